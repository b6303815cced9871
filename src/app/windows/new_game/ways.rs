//! The ways in which a game can start, on its card.

use egui::style::ScrollAnimation;
use egui::{Rect, RichText, Ui, UiBuilder, pos2, vec2};

use crate::app::ear;
use crate::app::menu::text_tip;
use crate::app::theme::SMALL_TEXT_SIZE;
use engine::{LaterLeads, Rules};
use game::profile::Rule;
use words::new_game;

/// The height of a way, and of the circle before it, in points.
const HEIGHT: f32 = 22.0;
const CIRCLE: f32 = 15.0;
/// The space above and below all of them, in points.
const APART: f32 = 3.0;

/// In which ways a game can start, and in which it does.
pub(super) struct Ways<'a> {
    /// What the game is called.
    pub game: &'a str,
    /// Its rules, with the way in which it starts.
    pub rules: &'a Rules,
    /// Who may lead in the games after the first.
    pub all: &'static [LaterLeads],
}

impl Ways<'_> {
    /// How high all of them are, in points.
    pub(super) fn height(&self) -> f32 {
        match self.all.len() {
            0 => 0.0,
            count => count as f32 * HEIGHT + 2.0 * APART,
        }
    }

    /// Draws them below each other; the rules with the one that was clicked.
    pub(super) fn ui(&self, ui: &mut Ui, place: Rect) -> Option<Rules> {
        let mut clicked = None;
        for (n, &later_leads) in self.all.iter().enumerate() {
            let rules = Rules {
                later_leads,
                ..*self.rules
            };
            let top = place.top() + APART + n as f32 * HEIGHT;
            let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), HEIGHT));
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(row));
            ui.spacing_mut().interact_size.y = HEIGHT;
            ui.spacing_mut().icon_width = CIRCLE;
            let way = new_game::way_to_start(later_leads);
            let text = RichText::new(&way).size(SMALL_TEXT_SIZE);
            let button = ui.radio(rules == *self.rules, text);
            let value = Rule::LaterLeads.value(&rules).id();
            ear::give_author_id(&button, format!("new-game-way-{value}"));
            if button.gained_focus() {
                button.scroll_to_me_animation(None, ScrollAnimation::none());
            }
            let tip = || new_game::way_to_start_tip(later_leads);
            let button = text_tip(button, tip, None);
            let button = button.accessible_name(new_game::spoken_way(self.game, &way));
            if button.clicked() {
                clicked = Some(rules);
            }
        }
        clicked
    }
}
