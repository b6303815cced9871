//! The games that ship ready-made, line by line.

use engine::{
    BlockAwardFormula, BlockAwardRecipient, BlockLead, Capicua, CountUnit, Direction, DominoAward,
    DominoSet, Draws, FirstLead, Fit, HandWorth, LaterLeads, Preset, Rules, Score, ScoreDisplay,
    Seats, Spinner, TiedBlock,
};

fn draw() -> Rules {
    Rules::default()
}

fn tournament() -> Rules {
    Rules {
        spinner: Spinner::Single,
        fives: true,
        hand_size: 9,
        first_lead: FirstLead::Lot,
        later_leads: LaterLeads::Winner,
        block_award_of: BlockAwardFormula::Opponents,
        rounding: true,
        target: Some(250),
        ..draw()
    }
}

fn british() -> Rules {
    Rules {
        fives: true,
        threes: true,
        count_unit: CountUnit::Multiples,
        draws: Draws::None,
        first_lead: FirstLead::Lot,
        later_leads: LaterLeads::Alternate,
        domino_award: DominoAward::OnePoint,
        block_award_to: BlockAwardRecipient::Nobody,
        target: Some(61),
        exact_target: true,
        ..draw()
    }
}

fn dominican() -> Rules {
    Rules {
        draws: Draws::None,
        direction: Direction::CounterClockwise,
        first_lead: FirstLead::HeaviestDoublet,
        later_leads: LaterLeads::Winner,
        block_lead: BlockLead::Winner,
        domino_award: DominoAward::AllPips,
        capicua: Capicua::Points(25),
        pass_after_lead: 25,
        all_pass: 25,
        block_award_to: BlockAwardRecipient::Blocker,
        block_award_of: BlockAwardFormula::Both,
        tied_block: TiedBlock::Blocker,
        target: Some(200),
        ..draw()
    }
}

fn puerto_rican() -> Rules {
    Rules {
        pass_after_lead: 0,
        all_pass: 0,
        first_hands: true,
        capicua: Capicua::Points(100),
        chuchazo: 100,
        block_award_to: BlockAwardRecipient::Low,
        tied_block: TiedBlock::Nobody,
        target: Some(500),
        ..dominican()
    }
}

/// The games of the four sources, in their order.
fn of_the_sources() -> Vec<(Preset, Rules)> {
    let all_fives = Rules { spinner: Spinner::Single, fives: true, ..draw() };
    vec![
        (Preset::Draw, draw()),
        (Preset::Block, Rules { draws: Draws::None, ..draw() }),
        (Preset::AllFives, all_fives),
        (Preset::AllThrees, Rules { fives: false, threes: true, ..all_fives }),
        (Preset::FivesAndThrees, Rules { threes: true, ..all_fives }),
        (Preset::PalmAllFives, Rules { voluntary_draw: true, ..all_fives }),
        (Preset::TournamentAllFives, tournament()),
        (Preset::Muggins, Rules { spinner: Spinner::None, ..tournament() }),
        (Preset::FiveUp, Rules { spinner: Spinner::Every, ..tournament() }),
        (
            Preset::CribbageBoardFives,
            Rules { target: Some(305), score_display: ScoreDisplay::Fives, ..tournament() },
        ),
        (Preset::BritishFivesAndThrees, british()),
        (
            Preset::TheDrawGame,
            Rules {
                target: None,
                first_lead: FirstLead::Draw,
                later_leads: LaterLeads::LikeTheFirst,
                hand_cap: true,
                ..draw()
            },
        ),
        (
            Preset::FirecrackerFives,
            Rules {
                first_lead: FirstLead::Person,
                later_leads: LaterLeads::LastWithDoublet,
                target: Some(100),
                domino_award: DominoAward::FiveABone,
                block_award_to: BlockAwardRecipient::Nobody,
                firecrackers: true,
                clock: true,
                ..all_fives
            },
        ),
    ]
}

