//! What one piece tells its shader: a single `u32` in its `MeshTag`, so that a whole side is one material and one batch.

use bevy::mesh::MeshTag;

/// The per-piece data of `shaders/piece.wgsl`, which cites this table:
///
/// | bits | meaning |
/// |---|---|
/// | 0..=4 | value 0..=19; 31: no numeral |
/// | 5..=6 | quarter turns of the sign about +Y; see [`QuarterTurn`] |
/// | 7 | ghost: captured, waiting to leave |
/// | 8 | emphasised: a bright ring at the top's edge |
/// | 9..=13 | thirty-seconds of a quarter turn more, for a sign on its way |
/// | 14 | crowned: a gilt ring at the top's edge |
/// | 15 | free |
/// | 16..=23 | grain: which part of the stone the piece was cut from |
/// | 24..=31 | free |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceTag(u32);

/// The seat from which a sign reads upright, named by the board's sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum QuarterTurn {
    /// Upright for a reader at +Z, White's side.
    #[default]
    White = 0,
    /// Upright for a reader at +X, at White's right hand.
    Right = 1,
    /// Upright for a reader at -Z, Black's side.
    Black = 2,
    /// Upright for a reader at -X, at White's left hand.
    Left = 3,
}

impl PieceTag {
    const NO_NUMERAL: u32 = 31;
    const TURN_SHIFT: u32 = 5;
    const GHOST: u32 = 1 << 7;
    const EMPHASISED: u32 = 1 << 8;
    const FINE_SHIFT: u32 = 9;
    const CROWNED: u32 = 1 << 14;
    const GRAIN_SHIFT: u32 = 16;

    /// A piece without a numeral.
    pub const fn plain() -> Self {
        Self(Self::NO_NUMERAL)
    }

    /// A piece that carries a Mayan numeral; values above 19 have no sign and give a plain piece.
    pub const fn valued(value: u8) -> Self {
        if value <= 19 {
            Self(value as u32)
        } else {
            Self::plain()
        }
    }

    /// Turns the sign to a seat.
    #[must_use]
    pub const fn upright(self, seat: QuarterTurn) -> Self {
        self.with(3, Self::TURN_SHIFT, seat as u32)
            .with(31, Self::FINE_SHIFT, 0)
    }

    /// Turns the sign by any number of turns counter-clockwise as seen from above, in steps of 1/128.
    #[must_use]
    pub fn turned(self, turns: f32) -> Self {
        let steps = (turns.rem_euclid(1.0) * 128.0).round() as u32 % 128;
        self.with(3, Self::TURN_SHIFT, steps / 32)
            .with(31, Self::FINE_SHIFT, steps % 32)
    }

    /// Marks a captured piece that waits for the end of the move.
    #[must_use]
    pub const fn ghost(self, on: bool) -> Self {
        self.flag(Self::GHOST, on)
    }

    /// Gives the piece a bright ring: selected, or under the pointer.
    #[must_use]
    pub const fn emphasised(self, on: bool) -> Self {
        self.flag(Self::EMPHASISED, on)
    }

    /// Gives the piece the gilt ring of a king, which tells it from a man from above too.
    #[must_use]
    pub const fn crowned(self, on: bool) -> Self {
        self.flag(Self::CROWNED, on)
    }

    /// Chooses the part of the stone; any number will do, the same number gives the same veins.
    #[must_use]
    pub const fn grain(self, seed: u8) -> Self {
        self.with(255, Self::GRAIN_SHIFT, seed as u32)
    }

    /// The value on the piece, if it carries one.
    pub const fn value(self) -> Option<u8> {
        let value = self.0 & 31;
        if value <= 19 { Some(value as u8) } else { None }
    }

    /// The bits as the shader reads them.
    pub const fn bits(self) -> u32 {
        self.0
    }

    const fn with(self, mask: u32, shift: u32, field: u32) -> Self {
        Self(self.0 & !(mask << shift) | (field & mask) << shift)
    }

    const fn flag(self, bit: u32, on: bool) -> Self {
        if on {
            Self(self.0 | bit)
        } else {
            Self(self.0 & !bit)
        }
    }
}

impl From<PieceTag> for MeshTag {
    fn from(tag: PieceTag) -> Self {
        Self(tag.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_touch_each_other() {
        let tag = PieceTag::valued(19)
            .upright(QuarterTurn::Black)
            .ghost(true)
            .emphasised(true)
            .grain(200);
        assert_eq!(tag.bits(), 19 | 2 << 5 | 1 << 7 | 1 << 8 | 200 << 16);
        assert_eq!(
            tag.ghost(false)
                .emphasised(false)
                .upright(QuarterTurn::White)
                .grain(0)
                .bits(),
            19
        );
    }

    #[test]
    fn the_shader_reads_the_same_bits() {
        let shader = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/piece.wgsl"));
        for (name, value) in [
            ("VALUE_MASK", 31),
            ("TURN_SHIFT", PieceTag::TURN_SHIFT),
            ("GHOST", PieceTag::GHOST),
            ("EMPHASISED", PieceTag::EMPHASISED),
            ("FINE_SHIFT", PieceTag::FINE_SHIFT),
            ("CROWNED", PieceTag::CROWNED),
            ("GRAIN_SHIFT", PieceTag::GRAIN_SHIFT),
            ("NO_NUMERAL", PieceTag::NO_NUMERAL),
        ] {
            assert!(
                shader.contains(&format!("const {name}: u32 = {value}u;")),
                "{name}"
            );
        }
    }

    #[test]
    fn only_twenty_values_have_a_sign() {
        assert_eq!(PieceTag::valued(0).value(), Some(0));
        assert_eq!(PieceTag::valued(20), PieceTag::plain());
        assert_eq!(PieceTag::plain().value(), None);
    }

    #[test]
    fn turning_passes_through_the_seats() {
        let tag = PieceTag::valued(7);
        assert_eq!(tag.turned(0.0), tag.upright(QuarterTurn::White));
        assert_eq!(tag.turned(0.25), tag.upright(QuarterTurn::Right));
        assert_eq!(tag.turned(0.5), tag.upright(QuarterTurn::Black));
        assert_eq!(tag.turned(-0.25), tag.upright(QuarterTurn::Left));
        assert_eq!(tag.turned(0.125).bits(), 7 | 16 << 9);
        assert_eq!(tag.turned(0.9999), tag);
    }
}
