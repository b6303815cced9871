//! A deal that is sealed and not dealt yet.

use super::game::Game;
use crate::profile::Preferences;
use engine::Seal;

/// A deal that is sealed and not dealt yet.
#[derive(Debug)]
pub(super) struct Sealed {
    /// Its seal.
    pub(super) seal: Seal,
    /// The game that begins with it, and what is set for that; without one it is
    /// the next hand of the game on the table.
    pub(super) begins: Option<Box<(Game, Preferences)>>,
}
