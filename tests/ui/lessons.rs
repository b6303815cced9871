//! Lessons: questions that are answered by playing on the table.

use std::sync::Arc;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Bone, Name, Preset, Seats};
use game::profile::{AnswerState, Pace};
use game::session::Session;
use game::store::{StartRequest, write_game};
use nestor::coach::lessons::{Exercise, Lesson};
use nestor_dominoes::app::Update;
use nestor_dominoes::command::{Command, GameCommand, WindowCommand, WindowKind};
use words::msg;

use super::clock::clock;
use super::notation::{DEAL, at};
use super::player::{House, Player, UP_TO_LARGE, WINDOW, preferences};
use super::taking::draw_game;
use crate::YOU;

/// A game that goes on, with the player in turn.
fn under_way() -> Session {
    at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W")
}

pub fn begin(player: &mut Player, lesson: &str) {
    player.choose("window-lessons");
    // It may have to be scrolled to; a screen reader need not.
    player.click_by_ear(&format!("lesson-begin-{lesson}"));
    assert!(player.has_id("lesson-question"), "{lesson} has begun");
    while player.has_id("lesson-onward") || player.has_id("lesson-first-question") {
        player.press(Key::Space);
    }
}

#[test]
fn nestor_waits_while_somebody_is_at_the_list_of_lessons() {
    let mut set = preferences(Preset::AllFives);
    set.display.pace = Pace::Slow;
    let session = at(&set, DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W");
    let mut player = Player::at(&session);
    player.command(WindowCommand::Toggle(WindowKind::Lessons));
    player.harness.run_steps(400);
    assert_eq!(player.session().state(), session.state(), "he waits");
    player.command(WindowCommand::Close(WindowKind::Lessons));
    player.wait_for_nestor();
    assert_ne!(player.session().state(), session.state(), "he goes on");
}

#[test]
fn the_hand_of_a_lesson_has_nothing_of_the_order_of_the_hand_in_the_game() {
    let hand = |session: &Session| {
        let mut player = Player::at(session);
        begin(&mut player, "counting");
        player.hand()
    };
    let mut session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let usual = hand(&session);
    session.keep_hand_order(YOU, usual.iter().rev().copied().collect());
    assert_eq!(hand(&session), usual, "as it was dealt");
}

fn question(player: &Player) -> String {
    player.by_id("lesson-question").accesskit_node().value().unwrap_or_default()
}

fn answer(player: &Player) -> Option<String> {
    let widgets = player.widgets().into_iter();
    let mut said = widgets.filter(|widget| widget.id == "lesson-answer");
    said.next().map(|widget| widget.label)
}

/// The right answers to the question on the table, and the wrong ones.
fn answers(player: &Player, lesson: Lesson, number: usize) -> (Vec<Action>, Vec<Action>) {
    let view = player.session().state().view(Exercise::SEAT).expect("it was dealt");
    let exercise = &lesson.exercises()[number];
    let actions = view.legal_actions().into_iter();
    actions.partition(|action| exercise.is_answer(&view, *action))
}

#[test]
fn the_first_lesson_shows_three_plays_before_it_asks_and_back_shows_them_again() {
    let session = under_way();
    for size in UP_TO_LARGE {
        let mut player = Player::at_size(&session, size);
        player.choose("window-lessons");
        player.click_by_ear("lesson-begin-counting");
        let laid = |player: &Player| player.session().state().record().len();
        let score = |player: &Player| player.session().state().scores()[Seats::Two.team(YOU)];
        let shown = |number| words::lessons::play_caption(Lesson::Counting, number);
        assert_eq!((question(&player), laid(&player)), (shown(0), 1), "{size:?}");
        assert!(!player.has_id("lesson-back"), "nothing was before");
        player.press(Key::Space);
        assert_eq!((question(&player), laid(&player)), (shown(1), 2), "Space");
        player.press(Key::ArrowLeft);
        assert_eq!((question(&player), laid(&player)), (shown(0), 1), "back");
        player.click_bone("5-5".parse().expect("a bone"));
        assert_eq!((question(&player), laid(&player)), (shown(0), 1), "unread pages stay");
        player.must_read(&msg::lesson_watch(msg::LESSON_ONWARD.text()));
        player.click_id("lesson-onward");
        player.click_id("lesson-onward");
        assert_eq!((question(&player), laid(&player)), (shown(2), 3), "Next");
        assert_eq!(score(&player), 10, "as the caption says");
        player.click_id("lesson-back");
        assert_eq!(question(&player), shown(1), "the link");
        player.press(Key::Space);
        player.press(Key::Space);
        let first = words::lessons::question(Lesson::Counting, 0);
        assert_eq!(question(&player), first, "then it is asked");
        player.look();
    }
}

#[test]
fn a_lesson_left_by_closing_the_program_is_offered_at_the_next_start() {
    let mut player = Player::open(House::empty(), Some(7), WINDOW);
    player.click_id("welcome-show-me");
    player.click_id("five-lines-try");
    player.rest();
    let mut player = player.restart();
    player.click_id("lesson-begin-counting");
    for _ in Lesson::Counting.examples() {
        player.press(Key::Space);
    }
    let (right, _) = answers(&player, Lesson::Counting, 0);
    player.click_bone(right[0].bone().expect("it is a play"));
    let mut player = player.restart();
    assert!(player.session().state().record().is_empty(), "no game begins unasked");
    player.click_id("lesson-begin-counting");
    let mut player = player.restart();
    assert!(player.has_id("lesson-begin-counting"), "offered until a game was played");
    player.click_id("lesson-begin-counting");
    assert_eq!(question(&player), words::lessons::question(Lesson::Counting, 1), "it goes on");
}

#[test]
fn who_has_played_is_not_offered_the_rest_of_the_first_lesson_at_the_start() {
    let mut player = Player::at(&under_way());
    begin(&mut player, "counting");
    let (right, _) = answers(&player, Lesson::Counting, 0);
    play(&mut player, right[0]);
    player.command(GameCommand::Start(Box::new(draw_game())));
    let player = player.restart();
    assert!(player.session().state().record().is_empty(), "a game that is about to begin");
    assert!(!player.has_id("lesson-begin-counting"), "no list is in the way");
}

#[test]
fn a_click_on_the_bone_of_an_end_answers_like_one_on_its_place() {
    let mut player = Player::at(&under_way());
    begin(&mut player, "counting");
    for number in 0..2 {
        let (right, _) = answers(&player, Lesson::Counting, number);
        play(&mut player, right[0]);
        player.press(Key::Space);
    }
    let (right, _) = answers(&player, Lesson::Counting, 2);
    let Action::Play(bone, end, _) = right[0] else {
        panic!("{right:?} is a play");
    };
    player.click_bone(bone);
    player.click_id(&format!("played-{}", end.on));
    let progress = &player.session().preferences().lessons;
    assert_eq!(progress.best_answer(Lesson::Counting, 2), AnswerState::AtFirst, "{bone} at {end}");
}

#[test]
fn return_in_the_list_begins_the_marked_lesson() {
    let mut player = Player::at(&under_way());
    player.choose("window-lessons");
    player.press(Key::Enter);
    player.settle();
    assert_eq!(question(&player), words::lessons::play_caption(Lesson::Counting, 0));
}

/// Plays with the mouse: the bone, and the end if there are several.
fn play(player: &mut Player, action: Action) {
    match action {
        Action::Play(bone, end, _) => {
            player.click_bone(bone);
            player.click_id(&format!("end-{end}"));
        }
        _ => player.click_id("turn-draw"),
    }
}

#[test]
fn a_lesson_is_answered_on_the_table_and_the_game_is_then_as_it_was() {
    let session = under_way();
    for size in UP_TO_LARGE {
        let mut player = Player::at_size(&session, size);
        let before =
            (Arc::clone(player.session().shared_state()), player.session().tally().clone());
        begin(&mut player, "counting");
        assert_ne!(player.session().state(), session.state(), "another position");
        assert!(!question(&player).is_empty(), "something is asked");
        assert_eq!(answer(&player), None, "nothing is told yet");
        let (right, wrong) = answers(&player, Lesson::Counting, 0);
        play(&mut player, wrong[0]);
        let told = answer(&player).expect("it is told at once");
        assert!(told.contains("14"), "with figures: {told}");
        player.click_id("lesson-try-again");
        assert_eq!(answer(&player), None, "the same question again");
        play(&mut player, right[0]);
        let told = answer(&player).expect("it is told at once");
        assert!(told.contains("15"), "with figures: {told}");
        player.click_id("lesson-next");
        let (right, _) = answers(&player, Lesson::Counting, 1);
        play(&mut player, right[0]);
        assert!(answer(&player).is_some(), "answered");
        let progress = &player.session().preferences().lessons;
        let answered = [0, 1, 2].map(|number| progress.best_answer(Lesson::Counting, number));
        assert_eq!(
            answered,
            [AnswerState::Later, AnswerState::AtFirst, AnswerState::NotYet],
            "what is kept"
        );
        player.click_id("lesson-leave");
        assert_eq!(player.session().state(), session.state(), "the game is back");
        assert!(!player.has_id("lesson-question"), "and the lesson gone");
        let after = (Arc::clone(player.session().shared_state()), player.session().tally().clone());
        assert_eq!(after, before, "nothing about it has changed");
        player.look();
    }
}

#[test]
fn after_a_wrong_answer_the_right_bone_answers_and_another_is_another_try() {
    for size in UP_TO_LARGE {
        let mut player = Player::at_size(&under_way(), size);
        begin(&mut player, "counting");
        let (right, wrong) = answers(&player, Lesson::Counting, 0);
        let (right, wrong) = (right[0], wrong[0]);
        play(&mut player, wrong);
        let told = answer(&player).expect("it is told at once");
        let bone = right.bone().expect("a play");
        assert!(told.contains(&bone.to_string()), "which is right: {told}");
        player.click_bone(bone);
        let told = answer(&player).expect("it is played");
        assert!(told.contains(&msg::LESSON_RIGHT.text()), "{told}");
        let progress = &player.session().preferences().lessons;
        assert_eq!(progress.best_answer(Lesson::Counting, 0), AnswerState::Later, "not at first");
        player.press_ctrl(Key::Z);
        play(&mut player, wrong);
        let other = player.hand().into_iter().find(|it| *it != bone).expect("another bone");
        player.click_bone(other);
        assert_eq!(answer(&player), None, "the question is asked again");
        assert_eq!(player.selected(), Some(other), "with this bone");
    }
}

#[test]
fn the_right_bone_at_the_wrong_end_is_told_of_its_end_and_no_raised_bone_is_spoken_of() {
    let mut player = Player::at(&under_way());
    begin(&mut player, "counting");
    for number in 0..2 {
        let (right, _) = answers(&player, Lesson::Counting, number);
        play(&mut player, right[0]);
        player.click_id("lesson-next");
    }
    let (right, wrong) = answers(&player, Lesson::Counting, 2);
    let bone = right[0].bone().expect("a play");
    let elsewhere = wrong.into_iter().find(|it| it.bone() == Some(bone)).expect("it fits twice");
    play(&mut player, elsewhere);
    let told = answer(&player).expect("it is told at once");
    let Action::Play(_, end, _) = right[0] else { panic!("a play") };
    let there = msg::lesson_answer_is_there(msg::lesson_play(bone, end.on.to_string()));
    assert!(told.ends_with(&there), "{told}");
    player.press(Key::Space);
    play(&mut player, right[0]);
    let told = answer(&player).expect("it is played");
    assert!(told.contains(&msg::LESSON_RIGHT.text()), "{told}");
}

#[test]
fn the_first_lesson_ends_with_well_done_and_the_game() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "counting");
    for number in 0..Lesson::Counting.exercises().len() {
        assert!(!player.has_id("lesson-well-done"), "not yet");
        let (right, _) = answers(&player, Lesson::Counting, number);
        play(&mut player, right[0]);
        if player.has_id("lesson-next") {
            player.click_id("lesson-next");
        }
    }
    assert!(player.has_id("lesson-well-done"), "it is said");
    player.click_id("lesson-finish-play");
    assert!(!player.has_id("lesson-question"), "the lesson is over");
    assert!(!player.has_id("lesson-begin-counting"), "no list is in the way");
    assert_eq!(player.session().state(), session.state(), "the game is back");
}

