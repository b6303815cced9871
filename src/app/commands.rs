//! Carrying out commands, and letting Nestor play.

use std::time::Duration;

use super::command::{Command, WindowKind};
use super::leaving::Leaving;
use super::menu::Switch;
use super::theme::Look;
use super::{App, ear, place, windows};
use crate::table::{hand_bone_id, open_numbers, target_id};
use engine::{Action, Bone, Event, Level, Preset, Reason, Side};
use game::profile::{Display, Help, Preferences};
use look::LookColors;
use words::refused::refused;
use words::turn;
use words::{msg, settings};

impl App {
    /// Does what the person asked for, unless it has to do with hands that are
    /// covered; whoever acts at the table does not wait for what is still to be
    /// seen there.
    pub(super) fn run(&mut self, ctx: &egui::Context, command: Command) {
        let now = ctx.input(|input| input.time);
        if command.goes_on() {
            self.messages.pass();
        }
        if self.lesson.is_some() && self.run_in_lesson(&command, now) {
            return;
        }
        if command.is_at_table() {
            // A paused game can be ended, and any game for another one, which may be cut
            // first.
            let goes_on = match command {
                Command::GiveUp => self.is_paused() || self.leaving.is_some(),
                Command::Deal(_) => self.session.seals_new_game(),
                _ => false,
            };
            if self.screen().is_covered() && !goes_on {
                return;
            }
            self.scene.table.hurry(now);
        }
        if command.is_of_turn() && self.review.is_some() {
            return;
        }
        if command.is_of_turn() && self.taking.is_some() {
            self.run_while_taking(ctx, &command, now);
            return;
        }
        if self.leaves_game(&command) {
            self.ask_to_leave(Leaving::Command(command));
            return;
        }
        if self.asks_before_help(&command) {
            return;
        }
        let switched = Switch::of(&command, || self.menu_state(ctx));
        self.carry_out(ctx, command, now);
        // Who sees it need not be told.
        let told = switched.and_then(|before| before.told(self.menu_state(ctx)));
        if let Some(told) = told {
            ear::say(ctx, told);
        }
    }

