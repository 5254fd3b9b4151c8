//! How the pieces of a game move and capture: the rule values that the generator branches on.
//!
//! They are packed into one number, so that a type can carry them and the compiler sees them as
//! constants. What they mean is stated in the [`Ruleset`].

use super::{Crowning, Direction, Heading, Landing, Law, Reach, Removal, Ruleset, Side};

/// A set of directions, as White sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Directions(pub u8);

impl Directions {
    pub(super) const FORWARD: Self = Self::of(Heading::Forward);
    pub(super) const DIAGONAL_FORWARD: Self = Self::of(Heading::DiagonalForward);
    pub(super) const SIDEWAYS: Self = Self::of(Heading::Sideways);
    pub(super) const DIAGONAL: Self =
        Self::DIAGONAL_FORWARD.and(Self::of(Heading::DiagonalBackward));
    pub(super) const STRAIGHT: Self = Self::FORWARD
        .and(Self::SIDEWAYS)
        .and(Self::of(Heading::Backward));
    pub(super) const ALL: Self = Self::DIAGONAL.and(Self::STRAIGHT);

    pub(super) const fn of(heading: Heading) -> Self {
        let list = heading.directions(Side::White);
        let mut bits = 0;
        let mut n = 0;
        while n < list.len() {
            bits |= 1 << list[n] as u8;
            n += 1;
        }
        Self(bits)
    }

    pub(super) fn of_all(headings: &[Heading]) -> Self {
        headings
            .iter()
            .fold(Self(0), |all, &heading| all.and(Self::of(heading)))
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The same directions from the seat of White or of Black: half a turn apart.
    #[inline(always)]
    pub(super) const fn seen_by(self, white: bool) -> Self {
        if white {
            self
        } else {
            Self(self.0.rotate_left(4))
        }
    }

    #[inline(always)]
    pub(super) const fn has(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }
}

/// How the pieces of a game move and capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Conduct {
    pub man_steps: Directions,
    pub man_captures: Directions,
    pub king_steps: Directions,
    pub king_captures: Directions,
    pub men_take_kings: bool,
    pub flying: bool,
    pub landing: Landing,
    pub kings_go_on: bool,
    pub rejump: bool,
    pub sideways: bool,
    pub at_once: bool,
    pub turns_back: bool,
    pub crowning: Crowning,
    /// Whether one king may move only so often in a row.
    pub runs: bool,
    pub laws: Laws,
}

impl Conduct {
    pub(super) fn of(ruleset: &Ruleset) -> Self {
        Self {
            man_steps: Directions::of_all(&ruleset.man.steps),
            man_captures: Directions::of_all(&ruleset.man.captures),
            king_steps: Directions::of_all(&ruleset.king.steps),
            king_captures: Directions::of_all(&ruleset.king.captures),
            men_take_kings: ruleset.man.takes_kings,
            flying: ruleset.king.reach == Reach::Flying,
            landing: ruleset.king.landing,
            kings_go_on: ruleset.king.goes_on,
            rejump: ruleset.king.rejump,
            sideways: ruleset.king.sideways,
            at_once: ruleset.removal == Removal::AtOnce,
            turns_back: ruleset.turning_back,
            crowning: ruleset.crowning,
            runs: 0 < ruleset.king.run.most,
            laws: Laws::of(&ruleset.laws),
        }
    }

    /// The values as one number, for parameters of types.
    pub(super) const fn pack(self) -> u128 {
        let flags = [
            self.men_take_kings,
            self.flying,
            self.kings_go_on,
            self.rejump,
            self.sideways,
            self.at_once,
            self.turns_back,
            self.runs,
        ];
        let mut bits = 0;
        let mut n = 0;
        while n < flags.len() {
            bits |= (flags[n] as u128) << n;
            n += 1;
        }
        bits | (self.man_steps.0 as u128) << 8
            | (self.man_captures.0 as u128) << 16
            | (self.king_steps.0 as u128) << 24
            | (self.king_captures.0 as u128) << 32
            | (self.landing as u128) << 40
            | (self.crowning as u128) << 44
            | (self.laws.0 as u128) << 64
    }

    /// The values that a number stands for.
    pub(super) const fn unpack(packed: u128) -> Self {
        Self {
            man_steps: Directions((packed >> 8) as u8),
            man_captures: Directions((packed >> 16) as u8),
            king_steps: Directions((packed >> 24) as u8),
            king_captures: Directions((packed >> 32) as u8),
            men_take_kings: packed & 1 == 1,
            flying: packed >> 1 & 1 == 1,
            kings_go_on: packed >> 2 & 1 == 1,
            rejump: packed >> 3 & 1 == 1,
            sideways: packed >> 4 & 1 == 1,
            at_once: packed >> 5 & 1 == 1,
            turns_back: packed >> 6 & 1 == 1,
            runs: packed >> 7 & 1 == 1,
            landing: match packed >> 40 & 15 {
                0 => Landing::Anywhere,
                1 => Landing::DirectlyBehind,
                _ => Landing::OnOrBehind,
            },
            crowning: match packed >> 44 & 15 {
                0 => Crowning::EndsMove,
                1 => Crowning::GoesOnAsMan,
                _ => Crowning::GoesOnAsKing,
            },
            laws: Laws((packed >> 64) as u64),
        }
    }
}

/// A list of laws in one number: four bits each, the first law in the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laws(pub u64);

impl Laws {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn of(list: &[Law]) -> Self {
        let mut bits = 0;
        let mut n = list.len();
        while 0 < n {
            n -= 1;
            bits = bits << 4 | (list[n] as u64 + 1);
        }
        Self(bits)
    }

    /// The first law and those after it.
    #[inline(always)]
    pub(super) const fn split(self) -> Option<(Law, Self)> {
        let law = match self.0 & 15 {
            1 => Law::MostPieces,
            2 => Law::MostKings,
            3 => Law::WithKing,
            4 => Law::KingsSoonest,
            5 => Law::MostWorth,
            6 => Law::HighestValues,
            _ => return None,
        };
        Some((law, Self(self.0 >> 4)))
    }

    /// Whether a law is among them.
    #[inline(always)]
    pub(super) const fn has(self, wanted: Law) -> bool {
        let mut rest = self.0;
        while rest != 0 {
            if rest & 15 == wanted as u64 + 1 {
                return true;
            }
            rest >>= 4;
        }
        false
    }
}
