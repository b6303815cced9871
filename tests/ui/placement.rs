//! What belongs together stands together: hands around the middle of the table,
//! scores beside their hands, the boneyard with its number, at any size.

use egui::Rect;
use engine::{Bone, Seat};
use game::profile::TableView;
use nestor_dominoes::app::table::{Arrangement, Beside, HandBone, PanelKind, TableModel, arrange};
use rand::RngExt as _;

use super::layout::{SIZES, assert_all_is_seen, positions};

/// The most bones that one of two can hold at the table.
const MOST_IN_HAND: usize = 21;
/// From a name and score to the place of a hand that has as many bones as usual,
/// in points.
const BESIDE: f32 = 24.0;
/// From the bones of the boneyard to their number below them, in points.
const TO_THE_NUMBER: f32 = 8.0;
/// Windows that a game is often played in, in points, and a short wide one.
const USUAL_SIZES: [[f32; 2]; 5] = [
    [420.0, 800.0],
    [1100.0, 760.0],
    [1920.0, 1080.0],
    [2560.0, 1440.0],
    [1100.0, 500.0],
];
/// So much of the usual window the table gets at least, in points: with the log
/// beside it, and without.
const LEAST_AREA: [(bool, [f32; 2]); 2] = [(true, [840.0, 430.0]), (false, [1070.0, 430.0])];

/// The space between a hand and its firecracker.
const TO_FIRECRACKER: f32 = 16.0;

fn hand_of(seat: Option<Seat>) -> PanelKind {
    seat.map_or(PanelKind::Hand, PanelKind::OtherHand)
}

fn bones(arrangement: &Arrangement, kind: PanelKind) -> Option<Rect> {
    let mut panels = arrangement.panels.iter();
    let panel = panels.find(|panel| panel.kind == kind)?;
    panel.bones.iter().copied().reduce(Rect::union)
}

/// The same table with so many bones in every hand.
fn with_hands_of(model: &TableModel, count: usize) -> TableModel {
    let mut model = model.clone();
    let bone = |bone| HandBone {
        bone,
        selected: false,
        playable: false,
        dimmed: false,
        fits: Vec::new(),
    };
    model.hand = Bone::all().take(count).map(bone).collect();
    for other in &mut model.others {
        (other.count, other.bones) = (count, None);
    }
    model
}

#[test]
fn the_own_hand_stands_around_the_middle_of_the_table_however_many_bones_it_has() {
    positions(|model, rules, rng| {
        if rng.random_bool(0.7) {
            return;
        }
        let count = rng.random_range(0..=MOST_IN_HAND);
        let mut model = with_hands_of(model, count);
        model.beside = [
            Beside::Log(None),
            Beside::Log(Some(true)),
            Beside::Log(Some(false)),
            Beside::Coach,
        ][rng.random_range(0..4)];
        let size = SIZES[rng.random_range(0..SIZES.len())];
        let arrangement = assert_all_is_seen(&model, rules, size);
        let middle = arrangement.table.center().x;
        if let Some(hand) = bones(&arrangement, PanelKind::Hand) {
            // A firecracker beside it takes half of its room there.
            let beside = arrangement.firecrackers.iter();
            let beside = beside.filter(|(_, at)| {
                at.left() > hand.right() && at.center().y > hand.top() && hand.bottom() > at.top()
            });
            let taken: f32 = beside
                .map(|(_, at)| at.width() / 2.0 + TO_FIRECRACKER)
                .sum();
            let off = (hand.center().x - middle).abs();
            assert!(
                off <= 1.0 + taken,
                "{count} bones are {off} aside at {size:?}"
            );
        } else {
            let message = arrangement.message;
            let tray = arrangement.trays.last().expect("the own tray").rect;
            assert!(tray.contains_rect(message), "no hole at {size:?}");
        }
    });
}

#[test]
fn a_score_stands_beside_its_hand_on_one_ground() {
    positions(|model, rules, rng| {
        if rng.random_bool(0.8) {
            return;
        }
        for size in USUAL_SIZES {
            let model = with_hands_of(model, 7);
            let arrangement = arrange(&model, rules.spinner, super::layout::area(size), None);
            for tray in &arrangement.trays {
                let own = tray.seat == model.viewer;
                let hand = bones(&arrangement, hand_of((!own).then_some(tray.seat)));
                let hand = hand.expect("there are seven bones");
                let mut plates = arrangement.plates.iter();
                let plate = plates.find(|place| place.seat == tray.seat);
                let plate = plate.expect("every seat has a plate").rect;
                for part in [hand, plate] {
                    let ground = tray.rect.expand(0.1);
                    assert!(ground.contains_rect(part), "{part} at {size:?}: {ground}");
                }
                let gap = (hand.min - plate.max).max(egui::Vec2::ZERO).max_elem();
                assert!(gap <= BESIDE, "{gap} apart at {size:?}: {:?}", tray.seat);
            }
        }
    });
}

#[test]
fn two_hands_face_each_other_and_the_number_stands_at_the_boneyard() {
    positions(|model, rules, rng| {
        let size = USUAL_SIZES[rng.random_range(0..USUAL_SIZES.len())];
        let arrangement = arrange(model, rules.spinner, super::layout::area(size), None);
        if let ([other], true) = (&model.others[..], size[0] > 620.0)
            && let Some(hand) = bones(&arrangement, PanelKind::OtherHand(other.seat))
        {
            let off = (hand.center().x - arrangement.table.center().x).abs();
            assert!(off <= 1.0, "the other's hand is {off} aside at {size:?}");
        }
        if let Some(boneyard) = bones(&arrangement, PanelKind::Boneyard)
            && !model.asks_for_boneyard
        {
            let number = arrangement.boneyard_count;
            // Beside or below the place that the bones fill while there are more.
            let inside = number.expand(TO_THE_NUMBER);
            let is_beside = boneyard.top() < number.bottom() && number.top() < boneyard.bottom();
            assert!(
                is_beside || inside.intersects(boneyard),
                "{number} is away from {boneyard} at {size:?}"
            );
        }
    });
}

#[test]
fn most_of_the_window_is_table() {
    positions(|model, rules, _| {
        if !model.is_pair() || model.view != TableView::Whole {
            return;
        }
        for (has_log, least) in LEAST_AREA {
            let mut model = model.clone();
            model.beside = Beside::Log(Some(has_log));
            let area = super::layout::area([1100.0, 760.0]);
            let table = arrange(&model, rules.spinner, area, None).table.size();
            assert!(
                table.x >= least[0] && table.y >= least[1],
                "{table} with log: {has_log}"
            );
        }
    });
}
