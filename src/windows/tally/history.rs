//! The page with every finished game.

use egui::{Id, Rect, Response, Sense, Ui, UiBuilder, pos2, vec2};

use super::sums::ShownGames;
use crate::command::{Command, FileCommand};
use crate::ear;
use crate::paint::{self, Icon, Pen, TextStyle};
use crate::windows::WindowContext;
use crate::windows::kit::{self, ListRow, TextCell, sizes};
use crate::windows::text;
use game::profile::{GameId, GameResult, PlayedGame};
use words::{daily, dates, history, msg};

const ROW_HEIGHT: f32 = 44.0;
const NARROW_ROW_HEIGHT: f32 = 56.0;
/// The additional height of the chosen row.
const DETAILS_HEIGHT: f32 = 48.0;
const HEADS_HEIGHT: f32 = 28.0;
/// The left edges and widths of the columns: date, game, opponents, result.
const COLUMNS: [(f32, f32); 4] = [(12.0, 146.0), (164.0, 160.0), (330.0, 155.0), (493.0, 130.0)];
/// The distance of the center of the icon for assisted games from the right edge.
const ASSISTED_FROM_RIGHT: f32 = 24.0;
const DOT_RADIUS: f32 = 5.0;

#[derive(Debug, Default)]
pub(super) struct HistoryPage {
    chosen: Option<GameId>,
    row_to_focus: Option<usize>,
}

impl HistoryPage {
    /// Focuses the newest game as soon as the page is drawn.
    pub(super) const fn open(&mut self) {
        self.row_to_focus = Some(0);
    }

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
            msg::NEW_GAME_AGAINST.text(),
            msg::WINDOW_RESULT.text(),
        ];
        let heads = heads.into_iter().zip(COLUMNS);
        let heads = heads.map(|(head, (x, width))| TextCell::left(x, width, head));
        let help = TextCell::right(rect.width() - 8.0, msg::BAR_ASSISTED.text());
        kit::cells(ui, rect, heads.chain([help]).map(TextCell::head));
        kit::row_line(ui, rect);
    }

    /// Draws the games, the newest first: only the visible ones, and one more at each end, so that
    /// the focus can move there.
    pub(super) fn ui(&mut self, ui: &mut Ui, shown: &ShownGames, cx: &mut WindowContext<'_>) {
        let (games, count) = (cx.session.history(), shown.count());
        let row_height = if kit::is_narrow(ui.ctx()) { NARROW_ROW_HEIGHT } else { ROW_HEIGHT };
        let chosen = self.chosen.and_then(|id| shown.index_of(games, id));
        let chosen = chosen.map(|place| count - 1 - place);
        let extra_height = chosen.map_or(0.0, |_| DETAILS_HEIGHT);
        let size = vec2(ui.available_width(), row_height * count as f32 + extra_height);
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let visible_area = ui.clip_rect();
        let row_at = |y: f32| ((y - area.top()) / row_height).max(0.0) as usize;
        let begin = row_at(visible_area.top() - extra_height).saturating_sub(1);
        let end = (row_at(visible_area.bottom()) + 2).min(count);
        let mut focused = None;
        for row in begin.min(end)..end {
            let Some(game) = shown.game(games, count - 1 - row) else {
                return;
            };
            let is_chosen = chosen == Some(row);
            let below = chosen.is_some_and(|chosen| chosen < row);
            let top = area.top() + row as f32 * row_height + if below { extra_height } else { 0.0 };
            let height = row_height + if is_chosen { extra_height } else { 0.0 };
            let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height));
            // The id depends on the game alone, so that its row keeps the focus.
            let id = Id::unique(("history-game", game.id));
            let builder = UiBuilder::new().max_rect(place).scope_id(id);
            ui.scope_builder(builder, |ui| {
                let shown = self.game_ui(ui, game, row_height, is_chosen, cx);
                if self.row_to_focus == Some(row) {
                    self.row_to_focus = None;
                    shown.request_focus();
                }
                if shown.has_focus() {
                    focused = Some((shown.id, row));
                }
            });
        }
        let Some((here, at)) = focused else {
            return;
        };
        // Rows out of sight have no widgets. The row to which a key leads gets the focus once it is
        // drawn.
        let place = |row: usize| {
            let top = area.top() + row as f32 * row_height;
            Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), row_height))
        };
        let places: Vec<Rect> = (0..count).map(place).collect();
        if let Some(to) = kit::navigate_by_keys(ui, here, at, &places) {
            self.chosen = shown.game(games, count - 1 - to).map(|game| game.id);
            self.row_to_focus = Some(to);
            ui.scroll_to_rect_animation(place(to), None, egui::style::ScrollAnimation::none());
        }
    }

    fn game_ui(
        &mut self,
        ui: &mut Ui,
        game: &PlayedGame,
        upper: f32,
        is_chosen: bool,
        cx: &mut WindowContext<'_>,
    ) -> Response {
        let when = dates::recent_day_and_time(game.ended, cx.today.date());
        let spoken = history::row(game, &when);
        let id = format!("history-game-{}", game.id);
        let row = ListRow {
            has_gold_edge: false,
            ..ListRow::new(&id, &spoken, is_chosen, ui.max_rect().height())
        };
        let look_back = Command::File(FileCommand::ReviewFinished(game.id));
        let row = kit::list_row(ui, row, |ui| {
            let whole = ui.max_rect().expand2(vec2(f32::from(kit::ROW_PADDING), 0.0));
            let upper = whole.with_max_y(whole.top() + upper);
            paint_row(ui, upper, game, &when, is_chosen, cx);
            if !is_chosen {
                return;
            }
            let lower = ui.max_rect().with_min_y(upper.bottom() - 4.0);
            kit::ui_at(ui, lower.with_max_y(whole.bottom() - 8.0), |ui| {
                kit::row_from_right(ui, lower.height() - 8.0, |ui| {
                    let name = msg::MENU_REVIEW.text();
                    let id = format!("history-review-{}", game.id);
                    let review = kit::primary_button(ui, cx.look, &id, &name, 0.0);
                    cx.push_if_clicked(&review, look_back.clone());
                    let is_refused = cx.files.is_unavailable(game.id);
                    let said = if is_refused {
                        msg::HISTORY_UNREADABLE.text()
                    } else {
                        history::details(game)
                    };
                    kit::rest_from_left(ui, |ui| {
                        let said = text::weak(ui, said);
                        if is_refused {
                            ear::speak(&said);
                        }
                    });
                });
            });
        });
        let row = row.response;
        let by_key = row.clicked() && is_chosen && !ui.input(|it| it.pointer.any_released());
        if row.clicked() {
            self.chosen = Some(game.id);
        }
        if row.double_clicked() || by_key {
            cx.push(look_back);
        }
        row
    }
}

