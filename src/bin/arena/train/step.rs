//! One step of learning: the slope of the error, and Adam's step down it.

use nestor_dominoes::nestor::{FIRST, Inputs, Net, POINTS, SECOND};

use super::rounds::Lesson;

/// How fast the running mean of the slope forgets.
const MEAN: f32 = 0.9;
/// How fast the running mean of its square forgets.
const SQUARE: f32 = 0.999;

/// Adam's memory: the running means of the slope and of its square.
pub(super) struct Learner {
    slope: Net,
    mean: Net,
    square: Net,
    steps: i32,
}

impl Learner {
    pub(super) fn new() -> Self {
        Self {
            slope: Net::zero(),
            mean: Net::zero(),
            square: Net::zero(),
            steps: 0,
        }
    }

    /// Learns from a batch of lessons; returns the mean squared error before
    /// it, in points.
    pub(super) fn learn(&mut self, net: &mut Net, lessons: &[Lesson], rate: f32) -> f32 {
        let mut error = 0.0;
        for lesson in lessons {
            error += add_slope(&mut self.slope, net, lesson);
        }
        self.step(net, lessons.len() as f32, rate);
        error / lessons.len() as f32
    }

    fn step(&mut self, net: &mut Net, lessons: f32, rate: f32) {
        self.steps += 1;
        let mean_share = 1.0 - MEAN.powi(self.steps);
        let square_share = 1.0 - SQUARE.powi(self.steps);
        let memory = self
            .slope
            .numbers_mut()
            .zip(self.mean.numbers_mut())
            .zip(self.square.numbers_mut());
        for (number, ((slope, mean), square)) in net.numbers_mut().zip(memory) {
            let down = *slope / lessons;
            *slope = 0.0;
            *mean = MEAN * *mean + (1.0 - MEAN) * down;
            *square = SQUARE * *square + (1.0 - SQUARE) * down * down;
            let step = rate * (*mean / mean_share) / ((*square / square_share).sqrt() + 1e-8);
            *number = (*number - step).clamp(-15.0, 15.0);
        }
    }
}

/// Adds the slope of one lesson's squared error; returns the error in points.
fn add_slope(slope: &mut Net, net: &Net, lesson: &Lesson) -> f32 {
    let first_sums = net.first_layer(&lesson.inputs);
    let first: [f32; FIRST] = first_sums.map(|sum| sum.max(0.0));
    let second_sums = net.second_layer(&first_sums);
    let points = net.answer(&second_sums);
    let missed = (points - lesson.points) / POINTS;
    slope.answer_bias += missed;
    let mut to_second = [0.0; SECOND];
    for unit in 0..SECOND {
        let given = second_sums[unit];
        if given > 0.0 {
            slope.answer[unit] += missed * given;
            to_second[unit] = missed * net.answer[unit];
        }
        slope.second_bias[unit] += to_second[unit];
    }
    let mut to_first = [0.0; FIRST];
    for unit in 0..FIRST {
        if first[unit] > 0.0 {
            let weights = &net.second[unit];
            let slopes = &mut slope.second[unit];
            let mut sum = [0.0_f32; 4];
            for ((slope, weight), (place, to)) in slopes
                .iter_mut()
                .zip(weights)
                .zip(to_second.iter().enumerate())
            {
                *slope += to * first[unit];
                sum[place % 4] += to * weight;
            }
            to_first[unit] = sum.iter().sum();
        }
    }
    for (slope, to) in slope.first_bias.iter_mut().zip(to_first) {
        *slope += to;
    }
    for row in lesson.inputs.on() {
        for (slope, to) in slope.first[usize::from(*row)].iter_mut().zip(to_first) {
            *slope += to;
        }
    }
    let numbers = &mut slope.first[Inputs::FIRST_SCALAR..];
    for (slopes, number) in numbers.iter_mut().zip(lesson.inputs.scalars) {
        for (slope, to) in slopes.iter_mut().zip(to_first) {
            *slope += to * number;
        }
    }
    (points - lesson.points).powi(2)
}
