//! The menus of the bar: side by side, or behind one button in a narrow window.

use egui::{
    Context, FocusDirection, Frame, Id, Key, Margin, Popup, PopupCloseBehavior, RectAlign,
    Response, Separator, Shadow, Stroke, Ui, Vec2,
};

use super::contents::{MENUS, Menu, label};
use super::ends::{begin_lines, end_lines, register_line};
use super::keys::{consume_exact_shortcut, consume_key, consume_shortcut};
use super::line::MenuLine;
use super::table_keys::FIRST_MENU;
use super::tooltips::line_tip;
use crate::command::{Command, Label};
use crate::paint::{Icon, Look, color};
use crate::play::Play;

// Sizes, in points.
const MARGIN: i8 = 6;
const ROUNDING: u8 = 12;
const BAR_GAP: f32 = 2.0;
const MIN_WIDTH: f32 = 190.0;
/// The height of a rule with its margins.
const RULE_HEIGHT: f32 = 13.0;

#[derive(Debug, Clone, Copy)]
pub(super) struct Menus<'a> {
    pub play: Play<'a>,
    pub look: &'a Look,
}

/// The open page of the menus behind one button.
#[derive(Debug, Clone, Copy, Default)]
struct MenusPage {
    /// The index of the open menu; `None` for the list of all menus.
    menu: Option<usize>,
    /// Whether to focus the first line of the page.
    grabs_focus: bool,
}

impl Menus<'_> {
    /// Shows the menus of these buttons. While a menu is open, Left and Right switch to its
    /// neighbors. A menu opened by a key focuses its first line.
    pub fn row_ui(self, ui: &Ui, buttons: &[Response], commands: &mut Vec<Command>) {
        let popups: Vec<Id> = buttons.iter().map(Popup::default_response_id).collect();
        let open = popups.iter().position(|id| Popup::is_id_open(ui.ctx(), *id));
        let first = || is_first_menu_key_pressed(ui.ctx()).then(|| open.unwrap_or(0));
        if let Some(requested) = pressed_menu_shortcut(ui.ctx()).or_else(first) {
            Popup::toggle_id(ui.ctx(), popups[requested]);
            // A menu that is closed by its key does not move the focus.
            if open != Some(requested) {
                buttons[requested].request_focus();
            }
        }
        if let Some(open) = open {
            let neighbor = if is_arrow_pressed(ui, Key::ArrowRight) {
                Some((open + 1) % MENUS.len())
            } else if is_arrow_pressed(ui, Key::ArrowLeft) {
                Some((open + MENUS.len() - 1) % MENUS.len())
            } else {
                None
            };
            if let Some(neighbor) = neighbor {
                Popup::open_id(ui.ctx(), popups[neighbor]);
                buttons[neighbor].request_focus();
            }
            let pointed_at =
                buttons.iter().position(|button| button.hovered() && !button.clicked());
            let is_moved = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
            if let Some(other) = pointed_at.filter(|other| *other != open && is_moved) {
                Popup::open_id(ui.ctx(), popups[other]);
            }
        }
        for (menu, button) in MENUS.iter().zip(buttons) {
            self.popup(button).show(|ui| {
                self.style(ui);
                let first = self.lines_ui(ui, menu, commands);
                if button.has_focus() {
                    focus(ui, first);
                }
            });
        }
    }

    /// Shows the menus behind one button: a list of menus, each of which opens in the same place.
    pub fn collapsed_ui(self, button: &Response, commands: &mut Vec<Command>) {
        let ctx = &button.ctx;
        let popup = Popup::default_response_id(button);
        let page_id = Id::unique("open page of the menus");
        let mut page: MenusPage = ctx.data(|data| data.get_temp(page_id)).unwrap_or_default();
        let is_open = Popup::is_id_open(ctx, popup);
        if !is_open {
            page = MenusPage::default();
        }
        if let Some(requested) = pressed_menu_shortcut(ctx) {
            if is_open && page.menu == Some(requested) {
                Popup::close_id(ctx, popup);
            } else {
                Popup::open_id(ctx, popup);
                page = MenusPage { menu: Some(requested), grabs_focus: true };
            }
        } else if is_first_menu_key_pressed(ctx) {
            Popup::toggle_id(ctx, popup);
            page.grabs_focus = !is_open;
        }
        if is_open && page.menu.is_some() && is_arrow_pressed(ctx, Key::ArrowLeft) {
            page = MenusPage { menu: None, grabs_focus: true };
        }
        let grabs_focus = std::mem::take(&mut page.grabs_focus) || button.has_focus();
        self.popup(button).show(|ui| {
            self.style(ui);
            let first = match page.menu {
                Some(menu) => self.page_ui(ui, &MENUS[menu], &mut page, commands),
                None => list_ui(ui, &mut page),
            };
            if grabs_focus {
                focus(ui, first);
                page.grabs_focus |= ui.is_sizing_pass();
            }
        });
        ctx.data_mut(|data| data.insert_temp(page_id, page));
    }

    fn popup(self, button: &Response) -> Popup<'_> {
        Popup::menu(button)
            .align(RectAlign::BOTTOM_START)
            .gap(BAR_GAP)
            .frame(self.frame())
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
    }

    fn frame(self) -> Frame {
        let colors = &self.look.colors;
        let shadow = color(colors.shadow).gamma_multiply(0.5 * colors.shadow_strength);
        Frame::new()
            .fill(color(colors.panel))
            .stroke(Stroke::new(1.0, color(colors.hairline).gamma_multiply(0.55)))
            .corner_radius(ROUNDING)
            .inner_margin(Margin::same(MARGIN))
            .shadow(Shadow { offset: [0, 6], blur: 20, spread: 0, color: shadow })
    }

    fn style(self, ui: &mut Ui) {
        let colors = &self.look.colors;
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let visuals = ui.visuals_mut();
        visuals.override_text_color = Some(color(colors.panel_text));
        visuals.weak_text_color = Some(color(colors.panel_quiet));
        visuals.hyperlink_color = color(colors.panel_gold);
        visuals.widgets.hovered.weak_bg_fill = color(colors.row);
        visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, color(colors.line));
    }

    /// Shows the lines of a menu. Returns the id of the first line that can be chosen.
    fn lines_ui(self, ui: &mut Ui, menu: &Menu, commands: &mut Vec<Command>) -> Option<Id> {
        ui.set_width(self.width(ui, menu));
        let groups = self.groups(ui, menu).into_iter();
        let groups = groups.filter(|group| !group.is_empty());
        let mut first = None;
        begin_lines(ui);
        for (n, group) in groups.enumerate() {
            if n > 0 {
                rule(ui);
            }
            for (command, label, line) in &group {
                let available = self.play.available(command);
                let response = line.ui(ui, label.name.name(), available.is_ok());
                register_line(&response, &label.name.text());
                let response = line_tip(response, label, MARGIN.into(), available.err());
                if response.enabled() {
                    first.get_or_insert(response.id);
                }
                if response.clicked() {
                    commands.push((*command).clone());
                    ui.close();
                }
            }
        }
        end_lines(ui);
        first
    }

    fn width(self, ui: &Ui, menu: &Menu) -> f32 {
        let groups = self.groups(ui, menu).into_iter();
        let widths = groups.flatten().map(|(.., line)| line.width(ui));
        widths.fold(MIN_WIDTH, f32::max).ceil()
    }

    /// Returns the lines of a menu, group by group. If any line can have a tick, all have room for
    /// one.
    fn groups(self, ctx: &Context, menu: &Menu) -> Vec<Vec<(&'static Command, Label, MenuLine)>> {
        let listed = |command: &'static Command| {
            let label = label(command);
            label.is_listed(self.play).then_some((command, label))
        };
        let is_on = |command: &Command| self.play.is_on(ctx, command);
        let mut all = menu.groups.iter().copied().flatten().filter_map(listed);
        let is_indented = all.any(|(command, _)| is_on(command).is_some());
        let line = |(command, label): (&'static Command, Label)| {
            let line = MenuLine {
                key: label.key_shown(),
                is_on: is_on(command),
                is_indented,
                ..MenuLine::new(label.menu_text())
            };
            (command, label, line)
        };
        let groups = menu.groups.iter();
        groups.map(|group| group.iter().filter_map(listed).map(line).collect()).collect()
    }

    /// Shows one of the menus behind one button, below a line that leads back to the list.
    fn page_ui(
        self,
        ui: &mut Ui,
        menu: &Menu,
        page: &mut MenusPage,
        commands: &mut Vec<Command>,
    ) -> Option<Id> {
        ui.set_width(self.width(ui, menu));
        let title = MenuLine {
            is_indented: true,
            start_icon: Some(Icon::Left),
            ..MenuLine::new(menu.title.text())
        };
        let back = title.ui(ui, "menus-back", true);
        if back.clicked() {
            *page = MenusPage { menu: None, grabs_focus: back.has_focus() };
        }
        rule(ui);
        self.lines_ui(ui, menu, commands)
    }
}

