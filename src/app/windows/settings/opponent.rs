//! How hard and how fast Nestor plays, and what the table shows.

use egui::Ui;

use crate::app::windows::row::{self, Choice};
use crate::app::windows::text;
use crate::nestor::Level;
use crate::profile::{Display, MotionSpeed, Pace, Preferences, TableView};
use crate::say;
use crate::words::{levels, settings as words};

/// Draws the level of all Nestors, who play at `set` now, and gives back the one
/// that was chosen.
pub(super) fn level_ui(ui: &mut Ui, set: &[Level]) -> Option<Level> {
    let Some(shown) = levels::of(set) else {
        text::quiet(ui, say!("settings-no-nestor"));
        ui.add_space(row::BETWEEN_ROWS);
        return None;
    };
    let one = set.first().copied();
    let one = one.filter(|one| set.iter().all(|level| level == one));
    let choices = Level::ALL.map(|level| choice(Some(level), levels::name(level)));
    let chosen = row::list_ui(ui, &say!("settings-level"), &shown, &one, choices.into());
    for level in Level::ALL {
        text::quiet(ui, levels::line(level));
    }
    ui.add_space(row::BETWEEN_ROWS);
    chosen.flatten()
}

/// Draws how fast Nestor plays, and how one draws.
pub(super) fn pace_ui(ui: &mut Ui, display: &mut Display) {
    let set = display.pace;
    let paces = Pace::ALL.map(|pace| choice(pace, words::pace_name(pace)));
    let shown = words::pace_name(set);
    if let Some(pace) = row::list_ui(ui, &say!("settings-pace"), &shown, &set, paces.into()) {
        display.pace = pace;
    }
    text::quiet(ui, words::pace(display.pace));
    ui.add_space(row::BETWEEN_ROWS);

    let drawing = &mut display.auto_draw;
    row::switch_ui(
        ui,
        &say!("settings-auto-draw"),
        &say!("settings-auto-draw-explained"),
        drawing,
        None,
    );
    ui.add_space(row::BETWEEN_ROWS);
}

/// Draws what has to do with the picture of the table.
pub(super) fn table_ui(ui: &mut Ui, preferences: &mut Preferences) {
    let set = preferences.display.view;
    let views = TableView::ALL.map(|view| choice(view, words::view_name(view)));
    let shown = words::view_name(set);
    if let Some(view) = row::list_ui(ui, &say!("settings-view"), &shown, &set, views.into()) {
        preferences.display.view = view;
    }
    ui.add_space(row::BETWEEN_ROWS);

    let count = &mut preferences.display.table_count;
    row::switch_ui(
        ui,
        &say!("settings-table-count"),
        &say!("settings-table-count-explained"),
        count,
        None,
    );
    ui.add_space(row::BETWEEN_ROWS);
    let set = preferences.display.motion;
    let speeds = MotionSpeed::ALL.map(|speed| choice(speed, words::motion_name(speed)));
    let shown = words::motion_name(set);
    if let Some(speed) = row::list_ui(ui, &say!("settings-motion"), &shown, &set, speeds.into()) {
        preferences.display.motion = speed;
    }
    text::quiet(ui, say!("settings-motion-explained"));
    ui.add_space(row::BETWEEN_ROWS);
    let flicker = &mut preferences.display.flicker;
    row::switch_ui(
        ui,
        &say!("settings-flicker"),
        &say!("settings-flicker-explained"),
        flicker,
        None,
    );
    ui.add_space(row::BETWEEN_ROWS);
    let numerals = &mut preferences.display.numerals;
    let explained = say!("settings-numerals-explained");
    row::switch_ui(ui, &say!("settings-numerals"), &explained, numerals, None);
    ui.add_space(row::BETWEEN_ROWS);
    let grain = &mut preferences.display.grain;
    row::switch_ui(
        ui,
        &say!("settings-grain"),
        &say!("settings-grain-explained"),
        grain,
        None,
    );
    ui.add_space(row::BETWEEN_ROWS);
}

fn choice<T>(value: T, name: String) -> Choice<T> {
    Choice {
        value,
        name,
        refused: None,
    }
}
