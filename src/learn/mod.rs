//! What helps to learn: hints, the bone counter, the tutor, reviews, lessons and tips. What the
//! window knows of them is in [`Learn`]; the coach works on threads of his own.

mod backlog;
mod blind;
mod hints;
mod lens;
mod review;
mod said;
mod state;
mod study;
mod teaching;
mod threads;
mod tips;
mod tutor;

pub use backlog::{Backlog, BacklogProgress};
pub use said::LookedAt;
pub use state::Learn;
pub use study::{StudyView, own_mistakes};
pub use teaching::Teaching;
pub use threads::{Done, JobKind};
