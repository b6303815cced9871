//! Sealing the next deal, and cutting it.

use std::sync::Arc;

use engine::{Cut, DealError, Event, Rules, Seal};

use super::Session;
use crate::profile::Preferences;
use crate::session::game::Game;
use crate::session::next_hand::NextHand;

/// A deal that is sealed and not dealt yet.
#[derive(Debug)]
pub struct SealedDeal {
    seal: Seal,
    /// The new game that begins with this deal, and its preferences. `None` for the next hand of
    /// the game on the table.
    new_game: Option<Box<(Game, Preferences)>>,
}

impl Session {
    /// Seals the next hand of the game on the table; its shuffle is fixed from now on. Returns
    /// `None` if no hand can be cut: none can be dealt, undo took the next one back and it is
    /// dealt again as it was, or all deals come from a number that the player knew.
    pub fn seal_next_hand(&mut self) -> Option<Seal> {
        self.sealed = None;
        let game = self.game_in_progress();
        let is_fixed =
            game.was_dealt(self.table.place().rounds) || game.deals().known_number().is_some();
        if is_fixed
            || !self.shows_game()
            || !self.table.state().can_deal()
            || self.next_hand() == NextHand::EndsGame
        {
            return None;
        }
        let rules = self.rules_of_next_hand();
        let state = Arc::make_mut(&mut self.state);
        let seed = state.fix_next_shuffle(&mut self.new_seed);
        let seal = self.table.state().seal_of_next_hand(seed, &rules);
        self.sealed = Some(SealedDeal { seal, new_game: None });
        Some(seal)
    }

    /// Prepares a game with these preferences, and seals its first hand. The game on the table
    /// stays there until that hand is dealt.
    pub fn seal_new_game(&mut self, preferences: Preferences) -> Seal {
        let mut game = self.create_game(&preferences, None);
        let seed = game.fix_next_shuffle(0, &mut self.new_seed);
        let seal = game.before_first_deal().seal_of_next_hand(seed, &preferences.rules);
        let new_game = Some(Box::new((game, preferences)));
        self.sealed = Some(SealedDeal { seal, new_game });
        seal
    }

    /// Drops the sealed deal, and with it a new game that would have begun.
    pub fn drop_sealed(&mut self) {
        self.sealed = None;
    }

    /// The seal of the sealed deal; `None` if none is waiting to be cut.
    pub fn sealed(&self) -> Option<Seal> {
        self.sealed.as_ref().map(|sealed| sealed.seal)
    }

    /// The rules of the sealed deal: those of the new game that it begins, or else of the next
    /// hand.
    pub fn rules_of_sealed(&self) -> Rules {
        let new_game = self.sealed.as_ref().and_then(|it| it.new_game.as_ref());
        new_game.map_or_else(|| self.rules_of_next_hand(), |new_game| new_game.1.rules)
    }

    /// Whether the sealed deal begins a new game.
    pub fn seals_new_game(&self) -> bool {
        let sealed = self.sealed.as_ref();
        sealed.is_some_and(|sealed| sealed.new_game.is_some())
    }

    /// Deals the sealed hand with this cut. If nothing is sealed, deals the next hand.
    ///
    /// # Errors
    /// As [`Session::deal`].
    pub fn deal_sealed(&mut self, cut: Cut) -> Result<Vec<Event>, DealError> {
        match self.sealed.take().and_then(|sealed| sealed.new_game) {
            Some(new_game) => {
                let (game, preferences) = *new_game;
                self.set_preferences(preferences);
                Ok(self.put_new_on_table(game, cut))
            }
            None => self.deal_with_cut(cut),
        }
    }
}
