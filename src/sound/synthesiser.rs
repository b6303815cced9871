//! Synthesises sounds from decaying tones and noise.

use std::f32::consts::TAU;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Samples per second.
pub const SAMPLE_RATE: u32 = 44_100;

/// Duration of the fade at the end of a sound.
const FADE_SECS: f32 = 0.02;

/// The length of the window over which loudness is measured, as for the momentary loudness of
/// EBU R 128.
pub const LOUDNESS_WINDOW_SECS: f32 = 0.4;

/// How large a score is; a larger one is shown and heard more prominently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScoreSize {
    /// Less than ten points.
    Small,
    /// Ten to nineteen points.
    Middle,
    /// Twenty points and more.
    Large,
}

impl ScoreSize {
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];

    pub const fn from_points(points: i32) -> Self {
        match points {
            20.. => Self::Large,
            10.. => Self::Middle,
            _ => Self::Small,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// A bone is selected.
    Lift,
    /// The first bone is put on the cloth.
    FirstBone,
    /// A bone is put beside another one.
    Clack,
    /// A doublet is put beside another bone.
    Doublet,
    /// The last bone of a hand, or one after which no other fits, is slammed down.
    Slam,
    /// Knuckles knock on the table, once.
    Knock,
    /// A bone of the line falls; the number is its index in the order of falls.
    Fall(u8),
    Draw,
    Shuffle,
    /// An end lights up; the tone is this many whole tones below the sound of the points.
    Tick(u8),
    Score(ScoreSize),
    /// A bone is counted at the end of a hand.
    Pip,
    /// The viewer's side gets the points of a hand.
    HandWon,
    /// The viewer's side wins the game.
    GameWon,
    /// Other players get the points of a hand, or win the game.
    Loss,
    /// A firecracker blows up a bone.
    Blast,
    /// A brass nail is driven in for a hand that is won.
    Nail,
    /// A seal is pressed on a day in the calendar of daily games.
    Seal,
}

impl Sound {
    /// The greatest number of whole tones in a [`Tick`](Self::Tick).
    pub const LOWEST_TICK: u8 = 7;

    /// Every sound; of those that differ only in tone, one example each.
    pub const ALL: [Self; 20] = [
        Self::Lift,
        Self::FirstBone,
        Self::Clack,
        Self::Doublet,
        Self::Slam,
        Self::Knock,
        Self::Fall(0),
        Self::Draw,
        Self::Shuffle,
        Self::Tick(1),
        Self::Score(ScoreSize::Small),
        Self::Score(ScoreSize::Middle),
        Self::Score(ScoreSize::Large),
        Self::Pip,
        Self::HandWon,
        Self::GameWon,
        Self::Loss,
        Self::Blast,
        Self::Nail,
        Self::Seal,
    ];

    /// The samples of the sound, from -1 to 1, at [`SAMPLE_RATE`]; the same each time.
    pub fn samples(self) -> Vec<f32> {
        let mut sound = SoundBuffer::with_duration(self.secs());
        match self {
            Self::Lift => lift(&mut sound),
            Self::FirstBone => first_bone(&mut sound),
            Self::Clack => clack(&mut sound, 0.0, 1.0, 1.0),
            Self::Doublet => clack(&mut sound, 0.0, 0.84, 1.0),
            Self::Slam => slam(&mut sound),
            Self::Knock => knock(&mut sound),
            Self::Fall(before) => clack(&mut sound, 0.0, semitone_thirds_up(before), 1.0),
            Self::Draw => draw(&mut sound),
            Self::Shuffle => shuffle(&mut sound),
            Self::Tick(below) => bell(&mut sound, 0.0, SCORE_HERTZ * whole_tones_down(below), 0.05),
            Self::Score(size) => score(&mut sound, size),
            Self::Pip => clack(&mut sound, 0.0, 1.6, 1.0),
            Self::HandWon => motif(&mut sound, 2, 1.0),
            Self::GameWon => motif(&mut sound, MOTIF.len(), 1.0),
            Self::Loss => motif(&mut sound, 1, 0.5),
            Self::Blast => blast(&mut sound),
            Self::Nail => nail(&mut sound),
            Self::Seal => seal(&mut sound),
        }
        sound.into_samples(self.decibels())
    }

    const fn secs(self) -> f32 {
        match self {
            Self::Lift | Self::Pip | Self::Fall(_) => 0.12,
            Self::FirstBone | Self::Clack => 0.18,
            Self::Doublet | Self::Tick(_) => 0.22,
            Self::Draw => 0.2,
            Self::Slam => 0.5,
            Self::Knock => 0.25,
            Self::Nail => 0.35,
            Self::Seal => 0.4,
            Self::Shuffle => SHUFFLE_SECS,
            Self::Score(ScoreSize::Small) => 0.7,
            Self::Score(ScoreSize::Middle) | Self::HandWon | Self::Loss => 0.9,
            Self::Score(ScoreSize::Large) | Self::GameWon => 1.3,
            Self::Blast => 1.1,
        }
    }

    /// The level of the sound's loudest [`LOUDNESS_WINDOW_SECS`], in decibels relative to the
    /// loudest possible tone. Frequent sounds are quieter than rare ones, and one sound of a series
    /// is quieter than the whole series.
    pub const fn decibels(self) -> f32 {
        match self {
            Self::Lift => USUAL_DECIBELS - 10.0,
            Self::Tick(_) | Self::Pip => USUAL_DECIBELS - 7.0,
            Self::Fall(_) => USUAL_DECIBELS - 5.0,
            Self::Knock => USUAL_DECIBELS - 3.0,
            Self::Draw | Self::Loss => USUAL_DECIBELS - 2.6,
            Self::FirstBone | Self::Score(ScoreSize::Small) => USUAL_DECIBELS - 1.0,
            Self::Clack
            | Self::Doublet
            | Self::Score(ScoreSize::Middle)
            | Self::Nail
            | Self::Seal
            | Self::Shuffle
            | Self::HandWon
            | Self::GameWon => USUAL_DECIBELS,
            Self::Score(ScoreSize::Large) => USUAL_DECIBELS + 0.3,
            Self::Slam | Self::Blast => USUAL_DECIBELS + 4.0,
        }
    }
}

/// The usual level, low enough that a short knock can be as loud as a long bell.
const USUAL_DECIBELS: f32 = -26.0;

/// A sound being synthesised.
struct SoundBuffer {
    samples: Vec<f32>,
    noise: ChaCha8Rng,
}

impl SoundBuffer {
    fn with_duration(secs: f32) -> Self {
        Self {
            samples: vec![0.0; (secs * SAMPLE_RATE as f32) as usize],
            noise: ChaCha8Rng::seed_from_u64(1),
        }
    }

    /// Adds a tone that decays exponentially with the time constant `decay_secs`.
    fn tone(&mut self, at_secs: f32, hertz: f32, loudness: f32, decay_secs: f32) {
        self.add(at_secs, |_, secs| {
            loudness * (TAU * hertz * secs).sin() * (-secs / decay_secs).exp()
        });
    }

    /// Adds noise with an envelope, low-passed at `hertz`.
    fn noise(&mut self, at_secs: f32, hertz: f32, envelope: impl Fn(f32) -> f32) {
        let share = 1.0 - (-TAU * hertz / SAMPLE_RATE as f32).exp();
        let mut low = 0.0;
        self.add(at_secs, |noise, secs| {
            low += share * (noise.random_range(-1.0..1.0) - low);
            low * envelope(secs)
        });
    }

    /// Adds `level`, a function of the seconds since `at_secs`.
    fn add(&mut self, at_secs: f32, mut level: impl FnMut(&mut ChaCha8Rng, f32) -> f32) {
        let first = (at_secs * SAMPLE_RATE as f32) as usize;
        let samples = self.samples.iter_mut().skip(first);
        for (n, sample) in samples.enumerate() {
            *sample += level(&mut self.noise, n as f32 / SAMPLE_RATE as f32);
        }
    }

    /// Returns the samples, brought to this level and faded out at the end.
    fn into_samples(self, decibels: f32) -> Vec<f32> {
        let mut samples = self.samples;
        let fade = FADE_SECS * SAMPLE_RATE as f32;
        let count = samples.len();
        for (n, sample) in samples.iter_mut().enumerate() {
            let left = (count - 1 - n) as f32;
            *sample *= (left / fade).min(1.0);
        }
        let raw = samples.clone();
        let mut gain = 1.0;
        // Limiting lowers the level, so it is corrected repeatedly.
        for _ in 0..LIMITING_PASSES {
            gain *= 10.0_f32.powf((decibels - loudest_decibels(&samples)) / 20.0);
            let loudest = raw.iter().fold(0.0_f32, |max, sample| max.max(sample.abs()));
            let is_limited = gain * loudest > MAX_AMPLITUDE;
            for (sample, raw) in samples.iter_mut().zip(&raw) {
                let level = gain * raw;
                *sample =
                    if is_limited { MAX_AMPLITUDE * (level / MAX_AMPLITUDE).tanh() } else { level };
            }
        }
        samples
    }
}

/// The maximum amplitude of a sample; the start of a knock would exceed it without a limit.
const MAX_AMPLITUDE: f32 = 0.69;
const LIMITING_PASSES: usize = 6;

/// The level of the loudest [`LOUDNESS_WINDOW_SECS`] of a sound, in decibels. A shorter sound is
/// padded with silence.
pub fn loudest_decibels(samples: &[f32]) -> f32 {
    let width = (LOUDNESS_WINDOW_SECS * SAMPLE_RATE as f32) as usize;
    let square = |sample: &f32| f64::from(*sample).powi(2);
    let mut sum: f64 = samples.iter().take(width).map(square).sum();
    let mut max_sum = sum;
    for (before, next) in samples.iter().zip(samples.iter().skip(width)) {
        sum += square(next) - square(before);
        max_sum = max_sum.max(sum);
    }
    10.0 * (max_sum / width as f64).log10() as f32
}

/// Adds the sound of bone on wood: a knock, the modes of a small hard body, and the resonance of
/// the table.
fn clack(sound: &mut SoundBuffer, at_secs: f32, pitch: f32, loudness: f32) {
    for (hertz, share, decay_secs) in [
        (1_850.0, 0.5, 0.016),
        (3_120.0, 0.35, 0.011),
        (4_730.0, 0.2, 0.007),
        (7_050.0, 0.1, 0.004),
    ] {
        sound.tone(at_secs, hertz * pitch, loudness * share, decay_secs);
    }
    sound.tone(at_secs, 190.0, loudness * 0.5, 0.032);
    sound.noise(at_secs, 6_000.0, |secs| loudness * (-secs / 0.003).exp());
}

/// Adds the sound of a finger that lifts a bone off the cloth.
fn lift(sound: &mut SoundBuffer) {
    sound.noise(0.0, 1_800.0, |secs| (secs / 0.012).min(1.0) * (-secs / 0.022).exp());
}

/// Adds the sound of bone on cloth: a dull knock, and the resonance of the table.
fn first_bone(sound: &mut SoundBuffer) {
    sound.tone(0.0, 150.0, 0.9, 0.03);
    sound.tone(0.0, 1_500.0, 0.2, 0.01);
    sound.noise(0.0, 1_600.0, |secs| 1.5 * (-secs / 0.008).exp());
}

/// Adds the sound of a bone that slides over the table and knocks against another one.
fn draw(sound: &mut SoundBuffer) {
    sound.noise(0.0, 2_200.0, |secs| {
        0.5 * (secs / 0.03).min(1.0) * ((0.1 - secs) / 0.03).clamp(0.0, 1.0)
    });
    clack(sound, 0.09, 1.1, 0.6);
}

/// Adds the sound of a bone slammed down: the whole table resounds, and the bones on it jump.
fn slam(sound: &mut SoundBuffer) {
    clack(sound, 0.0, 0.8, 1.0);
    for (hertz, share, decay_secs) in
        [(84.0, 0.9, 0.09), (146.0, 0.7, 0.07), (233.0, 0.4, 0.05), (410.0, 0.25, 0.03)]
    {
        sound.tone(0.0, hertz, share, decay_secs);
    }
    sound.noise(0.0, 2_500.0, |secs| 1.5 * (-secs / 0.012).exp());
    for (at_secs, pitch, loudness) in
        [(0.055, 1.15, 0.2), (0.075, 0.95, 0.14), (0.11, 1.3, 0.12), (0.15, 1.05, 0.07)]
    {
        clack(sound, at_secs, pitch, loudness);
    }
}

/// Adds the sound of knuckles on wood.
fn knock(sound: &mut SoundBuffer) {
    for (hertz, share, decay_secs) in
        [(172.0, 1.0, 0.04), (318.0, 0.7, 0.028), (587.0, 0.35, 0.014), (940.0, 0.15, 0.008)]
    {
        sound.tone(0.0, hertz, share, decay_secs);
    }
    sound.noise(0.0, 1_400.0, |secs| 0.8 * (-secs / 0.005).exp());
}

/// Adds the sound of a hammer on a brass nail, and of the wood around the nail.
fn nail(sound: &mut SoundBuffer) {
    for (hertz, share, decay_secs) in
        [(131.0, 1.0, 0.045), (262.0, 0.5, 0.03), (2_350.0, 0.3, 0.05), (4_120.0, 0.15, 0.03)]
    {
        sound.tone(0.0, hertz, share, decay_secs);
    }
    sound.noise(0.0, 5_000.0, |secs| 0.8 * (-secs / 0.004).exp());
}

/// Adds the sound of a stamp in warm wax: low, without any ringing.
fn seal(sound: &mut SoundBuffer) {
    sound.tone(0.0, 72.0, 1.0, 0.07);
    sound.tone(0.0, 121.0, 0.7, 0.045);
    sound.noise(0.0, 420.0, |secs| 2.0 * (secs / 0.01).min(1.0) * (-secs / 0.03).exp());
}

/// The duration of the sound of a shuffle, at most that of the animation.
const SHUFFLE_SECS: f32 = 0.9;

/// Adds the sound of a shuffle: bones scrape over the table and knock together.
fn shuffle(sound: &mut SoundBuffer) {
    const KNOCKS: usize = 22;
    const KNOCK_SECS: f32 = SHUFFLE_SECS - 0.2;
    for n in 0..KNOCKS {
        let share = (n as f32 + sound.noise.random_range(0.0..1.0)) / KNOCKS as f32;
        let pitch = sound.noise.random_range(0.8..1.25);
        let loudness = sound.noise.random_range(0.15..0.6);
        clack(sound, share * KNOCK_SECS, pitch, loudness);
    }
    sound.noise(0.0, 1_400.0, |secs| {
        let swell = (secs * 9.0).sin().abs() + 0.3;
        let left = KNOCK_SECS + 0.05 - secs;
        0.5 * swell * (secs / 0.08).min(1.0) * (left / 0.2).clamp(0.0, 1.0)
    });
}

const SCORE_HERTZ: f32 = 1_046.5;

/// The frequency factor for this many whole tones down.
fn whole_tones_down(below: u8) -> f32 {
    (-f32::from(below) / 6.0).exp2()
}

/// The frequency factor for this many thirds of a semitone up.
fn semitone_thirds_up(count: u8) -> f32 {
    (f32::from(count) / 36.0).exp2()
}

/// Adds one bell for a small score, two for a larger one, four long ones for the largest.
fn score(sound: &mut SoundBuffer, size: ScoreSize) {
    const STEP_SECS: f32 = 0.075;
    let (factors, decay_secs): (&[f32], f32) = match size {
        ScoreSize::Small => (&[1.0], 0.17),
        ScoreSize::Middle => (&[1.0, 1.5], 0.2),
        ScoreSize::Large => (&[1.0, 1.25, 1.5, 2.0], 0.26),
    };
    for (n, factor) in factors.iter().enumerate() {
        bell(sound, n as f32 * STEP_SECS, SCORE_HERTZ * factor, decay_secs);
    }
}

fn bell(sound: &mut SoundBuffer, at_secs: f32, hertz: f32, decay_secs: f32) {
    for (factor, share, decay_factor) in [(1.0, 1.0, 1.0), (2.76, 0.25, 0.4), (5.4, 0.1, 0.18)] {
        sound.tone(at_secs, hertz * factor, share, decay_secs * decay_factor);
    }
}

/// The notes of a won game, in hertz. A won hand has the first two of them; a lost one only the
/// first, an octave lower.
const MOTIF: [f32; 4] = [784.0, 1_174.7, 987.8, 1_568.0];
/// The time between two notes of the motif.
const MOTIF_STEP_SECS: f32 = 0.13;

fn motif(sound: &mut SoundBuffer, note_count: usize, factor: f32) {
    for (n, hertz) in MOTIF.iter().take(note_count).enumerate() {
        bell(sound, n as f32 * MOTIF_STEP_SECS, hertz * factor, 0.19);
    }
}

/// Adds a bang that fades into a rumble.
fn blast(sound: &mut SoundBuffer) {
    sound.noise(0.0, 9_000.0, |secs| 1.2 * (-secs / 0.02).exp());
    sound.noise(0.0, 900.0, |secs| 2.5 * (-secs / 0.16).exp());
    sound.noise(0.05, 260.0, |secs| 3.0 * (-secs / 0.35).exp());
    sound.tone(0.0, 58.0, 1.0, 0.18);
}
