//! What is said of whose turn it is, and what the parts of the table are called.

use nestor_dominoes::app::table::names;
use nestor_dominoes::engine::{Bone, Seat, Seating, Seats};
use nestor_dominoes::words::turn;

use super::company::{one_person, two_people};

/// All of it, for each seat.
fn said(seating: &Seating) -> String {
    let bone: Bone = "6-4".parse().expect("a bone");
    let seats = Seat::around(Seats::Three);
    let lines = seats.flat_map(|seat| {
        [
            turn::turn_of(seating, seat),
            turn::leads(seating, seat),
            turn::undone(seating, seat),
            turn::not_yours(seating, seat),
            names::played(bone, seat, seating),
            names::in_hand(bone, seat, seating),
            names::backs(3, seat, seating),
            names::backs(1, seat, seating),
        ]
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_only_person_is_you_and_everybody_has_a_name_where_there_are_several() {
    insta::assert_snapshot!("turns_of_one_person", said(&one_person(Seats::Three)));
    insta::assert_snapshot!("turns_of_two_people", said(&two_people(Seats::Three)));
}
