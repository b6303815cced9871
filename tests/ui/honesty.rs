//! The window shows nothing that the viewer may not know: whatever is hidden
//! can lie in another way, and nothing on the screen is another.

use egui::{Pos2, Rect, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::{
    Bone, Bones, BySeat, Hand, Preset, RevealedBones, Round, Seat, Seating, Seats, View, Viewer,
};
use nestor_dominoes::table::line::{Line, LineArea};
use nestor_dominoes::table::{Snapshot, SnapshotContext};
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;

use super::found::{go_on, session};
use super::hidden::{small, twins};
use super::labels::is_no_voice;
use super::player::{Player, set};

/// The line, which follows from what was played.
fn line(view: &View) -> Line {
    let area = LineArea {
        size: vec2(970.0, 430.0),
        opening_px: 40.0,
        first_width_px: 40.0,
        first_bone_offset: egui::Vec2::ZERO,
    };
    Line::replay(view.rules(), area, view.events())
}

/// What the table shows.
fn snapshot(view: &View, line: &Line, seating: &Seating, revealed: &RevealedBones) -> Snapshot {
    let rules = view.rules();
    let hand: Vec<Bone> = view.hand().iter().collect();
    Snapshot::new(
        view,
        SnapshotContext {
            seating,
            rules,
            revealed,
            hand: &hand,
            line: line.clone(),
            shows_count: true,
        },
    )
}

/// The round with the bones that a seat cannot see in another way.
fn mixed(round: &Round, view: &View, rng: &mut ChaCha8Rng) -> Round {
    let mut unseen: Vec<Bone> = view.unseen().iter().collect();
    unseen.shuffle(rng);
    let seats = view.rules().seats;
    let is_over = view.position().end().is_some();
    let hands = BySeat::from_fn(|seat| {
        if seat == view.seat() || is_over {
            view.position().hand(seat)
        } else if Seat::around(seats).any(|there| there == seat) {
            let left = unseen.len() - usize::from(view.hand_sizes()[seat]);
            unseen.split_off(left).into_iter().collect::<Bones>()
        } else {
            Hand::EMPTY
        }
    });
    round.imagined(hands, &unseen)
}

#[test]
fn the_picture_is_the_same_from_every_seat_whatever_is_hidden() {
    let (mut compared, mut laid_open) = (0, 0);
    for seats in Seats::ALL {
        for preset in [Preset::AllFives, Preset::FiveUp, Preset::Block] {
            let mut session = session(&set(preset.rules(seats)), 5);
            let mut rng = ChaCha8Rng::seed_from_u64(5);
            while session.state().outcome().is_none() && session.state().rounds().len() < 3 {
                let round = session.state().round().expect("it was dealt");
                let line = line(&round.view(Seat::ALL[0]));
                for seat in Seat::around(seats) {
                    let view = round.view(seat);
                    let other = mixed(round, &view, &mut rng);
                    let nothing = session.state().revealed(Viewer::at(seat));
                    let is_over = round.position().end().is_some();
                    assert!(
                        is_over || nothing == RevealedBones::default(),
                        "nobody asked for more"
                    );
                    assert_eq!(
                        nothing.boneyard().is_some(),
                        is_over,
                        "it turns over with the hands"
                    );
                    let other = other.view(seat);
                    assert_eq!(view.events(), other.events(), "the line is the same");
                    let [one, other] = [&view, &other]
                        .map(|view| snapshot(view, &line, session.seating(), &nothing));
                    assert_eq!(one, other, "from {seat:?}");
                    let open = one.players.iter().skip(1);
                    let open = open.filter(|player| player.open_hand.is_some()).count();
                    assert!(open == 0 || one.is_over, "laid open too early");
                    laid_open += open;
                    compared += 1;
                }
                go_on(&mut session, &mut rng);
            }
        }
    }
    assert!(compared > 1000, "{compared} pictures are many");
    assert!(laid_open > 20, "at the end hands lie open: {laid_open}");
}

#[test]
fn what_is_laid_open_is_what_lies_there() {
    let mut session = session(&set(small(Seats::Partners)), 1);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    go_on(&mut session, &mut rng);
    let state = session.state();
    let position = state.position().expect("it was dealt");
    for seat in Seat::around(Seats::Partners) {
        let viewer = Viewer { seat, sees_hands: true, sees_boneyard: true };
        let view = state.view(seat).expect("it was dealt");
        let snapshot = snapshot(&view, &line(&view), session.seating(), &state.revealed(viewer));
        assert_eq!(snapshot.players.len(), 4, "three others");
        let is_alone = session.seating().people().all(|person| person == seat);
        let mut next = seat;
        for other in &snapshot.players[1..] {
            next = next.next(Seats::Partners);
            assert_eq!(other.seat, next, "in order of play");
            let hand = position.hand(other.seat);
            let expected = is_alone.then(|| hand.iter().collect::<Vec<_>>());
            assert_eq!(other.open_hand, expected, "only to a person who sits there alone");
            assert_eq!(other.bones, usize::from(position.hand(other.seat).len()));
        }
        let boneyard = is_alone.then(|| position.boneyard().bones().to_vec());
        assert_eq!(snapshot.boneyard.open, boneyard, "nor what tells their hand");
    }
}

/// What is in the window for a screen reader, and where.
fn tree(player: &Player) -> Vec<impl PartialEq + std::fmt::Debug + use<>> {
    let nodes = player.harness.root().children_recursive();
    let parts = nodes.filter(is_no_voice).map(|node| {
        let node = node.accesskit_node();
        (node.role(), node.label(), node.value(), node.bounding_box())
    });
    parts.collect()
}

#[test]
fn the_window_is_the_same_whatever_is_hidden() {
    for seats in Seats::ALL {
        for (one, other) in twins(seats, 2) {
            for size in [[1100.0, 760.0], [420.0, 800.0]] {
                let [one, other] = [&one, &other].map(|session| Player::at_size(session, size));
                assert_eq!(tree(&one), tree(&other), "{seats:?} at {size:?}");
                let whole = Rect::from_min_size(Pos2::ZERO, size.into());
                let [one, other] = [one.painted(whole), other.painted(whole)];
                assert!(!one.is_empty() && one == other, "{seats:?} at {size:?}: faces, too");
            }
        }
    }
}
