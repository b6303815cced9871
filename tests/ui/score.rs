//! What is seen of a score: the numbers that made it, and the total.

use egui::{Rect, pos2};
use engine::{Action, Bone, End, Preset, Rules, Seats};
use game::profile::{Display, MotionSpeed, Pace, Preferences, TableView};
use game::session::Session;
use nestor_dominoes::app::Command;
use nestor_dominoes::app::table::{arrange, pill_places};
use rand::RngExt as _;

use super::found::{game_where, hand};
use super::layout::{SIZES, area, positions, things};
use super::player::{Player, preferences, set};
use crate::YOU;

#[test]
fn a_number_that_made_a_score_stands_on_nothing_at_any_size() {
    let (mut shown, mut missing) = (0, 0);
    positions(|model, rules, rng| {
        let size = SIZES[rng.random_range(0..SIZES.len())];
        let arrangement = arrange(model, rules.spinner, area(size), None);
        let pills = pill_places(model, &arrangement);
        let mut things = things(model, &arrangement);
        let ends = &arrangement.ends;
        things.extend(ends.iter().map(|end| ("a slot".to_owned(), end.reserved)));
        let counting = ends.iter().filter(|end| model.ends[end.end].times > 0);
        missing += counting.count() - pills.len();
        shown += pills.len();
        for (n, pill) in pills.iter().enumerate() {
            let end = &model.ends[pill.end];
            assert!(end.times > 0, "{end:?} does not count");
            assert!(
                arrangement.table.expand(0.1).contains_rect(pill.rect),
                "{pill:?} leaves the table at {size:?}: {model:?}"
            );
            // Where only the ends are shown, it stands for the number of its end.
            let mut places = ends.iter();
            let own = places.find(|place| place.end == pill.end);
            let own = own.expect("it has one").label;
            assert!(
                arrangement.is_whole || own.expand(0.1).contains_rect(pill.rect),
                "{pill:?} is not in {own:?} at {size:?}: {model:?}"
            );
            let others = pills[..n].iter().map(|pill| ("a number", pill.rect));
            let things = things.iter().map(|(name, rect)| (name.as_str(), *rect));
            for (name, thing) in others.chain(things).filter(|(_, rect)| *rect != own) {
                let shared = pill.rect.shrink(0.1).intersect(thing.shrink(0.1));
                assert!(
                    !shared.is_positive(),
                    "{pill:?} lies on {name} {thing:?} at {size:?}: {model:?}"
                );
            }
        }
    });
    println!("{shown} numbers have a place, {missing} none");
    assert!(
        missing * 1000 <= shown,
        "{missing} of {shown} have no place"
    );
}

/// A play of the player's that scores and does not end the hand.
fn scoring(session: &Session) -> Option<(Bone, End, i32)> {
    let state = session.state();
    let team = state.rules().seats.team(YOU);
    session.actions_of(YOU).into_iter().find_map(|action| {
        let Action::Play(bone, end) = action else {
            return None;
        };
        let mut after = state.clone();
        after.apply(action).expect("it is allowed");
        let points = after.scores()[team] - state.scores()[team];
        (points > 0 && !after.can_deal() && after.outcome().is_none())
            .then_some((bone, end, points))
    })
}

/// The sitting in which the player can make a score next.
fn before_a_score(motion: MotionSpeed) -> Session {
    let set = Preferences {
        display: Display {
            pace: Pace::WaitForOk,
            view: TableView::Whole,
            motion,
            ..preferences(Preset::AllFives).display
        },
        ..preferences(Preset::AllFives)
    };
    game_where(&set, |session| {
        let placed = session.state().round().map(|round| round.placed().count());
        placed >= Some(3) && scoring(session).is_some()
    })
}

/// Plays what scores.
fn score(player: &mut Player, session: &Session) -> i32 {
    let (bone, end, points) = scoring(session).expect("it was looked for");
    player.click_bone(bone);
    player.click_id(&format!("end-{end}"));
    points
}

/// The numbers on the table, which has no others where all of it is shown.
fn numbers(player: &Player) -> Vec<String> {
    let table = Rect::from_min_max(pos2(12.0, 130.0), pos2(866.0, 584.0));
    let mut numbers = player.written(table);
    numbers.sort_unstable();
    numbers
}

