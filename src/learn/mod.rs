//! What helps to learn: hints, the bone counter, the tutor, reviews, lessons and tips. What the
//! window knows of them is in [`Learn`]; the coach works as [`jobs`](crate::jobs).

mod backlog;
mod blind;
mod coach;
mod hints;
mod lens;
mod review;
mod said;
mod state;
mod study;
mod teaching;
mod tips;
mod tutor;

pub use backlog::{Backlog, BacklogProgress};
pub use coach::{Done, TaskKind};
pub use said::LookedAt;
pub use state::Learn;
pub use study::{StudyView, own_mistakes};
pub use teaching::{LessonStep, Teaching};
