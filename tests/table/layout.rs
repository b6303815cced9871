//! The layout of the mockups, and what every window keeps to.

use egui::{Rect, vec2};
use engine::{Direction, Seat, Seats};
use nestor_dominoes::table::{
    ClaimTab, CoinCell, DirectionSign, Features, Panel, PlateContents, TableLayout,
};

use super::game::area;

/// A window, who plays, whether there is a count and a boneyard, and the width, height, left
/// and top of the line's area.
type Row = ([f32; 2], Seats, [bool; 2], [f32; 4]);

/// The areas of the line in the mockups.
#[rustfmt::skip]
const AREAS: [Row; 17] = [
    ([1100.0, 760.0], Seats::Two, [true, true], [970.0, 430.0, 30.0, 142.0]),
    ([1100.0, 760.0], Seats::Two, [false, false], [1018.0, 460.0, 30.0, 142.0]),
    ([1100.0, 760.0], Seats::Two, [false, true], [970.0, 460.0, 30.0, 142.0]),
    ([1100.0, 760.0], Seats::Three, [true, true], [810.0, 502.0, 110.0, 70.0]),
    ([1100.0, 760.0], Seats::Four, [true, false], [858.0, 430.0, 110.0, 142.0]),
    ([1100.0, 760.0], Seats::Four, [true, true], [810.0, 430.0, 110.0, 142.0]),
    ([1100.0, 760.0], Seats::Four, [false, false], [858.0, 460.0, 110.0, 142.0]),
    ([1920.0, 1080.0], Seats::Two, [true, true], [1748.0, 664.0, 36.0, 170.0]),
    ([1920.0, 1080.0], Seats::Three, [true, true], [1544.0, 756.0, 138.0, 78.0]),
    ([1920.0, 1080.0], Seats::Four, [false, false], [1618.0, 700.0, 138.0, 170.0]),
    ([1024.0, 600.0], Seats::Two, [true, true], [904.0, 388.0, 24.0, 96.0]),
    ([1024.0, 600.0], Seats::Four, [false, false], [952.0, 388.0, 24.0, 96.0]),
    ([800.0, 480.0], Seats::Two, [true, true], [694.0, 300.0, 18.0, 86.0]),
    ([800.0, 480.0], Seats::Two, [false, false], [740.0, 300.0, 18.0, 86.0]),
    ([420.0, 800.0], Seats::Two, [true, true], [388.0, 450.0, 16.0, 122.0]),
    ([420.0, 800.0], Seats::Two, [false, false], [388.0, 484.0, 16.0, 122.0]),
    ([420.0, 800.0], Seats::Partners, [true, true], [388.0, 426.0, 16.0, 146.0]),
];

#[test]
fn the_line_has_the_area_that_the_mockups_give_it() {
    for (window, seats, [count, boneyard], expected) in AREAS {
        let features = Features { has_count: count, has_boneyard: boneyard, ..Features::default() };
        let line = TableLayout::new(area(window), seats, features).line;
        let found = [line.width(), line.height(), line.left(), line.top()];
        assert_eq!(found, expected, "{window:?}, {seats:?}, {count}, {boneyard}");
    }
}

#[test]
fn the_tab_of_claims_opens_where_the_line_leaves_it_free() {
    for (window, ..) in AREAS {
        for seats in [Seats::Two, Seats::Partners] {
            let layout = |claim| {
                let features = Features { claim, has_boneyard: true, ..Features::default() };
                TableLayout::new(area(window), seats, features)
            };
            let (closed, open) = (layout(ClaimTab::Closed), layout(ClaimTab::Open(8)));
            assert_eq!(closed.line, open.line, "{window:?}: nothing moves");
            assert_eq!(closed.claim, None, "{window:?}");
            let tab = open.claim.expect("it is open");
            assert!(open.cloth.contains_rect(tab), "{window:?}: {tab:?}");
            assert!(tab.width() >= 270.0 && tab.height() >= 36.0, "{tab:?}");
            let boneyard = open.boneyard.expect("there is one");
            assert!(!tab.intersects(boneyard), "{window:?}: {tab:?}");
            assert!(tab.top() >= open.line.bottom() - 8.0, "{window:?}: {tab:?}");
        }
    }
}

