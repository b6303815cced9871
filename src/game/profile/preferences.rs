//! A person's preferences, and other saved data apart from the games: lessons, tips, score pads.

use serde::{Deserialize, Deserializer, Serialize};
use unic_langid::LanguageIdentifier;

use super::display::{Display, LentHelp};
use super::first_hints::FirstHints;
use super::game_name::GameName;
use super::lesson_progress::LessonProgress;
use super::offered::offered_levels;
use super::opponents::Opponents;
use super::players::Person;
use super::score_pads::ScorePads;
use super::series::SeriesLength;
use engine::{LaterLeads, Name, Preset, Rules, RulesError, Seat, Seating, Seats};

/// A mix of rules that the person has named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnGame {
    /// The name that the person chose for the game.
    pub name: Name,
    /// The rules, with the number of players for which they were saved.
    pub rules: Rules,
}

impl OwnGame {
    /// Returns the rules with another number of players, otherwise unchanged.
    pub const fn rules_for(&self, seats: Seats) -> Rules {
        Rules { seats, ..self.rules }
    }
}

/// What is saved in a person's settings file: settings, lessons, tips, and score pads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// The rules of new games. The rules of the game in progress are changed by
    /// [`Session::set_next_rules`](crate::session::Session::set_next_rules).
    pub rules: Rules,
    /// The mixes of rules that the person has named.
    pub own_games: Vec<OwnGame>,
    /// The length of a series of games; `None` for single games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<SeriesLength>,
    /// The last choice of who leads later hands, in a game that offers this choice.
    pub start: LaterLeads,
    /// The players in the seats that are not the owner's.
    pub opponents: Opponents,
    /// Whether the level of all Nestors follows the person's rating.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub adaptive: bool,
    /// The name under which a person without a name sits down with other people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Name>,
    /// Settings of the screen, the sound, and the help.
    pub display: Display,
    /// Help that was turned on for one game only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent: Option<LentHelp>,
    /// The language of the texts; `None` for the system's.
    #[serde(deserialize_with = "language_or_none")]
    pub language: Option<LanguageIdentifier>,
    /// Whether finished games are added to the history.
    pub history: bool,
    /// Tips that are shown once, when first needed.
    pub first_hints: FirstHints,
    /// The best answers to the questions of the lessons.
    pub lessons: LessonProgress,
    /// The score pads. Files of earlier versions have a single one.
    #[serde(alias = "score_pad")]
    pub score_pads: ScorePads,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            rules: Preset::AllFives.rules(Seats::Two),
            own_games: Vec::new(),
            series: None,
            start: LaterLeads::LikeTheFirst,
            opponents: Opponents::default(),
            adaptive: false,
            stand_in: None,
            display: Display::default(),
            lent: None,
            language: None,
            history: true,
            first_hints: FirstHints::default(),
            lessons: LessonProgress::default(),
            score_pads: ScorePads::default(),
        }
    }
}

/// Reads a language. An invalid one becomes `None`, the language of the system, so that the other
/// preferences are not lost.
fn language_or_none<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<LanguageIdentifier>, D::Error> {
    let written: Option<String> = Option::deserialize(deserializer)?;
    Ok(written.and_then(|written| written.parse().ok()))
}

impl Preferences {
    /// Returns the preferences of a person who plays for the first time: against the weakest level
    /// that is offered.
    pub fn of_newcomer() -> Self {
        Self::of_newcomer_with(Self::default().rules)
    }

    /// Like [`Self::of_newcomer`], but with these rules.
    pub fn of_newcomer_with(rules: Rules) -> Self {
        let weakest = offered_levels(&rules).first().copied().unwrap_or_default();
        Self { opponents: Opponents::nestors(weakest), rules, ..Self::default() }
    }

    /// Checks all rules, and sets `start` as [`Self::with_start_of_game`] does.
    ///
    /// # Errors
    /// The first reason why rules are invalid.
    pub fn checked(self) -> Result<Self, RulesError> {
        for own in &self.own_games {
            own.rules.check()?;
        }
        self.rules.check()?;
        Ok(self.with_start_of_game())
    }

    /// Returns the preferences with `start` set to who leads later hands under the present rules,
    /// if their game offers this choice.
    #[must_use]
    pub fn with_start_of_game(mut self) -> Self {
        let options = Preset::from_rules_ignoring_target(&self.rules)
            .map_or(&[][..], Preset::later_lead_options);
        if options.contains(&self.rules.later_leads) {
            self.start = self.rules.later_leads;
        }
        self
    }

    /// Sets the number of players. A ready-made game takes its rules for that number; other rules
    /// stay, and may become invalid.
    pub fn set_seats(&mut self, seats: Seats) {
        self.rules = Preset::for_seats(&self.rules, seats);
    }

    /// Returns the seating when `person` plays with the chosen opponents. With other people, a
    /// person without a name has the stand-in name.
    pub fn seating(&self, person: &Name) -> Seating {
        let stand_in = self.stand_in.as_ref();
        let stand_in =
            stand_in.filter(|_| *person == Person::nameless() && self.has_other_people());
        let name = stand_in.unwrap_or(person);
        self.opponents.raised_to_offered(&self.rules).seating(name, self.rules.seats)
    }

    /// Returns whether anybody but the owner and Nestors sits at the table.
    pub fn has_other_people(&self) -> bool {
        let mut others = Seat::around(self.rules.seats).filter_map(|seat| self.opponents.at(seat));
        others.any(|opponent| opponent.level().is_none())
    }

    /// Returns the name of the game with the present rules.
    pub fn game(&self) -> GameName {
        self.name_of(&self.rules)
    }

    /// Returns the name of the game with these rules: ready-made, the person's own, or none. Rules
    /// that differ only in the target have the same name, unless the person has named them, too.
    pub fn name_of(&self, rules: &Rules) -> GameName {
        let exactly = self.exact_name_of(rules);
        if !exactly.is_unnamed() {
            return exactly;
        }
        if let Some(preset) = Preset::from_rules_ignoring_target(rules) {
            return GameName::ReadyMade(preset);
        }
        self.own_name_where(|own| own.rules_for(rules.seats).with_target_of(rules) == *rules)
    }

    /// Returns the name of the game with exactly these rules, the target included.
    pub fn exact_name_of(&self, rules: &Rules) -> GameName {
        if let Some(preset) = Preset::from_rules(rules) {
            return GameName::ReadyMade(preset);
        }
        self.own_name_where(|own| own.rules_for(rules.seats) == *rules)
    }

    /// Returns the name of the game that a single hand with these rules belongs to.
    pub fn name_of_hand(&self, rules: &Rules) -> GameName {
        if let Some(preset) = Preset::from_single_hand_rules(rules) {
            return GameName::ReadyMade(preset);
        }
        self.own_name_where(|own| rules.is_single_hand_of(&own.rules_for(rules.seats)))
    }

    /// Returns the name of the first own game that fits, if any.
    fn own_name_where(&self, fits: impl Fn(&OwnGame) -> bool) -> GameName {
        let own = self.own_games.iter().find(|own| fits(own));
        own.map_or(GameName::Unnamed, |own| GameName::Own(own.name.clone()))
    }
}