fn paint_row(
    ui: &Ui,
    rect: Rect,
    game: &PlayedGame,
    when: &str,
    is_chosen: bool,
    cx: &WindowContext<'_>,
) {
    let colors = &cx.look.colors;
    let tone = paint::color(match game.result() {
        GameResult::Won => colors.bars[0],
        GameResult::Lost => colors.bars[1],
        GameResult::Drawn => colors.panel_quiet.toward(colors.panel, 0.35),
    });
    let mut tries = cx.session.days().tries().iter();
    let day = tries.find(|day| game.number == Some(day.day.number()));
    let name =
        day.map_or_else(|| history::game(game), |day| msg::daily_titled(daily::date(day.day)));
    let (against, score) = (history::opponents(game), history::score(game));
    let strong = |cell: TextCell| cell.strong_if(is_chosen);
    let (dot, help) = if kit::is_narrow(ui.ctx()) {
        let weight = if is_chosen { TextStyle::semibold } else { TextStyle::regular };
        let style = weight(sizes::TEXT_SIZE);
        let result = rect.width() - 12.0 - paint::text_width(ui.painter(), &score, style);
        let (first, second) = rect.split_top_bottom_at_fraction(0.5);
        let [first, second] = [first.translate(vec2(0.0, 4.0)), second.translate(vec2(0.0, -4.0))];
        let upper = [
            TextCell::left(12.0, result - 42.0, name),
            TextCell::left(result, f32::INFINITY, score),
        ];
        kit::cells(ui, first, upper.map(strong));
        let lower = TextCell::left(12.0, rect.width() - 64.0, format!("{when} · {against}"));
        kit::cells(ui, second, [strong(lower.quiet())]);
        (
            pos2(rect.left() + result - 14.0, first.center().y),
            pos2(rect.right() - 20.0, second.center().y),
        )
    } else {
        let [date, what, whom, result] = COLUMNS;
        let all = [
            TextCell::left(date.0, date.1, when),
            TextCell::left(what.0, what.1, name),
            TextCell::left(whom.0, whom.1, against).quiet(),
            TextCell::left(result.0 + 20.0, result.1, score),
        ];
        kit::cells(ui, rect, all.map(strong));
        let y = rect.center().y;
        (pos2(rect.left() + result.0 + DOT_RADIUS, y), pos2(rect.right() - ASSISTED_FROM_RIGHT, y))
    };
    let mut pen = Pen::new(ui.painter());
    pen.disc(dot, DOT_RADIUS, tone);
    if game.help.is_any() {
        paint::icon(&mut pen, Icon::Hint, help, 18.0, ui.visuals().text_color());
    }
}
