//! Which color a player has. It is the same all game long and everywhere, whoever looks:
//! the first person has the first one.

use engine::{Seat, Seating, Seats};
use look::Rgb;

use crate::paint::Look;

/// Which of the players' colors a seat has, 0 to 3.
pub fn player_color(seating: &Seating, seats: Seats, seat: Seat) -> usize {
    let first = Seat::around(seats).find(|seat| seating[*seat].is_person());
    let first = first.map_or(0, Seat::index);
    let count = usize::from(seats.count());
    (seat.index() + count - first) % count
}

/// Which of the players' colors stands for the side that a seat belongs to.
pub fn side_color(seating: &Seating, seats: Seats, seat: Seat) -> usize {
    let color = player_color(seating, seats, seat);
    if seats == Seats::Partners {
        color % 2
    } else {
        color
    }
}

/// The pin of a player's bones.
pub(super) fn pin(look: &Look, (seating, seats): (&Seating, Seats), seat: Seat) -> Rgb {
    let pins = if seats == Seats::Partners {
        look.colors.partner_pins
    } else {
        look.colors.pins
    };
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
