//! A player's own mixes of rules, kept under names.

use super::preferences::{OwnGame, Preferences};
use crate::engine::{BadName, Name, Preset};

/// Why a game cannot be kept under a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NameRefused {
    /// Nothing is called so.
    #[error(transparent)]
    NotAName(#[from] BadName),
    /// A ready-made game has this name.
    #[error("{} is the name of a ready-made game", .0.name())]
    ReadyMade(Preset),
    /// Another game of the player's has this name.
    #[error("another game of yours is called {}", .0.as_str())]
    Taken(Name),
    /// The rules are those of a game that has a name already.
    #[error("these rules are already called {0}")]
    HasAName(String),
}

impl Preferences {
    /// The game of the player's own that is set, if it is one.
    pub fn own_game(&self) -> Option<&OwnGame> {
        let own = self.own_games.iter().find(|own| own.rules == self.rules);
        own.filter(|_| Preset::of(&self.rules).is_none())
    }

    /// The name that `name` would be kept under.
    ///
    /// # Errors
    /// If it is none, or a game has it already, in capitals or not.
    pub fn check_name(&self, name: &str) -> Result<Name, NameRefused> {
        let name = Name::new(name)?;
        if let Some(preset) = Preset::named(name.as_str()) {
            return Err(NameRefused::ReadyMade(preset));
        }
        match self.find(name.as_str()) {
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
        let name = self.check_name(name)?;
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
        let name = Name::new(to)?;
        self.own_games[at].name = if name.is_same(from) {
            name
        } else {
            self.check_name(to)?
        };
        self.sort_own_games();
        Ok(())
    }

    /// Forgets the name of a game of the player's own; the rules that are set
    /// stay as they are.
    pub fn delete_own_game(&mut self, name: &str) {
        self.own_games.retain(|own| !own.name.is_same(name));
    }

    fn check_unnamed(&self) -> Result<(), NameRefused> {
        match self.game_name() {
            Some(name) => Err(NameRefused::HasAName(name.to_owned())),
            None => Ok(()),
        }
    }

    fn find(&self, name: &str) -> Option<usize> {
        let mut own_games = self.own_games.iter();
        own_games.position(|own| own.name.is_same(name))
    }

    fn sort_own_games(&mut self) {
        self.own_games
            .sort_by_key(|own| own.name.as_str().to_lowercase());
    }
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
    fn a_name_is_nobody_elses() {
        let mut preferences = changed();
        assert_eq!(
            preferences.check_name(" \t "),
            Err(NameRefused::NotAName(BadName::Empty)),
            "blank"
        );
        assert_eq!(
            preferences.check_name(" five-UP"),
            Err(NameRefused::ReadyMade(Preset::FiveUp)),
            "a ready-made game"
        );
        assert_eq!(preferences.keep_own_game("Mine"), Ok(()), "free");
        assert_eq!(
            preferences.check_name("mine"),
            Err(NameRefused::Taken(Name::new("Mine").expect("a name"))),
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
