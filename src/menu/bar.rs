//! The bar at the top: menus at the left, the game's title in the middle, the toolbar at the right.

use egui::{
    Align, Color32, Frame, Id, Panel, Pos2, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::contents::{MENUS, Menu, TOOLBAR, label};
use super::menus::Menus;
use super::table_keys::FIRST_MENU;
use super::tooltips::{name_tip, text_tip, tip};
use crate::command::{Command, GameCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::paint::{
    self, ButtonState, Icon, Look, Pen, Surface, TextStyle, centered_baseline, color, fit_text,
    icon_button, text_width,
};
use crate::play::Play;
use words::msg;

// Sizes, in points.
const HEIGHT: f32 = 40.0;
const LOW_HEIGHT: f32 = 36.0;
/// In a window lower than this, the bar is low.
const LOW_BELOW: f32 = 640.0;
/// In a window narrower than this, the menus are behind one button.
const NARROW_BELOW: f32 = 560.0;
const BUTTON_WIDTH: f32 = 34.0;
const BUTTON_HEIGHT: f32 = 32.0;
/// The space between two groups of icons, including the rule in it.
const GROUP_GAP: f32 = 8.0;
const RULE_HEIGHT: f32 = 16.0;
const END_MARGIN: f32 = 12.0;
const NARROW_END_MARGIN: f32 = 5.0;
const FIRST_TITLE_LEFT: f32 = 16.0;
const TITLE_PADDING: f32 = 11.0;
const MIN_TITLE_WIDTH: f32 = 48.0;
const TITLE_MARGIN: f32 = 10.0;
const BADGE_HEIGHT: f32 = 20.0;
const BADGE_PADDING: f32 = 7.0;
const BADGE_GAP: f32 = 6.0;
const BADGE_ICON_SIZE: f32 = 13.0;
const BADGE_ICON_GAP: f32 = 4.0;

const MENU_TEXT: TextStyle = TextStyle::regular(14.0);
const BADGE_TEXT: TextStyle = TextStyle::regular(12.0);

#[derive(Debug, Clone, Copy)]
pub(crate) struct Bar<'a> {
    pub play: Play<'a>,
    pub titles: &'a Titles,
    /// Why something cannot be saved; `None` if everything can be saved.
    pub unsaved: Option<&'a str>,
    pub look: &'a Look,
}

impl Bar<'_> {
    pub fn ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let is_low = ui.ctx().content_rect().height() < LOW_BELOW;
        let height = if is_low { LOW_HEIGHT } else { HEIGHT };
        Panel::top("menu").frame(Frame::new()).exact_size(height).show_separator_line(false).show(
            ui,
            |ui| {
                paint::bar(&mut Pen::new(ui.painter()), ui.max_rect(), self.look);
                self.parts_ui(ui, commands);
            },
        );
    }

    fn parts_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let area = ui.max_rect();
        let menus = Menus { play: self.play, look: self.look };
        let titles = MENUS.each_ref().map(|menu| menu.title.text());
        let widths = titles
            .each_ref()
            .map(|title| text_width(ui.painter(), title, MENU_TEXT) + 2.0 * TITLE_PADDING);
        let menus_end = area.left() + FIRST_TITLE_LEFT - TITLE_PADDING + widths.iter().sum::<f32>();
        let toolbar_start = area.right() - toolbar_width(false);
        let is_narrow = area.width() < NARROW_BELOW
            || menus_end + MIN_TITLE_WIDTH + 2.0 * TITLE_MARGIN > toolbar_start;
        let menus_end = if is_narrow {
            let button = self.menus_button_ui(ui, area);
            menus.collapsed_ui(&button, commands);
            button.rect.right()
        } else {
            let mut left = area.left() + FIRST_TITLE_LEFT - TITLE_PADDING;
            let buttons: Vec<Response> = MENUS
                .iter()
                .zip(titles.iter().zip(widths))
                .map(|(menu, (title, width))| {
                    let rect = button_rect(area, left, width);
                    left += width;
                    self.menu_button_ui(ui, rect, menu, title)
                })
                .collect();
            menus.row_ui(ui, &buttons, commands);
            menus_end
        };
        let toolbar_start = area.right() - toolbar_width(is_narrow);
        let room = Rect::from_x_y_ranges(
            menus_end + TITLE_MARGIN..=toolbar_start - TITLE_MARGIN,
            area.y_range(),
        );
        self.middle_ui(ui, area, room, is_narrow, commands);
        self.toolbar_ui(ui, toolbar_start, is_narrow, commands);
    }

    fn menu_button_ui(self, ui: &mut Ui, rect: Rect, menu: &Menu, title: &str) -> Response {
        let bar_button = BarButton::new(menu.title.name(), title);
        let (response, press) = button(ui, rect, bar_button, true);
        let mut pen = Pen::new(ui.painter());
        let text = self.look.text(Surface::Bar);
        if press != ButtonState::Rest {
            pen.rect(rect, 8.0, text.gamma_multiply(0.12));
        }
        self.focus_ui(&mut pen, &response);
        let at =
            pos2(rect.left() + TITLE_PADDING, centered_baseline(rect.center().y, MENU_TEXT.size));
        pen.text(at, Align::Min, title, MENU_TEXT, text);
        response
    }

    fn menus_button_ui(self, ui: &mut Ui, area: Rect) -> Response {
        let rect = button_rect(area, area.left() + 7.0, BUTTON_WIDTH);
        let name = msg::BAR_MENUS.text();
        let response = self.icon_ui(ui, rect, Icon::Menu, BarButton::new("menus", &name), true);
        tip(response, msg::BAR_MENUS, Some(FIRST_MENU))
    }

    fn icon_ui(
        self,
        ui: &mut Ui,
        rect: Rect,
        icon: Icon,
        bar_button: BarButton<'_>,
        is_possible: bool,
    ) -> Response {
        let (response, press) = button(ui, rect, bar_button, is_possible);
        let mut pen = Pen::new(ui.painter());
        icon_button(&mut pen, rect, icon, press, Surface::Bar, self.look);
        self.focus_ui(&mut pen, &response);
        response
    }

    fn focus_ui(self, pen: &mut Pen, response: &Response) {
        if response.has_focus() {
            paint::focus_ring(pen, response.rect.shrink(4.0), 6.0, Surface::Bar, self.look);
        }
    }

    fn toolbar_ui(self, ui: &mut Ui, start: f32, is_narrow: bool, commands: &mut Vec<Command>) {
        let area = ui.max_rect();
        let mut left = start;
        for (n, group) in shown_groups(is_narrow).iter().enumerate() {
            if n > 0 && !is_narrow {
                let x = left + GROUP_GAP / 2.0;
                let middle = area.center().y;
                let ends =
                    [middle - RULE_HEIGHT / 2.0, middle + RULE_HEIGHT / 2.0].map(|y| pos2(x, y));
                let quiet = self.look.quiet_text(Surface::Bar).gamma_multiply(0.3);
                Pen::new(ui.painter()).line(ends, 1.0, quiet);
                left += GROUP_GAP;
            }
            for (command, icon) in *group {
                let rect = button_rect(area, left, BUTTON_WIDTH);
                left += BUTTON_WIDTH;
                if self.tool_ui(ui, rect, command, *icon).clicked() {
                    commands.push(command.clone());
                }
            }
        }
    }

    fn tool_ui(self, ui: &mut Ui, rect: Rect, command: &Command, icon: Icon) -> Response {
        let label = label(command);
        let available = self.play.available(command);
        let is_on = self.play.is_on(ui, command);
        let icon = match (icon, is_on) {
            (Icon::SoundOn, Some(false)) => Icon::SoundOff,
            (icon, _) => icon,
        };
        let (author_id, name) = (format!("tool-{}", label.name.name()), label.name.text());
        let bar_button = BarButton { is_on, ..BarButton::new(&author_id, &name) };
        let response = self.icon_ui(ui, rect, icon, bar_button, available.is_ok());
        name_tip(response, &label, available.err())
    }

    fn middle_ui(
        self,
        ui: &mut Ui,
        area: Rect,
        room: Rect,
        is_narrow: bool,
        commands: &mut Vec<Command>,
    ) {
        let badges = self.badges();
        let painter = ui.painter().clone();
        let width = |with_text: bool| -> f32 {
            let widths = badges.iter().map(|badge| badge.width(&painter, with_text));
            widths.map(|width| width + BADGE_GAP).sum()
        };
        let has_text = !is_narrow && width(true) + MIN_TITLE_WIDTH <= room.width();
        let badges_width = width(has_text);
        let title_room = (room.width() - badges_width).max(0.0);
        let texts = self.titles.texts();
        let fits = |text: &&String| text_width(&painter, text, MENU_TEXT) <= title_room;
        let (game, style) = match texts.iter().find(fits) {
            Some(text) => (text.clone(), MENU_TEXT),
            None => fit_text(
                &painter,
                texts.last().map_or("", String::as_str),
                MENU_TEXT,
                BADGE_TEXT.size,
                title_room,
            ),
        };
        let title_width = text_width(&painter, &game, style);
        let all = title_width + badges_width;
        let left = if is_narrow {
            room.left()
        } else {
            (area.center().x - all / 2.0).min(room.right() - all).max(room.left())
        };
        let rect = Rect::from_min_size(
            pos2(left, area.center().y - BUTTON_HEIGHT / 2.0),
            vec2(title_width, BUTTON_HEIGHT),
        );
        self.title_ui(ui, rect, &game, style, commands);
        let mut left = rect.right() + BADGE_GAP;
        for badge in &badges {
            let size = vec2(badge.width(&painter, has_text), BADGE_HEIGHT);
            let min = pos2(left, area.center().y - BADGE_HEIGHT / 2.0);
            let rect = Rect::from_min_size(min, size);
            left = rect.right() + BADGE_GAP;
            if badge.ui(ui, rect, has_text, self.look).clicked() {
                commands.push(badge.command.clone());
            }
        }
    }

    fn title_ui(
        self,
        ui: &mut Ui,
        rect: Rect,
        shown: &str,
        style: TextStyle,
        commands: &mut Vec<Command>,
    ) {
        let whole = self.titles.full_title();
        let (response, press) = button(ui, rect, BarButton::new("bar-game", &whole), true);
        let mut pen = Pen::new(ui.painter());
        let tone = match press {
            ButtonState::Hovered | ButtonState::Pressed => self.look.text(Surface::Bar),
            ButtonState::Rest | ButtonState::Disabled => self.look.quiet_text(Surface::Bar),
        };
        if response.has_focus() {
            let around = rect.expand2(vec2(3.0, -5.0));
            paint::focus_ring(&mut pen, around, 6.0, Surface::Bar, self.look);
        }
        let at = pos2(rect.left(), centered_baseline(rect.center().y, style.size));
        pen.text(at, Align::Min, shown, style, tone);
        drop(pen);
        let tip_text = || format!("{whole}\n{}", msg::BAR_CHOOSE_GAME.text());
        if text_tip(response, tip_text, None).clicked() {
            commands.push(Command::Window(WindowCommand::Toggle(WindowKind::NewGame)));
        }
    }

    fn badges(self) -> Vec<Badge> {
        let back = self.titles.can_leave.then(|| Badge {
            name: msg::MENU_LEAVE_AGAIN.text(),
            author_id: "menu-leave-again",
            icon: Icon::Left,
            tip: msg::TIP_LEAVE_AGAIN.text(),
            command: Command::Game(GameCommand::LeaveReplay),
            tone: self.look.quiet_text(Surface::Bar),
        });
        let assisted = self.titles.is_assisted.then(|| Badge {
            name: msg::BAR_ASSISTED.text(),
            author_id: "bar-assisted",
            icon: Icon::Hint,
            tip: msg::BAR_ASSISTED_WHY.text(),
            command: Command::Window(WindowCommand::ShowMessage(msg::BAR_ASSISTED_WHY.text())),
            tone: self.look.quiet_text(Surface::Bar),
        });
        let unsaved = self.unsaved.map(|why| Badge {
            name: msg::BAR_NOT_SAVED.text(),
            author_id: "bar-not-saved",
            icon: Icon::NotSaved,
            tip: why.to_owned(),
            command: Command::Window(WindowCommand::ShowMessage(why.to_owned())),
            tone: color(self.look.colors.warning),
        });
        [back, assisted, unsaved].into_iter().flatten().collect()
    }
}

