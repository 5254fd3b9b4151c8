//! A player at work: asked for a move, it answers with one.

use std::{sync::Arc, sync::atomic::AtomicBool};

use super::{limit::Clocks, who::Who};
use crate::{
    cli::fault::Fault,
    engine::{Dice, Level, Unwatched},
    machine::{HubEngine, Mind},
    notation::hub::{hub_move, resolve_hub_move},
    play::Match,
    rules::{Move, Rules},
};

/// Room for positions in the table of each engine, in mebibytes.
const TABLE: usize = 16;

/// One of the two players.
pub(super) enum Player {
    /// Our engine, with a level's mistakes or without.
    Mind {
        /// The engine.
        mind: Mind,
        /// The level; none is the whole strength.
        level: Option<Level>,
    },
    /// Any legal move.
    Random,
    /// A program that speaks Hub.
    Hub(Box<HubEngine>),
}

/// What a player has answered.
pub(super) struct Reply {
    /// Its move; none where it was not legal.
    pub(super) step: Option<Move>,
    /// How many positions it has visited.
    pub(super) nodes: u64,
}

impl Player {
    /// One of the program's own players.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where its weights cannot be used.
    pub(super) fn of(who: &Who, rules: &Arc<Rules>) -> Result<Self, Fault> {
        let level = match who {
            Who::Level(level) => Some(*level),
            Who::Engine | Who::Material | Who::Weights(_) | Who::Random => None,
        };
        Ok(match who.engine(rules, TABLE)? {
            None => Self::Random,
            Some(engine) => Self::Mind {
                mind: Mind::of(engine, 1),
                level,
            },
        })
    }

    /// A program that speaks Hub.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where it cannot be used.
    pub(super) fn program(command: &str, rules: &Rules) -> Result<Self, Fault> {
        let engine = HubEngine::start(command, rules);
        let engine = engine.map_err(|error| Fault::Input(error.to_string()))?;
        Ok(Self::Hub(Box::new(engine)))
    }

    /// What a program calls itself.
    pub(super) fn name(&self) -> Option<&str> {
        match self {
            Self::Hub(engine) => Some(&engine.name),
            Self::Mind { .. } | Self::Random => None,
        }
    }

    /// Forgets the game before, so that the next one does not depend on it.
    pub(super) fn new_game(&mut self) -> Result<(), Fault> {
        match self {
            Self::Mind { mind, .. } => mind.engine().forget(),
            Self::Random => {}
            Self::Hub(engine) => engine
                .new_game()
                .map_err(|error| Fault::Input(error.to_string()))?,
        }
        Ok(())
    }

    /// The move in a game that goes on.
    pub(super) fn choose(
        &mut self,
        game: &Match,
        clocks: &Clocks,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Reply, Fault> {
        let position = game.position();
        match self {
            Self::Random => {
                let moves = position.legal_moves();
                let count = moves.len().max(1) as u64;
                let at = Dice::new(seed ^ position.hash()).below(count) as usize;
                Ok(Reply {
                    step: moves.get(at).copied(),
                    nodes: 0,
                })
            }
            Self::Mind { mind, level } => {
                let situation = game.situation();
                let report = match level {
                    // Unwatched, so that a slow machine plays the same game.
                    Some(level) => level
                        .choose(mind.engine(), &situation, seed, &Unwatched)
                        .map(|choice| choice.report)
                        .unwrap_or_default(),
                    None => {
                        let (budget, allowance) = clocks.permit(position.turn());
                        let on = &mut |_: &_, _| {};
                        mind.think(&situation, budget, allowance, stop, on).report
                    }
                };
                Ok(Reply {
                    step: report.best().copied(),
                    nodes: report.nodes,
                })
            }
            Self::Hub(engine) => {
                let turn = position.turn();
                let mut before = game.start();
                let mut moves = Vec::new();
                for ply in game.plies() {
                    moves.push(hub_move(before, &ply.route.step));
                    before = &ply.position;
                }
                let level = clocks.level(turn);
                let reply = engine
                    .choose(game.start(), &moves, &level, clocks.patience(turn))
                    .map_err(|error| Fault::Input(error.to_string()))?;
                Ok(Reply {
                    step: resolve_hub_move(position, &reply.step).ok(),
                    nodes: reply.nodes,
                })
            }
        }
    }
}
