//! What the table shows now, apart from its bones.

use egui::Rect;

use super::{HiddenPart, Play, Screen, Turn};
use crate::command::WindowKind;
use crate::learn::{StudyView, Teaching};
use crate::table::score_board::board_for;
use crate::table::{ClaimTab, Features, GuardedCard, Panel, TableInteraction, TableLayout};
use engine::{Action, View, ceil_secs};
use game::profile::ScoreKeeping;
use words::msg;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ClockState {
    /// The remaining time, in seconds.
    pub secs: u32,
    /// Whether the clock runs and can be paused, because a hand is being played.
    pub is_running: bool,
}

impl Play<'_> {
    /// Returns the open panel beside the line: that of a review or a lesson, or the one with the
    /// log and the bone counter. `None` if no panel is open.
    pub fn panel(self) -> Option<Panel> {
        if self.is_review() {
            return Some(Panel::Coach);
        }
        if self.learn.lesson.is_some() {
            return Some(Panel::Lesson);
        }
        (self.shows_log() || self.shows_bone_counter()).then_some(Panel::Notes)
    }

    pub fn features(self) -> Features {
        let rules = self.rules();
        let position = self.shown().position();
        let is_left = position.is_some_and(|at| !at.boneyard().is_empty());
        let claims = self.claims().len();
        Features {
            set: rules.set,
            has_count: self.shows_count(),
            claim: if !rules.claims {
                ClaimTab::None
            } else if claims == 0 || self.hidden_part() != HiddenPart::Nothing {
                ClaimTab::Closed
            } else {
                ClaimTab::Open(claims)
            },
            // A boneyard from which nobody can draw is shown only on request.
            has_boneyard: rules.can_draw() || is_left && self.table.viewer.sees_boneyard,
            has_board: board_for(self.score_keeping(), rules).is_some(),
            panel: self.panel(),
            has_clock: rules.clock,
            has_firecrackers: rules.firecrackers,
            direction: rules.direction,
            hands_to_win: rules.target.filter(|_| rules.counts_hands()),
        }
    }

    pub fn layout(self, view: &View) -> TableLayout {
        let seats = view.rules().seats;
        TableLayout::with_zoom(self.table.area, seats, self.features(), self.zoom)
    }

    /// How the player wants the score to be displayed.
    pub fn score_keeping(self) -> ScoreKeeping {
        self.session.preferences().display.score_keeping
    }

    /// The current state of the table, such as the selection and hints, without what depends on the
    /// pointer and the layout.
    pub fn interaction(self) -> TableInteraction {
        let hidden = self.hidden_part();
        let hint = self.learn.advice.hint();
        let best = || {
            let study = self.learn.study_view(self.session)?;
            Some(study.decision()?.best_shown())
        };
        let answer = || self.learn.lesson.as_ref().and_then(Teaching::right_answer);
        let ghosts = self.ghosts();
        TableInteraction {
            selected: self.table.selected,
            hovered: None,
            expired_news: Vec::new(),
            advised: hint.map(|hint| hint.best.action).or_else(best).or_else(answer),
            ghosts: ghosts.into_iter().map(|(action, ..)| action).collect(),
            stopped_play: self.learn.advice.warning.map(|doubt| doubt.action),
            pointed_at: None,
            line_moves_aside: false,
            has_end_card: false,
            button_count: 0,
            is_firecracker_selected: self.table.is_firecracker_selected,
            is_read_only: self.is_review() || hidden != HiddenPart::Nothing,
            wants_ends_only: self.prefers_ends_only(),
            shown_between: self.table.shown_between,
            shows_points: self.shows_points(),
            has_one_click_play: self.session.preferences().display.one_click,
            count_description: match hidden {
                HiddenPart::Table => String::new(),
                _ => self.counts_text(),
            },
        }
    }

    /// The best play and the play that was made at the reviewed moment, each with its tag, and with
    /// whether it is the best.
    pub fn ghosts(self) -> Vec<(Action, String, bool)> {
        let study = self.learn.study_view(self.session);
        let Some(decision) = study.as_ref().and_then(StudyView::decision) else {
            return Vec::new();
        };
        let best = decision.best_shown();
        let mut plays = vec![(best, msg::REVIEW_TAG_BEST.text(), true)];
        if decision.made != best {
            plays.push((decision.made, msg::REVIEW_TAG_MADE.text(), false));
        }
        plays
    }

    /// Whether the card of a finished hand or game is shown.
    pub fn has_end_card(self) -> bool {
        match self.screen() {
            Screen::Results(_) => self.windows.contains(&WindowKind::Result),
            Screen::HandOver(_) => !self.table.end_card.is_folded,
            _ => false,
        }
    }

    /// The card over the table on which Space and Enter act, but only once the player has seen it.
    /// `None` if there is no such card.
    pub fn guarded_card(self) -> Option<GuardedCard> {
        match (self.screen(), self.windows.last()) {
            (Screen::Covered(next), None) => Some(GuardedCard::Cover(next)),
            (Screen::Paused(_), None) => Some(GuardedCard::Pause),
            (Screen::HandOver(_), None) if self.has_end_card() => Some(GuardedCard::HandOver),
            (Screen::Results(_), Some(WindowKind::Result)) => Some(GuardedCard::GameOver),
            _ => None,
        }
    }

    /// The number of buttons that are shown at the viewer's plate now.
    pub fn shown_button_count(self, turn: &Turn, now: f64) -> usize {
        let is_elsewhere = self.hidden_part() != HiddenPart::Nothing
            || self.lesson_turn().is_some()
            || self.has_end_card()
            || self.table.widget.is_running(now);
        if is_elsewhere { 0 } else { turn.buttons().len() }
    }

    /// The clock; `None` in a game without one. Also `None` in a review, because the remaining time
    /// at a past moment is unknown.
    pub fn clock(self) -> Option<ClockState> {
        let left = self.session.state().time_left();
        left.filter(|_| !self.is_review())
            .map(|left| ClockState { secs: ceil_secs(left), is_running: self.session.clock_runs() })
    }

    /// Returns the room above the hand, on the wood, for the message about taking bones. `None` if
    /// no bones are being taken or there is no room.
    pub fn taking_message_area(self, layout: &TableLayout) -> Option<Rect> {
        let deal = self.table.manual_deals.current()?;
        if self.messages.has_notices() || layout.is_hand_covered() {
            None
        } else if deal.is_drawing_for_lead() {
            Some(layout.hand_area())
        } else {
            layout.hand_below_sentence(deal.hand_size()).0
        }
    }
}
