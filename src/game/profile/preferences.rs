//! What a person has set: rules, opponents, own games and display.

use serde::{Deserialize, Deserializer, Serialize};
use unic_langid::LanguageIdentifier;

use super::display::{Display, Lent, MotionSpeed, Pace, PutAway, view};
use super::first_hints::FirstHints;
use super::game_name::GameName;
use super::lesson_progress::LessonProgress;
use super::opponents::Opponents;
use engine::{LaterLeads, Level, Name, Preset, Rules, RulesError, Seats, deserialize_some};

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

/// What a person has set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Preferences {
    /// The rules of the game. They take effect with the next round; the number of
    /// players with the next game.
    pub rules: Rules,
    /// The mixes of rules that this person has named.
    pub own_games: Vec<OwnGame>,
    /// How the game that can start in several ways was started last.
    pub start: LaterLeads,
    /// Who is to sit in the other seats.
    pub opponents: Opponents,
    /// How the game is shown, and at which pace Nestor acts.
    pub display: Display,
    /// What of it is put away as long as a try at the deal of a day counts.
    #[serde(skip_serializing_if = "PutAway::is_nothing")]
    pub put_away: PutAway,
    /// What of it was accepted for one game only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent: Option<Lent>,
    /// In which language everything is said; `None` leaves it to the system.
    pub language: Option<LanguageIdentifier>,
    /// Whether finished games are added to the history.
    pub history: bool,
    /// What this person is told when it is first needed.
    pub first_hints: FirstHints,
    /// How far this person has come in the lessons.
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
            put_away: PutAway::default(),
            lent: None,
            language: None,
            history: true,
            first_hints: FirstHints::default(),
            lessons: LessonProgress::default(),
        }
    }
}

/// Preferences as a file of any version has them. In version 1 there was one
/// opponent, of whom only the level was kept, and the settings of the display
/// were fields of the preferences. Whoever has settings older than version 3 has
/// played before there were hints, and gets none.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each was a switch of its own"
)]
struct Written {
    rules: Rules,
    own_games: Vec<OwnGame>,
    start: LaterLeads,
    #[serde(deserialize_with = "deserialize_some")]
    opponents: Option<Opponents>,
    #[serde(deserialize_with = "deserialize_some")]
    display: Option<Display>,
    put_away: PutAway,
    lent: Option<Lent>,
    #[serde(deserialize_with = "if_it_is_one")]
    language: Option<LanguageIdentifier>,
    history: bool,
    #[serde(deserialize_with = "deserialize_some")]
    first_hints: Option<FirstHints>,
    lessons: LessonProgress,
    level: Level,
    pace: Pace,
    auto_draw: bool,
    #[serde(rename = "view", deserialize_with = "view::deserialize")]
    ends_only: bool,
    motion: MotionSpeed,
    flicker: bool,
    table_count: bool,
    numerals: bool,
    grain: bool,
}

/// Reads a language. What cannot be one leaves it to the system: all else that is
/// set is not lost for it.
fn if_it_is_one<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<LanguageIdentifier>, D::Error> {
    let written: Option<String> = Option::deserialize(deserializer)?;
    Ok(written.and_then(|written| written.parse().ok()))
}

impl Default for Written {
    fn default() -> Self {
        let Preferences {
            rules,
            own_games,
            start,
            display,
            language,
            history,
            ..
        } = Preferences::default();
        Self {
            rules,
            own_games,
            start,
            opponents: None,
            display: None,
            put_away: PutAway::default(),
            lent: None,
            language,
            history,
            first_hints: None,
            lessons: LessonProgress::default(),
            level: Level::default(),
            pace: display.pace,
            auto_draw: display.auto_draw,
            ends_only: display.ends_only,
            motion: display.motion,
            flicker: display.flicker,
            table_count: display.table_count,
            numerals: display.numerals,
            grain: !display.plain_surfaces,
        }
    }
}

impl From<Written> for Preferences {
    fn from(written: Written) -> Self {
        let display = written.display.unwrap_or(Display {
            pace: written.pace,
            auto_draw: written.auto_draw,
            ends_only: written.ends_only,
            motion: written.motion,
            flicker: written.flicker,
            table_count: written.table_count,
            numerals: written.numerals,
            plain_surfaces: !written.grain,
            sound: false,
            ..Display::default()
        });
        let opponents = written.opponents;
        Self {
            rules: written.rules,
            own_games: written.own_games,
            start: written.start,
            opponents: opponents.unwrap_or_else(|| Opponents::nestors(written.level)),
            display,
            put_away: written.put_away,
            lent: written.lent,
            language: written.language,
            history: written.history,
            first_hints: written.first_hints.unwrap_or(FirstHints::NONE),
            lessons: written.lessons,
        }
        .with_start_of_game()
    }
}

/// Why preferences from a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPreferences {
    /// The rules are invalid.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

impl Preferences {
    /// The preferences, if all rules in them are valid.
    ///
    /// # Errors
    /// If some rules are invalid: the reason for the first of these.
    pub fn checked(self) -> Result<Self, BadPreferences> {
        for own in &self.own_games {
            own.rules.check()?;
        }
        self.rules.check()?;
        Ok(self)
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
