//! A table without renderer or window, and the hands that play on it.

use std::time::Duration;

use bevy::{
    asset::AssetPlugin, ecs::message::MessageCursor, input::InputPlugin, prelude::*,
    state::app::StatesPlugin, time::TimeUpdateStrategy,
};
use damas::{
    app::{
        board::OnSquare,
        marks::Mark,
        match_plugin,
        materials::{
            BoardMaterial, ClothMaterial, FrameMaterial, MarkMaterial, NamesMaterial,
            PieceMaterial, Quality,
        },
        motion::{Motion, SkipMotion},
        overlay::HoveredChoice,
        pieces::{MayanValue, Piece, PieceKind, PieceSide},
        projection_plugin,
        referee::{Announcement, Intent, Referee},
        trays::InTray,
    },
    notation::fen,
    play::{Claims, Match},
    rules::{self, Square},
};

/// A frame of the tests, in milliseconds.
const FRAME: u64 = 16;

pub(crate) struct Table {
    pub(crate) app: App,
    cursor: MessageCursor<Announcement>,
}

impl Table {
    /// A table with a position of a game on it.
    pub(crate) fn with(ruleset: &str, text: &str) -> Self {
        let rules = rules::find(ruleset).unwrap();
        let start = fen::parse(&rules, text).unwrap();
        Self::new(Match::from_position(start, Claims::ByPlayers))
    }

    pub(crate) fn new(game: Match) -> Self {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            InputPlugin,
            AssetPlugin::default(),
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            FRAME,
        )))
        .init_asset::<Mesh>()
        .init_asset::<Image>()
        .init_asset::<StandardMaterial>()
        .init_asset::<PieceMaterial>()
        .init_asset::<BoardMaterial>()
        .init_asset::<FrameMaterial>()
        .init_asset::<ClothMaterial>()
        .init_asset::<MarkMaterial>()
        .init_asset::<NamesMaterial>()
        .init_resource::<Quality>()
        .init_resource::<HoveredChoice>()
        .insert_resource(Referee::new(game))
        .add_plugins((match_plugin, projection_plugin));
        let cursor = app
            .world()
            .resource::<Messages<Announcement>>()
            .get_cursor();
        let mut table = Self { app, cursor };
        table.frames(2);
        table
    }

    pub(crate) fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Sends an intent and tells what was announced, each as the first word of its debug text.
    pub(crate) fn intend(&mut self, intent: Intent) -> Vec<String> {
        self.app.world_mut().write_message(intent);
        self.app.update();
        let messages = self.app.world().resource::<Messages<Announcement>>();
        let told = self.cursor.read(messages);
        told.map(|announcement| {
            let text = format!("{announcement:?}");
            let word = text.split(|c: char| !c.is_alphanumeric()).next();
            word.unwrap_or_default().to_owned()
        })
        .collect()
    }

    pub(crate) fn pick(&mut self, number: u8) -> Vec<String> {
        let square = self.square(number);
        self.intend(Intent::Pick(square))
    }

    pub(crate) fn square(&self, number: u8) -> Square {
        self.referee().rules().geometry().numbered(number).unwrap()
    }

    pub(crate) fn number(&self, square: Square) -> u8 {
        self.referee().rules().geometry().number(square)
    }

    pub(crate) fn referee(&self) -> &Referee {
        self.app.world().resource::<Referee>()
    }

    pub(crate) fn is_moving(&self) -> bool {
        self.app.world().resource::<Motion>().busy
    }

    pub(crate) fn skip_motion(&mut self) {
        self.app.world_mut().write_message(SkipMotion);
        self.frames(3);
    }

    /// Lets everything that moves arrive, and tells how many frames that took.
    pub(crate) fn settle(&mut self) -> usize {
        for frame in 0..4000 {
            if !self.is_moving() {
                return frame;
            }
            self.app.update();
        }
        panic!("still moving after 4000 frames");
    }

    /// Number, side, kind and value of every piece entity on the board, sorted.
    pub(crate) fn shown_on_board(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut query = world.query_filtered::<(
            &OnSquare,
            &PieceSide,
            &PieceKind,
            Option<&MayanValue>,
        ), With<Piece>>();
        let found: Vec<_> = query
            .iter(world)
            .map(|(square, side, kind, value)| (square.0, side.0, kind.0, value.map(|v| v.0)))
            .collect();
        let mut lines: Vec<String> = found
            .into_iter()
            .map(|(square, side, kind, value)| {
                format!("{:02} {side:?} {kind:?} {value:?}", self.number(square))
            })
            .collect();
        lines.sort();
        lines
    }

    /// What the referee says should be on the board, in the same words.
    pub(crate) fn expected_on_board(&self) -> Vec<String> {
        let mut lines: Vec<String> = self
            .referee()
            .shown()
            .pieces()
            .map(|(square, piece)| {
                let number = self.number(square);
                format!(
                    "{number:02} {:?} {:?} {:?}",
                    piece.side, piece.kind, piece.value
                )
            })
            .collect();
        lines.sort();
        lines
    }

    /// Place and value of every piece in a tray, in order.
    pub(crate) fn shown_in_trays(&mut self) -> Vec<(InTray, Option<u8>)> {
        let world = self.app.world_mut();
        let mut query = world.query::<(&InTray, Option<&MayanValue>)>();
        let mut found: Vec<_> = query
            .iter(world)
            .map(|(tray, value)| (*tray, value.map(|value| value.0.get())))
            .collect();
        found.sort_by_key(|(tray, _)| (tray.by, tray.place));
        found
    }

    /// The marks on a square, as their shapes' numbers.
    pub(crate) fn marks_on(&mut self, number: u8) -> Vec<u32> {
        let square = self.square(number);
        let world = self.app.world_mut();
        let mut query = world.query::<&Mark>();
        let mut found: Vec<u32> = query
            .iter(world)
            .filter(|mark| mark.square == square)
            .map(|mark| mark.tag.bits())
            .collect();
        found.sort_unstable();
        found
    }
}
