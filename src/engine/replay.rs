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
    /// In this version, points lost for bones left in hand were rounded to the
    /// nearest five under all rules.
    const ALWAYS_ROUNDED_LOSSES: u32 = 1;

    /// Up to this version points were claimed without saying how many.
    const WITHOUT_NUMBERS: u32 = 3;

    /// Up to this version the point for going out was a score of its own, and a hand
    /// ended with the first of two partners who was out.
    const POINT_APART: u32 = 6;

    /// The record of the same game up to this hand, from 0, when so many of its
    /// actions had been done.
    #[must_use]
    pub fn up_to(&self, round: usize, done: usize) -> Self {
        let mut past = self.clone();
        past.rounds.truncate(round + 1);
        if let Some(last) = past.rounds.get_mut(round) {
            last.actions.truncate(done);
        }
        past
    }

    /// Plays all actions of the record again.
    ///
    /// # Errors
    /// What in the record cannot be, or breaks the rules, first.
    pub fn replay(&self) -> Result<GameState, ReplayError> {
        self.replay_with(|_, _| {})
    }

    /// Plays all actions of the record again. `before_action` is called with the
    /// game before each of them, and with the action.
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
                let action = self.as_meant(*action, &game);
                before_action(&game, action);
                let events = game.apply(action).map_err(|refused| ReplayError::Action {
                    round,
                    action_number: number,
                    refused,
                })?;
                if self.version <= Self::POINT_APART && ended_otherwise(&game, &events) {
                    return Err(ReplayError::EndedOtherwise { round });
                }
                self.pass_over_late_claim(&mut game);
            }
        }
        Ok(game)
    }

    /// The action of the record, with the number that it claims.
    fn as_meant(&self, action: Action, game: &GameState) -> Action {
        let position = game
            .position()
            .filter(|_| self.version <= Self::WITHOUT_NUMBERS);
        match (action, position) {
            (Action::Claim(0), Some(at)) => {
                Action::Claim(at.claimable_points(game.rules()).unwrap_or(0))
            }
            _ => action,
        }
    }

    /// Passes over a claim for which nobody was asked then, because there was
    /// nothing to claim.
    fn pass_over_late_claim(&self, game: &mut GameState) {
        let nothing = |at: &Position| {
            at.phase() == Phase::LateClaim && at.claimable_points(game.rules()).is_none()
        };
        if self.version <= Self::WITHOUT_NUMBERS && game.position().is_some_and(nothing) {
            game.apply(Action::Silence)
                .expect("whoever is asked may say nothing");
        }
    }

    /// The rules of the record, changed so that the game goes on as it was played
    /// then.
    fn as_played(&self, mut rules: Rules) -> Rules {
        if self.version <= Self::ALWAYS_ROUNDED_LOSSES && rules.remaining == Remaining::LoseOwn {
            rules.rounding = true;
        }
        rules
    }
}

/// Whether a hand whose last bone brought these events was over in another way while the
/// point for going out was a score of its own, with another winner or other scores.
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
