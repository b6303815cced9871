//! Daily games: for each day, one try counts.

use std::cmp::Ordering;
use std::sync::Arc;

use engine::{Cut, Event, ScoreSheet, Seating, Seats};

use super::{Session, undealt_game};
use crate::profile::{Day, DayEnd, DayState, DayTries, GameResult, Help, OWNER};
use crate::session::game::Deals;

impl Session {
    /// The counted tries: those of the database, together with the newer ones of the state.
    pub const fn days(&self) -> &Arc<DayTries> {
        &self.days
    }

    /// The day of the game in progress, if it is a daily game.
    pub fn day(&self) -> Option<Day> {
        self.game_in_progress().deals().day()
    }

    /// Begins the game of a day. It counts if the day is still open `today`.
    pub fn begin_day(&mut self, day: Day, today: Day) -> Vec<Event> {
        let seating = Seating::with_nestors(self.name(), Seats::Two, day.level());
        let deals = Some(Deals::Day(day));
        let game = undealt_game(&seating, &day.rules(), None, deals, &mut self.new_seed);
        // While the days are still being read, it is unknown whether the day is open.
        let is_open =
            !self.is_loading_lists() && self.days().day_state(day, today) == DayState::Open;
        let id = game.id();
        if is_open {
            Arc::make_mut(&mut self.state).begin_try(day, id);
        }
        self.put_new_on_table(game, Cut::NONE)
    }

    /// The day whose counted try is on the table and not over.
    pub fn day_on_table(&self) -> Option<Day> {
        let game = self.game_in_progress();
        let day = game.deals().day()?;
        self.days().is_open(day, game.id()).then_some(day)
    }

    /// The day whose counted try is on the table, over, and won.
    pub fn won_day_on_table(&self) -> Option<Day> {
        let game = self.game_in_progress();
        let day = game.deals().day().filter(|_| game.is_over)?;
        let tried = self.days().of(day).filter(|tried| tried.game == game.id())?;
        (tried.end.as_ref()?.result == GameResult::Won).then_some(day)
    }

    /// Whether the game on the table has the deals of a day and is not the try of that day
    /// that counts.
    pub fn repeats_day(&self) -> bool {
        let game = self.game_in_progress();
        let is_counted = |day| self.days().of(day).is_some_and(|it| it.game == game.id());
        game.deals().day().is_some_and(|day| !is_counted(day))
    }

    /// Whether the counted try of a day was left for another game, and can be continued.
    pub fn can_resume_day(&self, day: Day) -> bool {
        let days = self.days();
        let open = days.of(day).filter(|it| it.end.is_none());
        open.is_some_and(|it| {
            it.game != self.game_in_progress().id() && self.state.has_game(it.game)
        })
    }

    /// Puts the counted try of a day back on the table as it was left. Undo brings back the
    /// previous game. Returns `false` if there is no such try.
    pub fn resume_day(&mut self, day: Day) -> bool {
        let tried = self.days().of(day).map(|it| it.game);
        let held = tried.filter(|_| self.can_resume_day(day));
        held.is_some_and(|id| {
            self.put_on_table(|state, table| state.put_kept_on_table(table, id)).is_some()
        })
    }

    /// Whether the counted try of a day is on the table, without help so far.
    pub fn is_day_without_help(&self) -> bool {
        self.day_on_table().is_some() && !self.help().is_any()
    }

    /// Returns whether the counted try of a day was played with help: up to its end, or so far.
    pub fn day_has_help(&self, day: Day) -> bool {
        let days = self.days();
        let Some(tried) = days.of(day) else {
            return false;
        };
        match &tried.end {
            Some(end) => end.with_help,
            None if tried.game == self.game_in_progress().id() => self.help().is_any(),
            None => {
                let game = self.state.games.get(&tried.game);
                game.is_some_and(|game| self.state.help_at(game, game.end()).is_any())
            }
        }
    }

    /// Notes how the counted try on the table ended, if it is over.
    pub(super) fn end_day(&mut self) {
        if let Some(day) = self.day_on_table()
            && let Some(end) = self.end_on_table()
        {
            // The state may no longer have the try: it keeps only the last ones.
            Arc::make_mut(&mut self.days).add_end(day, end.clone());
            Arc::make_mut(&mut self.state).end_try(day, end);
        }
    }

    /// Returns whether the game on the table is at the end that counts for the day. After undo, the
    /// game may have come to a different end.
    pub fn is_counted_end(&self) -> bool {
        let days = self.days();
        let game = self.game_in_progress();
        let tried = game.deals().day().and_then(|day| days.of(day));
        let end = tried.filter(|it| it.game == game.id()).and_then(|it| it.end.as_ref());
        end.zip(self.end_on_table()).is_some_and(|(end, now)| {
            let figures = |end: &DayEnd| (end.own, end.nestor, end.hands.clone());
            figures(end) == figures(&now)
        })
    }

    /// The end of the game on the table as the end of a try; `None` if the game is not over.
    fn end_on_table(&self) -> Option<DayEnd> {
        let state = self.table.state();
        let outcome = state.outcome()?;
        let own = Seats::Two.team(OWNER);
        let [one, other] = [own, Seats::Two.team(OWNER.next(Seats::Two))];
        let scores = state.scores();
        let sheet = ScoreSheet::from_game(state);
        let hands = sheet.hands().iter();
        let hands = hands.map(|hand| match hand.points_made(one).cmp(&hand.points_made(other)) {
            Ordering::Greater => GameResult::Won,
            Ordering::Equal => GameResult::Drawn,
            Ordering::Less => GameResult::Lost,
        });
        Some(DayEnd {
            result: GameResult::of(outcome.winner, Seats::Two),
            own: scores[one],
            nestor: scores[other],
            hands: hands.collect(),
            with_help: self.game_in_progress().help != Help::None,
        })
    }
}
