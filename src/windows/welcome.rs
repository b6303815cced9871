//! The welcome page at the first start: a picture on the cloth, a field for the name, and the
//! button that starts a game.

use egui::{
    Align, Color32, Key, Label, Layout, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder,
};
use egui::{Vec2, WidgetInfo, pos2, vec2};

use super::WindowContext;
use super::examples::{ExampleTable, ExampleTables};
use super::five_lines::{self, FiveLinesChoice};
use super::focus;
use super::kit::{self, sizes};
use super::language_list::language_list;
use super::name_field::{NameField, PLAYER_NAME};
use crate::command::{
    Command, FileCommand, GameCommand, LearnCommand, LessonCommand, SitDownRequest, WindowCommand,
    WindowKind,
};
use crate::ear;
use crate::paint::theme::strong;
use crate::paint::{self, Icon, Pen, Surface};
use crate::widgets::Button;
use engine::{Name, Preset, Seats};
use game::profile::{Person, Preferences, game_of_region};
use nestor::coach::lessons::Lesson;
use words::{
    Named as _, current_language, help, language_name, levels, msg, points, rules, system_region,
    turn,
};

const PICTURE_PLAYS: &str = "5-5 5-2@W 6-2@W 5-4@E 4-4@E 5-1@N 5-0@S";
const BONE_WIDTH: f32 = 58.0;
// The plate with the points, and the space before it, in widths of a bone.
const PLATE_SIZE: Vec2 = vec2(2.14, 1.17);
const GAP_BEFORE_PLATE: f32 = 0.4;
const MAX_CLOTH_SIZE: Vec2 = vec2(810.0, 382.0);
// The height of the part below the cloth, in a high, a low and a narrow window.
const HEIGHT_BELOW_CLOTH: f32 = 328.0;
const HEIGHT_BELOW_CLOTH_IF_LOW: f32 = 216.0;
const HEIGHT_BELOW_CLOTH_IF_NARROW: f32 = 420.0;
const LOW_BELOW: f32 = 640.0;
const FIELD_WIDTH: f32 = 280.0;
const PLAY_WIDTH: f32 = 160.0;
const LOW_BUTTON_HEIGHT: f32 = 44.0;
const GAP: f32 = 12.0;
const LINK_GAP: f32 = 40.0;
const LANGUAGE_HEIGHT: f32 = 32.0;
const LANGUAGE_MARGINS: f32 = 52.0;

#[derive(Debug, Default)]
pub(super) struct Welcome {
    name: NameField,
    table: Option<ExampleTable>,
    shows_five_lines: bool,
    tables: ExampleTables,
}

/// What the player chooses to do after the welcome page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WelcomeChoice {
    Game,
    InPairs(Preset),
    /// The page with dominoes in five lines.
    FiveLines,
    Lesson,
    OtherGame,
    ScorePad,
}

/// The place of the cloth on a screen of this size.
pub(crate) fn welcome_cloth(screen: Rect) -> Rect {
    let below = if kit::is_narrow_width(screen.width()) {
        HEIGHT_BELOW_CLOTH_IF_NARROW
    } else if screen.height() < LOW_BELOW {
        HEIGHT_BELOW_CLOTH_IF_LOW
    } else {
        HEIGHT_BELOW_CLOTH
    };
    let room = screen.height() - below;
    let width = MAX_CLOTH_SIZE.x.min(screen.width() - 32.0);
    let most = MAX_CLOTH_SIZE.y.min(0.62 * width);
    let height = (room - 24.0).clamp(64.0, most.max(64.0));
    let top = (0.5 * (room - height)).max(8.0);
    let min = pos2(screen.center().x - width / 2.0, screen.top() + top);
    Rect::from_min_size(min, vec2(width, height))
}

impl Welcome {
    /// Creates a welcome page that focuses the field for the name.
    pub(super) fn new() -> Self {
        Self { name: NameField::new(String::new()), ..Self::default() }
    }

