//! How the game is shown to a person, and at which pace Nestor acts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

use super::game_id::GameId;
use super::volume::Volume;
use engine::{ScoreDisplay, Seats};

/// When a Nestor acts.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Pace {
    /// He waits for OK before each action.
    WaitForOk,
    /// By himself, after a long pause.
    Slow,
    /// By himself, after a pause.
    #[default]
    Normal,
    /// By himself, after a short pause.
    Fast,
}

impl Pace {
    /// Every pace.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// Seconds between two actions of Nestors; `None` if they wait for OK.
    pub const fn pause_secs(self) -> Option<f32> {
        match self {
            Self::WaitForOk => None,
            Self::Slow => Some(1.8),
            Self::Normal => Some(0.9),
            Self::Fast => Some(0.25),
        }
    }
}

/// Speed of motion on the table.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum MotionSpeed {
    /// At normal speed, or not at all if the system asks for reduced motion.
    #[default]
    AsTheSystemWishes,
    /// Nothing moves: everything is at its new place at once.
    Off,
    /// Quickly.
    Fast,
    /// Slowly enough for the eye to follow.
    Normal,
    /// Slowly.
    Slow,
}

impl MotionSpeed {
    /// Every speed.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// Seconds that a bone takes to its place, 0 for at once. `less` says whether
    /// the system asks for reduced motion.
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

/// On what the score is kept besides its numbers, where fives score.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreKeeping {
    /// On nothing else.
    #[default]
    Numbers,
    /// A board of 61 holes with two pegs for each side.
    CribbageBoard,
    /// Paper with crosses, fifty points a symbol.
    Paper,
}

/// When bones on the table have an edge in the color of whose play it was.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayEdges {
    /// With three and four players.
    FromThree,
    /// In every game.
    Always,
    /// In no game.
    #[default]
    Never,
}

impl PlayEdges {
    /// Whether they are seen with so many players.
    pub fn are_seen(self, seats: Seats) -> bool {
        match self {
            Self::FromThree => seats.count() > 2,
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// When the lens is seen: what scores where, and who may hold the bones that are not
/// seen.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum LensMode {
    /// Never.
    #[default]
    Off,
    /// Always.
    On,
    /// As long as its key is held.
    WhileHeld,
}

/// From which cost on the tutor asks before a play.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Tutor {
    /// He never asks.
    #[default]
    Off,
    /// Only when much is lost.
    Gentle,
    /// When anything worth mentioning is lost.
    Strict,
}

impl Tutor {
    /// The points from which on he asks; `None` if he never does.
    pub const fn limit(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Gentle => Some(6.0),
            Self::Strict => Some(2.0),
        }
    }

    /// Whether he asks before a play that costs so many points, which the rules may show
    /// as fives: his limit is one of what is shown.
    pub fn asks(self, points: f32, shown: ScoreDisplay) -> bool {
        let limit = self.limit();
        limit.is_some_and(|limit| points >= limit * f32::from(shown.unit()))
    }
}

/// Help that was accepted for one game: it goes off with that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lent {
    /// The game.
    pub game: GameId,
    /// Whether it is the bone counter.
    pub lens: bool,
    /// Whether it is the tutor.
    pub tutor: bool,
}

/// How the game is shown to a person, and at which pace Nestor acts. Changes take
/// effect at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the Settings window"
)]
pub struct Display {
    /// When a Nestor acts.
    pub pace: Pace,
    /// Whether one click on a bone plays it where there is nothing to choose.
    pub one_click: bool,
    /// Whether one click draws until a bone fits or no bone can be drawn.
    pub auto_draw: bool,
    /// Whether the player is dealt bones that they could draw for the lead and
    /// take themselves.
    pub take_for_me: bool,
    /// Whether the player cuts the bones before each hand.
    pub cut: bool,
    /// Whether only the last bone of each arm is shown. Files say how much of the table is.
    #[serde(rename = "view", with = "view")]
    pub ends_only: bool,
    /// Whether the log is open; `None` until the player has opened or closed it.
    pub log: Option<bool>,
    /// Speed of motion on the table.
    pub motion: MotionSpeed,
    /// Whether the end that a Nestor plays on flickers.
    pub flicker: bool,
    /// Whether the table count is shown.
    pub table_count: bool,
    /// On what the score is kept, where fives score.
    pub score_keeping: ScoreKeeping,
    /// Whether bones have numerals beside their pips.
    pub numerals: bool,
    /// Whether bones on the table have an edge in the color of whose play it was.
    pub play_edges: PlayEdges,
    /// Whether wood and cloth are plain, without textures. Files say whether there is a
    /// grain.
    #[serde(rename = "grain", with = "negated")]
    pub plain_surfaces: bool,
    /// Whether anything is heard.
    pub sound: bool,
    /// Volume.
    pub volume: Volume,
    /// Whether bones that are played are heard.
    pub sound_of_bones: bool,
    /// Whether the shuffle is heard.
    pub sound_of_shuffle: bool,
    /// Whether points are heard.
    pub sound_of_scores: bool,
    /// Whether firecrackers are heard.
    pub sound_of_blasts: bool,
    /// When the lens is seen.
    pub lens: LensMode,
    /// From which cost on the tutor asks before a play.
    pub tutor: Tutor,
}

impl Default for Display {
    fn default() -> Self {
        Self {
            pace: Pace::default(),
            one_click: true,
            auto_draw: true,
            take_for_me: false,
            cut: false,
            ends_only: false,
            log: None,
            motion: MotionSpeed::default(),
            flicker: false,
            table_count: true,
            score_keeping: ScoreKeeping::default(),
            numerals: false,
            play_edges: PlayEdges::default(),
            plain_surfaces: false,
            sound: true,
            volume: Volume::default(),
            sound_of_bones: true,
            sound_of_shuffle: true,
            sound_of_scores: true,
            sound_of_blasts: true,
            lens: LensMode::default(),
            tutor: Tutor::default(),
        }
    }
}

/// Writes a switch as its opposite.
mod negated {
    use super::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
    pub fn serialize<S: Serializer>(is_on: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(!is_on)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
        Ok(!bool::deserialize(deserializer)?)
    }
}

/// Writes whether only the ends are shown as how much of the table is.
pub(super) mod view {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    enum View {
        Whole,
        Ends,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
    pub fn serialize<S: Serializer>(is_on: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        let view = if *is_on { View::Ends } else { View::Whole };
        view.serialize(serializer)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<bool, D::Error> {
        Ok(matches!(View::deserialize(deserializer)?, View::Ends))
    }
}
