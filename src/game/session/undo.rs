//! Undo and redo. Each takes the last step from its own list and puts it on the
//! other's.
//!
//! Actions of people are not in the list of undo, because they are in the record
//! of the game. The list of redo is not written to disk.

use std::collections::BTreeSet;

use super::game::{Game, Mark};
use super::redoable::{Redoable, Step};
use super::saved_game::SavedGame;
use super::saved_session::{Replaced, Undoable};
use super::session::Session;
use crate::profile::{GameId, Help, PlayedGame, Tally};
use engine::{Action, Seat};

/// How many new games, restores, and cleared tallies and histories undo can take back.
pub(super) const MOST_REPLACED: usize = 40;

/// What undo took back, or redo did again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoStep {
    /// The last action of a person, and everything after it.
    Action,
    /// A new, restored or opened game: another game is on the table now.
    Game,
    /// Clearing the tally.
    Tally,
    /// Clearing the history.
    History,
}

impl Session {
    /// Whether undo has anything to take back.
    pub fn can_undo(&self) -> bool {
        self.game.has_own_actions() || !self.undo.is_empty()
    }

    /// Whether redo has anything to do again.
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// What undo would take back.
    pub fn undo_brings(&self) -> Option<UndoStep> {
        let own = self.game.last_own_action();
        let is_newer = |last: &&Undoable| own.is_none_or(|own| own < last.at);
        match self.undo.last().filter(is_newer).map(|last| &last.what) {
            Some(Replaced::Tally(_)) => Some(UndoStep::Tally),
            Some(Replaced::History(_)) => Some(UndoStep::History),
            Some(Replaced::GameByNewOne(_) | Replaced::GameByRestoredOne(_)) => {
                Some(UndoStep::Game)
            }
            None => own.map(|_| UndoStep::Action),
        }
    }

    /// Whether undo would bring the game before this one back, and this one has a
    /// clock and is over: it stays counted, and is not to be had again but from the
    /// history.
    pub fn undo_leaves_closed_game(&self) -> bool {
        let is_closed = self.game.is_closed() && !self.game.is_from_history();
        self.undo_brings() == Some(UndoStep::Game) && is_closed
    }

    /// Whether undo would go back to before the end of the game, which is counted: it is
    /// in the history and the tally no more then, until it is over again.
    pub fn undo_takes_out(&self) -> bool {
        let is_own = !self.game.is_from_history();
        let is_counted = is_own && self.game.counted().is_some();
        is_counted && self.undo_brings() == Some(UndoStep::Action)
    }

    /// Whether undo would bring the game before this one back, and this one has to
    /// be given up first.
    pub fn undo_would_give_up(&self) -> bool {
        self.undo_brings() == Some(UndoStep::Game) && self.game.state().can_be_given_up()
    }

    /// Whether undo would go back to before the present hand was dealt.
    pub fn undo_leaves_hand(&self) -> bool {
        let own = self.game.last_own_action();
        match self.undo_brings() {
            Some(UndoStep::Action) => own.is_some_and(|own| own.rounds < self.game.mark().rounds),
            Some(UndoStep::Game) => true,
            Some(UndoStep::Tally | UndoStep::History) | None => false,
        }
    }

    /// Redo has nothing to do again: the person has gone on.
    pub fn forget_redo(&mut self) {
        self.redo.clear();
    }

    /// The seat of the person whose action undo would take back; `None` where it
    /// would take back something else, or nothing.
    pub fn undo_reaches(&self) -> Option<Seat> {
        let own = self.game.last_own_action()?;
        let is_newer = self.undo.last().is_some_and(|last| own < last.at);
        if is_newer {
            return None;
        }
        let last = self.game.state().record().rounds.last()?;
        match last.actions.last() {
            Some(Action::GiveUp(seat)) => Some(*seat),
            _ => self.game.before_own_action()?.state().turn(),
        }
    }

    /// Takes back the last action of a person with everything after it; or the
    /// last new game, restore, cleared tally or history, if that came later. A game with a
    /// clock is neither left before it is over nor gone on with after that.
    pub fn undo(&mut self) -> Option<UndoStep> {
        if !self.can_undo() || self.undo_would_give_up() {
            return None;
        }
        self.note_what_was_told();
        let own = self.game.last_own_action();
        let is_newer = |last: &mut Undoable| own.is_none_or(|own| own < last.at);
        let undone = match self.undo.pop_if(is_newer) {
            Some(undoable) => self.take_back(undoable),
            None => self.go_back(Step::Action, own?, self.game.before_own_action()?),
        };
        self.ticket += 1;
        Some(undone)
    }

