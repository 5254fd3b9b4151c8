//! Which set lies on the table: numbered stone for games with values, plain wood for the others.

use bevy::prelude::*;

use super::{materials::TableSet, referee::Referee};

/// Puts the set on the table that suits the game.
fn choose(referee: Res<Referee>, mut set: ResMut<TableSet>) {
    let wanted = if referee.rules().has_values() {
        TableSet::STONE
    } else {
        TableSet::WOOD
    };
    if set.stuff != wanted.stuff {
        *set = wanted;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(TableSet::STONE)
        .add_systems(PreUpdate, choose.run_if(resource_changed::<Referee>));
}
