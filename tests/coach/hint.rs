//! What the coach advises, and why.

use engine::Preset::{AllFives, Block, Draw, FirecrackerFives, PalmAllFives};
use engine::{
    Action, BlockAwardRecipient, Draws, GameState, Level, Preset, Rules, Seat, Seating, Seats, View,
};
use nestor::coach::{Hint, HintReason, ProgressMonitor, hint, lens, play_values};
use nestor::{ActionValue, Cost};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::hint::{AdviceContext, action, advice_sentence as sentence, lines, title, why};
use words::strategy::advice_for;
use words::{Perspective, Points, Who, msg};

use super::dice::Dice;
use super::playing::with_others_mixed;
use super::playing::{any_rules, dealt, game, play};
use super::position::view;

/// A position, and what a strong player would say of it.
struct Position {
    game: Preset,
    seats: Seats,
    /// The hand as it was dealt.
    dealt: &'static str,
    /// The points of both sides.
    scores: [i32; 2],
    /// The seat that leads.
    leader: u8,
    line: &'static str,
    /// The best bone, or what is blown up.
    best: &'static str,
    /// The first reason.
    why: &'static str,
}

impl Position {
    fn view(&self) -> View {
        let rules = Rules {
            hand_size: self.dealt.split_whitespace().count() as u8,
            clock: false,
            ..self.game.rules(self.seats)
        };
        view(rules, self.dealt, &self.scores, self.leader, self.line)
    }
}

