//! A finished game looked over: costs, marks, luck and skill.

use std::cell::RefCell;

use super::playing::mean;
use crate::effort::effort;
use engine::{
    Action, GameState, Name, Preset, Rules, ScoreDisplay, Seat, Seating, Seats, Seed, Team,
};
use nestor::coach::{Decision, GameReview, Mark, ProgressMonitor, ReviewBudget, review};
use nestor::{Budget, Cost, Level, Limits, choose_within};
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use strum::VariantArray as _;
use words::hint::action;
use words::review::{TableContext, choice, cost, costs, decision, margin, mark_row_name};
use words::{Named as _, Points, Who, languages, msg, set_language};

/// A whole game between Nestors of these levels.
fn game(rules: Rules, levels: [Level; 2], number: u64) -> GameState {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let level = |seat: Seat| levels[seat.index() % 2];
    let seating = Seating::of_nestors(rules.seats, level);
    let mut game = GameState::new(rules, seating, number).expect("the rules make a game");
    let limits = Limits { budget: Budget::SMALL, ..Limits::default() };
    while game.outcome().is_none() {
        let Some(seat) = game.turn() else {
            let mut seed = [0; 32];
            rng.fill_bytes(&mut seed);
            game.deal(Seed::new(seed), rules).expect("the hand is over");
            continue;
        };
        let view = game.view(seat).expect("it was dealt");
        let action = choose_within(&view, level(seat), &mut rng, &limits);
        game.apply(action.expect("it is his turn")).expect("he keeps to the rules");
    }
    game
}

/// A short game in which everybody plays at random, at any of the ends that are the same.
fn random_game(number: u64) -> GameState {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let rules = Rules { target: Some(40), ..Preset::AllFives.rules(Seats::Two) };
    let seating = Seating::of_nestors(rules.seats, |_| Level::Easy);
    let mut game = GameState::new(rules, seating, number).expect("the rules make a game");
    while game.outcome().is_none() {
        if game.turn().is_none() {
            let mut seed = [0; 32];
            rng.fill_bytes(&mut seed);
            game.deal(Seed::new(seed), rules).expect("the hand is over");
            continue;
        }
        let actions = game.legal_actions();
        let action = actions[rng.random_range(0..actions.len())];
        game.apply(action).expect("it is allowed");
    }
    game
}

#[test]
fn the_list_of_choices_calls_what_was_done_as_it_was_done() {
    let mut otherwise = 0;
    for number in 0..4 {
        let game = random_game(number);
        let rules = game.rules();
        for decision in looked_over(&game, ReviewBudget::SMALL).decisions() {
            let made = action(decision.made, rules);
            for value in &decision.values {
                if decision.is_chosen(value) {
                    let [called, ..] = choice(decision, value, rules);
                    assert!(called.starts_with(&made), "{called:?} is {made:?}");
                    otherwise += usize::from(value.action != decision.made);
                }
            }
        }
    }
    assert!(otherwise > 0, "no play was made at the other of two ends");
}

fn looked_over(game: &GameState, depth: ReviewBudget) -> GameReview {
    review(game.record(), depth, &ProgressMonitor::NONE).expect("nobody stops it")
}

/// The luck of the first side in each hand of so many games.
fn luck(levels: [Level; 2], games: std::ops::Range<u64>, depth: ReviewBudget) -> Vec<f64> {
    let rules = Preset::AllFives.rules(Seats::Two);
    let us = Team::all(rules.seats).next().expect("there are two sides");
    let mut luck = Vec::new();
    for number in games {
        let reviewed = looked_over(&game(rules, levels, number), depth);
        luck.extend(
            (0..reviewed.hand_count()).map(|hand| reviewed.hand_luck_and_skill(us, hand).luck()),
        );
    }
    luck
}