#[test]
fn the_line_gives_way_to_what_stands_beside_it_or_lies_over_it() {
    for (window, [width, height]) in
        [([1100.0, 760.0], [668.0, 430.0]), ([420.0, 800.0], [388.0, 358.0])]
    {
        let features = Features {
            has_count: true,
            has_boneyard: true,
            panel: Some(Panel::Notes),
            ..Features::default()
        };
        let layout = TableLayout::new(area(window), Seats::Two, features);
        assert_eq!(layout.line.size(), egui::vec2(width, height), "{window:?}");
        let panel = layout.panel.expect("there is one");
        assert!(area(window).contains_rect(panel), "{panel:?}");
        assert!(!panel.intersects(layout.line), "{panel:?}");
    }
}

#[test]
fn the_line_of_a_narrow_table_keeps_off_the_boneyard_of_a_game_without_counts() {
    let features = Features { has_boneyard: true, ..Features::default() };
    let layout = TableLayout::new(area([420.0, 800.0]), Seats::Two, features);
    let boneyard = layout.boneyard.expect("there is one");
    assert!(!layout.line.intersects(boneyard), "{boneyard:?}");
}

#[test]
fn the_board_of_a_narrow_table_ends_above_the_boneyard() {
    for height in [640.0, 800.0, 1000.0] {
        let features = Features { has_board: true, has_boneyard: true, ..Features::default() };
        let layout = TableLayout::new(area([420.0, height]), Seats::Two, features);
        let parts = layout.board.zip(layout.boneyard);
        let (board, boneyard) = parts.expect("there are both");
        assert!(board.bottom() < boneyard.top(), "{board} at {boneyard}");
    }
}

#[test]
fn a_review_is_as_high_as_the_table_in_a_low_window_too() {
    for size in [[1100.0, 760.0], [1100.0, 480.0], [1366.0, 600.0]] {
        let features = Features { panel: Some(Panel::Coach), ..Features::default() };
        let layout = TableLayout::new(area(size), Seats::Two, features);
        let panel = layout.panel.expect("there is one");
        let room = area(size).shrink(16.0);
        assert_eq!(panel.y_range(), room.y_range(), "in {size:?}");
        assert!(!panel.intersects(layout.plates[0].bones), "in {size:?}");
    }
}

#[test]
fn the_score_of_a_narrow_plate_gives_way_to_a_long_name_and_leaves_room_for_a_button() {
    let layout = |name, buttons| {
        let holds = PlateContents { bones: 7, name_width: name, ..PlateContents::default() };
        let layout = TableLayout::new(area([420.0, 800.0]), Seats::Two, Features::default());
        layout.with_contents([holds; 2], buttons)
    };
    assert!(layout(110, 0).max_name_width(0) > layout(64, 0).max_name_width(0) + 20.0);
    for name in [64, 110, 400] {
        let button = layout(name, 1).buttons(1)[0];
        assert!(button.width() > 120.0, "{button} beside {name}");
    }
}

/// The layout of a table at which everybody holds so many bones.
fn holding(size: [f32; 2], seats: Seats, bones: usize, has_news: bool) -> TableLayout {
    let holds = PlateContents { bones, has_news, ..PlateContents::default() };
    TableLayout::new(area(size), seats, Features::default()).with_contents([holds; 4], 0)
}

#[test]
fn the_boneyard_stands_well_beside_the_line() {
    let features = Features { has_count: true, has_boneyard: true, ..Features::default() };
    for window in [[800.0, 480.0], [1024.0, 600.0], [1100.0, 760.0], [1920.0, 1080.0]] {
        for seats in Seats::ALL {
            let layout = TableLayout::new(area(window), seats, features);
            let boneyard = layout.boneyard.expect("there is one");
            let apart = boneyard.left() - layout.line.right();
            assert!(apart >= 23.9, "{apart} in {window:?} of {seats:?}");
            assert!(boneyard.right() < layout.cloth.right(), "on the cloth");
        }
    }
}

#[test]
fn a_chip_has_room_for_the_score_right_after_the_backs_and_for_news_after_it() {
    for count in 1..=7 {
        for has_news in [false, true] {
            let layout = holding([420.0, 800.0], Seats::Four, count, has_news);
            let plate = &layout.plates[1];
            let backs = layout.backs(1, count, has_news);
            let apart = plate.score.x - backs[count - 1].right();
            assert!((5.0..=8.0).contains(&apart), "{apart} after {count} backs");
            let room = layout.plates[2].pill.left() - plate.score.x;
            let least = if has_news { 80.0 } else { 40.0 };
            assert!(room >= least, "{room} after {count} backs, {has_news}");
        }
    }
}

