//! Three and four at the table: who sits where, whose turn it is, and who
//! played what, from every seat.

use egui::{Rect, vec2};
use engine::{Preset, Seat, Seats};
use game::profile::TableView;
use game::session::Session;
use nestor_dominoes::app::table::{Arrangement, TableChoices, arrange};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::turn;

use super::found::{game_where, go_on, session};
use super::layout::{area, model};
use super::player::{Player, set};
use crate::YOU;

const SIZES: [[f32; 2]; 3] = [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]];
const SEVERAL: [Seats; 3] = [Seats::Three, Seats::Four, Seats::Partners];

/// A game in which everybody has done something, and the person is to act.
fn in_the_middle(seats: Seats) -> Session {
    let mut session = session(&set(Preset::AllFives.rules(seats)), 4);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while session.state().record().len() < 9 || session.person_in_turn().is_none() {
        go_on(&mut session, &mut rng);
    }
    session
}

fn seen_from(session: &Session, seat: Seat, size: [f32; 2]) -> Arrangement {
    let model = model(session, &TableChoices::at(seat), TableView::ByWindow);
    arrange(&model, session.state().rules().spinner, area(size), None)
}

fn plate(arrangement: &Arrangement, seat: Seat) -> Rect {
    let mut plates = arrangement.plates.iter();
    let plate = plates.find(|plate| plate.seat == seat);
    plate.expect("every seat has a plate").rect
}

#[test]
fn from_every_seat_the_others_sit_clockwise_and_who_looks_sits_in_front() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        for size in SIZES {
            for viewer in Seat::around(seats) {
                let arrangement = seen_from(&session, viewer, size);
                let own = plate(&arrangement, viewer).center();
                let mut seat = viewer.next(seats);
                let mut before: Option<Rect> = None;
                while seat != viewer {
                    let other = plate(&arrangement, seat);
                    assert!(other.center().y < own.y, "{seat:?} is in front at {size:?}");
                    if let Some(before) = before {
                        assert!(before.right() <= other.left(), "{seat:?} sits to the right");
                    }
                    before = Some(other);
                    seat = seat.next(seats);
                }
            }
        }
    }
}

#[test]
fn partners_sit_opposite_and_their_scores_stand_apart() {
    let session = in_the_middle(Seats::Partners);
    for viewer in Seat::around(Seats::Partners) {
        let partner = viewer.next(Seats::Partners).next(Seats::Partners);
        let arrangement = seen_from(&session, viewer, SIZES[0]);
        let opposite = plate(&arrangement, partner);
        for place in &arrangement.plates {
            assert!(
                place.rect.top() >= opposite.top(),
                "the partner is farthest"
            );
        }
        let [own, other] = &arrangement.sides[..] else {
            panic!("two sides: {:?}", arrangement.sides);
        };
        assert_eq!(own.team, Seats::Partners.team(viewer), "one's own first");
        assert!(own.rect.right() < other.rect.left(), "beside each other");
    }
    for seats in [Seats::Three, Seats::Four] {
        let arrangement = seen_from(&in_the_middle(seats), YOU, SIZES[0]);
        assert!(
            arrangement.sides.is_empty(),
            "each has a score of their own"
        );
    }
}

#[test]
fn a_plate_tells_what_somebody_holds_and_did_and_who_is_in_turn() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        let position = session.state().position().expect("it was dealt");
        for size in SIZES {
            let player = Player::at_size(&session, size);
            for (seat, sitter) in session.seating().iter() {
                let name = sitter.name().as_str();
                let start = format!("{name}: ");
                let parts = player.parts();
                let mut labels = parts.iter().map(|(_, label)| label);
                let label = labels.find(|label| label.starts_with(&start));
                let label = label.unwrap_or_else(|| panic!("{name} has no plate"));
                let count = position.hand(seat).len();
                let bones = format!("{count} bone");
                assert!(label.contains(&bones), "{label} does not tell of {bones}");
                let in_turn = label.ends_with("your turn");
                assert_eq!(in_turn, seat == YOU, "{label}");
                let round = session.state().round().expect("it was dealt");
                let last = round.placed().rfind(|placed| placed.seat == seat);
                let names_bone = last.is_some_and(|last| label.contains(&last.bone.to_string()));
                let passed = label.contains("passed") || label.contains("drew");
                assert!(
                    in_turn || names_bone || passed,
                    "{label} tells what was done"
                );
            }
            let backs = player.parts();
            let backs = backs
                .iter()
                .filter(|(_, label)| label.ends_with("face down"));
            let expected = session.seating().count() - 1;
            assert_eq!(backs.count(), expected, "hands face down at {size:?}");
        }
    }
}

