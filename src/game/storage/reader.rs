//! How RON text is read.

/// The deepest nesting of values that is read. Files of the program need far
/// less.
pub(super) const MOST_DEPTH: usize = 128;

/// The options for reading files of the program.
pub(super) fn reader() -> ron::Options {
    ron::Options::default().with_recursion_limit(MOST_DEPTH)
}
