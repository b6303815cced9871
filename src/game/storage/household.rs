//! The household: all players on this computer, and who of them plays now.

use std::sync::Arc;

use unic_langid::LanguageIdentifier;

use super::window_place::WindowPlace;
use crate::profile::{Glance, Person, Players};
use engine::{Name, NameError};

/// The list of players, who of them plays now, and the place of the window. It is told what
/// the disk has, and never asks it.
#[derive(Debug, Clone, Default)]
pub struct Household {
    players: Arc<Players>,
    place: WindowPlace,
    /// The name of the folder of whoever plays now.
    at_table: Option<String>,
    is_known: bool,
}

impl Household {
    /// Takes in what the disk has. Whoever sat down before that keeps the seat, with the same
    /// folder or else as the player of the same name; otherwise a player who need not be asked sits down. Returns whose
    /// folder is to be opened.
    pub fn take_in(&mut self, players: Players, place: WindowPlace) -> Option<&str> {
        let before = self.at_table().cloned();
        let always = self.players.skips_form();
        self.players = Arc::new(players);
        self.is_known = true;
        if self.place == WindowPlace::default() {
            self.place = place;
        }
        let seated = match before {
            Some(person) if self.players.of_folder(person.folder()).is_some() => Some(person),
            Some(person) => self.players_mut().sit_down(person.name(), always).ok(),
            None => self.players.seated_at_start().cloned(),
        };
        self.at_table = seated.map(|person| person.folder().to_owned());
        self.at_table.as_deref()
    }

    /// Whether it has [taken in](Self::take_in) what the disk has. Until then nobody's folder
    /// is known.
    pub const fn is_known(&self) -> bool {
        self.is_known
    }

    /// The list of players.
    pub const fn players(&self) -> &Arc<Players> {
        &self.players
    }

    /// Place and size of the window.
    pub const fn place(&self) -> WindowPlace {
        self.place
    }

    /// Notes where the window is now.
    pub const fn move_window(&mut self, place: WindowPlace) {
        self.place = place;
    }

    /// The player who plays now; `None` until somebody sits down.
    pub fn at_table(&self) -> Option<&Person> {
        self.players.of_folder(self.at_table.as_deref()?)
    }

    /// The name of the player who plays now.
    pub fn name(&self) -> Name {
        let name = self.at_table().map(|person| person.as_name().clone());
        name.unwrap_or_else(Person::nameless)
    }

    /// The language that whoever played last has chosen.
    pub fn language_of_last(&self) -> Option<&LanguageIdentifier> {
        self.players.last()?.glance().language.as_ref()
    }

    /// Lets the player with this name play from now on; a new name makes a new player. With
    /// `always`, this player sits down at every start without being asked. Returns the name
    /// of the player's folder.
    ///
    /// # Errors
    /// If the text cannot be a name. Nothing has changed then.
    pub fn sit_down(&mut self, name: &str, always: bool) -> Result<&str, NameError> {
        let person = self.players_mut().sit_down(name, always)?;
        Ok(self.at_table.insert(person.folder().to_owned()))
    }

    /// Notes what the list tells of the player who plays now, who gets up or closes the
    /// window.
    pub fn note_glance(&mut self, glance: Glance) {
        if let Some(folder) = &self.at_table
            && self
                .at_table()
                .is_some_and(|person| *person.glance() != glance)
        {
            let folder = folder.clone();
            self.players_mut().note_glance(&folder, glance);
        }
    }

    /// Gives the player who plays now another name. Nothing changes if another player has it
    /// already.
    pub fn take_name(&mut self, name: &Name) {
        if let Some(folder) = self.at_table.clone() {
            self.rename(&folder, name);
        }
    }

    /// Gives a player another name. Nothing changes if another player has it already.
    pub fn rename(&mut self, folder: &str, name: &Name) {
        self.players_mut().rename(folder, name.as_str());
    }