#[test]
fn a_sheet_covers_the_hand_of_a_narrow_table_alone() {
    for (window, is_covered) in [([420.0, 800.0], true), ([1100.0, 760.0], false)] {
        let features = Features { panel: Some(Panel::Notes), ..Features::default() };
        let layout = TableLayout::new(area(window), Seats::Two, features);
        assert_eq!(layout.is_hand_covered(), is_covered, "{window:?}");
    }
}

#[test]
fn a_sheet_leaves_a_part_of_the_line_in_sight_however_low_the_window_is() {
    for window in [[300.0, 300.0], [360.0, 380.0], [550.0, 380.0], [420.0, 800.0]] {
        let features = Features { panel: Some(Panel::Notes), ..Features::default() };
        let area = area(window);
        let panel = TableLayout::new(area, Seats::Two, features).panel;
        let panel = panel.expect("there is one");
        let (sheet, whole) = (panel.height(), area.height());
        assert!(sheet <= 0.6 * whole && sheet > 0.3 * whole, "{panel:?} in {window:?}");
    }
}

#[test]
fn a_narrow_hand_changes_in_small_steps() {
    let layout = TableLayout::new(area([420.0, 800.0]), Seats::Two, Features::default());
    let width = |count: usize| layout.hand(count)[0].width();
    for count in 1..=20 {
        let [now, next] = [width(count), width(count + 1)];
        assert!(next <= now && now - next <= 8.0, "{now}, {next} at {count}");
    }
    assert!(width(7) >= 50.0, "a hand of seven is large");
    for count in 1..=21 {
        let hand = layout.hand(count);
        for (n, bone) in hand.iter().enumerate() {
            assert!(layout.area.contains_rect(*bone), "{bone:?} of {count}");
            let mut before = hand[..n].iter();
            let is_free = before.all(|other| !other.shrink(0.5).intersects(*bone));
            assert!(is_free, "{bone:?} of {count}");
        }
    }
}

#[test]
fn bones_of_the_boneyard_that_are_laid_open_lie_beside_each_other() {
    let features = Features { has_count: true, has_boneyard: true, ..Features::default() };
    for size in [[1100.0, 760.0], [1920.0, 1080.0]] {
        let layout = TableLayout::new(area(size), Seats::Two, features);
        for count in 1..=41 {
            let row = layout.boneyard_bones(count, true);
            for pair in row.windows(2) {
                let [x, y] = [pair[0].left() - pair[1].right(), pair[0].top() - pair[1].bottom()];
                let apart = x.max(y);
                assert!((apart - 2.0).abs() < 0.1, "{apart} of {count} at {size:?}");
            }
            let smallest = row.iter().map(Rect::height).fold(f32::INFINITY, f32::min);
            assert!(count <= 21 || smallest >= 17.5, "{smallest} of {count} at {size:?}");
            let is_on_cloth = row.iter().all(|it| layout.cloth.contains_rect(*it));
            assert!(is_on_cloth, "{count} at {size:?}");
            let log = layout.log.expect("the tab of the log");
            let is_beside_log = row.iter().all(|it| !it.intersects(log));
            assert!(is_beside_log, "{count} at {size:?}");
        }
    }
}

#[test]
fn names_stand_inside_the_edge_of_the_cloth_until_a_window_is_large() {
    for width in [1100.0, 1366.0, 1599.0] {
        let layout = TableLayout::new(area([width, 820.0]), Seats::Two, Features::default());
        for plate in &layout.plates {
            assert_eq!(plate.pill.left() - layout.cloth.left(), 16.0, "at {width}");
        }
    }
}

#[test]
fn a_large_screen_has_larger_bones() {
    for (size, line, hand) in [
        ([1599.0, 960.0], 40.0, 56.0),
        ([1600.0, 960.0], 60.0, 76.0),
        ([1920.0, 1080.0], 60.0, 76.0),
        ([2560.0, 1440.0], 76.0, 96.0),
    ] {
        let layout = TableLayout::new(area(size), Seats::Two, Features::default());
        assert!((layout.line_bone_width() - line).abs() < 0.5, "{size:?}");
        let bone = layout.hand(7)[0];
        assert!((bone.width() - hand).abs() < 0.5, "{bone} at {size:?}");
    }
}

