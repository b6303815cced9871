//! What is said of Nestor's levels, and how they were measured.

use crate::engine::Level;
use crate::say;

/// What a level is called.
pub fn name(level: Level) -> String {
    match level {
        Level::Beginner => say!("level-beginner"),
        Level::Easy => say!("level-easy"),
        Level::NotSoEasy => say!("level-not-so-easy"),
        Level::Tough => say!("level-tough"),
        Level::Brutal => say!("level-brutal"),
    }
}

/// What Nestor does at a level, in a line.
pub fn sentence(level: Level) -> String {
    match level {
        Level::Beginner => say!("level-beginner-explained"),
        Level::Easy => say!("level-easy-explained"),
        Level::NotSoEasy => say!("level-not-so-easy-explained"),
        Level::Tough => say!("level-tough-explained"),
        Level::Brutal => say!("level-brutal-explained"),
    }
}

/// How he chooses at a level, in his own words, for Help.
pub fn how(level: Level) -> String {
    match level {
        Level::Beginner => say!("level-beginner-how"),
        Level::Easy => say!("level-easy-how"),
        Level::NotSoEasy => say!("level-not-so-easy-how"),
        Level::Tough => say!("level-tough-how"),
        Level::Brutal => say!("level-brutal-how"),
    }
}

/// The share of games to 150 of All Fives that a level won against the one
/// below it, in percent: `arena ladder`, test seed 9001 (the README has the
/// counts and intervals).
const fn won_against_the_level_below(level: Level) -> Option<u8> {
    match level {
        Level::Beginner => None,
        Level::Easy => Some(61),
        Level::NotSoEasy => Some(60),
        Level::Tough => Some(62),
        Level::Brutal => Some(65),
    }
}

/// How hard Nestors play: one level, or from the easiest to the hardest;
/// nothing without Nestors.
pub fn of(levels: &[Level]) -> Option<String> {
    let (easiest, hardest) = (levels.iter().min()?, levels.iter().max()?);
    Some(if easiest == hardest {
        name(*easiest)
    } else {
        say!("level-range", from = name(*easiest), to = name(*hardest))
    })
}

/// The level, what he does there, and how it does against the level below.
pub fn line(level: Level) -> String {
    let (name, sentence) = (name(level), sentence(level));
    match won_against_the_level_below(level) {
        None => say!("level-line", level = name, explained = sentence),
        Some(share) => say!(
            "level-line-with-share",
            level = name,
            explained = sentence,
            percent = share
        ),
    }
}
