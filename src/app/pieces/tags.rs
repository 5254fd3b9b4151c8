//! What each piece tells its shader: value, the way its numeral stands, ghost, emphasis.

use bevy::{mesh::MeshTag, prelude::*};

use super::{MayanValue, Piece, PieceKind, PieceSide, queue::Queue};
use crate::{
    app::{
        board::{OnSquare, Reader},
        materials::{PieceTag, QuarterTurn},
        referee::Referee,
        settings::{Facing, Settings},
    },
    rules::{Kind, Removal, Side},
};

/// Keeps the tags of all pieces up to date; a tag is written only when it changes.
pub(super) fn show(
    referee: Res<Referee>,
    queue: Res<Queue>,
    settings: Res<Settings>,
    reader: Res<Reader>,
    mut pieces: Query<
        (
            Entity,
            &PieceSide,
            &PieceKind,
            Option<&MayanValue>,
            Option<&OnSquare>,
            &mut MeshTag,
        ),
        With<Piece>,
    >,
) {
    let entry = referee.entry();
    // Where captured pieces leave at once they are gone, and not shown as waiting.
    let taken = match referee.rules().ruleset().removal {
        Removal::AtEnd => entry.captured(referee.game().position()),
        Removal::AtOnce => Vec::new(),
    };
    let selected = entry.selected().filter(|_| referee.is_open());
    for (entity, side, kind, value, square, mut tag) in &mut pieces {
        let square = square.map(|square| square.0);
        let facing = match (settings.facing, square) {
            (Facing::PiecesFacePlayers, Some(_)) => seat_of(side.0),
            _ => reader.0,
        };
        let ghost = queue.is_ghost(entity) || square.is_some_and(|square| taken.contains(&square));
        let wanted = value
            .map_or(PieceTag::plain(), |value| PieceTag::valued(value.0.get()))
            .upright(facing)
            .ghost(ghost)
            .crowned(kind.0 == Kind::King)
            .emphasised(square.is_some() && square == selected)
            .grain(entity.index_u32() as u8);
        tag.set_if_neq(MeshTag::from(wanted));
    }
}

const fn seat_of(side: Side) -> QuarterTurn {
    match side {
        Side::White => QuarterTurn::White,
        Side::Black => QuarterTurn::Black,
    }
}
