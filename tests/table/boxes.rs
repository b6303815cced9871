//! The boxes of the mockups, and what every window keeps to.

use egui::{Rect, vec2};
use engine::Seats;
use nestor_dominoes::table::{Boxes, Features, Panel};

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
    ([1100.0, 760.0], Seats::Four, [true, false], [880.0, 430.0, 110.0, 142.0]),
    ([1100.0, 760.0], Seats::Four, [true, true], [810.0, 430.0, 110.0, 142.0]),
    ([1100.0, 760.0], Seats::Four, [false, false], [880.0, 460.0, 110.0, 142.0]),
    ([1920.0, 1080.0], Seats::Two, [true, true], [1748.0, 664.0, 36.0, 170.0]),
    ([1920.0, 1080.0], Seats::Three, [true, true], [1544.0, 756.0, 138.0, 78.0]),
    ([1920.0, 1080.0], Seats::Four, [false, false], [1644.0, 700.0, 138.0, 170.0]),
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
        let features = Features {
            count,
            boneyard,
            ..Features::default()
        };
        let line = Boxes::new(area(window), seats, features).line;
        let found = [line.width(), line.height(), line.left(), line.top()];
        assert_eq!(
            found, expected,
            "{window:?}, {seats:?}, {count}, {boneyard}"
        );
    }
}

#[test]
fn the_line_gives_way_to_what_stands_beside_it_or_lies_over_it() {
    for (window, [width, height]) in [
        ([1100.0, 760.0], [668.0, 430.0]),
        ([420.0, 800.0], [388.0, 358.0]),
    ] {
        let features = Features {
            count: true,
            boneyard: true,
            panel: Some(Panel::Notes),
            ..Features::default()
        };
        let boxes = Boxes::new(area(window), Seats::Two, features);
        assert_eq!(boxes.line.size(), egui::vec2(width, height), "{window:?}");
        let panel = boxes.panel.expect("there is one");
        assert!(area(window).contains_rect(panel), "{panel:?}");
        assert!(!panel.intersects(boxes.line), "{panel:?}");
    }
}

#[test]
fn the_line_of_a_narrow_table_keeps_off_the_boneyard_of_a_game_without_counts() {
    let features = Features {
        boneyard: true,
        ..Features::default()
    };
    let boxes = Boxes::new(area([420.0, 800.0]), Seats::Two, features);
    let boneyard = boxes.boneyard.expect("there is one");
    assert!(!boxes.line.intersects(boneyard), "{boneyard:?}");
}

#[test]
fn the_boneyard_stands_well_beside_the_line() {
    let features = Features {
        count: true,
        boneyard: true,
        ..Features::default()
    };
    for window in [
        [800.0, 480.0],
        [1024.0, 600.0],
        [1100.0, 760.0],
        [1920.0, 1080.0],
    ] {
        for seats in Seats::ALL {
            let boxes = Boxes::new(area(window), seats, features);
            let boneyard = boxes.boneyard.expect("there is one");
            let apart = boneyard.left() - boxes.line.right();
            assert!(apart >= 23.9, "{apart} in {window:?} of {seats:?}");
            assert!(boneyard.right() < boxes.cloth.right(), "on the cloth");
        }
    }
}

#[test]
fn the_backs_of_a_chip_leave_room_for_news() {
    let boxes = Boxes::new(area([420.0, 800.0]), Seats::Four, Features::default());
    for count in 1..=7 {
        let end = |has_news| boxes.backs(1, count, has_news)[count - 1].right();
        assert!(end(false) <= boxes.plates[1].score.x, "{count} backs");
        let room = boxes.plates[1].score.x - end(true);
        assert!(room >= 42.0, "{room} beside {count} backs");
    }
}

#[test]
fn a_sheet_covers_the_hand_of_a_narrow_table_alone() {
    for (window, is_covered) in [([420.0, 800.0], true), ([1100.0, 760.0], false)] {
        let features = Features {
            panel: Some(Panel::Notes),
            ..Features::default()
        };
        let boxes = Boxes::new(area(window), Seats::Two, features);
        assert_eq!(boxes.is_hand_covered(), is_covered, "{window:?}");
    }
}

#[test]
fn a_narrow_hand_changes_in_small_steps() {
    let boxes = Boxes::new(area([420.0, 800.0]), Seats::Two, Features::default());
    let width = |count: usize| boxes.hand(count)[0].width();
    for count in 1..=20 {
        let [now, next] = [width(count), width(count + 1)];
        assert!(next <= now && now - next <= 8.0, "{now}, {next} at {count}");
    }
    assert!(width(7) >= 50.0, "a hand of seven is large");
    for count in 1..=21 {
        let hand = boxes.hand(count);
        for (n, bone) in hand.iter().enumerate() {
            assert!(boxes.area.contains_rect(*bone), "{bone:?} of {count}");
            let mut before = hand[..n].iter();
            let is_free = before.all(|other| !other.shrink(0.5).intersects(*bone));
            assert!(is_free, "{bone:?} of {count}");
        }
    }
}

