//! What a screen reader is told of the table, once the picture has come to rest.

use std::rc::Rc;

use egui::Context;

use super::App;
use super::taking::deals;
use super::turn::Turn;
use crate::command::{Command, TableCommand};
use crate::ear;
use crate::messages::Offer;
use engine::{Action, Bone};
use words::events::Saying;
use words::points::plain_spaced;
use words::{Id, lessons, list, msg, seals, turn};

impl App {
    /// The lines of the game and the message over the table, of which what was not told
    /// before is told: with counts or without, and nothing of a hand that is still dealt.
    pub(super) fn tell_news(
        &self,
        ctx: &Context,
        (counts, is_dealing): (bool, bool),
        turn: &Turn,
    ) -> (Rc<[Saying]>, String) {
        let messages = &self.messages;
        let sayings = messages.lines(&self.session, self.shown(), counts, is_dealing);
        let message = self.message(&sayings);
        for news in messages.news(&sayings, &message, self.offer(turn)) {
            ear::say(ctx, news);
        }
        (sayings, message)
    }

    /// The message over the table.
    pub(super) fn message(&self, sayings: &[Saying]) -> String {
        if let Some(taking) = self.deal.under_way() {
            let told = taking.told(self.session.seating(), deals(&self.session));
            return self.messages.before(told);
        }
        let message = self.messages.message(sayings);
        match &self.learn.review {
            Some(review) => turn::review(review.place(), message),
            None => message,
        }
    }

    /// What is to be done next, as far as it is to be heard by itself: to draw, or to pass.
    fn offer(&self, turn: &Turn) -> Offer {
        let is_apart =
            self.learn.review.is_some() || self.deal.is_under_way() || self.learn.lesson.is_some();
        let is_forced = |command: &&(Id, Command)| {
            matches!(
                command.1,
                Command::Table(TableCommand::Draw | TableCommand::Act(Action::Pass))
            )
        };
        let button = match turn {
            Turn::Buttons(buttons) => buttons.first().filter(is_forced),
            Turn::Hint(..) => None,
        };
        let told = button.map(|(name, _)| msg::ear_nothing_fits(name.text()));
        Offer {
            is_apart,
            game: Some(self.session.game().id()),
            told,
        }
    }

    /// Tells which bone was drawn.
    pub(super) fn tell_drawn(&self, bone: Bone) {
        self.messages.whisper(msg::ear_drawn(bone.to_string()));
    }

    /// Tells how the table stands: what was said last, and in a lesson its question; what is
    /// to be done, the open numbers, the count, what everybody has, and what the lens shows.
    pub(super) fn tell_state(&self) {
        let counts = self.shows_counts();
        let lines = &self.messages;
        let lines = lines.lines(
            &self.session,
            self.shown(),
            counts,
            self.deal.is_under_way(),
        );
        let mut told = Vec::new();
        if let Some(teaching) = &self.learn.lesson {
            told.push(lessons::question(teaching.lesson, teaching.number));
        }
        told.push(self.message(&lines));
        let turn = self.turn();
        told.extend(self.offer(&turn).told);
        if let (None, Turn::Hint(hint, _)) = (&self.learn.review, turn) {
            told.push(hint);
        }
        let position = self.shown().position();
        let open = position.map(|at| at.table().open_pips());
        if let Some(open) = open.filter(|open| !open.is_empty()) {
            let open = list(open.iter().map(|pips| pips.to_string()));
            told.push(msg::ear_open(open));
        }
        told.push(self.counts_told());
        let table = self.table.scene.queue().last();
        for player in table.iter().flat_map(|table| &table.players) {
            let bones = msg::bones(player.bones as u8);
            let (score, target) = (player.score, player.target);
            told.push(turn::status(&player.name, score, target, &bones));
        }
        told.extend(self.told_by_lens());
        let told = told.iter().map(|told| told.trim().trim_end_matches('.'));
        let told: Vec<&str> = told.filter(|told| !told.is_empty()).collect();
        self.messages.whisper(told.join(". "));
    }

    /// Copies a text. Who sees the button sees that there.
    pub(super) fn copy(&self, ctx: &Context, text: String) {
        ctx.copy_text(text);
        self.messages.whisper(msg::COPIED.text());
    }

    /// Copies the lines of the log, and the seals whole.
    pub(super) fn copy_log(&mut self, ctx: &Context) {
        let lines = self.messages.lines(
            &self.session,
            self.shown(),
            self.shows_counts(),
            self.deal.is_under_way(),
        );
        let mut lines: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        lines.extend(seals::for_log(self.shown()));
        ctx.copy_text(plain_spaced(&lines.join("\n")));
        self.messages.say(&msg::COPIED.text());
    }
}
