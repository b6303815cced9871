//! What is said while bones are drawn for the lead, and taken.

use super::joined;
use super::who::Who;
use crate::msg;
use engine::{Seat, Seating};

/// What comes of it once everybody has drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The heaviest ones are equally heavy.
    Equal,
    /// This seat leads.
    Leads(Seat),
    /// The same, and so takes its bones first.
    TakesFirst(Seat),
}

/// What was drawn for the lead, and what comes of it.
pub fn drawn(
    seating: &Seating,
    drawn: impl Iterator<Item = String>,
    outcome: Option<Outcome>,
) -> String {
    let drawn = joined(&drawn.collect::<Vec<_>>());
    match outcome {
        None => msg::sentence(drawn),
        Some(Outcome::Equal) => msg::taking_drew_equal(drawn, seating.count()),
        Some(Outcome::Leads(seat)) => msg::taking_drew_leads(&Who::at(seating, seat), drawn),
        Some(Outcome::TakesFirst(seat)) => {
            msg::taking_drew_takes_first(&Who::at(seating, seat), drawn)
        }
    }
}
