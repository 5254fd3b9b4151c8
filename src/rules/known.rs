//! The combinations of board and conduct for which the generator is compiled with constants.
//!
//! A ruleset that matches one of them is played by code that was made for it; every other ruleset,
//! house rules among them, is played by the general code. The two are the same source.

use super::{
    Crowning, Landing, Law, Playing,
    conduct::{Conduct, Directions, Laws},
    layout::Shape,
    style::{Fixed, General, Style},
    tables::Tables,
    word::Word,
};

const EIGHT_LEFT: Shape = square(8, Playing::LeftCorner);
const EIGHT_RIGHT: Shape = square(8, Playing::RightCorner);
const EIGHT_ALL: Shape = square(8, Playing::All);
const TEN_LEFT: Shape = square(10, Playing::LeftCorner);
const TEN_RIGHT: Shape = square(10, Playing::RightCorner);
const TWELVE_LEFT: Shape = square(12, Playing::LeftCorner);

const fn square(side: u8, playing: Playing) -> Shape {
    Shape {
        width: side,
        height: side,
        playing,
    }
}

/// Men go and capture forward, kings fly; most pieces, then most kings.
const FORWARD: Conduct = Conduct {
    man_steps: Directions::DIAGONAL_FORWARD,
    man_captures: Directions::DIAGONAL_FORWARD,
    king_steps: Directions::DIAGONAL,
    king_captures: Directions::DIAGONAL,
    men_take_kings: true,
    flying: true,
    landing: Landing::Anywhere,
    kings_go_on: true,
    rejump: false,
    sideways: false,
    at_once: false,
    turns_back: false,
    crowning: Crowning::EndsMove,
    runs: false,
    laws: Laws::of(&[Law::MostPieces, Law::MostKings]),
};

/// The same with the sideways move on the crown row.
const FORWARD_SIDEWAYS: Conduct = Conduct {
    sideways: true,
    ..FORWARD
};

/// Men capture backwards too and are crowned only where they end; most pieces.
const FOUR_WAYS: Conduct = Conduct {
    man_captures: Directions::DIAGONAL,
    crowning: Crowning::GoesOnAsMan,
    laws: Laws::of(&[Law::MostPieces]),
    ..FORWARD
};

/// Men capture backwards too, are kings as soon as they arrive, and choose freely.
const FOUR_WAYS_FREE: Conduct = Conduct {
    crowning: Crowning::GoesOnAsKing,
    laws: Laws::NONE,
    ..FOUR_WAYS
};

/// Captures in eight directions, by worth.
const EIGHT_WAYS: Conduct = Conduct {
    man_captures: Directions::ALL,
    king_captures: Directions::ALL,
    runs: true,
    laws: Laws::of(&[Law::MostWorth, Law::WithKing]),
    ..FOUR_WAYS
};

/// Kings land directly behind, captured pieces leave at once, free choice.
const LIGHT: Conduct = Conduct {
    landing: Landing::DirectlyBehind,
    at_once: true,
    turns_back: true,
    laws: Laws::NONE,
    ..FORWARD
};

/// Short kings; men do not take kings; four laws.
const SHORT_FOUR_LAWS: Conduct = Conduct {
    men_take_kings: false,
    flying: false,
    landing: Landing::DirectlyBehind,
    laws: Laws::of(&[
        Law::MostPieces,
        Law::WithKing,
        Law::MostKings,
        Law::KingsSoonest,
    ]),
    ..FORWARD
};

/// Kings land directly behind; a man goes on as a king.
const LONG_BEHIND: Conduct = Conduct {
    landing: Landing::DirectlyBehind,
    crowning: Crowning::GoesOnAsKing,
    ..FORWARD
};

/// The same with short kings.
const SHORT_BEHIND: Conduct = Conduct {
    flying: false,
    ..LONG_BEHIND
};

/// Rows and files: forward and sideways, kings as rooks, captured pieces leave at once.
const ROOKS: Conduct = Conduct {
    man_steps: Directions::FORWARD.and(Directions::SIDEWAYS),
    man_captures: Directions::FORWARD.and(Directions::SIDEWAYS),
    king_steps: Directions::STRAIGHT,
    king_captures: Directions::STRAIGHT,
    at_once: true,
    ..FOUR_WAYS
};

/// Men capture in five directions, short kings in eight.
const FIVE_WAYS: Conduct = Conduct {
    man_captures: Directions::DIAGONAL_FORWARD
        .and(Directions::FORWARD)
        .and(Directions::SIDEWAYS),
    king_steps: Directions::ALL,
    king_captures: Directions::ALL,
    flying: false,
    landing: Landing::DirectlyBehind,
    turns_back: true,
    ..FOUR_WAYS
};

/// Something to do with a style, whichever it is.
pub(crate) trait Task<'t, W: Word> {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run<S: Style<W> + 't>(self, style: S) -> Self::Output;
}

/// Words for which some games are known.
pub(crate) trait Dispatch: Word {
    /// Does a task with the style of the tables.
    fn dispatch<'t, T: Task<'t, Self>>(tables: &'t Tables<Self>, task: T) -> T::Output;
}

macro_rules! known {
    ($($word:ty { $($name:ident: $shape:ident, $conduct:ident;)* })*) => {
        /// A combination that is known to the compiler.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Known {
            $($($name,)*)*
        }

        impl Known {
            /// The combination, if it is known.
            pub(super) fn find(shape: Shape, conduct: Conduct) -> Option<Self> {
                $($(
                    if shape == $shape && conduct == $conduct {
                        return Some(Self::$name);
                    }
                )*)*
                None
            }
        }

        $(
            impl Dispatch for $word {
                fn dispatch<'t, T: Task<'t, Self>>(
                    tables: &'t Tables<Self>,
                    task: T,
                ) -> T::Output {
                    match tables.known {
                        $(Some(Known::$name) => {
                            const SHAPE: u16 = $shape.pack();
                            const CONDUCT: u128 = $conduct.pack();
                            task.run(Fixed::<Self, SHAPE, CONDUCT>(tables))
                        })*
                        _ => task.run(General(tables)),
                    }
                }
            }
        )*
    };
}

known! {
    u64 {
        ForwardSideways: TEN_RIGHT, FORWARD_SIDEWAYS;
        Forward: EIGHT_RIGHT, FORWARD;
        FourWaysTen: TEN_LEFT, FOUR_WAYS;
        FourWaysEight: EIGHT_LEFT, FOUR_WAYS;
        FourWaysFree: EIGHT_LEFT, FOUR_WAYS_FREE;
        EightWays: TEN_LEFT, EIGHT_WAYS;
        Light: EIGHT_LEFT, LIGHT;
        ShortFourLaws: EIGHT_RIGHT, SHORT_FOUR_LAWS;
        LongBehind: EIGHT_RIGHT, LONG_BEHIND;
        ShortBehind: EIGHT_RIGHT, SHORT_BEHIND;
        Rooks: EIGHT_ALL, ROOKS;
        FiveWays: EIGHT_ALL, FIVE_WAYS;
    }
    u128 {
        FourWaysTwelve: TWELVE_LEFT, FOUR_WAYS;
    }
}
