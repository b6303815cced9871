//! What is said of whose turn it is.

use engine::{Seat, Seating, Seats};
use words::turn;

use super::company::{one_person, two_people};

/// All of it, for each seat.
fn said(seating: &Seating) -> String {
    let seats = Seat::around(Seats::Three);
    let lines = seats.flat_map(|seat| {
        [
            turn::turn_of(seating, seat),
            turn::leads(seating, seat),
            turn::undone(seating, seat),
            turn::not_yours(seating, seat),
        ]
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_only_person_is_you_and_everybody_has_a_name_where_there_are_several() {
    insta::assert_snapshot!("turns_of_one_person", said(&one_person(Seats::Three)));
    insta::assert_snapshot!("turns_of_two_people", said(&two_people(Seats::Three)));
}
