//! Carrying out commands, and letting Nestor play.

use std::time::Duration;

use super::clock;
use super::command::{Command, WindowKind};
use super::table::hand::hand_bone_id;
use super::table::screen::end_id;
use super::table::{TableModel, Viewpoint};
use super::theme::Look;
use super::windows::{self, PlayersWindow};
use super::wording::events;
use super::wording::{rules, saved, settings, turn as words};
use super::{App, played_by_nestor};
use crate::engine::{Action, Bone, Event, Reason, Side};
use crate::session::{NextHand, TableView, Undone, YOU};

/// For how long a score stands over the table, in seconds.
pub(super) const FLASH_SECS: f64 = 2.2;
/// For how long an end flickers, in seconds.
const FLICKER_SECS: f64 = 1.2;

impl App {
    /// The one place where anything changes.
    pub fn run(&mut self, ctx: &egui::Context, command: Command) {
        let now = ctx.input(|input| input.time);
        self.session.note_time(clock::now());
        match command {
            Command::Select(bone) => self.select(bone),
            Command::SelectBeside(forward) => self.select_beside(ctx, forward),
            Command::EndBeside(forward) => self.end_beside(ctx, forward),
            Command::MoveInHand(bone, place) => {
                if let Some(position) = self.session.state().position() {
                    self.order.move_to(position.hand(YOU), bone, place);
                }
            }
            Command::MoveBeside(forward) => self.move_beside(forward),
            Command::SortHand => self.order.sort(),
            Command::ToggleView => self.toggle_view(),
            Command::LookFrom(viewpoint) => self.shown.viewpoint = viewpoint,
            Command::Zoom(nearer) if self.drawn.is_whole => {
                self.shown.viewpoint = self.shown.viewpoint.stepped(nearer);
            }
            Command::LookToward(side) if self.drawn.is_whole => {
                self.shown.viewpoint = self.shown.viewpoint.toward(side);
            }
            Command::Zoom(_) | Command::LookToward(_) => {}
            Command::Act(action) => self.act(action, now),
            Command::Hint(text) => self.said.say(&text),
            Command::PlayAnywhere(bone) => self.play_anywhere(ctx, bone, now),
            Command::PlayToward(side) => self.play_toward(side, now),
            Command::Draw => self.draw(now),
            Command::LetNestorAct => {
                self.may_act = true;
                self.said.read();
            }
            Command::NewHand => self.next_hand(now),
            Command::NewGame => {
                let events = self.session.new_game(None);
                self.close(WindowKind::NewGame);
                self.hide_what_was_hidden();
                self.happened(&events, now);
            }
            Command::Undo => self.undo(now),
            Command::Redo => self.redo(now),
            Command::ToggleNestorsHand => {
                self.shown.nestors_hand = !self.shown.nestors_hand;
                self.looked();
            }
            Command::ToggleBoneyard => {
                self.shown.boneyard = !self.shown.boneyard;
                self.looked();
            }
            Command::Preserve => {
                self.session.preserve();
                self.said.say(words::PRESERVED);
            }
            Command::Restore => self.restore(now),
            Command::ClearTally => {
                self.session.clear_tally();
                self.said.say(words::TALLY_CLEARED);
            }
            Command::RestartGame => self.restart(now),
            Command::ToggleWindow(kind) if self.open.contains(&kind) => self.close(kind),
            Command::ToggleWindow(kind) => self.open(kind),
            Command::CloseWindow(kind) => self.close(kind),
            Command::ChooseSetting(setting) => {
                self.open_in_front(ctx, WindowKind::Settings);
                windows::open_list_of(ctx, setting);
            }
            Command::SetPreferences(preferences) => {
                self.session.set_preferences(*preferences);
                self.dress(ctx);
                if self.session.rules_wait() {
                    let told = settings::next_hand(self.session.next_hand());
                    self.said.say(told.as_deref().unwrap_or(words::RULES_WAIT));
                }
            }
            Command::UseTheme(slot) => {
                self.themes.used = slot;
                self.dress(ctx);
            }
            Command::SaveTheme(slot, palette) => {
                self.themes.set_palette(slot, *palette);
                self.dress(ctx);
            }
            Command::ResetTheme(slot) => {
                self.themes.reset(slot);
                self.dress(ctx);
            }
            Command::Keep(what) => self.run_keep(ctx, what),
            Command::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
            Command::QuitAnyway => self.quit_anyway(ctx),
        }
        self.keep();
        ctx.request_repaint();
    }

