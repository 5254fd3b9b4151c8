//! House rules: the values of a game that people change, the name they give it, and its text to share.

use bevy_egui::{
    EguiClipboard,
    egui::{Button, Grid, Label, Margin, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2},
};

use super::{Then, primary_if};
use crate::{
    app::{
        overlay::{
            desk::Desk,
            house::HouseForm,
            paint::{mark, theme},
            state::Dialog,
        },
        settings::Language,
        storage::fault_text,
        words::{self, HouseWords, capitalised, house_words, law_name, side_words},
    },
    rules::{self, Counting, Manner, Playing, Reach, Side},
};

/// The width of the dialog, in points.
const WIDTH: f32 = 700.0;
/// The fewest and most moves of a counter, and occurrences of a repetition.
const MOVES: (u16, u16) = (1, 500);
const TIMES: (u8, u8) = (2, 9);

pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut HouseForm,
    clipboard: &mut EguiClipboard,
) -> Then {
    let language = desk.settings().language;
    let words = house_words(language);
    ui.set_width(WIDTH);
    ui.horizontal(|ui| {
        mark::house(ui);
        let game = words::text(&form.base.ruleset().title, language);
        let title = RichText::new((words.title)(game)).size(24.0);
        ui.add(Label::new(title.color(theme::AMBER)).truncate());
    });
    ui.add_space(4.0);
    let height = ui.ctx().content_rect().height() - 262.0;
    ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true])
        .animated(false)
        .show(ui, |ui| {
            Grid::new("house rules")
                .num_columns(2)
                .spacing(vec2(16.0, 7.0))
                .show(ui, |ui| values(ui, desk, form, language));
        });
    ui.add_space(4.0);
    share(ui, desk, form, clipboard, words, language);
    ui.add_space(6.0);
    let problem = match form.house() {
        None => Some(words.needs_name.to_owned()),
        Some(_) if form.is_unchanged() => Some(words.needs_change.to_owned()),
        Some(house) => rules::derive(&house)
            .err()
            .map(|error| fault_text(&error, language)),
    };
    let (text, colour) = match (&form.said, &problem) {
        (Some(Err(said)), _) => (said.as_str(), theme::AMBER),
        (Some(Ok(said)), _) => (*said, theme::TEXT),
        (None, Some(problem)) => (problem.as_str(), theme::AMBER),
        (None, None) => ("", theme::TEXT),
    };
    ui.add(Label::new(RichText::new(text).color(colour)).wrap());
    let mut then = Then::Stay;
    ui.horizontal(|ui| {
        let keep = desk.enabled_button(
            ui,
            "keep",
            problem.is_none(),
            primary_if(problem.is_none(), words.keep),
        );
        if keep.clicked()
            && let Some(house) = form.house()
        {
            match desk.shelf.keep(&house) {
                Ok(rules) => {
                    form.new_game.choose(&rules);
                    then = Then::Open(Dialog::NewGame((*form.new_game).clone()));
                }
                Err(error) => form.said = Some(Err(error.text(language))),
            }
        }
        let cancel = Button::new(desk.words().menu.cancel).min_size(vec2(110.0, 36.0));
        if desk.button(ui, "cancel", cancel) {
            then = Then::Close;
        }
    });
    then
}

/// The name and the values, a row each.
fn values(ui: &mut Ui, desk: &mut Desk, form: &mut HouseForm, language: Language) {
    let words = house_words(language);
    label(ui, words.name);
    let field = TextEdit::singleline(&mut form.title)
        .hint_text(words.name_hint)
        .char_limit(40)
        .margin(Margin::symmetric(8, 6))
        .desired_width(430.0);
    let response = ui.add(field);
    if response.changed() {
        form.said = None;
    }
    desk.record(ui, "house name", &response);
    ui.end_row();

    label(ui, words.king);
    let reaches = [
        ("house flying", Reach::Flying, words.flying),
        ("house short", Reach::Short, words.short),
    ];
    choices(ui, desk, &mut form.wanted.king.reach, &reaches);
    ui.end_row();

    label(ui, words.backwards);
    let mut backwards = form.captures_backwards();
    yes_no(ui, desk, "backwards", &mut backwards, words);
    if backwards != form.captures_backwards() {
        form.set_backwards(backwards);
    }
    ui.end_row();

    label(ui, words.laws);
    laws(ui, desk, form, language);
    ui.end_row();

    // Where every square plays, a king steps sideways anyway.
    if form.base.geometry().board().playing != Playing::All {
        label(ui, words.sideways);
        yes_no(ui, desk, "sideways", &mut form.wanted.king.sideways, words);
        ui.end_row();
    }

    label(ui, words.first);
    let name = |side| capitalised(side_words(&form.base, side, language).name);
    let (light, dark) = (name(Side::White), name(Side::Black));
    let sides = [
        ("house white", Side::White, light.as_str()),
        ("house black", Side::Black, dark.as_str()),
    ];
    choices(ui, desk, &mut form.wanted.first, &sides);
    ui.end_row();

    label(ui, words.repetition);
    ui.horizontal(|ui| {
        let mut count = u16::from(form.wanted.repetition.count);
        let (least, most) = TIMES;
        let text = (words.times)(form.wanted.repetition.count);
        let range = (u16::from(least), u16::from(most));
        step(ui, desk, "repetition", &mut count, &text, (1, range));
        if let Ok(count) = u8::try_from(count) {
            form.set_repetition(count);
        }
        let mut claimed = form.wanted.repetition.manner != Manner::Automatic;
        let before = claimed;
        let manners = [
            ("house claimed", true, words.claimed),
            ("house automatic", false, words.automatic),
        ];
        choices(ui, desk, &mut claimed, &manners);
        if claimed != before {
            form.set_claimed(claimed);
        }
    });
    ui.end_row();

    label(ui, words.counters);
    counters(ui, desk, form, language);
    ui.end_row();
}

