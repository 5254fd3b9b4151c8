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
    /// The ways in which pieces move.
    pub ways: WayWords,
    /// The laws of capture.
    pub law: LawWords,
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
