//! Where on a page a refusal is explained.

use crate::rules::{Bar, Kind, Law, Refusal};

/// The section that explains why something was refused; none where no rule of the game is the
/// reason.
#[must_use]
pub const fn section_of(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::Law {
            law: Law::HighestValues,
            ..
        } => Some("values"),
        Refusal::Law { .. } => Some("laws"),
        Refusal::KingRun { .. } => Some("kings"),
        Refusal::Barred {
            why: Bar::KingByMan | Bar::Direction,
            piece,
            ..
        }
        | Refusal::NotItsMove { piece } => Some(match piece.kind {
            Kind::Man => "men",
            Kind::King => "kings",
        }),
        Refusal::MustCapture { .. } | Refusal::Unfinished | Refusal::Barred { .. } => {
            Some("captures")
        }
        Refusal::EmptySquare
        | Refusal::NotYourTurn { .. }
        | Refusal::Blocked
        | Refusal::Touched { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        pages::page_of,
        rules::{self, Piece, Side, SquareSet},
    };

    #[test]
    fn every_section_that_a_refusal_names_is_on_the_pages() {
        let piece = |kind| Piece {
            side: Side::White,
            kind,
            value: None,
        };
        let law = |law| Refusal::Law {
            law,
            best: 1,
            tried: 0,
        };
        let refusals = [
            Refusal::MustCapture {
                with: SquareSet::EMPTY,
            },
            Refusal::Unfinished,
            law(Law::MostPieces),
            law(Law::MostKings),
            Refusal::KingRun { most: 3 },
            Refusal::Barred {
                piece: piece(Kind::Man),
                over: rules::default_rules().geometry().squares()[0],
                why: Bar::KingByMan,
            },
            Refusal::NotItsMove {
                piece: piece(Kind::Man),
            },
            Refusal::NotItsMove {
                piece: piece(Kind::King),
            },
        ];
        for rules in rules::all() {
            let page = page_of(rules).unwrap();
            for refusal in &refusals {
                let id = section_of(refusal).unwrap();
                assert!(
                    page.sections.iter().any(|section| section.id == id),
                    "{}: {id}",
                    rules.name()
                );
            }
        }
        let values = section_of(&law(Law::HighestValues)).unwrap();
        let page = page_of(&rules::default_rules()).unwrap();
        assert!(page.sections.iter().any(|section| section.id == values));
        assert_eq!(section_of(&Refusal::Blocked), None);
    }
}
