//! The color of a player, which is the same throughout a game and for every viewer. The first
//! person has color 0.

use engine::{Seat, Seating, Seats};
use look::Rgb;

use super::coins::coin_of;
use crate::paint::{Head, Look};

const _: () =
    assert!(Head::ALL.len() == 4, "the rows `coins` of look_colors.rs have a color for each");

/// Index of a player's color, 0 to 3.
pub fn player_color(seating: &Seating, seats: Seats, seat: Seat) -> usize {
    let first = Seat::around(seats).find(|seat| seating[*seat].is_person());
    let first = first.map_or(0, Seat::index);
    let count = usize::from(seats.count());
    (seat.index() + count - first) % count
}

/// Index of the color of a player's side; with partners 0 or 1.
pub fn side_color(seating: &Seating, seats: Seats, seat: Seat) -> usize {
    let color = player_color(seating, seats, seat);
    if seats == Seats::Partners { color % 2 } else { color }
}

/// The look of a table with these players: where three or four play without partners, and the look
/// has no colors for played bones, each player gets the color of their coin.
pub fn look_of(mut look: Look, seating: &Seating, seats: Seats) -> Look {
    let is_without_partners = matches!(seats, Seats::Three | Seats::Four);
    if !is_without_partners || look.colors.has_colored_plays() || !seating.fits(seats) {
        return look;
    }
    let before = look.colors;
    let coins: Vec<Option<Head>> =
        Seat::around(seats).map(|seat| Some(coin_of(seating, seat)?.head)).collect();
    // Other people get the colors of unused coins.
    let is_free = |coin: &usize| !coins.contains(&Some(Head::ALL[*coin]));
    let mut free = (1..Head::ALL.len()).filter(is_free);
    for (seat, head) in Seat::around(seats).zip(&coins) {
        let player = player_color(seating, seats, seat);
        let coin = match head {
            Some(head) => Some(*head as usize),
            None if player > 0 => free.next(),
            None => None,
        };
        if let Some(coin) = coin {
            look.colors.players[player] = before.coins[coin];
            look.colors.pins[player] = before.coin_pins[coin];
            look.colors.players_on_wood[player] = before.coins_on_wood[coin];
        }
    }
    look
}

pub(super) fn pin_color(look: &Look, (seating, seats): (&Seating, Seats), seat: Seat) -> Rgb {
    let pins = if seats == Seats::Partners { look.colors.partner_pins } else { look.colors.pins };
    pins[player_color(seating, seats, seat)]
}

/// The color of a player's dot in a panel: with partners that of the pin, else that of the player.
pub(super) fn dot_color(look: &Look, (seating, seats): (&Seating, Seats), seat: Seat) -> Rgb {
    if seats == Seats::Partners {
        pin_color(look, (seating, seats), seat)
    } else {
        look.colors.players[player_color(seating, seats, seat)]
    }
}

/// The color of a player on wood: for the dot before the name and the ring of the coin.
pub(super) fn wood_color(look: &Look, (seating, seats): (&Seating, Seats), seat: Seat) -> Rgb {
    let of_partners = seats == Seats::Partners;
    let colors =
        if of_partners { look.colors.partners_on_wood } else { look.colors.players_on_wood };
    colors[player_color(seating, seats, seat)]
}
