//! What is said of tables with what they count is so.

use engine::{Bone, CountUnit, Preset, Rules, Seats, Table};
use words::examples::examples;
use words::set_language;

/// What the ends count after plays as in `6-6 6-1@E`.
fn count(plays: &str, rules: &Rules) -> u8 {
    let mut table = Table::EMPTY;
    for play in plays.split_whitespace() {
        let (bone, side) = play.split_once('@').unwrap_or((play, ""));
        let bone: Bone = bone.parse().expect("a bone");
        let laid = if side.is_empty() {
            table.lead(rules.spinner, bone)
        } else {
            let end = table.find_end(rules.spinner, side, bone);
            table.play(rules.spinner, bone, end.expect("an end"), None)
        };
        laid.expect("it can be played");
    }
    table.count()
}

/// The points of the plays of which it is said that no play scores more.
fn said_to_be_most(rules: &Rules) -> Vec<u8> {
    let examples = examples(rules).into_iter().flat_map(|(_, group)| group);
    let most = examples.filter(|it| it.explanation.text().contains("no play scores more"));
    let points = most.map(|it| rules.count_points(count(it.plays, rules)));
    points.collect()
}

#[test]
fn no_play_is_said_to_score_the_most_where_another_scores_more() {
    set_language(None);
    let of = |preset: Preset| preset.rules(Seats::Two);
    let by_multiples = Rules { count_unit: CountUnit::Multiples, ..of(Preset::FivesAndThrees) };
    for rules in Preset::ALL.map(of).into_iter().chain([by_multiples]) {
        let most = rules.possible_claims().max();
        for points in said_to_be_most(&rules) {
            assert_eq!(Some(points), most, "the most points: {rules:?}");
        }
    }
    for (rules, most) in [
        (of(Preset::AllFives), &[35][..]),
        (of(Preset::FivesAndThrees), &[36]),
        (of(Preset::AllThrees), &[]),
        (by_multiples, &[]),
    ] {
        assert_eq!(said_to_be_most(&rules), most, "{rules:?}");
    }
}
