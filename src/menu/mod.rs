//! The bar at the top and the keys. One table of commands makes the menus, the toolbar, the keys,
//! and the list of keys in Help.

mod bar;
mod context;
mod ends;
mod keys;
mod letters;
mod line;
mod menus;
mod rows;
mod table_keys;
mod tooltips;

pub(crate) use bar::{Bar, Titles};
pub(crate) use context::{Choice, Choices, button_menu, context_menu};
pub(crate) use ends::{begin_lines, end_lines, note_line};
pub use keys::shortcut_text;
pub(crate) use keys::{
    confirm_keys, drop_answering_keys, drop_held_keys, escape_key, is_open, is_typing, key_text,
    keys, page_keys, review_keys, table_keys, undo_key,
};
pub(crate) use letters::by_letters;
pub(crate) use rows::{CommandStatus, all_rows};
pub use rows::{MENUS, Row};
pub(crate) use table_keys::TableKeys;
pub use table_keys::{REVIEW_KEYS, TABLE_KEYS};
pub(crate) use tooltips::{ENTER, hover_tip, text_tip, tip, tip_above, tip_or_why, turn_tip};
