//! Which bones each player cannot hold, by draws and passes.

use crate::engine::{Action, Bones, BySeat, Event, Position, Rules, Seat};

/// Bones that a player cannot hold: they would have fitted when that player drew
/// or passed.
///
/// Everybody at the table can remember this much. [`Belief`](super::Belief) works
/// out more.
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

    /// What the events of a round have shown so far.
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

    /// Notes what the player in turn is about to do in `position`.
    pub fn note(&mut self, rules: &Rules, position: &Position, action: Action) {
        let fitting = position.table().open_pips().bones();
        self.note_at(rules, position.turn(), fitting, action);
    }

    /// Notes what `seat` does. `fitting` are the bones that would fit an open
    /// end.
    pub fn note_at(&mut self, rules: &Rules, seat: Seat, fitting: Bones, action: Action) {
        let lacked = &mut self.lacked[seat];
        match action {
            Action::Draw if rules.voluntary_draw => {
                // A draw by choice shows nothing, and the bone drawn may be any.
                *lacked = Bones::EMPTY;
                self.drew = true;
            }
            Action::Draw => {
                // The bone drawn before in this turn did not fit, but may be one
                // that was lacking until then.
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
