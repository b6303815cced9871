//! The panel of a review: the shown moment, the chance to win, the mistakes, a verdict with
//! pictures of the best plays, and the buttons that lead on from there.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Id, Label, Layout, ProgressBar, Rect, RichText, Role, Ui, WidgetInfo, vec2};

use crate::command::{Command, GameCommand, LearnCommand, SeekTarget};
use crate::ear;
use crate::learn::{StudyView, own_mistakes};
use crate::menu::{hover_tip, text_tip, tip, tip_or_why};
use crate::paint::theme::strong;
use crate::paint::{self, Icon, Look, Pen, Surface, TextStyle};
use crate::table::{PlayPicture, Snapshot, TableLayout};
use crate::widgets::Button;
use crate::windows::kit::{
    allocate_described, button_named, fold, icon_named, link, link_named, on_background,
    rest_from_left, row_from_right, scroll, sizes, step_button, ui_at,
};
use crate::windows::text;
use engine::{Action, Seat, Seating};
use game::session::ReviewStep;
use nestor::ActionValue;
use nestor::coach::Decision;
use words::MessageId;
use words::msg;
use words::review::{self, TableContext};

/// A panel lower than this, in points, has no title, and its parts are closer together.
const LOW_BELOW: f32 = 520.0;
const TITLE_ROW_HEIGHT: f32 = 52.0;
const ARROWS_HEIGHT: f32 = 44.0;
const FOOT_HEIGHT: f32 = 104.0;
const LOW_FOOT_HEIGHT: f32 = 70.0;
const GRAPH_HEIGHT: f32 = 84.0;
const MIN_GRAPH_HEIGHT: f32 = 24.0;
const MAX_LOW_GRAPH_HEIGHT: f32 = 48.0;
/// The height of everything in a low panel except the graph.
const HEIGHT_WITHOUT_GRAPH: f32 = 180.0;
const MISTAKES_HEIGHT: f32 = 36.0;
const MISTAKE_DOT_RADIUS: f32 = 5.0;
const MAX_PICTURES: usize = 3;
const PICTURE_HEIGHT: f32 = 72.0;
const LOW_PICTURE_HEIGHT: f32 = 60.0;
const PICTURE_GAP: f32 = 8.0;
const GAP_BEFORE_SCROLL_BAR: f32 = 12.0;

#[derive(Debug, Clone, Copy)]
pub struct ReviewPanel<'a> {
    pub study: StudyView<'a>,
    pub seating: &'a Seating,
    pub viewer: Seat,
    pub table: (&'a Snapshot, &'a TableLayout),
    pub look: &'a Look,
    pub has_keys: bool,
}

impl<'a> ReviewPanel<'a> {
    /// Draws the panel in its area, whose background is already painted.
    pub fn ui(self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) {
        let is_low = area.height() < LOW_BELOW;
        let inside = if is_low { sizes::SMALL_INNER_MARGIN } else { sizes::INNER_MARGIN };
        let mut inner = area.shrink(inside);
        inner.min.y = area.top() + if is_low { 8.0 } else { 14.0 };
        inner.max.y = area.bottom() - if is_low { 12.0 } else { inside };
        let mut rest = inner;
        if !is_low {
            part_ui(ui, rest.with_max_y(rest.top() + TITLE_ROW_HEIGHT), |ui| {
                self.head_ui(ui, commands);
            });
            rest.min.y += TITLE_ROW_HEIGHT;
        }
        part_ui(ui, rest.with_max_y(rest.top() + ARROWS_HEIGHT), |ui| {
            self.arrows_ui(ui, is_low, commands);
        });
        rest.min.y += ARROWS_HEIGHT + if is_low { 0.0 } else { 12.0 };
        let foot = if is_low { LOW_FOOT_HEIGHT } else { FOOT_HEIGHT };
        let shows_details = self.shows_details(ui);
        let body = rest.with_max_y(rest.bottom() - foot);
        // The scroll bar is in the margin.
        let beside = body.with_max_x(body.right() + GAP_BEFORE_SCROLL_BAR);
        part_ui(ui, beside, |ui| {
            // The contents have the same width with and without a scroll bar.
            ui.spacing_mut().scroll = egui::style::ScrollStyle {
                floating_allocated_width: 0.0,
                ..egui::style::ScrollStyle::thin()
            };
            scroll(ui, ("review", shows_details), self.has_keys, |ui| {
                ui.set_max_width(body.width());
                self.follow_moment(ui);
                if shows_details {
                    self.details_ui(ui, commands);
                } else {
                    self.body_ui(ui, is_low, commands);
                }
            });
        });
        part_ui(ui, rest.with_min_y(rest.bottom() - foot), |ui| {
            self.foot_ui(ui, is_low, commands);
        });
    }

