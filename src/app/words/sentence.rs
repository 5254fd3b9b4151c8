//! The referee's one sentence: what was refused, what stands, or what is to be done.

use super::{
    hint_sentence, machine::thinking_sentence, machine_words, refusal::squares_text,
    refusal_sentence, result_text, side_words, words,
};
use crate::{
    app::{
        referee::Referee,
        settings::{Language, Settings},
    },
    notation::Names,
    play::{Courtesy, Match, courtesies},
    rules::{Crowning, DrawVerdict, Kind, Move, Position, SquareSet},
};

/// How many squares a sentence names; more would not be read.
const MOST_SQUARES: usize = 4;

/// What the referee says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// How they are meant.
    pub tone: Tone,
}

/// How a sentence is meant; the overlay gives each a mark of its own.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tone {
    /// What is to be done.
    #[default]
    Plain,
    /// Something must be done.
    Duty,
    /// Something was refused.
    Refused,
    /// An answer is awaited.
    Question,
    /// An earlier position is shown.
    Past,
    /// The game has ended.
    Ended,
    /// A move is recommended.
    Hint,
}

/// What the referee says now.
#[must_use]
pub fn sentence(referee: &Referee, settings: &Settings) -> Sentence {
    let language = settings.language;
    let names = settings.names(referee.rules());
    let game = referee.game();
    let duty = &words(language).duty;
    let say = |text, tone| Sentence { text, tone };
    if let Some(refused) = referee.refusal() {
        let text = refusal_sentence(&refused.reason, referee.rules(), settings);
        return say(text, Tone::Refused);
    }
    if let Some(plies) = referee.looking_at() {
        return say(looking_sentence(game, plies, names, language), Tone::Past);
    }
    if let Some(result) = game.result() {
        return say(result_text(game, &result, language).sentence(), Tone::Ended);
    }
    if let Some(side) = game.draw_offer() {
        let asked = side.other();
        if !game.played_by[asked].is_person() {
            let asked = side_words(referee.rules(), asked, language).the;
            return say((machine_words(language).considers)(asked), Tone::Plain);
        }
        let side = side_words(referee.rules(), side, language).the;
        return say(
            (duty.offered)(side, &verdict(game, language)),
            Tone::Question,
        );
    }
    if let Some(side) = referee.declined() {
        let side = side_words(referee.rules(), side, language).the;
        return say((machine_words(language).declined)(side), Tone::Refused);
    }
    if let Some(text) = thinking_sentence(game, language) {
        return say(text, Tone::Plain);
    }
    let choices = referee.entry().choices().len();
    if 0 < choices {
        return say((duty.choose)(choices), Tone::Question);
    }
    if let Some(hint) = referee.hint() {
        let text = hint_sentence(game.position(), &hint.step, hint.why, names, language);
        return say(text, Tone::Hint);
    }
    if let Some(text) = entry_sentence(referee, names, language) {
        return say(text, Tone::Plain);
    }
    if game.can_claim() {
        let text = (duty.claimable)(game.occurrences(), &verdict(game, language));
        return say(text, Tone::Question);
    }
    let mut said = turn_sentence(game.position(), names, language);
    if settings.courtesies {
        for courtesy in courtesies(game) {
            said.text += &format!(". {}", courtesy_text(&courtesy, referee, names, language));
        }
    }
    said
}

/// What a courtesy announces (seed 003, "reglas de caballeros").
fn courtesy_text(
    courtesy: &Courtesy,
    referee: &Referee,
    names: Names,
    language: Language,
) -> String {
    let duty = &words(language).duty;
    let name = |square| names.square(referee.rules().geometry(), square);
    match *courtesy {
        Courtesy::UnderAttack(squares) => {
            (duty.under_attack)(&squares_text(squares, referee.rules(), names))
        }
        Courtesy::SoonCrowned(square) => (duty.soon_crowned)(&name(square)),
        Courtesy::Crowned(square) => (duty.crowned)(&name(square)),
    }
}

/// What the side to move has to do, in a few words, and whether it is compulsory.
#[must_use]
pub fn duty(position: &Position, language: Language) -> Sentence {
    let duty = &words(language).duty;
    let moves = position.legal_moves();
    if moves.iter().any(Move::is_capture) {
        Sentence {
            text: (duty.must_capture)(same_count(&moves)),
            tone: Tone::Duty,
        }
    } else {
        Sentence {
            text: duty.free.to_owned(),
            tone: Tone::Plain,
        }
    }
}

/// What a draw now would mean.
#[must_use]
pub fn verdict(game: &Match, language: Language) -> String {
    let duty = &words(language).duty;
    match game.if_drawn_now() {
        DrawVerdict::Draw { sums: None } => duty.would_draw.to_owned(),
        DrawVerdict::Draw { sums: Some(sums) } => (duty.would_draw_even)(sums.white),
        DrawVerdict::Decided { winner, sums } => {
            let winner = side_words(game.rules(), winner, language).the;
            (duty.would_win)(winner, sums.white, sums.black)
        }
    }
}

