//! One gesture of the pointer, from press to release: a click, a carried piece, or nothing.

use crate::{app::referee::Intent, rules::Square};

/// How far the pointer must move before it carries a piece, in logical pixels; below, it clicks.
pub(super) const DRAG_PIXELS: f32 = 6.0;

/// What the pointer has done since it was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Gesture {
    /// Where it was pressed.
    pub(super) from: Option<Square>,
    /// Whether a piece that may be carried lay there.
    pub(super) carries: bool,
    /// Where it was let go, if on the board.
    pub(super) to: Option<Square>,
}

impl Gesture {
    /// What the gesture means after the pointer has moved so far, in logical pixels.
    pub(super) fn meaning(self, pixels: f32) -> Option<Intent> {
        let from = self.from?;
        if pixels < DRAG_PIXELS || self.to == Some(from) {
            return Some(Intent::Pick(from));
        }
        let to = self.to?;
        self.carries.then_some(Intent::Carry { from, to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::default_rules;

    #[test]
    fn one_gesture_is_one_intent_or_none() {
        let rules = default_rules();
        let at = |number| rules.geometry().numbered(number);
        let said = |from, carries, to, pixels| {
            let gesture = Gesture {
                from: at(from),
                carries,
                to: at(to),
            };
            let number = |square| rules.geometry().number(square);
            gesture.meaning(pixels).map(|intent| match intent {
                Intent::Pick(square) => vec![number(square)],
                Intent::Carry { from, to } => vec![number(from), number(to)],
                _ => Vec::new(),
            })
        };
        for (from, carries, to, pixels, wanted) in [
            (5, true, 5, 0.0, Some(vec![5])),
            // Carried around and put back: a click.
            (5, true, 5, 300.0, Some(vec![5])),
            // Slipped over the edge: still a click on the square that was pressed.
            (5, true, 9, 3.0, Some(vec![5])),
            (5, true, 0, 3.0, Some(vec![5])),
            (5, true, 9, 60.0, Some(vec![5, 9])),
            (5, false, 9, 60.0, None),
            // Let go beside the board.
            (5, true, 0, 60.0, None),
            // Pressed beside the board.
            (0, false, 9, 60.0, None),
        ] {
            let case = format!("{from} to {to}, {pixels} pixels");
            assert_eq!(said(from, carries, to, pixels), wanted, "{case}");
        }
    }
}
