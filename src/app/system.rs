//! The program's own window, other starts of it, the time and chance.

use std::time::Duration;

use eframe::CreationContext;
use egui::Context;

use super::game_clock::{GameClock, Pause};
use crate::platform::input::InputFilter;
#[cfg(all(unix, not(target_vendor = "apple")))]
use crate::platform::input::XServer;
use crate::platform::{Clock, OwnWindow};
use game::state::Seeds;
use game::storage::{Household, InstanceMessage, SingleInstance};

/// A start that goes well for so long has lasted.
const START_LASTS_SECS: f64 = 5.0;

/// The program's own window, other starts of it, the time, and chance.
#[derive(Debug)]
pub(super) struct System {
    /// The program's own window; tests have none.
    window: Option<OwnWindow>,
    /// Hears what other starts of the program are to open.
    instance: Option<SingleInstance>,
    pub(super) clock: Clock,
    /// What the clock of a game goes by.
    pub(super) game_clock: GameClock,
    pub(super) seeds: Seeds,
}

impl System {
    /// Without a window.
    pub(super) const fn new(clock: Clock, seeds: Seeds) -> Self {
        Self {
            window: None,
            instance: None,
            clock,
            game_clock: GameClock::paused(Pause::Wanted),
            seeds,
        }
    }

    /// Opens the window where it was the last time, and listens for other starts.
    pub(super) fn open_window(&mut self, context: &CreationContext<'_>, household: &Household) {
        self.window = Some(OwnWindow::open(context, household.place()));
        #[cfg(all(unix, not(target_vendor = "apple")))]
        {
            let clipboard = crate::platform::Clipboard::of(context);
            context.egui_ctx.add_plugin(clipboard);
            let window = context.winit_window();
            if let Some(server) = window.and_then(|window| XServer::of(window)) {
                let filter = context.egui_ctx.plugin::<InputFilter>();
                filter.lock().ask(server);
            }
        }
        self.listen(&context.egui_ctx, household);
    }

    /// Listens for other starts of the program, unless it does or another window does.
    pub(super) fn listen(&mut self, ctx: &Context, household: &Household) {
        if self.instance.is_none() && self.window.is_some() {
            let ctx = ctx.clone();
            self.instance = household.listen(move || ctx.request_repaint());
        }
    }

    /// Listens no more: another start opens its file itself from now on.
    pub(super) fn listen_no_more(&mut self) {
        self.instance = None;
    }

    /// What other starts of the program ask for.
    pub(super) fn messages(&self) -> impl Iterator<Item = InstanceMessage> {
        self.instance.iter().flat_map(SingleInstance::messages)
    }

    /// Follows the window: remembers where it has come to rest, and that the start has lasted.
    pub(super) fn follow_window(&mut self, ctx: &Context, household: &mut Household) {
        if household.is_starting() {
            let left = START_LASTS_SECS - ctx.input(|input| input.time);
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            } else {
                household.note_start_lasted();
            }
        }
        if let Some(place) = self.window.as_mut().and_then(|window| window.follow(ctx)) {
            household.move_window(place);
        }
    }

    /// Remembers where the window is, as it closes.
    pub(super) fn leave_window(&self, household: &mut Household) {
        if let Some(window) = &self.window {
            household.move_window(window.place());
        }
    }

    /// Pauses the game: its clock stands still until somebody goes on.
    pub(super) fn pause_game(&mut self, pause: Pause) {
        self.game_clock = GameClock::paused(pause);
    }

    /// How much the player has enlarged everything: 1.0 for the usual size.
    pub(super) fn enlarged(&self) -> f32 {
        self.window.as_ref().map_or(1.0, OwnWindow::zoom)
    }
}
