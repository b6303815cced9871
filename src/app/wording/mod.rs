//! Every sentence a player reads.

pub mod events;
pub mod table;
pub mod turn;
