//! One person's sitting at the table, without a window or a disk.

mod fixture;
mod help;