    pub(super) fn carry_out(&mut self, ctx: &egui::Context, command: Command, now: f64) {
        match command {
            Command::Uncover => self.uncover(),
            Command::PassOn => self.cover(),
            Command::Select(bone) => self.select(bone, now),
            Command::SelectBeside(forward) => self.select_beside(ctx, forward),
            Command::EndBeside(forward) => self.end_beside(ctx, forward),
            Command::MoveInHand(bone, place) => self.move_in_hand(bone, place),
            Command::MoveBeside(forward) => self.move_beside(forward),
            Command::SortHand => self.sort_hand(),
            Command::ToggleView => self.toggle_view(),
            Command::ToggleFullScreen => place::toggle_full_screen(ctx),
            Command::ToggleSound => self.set_display(|display| display.sound = !display.sound),
            Command::SetTutor(tutor) => self.set_display(|display| display.tutor = tutor),
            // There may be nothing to take.
            Command::TakeBack(_) | Command::DrawForMe | Command::TakeForMe => {}
            Command::Act(action) => self.act(action, now),
            Command::AnswerToDeal(deals) => self.answer_to_deal(deals),
            Command::Claim(_) => open_numbers(ctx),
            Command::Hint(text) | Command::Say(text) => self.messages.say(&text),
            Command::Refuse(bone, why) => self.messages.refuse(bone, &why, now),
            Command::ToggleHint => self.toggle_hint(),
            Command::TellWhy => self.said.tells_why = true,
            Command::TellState => self.tell_state(),
            Command::ToggleLens => self.toggle_lens(),
            Command::HoldLens(is_down) => self.hold_lens(is_down),
            Command::AnswerTutor(plays) => self.answer_tutor(plays, now),
            Command::TellOnce(told) => self.tell_once(told.map(|told| *told)),
            Command::PlayAnywhere(bone) => self.play_anywhere(ctx, bone, now),
            Command::PlayToward(side) => self.play_toward(side, now),
            Command::Draw => self.draw(ctx, now),
            Command::TakeFirecracker(up) => self.take_firecracker(ctx, up),
            Command::Pause => {
                ctx.stop_dragging();
                self.pause();
            }
            Command::GiveUp => self.give_up(ctx, now),
            Command::LetNestorAct => {
                self.may_act = true;
                self.messages.read();
            }
            Command::NewHand => self.next_hand(now),
            Command::Deal(cut) => self.deal_cut(cut, now),
            Command::TakeName(name) => {
                self.household.take_name(&name);
                self.session.take_name(self.household.name());
            }
            Command::NewGame
            | Command::StartGame(_)
            | Command::StartNumbered(..)
            | Command::StartDay(_) => self.begin_game(command, now),
            Command::Undo => self.undo(now),
            Command::Redo => self.redo(now),
            Command::ToggleNestorsHand | Command::ToggleBoneyard if !self.may_peek() => {}
            Command::ToggleNestorsHand | Command::ToggleBoneyard => self.toggle_hidden(&command),
            Command::BlindTest(decision) => self.ask_blind_test(decision),
            Command::NoteHelp => self.session.note_help(Help::Knowledge),
            Command::Preserve => self.preserve(),
            Command::Restore => self.restore(now),
            Command::Copy(text) => self.copy(ctx, text),
            Command::CopyLog => self.copy_log(ctx),
            Command::ClearTally => self.clear_tally(),
            Command::RestartGame | Command::ChangeSeats | Command::ChangeSeatsInHand => {
                self.begin_again(&command, now);
            }
            Command::ToggleReview
            | Command::Review(_)
            | Command::Seek(_)
            | Command::ToggleStudy
            | Command::ReviewGames
            | Command::TryAgain
            | Command::LeaveAgain => self.look_back(&command, now),
            Command::Lesson(what) => self.teach(what, now),
            Command::ToggleWindow(kind) => self.toggle_window(kind),
            Command::CloseWindow(kind) => self.close_again(kind),
            Command::OpenSettings(page) => self.open_settings(ctx, page),
            Command::OpenFair(tab) => self.open_fair(ctx, tab),
            Command::AskForNumber => {
                self.open_in_front(ctx, WindowKind::NewGame);
                windows::ask_for_number(ctx);
            }
            Command::SetLevel(level) => self.set_level(level),
            Command::SetPreferences(preferences) => self.set_preferences(ctx, *preferences),
            Command::Theme(what) => self.run_theme_command(ctx, what),
            Command::File(what) => self.run_file_command(ctx, what),
            Command::PrepareToClose => self.prepare_to_close(ctx),
            Command::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
            Command::QuitAnyway => self.quit_anyway(ctx),
        }
    }

    fn set_preferences(&mut self, ctx: &egui::Context, preferences: Preferences) {
        self.session.set_preferences(preferences);
        self.dress(ctx);
        if self.session.rules_wait() {
            let told = settings::next_hand(self.session.next_hand());
            self.messages
                .say(&told.unwrap_or_else(|| msg::TURN_RULES_WAIT.text()));
        }
    }

    fn set_level(&mut self, level: Level) {
        self.session.set_level(level);
        if self.session.game().day().is_some() && self.session.state().outcome().is_none() {
            self.messages.say(&msg::DAILY_LEVEL_STAYS.text());
        }
    }

    /// Changes what is shown and heard.
    pub(super) fn set_display(&mut self, change: impl FnOnce(&mut Display)) {
        let mut preferences = self.session.preferences().clone();
        change(&mut preferences.display);
        self.session.set_preferences(preferences);
    }

    /// The colours of all that is painted.
    pub(super) fn colors(&self) -> LookColors {
        let slot = self.themes.slot(self.themes.used());
        LookColors::new(slot, self.themes.used_palette())
    }

    pub(super) fn dress(&mut self, ctx: &egui::Context) {
        let slot = self.themes.slot(self.themes.used());
        let preferences = self.session.preferences();
        self.look = Look::of(slot, self.themes.used_palette(), preferences);
        self.look.apply(ctx);
    }

    /// Asks Nestor when it is his turn, and does what he decided when it is
    /// time for it.
    pub(super) fn let_nestor_play(&mut self, ctx: &egui::Context) {
        let Some(request) = self.session.request() else {
            self.nestor.forget();
            return;
        };
        let ticket = request.ticket;
        if !self.nestor.has_been_asked(ticket) {
            self.nestor.ask(request);
        }
        // The hands are covered: the person who is to see it is not there yet.
        if self.taking.is_some() || self.screen().is_covered() {
            return;
        }
        let Some(action) = self
            .thought
            .filter(|thought| thought.ticket == ticket)
            .and_then(|thought| thought.action)
        else {
            return;
        };
        let now = ctx.input(|input| input.time);
        let early = self
            .pause_secs()
            .map(|pause| self.rests_until(self.pause_before(action, pause)) - now);
        match early {
            Some(early) if early > 0.0 => {
                ctx.request_repaint_after(Duration::from_secs_f64(early));
                return;
            }
            None if !self.may_act => return,
            _ => {}
        }
        self.thought = None;
        self.may_act = false;
        if let Some(events) = self.session.nestor_acts(ticket, action) {
            self.messages.nothing();
            self.happened(&events, now);
            ctx.request_repaint();
        }
    }

