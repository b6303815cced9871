//! The daily game: its button, its result, and the days before.

use chrono::Datelike as _;
use egui::{Align, Label, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2};
use egui::{pos2, vec2};

use super::kit::{self, Dialog, TextCell, WidgetLabel, sizes};
use super::text;
use super::{Window, WindowContext};
use crate::command::{GameCommand, WindowCommand};
use crate::ear;
use crate::menu::{hover_tip, tip};
use crate::paint::theme::strong;
use crate::paint::{self, Icon, Look, Pen, SealPress, Surface, TextStyle};
use crate::sound::Sound;
use crate::table::is_pressed;
use crate::widgets::Button;
use crate::windows::copying::{copied_note_ui, copy_if_clicked};
use game::profile::{Day, DayEnd, DayState, DayTry, GameResult};
use words::msg;
use words::points::plain_spaced;
use words::{MessageId, Named as _, daily, turn};

const DESCRIPTION_WIDTH: f32 = 318.0;
const COLUMN_GAP: f32 = 36.0;
// A day of the calendar, the distance from one to the next, and the width of a week.
const DAY_SIZE: Vec2 = vec2(46.0, 54.0);
const DAY_STEP: Vec2 = vec2(52.0, 60.0);
const WEEK_WIDTH: f32 = 6.0 * DAY_STEP.x + DAY_SIZE.x;
const WEEKDAYS_HEIGHT: f32 = 26.0;
const FIGURE_HEIGHT: f32 = 28.0;
const MARK_RADIUS: f32 = 9.0;
const LEGEND_RADIUS: f32 = 8.0;
const SEAL_SIZE: f32 = 30.0;
/// The distance of a day's number, or of the mark of a game played with help, from the corner of
/// its cell.
const CORNER_MARGIN: Vec2 = vec2(7.0, 10.0);
const MEDAL_SIZE: f32 = 96.0;
const GAP_BESIDE_MEDAL: f32 = 18.0;

#[derive(Debug, Default)]
pub struct DailyWindow {
    /// The day chosen in the calendar; `None` for today.
    chosen: Option<Day>,
    /// The first day of the shown month; `None` for the month of the chosen day.
    month: Option<Day>,
    shows_explanation: bool,
    /// Whether to focus the main button in the next frame.
    focuses_button: bool,
    /// The day whose seal is being stamped.
    stamping: Option<(Day, SealPress)>,
    /// The last day whose seal was stamped, so that it is not stamped again until the program ends.
    last_sealed: Option<Day>,
    /// The day that the main button would have started in the last frame.
    button_day: Option<Day>,
}

impl Window for DailyWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        let won = cx.session.won_day_on_table();
        let is_new = won.is_some() && won != self.last_sealed && cx.duration_factor > 0.0;
        *self = Self {
            chosen: cx.session.day_on_table(),
            month: won.filter(|_| is_new).map(Day::first_of_month),
            focuses_button: true,
            stamping: won.filter(|_| is_new).map(|day| (day, SealPress::default())),
            last_sealed: won.or(self.last_sealed),
            ..Self::default()
        };
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::new(msg::WINDOW_DAILY, 768.0);
        dialog.show(ui, cx, |dialog| {
            dialog.body(|ui, cx| self.body(ui, cx));
        });
    }
}

