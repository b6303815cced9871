//! What is said and shown at the end of a hand.

use engine::{Position, Preset, RoundEnd, Seats};
use game::session::Session;
use words::events::sayings;
use words::msg;

use super::found::game_where;
use super::player::{Player, set};
use crate::{NESTOR, YOU};

/// The hand ended so, and the game goes on.
fn ended(session: &Session, by: RoundEnd) -> bool {
    let end = session.state().position().and_then(Position::end);
    session.state().outcome().is_none() && end == Some(by)
}

#[test]
fn the_message_at_the_end_of_a_hand_says_how_it_ended_and_all_that_it_brought() {
    for (end, lines) in [(RoundEnd::Domino(YOU), 2), (RoundEnd::Blocked, 3)] {
        let draw = set(Preset::Draw.rules(Seats::Two));
        let session = game_where(&draw, |session| ended(session, end));
        let round = session.state().round().expect("a hand is over");
        let said = sayings(round, session.seating(), true);
        let said: Vec<_> = said.into_iter().map(|line| line.text).collect();
        let last = &said[said.len() - lines..];
        let player = Player::at(&session);
        player.look();
        assert_eq!(player.message(), last.join(" "), "{end:?}");
    }
}

#[test]
fn both_hands_are_totalled_beside_their_names_when_a_hand_is_over() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let draw = set(Preset::Draw.rules(Seats::Two));
        let session = game_where(&draw, |session| ended(session, RoundEnd::Blocked));
        let player = Player::at_size(&session, size);
        let position = session.state().position().expect("a hand is over");
        for seat in [YOU, NESTOR] {
            let held = position.hand(seat);
            let total = msg::turn_hand(held.len(), held.weight());
            let name = session.seating()[seat].name().as_str();
            let mut parts = player.parts().into_iter();
            let of = |label: &str| label.starts_with(&format!("{name}: "));
            let status = parts.find(|(_, label)| of(label));
            let (_, status) = status.expect("both have a score");
            assert!(status.ends_with(&total), "{total} is not in {status}");
        }
    }
}
