//! Lessons: positions from games that were played, each with a question that is
//! answered by playing. A test holds that every answer is right.

mod close_games;
mod exercise;
mod lesson;
mod positions;

pub use exercise::{Exercise, Question};
pub use lesson::Lesson;
