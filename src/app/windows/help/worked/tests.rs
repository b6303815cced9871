//! What is worked out is so by the rules, and by plain arithmetic.

use super::*;
use words::strategy::{ADVICE, FIRECRACKERS};

/// Every position of the page.
fn positions() -> Vec<Position> {
    let advice = ADVICE.iter().chain([&FIRECRACKERS]);
    advice
        .flat_map(|advice| advice.positions.iter().copied())
        .collect()
}

#[test]
fn what_the_page_says_of_its_positions_is_worked_out_by_the_rules() {
    let mut kept = Examples::default();
    let positions = positions().into_iter();
    let lines: Vec<Vec<String>> = positions
        .map(|position| Worked::of(&position, &mut kept).lines(position.shows))
        .collect();
    let expected: [&[&str]; 8] = [
        &[
            "5-5 scores 10. 5-0 would score in reply.",
            "6-4 scores 10. 6-1 would score in reply.",
            "4-4 scores nothing. 4-2 would score in reply.",
        ],
        &[
            "5-0 scores 5. 0-0 or 5-5 would score in reply.",
            "3-2 scores 5. No bone would score in reply.",
            "4-4 scores nothing. No bone would score in reply.",
            "6-3 scores nothing. 4-3, 6-2 or 6-6 would score in reply.",
        ],
        &[
            "End on the right: 6-1 makes 10.",
            "End on the left: 5-0 makes 10, 5-5 makes 20.",
            "End at the top: 5-0 makes 20, 0-0 makes 15.",
        ],
        &[
            "End at the top: 3-0 makes 10, 5-3 makes 15.",
            "End at the bottom: 3-0 makes 10, 5-3 makes 15.",
        ],
        &[
            "End on the right: 6-0 makes 5, 6-5 makes 10.",
            "End on the left: 1-0 makes 10, 5-1 makes 15.",
            "End at the top: 4-3 makes 10, 4-4 makes 15.",
            "End at the bottom: no bone scores.",
        ],
        &["Nestor would need 2-0, 5-0 or 6-1."],
        &[
            "Without 2-1 the open ends count 7. Then 4-2 fits.",
            "Without 6-5 the open ends count 13.",
        ],
        &[
            "Without 3-1 the open ends count 5. That scores 5.",
            "Without 5-2 the open ends count 11.",
        ],
    ];
    assert_eq!(lines, expected);
}

#[test]
fn each_sum_of_the_page_is_what_the_play_comes_to_and_no_play_that_scores_is_left_out() {
    let rules = rules();
    let mut played = 0;
    for position in positions() {
        let mut kept = Examples::default();
        let worked = Worked::of(&position, &mut kept);
        let all = [&worked.unseen[..], &worked.hand].concat();
        for end in worked.table.ends() {
            let told = scoring_at(&worked.table, *end, &all);
            for bone in &all {
                let mut after = worked.table;
                let can = after.play(rules.spinner, *bone, end.end()).is_ok();
                let sum: u8 = after.terms().iter().sum();
                let scores = can && sum > 0 && sum.is_multiple_of(5);
                let says = told.iter().find(|(told, _)| told == bone);
                assert_eq!(says.is_some(), scores, "{bone} at {}", end.end());
                assert!(says.is_none_or(|(_, count)| *count == sum), "{bone}");
                played += usize::from(can);
            }
        }
    }
    assert!(played > 50, "{played} plays");
}
