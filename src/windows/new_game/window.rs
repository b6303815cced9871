//! The New game window: which game is played, by how many, and against whom.

use egui::{Key, Label, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::cards::Cards;
use super::chairs::Chairs;
use super::draft::GameDraft;
use super::found::{HitTarget, SearchHit, absent_games, find_other_hits};
use super::games::{self, GameChoice, GameChoices, GameGroup};
use super::number::NUMBER_FIELD_ID;
use super::picture::GamePictures;
use super::rules::{RulesPage, SERIES_ID};
use crate::command::{FileCommand, GameCommand};
use crate::ear;
use crate::menu::{ENTER, hover_tip, tip};
use crate::paint::theme::strong;
use crate::paint::{Icon, Pen, Surface, icon};
use crate::widgets::Button;
use crate::windows::change::Change;
use crate::windows::command_search::{self, hits_ui};
use crate::windows::kit::list::{self as row, ListChoice};
use crate::windows::kit::{self, Dialog, FieldNames, Input, SearchField, Segment, sizes};
use crate::windows::rules::{rule_with_id, show_rule};
use crate::windows::search::TextSearch;
use crate::windows::{Window, WindowContext};
use crate::windows::{focus, text};
use engine::{LaterLeads, Preset, Rules, ScoreDisplay, Seats};
use game::profile::{GameName, Preferences, Rule};
use words::Named as _;
use words::{msg, points, rules};

// The list of games beside the rules.
const GAMES_WIDTH: f32 = 224.0;
const GAP_BESIDE_GAMES: f32 = 20.0;
const GAME_HEIGHT: f32 = 32.0;
/// From this width on, in points, the footer is one row.
const WIDE_FOOT_FROM: f32 = 700.0;
const POINTS_WIDTH: f32 = 104.0;
/// The width of a list's arrow and of the space around its text.
const LIST_ARROW_WIDTH: f32 = 56.0;
const START_WIDTH: f32 = 150.0;
const PLAY_WIDTH: f32 = 208.0;
const OPPONENT_WIDTH: f32 = 176.0;
/// The width of the list of opponents in a footer narrower than `ROOMY_FOOT_FROM`.
const TIGHT_OPPONENT_WIDTH: f32 = 132.0;
const ROOMY_FOOT_FROM: f32 = 820.0;
const CAPTION_HEIGHT: f32 = 16.0;
const GAP_ABOVE_HEADING: f32 = 14.0;
const GAP_BELOW_HEADING: f32 = 4.0;
const INPUT_GAP: f32 = 8.0;
const PART_GAP: f32 = 14.0;
/// The share of a narrow footer that the number of players takes beside the points.
const SEATS_WIDTH_SHARE: f32 = 0.64;
const GAP_ABOVE_PART: f32 = 12.0;
const FOUND_GAP: f32 = 8.0;
/// The space for the focus ring in a scroll area.
const GAP_ABOVE_FIRST: f32 = 4.0;

/// For how many frames to scroll to the chosen game, until the contents have their full height.
const SCROLL_FRAMES: u8 = 4;

const SEARCH_FIELD: FieldNames = FieldNames { id: "new-game-search", name: msg::NEW_GAME_SEARCH };

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum NewGamePage {
    #[default]
    Games,
    /// The other games, in a narrow window.
    MoreGames,
    Rules,
}

/// The window and the choices in it. Nothing else changes until the game is started.
#[derive(Debug, Default)]
pub struct NewGameWindow {
    draft: GameDraft,
    chairs: Chairs,
    page: NewGamePage,
    /// The page on which the window opened. Going back from it closes the window.
    opening_page: NewGamePage,
    rules: RulesPage,
    pictures: GamePictures,
    search: SearchField,
    is_entered: bool,
    starts_game: bool,
    /// The search in which a result other than a game was chosen, such as a level.
    applied_search: Option<TextSearch>,
    /// Whether the chosen game is not among the search results, so that no game can be started.
    /// `false` if no game was found, or if a result other than a game was chosen.
    is_chosen_hidden: bool,
    page_opening: PageOpening,
    /// For how many more frames to scroll to the chosen game.
    scroll_frames_left: u8,
}

/// How the page came to be shown, which decides what gets the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum PageOpening {
    /// The page was already shown.
    #[default]
    AlreadyShown,
    /// The window has opened; the chosen game gets the focus.
    Opened,
    /// The page was opened by key; a widget on it gets the focus.
    ByKey,
    /// A typed letter chose a game on the page, which gets the focus.
    ByLetter,
}

