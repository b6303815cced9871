//! The programs that play in a contest.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::time::Duration;

use clap::ValueEnum;
use engine::{Action, GameState, Seat, SeatTranscript, View};
use serde::{Deserialize, Serialize};

use super::program::Program;
use super::program_fault::ProgramFault;

/// The time limit of programs, and the consequence of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProgramLimits {
    /// The longest time for one decision.
    pub(crate) time_limit_millis: u64,
    /// The consequence of an answer that is missing, late or wrong.
    pub(crate) on_error: OnError,
}

impl Default for ProgramLimits {
    fn default() -> Self {
        Self { time_limit_millis: 10_000, on_error: OnError::Forfeit }
    }
}

/// The consequence of an answer that is missing, late or wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OnError {
    /// The hand ends there and is lost, and the game with it; points made so far stay
    Forfeit,
    /// The first legal action is played instead
    FirstLegal,
}

/// The programs of one thread of a contest: one for each player in each seat.
#[derive(Debug, Default)]
pub(crate) struct Programs {
    running: BTreeMap<(usize, Seat), Program>,
}

impl Programs {
    /// Starts the program in a seat unless it is running. `player` is 0 or 1.
    pub(crate) fn start(
        &mut self,
        command: &str,
        player: usize,
        seat: Seat,
    ) -> Result<(), ProgramFault> {
        if let Entry::Vacant(free) = self.running.entry((player, seat)) {
            free.insert(Program::start(command)?);
        }
        Ok(())
    }

    /// The action of the program in a seat.
    ///
    /// A program that has ended, hangs, or writes without being asked is stopped. The one that is
    /// started in its place is sent the round from its beginning.
    pub(crate) fn choose(
        &mut self,
        player: usize,
        view: &View,
        limit: Duration,
    ) -> Result<Action, ProgramFault> {
        let key = (player, view.seat());
        let program = self.running.get_mut(&key).ok_or(ProgramFault::Died)?;
        let chosen = program.ask(&SeatTranscript::from_view(view), &view.legal_actions(), limit);
        if matches!(
            chosen,
            Err(ProgramFault::Died
                | ProgramFault::TimedOut(_)
                | ProgramFault::UnrequestedOutput(_))
        ) {
            self.running.remove(&key);
        }
        chosen
    }

    /// Clears what each program was sent of the round, after a player has forfeited it.
    pub(crate) fn clear_round(&mut self) {
        for program in self.running.values_mut() {
            program.clear_round();
        }
    }

    /// Tells all programs the end of a round, and of the game if it has ended. `player_in` returns
    /// the player in a seat.
    pub(crate) fn send_round_end(&mut self, game: &GameState, player_in: impl Fn(Seat) -> usize) {
        for ((player, seat), program) in &mut self.running {
            let sits = seat.index() < usize::from(game.rules().seats.count());
            let Some(view) = game.view(*seat).filter(|_| sits && player_in(*seat) == *player)
            else {
                continue;
            };
            // If the program no longer reads, that is noticed at its next decision.
            program.send_events(&SeatTranscript::from_view(&view)).ok();
            if let Some(outcome) = game.outcome() {
                program.send_game_over(outcome.winner).ok();
            }
        }
    }
}
