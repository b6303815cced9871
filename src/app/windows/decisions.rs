//! The decisions of the Nestors at the table: what each was told before it, and
//! whether he would do the same if the bones that he cannot see were others.

use std::time::Duration;

use egui::{ProgressBar, RichText, ScrollArea, Slider, Ui};

use super::contents::{Answers, Contents, Surroundings};
use super::hand::hand_ui;
use super::text;
use crate::app::command::Command;
use crate::app::copying::copy_ui;
use crate::app::ear;
use engine::{Bone, GameState, Seat};
use game::profile::GameId;
use game::session::{Game, ReviewStep};
use nestor::coach::{BlindTest, GameMoment, NestorDecision};
use words::points::plain_spaced;
use words::{Id, daily, decisions};
use words::{id, say};

/// For how long each deal of a blind test is shown, in seconds.
const DEAL_SECS: f64 = 0.12;

/// The height of the lines that he was told, in points.
const LINES_HEIGHT: f32 = 120.0;

/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 12.0;

/// The widest that the slider of deals may be, in points.
const SLIDER_WIDTH: f32 = 320.0;

/// The narrow side of a bone in the picture, in points.
const BONE_WIDTH: f32 = 20.0;

/// A hand of a game: how many were dealt by then.
type HandOf = (GameId, usize);

/// The window, and which decision it shows.
#[derive(Debug, Default)]
pub struct DecisionsWindow {
    /// The hand up to which the game was gone through, and after how many actions.
    now: Option<(HandOf, usize)>,
    decisions: Vec<NestorDecision>,
    place: usize,
    /// The moment of the game looked back at that the table showed last.
    moment: Option<GameMoment>,
    told: Option<(usize, String)>,
    /// The player wants to look although the hand is not over.
    looks: bool,
    /// They are asked whether they want to mark the one try of the day by it.
    is_asked: bool,
    /// Which deal of the blind test is shown, and since when.
    deal: usize,
    since: f64,
}

impl Contents for DecisionsWindow {
    fn title(&self) -> Id {
        id!("window-decisions")
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        440.0
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        self.now = None;
        self.follow(around.session.game());
        // The last one that is over, or that was done in the moment that is looked
        // back at.
        let shown = around.shown.record();
        let done = shown.rounds.last().map_or(0, |round| round.actions.len());
        let now = (shown.rounds.len(), done);
        let seen = |it: &NestorDecision| (it.round + 1, it.done) < now;
        self.place = self.decisions.iter().rposition(seen).unwrap_or_default();
        self.moment = None;
        self.follow_table(around);
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let state = around.session.state();
        self.follow(around.session.game());
        self.follow_table(around);
        text::paragraph(ui, say!("decisions-explained"));
        ui.add_space(ABOVE_PART);
        let Some(decision) = self.decisions.get(self.place).copied() else {
            text::quiet(ui, say!("decisions-none"));
            return;
        };
        self.choose_ui(ui, state, decision);
        let is_another = self.decisions[self.place] != decision;
        let decision = self.decisions[self.place];
        let is_over = state
            .rounds()
            .get(decision.round)
            .is_some_and(|round| round.position().end().is_some());
        self.table_ui(ui, around, (decision, is_another), answers.commands);
        if !is_over && !self.looks {
            ui.add_space(ABOVE_PART);
            if around.may_peek {
                self.look_ui(ui, around, answers.commands);
            } else {
                text::paragraph(ui, say!("decisions-wait"));
            }
            return;
        }
        self.blind_ui(ui, around, decision, answers.commands);
        self.told_ui(ui, state, decision, answers.commands);
    }
}

