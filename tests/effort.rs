//! How much the tests do that can go on for ever.

/// The factor from the environment, `TEST_EFFORT=10 cargo test`; 1 for a quick run.
///
/// # Panics
/// If it is not a positive number.
pub fn effort() -> usize {
    let Ok(effort) = std::env::var("TEST_EFFORT") else {
        return 1;
    };
    let number = effort.parse().ok().filter(|number| *number > 0);
    number.unwrap_or_else(|| panic!("TEST_EFFORT is {effort:?}, not a positive number"))
}
