//! The lessons: each question has the answers that the rules and the analysis give.

use engine::{Action, GameState, Level, Name, Seating, View};
use nestor::coach::lessons::{Exercise, ExerciseQuestion, Lesson};
use nestor::{self, Budget, Limits};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// The others are worse by at least this many standard errors.
const SURE: f32 = 4.0;

/// The most samples that are compared.
const MAX_SAMPLES: u64 = 8;

/// The budget for each position, larger than for a hint.
const BUDGET: Budget =
    Budget { deals: 7_000, worlds: 5_000, playout_steps: 400_000, ..Budget::FULL };

/// Every question with its name and its position.
fn all() -> impl Iterator<Item = (String, &'static Exercise, GameState, View)> {
    let exercises = Lesson::ALL.into_iter().flat_map(|lesson| {
        let exercises = lesson.exercises().iter().enumerate();
        exercises.map(move |(number, exercise)| (format!("{lesson:?} {}", number + 1), exercise))
    });
    exercises.map(|(name, exercise)| {
        let you = Name::new("You").expect("a name");
        let seating = Seating::with_nestors(&you, exercise.seats(), Level::Tough);
        let state = exercise.state(seating);
        let view = state.view(Exercise::SEAT).expect("it was dealt");
        (name, exercise, state, view)
    })
}

#[test]
fn the_plays_that_are_shown_follow_one_another() {
    let you = Name::new("You").expect("a name");
    for lesson in Lesson::ALL {
        let mut before: Option<GameState> = None;
        for exercise in lesson.examples() {
            let seating = Seating::with_nestors(&you, exercise.seats(), Level::Tough);
            let mut state = exercise.state(seating);
            if let Some(before) = before {
                assert_eq!(state.record(), before.record(), "{lesson:?}: goes on");
            }
            let view = state.view(Exercise::SEAT).expect("it was dealt");
            let play = exercise.answers(&view)[0];
            state.apply(play).expect("it can be played");
            before = Some(state);
        }
    }
}

#[test]
fn there_are_a_dozen_lessons_of_a_few_questions_and_each_has_an_answer() {
    assert!(Lesson::ALL.len() >= 12, "a dozen");
    for lesson in Lesson::ALL {
        let questions = lesson.exercises().len();
        assert!((3..=5).contains(&questions), "{lesson:?}: {questions}");
    }
    for (name, exercise, state, view) in all() {
        assert_eq!(state.turn(), Some(Exercise::SEAT), "{name}: whose turn it is");
        let legal = view.legal_actions();
        let answers = exercise.answers(&view);
        assert!(!answers.is_empty(), "{name} has an answer");
        for answer in &answers {
            assert!(legal.contains(answer), "{name}: {answer} can be done");
            assert!(exercise.is_answer(&view, *answer), "{name}: {answer}");
        }
        let wrong = |action: &&Action| !exercise.is_answer(&view, **action);
        let is_forced = legal.len() == 1;
        assert!(
            is_forced || legal.iter().any(|action| wrong(&action)),
            "{name}: not everything is right"
        );
    }
}

#[test]
fn in_the_first_lesson_every_play_that_scores_is_right() {
    let first = Lesson::ALL[0];
    let of_first = all()
        .filter(|(_, exercise, ..)| first.exercises().iter().any(|it| std::ptr::eq(it, *exercise)));
    let mut count = 0;
    for (name, exercise, _, view) in of_first {
        for action in view.legal_actions() {
            let table = nestor::table_after(view.rules(), view.position().table(), action);
            let points = table.map_or(0, |table| view.rules().count_points(table.count()));
            let is_right = exercise.is_answer(&view, action);
            assert_eq!(is_right, points > 0, "{name}: {action} makes {points}");
            count += u32::from(is_right);
        }
    }
    assert!(count >= 4, "{count} plays are right");
}

#[test]
fn where_points_are_asked_for_the_answers_are_of_one_kind() {
    for (name, exercise, _, view) in all() {
        if matches!(exercise.question, ExerciseQuestion::Best(_)) {
            continue;
        }
        let table = view.position().table();
        let answers = exercise.answers(&view);
        let first = answers[0];
        let is_same = |answer: &Action| table.is_same_play(first, *answer);
        assert!(answers.iter().all(is_same), "{name}: {answers:?}");
        let after = nestor::table_after(view.rules(), table, first).expect("it is a play");
        let points = view.rules().count_points(after.count());
        assert!(points > 0, "{name}: it scores");
    }
}

#[test]
fn what_a_lesson_calls_best_is_better_than_all_else_by_more_than_the_error() {
    for (name, exercise, _, view) in all() {
        let options = nestor::distinct_actions(&view);
        if !matches!(exercise.question, ExerciseQuestion::Best(_)) || options.len() < 2 {
            continue;
        }
        let (right, wrong): (Vec<Action>, Vec<Action>) =
            options.iter().partition(|action| exercise.is_answer(&view, **action));
        assert_eq!(right.len(), 1, "{name}: one answer of {options:?}");
        let limits = Limits { budget: BUDGET, ..Limits::default() };
        let actions = [&right[..], &wrong].concat();
        // In one sample a few deals can outweigh the rest; several are surer.
        let mut chances = vec![0.0; wrong.len()];
        let mut squared_errors = vec![0.0; wrong.len()];
        let is_sure = (0..MAX_SAMPLES).any(|sample| {
            let mut rng = ChaCha8Rng::seed_from_u64(sample);
            let compared = nestor::compare(&view, &actions, &mut rng, &limits);
            for (n, other) in compared.expect("it can be told")[1..].iter().enumerate() {
                chances[n] += other.value.cost.chance;
                squared_errors[n] += other.value.cost.chance_error.powi(2);
            }
            let mut both = chances.iter().zip(&squared_errors);
            both.all(|(chance, squared): (&f32, &f32)| *chance > SURE * squared.sqrt())
        });
        assert!(is_sure, "{name}: {} against {wrong:?}: {chances:?} {squared_errors:?}", right[0]);
    }
}