    pub(super) const fn shows_five_lines(&self) -> bool {
        self.shows_five_lines
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if self.shows_five_lines {
            five_lines::lines_ui(ui, &mut self.tables, cx.look);
            if ui.input(|input| input.key_pressed(Key::Escape)) {
                self.shows_five_lines = false;
            } else if is_enter_unclaimed(ui, cx) {
                self.begin(WelcomeChoice::Lesson, cx);
            }
            return;
        }
        let screen = ui.ctx().content_rect();
        let cloth = welcome_cloth(screen);
        self.picture_ui(ui, cloth, cx);
        let is_low = screen.height() < LOW_BELOW;
        let below = screen
            .with_min_y(cloth.bottom() + if is_low { 8.0 } else { 28.0 })
            .shrink2(vec2(16.0, 0.0));
        let layout = Layout::top_down(Align::Center);
        let mut choice = None;
        ui.scope_builder(UiBuilder::new().max_rect(below).layout(layout), |ui| {
            ui.spacing_mut().item_spacing.y = if is_low { 6.0 } else { 10.0 };
            let [text, quiet] = [cx.look.text(Surface::Wood), cx.look.quiet_text(Surface::Wood)];
            let is_small = is_low || kit::is_narrow(ui.ctx());
            let size = if is_small { 28.0 } else { 40.0 };
            let label_ui = |ui: &mut Ui, said: RichText, tone| {
                ui.add(Label::new(said.color(tone)).wrap());
            };
            label_ui(ui, strong(msg::ABOUT_NAME.text()).size(size), text);
            label_ui(ui, RichText::new(msg::WELCOME_WHAT.text()).size(sizes::HEADING_SIZE), text);
            let standing = cx.messages.pinned().into_iter();
            for told in standing.chain(cx.messages.other_notices()) {
                label_ui(ui, told.into(), text);
            }
            choice = self.play_ui(ui, quiet, cx).then_some(WelcomeChoice::Game);
            label_ui(ui, newcomer_game().into(), quiet);
            ui.add_space(ui.spacing().item_spacing.y);
            choice = links_ui(ui, cx).or(choice.take());
        });
        if is_enter_unclaimed(ui, cx) {
            choice = Some(WelcomeChoice::Game);
        }
        language_ui(ui, screen, cx);
        if let Some(choice) = choice {
            self.begin(choice, cx);
        }
    }

    fn picture_ui(&mut self, ui: &Ui, cloth: Rect, cx: &WindowContext<'_>) {
        let rules = Preset::AllFives.rules(Seats::Two);
        let table = self.table.get_or_insert_with(|| ExampleTable::of(PICTURE_PLAYS, &rules));
        let mut pen = Pen::new(ui.painter());
        // All widths in this sum are in widths of a bone.
        let bounds =
            kit::bounds_of(&table.line).size() + vec2(PLATE_SIZE.x + 2.0 * GAP_BEFORE_PLATE, 0.0);
        let room = cloth.shrink(0.045 * cloth.height());
        let bone = (room.size() / bounds).min_elem().min(BONE_WIDTH);
        let plate = bone * PLATE_SIZE;
        let bones = room.translate(vec2(-0.5 * (plate.x + GAP_BEFORE_PLATE * bone), 0.0));
        kit::paint_line(&mut pen, bones, bone, &table.line, cx.look);
        let right = room.center().x + 0.5 * bone * (bounds.x - GAP_BEFORE_PLATE);
        let middle = pos2(right - plate.x / 2.0, cloth.center().y);
        let plate = Rect::from_center_size(middle, plate);
        let points = msg::plus(table.count.to_string());
        paint_plate(&mut pen, plate, &points, cx.look);
        drop(pen);
        let placed = table.placed.iter().map(|placed| (placed.bone, placed.end));
        let told =
            msg::welcome_picture(help::picture_of(placed), points::sum(&table.ends, table.count));
        let picture = ui.interact(cloth, ui.scope_id().with("picture"), Sense::hover());
        picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
        ear::give_author_id(&picture, "welcome-picture");
    }

