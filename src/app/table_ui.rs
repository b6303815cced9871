//! One frame of the table: draws it, and collects the commands of clicks and keys.

use std::rc::Rc;
use std::sync::Arc;

use egui::{Ui, UiBuilder};

use super::App;
use crate::command::{Command, WindowKind};
use crate::paint::Look;
use crate::play::{HiddenPart, Turn};
use crate::table::{
    BoneCounter, Keyframe, LogPanel, Panel, Playback, Snapshot, Sprite, SpriteId, TableInput,
    TableInteraction, TableLayout, areas_to_keep_visible, is_pressed, laid_out_columns, log_tab_ui,
    paint_ghosts, shared_height, surface_ui,
};
use crate::windows::{LessonPanel, ReviewPanel};
use engine::{Bone, Event, Pips, View};
use words::msg;

type DrawnKeyframe = (Arc<Keyframe>, Vec<Sprite>);

impl App {
    pub(super) fn table_look(&self) -> Rc<Look> {
        let display = &self.session.preferences().display;
        let play = self.play();
        self.appearance.table_look_of(display, play.shown().seating(), play.rules().seats)
    }

    /// The duration of animations relative to the usual one; 0.0 without motion.
    pub(super) fn duration_factor(&self) -> f64 {
        self.appearance.duration_factor(self.session.preferences())
    }

    fn snapshot(&mut self, view: &View) -> Snapshot {
        let layout = self.play().layout(view);
        let line = self.table.widget.line_of(view, &layout);
        self.play().snapshot(view, line)
    }

    /// Shows the snapshot without animation if the viewer has changed, or if something was hidden
    /// or shown again.
    fn show_at_once_if_viewer_changed(&mut self, snapshot: &Snapshot, now: f64) {
        let last_view = (snapshot.viewer, self.play().hidden_part());
        if std::mem::replace(&mut self.table.last_view, last_view) != last_view {
            self.table.widget.show_at_once(snapshot.clone(), now);
        }
    }

    /// Lays all bones out on the table, shuffled and face down, for the players to take.
    pub(super) fn lay_out_backs(&mut self, now: f64) {
        self.table.clear(now);
        let Some(view) = self.play().view() else {
            return self.table.manual_deals.wait_for_layout(now);
        };
        let snapshot = self.snapshot(&view);
        let duration_factor = self.duration_factor();
        let laid_out_at = self.table.widget.queue.lay_out(&snapshot, duration_factor, now);
        self.table.manual_deals.wait_for_layout(laid_out_at);
    }

    /// Shows events on the table as animations, one after another.
    pub(super) fn show_events(&mut self, events: &[Event], now: f64) {
        let Some(view) = self.play().view() else {
            return;
        };
        let had_only_ends = self.play().shows_only_ends();
        let snapshot = self.snapshot(&view);
        if snapshot.line.is_ends_only() && !had_only_ends {
            self.messages.notify(|| msg::TABLE_ONLY_ENDS.text());
        }
        let (viewer, hidden) = self.table.last_view;
        if self.play().hidden_part() != HiddenPart::Nothing || viewer != snapshot.viewer {
            self.show_at_once_if_viewer_changed(&snapshot, now);
            return;
        }
        if hidden == HiddenPart::Table {
            // The bones have been cut, and are now dealt.
            self.table.last_view.1 = HiddenPart::Nothing;
        }
        let preferences = self.session.preferences();
        let is_motion_reduced = self.appearance.follows_reduced_motion(preferences);
        let playback = Playback {
            duration_factor: self.duration_factor(),
            flickers: preferences.display.flicker && !is_motion_reduced,
            is_motion_reduced,
        };
        let table = &mut self.table;
        table.widget.queue.show(events, &snapshot, playback, now);
        table.acted_at = now;
        let is_over = |event: &Event| matches!(event, Event::GameOver { .. });
        table.is_result_due = events.iter().any(is_over);
    }

    /// Shows the position on the table, without the events that led to it.
    pub(super) fn show_position(&mut self, now: f64) {
        if let Some(view) = self.play().view() {
            let snapshot = self.snapshot(&view);
            self.show_at_once_if_viewer_changed(&snapshot, now);
            let duration_factor = self.duration_factor();
            self.table.widget.go_to(snapshot, duration_factor, now);
        }
        self.table.acted_at = now;
        self.table.is_result_due = false;
    }

