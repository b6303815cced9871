//! A player's own mixes of rules, kept under names.

use super::preferences::{OwnGame, Preferences};
use crate::engine::Preset;

/// Why a game cannot be kept under a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NameRefused {
    /// The name is empty, or nothing but spaces.
    #[error("a game needs a name")]
    Empty,
    /// The name is longer than [`OwnGame::LONGEST_NAME`].
    #[error("a name has at most {} characters", OwnGame::LONGEST_NAME)]
    TooLong,
    /// A ready-made game has this name.
    #[error("{} is the name of a ready-made game", .0.name())]
    ReadyMade(Preset),
    /// Another game of the player's has this name.
    #[error("another game of yours is called {0}")]
    Taken(String),
    /// The rules are those of a game that has a name already.
    #[error("these rules are already called {0}")]
    HasAName(String),
}

impl OwnGame {
    /// The most characters a name can have.
    pub const LONGEST_NAME: usize = 40;

    /// Whether this can be the name of a game: 1 to 40 characters that can be
    /// seen, and spaces between them.
    pub fn is_name(text: &str) -> bool {
        let length = text.chars().count();
        let fits = (1..=Self::LONGEST_NAME).contains(&length);
        fits && text.trim() == text && !text.contains(char::is_control)
    }
}

impl Preferences {
    /// The game of the player's own that is set, if it is one.
    pub fn own_game(&self) -> Option<&OwnGame> {
        let own = self.own_games.iter().find(|own| own.rules == self.rules);
        own.filter(|_| Preset::of(&self.rules).is_none())
    }

    /// The name that `name` would be kept under: without spaces around it.
    ///
    /// # Errors
    /// If it is empty or too long, or a game has it already, in capitals or not.
    pub fn check_name<'a>(&self, name: &'a str) -> Result<&'a str, NameRefused> {
        let name = name.trim();
        if name.is_empty() {
            return Err(NameRefused::Empty);
        }
        if name.chars().count() > OwnGame::LONGEST_NAME {
            return Err(NameRefused::TooLong);
        }
        if let Some(preset) = Preset::named(name) {
            return Err(NameRefused::ReadyMade(preset));
        }
        match self.find(name) {
            Some(at) => Err(NameRefused::Taken(self.own_games[at].name.clone())),
            None => Ok(name),
        }
    }

    /// Keeps the rules that are set as a game of the player's own.
    ///
    /// # Errors
    /// If the name cannot be used, or the rules have a name already.
    pub fn keep_own_game(&mut self, name: &str) -> Result<(), NameRefused> {
        self.check_unnamed()?;
        let name = self.check_name(name)?.to_owned();
        let rules = self.rules;
        self.own_games.push(OwnGame { name, rules });
        self.sort_own_games();
        Ok(())
    }

    /// Gives the rules that are set to the game called `name`, which had others.
    ///
    /// # Errors
    /// If the rules have a name already. Without a game of that name nothing
    /// changes.
    pub fn replace_own_game(&mut self, name: &str) -> Result<(), NameRefused> {
        self.check_unnamed()?;
        if let Some(at) = self.find(name) {
            self.own_games[at].rules = self.rules;
        }
        Ok(())
    }

    /// Renames a game of the player's own; a change of capitals is a new name.
    ///
    /// # Errors
    /// If the new name cannot be used. Without a game called `from` nothing
    /// changes.
    pub fn rename_own_game(&mut self, from: &str, to: &str) -> Result<(), NameRefused> {
        let Some(at) = self.find(from) else {
            return Ok(());
        };
        let name = if same_name(from, to) {
            to.trim()
        } else {
            self.check_name(to)?
        };
        self.own_games[at].name = name.to_owned();
        self.sort_own_games();
        Ok(())
    }

    /// Forgets the name of a game of the player's own; the rules that are set
    /// stay as they are.
    pub fn delete_own_game(&mut self, name: &str) {
        self.own_games.retain(|own| !same_name(&own.name, name));
    }

    fn check_unnamed(&self) -> Result<(), NameRefused> {
        match self.game_name() {
            Some(name) => Err(NameRefused::HasAName(name.to_owned())),
            None => Ok(()),
        }
    }

    fn find(&self, name: &str) -> Option<usize> {
        let mut own_games = self.own_games.iter();
        own_games.position(|own| same_name(&own.name, name))
    }

    fn sort_own_games(&mut self) {
        self.own_games.sort_by_key(|own| own.name.to_lowercase());
    }
}

