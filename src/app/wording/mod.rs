//! Every sentence a player reads.

pub mod about;
pub mod help;
pub mod rules;
pub mod rules_text;
pub mod settings;
pub mod tally;
