//! What is written around the table can be read: names, scores, buttons, sums.

use egui::Shape;
use egui::epaint::TextShape;
use egui_kittest::kittest::NodeT as _;
use engine::{Preset, Rules, Seats};
use game::profile::Preferences;
use game::session::Session;
use game::storage::FileName;
use words::say;

use super::found::{game_where, session};
use super::player::{Player, house_of, preferences, set, write};
use crate::{NESTOR, YOU};

const SEATS: [Seats; 4] = [Seats::Two, Seats::Three, Seats::Four, Seats::Partners];

/// Small windows, a low one, and the usual one, in points.
const SIZES: [[f32; 2]; 4] = [
    [360.0, 600.0],
    [420.0, 800.0],
    [1100.0, 500.0],
    [1100.0, 760.0],
];

/// A long name that somebody might have.
const LONG: &str = "Maximiliane Oberhuber";

fn of(seats: Seats) -> Preferences {
    set(Preset::AllFives.rules(seats))
}

/// Everything that is written in a window.
fn texts(player: &Player) -> Vec<TextShape> {
    let window = player.harness.ctx.content_rect();
    let shapes = player.painted(window).into_iter();
    let texts = shapes.filter_map(|shape| match shape {
        Shape::Text(text) => Some(text),
        _ => None,
    });
    texts.collect()
}

/// Somebody with a long name at a new game.
fn with_a_long_name(seats: Seats, size: [f32; 2]) -> Player {
    let house = house_of(LONG);
    write(house.path(), FileName::Settings, &of(seats));
    let mut player = Player::open(house, Some(7), size);
    player.rest();
    player
}

#[test]
fn every_name_is_written_whole_in_every_window() {
    for seats in SEATS {
        for size in SIZES {
            let player = with_a_long_name(seats, size);
            let texts = texts(&player);
            for (_, sitter) in player.session().seating().iter() {
                let name = sitter.name().as_str();
                let first = name.split(' ').next().unwrap_or(name);
                let mut with_it = texts
                    .iter()
                    .filter(|text| text.galley.text().contains(first));
                assert!(
                    with_it.any(|text| !text.galley.elided && text.galley.text() == name),
                    "{name} of {seats:?} at {size:?}"
                );
                let cut: Vec<_> = texts.iter().filter(|text| text.galley.elided).collect();
                let cut = cut.iter().map(|text| text.galley.text());
                let cut: Vec<_> = cut.filter(|text| text.contains(first)).collect();
                assert!(cut.is_empty(), "{cut:?} of {seats:?} at {size:?}");
            }
        }
    }
}

#[test]
fn no_words_lie_on_other_words() {
    for seats in SEATS {
        for size in SIZES {
            let player = with_a_long_name(seats, size);
            let texts = texts(&player);
            for (n, one) in texts.iter().enumerate() {
                for other in &texts[n + 1..] {
                    let [a, b] = [one, other].map(|it| it.visual_bounding_rect().shrink(0.5));
                    assert!(
                        !a.intersects(b),
                        "{:?} and {:?} of {seats:?} at {size:?}",
                        one.galley.text(),
                        other.galley.text()
                    );
                }
            }
        }
    }
}

#[test]
fn a_game_begins_with_a_score_of_0_also_where_one_hand_is_the_game() {
    for (seats, start) in [(Seats::Two, "Nestor: "), (Seats::Three, "Iris: ")] {
        for target in [None, Some(100)] {
            let rules = Rules {
                target,
                ..Preset::Draw.rules(seats)
            };
            let player = Player::new(&set(rules), 7);
            let plate = player.part(start).rect();
            let written = player.written(plate).iter().any(|words| words == "0");
            assert!(written, "{seats:?}, {target:?}");
            let node = player.part(start).accesskit_node();
            let said = node.label().or_else(|| node.value());
            let said = said.unwrap_or_default().starts_with(&format!("{start}0"));
            assert!(said, "{seats:?}, {target:?}: to a screen reader");
        }
    }
}

#[test]
fn that_it_is_ones_turn_is_said_once() {
    for seats in SEATS {
        let session = game_where(&of(seats), |session| {
            session.person_in_turn().is_some() && session.state().record().len() > 4
        });
        for size in SIZES {
            let player = Player::at_size(&session, size);
            let texts = texts(&player);
            let told = texts.iter().map(|text| text.galley.text().to_lowercase());
            let told = told.filter(|text| *text == "your turn").count();
            assert!(told <= 1, "{told} times with {seats:?} at {size:?}");
        }
    }
}

