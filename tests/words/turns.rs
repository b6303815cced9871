//! What is said of whose turn it is.

use engine::{Seat, Seating, Seats};
use words::{Who, msg};

use super::company::{one_person, two_people};

/// All of it, for each seat.
fn said(seating: &Seating) -> String {
    let seats = Seat::around(Seats::Three);
    let lines = seats.flat_map(|seat| {
        let who = Who::at(seating, seat);
        [
            msg::turn_of(&who),
            msg::turn_leads(&who),
            msg::turn_undone(&who),
            msg::turn_not_yours(who.name.as_str()),
        ]
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_only_person_is_you_and_everybody_has_a_name_where_there_are_several() {
    insta::assert_snapshot!("turns_of_one_person", said(&one_person(Seats::Three)));
    insta::assert_snapshot!("turns_of_two_people", said(&two_people(Seats::Three)));
}
