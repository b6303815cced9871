//! The log: one short row for each move, in a panel that is closed at first. While the pointer is
//! over a row, the bone of the row is highlighted.

use egui::{
    Align, Color32, CursorIcon, Id, IdSalt, Rect, Response, RichText, Role, ScrollArea, Sense, Ui,
    UiBuilder, WidgetInfo, pos2, scroll_area, vec2,
};

use engine::{Bone, Seat, Seating, Seats};
use words::events::{LogLine, LoggedPlay};
use words::points::plain_spaced;
use words::{Points, msg};

use super::card_button::CardButton;
use super::panel::{self, PANEL_PADDING};
use super::player_colors;
use crate::command::{Command, TableCommand, WindowCommand, WindowKind};
use crate::ear::describe;
use crate::menu::{MenuGroups, MenuItem, context_menu, hover_tip, page_keys};
use crate::paint::{self, Icon, Look, Pen, Pose, Surface, TextStyle, color};

const LINE_HEIGHT: f32 = 30.0;
const NOTE_HEIGHT: f32 = 24.0;
const FADE_HEIGHT: f32 = 16.0;
// Left edges of the columns of a play, and the right edge of its count, measured from the right.
const NAME_LEFT: f32 = 16.0;
const BONE_LEFT: f32 = 66.0;
const PLACE_LEFT: f32 = 104.0;
const COUNT_FROM_RIGHT: f32 = 40.0;
const BONE_WIDTH: f32 = 15.0;
const SCROLL_BAR_WIDTH: f32 = 12.0;
const DOT_RADIUS: f32 = 4.0;
const SCROLL_ID_SALT: &str = "log";

#[derive(Debug, Clone, Copy)]
pub struct LogPanel<'a> {
    /// The rows, oldest first.
    pub log_lines: &'a [LogLine],
    pub viewer: Seat,
    pub seating: &'a Seating,
    pub seats: Seats,
    pub look: &'a Look,
    pub has_keys: bool,
}

