//! Whole games at random, across random rules.

use engine::{
    self as engine, Action, ByTeam, DealError, DominoSet, GameState, MAX_ROUNDS, Position, Record,
    RoundEnd, RoundStart, Rules, RulesError, Score, Seat, Seed, Team,
};

use crate::dice::Dice;
use crate::effort::effort;
use crate::invariants::{ahead, check_bones, check_outcome, reached};
use crate::leads::nestors;
use crate::naive::{self, Table, lead_by};
use crate::pair::{Pair, from_real, real_deal, scores, seat, to_real};
use crate::past::past;

/// Games for each step of effort.
const GAMES: usize = 1_000;
/// Games of double nine for each step of effort, each in step with the naive rules.
const GAMES_OF_DOUBLE_NINE: usize = 200;

/// Counts of what happened, to make sure that the games covered enough.
#[derive(Debug, Default)]
pub struct Seen {
    pub rounds: usize,
    actions: usize,
    pub dominoes: usize,
    pub blocks: usize,
    targets: usize,
    stopped: usize,
    restarts: usize,
    long: usize,
    lowered_targets: usize,
    never_won: usize,
}

#[test]
fn every_game_keeps_its_bones_its_counts_and_its_record() {
    let games = GAMES * effort();
    let mut dice = Dice::new(101);
    let mut seen = Seen::default();
    for number in 0..games {
        let game = play_game(&mut dice, rules, &mut seen, number % 25 == 0);
        check_record(&game);
    }
    println!("{games} games: {seen:?}");
    let often = [seen.dominoes, seen.blocks, seen.targets];
    assert!(often.into_iter().all(|times| times > 100), "{seen:?}");
    let seldom = [seen.restarts, seen.lowered_targets, seen.never_won, seen.stopped];
    assert!(seldom.into_iter().all(|times| times > 0), "{seen:?}");
}

#[test]
fn whole_games_of_double_nine_agree_with_the_naive_rules_hand_by_hand() {
    let games = GAMES_OF_DOUBLE_NINE * effort();
    let mut dice = Dice::new(99);
    let mut seen = Seen::default();
    for _ in 0..games {
        check_record(&play_game(&mut dice, rules_of_double_nine, &mut seen, true));
    }
    println!("{games} games of double nine: {seen:?}");
    let often = [seen.dominoes, seen.blocks, seen.targets];
    assert!(often.into_iter().all(|times| times > 100), "{seen:?}");
}

/// The record gives the very game again, also when it was written and read.
pub fn check_record(game: &GameState) {
    let record = game.record();
    assert_eq!(record.replay().as_ref(), Ok(game), "{record:?}");
    let text = ron::to_string(record).expect("a record can be written");
    let read = ron::from_str::<Record>(&text);
    assert_eq!(read.as_ref(), Ok(record), "from {text}");
}

/// Rules under which games are mostly short.
fn rules(dice: &mut Dice) -> Rules {
    loop {
        let mut rules = dice.rules();
        if rules.target.is_some() && !dice.once_in(20) {
            rules.target = Some(1 + dice.below(40) as u16);
        }
        if rules.check().is_ok() {
            return rules;
        }
    }
}

fn rules_of_double_nine(dice: &mut Dice) -> Rules {
    loop {
        let rules = rules(dice);
        if rules.set == DominoSet::DoubleNine {
            return rules;
        }
    }
}

/// Plays a game at random under rules that `any_rules` chooses, now and then others from a hand on;
/// every hand in step with the naive rules if `in_step`.
fn play_game(
    dice: &mut Dice,
    any_rules: fn(&mut Dice) -> Rules,
    seen: &mut Seen,
    in_step: bool,
) -> GameState {
    let mut rules = any_rules(dice);
    let mut game = GameState::new(rules, nestors(rules.seats), dice.number()).expect("a game");
    if dice.once_in(10) {
        let seat = dice.below(usize::from(rules.seats.count()));
        game = game.with_first_leader(Seat::new(seat as u8));
    }
    while game.outcome().is_none() {
        assert!(game.can_deal(), "a round that is over leads to another");
        if dice.once_in(20) {
            rules = changed(dice, any_rules, &rules);
            if could_never_be_won(&game, rules, dice) {
                seen.never_won += 1;
                rules = *game.rules();
            }
        }
        deal(&mut game, rules, dice);
        if game.outcome().is_some() && game.rounds().len() < game.record().rounds.len() {
            seen.lowered_targets += 1;
            check_reached(&game);
            return game;
        }
        play_round(&mut game, dice, seen, in_step);
        check_end(&game, seen);
    }
    assert_eq!(game.turn(), None, "the game is over");
    assert_eq!(game.legal_actions(), [], "the game is over");
    let over = game.deal(Seed::new(dice.seed()), rules);
    assert_eq!(over, Err(DealError::GameOver), "the game is over");
    game
}

