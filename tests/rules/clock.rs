//! Section 8, rules 1 and 7: the clock of a game, and games that end early.

use std::time::Duration;

use engine::{
    Action, Event, GameState, Level, Name, Outcome, Position, Preset, Reason, Record, RoundEnd,
    Rules, Seat, SeatedPlayer, Seating, Seats, Seed, Team,
};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::pair::seat;

fn rules() -> Rules {
    Preset::FirecrackerFives.rules(Seats::Two)
}

fn game_of(seating: Seating, rules: Rules) -> GameState {
    GameState::new(rules, seating, 0).expect("a game")
}

/// Games at random, each as it stands after some actions of a round.
fn games(dice: &mut Dice, times: usize, mut show: impl FnMut(GameState, &mut Dice)) {
    for number in 0..times {
        let mut game = game_of(nestors(Seats::Two), rules());
        for _ in 0..=(number % 3) {
            if game.outcome().is_some() {
                break;
            }
            game.deal(Seed::new(dice.seed()), rules()).expect("a deal");
            while game.turn().is_some() {
                show(game.clone(), dice);
                game.apply(dice.pick(&game.legal_actions())).expect("it is listed");
            }
        }
    }
}

fn scores(game: &GameState) -> [i32; 2] {
    let mut teams = Team::all(Seats::Two);
    [(); 2].map(|()| game.scores()[teams.next().expect("two play")])
}

#[test]
fn when_the_time_is_up_who_is_ahead_wins_and_equal_scores_draw() {
    let mut dice = Dice::new(80);
    let mut results = [0; 3];
    games(&mut dice, 60, |mut game, _| {
        let before = scores(&game);
        let early = game.apply(Action::TimeUp).map_err(|refused| refused.reason);
        assert_eq!(early.err(), Some(Reason::TimeLeft), "not before it is");
        game.advance_clock(Rules::CLOCK);
        game.apply(Action::TimeUp).expect("there is a clock");
        assert_eq!(scores(&game), before, "nobody is awarded anything");
        assert_eq!(game.position().and_then(Position::end), Some(RoundEnd::TimeUp));
        assert_eq!(game.turn(), None);
        let winner = game.outcome().expect("it is over").winner.map(Team::index);
        let expected = match before[0].cmp(&before[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        assert_eq!(winner, expected, "{before:?}");
        results[winner.unwrap_or(2)] += 1;
        assert!(!game.can_deal(), "the whole game is over");
        assert_eq!(game.record().replay().as_ref(), Ok(&game), "and so recorded");
        let over = game.apply(Action::TimeUp).map_err(|refused| refused.reason);
        assert_eq!(over.err(), Some(Reason::RoundOver), "once");
    });
    assert!(results.iter().all(|times| *times > 20), "{results:?}");
}

#[test]
fn who_ends_the_game_early_has_lost_it_in_turn_or_not_ahead_or_not() {
    let mut dice = Dice::new(81);
    let mut ahead = 0;
    games(&mut dice, 40, |game, _| {
        for loser in 0..2 {
            let mut game = game.clone();
            game.apply(Action::GiveUp(seat(loser))).expect("anybody may");
            let end = game.position().and_then(Position::end);
            assert_eq!(end, Some(RoundEnd::GivenUp(seat(loser))));
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner.map(Team::index), Some(1 - loser));
            ahead += usize::from(scores(&game)[loser] > scores(&game)[1 - loser]);
            assert_eq!(game.record().replay().as_ref(), Ok(&game), "and so recorded");
        }
        let mut game = game;
        assert!(game.apply(Action::GiveUp(seat(2))).is_err(), "nobody sits there");
    });
    assert!(ahead > 100, "{ahead}");
}

#[test]
fn who_ends_the_game_between_two_rounds_has_lost_it_with_the_points_as_they_are() {
    let mut dice = Dice::new(84);
    let mut between = 0;
    for _ in 0..20 {
        let mut game = game_of(nestors(Seats::Two), rules());
        while game.outcome().is_none() {
            game.deal(Seed::new(dice.seed()), rules()).expect("a deal");
            while game.turn().is_some() {
                game.apply(dice.pick(&game.legal_actions())).expect("it is listed");
            }
            for loser in (0..2).filter(|_| game.can_deal()) {
                let mut game = game.clone();
                let (before, end) = (scores(&game), game.position().and_then(Position::end));
                let events = game.apply(Action::GiveUp(seat(loser))).expect("it is open");
                let gave_up = Event::GaveUp { seat: seat(loser) };
                assert_eq!(events.first(), Some(&gave_up), "{events:?}");
                assert_eq!(events.len(), 2, "and that the game is over: {events:?}");
                assert_eq!(scores(&game), before, "nobody is awarded anything");
                assert_eq!(game.position().and_then(Position::end), end, "as it ended");
                let winner = game.outcome().and_then(|outcome| outcome.winner);
                assert_eq!(winner.map(Team::index), Some(1 - loser));
                assert!(!game.can_deal(), "the whole game is over");
                assert_eq!(game.record().replay().as_ref(), Ok(&game), "and so recorded");
                let again = game.apply(Action::GiveUp(seat(1 - loser)));
                let reason = again.map_err(|refused| refused.reason).err();
                assert_eq!(reason, Some(Reason::RoundOver), "once");
                between += 1;
            }
        }
        let over = game.apply(Action::GiveUp(seat(0)));
        let reason = over.map_err(|refused| refused.reason).err();
        assert_eq!(reason, Some(Reason::RoundOver), "nor when it is over");
    }
    assert!(between > 40, "{between}");
}

#[test]
fn where_several_others_are_equal_nobody_wins_a_game_that_one_has_ended() {
    let rules = Rules { clock: true, ..Preset::Draw.rules(Seats::Three) };
    let mut by_team = engine::ByTeam::default();
    let teams: Vec<Team> = Team::all(Seats::Three).collect();
    for (scores, loser, winner) in [
        ([0, 10, 20], 2, Some(1)),
        ([0, 10, 20], 0, Some(2)),
        ([10, 10, 20], 2, None),
        ([0, 0, 0], 0, None),
    ] {
        for (team, score) in teams.iter().zip(scores) {
            by_team[*team] = score;
        }
        let outcome = Outcome::after_round(&rules, RoundEnd::GivenUp(seat(loser)), &by_team);
        let expected = winner.map(|winner: usize| teams[winner]);
        assert_eq!(outcome.map(|outcome| outcome.winner), Some(expected), "{scores:?}");
    }
}

#[test]
fn a_game_without_a_clock_is_never_out_of_time_and_cannot_be_ended() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut game = game_of(nestors(Seats::Two), rules);
    game.deal(Seed::new([7; 32]), rules).expect("a deal");
    assert_eq!(game.time_left(), None);
    let before = game.clone();
    for action in [Action::TimeUp, Action::GiveUp(seat(0))] {
        let refused = game.apply(action).expect_err("there is no clock");
        assert_eq!(refused.reason, Reason::NoClock);
    }
    game.advance_clock(Duration::from_mins(1));
    assert_eq!(game, before, "nothing runs");
}

