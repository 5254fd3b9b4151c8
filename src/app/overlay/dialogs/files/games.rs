//! The games of a file: a list that grows while it is read, with a field that finds names.

use bevy_egui::egui::{
    Align, Button, Label, Layout, Margin, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2,
};

use super::{FilesDialog, WIDTH, said};
use crate::app::{
    files::{FileWish, Head, MOST_GAMES},
    overlay::{
        desk::Desk,
        dialogs::{Then, heading},
        paint::theme,
        state::Dialog,
    },
    words::file_words,
};

/// The height of the list, in points.
const HEIGHT: f32 = 340.0;
/// The height of a game, in points.
const ROW: f32 = 40.0;
/// The width of the number, in points.
const NUMBER: f32 = 64.0;
/// The width of result and length, in points.
const RESULT: f32 = 130.0;

/// What is looked for, and which games fit.
#[derive(Clone, Default, Debug)]
pub(in crate::app::overlay) struct GamesForm {
    find: String,
    /// What the games below were found for: the text, and how many games it was looked for in.
    found_for: (String, usize),
    found: Vec<usize>,
}

impl GamesForm {
    /// Looks for the text again where it has changed, and in the games that have come since.
    fn follow(&mut self, heads: &[Head]) {
        let wanted = self.find.trim().to_lowercase();
        let mut from = self.found_for.1;
        if wanted != self.found_for.0 || heads.len() < from {
            self.found.clear();
            from = 0;
        }
        let fits = |(_, head): &(usize, &Head)| wanted.is_empty() || head.fits(&wanted);
        let news = heads.iter().enumerate().skip(from).filter(fits);
        self.found.extend(news.map(|(index, _)| index));
        self.found_for = (wanted, heads.len());
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, form: &mut GamesForm) -> Then {
    let words = file_words(desk.settings().language);
    let context = ui.ctx().clone();
    ui.set_width(WIDTH);
    let (count, capped) = desk.files.collection().map_or((0, false), |collection| {
        form.follow(collection.heads());
        (collection.heads().len(), collection.is_capped())
    });
    ui.horizontal(|ui| {
        heading(ui, &(words.games)(count));
        if desk.files.is_reading() {
            ui.label(RichText::new(words.reading_on).color(theme::FAINT));
        }
    });
    let field = TextEdit::singleline(&mut form.find)
        .hint_text(words.find)
        .margin(Margin::symmetric(8, 6))
        .desired_width(WIDTH);
    let response = ui.add(field);
    desk.record(ui, "find game", &response);
    ui.add_space(4.0);
    if form.found.is_empty() {
        ui.label(RichText::new(words.none_found).color(theme::FAINT));
    }
    let mut chosen = None;
    ScrollArea::vertical()
        .id_salt("games")
        .min_scrolled_height(HEIGHT)
        .max_height(HEIGHT)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, form.found.len(), |ui, rows| {
            for &index in &form.found[rows] {
                if game(ui, desk, index) {
                    chosen = Some(index);
                }
            }
        });
    if capped {
        ui.label(RichText::new((words.capped)(MOST_GAMES)).color(theme::AMBER));
    }
    said(ui, desk);
    if let Some(index) = chosen {
        desk.wish(&context, FileWish::Choose(index));
    }
    ui.add_space(6.0);
    let back = Button::new(words.back).min_size(vec2(110.0, 36.0));
    if ui.horizontal(|ui| desk.button(ui, "back", back)).inner {
        desk.wish(&context, FileWish::Dismiss);
        desk.wish(&context, FileWish::Close);
        return Then::Open(Dialog::Files(FilesDialog::Overview));
    }
    Then::Stay
}

/// One game of the list; whether it was clicked.
fn game(ui: &mut Ui, desk: &mut Desk, index: usize) -> bool {
    let words = file_words(desk.settings().language);
    let Some(head) = desk
        .files
        .collection()
        .and_then(|collection| collection.heads().get(index))
        .cloned()
    else {
        return false;
    };
    let button = Button::new("")
        .frame_when_inactive(false)
        .min_size(vec2(WIDTH - 20.0, ROW - 4.0));
    let response = ui.add_enabled(head.fault.is_none(), button);
    let place = response.rect.shrink2(vec2(6.0, 0.0));
    let mut row = ui.new_child(
        bevy_egui::egui::UiBuilder::new()
            .max_rect(place)
            .layout(Layout::left_to_right(Align::Center)),
    );
    let small = |text: String| {
        RichText::new(text)
            .text_style(TextStyle::Small)
            .color(theme::FAINT)
    };
    row.add_sized(
        vec2(NUMBER, ROW - 4.0),
        Label::new(small(head.number.to_string())),
    );
    let rest = place.width() - NUMBER - RESULT - 24.0;
    let (title, below, result) = match &head.fault {
        Some(fault) => (words.faulty.to_owned(), fault.clone(), String::new()),
        None => {
            let known = |name: &str| if name.is_empty() { words.unknown } else { name }.to_owned();
            let title = format!("{} – {}", known(&head.white), known(&head.black));
            let result = format!("{}  ·  {}", head.result, (words.moves)(head.plies));
            (title, head.event.clone(), result)
        }
    };
    row.allocate_ui(vec2(rest, ROW - 4.0), |ui| {
        ui.set_width(rest);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let colour = if head.fault.is_some() {
                theme::FAINT
            } else {
                theme::TEXT
            };
            ui.add(Label::new(RichText::new(title).color(colour)).truncate());
            if !below.is_empty() {
                ui.add(Label::new(small(below)).truncate());
            }
        });
    });
    row.add_sized(vec2(RESULT, ROW - 4.0), Label::new(small(result)));
    if head.fault.is_none() {
        desk.record(ui, &format!("game {}", head.number), &response);
    }
    match head.fault {
        Some(fault) => {
            response.on_disabled_hover_text(fault);
            false
        }
        None => response.clicked(),
    }
}
