//! What the draws and passes of the round tell everybody.

use crate::engine::{Action, Bones, BySeat, Event, Position, Rules, Seat};

/// Bones that a seat is known not to hold, because it drew or passed when they
/// would have fitted.
///
/// This is what everybody at the table can remember without reckoning; the
/// belief over hands knows more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lacks {
    lacked: BySeat<Bones>,
    drew: bool,
}

impl Lacks {
    /// The bones that `seat` cannot hold.
    pub const fn of(&self, seat: Seat) -> Bones {
        self.lacked.at(seat)
    }

    /// What the events of a round so far have told.
    pub fn of_events(rules: &Rules, events: &[Event]) -> Self {
        let mut lacks = Self::default();
        for event in events {
            match event {
                Event::Drew { seat, open, .. } => {
                    lacks.note_at(rules, *seat, open.bones(), Action::Draw);
                }
                Event::Passed { seat, open } => {
                    lacks.note_at(rules, *seat, open.bones(), Action::Pass);
                }
                Event::Played { seat, bone, .. } => {
                    lacks.note_at(rules, *seat, Bones::EMPTY, Action::Lead(*bone));
                }
                _ => {}
            }
        }
        lacks
    }

    /// Takes note of what the player in turn is about to do in `position`.
    pub fn note(&mut self, rules: &Rules, position: &Position, action: Action) {
        let fitting = position.table().open_pips().bones();
        self.note_at(rules, position.turn(), fitting, action);
    }

    /// Takes note of what `seat` does when `fitting` are the bones that would
    /// fit an open end.
    pub fn note_at(&mut self, rules: &Rules, seat: Seat, fitting: Bones, action: Action) {
        let lacked = &mut self.lacked[seat];
        match action {
            Action::Draw if rules.voluntary_draw => {
                // Who need not draw may keep anything.
                *lacked = Bones::EMPTY;
                self.drew = true;
            }
            Action::Draw => {
                // A bone drawn before in this turn did not fit, and may be any
                // other.
                *lacked = if self.drew {
                    fitting
                } else {
                    lacked.or(fitting)
                };
                self.drew = true;
            }
            Action::Pass => {
                *lacked = if self.drew {
                    fitting
                } else {
                    lacked.or(fitting)
                };
                self.drew = false;
            }
            Action::Lead(_) | Action::Play(..) => self.drew = false,
            Action::Claim | Action::Silence => {}
        }
    }
}
