//! The app's connection to the system: its window, other instances of the program, the time, and
//! random numbers.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::CreationContext;
use egui::Context;

use super::Startup;
use super::game_clock::GameClock;
use super::storage::Storage;
#[cfg(all(unix, not(target_vendor = "apple")))]
use crate::platform::input::{InputFilter, XServer};
use crate::platform::{Clock, OwnWindow, is_due};
use crate::play::Pause;
use game::profile::{Household, WindowPlace};
use game::session::Seeds;
use game::store::{StartListener, StartRequest};

/// Time without a crash after which a start counts as successful, in seconds.
const STABLE_START_SECS: f64 = 5.0;

#[derive(Debug)]
pub(super) struct System {
    /// The program's own window; tests have none.
    window: Option<OwnWindow>,
    /// Receives the requests of other instances of the program.
    start_listener: Option<StartListener>,
    is_start_stable: bool,
    /// Becomes true when the system asks the program to end.
    end_requested: Arc<AtomicBool>,
    pub(super) clock: Clock,
    pub(super) game_clock: GameClock,
    pub(super) seeds: Seeds,
}

impl System {
    /// Creates the connection to the system, without a window.
    pub(super) fn new(startup: &Startup) -> Self {
        Self {
            window: None,
            start_listener: None,
            is_start_stable: false,
            end_requested: Arc::clone(&startup.end_requested),
            clock: startup.clock,
            game_clock: GameClock::paused(Pause::Requested),
            seeds: startup.seeds.clone(),
        }
    }

    pub(super) fn open_window(&mut self, context: &CreationContext<'_>, place: WindowPlace) {
        self.window = Some(OwnWindow::new(context, place));
        #[cfg(all(unix, not(target_vendor = "apple")))]
        {
            let clipboard = crate::platform::Clipboard::new(context);
            context.egui_ctx.add_plugin(clipboard);
            let window = context.winit_window();
            if let Some(server) = window.and_then(|window| XServer::connect(window)) {
                let filter = context.egui_ctx.plugin::<InputFilter>();
                filter.lock().set_devices(server);
            }
        }
    }

    /// Starts receiving the requests of other instances that use this folder.
    pub(super) fn listen(&mut self, ctx: &Context, folder: &Path) {
        if self.window.is_some() && self.start_listener.is_none() {
            let ctx = ctx.clone();
            self.start_listener = StartListener::listen(folder, move || ctx.request_repaint());
        }
    }

    /// Stops listening to other instances, which from now on open their files themselves.
    pub(super) fn stop_listening(&mut self) {
        self.start_listener = None;
    }

    /// Whether the system has asked the program to end since the last call.
    pub(super) fn take_end_request(&self) -> bool {
        self.end_requested.swap(false, Ordering::Relaxed)
    }

    pub(super) fn start_requests(&self) -> Vec<StartRequest> {
        let start_listener = self.start_listener.as_ref();
        start_listener.map(StartListener::requests).unwrap_or_default()
    }

    /// Records the place of the window once it no longer moves, and that the start has succeeded.
    pub(super) fn follow_window(&mut self, ctx: &Context, storage: &mut Storage) {
        if self.window.is_some() && !self.is_start_stable && is_due(ctx, STABLE_START_SECS) {
            self.is_start_stable = true;
            storage.files.store.note_start_lasted();
        }
        if let Some(place) = self.window.as_mut().and_then(|window| window.update(ctx)) {
            storage.household.move_window(place);
        }
    }

    /// Records the place of the closing window.
    pub(super) fn note_window_place(&self, household: &mut Household) {
        if let Some(window) = &self.window {
            household.move_window(window.place());
        }
    }

    pub(super) fn pause_game(&mut self, pause: Pause) {
        self.game_clock = GameClock::paused(pause);
    }

    /// The zoom factor of the interface that the player has set; 1.0 by default.
    pub(super) fn interface_zoom(&self) -> f32 {
        self.window.as_ref().map_or(1.0, OwnWindow::zoom)
    }
}
