//! The picture of the table: who sits there, what lies there, what is on its
//! way.

use std::time::Duration;

use egui::{Event, Rect, Ui, UiBuilder};

use super::command::{Command, WindowKind};
use super::first_hints::Around;
use super::table::felt::Felt;
use super::table::places::{self, Thing};
use super::table::score_board::ScoreBoard;
use super::table::screen as table_screen;
use super::table::status::{self, Offered, Turn};
use super::table::whole::LaidTable;
use super::table::{Arrangement, LensPanel, Log, PaintContext, SeenTable, TableModel, hand};
use super::taking::Taking;
use super::windows::Analysis;
use super::{App, Drawn, paint, table, windows};
use engine::{Bone, View};
use game::profile::TableView;
use words::events::Saying;

/// The lens leaves the log at least so high, in points.
const LEAST_LOG: f32 = 120.0;

impl App {
    /// Shows the table and listens to what is done there.
    pub(super) fn table_ui(
        &mut self,
        ui: &mut Ui,
        turn: &Turn,
        pointed_at: Option<Bone>,
        commands: &mut Vec<Command>,
    ) {
        #[cfg(feature = "new-table")]
        {
            let _ = pointed_at;
            self.scene_ui(ui, turn, commands);
        }
        #[cfg(not(feature = "new-table"))]
        self.old_table_ui(ui, turn, pointed_at, commands);
    }

    /// The same, as it was before.
    #[cfg_attr(feature = "new-table", expect(dead_code, reason = "it goes"))]
    fn old_table_ui(
        &mut self,
        ui: &mut Ui,
        turn: &Turn,
        pointed_at: Option<Bone>,
        commands: &mut Vec<Command>,
    ) {
        let now = ui.input(|input| input.time);
        let counts = self.shows_counts();
        let (rules, told_rules) = (*self.rules(), self.told_rules());
        let view = self.view();
        let model = self.table_model_at(view.as_ref(), now);
        let is_dealing = self.stage.is_dealing(now);
        let area = ui.max_rect();
        let arrangement = table::arrange(&model, rules.spinner, area, self.seen.as_ref());
        self.seen = arrangement.seen.clone().or(self.seen.take());
        let felt = Felt::of(&model, &arrangement);
        self.drawn = Drawn {
            worth_seeing: arrangement.worth_seeing(),
            is_whole: arrangement.is_whole,
            viewpoint: arrangement.viewpoint(),
            has_room_for_whole: table::is_whole(TableView::Whole, model.seats, area),
            has_log: arrangement.log.is_some(),
            felt_columns: felt.columns,
        };
        self.close_what_is_beside(commands);
        self.hurry_if_pressed(ui, now);
        self.follow_places(&model, &arrangement, area, now);
        let held = hand::held(ui, &model, &arrangement, self.motion_secs());
        if let Some(held) = held {
            self.motion.hold(Thing::Face(held.bone), held.pose);
        }
        let points: Vec<_> = self.stage.points_flying(now).collect();
        // Whoever takes up the next bone has seen the score.
        let score = self.stage.numbers(now);
        let score = score.filter(|_| model.selected().is_none());
        self.paint_ground(ui, area, now);
        let look = &self.look;
        let players = self.players(view.as_ref(), now);
        table_screen::ground_ui(ui, &model, &arrangement, commands);
        table::seats_ui(ui, &model, &arrangement, &players, look, commands);
        if let (Some(place), Some(board)) = (arrangement.board, &model.board) {
            let score = table::score_board_ui(ui, place, board, &rules, look);
            table::of_score(&score, commands);
        }
        table::clock_ui(ui, &model, &arrangement, look, commands);
        table::seal_ui(ui, &model, &arrangement, look, commands);
        let hides = is_dealing || self.taking.is_some();
        // Whose bones are taken one by one has seen who leads.
        let hides_hand = is_dealing || self.taking.as_ref().is_some_and(Taking::is_drawing);
        let (sayings, message) = self.tell_news(ui.ctx(), (counts, hides_hand), turn);
        // What is said, counted and offered is seen with the bones; who listens
        // need not wait.
        let seen = if is_dealing { 0.0 } else { 1.0 };
        let counts_now = self.counts(now);
        let is_told = !is_dealing || counts_now.flash.is_some();
        let mut told = ui.new_child(UiBuilder::new());
        told.set_opacity(if is_told { 1.0 } else { 0.0 });
        status::status_ui(&told, &arrangement, &message, &counts_now, look);
        let (can_draw, why_no_draw) = self.drawing(view.as_ref());
        let picture = PaintContext {
            model: &model,
            arrangement: &arrangement,
            look,
            rules: &told_rules,
            seating: self.session.seating(),
            counts,
            can_draw,
            why_no_draw: why_no_draw.as_deref(),
            tips: !self.has_window_in_front() && !is_dealing,
            pointed_at,
            blast: self.stage.blast(now),
            flicker: self.stage.flickering(now),
            score,
            ends: seen,
            // What was looked at before lies open already.
            turned: if self.choices.viewer.peeks() {
                1.0
            } else {
                self.stage.turned(now)
            },
            points: &points,
            held,
            motion: &self.motion,
        };
        if let Some(taking) = &model.taking {
            felt.ui(ui, taking, &picture, commands);
        }
        table_screen::table_ui(ui, &picture, commands);
        let offered = Offered {
            turn,
            is_quiet: self.open.contains(&WindowKind::Result),
            refused: self.refused_turns(),
        };
        status::turn_ui(&mut told, arrangement.button, &offered, look, commands);
        if let Some(area) = arrangement.log {
            let area = self.lens_below_log_ui(ui, area);
            let pointed_at = self.column_ui(ui, area, &sayings, commands);
            self.pointed_at = pointed_at;
        }
        if self.draft.is_some()
            && let Some(role) = table::pick_ui(ui, &picture)
        {
            self.windows.picked(role);
        }
        // Nobody reads while the bones are dealt.
        self.cards_ui(ui, &model, &arrangement, hides, commands);
        if let Some(seen) = &arrangement.seen {
            self.laying_anew.look_at(&seen.laid, now);
        }
        self.paint_again(ui, arrangement.seen.as_ref(), now);
    }

