//! The dialog around every window and the widgets in it, so that all windows look and behave alike.
//!
//! Colors come from [`egui::Visuals`], which the theme sets, and from the
//! [look](crate::paint::Look) of the table.

mod card;
mod cells;
mod dialog;
mod empty;
mod entry;
mod field;
mod fold;
mod gallery;
pub(super) mod list;
mod list_row;
mod picture;
mod place;
mod question;
mod row;
mod search;
mod segments;
mod setting;
mod shortcuts;
pub(super) mod sizes;
mod slider;
mod swatch;
mod switch;
mod walk;

pub(super) use crate::widgets::{
    Button, LARGE_HEIGHT, WidgetLabel, allocate_described, collapsible_row, fitting_text,
    focus_ring, interact_as,
};

pub(super) use card::{ChoiceCard, card, separator};
pub(super) use cells::{TextCell, cells, row_line};
pub(crate) use dialog::layer;
pub(super) use dialog::{Dialog, is_narrow, is_narrow_width};
pub(super) use empty::{EmptyList, empty_list_ui};
pub(super) use entry::{ListEntry, entry};
pub(super) use field::{Field, field, field_row, is_entered, select_all};
pub(super) use fold::{fold, page_link};
pub use gallery::gallery;
pub(super) use list_row::{ListRow, ROW_PADDING, list_row};
pub(super) use picture::{
    Framing, bones_row, bounds_of, face_up, hand_picture, line_picture, paint_line,
};
pub(super) use place::{code, on_background, rest_from_left, row_from_right, scroll, ui_at};
pub(crate) use question::{QuestionDialog, question};
pub(super) use row::{Row, row};
pub(super) use search::{FieldNames, SearchField};
pub(super) use segments::{Segment, segments, tabs};
pub(super) use setting::{Group, Input, LinkButton, Setting};
pub(super) use shortcuts::{
    button_named, icon_button, icon_named, link, link_named, primary_button, quiet_button,
    step_button,
};
pub(super) use slider::{Rail, slider};
pub(super) use swatch::Swatch;
pub(super) use switch::switch;
pub(super) use walk::{exclude_from_arrow_keys, move_focus_by_keys, navigate_by_keys};
