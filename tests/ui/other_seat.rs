//! A hand that is played again from the other seat, to its end, by keys alone and by ear
//! alone.

use egui::Key;
use egui::accesskit::Role;
use engine::Seats;
use game::session::{Review, ReviewStep};
use words::msg;

use super::guest::{Guest, Hand};
use super::player::{Player, UP_TO_LARGE};
use super::review::over;
use crate::NESTOR;

/// Looks back at the second hand, and takes the other seat in it.
fn take_other_seat(guest: &mut Guest) {
    let mut review = Review::of(guest.player.session().state()).expect("it was dealt");
    guest.stand();
    guest.menu("menu-review");
    if guest.hand == Hand::Keys {
        guest.player.press(Key::ArrowDown);
    } else {
        while review.place().hand < 2 {
            review.go(ReviewStep::Next);
            guest.press("review-on");
        }
    }
    guest.press("analysis-other-seat");
    let seating = guest.player.session().seating();
    assert!(seating[NESTOR].is_person(), "{}: there they sit", guest.at);
}

/// The figures that are read right after this name, in the order of a screen reader.
fn read_after(guest: &Guest, name: &str) -> String {
    let labels = guest.player.parts().into_iter();
    let labels = labels.filter(|(role, _)| *role == Role::Label);
    let mut labels = labels.skip_while(|(_, words)| words != name);
    let found = labels.next();
    assert!(found.is_some(), "{}: {name} is not to be read", guest.at);
    labels.next().map(|(_, words)| words).unwrap_or_default()
}

#[test]
fn a_hand_of_the_other_seat_is_played_to_its_end_and_both_results_are_read() {
    let session = over(Seats::Two);
    for (size, hand) in [(UP_TO_LARGE[1], Hand::Keys), (UP_TO_LARGE[0], Hand::Ear)] {
        let mut guest = Guest {
            player: Player::at_size(&session, size),
            hand,
            at: format!("{hand:?} at {size:?}"),
        };
        guest.player.rest();
        guest.clear();
        take_other_seat(&mut guest);
        guest.play_a_hand(|_| ());
        guest.wait("result-review");
        guest.press("game-over-more");
        let twice = guest.player.session().hand_played_twice();
        let twice = twice.expect("it was played twice");
        let names = [msg::figure_first_seat_hand(twice.hand), msg::FIGURE_OTHER_SEAT.text()];
        assert_eq!(twice.hand, 2, "{}", guest.at);
        for (name, standing) in names.iter().zip(twice.scores) {
            let told = read_after(&guest, name);
            for points in [standing.person, standing.nestor] {
                let is_told = told.contains(&format!(" {points}"));
                assert!(is_told, "{}: {points} in {name}: {told}", guest.at);
            }
        }
        guest.clear();
        guest.menu("menu-leave-again");
        guest.player.settle();
        let back = guest.player.session().state();
        assert_eq!(back, session.state(), "{}: the game is back", guest.at);
    }
}