#[test]
fn progress_is_kept_from_one_start_to_the_next_and_the_lesson_goes_on_where_it_was_left() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "scoring");
    let first = question(&player);
    let (right, _) = answers(&player, Lesson::Scoring, 0);
    play(&mut player, right[0]);
    player.click_id("lesson-next");
    let second = question(&player);
    assert_ne!(first, second, "another question");
    // The program is closed in the middle of the lesson.
    let mut player = player.restart();
    assert_eq!(player.session().state(), session.state(), "the game goes on");
    begin(&mut player, "scoring");
    assert_eq!(question(&player), second, "where it was left");
    for number in 1..Lesson::Scoring.exercises().len() {
        let (right, _) = answers(&player, Lesson::Scoring, number);
        play(&mut player, right[0]);
        player.press(Key::Space);
    }
    assert!(player.has_id("lesson-begin-scoring"), "back at the list");
    let progress = &player.session().preferences().lessons;
    assert!(progress.is_done(Lesson::Scoring), "it is done");
    assert_eq!(player.session().state(), session.state(), "the game is back");
    player.click_by_ear("lesson-begin-scoring");
    assert_eq!(question(&player), first, "again from the first");
}

#[test]
fn every_question_of_every_lesson_can_be_answered_by_keys_alone() {
    // Each lesson in a window of another size.
    for (n, size) in UP_TO_LARGE.into_iter().enumerate() {
        let mut player = Player::at_size(&under_way(), size);
        for lesson in Lesson::ALL.into_iter().skip(n).step_by(UP_TO_LARGE.len()) {
            answer_by_keys(&mut player, lesson, size);
        }
    }
}

