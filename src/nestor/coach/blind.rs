//! Whether a Nestor would do the same if the bones that he cannot see were others.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::review::Moment;
use super::watch::Watch;
use crate::{Belief, Budget, Limits};
use engine::protocol;
use engine::{Action, BySeat, GameState, Hand, Level, Record, Round, Seat, SeatTranscript};

/// A decision of a Nestor in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NestorTurn {
    /// The number of the hand, from 0.
    pub round: usize,
    /// How many actions of the hand had been done before.
    pub done: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What he did.
    pub action: Action,
}

impl NestorTurn {
    /// The decisions of all Nestors in a game, in order: where he had a choice.
    ///
    /// Of a hand that goes on it is every turn of his: that he had a choice, or none,
    /// would tell of his bones.
    pub fn of_nestors(game: &GameState) -> Vec<Self> {
        let mut decisions = Vec::new();
        let (mut round, mut done) = (0, 0);
        let last = game.rounds().last();
        let is_on = last.is_some_and(|round| round.position().end().is_none());
        let going_on = is_on.then(|| game.rounds().len() - 1);
        let watched = game.record().replay_with(|before, action| {
            let now = before.rounds().len() - 1;
            if now != round {
                (round, done) = (now, 0);
            }
            let is_listed = going_on == Some(round) || before.legal_actions().len() > 1;
            let seat = before.turn().filter(|_| is_listed);
            let nestor = seat.filter(|seat| !game.seating()[*seat].is_person());
            decisions.extend(nestor.map(|seat| Self {
                round,
                done,
                seat,
                action,
            }));
            done += 1;
        });
        debug_assert!(watched.is_ok(), "a game follows from its record");
        decisions
    }

    /// The moment before it, in its game.
    pub fn moment(&self, record: &Record) -> Moment {
        record.steps_before_hand(self.round) + self.done
    }

    /// The game as it was before this decision; `None` if it is of another game.
    pub fn before(&self, record: &Record) -> Option<GameState> {
        record.up_to(self.round, self.done).replay().ok()
    }
}

impl NestorTurn {
    /// The lines that he was told before this decision, and what he was asked: those
    /// that any other program in his seat would get. `None` if it is of another game.
    pub fn told(&self, record: &Record) -> Option<Vec<String>> {
        let view = self.before(record)?.view(self.seat)?;
        let mut lines = vec![protocol::hello()];
        lines.extend(protocol::lines(&SeatTranscript::of(&view)));
        lines.push(protocol::ask(&view.legal_actions()));
        Some(lines)
    }
}

/// What a blind test asks: about one decision of a Nestor.
#[derive(Debug, Clone)]
pub struct BlindQuestion {
    round: Round,
    seat: Seat,
    level: Level,
    seed: [u8; 32],
    played: Action,
}

/// The hidden bones, dealt in another way, and what he does then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlindDeal {
    /// The hands that he cannot see; his own is empty here.
    pub hands: BySeat<Hand>,
    /// What he does.
    pub action: Action,
}

/// What came of a blind test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlindTest {
    /// Whose decision it is.
    pub seat: Seat,
    /// What he did in the game.
    pub played: Action,
    /// The hidden bones, dealt again and again.
    pub deals: Vec<BlindDeal>,
}

impl BlindTest {
    /// In how many of the deals he does the same as in the first.
    pub fn same(&self) -> usize {
        let first = self.deals.first().map(|deal| deal.action);
        let same = |deal: &&BlindDeal| Some(deal.action) == first;
        self.deals.iter().filter(same).count()
    }

    /// Whether that is what he did in the game. It is not if he had another level
    /// then, or if another version of the program decided.
    pub fn is_as_played(&self) -> bool {
        let first = self.deals.first();
        first.is_none_or(|deal| deal.action == self.played)
    }
}

impl BlindQuestion {
    /// Asks about a decision of this game; `None` if it is of another game, or if
    /// no level is known for him.
    pub fn about(game: &GameState, decision: NestorTurn) -> Option<Self> {
        let before = decision.before(game.record())?;
        Some(Self {
            round: before.round()?.clone(),
            seat: decision.seat,
            level: before.seating()[decision.seat].level()?,
            seed: before.record().choice_seed(),
            played: decision.action,
        })
    }

    /// Deals the hidden bones again, `times` times, in ways that fit what he may
    /// know. Each time the whole hand is seen anew from his seat, and he decides
    /// with the same chance. `None` on the word to stop, or if no deal was found.
    pub fn answer(&self, times: usize, watch: &Watch<'_>) -> Option<BlindTest> {
        let view = self.round.view(self.seat);
        let belief = Belief::new(&view);
        let limits = Limits {
            budget: Budget::FULL,
            cancelled: watch.cancelled,
        };
        // Any number does: it decides only which deals are shown.
        let mut dealer = ChaCha8Rng::from_seed(self.seed);
        let mut deals = Vec::with_capacity(times);
        for done in 0..times {
            (watch.progress)(done as f32 / times as f32);
            let hands = belief.imagine(&mut dealer)?;
            let mut all = hands;
            all[self.seat] = view.hand();
            let held = Seat::ALL.into_iter().map(|seat| all[seat]);
            let held = held.fold(Hand::EMPTY, Hand::or);
            let boneyard = crate::boneyard(&view, held, &mut dealer);
            let other = self.round.imagined(all, &boneyard);
            let seen = other.view(self.seat);
            let mut chance = ChaCha8Rng::from_seed(self.seed);
            let action = crate::choose_within(&seen, self.level, &mut chance, &limits)?;
            deals.push(BlindDeal { hands, action });
        }
        Some(BlindTest {
            seat: self.seat,
            played: self.played,
            deals,
        })
    }
}
