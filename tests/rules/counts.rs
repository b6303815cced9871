//! Section 6: the worked counts, line by line, with what they score under
//! fives.

use engine::{
    self as engine, Bone, Bones, Boneyard, BySeat, ByTeam, Draws, Position, Rules, Spinner,
};

use crate::dice::Dice;
use crate::fixture::action;
use crate::naive::{Action, Table};
use crate::pair::seat;

/// How a line of play ends.
#[derive(Debug, Clone, Copy)]
enum Then {
    /// The counts after each of the last bones, and their scores.
    Counts(&'static [u8], &'static [u8]),
    /// The last bone cannot be played there.
    Illegal,
}

use Then::{Counts, Illegal};

const WORKED: [(Spinner, &str, Then); 24] = [
    (Spinner::Single, "6-6", Counts(&[12], &[0])),
    (Spinner::Single, "6-6 6-1@E", Counts(&[13], &[0])),
    (Spinner::Single, "6-6 6-1@E 6-3@W", Counts(&[4], &[0])),
    (Spinner::Single, "6-6 6-3@W 6-1@E 1-1@E", Counts(&[5], &[5])),
    (Spinner::Single, "6-6 6-3@W 6-1@E 1-1@E 6-0@N", Counts(&[5], &[5])),
    (Spinner::Single, "6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S", Counts(&[10], &[10])),
    (Spinner::Single, "5-5", Counts(&[10], &[10])),
    (Spinner::Single, "6-4", Counts(&[10], &[10])),
    (Spinner::Single, "6-4 6-6@W", Counts(&[16], &[0])),
    (Spinner::Single, "6-4 6-6@W 6-5@N", Illegal),
    (Spinner::Single, "6-4 6-6@W 6-5@6-6N", Illegal),
    (Spinner::Single, "6-4 6-6@W 6-5@6-6E", Illegal),
    (Spinner::Single, "6-4 6-6@E", Illegal),
    (Spinner::Single, "3-3 3-4@E", Counts(&[10], &[10])),
    (Spinner::Single, "3-2", Counts(&[5], &[5])),
    (Spinner::Single, "3-2 2-2@E", Counts(&[7], &[0])),
    (Spinner::Single, "3-3 6-3@E 6-6@E 5-3@W 5-5@W 4-3@N 4-4@N 3-2@S 5-2@S", Counts(&[35], &[35])),
    (Spinner::Single, "3-3 6-3@E 6-6@E 5-3@W 5-5@W 4-3@N 4-4@N 3-2@S 6-2@S", Counts(&[36], &[0])),
    (Spinner::None, "6-5 6-6@W 5-5@E", Counts(&[22], &[0])),
    (Spinner::None, "5-5 5-0@E", Counts(&[10, 10], &[10, 10])),
    (Spinner::None, "5-5 5-0@E 5-4@5-5N", Illegal),
    (Spinner::None, "5-5 5-0@E 5-3@W 5-4@5-5N", Illegal),
    (Spinner::Every, "6-6 6-4@E 4-4@E 6-1@W", Counts(&[12, 16, 20, 9], &[0, 0, 20, 0])),
    (
        Spinner::Every,
        "6-6 6-4@E 4-4@E 6-1@W 4-3@E 4-2@4-4N 6-5@6-6N 2-2@4-2N 5-2@2-2N 2-1@2-2E",
        Counts(&[4, 6, 11, 13, 14, 15], &[0, 0, 0, 0, 0, 15]),
    ),
];

/// All 28 bones in one hand, so that any line can be played; the other hand
/// is never asked.
fn solitaire(spinner: Spinner) -> (Rules, engine::Deal) {
    let rules =
        Rules { spinner, fives: true, draws: Draws::None, target: None, ..Rules::default() };
    let deal = engine::Deal {
        leader: seat(0),
        lead_by: engine::LeadBy::HeaviestDoublet,
        must_lead: None,
        drawn_for_lead: Vec::new(),
        hands: BySeat::from_fn(|_| rules.bones()),
        boneyard: Boneyard::new(&rules, &[]),
    };
    (rules, deal)
}

