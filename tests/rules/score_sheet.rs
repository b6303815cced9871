//! The score sheet: what each hand brought, and how it adds up.

use engine::{
    Action, Amount, ByTeam, Event, GameState, Preset, Round, Rules, ScoreSheet, Seat, Seats, Seed,
    Team,
};

use crate::dice::Dice;
use crate::leads::nestors;

/// Games of each ready-made game at each table.
const GAMES: usize = 4;
/// Games under random rules.
const MIXED: usize = 600;
/// Maximum number of hands of a game.
const HANDS: usize = 12;

/// The points of each side, in the order of sides.
fn of(points: ByTeam<i32>, seats: Seats) -> Vec<i32> {
    Team::all(seats).map(|team| points[team]).collect()
}

/// Plays a game at random, and checks its sheet after each thing that is done
/// against the scores before and after it.
fn play_and_check(rules: Rules, dice: &mut Dice) -> GameState {
    let seats = rules.seats;
    let mut game = GameState::new(rules, nestors(seats), 0).expect("a game");
    while game.outcome().is_none() && game.rounds().len() < HANDS {
        let before = of(game.scores(), seats);
        let mut in_play = vec![0; before.len()];
        let events = game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        add_gains(&mut in_play, &before, &game, &events);
        while game.turn().is_some() {
            let stood = of(game.scores(), seats);
            let action = dice.pick(&game.legal_actions());
            let events = game.apply(action).expect("it is listed");
            add_gains(&mut in_play, &stood, &game, &events);
            let sheet = ScoreSheet::from_game(&game);
            assert_eq!(sheet.totals(), game.scores(), "{:?}", game.record());
            let hand = sheet.hands().last().expect("a hand was dealt");
            assert_eq!(of(hand.points_in_play, seats), in_play, "{:?}", game.record());
            let made = Team::all(seats).map(|team| hand.points_made(team));
            let after: Vec<i32> = before.iter().zip(made).map(|(old, new)| old + new).collect();
            assert_eq!(after, of(game.scores(), seats), "{:?}", game.record());
            assert_eq!(hand.end.is_some(), game.turn().is_none(), "it ends once");
        }
    }
    game
}

/// Adds what the scores have gone up by, without what was awarded at the end of
/// the hand. The points of a last bone belong to play, also in one score with others.
fn add_gains(in_play: &mut [i32], before: &[i32], game: &GameState, events: &[Event]) {
    let seats = game.rules().seats;
    let awarded = |team: Team| -> i32 {
        let awards = events.iter().map(|event| match event {
            Event::Awarded { team: to, points, amount, void: false } if *to == team => match amount
            {
                Amount::LastBone(_) => 1,
                _ => *points,
            },
            Event::Bonus(paid)
                if paid.bonus.is_paid_at_end() && !paid.void && seats.team(paid.seat) == team =>
            {
                paid.points.into()
            }
            _ => 0,
        });
        awards.sum()
    };
    for (n, team) in Team::all(seats).enumerate() {
        in_play[n] += game.scores()[team] - before[n] - awarded(team);
    }
}

/// The points for bones that players chose in a hand.
fn own_scores(round: &Round) -> Vec<i32> {
    let mut own = Vec::new();
    let (mut played, mut is_play) = (0, false);
    for event in round.events() {
        match event {
            Event::Played { .. } => (played, is_play) = (played + 1, true),
            // What a firecracker scores is no play.
            Event::BlewUp { .. } => is_play = false,
            Event::Scored { points, taken_from: None, .. }
                if is_play && (played > 1 || round.initial_deal().must_lead.is_none()) =>
            {
                own.push(i32::from(*points));
            }
            Event::Awarded { amount: Amount::LastBone(points), void: false, .. } => {
                own.push(i32::from(*points));
            }
            _ => {}
        }
    }
    own
}

