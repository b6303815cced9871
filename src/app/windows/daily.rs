//! The daily game: to be begun, how it ended, and the days before.

use chrono::Datelike as _;
use egui::{Align, Align2, FontId, Label, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind};
use egui::{Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::kit::{Pressed, press};
use super::{kit, text};
use crate::app::copying::{copied_ui, copy_by};
use crate::app::fonts;
use crate::app::theme::strong;
use crate::command::{Command, GameCommand};
use crate::ear;
use crate::menu::{hover_tip, text_tip};
use crate::paint::{self, Icon, Look, On, Pen};
use game::profile::{Day, DayEnd, DayStanding, DayTry, GameResult};
use words::points::plain_spaced;
use words::{Id, daily, msg, turn};

/// The width of what is said of the day, and the space beside it, in points.
const LEFT: f32 = 318.0;
const BETWEEN: f32 = 36.0;
/// A day in the calendar, and from one to the next.
const DAY: Vec2 = vec2(46.0, 48.0);
const STEP: Vec2 = vec2(52.0, 54.0);
const WEEKDAYS_HEIGHT: f32 = 26.0;
const FIGURE_HEIGHT: f32 = 34.0;
/// The radius of the sign of a day.
const SIGN: f32 = 8.0;

/// The window.
#[derive(Debug, Default)]
pub struct DailyWindow {
    /// The day that is chosen in the calendar; today, if none is.
    chosen: Option<Day>,
    /// The first day of the month that is shown; that of the day which is chosen, if
    /// none is.
    month: Option<Day>,
    /// Whether it is explained.
    explains: bool,
    /// Its main button takes the keyboard.
    opens: bool,
    /// The day whose deal its main button would have begun in the last picture.
    shown: Option<Day>,
}

impl Contents for DailyWindow {
    fn title(&self) -> Id {
        msg::WINDOW_DAILY
    }

    fn width(&self) -> f32 {
        768.0
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
        let whole = ui.available_rect_before_wrap();
        let calendar_width = 6.0 * STEP.x + DAY.x;
        ui.spacing_mut().item_spacing.y = 6.0;
        if whole.width() < LEFT + BETWEEN + calendar_width {
            self.day_ui(ui, day, around, answers);
            ui.add_space(18.0);
            self.calendar_ui(ui, day, around);
            return;
        }
        let column = |left: f32, right: f32| {
            let place = Rect::from_min_max(pos2(left, whole.top()), pos2(right, whole.bottom()));
            UiBuilder::new()
                .max_rect(place)
                .layout(Layout::top_down(Align::Min))
        };
        let left = ui.scope_builder(column(whole.left(), whole.left() + LEFT), |ui| {
            self.day_ui(ui, day, around, answers);
        });
        let begins = whole.right() - calendar_width;
        let right = ui.scope_builder(column(begins, whole.right()), |ui| {
            self.calendar_ui(ui, day, around);
        });
        let bottom = left
            .response
            .rect
            .bottom()
            .max(right.response.rect.bottom());
        ui.expand_to_include_rect(whole.with_max_y(bottom));
    }
}

impl DailyWindow {
    /// Draws what there is to know of a day, and what can be done on it.
    fn day_ui(
        &mut self,
        ui: &mut Ui,
        day: Day,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let (session, look) = (around.session, around.paint);
        let chosen = ui.label(RichText::new(daily::chosen(day, around.today)).weak());
        ear::give_author_id(&chosen, "daily-chosen");
        ui.label(strong(daily::game(day)).size(24.0));
        ui.label(RichText::new(daily::level(day)).size(16.0));
        ui.add_space(8.0);
        let standing = session.days().standing(day, around.today);
        let is_on_table = session.day_on_table() == Some(day);
        let goes_on = is_on_table || session.can_go_on_with_day(day);
        self.play_ui(ui, (day, standing, goes_on), look, answers);
        ui.add_space(4.0);
        let quiet = |ui: &mut Ui, said: String| {
            ui.add(Label::new(RichText::new(said).weak()).wrap());
        };
        if let Some(said) = turn::makes_room(session.state()).filter(|_| !is_on_table) {
            quiet(ui, said.text());
        }
        let end = session.days().of(day).and_then(|it| it.end.as_ref());
        match daily::standing(standing, goes_on, day, around.today) {
            Some(said) => quiet(ui, said),
            None => quiet(ui, msg::DAILY_PRACTICE.text()),
        }
        if standing == DayStanding::Begun && session.day_has_help(day) {
            quiet(ui, msg::BAR_ASSISTED.text());
        }
        ui.add_space(8.0);
        let days = session.days();
        if !days.tries().is_empty() {
            for (name, figure) in daily::figures(days, around.today) {
                figure_ui(ui, &name, &figure);
            }
            ui.add_space(10.0);
        }
        let yesterday = around.today.before();
        let before = session.days().of(yesterday).and_then(|it| it.end.as_ref());
        if let Some(end) = end {
            let title = daily::marks(end);
            result_ui(ui, (&title, day, end), look, answers);
        } else if let Some(end) = before.filter(|_| day == around.today) {
            let title = msg::DAILY_YESTERDAY.text();
            result_ui(ui, (&title, yesterday, end), look, answers);
        }
        let what = kit::link(ui, look, "daily-what", &msg::DAILY_WHAT.text());
        if what.clicked() {
            self.explains = !self.explains;
        }
        if self.explains {
            text::quiet(ui, msg::DAILY_LEVELS.text());
            text::quiet(ui, msg::DAILY_HONEST.text());
        }
    }

    /// Draws the button that begins the game of a day, or goes on with it.
    fn play_ui(
        &mut self,
        ui: &mut Ui,
        (day, standing, goes_on): (Day, DayStanding, bool),
        look: &Look,
        answers: &mut Answers<'_>,
    ) {
        let name = match standing {
            DayStanding::Begun if goes_on => msg::DAILY_GO_ON,
            DayStanding::Open => msg::DAILY_PLAY,
            DayStanding::Begun | DayStanding::Over | DayStanding::Closed => msg::DAILY_PLAY_AGAIN,
        };
        let is_golden = standing == DayStanding::Open || goes_on;
        let width = ui.available_width();
        let play = kit::large_button(ui, look, ("daily-play", &name.text()), width, is_golden);
        if std::mem::take(&mut self.opens) {
            play.request_focus();
        }
        // At midnight another day takes the place of the one that was clicked.
        let was_shown = self.shown.replace(day) == Some(day);
        if play.clicked() && was_shown {
            answers
                .commands
                .push(Command::Game(GameCommand::StartDay(day)));
        }
    }

    /// Draws which month is shown, the ways to the one before and after, its days, and what
    /// their signs mean.
    fn calendar_ui(&mut self, ui: &mut Ui, day: Day, around: &Surroundings<'_>) {
        let month = self.month.unwrap_or(day.first_of_month());
        self.month_ui(ui, month, around);
        let width = 6.0 * STEP.x + DAY.x;
        let scale = (ui.available_width() / width).min(1.0);
        let step = vec2(STEP.x * scale, STEP.y);
        let size = vec2(DAY.x * scale, DAY.y);
        let (heads, _) =
            ui.allocate_exact_size(vec2(width * scale, WEEKDAYS_HEIGHT), Sense::hover());
        for weekday in 1..=7_u32 {
            let x = heads.left() + (weekday - 1) as f32 * step.x + size.x / 2.0;
            ui.painter().text(
                pos2(x, heads.center().y),
                Align2::CENTER_CENTER,
                msg::daily_weekday(weekday),
                FontId::proportional(12.0),
                around.paint.quiet(On::Panel),
            );
        }
        let next = month.after_month();
        let last = next.before().end_of_week();
        let weeks = last.days_after(month) / 7 + 1;
        let area = vec2(width * scale, weeks as f32 * step.y);
        let (area, _) = ui.allocate_exact_size(area, Sense::hover());
        let first = last.minus(7 * weeks.unsigned_abs() - 1);
        let mut it = month;
        while it < next {
            let place = it.days_after(first);
            let (week, weekday) = (place / 7, place % 7);
            let at = area.min + vec2(weekday as f32 * step.x, week as f32 * step.y);
            let rect = Rect::from_min_size(at, size);
            let tried = around.session.days().of(it);
            if it > around.today && tried.is_none() {
                day_to_come_ui(ui, rect, it, around.paint);
            } else if day_cell_ui(ui, rect, (it, tried), it == day, around) {
                self.month = Some(month);
                self.chosen = Some(it);
            }
            it = next_day(it);
        }
        legend_ui(ui, around.paint);
    }

    /// Draws the name of the month between the ways to others: back to the first try that
    /// is kept, and at least to last month.
    fn month_ui(&mut self, ui: &mut Ui, month: Day, around: &Surroundings<'_>) {
        let (this, tries) = (around.today.first_of_month(), around.session.days().tries());
        let first_try = tries.first().map(|it| it.day.first_of_month());
        let before = this.before().first_of_month();
        let first = first_try.map_or(before, |day| day.min(before));
        let last_try = tries.last().map(|it| it.day.first_of_month());
        let last = last_try.map_or(this, |day| day.max(this));
        let look = around.paint;
        let size = vec2(ui.available_width().min(6.0 * STEP.x + DAY.x), 36.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            let way = |ui: &mut Ui, name: Id, icon: Icon, why_not: Option<Id>| {
                let button = ui
                    .add_enabled_ui(why_not.is_none(), |ui| {
                        kit::icon_button(ui, look, name.name(), icon, &name.text())
                    })
                    .inner;
                let button = match why_not {
                    Some(why) => button.on_disabled_hover_text(why.text()),
                    None => hover_tip(button, name.text()),
                };
                button.clicked()
            };
            let why = (month <= first).then_some(msg::WHY_NO_MONTH_BEFORE);
            if way(ui, msg::DAILY_MONTH_BEFORE, Icon::Left, why) {
                self.month = Some(month.before().first_of_month());
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let why = (month >= last).then_some(msg::WHY_NO_MONTH_AFTER);
                if way(ui, msg::DAILY_MONTH_AFTER, Icon::Right, why) {
                    self.month = Some(month.after_month());
                }
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    ui.add_space(8.0);
                    let title = strong(daily::month(month)).size(16.0);
                    let title = ui.add(Label::new(title).truncate());
                    ear::give_author_id(&title, "daily-month");
                });
            });
        });
    }
}

