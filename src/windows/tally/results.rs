//! The page with the games won.

use std::collections::BTreeSet;

use egui::{Align, Align2, Color32, Rect, Role, Sense, Ui, Vec2, pos2, vec2};

use crate::menu::hover_tip;
use crate::paint::theme::strong;
use crate::paint::{self, Look, Pen, Surface, TextStyle};
use crate::windows::kit::{self, Segment, TextCell, sizes};
use engine::Level;
use game::profile::{GameFilter, GameKind, OpponentKind, Results, Tally};
use words::{msg, tally};

const NUMBERS_HEIGHT: f32 = 74.0;
const BAR_HEIGHT: f32 = 12.0;
const HEADS_HEIGHT: f32 = 28.0;
const ROW_HEIGHT: f32 = 38.0;
const ROW_BAR_SIZE: Vec2 = vec2(128.0, 6.0);
const SHARE_WIDTH: f32 = 48.0;
const BAR_PART_GAP: f32 = 2.0;

pub(super) fn ui(
    ui: &mut Ui,
    tally: &Tally,
    filter: &GameFilter,
    is_by_game: &mut bool,
    look: &Look,
) {
    let kinds = tally.kinds();
    let [without, with] = [false, true].map(|with_help| tally.results(filter, with_help));
    let all = without.plus(with);
    let own = if filter.is_with_partner(&kinds) { msg::OWN_WITH_PARTNER } else { msg::OWN_ALONE };
    let rival =
        if filter.is_against_one_nestor(&kinds) { msg::RIVAL_NESTOR } else { msg::RIVAL_OTHERS };
    let sides = [own, msg::TALLY_DRAWN, rival].map(msg::MessageId::text);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(12.0);
    numbers_ui(ui, &sides, all, look);
    let size = vec2(ui.available_width(), BAR_HEIGHT);
    let (bar, _) = ui.allocate_exact_size(size, Sense::hover());
    paint_bar(&mut Pen::new(ui.painter()), bar, all, look);
    ui.add_space(18.0);
    let has_levels = filter.opponents != Some(OpponentKind::People);
    kit::row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
        let groupings = [
            Segment::new(false, "tally-by-level", msg::TALLY_BY_LEVEL.text()),
            Segment::new(true, "tally-by-game", msg::TALLY_BY_GAME.text()),
        ];
        if has_levels && let Some(by) = kit::segments(ui, *is_by_game, &groupings, None) {
            *is_by_game = by;
        }
        kit::rest_from_left(ui, |ui| {
            ui.label(strong(msg::tally_finished(all.games())).size(sizes::HEADING_SIZE));
        });
    });
    let (head, rows) = if *is_by_game || !has_levels {
        (msg::TALLY_HEAD_GAME.text(), by_games(tally, filter, &kinds))
    } else {
        (msg::SETTINGS_LEVEL.text(), by_levels(tally, filter))
    };
    let has_tied = all.drawn > 0 || rows.iter().any(|(_, results)| results.drawn > 0);
    let table = ResultColumns::new(ui, has_tied);
    table.heads_ui(ui, &head, &sides);
    for (name, results) in &rows {
        let row = table.row_ui(ui, name, *results, look);
        kit::row_line(ui, row);
    }
    ui.add_space(10.0);
    let row = table.row_ui(ui, &msg::TALLY_WITHOUT_HELP.text(), without, look);
    kit::row_line(ui, row);
    // No line below the last row: the footer begins with one.
    table.row_ui(ui, &msg::BAR_ASSISTED.text(), with, look);
}

fn by_levels(tally: &Tally, filter: &GameFilter) -> Vec<(String, Results)> {
    let levels = Level::ALL.into_iter().map(OpponentKind::Nestors);
    let shown = levels.filter(|company| filter.opponents.is_none_or(|only| only == *company));
    let rows = shown.map(|company| {
        let mut row_filter = filter.clone();
        row_filter.opponents = Some(company);
        (company, total_results(tally, &row_filter))
    });
    // Learner is listed only if games were played against it.
    let is_shown = |(company, results): &(OpponentKind, Results)| {
        *company != OpponentKind::Nestors(Level::Learner) || results.games() > 0
    };
    rows.filter(is_shown).map(|(company, results)| (tally::opponents(company), results)).collect()
}

