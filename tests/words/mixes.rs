//! Sentences under rules that few players mix, each read for what would be false.

use engine::{
    Action, Amount, BlockAwardOf, BlockAwardTo, BySeat, CountUnit, Cut, DominoAward, Draws,
    GameState, LaterLeads, Level, Preset, Remaining, Rules, ScoreDisplay, SealCheck, Seat, Seats,
    Seed, Shuffle,
};
use game::profile::Rule;
use nestor::coach::{Hint, HintReason};
use nestor::{ActionValue, Cost};
use words::awards::Awarded;
use words::hint::Advised;
use words::review::AtTable;
use words::{Eyes, Who, msg, rules, rules_text, seals, speak, strategy};

use super::company::{one_person, people, plain};

/// What the check of a hand that was cut says. The hand is played with the first action
/// that is allowed.
fn check_of_cut(rules: Rules, seed: u8) -> (SealCheck, String) {
    let mut state = GameState::new(rules, one_person(rules.seats), 0).expect("a game");
    let cut = Cut::new(9).expect("so many can be cut");
    let seed = Seed::new([seed; 32]);
    state.deal(Shuffle { seed, cut }, rules).expect("a hand");
    while state.turn().is_some() {
        let first = state.legal_actions()[0];
        state.apply(first).expect("it is allowed");
    }
    let check = state.check_seal(0).expect("the hand is over");
    (check, seals::check(check, cut))
}

#[test]
fn a_cut_that_makes_the_deal_void_is_not_said_to_have_dealt_the_order_in_the_line() {
    speak(None);
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let checks: Vec<_> = (0..60).map(|seed| check_of_cut(rules, seed)).collect();
    assert!(
        checks.iter().all(|(check, _)| check.holds()),
        "all are dealt"
    );
    let (void, usual): (Vec<_>, Vec<_>) = checks
        .iter()
        .partition(|(check, _)| check.is_void_after_cut);
    assert!(!void.is_empty(), "one hand in ten or so");
    for (_, told) in void {
        assert!(told.contains("void"), "{told}");
        assert!(!told.contains("dealt in this order"), "{told}");
    }
    for (_, told) in usual {
        assert!(told.contains("dealt in this order"), "{told}");
    }
}

/// The rules of a game in words.
fn text(rules: &Rules) -> String {
    rules.check().expect("such a game can be played");
    let chapters = rules_text::chapters(rules).into_iter();
    let paragraphs: Vec<String> = chapters.flat_map(|it| it.paragraphs).collect();
    plain(&paragraphs.join("\n"))
}

