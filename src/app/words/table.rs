//! The table of words: one field a text, one value of the table a language.
//!
//! A text with a number or a name in it is a function, because languages order and inflect them
//! differently.

use super::refusal_table::RefusalWords;
use crate::rules::Law;

/// All words of one language.
#[derive(Debug)]
pub struct Words {
    /// The title screen.
    pub title: TitleWords,
    /// The buttons at the table.
    pub actions: ActionWords,
    /// The cards of the players and of the match.
    pub cards: CardWords,
    /// The sides of games without values.
    pub light: SideWords,
    /// The dark side of games without values.
    pub dark: SideWords,
    /// The light side where pieces carry values.
    pub red: SideWords,
    /// The dark side where pieces carry values.
    pub black: SideWords,
    /// What is to be done.
    pub duty: DutyWords,
    /// Why something is refused.
    pub refusal: RefusalWords,
    /// How a game ends.
    pub result: ResultWords,
    /// The menu and its questions.
    pub menu: MenuWords,
    /// The dialog for a new game.
    pub new_game: NewGameWords,
    /// The dialog of settings.
    pub settings: SettingWords,
    /// What is wrong with a position given as text.
    pub fen: PlaceWords,
}

/// What a side is called.
#[derive(Debug)]
pub struct SideWords {
    /// Alone, as in a label.
    pub name: &'static str,
    /// In a sentence: with the article, where the language has one.
    pub the: &'static str,
}

/// The title screen.
#[derive(Debug)]
pub struct TitleWords {
    /// The program's name.
    pub name: &'static str,
    /// What it is.
    pub subtitle: &'static str,
    /// Whose game it is.
    pub credit: &'static str,
    /// Go on with the game that is not finished.
    pub go_on: &'static str,
    /// Begin a game.
    pub new_game: &'static str,
    /// Change settings.
    pub settings: &'static str,
    /// Leave the program.
    pub quit: &'static str,
}

/// The buttons at the table.
#[derive(Debug)]
pub struct ActionWords {
    /// Take a move back.
    pub undo: &'static str,
    /// Play it again.
    pub redo: &'static str,
    /// Offer a draw.
    pub draw: &'static str,
    /// Give up.
    pub resign: &'static str,
    /// Look from elsewhere.
    pub camera: &'static str,
    /// Open the menu.
    pub menu: &'static str,
    /// Back to the present position.
    pub now: &'static str,
    /// Accept the draw.
    pub accept: &'static str,
    /// Decline the draw.
    pub decline: &'static str,
    /// Claim the draw.
    pub claim: &'static str,
    /// To the first position.
    pub first: &'static str,
    /// One move back in looking.
    pub previous: &'static str,
    /// One move forward in looking.
    pub next: &'static str,
    /// To the last position.
    pub last: &'static str,
    /// Fold a zone away.
    pub fold: &'static str,
    /// Unfold a zone.
    pub unfold: &'static str,
}

/// The cards of the players and of the match.
#[derive(Debug)]
pub struct CardWords {
    /// The sum of the values on the board.
    pub sum: &'static str,
    /// The number of pieces on the board.
    pub pieces: &'static str,
    /// How many pieces were captured, with the sum of their values.
    pub captured: fn(usize, Option<u32>) -> String,
    /// The moves.
    pub moves: &'static str,
    /// The start of the move list.
    pub start: &'static str,
    /// The king on a square that has moved several times in a row.
    pub run: fn(&str) -> String,
    /// A count of moves out of a limit.
    pub counter: fn(u16, u16) -> String,
    /// How often the position has stood.
    pub occurrences: fn(usize) -> String,
    /// "If it were drawn now".
    pub if_drawn: &'static str,
    /// Then a side would win.
    pub then_wins: fn(&str) -> String,
    /// Then it would stay a draw.
    pub then_drawn: &'static str,
    /// Looking at a move of so many.
    pub looking: fn(usize, usize) -> String,
    /// The captures that can be chosen.
    pub choices: &'static str,
    /// What a capture takes: pieces, kings among them, sum of values.
    pub takes: fn(usize, usize, Option<u32>) -> String,
}

/// What is to be done.
#[derive(Debug)]
pub struct DutyWords {
    /// A side is to move.
    pub to_move: fn(&str) -> String,
    /// A side is to move and has this duty.
    pub to_move_and: fn(&str, &str) -> String,
    /// Any move will do.
    pub free: &'static str,
    /// A capture is compulsory, of so many pieces where all captures take as many.
    pub must_capture: fn(Option<usize>) -> String,
    /// The squares from which it can be made.
    pub from: fn(&str) -> String,
    /// Pieces of the side to move can be captured.
    pub under_attack: fn(&str) -> String,
    /// A man has come to the row before its crown row.
    pub soon_crowned: fn(&str) -> String,
    /// A man has been crowned.
    pub crowned: fn(&str) -> String,
    /// A piece is picked: where to?
    pub picked: fn(&str) -> String,
    /// The law that decides which capture must be made.
    pub by_law: fn(Law) -> &'static str,
    /// The man that captures passes the crown row and goes on as a man.
    pub passes_as_man: &'static str,
    /// The man that captures is a king now and goes on as one.
    pub goes_on_as_king: &'static str,
    /// A capture goes on, with so many pieces left.
    pub go_on: fn(Option<usize>) -> String,
    /// One of so many captures must be chosen.
    pub choose: fn(usize) -> String,
    /// The first position is shown.
    pub looking_at_start: &'static str,
    /// The position after a move is shown.
    pub looking_at: fn(&str) -> String,
    /// A side offers a draw, and what it would mean.
    pub offered: fn(&str, &str) -> String,
    /// A draw can be claimed at this occurrence, and what it would mean.
    pub claimable: fn(usize, &str) -> String,
    /// The values would decide: winner and both sums.
    pub would_win: fn(&str, u32, u32) -> String,
    /// It would be a draw.
    pub would_draw: &'static str,
    /// It would be a draw because both sums are as large as this.
    pub would_draw_even: fn(u32) -> String,
}

