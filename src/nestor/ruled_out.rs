//! Which bones each player cannot hold, by draws and passes.

use engine::{Action, Bones, BySeat, Event, Position, Rules, Seat};

/// Bones that a player cannot hold: they would have fitted when that player drew
/// or passed.
///
/// Everybody at the table can remember this much. [`Belief`](super::Belief) works
/// out more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RuledOut {
    ruled_out: BySeat<Bones>,
    drew: bool,
}

impl RuledOut {
    /// The bones that `seat` cannot hold.
    pub const fn of(&self, seat: Seat) -> Bones {
        self.ruled_out.at(seat)
    }

    /// What the events of a round have shown so far.
    pub fn of_events(rules: &Rules, events: &[Event]) -> Self {
        let mut ruled_out = Self::default();
        for event in events {
            match event {
                Event::Drew { seat, open, .. } => {
                    ruled_out.note_at(rules, *seat, open.bones(), Action::Draw);
                }
                Event::Passed { seat, open } => {
                    ruled_out.note_at(rules, *seat, open.bones(), Action::Pass);
                }
                Event::BlewUp { seat, bone, .. } => {
                    ruled_out.note_at(rules, *seat, Bones::EMPTY, Action::BlowUp(*bone));
                }
                Event::Played { seat, bone, .. } => {
                    ruled_out.note_at(rules, *seat, Bones::EMPTY, Action::Lead(*bone));
                }
                _ => {}
            }
        }
        ruled_out
    }

    /// Notes what the player in turn is about to do in `position`.
    pub fn note(&mut self, rules: &Rules, position: &Position, action: Action) {
        let fitting = position.table().open_pips().bones();
        self.note_at(rules, position.turn(), fitting, action);
    }

    /// Notes what `seat` does. `fitting` are the bones that would fit an open
    /// end.
    pub fn note_at(&mut self, rules: &Rules, seat: Seat, fitting: Bones, action: Action) {
        let ruled_out = &mut self.ruled_out[seat];
        match action {
            Action::Draw if rules.voluntary_draw => {
                // A draw by choice shows nothing, and the bone drawn may be any.
                *ruled_out = Bones::EMPTY;
                self.drew = true;
            }
            Action::Draw => {
                // The bone drawn before in this turn did not fit, but may be one
                // that was lacking until then.
                *ruled_out = if self.drew {
                    fitting
                } else {
                    ruled_out.or(fitting)
                };
                self.drew = true;
            }
            Action::Pass => {
                *ruled_out = if self.drew {
                    fitting
                } else {
                    ruled_out.or(fitting)
                };
                self.drew = false;
            }
            Action::Lead(_) | Action::Play(..) => self.drew = false,
            Action::BlowUp(bone) => {
                // The bone drawn before in this turn may be one that was lacking.
                if self.drew {
                    *ruled_out = Bones::EMPTY;
                }
                // Nobody holds what was on the table.
                for seat in Seat::ALL {
                    self.ruled_out[seat].insert(bone);
                }
            }
            Action::Claim(_) | Action::Silence | Action::TimeUp | Action::GiveUp(_) => {}
        }
    }
}
