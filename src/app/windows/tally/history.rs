//! The page with every finished game.

use egui::{Align, Align2, FontId, Id, Layout, Rect, RichText, Sense, Ui, UiBuilder};
use egui::{Label, pos2, vec2};

use super::sums::Shown;
use crate::app::windows::contents::{Answers, Surroundings};
use crate::app::windows::kit::{self, ListRow};
use crate::command::{Command, FileCommand};
use crate::ear;
use crate::paint::{self, Icon, Pen, TextStyle};
use game::profile::{GameId, GameResult, PlayedGame};
use words::{dates, history, msg};

/// The heights of a game in the list, and what it grows by while it is chosen, in points.
const ROW_HEIGHT: f32 = 44.0;
const NARROW_ROW_HEIGHT: f32 = 56.0;
const DETAILS_HEIGHT: f32 = 48.0;
const HEADS_HEIGHT: f32 = 28.0;
/// Where the columns begin, from the left edge of a row: when, what, against whom, result.
const COLUMNS: [f32; 4] = [12.0, 139.0, 322.0, 493.0];
/// The middle of the sign of help, from the right edge.
const HELP_AT: f32 = 24.0;
const DOT: f32 = 5.0;

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct HistoryPage {
    chosen: Option<GameId>,
}

impl HistoryPage {
    /// Draws the heads of the columns, which do not scroll.
    pub(super) fn head_ui(ui: &mut Ui) {
        if kit::is_narrow(ui.ctx()) {
            return;
        }
        let size = vec2(ui.available_width(), HEADS_HEIGHT);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let heads = [
            msg::HISTORY_HEAD_FINISHED.text(),
            msg::TALLY_HEAD_GAME.text(),
            msg::HISTORY_HEAD_AGAINST.text(),
            msg::WINDOW_RESULT.text(),
        ];
        let font = FontId::proportional(12.0);
        let tone = ui.visuals().weak_text_color();
        for (head, column) in heads.into_iter().zip(COLUMNS) {
            let at = pos2(rect.left() + column, rect.center().y);
            ui.painter()
                .text(at, Align2::LEFT_CENTER, head, font.clone(), tone);
        }
        let at = pos2(rect.right() - 8.0, rect.center().y);
        let help = msg::BAR_ASSISTED.text();
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, help, font, tone);
        let rule = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 0.5, rule);
    }

    /// Draws the games, the newest first; only those that are in sight, and one before and
    /// after them for the keyboard to go on to.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shown: &Shown,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let (games, count) = (around.session.history(), shown.count());
        let is_narrow = kit::is_narrow(ui.ctx());
        let row_height = if is_narrow {
            NARROW_ROW_HEIGHT
        } else {
            ROW_HEIGHT
        };
        let at = |row: usize| shown.game(games, count - 1 - row);
        let chosen = self.chosen.and_then(|id| shown.place(games, id));
        let chosen = chosen.map(|place| count - 1 - place);
        let grown = if chosen.is_some() {
            DETAILS_HEIGHT
        } else {
            0.0
        };
        let size = vec2(ui.available_width(), row_height * count as f32 + grown);
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let sight = ui.clip_rect();
        let row_at = |y: f32| ((y - area.top()) / row_height).max(0.0) as usize;
        let begin = row_at(sight.top() - grown).saturating_sub(1);
        let end = (row_at(sight.bottom()) + 2).min(count);
        for row in begin.min(end)..end {
            let Some(game) = at(row) else {
                return;
            };
            let is_chosen = chosen == Some(row);
            let below = chosen.is_some_and(|chosen| chosen < row);
            let top = area.top() + row as f32 * row_height + if below { grown } else { 0.0 };
            let height = row_height + if is_chosen { grown } else { 0.0 };
            let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height));
            // Whatever else is drawn, so that the keyboard stays where it is.
            let id = Id::unique(("history-game", game.id));
            let builder = UiBuilder::new().max_rect(place).scope_id(id);
            ui.scope_builder(builder, |ui| {
                self.game_ui(ui, game, (row_height, is_chosen), around, answers);
            });
        }
    }

    fn game_ui(
        &mut self,
        ui: &mut Ui,
        game: &PlayedGame,
        (upper, is_chosen): (f32, bool),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let when = dates::recent(game.ended, around.today.date());
        let spoken = history::row(game, &when);
        let id = format!("history-game-{}", game.id);
        let row = ListRow {
            id: &id,
            name: &spoken,
            is_chosen,
            has_gold_edge: false,
            height: ui.max_rect().height(),
        };
        let mut is_reviewed = false;
        let shown = kit::list_row(ui, row, |ui| {
            let whole = ui.max_rect().expand2(vec2(f32::from(kit::ROW_INSIDE), 0.0));
            paint_row(
                ui,
                whole.with_max_y(whole.top() + upper),
                game,
                (&when, is_chosen),
                around,
            );
            if !is_chosen {
                return;
            }
            let lower = ui.max_rect().with_min_y(whole.top() + upper - 4.0);
            let lower = lower.with_max_y(whole.bottom() - 8.0);
            let layout = Layout::right_to_left(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(lower).layout(layout), |ui| {
                let name = msg::MENU_REVIEW.text();
                let id = format!("history-review-{}", game.id);
                let review = kit::small_primary_button(ui, around.paint, &id, &name);
                is_reviewed = review.clicked();
                let said = match around.files.refused(game.id) {
                    Some(error) => history::not_opened(error),
                    None => history::details(game),
                };
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let said = Label::new(RichText::new(said).weak()).wrap();
                    let said = ui.add(said);
                    if around.files.refused(game.id).is_some() {
                        ear::speak(&said);
                    }
                });
            });
        });
        let row = shown.response;
        let by_key = row.clicked() && is_chosen && !ui.input(|it| it.pointer.any_released());
        if row.clicked() {
            self.chosen = Some(game.id);
        }
        if is_reviewed || row.double_clicked() || by_key {
            let look_back = Command::File(FileCommand::LookBack(game.id));
            answers.commands.push(look_back);
        }
    }
}