    /// Deletes a player, who can be brought back until the program ends. The player who plays
    /// now cannot be deleted.
    pub fn delete(&mut self, folder: &str) {
        if self.at_table.as_deref() != Some(folder) {
            self.players_mut().delete(folder);
        }
    }

    /// The folder of a deleted player is gone: the list forgets them.
    pub fn forget(&mut self, folder: &str) {
        self.players_mut().forget(folder);
    }

    /// Brings a deleted player back.
    pub fn bring_back(&mut self, folder: &str) {
        self.players_mut().bring_back(folder);
    }

    /// A change makes a new list, since the last one is held until it is written.
    fn players_mut(&mut self) -> &mut Players {
        Arc::make_mut(&mut self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::Results;

    fn of(names: &[(&str, bool)]) -> Players {
        let mut players = Players::default();
        for (name, always) in names {
            players.sit_down(name, *always).expect("a name");
        }
        players
    }

    #[test]
    fn who_need_not_be_asked_sits_down_when_the_disk_has_answered() {
        let mut household = Household::default();
        assert!(!household.is_known() && household.at_table().is_none());
        let players = of(&[("Berta", false), ("Anna", true)]);
        let folder = household.take_in(players.clone(), WindowPlace::default());
        assert_eq!(folder, Some("anna-2"));
        assert_eq!(household.name().as_str(), "Anna");
        let players = of(&[("Anna", false)]);
        let mut household = Household::default();
        assert_eq!(household.take_in(players, WindowPlace::default()), None);
        assert!(household.is_known());
    }

    #[test]
    fn who_sat_down_before_the_disk_answered_keeps_the_seat_and_has_the_own_folder() {
        let mut household = Household::default();
        assert_eq!(household.sit_down("anna", true), Ok("anna-1"));
        let moved = WindowPlace {
            zoom: 2.0,
            ..WindowPlace::default()
        };
        household.move_window(moved);
        let players = of(&[("Berta", false), ("Anna", false)]);
        let folder = household.take_in(players, WindowPlace::default());
        assert_eq!(folder, Some("anna-2"));
        assert_eq!(household.players().iter().count(), 2);
        assert!(household.players().skips_form());
        assert_eq!(household.place(), moved);
    }

    #[test]
    fn what_the_list_tells_of_a_player_is_noted_when_they_get_up() {
        let mut household = Household::default();
        household.sit_down("Anna", false).expect("a name");
        let before = Arc::clone(household.players());
        household.note_glance(Glance::default());
        assert!(Arc::ptr_eq(&before, household.players()), "nothing is new");
        let glance = Glance {
            results: Results {
                won: 3,
                lost: 1,
                drawn: 0,
            },
            easiest: Some(engine::Level::ALL[0]),
            language: "de".parse().ok(),
        };
        household.note_glance(glance.clone());
        household.sit_down("Berta", false).expect("a name");
        let text = crate::storage::to_text(&**household.players()).expect("it can be written");
        assert!(text.contains("won: 3"), "{text}");
        let anna = household.players().named("Anna").expect("she is listed");
        assert_eq!(*anna.glance(), glance);
        assert_eq!(household.language_of_last(), None, "Berta has chosen none");
    }

    #[test]
    fn whoever_plays_is_renamed_and_not_deleted() {
        let mut household = Household::default();
        household.sit_down("Anna", false).expect("a name");
        household.sit_down("Berta", false).expect("a name");
        household.delete("berta-2");
        household.delete("anna-1");
        assert_eq!(household.players().iter().count(), 1);
        household.take_name(&Name::new("Berthe").expect("a name"));
        assert_eq!(household.name().as_str(), "Berthe");
        assert_eq!(household.at_table().map(Person::folder), Some("berta-2"));
        household.bring_back("anna-1");
        household.take_name(&Name::new("Anna").expect("a name"));
        assert_eq!(household.name().as_str(), "Berthe", "there is an Anna");
    }
}
