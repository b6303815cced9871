//! The view of the whole table, which follows the play where all of it would be
//! small.

use egui::{Key, Rect};
use engine::{Action, Bone, Preset, Seats};
use game::profile::TableView;
use game::session::Session;
use nestor_dominoes::app::Command;
use nestor_dominoes::app::table::{
    Arrangement, SeenTable, TableChoices, TableModel, Viewpoint, arrange,
};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::{bone_with_plays, game_where, go_on, hand, plays, session};
use super::layout::{area, model};
use super::player::{Player, set};
use crate::YOU;

/// Windows in which the whole table gets small, in points, and how many games
/// of each kind are looked at there.
const SMALL: [[f32; 2]; 2] = [[420.0, 800.0], [360.0, 600.0]];
const SIZES: [[f32; 2]; 4] = [SMALL[0], SMALL[1], [1100.0, 760.0], [1920.0, 1080.0]];
const GAMES: u64 = 12;
/// While bones are so wide all of the table is seen; and so wide they are where
/// it is not, in points.
const READABLE: f32 = 24.0;
const NEAR: f32 = 28.0;
const KINDS: [Preset; 3] = [Preset::Muggins, Preset::AllFives, Preset::FiveUp];

/// A table as it is seen, with or without a bone taken up.
fn with(
    session: &Session,
    size: [f32; 2],
    choices: &TableChoices,
    last: Option<&SeenTable>,
) -> (TableModel, Arrangement) {
    let model = model(session, choices, TableView::Whole);
    let spinner = session.state().rules().spinner;
    let arrangement = arrange(&model, spinner, area(size), last);
    (model, arrangement)
}

/// Shows every position of many games with bones on the table, with what was
/// seen before.
fn each_position(
    size: [f32; 2],
    choices: &TableChoices,
    mut show: impl FnMut(&Session, &TableModel, &Arrangement, Option<&Arrangement>),
) {
    for preset in KINDS {
        for number in 0..GAMES {
            let mut session = session(&set(preset.rules(Seats::Two)), number);
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let mut last: Option<Arrangement> = None;
            while session.state().outcome().is_none() {
                let seen = last.as_ref().and_then(|it| it.seen.as_ref());
                let (model, arrangement) = with(&session, size, choices, seen);
                if model.placed.is_empty() {
                    last = None;
                } else {
                    show(&session, &model, &arrangement, last.as_ref());
                    let goes_on = model.goes_on;
                    last = Some(arrangement).filter(|_| goes_on);
                }
                go_on(&mut session, &mut rng);
            }
        }
    }
}

fn place(arrangement: &Arrangement, bone: Bone) -> Rect {
    let mut bones = arrangement.bones.iter();
    let found = bones.find(|(lying, _)| lying.bone == bone);
    found.expect("it lies on the table").1
}

fn is_in_sight(arrangement: &Arrangement, rect: Rect) -> bool {
    arrangement.table.expand(0.6).contains_rect(rect)
}

fn at_all() -> TableChoices {
    TableChoices {
        viewpoint: Some(Viewpoint::ALL),
        ..TableChoices::at(YOU)
    }
}

#[test]
fn the_view_that_follows_the_play_shows_the_last_bone_large_enough() {
    for size in SIZES {
        let (mut count, mut near, mut hidden, mut ends, mut moved) = (0, 0, 0, 0, 0);
        each_position(
            size,
            &TableChoices::at(YOU),
            |session, model, seen, last| {
                let (_, all) = with(session, size, &at_all(), seen.seen.as_ref());
                count += 1;
                if all.bone_width >= READABLE || !model.goes_on {
                    assert_eq!(seen.bones, all.bones, "{size:?}: all is seen");
                    return;
                }
                near += 1;
                assert!(seen.bone_width >= NEAR - 0.01, "{}", seen.bone_width);
                let newest = place(seen, model.newest().expect("one was played"));
                assert!(is_in_sight(seen, newest), "{size:?}: {newest:?}");
                ends += seen.ends.len();
                let places = seen.ends.iter();
                hidden += places.filter(|it| !is_in_sight(seen, it.bone)).count();
                if let Some(last) = last {
                    let bone = seen.bones[0].0.bone;
                    let way = place(seen, bone).center() - place(last, bone).center();
                    moved += usize::from(way.length() > 1.0);
                }
            },
        );
        println!(
            "{size:?}: near in {near} of {count}, {hidden} of {ends} ends out of sight, \
             moved in {moved}"
        );
        assert!(near > 0 || !SMALL.contains(&size), "{near} of {count}");
    }
}

#[test]
fn a_bone_taken_up_brings_all_its_ends_into_sight() {
    for size in SMALL {
        let (mut count, mut near, mut moved) = (0, 0, 0);
        each_position(size, &TableChoices::at(YOU), |session, _, seen, _| {
            for bone in hand(session) {
                let choices = TableChoices {
                    selected: Some(bone),
                    ..TableChoices::at(YOU)
                };
                let (model, with) = with(session, size, &choices, seen.seen.as_ref());
                let mut taking = with
                    .ends
                    .iter()
                    .filter(|it| model.ends[it.end].preview.is_some())
                    .peekable();
                if taking.peek().is_none() {
                    continue;
                }
                for place in taking {
                    assert!(
                        is_in_sight(&with, place.bone),
                        "{size:?}: {bone} at {place:?}"
                    );
                }
                count += 1;
                near += usize::from(with.viewpoint().is_near());
                moved += usize::from(with.viewpoint() != seen.viewpoint());
            }
        });
        println!("{size:?}: {near} of {count} seen from near, {moved} moved the view");
        assert!(near > 0 && moved > 0, "{near} and {moved} of {count}");
    }
}