#[test]
fn an_empty_boneyard_is_told_in_words() {
    for seats in [Seats::Two, Seats::Three] {
        let session = game_where(&of(seats), |session| {
            let position = session.state().position();
            session.person_in_turn().is_some()
                && position.is_some_and(|at| at.boneyard().is_empty())
        });
        for size in SIZES {
            let player = Player::at_size(&session, size);
            let words = say!("turn-boneyard", count = 0);
            let texts = texts(&player);
            assert!(
                texts.iter().any(|text| text.galley.text() == words),
                "with {seats:?} at {size:?}"
            );
        }
    }
}

/// What is written on a button.
fn written_on(player: &Player, id: &str) -> Vec<TextShape> {
    let place = player.by_id(id).rect();
    let mut texts = texts(player);
    texts.retain(|text| place.intersects(text.visual_bounding_rect()));
    texts
}

#[test]
fn what_stands_on_a_turn_button_has_one_line() {
    let moments: [fn(&Session) -> bool; 2] = [
        |session| session.state().can_deal(),
        |session| session.state().outcome().is_some(),
    ];
    for moment in moments {
        let session = game_where(&preferences(Preset::AllFives), moment);
        for size in SIZES {
            let mut player = Player::at_size(&session, size);
            player.rest();
            let ids = player.widgets().into_iter().map(|widget| widget.id);
            let buttons: Vec<_> = ids.filter(|id| id.starts_with("turn-")).collect();
            assert_eq!(buttons.len(), 2, "{buttons:?}");
            for id in buttons {
                let texts = written_on(&player, &id);
                let [text] = &texts[..] else {
                    panic!("{id} has its own words: {texts:?}");
                };
                let place = player.by_id(&id).rect();
                assert_eq!(text.galley.rows.len(), 1, "{id} at {size:?}");
                assert!(place.contains_rect(text.visual_bounding_rect()), "{id}");
            }
        }
    }
}

#[test]
fn a_sum_in_brackets_stands_in_one_line_of_the_log() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 12
    });
    let player = Player::at(&session);
    let texts = texts(&player);
    let with_sum = texts.iter().filter(|text| text.galley.text().contains('='));
    let rows = with_sum.flat_map(|text| &text.galley.rows);
    let rows: Vec<String> = rows.map(|row| row.text()).collect();
    assert!(rows.iter().any(|row| row.contains('(')), "{rows:?}");
    for row in &rows {
        let [opened, closed] = ['(', ')'].map(|bracket| row.matches(bracket).count());
        assert_eq!(opened, closed, "{row:?}");
    }
}

#[test]
fn what_is_said_to_who_points_at_an_end_has_room_in_the_narrowest_window() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 4
    });
    let mut player = Player::at_size(&session, SIZES[0]);
    let at = player.part("End ").rect().center();
    player.harness.hover_at(at);
    player.harness.run_steps(30);
    let texts = texts(&player);
    let mut texts = texts.iter().map(|text| text.galley.text());
    assert!(
        texts.any(|text| text.contains(": takes a ")),
        "all of it is seen"
    );
}

#[test]
fn bones_that_nobody_draws_are_said_to_be_left_over() {
    for size in [[420.0, 800.0], [1100.0, 760.0], [1920.0, 1080.0]] {
        let mut player = Player::at_size(&session(&preferences(Preset::Block), 3), size);
        player.rest();
        let dealt = player.session().state().position().expect("it was dealt");
        let left = dealt.boneyard().len();
        assert!(left > 0, "some were not dealt");
        let label = say!("turn-left-over", count = left);
        player.must_read(&label);
        let texts = texts(&player);
        let mut texts = texts.iter().map(|text| text.galley.text());
        let is_written = texts.any(|text| text == label || text == left.to_string());
        assert!(is_written, "{label} at {size:?}");
    }
}

#[test]
fn the_points_to_win_stand_beside_every_score_also_when_the_hands_lie_open() {
    let set = of(Seats::Two);
    let session = game_where(&set, |session| {
        let state = session.state();
        let scores = state.scores();
        let is_high = [YOU, NESTOR]
            .into_iter()
            .any(|seat| scores[Seats::Two.team(seat)] >= 100);
        state.can_deal() && is_high
    });
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        player.rest();
        for (_, sitter) in session.seating().iter() {
            let plate = player.part(&format!("{}: ", sitter.name().as_str())).rect();
            let written = player.written(plate.expand(4.0));
            let has = written.iter().any(|text| text == "of 150");
            assert!(has, "{:?} at {size:?}: {written:?}", sitter.name());
        }
    }
}
