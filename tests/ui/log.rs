//! The log: what is told of a hand, in whose name, and the bones that it shows.

use std::collections::BTreeSet;

use egui::epaint::ClippedShape;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use nestor_dominoes::app::wording::events::{Saying, sayings};
use nestor_dominoes::engine::{Bone, Event, Phase, Position, Preset, Rules, Seats};
use nestor_dominoes::session::{NESTOR, Preferences, Session, TableView, YOU};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::{game_where, go_on, session};
use super::player::{Player, preferences, set};

/// So many games of each kind are read.
const GAMES: u64 = 6;
/// A window with the log beside the table.
const WIDE: [f32; 2] = [1400.0, 900.0];

/// Every ready-made game, and games whose rules have more to tell.
fn games() -> Vec<Rules> {
    let mut games = Preset::ALL.map(|preset| preset.rules(Seats::Two)).to_vec();
    games.push(Rules {
        exact_target: true,
        ..Preset::AllFives.rules(Seats::Two)
    });
    games.push(Rules {
        voluntary_draw: true,
        ..Preset::FiveUp.rules(Seats::Two)
    });
    games
}

/// Reads the hands of some games that are played at random.
fn read(rules: Rules, mut look: impl FnMut(&[Event], &[Saying])) {
    for number in 0..GAMES {
        let mut session = session(&set(rules), number);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        while session.state().outcome().is_none() {
            go_on(&mut session, &mut rng);
        }
        for round in session.state().rounds() {
            look(round.events(), &sayings(round.events(), &rules, true));
        }
        let winner = session.state().outcome().and_then(|over| over.winner);
        let over = [Event::GameOver { winner }];
        look(&over, &sayings(&over, &rules, true));
    }
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !letter.is_alphabetic()).collect()
}

#[test]
fn every_line_names_who_acted_and_tells_it_in_the_past() {
    for rules in games() {
        read(rules, |_, sayings| {
            for saying in sayings {
                let said = words(&saying.text);
                for word in [
                    "I", "me", "my", "us", "we", "drawn", "play", "plays", "pass", "passes",
                    "draws", "scores", "win", "wins", "lose", "loses", "take", "takes",
                ] {
                    // Nobody could do what is told in the past, too.
                    let could = word == "play" && said.contains("could");
                    let is_told = said.contains(word) && !could;
                    assert!(!is_told, "{word:?} in {:?}", saying.text);
                }
                let named = match saying.seat {
                    Some(YOU) => said.contains("You") || said.contains("you"),
                    Some(NESTOR) => said.contains("Nestor"),
                    _ => true,
                };
                let nobody = said.contains("nobody");
                assert!(named || nobody, "who did this: {:?}", saying.text);
            }
        });
    }
}

#[test]
fn a_line_says_where_a_bone_went_by_what_lies_there() {
    for rules in games() {
        read(rules, |events, sayings| {
            let plays: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Played { bone, end, .. } => Some((*bone, *end)),
                    _ => None,
                })
                .collect();
            let lines: Vec<_> = sayings.iter().filter(|line| line.bone.is_some()).collect();
            assert_eq!(lines.len(), plays.len(), "a line for each play");
            for (line, (bone, end)) in lines.iter().zip(plays) {
                assert_eq!(line.bone, Some(bone), "the bone of {:?}", line.text);
                let Some(end) = end else { continue };
                let (_, place) = line.text.split_once(" on the ").expect("where");
                let place = place.split([' ', '.', ',']).next().expect("a word");
                if let Ok(other) = place.parse::<Bone>() {
                    assert_eq!(other, end.on, "it lies there: {:?}", line.text);
                    assert!(other.is_doublet(), "both halves are the same");
                } else {
                    let fits = |bone: Bone| bone.to_string().contains(place);
                    assert!(fits(bone) && fits(end.on), "{:?}: {end:?}", line.text);
                }
            }
            for line in sayings {
                for side in ["east", "west", "north", "south"] {
                    assert!(
                        !line.text.contains(side),
                        "an arm can turn: {:?}",
                        line.text
                    );
                }
            }
        });
    }
}

