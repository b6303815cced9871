//! The game in progress: rounds until somebody reaches the target.

use super::action::Action;
use super::bone::Bones;
use super::error::{CannotDeal, Reason, Refused};
use super::event::Event;
use super::outcome::Outcome;
use super::position::{Position, RoundEnd};
use super::record::{Record, RoundRecord};
use super::round::Round;
use super::rules::{FirstLead, LaterLeads, Rules};
use super::seat::{ByTeam, Seat, Team};
use super::shuffle::{LeadBy, Seed};
use super::view::View;

/// After so many rounds a game ends, whoever is ahead then; some mixes of
/// rules could go on for ever.
pub const MOST_ROUNDS: usize = 200;

/// A game in progress, with all its rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameState {
    record: Record,
    rules: Rules,
    rounds: Vec<Round>,
    outcome: Option<Outcome>,
}

impl GameState {
    /// Begins a game; no round is dealt yet.
    ///
    /// # Errors
    /// If the rules make no game.
    pub fn new(rules: Rules, players: Vec<String>, nestor_seed: u64) -> Result<Self, CannotDeal> {
        Self::begin(Record {
            version: Record::VERSION,
            players,
            nestor_seed,
            first_leader: None,
            rules,
            rounds: Vec::new(),
        })
    }

    /// The same game, but its first round is led by `leader` if there is one:
    /// a game of one round can be led by the winner of the one before.
    /// Nobody leads who does not sit at the table.
    #[must_use]
    pub fn led_by(mut self, leader: Option<Seat>) -> Self {
        let sits = leader.is_none_or(|seat| seat.index() < usize::from(self.rules.seats.count()));
        if self.rounds.is_empty() && sits {
            self.record.first_leader = leader;
        }
        self
    }

    pub(super) fn begin(record: Record) -> Result<Self, CannotDeal> {
        record.rules.check()?;
        let players = usize::from(record.rules.seats.count());
        if record
            .first_leader
            .is_some_and(|seat| seat.index() >= players)
        {
            return Err(CannotDeal::NoSuchLeader);
        }
        Ok(Self {
            rules: record.rules,
            record,
            rounds: Vec::new(),
            outcome: None,
        })
    }

    /// The rules of the present round; before the first, those of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The record of the game so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The rounds dealt so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The present round, or the last one; `None` before the first.
    pub fn round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The position of the present round, or of the last one.
    pub fn position(&self) -> Option<&Position> {
        self.round().map(Round::position)
    }

    /// The points of each side.
    pub fn scores(&self) -> ByTeam<i32> {
        self.position().map(Position::scores).unwrap_or_default()
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether a round can be dealt now.
    pub fn can_deal(&self) -> bool {
        self.outcome.is_none() && self.position().is_none_or(|at| at.end().is_some())
    }

    /// Who is to act, or `None` between rounds and after the game.
    pub fn turn(&self) -> Option<Seat> {
        let position = self.position()?;
        position.end().is_none().then(|| position.turn())
    }

    /// What the player in turn may do.
    pub fn legal_actions(&self) -> Vec<Action> {
        self.position()
            .map(|position| position.legal(&self.rules).iter().collect())
            .unwrap_or_default()
    }

    /// What `seat` may know of the present round; `None` before the first.
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.round().map(|round| round.view(seat))
    }

    /// Deals the next round under `rules`, which may differ from those before
    /// in all but the players (section 4, reading 6).
    ///
    /// If a side has reached a target that was changed, the game ends instead
    /// (reading 14).
    ///
    /// # Errors
    /// If the present round or the whole game has not ended, or the rules
    /// cannot be changed to these; see [`GameState::may_change`].
    pub fn deal(&mut self, seed: Seed, rules: Rules) -> Result<Vec<Event>, CannotDeal> {
        self.may_change(&rules)?;
        self.deal_as_recorded(seed, rules)
    }

    /// Deals a round of a record: whether the rules could be changed to these
    /// was asked when it was played, and earlier programs asked less.
    ///
    /// # Errors
    /// If the present round or the whole game has not ended, or the rules are
    /// for other players or make no game.
    pub(super) fn deal_as_recorded(
        &mut self,
        seed: Seed,
        rules: Rules,
    ) -> Result<Vec<Event>, CannotDeal> {
        if self.outcome.is_some() {
            return Err(CannotDeal::GameOver);
        }
        if !self.can_deal() {
            return Err(CannotDeal::RoundInProgress);
        }
        self.may_follow(&rules)?;
        let scores = self.scores();
        self.record.rounds.push(RoundRecord {
            seed,
            rules: (rules != self.rules).then_some(rules),
            actions: Vec::new(),
        });
        self.rules = rules;
        if let Some(outcome) = self.ended_by(&rules) {
            return Ok(self.end(outcome));
        }
        let number = self.rounds.len() + 1;
        let round = Round::deal(number, rules, self.lead_by(&rules), seed, scores);
        let mut events = round.events().to_vec();
        self.rounds.push(round);
        events.extend(self.settle());
        Ok(events)
    }

    /// Whether the game could go on, or end, under `rules` from where the
    /// scores are. The rules that it has can always be gone on with.
    ///
    /// # Errors
    /// If they are for other players, make no game, or could never be won
    /// (section 4, reading 15).
    pub fn may_change(&self, rules: &Rules) -> Result<(), CannotDeal> {
        if *rules == self.rules {
            return Ok(());
        }
        self.may_follow(rules)?;
        let (Some(target), None) = (rules.target, self.ended_by(rules)) else {
            return Ok(());
        };
        let mut reach = Team::all(rules.seats).map(|team| rules.out_of_reach(self.scores()[team]));
        let first = reach.next().flatten();
        match first {
            Some(scores) if reach.all(|other| other.is_some()) => {
                Err(CannotDeal::NeverWon { scores, target })
            }
            _ => Ok(()),
        }
    }

