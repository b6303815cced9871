//! The page with the games won.

use egui::{Align, Align2, Color32, FontId, Layout, Rect, RichText, Role, Sense, Ui, WidgetInfo};
use egui::{pos2, vec2};

use crate::app::fonts;
use crate::app::theme::strong;
use crate::app::windows::kit::{self, Segment};
use crate::app::windows::text;
use crate::ear;
use crate::paint::{self, Look, On, Pen};
use engine::{Level, Seats};
use game::profile::{Company, GameName, Kind, Results, Scope, Tally};
use words::{msg, tally};

/// The size of the large numbers and of the shares beside them.
const NUMBER_SIZE: f32 = 40.0;
const SHARE_SIZE: f32 = 20.0;
/// The heights of the numbers, the bar below them and a row, in points.
const NUMBERS_HEIGHT: f32 = 74.0;
const BAR_HEIGHT: f32 = 12.0;
const HEADS_HEIGHT: f32 = 28.0;
const ROW_HEIGHT: f32 = 38.0;
/// The height and the width of the bar of a row.
const ROW_BAR: [f32; 2] = [128.0, 6.0];
/// The gap between two parts of a bar.
const GAP: f32 = 2.0;

/// Draws how many games each side has won, together and in rows.
pub(super) fn ui(ui: &mut Ui, tally: &Tally, scope: &Scope, is_by_game: &mut bool, look: &Look) {
    let kinds = tally.kinds();
    let [without, with] = [false, true].map(|with_help| tally.results(scope, with_help));
    let all = without.plus(with);
    if tally.is_empty() {
        text::paragraph(ui, RichText::new(msg::TALLY_EMPTY.text()).weak());
        return;
    }
    let rival = tally::rival(scope.is_against_one_nestor(&kinds));
    let own = tally::own(scope.is_with_partner(&kinds));
    let sides = [own, msg::TALLY_DRAWN.text(), rival];
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(12.0);
    numbers_ui(ui, &sides, all, look);
    let size = vec2(ui.available_width(), BAR_HEIGHT);
    let (bar, _) = ui.allocate_exact_size(size, Sense::hover());
    paint_bar(&mut Pen::new(ui.painter()), bar, all, look);
    ui.add_space(18.0);
    let has_levels = scope.company != Some(Company::People);
    ui.horizontal(|ui| {
        ui.set_min_height(36.0);
        ui.label(strong(msg::tally_finished(all.games())).size(16.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let by = [
                Segment::new(false, "tally-by-level", msg::TALLY_BY_LEVEL.text()),
                Segment::new(true, "tally-by-game", msg::TALLY_BY_GAME.text()),
            ];
            if has_levels && let Some(by) = kit::segments(ui, *is_by_game, &by, None) {
                *is_by_game = by;
            }
        });
    });
    let by_game = *is_by_game || !has_levels;
    let rows = if by_game {
        by_games(tally, scope, &kinds)
    } else {
        by_levels(tally, scope)
    };
    let table = Table::new(
        ui,
        rows.iter().any(|(_, results)| results.drawn > 0) || all.drawn > 0,
    );
    let head = if by_game {
        msg::TALLY_HEAD_GAME.text()
    } else {
        msg::TALLY_HEAD_LEVEL.text()
    };
    table.heads_ui(ui, &head, &sides);
    for (name, results) in &rows {
        table.row_ui(ui, name, *results, look);
    }
    ui.add_space(10.0);
    for (name, results) in [
        (msg::TALLY_WITHOUT_HELP.text(), without),
        (msg::BAR_ASSISTED.text(), with),
    ] {
        table.row_ui(ui, &name, results, look);
    }
}

/// The results against each level.
fn by_levels(tally: &Tally, scope: &Scope) -> Vec<(String, Results)> {
    let levels = Level::ALL.into_iter().map(Company::Nestors);
    let shown = levels.filter(|company| scope.company.is_none_or(|only| only == *company));
    shown
        .map(|company| {
            let of = Scope {
                company: Some(company),
                ..scope.clone()
            };
            (tally::company(company), both(tally, &of))
        })
        .collect()
}