/// The tab that opens the log; on a narrow table an icon.
pub fn log_tab_ui(ui: &Ui, rect: Rect, commands: &mut Vec<Command>) {
    let name = msg::WINDOW_LOG.text();
    let response = ui.interact(rect, Id::unique("log tab"), Sense::click());
    describe(&response, Role::Button, "log-tab", &name);
    if response.clicked() {
        commands.push(Command::Table(TableCommand::ToggleLog));
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    hover_tip(response, name);
}

impl LogPanel<'_> {
    /// Shows the log. Returns the bone whose row is under the pointer.
    pub fn ui(&self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) -> Option<Bone> {
        let buttons = [
            (Icon::Close, CardButton::new(msg::LOG_CLOSE, TableCommand::ToggleLog)),
            (Icon::Copy, CardButton::new(msg::MENU_COPY_LOG, TableCommand::CopyLog)),
        ];
        let title = msg::WINDOW_LOG.text();
        let head = (title.as_str(), "log-title");
        let (rest, _) = panel::head_ui(ui, area, head, (&buttons, self.look), commands);
        let mut inner = rest.shrink2(vec2(PANEL_PADDING, 0.0));
        let width = inner.width();
        // The scroll bar is in the space beside the lines.
        inner.max += vec2(SCROLL_BAR_WIDTH, -12.0);
        let lines = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            self.lines_ui(ui, width, commands)
        });
        lines.inner
    }

    fn lines_ui(&self, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) -> Option<Bone> {
        let mut pointed_at = None;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().scroll = egui::style::ScrollStyle {
            floating_allocated_width: 0.0,
            ..egui::style::ScrollStyle::thin()
        };
        open_at_end(ui);
        let scrolled = ScrollArea::vertical()
            .id_salt(SCROLL_ID_SALT)
            .auto_shrink(false)
            .stick_to_bottom(true)
            .show(ui, |ui| {
                ui.set_max_width(width);
                for log_line in self.log_lines {
                    let line = match &log_line.play {
                        Some(play) => self.play_ui(ui, play),
                        None => self.text_line_ui(ui, log_line),
                    };
                    line.widget_info(|| WidgetInfo::labeled(Role::Label, true, &log_line.text));
                    commands.extend(context_menu(&line, || line_menu(&log_line.text)));
                    if line.hovered() {
                        pointed_at = log_line.bone;
                    }
                }
                if self.has_keys {
                    page_keys(ui);
                }
            });
        let inner = scrolled.inner_rect;
        let fades = scrolled.state.clamped_offset().y.min(FADE_HEIGHT);
        if fades > 0.0 {
            let top = inner.with_max_y(inner.top() + fades);
            let panel = color(self.look.colors.panel_top);
            Pen::new(ui.painter()).rect(top, 0.0, (panel, Color32::TRANSPARENT));
        }
        pointed_at
    }

    /// Shows a row of plain text, such as a pass or points at the end.
    fn text_line_ui(&self, ui: &mut Ui, log_line: &LogLine) -> Response {
        let tone = if log_line.seats.contains(&self.viewer) {
            self.look.text(Surface::Panel)
        } else {
            self.look.quiet_text(Surface::Panel)
        };
        ui.add_space(6.0);
        let text = RichText::new(&log_line.text).color(tone).size(14.0);
        let label = egui::Label::new(text).selectable(false);
        let response = ui.add(label.sense(Sense::CLICK));
        ui.add_space(6.0);
        response
    }

    /// Shows a play: player, bone, place, count and points. Above it is the number of bones drawn
    /// before, and below it `double header` or `triple header`, if equal ends scored.
    fn play_ui(&self, ui: &mut Ui, play: &LoggedPlay) -> Response {
        let note = |is_there: bool| if is_there { NOTE_HEIGHT } else { 0.0 };
        let (above, below) = (note(play.drawn > 0), note(play.header.is_some()));
        let size = vec2(ui.available_width(), above + LINE_HEIGHT + below);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let (text, quiet) = (self.look.text(Surface::Panel), self.look.quiet_text(Surface::Panel));
        let style = TextStyle::regular(14.0);
        let middle = rect.top() + above + LINE_HEIGHT / 2.0;
        let baseline = paint::centered_baseline(middle, style.size);
        let at = |x: f32| pos2(rect.left() + x, baseline);
        // The player's name is in the first line.
        let first = if play.drawn > 0 { rect.top() + 4.0 + NOTE_HEIGHT / 2.0 } else { middle };
        let at_first = |x: f32| pos2(rect.left() + x, paint::centered_baseline(first, style.size));
        let last = paint::centered_baseline(rect.bottom() - 4.0 - NOTE_HEIGHT / 2.0, style.size);
        let mut pen = Pen::new(ui.painter());
        let tone = player_colors::dot_color(self.look, (self.seating, self.seats), play.seat);
        let center = pos2(rect.left() + DOT_RADIUS, first);
        pen.disc(center, DOT_RADIUS, color(tone));
        let own = if play.seat == self.viewer { text } else { quiet };
        let (name, name_style) =
            paint::fit_text(pen.painter(), &play.name, style, 12.0, BONE_LEFT - NAME_LEFT - 4.0);
        pen.text(at_first(NAME_LEFT), Align::Min, &name, name_style, own);
        if play.drawn > 0 {
            let drew = msg::plate_drew(play.drawn);
            pen.text(at_first(BONE_LEFT), Align::Min, &drew, style, quiet);
        }
        let pose = Pose::lying(pos2(rect.left() + BONE_LEFT + BONE_WIDTH, middle), BONE_WIDTH);
        let bone = paint::PaintedBone::new(pose, play.bone.halves());
        paint::bones(&mut pen, &[bone], self.look);
        let right = |x: f32| pos2(rect.right() - x, baseline);
        let mut room = size.x - PLACE_LEFT;
        if play.points != 0 {
            let points = msg::plus(Points::shown(play.points));
            let gold = self.look.gold_text(Surface::Panel);
            let style = TextStyle::semibold(14.0);
            pen.text(right(0.0), Align::Max, &points, style, gold);
            room -= COUNT_FROM_RIGHT;
        }
        if let Some(count) = play.count {
            pen.text(right(COUNT_FROM_RIGHT), Align::Max, &count.to_string(), style, quiet);
            room = size.x - PLACE_LEFT - COUNT_FROM_RIGHT - 20.0;
        }
        let (words, style) = paint::fit_text(pen.painter(), &play.place, style, 12.0, room - 4.0);
        pen.text(at(PLACE_LEFT), Align::Min, &words, style, quiet);
        if let Some(header) = &play.header {
            let room = size.x - BONE_LEFT - 4.0;
            let (words, style) =
                paint::fit_text(pen.painter(), header, TextStyle::regular(14.0), 12.0, room);
            let at = pos2(rect.left() + BONE_LEFT, last);
            pen.text(at, Align::Min, &words, style, quiet);
        }
        response
    }
}

/// Scrolls to the newest row if the log was not shown in the last frame, whatever the offset was
/// before.
fn open_at_end(ui: &Ui) {
    let frame = ui.ctx().cumulative_frame_nr();
    let id = ui.make_persistent_id(IdSalt::new(SCROLL_ID_SALT));
    let last = ui.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, frame);
        last
    });
    if last.is_none_or(|last| last + 1 < frame) {
        // A new scroll area sticks to its end, whose position is known only after this pass.
        scroll_area::State::default().store(ui.ctx(), id);
        ui.ctx().request_discard("the log opens at its end");
    }
}

fn line_menu(text: &str) -> MenuGroups {
    let line = Command::Window(WindowCommand::Copy(plain_spaced(text)));
    vec![
        vec![
            MenuItem::new(msg::DO_COPY_LINE, line),
            MenuItem::from(Command::Table(TableCommand::CopyLog)),
        ],
        vec![MenuItem::from(Command::Window(WindowCommand::Toggle(WindowKind::ScoreSheet)))],
    ]
}
