//! The keyboard at the table: the commands of keys, and focus movement with the arrow keys.

use egui::{Context, Id, Key, Memory, Ui};

use super::{Play, Turn};
use crate::command::{Command, LearnCommand, TableCommand};
use crate::menu;
use crate::table::{hand_bone_id, place_id, target_id};
use engine::{Action, Bone, Position};
use game::profile::LensMode;

impl Play<'_> {
    /// Adds the commands of the table's keys that were pressed. Space and Enter make the play that
    /// a hint advises, or else press the main button. If there is neither, Enter plays the focused
    /// bone, or else the selected one.
    pub fn table_keys(self, ui: &Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let focused = ui.memory(egui::Memory::focused);
        let position = self.session.state().position();
        let mut hand = position.into_iter().flat_map(|at| at.hand(self.seat()));
        let focused_bone = hand.find(|bone| focused == Some(hand_bone_id(*bone)));
        let is_table_focused = focused.is_none() || focused_bone.is_some();
        let button = turn.main_command().filter(|_| is_table_focused).cloned();
        let bone = focused_bone.or(self.table.selected).filter(|_| is_table_focused);
        let plays = bone.map(|it| Command::Table(TableCommand::PlayAnywhere(it)));
        let advised = self.advised_command(bone).filter(|_| is_table_focused);
        let space = advised.clone().or(button.clone());
        let enter = advised.or(button).or(plays);
        menu::table_keys(ui, space.as_ref(), enter.as_ref(), commands);
    }

    /// The play that a hint advises; `None` without one, or if the player has chosen another bone.
    fn advised_command(self, chosen: Option<Bone>) -> Option<Command> {
        let best = self.learn.advice.hint()?.best.action;
        let is_chosen = chosen.is_none_or(|bone| best.bone() == Some(bone));
        let is_play = !matches!(best, Action::Draw | Action::Pass);
        (is_chosen && is_play).then_some(Command::Table(TableCommand::Act(best)))
    }

    /// Adds a command when the key of the bone counter is pressed or released, if the counter is
    /// set to be shown while the key is held.
    pub fn watch_lens_key(self, ui: &Ui, commands: &mut Vec<Command>) {
        let is_set = self.session.preferences().display.lens == LensMode::WhileHeld;
        let is_down = is_set && ui.input(|input| input.key_down(Key::L));
        if is_down != self.learn.lens.was_key_down {
            commands.push(Command::Learn(LearnCommand::HoldLens(is_down)));
        }
    }

    /// The next (or previous) bone of the hand for which `is_wanted` holds, after the focused bone
    /// or else the selected one, wrapping around.
    pub fn adjacent_bone(
        self,
        focused: Option<Id>,
        forward: bool,
        is_wanted: impl Fn(Bone) -> bool,
    ) -> Option<Bone> {
        let position = self.session.state().position()?;
        let bones = self.table.hand_order().ordered(position.hand(self.seat()));
        let at = |is_match: &dyn Fn(Bone) -> bool| bones.iter().position(|bone| is_match(*bone));
        let mut at = at(&|bone| focused == Some(hand_bone_id(bone)))
            .or_else(|| at(&|bone| self.table.selected == Some(bone)));
        for _ in 0..bones.len() {
            at = next_index(at, bones.len(), forward);
            if let Some(next) = at.map(|at| bones[at]).filter(|next| is_wanted(*next)) {
                return Some(next);
            }
        }
        None
    }

    /// Returns the ids of the places where a bone can be played, in the order of the ends.
    fn place_ids(self, bone: Bone) -> Vec<Id> {
        let plays = self.plays_of(bone);
        let table = self.session.state().position().map(Position::table);
        let at_ends = table.into_iter().flat_map(|table| {
            let ends = table.ends().iter();
            ends.flat_map(|open| table.plays(bone, *open))
        });
        let lead = std::iter::once(Action::Lead(bone));
        let possible = lead.chain(at_ends).filter(|play| plays.contains(play));
        let ids = possible.map(|play| match play {
            Action::Play(_, end, outward) => place_id(Some(end), outward),
            _ => place_id(None, None),
        });
        ids.collect()
    }

    /// Focuses the next (or previous) end on which a bone can be played. Returns `false` if there
    /// is no end beyond the focused one.
    pub fn focus_adjacent_end(self, ctx: &Context, bone: Bone, forward: bool) -> bool {
        let ids = self.place_ids(bone);
        let last = if forward { ids.last() } else { ids.first() };
        let is_after_last = last.is_none_or(|last| ctx.memory(|it| it.has_focus(*last)));
        if !is_after_last {
            focus_adjacent(ctx, &ids, forward);
        }
        !is_after_last
    }

    /// Like [`focus_adjacent_end`](Self::focus_adjacent_end), but wraps around.
    pub fn focus_next_end_wrapping(self, ctx: &Context, bone: Bone, forward: bool) {
        focus_adjacent(ctx, &self.place_ids(bone), forward);
    }

    /// If the firecracker is selected, focuses the next (or previous) bone that can be blown up.
    /// Returns whether the firecracker is selected.
    pub fn focus_adjacent_target(self, ctx: &Context, forward: bool) -> bool {
        if self.table.is_firecracker_selected {
            let actions = self.actions().into_iter();
            let targets = actions.filter_map(|action| match action {
                Action::BlowUp(bone) => Some(target_id(bone)),
                _ => None,
            });
            focus_adjacent(ctx, &targets.collect::<Vec<_>>(), forward);
        }
        self.table.is_firecracker_selected
    }
}

/// Focuses the next (or previous) of these widgets, wrapping around.
fn focus_adjacent(ctx: &Context, ids: &[Id], forward: bool) {
    let focused = ctx.memory(Memory::focused);
    let at = ids.iter().position(|id| focused == Some(*id));
    if let Some(next) = next_index(at, ids.len(), forward) {
        ctx.memory_mut(|memory| memory.request_focus(ids[next]));
    }
}

/// The index after (or before) `at`, wrapping around at `count`; without `at`, the first (or last).
fn next_index(at: Option<usize>, count: usize, forward: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (at, forward) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + last) % count,
        (None, true) => 0,
        (None, false) => last,
    })
}