impl DecisionsWindow {
    /// Goes through the game, if anything has happened since.
    fn follow(&mut self, game: &Game) {
        let state = game.state();
        let hand = (game.id(), state.record().rounds.len());
        let now = (hand, state.record().len());
        if self.now != Some(now) {
            let before = self.now.map(|(hand, _)| hand);
            let shown = self.decisions.get(self.place).copied();
            self.decisions = NestorDecision::all_in(state);
            // A hand that is over has fewer: the one that is shown stays, or the one
            // before it.
            let place = |it: &NestorDecision| (it.round, it.done);
            let until = |it: &NestorDecision| shown.is_some_and(|shown| place(it) <= place(&shown));
            self.place = self.decisions.iter().rposition(until).unwrap_or_default();
            self.told = None;
            self.looks &= before == Some(hand);
            self.is_asked &= before == Some(hand);
            self.now = Some(now);
        }
    }

    /// Shows the decision before which the game that is looked back at stands, if that
    /// has moved.
    fn follow_table(&mut self, around: &Surroundings<'_>) {
        let now = around.study.map(|study| study.review.moment());
        if self.moment == now {
            return;
        }
        self.moment = now;
        let Some(now) = now else { return };
        let record = around.session.state().record();
        let until = |it: &NestorDecision| it.moment(record) <= now;
        let place = self.decisions.iter().rposition(until).unwrap_or_default();
        if place != self.place {
            self.turn_to(place);
        }
    }

