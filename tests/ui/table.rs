//! Taking up a bone, choosing an end, and what is said when it will not do.

use egui::Key;
use engine::{Bone, Preset, Reason, Spinner};
use game::session::Session;
use nestor::coach::lessons::Lesson;
use nestor_dominoes::command::{LearnCommand, LessonCommand};
use words::EndName;
use words::msg;
use words::refused::refused;

use super::found::{bone_with_plays, game_where, hand, plays};
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
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && fitting(session).len() > 1
    });
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
    let session = game_where(&preferences(Preset::AllFives), |session| {
        let open = session.state().position().map(|at| at.table().open_pips());
        bone_with_plays(session, 1).is_some() && open.is_some_and(|open| open.iter().count() > 1)
    });
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
    let reason = refused(&Reason::DoesNotFitThere { bone, pips });
    assert_eq!(player.message(), reason, "why");
    assert_eq!(*player.session().state().record(), before, "nothing was done");
    assert_eq!(player.selected(), Some(bone), "it is still taken up");
    player.look();
}

#[test]
fn a_bone_that_fits_nowhere_is_named_so_and_says_so_when_it_is_taken_up() {
    let session =
        game_where(&preferences(Preset::AllFives), |session| useless_bone(session).is_some());
    let bone = useless_bone(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.must_read(&msg::bone_stuck(bone));
    player.click_bone(bone);
    let open = session.state().position().map(|at| at.table().open_pips());
    let open = open.expect("a round is dealt");
    let reason = refused(&Reason::FitsNowhere { bone, open });
    assert_eq!(player.message(), reason, "why");
    player.double_click_bone(bone);
    assert_eq!(actions(&player), session.state().record().len(), "it stays in the hand");
}

#[test]
fn a_double_click_plays_a_bone_that_has_one_place_to_go() {
    let session =
        game_where(&preferences(Preset::AllFives), |session| bone_with_plays(session, 1).is_some());
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    player.double_click_bone(bone);
    player.must_read(&format!("{bone}, played by you"));
    assert!(!hand(player.session()).contains(&bone), "it left the hand");
}

#[test]
fn a_double_click_on_a_bone_that_fits_several_ends_asks_which() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        // The sides of the bone that is led are the same.
        session.state().record().len() > 4 && bone_with_plays(session, 2).is_some()
    });
    let bone = bone_with_plays(&session, 2).expect("it was looked for");
    let mut player = Player::at(&session);
    player.double_click_bone(bone);
    assert_eq!(player.message(), msg::turn_fits_several(bone), "the question");
    assert_eq!(player.selected(), Some(bone), "it is taken up");
    assert_eq!(actions(&player), session.state().record().len(), "nothing was played");
}

#[test]
fn a_play_that_scores_says_its_sum_and_its_points() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        let state = session.state();
        session.person_in_turn().is_some()
            && session.actions_of(YOU).into_iter().any(|action| {
                let mut after = state.clone();
                let events = after.apply(action).expect("it is allowed");
                let scores = |event: &engine::Event| matches!(event, engine::Event::Scored { .. });
                events.iter().any(scores) && after.outcome().is_none() && !after.can_deal()
            })
    });
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
    let session = game_where(&preferences(Preset::FiveUp), |session| {
        let ends = session.state().position().map(|at| at.table().ends().len());
        session.person_in_turn().is_some()
            && ends >= Some(6)
            && bone_with_plays(session, 1).is_some()
    });
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
        let under_way = game_where(&set, |session| session.state().record().len() > 4);
        let lead = game_where(&set, |session| {
            session.person_in_turn().is_some() && session.state().record().is_empty()
        });
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
