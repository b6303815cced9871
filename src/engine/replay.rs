//! Rebuilding a game from its record.

use super::action::Action;
use super::award::Amount;
use super::event::Event;
use super::game_state::GameState;
use super::position::{Phase, Position};
use super::record::{Record, ReplayError};
use super::refused::DealError;
use super::rules::{Remaining, Rules};
use super::seat::Seat;

impl Record {
    /// The last version in which pips lost at the end of a round were rounded to the
    /// nearest five under all rules.
    const LAST_ALWAYS_ROUNDED_LOSSES: u32 = 1;

    /// The last version in which points were claimed without saying how many.
    const LAST_CLAIMS_WITHOUT_NUMBER: u32 = 3;

    /// The last version that scored going out separately, and in which a hand ended with
    /// the first of two partners who went out.
    const LAST_SEPARATE_GOING_OUT_POINT: u32 = 6;

    /// The record as it was after this many actions of a round. Rounds are counted
    /// from 0.
    #[must_use]
    pub fn up_to(&self, round: usize, actions: usize) -> Self {
        let mut past = self.clone();
        past.rounds.truncate(round + 1);
        if let Some(last) = past.rounds.get_mut(round) {
            last.actions.truncate(actions);
        }
        past
    }

    /// Plays all actions of the record again.
    ///
    /// # Errors
    /// The first thing in the record that is impossible or breaks the rules.
    pub fn replay(&self) -> Result<GameState, ReplayError> {
        self.replay_with(|_, _| {})
    }

    /// Plays all actions of the record again, and calls `before_action` with the game
    /// before each of them and the action.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_with(
        &self,
        mut before_action: impl FnMut(&GameState, Action),
    ) -> Result<GameState, ReplayError> {
        match self.version {
            1..=Self::VERSION => {}
            0 => return Err(ReplayError::UnknownVersion(0)),
            newer => return Err(ReplayError::NewerVersion(newer)),
        }
        let blank = Self {
            version: Self::VERSION,
            rules: self.as_played(self.rules),
            rounds: Vec::new(),
            ..self.clone()
        };
        let mut game = GameState::begin(blank).map_err(ReplayError::CannotBegin)?;
        for (index, past) in self.rounds.iter().enumerate() {
            let round = index + 1;
            let changed = past.rules.map(|rules| self.as_played(rules));
            let rules = changed.unwrap_or(*game.rules());
            game.deal_as_recorded(past.shuffle(), rules, past.seal)
                .map_err(|reason| match reason {
                    DealError::RoundInProgress => ReplayError::CutShort { round: index },
                    reason => ReplayError::Deal { round, reason },
                })?;
            for (action, number) in past.actions.iter().zip(1..) {
                let action = self.with_claimed_number(*action, &game);
                before_action(&game, action);
                let events = game.apply(action).map_err(|refused| ReplayError::Action {
                    round,
                    action_number: number,
                    refused,
                })?;
                if self.version <= Self::LAST_SEPARATE_GOING_OUT_POINT
                    && ended_otherwise(&game, &events)
                {
                    return Err(ReplayError::EndedOtherwise { round });
                }
                self.skip_empty_late_claim(&mut game);
            }
        }
        Ok(game)
    }

    /// The action, with the number that a claim of an old record left out.
    fn with_claimed_number(&self, action: Action, game: &GameState) -> Action {
        let position = game
            .position()
            .filter(|_| self.version <= Self::LAST_CLAIMS_WITHOUT_NUMBER);
        match (action, position) {
            (Action::Claim(0), Some(at)) => {
                Action::Claim(at.claimable_points(game.rules()).unwrap_or(0))
            }
            _ => action,
        }
    }

    /// Skips a late claim that old versions did not ask for, because there was nothing
    /// to claim.
    fn skip_empty_late_claim(&self, game: &mut GameState) {
        let nothing = |at: &Position| {
            at.phase() == Phase::LateClaim && at.claimable_points(game.rules()).is_none()
        };
        if self.version <= Self::LAST_CLAIMS_WITHOUT_NUMBER && game.position().is_some_and(nothing)
        {
            game.apply(Action::Silence)
                .expect("a player who is asked may claim nothing");
        }
    }

    /// `rules`, adjusted to how the version that wrote this record played them.
    fn as_played(&self, mut rules: Rules) -> Rules {
        if self.version <= Self::LAST_ALWAYS_ROUNDED_LOSSES && rules.remaining == Remaining::LoseOwn
        {
            rules.rounding = true;
        }
        rules
    }
}

/// Whether the hand ended differently under version 6, which scored going out separately:
/// earlier, with another winner or with other scores. `events` follow from its last action.
fn ended_otherwise(game: &GameState, events: &[Event]) -> bool {
    let Some(position) = game.position() else {
        return false;
    };
    let rules = game.rules();
    let is_played_on =
        position.end().is_none() && Seat::around(rules.seats).any(|seat| position.is_out(seat));
    let goes_past_target = |event: &Event| match event {
        Event::Awarded {
            team,
            amount: Amount::LastBone(_),
            void,
            ..
        } => {
            *void
                || rules
                    .target
                    .is_some_and(|target| position.scores()[*team] > target.into())
        }
        _ => false,
    };
    rules.side_goes_out() && (is_played_on || events.iter().any(goes_past_target))
}
