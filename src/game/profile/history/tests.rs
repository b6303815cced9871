//! Tests of the figures about finished games.

use chrono::DateTime;

use super::*;
use crate::profile::{GameName, Help, Luck, ReviewFigures, ReviewedPlay};
use engine::{Name, Preset, Seating, Seats, Team};

/// A finished game that the player's side won or lost.
fn game(number: u8, is_won: bool) -> PlayedGame {
    let id = format!("{number:032x}");
    let name = Name::new("Anna").expect("a name");
    PlayedGame {
        id: id.parse().expect("an id"),
        ended: DateTime::UNIX_EPOCH,
        kind: GameKind {
            game: GameName::ReadyMade(Preset::Draw),
            seats: Seats::Two,
            company: OpponentKind::Nestors(Level::Easy),
        },
        rules: None,
        seating: Seating::with_nestors(&name, Seats::Two, Level::Easy),
        winner: Team::all(Seats::Two).nth(usize::from(!is_won)),
        scores: vec![i32::from(number), 100],
        hands: 5,
        actions: 80,
        secs: 300,
        help: Help::None,
        bonus: 0,
        given_up: false,
        luck: None,
        judged: None,
        number: None,
        origin: None,
        nth: None,
    }
}

impl History {
    fn add(&mut self, game: PlayedGame) {
        self.0.push(Arc::new(game));
    }
}

#[test]
fn a_streak_counts_games_against_the_same_opponents_up_to_the_game() {
    let mut history = History::default();
    let results = [true, false, true, true, true, false, false];
    for (number, is_won) in (1..).zip(results) {
        let mut easy = game(number, is_won);
        if number == 4 {
            easy.kind.company = OpponentKind::Nestors(Level::Tough);
        }
        if number == 5 {
            easy.kind.game = GameName::ReadyMade(Preset::Block);
        }
        history.add(easy);
    }
    let runs = history.games().iter().map(|game| {
        let run = history.streak_to(game.id).expect("the list has it");
        (run.results.won, run.results.lost, run.length)
    });
    let runs: Vec<_> = runs.collect();
    let expected = [
        (1, 0, 1),
        (1, 1, 1),
        (2, 1, 1),
        // The only game against another level.
        (1, 0, 1),
        // Another game against the same level.
        (3, 1, 2),
        (3, 2, 1),
        (3, 3, 2),
    ];
    assert_eq!(runs, expected, "won, lost, and in a row");
    let unknown = game(9, true).id;
    assert_eq!(history.streak_to(unknown), None, "a game that is not there");
}

#[test]
fn games_are_summed_up_for_each_kind() {
    let mut history = History::default();
    for (number, is_won) in (1..).zip([true, true, false, true, true, true, false]) {
        history.add(game(number, is_won));
    }
    let mut drawn = game(8, true);
    drawn.winner = None;
    history.add(drawn);
    let mut tough = game(9, false);
    tough.kind.company = OpponentKind::Nestors(Level::Tough);
    history.add(tough.clone());
    let mut friends = game(10, true);
    friends.kind.company = OpponentKind::People;
    history.add(friends.clone());
    let easy = history.games()[0].kind.clone();
    let kinds = [easy.clone(), tough.kind, friends.kind];
    assert_eq!(history.kinds(), kinds, "three kinds");
    let easy = GameFilter::of_kind(&easy);
    let summary = history.summary(&easy);
    let results = Results { won: 5, lost: 2, drawn: 1 };
    assert_eq!(summary.results, results, "of eight");
    assert_eq!((summary.longest_streak, summary.secs), (3, 2400), "a streak");
    assert_eq!(summary.longest_streak_games, Some((3, 5)), "from the fourth to the sixth");
    let wins = history.result_values(&easy);
    assert_eq!(wins, [1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.5], "of each");
    let [nestors, people] = [GameFilter::WITH_NESTORS, GameFilter::WITH_PEOPLE]
        .map(|filter| history.summary(&filter).results.games());
    assert_eq!((nestors, people), (9, 1), "people's apart from Nestors'");
}

#[test]
fn points_are_summed_up_as_the_rules_of_each_game_show_them() {
    let mut history = History::default();
    for (number, preset) in [(1, Preset::AllFives), (2, Preset::CribbageBoardFives)] {
        let mut game = game(number, true);
        game.kind.game = GameName::ReadyMade(preset);
        game.scores = vec![305, 100];
        history.add(game);
    }
    let summary = history.summary(&GameFilter::WITH_NESTORS);
    assert_eq!(summary.points, 305 + 61, "the second in fives");
}