/// The games that most of the world plays, Bergen and Matador.
fn of_the_world() -> Vec<(Preset, Rules)> {
    vec![
        (
            Preset::Bergen,
            Rules {
                headers: true,
                hand_size: 6,
                target: Some(15),
                domino_award: DominoAward::OnePoint,
                block_award_to: BlockAwardRecipient::LowestHand,
                block_award_of: BlockAwardFormula::OnePoint,
                ..draw()
            },
        ),
        (
            Preset::LatinPartners,
            Rules {
                draws: Draws::None,
                direction: Direction::CounterClockwise,
                later_leads: LaterLeads::Alternate,
                block_award_of: BlockAwardFormula::Opponents,
                target: Some(100),
                ..draw()
            },
        ),
        (Preset::Dominican, dominican()),
        (Preset::PuertoRican, puerto_rican()),
        (
            Preset::PuertoRicanShortGame,
            Rules { first_hands: false, chuchazo: 30, target: Some(200), ..puerto_rican() },
        ),
        (
            Preset::JamaicanPartners,
            Rules {
                draws: Draws::None,
                direction: Direction::CounterClockwise,
                later_leads: LaterLeads::Winner,
                block_lead: BlockLead::Winner,
                partner_may_lead: true,
                hand_size: 14,
                score: Score::Hands,
                block_award_to: BlockAwardRecipient::LowestHand,
                tied_block: TiedBlock::Carried,
                target: Some(6),
                ..draw()
            },
        ),
        (
            Preset::CutThroat,
            Rules {
                partner_may_lead: false,
                score: Score::HandsInARow,
                ..Preset::JamaicanPartners.rules(Seats::Two)
            },
        ),
        (
            Preset::Matador,
            Rules {
                fit: Fit::AddToSeven,
                kept_back: 2,
                block_award_to: BlockAwardRecipient::LowestHand,
                block_award_of: BlockAwardFormula::Both,
                target: Some(100),
                ..draw()
            },
        ),
        (
            Preset::BrazilianPartners,
            Rules {
                hand_size: 7,
                hand_worth: HandWorth::ByWayOut,
                ..Preset::JamaicanPartners.rules(Seats::Two)
            },
        ),
        (
            Preset::SpanishPartners,
            Rules {
                draws: Draws::None,
                direction: Direction::CounterClockwise,
                first_lead: FirstLead::Draw,
                later_leads: LaterLeads::Alternate,
                domino_award: DominoAward::AllPips,
                block_award_of: BlockAwardFormula::Both,
                target: Some(200),
                ..draw()
            },
        ),
        (
            Preset::Cuban,
            Rules {
                set: DominoSet::DoubleNine,
                hand_size: 10,
                later_leads: LaterLeads::Winner,
                block_lead: BlockLead::WinnerOrLeader,
                partner_may_lead: true,
                ..Preset::LatinPartners.rules(Seats::Two)
            },
        ),
    ]
}

/// Fifteen bones lie aside where four play.
#[test]
fn cuban_is_dealt_ten_bones_of_double_nine_at_every_table() {
    for (seats, aside) in
        [(Seats::Two, 35), (Seats::Three, 25), (Seats::Four, 15), (Seats::Partners, 15)]
    {
        let rules = Preset::Cuban.rules(seats);
        assert_eq!((rules.hand_size, rules.bones_left_by_deal()), (10, aside), "{seats:?}");
        assert!(!rules.ever_draws(), "{seats:?}");
    }
}

#[test]
fn every_ready_made_game_differs_from_draw_as_the_rules_say() {
    let expected = [of_the_sources(), of_the_world()].concat();
    assert_eq!(
        expected.iter().map(|(preset, _)| *preset).collect::<Vec<_>>(),
        Preset::ALL,
        "every game is here"
    );
    for (preset, rules) in expected {
        assert_eq!(preset.rules(Seats::Two), rules, "{}", preset.id());
        assert_eq!(Preset::from_rules(&rules), Some(preset), "{} is known again", preset.id());
    }
}

