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

pub use bar::{Bar, Titles};
pub use context::{Choice, Choices, button_menu, context_menu};
pub use ends::{begin_lines, end_lines, note_line};
pub use keys::{
    confirm_keys, drop_answering_keys, drop_held_keys, escape_key, is_open, is_typing, key_text,
    keys, page_keys, review_keys, shortcut_text, table_keys, undo_key,
};
pub use letters::by_letters;
pub use rows::{CommandStatus, MENUS, Row, all_rows};
pub use table_keys::{REVIEW_KEYS, TABLE_KEYS, TableKeys};
pub use tooltips::{ENTER, hover_tip, text_tip, tip, tip_above, tip_or_why, turn_tip};