impl DailyWindow {
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let day = self.chosen.unwrap_or(cx.today);
        ui.ctx().request_repaint_after(cx.until_tomorrow);
        let whole = ui.available_rect_before_wrap();
        ui.spacing_mut().item_spacing.y = 6.0;
        if whole.width() < DESCRIPTION_WIDTH + COLUMN_GAP + WEEK_WIDTH {
            self.day_ui(ui, day, cx);
            ui.add_space(18.0);
            self.calendar_ui(ui, day, cx);
            return;
        }
        let left = whole.with_max_x(whole.left() + DESCRIPTION_WIDTH);
        let left = kit::ui_at(ui, left, |ui| {
            self.day_ui(ui, day, cx);
            ui.min_rect()
        });
        let right = whole.with_min_x(whole.right() - WEEK_WIDTH);
        let right = kit::ui_at(ui, right, |ui| {
            self.calendar_ui(ui, day, cx);
            ui.min_rect()
        });
        ui.advance_cursor_after_rect(left | right);
    }

    fn day_ui(&mut self, ui: &mut Ui, day: Day, cx: &mut WindowContext<'_>) {
        let (session, today) = (cx.session, cx.today);
        let days = session.days();
        let chosen = text::weak(ui, daily::chosen_day(day, today));
        ear::give_author_id(&chosen, "daily-chosen");
        ui.label(strong(daily::game(day)).size(24.0));
        ui.label(RichText::new(msg::daily_level(day.level().name())).size(sizes::HEADING_SIZE));
        ui.add_space(8.0);
        if session.is_loading_lists() {
            // While the days are being loaded, it is unknown whether this one already has a try.
            let said = text::weak(ui, msg::DAILY_BEING_READ.text());
            ear::speak(&said);
            return;
        }
        let standing = days.day_state(day, today);
        let is_on_table = session.day_on_table() == Some(day);
        let can_continue = is_on_table || session.can_resume_day(day);
        self.play_ui(ui, day, standing, can_continue, cx);
        ui.add_space(4.0);
        if let Some(said) =
            turn::consequence_for_current_game(session.state()).filter(|_| !is_on_table)
        {
            text::weak(ui, said.text());
        }
        let said = daily::standing(standing, can_continue, day, today);
        text::weak(ui, said.unwrap_or_else(|| msg::DAILY_PRACTICE.text()));
        if standing == DayState::Begun && session.day_has_help(day) {
            text::weak(ui, msg::BAR_ASSISTED.text());
        }
        ui.add_space(8.0);
        if !days.tries().is_empty() {
            for (name, figure) in daily::figures(days, today) {
                figure_ui(ui, name, figure);
            }
            ui.add_space(10.0);
        }
        let end_of = |day: Day| days.of(day).and_then(|it| it.end.as_ref());
        let yesterday = today.previous();
        if let Some(end) = end_of(day) {
            result_ui(ui, &daily::hand_result_symbols(end), day, end, cx);
        } else if let Some(end) = end_of(yesterday).filter(|_| day == today) {
            let title = msg::DAILY_YESTERDAY.text();
            result_ui(ui, &title, yesterday, end, cx);
        }
        self.medal_ui(ui, today, cx);
        self.shows_explanation ^= kit::link_named(ui, cx.look, msg::DAILY_WHAT).clicked();
        if self.shows_explanation {
            text::quiet(ui, msg::DAILY_LEVELS.text());
            text::quiet(ui, msg::DAILY_HONEST.text());
        }
    }

    fn play_ui(
        &mut self,
        ui: &mut Ui,
        day: Day,
        standing: DayState,
        can_continue: bool,
        cx: &mut WindowContext<'_>,
    ) {
        let name = match standing {
            DayState::Begun if can_continue => msg::DAILY_GO_ON,
            DayState::Open => msg::DAILY_PLAY,
            _ => msg::DAILY_PLAY_AGAIN,
        };
        let is_golden = standing == DayState::Open || can_continue;
        let width = ui.available_width();
        let name = name.text();
        let play = Button::primary_if(is_golden, "daily-play", &name);
        let play = play.large(width).ui(ui, cx.look);
        if std::mem::take(&mut self.focuses_button) {
            play.request_focus();
        }
        // At midnight the day of the button changes. A click at that moment must not start the
        // wrong one.
        if self.button_day.replace(day) == Some(day) {
            cx.push_if_clicked(&play, GameCommand::StartDay(day));
        }
    }

    fn calendar_ui(&mut self, ui: &mut Ui, day: Day, cx: &mut WindowContext<'_>) {
        let month = self.month.unwrap_or(day.first_of_month());
        self.month_ui(ui, month, cx);
        let scale = (ui.available_width() / WEEK_WIDTH).min(1.0);
        let step = vec2(DAY_STEP.x * scale, DAY_STEP.y);
        let size = vec2(DAY_SIZE.x * scale, DAY_SIZE.y);
        let heads = vec2(WEEK_WIDTH * scale, WEEKDAYS_HEIGHT);
        let (heads, _) = ui.allocate_exact_size(heads, Sense::hover());
        let monday = month.end_of_week().minus(6).date();
        for (place, weekday) in monday.iter_days().take(7).enumerate() {
            let x = heads.left() + place as f32 * step.x + size.x / 2.0;
            let style = TextStyle::regular(sizes::MIN_TEXT_SIZE);
            let at = pos2(x, heads.center().y);
            write_centered(ui, at, &daily::weekday(Day::of(weekday)), style, true);
        }
        let next = month.first_of_next_month();
        let last = next.previous().end_of_week();
        let weeks = last.days_after(month) / 7 + 1;
        let area = vec2(WEEK_WIDTH * scale, weeks as f32 * step.y);
        let (area, _) = ui.allocate_exact_size(area, Sense::hover());
        let first = last.minus(7 * weeks.unsigned_abs() - 1);
        let days = month.date().iter_days().map(Day::of);
        for it in days.take_while(|it| *it < next) {
            let place = it.days_after(first);
            let at = vec2((place % 7) as f32 * step.x, (place / 7) as f32 * step.y);
            let rect = Rect::from_min_size(area.min + at, size);
            let tried = cx.session.days().of(it);
            if it > cx.today && tried.is_none() {
                let line = ui.visuals().widgets.noninteractive.bg_stroke;
                ui.painter().rect_stroke(rect, sizes::INPUT_ROUNDING, line, StrokeKind::Inside);
                let (style, date) =
                    (TextStyle::regular(sizes::TEXT_SIZE), it.date().day().to_string());
                write_centered(ui, rect.center(), &date, style, true);
            } else {
                let elapsed_secs = self.secs_since_stamping(ui, it, cx);
                if day_ui(ui, rect, (it, tried, elapsed_secs), it == day, cx) {
                    self.month = Some(month);
                    self.chosen = Some(it);
                }
            }
        }
        legend_ui(ui, cx.look);
    }

    /// Returns the seconds, at the usual speed, since the seal of a day began to be stamped;
    /// infinite if it is not being stamped. Plays a sound as the seal hits the paper.
    fn secs_since_stamping(&mut self, ui: &Ui, day: Day, cx: &mut WindowContext<'_>) -> f32 {
        let now = ui.input(|input| input.time);
        let Some((_, press)) = self.stamping.as_mut().filter(|(of, _)| *of == day) else {
            return f32::INFINITY;
        };
        let (elapsed_secs, is_down) = press.update(now, cx.duration_factor, is_pressed(ui));
        if is_down {
            cx.push(WindowCommand::PlaySound(Sound::Seal));
        }
        if elapsed_secs.is_infinite() {
            self.stamping = None;
        }
        ui.ctx().request_repaint();
        elapsed_secs
    }

    /// Draws a medal for the shown month, or else the month before, if the game of each of its days
    /// was finished.
    fn medal_ui(&mut self, ui: &mut Ui, today: Day, cx: &WindowContext<'_>) {
        let shown = self.month.unwrap_or(today.first_of_month());
        let before = shown.previous().first_of_month();
        let days = cx.session.days();
        let ends = |month: Day| {
            let all = month.date().iter_days().map(Day::of);
            let all = all.take_while(move |day| *day < month.first_of_next_month());
            all.map(|day| days.of(day).and_then(|tried| tried.end.as_ref()))
        };
        let is_full = |month: &Day| ends(*month).all(|end| end.is_some());
        let Some(month) = [shown, before].into_iter().find(is_full) else {
            return;
        };
        let (count, name) = (ends(month).count(), daily::month(month));
        let won = ends(month).flatten().filter(|end| end.result == GameResult::Won).count();
        kit::on_background(ui, 14.0, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP_BESIDE_MEDAL;
                let spoken = msg::daily_full_month_spoken(count, name.clone(), won);
                let size = Vec2::splat(MEDAL_SIZE);
                let (rect, _) =
                    kit::allocate_described(ui, size, Role::Image, "daily-medal", &spoken);
                paint::medal(
                    &mut Pen::new(ui.painter()),
                    rect.center(),
                    MEDAL_SIZE,
                    &count.to_string(),
                );
                ui.vertical(|ui| {
                    ui.label(strong(&name).size(sizes::HEADING_SIZE));
                    text::weak(ui, msg::DAILY_FULL_MONTH.text());
                    text::weak(ui, msg::daily_full_month_figures(count, won));
                    let see = msg::daily_see_month(daily::month_in_sentence(month));
                    if month != shown && kit::link(ui, cx.look, "daily-see-month", &see).clicked() {
                        self.month = Some(month);
                    }
                });
            });
        });
        ui.add_space(8.0);
    }

    /// Draws the name of the month between two arrows, which lead back to the first saved try, or
    /// at least to last month.
    fn month_ui(&mut self, ui: &mut Ui, month: Day, cx: &WindowContext<'_>) {
        let (this_month, tries) = (cx.today.first_of_month(), cx.session.days().tries());
        let month_of = |tried: Option<&DayTry>| tried.map(|it| it.day.first_of_month());
        let before = this_month.previous().first_of_month();
        let first = month_of(tries.first()).map_or(before, |day| day.min(before));
        let last = month_of(tries.last()).map_or(this_month, |day| day.max(this_month));
        let arrow_ui = |ui: &mut Ui, name: MessageId, icon: Icon, is_possible: bool| {
            let button =
                ui.add_enabled_ui(is_possible, |ui| kit::icon_named(ui, cx.look, icon, name));
            let tooltip = if is_possible { name } else { msg::WHY_NO_MORE };
            hover_tip(button.inner, tooltip.text()).clicked()
        };
        let size = vec2(ui.available_width().min(WEEK_WIDTH), sizes::INPUT_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            if arrow_ui(ui, msg::DAILY_MONTH_BEFORE, Icon::Left, month > first) {
                self.month = Some(month.previous().first_of_month());
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if arrow_ui(ui, msg::DAILY_MONTH_AFTER, Icon::Right, month < last) {
                    self.month = Some(month.first_of_next_month());
                }
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    ui.add_space(8.0);
                    let title = strong(daily::month(month)).size(sizes::HEADING_SIZE);
                    let title = ui.add(Label::new(title).truncate());
                    ear::give_author_id(&title, "daily-month");
                });
            });
        });
    }
}

