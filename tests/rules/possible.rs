//! Valid and invalid mixes of rules, and scores from which a game can be won.

use engine::{
    BlockAwardRecipient, Capicua, CountUnit, Cut, DealError, DominoAward, DominoSet, Draws,
    GameState, HandWorth, PossibleScores, Preset, Remaining, ReplayError, RoundRecord, Rules,
    RulesError, Score, Seats, Seed, Spinner, Team, TiedBlock,
};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::naive::can_be_won;

/// An exact target that all awards are far from: nothing but counts score.
fn only_counts(target: u16) -> Rules {
    Rules {
        domino_award: DominoAward::FiveABone,
        block_award_to: BlockAwardRecipient::Nobody,
        target: Some(target),
        exact_target: true,
        ..Rules::default()
    }
}

/// A change to a game in which only counts and fives a bone score, its exact target, and
/// the possible scores if that target is out of reach.
type Exact = (fn(&mut Rules), u16, Option<PossibleScores>);

#[rustfmt::skip]
const EXACT: [Exact; 20] = [
    (|_| {}, 150, None),
    (|_| {}, 61, Some(PossibleScores::Fives)),
    (|r| r.fives = true, 61, Some(PossibleScores::Fives)),
    (|r| r.rounding = true, 61, Some(PossibleScores::Fives)),
    (|r| (r.rounding, r.domino_award) = (true, DominoAward::Pips), 61, Some(PossibleScores::Fives)),
    (|r| r.domino_award = DominoAward::Pips, 61, None),
    (|r| r.domino_award = DominoAward::OnePoint, 61, None),
    (|r| r.block_award_to = BlockAwardRecipient::Last, 61, None),
    (|r| (r.rounding, r.block_award_to) = (true, BlockAwardRecipient::Last), 61, Some(PossibleScores::Fives)),
    // Threes and fives make every number but 1, 2, 4 and 7.
    (|r| (r.fives, r.threes) = (true, true), 61, None),
    (|r| (r.fives, r.threes) = (true, true), 8, None),
    (|r| (r.fives, r.threes) = (true, true), 7, Some(PossibleScores::ThreesAndFives)),
    (|r| r.threes = true, 4, Some(PossibleScores::ThreesAndFives)),
    // One point, to the nearest five, is none.
    (|r| (r.threes, r.rounding, r.domino_award) = (true, true, DominoAward::OnePoint), 61, Some(PossibleScores::Threes)),
    (|r| (r.threes, r.rounding, r.domino_award) = (true, true, DominoAward::OnePoint), 60, None),
    // By multiples every number is made.
    (|r| (r.fives, r.count_unit) = (true, CountUnit::Multiples), 61, None),
    // What is lost counts as well.
    (|r| (r.fives, r.remaining) = (true, Remaining::LoseOwn), 61, None),
    (|r| (r.fives, r.remaining, r.rounding) = (true, Remaining::LoseOwn, true), 61, Some(PossibleScores::Fives)),
    (|r| (r.threes, r.remaining, r.rounding) = (true, Remaining::LoseOwn, true), 61, None),
    (|r| (r.fives, r.threes, r.remaining, r.rounding) = (true, true, Remaining::LoseOwn, true), 7, None),
];

/// A change that makes no game without 0-0, and why.
type Without = (fn(&mut Rules), RulesError);

const WITHOUT_DOUBLE_BLANK: [Without; 3] = [
    (
        |r| (r.seats, r.hand_size) = (Seats::Four, 7),
        RulesError::HandSize { hand_size: 7, players: 4, set: 27 },
    ),
    (|r| r.chuchazo = 30, RulesError::ChuchazoWithoutDoubleBlank),
    (
        |r| (r.hand_size, r.doublets_limit) = (9, Some(6)),
        RulesError::DoubletsLimitUnused { limit: 6, hand_size: 9 },
    ),
];