/// Shows the list of menus. Returns the id of the first line.
fn list_ui(ui: &mut Ui, page: &mut MenusPage) -> Option<Id> {
    ui.set_width(MIN_WIDTH);
    let mut first = None;
    let is_right = is_arrow_pressed(ui, Key::ArrowRight);
    for (n, menu) in MENUS.iter().enumerate() {
        let line = MenuLine { end_icon: Some(Icon::Right), ..MenuLine::new(menu.title.text()) };
        let response = line.ui(ui, menu.title.name(), true);
        first.get_or_insert(response.id);
        if response.clicked() || (is_right && response.has_focus()) {
            *page = MenusPage { menu: Some(n), grabs_focus: response.has_focus() };
        }
    }
    first
}

fn rule(ui: &mut Ui) {
    ui.add(Separator::default().spacing(RULE_HEIGHT));
}

/// Focuses a line, except in the pass that only measures the menu.
fn focus(ui: &Ui, line: Option<Id>) {
    if let Some(line) = line
        && !ui.is_sizing_pass()
    {
        ui.memory_mut(|memory| memory.request_focus(line));
    }
}

/// Returns the index of the menu whose shortcut was pressed. Consumes the key.
fn pressed_menu_shortcut(ctx: &Context) -> Option<usize> {
    if !can_open_menu(ctx) {
        return None;
    }
    MENUS.iter().position(|menu| consume_shortcut(ctx, menu.shortcut()))
}

/// Whether the key that opens the first menu was pressed; it also closes an open menu. Consumes the
/// key.
fn is_first_menu_key_pressed(ctx: &Context) -> bool {
    can_open_menu(ctx) && consume_exact_shortcut(ctx, FIRST_MENU)
}

/// Whether menus can open. A question that must be answered first keeps them closed.
fn can_open_menu(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_none())
}

/// Whether an arrow key was pressed. Consumes the key, so that egui does not move the focus.
fn is_arrow_pressed(ctx: &Context, key: Key) -> bool {
    let is_pressed = consume_key(ctx, key);
    if is_pressed {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    is_pressed
}
