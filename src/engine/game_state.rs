//! A game: rounds until a side has won.

use super::action::Action;
use super::bone::Bones;
use super::event::Event;
use super::level::Level;
use super::outcome::Outcome;
use super::position::Position;
use super::record::{MAX_ROUNDS, Record, RoundRecord};
use super::refused::{DealError, Reason, RefusedAction};
use super::round::Round;
use super::round_end::RoundEnd;
use super::round_start::RoundStart;
use super::rules::{BlockLead, FirstLead, LaterLeads, Rules};
use super::rules_error::RulesError;
use super::seal::{Seal, seal_of_nestors};
use super::seat::{BySeat, ByTeam, Seat, Team};
use super::seating::Seating;
use super::shuffle::{LeadBy, Shuffle};
use super::view::View;
use super::viewer::{RevealedBones, Viewer};

/// A game in progress or over, with all its rounds so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameState {
    record: Record,
    rules: Rules,
    rounds: Vec<Round>,
    outcome: Option<Outcome>,
}

impl GameState {
    /// Begins a game without dealing a round. The random choices of the Nestors come from
    /// `nestor_seed`.
    ///
    /// # Errors
    /// If the rules are invalid, or are for another number of players.
    pub fn new(rules: Rules, seating: Seating, nestor_seed: u64) -> Result<Self, DealError> {
        Self::begin(Record {
            version: Record::VERSION,
            seating,
            nestor_seed,
            nestor_seal: Some(seal_of_nestors(nestor_seed)),
            first_leader: None,
            rules,
            rounds: Vec::new(),
            clock_ran_ms: 0,
        })
    }

    /// The same game with its first round led by `leader`; `None` leaves the lead to the rules. For
    /// games of one round, which the winner of the previous game may lead. Does nothing if a round
    /// has been dealt or the seat is empty.
    #[must_use]
    pub fn with_first_leader(mut self, leader: Option<Seat>) -> Self {
        let sits = leader.is_none_or(|seat| seat.index() < usize::from(self.rules.seats.count()));
        if self.rounds.is_empty() && sits {
            self.record.first_leader = leader;
        }
        self
    }

    pub(super) fn begin(record: Record) -> Result<Self, DealError> {
        record.rules.check()?;
        let players = record.seating.count();
        if !record.seating.fits(record.rules.seats) {
            let seats = record.rules.seats.count();
            return Err(DealError::PlayerCount { players, seats });
        }
        if record.first_leader.is_some_and(|seat| seat.index() >= players) {
            return Err(DealError::EmptyLeaderSeat);
        }
        Ok(Self { rules: record.rules, record, rounds: Vec::new(), outcome: None })
    }

    /// The rules of the present round; before the first, those of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The record of the game so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The players at the table, in the order of seats.
    pub const fn seating(&self) -> &Seating {
        &self.record.seating
    }

    /// Sets the level of the Nestor in `seat` from the next action on. Does nothing for a person.
    pub fn set_level(&mut self, seat: Seat, level: Level) {
        self.record.seating.set_level(seat, level);
    }

    /// The rounds dealt so far, the present one last.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The present round; once the game is over, the last. `None` before the first.
    pub fn round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The position of [`Self::round`].
    pub fn position(&self) -> Option<&Position> {
        self.round().map(Round::position)
    }

    /// The points of each side so far; 0 before the first round.
    pub fn scores(&self) -> ByTeam<i32> {
        self.position().map(Position::scores).unwrap_or_default()
    }

    pub(super) const fn add_to_clock(&mut self, millis: u32) {
        self.record.clock_ran_ms += millis;
    }

    /// How the game ended; `None` while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether a round can be dealt now: no round is in progress, and the game is not over.
    pub fn can_deal(&self) -> bool {
        self.outcome.is_none() && self.position().is_none_or(|at| at.end().is_some())
    }

    /// The seat to move; `None` between rounds and after the game.
    pub fn turn(&self) -> Option<Seat> {
        let position = self.position()?;
        position.end().is_none().then(|| position.turn())
    }

    /// The actions that the player to move may choose from; empty between rounds.
    pub fn legal_actions(&self) -> Vec<Action> {
        self.position()
            .map(|position| position.legal(&self.rules).iter().collect())
            .unwrap_or_default()
    }