    /// Deals the next hand, or ends the game that has no other; says so if not
    /// by the rules that are set.
    fn next_hand(&mut self, now: f64) {
        let next = self.session.next_hand();
        match self.session.deal() {
            Ok(events) => {
                self.happened(&events, now);
                if matches!(next, NextHand::ByOldRules(_))
                    && let Some(told) = settings::next_hand(next)
                {
                    self.said.notice(&told);
                }
            }
            Err(reason) => self.said.say(&rules::sentence(&reason.to_string())),
        }
    }

    /// Shows the whole table, or only its ends.
    fn toggle_view(&mut self) {
        let mut preferences = self.session.preferences().clone();
        if !self.drawn.has_room_for_whole {
            self.said.say(words::NO_ROOM_FOR_WHOLE);
        }
        preferences.view = if self.drawn.is_whole {
            TableView::Ends
        } else {
            TableView::Whole
        };
        self.shown.viewpoint = Viewpoint::ALL;
        self.session.set_preferences(preferences);
    }

    pub(super) fn open(&mut self, kind: WindowKind) {
        if kind == WindowKind::Players {
            self.windows.players = PlayersWindow::new(self.home.players());
        }
        if matches!(kind, WindowKind::SaveGame | WindowKind::OpenGame) {
            self.open_saved(kind);
        }
        self.open.push(kind);
    }

    /// Opens a window, or brings it before the others if it is open.
    fn open_in_front(&mut self, ctx: &egui::Context, kind: WindowKind) {
        self.close(kind);
        self.open(kind);
        ctx.move_to_top(windows::layer(kind));
    }

    pub(super) fn close(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        if kind == WindowKind::Colors {
            self.windows.colors.forget_edit();
        }
    }

    pub(super) fn dress(&mut self, ctx: &egui::Context) {
        self.look = Look::of(&self.themes, self.session.preferences());
        self.look.apply(ctx);
    }

    /// Asks Nestor when it is his turn, and does what he decided when it is
    /// time for it.
    pub(super) fn let_nestor_play(&mut self, ctx: &egui::Context) {
        if let Some(answer) = self.nestor.answer() {
            self.answer = Some(answer);
        }
        let Some(request) = self.session.request() else {
            self.nestor.forget();
            return;
        };
        let ticket = request.ticket;
        if !self.nestor.has_been_asked(ticket) {
            self.nestor.ask(request);
        }
        let Some(action) = self
            .answer
            .filter(|answer| answer.ticket == ticket)
            .and_then(|answer| answer.action)
        else {
            return;
        };
        let now = ctx.input(|input| input.time);
        let pause = self.session.preferences().pace.pause_secs();
        let early = pause.map(|pause| self.acted_at + f64::from(pause) - now);
        match early {
            Some(early) if early > 0.0 => {
                ctx.request_repaint_after(Duration::from_secs_f64(early));
                return;
            }
            None if !self.may_act => return,
            _ => {}
        }
        self.answer = None;
        self.may_act = false;
        self.session.note_time(clock::now());
        if let Some(events) = self.session.nestor_acts(ticket, action) {
            self.said.nothing();
            self.happened(&events, now);
            self.keep();
            ctx.request_repaint();
        }
    }

    fn act(&mut self, action: Action, now: f64) {
        if !self.session.your_turn() {
            let over = self.session.state().can_deal() || self.session.state().outcome().is_some();
            self.said.say(if over {
                words::HAND_OVER
            } else {
                words::NOT_YOUR_TURN
            });
            return;
        }
        match self.session.act(action) {
            Ok(events) => {
                self.said.read();
                self.happened(&events, now);
            }
            Err(refused) => self.said.say(&events::refused(&refused.reason)),
        }
    }