/// The player's total as it is to be seen.
fn total(player: &Player) -> i32 {
    let block = player.part("You: ").rect().expand(4.0);
    let words = player.written(block);
    let mut numbers = words.iter().filter_map(|words| words.parse().ok());
    numbers.next().expect("the total is shown")
}

#[test]
fn the_numbers_of_a_score_come_when_the_bone_lies_and_the_total_counts_up() {
    let session = before_a_score(MotionSpeed::Slow);
    let before = session.state().scores()[session.state().rules().seats.team(YOU)];
    let mut player = Player::at(&session);
    let points = score(&mut player, &session);
    let table = *player.session().state().position().expect("a hand").table();
    assert_eq!(numbers(&player), Vec::<String>::new(), "it is on its way");
    assert_eq!(total(&player), before, "and so are the points");
    let mut totals = vec![before];
    let mut seen = Vec::new();
    // Two seconds and a half.
    for _ in 0..50 {
        player.harness.step();
        totals.push(total(&player));
        let now = numbers(&player);
        if !now.is_empty() {
            seen.push(now);
        }
    }
    let mut expected: Vec<String> = Vec::new();
    for end in table.ends().iter().filter(|end| end.multiplier() > 0) {
        let pips = end.pips().value();
        let both_sides = end.multiplier() == 2 && table.spinner() == Some(end.end().on);
        expected.push(if both_sides {
            format!("{pips} + {pips}")
        } else {
            (pips * end.multiplier()).to_string()
        });
    }
    expected.sort_unstable();
    assert!(seen.len() > 10, "they stay for a while: {seen:?}");
    assert!(
        seen.iter().all(|numbers| *numbers == expected),
        "what counts, and nothing else: {expected:?} {seen:?}"
    );
    assert_eq!(numbers(&player), Vec::<String>::new(), "they go");
    assert!(totals.is_sorted(), "the total counts up: {totals:?}");
    totals.dedup();
    assert!(totals.len() > 2, "number by number: {totals:?}");
    assert_eq!(total(&player), before + points, "to what was made");
}

#[test]
fn with_motion_off_a_score_is_there_at_once() {
    let session = before_a_score(MotionSpeed::Off);
    let before = session.state().scores()[session.state().rules().seats.team(YOU)];
    let mut player = Player::at(&session);
    let points = score(&mut player, &session);
    for _ in 0..30 {
        assert_eq!(numbers(&player), Vec::<String>::new(), "nothing comes");
        assert_eq!(total(&player), before + points, "the total is right");
        player.harness.step();
    }
}

#[test]
fn where_points_are_claimed_no_number_tells_what_was_there() {
    let rules = Rules {
        claims: true,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let set = Preferences {
        display: Display {
            pace: Pace::WaitForOk,
            view: TableView::Whole,
            ..set(rules).display
        },
        ..set(rules)
    };
    let makes_ten = |session: &Session| {
        let table = *session.state().position()?.table();
        session.actions_of(YOU).into_iter().find_map(|action| {
            let Action::Play(bone, end) = action else {
                return None;
            };
            let count = table.count_after(bone, table.open_end(end)?);
            (count == Some(10) && hand(session).len() > 1).then_some((bone, end))
        })
    };
    let session = game_where(&set, |session| makes_ten(session).is_some());
    let (bone, end) = makes_ten(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.click_bone(bone);
    player.click_id(&format!("end-{end}"));
    player.click_id("turn-claim");
    player.click_id("claim-10");
    player.must_read("claimed 10 points");
    for _ in 0..30 {
        assert_eq!(numbers(&player), Vec::<String>::new(), "nothing comes");
        player.harness.step();
    }
}

#[test]
fn points_that_are_on_their_way_do_not_arrive_in_the_next_game() {
    let session = before_a_score(MotionSpeed::Slow);
    let mut player = Player::at(&session);
    score(&mut player, &session);
    player.harness.run_steps(8);
    let ctx = player.harness.ctx.clone();
    let again = Command::NewGame;
    player.harness.state_mut().update(&ctx, again.into());
    let made = player.session().state().scores()[player.session().state().rules().seats.team(YOU)];
    for _ in 0..50 {
        player.harness.step();
        assert!((0..=made).contains(&total(&player)), "{}", total(&player));
    }
}
