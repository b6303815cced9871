//! The sounds of the table. They are synthesised, not recorded, and played by a thread. While sound
//! is turned off, no device is opened.

#[cfg_attr(all(unix, not(target_vendor = "apple")), path = "pulse.rs")]
#[cfg_attr(not(all(unix, not(target_vendor = "apple"))), path = "device.rs")]
mod output;
mod player;
pub mod synthesiser;

pub(crate) use player::SoundPlayer;
pub use synthesiser::{ScoreSize, Sound};

use engine::{Event, Seat, Seats, Team};
use game::profile::Display;

impl Sound {
    /// Returns the sound of an event as `viewer` hears it; `None` if the event is silent.
    pub fn for_event(event: &Event, viewer: Seat, seats: Seats) -> Option<Self> {
        let is_own = |team: Team| team == seats.team(viewer);
        match event {
            Event::Dealt { .. } => Some(Self::Shuffle),
            Event::Played { end: None, .. } => Some(Self::FirstBone),
            Event::Played { bone, .. } if bone.is_doublet() => Some(Self::Doublet),
            Event::Played { .. } => Some(Self::Clack),
            Event::Drew { .. } => Some(Self::Draw),
            Event::Scored { points, .. } | Event::FreedPlayBonus { points, .. } => {
                Some(Self::Score(ScoreSize::from_points(i32::from(*points))))
            }
            Event::Bonus(bonus) if !bonus.void => {
                Some(Self::Score(ScoreSize::from_points(i32::from(bonus.points))))
            }
            Event::Awarded { points: 1.., void: false, team, .. } => {
                Some(if is_own(*team) { Self::HandWon } else { Self::Loss })
            }
            Event::GameOver { winner: Some(winner) } => {
                Some(if is_own(*winner) { Self::GameWon } else { Self::Loss })
            }
            Event::BlewUp { .. } => Some(Self::Blast),
            _ => None,
        }
    }

    /// Whether the player has turned on this kind of sound.
    pub const fn is_wanted(self, display: &Display) -> bool {
        let is_kind_wanted = match self {
            Self::Lift
            | Self::FirstBone
            | Self::Clack
            | Self::Doublet
            | Self::Slam
            | Self::Knock
            | Self::Fall(_)
            | Self::Draw => display.sound_of_bones,
            Self::Shuffle => display.sound_of_shuffle,
            Self::Tick(_)
            | Self::Score(_)
            | Self::Pip
            | Self::HandWon
            | Self::GameWon
            | Self::Loss
            | Self::Nail
            | Self::Seal => display.sound_of_scores,
            Self::Blast => display.sound_of_blasts,
        };
        display.sound && is_kind_wanted
    }
}