#[test]
fn without_0_0_there_is_one_bone_less_to_deal_and_no_going_out_with_it() {
    for (change, why) in WITHOUT_DOUBLE_BLANK {
        let mut rules = Rules::default();
        change(&mut rules);
        assert_eq!(rules.check(), Ok(()), "{rules:?}");
        rules.double_blank = false;
        assert_eq!(rules.check(), Err(why), "{rules:?}");
    }
}

#[test]
fn an_exact_target_that_no_scores_add_up_to_makes_no_game() {
    for (change, target, out_of_reach) in EXACT {
        let mut rules = only_counts(target);
        change(&mut rules);
        let expected = match out_of_reach {
            None => Ok(()),
            Some(scores) => Err(RulesError::ExactTargetOutOfReach { scores, target }),
        };
        assert_eq!(rules.check(), expected, "{rules:?}");
        assert_eq!(can_be_won(&rules, &[0, 0], 0), expected.is_ok(), "{rules:?}");
        rules.exact_target = false;
        assert_eq!(rules.check(), Ok(()), "without an exact finish");
    }
}

/// A change to the rules, and whether they are valid with it.
type Possible = (fn(&mut Rules), bool);

#[test]
fn a_game_in_which_nobody_can_gain_a_point_is_none() {
    let cases: [Possible; 6] = [
        (|_| {}, true),
        (|r| r.remaining = Remaining::LoseOwn, false),
        (|r| (r.remaining, r.fives) = (Remaining::LoseOwn, true), true),
        (|r| r.domino_award = DominoAward::OnePoint, true),
        (|r| (r.domino_award, r.rounding) = (DominoAward::OnePoint, true), false),
        (
            |r| {
                (r.domino_award, r.rounding, r.block_award_to) =
                    (DominoAward::OnePoint, true, BlockAwardRecipient::Low);
            },
            true,
        ),
    ];
    for (change, possible) in cases {
        let mut rules = Rules { exact_target: false, ..only_counts(150) };
        change(&mut rules);
        let expected = if possible { Ok(()) } else { Err(RulesError::NothingToGain) };
        assert_eq!(rules.check(), expected, "{rules:?}");
    }
}

#[test]
fn a_limit_on_doublets_that_no_hand_breaks_is_no_limit() {
    for (hand_size, binding) in [(5, 3..=4), (7, 3..=6), (9, 3..=6)] {
        for limit in 3..=7 {
            let rules = Rules { hand_size, doublets_limit: Some(limit), ..Rules::default() };
            let binds = binding.contains(&limit);
            let expected = if binds {
                Ok(())
            } else if limit == 7 {
                Err(RulesError::DoubletsLimit { highest: 6 })
            } else {
                Err(RulesError::DoubletsLimitUnused { limit, hand_size })
            };
            assert_eq!(rules.check(), expected, "{limit} of {hand_size}");
            // Files from when it could be set are read.
            let text = ron::to_string(&rules).expect("rules can be written");
            let read: Rules = ron::from_str(&text).expect("and read");
            let expected = Some(limit).filter(|_| binds);
            assert_eq!(read.doublets_limit, expected, "{limit} of {hand_size}");
            assert_eq!(read.check(), Ok(()), "{limit} of {hand_size}");
        }
    }
    let text = "(hand_size: 7, doublets_limit: Some(8))";
    let read: Rules = ron::from_str(text).expect("it is a number");
    assert_eq!(read.check(), Err(RulesError::DoubletsLimit { highest: 6 }), "never set");
}

#[test]
fn a_limit_on_doublets_that_every_deal_breaks_is_refused() {
    // The seven doublets are in two hands of 14, or in four of 7: 4 of them in one hand.
    let all_dealt = |seats, hand_size, limit| Rules {
        seats,
        hand_size,
        doublets_limit: Some(limit),
        draws: Draws::None,
        ..Rules::default()
    };
    let (limit, hand_size) = (3, 14);
    assert_eq!(
        all_dealt(Seats::Two, hand_size, limit).check(),
        Err(RulesError::DoubletsLimitTooLow { limit, hand_size })
    );
    assert_eq!(all_dealt(Seats::Two, 14, 4).check(), Ok(()));
    assert_eq!(all_dealt(Seats::Two, 13, 3).check(), Ok(()), "two are left");
    assert_eq!(all_dealt(Seats::Partners, 7, 3).check(), Ok(()));
}

