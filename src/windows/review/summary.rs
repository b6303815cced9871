//! The summary that a review opens with: how good each player's decisions were, and the way to
//! the first mistake.

use egui::{Align, Role, Sense, Ui, pos2, vec2};
use strum::VariantArray as _;

use super::panel::ReviewPanel;
use crate::command::{Command, LearnCommand, SeekTarget};
use crate::learn::own_mistakes;
use crate::paint::{self, Pen, Surface, TextStyle};
use crate::table::side_color;
use crate::windows::kit::{TextCell, allocate_described, button_named, cells, row_line, sizes};
use crate::windows::text;
use engine::Seat;
use nestor::coach::{GameReview, Mark};
use words::names::display_name;
use words::{msg, points, review, sides};

const ROW_HEIGHT: f32 = 28.0;
/// The distance of two columns of figures: for two players, and for more.
const COLUMN_STEPS: [f32; 2] = [60.0, 46.0];
const DOT_RADIUS: f32 = 5.0;
const PIN_RADIUS: f32 = 4.0;
const NAME_X: f32 = 20.0;
const GAP_BESIDE_PIN: f32 = 6.0;

/// A row of figures, one for each player.
struct SummaryRow {
    /// The mark that is counted; `None` in a row of costs.
    mark: Option<Mark>,
    name: String,
    figures: Vec<String>,
}

impl ReviewPanel<'_> {
    /// Draws, for each player, how many decisions got each mark, and what they cost. Unused marks
    /// are left out.
    pub(super) fn summary_ui(self, ui: &mut Ui, reviewed: &GameReview) {
        let table = self.table_context();
        let seats: Vec<Seat> = Seat::around(table.rules.seats).collect();
        let marks = Mark::VARIANTS.iter().filter_map(|mark| {
            let counts: Vec<_> = seats.iter().map(|seat| reviewed.count(*seat, *mark)).collect();
            counts.iter().any(|count| *count > 0).then(|| SummaryRow {
                mark: Some(*mark),
                name: review::mark_row_name(*mark, table),
                figures: counts.iter().map(ToString::to_string).collect(),
            })
        });
        let mut rows: Vec<SummaryRow> = marks.collect();
        let costs = seats.iter().map(|seat| review::costs(reviewed, *seat, table.rules));
        let (lost, chance): (Vec<_>, Vec<_>) =
            costs.map(|[points, chance]| (points, chance)).unzip();
        let given_away = msg::review_cost_points(points::unit(table.rules));
        rows.push(SummaryRow { mark: None, name: given_away, figures: lost });
        let name = msg::REVIEW_COST_CHANCE.text();
        rows.push(SummaryRow { mark: None, name, figures: chance });
        let step = COLUMN_STEPS[usize::from(seats.len() > 2)];
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.summary_heads_ui(ui, &seats, step);
            for (n, row) in rows.iter().enumerate() {
                self.summary_row_ui(ui, (n, row), &seats, step);
            }
        });
        ui.add_space(4.0);
        text::quiet(ui, msg::REVIEW_COST_SAYS.text());
    }

    /// Draws the button that leads to the viewer's first mistake, if there is one.
    pub(super) fn first_mistake_ui(
        self,
        ui: &mut Ui,
        reviewed: &GameReview,
        commands: &mut Vec<Command>,
    ) {
        if own_mistakes(reviewed, self.viewer).is_empty() {
            return;
        }
        if button_named(ui, self.look, msg::REVIEW_FIRST_MISTAKE).clicked() {
            commands.push(LearnCommand::Seek(SeekTarget::NextMistake).into());
        }
        ui.add_space(4.0);
    }

    fn summary_heads_ui(self, ui: &mut Ui, seats: &[Seat], step: f32) {
        let table = self.table_context();
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        let (row, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut pen = Pen::new(ui.painter());
        let quiet = self.look.quiet_text(Surface::Panel);
        let style = TextStyle::regular(sizes::TEXT_SIZE);
        let y = paint::centered_baseline(row.center().y, style.size);
        let room = (row.width() - step * seats.len() as f32).max(0.0);
        cells(ui, row, [TextCell::left(0.0, room, msg::REVIEW_WHOLE_GAME.text()).quiet()]);
        for (n, seat) in seats.iter().enumerate() {
            let right = row.right() - step * (seats.len() - 1 - n) as f32;
            let name = sides::player(table.seating, *seat);
            let room = step - 2.0 * (PIN_RADIUS + GAP_BESIDE_PIN);
            let (name, style) = paint::fit_text(pen.painter(), &name, style, 11.0, room);
            let name = pen.text(pos2(right, y), Align::Max, &name, style, quiet);
            let seat_color = side_color(table.seating, table.rules.seats, *seat);
            let pin = paint::color(self.look.colors.players[seat_color]);
            let center = pos2(name.left() - GAP_BESIDE_PIN - PIN_RADIUS, row.center().y);
            pen.disc(center, PIN_RADIUS, pin);
        }
    }

    /// Draws a row, with a dot in the color of its mark.
    fn summary_row_ui(
        self,
        ui: &mut Ui,
        (n, row): (usize, &SummaryRow),
        seats: &[Seat],
        step: f32,
    ) {
        let table = self.table_context();
        let spoken = seats.iter().zip(&row.figures);
        let spoken = spoken.map(|(seat, figure)| {
            let side = display_name(table.seating[*seat].name());
            msg::label_value(side, figure.clone())
        });
        let spoken = msg::label_value(row.name.clone(), words::list(spoken));
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        let id = format!("summary-{}", n + 1);
        let (rect, _) = allocate_described(ui, size, Role::Label, &id, &spoken);
        if let Some(mark) = row.mark {
            let tone = if mark.is_bad() {
                paint::color(self.look.colors.warning)
            } else {
                self.look.gold_text(Surface::Panel)
            };
            let center = rect.left_center() + vec2(DOT_RADIUS, 0.0);
            Pen::new(ui.painter()).disc(center, DOT_RADIUS, tone);
        }
        let count = row.figures.len();
        let room = rect.width() - step * count as f32 - NAME_X;
        let name = TextCell::left(NAME_X, room, row.name.clone());
        let figures = row.figures.iter().enumerate().map(|(n, figure)| {
            TextCell::right(rect.width() - step * (count - 1 - n) as f32, figure.clone()).strong()
        });
        cells(ui, rect, std::iter::once(name).chain(figures));
        row_line(ui, rect);
    }
}
