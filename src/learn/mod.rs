//! What helps to learn: hints, the bone counter, the tutor, reviews, lessons and tips. What the
//! window knows of them is in [`Learn`]; the coach works on threads of his own.

mod backlog;
mod blind;
mod hints;
mod learn;
mod lens;
mod review;
mod said;
mod study;
mod teaching;
mod threads;
mod tips;
mod tutor;

pub use backlog::{Backlog, BacklogProgress};
pub use learn::Learn;
pub use said::LookedAt;
pub use study::{StudyView, own_mistakes};
pub use teaching::Teaching;
pub use threads::{Done, JobKind};