fn next_day(day: Day) -> Day {
    let next = day.date().succ_opt();
    next.map_or(day, Day::of)
}

/// Draws a figure: its name at the left, the figure at the right.
fn figure_ui(ui: &mut Ui, name: &str, figure: &str) {
    let size = vec2(ui.available_width(), FIGURE_HEIGHT - 6.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{name}: {figure}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let text = ui.visuals().text_color();
    let painter = ui.painter();
    let plain = FontId::proportional(14.0);
    let middle = rect.center().y - 2.0;
    let left = pos2(rect.left(), middle);
    painter.text(left, Align2::LEFT_CENTER, name, plain, text);
    let right = pos2(rect.right(), middle);
    painter.text(
        right,
        Align2::RIGHT_CENTER,
        figure,
        fonts::strong(14.0),
        text,
    );
    let rule = ui.visuals().widgets.noninteractive.bg_stroke;
    painter.hline(rect.x_range(), rect.bottom(), rule);
}

/// Draws how the game of a day ended, and what copies that.
fn result_ui(
    ui: &mut Ui,
    (title, day, end): (&str, Day, &DayEnd),
    look: &Look,
    answers: &mut Answers<'_>,
) {
    let fill = ui.visuals().text_color().gamma_multiply(0.07);
    let frame = egui::Frame::new()
        .fill(fill)
        .corner_radius(12.0)
        .inner_margin(14.0);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let size = vec2(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let copy = kit::link(ui, look, "daily-copy", &msg::DAILY_COPY.text());
            let copy = text_tip(copy, || msg::TIP_DAILY_COPY.text(), None);
            copy_by(
                &copy,
                || plain_spaced(&daily::shared(day, end)),
                answers.commands,
            );
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let marks = ui.label(RichText::new(title).small().weak());
                let spoken = daily::marks_spoken(end);
                marks.on_hover_text(&spoken);
                let ended = ui.add(Label::new(daily::ended(end)).wrap());
                ear::give_author_id(&ended, "daily-ended");
                if end.with_help {
                    ui.label(RichText::new(msg::BAR_ASSISTED.text()).small().weak());
                }
                copied_ui(ui, &[copy.id]);
            });
        });
    });
}

