//! What the table shows: the game as it stands, or a moment of it that is looked
//! back at.

use super::App;
use super::table::names::tells_counts;
use super::table::status::Counts;
use super::table::{Beside, PlayerStatus, TableModel};
use super::teaching::Teaching;
use engine::{Action, GameState, Position, Reason, Rules, Seat, Seats, View};
use game::session::Review;
use words::points;
use words::refused::refused;
use words::turn::not_yours;

impl App {
    /// The game that the table shows.
    pub(super) fn shown(&self) -> &GameState {
        let review = self.review.as_ref();
        review.map_or_else(|| self.session.state(), Review::state)
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

    /// The line under the table.
    pub(super) fn counts(&self, now: f64) -> Counts {
        let rules = self.rules();
        let position = self.shown().position();
        let table = position.map(Position::table);
        let count = table
            .filter(|table| self.tells_count() && !table.is_empty())
            .map(|table| {
                let count = table.count();
                (count, points::sum(&table.terms(), count))
            });
        let is_drawn_from = rules.can_draw();
        let boneyard = position.filter(|_| self.taking.is_none());
        let boneyard = boneyard.map(|at| at.boneyard().len());
        let boneyard = boneyard.filter(|bones| is_drawn_from || *bones > 0);
        Counts {
            count,
            flash: self.stage.told(now).map(str::to_owned),
            boneyard,
            is_drawn_from,
        }
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
        let is_asked = self.lesson.as_ref().is_some_and(Teaching::asks_for_counts);
        let rules = *self.rules();
        Rules {
            claims: rules.claims || is_asked,
            ..rules
        }
    }

    /// What may be known at the seat from which the table is seen.
    pub(super) fn view(&self) -> Option<View> {
        self.shown().view(self.choices.viewer.seat)
    }

    /// Whether the viewer may draw now, or else why not.
    pub(super) fn drawing(&self, view: Option<&View>) -> (bool, Option<String>) {
        let may = |view: &View| view.legal_actions().contains(&Action::Draw);
        if self.review.is_none() && view.is_some_and(may) {
            return (true, None);
        }
        (false, view.and_then(|view| self.why_no_draw(view)))
    }

    /// Why nothing can be drawn from the boneyard now; nobody is told while a game is
    /// looked back at, or before there is a hand.
    fn why_no_draw(&self, view: &View) -> Option<String> {
        if self.review.is_some() || self.taking.is_some() {
            return None;
        }
        let (rules, mut position) = (view.rules(), *view.position());
        if position.end().is_some() {
            return Some(refused(&Reason::RoundOver));
        }
        if position.turn() != view.seat() {
            return Some(not_yours(self.session.seating(), position.turn()));
        }
        let drawn = position.apply(rules, Action::Draw);
        drawn.err().map(|reason| refused(&reason))
    }

    /// The table as it is seen from there.
    pub(super) fn table_model(&self, view: Option<&View>) -> TableModel {
        let choices = &self.choices;
        let display = self.session.preferences().display;
        let revealed = self.shown().revealed(choices.viewer);
        let mut model = view.map_or_else(
            || TableModel::empty(choices.viewer.seat),
            |view| TableModel::new(view, &revealed, choices, self.order(), display.view),
        );
        model.beside = if self.review.is_some() || self.lesson.is_some() {
            Beside::Coach
        } else {
            Beside::Log(display.log)
        };
        if let Some(taking) = &self.taking {
            taking.show(&mut model);
        }
        if self.review.is_some() {
            model.look_back();
        }
        model
    }

    /// The seal of the hand that is shown, where it is to be seen at the table.
    pub(super) fn seal(&self) -> Option<[String; 2]> {
        let is_game = self.taking.is_none() && self.lesson.is_none();
        let wanted = self.session.preferences().display.seal && is_game;
        let round = self.shown().round().filter(|_| wanted)?;
        let seal = round.seal()?;
        Some([seal.short(), seal.to_string()])
    }

    /// The status of all who sit at the table, the viewer first.
    pub(super) fn players(&self, view: Option<&View>, now: f64) -> Vec<PlayerStatus> {
        let Some(view) = view else {
            return Vec::new();
        };
        let seats = view.rules().seats;
        let around = Seat::around(seats).cycle().skip(view.seat().index());
        let around = around.take(usize::from(seats.count()));
        let is_dealing = self.stage.is_dealing(now);
        let player = |seat| {
            let missing = self.stage.missing(seats.team(seat), now).round() as i32;
            let seating = self.session.seating();
            let mut player = PlayerStatus::new(view, self.rules(), seating, seat, missing);
            // Nothing was done yet, as far as is seen.
            player.last.take_if(|_| is_dealing);
            if let Some(lot) = self.stage.lot(now) {
                player.in_turn = lot == seat;
            }
            if let Some(taking) = &self.taking {
                player.bones = taking.bones(seat) as u8;
                player.in_turn = taking.taker() == Some(seat);
            }
            player
        };
        around.map(player).collect()
    }
}
