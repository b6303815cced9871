//! What the window says that begins a game.

use super::named::Named as _;
use super::points;
use crate::msg;
use engine::{LaterLeads, Preset, Rules, ScoreDisplay, Seat, Seats};
use game::profile::{OWNER, Results};

/// A seat of a table, by its place in the order of play.
pub fn seat(seat: Seat, seats: Seats) -> String {
    let number = seat.index() + 1;
    if seat != OWNER && seats == Seats::Partners && seats.team(seat) == seats.team(OWNER) {
        msg::new_game_partner_seat(number)
    } else {
        msg::new_game_seat(number)
    }
}

/// Who leads in the games after the first.
pub fn way_to_start(later_leads: LaterLeads) -> String {
    match later_leads {
        LaterLeads::Winner => msg::NEW_GAME_WAY_WINNER.text(),
        _ => msg::NEW_GAME_WAY_DRAWN_FOR.text(),
    }
}

/// The same for who points at it.
pub fn way_to_start_tip(later_leads: LaterLeads) -> String {
    match later_leads {
        LaterLeads::Winner => msg::NEW_GAME_WAY_WINNER_TIP.text(),
        _ => msg::NEW_GAME_WAY_DRAWN_FOR_TIP.text(),
    }
}

/// What wins a game, on its card.
pub fn target(rules: &Rules) -> String {
    match rules.target {
        None => msg::CARD_ONE_HAND.text(),
        Some(target) => {
            let target = points::shown(target.into(), rules);
            match rules.score_display {
                ScoreDisplay::Points => msg::card_to(target),
                ScoreDisplay::Fives => msg::card_to_fives(target),
            }
        }
    }
}

/// How often a game was played, and won.
pub fn record(results: Results) -> String {
    msg::card_record(results.games(), results.won)
}

/// A card for a screen reader.
pub fn spoken_card([name, target, says, record]: [&str; 4]) -> String {
    msg::card_spoken(name, record, says, target)
}

/// What a ready-made game is like, in a few words.
pub fn short(preset: Preset, rules: &Rules) -> String {
    if preset == Preset::FirecrackerFives && !rules.firecrackers {
        return msg::GAME_FIRECRACKER_FIVES_FOR_MORE_SHORT.text();
    }
    preset.text("short")
}
