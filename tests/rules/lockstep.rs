//! Thousands of random rounds, the engine and the naive round side by side.

use engine::{
    Action, ActionEffect, Amount, BlockAwardFormula, BlockAwardRecipient, Bone, Capicua,
    DominoAward, DominoSet, Draws, End, Fit, HandWorth, Remaining, Rules, Score, ScoreDisplay,
    Seat, Seats, Side, Spinner, Team, TiedBlock, WayOut,
};

use crate::dice::Dice;
use crate::effort::effort;
use crate::naive::{self, Deal, Finish, Waiting, players, sides};
use crate::pair::{Pair, to_real};

/// Rounds in each of the tests below for each step of effort.
const ROUNDS: usize = 1_000;

#[test]
fn the_engine_and_the_naive_round_agree_all_the_way() {
    play_rounds(8, |_| {}).check();
}

#[test]
fn the_engine_and_the_naive_round_agree_with_double_nine() {
    let seen = play_rounds(10, |rules| {
        rules.set = DominoSet::DoubleNine;
        rules.double_blank = true;
        rules.fit = Fit::Equal;
        (rules.hand_cap, rules.firecrackers, rules.clock) = (false, false, false);
        rules.hand_size = rules.hand_size.max(5);
    });
    assert!(seen.dominoes > 50 && seen.blocks > 20, "{seen:?}");
    assert!(seen.kept_back > 0 && seen.taken_claims > 0 && seen.side_arms > 20, "{seen:?}");
}

#[test]
fn the_engine_and_the_naive_round_agree_when_hands_are_full() {
    let seen = play_rounds(4, |rules| {
        rules.seats = Seats::Two;
        rules.set = DominoSet::DoubleSix;
        rules.hand_size = 9;
        rules.draws = Draws::UntilOneFits;
        rules.voluntary_draw = true;
        rules.hand_cap = true;
    });
    assert!(seen.full_hands > 50, "{seen:?}");
}

#[test]
fn the_engine_and_the_naive_round_agree_when_three_are_blocked() {
    let seen = play_rounds(5, |rules| {
        rules.set = DominoSet::DoubleSix;
        rules.seats = Seats::Three;
        rules.hand_size = 5;
        rules.draws = Draws::None;
        rules.voluntary_draw = false;
        rules.remaining = Remaining::Nothing;
        rules.block_award_to = BlockAwardRecipient::Low;
        rules.block_award_of = BlockAwardFormula::Opponents;
        rules.tied_block = TiedBlock::Nobody;
        rules.score = Score::Points;
    });
    assert!(seen.shared_blocks > 2, "{seen:?}");
}

#[test]
fn the_engine_and_the_naive_round_agree_when_points_are_claimed() {
    let seen = play_rounds(8, |rules| {
        rules.claims = true;
        rules.fives = true;
        rules.remaining = Remaining::Nothing;
        rules.score = Score::Points;
    });
    assert!(seen.taken_claims > 2 && seen.late_claims > 2, "{seen:?}");
}

#[test]
fn the_engine_and_the_naive_round_agree_when_bones_are_blown_up() {
    let seen = play_rounds(6, |rules| {
        rules.seats = Seats::Two;
        rules.set = DominoSet::DoubleSix;
        rules.hand_size = rules.hand_size.min(9);
        rules.spinner = Spinner::Single;
        rules.headers = false;
        rules.claims = false;
        rules.firecrackers = true;
        rules.score_display = ScoreDisplay::Points;
    });
    assert!(seen.blasts > 800 && seen.closed_sides > 80, "{seen:?}");
    assert!(seen.freed > 5, "{seen:?}");
}

#[test]
fn the_engine_and_the_naive_round_agree_as_leagues_play() {
    let seen = play_rounds(7, |rules| {
        rules.seats = Seats::Partners;
        rules.hand_size = rules.hand_size.min(6);
        rules.remaining = Remaining::Nothing;
        rules.domino_award = DominoAward::OnePoint;
        rules.headers = false;
        rules.claims = false;
        rules.firecrackers = false;
        rules.score_display = ScoreDisplay::Points;
    });
    assert!(seen.passed_over > 500, "{seen:?}");
    assert!(seen.blocked_with_one_out > 50, "{seen:?}");
    assert!(seen.void_awards > 10, "{seen:?}");
}

