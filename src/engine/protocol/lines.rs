//! Writing what a seat is told.

use super::event::{self, joined};
use crate::{Action, Event, LeadBy, Preset, Seat, SeatTranscript, Team};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The first line of all, with the version.
pub fn hello() -> String {
    format!("arena {VERSION}")
}

/// All that a seat was told of a round: how it began, then a line for each event,
/// and once it is over the hands that were shown. As the round goes on, lines are
/// added at the end.
pub fn lines(told: &SeatTranscript) -> Vec<String> {
    let seats = told.rules.seats;
    let game = Preset::of(&told.rules).map_or("-", Preset::id);
    let mut lines = vec![format!("round {game}")];
    for (name, value) in told.rules.in_words() {
        lines.push(format!("rule {name} {value}"));
    }
    lines.push(format!("seat {}", told.seat.index()));
    let scores = Team::all(seats).map(|team| told.scores[team]);
    lines.push(format!("scores {}", joined(scores, " ")));
    lines.push(match told.lead_by {
        LeadBy::HeaviestDoublet => "lead-by heaviest-doublet".to_owned(),
        LeadBy::Lot => "lead-by lot".to_owned(),
        LeadBy::Draw => "lead-by draw".to_owned(),
        LeadBy::Seat(seat) => format!("lead-by seat {}", seat.index()),
        LeadBy::DoubletOf(seat) => format!("lead-by doublet-of {}", seat.index()),
    });
    lines.push(format!("hand {}", joined(told.dealt.iter(), " ")));
    for event in &told.events {
        lines.push(event::line(event, seats));
    }
    if let Some(shown) = &told.shown {
        let hands = Seat::around(seats).map(|seat| joined(shown[seat].iter(), ","));
        lines.push(format!("shown {}", joined(hands, " ")));
    }
    lines
}

/// Asks for one of these actions.
pub fn ask(legal: &[Action]) -> String {
    format!("ask {}", joined(legal.iter(), " "))
}

/// Says that the game is over, and which side has won it, if one has.
pub fn game_over(winner: Option<Team>) -> String {
    let seats = crate::Seats::Four;
    event::line(&Event::GameOver { winner }, seats)
}
