//! Every sentence a player reads.

pub mod about;
pub mod events;
pub mod help;
pub mod rules;
pub mod rules_text;
pub mod settings;
pub mod table;
pub mod tally;
pub mod turn;