fn turn_sentence(position: &Position, names: Names, language: Language) -> Sentence {
    let words = &words(language).duty;
    let side = side_words(position.rules(), position.turn(), language).the;
    let mut said = duty(position, language);
    if said.tone == Tone::Plain {
        said.text = (words.to_move)(side);
        return said;
    }
    let from: SquareSet = position
        .legal_moves()
        .iter()
        .map(|step| step.from)
        .collect();
    said.text = (words.to_move_and)(side, &said.text);
    if let Some(law) = position.deciding_law() {
        said.text += &format!(" ({})", (words.by_law)(law));
    }
    if from.len() <= MOST_SQUARES {
        let squares = squares_text(from, position.rules(), names);
        said.text += &format!(" {}", (words.from)(&squares));
    }
    said
}

fn looking_sentence(game: &Match, plies: usize, names: Names, language: Language) -> String {
    let duty = &words(language).duty;
    let step = plies
        .checked_sub(1)
        .and_then(|last| Some((last, game.plies().nth(last)?)));
    match step {
        None => duty.looking_at_start.to_owned(),
        Some((before, ply)) => {
            let before = game.position_after(before);
            (duty.looking_at)(&names.move_text(before, &ply.route.step))
        }
    }
}

/// What is said while a move is being entered.
fn entry_sentence(referee: &Referee, names: Names, language: Language) -> Option<String> {
    let duty = &words(language).duty;
    let position = referee.game().position();
    let entry = referee.entry();
    let entered = entry.path().len();
    let from = entry.selected()?;
    if entered == 1 {
        return Some((duty.picked)(
            &names.square(position.rules().geometry(), from),
        ));
    }
    let mut left: Vec<usize> = entry
        .candidates(position)
        .iter()
        .map(|route| route.path.len().saturating_sub(entered))
        .collect();
    left.dedup();
    let mut text = (duty.go_on)(match left[..] {
        [left] => Some(left),
        _ => None,
    });
    let side = position.turn();
    let is_man = position
        .piece(from)
        .is_some_and(|piece| piece.kind == Kind::Man);
    let crown_row = position.rules().geometry().crown_row(side);
    let crossed = entry.path()[1..]
        .iter()
        .any(|&square| crown_row.contains(square));
    if is_man && crossed {
        let passing = match position.rules().ruleset().crowning {
            Crowning::GoesOnAsKing => duty.goes_on_as_king,
            Crowning::EndsMove | Crowning::GoesOnAsMan => duty.passes_as_man,
        };
        text += &format!(": {passing}");
    }
    Some(text)
}

/// How many pieces every one of the captures takes, if all take as many.
fn same_count(moves: &[Move]) -> Option<usize> {
    let mut counts = moves.iter().map(|step| step.captured.len());
    let first = counts.next()?;
    counts.all(|count| count == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notation::fen, play::Claims, rules, rules::Side};

    fn referee(position: &str) -> Referee {
        let rules = rules::default_rules();
        let start = fen::parse(&rules, position).unwrap();
        Referee::new(Match::from_position(start, Claims::ByPlayers))
    }

    fn in_language(language: Language) -> Settings {
        Settings {
            language,
            ..Settings::default()
        }
    }

    #[track_caller]
    fn check(referee: &Referee, es: &str, en: &str) {
        assert_eq!(sentence(referee, &in_language(Language::Es)).text, es);
        assert_eq!(sentence(referee, &in_language(Language::En)).text, en);
    }

    #[test]
    fn a_free_turn_names_the_side_and_a_capture_its_duty() {
        check(&Referee::default(), "Juegan las rojas", "Red to move");
        check(
            &referee("W:W18=3:B23=4,45=1"),
            "Juegan las rojas: deben capturar una pieza desde la casilla 18",
            "Red to move: must capture 1 piece from 18",
        );
    }

    #[test]
    fn an_offer_says_what_the_sums_would_decide() {
        let rules = rules::default_rules();
        let start = fen::parse(&rules, "W:W1=19:B45=4,46=3").unwrap();
        let mut game = Match::from_position(start, Claims::ByPlayers);
        game.offer_draw(Side::White).unwrap();
        check(
            &Referee::new(game),
            "Tablas ofrecidas por las rojas: ganarían las rojas, 19–7",
            "Draw offered by red: red would win, 19–7",
        );
    }

    #[test]
    fn without_values_a_draw_stays_a_draw() {
        let rules = rules::find("international").unwrap();
        let game = Match::new(rules, Claims::ByPlayers);
        assert_eq!(
            verdict(&game, Language::Es),
            "la partida quedaría en tablas"
        );
    }
}
