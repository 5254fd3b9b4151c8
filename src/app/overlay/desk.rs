//! What every part of the overlay draws with: the context, the words, and records of what was drawn.
//!
//! A part is a system that takes a [`Desk`]. It may run twice in a frame, so it only shows, and
//! sends intents; what it covers and where its buttons are is collected and published at the end.

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Area, Button, Context, Frame, Id, Order, Rect, Response, Sense, Ui, Vec2},
};

use super::{
    digest::Digest,
    editor::Parked,
    paint::theme,
    state::{NewGameForm, OverlayState, Zone},
};
use crate::app::{
    files::{ClipboardWish, FileWish, Files},
    referee::Intent,
    screens::Screen,
    settings::Settings,
    storage::HouseShelf,
    words::{GameWords, Words, game_words, words},
};

/// The gap between a zone and the window's edge, in points.
pub(super) const MARGIN: f32 = 8.0;
/// The width inside the columns at both sides, in points.
pub(super) const COLUMN: f32 = 184.0;

/// An edge of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Edge {
    /// The left one.
    Left,
    /// The right one.
    Right,
    /// The upper one.
    Top,
    /// The lower one.
    Bottom,
}

/// What has been drawn in this pass.
#[derive(Resource, Default, Debug)]
pub(super) struct Drawn {
    /// The named widgets, in points.
    pub(super) widgets: BTreeMap<String, Rect>,
    /// The areas, in points.
    pub(super) areas: Vec<Rect>,
    /// What is covered from each edge, in points: left, right, top, bottom.
    pub(super) covered: [f32; 4],
    /// How large each area was when it was last drawn.
    sizes: BTreeMap<&'static str, Vec2>,
}

/// What a part of the overlay needs.
#[derive(SystemParam)]
pub(super) struct Desk<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    settings: Res<'w, Settings>,
    intents: MessageWriter<'w, Intent>,
    wishes: MessageWriter<'w, FileWish>,
    clipboard: MessageWriter<'w, ClipboardWish>,
    screen: Res<'w, State<Screen>>,
    parked: ResMut<'w, Parked>,
    /// What is known of files.
    pub(super) files: Res<'w, Files>,
    /// The match in words.
    pub(super) digest: Res<'w, Digest>,
    /// The house rules that there are.
    pub(super) shelf: ResMut<'w, HouseShelf>,
    /// What the overlay remembers.
    pub(super) state: ResMut<'w, OverlayState>,
    /// What has been drawn.
    pub(super) drawn: ResMut<'w, Drawn>,
}

impl Desk<'_, '_> {
    /// The context to draw in.
    pub(super) fn context(&mut self) -> Result<Context> {
        Ok(self.contexts.ctx_mut()?.clone())
    }