    /// Starts the game on the table again.
    fn restart(&mut self, now: f64) {
        let events = self.session.restart();
        self.hide_what_was_hidden();
        self.happened(&events, now);
        self.said.say(saved::RESTARTED);
    }

    /// Somebody acted: show it.
    pub(super) fn happened(&mut self, events: &[Event], now: f64) {
        self.moved(now);
        let rules = *self.session.state().rules();
        for event in events {
            if let Event::Scored { seat, points, .. } = event {
                let flash = events::flash(event, self.session.state(), &rules);
                if self.motion_secs() > 0.0 {
                    let team = rules.seats.team(*seat);
                    self.score.made(team, (*points).into(), flash);
                    // Nestor waits until it can be seen.
                    self.acted_at = now + self.motion_secs();
                } else if let Some(flash) = flash {
                    self.flash.start(flash, now, FLASH_SECS);
                }
            }
            if let Some(end) = played_by_nestor(event)
                && self.session.preferences().flicker
                && !self.must_be_still()
            {
                self.flicker.start(end, now, FLICKER_SECS);
            }
        }
    }

    /// The position is another one.
    pub(super) fn moved(&mut self, now: f64) {
        self.acted_at = now;
        self.may_act = false;
        self.shown.selected = None;
        self.said.nothing();
        self.flash.stop();
        self.score.stop();
        self.flicker.stop();
        self.order.follow(&self.session);
    }

    fn select(&mut self, bone: Option<Bone>) {
        self.shown.selected = bone;
        self.said.read();
        let Some(bone) = bone.filter(|_| self.session.your_turn()) else {
            return;
        };
        let playable = self
            .session
            .your_actions()
            .iter()
            .any(|a| a.bone() == Some(bone));
        if !playable && let Some(position) = self.session.state().position() {
            let open = position.table().open_pips();
            if !open.is_empty() && !open.bones().contains(bone) {
                self.said
                    .say(&events::refused(&Reason::FitsNowhere { bone, open }));
            }
        }
    }

    /// Takes up the next bone of the hand, or the one before; the keyboard goes
    /// with it.
    fn select_beside(&mut self, ctx: &egui::Context, forward: bool) {
        let position = self.session.state().position();
        let bones = position.map_or_else(Vec::new, |at| self.order.of(at.hand(YOU)));
        let focused = ctx.memory(egui::Memory::focused);
        let at = bones
            .iter()
            .position(|bone| focused == Some(hand_bone_id(*bone)))
            .or_else(|| bones.iter().position(|b| Some(*b) == self.shown.selected));
        if let Some(next) = beside(at, bones.len(), forward) {
            self.select(Some(bones[next]));
            ctx.memory_mut(|memory| memory.request_focus(hand_bone_id(bones[next])));
        }
    }

    /// Puts the bone taken up one place further in the hand.
    fn move_beside(&mut self, forward: bool) {
        let Some((bone, position)) = self.shown.selected.zip(self.session.state().position())
        else {
            return;
        };
        let hand = position.hand(YOU);
        let bones = self.order.of(hand);
        let Some(at) = bones.iter().position(|other| *other == bone) else {
            return;
        };
        let to = if forward {
            at + 1
        } else {
            at.saturating_sub(1)
        };
        self.order.move_to(hand, bone, to);
    }

    /// Gives the keyboard to the next end that takes the bone taken up, or the
    /// one before.
    fn end_beside(&mut self, ctx: &egui::Context, forward: bool) {
        let Some(bone) = self.shown.selected else {
            self.select_beside(ctx, forward);
            return;
        };
        let model = TableModel::new(&self.session, self.shown, &self.order);
        let plays = self.plays_of(bone);
        let mut ends: Vec<_> = model.ends.iter().map(|end| end.end).collect();
        ends.retain(|end| {
            plays.iter().any(|play| match play {
                Action::Play(_, at) => *end == Some(*at),
                _ => end.is_none(),
            })
        });
        let focused = ctx.memory(egui::Memory::focused);
        let at = ends.iter().position(|end| focused == Some(end_id(*end)));
        if let Some(next) = beside(at, ends.len(), forward) {
            ctx.memory_mut(|memory| memory.request_focus(end_id(ends[next])));
        }
    }

