//! The vocabulary of rule values: what a ruleset file may say.
//!
//! A ruleset is data (`assets/rulesets/*.ron`). The code branches on the values below, never on a
//! game's name, so a house rule is nothing more than another value.

use serde::{Deserialize, Serialize};

use super::{Board, Heading, Side};

/// A text in both languages of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// Spanish, the language of the rule texts.
    pub es: String,
    /// English.
    pub en: String,
}

/// Everything that makes one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The name of the command line and of files: lower case, digits and hyphens.
    pub name: String,
    /// The title that players read.
    pub title: Text,
    /// Whether these are a game's own rules, or another reading of them.
    #[serde(default)]
    pub origin: Origin,
    /// The board.
    pub board: Board,
    /// How moves, positions and games are written.
    pub notation: Notation,
    /// Who moves first.
    pub first: Side,
    /// First and last row of men at the start, counted from the own base row, which is 1.
    pub men_rows: (u8, u8),
    /// How the pieces are numbered at the start, in games whose pieces carry values.
    #[serde(default)]
    pub values: Option<ValueOrder>,
    /// The men.
    pub man: Man,
    /// The kings.
    pub king: King,
    /// When captured pieces leave the board.
    pub removal: Removal,
    /// Whether a piece may turn by 180 degrees between two captures of one move.
    pub turning_back: bool,
    /// What happens to a man that reaches the crown row in mid-capture.
    pub crowning: Crowning,
    /// Which captures are allowed, most important law first; none means free choice.
    pub laws: Vec<Law>,
    /// What the players try to do.
    pub goal: Goal,
    /// When a repeated position is a draw.
    pub repetition: Repetition,
    /// The counters that end a game as a draw.
    #[serde(default)]
    pub limits: Vec<Limit>,
    /// How a drawn game is decided after all.
    #[serde(default)]
    pub tie_break: Option<TieBreak>,
    /// Where each value comes from: article by article.
    pub sources: Vec<Source>,
}

/// Whether a ruleset is a game's own, or derived from another by changing values.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// The game as it is played here.
    #[default]
    Standard,
    /// A game according to the letter of its seed text.
    SeedText {
        /// The ruleset that it is derived from.
        of: String,
    },
    /// House rules.
    House {
        /// The ruleset that they are derived from.
        of: String,
    },
}

/// Where one part of the rules comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The field, or fields, of the ruleset.
    pub of: String,
    /// The article or the decision.
    pub text: Text,
}

/// How moves, positions and games are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notation {
    /// The value of PDN's `GameType` tag.
    pub game_type: String,
    /// The value of PDN's `Variant` tag, where the game type is not an official number.
    #[serde(default)]
    pub variant: Option<String>,
    /// How squares are named in move texts.
    pub squares: SquareNames,
    /// The sign between the squares of a capture: `x`, `:` or `-`.
    pub capture: char,
    /// How results are written.
    pub results: ResultStyle,
    /// How the game's seed text names squares and writes captures, where that is not the standard.
    #[serde(default)]
    pub drawn: Option<Drawn>,
}

/// How a seed text names squares and writes captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// How it names squares.
    pub squares: DrawnSquares,
    /// The sign between the squares of a capture.
    pub capture: char,
}

/// How a seed text names squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DrawnSquares {
    /// By number.
    Numeric,
    /// Letters from White's right to the left, numbers from Black's base row: as Black sees it.
    AlgebraicFromBlack,
}

/// How squares are named in move texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SquareNames {
    /// By number: `18-22`.
    Numeric,
    /// By column and row: `c3-d4`.
    Algebraic,
}

/// How results are written in PDN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ResultStyle {
    /// `1-0`, `1/2-1/2`, `0-1`.
    One,
    /// `2-0`, `1-1`, `0-2`.
    Two,
}

/// How the pieces are numbered at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ValueOrder {
    /// From 0 in the own base row at the own left, left to right, row by row away from the player.
    OwnView,
}

/// What a man can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Man {
    /// Where it steps.
    pub steps: Vec<Heading>,
    /// Where it captures, by the short leap.
    pub captures: Vec<Heading>,
    /// Whether it may capture kings.
    pub takes_kings: bool,
}

/// What a king can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct King {
    /// How far it goes.
    pub reach: Reach,
    /// Where it moves.
    pub steps: Vec<Heading>,
    /// Where it captures.
    pub captures: Vec<Heading>,
    /// Where a flying king may land behind the piece it captures.
    pub landing: Landing,
    /// Whether it may move to a neighbouring playing square of its crown row ("movimiento
    /// especial"), when no capture is to be made.
    pub sideways: bool,
    /// Whether it goes on capturing after its first capture.
    #[serde(default = "yes")]
    pub goes_on: bool,
    /// Whether it may pass again over a piece that it has captured, on the line of that capture, to
    /// reach a new capture.
    #[serde(default)]
    pub rejump: bool,
    /// How often in a row one king may move.
    #[serde(default)]
    pub run: KingRun,
}

