//! Carries out the commands of the table.

use egui::{Context, Memory};

use super::App;
use super::keyboard::FocusHolder;
use crate::command::{Neighbor, TableCommand};
use crate::play::{ManualDeal, TakingSpeed};
use crate::sound::Sound;
use crate::table::{back_id, hand_bone_id, target_id, why_unusable};
use engine::{Action, Bone, Reason, Side, Viewer};
use game::profile::{Help, Pace};
use words::names::display_name;
use words::points::plain_spaced;
use words::refused::why_refused;
use words::{msg, seals};

impl App {
    pub(super) fn run_table_command(&mut self, ctx: &Context, command: TableCommand, now: f64) {
        match command {
            TableCommand::Select(bone) => self.select(bone, now),
            TableCommand::Act(action) => self.act(action, now),
            TableCommand::Claim => self.table.is_claim_tab_open ^= true,
            TableCommand::ShowMessage(text) => self.messages.show(&text),
            TableCommand::ExplainRefusal(bone, why) => self.messages.refuse(bone, &why, now),
            TableCommand::PlayAnywhere(bone) => self.play_anywhere(ctx, bone, now),
            TableCommand::PlayToward(side) => self.play_toward(side, now),
            TableCommand::SelectNeighbor(neighbor) => {
                self.select_next_bone(ctx, neighbor.is_next(), now);
            }
            TableCommand::FocusNeighborEnd(neighbor) => {
                self.focus_adjacent_end(ctx, neighbor.is_next(), now);
            }
            TableCommand::MoveInHand(bone, place) => {
                self.table.move_in_hand(self.session.state(), bone, |_| place);
                self.save_hand_order();
            }
            TableCommand::MoveSelected(neighbor) => {
                if let Some(bone) = self.table.selected {
                    let neighbor_index = |at: usize| match neighbor {
                        Neighbor::Next => at + 1,
                        Neighbor::Previous => at.saturating_sub(1),
                    };
                    self.table.move_in_hand(self.session.state(), bone, neighbor_index);
                    self.save_hand_order();
                }
            }
            TableCommand::TakeFirecracker(is_taken) => self.take_firecracker(ctx, is_taken),
            TableCommand::Draw => self.draw(ctx, now),
            // These do something only while bones are taken by hand.
            TableCommand::TakeFaceDown(_)
            | TableCommand::DrawAnyForLead
            | TableCommand::TakeWholeHand => {}
            TableCommand::SortHand => {
                self.table.hand_order_mut().sort();
                self.save_hand_order();
            }
            TableCommand::AnnounceState => {
                let table = self.table.widget.queue.last_snapshot();
                let play = self.play();
                let text = play.state_text(&play.turn(), table);
                self.messages.announce(text);
            }
            TableCommand::ToggleView => {
                self.change_preferences(|preferences| {
                    preferences.display.ends_only = !preferences.display.ends_only;
                });
            }
            TableCommand::ToggleBetween(which) => {
                let between = &mut self.table.shown_between;
                *between = (*between != Some(which)).then_some(which);
            }
            TableCommand::ToggleOtherHands => {
                self.toggle_hidden(|viewer| viewer.sees_hands = !viewer.sees_hands);
            }
            TableCommand::ToggleBoneyard => {
                self.toggle_hidden(|viewer| viewer.sees_boneyard = !viewer.sees_boneyard);
            }
            TableCommand::ToggleLog => self.toggle_log(),
            TableCommand::CopyLog => {
                let play = self.play();
                let lines = play.log_lines();
                let mut lines: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
                lines.extend(seals::for_log(play.shown()));
                ctx.copy_text(plain_spaced(&lines.join("\n")));
                self.messages.show(&msg::COPIED.text());
            }
            TableCommand::PressOk => {
                self.nestor.note_ok();
                self.messages.mark_all_read();
            }
            TableCommand::PassScreen => self.table.cover_hands(),
        }
    }

    /// Saves the order of the hand with the game, except in a review.
    fn save_hand_order(&mut self) {
        if self.learn.review.is_some() {
            return;
        }
        let bones = self.table.hand_order().bones().to_vec();
        self.session.keep_hand_order(self.table.seat(), bones);
    }

    /// Plays, draws, passes or claims, if it is this person's turn and the tutor does not hold the
    /// action back.
    pub(super) fn act(&mut self, action: Action, now: f64) {
        if self.learn.lesson.is_some() {
            self.answer_question(action, now);
            return;
        }
        let play = self.play();
        if !play.is_viewers_turn() {
            let seating = self.session.seating();
            self.messages.show(&match self.session.state().turn() {
                Some(seat) => msg::turn_not_yours(display_name(seating[seat].name())),
                None => msg::TURN_HAND_OVER.text(),
            });
            return;
        }
        if play.is_tutored() {
            let rules = *play.rules();
            let holds_back = self.learn.holds_back(action, now, &self.session, &rules);
            if self.learn.advice.warning.is_some() {
                self.windows.focus.note_opened(FocusHolder::TutorWarning);
            }
            if holds_back {
                return;
            }
        }
        match self.session.act(self.table.seat(), action) {
            Ok(events) => {
                self.messages.mark_all_read();
                self.show_new_events(&events, now);
            }
            Err(error) => self.messages.show(&why_refused(&error.reason)),
        }
    }