fn by_games(tally: &Tally, filter: &GameFilter, kinds: &[GameKind]) -> Vec<(String, Results)> {
    let accepted = kinds.iter().filter(|kind| filter.accepts(kind));
    let games: BTreeSet<_> = accepted.map(|kind| (kind.game.clone(), kind.seats)).collect();
    games
        .into_iter()
        .map(|(game, seats)| {
            let name = tally::game_with_player_count(&game, seats);
            let mut row_filter = filter.clone();
            row_filter.game = Some((game, seats));
            (name, total_results(tally, &row_filter))
        })
        .collect()
}

fn total_results(tally: &Tally, filter: &GameFilter) -> Results {
    tally.results(filter, false).plus(tally.results(filter, true))
}

fn result_tones(look: &Look) -> [Color32; 3] {
    let colors = &look.colors;
    let tied = colors.panel_quiet.toward(colors.panel, 0.35);
    [colors.bars[0], tied, colors.bars[1]].map(paint::color)
}

/// Won, tied and lost games, and their shares in percent.
fn counts_and_shares(results: Results) -> [(u32, u32); 3] {
    let shares = results.percentages();
    let shares = shares.map_or([0; 3], |shares| [shares.won, shares.drawn, shares.lost]);
    let counts = [results.won, results.drawn, results.lost];
    std::array::from_fn(|n| (counts[n], shares[n]))
}

/// Draws the large numbers: won at the left, tied in the middle, lost at the right.
fn numbers_ui(ui: &mut Ui, sides: &[String; 3], all: Results, look: &Look) {
    const NAME_STYLE: TextStyle = TextStyle::regular(sizes::HEADING_SIZE);
    const NUMBER_STYLE: TextStyle = TextStyle::semibold(40.0);
    const SHARE_STYLE: TextStyle = TextStyle::regular(sizes::TITLE_SIZE);
    let size = vec2(ui.available_width(), NUMBERS_HEIGHT);
    let spoken = tally::row(&msg::tally_finished(all.games()), all);
    let (rect, response) = kit::allocate_described(ui, size, Role::Label, "tally-numbers", &spoken);
    let (text, quiet) = (look.text(Surface::Panel), look.quiet_text(Surface::Panel));
    let mut pen = Pen::new(ui.painter());
    let aligns = [Align2::LEFT_TOP, Align2::CENTER_TOP, Align2::RIGHT_TOP];
    for (n, ((count, share), name)) in counts_and_shares(all).into_iter().zip(sides).enumerate() {
        if n == 1 && count == 0 {
            continue;
        }
        let (count, share) = (count.to_string(), msg::percent(share));
        let width = |words: &str, style| paint::text_width(ui.painter(), words, style);
        let place = |width: f32| aligns[n].align_size_within_rect(vec2(width, 0.0), rect).min;
        let at = place(width(name, NAME_STYLE) + 18.0) + vec2(0.0, 10.0);
        pen.disc(at + vec2(5.0, 0.0), 5.0, result_tones(look)[n]);
        let at = pos2(at.x + 18.0, paint::centered_baseline(at.y, NAME_STYLE.size));
        pen.text(at, Align::Min, name, NAME_STYLE, text);
        let counted = width(&count, NUMBER_STYLE) + 14.0;
        let at = place(counted + width(&share, SHARE_STYLE)) + vec2(0.0, NUMBERS_HEIGHT - 16.0);
        pen.text(at, Align::Min, &count, NUMBER_STYLE, text);
        let at = at + vec2(counted, 0.0);
        pen.text(at, Align::Min, &share, SHARE_STYLE, quiet);
    }
    drop(pen);
    if let Some((from, to)) = all.win_share_interval() {
        hover_tip(response, msg::tally_likely(from, to));
    }
}

