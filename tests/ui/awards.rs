//! What is said and shown at the end of a hand.

use engine::{Bonus, Position, Preset, RoundEnd, Seats};
use game::profile::Preferences;
use game::session::Session;
use words::events::sayings;
use words::{Points, awards, languages, msg};

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

#[test]
fn the_card_has_a_row_for_each_bonus_and_for_the_award_and_their_sum() {
    let puerto_rican = set(Preset::PuertoRican.rules(Seats::Partners));
    let session = game_where(&puerto_rican, |session| {
        ended(session, RoundEnd::Domino(YOU))
    });
    let player = Player::at(&session);
    let card = player.label("hand-over");
    let position = session.state().position().expect("a hand is over");
    let team = Seats::Partners.team(YOU);
    let bonus = awards::bonus(Bonus::FirstHands, Points::shown(100));
    assert!(card.contains(&bonus), "{card}");
    let sum = format!("+{}", position.scores()[team]);
    assert!(card.contains(&sum), "{sum} is not in {card}");
    let pips = position.scores()[team] - 100;
    assert!(card.contains(&msg::pips(pips)), "{pips} is not in {card}");
}

#[test]
fn where_hands_are_counted_card_and_plates_speak_of_hands() {
    for language in languages() {
        let jamaican = Preferences {
            language: Some(language.clone()),
            ..set(Preset::JamaicanPartners.rules(Seats::Partners))
        };
        let session = game_where(&jamaican, |session| ended(session, RoundEnd::Domino(YOU)));
        let player = Player::at(&session);
        let one = msg::points_counted(Points::hands(1));
        assert!(!one.contains(&msg::points(Points::shown(1))), "{one}");
        for id in ["hand-over", "plate-0"] {
            let told = player.label(id);
            assert!(told.contains(&one), "{one} is not in {told} in {language}");
        }
    }
}
