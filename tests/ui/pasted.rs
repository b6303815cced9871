//! A line that is pasted is checked against its seal by mouse alone, by keys alone and by
//! ear alone, in windows of three sizes.

use egui::{Event, Key};
use engine::{Preset, Seal};
use game::session::Session;
use words::msg;

use super::found::game_where;
use super::guest::{Guest, Hand};
use super::parts::{HANDS, SIZES};
use super::player::{Player, preferences};

/// A game in its second hand: the line of the first is known.
fn in_second_hand() -> Session {
    game_where(&preferences(Preset::AllFives), |session| {
        session.state().rounds().len() == 2 && session.person_in_turn().is_some()
    })
}

/// Puts a text that was copied elsewhere in place of what stands in a field.
#[track_caller]
fn paste(guest: &mut Guest, id: &str, text: &str) {
    match guest.hand {
        Hand::Mouse => guest.press(id),
        Hand::Keys => guest.tab_to(id, |focused| focused == id),
        Hand::Ear => {
            guest.player.by_id(id).focus();
            guest.player.settle();
        }
    }
    assert_eq!(
        guest.player.focused_id().as_deref(),
        Some(id),
        "{}",
        guest.at
    );
    guest.must_see(id);
    guest.player.press_ctrl(Key::A);
    guest.player.harness.event(Event::Paste(text.to_owned()));
    guest.player.settle();
}

#[test]
fn a_pasted_line_is_checked_and_the_verdict_is_seen_and_heard() {
    let session = in_second_hand();
    let line = session.state().sealed_hand_line(0).expect("it is over");
    let seal = Seal::of(&line).to_string();
    let other = line.replacen("; ", ";  ", 1);
    let verdicts = [
        (&line, msg::SEALS_PASTED_HOLDS.text()),
        (&other, msg::seals_pasted_not(Seal::of(&other).to_string())),
    ];
    for size in SIZES {
        for hand in HANDS {
            let mut guest = Guest {
                player: Player::at_size(&session, size),
                hand,
                at: format!("{hand:?} at {size:?}"),
            };
            let home = guest.stand();
            guest.menu("window-seals");
            guest.look_through();
            guest.click_by_ear("seals-pasted");
            for (pasted, verdict) in &verdicts {
                paste(&mut guest, "seals-pasted-line", pasted);
                paste(&mut guest, "seals-pasted-seal", &seal);
                guest.must_hear(verdict);
                guest.look_at("seals-pasted-said");
            }
            guest.close(home.as_deref());
            assert_eq!(guest.player.session().state(), session.state(), "as it was");
        }
    }
}
