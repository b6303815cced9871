//! A hand that is played again from the other seat, to its end, by keys alone and by ear
//! alone, in windows of three sizes.

use egui::Key;
use egui::accesskit::Role;
use engine::{Action, Seat, Seats};
use game::session::{Review, ReviewStep};
use words::msg;

use super::guest::{Guest, Hand};
use super::labels;
use super::parts::SIZES;
use super::player::Player;
use super::review::over;
use crate::NESTOR;

/// More turns than a hand takes, and more bones and ends than there are.
const MOST_TURNS: usize = 200;
const MOST_BONES: usize = 30;

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

/// Goes with an arrow to what is wanted.
fn arrow_to(guest: &mut Guest, key: Key, wanted: &str) {
    for _ in 0..MOST_BONES {
        guest.player.press(key);
        if guest.player.focused_id().as_deref() == Some(wanted) {
            return;
        }
    }
    panic!("{}: no arrow leads to {wanted}", guest.at);
}

/// Plays the first bone that fits, or presses the button.
fn act(guest: &mut Guest, seat: Option<Seat>) {
    let actions = seat.map(|seat| guest.player.session().actions_of(seat));
    let mut plays = actions.into_iter().flatten();
    let play = plays.find_map(|action| match action {
        Action::Play(bone, end) => Some((bone, Some(end))),
        Action::Lead(bone) => Some((bone, None)),
        _ => None,
    });
    let Some((bone, end)) = play else {
        let widgets = guest.player.widgets();
        let button = labels::buttons(&widgets).next().expect("there is one");
        match guest.hand {
            Hand::Keys => guest.player.press(Key::Space),
            _ => guest.press(&button.id),
        }
        return;
    };
    let bone = format!("hand-{bone}");
    match (guest.hand, end) {
        (Hand::Keys, end) => {
            arrow_to(guest, Key::ArrowRight, &bone);
            if let Some(end) = end {
                arrow_to(guest, Key::ArrowUp, &format!("end-{end}"));
            }
            guest.player.press(Key::Enter);
        }
        (_, end) => {
            guest.press(&bone);
            let widgets = guest.player.widgets().into_iter();
            let mut ends = widgets.filter(|it| it.id.starts_with("end-"));
            let id = end.map(|end| format!("end-{end}"));
            let id = id.or_else(|| ends.next().map(|it| it.id));
            guest.press(&id.expect("there is a place for it"));
        }
    }
}

/// Plays until the game is over; all that is done is told.
fn play_out(guest: &mut Guest) {
    for _ in 0..MOST_TURNS {
        let session = guest.player.session();
        if session.state().outcome().is_some() {
            return;
        }
        if session.nestor_in_turn().is_some() {
            guest.player.wait_for_nestor();
            continue;
        }
        let before = session.state().clone();
        let seat = session.person_in_turn();
        act(guest, seat);
        let after = guest.player.session().state();
        assert_ne!(*after, before, "{}: it is done", guest.at);
        assert!(!guest.player.message().is_empty(), "{}: and told", guest.at);
    }
    panic!("{}: the hand goes on for ever", guest.at);
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
    for size in SIZES {
        for hand in [Hand::Keys, Hand::Ear] {
            let mut guest = Guest {
                player: Player::at_size(&session, size),
                hand,
                at: format!("{hand:?} at {size:?}"),
            };
            guest.player.rest();
            guest.clear();
            take_other_seat(&mut guest);
            play_out(&mut guest);
            guest.wait("result-review");
            guest.press("game-over-more");
            let twice = guest.player.session().hand_twice();
            let twice = twice.expect("it was played twice");
            let names = [
                msg::figure_first_seat_hand(twice.hand),
                msg::FIGURE_OTHER_SEAT.text(),
            ];
            assert_eq!(twice.hand, 2, "{}", guest.at);
            for (name, standing) in names.iter().zip(twice.standings) {
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
}
