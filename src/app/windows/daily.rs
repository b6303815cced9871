//! The deal of the day: to be begun, how it ended, and the days before.

use chrono::Datelike as _;
use egui::{
    Button, FontId, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    WidgetInfo, pos2, vec2,
};

use super::contents::{Answers, Contents, Surroundings};
use super::figures::figures_ui;
use super::text;
use crate::app::command::Command;
use crate::app::copying::{copied_ui, copy_by};
use crate::app::ear;
use crate::app::menu::{tip, tip_or_why};
use crate::app::theme::{HEADING_SIZE, SMALL_TEXT_SIZE, TEXT_SIZE, strong};
use game::profile::{Day, DayEnd, DayStanding, DayTry};
use words::points::plain_spaced;
use words::{Id, daily, turn};
use words::{id, say};

/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 12.0;
/// A day in the calendar: its height, the widest it gets, and the space between two,
/// in points.
const DAY_HEIGHT: f32 = 34.0;
const DAY_WIDTH: f32 = 58.0;
const BETWEEN_DAYS: f32 = 4.0;

/// Draws what copies the result of a day as a text to be sent to others, to be found by
/// `id`, and says when it is copied.
pub fn copy_result_ui(
    ui: &mut Ui,
    id: &str,
    (day, end): (Day, &DayEnd),
    commands: &mut Vec<Command>,
) {
    let copy = text::button(ui, id!("daily-copy"), id!("tip-daily-copy"));
    ear::give_author_id(&copy, id);
    copy_by(&copy, || plain_spaced(&daily::shared(day, end)), commands);
    copied_ui(ui, &[copy.id]);
}

/// The window.
#[derive(Debug, Default)]
pub struct DailyWindow {
    /// The day that is chosen in the calendar; today, if none is.
    chosen: Option<Day>,
    /// The first day of the month that is shown; that of the day which is chosen, if
    /// none is.
    month: Option<Day>,
    /// Its main button takes the keyboard.
    opens: bool,
    /// The day whose deal its main button would have begun in the last picture.
    shown: Option<Day>,
}

impl Contents for DailyWindow {
    fn title(&self) -> Id {
        id!("window-daily")
    }

    fn width(&self) -> f32 {
        440.0
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        *self = Self {
            chosen: around.session.day_on_table(),
            opens: true,
            ..Self::default()
        };
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let day = self.chosen.unwrap_or(around.today);
        ui.ctx().request_repaint_after(around.until_tomorrow);
        self.day_ui(ui, day, around, answers.commands);
        let days = around.session.days();
        if !days.tries().is_empty() {
            ui.add_space(ABOVE_PART);
            figures_ui(ui, daily::figures(days, around.today));
        }
        ui.add_space(ABOVE_PART);
        let month = self.month.unwrap_or(day.first_of_month());
        self.month_ui(ui, month, around);
        self.calendar_ui(ui, (month, day), around);
        text::quiet(ui, daily::legend());
        ui.add_space(ABOVE_PART / 2.0);
        text::quiet(ui, say!("daily-levels"));
        text::quiet(ui, say!("daily-honest"));
    }
}