/// How a game ends.
#[derive(Debug)]
pub struct ResultWords {
    /// A side has won.
    pub won: fn(&str) -> String,
    /// Nobody has won.
    pub drawn: &'static str,
    /// A side has no pieces.
    pub no_pieces: fn(&str) -> String,
    /// A side cannot move.
    pub blocked: fn(&str) -> String,
    /// A side gave up.
    pub resigned: fn(&str) -> String,
    /// Both agreed.
    pub agreed: &'static str,
    /// The position came back.
    pub repetition: &'static str,
    /// A limit of moves, by its title.
    pub limit: fn(&str) -> String,
    /// The values decided.
    pub by_values: &'static str,
    /// The sums are equal.
    pub even: &'static str,
    /// Play again with sides swapped.
    pub rematch: &'static str,
    /// Hide the card.
    pub look: &'static str,
}

/// The menu and its questions.
#[derive(Debug)]
pub struct MenuWords {
    /// The menu's own title.
    pub title: &'static str,
    /// Close the menu.
    pub back_to_table: &'static str,
    /// Leave the table.
    pub back_to_title: &'static str,
    /// That leaving costs nothing.
    pub nothing_is_lost: &'static str,
    /// Does this side give up?
    pub ask_resign: fn(&str) -> String,
    /// Does this side offer a draw?
    pub ask_draw: fn(&str) -> String,
    /// What a draw would mean now.
    pub drawn_now: fn(&str) -> String,
    /// Yes, offer it.
    pub offer: &'static str,
    /// No.
    pub cancel: &'static str,
    /// Close a dialog or a notice.
    pub close: &'static str,
}

/// The dialog for a new game.
#[derive(Debug)]
pub struct NewGameWords {
    /// The dialog's own title.
    pub title: &'static str,
    /// A board's size.
    pub board: fn(u8, u8) -> String,
    /// The players' names.
    pub players: &'static str,
    /// What stands in an empty name.
    pub name: &'static str,
    /// Change who plays which side.
    pub swap: &'static str,
    /// Who begins.
    pub begins: &'static str,
    /// The position to begin with.
    pub position: &'static str,
    /// What an empty position means.
    pub position_hint: &'static str,
    /// Begin.
    pub start: &'static str,
}

/// The dialog of settings.
#[derive(Debug)]
pub struct SettingWords {
    /// The dialog's own title.
    pub title: &'static str,
    /// The language.
    pub language: &'static str,
    /// The numbers of squares.
    pub numbers: &'static str,
    /// No numbers.
    pub numbers_none: &'static str,
    /// Numbers at the border.
    pub numbers_border: &'static str,
    /// All numbers.
    pub numbers_all: &'static str,
    /// What happens when the turn passes.
    pub facing: &'static str,
    /// Nothing.
    pub facing_fixed: &'static str,
    /// The board turns.
    pub facing_turns: &'static str,
    /// Pieces face their players.
    pub facing_pieces: &'static str,
    /// The speed of moves.
    pub motion: &'static str,
    /// Not shown.
    pub motion_off: &'static str,
    /// Slow.
    pub motion_slow: &'static str,
    /// Normal.
    pub motion_normal: &'static str,
    /// Fast.
    pub motion_fast: &'static str,
    /// Touch-move.
    pub touch_move: &'static str,
    /// "Reglas de caballeros".
    pub courtesies: &'static str,
    /// How squares are called.
    pub coordinates: &'static str,
    /// As in files.
    pub coordinates_standard: &'static str,
    /// As the seed text draws them.
    pub coordinates_drawn: &'static str,
    /// The picture's quality.
    pub quality: &'static str,
    /// Chosen by the machine.
    pub quality_auto: &'static str,
    /// Low.
    pub quality_low: &'static str,
    /// Medium.
    pub quality_medium: &'static str,
    /// High.
    pub quality_high: &'static str,
}

/// What is wrong with a position given as text.
#[derive(Debug)]
pub struct PlaceWords {
    /// The side to move.
    pub turn: fn(&str) -> String,
    /// A field.
    pub field: fn(&str) -> String,
    /// A side twice.
    pub side_twice: fn(&str) -> String,
    /// An unknown square, and the highest number of one.
    pub square: fn(&str, usize) -> String,
    /// Two pieces on a square.
    pub square_twice: fn(&str) -> String,
    /// A value out of range, and the largest.
    pub value: fn(&str, u8) -> String,
    /// A man of a side where it would be crowned.
    pub man_on_crown_row: fn(&str, u8) -> String,
    /// One square with a value, one without.
    pub some_values: fn(u8, u8) -> String,
    /// A value twice on a side, with both squares.
    pub value_twice: fn(&str, u8, u8, u8) -> String,
    /// A value in a game without, with its title.
    pub no_values: fn(u8, &str) -> String,
    /// A run of moves of a king that is not there; whose and where.
    pub run: fn(&str, u8) -> String,
    /// A piece off the board.
    pub off_board: &'static str,
}
