//! The window that begins a game: which game, how many sit down, and who.

use egui::{Button, Key, RichText, ScrollArea, Ui, vec2};

use super::cards::{Card, Cards};
use super::chairs::{Around, Chairs, Problem};
use super::found::{self, Found, Wanted};
use super::picture::Pictures;
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::{ENTER, page_keys, text_tip, tip};
use crate::app::theme::{Look, strong};
use crate::app::windows::contents::{Answers, Contents, Surroundings};
use crate::app::windows::kit::{FieldNames, SearchField};
use crate::app::windows::rules::show_rule;
use crate::app::windows::{game_list, landing, row, text};
use engine::{LaterLeads, Rules, Seats};
use game::profile::{GameName, History, Preferences, Tally};
use words::id;
use words::settings::Page;
use words::{Id, new_game, rules, sides, turn};

/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 12.0;
/// The space below the field that looks for games, in points.
const BELOW_FIELD: f32 = 8.0;
/// The least width of a button for a way to sit, in points.
const WAY_WIDTH: f32 = 44.0;
/// From this width on, in points, the seats stand beside the games.
const TWO_COLUMNS_FROM: f32 = 720.0;
/// The width of the column with the seats, and the space beside it.
const SEATS_WIDTH: f32 = 290.0;
const BETWEEN_COLUMNS: f32 = 20.0;
/// The height of the button that plays again, in points.
const AGAIN_HEIGHT: f32 = 40.0;

/// The field that looks for games and rules.
const FIELD: FieldNames = FieldNames {
    id: "new-game-search",
    name: id!("new-game-search"),
};

/// The window and what is being chosen in it. Nothing else changes until it is
/// to be played.
#[derive(Debug, Default)]
pub struct NewGameWindow {
    rules: Rules,
    /// How the game that can start in several ways was chosen last.
    start: LaterLeads,
    chairs: Chairs,
    pictures: Pictures,
    sought: SearchField,
    /// Enter was pressed in its field just now.
    is_entered: bool,
    /// How high all games are together, so that the window stays as it is when few
    /// are found, in points.
    games_height: f32,
    /// The seats stand beside the games.
    is_wide: bool,
    /// The first button takes the keyboard, and the chosen game is shown.
    opens: bool,
    /// How high what stands below and does not scroll was last, in points.
    foot: f32,
}

impl Contents for NewGameWindow {
    fn title(&self) -> Id {
        id!("window-new-game")
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        1040.0
    }

    fn scrolls(&self) -> bool {
        false
    }

    fn keeps_escape(&self) -> bool {
        !self.sought.is_empty()
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(WindowKind::Result)
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        let table = Around::of(around.session, around.household);
        self.start = table.preferences.start;
        self.rules = table.preferences.rules;
        self.chairs = Chairs::new(&table);
        self.sought.clear();
        self.opens = true;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let picker = Picker {
            around: Around::of(around.session, around.household),
            tally: around.session.tally(),
            history: around.session.history(),
            look: around.look,
            has_keys: around.is_in_front,
        };
        self.ui(ui, &picker, answers.commands);
    }
}

/// What the window looks at in one picture.
struct Picker<'a> {
    around: Around<'a>,
    tally: &'a Tally,
    history: &'a History,
    look: &'a Look,
    has_keys: bool,
}

impl Picker<'_> {
    /// How often a game was played, and won. Rules without a name share that in the tally
    /// with all others that have none: of them the history tells, as far as it has them.
    fn record(&self, game: &GameName, rules: &Rules) -> String {
        if !game.is_unnamed() {
            return new_game::record(self.tally.of_game(game));
        }
        let results = self.history.of_unnamed(rules);
        if results.games() == 0 {
            return String::new();
        }
        new_game::record(results)
    }
}

/// What is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// What was set before, once more.
    Again,
    /// What is chosen here.
    Chosen,
}

