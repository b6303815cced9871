//! The learned evaluation: a small net, and how it is read from bytes.

use super::inputs::{INPUTS, Inputs};

/// The width of the first hidden layer.
pub const FIRST: usize = 64;
/// The width of the second hidden layer.
pub const SECOND: usize = 32;

/// A net of two hidden layers that says how many points more than the other
/// side a player will make in the rest of the round after a play.
///
/// All sums are taken in a fixed order, so that it says the same on any
/// machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// For each input its weights to the first layer.
    pub first: Vec<[f32; FIRST]>,
    /// The bias of the first layer.
    pub first_bias: [f32; FIRST],
    /// For each unit of the first layer its weights to the second.
    pub second: Vec<[f32; SECOND]>,
    /// The bias of the second layer.
    pub second_bias: [f32; SECOND],
    /// The weights of the answer.
    pub answer: [f32; SECOND],
    /// The bias of the answer.
    pub answer_bias: f32,
}

/// The points that an answer of one stands for.
pub const POINTS: f32 = 20.0;

/// How many steps there are to one in a weight as it is stored.
const STEPS: f32 = 2048.0;

impl Net {
    /// How many numbers a net consists of.
    pub const NUMBERS: usize = INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1;

    /// How many bytes a stored net takes.
    pub const BYTES: usize = Self::NUMBERS * 2;

    /// A net of zeros.
    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; FIRST]; INPUTS],
            first_bias: [0.0; FIRST],
            second: vec![[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            answer: [0.0; SECOND],
            answer_bias: 0.0,
        }
    }

    /// Whether it is more than a net of zeros.
    pub fn has_learned(&self) -> bool {
        self.answer.iter().any(|weight| *weight != 0.0)
    }

    /// All its numbers, in the order in which they are stored.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first
            .iter_mut()
            .flatten()
            .chain(&mut self.first_bias)
            .chain(self.second.iter_mut().flatten())
            .chain(&mut self.second_bias)
            .chain(&mut self.answer)
            .chain(std::iter::once(&mut self.answer_bias))
    }

    /// Reads a net from [`Net::BYTES`] bytes; `None` from any other number.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::BYTES {
            return None;
        }
        let mut net = Self::zero();
        for (number, pair) in net.numbers_mut().zip(bytes.chunks_exact(2)) {
            *number = f32::from(i16::from_le_bytes([pair[0], pair[1]])) / STEPS;
        }
        Some(net)
    }

    /// The bytes that [`Net::read`] reads; numbers are rounded to what they
    /// can hold.
    pub fn write(&mut self) -> Vec<u8> {
        self.numbers_mut()
            .flat_map(|number| ((*number * STEPS).round() as i16).to_le_bytes())
            .collect()
    }

    /// The first layer's sums.
    pub fn first_layer(&self, inputs: &Inputs) -> [f32; FIRST] {
        let mut sums = self.first_bias;
        for row in inputs.on() {
            let weights = &self.first[usize::from(*row)];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight;
            }
        }
        let numbers = &self.first[Inputs::FIRST_SCALAR..];
        for (weights, number) in numbers.iter().zip(inputs.scalars) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight * number;
            }
        }
        sums
    }

    /// The second layer's sums, from what the first layer gives.
    pub fn second_layer(&self, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut sums = self.second_bias;
        for (given, weights) in first.iter().zip(&self.second) {
            if *given > 0.0 {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += weight * given;
                }
            }
        }
        sums
    }

    /// The answer, from the second layer's sums: points.
    pub fn answer(&self, second: &[f32; SECOND]) -> f32 {
        let mut sum = self.answer_bias;
        for (given, weight) in second.iter().zip(&self.answer) {
            sum += given.max(0.0) * weight;
        }
        sum * POINTS
    }

    /// The points by which the player expects to do better than the other side
    /// in the rest of the round.
    pub fn value(&self, inputs: &Inputs) -> f32 {
        self.answer(&self.second_layer(&self.first_layer(inputs)))
    }
}
