//! Picks backs for the players who do not choose one themselves.

use std::collections::BTreeSet;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use game::profile::GameId;

/// The probability of picking any back on the table, instead of one near the last.
const FAR_PICK_PROBABILITY: f64 = 0.15;
/// The probability of skipping the nearest back for the next one.
const SKIP_PROBABILITY: f64 = 0.45;

/// The picks of backs in a hand. They imitate people, who mostly pick near their last back. They
/// depend only on the game's id and the number of the hand, so they reveal nothing about the bones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Picks {
    game: GameId,
    hand: usize,
}

impl Picks {
    /// Creates the picks for a hand of a game; hands are counted from 1.
    pub(super) const fn new(game: GameId, hand: usize) -> Self {
        Self { game, hand }
    }

    /// Picks one of the backs on the table, mostly near the back `last`. `steps` is the number of
    /// earlier picks.
    pub(super) fn pick(
        self,
        backs_on_table: &BTreeSet<usize>,
        last: Option<usize>,
        steps: usize,
    ) -> Option<usize> {
        let mut seed = [0; 32];
        seed[..16].copy_from_slice(&self.game.bytes());
        seed[16..24].copy_from_slice(&(self.hand as u64).to_le_bytes());
        seed[24..].copy_from_slice(&(steps as u64).to_le_bytes());
        let mut random = ChaCha8Rng::from_seed(seed);
        let mut backs: Vec<usize> = backs_on_table.iter().copied().collect();
        if backs.is_empty() {
            return None;
        }
        let last = last.filter(|_| !random.random_bool(FAR_PICK_PROBABILITY));
        let Some(last) = last else {
            return Some(backs[random.random_range(0..backs.len())]);
        };
        backs.sort_by_key(|back| back.abs_diff(last));
        let mut nearest = backs.iter().copied();
        let mut pick = nearest.next();
        while random.random_bool(SKIP_PROBABILITY)
            && let Some(next) = nearest.next()
        {
            pick = Some(next);
        }
        pick
    }
}
