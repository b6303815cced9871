//! `arena train`: nets learn the games by playing against themselves.

mod rounds;
mod step;

use std::io;
use std::path::Path;
use std::thread;

use nestor_dominoes::nestor::{Family, INPUTS, Net, read_nets};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use self::rounds::Lesson;
use self::step::Learner;

/// How many rounds are played between two steps of learning.
const BATCH: u32 = 64;
/// How fast a net learns at first, and at the end.
const RATES: (f32, f32) = (1.5e-3, 2e-5);

/// Trains the net of every family in `families` and writes all nets to `out`;
/// those of other families stay as they are there.
pub(crate) fn run(
    families: &[Family],
    rounds: u32,
    seed: u64,
    out: &Path,
    go_on: bool,
) -> io::Result<()> {
    let old = read_nets(&std::fs::read(out).unwrap_or_default());
    let old = |family: Family| {
        let place = Family::ALL.into_iter().position(|other| other == family)?;
        old.get(place).cloned()
    };
    let mut trained: Vec<(Family, Net)> = Vec::new();
    for pair in families.chunks(2) {
        let both: Vec<Net> = thread::scope(|scope| {
            let running: Vec<_> = pair
                .iter()
                .map(|family| {
                    let start = if go_on { old(*family) } else { None };
                    scope.spawn(move || train(*family, rounds, seed, start))
                })
                .collect();
            running
                .into_iter()
                .map(|thread| thread.join().expect("training does not fail"))
                .collect()
        });
        trained.extend(pair.iter().copied().zip(both));
        let mut bytes = Vec::new();
        for family in Family::ALL {
            let new = trained.iter().find(|(other, _)| *other == family);
            let net = new.map(|(_, net)| net.clone()).or_else(|| old(family));
            bytes.extend(net.unwrap_or_else(Net::zero).write());
        }
        std::fs::write(out, bytes)?;
    }
    Ok(())
}

/// Trains one net.
fn train(family: Family, rounds: u32, seed: u64, start: Option<Net>) -> Net {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8] = family as u8;
    let mut rng = ChaCha8Rng::from_seed(key);
    let mut net = start.unwrap_or_else(|| beginning(&mut rng));
    let mut learner = Learner::new();
    let mut lessons: Vec<Lesson> = Vec::new();
    let steps = rounds / BATCH;
    let mut error = 0.0;
    for step in 0..steps {
        lessons.clear();
        for _ in 0..BATCH {
            rounds::play(&net, family, &mut rng, &mut lessons);
        }
        let done = step as f32 / steps as f32;
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(done);
        error += learner.learn(&mut net, &lessons, rate);
        if (step + 1) % (steps / 20).max(1) == 0 {
            let mean = error / (steps / 20).max(1) as f32;
            eprintln!(
                "{family:?}: {} of {rounds} rounds, root of the mean squared error {:.2} points",
                (step + 1) * BATCH,
                mean.sqrt()
            );
            error = 0.0;
        }
    }
    net
}

/// A net that knows nothing: small random weights.
fn beginning(rng: &mut ChaCha8Rng) -> Net {
    let mut net = Net::zero();
    let mut some = |spread: f32| rng.random_range(-spread..spread);
    debug_assert_eq!(net.first.len(), INPUTS, "a row for each input");
    net.first.iter_mut().flatten().for_each(|w| *w = some(0.15));
    net.second.iter_mut().flatten().for_each(|w| *w = some(0.2));
    net.answer.iter_mut().for_each(|w| *w = some(0.2));
    net
}
