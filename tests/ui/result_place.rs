//! Where the card at the end of a game stands, and what it leaves of the table.

use egui::accesskit::Role;
use egui::{Color32, Key, Pos2, Rect, Shape, Vec2};
use egui_kittest::kittest::Queryable as _;
use engine::{Preset, Rules, Seats};

use super::player::{Player, set};
use super::result::{SIZES, ended, short};

/// The height of the menu bar, and what stays free around a window, in points.
const MENU: f32 = 36.0;
const AROUND: f32 = 12.0;

/// Where the bones lie on the table, or the last ones of its ends.
fn lying(player: &Player) -> Vec<Rect> {
    let widgets = player.widgets();
    let those = |start: &str| -> Vec<Rect> {
        let ids = widgets.iter().map(|widget| &widget.id);
        let ids = ids.filter(|id| id.starts_with(start));
        ids.map(|id| player.by_id(id).rect()).collect()
    };
    let all = those("played-");
    if all.is_empty() { those("end-") } else { all }
}

#[test]
fn the_result_stands_where_it_hides_little_of_the_table() {
    for size in SIZES {
        let player = ended(&short(Seats::Two), size);
        let card = player
            .harness
            .get_by_role_and_label(Role::Dialog, "Result")
            .rect();
        let window = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
        assert!(window.contains_rect(card), "{card} at {size:?}");
        let hidden = |card: Rect| -> f32 {
            let parts = ["You: ", "Nestor: "].map(|name| player.part(name).rect());
            let told = [player.by_id("message").rect()].into_iter().chain(parts);
            let all = lying(&player).into_iter().chain(told);
            let both = all.map(|it| it.intersect(card));
            both.filter(Rect::is_positive).map(|it| it.area()).sum()
        };
        let in_the_middle = Rect::from_center_size(window.center(), card.size());
        let (here, there) = (hidden(card), hidden(in_the_middle));
        println!("{size:?}: {here} square points hidden, {there} in the middle");
        assert!(here < there, "{size:?}: {here}, in the middle {there}");
    }
}

/// The colours of the grounds that are painted inside a place.
fn grounds(player: &Player, place: Rect) -> Vec<Color32> {
    let shapes = player.painted(place.expand(1.0)).into_iter();
    let filled = shapes.filter_map(|shape| match shape {
        Shape::Rect(rect) => Some(rect.fill),
        _ => None,
    });
    filled.collect()
}

#[test]
fn one_button_alone_is_as_bright_as_that_which_plays_again() {
    for size in SIZES {
        let mut player = ended(&short(Seats::Two), size);
        player.rest();
        let bright = grounds(&player, player.by_id("result-again").rect());
        let bright = *bright.first().expect("it has a ground");
        for id in ["turn-result", "turn-new-game"] {
            let others = grounds(&player, player.by_id(id).rect());
            assert!(!others.contains(&bright), "{id} at {size:?}");
        }
        player.press(Key::Escape);
        only_bright(&player, bright, "turn-new-game", &["turn-result"]);
        player.press_ctrl_shift(Key::R);
        let others = ["turn-review-back", "turn-review-done"];
        only_bright(&player, bright, "turn-review-on", &others);
    }
}

/// One turn button stands out: that which goes on.
#[track_caller]
fn only_bright(player: &Player, bright: Color32, id: &str, others: &[&str]) {
    let is_bright = |id: &str| grounds(player, player.by_id(id).rect()).contains(&bright);
    assert!(is_bright(id), "{id}");
    for other in others {
        assert!(!is_bright(other), "{other} beside {id}");
    }
}

#[test]
fn the_result_hides_no_bone_of_the_line_where_there_is_room_beside_it() {
    let mut free = 0;
    for preset in [Preset::AllFives, Preset::Draw, Preset::FiveUp] {
        let rules = Rules {
            target: Some(40),
            ..preset.rules(Seats::Two)
        };
        for size in SIZES {
            let player = ended(&set(rules), size);
            let card = player
                .harness
                .get_by_role_and_label(Role::Dialog, "Result")
                .rect();
            let window = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
            let line = lying(&player);
            let around = line.iter().copied().reduce(Rect::union);
            let around = around.expect("bones lie there");
            let room = window.with_min_y(window.top() + MENU).shrink(AROUND);
            let beside = [
                room.with_max_x(around.left()),
                room.with_min_x(around.right()),
                room.with_max_y(around.top()),
                room.with_min_y(around.bottom()),
            ];
            let has_room =
                |place: &Rect| place.width() >= card.width() && place.height() >= card.height();
            if !beside.iter().any(has_room) {
                continue;
            }
            free += 1;
            let hidden = line.iter().filter(|bone| bone.intersects(card)).count();
            assert_eq!(hidden, 0, "{preset:?} at {size:?}: {card} on {around}");
        }
    }
    println!("{free} tables have room for the card");
    assert!(free > 0, "some table has room for the card");
}