    /// The view of the player in `seat`; `None` before the first round.
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.round().map(|round| round.view(seat))
    }

    /// The view of the player in `seat` for the coach, who may know the level of the Nestors: a
    /// person who is alone with Nestors of one level knows it, too. `None` before the first round.
    pub fn coach_view(&self, seat: Seat) -> Option<View> {
        let level = self.seating().level_around(seat);
        Some(level.into_iter().fold(self.view(seat)?, View::among_nestors))
    }

    /// The hidden bones of the present round that are shown to `viewer`. Once the round
    /// is over, only the boneyard: the view itself then has all hands.
    pub fn revealed(&self, viewer: Viewer) -> RevealedBones {
        let Some(position) = self.position() else {
            return RevealedBones::default();
        };
        let boneyard = || Some(position.boneyard().bones().to_vec());
        if position.end().is_some() {
            return RevealedBones { hands: BySeat::default(), boneyard: boneyard() };
        }
        // Another person's hand could be worked out from bones that lie open.
        if !self.may_see_hidden_bones(viewer.seat) {
            return RevealedBones::default();
        }
        let mut hands = BySeat::default();
        if viewer.sees_hands {
            let nestors = self.seating().nestors();
            for seat in nestors.filter(|seat| *seat != viewer.seat) {
                hands[seat] = Some(position.hand(seat));
            }
        }
        RevealedBones { hands, boneyard: viewer.sees_boneyard.then(boneyard).flatten() }
    }

    /// Whether hidden bones may be shown to `seat`: only if no other person sits at the table.
    pub fn may_see_hidden_bones(&self, seat: Seat) -> bool {
        self.seating().people().all(|person| person == seat)
    }

    /// Deals the next round under `rules`, which may have changed. If a side already
    /// has the points to win under them, the game ends instead.
    ///
    /// # Errors
    /// If the present round has not ended, the game is over, or the rules cannot be
    /// changed to these; see [`GameState::check_rules_change`].
    pub fn deal(
        &mut self,
        shuffle: impl Into<Shuffle>,
        rules: Rules,
    ) -> Result<Vec<Event>, DealError> {
        let shuffle = shuffle.into();
        let seal = self.seal_of_next_hand(shuffle.seed, &rules);
        self.deal_as_recorded(shuffle, rules, Some(seal))
    }

    /// Deals the next round with the seal from a record, if the record has one.
    ///
    /// # Errors
    /// As [`GameState::deal`].
    pub(super) fn deal_as_recorded(
        &mut self,
        shuffle: Shuffle,
        rules: Rules,
        shown: Option<Seal>,
    ) -> Result<Vec<Event>, DealError> {
        if self.outcome.is_some() {
            return Err(DealError::GameOver);
        }
        if !self.can_deal() {
            return Err(DealError::RoundInProgress);
        }
        self.check_rules_change(&rules)?;
        let (bones, set) = (shuffle.cut.bones(), rules.bones().len());
        if bones > set {
            return Err(DealError::CutTooDeep { bones, set });
        }
        let start = self.next_round_start(&rules);
        // Records written by older versions have no seal, but it can be computed.
        let seal = shown.unwrap_or_else(|| self.seal_of_next_hand(shuffle.seed, &rules));
        self.record.rounds.push(RoundRecord {
            seed: shuffle.seed,
            cut: shuffle.cut,
            seal: shown,
            rules: (rules != self.rules).then_some(rules),
            actions: Vec::new(),
        });
        self.rules = rules;
        if let Some(outcome) = self.outcome_under(&rules) {
            return Ok(self.end_game(outcome));
        }
        let round = Round::deal(start, rules, self.lead_by(&rules), shuffle, seal);
        let mut events = round.events().to_vec();
        let end = round.position().end();
        self.rounds.push(round);
        events.extend(self.end_if_decided(end));
        Ok(events)
    }

    /// The start of the next round under these rules. If [`Rules::score`] changes to a kind that
    /// can be reset, all sides start again from 0.
    fn next_round_start(&self, rules: &Rules) -> RoundStart {
        let number = self.rounds.len() + 1;
        if rules.score.can_reset_scores() && self.rules.score != rules.score {
            return RoundStart { number, ..RoundStart::first() };
        }
        let last = self.rounds.last();
        RoundStart {
            number,
            scores: self.scores(),
            carried: last.map_or(0, |last| last.position().carried_to_next(last.rules())),
        }
    }

    /// Checks that the next round can be dealt under these rules. The present rules
    /// can always be kept.
    ///
    /// # Errors
    /// If the rules are for another number of players, are invalid, take away the clock,
    /// or have a target that no side could hit from its present score.
    pub fn check_rules_change(&self, rules: &Rules) -> Result<(), DealError> {
        if *rules == self.rules {
            return Ok(());
        }
        self.check_next_rules(rules)?;
        if self.rules.clock && !rules.clock {
            return Err(DealError::ClockTakenAway);
        }
        let (Some(target), None) = (rules.target, self.outcome_under(rules)) else {
            return Ok(());
        };
        if rules.only_first_hands_score() {
            let next = self.rounds.len() + 1;
            let reaches = |team| rules.first_hands_reach_target(self.scores()[team], next);
            return if Team::all(rules.seats).any(reaches) {
                Ok(())
            } else {
                Err(RulesError::FirstHandsOutOfReach { target }.into())
            };
        }
        let mut sides =
            Team::all(rules.seats).map(|team| rules.scores_missing_target(self.scores()[team]));
        let first = sides.next().flatten();
        match first {
            Some(scores) if sides.all(|other| other.is_some()) => {
                Err(DealError::TargetUnreachable { scores, target })
            }
            _ => Ok(()),
        }
    }

    /// Checks that `rules` are valid and for the same number of players.
    fn check_next_rules(&self, rules: &Rules) -> Result<(), DealError> {
        if rules.seats != self.rules.seats {
            return Err(DealError::SeatsChanged);
        }
        Ok(rules.check()?)
    }

    /// How the game would end at once if its rules were changed to these; `None` if no
    /// side has the points to win under them.
    pub fn outcome_under(&self, rules: &Rules) -> Option<Outcome> {
        Outcome::by_target(rules, &self.next_round_start(rules).scores)
    }

    /// Checks that an action is allowed, without playing the action.
    ///
    /// # Errors
    /// If the rules do not allow the action.
    pub fn check(&self, action: Action) -> Result<(), RefusedAction> {
        let allowed = match (self.rounds.last(), action) {
            (None, _) => Err(Reason::RoundOver),
            (Some(_), Action::TimeUp) if self.turn().is_some() && !self.clock_has_run_down() => {
                Err(Reason::TimeLeft)
            }
            (Some(round), Action::GiveUp(seat)) if self.is_between_rounds() => {
                round.rules().check_give_up(seat)
            }
            (Some(round), _) => {
                let mut after = *round.position();
                after.apply(round.rules(), action).map(drop)
            }
        };
        allowed.map_err(|reason| RefusedAction { action, reason })
    }

    /// Whether a round is over, and the game is not.
    fn is_between_rounds(&self) -> bool {
        self.outcome.is_none() && self.position().is_some_and(|at| at.end().is_some())
    }

    /// Plays an action, and returns what happened.
    ///
    /// # Errors
    /// If the rules do not allow the action. The game is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, RefusedAction> {
        self.check(action)?;
        let is_between = self.is_between_rounds();
        let (Some(round), Some(recorded)) = (self.rounds.last_mut(), self.record.rounds.last_mut())
        else {
            let reason = Reason::RoundOver;
            return Err(RefusedAction { action, reason });
        };
        let (mut events, end) = match action {
            Action::GiveUp(seat) if is_between => {
                let gave_up = round.give_up_between_rounds(seat)?;
                (vec![gave_up], Some(RoundEnd::GivenUp(seat)))
            }
            _ => {
                let events = round.apply(action)?.to_vec();
                (events, round.position().end())
            }
        };
        recorded.actions.push(action);
        events.extend(self.end_if_decided(end));
        Ok(events)
    }

    /// The seat that leads the next game under `rules`, if this game decides it: in games
    /// of one round, [`Rules::later_leads`] applies from game to game.
    pub fn leader_of_next_game(&self, rules: &Rules) -> Option<Seat> {
        let is_single_round = rules.target.is_none() && rules.seats == self.rules.seats;
        if !is_single_round || self.outcome.is_none() {
            return None;
        }
        match self.lead_by(rules) {
            LeadBy::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// How the leader of the next round is chosen under `rules`.
    pub(super) fn lead_by(&self, rules: &Rules) -> LeadBy {
        let first = match rules.first_lead {
            FirstLead::HeaviestDoublet => LeadBy::HeaviestDoublet,
            FirstLead::Lot => LeadBy::Lot,
            FirstLead::Draw => LeadBy::Draw,
            FirstLead::Person => LeadBy::DoubletOf(self.first_person()),
        };
        let Some(last) = self.rounds.last() else {
            return self.record.first_leader.map_or(first, LeadBy::Seat);
        };
        if scores_were_reset(rules, last) {
            return first;
        }
        if last.position().end() == Some(RoundEnd::Blocked) {
            match rules.block_lead {
                BlockLead::Usual => {}
                BlockLead::Winner | BlockLead::WinnerOrLeader => {
                    let leads_again = rules.block_lead == BlockLead::WinnerOrLeader;
                    let leader = leads_again.then(|| last.position().leader());
                    let winner = last.position().block().winner(last.rules());
                    if let Some(leader) = winner.or(leader) {
                        return LeadBy::Seat(leader);
                    }
                }
                BlockLead::Next => return LeadBy::Seat(last.next_leader()),
            }
        }
        let dominoed = match last.position().end() {
            Some(RoundEnd::Domino(seat)) => Some(seat),
            _ => None,
        };
        match rules.later_leads {
            LaterLeads::HeaviestDoublet => LeadBy::HeaviestDoublet,
            LaterLeads::LikeTheFirst => first,
            LaterLeads::Winner => {
                let winner = match self.outcome {
                    Some(outcome) => outcome.winner.map(|team| self.leader_of_team(team, dominoed)),
                    None => dominoed,
                };
                winner.map_or(first, LeadBy::Seat)
            }
            LaterLeads::Loser => {
                dominoed.map_or(first, |winner| LeadBy::Seat(self.loser(last, winner)))
            }
            LaterLeads::Alternate => LeadBy::Seat(last.next_leader()),
            LaterLeads::LastToPlay => LeadBy::Seat(last.position().last_to_play()),
            LaterLeads::LastWithDoublet => match last.position().end() {
                Some(RoundEnd::Blocked) => first,
                _ => LeadBy::DoubletOf(last.position().last_to_play()),
            },
        }
    }

    /// The seat of the first person; the first seat if only Nestors play.
    fn first_person(&self) -> Seat {
        let mut people = self.seating().people();
        people.next().unwrap_or(Seat::ALL[0])
    }

    /// The seat that leads for `team`: its player who went out, or else its first seat.
    fn leader_of_team(&self, team: Team, dominoed: Option<Seat>) -> Seat {
        let seats = self.rules.seats;
        let mut players = dominoed.into_iter().chain(Seat::around(seats));
        players.find(|seat| seats.team(*seat) == team).expect("somebody plays for each side")
    }

    /// The opponent of `winner` with the most pips left. On a tie, the first after
    /// `winner` in the order of play.
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

    /// Ends the game if the round is over and decides the game, or is the last that a game may
    /// have.
    fn end_if_decided(&mut self, end: Option<RoundEnd>) -> Vec<Event> {
        let Some(end) = end else {
            return Vec::new();
        };
        let scores = self.scores();
        let outcome = Outcome::after_round(&self.rules, end, &scores);
        let is_last = self.rounds.len() >= MAX_ROUNDS;
        let outcome = outcome.or_else(|| is_last.then(|| Outcome::by_scores(&self.rules, &scores)));
        outcome.map_or_else(Vec::new, |outcome| self.end_game(outcome))
    }

    fn end_game(&mut self, outcome: Outcome) -> Vec<Event> {
        self.outcome = Some(outcome);
        let winner = outcome.winner;
        vec![Event::GameOver { winner }]
    }

    /// All bones of the present round, in hands, in the boneyard and on the table, to check that
    /// none is lost.
    pub fn all_bones(&self) -> Bones {
        let Some(position) = self.position() else {
            return self.rules.bones();
        };
        let hands = Seat::ALL.into_iter().map(|seat| position.hand(seat));
        let boneyard = position.boneyard();
        let hidden = boneyard.bones().iter().chain(boneyard.buried()).copied();
        hands.fold(hidden.collect::<Bones>(), Bones::or).or(position.table().played())
    }
}

/// Whether a win has set all sides back to 0, so that the next round is led like the first.
fn scores_were_reset(rules: &Rules, last: &Round) -> bool {
    let position = last.position();
    let is_won = match position.end() {
        Some(RoundEnd::Domino(_)) => true,
        Some(RoundEnd::Blocked) => position.block().winner(last.rules()).is_some(),
        _ => false,
    };
    let scores = position.scores();
    let mut teams = Team::all(rules.seats);
    let goes_on = rules.score.can_reset_scores() && rules.score == last.rules().score;
    goes_on && is_won && teams.all(|team| scores[team] == 0)
}