/// The parts of the title in the middle of the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Titles {
    /// The day of a daily game, or the number that the player chose for the game.
    pub number: Option<String>,
    /// The kind of replay; `None` if the deals are new.
    pub replay_kind: Option<String>,
    /// The name of the game, with its target.
    pub name_and_target: String,
    /// The name of the game, without its target.
    pub name: String,
    /// The level of the Nestors, or the range of their levels; empty if there are none.
    pub level: String,
    /// Whether the player can return from this game to another.
    pub can_leave: bool,
    pub is_assisted: bool,
}

impl Titles {
    fn full_title(&self) -> String {
        let Self { number, replay_kind, .. } = self;
        let level = Some(&self.level).filter(|level| !level.is_empty());
        let parts = [replay_kind.as_ref(), Some(&self.name_and_target), level, number.as_ref()];
        joined(parts.into_iter().flatten())
    }

    /// Returns the titles from which the longest that fits is shown, the longest first. If the game
    /// is a replay, each of them says so.
    fn texts(&self) -> [String; 5] {
        let Self { number, replay_kind, .. } = self;
        let with_replay_kind = |name| replay_kind.iter().chain(Some(name));
        [
            self.full_title(),
            joined(with_replay_kind(&self.name_and_target).chain(number)),
            joined(with_replay_kind(&self.name_and_target)),
            joined(with_replay_kind(&self.name)),
            replay_kind.as_ref().unwrap_or(&self.name).clone(),
        ]
    }
}

