//! What is seen of a score: the numbers that made it, and the total.

use egui::{Pos2, Rect, pos2, vec2};
use engine::{Action, Event, Preset, Rules, Seats};
use game::profile::{MotionSpeed, Pace};
use game::session::Session;

use super::found::{game_until, hand};
use super::notation::at;
use super::player::{Player, set};
use crate::YOU;
use nestor_dominoes::command::TableCommand;

/// The numbers on the table, which has no others where all of it is shown.
fn numbers(player: &Player) -> Vec<String> {
    let table = Rect::from_min_max(pos2(12.0, 130.0), pos2(866.0, 584.0));
    let mut numbers = player.written(table);
    numbers.sort_unstable();
    numbers
}

#[test]
fn where_points_are_claimed_no_number_tells_what_was_there() {
    let rules = Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) };
    let mut set = set(rules);
    set.display.pace = Pace::WaitForOk;
    let makes_ten = |session: &Session| {
        let table = *session.state().position()?.table();
        session.actions_of(YOU).into_iter().find_map(|action| {
            let Action::Play(bone, end, _) = action else {
                return None;
            };
            let count = table.count_after(bone, table.open_end(end)?);
            (count == Some(10) && hand(session).len() > 1).then_some((bone, end))
        })
    };
    let session = at(
        &set,
        "1-0 2-1 3-1 5-0 5-2 5-5 6-4 | 0-0 2-2 3-0 3-2 4-0 4-2 5-3",
        "6-6 claim-25 claim-20 6-2@W claim-15 claim-15 6-3@E claim-20 3-2@E claim-5 claim-30 \
         6-1@S claim-20 6-5@N claim-30 claim-30 5-4@N claim-15 claim-25 4-3@N claim-5 claim-15 \
         3-3@N claim-35 claim-25 2-2@W claim-20 claim-20 draw 1-0@S claim-30 claim-15 5-2@W \
         silence 4-0@S claim-35 claim-10 5-3@N claim-20 claim-20 / 6-6 claim-35 claim-15 6-3@W \
         claim-30 claim-25 6-1@E claim-20 claim-20 6-0@N silence claim-35 5-0@N claim-35 \
         claim-35 4-3@W claim-25 claim-15 6-2@S claim-25 claim-15 2-1@S claim-15 claim-10 5-5@N \
         claim-10 claim-25 4-2@W claim-15 2-2@W claim-30 claim-35 1-1@E claim-5 draw draw draw \
         5-2@W claim-25 3-1@E claim-35 claim-15 / 6-6 claim-15 claim-15 6-2@W claim-15 claim-15 \
         2-0@W silence 5-0@W claim-20 claim-35 5-4@W claim-35 claim-10 4-2@W claim-15 claim-20 \
         6-1@E claim-5 claim-20 1-0@E silence claim-10 5-2@W claim-5 5-5@W claim-10 4-0@E \
         claim-25 claim-25 draw 6-0@S claim-10 claim-20 4-3@E claim-35 claim-5 / 5-5 silence \
         claim-35 5-2@E claim-35 claim-15 5-0@W claim-5 claim-10 4-2@E claim-25 claim-30 5-4@E \
         silence claim-5 5-1@E claim-5 1-0@E claim-25 claim-15 0-0@E claim-30 claim-30 4-0@E \
         claim-20 claim-5 4-4@E claim-25 2-0@W claim-25 claim-20 2-1@W claim-10 claim-15 draw \
         5-3@S claim-30 1-1@W claim-15 claim-15 / 5-5 claim-10 5-3@E claim-10 claim-10 3-1@E \
         claim-15 draw draw draw draw 5-4@W claim-10 5-0@S claim-30 claim-30 0-0@S claim-30 \
         1-0@E claim-20 4-2@W claim-25 claim-35 5-2@W claim-35 claim-25 3-0@E claim-10 claim-15 \
         draw",
    );
    let (bone, end) = makes_ten(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.click_bone(bone);
    player.click_id(&format!("end-{end}"));
    player.click_id("claim-10");
    player.must_read("claimed 10 points");
    for _ in 0..30 {
        assert_eq!(numbers(&player), Vec::<String>::new(), "nothing comes");
        player.harness.step();
    }
}

/// A play that scores 10 points or more, if there is one.
fn scores_much(session: &Session) -> Option<Action> {
    let mut actions = session.actions_of(YOU).into_iter();
    actions.find(|action| {
        let events = session.state().clone().apply(*action).unwrap_or_default();
        events.iter().any(|event| matches!(event, Event::Scored { points: 10.., .. }))
    })
}

#[test]
fn no_letter_is_drawn_anew_while_points_fly() {
    let mut set = set(Preset::AllFives.rules(Seats::Two));
    set.display.motion = MotionSpeed::Normal;
    let session = game_until(&set, 0, |session| {
        session.person_in_turn() == Some(YOU) && scores_much(session).is_some()
    });
    let action = scores_much(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    let window = Rect::from_min_size(Pos2::ZERO, vec2(1100.0, 760.0));
    let shows = |player: &Player| player.written(window).iter().any(|it| it.starts_with('+'));
    player.update(TableCommand::Act(action));
    let step = |player: &mut Player| {
        let now = player.harness.ctx.input(|input| input.time);
        player.harness.input_mut().time = Some(now + 0.016);
        player.harness.step();
    };
    for _ in 0..200 {
        step(&mut player);
        if shows(&player) {
            break;
        }
    }
    assert!(shows(&player), "the points are seen");
    // They grow where they were made, and then fly.
    for _ in 0..36 {
        step(&mut player);
        assert!(shows(&player));
        let drawn = player.harness.output().textures_delta.set.len();
        assert_eq!(drawn, 0, "the texture of the letters is as it was");
    }
}
