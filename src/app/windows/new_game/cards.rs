//! The games as cards, of which one is chosen.

use std::sync::Arc;

use egui::style::ScrollAnimation;
use egui::text::LayoutJob;
use egui::{
    Align2, EventFilter, FontId, Galley, Key, Painter, Rect, Response, Sense, Stroke, StrokeKind,
    Ui,
};
use egui::{Event, Id, WidgetInfo, pos2, vec2};

use super::picture::Pictures;
use super::ways::Ways;
use crate::app::theme::{Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use crate::app::{ear, fonts, paint};
use engine::Rules;
use game::profile::{GameName, folded};
use words::new_game;

/// The least width of a card whose picture is above its words, in points.
const LEAST_WIDTH: f32 = 200.0;
/// The space between two cards, in points.
const BETWEEN: f32 = 8.0;
/// The space between the edge of a card and what is on it, in points.
const MARGIN: f32 = 9.0;
/// The height of a picture that is above the words, in points.
const PICTURE_HEIGHT: f32 = 80.0;
/// The width of a picture that is beside the words, in points.
const PICTURE_WIDTH: f32 = 112.0;
/// The height of the name above the sentence and of the record below the source,
/// with the space between, and of all of it at least, in points.
const NAME_AND_RECORD: f32 = 48.0;
const LEAST_WORDS: f32 = 88.0;
/// The rounding of a card, in points.
const ROUNDING: f32 = 8.0;
/// The size of the tick on the card that is chosen, in points.
const TICK: f32 = 16.0;

/// A game that can be chosen, and what is said of it.
pub(super) struct Card {
    pub game: GameName,
    pub rules: Rules,
    pub name: String,
    /// What wins it.
    pub target: String,
    /// What it is like, or why it cannot be played by so many.
    pub sentence: String,
    /// Where its rules come from; nothing of a game of the player's own.
    pub source: String,
    /// How often the player has played it, and won.
    pub record: String,
    pub can_be_chosen: bool,
}

impl Card {
    /// The name by which the card is found in any language.
    fn author_id(&self) -> String {
        match &self.game {
            GameName::ReadyMade(preset) => {
                let id: &str = preset.into();
                format!("game-{id}")
            }
            GameName::Own(name) => format!("own-game-{}", name.as_str()),
            GameName::Unnamed => "game-unnamed".to_owned(),
        }
    }

    /// What is said of the game.
    pub(super) fn said(&self) -> [&str; 5] {
        [
            &self.name,
            &self.target,
            &self.sentence,
            &self.source,
            &self.record,
        ]
        .map(String::as_str)
    }

    /// The ways in which the game can start, if it can be chosen.
    fn ways(&self) -> Ways<'_> {
        Ways {
            game: &self.name,
            rules: &self.rules,
            all: match self.game {
                GameName::ReadyMade(preset) if self.can_be_chosen => preset.ways_to_start(),
                _ => &[],
            },
        }
    }

    /// Gives it the keyboard.
    pub(super) fn take_keyboard(&self, ui: &Ui) {
        ui.memory_mut(|memory| memory.request_focus(self.id()));
    }

    fn id(&self) -> Id {
        Id::unique(("card", self.author_id()))
    }
}

/// What was done with the cards.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// The rules of the card that was chosen.
    pub chosen: Option<Rules>,
    /// It is to be played at once.
    pub plays: bool,
}

/// How cards are laid out and painted.
pub(super) struct Cards<'a> {
    pub all: &'a [Card],
    /// The rules that are set, which the chosen card has.
    pub set: &'a Rules,
    pub look: &'a Look,
    /// The chosen card is to be seen.
    pub scrolls_to_chosen: bool,
}