    /// Adapts to the size of the window. While bones are taken by hand, a press skips the wait.
    pub(super) fn follow_area(&mut self, ui: &Ui) {
        let area = ui.max_rect();
        if area != self.table.area && self.table.acted_at <= 0.0 {
            // The window has only now got its size, and nothing has been done in it yet.
            self.table.widget.clear_line_cache();
        }
        self.table.area = area;
        if is_pressed(ui) && !self.windows.is_any_open() {
            self.table.manual_deals.skip_wait(ui.input(|input| input.time));
        }
    }

    /// Draws the bones, and collects the commands of clicks on them. Returns the drawn sprites and
    /// their layout.
    fn bones_ui(
        &mut self,
        ui: &mut Ui,
        view: &View,
        turn: &Turn,
        look: &Look,
        commands: &mut Vec<Command>,
    ) -> (Option<DrawnKeyframe>, TableLayout) {
        let now = ui.input(|input| input.time);
        let snapshot = self.snapshot(view);
        self.show_at_once_if_viewer_changed(&snapshot, now);
        let play = self.play();
        let mut features = play.features();
        if play.hidden_part() == HiddenPart::Table {
            features.has_count = false;
            features.has_boneyard = false;
        }
        let buttons = play.shown_button_count(turn, now);
        let (has_end_card, interaction) = (play.has_end_card(), play.interaction());
        let zoom = self.system.interface_zoom();
        let input = TableInput {
            snapshot,
            interaction: TableInteraction {
                pointed_at: self.table.pointed_at.take(),
                has_end_card: self.table.is_result_due || has_end_card,
                line_moves_aside: self.table.is_result_due
                    || self.windows.is_open(WindowKind::Result),
                button_count: buttons,
                ..interaction
            },
            features,
            zoom,
            look,
            duration_factor: self.duration_factor(),
        };
        let table = &mut self.table;
        let painted = table.widget.ui(ui, input, commands);
        let layout = TableLayout::with_zoom(table.area, view.rules().seats, features, zoom);
        let contents =
            |snapshot| TableInteraction::default().plate_contents(snapshot, ui.painter());
        let contents = painted.iter().flat_map(|(keyframe, _)| contents(&keyframe.snapshot));
        let layout = layout.with_contents(contents, buttons);
        table.laid_out_columns = laid_out_columns(&layout);
        let is_running = table.widget.is_running(now);
        let clicks = &mut table.widget.click_guard;
        clicks.swallow_late_clicks(ui, layout.buttons(buttons), is_running);
        (painted, layout)
    }