/// Checks the figures of a sheet.
fn check_figures(game: &GameState) {
    let sheet = ScoreSheet::from_game(game);
    let seats = sheet.seats();
    let finished = sheet.hands().iter().filter(|hand| hand.end.is_some());
    let finished = finished.count();
    for team in Team::all(seats) {
        let average = sheet.points_per_hand(team).expect("a hand is over");
        let sum = average * finished as f64;
        assert!((sum - f64::from(game.scores()[team])).abs() < 1e-6, "{sum}");
        let scores = ScoreSheet::score_history(game, team);
        assert_eq!(scores[0], 0, "it begins with nothing");
        assert_eq!(scores.last(), Some(&game.scores()[team]), "{scores:?}");
        let changes = scores.windows(2).all(|two| two[0] != two[1]);
        assert!(changes, "each is another: {scores:?}");
    }
    let best = sheet.best_play(None).map(|play| play.points);
    let most = game.rounds().iter().flat_map(own_scores).max();
    assert_eq!(best, most, "the best play is the one that scored most");
    for seat in Seat::around(seats) {
        let plays = sheet.hands().iter().filter_map(|hand| hand.best_plays[seat]);
        let own = plays.map(|play| play.points).max();
        let told = sheet.best_play(Some(seat));
        assert_eq!(told.map(|play| play.points), best, "whoever is preferred");
        let is_own = told.is_some_and(|play| play.seat == seat);
        assert_eq!(is_own, own.is_some() && own == best, "on a tie, theirs");
    }
    if let Some(swing) = sheet.biggest_swing() {
        let hand = sheet.hands()[swing.hand - 1];
        let others = Team::all(seats).filter(|team| *team != swing.team);
        let most = others.map(|team| hand.points_made(team)).max();
        let lead = most.map(|most| hand.points_made(swing.team) - most);
        assert_eq!(lead, Some(swing.points), "more than the next best");
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    if let (Some(winner), Some(margin)) = (winner, sheet.margin()) {
        let others = Team::all(seats).filter(|team| *team != winner);
        let most = others.map(|team| game.scores()[team]).max();
        let by = most.map(|most| game.scores()[winner] - most);
        assert_eq!(by, Some(margin), "the winner is ahead by the margin");
    }
}

#[test]
fn every_ready_made_game_at_every_table_adds_up_to_its_scores() {
    let mut dice = Dice::new(1101);
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            for _ in 0..GAMES {
                check_figures(&play_and_check(preset.rules(seats), &mut dice));
            }
        }
    }
}

#[test]
fn games_by_any_rules_add_up_to_their_scores() {
    let mut dice = Dice::new(1102);
    let mut played = 0;
    while played < MIXED {
        let rules = dice.rules();
        if rules.check().is_ok() {
            check_figures(&play_and_check(rules, &mut dice));
            played += 1;
        }
    }
}

/// A hand: the number in its seed, what was done in it after a lead that was
/// played by itself, and its line of the sheet.
type Row = (u8, &'static str, &'static str);

/// The sheet as text: the seat that led, what each side made in play and by the
/// award, and how the sides stand.
fn text(sheet: &ScoreSheet) -> Vec<String> {
    let teams = || Team::all(sheet.seats());
    let hands = sheet.hands().iter();
    let lines = hands.map(|hand| {
        let made = teams()
            .map(|team| format!("{}{:+}", hand.points_in_play[team], hand.points_awarded[team]));
        let totals = teams().map(|team| hand.totals[team].to_string());
        let (made, totals): (Vec<_>, Vec<_>) = (made.collect(), totals.collect());
        let leader = hand.leader.index();
        format!("{leader}: {} = {}", made.join(" "), totals.join(" "))
    });
    lines.collect()
}

fn check_rows(rules: Rules, rows: &[Row]) -> ScoreSheet {
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    for (seed, line, _) in rows {
        game.deal(Seed::new([*seed; 32]), rules).expect("a deal");
        for word in line.split_whitespace() {
            let action: Action = word.parse().expect("an action");
            game.apply(action).expect("it is allowed");
        }
    }
    let sheet = ScoreSheet::from_game(&game);
    let expected: Vec<&str> = rows.iter().map(|(_, _, line)| *line).collect();
    assert_eq!(text(&sheet), expected, "{rules:?}");
    sheet
}

/// Two players: what counts scored in play, and the pips of the last hand.
const ALL_FIVES: [Row; 3] = [
    (
        1,
        "6-3@3-3W 3-1@3-3E 3-2@3-3N 2-1@3-1E 5-2@3-2N 4-2@2-1E 5-0@5-2N 2-0@5-0N 2-2@2-0N \
         4-1@4-2E 5-1@4-1E draw 3-0@3-3S 0-0@3-0S",
        "0: 40+0 40+4 = 40 44",
    ),
    (
        2,
        "draw draw 6-0@6-6W 0-0@6-0W 5-0@0-0W 6-2@6-6E 5-2@6-2E 6-1@6-6S 1-0@6-1S 3-0@1-0S \
         3-3@3-0S 5-3@5-2E draw draw draw 5-1@5-0W 6-4@6-6N",
        "1: 30+0 0+28 = 70 72",
    ),
    (
        3,
        "5-4@5-5W 5-1@5-5E 4-3@5-4W 3-2@4-3W 6-1@5-1E 5-2@5-5S 6-2@6-1E draw 2-0@6-2E 1-0@2-0E \
         4-1@1-0E 5-0@5-5N draw 4-4@4-1E 6-0@5-0N",
        "0: 25+0 5+15 = 95 92",
    ),
];

