//! Drawing for the lead and taking one's bones at the table: by the person, by
//! the others, and in time.

use std::time::Duration;

use egui::Context;

use super::{Next, Taking};
use crate::app::App;
use crate::app::taking::BACKS;
use crate::app::turn::Turn;
use crate::command::{Command, TableCommand};
use crate::table::back_id;
use game::profile::Pace;
use words::turn;
use words::{msg, taking};

/// How long what was drawn for the lead is to be read: in seconds, and as a
/// multiple of Nestor's pause.
const READING_SECS: f64 = 0.6;
const READING_PAUSES: f64 = 1.2;
/// The same of bones that are equally heavy: there is more to read.
const LEVEL_SECS: f64 = 1.2;
const LEVEL_PAUSES: f64 = 2.0;
/// How long after one bone that somebody else takes the next is taken, as a
/// share of the time that it is on its way.
const STEP_SHARE: f64 = 0.35;
/// After so many hands that were taken for the person it is asked whether later ones are
/// to be dealt.
const ASKED_AFTER: u8 = 3;

impl App {
    /// Lets the person draw for the lead and take their bones, if that is how
    /// the present round begins.
    pub(in crate::app) fn begin_taking(&mut self) {
        self.put_taking_by();
        let state = self.session.state();
        self.takings.retain(|kept| !kept.is_of(state));
        self.taking = Taking::of(self.session.game(), self.deals());
    }

    /// Whether hands are dealt to the person and not taken.
    pub(in crate::app) const fn deals(&self) -> bool {
        self.session.preferences().display.take_for_me
    }

    /// Whether it is to be asked if later hands are to be dealt: so many were taken for
    /// the person.
    pub(in crate::app) const fn asks_to_deal(&self) -> bool {
        self.hands_taken_for == ASKED_AFTER && self.taking.is_none() && !self.deals()
    }

    /// Answers whether later hands are to be dealt; it is not asked again.
    pub(in crate::app) fn answer_to_deal(&mut self, deals: bool) {
        self.hands_taken_for = ASKED_AFTER + 1;
        self.set_display(|display| display.take_for_me = deals);
    }

    /// What there is to press while bones are taken.
    pub(in crate::app) fn taking_turn(&self, taking: &Taking) -> Turn {
        let button = match taking.next() {
            Next::Person if taking.is_drawing() => (
                msg::TAKING_DRAW_FOR_ME,
                Command::Table(TableCommand::DrawForMe),
            ),
            Next::Person if taking.has_begun() => (
                msg::TAKING_TAKE_THE_REST,
                Command::Table(TableCommand::TakeForMe),
            ),
            Next::Person => (
                taking::take_for_me(taking.hand_size()),
                Command::Table(TableCommand::TakeForMe),
            ),
            Next::Read if self.pause_secs().is_none() => {
                (msg::TURN_OK, Command::Table(TableCommand::LetNestorAct))
            }
            _ => {
                let seating = self.session.seating();
                let taker = taking.taker().filter(|_| taking.next() == Next::Other);
                let hint = taker.map(|seat| turn::turn_of(seating, seat));
                return Turn::Hint(hint.unwrap_or_default(), Vec::new());
            }
        };
        Turn::Buttons(vec![button])
    }

    /// Does what somebody asked for who has bones to take; nothing of a turn can
    /// be done before that.
    pub(in crate::app) fn run_while_taking(&mut self, ctx: &Context, command: &Command, now: f64) {
        match command {
            Command::Table(TableCommand::TakeBack(back)) => {
                if ctx.memory(egui::Memory::focused) == Some(back_id(*back)) {
                    // The keyboard goes on at the next one.
                    self.back_beside(ctx, true, 1);
                }
                self.take(Some(*back), now);
            }
            Command::Table(TableCommand::DrawForMe) => self.take(None, now),
            Command::Table(TableCommand::TakeForMe) => self.take_for_me(now),
            Command::Table(TableCommand::SelectBeside(forward)) => {
                self.back_beside(ctx, *forward, 1);
            }
            Command::Table(TableCommand::EndBeside(up)) => {
                self.back_beside(ctx, !*up, self.felt_columns);
            }
            _ => {}
        }
    }

