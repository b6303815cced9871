//! Protects a card that covers a hand or shows a result from presses meant for what was there
//! before.

use egui::{Id, Rect, Sense, Ui};

use crate::menu;
use crate::platform::is_due;
use engine::Seat;

/// A card that does not answer before it was seen.
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
    /// Time without a press after which it answers, in seconds.
    const fn quiet_secs(self) -> f64 {
        match self {
            Self::Cover(_) | Self::Pause | Self::HandOver => 0.5,
            // Its button begins a whole game, and there is more to read.
            Self::GameOver => 1.0,
        }
    }
}

/// The card that lies over the table, and whether it answers already.
///
/// It answers to the first press after a short time in which nothing was pressed. That time begins
/// when the card is on the screen, and again with each press that came too early.
#[derive(Debug, Default)]
pub struct CardGuard {
    card: Option<GuardedCard>,
    /// The first frame that drew the card.
    drawn_in: Option<u64>,
    /// Time since which the card is on the screen and nothing was pressed.
    quiet_since: Option<f64>,
    /// Whether the card does not answer yet.
    is_early: bool,
}

impl CardGuard {
    /// Whether the card was drawn, and does not answer yet.
    pub const fn is_unread(&self) -> bool {
        self.is_early && self.drawn_in.is_some()
    }

    /// Follows the card at the beginning of a frame, before anything reads the keys. Drops keys
    /// that would answer the card too early, and keys that are held down. Returns whether one was
    /// dropped that came too early.
    pub fn follow(&mut self, ui: &Ui, card: Option<GuardedCard>) -> bool {
        if self.card != card {
            *self = Self { card, ..Self::default() };
        }
        self.is_early = false;
        let Some(card) = card else {
            return false;
        };
        let now = ui.input(|input| input.time);
        let frame = ui.ctx().cumulative_frame_nr();
        // The frame that drew the card is on the screen before the next one begins.
        if self.quiet_since.is_none() && self.drawn_in.is_some_and(|drawn| drawn < frame) {
            self.quiet_since = Some(now);
        }
        let answers_at = self.quiet_since.map(|since| since + card.quiet_secs());
        self.is_early = answers_at.is_none_or(|at| !is_due(ui.ctx(), at));
        // An open menu takes all keys.
        let has_keys = !menu::is_open(ui.ctx());
        if !self.is_early {
            if has_keys {
                menu::drop_held_keys(ui);
            }
            return false;
        }
        let is_key = has_keys && menu::drop_answering_keys(ui);
        let is_pressed = is_key || ui.input(|input| input.pointer.any_pressed());
        if is_pressed && self.quiet_since.is_some() {
            self.quiet_since = Some(now);
            is_due(ui.ctx(), now + card.quiet_secs());
        }
        is_key
    }

    /// Notes that the card has been drawn in this area. Lies over it while the card does not
    /// answer, so that no click that begins then reaches it.
    pub fn drawn(&mut self, ui: &Ui, area: Rect) {
        if self.card.is_none() {
            return;
        }
        let frame = ui.ctx().cumulative_frame_nr();
        if *self.drawn_in.get_or_insert(frame) == frame {
            ui.ctx().request_repaint();
        }
        if self.is_early {
            ui.interact(area, Id::unique("card guard"), Sense::CLICK);
        }
    }
}
