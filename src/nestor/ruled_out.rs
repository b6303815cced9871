//! Bones that players cannot hold, as their draws and passes show.

use engine::{Action, Bones, BySeat, Event, PipsSet, Position, Rules, Seat};

/// The bones that each player cannot hold: they would have fitted when that player drew or passed.
///
/// A person at the table can remember this much. [`Belief`](super::Belief) infers more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RuledOut {
    ruled_out: BySeat<Bones>,
    /// Whether the player to move has drawn in this turn.
    has_drawn: bool,
}

impl RuledOut {
    /// The bones that `seat` cannot hold.
    pub const fn of(&self, seat: Seat) -> Bones {
        self.ruled_out.at(seat)
    }

    /// The bones ruled out by the events of a round.
    pub fn from_events(rules: &Rules, events: &[Event]) -> Self {
        let mut ruled_out = Self::default();
        let fitting = |open: &PipsSet| rules.fit.bones(*open);
        for event in events {
            let (seat, fitting, action) = match event {
                Event::Drew { seat, open, .. } => (seat, fitting(open), Action::Draw),
                Event::Passed { seat, open } => (seat, fitting(open), Action::Pass),
                Event::BlewUp { seat, bone, .. } => (seat, Bones::EMPTY, Action::BlowUp(*bone)),
                Event::Played { seat, bone, .. } => (seat, Bones::EMPTY, Action::Lead(*bone)),
                _ => continue,
            };
            ruled_out.observe_seat(rules, *seat, fitting, action);
        }
        ruled_out
    }

    /// Records the action that the player to move is about to make in `position`.
    pub fn observe(&mut self, rules: &Rules, position: &Position, action: Action) {
        let fitting = position.table().playable(Bones::ALL);
        self.observe_seat(rules, position.turn(), fitting, action);
    }

    /// Records an action of `seat`. `fitting` are the bones that fit an open end before it; they
    /// matter only for draws and passes.
    pub fn observe_seat(&mut self, rules: &Rules, seat: Seat, fitting: Bones, action: Action) {
        let ruled_out = &mut self.ruled_out[seat];
        match action {
            Action::Draw if rules.voluntary_draw => {
                // A draw by choice shows nothing, and can bring any bone.
                *ruled_out = Bones::EMPTY;
                self.has_drawn = true;
            }
            Action::Draw | Action::Pass => {
                // The last bone drawn did not fit, but can be one that was ruled out before.
                *ruled_out = if self.has_drawn { fitting } else { ruled_out.or(fitting) };
                self.has_drawn = action == Action::Draw;
            }
            Action::Lead(_) | Action::Play(..) => self.has_drawn = false,
            Action::BlowUp(bone) => {
                // The last bone drawn can be one that was ruled out before.
                if self.has_drawn {
                    *ruled_out = Bones::EMPTY;
                }
                // A bone that lay on the table was in nobody's hand.
                for seat in Seat::ALL {
                    self.ruled_out[seat].insert(bone);
                }
            }
            Action::Yield
            | Action::Claim(_)
            | Action::Silence
            | Action::TimeUp
            | Action::GiveUp(_) => {}
        }
    }
}
