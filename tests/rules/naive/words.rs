//! The referee's own words for what is done and where.

use std::fmt;

use engine::{Bone, Pips};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    East,
    West,
    North,
    South,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::East, Self::West, Self::North, Self::South];

    pub fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            Self::North => Self::South,
            Self::South => Self::North,
        }
    }

    fn letter(self) -> char {
        match self {
            Self::East => 'E',
            Self::West => 'W',
            Self::North => 'N',
            Self::South => 'S',
        }
    }

    pub fn of_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| letter.chars().eq([side.letter()]))
    }
}

/// An open side of a bone on the table, written `6-4E`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    pub bone: Bone,
    pub side: Side,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bone, self.side.letter())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Lead(Bone),
    Play(Bone, End, Option<Pips>),
    Draw,
    Pass,
    Claim(u8),
    Silence,
    Yield,
    BlowUp(Bone),
    TimeUp,
    GiveUp(usize),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(bone) => write!(f, "{bone}"),
            Self::Play(bone, end, None) => write!(f, "{bone}@{end}"),
            Self::Play(bone, end, Some(half)) => write!(f, "{bone}@{end}={half}"),
            Self::Draw => write!(f, "draw"),
            Self::Pass => write!(f, "pass"),
            Self::Claim(points) => write!(f, "claim-{points}"),
            Self::Silence => write!(f, "silence"),
            Self::Yield => write!(f, "yield"),
            Self::BlowUp(bone) => write!(f, "blow-{bone}"),
            Self::TimeUp => write!(f, "time-up"),
            Self::GiveUp(seat) => write!(f, "give-up-{seat}"),
        }
    }
}
