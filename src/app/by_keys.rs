//! What the arrow keys do: bones are taken up and moved in the hand, and ends get
//! the keyboard.

use egui::{Context, Id};

use super::App;
use crate::table::{end_id, hand_bone_id, target_id};
use engine::{Action, Position};

impl App {
    /// Takes up the next bone of the hand, or the one before; the keyboard goes
    /// with it.
    pub(super) fn select_beside(&mut self, ctx: &egui::Context, forward: bool) {
        if self.target_beside(ctx, forward) {
            return;
        }
        let position = self.session.state().position();
        let bones = position.map_or_else(Vec::new, |at| {
            self.table.order().of(at.hand(self.table.seat()))
        });
        let focused = ctx.memory(egui::Memory::focused);
        let at = bones
            .iter()
            .position(|bone| focused == Some(hand_bone_id(*bone)))
            .or_else(|| {
                bones
                    .iter()
                    .position(|b| Some(*b) == self.table.choices.selected)
            });
        if let Some(next) = beside(at, bones.len(), forward) {
            let now = ctx.input(|input| input.time);
            self.select(Some(bones[next]), now);
            ctx.memory_mut(|memory| memory.request_focus(hand_bone_id(bones[next])));
        }
    }

    /// Puts the bone taken up one place further in the hand.
    pub(super) fn move_beside(&mut self, forward: bool) {
        let Some((bone, position)) = self
            .table
            .choices
            .selected
            .zip(self.session.state().position())
        else {
            return;
        };
        let hand = position.hand(self.table.seat());
        let bones = self.table.order().of(hand);
        let Some(at) = bones.iter().position(|other| *other == bone) else {
            return;
        };
        let to = if forward {
            at + 1
        } else {
            at.saturating_sub(1)
        };
        self.table.order_mut().move_to(hand, bone, to);
    }

    /// Gives the keyboard to the next end that takes the bone taken up, or the
    /// one before.
    pub(super) fn end_beside(&mut self, ctx: &egui::Context, forward: bool) {
        if self.target_beside(ctx, forward) {
            return;
        }
        let Some(bone) = self.table.choices.selected else {
            self.select_beside(ctx, forward);
            return;
        };
        let plays = self.plays_of(bone);
        let table = self.session.state().position().map(Position::table);
        let ends = table.into_iter().flat_map(engine::Table::ends);
        let ends = ends.filter(|open| plays.contains(&Action::Play(bone, open.end())));
        let lead = plays.contains(&Action::Lead(bone)).then_some(None);
        let ends = lead.into_iter().chain(ends.map(|open| Some(open.end())));
        let ids: Vec<_> = ends.map(end_id).collect();
        focus_beside(ctx, &ids, forward);
    }

    /// With the firecracker taken up, gives the keyboard to the next bone that can
    /// be blown up, or the one before.
    fn target_beside(&self, ctx: &Context, forward: bool) -> bool {
        if !self.table.choices.firecracker {
            return false;
        }
        let actions = self.session.actions_of(self.table.seat());
        let targets = actions.iter().filter_map(|action| match action {
            Action::BlowUp(bone) => Some(target_id(*bone)),
            _ => None,
        });
        let ids: Vec<_> = targets.collect();
        focus_beside(ctx, &ids, forward);
        true
    }
}

/// Gives the keyboard to the next of these widgets, or the one before.
fn focus_beside(ctx: &Context, ids: &[Id], forward: bool) {
    let focused = ctx.memory(egui::Memory::focused);
    let at = ids.iter().position(|id| focused == Some(*id));
    if let Some(next) = beside(at, ids.len(), forward) {
        ctx.memory_mut(|memory| memory.request_focus(ids[next]));
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
