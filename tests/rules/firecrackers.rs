//! Section 8, rules 3 to 6: bones that are blown off the table.

use engine::{Action, DominoSet, Draws, GameState, Preset, RoundEnd, Rules, Seats, Seed, Spinner};

use crate::dice::Dice;
use crate::fixture::{after, bone, deal, legal, say};
use crate::leads::nestors;
use crate::pair::Pair;

fn rules() -> Rules {
    Preset::FirecrackerFives.rules(Seats::Two)
}

fn without_spinner() -> Rules {
    Rules { spinner: Spinner::None, ..rules() }
}

/// The bones that the player to move can blow up.
fn targets(pair: &Pair) -> String {
    let words = legal(pair);
    let bones: Vec<&str> = words.split(' ').filter_map(|word| word.strip_prefix("blow-")).collect();
    bones.join(" ")
}

/// The open ends, in the order of bones and sides.
fn ends(pair: &Pair) -> String {
    let mut ends = pair.naive.table.ends();
    ends.sort_unstable();
    let ends: Vec<String> = ends.iter().map(|(end, _)| end.to_string()).collect();
    ends.join(" ")
}

fn scores(pair: &Pair) -> [i32; 2] {
    [pair.naive.scores[0], pair.naive.scores[1]]
}

/// Hands with which each line of the first two tables can be played.
type Hands = &'static str;

