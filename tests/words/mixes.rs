//! Sentences under rules that few players mix. Each stands here because a sentence was once false
//! for it: who changes how something is said reads the one file of snapshots
//! (`INSTA_UPDATE=always cargo test -p words`) and asks of every line whether it is true.

use engine::{
    Action, Amount, BlockAwardFormula, BlockAwardRecipient, BySeat, CountUnit, Cut, DominoAward,
    Draws, GameState, LaterLeads, Level, Preset, Remaining, Rules, ScoreDisplay, SealCheck, Seat,
    Seats, Seed, Shuffle,
};
use game::profile::Rule;
use nestor::coach::{Hint, HintReason};
use nestor::{ActionValue, Cost};
use words::awards::SideAward;
use words::hint::AdviceContext;
use words::review::TableContext;
use words::{Perspective, new_game, rules, rules_text, seals, set_language, strategy};

use super::company::{one_person, people, plain};

/// What is said, under headings.
#[derive(Default)]
struct Page(String);

impl Page {
    fn about(&mut self, title: &str) {
        self.0.extend(["\n# ", title, "\n"]);
    }

    fn says(&mut self, of: &str, what: &str) {
        self.0.extend(["- ", of, ": ", &plain(what), "\n"]);
    }

    /// What the text of these rules says and that of the ready-made game does not.
    fn text(&mut self, of: &str, (preset, rules): (Preset, &Rules)) {
        rules.check().expect("such a game can be played");
        let usual = paragraphs(&preset.rules(rules.seats));
        let told = paragraphs(rules);
        let head = format!("- {} for {:?}, {of}:\n", preset.id(), rules.seats);
        self.0.push_str(&head);
        for paragraph in told.iter().filter(|it| !usual.contains(it)) {
            self.0.extend(["  ", &plain(paragraph), "\n"]);
        }
    }

    /// What is chosen for a rule, and what is said of it.
    fn value(&mut self, of: &str, rule: Rule, rules: &Rules) {
        self.says(of, &rules::value(rule, rules));
        let explained = rules::value_explanation(rule, rules);
        if let Some(explained) = explained {
            self.says(of, &explained);
        }
    }

    /// Why a rule has no effect, if that is so.
    fn idle(&mut self, of: &str, rule: Rule, rules: &Rules) {
        let why = rules::why_without_effect(rule, rules);
        self.says(of, &why.unwrap_or_else(|| "has an effect".to_owned()));
    }
}

fn paragraphs(rules: &Rules) -> Vec<String> {
    let chapters = rules_text::chapters(rules).into_iter();
    chapters.flat_map(|it| it.paragraphs).collect()
}

#[test]
fn what_ties_in_a_blocked_hand_of_several_is_the_fewest_pips() {
    set_language(None);
    let told = |preset: Preset, seats| paragraphs(&preset.rules(seats)).join(" ");
    for seats in [Seats::Three, Seats::Four] {
        for preset in Preset::ALL {
            let told = told(preset, seats);
            assert!(!told.contains("If the pips are tied"), "{told}");
        }
        let told = told(Preset::CutThroat, seats);
        assert!(told.contains("If players tie for the fewest pips, no one wins"), "{told}");
    }
    let told = told(Preset::Block, Seats::Two);
    assert!(told.contains("If the pips are tied"), "{told}");
}

#[test]
fn a_block_that_scores_ones_own_pips_is_told_among_the_aims() {
    set_language(None);
    for (preset, is_told) in [(Preset::Matador, true), (Preset::Draw, false)] {
        let aim = paragraphs(&preset.rules(Seats::Two)).remove(0);
        assert_eq!(aim.contains("for those you hold, too"), is_told, "{aim}");
    }
}

/// The rules of a ready-made game with something changed.
fn mixed(preset: Preset, seats: Seats, change: impl Fn(&mut Rules)) -> Rules {
    let mut rules = preset.rules(seats);
    change(&mut rules);
    rules
}

