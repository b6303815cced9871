//! A step of learning with the method Adam.

use super::exact_net::{ExactNet, add_slope};
use super::rounds::Lesson;

/// How slowly the running mean of the gradient forgets.
const MEAN: f32 = 0.9;
/// How slowly the running mean of its square forgets.
const SQUARE: f32 = 0.999;

/// The memory of Adam: the running means of the gradient and of its square.
pub(super) struct Learner {
    slope: ExactNet,
    mean: ExactNet,
    square: ExactNet,
    steps: i32,
}

impl Learner {
    /// For a net with so many inputs.
    pub(super) fn new(inputs: usize) -> Self {
        Self {
            slope: ExactNet::zero(inputs),
            mean: ExactNet::zero(inputs),
            square: ExactNet::zero(inputs),
            steps: 0,
        }
    }

    /// Learns from a batch of lessons. Returns the mean squared error before the
    /// step, in points.
    pub(super) fn learn(&mut self, net: &mut ExactNet, lessons: &[Lesson], rate: f32) -> f32 {
        let mut error = 0.0;
        for lesson in lessons {
            error += add_slope(&mut self.slope, net, lesson);
        }
        self.step(net, lessons.len() as f32, rate);
        error / lessons.len() as f32
    }

    fn step(&mut self, net: &mut ExactNet, lessons: f32, rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let mean_share = 1.0 - MEAN.powi(self.steps);
        let square_share = 1.0 - SQUARE.powi(self.steps);
        let memory = self
            .slope
            .numbers_mut()
            .iter_mut()
            .zip(self.mean.numbers_mut())
            .zip(self.square.numbers_mut());
        for (number, ((slope, mean), square)) in net.numbers_mut().iter_mut().zip(memory) {
            let down = *slope / lessons;
            *slope = 0.0;
            *mean = MEAN * *mean + (1.0 - MEAN) * down;
            *square = SQUARE * *square + (1.0 - SQUARE) * down * down;
            let step = rate * (*mean / mean_share) / ((*square / square_share).sqrt() + 1e-8);
            *number = (*number - step).clamp(-15.0, 15.0);
        }
    }
}
