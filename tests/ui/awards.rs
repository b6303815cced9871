//! What is said and shown at the end of a hand.

use egui::{Pos2, Rect, Shape};
use engine::{Bonus, Event, Position, Preset, RoundEnd, Seat, Seats};
use game::profile::{Display, MotionSpeed, Preferences};
use game::session::Session;
use nestor_dominoes::command::TableCommand;
use words::events::log_lines;
use words::names::display_name;
use words::{Points, Who, awards, joined, languages, msg};

use super::found::game_until;
use super::notation::{DEAL, DRAW_HAND, FOUR_HANDS, SECOND_DEAL, at};
use super::player::{Player, set};
use crate::{NESTOR, YOU};

/// A hand of partners that the player wins.
const PARTNERS_HAND: &str = "6-6 6-2@W 6-4@E 2-1@W 5-4@E 5-3@E 4-1@W 4-2@W 3-3@E 3-2@E pass \
                             2-0@W 4-0@W 5-2@E 5-5@E 4-4@W pass 6-5@E pass 6-0@E 0-0@E 4-3@W \
                             3-1@W 1-1@W 6-1@W pass 5-0@E pass 6-3@W";

/// The hand ended so, and the game goes on.
fn ended(session: &Session, by: RoundEnd) -> bool {
    let end = session.state().position().and_then(Position::end);
    session.state().outcome().is_none() && end == Some(by)
}

#[test]
fn the_message_at_the_end_of_a_hand_says_how_it_ended_and_all_that_it_brought() {
    let draw = set(Preset::Draw.rules(Seats::Two));
    let blocked = format!("{DRAW_HAND} pass");
    let domino = format!(
        "{blocked} / 6-6 6-0@W 0-0@W 6-3@E 5-0@W 4-3@E 5-5@W 4-2@E 6-2@E draw 6-4@E draw 4-0@E \
         draw 5-2@W 2-2@W 2-1@W 6-1@W"
    );
    for (end, hands, line, lines) in
        [("domino", SECOND_DEAL, &domino, 2), ("blocked", DEAL, &blocked, 3)]
    {
        let session = at(&draw, hands, line);
        let round = session.state().round().expect("a hand is over");
        let said = log_lines(round, session.seating(), true);
        let said: Vec<_> = said.into_iter().map(|line| line.text).collect();
        let last = &said[said.len() - lines..];
        let player = Player::at(&session);
        player.look();
        assert_eq!(player.message(), last.join(" "), "{end}");
    }
}

#[test]
fn both_hands_are_totalled_beside_their_names_when_a_hand_is_over() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let draw = set(Preset::Draw.rules(Seats::Two));
        let session = at(&draw, DEAL, &format!("{DRAW_HAND} pass"));
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
fn the_card_of_a_blocked_hand_of_partners_tells_what_decided_it() {
    let seats = Seats::Partners;
    for (preset, why) in [
        (Preset::LatinPartners, None),
        (Preset::JamaicanPartners, Some(msg::HAND_OVER_LOWEST_HANDS)),
        (Preset::Dominican, Some(msg::HAND_OVER_BLOCKER)),
    ] {
        let session =
            game_until(&set(preset.rules(seats)), 0, |session| ended(session, RoundEnd::Blocked));
        let (round, seating) = (session.state().round(), session.seating());
        let round = round.expect("a hand is over");
        let pips = |seat: &Seat| round.position().hand(*seat).weight();
        let last = round.events().iter().rev().find_map(|event| match event {
            Event::Played { seat, .. } => Some(*seat),
            _ => None,
        });
        let last = last.expect("a bone was played");
        // Of each side the hands that count.
        let counted = [YOU, YOU.next(seats)].map(|first| {
            let both = [first, first.next(seats).next(seats)];
            match preset {
                Preset::LatinPartners => both.to_vec(),
                Preset::Dominican => {
                    let compared = [last, last.next(seats)];
                    both.into_iter().filter(|it| compared.contains(it)).collect()
                }
                _ => both.into_iter().min_by_key(pips).into_iter().collect(),
            }
        });
        let [(own, own_pips), (others, their_pips)] = counted.map(|hands: Vec<Seat>| {
            let names = hands.iter().map(|seat| display_name(seating[*seat].name()));
            let names: Vec<String> = names.collect();
            (joined(&names), hands.iter().map(pips).sum::<u16>())
        });
        let told = msg::hand_over_compared(own, others, own_pips, their_pips);
        for size in [[1100.0, 760.0], [420.0, 800.0]] {
            let player = Player::at_size(&session, size);
            let card = player.label("hand-over");
            assert!(card.contains(&told), "{told} is not in {card}");
            for seat in YOU.onwards(seats) {
                let held = msg::hand_over_held(&Who::at(seating, seat));
                let sum = msg::hand_over_pips(pips(&seat), pips(&seat).to_string());
                let row = card.split(". ").find(|row| row.starts_with(&held));
                let row = row.expect("each hand has its row");
                assert!(row.ends_with(&sum), "{sum} is not in {row}");
            }
            for reason in [msg::HAND_OVER_LOWEST_HANDS, msg::HAND_OVER_BLOCKER] {
                let text = reason.text();
                let is_told = card.contains(text.trim_end_matches('.'));
                assert_eq!(is_told, why == Some(reason), "{text} {card}");
            }
        }
    }
}

