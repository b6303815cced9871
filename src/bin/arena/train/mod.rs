//! `arena train`: trains nets by letting them play against themselves.

mod exact_net;
mod rounds;
mod step;

use std::io;
use std::path::Path;
use std::thread;

use indicatif::{MultiProgress, ProgressBar};
use nestor_dominoes::nestor::{Family, Net};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use self::exact_net::ExactNet;
use self::rounds::Lesson;
use self::step::Learner;
use crate::progress;

/// How many rounds are played before each step of learning.
const BATCH: u32 = 64;
/// The learning rate at the beginning and at the end.
const RATES: (f32, f32) = (1.5e-3, 2e-5);

/// Trains a net for each of `families`, two at a time, and writes all nets to
/// `out`. The nets of other families stay as they are in that file.
pub(crate) fn run(
    families: &[Family],
    rounds: u32,
    seed: u64,
    out: &Path,
    go_on: bool,
) -> io::Result<()> {
    let mut bytes = std::fs::read(out).unwrap_or_default();
    bytes.resize(Family::ALL.len() * Net::BYTES, 0);
    let bars = MultiProgress::new();
    for pair in families.chunks(2) {
        let trained: Vec<(usize, Vec<i16>)> = thread::scope(|scope| {
            let running: Vec<_> = pair
                .iter()
                .map(|family| {
                    let place = *family as usize;
                    let old = &bytes[place * Net::BYTES..(place + 1) * Net::BYTES];
                    let start = go_on.then(|| ExactNet::stored(old));
                    let bar = bars.add(progress::bar(format!("{family:?}"), rounds.into()));
                    scope.spawn(move || (place, train(*family, rounds, seed, start, &bar)))
                })
                .collect();
            running
                .into_iter()
                .map(|thread| thread.join().expect("training does not fail"))
                .collect()
        });
        for (place, numbers) in trained {
            let stored = &mut bytes[place * Net::BYTES..(place + 1) * Net::BYTES];
            for (pair, number) in stored.as_chunks_mut::<2>().0.iter_mut().zip(numbers) {
                *pair = number.to_le_bytes();
            }
        }
        std::fs::write(out, &bytes)?;
    }
    Ok(())
}

/// Trains one net.
fn train(
    family: Family,
    rounds: u32,
    seed: u64,
    start: Option<ExactNet>,
    bar: &ProgressBar,
) -> Vec<i16> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8] = family as u8;
    let mut rng = ChaCha8Rng::from_seed(key);
    let mut net = start.unwrap_or_else(|| ExactNet::beginning(&mut rng));
    let mut learner = Learner::new();
    let mut lessons: Vec<Lesson> = Vec::new();
    let steps = rounds / BATCH;
    let mut error = 0.0;
    for step in 0..steps {
        lessons.clear();
        let playing = net.playing();
        for _ in 0..BATCH {
            rounds::play(&playing, family, &mut rng, &mut lessons);
        }
        let done = step as f32 / steps as f32;
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(done);
        error += learner.learn(&mut net, &lessons, rate);
        bar.inc(BATCH.into());
        if (step + 1) % (steps / 20).max(1) == 0 {
            let mean = error / (steps / 20).max(1) as f32;
            bar.suspend(|| {
                eprintln!(
                    "{family:?}: {} of {rounds} rounds, root of the mean squared error {:.2} points",
                    (step + 1) * BATCH,
                    mean.sqrt()
                );
            });
            error = 0.0;
        }
    }
    bar.finish_and_clear();
    net.rounded()
}