    pub(super) fn act(&mut self, action: Action, now: f64) {
        if self.lesson.is_some() {
            self.answer(action, now);
            return;
        }
        if self.session.person_in_turn() != Some(self.seat()) {
            let seating = self.session.seating();
            self.messages.say(&match self.session.state().turn() {
                Some(seat) => turn::not_yours(seating, seat),
                None => msg::TURN_HAND_OVER.text(),
            });
            return;
        }
        if self.is_held_back(action, now) {
            return;
        }
        match self.session.act(self.seat(), action) {
            Ok(events) => {
                self.messages.read();
                self.happened(&events, now);
            }
            Err(error) => self.messages.say(&refused(&error.reason)),
        }
    }

    /// Shows what has just happened on the table.
    pub(super) fn happened(&mut self, events: &[Event], now: f64) {
        let is_deal = events
            .iter()
            .any(|event| matches!(event, Event::Dealt { .. }));
        if is_deal {
            // Nobody knows who pressed the button, so with several people the
            // hands are covered.
            self.present = None;
            self.follow_screen(now);
        }
        self.look_on();
        self.turn_to_table();
        self.hint_follows(events);
        if is_deal {
            self.begin_taking();
            if self.taking.is_some() {
                self.spread(now);
                return;
            }
        }
        self.show(events, now);
    }

    /// Lets what has happened be seen, one thing after the other.
    pub(super) fn show(&mut self, events: &[Event], now: f64) {
        self.show_in_scene(events, now);
    }

    /// Shows another position, without how it came about: after undo, or a game
    /// that was opened.
    pub(super) fn moved(&mut self, now: f64) {
        self.turn_to_table();
        self.drop_hint();
        self.look_on_no_more();
        self.follow_taking(now);
        self.move_scene(now);
    }

    /// Drops whatever belonged to the position before.
    fn turn_to_table(&mut self) {
        self.drop_coaching();
        self.may_act = false;
        self.choices.selected = None;
        self.choices.firecracker = false;
        self.messages.nothing();
        self.follow_hand();
    }

    pub(super) fn select(&mut self, bone: Option<Bone>, now: f64) {
        let has_nothing = self.choices.selected.is_none() && !self.choices.firecracker;
        if bone.is_none() && has_nothing && self.said.doubt.is_none() {
            self.put_sheet_away();
        }
        let is_doubted = self.said.doubt.take().is_some();
        if bone.is_none() {
            self.drop_hint_card();
        }
        match bone {
            Some(_) => self.keyboard.chose_another(),
            None if is_doubted => self.keyboard.answered(),
            None => {}
        }
        self.choices.selected = bone;
        self.choices.firecracker = false;
        self.messages.read();
        let Some(bone) = bone.filter(|_| self.session.person_in_turn() == Some(self.seat())) else {
            return;
        };
        let playable = self
            .session
            .actions_of(self.seat())
            .iter()
            .any(|a| a.bone() == Some(bone));
        if !playable && let Some(position) = self.session.state().position() {
            let open = position.table().open_pips();
            if !open.is_empty() && !open.bones().contains(bone) {
                let why = refused(&Reason::FitsNowhere { bone, open });
                self.messages.refuse(bone, &why, now);
            }
        }
    }

    /// Puts away what lies over the hand of a narrow table.
    fn put_sheet_away(&mut self) {
        if !self.is_narrow() {
            return;
        }
        if self.has_lens() {
            self.toggle_lens();
        } else if self.has_log() {
            self.toggle_log();
        }
    }

    fn sort_hand(&mut self) {
        let seat = self.seat();
        self.orders[seat].sort();
    }

    fn move_in_hand(&mut self, bone: Bone, place: usize) {
        if let Some(position) = self.session.state().position() {
            let seat = self.seat();
            self.orders[seat].move_to(position.hand(seat), bone, place);
        }
    }

