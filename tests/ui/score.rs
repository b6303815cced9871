//! What is seen of a score: the numbers that made it, and the total.

use egui::{Rect, pos2};
use engine::{Action, Preset, Rules, Seats};
use game::profile::Pace;
use game::session::Session;

use super::found::{game_where, hand};
use super::player::{Player, set};
use crate::YOU;

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
    let session = game_where(&set, |session| makes_ten(session).is_some());
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
