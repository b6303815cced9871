//! The moods of the face on a coin: the expressions of each, and their timing.

use egui::emath::easing::{cubic_in_out, cubic_out, linear};
use egui::vec2;

use crate::paint::Expression;

/// What a face responds to, all of it visible on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// It has been the player's turn for a while.
    Thinking,
    /// The player has acted, and stops thinking.
    Resting,
    /// The player has scored much.
    Smiling,
    /// An opponent has scored much.
    Amazed,
    Passing,
    Losing,
    /// The turn passes to the viewer.
    Blinking,
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
const THINKING: Expression =
    Expression { brow: -2.0, brow_turn: 13.0, gaze: vec2(0.9, 0.3), lid: 0.3, ..REST };
const SMILING: Expression =
    Expression { mouth: 2.6, brow: 1.0, brow_turn: -3.0, lid: 0.3, gaze: vec2(0.5, 0.0), ..REST };
const AMAZED: Expression =
    Expression { brow: 3.2, brow_turn: -9.0, eye_enlargement: 0.25, mouth: -0.8, ..REST };
const PASSING: Expression = Expression {
    head: 3.0,
    brow: -1.0,
    brow_turn: 4.0,
    lid: 0.6,
    gaze: vec2(0.0, 0.5),
    mouth: -1.2,
    ..REST
};
const NODDING: Expression =
    Expression { head: 4.0, lid: 1.0, brow: 0.8, brow_turn: -14.0, mouth: 0.8, ..REST };
const AFTER_NOD: Expression = Expression { head: 0.0, ..NODDING };
const BLINKING: Expression = Expression { lid: 1.0, ..REST };

impl Mood {
    const fn steps(self) -> &'static [Step] {
        match self {
            Self::Thinking => const { &[step(THINKING, 0.18, cubic_out)] },
            Self::Resting => const { &[step(REST, 0.15, cubic_out)] },
            Self::Smiling => {
                const {
                    &[
                        step(SMILING, 0.14, cubic_out),
                        step(SMILING, 0.46, linear),
                        step(REST, 0.2, cubic_out),
                    ]
                }
            }
            Self::Amazed => {
                const {
                    &[
                        step(AMAZED, 0.1, cubic_out),
                        step(AMAZED, 0.3, linear),
                        step(REST, 0.2, cubic_out),
                    ]
                }
            }
            Self::Passing => {
                const { &[step(PASSING, 0.15, cubic_in_out), step(REST, 0.15, cubic_in_out)] }
            }
            Self::Losing => {
                const {
                    &[
                        step(NODDING, 0.175, cubic_in_out),
                        step(AFTER_NOD, 0.175, cubic_in_out),
                        step(NODDING, 0.175, cubic_in_out),
                        step(AFTER_NOD, 0.175, cubic_in_out),
                        step(AFTER_NOD, 0.4, linear),
                        step(REST, 0.15, cubic_out),
                    ]
                }
            }
            Self::Blinking => const { &[step(BLINKING, 0.06, linear), step(REST, 0.06, linear)] },
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

    const REACTIONS: [Mood; 5] =
        [Mood::Smiling, Mood::Amazed, Mood::Passing, Mood::Losing, Mood::Blinking];

    #[test]
    fn every_reaction_returns_to_rest_after_its_duration() {
        let secs = REACTIONS.map(|mood| (mood.secs() * 1000.0).round());
        assert_eq!(secs, [800.0, 600.0, 300.0, 1250.0, 120.0], "milliseconds");
        for mood in REACTIONS {
            let middle = mood.expression(REST, mood.secs() / 2.0);
            assert_ne!(middle, REST, "{mood:?} shows something");
            assert_eq!(mood.expression(THINKING, mood.secs()), REST, "{mood:?}");
        }
    }

    #[test]
    fn thinking_lasts_until_another_mood() {
        assert_eq!(Mood::Thinking.expression(REST, 60.0), THINKING, "he still thinks");
        assert_eq!(Mood::Resting.expression(THINKING, 0.0), THINKING, "there is no jump");
        assert_eq!(Mood::Resting.expression(THINKING, 0.15), REST, "he has acted");
    }

    #[test]
    fn a_losing_face_nods_twice_with_its_eyes_shut() {
        let head = |secs: f64| Mood::Losing.expression(REST, secs).head.round();
        let nods = [0.0, 0.175, 0.35, 0.525, 0.7].map(head);
        assert_eq!(nods, [0.0, 4.0, 0.0, 4.0, 0.0], "degrees");
        assert_eq!(Mood::Losing.expression(REST, 1.0).lid, 1.0, "his eyes are shut");
    }
}
