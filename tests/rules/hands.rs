//! Section 9: where hands are counted, not points.

use engine::{
    BlockAwardRecipient, Draws, GameState, HandWorth, LaterLeads, Rules, Score, ScoreSheet, Seats,
    Seed, Team, TiedBlock,
};

use crate::dice::Dice;
use crate::fixture::{deal, draw, say};
use crate::leads::nestors;
use crate::naive::{Action, Finish, after_hand, block_winners};
use crate::pair::{Pair, scores};
use crate::past::past;

fn rules(score: Score) -> Rules {
    Rules { score, target: Some(6), ..draw(Seats::Two) }
}

/// What is counted, for how many hands the hand counts, scores before it and after it.
type Row = (Score, i32, [i32; 2], [i32; 2]);

const ROWS: [Row; 6] = [
    (Score::Hands, 1, [2, 3], [3, 3]),
    (Score::Hands, 3, [2, 3], [5, 3]),
    (Score::HandsInARow, 1, [0, 0], [1, 0]),
    (Score::HandsInARow, 2, [3, 0], [5, 0]),
    (Score::HandsInARow, 1, [0, 5], [0, 0]),
    (Score::HandsInARow, 2, [0, 1], [0, 0]),
];

#[test]
fn a_hand_is_won_and_in_a_row_a_hand_of_the_others_sets_all_to_nothing() {
    for (score, worth, before, after) in ROWS {
        let mut dealt = deal("6-6 | 5-4");
        dealt.worth = worth;
        let rules = rules(score);
        let mut pair = Pair::new(&rules, &dealt, &before);
        pair.act(Action::Lead(dealt.hands[0][0]));
        assert_eq!(scores(&rules, &pair.real), after, "{score:?} {worth} {before:?}");
    }
}

/// For how many hands the hand counts, scores of three before it and after it.
const AGAINST_NONE: [(i32, [i32; 3], [i32; 3]); 6] = [
    (1, [0, 0, 0], [1, 0, 0]),
    (1, [2, 3, 0], [3, 3, 0]),
    (1, [0, 3, 0], [1, 3, 0]),
    (3, [4, 0, 1], [7, 0, 1]),
    (1, [0, 3, 1], [0, 0, 0]),
    (2, [0, 5, 5], [0, 0, 0]),
];

#[test]
fn against_none_the_hand_with_which_everybody_has_one_counts_for_nobody() {
    let rules = Rules {
        score: Score::HandsAgainstNone,
        target: Some(6),
        hand_size: 5,
        ..draw(Seats::Three)
    };
    for (worth, before, after) in AGAINST_NONE {
        let mut dealt = deal("6-6 | 5-4 | 3-3");
        dealt.worth = worth;
        let mut pair = Pair::new(&rules, &dealt, &before);
        pair.act(Action::Lead(dealt.hands[0][0]));
        assert_eq!(scores(&rules, &pair.real), after, "{worth} {before:?}");
    }
}

#[test]
fn what_was_carried_is_added_to_what_the_way_out_is_worth() {
    let rules = Rules { hand_worth: HandWorth::ByWayOut, ..rules(Score::Hands) };
    for (worth, after) in [(1, [3, 0]), (2, [4, 0]), (5, [7, 0])] {
        let mut dealt = deal("6-4 4-3 | 6-3 5-5");
        dealt.worth = worth;
        let mut pair = Pair::new(&rules, &dealt, &[0, 0]);
        say(&mut pair, "6-4 6-3@W 4-3@E");
        assert_eq!(scores(&rules, &pair.real), after, "{worth}");
    }
}

#[test]
fn a_shut_out_is_a_game_won_to_the_target_against_others_who_never_had_anything() {
    let mut dice = Dice::new(172);
    let (mut shut_out, mut others) = (0, 0);
    for number in 0..60 {
        let score = [Score::Points, Score::Hands, Score::HandsInARow][number % 3];
        let target = if score == Score::Points { 40 } else { 2 };
        let rules = Rules { target: Some(target), ..rules(score) };
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        while game.can_deal() {
            game.deal(Seed::new(dice.seed()), rules).expect("a deal");
            play_out(&mut game, &mut dice);
            assert!(game.outcome().is_some() || ScoreSheet::shutout_winner(&game).is_none());
        }
        let winner = game.outcome().expect("it is over").winner.expect("somebody won");
        let scored = Team::all(rules.seats).filter(|team| *team != winner).any(|team| {
            let had = game.rounds().iter().map(|round| round.position().scores()[team]);
            had.into_iter().any(|points| points > 0)
        });
        assert_eq!(ScoreSheet::shutout_winner(&game), (!scored).then_some(winner), "{score:?}");
        *if scored { &mut others } else { &mut shut_out } += 1;
    }
    assert!(shut_out > 5 && others > 5, "{shut_out} {others}");
    let alone = Rules { target: None, ..rules(Score::Points) };
    let mut one_hand = GameState::new(alone, nestors(Seats::Two), 0).expect("a game");
    one_hand.deal(Seed::new(dice.seed()), alone).expect("a deal");
    play_out(&mut one_hand, &mut dice);
    assert_eq!(ScoreSheet::shutout_winner(&one_hand), None, "every game of one hand would be one");
}