/// A position of two, at the start of a game.
const fn two(
    game: Preset,
    dealt: &'static str,
    (leader, line): (u8, &'static str),
    best: &'static str,
    why: &'static str,
) -> Position {
    Position { game, seats: Seats::Two, dealt, scores: [0, 0], leader, line, best, why }
}

const POSITIONS: [Position; 19] = [
    two(AllFives, "5-5 6-1 4-3 3-3 2-0 6-2 1-0", (0, ""), "5-5", "Scores"),
    two(AllFives, "6-4 6-1 4-3 3-1 2-0 4-2 1-0", (0, ""), "6-4", "Scores"),
    two(AllFives, "6-1 6-3 4-3 3-1 2-0 2-1 4-1", (1, "6-6"), "6-3", "Scores"),
    Position {
        seats: Seats::Three,
        ..two(AllFives, "6-1 6-3 4-3 3-1 2-0 2-1 4-1", (2, "6-6"), "6-3", "Scores")
    },
    Position {
        scores: [140, 120],
        ..two(AllFives, "6-5 4-1 4-3 3-3 2-0 6-2 0-0", (1, "6-6 6-2@E 6-3@W"), "6-5", "Wins")
    },
    two(Draw, "6-3 4-3 6-2", (0, "6-3 6-6@W 4-3@E 4-2@E"), "6-2", "GoesOut"),
    two(
        AllFives,
        "6-1 6-3 4-3 3-1 2-1 5-1 4-1",
        (1, "6-6 6-1@E 6-5@W"),
        "5-1",
        "LeavesFewerPoints",
    ),
    two(AllFives, "6-3 3-0 5-3 6-2 2-1", (1, "3-3 6-3@E 4-3@W"), "5-3", "Scores"),
    two(
        FirecrackerFives,
        "5-5 5-1 4-2 2-2 3-1 2-1 4-0",
        (1, "5-3 5-1@W 4-3@E"),
        "4-0",
        "LeavesFewerPoints",
    ),
    // Without 6-5 the ends are 6-6, to which 6-3 adds three.
    two(
        FirecrackerFives,
        "6-6 0-0 3-0 3-1 5-5 6-1 6-3",
        (0, "6-6 6-5@W"),
        "blow-6-5",
        "PreparesScore { bone: 6-3",
    ),
    two(AllFives, "6-3 3-0 6-1 5-0 0-0 5-5", (1, "3-3 6-3@E 5-3@W 3-0@N 4-3@S"), "5-5", "Scores"),
    two(Block, "6-5 2-0 5-5 4-1 5-2 3-2 1-0", (1, "2-2"), "5-2", "KeepsPlays"),
    two(Block, "6-6 6-2 6-1 4-1 5-2 3-2 1-0", (1, "6-4"), "4-1", "KeepsPlays"),
    two(Block, "2-2 6-1 1-0 2-0", (1, "6-3 6-1@W 3-2@E 1-0@W 4-0@W"), "2-2", "KeepsPlays"),
    two(Block, "4-0 4-1 4-2 4-3 5-2 6-5 1-0", (1, "6-0"), "6-5", "ShedsPips"),
    two(
        Block,
        "6-5 5-3 6-3 3-1 2-1 4-3 5-0",
        (1, "6-4 6-5@W pass 5-3@W pass"),
        "4-3",
        "NextLacksNumber",
    ),
    two(
        Block,
        "6-6 6-5 6-3 6-2 4-2 3-1 2-0",
        (1, "6-4 4-2@E 2-1@E 3-1@E 3-0@E"),
        "2-0",
        "LeavesNextStuck",
    ),
    two(Block, "5-5 5-2 6-3 4-2 3-1 2-0 4-4", (1, "3-2"), "4-2", "KeepsDoublet"),
    Position {
        seats: Seats::Partners,
        ..two(Block, "6-2 6-3 5-3 3-1 2-1 4-3 4-4", (1, "5-5 5-4@E 6-5@W"), "4-4", "ShedsDoublet")
    },
];

fn told(hint: &Hint) -> String {
    let Hint { best, other, reasons } = hint;
    format!("{} before {other:?}: {reasons:?}", best.action)
}

#[test]
fn the_coach_names_the_play_and_the_reason_that_a_strong_player_would_name() {
    for position in POSITIONS {
        let view = position.view();
        let hint = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
        let told = format!("{} | {}: {}", position.dealt, position.line, told(&hint));
        println!("{told}");
        let best = hint.best.action;
        let best = best.bone().map_or(best.to_string(), |bone| bone.to_string());
        assert_eq!(best, position.best, "{told}");
        let first = format!("{:?}", hint.reasons.first().expect("a reason"));
        assert!(first.starts_with(position.why), "{}: {told}", position.why);
    }
}

#[test]
fn a_play_that_scores_more_than_the_best_is_what_the_best_is_compared_with() {
    let hand = "0-0 4-0 4-3 5-4 6-0 6-1 6-4";
    let view = two(AllFives, hand, (1, "3-3 4-3@E 6-3@W"), "6-0", "LeavesFewerPoints").view();
    let values = play_values(&view, &ProgressMonitor::NONE).expect("there is a choice");
    let hint = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
    let other = hint.other.expect("there is a choice").action;
    assert_eq!(other.to_string(), "6-1@6-3W", "it scores 5");
    assert_ne!(values[1].action, other, "others win more often");
    let gives_up = HintReason::GivesUpPoints { points: 0, instead: 5 };
    assert_eq!(hint.reasons.last(), Some(&gives_up), "{hint:?}");
}

#[test]
fn of_plays_that_differ_little_the_one_that_scores_more_is_advised() {
    let mut sure = 0;
    for (dealt, line) in [
        ("6-3 3-0 5-3 6-2 2-1", "3-3 6-3@E 4-3@W"),
        ("0-0 4-0 4-3 5-4 6-0 6-1 6-4", "3-3 4-3@E 6-3@W"),
    ] {
        let view = two(AllFives, dealt, (1, line), "", "").view();
        let hint = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
        let other = hint.other.expect("there is a choice");
        let [advised, instead] = [hint.best, other].map(|it| scored(&view, it.action));
        let is_near = other.cost.chance < 0.02 && other.cost.points < 1.0;
        assert!(!is_near || advised >= instead, "{dealt}: {hint:?}");
        sure += usize::from(hint.has_close_alternative() && advised > instead);
    }
    assert!(sure > 0, "the plays are nearly equal once");
}

/// The points that an action scores at once.
fn scored(view: &View, action: Action) -> u8 {
    let mut after = *view.position();
    after.apply(view.rules(), action).expect("it is legal").scored
}

#[test]
fn without_another_reason_it_is_said_that_the_best_scores_less() {
    let rules = AllFives.rules(Seats::Two);
    let told = said(vec![HintReason::GivesUpPoints { points: 0, instead: 10 }], &rules);
    assert!(told.contains("would score 10 points now"), "{told}");
    let reasons =
        vec![HintReason::ShedsDoublet, HintReason::GivesUpPoints { points: 0, instead: 10 }];
    let seating = Seating::of_nestors(rules.seats, |_| Level::Tough);
    let perspective = Perspective::in_current_game(Seat::ALL[0], &seating);
    let told = sentence(&with_reasons(reasons), AdviceContext { perspective, rules: &rules });
    assert!(told.contains("doublet") && told.ends_with("would score 10 points now."), "{told}");
    assert!(!said(Vec::new(), &rules).contains("scores"), "nothing to say");
}

#[test]
fn where_there_is_no_choice_the_coach_names_the_only_thing_to_do_and_no_reason() {
    let rules = Rules { hand_size: 3, ..Preset::Block.rules(Seats::Two) };
    let view = view(rules, "6-1 6-3 4-3", &[0, 0], 0, "6-3 6-4@W 4-3@W 3-2@E");
    let hint = hint(&view, &ProgressMonitor::NONE).expect("it is one's turn");
    assert_eq!(hint.best.action, Action::Pass, "nothing fits");
    assert_eq!((hint.other, hint.reasons.clone()), (None, Vec::new()));
    let stuck = msg::hint_only_stuck(&you());
    assert_eq!(said_of(&hint, &rules), stuck);
    for (action, told) in [
        (Action::Claim(10), msg::hint_only_claim(Points::shown(10))),
        (Action::Silence, msg::HINT_ONLY_SILENCE.text()),
        (Action::Draw, stuck),
        ("6-1@6-6E".parse().expect("a play"), msg::HINT_ONLY.text()),
    ] {
        let mut hint = hint.clone();
        hint.best.action = action;
        assert_eq!(said_of(&hint, &rules), told, "{action}");
    }
}

/// What the sentence of a hint says of the play in these rules.
fn said_of(hint: &Hint, rules: &Rules) -> String {
    let seating = Seating::of_nestors(rules.seats, |_| Level::Tough);
    let advised =
        AdviceContext { perspective: Perspective::in_current_game(Seat::ALL[0], &seating), rules };
    let play = format!("{}. ", title(hint, rules));
    let sentence = sentence(hint, advised);
    let reason = sentence.strip_prefix(&play);
    reason.expect("the play is named first").to_owned()
}

#[test]
fn points_that_would_be_void_are_no_reason_for_anything() {
    let scores = |reason: &HintReason| {
        matches!(
            reason,
            HintReason::Wins { .. }
                | HintReason::Scores { .. }
                | HintReason::LeavesFewerPoints { .. }
                | HintReason::PreparesScore { .. }
        )
    };
    let mut told = 0;
    for (dealt, leader, line) in [
        ("6-4 6-1 4-3 3-1 2-0 4-2 1-0", 0, ""),
        ("6-1 6-3 4-3 3-1 2-0 2-1 4-1", 1, "6-6"),
        ("6-1 6-3 4-3 3-1 2-1 5-1 4-1", 1, "6-6 6-1@E 6-5@W"),
    ] {
        // One point is missing on both sides, and no count makes one point.
        for (exact_target, points) in [(true, [149, 149]), (false, [0, 0])] {
            let rules = Rules { target: Some(150), exact_target, ..AllFives.rules(Seats::Two) };
            let view = view(rules, dealt, &points, leader, line);
            let hint = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
            let found = hint.reasons.iter().filter(|reason| scores(reason)).count();
            assert!(!exact_target || found == 0, "{dealt}: {:?}", hint.reasons);
            told += found;
        }
    }
    assert!(told > 2, "where they count they are told: {told}");
}

#[test]
fn whose_turn_it_is_not_gets_no_hint_and_who_cancels_gets_none_either() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let dealt = "6-1 6-3 4-3 3-1 2-0 2-1 4-1";
    let waits = view(rules, dealt, &[0, 0], 1, "6-6 6-1@E");
    assert_eq!(hint(&waits, &ProgressMonitor::NONE), None, "it is not one's turn");
    let turn = view(rules, dealt, &[0, 0], 1, "6-6");
    let cancelled = ProgressMonitor { cancelled: &|| true, ..ProgressMonitor::NONE };
    assert_eq!(hint(&turn, &cancelled), None, "it was cancelled");
    let again = [(); 2].map(|()| hint(&turn, &ProgressMonitor::NONE));
    assert_eq!(again[0], again[1], "the same position, the same answer");
}

