//! The lens: when it is seen, and what is asked of the coach for it.

use egui::{Key, Ui};

use super::Learn;
use super::said::LookedAt;
use super::threads::{Job, JobKind};
use crate::app::App;
use crate::app::screen::Screen;
use crate::command::{Command, LearnCommand};
use engine::{Seat, View};
use game::profile::{Help, LensMode};
use words::{Eyes, lens};

impl Learn {
    /// The lens is not seen: nothing is worked out for it.
    fn lay_lens_aside(&mut self) {
        self.coach.forget(JobKind::Lens);
        self.lens.at = None;
        self.lens.lens = None;
    }

    /// Has what can be believed of a position worked out, unless that was asked last; whether
    /// it was asked.
    fn look_at(&mut self, at: LookedAt, view: View) -> bool {
        if self.lens.at == Some(at) {
            return false;
        }
        let before = self.lens.at.replace(at);
        let goes_on = before.is_some_and(|before| before.is_same_hand(&at));
        // A moment that is reviewed may lie before the last one.
        if !goes_on || self.review.is_some() {
            self.lens.lens = None;
        }
        self.coach.ask(Job::Lens(Box::new(view)));
        true
    }
}

impl App {
    /// Whether the lens is seen now.
    pub(in crate::app) fn has_lens(&self) -> bool {
        let is_wanted = match self.session.preferences().display.lens {
            LensMode::Off => false,
            LensMode::On => true,
            LensMode::WhileHeld => self.learn.lens.shows_while_held,
        };
        is_wanted && self.can_have_lens()
    }

    /// Whether there is something on the table that it can be laid on.
    fn can_have_lens(&self) -> bool {
        matches!(self.screen(), Screen::Table(_) | Screen::Review(_))
            && !self.deal.is_under_way()
            && self.learn.lesson.is_none()
    }

    /// The seat through whose eyes the lens sees: that of whoever looks at the table, or
    /// in a game that is looked back at the one that decides. Where hands stay covered
    /// to each other, nobody sees through the eyes of somebody else.
    fn lens_seat(&self) -> Seat {
        let own = self.table.seat();
        let review = self.learn.review.as_ref().filter(|_| self.may_peek());
        review
            .and_then(|review| review.state().turn())
            .unwrap_or(own)
    }

    /// Turns the lens on, or off. In a narrow window it has the room of a review in turns with
    /// that.
    pub(in crate::app) fn toggle_lens(&mut self) {
        let mut set = self.session.preferences().clone();
        if self.learn.review.is_some() && self.table.is_narrow() && set.display.lens == LensMode::On
        {
            self.learn.lens.gives_way = !self.learn.lens.gives_way;
            return;
        }
        self.learn.lens.gives_way = false;
        set.display.lens = match set.display.lens {
            LensMode::Off => LensMode::On,
            LensMode::On => LensMode::Off,
            LensMode::WhileHeld => return,
        };
        self.session.set_preferences(set);
    }

    /// Sees whether the key of the lens is held.
    pub(in crate::app) fn watch_lens_key(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let is_free = !self.windows.is_any_open();
        let is_set = self.session.preferences().display.lens == LensMode::WhileHeld;
        let is_down = is_set && is_free && ui.input(|input| input.key_down(Key::L));
        if is_down != self.learn.lens.was_down {
            commands.push(Command::Learn(LearnCommand::HoldLens(is_down)));
        }
    }

    /// The key of the lens was pressed, or let go. Where the lens would mark the day's try
    /// it is only asked about, and seen when the key is pressed again.
    pub(in crate::app) fn hold_lens(&mut self, is_down: bool) {
        self.learn.lens.was_down = is_down;
        let can_show = is_down && self.can_have_lens();
        self.learn.lens.shows_while_held = can_show && !self.asks_before_held_lens();
    }

    /// Asks what can be believed of the position on the table, where the lens is
    /// seen and does not know it yet; what it knew of another hand is dropped.
    pub(in crate::app) fn follow_lens(&mut self) {
        let Some(view) = self.lens_view() else {
            self.learn.lay_lens_aside();
            return;
        };
        let at = LookedAt {
            seat: view.seat(),
            game: self.session.game().id(),
            hands: self.shown().rounds().len(),
            actions: self.shown().record().len(),
        };
        // What is over is not helped any more.
        if self.learn.look_at(at, view) && self.learn.review.is_none() {
            self.session.note_help(Help::Advice);
        }
    }

    /// What the lens is made from, if it is seen.
    pub(in crate::app) fn lens_view(&self) -> Option<View> {
        let seat = self.has_lens().then(|| self.lens_seat())?;
        self.shown().view(seat)
    }

    /// What the lens tells of the bones that are not seen, if it is seen and knows.
    pub(in crate::app) fn told_by_lens(&self) -> Vec<String> {
        let (Some(view), Some(lens)) = (self.lens_view(), &self.learn.lens.lens) else {
            return Vec::new();
        };
        let seating = self.shown().seating();
        let eyes = match self.learn.review {
            Some(_) => Eyes::then(view.seat(), seating),
            None => Eyes::now(view.seat(), seating),
        };
        lens::told(&view, lens, eyes)
    }
}