#[test]
fn no_more_bones_are_set_aside_than_the_deal_leaves() {
    for (seats, hand_size, bury_two, kept_back, left) in [
        (Seats::Two, 13, true, 0, None),
        (Seats::Two, 13, true, 1, Some(2)),
        (Seats::Three, 9, false, 1, None),
        (Seats::Three, 9, true, 0, Some(1)),
        (Seats::Four, 7, false, 0, None),
        (Seats::Four, 7, false, 1, Some(0)),
    ] {
        let rules = Rules { seats, hand_size, bury_two, kept_back, ..Rules::default() };
        let expected = left.map_or(Ok(()), |left| Err(RulesError::TooFewToSetAside { left }));
        assert_eq!(rules.check(), expected, "{rules:?}");
    }
}

/// A game of fives between two rounds, with scores of which so many are
/// multiples of five.
fn game_with(in_fives: usize, dice: &mut Dice) -> GameState {
    let rules = Rules { target: Some(9_000), ..Preset::AllFives.rules(Seats::Two) };
    let mut game = GameState::new(rules, nestors(Seats::Two), 0).expect("a game");
    loop {
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
        if scores(&game).iter().filter(|score| *score % 5 == 0).count() == in_fives {
            return game;
        }
    }
}

fn scores(game: &GameState) -> Vec<i32> {
    Team::all(game.rules().seats).map(|team| game.scores()[team]).collect()
}

/// The number of scores that are multiples of five, the change, and whether the game can
/// still be won.
type Change = (usize, fn(&mut Rules), bool);

#[test]
fn rules_that_can_never_be_won_from_the_present_scores_are_not_dealt_by() {
    let rounded_and_exact: fn(&mut Rules) = |r| (r.rounding, r.exact_target) = (true, true);
    let cases: [Change; 6] = [
        (0, rounded_and_exact, false),
        (1, rounded_and_exact, true),
        (2, rounded_and_exact, true),
        (0, |r| r.rounding = true, true),
        (0, |r| r.exact_target = true, true),
        (0, |r| (r.rounding, r.exact_target, r.threes) = (true, true, true), true),
    ];
    let mut dice = Dice::new(41);
    for (in_fives, change, possible) in cases {
        let mut game = game_with(in_fives, &mut dice);
        let mut rules = *game.rules();
        change(&mut rules);
        assert_eq!(can_be_won(&rules, &scores(&game), 0), possible, "{rules:?}");
        let before = game.clone();
        let expected = if possible {
            Ok(())
        } else {
            Err(DealError::TargetUnreachable { scores: PossibleScores::Fives, target: 9_000 })
        };
        assert_eq!(game.check_rules_change(&rules), expected, "{rules:?}");
        let dealt = game.deal(Seed::new(dice.seed()), rules);
        assert_eq!(dealt.map(|_| ()), expected, "{rules:?}");
        if !possible {
            assert_eq!(game, before, "a refusal changes nothing");
            // Nor is a record in which they were changed to them read.
            let mut record = game.record().clone();
            record.rounds.push(RoundRecord {
                seed: Seed::new(dice.seed()),
                cut: Cut::NONE,
                seal: None,
                rules: Some(rules),
                actions: Vec::new(),
            });
            let reason = expected.expect_err("it is impossible");
            let round = record.rounds.len();
            assert_eq!(record.replay(), Err(ReplayError::Deal { round, reason }));
            let old = *game.rules();
            let dealt = game.deal(Seed::new(dice.seed()), old);
            assert!(dealt.is_ok(), "the old rules go on");
        }
    }
}