/// Draws a day that is not here yet.
fn day_to_come_ui(ui: &Ui, rect: Rect, day: Day, look: &Look) {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let painter = ui.painter();
    painter.rect_stroke(rect, 10.0, line, StrokeKind::Inside);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        day.date().day(),
        FontId::proportional(14.0),
        look.quiet(On::Panel),
    );
}

/// Draws a day of the calendar; whether it was clicked.
fn day_cell_ui(
    ui: &Ui,
    rect: Rect,
    (day, tried): (Day, Option<&DayTry>),
    is_chosen: bool,
    around: &Surroundings<'_>,
) -> bool {
    let id = format!("daily-{day}");
    let has_help = around.session.day_has_help(day);
    let spoken = daily::spoken(day, tried, has_help);
    let it = Pressed {
        chosen: Some(is_chosen),
        ..Pressed::button(&id, &spoken)
    };
    let response = press(ui, rect, it);
    let look = around.paint;
    if ui.is_rect_visible(rect) {
        let text = look.text(On::Panel);
        let part = if response.hovered() { 0.14 } else { 0.07 };
        let edge = if is_chosen {
            Stroke::new(2.5, ui.visuals().selection.bg_fill)
        } else if day == around.today {
            Stroke::new(1.0, text)
        } else {
            Stroke::NONE
        };
        let fill = text.gamma_multiply(part);
        ui.painter()
            .rect(rect, 10.0, fill, edge, StrokeKind::Inside);
        let is_marked = day == around.today || is_chosen;
        let font = if is_marked {
            fonts::strong(14.0)
        } else {
            FontId::proportional(14.0)
        };
        let number = match tried {
            Some(_) => pos2(rect.center().x, rect.top() + 14.0),
            None => rect.center(),
        };
        let date = day.date().day();
        ui.painter()
            .text(number, Align2::CENTER_CENTER, date, font, text);
        if let Some(tried) = tried {
            let mut pen = Pen::new(ui.painter());
            let at = pos2(rect.center().x, rect.bottom() - 14.0);
            let result = tried.end.as_ref().map(|end| end.result);
            paint_sign(&mut pen, at, result, look);
            if has_help {
                let at = at + vec2(15.0, -1.0);
                paint::icon(&mut pen, Icon::Hint, at, 12.0, text);
            }
        }
        if response.has_focus() {
            let ring = ui.visuals().widgets.active.bg_stroke;
            let around = rect.expand(2.0);
            ui.painter()
                .rect_stroke(around, 12.0, ring, StrokeKind::Outside);
        }
    }
    response.on_hover_text(spoken).clicked()
}

