//! The chance to win, moment by moment, as a chart that takes one to a moment.

use egui::{Role, Sense, Ui, WidgetInfo};
use egui_plot::{Line, PlotPoints, Points, VLine};

use super::chart;
use crate::app::command::Command;
use crate::app::ear;
use crate::app::study::StudyView;
use crate::app::theme::Look;
use engine::{Seats, Team};
use game::session::ReviewStep;
use nestor::coach::{GameReview, Mark};
use words::review::{self, AtTable};

/// The height of the chart, in points.
const HEIGHT: f32 = 130.0;
/// How large the dots of mistakes are, in points.
const MISTAKE_RADIUS: f32 = 4.0;
const BLUNDER_RADIUS: f32 = 6.0;

/// Draws the chance of a side to win, with the moment that is shown; the mistakes of
/// both sides are dots on the line.
pub(super) fn chance_chart_ui(
    ui: &mut Ui,
    (study, reviewed): (StudyView<'_>, &GameReview),
    team: Team,
    (at, look): (AtTable<'_>, &Look),
    commands: &mut Vec<Command>,
) {
    let chances = reviewed.chances(team);
    let points: Vec<[f64; 2]> = chances
        .iter()
        .map(|at| [at.moment as f64, review::percent(at.chance)])
        .collect();
    let last = points.last().map_or(1.0, |last| last[0]);
    let dots = |wanted: fn(Mark) -> bool, is_own: bool| -> Vec<[f64; 2]> {
        let decisions = reviewed.decisions().iter();
        let wanted = decisions.filter(|it| wanted(it.mark) && is_side(it.seat, at, team) == is_own);
        wanted
            .map(|it| it.moment as f64)
            .map(|moment| [moment, height_at(&points, moment)])
            .collect()
    };
    let deals = (2..=reviewed.hands()).map(|hand| deal_of(study, hand));
    let plot = chart::plot("chance to win", HEIGHT, look)
        .sense(Sense::CLICK)
        .show_axes([false, true])
        .include_x(0.0)
        .include_x(last)
        .include_y(0.0)
        .include_y(100.0)
        .show_grid([false, true])
        .label_formatter(|_| None);
    let shown = plot.show(ui, |plot| {
        for deal in deals {
            plot.vline(VLine::new("", deal).color(look.rule).width(1.0));
        }
        let now = study.review.moment() as f64;
        plot.vline(VLine::new("", now).color(look.quiet).width(1.5));
        let line = Line::new("", PlotPoints::new(points.clone()));
        plot.line(line.color(look.players[0]).width(chart::LINE_WIDTH));
        for (is_own, color) in [(true, look.players[0]), (false, look.players[1])] {
            for (mark, radius) in [
                (Mark::Mistake, MISTAKE_RADIUS),
                (Mark::Blunder, BLUNDER_RADIUS),
            ] {
                let wanted: fn(Mark) -> bool = match mark {
                    Mark::Mistake => |mark| mark == Mark::Mistake,
                    _ => |mark| mark == Mark::Blunder,
                };
                let dots = Points::new("", dots(wanted, is_own));
                plot.points(dots.color(color).radius(radius).filled(is_own));
            }
        }
    });
    let spoken = review::chart(reviewed, study.review, team, at);
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    ear::give_author_id(&response, "analysis-chart");
    // A finger that was lifted points at nothing any more.
    let clicked_at = response.interact_pointer_pos();
    if let Some(at) = clicked_at.filter(|_| response.clicked()) {
        let pointed_at = shown.transform.value_from_position(at);
        let moment = pointed_at.x.round().clamp(0.0, last) as usize;
        commands.push(Command::Review(ReviewStep::To(moment)));
    }
}

/// How high the line through these points is at a moment.
fn height_at(points: &[[f64; 2]], moment: f64) -> f64 {
    let next = points.partition_point(|[at, _]| *at < moment);
    let before = next.checked_sub(1).map(|before| points[before]);
    match (before, points.get(next)) {
        (Some([from, low]), Some([to, high])) => low + (high - low) * (moment - from) / (to - from),
        (Some([_, height]), None) | (None, Some(&[_, height])) => height,
        (None, None) => 50.0,
    }
}

/// Whether the player in a seat is on this side.
fn is_side(seat: engine::Seat, at: AtTable<'_>, team: Team) -> bool {
    let seats: Seats = at.rules.seats;
    seats.team(seat) == team
}

/// The moment of the deal of a hand, counted from 1.
fn deal_of(study: StudyView<'_>, hand: usize) -> f64 {
    study.review.record().steps_before_hand(hand - 1) as f64
}

#[cfg(test)]
mod tests {
    use super::height_at;

    #[test]
    fn a_dot_lies_on_the_line() {
        let line = [[0.0, 50.0], [2.0, 60.0], [6.0, 80.0]];
        for (moment, height) in [
            (0.0, 50.0),
            (1.0, 55.0),
            (2.0, 60.0),
            (5.0, 75.0),
            (6.0, 80.0),
            (9.0, 80.0),
        ] {
            assert_eq!(height_at(&line, moment), height, "moment {moment}");
        }
        assert_eq!(height_at(&[], 3.0), 50.0, "nothing is known");
    }
}
