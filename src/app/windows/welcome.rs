//! What meets somebody where nobody has ever played: one large picture, a name, and Play. It
//! stands on the wood of the table, with its picture on the cloth.

use egui::{Align, Color32, Key, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2};
use egui::{WidgetInfo, pos2, vec2};

use super::contents::{Answers, Surroundings};
use super::examples::ExampleTable;
use super::kit::list as row;
use super::language_list::language_list;
use super::name_field::NameField;
use super::new_game::line;
use super::{kit, landing};
use crate::app::theme::strong;
use crate::command::{
    Command, FileCommand, GameCommand, LearnCommand, LessonCommand, SitDown, WindowCommand,
    WindowKind,
};
use crate::ear;
use crate::paint::{self, Icon, On, Pen};
use engine::{Preset, Rules, Seats};
use game::profile::{Person, Preferences};
use nestor::coach::lessons::Lesson;
use words::{help, language_name, levels, msg, points, rules, spoken_language, turn};

/// What lies on the table, and the widest that its bones are, in points.
const PLAYS: &str = "5-5 5-2@W 6-2@W 5-4@E 4-4@E 5-1@N 5-0@S";
const BONE_WIDTH: f32 = 58.0;
/// The size of the plate with the points, and the space before it, in widths of a bone.
const PLATE: Vec2 = vec2(2.14, 1.17);
const BEFORE_PLATE: f32 = 0.4;
/// The largest size of the cloth.
const CLOTH: Vec2 = vec2(810.0, 382.0);
/// How high at most what stands below it is: in a high, a low and a narrow window.
const BELOW: f32 = 316.0;
const BELOW_LOW: f32 = 216.0;
const BELOW_NARROW: f32 = 396.0;
/// Below this height a window is low.
const LOW: f32 = 640.0;
/// The size of the field and of the button, and the space between them.
const FIELD: Vec2 = vec2(280.0, 44.0);
const PLAY_WIDTH: f32 = 160.0;
const BETWEEN: f32 = 12.0;
/// The width of the list of languages.
const LANGUAGE_WIDTH: f32 = 116.0;

/// What a newcomer types.
#[derive(Debug, Default)]
pub(super) struct Welcome {
    name: NameField,
    table: Option<ExampleTable>,
}

/// Where the cloth lies on a screen of this size.
pub(in crate::app) fn welcome_cloth(screen: Rect) -> Rect {
    let is_narrow = kit::is_narrow_width(screen.width());
    let below = if is_narrow {
        BELOW_NARROW
    } else if screen.height() < LOW {
        BELOW_LOW
    } else {
        BELOW
    };
    let room = screen.height() - below;
    let width = CLOTH.x.min(screen.width() - 32.0);
    let most = CLOTH.y.min(0.62 * width);
    let height = (room - 24.0).clamp(64.0, most.max(64.0));
    let top = (0.6 * (room - height)).clamp(8.0, 64.0);
    let min = pos2(screen.center().x - width / 2.0, screen.top() + top);
    Rect::from_min_size(min, vec2(width, height))
}

impl Welcome {
    /// One whose field takes the keyboard.
    pub(super) fn new() -> Self {
        Self {
            name: NameField::new(String::new()),
            table: None,
        }
    }

