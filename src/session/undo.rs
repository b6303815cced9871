//! Undo and redo: each takes the last step from its own list, and gives it to
//! the other's.
//!
//! The player's own actions are not in a list of undo: they are in the record
//! of the game. What undo took back is remembered while the program runs.

use super::game::{Game, Mark, SavedGame};
use super::history::PlayedGame;
use super::saved_sitting::{Replaced, Undoable};
use super::sitting::Session;
use super::tally::Tally;

/// How many replaced games and cleared tallies undo remembers.
const MOST_REPLACED: usize = 40;

/// What undo took back, or redo did again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undone {
    /// The player's last action, and all that followed it.
    Action,
    /// A new game or a restore: another game is on the table.
    Game,
    /// The clearing of the tally.
    Tally,
}

/// A step that undo took back.
#[derive(Debug, Clone)]
pub(super) enum Redoable {
    /// It led to another position or another game.
    Game {
        step: Step,
        /// Where the game on the table stood before an action, or where the one
        /// that took its place began.
        at: Mark,
        /// The game to which it led, as undo found it.
        game: Box<SavedGame>,
        /// Its line in the history, if undo took one out.
        played: Option<PlayedGame>,
    },
    /// The tally was cleared.
    Tally {
        /// Where the game stood.
        at: Mark,
        cleared: Tally,
    },
}

/// How another position came on the table.
#[derive(Debug, Clone, Copy)]
pub(super) enum Step {
    /// The player acted.
    Action,
    /// A new game took the place of the game.
    NewGame,
    /// A restored game did.
    Restore,
}

impl Session {
    /// Whether there is anything to take back.
    pub const fn can_undo(&self) -> bool {
        self.game.has_own_actions() || !self.undo.is_empty()
    }

    /// Whether anything was taken back that can be done again.
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Takes back the player's last action with all that followed it, or what
    /// came after it: a new game, a restore, a cleared tally.
    pub fn undo(&mut self) -> Option<Undone> {
        let own = self.game.last_own_action();
        let is_newer = |last: &mut Undoable| own.is_none_or(|own| own < last.at);
        let undone = match self.undo.pop_if(is_newer) {
            Some(Undoable { at, what }) => match what {
                Replaced::ByNewGame(old) => self.go_back(Step::NewGame, at, opened(old)),
                Replaced::ByRestore(old) => {
                    let mut old = opened(old);
                    old.helped = true;
                    self.go_back(Step::Restore, at, old)
                }
                Replaced::Tally(cleared) => {
                    self.tally.add_all(&cleared);
                    self.redo.push(Redoable::Tally { at, cleared });
                    Undone::Tally
                }
            },
            None => self.go_back(Step::Action, own?, self.game.before_own_action()?),
        };
        self.ticket += 1;
        Some(undone)
    }

    /// Does again what undo took back last: the game, Nestor's answers, the
    /// tally and the history are as undo found them.
    pub fn redo(&mut self) -> Option<Undone> {
        let undone = match self.redo.pop()? {
            Redoable::Game {
                step,
                at,
                game,
                played,
            } => {
                let earlier = std::mem::replace(&mut self.game, opened(*game));
                self.count_again(at, played);
                let what = match step {
                    Step::Action => None,
                    Step::NewGame => Some(Replaced::ByNewGame(earlier.save())),
                    Step::Restore => Some(Replaced::ByRestore(earlier.save())),
                };
                let undone = what.as_ref().map_or(Undone::Action, |_| Undone::Game);
                self.undo.extend(what.map(|what| Undoable { at, what }));
                undone
            }
            Redoable::Tally { at, cleared } => {
                self.tally.take_away(&cleared);
                let what = Replaced::Tally(cleared);
                self.undo.push(Undoable { at, what });
                Undone::Tally
            }
        };
        self.ticket += 1;
        Some(undone)
    }

    /// Sets the tally to zero; undo brings it back.
    pub fn clear_tally(&mut self) {
        let cleared = self.tally.clear();
        self.redo.clear();
        self.remember(Replaced::Tally(cleared));
    }

    /// The player looks at hidden bones: the game counts as played with help,
    /// also when redo goes on with it.
    pub fn look_at_hidden_bones(&mut self) {
        if self.game.counted.is_some() {
            return;
        }
        self.game.helped = true;
        for redoable in &mut self.redo {
            if let Redoable::Game { game, .. } = redoable
                && game.id == Some(self.game.id())
                && game.counted.is_none()
            {
                game.helped = true;
            }
        }
    }

    /// Puts another game on the table and gives back the one before; what was
    /// taken back cannot be done again then.
    pub(super) fn replace(&mut self, game: Game) -> SavedGame {
        let old = std::mem::replace(&mut self.game, game);
        self.redo.clear();
        self.ticket += 1;
        old.save()
    }

    pub(super) fn remember(&mut self, what: Replaced) {
        let at = self.game.mark();
        self.undo.push(Undoable { at, what });
        if self.undo.len() > MOST_REPLACED {
            self.undo.remove(0);
        }
    }

    /// Goes back to an earlier position or game; redo knows the later one.
    fn go_back(&mut self, step: Step, at: Mark, earlier: Game) -> Undone {
        let later = std::mem::replace(&mut self.game, earlier);
        let played = later.counted_since(at).and_then(|counted| {
            self.tally.take_back(&counted.key, counted.winner);
            self.history.take_back(later.id())
        });
        self.redo.push(Redoable::Game {
            step,
            at,
            game: Box::new(later.save()),
            played,
        });
        match step {
            Step::Action => Undone::Action,
            Step::NewGame | Step::Restore => Undone::Game,
        }
    }

    /// Counts the game on the table as it was counted before it was taken back.
    fn count_again(&mut self, at: Mark, played: Option<PlayedGame>) {
        if let Some(counted) = self.game.counted_since(at) {
            self.tally.add(&counted.key, counted.winner);
        }
        if let Some(played) = played {
            self.history.add(played);
        }
    }
}

/// The game that was kept while another one was on the table.
fn opened(saved: SavedGame) -> Game {
    Game::open(saved).expect("it was on the table, and what is read from disk is checked")
}
