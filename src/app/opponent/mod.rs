//! The machine as a player: it thinks beside the table and answers as a person would.
//!
//! What is to be thought about follows from the referee alone, in every frame: when that is no
//! longer what a thread thinks about (a move was taken back, a new game begun, the table left, a
//! side handed over), the thread is stopped and its answer never heard.

mod thought;

use std::time::Duration;

use bevy::{prelude::*, winit::EventLoopProxyWrapper};

use self::thought::Thinker;
use super::{
    TableSystems,
    motion::Motion,
    referee::{Intent, Moment, Referee, Reply},
    screens::Screen,
    settings::{MotionSpeed, Settings},
    worker::{Heard, Waker, Worker},
};
use crate::{engine::Level, machine::Mind, rules::Side};

/// How long after the last move came to rest the machine answers at the soonest: a move that
/// follows at once would not be seen as one of its own.
const PACE: Duration = Duration::from_millis(600);
/// The same where moves are not animated.
const QUICK_PACE: Duration = Duration::from_millis(250);

/// Another pace than the table's own, for tests.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pace(pub Option<Duration>);

/// What the machine is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// Which move it makes.
    Move(Level),
    /// Whether this side of its own agrees on a draw.
    Draw(Side, Level),
}

/// What a thread thinks about.
#[derive(Debug)]
struct Asked {
    moment: Moment,
    question: Question,
    worker: Worker<Reply>,
    reply: Option<Reply>,
    /// How often the referee has been told.
    told: u32,
}

/// The machine's mind and what it thinks about.
#[derive(Resource, Default, Debug)]
struct Opponent {
    thinker: Thinker,
    asked: Option<Asked>,
}

/// What the machine is to think about now, if anything.
fn question(referee: &Referee, screen: Screen) -> Option<Question> {
    let game = referee.game();
    if screen != Screen::Table || referee.draft().is_some() || game.result().is_some() {
        return None;
    }
    let level = |side: Side| game.played_by[side].level();
    if let Some(asked) = game.draw_offer().map(Side::other)
        && let Some(level) = level(asked)
    {
        return Some(Question::Draw(asked, level));
    }
    level(referee.turn()).map(Question::Move)
}

/// Begins to think, or stops, as the match demands; after all that moves on the board.
fn think(
    mut opponent: ResMut<Opponent>,
    referee: Res<Referee>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    motion: Option<Res<Motion>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let wanted = question(&referee, *screen.get());
    let moment = referee.moment();
    let is_wanted = |asked: &Asked| asked.moment == moment && Some(asked.question) == wanted;
    if opponent
        .asked
        .as_ref()
        .is_some_and(|asked| !is_wanted(asked))
    {
        opponent.asked = None;
    }
    let Some(question) = wanted else { return };
    if opponent.asked.is_some() || motion.is_some_and(|motion| motion.busy) {
        return;
    }
    let pace = pace.0.unwrap_or(match settings.motion {
        MotionSpeed::Off => QUICK_PACE,
        _ => PACE,
    });
    let waker = Waker::of(proxy.as_deref());
    let worker = opponent.thinker.ask(referee.game(), question, pace, waker);
    opponent.asked = Some(Asked {
        moment,
        question,
        worker,
        reply: None,
        told: 0,
    });
}

/// Tells the referee what the machine has answered; while somebody looks back, it waits.
fn tell(mut opponent: ResMut<Opponent>, mut intents: MessageWriter<Intent>, referee: Res<Referee>) {
    let Some(asked) = &mut opponent.bypass_change_detection().asked else {
        return;
    };
    if asked.reply.is_none() {
        asked.reply = match asked.worker.hear() {
            Heard::Said(reply) => Some(reply),
            Heard::Nothing => None,
            // Whatever has gone wrong in the thread, the game goes on.
            Heard::Ended => Some(without_thought(&referee, asked.question)),
        };
    }
    if referee.looking_at().is_some() {
        return;
    }
    let Some(reply) = asked.reply else { return };
    // An answer that the referee did not take must have been no legal move.
    let reply = match asked.told {
        0 => reply,
        1 => without_thought(&referee, asked.question),
        _ => return,
    };
    asked.told += 1;
    intents.write(Intent::Reply(asked.moment, reply));
}

/// An answer without a thought: any legal move, no to a draw.
fn without_thought(referee: &Referee, question: Question) -> Reply {
    match question {
        Question::Move(_) => {
            Mind::any_move(&referee.game().situation()).map_or(Reply::Draw(false), Reply::Move)
        }
        Question::Draw(..) => Reply::Draw(false),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponent>()
        .init_resource::<Pace>()
        .add_systems(
            Update,
            (
                tell.in_set(TableSystems::Input),
                think.after(TableSystems::View),
            ),
        );
}
