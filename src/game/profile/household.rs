//! The household: all players on this computer, and which of them plays now.

use std::sync::Arc;

use unic_langid::LanguageIdentifier;

use super::players::{Person, PlayerId, PlayerSummary, Players};
use super::window_place::WindowPlace;
use engine::{Name, NameError};

/// The list of players, which of them plays now, and the place of the window.
#[derive(Debug, Clone, Default)]
pub struct Household {
    players: Arc<Players>,
    window_place: WindowPlace,
    current: Option<PlayerId>,
}

impl Household {
    /// Sets the loaded players and window place. Seats and returns the player who sits down without
    /// being asked, if there is one.
    pub fn load(&mut self, players: Players, place: WindowPlace) -> Option<&Person> {
        self.current = players.seated_at_start().map(Person::id);
        (self.players, self.window_place) = (Arc::new(players), place);
        self.current_player()
    }

    /// Returns all players on this computer, including deleted ones.
    pub const fn players(&self) -> &Arc<Players> {
        &self.players
    }

    /// Place and size of the window.
    pub const fn window_place(&self) -> WindowPlace {
        self.window_place
    }

    /// Sets the place and size that the window has now.
    pub const fn move_window(&mut self, place: WindowPlace) {
        self.window_place = place;
    }

    /// The player who plays now; `None` until a player sits down.
    pub fn current_player(&self) -> Option<&Person> {
        let id = self.current?;
        self.players.iter().find(|person| person.id() == id)
    }

    /// Returns the name of the player who plays now; that of a nameless person if nobody does.
    pub fn name(&self) -> Name {
        let name = self.current_player().map(|person| person.as_name().clone());
        name.unwrap_or_else(Person::nameless)
    }

    /// Returns the language that the last player chose; `None` for the system's.
    pub fn last_language(&self) -> Option<&LanguageIdentifier> {
        self.players.last()?.summary().language.as_ref()
    }

    /// Makes the player with this name the current one; a new name makes a new player. With
    /// `always`, this player sits down at every start without being asked.
    ///
    /// # Errors
    /// If the text cannot be a name. Nothing changes then.
    pub fn sit_down(&mut self, name: &str, always: bool) -> Result<Person, NameError> {
        let person = self.players_mut().sit_down(name, always)?;
        self.current = Some(person.id());
        Ok(person)
    }

    /// Updates the current player's summary in the list, when they leave the table or close the
    /// window.
    pub fn set_summary(&mut self, summary: PlayerSummary) {
        if let Some(folder) = self.current_folder_if(|person| *person.summary() != summary) {
            self.players_mut().set_summary(&folder, summary);
        }
    }

    /// Renames the player who plays now. Nothing changes if another player has that name already.
    pub fn rename_current(&mut self, name: &Name) {
        if let Some(folder) = self.current_folder_if(|_| true) {
            self.rename(&folder, name);
        }
    }

    /// Returns the folder of the player who plays now, if `condition` holds for that player.
    fn current_folder_if(&self, condition: impl Fn(&Person) -> bool) -> Option<String> {
        self.current_player()
            .filter(|person| condition(person))
            .map(|person| person.folder().to_owned())
    }

    /// Renames a player. Nothing changes if another player has that name already.
    pub fn rename(&mut self, folder: &str, name: &Name) {
        self.players_mut().rename(folder, name.as_str());
    }

    /// Deletes a player, who can be brought back until the program ends. The player who plays
    /// now cannot be deleted.
    pub fn delete(&mut self, folder: &str) {
        if self.current_player().is_none_or(|person| person.folder() != folder) {
            self.players_mut().delete(folder);
        }
    }

    /// Removes a deleted player from the list, once all their files are gone.
    pub fn remove_deleted(&mut self, player: PlayerId) {
        if self.players.all_deleted().any(|person| person.id() == player) {
            self.players_mut().remove_deleted(player);
        }
    }

    /// Brings a deleted player back, unless another player has taken the name.
    pub fn undelete(&mut self, folder: &str) {
        self.players_mut().undelete(folder);
    }

    /// Returns the players for changes, copied first if a pending write still shares them.
    fn players_mut(&mut self) -> &mut Players {
        Arc::make_mut(&mut self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::Results;

    #[test]
    fn a_remembered_player_is_seated_when_the_list_is_loaded() {
        let mut players = Players::default();
        for (name, always) in [("Berta", false), ("Anna", true)] {
            players.sit_down(name, always).expect("a name");
        }
        let mut household = Household::default();
        let seated = household.load(players.clone(), WindowPlace::default());
        assert_eq!(seated.map(Person::folder), Some("anna-2"));
        assert_eq!(household.name().as_str(), "Anna");
        players.sit_down("Anna", false).expect("a name");
        assert_eq!(household.load(players, WindowPlace::default()), None);
    }

    #[test]
    fn a_summary_is_updated_for_the_current_player() {
        let mut household = Household::default();
        household.sit_down("Anna", false).expect("a name");
        let before = Arc::clone(household.players());
        household.set_summary(PlayerSummary::default());
        assert!(Arc::ptr_eq(&before, household.players()), "nothing is new");
        let summary = PlayerSummary {
            results: Results { won: 3, lost: 1, drawn: 0 },
            easiest: Some(engine::Level::ALL[0]),
            language: "de".parse().ok(),
        };
        household.set_summary(summary.clone());
        household.sit_down("Berta", false).expect("a name");
        let anna = household.players().by_name("Anna").expect("she is listed");
        assert_eq!(*anna.summary(), summary);
        assert_eq!(household.last_language(), None, "Berta has chosen none");
    }

    #[test]
    fn the_current_player_can_be_renamed_but_not_deleted() {
        let mut household = Household::default();
        household.sit_down("Anna", false).expect("a name");
        household.sit_down("Berta", false).expect("a name");
        household.delete("berta-2");
        household.delete("anna-1");
        assert_eq!(household.players().iter().count(), 1);
        household.rename_current(&Name::new("Berthe").expect("a name"));
        assert_eq!(household.name().as_str(), "Berthe");
        assert_eq!(household.current_player().map(Person::folder), Some("berta-2"));
        household.undelete("anna-1");
        household.rename_current(&Name::new("Anna").expect("a name"));
        assert_eq!(household.name().as_str(), "Berthe", "there is an Anna");
    }
}
