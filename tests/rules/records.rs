//! Records that are not as the game wrote them.

use std::fs;
use std::path::Path;

use engine::{
    Action, Bone, Capicua, End, GameState, Preset, Record, ReplayError, Rules, SealCheck, Seat,
    Seats, Seed, Side, Team,
};
use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::leads::nestors;
use crate::pair::seat;

/// A game of All Fives, played out.
fn played(dice: &mut Dice) -> Record {
    let rules = Rules { target: Some(50), ..Preset::AllFives.rules(Seats::Two) };
    played_by(rules, dice).record().clone()
}

/// A game by these rules, played out.
fn played_by(rules: Rules, dice: &mut Dice) -> GameState {
    let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
    while game.outcome().is_none() {
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
    }
    game
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
    let Err(ReplayError::Action { round, action_number, refused }) = record.replay() else {
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
    assert!(good > 20 && refused > 1_000, "{good} good, {refused} refused");
}

/// Changes some action of a record.
fn spoil(record: &mut Record, dice: &mut Dice) {
    let round = dice.below(record.rounds.len());
    let actions = &mut record.rounds[round].actions;
    if actions.is_empty() {
        return;
    }
    let at = dice.below(actions.len());
    let bones: Vec<Bone> = dice.bones(record.rules.set);
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
            let end = End { on: bones[0], side: dice.pick(&Side::ALL) };
            actions[at] = Action::Play(bones[1], end, None);
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

const RECORDS: &str = "tests/data/records.ron";

/// A game of each ready-made one, and how it ended.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
struct Kept {
    preset: Preset,
    record: Record,
    scores: Vec<i32>,
    won_by: Option<Team>,
}

impl Kept {
    fn of(preset: Preset, game: &GameState) -> Self {
        let scores = game.scores();
        Self {
            preset,
            record: game.record().clone(),
            scores: Team::all(game.rules().seats).map(|team| scores[team]).collect(),
            won_by: game.outcome().and_then(|outcome| outcome.winner),
        }
    }

    /// The kept games. Records are left as they were first written, so the older ones lack
    /// the rules that came later. Dominican was won by a pass in mid-hand, which ends no hand
    /// any more: it goes on, and nobody has won it.
    fn all() -> Vec<Self> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(RECORDS);
        let text = fs::read_to_string(path).expect("the kept records");
        ron::from_str(&text).expect("records")
    }
}

#[test]
fn a_record_of_each_ready_made_game_is_played_as_it_was() {
    let all = Kept::all();
    let mut dice = Dice::new(55);
    let missing =
        Preset::ALL.into_iter().filter(|preset| all.iter().all(|it| it.preset != *preset));
    let missing: Vec<String> = missing
        .map(|preset| Kept::of(preset, &played_by(preset.rules(Seats::Two), &mut dice)))
        .map(|kept| ron::to_string(&kept).expect("it can be written"))
        .collect();
    assert!(missing.is_empty(), "add to {RECORDS}:\n{},", missing.join(",\n"));
    let again = all.iter().map(|kept| {
        let game = kept.record.replay().expect("a game");
        for hand in 0..game.rounds().len() {
            let seal = game.check_seal(hand);
            assert!(seal.is_none_or(SealCheck::all_match), "{:?}, hand {hand}", kept.preset);
        }
        Kept::of(kept.preset, &game)
    });
    assert_eq!(again.collect::<Vec<_>>(), all, "as it was played");
}

#[test]
fn a_record_from_before_there_were_different_ends_pays_a_capicua_as_then() {
    let mut dice = Dice::new(56);
    for preset in [Preset::Dominican, Preset::AllFives] {
        let rules = preset.rules(Seats::Two);
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        while game.turn().is_some() {
            let action = dice.pick(&game.legal_actions());
            game.apply(action).expect("it is listed");
        }
        let other = Rules { chuchazo: 50, ..rules };
        game.deal(Seed::new(dice.seed()), other).expect("a deal");
        let text = ron::to_string(game.record()).expect("a record can be written");
        let [today, older] = ["", "capicua_equal_ends:false,"].map(|lacking| {
            let text = if lacking.is_empty() {
                text.clone()
            } else {
                assert!(text.contains(lacking), "{lacking} is in {text}");
                text.replace(lacking, "")
            };
            ron::from_str::<Record>(&text).expect("it is a record")
        });
        assert_eq!(&today, game.record());
        let pays = preset == Preset::Dominican;
        for recorded in [older.rules, older.rounds[1].rules.expect("they changed")] {
            assert_eq!(recorded.capicua_equal_ends, pays, "{preset:?}");
        }
        // Settings are not played again: they follow the rules of today.
        let text = ron::to_string(&rules).expect("rules can be written");
        let read: Rules =
            ron::from_str(&text.replace("capicua_equal_ends:false,", "")).expect("rules");
        assert_eq!(read, rules);
    }
}

#[test]
fn a_capicua_is_read_as_0_9_0_wrote_it_and_keeps_the_seals_of_older_games() {
    let rules = Preset::Dominican.rules(Seats::Partners);
    let text = ron::to_string(&rules).expect("rules can be written");
    for (points, word) in [(25, "TwentyFive"), (30, "Thirty"), (100, "Hundred")] {
        let rules = Rules { capicua: Capicua::Points(points), ..rules };
        let older = text.replace("capicua:TwentyFive", &format!("capicua:{word}"));
        let without = older.replace("hand_worth:One,", "");
        assert_ne!(without, older, "the rule is newer");
        assert_eq!(ron::from_str::<Rules>(&without).as_ref(), Ok(&rules), "{without}");
        // A seal holds the line of the rules.
        let line = rules.to_line();
        assert!(line.contains(&format!("capicua={word} ")), "{line}");
        assert!(!line.contains("hand_worth"), "{line}");
    }
    let own = Rules { capicua: Capicua::Points(50), ..rules };
    assert!(own.to_line().contains("capicua=50 "), "{}", own.to_line());
    let text = ron::to_string(&own).expect("rules can be written");
    assert_eq!(ron::from_str::<Rules>(&text).as_ref(), Ok(&own), "{text}");
}

#[test]
fn only_actions_that_the_rules_allow_are_shown_to_who_watches_a_replay() {
    let mut dice = Dice::new(57);
    for _ in 0..300 {
        let mut record = played(&mut dice);
        spoil(&mut record, &mut dice);
        let seat = seat(dice.below(4));
        let places: Vec<usize> = (0..record.rounds.len()).collect();
        let actions = &mut record.rounds[dice.pick(&places)].actions;
        let place = dice.below(actions.len() + 1);
        actions.insert(place, dice.pick(&[Action::GiveUp(seat), Action::TimeUp]));
        let result = record.replay_with(|game, action| {
            assert_eq!(game.check(action), Ok(()), "{action}");
        });
        assert!(result.is_err(), "without a clock nobody gives up");
    }
}
