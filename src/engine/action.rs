//! Player actions and their text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::Error as _};
use strum::VariantArray;

use super::bone::{Bone, Pips};
use super::seat::Seat;

/// A side of a bone on the table, and the direction in which an arm grows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Side {
    /// To the right.
    East,
    /// To the left.
    West,
    /// Away from the viewer.
    North,
    /// Towards the viewer.
    South,
}

impl Side {
    /// All four sides, east and west first.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The two sides at right angles to this one.
    #[inline]
    pub const fn perpendicular(self) -> [Self; 2] {
        match self {
            Self::East | Self::West => [Self::North, Self::South],
            Self::North | Self::South => [Self::East, Self::West],
        }
    }

    /// The opposite side, such as west for east.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            Self::North => Self::South,
            Self::South => Self::North,
        }
    }

    /// The letter of the side: E, W, N or S.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Self::East => 'E',
            Self::West => 'W',
            Self::North => 'N',
            Self::South => 'S',
        }
    }

    /// The side with this letter, upper or lower case; `None` for any other letter.
    #[inline]
    pub fn from_letter(letter: char) -> Option<Self> {
        let upper = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|side| side.letter() == upper)
    }
}

/// An end of the table: a bone, and the side of it that the next bone would touch.
///
/// Written as `4-4N`. [`Table::find_end`](super::Table::find_end) also accepts a side alone, such
/// as `N`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End {
    /// The bone that the next one would touch.
    pub on: Bone,
    /// The side of `on` that the next bone would touch, and the direction in which the arm grows.
    pub side: Side,
}

impl End {
    /// Parses an end such as `4-4N`. A `/`, `:` or `.` may precede the letter.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let side = Side::from_letter(text.chars().next_back()?)?;
        let bone = text[..text.len() - 1].trim_end_matches(['/', ':', '.']);
        Some(Self { on: bone.parse().ok()?, side })
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.on, self.side.letter())
    }
}

/// A decision of a player, or the end of the game clock.
///
/// Written as `6-6` (a lead), `yield`, `6-1@6-6E`, `6-1@5-5E=6` (6 is turned outward), `draw`,
/// `pass`, `claim-15`, `silence`, `blow-6-1`, `time-up`, `give-up-0`.
///
/// # Examples
/// ```
/// # use engine::{Action, Side};
/// let Action::Play(bone, end, _) = "6-1@6-6E".parse()? else {
///     panic!("a play names a bone and an end");
/// };
/// assert_eq!(bone.weight(), 7);
/// assert_eq!(end.side, Side::East);
/// # Ok::<(), engine::ParseActionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play the first bone of the round.
    Lead(Bone),
    /// Let the partner play the first bone of the round, if the rules allow either of them to lead.
    Yield,
    /// Play a bone on an open end. The number is the half turned outward, given only where the
    /// rules let the bone lie either way round (Matador).
    Play(Bone, End, Option<Pips>),
    /// Draw one bone from the boneyard.
    Draw,
    /// End a turn in which no bone can be played and none drawn.
    Pass,
    /// Claim this many points, where points must be claimed: for one's own play, or for the
    /// previous play if its player did not claim them. Only the right number scores.
    Claim(u8),
    /// Claim no points, where points must be claimed.
    Silence,
    /// Blow up the outermost bone of an arm with a firecracker.
    BlowUp(Bone),
    /// The game clock runs down. No player does this, so it is never among the legal actions.
    TimeUp,
    /// The player in this seat gives up a game with a clock, and so loses. Giving up is possible
    /// out of turn and between rounds, so it is never among the legal actions.
    GiveUp(Seat),
}

impl Action {
    /// The bone of a lead or a play; `None` for other actions.
    #[inline]
    pub const fn bone(self) -> Option<Bone> {
        match self {
            Self::Lead(bone) | Self::Play(bone, ..) => Some(bone),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(bone) => write!(f, "{bone}"),
            Self::Play(bone, end, None) => write!(f, "{bone}@{end}"),
            Self::Play(bone, end, Some(outward)) => write!(f, "{bone}@{end}={outward}"),
            Self::Yield => f.write_str("yield"),
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Claim(0) => f.write_str("claim"),
            Self::Claim(points) => write!(f, "claim-{points}"),
            Self::Silence => f.write_str("silence"),
            Self::BlowUp(bone) => write!(f, "blow-{bone}"),
            Self::TimeUp => f.write_str("time-up"),
            Self::GiveUp(seat) => write!(f, "give-up-{}", seat.index()),
        }
    }
}

/// The error for a text that is not an [`Action`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is not an action: write a bone and an end as in 6-1@6-6E, or yield, draw, pass, claim-15, silence, blow-6-1, time-up, give-up-0"
)]
pub struct ParseActionError(String);

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let action = match text {
            "yield" => Some(Self::Yield),
            "draw" => Some(Self::Draw),
            "pass" => Some(Self::Pass),
            "claim" => Some(Self::Claim(0)),
            "silence" => Some(Self::Silence),
            "time-up" => Some(Self::TimeUp),
            "give-up-0" | "give-up-1" | "give-up-2" | "give-up-3" => {
                let seat =
                    Seat::ALL.into_iter().find(|seat| text.ends_with(&seat.index().to_string()));
                seat.map(Self::GiveUp)
            }
            _ if text.starts_with("blow-") => text["blow-".len()..].parse().ok().map(Self::BlowUp),
            _ if text.starts_with("claim-") => text["claim-".len()..].parse().ok().map(Self::Claim),
            _ => match text.split_once('@') {
                None => text.parse().ok().map(Self::Lead),
                Some((bone, end)) => parse_play(bone, end),
            },
        };
        action.ok_or_else(|| ParseActionError(text.chars().take(20).collect()))
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

/// Parses a play from its bone and its end: `4-4N`, or `4-4N=6` with the half turned outward.
fn parse_play(bone: &str, end: &str) -> Option<Action> {
    let (end, outward) = split_outward(end)?;
    Some(Action::Play(bone.parse().ok()?, End::parse(end)?, outward))
}

/// Splits `E=6` into the end and the half turned outward. `None` if the text after `=` is not a
/// number of pips.
pub fn split_outward(text: &str) -> Option<(&str, Option<Pips>)> {
    match text.split_once('=') {
        None => Some((text, None)),
        Some((end, pips)) => Some((end, Some(Pips::new(pips.parse().ok()?)?))),
    }
}
