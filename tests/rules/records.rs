//! Records that are not as the game wrote them.

use engine::{
    Action, Bone, End, Event, GameState, Phase, Preset, Record, ReplayError, Rules, Seat, Seats,
    Seed, Side,
};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::pair::seat;

/// A game of All Fives, played out.
fn played(dice: &mut Dice) -> Record {
    let rules = Rules {
        target: Some(50),
        ..Preset::AllFives.rules(Seats::Two)
    };
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    while game.outcome().is_none() {
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
    }
    game.record().clone()
}

/// A record with one thing spoiled, and whether it must be refused.
type Spoiled = (&'static str, fn(&mut Record));

const SPOILED: [Spoiled; 13] = [
    ("a version before the first", |record| record.version = 0),
    ("a newer version", |record| record.version += 1),
    ("a player too many", |record| {
        record.seating = nestors(Seats::Three);
    }),
    ("a player too few for partners", |record| {
        record.rules = Preset::AllFives.rules(Seats::Partners);
    }),
    ("hands of 200", |record| record.rules.hand_size = 200),
    ("255 bones kept back", |record| record.rules.kept_back = 255),
    ("a limit of no doublets", |record| {
        record.rules.doublets_limit = Some(0);
    }),
    ("a leader who does not sit at the table", |record| {
        record.first_leader = Seat::new(3);
    }),
    ("a third player in a later round", |record| {
        let rules = Preset::AllFives.rules(Seats::Three);
        record.rounds[1].rules = Some(rules);
    }),
    ("a first round cut short", |record| {
        record.rounds[0].actions.pop();
    }),
    ("an action after the last", |record| {
        let last = record.rounds.last_mut().expect("a round");
        last.actions.push(Action::Pass);
    }),
    ("a round after the last", |record| {
        let again = record.rounds[0].clone();
        record.rounds.push(again);
    }),
    ("another seed", |record| {
        record.rounds[0].seed = Seed::new([1; 32]);
    }),
];

#[test]
fn a_spoiled_record_is_refused() {
    let mut dice = Dice::new(80);
    let record = played(&mut dice);
    assert!(record.rounds.len() > 1, "a game of several rounds");
    assert!(record.replay().is_ok());
    let taken: Vec<&str> = SPOILED
        .into_iter()
        .filter(|(_, spoil)| {
            let mut spoiled = record.clone();
            spoil(&mut spoiled);
            spoiled.replay().is_ok()
        })
        .map(|(what, _)| what)
        .collect();
    assert_eq!(taken, [""; 0], "taken for good");
}

#[test]
fn the_first_bad_action_of_a_record_is_named() {
    let mut dice = Dice::new(81);
    let mut record = played(&mut dice);
    record.rounds[1].actions.insert(0, Action::Silence);
    let Err(ReplayError::Action {
        round,
        action_number,
        refused,
    }) = record.replay()
    else {
        panic!("silence is no action of All Fives");
    };
    assert_eq!((round, action_number), (2, 1));
    assert_eq!(refused.action, Action::Silence);
    record.rounds.remove(1);
    record.rounds[0].actions.pop();
    let expected = ReplayError::CutShort { round: 1 };
    assert_eq!(record.replay(), Err(expected), "not the hand after it");
}

#[test]
fn a_record_with_anything_changed_replays_or_is_refused_and_breaks_nothing() {
    let mut dice = Dice::new(82);
    let mut good = 0;
    let mut refused = 0;
    for _ in 0..3_000 {
        let mut record = played(&mut dice);
        for _ in 0..=dice.below(3) {
            spoil(&mut record, &mut dice);
        }
        match record.replay() {
            Ok(game) => {
                good += 1;
                assert_eq!(game.record(), &record);
                assert!(
                    game.turn().is_none() || !game.legal_actions().is_empty(),
                    "who is to act can act"
                );
            }
            Err(bad) => {
                refused += 1;
                assert!(!bad.to_string().is_empty());
            }
        }
    }
    assert!(
        good > 20 && refused > 1_000,
        "{good} good, {refused} refused"
    );
}

/// Changes some action of a record.
fn spoil(record: &mut Record, dice: &mut Dice) {
    let round = dice.below(record.rounds.len());
    let actions = &mut record.rounds[round].actions;
    if actions.is_empty() {
        return;
    }
    let at = dice.below(actions.len());
    let bones: Vec<Bone> = dice.bones();
    match dice.below(6) {
        0 => {
            actions.remove(at);
        }
        1 => actions.insert(at, actions[at]),
        2 => actions.truncate(at),
        3 => {
            let other = dice.below(actions.len());
            actions.swap(at, other);
        }
        4 => {
            let end = End {
                on: bones[0],
                side: dice.pick(&Side::ALL),
            };
            actions[at] = Action::Play(bones[1], end);
        }
        _ => {
            let tail = record.rounds.len().min(round + 1);
            record.rounds.truncate(tail);
        }
    }
}

#[test]
fn nobody_leads_who_does_not_sit_at_the_table() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    let mut game = game.with_first_leader(Some(seat(3)));
    let dealt = game.deal(Seed::new([1; 32]), rules);
    assert!(
        dealt.is_err() || !game.legal_actions().is_empty(),
        "seat 3 of two is to lead, and has no bones"
    );
}