fn must_be_without_bias(luck: &[f64]) {
    let (mean, error) = mean(luck);
    let hands = luck.len();
    println!("luck {mean:.2} points a hand, standard error {error:.2}, {hands} hands");
    assert!(mean.abs() <= 2.5 * error, "luck {mean} within {error}");
}

#[test]
fn plays_and_luck_add_up_to_the_result() {
    for (number, preset) in (1..).zip(Preset::ALL) {
        for seats in [Seats::Two, Seats::Three, Seats::Partners] {
            let game = game(preset.rules(seats), [Level::Easy, Level::Tough], number);
            let reviewed = looked_over(&game, ReviewBudget::SMALL);
            let scores = game.scores();
            let all = || Team::all(seats);
            let mut luck = 0.0;
            for team in all() {
                let split = reviewed.luck_and_skill(team);
                let others = all().filter(|other| *other != team);
                let others: i32 = others.map(|other| scores[other]).sum();
                let lead =
                    f64::from(scores[team]) - f64::from(others) / f64::from(seats.team_count() - 1);
                assert!((split.result - lead).abs() < 1e-3, "{preset:?}, {seats:?}");
                let sum = split.own + split.others + split.luck();
                assert!((sum - lead).abs() < 1e-3, "{preset:?}, {seats:?}");
                luck += split.luck();
            }
            // What is good luck for one is bad luck for the others.
            assert!(luck.abs() < 0.05, "{preset:?}, {seats:?}: {luck}");
        }
    }
}

#[test]
fn luck_is_without_bias_between_a_beginner_and_a_strong_player() {
    let levels = [Level::Beginner, Level::Tough];
    must_be_without_bias(&luck(levels, 0..60 * effort() as u64, ReviewBudget::SMALL));
}

#[test]
#[ignore = "seven minutes"]
fn luck_is_without_bias_in_a_long_run() {
    for levels in [[Level::Beginner, Level::Tough], [Level::Tough, Level::Tough]] {
        must_be_without_bias(&luck(levels, 0..2_000, ReviewBudget::SMALL));
    }
    let levels = [Level::Beginner, Level::Tough];
    must_be_without_bias(&luck(levels, 0..200, ReviewBudget::FULL));
}

#[test]
fn each_decision_is_looked_at_and_the_best_costs_nothing() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = game(rules, [Level::Beginner, Level::Brutal], 7);
    let reviewed = looked_over(&game, ReviewBudget::SMALL);
    let mut moment = 0;
    let mut found = 0;
    for round in &game.record().rounds {
        for made in &round.actions {
            if let Some(decision) = reviewed.decision_at(moment) {
                found += 1;
                assert_eq!(decision.made, *made, "in moment {moment}");
                assert!(decision.values.len() > 1, "there was a choice");
                let is_best = decision.mark == Mark::Best;
                assert!(!is_best || decision.cost.chance <= 0.0, "{decision:?}");
            }
            moment += 1;
        }
        moment += 1;
    }
    assert_eq!(found, reviewed.decisions().len());
    assert!(found > 20, "there is much to decide: {found}");
    let counted = Seat::around(Seats::Two)
        .flat_map(|seat| Mark::VARIANTS.iter().map(move |mark| (seat, *mark)));
    let counted: usize = counted.map(|(seat, mark)| reviewed.count(seat, mark)).sum();
    assert_eq!(counted, found, "each has one mark");
    let again = looked_over(&game, ReviewBudget::SMALL);
    assert_eq!(again, reviewed, "the same game gets the same answer");
}

#[test]
fn what_was_given_away_is_never_less_than_nothing() {
    set_language(None);
    for (number, preset) in [(7, Preset::AllFives), (8, Preset::Draw)] {
        let game = game(preset.rules(Seats::Two), [Level::Beginner, Level::Tough], number);
        let reviewed = looked_over(&game, ReviewBudget::SMALL);
        for seat in Seat::around(Seats::Two) {
            let told = costs(&reviewed, seat, game.rules());
            let is_plain = |it: &String| !it.contains(['−', '-', '+']);
            assert!(told.iter().all(is_plain), "{told:?}");
        }
    }
}