/// The results in each game.
fn by_games(tally: &Tally, scope: &Scope, kinds: &[Kind]) -> Vec<(String, Results)> {
    let held = kinds.iter().filter(|kind| scope.holds(kind));
    let mut games: Vec<(GameName, Seats)> =
        held.map(|kind| (kind.game.clone(), kind.seats)).collect();
    games.sort();
    games.dedup();
    games
        .into_iter()
        .map(|(game, seats)| {
            let name = tally::game_of(&game, seats);
            let of = Scope {
                game: Some((game, seats)),
                ..scope.clone()
            };
            (name, both(tally, &of))
        })
        .collect()
}

fn both(tally: &Tally, scope: &Scope) -> Results {
    tally.results(scope, false).plus(tally.results(scope, true))
}

/// The colours of won, tied and lost games.
fn tones(look: &Look) -> [Color32; 3] {
    let colors = &look.colors;
    let tied = colors.panel_quiet.toward(colors.panel, 0.35);
    [colors.bars[0], tied, colors.bars[1]].map(paint::color)
}

/// Won, tied and lost games, and their shares in percent.
fn in_order(results: Results) -> [(u32, u32); 3] {
    let shares = results.percentages();
    let [won, drawn, lost] =
        shares.map_or([0; 3], |shares| [shares.won, shares.drawn, shares.lost]);
    [
        (results.won, won),
        (results.drawn, drawn),
        (results.lost, lost),
    ]
}

