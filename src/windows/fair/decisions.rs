//! The tab with the decisions of the Nestors at the table: what each saw, and whether he would
//! choose the same if the hidden bones were different.

use std::time::Duration;

use egui::{Align, Label, Layout, ProgressBar, RichText, Ui, vec2};

use super::picture::{DecisionPicture, HAND_BONE_WIDTH};
use crate::command::{GameCommand, LearnCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::menu::tip;
use crate::paint::Icon;
use crate::paint::theme::strong;
use crate::windows::WindowContext;
use crate::windows::copying::copy_ui;
use crate::windows::kit::{
    Rail, button_named, code, fold, hand_picture, icon_named, is_narrow, rest_from_left,
    row_from_right, separator, sizes, slider, step_button,
};
use crate::windows::text;
use engine::{Bone, Seat};
use game::profile::{GameId, Help};
use game::session::{RepeatKind, ReviewStep, Session};
use nestor::coach::{BlindTest, NestorDecision};
use words::hint::action;
use words::points::plain_spaced;
use words::{Who, msg};

/// How long each deal of a blind test is shown.
const SECS_PER_DEAL: f64 = 0.12;
const GAP_ABOVE_PART: f32 = 10.0;
const MAX_SLIDER_WIDTH: f32 = 320.0;

/// A game, and the number of its hands dealt so far.
type HandId = (GameId, usize);

#[derive(Debug, Default)]
pub struct DecisionsTab {
    /// The hand and the number of actions up to which the decisions are listed.
    listed_up_to: Option<(HandId, usize)>,
    decisions: Vec<NestorDecision>,
    index: usize,
    /// Whether Nestor's bones are shown although the hand is not over.
    shows_hand: bool,
    /// Whether the player asked to see Nestor's bones, which are shown once the game is marked as
    /// assisted.
    has_asked_to_look: bool,
    shows_lines: bool,
    /// The index of the shown deal of the blind test.
    deal: usize,
    /// When the shown deal appeared, in seconds; infinite once the player has moved the slider, so
    /// that the deals no longer change by themselves.
    shown_since: f64,
}

impl DecisionsTab {
    /// Shows the last decision; in a review, the last one made before the shown moment.
    pub fn on_opened(&mut self, cx: &WindowContext<'_>) {
        self.listed_up_to = None;
        self.update_list(cx.session);
        let shown = cx.shown.record();
        let done = shown.rounds.last().map_or(0, |round| round.actions.len());
        let now = (shown.rounds.len(), done);
        let is_seen = |it: &NestorDecision| (it.round_index + 1, it.actions_before) < now;
        self.index = self.decisions.iter().rposition(is_seen).unwrap_or_default();
    }

    pub fn ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let state = cx.session.state();
        self.update_list(cx.session);
        let Some(decision) = self.decisions.get(self.index).copied() else {
            text::paragraph(ui, msg::DECISIONS_NONE.text());
            return;
        };
        self.decision_ui(ui, cx, decision);
        let decision = self.decisions[self.index];
        let round = state.rounds().get(decision.round_index);
        let is_over = round.is_some_and(|round| round.position().end().is_some());
        self.shows_hand |= self.has_asked_to_look && cx.session.help() == Help::Knowledge;
        // If the window is in front again, the player has declined to have the game marked.
        self.has_asked_to_look &= !cx.is_in_front;
        let is_open = is_over || self.shows_hand;
        let before = decision.game_before(state.record());
        if let Some(view) = before.and_then(|before| before.view(decision.seat)) {
            let picture = DecisionPicture {
                view: &view,
                seating: state.seating(),
                action: decision.action,
                is_open,
            };
            picture.ui(ui, cx.look);
        }
        if !is_open {
            ui.add_space(GAP_ABOVE_PART);
            if cx.play.may_see_hidden_bones() {
                self.reveal_hand_ui(ui, cx);
            } else {
                text::paragraph(ui, msg::DECISIONS_WAIT.text());
            }
            return;
        }
        self.blind_ui(ui, cx, decision);
        ui.add_space(GAP_ABOVE_PART);
        separator(ui);
        self.lines_ui(ui, cx, decision);
    }

    /// Lists the decisions again if the game has changed since they were listed.
    fn update_list(&mut self, session: &Session) {
        let state = session.game_state();
        let hand = (session.game().id(), state.record().rounds.len());
        let now = (hand, state.record().len());
        if self.listed_up_to != Some(now) {
            let before = self.listed_up_to.map(|(hand, _)| hand);
            let shown = self.decisions.get(self.index).copied();
            self.decisions = NestorDecision::all_of_game(state);
            // The list may have become shorter: if the shown decision is gone, the last one before
            // it is shown.
            let place = |it: &NestorDecision| (it.round_index, it.actions_before);
            let until = |it: &NestorDecision| shown.is_some_and(|shown| place(it) <= place(&shown));
            self.index = self.decisions.iter().rposition(until).unwrap_or_default();
            self.shows_hand &= before == Some(hand);
            self.has_asked_to_look &= before == Some(hand);
            self.listed_up_to = Some(now);
        }
    }

    fn reveal_hand_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        text::paragraph(ui, msg::DECISIONS_HAND_GOES_ON.text());
        ui.add_space(6.0);
        if button_named(ui, cx.look, msg::DECISIONS_LOOK).clicked() {
            self.has_asked_to_look = true;
            cx.push(GameCommand::MarkAssisted);
        }
    }

    fn turn_to_decision(&mut self, index: usize) {
        (self.index, self.deal, self.shown_since) = (index, 0, 0.0);
    }

    fn decision_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>, decision: NestorDecision) {
        let state = cx.session.state();
        let name = state.seating()[decision.seat].name().as_str();
        let action_text = msg::label_value(name, action(decision.action, state.rules()));
        let action_ui = |ui: &mut Ui| {
            let action_text = text::wrapped(ui, strong(&action_text).size(sizes::HEADING_SIZE));
            ear::give_author_id(&action_text, "decisions-did");
            ear::speak(&action_text);
        };
        // In a narrow window Nestor's action has a line of its own.
        let is_narrow = is_narrow(ui.ctx());
        if is_narrow {
            action_ui(ui);
        }
        let last = self.decisions.len() - 1;
        let mut index = self.index;
        row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
            let next = step_button(ui, cx.look, Icon::Right, msg::DECISIONS_ON, self.index < last);
            index += usize::from(next.clicked());
            let at = msg::decisions_place(self.index + 1, decision.round_index + 1, last + 1);
            ui.add(Label::new(RichText::new(at).weak()));
            let previous =
                step_button(ui, cx.look, Icon::Left, msg::DECISIONS_BACK, self.index > 0);
            index -= usize::from(previous.clicked());
            if cx.session.can_review() {
                show_on_table_ui(ui, cx, decision);
            }
            if !is_narrow {
                rest_from_left(ui, action_ui);
            }
        });
        if index != self.index {
            self.turn_to_decision(index);
        }
    }

    /// Draws the protocol lines that Nestor was sent before the decision.
    fn lines_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>, decision: NestorDecision) {
        let (name, description) = (msg::REVIEW_DETAILS.text(), msg::DECISIONS_TOLD.text());
        let (look, is_open) = (cx.look, &mut self.shows_lines);
        if !fold(ui, look, "decisions-details", &name, &description, is_open) {
            return;
        }
        let record = cx.session.state().record();
        let lines = decision.protocol_lines(record).unwrap_or_default();
        let lines = lines.join("\n");
        code(ui, &lines);
        let copied = || plain_spaced(&lines);
        copy_ui(ui, look, msg::DECISIONS_COPY, None, copied, cx.commands);
    }

    /// Draws the blind test of the decision, or the button that starts it.
    fn blind_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>, decision: NestorDecision) {
        ui.add_space(GAP_ABOVE_PART);
        let test = cx.blind_test.filter(|(tested, _)| *tested == decision);
        let size = vec2(ui.available_width(), 40.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
            if cx.blind_progress.is_none() && button_named(ui, cx.look, msg::BLIND_ASK).clicked() {
                (self.deal, self.shown_since) = (0, 0.0);
                cx.push(LearnCommand::BlindTest(decision));
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                text::wrapped(ui, msg::BLIND_QUESTION.text());
                let description = match test {
                    Some((_, test)) => msg::blind_same(test.deals.len(), test.same_action_count()),
                    None => msg::BLIND_EXPLAINED.text(),
                };
                let description = text::weak(ui, description);
                ear::give_author_id(&description, "blind-said");
                ear::speak(&description);
            });
        });
        if let Some(progress) = cx.blind_progress {
            let bar = ui.add(ProgressBar::new(progress).show_percentage());
            ear::give_author_id(&bar, "blind-progress");
        } else if let Some((_, test)) = test {
            self.deals_ui(ui, cx, test);
        }
    }

    /// Draws one deal after the other, and Nestor's choice in each.
    fn deals_ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>, test: &BlindTest) {
        let state = cx.session.state();
        let last = test.deals.len().saturating_sub(1);
        let now = ui.input(|input| input.time);
        if cx.duration_factor > 0.0 && self.deal < last && self.shown_since.is_finite() {
            if now - self.shown_since >= SECS_PER_DEAL {
                self.deal += 1;
                self.shown_since = now;
            }
            let ctx = ui.ctx();
            ctx.request_repaint_after(Duration::from_secs_f64(SECS_PER_DEAL));
        }
        if !test.matches_game() {
            let said = if cx.session.game().repeat_kind() == Some(RepeatKind::Tried) {
                msg::BLIND_OTHERWISE_TRIED.text()
            } else {
                msg::BLIND_OTHERWISE_IN_GAME.text()
            };
            text::quiet(ui, said);
        }
        let mut deal = self.deal as u16;
        let name = msg::blind_deal(self.deal + 1, last + 1);
        let rail = Rail { id: "blind-deal", name: &name, most: last as u16, colors: &[] };
        let width = ui.available_width().min(MAX_SLIDER_WIDTH);
        if slider(ui, &rail, &mut deal, width).changed() {
            (self.deal, self.shown_since) = (deal.into(), f64::INFINITY);
        }
        let Some(deal) = test.deals.get(self.deal) else {
            return;
        };
        let name = state.seating()[test.seat].name().as_str();
        let action_text = msg::label_value(name, action(deal.action, state.rules()));
        text::paragraph(ui, msg::blind_deal_and(self.deal + 1, &action_text, last + 1));
        for seat in Seat::around(state.rules().seats).filter(|seat| *seat != test.seat) {
            let bones: Vec<Bone> = deal.hands[seat].iter().collect();
            let whose = msg::blind_hand(&Who::at(state.seating(), seat));
            text::quiet(ui, whose.as_str());
            let told = msg::blind_picture(words::list(bones.iter().map(Bone::to_string)), whose);
            hand_picture(ui, &bones, HAND_BONE_WIDTH, &told, cx.look);
        }
    }
}

fn show_on_table_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, decision: NestorDecision) {
    let name = msg::DECISIONS_TABLE;
    let show = icon_named(ui, cx.look, Icon::Table, name);
    if !tip(show, name, None).clicked() {
        return;
    }
    cx.push(WindowCommand::Close(WindowKind::Fair));
    if cx.study.is_none() {
        cx.push(LearnCommand::ToggleReview);
    }
    let moment = decision.moment(cx.session.state().record());
    cx.push(LearnCommand::Review(ReviewStep::To(moment)));
}
