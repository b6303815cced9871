//! The lens: when it is seen, and what is asked of the coach for it.

use egui::{Key, Rect, Ui};

use super::said::LookedAt;
use super::threads::{Job, JobKind};
use crate::app::App;
use crate::app::screen::Screen;
use crate::engine::View;
use crate::profile::LensMode;

/// How wide the lens is where it stands at the side, in points.
const SIDE: f32 = 200.0;
/// In a window that is narrower it stands above the table.
const SIDE_FROM: f32 = 760.0;

impl App {
    /// Whether the lens is seen now.
    pub(in crate::app) fn has_lens(&self) -> bool {
        let is_wanted = match self.session.preferences().display.lens {
            LensMode::Off => false,
            LensMode::On => true,
            LensMode::WhileHeld => self.looking.is_held,
        };
        is_wanted
            && matches!(self.screen(), Screen::Table(_))
            && self.taking.is_none()
            && self.review.is_none()
            && self.lesson.is_none()
    }

    /// Turns the lens on, or off. Where it is seen while its key is held, it says
    /// so.
    pub(in crate::app) fn toggle_lens(&mut self) {
        let mut set = self.session.preferences().clone();
        set.display.lens = match set.display.lens {
            LensMode::Off => LensMode::On,
            LensMode::On => LensMode::Off,
            LensMode::WhileHeld => return,
        };
        self.session.set_preferences(set);
    }

    /// Sees whether the key of the lens is held.
    pub(in crate::app) fn watch_lens_key(&mut self, ui: &Ui) {
        let is_free = !self.has_window_in_front();
        self.looking.is_held = is_free && ui.input(|input| input.key_down(Key::L));
    }

    /// Asks what can be believed of the position on the table, where the lens is
    /// seen and does not know it yet; what it knew of another hand is dropped.
    pub(in crate::app) fn follow_lens(&mut self) {
        if !self.has_lens() {
            self.coach.forget(JobKind::Lens);
            self.looking.at = None;
            self.looking.lens = None;
            return;
        }
        let seat = self.seat();
        let at = LookedAt {
            seat,
            game: self.session.game().id(),
            hands: self.session.state().rounds().len(),
            actions: self.session.state().record().len(),
        };
        if self.looking.at == Some(at) {
            return;
        }
        if !self
            .looking
            .at
            .is_some_and(|before| before.is_same_hand(&at))
        {
            self.looking.lens = None;
        }
        self.looking.at = Some(at);
        if let Some(view) = self.session.state().view(seat) {
            self.coach.ask(Job::Lens(Box::new(view)));
            if !self.session.game().helped() {
                self.session.note_help();
            }
        }
    }

    /// What the lens is made from, if it is seen.
    pub(in crate::app) fn lens_view(&self) -> Option<View> {
        self.has_lens().then(|| self.view()).flatten()
    }

    /// Where the lens stands in a window without a log, and what is left of it for
    /// the table. While it is seen only as long as a key is held, it lies over the
    /// table, and nothing moves away.
    pub(in crate::app) fn beside_lens(&self, area: Rect) -> (Rect, Rect) {
        let others = usize::from(self.rules().seats.count()) - 1;
        if area.width() >= SIDE_FROM {
            let edge = area.right() - SIDE;
            (area.with_min_x(edge), area.with_max_x(edge))
        } else {
            let edge = area.top() + crate::app::table::lens_height(area.width(), others);
            (area.with_max_y(edge), area.with_min_y(edge))
        }
    }
}