#[test]
fn tournament_hands_and_targets_go_by_the_number_of_players() {
    for (seats, hand_size, target) in [
        (Seats::Two, 9, 250),
        (Seats::Three, 7, 200),
        (Seats::Four, 5, 200),
        (Seats::Partners, 5, 200),
    ] {
        let rules = Preset::TournamentAllFives.rules(seats);
        assert_eq!((rules.hand_size, rules.target), (hand_size, Some(target)), "{seats:?}");
    }
}

#[test]
fn four_play_the_games_of_the_caribbean_with_all_bones() {
    for preset in [
        Preset::Dominican,
        Preset::PuertoRican,
        Preset::PuertoRicanShortGame,
        Preset::JamaicanPartners,
        Preset::BrazilianPartners,
        Preset::SpanishPartners,
    ] {
        let sizes = Seats::ALL.map(|seats| preset.rules(seats).hand_size);
        let expected = if preset == Preset::JamaicanPartners { [14, 9, 7, 7] } else { [7; 4] };
        assert_eq!(sizes, expected, "{}", preset.id());
    }
    for preset in [Preset::JamaicanPartners, Preset::CutThroat] {
        for seats in Seats::ALL {
            let rules = preset.rules(seats);
            let is_for_three = seats == Seats::Three;
            assert_eq!(rules.double_blank, !is_for_three, "{seats:?}");
            assert_eq!(rules.bones_left_by_deal(), 0, "{seats:?}");
            let score = match (preset, seats) {
                (Preset::CutThroat, Seats::Two) => Score::HandsInARow,
                (Preset::CutThroat, Seats::Three | Seats::Four) => Score::HandsAgainstNone,
                _ => Score::Hands,
            };
            assert_eq!(rules.score, score, "{seats:?}");
        }
    }
}

/// So that four have something to draw.
#[test]
fn a_game_without_hand_sizes_of_its_own_deals_seven_bones_and_to_four_five() {
    for preset in [
        Preset::Draw,
        Preset::AllFives,
        Preset::AllThrees,
        Preset::FivesAndThrees,
        Preset::PalmAllFives,
        Preset::TheDrawGame,
        Preset::FirecrackerFives,
    ] {
        let sizes = Seats::ALL.map(|seats| preset.rules(seats).hand_size);
        assert_eq!(sizes, [7, 7, 5, 5], "{}", preset.id());
    }
    let block = Seats::ALL.map(|seats| Preset::Block.rules(seats).hand_size);
    assert_eq!(block, [7; 4], "in Block nobody draws");
    let pairs = Seats::ALL.map(|seats| Preset::LatinPartners.rules(seats).hand_size);
    assert_eq!(pairs, [7; 4], "and neither in pairs");
}

#[test]
fn every_ready_made_game_can_be_played_however_many_sit_down() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            let checked = preset.rules(seats).check();
            assert_eq!(checked, Ok(()), "{} for {seats:?}", preset.id());
        }
    }
}

#[test]
fn a_game_is_the_same_to_any_target_and_for_any_number_of_players() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            let own = preset.rules(seats);
            for target in [None, Some(1), Some(50), Some(305)] {
                let rules =
                    Rules { target, exact_target: own.exact_target && target.is_some(), ..own };
                let game = Preset::from_rules_ignoring_target(&rules);
                assert_eq!(game, Some(preset), "{} to {target:?}", preset.id());
                if target != own.target {
                    assert_eq!(Preset::from_rules(&rules), None, "it is not as it comes");
                }
                for others in Seats::ALL {
                    let seated = Preset::for_seats(&rules, others);
                    let game = Preset::from_rules_ignoring_target(&seated);
                    assert_eq!(game, Some(preset), "{} for {others:?}", preset.id());
                    let goes_to =
                        if target == own.target { preset.rules(others).target } else { target };
                    assert_eq!(seated.target, goes_to, "{} for {others:?}", preset.id());
                }
            }
        }
        let other = Rules { hand_size: 3, ..preset.rules(Seats::Two) };
        assert_eq!(Preset::from_rules_ignoring_target(&other), None, "more than the target");
    }
}
