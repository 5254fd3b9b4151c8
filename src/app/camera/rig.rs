//! The camera's goal, and the way it takes there: eased, independent of the frame rate, at rest when idle.

use bevy::prelude::*;

use super::{
    CameraMoved, CameraPreset, FIELD_OF_VIEW, Framing, FreeArea, Seat, Surround, TableCamera, fit,
    near_side, view::View,
};
use crate::{
    app::{
        power::KeepDrawing,
        referee::Referee,
        settings::{MotionSpeed, Settings},
    },
    rules::Side,
};

/// How long the camera takes from one preset to another, in seconds.
const GLIDE_SECONDS: f32 = 0.7;
/// How fast zoom and fit follow, per second: two thirds of what is left in a twelfth of a second.
const FOLLOW_RATE: f32 = 12.0;
/// The longest step of the first frame after rest, in seconds: the idle time before it does not count.
const FIRST_STEP: f32 = 1.0 / 60.0;

/// Where the camera is to be, and where it is.
#[derive(Resource, Debug)]
pub(super) struct Rig {
    /// The preset that was chosen last.
    pub(super) preset: CameraPreset,
    /// The side that has its pieces below in a look straight down.
    pub(super) home: Side,
    /// A hand holds the view.
    pub(super) held: bool,
    goal: View,
    shown: View,
    glide: Option<Glide>,
    area: Option<Area>,
    moving: bool,
}

/// A way between two views.
#[derive(Clone, Copy, Debug)]
struct Glide {
    from: View,
    /// How much of it is done, from 0 to 1.
    done: f32,
}

/// What the board is fitted to, apart from the window: it follows smoothly when a panel folds.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Area {
    half: Vec2,
    free: FreeArea,
}

impl Default for Rig {
    fn default() -> Self {
        let preset = CameraPreset::default();
        let seat = View::of(preset, Side::White);
        Self {
            preset,
            home: Side::White,
            held: false,
            goal: seat,
            shown: seat,
            glide: None,
            area: None,
            moving: false,
        }
    }
}

impl Rig {
    /// Glides to a preset.
    pub(super) fn go(&mut self, preset: CameraPreset) {
        self.preset = preset;
        self.goal = View::of(preset, self.home);
        self.glide = (!self.shown.is_at(&self.goal)).then_some(Glide {
            from: self.shown,
            done: 0.0,
        });
    }

    /// Makes a side the one at home, and goes to its seat; a look straight down stays one.
    pub(super) fn seat(&mut self, side: Side) {
        self.home = side;
        self.go(match (self.preset, side) {
            (CameraPreset::TopDown, _) => CameraPreset::TopDown,
            (_, Side::White) => CameraPreset::WhiteSeat,
            (_, Side::Black) => CameraPreset::BlackSeat,
        });
    }

    /// The view as it is, for a hand to take hold of.
    pub(super) const fn shown(&self) -> View {
        self.shown
    }

    /// Half the sides of what is shown, in squares.
    pub(super) fn half(&self) -> Vec2 {
        self.area.map_or(Vec2::ZERO, |area| area.half)
    }

    /// Puts the view where a hand holds it.
    pub(super) fn hold(&mut self, view: View) {
        self.glide = None;
        self.goal = view;
        self.shown = view;
    }

    /// Lets the view follow to where a hand has sent it.
    pub(super) fn send(&mut self, change: impl FnOnce(View) -> View) {
        let from = if self.glide.take().is_some() {
            self.shown
        } else {
            self.goal
        };
        self.goal = change(from);
    }

    /// Comes nearer to the goal. Says whether anything moved.
    fn advance(&mut self, wanted: Area, seconds: f32, speed: MotionSpeed) -> bool {
        let before = (self.shown, self.area);
        let rate = match speed {
            MotionSpeed::Off => {
                self.hold(self.goal);
                self.area = Some(wanted);
                return before != (self.shown, self.area);
            }
            MotionSpeed::Slow => 0.5,
            MotionSpeed::Normal => 1.0,
            MotionSpeed::Fast => 2.0,
        };
        let follow = 1.0 - (-rate * FOLLOW_RATE * seconds).exp();
        if let Some(glide) = &mut self.glide {
            glide.done += rate * seconds / GLIDE_SECONDS;
            if glide.done < 1.0 {
                let part = EaseFunction::CubicInOut.sample_clamped(glide.done);
                self.shown = glide.from.towards(&self.goal, part);
            } else {
                self.glide = None;
                self.shown = self.goal;
            }
        } else {
            self.shown = self.shown.towards(&self.goal, follow);
            if self.shown.is_at(&self.goal) {
                self.shown = self.goal;
            }
        }
        self.area = Some(match self.area {
            Some(area) => area.towards(&wanted, follow),
            None => wanted,
        });
        self.glide.is_some() || before != (self.shown, self.area)
    }
}

