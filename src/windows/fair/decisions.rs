//! The first tab: the decisions of the Nestors at the table, what each saw, and whether he would
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
const SECS_A_DEAL: f64 = 0.12;
const GAP_ABOVE_PART: f32 = 10.0;
const MAX_SLIDER_WIDTH: f32 = 320.0;

/// A game, and the number of its hands dealt so far.
type HandId = (GameId, usize);

#[derive(Debug, Default)]
pub struct DecisionsTab {
    /// The hand and the number of actions up to which the decisions are listed.
    now: Option<(HandId, usize)>,
    all: Vec<NestorDecision>,
    place: usize,
    /// Whether the player sees the hand before it is over.
    looks: bool,
    /// Whether the player asked to see the hand, which opens once the game is marked as assisted.
    is_asked: bool,
    shows_lines: bool,
    /// The index of the deal of the blind test that is shown.
    deal: usize,
    /// When that deal was first shown, in seconds; infinite once the player moved the slider.
    since: f64,
}

impl DecisionsTab {
    /// Shows the last decision; in a review, the last one made before the shown moment.
    pub fn on_opened(&mut self, cx: &WindowContext<'_>) {
        self.now = None;
        self.update_list(cx.session);
        let shown = cx.shown.record();
        let done = shown.rounds.last().map_or(0, |round| round.actions.len());
        let now = (shown.rounds.len(), done);
        let is_seen = |it: &NestorDecision| (it.round + 1, it.done) < now;
        self.place = self.all.iter().rposition(is_seen).unwrap_or_default();
    }

    pub fn ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let state = cx.session.state();
        self.update_list(cx.session);
        let Some(decision) = self.all.get(self.place).copied() else {
            text::paragraph(ui, msg::DECISIONS_NONE.text());
            return;
        };
        self.decision_ui(ui, cx, decision);
        let decision = self.all[self.place];
        let round = state.rounds().get(decision.round);
        let is_over = round.is_some_and(|round| round.position().end().is_some());
        self.looks |= self.is_asked && cx.session.help() == Help::Knowledge;
        // A player who declined that question has the window in front again.
        self.is_asked &= !cx.is_in_front;
        let is_open = is_over || self.looks;
        let before = decision.before(state.record());
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

    /// Lists the decisions again if the game has gone on since.
    fn update_list(&mut self, session: &Session) {
        let state = session.game_state();
        let hand = (session.game().id(), state.record().rounds.len());
        let now = (hand, state.record().len());
        if self.now != Some(now) {
            let before = self.now.map(|(hand, _)| hand);
            let shown = self.all.get(self.place).copied();
            self.all = NestorDecision::all_in(state);
            // The list may have become shorter: the decision stays, or else the one before it is
            // shown.
            let place = |it: &NestorDecision| (it.round, it.done);
            let until = |it: &NestorDecision| shown.is_some_and(|shown| place(it) <= place(&shown));
            self.place = self.all.iter().rposition(until).unwrap_or_default();
            self.looks &= before == Some(hand);
            self.is_asked &= before == Some(hand);
            self.now = Some(now);
        }
    }

    fn reveal_hand_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        text::paragraph(ui, msg::DECISIONS_HAND_GOES_ON.text());
        ui.add_space(6.0);
        if button_named(ui, cx.look, msg::DECISIONS_LOOK).clicked() {
            self.is_asked = true;
            cx.push(GameCommand::NoteHelp);
        }
    }

    fn turn_to_decision(&mut self, place: usize) {
        (self.place, self.deal, self.since) = (place, 0, 0.0);
    }

    fn decision_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>, decision: NestorDecision) {
        let state = cx.session.state();
        let name = state.seating()[decision.seat].name().as_str();
        let did = msg::label_value(name, action(decision.action, state.rules()));
        let did_ui = |ui: &mut Ui| {
            let did = text::wrapped(ui, strong(&did).size(sizes::HEADING_SIZE));
            ear::give_author_id(&did, "decisions-did");
            ear::speak(&did);
        };
        // In a narrow window Nestor's action has a line of its own.
        let is_narrow = is_narrow(ui.ctx());
        if is_narrow {
            did_ui(ui);
        }
        let last = self.all.len() - 1;
        let mut place = self.place;
        row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
            let on = step_button(ui, cx.look, Icon::Right, msg::DECISIONS_ON, self.place < last);
            place += usize::from(on.clicked());
            let at = msg::decisions_place(self.place + 1, decision.round + 1, last + 1);
            ui.add(Label::new(RichText::new(at).weak()));
            let back = step_button(ui, cx.look, Icon::Left, msg::DECISIONS_BACK, self.place > 0);
            place -= usize::from(back.clicked());
            if cx.session.can_look_back() {
                show_on_table_ui(ui, cx, decision);
            }
            if !is_narrow {
                rest_from_left(ui, did_ui);
            }
        });
        if place != self.place {
            self.turn_to_decision(place);
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
                (self.deal, self.since) = (0, 0.0);
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
        if cx.duration_factor > 0.0 && self.deal < last && self.since.is_finite() {
            if now - self.since >= SECS_A_DEAL {
                self.deal += 1;
                self.since = now;
            }
            let ctx = ui.ctx();
            ctx.request_repaint_after(Duration::from_secs_f64(SECS_A_DEAL));
        }
        if !test.is_as_played() {
            let said = if cx.session.game().again() == Some(RepeatKind::Tried) {
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
            (self.deal, self.since) = (deal.into(), f64::INFINITY);
        }
        let Some(deal) = test.deals.get(self.deal) else {
            return;
        };
        let name = state.seating()[test.seat].name().as_str();
        let does = msg::label_value(name, action(deal.action, state.rules()));
        text::paragraph(ui, msg::blind_deal_and(self.deal + 1, &does, last + 1));
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