impl NewGameWindow {
    fn ui(&mut self, ui: &mut Ui, picker: &Picker<'_>, commands: &mut Vec<Command>) {
        let around = &picker.around;
        let height = ui.available_height();
        let mut wish = None;
        self.is_wide = ui.available_width() >= TWO_COLUMNS_FROM;
        if self.is_wide {
            let left = ui.available_width() - SEATS_WIDTH - BETWEEN_COLUMNS;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                ui.vertical(|ui| {
                    ui.set_width(left);
                    let top = ui.cursor().top();
                    self.search_ui(ui, picker);
                    let height = height - (ui.cursor().top() - top);
                    // What is found begins at the top.
                    let name = match self.sought.search() {
                        Some(_) => "found games",
                        None => "games",
                    };
                    scroll_ui(ui, name, height, picker, |ui| {
                        wish = wish.or(self.games_ui(ui, picker, commands));
                    });
                });
                ui.add_space(BETWEEN_COLUMNS);
                ui.vertical(|ui| {
                    ui.set_width(SEATS_WIDTH);
                    *ui.spacing_mut() = ui.ctx().global_style().spacing.clone();
                    wish = wish.or(self.again_ui(ui, picker));
                    self.above_foot_ui(ui, height - AGAIN_HEIGHT, picker, |window, ui| {
                        wish = wish.or(window.seats_ui(ui, picker));
                    });
                    wish = wish.or(self.foot_ui(ui, picker, commands));
                });
            });
        } else {
            wish = wish.or(self.again_ui(ui, picker));
            self.above_foot_ui(ui, height - AGAIN_HEIGHT, picker, |window, ui| {
                wish = wish.or(window.seats_ui(ui, picker));
                ui.add_space(ABOVE_PART);
                window.search_ui(ui, picker);
                wish = wish.or(window.games_ui(ui, picker, commands));
            });
            wish = wish.or(self.foot_ui(ui, picker, commands));
        }
        let is_free = picker.has_keys && landing::is_free(ui);
        if is_free && ui.input(|input| input.key_pressed(Key::Enter)) {
            wish = wish.or(Some(Wish::Chosen));
        }
        self.opens = false;
        match wish {
            Some(Wish::Again) => commands.push(Command::NewGame),
            Some(Wish::Chosen) if self.problem(around).is_none() => {
                let seats = self.rules.seats;
                if self.chairs.asks_own_name(seats, around) {
                    commands.push(Command::TakeName(self.chairs.player(seats, around)));
                }
                commands.push(Command::StartGame(Box::new(self.wished(around))));
            }
            _ => {}
        }
    }

    /// What is to be set when it is played.
    fn wished(&self, around: &Around<'_>) -> Preferences {
        Preferences {
            rules: self.rules,
            start: self.start,
            opponents: self.chairs.opponents(self.rules.seats, around),
            ..around.preferences.clone()
        }
    }

    /// Whether nothing else is chosen than what was played last.
    fn is_as_before(&self, around: &Around<'_>) -> bool {
        let (wished, set) = (self.wished(around), around.preferences);
        (wished.rules, wished.opponents) == (set.rules, set.opponents.clone())
    }

    /// Chooses a game; how it starts is kept while another one is looked at.
    fn choose(&mut self, rules: Rules, around: &Around<'_>) {
        self.rules = rules;
        self.start = self.wished(around).with_start_of_game().start;
    }

    fn problem(&self, around: &Around<'_>) -> Option<Problem> {
        self.chairs.problem(&self.rules, around)
    }

    /// Draws the button that plays what was played last, unless a name is
    /// missing for it.
    fn again_ui(&self, ui: &mut Ui, picker: &Picker<'_>) -> Option<Wish> {
        let around = &picker.around;
        let last = Chairs::new(around);
        if last.problem(&around.preferences.rules, around).is_some() {
            return None;
        }
        let name = new_game::again(around.preferences);
        let size = vec2(ui.available_width(), AGAIN_HEIGHT);
        let again = play_button(self.is_as_before(around), name, picker.look);
        let again = ui.add(again.wrap().min_size(size));
        ear::give_author_id(&again, "new-game-again");
        if self.opens {
            again.request_focus();
        }
        let again = tip(again, id!("tip-new-game-again"), None);
        again.clicked().then_some(Wish::Again)
    }

    /// Draws the field that looks for games and rules; Enter leads from it to the
    /// first game that was found.
    fn search_ui(&mut self, ui: &mut Ui, picker: &Picker<'_>) {
        self.is_entered = self.sought.ui(ui, &FIELD, picker.has_keys);
        ui.add_space(BELOW_FIELD);
    }

    /// Draws the games, or what is looked for; a game that is chosen twice is to
    /// be played.
    fn games_ui(
        &mut self,
        ui: &mut Ui,
        picker: &Picker<'_>,
        commands: &mut Vec<Command>,
    ) -> Option<Wish> {
        let cards = self.cards(picker);
        let top = ui.cursor().top();
        let Some(search) = self.sought.search() else {
            let wish = self.cards_ui(ui, &cards, picker);
            self.games_height = ui.cursor().top() - top;
            return wish;
        };
        // The window keeps its size.
        ui.set_min_height(self.games_height.min(ui.clip_rect().height()));
        let cards = found::games(&search, cards);
        let beside = Found::of(&search);
        let mut wanted = None;
        let is_anything = !cards.is_empty() || beside.is_empty() || beside.rules() > 0;
        let count = if is_anything {
            new_game::found(cards.len(), beside.rules())
        } else {
            String::new()
        };
        let count = ui.label(RichText::new(count).small().weak());
        ear::speak(&count);
        ear::give_author_id(&count, "new-game-found");
        if !beside.is_empty() {
            wanted = beside.ui(ui);
            ui.add_space(BELOW_FIELD);
        }
        let wish = self.cards_ui(ui, &cards, picker);
        // Only now, for the same key plays a card that has the keyboard.
        if let Some(first) = cards.first().filter(|_| self.is_entered) {
            first.take_keyboard(ui);
            if first.can_be_chosen {
                self.choose(first.rules, &picker.around);
            }
        }
        match wanted {
            Some(Wanted::Rule(rule)) => {
                commands.push(Command::CloseWindow(WindowKind::NewGame));
                commands.push(Command::OpenSettings(Page::Rules));
                show_rule(ui.ctx(), rule);
            }
            Some(Wanted::Seats(seats)) => {
                let mut wished = self.wished(&picker.around);
                wished.set_seats(seats);
                self.rules = wished.rules;
            }
            None => {}
        }
        wish
    }

    /// Draws games as cards.
    fn cards_ui(&mut self, ui: &mut Ui, cards: &[Card], picker: &Picker<'_>) -> Option<Wish> {
        let shown = Cards {
            all: cards,
            set: &self.rules,
            look: picker.look,
            scrolls_to_chosen: self.opens && self.is_wide,
        };
        let done = ui.scope(|ui| shown.ui(ui, &mut self.pictures)).inner;
        if let Some(chosen) = done.chosen {
            self.choose(chosen, &picker.around);
        }
        done.plays.then_some(Wish::Chosen)
    }

    /// The games, and what is said of each.
    fn cards(&self, picker: &Picker<'_>) -> Vec<Card> {
        let set = picker.around.preferences;
        let set = &Preferences {
            start: self.start,
            ..set.clone()
        };
        let games = game_list::games(set, Some(set.rules), &self.rules).into_iter();
        let card = |(game, choice): (GameName, Rules)| {
            let refused = choice.check().err();
            Card {
                name: rules::game(&game),
                target: new_game::target(&choice),
                can_be_chosen: refused.is_none(),
                sentence: match (&refused, &game) {
                    (Some(reason), _) => rules::impossible(reason),
                    (None, GameName::ReadyMade(preset)) => rules::preset_by(*preset, &choice),
                    (None, _) => rules::likeness(&choice),
                },
                source: match &game {
                    GameName::ReadyMade(preset) => rules::source(*preset),
                    GameName::Own(_) | GameName::Unnamed => String::new(),
                },
                record: picker.record(&game, &choice),
                rules: choice,
                game,
            }
        };
        games.map(card).collect()
    }

    /// Draws how many sit down, and who.
    fn seats_ui(&mut self, ui: &mut Ui, picker: &Picker<'_>) -> Option<Wish> {
        let around = &picker.around;
        let mut wished = self.wished(around);
        ways_ui(ui, &mut wished);
        self.rules = wished.rules;
        ui.add_space(ABOVE_PART);
        let problem = self.problem(around);
        let seats = self.rules.seats;
        let entered = self.chairs.ui(ui, seats, problem.as_ref(), around);
        entered.then_some(Wish::Chosen)
    }

    /// Draws what becomes of the game on the table, and the buttons.
    fn foot_ui(
        &mut self,
        ui: &mut Ui,
        picker: &Picker<'_>,
        commands: &mut Vec<Command>,
    ) -> Option<Wish> {
        let around = &picker.around;
        let top = ui.cursor().top();
        ui.add_space(ABOVE_PART / 2.0);
        if let Some(given_up) = around.given_up {
            text::quiet(ui, given_up.text());
        }
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            let can_start = self.problem(around).is_none();
            let game = rules::game(&around.preferences.name_of(&self.rules));
            let is_main = !self.is_as_before(around);
            let button = play_button(is_main, new_game::play(&game), picker.look);
            let start = ui.add_enabled(can_start, button);
            ear::give_author_id(&start, "new-game-start");
            if tip(start, id!("tip-new-game-start"), Some(ENTER)).clicked() {
                wish = Some(Wish::Chosen);
            }
            let keep = if around.given_up.is_some() {
                turn::KEEP_PLAYING
            } else {
                new_game::CANCEL
            };
            let keep = text::button(ui, keep, id!("tip-new-game-keep"));
            if keep.clicked() {
                commands.push(Command::CloseWindow(WindowKind::NewGame));
            }
            if text::button(ui, id!("new-game-numbered"), id!("tip-numbered")).clicked() {
                commands.push(Command::ToggleWindow(WindowKind::NumberedGame));
            }
        });
        let foot = ui.cursor().top() - top;
        if foot != self.foot {
            self.foot = foot;
            ui.ctx().request_repaint();
        }
        wish
    }

    /// Draws contents that scroll where what stands below leaves too little room.
    fn above_foot_ui(
        &mut self,
        ui: &mut Ui,
        height: f32,
        picker: &Picker<'_>,
        contents: impl FnOnce(&mut Self, &mut Ui),
    ) {
        ui.add_space(ABOVE_PART);
        let room = height - self.foot - 2.0 * ABOVE_PART - 2.0 * ui.spacing().item_spacing.y;
        scroll_ui(ui, "seats", room, picker, |ui| contents(self, ui));
    }
}