/// Reads the text of rules: what it has to say, and what would be false.
fn reads(rules: Rules, says: &[&str], never: &[&str]) {
    speak(None);
    let text = text(&rules);
    for part in says {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
    for part in never {
        assert!(!text.contains(part), "{part:?} in\n{text}");
    }
}

#[test]
fn with_18_bones_nobody_draws_by_choice_either() {
    let rules = Rules {
        hand_cap: true,
        ..Preset::PalmAllFives.rules(Seats::Two)
    };
    reads(rules, &[&msg::TEXT_TURN_HAND_CAP.text()], &[]);
}

#[test]
fn the_aim_names_going_out_and_blocks_where_they_bring_something_and_only_there() {
    let fives = Rules {
        domino_award: DominoAward::OnePoint,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let draw = Rules {
        domino_award: DominoAward::OnePoint,
        ..Preset::Draw.rules(Seats::Two)
    };
    for rules in [fives, draw] {
        for (rounding, block_award_to) in [
            (false, BlockAwardTo::Low),
            (false, BlockAwardTo::Nobody),
            (true, BlockAwardTo::Last),
            (true, BlockAwardTo::Nobody),
        ] {
            let rules = Rules {
                rounding,
                block_award_to,
                ..rules
            };
            let has_block = block_award_to != BlockAwardTo::Nobody;
            if rules.check().is_err() {
                assert!(rounding && !has_block, "nothing could be won");
                continue;
            }
            speak(None);
            let text = text(&rules);
            let aim = text.lines().next().expect("the aim comes first");
            assert_eq!(aim.contains("going out"), !rounding, "{aim}");
            assert_eq!(aim.contains("blocked hand"), has_block, "{aim}");
            assert!(!aim.contains("still holds"), "not for any bones: {aim}");
            let rounds = text.contains("12 scores 10");
            assert_eq!(rounds, rounding && has_block, "{text}");
        }
    }
    let nothing = Rules {
        rounding: true,
        block_award_to: BlockAwardTo::Nobody,
        target: None,
        ..draw
    };
    reads(
        nothing,
        &["Nothing scores", "go out to win"],
        &["You score"],
    );
}

#[test]
fn partners_lose_the_pips_of_both_hands_rounded_together() {
    let rules = Rules {
        remaining: Remaining::LoseOwn,
        rounding: true,
        ..Preset::AllFives.rules(Seats::Partners)
    };
    let costs = |pips: u16| rules.rounded_award(pips);
    assert_eq!([costs(2), costs(1), costs(2 + 1)], [0, 0, 5]);
    let sum = "2 and 1 together cost 5";
    reads(
        rules,
        &["each side loses", "two hands", sum],
        &["everyone loses"],
    );
    let alone = Rules {
        seats: Seats::Four,
        ..rules
    };
    reads(alone, &["everyone loses", "12 costs 10"], &["two hands"]);
}

#[test]
fn a_bone_that_is_blown_up_goes_back_into_the_boneyard_only_where_there_is_one() {
    let draws = Preset::FirecrackerFives.rules(Seats::Two);
    let none = Rules {
        draws: Draws::None,
        ..draws
    };
    reads(draws, &["goes back into the boneyard"], &["set aside with"]);
    reads(none, &["is set aside with the others"], &["the boneyard"]);
    for rules in [draws, none] {
        let advice = strategy::advice_for(&rules);
        let told: Vec<String> = advice
            .iter()
            .flat_map(|it| it.says.iter().chain(it.so.iter()))
            .map(|says| says.text())
            .collect();
        let blast = told
            .iter()
            .find(|says| says.contains("2-1"))
            .expect("the example");
        assert!(!blast.contains("draw"), "{blast}");
        let kept = told.last().expect("it comes last");
        assert!(!kept.contains("draw"), "{kept}");
    }
}

#[test]
fn who_leads_with_a_doublet_is_the_first_person_who_need_not_be_who_reads() {
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let led = "The first hand is led by the first person at the table";
    reads(rules, &[led], &["You lead", "your heaviest", "You are"]);
    speak(None);
    let value = rules::value(Rule::FirstLead, &rules);
    let explained = rules::value_explanation(Rule::FirstLead, &rules).expect("it has one");
    let read = format!("{value}. {explained}");
    assert!(!read.to_lowercase().contains("you"), "{read}");
}

#[test]
fn the_second_of_a_side_to_go_out_leads_where_partners_play_on() {
    let british = |seats| Rules {
        later_leads: LaterLeads::Winner,
        ..Preset::BritishFivesAndThrees.rules(seats)
    };
    let last = "the partner who went out last leads";
    reads(british(Seats::Partners), &[last], &["whoever went out"]);
    reads(british(Seats::Four), &["whoever went out leads"], &[last]);
}

#[test]
fn the_loser_who_leads_is_one_of_several_opponents() {
    speak(None);
    for seats in Seats::ALL {
        let rules = Rules {
            later_leads: LaterLeads::Loser,
            ..Preset::AllFives.rules(seats)
        };
        let (text, value) = (text(&rules), rules::value(Rule::LaterLeads, &rules));
        let is_one = seats == Seats::Two;
        assert_eq!(text.contains("whoever did not go out"), is_one, "{text}");
        assert_eq!(text.contains("most pips left (if tied"), !is_one, "{text}");
        let expected = if is_one {
            msg::VALUE_LATER_LEADS_LOSER
        } else {
            msg::VALUE_LATER_LEADS_LOSER_OF_SEVERAL
        };
        assert_eq!(value, expected.text());
    }
}

#[test]
fn a_block_is_worth_the_hands_of_all_opponents_at_a_table_of_three_or_four() {
    speak(None);
    for seats in Seats::ALL {
        for block_award_of in [BlockAwardOf::Opponents, BlockAwardOf::Both] {
            let rules = Rules {
                block_award_of,
                ..Preset::AllFives.rules(seats)
            };
            let value = rules::value(Rule::BlockAwardOf, &rules);
            for two in ["other hand", "Both hands"] {
                assert!(!value.contains(two), "{seats:?}: {value}");
            }
            let is_two = seats == Seats::Two;
            let text = text(&rules);
            let says_two = ["the other hand.", "both hands together"]
                .iter()
                .any(|two| text.contains(two));
            assert_eq!(says_two, is_two, "{text}");
        }
    }
}

#[test]
fn the_worth_of_15_by_its_multiples_is_told_by_what_scores() {
    speak(None);
    for (fives, threes, worth) in [(true, false, 3), (false, true, 5), (true, true, 8)] {
        let rules = Rules {
            fives,
            threes,
            count_unit: CountUnit::Multiples,
            ..Preset::AllFives.rules(Seats::Two)
        };
        assert_eq!(rules.count_points(15), worth);
        let value = rules::value(Rule::CountUnit, &rules);
        let explained = rules::value_explanation(Rule::CountUnit, &rules).expect("it has one");
        let read = format!("{value}. {explained}");
        assert_eq!(read.contains("3 points"), fives, "{read}");
        assert_eq!(read.contains(" 5 "), threes, "{read}");
        for (word, scores) in [("five", fives), ("three", threes)] {
            assert_eq!(read.contains(word), scores, "{read}");
        }
    }
}

#[test]
fn drawing_all_tells_what_is_out_only_where_no_bone_stays_hidden_and_ends_only_where_all_can() {
    speak(None);
    let all = Preset::PalmAllFives.rules(Seats::Two);
    let buried = Rules {
        bury_two: true,
        ..all
    };
    let kept_back = Rules {
        kept_back: 2,
        ..all
    };
    let capped = Rules {
        hand_cap: true,
        ..all
    };
    let three = Preset::PalmAllFives.rules(Seats::Three);
    for (rules, everything, knows) in [
        (all, true, true),
        (buried, true, false),
        (kept_back, true, false),
        (capped, false, false),
        (three, false, false),
    ] {
        let advice = strategy::advice_for(&rules);
        let says = advice[0].says.iter().map(|says| says.text());
        let told = says.collect::<Vec<_>>().join(" ");
        assert_eq!(told.contains("Drawing everything"), everything, "{told}");
        assert_eq!(told.contains("you then know"), knows, "{told}");
        let hint = words::hint::action(Action::Draw, &rules);
        let is_capped = rules.hand_cap;
        assert_eq!(hint == msg::HINT_DRAW_ALL.text(), !is_capped, "{hint}");
    }
}

#[test]
fn nestor_does_not_say_that_bones_stay_where_they_are_because_firecrackers_move_them() {
    speak(None);
    for level in Level::ALL {
        let chapters = words::help::nestor(level);
        let says: Vec<&String> = chapters.iter().flat_map(|it| &it.paragraphs).collect();
        let told = says.iter().find(|says| {
            says.contains("boneyard at any level") || says.contains("order of the boneyard")
        });
        let told = told.expect("what he does not know");
        assert!(told.contains("settled before the hand"), "{told}");
        assert!(!told.contains("moves them"), "{told}");
    }
}

#[test]
fn scores_in_fives_are_explained_without_a_target_and_refused_with_a_reason_that_is_true() {
    let fives = |rules: Rules| Rules {
        score_display: ScoreDisplay::Fives,
        ..rules
    };
    let draw = Rules {
        rounding: true,
        ..Preset::Draw.rules(Seats::Two)
    };
    reads(fives(draw), &["shown in fives", "150 points are 30"], &[]);
    let one_hand = Rules {
        target: None,
        ..fives(draw)
    };
    reads(one_hand, &["shown in fives", "10 points are 2"], &[]);
    // Five a bone needs no rounding; a sentence that asks for it would be false.
    let firecrackers = fives(Preset::FirecrackerFives.rules(Seats::Two));
    assert!(!firecrackers.rounding);
    reads(firecrackers, &["100 points are 20"], &[]);
    let british = fives(Preset::BritishFivesAndThrees.rules(Seats::Two));
    let refused = british.check().expect_err("3 + 1 is no multiple of five");
    let says = rules::impossible(&refused);
    for needs in ["threes off", "full value", "round hand-end", "5 per bone"] {
        assert!(says.contains(needs), "{says}");
    }
}

#[test]
fn what_is_always_a_multiple_of_five_is_not_said_to_be_rounded() {
    let rules = Rules {
        rounding: true,
        ..Preset::FirecrackerFives.rules(Seats::Two)
    };
    reads(rules, &[], &["12 scores 10"]);
    assert!(rules::idle(Rule::Rounding, &rules).is_some());
    for other in [
        Rules {
            block_award_to: BlockAwardTo::Low,
            ..rules
        },
        Rules {
            remaining: Remaining::LoseOwn,
            ..rules
        },
    ] {
        reads(other, &["12 "], &[]);
        assert_eq!(rules::idle(Rule::Rounding, &other), None);
    }
}

#[test]
fn a_game_in_a_few_words_fits_any_number_of_players() {
    speak(None);
    for seats in Seats::ALL {
        let short = |preset: Preset| words::new_game::short(preset, &preset.rules(seats));
        let tournament = short(Preset::TournamentAllFives);
        assert!(!tournament.contains("250"), "200 for more: {tournament}");
        let firecrackers = short(Preset::FirecrackerFives);
        let is_two = seats == Seats::Two;
        assert_eq!(firecrackers.contains("blast"), is_two, "{firecrackers}");
    }
}

#[test]
fn of_several_the_one_a_block_is_good_for_holds_the_fewest_pips() {
    speak(None);
    let you = Who {
        who: "you",
        name: String::new(),
        partner: String::new(),
    };
    for (seats, says) in [
        (Seats::Two, msg::hint_blocks(&you, 90)),
        (Seats::Three, msg::hint_blocks_of_several(&you, 90)),
        (Seats::Four, msg::hint_blocks_of_several(&you, 90)),
        (Seats::Partners, msg::hint_blocks_side(&you, 90)),
    ] {
        let rules = Preset::Block.rules(seats);
        let hint = Hint {
            best: valued("6-4@6-6W"),
            next: Some(valued("6-3@6-6E")),
            reasons: vec![HintReason::Blocks { chance: 0.9 }],
        };
        let seating = one_person(seats);
        let eyes = Eyes::now(Seat::ALL[0], &seating);
        let rules = &rules;
        let told = words::hint::said(&hint, Advised { eyes, rules });
        assert!(told.ends_with(&says), "{seats:?}: {told}");
    }
}

/// An action that is worth as much as any other.
fn valued(action: &str) -> ActionValue {
    ActionValue {
        action: action.parse().expect("an action"),
        points: 0.0,
        chance: 0.5,
        worlds: 1,
        cost: Cost::default(),
    }
}

#[test]
fn mistakes_are_named_after_their_side_where_several_people_may_read_of_them() {
    speak(None);
    let rules = Preset::Draw.rules(Seats::Two);
    for (seating, is_named) in [(one_person(Seats::Two), false), (people(Seats::Two), true)] {
        let at = AtTable {
            seating: &seating,
            rules: &rules,
        };
        let told = words::review::mistakes(2, Seat::ALL[1], at);
        assert_eq!(told.contains("Ben"), is_named, "{told}");
        assert!(told.ends_with("2 mistakes"), "{told}");
    }
}

#[test]
fn shown_in_fives_an_award_adds_up() {
    speak(None);
    let seating = one_person(Seats::Two);
    let held = |pips: u16| BySeat::from_fn(|seat| if seat == Seat::ALL[0] { 0 } else { pips });
    let told = |rules: &Rules, amount: Amount, points| {
        rules.check().expect("such a game can be played");
        let award = Awarded {
            team: Seats::Two.team(Seat::ALL[0]),
            amount,
            points,
            is_void: false,
            held: held(amount.points()),
        };
        plain(&award.told(&seating, rules))
    };
    let draw = Rules {
        rounding: true,
        score_display: ScoreDisplay::Fives,
        ..Preset::Draw.rules(Seats::Two)
    };
    for pips in [10, 12] {
        let told = told(&draw, Amount::Opponents(pips), 10);
        assert!(told.contains("10"), "the points before that: {told}");
        assert!(told.ends_with("you scored 2 points."), "{told}");
    }
    let by_bones = Rules {
        score_display: ScoreDisplay::Fives,
        ..Preset::FirecrackerFives.rules(Seats::Two)
    };
    let told = told(&by_bones, Amount::FiveABone(4), 20);
    assert_eq!(
        told,
        "1 for each of 4 bones left over: you scored 4 points."
    );
}

#[test]
fn rules_on_drawing_are_said_to_have_no_effect_where_none_is_drawn_or_no_hand_grows_so_large() {
    speak(None);
    let all_dealt = Rules {
        hand_size: 7,
        ..Preset::PalmAllFives.rules(Seats::Partners)
    };
    let idle = |rule, rules: &Rules| rules::idle(rule, rules).is_some();
    for rule in [Rule::Draws, Rule::VoluntaryDraw] {
        assert!(idle(rule, &all_dealt), "{rule:?}: all bones are dealt");
        let some_left = Preset::PalmAllFives.rules(Seats::Partners);
        assert!(!idle(rule, &some_left), "{rule:?}");
    }
    let drawn = |seats| Preset::TheDrawGame.rules(seats);
    let (two, three) = (drawn(Seats::Two), drawn(Seats::Three));
    reads(two, &["18 bones"], &[]);
    reads(three, &[], &["18 bones"]);
    assert!(!idle(Rule::HandCap, &two), "7 and 14 bones");
    assert!(idle(Rule::HandCap, &three), "7 and 7 bones");
}

#[test]
fn what_bones_in_hand_cost_does_not_keep_the_open_ends_from_scoring() {
    speak(None);
    let rules = Rules {
        remaining: Remaining::LoseOwn,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let says = rules::value_explanation(Rule::Remaining, &rules).expect("it has one");
    assert!(says.ends_with("no one scores for the hand."), "{says}");
}

#[test]
fn one_point_that_rounds_to_zero_still_lets_partners_play_on() {
    speak(None);
    let rules = Rules {
        rounding: true,
        domino_award: DominoAward::OnePoint,
        ..Preset::AllFives.rules(Seats::Partners)
    };
    let idle = rules::idle(Rule::DominoAward, &rules).expect("it scores nothing");
    assert!(!idle.contains("No effect"), "{idle}");
    reads(rules, &["both partners of a side are out"], &[]);
}