#[test]
fn the_engine_and_the_naive_round_agree_where_hands_are_counted() {
    let seen = play_rounds(9, |rules| {
        *rules = without_points(rules);
        if rules.score == Score::Points {
            rules.score = Score::HandsAgainstNone;
        }
        if rules.hand_size % 3 == 0 {
            (rules.hand_worth, rules.capicua) = (HandWorth::One, Capicua::HandMore);
        } else {
            rules.capicua = Capicua::None;
            if rules.hand_worth == HandWorth::One {
                rules.hand_worth = HandWorth::ByWayOut;
            }
        }
        rules.target = Some(12);
    });
    assert!(seen.rewarded_ways.iter().all(|times| *times > 2), "{seen:?}");
    assert!(seen.set_back > 20, "{seen:?}");
}

/// The same rules without those that cannot be set where hands are counted, and with ends that can
/// be fitted.
fn without_points(rules: &Rules) -> Rules {
    let usual = Rules::default();
    Rules {
        seats: rules.seats,
        set: rules.set,
        double_blank: rules.double_blank,
        hand_size: rules.hand_size.min(7),
        draws: rules.draws,
        first_lead: rules.first_lead,
        later_leads: rules.later_leads,
        block_lead: rules.block_lead,
        partner_may_lead: rules.partner_may_lead,
        score: rules.score,
        hand_worth: rules.hand_worth,
        capicua_equal_ends: rules.capicua_equal_ends,
        block_award_to: rules.block_award_to,
        tied_block: rules.tied_block,
        ..usual
    }
}

/// Counts of the situations in which two readings of the rules could differ.
#[derive(Debug, Default)]
struct Seen {
    dominoes: usize,
    blocks: usize,
    targets: usize,
    stopped: usize,
    taken_claims: usize,
    late_claims: usize,
    void_points: usize,
    void_awards: usize,
    shared_blocks: usize,
    full_hands: usize,
    kept_back: usize,
    voluntary_draws: usize,
    blasts: usize,
    scoring_blasts: usize,
    freed: usize,
    closed_sides: usize,
    played_again: usize,
    side_arms: usize,
    three_doublets_with_side_arms: usize,
    passed_over: usize,
    blocked_with_one_out: usize,
    /// Hands that count for more because of a doublet, both ends, or a doublet at both ends.
    rewarded_ways: [usize; 3],
    set_back: usize,
}

impl Seen {
    fn before(&mut self, pair: &Pair, action: naive::Action) {
        let round = &pair.naive;
        let rules = &pair.rules;
        let legal = pair.legal();
        let is_play = |action: &naive::Action| matches!(action, naive::Action::Play(..));
        let draws = action == naive::Action::Draw;
        self.voluntary_draws += usize::from(draws && legal.iter().any(is_play));
        let full = rules.hand_cap && round.hands[round.turn].len() >= 18;
        let more = round.boneyard.len() > usize::from(rules.kept_back);
        self.full_hands += usize::from(full && more);
        let passes = action == naive::Action::Pass && rules.can_draw();
        self.kept_back += usize::from(passes && !round.boneyard.is_empty());
        let next = (round.turn + 1) % round.hands.len();
        let ends_turn = is_play(&action) || action == naive::Action::Pass;
        self.passed_over += usize::from(ends_turn && round.hands[next].is_empty());
        let before = pair.real;
        let mut after = before;
        let step = after.apply(rules, to_real(action)).expect("it is listed");
        let takes = matches!(action, naive::Action::Claim(_)) && step.scored > 0;
        self.taken_claims += usize::from(takes && round.waiting == Waiting::Turn);
        self.late_claims += usize::from(takes && round.waiting == Waiting::LastPoints);
        self.void_points += usize::from(step.void_points > 0);
        self.blasts(pair, action, &step);
        let awards = Team::all(rules.seats).map(|team| step.awards[team]);
        self.void_awards += usize::from(awards.clone().any(|award| award.void));
        for award in awards.clone() {
            match award.amount {
                Some(Amount::Hands { way_out: Some(way), .. }) => {
                    let ways = [WayOut::Doublet, WayOut::BothEnds, WayOut::DoubletAtBothEnds];
                    let place = ways.into_iter().position(|other| other == way);
                    self.rewarded_ways[place.expect("a plain way brings no more")] += 1;
                }
                Some(Amount::HandsLost(_)) => self.set_back += 1,
                _ => {}
            }
        }
        let gains = awards.filter(|award| award.points > 0).count();
        self.shared_blocks += usize::from(gains > 1);
    }

