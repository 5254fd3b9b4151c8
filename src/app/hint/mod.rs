//! A hint: about a second of search beside the table, the best move, and why it is the best.

mod why;

use std::time::Duration;

use bevy::{prelude::*, winit::EventLoopProxyWrapper};

pub use why::Why;

use super::{
    TableSystems,
    referee::{Intent, Moment, Referee},
    screens::Screen,
    shared_mind::SharedMind,
    worker::{Heard, Waker, Worker},
};
use crate::{
    engine::Budget,
    machine::{Allowance, spare_threads},
    rules::Move,
};

/// How long a hint is searched.
const SEARCH: Duration = Duration::from_secs(1);
/// How much the search remembers, in mebibytes.
const MEMORY: usize = 32;

/// A move to be recommended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move.
    pub step: Move,
    /// Why it is the best.
    pub why: Why,
}

/// Somebody wants a hint; while one is searched: does not want it any more.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintWish;

/// How long a hint is searched; tests make it short.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintTime(pub Duration);

/// Whether a hint is being searched.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Searching(pub bool);

#[derive(Resource, Debug)]
struct Adviser {
    mind: SharedMind,
    search: Option<(Moment, Worker<Hint>)>,
}

impl Default for Adviser {
    fn default() -> Self {
        Self {
            mind: SharedMind::new(spare_threads(), MEMORY),
            search: None,
        }
    }
}

impl Adviser {
    fn begin(&mut self, referee: &Referee, time: Duration, waker: Waker) {
        let mind = self.mind.clone();
        let situation = referee.game().situation();
        let worker = Worker::start("hint", waker, move |stop, say| {
            // The second line tells what is lost by playing otherwise.
            let budget = Budget {
                lines: 2,
                ..Budget::default()
            };
            let only = situation.position.legal_moves().len() == 1;
            let time = if only { Duration::ZERO } else { time };
            let allowance = Allowance::exactly(time);
            let mind = mind.of(situation.position.rules());
            let answer = mind.think(&situation, budget, allowance, stop, &mut |_, _| {});
            if let Some(&step) = answer.report.best() {
                let why = why::why(&situation.position, &answer.report);
                say(Hint { step, why });
            }
        });
        self.search = Some((referee.moment(), worker));
    }
}

/// Begins to search, or stops.
fn hear(
    mut wishes: MessageReader<HintWish>,
    mut adviser: ResMut<Adviser>,
    referee: Res<Referee>,
    time: Res<HintTime>,
    screen: Res<State<Screen>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    for HintWish in wishes.read() {
        let can_ask = referee.awaits_person() && referee.draft().is_none();
        if adviser.search.take().is_some() || referee.hint().is_some() || !can_ask {
            continue;
        }
        if *screen.get() == Screen::Table {
            adviser.begin(&referee, time.0, Waker::of(proxy.as_deref()));
        }
    }
}

/// Brings what was found to the referee; stops where nobody waits for it any more.
fn bring(
    mut adviser: ResMut<Adviser>,
    mut intents: MessageWriter<Intent>,
    referee: Res<Referee>,
    screen: Res<State<Screen>>,
) {
    let Some((moment, worker)) = &adviser.bypass_change_detection().search else {
        return;
    };
    let is_wanted = *moment == referee.moment() && *screen.get() == Screen::Table;
    let found = match worker.hear() {
        Heard::Nothing if is_wanted => return,
        Heard::Said(hint) if is_wanted => Some((*moment, hint)),
        _ => None,
    };
    adviser.search = None;
    intents.write_batch(found.map(|(moment, hint)| Intent::Hinted(moment, Box::new(hint))));
}

fn show(adviser: Res<Adviser>, mut searching: ResMut<Searching>) {
    searching.set_if_neq(Searching(adviser.search.is_some()));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Adviser>()
        .init_resource::<Searching>()
        .insert_resource(HintTime(SEARCH))
        .add_message::<HintWish>()
        .add_systems(
            Update,
            (hear, bring, show)
                .chain()
                .after(TableSystems::Input)
                .before(TableSystems::Referee),
        );
}
