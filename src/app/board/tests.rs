//! Picking from every preset, with Bevy's own ray casts on the colliders, without a window.

use std::time::Duration;

use bevy::{
    asset::AssetPlugin,
    camera::visibility::VisibilityPlugin,
    ecs::system::RunSystemOnce,
    input::InputPlugin,
    mesh::MeshPlugin,
    picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings, RayCastVisibility},
    prelude::*,
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
};

use super::{OnSquare, SquareCollider, projection};
use crate::{
    app::{
        self,
        camera::{CameraPreset, FIELD_OF_VIEW, Framing, FreeArea, fit, preset_rotation},
        pieces::meshes::{KING_HEIGHT, MAN_HEIGHT},
        referee::{Intent, NewGame, Referee},
    },
    notation::fen,
    rules::{self, BySide, Kind, Square},
};

/// The table with its colliders, but no window, no picture and no pointer.
fn table(ruleset: &str, position: &str) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        InputPlugin,
        TransformPlugin,
        AssetPlugin::default(),
        MeshPlugin,
        VisibilityPlugin,
    ))
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        16,
    )))
    .init_resource::<super::Dragging>()
    .add_plugins((app::match_plugin, super::colliders::plugin));
    app.update();
    let rules = rules::find(ruleset).unwrap();
    let start = fen::parse(&rules, position).unwrap();
    app.world_mut()
        .write_message(Intent::NewGame(Box::new(NewGame {
            rules,
            players: BySide::default(),
            played_by: BySide::default(),
            start: Some(start),
        })));
    app.update();
    app.update();
    app
}

/// The square that a click on a point of the room picks, seen from a camera in a 1280x720 window.
fn pick(app: &mut App, preset: CameraPreset, point: Vec3) -> Option<Square> {
    let rotation = preset_rotation(preset);
    let framing = Framing {
        half: Vec2::splat(5.9),
        field_of_view: FIELD_OF_VIEW,
        window: Vec2::new(1280.0, 720.0),
        free: FreeArea::default(),
    };
    let eye = fit(rotation, &framing).offset(rotation);
    let ray = Ray3d::new(eye, Dir3::new(point - eye).unwrap());
    let cast = move |mut cast: MeshRayCast, squares: Query<&OnSquare, With<SquareCollider>>| {
        let settings = MeshRayCastSettings::default().with_visibility(RayCastVisibility::Any);
        let nearest = cast.cast_ray(ray, &settings).first().map(|hit| hit.0);
        nearest.and_then(|entity| squares.get(entity).ok().map(|at| at.0))
    };
    app.world_mut().run_system_once(cast).unwrap()
}

fn check_every_square(ruleset: &str, position: &str) {
    let mut app = table(ruleset, position);
    let referee = app.world().resource::<Referee>();
    let (rules, shown) = (referee.rules().clone(), referee.shown().clone());
    let geometry = rules.geometry();
    for preset in CameraPreset::ALL {
        for &square in geometry.squares() {
            let middle = projection::centre(geometry, square);
            let height = match shown.piece(square).map(|piece| piece.kind) {
                Some(Kind::King) => KING_HEIGHT,
                Some(Kind::Man) => MAN_HEIGHT,
                None => 0.0,
            };
            let rim = if height == 0.0 { 0.45 } else { 0.38 };
            for point in [
                middle,
                middle + height * Vec3::Y,
                middle + Vec3::new(0.0, height, rim),
                middle + Vec3::new(0.0, height, -rim),
                middle + Vec3::new(rim, height, 0.0),
                middle + Vec3::new(-rim, height, 0.0),
            ] {
                let number = geometry.number(square);
                assert_eq!(
                    pick(&mut app, preset, point),
                    Some(square),
                    "{point} of square {number} of {ruleset} from {preset:?}"
                );
            }
        }
        // A square that does not play answers nothing.
        let mute = (0..geometry.board().height)
            .map(|row| {
                (
                    row,
                    (0..geometry.board().width).find(|&c| geometry.square_at(row, c).is_none()),
                )
            })
            .find_map(|(row, column)| Some(projection::cell_centre(geometry, row, column?)));
        if let Some(mute) = mute {
            assert_eq!(pick(&mut app, preset, mute), None);
        }
    }
}

#[test]
fn every_square_is_picked_by_its_middle_and_by_what_stands_on_it() {
    check_every_square("international", "W:W31-50:B1-20");
    check_every_square("international", "W:WK1,K5,K28,K33,46:BK6,K17,K22,K50,12");
    check_every_square("spanish", "W:WK1,K14,9:BK32,K19,24");
}

#[test]
fn colliders_rise_where_pieces_come_and_the_board_changes_with_the_game() {
    let mut app = table("spanish", "W:W9,K20:B24");
    let mut colliders = app.world_mut().query_filtered::<(), With<SquareCollider>>();
    assert_eq!(colliders.iter(app.world()).count(), 32);
    let geometry = rules::find("spanish").unwrap().geometry().clone();
    let at = |number| geometry.numbered(number).unwrap();
    let behind = |square| projection::centre(&geometry, square) + Vec3::new(0.0, 0.3, 0.0);
    let far_rim = |square| behind(square) + Vec3::new(0.0, 0.0, -0.36);
    assert_eq!(
        pick(&mut app, CameraPreset::WhiteSeat, far_rim(at(20))),
        Some(at(20))
    );
    // The king leaves; its square is flat again, and the other one stands.
    app.world_mut().write_message(Intent::Pick(at(20)));
    let to = app
        .world()
        .resource::<Referee>()
        .shown()
        .legal_moves()
        .iter()
        .find(|step| step.from == at(20))
        .unwrap()
        .to;
    app.world_mut().write_message(Intent::Pick(to));
    app.update();
    app.update();
    assert_ne!(
        pick(&mut app, CameraPreset::WhiteSeat, far_rim(at(20))),
        Some(at(20))
    );
    assert_eq!(
        pick(&mut app, CameraPreset::WhiteSeat, far_rim(to)),
        Some(to)
    );
    app.world_mut()
        .write_message(Intent::NewGame(Box::new(NewGame {
            rules: rules::find("international").unwrap(),
            players: BySide::default(),
            played_by: BySide::default(),
            start: None,
        })));
    app.update();
    let mut colliders = app.world_mut().query_filtered::<(), With<SquareCollider>>();
    assert_eq!(colliders.iter(app.world()).count(), 50);
}