impl DailyWindow {
    /// Draws what there is to know of a day, and what can be done on it.
    fn day_ui(
        &mut self,
        ui: &mut Ui,
        day: Day,
        around: &Surroundings<'_>,
        commands: &mut Vec<Command>,
    ) {
        let (session, look) = (around.session, around.look);
        text::heading(ui, daily::date(day));
        text::paragraph(ui, daily::game(day));
        ui.add_space(ABOVE_PART / 2.0);
        let standing = session.days().standing(day, around.today);
        let is_on_table = session.day_on_table() == Some(day);
        let goes_on = is_on_table || session.can_go_on_with_day(day);
        if let Some(said) = daily::standing(standing, goes_on, day, around.today) {
            text::quiet(ui, said);
        }
        if standing == DayStanding::Begun && !goes_on {
            text::quiet(ui, say!("daily-again-does-not-count"));
        }
        if is_on_table {
            text::quiet(ui, say!("daily-on-table"));
        }
        if standing == DayStanding::Begun && session.day_has_help(day) {
            text::quiet(ui, say!("daily-with-help"));
        }
        let end = session.days().of(day).and_then(|it| it.end.as_ref());
        if let Some(end) = end {
            let ended = ui.add(Label::new(strong(daily::ended(end)).size(HEADING_SIZE)).wrap());
            ear::give_author_id(&ended, "daily-ended");
            let marks = strong(daily::marks(end)).size(HEADING_SIZE);
            let marks = ui.add(Label::new(marks.color(look.accent_text)).wrap());
            let spoken = daily::marks_spoken(end);
            marks.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
            text::quiet(ui, daily::marks_explained());
            if end.with_help {
                text::quiet(ui, say!("daily-with-help"));
            }
            text::quiet(ui, say!("daily-again-does-not-count"));
        }
        if let Some(said) = turn::makes_room(session.state()).filter(|_| !is_on_table) {
            text::quiet(ui, said.text());
        }
        ui.add_space(ABOVE_PART / 2.0);
        let (name, says) = match standing {
            DayStanding::Begun if goes_on => (id!("daily-go-on"), id!("tip-daily-go-on")),
            DayStanding::Begun | DayStanding::Over => {
                (id!("daily-play-again"), id!("tip-daily-play-again"))
            }
            DayStanding::Open | DayStanding::Closed => (id!("daily-play"), id!("tip-daily-play")),
        };
        ui.horizontal_wrapped(|ui| {
            let play = ui.add(look.main_button(name.text()));
            ear::give_author_id(&play, "daily-play");
            if std::mem::take(&mut self.opens) {
                play.request_focus();
            }
            // At midnight another day takes the place of the one that was clicked.
            let was_shown = self.shown.replace(day) == Some(day);
            if tip(play, says, None).clicked() && was_shown {
                commands.push(Command::StartDay(day));
            }
            if let Some(end) = end {
                copy_result_ui(ui, "daily-copy", (day, end), commands);
            }
        });
    }

    /// Draws which month is shown, and the ways to the one before and after: back to the
    /// first try that is kept, and at least to last month.
    fn month_ui(&mut self, ui: &mut Ui, month: Day, around: &Surroundings<'_>) {
        let (this, tries) = (around.today.first_of_month(), around.session.days().tries());
        let first_try = tries.first().map(|it| it.day.first_of_month());
        let before = this.before().first_of_month();
        let first = first_try.map_or(before, |day| day.min(before));
        let last_try = tries.last().map(|it| it.day.first_of_month());
        let last = last_try.map_or(this, |day| day.max(this));
        let ways = [
            (
                id!("daily-month-before"),
                id!("tip-daily-month-before"),
                (month <= first).then_some(id!("why-no-month-before")),
                month.before().first_of_month(),
            ),
            (
                id!("daily-month-after"),
                id!("tip-daily-month-after"),
                (month >= last).then_some(id!("why-no-month-after")),
                month.after_month(),
            ),
        ];
        let title = daily::month(month);
        let names = ways.each_ref().map(|(name, ..)| name.text());
        let is_one_line = width_of(ui, &title, &names) <= ui.available_width();
        let title_ui = |ui: &mut Ui| {
            let title = ui.add(Label::new(RichText::new(&title).heading()).wrap());
            ear::give_author_id(&title, "daily-month");
        };
        if !is_one_line {
            // Both ways stay beside each other.
            title_ui(ui);
        }
        ui.horizontal_wrapped(|ui| {
            if is_one_line {
                title_ui(ui);
            }
            for (name, says, why_not, there) in ways {
                let button = ui.add_enabled(why_not.is_none(), Button::new(name.text()));
                ear::give_author_id(&button, name.name());
                if tip_or_why(button, says, why_not).clicked() {
                    self.month = Some(there);
                }
            }
        });
    }

