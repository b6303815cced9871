//! The window *Does Nestor cheat?*: two sentences and a button that checks the game at the top,
//! three tabs below.

use egui::{Align, Layout, RichText, Ui, vec2};
use unic_langid::LanguageIdentifier;

use super::check::{self, CheckResult};
use super::decisions::DecisionsTab;
use super::proof::ProofTab;
use super::seals::SealsTab;
use crate::command::FairTab;
use crate::ear;
use crate::paint::{self, Icon, Pen, Surface};
use crate::windows::kit::{self, Dialog, Segment, primary_button, sizes};
use crate::windows::text;
use crate::windows::{Window, WindowContext};
use game::profile::GameId;
use words::msg;

const SENTENCE_HEIGHT: f32 = 28.0;
const ICON_COLUMN_WIDTH: f32 = 34.0;
const CHECK_WIDTH: f32 = 236.0;
/// From this width on, in points, the check is beside the sentences.
const CHECK_BESIDE_FROM: f32 = 560.0;

/// The state for which a check is valid: the game, its numbers of hands and actions, and the
/// language.
type CheckedGame = (GameId, usize, usize, LanguageIdentifier);

#[derive(Debug, Default)]
pub struct FairWindow {
    tab: FairTab,
    result: Option<(CheckedGame, CheckResult)>,
    decisions: DecisionsTab,
    seals: SealsTab,
    proof: ProofTab,
}

impl Window for FairWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        self.result = None;
        self.decisions.on_opened(cx);
        self.seals.on_opened(cx);
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::with_height(msg::WINDOW_HONESTY, sizes::DIALOG_SIZE);
        dialog.show(ui, cx, |dialog| {
            dialog.tabs(|ui, cx| self.tabs(ui, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
        });
    }
}

impl FairWindow {
    pub fn turn_to(&mut self, tab: FairTab) {
        self.tab = tab;
    }

    fn tabs(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        if ui.available_width() >= CHECK_BESIDE_FROM {
            ui.horizontal_top(|ui| {
                let width = ui.available_width() - CHECK_WIDTH - 8.0;
                let top = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(width, 0.0), top, |ui| {
                    ui.set_width(width);
                    sentences_ui(ui, cx);
                });
                let end = Layout::top_down(Align::Max);
                ui.allocate_ui_with_layout(vec2(CHECK_WIDTH, 0.0), end, |ui| {
                    ui.set_width(CHECK_WIDTH);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    self.check_ui(ui, cx);
                });
            });
        } else {
            ui.scope(|ui| sentences_ui(ui, cx));
            ui.add_space(4.0);
            self.check_ui(ui, cx);
        }
        ui.add_space(8.0);
        let tabs = [
            (FairTab::Decisions, "fair-tab-decisions", msg::WINDOW_DECISIONS),
            (FairTab::Seals, "fair-tab-seals", msg::FAIR_TAB_SEALS),
            (FairTab::Proof, "fair-tab-proof", msg::FAIR_TAB_PROOF),
        ]
        .map(|(tab, id, name)| Segment::new(tab, id, name.text()));
        kit::tabs(ui, &mut self.tab, &tabs);
        ui.add_space(8.0);
    }

    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        match self.tab {
            FairTab::Decisions => self.decisions.ui(ui, cx),
            FairTab::Seals => self.seals.ui(ui, cx),
            FairTab::Proof => self.proof.ui(ui, cx),
        }
    }

    /// Draws the button that checks the game, and the result. Before the end of the first hand, it
    /// says that there is nothing to check.
    fn check_ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        let (game, state) = (cx.session.game(), cx.session.game_state());
        let record = state.record();
        let language = words::current_language();
        let now = (game.id(), record.rounds.len(), record.len(), language);
        let width = ui.available_width();
        let name = msg::FAIR_CHECK;
        let can_check = state.sealed_hand_line(0).is_some();
        let check = ui.add_enabled_ui(can_check, |ui| {
            primary_button(ui, cx.look, name.name(), &name.text(), width)
        });
        let is_known = self.result.as_ref().is_some_and(|(of, _)| *of == now);
        if check.inner.clicked() || !can_check && !is_known {
            self.result = Some((now.clone(), check::check(state)));
        }
        let result = self.result.as_ref().filter(|(of, _)| *of == now);
        let Some((_, result)) = result else {
            return;
        };
        let colors = &cx.look.colors;
        let tone = result.holds.map(|holds| if holds { colors.good } else { colors.warning });
        for (n, line) in result.lines.iter().enumerate() {
            let line = RichText::new(line);
            let line = match tone.filter(|_| n == 0) {
                Some(tone) => line.color(paint::color(tone)),
                None => line.weak(),
            };
            let line = text::wrapped(ui, line);
            ear::give_author_id(&line, format!("fair-found-{n}"));
            ear::speak(&line);
        }
    }
}

fn sentences_ui(ui: &mut Ui, cx: &WindowContext<'_>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for (icon, sentence) in
        [(Icon::Lock, msg::FAIR_FIXED.text()), (Icon::Eye, msg::FAIR_SEES.text())]
    {
        ui.horizontal(|ui| {
            ui.set_min_height(SENTENCE_HEIGHT);
            let (place, _) = ui.allocate_exact_size(
                vec2(ICON_COLUMN_WIDTH, SENTENCE_HEIGHT),
                egui::Sense::hover(),
            );
            let center = place.left_center() + vec2(10.0, 0.0);
            let tone = cx.look.quiet_text(Surface::Panel);
            paint::icon(&mut Pen::new(ui.painter()), icon, center, 18.0, tone);
            text::wrapped(ui, RichText::new(sentence).size(sizes::HEADING_SIZE));
        });
    }
}
