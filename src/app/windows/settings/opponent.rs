//! How hard and how fast Nestor plays, and what the table shows.

use egui::Ui;

use super::row::{self, Choice};
use crate::app::windows::text;
use crate::app::wording::{levels, settings as words};
use crate::nestor::Level;
use crate::session::{MotionSpeed, Pace, Preferences};

/// Draws what has to do with Nestor.
pub(super) fn opponent_ui(ui: &mut Ui, preferences: &mut Preferences) {
    let set = preferences.level;
    let levels = Level::ALL.map(|level| choice(level, level.name()));
    if let Some(level) = row::list_ui(ui, words::LEVEL, set.name(), &set, levels.into()) {
        preferences.level = level;
    }
    for level in Level::ALL {
        text::quiet(ui, &levels::line(level));
    }
    ui.add_space(row::BETWEEN_ROWS);

    let set = preferences.pace;
    let paces = Pace::ALL.map(|pace| choice(pace, words::pace_name(pace)));
    let shown = words::pace_name(set);
    if let Some(pace) = row::list_ui(ui, words::PACE, shown, &set, paces.into()) {
        preferences.pace = pace;
    }
    text::quiet(ui, words::pace(preferences.pace));
    ui.add_space(row::BETWEEN_ROWS);

    let drawing = &mut preferences.auto_draw;
    row::switch_ui(
        ui,
        words::AUTO_DRAW,
        words::AUTO_DRAW_EXPLAINED,
        drawing,
        None,
    );
    ui.add_space(row::BETWEEN_ROWS);
}

/// Draws what has to do with the picture of the table.
pub(super) fn table_ui(ui: &mut Ui, preferences: &mut Preferences) {
    let count = &mut preferences.table_count;
    row::switch_ui(
        ui,
        words::TABLE_COUNT,
        words::TABLE_COUNT_EXPLAINED,
        count,
        None,
    );
    ui.add_space(row::BETWEEN_ROWS);
    let set = preferences.motion;
    let speeds = MotionSpeed::ALL.map(|speed| choice(speed, words::motion_name(speed)));
    let shown = words::motion_name(set);
    if let Some(speed) = row::list_ui(ui, words::MOTION, shown, &set, speeds.into()) {
        preferences.motion = speed;
    }
    text::quiet(ui, words::MOTION_EXPLAINED);
    ui.add_space(row::BETWEEN_ROWS);
    let flicker = &mut preferences.flicker;
    row::switch_ui(ui, words::FLICKER, words::FLICKER_EXPLAINED, flicker, None);
    ui.add_space(row::BETWEEN_ROWS);
}

fn choice<T>(value: T, name: &str) -> Choice<T> {
    Choice {
        value,
        name: name.to_owned(),
        refused: None,
    }
}
