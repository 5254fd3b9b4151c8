//! Brings the piece entities in line with the referee's position.

use bevy::{mesh::MeshTag, prelude::*};

use super::{
    MayanValue, Piece, PieceKind, PieceKit, PieceSide, Variant,
    queue::{Capture, Move, Queue},
};
use crate::{
    app::{
        board::{OnSquare, projection},
        materials::PieceTag,
        referee::{Announcement, Referee},
        settings::{MotionSpeed, Settings},
        trays::{InTray, TRAY_SCALE, captured_in, place_in_room},
    },
    play::Ply,
    rules::{self, Kind, Square},
};

/// A place where a piece can be.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Board(Square),
    Tray(InTray),
}

/// Every piece entity, as far as the sync looks at it.
type Pieces<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static PieceSide,
        &'static PieceKind,
        Option<&'static MayanValue>,
        Option<&'static OnSquare>,
        Option<&'static InTray>,
        &'static Transform,
    ),
    With<Piece>,
>;

/// Follows the announcements: a move is queued to be shown, anything else is shown at once.
pub(super) fn follow(
    mut commands: Commands,
    mut announcements: MessageReader<Announcement>,
    mut queue: ResMut<Queue>,
    mut seen: Local<bool>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    kit: Res<PieceKit>,
    pieces: Pieces,
) {
    let mut fresh = !*seen || kit.is_changed();
    let mut rebuild = queue.take_rebuild();
    *seen = true;
    let mut moved = Vec::new();
    for announcement in announcements.read() {
        match announcement {
            Announcement::Moved(ply) => moved.push(ply),
            Announcement::Changed => rebuild = true,
            Announcement::Started | Announcement::Draft => fresh = true,
            _ => {}
        }
    }
    // Two moves in one frame come from tests and demonstrations: the second one's pieces are not
    // where the query sees them, so both are shown at once.
    let at_once = settings.motion == MotionSpeed::Off || 1 < moved.len();
    if fresh || rebuild || (at_once && !moved.is_empty()) {
        queue.clear();
        reconcile(&mut commands, &referee, &kit, &pieces, fresh);
        return;
    }
    for ply in moved {
        if !enqueue(&mut commands, &mut queue, &referee, ply, &pieces) {
            queue.clear();
            reconcile(&mut commands, &referee, &kit, &pieces, false);
        }
    }
}

/// Sets the components to what the move leads to and queues the way there; false if the entities
/// do not show the position that the move starts from.
fn enqueue(
    commands: &mut Commands,
    queue: &mut Queue,
    referee: &Referee,
    ply: &Ply,
    pieces: &Pieces,
) -> bool {
    let on = |square| {
        pieces
            .iter()
            .find(|piece| piece.4 == Some(&OnSquare(square)))
    };
    let step = &ply.route.step;
    let Some((mover, side, _, _, _, _, at)) = on(step.from) else {
        return false;
    };
    let geometry = referee.rules().geometry();
    let taken_before = pieces
        .iter()
        .filter(|piece| piece.5.is_some_and(|tray| tray.by == side.0))
        .count();
    let mut captured = Vec::new();
    for (n, &square) in ply.route.order.iter().enumerate() {
        let Some((entity, ..)) = on(square) else {
            return false;
        };
        let tray = InTray {
            by: side.0,
            place: taken_before + n,
        };
        commands.entity(entity).remove::<OnSquare>().insert(tray);
        captured.push(Capture {
            entity,
            from: projection::centre(geometry, square),
            to: place_in_room(geometry.board(), tray),
        });
    }
    let mut mover_now = commands.entity(mover);
    mover_now.insert(OnSquare(step.to));
    if step.promotes {
        mover_now.insert(PieceKind(Kind::King));
    }
    let path: Vec<Vec3> = ply
        .route
        .path
        .iter()
        .map(|&square| projection::centre(geometry, square))
        .collect();
    queue.push(Move::from_where_it_stands(
        mover,
        at.translation,
        path,
        captured,
        referee.rules().ruleset().removal,
        step.promotes,
    ));
    true
}

/// Makes the entities show the referee's position: those that already do stay, unless all are to
/// be made afresh; others go, missing ones come.
fn reconcile(
    commands: &mut Commands,
    referee: &Referee,
    kit: &PieceKit,
    pieces: &Pieces,
    fresh: bool,
) {
    let mut wanted = wanted(referee);
    for (entity, side, kind, value, square, tray, _) in pieces {
        let place = match (square, tray) {
            (Some(square), _) => Place::Board(square.0),
            (None, Some(tray)) => Place::Tray(*tray),
            (None, None) => {
                commands.entity(entity).despawn();
                continue;
            }
        };
        let shown = rules::Piece {
            side: side.0,
            kind: kind.0,
            value: value.map(|value| value.0),
        };
        let kept = wanted.iter().position(|want| *want == (place, shown));
        if let Some(kept) = kept
            && !fresh
        {
            wanted.swap_remove(kept);
            commands
                .entity(entity)
                .insert((resting(referee, place), Mesh3d(kit.mesh(shown.kind))));
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (place, piece) in wanted {
        spawn(commands, referee, kit, place, piece);
    }
}

fn wanted(referee: &Referee) -> Vec<(Place, rules::Piece)> {
    let on_board = referee
        .shown_pieces()
        .into_iter()
        .map(|(square, piece)| (Place::Board(square), piece));
    let captured = captured_in(referee.game(), referee.shown_plies());
    let in_trays = rules::Side::ALL.into_iter().flat_map(|by| {
        let pieces: Vec<_> = captured[by].clone();
        pieces
            .into_iter()
            .enumerate()
            .map(move |(place, piece)| (Place::Tray(InTray { by, place }), piece))
    });
    on_board.chain(in_trays).collect()
}

fn resting(referee: &Referee, place: Place) -> Transform {
    let geometry = referee.rules().geometry();
    match place {
        Place::Board(square) => Transform::from_translation(projection::centre(geometry, square)),
        Place::Tray(tray) => Transform::from_translation(place_in_room(geometry.board(), tray))
            .with_scale(Vec3::splat(TRAY_SCALE)),
    }
}

fn spawn(
    commands: &mut Commands,
    referee: &Referee,
    kit: &PieceKit,
    place: Place,
    piece: rules::Piece,
) {
    let mut entity = commands.spawn((
        Name::new("Piece"),
        Piece,
        Variant(referee.rules().clone()),
        PieceSide(piece.side),
        PieceKind(piece.kind),
        Mesh3d(kit.mesh(piece.kind)),
        MeshMaterial3d(kit.stone[piece.side].clone()),
        MeshTag::from(PieceTag::plain()),
        resting(referee, place),
    ));
    if let Some(value) = piece.value {
        entity.insert(MayanValue(value));
    }
    match place {
        Place::Board(square) => entity.insert(OnSquare(square)),
        Place::Tray(tray) => entity.insert(tray),
    };
}