#[test]
fn where_nobody_draws_a_block_does_not_speak_of_drawing() {
    let mut blocks = 0;
    for preset in [Preset::Block, Preset::Draw] {
        let rules = preset.rules(Seats::Two);
        read(rules, |_, sayings| {
            let mut lines = sayings.iter();
            if let Some(line) = lines.find(|line| line.text.starts_with("Blocked")) {
                blocks += 1;
                let draws = line.text.contains("draw");
                assert_eq!(draws, rules.draws, "{:?}", line.text);
            }
        });
    }
    assert!(blocks > 0, "some hands were blocked");
}

#[test]
fn the_message_says_the_same_as_the_log() {
    let session = game_where(&preferences(Preset::AllFives), Session::nestors_turn);
    let mut player = Player::at_size(&session, WIDE);
    player.wait_for_nestor();
    let message = player.message();
    let parts = player.parts();
    let copies = parts.iter().filter(|(_, words)| *words == message).count();
    assert_eq!(copies, 2, "{message:?} in the message line and in the log");
}

/// What is painted now and not before.
fn only_in<'a>(now: &'a [ClippedShape], before: &[ClippedShape]) -> Vec<&'a ClippedShape> {
    now.iter().filter(|shape| !before.contains(shape)).collect()
}

fn painted(player: &Player) -> Vec<ClippedShape> {
    player.harness.output().shapes.clone()
}

/// Where a bone lies on the table.
fn lies(player: &Player, bone: Bone) -> Rect {
    let start = format!("{bone}, played by ");
    let nodes = player.harness.root().children_recursive();
    let mut nodes = nodes.filter(|node| {
        let name = node.accesskit_node().label();
        let name = name.or_else(|| node.accesskit_node().value());
        name.is_some_and(|name| name.starts_with(&start))
    });
    nodes.next().expect("it lies on the table").rect()
}

/// Some bones lie on the table in a second hand.
fn in_a_second_hand() -> Session {
    let preferences = Preferences {
        view: TableView::Whole,
        ..preferences(Preset::AllFives)
    };
    game_where(&preferences, |session| {
        let state = session.state();
        let phase = state.position().map(Position::phase);
        let table = state.position().map(|at| at.table().played().len());
        session.your_turn()
            && state.rounds().len() == 2
            && table >= Some(5)
            && phase == Some(Phase::Turn)
    })
}

#[test]
fn pointing_at_a_line_lights_up_its_bone_and_no_other() {
    for opens_window in [false, true] {
        let session = in_a_second_hand();
        let rounds = session.state().rounds();
        let [first, second] = rounds else {
            panic!("two hands");
        };
        let counts = session.preferences().table_count;
        let lines = |n: usize| {
            let round = &rounds[n];
            sayings(round.events(), round.rules(), counts)
        };
        let size = if opens_window { [900.0, 760.0] } else { WIDE };
        let mut player = Player::at_size(&session, size);
        if opens_window {
            player.press_ctrl(Key::L);
        }
        player.harness.run_steps(80);
        let rest = painted(&player);
        let told: Vec<_> = lines(1).into_iter().filter(|l| l.bone.is_some()).collect();
        let newest = second.placed().last().expect("bones lie").bone;
        let line = &told[told.len() - 2];
        let bone = line.bone.expect("it was looked for");
        let mut spoken = player.harness.get_all_by_label(&line.text);
        let place = spoken.next_back().expect("the log has it").rect().center();
        drop(spoken);
        player.harness.hover_at(place);
        player.harness.run_steps(3);
        let lit = painted(&player);
        let at = lies(&player, bone).center();
        let over = |shapes: &[&ClippedShape], at: egui::Pos2| {
            let rects = shapes
                .iter()
                .map(|shape| shape.shape.visual_bounding_rect());
            rects.filter(|rect| rect.contains(at)).count()
        };
        let came = only_in(&lit, &rest);
        assert!(over(&came, at) > 0, "{bone} is lit up");
        let gone = only_in(&rest, &lit);
        let newest = lies(&player, newest).center();
        assert!(over(&gone, newest) > 0, "and the newest no more");
        player.harness.remove_cursor();
        player.harness.run_steps(3);
        let after = painted(&player);
        assert_eq!(over(&only_in(&after, &rest), at), 0, "it goes out again");
        assert!(
            first.placed().count() > 0,
            "bones lay in the first hand too"
        );
    }
}