/// Before version 4 nobody said a number: a claim was right or refused, and after
/// a last bone that made nothing nobody was asked.
#[test]
fn a_record_of_claims_without_numbers_is_played_as_it_was() {
    let rules = Rules {
        claims: true,
        target: Some(400),
        ..Preset::AllFives.rules(Seats::Two)
    };
    let mut dice = Dice::new(84);
    let (mut claimed, mut not_asked) = (0, 0);
    for _ in 0..60 {
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        let mut old: Vec<Vec<Action>> = Vec::new();
        for _ in 0..4 {
            game.deal(Seed::new(dice.seed()), rules).expect("a deal");
            let mut actions = Vec::new();
            while game.turn().is_some() {
                let at = *game.position().expect("it was dealt");
                let right = at.claimable_points(&rules);
                let mut legal = game.legal_actions();
                legal.retain(|action| match action {
                    Action::Claim(points) => right == Some(*points),
                    _ => true,
                });
                let action = dice.pick(&legal);
                game.apply(action).expect("it is listed");
                match action {
                    Action::Claim(_) => {
                        claimed += 1;
                        actions.push(Action::Claim(0));
                    }
                    Action::Silence if at.phase() == Phase::LateClaim && right.is_none() => {
                        not_asked += 1;
                    }
                    _ => actions.push(action),
                }
            }
            old.push(actions);
        }
        let mut record = game.record().clone();
        record.version = 3;
        for (round, actions) in record.rounds.iter_mut().zip(old) {
            round.actions = actions;
        }
        let text = ron::to_string(&record).expect("a record can be written");
        assert!(!text.contains("claim-"), "as it was written then: {text}");
        let read: Record = ron::from_str(&text).expect("and read");
        assert_eq!(read.replay().as_ref(), Ok(&game), "as it was played");
        record.version = Record::VERSION;
        assert!(record.replay().is_err(), "today a number is said");
    }
    assert!(claimed > 100 && not_asked > 20, "{claimed} {not_asked}");
}

/// Before version 7 the point for going out was a score of its own, and of partners
/// the first who was out ended the hand.
#[test]
fn an_old_record_of_a_hand_that_would_end_otherwise_is_refused_in_a_sentence() {
    let mut dice = Dice::new(85);
    for (seats, exact_target) in [
        (Seats::Two, true),
        (Seats::Two, false),
        (Seats::Partners, true),
    ] {
        let rules = Rules {
            hand_size: 4,
            target: Some(8),
            exact_target,
            ..Preset::BritishFivesAndThrees.rules(seats)
        };
        let (mut refused, mut same) = (0, 0);
        for _ in 0..300 {
            let mut game = GameState::new(rules, nestors(seats), 0).expect("a game");
            let mut otherwise = None;
            while game.outcome().is_none() {
                game.deal(Seed::new(dice.seed()), rules).expect("a deal");
                let mut events = Vec::new();
                while game.turn().is_some() {
                    let action = dice.pick(&game.legal_actions());
                    events.extend(game.apply(action).expect("it is listed"));
                }
                if otherwise.is_none() && ended_otherwise(&game, &events) {
                    otherwise = Some(game.rounds().len());
                }
            }
            let mut record = game.record().clone();
            assert_eq!(record.replay().as_ref(), Ok(&game), "as it is played today");
            record.version = 6;
            let read = record.replay();
            if let Some(round) = otherwise {
                refused += 1;
                let why = read.expect_err("it ended otherwise");
                assert_eq!(why, ReplayError::EndedOtherwise { round });
                let sentence = why.to_string();
                let start = format!("hand {round} ended by a rule that has changed");
                assert!(sentence.starts_with(&start), "{sentence}");
            } else {
                same += 1;
                assert_eq!(read.as_ref(), Ok(&game), "it ended just so");
            }
        }
        assert!(refused > 10, "{seats:?}: {refused} refused");
        assert!(seats == Seats::Partners || same > 10, "{same} the same");
    }
}

/// Whether a hand with these events was over in another way then: somebody was out
/// and the hand went on, or the last bone made points that with one more go past the
/// target.
fn ended_otherwise(game: &GameState, events: &[Event]) -> bool {
    let rules = game.rules();
    let mut held = [rules.hand_size; 4];
    let mut was_out_before = false;
    let mut last_count = 0;
    let mut before = game.scores();
    for event in events {
        if let Event::Played { seat, count, .. } = event {
            was_out_before |= held.contains(&0);
            held[seat.index()] -= 1;
            last_count = *count;
        }
        if let Event::Passed { .. } = event {
            was_out_before |= held.contains(&0);
        }
        if let Event::Awarded {
            team,
            points,
            void: false,
            ..
        } = event
        {
            before[*team] -= points;
        }
    }
    let out = events.iter().find_map(|event| match event {
        Event::Dominoed { seat } => Some(rules.seats.team(*seat)),
        _ => None,
    });
    let points = i32::from(rules.count_points(last_count));
    let target = i32::from(rules.target.expect("it has one"));
    let goes_past = out.is_some_and(|side| points > 0 && before[side] + points + 1 > target);
    was_out_before || goes_past
}
