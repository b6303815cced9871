//! Lessons: positions from real games, each with a question that is answered by playing.
//! The tests check every answer.

mod exercise;
mod lesson;

pub use exercise::{Exercise, ExerciseQuestion};
pub use lesson::Lesson;