#[test]
fn a_blunder_is_called_so_from_tough_on_and_soft_words_are_used_against_a_beginner() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = game(rules, [Level::Beginner, Level::Tough], 7);
    let reviewed = looked_over(&game, ReviewBudget::SMALL);
    let mut one = reviewed.decisions()[0].clone();
    one.mark = Mark::Blunder;
    let name = Name::new("Ana").expect("a name");
    for language in languages() {
        set_language(Some(language));
        let told = Level::VARIANTS.iter().map(|level| {
            let seating = &Seating::with_nestors(&name, rules.seats, *level);
            let at = TableContext { seating, rules: &rules };
            let calls_it_blunder = decision(&one, at).contains(&Mark::Blunder.name());
            let row = mark_row_name(Mark::Blunder, at);
            assert_eq!(row == Mark::Blunder.text("count"), calls_it_blunder, "{row}");
            calls_it_blunder
        });
        let told: Vec<bool> = told.collect();
        assert_eq!(told, [false, false, false, false, true, true], "{language}");
    }
    set_language(None);
}

#[test]
fn what_turns_out_to_stand_at_the_best_or_above_it_is_called_best() {
    let mut above = 0;
    for number in 0..6 {
        let game = random_game(number);
        let rules = game.rules();
        for decision in looked_over(&game, ReviewBudget::SMALL).decisions() {
            let best = &decision.values[0];
            let made = decision.values.iter().find(|it| decision.is_chosen(it));
            let Some(made) = made else { continue };
            if decision.mark == Mark::Best {
                assert_eq!(made, best, "it heads the list");
                let [called, ..] = choice(decision, made, rules);
                assert!(called.ends_with("best and chosen"), "{called}");
                above += u32::from(decision.cost.chance < 0.0);
            } else {
                let is_above = made.chance > best.chance + 1e-4;
                assert!(!is_above, "{made:?} is no worse than {best:?}");
            }
        }
    }
    assert!(above > 0, "some turn out better than was thought");
}

#[test]
fn what_is_called_about_equal_wins_about_as_often() {
    set_language(None);
    let (mut equal, mut above) = (0, 0);
    for number in 0..6 {
        let game = random_game(number);
        for decision in looked_over(&game, ReviewBudget::SMALL).decisions() {
            let best = decision.values[0];
            above += u32::from(decision.mark == Mark::Best && decision.cost.chance < -0.03);
            for value in &decision.values[1..] {
                let [called, ..] = choice(decision, value, game.rules());
                if called.ends_with("about equal") {
                    let lost = best.chance - value.chance;
                    assert!(lost < 0.03, "{called}: {} against {}", value.chance, best.chance);
                    equal += 1;
                }
            }
        }
    }
    assert!(equal > 0 && above > 0, "{equal} are equal, {above} turn out better than was thought");
}

#[test]
fn a_play_is_not_held_against_a_draw_that_can_still_be_made_by_choice() {
    let rules = Preset::PalmAllFives.rules(Seats::Two);
    let game = game(rules, [Level::Easy, Level::Tough], 5);
    let reviewed = looked_over(&game, ReviewBudget::SMALL);
    let is_draw = |action: Action| action == Action::Draw;
    let plays = || {
        let decisions = reviewed.decisions().iter();
        decisions.filter(|it| !is_draw(it.made))
    };
    assert!(plays().count() > 5, "there was something to decide");
    for decision in plays() {
        let mut values = decision.values.iter();
        assert!(values.all(|it| !is_draw(it.action)), "{decision:?}");
    }
}

