//! The source of seeds for new games.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use rand::rngs::SysRng;
use rand::{Rng as _, SeedableRng as _, TryRng as _};
use rand_chacha::ChaCha20Rng;

use engine::Seed;

/// A function that returns a new seed at each call.
pub type SeedSource = Box<dyn FnMut() -> Seed + Send>;

/// The source of seeds for new games, unless the player gives a number.
///
/// Clones draw from the same source, so no seed comes twice.
#[derive(Clone)]
pub struct Seeds(Arc<Mutex<SeedSource>>);

impl Seeds {
    fn from_draw(mut draw: impl FnMut(&mut [u8; 32]) + Send + 'static) -> Self {
        let new_seed = move || {
            let mut bytes = [0; 32];
            draw(&mut bytes);
            Seed::new(bytes)
        };
        Self(Arc::new(Mutex::new(Box::new(new_seed))))
    }

    /// Creates a source that gives the same seeds in every run, for tests.
    pub fn from_number(number: u64) -> Self {
        let mut random = ChaCha20Rng::seed_from_u64(number);
        Self::from_draw(move |bytes| random.fill_bytes(bytes))
    }

    /// Draws a number for a game to share with others: below a million, so that it is easy to say.
    pub fn draw_number(&self) -> u64 {
        let [a, b, c, d, ..] = self.source()().bytes();
        u64::from(u32::from_le_bytes([a, b, c, d])) % 1_000_000
    }

    /// Returns a function that draws from this source, for a session.
    pub fn source(&self) -> SeedSource {
        let Self(source) = self.clone();
        Box::new(move || source.lock().unwrap_or_else(PoisonError::into_inner)())
    }
}

impl Default for Seeds {
    /// Creates a source that draws from the operating system's random source.
    fn default() -> Self {
        Self::from_draw(|bytes| {
            SysRng.try_fill_bytes(bytes).expect("the operating system has a random source");
        })
    }
}

impl fmt::Debug for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeds").finish_non_exhaustive()
    }
}

/// A number for a game's deals, made from a fresh seed. It has up to twelve digits: few enough to
/// type, and too many to find by trial.
pub(super) fn drawn_number(seed: Seed) -> u64 {
    const NUMBERS: u64 = 1_000_000_000_000;
    let beginning = seed.bytes().first_chunk().copied();
    u64::from_le_bytes(beginning.expect("a seed is longer")) % NUMBERS
}

/// A seed made from the number of a game and an index: 0 for Nestor's choices, 1 for the first
/// round, and so on.
pub(super) fn numbered_seed(number: u64, index: u64) -> Seed {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    key[8..16].copy_from_slice(&index.to_le_bytes());
    let mut bytes = [0; 32];
    ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
    Seed::new(bytes)
}
