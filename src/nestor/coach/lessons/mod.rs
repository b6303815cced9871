//! Lessons: positions from real games, each with a question that is answered by playing.
//! The tests check every answer.

mod close_games;
mod exercise;
mod lesson;
mod pairs;
mod positions;

pub use exercise::{Exercise, Question};
pub use lesson::Lesson;
