//! Practice: the player's own mistakes, asked again.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::Key;
use engine::{Action, Preset, Seats};
use game::profile::{GameName, Help, OwnMistakes};
use game::session::Review;
use nestor::coach::{Mistake, MistakeKind, SavedReview};
use nestor_dominoes::command::{FileCommand, LearnCommand, LessonCommand, TableCommand};
use words::msg;

use super::history::{reviewed_games, unfold_skill, with_history};
use super::player::{House, Player, WINDOW};
use super::review::over;

const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 800.0]];

/// A player whose only game is over and analyzed.
fn analyzed(size: [f32; 2]) -> Player {
    let mut player = Player::at_size(&over(Seats::Two), size);
    player.press_ctrl_shift(Key::R);
    player.wait_for("analysis-chart");
    player.press_ctrl_shift(Key::R);
    player
}

fn mistakes(house: &House) -> Vec<OwnMistakes> {
    house.read(|tables, player| tables.all(player).expect("they can be read").values)
}

/// Asks for practice, and waits for a task.
fn practice(player: &mut Player) {
    player.choose("menu-practice");
    player.wait_for("practice-from");
    player.settle();
}

/// What was played in the game where the task on the table is from.
fn played_then(player: &Player, review: &Review) -> Action {
    let before = player.session().state().record().len();
    let rounds = &review.record().rounds;
    let actions: Vec<Action> = rounds.iter().flat_map(|round| round.actions.clone()).collect();
    actions[before]
}

fn act(player: &mut Player, action: Action) {
    player.command(TableCommand::Act(action));
    player.settle();
}

fn answer(player: &Player) -> String {
    let widgets = player.widgets().into_iter();
    let mut said = widgets.filter(|widget| widget.id == "lesson-answer");
    said.next().map(|widget| widget.label).unwrap_or_default()
}

#[test]
fn own_mistakes_are_asked_again_and_the_game_is_then_as_it_was() {
    for size in SIZES {
        let mut player = analyzed(size);
        let review = player.session().start_review().expect("it is over");
        let record = player.session().game().record().clone();
        practice(&mut player);
        player.look();
        let made = played_then(&player, &review);
        act(&mut player, made);
        let said = answer(&player);
        assert!(said.starts_with(&msg::LESSON_WRONG.text()), "{said}");
        assert!(said.contains(&msg::PRACTICE_AS_THEN.text()), "{said}");
        player.press(Key::Space);
        assert_eq!(answer(&player), "", "it is asked again");
        player.click_id("lesson-show");
        assert!(answer(&player).starts_with(&msg::LESSON_SHOWN.text()), "the best play");
        player.look();
        player.command(LearnCommand::Lesson(LessonCommand::Leave));
        assert!(!player.has_id("lesson-question"), "it is left");
        assert_eq!(*player.session().game().record(), record, "one's own game");
        assert!(!player.session().help().is_any(), "that is no help");
    }
}

#[test]
fn the_tasks_of_a_day_come_to_an_end_and_are_kept_until_they_are_due() {
    let mut player = analyzed(WINDOW);
    practice(&mut player);
    let mut asked = 0;
    while player.has_id("lesson-question") {
        asked += 1;
        player.click_id("lesson-show");
        let state = player.session().state().clone();
        player.press(Key::Space);
        player.step_until("the next task", |player| *player.session().state() != state);
        player.settle();
    }
    assert!(asked > 0, "there was a task");
    player.must_read(&msg::practice_done(asked, 0));
    let mut player = player.restart();
    player.choose("menu-practice");
    let done = msg::practice_done(asked, 0);
    player.step_until("the end", |player| player.reads(&done));
    let house = player.close();
    let practiced: usize = mistakes(&house).iter().map(|own| own.practiced.len()).sum();
    assert_eq!(practiced, asked, "they are on disk");
}

