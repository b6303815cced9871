//! Several people at one screen: the hands are covered until the next person
//! says they are there.

use std::time::Duration;

use egui::{Context, Key, Ui};

use super::App;
use super::running::Pause;
use super::screen::{Present, Screen};
use crate::command::WindowKind;
use crate::command::{Command, GameCommand};
use crate::paint::Look;
use crate::table::{
    Boxes, CardButton, Cover, Notice, hand_cover_ui, names, notice_ui, table_cover_ui,
};
use crate::{ear, menu};
use engine::Name;
use game::profile::Person;
use nestor::coach::lessons::Exercise;
use words::msg;

/// For how many of Nestor's pauses whoever has acted looks on.
const LOOKS_ON_PAUSES: f64 = 2.0;
/// What of the table is out of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Hidden {
    /// Nothing that the viewer may see.
    #[default]
    Nothing,
    /// The viewer's hand: nobody knows who looks at the screen.
    Hand,
    /// All bones.
    Table,
}

/// The words on the cover, for the person to whom the screen is passed.
struct Words {
    title: String,
    why: String,
    button: String,
}

impl Words {
    /// The words for the person of this name, or for the one who has given
    /// none.
    fn to(name: &Name) -> Self {
        if *name == Person::nameless() {
            return Self {
                title: msg::COVER_TITLE_NAMELESS.text(),
                why: msg::COVER_WHY_NAMELESS.text(),
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

impl App {
    /// What the window shows.
    pub fn screen(&self) -> Screen {
        if self.learn.lesson.is_some() {
            return Screen::Table(Exercise::SEAT);
        }
        let session = self.storage.player().map(|_| &self.session);
        match Screen::of(session, self.table.present) {
            Screen::Results(seat) | Screen::HandOver(seat) if self.learn.review.is_some() => {
                Screen::Review(seat)
            }
            Screen::Table(seat) if self.is_paused() => Screen::Paused(seat),
            screen => screen,
        }
    }

    /// Somebody says they are there.
    pub(super) fn uncover(&mut self) {
        if let Screen::Paused(_) = self.screen() {
            self.pause();
        } else if let Screen::Covered(seat) = self.screen() {
            self.table.present = Some(Present::at(seat));
            // The message was meant for the person who was there before.
            self.messages.nothing();
            self.table.look_from(seat, self.learn.shown(&self.session));
        }
    }

    /// Passes the screen on once there was time to see what happened; if Nestors
    /// wait for OK, so does this.
    pub(super) fn pass_on_in_time(&mut self, ctx: &Context) {
        let is_seen = self.table.is_to_be_passed() && !self.screen().is_covered();
        let Some(pause) = self.pause_secs().filter(|_| is_seen) else {
            return;
        };
        let now = ctx.input(|input| input.time);
        let seen = self
            .table
            .rests_until(LOOKS_ON_PAUSES * pause, self.speed());
        if seen > now {
            ctx.request_repaint_after(Duration::from_secs_f64(seen - now));
        } else {
            self.table.cover();
        }
    }

    /// Sees to it that the table is seen from the seat of whoever looks at it.
    pub(super) fn follow_screen(&mut self, now: f64) {
        let screen = self.screen();
        if screen.is_covered() {
            self.table.clear(now);
            // Nobody would see the play that waits for the tutor.
            self.learn.said.waiting = None;
        }
        let seat = match screen {
            // The table is turned to whoever is to come.
            Screen::Covered(next) => Some(next),
            screen => screen.seat(),
        };
        if let Some(seat) = seat.filter(|seat| *seat != self.table.seat()) {
            self.table.clear(now);
            self.table.look_from(seat, self.learn.shown(&self.session));
        }
    }

    fn words_of_pause(&self) -> Words {
        let secs = self.game_clock().map_or(0, |clock| clock.secs);
        let left = || names::minutes(secs);
        Words {
            title: msg::COVER_TITLE_PAUSED.text(),
            why: match self.running.pause() {
                Some(Pause::Hidden) => msg::cover_why_paused_hidden(left()),
                Some(Pause::Asleep) => msg::cover_why_paused_asleep(left()),
                Some(Pause::Wanted) | None => msg::cover_why_paused(left()),
            },
            button: msg::COVER_BUTTON_PAUSED.text(),
        }
    }

    /// What of the table is out of sight now.
    pub(super) fn hidden(&self) -> Hidden {
        match self.screen() {
            _ if self.windows.is_open(WindowKind::Cut) => Hidden::Table,
            Screen::Covered(_) => Hidden::Hand,
            Screen::Paused(_) => Hidden::Table,
            _ => Hidden::Nothing,
        }
    }

    /// Shows whom the screen is to be passed to, or that the game is paused.
    pub(super) fn cover_ui(
        &self,
        ui: &Ui,
        boxes: &Boxes,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        ear::hush(ui.ctx());
        self.messages.hush();
        let next = match self.screen() {
            Screen::Covered(next) => Some(next),
            _ => None,
        };
        let words = next.map(|next| Words::to(self.session.seating()[next].name()));
        let Words { title, why, button } = words.unwrap_or_else(|| self.words_of_pause());
        let cover = Cover {
            title,
            why,
            button: CardButton {
                text: button,
                author_id: "cover-here".to_owned(),
                command: Command::Game(GameCommand::Uncover),
                is_main: true,
            },
            key: if next.is_some() { Key::Space } else { Key::P },
        };
        let button = if next.is_some() {
            hand_cover_ui(ui, boxes, &cover, look, commands)
        } else {
            table_cover_ui(ui, boxes, &cover, look, commands)
        };
        let is_free = !self.windows.is_any_open() && !menu::is_open(ui.ctx());
        if is_free && ui.memory(|memory| memory.focused().is_none()) {
            button.request_focus();
        }
        menu::tip(button, msg::TIP_COVER, Some(menu::ENTER));
        // What else is said stands over the table, and is of no hand.
        let notices: Vec<&str> = self.messages.others().collect();
        let notice = Notice {
            text: &notices.join(" "),
            about: None,
            is_seen: !notices.is_empty(),
        };
        notice_ui(ui, (boxes, &[]), &notice, look);
    }
}
