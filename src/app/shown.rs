//! What the table shows: the game as it stands, or a moment of it that is looked
//! back at.

use super::App;
use crate::learn::Teaching;
use crate::table::names::tells_counts;
use engine::{GameState, Position, Rules, Seat, Seats, View};
use words::{msg, turn};

impl App {
    /// The game that the table shows.
    pub(super) fn shown(&self) -> &GameState {
        self.learn.shown(&self.session)
    }

    pub(super) fn rules(&self) -> &Rules {
        self.shown().rules()
    }

    /// The first seat, but for a person who sits where Nestor usually does: the bones of
    /// both keep their colors all the same.
    pub(super) fn first_seat(&self) -> Seat {
        let seating = self.shown().seating();
        let [first, second, ..] = Seat::ALL;
        let is_two = self.rules().seats == Seats::Two;
        let is_exchanged = is_two && !seating[first].is_person() && seating[second].is_person();
        if is_exchanged { second } else { first }
    }

    /// The table count and how many bones lie in the boneyard, for who listens.
    pub(super) fn counts_told(&self) -> String {
        let position = self.shown().position();
        let table = position.map(Position::table);
        let table = table.filter(|table| self.tells_count() && !table.is_empty());
        let is_drawn_from = self.rules().can_draw();
        let boneyard = position.filter(|_| !self.deal.is_under_way());
        let boneyard = match boneyard.map(|at| at.boneyard().len()) {
            Some(bones) if is_drawn_from => msg::turn_boneyard(bones),
            Some(bones @ 1..) => msg::turn_left_over(bones),
            _ => String::new(),
        };
        turn::counts(table.map(engine::Table::count), &boneyard)
    }

    /// Whether counts are to be shown; not where points must be claimed by
    /// whoever sees them, and not where a lesson asks for them.
    pub(super) fn shows_counts(&self) -> bool {
        self.session.preferences().display.table_count && !self.told_rules().claims
    }

    /// Whether it is told what the ends add up to: where that scores, too.
    pub(super) fn tells_count(&self) -> bool {
        self.shows_counts() && tells_counts(&self.told_rules())
    }

    /// The rules by which the picture tells what plays would bring: where a lesson asks
    /// for counts, it tells none, as where points must be claimed.
    pub(super) fn told_rules(&self) -> Rules {
        let is_asked = self
            .learn
            .lesson
            .as_ref()
            .is_some_and(Teaching::asks_for_counts);
        let rules = *self.rules();
        Rules {
            claims: rules.claims || is_asked,
            ..rules
        }
    }

    /// What may be known at the seat from which the table is seen.
    pub(super) fn view(&self) -> Option<View> {
        self.shown().view(self.table.choices.viewer.seat)
    }
}