fn paint_bar(pen: &mut Pen, rect: Rect, results: Results, look: &Look) {
    let radius = rect.height() / 2.0;
    let games = results.games() as f32;
    if games == 0.0 {
        let (rail, opacity) = look.colors.bar_rail;
        pen.rect(rect, radius, paint::color(rail).gamma_multiply(opacity));
        return;
    }
    let parts = counts_and_shares(results).into_iter().zip(result_tones(look));
    let parts: Vec<_> = parts.filter(|((count, _), _)| *count > 0).collect();
    let room = rect.width() - BAR_PART_GAP * (parts.len() as f32 - 1.0);
    let mut left = rect.left();
    for ((count, _), tone) in parts {
        let width = room * count as f32 / games;
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let is_end = left == rect.left() || part.right() > rect.right() - 1.0;
        let radius = if is_end { radius.min(width / 2.0) } else { 0.0 };
        pen.rect(part, radius, tone);
        left += width + BAR_PART_GAP;
    }
}

/// The right edges of the columns, from the left edge of the table.
struct ResultColumns {
    /// The column of games; 0.0 in a narrow window, which has no such column and no bars.
    games: f32,
    /// The columns of won, tied and lost games, each with the index of its result.
    sides: Vec<(usize, f32)>,
}

impl ResultColumns {
    /// The columns that fit: a narrow window has no bars, and no column of games.
    fn new(ui: &Ui, has_tied: bool) -> Self {
        let width = ui.available_width();
        if width >= 480.0 {
            return Self { games: 192.0, sides: vec![(0, 300.0), (2, 404.0), (1, 512.0)] };
        }
        let (sides, room): (&[usize], f32) =
            if has_tied { (&[0, 2, 1], 84.0) } else { (&[0, 2], 96.0) };
        let ends = sides.iter().rev().enumerate();
        let sides = ends.map(|(n, side)| (*side, width - n as f32 * room));
        Self { games: 0.0, sides: sides.rev().collect() }
    }

    fn heads_ui(&self, ui: &mut Ui, name: &str, sides: &[String; 3]) {
        let size = vec2(ui.available_width(), HEADS_HEIGHT);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let games = TextCell::right(self.games, msg::TALLY_HEAD_GAMES.text());
        let games = (self.games > 0.0).then_some(games);
        let shown = self.sides.iter();
        let sides = shown.map(|(side, right)| TextCell::right(*right, &sides[*side]));
        let name = TextCell::left(0.0, f32::INFINITY, name);
        let heads = [name].into_iter().chain(games).chain(sides);
        kit::cells(ui, rect, heads.map(TextCell::head));
        kit::row_line(ui, rect);
    }

    fn row_ui(&self, ui: &mut Ui, name: &str, results: Results, look: &Look) -> Rect {
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        let spoken = tally::row(name, results);
        let (rect, _) = kit::allocate_described(ui, size, Role::Label, "", &spoken);
        let first = self.sides.first().map_or(0.0, |(_, right)| *right);
        let has_games = self.games > 0.0;
        let room = if has_games { self.games - 48.0 } else { first - 92.0 };
        let mut cells = vec![TextCell::left(0.0, room, name)];
        if results.games() == 0 {
            let left = if has_games { self.games + 28.0 } else { first - 60.0 };
            cells.push(TextCell::left(left, f32::INFINITY, msg::TALLY_NOT_PLAYED.text()).quiet());
        } else {
            if has_games {
                cells.push(TextCell::right(self.games, results.games().to_string()).quiet());
            }
            let parts = counts_and_shares(results);
            let shown = self.sides.iter().map(|(side, right)| (parts[*side], *side, *right));
            // Tied games are rare: a row without any leaves the cell empty.
            for ((count, share), side, right) in
                shown.filter(|((count, _), side, _)| *side != 1 || *count > 0)
            {
                cells.push(TextCell::right(right, msg::percent(share)).quiet());
                let count = TextCell::right(right - SHARE_WIDTH, count.to_string());
                cells.push(count.strong_if(side != 1));
            }
        }
        kit::cells(ui, rect, cells);
        if has_games {
            let min = rect.right_center() - vec2(ROW_BAR_SIZE.x, ROW_BAR_SIZE.y / 2.0);
            let bar = Rect::from_min_size(min, ROW_BAR_SIZE);
            paint_bar(&mut Pen::new(ui.painter()), bar, results, look);
        }
        rect
    }
}
