//! The bar at the top, the menus, and the keys. The menus, the toolbar, the keys, and the list of
//! keys in Help are built from the rows of the commands.

mod bar;
mod contents;
mod context;
mod ends;
mod keys;
mod letters;
mod line;
mod menus;
mod table_keys;
mod tooltips;

pub(crate) use bar::{Bar, Titles};
pub use contents::{MENUS, Menu, all_commands};
pub(crate) use context::{MenuGroups, MenuItem, button_menu, context_menu};
pub(crate) use ends::{begin_lines, end_lines, register_line};
pub(crate) use keys::menu_keys;
pub use keys::shortcut_text;
pub(crate) use keys::{
    confirm_keys, drop_answering_keys, drop_held_keys, is_escape_pressed, is_popup_open,
    is_redo_pressed, is_typing, is_undo_pressed, key_text, page_keys, review_keys, table_keys,
};
pub(crate) use letters::next_by_letters;
pub(crate) use table_keys::KeyBindings;
pub use table_keys::{REVIEW_KEYS, TABLE_KEYS};
pub(crate) use tooltips::{ENTER, hover_tip, text_tip, tip, tip_above, tip_or_why, turn_tip};