/// A button that plays; of the two the main one is for what is chosen.
fn play_button(is_main: bool, name: String, look: &Look) -> Button<'static> {
    if is_main {
        look.main_button(name)
    } else {
        Button::new(strong(name))
    }
}

/// Draws contents that scroll in a height.
fn scroll_ui(
    ui: &mut Ui,
    name: &str,
    height: f32,
    picker: &Picker<'_>,
    contents: impl FnOnce(&mut Ui),
) {
    ScrollArea::vertical()
        .id_salt(name)
        .max_height(height.max(0.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            contents(ui);
            if picker.has_keys {
                page_keys(ui);
            }
        });
}

/// Draws the ways to sit, and sets the one that is chosen.
fn ways_ui(ui: &mut Ui, wished: &mut Preferences) {
    text::heading(ui, new_game::how_many());
    ui.add_space(row::WITHIN_ROW);
    ui.horizontal_wrapped(|ui| {
        for seats in Seats::ALL {
            let name = sides::seats(seats);
            let text = match seats {
                Seats::Partners => name.clone(),
                Seats::Two | Seats::Three | Seats::Four => seats.count().to_string(),
            };
            let is_set = wished.rules.seats == seats;
            let button = Button::selectable(is_set, text).frame_when_inactive(true);
            let button = ui.add(button.min_size(vec2(WAY_WIDTH, 0.0)));
            if button.clicked() {
                wished.set_seats(seats);
            }
            let id: &str = seats.into();
            ear::give_author_id(&button, format!("seats-{id}"));
            let button = text_tip(button, || sides::seats_tip(seats), None);
            button.accessible_name(name);
        }
    });
}