/// Begins a lesson, answers all its questions and goes back to the game.
fn answer_by_keys(player: &mut Player, lesson: Lesson, size: [f32; 2]) {
    let name: &str = lesson.into();
    begin(player, name);
    for number in 0..lesson.exercises().len() {
        let (right, _) = answers(player, lesson, number);
        let (asked, what) = (question(player), format!("{name} {number} at {size:?}"));
        assert!(!right.is_empty(), "{what}: {asked}");
        match right[0] {
            Action::Play(bone, end, _) => by_keys(player, bone, &format!("end-{end}")),
            Action::BlowUp(bone) => blow_up_by_keys(player, bone),
            _ => player.press(Key::Space),
        }
        let told = answer(player);
        assert!(told.is_some(), "{what}: {:?} was played", right[0]);
        let progress = &player.session().preferences().lessons;
        let how = progress.best_answer(lesson, number);
        assert_eq!(how, AnswerState::AtFirst, "{what}: {told:?}");
        player.press(Key::Space);
    }
    player.press(Key::Escape);
}

/// Takes up the firecracker, goes to a bone with the arrows and blows it up.
fn blow_up_by_keys(player: &mut Player, bone: Bone) {
    let target = format!("blow-up-{bone}");
    player.press(Key::F);
    let mut presses = 0;
    while player.focused_id().as_deref() != Some(target.as_str()) {
        player.press(Key::ArrowRight);
        presses += 1;
        assert!(presses < 30, "{bone} can be reached");
    }
    player.press(Key::Enter);
}

