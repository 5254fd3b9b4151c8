//! Dialogs over the table or the title: one at a time; Esc or a click beside it closes it.

mod edit;
mod files;
mod gallery;
mod house;
mod menu;
mod new_game;
mod players;
mod questions;
mod rules_page;
mod settings;

use bevy::prelude::*;
use bevy_egui::{
    EguiClipboard,
    egui::{Button, Color32, Context, Id, Key, Modal, RichText, Ui, vec2},
};

pub(super) use files::FilesDialog;

use super::{
    desk::Desk,
    games::RulesView,
    paint::theme,
    state::{Dialog, NewGameForm},
};
use crate::app::{files::FileWish, screens::Screen, settings::Settings};

/// What comes of showing a dialog.
enum Then {
    /// It stays.
    Stay,
    /// It closes.
    Close,
    /// Another takes its place.
    Open(Dialog),
    /// A rules page is shown over it.
    OpenOver(RulesView),
    /// It closes and another screen is shown.
    Go(Screen),
    /// The program ends.
    Quit,
}

impl Desk<'_, '_> {
    /// Opens a dialog.
    pub(super) fn open(&mut self, context: &Context, dialog: Dialog) {
        self.state.dialog = Some(dialog);
        context.request_repaint();
    }

    /// Opens the rules page of the game on the table, at a section where one is named.
    pub(super) fn open_rules(&mut self, context: &Context, section: Option<&str>) {
        if let Some(rules) = self.digest.rules.clone() {
            self.open(context, Dialog::Rules(RulesView::of(rules, section)));
        }
    }
}

/// F1 opens the page of the game on the table, or of the one that is chosen for a new game, and
/// closes it again.
fn hear_help(context: &Context, desk: &mut Desk) {
    if !context.input(|input| input.key_pressed(Key::F1)) {
        return;
    }
    let page = |rules| RulesView::of(rules, None);
    let (rules, dialog) = match desk.state.dialog.take() {
        Some(Dialog::Rules(view)) => {
            desk.state.dialog = view.before.map(|before| *before);
            return context.request_repaint();
        }
        Some(Dialog::House(form)) => (Some(form.base.clone()), Some(Dialog::House(form))),
        Some(Dialog::NewGame(form)) => (Some(form.rules.clone()), Some(Dialog::NewGame(form))),
        other => (desk.digest.rules.clone(), other),
    };
    desk.state.dialog = match (rules, dialog) {
        (Some(rules), Some(before)) => Some(Dialog::Rules(page(rules).over(before))),
        (Some(rules), None) => Some(Dialog::Rules(page(rules))),
        (None, dialog) => dialog,
    };
    context.request_repaint();
}

/// Shows the dialog that is open.
pub(super) fn show(
    mut desk: Desk,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    mut wanted: Local<Option<Settings>>,
    mut clipboard: ResMut<EguiClipboard>,
    mut commands: Commands,
) -> Result {
    let context = desk.context()?;
    hear_help(&context, &mut desk);
    let Some(mut dialog) = desk.state.dialog.take() else {
        return Ok(());
    };
    let modal = Modal::new(Id::new("dialog"))
        .backdrop_color(Color32::from_black_alpha(130))
        .frame(theme::panel().inner_margin(18))
        .show(&context, |ui| {
            let then = match &mut dialog {
                Dialog::Menu => menu::show(ui, &mut desk),
                Dialog::Settings => settings::show(ui, &mut desk, &mut wanted),
                Dialog::NewGame(form) => new_game::show(ui, &mut desk, form, &mut wanted),
                Dialog::House(form) => house::show(ui, &mut desk, form, &mut clipboard),
                Dialog::Rules(view) => rules_page::show(ui, &mut desk, view, &mut wanted),
                Dialog::Files(files) => files::show(ui, &mut desk, files),
                Dialog::AskLeaveEditor => edit::ask_leave(ui, &mut desk),
                Dialog::AskResign => questions::resign(ui, &mut desk),
                Dialog::AskDraw => questions::draw(ui, &mut desk),
                Dialog::Players => players::show(ui, &mut desk),
            };
            desk.settle(&context, "dialog", ui.min_rect().size());
            then
        });
    if let Some(wanted) = wanted.take() {
        commands.queue(move |world: &mut World| {
            if let Some(mut settings) = world.get_resource_mut::<Settings>() {
                settings.set_if_neq(wanted);
            }
        });
        context.request_repaint();
    }
    // What has been filled in is not lost to a click beside it.
    let is_form = matches!(
        dialog,
        Dialog::NewGame(_) | Dialog::House(_) | Dialog::Files(_)
    );
    // Asked once: the question takes the Escape key.
    let should_close = modal.should_close();
    if should_close && matches!(dialog, Dialog::Files(_)) {
        desk.wish(&context, FileWish::Dismiss);
    }
    let closes = should_close && !(is_form && modal.backdrop_response.clicked());
    desk.state.dialog = match modal.inner {
        Then::Stay if !closes => Some(dialog),
        Then::Stay | Then::Close => before(dialog),
        Then::Open(other) => Some(other),
        Then::OpenOver(other) => Some(Dialog::Rules(other.over(dialog))),
        Then::Go(screen) => {
            NextState::set_if_neq(&mut next, screen);
            None
        }
        Then::Quit => {
            exit.write(AppExit::Success);
            None
        }
    };
    Ok(())
}

/// What was open before a dialog that closes, and comes back.
fn before(dialog: Dialog) -> Option<Dialog> {
    match dialog {
        Dialog::Rules(view) => view.before.map(|before| *before),
        Dialog::House(form) => Some(Dialog::NewGame(*form.new_game)),
        _ => None,
    }
}

/// A dialog's title.
fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(24.0).color(theme::AMBER));
    ui.add_space(6.0);
}

/// A wide button, as menus have them.
fn wide(text: &str) -> Button<'_> {
    Button::new(text).min_size(vec2(280.0, 38.0))
}

/// The button that a dialog is there for, where it cannot be pressed at present: as plain as others.
fn primary_if(enabled: bool, text: &str) -> Button<'_> {
    if enabled {
        primary(text)
    } else {
        Button::new(text).min_size(vec2(150.0, 36.0))
    }
}

/// The button that a dialog is there for.
fn primary(text: &str) -> Button<'_> {
    Button::new(RichText::new(text).color(theme::STONE))
        .fill(theme::AMBER)
        .min_size(vec2(150.0, 36.0))
}

fn empty_form(settings: &Settings) -> Dialog {
    Dialog::NewGame(NewGameForm::offered(settings))
}
