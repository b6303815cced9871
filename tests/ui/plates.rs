//! What is written around the table can be read: names, scores, buttons, sums.

use egui::epaint::TextShape;
use egui::{Pos2, Rect, Shape, vec2};
use engine::{Action, Event, FirstLead, Fit, PipsSet, Preset, Round, Rules, Seat, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences};
use game::session::Session;
use nestor_dominoes::command::TableCommand;
use words::{lacked_numbers, languages, list, msg};

use super::cover;
use super::found::{game_until, hand};
use super::notation::{DEAL, DRAW_HAND, DRAWN_OUT, FIRST_HAND, NONE_LEFT, at};
use super::player::{Player, STEP_SECS, set};
use crate::{NESTOR, YOU};

const SEATS: [Seats; 4] = [Seats::Two, Seats::Three, Seats::Four, Seats::Partners];

/// Small windows, a low one, and the usual one, in points.
const SIZES: [[f32; 2]; 4] = [[360.0, 600.0], [420.0, 800.0], [1100.0, 500.0], [1100.0, 760.0]];

fn of(seats: Seats) -> Preferences {
    set(Preset::AllFives.rules(seats))
}

/// The person is in turn, and some bones are played.
fn in_turn(set: &Preferences) -> Session {
    game_until(set, 0, |session| {
        session.person_in_turn().is_some() && session.state().record().len() >= 5
    })
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

#[test]
fn that_it_is_ones_turn_is_said_once() {
    for seats in SEATS {
        let session = in_turn(&of(seats));
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
fn a_large_hand_and_a_last_bone_are_told_at_each_other_player_in_either_view() {
    let sized = SEATS.map(|seats| (seats, [1100.0, 760.0]));
    let narrow = [Seats::Two, Seats::Three].map(|seats| (seats, [420.0, 800.0]));
    for (seats, size) in sized.into_iter().chain(narrow) {
        for ends_only in [false, true] {
            let mut set = of(seats);
            set.display.ends_only = ends_only;
            let session = in_turn(&set);
            let mut player = Player::at_size(&session, size);
            player.harness.run_steps((6.0 / STEP_SECS) as usize);
            player.rest();
            let at = format!("with {seats:?} at {size:?}, ends only {ends_only}");
            let position = session.state().position().expect("a hand is played");
            let texts = texts(&player);
            for (place, seat) in YOU.onwards(seats).enumerate().skip(1) {
                let bones = position.hand(seat).len();
                let number = msg::turn_hand(bones, "none");
                let told = if bones == 1 { msg::PLATE_LAST_BONE.text() } else { number };
                let plate = player.by_id(&format!("plate-{place}")).rect();
                let near = texts.iter().filter(|text| {
                    let is_near = plate.expand(120.0).contains_rect(text.visual_bounding_rect());
                    is_near && text.galley.text() == told
                });
                let is_noted = bones == 1 || bones >= 7;
                assert_eq!(near.clone().count() > 0, is_noted, "{told} of {place} {at}");
                for text in near {
                    let rect = text.visual_bounding_rect();
                    let all = texts.iter().map(TextShape::visual_bounding_rect);
                    let over = all.filter(|other| other.shrink(1.0).intersects(rect.shrink(1.0)));
                    assert_eq!(over.count(), 1, "{told} lies on other text {at}");
                }
            }
        }
    }
}

/// The open numbers at which a seat passed, if it has done nothing in this hand since.
fn passed_at(session: &Session, seat: Seat) -> Option<PipsSet> {
    let events = session.state().round().map(Round::events);
    let mut events = events.into_iter().flatten().rev();
    let last = events.find(|event| match event {
        Event::Played { seat: by, .. } | Event::Passed { seat: by, .. } => *by == seat,
        _ => false,
    });
    match last {
        Some(Event::Passed { open, .. }) => Some(*open),
        _ => None,
    }
}

/// Whether a seat has done nothing in this hand since it passed.
fn has_passed(session: &Session, seat: Seat) -> bool {
    passed_at(session, seat).is_some()
}

/// The seats that have passed and are not in turn again; none once the hand is over.
fn passed(session: &Session) -> Vec<Seat> {
    let state = session.state();
    let turn = state.turn();
    let seats = Seat::around(state.rules().seats);
    seats
        .filter(|seat| turn.is_some_and(|turn| turn != *seat) && has_passed(session, *seat))
        .collect()
}

/// Checks that the plates of those who passed say so, to the eye and to a screen reader, that no
/// other does, and that nothing is written over it.
#[track_caller]
fn assert_passes_are_told(player: &Player, at: &str) {
    let passed = passed(player.session());
    let seats = player.session().state().rules().seats;
    let told = msg::PLATE_PASSED.text();
    for (place, seat) in YOU.onwards(seats).enumerate() {
        let plate = player.label(&format!("plate-{place}"));
        assert_eq!(plate.contains(&told), passed.contains(&seat), "{plate} {at}");
        if passed.contains(&seat) {
            let open = passed_at(player.session(), seat).expect("it passed");
            let heard = msg::plate_passed_at(lacked_numbers(open, Fit::Equal));
            assert!(plate.contains(&heard), "{heard} is not in {plate} {at}");
        }
    }
    let texts = texts(player);
    let lacks = passed.iter().filter_map(|seat| passed_at(player.session(), *seat));
    let lacks: Vec<String> = lacks.map(|open| lacked_numbers(open, Fit::Equal)).collect();
    // The numbers, in two rows where one has no room, or else that it was a pass.
    let is_told = |text: &&TextShape| {
        let text = text.galley.text();
        text == told || lacks.iter().any(|lacks| text == lacks || text == first_row(lacks))
    };
    let shown = texts.iter().filter(is_told);
    assert_eq!(shown.clone().count(), passed.len(), "{at}");
    for text in shown {
        let rect = text.visual_bounding_rect();
        let others = texts.iter().map(TextShape::visual_bounding_rect);
        let over = others.filter(|other| other.shrink(1.0).intersects(rect.shrink(1.0)));
        assert_eq!(over.count(), 1, "it lies on other text {at}");
    }
}

/// The upper one of two rows in which news may be written.
fn first_row(told: &str) -> &str {
    let middle = told.len() / 2;
    let spaces = told.match_indices(' ').map(|(at, _)| at);
    spaces.min_by_key(|at| at.abs_diff(middle)).map_or("", |at| &told[..at])
}

#[test]
fn a_pass_is_told_until_the_next_turn_of_whoever_passed_or_the_end_of_the_hand() {
    for seats in SEATS {
        let most = usize::from(seats.count()) - 1;
        let session = game_until(&set(Preset::Block.rules(seats)), 0, |session| {
            session.person_in_turn() == Some(YOU) && passed(session).len() == most.min(2)
        });
        for size in SIZES.into_iter().chain([[1920.0, 1080.0]]) {
            let mut player = Player::at_size(&session, size);
            for language in languages() {
                player.set(|set| set.language = Some(language.clone()));
                player.harness.run_steps((6.0 / STEP_SECS) as usize);
                // A window that shows passes rests like any other.
                player.rest();
                let at = format!("with {seats:?} at {size:?} in {language}");
                assert_passes_are_told(&player, &at);
            }
            while player.session().state().turn().is_some() {
                let action = player.session().actions_of(YOU)[0];
                player.update(TableCommand::Act(action));
                player.wait_for_nestor();
                assert_passes_are_told(&player, &format!("later with {seats:?} at {size:?}"));
            }
        }
    }
}

#[test]
fn whoever_passed_and_is_in_turn_again_has_not_passed() {
    for seats in SEATS {
        let session = game_until(&set(Preset::Block.rules(seats)), 0, |session| {
            session.person_in_turn() == Some(YOU)
                && has_passed(session, YOU)
                && session.actions_of(YOU).iter().any(|it| it.bone().is_some())
        });
        for size in SIZES {
            let player = Player::at_size(&session, size);
            assert_passes_are_told(&player, &format!("with {seats:?} at {size:?}"));
        }
    }
}

#[test]
fn a_pass_is_a_bubble_that_goes_while_the_numbers_stay_beside_the_name() {
    let block = set(Preset::Block.rules(Seats::Two));
    let moving = Display { motion: MotionSpeed::Normal, ..block.display };
    let session = game_until(&Preferences { display: moving, ..block }, 0, |session| {
        let must_pass = session.state().legal_actions() == [Action::Pass];
        session.request().is_some() && must_pass && !has_passed(session, YOU)
    });
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        player.step_until("a pass", |player| has_passed(player.session(), NESTOR));
        let open = passed_at(player.session(), NESTOR).expect("Nestor passed");
        let lacks = lacked_numbers(open, Fit::Equal);
        let bubble = msg::plate_pass_tells(lacks.clone());
        let is_written = |player: &Player, told: &str| {
            texts(player).iter().any(|text| text.galley.text() == told)
        };
        player.step_until("the bubble", |player| is_written(player, &bubble));
        assert!(!is_written(&player, &lacks), "not twice at {size:?}");
        player.step_until("its end", |player| !is_written(player, &bubble));
        let rows = [lacks.as_str(), first_row(&lacks), &msg::PLATE_PASSED.text()];
        assert!(rows.iter().any(|told| is_written(&player, told)), "{lacks} at {size:?}");
        let heard = format!("Nestor passes: {lacks}");
        player.step_until("it is said", |player| player.reads(&heard));
    }
}

#[test]
fn a_pass_after_drawing_tells_both() {
    let drawn = |session: &Session| {
        let events = session.state().round()?.events();
        let (last, before) = events.split_last()?;
        let draws = before.iter().rev();
        let draws = draws.take_while(|event| matches!(event, Event::Drew { .. }));
        match last {
            Event::Passed { open, .. } => Some((draws.count() as u8, *open)),
            _ => None,
        }
    };
    let session = at(&set(Preset::Draw.rules(Seats::Two)), DEAL, DRAW_HAND);
    let (drawn, open) = drawn(&session).expect("somebody drew and passed");
    let lacks = lacked_numbers(open, Fit::Equal);
    let told = list([msg::plate_drew(drawn), lacks.clone()]);
    let heard = list([msg::plate_drew(drawn), msg::plate_passed_at(lacks)]);
    for size in [[1100.0, 760.0], [1920.0, 1080.0]] {
        let mut player = Player::at_size(&session, size);
        player.harness.run_steps((10.0 / STEP_SECS) as usize);
        assert!(player.label("plate-1").ends_with(&heard), "at {size:?}");
        let rows = [&told, first_row(&told)];
        let is_shown = texts(&player).iter().any(|text| rows.contains(&text.galley.text()));
        assert!(is_shown, "{told} at {size:?}");
    }
}

#[test]
fn where_the_rules_decide_who_leads_the_plate_says_so() {
    for (preset, is_told) in [(Preset::AllFives, true), (Preset::TournamentAllFives, false)] {
        let player = Player::new(&set(preset.rules(Seats::Two)), 3);
        let texts = texts(&player);
        let led = msg::PLATE_LED.text();
        let told = texts.iter().any(|text| text.galley.text() == led);
        assert_eq!(told, is_told, "{preset:?}");
    }
}

#[test]
fn why_a_bone_cannot_be_played_is_said_above_it() {
    let session = at(&of(Seats::Two), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W");
    let bone = hand(&session)[0];
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        player.click_bone(bone);
        let (said, about) = (player.by_id("message").rect(), player.bone(bone).rect());
        let middle = about.center().x;
        assert!(said.width() > 20.0, "it is seen at {size:?}");
        assert!(said.x_range().contains(middle), "{said} {about} at {size:?}");
        let between = about.top() - said.bottom();
        // It keeps clear of the score, the count and buttons between.
        assert!((0.0..125.0).contains(&between), "{between} at {size:?}");
    }
}

#[test]
fn the_count_ends_with_the_hand() {
    let session = at(&of(Seats::Two), DEAL, FIRST_HAND);
    for size in SIZES {
        let player = Player::at_size(&session, size);
        assert!(player.has_id("hand-over"), "it is over");
        assert!(!player.has_id("count"), "at {size:?}");
    }
}

/// Windows that are zoomed, in points without zoom, and the least that is left of them.
const ZOOMED: [[f32; 2]; 4] = [[1366.0, 768.0], [1920.0, 1080.0], [800.0, 600.0], [420.0, 800.0]];
const LEAST: [f32; 2] = [360.0, 380.0];

#[test]
fn no_text_and_no_bone_in_hand_lies_on_another_at_any_zoom_in_any_language() {
    for (language, seats) in languages().iter().flat_map(|it| SEATS.map(|seats| (it, seats))) {
        let set = Preferences { language: Some(language.clone()), ..of(seats) };
        let session = game_until(&set, 0, |session| {
            session.person_in_turn() == Some(YOU)
                && session.state().record().len() > 5
                && (5..=9).contains(&hand(session).len())
        });
        let mut player = Player::at(&session);
        for (window, zoom) in ZOOMED
            .into_iter()
            .flat_map(|it| [0.5, 1.0, 1.25, 1.5, 1.7, 1.8, 2.0].map(|zoom| (it, zoom)))
        {
            let size = [0, 1].map(|side| (window[side] / zoom).max(LEAST[side].min(window[side])));
            let input = player.harness.input_mut();
            input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1])));
            player.harness.run_steps(3);
            let at = format!("at {size:?} with {seats:?} in {language}");
            let written: Vec<(String, Rect)> = texts(&player)
                .iter()
                .map(|text| (text.galley.text().to_owned(), text.visual_bounding_rect()))
                .collect();
            for (n, (text, rect)) in written.iter().enumerate() {
                for (other, around) in &written[..n] {
                    let is_free = !rect.shrink(1.0).intersects(around.shrink(1.0));
                    assert!(is_free, "{text:?} {rect} on {other:?} {around} {at}");
                }
            }
            let bones = player.hand().into_iter().map(|bone| player.bone(bone).rect());
            let bones: Vec<Rect> = bones.collect();
            for pair in bones.windows(2) {
                assert!(!pair[0].shrink(0.5).intersects(pair[1]), "{pair:?} {at}");
            }
        }
    }
}

