//! The start of the program: the command line, and the error if no window opens.

mod arguments;
pub mod breakdown;

pub use self::arguments::{Arguments, PROGRAM};
