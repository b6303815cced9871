//! Taking up a bone, choosing an end, and what is said when it will not do.

use egui::Key;
use engine::{Bone, Preset, Reason, Spinner};
use game::session::Session;
use nestor::coach::lessons::Lesson;
use nestor_dominoes::command::{LearnCommand, LessonCommand};
use words::EndName;
use words::msg;
use words::refused::why_refused;

use super::found::{bone_with_plays, hand, plays};
use super::notation::{DEAL, NINE_BONES, at};
use super::player::{Player, preferences};
use crate::YOU;

/// How many actions have been done.
fn actions(player: &Player) -> usize {
    player.session().state().record().len()
}

/// A bone of the player's that fits no end while another does.
fn useless_bone(session: &Session) -> Option<Bone> {
    let has_plays = bone_with_plays(session, 1).is_some();
    let useless = |bone: &Bone| plays(session, *bone).is_empty();
    hand(session).into_iter().find(useless).filter(|_| has_plays)
}

#[test]
fn another_bone_can_be_taken_up_and_put_down_with_escape() {
    let fitting = |session: &Session| {
        let mut bones = hand(session);
        bones.retain(|bone| !plays(session, *bone).is_empty());
        bones
    };
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bones = fitting(&session);
    let mut player = Player::at(&session);
    assert_eq!(player.selected(), None, "none at first");
    for bone in [bones[0], bones[1], bones[0]] {
        player.click_bone(bone);
        assert_eq!(player.selected(), Some(bone), "the last one that was clicked");
    }
    player.press(Key::Escape);
    assert_eq!(player.selected(), None, "put down");
    assert_eq!(actions(&player), session.state().record().len(), "nothing was played");
}

#[test]
fn an_end_that_does_not_take_the_bone_says_why_and_nothing_changes() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let state = session.state();
    let table = state.position().expect("a round is dealt").table();
    let wrong = table.ends().iter().find(|open| !bone.has(open.pips()));
    let wrong = wrong.expect("the ends are not all alike");
    let before = state.record().clone();
    let mut player = Player::at(&session);
    player.click_bone(bone);
    player.click_id(&format!("end-{}", wrong.end()));
    let pips = wrong.pips();
    let reason = why_refused(&Reason::DoesNotFitThere { bone, pips });
    assert_eq!(player.message(), reason, "why");
    assert_eq!(*player.session().state().record(), before, "nothing was done");
    assert_eq!(player.selected(), Some(bone), "it is still taken up");
    player.look();
}

#[test]
fn a_bone_that_fits_nowhere_is_named_so_and_says_so_when_it_is_taken_up() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = useless_bone(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.must_read(&msg::bone_stuck(bone));
    player.click_bone(bone);
    let open = session.state().position().map(|at| at.table().open_pips());
    let open = open.expect("a round is dealt");
    let reason = why_refused(&Reason::FitsNowhere { bone, open });
    assert_eq!(player.message(), reason, "why");
    player.double_click_bone(bone);
    assert_eq!(actions(&player), session.state().record().len(), "it stays in the hand");
}

#[test]
fn a_double_click_plays_a_bone_that_has_one_place_to_go() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    player.double_click_bone(bone);
    player.must_read(&format!("{bone}, played by you"));
    assert!(!hand(player.session()).contains(&bone), "it left the hand");
}

#[test]
fn a_double_click_on_a_bone_that_fits_several_ends_asks_which() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W");
    let bone = bone_with_plays(&session, 2).expect("it was looked for");
    let mut player = Player::at(&session);
    player.double_click_bone(bone);
    assert_eq!(player.message(), msg::turn_fits_several(bone), "the question");
    assert_eq!(player.selected(), Some(bone), "it is taken up");
    assert_eq!(actions(&player), session.state().record().len(), "nothing was played");
}

#[test]
fn a_play_that_scores_says_its_sum_and_its_points() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let state = session.state();
    let scoring = session.actions_of(YOU).into_iter().find_map(|action| {
        let mut after = state.clone();
        after.apply(action).expect("it is allowed");
        let [before, now] = [state, &after].map(|s| s.scores()[s.rules().seats.team(YOU)]);
        (now > before && after.outcome().is_none()).then(|| (action, now - before))
    });
    let (action, points) = scoring.expect("it was looked for");
    let bone = action.bone().expect("it is a play");
    let engine::Action::Play(_, end, _) = action else {
        panic!("only a play on an end was looked for");
    };
    let mut player = Player::at(&session);
    player.click_bone(bone);
    let here = EndName::of(end, state.rules()).to_string();
    player.must_read(&format!("{here}: play {bone} here for a count of {points}, {points} points"));
    player.click_id(&format!("end-{end}"));
    player.must_read(&format!("= {points}) and scored {points} points."));
}

#[test]
fn with_every_doublet_a_spinner_each_end_is_named_by_its_bone() {
    let session = at(
        &preferences(Preset::FiveUp),
        NINE_BONES,
        "4-4 4-2@4-4W 2-0@4-2W 5-4@4-4E 6-4@4-4N 6-1@6-4N 1-0@6-1N 5-0@5-4E 4-3@4-4S 3-1@4-3S \
         1-1@3-1S 3-0@1-0N 3-3@3-0N 4-1@1-1S",
    );
    assert_eq!(session.state().rules().spinner, Spinner::Every, "Five-Up");
    let player = Player::at(&session);
    player.look();
    let parts = player.parts();
    let ends = parts.iter().map(|(_, name)| name.as_str());
    let begins = ["Right", "Left", "Top", "Bottom"].map(|side| format!("{side} end of "));
    let is_end = |name: &&str| begins.iter().any(|begin| name.starts_with(begin));
    let mut ends: Vec<&str> = ends.filter(is_end).collect();
    let count = ends.len();
    assert!(count >= 6, "each end has a name: {ends:?}");
    ends.sort_unstable();
    ends.dedup();
    assert_eq!(ends.len(), count, "no two ends are called the same: {ends:?}");
}

#[test]
fn no_window_is_so_small_that_the_program_breaks_down() {
    for ends_only in [false, true] {
        let mut set = preferences(Preset::FiveUp);
        set.display.ends_only = ends_only;
        let under_way = at(&set, NINE_BONES, "4-4 4-2@4-4W 2-0@4-2W 5-4@4-4E 6-4@4-4N");
        let lead = at(&set, NINE_BONES, "");
        let sizes = [
            [550.0, 380.0],
            [540.0, 480.0],
            [360.0, 380.0],
            [366.0, 253.0],
            [220.0, 152.0],
            [60.0, 40.0],
        ];
        for (session, size) in
            [&under_way, &lead].into_iter().flat_map(|it| sizes.map(|size| (it, size)))
        {
            let mut player = Player::at_size(session, size);
            player.press(Key::ArrowRight);
            player.press_ctrl(Key::L);
            player.press(Key::V);
            player.press_ctrl(Key::L);
            player.command(LearnCommand::Lesson(LessonCommand::Begin(Lesson::Counting)));
            player.press(Key::ArrowRight);
        }
    }
}
