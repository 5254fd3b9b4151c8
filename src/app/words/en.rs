//! English.

use super::{
    refusal_table::{BarWords, LawWords, RefusalWords, WayWords},
    table::{
        ActionWords, CardWords, DutyWords, MenuWords, NewGameWords, PlaceWords, ResultWords,
        SettingWords, SideWords, TitleWords, Words,
    },
};
use crate::rules::Law;

pub(super) const EN: Words = Words {
    title: TitleWords {
        name: "Damas",
        subtitle: "A draughts table for playing together",
        credit: "Damas Chapinas GT502: Erick DC Borja, Guatemala, 2010–2011",
        go_on: "Continue",
        new_game: "New game",
        settings: "Settings",
        quit: "Quit",
    },
    actions: ActionWords {
        undo: "Undo",
        redo: "Redo",
        draw: "Draw",
        resign: "Resign",
        camera: "Camera",
        menu: "Menu",
        now: "Now",
        accept: "Accept",
        decline: "Decline",
        claim: "Claim the draw",
        first: "To the start",
        previous: "Previous move",
        next: "Next move",
        last: "To the last move",
        fold: "Fold away",
        unfold: "Unfold",
    },
    cards: CardWords {
        sum: "Sum",
        pieces: "Pieces",
        captured: |count, sum| match (count, sum) {
            (0, _) => "No captures".to_owned(),
            (count, Some(sum)) => format!("Captures: {count} (sum {sum})"),
            (count, None) => format!("Captures: {count}"),
        },
        moves: "Moves",
        start: "Start",
        run: |square| format!("Moves in a row of the king on {square}"),
        counter: |done, limit| {
            format!(
                "{done} of {limit} moves, {} left",
                limit.saturating_sub(done)
            )
        },
        occurrences: |times| match times {
            2 => "Repetition: this position has stood twice".to_owned(),
            times => format!("Repetition: this position has stood {times} times"),
        },
        if_drawn: "If drawn now:",
        then_wins: |side| format!("{side} would win"),
        then_drawn: "nobody would win",
        looking: |ply, plies| format!("Move {ply} of {plies}"),
        choices: "Choose the capture",
        takes: |pieces, kings, sum| {
            let mut text = count(pieces, "piece", "pieces");
            match kings {
                0 => {}
                kings => text += &format!(", {}", count(kings, "king", "kings")),
            }
            if let Some(sum) = sum {
                text += &format!("; sum {sum}");
            }
            text
        },
    },
    light: SideWords {
        name: "light",
        the: "light",
    },
    dark: SideWords {
        name: "dark",
        the: "dark",
    },
    red: SideWords {
        name: "red",
        the: "red",
    },
    black: SideWords {
        name: "black",
        the: "black",
    },
    duty: DutyWords {
        to_move: |side| format!("{} to move", super::capitalised(side)),
        to_move_and: |side, duty| format!("{} to move: {duty}", super::capitalised(side)),
        free: "any move",
        must_capture: |pieces| match pieces {
            Some(pieces) => format!("must capture {}", count(pieces, "piece", "pieces")),
            None => "must capture".to_owned(),
        },
        from: |squares| format!("from {squares}"),
        under_attack: |squares| format!("Under attack: {squares}"),
        soon_crowned: |square| format!("A king soon: {square}"),
        crowned: |square| format!("King! {square}"),
        picked: |square| format!("Piece on {square}: choose where it goes"),
        by_law: |law| match law {
            Law::MostPieces => "law of quantity",
            Law::MostKings => "law of quality: most kings",
            Law::WithKing => "law of quality: with the king",
            Law::KingsSoonest => "law of quality: the king soonest",
            Law::MostWorth => "law of worth",
            Law::HighestValues => "law of values",
        },
        passes_as_man: "the man passes the crowning row and goes on as a man",
        goes_on_as_king: "crowned, it goes on as a king",
        go_on: |left| match left {
            Some(left) => format!(
                "Go on capturing: {} left",
                count(left, "one piece", "pieces")
            ),
            None => "Go on capturing".to_owned(),
        },
        choose: |choices| format!("Multiple capture: choose one of {choices}"),
        looking_at_start: "This is how the game began",
        looking_at: |text| format!("Looking at the game after {text}"),
        offered: |side, verdict| format!("Draw offered by {side}: {verdict}"),
        claimable: |times, verdict| {
            format!("Position seen {times} times, a draw can be claimed: {verdict}")
        },
        would_win: |side, white, black| format!("{side} would win, {white}–{black}"),
        would_draw: "the game would be a draw",
        would_draw_even: |sum| format!("it would stay a draw, {sum}–{sum}"),
    },
    refusal: RefusalWords {
        touched: |square| format!("Touch-move: the piece on square {square} must be played"),
        empty: "There is no piece on that square",
        not_your_turn: |side| format!("Not your turn: {side} to move"),
        blocked: "That piece is blocked: it has no move",
        king_run: |most| {
            format!("One king may make {most} moves in a row: another piece must move now")
        },
        must_capture: |squares| format!("Capturing is compulsory: it must be done from {squares}"),
        unfinished: "The capture does not end there: go on to the last piece",
        not_a_mans: |ways| format!("A man moves one square {ways}"),
        not_a_kings: |ways, flies| {
            let how = if flies {
                "over free squares"
            } else {
                "one square"
            };
            format!("A king does not move like that: it goes {ways}, {how}")
        },
        bar: BarWords {
            own_piece: |square| {
                format!("No piece jumps over one of its own side, the one on {square}")
            },
            twice: |square| {
                format!("The piece on {square} is captured already: it is not jumped twice")
            },
            king_by_man: |square| format!("A man may not take a king, the one on {square}"),
            mans_direction: |ways| format!("A man captures only {ways}"),
            kings_direction: |ways| format!("A king captures only {ways}"),
            too_far: "A capture takes an adjacent piece and lands right behind it",
            several: "A jump passes over one piece only, with an empty square behind it",
            landing: |square| {
                format!("A king lands right behind the captured piece, the one on {square}")
            },
            turns_back: "Between two captures a piece may not turn right round",
            onto: |square| {
                format!("Square {square} is taken: a capture jumps over the piece and lands behind")
            },
        },
        ways: WayWords {
            forward: "forward",
            diagonal_forward: "diagonally forward",
            sideways: "sideways",
            diagonal_backward: "diagonally backward",
            backward: "backward",
            diagonal: "diagonally",
            straight: "along rows and columns",
            eight: "in all eight directions",
            or: " or ",
        },
        law: LawWords {
            most_pieces: |best, tried| {
                format!(
                    "Law of quantity: another capture takes {best} (this one, {})",
                    none(tried)
                )
            },
            most_kings: |best, tried| {
                let best = match best {
                    1 => "a king".to_owned(),
                    best => format!("{best} kings"),
                };
                format!(
                    "Law of quality: another capture takes {best} (this one, {})",
                    none(tried)
                )
            },
            with_king: "Law of quality: a king must make the capture",
            kings_soonest: "Law of quality: another capture takes a king sooner",
            most_worth: "Law of quality: another capture takes pieces of more worth",
            highest_values: |best, tried| {
                format!("House rule: another capture sums to {best} (this one, {tried})")
            },
        },
    },
    result: ResultWords {
        won: |side| format!("{} wins", super::capitalised(side)),
        drawn: "Draw",
        no_pieces: |side| format!("{} has no pieces left", super::capitalised(side)),
        blocked: |side| format!("{} is blocked: no move is left", super::capitalised(side)),
        resigned: |side| format!("{} resigns", super::capitalised(side)),
        agreed: "Draw by agreement",
        repetition: "Draw by repetition of the position",
        limit: |title| format!("Draw by the limit of moves: {title}"),
        by_values: "the sum of values decides",
        even: "the sums of values are equal",
        rematch: "Rematch with sides swapped",
        look: "Look at the game",
    },
    menu: MenuWords {
        title: "Menu",
        back_to_table: "Back to the table",
        back_to_title: "To the title screen",
        nothing_is_lost: "The game stays saved",
        ask_resign: |side| format!("Does {side} resign?"),
        ask_draw: |side| format!("Does {side} offer a draw?"),
        drawn_now: |verdict| format!("If drawn now, {verdict}."),
        offer: "Offer a draw",
        cancel: "Cancel",
        close: "Close",
    },
    new_game: NewGameWords {
        title: "New game",
        board: |width, height| format!("{width}×{height} board"),
        players: "Players",
        name: "name",
        swap: "Swap sides",
        begins: "begins",
        position: "Position (FEN), if not the first one",
        position_hint: "the first position",
        start: "Start",
    },
    settings: SettingWords {
        title: "Settings",
        language: "Language",
        numbers: "Square numbers",
        numbers_none: "None",
        numbers_border: "At the border",
        numbers_all: "All",
        facing: "When the turn passes",
        facing_fixed: "Nothing changes",
        facing_turns: "The board turns",
        facing_pieces: "Pieces face their player",
        motion: "Motion",
        motion_off: "Off",
        motion_slow: "Slow",
        motion_normal: "Normal",
        motion_fast: "Fast",
        touch_move: "Touch-move",
        courtesies: "Gentlemen's rules: announce attacks and crownings",
        coordinates: "Names of squares",
        coordinates_standard: "Standard",
        coordinates_drawn: "As in the texts",
        quality: "Picture quality",
        quality_auto: "Automatic",
        quality_low: "Low",
        quality_medium: "Medium",
        quality_high: "High",
    },
    fen: PlaceWords {
        turn: |found| {
            format!("FEN: '{found}' at the start is not a side to move; write W: or B: first")
        },
        field: |found| {
            format!("FEN: '{found}' is not a side's pieces; write W or B and the squares")
        },
        side_twice: |side| format!("FEN: {side} is listed twice"),
        square: |found, last| {
            format!("FEN: '{found}' is not a square of this board; the squares are 1 to {last}")
        },
        square_twice: |square| format!("FEN: two pieces stand on square {square}; leave one out"),
        value: |found, most| format!("FEN: '{found}' has a value outside 0 to {most}"),
        man_on_crown_row: |side, square| {
            format!("FEN: a man of {side} stands on its crowning row ({square}); put a king there")
        },
        some_values: |with, without| {
            format!(
                "FEN: square {with} has a value but {without} has none; give values to all or to none"
            )
        },
        value_twice: |side, value, first, second| {
            format!("FEN: {side} has the value {value} twice, on {first} and {second}")
        },
        no_values: |square, title| {
            format!("FEN: square {square} has a value, but the pieces of {title} carry none")
        },
        run: |side, square| {
            format!(
                "FEN: {side} has no king on {square} that could have moved several times in a row"
            )
        },
        off_board: "FEN: a piece stands off the board",
    },
};

/// A number with what is counted: "1 piece", "3 pieces".
fn count(number: usize, one: &str, many: &str) -> String {
    match number {
        1 if one.contains(' ') => one.to_owned(),
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    }
}

/// A number, or that there is none.
fn none(number: u64) -> String {
    match number {
        0 => "none".to_owned(),
        number => number.to_string(),
    }
}
