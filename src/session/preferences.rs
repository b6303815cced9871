//! What a player has set: the game and its rules, the opponent, the pace.

use serde::{Deserialize, Serialize};

use crate::engine::{Impossible, Name, Preset, Rules, Seats};
use crate::nestor::Level;

/// A player's own mix of rules, kept under a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnGame {
    /// What the player calls it.
    pub name: Name,
    /// Its rules.
    pub rules: Rules,
}

/// When Nestor acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Pace {
    /// He waits for OK before each of his actions.
    WaitForOk,
    /// By himself, with time to look.
    Slow,
    /// By himself.
    #[default]
    Normal,
    /// By himself, at once.
    Fast,
}

impl Pace {
    /// Every pace.
    pub const ALL: [Self; 4] = [Self::WaitForOk, Self::Slow, Self::Normal, Self::Fast];

    /// Seconds between two of Nestor's actions, or `None` if he waits for OK.
    pub const fn pause_secs(self) -> Option<f32> {
        match self {
            Self::WaitForOk => None,
            Self::Slow => Some(1.8),
            Self::Normal => Some(0.9),
            Self::Fast => Some(0.25),
        }
    }
}

/// How fast things move on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum MotionSpeed {
    /// At the normal speed, or not at all where the system is asked for less
    /// motion.
    #[default]
    AsTheSystemWishes,
    /// Everything is at its new place at once.
    Off,
    /// Quickly.
    Fast,
    /// So that the eye can follow.
    Normal,
    /// Slowly.
    Slow,
}

impl MotionSpeed {
    /// Every speed.
    pub const ALL: [Self; 5] = [
        Self::AsTheSystemWishes,
        Self::Off,
        Self::Fast,
        Self::Normal,
        Self::Slow,
    ];

    /// Seconds that a bone is on its way; `less` says whether the system is
    /// asked for less motion.
    pub const fn secs(self, less: bool) -> f64 {
        match self {
            Self::AsTheSystemWishes if less => 0.0,
            Self::Off => 0.0,
            Self::Fast => 0.15,
            Self::AsTheSystemWishes | Self::Normal => 0.3,
            Self::Slow => 0.7,
        }
    }
}

/// How much of the table is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TableView {
    /// The whole table in a large window, the ends in a small one.
    #[default]
    ByWindow,
    /// Every bone that was played.
    Whole,
    /// The last bone of each arm.
    Ends,
}

impl TableView {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::ByWindow, Self::Whole, Self::Ends];
}

/// What a player has set.
///
/// The rules take effect with the next round, everything else at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the Settings window"
)]
pub struct Preferences {
    /// The rules of the game.
    pub rules: Rules,
    /// The player's own mixes of rules.
    pub own_games: Vec<OwnGame>,
    /// How hard Nestor plays.
    pub level: Level,
    /// When Nestor acts.
    pub pace: Pace,
    /// One click draws until a bone fits or the boneyard is used up.
    pub auto_draw: bool,
    /// How much of the table is shown.
    pub view: TableView,
    /// How fast things move on the table.
    pub motion: MotionSpeed,
    /// The end that Nestor plays on flickers.
    pub flicker: bool,
    /// The table count is shown.
    pub table_count: bool,
    /// Bones have numerals besides their pips.
    pub numerals: bool,
    /// The grain of the table's felt, slate or paper is shown.
    pub grain: bool,
    /// Finished games are added to the history.
    pub history: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            rules: Preset::AllFives.rules(crate::engine::Seats::Two),
            own_games: Vec::new(),
            level: Level::default(),
            pace: Pace::default(),
            auto_draw: false,
            view: TableView::default(),
            motion: MotionSpeed::default(),
            flicker: false,
            table_count: true,
            numerals: false,
            grain: true,
            history: true,
        }
    }
}

/// What is wrong with preferences that were kept on disk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPreferences {
    /// They are for more players than sit here.
    #[error("they are for another number of players than two")]
    Seats,
    /// Rules that make no game.
    #[error(transparent)]
    Rules(#[from] Impossible),
}

impl Preferences {
    /// The preferences that were kept.
    ///
    /// # Errors
    /// Names the first thing in them that cannot be.
    pub fn checked(self) -> Result<Self, BadPreferences> {
        if self.rules.seats != Seats::Two {
            return Err(BadPreferences::Seats);
        }
        for own in &self.own_games {
            own.rules.check()?;
        }
        self.rules.check()?;
        Ok(self)
    }

    /// The name of the game that is set: a ready-made one, one of the player's
    /// own, or `None` for a mix without a name.
    pub fn game_name(&self) -> Option<&str> {
        self.known_name(&self.rules)
    }

    /// The name of the game that `rules` make; a mix without one is “My rules”.
    pub fn name_of(&self, rules: &Rules) -> &str {
        self.known_name(rules).unwrap_or("My rules")
    }

    fn known_name(&self, rules: &Rules) -> Option<&str> {
        Preset::of(rules).map(Preset::name).or_else(|| {
            let own = self.own_games.iter().find(|own| own.rules == *rules);
            own.map(|own| own.name.as_str())
        })
    }
}
