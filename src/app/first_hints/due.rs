//! Which hint is needed now.

use egui::{Rect, Vec2};

use crate::app::App;
use crate::app::screen::Screen;
use crate::app::table::{Arrangement, EndPlace, Panel, PanelKind, TableModel};
use engine::{Action, Draws, Phase, PlacedBone, Position, Spinner};
use game::profile::FirstHint;
use words::say;

/// A hint that is needed: what it says, and what it speaks of.
pub(super) struct Due {
    pub hint: FirstHint,
    pub text: String,
    pub about: Rect,
}

impl App {
    /// The first hint that is needed at the table as it is, and was never shown.
    pub(super) fn due_hint(&self, model: &TableModel, at: &Arrangement) -> Option<Due> {
        let hints = &self.session.preferences().first_hints;
        let mut awaited = FirstHint::ALL.into_iter();
        awaited.find_map(|hint| {
            let is_awaited = hints.awaits(hint);
            is_awaited.then(|| self.needed(hint, model, at)).flatten()
        })
    }

    /// A hint, if it is needed.
    pub(super) fn needed(
        &self,
        hint: FirstHint,
        model: &TableModel,
        at: &Arrangement,
    ) -> Option<Due> {
        let rules = self.session.state().rules();
        let button = at.button;
        let draws = if rules.ever_draws() {
            rules.draws
        } else {
            Draws::None
        };
        let draws: &'static str = draws.into();
        let (text, about) = match hint {
            FirstHint::Claim if self.phase_is_claim() => (say!("first-hint-claim"), button),
            FirstHint::Draw if self.can_only(Action::Draw) => {
                // Where they are to be seen, each of them can be clicked.
                let is_boneyard = |panel: &Panel| panel.kind == PanelKind::Boneyard;
                let has_backs = at.panels.iter().any(is_boneyard);
                let backs = if has_backs { "yes" } else { "no" };
                (
                    say!("first-hint-draw", draws = draws, backs = backs),
                    button,
                )
            }
            FirstHint::Pass if self.can_only(Action::Pass) => {
                (say!("first-hint-pass", draws = draws), button)
            }
            FirstHint::ChooseEnd if model.selected().is_some() => {
                let takes_it = |end: &&EndPlace| model.ends[end.end].preview.is_some();
                let mut ends = at.ends.iter().filter(takes_it);
                let (first, _second) = (ends.next()?, ends.next()?);
                let scores = if self.tells_count() { "yes" } else { "no" };
                (say!("first-hint-choose-end", scores = scores), first.target)
            }
            FirstHint::Score => (self.telling.score.clone()?, at.count),
            FirstHint::Spinner if model.goes_on && rules.spinner != Spinner::None => {
                let first = model
                    .placed
                    .iter()
                    .find(|placed| placed.bone.is_doublet())?;
                let bone = first.bone.to_string();
                let text = if rules.spinner == Spinner::Every {
                    say!("first-hint-every-spinner", bone = bone)
                } else {
                    say!("first-hint-spinner", bone = bone)
                };
                (text, place_of(*first, at))
            }
            FirstHint::Doublet
                if model.goes_on && rules.spinner == Spinner::None && rules.counts_score() =>
            {
                let doublet = model
                    .placed
                    .iter()
                    .find(|placed| placed.bone.is_doublet())?;
                let bone = doublet.bone.to_string();
                (
                    say!("first-hint-doublet", bone = bone),
                    place_of(*doublet, at),
                )
            }
            FirstHint::HandOver if matches!(self.screen(), Screen::HandOver(_)) => {
                (say!("first-hint-hand-over"), button)
            }
            _ => return None,
        };
        Some(Due { hint, text, about })
    }

    /// Whether whoever looks at the table can do this and nothing else.
    pub(in crate::app) fn can_only(&self, action: Action) -> bool {
        let is_in_turn = self.session.person_in_turn() == Some(self.seat());
        // What another has left may be taken besides.
        let mut actions = self.session.actions_of(self.seat());
        actions.retain(|action| !matches!(action, Action::Claim(_)));
        is_in_turn && actions == [action]
    }

    /// Whether whoever looks at the table may claim the points of their play.
    pub(in crate::app) fn phase_is_claim(&self) -> bool {
        let phase = self.session.state().position().map(Position::phase);
        let is_in_turn = self.session.person_in_turn() == Some(self.seat());
        is_in_turn && phase == Some(Phase::Claim)
    }
}

/// Where a bone lies; where only the ends are shown, on the table somewhere.
fn place_of(placed: PlacedBone, at: &Arrangement) -> Rect {
    let mut bones = at.bones.iter();
    let found = bones.find(|(lying, _)| lying.bone == placed.bone);
    found.map_or_else(
        || Rect::from_center_size(at.table.center(), Vec2::splat(at.bone_width)),
        |(_, rect)| *rect,
    )
}