#[test]
fn beside_the_name_of_another_player_a_large_hand_is_told_and_beside_ones_own_nothing() {
    let line = "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W";
    let mut set = of(Seats::Two);
    // In the first position it is Nestor's turn. He plays when he is told to.
    set.display.pace = Pace::WaitForOk;
    for (line, is_told) in [("6-6", true), (line, false)] {
        let session = at(&set, DEAL, line);
        let view = session.state().view(YOU).expect("a hand is dealt");
        for size in [[420.0, 800.0], [1100.0, 760.0]] {
            let player = Player::at_size(&session, size);
            let [own, other] = [YOU, Seat::ALL[1]].map(|seat| view.hand_sizes()[seat]);
            let written = |bones| {
                let told = format!("{bones} bones");
                texts(&player).iter().any(|text| text.galley.text() == told)
            };
            assert_eq!(written(other), is_told, "{other} at {size:?}");
            assert!(own == other || !written(own), "{own} at {size:?}");
        }
    }
}

#[test]
fn ones_own_name_is_whole_in_small_windows() {
    for preset in [Preset::AllFives, Preset::CutThroat] {
        for seats in [Seats::Three, Seats::Four] {
            if preset.rules(seats).check().is_err() {
                continue;
            }
            let set = cover::with(seats, preset, ["Annemarie", "Ben", ""]);
            let session = game_until(&set, 0, |session| {
                session.person_in_turn() == Some(Seat::ALL[1])
                    && session.state().record().len() >= 5
            });
            for size in [[420.0, 800.0], [1024.0, 600.0], [800.0, 480.0]] {
                let mut player = Player::at_size(&session, size);
                if player.has_id("cover-here") {
                    player.click_id("cover-here");
                }
                let texts = texts(&player);
                let mut names = texts.iter().filter(|text| text.galley.text() == "Annemarie");
                assert!(names.next().is_some(), "with {seats:?} at {size:?}");
            }
        }
    }
}

