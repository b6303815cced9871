//! `arena train`: trains nets by letting them play against themselves.

mod exact_net;
mod rounds;
mod step;

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

use self::exact_net::ExactNet;
use self::rounds::Lesson;
use self::step::Learner;
use crate::progress;
use crate::shard::Shard;

/// How many rounds are played before each step of learning.
const BATCH: u32 = 64;
/// The learning rate at the beginning and at the end.
const RATES: (f32, f32) = (1.5e-3, 2e-5);

/// The training of some nets.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Training {
    /// Which nets.
    pub(crate) kinds: Vec<NetKind>,
    /// How many rounds each net plays against itself.
    pub(crate) rounds: u32,
    /// What all the rounds come from.
    pub(crate) seed: u64,
    /// Whether each goes on from the net in the file.
    pub(crate) go_on: bool,
}

/// Nets as they are stored.
pub(crate) type Nets = BTreeMap<NetKind, Vec<u8>>;

impl Training {
    /// Trains the nets of a shard, two at a time; `done` gets each two. One net is
    /// trained in one place, so a shard has every so many of them. `file`
    /// holds the nets to go on from.
    pub(crate) fn run(
        &self,
        shard: Shard,
        file: &Path,
        mut done: impl FnMut(Nets) -> io::Result<()>,
    ) -> io::Result<()> {
        let stored = stored(file, self.go_on)?;
        let bars = MultiProgress::new();
        let numbers = shard.numbers(self.kinds.len());
        let kinds: Vec<NetKind> = numbers.map(|number| self.kinds[number]).collect();
        for pair in kinds.chunks(2) {
            done(thread::scope(|scope| {
                let running: Vec<_> = pair
                    .iter()
                    .map(|kind| {
                        let old = &stored[kind.place()];
                        let start = self.go_on.then(|| ExactNet::stored(kind.inputs(), old));
                        let bar = bars.add(progress::bar(kind.to_string(), self.rounds.into()));
                        scope.spawn(move || (*kind, self.net(*kind, start, &bar)))
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

    /// Trains one net.
    fn net(&self, kind: NetKind, start: Option<ExactNet>, bar: &ProgressBar) -> Vec<u8> {
        let numbers = train(kind, self.rounds, self.seed, start, bar);
        numbers.into_iter().flat_map(i16::to_le_bytes).collect()
    }
}

/// Writes nets to the file. Those of other kinds stay as they are there.
pub(crate) fn store(file: &Path, nets: &Nets) -> io::Result<()> {
    let mut bytes = stored(file, false)?;
    for (kind, net) in nets {
        let place = kind.place();
        if net.len() != place.len() {
            let why = format!(
                "{kind}: this net has {} bytes, not {}",
                net.len(),
                place.len()
            );
            return Err(io::Error::other(why));
        }
        bytes[place].copy_from_slice(net);
    }
    let wrong = |error| io::Error::other(format!("{}: {error}", file.display()));
    fs::write(file, bytes).map_err(wrong)
}

/// The nets in the file, with room for those of all kinds. Unless they `must` be
/// there, it need not exist.
///
/// # Errors
/// If it holds something else, which would be lost.
fn stored(file: &Path, must: bool) -> io::Result<Vec<u8>> {
    let wrong = |why| io::Error::other(format!("{}: {why}", file.display()));
    let mut bytes = match fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && !must => Vec::new(),
        read => read.map_err(|error| wrong(error.to_string()))?,
    };
    let ends: Vec<usize> = NetKind::all().map(|kind| kind.place().end).collect();
    if !bytes.is_empty() && !ends.contains(&bytes.len()) || bytes.is_empty() && must {
        let why = "these are no nets of Nestor's; name another file with --out";
        return Err(wrong(why.to_owned()));
    }
    bytes.resize(ends.into_iter().max().unwrap_or(0), 0);
    Ok(bytes)
}
/// Trains one net.
fn train(
    kind: NetKind,
    rounds: u32,
    seed: u64,
    start: Option<ExactNet>,
    bar: &ProgressBar,
) -> Vec<i16> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8] = kind.family as u8;
    key[9] = kind.seats as u8;
    let mut rng = ChaCha8Rng::from_seed(key);
    let mut net = start.unwrap_or_else(|| ExactNet::beginning(kind.inputs(), &mut rng));
    let mut learner = Learner::new(kind.inputs());
    let mut lessons: Vec<Lesson> = Vec::new();
    let steps = rounds / BATCH;
    let mut error = 0.0;
    for step in 0..steps {
        lessons.clear();
        let playing = net.playing();
        for _ in 0..BATCH {
            rounds::play(&playing, kind, &mut rng, &mut lessons);
        }
        let done = step as f32 / steps as f32;
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(done);
        error += learner.learn(&mut net, &lessons, rate);
        bar.inc(BATCH.into());
        if (step + 1) % (steps / 20).max(1) == 0 {
            let mean = error / (steps / 20).max(1) as f32;
            bar.suspend(|| {
                let told = writeln!(
                    io::stderr(),
                    "{kind}: {} of {rounds} rounds, root of the mean squared error {:.2} points",
                    (step + 1) * BATCH,
                    mean.sqrt()
                );
                // The training goes on, whoever reads of it.
                told.ok();
            });
            error = 0.0;
        }
    }
    bar.finish_and_clear();
    net.rounded()
}
