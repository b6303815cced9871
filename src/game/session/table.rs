//! The state of a game on the table.

use std::time::Duration;

use engine::{
    Action, DealError, Event, GameState, Record, RefusedAction, ReplayError, Rules, Seat,
    SeatedPlayer, Shuffle,
};

use super::mark::RecordPlace;

/// A game at a place of its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayedGame {
    pub(crate) state: GameState,
    /// The places in the whole record at which a person acted, each with that person's seat. Undo
    /// stops there.
    pub(crate) person_actions: Vec<(RecordPlace, Seat)>,
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
    /// To the first place in this range at which a person acted, or else to the end of the range.
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
        let mut person_actions = Vec::new();
        let mut found = None;
        let end = record.replay_with(|state, action| {
            let reached = RecordPlace::end_of(state.record());
            let person = acting_person(state, action);
            person_actions.extend(person.map(|seat| (reached, seat)));
            let is_there = match place {
                ReplayTo::At(at) => reached == at,
                ReplayTo::FirstPersonActionFrom(from, limit) => {
                    person.is_some() && reached >= from && reached < limit || reached == limit
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
                // The place is between the end of a hand and the next deal, where no action begins.
                at.beginning_of(record).replay()?
            }
            (None, _) => end,
        };
        Ok(Self { state, person_actions })
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
        let mut actions = self.person_actions.iter().rev().copied();
        let last = actions.find(|(place, _)| *place < before);
        last.filter(|(place, _)| *place >= from)
    }

    /// The first place between `after` and `before` at which a person acted.
    pub(crate) fn first_person_action(
        &self,
        after: RecordPlace,
        before: RecordPlace,
    ) -> Option<RecordPlace> {
        let mut actions = self.person_actions.iter().map(|(place, _)| *place);
        actions.find(|place| *place > after && *place < before)
    }

    /// Carries out an action. Drops the entries of `person_actions` from this place on, and adds
    /// the action if a person acts.
    pub(crate) fn apply(&mut self, action: Action) -> Result<Vec<Event>, RefusedAction> {
        let place = self.place();
        let person = acting_person(&self.state, action);
        let events = self.state.apply(action)?;
        self.forget_person_actions_from(place);
        self.person_actions.extend(person.map(|seat| (place, seat)));
        Ok(events)
    }

    /// Deals the next hand. Drops the entries of `person_actions` from this place on.
    pub(crate) fn deal(&mut self, shuffle: Shuffle, rules: Rules) -> Result<Vec<Event>, DealError> {
        let place = self.place();
        let events = self.state.deal(shuffle, rules)?;
        self.forget_person_actions_from(place);
        Ok(events)
    }

    pub(crate) fn advance_clock(&mut self, time: Duration) {
        self.state.advance_clock(time);
    }

    fn forget_person_actions_from(&mut self, place: RecordPlace) {
        self.person_actions.retain(|(at, _)| *at < place);
    }
}

/// The seat of the person who carries out this action; `None` if no person does.
fn acting_person(state: &GameState, action: Action) -> Option<Seat> {
    let sitter = |seat: &Seat| state.seating().get(*seat);
    let is_person = |seat: &Seat| sitter(seat).is_some_and(SeatedPlayer::is_person);
    match action {
        Action::TimeUp => None,
        Action::GiveUp(seat) => Some(seat).filter(is_person),
        _ => state.turn().filter(is_person),
    }
}