#[test]
fn bones_of_the_boneyard_that_are_laid_open_lie_beside_each_other() {
    let features = Features {
        count: true,
        boneyard: true,
        ..Features::default()
    };
    for size in [[1100.0, 760.0], [1920.0, 1080.0]] {
        let boxes = Boxes::new(area(size), Seats::Two, features);
        for count in 1..=21 {
            let row = boxes.boneyard_bones(count, true);
            for pair in row.windows(2) {
                let apart = pair[0].top() - pair[1].bottom();
                assert!((apart - 2.0).abs() < 0.1, "{apart} of {count} at {size:?}");
            }
            let is_on_cloth = row.iter().all(|it| boxes.cloth.contains_rect(*it));
            assert!(is_on_cloth, "{count} at {size:?}");
            let log = boxes.log.expect("the tab of the log");
            let is_beside_log = row.iter().all(|it| !it.intersects(log));
            assert!(is_beside_log, "{count} at {size:?}");
        }
    }
}

#[test]
fn plates_stay_near_the_middle_of_a_wider_window() {
    for width in [1100.0, 1456.0, 1599.0] {
        let boxes = Boxes::new(area([width, 820.0]), Seats::Two, Features::default());
        for plate in &boxes.plates {
            let away = boxes.area.center().x - plate.pill.left();
            assert!(away <= 520.0, "{away} at {width}");
        }
    }
}

#[test]
fn what_stands_beside_the_line_covers_nothing_of_it() {
    for width in [560.0, 800.0, 1024.0, 1064.0, 1100.0, 1366.0, 1920.0] {
        for height in [480.0, 600.0, 760.0, 1080.0] {
            for seats in Seats::ALL {
                let features = Features {
                    count: true,
                    boneyard: true,
                    panel: Some(Panel::Notes),
                    ..Features::default()
                };
                let boxes = Boxes::new(area([width, height]), seats, features);
                let panel = boxes.panel.expect("there is one");
                let hand = boxes.hand(9);
                let at = format!("{width}x{height}, {seats:?}");
                assert!(!panel.intersects(boxes.cloth), "{at}");
                for bone in hand {
                    assert!(!panel.intersects(bone), "{bone:?}, {at}");
                }
            }
        }
    }
}

#[test]
fn no_box_lies_on_another_in_any_window() {
    let widths = [
        360.0, 420.0, 559.0, 560.0, 800.0, 1024.0, 1100.0, 1599.0, 1600.0, 2560.0,
    ];
    let heights = [
        480.0, 539.0, 540.0, 600.0, 640.0, 760.0, 959.0, 960.0, 1440.0,
    ];
    for width in widths {
        for height in heights {
            for seats in Seats::ALL {
                let features = Features {
                    count: true,
                    boneyard: true,
                    ..Features::default()
                };
                let all = area([width, height]);
                let boxes = Boxes::new(all, seats, features);
                let at = format!("{width}x{height}, {seats:?}");
                assert!(all.contains_rect(boxes.cloth), "{at}");
                assert!(boxes.cloth.contains_rect(boxes.line), "{at}");
                let tab = boxes.count.expect("there is one");
                let boneyard = boxes.boneyard.expect("there is one");
                for rim in [tab, boneyard].into_iter().chain(boxes.log) {
                    assert!(!rim.intersects(boxes.line.shrink(0.5)), "{rim:?}, {at}");
                }
                assert!(!tab.intersects(boneyard), "{at}");
                let with_board = Features {
                    board: true,
                    ..features
                };
                let with_board = Boxes::new(all, seats, with_board);
                let board = with_board.board.expect("there is one");
                assert!(with_board.cloth.contains_rect(board), "{board:?}, {at}");
                for other in [with_board.line.shrink(0.5), tab] {
                    assert!(!board.intersects(other), "{board:?}, {at}");
                }
                for plate in &boxes.plates {
                    assert!(!plate.pill.intersects(boxes.cloth), "{plate:?}, {at}");
                    assert!(!plate.pill.intersects(plate.bones), "{plate:?}, {at}");
                    assert!(!plate.bar.intersects(plate.bones), "{plate:?}, {at}");
                }
            }
        }
    }
}