impl Cards<'_> {
    /// Draws the cards in as many columns as there is room for.
    pub(super) fn ui(&self, ui: &mut Ui, pictures: &mut Pictures) -> Done {
        let all = ui.available_width();
        let columns = ((all + BETWEEN) / (LEAST_WIDTH + BETWEEN)).floor().max(1.0);
        let is_beside = columns < 2.0;
        let width = (all - BETWEEN * (columns - 1.0)) / columns;
        let (aside, picture) = if is_beside {
            (PICTURE_WIDTH + 3.0 * MARGIN, 2.0 * MARGIN)
        } else {
            (2.0 * MARGIN, PICTURE_HEIGHT + 2.5 * MARGIN)
        };
        // All are as high as the one that has most to say.
        let sentences = self.all.iter().map(|card| {
            let width = width - aside;
            let sentence = sentence(ui.painter(), card, width, self.look);
            let source = source(ui.painter(), card, width, self.look);
            sentence.size().y + source.size().y
        });
        let words = NAME_AND_RECORD + sentences.fold(0.0, f32::max);
        let least = picture + words.max(LEAST_WORDS);
        let columns = columns as usize;
        let mut done = Done::default();
        let mut focused = None;
        ui.spacing_mut().item_spacing = vec2(BETWEEN, BETWEEN);
        for (row, cards) in self.all.chunks(columns).enumerate() {
            let height = least
                + cards
                    .iter()
                    .map(|card| card.ways().height())
                    .fold(0.0, f32::max);
            let size = vec2(all, height);
            let (line, _) = ui.allocate_exact_size(size, Sense::hover());
            for (column, card) in cards.iter().enumerate() {
                let left = line.left() + column as f32 * (width + BETWEEN);
                let rect = Rect::from_min_size(pos2(left, line.top()), vec2(width, height));
                let place = row * columns + column;
                let (response, way) = self.card_ui(ui, rect, card, is_beside, pictures);
                if card.can_be_chosen {
                    if response.clicked() {
                        response.request_focus();
                        done.chosen = Some(card.rules);
                    }
                    done.chosen = way.or(done.chosen);
                    done.plays |= response.double_clicked();
                }
                if response.has_focus() {
                    focused = Some((response, place));
                }
            }
        }
        // Only now, for a key gives the focus to another card.
        if let Some((response, place)) = focused {
            self.keys(ui, &response, place, columns, &mut done);
        }
        done
    }

    /// Arrows lead from card to card, letters to the next game that begins so,
    /// and Enter plays what can be chosen.
    fn keys(&self, ui: &Ui, response: &Response, place: usize, columns: usize, done: &mut Done) {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let last = self.all.len() - 1;
        let key = |key| ui.input(|input| input.key_pressed(key));
        let mut to = None;
        for (pressed, there) in [
            (Key::ArrowRight, Some(place + 1)),
            (Key::ArrowLeft, place.checked_sub(1)),
            (Key::ArrowDown, Some(place + columns)),
            (Key::ArrowUp, place.checked_sub(columns)),
            (Key::Home, Some(0)),
            (Key::End, Some(last)),
        ] {
            if key(pressed) {
                to = there.filter(|there| *there <= last);
            }
        }
        let typed = ui.input(|input| {
            let mut events = input.events.iter();
            events.find_map(|event| match event {
                Event::Text(text) => text.chars().next(),
                _ => None,
            })
        });
        if let Some(letter) = typed.filter(|letter| letter.is_alphanumeric()) {
            let begins = |at: &usize| {
                folded(&self.all[*at].name).starts_with(&folded(letter.encode_utf8(&mut [0; 4])))
            };
            to = (place + 1..=last).chain(0..place).find(begins).or(to);
        }
        if let Some(to) = to {
            self.all[to].take_keyboard(ui);
            if self.all[to].can_be_chosen {
                done.chosen = Some(self.all[to].rules);
            }
        }
        if key(Key::Enter) && self.all[place].can_be_chosen {
            done.chosen = Some(self.all[place].rules);
            done.plays = true;
        }
    }

    /// Draws a card, and the way to start on it that was clicked.
    fn card_ui(
        &self,
        ui: &mut Ui,
        rect: Rect,
        card: &Card,
        is_beside: bool,
        pictures: &mut Pictures,
    ) -> (Response, Option<Rules>) {
        let is_chosen = card.rules == *self.set;
        let sense = if card.can_be_chosen {
            Sense::click()
        } else {
            Sense::focusable_noninteractive()
        };
        let response = ui.interact(rect, card.id(), sense);
        let spoken = new_game::spoken_card(card.said());
        response.widget_info(|| {
            WidgetInfo::selected(
                egui::Role::RadioButton,
                card.can_be_chosen,
                is_chosen,
                &spoken,
            )
        });
        ear::give_author_id(&response, card.author_id());
        if response.gained_focus() || is_chosen && self.scrolls_to_chosen {
            response.scroll_to_me_animation(None, ScrollAnimation::none());
        }
        if !ui.is_rect_visible(rect) {
            return (response, None);
        }
        let look = self.look;
        let painter = ui.painter();
        let visuals = &ui.visuals().widgets;
        let is_on = response.hovered() || response.has_focus();
        let fill = if is_on && card.can_be_chosen {
            visuals.inactive.weak_bg_fill
        } else {
            look.panel
        };
        let stroke = if response.has_focus() {
            visuals.active.bg_stroke
        } else if response.hovered() {
            visuals.hovered.bg_stroke
        } else {
            visuals.noninteractive.bg_stroke
        };
        painter.rect(rect, ROUNDING, fill, stroke, StrokeKind::Inside);
        if is_chosen {
            let stroke = Stroke::new(2.5, look.accent_text);
            let frame = if response.has_focus() {
                rect.shrink(3.0)
            } else {
                rect
            };
            painter.rect_stroke(frame, ROUNDING, stroke, StrokeKind::Inside);
        }
        let mut faint = painter.clone();
        if !card.can_be_chosen {
            faint.multiply_opacity(0.5);
        }
        let inner = rect.shrink(MARGIN);
        let (picture, text) = if is_beside {
            inner.split_left_right_at_x(inner.left() + PICTURE_WIDTH)
        } else {
            inner.split_top_bottom_at_y(inner.top() + PICTURE_HEIGHT)
        };
        pictures.paint(&faint, picture, &card.rules, look);
        let text = if is_beside {
            text.with_min_x(text.left() + MARGIN)
        } else {
            text.with_min_y(text.top() + MARGIN / 2.0)
        };
        if is_chosen {
            let at = picture.left_top() + vec2(5.0, 5.0);
            let tick = Rect::from_min_size(at, vec2(TICK, TICK));
            painter.rect_filled(tick.expand(2.0), 4.0, look.buttons);
            paint::tick(painter, tick.shrink(1.0), look.button_text);
        }
        let below = words_on(painter, text, card, look);
        (response, card.ways().ui(ui, below))
    }
}