impl Window for NewGameWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        self.draft = GameDraft::new(cx.session.preferences());
        self.chairs = Chairs::new(cx);
        self.page = NewGamePage::Games;
        self.opening_page = NewGamePage::Games;
        self.rules = RulesPage::default();
        self.search.clear();
        self.page_opening = PageOpening::Opened;
        self.scroll_frames_left = SCROLL_FRAMES;
    }

    fn handles_escape(&self) -> bool {
        !self.search.is_empty()
    }

    fn go_back(&mut self) -> bool {
        let is_inner = self.page != NewGamePage::Games && self.page != self.opening_page;
        if is_inner {
            self.page = NewGamePage::Games;
            self.scroll_frames_left = SCROLL_FRAMES;
            self.page_opening = PageOpening::ByKey;
        }
        is_inner
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog {
            scrolls: false,
            ..Dialog::with_height(msg::WINDOW_NEW_GAME, sizes::LARGE_DIALOG_SIZE)
        };
        dialog.show(ui, cx, |dialog| {
            self.is_entered = dialog.title_bar(|ui, cx| self.search.head_ui(ui, &SEARCH_FIELD, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
            dialog.footer(|ui, cx| self.footer(ui, cx));
        });
    }
}

impl NewGameWindow {
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let wanted = row::pending_focus(ui.ctx());
        if wanted.is_some_and(|wanted| wanted == NUMBER_FIELD_ID || rule_with_id(&wanted).is_some())
        {
            self.page = NewGamePage::Rules;
            if self.page_opening == PageOpening::Opened {
                self.opening_page = self.page;
            }
        }
        let all = games::all(&self.draft, cx);
        self.is_chosen_hidden = false;
        if let Some(search) = self.search.query() {
            scroll_ui(ui, "found", cx.is_in_front, |ui| {
                let absent = absent_games(&search);
                let games = games::find_games(&search, all, &absent);
                let other_hits = find_other_hits(&search, &self.draft.rules);
                let is_nothing = games.is_empty() && other_hits.is_empty();
                let is_chosen = |game: &GameChoice| game.game == self.draft.game;
                self.is_chosen_hidden = !games.is_empty()
                    && !games.iter().any(is_chosen)
                    && self.applied_search.as_ref() != Some(&search);
                let told = if absent.is_empty() {
                    text::weak(ui, found_text(games.len() + other_hits.len()))
                } else {
                    let told: Vec<_> = absent.iter().map(|it| it.sentence()).collect();
                    text::wrapped(ui, told.join(" "))
                };
                ear::speak(&told);
                ear::give_author_id(&told, "new-game-found");
                self.results_ui(ui, &other_hits, &games, cx);
                if is_nothing {
                    let elsewhere = command_search::find(&search, cx);
                    hits_ui(ui, elsewhere, cx);
                }
            });
        } else {
            self.applied_search = None;
            match self.page {
                NewGamePage::Games => scroll_ui(ui, "games", cx.is_in_front, |ui| {
                    self.games_ui(ui, &all, cx);
                }),
                NewGamePage::MoreGames => scroll_ui(ui, "more", cx.is_in_front, |ui| {
                    self.back_ui(ui, cx);
                    let mut cards = self.cards(cx);
                    cards.grabs_focus = self.is_turned_to_by_letter();
                    cards.other_page_games = all.pictured.iter().collect();
                    others_ui(ui, &mut cards, &all.groups);
                    self.choose_on_pages(cards.choice(ui), &all, NewGamePage::Games, cx);
                }),
                NewGamePage::Rules => self.rules_ui(ui, &all, cx),
            }
        }
        let is_free = cx.is_in_front && focus::is_nothing_focused(ui);
        self.starts_game |= is_free && ui.input(|input| input.key_pressed(Key::Enter));
        if self.scroll_frames_left > 0 && !ui.is_sizing_pass() {
            self.scroll_frames_left -= 1;
            if self.page_opening == PageOpening::Opened {
                self.page_opening = PageOpening::AlreadyShown;
            }
            ui.ctx().request_repaint();
        }
    }

    fn footer(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let problem = self.chairs.problem(&self.draft.rules, cx);
        let problem = problem.or_else(|| self.rules.number.number().err());
        if let Some(problem) = &problem {
            let told = RichText::new(problem).color(ui.visuals().warn_fg_color);
            let told = text::wrapped(ui, told);
            ear::give_author_id(&told, "new-game-problem");
            ui.add_space(4.0);
        }
        if Preset::from_rules_ignoring_target(&self.draft.rules)
            .is_some_and(Preset::has_optional_claims)
        {
            self.claims_ui(ui);
        }
        let can_play = problem.is_none() && !self.is_chosen_hidden;
        ui.spacing_mut().interact_size.y = sizes::INPUT_HEIGHT;
        ui.spacing_mut().item_spacing = Vec2::splat(INPUT_GAP);
        if ui.available_width() < WIDE_FOOT_FROM {
            self.narrow_foot_ui(ui, can_play, cx);
        } else {
            self.wide_foot_ui(ui, can_play, cx);
        }
        if std::mem::take(&mut self.starts_game) && can_play {
            self.play(cx);
        }
    }

    fn play(&self, cx: &mut WindowContext<'_>) {
        let seats = self.draft.rules.seats;
        let mut preferences = Box::new(Preferences {
            opponents: self.chairs.opponents(seats, cx),
            adaptive: self.chairs.is_adaptive(seats),
            ..self.draft.preferences(cx.session.preferences())
        });
        if self.chairs.asks_own_name(seats, cx) {
            let name = self.chairs.player(seats, cx);
            if self.chairs.has_own_name() {
                cx.push(FileCommand::NamePlayer(name));
            } else if self.chairs.has_people(seats) {
                preferences.stand_in = Some(name);
            }
        }
        cx.push(match self.rules.number.number().ok().flatten() {
            Some(number) => GameCommand::StartNumbered(preferences, number),
            None => GameCommand::Start(preferences),
        });
    }

    fn cards<'a>(&self, cx: &WindowContext<'a>) -> Cards<'a> {
        Cards::new(self.draft.game.clone(), cx.look, self.scroll_frames_left > 0)
    }

    fn choose(&mut self, (chosen, plays): (Option<GameName>, bool), cx: &WindowContext<'_>) {
        if let Some(chosen) = chosen {
            self.draft.choose(chosen, cx.session.preferences());
        }
        self.starts_game |= plays;
    }

    /// Like `choose`, but for games on two pages: turns to the `other` page if the chosen game is
    /// there.
    fn choose_on_pages(
        &mut self,
        (chosen, plays): (Option<GameName>, bool),
        all: &GameChoices,
        other: NewGamePage,
        cx: &WindowContext<'_>,
    ) {
        let is_chosen = |game: &GameChoice| Some(&game.game) == chosen.as_ref();
        let is_on_other_page = match other {
            NewGamePage::MoreGames => all.others().any(is_chosen),
            NewGamePage::Games | NewGamePage::Rules => all.pictured.iter().any(is_chosen),
        };
        if is_on_other_page {
            self.page = other;
            self.scroll_frames_left = SCROLL_FRAMES;
            self.page_opening = PageOpening::ByLetter;
        }
        self.choose((chosen, plays), cx);
    }

    /// Draws the games with their pictures, and the other games or the link to them.
    fn games_ui(&mut self, ui: &mut Ui, all: &GameChoices, cx: &WindowContext<'_>) {
        let mut cards = self.cards(cx);
        let is_by_letter = self.is_turned_to_by_letter();
        let grabs_focus =
            is_by_letter || self.is_turned_to_by_key() || self.page_opening == PageOpening::Opened;
        cards.grabs_focus = grabs_focus;
        cards.picture_cards_ui(ui, &all.pictured, &mut self.pictures);
        if !kit::is_narrow(ui.ctx()) {
            others_ui(ui, &mut cards, &all.groups);
            self.choose(cards.choice(ui), cx);
            return;
        }
        cards.other_page_games = all.others().collect();
        self.choose_on_pages(cards.choice(ui), all, NewGamePage::MoreGames, cx);
        let chosen = all.others().find(|game| game.game == self.draft.game);
        let beside = match chosen {
            Some(chosen) => chosen.name.clone(),
            None => all.others().count().to_string(),
        };
        let name = msg::NEW_GAME_MORE.text();
        let more = kit::page_link(ui, cx.look, "new-game-more", &name, &beside);
        if grabs_focus && chosen.is_some() {
            more.request_focus();
        }
        if more.clicked() {
            self.turn_to(ui, NewGamePage::MoreGames);
        }
        kit::separator(ui);
        let set = cx.session.preferences();
        let changes = self.draft.change_count(&self.draft.game, set);
        let (name, description) = (msg::NEW_GAME_RULES.text(), msg::new_game_changes(changes));
        let rules = kit::page_link(ui, cx.look, "new-game-rules", &name, &description);
        if rules.clicked() {
            self.turn_to(ui, NewGamePage::Rules);
        }
    }

    fn back_ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let (sign, _) = ui.allocate_exact_size(vec2(18.0, 28.0), Sense::hover());
            let tone = cx.look.text(Surface::Panel);
            let mut pen = Pen::new(ui.painter());
            icon(&mut pen, Icon::Left, sign.center(), 18.0, tone);
            drop(pen);
            let name = msg::NEW_GAME_PICTURES.text();
            let back = kit::link(ui, cx.look, "new-game-pictures", &name);
            if self.is_turned_to_by_key() {
                back.request_focus();
            }
            if back.clicked() {
                self.turn_to(ui, NewGamePage::Games);
            }
        });
    }

    /// Draws the rules of the chosen game, beside the games where there is room. Scrolls to a game
    /// that has just been saved.
    fn rules_ui(&mut self, ui: &mut Ui, all: &GameChoices, cx: &mut WindowContext<'_>) {
        let before = self.draft.game.clone();
        self.rules_and_games_ui(ui, all, cx);
        if self.draft.game != before && matches!(self.draft.game, GameName::Own(_)) {
            self.scroll_frames_left = SCROLL_FRAMES;
        }
    }

    fn rules_and_games_ui(&mut self, ui: &mut Ui, all: &GameChoices, cx: &mut WindowContext<'_>) {
        if kit::is_narrow(ui.ctx()) {
            scroll_ui(ui, "rules", cx.is_in_front, |ui| {
                self.back_ui(ui, cx);
                self.starts_game |= self.rules.ui(ui, &mut self.draft, cx);
            });
            return;
        }
        let whole = ui.available_rect_before_wrap();
        let (left, right) = whole.split_left_right_at_x(whole.left() + GAMES_WIDTH);
        kit::ui_at(ui, left.with_max_x(left.right() - 16.0), |ui| {
            self.back_ui(ui, cx);
            scroll_ui(ui, "list of games", cx.is_in_front, |ui| {
                self.list_ui(ui, all, cx);
            });
        });
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().vline(left.right(), whole.y_range(), line);
        kit::ui_at(ui, right.with_min_x(right.left() + GAP_BESIDE_GAMES), |ui| {
            scroll_ui(ui, "rules", cx.is_in_front, |ui| {
                self.starts_game |= self.rules.ui(ui, &mut self.draft, cx);
            });
        });
        ui.advance_cursor_after_rect(whole);
    }

    fn list_ui(&mut self, ui: &mut Ui, all: &GameChoices, cx: &WindowContext<'_>) {
        let mut cards = self.cards(cx);
        ui.spacing_mut().item_spacing.y = 0.0;
        cards.list_ui(ui, &all.pictured, GAME_HEIGHT);
        for group in &all.groups {
            kit::separator(ui);
            heading_ui(ui, &group.heading);
            cards.list_ui(ui, &group.games, GAME_HEIGHT);
        }
        self.choose(cards.choice(ui), cx);
    }

    fn results_ui(
        &mut self,
        ui: &mut Ui,
        other_hits: &[SearchHit],
        games: &[GameChoice],
        cx: &WindowContext<'_>,
    ) {
        let mut target = None;
        if !other_hits.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(FOUND_GAP);
                for found in other_hits {
                    if kit::quiet_button(ui, cx.look, &found.id, &found.name).clicked() {
                        target = Some(found.target);
                    }
                }
            });
            ui.add_space(GAP_ABOVE_PART);
        }
        let mut cards = self.cards(cx);
        cards.plain_cards_ui(ui, games);
        let (chosen, plays) = cards.choice(ui);
        // Only after `choice`, because the same key plays a card that has the focus.
        let first = if self.is_entered { cards.focus_first() } else { None };
        self.choose((first.or(chosen), plays), cx);
        if target.is_some() {
            self.applied_search = self.search.query();
        }
        match target {
            Some(HitTarget::Rules) => self.turn_to(ui, NewGamePage::Rules),
            Some(HitTarget::Rule(rule)) => {
                self.turn_to(ui, NewGamePage::Rules);
                show_rule(ui.ctx(), rule);
            }
            Some(HitTarget::Number) => {
                self.turn_to(ui, NewGamePage::Rules);
                row::request_focus_on(ui.ctx(), NUMBER_FIELD_ID);
            }
            Some(HitTarget::Series) => {
                self.turn_to(ui, NewGamePage::Rules);
                row::request_focus_on(ui.ctx(), SERIES_ID);
            }
            Some(HitTarget::Guest) => {
                let field = self.chairs.seat_guest(self.draft.rules.seats);
                self.search.clear();
                row::request_focus_on(ui.ctx(), &field);
            }
            Some(HitTarget::Level(level)) => self.chairs.set_level(level, self.draft.rules.seats),
            Some(HitTarget::Seats(seats)) => self.set_seats(seats, cx),
            None => {}
        }
    }

    fn set_seats(&mut self, seats: Seats, cx: &WindowContext<'_>) {
        self.draft.set_seats(seats, cx.session.preferences());
    }

    /// Draws the switch for claiming points. Only some games can be played with and without claims.
    fn claims_ui(&mut self, ui: &mut Ui) {
        let claims = self.draft.rules.claims;
        let name = msg::NEW_GAME_CLAIMS.text();
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            let switch = kit::switch(ui, &name, claims);
            ear::give_author_id(&switch, "new-game-claims");
            ui.label(&name);
            if switch.clicked() {
                self.draft.set_claims(!claims);
            }
        });
    }

    /// Draws all settings in one row, each under its name: how many play, against whom, to how many
    /// points.
    fn wide_foot_ui(&mut self, ui: &mut Ui, can_play: bool, cx: &WindowContext<'_>) {
        let seats = self.draft.rules.seats;
        let has_row = self.chairs.has_row(seats, cx);
        if has_row {
            self.starts_game |= self.chairs.ui(ui, &self.draft.rules, cx);
        }
        let has_rules = self.page != NewGamePage::Rules;
        let rules = msg::NEW_GAME_RULES.text();
        let link = if has_rules { Button::link("", &rules).width(ui) } else { 0.0 };
        let size = vec2(ui.available_width(), kit::LARGE_HEIGHT);
        let (row, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut x = row.left();
        let mut block = |ui: &mut Ui, width: f32, name: &str, input: &mut dyn FnMut(&mut Ui)| {
            let place = row.with_min_x(x).with_max_x(x + width);
            kit::ui_at(ui, place, |ui| {
                ui.spacing_mut().item_spacing.y =
                    row.height() - CAPTION_HEIGHT - sizes::INPUT_HEIGHT;
                caption_ui(ui, name, width);
                input(ui);
                x = place.left() + ui.min_rect().width() + PART_GAP;
            });
        };
        let name = msg::NEW_GAME_SEATS.text();
        block(ui, row.width(), &name, &mut |ui| self.seats_ui(ui, None, cx));
        let seats = self.draft.rules.seats;
        if seats != Seats::Two || !has_row {
            let is_too_weak = self.chairs.has_too_weak_level(&self.draft.rules);
            let name =
                if is_too_weak { msg::NEW_GAME_NO_LEARNER.text() } else { others_name(seats) };
            let is_tight = row.width() < ROOMY_FOOT_FROM;
            let width = if is_tight { TIGHT_OPPONENT_WIDTH } else { OPPONENT_WIDTH };
            block(ui, width, &name, &mut |ui| {
                // The field for a guest's name is at the left of the list.
                let list = |ui: &mut Ui| self.chairs.list_ui(ui, &self.draft.rules, width, cx);
                self.starts_game |= ui.horizontal(list).inner;
            });
        }
        if has_rules {
            let (name, width) = self.points_name();
            block(ui, width, &name, &mut |ui| self.points_ui(ui, width, cx));
        }
        let play = (row.right() - x - link - PART_GAP).min(PLAY_WIDTH);
        let play = row.with_min_x(row.right() - play);
        if has_rules {
            let right = play.left() - PART_GAP;
            let place = Rect::from_center_size(row.center(), vec2(link, sizes::INPUT_HEIGHT));
            let place = place.translate(vec2(right - place.right(), 0.0));
            let link = Button::link(msg::NEW_GAME_RULES.name(), &rules).at(ui, place, cx.look);
            if link.clicked() {
                self.turn_to(ui, NewGamePage::Rules);
            }
        }
        kit::ui_at(ui, play, |ui| self.play_ui(ui, can_play, cx));
    }

    fn narrow_foot_ui(&mut self, ui: &mut Ui, can_play: bool, cx: &WindowContext<'_>) {
        let width = ui.available_width();
        let has_points = self.page != NewGamePage::Rules;
        ui.horizontal(|ui| {
            let share = if has_points { SEATS_WIDTH_SHARE } else { 1.0 };
            self.seats_ui(ui, Some(share * width), cx);
            if has_points {
                self.points_ui(ui, ui.available_width(), cx);
            }
        });
        let seats = self.draft.rules.seats;
        let has_row = self.chairs.has_row(seats, cx);
        if has_row {
            self.starts_game |= self.chairs.ui(ui, &self.draft.rules, cx);
        }
        if seats != Seats::Two || !has_row {
            let width = ui.available_width();
            self.starts_game |= self.chairs.list_ui(ui, &self.draft.rules, width, cx);
        }
        if kit::is_narrow(ui.ctx()) {
            // Here a line among the games leads to the rules.
            self.play_ui(ui, can_play, cx);
            return;
        }
        ui.horizontal(|ui| {
            if self.page != NewGamePage::Rules {
                let name = msg::NEW_GAME_RULES.text();
                if kit::link(ui, cx.look, msg::NEW_GAME_RULES.name(), &name).clicked() {
                    self.turn_to(ui, NewGamePage::Rules);
                }
            }
            self.play_ui(ui, can_play, cx);
        });
    }

    fn turn_to(&mut self, ui: &Ui, page: NewGamePage) {
        self.search.clear();
        self.page = page;
        if page == NewGamePage::Games {
            self.opening_page = page;
        }
        self.scroll_frames_left = SCROLL_FRAMES;
        self.page_opening = if ui.input(|input| input.pointer.any_released()) {
            PageOpening::AlreadyShown
        } else {
            PageOpening::ByKey
        };
    }

    /// Returns whether this page has just been opened by key; `true` only once.
    fn is_turned_to_by_key(&mut self) -> bool {
        self.is_turned_to(PageOpening::ByKey)
    }

    fn is_turned_to_by_letter(&mut self) -> bool {
        self.is_turned_to(PageOpening::ByLetter)
    }

    fn is_turned_to(&mut self, opening: PageOpening) -> bool {
        let is_turned = self.page_opening == opening;
        if is_turned {
            self.page_opening = PageOpening::AlreadyShown;
        }
        is_turned
    }

    fn seats_ui(&mut self, ui: &mut Ui, width: Option<f32>, cx: &WindowContext<'_>) {
        let choices = Seats::ALL.map(|seats| {
            let name = match seats {
                Seats::Partners => msg::NEW_GAME_PARTNERS.text(),
                Seats::Two | Seats::Three | Seats::Four => seats.count().to_string(),
            };
            Segment {
                spoken: Some(seats.name()),
                ..Segment::new(seats, format!("seats-{}", <&str>::from(seats)), name)
            }
        });
        if let Some(seats) = kit::segments(ui, self.draft.rules.seats, &choices, width) {
            self.set_seats(seats, cx);
        }
    }

    /// Returns the options for who leads later hands in the chosen game, shown in place of the
    /// points to win; empty unless there are several.
    fn start_options(&self) -> &'static [LaterLeads] {
        Preset::from_rules_ignoring_target(&self.draft.rules)
            .map_or(&[][..], Preset::later_lead_options)
    }

    /// The name and the width of the list of points to win, or of start options.
    fn points_name(&self) -> (String, f32) {
        let name = match self.draft.rules.score_display {
            _ if !self.start_options().is_empty() => {
                return (msg::NEW_GAME_START.text(), START_WIDTH);
            }
            _ if self.draft.rules.counts_hands() => msg::NEW_GAME_HANDS.text(),
            ScoreDisplay::Points => msg::NEW_GAME_POINTS.text(),
            ScoreDisplay::Fives => msg::NEW_GAME_HOLES.text(),
        };
        // "A single hand" is longer than a number.
        let width = if self.draft.rules.target.is_some() { POINTS_WIDTH } else { START_WIDTH };
        (name, width)
    }

    /// Draws the list of points to win, or of start options for a game that has several.
    fn points_ui(&mut self, ui: &mut Ui, width: f32, cx: &WindowContext<'_>) {
        let (name, ways) = (self.points_name().0, self.start_options());
        if !ways.is_empty() {
            let shown = msg::new_game_way(<&str>::from(self.draft.rules.later_leads));
            let choices: Vec<_> = ways.iter().map(|way| self.start_choice(*way)).collect();
            let id = "new-game-way";
            if let Some(rules) = foot_list(ui, id, &shown, &name, width, &choices) {
                self.draft.set_rules(rules, cx.session.preferences());
            }
            return;
        }
        let set = cx.session.preferences();
        let target = self.rules.target_setting(&self.draft, set);
        let Input::Choice { shown, groups } = &target.input else {
            return;
        };
        // The unit is left out where the caption above the list names it, or there is no room.
        let whole = text::width_of(ui, &RichText::new(shown.as_str())) + LIST_ARROW_WIDTH;
        let points = self.draft.rules.target.filter(|_| width <= POINTS_WIDTH.max(whole));
        let in_unit =
            |points: u16| points::in_rules_unit(points.into(), &self.draft.rules).to_string();
        let shown = &points.map_or_else(|| shown.clone(), in_unit);
        let choices = groups.iter().flat_map(|group| &group.choices);
        let choices: Vec<_> = choices.cloned().collect();
        let id = "new-game-points";
        let chosen = foot_list(ui, id, shown, &name, width, &choices);
        if let Some(change) = chosen {
            if change == Change::OwnNumber(Rule::Target) {
                self.turn_to(ui, NewGamePage::Rules);
            }
            self.rules.set_target(&change, &mut self.draft, set);
        }
    }

    fn start_choice(&self, later_leads: LaterLeads) -> ListChoice<Rules> {
        let rules = Rules { later_leads, ..self.draft.rules };
        let value = Rule::LaterLeads.value(&rules).id();
        let name = msg::new_game_way(<&str>::from(later_leads));
        ListChoice {
            explanation: Some(msg::new_game_way_tip(<&str>::from(later_leads))),
            ..ListChoice::new(
                rules,
                format!("new-game-way-{value}"),
                name,
                rules == self.draft.rules,
            )
        }
    }

    fn play_ui(&mut self, ui: &mut Ui, can_play: bool, cx: &WindowContext<'_>) {
        let names = [msg::new_game_play(rules::game(&self.draft.game)), msg::DAILY_PLAY.text()];
        let width = ui.available_width();
        let name = kit::fitting_text(ui, names, width);
        let play = ui.add_enabled_ui(can_play, |ui| {
            let play = Button::primary("new-game-start", &name);
            play.large(width).ui(ui, cx.look)
        });
        let play = if self.is_chosen_hidden {
            hover_tip(play.inner, msg::NEW_GAME_CHOOSE.text())
        } else {
            tip(play.inner, None, Some(ENTER))
        };
        self.starts_game |= play.clicked();
    }
}

