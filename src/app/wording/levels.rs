//! What is said of Nestor's levels, and how they were measured.

use crate::nestor::Level;

/// What Nestor does at a level, in a line.
pub const fn sentence(level: Level) -> &'static str {
    match level {
        Level::Beginner => "Plays what scores most. If nothing scores, plays the heaviest bone.",
        Level::Easy => "Also gets rid of doublets, and keeps bones to go on with.",
        Level::NotSoEasy => "Also counts the bones not seen yet, and what they may score in reply.",
        Level::Tough => "Knows from millions of hands against himself what a play leads to.",
        Level::Brutal => {
            "Also works out what you may hold, and plays the hand out in his head hundreds of times."
        }
    }
}

/// How he chooses at a level, in his own words, for Help.
pub const fn how(level: Level) -> &'static str {
    match level {
        Level::Beginner => {
            "As a Beginner I look at every bone I could play, and at every end where it goes, and play what scores most at once. If nothing scores I play my heaviest bone. I do not look any further, and I do not ask myself what you may hold. That makes me easy to see through."
        }
        Level::Easy => {
            "At Easy I take the points I see, but I also look at my own hand: I let go of doublets, which fit in one place only, before other bones, and I keep numbers that I can go on with. I look a little at what I leave you, too."
        }
        Level::NotSoEasy => {
            "At Not so easy I count. I know which bones I have not seen, so I can tell how likely you are to hold one that scores on the table I leave you, and I would rather leave you one on which little scores."
        }
        Level::Tough => {
            "At Tough I have learned. I played a great many hands against myself and remember, not the hands, but what mattered in them; so I see at a glance what a play is worth in the long run, and not only what it scores."
        }
        Level::Brutal => {
            "At Brutal I do all of that and then think ahead. From everything you drew, passed and played I work out what you may hold and how likely each hand is. I imagine hundreds of such deals, try each of my plays in them, and play each to its end in my head, where you and I know no more than we would at the table. I choose the play that most often wins the game, not just the hand. Once nothing is hidden and few plays are left, I work it out exactly."
        }
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

/// The level, what he does there, and how it does against the level below.
pub fn line(level: Level) -> String {
    let line = format!("{}: {}", level.name(), sentence(level));
    match won_against_the_level_below(level) {
        None => line,
        Some(share) => format!("{line} Wins {share}% of games against the level before."),
    }
}
