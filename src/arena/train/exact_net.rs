//! A net while it is trained: its weights are not rounded.

use std::ops::Range;

use nestor::{FIRST, Net, POINTS, SECOND, STEPS};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::rounds::Lesson;

/// A net with weights that are not rounded, in the order in which they are
/// stored.
#[derive(Clone)]
pub(super) struct ExactNet {
    inputs: usize,
    numbers: Vec<f32>,
}

impl ExactNet {
    pub(super) fn zero(inputs: usize) -> Self {
        let numbers = vec![0.0; Net::numbers(inputs)];
        Self { inputs, numbers }
    }

    /// An untrained net with small random weights.
    pub(super) fn beginning(inputs: usize, rng: &mut ChaCha8Rng) -> Self {
        let mut net = Self::zero(inputs);
        let mut some = |weights: Range<usize>, spread: f32| {
            for weight in &mut net.numbers[weights] {
                *weight = rng.random_range(-spread..spread);
            }
        };
        let second = (inputs + 1) * FIRST;
        let second_bias = second + FIRST * SECOND;
        let answer = second_bias + SECOND;
        some(0..inputs * FIRST, 0.15);
        some(second..second_bias, 0.2);
        some(answer..answer + SECOND, 0.2);
        net
    }

    /// The net in the bytes of a file.
    pub(super) fn stored(inputs: usize, bytes: &[u8]) -> Self {
        let pairs = bytes.as_chunks::<2>().0;
        let number = |pair: &[u8; 2]| f32::from(i16::from_le_bytes(*pair)) / STEPS;
        let numbers = pairs.iter().map(number).collect();
        Self { inputs, numbers }
    }

    /// Where its second layer begins among its numbers.
    const fn second(&self) -> usize {
        (self.inputs + 1) * FIRST
    }

    /// All its numbers.
    pub(super) fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.numbers
    }

    /// All its numbers, rounded as in a file.
    pub(super) fn rounded(&self) -> Vec<i16> {
        let round = |number: &f32| (*number * STEPS + 0.5).floor() as i16;
        self.numbers.iter().map(round).collect()
    }

    /// The net that plays: with rounded weights.
    pub(super) fn playing(&self) -> Net {
        Net::new(self.inputs, &self.rounded()).expect("it has as many numbers as a net")
    }

    /// Some of its numbers, as the rows of a layer.
    fn rows<const WIDE: usize>(&self, from: usize) -> &[[f32; WIDE]] {
        self.numbers[from..].as_chunks().0
    }

    fn rows_mut<const WIDE: usize>(&mut self, from: usize) -> &mut [[f32; WIDE]] {
        self.numbers[from..].as_chunks_mut().0
    }
}

/// Adds the gradient of the squared error of one lesson to `slope`. Returns the
/// error in points.
pub(super) fn add_slope(slope: &mut ExactNet, net: &ExactNet, lesson: &Lesson) -> f32 {
    let rows = net.rows::<FIRST>(0);
    let mut first = rows[net.inputs];
    for row in &lesson.rows {
        add_times(&mut first, &rows[usize::from(*row)], 1.0);
    }
    let first = first.map(|sum| sum.max(0.0));
    let weights = net.rows::<SECOND>(net.second());
    let mut second = weights[FIRST];
    for (given, weights) in first.iter().zip(weights) {
        if *given > 0.0 {
            add_times(&mut second, weights, *given);
        }
    }
    let second = second.map(|sum| sum.max(0.0));
    let last = &weights[FIRST + 1];
    let mut answer = net.numbers[net.numbers.len() - 1];
    for (given, weight) in second.iter().zip(last) {
        answer += given * weight;
    }
    let missed = answer - lesson.points / POINTS;
    let bias = slope.numbers.len() - 1;
    slope.numbers[bias] += missed;
    let slopes = slope.rows_mut::<SECOND>(net.second());
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
    add_times(&mut slopes[net.inputs], &to_first, 1.0);
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
