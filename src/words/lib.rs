//! All texts of the program: the messages of a language, each a function or a constant of [`msg`],
//! and the functions that turn facts into lines.
//!
//! A language is a folder of `assets/locale`, named by its tag (`de`, `pt-BR`), with messages in
//! Fluent syntax. Its `README.md` explains how to add one; nothing in `src` changes. A message that
//! a language lacks, or cannot fill, appears in English. English is also the language until another
//! is chosen, as in most tests.

mod absent;
mod arguments;
pub mod awards;
pub mod colors;
pub mod daily;
pub mod dates;
pub mod events;
pub mod examples;
mod figures;
pub mod files;
mod formats;
pub mod glossary;
pub mod help;
mod help_data;
pub mod hint;
pub mod history;
pub mod honesty;
mod keywords;
mod language;
pub mod lens;
pub mod lessons;
pub mod levels;
mod loaded_language;
pub mod msg;
mod named;
pub mod names;
pub mod new_game;
mod place;
pub mod points;
pub mod practice;
pub mod refused;
pub mod result;
pub mod review;
pub mod rules;
pub mod rules_text;
pub mod saved;
pub mod score_pad;
pub mod score_sheet;
pub mod seals;
pub mod series;
pub mod settings;
pub mod sides;
pub mod statistics;
pub mod strategy;
pub mod taking;
pub mod tally;
pub mod turn;
mod who;

pub use self::absent::AbsentGame;
pub use self::arguments::{EndName, EndPlace, Points, Who};
pub use self::figures::number;
pub use self::language::{language_of_system, languages};
pub use self::loaded_language::{
    current_language, set_language, set_system_language, system_region,
};
#[doc(hidden)]
pub use self::loaded_language::{set_system_tags, set_test_language};
pub use self::msg::{MessageId, Value};
pub use self::named::{Named, NamedValues};
pub use self::names::language_name;
pub use self::place::{fitting_numbers, lacked_numbers};
pub use self::who::{Perspective, sole_person};

use self::formats::ListKind;
use self::loaded_language::with_formats;

/// Selector for a condition in messages: `yes` or `no`.
pub const fn yes_or_no(condition: bool) -> &'static str {
    if condition { "yes" } else { "no" }
}

/// Joins with "or": `A`, `A or B`, `A, B, or C`.
pub fn joined_with_or(things: &[String]) -> String {
    with_formats(|formats| formats.list(ListKind::Or, things))
}

/// Joins with "and": `A`, `A and B`, `A, B, and C`.
pub fn joined(things: &[String]) -> String {
    with_formats(|formats| formats.list(ListKind::And, things))
}

/// Joins with commas: `A, B, C`.
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    let joined = things.into_iter().reduce(crate::msg::list_more);
    joined.unwrap_or_default()
}
