//! Where things go: nothing overlaps, nothing is cut off, at any size.

use egui::{Rect, pos2, vec2};
use engine::{Bone, Preset, Round, Rules, Seat, Seats, Viewer, ceil_secs};
use game::profile::TableView;
use game::session::Session;
use nestor_dominoes::app::table::{
    Arrangement, GameClock, HandOrder, PanelKind, TableChoices, TableModel, Viewpoint, arrange,
};
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::found::{go_on, session};
use super::player::set;
use crate::YOU;

/// The height of the bar, and in a low window, in points.
const BAR: f32 = 40.0;
const LOW_BAR: f32 = 36.0;
/// How many games of each preset are looked at.
#[derive(Clone, Copy)]
struct Games {
    of_two: u64,
    of_several: u64,
}

const SOME: Games = Games {
    of_two: 2,
    of_several: 1,
};
const MANY: Games = Games {
    of_two: 8,
    of_several: 2,
};
/// The narrowest that a bone of the hand may be at the usual size, in points.
const NARROWEST: f32 = 16.0;
/// The size of the window at first, in points.
const USUAL: [f32; 2] = [1100.0, 760.0];
/// Other sizes, in points: the least, telephones, laptops, large screens, and
/// what is left of them when everything is enlarged.
pub const SIZES: [[f32; 2]; 20] = [
    [360.0, 560.0],
    [360.0, 1440.0],
    [366.0, 760.0],
    [420.0, 560.0],
    [420.0, 800.0],
    [500.0, 560.0],
    [550.0, 570.0],
    [640.0, 560.0],
    [663.0, 900.0],
    [733.0, 560.0],
    [800.0, 600.0],
    [859.0, 640.0],
    [860.0, 560.0],
    [960.0, 560.0],
    [1024.0, 768.0],
    [1280.0, 720.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [2560.0, 560.0],
    [2560.0, 1440.0],
];

/// A thing in the picture.
pub type Thing = (String, Rect);

pub fn area(size: [f32; 2]) -> Rect {
    let [width, height] = size;
    let is_low = width >= 560.0 && height < 640.0;
    let bar = if is_low { LOW_BAR } else { BAR };
    Rect::from_min_max(pos2(0.0, bar), pos2(width, height))
}

/// Everything that must be seen whole.
pub fn things(model: &TableModel, arrangement: &Arrangement) -> Vec<Thing> {
    let Arrangement {
        bone_width: _,
        plates,
        trays: _,
        sides,
        way_round,
        message,
        table: _,
        bones,
        is_whole: _,
        ends,
        count,
        boneyard_count,
        panels,
        button,
        log,
        origins: _,
        from_boneyard: _,
        seen: _,
        board,
        clock,
        seal,
        firecrackers,
    } = arrangement;
    let mut things: Vec<Thing> = vec![
        ("the message".into(), *message),
        ("the count".into(), *count),
        ("the number of the boneyard".into(), *boneyard_count),
        ("the turn button".into(), *button),
    ];
    let plates = plates.iter();
    things.extend(plates.map(|place| (format!("the plate of {:?}", place.seat), place.rect)));
    let sides = sides.iter();
    things.extend(sides.map(|place| (format!("the score of {:?}", place.team), place.rect)));
    let ways = way_round.iter();
    things.extend(ways.map(|curve| ("the way round".into(), Rect::from_points(curve))));
    things.extend(board.map(|board| ("the score board".into(), board)));
    things.extend(clock.map(|clock| ("the clock".into(), clock)));
    things.extend(seal.map(|seal| ("the seal".into(), seal)));
    let firecrackers = firecrackers.iter();
    things.extend(firecrackers.map(|(seat, at)| (format!("the firecracker of {seat:?}"), *at)));
    things.extend(log.map(|log| ("the log".into(), log)));
    things.extend(
        bones
            .iter()
            .map(|(lying, rect)| (lying.bone.to_string(), *rect)),
    );
    let is_list = model.is_list;
    for (n, place) in ends.iter().enumerate() {
        let end = &model.ends[place.end];
        things.push((format!("end {n}"), place.bone));
        if place.label.is_finite() && (is_list || end.times > 0 || end.preview.is_some()) {
            things.push((format!("the label of end {n}"), place.label));
        }
    }
    for panel in panels {
        things.extend(
            panel
                .title
                .map(|title| (format!("the title of {:?}", panel.kind), title)),
        );
        for (n, bone) in panel.bones.iter().enumerate() {
            let mut bone = *bone;
            if panel.kind == PanelKind::Hand && model.hand[n].selected {
                // It is lifted a little.
                bone.min.y -= 0.12 * bone.width();
            }
            things.push((format!("bone {n} of {:?}", panel.kind), bone));
        }
    }
    things
}

pub fn assert_all_is_seen(model: &TableModel, rules: &Rules, size: [f32; 2]) -> Arrangement {
    let area = area(size);
    let arrangement = arrange(model, rules.spinner, area, None);
    let things = things(model, &arrangement);
    for (n, (name, rect)) in things.iter().enumerate() {
        assert!(
            area.expand(0.1).contains_rect(*rect),
            "{name} {rect:?} leaves {area:?} at {size:?}: {model:?}"
        );
        for (other_name, other) in &things[..n] {
            let shared = rect.shrink(0.1).intersect(other.shrink(0.1));
            assert!(
                !shared.is_positive(),
                "{name} {rect:?} lies on {other_name} {other:?} at {size:?} \
                 with bones {} wide: {model:?}",
                arrangement.bone_width
            );
        }
    }
    arrangement
}

/// The rules of the games that are looked at, and how many of each.
fn rules(games: Games) -> Vec<(Rules, u64)> {
    let all = |seats, games| Preset::ALL.map(|preset| (preset.rules(seats), games));
    let mut rules = all(Seats::Two, games.of_two).to_vec();
    for seats in [Seats::Three, Seats::Four, Seats::Partners] {
        rules.extend(all(seats, games.of_several));
        let largest = Rules {
            hand_size: 7,
            voluntary_draw: true,
            ..Preset::FiveUp.rules(seats)
        };
        rules.push((largest, games.of_several));
    }
    // The largest hands there are.
    let largest = Rules {
        hand_size: 9,
        voluntary_draw: true,
        ..Preset::FiveUp.rules(Seats::Two)
    };
    rules.push((largest, games.of_two));
    rules
}

/// What the player may have laid open, and a bone that may be taken up.
fn choices(session: &Session, rng: &mut impl Rng) -> TableChoices {
    let seats: Vec<Seat> = Seat::around(session.state().rules().seats).collect();
    let seat = if seats.len() > 2 {
        seats[rng.random_range(0..seats.len())]
    } else {
        YOU
    };
    let position = session.state().position().expect("it was dealt");
    let bones: Vec<Bone> = position.hand(seat).iter().collect();
    let selected = (!bones.is_empty() && rng.random_bool(0.5))
        .then(|| bones[rng.random_range(0..bones.len())]);
    TableChoices {
        selected,
        firecracker: rng.random_bool(0.2),
        // A view that follows the play may leave some of it out.
        viewpoint: Some(Viewpoint::ALL),
        viewer: Viewer {
            hands: rng.random_bool(0.2),
            boneyard: rng.random_bool(0.2),
            ..Viewer::at(seat)
        },
    }
}

/// The table of a session as it is seen.
pub fn model(session: &Session, choices: &TableChoices, view: TableView) -> TableModel {
    let state = session.state();
    let seen = state.view(choices.viewer.seat).expect("it was dealt");
    let revealed = state.revealed(choices.viewer);
    let mut model = TableModel::new(&seen, &revealed, choices, &HandOrder::default(), view);
    let left = state.time_left();
    model.clock = left.map(|left| GameClock {
        secs: ceil_secs(left),
        runs: true,
    });
    let seal = state.round().and_then(Round::seal);
    model.seal = seal.map(|seal| [seal.short(), seal.to_string()]);
    model
}

/// Shows every position of some games of each kind.
pub fn positions(show: impl FnMut(&TableModel, &Rules, &mut ChaCha8Rng)) -> usize {
    positions_of(SOME, show)
}

fn positions_of(games: Games, mut show: impl FnMut(&TableModel, &Rules, &mut ChaCha8Rng)) -> usize {
    let mut count = 0;
    for (rules, games) in rules(games) {
        for number in 0..games {
            let mut session = session(&set(rules), number);
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            while session.state().outcome().is_none() && session.state().rounds().len() < 5 {
                let choices = choices(&session, &mut rng);
                let view = if rng.random_bool(0.5) {
                    TableView::Whole
                } else {
                    TableView::Ends
                };
                let model = model(&session, &choices, view);
                show(&model, &rules, &mut rng);
                go_on(&mut session, &mut rng);
                count += 1;
            }
        }
    }
    count
}

fn assert_all_is_seen_in(games: Games) -> usize {
    positions_of(games, |model, rules, rng| {
        for _ in 0..2 {
            let size = SIZES[rng.random_range(0..SIZES.len())];
            assert_all_is_seen(model, rules, size);
        }
    })
}

#[test]
fn nothing_overlaps_and_nothing_is_cut_off_at_any_size() {
    let count = assert_all_is_seen_in(SOME);
    assert!(count > 2000, "{count} positions are many");
}

#[test]
#[ignore = "some ten thousand positions take half a minute"]
fn nothing_overlaps_in_many_games() {
    let count = assert_all_is_seen_in(MANY);
    assert!(count > 5000, "{count} positions are many");
}

/// What is left of the usual window at 200 %, and of a small laptop's.
const LOW_SIZES: [[f32; 2]; 3] = [[550.0, 380.0], [683.0, 384.0], [640.0, 400.0]];

#[test]
fn with_everything_twice_as_large_a_hand_can_still_be_played() {
    positions(|model, rules, rng| {
        let no_more_is_shown =
            model.boneyard.is_none() && model.others.iter().all(|other| other.bones.is_none());
        if no_more_is_shown && !model.is_list && rng.random_bool(0.3) {
            for size in LOW_SIZES {
                assert_all_is_seen(model, rules, size);
            }
        }
    });
}

#[test]
fn the_own_bones_are_wide_enough_to_be_read_and_clicked() {
    let mut narrowest = f32::INFINITY;
    positions(|model, rules, _| {
        let arrangement = assert_all_is_seen(model, rules, USUAL);
        let hand = arrangement
            .panels
            .iter()
            .filter(|panel| panel.kind == PanelKind::Hand);
        for bone in hand.flat_map(|panel| &panel.bones) {
            narrowest = narrowest.min(bone.width());
        }
    });
    println!("the narrowest bone of a hand at {USUAL:?} is {narrowest} points wide");
    assert!(narrowest >= NARROWEST, "{narrowest} points are too narrow");
}

#[test]
fn a_larger_window_has_larger_bones() {
    positions(|model, rules, rng| {
        if rng.random_bool(0.8) || model.view == TableView::Whole {
            return;
        }
        let width = |scale: f32| {
            let size = vec2(420.0, 620.0) * scale;
            arrange(model, rules.spinner, area([size.x, size.y]), None).bone_width
        };
        assert!(width(1.0) <= width(2.0), "at twice the size: {model:?}");
    });
}