#[test]
fn the_card_has_a_row_for_each_bonus_and_for_the_award_and_their_sum() {
    let puerto_rican = set(Preset::PuertoRican.rules(Seats::Partners));
    let session = at(&puerto_rican, FOUR_HANDS, PARTNERS_HAND);
    let player = Player::at(&session);
    let card = player.label("hand-over");
    let position = session.state().position().expect("a hand is over");
    let team = Seats::Partners.team(YOU);
    let bonus = awards::bonus(Bonus::FirstHands, Points::shown(100), session.state().rules());
    assert!(card.contains(&bonus), "{card}");
    let sum = format!("+{}", position.scores()[team]);
    assert!(card.contains(&sum), "{sum} is not in {card}");
    let pips = position.scores()[team] - 100;
    assert!(card.contains(&msg::pips(pips)), "{pips} is not in {card}");
    let rows = card.split(". ").filter_map(|row| row.split_once(" held "));
    let rows: Vec<&str> = rows.filter_map(|(_, told)| told.split_whitespace().next()).collect();
    let (terms, _) = card.split_once("\u{a0}=").expect("the sum is written out");
    let terms = terms.rsplit(". ").next().expect("the sum has terms").split('+');
    let mut rest = rows.iter();
    for term in terms {
        assert!(
            rest.any(|row| *row == term.trim()),
            "{term} is not in its place in {rows:?}: {card}"
        );
    }
}

#[test]
fn without_a_bonus_the_card_names_the_reason_and_writes_no_sum() {
    let four = set(Preset::Draw.rules(Seats::Four));
    let session = game_until(&four, 0, |session| {
        let position = session.state().position();
        let held =
            |at: &Position| Seat::around(Seats::Four).filter(|it| !at.hand(*it).is_empty()).count();
        session.state().can_deal() && position.map(held) == Some(3)
    });
    let player = Player::at(&session);
    let card = player.label("hand-over");
    assert!(card.contains("for what the others held"), "{card}");
    assert!(!card.contains('='), "{card}");
}

#[test]
fn where_hands_are_counted_card_and_plates_speak_of_hands() {
    for language in languages() {
        let jamaican = Preferences {
            language: Some(language.clone()),
            ..set(Preset::JamaicanPartners.rules(Seats::Partners))
        };
        let session = at(&jamaican, FOUR_HANDS, PARTNERS_HAND);
        let player = Player::at(&session);
        let one = msg::points_counted(Points::hands(1));
        assert!(!one.contains(&msg::points(Points::shown(1))), "{one}");
        for id in ["hand-over", "plate-0"] {
            let told = player.label(id);
            assert!(told.contains(&one), "{one} is not in {told} in {language}");
        }
    }
}

#[test]
fn a_bonus_is_named_beside_its_bone() {
    let seats = Seats::Partners;
    let dominican = Preferences {
        display: Display {
            motion: MotionSpeed::Normal,
            ..set(Preset::Dominican.rules(seats)).display
        },
        ..set(Preset::Dominican.rules(seats))
    };
    for (wanted, number) in [(Bonus::Capicua, 6), (Bonus::AllPass, 2)] {
        let paying = |session: &Session| {
            let mut actions = session.actions_of(YOU).into_iter();
            actions.find(|action| {
                let mut state = session.state().clone();
                let events = state.apply(*action).unwrap_or_default();
                let mut events = events.iter();
                events.any(|event| matches!(event, Event::Bonus(paid) if paid.bonus == wanted))
            })
        };
        let session = game_until(&dominican, number, |session| {
            session.person_in_turn() == Some(YOU) && paying(session).is_some()
        });
        let action = paying(&session).expect("it brings a bonus");
        let bone = action.bone().expect("it is a play");
        let (told, id) = (
            awards::bonus(wanted, Points::shown(25), &Preset::Dominican.rules(seats)),
            format!("played-{bone}"),
        );
        for size in [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]] {
            let mut player = Player::at_size(&session, size);
            let window = Rect::from_min_size(Pos2::ZERO, size.into());
            player.command(TableCommand::Act(action));
            let text = |player: &Player| {
                let mut shapes = player.painted(window).into_iter();
                shapes.find_map(|shape| match shape {
                    Shape::Text(text) if text.galley.text() == told => {
                        Some(text.visual_bounding_rect())
                    }
                    _ => None,
                })
            };
            player.step_until("the bonus", |player| text(player).is_some());
            let (text, about) = (text(&player).expect("it is told"), player.by_id(&id).rect());
            let at = format!("{wanted:?} at {size:?}");
            assert!(window.contains_rect(text.expand(8.0)), "{text} {at}");
            assert!(!text.expand(8.0).intersects(about), "{text} {about} {at}");
            let apart = (text.center() - about.center()).length();
            assert!(apart < 250.0, "{text} is far from {about} {at}");
        }
    }
}
