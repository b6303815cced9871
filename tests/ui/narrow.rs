//! What a narrow window has room for: the table beside the review and the lens, and
//! the cards that stand on it.

use egui::Key;
use engine::{Preset, Seats};
use game::profile::Preferences;
use unic_langid::LanguageIdentifier;
use words::{languages, msg};

use super::found::game_where;
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
    assert!(player.has_id("lens-6-6"), "the lens is seen");
    assert!(!player.has_id("review-on"), "in the room of the review");
    player.click_id("lens-close");
    player.rest();
    assert!(!player.has_id("lens-6-6"), "the review has its room");
    assert!(player.has_id("review-on"), "again");
    let width = bone_width(&player);
    assert!(width >= READABLE, "{width}");
}

/// The player at a game that is over, in a narrow window that speaks a language.
fn speaking(language: &LanguageIdentifier) -> Player {
    let mut session = over(Seats::Two);
    session.set_preferences(Preferences {
        language: Some(language.clone()),
        ..session.preferences().clone()
    });
    Player::at_size(&session, NARROW)
}

#[test]
fn the_history_is_no_wider_than_the_window_in_any_language() {
    for language in languages() {
        let mut player = speaking(language);
        player.press_ctrl(Key::R);
        player.rest();
        player.click_id("tally-page-statistics");
        assert!(player.reads(&msg::STATISTICS_NO_CHART.text()), "{language}");
        for id in ["close-window", "tally-games", "tally-page-statistics"] {
            let place = player.by_id(id).rect();
            assert!(
                place.left() >= 0.0 && place.right() <= NARROW[0],
                "{language}: {id}: {place}"
            );
        }
    }
}

#[test]
fn escape_puts_away_what_lies_over_the_hand() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 4
    });
    let mut player = Player::at_size(&session, NARROW);
    player.press(Key::L);
    assert!(player.has_id("lens-6-6"), "the bone counter");
    player.press(Key::ArrowRight);
    assert!(player.selected().is_some(), "a bone is taken up");
    player.press(Key::Escape);
    assert!(player.has_id("lens-6-6"), "the bone is put down first");
    player.press(Key::Escape);
    assert!(!player.has_id("lens-6-6"), "then the counter goes");
}
