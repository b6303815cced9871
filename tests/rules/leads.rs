//! Who leads the first round and those after it.

use std::collections::BTreeSet;

use engine::{
    Action, BlockAwardRecipient, BlockLead, FirstLead, GameState, LaterLeads, Level, NoDoublet,
    Phase, Position, Preset, Reason, Rules, Seating, Seats, Seed, TiedBlock,
};

use crate::dice::Dice;
use crate::naive::{Finish, deal, lead_by};
use crate::pair::{real_deal, seat};
use crate::past::past;

const FIRST: [FirstLead; 4] =
    [FirstLead::HeaviestDoublet, FirstLead::Lot, FirstLead::Draw, FirstLead::Person];

const LATER: [LaterLeads; 7] = [
    LaterLeads::HeaviestDoublet,
    LaterLeads::LikeTheFirst,
    LaterLeads::Winner,
    LaterLeads::Loser,
    LaterLeads::Alternate,
    LaterLeads::LastToPlay,
    LaterLeads::LastWithDoublet,
];

/// Rules under which a game goes on for many rounds, with dominoes and blocks.
fn long_game(seats: Seats, first_lead: FirstLead, later_leads: LaterLeads) -> Rules {
    Rules {
        seats,
        hand_size: 5,
        kept_back: 2,
        first_lead,
        later_leads,
        target: Some(9_000),
        ..Rules::default()
    }
}

/// Nestors in all seats.
pub fn nestors(seats: Seats) -> Seating {
    Seating::of_nestors(seats, |_| Level::default())
}

/// Hands so small that many deals have no doublet.
fn small_hands(rules: &mut Rules) {
    rules.hand_size = 3;
    rules.no_doublet = NoDoublet::HeaviestBone;
}

/// Changes to the leads after blocks, and where nobody holds a doublet.
const CHANGES: [fn(&mut Rules); 7] = [
    |_| {},
    small_hands,
    |r| r.block_lead = BlockLead::Next,
    |r| r.block_lead = BlockLead::Winner,
    |r| r.block_lead = BlockLead::WinnerOrLeader,
    |r| {
        (r.block_lead, r.block_award_to) = (BlockLead::Winner, BlockAwardRecipient::LowestHand);
        r.tied_block = TiedBlock::Leader;
    },
    |r| {
        (r.block_lead, r.block_award_to) = (BlockLead::Winner, BlockAwardRecipient::Blocker);
        r.tied_block = TiedBlock::Blocker;
    },
];

fn play_out(game: &mut GameState, dice: &mut Dice) {
    while game.turn().is_some() {
        let action = dice.pick(&game.legal_actions());
        game.apply(action).expect("it is listed");
    }
}

#[test]
fn each_round_is_led_as_the_rules_of_the_first_and_the_later_leads_say() {
    let mut dice = Dice::new(30);
    for first in FIRST {
        for later in LATER {
            for seats in Seats::ALL {
                let mut ends = BTreeSet::new();
                for change in CHANGES {
                    let mut rules = long_game(seats, first, later);
                    change(&mut rules);
                    check_leads(rules, &mut dice, &mut ends);
                }
                assert_eq!(ends.len(), 2, "dominoes and blocks: {first:?} {later:?}");
            }
        }
    }
}

fn check_leads(rules: Rules, dice: &mut Dice, ends: &mut BTreeSet<bool>) {
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    for _ in 0..25 {
        let last = game.round().map(past);
        let by = lead_by(&rules, last.as_ref());
        let seed = dice.seed();
        game.deal(Seed::new(seed), rules).expect("the game goes on");
        let (expected, drawn) = deal(&rules, by, seed);
        let dealt = game.round().expect("it was dealt").initial_deal();
        let what = format!("{rules:?} after {last:?}");
        assert_eq!(dealt.hands, real_deal(&rules, &expected).hands, "{what}");
        assert_eq!(dealt.leader, seat(expected.leader), "{what}");
        assert_eq!(dealt.must_lead, expected.lead, "{what}");
        assert_eq!(dealt.drawn_for_lead, drawn, "{what}");
        play_out(&mut game, dice);
        let end = past(game.round().expect("it was played")).finish;
        ends.insert(matches!(end, Finish::Domino(_)));
    }
}

