//! The color of a player. It is the same throughout a game and for every viewer:
//! the first person has the first one.

use engine::{Seat, Seating, Seats};
use look::Rgb;

use crate::paint::Look;

/// Index of a seat's color, 0 to 3.
pub fn player_color(seating: &Seating, seats: Seats, seat: Seat) -> usize {
    let first = Seat::around(seats).find(|seat| seating[*seat].is_person());
    let first = first.map_or(0, Seat::index);
    let count = usize::from(seats.count());
    (seat.index() + count - first) % count
}

/// Index of the color of a seat's side.
pub fn side_color(seating: &Seating, seats: Seats, seat: Seat) -> usize {
    let color = player_color(seating, seats, seat);
    if seats == Seats::Partners { color % 2 } else { color }
}

/// The pin of a player's bones.
pub(super) fn pin(look: &Look, (seating, seats): (&Seating, Seats), seat: Seat) -> Rgb {
    let pins = if seats == Seats::Partners { look.colors.partner_pins } else { look.colors.pins };
    pins[player_color(seating, seats, seat)]
}

/// The dot beside a player's name: in a dark place it is as bright as their bar.
pub(super) fn dot(look: &Look, (seating, seats): (&Seating, Seats), seat: Seat) -> Rgb {
    if seats == Seats::Partners {
        pin(look, (seating, seats), seat)
    } else {
        look.colors.bars[player_color(seating, seats, seat)]
    }
}
