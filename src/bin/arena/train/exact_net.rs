//! A net while it is trained: its weights are not rounded.

use nestor_dominoes::nestor::{FIRST, INPUTS, Net, POINTS, SECOND, STEPS};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::rounds::Lesson;

/// A net with weights that are not rounded, in the order in which they are
/// stored.
#[derive(Clone)]
pub(super) struct ExactNet(Vec<f32>);

/// Where the parts of a net begin among its numbers.
const FIRST_BIAS: usize = INPUTS * FIRST;
const SECOND_LAYER: usize = FIRST_BIAS + FIRST;
const SECOND_BIAS: usize = SECOND_LAYER + FIRST * SECOND;
const ANSWER: usize = SECOND_BIAS + SECOND;
const ANSWER_BIAS: usize = ANSWER + SECOND;

impl ExactNet {
    pub(super) fn zero() -> Self {
        Self(vec![0.0; Net::NUMBERS])
    }

    /// An untrained net with small random weights.
    pub(super) fn beginning(rng: &mut ChaCha8Rng) -> Self {
        let mut net = Self::zero();
        let mut some = |weights: &mut [f32], spread: f32| {
            for weight in weights {
                *weight = rng.random_range(-spread..spread);
            }
        };
        some(&mut net.0[..FIRST_BIAS], 0.15);
        some(&mut net.0[SECOND_LAYER..SECOND_BIAS], 0.2);
        some(&mut net.0[ANSWER..ANSWER_BIAS], 0.2);
        net
    }

    /// The net in the bytes of a file.
    pub(super) fn stored(bytes: &[u8]) -> Self {
        let pairs = bytes.as_chunks::<2>().0;
        let number = |pair: &[u8; 2]| f32::from(i16::from_le_bytes(*pair)) / STEPS;
        Self(pairs.iter().map(number).collect())
    }

    /// All its numbers.
    pub(super) fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    /// All its numbers, rounded as in a file.
    pub(super) fn rounded(&self) -> Vec<i16> {
        let round = |number: &f32| (*number * STEPS + 0.5).floor() as i16;
        self.0.iter().map(round).collect()
    }

    /// The net that plays: with rounded weights.
    pub(super) fn playing(&self) -> Net {
        Net::new(&self.rounded()).expect("it has as many numbers as a net")
    }

    /// Some of its numbers, as the rows of a layer.
    fn rows<const WIDE: usize>(&self, from: usize) -> &[[f32; WIDE]] {
        self.0[from..].as_chunks().0
    }

    fn rows_mut<const WIDE: usize>(&mut self, from: usize) -> &mut [[f32; WIDE]] {
        self.0[from..].as_chunks_mut().0
    }
}

/// Adds the gradient of the squared error of one lesson to `slope`. Returns the
/// error in points.
pub(super) fn add_slope(slope: &mut ExactNet, net: &ExactNet, lesson: &Lesson) -> f32 {
    let rows = net.rows::<FIRST>(0);
    let mut first = rows[INPUTS];
    for row in &lesson.rows {
        add_times(&mut first, &rows[usize::from(*row)], 1.0);
    }
    let first = first.map(|sum| sum.max(0.0));
    let weights = net.rows::<SECOND>(SECOND_LAYER);
    let mut second = weights[FIRST];
    for (given, weights) in first.iter().zip(weights) {
        if *given > 0.0 {
            add_times(&mut second, weights, *given);
        }
    }
    let second = second.map(|sum| sum.max(0.0));
    let last = &weights[FIRST + 1];
    let mut answer = net.0[ANSWER_BIAS];
    for (given, weight) in second.iter().zip(last) {
        answer += given * weight;
    }
    let missed = answer - lesson.points / POINTS;
    slope.0[ANSWER_BIAS] += missed;
    let slopes = slope.rows_mut::<SECOND>(SECOND_LAYER);
    add_times(&mut slopes[FIRST + 1], &second, missed);
    let mut to_second = last.map(|weight| weight * missed);
    for (to, given) in to_second.iter_mut().zip(second) {
        if given <= 0.0 {
            *to = 0.0;
        }
    }
    add_times(&mut slopes[FIRST], &to_second, 1.0);
    let mut to_first = [0.0; FIRST];
    for unit in 0..FIRST {
        if first[unit] > 0.0 {
            add_times(&mut slopes[unit], &to_second, first[unit]);
            to_first[unit] = product(&weights[unit], &to_second);
        }
    }
    let slopes = slope.rows_mut::<FIRST>(0);
    add_times(&mut slopes[INPUTS], &to_first, 1.0);
    for row in &lesson.rows {
        add_times(&mut slopes[usize::from(*row)], &to_first, 1.0);
    }
    (missed * POINTS).powi(2)
}

fn add_times<const WIDE: usize>(sums: &mut [f32; WIDE], weights: &[f32; WIDE], times: f32) {
    for unit in 0..WIDE {
        sums[unit] += weights[unit] * times;
    }
}

fn product(one: &[f32; SECOND], other: &[f32; SECOND]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for unit in 0..8 {
            sums[unit] += one[unit] * other[unit];
        }
    }
    sums.iter().sum()
}
