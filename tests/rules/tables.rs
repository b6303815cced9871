//! Whole games of every ready-made game for every number of seats.

use engine::{GameState, Preset, Seats};

use crate::dice::Dice;
use crate::effort::effort;
use crate::games::{Seen, check_end, check_record, deal, play_round};
use crate::leads::nestors;

/// Games of each ready-made game for each number of seats and each step of effort.
const GAMES: usize = 2;

/// Games in which chance no longer keeps a side from winning one in ten.
const ENOUGH: usize = 200;

/// Plays games at random, of each ready-made game, by all that holds in each of
/// them: every bone is somewhere once, counts and deals are those of the naive
/// rules, what is not listed is refused, the end and the winner are right, and
/// the record gives the very game again.
fn play(seats: Seats, games: usize) {
    for (number, preset) in (1..).zip(Preset::ALL) {
        let rules = preset.rules(seats);
        assert_eq!(rules.check(), Ok(()), "{preset:?} is a game for {seats:?}");
        let mut dice =
            Dice::new(number * 10 + u64::from(seats.team_count()) + u64::from(seats.count()));
        let mut seen = Seen::default();
        let mut won = vec![0; usize::from(seats.team_count())];
        for game_number in 0..games {
            let mut game = GameState::new(rules, nestors(seats), dice.number()).expect("a game");
            while game.outcome().is_none() {
                assert!(game.can_deal(), "a round that is over leads to another");
                deal(&mut game, rules, &mut dice);
                play_round(&mut game, &mut dice, &mut seen, game_number % 4 == 0);
                check_end(&game, &mut seen);
            }
            if let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) {
                won[winner.index()] += 1;
            }
            check_record(&game);
        }
        println!("{seats:?} {preset:?}: won {won:?}, {seen:?}");
        assert!(seen.rounds >= games, "{preset:?}, {seats:?}: {seen:?}");
        assert!(seen.dominoes + seen.blocks > 0, "rounds were played out");
        if games >= ENOUGH {
            let least = games / 10;
            assert!(won.iter().all(|won| *won > least), "each side wins: {won:?}");
        }
    }
}

#[test]
fn every_ready_made_game_is_played_to_its_end_by_any_number() {
    for seats in Seats::ALL {
        play(seats, GAMES * effort());
    }
}
