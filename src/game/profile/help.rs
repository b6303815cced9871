//! Help that a player had in a game.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The word for advice in files.
const ADVICE: &str = "advice";

/// Help that a player had in a game, from none to most.
///
/// In a file, no help is `false` and knowledge is `true`, as in earlier versions without advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Help {
    /// The player had no help.
    #[default]
    None,
    /// Only advice, made from what the player could see: a hint, the bone counter, the tutor.
    /// Advice changes how the player plays, but not what chance brings.
    Advice,
    /// Any other help: the player has seen something hidden, taken an action back, restored a
    /// position, begun a game with known deals, or ended a game by changing its target. Such a
    /// player may have chosen which bones are drawn.
    Knowledge,
}

impl Help {
    /// Whether the player had any help, even only advice.
    pub const fn is_any(self) -> bool {
        !matches!(self, Self::None)
    }

    /// [`Self::Knowledge`] if `is_known`, else [`Self::None`].
    pub const fn knowledge_if(is_known: bool) -> Self {
        if is_known { Self::Knowledge } else { Self::None }
    }

    /// Raises this to `more`, if that is more help.
    pub fn raise_to(&mut self, more: Self) {
        *self = (*self).max(more);
    }
}

impl Serialize for Help {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::None => serializer.serialize_bool(false),
            Self::Advice => serializer.serialize_str(ADVICE),
            Self::Knowledge => serializer.serialize_bool(true),
        }
    }
}

impl<'de> Deserialize<'de> for Help {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum SerializedHelp {
            Flag(bool),
            Word(String),
        }
        match SerializedHelp::deserialize(deserializer)? {
            SerializedHelp::Flag(is_known) => Ok(Self::knowledge_if(is_known)),
            SerializedHelp::Word(word) if word == ADVICE => Ok(Self::Advice),
            SerializedHelp::Word(word) => Err(D::Error::custom(format!("{word:?} is no help"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_serialized_as_in_earlier_versions() {
        for (help, written) in
            [(Help::None, "false"), (Help::Advice, "\"advice\""), (Help::Knowledge, "true")]
        {
            assert_eq!(ron::to_string(&help).as_deref(), Ok(written), "{help:?}");
            assert_eq!(ron::from_str(written), Ok(help), "{written}");
        }
        for wrong in ["\"\"", "\"Advice\"", "1"] {
            assert!(ron::from_str::<Help>(wrong).is_err(), "{wrong}");
        }
    }
}
