//! What help the player had, noted in every game that it concerns.

use std::collections::BTreeMap;

use super::game::Game;
use super::redoable::Redoable;
use super::saved_game::SavedGame;
use super::session::Session;
use crate::profile::{GameId, Help};

impl SavedGame {
    /// The player had this help in it, too. A game that has been counted stays as it is.
    fn note_help(&mut self, help: Help) {
        if self.counted.is_none() {
            self.help.add(help);
        }
    }
}

impl Session {
    /// Notes that the player has help: is told what to do, or looks at hidden bones. The
    /// game counts as played with help from then on, and so do other positions of it and
    /// games with the same deals that undo, redo or the day's window can bring back. A game
    /// that has been counted stays as it is.
    pub fn note_help(&mut self, help: Help) {
        if self.game.counted.is_some() || self.has_lesson() {
            return;
        }
        self.game.help.add(help);
        self.note_help_in_kept(|game, kept| {
            let is_same = kept.id == Some(game.id()) || game.shows_hidden_of(kept);
            if is_same { help } else { Help::None }
        });
    }

    /// Notes help in the games that can be brought back and of whose hidden bones the one
    /// on the table has told. That is done before anything is taken back, for it is known
    /// all the same, after a restart, too.
    pub(super) fn note_what_was_told(&mut self) {
        self.note_help_in_kept(|game, kept| Help::knowledge_if(game.tells_of(kept)));
    }

    /// Notes that the player had this help in these games in another window, wherever they
    /// are here.
    pub(super) fn note_help_elsewhere(&mut self, helped: &BTreeMap<GameId, Help>) {
        let help_in = |id: GameId| helped.get(&id).copied().unwrap_or_default();
        let here = help_in(self.game.id());
        if here.is_any() {
            self.note_help(here);
            // A lesson may lie in its place.
            if self.game.counted().is_none() {
                self.game.help.add(here);
            }
        }
        self.note_help_in_kept(|_, kept| kept.id.map(help_in).unwrap_or_default());
    }

    /// Notes in each game that is kept to be brought back the help that is found for it,
    /// by the one on the table.
    fn note_help_in_kept(&mut self, help: impl Fn(&Game, &SavedGame) -> Help) {
        let game = self.game.get();
        let mut is_news = false;
        let steps = self.undo.without_counting().iter_mut();
        for kept in steps.filter_map(|step| step.what.game_mut()) {
            let before = kept.help;
            kept.note_help(help(game, kept));
            is_news |= kept.help != before;
        }
        if is_news {
            self.undo.touch();
        }
        let redone = self.redo.iter_mut().filter_map(Redoable::game_mut);
        for kept in redone.chain(&mut self.left_days) {
            kept.note_help(help(game, kept));
        }
    }
}