/// Draws the large numbers: won at the left, tied in the middle, lost at the right.
fn numbers_ui(ui: &mut Ui, sides: &[String; 3], all: Results, look: &Look) {
    let size = vec2(ui.available_width(), NUMBERS_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = tally::row(&msg::tally_finished(all.games()), all);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    ear::give_author_id(&response, "tally-numbers");
    let mut pen = Pen::new(ui.painter());
    let aligns = [Align::Min, Align::Center, Align::Max];
    let name_size = 16.0;
    for (n, ((count, share), name)) in in_order(all).into_iter().zip(sides).enumerate() {
        if n == 1 && count == 0 {
            continue;
        }
        let number = paint::TextStyle::semibold(NUMBER_SIZE);
        let quiet = paint::TextStyle::regular(SHARE_SIZE);
        let (count, share) = (count.to_string(), msg::tally_percent(share));
        let counted = paint::text_width(ui.painter(), &count, number);
        let shared = paint::text_width(ui.painter(), &share, quiet);
        let named = paint::text_width(ui.painter(), name, paint::TextStyle::regular(name_size));
        let place = |width: f32| match aligns[n] {
            Align::Min => rect.left(),
            Align::Center => rect.center().x - width / 2.0,
            Align::Max => rect.right() - width,
        };
        let left = place(named + 18.0);
        let middle = rect.top() + 10.0;
        pen.disc(pos2(left + 5.0, middle), 5.0, tones(look)[n]);
        let baseline = paint::centered_baseline(middle, name_size);
        let text = look.text(On::Panel);
        let style = paint::TextStyle::regular(name_size);
        pen.text(pos2(left + 18.0, baseline), Align::Min, name, style, text);
        let left = place(counted + 14.0 + shared);
        let baseline = rect.bottom() - 16.0;
        pen.text(pos2(left, baseline), Align::Min, &count, number, text);
        let at = pos2(left + counted + 14.0, baseline);
        pen.text(at, Align::Min, &share, quiet, look.quiet(On::Panel));
    }
    drop(pen);
    if let Some(likely) = tally::likely(all) {
        response.on_hover_text(likely);
    }
}

/// Paints a bar of won, tied and lost games.
fn paint_bar(pen: &mut Pen, rect: Rect, results: Results, look: &Look) {
    let radius = rect.height() / 2.0;
    let (rail, opacity) = look.colors.bar_rail;
    let games = results.games() as f32;
    if games == 0.0 {
        pen.rect(rect, radius, paint::color(rail).gamma_multiply(opacity));
        return;
    }
    let parts = in_order(results).map(|(count, _)| count);
    let shown = parts.iter().filter(|count| **count > 0).count() as f32;
    let room = rect.width() - GAP * (shown - 1.0).max(0.0);
    let mut left = rect.left();
    for (count, tone) in parts.into_iter().zip(tones(look)) {
        if count == 0 {
            continue;
        }
        let width = room * count as f32 / games;
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let is_end = left == rect.left() || part.right() > rect.right() - 1.0;
        pen.rect(
            part,
            if is_end { radius.min(width / 2.0) } else { 0.0 },
            tone,
        );
        left += width + GAP;
    }
}

/// Where the columns of the rows end, from the left edge.
struct Table {
    /// The columns of games, won, lost and tied games, each with its share.
    games: f32,
    sides: Vec<(usize, f32)>,
    share: f32,
    has_bar: bool,
}

impl Table {
    /// The columns for the room that there is: a narrow window has no bars, and no column
    /// for games.
    fn new(ui: &Ui, has_tied: bool) -> Self {
        let width = ui.available_width();
        if width < 480.0 {
            let columns = if has_tied { 3 } else { 2 };
            let room = if has_tied { 84.0 } else { 96.0 };
            let places = [0, 2, 1].into_iter().take(columns).enumerate();
            let sides = places.map(|(n, side)| {
                let back = (columns - 1 - n) as f32 * room;
                (side, width - back)
            });
            return Self {
                games: 0.0,
                sides: sides.collect(),
                share: 40.0,
                has_bar: false,
            };
        }
        let sides = [(0, 300.0), (2, 404.0), (1, 492.0)];
        Self {
            games: 192.0,
            sides: sides.into_iter().collect(),
            share: 48.0,
            has_bar: true,
        }
    }

    fn heads_ui(&self, ui: &mut Ui, name: &str, sides: &[String; 3]) {
        let size = vec2(ui.available_width(), HEADS_HEIGHT);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let font = FontId::proportional(12.0);
        let tone = ui.visuals().weak_text_color();
        let painter = ui.painter();
        let y = rect.center().y;
        let write = |x: f32, align: Align2, text: &str| {
            painter.text(pos2(x, y), align, text, font.clone(), tone);
        };
        write(rect.left(), Align2::LEFT_CENTER, name);
        if self.games > 0.0 {
            let games = msg::TALLY_HEAD_GAMES.text();
            write(rect.left() + self.games, Align2::RIGHT_CENTER, &games);
        }
        for (side, right) in &self.sides {
            write(rect.left() + right, Align2::RIGHT_CENTER, &sides[*side]);
        }
        let rule = ui.visuals().widgets.noninteractive.bg_stroke;
        painter.hline(rect.x_range(), rect.bottom() - 0.5, rule);
    }

    fn row_ui(&self, ui: &mut Ui, name: &str, results: Results, look: &Look) {
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let spoken = tally::row(name, results);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let painter = ui.painter();
        let (text, quiet) = (look.text(On::Panel), look.quiet(On::Panel));
        let y = rect.center().y;
        let plain = FontId::proportional(14.0);
        let write = |x: f32, align: Align2, words: &str, font: &FontId, tone: Color32| {
            painter.text(pos2(rect.left() + x, y), align, words, font.clone(), tone);
        };
        let room = match self.games {
            0.0 => self.sides.first().map_or(120.0, |(_, right)| right - 92.0),
            games => games - 48.0,
        };
        let style = paint::TextStyle::regular(14.0);
        let (shown, style) = paint::fitted(painter, name, style, 12.0, room);
        write(0.0, Align2::LEFT_CENTER, &shown, &style.font(), text);
        let bold = fonts::strong(14.0);
        if results.games() == 0 {
            let none = msg::TALLY_NOT_PLAYED.text();
            let first = self.sides.first().map_or(0.0, |(_, right)| *right);
            let left = if self.games > 0.0 {
                self.games + 28.0
            } else {
                first - 60.0
            };
            write(left, Align2::LEFT_CENTER, &none, &plain, quiet);
        } else {
            if self.games > 0.0 {
                let games = results.games().to_string();
                write(self.games, Align2::RIGHT_CENTER, &games, &plain, quiet);
            }
            let parts = in_order(results);
            for (side, right) in &self.sides {
                let (count, share) = parts[*side];
                if *side == 1 && count == 0 {
                    continue;
                }
                let share = msg::tally_percent(share);
                write(*right, Align2::RIGHT_CENTER, &share, &plain, quiet);
                let font = if *side == 1 { &plain } else { &bold };
                let count = count.to_string();
                write(right - self.share, Align2::RIGHT_CENTER, &count, font, text);
            }
        }
        if self.has_bar {
            let [width, height] = ROW_BAR;
            let min = pos2(rect.right() - width, y - height / 2.0);
            let bar = Rect::from_min_size(min, vec2(width, height));
            paint_bar(&mut Pen::new(painter), bar, results, look);
        }
        let rule = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 0.5, rule);
    }
}
