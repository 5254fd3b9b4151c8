//! The match put into words and numbers for the overlay, once per change and not once per frame.

mod cards;
mod choices;
mod moves;
mod state;

use std::sync::Arc;

use bevy::prelude::*;

pub(super) use cards::Card;
pub(super) use choices::Choice;
pub(super) use moves::MoveList;
pub(super) use state::{Counter, MatchState};

use crate::{
    app::{
        TableSystems,
        referee::Referee,
        settings::Settings,
        words::{self, ResultText, Sentence},
    },
    pages::section_of,
    rules::{BySide, Origin, Rules, Side},
};

/// What the overlay shows of the match.
#[derive(Resource, Default, Debug)]
pub(super) struct Digest {
    /// The game's title.
    pub(super) title: String,
    /// The rules of the match.
    pub(super) rules: Option<Arc<Rules>>,
    /// Whether they are house rules.
    pub(super) is_house: bool,
    /// The section of the rules page that explains what was refused.
    pub(super) section: Option<&'static str>,
    /// The referee's sentence.
    pub(super) sentence: Sentence,
    /// The players.
    pub(super) cards: BySide<Card>,
    /// Turn, duty and counters.
    pub(super) state: MatchState,
    /// The moves so far.
    pub(super) moves: MoveList,
    /// The captures to choose from.
    pub(super) choices: Vec<Choice>,
    /// The result, once there is one.
    pub(super) result: Option<ResultText>,
    /// What a draw now would mean.
    pub(super) verdict: String,
    /// The side to move, as sentences name it.
    pub(super) turn_the: &'static str,
    /// The side that offers a draw.
    pub(super) offer: Option<Side>,
    /// Whether a person is to answer the offer.
    pub(super) can_answer: bool,
    /// Whether a draw can be claimed.
    pub(super) can_claim: bool,
    /// Whether the present position is shown, and the game goes on.
    pub(super) is_open: bool,
    /// Whether a hint can be asked for.
    pub(super) can_hint: bool,
    /// Whether there is a move to take back.
    pub(super) can_undo: bool,
    /// Whether there is a move to play again.
    pub(super) can_redo: bool,
}

impl Digest {
    fn refresh(&mut self, referee: &Referee, settings: &Settings) {
        let language = settings.language;
        let game = referee.game();
        let rules = referee.rules();
        words::text(&rules.ruleset().title, language).clone_into(&mut self.title);
        self.rules = Some(rules.clone());
        self.is_house = matches!(rules.ruleset().origin, Origin::House { .. });
        self.section = referee
            .refusal()
            .and_then(|refused| section_of(&refused.reason));
        self.sentence = words::sentence(referee, settings);
        self.cards = BySide::new(|side| Card::of(referee, side, language));
        self.state = MatchState::of(referee, settings.names(rules), language);
        let names = settings.names(rules);
        self.moves.follow(game, referee.shown_plies(), names);
        self.choices = choices::of(referee, names, language);
        self.result = game
            .result()
            .map(|result| words::result_text(game, &result, language));
        self.verdict = words::verdict(game, language);
        let speaker = referee.speaker().unwrap_or_else(|| referee.turn());
        self.turn_the = words::side_words(rules, speaker, language).the;
        self.offer = game.draw_offer();
        self.can_answer = (self.offer).is_some_and(|by| game.played_by[by.other()].is_person());
        self.can_claim = game.can_claim() && referee.awaits_person();
        self.is_open = referee.is_open() && referee.speaker().is_some();
        self.can_hint = referee.awaits_person();
        self.can_undo = game.can_undo();
        self.can_redo = game.can_redo();
    }
}

fn refresh(mut digest: ResMut<Digest>, referee: Res<Referee>, settings: Res<Settings>) {
    digest.refresh(&referee, &settings);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Digest>().add_systems(
        Update,
        refresh
            .run_if(resource_changed::<Referee>.or_eager(resource_changed::<Settings>))
            .in_set(TableSystems::View),
    );
}
