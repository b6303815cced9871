//! The games as cards, of which one is chosen.

use egui::{
    Align, Event, EventFilter, Key, Label, Layout, Rect, Response, RichText, Ui, UiBuilder,
};
use egui::{Pos2, pos2, vec2};

use super::games::Game;
use super::picture::Pictures;
use crate::app::theme::strong;
use crate::app::windows::kit::{self, Card};
use crate::menu::text_tip;
use crate::paint::{Icon, Look, Pen, color, icon};
use game::profile::{GameName, folded};

/// The space between two cards, in points.
const BETWEEN: f32 = 8.0;
/// The height of a card with its picture above its words, and of the picture.
const HIGH: f32 = 254.0;
const PICTURE_HEIGHT: f32 = 152.0;
/// The height of a card with its picture beside its words, and the picture's width.
const LOW: f32 = 72.0;
const PICTURE_WIDTH: f32 = 108.0;
/// The height of a card without a picture.
const PLAIN: f32 = 56.0;
/// The least width of a card with its picture above, and of one without a picture.
const LEAST_WIDTH: f32 = 168.0;
const LEAST_PLAIN_WIDTH: f32 = 236.0;
/// The space between the edge of a card and its words, in points.
const MARGIN: f32 = 16.0;
/// The size of the tick on the card that is chosen, in points.
const TICK: f32 = 26.0;

/// What was done with the cards.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// The game that was chosen.
    pub chosen: Option<GameName>,
    /// It is to be played at once.
    pub plays: bool,
}

/// The cards that are shown, each with where it stands.
pub(super) struct Cards<'a> {
    /// The game that is chosen.
    pub chosen: GameName,
    pub look: &'a Look,
    /// The chosen card is to be seen.
    pub scrolls_to_chosen: bool,
    shown: Vec<(&'a Game, Response)>,
}

/// Paints the picture of a game on its card; where the words and the tick go.
type PaintPicture<'a> = dyn FnMut(&Ui, &Game, Rect) -> (Rect, Option<Pos2>) + 'a;

impl<'a> Cards<'a> {
    /// No cards yet.
    pub(super) const fn new(chosen: GameName, look: &'a Look, scrolls_to_chosen: bool) -> Self {
        Self {
            chosen,
            look,
            scrolls_to_chosen,
            shown: Vec::new(),
        }
    }

    /// Draws games with their pictures.
    pub(super) fn with_pictures_ui(
        &mut self,
        ui: &mut Ui,
        games: &'a [Game],
        pictures: &mut Pictures,
    ) {
        let is_beside = kit::is_narrow(ui.ctx());
        let columns = columns(
            ui,
            if is_beside {
                f32::INFINITY
            } else {
                LEAST_WIDTH
            },
            4,
        );
        let height = if is_beside { LOW } else { HIGH };
        self.grid_ui(ui, games, (columns, height), &mut |ui, game, card| {
            let (picture, square) = if is_beside {
                let picture = card.with_max_x(card.left() + PICTURE_WIDTH);
                (picture, crate::paint::Side::Right)
            } else {
                let picture = card.with_max_y(card.top() + PICTURE_HEIGHT);
                (picture, crate::paint::Side::Bottom)
            };
            if let GameName::ReadyMade(preset) = game.kind {
                let mut pen = Pen::new(ui.painter());
                pictures.paint(&mut pen, (picture, square), preset, self.look);
            }
            let tick = if is_beside {
                pos2(card.right() - MARGIN - TICK / 2.0, card.center().y)
            } else {
                picture.min + vec2(24.0, 24.0)
            };
            let words = if is_beside {
                let right = card.right() - MARGIN - TICK;
                card.with_min_x(picture.right()).with_max_x(right)
            } else {
                card.with_min_y(picture.bottom())
            };
            (words, Some(tick))
        });
    }

    /// Draws games without pictures.
    pub(super) fn plain_ui(&mut self, ui: &mut Ui, games: &'a [Game]) {
        let columns = columns(ui, LEAST_PLAIN_WIDTH, 3);
        self.grid_ui(ui, games, (columns, PLAIN), &mut |_, _, card| (card, None));
    }

    /// Draws games in a list.
    pub(super) fn list_ui(&mut self, ui: &mut Ui, games: &'a [Game], height: f32) {
        for game in games {
            let spoken = game.spoken();
            let is_chosen = game.kind == self.chosen;
            let width = ui.available_width() - MARGIN;
            let line = kit::list_line(
                ui,
                &game.id,
                (&game.name, &spoken),
                is_chosen,
                vec2(width, height),
            );
            self.shown.push((game, line));
        }
    }

