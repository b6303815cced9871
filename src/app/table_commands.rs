//! What is done at the table.

use super::App;
use crate::command::TableCommand;
use crate::table::{hand_bone_id, open_numbers, target_id};
use engine::{Action, Bone, Preset, Reason, Side, Viewer};
use game::profile::{Help, TableView};
use words::msg;
use words::refused::refused;

impl App {
    /// Does something at the table.
    pub(super) fn run_table_command(&mut self, ctx: &egui::Context, what: TableCommand, now: f64) {
        match what {
            TableCommand::Select(bone) => self.select(bone, now),
            TableCommand::Act(action) => self.act(action, now),
            TableCommand::Claim(_) => open_numbers(ctx),
            TableCommand::Hint(text) => self.messages.say(&text),
            TableCommand::Refuse(bone, why) => self.messages.refuse(bone, &why, now),
            TableCommand::PlayAnywhere(bone) => self.play_anywhere(ctx, bone, now),
            TableCommand::PlayToward(side) => self.play_toward(side, now),
            TableCommand::SelectBeside(forward) => self.select_beside(ctx, forward),
            TableCommand::EndBeside(forward) => self.end_beside(ctx, forward),
            TableCommand::MoveInHand(bone, place) => self.move_in_hand(bone, place),
            TableCommand::MoveBeside(forward) => self.move_beside(forward),
            TableCommand::TakeFirecracker(up) => self.take_firecracker(ctx, up),
            TableCommand::Draw => self.draw(ctx, now),
            // There is nothing to take.
            TableCommand::TakeBack(_) | TableCommand::DrawForMe | TableCommand::TakeForMe => {}
            TableCommand::SortHand => self.sort_hand(),
            TableCommand::TellState => self.tell_state(),
            TableCommand::ToggleView => self.toggle_view(),
            TableCommand::ToggleNestorsHand => {
                self.toggle_hidden(|viewer| viewer.hands = !viewer.hands);
            }
            TableCommand::ToggleBoneyard => {
                self.toggle_hidden(|viewer| viewer.boneyard = !viewer.boneyard);
            }
            TableCommand::ToggleLog => self.toggle_log(),
            TableCommand::CopyLog => self.copy_log(ctx),
            TableCommand::LetNestorAct => {
                self.nestor.allow();
                self.messages.read();
            }
            TableCommand::PassOn => self.table.cover(),
        }
    }

    pub(super) fn select(&mut self, bone: Option<Bone>, now: f64) {
        let has_nothing = self.table.choices.selected.is_none() && !self.table.choices.firecracker;
        if bone.is_none() && has_nothing && self.learn.said.doubt.is_none() {
            self.put_sheet_away();
        }
        let is_doubted = self.learn.said.doubt.take().is_some();
        if bone.is_none() {
            self.learn.drop_hint();
        }
        match bone {
            Some(_) => self.windows.keyboard.chose_another(),
            None if is_doubted => self.windows.keyboard.answered(),
            None => {}
        }
        self.table.choices.selected = bone;
        self.table.choices.firecracker = false;
        self.messages.read();
        let Some(bone) = bone.filter(|_| self.session.person_in_turn() == Some(self.table.seat()))
        else {
            return;
        };
        let playable = self
            .session
            .actions_of(self.table.seat())
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
        if !self.table.is_narrow() {
            return;
        }
        if self.has_lens() {
            self.toggle_lens();
        } else if self.has_log() {
            self.toggle_log();
        }
    }

    fn sort_hand(&mut self) {
        self.table.order_mut().sort();
    }

    fn move_in_hand(&mut self, bone: Bone, place: usize) {
        if let Some(position) = self.session.state().position() {
            let hand = position.hand(self.table.seat());
            self.table.order_mut().move_to(hand, bone, place);
        }
    }

    pub(super) fn plays_of(&self, bone: Bone) -> Vec<Action> {
        let mut actions = self.session.actions_of(self.table.seat());
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
        let Some(bone) = self.table.choices.selected else {
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
        let must = self.session.actions_of(self.table.seat()) == [Action::Draw];
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
                .map(|at| at.hand(self.table.seat()));
            self.act(Action::Draw, now);
            if self.learn.lesson.is_some() {
                return;
            }
            let after = self
                .session
                .state()
                .position()
                .map(|at| at.hand(self.table.seat()));
            let drawn = before
                .zip(after)
                .and_then(|(old, new)| new.without(old).nth(0));
            let Some(bone) = drawn else {
                return;
            };
            self.tell_drawn(bone);
            if !self.plays_of(bone).is_empty() {
                self.table.choices.selected = Some(bone);
                self.windows.keyboard.goes_on_at(ctx, hand_bone_id(bone));
                return;
            }
            let goes_on = self
                .session
                .actions_of(self.table.seat())
                .contains(&Action::Draw);
            if !goes_on || !goes_through {
                return;
            }
        }
    }

    /// Takes up the firecracker, or puts it down.
    pub(super) fn take_firecracker(&mut self, ctx: &egui::Context, up: bool) {
        let actions = self.session.actions_of(self.table.seat());
        let first = actions.iter().find_map(|it| match it {
            Action::BlowUp(bone) if up => Some(*bone),
            _ => None,
        });
        if up && first.is_none() {
            let seat = self.table.seat();
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
        self.table.choices.selected = None;
        self.table.choices.firecracker = up;
        self.messages.read();
        if let Some(first) = first {
            self.windows.keyboard.goes_on_at(ctx, target_id(first));
        }
    }

    /// Whether hidden bones can be laid open to whoever looks at the table; nobody
    /// holds any while they are taken.
    pub(super) fn may_peek(&self) -> bool {
        !self.deal.is_under_way() && self.session.state().may_peek(self.table.seat())
    }

    /// Lays hidden bones open, or turns them over again: to see them is help, but in what
    /// is looked back at.
    fn toggle_hidden(&mut self, toggle: impl FnOnce(&mut Viewer)) {
        if !self.may_peek() {
            return;
        }
        toggle(&mut self.table.choices.viewer);
        if self.table.choices.viewer.peeks() && self.learn.review.is_none() {
            self.session.note_help(Help::Knowledge);
        }
    }

    /// Shows the whole table, or only its ends.
    pub(super) fn toggle_view(&mut self) {
        let mut preferences = self.session.preferences().clone();
        preferences.display.view = if self.has_ends_only() {
            TableView::Whole
        } else {
            TableView::Ends
        };
        self.session.set_preferences(preferences);
    }

    /// Whether only the ends of the line are shown.
    pub(super) const fn has_ends_only(&self) -> bool {
        matches!(self.session.preferences().display.view, TableView::Ends)
    }

    /// Whether the log is shown.
    pub(super) fn has_log(&self) -> bool {
        self.session.preferences().display.log == Some(true)
    }

    /// Shows or hides the log.
    pub(super) fn toggle_log(&mut self) {
        let is_shown = self.has_log();
        let mut preferences = self.session.preferences().clone();
        preferences.display.log = Some(!is_shown);
        self.session.set_preferences(preferences);
    }
}
