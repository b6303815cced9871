//! What a command turns on or off, for who does not see it.

use super::items::Item;
use super::state::MenuState;
use crate::app::command::Command;
use words::say;

/// A line of a menu that is turned on and off, and whether it was on.
#[derive(Debug)]
pub struct Switch {
    item: &'static Item,
    is_ticked: fn(MenuState) -> bool,
    was: bool,
}

impl Switch {
    /// What a command turns on or off, if it does that.
    pub fn of(command: &Command, now: impl FnOnce() -> MenuState) -> Option<Self> {
        let item = Item::of(command)?;
        let is_ticked = item.is_ticked?;
        Some(Self {
            item,
            is_ticked,
            was: is_ticked(now()),
        })
    }

    /// That it is on now, or off, if it was not before.
    pub fn told(&self, now: MenuState) -> Option<String> {
        let is_on = (self.is_ticked)(now);
        let says = || {
            let what = self.item.name.text();
            say!(
                "ear-switched",
                what = what,
                is = if is_on { "on" } else { "off" }
            )
        };
        (is_on != self.was).then(says)
    }
}