    /// Shows what stands beside the table: the log, or the analysis of a game that is
    /// looked back at. The bone whose line is pointed at.
    pub(super) fn column_ui(
        &self,
        ui: &mut Ui,
        area: Rect,
        sayings: &[Saying],
        commands: &mut Vec<Command>,
    ) -> Option<Bone> {
        let (viewer, look) = (self.seat(), &self.look);
        if let Some(study) = self.study_view() {
            let analysis = Analysis {
                study,
                seating: self.session.seating(),
                viewer,
                look,
                has_keys: self.open.is_empty(),
            };
            analysis.column_ui(ui, area, commands);
            return None;
        }
        if let Some(lesson) = self.lesson_panel() {
            lesson.column_ui(ui, area, commands);
            return None;
        }
        let log = Log {
            sayings,
            viewer,
            look,
            has_keys: self.open.is_empty(),
        };
        log.column_ui(ui, area, commands)
    }

    /// Shows the table beside the lens, where that is seen and no log has room for
    /// it. Over the table it lies only as long as its key is held.
    pub(super) fn table_beside_lens_ui(
        &mut self,
        ui: &mut Ui,
        turn: &Turn,
        pointed_at: Option<Bone>,
        commands: &mut Vec<Command>,
    ) {
        if self.lesson.is_some() && !self.drawn.has_log {
            self.table_below_lesson_ui(ui, turn, commands);
            return;
        }
        #[cfg(feature = "new-table")]
        self.table_ui(ui, turn, pointed_at, commands);
        #[cfg(not(feature = "new-table"))]
        self.old_table_beside_lens_ui(ui, turn, pointed_at, commands);
    }

