//! Every word that the table says, in both languages.
//!
//! [`Words`] is one typed table with a value for each language, so a missing text does not compile.
//! What depends on the match is put together here too, as whole sentences, for the overlay, the
//! trace and tests alike.

mod difference;
mod editor;
mod en;
mod es;
mod fen;
mod field;
mod files;
mod game_table;
mod house_table;
mod machine;
mod refusal;
mod refusal_table;
mod result;
mod sentence;
mod side;
mod table;

pub use difference::{Difference, differences, law_name};
pub use editor::{EditorWords, editor_words};
pub use fen::fen_sentence;
pub use field::fields_text;
pub use files::{FileWords, file_words};
pub use game_table::{GameWords, game_words};
pub use house_table::{HouseWords, house_words};
pub use machine::{
    MachineWords, aids_text, hint_sentence, level_text, machine_words, played_by_text,
};
pub use refusal::refusal_sentence;
pub use refusal_table::{BarWords, LawWords, RefusalWords, WayWords};
pub use result::{ResultText, result_text};
pub use sentence::{Sentence, Tone, duty, sentence, verdict};
pub use side::{capitalised, side_words};
pub use table::{
    ActionWords, CardWords, DutyWords, MenuWords, NewGameWords, PlaceWords, ResultWords,
    SettingWords, SideWords, TitleWords, Words,
};

use super::settings::Language;
use crate::rules::Text;

/// The words of a language.
#[must_use]
pub const fn words(language: Language) -> &'static Words {
    match language {
        Language::Es => &es::ES,
        Language::En => &en::EN,
    }
}

/// What a ruleset calls something, in a language.
#[must_use]
pub fn text(text: &Text, language: Language) -> &str {
    match language {
        Language::Es => &text.es,
        Language::En => &text.en,
    }
}
