//! Log lines of firecrackers and of games with a clock.

use super::{LogLine, LogWriter, in_rules_unit, sum};
use crate::msg;
use crate::points::Points;
use engine::{Event, Seat};

impl LogWriter<'_> {
    /// The line of a firecracker: its count and its score.
    pub(super) fn firecracker_line(&self, n: usize) -> LogLine {
        let (events, rules) = (self.round.events(), self.round.rules());
        let Event::BlewUp { seat, bone, terms, count, .. } = &events[n] else {
            unreachable!("the caller has seen a firecracker");
        };
        let scored = match events.get(n + 1) {
            Some(Event::Scored { points, .. }) => i32::from(*points),
            _ => 0,
        };
        let told = match scored {
            0 if rules.counts_score() && self.shows_sums => "sum",
            0 => "play",
            _ => "scored",
        };
        let who = self.who(*seat);
        let text =
            msg::log_blew_up(&who, *bone, Points::of(scored, rules), sum(terms, *count), told);
        LogLine { bone: Some(*bone), ..LogLine::of(*seat, text) }
    }

    /// The line of the points for a play that a firecracker has made possible.
    pub(super) fn freed_play_line(&self, seat: Seat, points: u8) -> LogLine {
        let who = self.who(seat);
        let points = in_rules_unit(points.into(), self.round.rules());
        let text = msg::log_freed(&who, Points::shown(points));
        LogLine { starts_group: false, ..LogLine::of(seat, text) }
    }

    pub(super) fn give_up_line(&self, seat: Seat) -> LogLine {
        let who = self.who(seat);
        LogLine { starts_group: true, ..LogLine::of(seat, msg::log_gave_up(&who)) }
    }
}
