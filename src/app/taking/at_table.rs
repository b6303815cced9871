//! Drawing for the lead and taking one's bones at the table: by the person, by
//! the others, and in time.

use std::time::Duration;

use egui::Context;

use super::manual_deal::Tempo;
use super::{BACKS, Next, Taking, deals};
use crate::app::App;
use crate::app::turn::Turn;
use crate::command::TableCommand;
use crate::table::back_id;
use game::profile::Pace;
use words::turn;
use words::{Id, msg, taking};

impl App {
    /// Answers whether later hands are to be dealt; it is not asked again.
    pub(crate) fn answer_to_deal(&mut self, deals: bool) {
        self.deal.has_asked_to_deal();
        self.set_display(|display| display.take_for_me = deals);
    }

    /// What there is to press while bones are taken.
    pub(crate) fn taking_turn(&self, taking: &Taking) -> Turn {
        let button = match taking.next() {
            Next::Person if taking.is_drawing() => {
                (msg::TAKING_DRAW_FOR_ME, TableCommand::DrawForMe.into())
            }
            Next::Person if taking.has_begun() => {
                (msg::TAKING_TAKE_THE_REST, TableCommand::TakeForMe.into())
            }
            Next::Person => (
                taking::take_for_me(taking.hand_size()),
                TableCommand::TakeForMe.into(),
            ),
            Next::Read if self.pause_secs().is_none() => {
                (msg::TURN_OK, TableCommand::LetNestorAct.into())
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
    pub(crate) fn run_while_taking(&mut self, ctx: &Context, command: &TableCommand, now: f64) {
        match command {
            TableCommand::TakeBack(back) => {
                if ctx.memory(egui::Memory::focused) == Some(back_id(*back)) {
                    // The keyboard goes on at the next one.
                    self.back_beside(ctx, true, 1);
                }
                self.take(Some(*back), now);
            }
            TableCommand::DrawForMe => self.take(None, now),
            TableCommand::TakeForMe => self.take_for_me(now),
            TableCommand::SelectBeside(forward) => self.back_beside(ctx, *forward, 1),
            TableCommand::EndBeside(up) => self.back_beside(ctx, !*up, self.table.felt_columns),
            _ => {}
        }
    }

    /// The person takes a back, or any.
    fn take(&mut self, back: Option<usize>, now: f64) {
        if self.deal.take(back) {
            self.has_taken(now);
        }
    }

    /// All of the person's hand is taken for them.
    fn take_for_me(&mut self, now: f64) {
        if self.deal.take_for_person() {
            self.has_taken(now);
        }
    }

    /// Goes on after what the person took: redo has nothing to do again.
    fn has_taken(&mut self, now: f64) {
        self.session.forget_redo();
        self.messages.nothing();
        self.deal.wait(now, self.tempo());
    }

    /// Gives the keyboard to a back so many places further.
    fn back_beside(&self, ctx: &Context, forward: bool, by: usize) {
        let focused = ctx.memory(egui::Memory::focused);
        let at = (0..BACKS).find(|back| focused == Some(back_id(*back)));
        if let Some(back) = self.deal.back_beside(at, forward, by) {
            ctx.memory_mut(|memory| memory.request_focus(back_id(back)));
        }
    }

    /// How fast bones are taken.
    fn tempo(&self) -> Tempo {
        let preferences = self.session.preferences();
        let pace = preferences.display.pace;
        let pause = pace.pause_secs().or(Pace::Normal.pause_secs());
        Tempo {
            motion: self.look.motion_secs(preferences),
            pause: f64::from(pause.unwrap_or_default()),
        }
    }

    /// Goes on with what needs nobody, as far as it is time for it.
    pub(crate) fn take_on(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let waits_for_ok = self.pause_secs().is_none();
        while let Some(taking) = self.deal.under_way() {
            let next = taking.next();
            let early = match next {
                Next::Person => return,
                Next::Read if self.nestor.may_act() => 0.0,
                Next::Read if waits_for_ok => return,
                _ => taking.next_at - now,
            };
            if early > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(early));
                return;
            }
            match next {
                Next::Other => {
                    self.deal.other_takes();
                    self.deal.wait(now, self.tempo());
                }
                Next::Read => {
                    self.nestor.allow_no_more();
                    if self.deal.read_on(deals(&self.session)) {
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
    pub(crate) fn spread(&mut self, now: f64) {
        let there = self.shuffle_in_scene(now);
        self.deal.lies_at(there);
    }

    /// Every hand has been taken: what is left is the boneyard.
    fn end_taking(&mut self, now: f64) {
        self.deal.put_by();
        self.move_scene(now);
        self.messages.nothing();
    }

    /// The lead has been drawn for, and the hands are dealt.
    fn deal_hands(&mut self, now: f64) {
        self.deal.put_by();
        self.messages.nothing();
        if let Some(round) = self.session.state().round() {
            let events = round.events().to_vec();
            self.show(&events, now);
        }
    }

    /// Another deal may be on the table.
    pub(crate) fn follow_taking(&mut self, now: f64) {
        if self.deal.follow(self.session.state()) {
            self.deal.wait(now, self.tempo());
        }
    }

    /// Takes back what the person took last. Asks first where that is nothing, and undo
    /// would go to before the deal. `false` if undo may do what it always does.
    pub(crate) fn undo_taking(&mut self, now: f64) -> bool {
        let state = self.session.state();
        if self.deal.undo(state) {
            self.show_step(msg::TAKING_TAKEN_BACK, now);
            return true;
        }
        // Whoever leads may have done so just now, and be all that there is to undo.
        let leaves = self.session.undo_leaves_hand() && self.deal.is_of_hand(state);
        let question = if self.deal.is_under_way() {
            msg::TAKING_UNDO_LEAVES.text()
        } else {
            msg::TAKING_UNDO_LEAVES_HAND.text()
        };
        if leaves && !self.messages.says(&question) {
            self.messages.say(&question);
            return true;
        }
        false
    }

    /// Takes again what undo has taken back. `false` if that is nothing.
    pub(crate) fn redo_taking(&mut self, now: f64) -> bool {
        let is_done = self.deal.redo();
        if is_done {
            self.show_step(msg::TURN_DONE_AGAIN, now);
        }
        is_done
    }

    /// Shows the table as it lies after a step back or on.
    fn show_step(&mut self, said: Id, now: f64) {
        self.table.clear(now);
        if self.deal.is_dealt() {
            self.deal_hands(now);
        } else {
            self.deal.wait(now, self.tempo());
        }
        self.messages.say(&said.text());
    }
}