#[test]
fn hidden_bones_change_neither_hint_nor_lens_by_any_rules() {
    let (mut dice, mut mixing) = (Dice::new(930), Dice::new(931));
    let mut compared = 0;
    while compared < 6 {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut number = 0;
        let mut compare = |game: &GameState, view: &View| {
            number += 1;
            if number % 9 != 4 || view.legal_actions().len() < 2 {
                return;
            }
            let other = with_others_mixed(game, view, &mut mixing);
            let hints = [view, &other].map(|view| hint(view, &ProgressMonitor::NONE));
            assert!(hints[0].is_some(), "there is a choice: {:?}", game.record());
            assert_eq!(hints[0], hints[1], "{:?}", game.record());
            let lenses = [view, &other].map(|view| lens(view, &ProgressMonitor::NONE));
            assert!(lenses[0].is_some(), "the hand goes on");
            assert_eq!(lenses[0], lenses[1], "{:?}", game.record());
            compared += 1;
        };
        game(rules, seed, |game| {
            play(game, [Level::Easy; 2], &mut choices, &mut compare);
        });
    }
}

/// The person who is spoken to.
pub fn you() -> Who {
    Who { who: "you", name: String::new(), partner: String::new() }
}

/// A hint for a play by these reasons.
fn with_reasons(reasons: Vec<HintReason>) -> Hint {
    let valued = |action: &str, chance| ActionValue {
        action: action.parse().expect("an action"),
        points: 0.0,
        chance,
        worlds: 1,
        cost: Cost { chance: 0.5 - chance, ..Cost::default() },
    };
    Hint { best: valued("6-4@6-6E", 0.5), other: Some(valued("6-3@6-6E", 0.4)), reasons }
}

