//! Every message: a function for each with arguments, a [`MessageId`] for each without. `build.rs`
//! generates them from the English files, with typed arguments.
//!
//! A message about somebody (`$who`, `$name` and perhaps `$partner`) takes a [`Who`] first;
//! the other arguments follow in alphabetical order.

use engine::Bone;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

pub use super::arguments::Value;

use super::arguments::{EndName, EndPlace, Points, Who};
use super::loaded_language::{self, message};
use super::msg;

/// The messages that hold the search terms, one for each kind of thing.
const KEYWORD_LISTS: [MessageId; 6] = [
    msg::KEYWORDS_COMMANDS,
    msg::KEYWORDS_SETTINGS,
    msg::KEYWORDS_RULES,
    msg::KEYWORDS_GAMES,
    msg::KEYWORDS_ABSENT,
    msg::KEYWORDS_HELP,
];

/// A message that takes no arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MessageId(&'static str);

impl MessageId {
    /// The id, as in the message files.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The text of the message in the current language.
    pub fn text(self) -> String {
        message(self.0, &[])
    }

    /// Search terms for the thing that the message names.
    pub fn keywords(self) -> String {
        keywords(self.0)
    }
}

impl<'de> Deserialize<'de> for MessageId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <&str>::deserialize(deserializer)?;
        find(id).ok_or_else(|| D::Error::custom(format_args!("no message is called {id}")))
    }
}

/// Search terms for the thing whose name has this id.
pub(super) fn keywords(id: &str) -> String {
    loaded_language::keywords(id, KEYWORD_LISTS.map(MessageId::name))
}

/// An argument that may be missing: `None` becomes `none`, for which the messages have a branch.
pub fn or_none<'a>(value: Option<impl Into<Value<'a>>>) -> Value<'a> {
    value.map_or_else(|| "none".into(), Into::into)
}

/// The message of this id, if there is one and it takes no arguments.
pub(super) fn find(id: &str) -> Option<MessageId> {
    let index = CONSTANTS.binary_search(&id).ok()?;
    Some(MessageId(CONSTANTS[index]))
}

include!(concat!(env!("OUT_DIR"), "/msg.rs"));