#[test]
fn a_target_that_a_side_has_reached_ends_the_game_exact_or_not() {
    let mut dice = Dice::new(42);
    for exact_target in [false, true] {
        let mut game = game_with(0, &mut dice);
        let scores = scores(&game);
        let reached = scores.iter().max().expect("two play") - 1;
        let rules =
            Rules { target: Some(reached as u16), exact_target, rounding: true, ..*game.rules() };
        // An exact target with rounding is a multiple of five.
        let rules = Rules { target: rules.target.map(|target| target / 5 * 5), ..rules };
        let rounds = game.rounds().len();
        game.deal(Seed::new(dice.seed()), rules).expect("it ends");
        assert_eq!(game.rounds().len(), rounds, "no round is dealt");
        let winner = game.outcome().expect("it is over").winner;
        let ahead = scores.iter().enumerate().max_by_key(|(_, score)| **score);
        let ahead = ahead.expect("two play").0;
        assert_eq!(winner.map(Team::index), Some(ahead), "the higher score");
    }
}

#[test]
fn a_clock_is_never_taken_away_in_a_record_either() {
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    let mut dice = Dice::new(42);
    game.deal(Seed::new(dice.seed()), rules).expect("a deal");
    while game.turn().is_some() {
        let action = dice.pick(&game.legal_actions());
        game.apply(action).expect("it is listed");
    }
    let mut record = game.record().clone();
    record.rounds.push(RoundRecord {
        seed: Seed::new(dice.seed()),
        cut: Cut::NONE,
        seal: None,
        rules: Some(Rules { clock: false, ..rules }),
        actions: Vec::new(),
    });
    let reason = DealError::ClockTakenAway;
    let expected = ReplayError::Deal { round: 2, reason };
    assert_eq!(record.replay(), Err(expected));
}

/// A rule about points, which cannot be set where hands are counted.
type AboutPoints = fn(&mut Rules);

const ABOUT_POINTS: [AboutPoints; 14] = [
    |r| r.fives = true,
    |r| r.threes = true,
    |r| r.headers = true,
    |r| (r.fives, r.count_unit) = (true, CountUnit::Multiples),
    |r| (r.fives, r.claims) = (true, true),
    |r| (r.fives, r.firecrackers) = (true, true),
    |r| r.exact_target = true,
    |r| r.rounding = true,
    |r| r.brackets = true,
    |r| r.first_hands = true,
    |r| r.pass_after_lead = 25,
    |r| r.all_pass = 25,
    |r| r.chuchazo = 30,
    |r| r.claims = true,
];

/// A change of the rules of Draw, or of Jamaican Partners, and why it makes no game.
type About = (Preset, fn(&mut Rules), RulesError);

const WORTH: [About; 8] = [
    (Preset::Draw, |r| r.hand_worth = HandWorth::ByWayOut, RulesError::WorthWithoutHands),
    (Preset::Draw, |r| r.capicua = Capicua::HandMore, RulesError::HandMoreWithoutHands),
    (Preset::Draw, |r| r.tied_block = TiedBlock::CarriedOnce, RulesError::CarriedWithoutHands),
    (
        Preset::JamaicanPartners,
        |r| (r.hand_worth, r.capicua) = (HandWorth::ByWayOutToSix, Capicua::HandMore),
        RulesError::HandMoreWithWorth,
    ),
    (Preset::Draw, |r| r.capicua = Capicua::Points(501), RulesError::Bonus),
    (Preset::Draw, |r| r.capicua = Capicua::Points(0), RulesError::Bonus),
    (Preset::Draw, |r| r.chuchazo = 501, RulesError::Bonus),
    (Preset::Draw, |r| r.all_pass = 501, RulesError::Bonus),
];

