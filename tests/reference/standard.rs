//! The fourteen games, written from the rule book's sections 2 and 4.

use crate::{
    board::{Form, Numbering, Playing},
    game::{
        ALL_EIGHT, Crowning, DIAGONALLY, DIAGONALLY_FORWARD, FORWARD_AND_SIDEWAYS,
        FORWARD_SIDEWAYS_AND_DIAGONALLY_FORWARD, FRISIAN, Game, KingRun, Landing, Law, STRAIGHT,
    },
};

pub(crate) fn games() -> [Game; 14] {
    [
        gt502(),
        gothic(),
        international(),
        turkish(),
        spanish(),
        classic_long(),
        classic_short(),
        brazilian(),
        canadian(),
        italian(),
        russian(),
        poddavki(),
        frisian(),
        thai(),
    ]
}

/// 4.5
pub(crate) fn spanish() -> Game {
    Game {
        name: "spanish",
        form: Form {
            size: 8,
            playing: Playing::RightCorner,
            numbering: Numbering::BottomRight,
        },
        men_rows: (1, 3),
        has_values: false,
        man_steps: DIAGONALLY_FORWARD,
        man_captures: DIAGONALLY_FORWARD,
        man_takes_kings: true,
        king_flies: true,
        king_steps: DIAGONALLY,
        king_captures: DIAGONALLY,
        king_lands: Landing::Anywhere,
        king_moves_sideways: false,
        king_goes_on: true,
        king_passes_again: false,
        removes_at_once: false,
        // Captured pieces block the way back, except where they may be passed again.
        turns_back: true,
        crowning: Crowning::Stops,
        laws: &[Law::MostPieces, Law::MostKings],
        king_run: None,
    }
}

/// 4.1
pub(crate) fn gt502() -> Game {
    let spanish = spanish();
    Game {
        name: "gt502",
        form: Form {
            size: 10,
            ..spanish.form
        },
        men_rows: (1, 4),
        has_values: true,
        king_moves_sideways: true,
        ..spanish
    }
}

/// 4.2
pub(crate) fn gothic() -> Game {
    Game {
        name: "gothic",
        form: Form {
            size: 8,
            playing: Playing::All,
            numbering: Numbering::TopLeft,
        },
        men_rows: (1, 2),
        man_captures: FORWARD_SIDEWAYS_AND_DIAGONALLY_FORWARD,
        king_flies: false,
        king_steps: ALL_EIGHT,
        king_captures: ALL_EIGHT,
        crowning: Crowning::GoesOnAsMan,
        laws: &[Law::MostPieces],
        ..spanish()
    }
}

/// 4.3
pub(crate) fn international() -> Game {
    Game {
        name: "international",
        form: Form {
            size: 10,
            playing: Playing::LeftCorner,
            numbering: Numbering::TopLeft,
        },
        men_rows: (1, 4),
        man_captures: DIAGONALLY,
        crowning: Crowning::GoesOnAsMan,
        laws: &[Law::MostPieces],
        ..spanish()
    }
}

/// 4.4
pub(crate) fn turkish() -> Game {
    Game {
        name: "turkish",
        form: Form {
            size: 8,
            playing: Playing::All,
            numbering: Numbering::TopLeft,
        },
        men_rows: (2, 3),
        man_steps: FORWARD_AND_SIDEWAYS,
        man_captures: FORWARD_AND_SIDEWAYS,
        king_steps: STRAIGHT,
        king_captures: STRAIGHT,
        removes_at_once: true,
        turns_back: false,
        crowning: Crowning::GoesOnAsMan,
        laws: &[Law::MostPieces],
        ..spanish()
    }
}

/// 4.6
pub(crate) fn classic_long() -> Game {
    Game {
        name: "classic-long",
        king_lands: Landing::DirectlyBehind,
        crowning: Crowning::GoesOnAsKing,
        ..spanish()
    }
}

/// 4.6
pub(crate) fn classic_short() -> Game {
    Game {
        name: "classic-short",
        king_flies: false,
        ..classic_long()
    }
}

/// 4.7
pub(crate) fn brazilian() -> Game {
    let international = international();
    Game {
        name: "brazilian",
        form: Form {
            size: 8,
            ..international.form
        },
        men_rows: (1, 3),
        ..international
    }
}

/// 4.8
pub(crate) fn canadian() -> Game {
    let international = international();
    Game {
        name: "canadian",
        form: Form {
            size: 12,
            ..international.form
        },
        men_rows: (1, 5),
        ..international
    }
}

/// 4.9
pub(crate) fn italian() -> Game {
    let spanish = spanish();
    Game {
        name: "italian",
        form: Form {
            numbering: Numbering::TopLeft,
            ..spanish.form
        },
        man_takes_kings: false,
        king_flies: false,
        laws: &[
            Law::MostPieces,
            Law::WithKing,
            Law::MostKings,
            Law::KingsSoonest,
        ],
        ..spanish
    }
}

/// 4.10
pub(crate) fn russian() -> Game {
    Game {
        name: "russian",
        crowning: Crowning::GoesOnAsKing,
        laws: &[],
        ..brazilian()
    }
}

/// 4.11
pub(crate) fn poddavki() -> Game {
    Game {
        name: "poddavki",
        ..russian()
    }
}

/// 4.12
pub(crate) fn frisian() -> Game {
    Game {
        name: "frisian",
        man_captures: FRISIAN,
        king_captures: FRISIAN,
        laws: &[Law::MostWorth, Law::WithKing],
        king_run: Some(KingRun {
            most: 3,
            unless_no_other: false,
        }),
        ..international()
    }
}

/// 4.13
pub(crate) fn thai() -> Game {
    Game {
        name: "thai",
        form: brazilian().form,
        men_rows: (1, 2),
        king_lands: Landing::DirectlyBehind,
        removes_at_once: true,
        laws: &[],
        ..spanish()
    }
}
