//! Reasons name chances only where they tell something.

use engine::Preset::AllFives;
use engine::{BlockAwardRecipient, Draws, Pips, Remaining, Rules, Seats};
use nestor::coach::{HintReason, ProgressMonitor, hint};
use words::{languages, msg, set_language};

use super::hint::{said, you};
use super::position::view;

#[test]
fn chances_to_score_that_are_about_the_same_are_not_named_but_the_points_are() {
    let rules = AllFives.rules(Seats::Two);
    let leaves = |chance, instead| HintReason::LeavesFewerPoints {
        chance,
        instead,
        points: 2.0,
        most: 5,
        most_instead: 20,
    };
    for language in languages() {
        set_language(Some(language));
        let told = said(vec![leaves(0.51, 0.52)], &rules);
        assert!(!told.contains('%'), "{language}: {told}");
        assert!(told.contains("2 "), "{language}, the points: {told}");
        let apart = said(vec![leaves(0.31, 0.52)], &rules);
        for chance in ["31", "52"] {
            assert!(apart.contains(chance), "{language}: {apart}");
        }
    }
    set_language(None);
}

#[test]
fn what_the_other_play_opens_is_told_by_what_its_player_can_know() {
    set_language(None);
    let rules = AllFives.rules(Seats::Two);
    let leaves = HintReason::LeavesFewerPoints {
        chance: 0.0,
        instead: 0.2,
        points: 4.0,
        most: 0,
        most_instead: 20,
    };
    let gives_up = HintReason::GivesUpPoints { points: 0, instead: 5 };
    let told = said(vec![leaves, gives_up], &rules);
    assert!(told.contains("nothing to score on"), "{told}");
    assert!(told.contains("scores 5 points now but could give away 20"), "{told}");
    let figures = told.find('%').expect("figures");
    assert!(told.find("give away").expect("words") < figures, "words first: {told}");
}

#[test]
fn points_that_are_not_taken_are_named_after_what_outweighs_them() {
    // At the other end 5-1 would score 10.
    let rules = AllFives.rules(Seats::Two);
    let at = view(rules, "6-1 6-3 4-3 3-1 2-1 5-1 4-1", &[0, 0], 1, "6-6 6-1@E 6-5@W");
    let hint = hint(&at, &ProgressMonitor::NONE).expect("a hint");
    let best = hint.best.action.bone().map(|bone| bone.to_string());
    assert_eq!(best.as_deref(), Some("5-1"), "{hint:?}");
    let against = HintReason::GivesUpPoints { points: 0, instead: 10 };
    assert_eq!(hint.reasons.last(), Some(&against), "{:?}", hint.reasons);
    assert!(hint.reasons.len() > 1, "something outweighs it");
    for language in languages() {
        set_language(Some(language));
        let outweighs = || HintReason::ShedsDoublet;
        let told = said(vec![outweighs(), against.clone()], &rules);
        assert!(told.contains("6-3"), "{language}, the other: {told}");
        assert!(told.contains("10"), "{language}: {told}");
        let both = HintReason::GivesUpPoints { points: 10, instead: 15 };
        let both = said(vec![outweighs(), both], &rules);
        assert!(both.contains("15"), "{language}: {both}");
        assert!(both.contains("10"), "{language}: {both}");
    }
    set_language(None);
}

#[test]
fn where_each_side_loses_its_own_pips_a_block_is_told_to_be_good_by_them() {
    set_language(None);
    for block_award_to in
        [BlockAwardRecipient::Low, BlockAwardRecipient::Last, BlockAwardRecipient::Nobody]
    {
        for (seats, told) in [
            (Seats::Two, msg::hint_blocks(&you(), 90, "fewer")),
            (Seats::Partners, msg::hint_blocks(&you(), 90, "side-fewer")),
        ] {
            let rules =
                Rules { remaining: Remaining::LoseOwn, block_award_to, ..AllFives.rules(seats) };
            let said = said(vec![HintReason::Blocks { chance: 0.9 }], &rules);
            assert!(said.ends_with(&told), "{block_award_to:?}: {said}");
        }
    }
}

#[test]
fn who_lacks_a_number_is_said_to_have_nothing_to_play_only_where_that_is_likely_enough() {
    let rules = AllFives.rules(Seats::Two);
    let lacks = |stuck_chance| HintReason::NextLacksNumber {
        pips: Pips::new(6).expect("a number"),
        stuck_chance,
    };
    for language in languages() {
        set_language(Some(language));
        for hardly in [0.0, 0.004, 0.04] {
            let told = said(vec![lacks(hardly)], &rules);
            assert!(!told.contains('%'), "{language}: {told}");
            assert!(told.contains('6'), "{language}: {told}");
        }
        let likely = said(vec![lacks(0.3)], &rules);
        assert!(likely.contains("30"), "{language}: {likely}");
    }
    set_language(None);
}

#[test]
fn nothing_is_said_to_block_the_hand_while_another_has_a_firecracker() {
    let rules = Rules { draws: Draws::None, ..AllFives.rules(Seats::Two) };
    let with = Rules { firecrackers: true, ..rules };
    for (rules, blocks) in [(rules, true), (with, false)] {
        let hand = "6-6 6-5 6-4 1-0 2-0 1-1 3-0";
        let at = view(rules, hand, &[0, 0], 0, "6-6 pass 6-5@E 5-4@E");
        let hint = hint(&at, &ProgressMonitor::NONE).expect("a hint");
        let mut reasons = hint.reasons.iter();
        let told = reasons.any(|it| matches!(it, HintReason::Blocks { .. }));
        assert_eq!(told, blocks, "{hint:?}");
    }
}
