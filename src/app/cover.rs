//! The cover over the hands until the next person confirms, or over the table while the game
//! is paused.

use egui::{Key, Ui};

use super::game_clock::Pause;
use super::table_ui::TableUi;
use crate::command::{Command, GameCommand};
use crate::play::Screen;
use crate::table::{
    Boxes, CardButton, Cover, Notice, hand_cover_ui, names, notice_ui, table_cover_ui,
};
use crate::{ear, menu};
use engine::Name;
use game::profile::Person;
use words::msg;

/// Text of the cover.
struct Words {
    title: String,
    why: String,
    button: String,
}

impl Words {
    /// Text for a person with this name, or without one.
    fn to(name: &Name) -> Self {
        if *name == Person::nameless() {
            return Self {
                title: msg::COVER_TITLE_NAMELESS.text(),
                why: msg::COVER_WHY.text(),
                button: msg::COVER_BUTTON_NAMELESS.text(),
            };
        }
        let name = || name.as_str().to_owned();
        Self {
            title: msg::cover_title(name()),
            why: msg::COVER_WHY.text(),
            button: msg::cover_button(name()),
        }
    }
}

impl TableUi<'_> {
    fn words_of_pause(&self) -> Words {
        let secs = self.clock.map_or(0, |clock| clock.secs);
        Words {
            title: msg::COVER_TITLE_PAUSED.text(),
            why: msg::cover_why_paused(
                match self.pause {
                    Some(Pause::Hidden) => "hidden",
                    Some(Pause::Asleep) => "asleep",
                    Some(Pause::Wanted) | None => "wanted",
                },
                names::minutes(secs),
            ),
            button: msg::COVER_BUTTON_PAUSED.text(),
        }
    }

    /// Shows who gets the screen, or that the game is paused.
    pub(super) fn cover_ui(&self, ui: &Ui, boxes: &Boxes, commands: &mut Vec<Command>) {
        ear::hush(ui.ctx());
        self.messages.hush();
        let next = match self.play.screen() {
            Screen::Covered(next) => Some(next),
            _ => None,
        };
        let words = next.map(|next| Words::to(self.play.session.seating()[next].name()));
        let Words { title, why, button } = words.unwrap_or_else(|| self.words_of_pause());
        let cover = Cover {
            title,
            why,
            button: CardButton::called("cover-here", button, GameCommand::RevealHand),
            key: if next.is_some() { Key::Space } else { Key::P },
        };
        let button = if next.is_some() {
            hand_cover_ui(ui, boxes, &cover, &self.look, commands)
        } else {
            table_cover_ui(ui, boxes, &cover, &self.look, commands)
        };
        let is_free = !self.play.has_window() && !menu::is_open(ui.ctx());
        if is_free && ui.memory(|memory| memory.focused().is_none()) {
            button.request_focus();
        }
        menu::tip(button, msg::TIP_COVER, Some(menu::ENTER));
        // What else is said stands over the table, and is of no hand.
        let told = self.messages.told_to_all();
        let notice = Notice {
            text: &told,
            about: None,
            buttons: &[],
            on_wood: None,
            is_seen: !told.is_empty(),
        };
        notice_ui(ui, (boxes, &[]), &notice, &self.look, commands);
    }
}
