//! What is heard at the table, as it is heard: a sound alone, or several in the order and at the
//! times at which they are seen.

use nestor_dominoes::sound::synthesiser::SAMPLE_RATE;
use nestor_dominoes::sound::{ScoreSize, Sound};

/// The delay between two bones of a line that fall, and between two knocks.
const FALLS_APART_SECS: f32 = 0.045;
const KNOCKS_APART_SECS: f32 = 0.14;

/// Something that is heard.
#[derive(Debug)]
pub struct Heard {
    /// A name for it.
    pub name: &'static str,
    /// Whether it stands out above all else.
    pub stands_out: bool,
    /// Its sounds, each with its delay in seconds.
    sounds: Vec<(f32, Sound)>,
}

impl Heard {
    /// Everything together.
    pub fn samples(&self) -> Vec<f32> {
        let mut mixed = Vec::new();
        for (after_secs, sound) in &self.sounds {
            let samples = sound.samples();
            let first = (after_secs * SAMPLE_RATE as f32) as usize;
            mixed.resize(mixed.len().max(first + samples.len()), 0.0);
            for (sum, sample) in mixed[first..].iter_mut().zip(samples) {
                *sum += sample;
            }
        }
        mixed
    }
}

/// A sound `count` times, so far apart.
fn row(count: u8, stagger_secs: f32, sound: impl Fn(u8) -> Sound) -> Vec<(f32, Sound)> {
    (0..count).map(|n| (stagger_secs * f32::from(n), sound(n))).collect()
}

/// What is heard once in its place.
pub fn all() -> Vec<Heard> {
    let usual = [
        ("laid on the cloth", Sound::FirstBone),
        ("laid", Sound::Clack),
        ("laid, a doublet", Sound::Doublet),
        ("drawn", Sound::Draw),
        ("shuffled", Sound::Shuffle),
        ("a small score", Sound::Score(ScoreSize::Small)),
        ("a middle score", Sound::Score(ScoreSize::Middle)),
        ("a large score", Sound::Score(ScoreSize::Large)),
        ("a hand won", Sound::HandWon),
        ("a game won", Sound::GameWon),
        ("lost", Sound::Loss),
        ("a nail", Sound::Nail),
        ("a seal", Sound::Seal),
    ];
    let mut all: Vec<Heard> = usual
        .into_iter()
        .map(|(name, sound)| Heard { name, stands_out: false, sounds: vec![(0.0, sound)] })
        .collect();
    let heard = |name, stands_out, sounds| Heard { name, stands_out, sounds };
    all.extend([
        heard("a pass", false, row(2, KNOCKS_APART_SECS, |_| Sound::Knock)),
        heard("slammed", true, row(1, 0.0, |_| Sound::Slam)),
        heard("a line of twelve falls", true, row(12, FALLS_APART_SECS, Sound::Fall)),
        heard("a firecracker", true, row(1, 0.0, |_| Sound::Blast)),
    ]);
    all
}