#[test]
fn a_right_answer_is_solved_and_can_be_put_away() {
    let mut player = analyzed(WINDOW);
    practice(&mut player);
    let id = player.session().game().id();
    let house = player.close();
    let kept: Option<SavedReview> =
        house.read(|tables, player| tables.get(&(player, id)).expect("it can be read"));
    let review = kept.expect("it is kept").review;
    let mut player = Player::open(house, None, WINDOW);
    practice(&mut player);
    let state = player.session().state();
    let moment = state.rounds().len() + state.record().len() - 1;
    let best = review.decision_at(moment).expect("it is a decision").best();
    act(&mut player, best);
    assert!(answer(&player).starts_with(&msg::LESSON_RIGHT.text()), "{}", answer(&player));
    player.click_id("practice-put-away");
    let house = player.close();
    let practiced: Vec<_> = mistakes(&house).into_iter().flat_map(|own| own.practiced).collect();
    let [(put_away, practiced)] = practiced[..] else {
        panic!("{practiced:?}");
    };
    assert_eq!((put_away, practiced.is_solved, practiced.due), (moment, true, None));
}

#[test]
fn what_is_cleared_is_not_asked_until_undo_brings_it_back() {
    let mut player = analyzed(WINDOW);
    player.command(FileCommand::ClearHistory);
    player.choose("menu-practice");
    let none = msg::PRACTICE_NONE.text();
    player.step_until("the answer", |player| player.reads(&none));
    player.press_ctrl(Key::Z);
    practice(&mut player);
    player.command(LearnCommand::Lesson(LessonCommand::Leave));
    player.command(FileCommand::ClearHistory);
    assert_eq!(mistakes(&player.close()), [], "erased with its game");
}

#[test]
fn the_game_of_a_task_opens_where_the_mistake_was_made() {
    let mut player = analyzed(WINDOW);
    practice(&mut player);
    let state = player.session().state();
    let moment = state.rounds().len() + state.record().len() - 1;
    player.click_id("practice-open-game");
    player.wait_for("analysis-decision");
    player.settle();
    let review = player.session().start_review().expect("it is over");
    let place = review.place_of(moment);
    assert!(place.actions_done > 0 || place.hand > 1, "it is not where a review opens");
    let told = [true, false].map(|has_no_title| words::review::place(place, has_no_title));
    assert!(told.iter().any(|place| player.reads(place)), "{told:?}");
}

/// Three analyzed games in two weeks, with doublets held and scores left in them.
fn over_time() -> House {
    use MistakeKind::{HeldDoublet, LeftScore};
    let mut games = reviewed_games(3);
    let dates = ["2026-11-12", "2026-11-13", "2026-11-20"];
    for (game, date) in games.iter_mut().zip(dates) {
        game.ended = format!("{date}T12:00:00Z").parse().expect("a time");
        game.kind.game = GameName::ReadyMade(Preset::AllFives);
        game.help = Help::None;
    }
    let house = with_history(&games);
    house.put(|changes, player| {
        for (n, game) in games.iter().enumerate() {
            let kinds = [(HeldDoublet, 0.15), (LeftScore, 0.4)];
            let mistakes = kinds.iter().zip(1..).map(|((kind, chance), moment)| Mistake {
                moment,
                points: 6.0,
                chance: chance + n as f32 / 10.0,
                kind: Some(*kind),
            });
            let own = OwnMistakes {
                game: game.id,
                lost: 12.0,
                mistakes: mistakes.collect(),
                practiced: BTreeMap::new(),
            };
            changes.put(&(player, game.id), Arc::new(own));
        }
    });
    house
}

#[test]
fn statistics_tell_of_play_by_week_and_of_the_kinds_of_mistakes_that_cost_most() {
    for size in SIZES {
        let mut player = Player::open(over_time(), Some(7), size);
        player.press_ctrl(Key::R);
        unfold_skill(&mut player);
        player.wait_for("statistics-weeks");
        player.settle();
        let chart = player.by_id("statistics-weeks").rect();
        assert!(chart.width() > 200.0 && chart.height() > 80.0, "{chart}");
        let kinds = player.ids("mistake-kind-");
        assert_eq!(kinds, ["mistake-kind-left-score", "mistake-kind-held-doublet"], "by cost");
        player.must_read("Left a score: 3 times, about 1.5 games");
        player.must_read("Held doublets: 3 times, about 0.8 games");
        player.must_read(&msg::mistakes_says(3));
        player.look();
    }
}

#[test]
fn the_worst_mistake_of_a_kind_opens_in_the_review() {
    let mut player = analyzed(WINDOW);
    player.press_ctrl(Key::R);
    unfold_skill(&mut player);
    player.step_until("the mistakes", |player| !player.ids("mistake-show-").is_empty());
    player.settle();
    let first = player.ids("mistake-show-").remove(0);
    player.by_id(&first).click_accesskit();
    player.wait_for("analysis-decision");
}