#[test]
fn the_chance_to_win_ends_with_the_result() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = game(rules, [Level::Easy, Level::Tough], 3);
    let reviewed = looked_over(&game, ReviewBudget::SMALL);
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let actions = game.record().len() + game.record().rounds.len();
    for team in Team::all(rules.seats) {
        let chances = reviewed.chances(team);
        assert!(chances.is_sorted_by_key(|at| at.moment));
        assert!((chances[0].chance - 0.5).abs() < 1e-6, "nobody is ahead yet");
        let at_first = chances.iter().filter(|at| at.moment == 0);
        assert_eq!(at_first.count(), 1, "one point before the first play");
        let last = chances.last().expect("there is an end");
        assert_eq!(last.moment, actions - 1, "the last moment");
        let won = f32::from(u8::from(winner == Some(team)));
        assert!((last.chance - won).abs() < 1e-6, "it was won or lost");
    }
}

#[test]
fn a_mark_goes_by_what_is_sure() {
    let fives = Preset::AllFives.rules(Seats::Two);
    let cost = |points, points_error, chance, chance_error| Cost {
        points,
        points_error,
        chance,
        chance_error,
    };
    for (cost, mark) in [
        (cost(0.0, 0.0, 0.0, 0.0), Mark::Good),
        (cost(0.9, 0.1, 0.009, 0.001), Mark::Good),
        (cost(1.1, 0.1, 0.001, 0.0001), Mark::Inaccurate),
        (cost(0.1, 0.1, 0.02, 0.001), Mark::Inaccurate),
        (cost(3.5, 0.5, 0.02, 0.001), Mark::Mistake),
        (cost(0.0, 0.5, 0.04, 0.01), Mark::Mistake),
        (cost(9.0, 1.0, 0.02, 0.001), Mark::Blunder),
        (cost(-2.0, 1.0, 0.09, 0.01), Mark::Blunder),
        // Points that do not matter to the game.
        (cost(9.0, 1.0, 0.0, 0.0), Mark::Good),
        (cost(9.0, 1.0, -0.01, 0.001), Mark::Good),
        // It may be chance.
        (cost(9.0, 5.0, 0.05, 0.03), Mark::Good),
        (cost(9.0, 5.0, 0.02, 0.001), Mark::Inaccurate),
    ] {
        assert_eq!(Mark::of(cost, &fives), mark, "{cost:?}");
    }
}

#[test]
fn marks_in_games_of_hands_go_by_the_chance_to_win() {
    set_language(None);
    let rules = Preset::JamaicanPartners.rules(Seats::Partners);
    let game = game(rules, [Level::Beginner; 2], 3);
    let table = TableContext { seating: game.seating(), rules: &rules };
    let reviewed = looked_over(&game, ReviewBudget::FULL);
    let decisions = reviewed.decisions().iter();
    let bad: Vec<&Decision> = decisions.filter(|it| it.mark.is_bad()).collect();
    let share = bad.len() as f32 / reviewed.decisions().len() as f32;
    assert!(share > 0.1 && share < 0.5, "beginners: {share}");
    for decision in bad {
        let limit = decision.mark.limit().expect("a bad mark has one");
        assert!(decision.cost.chance >= limit.chance, "{decision:?}");
        for told in [cost(decision, table).expect("it is told"), margin(decision, &rules)] {
            assert!(told.contains("percentage point"), "{told}");
            assert!(!told.contains(" hand"), "{told}");
        }
    }
}

#[test]
fn a_saved_review_is_marked_again_by_the_rules_of_each_hand() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = game(rules, [Level::Beginner; 2], 1);
    let reviewed = looked_over(&game, ReviewBudget::SMALL);
    let marked = |record| {
        let mut again = reviewed.clone();
        again.recompute_marks(record);
        again
    };
    assert_eq!(marked(game.record()), reviewed, "by the same rules");
    // From the second hand on, points are shown as fives: fewer costs reach a limit in points.
    let mut changed = game.record().clone();
    changed.rounds[1].rules = Some(Rules { score_display: ScoreDisplay::Fives, ..rules });
    let second = 1 + game.record().rounds[0].actions.len();
    let again = marked(&changed);
    let marks = reviewed.decisions().iter().zip(again.decisions());
    let (before, after): (Vec<_>, Vec<_>) = marks.partition(|(it, _)| it.moment < second);
    let is_same = |(one, other): &(&Decision, &Decision)| one.mark == other.mark;
    assert!(before.iter().all(is_same), "as before");
    assert!(!after.iter().all(is_same), "milder");
}

