//! What a narrow window has room for: the table beside the review and the lens, and
//! the cards that stand on it.

use egui::epaint::Vertex;
use egui::{Key, Pos2, Rect, Shape, pos2};
use engine::{Preset, Seats};
use game::profile::Preferences;
use nestor_dominoes::table::{Features, TableLayout};
use words::{languages, msg};

use super::notation::{DEAL, DRAWN_OUT, NONE_LEFT, at};
use super::player::{Player, preferences};
use super::review::over;

const NARROW: [f32; 2] = [420.0, 800.0];
/// The narrowest bone whose pips can be counted, in points.
const READABLE: f32 = 14.0;

/// The width of a bone of the table.
fn bone_width(player: &Player) -> f32 {
    let mut ids = player.widgets().into_iter().map(|widget| widget.id);
    let found = ids.find(|id| id.starts_with("played-"));
    let found = found.expect("a bone lies there");
    player.by_id(&found).rect().size().min_elem()
}

#[test]
fn the_lens_and_the_review_give_way_to_each_other() {
    let mut player = Player::at_size(&over(Seats::Two), NARROW);
    player.press_ctrl_shift(Key::R);
    player.press(Key::L);
    player.accept_help();
    assert!(player.has_id("lens-6-6"), "the lens is seen");
    assert!(!player.has_id("review-on"), "in the room of the review");
    player.click_id("lens-close");
    player.rest();
    assert!(!player.has_id("lens-6-6"), "the review has its room");
    assert!(player.has_id("review-on"), "again");
    let width = bone_width(&player);
    assert!(width >= READABLE, "{width}");
}

#[test]
fn escape_puts_away_what_lies_over_the_hand() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W");
    let mut player = Player::at_size(&session, NARROW);
    player.press(Key::L);
    player.accept_help();
    assert!(player.has_id("lens-6-6"), "the bone counter");
    player.press(Key::ArrowRight);
    assert!(player.selected().is_some(), "a bone is taken up");
    player.press(Key::Escape);
    assert!(player.has_id("lens-6-6"), "the bone is put down first");
    player.press(Key::Escape);
    assert!(!player.has_id("lens-6-6"), "then the counter goes");
}

/// Where things are in the narrow window, for two.
fn layout() -> TableLayout {
    let bar = 40.0;
    let area = Rect::from_min_max(pos2(0.0, bar), NARROW.into());
    let features = Features { has_count: true, has_boneyard: true, ..Features::default() };
    TableLayout::new(area, Seats::Two, features)
}

#[test]
fn the_number_at_the_boneyard_is_there_even_when_no_bone_is() {
    for (hands, line, is_empty) in [(DEAL, "6-6 6-2@W", false), (DRAWN_OUT, NONE_LEFT, true)] {
        let session = at(&preferences(Preset::AllFives), hands, line);
        let player = Player::at_size(&session, NARROW);
        let around = layout().boneyard.expect("there is one").expand(36.0);
        let written = player.written(around);
        let numbers: Vec<usize> = written.iter().filter_map(|it| it.parse().ok()).collect();
        assert_eq!(numbers.len(), 1, "{written:?}");
        assert_eq!(numbers == [0], is_empty, "{written:?}");
    }
}

#[test]
fn news_of_the_player_takes_the_place_of_the_bar_for_a_while() {
    let line = "6-6 draw draw draw draw draw 6-1@E 6-2@W";
    let session = at(&preferences(Preset::AllFives), DRAWN_OUT, line);
    let mut player = Player::at_size(&session, NARROW);
    let plate = &layout().plates[0];
    let told = msg::plate_drew(5);
    let is_told = |player: &Player| player.written(plate.news.expand(4.0)).contains(&told);
    let has_bar = |player: &Player| {
        let meshes = player.harness.output().shapes.iter();
        let mut meshes = meshes.filter_map(|shape| match &shape.shape {
            Shape::Mesh(mesh) => Some(mesh),
            _ => None,
        });
        let end = plate.bar.right_center();
        let is_near = |vertex: &Vertex| (vertex.pos - end).length() < 4.0;
        meshes.any(|mesh| mesh.vertices.iter().any(is_near))
    };
    assert!(is_told(&player), "the bones that were drawn");
    assert!(!has_bar(&player), "is told in the place of the bar");
    player.harness.run_steps(100);
    assert!(!is_told(&player), "it is over");
    assert!(has_bar(&player), "the bar comes back");
}

#[test]
fn a_question_in_the_smallest_window_shows_all_of_it_in_any_language() {
    let mut session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    for language in languages() {
        session.set_preferences(Preferences {
            language: Some(language.clone()),
            ..session.preferences().clone()
        });
        for size in [[360.0, 380.0], [400.0, 500.0]] {
            let mut player = Player::at_size(&session, size);
            player.press(Key::L);
            player.settle();
            player.must_read(&msg::ask_help_costs("no"));
            let ids = ["ask-help-decline", "ask-help-accept"];
            let places = ids.map(|id| player.by_id(id).rect());
            let window = Rect::from_min_size(Pos2::ZERO, size.into());
            for place in places {
                let is_whole = window.contains_rect(place) && place.height() < 60.0;
                assert!(is_whole, "{language} {size:?}: {place}");
            }
            let [no, yes] = places;
            assert!(!no.intersects(yes), "{language} {size:?}: {no} {yes}");
        }
    }
}