    pub(super) fn plays_of(&self, bone: Bone) -> Vec<Action> {
        let mut actions = self.session.actions_of(self.seat());
        actions.retain(|action| action.bone() == Some(bone));
        actions
    }

    fn play_anywhere(&mut self, ctx: &egui::Context, bone: Bone, now: f64) {
        let plays = self.plays_of(bone);
        let position = self.session.state().position();
        let only = position.and_then(|at| at.table().only_play(&plays));
        match (only, &plays[..]) {
            (Some(only), _) => self.act(only, now),
            (None, []) => self.select(Some(bone), now),
            _ => {
                self.select(Some(bone), now);
                self.messages.say(&msg::turn_fits_several(bone.to_string()));
                self.end_beside(ctx, true);
            }
        }
    }

    fn play_toward(&mut self, side: Side, now: f64) {
        let Some(bone) = self.choices.selected else {
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
            _ => self.messages.say(&msg::turn_fits_several(bone.to_string())),
        }
    }

    /// Whether one press draws until a bone fits: not by choice, and not in the games in
    /// which each bone is taken by hand.
    pub(super) fn draws_through(&self) -> bool {
        let rules = self.session.state().rules();
        let is_by_hand = rules.firecrackers || Preset::of(rules) == Some(Preset::TheDrawGame);
        let must = self.session.actions_of(self.seat()) == [Action::Draw];
        must && !is_by_hand && self.session.preferences().display.auto_draw
    }

    /// Draws once; with auto-draw, until a bone can be played.
    fn draw(&mut self, ctx: &egui::Context, now: f64) {
        let goes_through = self.draws_through();
        loop {
            let before = self
                .session
                .state()
                .position()
                .map(|at| at.hand(self.seat()));
            self.act(Action::Draw, now);
            if self.lesson.is_some() {
                return;
            }
            let after = self
                .session
                .state()
                .position()
                .map(|at| at.hand(self.seat()));
            let drawn = before
                .zip(after)
                .and_then(|(old, new)| new.without(old).nth(0));
            let Some(bone) = drawn else {
                return;
            };
            self.tell_drawn(bone);
            if !self.plays_of(bone).is_empty() {
                self.choices.selected = Some(bone);
                self.keyboard.goes_on_at(ctx, hand_bone_id(bone));
                return;
            }
            let goes_on = self.session.actions_of(self.seat()).contains(&Action::Draw);
            if !goes_on || !goes_through {
                return;
            }
        }
    }

    /// Takes up the firecracker, or puts it down.
    pub(super) fn take_firecracker(&mut self, ctx: &egui::Context, up: bool) {
        let actions = self.session.actions_of(self.seat());
        let first = actions.iter().find_map(|it| match it {
            Action::BlowUp(bone) if up => Some(*bone),
            _ => None,
        });
        if up && first.is_none() {
            let seat = self.seat();
            let position = self.session.state().position();
            let is_left = position.is_some_and(|at| at.has_firecracker(seat));
            let why = if is_left {
                msg::TURN_NO_FIRECRACKER.text()
            } else if self.rules().firecrackers {
                refused(&Reason::NoFirecracker)
            } else {
                msg::TURN_WITHOUT_FIRECRACKERS.text()
            };
            self.messages.say(&why);
            return;
        }
        self.choices.selected = None;
        self.choices.firecracker = up;
        self.messages.read();
        if let Some(first) = first {
            self.keyboard.goes_on_at(ctx, target_id(first));
        }
    }

    /// Whether hidden bones can be laid open to whoever looks at the table; nobody
    /// holds any while they are taken.
    pub(super) fn may_peek(&self) -> bool {
        self.taking.is_none() && self.session.state().may_peek(self.seat())
    }

    fn clear_tally(&mut self) {
        self.session.clear_tally();
        self.messages.say(&msg::TURN_TALLY_CLEARED.text());
    }

    /// Lays hidden bones open, or turns them over again: to see them is help, but in what
    /// is looked back at.
    fn toggle_hidden(&mut self, command: &Command) {
        let viewer = &mut self.choices.viewer;
        if *command == Command::ToggleBoneyard {
            viewer.boneyard = !viewer.boneyard;
        } else {
            viewer.hands = !viewer.hands;
        }
        if self.choices.viewer.peeks() && self.review.is_none() {
            self.session.note_help(Help::Knowledge);
        }
    }
}
