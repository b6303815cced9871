//! The window, worked by the names that its parts have for a screen reader.
//!
//! No display and no driver is needed; only the pictures, behind the feature
//! `image-tests`, want a Vulkan driver (Mesa's lavapipe will do):
//! `cargo test --features image-tests --test ui`.

mod files;
mod found;
mod games;
mod keys;
mod labels;
mod layout;
mod menu;
#[cfg(feature = "image-tests")]
mod pictures;
mod player;
mod settings;
mod table;
mod turns;
mod undo;
mod whole;
