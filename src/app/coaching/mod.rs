//! The coach at the table: what he is asked for, his threads, and what he said.

mod asking;
mod backlog;
mod blind;
mod explaining;
mod looking;
mod said;
mod threads;
mod tutoring;

pub use backlog::{Backlog, BacklogProgress};
pub use blind::Blind;
pub use said::{Looking, Said};
pub use threads::{Coach, Done, Job, JobKind};