#[test]
fn in_a_narrow_table_the_time_and_the_firecrackers_have_places_of_their_own() {
    let features = Features {
        count: true,
        boneyard: true,
        clock: true,
        firecrackers: true,
        ..Features::default()
    };
    let boxes = Boxes::new(area([420.0, 800.0]), Seats::Two, features);
    let firecrackers = boxes.firecrackers.iter().map(|(center, most)| {
        Rect::from_center_size(*center, vec2(most.min(64.0) * 0.375, most.min(64.0)))
    });
    let firecrackers: Vec<Rect> = firecrackers.collect();
    for bones in 1..=12 {
        for rect in boxes.backs(1, bones, false) {
            assert!(rect.right() <= boxes.clock.left(), "{bones} backs");
            assert!(!rect.intersects(firecrackers[1]), "{bones} backs");
        }
        for rect in boxes.hand(bones) {
            assert!(!rect.intersects(firecrackers[0]), "a hand of {bones}");
        }
    }
    for firecracker in firecrackers {
        assert!(boxes.area.contains_rect(firecracker), "{firecracker}");
    }
}

#[test]
fn buttons_stay_in_the_plate_and_off_the_cloth_the_log_and_each_other() {
    let sizes = [
        [1100.0, 760.0],
        [1920.0, 1080.0],
        [1024.0, 600.0],
        [800.0, 480.0],
        [420.0, 800.0],
    ];
    for (size, firecrackers) in sizes.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let features = Features {
            firecrackers,
            ..Features::default()
        };
        let boxes = Boxes::new(area(size), Seats::Two, features);
        let firecracker = boxes.firecrackers.first();
        // A game with firecrackers has no claims.
        for count in 1..=if firecrackers { 2 } else { 3 } {
            let buttons = boxes.buttons(count);
            assert_eq!(buttons.len(), count, "{size:?}");
            for (n, button) in buttons.iter().enumerate() {
                assert!(boxes.area.contains_rect(*button), "{button} at {size:?}");
                assert!(button.top() >= boxes.cloth.bottom(), "{button} at {size:?}");
                let is_beside = firecracker.is_none_or(|(center, _)| {
                    let firecracker = Rect::from_center_size(*center, vec2(24.0, 40.0));
                    !button.intersects(firecracker)
                });
                assert!(is_beside, "{button} at {size:?}");
                let others = buttons[n + 1..].iter();
                assert!(others.clone().all(|it| !it.intersects(*button)), "{size:?}");
                assert!(
                    button.height() >= 22.0 && button.width() >= 56.0,
                    "{button}"
                );
            }
        }
    }
}

#[test]
fn in_low_windows_each_bone_of_the_others_is_seen() {
    for (width, height) in [(800.0, 480.0), (800.0, 600.0), (1024.0, 600.0)] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            let boxes = Boxes::new(area([width, height]), seats, Features::default());
            let at = format!("{width}x{height}, {seats:?}");
            for plate in 1..boxes.plates.len() {
                let backs = boxes.backs(plate, 7, false);
                for pair in backs.windows(2) {
                    assert!(!pair[0].intersects(pair[1]), "{backs:?}, {at}");
                }
                let all = backs[0].union(backs[6]);
                let next = boxes.plates.get(plate + 1);
                let right = match (next, boxes.other_side) {
                    (Some(next), _) => next.pill.left(),
                    (None, Some(side)) => side.names.x,
                    (None, None) => boxes.area.right(),
                };
                assert!(all.right() < right, "{all}, {at}");
                assert!(!all.intersects(boxes.plates[plate].pill), "{all}, {at}");
                let closed = boxes.backs(plate, 4, true);
                assert!(closed[3].right() + 40.0 < right, "room for news, {at}");
            }
        }
    }
}

#[test]
fn backs_lie_from_left_to_right_however_little_room_news_leaves_them() {
    for (width, height) in [(360.0, 600.0), (600.0, 480.0), (800.0, 480.0)] {
        for seats in [Seats::Three, Seats::Four, Seats::Partners] {
            let boxes = Boxes::new(area([width, height]), seats, Features::default());
            for (plate, count) in (1..boxes.plates.len()).flat_map(|it| [(it, 2), (it, 7)]) {
                let backs = boxes.backs(plate, count, true);
                let is_in_order = backs.windows(2).all(|it| it[0].left() + 2.0 < it[1].left());
                assert!(is_in_order, "{backs:?}, {width}x{height}, {seats:?}");
            }
        }
    }
}

#[test]
fn a_partners_plate_stands_at_the_right_of_the_bones_and_the_other_sides_score_at_the_left() {
    for size in [[1100.0, 760.0], [1920.0, 1080.0]] {
        let boxes = Boxes::new(area(size), Seats::Partners, Features::default());
        let plate = &boxes.plates[2];
        let [pill, news, backs] = [plate.pill, plate.news, plate.bones];
        assert!(pill.left() > backs.right(), "{pill} beside {backs}");
        let score = boxes.other_side.expect("two others share a score").bar;
        assert!(score.right() < backs.left(), "{score} beside {backs}");
        assert!(boxes.area.contains_rect(news), "{news} at {size:?}");
    }
}
