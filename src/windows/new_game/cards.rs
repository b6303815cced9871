//! The games as cards to choose from.

use std::sync::Arc;

use egui::{
    Align, FontSelection, Galley, Key, Label, Pos2, Rect, Response, RichText, TextWrapMode, Ui,
    pos2, vec2,
};

use super::games::GameChoice;
use super::picture::GamePictures;
use crate::menu::{self, text_tip};
use crate::paint::theme::strong;
use crate::paint::{ClothSide, Icon, Look, Pen, color, icon, with_line_height};
use crate::windows::kit::{self, ChoiceCard, ListEntry};
use game::profile::GameName;

const CARD_GAP: f32 = 8.0;
// A card with its picture above its words.
const MIN_CARD_WIDTH: f32 = 168.0;
const PICTURE_HEIGHT: f32 = 122.0;
const MIN_WORDS_HEIGHT: f32 = 90.0;
const GAP_BELOW_WORDS: f32 = 12.0;
// A card with its picture beside its words.
const LOW_CARD_HEIGHT: f32 = 72.0;
const PICTURE_WIDTH: f32 = 108.0;
const PICTURE_SHARE: f32 = 0.3;
// A card without a picture.
const MIN_PLAIN_CARD_WIDTH: f32 = 236.0;
const PLAIN_CARD_HEIGHT: f32 = 56.0;
// The space between the edge of a card and its words, the height of a line as a multiple of its
// letters, and the size of the check on the chosen card.
const MARGIN: f32 = 16.0;
const LINE_HEIGHT_FACTOR: f32 = 1.3;
const CHECK_SIZE: f32 = 26.0;

/// The sizes of the name and the description of a game, and the space between them.
struct CardTextSizes {
    name: f32,
    description: f32,
    between: f32,
}

const TEXT_BELOW_PICTURE: CardTextSizes =
    CardTextSizes { name: 16.0, description: 14.0, between: 4.0 };
const OTHER_TEXT: CardTextSizes = CardTextSizes { name: 14.0, description: 13.0, between: 1.0 };

pub(super) struct Cards<'a> {
    pub chosen: GameName,
    pub look: &'a Look,
    pub scrolls_to_chosen: bool,
    pub grabs_focus: bool,
    /// The games on another page, which can also be chosen by typing a letter.
    pub other_page_games: Vec<&'a GameChoice>,
    shown: Vec<(&'a GameChoice, Response)>,
}

/// A function that paints the picture of a game on its card and returns the places of the words and
/// of the check.
type PaintPicture<'a> = dyn FnMut(&Ui, &GameChoice, Rect) -> (Rect, Option<Pos2>) + 'a;

impl<'a> Cards<'a> {
    pub(super) const fn new(chosen: GameName, look: &'a Look, scrolls_to_chosen: bool) -> Self {
        Self {
            chosen,
            look,
            scrolls_to_chosen,
            grabs_focus: false,
            other_page_games: Vec::new(),
            shown: Vec::new(),
        }
    }

    pub(super) fn picture_cards_ui(
        &mut self,
        ui: &mut Ui,
        games: &'a [GameChoice],
        pictures: &mut GamePictures,
    ) {
        let is_beside = kit::is_narrow(ui.ctx());
        let min_width = if is_beside { f32::INFINITY } else { MIN_CARD_WIDTH };
        let columns = columns(ui, min_width, 4);
        let height = if is_beside {
            LOW_CARD_HEIGHT
        } else {
            let room = card_width(ui, columns) - 2.0 * MARGIN;
            let heights = games.iter().map(|game| words_height(ui, game, room));
            PICTURE_HEIGHT + heights.fold(MIN_WORDS_HEIGHT, f32::max)
        };
        let look = self.look;
        self.grid_ui(ui, games, columns, height, &mut |ui, game, card| {
            let (picture, words, check_center, side) = if is_beside {
                let width = PICTURE_WIDTH.min(card.width() * PICTURE_SHARE);
                let (picture, words) = card.split_left_right_at_x(card.left() + width);
                let words = words.with_max_x(words.right() - CHECK_SIZE);
                let check_center = pos2(card.right() - MARGIN - CHECK_SIZE / 2.0, card.center().y);
                (picture, words, check_center, ClothSide::Right)
            } else {
                let (picture, words) = card.split_top_bottom_at_y(card.top() + PICTURE_HEIGHT);
                (picture, words, card.min + vec2(24.0, 24.0), ClothSide::Bottom)
            };
            if let GameName::ReadyMade(preset) = game.game {
                let mut pen = Pen::new(ui.painter());
                pictures.paint(&mut pen, picture, side, preset, look);
            }
            (words, Some(check_center))
        });
    }

    pub(super) fn plain_cards_ui(&mut self, ui: &mut Ui, games: &'a [GameChoice]) {
        let columns = columns(ui, MIN_PLAIN_CARD_WIDTH, 3);
        self.grid_ui(ui, games, columns, PLAIN_CARD_HEIGHT, &mut |_, _, card| (card, None));
    }

    pub(super) fn list_ui(&mut self, ui: &mut Ui, games: &'a [GameChoice], height: f32) {
        for game in games {
            let spoken = game.spoken();
            let is_chosen = game.game == self.chosen;
            let entry = ListEntry {
                spoken: Some(&spoken),
                ..ListEntry::choice(&game.id, &game.name, is_chosen, height)
            };
            let entry = kit::entry(ui, &entry);
            self.scroll_to_chosen(&entry, is_chosen);
            self.shown.push((game, entry));
        }
    }