/// Paints how the game of a day ended; one that goes on has no result.
fn paint_sign(pen: &mut Pen, at: egui::Pos2, result: Option<GameResult>, look: &Look) {
    let colors = &look.colors;
    let dark = paint::color(colors.panel);
    let line = |pen: &mut Pen, ends: [Vec2; 2]| pen.line(ends.map(|end| at + end), 1.8, dark);
    match result {
        Some(GameResult::Won) => {
            pen.disc(at, SIGN, paint::color(colors.bars[0]));
            line(pen, [vec2(-3.5, 0.2), vec2(-1.0, 2.8)]);
            line(pen, [vec2(-1.0, 2.8), vec2(3.5, -2.6)]);
        }
        Some(GameResult::Lost) => {
            pen.disc(at, SIGN, paint::color(colors.bars[1]));
            line(pen, [vec2(-2.8, -2.8), vec2(2.8, 2.8)]);
            line(pen, [vec2(-2.8, 2.8), vec2(2.8, -2.8)]);
        }
        Some(GameResult::Drawn) => {
            let tied = colors.panel_quiet.toward(colors.panel, 0.35);
            pen.disc(at, SIGN, paint::color(tied));
            line(pen, [vec2(-3.2, -1.8), vec2(3.2, -1.8)]);
            line(pen, [vec2(-3.2, 1.8), vec2(3.2, 1.8)]);
        }
        None => {
            let tone = look.quiet(On::Panel);
            pen.disc(at, SIGN, tone);
            pen.disc(at, SIGN - 1.5, dark);
            let half: Vec<_> = (0..=12)
                .map(|n| {
                    let angle = std::f32::consts::PI * (n as f32 / 12.0 - 0.5);
                    at + (SIGN - 1.0) * Vec2::angled(angle)
                })
                .collect();
            pen.polygon(&half, tone);
        }
    }
}

/// Draws what the signs of the calendar mean.
fn legend_ui(ui: &mut Ui, look: &Look) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 0.0;
        let signs = [
            (Some(Some(GameResult::Won)), msg::DAILY_SIGN_WON.text()),
            (Some(Some(GameResult::Lost)), msg::DAILY_SIGN_LOST.text()),
            (Some(Some(GameResult::Drawn)), msg::DAILY_SIGN_TIED.text()),
            (Some(None), msg::DAILY_SIGN_IN_PROGRESS.text()),
            (None, msg::DAILY_SIGN_ASSISTED.text()),
        ];
        for (sign, name) in signs {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN), Sense::hover());
            let mut pen = Pen::new(ui.painter());
            if let Some(result) = sign {
                paint_sign(&mut pen, rect.center(), result, look);
            } else {
                let tone = look.text(On::Panel);
                paint::icon(&mut pen, Icon::Hint, rect.center(), 14.0, tone);
            }
            drop(pen);
            ui.add(Label::new(RichText::new(name).small().weak()).extend());
            ui.add_space(6.0);
        }
    });
}