/// Other rules for the same players. What has a clock keeps it.
fn changed(dice: &mut Dice, any_rules: fn(&mut Dice) -> Rules, old: &Rules) -> Rules {
    loop {
        let mut new = any_rules(dice);
        if dice.once_in(2) {
            // Few scores can be hit exactly in fives.
            (new.exact_target, new.rounding) = (true, true);
            (new.fives, new.threes) = (true, false);
        }
        let keeps_clock = new.clock || !old.clock;
        if new.seats == old.seats && keeps_clock && new.check().is_ok() {
            return new;
        }
    }
}

/// Whether no side could come to the target of other rules, and has not come
/// there yet; the engine must then refuse them.
fn could_never_be_won(game: &GameState, rules: Rules, dice: &mut Dice) -> bool {
    let scores = before_next(game, &rules);
    let scores: Vec<i32> = Team::all(rules.seats).map(|team| scores[team]).collect();
    let reached = |score: &i32| rules.target.is_some_and(|target| *score >= target.into());
    // Equal ends score 2 and 3: a target of 1 is out of reach then, which the engine leaves
    // open. So it does where bonuses, multiples of five, are too large for an exact target.
    let is_left_open = rules.headers && rules.target == Some(1) || rules.pays_bonuses();
    let hands = game.rounds().len();
    let goes_on = rules == *game.rules() || scores.iter().any(reached);
    if goes_on || naive::can_be_won(&rules, &scores, hands) {
        return false;
    }
    let before = game.clone();
    let mut game = game.clone();
    let refused = game.deal(Seed::new(dice.seed()), rules);
    if is_left_open && refused.is_ok() {
        return false;
    }
    assert!(
        matches!(
            refused,
            Err(DealError::TargetUnreachable { .. }
                | DealError::Rules(RulesError::FirstHandsOutOfReach { .. }))
        ),
        "{refused:?}: {rules:?} from {scores:?}"
    );
    assert_eq!(game, before, "nothing changes");
    true
}

/// The scores with which the next hand begins: section 9.3.6, hands in a row or against none that
/// are taken up begin with nothing.
fn before_next(game: &GameState, rules: &Rules) -> ByTeam<i32> {
    let can_go_back = matches!(rules.score, Score::HandsInARow | Score::HandsAgainstNone);
    let is_taken_up = can_go_back && game.rules().score != rules.score;
    if is_taken_up { ByTeam::default() } else { game.scores() }
}

/// Deals a round, which must be the one that the naive shuffle makes.
pub fn deal(game: &mut GameState, rules: Rules, dice: &mut Dice) {
    let before = before_next(game, &rules);
    let by = match (game.round(), game.record().first_leader) {
        (None, Some(seat)) => naive::LeadBy::Seat(seat.index()),
        (last, _) => lead_by(&rules, last.map(past).as_ref()),
    };
    let dealt = game.rounds().len();
    let seed = dice.seed();
    game.deal(Seed::new(seed), rules).expect("the game goes on");
    if game.rounds().len() == dealt {
        return;
    }
    let round = game.round().expect("it was dealt");
    let lead_by = match by {
        naive::LeadBy::HeaviestDoublet => engine::LeadBy::HeaviestDoublet,
        naive::LeadBy::Lot => engine::LeadBy::Lot,
        naive::LeadBy::Draw => engine::LeadBy::Draw,
        naive::LeadBy::Seat(number) => engine::LeadBy::Seat(seat(number)),
        naive::LeadBy::DoubletOf(number) => engine::LeadBy::DoubletOf(seat(number)),
    };
    let (expected, drawn) = naive::deal(&rules, by, seed);
    let expected = engine::Deal { lead_by, drawn_for_lead: drawn, ..real_deal(&rules, &expected) };
    assert_eq!(round.initial_deal(), &expected, "{rules:?}");
    let round_start =
        RoundStart { number: round.number(), scores: before, carried: round.position().carried() };
    let start = Position::from_start(&rules, round.initial_deal(), round_start);
    if round.initial_deal().must_lead.is_none() {
        assert_eq!(round.position(), &start, "a round goes on from the scores");
    }
}

