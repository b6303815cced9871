//! The ways in which a game can start, on its card.

use egui::style::ScrollAnimation;
use egui::{Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::cards::Card;
use crate::app::ear;
use crate::app::menu::text_tip;
use crate::app::theme::SMALL_TEXT_SIZE;
use crate::engine::{Preset, Rules};
use crate::profile::{GameName, Rule};
use crate::words::new_game as words;

/// The height of a way, in points.
const HEIGHT: f32 = 20.0;
/// The space above and below all of them, in points.
const APART: f32 = 4.0;

/// The rules of a game by the ways in which it can start.
fn ways(card: &Card) -> impl Iterator<Item = Rules> {
    let ways = match card.game {
        GameName::ReadyMade(preset) => Preset::ways_to_start(preset),
        GameName::Own(_) | GameName::Unnamed => &[],
    };
    let ways = ways.iter().filter(|_| card.can_be_chosen);
    let rules = card.rules;
    ways.map(move |&later_leads| Rules {
        later_leads,
        ..rules
    })
}

/// How high all of them are on the card of a game, in points.
pub(super) fn height(card: &Card) -> f32 {
    match ways(card).count() {
        0 => 0.0,
        ways => ways as f32 * HEIGHT + 2.0 * APART,
    }
}

/// Draws them above the end of what is said on a card; the one that was clicked.
pub(super) fn ui(ui: &mut Ui, card: &Card, place: Rect) -> Option<Rules> {
    let mut clicked = None;
    for (n, rules) in ways(card).enumerate() {
        let top = place.top() + APART + n as f32 * HEIGHT;
        let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), HEIGHT));
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(row));
        ui.spacing_mut().interact_size.y = HEIGHT;
        let way = words::way_to_start(rules.later_leads);
        let text = RichText::new(&way).size(SMALL_TEXT_SIZE);
        let button = ui.radio(rules == card.rules, text);
        let value = Rule::LaterLeads.value(&rules).id();
        ear::give_author_id(&button, format!("new-game-way-{value}"));
        if button.gained_focus() {
            button.scroll_to_me_animation(None, ScrollAnimation::none());
        }
        let tip = || words::way_to_start_tip(rules.later_leads);
        let button = text_tip(button, tip, None);
        let button = button.accessible_name(words::spoken_way(&card.name, &way));
        if button.clicked() {
            clicked = Some(rules);
        }
    }
    clicked
}
