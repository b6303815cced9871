//! Texts of the New Game window.

use super::named::Named as _;
use super::points;
use crate::msg;
use engine::{Preset, PresetGroup, Rules, Seat, Seats};
use game::profile::OWNER;
use strum::VariantArray as _;

/// The label of a seat: its number in the order of play, from 1, and whether it is the partner's.
pub fn seat(seat: Seat, seats: Seats) -> String {
    msg::new_game_seat(seat.index() + 1, relation(seat, seats))
}

/// Says whether the player in a seat is the owner's partner or an opponent.
pub fn side(seat: Seat, seats: Seats) -> String {
    msg::new_game_side(relation(seat, seats))
}

/// Selector for the relation of a seat's player to the owner.
fn relation(seat: Seat, seats: Seats) -> &'static str {
    if seat != OWNER && seats == Seats::Partners && seats.team(seat) == seats.team(OWNER) {
        "partner"
    } else {
        "other"
    }
}

/// The target of a game, on its card.
pub fn target(rules: &Rules) -> String {
    match rules.target {
        None => msg::CARD_ONE_HAND.text(),
        Some(target) => {
            let target = points::in_rules_unit(target.into(), rules);
            msg::card_to(points::score(target, rules), points::unit(rules))
        }
    }
}

/// A ready-made game in a few words, which may depend on the number of players.
pub fn short_description(preset: Preset, rules: &Rules) -> String {
    match (preset, rules.seats) {
        (Preset::FirecrackerFives, _) if !rules.firecrackers => {
            msg::GAME_FIRECRACKER_FIVES_FOR_MORE_SHORT.text()
        }
        (Preset::LatinPartners, Seats::Two | Seats::Three | Seats::Four) => {
            msg::GAME_LATIN_PARTNERS_ALONE_SHORT.text()
        }
        (Preset::CutThroat, Seats::Partners) => msg::GAME_CUT_THROAT_FOR_PARTNERS_SHORT.text(),
        _ => preset.text("short"),
    }
}

/// The groups of ready-made games, starting with the one that most speakers of the current language
/// play.
pub fn groups() -> Vec<PresetGroup> {
    let first = msg::GAMES_FIRST.text();
    let mut groups = PresetGroup::VARIANTS.to_vec();
    groups.sort_by_key(|group| <&str>::from(*group) != first);
    groups
}
