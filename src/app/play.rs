//! Carrying out commands, letting Nestor play, and what is said meanwhile.

use std::time::Duration;

use super::clock;
use super::command::{Command, WindowKind};
use super::theme::Look;
use super::windows::PlayersWindow;
use super::wording::events::{self, Saying};
use super::wording::{rules, saved, turn as words};
use super::{App, played_by_nestor};
use crate::engine::{Action, Bone, Event, Reason, Side};
use crate::session::{Session, Undone, YOU};

/// For how long a score stands over the table, in seconds.
const FLASH_SECS: f64 = 2.2;
/// For how long an end flickers, in seconds.
const FLICKER_SECS: f64 = 1.2;
/// How often it changes, in seconds.
const BLINK_SECS: f64 = 0.2;

/// Something that is shown for a moment.
#[derive(Debug, Clone)]
pub(super) struct Moment<T> {
    shown: Option<(T, f64, f64)>,
}

impl<T> Default for Moment<T> {
    fn default() -> Self {
        Self { shown: None }
    }
}

impl<T> Moment<T> {
    fn start(&mut self, what: T, now: f64, secs: f64) {
        self.shown = Some((what, now, now + secs));
    }

    fn stop(&mut self) {
        self.shown = None;
    }

    /// What is shown at a time.
    pub(super) fn at(&self, now: f64) -> Option<&T> {
        let (what, _, until) = self.shown.as_ref()?;
        (now < *until).then_some(what)
    }

    /// What is shown at a time, if it blinks and its light is on.
    pub(super) fn blinking(&self, now: f64) -> Option<&T> {
        let (what, since, until) = self.shown.as_ref()?;
        let on = ((now - since) / BLINK_SECS) as i64 % 2 == 0;
        (now < *until && on).then_some(what)
    }

    /// For how many more seconds it is shown.
    pub(super) fn left(&self, now: f64) -> Option<f64> {
        let (_, _, until) = self.shown.as_ref()?;
        (now < *until).then_some(until - now)
    }

    /// In how many seconds its light goes on or off, or it ends.
    pub(super) fn next_blink(&self, now: f64) -> Option<f64> {
        self.left(now).map(|left| left.min(BLINK_SECS))
    }
}

/// What has been said besides what happened on the table.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// Stands in place of the last event until something happens.
    now: Option<String>,
    /// What the player must read before it goes away.
    notices: Vec<String>,
}

impl Said {
    /// Says something until something happens.
    pub(super) fn say(&mut self, text: &str) {
        self.now = Some(text.to_owned());
    }

    /// Says something that stays until the player acts.
    pub(super) fn notice(&mut self, text: &str) {
        self.notices.push(text.to_owned());
    }

    fn nothing(&mut self) {
        self.now = None;
    }

    fn read(&mut self) {
        self.now = None;
        self.notices.clear();
    }

    /// All lines of the game, the oldest first.
    pub(super) fn lines(&self, session: &Session, counts: bool) -> Vec<Saying> {
        let rounds = session.state().rounds().iter();
        let mut lines: Vec<Saying> = rounds
            .flat_map(|round| events::sayings(round.events(), round.rules(), counts))
            .collect();
        if let Some(outcome) = session.state().outcome() {
            let winner = outcome.winner;
            let over = [Event::GameOver { winner }];
            lines.extend(events::sayings(&over, session.state().rules(), counts));
        }
        lines.extend(self.notices.iter().map(|text| Saying::plain(text)));
        lines
    }

    /// The message: what was said last, with all that belongs to it.
    pub(super) fn message(&self, lines: &[Saying]) -> String {
        if let Some(now) = &self.now {
            return now.clone();
        }
        if let Some(notice) = self.notices.last() {
            return notice.clone();
        }
        let start = lines.iter().rposition(|line| line.opens).unwrap_or(0);
        let texts: Vec<&str> = lines[start..]
            .iter()
            .map(|line| line.text.as_str())
            .collect();
        texts.join(" ")
    }
}

