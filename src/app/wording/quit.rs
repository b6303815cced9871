//! What is asked before the program ends while something is not saved.

/// The title of the question.
pub const TITLE: &str = "Not everything is saved";
/// After the sentence that says why.
pub const IS_LOST: &str = "If you quit now, what is not saved is lost.";
/// Saving was tried again and failed.
pub const IN_VAIN: &str = "It was tried again and still cannot be saved.";
/// Goes on with the program.
pub const WAIT: &str = "Wait";
/// Saves once more, and quits if that works.
pub const TRY_AGAIN: &str = "Try again";
/// Gives up what is not saved.
pub const QUIT_ANYWAY: &str = "Quit anyway";
