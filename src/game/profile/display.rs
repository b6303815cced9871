//! The settings of the screen, the sound, and the help. Each row below defines a field with its
//! default, its type if it has named values, and its setting.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

use super::game_id::GameId;
use super::setting::{FieldChoices, SettingValue, names, settings, switch};
use engine::{Rules, Seats};
use nestor::Cost;
use nestor::coach::Mark;

/// Where the Settings window shows a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DisplayPart {
    /// On the first page.
    Basic,
    /// In the section about the course of the game.
    Play,
    /// In the section about the table.
    Table,
    /// In the section about sound.
    Sound,
    /// In the section about learning.
    Learning,
}

/// Expands to the choices of a row: its named values, or off and on for a switch.
macro_rules! values {
    () => {
        switch()
    };
    ($($value:ident)+) => {
        names()
    };
}

/// Defines the enum of a row with named values; nothing for a switch.
macro_rules! choice {
    ($(#[$doc:meta])* $switch:ident) => {};
    ($(#[$doc:meta])* $type:ident { $($(#[$value_doc:meta])* $value:ident,)+ }) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, Default,
            Serialize, Deserialize, IntoStaticStr, VariantArray,
        )]
        #[strum(serialize_all = "kebab-case")]
        pub enum $type {
            $($(#[$value_doc])* $value,)+
        }
    };
}

/// Defines `Display` and its settings. A row has the name of the setting, its field, the part of
/// the Settings window, and its type: a switch with its default, or a list of values.
macro_rules! display {
    ($(
        $(#[$doc:meta])*
        $setting:ident, $field:ident in $part:ident: $type:ident
        $({ $($(#[$value_doc:meta])* $value:ident,)+ })?
        $(= $is_on:literal)?
        $(, as #[$form:meta])?;
    )*) => {
        $(choice! { $(#[$doc])* $type $({ $($(#[$value_doc])* $value,)+ })? })*

        /// How the game looks and sounds, how fast Nestor acts, and what help is shown. Changes
        /// take effect at once.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Display {
            $($(#[$doc])* $(#[$form])? pub $field: $type,)*
            /// Whether the log is open; `None` until the player has opened or closed it.
            pub log: Option<bool>,
        }

        impl Default for Display {
            fn default() -> Self {
                let mut display = Self {
                    $($field: <$type>::default(),)*
                    log: None,
                };
                $($(display.$field = $is_on;)?)*
                display
            }
        }

        settings! {
            /// A setting of the display. The variants are in the order of the Settings window.
            DisplaySetting of Display, without { log }, in parts of DisplayPart:
            $($(#[$doc])* $setting: $part, $field = values!($($($value)+)?);)*
        }
    };
}

display! {
    /// Whether there is any sound.
    Sound, sound in Basic: bool = true;

    /// How loud all sounds are.
    Volume, volume in Basic: Volume {
        /// Barely audible.
        Quiet,
        /// As loud as bones on a table.
        #[default]
        Medium,
        /// The loudest at which two overlapping sounds are not clipped.
        Loud,
    };

    /// When Nestor moves.
    Pace, pace in Basic: Pace {
        /// Nestor moves once the player presses OK.
        WaitForOk,
        /// Nestor moves after a long pause.
        Slow,
        /// Nestor moves after a pause of medium length.
        #[default]
        Normal,
        /// Nestor moves after a short pause.
        Fast,
    };

    /// How bones look, in the hand and on the table.
    Bones, bones in Basic: BoneSetChoice {
        /// Bones in the colors of the theme.
        #[default]
        Ivory,
        /// Nearly black bones.
        Ebony,
        /// Green bones.
        Jade,
        /// Bones with red pips.
        BoneAndRed,
        /// Bones whose pips have a color for each number.
        ColoredPips,
        /// Bones with large pips.
        LargePips,
    };

    /// The pattern on the backs of bones.
    Backs, backs in Basic: BackChoice {
        /// A diamond.
        #[default]
        Diamond,
        /// A Greek key left and right of a line.
        Meander,
        /// A laurel branch.
        Laurel,
        /// No pattern.
        Plain,
    };

    /// Whether one click on a bone plays it if it can be played in only one way.
    OneClick, one_click in Basic: bool = true;

    /// Whether one click draws until a bone fits or no bone can be drawn.
    AutoDraw, auto_draw in Basic: bool = true;

    /// Whether hands are dealt automatically where the player could draw for the lead and take
    /// bones by hand.
    TakeForMe, take_for_me in Play: bool = false;

    /// Whether the player cuts the bones before each hand.
    Cut, cut in Play: bool = false;

    /// Speed of the animations on the table.
    Motion, motion in Play: MotionSpeed {
        /// As `Normal`, or as `Off` if the system asks for reduced motion.
        #[default]
        AsTheSystemWishes,
        /// Nothing moves: everything is at its new place at once.
        Off,
        /// Everything moves quickly.
        Fast,
        /// Everything moves slowly enough for the eye to follow.
        Normal,
        /// Everything moves slowly.
        Slow,
    };

    /// Whether the end that Nestor plays on flickers.
    Flicker, flicker in Play: bool = false;

    /// Whether only the last bone of each arm is shown. Files have `Whole` or `Ends`.
    EndsOnly, ends_only in Table: bool = false, as #[serde(rename = "view", with = "view")];

    /// Whether the table shows the table count: all open ends added up.
    TableCount, table_count in Table: bool = true;

    /// How the score is shown, apart from numbers, in games that score fives.
    ScoreKeeping, score_keeping in Table: ScoreKeeping {
        /// Numbers only.
        #[default]
        Numbers,
        /// A board of 61 holes with two pegs for each side.
        CribbageBoard,
        /// A sheet of crosses that are drawn line by line, ten lines to a symbol.
        Paper,
    };

    /// Whether bones have numerals beside their pips.
    Numerals, numerals in Table: bool = false;

    /// When bones on the table have an edge in the color of the player who played them.
    PlayEdges, play_edges in Table: PlayEdges {
        /// Edges are shown with three and four players.
        FromThree,
        /// Edges are shown in every game.
        Always,
        /// Edges are never shown.
        #[default]
        Never,
    };

    /// Whether wood and cloth are plain, without textures. Files have the opposite, `grain`.
    PlainSurfaces, plain_surfaces in Table: bool = false,
        as #[serde(rename = "grain", with = "negated")];

    /// Whether played bones make a sound.
    SoundOfBones, sound_of_bones in Sound: bool = true;

    /// Whether the shuffle makes a sound.
    SoundOfShuffle, sound_of_shuffle in Sound: bool = true;

    /// Whether scoring points makes a sound.
    SoundOfScores, sound_of_scores in Sound: bool = true;

    /// Whether firecrackers make a sound.
    SoundOfBlasts, sound_of_blasts in Sound: bool = true;

    /// When the bone counter is shown. It tells what scores where, and who may hold the unseen
    /// bones.
    Lens, lens in Learning: LensMode {
        /// The bone counter is hidden.
        #[default]
        Off,
        /// The bone counter is always shown.
        On,
        /// The bone counter is shown while its key is held.
        WhileHeld,
    };

    /// Whether the player's rating is shown.
    Rating, rating in Learning: bool = true;

    /// The plays before which the tutor asks whether to go on.
    Tutor, tutor in Learning: Tutor {
        /// The tutor never asks.
        #[default]
        Off,
        /// The tutor asks before blunders.
        Gentle,
        /// The tutor asks before mistakes and blunders.
        Strict,
    };
}

impl Volume {
    /// Returns the factor from 0 to 1 by which samples are multiplied.
    pub const fn loudness(self) -> f32 {
        match self {
            Self::Quiet => 0.15,
            Self::Medium => 0.4,
            Self::Loud => 0.6,
        }
    }
}

impl Pace {
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

impl MotionSpeed {
    /// Returns the seconds that a bone takes to move to its place; 0 if nothing moves.
    /// `reduced_motion` says whether the system asks for reduced motion.
    pub const fn secs(self, reduced_motion: bool) -> f64 {
        match self {
            Self::AsTheSystemWishes if reduced_motion => 0.0,
            Self::Off => 0.0,
            Self::Fast => 0.17,
            Self::AsTheSystemWishes | Self::Normal => 0.34,
            Self::Slow => 0.7,
        }
    }
}

impl PlayEdges {
    /// Returns whether bones have colored edges at a table with these seats.
    pub fn are_shown(self, seats: Seats) -> bool {
        match self {
            Self::FromThree => seats.count() > 2,
            Self::Always => true,
            Self::Never => false,
        }
    }
}

impl Tutor {
    /// Whether the tutor asks before a play with this cost, by the mark that a review would
    /// give it.
    pub fn asks(self, cost: Cost, rules: &Rules) -> bool {
        let mark = Mark::of(cost, rules);
        match self {
            Self::Off => false,
            Self::Gentle => mark >= Mark::Blunder,
            Self::Strict => mark >= Mark::Mistake,
        }
    }
}

/// Help that the player accepted for one game. It is turned off when another game is on the
/// table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LentHelp {
    /// The game for which help was turned on.
    pub game: GameId,
    /// Whether the bone counter was turned on.
    pub lens: bool,
    /// Whether the tutor was turned on.
    pub tutor: bool,
}

/// Serializes a switch as its opposite.
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

/// Serializes the switch for showing only the ends as `Whole` or `Ends`.
mod view {
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

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
        Ok(matches!(View::deserialize(deserializer)?, View::Ends))
    }
}
