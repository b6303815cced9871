//! A net in training, with weights that are not rounded.

use std::ops::Range;

use nestor::{FIRST_LAYER_UNITS, Net, NetKind, SECOND_LAYER_UNITS, WEIGHT_SCALE};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::self_play::TrainingExample;

/// A net with weights that are not rounded, in the order of storage.
#[derive(Clone)]
pub(super) struct FloatNet {
    kind: NetKind,
    parameters: Vec<f32>,
}

impl FloatNet {
    pub(super) fn zero(kind: NetKind) -> Self {
        let parameters = vec![0.0; Net::parameter_count(kind.input_count())];
        Self { kind, parameters }
    }

    /// An untrained net with small random weights.
    pub(super) fn random(kind: NetKind, rng: &mut ChaCha8Rng) -> Self {
        let inputs = kind.input_count();
        let mut net = Self::zero(kind);
        let mut randomize = |weights: Range<usize>, spread: f32| {
            for weight in &mut net.parameters[weights] {
                *weight = rng.random_range(-spread..spread);
            }
        };
        let second = (inputs + 1) * FIRST_LAYER_UNITS;
        let second_bias = second + FIRST_LAYER_UNITS * SECOND_LAYER_UNITS;
        let output = second_bias + SECOND_LAYER_UNITS;
        randomize(0..inputs * FIRST_LAYER_UNITS, 0.15);
        randomize(second..second_bias, 0.2);
        randomize(output..output + SECOND_LAYER_UNITS, 0.2);
        net
    }

    /// Reads a stored net; `None` if it is damaged, or of another kind.
    pub(super) fn from_packed(kind: NetKind, packed: &[u8]) -> Option<Self> {
        let numbers = nestor::unpack(packed)?;
        let parameters: Vec<f32> =
            numbers.iter().map(|number| f32::from(*number) / WEIGHT_SCALE).collect();
        let is_of_kind = parameters.len() == Net::parameter_count(kind.input_count());
        is_of_kind.then_some(Self { kind, parameters })
    }

    /// The points that an output of 1 stands for.
    const fn points_scale(&self) -> f32 {
        self.kind.family.points_scale()
    }

    /// The index of the first parameter of the second layer.
    const fn second_layer_start(&self) -> usize {
        (self.kind.input_count() + 1) * FIRST_LAYER_UNITS
    }

    pub(super) fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.parameters
    }

    /// All weights and biases, rounded for storage.
    pub(super) fn rounded(&self) -> Vec<i16> {
        let round = |number: &f32| (*number * WEIGHT_SCALE + 0.5).floor() as i16;
        self.parameters.iter().map(round).collect()
    }

    /// The net with rounded weights, which can play.
    pub(super) fn to_net(&self) -> Net {
        Net::new(self.kind.input_count(), self.points_scale(), &self.rounded())
            .expect("it has as many parameters as a net")
    }

    /// The parameters from index `from` on, as rows of `WIDTH`.
    fn rows<const WIDTH: usize>(&self, from: usize) -> &[[f32; WIDTH]] {
        self.parameters[from..].as_chunks().0
    }

    fn rows_mut<const WIDTH: usize>(&mut self, from: usize) -> &mut [[f32; WIDTH]] {
        self.parameters[from..].as_chunks_mut().0
    }
}

/// Adds the gradient of the squared error of one example. Returns that error, in squared points.
pub(super) fn add_gradient(
    gradient: &mut FloatNet,
    net: &FloatNet,
    example: &TrainingExample,
) -> f32 {
    let rows = net.rows::<FIRST_LAYER_UNITS>(0);
    let mut first = rows[net.kind.input_count()];
    for row in &example.inputs {
        add_scaled(&mut first, &rows[usize::from(*row)], 1.0);
    }
    let first = first.map(|sum| sum.max(0.0));
    let weights = net.rows::<SECOND_LAYER_UNITS>(net.second_layer_start());
    let mut second = weights[FIRST_LAYER_UNITS];
    for (activation, weights) in first.iter().zip(weights) {
        if *activation > 0.0 {
            add_scaled(&mut second, weights, *activation);
        }
    }
    let second = second.map(|sum| sum.max(0.0));
    let last = &weights[FIRST_LAYER_UNITS + 1];
    let mut output = net.parameters[net.parameters.len() - 1];
    for (activation, weight) in second.iter().zip(last) {
        output += activation * weight;
    }
    let error = output - example.points / net.points_scale();
    let bias = gradient.parameters.len() - 1;
    gradient.parameters[bias] += error;
    let gradients = gradient.rows_mut::<SECOND_LAYER_UNITS>(net.second_layer_start());
    add_scaled(&mut gradients[FIRST_LAYER_UNITS + 1], &second, error);
    let mut second_gradient = last.map(|weight| weight * error);
    for (unit_gradient, activation) in second_gradient.iter_mut().zip(second) {
        if activation <= 0.0 {
            *unit_gradient = 0.0;
        }
    }
    add_scaled(&mut gradients[FIRST_LAYER_UNITS], &second_gradient, 1.0);
    let mut first_gradient = [0.0; FIRST_LAYER_UNITS];
    for unit in 0..FIRST_LAYER_UNITS {
        if first[unit] > 0.0 {
            add_scaled(&mut gradients[unit], &second_gradient, first[unit]);
            first_gradient[unit] = dot_product(&weights[unit], &second_gradient);
        }
    }
    let gradients = gradient.rows_mut::<FIRST_LAYER_UNITS>(0);
    add_scaled(&mut gradients[net.kind.input_count()], &first_gradient, 1.0);
    for row in &example.inputs {
        add_scaled(&mut gradients[usize::from(*row)], &first_gradient, 1.0);
    }
    (error * net.points_scale()).powi(2)
}

fn add_scaled<const WIDTH: usize>(sums: &mut [f32; WIDTH], weights: &[f32; WIDTH], factor: f32) {
    for unit in 0..WIDTH {
        sums[unit] += weights[unit] * factor;
    }
}

fn dot_product(left: &[f32; SECOND_LAYER_UNITS], right: &[f32; SECOND_LAYER_UNITS]) -> f32 {
    let mut sums = [0.0; 8];
    for (left, right) in left.as_chunks::<8>().0.iter().zip(right.as_chunks::<8>().0) {
        for unit in 0..8 {
            sums[unit] += left[unit] * right[unit];
        }
    }
    sums.iter().sum()
}