#[test]
fn the_heaviest_doublet_is_led_by_itself_and_is_no_players_action() {
    let rules = long_game(Seats::Two, FirstLead::HeaviestDoublet, LaterLeads::Winner);
    let mut dice = Dice::new(31);
    for _ in 0..100 {
        let mut game = GameState::new(rules, nestors(Seats::Two), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        let round = game.round().expect("it was dealt");
        let led = round.placed_bones().next().expect("it was led");
        let dealt = round.initial_deal();
        let all = dealt.hands[seat(0)].or(dealt.hands[seat(1)]);
        assert_eq!(Some(led.bone), all.iter().filter(|b| b.is_doublet()).max());
        assert_eq!(led.seat, dealt.leader);
        assert!(dealt.hands[led.seat].contains(led.bone));
        assert!(game.record().is_empty(), "the record holds players' actions");
        assert_eq!(game.turn(), Some(dealt.leader.next(Seats::Two)));
    }
}

#[test]
fn a_leader_by_lot_or_turn_leads_with_any_bone() {
    let mut dice = Dice::new(32);
    for first in [FirstLead::Lot, FirstLead::Draw] {
        let rules = long_game(Seats::Three, first, LaterLeads::Alternate);
        let mut game = GameState::new(rules, nestors(Seats::Three), 0).expect("a game");
        for _ in 0..5 {
            game.deal(Seed::new(dice.seed()), rules).expect("a deal");
            let position = *game.position().expect("it was dealt");
            assert_eq!(position.phase(), Phase::Lead(None));
            assert_eq!(game.legal_actions().len(), 5);
            play_out(&mut game, &mut dice);
        }
    }
}

#[test]
fn a_partner_to_whom_the_lead_is_left_must_lead_and_is_the_leader() {
    let rules = Rules {
        partner_may_lead: true,
        ..long_game(Seats::Partners, FirstLead::Lot, LaterLeads::Alternate)
    };
    let mut dice = Dice::new(36);
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    game.deal(Seed::new(dice.seed()), rules).expect("a deal");
    let chosen = game.turn().expect("somebody leads");
    let partner = chosen.next(rules.seats).next(rules.seats);
    game.apply(Action::Yield).expect("either partner may lead");
    assert_eq!(game.turn(), Some(partner));
    let again = game.apply(Action::Yield).map_err(|refused| refused.reason);
    assert_eq!(again, Err(Reason::CannotYield), "once");
    let bone = dice.pick(&game.legal_actions());
    game.apply(bone).expect("a lead");
    assert_eq!(game.turn(), Some(partner.next(rules.seats)));
    let late = game.apply(Action::Yield).map_err(|refused| refused.reason);
    assert_eq!(late, Err(Reason::AlreadyLed));
    assert_eq!(game.position().map(Position::leader), Some(partner));
    play_out(&mut game, &mut dice);
    game.deal(Seed::new(dice.seed()), rules).expect("a deal");
    assert_eq!(game.turn(), Some(partner.next(rules.seats)), "the next after who led");
}

#[test]
fn the_bones_drawn_for_the_lead_are_shown_and_the_heavier_leads() {
    let rules = long_game(Seats::Four, FirstLead::Draw, LaterLeads::LikeTheFirst);
    let mut dice = Dice::new(33);
    let mut ties = 0;
    for _ in 0..200 {
        let mut game = GameState::new(rules, nestors(Seats::Four), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        let dealt = game.round().expect("it was dealt").initial_deal();
        let drawn = &dealt.drawn_for_lead;
        for (time, row) in drawn.iter().enumerate() {
            assert_eq!(row.len(), 4);
            let most = row.iter().map(|bone| bone.weight()).max();
            let best: Vec<usize> = (0..4).filter(|s| Some(row[*s].weight()) == most).collect();
            let is_last = time + 1 == drawn.len();
            assert_eq!(best.len() == 1, is_last, "{drawn:?}");
            if is_last {
                assert_eq!(seat(best[0]), dealt.leader);
            }
        }
        ties += drawn.len() - 1;
    }
    assert!(ties > 0, "equal weights draw again");
}

/// A game that has been played to its end.
fn played_out(rules: Rules, dice: &mut Dice) -> GameState {
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    assert_eq!(game.leader_of_next_game(&rules), None, "it is not over");
    while game.outcome().is_none() {
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        play_out(&mut game, dice);
    }
    game
}

#[test]
fn a_game_of_one_round_is_led_by_the_winner_of_the_one_before_also_after_a_block() {
    let mut dice = Dice::new(34);
    let rules = Rules { later_leads: LaterLeads::Winner, ..Preset::TheDrawGame.rules(Seats::Two) };
    let mut dominoes = BTreeSet::new();
    for _ in 0..40 {
        let game = played_out(rules, &mut dice);
        let won = game.outcome().and_then(|outcome| outcome.winner);
        let winner = seat(won.expect("equal scores are dealt again").index());
        assert_eq!(game.leader_of_next_game(&rules), Some(winner));
        let end = past(game.round().expect("it was played")).finish;
        dominoes.insert(matches!(end, Finish::Domino(_)));
        let mut next = GameState::new(rules, nestors(Seats::Two), 0)
            .expect("a game")
            .with_first_leader(Some(winner));
        next.deal(Seed::new(dice.seed()), rules).expect("a deal");
        let leader = next.round().expect("it was dealt").initial_deal().leader;
        assert_eq!(leader, winner, "with any bone");
    }
    assert_eq!(dominoes.len(), 2, "games won by domino and by block");
}

/// The rules of the finished game, those of the next one, and whether its
/// leader is known from the game before.
type Change = (fn(&mut Rules), fn(&mut Rules), bool);

#[test]
fn a_change_of_rules_between_two_games_changes_nothing_about_who_won() {
    let like_the_first: fn(&mut Rules) = |r| r.later_leads = LaterLeads::LikeTheFirst;
    let winner: fn(&mut Rules) = |r| r.later_leads = LaterLeads::Winner;
    let cases: [Change; 6] = [
        (winner, winner, true),
        (like_the_first, winner, true),
        (|r| r.first_lead = FirstLead::Lot, winner, true),
        (|r| r.target = Some(20), winner, true),
        (winner, like_the_first, false),
        (like_the_first, |r| (r.later_leads, r.target) = (LaterLeads::Winner, Some(50)), false),
    ];
    let mut dice = Dice::new(35);
    for (number, (before, after, known)) in cases.into_iter().enumerate() {
        for _ in 0..10 {
            let [mut old, mut new] = [Preset::TheDrawGame.rules(Seats::Two); 2];
            before(&mut old);
            after(&mut new);
            let game = played_out(old, &mut dice);
            let won = game.outcome().and_then(|outcome| outcome.winner);
            let expected = won.filter(|_| known).map(|team| seat(team.index()));
            assert_eq!(game.leader_of_next_game(&new), expected, "case {number}");
        }
    }
}