    /// Draws the field for the name and the button. Returns whether to play.
    fn play_ui(&mut self, ui: &mut Ui, quiet: Color32, cx: &WindowContext<'_>) -> bool {
        let is_narrow = kit::is_narrow(ui.ctx());
        let width = if is_narrow { ui.available_width() } else { FIELD_WIDTH + GAP + PLAY_WIDTH };
        let layout = Layout::top_down(Align::Min);
        let shown = ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(RichText::new(PLAYER_NAME.name.text()).color(quiet));
            let mut both = |ui: &mut Ui, field: f32, button: f32| {
                let height = if ui.ctx().content_rect().height() < LOW_BELOW {
                    LOW_BUTTON_HEIGHT
                } else {
                    kit::LARGE_HEIGHT
                };
                let field = self.name.ui(ui, PLAYER_NAME, vec2(field, height));
                let entered = kit::is_entered(ui, &field);
                let name = msg::PLAYERS_SIT_DOWN.text();
                let play = Button::primary("players-sit-down", &name).min_width(button);
                let play = play.height(height).ui(ui, cx.look);
                entered || play.clicked()
            };
            let is_done = if is_narrow {
                both(ui, width, width)
            } else {
                ui.spacing_mut().item_spacing.x = GAP;
                ui.horizontal(|ui| both(ui, FIELD_WIDTH, PLAY_WIDTH)).inner
            };
            self.name.problem_ui(ui, &self.name.name(|_| None));
            is_done
        });
        shown.inner
    }

    /// Draws the link and the button below the five lines.
    pub(super) fn lines_footer(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        match five_lines::foot_ui(ui, cx.look) {
            Some(FiveLinesChoice::Lesson) => self.begin(WelcomeChoice::Lesson, cx),
            Some(FiveLinesChoice::Game) => self.begin(WelcomeChoice::Game, cx),
            None => {}
        }
    }

    fn begin(&mut self, choice: WelcomeChoice, cx: &mut WindowContext<'_>) {
        let mut initial_preferences = Preferences::of_newcomer();
        let follow_up: Option<Command> = match choice {
            WelcomeChoice::FiveLines => {
                self.shows_five_lines = true;
                return;
            }
            WelcomeChoice::InPairs(game) => {
                initial_preferences = Preferences::of_newcomer_with(game.rules(Seats::Partners));
                None
            }
            WelcomeChoice::Game => None,
            WelcomeChoice::Lesson => {
                let first = LessonCommand::Begin(Lesson::ALL[0]);
                Some(LearnCommand::Lesson(first).into())
            }
            WelcomeChoice::OtherGame => {
                self.choose_game(cx);
                return;
            }
            WelcomeChoice::ScorePad => Some(WindowCommand::Toggle(WindowKind::ScorePad).into()),
        };
        initial_preferences.own_games.clone_from(&cx.session.preferences().own_games);
        if let Some(sit_down_request) = self.sit_down_request(initial_preferences) {
            cx.push(FileCommand::SitDown(sit_down_request));
            cx.commands.extend(follow_up);
        }
    }

    /// Returns the typed name, or that of a nameless player if the field is empty; `None` if the
    /// name is invalid.
    fn player_name(&self) -> Option<Name> {
        match self.name.name(|_| None) {
            Ok(name) => Some(name),
            Err(None) => Some(Person::nameless()),
            Err(Some(_)) => None,
        }
    }

    /// Opens New game; the new player sits down as soon as a game is chosen there.
    fn choose_game(&self, cx: &mut WindowContext<'_>) {
        let Some(name) = self.player_name() else {
            return;
        };
        let set = cx.session.preferences();
        cx.push(GameCommand::SetPreferences(Box::new(Preferences {
            language: set.language.clone(),
            own_games: set.own_games.clone(),
            ..Preferences::of_newcomer()
        })));
        cx.push(FileCommand::NamePlayer(name));
        cx.push(WindowCommand::Toggle(WindowKind::NewGame));
    }

    /// The request to sit down as the player of the typed name, or as one without a name; `None` if
    /// the name is invalid.
    pub(super) fn sit_down_request(
        &self,
        initial_preferences: Preferences,
    ) -> Option<SitDownRequest> {
        let name = self.player_name()?.as_str().to_owned();
        let initial_preferences = Box::new(initial_preferences);
        Some(SitDownRequest { name, is_remembered: true, accepts_loss: false, initial_preferences })
    }
}