/// Three players, and nothing scores but what is left at the end.
const DRAW: [Row; 2] = [
    (
        1,
        "draw draw draw draw draw draw draw 5-3@5-5E 5-1@5-5W 3-0@5-3E 2-0@3-0E 2-2@2-0E \
         1-1@5-1W 2-1@2-2E pass 1-0@1-1W 4-0@1-0W pass 5-4@4-0W 6-1@2-1E 5-0@5-4W 6-5@6-1E \
         6-0@5-0W 6-3@6-0W pass 4-3@6-3W 5-2@6-5E 4-4@4-3W",
        "2: 0+0 0+0 0+56 = 0 0 56",
    ),
    (
        2,
        "6-0@6-6E 5-0@6-0E 6-1@6-6W 5-1@5-0E 4-1@5-1E 6-4@4-1E 3-1@6-1W 3-3@3-1W 6-2@6-4E \
         2-1@6-2E draw draw 3-2@3-3W draw draw draw draw draw pass 1-1@2-1E 5-2@3-2W 5-3@5-2W \
         1-0@1-1E 2-0@1-0E 4-3@5-3W pass 4-4@4-3W 5-4@4-4W 5-5@5-4W",
        "1: 0+0 0+0 0+37 = 0 0 93",
    ),
];

/// Partners: one point when both are out, in one score with the last bone, and none for
/// a block.
const BRITISH: [Row; 2] = [
    (
        1,
        "4-1 1-1@4-1E 3-1@1-1E 4-3@3-1E 4-0@4-1W 3-0@4-0W pass 5-4@4-3E 3-3@3-0W 3-2@3-3W \
         6-5@5-4E 2-2@3-2W 4-2@2-2W 6-4@4-2W 6-6@6-4W 6-1@6-6W 2-1@6-1W 6-2@6-5E 2-0@2-1W \
         pass pass 5-2@6-2E 5-0@5-2E pass pass 1-0@5-0E 5-1@1-0E pass 5-5@5-1E",
        "2: 9+0 12+1 = 9 13",
    ),
    (
        2,
        "5-1 5-2@5-1W 6-1@5-1E 6-4@6-1E 4-3@6-4E 2-2@5-2W 4-2@2-2W pass 3-2@4-3E 4-4@4-2W \
         pass 2-1@3-2E 3-1@2-1E 4-1@4-4W 5-3@3-1E 1-0@4-1W 5-5@5-3E 5-0@1-0W pass pass pass \
         pass",
        "3: 17+0 9+0 = 26 22",
    ),
];

/// A hand, by its number, and points.
type Height = Option<(usize, i32)>;

/// The best play and the biggest swing.
fn heights(sheet: &ScoreSheet) -> (Height, Height) {
    let best = sheet.best_play(None).map(|play| (play.hand, play.points));
    let swing = sheet.biggest_swing().map(|swing| (swing.hand, swing.points));
    (best, swing)
}

#[test]
fn what_was_made_in_play_and_what_was_awarded_stand_apart_hand_by_hand() {
    let sheet = check_rows(Preset::AllFives.rules(Seats::Two), &ALL_FIVES);
    assert_eq!(heights(&sheet), (Some((1, 15)), Some((3, 5))), "All Fives");
    assert_eq!(sheet.margin(), Some(3), "95 to 92");
    let sheet = check_rows(Preset::Draw.rules(Seats::Three), &DRAW);
    assert_eq!(heights(&sheet), (None, Some((1, 56))), "Draw");
    assert_eq!(sheet.margin(), Some(93), "93 to nothing");
    let rules = Rules { hand_size: 6, ..Preset::BritishFivesAndThrees.rules(Seats::Partners) };
    let sheet = check_rows(rules, &BRITISH);
    assert_eq!(heights(&sheet), (Some((2, 8)), Some((2, 8))), "British");
    assert_eq!(sheet.margin(), Some(4), "26 to 22");
}
