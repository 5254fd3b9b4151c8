//! Sets: the colours of a whole table as data.

use bevy::prelude::*;

use super::PieceColours;

/// What the board and the pieces are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stuff {
    /// Cut and inlaid stone.
    #[default]
    Stone,
    /// Turned and planed wood.
    Wood,
}

/// Everything of a table that has a colour. Which set lies on the table is the caller's choice.
#[derive(Resource, Clone, Copy, Debug)]
pub struct TableSet {
    /// What the board, frame and pieces are made of.
    pub stuff: Stuff,
    /// The light side, which the rules call White.
    pub white: PieceColours,
    /// The dark side.
    pub black: PieceColours,
    /// Squares nobody plays on.
    pub plain_square: Color,
    /// Squares that are played on.
    pub playing_square: Color,
    /// The lines between the squares.
    pub grout: Color,
    /// The names of the squares.
    pub ink: Color,
    /// The frame and the trays.
    pub frame: Color,
    /// The ground between the frets of the frame.
    pub frame_ground: Color,
    /// Whether the frame carries step-frets.
    pub frets: bool,
    /// The cloth: plain weave, ground of the bands, zigzags, diamonds.
    pub cloth: [Color; 4],
    /// The marks on squares and pieces.
    pub marks: MarkColours,
}

/// The colours of the marks; the shapes already say everything.
#[derive(Clone, Copy, Debug)]
pub struct MarkColours {
    /// What may be done.
    pub offer: Color,
    /// Captures.
    pub capture: Color,
    /// What has been done.
    pub trace: Color,
    /// Where the player points.
    pub cursor: Color,
    /// The dark line around every mark.
    pub keyline: Color,
    /// The ring on an emphasised piece.
    pub emphasis: Color,
}

impl MarkColours {
    /// Blue and orange, which all common kinds of colour blindness tell apart.
    pub const DEFAULT: Self = Self {
        offer: Color::srgb(0.2, 0.58, 1.0),
        capture: Color::srgb(1.0, 0.56, 0.08),
        trace: Color::srgb(1.0, 0.84, 0.36),
        cursor: Color::srgb(1.0, 0.98, 0.92),
        keyline: Color::srgb(0.03, 0.04, 0.07),
        emphasis: Color::srgb(1.0, 0.9, 0.66),
    };
}

const SHELL: Color = Color::srgb(0.95, 0.92, 0.85);

impl TableSet {
    /// Obsidian against cinnabar with pale shell inlay, on limestone.
    pub const STONE: Self = Self {
        stuff: Stuff::Stone,
        white: PieceColours {
            body: Color::srgb(0.55, 0.13, 0.09),
            vein: Color::srgb(0.34, 0.06, 0.05),
            vein_strength: 0.6,
            inlay: SHELL,
            roughness: 0.7,
        },
        black: PieceColours {
            body: Color::srgb(0.085, 0.085, 0.1),
            vein: Color::srgb(0.27, 0.31, 0.37),
            vein_strength: 0.4,
            inlay: SHELL,
            roughness: 0.62,
        },
        plain_square: Color::srgb(0.79, 0.76, 0.69),
        playing_square: Color::srgb(0.38, 0.48, 0.45),
        grout: Color::srgb(0.3, 0.28, 0.25),
        ink: Color::srgb(0.95, 0.92, 0.82),
        frame: Color::srgb(0.62, 0.54, 0.44),
        frame_ground: Color::srgb(0.42, 0.34, 0.27),
        frets: true,
        cloth: [
            Color::srgb(0.17, 0.14, 0.15),
            Color::srgb(0.18, 0.115, 0.11),
            Color::srgb(0.28, 0.21, 0.165),
            Color::srgb(0.15, 0.185, 0.195),
        ],
        marks: MarkColours::DEFAULT,
    };

    /// Light and dark wood, for games whose pieces carry no numerals.
    pub const WOOD: Self = Self {
        stuff: Stuff::Wood,
        white: PieceColours {
            body: Color::srgb(0.86, 0.68, 0.44),
            vein: Color::srgb(0.7, 0.48, 0.26),
            vein_strength: 0.7,
            inlay: Color::srgb(0.25, 0.14, 0.08),
            roughness: 0.68,
        },
        black: PieceColours {
            body: Color::srgb(0.24, 0.13, 0.085),
            vein: Color::srgb(0.12, 0.06, 0.04),
            vein_strength: 0.7,
            inlay: SHELL,
            roughness: 0.66,
        },
        plain_square: Color::srgb(0.82, 0.7, 0.52),
        playing_square: Color::srgb(0.55, 0.37, 0.23),
        grout: Color::srgb(0.2, 0.12, 0.07),
        ink: Color::srgb(0.96, 0.88, 0.72),
        frame: Color::srgb(0.36, 0.22, 0.14),
        frame_ground: Color::srgb(0.25, 0.15, 0.1),
        frets: false,
        cloth: [
            Color::srgb(0.12, 0.15, 0.14),
            Color::srgb(0.13, 0.14, 0.13),
            Color::srgb(0.23, 0.215, 0.17),
            Color::srgb(0.16, 0.19, 0.175),
        ],
        marks: MarkColours::DEFAULT,
    };
}

impl Default for TableSet {
    fn default() -> Self {
        Self::STONE
    }
}
