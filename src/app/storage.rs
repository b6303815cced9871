//! What lies on disk: the players, what belongs to the one at the table, the saved games. The
//! store does it on its thread; here is what it is handed, and what its answers become.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;
use rfd::FileDialog;

use super::Startup;
use crate::files::{FileAnswer, Files};
use engine::Name;
use game::files::{Answer, Ask, File, HistoryFile, Household, Kept, SaveError, Store};
use game::profile::{Days, GameId, Glance, Person, PlayedGame, Preferences};
use game::state::{FreshSeed, GameFile, Seeds, Session, State};
use look::Themes;

/// For so long a start, and whoever sits down, waits for the disk before there is a window
/// without the game.
const PATIENCE: Duration = Duration::from_millis(150);

/// After so many seconds without an answer a game is played in memory.
const SILENCE_SECS: f64 = 3.0;

/// The players, the files of the one at the table, and what waits for them.
#[derive(Debug)]
pub(super) struct Storage {
    pub(super) household: Household,
    pub(super) files: Files,
    handed: Handed,
    /// Until when the files of whoever sits down are waited for, in seconds of the window;
    /// `None` once they are there, or are waited for no more.
    waits_until: Option<f64>,
    /// Nobody's files can be read: a game is played without them.
    plays_in_memory: bool,
    /// The number given with `--seed`. It waits here until somebody has sat down and a game
    /// begins with it.
    number: Option<u64>,
    /// The saved games that are to be opened once somebody has sat down, in their order.
    to_open: VecDeque<PathBuf>,
}

/// What was handed to the store last, to be written.
#[derive(Debug, Default)]
struct Handed {
    state: Option<Arc<State>>,
    settings: Option<Arc<Preferences>>,
    themes: Option<Arc<Themes>>,
    history: Option<Arc<Vec<Arc<PlayedGame>>>>,
    days: Option<Arc<Days>>,
    players: Option<Arc<game::profile::Players>>,
    place: Option<game::files::WindowPlace>,
    /// The lists by which finished games were handed over, and those.
    lists: Option<u64>,
    finished: BTreeMap<GameId, usize>,
}

/// What was on disk of a player.
#[derive(Debug)]
pub(super) struct OnDisk {
    pub(super) state: Option<State>,
    pub(super) settings: Option<Preferences>,
    pub(super) themes: Option<Themes>,
}
