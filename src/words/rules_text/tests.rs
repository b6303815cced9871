//! The text and the rules agree.

use super::*;
use engine::Preset;
use game::profile::Rule;

fn text(rules: &Rules) -> String {
    let chapters = chapters(rules).into_iter();
    let paragraphs = chapters.flat_map(|chapter| chapter.paragraphs);
    paragraphs.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_text_of_a_game_mentions_what_sets_it_apart() {
    let cases = [
        (Preset::Draw, "Nothing scores while a hand is played"),
        (Preset::Block, "The other 14 are set aside"),
        (Preset::AllFives, "multiple of five scores that many points"),
        (
            Preset::AllThrees,
            "multiple of three scores that many points",
        ),
        (Preset::FivesAndThrees, "A 15 is both, and scores 15 once"),
        (Preset::PalmAllFives, "You may also draw"),
        (Preset::TournamentAllFives, "a player chosen at random"),
        (Preset::TournamentAllFives, "the pips of the other hand"),
        (Preset::TournamentAllFives, "nearest five"),
        (Preset::Muggins, "two open ends, left and right"),
        (Preset::FiveUp, "every doublet is a spinner"),
        (Preset::CribbageBoardFives, "305 points are 61"),
        (Preset::BritishFivesAndThrees, "scores 3 and 5: 8 points"),
        (Preset::BritishFivesAndThrees, "hit the target exactly"),
        (Preset::TheDrawGame, "The game is a single hand"),
        (Preset::TheDrawGame, "each player turns over a bone"),
        (Preset::TheDrawGame, "A player with 18 bones"),
    ];
    for (preset, words) in cases {
        let text = text(&preset.rules(Seats::Two));
        assert!(
            text.contains(words),
            "{}: no {words:?} in\n{text}",
            preset.id()
        );
    }
}

#[test]
fn points_past_an_exact_target_cannot_be_taken_and_help_says_so() {
    let claimed = Rules {
        claims: true,
        ..Preset::BritishFivesAndThrees.rules(Seats::Two)
    };
    let anywhere = Rules {
        exact_target: false,
        ..claimed
    };
    let says = |rules| text(rules).contains("can't be claimed by anyone");
    assert!(says(&claimed), "they are void");
    assert!(!says(&anywhere), "there are none");
}

/// Whatever is not named here as idle changes the text when it is changed.
#[test]
fn every_rule_that_matters_shows_in_the_text() {
    for rules in Preset::ALL.map(|preset| preset.rules(Seats::Two)) {
        for rule in Rule::ALL {
            for choice in rule.choices(&rules) {
                let idle = crate::rules::idle(rule, &rules).is_some();
                if choice == rules || choice.check().is_err() || idle {
                    continue;
                }
                let both = |found: fn(&Rules) -> bool| [rules, choice].iter().all(found);
                let heaviest = rules.first_lead == FirstLead::HeaviestDoublet
                    && both(|rules| {
                        matches!(
                            rules.later_leads,
                            LaterLeads::HeaviestDoublet | LaterLeads::LikeTheFirst
                        )
                    });
                let one_hand = both(|rules| {
                    rules.target.is_none()
                        && matches!(
                            rules.later_leads,
                            LaterLeads::LikeTheFirst | LaterLeads::LastWithDoublet
                        )
                });
                let same_lead = rule == Rule::LaterLeads && (heaviest || one_hand);
                assert_eq!(
                    text(&choice) == text(&rules),
                    same_lead,
                    "{rule:?} of {rules:?}"
                );
            }
        }
    }
}

#[test]
fn the_text_fits_three_and_four_players_too() {
    let text_for = |seats| text(&Preset::AllFives.rules(seats));
    assert!(
        text_for(Seats::Three).contains("share the third player's pips"),
        "a tie of two"
    );
    assert!(text_for(Seats::Four).contains("Four players play"), "four");
    assert!(
        text_for(Seats::Partners).contains("share one score"),
        "partners"
    );
    for seats in Seats::ALL {
        let text = text_for(seats);
        assert!(text.is_ascii(), "every letter has a glyph");
        // Two people may play, too.
        assert!(!text.contains("Nestor"), "{seats:?}: {text}");
    }
}

#[test]
fn a_game_without_a_boneyard_has_no_drawing() {
    let rules = Rules {
        hand_size: 7,
        ..Preset::Draw.rules(Seats::Four)
    };
    assert!(
        text(&rules).contains("No bones are left over"),
        "28 are dealt"
    );
    assert!(!text(&rules).contains("draw until"), "nothing to draw");
}

#[test]
fn the_award_of_a_block_is_told_as_it_is_reckoned() {
    for (seats, block_award_to, told) in [
        (Seats::Two, BlockAwardTo::Last, "the difference between"),
        (Seats::Three, BlockAwardTo::Low, "the difference between"),
        (Seats::Three, BlockAwardTo::Last, "the difference between"),
        (Seats::Four, BlockAwardTo::Last, "the difference between"),
        (
            Seats::Partners,
            BlockAwardTo::Last,
            "the difference between",
        ),
        (Seats::Three, BlockAwardTo::Low, "rounded down"),
    ] {
        let rules = Rules {
            block_award_to,
            ..Preset::AllFives.rules(seats)
        };
        let text = text(&rules);
        assert!(text.contains(told), "{seats:?}: no {told:?} in\n{text}");
    }
}