    /// Selects or deselects a bone of the hand. Shows a message if the bone fits nowhere.
    pub(super) fn select(&mut self, bone: Option<Bone>, now: f64) {
        let has_no_selection = self.table.selected.is_none() && !self.table.is_firecracker_selected;
        if bone.is_none() && has_no_selection && self.learn.advice.warning.is_none() {
            // A click beside the bones closes the panel that covers the hand on a narrow table.
            let play = self.play();
            if self.table.is_narrow() && play.shows_bone_counter() {
                self.toggle_lens();
            } else if self.table.is_narrow() && play.shows_log() {
                self.toggle_log();
            }
        }
        let is_doubted = self.learn.advice.warning.take().is_some();
        if bone.is_none() {
            self.learn.advice.drop_hint();
        }
        self.learn.tips.drop_score();
        match bone {
            Some(_) => self.windows.focus.forget_earlier_focus(FocusHolder::TutorWarning),
            None if is_doubted => self.windows.focus.restore_focus(FocusHolder::TutorWarning),
            None => {}
        }
        if bone.is_some() && bone != self.table.selected {
            self.table.widget.queue.play_sound_now(Sound::Lift, now);
        }
        self.table.clear_selection();
        self.table.selected = bone;
        self.messages.mark_all_read();
        let refused = bone.zip(self.table.widget.queue.last_snapshot());
        if let Some((bone, why)) =
            refused.and_then(|(bone, snapshot)| Some((bone, why_unusable(bone, snapshot)?)))
        {
            self.messages.refuse(bone, &why, now);
        }
    }

    /// Selects and focuses the next bone of the hand, or the previous one.
    fn select_next_bone(&mut self, ctx: &Context, forward: bool, now: f64) {
        let play = self.play();
        if play.focus_adjacent_target(ctx, forward) {
            return;
        }
        let bone = play.adjacent_bone(ctx.memory(Memory::focused), forward, |_| true);
        self.select_by_key(ctx, bone, now);
    }

    fn select_by_key(&mut self, ctx: &Context, bone: Option<Bone>, now: f64) {
        if let Some(bone) = bone {
            self.select(Some(bone), now);
            ctx.memory_mut(|memory| memory.request_focus(hand_bone_id(bone)));
        }
    }

    /// Focuses the next end on which the selected bone can be played, or the previous one. After
    /// the last end, selects the next playable bone, if there is another. If the firecracker is
    /// selected, focuses the next bone that it can blow up.
    fn focus_adjacent_end(&mut self, ctx: &Context, forward: bool, now: f64) {
        let play = self.play();
        match self.table.selected {
            _ if play.focus_adjacent_target(ctx, forward) => {}
            Some(bone) if play.focus_adjacent_end(ctx, bone, forward) => {}
            _ => {
                let fits = |bone: Bone| !play.plays_of(bone).is_empty();
                let focused = ctx.memory(Memory::focused);
                let selected = play.table.selected.map(hand_bone_id);
                let from = selected.or(focused);
                let next = play.adjacent_bone(from, forward, fits);
                let next = next.or_else(|| play.adjacent_bone(from, forward, |_| true));
                match play.table.selected.filter(|it| next == Some(*it) && fits(*it)) {
                    Some(only) => play.focus_next_end_wrapping(ctx, only, forward),
                    None => self.select_by_key(ctx, next, now),
                }
            }
        }
    }

    /// Plays a bone on the only end that fits, or selects it.
    fn play_anywhere(&mut self, ctx: &Context, bone: Bone, now: f64) {
        let plays = self.play().plays_of(bone);
        let position = self.session.state().position();
        let only = position.and_then(|at| at.table().only_play(&plays));
        match (only, &plays[..]) {
            (Some(only), _) => self.act(only, now),
            (None, []) => self.select(Some(bone), now),
            _ => {
                self.select(Some(bone), now);
                self.messages.show(&msg::turn_fits_several(bone));
                self.focus_adjacent_end(ctx, true, now);
            }
        }
    }

    /// Plays the selected bone on the end that faces this side.
    fn play_toward(&mut self, side: Side, now: f64) {
        let Some(bone) = self.table.selected else {
            return;
        };
        let mut plays = self.play().plays_of(bone);
        plays.retain(|action| match action {
            Action::Play(_, end, _) => end.side == side,
            _ => true,
        });
        match plays[..] {
            [] => {}
            [only] => self.act(only, now),
            _ => self.messages.show(&msg::turn_fits_several(bone)),
        }
    }

