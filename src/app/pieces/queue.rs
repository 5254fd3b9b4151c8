//! The moves that are being shown, one after the other. It never feeds back into the match.

use std::collections::VecDeque;

use bevy::{mesh::MeshTag, prelude::*};

use super::{
    PieceKit, PieceSide,
    flight::{Flight, THROW_SECONDS, point, seconds},
    meshes::{KING_HEIGHT, MAN_HEIGHT},
};
use crate::{
    app::{
        motion::{Motion, SkipMotion},
        settings::{MotionSpeed, Settings},
        trays::TRAY_SCALE,
    },
    rules::{Kind, Removal},
};

/// How near a piece must be to a landing to count as standing there, in squares.
const NEAR: f32 = 0.5;
/// How long the crowning piece takes to come down, in seconds at normal speed.
const CROWNING_SECONDS: f32 = 0.4;
/// From how high it comes down, in squares.
const CROWNING_DROP: f32 = 1.4;

/// A captured piece and its place in a tray.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    pub(super) entity: Entity,
    pub(super) from: Vec3,
    pub(super) to: Vec3,
}

/// A move to be shown.
#[derive(Debug)]
pub(super) struct Move {
    mover: Entity,
    /// Where the mover still has to stand, the first being where it stands now.
    path: Vec<Vec3>,
    captured: Vec<Capture>,
    /// How many of the captures were jumped before the path begins.
    jumped: usize,
    /// Whether captured pieces leave as soon as they are jumped, and not at the end.
    at_once: bool,
    /// For how long each captured piece has been on its way to the tray, in seconds at normal speed.
    flown: Vec<f32>,
    promotes: bool,
}

impl Move {
    /// A move of a piece that may have come part of its way already: by steps entered one by one,
    /// or because it was dragged.
    pub(super) fn from_where_it_stands(
        mover: Entity,
        at: Vec3,
        path: Vec<Vec3>,
        captured: Vec<Capture>,
        removal: Removal,
        promotes: bool,
    ) -> Self {
        let near = |point: &Vec3| (*point - at).with_y(0.0).length() < NEAR;
        let reached = path.iter().rposition(near).unwrap_or(0);
        let mut path = path[reached..].to_vec();
        path[0] = at;
        let jumped = reached.min(captured.len());
        let at_once = removal == Removal::AtOnce;
        // Those that were jumped before have left already where they leave at once.
        let flown = (0..captured.len())
            .map(|n| {
                if at_once && n < jumped {
                    THROW_SECONDS
                } else {
                    0.0
                }
            })
            .collect();
        Self {
            mover,
            path,
            jumped,
            at_once,
            flown,
            captured,
            promotes,
        }
    }

    /// Lets the first captured pieces fly on towards the tray; says whether they have arrived.
    fn clear(
        &mut self,
        leaving: usize,
        passed: f32,
        transforms: &mut Query<&mut Transform>,
    ) -> bool {
        let mut arrived = true;
        for (capture, flown) in self.captured.iter().zip(&mut self.flown).take(leaving) {
            if THROW_SECONDS < *flown {
                continue;
            }
            *flown += passed;
            if let Ok(mut transform) = transforms.get_mut(capture.entity) {
                *transform = thrown(capture, *flown / THROW_SECONDS);
            }
            arrived &= THROW_SECONDS <= *flown;
        }
        arrived
    }

    fn flight(&self) -> Flight {
        if self.captured.is_empty() {
            Flight::Glide
        } else {
            Flight::Hop
        }
    }
}

/// How far the first move of the queue has come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Phase {
    /// On the way to the path's next point.
    #[default]
    Travel,
    /// Captured pieces fly to the tray, as far as they have not done so before.
    Clear,
    /// The crowning piece comes down.
    Crown,
}

/// The moves to be shown.
#[derive(Resource, Default, Debug)]
pub(super) struct Queue {
    moves: VecDeque<Move>,
    phase: Phase,
    leg: usize,
    /// Seconds at normal speed since the leg or phase began.
    elapsed: f32,
    crown: Option<Entity>,
    rebuild: bool,
}

impl Queue {
    pub(super) fn push(&mut self, shown: Move) {
        self.moves.push_back(shown);
    }

    /// Forgets all moves; what they lead to must be shown otherwise.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.begin_next();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Whether the queue moves a piece, which nobody else must then place.
    pub(super) fn holds(&self, entity: Entity) -> bool {
        self.moves.iter().any(|shown| {
            shown.mover == entity
                || shown
                    .captured
                    .iter()
                    .any(|capture| capture.entity == entity)
        })
    }

    /// Whether a piece has been jumped and waits for the end of the capture.
    pub(super) fn is_ghost(&self, entity: Entity) -> bool {
        let Some(shown) = self.moves.front().filter(|shown| !shown.at_once) else {
            return false;
        };
        let jumped = match self.phase {
            Phase::Travel => shown.jumped + self.leg,
            Phase::Clear => 0,
            Phase::Crown => return false,
        };
        shown
            .captured
            .iter()
            .take(jumped)
            .any(|capture| capture.entity == entity)
    }