    /// The words of the language that is set.
    pub(super) fn words(&self) -> &'static Words {
        words(self.settings.language)
    }

    /// The words for games and their rules.
    pub(super) fn game_words(&self) -> &'static GameWords {
        game_words(self.settings.language)
    }

    /// The screen that is shown.
    pub(super) fn screen(&self) -> Screen {
        *self.screen.get()
    }

    /// The settings.
    pub(super) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Sends an intent to the referee.
    pub(super) fn send(&mut self, context: &Context, intent: Intent) {
        self.intents.write(intent);
        // The referee hears it in the next frame, which an idle table would not draw.
        context.request_repaint();
    }

    /// Sends a wish about files.
    pub(super) fn wish(&mut self, context: &Context, wish: FileWish) {
        self.wishes.write(wish);
        context.request_repaint();
    }

    /// Keeps the form from which the editor is opened, to be shown again when it is left.
    pub(super) fn park(&mut self, form: Option<&NewGameForm>) {
        self.parked.0 = form.cloned();
    }

    /// Asks for what is on the clipboard.
    pub(super) fn paste(&mut self, context: &Context) {
        self.clipboard.write(ClipboardWish::Paste);
        context.request_repaint();
    }

    /// Shows a button under a name that tests know, and says whether it was clicked.
    pub(super) fn button(&mut self, ui: &mut Ui, name: &str, button: Button<'_>) -> bool {
        self.enabled_button(ui, name, true, button).clicked()
    }

    /// The same for a button that may be disabled.
    pub(super) fn enabled_button(
        &mut self,
        ui: &mut Ui,
        name: &str,
        enabled: bool,
        button: Button<'_>,
    ) -> Response {
        let response = ui.add_enabled(enabled, button);
        if enabled {
            self.record(ui, name, &response);
        }
        response
    }

    /// Notes where a widget is.
    pub(super) fn record(&mut self, ui: &Ui, name: &str, response: &Response) {
        let seen = response.rect.intersect(ui.clip_rect());
        if seen.is_positive() {
            self.drawn.widgets.insert(name.to_owned(), seen);
        }
    }

    /// Whether a zone is folded away.
    pub(super) fn is_folded(&self, zone: Zone) -> bool {
        self.state.folded.contains(&zone)
    }

    /// Shows the triangle that folds a zone away or unfolds it.
    pub(super) fn fold_button(&mut self, ui: &mut Ui, zone: Zone) {
        let folded = self.is_folded(zone);
        let (place, response) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::click());
        let colour = if response.hovered() {
            theme::AMBER
        } else {
            theme::FAINT
        };
        let m = place.center();
        let corners: [(f32, f32); 3] = if folded {
            [(-3.5, -5.0), (4.5, 0.0), (-3.5, 5.0)]
        } else {
            [(-5.0, -3.5), (5.0, -3.5), (0.0, 4.5)]
        };
        let points = corners.map(|(x, y)| m + Vec2::new(x, y)).to_vec();
        ui.painter().add(bevy_egui::egui::Shape::convex_polygon(
            points,
            colour,
            bevy_egui::egui::Stroke::NONE,
        ));
        self.record(ui, zone.fold_name(), &response);
        let words = &self.words().actions;
        let hint = if folded { words.unfold } else { words.fold };
        if response.on_hover_text(hint).clicked() {
            if folded {
                self.state.folded.remove(&zone);
            } else {
                self.state.folded.insert(zone);
            }
            ui.ctx().request_repaint();
        }
    }

    /// Shows an area fixed to the window. Areas shield the board from the pointer; panels in a
    /// background `Ui` would let clicks through.
    pub(super) fn area(
        &mut self,
        context: &Context,
        name: &'static str,
        (align, offset): (Align2, Vec2),
        frame: Frame,
        covers: Option<Edge>,
        contents: impl FnOnce(&mut Ui, &mut Self),
    ) {
        let shown = Area::new(Id::new(name))
            .order(Order::Middle)
            .anchor(align, offset)
            .interactable(true)
            .show(context, |ui| {
                frame.show(ui, |ui| contents(ui, self));
            });
        let rect = shown.response.rect;
        self.drawn.areas.push(rect);
        self.settle(context, name, rect.size());
        if let Some(edge) = covers {
            self.cover(context.content_rect(), rect, edge);
        }
    }

    /// Draws the pass again at once where something has another size than before: the place of an area
    /// follows from its size in the last pass.
    pub(super) fn settle(&mut self, context: &Context, name: &'static str, size: Vec2) {
        let size = size.round();
        if self.drawn.sizes.insert(name, size) != Some(size) {
            context.request_discard("a part of the overlay has another size");
            // A frame has two passes; what is not at rest by then is in the next one.
            context.request_repaint();
        }
    }

    fn cover(&mut self, window: Rect, rect: Rect, edge: Edge) {
        let (index, covered) = match edge {
            Edge::Left => (0, rect.right() - window.left()),
            Edge::Right => (1, window.right() - rect.left()),
            Edge::Top => (2, rect.bottom() - window.top()),
            Edge::Bottom => (3, window.bottom() - rect.top()),
        };
        let margin = &mut self.drawn.covered[index];
        *margin = margin.max(covered + MARGIN);
    }

    /// How far the middle of what the columns leave free is from the window's middle, in points.
    pub(super) fn free_middle(&self) -> f32 {
        let [left, right, ..] = self.drawn.covered;
        (left - right) / 2.0
    }

    /// The width between the columns, in points.
    pub(super) fn free_width(&self, context: &Context) -> f32 {
        let [left, right, ..] = self.drawn.covered;
        (context.content_rect().width() - left - right).max(200.0)
    }
}