    /// Takes back a step that is not in the record of the game.
    fn take_back(&mut self, Undoable { at, what }: Undoable) -> UndoStep {
        match self.replaced(what) {
            Ok((step, earlier)) => self.go_back(step, at, earlier),
            Err(Cleared::Tally(cleared)) => {
                self.tally.add_all(&cleared);
                self.redo.push(Redoable::Tally { at, cleared });
                UndoStep::Tally
            }
            Err(Cleared::History(cleared)) => {
                self.bring_games_back(&cleared);
                self.redo.push(Redoable::History { at, cleared });
                UndoStep::History
            }
        }
    }

    /// The game that a step replaced, as it comes back, and how it was replaced; or
    /// else what was cleared.
    fn replaced(&self, what: Replaced) -> Result<(Step, Game), Cleared> {
        match what {
            Replaced::GameByNewOne(old) => Ok((Step::NewGame, opened(old))),
            Replaced::GameByRestoredOne(old) => {
                let mut old = opened(old);
                // Whoever tried a hand again that was over knows nothing of the next.
                let was_tried = self.game.is_tried_again();
                let is_tried_only = was_tried && old.state().turn().is_none();
                if old.counted.is_none() {
                    old.help.add(Help::knowledge_if(!is_tried_only));
                }
                Ok((Step::Restore, old))
            }
            Replaced::Tally(cleared) => Err(Cleared::Tally(cleared)),
            Replaced::History(cleared) => Err(Cleared::History(cleared)),
        }
    }

    /// Whether the game on the table was only put before another one, and that one can be
    /// brought back at once: it plays deals of it again, or is looked at from the history; or
    /// it was the deal of a day, is over, and the other one is not.
    pub fn can_leave_again(&self) -> bool {
        let Some(before) = self.replaced_games().next() else {
            return false;
        };
        let is_over_day = self.game.day().is_some() && self.game.state().outcome().is_some();
        let is_put_before = self.game.played_again().is_some() || self.game.is_from_history();
        is_put_before || is_over_day && goes_on(before)
    }

    /// Whether that game is not over.
    pub fn waits_for_end_of_again(&self) -> bool {
        let mut replaced = self.replaced_games().filter(|_| self.can_leave_again());
        let is_own = |saved: &&SavedGame| saved.played_again.is_none() && !saved.from_history;
        replaced.find(is_own).is_some_and(goes_on)
    }

    /// Brings back the game before which the one on the table was only put, however far
    /// and however often that was done. Redo goes on with it. `false` if there is none.
    pub fn leave_again(&mut self) -> bool {
        let mut has_left = false;
        while self.can_leave_again() && self.bring_game_back() {
            has_left = true;
        }
        has_left
    }

    /// Brings back the game that was on the table before this one, whatever has been
    /// done in it. `false` if there is none.
    pub(super) fn bring_game_back(&mut self) -> bool {
        self.note_what_was_told();
        let is_game = |undoable: &Undoable| undoable.what.game().is_some();
        let Some(place) = self.undo.iter().rposition(is_game) else {
            return false;
        };
        let mut meanwhile = self.undo.split_off(place).into_iter();
        let undoable = meanwhile.next().expect("it is there");
        if self.game.counted().is_some() {
            // It stays counted.
            if let Ok((_, earlier)) = self.replaced(undoable.what) {
                self.replace(earlier);
            }
        } else {
            self.take_back(undoable);
            self.ticket += 1;
        }
        // What was done meanwhile, such as clearing the tally, stays done. It came
        // after all that was done in the game before.
        let at = self.game.mark();
        let meanwhile = meanwhile.map(|Undoable { what, .. }| Undoable { at, what });
        self.undo.extend(meanwhile);
        true
    }

    /// The game on the table has come in place of one in which nobody had acted: what was
    /// done beside that one, such as clearing the tally, came before all that is done now.
    pub(super) fn mark_last_steps_anew(&mut self) {
        let at = self.game.mark();
        let is_beside = |undoable: &&mut Undoable| undoable.what.game().is_none();
        let last = self.undo.iter_mut().rev();
        last.take_while(is_beside)
            .for_each(|undoable| undoable.at = at);
    }