    /// Draws the log, the coach's panel or the bone counter beside the line. The bone counter
    /// highlights the bones that fit the end under the pointer. Returns the bone whose line in the
    /// log is under the pointer.
    fn panel_ui(
        &self,
        ui: &mut Ui,
        snapshot: &Snapshot,
        layout: &TableLayout,
        look: &Look,
        commands: &mut Vec<Command>,
    ) -> Option<Bone> {
        let play = self.play();
        let panel = layout.panel?;
        let is_narrow = self.table.is_narrow();
        surface_ui(ui, panel, is_narrow, look);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(panel));
        ui.set_clip_rect(panel);
        let is_coached = matches!(play.panel(), Some(Panel::Coach | Panel::Lesson));
        let gives_way = self.learn.lens.yields_to_review && is_narrow && play.is_review();
        let mut rest = panel;
        if let Some(view) = play.lens_view().filter(|_| !gives_way) {
            let is_alone = is_narrow || !play.shows_log() && !is_coached;
            let lower = if is_alone {
                panel
            } else {
                panel.with_min_y(panel.bottom() - shared_height(panel.height()))
            };
            let hovered = self.table.widget.hovered_sprite();
            let counter = BoneCounter {
                view: &view,
                lens: self.learn.lens.lens(),
                is_review: play.is_review(),
                seating: play.shown().seating(),
                pointed_at: hovered.and_then(|hovered| pips_at(hovered, snapshot)),
                look,
            };
            counter.ui(&ui, lower, commands);
            if is_alone {
                return None;
            }
            rest = panel.with_max_y(lower.top());
        }
        let has_keys = !play.has_window();
        if let Some(study) = self.learn.study_view(&self.session) {
            let review = ReviewPanel {
                study,
                seating: &self.session.with_level_hidden(self.session.seating()),
                viewer: play.seat(),
                table: (snapshot, layout),
                look,
                has_keys,
            };
            review.ui(&mut ui, rest, commands);
            None
        } else if let Some(teaching) = &self.learn.lesson {
            let (seating, today) = (self.session.seating(), self.system.clock.today().date());
            let lesson = LessonPanel { teaching, seating, look, today, has_keys };
            lesson.ui(&mut ui, rest, commands);
            None
        } else {
            let log = LogPanel {
                log_lines: &self.table.log_lines,
                viewer: play.seat(),
                seating: play.shown().seating(),
                seats: play.rules().seats,
                look,
                has_keys,
            };
            log.ui(&mut ui, rest, commands)
        }
    }

    /// Draws the table, and collects the commands of clicks and keys.
    pub(super) fn table_ui(&mut self, ui: &mut Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let Some(view) = self.play().view() else {
            return;
        };
        let look = self.table_look();
        let look = &*look;
        let (painted, layout) = self.bones_ui(ui, &view, turn, look, commands);
        let is_running = self.table.widget.is_running(ui.input(|input| input.time));
        let play = self.play();
        play.board_ui(ui, &layout, look, commands);
        if self.windows.is_open(WindowKind::Cut) {
            return self.cut_ui(ui, &layout, look, commands);
        }
        if play.hidden_part() != HiddenPart::Nothing {
            play.cover_ui(ui, &layout, look, commands);
            return self.table.card_guard.mark_drawn(ui, layout.area);
        }
        play.clock_ui(ui, &layout, look, commands);
        // Lines and messages wait until the bones have come to rest.
        let (log_lines, message) = play.announce_news(ui.ctx(), is_running, turn);
        if !is_running {
            self.table.log_lines = log_lines;
        }
        if let Some(tab) = layout.log {
            log_tab_ui(ui, tab, commands);
        }
        if let Some((keyframe, sprites)) = &painted {
            let snapshot = &keyframe.snapshot;
            let pointed_at = self.panel_ui(ui, snapshot, &layout, look, commands);
            // The table has been painted already, so it shows the bone in the next frame.
            self.table.pointed_at = pointed_at;
            if !is_running {
                let play = self.play();
                let shown = (snapshot, &play.interaction(), &layout);
                paint_ghosts(ui.painter(), shown, sprites, &play.ghosts(), look);
            }
        }
        let sprites = painted.as_ref().map_or(&[][..], |(_, sprites)| sprites);
        let mut visible = areas_to_keep_visible(sprites);
        visible.extend(layout.buttons(turn.buttons().len()));
        let clock = self.play().clock().map(|_| layout.clock);
        let beside = [layout.log, layout.panel, layout.board, layout.claim, clock];
        visible.extend(beside.into_iter().flatten());
        let card = if is_running {
            None
        } else {
            self.end_card_ui(ui, (sprites, &layout), turn, look, commands)
        };
        visible.extend(card);
        // The card over the table keeps its place, and the message avoids it.
        let card_before = self.table.card_rect.take();
        let around = [&visible[..], card_before.as_slice()].concat();
        let (is_said, asks) = (self.messages.has_message(), self.messages.has_question());
        let number = self.messages.message_number();
        let is_fresh = is_said && (asks || self.table.is_message_fresh(ui.ctx(), &message, number));
        let message_place = self.play().message_ui(
            ui,
            (&layout, sprites, &around),
            card,
            (&message, is_fresh, look),
            commands,
        );
        if is_running {
            return;
        }
        let seen = (sprites, &layout);
        self.table.widget.celebration_ui(ui, seen, card, look);
        if card.is_some() {
            return;
        }
        let play = self.play();
        // After an answer, the button that leads on is in the lesson's panel.
        if play.lesson_turn().is_none() && !layout.is_hand_covered() {
            play.turn_ui(ui, &layout, (turn, look), commands);
        }
        if let Some((keyframe, sprites)) = &painted {
            let seen = (&keyframe.snapshot, &sprites[..], &layout);
            let about = (&visible[..], message_place.is_some(), look);
            let card = play.cards_ui(ui, seen, about, commands);
            self.table.card_rect = card;
        }
    }
}

/// The pips of the open end under the pointer, if there is one.
fn pips_at(hovered: SpriteId, snapshot: &Snapshot) -> Option<Pips> {
    let mut ends = snapshot.ends.iter().filter(|end| end.is_open);
    let end = ends.find(|end| match hovered {
        SpriteId::End(pointed) | SpriteId::Place(Some(pointed), _) => end.end == pointed,
        SpriteId::Bone(bone) => end.end.on == bone,
        _ => false,
    });
    end.map(|end| end.pips)
}
