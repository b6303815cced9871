//! The window: three sentences and the check above, three tabs below.

use egui::{Align, Layout, RichText, Ui, vec2};
use unic_langid::LanguageIdentifier;

use super::check::{self, Found};
use super::decisions::Decisions;
use super::proof::Proof;
use super::seals::Seals;
use crate::command::FairTab;
use crate::ear;
use crate::paint::{self, Icon, On, Pen};
use crate::windows::contents::{Answers, Contents, Dialog, Surroundings};
use crate::windows::kit::{self, Segment, primary_button};
use crate::windows::text;
use game::profile::GameId;
use words::msg;

/// The height of a sentence at the top, and the room of its icon.
const SENTENCE: f32 = 28.0;
const ICON: f32 = 34.0;
/// The width of what stands beside the sentences, and from which width on it does.
const CHECK: f32 = 236.0;
const BESIDE_FROM: f32 = 560.0;

/// A game with so many hands and actions, and the language in which it is spoken of.
type State = (GameId, usize, usize, LanguageIdentifier);

/// The window.
#[derive(Debug, Default)]
pub struct FairWindow {
    tab: FairTab,
    /// What the last check found, and of which state of the game.
    found: Option<(State, Found)>,
    decisions: Decisions,
    seals: Seals,
    proof: Proof,
}

impl Contents for FairWindow {
    fn dialog(&self) -> Dialog {
        Dialog::high(msg::WINDOW_HONESTY, 720.0, 672.0)
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        self.found = None;
        self.decisions.opened(around);
        self.seals.opened(around);
    }

    fn turn_to_tab(&mut self, tab: FairTab) {
        self.tab = tab;
    }

    fn tabs_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        if ui.available_width() >= BESIDE_FROM {
            ui.horizontal_top(|ui| {
                let width = ui.available_width() - CHECK - 8.0;
                let top = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(width, 0.0), top, |ui| {
                    ui.set_width(width);
                    sentences_ui(ui, around);
                });
                let end = Layout::top_down(Align::Max);
                ui.allocate_ui_with_layout(vec2(CHECK, 0.0), end, |ui| {
                    ui.set_width(CHECK);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    self.check_ui(ui, around);
                });
            });
        } else {
            sentences_ui(ui, around);
            ui.add_space(4.0);
            self.check_ui(ui, around);
        }
        ui.add_space(8.0);
        let tabs = [
            (
                FairTab::Decisions,
                "fair-tab-decisions",
                msg::WINDOW_DECISIONS,
            ),
            (FairTab::Seals, "fair-tab-seals", msg::FAIR_TAB_SEALS),
            (FairTab::Proof, "fair-tab-proof", msg::FAIR_TAB_PROOF),
        ]
        .map(|(tab, id, name)| Segment::new(tab, id, name.text()));
        kit::tabs(ui, &mut self.tab, &tabs);
        ui.add_space(8.0);
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        match self.tab {
            FairTab::Decisions => self.decisions.ui(ui, around, answers.commands),
            FairTab::Seals => self.seals.ui(ui, around, answers.commands),
            FairTab::Proof => self.proof.ui(ui, around),
        }
    }
}

impl FairWindow {
    /// Draws the button that checks the game, and what came of it; before the first hand is
    /// over, that there is nothing to check.
    fn check_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>) {
        let (game, state) = (around.session.game(), around.session.game_state());
        let record = state.record();
        let language = words::spoken_language();
        let now = (game.id(), record.rounds.len(), record.len(), language);
        let width = ui.available_width();
        let name = msg::FAIR_CHECK;
        let can_check = state.sealed_hand_line(0).is_some();
        let check = ui.add_enabled_ui(can_check, |ui| {
            primary_button(ui, around.paint, name.name(), &name.text(), width)
        });
        let is_known = self.found.as_ref().is_some_and(|(of, _)| *of == now);
        if check.inner.clicked() || !can_check && !is_known {
            self.found = Some((now.clone(), check::check(state)));
        }
        let found = self.found.as_ref().filter(|(of, _)| *of == now);
        let Some((_, found)) = found else {
            return;
        };
        let colors = &around.paint.colors;
        let tone = found
            .holds
            .map(|holds| if holds { colors.good } else { colors.warning });
        for (n, line) in found.lines.iter().enumerate() {
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

/// Draws the three sentences.
fn sentences_ui(ui: &mut Ui, around: &Surroundings<'_>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for (icon, says) in [
        (Icon::Lock, msg::FAIR_FIXED.text()),
        (Icon::Eye, msg::FAIR_SEES.text()),
        (Icon::Fair, msg::FAIR_PROVED.text()),
    ] {
        ui.horizontal(|ui| {
            ui.set_min_height(SENTENCE);
            let (place, _) = ui.allocate_exact_size(vec2(ICON, SENTENCE), egui::Sense::hover());
            let center = place.left_center() + vec2(10.0, 0.0);
            let tone = around.paint.quiet(On::Panel);
            paint::icon(&mut Pen::new(ui.painter()), icon, center, 18.0, tone);
            text::wrapped(ui, RichText::new(says).size(16.0));
        });
    }
}