    /// The person takes a back, or any.
    fn take(&mut self, back: Option<usize>, now: f64) {
        let Some(taking) = &mut self.taking else {
            return;
        };
        if !taking.is_drawing() {
            // Whoever does not wait has seen the others take theirs.
            while taking.next() == Next::Other {
                taking.other_takes();
            }
        }
        if taking.next() != Next::Person {
            return;
        }
        taking.note();
        taking.person_takes(back);
        self.has_taken(now);
    }

    /// Goes on after what the person took: redo has nothing to do again.
    fn has_taken(&mut self, now: f64) {
        self.session.forget_redo();
        self.messages.nothing();
        self.taken(now);
    }

    /// All of the person's hand is taken for them.
    fn take_for_me(&mut self, now: f64) {
        let Some(taking) = &mut self.taking else {
            return;
        };
        if taking.next() != Next::Person {
            return;
        }
        taking.note();
        while taking.next() == Next::Person {
            taking.person_takes(None);
        }
        if self.hands_taken_for < ASKED_AFTER {
            self.hands_taken_for += 1;
        }
        self.has_taken(now);
    }

    /// Gives the keyboard to a back so many places further.
    fn back_beside(&self, ctx: &Context, forward: bool, by: usize) {
        let Some(taking) = &self.taking else {
            return;
        };
        let focused = ctx.memory(egui::Memory::focused);
        let at = (0..BACKS).find(|back| focused == Some(back_id(*back)));
        let step = if forward { by } else { BACKS - by };
        let mut there = (1..=BACKS).map(|n| match at {
            Some(at) => (at + n * step) % BACKS,
            None => n - 1,
        });
        if let Some(back) = there.find(|back| taking.lying().contains(back)) {
            ctx.memory_mut(|memory| memory.request_focus(back_id(back)));
        }
    }

    /// What comes after a bone that was taken, and when.
    pub(super) fn taken(&mut self, now: f64) {
        let secs = self.motion_secs();
        let pace = self.session.preferences().display.pace;
        let pause = pace.pause_secs().or(Pace::Normal.pause_secs());
        let pause = f64::from(pause.unwrap_or_default());
        if let Some(taking) = &mut self.taking {
            taking.next_at = now
                + match taking.next() {
                    Next::Person => 0.0,
                    Next::Other if taking.is_drawing() => pause,
                    Next::Other => STEP_SHARE * secs,
                    Next::Read if taking.is_level() => LEVEL_SECS + LEVEL_PAUSES * pause,
                    Next::Read => READING_SECS + READING_PAUSES * pause,
                    Next::Over => secs,
                };
        }
    }

    /// Nobody waits for what the others draw and take.
    pub(in crate::app) const fn hurry_taking(&mut self, now: f64) {
        if let Some(taking) = &mut self.taking
            && taking.next_at > now
        {
            taking.next_at = now;
        }
    }

    /// Goes on with what needs nobody, as far as it is time for it.
    pub(in crate::app) fn take_on(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let waits_for_ok = self.pause_secs().is_none();
        let deals = self.deals();
        while let Some(taking) = &mut self.taking {
            let next = taking.next();
            let early = match next {
                Next::Person => return,
                Next::Read if self.may_act => 0.0,
                Next::Read if waits_for_ok => return,
                _ => taking.next_at - now,
            };
            if early > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(early));
                return;
            }
            match next {
                Next::Other => {
                    taking.other_takes();
                    self.taken(now);
                }
                Next::Read => {
                    taking.read_on(deals);
                    self.may_act = false;
                    if taking.is_over() {
                        self.deal_hands(now);
                    } else {
                        self.spread(now);
                    }
                }
                Next::Over => self.end_taking(now),
                Next::Person => {}
            }
            ctx.request_repaint();
        }
    }

    /// All backs are shuffled and laid out on the table.
    pub(in crate::app) fn spread(&mut self, now: f64) {
        let there = self.shuffle_in_scene(now);
        if let Some(taking) = &mut self.taking {
            taking.next_at = there;
        }
    }

    /// Every hand has been taken: what is left is the boneyard.
    fn end_taking(&mut self, now: f64) {
        self.put_taking_by();
        self.move_scene(now);
        self.messages.nothing();
    }

    /// The lead has been drawn for, and the hands are dealt.
    pub(super) fn deal_hands(&mut self, now: f64) {
        self.put_taking_by();
        self.messages.nothing();
        if let Some(round) = self.session.state().round() {
            let events = round.events().to_vec();
            self.show(&events, now);
        }
    }
}