/// Paints what stands in the row of a game.
fn paint_row(
    ui: &Ui,
    rect: Rect,
    game: &PlayedGame,
    (when, is_chosen): (&str, bool),
    around: &Surroundings<'_>,
) {
    let look = around.paint;
    let (text, quiet) = (look.text(paint::On::Panel), look.quiet(paint::On::Panel));
    let style = if is_chosen {
        TextStyle::semibold(14.0)
    } else {
        TextStyle::regular(14.0)
    };
    let colors = &look.colors;
    let tone = paint::color(match game.result() {
        GameResult::Won => colors.bars[0],
        GameResult::Lost => colors.bars[1],
        GameResult::Drawn => colors.panel_quiet.toward(colors.panel, 0.35),
    });
    let mut pen = Pen::new(ui.painter());
    let write = |pen: &mut Pen, at: egui::Pos2, width: f32, words: &str, color| {
        let (words, style) = paint::fitted(pen.painter(), words, style, 12.0, width);
        let baseline = paint::centered_baseline(at.y, style.size);
        pen.text(pos2(at.x, baseline), Align::Min, &words, style, color);
    };
    let game_name = around
        .session
        .days()
        .tries()
        .iter()
        .find(|day| game.number == Some(day.day.number()))
        .map_or_else(|| history::game(game), |day| words::daily::titled(day.day));
    let (against, score) = (history::against(game), history::score(game));
    let result_width = paint::text_width(ui.painter(), &score, style);
    if kit::is_narrow(ui.ctx()) {
        let [first, second] = [0.32, 0.68].map(|part| rect.top() + part * rect.height());
        let left = rect.left() + 12.0;
        let result = rect.right() - 12.0 - result_width;
        pen.disc(pos2(result - 14.0, first), DOT, tone);
        write(
            &mut pen,
            pos2(result, first),
            result_width + 1.0,
            &score,
            text,
        );
        write(
            &mut pen,
            pos2(left, first),
            result - 30.0 - left,
            &game_name,
            text,
        );
        let room = rect.width() - 24.0 - 40.0;
        let said = format!("{when} · {against}");
        write(&mut pen, pos2(left, second), room, &said, quiet);
        if game.help.is_any() {
            let at = pos2(rect.right() - 20.0, second);
            paint::icon(&mut pen, Icon::Hint, at, 18.0, text);
        }
        return;
    }
    let y = rect.center().y;
    let [date, name, other, result] = COLUMNS.map(|column| rect.left() + column);
    write(&mut pen, pos2(date, y), name - date - 10.0, when, text);
    write(
        &mut pen,
        pos2(name, y),
        other - name - 12.0,
        &game_name,
        text,
    );
    write(
        &mut pen,
        pos2(other, y),
        result - other - 12.0,
        &against,
        quiet,
    );
    pen.disc(pos2(result + DOT, y), DOT, tone);
    let room = rect.right() - HELP_AT - 16.0 - (result + 20.0);
    write(&mut pen, pos2(result + 20.0, y), room, &score, text);
    if game.help.is_any() {
        let at = pos2(rect.right() - HELP_AT, y);
        paint::icon(&mut pen, Icon::Hint, at, 18.0, text);
    }
}