fn laws(ui: &mut Ui, desk: &mut Desk, form: &mut HouseForm, language: Language) {
    ui.vertical(|ui| {
        for law in form.possible_laws() {
            let mut holds = form.wanted.laws.contains(&law);
            let response = ui.checkbox(&mut holds, capitalised(law_name(law, language)));
            desk.record(ui, &format!("house law {law:?}"), &response);
            if response.changed() {
                form.set_law(law, holds);
                form.said = None;
            }
        }
    });
}

fn counters(ui: &mut Ui, desk: &mut Desk, form: &mut HouseForm, language: Language) {
    let words = house_words(language);
    ui.vertical(|ui| {
        for (limit, counts) in &mut form.limits {
            ui.horizontal(|ui| {
                let title = capitalised(words::text(&limit.title, language));
                let response = ui.checkbox(counts, title);
                desk.record(ui, &format!("house limit {}", limit.name), &response);
                if !*counts || limit.plies == 0 {
                    return;
                }
                let before = limit.plies.div_ceil(2);
                let mut moves = before;
                let whole = limit.counts == Counting::EveryPly && limit.material.is_none();
                let stride = if whole { 5 } else { 1 };
                let text = (words.moves)(moves);
                step(ui, desk, &limit.name, &mut moves, &text, (stride, MOVES));
                if moves != before {
                    limit.plies = 2 * moves;
                }
            });
        }
    });
}

/// The folder, and the text of the rules to and from the clipboard.
fn share(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut HouseForm,
    clipboard: &mut EguiClipboard,
    words: &HouseWords,
    language: Language,
) {
    let text = match desk.shelf.folder() {
        Some(folder) => (words.folder)(&folder.display().to_string()),
        None => words.no_folder.to_owned(),
    };
    let text = RichText::new(text).text_style(TextStyle::Small);
    ui.add(Label::new(text.color(theme::FAINT)).wrap());
    ui.horizontal(|ui| {
        let house = form.house();
        let copy = desk.enabled_button(ui, "copy rules", house.is_some(), Button::new(words.copy));
        if copy.clicked()
            && let Some(house) = house
        {
            clipboard.set_text(&house.to_text());
            form.said = Some(Ok(words.copied));
        }
        if desk.button(ui, "paste rules", Button::new(words.paste)) {
            form.said = Some(match clipboard.get_text() {
                Some(text) if !text.trim().is_empty() => paste(form, &text, words, language),
                _ => Err(words.nothing_to_paste.to_owned()),
            });
        }
    });
}

/// Takes rules over from a text; a faulty one changes nothing.
fn paste(
    form: &mut HouseForm,
    text: &str,
    words: &HouseWords,
    language: Language,
) -> Result<&'static str, String> {
    let read = rules::parse_house(text).and_then(|house| rules::derive(&house));
    match read {
        Ok(rules) => {
            form.take(&rules.into());
            Ok(words.pasted)
        }
        Err(error) => Err(fault_text(&error, language)),
    }
}

fn label(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).color(theme::FAINT));
}

fn yes_no(ui: &mut Ui, desk: &mut Desk, name: &str, value: &mut bool, words: &HouseWords) {
    let (yes, no) = (format!("house {name} yes"), format!("house {name} no"));
    let both = [
        (yes.as_str(), true, words.yes),
        (no.as_str(), false, words.no),
    ];
    choices(ui, desk, value, &both);
}

/// All values side by side.
fn choices<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    value: &mut T,
    all: &[(&str, T, &str)],
) {
    ui.horizontal(|ui| {
        for &(name, choice, text) in all {
            let is_set = *value == choice;
            let colour = if is_set { theme::STONE } else { theme::TEXT };
            let mut button = Button::new(RichText::new(text).color(colour));
            if is_set {
                button = button.fill(theme::AMBER);
            }
            if desk.button(ui, name, button) {
                *value = choice;
            }
        }
    });
}

/// A number between two buttons that change it by a stride within a range.
fn step(
    ui: &mut Ui,
    desk: &mut Desk,
    name: &str,
    value: &mut u16,
    text: &str,
    (stride, (least, most)): (u16, (u16, u16)),
) {
    let sign = |text: &str| Button::new(text.to_owned()).min_size(vec2(28.0, 28.0));
    let less = desk.enabled_button(ui, &format!("less {name}"), least < *value, sign("−"));
    if less.clicked() {
        *value = value.saturating_sub(stride).max(least);
    }
    ui.add_sized(
        vec2(92.0, 28.0),
        Label::new(RichText::new(text).color(theme::TEXT)),
    );
    let more = desk.enabled_button(ui, &format!("more {name}"), *value < most, sign("+"));
    if more.clicked() {
        *value = value.saturating_add(stride).min(most);
    }
}