#[test]
fn what_a_hand_is_worth_goes_with_hands_and_a_bonus_is_at_most_500_points() {
    for (preset, change, why) in WORTH {
        let mut rules = preset.rules(Seats::Partners);
        change(&mut rules);
        assert_eq!(rules.check(), Err(why), "{rules:?}");
    }
    for change in [
        |r: &mut Rules| r.hand_worth = HandWorth::ByWayOut,
        |r: &mut Rules| r.capicua = Capicua::HandMore,
        |r: &mut Rules| r.tied_block = TiedBlock::CarriedOnce,
        |r: &mut Rules| r.tied_block = TiedBlock::BlockerLoses,
        // Points have no effect, and files may have them.
        |r: &mut Rules| r.capicua = Capicua::Points(500),
    ] {
        let mut rules = Preset::JamaicanPartners.rules(Seats::Partners);
        change(&mut rules);
        assert_eq!(rules.check(), Ok(()), "{rules:?}");
    }
    let points = Rules { tied_block: TiedBlock::BlockerLoses, chuchazo: 500, ..Rules::default() };
    assert_eq!(points.check(), Ok(()));
}

#[test]
fn where_hands_are_counted_no_rule_about_points_can_be_set_and_the_reason_says_so() {
    for score in [Score::Hands, Score::HandsInARow, Score::HandsAgainstNone] {
        for (number, change) in ABOUT_POINTS.into_iter().enumerate() {
            let mut rules = Rules { score, target: Some(6), ..Rules::default() };
            assert_eq!(rules.check(), Ok(()), "{score:?}");
            change(&mut rules);
            assert_eq!(rules.check(), Err(RulesError::HandsCounted), "{number}: {rules:?}");
            // Files of programs that let them be set are read, without them.
            let text = ron::to_string(&rules).expect("rules can be written");
            let read: Rules = ron::from_str(&text).expect("and read");
            assert_eq!(read.check(), Ok(()), "{number}: {read:?}");
        }
    }
}

#[test]
fn two_players_share_all_bones_where_nothing_is_drawn() {
    for (draws, double_blank, hand_size, expected) in [
        (Draws::None, true, 14, Ok(())),
        (Draws::None, false, 13, Ok(())),
        (Draws::None, true, 15, Err(RulesError::HandSize { hand_size: 15, players: 2, set: 28 })),
        (Draws::None, false, 14, Err(RulesError::HandSize { hand_size: 14, players: 2, set: 27 })),
        (Draws::UntilOneFits, true, 14, Err(RulesError::NothingLeftToDraw { hand_size: 14 })),
        (Draws::UntilOneFits, true, 13, Ok(())),
    ] {
        let rules = Rules { draws, double_blank, hand_size, ..Rules::default() };
        assert_eq!(rules.check(), expected, "{rules:?}");
    }
}

/// Rules under which nothing scores but winning the first hands.
fn only_first_hands(target: u16, exact_target: bool) -> Rules {
    Rules {
        first_hands: true,
        domino_award: DominoAward::OnePoint,
        rounding: true,
        block_award_to: BlockAwardRecipient::Nobody,
        target: Some(target),
        exact_target,
        ..Rules::default()
    }
}

#[test]
fn a_target_that_the_first_hands_alone_never_reach_is_refused() {
    for (target, exact, possible) in [
        (250, false, true),
        (251, false, false),
        (9_999, false, false),
        (60, false, true),
        (60, true, false),
        (175, true, true),
        (250, true, true),
        (275, true, false),
    ] {
        let rules = only_first_hands(target, exact);
        let expected =
            if possible { Ok(()) } else { Err(RulesError::FirstHandsOutOfReach { target }) };
        assert_eq!(rules.check(), expected, "{target}, exact: {exact}");
        assert_eq!(can_be_won(&rules, &[0, 0], 0), possible, "{target}, exact: {exact}");
        let rules = Rules { domino_award: DominoAward::Pips, ..rules };
        assert_eq!(rules.check().is_ok(), !exact || target % 5 == 0, "other points, too");
    }
}

