//! What is heard of the table: sounds that the program makes itself, without a
//! recording, and the thread that plays them. While they are turned off nothing of
//! this is loaded.

#[cfg_attr(all(unix, not(target_vendor = "apple")), path = "pulse.rs")]
#[cfg_attr(not(all(unix, not(target_vendor = "apple"))), path = "device.rs")]
mod output;
mod player;
pub mod synthesiser;

pub(crate) use player::SoundPlayer;
pub use synthesiser::Sound;

use engine::Event;
use game::profile::Display;

impl Sound {
    /// What is heard of something that happens in a game.
    pub const fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Dealt { .. } => Some(Self::Shuffle),
            Event::Played { .. } => Some(Self::Clack),
            Event::Scored { .. }
            | Event::Freed { .. }
            | Event::Awarded {
                points: 1..,
                void: false,
                ..
            } => Some(Self::Score),
            Event::BlewUp { .. } => Some(Self::Blast),
            _ => None,
        }
    }

    /// Whether a player wants to hear it.
    pub const fn is_wanted(self, display: &Display) -> bool {
        let is_kind_wanted = match self {
            Self::Clack => display.sound_of_bones,
            Self::Shuffle => display.sound_of_shuffle,
            Self::Score => display.sound_of_scores,
            Self::Blast => display.sound_of_blasts,
        };
        display.sound && is_kind_wanted
    }
}
