//! The settings of the display one by one, and the values that each can have.

use strum::{IntoStaticStr, VariantArray};

use super::display::Display;
use super::setting::{SettingValue, Values, names, settings, switch};

/// Subject of a display setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DisplayPart {
    /// Speed.
    Pace,
    /// Appearance of the table.
    Picture,
    /// Sounds.
    Sound,
    /// Help in playing.
    Learning,
}

settings! {
    /// Something about the display that can be set.
    DisplaySetting of Display, without { log }, in parts of DisplayPart:

    /// When a Nestor acts.
    Pace: Pace, pace = names();
    /// Whether one click plays a bone where there is nothing to choose.
    OneClick: Pace, one_click = switch();
    /// Whether one press draws all that is needed.
    AutoDraw: Pace, auto_draw = switch();
    /// Whether bones that could be taken by hand are dealt.
    TakeForMe: Pace, take_for_me = switch();
    /// Whether the player cuts the bones.
    Cut: Pace, cut = switch();
    /// Speed of motion on the table.
    Motion: Pace, motion = names();
    /// Whether the end that a Nestor plays on flickers.
    Flicker: Pace, flicker = switch();
    /// Whether only the last bone of each arm is shown.
    EndsOnly: Picture, ends_only = switch();
    /// Whether the table count is shown.
    TableCount: Picture, table_count = switch();
    /// On what the score is kept, where fives score.
    ScoreKeeping: Picture, score_keeping = names();
    /// Whether bones have numerals beside their pips.
    Numerals: Picture, numerals = switch();
    /// Whether bones on the table show by their edge whose play they were.
    PlayEdges: Picture, play_edges = names();
    /// Whether wood and cloth are plain.
    PlainSurfaces: Picture, plain_surfaces = switch();
    /// Whether anything is heard.
    Sound: Sound, sound = switch();
    /// Volume.
    Volume: Sound, volume = names();
    /// Whether bones that are played are heard.
    SoundOfBones: Sound, sound_of_bones = switch();
    /// Whether the shuffle is heard.
    SoundOfShuffle: Sound, sound_of_shuffle = switch();
    /// Whether points are heard.
    SoundOfScores: Sound, sound_of_scores = switch();
    /// Whether firecrackers are heard.
    SoundOfBlasts: Sound, sound_of_blasts = switch();
    /// When the lens is seen.
    Lens: Learning, lens = names();
    /// From which cost on the tutor asks before a play.
    Tutor: Learning, tutor = names();
}
