//! Sounds as numbers, made of decaying tones and of noise.

use std::f32::consts::TAU;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use strum::VariantArray;

/// How many numbers a second has.
pub const RATE: u32 = 44_100;

/// The loudest that a sound is, where 1 is as loud as can be played.
const PEAK: f32 = 0.8;

/// How long a sound takes to fall silent at its end, in seconds.
const FADE_SECS: f32 = 0.02;

/// Something that is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Sound {
    /// A bone is put on the table.
    Clack,
    /// The bones are shuffled.
    Shuffle,
    /// Points are scored.
    Score,
    /// A firecracker blows up a bone.
    Blast,
}

impl Sound {
    /// Each of them.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The sound as numbers from -1 to 1, [`RATE`] of them a second; the same each
    /// time.
    pub fn samples(self) -> Vec<f32> {
        let mut sound = Canvas::of_secs(match self {
            Self::Clack => 0.18,
            Self::Shuffle => 1.25,
            Self::Score => 0.7,
            Self::Blast => 1.1,
        });
        match self {
            Self::Clack => clack(&mut sound, 0.0, 1.0, 1.0),
            Self::Shuffle => shuffle(&mut sound),
            Self::Score => score(&mut sound),
            Self::Blast => blast(&mut sound),
        }
        sound.finished()
    }
}

/// A sound that is being put together.
struct Canvas {
    samples: Vec<f32>,
    noise: ChaCha8Rng,
}

impl Canvas {
    /// Silence.
    fn of_secs(secs: f32) -> Self {
        Self {
            samples: vec![0.0; (secs * RATE as f32) as usize],
            noise: ChaCha8Rng::seed_from_u64(1),
        }
    }

    /// Adds a tone that begins at once and dies away by `decay_secs`.
    fn tone(&mut self, at_secs: f32, hertz: f32, loudness: f32, decay_secs: f32) {
        self.add(at_secs, |_, secs| {
            loudness * (TAU * hertz * secs).sin() * (-secs / decay_secs).exp()
        });
    }

    /// Adds noise as loud as `envelope` says, without what is higher than `hertz`.
    fn noise(&mut self, at_secs: f32, hertz: f32, envelope: impl Fn(f32) -> f32) {
        let share = 1.0 - (-TAU * hertz / RATE as f32).exp();
        let mut low = 0.0;
        self.add(at_secs, |noise, secs| {
            low += share * (noise.random_range(-1.0..1.0) - low);
            low * envelope(secs)
        });
    }

    /// Adds something from a time on, which is told the seconds since then.
    fn add(&mut self, at_secs: f32, mut level: impl FnMut(&mut ChaCha8Rng, f32) -> f32) {
        let first = (at_secs * RATE as f32) as usize;
        let samples = self.samples.iter_mut().skip(first);
        for (n, sample) in samples.enumerate() {
            *sample += level(&mut self.noise, n as f32 / RATE as f32);
        }
    }

    /// The sound, as loud as all others, and silent at its end.
    fn finished(self) -> Vec<f32> {
        let mut samples = self.samples;
        let loudest = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
        let fade = FADE_SECS * RATE as f32;
        let count = samples.len();
        for (n, sample) in samples.iter_mut().enumerate() {
            let left = (count - 1 - n) as f32;
            *sample *= PEAK / loudest * (left / fade).min(1.0);
        }
        samples
    }
}

/// Bone on wood: a knock, the modes of a small hard body, and the table below it.
fn clack(sound: &mut Canvas, at_secs: f32, pitch: f32, loudness: f32) {
    for (hertz, share, decay_secs) in [
        (1_850.0, 0.5, 0.016),
        (3_120.0, 0.35, 0.011),
        (4_730.0, 0.2, 0.007),
        (7_050.0, 0.1, 0.004),
    ] {
        sound.tone(at_secs, hertz * pitch, loudness * share, decay_secs);
    }
    sound.tone(at_secs, 190.0, loudness * 0.35, 0.028);
    sound.noise(at_secs, 6_000.0, |secs| loudness * (-secs / 0.003).exp());
}

/// Bones that are pushed about: they scrape over the table and knock together.
fn shuffle(sound: &mut Canvas) {
    const KNOCKS: usize = 30;
    for n in 0..KNOCKS {
        let at_secs = (n as f32 + sound.noise.random_range(0.0..1.0)) / KNOCKS as f32;
        let pitch = sound.noise.random_range(0.8..1.25);
        let loudness = sound.noise.random_range(0.15..0.6);
        clack(sound, at_secs, pitch, loudness);
    }
    sound.noise(0.0, 1_400.0, |secs| {
        let swell = (secs * 9.0).sin().abs() + 0.3;
        0.5 * swell * (secs / 0.08).min(1.0) * ((1.15 - secs) / 0.3).clamp(0.0, 1.0)
    });
}

/// Two small bells, the second a fifth higher.
fn score(sound: &mut Canvas) {
    for (at_secs, hertz) in [(0.0, 784.0), (0.09, 1_176.0)] {
        for (times, share, decay_secs) in [(1.0, 1.0, 0.17), (2.76, 0.25, 0.07), (5.4, 0.1, 0.03)] {
            sound.tone(at_secs, hertz * times, share, decay_secs);
        }
    }
}

/// A bang that rolls away.
fn blast(sound: &mut Canvas) {
    sound.noise(0.0, 9_000.0, |secs| 1.2 * (-secs / 0.02).exp());
    sound.noise(0.0, 900.0, |secs| 2.5 * (-secs / 0.16).exp());
    sound.noise(0.05, 260.0, |secs| 3.0 * (-secs / 0.35).exp());
    sound.tone(0.0, 58.0, 1.0, 0.18);
}
