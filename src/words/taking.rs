//! Texts for the draw for the lead and for taking the bones.

use super::arguments::Who;
use super::joined;
use crate::msg;
use engine::{Seat, Seating};

/// The result of the draw for the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeadDraw {
    /// The heaviest bones drawn are equally heavy, so all draw again.
    Equal,
    /// The seat that leads.
    Leads(Seat),
    /// The seat that leads, and so takes its bones first.
    TakesFirst(Seat),
}

/// The drawn bones in a sentence, with the result once it is known.
pub fn drawn(
    seating: &Seating,
    drawn: impl Iterator<Item = String>,
    outcome: Option<LeadDraw>,
) -> String {
    let drawn = joined(&drawn.collect::<Vec<_>>());
    match outcome {
        None => msg::sentence(drawn),
        Some(LeadDraw::Equal) => msg::taking_drew_equal(drawn, seating.count()),
        Some(LeadDraw::Leads(seat)) => msg::taking_drew_leads(&Who::at(seating, seat), drawn),
        Some(LeadDraw::TakesFirst(seat)) => {
            msg::taking_drew_takes_first(&Who::at(seating, seat), drawn)
        }
    }
}
