//! Every sentence a player reads.

pub mod about;
pub mod awards;
pub mod colors;
pub mod dates;
pub mod events;
pub mod examples;
pub mod help;
pub mod history;
pub mod levels;
pub mod menu;
pub mod players;
pub mod quit;
pub mod rules;
pub mod rules_text;
pub mod saved;
pub mod settings;
pub mod start;
pub mod table;
pub mod tally;
pub mod turn;