    /// Draws all of it.
    pub(super) fn ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let screen = ui.ctx().content_rect();
        let is_narrow = kit::is_narrow(ui.ctx());
        let cloth = welcome_cloth(screen);
        self.picture_ui(ui, cloth, around);
        let is_low = screen.height() < LOW;
        let below = screen
            .with_min_y(cloth.bottom() + if is_low { 8.0 } else { 28.0 })
            .shrink2(vec2(16.0, 0.0));
        let layout = Layout::top_down(Align::Center);
        let mut done = None;
        ui.scope_builder(UiBuilder::new().max_rect(below).layout(layout), |ui| {
            ui.spacing_mut().item_spacing.y = if is_low { 6.0 } else { 10.0 };
            let [text, quiet] = [around.paint.text(On::Wood), around.paint.quiet(On::Wood)];
            let size = if is_narrow || is_low { 28.0 } else { 40.0 };
            let title = strong(msg::WELCOME_TITLE.text()).size(size).color(text);
            ui.add(Label::new(title).wrap());
            let what = RichText::new(msg::WELCOME_WHAT.text())
                .size(16.0)
                .color(text);
            ui.add(Label::new(what).wrap());
            for notice in around.messages.notices() {
                ui.add(Label::new(RichText::new(notice).color(text)).wrap());
            }
            done = self.play_ui(ui, (is_narrow, quiet), around);
            let note = RichText::new(with_what()).color(quiet);
            ui.add(Label::new(note).wrap());
            ui.add_space(ui.spacing().item_spacing.y);
            done = Self::links_ui(ui, around).or(done.take());
        });
        let is_free = around.is_in_front && landing::is_free(ui);
        if is_free && ui.input(|input| input.key_pressed(Key::Enter)) {
            done = Some(Vec::new());
        }
        Self::language_ui(ui, screen, around, answers);
        if let Some(then) = done {
            self.sit_down(then, around, answers);
        }
    }

    /// Draws a table and what its ends add up to.
    fn picture_ui(&mut self, ui: &Ui, cloth: Rect, around: &Surroundings<'_>) {
        let rules = all_fives();
        let table = self
            .table
            .get_or_insert_with(|| ExampleTable::of(PLAYS, &rules));
        let mut pen = Pen::new(ui.painter());
        // The plate and the space before it are as wide as so many bones.
        let bounds = table.bounds().size() + vec2(PLATE.x + 2.0 * BEFORE_PLATE, 0.0);
        let room = cloth.shrink(0.045 * cloth.height());
        let bone = (room.size() / bounds).min_elem().min(BONE_WIDTH);
        let plate = bone * PLATE;
        let bones = room.translate(vec2(-0.5 * (plate.x + BEFORE_PLATE * bone), 0.0));
        line(&mut pen, bones, bone, table, around.paint);
        let right = room.center().x + 0.5 * bone * (bounds.x - BEFORE_PLATE);
        let middle = pos2(right - plate.x / 2.0, cloth.center().y);
        let plate = Rect::from_center_size(middle, plate);
        let points = msg::plus(table.count.to_string());
        plate_ui(&mut pen, plate, &points, around);
        drop(pen);
        let placed = table.placed.iter().map(|placed| (placed.bone, placed.end));
        let told = msg::welcome_picture(
            help::picture_of(placed),
            points::sum(&table.ends, table.count),
        );
        let picture = ui.interact(cloth, ui.scope_id().with("picture"), Sense::hover());
        picture.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &told));
        ear::give_author_id(&picture, "welcome-picture");
    }

    /// Draws the field for the name and the button; what comes after it is pressed.
    fn play_ui(
        &mut self,
        ui: &mut Ui,
        (is_narrow, quiet): (bool, Color32),
        around: &Surroundings<'_>,
    ) -> Option<Vec<Command>> {
        let width = if is_narrow {
            ui.available_width()
        } else {
            FIELD.x + BETWEEN + PLAY_WIDTH
        };
        let mut entered = false;
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 4.0;
            let label = ui.label(RichText::new(msg::PLAYERS_NAME.text()).color(quiet));
            let field = |ui: &mut Ui, name: &mut NameField, width: f32| {
                name.ui(ui, vec2(width, FIELD.y), Some(label.id))
            };
            let play = |ui: &mut Ui, width: f32| {
                let name = msg::PLAYERS_SIT_DOWN.text();
                kit::primary_button(ui, around.paint, "players-sit-down", &name, width).clicked()
            };
            if is_narrow {
                entered = field(ui, &mut self.name, width);
                ui.add_space(4.0);
                entered |= play(ui, width);
            } else {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = BETWEEN;
                    entered = field(ui, &mut self.name, FIELD.x);
                    entered |= play(ui, PLAY_WIDTH);
                });
            }
            self.name.problem_ui(ui, None);
        });
        entered.then(Vec::new)
    }

    /// Draws the ways to something else; what comes after the one that is clicked.
    fn links_ui(ui: &mut Ui, around: &Surroundings<'_>) -> Option<Vec<Command>> {
        let links = [
            ("welcome-show-me", msg::WELCOME_SHOW_ME.text()),
            ("welcome-others", msg::WELCOME_OTHERS.text()),
        ];
        let style = paint::TextStyle::regular(14.0);
        let widths = links
            .each_ref()
            .map(|(_, text)| paint::text_width(ui.painter(), text, style) + 4.0);
        let between = 40.0;
        let all = widths.iter().sum::<f32>() + between;
        let mut clicked = [false; 2];
        let mut draw = |ui: &mut Ui| {
            for (place, (id, text)) in links.iter().enumerate() {
                clicked[place] = kit::link_on(ui, around.paint, On::Wood, (id, text)).clicked();
            }
        };
        if all > ui.available_width() {
            draw(ui);
        } else {
            ui.allocate_ui_with_layout(
                vec2(all, 28.0),
                Layout::left_to_right(Align::Center),
                |ui| {
                    ui.spacing_mut().item_spacing.x = between;
                    draw(ui);
                },
            );
        }
        let lesson = Lesson::ALL.first().copied();
        match clicked {
            [true, _] => {
                let lesson = lesson.map(|lesson| {
                    Command::Learn(LearnCommand::Lesson(LessonCommand::Begin(lesson)))
                });
                Some(lesson.into_iter().collect())
            }
            [_, true] => Some(vec![Command::Window(WindowCommand::Toggle(
                WindowKind::NewGame,
            ))]),
            _ => None,
        }
    }

    /// Draws the languages to choose from, in the corner.
    fn language_ui(
        ui: &mut Ui,
        screen: Rect,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let set = around.session.preferences();
        let (_, choices) = language_list("welcome-language", set.language.as_ref(), |language| {
            language
        });
        let size = vec2(LANGUAGE_WIDTH, 32.0);
        let place = Rect::from_min_size(screen.max - size - vec2(16.0, 12.0), size);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            ui.spacing_mut().interact_size.y = size.y;
            let globe = place.left_center() - vec2(14.0, 0.0);
            let tone = around.paint.quiet(On::Wood);
            paint::icon(&mut Pen::new(ui.painter()), Icon::Globe, globe, 18.0, tone);
            ui.visuals_mut().widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
            ui.visuals_mut().widgets.inactive.bg_stroke = egui::Stroke::NONE;
            let spoken = language_name(&spoken_language());
            let list = ("welcome-language", spoken.as_str());
            let (response, language) =
                row::list_button_ui(ui, list, LANGUAGE_WIDTH, |ui| row::choices_ui(ui, &choices));
            response.accessible_name(msg::SETTINGS_LANGUAGE.text());
            if let Some(language) = language {
                let set = Preferences {
                    language,
                    ..set.clone()
                };
                answers
                    .commands
                    .push(Command::Game(GameCommand::SetPreferences(Box::new(set))));
            }
        });
    }

    /// Sits down, and goes on with something.
    fn sit_down(&self, then: Vec<Command>, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let typed = self.name.typed();
        let name = if typed.is_empty() {
            Person::NAMELESS
        } else {
            typed
        };
        if around
            .household
            .players()
            .clone()
            .sit_down(name, false)
            .is_err()
        {
            return;
        }
        let sit_down = FileCommand::SitDown(SitDown {
            name: name.to_owned(),
            always: true,
            accepts_loss: false,
            begins_with: Box::default(),
        });
        answers.commands.push(Command::File(sit_down));
        answers.commands.extend(then);
    }
}

/// Paints the points that are scored.
fn plate_ui(pen: &mut Pen, rect: Rect, points: &str, around: &Surroundings<'_>) {
    let colors = &around.paint.colors;
    let [gold, lower] = [colors.gold, colors.gold_lower].map(paint::color);
    let size = 0.58 * rect.height();
    let radius = 0.2 * rect.height();
    pen.glow(rect, radius, 7.0, gold.gamma_multiply(0.55));
    pen.rect(rect, radius, (gold, lower));
    let baseline = paint::centered_baseline(rect.center().y, size);
    let at = pos2(rect.center().x, baseline);
    let style = paint::TextStyle::semibold(size);
    pen.text(
        at,
        Align::Center,
        points,
        style,
        paint::color(colors.on_gold),
    );
}

fn all_fives() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

/// What is played, and against whom.
fn with_what() -> String {
    let set = Preferences::default();
    let target = set
        .rules
        .target
        .map(|it| points::shown(it.into(), &set.rules));
    let game = turn::game(&rules::game(&set.game()), target);
    let level = levels::of(&set.opponents.levels(set.rules.seats)).unwrap_or_default();
    msg::welcome_with_what(game, level)
}