    /// Draws once; with auto-draw, until a bone can be played.
    fn draw(&mut self, ctx: &Context, now: f64) {
        let draws_until_fit = self.play().draws_until_fit();
        loop {
            let hand = |app: &Self| {
                let position = app.session.state().position();
                position.map(|at| at.hand(app.table.seat()))
            };
            let before = hand(self);
            self.act(Action::Draw, now);
            if self.learn.lesson.is_some() {
                return;
            }
            let drawn = before.zip(hand(self)).and_then(|(old, new)| new.without(old).nth(0));
            let Some(bone) = drawn else {
                return;
            };
            self.messages.announce(msg::ear_drawn(bone));
            if !self.play().plays_of(bone).is_empty() {
                self.table.selected = Some(bone);
                self.windows.focus.focus_if_at_table(ctx, hand_bone_id(bone));
                return;
            }
            if !draws_until_fit || !self.play().actions().contains(&Action::Draw) {
                return;
            }
        }
    }

    fn take_firecracker(&mut self, ctx: &Context, is_taken: bool) {
        let actions = self.play().actions();
        let first = actions.iter().find_map(|it| match it {
            Action::BlowUp(bone) if is_taken => Some(*bone),
            _ => None,
        });
        if is_taken && first.is_none() {
            let seat = self.table.seat();
            let position = self.session.state().position();
            let has_firecracker = position.is_some_and(|at| at.has_firecracker(seat));
            let why = if has_firecracker {
                msg::TURN_NO_FIRECRACKER.text()
            } else if self.play().rules().firecrackers {
                why_refused(&Reason::NoFirecracker)
            } else {
                msg::TURN_WITHOUT_FIRECRACKERS.text()
            };
            self.messages.show(&why);
            return;
        }
        self.table.selected = None;
        self.table.is_firecracker_selected = is_taken;
        self.messages.mark_all_read();
        if let Some(first) = first {
            self.windows.focus.focus_if_at_table(ctx, target_id(first));
        }
    }

    /// Reveals hidden bones or hides them again; outside a review this counts as help.
    fn toggle_hidden(&mut self, toggle: impl FnOnce(&mut Viewer)) {
        if !self.play().may_see_hidden_bones() {
            return;
        }
        toggle(&mut self.table.viewer);
        if self.table.viewer.sees_hidden_bones() && self.learn.review.is_none() {
            self.session.note_help(Help::Knowledge);
        }
    }

    fn toggle_log(&mut self) {
        let is_shown = self.play().shows_log();
        self.change_preferences(|preferences| preferences.display.log = Some(!is_shown));
    }

    /// Carries out a table command while bones are taken by hand. Does nothing for a command that
    /// neither takes a bone nor moves the focus.
    pub(super) fn run_manual_deal_command(
        &mut self,
        ctx: &Context,
        command: &TableCommand,
        now: f64,
    ) {
        let deal = &mut self.table.manual_deals;
        let focused = ctx.memory(Memory::focused);
        let cells = deal.current().map_or(0, ManualDeal::cell_count);
        let focused_back = (0..cells).find(|back| focused == Some(back_id(*back)));
        let columns = self.table.laid_out_columns;
        let (has_taken, next_back) = match command {
            // The focus moves to the next back.
            TableCommand::TakeFaceDown(back) if focused_back == Some(*back) => {
                let next_back = deal.adjacent_back(focused_back, true, 1);
                (deal.take(Some(*back)), next_back)
            }
            TableCommand::TakeFaceDown(back) => (deal.take(Some(*back)), None),
            TableCommand::DrawAnyForLead => (deal.take(None), None),
            TableCommand::TakeWholeHand => (deal.take_for_person(), None),
            TableCommand::SelectNeighbor(neighbor) => {
                (false, deal.adjacent_back(focused_back, neighbor.is_next(), 1))
            }
            TableCommand::FocusNeighborEnd(neighbor) => {
                (false, deal.adjacent_back(focused_back, !neighbor.is_next(), columns))
            }
            _ => (false, None),
        };
        if let Some(back) = next_back {
            ctx.memory_mut(|memory| memory.request_focus(back_id(back)));
        }
        if has_taken {
            self.session.drop_redo();
            self.save_backs_taken();
            self.messages.clear();
            self.wait_for_next_bone(now);
        }
    }

    /// Saves with the game which bones were taken, so that the deal continues after a restart.
    pub(super) fn save_backs_taken(&mut self) {
        if let Some(backs) = self.table.manual_deals.backs_taken() {
            self.session.keep_backs_taken(backs.to_vec());
        }
    }

    /// Sets the time at which the next bone is taken.
    pub(super) fn wait_for_next_bone(&mut self, now: f64) {
        let preferences = self.session.preferences();
        let pace = preferences.display.pace;
        let pause = pace.pause_secs().or(Pace::Normal.pause_secs());
        let speed = TakingSpeed {
            motion: self.appearance.motion_secs(preferences),
            pause: f64::from(pause.unwrap_or_default()),
        };
        self.table.manual_deals.schedule_next_step(now, speed);
    }

    /// Shows the deal of the hands after the draw for the lead.
    pub(super) fn show_deal(&mut self, now: f64) {
        self.table.manual_deals.suspend();
        self.messages.clear();
        if let Some(round) = self.session.state().round() {
            let events = round.events().to_vec();
            self.show_events(&events, now);
        }
    }
}
