//! The moods of the face on a coin: the expressions of each, and their timing.

use egui::emath::easing::{cubic_in_out, cubic_out, linear};
use egui::vec2;

use crate::paint::Expression;

/// What a face responds to, all of it visible on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// It has been the player's turn for a while.
    Thinks,
    /// The player has acted, and stops thinking.
    Rests,
    /// The player has scored much.
    Smiles,
    /// An opponent has scored much.
    Marvels,
    Passes,
    Loses,
    /// The turn passes to the viewer.
    Blinks,
}

/// A transition of a face to an expression.
#[derive(Debug, Clone, Copy)]
struct Step {
    to: Expression,
    /// The duration of the transition, in seconds.
    secs: f64,
    ease: fn(f32) -> f32,
}

const fn step(to: Expression, secs: f64, ease: fn(f32) -> f32) -> Step {
    Step { to, secs, ease }
}

const REST: Expression = Expression::REST;
const THINKS: Expression =
    Expression { brow: -2.0, brow_turn: 13.0, gaze: vec2(0.9, 0.3), lid: 0.3, ..REST };
const SMILES: Expression =
    Expression { mouth: 2.6, brow: 1.0, brow_turn: -3.0, lid: 0.3, gaze: vec2(0.5, 0.0), ..REST };
const MARVELS: Expression =
    Expression { brow: 3.2, brow_turn: -9.0, wide: 0.25, mouth: -0.8, ..REST };
const PASSES: Expression = Expression {
    head: 3.0,
    brow: -1.0,
    brow_turn: 4.0,
    lid: 0.6,
    gaze: vec2(0.0, 0.5),
    mouth: -1.2,
    ..REST
};
const NODS: Expression =
    Expression { head: 4.0, lid: 1.0, brow: 0.8, brow_turn: -14.0, mouth: 0.8, ..REST };
const HAS_NODDED: Expression = Expression { head: 0.0, ..NODS };
const BLINKS: Expression = Expression { lid: 1.0, ..REST };

impl Mood {
    const fn steps(self) -> &'static [Step] {
        match self {
            Self::Thinks => const { &[step(THINKS, 0.18, cubic_out)] },
            Self::Rests => const { &[step(REST, 0.15, cubic_out)] },
            Self::Smiles => {
                const {
                    &[
                        step(SMILES, 0.14, cubic_out),
                        step(SMILES, 0.46, linear),
                        step(REST, 0.2, cubic_out),
                    ]
                }
            }
            Self::Marvels => {
                const {
                    &[
                        step(MARVELS, 0.1, cubic_out),
                        step(MARVELS, 0.3, linear),
                        step(REST, 0.2, cubic_out),
                    ]
                }
            }
            Self::Passes => {
                const { &[step(PASSES, 0.15, cubic_in_out), step(REST, 0.15, cubic_in_out)] }
            }
            Self::Loses => {
                const {
                    &[
                        step(NODS, 0.175, cubic_in_out),
                        step(HAS_NODDED, 0.175, cubic_in_out),
                        step(NODS, 0.175, cubic_in_out),
                        step(HAS_NODDED, 0.175, cubic_in_out),
                        step(HAS_NODDED, 0.4, linear),
                        step(REST, 0.15, cubic_out),
                    ]
                }
            }
            Self::Blinks => const { &[step(BLINKS, 0.06, linear), step(REST, 0.06, linear)] },
        }
    }

    /// Time after which the face stops moving, in seconds.
    pub fn secs(self) -> f64 {
        self.steps().iter().map(|step| step.secs).sum()
    }

    /// The expression some seconds after the mood began, starting from the expression `from`.
    pub fn expression(self, mut from: Expression, mut after: f64) -> Expression {
        for step in self.steps() {
            if after < step.secs {
                let part = (after.max(0.0) / step.secs) as f32;
                return from.lerp(&step.to, (step.ease)(part));
            }
            after -= step.secs;
            from = step.to;
        }
        from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANSWERS: [Mood; 5] =
        [Mood::Smiles, Mood::Marvels, Mood::Passes, Mood::Loses, Mood::Blinks];

    #[test]
    fn every_answer_comes_back_to_rest_and_takes_its_time() {
        let secs = ANSWERS.map(|mood| (mood.secs() * 1000.0).round());
        assert_eq!(secs, [800.0, 600.0, 300.0, 1250.0, 120.0], "milliseconds");
        for mood in ANSWERS {
            let middle = mood.expression(REST, mood.secs() / 2.0);
            assert_ne!(middle, REST, "{mood:?} shows something");
            assert_eq!(mood.expression(THINKS, mood.secs()), REST, "{mood:?}");
        }
    }

    #[test]
    fn thinking_lasts_until_another_mood() {
        assert_eq!(Mood::Thinks.expression(REST, 60.0), THINKS, "he still thinks");
        assert_eq!(Mood::Rests.expression(THINKS, 0.0), THINKS, "there is no jump");
        assert_eq!(Mood::Rests.expression(THINKS, 0.15), REST, "he has acted");
    }

    #[test]
    fn a_loser_nods_twice_and_then_opens_his_eyes() {
        let head = |secs: f64| Mood::Loses.expression(REST, secs).head.round();
        let nods = [0.0, 0.175, 0.35, 0.525, 0.7].map(head);
        assert_eq!(nods, [0.0, 4.0, 0.0, 4.0, 0.0], "degrees");
        assert_eq!(Mood::Loses.expression(REST, 1.0).lid, 1.0, "his eyes are shut");
    }
}