/// Whether Enter is pressed while the window is in front and no widget has the focus.
fn is_enter_unclaimed(ui: &Ui, cx: &WindowContext<'_>) -> bool {
    let is_free = cx.is_in_front && focus::is_nothing_focused(ui);
    is_free && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Draws links to other ways to start, as many in a row as fit. Returns the clicked one.
fn links_ui(ui: &mut Ui, cx: &WindowContext<'_>) -> Option<WelcomeChoice> {
    let regional_game = system_region().and_then(|region| game_of_region(&region));
    let in_pairs = regional_game.map(|game| {
        let text = msg::welcome_in_pairs(game.name());
        ("welcome-in-pairs", text, WelcomeChoice::InPairs(game))
    });
    let links = [
        ("welcome-show-me", msg::WELCOME_SHOW_ME.text(), WelcomeChoice::FiveLines),
        ("welcome-others", msg::WELCOME_OTHERS.text(), WelcomeChoice::OtherGame),
        ("welcome-score-pad", msg::WINDOW_SCORE_PAD.text(), WelcomeChoice::ScorePad),
    ];
    let room = ui.available_width();
    let mut rows: Vec<(f32, Vec<_>)> = Vec::new();
    for link in in_pairs.into_iter().chain(links) {
        let width = Button::link(link.0, &link.1).width(ui);
        match rows.last_mut() {
            Some((wide, row)) if *wide + LINK_GAP + width <= room => {
                *wide += LINK_GAP + width;
                row.push(link);
            }
            _ => rows.push((width, vec![link])),
        }
    }
    let mut clicked = None;
    for (width, row) in rows {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, 28.0), layout, |ui| {
            ui.spacing_mut().item_spacing.x = LINK_GAP;
            for (id, text, start) in row {
                if Button::link(id, &text).on(Surface::Wood).ui(ui, cx.look).clicked() {
                    clicked = Some(start);
                }
            }
        });
    }
    clicked
}

fn language_ui(ui: &mut Ui, screen: Rect, cx: &mut WindowContext<'_>) {
    let set = cx.session.preferences();
    let value = |language| language;
    let (_, choices) = language_list("welcome-language", set.language.as_ref(), value);
    let spoken = language_name(&current_language());
    let font = TextStyle::Button.resolve(ui.style());
    let letters = ui.painter().layout_no_wrap(spoken.clone(), font, Color32::PLACEHOLDER);
    let size = vec2(letters.size().x + LANGUAGE_MARGINS, LANGUAGE_HEIGHT);
    let place = Rect::from_min_size(screen.max - size - vec2(16.0, 12.0), size);
    kit::ui_at(ui, place, |ui| {
        ui.spacing_mut().interact_size.y = LANGUAGE_HEIGHT;
        let globe = place.left_center() - vec2(14.0, 0.0);
        let tone = cx.look.quiet_text(Surface::Wood);
        paint::icon(&mut Pen::new(ui.painter()), Icon::Globe, globe, 18.0, tone);
        ui.visuals_mut().widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
        ui.visuals_mut().widgets.inactive.bg_stroke = egui::Stroke::NONE;
        let (response, language) =
            kit::list::list_button_ui(ui, "welcome-language", &spoken, size.x, |ui| {
                kit::list::choices_ui(ui, &choices)
            });
        response.accessible_name(msg::SETTINGS_LANGUAGE.text());
        if let Some(language) = language {
            let set = Preferences { language, ..set.clone() };
            cx.push(GameCommand::SetPreferences(Box::new(set)));
        }
    });
}

fn paint_plate(pen: &mut Pen, rect: Rect, points: &str, look: &paint::Look) {
    let colors = &look.colors;
    let [gold, lower, ink] = [colors.gold, colors.gold_lower, colors.on_gold].map(paint::color);
    let style = paint::TextStyle::semibold(0.58 * rect.height());
    let radius = 0.2 * rect.height();
    pen.glow(rect, radius, 7.0, gold.gamma_multiply(0.55));
    pen.rect(rect, radius, (gold, lower));
    pen.centered_text(rect.center(), points, style, ink);
}

fn newcomer_game() -> String {
    let set = Preferences::of_newcomer();
    let game = turn::game(rules::game(&set.game()), &set.rules);
    let level = levels::level_range(&set.opponents.levels(set.rules.seats)).unwrap_or_default();
    msg::welcome_with_what(game, level)
}