fn joined<'a>(parts: impl Iterator<Item = &'a String>) -> String {
    let parts: Vec<&str> = parts.map(String::as_str).collect();
    parts.join(" · ")
}

/// A button beside the title that shows a state of the game, or returns to another game.
#[derive(Debug)]
struct Badge {
    name: String,
    author_id: &'static str,
    icon: Icon,
    tip: String,
    command: Command,
    tone: Color32,
}

impl Badge {
    fn width(&self, painter: &egui::Painter, with_text: bool) -> f32 {
        let text = if with_text {
            BADGE_ICON_GAP + text_width(painter, &self.name, BADGE_TEXT)
        } else {
            0.0
        };
        (BADGE_ICON_SIZE + text + 2.0 * BADGE_PADDING).ceil()
    }

    fn ui(&self, ui: &mut Ui, rect: Rect, with_text: bool, look: &Look) -> Response {
        let (response, press) = button(ui, rect, BarButton::new(self.author_id, &self.name), true);
        let mut pen = Pen::new(ui.painter());
        let tone = match press {
            ButtonState::Hovered | ButtonState::Pressed => look.text(Surface::Bar),
            ButtonState::Rest | ButtonState::Disabled => self.tone,
        };
        let radius = BADGE_HEIGHT / 2.0;
        pen.frame(rect, radius, -1.0, 0.0, tone.gamma_multiply(0.4));
        if response.has_focus() {
            paint::focus_ring(&mut pen, rect.shrink(1.0), radius, Surface::Bar, look);
        }
        let middle = rect.center().y;
        let at = pos2(rect.left() + BADGE_PADDING + BADGE_ICON_SIZE / 2.0, middle);
        paint::icon(&mut pen, self.icon, at, BADGE_ICON_SIZE, tone);
        if with_text {
            let left = at.x + BADGE_ICON_SIZE / 2.0 + BADGE_ICON_GAP;
            let at = pos2(left, centered_baseline(middle, BADGE_TEXT.size));
            pen.text(at, Align::Min, &self.name, BADGE_TEXT, tone);
        }
        drop(pen);
        text_tip(response, || self.tip.clone(), None)
    }
}

