//! The table of words for what is refused, and why.

/// Why something is refused.
#[derive(Debug)]
pub struct RefusalWords {
    /// No piece there.
    pub empty: &'static str,
    /// The other side moves.
    pub not_your_turn: fn(&str) -> String,
    /// No move.
    pub blocked: &'static str,
    /// A king that has moved too often in a row; how often it may.
    pub king_run: fn(u8) -> String,
    /// Others must capture.
    pub must_capture: fn(&str) -> String,
    /// Another piece was touched, on the square named.
    pub touched: fn(&str) -> String,
    /// The capture goes on.
    pub unfinished: &'static str,
    /// Not how a man moves; how it does.
    pub not_a_mans: fn(&str) -> String,
    /// Not how a king moves; how it does, and whether it flies.
    pub not_a_kings: fn(&str, bool) -> String,
    /// Leaps that are no captures.
    pub bar: BarWords,
    /// The ways in which pieces move.
    pub ways: WayWords,
    /// The laws of capture.
    pub law: LawWords,
}

/// Leaps that are no captures; most name the square of the piece leapt over.
#[derive(Debug)]
pub struct BarWords {
    /// Over the own side's piece.
    pub own_piece: fn(&str) -> String,
    /// Over a piece that is captured already.
    pub twice: fn(&str) -> String,
    /// A man over a king.
    pub king_by_man: fn(&str) -> String,
    /// A man in a direction in which it does not capture; in which it does.
    pub mans_direction: fn(&str) -> String,
    /// A king in a direction in which it does not capture; in which it does.
    pub kings_direction: fn(&str) -> String,
    /// From too far away.
    pub too_far: &'static str,
    /// Over more than one piece.
    pub several: &'static str,
    /// Beyond the square directly behind the piece.
    pub landing: fn(&str) -> String,
    /// Back along the line just come.
    pub turns_back: &'static str,
    /// Onto an enemy piece.
    pub onto: fn(&str) -> String,
}

/// The ways in which pieces move.
#[derive(Debug)]
pub struct WayWords {
    /// Straight ahead.
    pub forward: &'static str,
    /// Diagonally ahead.
    pub diagonal_forward: &'static str,
    /// To the sides.
    pub sideways: &'static str,
    /// Diagonally back.
    pub diagonal_backward: &'static str,
    /// Straight back.
    pub backward: &'static str,
    /// All four diagonals.
    pub diagonal: &'static str,
    /// Along rows and columns.
    pub straight: &'static str,
    /// All eight directions.
    pub eight: &'static str,
    /// Between two ways.
    pub or: &'static str,
}

/// The laws of capture: each takes what the best capture has and what the refused one has.
#[derive(Debug)]
pub struct LawWords {
    /// Most pieces.
    pub most_pieces: fn(u64, u64) -> String,
    /// Most kings.
    pub most_kings: fn(u64, u64) -> String,
    /// With a king.
    pub with_king: &'static str,
    /// Kings soonest.
    pub kings_soonest: &'static str,
    /// Most worth.
    pub most_worth: &'static str,
    /// Highest sum of values.
    pub highest_values: fn(u64, u64) -> String,
}