#[test]
fn the_signs_between_the_seats_say_the_order_of_play() {
    for size in SIZES {
        let session = in_turn(&of(Seats::Four));
        let player = Player::at_size(&session, size);
        let told = player.label("order-of-play");
        let names = session.state().seating().iter().skip(1);
        let mut from = 0;
        for (_, other) in names {
            let at = told[from..].find(other.name().as_str());
            from += at.unwrap_or_else(|| panic!("{} is not in {told}", other.name().as_str()));
        }
    }
    let player = Player::at(&in_turn(&of(Seats::Two)));
    assert!(!player.has_id("order-of-play"), "two need none");
}

#[test]
fn an_empty_boneyard_keeps_its_place_in_every_window() {
    let session = at(&of(Seats::Two), DRAWN_OUT, NONE_LEFT);
    for size in SIZES {
        let player = Player::at_size(&session, size);
        let boneyard = player.by_id("boneyard").rect().expand(40.0);
        let texts = texts(&player).into_iter();
        let mut near = texts.filter(|text| boneyard.contains(text.visual_bounding_rect().center()));
        assert!(near.any(|text| text.galley.text() == "0"), "at {size:?}");
    }
}

#[test]
fn there_is_no_count_before_the_first_bone() {
    let rules = Rules { first_lead: FirstLead::Lot, ..Preset::AllFives.rules(Seats::Two) };
    let session = at(&set(rules), "1-0 1-1 4-3 4-4 5-3 6-2 6-4 | 2-0 3-1 3-3 4-1 5-0 5-2 5-4", "");
    let player = Player::at(&session);
    assert!(!player.has_id("count"), "nothing is counted yet");
}