/// Takes up a bone with the arrows, goes to the end and plays it there.
fn by_keys(player: &mut Player, bone: Bone, end: &str) {
    let mut presses = 0;
    while player.selected() != Some(bone) {
        player.press(Key::ArrowRight);
        presses += 1;
        assert!(presses < 30, "{bone} can be taken up");
    }
    let mut presses = 0;
    loop {
        player.press(Key::ArrowUp);
        if player.focused_id().as_deref() == Some(end) {
            break;
        }
        presses += 1;
        assert!(presses < 8, "{end} can be gone to");
    }
    player.press(Key::Enter);
}

#[test]
fn the_answer_can_be_shown_and_what_has_to_do_with_the_game_waits() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "blocking");
    let position = player.session().state().clone();
    for key in [Key::H, Key::L, Key::F5] {
        player.press(key);
        assert_eq!(*player.session().state(), position, "{key:?} does nothing");
    }
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::D);
    assert!(player.session().shared_state().bookmark().is_none(), "nothing is put by");
    player.click_id("lesson-show");
    let told = answer(&player).expect("it is shown");
    assert!(told.contains("6-0"), "what, and why: {told}");
    let progress = &player.session().preferences().lessons;
    let how = progress.best_answer(Lesson::Blocking, 0);
    assert_eq!(how, AnswerState::Later, "it was not found at first");
    player.press_ctrl(Key::Z);
    assert_eq!(*player.session().state(), position, "undo asks it again");
    player.press(Key::F5);
    assert!(!player.session().help().is_any(), "the game is without help");
    player.click_id("lesson-leave");
    assert_eq!(player.session().state(), session.state(), "the game is back");
}