/// Two games that count points, one of them shown in fives, and two that count hands.
fn games_of_points_and_hands() -> [PlayedGame; 4] {
    let judged = |luck| ReviewFigures { decisions: 30, cost: 0.25, luck };
    [
        (Preset::AllFives, [155, 100], 10.0),
        (Preset::CribbageBoardFives, [305, 100], -20.0),
        (Preset::JamaicanPartners, [6, 2], 1.5),
        (Preset::JamaicanPartners, [6, 5], -0.5),
    ]
    .map(|(preset, scores, luck)| PlayedGame {
        kind: GameKind {
            game: GameName::ReadyMade(preset),
            seats: preset.rules(Seats::Two).seats,
            ..game(1, true).kind
        },
        scores: scores.to_vec(),
        luck: Some(Luck::default()),
        judged: Some(judged(luck)),
        ..game(1, true)
    })
}

#[test]
fn points_and_hands_are_not_summed_up_together() {
    let [fives, board, won, close] = games_of_points_and_hands();
    for (games, score_unit, scored, points, best, luck) in [
        (vec![&fives, &board, &won, &close], ScoreUnit::Both, 2, 155 + 61, 1, vec![10.0, -4.0]),
        (vec![&close, &won], ScoreUnit::Hands, 2, 12, 1, vec![-0.5, 1.5]),
        (vec![&board], ScoreUnit::Points, 1, 61, 0, vec![-4.0]),
    ] {
        let mut history = History::default();
        for game in &games {
            history.add((*game).clone());
        }
        let summary = history.summary(&GameFilter::WITH_NESTORS);
        assert_eq!(summary.score_unit, score_unit, "{points}");
        assert_eq!((summary.scored_games, summary.points), (scored, points));
        assert_eq!(summary.hands, 5 * scored, "their hands");
        assert_eq!(summary.best_win, Some(best), "{points}");
        assert_eq!(summary.results.games(), games.len() as u64, "all games");
        assert_eq!(summary.secs, 300 * games.len() as u64, "all of the time");
        let playing = ReviewedPlay::of(games.iter().copied());
        assert_eq!((playing.score_unit, playing.luck), (score_unit, luck));
        assert_eq!(playing.costs.len(), games.len(), "chances are all alike");
        assert!(!playing.has_omissions, "that is another reason");
    }
}

#[test]
fn luck_leaves_out_games_in_which_hidden_bones_were_known() {
    for (help, is_taken) in [(Help::None, true), (Help::Advice, true), (Help::Knowledge, false)] {
        let played = PlayedGame {
            help,
            luck: Some(Luck::default()),
            judged: Some(ReviewFigures { decisions: 30, cost: 0.25, luck: -7.5 }),
            ..game(1, true)
        };
        let playing = ReviewedPlay::of([&played]);
        let taken: &[f64] = if is_taken { &[-7.5] } else { &[] };
        assert_eq!(playing.luck, taken, "{help:?}");
        assert_eq!(playing.has_omissions, help.is_any(), "{help:?}");
    }
}

#[test]
fn another_level_is_advised_after_twenty_games_without_help() {
    let advice = |won: u8, lost: u8, level, helped: u8| {
        let mut history = History::default();
        for number in 1..=won + lost {
            let mut game = game(number, number > lost);
            game.kind.company = OpponentKind::Nestors(level);
            game.help = Help::knowledge_if(number <= helped);
            history.add(game);
        }
        let kind = history.kinds().remove(0);
        history.advice(&kind).map(|advice| (advice.advised, advice.won))
    };
    let cases = [
        (15, 5, Level::Easy, 0, Some((Level::NotSoEasy, 15))),
        (14, 6, Level::Easy, 0, None),
        (6, 14, Level::Easy, 0, None),
        (5, 15, Level::Easy, 0, Some((Level::Beginner, 5))),
        (18, 1, Level::Easy, 0, None),
        (20, 5, Level::Easy, 6, None),
        (20, 30, Level::Easy, 0, Some((Level::NotSoEasy, 20))),
        (20, 0, Level::Brutal, 0, None),
        (0, 20, Level::Beginner, 0, None),
    ];
    for (won, lost, level, helped, expected) in cases {
        let advised = advice(won, lost, level, helped);
        assert_eq!(advised, expected, "{won} to {lost} against {level:?}");
    }
}
