//! What the About window says.

/// The name of the program.
pub const NAME: &str = "Nestor Dominoes";
/// What the program is.
pub const WHAT_IT_IS: &str = "Dominoes at home, against Nestor, who sees what anybody in his chair would see and nothing else. There are no advertisements and nothing to buy, and the program never goes on the network: what happens at this table stays on this computer.";
/// What one may do with it.
pub const LICENCE: &str = "Free software, under the MIT License or the Apache License 2.0, whichever suits you. You may use it, share it and change it. The typeface is Inter, by The Inter Project Authors, under the SIL Open Font License 1.1.";
/// Before the place of the player's files.
pub const FILES: &str =
    "Your settings, your tally and the game you are in are kept in this folder:";

/// The version, as one says it.
pub fn version() -> String {
    format!("Version {}", env!("CARGO_PKG_VERSION"))
}

/// That the deals are fixed by a number from the command line.
pub fn seed(seed: u64) -> String {
    format!(
        "Started with --seed {seed}: the deals of a new game come from this number, so everybody who starts with it is dealt the same bones."
    )
}