impl Area {
    fn towards(&self, goal: &Self, part: f32) -> Self {
        /// Squares or pixels: less than anyone sees.
        const ALIKE: f32 = 0.05;
        let mix = |from: f32, to: f32| {
            let mixed = from.lerp(to, part);
            if (mixed - to).abs() < ALIKE {
                to
            } else {
                mixed
            }
        };
        Self {
            half: Vec2::new(mix(self.half.x, goal.half.x), mix(self.half.y, goal.half.y)),
            free: FreeArea {
                left: mix(self.free.left, goal.free.left),
                right: mix(self.free.right, goal.free.right),
                top: mix(self.free.top, goal.free.top),
                bottom: mix(self.free.bottom, goal.free.bottom),
            },
        }
    }
}

/// Moves the camera towards its goal and says where the viewer sits. The window's size counts at
/// once, so that a resize never shows the board where it no longer fits.
fn move_camera(
    mut rig: ResMut<Rig>,
    mut seat: ResMut<Seat>,
    mut keep: ResMut<KeepDrawing>,
    mut camera: Single<(&Camera, &mut Transform), With<TableCamera>>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    (free, surround): (Res<FreeArea>, Res<Surround>),
    time: Res<Time>,
) {
    let (camera, place) = &mut *camera;
    let board = referee.rules().geometry().board();
    let wanted = Area {
        half: 0.5 * Vec2::new(f32::from(board.width), f32::from(board.height)) + surround.0,
        free: *free,
    };
    let mut seconds = time.delta_secs();
    if !rig.moving {
        seconds = seconds.min(FIRST_STEP);
    }
    let mut moving = rig
        .bypass_change_detection()
        .advance(wanted, seconds, settings.motion);
    let window = camera.logical_viewport_size();
    if let Some(window) = window.filter(|window| 1.0 <= window.min_element())
        && let Some(Area { half, free }) = rig.area
    {
        let framing = Framing {
            half,
            field_of_view: FIELD_OF_VIEW,
            window,
            free,
        };
        let rotation = rig.shown.rotation();
        let target = Vec3::new(rig.shown.pan.x, 0.0, rig.shown.pan.y);
        let offset = fit(rotation, &framing).offset(rotation);
        let placed =
            Transform::from_rotation(rotation).with_translation(target + rig.shown.zoom * offset);
        moving |= place.set_if_neq(placed);
    }
    let rig = rig.bypass_change_detection();
    rig.moving = moving;
    let resting = Seat {
        near: near_side(place),
        settled: !moving && !rig.held && window.is_some(),
        preset: rig.preset,
    };
    let changed = seat.set_if_neq(resting);
    if moving || changed {
        keep.for_frames(2);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, move_camera.in_set(CameraMoved));
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area {
        half: Vec2::splat(5.9),
        free: FreeArea {
            left: 0.0,
            right: 0.0,
            top: 0.0,
            bottom: 0.0,
        },
    };

    fn seconds_to_rest(rig: &mut Rig, area: Area, step: f32, speed: MotionSpeed) -> f32 {
        let mut seconds = 0.0;
        while rig.advance(area, step, speed) {
            seconds += step;
            assert!(seconds < 10.0, "never comes to rest");
        }
        seconds
    }

    #[test]
    fn a_glide_takes_as_long_at_every_frame_rate_and_then_rests() {
        for step in [1.0 / 240.0, 1.0 / 60.0, 0.1] {
            let mut rig = Rig::default();
            rig.advance(AREA, step, MotionSpeed::Normal);
            rig.go(CameraPreset::BlackSeat);
            let seconds = seconds_to_rest(&mut rig, AREA, step, MotionSpeed::Normal);
            assert!((seconds - GLIDE_SECONDS).abs() <= 2.0 * step, "{seconds}");
            assert_eq!(rig.shown, View::of(CameraPreset::BlackSeat, Side::White));
            assert!(!rig.advance(AREA, step, MotionSpeed::Normal));
        }
    }

    #[test]
    fn without_motion_the_camera_is_there_at_once() {
        let mut rig = Rig::default();
        rig.advance(AREA, 0.0, MotionSpeed::Off);
        rig.go(CameraPreset::TopDown);
        let wider = Area {
            half: Vec2::splat(6.9),
            ..AREA
        };
        rig.advance(wider, 0.0, MotionSpeed::Off);
        assert_eq!(rig.shown, rig.goal);
        assert_eq!(rig.area, Some(wider));
    }

    #[test]
    fn a_folded_panel_is_followed_smoothly_and_soon() {
        let mut rig = Rig::default();
        rig.advance(AREA, 0.0, MotionSpeed::Normal);
        let folded = Area {
            free: FreeArea {
                left: 230.0,
                ..default()
            },
            ..AREA
        };
        assert!(rig.advance(folded, 1.0 / 60.0, MotionSpeed::Normal));
        assert_ne!(rig.area, Some(folded));
        let seconds = seconds_to_rest(&mut rig, folded, 1.0 / 60.0, MotionSpeed::Normal);
        assert!(seconds < 1.0, "{seconds}");
        assert_eq!(rig.area, Some(folded));
    }

    #[test]
    fn a_look_straight_down_turns_to_the_other_player_and_stays_one() {
        let mut rig = Rig::default();
        rig.go(CameraPreset::TopDown);
        rig.seat(Side::Black);
        assert_eq!(rig.preset, CameraPreset::TopDown);
        assert_eq!(rig.goal, View::of(CameraPreset::TopDown, Side::Black));
    }
}