    fn grid_ui(
        &mut self,
        ui: &mut Ui,
        games: &'a [GameChoice],
        columns: usize,
        height: f32,
        picture: &mut PaintPicture<'_>,
    ) {
        let size = vec2(card_width(ui, columns), height);
        for games in games.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = CARD_GAP;
                for game in games {
                    let is_chosen = game.game == self.chosen;
                    let card = ChoiceCard {
                        id: &game.id,
                        name: &game.spoken(),
                        is_chosen,
                        size,
                        margin: 0,
                    };
                    let card = kit::card(ui, &card, |ui| {
                        let (words, check_center) = picture(ui, game, ui.max_rect());
                        words_ui(ui, game, words);
                        if let Some(at) = check_center.filter(|_| is_chosen) {
                            let [gold, ink] =
                                [self.look.colors.gold, self.look.colors.on_gold].map(color);
                            let mut pen = Pen::new(ui.painter());
                            pen.disc(at, CHECK_SIZE / 2.0, gold);
                            icon(&mut pen, Icon::Check, at, 18.0, ink);
                        }
                    });
                    let card = text_tip(card.response, || game.tip(), None);
                    self.scroll_to_chosen(&card, is_chosen);
                    if is_chosen && self.grabs_focus {
                        card.request_focus();
                    }
                    self.shown.push((game, card));
                }
            });
            ui.add_space(CARD_GAP - ui.spacing().item_spacing.y);
        }
    }

    fn scroll_to_chosen(&self, card: &Response, is_chosen: bool) {
        if is_chosen && self.scrolls_to_chosen {
            let at = Some(Align::Center);
            card.scroll_to_me_animation(at, egui::style::ScrollAnimation::none());
        }
    }

    /// The game that was chosen by pointer or keyboard, and whether to play it at once.
    pub(super) fn choice(&self, ui: &Ui) -> (Option<GameName>, bool) {
        let mut choice = (None, false);
        for (game, response) in &self.shown {
            if response.clicked() {
                response.request_focus();
                choice.0 = Some(game.game.clone());
            }
            choice.1 |= response.double_clicked();
        }
        if let Some(place) = self.shown.iter().position(|(_, it)| it.has_focus()) {
            let (chosen, plays) = self.handle_keys(ui, place);
            choice = (chosen.or(choice.0), choice.1 || plays);
        }
        choice
    }

    pub(super) fn focus_first(&self) -> Option<GameName> {
        let (game, response) = self.shown.first()?;
        response.request_focus();
        Some(game.game.clone())
    }

    /// Handles keys: arrows lead from card to card, letters to the next game with that initial, and
    /// Enter plays.
    fn handle_keys(&self, ui: &Ui, place: usize) -> (Option<GameName>, bool) {
        let (game, card) = &self.shown[place];
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            return (Some(game.game.clone()), true);
        }
        let places: Vec<Rect> = self.shown.iter().map(|(_, card)| card.rect).collect();
        let by_arrow = kit::navigate_by_keys(ui, card.id, place, &places);
        let games = self.shown.iter().map(|(game, _)| *game);
        let games: Vec<&GameChoice> = games.chain(self.other_page_games.iter().copied()).collect();
        let names = games.iter().map(|game| game.name.as_str());
        let by_letter = menu::next_by_letters(ui, names, Some(place));
        let chosen = by_letter.or(by_arrow).map(|to| {
            if let Some((_, response)) = self.shown.get(to) {
                response.request_focus();
            }
            games[to].game.clone()
        });
        (chosen, false)
    }
}

/// Returns how many columns of at least `min_width` fit, from 1 to `max_columns`; 2 instead of 3 if
/// `max_columns` is 4.
fn columns(ui: &Ui, min_width: f32, max_columns: usize) -> usize {
    let fit = (ui.available_width() + CARD_GAP) / (min_width + CARD_GAP);
    match (fit as usize).min(max_columns) {
        3 if max_columns == 4 => 2,
        fit => fit.max(1),
    }
}

fn card_width(ui: &Ui, columns: usize) -> f32 {
    (ui.available_width() - CARD_GAP * (columns - 1) as f32) / columns as f32
}

fn description(
    ui: &Ui,
    game: &GameChoice,
    size: f32,
    wrap: TextWrapMode,
    width: f32,
) -> Arc<Galley> {
    let description = with_line_height(ui, RichText::new(&game.description).weak().size(size));
    description.into_galley(ui, Some(wrap), width, FontSelection::Default)
}

/// The height of the words below a picture, with the space around them.
fn words_height(ui: &Ui, game: &GameChoice, width: f32) -> f32 {
    let CardTextSizes { name, description: size, between } = TEXT_BELOW_PICTURE;
    let description = description(ui, game, size, TextWrapMode::Wrap, width);
    MARGIN + name * LINE_HEIGHT_FACTOR + between + description.size().y + GAP_BELOW_WORDS
}

fn words_ui(ui: &mut Ui, game: &GameChoice, place: Rect) {
    let place = place.shrink2(vec2(MARGIN, 0.0));
    let is_high = place.height() > LOW_CARD_HEIGHT;
    let CardTextSizes { name, description: size, between } =
        if is_high { TEXT_BELOW_PICTURE } else { OTHER_TEXT };
    let wrap = if place.height() > PLAIN_CARD_HEIGHT {
        TextWrapMode::Wrap
    } else {
        TextWrapMode::Truncate
    };
    let description = description(ui, game, size, wrap, place.width());
    kit::ui_at(ui, place, |ui| {
        ui.spacing_mut().item_spacing.y = between;
        ui.add_space(if is_high {
            MARGIN
        } else {
            (place.height() - description.size().y - name * LINE_HEIGHT_FACTOR) / 2.0
        });
        ui.add(Label::new(strong(&game.name).size(name)).truncate());
        ui.add(Label::new(description));
    });
}