#[test]
fn after_the_first_hands_a_game_is_not_changed_to_one_in_which_only_they_score() {
    let rules = Rules { target: Some(9_000), ..Rules::default() };
    let mut dice = Dice::new(43);
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    for hands in 1..=4 {
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
        let most = scores(&game).into_iter().max().expect("two play");
        let left: i32 = [75, 50, 25, 0][hands - 1..].iter().sum();
        let target = (most + left).max(1) as u16;
        for (target, possible) in [(target, left > 0 || most > 0), (target + 1, false)] {
            let wanted = only_first_hands(target, false);
            if wanted.check().is_err() {
                continue;
            }
            let expected = if possible {
                Ok(())
            } else {
                Err(DealError::Rules(RulesError::FirstHandsOutOfReach { target }))
            };
            assert_eq!(game.check_rules_change(&wanted), expected, "after {hands}");
            assert_eq!(can_be_won(&wanted, &scores(&game), hands), possible);
        }
    }
}

/// What goes with double six alone, and why.
#[test]
fn some_rules_and_games_are_not_played_with_double_nine() {
    type Change = fn(&mut Rules);
    let cases: [(Change, RulesError); 10] = [
        (|r| r.double_blank = false, RulesError::NineWithoutDoubleBlank),
        (
            |r| (r.seats, r.hand_size, r.spinner) = (Seats::Three, 9, Spinner::Every),
            RulesError::NineWithSpinners,
        ),
        (|r| *r = Preset::Matador.rules(Seats::Two), RulesError::NineWithSeven),
        (|r| *r = Preset::TheDrawGame.rules(Seats::Two), RulesError::NineWithHandCap),
        (|r| *r = Preset::FirecrackerFives.rules(Seats::Two), RulesError::NineWithFirecrackers),
        (|r| *r = Preset::FirecrackerFives.rules(Seats::Three), RulesError::NineWithFirecrackers),
        (|r| *r = Preset::CutThroat.rules(Seats::Two), RulesError::NineWithCutThroat),
        (
            |r| (r.hand_size, r.kept_back, r.bury_two) = (13, 2, true),
            RulesError::HandSize { hand_size: 21, players: 2, set: 55 },
        ),
        (
            |r| r.doublets_limit = Some(6),
            RulesError::DoubletsLimitUnused { limit: 9, hand_size: 7 },
        ),
        (|r| r.doublets_limit = Some(6), RulesError::DoubletsLimit { highest: 9 }),
    ];
    for (number, (change, why)) in cases.into_iter().enumerate() {
        let mut rules = Rules::default();
        change(&mut rules);
        if number < 7 {
            assert_eq!(Rules { set: DominoSet::DoubleSix, ..rules }.check(), Ok(()), "{number}");
        }
        rules.set = DominoSet::DoubleNine;
        match why {
            RulesError::HandSize { hand_size, .. } => rules.hand_size = hand_size,
            RulesError::DoubletsLimitUnused { limit, .. } => rules.doublets_limit = Some(limit),
            RulesError::DoubletsLimit { .. } => rules.doublets_limit = Some(10),
            _ => {}
        }
        assert_eq!(rules.check(), Err(why), "{number}: {rules:?}");
    }
}

#[test]
fn hands_of_double_nine_are_as_large_as_the_set_allows() {
    let nine = Rules { set: DominoSet::DoubleNine, ..Rules::default() };
    for (seats, most) in
        [(Seats::Two, 20), (Seats::Three, 15), (Seats::Four, 13), (Seats::Partners, 13)]
    {
        for draws in [Draws::UntilOneFits, Draws::None] {
            let rules = Rules { seats, draws, ..nine };
            assert_eq!(rules.hand_sizes(), 3..=most, "{seats:?}");
            let largest = Rules { hand_size: most, ..rules };
            assert_eq!(largest.check(), Ok(()), "{seats:?}");
        }
    }
    let four = Rules { seats: Seats::Four, hand_size: 13, kept_back: 2, bury_two: true, ..nine };
    assert_eq!(four.check(), Err(RulesError::TooFewToSetAside { left: 3 }));
    let six_love = Rules {
        score: Score::HandsInARow,
        target: Some(6),
        ..Preset::JamaicanPartners.rules(Seats::Partners)
    };
    let six_love = Rules { set: DominoSet::DoubleNine, hand_size: 10, ..six_love };
    assert_eq!(six_love.check(), Ok(()), "in pairs it is six-love");
}