#[test]
fn a_tied_block_counts_for_the_next_hand() {
    let mut dice = Dice::new(170);
    let mut carried = [0; 3];
    for game in 0..60 {
        let score = [Score::Hands, Score::HandsInARow][game % 2];
        let is_once = game % 3 == 0;
        let rules = Rules {
            seats: Seats::Partners,
            hand_size: 7,
            draws: Draws::None,
            block_award_to: BlockAwardRecipient::LowestHand,
            tied_block: if is_once { TiedBlock::CarriedOnce } else { TiedBlock::Carried },
            ..rules(score)
        };
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        let (mut worth, mut expected) = (1, vec![0, 0]);
        while game.can_deal() {
            game.deal(Seed::new(dice.seed()), rules).expect("a deal");
            while game.turn().is_some() {
                let action = dice.pick(&game.legal_actions());
                game.apply(action).expect("it is listed");
            }
            let round = past(game.round().expect("it was dealt"));
            let winners = match round.finish {
                Finish::Domino(seat) => vec![seat],
                _ => block_winners(&rules, &round.hands, round.leader, round.last_to_play),
            };
            if let [winner] = winners[..] {
                let gains = after_hand(&rules, &expected, winner, worth);
                expected = expected.iter().zip(gains).map(|(had, more)| had + more).collect();
                worth = 1;
            } else {
                carried[worth.min(2) as usize] += 1;
                worth = if is_once { 2 } else { worth + 1 };
            }
            let position = game.position().expect("it was dealt");
            assert_eq!(scores(&rules, position), expected, "{:?}", game.record());
        }
    }
    assert!(carried[1] > 3, "{carried:?}");
}

#[test]
fn a_row_taken_up_in_mid_game_begins_with_nothing_and_the_winner_leads() {
    let mut dice = Dice::new(171);
    let mut led = [0; 2];
    for _ in 0..40 {
        let hands = Rules {
            later_leads: LaterLeads::Winner,
            draws: Draws::None,
            target: Some(10),
            ..rules(Score::Hands)
        };
        let row = Rules { score: Score::HandsInARow, ..hands };
        let mut game = GameState::new(hands, nestors(hands.seats), 0).expect("a game");
        for _ in 0..3 {
            game.deal(Seed::new(dice.seed()), hands).expect("a deal");
            play_out(&mut game, &mut dice);
        }
        assert_eq!(game.check_rules_change(&row), Ok(()));
        assert_eq!(game.outcome_under(&Rules { target: Some(1), ..row }), None);
        let last = past(game.round().expect("it was dealt"));
        game.deal(Seed::new(dice.seed()), row).expect("a deal");
        let round = game.round().expect("it was dealt");
        if let Finish::Domino(winner) = last.finish {
            assert_eq!(round.initial_deal().leader.index(), winner, "no row was broken");
            led[winner] += 1;
        }
        assert_eq!(scores(&row, round.position()), [0, 0]);
        play_out(&mut game, &mut dice);
        let won: i32 = scores(&row, game.position().expect("it was dealt")).iter().sum();
        assert!(won <= 1, "only hands from then on");
        let sheet = ScoreSheet::from_game(&game);
        assert_eq!(sheet.totals(), game.scores());
        for team in Team::all(row.seats) {
            let all = ScoreSheet::score_history(&game, team);
            assert_eq!(all.last(), Some(&game.scores()[team]), "{all:?}");
        }
        assert_eq!(game.record().replay().as_ref(), Ok(&game));
    }
    assert!(led.iter().all(|times| *times > 3), "{led:?}");
}

/// Plays a hand to its end, at random.
fn play_out(game: &mut GameState, dice: &mut Dice) {
    while game.turn().is_some() {
        let action = dice.pick(&game.legal_actions());
        game.apply(action).expect("it is listed");
    }
}