impl App {
    /// The one place where anything changes.
    pub fn run(&mut self, ctx: &egui::Context, command: Command) {
        let now = ctx.input(|input| input.time);
        self.session.note_time(clock::now());
        match command {
            Command::Select(bone) => self.select(bone),
            Command::SelectBeside(forward) => self.select_beside(forward),
            Command::Act(action) => self.act(action, now),
            Command::Hint(text) => self.said.say(&text),
            Command::PlayAnywhere(bone) => self.play_anywhere(bone, now),
            Command::PlayToward(side) => self.play_toward(side, now),
            Command::Draw => self.draw(now),
            Command::LetNestorAct => {
                self.may_act = true;
                self.said.read();
            }
            Command::NewHand => match self.session.deal() {
                Ok(events) => self.happened(&events, now),
                Err(reason) => self.said.say(&rules::sentence(&reason.to_string())),
            },
            Command::NewGame => {
                let events = self.session.new_game(None);
                self.close(WindowKind::NewGame);
                self.hide_what_was_hidden();
                self.happened(&events, now);
            }
            Command::Undo => self.undo(now),
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
            Command::Restore => {
                let restored = self.session.restore();
                self.moved(now);
                self.hide_what_was_hidden();
                self.said.say(if restored {
                    words::RESTORED
                } else {
                    words::NOTHING_PRESERVED
                });
            }
            Command::ClearTally => {
                self.session.clear_tally();
                self.said.say(words::TALLY_CLEARED);
            }
            Command::RestartGame => {
                let events = self.session.restart();
                self.hide_what_was_hidden();
                self.happened(&events, now);
                self.said.say(saved::RESTARTED);
            }
            Command::SaveGame(name) => self.files.save(self.session.save_as(&name)),
            Command::SaveGameAt(name, path) => self.save_at(&name, path),
            Command::OpenGame(Some(path)) => self.files.open(path),
            Command::OpenGame(None) => self.files.ask_open(),
            Command::DeleteGame(path) => self.files.delete(path),
            Command::BringGameBack(path) => self.files.bring_back(&path),
            Command::ClearHistory => self.session.clear_history(),
            Command::BringHistoryBack => self.session.bring_history_back(),
            Command::ToggleWindow(kind) => {
                if self.open.contains(&kind) {
                    self.close(kind);
                } else {
                    self.open(kind);
                }
            }
            Command::CloseWindow(kind) => self.close(kind),
            Command::SetPreferences(preferences) => {
                self.session.set_preferences(*preferences);
                if self.session.rules_wait() {
                    self.said.say(words::RULES_WAIT);
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
            Command::SitDown { name, always } => self.sit_down(ctx, &name, always),
            Command::DeletePlayer(folder) => self.home.delete(&folder),
            Command::BringBackPlayer(folder) => self.home.bring_back(&folder),
            Command::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        }
        self.keeper.keep(&self.session, &self.themes);
        ctx.request_repaint();
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

    pub(super) fn close(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        if kind == WindowKind::Colors {
            self.windows.colors.forget_edit();
        }
    }

    pub(super) fn dress(&mut self, ctx: &egui::Context) {
        self.look = Look::new(self.themes.palette(self.themes.used));
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
            self.keeper.keep(&self.session, &self.themes);
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

    /// Somebody acted: show it.
    pub(super) fn happened(&mut self, events: &[Event], now: f64) {
        self.moved(now);
        let rules = *self.session.state().rules();
        for event in events {
            if let Some(flash) = events::flash(event, self.session.state(), &rules) {
                self.flash.start(flash, now, FLASH_SECS);
            }
            if let Some(end) = played_by_nestor(event)
                && self.session.preferences().flicker
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
        self.flicker.stop();
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

    /// Takes up the next bone of the hand that can be played, or the one before.
    fn select_beside(&mut self, forward: bool) {
        let actions = self.session.your_actions();
        let mut bones: Vec<Bone> = actions.iter().filter_map(|action| action.bone()).collect();
        bones.sort_unstable();
        bones.dedup();
        if bones.is_empty() {
            return;
        }
        let at = self
            .shown
            .selected
            .and_then(|bone| bones.iter().position(|b| *b == bone));
        let next = match (at, forward) {
            (Some(at), true) => (at + 1) % bones.len(),
            (Some(at), false) => (at + bones.len() - 1) % bones.len(),
            (None, true) => 0,
            (None, false) => bones.len() - 1,
        };
        self.select(Some(bones[next]));
    }

    fn plays_of(&self, bone: Bone) -> Vec<Action> {
        let mut actions = self.session.your_actions();
        actions.retain(|action| action.bone() == Some(bone));
        actions
    }

    fn play_anywhere(&mut self, bone: Bone, now: f64) {
        match self.plays_of(bone)[..] {
            [only] => self.act(only, now),
            [] => self.select(Some(bone)),
            _ => {
                self.select(Some(bone));
                self.said.say(&words::fits_several(bone));
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
