//! Help for learning: hints, the bone counter, the tutor, reviews, lessons, practice, and tips.
//! [`Learn`] holds the state of them all. Each question to the coach is one
//! [`BackgroundQuestion`](crate::jobs::BackgroundQuestion).

mod advice;
mod backlog;
mod blind;
mod coach;
mod lens;
mod practice;
mod review;
mod state;
mod study;
mod teaching;
mod tips;

pub use backlog::{Backlog, BacklogProgress};
pub use lens::LensPosition;
pub use practice::{FoundTask, NextTask, Practice, PracticeTask};
pub use state::Learn;
pub use study::{StudyView, own_mistakes};
pub use teaching::{LessonStep, Teaching, TeachingStep};