    /// Draws games in columns.
    fn grid_ui(
        &mut self,
        ui: &mut Ui,
        games: &'a [Game],
        (columns, height): (usize, f32),
        picture: &mut PaintPicture<'_>,
    ) {
        let between = BETWEEN * (columns - 1) as f32;
        let width = (ui.available_width() - between) / columns as f32;
        for games in games.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN;
                for game in games {
                    let spoken = game.spoken();
                    let is_chosen = game.kind == self.chosen;
                    let card = Card {
                        id: &game.id,
                        name: &spoken,
                        is_chosen,
                        size: vec2(width, height),
                        margin: 0,
                    };
                    let response = kit::card(ui, &card, |ui| {
                        let (words, tick) = picture(ui, game, ui.max_rect());
                        words_ui(ui, game, words);
                        if let Some(tick) = tick.filter(|_| is_chosen) {
                            tick_ui(ui, tick, self.look);
                        }
                    })
                    .response;
                    if is_chosen && self.scrolls_to_chosen {
                        response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
                    }
                    let response = text_tip(response, || game.record.clone(), None);
                    self.shown.push((game, response));
                }
            });
            ui.add_space(BETWEEN - ui.spacing().item_spacing.y);
        }
    }

    /// What was done with the cards by pointer and keyboard.
    pub(super) fn done(&self, ui: &Ui) -> Done {
        let mut done = Done::default();
        for (game, response) in &self.shown {
            if response.clicked() {
                response.request_focus();
                done.chosen = Some(game.kind.clone());
            }
            done.plays |= response.double_clicked();
        }
        if let Some(place) = self.shown.iter().position(|(_, it)| it.has_focus()) {
            self.keys(ui, place, &mut done);
        }
        done
    }

    /// Gives the first card the keyboard; its game.
    pub(super) fn take_keyboard(&self) -> Option<GameName> {
        let (game, response) = self.shown.first()?;
        response.request_focus();
        Some(game.kind.clone())
    }

    /// Arrows lead from card to card, letters to the next game that begins so, and Enter
    /// plays.
    fn keys(&self, ui: &Ui, place: usize, done: &mut Done) {
        let (game, here) = &self.shown[place];
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(here.id, filter));
        let last = self.shown.len() - 1;
        let key = |key| ui.input(|input| input.key_pressed(key));
        let to = [
            (Key::ArrowRight, Some(place + 1)),
            (Key::ArrowLeft, place.checked_sub(1)),
            (Key::ArrowDown, self.next_row(place, 1.0)),
            (Key::ArrowUp, self.next_row(place, -1.0)),
            (Key::Home, Some(0)),
            (Key::End, Some(last)),
        ];
        let to = to.into_iter().filter(|(pressed, _)| key(*pressed));
        let to = to
            .filter_map(|(_, to)| to.filter(|to| *to <= last))
            .next_back();
        let typed = ui.input(|input| {
            let mut events = input.events.iter();
            events.find_map(|event| match event {
                Event::Text(text) => text.chars().next(),
                _ => None,
            })
        });
        let typed = typed.filter(|letter| letter.is_alphanumeric());
        let begins_so = typed.and_then(|letter| {
            let letter = folded(letter.encode_utf8(&mut [0; 4]));
            let begins = |at: &usize| folded(&self.shown[*at].0.name).starts_with(&letter);
            (place + 1..=last).chain(0..place).find(begins)
        });
        if let Some(to) = begins_so.or(to) {
            let (game, response) = &self.shown[to];
            response.request_focus();
            done.chosen = Some(game.kind.clone());
        }
        if key(Key::Enter) {
            done.chosen = Some(game.kind.clone());
            done.plays = true;
        }
    }

    /// The card in the row below or above that is nearest to one.
    fn next_row(&self, place: usize, sign: f32) -> Option<usize> {
        let here = self.shown[place].1.rect.center();
        let away = |at: usize| self.shown[at].1.rect.center() - here;
        let beyond = (0..self.shown.len()).filter(|at| away(*at).y * sign > 1.0);
        let far = |at: &usize| 10.0 * away(*at).y.abs() + away(*at).x.abs();
        beyond.min_by(|one, other| far(one).total_cmp(&far(other)))
    }
}

/// How many columns there is room for, of at most so many.
fn columns(ui: &Ui, least: f32, most: usize) -> usize {
    let fit = (ui.available_width() + BETWEEN) / (least + BETWEEN);
    match (fit as usize).min(most) {
        3 if most == 4 => 2,
        fit => fit.max(1),
    }
}

/// Draws the name of a game and what is said of it.
fn words_ui(ui: &mut Ui, game: &Game, place: Rect) {
    let place = place.shrink2(vec2(MARGIN, 0.0));
    let is_high = place.height() > LOW;
    let size = if is_high { 16.0 } else { 14.0 };
    let layout = Layout::top_down(Align::Min);
    let builder = UiBuilder::new().max_rect(place).layout(layout);
    let mut ui = ui.new_child(builder);
    ui.spacing_mut().item_spacing.y = if is_high { 4.0 } else { 1.0 };
    let name = strong(&game.name).size(size);
    let says = RichText::new(&game.says)
        .weak()
        .size(if place.height() < HIGH - PICTURE_HEIGHT {
            13.0
        } else {
            14.0
        });
    if is_high {
        ui.add_space(MARGIN);
        ui.add(Label::new(name).truncate());
        ui.add(Label::new(says).wrap());
        return;
    }
    let says = egui::WidgetText::from(says);
    let style = egui::FontSelection::Default;
    let wrap = if place.height() > PLAIN {
        egui::TextWrapMode::Wrap
    } else {
        egui::TextWrapMode::Truncate
    };
    let says = says.into_galley(&ui, Some(wrap), place.width(), style);
    let height = says.size().y + size * 1.3;
    ui.add_space((place.height() - height) / 2.0);
    ui.add(Label::new(name).truncate());
    ui.add(Label::new(says));
}

/// Draws the tick of the card that is chosen.
fn tick_ui(ui: &Ui, at: Pos2, look: &Look) {
    let mut pen = Pen::new(ui.painter());
    pen.disc(at, TICK / 2.0, color(look.colors.gold));
    icon(&mut pen, Icon::Check, at, 18.0, color(look.colors.on_gold));
}