/// Returns the toolbar's groups of icons. A narrow bar leaves out New game, which is also in a
/// menu.
fn shown_groups(is_narrow: bool) -> &'static [&'static [(Command, Icon)]] {
    &TOOLBAR[usize::from(is_narrow)..]
}

/// The width of the toolbar and the space after it, in points.
fn toolbar_width(is_narrow: bool) -> f32 {
    let groups = shown_groups(is_narrow);
    let buttons = groups.iter().map(|group| group.len()).sum::<usize>() as f32;
    if is_narrow {
        buttons * BUTTON_WIDTH + NARROW_END_MARGIN
    } else {
        buttons * BUTTON_WIDTH + (groups.len() - 1) as f32 * GROUP_GAP + END_MARGIN
    }
}

fn button_rect(area: Rect, left: f32, width: f32) -> Rect {
    let min = Pos2::new(left, area.center().y - BUTTON_HEIGHT / 2.0);
    Rect::from_min_size(min, vec2(width, BUTTON_HEIGHT))
}

/// The author id and the name of a painted button, and whether it is on if it is a switch.
#[derive(Debug, Clone, Copy)]
struct BarButton<'a> {
    author_id: &'a str,
    name: &'a str,
    is_on: Option<bool>,
}

impl<'a> BarButton<'a> {
    const fn new(author_id: &'a str, name: &'a str) -> Self {
        Self { author_id, name, is_on: None }
    }
}

/// Adds a button that the caller paints. Returns its response and its visual state.
fn button(
    ui: &mut Ui,
    rect: Rect,
    bar_button: BarButton<'_>,
    is_possible: bool,
) -> (Response, ButtonState) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
    if !is_possible {
        ui.disable();
    }
    let id = Id::unique(("bar", bar_button.author_id));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| match bar_button.is_on {
        Some(is_on) => WidgetInfo::selected(Role::Button, is_possible, is_on, bar_button.name),
        None => WidgetInfo::labeled(Role::Button, is_possible, bar_button.name),
    });
    ear::give_author_id(&response, bar_button.author_id);
    let press = if !is_possible {
        ButtonState::Disabled
    } else if response.is_pointer_button_down_on() {
        ButtonState::Pressed
    } else if response.hovered() {
        ButtonState::Hovered
    } else {
        ButtonState::Rest
    };
    (response, press)
}
