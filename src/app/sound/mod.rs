//! What is heard of the table: sounds that the program makes itself, without a
//! recording, and the thread that plays them. While they are turned off nothing of
//! this is loaded.

#[cfg_attr(all(unix, not(target_vendor = "apple")), path = "pulse.rs")]
#[cfg_attr(not(all(unix, not(target_vendor = "apple"))), path = "device.rs")]
mod output;
mod player;
pub mod synthesiser;

pub(super) use player::SoundPlayer;
pub use synthesiser::Sound;