const fn yes() -> bool {
    true
}

/// How often in a row one king may move without capturing, while its side has men.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingRun {
    /// The most moves in a row; 0 sets no limit.
    pub most: u8,
    /// Whether it may move on where its side has no other move.
    #[serde(default)]
    pub unless_no_other: bool,
}

/// How far a king goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reach {
    /// One step, and captures of adjacent pieces.
    Short,
    /// Any number of free squares, and captures at any distance.
    Flying,
}

/// Where a flying king may land behind the piece it captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Landing {
    /// On any free square behind it.
    Anywhere,
    /// On the square directly behind it.
    DirectlyBehind,
    /// On any free square behind it, or on the square of the piece itself; for kings that do not go
    /// on capturing.
    OnOrBehind,
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Removal {
    /// All together at the end of the move; until then they block ("Turkish strike").
    AtEnd,
    /// Each as soon as it is captured.
    AtOnce,
}

/// What happens to a man that reaches the crown row in mid-capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Crowning {
    /// It is crowned and its move ends.
    EndsMove,
    /// It goes on as a man where it can, and is crowned only if it ends there.
    GoesOnAsMan,
    /// It is a king at once and goes on as one.
    GoesOnAsKing,
}

/// A law that says which of several captures must be made. Each is compared only between captures
/// that all earlier laws find equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Law {
    /// "Ley de la cantidad": the capture that takes most pieces.
    MostPieces,
    /// "Ley de la calidad": the capture that takes most kings.
    MostKings,
    /// The capture made by a king.
    WithKing,
    /// The capture that meets kings soonest, compared piece by piece.
    KingsSoonest,
    /// The capture of most worth, *n* kings being worth more than 2n-1 men and less than 2n.
    MostWorth,
    /// House rule: the capture with the highest sum of values.
    HighestValues,
}

/// What the players try to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// Who has no piece or no move loses.
    Capture,
    /// Who has no piece or no move wins.
    GiveAway,
}

/// When a repeated position is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repetition {
    /// The occurrence, with the same side to move, that makes the draw.
    pub count: u8,
    /// By claim or by itself.
    pub manner: Manner,
}

/// How a draw comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Manner {
    /// By itself.
    Automatic,
    /// A player may claim it; the given occurrence makes it by itself, so that games end.
    Claim {
        /// The occurrence that makes the draw unclaimed.
        automatic: u8,
    },
}

/// A counter that ends the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// The name by which traces and other limits refer to it.
    pub name: String,
    /// What players read.
    pub title: Text,
    /// How many plies end the game; with 0 the material alone ends it.
    pub plies: u16,
    /// Which plies count.
    pub counts: Counting,
    /// The material that must be on the board for the counter to run.
    #[serde(default)]
    pub material: Option<Material>,
    /// Whether it stands still where a capture is forced: the side to move can capture, or each of
    /// its moves lets the other side capture.
    #[serde(default)]
    pub unless_capture: bool,
    /// What happens when it is reached.
    #[serde(default)]
    pub verdict: Verdict,
    /// Limits that suspend this one while they run.
    #[serde(default)]
    pub suspended_by: Vec<String>,
}

/// Which plies a counter counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counting {
    /// Every ply while the material lasts.
    EveryPly,
    /// King moves without capture, in one unbroken run.
    KingMoves,
    /// Plies without capture or crowning, in one unbroken run.
    WithoutProgress,
}

/// What happens when a counter is reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// The game is a draw.
    #[default]
    Draw,
    /// The side with the strong force has won.
    StrongWins,
}

/// The material for which a counter runs; either side may be the strong one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Material {
    /// The stronger side's pieces.
    pub strong: Force,
    /// The weaker side's pieces.
    pub weak: Force,
    /// How many pieces there are on both sides together, lowest and highest number.
    #[serde(default)]
    pub in_all: Option<(u8, u8)>,
    /// The count starts only once this side has a king on the main diagonal and the other has none
    /// there; it goes on when the diagonal is given up (C12d).
    #[serde(default)]
    pub main_diagonal: Option<Part>,
}

/// One of the two parts in a material.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// The stronger side.
    Strong,
    /// The weaker side.
    Weak,
}

/// How many pieces a side has, and where its man stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// Pieces in all, lowest and highest number.
    pub pieces: (u8, u8),
    /// Kings among them, lowest and highest number.
    pub kings: (u8, u8),
    /// The number of the square where the only man stands when White is the strong side; turned by
    /// half a turn when Black is.
    #[serde(default)]
    pub man_on: Option<u8>,
}

/// How a drawn game is decided after all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TieBreak {
    /// The side whose remaining pieces have the larger sum of values wins; equal sums are a draw.
    SumOfValues,
}