fn found_text(count: usize) -> String {
    match count {
        0 => msg::NEW_GAME_NOTHING_FOUND.text(),
        count => msg::settings_found(count),
    }
}

fn others_ui<'a>(ui: &mut Ui, cards: &mut Cards<'a>, groups: &'a [GameGroup]) {
    for group in groups {
        ui.add_space(GAP_ABOVE_PART);
        ui.label(strong(&group.heading).size(sizes::HEADING_SIZE));
        ui.add_space(4.0);
        cards.plain_cards_ui(ui, &group.games);
    }
}

fn foot_list<T: Clone>(
    ui: &mut Ui,
    id: &str,
    shown: &str,
    name: &str,
    width: f32,
    choices: &[ListChoice<T>],
) -> Option<T> {
    let (list, chosen) =
        row::list_button_ui(ui, id, shown, width, |ui| row::choices_ui(ui, choices));
    list.accessible_name(name);
    chosen
}

fn heading_ui(ui: &mut Ui, heading: &str) {
    let height = GAP_ABOVE_HEADING + CAPTION_HEIGHT + GAP_BELOW_HEADING;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let line = rect
        .with_min_y(rect.top() + GAP_ABOVE_HEADING)
        .with_max_y(rect.bottom() - GAP_BELOW_HEADING);
    let heading = RichText::new(heading).small().weak();
    kit::ui_at(ui, line, |ui| ui.add(Label::new(heading).truncate()));
}

fn caption_ui(ui: &mut Ui, name: &str, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(1.0, CAPTION_HEIGHT), Sense::hover());
    let name = RichText::new(name).small().weak();
    kit::ui_at(ui, rect.with_max_x(rect.left() + width), |ui| {
        ui.add(Label::new(name).selectable(false).truncate());
    });
}

fn others_name(seats: Seats) -> String {
    if seats == Seats::Two { msg::NEW_GAME_AGAINST.text() } else { msg::NEW_GAME_OTHERS.text() }
}

fn scroll_ui(ui: &mut Ui, name: &str, has_keys: bool, contents: impl FnOnce(&mut Ui)) {
    kit::scroll(ui, name, has_keys, |ui| {
        ui.add_space(GAP_ABOVE_FIRST);
        contents(ui);
    });
}
