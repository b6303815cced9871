//! Corrects the window library's keyboard and pointer events before any part of the window sees
//! them.

mod devices;
mod filter;
mod held_keys;
mod layout;
mod pointer;
#[cfg(all(unix, not(target_vendor = "apple")))]
mod x_server;

pub use self::devices::Devices;
pub use self::filter::{InputFilter, is_drag_canceled};
#[cfg(all(unix, not(target_vendor = "apple")))]
pub use self::x_server::XServer;
