//! Protects a card that has just appeared from presses that were meant for what was there before.

use egui::{Id, Rect, Sense, Ui};

use crate::menu;
use crate::platform::is_due;
use engine::Seat;

/// A card that ignores input until it has been on the screen for a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuardedCard {
    /// The cover over the hand of the person in this seat.
    Cover(Seat),
    /// The cover of a paused game.
    Pause,
    HandOver,
    GameOver,
}

impl GuardedCard {
    /// The time without any press after which the card responds, in seconds.
    const fn guard_secs(self) -> f64 {
        match self {
            Self::Cover(_) | Self::Pause | Self::HandOver => 0.5,
            // Its button starts a whole game, and there is more to read.
            Self::GameOver => 1.0,
        }
    }
}

/// Which card lies over the table, and whether it responds yet.
///
/// It responds to the first press after a short time without any. That time begins when the card
/// appears on the screen, and again with each press that came too early.
#[derive(Debug, Default)]
pub struct CardGuard {
    card: Option<GuardedCard>,
    /// The number of the first frame that drew the card.
    first_drawn_frame: Option<u64>,
    /// Time since which the card has been visible without any press, in seconds.
    no_press_since: Option<f64>,
    /// Whether the card still ignores input.
    is_ignoring: bool,
}

impl CardGuard {
    /// Whether the card has been drawn, but still ignores input.
    pub const fn ignores_input(&self) -> bool {
        self.is_ignoring && self.first_drawn_frame.is_some()
    }

    /// Tracks the card; must run at the start of a frame, before anything reads the keys. Drops
    /// keys that come too early or are held down. Returns whether one came too early.
    pub fn track(&mut self, ui: &Ui, card: Option<GuardedCard>) -> bool {
        if self.card != card {
            *self = Self { card, ..Self::default() };
        }
        self.is_ignoring = false;
        let Some(card) = card else {
            return false;
        };
        let now = ui.input(|input| input.time);
        let frame = ui.ctx().cumulative_frame_nr();
        // The frame that drew the card reaches the screen before the next frame begins.
        if self.no_press_since.is_none()
            && self.first_drawn_frame.is_some_and(|drawn| drawn < frame)
        {
            self.no_press_since = Some(now);
        }
        let responds_at = self.no_press_since.map(|since| since + card.guard_secs());
        self.is_ignoring = responds_at.is_none_or(|at| !is_due(ui.ctx(), at));
        // An open menu takes all keys.
        let has_keys = !menu::is_popup_open(ui.ctx());
        if !self.is_ignoring {
            if has_keys {
                menu::drop_held_keys(ui);
            }
            return false;
        }
        let is_key = has_keys && menu::drop_answering_keys(ui);
        let is_pressed = is_key || ui.input(|input| input.pointer.any_pressed());
        if is_pressed && self.no_press_since.is_some() {
            self.no_press_since = Some(now);
            is_due(ui.ctx(), now + card.guard_secs());
        }
        is_key
    }

    /// Records that the card has been drawn in this area. While the card ignores input, the area
    /// also blocks clicks, so that no click begun now reaches the card.
    pub fn mark_drawn(&mut self, ui: &Ui, area: Rect) {
        if self.card.is_none() {
            return;
        }
        let frame = ui.ctx().cumulative_frame_nr();
        if *self.first_drawn_frame.get_or_insert(frame) == frame {
            ui.ctx().request_repaint();
        }
        if self.is_ignoring {
            ui.interact(area, Id::unique("card guard"), Sense::CLICK);
        }
    }
}