type Target = (&'static str, fn() -> Rules, Hands, &'static str, &'static str);

#[rustfmt::skip]
const TARGETS: [Target; 13] = [
    ("nothing before the lead", rules, "6-6 1-0 | 6-1 5-4", "", ""),
    ("never a lone lead", rules, "6-6 1-0 | 6-1 5-4", "6-6", ""),
    ("never a lone lead that is no doublet", rules, "6-4 1-0 | 6-1 5-4", "6-4", ""),
    ("the bone on the spinner", rules, "6-6 1-0 | 6-1 5-4", "6-6 6-1@E", "6-1"),
    ("one in each arm", rules, "6-6 6-4 1-0 | 6-1 5-4", "6-6 6-1@E 6-4@W", "6-1 6-4"),
    ("only the outermost", rules, "6-6 1-0 5-5 | 6-1 5-4", "6-6 6-1@E 1-0@E", "1-0"),
    ("in all four arms", rules, "6-6 6-4 6-2 5-5 | 6-1 6-3 5-4 4-1",
        "6-6 6-1@E 6-4@W 6-3@N 6-2@S", "6-1 6-2 6-3 6-4"),
    ("neither the lead nor the spinner at the ends of a line", rules,
        "6-4 1-0 | 6-6 5-4", "6-4 6-6@W", ""),
    ("what was played on such a lead", rules, "6-4 4-1 1-0 | 6-6 5-5", "6-4 6-6@W 4-1@E", "4-1"),
    ("what was played on a spinner that was not led", rules,
        "6-4 6-1 1-0 | 6-6 5-5", "6-4 6-6@W 6-1@W", "6-1"),
    ("a doublet that is no spinner", rules, "6-6 1-1 1-0 | 6-1 5-4", "6-6 6-1@E 1-1@E", "1-1"),
    ("the first doublet where there is no spinner", without_spinner,
        "6-4 1-0 | 6-6 5-4", "6-4 6-6@W", "6-6"),
    ("never a led doublet, spinner or not", without_spinner,
        "6-6 1-0 | 6-1 5-4", "6-6 6-1@E", "6-1"),
];

#[test]
fn only_the_outermost_bones_can_be_blown_up_and_never_the_lead_or_the_spinner() {
    for (what, rules, hands, line, expected) in TARGETS {
        let rules = rules();
        let mut pair = after(&rules, hands, line);
        assert_eq!(targets(&pair), expected, "{what}");
        for bone in DominoSet::DoubleSix.bones() {
            if !expected.split(' ').any(|word| word == bone.to_string()) {
                pair.refused(Action::BlowUp(bone));
            }
        }
        // The other firecracker is there still.
        if let Some(first) = expected.split(' ').next().filter(|first| !first.is_empty()) {
            say(&mut pair, &format!("blow-{first}"));
            assert_eq!(targets(&pair), "", "{what}: one firecracker a hand");
        }
    }
}

type Blast = (&'static str, fn() -> Rules, Hands, &'static str, u8, [i32; 2], &'static str);

/// Two hands for a spinner in the middle of everything.
const SIXES: Hands = "6-6 6-3 4-4 6-5 0-0 | 6-1 6-4 6-2 1-1";

#[rustfmt::skip]
const BLASTS: [Blast; 17] = [
    ("the bone before is the end again, and its count scores", rules,
        "6-6 6-4 5-0 | 6-1 1-0 5-1", "6-6 6-1@E 6-4@W 1-0@E blow-1-0",
        5, [10, 0], "6-1E 6-4W 6-6N 6-6S"),
    ("a spinner counts with both halves again, and its short sides close", rules,
        "6-6 6-4 5-0 | 6-1 1-0 5-1", "6-6 6-1@E 6-4@W blow-6-1",
        16, [5, 0], "6-4W 6-6E"),
    ("a short side that was played on stays", rules,
        "6-6 6-4 5-0 | 6-1 6-3 5-1", "6-6 6-1@E 6-4@W 6-3@N blow-6-4",
        16, [5, 0], "6-1E 6-3N 6-6W"),
    ("both long sides open again: both halves once in all", rules,
        SIXES, "6-6 6-1@E 6-3@W 6-4@N blow-6-3 4-4@N blow-6-1",
        20, [0, 20], "4-4N 6-6E 6-6W"),
    ("covering one of them leaves the short side closed", rules,
        SIXES, "6-6 6-1@E 6-3@W 6-4@N blow-6-3 4-4@N blow-6-1 6-2@W",
        22, [0, 20], "4-4N 6-2W 6-6E"),
    ("covering both opens the short side that was not played on", rules,
        SIXES, "6-6 6-1@E 6-3@W 6-4@N blow-6-3 4-4@N blow-6-1 6-2@W 6-5@E",
        15, [15, 20], "4-4N 6-2W 6-5E 6-6S"),
    ("covering it from the other side first makes no difference", rules,
        SIXES, "6-6 6-1@E 6-3@W 6-4@N blow-6-3 4-4@N blow-6-1 6-2@E 6-5@W",
        15, [15, 20], "4-4N 6-2E 6-5W 6-6S"),
    ("a short arm of one bone goes, and its side is open and counts nothing", rules,
        "6-6 6-4 5-0 | 6-1 6-3 5-1", "6-6 6-1@E 6-4@W 6-3@N blow-6-3",
        5, [10, 0], "6-1E 6-4W 6-6N 6-6S"),
    ("where a long side is open it closes with its bone", rules,
        "6-6 6-4 1-0 5-5 | 6-1 6-3 5-1", "6-6 6-1@E 6-4@W 6-3@N blow-6-4 1-0@E blow-6-3",
        12, [20, 0], "1-0E 6-6W"),
    ("a spinner that was not led", rules,
        "6-4 6-1 5-5 | 6-6 6-3 5-1", "6-4 6-6@W 6-1@W blow-6-1",
        16, [15, 0], "6-4E 6-6W"),
    ("such a spinner with a short arm", rules,
        "6-4 6-1 5-5 | 6-6 6-3 5-1", "6-4 6-6@W 6-1@W 6-3@N blow-6-1",
        19, [15, 0], "6-3N 6-4E 6-6W"),
    ("and covered anew", rules,
        "6-4 6-1 6-5 5-5 | 6-6 6-3 5-1", "6-4 6-6@W 6-1@W 6-3@N blow-6-1 6-5@W",
        12, [15, 0], "6-3N 6-4E 6-5W 6-6S"),
    ("a doublet that is no spinner is an end with both halves", rules,
        "6-6 1-1 1-0 | 6-1 5-1 5-4", "6-6 6-1@E 1-1@E 5-1@E blow-5-1",
        14, [0, 0], "1-1E 6-6W"),
    ("a led bone shows both halves again", rules,
        "6-4 1-0 5-5 | 4-1 5-1", "6-4 4-1@E blow-4-1",
        10, [20, 0], "6-4E 6-4W"),
    ("a led doublet that is no spinner", without_spinner,
        "6-6 6-4 5-5 | 6-1 5-1", "6-6 6-1@E 6-4@W blow-6-4",
        13, [5, 0], "6-1E 6-6W"),
    ("and without a bone on it", without_spinner,
        "5-5 1-0 3-3 | 5-1 5-4", "5-5 5-1@E blow-5-1",
        10, [20, 0], "5-5E 5-5W"),
    ("a count of nothing scores nothing", rules,
        "0-0 5-5 3-3 | 1-0 5-4", "0-0 1-0@E blow-1-0",
        0, [0, 0], "0-0E 0-0W"),
];

#[test]
fn after_a_blast_the_bone_before_is_the_end_again() {
    for (what, rules, hands, line, count, expected, open) in BLASTS {
        let pair = after(&rules(), hands, line);
        assert_eq!(pair.naive.table.count(), count, "{what}");
        assert_eq!(pair.real.table().count(), count, "{what}");
        assert_eq!(ends(&pair), open, "{what}");
        assert_eq!(scores(&pair), expected, "{what}");
    }
}

/// What happens in a turn with a firecracker: what may be done after the line, and
/// the scores.
type Turn = (&'static str, Hands, &'static str, &'static str, [i32; 2]);

/// The line before which nothing fits in the first hand: 0, 4 and 6 are open.
#[rustfmt::skip]
const TURNS: [Turn; 13] = [
    ("who can play after a blast and could not before scores five more",
        "6-6 6-4 5-1 3-3 | 6-1 1-0 2-2 / 5-3", "6-6 6-1@E 6-4@W 1-0@E blow-1-0 5-1@E",
        "draw blow-5-1 blow-6-4", [15, 0]),
    ("then only a play is left",
        "6-6 6-4 5-1 3-3 | 6-1 1-0 2-2 / 5-3", "6-6 6-1@E 6-4@W 1-0@E blow-1-0",
        "5-1@6-1E", [10, 0]),
    ("not who could play before, even another bone",
        "6-6 6-4 5-1 6-3 | 6-1 1-0 2-2 / 5-3", "6-6 6-1@E 6-4@W 1-0@E blow-1-0 5-1@E",
        "draw blow-5-1 blow-6-4", [10, 0]),
    ("not who must draw in between: the blown up bone comes back and is played again",
        "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5 / 5-3", "6-6 6-1@E 6-4@W 1-0@E blow-1-0 draw 1-0@E",
        "draw blow-1-0 blow-6-4", [10, 0]),
    ("also who drew before it",
        "6-6 6-4 5-1 3-3 | 6-1 1-0 2-2 / 3-2 5-3", "6-6 6-1@E 6-4@W 1-0@E draw blow-1-0 5-1@E",
        "draw blow-5-1 blow-6-4", [15, 0]),
    ("the five are for the turn, not for the next one",
        "6-6 6-4 5-1 3-3 | 6-1 1-0 5-4 2-2 / 5-3",
        "6-6 6-1@E 6-4@W 1-0@E blow-1-0 5-1@E 5-4@E",
        "draw", [15, 0]),
    ("a play that scores and was made possible scores both",
        "6-6 6-5 5-3 3-3 | 6-2 5-4 1-1 / 1-0", "6-6 6-2@E 6-5@W 5-4@W blow-5-4 5-3@W",
        "draw blow-5-3 blow-6-2", [10, 0]),
    ("who can do nothing else may keep the firecracker and pass",
        "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5", "6-6 6-1@E 6-4@W 1-0@E",
        "pass blow-1-0 blow-6-4", [5, 0]),
    ("and pass indeed",
        "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5", "6-6 6-1@E 6-4@W 1-0@E pass",
        "pass blow-1-0 blow-6-4", [5, 0]),
    ("what was blown up must be drawn before anybody can pass",
        "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5", "6-6 6-1@E 6-4@W 1-0@E blow-6-4",
        "draw", [5, 0]),
    ("each has one of their own in a hand",
        "6-6 6-4 5-1 3-3 | 6-1 1-0 2-2 / 5-3",
        "6-6 6-1@E 6-4@W 1-0@E blow-1-0 5-1@E blow-6-4",
        "draw", [15, 0]),
    ("what a firecracker did before does not come back with a draw",
        "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5 / 5-3", "6-6 6-1@E 6-4@W 1-0@E blow-1-0 draw",
        "1-0@6-1E", [10, 0]),
    ("a domino is five for each bone",
        "6-6 6-4 | 6-1 1-0 5-5", "6-6 6-1@E 6-4@W", "", [15, 0]),
];

#[test]
fn a_firecracker_is_used_before_ones_play() {
    for (what, hands, line, may, expected) in TURNS {
        let pair = after(&rules(), hands, line);
        assert_eq!(legal(&pair), may, "{what}");
        assert_eq!(scores(&pair), expected, "{what}");
    }
}

/// Nobody can draw.
fn block() -> Rules {
    Rules { draws: Draws::None, ..rules() }
}

#[test]
fn passes_before_a_blast_block_no_hand_and_a_locked_board_scores_nobody() {
    let hands = "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5";
    let mut pair = after(&block(), hands, "6-6 6-1@E 6-4@W 1-0@E pass blow-6-4 pass");
    assert_eq!(legal(&pair), "pass blow-1-0", "the other is asked again");
    say(&mut pair, "pass");
    assert_eq!(pair.real.end(), Some(RoundEnd::Blocked));
    assert_eq!(scores(&pair), [5, 0], "nobody is awarded anything");
}

#[test]
fn where_nothing_can_be_drawn_a_blown_up_bone_cannot_either() {
    let hands = "6-6 6-4 2-2 3-3 | 6-1 1-0 5-5 / 5-3";
    let pair = after(&block(), hands, "6-6 6-1@E 6-4@W 1-0@E blow-6-4");
    assert_eq!(legal(&pair), "pass", "it lies in the boneyard");
    assert_eq!(pair.real.boneyard().len(), 2);
    assert_eq!(pair.real.boneyard().drawable(), 0);
    // One is kept back, and which one is chance.
    let kept_back = Rules { kept_back: 1, ..rules() };
    let pair = after(&kept_back, hands, "6-6 6-1@E 6-4@W 1-0@E blow-6-4 draw");
    assert_eq!(legal(&pair), "6-4@6-6W", "there is one to draw again");
    assert_eq!(pair.real.boneyard().drawable(), 0);
}

/// From these scores.
fn from(rules: &Rules, hands: &str, scores: [i32; 2], line: &str) -> Pair {
    let mut pair = Pair::new(rules, &deal(hands), &scores);
    say(&mut pair, line);
    pair
}

#[test]
fn a_blast_or_what_it_made_possible_can_win_the_game() {
    let hands = "6-6 6-4 5-1 3-3 | 6-1 1-0 2-2 / 5-3";
    let line = "6-6 6-1@E 6-4@W 1-0@E";
    for (score, rest, end) in [
        (90, " blow-1-0", Some(RoundEnd::TargetReached)),
        (85, " blow-1-0", None),
        (85, " blow-1-0 5-1@E", Some(RoundEnd::TargetReached)),
        (80, " blow-1-0 5-1@E", None),
    ] {
        let pair = from(&rules(), hands, [score, 0], &format!("{line}{rest}"));
        assert_eq!(pair.real.end(), end, "from {score}: {rest}");
    }
    let exact = Rules { exact_target: true, ..rules() };
    // At 98 the play that makes five overshoots, and so do both gains after it.
    for (score, after_both) in [(85, 100), (98, 98)] {
        let line = format!("{line} blow-1-0 5-1@E");
        let pair = from(&exact, hands, [score, 0], &line);
        assert_eq!(scores(&pair)[0], after_both, "from {score}");
    }
}

/// Plays at random, without firecrackers, until one can be used before any bone was
/// drawn; `None` if that never comes.
fn before_a_blast(dice: &mut Dice, seed: [u8; 32]) -> Option<GameState> {
    let mut game = GameState::new(rules(), nestors(Seats::Two), 0).expect("a game");
    game.deal(Seed::new(seed), rules()).expect("a deal");
    loop {
        let legal = game.legal_actions();
        let is_blast = |action: &&Action| matches!(action, Action::BlowUp(_));
        let plays: Vec<Action> = legal.iter().filter(|a| !is_blast(a)).copied().collect();
        if legal.iter().any(|action| is_blast(&action)) && dice.once_in(3) {
            return Some(game);
        }
        let action = *plays.first()?;
        if action == Action::Draw {
            return None;
        }
        game.apply(dice.pick(&plays)).expect("it is listed");
    }
}

/// Blows up the first bone that can be, and says where it came to lie.
fn place_after(game: &GameState) -> usize {
    let mut game = game.clone();
    let legal = game.legal_actions();
    let blast = legal.iter().find(|action| matches!(action, Action::BlowUp(_)));
    let blast = *blast.expect("there is one");
    let before = game.position().expect("it was dealt").boneyard().bones().to_vec();
    game.apply(blast).expect("it is listed");
    let mut bones = game.position().expect("it was dealt").boneyard().bones().to_vec();
    let Action::BlowUp(blown) = blast else {
        panic!("{blast} blows nothing up");
    };
    let place = bones.iter().position(|bone| *bone == blown);
    let place = place.expect("it is in the boneyard");
    bones.remove(place);
    assert_eq!(bones, before, "the others lie as they lay");
    place
}

#[test]
fn a_bone_comes_back_to_a_place_that_the_seed_fixes_each_as_likely_as_any() {
    let mut dice = Dice::new(71);
    let mut places = [0_u32; 15];
    let mut blown_up = 0;
    while blown_up < 4_500 {
        let seed = dice.seed();
        let Some(game) = before_a_blast(&mut dice, seed) else {
            continue;
        };
        let place = place_after(&game);
        assert_eq!(place, place_after(&game), "the same again");
        let again = game.record().replay().expect("a record");
        assert_eq!(place, place_after(&again), "also when it is played again");
        places[place] += 1;
        blown_up += 1;
    }
    let expected = f64::from(blown_up) / 15.0;
    let squares = places.map(|times| (f64::from(times) - expected).powi(2) / expected);
    let chi_squared: f64 = squares.iter().sum();
    // One in a thousand would be above 36.1.
    assert!(chi_squared < 36.1, "{places:?}: {chi_squared}");
}

#[test]
fn every_round_of_a_firecracker_game_is_led_by_the_leaders_heaviest_doublet() {
    let mut dice = Dice::new(72);
    let mut locked = 0;
    for _ in 0..400 {
        let mut game = GameState::new(rules(), nestors(Seats::Two), 0).expect("a game");
        while game.outcome().is_none() {
            let before = game.position().copied();
            game.deal(Seed::new(dice.seed()), rules()).expect("a deal");
            let round = game.round().expect("it was dealt");
            let dealt = round.initial_deal();
            let was_locked = before.is_some_and(|at| at.end() == Some(RoundEnd::Blocked));
            locked += usize::from(was_locked);
            let expected = before.filter(|_| !was_locked).map_or(0, |at| at.last_to_play().index());
            assert_eq!(dealt.leader.index(), expected, "the first seat, or who played last");
            let doublets = dealt.hands[dealt.leader].iter().filter(|b| b.is_doublet());
            assert_eq!(dealt.must_lead, doublets.max(), "their heaviest");
            assert!(dealt.must_lead.is_some(), "a deal without one is void");
            let led = round.placed_bones().next().expect("it is led by itself");
            assert_eq!(Some(led.bone), dealt.must_lead);
            while game.turn().is_some() {
                game.apply(dice.pick(&game.legal_actions())).expect("it is listed");
            }
        }
    }
    assert!(locked > 10, "{locked} locked boards");
}

#[test]
fn a_firecracker_is_not_for_other_games() {
    let plain = Preset::AllFives.rules(Seats::Two);
    let hands = "6-6 6-4 5-0 | 6-1 1-0 5-1";
    let pair = after(&plain, hands, "6-6 6-1@E 6-4@W");
    assert_eq!(targets(&pair), "");
    pair.refused(Action::BlowUp(bone("6-1")));
}