    /// Draws a month, day by day; a click chooses a day.
    fn calendar_ui(&mut self, ui: &mut Ui, (month, chosen): (Day, Day), around: &Surroundings<'_>) {
        let today = around.today;
        let next = month.after_month();
        let room = (ui.available_width() - 6.0 * BETWEEN_DAYS) / 7.0;
        let width = room.floor().min(DAY_WIDTH);
        ui.spacing_mut().item_spacing = vec2(BETWEEN_DAYS, BETWEEN_DAYS);
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            for weekday in 1..=7 {
                let (rect, _) = ui.allocate_exact_size(vec2(width, 16.0), Sense::hover());
                ui.painter().text(
                    rect.center(),
                    egui::Align2::CENTER_CENTER,
                    daily::weekday(weekday),
                    FontId::proportional(SMALL_TEXT_SIZE),
                    around.look.quiet,
                );
            }
        });
        let last = next.before().end_of_week();
        let weeks = last.days_after(month).unsigned_abs() / 7 + 1;
        for week in (0..weeks).rev() {
            ui.horizontal(|ui| {
                for left in (0..7).rev() {
                    let day = last.minus(7 * week + left);
                    let size = vec2(width, DAY_HEIGHT);
                    let tried = around.session.days().of(day);
                    if !(month..next).contains(&day) {
                        ui.allocate_exact_size(size, Sense::hover());
                    } else if day > today && tried.is_none() {
                        day_to_come_ui(ui, size, day, around);
                    } else if day_cell_ui(ui, size, (day, tried), day == chosen, around) {
                        self.month = Some(month);
                        self.chosen = Some(day);
                    }
                }
            });
        }
    }
}

/// How wide a heading with buttons beside it is.
fn width_of(ui: &Ui, heading: &str, buttons: &[String]) -> f32 {
    let width = |words: &str, style: TextStyle| {
        let (font, color) = (style.resolve(ui.style()), ui.visuals().text_color());
        let words = ui.painter().layout_no_wrap(words.to_owned(), font, color);
        words.size().x
    };
    let spacing = ui.spacing();
    let beside = spacing.item_spacing.x + 2.0 * spacing.button_padding.x;
    let buttons = buttons.iter();
    let buttons = buttons.map(|words| width(words, TextStyle::Button) + beside);
    width(heading, TextStyle::Heading) + buttons.sum::<f32>()
}

/// The space beside the number of a day, in points.
const BESIDE_NUMBER: f32 = 7.0;

/// Draws a day that is not here yet.
fn day_to_come_ui(ui: &mut Ui, size: egui::Vec2, day: Day, around: &Surroundings<'_>) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().text(
        rect.left_center() + vec2(BESIDE_NUMBER, 0.0),
        egui::Align2::LEFT_CENTER,
        day.date().day(),
        FontId::proportional(SMALL_TEXT_SIZE),
        around.look.quiet,
    );
}

/// Draws a day of the calendar; whether it was clicked.
fn day_cell_ui(
    ui: &mut Ui,
    size: egui::Vec2,
    (day, tried): (Day, Option<&DayTry>),
    is_chosen: bool,
    around: &Surroundings<'_>,
) -> bool {
    let look = around.look;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let has_help = around.session.day_has_help(day);
    let spoken = daily::spoken(day, tried, has_help);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    ear::give_author_id(&response, format!("daily-{day}"));
    if ui.is_rect_visible(rect) {
        let style = ui.style().interact_selectable(&response, is_chosen);
        let painter = ui.painter();
        let edge = if day == around.today {
            Stroke::new(1.5, look.accent_text)
        } else {
            Stroke::new(1.0, look.rule)
        };
        let edge = if is_chosen || response.hovered() || response.has_focus() {
            style.bg_stroke
        } else {
            edge
        };
        let fill = if is_chosen || tried.is_some() || response.hovered() {
            style.weak_bg_fill
        } else {
            egui::Color32::TRANSPARENT
        };
        painter.rect(rect, style.corner_radius, fill, edge, StrokeKind::Inside);
        let halves = rect.shrink2(vec2(BESIDE_NUMBER, 0.0));
        painter.text(
            pos2(halves.left(), rect.center().y),
            egui::Align2::LEFT_CENTER,
            day.date().day(),
            FontId::proportional(SMALL_TEXT_SIZE),
            style.text_color(),
        );
        let mark = daily::mark(tried, has_help);
        mark_ui(ui, halves, mark, style.text_color());
    }
    response.on_hover_text(spoken).clicked()
}

/// Writes the sign of a day at the right of its place.
fn mark_ui(ui: &Ui, rect: Rect, mark: String, color: egui::Color32) {
    ui.painter().text(
        pos2(rect.right(), rect.center().y),
        egui::Align2::RIGHT_CENTER,
        mark,
        crate::app::fonts::strong(TEXT_SIZE),
        color,
    );
}
