//! Several people at one screen: the hands are covered until the next person
//! says they are there.

use std::time::Duration;

use egui::{Context, Frame, Label, Margin, RichText, Ui, vec2};

use super::command::Command;
use super::running::Pause;
use super::screen::{Present, Screen};
use super::table::{Motion, TableChoices, names};
use super::theme::{BIG_TEXT_SIZE, SMALL_TEXT_SIZE, TEXT_SIZE};
use super::{App, WindowKind, ear, menu, paint};
use engine::{Name, Seat};
use game::profile::Person;
use nestor::coach::lessons::Exercise;
use words::{id, say};

/// For how many of Nestor's pauses whoever has acted looks on.
const LOOKS_ON_PAUSES: f64 = 2.0;
/// How wide the words are at most, in points.
const WIDTH: f32 = 340.0;
/// How high the button is, in points.
const BUTTON_HEIGHT: f32 = 44.0;
/// How far above the middle the words begin, in points.
const ABOVE_MIDDLE: f32 = 120.0;

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
                title: say!("cover-title-nameless"),
                why: say!("cover-why-nameless"),
                button: say!("cover-button-nameless"),
            };
        }
        let name = || name.as_str().to_owned();
        Self {
            title: say!("cover-title", name = name()),
            why: say!("cover-why", name = name()),
            button: say!("cover-button", name = name()),
        }
    }
}

impl App {
    /// What the window shows.
    pub fn screen(&self) -> Screen {
        if self.lesson.is_some() {
            return Screen::Table(Exercise::SEAT);
        }
        let session = self.household.at_table().map(|_| &self.session);
        match Screen::of(session, self.present) {
            Screen::Results(seat) | Screen::HandOver(seat) if self.review.is_some() => {
                Screen::Review(seat)
            }
            Screen::Table(seat) if self.is_paused() => Screen::Paused(seat),
            screen => screen,
        }
    }

    /// The seat from which the table is seen.
    pub(super) const fn seat(&self) -> Seat {
        self.choices.viewer.seat
    }

    /// Somebody says they are there.
    pub(super) fn uncover(&mut self) {
        if let Screen::Paused(_) = self.screen() {
            self.pause();
        } else if let Screen::Covered(seat) = self.screen() {
            self.present = Some(Present::at(seat));
            // The message was meant for the person who was there before.
            self.messages.nothing();
            self.choices = TableChoices::at(seat);
            self.follow_hand();
        }
    }

    /// Covers the hands: nobody knows who looks at the screen from now on.
    /// Bones that were laid open are turned face down again.
    pub(super) const fn cover(&mut self) {
        self.present = None;
        self.choices.viewer.hands = false;
        self.choices.viewer.boneyard = false;
    }

    /// Whether whoever is there only looks on until what happened has been seen,
    /// and the screen is to be passed to somebody else then.
    pub(super) fn is_to_be_passed(&self) -> bool {
        self.present.is_some_and(|present| present.looks_on)
    }

    /// Somebody acted: whoever is there sees what came of it before the screen is
    /// passed on.
    pub(super) fn look_on(&mut self) {
        let turn = self.session.person_in_turn();
        if let Some(present) = &mut self.present {
            present.looks_on = turn.is_some_and(|turn| turn != present.seat);
        }
    }

    /// There is nothing more to be seen of what was done.
    pub(super) const fn look_on_no_more(&mut self) {
        if let Some(present) = &mut self.present {
            present.looks_on = false;
        }
    }

    /// Passes the screen on once there was time to see what happened; if Nestors
    /// wait for OK, so does this.
    pub(super) fn pass_on_in_time(&mut self, ctx: &Context) {
        let is_seen = self.is_to_be_passed() && !self.screen().is_covered();
        let Some(pause) = self.pause_secs().filter(|_| is_seen) else {
            return;
        };
        let now = ctx.input(|input| input.time);
        let seen = self.stage.acted_at() + LOOKS_ON_PAUSES * pause;
        if seen > now {
            ctx.request_repaint_after(Duration::from_secs_f64(seen - now));
        } else {
            self.cover();
        }
    }

    /// Sees to it that the table is seen from the seat of whoever looks at it.
    pub(super) fn follow_screen(&mut self, now: f64) {
        let screen = self.screen();
        if screen.is_covered() {
            self.close(WindowKind::Log);
            self.motion = Motion::default();
            self.stage.reset(now);
            // Nobody would see the play that waits for the tutor.
            self.said.waiting = None;
        }
        if let Some(seat) = screen.seat().filter(|seat| *seat != self.seat()) {
            self.choices = TableChoices::at(seat);
            self.motion = Motion::default();
            self.follow_hand();
        }
    }

    /// Adds the bones that have come to the hand to its order.
    pub(super) fn follow_hand(&mut self) {
        let seat = self.seat();
        if let Some(view) = self.shown().view(seat) {
            self.orders[seat].follow(&view);
        }
    }

    fn words_of_pause(&self) -> Words {
        let secs = self.game_clock().map_or(0, |clock| clock.secs);
        let left = || names::minutes(secs);
        Words {
            title: say!("cover-title-paused"),
            why: match self.running.pause {
                Some(Pause::Hidden) => say!("cover-why-paused-hidden", left = left()),
                Some(Pause::Asleep) => say!("cover-why-paused-asleep", left = left()),
                Some(Pause::Wanted) | None => say!("cover-why-paused", left = left()),
            },
            button: say!("cover-button-paused"),
        }
    }

    /// Shows in place of the table whom the screen is to be passed to, or that the
    /// game is paused.
    pub(super) fn cover_ui(&self, ui: &mut Ui, next: Option<Seat>, commands: &mut Vec<Command>) {
        ear::hush(ui.ctx());
        self.messages.hush();
        let area = ui.max_rect();
        paint::table(ui.painter(), area, &self.look);
        let words = next.map(|next| Words::to(self.session.seating()[next].name()));
        let Words { title, why, button } = words.unwrap_or_else(|| self.words_of_pause());
        let top = (area.height() / 2.0 - ABOVE_MIDDLE).max(0.0);
        ui.add_space(top);
        let margin = Margin::symmetric(16, 12);
        ui.vertical_centered(|ui| {
            Frame::new().inner_margin(margin).show(ui, |ui| {
                ui.set_max_width(WIDTH);
                let title = RichText::new(title);
                let title = title.size(BIG_TEXT_SIZE).strong().color(self.look.text);
                ear::speak(&ui.add(Label::new(title).wrap().selectable(false)));
                ui.add_space(8.0);
                let why = RichText::new(why);
                let why = why.size(TEXT_SIZE).color(self.look.quiet);
                ui.add(Label::new(why).wrap().selectable(false));
                ui.add_space(20.0);
                let size = vec2(ui.available_width(), BUTTON_HEIGHT);
                let button = ui.add(self.look.main_button(&button).wrap().min_size(size));
                ear::give_author_id(&button, "cover-here");
                let is_free = self.open.is_empty() && !menu::is_open(ui.ctx());
                if is_free && ui.memory(|memory| memory.focused().is_none()) {
                    button.request_focus();
                }
                if menu::tip(button, id!("tip-cover"), Some(menu::ENTER)).clicked() {
                    commands.push(Command::Uncover);
                }
                ui.add_space(20.0);
                // The table, on which they stand otherwise, is out of sight.
                for notice in self.messages.others() {
                    let color = ui.visuals().warn_fg_color;
                    let notice = RichText::new(notice).size(SMALL_TEXT_SIZE).color(color);
                    ear::speak(&ui.add(Label::new(notice).wrap().selectable(false)));
                    ui.add_space(8.0);
                }
            });
        });
    }
}
