//! What a command turns on or off, for who does not see it.

use super::rows::Row;
use super::state::MenuState;
use crate::command::Command;
use words::msg;

/// A command that turns something on and off, and whether it was on.
#[derive(Debug)]
pub struct Switch {
    row: &'static Row,
    is_on: fn(MenuState) -> bool,
    was: bool,
}

impl Switch {
    /// What a command turns on or off, if it does that.
    pub fn of(command: &Command, now: impl FnOnce() -> MenuState) -> Option<Self> {
        let row = Row::of(command)?;
        let is_on = row.is_on?;
        Some(Self {
            row,
            is_on,
            was: is_on(now()),
        })
    }

    /// That it is on now, or off, if it was not before.
    pub fn told(&self, now: MenuState) -> Option<String> {
        let is_on = (self.is_on)(now);
        let says = || {
            let what = self.row.name.text();
            msg::ear_switched(if is_on { "on" } else { "off" }, what)
        };
        (is_on != self.was).then(says)
    }
}
