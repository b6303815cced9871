//! `arena train`: training of the nets in self-play.

mod adam;
mod float_net;
mod self_play;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::thread;

use indicatif::{MultiProgress, ProgressBar};
use nestor::NetKind;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use self::adam::Adam;
use self::float_net::FloatNet;
use self::self_play::TrainingExample;
use crate::progress;
use crate::shard::Shard;

/// The rounds of self-play before each step of learning.
const BATCH_ROUNDS: u32 = 64;
/// The learning rates at the beginning and at the end; the rate falls exponentially.
const LEARNING_RATES: (f32, f32) = (1.5e-3, 2e-5);

/// A run of training for some kinds of nets.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Training {
    pub(crate) kinds: Vec<NetKind>,
    /// The rounds that each net plays against itself.
    pub(crate) rounds: u32,
    /// The seed for the first weights and all rounds of each net.
    pub(crate) seed: u64,
    /// Whether training continues from the nets in the file.
    pub(crate) resume: bool,
}

/// Packed nets by their kinds, as they are stored.
pub(crate) type Nets = BTreeMap<NetKind, Vec<u8>>;

impl Training {
    /// Trains the nets of a shard, two at a time, and passes each pair to `on_trained`. `file` has
    /// the nets to resume from.
    pub(crate) fn run(
        &self,
        shard: Shard,
        file: &Path,
        mut on_trained: impl FnMut(Nets) -> io::Result<()>,
    ) -> io::Result<()> {
        let stored = read_stored(file, self.resume)?;
        let bars = MultiProgress::new();
        let numbers = shard.numbers(self.kinds.len());
        let kinds: Vec<NetKind> = numbers.map(|number| self.kinds[number]).collect();
        for pair in kinds.chunks(2) {
            on_trained(thread::scope(|scope| {
                let running: Vec<_> = pair
                    .iter()
                    .map(|kind| {
                        let old = stored.get(kind).filter(|_| self.resume);
                        let start = old.and_then(|net| FloatNet::from_packed(*kind, net));
                        let bar = bars.add(progress::bar(kind.to_string(), self.rounds.into()));
                        scope.spawn(move || (*kind, self.train_net(*kind, start, &bar)))
                    })
                    .collect();
                running
                    .into_iter()
                    .map(|thread| thread.join().expect("training does not fail"))
                    .collect()
            }))?;
        }
        Ok(())
    }

    /// Trains one net, and returns it as it is stored.
    fn train_net(&self, kind: NetKind, start: Option<FloatNet>, bar: &ProgressBar) -> Vec<u8> {
        let parameters = train(kind, self.rounds, self.seed, start, bar);
        nestor::pack(&parameters)
    }
}

/// Writes nets to the file, and keeps its nets of other kinds.
pub(crate) fn write_stored(file: &Path, nets: &Nets) -> io::Result<()> {
    let mut stored = read_stored(file, false)?;
    for (kind, net) in nets {
        if FloatNet::from_packed(*kind, net).is_none() {
            return Err(io::Error::other(format!("{kind}: this is no net of this kind")));
        }
        stored.insert(*kind, net.clone());
    }
    let bytes = nestor::join_stored(|kind| stored.get(&kind).map(Vec::as_slice));
    let to_error = |error| io::Error::other(format!("{}: {error}", file.display()));
    fs::write(file, bytes).map_err(to_error)
}

/// Reads the file of nets. Unless the nets are `required`, the file may be missing. A file with
/// other contents is an error, so that it is not overwritten.
fn read_stored(file: &Path, required: bool) -> io::Result<Nets> {
    let to_error = |why| io::Error::other(format!("{}: {why}", file.display()));
    let bytes = match fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && !required => Vec::new(),
        read => read.map_err(|error| to_error(error.to_string()))?,
    };
    let is_whole = |nets: &BTreeMap<NetKind, &[u8]>| {
        let are_read = nets.iter().all(|(kind, net)| FloatNet::from_packed(*kind, net).is_some());
        are_read && !(required && nets.is_empty())
    };
    let nets = nestor::split_stored(&bytes).filter(is_whole);
    let why = "these are no nets of Nestor's; name another file with --out";
    let nets = nets.ok_or_else(|| to_error(why.to_owned()))?;
    Ok(nets.into_iter().map(|(kind, net)| (kind, net.to_vec())).collect())
}

fn train(
    kind: NetKind,
    rounds: u32,
    seed: u64,
    start: Option<FloatNet>,
    bar: &ProgressBar,
) -> Vec<i16> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8] = kind.family as u8;
    key[9] = kind.seats as u8;
    let mut rng = ChaCha8Rng::from_seed(key);
    let mut net = start.unwrap_or_else(|| FloatNet::random(kind, &mut rng));
    let mut adam = Adam::new(kind);
    let mut examples: Vec<TrainingExample> = Vec::new();
    let steps = rounds / BATCH_ROUNDS;
    let mut error = 0.0;
    for step in 0..steps {
        examples.clear();
        let player = net.to_net();
        for _ in 0..BATCH_ROUNDS {
            self_play::play(&player, kind, &mut rng, &mut examples);
        }
        let progress = step as f32 / steps as f32;
        let rate = LEARNING_RATES.0 * (LEARNING_RATES.1 / LEARNING_RATES.0).powf(progress);
        error += adam.learn(&mut net, &examples, rate);
        bar.inc(BATCH_ROUNDS.into());
        if (step + 1) % (steps / 20).max(1) == 0 {
            let mean = error / (steps / 20).max(1) as f32;
            bar.suspend(|| {
                let written = writeln!(
                    io::stderr(),
                    "{kind}: {} of {rounds} rounds, root of the mean squared error {:.2} points",
                    (step + 1) * BATCH_ROUNDS,
                    mean.sqrt()
                );
                // Training continues even if no one reads this.
                written.ok();
            });
            error = 0.0;
        }
    }
    bar.finish_and_clear();
    net.rounded()
}