#[test]
fn the_worked_counts_hold() {
    for (spinner, line, then) in WORKED {
        let (rules, deal) = solitaire(spinner);
        let mut position = Position::new(&rules, &deal, ByTeam::default());
        let mut table = Table::new(&rules);
        let mut counts = Vec::new();
        let mut scores = Vec::new();
        let mut failed = None;
        for word in line.split(' ') {
            assert!(failed.is_none(), "{line}: {failed:?} before {word}");
            let text = word.split_once('@').map(|(bone, end)| {
                let bone: Bone = bone.parse().expect("a bone");
                let end = position.table().find_end(spinner, end, bone);
                engine::Action::Play(bone, end.expect("a place on the table"), None)
            });
            let real = text.unwrap_or_else(|| word.parse().expect("a lead"));
            let done = position.apply(&rules, real);
            let naive = action(&table, word).and_then(|action| match action {
                Action::Lead(bone) => {
                    table.lead(bone);
                    Ok(())
                }
                Action::Play(bone, end, outward) => table.play(bone, end, outward),
                _ => Err("no play".to_owned()),
            });
            assert_eq!(done.is_ok(), naive.is_ok(), "{line}: {done:?}, {naive:?}");
            match done {
                Ok(step) => {
                    counts.push(position.table().count());
                    scores.push(step.scored);
                    let terms = position.table().terms();
                    let sum: u8 = terms.iter().sum();
                    assert_eq!(sum, position.table().count(), "{line}: {terms:?}");
                    assert_eq!(table.count(), position.table().count(), "{line}");
                }
                Err(reason) => failed = Some(reason),
            }
        }
        match then {
            Counts(expected, points) => {
                assert_eq!(failed, None, "{line}");
                assert!(counts.ends_with(expected), "{line}: {counts:?}");
                assert!(scores.ends_with(points), "{line}: scores {scores:?}");
            }
            Illegal => assert!(failed.is_some(), "{line} is illegal"),
        }
    }
}

/// Section 2.7. What it calls the highest count is the highest that scores
/// under fives; tables that count one or two more exist, and are among the
/// lines above.
#[test]
fn no_table_with_one_spinner_scores_more_than_35_and_without_one_more_than_20() {
    let six = [(Spinner::Single, 36, 35), (Spinner::None, 22, 20)];
    for (spinner, most, most_under_fives) in six {
        let mut dice = Dice::new(9);
        let (rules, deal) = solitaire(spinner);
        let mut highest = 0;
        let mut highest_score = 0;
        for _ in 0..400 {
            let mut position = Position::new(&rules, &deal, ByTeam::default());
            let mut play = engine::Action::Lead(dice.bones(rules.set)[0]);
            loop {
                let step = position.apply(&rules, play).expect("it is listed");
                position = position.imagined(BySeat::from_fn(|_| unplayed(&position)), &[]);
                highest = highest.max(position.table().count());
                highest_score = highest_score.max(step.scored);
                // The play that counts most, or now and then any other.
                let plays: Vec<_> = position.legal(&rules).iter().collect();
                let worth = |play: &engine::Action| {
                    let mut then = position;
                    then.apply(&rules, *play).map(|_| then.table().count())
                };
                let best = plays.iter().copied().max_by_key(|play| worth(play).ok());
                match best {
                    Some(engine::Action::Pass) | None => break,
                    Some(_) if dice.once_in(3) => play = dice.pick(&plays),
                    Some(best) => play = best,
                }
            }
        }
        assert_eq!(highest, most, "{spinner:?}");
        assert_eq!(highest_score, most_under_fives, "{spinner:?}");
    }
}

fn unplayed(position: &Position) -> Bones {
    Rules::default().bones().without(position.table().played())
}