#[test]
fn without_a_play_the_view_stays_where_it_is() {
    for size in SMALL {
        each_position(size, &TableChoices::at(YOU), |session, _, seen, _| {
            let (_, again) = with(session, size, &TableChoices::at(YOU), seen.seen.as_ref());
            for ((_, one), (_, other)) in seen.bones.iter().zip(&again.bones) {
                let apart = (one.min - other.min).length();
                assert!(apart < 0.1, "{size:?}: {one:?}, then {other:?}");
            }
        });
    }
}

#[test]
fn the_player_looks_where_he_wants_until_he_follows_the_play_again() {
    let mut preferences = set(Preset::FiveUp.rules(Seats::Two));
    preferences.display.view = TableView::Whole;
    let session = game_where(&preferences, |session| {
        let played = session.state().round().map(|round| round.placed().count());
        played >= Some(20) && session.person_in_turn() == Some(YOU)
    });
    let mut player = Player::at_size(&session, SMALL[1]);
    let all = |player: &Player| -> Vec<Rect> {
        let placed = player
            .session()
            .state()
            .round()
            .expect("it was dealt")
            .placed();
        let bones = placed.map(|placed| format!("played-{}", placed.bone));
        bones.map(|id| player.by_id(&id).rect()).collect()
    };
    let followed = all(&player);
    player.harness.key_press(Key::End);
    player.harness.run_steps(3);
    let seen = all(&player);
    assert!(seen[0].width() < followed[0].width(), "all of it is small");
    player.harness.run_steps(3);
    assert_eq!(all(&player), seen, "and it stays so");
    player.harness.key_press(Key::Home);
    player.harness.run_steps(3);
    let width = all(&player)[0].size().min_elem();
    assert!((width - NEAR).abs() < 1.0, "{width}");
    player.harness.key_press(Key::Plus);
    player.harness.run_steps(3);
    let nearer = all(&player)[0].size().min_elem();
    assert!(nearer > 1.2 * NEAR, "from there on: {nearer}");
}

#[test]
fn an_end_that_is_out_of_sight_comes_into_sight_with_the_keyboard() {
    let mut preferences = set(Preset::AllFives.rules(Seats::Two));
    preferences.display.view = TableView::Whole;
    let session = game_where(&preferences, |session| {
        let played = session.state().round().map(|round| round.placed().count());
        played >= Some(10) && bone_with_plays(session, 2).is_some()
    });
    let bone = bone_with_plays(&session, 2).expect("it was looked for");
    let ends = plays(&session, bone).into_iter().map(|play| match play {
        Action::Play(_, end) => format!("end-{end}"),
        _ => panic!("{play:?} is no play"),
    });
    let mut ends: Vec<_> = ends.collect();
    let mut player = Player::at_size(&session, SIZES[2]);
    player.click_bone(bone);
    for _ in 0..6 {
        player.press(Key::Plus);
    }
    let table = with(&session, SIZES[2], &TableChoices::at(YOU), None)
        .1
        .table;
    let is_seen = |player: &Player, end: &str| {
        let place = player.by_id(end).rect();
        table.expand(6.0).contains_rect(place)
    };
    let hidden = ends.iter().filter(|end| !is_seen(&player, end)).count();
    assert!(hidden > 0, "the view is too near to show all of {ends:?}");
    while !ends.is_empty() {
        player.press(Key::ArrowUp);
        let end = player.focused_id().expect("an end has the keyboard");
        assert!(is_seen(&player, &end), "{end} of {ends:?}");
        assert!(ends.contains(&end), "{end} takes it, and comes once");
        ends.retain(|other| *other != end);
    }
}

/// Whether the view follows the play, and nobody has chosen where to look.
fn follows_play(player: &mut Player) -> bool {
    let ends = player.widgets().into_iter();
    let mut ends = ends.filter(|it| it.id.starts_with("end-"));
    let end = ends.next().expect("a bone lies on the table").id;
    player.by_id(&end).click_secondary();
    player.settle();
    let follows = !player.has_id("menu-follow-play");
    player.press(Key::Escape);
    follows
}

#[test]
fn another_game_is_not_looked_at_from_as_near_as_the_one_before() {
    let mut preferences = set(Preset::AllFives.rules(Seats::Two));
    preferences.display.view = TableView::Whole;
    let session = game_where(&preferences, |session| {
        session.person_in_turn() == Some(YOU) && session.state().record().len() > 4
    });
    for begun in [Command::RestartGame, Command::NewGame, Command::Restore] {
        let mut player = Player::at(&session);
        let ctx = player.harness.ctx.clone();
        for command in [Command::Preserve, Command::Zoom(true)] {
            player.harness.state_mut().update(&ctx, command.into());
        }
        player.settle();
        assert!(!follows_play(&mut player), "it is looked at from near");
        let told = format!("{begun:?}");
        player.harness.state_mut().update(&ctx, begun.into());
        player.settle();
        assert!(follows_play(&mut player), "after {told}");
    }
}
