//! Saving mixes of rules under names that the player chooses.

use super::folded::folded;
use super::game_name::GameName;
use super::preferences::{OwnGame, Preferences};
use engine::{Name, NameError, Preset};

/// Why rules cannot be saved under a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum OwnGameNameError {
    /// The text cannot be a name.
    InvalidName(NameError),
    /// A ready-made game has this name.
    ReadyMade(Preset),
    /// The player has another game with this name.
    Taken(Name),
    /// These rules have a name already.
    AlreadyNamed(GameName),
}

impl From<NameError> for OwnGameNameError {
    fn from(reason: NameError) -> Self {
        Self::InvalidName(reason)
    }
}

impl Preferences {
    /// Returns the player's own game with the present rules, if there is one.
    pub fn own_game(&self) -> Option<&OwnGame> {
        let GameName::Own(name) = self.game() else {
            return None;
        };
        self.own_games.iter().find(|own| own.name == name)
    }

    /// Checks a name for an own game, and returns it as it would be saved.
    ///
    /// # Errors
    /// If the text cannot be a name, or a game has that name already, ignoring case.
    pub fn check_name(&self, name: &str) -> Result<Name, OwnGameNameError> {
        let name = Name::new(name)?;
        if let Some(preset) = Preset::from_id(name.as_str()) {
            return Err(OwnGameNameError::ReadyMade(preset));
        }
        match self.find(name.as_str()) {
            Some(at) => Err(OwnGameNameError::Taken(self.own_games[at].name.clone())),
            None => Ok(name),
        }
    }

    /// Saves the present rules under a name.
    ///
    /// # Errors
    /// If the name cannot be used, or the rules have a name already.
    pub fn save_own_game(&mut self, name: &str) -> Result<(), OwnGameNameError> {
        self.check_unnamed()?;
        let name = self.check_name(name)?;
        let rules = self.rules;
        self.own_games.push(OwnGame { name, rules });
        self.sort_own_games();
        Ok(())
    }

    /// Gives the present rules to the own game called `name`, if there is one.
    ///
    /// # Errors
    /// If the present rules have a name already.
    pub fn replace_own_game(&mut self, name: &str) -> Result<(), OwnGameNameError> {
        self.check_unnamed()?;
        if let Some(at) = self.find(name) {
            self.own_games[at].rules = self.rules;
        }
        Ok(())
    }

    /// Renames the own game called `from`, if there is one; changing only the case is allowed.
    ///
    /// # Errors
    /// If the new name cannot be used.
    pub fn rename_own_game(&mut self, from: &str, to: &str) -> Result<(), OwnGameNameError> {
        let Some(at) = self.find(from) else {
            return Ok(());
        };
        let name = Name::new(to)?;
        self.own_games[at].name = if name.is_same(from) { name } else { self.check_name(to)? };
        self.sort_own_games();
        Ok(())
    }

    /// Deletes an own game. The present rules stay as they are.
    pub fn delete_own_game(&mut self, name: &str) {
        self.own_games.retain(|own| !own.name.is_same(name));
    }

    fn check_unnamed(&self) -> Result<(), OwnGameNameError> {
        match self.exact_name_of(&self.rules) {
            GameName::Unnamed => Ok(()),
            game => Err(OwnGameNameError::AlreadyNamed(game)),
        }
    }

    fn find(&self, name: &str) -> Option<usize> {
        let mut own_games = self.own_games.iter();
        own_games.position(|own| own.name.is_same(name))
    }

    fn sort_own_games(&mut self) {
        self.own_games.sort_by_cached_key(|own| folded(own.name.as_str()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rules, Seats};

    fn own(name: &str) -> GameName {
        GameName::Own(Name::new(name).expect("a name"))
    }

    fn unnamed_rules() -> Preferences {
        Preferences {
            rules: Rules { hand_size: 9, ..Preset::AllFives.rules(Seats::Two) },
            ..Preferences::default()
        }
    }

    #[test]
    fn a_saved_game_has_its_name_and_is_found_by_its_rules() {
        let mut preferences = unnamed_rules();
        assert_eq!(preferences.game(), GameName::Unnamed, "a mix without a name");
        assert_eq!(preferences.save_own_game("  Big hands "), Ok(()), "a free name");
        assert_eq!(preferences.game(), own("Big hands"), "trimmed");
        let own = preferences.own_game().expect("it is the player's own");
        assert_eq!(own.rules.hand_size, 9, "with its rules");
    }

    #[test]
    fn a_name_in_use_is_refused() {
        let mut preferences = unnamed_rules();
        assert_eq!(
            preferences.check_name(" \t "),
            Err(OwnGameNameError::InvalidName(NameError::Empty)),
            "blank"
        );
        assert_eq!(
            preferences.check_name(" five-UP"),
            Err(OwnGameNameError::ReadyMade(Preset::FiveUp)),
            "a ready-made game"
        );
        assert_eq!(preferences.save_own_game("Mine"), Ok(()), "free");
        assert_eq!(
            preferences.check_name("mine"),
            Err(OwnGameNameError::Taken(Name::new("Mine").expect("a name"))),
            "taken"
        );
    }

    #[test]
    fn rules_that_have_a_name_are_not_saved_again() {
        let mut preferences = Preferences::default();
        let refused = Err(OwnGameNameError::AlreadyNamed(GameName::ReadyMade(Preset::AllFives)));
        assert_eq!(preferences.save_own_game("Mine"), refused, "ready-made");
        assert!(preferences.own_games.is_empty(), "nothing was kept");
    }

    #[test]
    fn renaming_keeps_the_rules_and_deleting_leaves_them_set() {
        let mut preferences = unnamed_rules();
        preferences.save_own_game("Mine").expect("a free name");
        preferences.rename_own_game("Mine", "Draw").expect_err("a ready-made game");
        preferences.rename_own_game("Mine", "MINE").expect("only capitals");
        preferences.rename_own_game("MINE", " Ours ").expect("a free name");
        assert_eq!(preferences.game(), own("Ours"), "renamed");
        preferences.delete_own_game("Ours");
        assert_eq!(preferences.own_games, [], "forgotten");
        assert_eq!(preferences.rules.hand_size, 9, "still set");
    }

    #[test]
    fn a_saved_game_can_get_changed_rules_under_its_name() {
        let mut preferences = unnamed_rules();
        preferences.save_own_game("Mine").expect("a free name");
        preferences.rules.hand_size = 5;
        preferences.replace_own_game("mine").expect("new rules");
        assert_eq!(preferences.own_games.len(), 1, "still one game");
        assert_eq!(preferences.game(), own("Mine"), "with the new rules");
    }

    #[test]
    fn own_games_are_sorted_by_name() {
        let mut preferences = unnamed_rules();
        for (name, hand_size) in [("b", 5), ("C", 9), ("a", 7)] {
            preferences.rules.hand_size = hand_size;
            preferences.rules.target = Some(77);
            preferences.save_own_game(name).expect("a free name");
        }
        let names = preferences.own_games.iter().map(|own| own.name.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["a", "b", "C"], "by name");
    }

    #[test]
    fn a_saved_game_has_its_name_for_any_number_of_players() {
        let mut preferences = unnamed_rules();
        preferences.rules.hand_size = 6;
        preferences.save_own_game("Mine").expect("a free name");
        for seats in Seats::ALL {
            preferences.rules.seats = seats;
            assert_eq!(preferences.game(), own("Mine"), "{seats:?}");
            let kept = preferences.own_game().expect("it is the player's own");
            assert_eq!(kept.rules_for(seats), preferences.rules, "{seats:?}");
        }
    }
}