#[test]
fn whose_turn_it_is_can_be_seen_without_colour() {
    let session = in_the_middle(Seats::Four);
    let player = Player::at(&session);
    let arrangement = seen_from(&session, YOU, SIZES[0]);
    let outline = |seat| {
        let mut trays = arrangement.trays.iter();
        let tray = trays.find(|tray| tray.seat == seat);
        let place = tray.map_or_else(|| plate(&arrangement, seat), |tray| tray.rect);
        let painted = player.painted(place.expand2(vec2(1.0, 1.0)));
        let strokes = painted.iter().filter_map(|shape| match shape {
            egui::Shape::Rect(rect) => Some(rect.stroke.width),
            _ => None,
        });
        strokes.fold(0.0, f32::max)
    };
    let own = outline(YOU);
    for seat in Seat::around(Seats::Four).skip(1) {
        assert!(
            own > 2.0 * outline(seat),
            "the outline of {seat:?} is as thick"
        );
    }
}

#[test]
fn who_played_a_bone_is_told_by_its_name() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        let player = Player::at(&session);
        let round = session.state().round().expect("it was dealt");
        for placed in round.placed() {
            let by = session.seating()[placed.seat].name().as_str();
            let by = if placed.seat == YOU { "you" } else { by };
            player.must_read(&format!("{}, played by {by}", placed.bone));
        }
    }
}

#[test]
fn arrows_lead_all_the_way_round_the_whole_table_and_back() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        for size in [SIZES[0], SIZES[2]] {
            let arrangement = seen_from(&session, YOU, size);
            let ways = &arrangement.way_round;
            let [[from, ..], ..] = ways[..] else {
                panic!("there are arrows at {size:?}");
            };
            let [.., [_, _, back]] = ways[..] else {
                panic!("there are arrows at {size:?}");
            };
            assert_eq!(ways.len(), 4, "up, across, down and back at {size:?}");
            let middle = arrangement.table.center();
            for end in [from, back] {
                assert!(end.y > middle.y, "{end} is in front at {size:?}");
            }
            assert!(from.x < middle.x && middle.x < back.x, "clockwise");
        }
    }
}

#[test]
fn where_plates_stand_in_a_row_an_arrow_leads_from_each_to_the_next() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        let narrow = seen_from(&session, YOU, SIZES[1]);
        let others = usize::from(seats.count()) - 1;
        assert_eq!(narrow.way_round.len(), others - 1, "{seats:?}");
        let mut seat = YOU.next(seats);
        for [_, _, tip] in &narrow.way_round {
            let next = seat.next(seats);
            let (left, right) = (plate(&narrow, seat), plate(&narrow, next));
            let between = left.right()..=right.left();
            assert!(between.contains(&tip.x), "from {seat:?} to {next:?}");
            seat = next;
        }
    }
}

#[test]
fn in_a_wide_window_the_ends_and_what_is_around_them_stay_together() {
    for seats in Seats::ALL {
        let session = in_the_middle(seats);
        let choices = TableChoices::at(YOU);
        let model = model(&session, &choices, TableView::Ends);
        let arrangement = arrange(
            &model,
            session.state().rules().spinner,
            area(SIZES[2]),
            None,
        );
        let plates = arrangement.plates.iter().map(|place| place.rect);
        let hand = arrangement.panels.iter().flat_map(|panel| &panel.bones);
        let all = plates.chain(hand.copied()).chain([arrangement.button]);
        let all = all.reduce(Rect::union).expect("there is something");
        assert!(all.width() <= 960.0, "{seats:?}: {} wide", all.width());
        let off = (all.center().x - arrangement.table.center().x).abs();
        // A long hand ends some points before the edge: there its last gap would be.
        assert!(off < 4.0, "{seats:?}: {off} off the middle");
    }
}

#[test]
fn every_score_stands_beside_the_points_to_win() {
    for seats in SEVERAL {
        let session = in_the_middle(seats);
        let target = session.state().rules().target.map(i32::from);
        let of = turn::target(target);
        for size in [SIZES[0], SIZES[2]] {
            let player = Player::at_size(&session, size);
            let arrangement = seen_from(&session, YOU, size);
            let plates = arrangement.plates.iter().map(|place| place.rect);
            let sides = arrangement.sides.iter().map(|place| place.rect);
            let scores: Vec<Rect> = match seats {
                Seats::Partners => sides.collect(),
                _ => plates.collect(),
            };
            for place in scores {
                let written = player.written(place);
                assert!(written.contains(&of), "{written:?} at {size:?}");
            }
        }
    }
}

#[test]
fn what_is_said_of_a_hand_that_is_laid_open_does_not_run_into_the_next() {
    for seats in SEVERAL {
        let session = game_where(&set(Preset::AllFives.rules(seats)), |session| {
            session.state().can_deal()
        });
        for size in SIZES {
            let player = Player::at_size(&session, size);
            let arrangement = seen_from(&session, YOU, size);
            let panels = arrangement.panels.iter();
            for title in panels.filter_map(|panel| panel.title) {
                let written = player.written(title.expand2(vec2(0.0, 4.0)));
                assert_eq!(written.len(), 1, "{written:?} in {title} at {size:?}");
            }
        }
    }
}