    /// Draws the way to look although the hand is not over; before that marks the one try
    /// of the day, it is asked for twice.
    fn look_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
        text::paragraph(ui, say!("decisions-hand-goes-on"));
        let name = id!("decisions-look");
        let marks_day = around.session.has_clean_day();
        if text::button(ui, name, id!("tip-decisions-look")).clicked() {
            self.looks = self.is_asked || !marks_day;
            self.is_asked = !self.looks;
            commands.extend(self.looks.then_some(Command::NoteHelp));
        }
        if self.is_asked && marks_day {
            ear::speak(&text::paragraph(ui, daily::help_marks(name)));
        }
    }

    /// Shows another decision.
    fn turn_to(&mut self, place: usize) {
        (self.place, self.told, self.deal, self.since) = (place, None, 0, 0.0);
    }

    /// Draws the way to see the table as it was before the decision; a game that is
    /// looked back at goes there with each decision.
    fn table_ui(
        &mut self,
        ui: &mut Ui,
        around: &Surroundings<'_>,
        (decision, is_another): (NestorDecision, bool),
        commands: &mut Vec<Command>,
    ) {
        if !around.session.can_look_back() {
            return;
        }
        let moment = decision.moment(around.session.state().record());
        let go = Command::Review(ReviewStep::To(moment));
        if let Some(study) = around.study {
            if is_another && study.review.moment() != moment {
                self.moment = Some(moment);
                commands.push(go);
                return;
            }
            if study.review.moment() == moment {
                return;
            }
        }
        let says = id!("tip-decisions-table");
        if text::button(ui, id!("decisions-table"), says).clicked() {
            if around.study.is_none() {
                commands.push(Command::ToggleReview);
            }
            self.moment = Some(moment);
            commands.push(go);
        }
    }

    /// Draws which decision it is, and the way to the others.
    fn choose_ui(&mut self, ui: &mut Ui, state: &GameState, decision: NestorDecision) {
        let last = self.decisions.len() - 1;
        let before = self.place;
        let mut place = before;
        ui.horizontal_wrapped(|ui| {
            ui.add_enabled_ui(self.place > 0, |ui| {
                let says = id!("tip-decisions-back");
                if text::button(ui, id!("decisions-back"), says).clicked() {
                    place -= 1;
                }
            });
            ui.add_enabled_ui(self.place < last, |ui| {
                let says = id!("tip-decisions-on");
                if text::button(ui, id!("decisions-on"), says).clicked() {
                    place += 1;
                }
            });
            ui.label(decisions::place(before + 1, last + 1, decision.round + 1));
        });
        if place != before {
            self.turn_to(place);
        }
        let name = state.seating()[decision.seat].name().as_str();
        let did = decisions::did(name, decision.action, state.rules());
        ear::speak(&text::heading(ui, did));
    }

    /// Draws the lines that he was told before it.
    fn told_ui(
        &mut self,
        ui: &mut Ui,
        state: &GameState,
        decision: NestorDecision,
        commands: &mut Vec<Command>,
    ) {
        if self
            .told
            .as_ref()
            .is_none_or(|(place, _)| *place != self.place)
        {
            let lines = decision.protocol_lines(state.record());
            self.told = lines.map(|lines| (self.place, lines.join("\n")));
        }
        let Some((_, lines)) = &self.told else {
            return;
        };
        ui.add_space(ABOVE_PART);
        text::heading(ui, say!("decisions-told"));
        text::quiet(ui, say!("decisions-told-explained"));
        ui.group(|ui| {
            // The newest lines are those that differ from decision to decision.
            let area = ScrollArea::vertical().max_height(LINES_HEIGHT);
            let area = area.stick_to_bottom(true);
            area.id_salt("told").show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(RichText::new(lines).monospace().small());
            });
        });
        let names = [id!("decisions-copy"), id!("tip-decisions-copy")];
        copy_ui(ui, names, || plain_spaced(lines), commands);
    }

    /// Draws the blind test of the decision, or the way to it.
    fn blind_ui(
        &mut self,
        ui: &mut Ui,
        around: &Surroundings<'_>,
        decision: NestorDecision,
        commands: &mut Vec<Command>,
    ) {
        ui.add_space(ABOVE_PART);
        text::heading(ui, say!("blind-question"));
        if let Some(progress) = around.blind_progress {
            let bar = ui.add(ProgressBar::new(progress).show_percentage());
            ear::give_author_id(&bar, "blind-progress");
            return;
        }
        match around.blind_test {
            Some((tested, test)) if *tested == decision => {
                self.deals_ui(ui, around, test);
            }
            _ => {
                text::quiet(ui, say!("blind-explained"));
                let ask = text::button(ui, id!("blind-ask"), id!("tip-blind-ask"));
                if ask.clicked() {
                    (self.deal, self.since) = (0, 0.0);
                    commands.push(Command::BlindTest(decision));
                }
            }
        }
    }

    /// Draws one deal after the other, and what he does in each.
    fn deals_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, test: &BlindTest) {
        let state = around.session.state();
        let last = test.deals.len().saturating_sub(1);
        let now = ui.input(|input| input.time);
        if around.moves && self.deal < last && self.since.is_finite() {
            if now - self.since >= DEAL_SECS {
                self.deal += 1;
                self.since = now;
            }
            let ctx = ui.ctx();
            ctx.request_repaint_after(Duration::from_secs_f64(DEAL_SECS));
        }
        let same = decisions::same(test.same_action_count(), test.deals.len());
        ear::speak(&text::paragraph(ui, same));
        if !test.is_as_played() {
            let said = if around.session.game().is_tried_again() {
                say!("blind-otherwise-tried")
            } else {
                say!("blind-otherwise-in-game")
            };
            text::quiet(ui, said);
        }
        let mut number = self.deal + 1;
        let slider = Slider::new(&mut number, 1..=last + 1).show_value(false);
        let slider = ui
            .scope(|ui| {
                ui.spacing_mut().slider_width = ui.available_width().min(SLIDER_WIDTH);
                ui.add(slider)
            })
            .inner;
        ear::give_author_id(&slider, "blind-deal");
        slider.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::Slider, true, decisions::deal(number, last + 1))
        });
        if slider.changed() {
            (self.deal, self.since) = (number - 1, f64::INFINITY);
        }
        let Some(deal) = test.deals.get(self.deal) else {
            return;
        };
        let name = state.seating()[test.seat].name().as_str();
        let does = decisions::did(name, deal.action, state.rules());
        text::paragraph(ui, decisions::deal_and(self.deal + 1, last + 1, &does));
        for seat in Seat::around(state.rules().seats).filter(|seat| *seat != test.seat) {
            let bones: Vec<Bone> = deal.hands[seat].iter().collect();
            let whose = decisions::hand_of(state.seating(), seat);
            text::quiet(ui, whose.as_str());
            let told = decisions::picture(&whose, &bones);
            hand_ui(ui, &bones, &told, BONE_WIDTH, around.look);
        }
    }
}
