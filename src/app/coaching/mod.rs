//! The coach at the table: what he is asked for, his threads, and what he said.

mod asking;
mod said;
mod threads;

pub use said::Said;
pub use threads::{Coach, Done, Job, JobKind};
