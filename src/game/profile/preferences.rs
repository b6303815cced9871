//! What a person has set: rules, opponents, own games and display.

use serde::{Deserialize, Deserializer, Serialize};
use unic_langid::LanguageIdentifier;

use super::display::{Display, Lent};
use super::first_hints::FirstHints;
use super::game_name::GameName;
use super::lesson_progress::LessonProgress;
use super::opponents::Opponents;
use engine::{LaterLeads, Name, Preset, Rules, RulesError, Seats};

/// A mix of rules that a person has given a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnGame {
    /// Its name.
    pub name: Name,
    /// Its rules.
    pub rules: Rules,
}

impl OwnGame {
    /// Its rules for another number of players. All other rules stay as they were
    /// kept.
    pub const fn rules_for(&self, seats: Seats) -> Rules {
        Rules {
            seats,
            ..self.rules
        }
    }
}

/// A person's preferences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// The rules of the game. They take effect with the next round; the number of
    /// players with the next game.
    pub rules: Rules,
    /// The mixes of rules that this person has named.
    pub own_games: Vec<OwnGame>,
    /// The last choice of who starts, where the game leaves it open.
    pub start: LaterLeads,
    /// Players of the other seats.
    pub opponents: Opponents,
    /// Appearance of the game, and Nestor's pace.
    pub display: Display,
    /// Help that was turned on for one game only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent: Option<Lent>,
    /// In which language everything is said; `None` leaves it to the system.
    #[serde(deserialize_with = "if_it_is_one")]
    pub language: Option<LanguageIdentifier>,
    /// Whether finished games are added to the history.
    pub history: bool,
    /// Tips that are shown once, when first needed.
    pub first_hints: FirstHints,
    /// Progress in the lessons.
    pub lessons: LessonProgress,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            rules: Preset::AllFives.rules(Seats::Two),
            own_games: Vec::new(),
            start: LaterLeads::LikeTheFirst,
            opponents: Opponents::default(),
            display: Display::default(),
            lent: None,
            language: None,
            history: true,
            first_hints: FirstHints::default(),
            lessons: LessonProgress::default(),
        }
    }
}

/// Reads a language. What cannot be one leaves it to the system: all else that is
/// set is not lost for it.
fn if_it_is_one<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<LanguageIdentifier>, D::Error> {
    let written: Option<String> = Option::deserialize(deserializer)?;
    Ok(written.and_then(|written| written.parse().ok()))
}

impl Preferences {
    /// The preferences, if all rules in them are valid.
    ///
    /// # Errors
    /// If some rules are invalid: the reason for the first of these.
    pub fn checked(self) -> Result<Self, RulesError> {
        for own in &self.own_games {
            own.rules.check()?;
        }
        self.rules.check()?;
        Ok(self.with_start_of_game())
    }

    /// These, with the way to start of the game that is set, if it has several.
    #[must_use]
    pub fn with_start_of_game(mut self) -> Self {
        let ways = Preset::of(&self.rules).map_or(&[][..], Preset::ways_to_start);
        if ways.contains(&self.rules.later_leads) {
            self.start = self.rules.later_leads;
        }
        self
    }

    /// Sets how many play. A ready-made game takes its rules for that number. A mix of
    /// rules keeps all others, and may then be invalid.
    pub fn set_seats(&mut self, seats: Seats) {
        let rules = Rules {
            seats,
            ..self.rules
        };
        self.rules = Preset::of(&self.rules).map_or(rules, |preset| preset.started_as(&rules));
    }

    /// The name of the game that the rules make.
    pub fn game(&self) -> GameName {
        self.name_of(&self.rules)
    }

    /// The name of the game that `rules` make: ready-made, the person's own, or
    /// none.
    pub fn name_of(&self, rules: &Rules) -> GameName {
        if let Some(preset) = Preset::of(rules) {
            return GameName::ReadyMade(preset);
        }
        self.own_name_where(|own| own.rules_for(rules.seats) == *rules)
    }

    /// The name of the game to which a hand belongs that is played alone by `rules`.
    pub fn name_of_hand(&self, rules: &Rules) -> GameName {
        if let Some(preset) = Preset::of_single_hand(rules) {
            return GameName::ReadyMade(preset);
        }
        self.own_name_where(|own| rules.is_one_hand_of(&own.rules_for(rules.seats)))
    }

    /// The name of the first of the person's own games that is such a one; none if none
    /// is.
    fn own_name_where(&self, is_it: impl Fn(&OwnGame) -> bool) -> GameName {
        let own = self.own_games.iter().find(|own| is_it(own));
        own.map_or(GameName::Unnamed, |own| GameName::Own(own.name.clone()))
    }
}