/// What is said for a play by these reasons, under these rules: a sentence, and the figures behind
/// it.
pub fn said(reasons: Vec<HintReason>, rules: &Rules) -> String {
    let hint = with_reasons(reasons);
    let seating = Seating::of_nestors(rules.seats, |_| Level::Tough);
    let advised =
        AdviceContext { perspective: Perspective::in_current_game(Seat::ALL[0], &seating), rules };
    let mut figures = lines(&hint, advised);
    // The last one says what both are worth.
    figures.pop();
    format!("{} {}", why(&hint, advised), figures.join(" "))
}

#[test]
fn reasons_are_told_as_they_are_under_the_rules() {
    let rules = AllFives.rules(Seats::Two);
    let blocks = || HintReason::Blocks { chance: 0.9 };
    let scores: fn() -> HintReason = || HintReason::Scores { points: 10, instead: 0 };
    let wins: fn() -> HintReason = || HintReason::Wins { points: 15 };
    let low = msg::hint_blocks(&you(), 90, "fewer");
    let told = said(vec![blocks()], &rules);
    assert!(told.ends_with(&low), "to the fewest: {told}");
    let last = Rules { block_award_to: BlockAwardRecipient::Last, ..rules };
    let points = msg::hint_blocks(&you(), 90, "points");
    let told = said(vec![blocks()], &last);
    assert!(told.ends_with(&points), "to whoever played last: {told}");
    let claims = Rules { claims: true, ..rules };
    for reason in [scores, wins] {
        let told = [&rules, &claims].map(|rules| said(vec![reason()], rules));
        assert_ne!(told[0], told[1], "they must be claimed");
    }
    for block_award_to in [BlockAwardRecipient::Low, BlockAwardRecipient::Last] {
        let partners = Rules { block_award_to, ..Draw.rules(Seats::Partners) };
        let whose = match block_award_to {
            BlockAwardRecipient::Low => msg::hint_blocks(&you(), 90, "side-fewer"),
            _ => msg::hint_blocks(&you(), 90, "side-points"),
        };
        let told = said(vec![blocks()], &partners);
        assert!(told.ends_with(&whose), "both hands count: {told}");
    }
}

#[test]
fn who_may_draw_but_one_is_not_told_to_draw_all() {
    let one = Rules { draws: Draws::One, ..PalmAllFives.rules(Seats::Two) };
    one.check().expect("such rules can be played by");
    for (rules, all) in [(PalmAllFives.rules(Seats::Two), true), (one, false)] {
        let draw = action(Action::Draw, &rules);
        assert_eq!(draw == msg::HINT_DRAW_ALL.text(), all, "{draw}");
        let advice = advice_for(&rules).into_iter();
        let paragraphs: Vec<_> = advice.flat_map(|advice| advice.paragraphs).collect();
        let told =
            paragraphs.iter().any(|paragraphs| paragraphs.name() == "strategy-two-plays-may-draw");
        assert_eq!(told, all, "{paragraphs:?}");
    }
}

#[test]
fn where_bones_are_drawn_by_choice_all_are_meant_and_plays_are_measured_by_each_other() {
    let rules = PalmAllFives.rules(Seats::Two);
    let by_choice = (0..40).filter_map(|number| {
        let mut game = dealt(rules, [number; 32]);
        for _ in 0..2 {
            let seat = game.turn()?;
            let view = game.view(seat).expect("it was dealt");
            let mut plays = view.legal_actions().into_iter();
            let action = plays.find(|it| it.bone().is_some())?;
            game.apply(action).expect("it is allowed");
        }
        let view = game.view(game.turn()?).expect("it was dealt");
        let actions = view.legal_actions();
        let plays = actions.iter().filter(|it| it.bone().is_some()).count();
        (plays > 1 && actions.contains(&Action::Draw)).then_some(view)
    });
    let mut draws = 0;
    for view in by_choice.take(4) {
        let weighed = play_values(&view, &ProgressMonitor::NONE).expect("there is a choice");
        let is_draw = |it: &ActionValue| it.action == Action::Draw;
        assert!(!weighed.iter().any(is_draw), "plays with plays: {weighed:?}");
        let advice = hint(&view, &ProgressMonitor::NONE).expect("there is a choice");
        if advice.best.action == Action::Draw {
            draws += 1;
            assert_eq!(title(&advice, &rules), msg::HINT_TITLE_DRAW_ALL.text());
            assert_eq!(advice.reasons, [HintReason::DrawsAll { reveals_all: true }], "why");
        }
    }
    assert!(draws > 0, "drawing is advised somewhere");
}
