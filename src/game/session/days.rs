//! The deal of the day: one try counts.

use super::game::Game;
use super::saved_game::SavedGame;
use super::saved_session::Replaced;
use super::session::{Session, begun};
use crate::profile::{Day, DayEnd, DayStanding, Days, Deals, GameResult, Help, OWNER};
use engine::{Cut, Event, ScoreSheet, Seating, Seats};

impl Session {
    /// The counted tries at the deals of the day.
    pub const fn days(&self) -> &Days {
        self.days.get()
    }

    /// Takes over the tries from their file. If that lacks the end of the try on the
    /// table, it is added.
    pub fn keep_days(&mut self, days: Days) {
        *self.days.without_counting() = days;
        self.end_day();
    }

    /// Begins the deal of a day. It counts if that stands open `today`.
    pub fn begin_day(&mut self, day: Day, today: Day) -> Vec<Event> {
        let seating = Seating::with_nestors(self.name(), Seats::Two, day.level());
        let number = Some(day.number());
        let mut game = begun(&seating, &day.rules(), None, number, &mut self.fresh);
        game.day = Some(day);
        let knows_deals = self.knows_deals(Deals::of_number(day.number()));
        game.help = Help::knowledge_if(knows_deals || self.days().of(day).is_some());
        if self.days().standing(day, today) == DayStanding::Open {
            self.days.begin(day, game.id(), knows_deals);
        }
        self.lay_new_game(game, Cut::NONE)
    }

    /// The day whose counted try is on the table and not over.
    pub fn day_on_table(&self) -> Option<Day> {
        let id = self.game().id();
        let day = self.game().day();
        day.filter(|day| self.days().going_on(*day, id))
    }

    /// Whether the game on the table has the deals of a day and is not the try of that day
    /// that counts.
    pub fn practises_day(&self) -> bool {
        let id = self.game().id();
        let is_counted = |day| self.days().of(day).is_some_and(|it| it.game == id);
        self.game().day().is_some_and(|day| !is_counted(day))
    }

    /// The counted try of a day that was left for another game, to be gone on with.
    fn left_day(&self, day: Day) -> Option<&SavedGame> {
        let mut left = self.left_days.iter();
        let left = left.find(|left| left.day == Some(day) && left.id != Some(self.game().id()))?;
        self.days().going_on(day, left.id?).then_some(left)
    }

    /// Whether the counted try of a day was left, and can be gone on with.
    pub fn can_go_on_with_day(&self, day: Day) -> bool {
        self.left_day(day).is_some()
    }

    /// Whether the counted try of a day is on the table, without help so far.
    pub fn has_clean_day(&self) -> bool {
        let day = self.day_on_table();
        day.is_some_and(|day| !self.day_has_help(day))
    }

    /// Whether the counted try of a day counts as played with help, by now or at its end.
    pub fn day_has_help(&self, day: Day) -> bool {
        if let Some(end) = self.days().of(day).and_then(|it| it.end.as_ref()) {
            return end.with_help;
        }
        let knows_deals = self.days().of(day).is_some_and(|it| it.knows_deals);
        let on_table = self.day_on_table() == Some(day) && self.game().helped();
        knows_deals || on_table || self.left_day(day).is_some_and(|left| left.help.is_any())
    }

    /// Puts the counted try of a day back on the table as it was left. Undo brings
    /// back the game before. `false` if there is none.
    pub fn go_on_with_day(&mut self, day: Day) -> bool {
        let left = self.left_day(day).cloned();
        let Some(mut game) = left.and_then(|left| Game::open(left).ok()) else {
            return false;
        };
        let knows_deals = self.days().of(day).is_some_and(|it| it.knows_deals);
        game.help.add(Help::knowledge_if(knows_deals));
        let old = self.replace(game);
        self.remember(Replaced::GameByNewOne(old));
        true
    }

    /// Another game is on the table: keeps the counted try that was left for it, and
    /// notes if this one has the same deals.
    pub(super) fn leave_day(&mut self, left: &SavedGame) {
        let is_going_on = |saved: &SavedGame| {
            let of_day = saved.day.zip(saved.id);
            of_day.is_some_and(|(day, id)| self.days.get().going_on(day, id))
        };
        self.left_days
            .retain(|kept| kept.id != left.id && is_going_on(kept));
        if is_going_on(left) {
            self.left_days.push(left.clone());
        }
        let (id, number) = (self.game().id(), self.game().number());
        let going_on = self.days().going_on_elsewhere(id);
        let same_deals = going_on.filter(|day| Some(day.number()) == number);
        for day in same_deals.collect::<Vec<_>>() {
            self.note_deals_known(day);
        }
        self.bring_help_back();
    }

    /// Undo has brought back a counted try. If `later`, or what was left of it before,
    /// is the same try when more of it was known, its deals are known now.
    pub(super) fn note_day_played_on(&mut self, later: &SavedGame) {
        let Some(day) = self.day_on_table() else {
            return;
        };
        let id = Some(self.game().id());
        let record = self.game.state().record();
        let is_more = |known: &SavedGame| known.help.is_any() || known.record != *record;
        let known = self.left_days.iter().chain([later]);
        let is_known = known.filter(|known| known.id == id).any(is_more);
        if is_known {
            self.note_deals_known(day);
        }
    }

    /// Notes that the deals of a day's counted try are known, unless that is noted.
    fn note_deals_known(&mut self, day: Day) {
        let tried = self.days().of(day);
        if tried.is_some_and(|tried| !tried.knows_deals) {
            self.days.note_deals_known(day);
        }
    }

    /// Notes how the counted try on the table ended, if it has. What was put away for a try
    /// that is not there any more comes back.
    pub(super) fn end_day(&mut self) {
        if let Some(day) = self.day_on_table()
            && let Some(end) = self.end_on_table()
        {
            self.days.end(day, end);
        }
        self.bring_help_back();
    }

    /// Whether the game on the table has come to the end of the day's try that counts:
    /// undo may have gone back, and it may have come to another end then.
    pub fn is_counted_end(&self) -> bool {
        let tried = self.game().day().and_then(|day| self.days().of(day));
        let tried = tried.filter(|it| it.game == self.game().id());
        let end = tried.and_then(|it| it.end.as_ref());
        end.zip(self.end_on_table()).is_some_and(|(end, now)| {
            let figures = |end: &DayEnd| (end.own, end.nestor, end.hands.clone());
            figures(end) == figures(&now)
        })
    }

    /// How the game on the table ended, as the end of a try; `None` if it has not.
    fn end_on_table(&self) -> Option<DayEnd> {
        let state = self.game.state();
        let outcome = state.outcome()?;
        let own = Seats::Two.team(OWNER);
        let [one, other] = [own, Seats::Two.team(OWNER.next(Seats::Two))];
        let scores = state.scores();
        let sheet = ScoreSheet::of(state);
        let hands = sheet
            .hands()
            .iter()
            .map(|hand| match hand.made(one).cmp(&hand.made(other)) {
                std::cmp::Ordering::Greater => GameResult::Won,
                std::cmp::Ordering::Equal => GameResult::Drawn,
                std::cmp::Ordering::Less => GameResult::Lost,
            });
        Some(DayEnd {
            result: GameResult::of(outcome.winner, Seats::Two),
            own: scores[one],
            nestor: scores[other],
            hands: hands.collect(),
            with_help: self.game().helped(),
        })
    }
}
