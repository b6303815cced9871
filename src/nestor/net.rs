//! The learned evaluation: a small net, and how it is read from bytes.

use super::inputs::{Change, Glance, INPUTS};

/// The width of the first hidden layer.
pub const FIRST: usize = 64;
/// The width of the second hidden layer.
pub const SECOND: usize = 32;

/// The points that an answer of one stands for.
pub const POINTS: f32 = 20.0;

/// How many steps there are to one in a weight as it is stored.
pub const STEPS: f32 = 1024.0;

/// A net of two hidden layers that says how many points more than the other
/// side a player will make in the rest of the round after a play.
///
/// The first layer is summed in whole numbers, the others in a fixed order, so
/// that it says the same on any machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    first: Vec<[i16; FIRST]>,
    first_bias: [i16; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    answer: [f32; SECOND],
    answer_bias: f32,
}

/// The sums of the first layer.
pub type Sums = [i16; FIRST];

impl Net {
    /// How many numbers a net consists of.
    pub const NUMBERS: usize = INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1;

    /// How many bytes a stored net takes.
    pub const BYTES: usize = Self::NUMBERS * 2;

    /// The net of these numbers, in steps: for each input its weights to the
    /// first layer and the bias of that; the same for the second layer; the
    /// weights of the answer and its bias. `None` if there are not
    /// [`Net::NUMBERS`].
    pub fn new(numbers: &[i16]) -> Option<Self> {
        if numbers.len() != Self::NUMBERS {
            return None;
        }
        let (first, rest) = numbers.as_chunks::<FIRST>().0.split_at(INPUTS);
        let first_bias = rest[0];
        let rest = &numbers[(INPUTS + 1) * FIRST..];
        let exact: Vec<f32> = rest.iter().map(|n| f32::from(*n) / STEPS).collect();
        let (rows, left) = exact.as_chunks::<SECOND>();
        Some(Self {
            first: first.to_vec(),
            first_bias,
            second: rows[..FIRST].to_vec(),
            second_bias: rows[FIRST],
            answer: rows[FIRST + 1],
            answer_bias: left[0],
        })
    }

    /// Reads a net from [`Net::BYTES`] bytes; `None` from any other number.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let pairs = bytes.as_chunks::<2>().0;
        let numbers: Vec<i16> = pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        Self::new(&numbers)
    }

    /// Whether it is more than a net of zeros.
    pub fn has_learned(&self) -> bool {
        self.answer.iter().any(|weight| *weight != 0.0)
    }

    /// The sums of the first layer before a play.
    pub fn glance(&self, glance: &Glance<'_>) -> Sums {
        let mut sums = self.first_bias;
        for row in glance.on.as_slice() {
            add(&mut sums, &self.first[usize::from(*row)]);
        }
        sums
    }

    /// The points by which the player expects to do better than the other side
    /// in the rest of the round after a play, from the sums before it.
    pub fn value(&self, before: &Sums, change: &Change) -> f32 {
        let mut sums = *before;
        for row in change.off.as_slice() {
            take(&mut sums, &self.first[usize::from(*row)]);
        }
        for row in change.on.as_slice() {
            add(&mut sums, &self.first[usize::from(*row)]);
        }
        let mut second = self.second_bias;
        for (sum, weights) in sums.iter().zip(&self.second) {
            if *sum > 0 {
                add_times(&mut second, weights, f32::from(*sum) / STEPS);
            }
        }
        let mut answer = self.answer_bias;
        for (given, weight) in second.iter().zip(&self.answer) {
            answer += given.max(0.0) * weight;
        }
        answer * POINTS
    }
}

// Loops over whole arrays by number: the compiler turns them into a few wide
// additions.

fn add(sums: &mut Sums, weights: &Sums) {
    for unit in 0..FIRST {
        sums[unit] = sums[unit].wrapping_add(weights[unit]);
    }
}

fn take(sums: &mut Sums, weights: &Sums) {
    for unit in 0..FIRST {
        sums[unit] = sums[unit].wrapping_sub(weights[unit]);
    }
}

fn add_times(sums: &mut [f32; SECOND], weights: &[f32; SECOND], times: f32) {
    for unit in 0..SECOND {
        sums[unit] += weights[unit] * times;
    }
}