pub fn play_round(game: &mut GameState, dice: &mut Dice, seen: &mut Seen, in_step: bool) {
    let rules = *game.rules();
    let mut pair = in_step.then(|| pair_of(game));
    let mut table = Table::new(&rules);
    check_table(game, &mut table);
    for turn in 0.. {
        assert!(turn < 400, "a round ends");
        let legal = game.legal_actions();
        let Some(mut action) = (!legal.is_empty()).then(|| dice.pick(&legal)) else {
            break;
        };
        if rules.clock && dice.once_in(300) {
            let loser = seat(dice.below(usize::from(rules.seats.count())));
            action = dice.pick(&[Action::TimeUp, Action::GiveUp(loser)]);
        }
        if let Some(pair) = &mut pair {
            pair.act(from_real(action));
        }
        refuse(game, dice, &legal);
        if action == Action::Draw && dice.once_in(40) {
            draw_again(game);
        }
        if action == Action::TimeUp {
            game.advance_clock(Rules::CLOCK);
        }
        game.apply(action).expect("it is listed");
        seen.actions += 1;
        if let Action::BlowUp(bone) = action {
            table.blow_up(bone);
        }
        check_table(game, &mut table);
        if let Some(pair) = &pair {
            assert_eq!(game.position(), Some(&pair.real), "after {action}");
        }
    }
    assert_eq!(game.turn(), None, "nobody can act");
    seen.rounds += 1;
}

/// The same round for the engine and the naive rules side by side.
fn pair_of(game: &GameState) -> Pair {
    let round = game.round().expect("it was dealt");
    let rules = round.rules();
    let recorded = game.record().rounds.last().expect("it was dealt");
    let lead_by = match round.initial_deal().lead_by {
        engine::LeadBy::HeaviestDoublet => naive::LeadBy::HeaviestDoublet,
        engine::LeadBy::Lot => naive::LeadBy::Lot,
        engine::LeadBy::Draw => naive::LeadBy::Draw,
        engine::LeadBy::Seat(seat) => naive::LeadBy::Seat(seat.index()),
        engine::LeadBy::DoubletOf(seat) => naive::LeadBy::DoubletOf(seat.index()),
    };
    let (mut deal, _) = naive::deal(rules, lead_by, recorded.seed.bytes());
    deal.number = round.number();
    deal.worth = 1 + i32::from(round.position().carried());
    // The lead may have scored already.
    let mut start = scores(rules, round.position());
    for event in round.events() {
        match event {
            engine::Event::Scored { seat, points, .. } => {
                start[rules.seats.team(*seat).index()] -= i32::from(*points);
            }
            engine::Event::Awarded { .. } => panic!("a lead is not the last bone"),
            _ => {}
        }
    }
    let mut pair = Pair::new(rules, &deal, &start);
    if let Some(bone) = deal.lead {
        pair.act(naive::Action::Lead(bone));
    }
    pair
}

/// Every bone is somewhere exactly once, and the count is that of the log.
fn check_table(game: &GameState, table: &mut Table) {
    check_bones(game);
    let position = game.position().expect("it was dealt");
    let round = game.round().expect("it was dealt");
    for placed in round.placed_bones().skip(table.log.len()) {
        let action = match placed.end {
            None => Action::Lead(placed.bone),
            Some(end) => Action::Play(placed.bone, end, placed.outward),
        };
        match from_real(action) {
            naive::Action::Lead(bone) => table.lead(bone),
            naive::Action::Play(bone, end, outward) => {
                table.play(bone, end, outward).expect("it fits");
            }
            _ => {}
        }
        assert_eq!(table.count(), position.table().count(), "{table:?}");
    }
    let lie = usize::from(position.table().played().len());
    assert_eq!(table.log.len(), lie, "every bone on the table was played");
}