#[test]
fn a_hand_has_the_width_that_it_needs_around_the_middle_of_the_cloth() {
    let of = |bones: usize| (bones, Seats::Two, None);
    for (size, (bones, seats, panel), [width, middle]) in [
        ([1100.0, 760.0], of(9), [56.0, 550.0]),
        ([1100.0, 760.0], of(11), [46.0, 550.0]),
        ([1366.0, 768.0], of(10), [56.0, 683.0]),
        ([1100.0, 760.0], of(15), [46.0, 550.0]),
        ([1100.0, 760.0], of(18), [46.0, 550.0]),
        ([1100.0, 760.0], (9, Seats::Partners, None), [56.0, 550.0]),
        ([1920.0, 1080.0], of(9), [76.0, 960.0]),
        ([1024.0, 600.0], of(6), [44.0, 512.0]),
        ([800.0, 480.0], of(6), [34.0, 400.0]),
        ([800.0, 480.0], of(7), [34.0, 400.0]),
        ([720.0, 600.0], of(6), [44.0, 360.0]),
        ([1100.0, 760.0], (7, Seats::Two, Some(Panel::Lesson)), [56.0, 0.0]),
    ] {
        let features = Features { panel, ..Features::default() };
        let layout = TableLayout::new(area(size), seats, features);
        let hand = layout.hand(bones);
        let at = format!("{bones} at {size:?}, {seats:?}, {panel:?}: {hand:?}");
        assert!((hand[0].width() - width).abs() < 0.5, "{at}");
        assert!(hand[1].left() > hand[0].right() + 2.0, "{at}");
        let found = hand[0].union(hand[bones - 1]).center().x;
        // In a narrower window it lies aside.
        assert!(middle == 0.0 || (found - middle).abs() < 0.5, "{at}");
        let backs = layout.backs(1, 5, false);
        let found = backs[0].union(backs[4]).center().x;
        let axis = layout.cloth.center().x;
        assert!(seats != Seats::Two || (found - axis).abs() < 0.5, "{at}");
    }
}

