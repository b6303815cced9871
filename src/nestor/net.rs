//! The net that values plays, and reading it from bytes.

use super::inputs::{Change, Glance};

/// The width of the first hidden layer.
pub const FIRST: usize = 64;
/// The width of the second hidden layer.
pub const SECOND: usize = 32;

/// How many points an answer of 1 means.
pub const POINTS: f32 = 20.0;

/// The steps of weights in a file: a weight of 1 is stored as this number.
pub const STEPS: f32 = 1024.0;

/// The largest output of a unit of the first layer, in steps.
const MOST: i16 = 8_191;

/// A net with two hidden layers. After a play, it says how many points more than
/// the other side the player will make in the rest of the round.
///
/// The layers are summed in whole numbers and the answer in a fixed order, so
/// that it is the same on any machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    first: Vec<[i16; FIRST]>,
    first_bias: [i16; FIRST],
    /// For each unit of the second layer, its weights from those of the first.
    second: Vec<[i16; FIRST]>,
    second_bias: [i16; SECOND],
    answer: [f32; SECOND],
    answer_bias: f32,
}

/// The sums of the first layer, in steps.
pub type Sums = [i16; FIRST];

impl Net {
    /// How many numbers make up a net with so many inputs.
    pub const fn numbers(inputs: usize) -> usize {
        inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1
    }

    /// How many bytes a net with so many inputs takes in a file.
    pub const fn bytes(inputs: usize) -> usize {
        Self::numbers(inputs) * 2
    }

    /// The net with so many inputs and these numbers, in steps: the weights from
    /// each input to the first layer and the biases of that layer; the same for the
    /// second layer; the weights of the answer and its bias. `None` if there are not
    /// [`Net::numbers`] of them.
    pub fn new(inputs: usize, numbers: &[i16]) -> Option<Self> {
        if numbers.len() != Self::numbers(inputs) {
            return None;
        }
        let (first, rest) = numbers.as_chunks::<FIRST>().0.split_at(inputs);
        let first_bias = rest[0];
        let rest = &numbers[(inputs + 1) * FIRST..];
        let (rows, left) = rest.as_chunks::<SECOND>();
        let to = |unit: usize| std::array::from_fn(|from| rows[from][unit]);
        Some(Self {
            first: first.to_vec(),
            first_bias,
            second: (0..SECOND).map(to).collect(),
            second_bias: rows[FIRST],
            answer: rows[FIRST + 1].map(|weight| f32::from(weight) / STEPS),
            answer_bias: f32::from(left[0]) / STEPS,
        })
    }

    /// Reads a net with so many inputs; `None` if there are not [`Net::bytes`]
    /// bytes.
    pub fn read(inputs: usize, bytes: &[u8]) -> Option<Self> {
        let pairs = bytes.as_chunks::<2>().0;
        let numbers: Vec<i16> = pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        Self::new(inputs, &numbers)
    }

    /// Whether the net was trained. An untrained one has only zeros.
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

    /// How many points more than the other side the player will make in the rest
    /// of the round after a play. `before` is what [`Self::glance`] gave before
    /// the play.
    pub fn value(&self, before: &Sums, change: &Change) -> f32 {
        let mut sums = *before;
        for row in change.off.as_slice() {
            take(&mut sums, &self.first[usize::from(*row)]);
        }
        for row in change.on.as_slice() {
            add(&mut sums, &self.first[usize::from(*row)]);
        }
        let given = sums.map(|sum| sum.clamp(0, MOST));
        let mut answer = self.answer_bias;
        for ((weights, bias), weight) in self.second.iter().zip(self.second_bias).zip(self.answer) {
            let sum = product(&given, weights) + i32::from(bias) * STEPS as i32;
            answer += sum.max(0) as f32 / (STEPS * STEPS) * weight;
        }
        answer * POINTS
    }
}

// The loops go over whole arrays by index: the compiler turns them into a few
// vector additions.

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

fn product(given: &Sums, weights: &Sums) -> i32 {
    let mut sum = 0_i32;
    for unit in 0..FIRST {
        sum = sum.wrapping_add(i32::from(given[unit]) * i32::from(weights[unit]));
    }
    sum
}