/// A mix that is read as a whole.
type Mix = (&'static str, Preset, Seats, Change);

/// What a mix changes in the rules of its ready-made game.
type Change = fn(&mut Rules);

/// The mixes whose text is read.
const TEXTS: [Mix; 19] = [
    ("18 bones at most", Preset::PalmAllFives, Seats::Two, |it| {
        it.hand_cap = true;
    }),
    ("one point", Preset::AllFives, Seats::Two, |it| {
        it.domino_award = DominoAward::OnePoint;
        it.rounding = false;
    }),
    ("one point, nothing for a block", Preset::AllFives, Seats::Two, |it| {
        it.domino_award = DominoAward::OnePoint;
        it.block_award_to = BlockAwardRecipient::Nobody;
        it.rounding = false;
    }),
    ("one point rounded to none", Preset::AllFives, Seats::Two, |it| {
        it.domino_award = DominoAward::OnePoint;
        it.block_award_to = BlockAwardRecipient::Last;
        it.rounding = true;
    }),
    ("one point, a block", Preset::Draw, Seats::Two, |it| {
        it.domino_award = DominoAward::OnePoint;
    }),
    ("nothing scores", Preset::Draw, Seats::Two, |it| {
        it.domino_award = DominoAward::OnePoint;
        it.block_award_to = BlockAwardRecipient::Nobody;
        it.rounding = true;
        it.target = None;
    }),
    ("2 and 1 together cost 5", Preset::AllFives, Seats::Partners, |it| {
        it.remaining = Remaining::LoseOwn;
        it.rounding = true;
    }),
    ("everyone alone", Preset::AllFives, Seats::Four, |it| {
        it.remaining = Remaining::LoseOwn;
        it.rounding = true;
    }),
    ("no drawing", Preset::FirecrackerFives, Seats::Two, |it| {
        it.draws = Draws::None;
    }),
    ("the winner leads", Preset::BritishFivesAndThrees, Seats::Partners, |it| {
        it.later_leads = LaterLeads::Winner;
    }),
    ("the winner leads", Preset::BritishFivesAndThrees, Seats::Four, |it| {
        it.later_leads = LaterLeads::Winner;
    }),
    ("the loser leads", Preset::AllFives, Seats::Two, |it| {
        it.later_leads = LaterLeads::Loser;
    }),
    ("the loser leads", Preset::AllFives, Seats::Three, |it| {
        it.later_leads = LaterLeads::Loser;
    }),
    ("shown in fives", Preset::Draw, Seats::Two, |it| {
        it.rounding = true;
        it.score_display = ScoreDisplay::Fives;
    }),
    ("shown in fives, one hand", Preset::Draw, Seats::Two, |it| {
        it.rounding = true;
        it.target = None;
        it.score_display = ScoreDisplay::Fives;
    }),
    ("shown in fives", Preset::FirecrackerFives, Seats::Two, |it| {
        it.score_display = ScoreDisplay::Fives;
    }),
    ("rounded", Preset::FirecrackerFives, Seats::Two, |it| {
        it.rounding = true;
    }),
    ("a block to the low, rounded", Preset::FirecrackerFives, Seats::Two, |it| {
        it.rounding = true;
        it.block_award_to = BlockAwardRecipient::Low;
    }),
    ("one point rounded to none", Preset::AllFives, Seats::Partners, |it| {
        it.rounding = true;
        it.domino_award = DominoAward::OnePoint;
    }),
];

#[test]
fn every_sentence_is_true_under_its_mix_of_rules() {
    set_language(None);
    let mut page = Page::default();
    page.about("Texts of rules: what each says beside its ready-made game");
    for (of, preset, seats, change) in TEXTS {
        page.text(of, (preset, &mixed(preset, seats, change)));
    }
    cuts(&mut page);
    choices(&mut page);
    no_effect(&mut page);
    advice(&mut page);
    blocks_of_several(&mut page);
    awards_in_fives(&mut page);
    people_named(&mut page);
    insta::assert_snapshot!("mixes", page.0);
}

/// Hands that were cut; a firecracker below the cut makes the deal void.
fn cuts(page: &mut Page) {
    page.about("The check of a hand that was cut, by whether the cut made the deal void");
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let cut = Cut::new(9).expect("so many can be cut");
    let checked = |seed: u8| -> SealCheck {
        let mut state = GameState::new(rules, one_person(rules.seats), 0).expect("a game");
        let seed = Seed::new([seed; 32]);
        state.deal(Shuffle { seed, cut }, rules).expect("a hand");
        while state.turn().is_some() {
            let first = state.legal_actions()[0];
            state.apply(first).expect("it is allowed");
        }
        state.check_seal(0).expect("the hand is over")
    };
    for is_void in [false, true] {
        let check = (0..60)
            .map(checked)
            .find(|check| check.is_void_after_cut == is_void)
            .expect("one hand in ten or so is void");
        assert!(check.all_match(), "it was dealt");
        page.says(if is_void { "void" } else { "usual" }, &seals::check_result(check, cut));
    }
}

/// What can be chosen for a rule.
fn choices(page: &mut Page) {
    page.about("Choices");
    let first_lead = Preset::FirecrackerFives.rules(Seats::Two);
    page.value("first lead, whoever reads it", Rule::FirstLead, &first_lead);
    for seats in Seats::ALL {
        let of = format!("{seats:?}");
        let loser = mixed(Preset::AllFives, seats, |it| {
            it.later_leads = LaterLeads::Loser;
        });
        page.value(&of, Rule::LaterLeads, &loser);
        for block_award_of in [BlockAwardFormula::Opponents, BlockAwardFormula::Both] {
            let block = mixed(Preset::AllFives, seats, |it| {
                it.block_award_of = block_award_of;
            });
            page.value(&of, Rule::BlockAwardOf, &block);
        }
        for preset in [Preset::TournamentAllFives, Preset::FirecrackerFives] {
            page.says(&of, &new_game::short_description(preset, &preset.rules(seats)));
        }
    }
    for (fives, threes) in [(true, false), (false, true), (true, true)] {
        let rules = mixed(Preset::AllFives, Seats::Two, |it| {
            it.fives = fives;
            it.threes = threes;
            it.count_unit = CountUnit::Multiples;
        });
        let worth = rules.count_points(15);
        page.value(&format!("a count of 15 scores {worth}"), Rule::CountUnit, &rules);
    }
    let cost = mixed(Preset::AllFives, Seats::Two, |it| {
        it.remaining = Remaining::LoseOwn;
    });
    page.value("fives score as well", Rule::Remaining, &cost);
    let british = mixed(Preset::BritishFivesAndThrees, Seats::Two, |it| {
        it.score_display = ScoreDisplay::Fives;
    });
    let refused = british.check().expect_err("3 + 1 is no multiple of five");
    page.says("British in fives", &rules::why_invalid(&refused));
}

/// Rules that have no effect beside others.
fn no_effect(page: &mut Page) {
    page.about("Rules without an effect");
    let firecrackers = |change: fn(&mut Rules)| {
        let mut rules = mixed(Preset::FirecrackerFives, Seats::Two, change);
        rules.rounding = true;
        rules
    };
    let by_bones = firecrackers(|_| ());
    page.idle("rounding fives a bone", Rule::Rounding, &by_bones);
    let by_pips = firecrackers(|it| {
        it.block_award_to = BlockAwardRecipient::Low;
    });
    page.idle("rounding the pips of a block", Rule::Rounding, &by_pips);
    let own = firecrackers(|it| {
        it.remaining = Remaining::LoseOwn;
    });
    page.idle("rounding the pips one holds", Rule::Rounding, &own);
    let all_dealt = mixed(Preset::PalmAllFives, Seats::Partners, |it| {
        it.hand_size = 7;
    });
    let some_left = Preset::PalmAllFives.rules(Seats::Partners);
    for rule in [Rule::Draws, Rule::VoluntaryDraw] {
        page.idle(&format!("{rule:?}, all are dealt"), rule, &all_dealt);
        page.idle(&format!("{rule:?}, some are left"), rule, &some_left);
    }
    for seats in [Seats::Two, Seats::Three] {
        let drawn = Preset::TheDrawGame.rules(seats);
        page.idle(&format!("18 bones at most, {seats:?}"), Rule::HandCap, &drawn);
    }
    let plays_on = mixed(Preset::AllFives, Seats::Partners, |it| {
        it.rounding = true;
        it.domino_award = DominoAward::OnePoint;
    });
    page.idle("one point of partners, rounded", Rule::DominoAward, &plays_on);
}

/// What is advised.
fn advice(page: &mut Page) {
    page.about("Tips and hints");
    let mut told = |of: &str, rules: &Rules, place: fn(usize) -> usize| {
        let advice = strategy::advice_for(rules);
        let one = &advice[place(advice.len())];
        let paragraphs = one.paragraphs.iter().chain(&one.conclusion).map(|it| it.text());
        page.says(of, &paragraphs.collect::<Vec<_>>().join(" "));
    };
    let boneyard = Preset::FirecrackerFives.rules(Seats::Two);
    let none = mixed(Preset::FirecrackerFives, Seats::Two, |it| {
        it.draws = Draws::None;
    });
    for (of, rules) in [("a boneyard", boneyard), ("no boneyard", none)] {
        told(of, &rules, |count| count - 1);
    }
    let drawn: [(&str, Seats, Change); 5] = [
        ("draws all", Seats::Two, |_| ()),
        ("draws all, two buried", Seats::Two, |it| {
            it.bury_two = true;
        }),
        ("draws all, two kept back", Seats::Two, |it| {
            it.kept_back = 2;
        }),
        ("draws up to 18", Seats::Two, |it| {
            it.hand_cap = true;
        }),
        ("draws with three", Seats::Three, |_| ()),
    ];
    for (of, seats, change) in drawn {
        told(of, &mixed(Preset::PalmAllFives, seats, change), |_| 0);
    }
    for (of, seats, change) in drawn {
        let rules = mixed(Preset::PalmAllFives, seats, change);
        page.says(of, &words::hint::action(Action::Draw, &rules));
    }
    let nestor = words::help::nestor(Level::Brutal);
    for paragraph in nestor.iter().flat_map(|it| &it.paragraphs) {
        if paragraph.contains("boneyard") {
            page.says("where firecrackers move bones", paragraph);
        }
    }
}

/// Whom a block is good for.
fn blocks_of_several(page: &mut Page) {
    page.about("Hints that a play blocks");
    let valued = |action: &str| ActionValue {
        action: action.parse().expect("an action"),
        points: 0.0,
        chance: 0.5,
        worlds: 1,
        cost: Cost::default(),
    };
    for seats in Seats::ALL {
        let rules = &Preset::Block.rules(seats);
        let hint = Hint {
            best: valued("6-4@6-6W"),
            other: Some(valued("6-3@6-6E")),
            reasons: vec![HintReason::Blocks { chance: 0.9 }],
        };
        let seating = one_person(seats);
        let perspective = Perspective::in_current_game(Seat::ALL[0], &seating);
        let advised = AdviceContext { perspective, rules };
        let said = words::hint::advice_sentence(&hint, advised);
        let figures = words::hint::lines(&hint, advised).swap_remove(0);
        page.says(&format!("{seats:?}"), &format!("{said} {figures}"));
    }
}

/// Awards of a game whose scores are shown in fives.
fn awards_in_fives(page: &mut Page) {
    page.about("Awards shown in fives");
    let seating = one_person(Seats::Two);
    let draw = mixed(Preset::Draw, Seats::Two, |it| {
        it.rounding = true;
        it.score_display = ScoreDisplay::Fives;
    });
    let by_bones = mixed(Preset::FirecrackerFives, Seats::Two, |it| {
        it.score_display = ScoreDisplay::Fives;
    });
    for (rules, amount, points) in [
        (draw, Amount::OpponentsPips(10), 10),
        (draw, Amount::OpponentsPips(12), 10),
        (by_bones, Amount::FiveABone(4), 20),
    ] {
        rules.check().expect("such a game can be played");
        let pips = amount.points();
        let award = SideAward {
            team: Seats::Two.team(Seat::ALL[0]),
            amount,
            points,
            is_void: false,
            held: BySeat::from_fn(|seat| if seat == Seat::ALL[0] { 0 } else { pips }),
        };
        page.says(&format!("{amount:?}"), &award.sentence(&seating, &rules));
    }
}

/// Mistakes where one person reads of them, and where several do.
fn people_named(page: &mut Page) {
    page.about("Mistakes");
    let rules = &Preset::Draw.rules(Seats::Two);
    for (of, seating) in
        [("one person", &one_person(Seats::Two)), ("two people", &people(Seats::Two))]
    {
        let at = TableContext { seating, rules };
        page.says(of, &words::review::mistakes(2, Seat::ALL[1], at));
    }
}