fn figure_ui(ui: &mut Ui, name: String, figure: String) {
    let size = vec2(ui.available_width(), FIGURE_HEIGHT);
    let spoken = format!("{name}: {figure}");
    let (rect, _) = kit::allocate_described(ui, size, Role::Label, "", &spoken);
    let words =
        [TextCell::left(0.0, f32::INFINITY, name), TextCell::right(rect.width(), figure).strong()];
    kit::cells(ui, rect.translate(vec2(0.0, -2.0)), words);
    kit::row_line(ui, rect);
}

fn result_ui(ui: &mut Ui, title: &str, day: Day, end: &DayEnd, cx: &mut WindowContext<'_>) {
    kit::on_background(ui, 14.0, |ui| {
        kit::row_from_right(ui, 0.0, |ui| {
            let copy = kit::link_named(ui, cx.look, msg::DAILY_COPY);
            let copy = tip(copy, msg::TIP_DAILY_COPY, None);
            let text = || plain_spaced(&daily::result_to_share(day, end));
            copy_if_clicked(&copy, text, cx.commands);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let marks = ui.label(RichText::new(title).small().weak());
                hover_tip(marks, daily::hands_won_sentence(end));
                let ended = text::wrapped(ui, daily::result(end));
                ear::give_author_id(&ended, "daily-ended");
                if end.with_help {
                    text::quiet(ui, msg::BAR_ASSISTED.text());
                }
                copied_note_ui(ui, &[copy.id]);
            });
        });
    });
}

