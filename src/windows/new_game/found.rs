//! What a search finds beside games: rules, and ways to sit.

use egui::{Ui, Vec2};

use crate::paint::Look;
use crate::windows::kit;
use crate::windows::search::{Fit, Search, best_first};
use engine::Seats;
use game::profile::Rule;
use words::{rules, sides};

/// Between two things that were found, in points.
const BETWEEN: f32 = 8.0;

/// What was found beside the games.
#[derive(Debug)]
pub(super) struct Found {
    rules: Vec<Rule>,
    seats: Vec<Seats>,
}

/// What was asked for of it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Wanted {
    /// The rule where it is set.
    Rule(Rule),
    /// So many players.
    Seats(Seats),
}

impl Found {
    /// The rules and the ways to sit that fit.
    pub(super) fn of(search: &Search) -> Self {
        let rule = |rule: Rule| {
            let said = [rules::explanation(rule)];
            let fit = search.fit(&rules::name(rule), &said, &rules::sought_as(rule))?;
            Some((fit, rule))
        };
        let seats = |seats: Seats| {
            let said = [sides::seats_tip(seats)];
            let fit = search.fit(&sides::seats(seats), &said, &sides::seats_sought_as(seats))?;
            (fit != Fit::Meaning).then_some((fit, seats))
        };
        Self {
            rules: best_first(Rule::ALL.into_iter().filter_map(rule)),
            seats: best_first(Seats::ALL.into_iter().filter_map(seats)),
        }
    }

    /// How many rules were found.
    pub(super) fn rules(&self) -> usize {
        self.rules.len()
    }

    /// Whether nothing was found beside games.
    pub(super) fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.seats.is_empty()
    }

    /// Draws a button for each thing found; what was asked for.
    pub(super) fn ui(&self, ui: &mut Ui, look: &Look) -> Option<Wanted> {
        let seats = self.seats.iter().map(|&seats| {
            let id = format!("found-seats-{}", <&str>::from(seats));
            (id, sides::seats(seats), Wanted::Seats(seats))
        });
        let rules = self.rules.iter().map(|&rule| {
            let id = format!("found-rule-{}", <&str>::from(rule));
            (id, rules::name(rule), Wanted::Rule(rule))
        });
        let mut wanted = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
            for (id, name, wants) in seats.chain(rules) {
                if kit::quiet_button(ui, look, &id, &name).clicked() {
                    wanted = Some(wants);
                }
            }
        });
        wanted
    }
}