/// The sentence of a card in lines of this width.
fn sentence(painter: &Painter, card: &Card, width: f32, look: &Look) -> Arc<Galley> {
    let color = if card.can_be_chosen {
        look.text
    } else {
        look.warning
    };
    let font = FontId::proportional(SMALL_TEXT_SIZE);
    painter.layout(card.sentence.clone(), font, color, width)
}

/// Where the rules of a game come from, in lines of this width.
fn source(painter: &Painter, card: &Card, width: f32, look: &Look) -> Arc<Galley> {
    let font = FontId::proportional(SMALL_TEXT_SIZE);
    painter.layout(card.source.clone(), font, look.quiet, width)
}

/// Paints what is said on a card; where the ways to start have room.
fn words_on(painter: &Painter, place: Rect, card: &Card, look: &Look) -> Rect {
    let small = FontId::proportional(SMALL_TEXT_SIZE);
    let target = painter.text(
        place.right_top() + vec2(0.0, 2.0),
        Align2::RIGHT_TOP,
        &card.target,
        small.clone(),
        look.quiet,
    );
    let room = target.left() - 6.0 - place.left();
    let font = fonts::strong(TEXT_SIZE);
    let mut name = LayoutJob::simple(card.name.clone(), font, look.text, room);
    name.wrap.max_rows = 1;
    let name = painter.layout_job(name);
    let below = place.left_top() + vec2(0.0, name.size().y + 2.0);
    painter.galley(place.left_top(), name, look.text);
    let sentence = sentence(painter, card, place.width(), look);
    painter.galley(below, sentence, look.text);
    let at = place.left_bottom();
    let record = painter.text(at, Align2::LEFT_BOTTOM, &card.record, small, look.quiet);
    let source = source(painter, card, place.width(), look);
    let at = record.left_top() - vec2(0.0, source.size().y);
    painter.galley(at, source, look.quiet);
    place
        .with_min_y(at.y - card.ways().height())
        .with_max_y(at.y)
}
