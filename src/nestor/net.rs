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

/// The most that a unit of the first layer gives, in steps.
const MOST: i16 = 8_191;

/// A net of two hidden layers that says how many points more than the other
/// side a player will make in the rest of the round after a play.
///
/// The layers are summed in whole numbers, and the answer in a fixed order, so
/// that it says the same on any machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    first: Vec<[i16; FIRST]>,
    first_bias: [i16; FIRST],
    /// For each unit of the second layer its weights from the first.
    second: Vec<[i16; FIRST]>,
    second_bias: [i16; SECOND],
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
        let given = sums.map(|sum| sum.clamp(0, MOST));
        let mut answer = self.answer_bias;
        for ((weights, bias), weight) in self.second.iter().zip(self.second_bias).zip(self.answer) {
            let sum = product(&given, weights) + i32::from(bias) * STEPS as i32;
            answer += sum.max(0) as f32 / (STEPS * STEPS) * weight;
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

fn product(given: &Sums, weights: &Sums) -> i32 {
    let mut sum = 0_i32;
    for unit in 0..FIRST {
        sum = sum.wrapping_add(i32::from(given[unit]) * i32::from(weights[unit]));
    }
    sum
}
