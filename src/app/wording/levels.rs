//! What Nestor says of his levels, and how they were measured.

use crate::nestor::Level;

/// What he does at a level, in a line.
pub const fn sentence(level: Level) -> &'static str {
    match level {
        Level::Beginner => "I play what scores most. If nothing scores, I play my heaviest bone.",
        Level::Easy => "I also get rid of my doublets and keep bones I can go on with.",
        Level::NotSoEasy => "I also count the bones I have not seen, and fear what you may answer.",
        Level::Tough => "I know from thousands of hands what a play leads to.",
        Level::Brutal => {
            "I work out what you may hold, and play the hand to its end in my head before each play."
        }
    }
}

/// How he chooses at a level, for Help.
pub const fn how(level: Level) -> &'static str {
    match level {
        Level::Beginner => {
            "As a Beginner I look at every bone I could play, and at every end where it goes, and play what scores most at once. If nothing scores I play my heaviest bone. I do not look any further, and I do not ask myself what you may hold. That makes me easy to see through: it is how most people play in their first week."
        }
        Level::Easy => {
            "At Easy I take the points I see, but I also look at my own hand: I let go of doublets, which fit in one place only, before other bones, and I keep numbers that I can go on with. What you may answer I do not consider yet."
        }
        Level::NotSoEasy => {
            "At Not so easy I count. I know which bones I have not seen, so I can tell how likely you are to hold one that scores on the table I leave you, and I would rather leave you one on which little scores."
        }
        Level::Tough => {
            "At Tough I have learned. I played a great many hands against myself and remember, not the hands, but what mattered in them; so I see at a glance what a play is worth in the long run, and not only what it scores."
        }
        Level::Brutal => {
            "At Brutal I do all of that and then think ahead. From everything you drew, passed and played I work out what you may hold and how likely each hand is. I imagine some hundred such deals, try each of my plays in all of them, and play each to its end in my head, where you and I know no more than we would at the table. I choose the play that most often wins the game, which is not always the one that scores most. Once nothing is hidden any more I reckon exactly."
        }
    }
}

/// The level, what he does there, and how it does against the level below.
pub fn line(level: Level) -> String {
    format!("{}: {}", level.name(), sentence(level))
}