#[test]
fn points_that_are_not_claimed_cost_what_they_are_worth() {
    let rules = Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) };
    // Beginners overlook points.
    let found = (0..20).find_map(|number| {
        let game = game(rules, [Level::Beginner; 2], number);
        let reviewed = looked_over(&game, ReviewBudget::SMALL);
        let silent =
            |it: &&Decision| it.made == Action::Silence && matches!(it.best(), Action::Claim(_));
        reviewed.decisions().iter().find(silent).cloned()
    });
    let silent = found.expect("somebody overlooks points");
    assert!(silent.mark.is_bad(), "{silent:?}");
}

#[test]
fn a_review_tells_how_far_it_is_and_stops_when_it_is_told_to() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = game(rules, [Level::Easy, Level::Tough], 5);
    let told = RefCell::new(Vec::new());
    let watch = ProgressMonitor {
        cancelled: &|| told.borrow().len() > 5,
        progress: &|share| told.borrow_mut().push(share),
    };
    assert_eq!(review(game.record(), ReviewBudget::SMALL, &watch), None);
    assert_eq!(told.borrow().len(), 6, "it stops at once");
    assert!(told.borrow().is_sorted(), "and goes on until then");
}

#[test]
fn points_that_were_lost_for_sure_are_told_though_the_chance_to_win_was_not() {
    set_language(None);
    let (mut in_points, mut nothing) = (0, 0);
    for number in 0..12 {
        let game = random_game(number);
        for decision in looked_over(&game, ReviewBudget::SMALL).decisions() {
            let Cost { points, points_error, .. } = decision.cost;
            let table = TableContext { seating: game.seating(), rules: game.rules() };
            let told = cost(decision, table).unwrap_or_default();
            let is_sure = points > 0.0 && points >= 2.0 * points_error;
            if decision.mark == Mark::Good && !decision.surely_lowered_chance() {
                let says_nothing = told == msg::REVIEW_COSTS_NOTHING.text();
                assert_ne!(is_sure, says_nothing, "{told} {:?}", decision.cost);
                in_points += u32::from(is_sure);
                nothing += u32::from(!is_sure);
            }
        }
    }
    assert!(in_points > 0 && nothing > 0, "{in_points}, {nothing}");
}

#[test]
fn a_decision_that_cost_a_chance_and_brought_points_is_told_so() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = game(rules, [Level::Beginner; 2], 1);
    let reviewed = looked_over(&game, ReviewBudget::SMALL);
    let who = Who::at(game.seating(), reviewed.decisions()[0].seat);
    let table = TableContext { seating: game.seating(), rules: game.rules() };
    for (points, expected) in [
        (3.0, msg::review_cost(&who, 5, Points::shown(3), "loss")),
        (0.02, msg::review_cost(&who, 5, Points::shown(0), "loss")),
        (-0.02, msg::review_cost(&who, 5, Points::shown(0), "loss")),
        (-1.0, msg::review_cost(&who, 5, Points::shown(1), "gain")),
        (-2.5, msg::review_cost(&who, 5, Points::shown(2.5), "gain")),
    ] {
        let mut decision = reviewed.decisions()[0].clone();
        decision.mark = Mark::Mistake;
        decision.cost = Cost { points, points_error: 0.5, chance: 0.05, chance_error: 0.01 };
        let told = cost(&decision, table).expect("it is told");
        assert_eq!(told, expected, "{points}");
        assert_eq!(margin(&decision, &rules), msg::review_cost_margin(2, Points::shown(1)));
    }
}
