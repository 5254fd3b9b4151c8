//! The title screen: the table stands behind it.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, RichText, TextStyle, vec2};

use crate::app::{
    overlay::{
        Unfinished,
        desk::{Desk, Edge},
        dialogs::FilesDialog,
        paint::theme,
        state::{Dialog, NewGameForm},
    },
    referee::Intent,
    screens::Screen,
    words::file_words,
};

/// The title.
pub(in crate::app::overlay) fn title(
    mut desk: Desk,
    unfinished: Res<Unfinished>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = desk.context()?;
    let in_hand = desk.state.has_begun && desk.digest.result.is_none();
    let place = (Align2::LEFT_CENTER, vec2(48.0, 0.0));
    let frame = theme::panel().inner_margin(24);
    desk.area(
        &context,
        "title",
        place,
        frame,
        Some(Edge::Left),
        |ui, desk| {
            ui.set_width(320.0);
            let words = &desk.words().title;
            let context = ui.ctx().clone();
            ui.label(RichText::new(words.name).size(56.0).color(theme::AMBER));
            ui.label(RichText::new(words.subtitle).color(theme::TEXT));
            ui.add_space(14.0);
            let mut pressed = |desk: &mut Desk, name, text| {
                let text = RichText::new(text).size(19.0);
                desk.button(ui, name, Button::new(text).min_size(vec2(320.0, 42.0)))
            };
            if (in_hand || unfinished.0) && pressed(desk, "continue", words.go_on) {
                if !in_hand {
                    desk.send(&context, Intent::Resume);
                }
                NextState::set_if_neq(&mut next, Screen::Table);
                context.request_repaint();
            }
            if pressed(desk, "new game", words.new_game) {
                let form = NewGameForm::offered(desk.settings());
                desk.open(&context, Dialog::NewGame(form));
            }
            if pressed(desk, "rules", desk.game_words().rules) {
                desk.open_rules(&context, None);
            }
            let open = file_words(desk.settings().language).title_open;
            if pressed(desk, "game files", open) {
                desk.open(&context, Dialog::Files(FilesDialog::Overview));
            }
            if pressed(desk, "settings", words.settings) {
                desk.open(&context, Dialog::Settings);
            }
            if pressed(desk, "quit", words.quit) {
                exit.write(AppExit::Success);
            }
            ui.add_space(14.0);
            ui.label(
                RichText::new(words.credit)
                    .text_style(TextStyle::Small)
                    .color(theme::FAINT),
            );
        },
    );
    Ok(())
}