    /// Counts the effects of firecrackers.
    fn blasts(&mut self, pair: &Pair, action: naive::Action, step: &ActionEffect) {
        self.freed += usize::from(step.freed_bonus > 0);
        if let naive::Action::BlowUp(bone) = action {
            self.blasts += 1;
            self.scoring_blasts += usize::from(step.scored > 0);
            let mut after = pair.naive.table.clone();
            after.blow_up(bone);
            let ends = |table: &naive::Table| table.ends().len();
            self.closed_sides += usize::from(ends(&after) < ends(&pair.naive.table));
        }
        if let naive::Action::Play(bone, ..) = action {
            self.played_again += usize::from(pair.naive.came_back.contains(&bone));
        }
    }

    fn after(&mut self, pair: &Pair) {
        match pair.naive.finish.expect("it was played out") {
            Finish::Domino(_) => self.dominoes += 1,
            Finish::Blocked => {
                self.blocks += 1;
                let is_out = pair.naive.hands.iter().any(Vec::is_empty);
                self.blocked_with_one_out += usize::from(is_out);
            }
            Finish::Target(_) => self.targets += 1,
            Finish::TimeUp | Finish::GivenUp(_) => self.stopped += 1,
        }
        let log = &pair.naive.table.log;
        let aside = log.iter().filter_map(|placed| {
            let (on, side) = placed.on?;
            let spun = matches!(side, naive::Side::North | naive::Side::South);
            spun.then_some(on)
        });
        let mut spun: Vec<usize> = aside.filter(|on| log[*on].bone.is_doublet()).collect();
        spun.dedup();
        self.side_arms += usize::from(!spun.is_empty());
        self.three_doublets_with_side_arms += usize::from(spun.len() > 2);
    }

    fn check(&self) {
        let seldom = [
            self.dominoes,
            self.blocks,
            self.targets,
            self.void_points,
            self.void_awards,
            self.kept_back,
            self.voluntary_draws,
            self.stopped,
            self.blasts,
            self.scoring_blasts,
            self.played_again,
            self.side_arms,
            self.three_doublets_with_side_arms,
        ];
        assert!(seldom.into_iter().all(|times| times > 0), "{self:?}");
    }
}

/// Plays random rounds under random rules changed in one way.
fn play_rounds(part: u64, change: fn(&mut Rules)) -> Seen {
    let mut dice = Dice::new(part);
    let mut seen = Seen::default();
    let mut rounds = 0;
    for _ in 0..ROUNDS * effort() {
        let mut rules = dice.rules();
        change(&mut rules);
        if rules.check().is_err() {
            continue;
        }
        rounds += 1;
        let deal = random_deal(&mut dice, &rules);
        let scores = random_scores(&mut dice, &rules);
        let mut pair = Pair::new(&rules, &deal, &scores);
        while !pair.is_over() {
            let legal = pair.legal();
            for _ in 0..30 {
                let tried = any_action(&mut dice, &rules);
                if !is_legal(&rules, &legal, tried) {
                    pair.refused(tried);
                }
            }
            // Hands grow large only if drawing is liked.
            let drawn = rules.voluntary_draw && legal.contains(&naive::Action::Draw);
            let action =
                if drawn && !dice.once_in(8) { naive::Action::Draw } else { dice.pick(&legal) };
            let action =
                if rules.clock && dice.once_in(60) { stop(&mut dice, &rules) } else { action };
            seen.before(&pair, action);
            pair.act(action);
        }
        seen.after(&pair);
        pair.refused(any_action(&mut dice, &rules));
    }
    println!("{rounds} rounds: {seen:?}");
    seen
}

#[test]
fn every_action_that_is_not_listed_is_refused_and_changes_nothing() {
    let mut dice = Dice::new(5);
    for _ in 0..60 {
        let rules = dice.rules();
        let deal = random_deal(&mut dice, &rules);
        let scores = random_scores(&mut dice, &rules);
        let mut pair = Pair::new(&rules, &deal, &scores);
        loop {
            let legal: Vec<Action> = pair.legal().into_iter().map(to_real).collect();
            for action in all_actions(rules.set).filter(|action| {
                !legal.contains(action) && (!may_stop(&rules, *action) || pair.is_over())
            }) {
                pair.refused(action);
            }
            if pair.is_over() {
                break;
            }
            pair.act(dice.pick(&pair.legal()));
        }
    }
}

