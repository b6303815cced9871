//! A blind test: does a Nestor decide the same if the hidden bones are different?

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::nestor_decision::NestorDecision;
use super::progress_monitor::ProgressMonitor;
use crate::{Belief, Budget, Limits};
use engine::{Action, BySeat, GameState, Hand, Level, Round, Seat};

/// The input of a blind test: one decision of a Nestor, with the hand in which he made it.
#[derive(Debug, Clone)]
pub struct BlindTestInput {
    round: Round,
    seat: Seat,
    level: Level,
    seed: [u8; 32],
    played: Action,
}

/// One new deal of the hidden bones, and the decision in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlindDeal {
    /// The hands of the other players; the Nestor's own is empty here.
    pub hands: BySeat<Hand>,
    /// The action that the Nestor chooses in this deal.
    pub action: Action,
}

/// The result of a blind test: what the Nestor does in new deals of the hidden bones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlindTest {
    /// The seat of the tested Nestor.
    pub seat: Seat,
    /// The action that the Nestor chose in the game.
    pub played: Action,
    /// The new deals of the hidden bones, each with the decision in it.
    pub deals: Vec<BlindDeal>,
}

impl BlindTest {
    /// The number of deals with the same action as in the first deal, which counts too.
    pub fn same_action_count(&self) -> usize {
        let first = self.deals.first().map(|deal| deal.action);
        let same = |deal: &&BlindDeal| Some(deal.action) == first;
        self.deals.iter().filter(same).count()
    }

    /// Whether the Nestor does the same in the first deal as in the game. Can be `false` if his
    /// level or the program has changed since.
    pub fn matches_game(&self) -> bool {
        let first = self.deals.first();
        first.is_none_or(|deal| deal.action == self.played)
    }
}

impl BlindTestInput {
    /// The input for a decision of this game; `None` if the decision is of another
    /// game, or a person has the seat.
    pub fn of_decision(game: &GameState, decision: NestorDecision) -> Option<Self> {
        let before = decision.game_before(game.record())?;
        Some(Self {
            round: before.round()?.clone(),
            seat: decision.seat,
            level: before.seating()[decision.seat].level()?,
            seed: before.record().choice_seed(),
            played: decision.action,
        })
    }

    /// Deals the hidden bones again `times` times, in ways consistent with what the Nestor may
    /// know.
    ///
    /// Each time he sees the whole hand again from his seat, and decides with the same
    /// random numbers. `None` when cancelled, or if no deal fits.
    pub fn run(&self, times: usize, monitor: &ProgressMonitor<'_>) -> Option<BlindTest> {
        let view = self.round.view(self.seat);
        let belief = Belief::new(&view);
        let limits = Limits { budget: Budget::FULL, cancelled: monitor.cancelled };
        // The game's seed, so that the test of a decision always shows the same deals.
        let mut dealer = ChaCha8Rng::from_seed(self.seed);
        let mut deals = Vec::with_capacity(times);
        for done in 0..times {
            (monitor.progress)(done as f32 / times as f32);
            let hands = belief.sample_hands(&mut dealer)?;
            let mut all = hands;
            all[self.seat] = view.hand();
            let held = Seat::ALL.into_iter().map(|seat| all[seat]);
            let held = held.fold(Hand::EMPTY, Hand::or);
            let boneyard = crate::shuffled_boneyard(&view, held, &mut dealer);
            let other = self.round.imagined(all, &boneyard);
            let seen = other.view(self.seat);
            let mut rng = ChaCha8Rng::from_seed(self.seed);
            let action = crate::choose_within(&seen, self.level, &mut rng, &limits)?;
            deals.push(BlindDeal { hands, action });
        }
        Some(BlindTest { seat: self.seat, played: self.played, deals })
    }
}
