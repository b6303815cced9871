//! The neural net that values plays.

use super::net_inputs::{InputChange, NetInputs};

/// The number of units in the first hidden layer.
pub const FIRST_LAYER_UNITS: usize = 64;
/// The number of units in the second hidden layer.
pub const SECOND_LAYER_UNITS: usize = 32;

/// The fixed-point scale: a weight of 1 is stored as this number.
pub const WEIGHT_SCALE: f32 = 1024.0;

/// The largest output of a unit of the first layer, at [`WEIGHT_SCALE`].
const MAX_OUTPUT: i16 = 8_191;

/// A net with two hidden layers.
///
/// For a play it estimates how many points the player's side will score in the rest of the round,
/// less the mean of the other sides. The layers are summed in integers and the output in a fixed
/// order, so the estimate is the same on every machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    first: Vec<[i16; FIRST_LAYER_UNITS]>,
    first_bias: [i16; FIRST_LAYER_UNITS],
    /// For each unit of the second layer, its weights from the first.
    second: Vec<[i16; FIRST_LAYER_UNITS]>,
    second_bias: [i16; SECOND_LAYER_UNITS],
    output: [f32; SECOND_LAYER_UNITS],
    output_bias: f32,
    /// The points that an output of 1 stands for.
    points_scale: f32,
}

/// The sums of the first layer, at [`WEIGHT_SCALE`].
pub type Accumulator = [i16; FIRST_LAYER_UNITS];

impl Net {
    /// The number of weights and biases of a net with this many inputs.
    pub const fn parameter_count(inputs: usize) -> usize {
        inputs * FIRST_LAYER_UNITS
            + FIRST_LAYER_UNITS
            + FIRST_LAYER_UNITS * SECOND_LAYER_UNITS
            + SECOND_LAYER_UNITS
            + SECOND_LAYER_UNITS
            + 1
    }

    /// Builds a net from its numbers, at [`WEIGHT_SCALE`]: weights by input and biases of the first
    /// layer, the same for the second, weights and bias of the output. An output of 1 stands for
    /// `points_scale` points.
    ///
    /// `None` unless there are [`Net::parameter_count`] numbers.
    pub fn new(inputs: usize, points_scale: f32, numbers: &[i16]) -> Option<Self> {
        if numbers.len() != Self::parameter_count(inputs) {
            return None;
        }
        let (first, rest) = numbers.as_chunks::<FIRST_LAYER_UNITS>().0.split_at(inputs);
        let first_bias = rest[0];
        let rest = &numbers[(inputs + 1) * FIRST_LAYER_UNITS..];
        let (rows, left) = rest.as_chunks::<SECOND_LAYER_UNITS>();
        let to = |unit: usize| std::array::from_fn(|from| rows[from][unit]);
        Some(Self {
            first: first.to_vec(),
            first_bias,
            second: (0..SECOND_LAYER_UNITS).map(to).collect(),
            second_bias: rows[FIRST_LAYER_UNITS],
            output: rows[FIRST_LAYER_UNITS + 1].map(|weight| f32::from(weight) / WEIGHT_SCALE),
            output_bias: f32::from(left[0]) / WEIGHT_SCALE,
            points_scale,
        })
    }

    /// The sums of the first layer before a play.
    pub fn accumulate(&self, inputs: &NetInputs<'_>) -> Accumulator {
        let mut sums = self.first_bias;
        for row in inputs.on.as_slice() {
            add(&mut sums, &self.first[usize::from(*row)]);
        }
        sums
    }

    /// The value of a play: the lead in points gained in the rest of the round.
    ///
    /// `before` must come from [`Self::accumulate`] for the inputs that `change` belongs to.
    pub fn value(&self, before: &Accumulator, change: &InputChange) -> f32 {
        let mut sums = *before;
        for row in change.off.as_slice() {
            subtract(&mut sums, &self.first[usize::from(*row)]);
        }
        for row in change.on.as_slice() {
            add(&mut sums, &self.first[usize::from(*row)]);
        }
        let outputs = sums.map(|sum| sum.clamp(0, MAX_OUTPUT));
        let mut output = self.output_bias;
        for ((weights, bias), weight) in self.second.iter().zip(self.second_bias).zip(self.output) {
            let sum = dot_product(&outputs, weights) + i32::from(bias) * WEIGHT_SCALE as i32;
            output += sum.max(0) as f32 / (WEIGHT_SCALE * WEIGHT_SCALE) * weight;
        }
        output * self.points_scale
    }
}

// Loops by index over whole arrays compile to a few vector additions.

fn add(sums: &mut Accumulator, weights: &Accumulator) {
    for unit in 0..FIRST_LAYER_UNITS {
        sums[unit] = sums[unit].wrapping_add(weights[unit]);
    }
}

fn subtract(sums: &mut Accumulator, weights: &Accumulator) {
    for unit in 0..FIRST_LAYER_UNITS {
        sums[unit] = sums[unit].wrapping_sub(weights[unit]);
    }
}

fn dot_product(outputs: &Accumulator, weights: &Accumulator) -> i32 {
    let mut sum = 0_i32;
    for unit in 0..FIRST_LAYER_UNITS {
        sum = sum.wrapping_add(i32::from(outputs[unit]) * i32::from(weights[unit]));
    }
    sum
}
