//! Keyboard and pointer as people have them: what the window library reports is put
//! right here, before any part of the window sees it.

mod devices;
mod filter;
mod held_keys;
mod layout;
mod pointer;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod x_server;

pub use self::devices::Devices;
pub use self::filter::{InputFilter, is_drag_given_up};
#[cfg(all(unix, not(target_vendor = "apple")))]
pub use self::x_server::XServer;
