//! What a player can do, and the notation it is written in.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::Error as _};

use super::bone::Bone;
use super::rules::Spinner;
use super::table::Table;

/// A direction on the table, in which an arm grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// To the right.
    East,
    /// To the left.
    West,
    /// Away from the player.
    North,
    /// Towards the player.
    South,
}

impl Side {
    /// All four, east and west first.
    pub const ALL: [Self; 4] = [Self::East, Self::West, Self::North, Self::South];

    /// The two sides across this direction.
    pub const fn across(self) -> [Self; 2] {
        match self {
            Self::East | Self::West => [Self::North, Self::South],
            Self::North | Self::South => [Self::East, Self::West],
        }
    }

    /// The side that faces this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            Self::North => Self::South,
            Self::South => Self::North,
        }
    }

    /// The letter of the side: E, W, N or S.
    pub const fn letter(self) -> char {
        match self {
            Self::East => 'E',
            Self::West => 'W',
            Self::North => 'N',
            Self::South => 'S',
        }
    }

    /// The side with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let upper = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|side| side.letter() == upper)
    }
}

/// An end of the layout: the bone it stands on and the side it faces.
///
/// Written as in `4-4N`. Where only one open end faces a side, the side alone
/// names it too; see [`Table::find_end`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End {
    /// The bone that the next one would touch.
    pub on: Bone,
    /// The side of it, and the direction in which the arm grows.
    pub side: Side,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.on, self.side.letter())
    }
}

/// What a player does in a turn.
///
/// Written as in `6-6` (a lead), `6-1@6-6E`, `draw`, `pass`, `claim`, `silence`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play the first bone of the round.
    Lead(Bone),
    /// Play a bone on an open end.
    Play(Bone, End),
    /// Draw one bone.
    Draw,
    /// Say that one can neither play nor draw.
    Pass,
    /// Where points are claimed: claim the points of one's play, or those that the player
    /// before did not claim.
    Claim,
    /// Where points are claimed: claim nothing.
    Silence,
}

impl Action {
    /// The bone that is played, if one is.
    pub const fn bone(self) -> Option<Bone> {
        match self {
            Self::Lead(bone) | Self::Play(bone, _) => Some(bone),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(bone) => write!(f, "{bone}"),
            Self::Play(bone, end) => write!(f, "{bone}@{end}"),
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Claim => f.write_str("claim"),
            Self::Silence => f.write_str("silence"),
        }
    }
}

/// A text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is not an action: write a bone and an end as in 6-1@6-6E, or draw, pass, claim, silence"
)]
pub struct NotAnAction(String);

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let action = match text {
            "draw" => Some(Self::Draw),
            "pass" => Some(Self::Pass),
            "claim" => Some(Self::Claim),
            "silence" => Some(Self::Silence),
            _ => match text.split_once('@') {
                None => text.parse().ok().map(Self::Lead),
                Some((bone, end)) => full_end(end)
                    .and_then(|end| bone.parse().ok().map(|bone| Self::Play(bone, end))),
            },
        };
        action.ok_or_else(|| NotAnAction(text.chars().take(20).collect()))
    }
}

impl Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// Reads `4-4N`; a `/`, `:` or `.` may stand before the letter.
fn full_end(text: &str) -> Option<End> {
    let side = Side::from_letter(text.chars().next_back()?)?;
    let bone = text[..text.len() - 1].trim_end_matches(['/', ':', '.']);
    Some(End {
        on: bone.parse().ok()?,
        side,
    })
}

impl Table {
    /// The end that a player means by `E` or by `4-4N`, open or not.
    ///
    /// A side alone means the end that faces it; of several, as there can be
    /// when every doublet is a spinner, the only one that `bone` fits.
    pub fn find_end(&self, spinner: Spinner, text: &str, bone: Bone) -> Option<End> {
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return full_end(text);
        };
        let side = Side::from_letter(letter)?;
        let facing = || self.ends().iter().filter(|open| open.end().side == side);
        let mut fitting = facing().filter(|open| bone.has(open.pips()));
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only.end()),
            (Some(_), Some(_)) => None,
            (None, _) => facing().next().map(|open| open.end()).or_else(|| {
                // A side that is not open yet: the refusal will say why.
                let on = match spinner {
                    Spinner::Single => self.spinner(),
                    _ => None,
                };
                let on = on.or_else(|| self.ends().first().map(|open| open.end().on));
                on.map(|on| End { on, side })
            }),
        }
    }

    /// How a player names `end`: by its side alone where that is enough.
    pub fn name_end(&self, end: End) -> String {
        let facing = self
            .ends()
            .iter()
            .filter(|open| open.end().side == end.side);
        if facing.count() <= 1 {
            end.side.letter().to_string()
        } else {
            end.to_string()
        }
    }
}