/// Names that differ only in capitals are the same to a person.
fn same_name(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules, Seats};

    fn changed() -> Preferences {
        Preferences {
            rules: Rules {
                hand_size: 9,
                ..Preset::AllFives.rules(Seats::Two)
            },
            ..Preferences::default()
        }
    }

    #[test]
    fn a_kept_game_has_its_name_and_is_found_by_its_rules() {
        let mut preferences = changed();
        assert_eq!(preferences.game_name(), None, "a mix without a name");
        assert_eq!(
            preferences.keep_own_game("  Big hands "),
            Ok(()),
            "a free name"
        );
        assert_eq!(preferences.game_name(), Some("Big hands"), "trimmed");
        let own = preferences.own_game().expect("it is the player's own");
        assert_eq!(own.rules.hand_size, 9, "with its rules");
    }

    #[test]
    fn names_are_1_to_40_characters_and_nobody_elses() {
        let mut preferences = changed();
        let long = "n".repeat(41);
        assert_eq!(
            preferences.check_name(" \t "),
            Err(NameRefused::Empty),
            "blank"
        );
        assert_eq!(
            preferences.check_name(&long),
            Err(NameRefused::TooLong),
            "41"
        );
        assert_eq!(preferences.check_name(&long[1..]), Ok(&long[1..]), "40");
        assert!(
            preferences.check_name(&"\u{e9}".repeat(40)).is_ok(),
            "40 letters"
        );
        assert_eq!(
            preferences.check_name(" five-UP"),
            Err(NameRefused::ReadyMade(Preset::FiveUp)),
            "a ready-made game"
        );
        assert_eq!(preferences.keep_own_game("Mine"), Ok(()), "free");
        assert_eq!(
            preferences.check_name("mine"),
            Err(NameRefused::Taken("Mine".to_owned())),
            "taken"
        );
    }

    #[test]
    fn rules_that_have_a_name_are_not_kept_again() {
        let mut preferences = Preferences::default();
        let refused = Err(NameRefused::HasAName("All Fives".to_owned()));
        assert_eq!(preferences.keep_own_game("Mine"), refused, "ready-made");
        assert!(preferences.own_games.is_empty(), "nothing was kept");
    }

    #[test]
    fn renaming_keeps_the_rules_and_deleting_leaves_them_set() {
        let mut preferences = changed();
        preferences.keep_own_game("Mine").expect("a free name");
        preferences
            .rename_own_game("Mine", "Draw")
            .expect_err("a ready-made game");
        preferences
            .rename_own_game("Mine", "MINE")
            .expect("only capitals");
        preferences
            .rename_own_game("MINE", " Ours ")
            .expect("a free name");
        assert_eq!(preferences.game_name(), Some("Ours"), "renamed");
        preferences.delete_own_game("Ours");
        assert_eq!(preferences.own_games, [], "forgotten");
        assert_eq!(preferences.rules.hand_size, 9, "still set");
    }

    #[test]
    fn a_kept_game_takes_changed_rules_under_its_old_name() {
        let mut preferences = changed();
        preferences.keep_own_game("Mine").expect("a free name");
        preferences.rules.hand_size = 5;
        preferences.replace_own_game("mine").expect("new rules");
        assert_eq!(preferences.own_games.len(), 1, "still one game");
        assert_eq!(preferences.game_name(), Some("Mine"), "with the new rules");
    }

    #[test]
    fn own_games_stand_in_the_order_of_their_names() {
        let mut preferences = changed();
        for (name, hand_size) in [("b", 5), ("C", 9), ("a", 7)] {
            preferences.rules.hand_size = hand_size;
            preferences.rules.target = Some(77);
            preferences.keep_own_game(name).expect("a free name");
        }
        let names = preferences.own_games.iter().map(|own| own.name.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["a", "b", "C"], "by name");
    }
}
