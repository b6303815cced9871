//! Every sentence a person reads: the messages of a language, each a function or a
//! constant of [`msg`], and the facts that are made into lines of them.
//!
//! A language is a folder of `assets/locale`, called by its tag, as `de` or
//! `pt-BR`, with files of messages in the form of Fluent. To add one, copy the
//! files of `en` there and translate what stands behind each `=`; nothing in
//! `src` has to know of it. Whoever chooses it, or leaves that to a system which
//! speaks it, is spoken to in it, and in English wherever a message is missing or
//! cannot be filled. A test, which has no wishes, is spoken to in English.

pub mod awards;
pub mod colors;
pub mod daily;
pub mod dates;
pub mod decisions;
pub mod events;
pub mod examples;
pub mod fair;
mod figures;
pub mod files;
pub mod help;
pub mod hint;
pub mod history;
pub mod honesty;
mod ids;
mod language;
pub mod lens;
pub mod lessons;
pub mod levels;
mod message;
pub mod msg;
mod named;
pub mod names;
pub mod new_game;
mod numbers;
pub mod place;
pub mod points;
pub mod refused;
pub mod result;
pub mod review;
pub mod rules;
pub mod rules_text;
pub mod saved;
pub mod score_sheet;
pub mod seals;
pub mod settings;
pub mod sides;
pub mod start;
pub mod statistics;
pub mod strategy;
pub mod taking;
pub mod tally;
pub mod turn;
mod who;

pub use self::figures::number;
pub use self::ids::named_ids;
pub use self::language::{language_of_system, languages};
pub use self::message::{
    Id, Value, language_name, speak, speak_as_the_system, speak_made_up, spoken_language,
};
pub use self::who::{Eyes, Who, joined, you};

/// Things of which one is meant: `4-1`, `4-1 or 6-2`, `4-1, 5-0 or 6-2`.
pub fn either(things: &[String]) -> String {
    match things.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => {
            let before = list(before.iter().cloned());
            crate::msg::list_or(before, last.clone())
        }
    }
}

/// Things one after the other.
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    let joined = things.into_iter().reduce(crate::msg::list_more);
    joined.unwrap_or_default()
}
