//! Writes the lines of the protocol.

use super::event::{self, join};
use crate::{Action, Event, LeadBy, Preset, Seat, SeatTranscript, Team};

/// The version of the protocol, which the first line names.
pub const VERSION: u32 = 1;

/// The first line that a program receives, with the version of the protocol.
pub fn hello_line() -> String {
    format!("arena {VERSION}")
}

/// The lines of a transcript: how the round began, one line for each event, and the hands, once the
/// round is over. As the round goes on, lines are only added at the end.
pub fn transcript_lines(transcript: &SeatTranscript) -> Vec<String> {
    let seats = transcript.rules.seats;
    let game = Preset::from_rules(&transcript.rules).map_or("-", Preset::id);
    let mut lines = vec![format!("round {game}")];
    for (name, value) in transcript.rules.name_value_pairs() {
        lines.push(format!("rule {name} {value}"));
    }
    lines.push(format!("seat {}", transcript.seat.index()));
    let scores = Team::all(seats).map(|team| transcript.scores[team]);
    lines.push(format!("scores {}", join(scores, " ")));
    if transcript.carried > 0 {
        lines.push(format!("carried {}", transcript.carried));
    }
    lines.push(match transcript.lead_by {
        LeadBy::HeaviestDoublet => "lead-by heaviest-doublet".to_owned(),
        LeadBy::Lot => "lead-by lot".to_owned(),
        LeadBy::Draw => "lead-by draw".to_owned(),
        LeadBy::Seat(seat) => format!("lead-by seat {}", seat.index()),
        LeadBy::DoubletOf(seat) => format!("lead-by doublet-of {}", seat.index()),
    });
    lines.push(format!("hand {}", join(transcript.dealt_hand.iter(), " ")));
    for event in &transcript.events {
        lines.push(event::event_line(event, seats));
    }
    if let Some(shown) = &transcript.shown_hands {
        let hands = Seat::around(seats).map(|seat| join(shown[seat].iter(), ","));
        lines.push(format!("shown {}", join(hands, " ")));
    }
    lines
}

/// The line that asks for one of these actions.
pub fn ask_line(legal: &[Action]) -> String {
    format!("ask {}", join(legal.iter(), " "))
}

/// The line that ends a game, with the side that won it, if any.
pub fn game_over_line(winner: Option<Team>) -> String {
    let seats = crate::Seats::Four;
    event::event_line(&Event::GameOver { winner }, seats)
}
