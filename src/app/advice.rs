//! What the coach tells at the table: hints, the bone counter, and what the tutor holds back.

use std::time::Duration;

use egui::{Key, Ui};

use super::App;
use super::screen::Screen;
use crate::command::{Command, LearnCommand};
use crate::learn::LookedAt;
use engine::{Action, Seat, View};
use game::profile::{Help, LensMode};
use words::{Eyes, lens, msg};

impl App {
    /// Whether there is anything to decide for whoever looks at the table.
    pub(super) fn can_ask_for_hint(&self) -> bool {
        let is_turn = self.session.person_in_turn() == Some(self.table.seat());
        let is_game = self.learn.review.is_none() && self.learn.lesson.is_none();
        is_turn && is_game && !self.deal.is_under_way()
    }

    /// Asks for a hint, or takes it away.
    pub(super) fn toggle_hint(&mut self) {
        let is_asked = self.learn.is_hint_asked();
        self.learn.drop_hint();
        self.learn.said.doubt = None;
        if is_asked || !self.can_ask_for_hint() {
            self.messages.nothing();
            return;
        }
        if let Some(view) = self.session.state().view(self.table.seat()) {
            // The place of another bone would be painted over that of the hint.
            self.table.choices.selected = None;
            self.learn.ask_for_hint(view);
            self.messages.say(&msg::HINT_THINKING.text());
        }
    }

    /// Whether the lens is seen now.
    pub(super) fn has_lens(&self) -> bool {
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
    pub(super) fn toggle_lens(&mut self) {
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
    pub(super) fn watch_lens_key(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let is_free = !self.windows.is_any_open();
        let is_set = self.session.preferences().display.lens == LensMode::WhileHeld;
        let is_down = is_set && is_free && ui.input(|input| input.key_down(Key::L));
        if is_down != self.learn.lens.was_down {
            commands.push(Command::Learn(LearnCommand::HoldLens(is_down)));
        }
    }

    /// The key of the lens was pressed, or let go. Where the lens would mark the day's try
    /// it is only asked about, and seen when the key is pressed again.
    pub(super) fn hold_lens(&mut self, is_down: bool) {
        self.learn.lens.was_down = is_down;
        let can_show = is_down && self.can_have_lens();
        self.learn.lens.shows_while_held = can_show && !self.asks_before_held_lens();
    }

    /// Asks what can be believed of the position on the table, where the lens is
    /// seen and does not know it yet; what it knew of another hand is dropped.
    pub(super) fn follow_lens(&mut self) {
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
    pub(super) fn lens_view(&self) -> Option<View> {
        let seat = self.has_lens().then(|| self.lens_seat())?;
        self.shown().view(seat)
    }

    /// What the lens tells of the bones that are not seen, if it is seen and knows.
    pub(super) fn told_by_lens(&self) -> Vec<String> {
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

    /// Whether plays of whoever looks at the table are weighed.
    fn is_tutored(&self) -> bool {
        let tutor = self.session.preferences().display.tutor;
        tutor.limit().is_some()
            && self.can_ask_for_hint()
            && self.session.actions_of(self.table.seat()).len() > 1
            && matches!(self.screen(), Screen::Table(_))
    }

    /// Has the plays of a turn weighed.
    pub(super) fn follow_tutor(&mut self) {
        if !self.learn.said.is_weighing && self.is_tutored() {
            let view = self.session.state().view(self.table.seat());
            self.learn.weigh_turn(view);
        }
    }

    /// Whether a play is held back: it costs much, or that is not known yet.
    pub(super) fn is_held_back(&mut self, action: Action, now: f64) -> bool {
        if !self.is_tutored() {
            return false;
        }
        let shown = self.rules().score_display;
        let holds_back = self.learn.holds_back((action, now), &self.session, shown);
        if self.learn.said.doubt.is_some() {
            self.windows.keyboard.asked();
        }
        holds_back
    }

    /// Does what waited for the tutor.
    pub(super) fn wait_for_tutor(&mut self, ctx: &egui::Context, now: f64) {
        match self.learn.waiting_play(now) {
            Some((_, left)) if left > 0.0 => {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            }
            Some((action, _)) => self.act(action, now),
            None => {}
        }
    }

    /// Plays what the tutor held back, or lets another play be chosen.
    pub(super) fn answer_tutor(&mut self, plays: bool, now: f64) {
        let Some(doubt) = self.learn.said.doubt.take() else {
            return;
        };
        self.windows.keyboard.answered();
        if plays {
            self.learn.said.accepted = Some(doubt.action);
            self.act(doubt.action, now);
        }
    }
}
