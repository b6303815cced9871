//! Who has the folder.

/// Who has the folder of the program.
#[derive(Debug)]
pub enum Claim {
    /// This program.
    Ours,
    /// There are no locks on this disk, and nobody answers.
    Unsure,
    /// Another program.
    Others,
}