    /// The same, as it was before.
    #[cfg_attr(feature = "new-table", expect(dead_code, reason = "it goes"))]
    fn old_table_beside_lens_ui(
        &mut self,
        ui: &mut Ui,
        turn: &Turn,
        pointed_at: Option<Bone>,
        commands: &mut Vec<Command>,
    ) {
        let beside_analysis = self.beside_analysis(ui);
        if beside_analysis != ui.max_rect() {
            // Around the window there is felt as well.
            paint::table(ui.painter(), ui.max_rect(), &self.look);
        }
        let mut beside = ui.new_child(UiBuilder::new().max_rect(beside_analysis));
        let ui = &mut beside;
        self.looking.place = None;
        let is_seen = !self.drawn.has_log && !self.looking.gives_way;
        let view = self.lens_view().filter(|_| is_seen);
        let Some(view) = view else {
            self.table_ui(ui, turn, pointed_at, commands);
            return;
        };
        let (lens, rest) = self.beside_lens(ui.max_rect());
        if self.looking.shows_while_held {
            self.table_ui(ui, turn, pointed_at, commands);
            self.lens_panel(&view).ui(ui, lens);
            return;
        }
        // A card of the table may lie over it.
        self.lens_panel(&view).ui(ui, lens);
        self.looking.place = Some(lens);
        let mut beside = ui.new_child(UiBuilder::new().max_rect(rest));
        beside.set_clip_rect(rest);
        self.table_ui(&mut beside, turn, pointed_at, commands);
    }

    /// What the analysis leaves for the table where it is a window over it, or the decisions
    /// of the Nestors, if that is enough. Where it stands below the table there is no room
    /// for the lens as well.
    fn beside_analysis(&mut self, ui: &Ui) -> Rect {
        let area = ui.max_rect();
        self.looking.gives_way = false;
        let is_over = |kind: &&WindowKind| match kind {
            WindowKind::Analysis => !table::has_room_for_log(area),
            kind => **kind == WindowKind::Decisions,
        };
        let mut over = self.open.iter().rev().filter(is_over);
        let Some(window) = over.find_map(|kind| windows::place(ui.ctx(), *kind)) else {
            return area;
        };
        let is_at_side = window.center().x > area.center().x + table::LEAST_TABLE.x / 10.0;
        let rest = if is_at_side {
            area.with_max_x(window.left())
        } else {
            area.with_max_y(window.top())
        };
        self.looking.gives_way = !is_at_side;
        let lens = if is_at_side && self.has_lens() && !self.looking.shows_while_held {
            self.beside_lens(rest).1
        } else {
            rest
        };
        let is_enough =
            lens.width() >= table::LEAST_TABLE.x && lens.height() >= table::LEAST_TABLE.y;
        if is_enough { rest } else { area }
    }

    /// Closes the windows of what stands beside the table anyway.
    pub(super) fn close_what_is_beside(&self, commands: &mut Vec<Command>) {
        let beside = [WindowKind::Log, WindowKind::Analysis].into_iter();
        let open = beside.filter(|kind| self.drawn.has_log && self.open.contains(kind));
        commands.extend(open.map(Command::CloseWindow));
    }

    /// Shows the lens at the foot of the log's column, if it is seen; what is left
    /// for the log.
    fn lens_below_log_ui(&self, ui: &Ui, area: Rect) -> Rect {
        let Some(view) = self.lens_view() else {
            return area;
        };
        let others = usize::from(view.rules().seats.count()) - 1;
        let is_past = self.review.is_some();
        let room = [area.height() - LEAST_LOG; 2];
        let top = area.bottom() - table::lens_height(area.width(), room, others, is_past);
        self.lens_panel(&view).ui(ui, area.with_min_y(top));
        area.with_max_y(top)
    }

    pub(super) const fn lens_panel<'a>(&'a self, view: &'a View) -> LensPanel<'a> {
        LensPanel {
            view,
            lens: self.looking.lens.as_ref(),
            is_past: self.review.is_some(),
            seating: self.session.seating(),
            look: &self.look,
        }
    }