#[test]
fn the_clock_runs_five_minutes_while_a_round_is_played_and_is_kept_with_the_game() {
    let mut dice = Dice::new(82);
    let mut game = game_of(nestors(Seats::Two), rules());
    let left = |game: &GameState| game.time_left().expect("there is a clock");
    assert_eq!(left(&game), Duration::from_mins(5));
    game.advance_clock(Duration::from_secs(10));
    assert_eq!(left(&game), Duration::from_mins(5), "not before the deal");
    game.deal(Seed::new(dice.seed()), rules()).expect("a deal");
    game.advance_clock(Duration::from_millis(61_500));
    assert_eq!(left(&game), Duration::from_millis(238_500));

    let record = game.record();
    let text = ron::to_string(record).expect("a record can be written");
    let read: Record = ron::from_str(&text).expect("and read");
    assert_eq!(&read, record);
    assert_eq!(read.replay().as_ref(), Ok(&game), "the time is in it");

    while game.turn().is_some() {
        game.apply(dice.pick(&game.legal_actions())).expect("it is listed");
    }
    game.advance_clock(Duration::from_secs(10));
    assert_eq!(left(&game), Duration::from_millis(238_500), "not between rounds");
    game.deal(Seed::new(dice.seed()), rules()).expect("a deal");
    game.advance_clock(Duration::from_hours(1));
    assert_eq!(left(&game), Duration::ZERO, "not past the end");
    assert!(game.turn().is_some(), "somebody must say that the time is up");
}

#[test]
fn a_record_of_a_game_without_a_clock_says_nothing_of_one() {
    let rules = Preset::Draw.rules(Seats::Two);
    let game = game_of(nestors(Seats::Two), rules);
    let text = ron::to_string(game.record()).expect("a record can be written");
    assert!(!text.contains("clock_ran"), "{text}");
}

#[test]
fn the_person_leads_the_first_round_wherever_they_sit() {
    let mut dice = Dice::new(83);
    let person = |name: &str| SeatedPlayer::Person { name: Name::new(name).expect("a name") };
    let nestor = |name: &str| SeatedPlayer::Nestor {
        name: Name::new(name).expect("a name"),
        level: Level::Easy,
    };
    for (sitters, leader) in [
        (vec![person("Ann"), nestor("Nestor")], 0),
        (vec![nestor("Nestor"), person("Ann")], 1),
        (vec![person("Ann"), person("Bob")], 0),
        (vec![nestor("Nestor"), nestor("Hector")], 0),
    ] {
        let seating = Seating::new(sitters).expect("two sit");
        let mut game = game_of(seating, rules());
        game.deal(Seed::new(dice.seed()), rules()).expect("a deal");
        let dealt = game.round().expect("it was dealt").initial_deal();
        assert_eq!(dealt.leader, Seat::ALL[leader]);
    }
}