    /// Whether the pieces must be put in their places, once.
    pub(super) fn take_rebuild(&mut self) -> bool {
        std::mem::take(&mut self.rebuild)
    }

    fn begin_next(&mut self) {
        self.phase = Phase::Travel;
        self.leg = 0;
        self.elapsed = 0.0;
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.elapsed = 0.0;
    }
}

/// Shows the next bit of the queue.
pub(super) fn advance(
    mut commands: Commands,
    mut queue: ResMut<Queue>,
    mut motion: ResMut<Motion>,
    mut skip: MessageReader<SkipMotion>,
    time: Res<Time>,
    settings: Res<Settings>,
    kit: Res<PieceKit>,
    mut transforms: Query<&mut Transform>,
    looks: Query<(&PieceSide, &MeshTag)>,
) {
    if 0 < skip.read().count() && !queue.is_empty() {
        queue.clear();
        queue.rebuild = true;
    }
    if queue.is_empty()
        && let Some(crown) = queue.crown.take()
    {
        commands.entity(crown).despawn();
    }
    motion.set_if_neq(Motion {
        busy: !queue.is_empty() || queue.rebuild,
    });
    let queue = &mut *queue;
    let Some(shown) = queue.moves.front_mut() else {
        return;
    };
    let passed = time.delta_secs() * rate(settings.motion);
    queue.elapsed += passed;
    let leaving = match queue.phase {
        Phase::Travel if shown.at_once => shown.jumped + queue.leg,
        Phase::Clear => shown.captured.len(),
        Phase::Travel | Phase::Crown => 0,
    };
    let cleared = shown.clear(leaving, passed, &mut transforms);
    match queue.phase {
        Phase::Travel => {
            if let [from, to, ..] = shown.path[queue.leg.min(shown.path.len() - 1)..] {
                let flight = shown.flight();
                let fraction = queue.elapsed / seconds(flight, from, to);
                if let Ok(mut transform) = transforms.get_mut(shown.mover) {
                    transform.translation = point(flight, from, to, fraction);
                }
                if 1.0 <= fraction {
                    queue.leg += 1;
                    queue.elapsed = 0.0;
                }
            } else {
                if let (Ok(mut transform), Some(&end)) =
                    (transforms.get_mut(shown.mover), shown.path.last())
                {
                    transform.translation = end.with_y(0.0);
                }
                queue.enter(Phase::Clear);
            }
        }
        Phase::Clear => {
            if cleared {
                queue.enter(Phase::Crown);
            }
        }
        Phase::Crown => {
            if shown.promotes && queue.elapsed < CROWNING_SECONDS {
                let fraction = queue.elapsed / CROWNING_SECONDS;
                let (mover, end) = (shown.mover, shown.path.last().copied().unwrap_or_default());
                let at = crowning_point(end, fraction);
                match queue.crown {
                    Some(crown) => {
                        if let Ok(mut transform) = transforms.get_mut(crown) {
                            transform.translation = at;
                        }
                    }
                    None => {
                        if let Ok((side, tag)) = looks.get(mover) {
                            let crown = commands.spawn((
                                Name::new("Crowning piece"),
                                Mesh3d(kit.mesh(Kind::Man)),
                                MeshMaterial3d(kit.stone[side.0].clone()),
                                MeshTag(tag.0),
                                Transform::from_translation(at),
                            ));
                            queue.crown = Some(crown.id());
                        }
                    }
                }
                return;
            }
            if let Some(crown) = queue.crown.take() {
                commands.entity(crown).despawn();
            }
            if shown.promotes {
                commands
                    .entity(shown.mover)
                    .insert(Mesh3d(kit.mesh(Kind::King)));
            }
            queue.moves.pop_front();
            queue.begin_next();
        }
    }
}

/// Where the crowning piece is, coming down on the crowned one.
fn crowning_point(end: Vec3, fraction: f32) -> Vec3 {
    let fall = EasingCurve::new(CROWNING_DROP, 0.0, EaseFunction::QuadraticIn);
    end.with_y(KING_HEIGHT - MAN_HEIGHT + fall.sample_clamped(fraction))
}

/// Where a captured piece is on its way to the tray; it shrinks to the tray's size.
fn thrown(capture: &Capture, fraction: f32) -> Transform {
    let scale = 1.0 + (TRAY_SCALE - 1.0) * fraction.min(1.0);
    Transform::from_translation(point(Flight::Throw, capture.from, capture.to, fraction))
        .with_scale(Vec3::splat(scale))
}

/// How much faster than normal moves are shown.
fn rate(speed: MotionSpeed) -> f32 {
    match speed {
        MotionSpeed::Slow => 0.5,
        MotionSpeed::Normal => 1.0,
        MotionSpeed::Fast => 2.0,
        // Switched off while something was on its way: it arrives in the next frame.
        MotionSpeed::Off => 1000.0,
    }
}
