//! How games end, and when another round is dealt.

use engine::{
    ByTeam, Draws, GameState, Outcome, Position, Preset, RoundEnd, Rules, ScoreDisplay, Seats,
};

use crate::dice::Dice;
use crate::games::{Seen, deal, play_round};
use crate::invariants::{ahead, check_outcome, reached};
use crate::leads::nestors;

#[test]
fn of_two_who_reach_the_target_together_the_higher_wins_and_equal_ones_draw() {
    let mut dice = Dice::new(98);
    let mut won = 0;
    let mut drawn = 0;
    for _ in 0..3_000 {
        let rules = Rules {
            seats: Seats::Three,
            hand_size: 5,
            draws: Draws::None,
            target: Some(1 + dice.below(30) as u16),
            ..Rules::default()
        };
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        while game.outcome().is_none() {
            deal(&mut game, rules, &mut dice);
            play_round(&mut game, &mut dice, &mut Seen::default(), false);
            check_outcome(&game);
        }
        if reached(&game) > 1 {
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner, ahead(&game));
            won += usize::from(winner.is_some());
            drawn += usize::from(winner.is_none());
        }
    }
    assert!(won > 0 && drawn > 0, "{won} won, {drawn} drawn");
}

#[test]
fn the_display_of_scores_changes_no_score() {
    let shown =
        |score_display| Rules { score_display, ..Preset::CribbageBoardFives.rules(Seats::Two) };
    for byte in 0..20 {
        let [points, fives] = [ScoreDisplay::Points, ScoreDisplay::Fives].map(|display| {
            let mut dice = Dice::new(byte);
            let rules = shown(display);
            let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
            while game.outcome().is_none() {
                deal(&mut game, rules, &mut dice);
                play_round(&mut game, &mut dice, &mut Seen::default(), false);
            }
            game
        });
        assert_eq!(points.position(), fives.position());
        assert_eq!(points.outcome(), fives.outcome());
    }
}

#[test]
fn a_game_without_a_target_is_one_round_and_a_tied_block_starts_over() {
    let mut dice = Dice::new(97);
    let rules = Preset::TheDrawGame.rules(Seats::Two);
    let mut rounds = [0; 3];
    for _ in 0..2_000 {
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        while game.outcome().is_none() {
            if let Some(round) = game.round() {
                assert_eq!(round.position().end(), Some(RoundEnd::Blocked));
                assert_eq!(ahead(&game), None, "only a tie starts over");
            }
            deal(&mut game, rules, &mut dice);
            play_round(&mut game, &mut dice, &mut Seen::default(), false);
        }
        rounds[game.rounds().len().min(3) - 1] += 1;
    }
    assert!(rounds[0] > 1_900 && rounds[1] > 0, "{rounds:?}");
}

#[test]
fn points_for_passes_end_no_hand_and_equal_scores_lead_to_another() {
    let mut dice = Dice::new(99);
    let [mut passed_in_mid_hand, mut played_off, mut overtaken] = [0; 3];
    for _ in 0..3_000 {
        let rules = Rules { target: Some(25), ..Preset::Dominican.rules(Seats::Partners) };
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        while game.outcome().is_none() {
            if reached(&game) > 0 {
                assert_eq!(ahead(&game), None, "only equal scores go on");
                played_off += 1;
            }
            deal(&mut game, rules, &mut dice);
            let mut first = None;
            while game.turn().is_some() {
                let action = dice.pick(&game.legal_actions());
                game.apply(action).expect("it is listed");
                if first.is_none() && game.turn().is_some() && reached(&game) > 0 {
                    passed_in_mid_hand += 1;
                    first = Some(ahead(&game));
                }
            }
            let end = game.position().and_then(Position::end);
            assert!(matches!(end, Some(RoundEnd::Domino(_) | RoundEnd::Blocked)), "{end:?}");
            check_outcome(&game);
            overtaken += usize::from(first.is_some_and(|first| first != ahead(&game)));
        }
    }
    let seen = [passed_in_mid_hand, played_off, overtaken];
    assert!(seen.into_iter().all(|times| times > 0), "{seen:?}");
}

#[test]
fn two_who_are_level_at_an_exact_target_draw_where_passes_score_too() {
    let rules =
        Rules { target: Some(25), exact_target: true, ..Preset::Dominican.rules(Seats::Partners) };
    let level = ByTeam::from_fn(|_| 25);
    assert_eq!(Outcome::by_target(&rules, &level), Some(Outcome { winner: None }));
    let anywhere = Rules { exact_target: false, ..rules };
    assert_eq!(Outcome::by_target(&anywhere, &level), None);
}