/// An action that is not listed is refused and leaves the game as it was.
fn refuse(game: &mut GameState, dice: &mut Dice, legal: &[Action]) {
    let bones = dice.bones(game.rules().set);
    let end = engine::End { on: bones[0], side: dice.pick(&engine::Side::ALL) };
    let claim = Action::Claim(dice.below(45) as u8);
    let gives_up = Action::GiveUp(seat(dice.below(4)));
    let tried = dice.pick(&[
        Action::Play(bones[1], end, None),
        Action::Lead(bones[2]),
        Action::Draw,
        Action::Pass,
        claim,
        Action::Silence,
        Action::Yield,
        Action::BlowUp(bones[3]),
        Action::TimeUp,
        gives_up,
    ]);
    let stops = matches!(tried, Action::TimeUp | Action::GiveUp(_));
    if legal.contains(&tried) || stops && game.rules().clock {
        return;
    }
    let whole = dice.once_in(50).then(|| game.clone());
    let before = (*game.position().expect("it was dealt"), game.record().len());
    let refused = game.apply(tried).expect_err("it is not listed");
    assert_eq!(refused.action, tried, "the refusal names the action");
    assert!(!refused.to_string().is_empty(), "a reason is a sentence");
    let after = (*game.position().expect("it was dealt"), game.record().len());
    assert_eq!(before, after, "after refusing {tried}");
    if let Some(whole) = whole {
        assert_eq!(*game, whole, "after refusing {tried}");
    }
}

/// A draw taken back and done again gives the same bone.
fn draw_again(game: &GameState) {
    let before = game.record();
    let mut first = before.replay().expect("a record");
    first.apply(Action::Draw).expect("it is listed");
    let mut undone = first.record().clone();
    let actions = &mut undone.rounds.last_mut().expect("a round").actions;
    assert_eq!(actions.pop(), Some(Action::Draw), "the draw is undone");
    assert_eq!(&undone, before, "the draw is undone");
    let mut second = undone.replay().expect("a record");
    assert_eq!(&second, game, "the draw is undone");
    second.apply(Action::Draw).expect("it is listed");
    assert_eq!(first, second, "the same bone is drawn again");
}

/// A game that was ended by lowering the target.
fn check_reached(game: &GameState) {
    assert!(reached(game) > 0, "the lowered target was reached");
    let winner = game.outcome().map(|outcome| outcome.winner);
    assert_eq!(winner, Some(ahead(game)), "who is ahead wins");
}

/// Checks how a round and perhaps the game ended, and counts it.
pub fn check_end(game: &GameState, seen: &mut Seen) {
    check_outcome(game);
    let end = game.position().and_then(Position::end);
    match end.expect("the round was played out") {
        RoundEnd::Domino(_) => seen.dominoes += 1,
        RoundEnd::Blocked => seen.blocks += 1,
        RoundEnd::TargetReached => seen.targets += 1,
        RoundEnd::TimeUp | RoundEnd::GivenUp(_) => seen.stopped += 1,
    }
    let goes_on = game.outcome().is_none();
    seen.restarts += usize::from(goes_on && game.rules().target.is_none());
    seen.long += usize::from(game.rounds().len() >= MAX_ROUNDS);
}

/// The notation goes out and in.
#[test]
fn an_action_reads_back_as_it_was_written() {
    let mut dice = Dice::new(99);
    for _ in 0..500 {
        let bones = dice.bones(DominoSet::DoubleNine);
        let end = engine::End { on: bones[1], side: dice.pick(&engine::Side::ALL) };
        for action in [
            Action::Lead(bones[0]),
            Action::Play(bones[0], end, None),
            Action::Draw,
            Action::Pass,
            Action::Claim(1 + dice.below(96) as u8),
            Action::Silence,
            Action::Yield,
            Action::BlowUp(bones[0]),
            Action::TimeUp,
            Action::GiveUp(seat(dice.below(4))),
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(action.to_string(), from_real(action).to_string());
            assert_eq!(to_real(from_real(action)), action);
        }
    }
}