fn write_centered(ui: &Ui, at: egui::Pos2, text: &str, style: TextStyle, is_quiet: bool) {
    let tone = if is_quiet { ui.visuals().weak_text_color() } else { ui.visuals().text_color() };
    Pen::new(ui.painter()).centered_text(at, text, style, tone);
}

/// Draws a day of the calendar. Returns whether it was clicked.
fn day_ui(
    ui: &Ui,
    rect: Rect,
    (day, tried, elapsed_secs): (Day, Option<&DayTry>, f32),
    is_chosen: bool,
    cx: &WindowContext<'_>,
) -> bool {
    let has_help = cx.session.day_has_help(day);
    let (id, spoken) = (format!("daily-{day}"), daily::day_spoken(day, tried, has_help));
    let it = WidgetLabel { is_chosen: Some(is_chosen), ..WidgetLabel::button(&id, &spoken) };
    let response = kit::interact_as(ui, rect, it);
    if ui.is_rect_visible(rect) {
        let text = ui.visuals().text_color();
        let is_today = day == cx.today;
        let edge = if is_chosen {
            Stroke::new(sizes::CHOSEN_EDGE_WIDTH, ui.visuals().selection.bg_fill)
        } else if is_today {
            Stroke::new(1.0, text)
        } else {
            Stroke::NONE
        };
        let fill = text.gamma_multiply(if response.hovered() { 0.14 } else { sizes::TINT_OPACITY });
        ui.painter().rect(rect, sizes::INPUT_ROUNDING, fill, edge, StrokeKind::Inside);
        let is_strong = is_today || is_chosen;
        let weight = if is_strong { TextStyle::semibold } else { TextStyle::regular };
        let number = day.date().day().to_string();
        if let Some(tried) = tried {
            let mut pen = Pen::new(ui.painter());
            let style = weight(sizes::MIN_TEXT_SIZE);
            let corner = rect.left_top() + CORNER_MARGIN;
            let at = pos2(corner.x, paint::centered_baseline(corner.y, style.size));
            let written = pen.text(at, Align::Min, &number, style, text);
            if has_help {
                let at = pos2(rect.right() - CORNER_MARGIN.x - 4.0, written.center().y);
                paint::icon(&mut pen, Icon::Hint, at, 12.0, text);
            }
            let at = pos2(rect.center().x, rect.bottom() - 5.0 - SEAL_SIZE / 2.0);
            let result = tried.end.as_ref().map(|end| end.result);
            if result == Some(GameResult::Won) {
                let number = day.date().num_days_from_ce().unsigned_abs();
                paint::seal(&mut pen, at, SEAL_SIZE, paint::WaxSeal { seed: number, elapsed_secs });
            } else {
                paint_result(&mut pen, at, MARK_RADIUS, result, cx.look);
            }
        } else {
            write_centered(ui, rect.center(), &number, weight(sizes::TEXT_SIZE), false);
        }
        kit::focus_ring(ui, &response, sizes::INPUT_ROUNDING);
    }
    hover_tip(response, spoken).clicked()
}