/// A deal as any shuffle gives it; sometimes with a bone that must be led.
pub fn random_deal(dice: &mut Dice, rules: &Rules) -> Deal {
    let mut boneyard = naive::set(rules);
    dice.mix(&mut boneyard);
    let hands: Vec<Vec<Bone>> = (0..players(rules.seats))
        .map(|_| boneyard.drain(..usize::from(rules.hand_size)).collect())
        .collect();
    let leader = dice.below(hands.len());
    let lead = dice.once_in(3).then(|| dice.pick(&hands[leader]));
    Deal {
        hands,
        boneyard,
        leader,
        lead,
        return_places: [dice.number() >> 1, dice.number() >> 1],
        number: dice.below(6) + 1,
        worth: dice.pick(&[1, 2, 3]),
    }
}

/// Scores from which the target is near, or not.
pub fn random_scores(dice: &mut Dice, rules: &Rules) -> Vec<i32> {
    let target = rules.target.unwrap_or(100);
    let mut score = || match dice.below(3) {
        0 => 0,
        1 => i32::from(target) - 1 - i32::from(dice.below(20) as u8),
        _ => i32::from(dice.below(usize::from(target)) as u16),
    };
    (0..sides(rules.seats)).map(|_| score()).collect()
}

/// The clock runs down, or somebody ends the game.
fn stop(dice: &mut Dice, rules: &Rules) -> naive::Action {
    let seat = dice.below(players(rules.seats));
    dice.pick(&[naive::Action::TimeUp, naive::Action::GiveUp(seat)])
}

/// Whether it stops a game with a clock: nobody's turn, and so never listed.
fn may_stop(rules: &Rules, action: Action) -> bool {
    match action {
        Action::TimeUp => rules.clock,
        Action::GiveUp(seat) => rules.clock && seat.index() < players(rules.seats),
        _ => false,
    }
}

fn is_legal(rules: &Rules, legal: &[naive::Action], action: Action) -> bool {
    may_stop(rules, action) || legal.iter().any(|listed| to_real(*listed) == action)
}

/// Any action, now and then with a bone of a larger set.
fn any_action(dice: &mut Dice, rules: &Rules) -> Action {
    let set = if dice.once_in(20) { DominoSet::DoubleNine } else { rules.set };
    let all: Vec<Bone> = set.bones().iter().collect();
    match dice.below(15) {
        0 => Action::Lead(dice.pick(&all)),
        1 => Action::Draw,
        2 => Action::Pass,
        3 => Action::Claim(dice.below(45) as u8),
        4 => Action::Silence,
        5 | 6 => Action::BlowUp(dice.pick(&all)),
        7 => Action::TimeUp,
        8 => Action::GiveUp(dice.pick(&Seat::ALL)),
        9 => Action::Yield,
        _ => {
            let end = End { on: dice.pick(&all), side: dice.pick(&Side::ALL) };
            let bone = dice.pick(&all);
            let ways = [None, Some(bone.high()), Some(bone.low())];
            Action::Play(bone, end, dice.pick(&ways))
        }
    }
}

fn all_actions(set: DominoSet) -> impl Iterator<Item = Action> {
    let ends = move || set.bones().iter().flat_map(|on| Side::ALL.map(|side| End { on, side }));
    let ways = |bone: Bone| [None, Some(bone.high()), Some(bone.low())];
    let plays = set.bones().iter().flat_map(move |bone| {
        let at = move |end| ways(bone).map(|outward| Action::Play(bone, end, outward));
        ends().flat_map(at)
    });
    let leads = set.bones().iter().map(Action::Lead);
    let claims = (0..=u8::MAX).map(Action::Claim);
    let others = [Action::Yield, Action::Draw, Action::Pass, Action::Silence, Action::TimeUp];
    let blasts = set.bones().iter().map(Action::BlowUp);
    let ends = Seat::ALL.into_iter().map(Action::GiveUp);
    leads.chain(plays).chain(claims).chain(others).chain(blasts).chain(ends)
}
