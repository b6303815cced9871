//! The state of a game on the table.

use std::time::Duration;

use engine::{
    Action, DealError, Event, GameState, Record, Refused, ReplayError, Rules, Seat, SeatedPlayer,
    Shuffle,
};

use super::mark::RecordPlace;

/// A game at a place of its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayedGame {
    pub(crate) state: GameState,
    /// The places in the whole record at which people acted, and who: undo stops there.
    pub(crate) own: Vec<(RecordPlace, Seat)>,
}

#[cfg(test)]
thread_local! {
    pub(crate) static REPLAYS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Replays a record; tests count these calls.
pub(crate) fn replayed(record: &Record) -> Result<GameState, ReplayError> {
    #[cfg(test)]
    REPLAYS.set(REPLAYS.get() + 1);
    record.replay()
}

/// How far to replay a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayTo {
    /// To this place.
    At(RecordPlace),
    /// To the first place, from the first of these on, at which a person acted; at most to the
    /// second.
    FirstPersonActionFrom(RecordPlace, RecordPlace),
}

impl ReplayedGame {
    /// Replays a whole record, and keeps the state at a place of it.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn at(record: &Record, place: ReplayTo) -> Result<Self, ReplayError> {
        #[cfg(test)]
        REPLAYS.set(REPLAYS.get() + 1);
        let mut own = Vec::new();
        let mut found = None;
        let end = record.replay_with(|state, action| {
            let mark = RecordPlace::end_of(state.record());
            let person = person_who_acts(state, action);
            own.extend(person.map(|seat| (mark, seat)));
            let is_there = match place {
                ReplayTo::At(at) => mark == at,
                ReplayTo::FirstPersonActionFrom(from, otherwise) => {
                    person.is_some() && mark >= from && mark < otherwise || mark == otherwise
                }
            };
            if is_there && found.is_none() {
                found = Some(state.clone());
            }
        })?;
        let state = match (found, place) {
            (Some(found), _) => found,
            (None, ReplayTo::At(at) | ReplayTo::FirstPersonActionFrom(_, at))
                if at < RecordPlace::end_of(record) =>
            {
                // The place is before a deal, where no action was found.
                at.beginning_of(record).replay()?
            }
            (None, _) => end,
        };
        Ok(Self { state, own })
    }

    /// Returns the state of the game at the place.
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// Returns the place of the state in the record.
    pub fn place(&self) -> RecordPlace {
        RecordPlace::end_of(self.state.record())
    }

    /// Returns the last place before `before` at which a person acted, and who did; `None` if that
    /// place is before `from`.
    pub(crate) fn last_person_action(
        &self,
        from: RecordPlace,
        before: RecordPlace,
    ) -> Option<(RecordPlace, Seat)> {
        let mut own = self.own.iter().rev().copied();
        let last = own.find(|(mark, _)| *mark < before);
        last.filter(|(mark, _)| *mark >= from)
    }

    /// The first place between `after` and `before` at which a person acted.
    pub(crate) fn first_person_action(
        &self,
        after: RecordPlace,
        before: RecordPlace,
    ) -> Option<RecordPlace> {
        let mut own = self.own.iter().map(|(mark, _)| *mark);
        own.find(|mark| *mark > after && *mark < before)
    }

    /// Carries out an action, which is added to `own` if a person acts. Forgets what followed.
    pub(crate) fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let mark = self.place();
        let person = person_who_acts(&self.state, action);
        let events = self.state.apply(action)?;
        self.forget_own_from(mark);
        self.own.extend(person.map(|seat| (mark, seat)));
        Ok(events)
    }

    /// Deals the next round. Forgets what followed.
    pub(crate) fn deal(&mut self, shuffle: Shuffle, rules: Rules) -> Result<Vec<Event>, DealError> {
        let mark = self.place();
        let events = self.state.deal(shuffle, rules)?;
        self.forget_own_from(mark);
        Ok(events)
    }

    /// Lets the clock of the game run for this time.
    pub(crate) fn run_clock(&mut self, time: Duration) {
        self.state.run_clock(time);
    }

    fn forget_own_from(&mut self, mark: RecordPlace) {
        self.own.retain(|(at, _)| *at < mark);
    }
}

/// The seat of the person who carries out this action; `None` if no person does.
fn person_who_acts(state: &GameState, action: Action) -> Option<Seat> {
    let sitter = |seat: &Seat| state.seating().get(*seat);
    let is_person = |seat: &Seat| sitter(seat).is_some_and(SeatedPlayer::is_person);
    match action {
        Action::TimeUp => None,
        Action::GiveUp(seat) => Some(seat).filter(is_person),
        _ => state.turn().filter(is_person),
    }
}