/// Paints the result of the game of a day; `None` while the game is in progress.
fn paint_result(
    pen: &mut Pen,
    at: egui::Pos2,
    radius: f32,
    result: Option<GameResult>,
    look: &Look,
) {
    let colors = &look.colors;
    let dark = paint::color(colors.panel);
    let (tone, strokes) = match result {
        Some(GameResult::Won) => {
            let seal = paint::WaxSeal { seed: 0, elapsed_secs: f32::INFINITY };
            return paint::seal(pen, at, 2.0 * radius, seal);
        }
        Some(GameResult::Lost) => {
            (colors.bars[1], [[-2.8, -2.8, 2.8, 2.8], [-2.8, 2.8, 2.8, -2.8]])
        }
        Some(GameResult::Drawn) => (
            colors.panel_quiet.toward(colors.panel, 0.35),
            [[-3.2, -1.8, 3.2, -1.8], [-3.2, 1.8, 3.2, 1.8]],
        ),
        None => {
            let tone = look.quiet_text(Surface::Panel);
            pen.disc(at, radius, tone);
            pen.disc(at, radius - 1.5, dark);
            let half: Vec<_> = (0..=12)
                .map(|n| {
                    let angle = std::f32::consts::PI * (n as f32 / 12.0 - 0.5);
                    at + (radius - 1.0) * Vec2::angled(angle)
                })
                .collect();
            pen.polygon(&half, tone);
            return;
        }
    };
    pen.disc(at, radius, paint::color(tone));
    for [from_x, from_y, to_x, to_y] in strokes {
        let ends = [at + vec2(from_x, from_y), at + vec2(to_x, to_y)];
        pen.line(ends, 1.8, dark);
    }
}

fn legend_ui(ui: &mut Ui, look: &Look) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 0.0;
        for (sign, name) in [
            (Some(Some(GameResult::Won)), msg::DAILY_SIGN_WON.text()),
            (Some(Some(GameResult::Lost)), msg::DAILY_SIGN_LOST.text()),
            (Some(Some(GameResult::Drawn)), msg::DAILY_SIGN_TIED.text()),
            (Some(None), msg::DAILY_SIGN_IN_PROGRESS.text()),
            (None, msg::DAILY_SIGN_ASSISTED.text()),
        ] {
            let name = RichText::new(name).small().weak();
            // A line break must not separate a sign from its name.
            let width = 2.0 * LEGEND_RADIUS + 6.0 + text::width_of(ui, &name);
            if ui.available_size_before_wrap().x < width {
                ui.end_row();
            }
            let (rect, _) =
                ui.allocate_exact_size(Vec2::splat(2.0 * LEGEND_RADIUS), Sense::hover());
            let mut pen = Pen::new(ui.painter());
            if let Some(result) = sign {
                paint_result(&mut pen, rect.center(), LEGEND_RADIUS, result, look);
            } else {
                let tone = look.text(Surface::Panel);
                paint::icon(&mut pen, Icon::Hint, rect.center(), 14.0, tone);
            }
            drop(pen);
            ui.add(Label::new(name).extend());
            ui.add_space(6.0);
        }
    });
}
