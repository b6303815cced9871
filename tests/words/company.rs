//! Who sits at the tables of these tests, and how their lines are compared.

use engine::{Level, Name, SeatedPlayer, Seating, Seats};

/// A text in which spaces at which no line ends are spaces as others.
pub fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// A person.
pub fn person(name: &str) -> SeatedPlayer {
    let name = Name::new(name).expect("a name");
    SeatedPlayer::Person { name }
}

/// One person, in the first seat, and Nestors.
pub fn one_person(seats: Seats) -> Seating {
    let ana = Name::new("Ana").expect("a name");
    Seating::with_nestors(&ana, seats, Level::Beginner)
}

/// People only.
pub fn people(seats: Seats) -> Seating {
    let sitters = ["Ana", "Ben", "Cleo", "Dan"].map(person).into_iter();
    let count = usize::from(seats.count());
    Seating::new(sitters.take(count).collect()).expect("two to four")
}

/// Two people, and Nestors in the other seats.
pub fn two_people(seats: Seats) -> Seating {
    let nestors = one_person(seats);
    let mut sitters: Vec<SeatedPlayer> = nestors.iter().map(|(_, sitter)| sitter.clone()).collect();
    sitters[1] = person("Ben");
    Seating::new(sitters).expect("two to four")
}
