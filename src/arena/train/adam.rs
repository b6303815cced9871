//! The Adam optimizer.

use nestor::NetKind;

use super::float_net::{FloatNet, add_gradient};
use super::self_play::TrainingExample;

/// The decay of the running mean of the gradient.
const MEAN_DECAY: f32 = 0.9;
/// The decay of the running mean of the squared gradient.
const SQUARE_DECAY: f32 = 0.999;

/// The state of Adam: the gradient of a batch, and the running means of gradients and of their
/// squares.
pub(super) struct Adam {
    gradient: FloatNet,
    mean: FloatNet,
    square: FloatNet,
    steps: i32,
}

impl Adam {
    pub(super) fn new(kind: NetKind) -> Self {
        Self {
            gradient: FloatNet::zero(kind),
            mean: FloatNet::zero(kind),
            square: FloatNet::zero(kind),
            steps: 0,
        }
    }

    /// Learns from a batch. Returns the mean squared error before the step, in squared points.
    pub(super) fn learn(
        &mut self,
        net: &mut FloatNet,
        examples: &[TrainingExample],
        rate: f32,
    ) -> f32 {
        let mut error = 0.0;
        for example in examples {
            error += add_gradient(&mut self.gradient, net, example);
        }
        self.step(net, examples.len() as f32, rate);
        error / examples.len() as f32
    }

    fn step(&mut self, net: &mut FloatNet, examples: f32, rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let mean_correction = 1.0 - MEAN_DECAY.powi(self.steps);
        let square_correction = 1.0 - SQUARE_DECAY.powi(self.steps);
        let state = self
            .gradient
            .parameters_mut()
            .iter_mut()
            .zip(self.mean.parameters_mut())
            .zip(self.square.parameters_mut());
        for (parameter, ((gradient, mean), square)) in net.parameters_mut().iter_mut().zip(state) {
            let mean_gradient = *gradient / examples;
            *gradient = 0.0;
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * mean_gradient;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * mean_gradient * mean_gradient;
            let step =
                rate * (*mean / mean_correction) / ((*square / square_correction).sqrt() + 1e-8);
            *parameter = (*parameter - step).clamp(-15.0, 15.0);
        }
    }
}