    fn plays_of(&self, bone: Bone) -> Vec<Action> {
        let mut actions = self.session.your_actions();
        actions.retain(|action| action.bone() == Some(bone));
        actions
    }

    fn play_anywhere(&mut self, ctx: &egui::Context, bone: Bone, now: f64) {
        match self.plays_of(bone)[..] {
            [only] => self.act(only, now),
            [] => self.select(Some(bone)),
            _ => {
                self.select(Some(bone));
                self.said.say(&words::fits_several(bone));
                self.end_beside(ctx, true);
            }
        }
    }

    fn play_toward(&mut self, side: Side, now: f64) {
        let Some(bone) = self.shown.selected else {
            return;
        };
        let mut plays = self.plays_of(bone);
        plays.retain(|action| match action {
            Action::Play(_, end) => end.side == side,
            _ => true,
        });
        match plays[..] {
            [] => {}
            [only] => self.act(only, now),
            _ => self.said.say(&words::fits_several(bone)),
        }
    }

    /// Draws once; with auto-draw, until a bone can be played.
    fn draw(&mut self, now: f64) {
        loop {
            let before = self.session.state().position().map(|at| at.hand(YOU));
            self.act(Action::Draw, now);
            let after = self.session.state().position().map(|at| at.hand(YOU));
            let drawn = before
                .zip(after)
                .and_then(|(old, new)| new.without(old).nth(0));
            let Some(bone) = drawn else {
                return;
            };
            if !self.plays_of(bone).is_empty() {
                self.shown.selected = Some(bone);
                return;
            }
            let goes_on = self.session.your_actions() == [Action::Draw];
            if !goes_on || !self.session.preferences().auto_draw {
                return;
            }
        }
    }

    fn restore(&mut self, now: f64) {
        let restored = self.session.restore();
        self.moved(now);
        self.hide_what_was_hidden();
        self.said.say(if restored {
            words::RESTORED
        } else {
            words::NOTHING_PRESERVED
        });
    }

    fn undo(&mut self, now: f64) {
        let undone = self.session.undo();
        self.moved(now);
        if undone == Some(Undone::Game) {
            self.hide_what_was_hidden();
        }
        self.said.say(match undone {
            Some(Undone::Action) => words::UNDONE,
            Some(Undone::Game) => words::GAME_BACK,
            Some(Undone::Tally) => words::TALLY_BACK,
            None => words::NOTHING_TO_UNDO,
        });
    }

    fn redo(&mut self, now: f64) {
        let done = self.session.redo();
        self.moved(now);
        if done == Some(Undone::Game) {
            self.hide_what_was_hidden();
        }
        self.said.say(match done {
            Some(Undone::Action) => words::DONE_AGAIN,
            Some(Undone::Game) => words::LATER_GAME_BACK,
            Some(Undone::Tally) => words::TALLY_CLEARED_AGAIN,
            None => words::NOTHING_TO_REDO,
        });
    }

    /// Hidden bones are to be seen: that is help, while the game goes on.
    fn looked(&mut self) {
        if self.shown.nestors_hand || self.shown.boneyard {
            self.session.look_at_hidden_bones();
        }
    }

    /// A new game begins with nothing laid open.
    pub(super) const fn hide_what_was_hidden(&mut self) {
        self.shown.nestors_hand = false;
        self.shown.boneyard = false;
    }
}

/// The place after or before one of `count` in a circle; without one, the
/// first or the last.
fn beside(at: Option<usize>, count: usize, forward: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (at, forward) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + last) % count,
        (None, true) => 0,
        (None, false) => last,
    })
}