    /// Shows what the coach says, or else a hint that comes once.
    fn cards_ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        arrangement: &Arrangement,
        hides: bool,
        commands: &mut Vec<Command>,
    ) {
        let rules = if self.said.has_card() {
            *self.rules()
        } else {
            self.told_rules()
        };
        let around = Around {
            area: ui.max_rect(),
            model,
            arrangement,
            rules: &rules,
            lens: self.looking.place,
            has_lens: self.has_lens(),
        };
        let mut over = ui.new_child(UiBuilder::new());
        over.set_clip_rect(ui.clip_rect().union(around.room()));
        if self.said.has_card() {
            let told = (&self.look, self.session.seating());
            self.said.card_ui(&mut over, around, told, commands);
        } else if !hides && self.lesson.is_none() && self.review.is_none() {
            self.first_hint_ui(&mut over, around, commands);
        }
    }

    /// Paints what lies behind everything.
    fn paint_ground(&self, ui: &Ui, area: Rect, now: f64) {
        paint::table(ui.painter(), area, &self.look);
        if let Some(part) = self.stage.celebration(now) {
            paint::celebration(ui.painter(), area, part, &self.look);
        }
    }

    /// The table as it is seen while things are still on their way.
    fn table_model_at(&self, view: Option<&View>, now: f64) -> TableModel {
        let mut model = self.table_model(view);
        for bone in self.stage.awaited(now) {
            model.leave_in_hand(bone);
        }
        model.board = self.score_board(now);
        model.clock = self.game_clock();
        if let Some(view) = view.filter(|_| self.has_lens()) {
            model.look_through_lens(view);
        }
        let hint = self.said.hint.as_ref().map(|hint| hint.best.action);
        model.advised = hint.or_else(|| Some(self.study_view()?.decision()?.best_shown()));
        model.seal = self.seal();
        model
    }

    /// Learns where everything belongs, and lets what belongs elsewhere than
    /// before set out.
    fn follow_places(
        &mut self,
        model: &TableModel,
        arrangement: &Arrangement,
        area: Rect,
        now: f64,
    ) {
        let mut places = places::places(model, arrangement);
        if let Some(taking) = &model.taking {
            places.extend(Felt::of(model, arrangement).places(taking, arrangement));
        }
        self.stage.direct(&mut places, (model, arrangement), now);
        let frame = (area, self.choices.viewpoint);
        self.motion.follow(&places, frame, now, self.motion_secs());
    }

    /// Asks for the next picture, if there is something to move in it.
    fn paint_again(&self, ui: &Ui, seen: Option<&SeenTable>, now: f64) {
        if self.motion.is_moving() || seen.is_some_and(|it| it.laid.is_fitted()) {
            ui.ctx().request_repaint();
        }
        if let Some(wait) = self.stage.next_change(now) {
            let wait = Duration::from_secs_f64(wait);
            ui.ctx().request_repaint_after(wait);
        }
    }

    /// The table as it was laid anew is seen from now on, if it still lies there.
    pub(super) fn table_laid(&mut self, laid: LaidTable) {
        if let Some(seen) = self.seen.as_mut().filter(|it| laid.replaces(&it.laid)) {
            seen.laid = laid;
        }
    }

    /// What the score is kept on besides its numbers.
    fn score_board(&self, now: f64) -> Option<ScoreBoard> {
        let wanted = self.session.preferences().display.score_keeping;
        let viewer = self.choices.viewer.seat;
        let missing = |team| self.stage.missing(team, now);
        ScoreBoard::new(self.shown(), wanted, viewer, missing)
    }

    /// Whoever presses a key or clicks does not wait for what is still to be
    /// seen.
    fn hurry_if_pressed(&mut self, ui: &Ui, now: f64) {
        let pressed = ui.input(|input| {
            let is_key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
            input.pointer.any_pressed() || input.events.iter().any(is_key)
        });
        if pressed && self.open.is_empty() {
            self.motion.hurry(now);
            self.stage.hurry(now);
            self.hurry_taking(now);
        }
    }
}
