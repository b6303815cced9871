//! One person's sitting at the table, without a window or a disk.

mod again;
mod days;
mod fixture;
mod games;
mod help;
mod history;
mod luck;
mod numbers;
mod review;
mod rules;
mod sealing;
mod seats;
mod series;
mod timed;
mod undo;