#[test]
fn back_to_my_game_leaves_the_lesson() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "blocking");
    player.click_id("lesson-leave");
    assert!(!player.has_id("lesson-question"), "the lesson is over");
    assert_eq!(player.session().state(), session.state(), "the game is back");
    assert!(!player.session().help().is_any(), "the game is without help");
}

#[test]
fn escape_leaves_a_lesson_whose_question_was_answered() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "counting");
    let (right, _) = answers(&player, Lesson::Counting, 0);
    play(&mut player, right[0]);
    assert!(answer(&player).is_some(), "answered");
    player.press(Key::Escape);
    assert!(!player.has_id("lesson-question"), "the lesson is gone");
    assert_eq!(player.session().state(), session.state(), "the game is back");
}

#[test]
fn escape_first_deselects_a_bone_and_then_leaves_a_question_without_an_answer() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "counting");
    player.press(Key::ArrowRight);
    assert!(player.selected().is_some());
    player.press(Key::Escape);
    assert!(player.has_id("lesson-question") && player.selected().is_none(), "still there");
    player.press(Key::Escape);
    assert!(!player.has_id("lesson-question"), "the lesson is left");
}

#[test]
fn a_new_game_leaves_the_lesson() {
    let session = under_way();
    let mut player = Player::at(&session);
    begin(&mut player, "spinner");
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    assert!(!player.has_id("lesson-question"), "the lesson is left");
    assert_ne!(player.session().game().id(), session.game().id(), "a new game");
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().game().id(), session.game().id(), "the old one");
}

#[test]
fn the_deal_of_the_day_and_a_game_from_another_start_leave_the_lesson() {
    let mut player = Player::at(&under_way());
    begin(&mut player, "spinner");
    let today = clock().today();
    let ctx = player.harness.ctx.clone();
    let update = |player: &mut Player, update: Update| {
        player.harness.state_mut().update(&ctx, update);
        player.settle();
    };
    update(&mut player, Command::Game(GameCommand::StartDay(today)).into());
    assert!(!player.has_id("lesson-question"), "the lesson is left");
    assert_eq!(player.session().game().day(), Some(today), "the day's deal");

    begin(&mut player, "spinner");
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.nestor");
    let session = under_way();
    write_game(&path, &session.game_file(Name::new("Mine").ok()), false)
        .expect("it can be written");
    update(&mut player, Update::StartRequest(StartRequest::Open(path)));
    player.step_until("the game", |player| !player.has_id("lesson-question"));
    assert_eq!(player.session().state(), session.state(), "the saved game");
}

#[test]
fn help_on_playing_well_offers_the_lessons() {
    let mut player = Player::at(&under_way());
    player.press(Key::F1);
    player.click_id("help-page-strategy");
    player.click_id("practise-drawing");
    assert!(player.has_id("lesson-question"), "it has begun");
    assert!(!player.has_id("help-page-strategy"), "Help is closed");
}

#[test]
fn while_a_count_is_asked_for_no_end_tells_what_a_bone_would_make_of_it() {
    let mut player = Player::at(&under_way());
    // In both 6-6 was led, and 6-2 makes 14; only the first asks for counts.
    for (lesson, is_asked) in [(Lesson::Counting, true), (Lesson::LeaveLittle, false)] {
        begin(&mut player, lesson.into());
        let bone: Bone = "6-2".parse().expect("a bone");
        player.click_bone(bone);
        let widgets = player.widgets().into_iter();
        let ends = widgets.filter(|widget| widget.id.starts_with("end-"));
        let ends: Vec<String> = ends.map(|widget| widget.label).collect();
        assert!(!ends.is_empty(), "it fits");
        let tells = ends.iter().any(|label| label.contains("14"));
        assert_eq!(tells, !is_asked, "{lesson:?}: {ends:?}");
        player.click_id("lesson-leave");
    }
}

#[test]
fn what_was_drawn_and_where_somebody_passed_is_told_until_the_question_is_answered() {
    for size in UP_TO_LARGE {
        let mut player = Player::at_size(&under_way(), size);
        begin(&mut player, "passes");
        assert!(player.reads("Nestor passed (open: 4 and 0)."), "at {size:?}");
        let (right, _) = answers(&player, Lesson::Passes, 0);
        play(&mut player, right[0]);
        assert!(!player.reads("Nestor passed (open: 4 and 0)."), "answered");
    }
}