#[test]
fn up_to_ten_bones_never_lie_over_each_other_or_over_what_is_written() {
    for width in [360.0, 420.0, 559.0, 560.0, 640.0, 720.0, 900.0, 1100.0, 1366.0, 2560.0] {
        for height in [380.0, 480.0, 560.0, 640.0, 760.0, 1080.0] {
            for (seats, by) in Seats::ALL.into_iter().flat_map(|it| [(it, 1.0), (it, 2.0)]) {
                for (count, buttons) in (1..=10).flat_map(|it| [(it, 0), (it, 1)]) {
                    let partner_width = if seats == Seats::Partners { 48 } else { 0 };
                    let holds =
                        PlateContents { bones: count, partner_width, ..PlateContents::default() };
                    let all = area([width, height]);
                    let layout = TableLayout::with_zoom(all, seats, Features::default(), by);
                    let layout = layout.with_contents([holds; 4], buttons);
                    let at = format!("{count}, {seats:?}, {width}x{height}, {by}, {buttons}");
                    let hand = layout.hand(count);
                    for pair in hand.windows(2) {
                        assert!(!pair[0].intersects(pair[1].shrink(0.1)), "{pair:?}: {at}");
                    }
                    let plate = &layout.plates[0];
                    for bone in hand {
                        assert!(all.contains_rect(bone), "{bone:?}: {at}");
                        for text in [plate.pill, plate.bar].into_iter().chain(plate.partner) {
                            assert!(!bone.intersects(text), "{bone:?}, {text:?}: {at}");
                        }
                        let button = layout.buttons(buttons).first().copied();
                        let is_free = button.is_none_or(|button| !button.intersects(bone));
                        assert!(is_free, "{bone:?}, {button:?}: {at}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_large_hand_has_its_name_score_and_buttons_in_a_strip_above_it() {
    for size in [[1100.0, 760.0], [700.0, 640.0], [1920.0, 1080.0]] {
        for (seats, count) in [(Seats::Two, 10), (Seats::Two, 22), (Seats::Partners, 15)] {
            let holds = PlateContents { bones: count, ..PlateContents::default() };
            let layout = TableLayout::new(area(size), seats, Features::default());
            let layout = layout.with_contents([holds], 2);
            let plate = &layout.plates[0];
            let at = format!("{count} at {size:?}, {seats:?}");
            let mut strip = layout.buttons(2);
            strip.push(plate.pill);
            for (n, rect) in strip.iter().enumerate() {
                assert!(rect.top() > layout.cloth.bottom(), "{rect}, {at}");
                assert!(strip[..n].iter().all(|it| !it.intersects(*rect)), "{at}");
                let mut hand = layout.hand(count).into_iter();
                assert!(hand.all(|bone| !bone.intersects(*rect)), "{rect}, {at}");
            }
        }
    }
}

#[test]
fn what_stands_beside_the_line_covers_nothing_of_it() {
    for width in [560.0, 800.0, 1024.0, 1064.0, 1100.0, 1366.0, 1920.0] {
        for height in [480.0, 600.0, 760.0, 1080.0] {
            for seats in Seats::ALL {
                let features = Features {
                    has_count: true,
                    has_boneyard: true,
                    panel: Some(Panel::Notes),
                    ..Features::default()
                };
                let layout = TableLayout::new(area([width, height]), seats, features);
                let panel = layout.panel.expect("there is one");
                let hand = layout.hand(9);
                let at = format!("{width}x{height}, {seats:?}");
                assert!(!panel.intersects(layout.cloth), "{at}");
                for bone in hand {
                    assert!(!panel.intersects(bone), "{bone:?}, {at}");
                }
            }
        }
    }
}

#[test]
fn no_box_lies_on_another_in_any_window() {
    let widths = [360.0, 420.0, 559.0, 560.0, 800.0, 1024.0, 1100.0, 1599.0, 1600.0, 2560.0];
    let heights = [380.0, 480.0, 539.0, 540.0, 600.0, 640.0, 760.0, 959.0, 960.0, 1440.0];
    for width in widths {
        for height in heights {
            for seats in Seats::ALL {
                let features =
                    Features { has_count: true, has_boneyard: true, ..Features::default() };
                let all = area([width, height]);
                let layout = TableLayout::new(all, seats, features);
                let at = format!("{width}x{height}, {seats:?}");
                assert!(all.contains_rect(layout.cloth), "{at}");
                assert!(layout.cloth.contains_rect(layout.line), "{at}");
                let tab = layout.count.expect("there is one");
                let boneyard = layout.boneyard.expect("there is one");
                for rim in [tab, boneyard].into_iter().chain(layout.log) {
                    assert!(!rim.intersects(layout.line.shrink(0.5)), "{rim:?}, {at}");
                }
                assert!(!tab.intersects(boneyard), "{at}");
                let with_board = Features { has_board: true, ..features };
                let with_board = TableLayout::new(all, seats, with_board);
                let board = with_board.board.expect("there is one");
                assert!(with_board.cloth.contains_rect(board), "{board:?}, {at}");
                for other in [with_board.line.shrink(0.5), tab] {
                    assert!(!board.intersects(other), "{board:?}, {at}");
                }
                for plate in &layout.plates {
                    assert!(!plate.pill.intersects(layout.cloth), "{plate:?}, {at}");
                }
                let holds = Seat::around(seats)
                    .map(|_| PlateContents { bones: 7, ..PlateContents::default() });
                let held = layout.with_contents(holds, 0);
                for (place, plate) in held.plates.iter().enumerate() {
                    let bones = if place == 0 { held.hand(7) } else { held.backs(place, 7, false) };
                    for bone in bones {
                        for text in [plate.pill, plate.bar] {
                            assert!(!text.intersects(bone), "{plate:?}, {bone:?}, {at}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn in_a_narrow_table_the_time_and_the_firecrackers_have_places_of_their_own() {
    let features = Features {
        has_count: true,
        has_boneyard: true,
        has_clock: true,
        has_firecrackers: true,
        ..Features::default()
    };
    let layout = TableLayout::new(area([420.0, 800.0]), Seats::Two, features);
    let firecrackers = layout.plates.iter().filter_map(|plate| plate.firecracker);
    let firecrackers = firecrackers.map(|(center, most)| {
        Rect::from_center_size(center, vec2(most.min(64.0) * 0.375, most.min(64.0)))
    });
    let firecrackers: Vec<Rect> = firecrackers.collect();
    for bones in 1..=12 {
        for rect in layout.backs(1, bones, false) {
            assert!(rect.right() <= layout.clock.left(), "{bones} backs");
            assert!(!rect.intersects(firecrackers[1]), "{bones} backs");
        }
        for rect in layout.hand(bones) {
            assert!(!rect.intersects(firecrackers[0]), "a hand of {bones}");
        }
    }
    for firecracker in firecrackers {
        assert!(layout.area.contains_rect(firecracker), "{firecracker}");
    }
}

#[test]
fn buttons_stay_in_the_plate_and_off_the_cloth_the_log_and_each_other() {
    let sizes =
        [[1100.0, 760.0], [1920.0, 1080.0], [1024.0, 600.0], [800.0, 480.0], [420.0, 800.0]];
    for (size, firecrackers) in sizes.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let features = Features { has_firecrackers: firecrackers, ..Features::default() };
        let layout = TableLayout::new(area(size), Seats::Two, features);
        let firecracker = layout.plates[0].firecracker;
        // A game with firecrackers has no claims.
        for count in 1..=if firecrackers { 2 } else { 3 } {
            let buttons = layout.buttons(count);
            assert_eq!(buttons.len(), count, "{size:?}");
            for (n, button) in buttons.iter().enumerate() {
                assert!(layout.area.contains_rect(*button), "{button} at {size:?}");
                assert!(button.top() >= layout.cloth.bottom(), "{button} at {size:?}");
                let is_beside = firecracker.is_none_or(|(center, _)| {
                    let firecracker = Rect::from_center_size(center, vec2(24.0, 40.0));
                    !button.intersects(firecracker)
                });
                assert!(is_beside, "{button} at {size:?}");
                let others = buttons[n + 1..].iter();
                assert!(others.clone().all(|it| !it.intersects(*button)), "{size:?}");
                assert!(button.height() >= 22.0 && button.width() >= 56.0, "{button}");
            }
        }
    }
}

#[test]
fn in_low_windows_each_bone_of_the_others_is_seen() {
    for (width, height) in [(800.0, 480.0), (800.0, 600.0), (1024.0, 600.0)] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            let layout = TableLayout::new(area([width, height]), seats, Features::default());
            let at = format!("{width}x{height}, {seats:?}");
            for plate in 1..layout.plates.len() {
                let backs = layout.backs(plate, 7, false);
                for pair in backs.windows(2) {
                    assert!(!pair[0].intersects(pair[1]), "{backs:?}, {at}");
                }
                let all = backs[0].union(backs[6]);
                let next = layout.plates.get(plate + 1);
                let right = match (next, layout.opponents_score) {
                    (Some(next), _) => next.pill.left(),
                    (None, Some(side)) => side.names.x,
                    (None, None) => layout.area.right(),
                };
                assert!(all.right() < right, "{all}, {at}");
                assert!(!all.intersects(layout.plates[plate].pill), "{all}, {at}");
                let closed = layout.backs(plate, 4, true);
                assert!(closed[3].right() + 40.0 < right, "room for news, {at}");
            }
        }
    }
}

#[test]
fn backs_lie_from_left_to_right_however_little_room_news_leaves_them() {
    for (width, height) in [(360.0, 600.0), (600.0, 480.0), (800.0, 480.0)] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            let layout = TableLayout::new(area([width, height]), seats, Features::default());
            for (plate, count) in (1..layout.plates.len()).flat_map(|it| [(it, 2), (it, 7)]) {
                let backs = layout.backs(plate, count, true);
                let is_in_order = backs.windows(2).all(|it| it[0].left() + 2.0 < it[1].left());
                assert!(is_in_order, "{backs:?}, {width}x{height}, {seats:?}");
            }
        }
    }
}

#[test]
fn the_name_of_who_sits_opposite_stands_right_before_the_bones() {
    for size in [[640.0, 640.0], [1100.0, 760.0], [1920.0, 1080.0]] {
        for (seats, bones) in [(Seats::Four, 2), (Seats::Partners, 2), (Seats::Partners, 7)] {
            let layout = holding(size, seats, bones, false);
            let plate = &layout.plates[2];
            let backs = layout.backs(2, bones, false);
            let at = format!("{bones} at {size:?}, {seats:?}");
            assert_eq!(plate.pill.right(), backs[0].left() - 8.0, "{at}");
            assert!(layout.area.contains_rect(backs[bones - 1]), "{at}");
            if let Some(side) = layout.opponents_score {
                assert!(side.bar.right() <= plate.pill.left(), "{at}");
            }
        }
    }
}

/// Clockwise the next player sits at the left, counter-clockwise at the right; a partner sits
/// opposite either way.
#[test]
fn the_next_player_sits_where_the_direction_says() {
    for size in [[1100.0, 760.0], [1920.0, 1080.0], [420.0, 800.0], [800.0, 480.0]] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            let [clockwise, back] = [Direction::Clockwise, Direction::CounterClockwise];
            let layout = |direction| {
                let features = Features { direction, ..Features::default() };
                TableLayout::new(area(size), seats, features)
            };
            let [one, other] = [layout(clockwise), layout(back)];
            let at = format!("{seats:?} at {size:?}");
            let lefts = |layout: &TableLayout| -> Vec<f32> {
                let others = layout.plates[1..].iter();
                others.map(|plate| plate.pill.center().x).collect()
            };
            assert!(lefts(&one).is_sorted(), "from left to right, {at}");
            let reversed: Vec<f32> = lefts(&one).into_iter().rev().collect();
            assert_eq!(lefts(&other), reversed, "from right to left, {at}");
            let turned = |sign: DirectionSign| (sign.center, -sign.towards);
            let signs: Vec<_> = one.direction_signs().into_iter().map(turned).collect();
            let others = other.direction_signs().into_iter();
            let others: Vec<_> = others.map(|sign| (sign.center, sign.towards)).collect();
            assert_eq!(others.len(), signs.len(), "{at}");
            assert!(others.iter().all(|sign| signs.contains(sign)), "{at}");
        }
    }
}

#[test]
fn signs_of_the_way_round_are_on_the_wood_between_two_seats() {
    for size in [[640.0, 640.0], [1100.0, 760.0], [1920.0, 1080.0], [420.0, 800.0]] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            let layout = holding(size, seats, 7, false);
            let at = format!("{seats:?} at {size:?}");
            let signs = layout.direction_signs();
            assert!(signs.len() >= layout.plates.len() - 2, "{at}");
            for DirectionSign { center, towards: way, .. } in signs {
                let size = if way.x == 0.0 { vec2(16.0, 8.0) } else { vec2(8.0, 16.0) };
                let sign = Rect::from_center_size(center, size);
                assert!(!sign.intersects(layout.cloth), "{sign}, {at}");
                for (place, plate) in layout.plates.iter().enumerate() {
                    assert!(!sign.intersects(plate.pill), "{sign}, {at}");
                    let held =
                        if place == 0 { layout.hand(7) } else { layout.backs(place, 7, false) };
                    let mut held = held.into_iter();
                    assert!(held.all(|it| !it.intersects(sign)), "{sign}, {at}");
                }
            }
        }
    }
}

#[test]
fn in_a_low_window_the_log_the_boneyard_and_the_count_stand_apart() {
    for height in [380.0, 400.0, 440.0, 480.0, 539.0, 600.0] {
        for by in [1.0, 1.5, 2.0] {
            let features = Features { has_count: true, has_boneyard: true, ..Features::default() };
            let layout = TableLayout::with_zoom(area([700.0, height]), Seats::Two, features, by);
            let [log, boneyard, count] =
                [layout.log, layout.boneyard, layout.count].map(|rect| rect.expect("there is one"));
            let at = format!("{height}, {by}: {log} {boneyard} {count}");
            assert!(log.bottom() < boneyard.top(), "{at}");
            assert!(boneyard.bottom() + 20.0 < count.top(), "{at}");
            // The corners of the cloth are round.
            assert!(log.top() >= layout.cloth.top() + 28.0, "{at}");
            assert!(count.bottom() <= layout.cloth.bottom() - 28.0, "{at}");
        }
    }
}

#[test]
fn bars_of_two_are_of_one_length_in_a_low_window_whatever_they_hold() {
    for (own, other) in [(7, 6), (7, 14), (1, 7)] {
        let holds = [own, other].map(|bones| PlateContents { bones, ..PlateContents::default() });
        let layout = TableLayout::new(area([800.0, 480.0]), Seats::Two, Features::default());
        let layout = layout.with_contents(holds, 0);
        let [own, other] = [0, 1].map(|place: usize| {
            let bar = layout.plates[place].bar;
            // A bar without height is not shown.
            if bar.height() > 0.0 { bar.width() } else { 0.0 }
        });
        assert!((own - other).abs() < 0.5, "{own} {other}");
    }
}

#[test]
fn a_name_before_the_bones_ends_right_before_the_first_of_them() {
    for size in [[1100.0, 760.0], [1366.0, 768.0], [1920.0, 1080.0]] {
        for seats in [Seats::Four, Seats::Partners] {
            for bones in 1..=7 {
                let layout = holding(size, seats, bones, false);
                let apart = layout.backs(2, bones, false)[0].left() - layout.plates[2].pill.right();
                assert!((apart - 8.0).abs() < 0.1, "{apart} before {bones} at {size:?}");
            }
        }
    }
}

/// The windows in which names are looked at.
const WINDOWS: [[f32; 2]; 9] = [
    [360.0, 600.0],
    [420.0, 800.0],
    [640.0, 640.0],
    [800.0, 480.0],
    [1024.0, 600.0],
    [1100.0, 760.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [2560.0, 1440.0],
];

/// A table at which everybody else has a coin, the viewer's name is so wide, and hands are counted
/// if `hands_to_win` says so.
fn with_coins(size: [f32; 2], seats: Seats, name: u16, hands_to_win: Option<u16>) -> TableLayout {
    let features = Features { hands_to_win, ..Features::default() };
    let partner = if seats == Seats::Partners { 62 } else { 0 };
    let holds = |place: usize| PlateContents {
        bones: 7,
        name_width: if place == 0 { name } else { 0 },
        partner_width: if place == 0 { partner } else { 0 },
        has_coin: place > 0,
        ..PlateContents::default()
    };
    TableLayout::new(area(size), seats, features).with_contents((0..4).map(holds), 0)
}

#[test]
fn the_viewers_name_is_whole_where_there_is_room() {
    for size in [[420.0, 800.0], [800.0, 480.0], [1024.0, 600.0], [1100.0, 760.0]] {
        for seats in Seats::ALL {
            for hands_to_win in [None, Some(6)] {
                let layout = with_coins(size, seats, 150, hands_to_win);
                let room = layout.max_name_width(0);
                assert!(room >= 150.0, "{room} with {seats:?} at {size:?}, {hands_to_win:?}");
            }
        }
    }
}

#[test]
fn the_bar_gives_way_to_a_long_name_first() {
    for width in [420.0, 390.0, 360.0] {
        let bar = |name| with_coins([width, 800.0], Seats::Two, name, None).plates[0].bar;
        let mut before = bar(64);
        assert!(before.height() > 0.0, "there is a bar at {width}");
        for name in (70..=168).step_by(10) {
            let bar = bar(name);
            assert!(bar.width() <= before.width() || bar.height() == 0.0, "{bar} at {width}");
            assert!(bar.height() == 0.0 || bar.width() >= 40.0, "{bar} of {name} at {width}");
            before = bar;
        }
    }
}

#[test]
fn coins_and_nails_lie_on_nothing_else() {
    for size in WINDOWS {
        for seats in Seats::ALL {
            for (name, hands_to_win) in [(64, None), (64, Some(6)), (168, Some(6)), (64, Some(10))]
            {
                let layout = with_coins(size, seats, name, hands_to_win);
                let at = format!("{name} {hands_to_win:?} {seats:?} at {size:?}");
                let mut boxes: Vec<(&str, Rect)> = vec![("cloth", layout.cloth)];
                for (place, plate) in layout.plates.iter().enumerate() {
                    let held =
                        if place == 0 { layout.hand(7) } else { layout.backs(place, 7, false) };
                    boxes.extend(held.into_iter().reduce(Rect::union).map(|it| ("bones", it)));
                    boxes.push(("pill", plate.pill));
                    boxes.extend(plate.nails.map(|it| ("nails", it)));
                    boxes.extend(plate.partner.map(|it| ("partner", it)));
                    if let Some(CoinCell::Beside(coin)) = plate.coin {
                        boxes.push(("coin", coin));
                    }
                }
                let other = layout.opponents_score.and_then(|other| other.nails);
                boxes.extend(other.map(|it| ("nails of the others", it)));
                for (n, (what, rect)) in boxes.iter().enumerate() {
                    assert!(layout.area.contains_rect(rect.shrink(0.5)), "{what} {rect} {at}");
                    for (other, around) in &boxes[..n] {
                        let is_free = !rect.shrink(0.5).intersects(around.shrink(0.5));
                        assert!(is_free, "{what} {rect} on {other} {around}, {at}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_sign_of_the_way_round_points_to_who_plays_next() {
    for size in [[420.0, 800.0], [1024.0, 600.0], [1100.0, 760.0]] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            for direction in [Direction::Clockwise, Direction::CounterClockwise] {
                let features = Features { direction, ..Features::default() };
                let layout = TableLayout::new(area(size), seats, features);
                for sign in layout.direction_signs() {
                    let middle = |place: usize| layout.plates[place].pill.center();
                    let count = layout.plates.len();
                    let before = middle((sign.next_place + count - 1) % count);
                    let along = (middle(sign.next_place) - before).dot(sign.towards);
                    assert!(along >= 0.0, "{sign:?} {seats:?} {direction:?} at {size:?}");
                }
            }
        }
    }
}