    /// Whether `rules` make a game for the same players.
    fn may_follow(&self, rules: &Rules) -> Result<(), CannotDeal> {
        if rules.seats != self.rules.seats {
            return Err(CannotDeal::SeatsChanged);
        }
        Ok(rules.check()?)
    }

    /// How the game would end, instead of another round, if its rules were
    /// changed to these: a side has reached their target (reading 14).
    pub fn ended_by(&self, rules: &Rules) -> Option<Outcome> {
        Outcome::by_target(rules, &self.scores())
    }

    /// Does what the player in turn decided, and says what happened.
    ///
    /// # Errors
    /// The action and why the rules do not allow it; nothing has changed then.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let (Some(round), Some(past)) = (self.rounds.last_mut(), self.record.rounds.last_mut())
        else {
            let reason = Reason::RoundOver;
            return Err(Refused { action, reason });
        };
        let mut events = round.apply(action)?.to_vec();
        past.actions.push(action);
        events.extend(self.settle());
        Ok(events)
    }

    /// Who would lead the first round of another game, under `rules`: in games
    /// of one round the later leads go on from game to game (DG), whatever the
    /// rules of this one were.
    pub fn leader_of_next_game(&self, rules: &Rules) -> Option<Seat> {
        let goes_on = rules.target.is_none() && rules.seats == self.rules.seats;
        if !goes_on || self.outcome.is_none() {
            return None;
        }
        match self.lead_by(rules) {
            LeadBy::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// How the leader of the next round is found under `rules`.
    fn lead_by(&self, rules: &Rules) -> LeadBy {
        let first = match rules.first_lead {
            FirstLead::HeaviestDoublet => LeadBy::HeaviestDoublet,
            FirstLead::Lot => LeadBy::Lot,
            FirstLead::Draw => LeadBy::Draw,
        };
        let Some(last) = self.rounds.last() else {
            return self.record.first_leader.map_or(first, LeadBy::Seat);
        };
        let dominoed = match last.position().end() {
            Some(RoundEnd::Domino(seat)) => Some(seat),
            _ => None,
        };
        match rules.later_leads {
            LaterLeads::HeaviestDoublet => LeadBy::HeaviestDoublet,
            LaterLeads::LikeTheFirst => first,
            LaterLeads::Winner => {
                let winner = match self.outcome {
                    Some(outcome) => outcome.winner.map(|team| self.of_team(team, dominoed)),
                    None => dominoed,
                };
                winner.map_or(first, LeadBy::Seat)
            }
            LaterLeads::Loser => {
                dominoed.map_or(first, |winner| LeadBy::Seat(self.loser(last, winner)))
            }
            LaterLeads::Alternate => LeadBy::Seat(last.dealt().leader.next(self.rules.seats)),
            LaterLeads::LastToPlay => LeadBy::Seat(last.position().last_to_play()),
        }
    }

    /// Who of a side leads: the one who dominoed, or else its first seat.
    fn of_team(&self, team: Team, dominoed: Option<Seat>) -> Seat {
        let seats = self.rules.seats;
        let mut players = dominoed.into_iter().chain(Seat::around(seats));
        players
            .find(|seat| seats.team(*seat) == team)
            .expect("somebody plays for each side")
    }

    /// The opponent of `winner` with most pips left; of several, the first in turn.
    fn loser(&self, round: &Round, winner: Seat) -> Seat {
        let seats = self.rules.seats;
        let mut worst = winner.next(seats);
        let mut seat = worst;
        for _ in 1..seats.count() {
            let pips = |seat| round.position().hand(seat).weight();
            if seats.team(seat) != seats.team(winner) && pips(seat) > pips(worst) {
                worst = seat;
            }
            seat = seat.next(seats);
        }
        worst
    }

    /// Ends the game if the round just played, or a score in it, decided it.
    fn settle(&mut self) -> Vec<Event> {
        let Some(position) = self.position() else {
            return Vec::new();
        };
        let Some(end) = position.end() else {
            return Vec::new();
        };
        let scores = position.scores();
        let outcome = Outcome::of(&self.rules, end, &scores);
        let last = self.rounds.len() >= MOST_ROUNDS;
        let outcome = outcome.or_else(|| last.then(|| Outcome::ahead(&self.rules, &scores)));
        outcome.map_or_else(Vec::new, |outcome| self.end(outcome))
    }

    fn end(&mut self, outcome: Outcome) -> Vec<Event> {
        self.outcome = Some(outcome);
        let winner = outcome.winner;
        vec![Event::GameOver { winner }]
    }

    /// All bones of the present round, wherever they are: for checking that
    /// none is lost.
    pub fn all_bones(&self) -> Bones {
        let Some(position) = self.position() else {
            return Bones::ALL;
        };
        let hands = Seat::ALL.into_iter().map(|seat| position.hand(seat));
        let yard = position.boneyard();
        let hidden = yard.bones().iter().chain(yard.buried()).copied();
        hands
            .fold(hidden.collect::<Bones>(), Bones::or)
            .or(position.table().played())
    }
}
