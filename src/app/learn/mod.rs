//! What helps to learn: hints, the bone counter, the tutor, reviews, lessons and tips.

mod backlog;
mod blind;
mod hints;
mod lens;
mod lessons;
mod part;
mod review;
mod said;
mod study;
mod teaching;
mod threads;
mod tips;
mod tutor;

pub use backlog::{Backlog, BacklogProgress};
pub use part::Learn;
pub use study::StudyView;
pub use teaching::Teaching;
pub use threads::{Done, JobKind};
