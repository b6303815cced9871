//! Tests that the generated text agrees with the rules.

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
        (Preset::Draw, msg::TEXT_SCORING_NOTHING.text()),
        (Preset::Block, msg::text_deal_set_aside(14)),
        (Preset::AllFives, msg::text_worth("fives")),
        (Preset::AllThrees, msg::text_worth("threes")),
        (Preset::FivesAndThrees, msg::text_worth("both")),
        (Preset::PalmAllFives, msg::text_turn_may_draw("until-one-fits")),
        (Preset::TournamentAllFives, msg::text_lead_lot("first-hand")),
        (Preset::TournamentAllFives, msg::text_block_low("opponents", "two")),
        (Preset::TournamentAllFives, msg::TEXT_END_AWARDS_ROUNDED.text()),
        (Preset::Muggins, msg::text_line_ends("none")),
        (Preset::FiveUp, msg::text_line_ends("every")),
        (Preset::CribbageBoardFives, msg::text_win_fives(61, Points::shown(305))),
        (Preset::BritishFivesAndThrees, msg::text_worth_each("both")),
        (Preset::BritishFivesAndThrees, msg::TEXT_WIN_EXACT.text()),
        (Preset::TheDrawGame, msg::TEXT_AIM_ONE_HAND.text()),
        (Preset::TheDrawGame, msg::text_lead_drawn_for("every-game")),
        (Preset::TheDrawGame, msg::TEXT_TURN_HAND_CAP.text()),
    ];
    for (preset, words) in cases {
        let text = text(&preset.rules(Seats::Two));
        assert!(text.contains(&words), "{}: no {words:?} in\n{text}", preset.id());
    }
}

#[test]
fn the_text_says_that_points_past_an_exact_target_are_void() {
    let claimed = Rules { claims: true, ..Preset::BritishFivesAndThrees.rules(Seats::Two) };
    let anywhere = Rules { exact_target: false, ..claimed };
    let says = |rules| text(rules).contains(&msg::TEXT_CLAIMS_VOID.text());
    assert!(says(&claimed), "they are void");
    assert!(!says(&anywhere), "there are none");
}

/// Changing a rule changes the text, apart from the exceptions listed here.
#[test]
fn every_rule_that_matters_shows_in_the_text() {
    for rules in Preset::ALL.map(|preset| preset.rules(Seats::Two)) {
        for rule in Rule::ALL {
            for choice in rule.choices(&rules) {
                let idle = crate::rules::why_without_effect(rule, &rules).is_some();
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
                // A player without a partner is a side.
                let same_block = rule == Rule::BlockAwardTo
                    && both(|rules| {
                        matches!(
                            rules.block_award_to,
                            BlockAwardRecipient::Low | BlockAwardRecipient::LowestHand
                        )
                    });
                // If nobody wins a block, nobody leads for winning it.
                let no_winner = rule == Rule::BlockLead
                    && crate::rules::why_without_effect(Rule::BlockLead, &choice).is_some();
                // Where every block has a winner, there is no tie after which the leader leads
                // again.
                let no_tie = rule == Rule::BlockLead
                    && both(|rules| {
                        let by_winner = [BlockLead::Winner, BlockLead::WinnerOrLeader];
                        rules.blocks_have_a_winner() && by_winner.contains(&rules.block_lead)
                    });
                assert_eq!(
                    text(&choice) == text(&rules),
                    same_lead || same_block || no_winner || no_tie,
                    "{rule:?} of {rules:?}"
                );
            }
        }
    }
}

#[test]
fn the_text_of_a_game_in_pairs_names_its_own_rules() {
    let text_for = |preset: Preset, seats| text(&preset.rules(seats));
    for preset in [Preset::Dominican, Preset::PuertoRican] {
        let aim = msg::text_aim_ends("all-pips");
        assert!(text_for(preset, Seats::Partners).contains(&aim), "{preset:?}");
    }
    let jamaican = text_for(Preset::JamaicanPartners, Seats::Partners);
    assert!(!jamaican.contains(&msg::TEXT_SCORING_NOTHING.text()));
    assert!(jamaican.contains(&msg::text_end_hand_won("partners", "one")));
    let three = text_for(Preset::JamaicanPartners, Seats::Three);
    assert!(three.contains(&msg::text_end_hand_won("three", "one")), "alone");
    let again = msg::text_lead_no_doublet("deal-again");
    assert!(!jamaican.contains(&again), "all bones are dealt");
    assert!(text_for(Preset::Block, Seats::Two).contains(&again));
    let titles = |preset: Preset| {
        let chapters = chapters(&preset.rules(Seats::Partners)).into_iter();
        chapters.filter(|chapter| chapter.paragraphs.is_empty())
    };
    for preset in Preset::ALL {
        assert_eq!(titles(preset).count(), 0, "{preset:?}: no empty chapter");
    }
}

#[test]
fn the_text_fits_three_and_four_players_too() {
    let text_for = |seats| text(&Preset::AllFives.rules(seats));
    for (seats, says) in [
        (Seats::Three, msg::text_block_equal("three", "low")),
        (Seats::Four, msg::text_deal_hands(5, "four", 28)),
        (Seats::Partners, msg::TEXT_AIM_PARTNERS.text()),
    ] {
        let text = text_for(seats);
        assert!(text.contains(&says), "{seats:?}: no {says:?} in\n{text}");
    }
    for seats in Seats::ALL {
        let text = text_for(seats);
        // The players may all be people.
        assert!(!text.contains("Nestor"), "{seats:?}: {text}");
    }
}

#[test]
fn a_game_without_a_boneyard_has_no_drawing() {
    let rules = Rules { hand_size: 7, ..Preset::Draw.rules(Seats::Four) };
    assert!(text(&rules).contains(&msg::TEXT_DEAL_NONE_LEFT.text()), "28 are dealt");
    assert!(!text(&rules).contains(&msg::text_turn_draw("until-one-fits")), "nothing to draw");
}

#[test]
fn three_share_all_bones_of_a_set_without_0_0() {
    let text =
        text(&Rules { seats: Seats::Three, double_blank: false, hand_size: 9, ..Rules::default() });
    for says in [msg::text_deal_hands(9, "three", 27), msg::TEXT_DEAL_NONE_LEFT.text()] {
        assert!(text.contains(&says), "no {says:?} in\n{text}");
    }
}

#[test]
fn the_text_of_a_block_award_follows_the_rules() {
    for (seats, block_award_to, told) in [
        (Seats::Two, BlockAwardRecipient::Last, msg::text_block_last("difference", "two")),
        (Seats::Three, BlockAwardRecipient::Low, msg::text_block_low("difference", "three")),
        (
            Seats::Partners,
            BlockAwardRecipient::Last,
            msg::text_block_last("difference", "partners"),
        ),
        (Seats::Three, BlockAwardRecipient::Low, msg::text_block_equal("three", "low")),
    ] {
        let rules = Rules { block_award_to, ..Preset::AllFives.rules(seats) };
        let text = text(&rules);
        assert!(text.contains(&told), "{seats:?}: no {told:?} in\n{text}");
    }
}