    /// The seating and the rules, for sentences about the game.
    pub(super) fn table_context(self) -> TableContext<'a> {
        TableContext { seating: self.seating, rules: self.study.review.state().rules() }
    }

    fn head_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        row_from_right(ui, TITLE_ROW_HEIGHT - 8.0, |ui| {
            self.close_ui(ui, commands);
            rest_from_left(ui, |ui| {
                let hand = self.study.review.place().hand;
                let title = strong(msg::review_title(hand)).size(sizes::TITLE_SIZE);
                ui.add(Label::new(title).truncate());
            });
        });
    }

    fn close_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        if icon_named(ui, self.look, Icon::Close, msg::REVIEW_CLOSE).clicked() {
            commands.push(LearnCommand::ToggleReview.into());
        }
    }

    /// Draws the arrows and the number of the moment; in a low panel, also the mistakes and the
    /// close button.
    fn arrows_ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        use ReviewStep::{Back, First, Last, Next};
        row_from_right(ui, ARROWS_HEIGHT, |ui| {
            ui.spacing_mut().item_spacing.x = if is_low { 4.0 } else { 14.0 };
            if is_low {
                self.close_ui(ui, commands);
                self.mistakes_ui(ui, is_low, commands);
                rest_from_left(ui, |ui| {
                    self.arrow_ui(ui, Icon::Left, msg::REVIEW_BACK, Back, commands);
                    self.arrow_ui(ui, Icon::Right, msg::REVIEW_ON, Next, commands);
                    self.place_ui(ui, is_low);
                });
                return;
            }
            self.arrow_ui(ui, Icon::Last, msg::REVIEW_LAST, Last, commands);
            self.arrow_ui(ui, Icon::Right, msg::REVIEW_ON, Next, commands);
            rest_from_left(ui, |ui| {
                self.arrow_ui(ui, Icon::First, msg::REVIEW_FIRST, First, commands);
                self.arrow_ui(ui, Icon::Left, msg::REVIEW_BACK, Back, commands);
                ui.centered_and_justified(|ui| self.place_ui(ui, is_low));
            });
        });
    }

    fn place_ui(self, ui: &mut Ui, is_low: bool) {
        let text = review::place(self.study.review.place(), is_low);
        let width = paint::text_width(ui.painter(), &text, TextStyle::regular(sizes::TEXT_SIZE));
        if width <= ui.available_width() {
            let place = Label::new(RichText::new(text).weak()).selectable(false);
            ear::give_author_id(&ui.add(place), "review-place");
        }
    }

    /// Draws an arrow that steps through the game; its tooltip says why it is disabled.
    fn arrow_ui(
        self,
        ui: &mut Ui,
        icon: Icon,
        name: MessageId,
        step: ReviewStep,
        commands: &mut Vec<Command>,
    ) {
        let review = self.study.review;
        let is_possible = match step {
            ReviewStep::First | ReviewStep::Back => review.can_go_back(),
            _ => review.can_go_forward(),
        };
        let mut arrow = step_button(ui, self.look, icon, name, is_possible);
        if !is_possible {
            arrow = hover_tip(arrow, msg::WHY_NO_MORE.text());
        }
        if arrow.clicked() {
            commands.push(LearnCommand::Review(step).into());
        }
    }

    fn body_ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        let Some(reviewed) = self.study.game_review else {
            self.progress_ui(ui, commands);
            return;
        };
        let room = ui.clip_rect().height();
        let height = if is_low {
            (room - HEIGHT_WITHOUT_GRAPH).clamp(MIN_GRAPH_HEIGHT, MAX_LOW_GRAPH_HEIGHT)
        } else {
            GRAPH_HEIGHT
        };
        self.graph_ui(ui, reviewed, height, commands);
        if !is_low {
            ui.add_space(6.0);
            on_background(ui, 4.0, |ui| {
                row_from_right(ui, MISTAKES_HEIGHT, |ui| self.mistakes_ui(ui, is_low, commands));
            });
        }
        ui.add_space(if is_low { 0.0 } else { 8.0 });
        let is_first = self.study.review.moment() == 0;
        if is_first {
            self.first_mistake_ui(ui, reviewed, commands);
        }
        if self.study.decision().is_some() || !is_first {
            self.verdict_ui(ui);
        }
        if let Some(decision) = self.study.decision() {
            ui.add_space(if is_low { 0.0 } else { 6.0 });
            self.pictures_ui(ui, decision, is_low);
            ui.add_space(8.0);
        }
        if is_first {
            // The summary comes last: its table may scroll out of sight, but not the sentences.
            self.summary_ui(ui, reviewed);
        }
    }

    fn progress_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        if let Some(progress) = self.study.progress {
            let percent = f64::from((progress * 100.0).round());
            let told = msg::review_progress(percent);
            ear::speak(&text::wrapped(ui, msg::REVIEW_WORKS.text()));
            let bar = ui.add(ProgressBar::new(progress).desired_height(8.0));
            bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
            ear::give_author_id(&bar, "review-progress");
            ui.add_space(8.0);
            if link_named(ui, self.look, msg::REVIEW_STOP).clicked() {
                commands.push(LearnCommand::ToggleStudy.into());
            }
            return;
        }
        text::weak(ui, msg::REVIEW_NOT_YET.text());
        ui.add_space(8.0);
        let start = button_named(ui, self.look, msg::REVIEW_START);
        if tip(start, msg::TIP_REVIEW_START, None).clicked() {
            commands.push(LearnCommand::ToggleStudy.into());
        }
    }

    /// Draws the number of the viewer's mistakes, with the arrows to them, from the right.
    fn mistakes_ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        let Some(reviewed) = self.study.game_review else {
            return;
        };
        let moments = own_mistakes(reviewed, self.viewer);
        let count = moments.len();
        let now = self.study.review.moment();
        let here = moments.iter().position(|moment| *moment == now);
        let dot_ui = |ui: &mut Ui| {
            let size = vec2(20.0, ui.available_height());
            let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            if count > 0 {
                let warning = paint::color(self.look.colors.warning);
                Pen::new(ui.painter()).disc(place.center(), MISTAKE_DOT_RADIUS, warning);
            }
        };
        let count_ui = |ui: &mut Ui| {
            let text = strong(review::mistakes(count, self.viewer, self.table_context()));
            let label = ui.add(Label::new(text).truncate().selectable(false));
            ear::give_author_id(&label, "review-mistakes");
        };
        if count > 0 {
            let on = icon_named(ui, self.look, Icon::Right, msg::REVIEW_MISTAKE);
            if tip(on, msg::TIP_REVIEW_MISTAKE, None).clicked() {
                commands.push(LearnCommand::Seek(SeekTarget::NextMistake).into());
            }
        }
        if is_low {
            count_ui(ui);
            dot_ui(ui);
            return;
        }
        if let Some(n) = here {
            let of = RichText::new(msg::review_mistake_of(count, n + 1)).weak();
            ui.add(Label::new(of).selectable(false));
        }
        if count > 0 {
            let back = icon_named(ui, self.look, Icon::Left, msg::REVIEW_MISTAKE_BEFORE);
            if back.clicked() {
                commands.push(LearnCommand::Seek(SeekTarget::PreviousMistake).into());
            }
        }
        rest_from_left(ui, |ui| {
            dot_ui(ui);
            count_ui(ui);
        });
    }

    fn verdict_ui(self, ui: &mut Ui) {
        let Some(decision) = self.study.decision() else {
            text::weak(ui, msg::REVIEW_NOTHING_TO_DECIDE.text());
            return;
        };
        let table = self.table_context();
        let said = strong(review::decision(decision, table)).size(sizes::HEADING_SIZE);
        let said = text::wrapped(ui, said);
        ear::give_author_id(&said, "analysis-decision");
        ear::speak(&said);
        if decision.seat != self.viewer {
            let name = words::names::display_name(self.seating[decision.seat].name());
            text::weak(ui, msg::review_seen_by(name));
        }
        let why = self.study.explanation.map(|why| review::why(decision, why, table).0);
        let Some(reason) = why.or_else(|| review::best_action_text(decision, table)) else {
            return;
        };
        let reason = text::wrapped(ui, reason);
        ear::give_author_id(&reason, "analysis-why");
        ear::speak(&reason);
    }

    /// Draws the best plays as pictures, with the chosen one.
    fn pictures_ui(self, ui: &mut Ui, decision: &Decision, is_low: bool) {
        let between = PICTURE_GAP * (MAX_PICTURES as f32 - 1.0);
        let width = (ui.available_width() - between) / MAX_PICTURES as f32;
        let picture = vec2(width, if is_low { LOW_PICTURE_HEIGHT } else { PICTURE_HEIGHT });
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = PICTURE_GAP;
            for value in shown_values(decision) {
                self.picture_ui(ui, picture, is_low, decision, value);
            }
        });
    }

    fn picture_ui(
        self,
        ui: &mut Ui,
        picture: egui::Vec2,
        is_low: bool,
        decision: &Decision,
        value: &ActionValue,
    ) {
        let rules = self.table_context().rules;
        let is_best = value.action == decision.best();
        let action = if decision.is_chosen(value) { decision.made } else { value.action };
        let name = match action {
            Action::Play(bone, _, Some(outward)) => {
                msg::place_turned(bone.to_string(), outward.value())
            }
            Action::Play(bone, ..) | Action::Lead(bone) => bone.to_string(),
            other => words::hint::action(other, rules),
        };
        let (size, between) = if is_low { (12.0, " ") } else { (14.0, "\n") };
        let chance = format!("{between}{}", review::play_caption(decision, value));
        let tone = if is_best {
            self.look.gold_text(Surface::Panel)
        } else {
            self.look.quiet_text(Surface::Panel)
        };
        let mut job = LayoutJob::default();
        job.wrap.max_width = picture.x;
        for (text, style, tone) in [
            (&name, TextStyle::semibold(size), self.look.text(Surface::Panel)),
            (&chance, TextStyle::regular(size), tone),
        ] {
            job.append(text, 0.0, TextFormat::simple(style.font(), tone));
        }
        let words = ui.painter().layout_job(job);
        let whole = picture + vec2(0.0, words.size().y + 4.0);
        let line = review::choice(decision, value, rules);
        let spoken = review::choice_spoken(decision, &line, value, rules);
        let (rect, response) = allocate_described(ui, whole, Role::Image, "review-play", &spoken);
        let shown = PlayPicture { table: self.table, action, is_best };
        let place = Rect::from_min_size(rect.min, picture);
        shown.paint(ui.painter(), place, self.look);
        let below = place.left_bottom() + vec2(0.0, 4.0);
        ui.painter().galley(below, words, tone);
        text_tip(response, || spoken.clone(), None);
    }

    fn foot_ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        if is_low {
            row_from_right(ui, LOW_FOOT_HEIGHT, |ui| {
                self.try_again_ui(ui, 0.0, commands);
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    self.details_link(ui);
                    self.other_seat_ui(ui, commands);
                });
            });
            return;
        }
        ui.add_space(6.0);
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top(), line);
        row_from_right(ui, 40.0, |ui| {
            self.other_seat_ui(ui, commands);
            rest_from_left(ui, |ui| self.details_link(ui));
        });
        ui.add_space(6.0);
        let width = ui.available_width();
        self.try_again_ui(ui, width, commands);
    }

    fn try_again_ui(self, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
        let again = self.study.try_again;
        command_button_ui(ui, LearnCommand::TryAgain.into(), again, commands, |ui, name| {
            // Not a golden button, because it leads away from the reviewed game.
            Button::quiet("analysis-try-again", name).min_width(width).ui(ui, self.look)
        });
    }

    fn other_seat_ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let possible = self.study.other_seat_in_hand;
        let swap = GameCommand::ReplayHandFromOtherSeat.into();
        command_button_ui(ui, swap, possible, commands, |ui, _| {
            let name = msg::REVIEW_SWAP.text();
            link(ui, self.look, "analysis-other-seat", &name)
        });
    }

    fn details_link(self, ui: &mut Ui) {
        let mut is_open = self.shows_details(ui);
        let name = msg::REVIEW_DETAILS.text();
        let width =
            paint::text_width(ui.painter(), &name, TextStyle::semibold(sizes::TEXT_SIZE)) + 28.0;
        let flow = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, 40.0), flow, |ui| {
            ui.set_max_width(width);
            fold(ui, self.look, "review-details", &name, "", &mut is_open);
            ui.data_mut(|data| data.insert_temp(details_id(), is_open));
        });
    }

    /// Whether the details are shown in place of the verdict.
    fn shows_details(self, ui: &Ui) -> bool {
        let is_known = self.study.game_review.is_some();
        is_known && ui.data(|data| data.get_temp(details_id())).unwrap_or(false)
    }

    fn follow_moment(self, ui: &Ui) {
        let last = Id::unique("the moment that the review was of");
        let moment = self.study.review.moment();
        let before = ui.data_mut(|data| data.get_temp::<usize>(last));
        if before != Some(moment) {
            ui.data_mut(|data| data.insert_temp(last, moment));
            ui.scroll_to_cursor(Some(Align::TOP));
        }
    }
}

fn part_ui(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    ui_at(ui, rect, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        contents(ui);
    });
}

/// Draws a button for a command of the menus. `button` gets the command's name, and may draw a
/// shorter one.
pub(super) fn command_button_ui(
    ui: &mut Ui,
    command: Command,
    possible: Result<(), MessageId>,
    commands: &mut Vec<Command>,
    button: impl FnOnce(&mut Ui, &str) -> egui::Response,
) {
    let label = command.label().expect("it has a name");
    let name = label.name.text();
    let button = ui.add_enabled_ui(possible.is_ok(), |ui| button(ui, &name));
    if tip_or_why(button.inner, label.tip, possible.err()).clicked() {
        commands.push(command);
    }
}

/// Returns the best plays of a decision, always with the chosen one.
fn shown_values(decision: &Decision) -> Vec<&ActionValue> {
    let mut shown: Vec<&ActionValue> = decision.values.iter().take(MAX_PICTURES).collect();
    let made = decision.values.iter().find(|it| decision.is_chosen(it));
    if let Some(made) = made
        && !shown.iter().any(|it| decision.is_chosen(it))
    {
        shown.pop();
        shown.push(made);
    }
    shown
}

fn details_id() -> Id {
    Id::unique("details of a review")
}