    /// Does again what undo took back last. The game with the answers of the
    /// Nestors, the tally and the history are then as undo found them.
    pub fn redo(&mut self) -> Option<UndoStep> {
        let undone = match self.redo.pop()? {
            Redoable::Game {
                step,
                at,
                game,
                played,
            } => {
                let earlier = std::mem::replace(&mut *self.game, opened(*game));
                if matches!(step, Step::Action) {
                    self.game.advance_clock_to(&earlier);
                }
                self.count_again(at, played);
                let earlier = earlier.save();
                if !matches!(step, Step::Action) {
                    self.leave_day(&earlier);
                }
                let what = match step {
                    Step::Action => None,
                    Step::NewGame => Some(Replaced::GameByNewOne(earlier)),
                    Step::Restore => Some(Replaced::GameByRestoredOne(earlier)),
                };
                let undone = what.as_ref().map_or(UndoStep::Action, |_| UndoStep::Game);
                self.undo.extend(what.map(|what| Undoable { at, what }));
                undone
            }
            Redoable::Tally { at, cleared } => {
                self.tally.take_away(&cleared);
                let what = Replaced::Tally(cleared);
                self.undo.push(Undoable { at, what });
                UndoStep::Tally
            }
            Redoable::History { at, cleared } => {
                self.clear_games_again(&cleared);
                let what = Replaced::History(cleared);
                self.undo.push(Undoable { at, what });
                UndoStep::History
            }
        };
        self.ticket += 1;
        Some(undone)
    }

    /// Empties the tally. Undo brings it back.
    pub fn clear_tally(&mut self) {
        let cleared = self.tally.clear();
        self.redo.clear();
        self.remember(Replaced::Tally(cleared));
    }

    /// Puts another game on the table and returns the old one. Redo has nothing
    /// to do again then.
    pub(super) fn replace(&mut self, game: Game) -> SavedGame {
        let old = std::mem::replace(&mut *self.game, game);
        self.redo.clear();
        self.sealed = None;
        self.ticket += 1;
        let old = old.save();
        self.leave_day(&old);
        old
    }

    /// The steps that undo can take back in the next sitting, too.
    pub(super) fn undo_for_file(&self) -> Vec<Undoable> {
        let steps = self.undo.iter();
        let lasting = steps.filter(|step| !step.what.is_history());
        lasting.cloned().collect()
    }

    pub(super) fn remember(&mut self, what: Replaced) {
        let at = match what {
            // Its first deal may have ended it: with a double five on the table
            // somebody who needs ten points has won.
            Replaced::GameByNewOne(_) => Mark::default(),
            Replaced::GameByRestoredOne(_) | Replaced::Tally(_) | Replaced::History(_) => {
                self.game.mark()
            }
        };
        self.undo.push(Undoable { at, what });
        if self.undo.len() > MOST_REPLACED {
            self.undo.remove(0);
        }
    }

    /// Goes back to an earlier position or game. Redo gets the later one.
    fn go_back(&mut self, step: Step, at: Mark, earlier: Game) -> UndoStep {
        let later = std::mem::replace(&mut *self.game, earlier);
        self.sealed = None;
        let played = later.counted_since(at).and_then(|counted| {
            self.tally.take_back(&counted.key, counted.result);
            self.history.take_back(later.id())
        });
        let later = later.save();
        if !matches!(step, Step::Action) {
            self.note_day_played_on(&later);
        }
        self.leave_day(&later);
        self.redo.push(Redoable::Game {
            step,
            at,
            game: Box::new(later),
            played: played.map(Box::new),
        });
        match step {
            Step::Action => UndoStep::Action,
            Step::NewGame | Step::Restore => UndoStep::Game,
        }
    }

    /// Counts the game on the table as it was counted before undo.
    fn count_again(&mut self, at: Mark, played: Option<Box<PlayedGame>>) {
        if let Some(counted) = self.game.counted_since(at) {
            self.tally.add(&counted.key, counted.result);
        }
        let was_cleared = self.game.counted().is_some_and(|it| !it.in_history);
        match played {
            Some(played) if was_cleared => self.history.clear_again(*played),
            Some(played) => self.history.add(*played),
            None => {}
        }
    }
}

/// Whether a game that was replaced is not over.
fn goes_on(saved: &SavedGame) -> bool {
    let replayed = saved.record.replay();
    replayed.is_ok_and(|game| game.outcome().is_none())
}

/// What was cleared by a step that undo takes back.
enum Cleared {
    /// The tally.
    Tally(Tally),
    /// The history, of these games.
    History(BTreeSet<GameId>),
}

/// A replaced game, ready to be played.
fn opened(saved: SavedGame) -> Game {
    Game::open(saved).expect("it was on the table, and what is read from disk is checked")
}
