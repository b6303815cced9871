//! The widget of the table: paints the scene of the current keyframe, and turns clicks and drags on
//! its sprites into commands.

use std::sync::Arc;

use egui::{CursorIcon, Id, Memory, Pos2, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use engine::{Action, Bone, Spinner, View};

use super::choices;
use super::click_guard::ClickGuard;
use super::coins::{FaceCues, Faces};
use super::effect::Effect;
use super::ids::{back_id, end_id, hand_bone_id, keep_arrow_keys, place_id, target_id};
use super::keyframes::Keyframe;
use super::lamp::lamp;
use super::layout::{Features, TableLayout};
use super::line::Line;
use super::live::TableInteraction;
use super::motion::{FlightTiming, Motion, interpolated};
use super::names;
use super::news::NewsClock;
use super::painter::{self, PaintCaches, TablePainter};
use super::plate_painter::fitted_name;
use super::queue::Queue;
use super::scene::scene;
use super::screen_line::LineCache;
use super::shuffle;
use super::snapshot::Snapshot;
use super::sprite::{BoneOwner, Description, Sprite, SpriteId, SpriteKind};
use crate::command::{Command, TableCommand};
use crate::ear::give_author_id;
use crate::menu::{context_menu, tip_above};
use crate::paint::{self, GroundCache, Lamp, Look, Pen, Pose, Textures};
use crate::platform::input::is_drag_canceled;
use crate::sound::Sound;
use words::Named as _;
use words::glossary::Term;
use words::msg;

/// How long confetti falls after a won game, in seconds.
const CELEBRATION_SECS: f64 = 2.5;
/// How far confetti falls over the edge of a card, in points.
const CARD_RIM_WIDTH: f32 = 22.0;
/// The distance from a place within which a dragged bone turns as it would lie and can be dropped,
/// in widths of a bone of the line.
const DROP_REACH: f32 = 3.0;
/// The duration of the turn of a dragged bone near a place, in seconds.
const TURN_SECS: f32 = 0.15;
/// The largest distance from a bone at which a firecracker can be dropped on it, in widths of a
/// bone on the table.
const FIRECRACKER_REACH: f32 = 0.6;

/// How long the cloth takes to dim, in seconds at the usual speed.
const DIMMING_SECS: f32 = 0.2;

/// How long after a play no tooltip appears, in seconds.
const TOOLTIP_PAUSE_SECS: f64 = 1.5;

#[derive(Debug, Clone, Copy, PartialEq)]
struct DraggedBone {
    bone: Bone,
    /// Vector from the pointer to the center of the bone.
    grip: egui::Vec2,
    /// The index of the bone in the hand when the drag began.
    start_index: usize,
    /// The place on the table near the pointer; `None` if there is none.
    over_place: Option<SpriteId>,
    /// How the bone would lie in the last place that was near the pointer.
    place_pose: Option<Pose>,
}

#[derive(Debug, Clone, Copy)]
struct SceneContext<'a> {
    sprites: &'a [Sprite],
    layout: &'a TableLayout,
    snapshot: &'a Snapshot,
    interaction: &'a TableInteraction,
    /// Duration of animations, as a share of the usual time.
    duration_factor: f64,
}

#[derive(Debug)]
pub struct TableInput<'a> {
    /// The game as it is now, which the queue may not have reached yet.
    pub snapshot: Snapshot,
    pub interaction: TableInteraction,
    pub features: Features,
    /// Zoom of the interface: 1.0 for the usual size.
    pub zoom: f32,
    pub look: &'a Look,
    /// Duration of animations, as a share of the usual time; 0.0 for none.
    pub duration_factor: f64,
}

#[derive(Debug, Default)]
pub struct TableWidget {
    /// The animation of events.
    pub queue: Queue,
    motion: Motion,
    ground: GroundCache,
    caches: PaintCaches,
    faces: Faces,
    textures: Textures,
    hovered: Option<SpriteId>,
    /// The widget with the keyboard focus, which need not be a sprite.
    focused: Option<Id>,
    /// Whether the focus moved since the pointer was last used.
    used_keyboard_last: bool,
    dragged: Option<DraggedBone>,
    /// Protects from clicks that were meant for something else.
    pub click_guard: ClickGuard,
    line_cache: LineCache,
    celebration: Option<Celebration>,
    news_clock: NewsClock,
    /// Time until which no tooltip appears, in seconds.
    no_tooltips_until: f64,
}

/// The confetti for a won game.
#[derive(Debug, Clone, Copy)]
struct Celebration {
    /// The time at which the confetti began to fall, in seconds.
    began_at: f64,
    /// Duration, as a share of the usual time.
    duration_factor: f64,
}

impl TableWidget {
    /// Starts the confetti for a won game.
    pub const fn celebrate(&mut self, now: f64, duration_factor: f64) {
        self.celebration = Some(Celebration { began_at: now, duration_factor });
    }

    /// Shows this snapshot at once, without animation: for another viewer, or a cover.
    pub fn show_at_once(&mut self, snapshot: Snapshot, now: f64) {
        self.queue.show_at_once(snapshot, now);
        self.motion.reset();
        self.faces.reset();
    }

    /// Moves everything to its place in another position, ending the current animation and sounds.
    pub fn go_to(&mut self, snapshot: Snapshot, duration_factor: f64, now: f64) {
        self.queue.go_to(snapshot, duration_factor, now);
        self.celebration = None;
    }

    /// Completes the animation of the shown game and drops its sounds, because another game
    /// follows.
    pub fn end_game(&mut self, now: f64) {
        self.queue.finish_animation(now);
        self.motion.finish_now();
        self.faces.finish_now();
        self.celebration = None;
    }

    /// Resets the animation: the next position appears at once.
    pub fn clear(&mut self) {
        self.queue.clear();
        self.motion.reset();
        self.faces.reset();
    }

    /// Removes the sounds that are due from the queue, and returns them.
    pub fn take_sounds(&mut self, now: f64) -> Vec<Sound> {
        self.queue.advance(now);
        self.queue.take_sounds(now)
    }

    /// Paints only the ground, for a screen without a table.
    pub fn ground_only_ui(&mut self, ui: &Ui, layout: &TableLayout, look: &Look) {
        self.paint_ground(ui, layout, look, (Lamp::default(), 0.0));
    }

    fn paint_ground(&mut self, ui: &Ui, layout: &TableLayout, look: &Look, light: (Lamp, f32)) {
        self.textures.update(ui.ctx(), &look.colors);
        painter::paint_ground(ui, layout, look, light, (&mut self.ground, &self.textures));
    }

    /// Whether an animation is still running.
    pub fn is_running(&self, now: f64) -> bool {
        self.queue.is_running(now) || self.motion.is_moving(now)
    }

    /// Drops the cached lines, because they were laid for a window size that was never shown.
    pub fn clear_line_cache(&mut self) {
        self.line_cache = LineCache::default();
    }

    /// Completes all keyframes and motion at once.
    pub fn finish_now(&mut self, now: f64) {
        self.queue.finish_now(now);
        self.motion.finish_now();
        self.faces.finish_now();
    }

    /// The sprite under the pointer, or else the focused one.
    pub fn hovered_sprite(&self) -> Option<SpriteId> {
        self.hovered
    }

    /// The line of a hand, laid bone by bone from the beginning.
    pub fn line_of(&mut self, view: &View, layout: &TableLayout) -> Line {
        self.line_cache.line_of(view, layout)
    }

    /// Paints the table and responds to clicks, drags and keys.
    ///
    /// Returns the current keyframe of the queue, and its sprites.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        input: TableInput<'_>,
        commands: &mut Vec<Command>,
    ) -> Option<(Arc<Keyframe>, Vec<Sprite>)> {
        let now = ui.input(|input| input.time);
        let area = ui.max_rect();
        let TableInput { snapshot, interaction, features, zoom, look, duration_factor } = input;
        if self.queue.current().is_none() {
            self.queue.show_at_once(snapshot.clone(), now);
        }
        if !self.queue.is_running(now) {
            self.queue.refresh(snapshot, duration_factor, now);
        }
        self.queue.advance(now);
        self.skip_if_pressed(ui, now);
        if self.is_running(now) {
            self.no_tooltips_until = now + TOOLTIP_PAUSE_SECS;
        }
        self.drop_if_drag_ended(ui);
        let keyframe = self.queue.current().cloned()?;
        let seats = keyframe.snapshot.rules.seats;
        let interaction = TableInteraction {
            hovered: self.hovered,
            expired_news: self.news_clock.expired(ui, &keyframe.snapshot),
            ..interaction
        };
        let layout = TableLayout::with_zoom(area, seats, features, zoom);
        let mut layout = layout.with_contents(
            interaction.plate_contents(&keyframe.snapshot, ui.painter()),
            interaction.button_count,
        );
        if keyframe.snapshot.is_over || keyframe.snapshot.count.is_none() {
            // There is no count before the first bone and after the last.
            layout.count = None;
        }
        let sprites = scene(&keyframe.snapshot, &interaction, &layout);
        let flight = if duration_factor > 0.0 { keyframe.flight_secs } else { 0.0 };
        let timing = FlightTiming {
            began_at: self.queue.began_at(),
            flight_secs: flight,
            stagger_secs: keyframe.stagger_secs,
        };
        let is_dealing = keyframe.effects.contains(&Effect::Deal) && flight > 0.0;
        let pile = |n: usize| is_dealing.then(|| shuffle::shuffled_pose(n, 1.0, &layout));
        self.motion.move_to_scene(&sprites, timing, pile, now);
        let lamp = lamp(&keyframe.snapshot, &self.queue.effects(now), &layout);
        // The cloth is not dimmed while the line falls.
        let is_dimmed =
            interaction.has_end_card && keyframe.snapshot.is_over && !self.queue.has_fall();
        let dims_secs = DIMMING_SECS * duration_factor as f32;
        let id = Id::unique("dimmed cloth");
        let dimmed = ui.ctx().animate_bool_with_time(id, is_dimmed, dims_secs);
        self.paint_ground(ui, &layout, look, (lamp, dimmed));
        self.ground_ui(ui, &layout, commands);
        let before = self.hovered.take();
        self.track_focus(ui);
        let context = SceneContext {
            sprites: &sprites,
            layout: &layout,
            snapshot: &keyframe.snapshot,
            interaction: &interaction,
            duration_factor,
        };
        for sprite in &sprites {
            self.sprite_ui(ui, sprite, context, commands);
        }
        if let Some(over) = self.dragged.and_then(|dragged| dragged.over_place) {
            self.hovered = Some(over);
        }
        let effects = self.queue.effects(now);
        let cues = FaceCues {
            snapshot: &keyframe.snapshot,
            effects: &effects,
            is_waiting: !interaction.is_read_only && !self.queue.is_running(now),
            duration_factor,
        };
        self.faces.update(ui, cues);
        let painter = TablePainter {
            sprites: &sprites,
            effects: &effects,
            faces: &self.faces,
            keyframe: &keyframe,
            layout: &layout,
            motion: &self.motion,
            progress: self.queue.progress(now),
            now,
            duration_factor,
            dragged: self.dragged_sprite(ui, &sprites),
            hovered: self.hovered,
            dimmed,
            look,
        };
        painter.paint(ui.painter(), &mut self.caches);
        if before != self.hovered || self.is_running(now) || self.queue.has_lasting_effect(now) {
            ui.ctx().request_repaint();
        }
        Some((keyframe, sprites))
    }

    /// Lets a click on the ground below everything clear the selection.
    fn ground_ui(&self, ui: &Ui, layout: &TableLayout, commands: &mut Vec<Command>) {
        let ground = ui.interact(layout.area, Id::unique("ground"), Sense::CLICK);
        if self.is_clicked(ui, &ground) || ground.secondary_clicked() {
            commands.push(TableCommand::Select(None).into());
        }
    }

    /// Paints the confetti for a won game over everything on the cloth, but not over the middle of
    /// a card or over text; over bones it is translucent.
    pub fn celebration_ui(
        &mut self,
        ui: &Ui,
        (sprites, layout): (&[Sprite], &TableLayout),
        card: Option<Rect>,
        look: &Look,
    ) {
        let Some(celebration) = self.celebration else {
            return;
        };
        let now = ui.input(|input| input.time);
        let part = (now - celebration.began_at) / (CELEBRATION_SECS * celebration.duration_factor);
        if part >= 1.0 || part > 0.0 && is_pressed(ui) {
            self.celebration = None;
            return;
        }
        let inside = card.map(|card| card.shrink(CARD_RIM_WIDTH));
        let count = layout.boneyard.map(|lowest| lowest.expand(8.0).translate(vec2(0.0, 40.0)));
        let clear: Vec<Rect> = [inside, layout.log, count].into_iter().flatten().collect();
        let shown = sprites.iter().filter(|sprite| sprite.is_bone());
        let translucent = shown.map(Sprite::rect);
        let around = (&clear[..], &translucent.collect::<Vec<Rect>>()[..]);
        let mut pen = Pen::new(ui.painter());
        paint::confetti(&mut pen, layout.cloth, around, part as f32, look);
        ui.ctx().request_repaint();
    }

    /// Records whether the pointer or the keyboard was used last, which decides what counts as
    /// hovered.
    fn track_focus(&mut self, ui: &Ui) {
        let focused = ui.memory(Memory::focused);
        let is_pointing = ui.input(|input| input.pointer.is_moving() || input.pointer.any_click());
        if is_pointing {
            self.used_keyboard_last = false;
        } else if focused != self.focused {
            self.used_keyboard_last = focused.is_some();
        }
        self.focused = focused;
    }

    fn sprite_ui(
        &mut self,
        ui: &Ui,
        sprite: &Sprite,
        context: SceneContext<'_>,
        commands: &mut Vec<Command>,
    ) {
        if sprite.click.is_none() && sprite.description.is_none() {
            self.hover_ui(ui, sprite, context);
            return;
        }
        let in_hand = hand_bone_of(sprite);
        let is_firecracker = matches!(sprite.id, SpriteId::Firecracker(_));
        let sense = match sprite.click {
            None => Sense::focusable_noninteractive(),
            Some(_) if is_firecracker || in_hand.is_some() => Sense::click_and_drag(),
            Some(_) if sprite.looks_clickable => Sense::click(),
            Some(_) => Sense::CLICK,
        };
        let id = widget_id(sprite);
        let response = ui.interact(sprite.hit, id, sense);
        keep_arrow_keys(ui, &response);
        if let Some(description) = &sprite.description {
            let is_button = sprite.click.is_some() && sprite.looks_clickable;
            describe_sprite(&response, description, is_button);
        }
        let (first, second) = if self.used_keyboard_last {
            (response.has_focus(), response.hovered())
        } else {
            (response.hovered(), response.has_focus())
        };
        if first || second && self.hovered.is_none() {
            self.hovered = Some(sprite.id);
        }
        commands.extend(context_menu(&response, || {
            choices::sprite_menu(sprite, context.snapshot, context.interaction)
        }));
        let now = ui.input(|input| input.time);
        if response.contains_pointer()
            && now >= self.no_tooltips_until
            && let Some(tip) = tooltip_text(ui, sprite, context)
        {
            tip_above(&response, &tip);
        }
        let Some(command) = &sprite.click else {
            return;
        };
        let Some((bone, place)) = in_hand else {
            if self.is_clicked(ui, &response) {
                if let SpriteId::Boneyard(_) = sprite.id {
                    // The drawn bone starts from the clicked one.
                    let bones = context.snapshot.boneyard.bones;
                    let last = SpriteId::Boneyard(bones.saturating_sub(1));
                    self.motion.set_pose(last, sprite.pose);
                }
                self.click_guard.record_play(ui, command);
                commands.push(command.clone());
            }
            if is_firecracker {
                self.drag_firecracker_ui(ui, &response, sprite, context, commands);
            }
            let is_boneyard = matches!(sprite.id, SpriteId::Boneyard(_) | SpriteId::BoneyardCount);
            if sprite.looks_clickable || !is_boneyard {
                response.on_hover_cursor(CursorIcon::PointingHand);
            }
            return;
        };
        self.drag_ui(ui, &response, (bone, place), context, commands);
        let Some(hand) = context.snapshot.in_hand(bone) else {
            return;
        };
        let is_stuck = context.snapshot.is_unusable(bone);
        let is_selected = context.interaction.selected == Some(bone);
        if self.is_clicked(ui, &response) {
            let why_not = choices::why_unusable(bone, context.snapshot).filter(|_| !is_selected);
            let command = if let Some(why) = why_not {
                TableCommand::ExplainRefusal(bone, why).into()
            } else if response.double_clicked() {
                TableCommand::PlayAnywhere(bone).into()
            } else {
                command.clone()
            };
            self.click_guard.record_play(ui, &command);
            commands.push(command);
        }
        let cursor = if self.dragged.is_some() || response.is_pointer_button_down_on() {
            CursorIcon::Grabbing
        } else if is_stuck {
            CursorIcon::NotAllowed
        } else if hand.plays.is_empty() {
            CursorIcon::Default
        } else {
            CursorIcon::Grab
        };
        response.on_hover_cursor(cursor);
    }

    /// Shows the tooltips of sprites without a command: the number of another player's backs, and
    /// the order of play.
    fn hover_ui(&self, ui: &Ui, sprite: &Sprite, context: SceneContext<'_>) {
        let tip_text = match sprite.id {
            SpriteId::Back(seat, _) if seat != context.snapshot.viewer => {
                names::bone_count(&context.snapshot.players[context.snapshot.place_of(seat)])
            }
            SpriteId::DirectionSign(_) => names::order_of_play(context.snapshot),
            _ => return,
        };
        if ui.input(|input| input.time) >= self.no_tooltips_until {
            let hovered = ui.interact(sprite.hit, widget_id(sprite), Sense::hover());
            tip_above(&hovered, &tip_text);
        }
    }

    /// Lets a bone of the hand be dragged to another place in the hand, or to an end.
    fn drag_ui(
        &mut self,
        ui: &Ui,
        response: &Response,
        (bone, rest): (Bone, Pos2),
        context: SceneContext<'_>,
        commands: &mut Vec<Command>,
    ) {
        let (layout, snapshot) = (context.layout, context.snapshot);
        let Some(pointer) = ui.input(|input| input.pointer.interact_pos()) else {
            return;
        };
        let hand = || context.sprites.iter().filter_map(hand_bone_of);
        let place = hand().position(|(other, _)| other == bone);
        if response.drag_started() {
            let pressed = ui.input(|input| input.pointer.press_origin());
            self.dragged = Some(DraggedBone {
                bone,
                grip: rest - pressed.unwrap_or(pointer),
                start_index: place.unwrap_or_default(),
                over_place: None,
                place_pose: None,
            });
            commands.push(TableCommand::Select(Some(bone)).into());
        }
        let Some(dragged) = self.dragged.filter(|dragged| dragged.bone == bone) else {
            return;
        };
        let near_hand = layout.plates[0].bones.expand(16.0).contains(pointer);
        let is_place = |id: SpriteId| matches!(id, SpriteId::Place(..));
        // Over the hand, a dragged bone is only sorted, unless the pointer is on a place.
        let reach = if near_hand { 0.0 } else { DROP_REACH };
        let over = nearest_target(context, pointer, reach, is_place);
        if response.dragged() {
            let places = layout.hand(hand().count());
            let in_hand = Pose::upright(pointer + dragged.grip, places[0].width());
            let shown_preview = over.filter(|place| matches!(place.kind, SpriteKind::Bone { .. }));
            let place_pose = shown_preview.map(|place| place.pose).or(dragged.place_pose);
            let turn_secs = TURN_SECS * context.duration_factor as f32;
            let turned = ui.ctx().animate_bool_with_time(
                response.id.with("turns"),
                shown_preview.is_some(),
                turn_secs,
            );
            let pose = place_pose.map_or(in_hand, |place_pose| {
                let grip = dragged.grip * place_pose.width / in_hand.width;
                let center = pointer + grip;
                interpolated(in_hand, Pose { center, ..place_pose }, turned)
            });
            self.motion.set_pose(SpriteId::Bone(bone), pose);
            let over_place = over.map(|place| place.id);
            self.dragged = Some(DraggedBone { over_place, place_pose, ..dragged });
            if near_hand {
                let nearest = places.iter().enumerate().min_by(|(_, one), (_, other)| {
                    let far = |rect: &Rect| (rect.center().x - pointer.x).abs();
                    far(one).total_cmp(&far(other))
                });
                if let Some((to, _)) = nearest.filter(|(to, _)| Some(*to) != place) {
                    commands.push(TableCommand::MoveInHand(bone, to).into());
                }
            }
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        }
        if response.drag_stopped() {
            self.dragged = None;
            let is_canceled = is_drag_canceled(ui.ctx());
            if !near_hand || is_canceled {
                commands.push(TableCommand::MoveInHand(bone, dragged.start_index).into());
            }
            let was_dropped = ui.input(|input| input.pointer.any_released()) && !is_canceled;
            let place = over.map(|place| place.id).filter(|_| was_dropped);
            if let Some(SpriteId::Place(end, outward)) = place {
                let play = |end| Action::Play(bone, end, outward);
                let action = end.map_or(Action::Lead(bone), play);
                commands.push(TableCommand::Act(action).into());
            } else if snapshot.is_unusable(bone) {
                commands.push(TableCommand::Select(None).into());
                let why_not =
                    choices::why_unusable(bone, snapshot).filter(|_| was_dropped && !near_hand);
                commands.extend(why_not.map(|why| TableCommand::ExplainRefusal(bone, why).into()));
            } else if was_dropped
                && layout.cloth.contains(pointer)
                && snapshot.in_hand(bone).is_some_and(|hand| !hand.plays.is_empty())
            {
                let text = msg::refused_dropped_beside(bone);
                commands.push(TableCommand::ShowMessage(text).into());
            }
        }
    }

    /// Lets the viewer's firecracker be dragged onto a bone to blow it up.
    fn drag_firecracker_ui(
        &mut self,
        ui: &Ui,
        response: &Response,
        sprite: &Sprite,
        context: SceneContext<'_>,
        commands: &mut Vec<Command>,
    ) {
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let is_selected = context.interaction.is_firecracker_selected;
        if response.drag_started() && !is_selected {
            commands.push(TableCommand::TakeFirecracker(true).into());
        }
        if response.dragged()
            && is_selected
            && let Some(center) = pointer
        {
            let pose = Pose { center, ..sprite.pose };
            self.motion.set_pose(sprite.id, pose);
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        }
        if response.drag_stopped() && is_selected {
            let drop_position = pointer.filter(|_| !is_drag_canceled(ui.ctx()));
            let laid = &context.snapshot.laid;
            let is_laid = |id| laid.iter().any(|placed| id == SpriteId::Bone(placed.bone));
            let target = drop_position
                .and_then(|at| nearest_target(context, at, FIRECRACKER_REACH, is_laid));
            let target = target.map(|laid| laid.id);
            commands.push(TableCommand::TakeFirecracker(false).into());
            if let Some(SpriteId::Bone(bone)) = target {
                commands.push(TableCommand::Act(Action::BlowUp(bone)).into());
            }
        }
    }

    fn dragged_sprite(&self, ui: &Ui, sprites: &[Sprite]) -> Option<SpriteId> {
        if let Some(dragged) = self.dragged {
            return Some(SpriteId::Bone(dragged.bone));
        }
        let dragged = ui.ctx().dragged_id()?;
        let dragged_sprite = sprites.iter().find(|it| widget_id(it) == dragged);
        dragged_sprite.map(|sprite| sprite.id)
    }

    /// Skips the rest of the animation when a key or a button is pressed.
    fn skip_if_pressed(&mut self, ui: &Ui, now: f64) {
        let is_seen = self.queue.is_running(now) || self.queue.has_lasting_effect(now);
        if is_seen && is_pressed(ui) && !self.click_guard.is_double_click_of_play(ui) {
            self.finish_now(now);
        }
    }

    /// Forgets a dragged bone whose drag ended while the table was not shown, as in a paused game.
    fn drop_if_drag_ended(&mut self, ui: &Ui) {
        let is_dragging = ui.ctx().dragged_id().is_some() || ui.ctx().drag_stopped_id().is_some();
        if !is_dragging {
            self.dragged = None;
        }
    }

    /// Whether a widget is clicked. The second click of a double click does not count if the first
    /// one played a bone.
    fn is_clicked(&self, ui: &Ui, response: &Response) -> bool {
        response.clicked() && !self.click_guard.is_double_click_of_play(ui)
    }
}

fn describe_sprite(response: &Response, description: &Description, is_button: bool) {
    let name = &description.name;
    response.widget_info(|| {
        let role = if is_button { egui::Role::Button } else { egui::Role::Label };
        match description.is_selected {
            Some(is_selected) if is_button => WidgetInfo::selected(role, true, is_selected, name),
            _ => WidgetInfo::labeled(role, true, name),
        }
    });
    give_author_id(response, description.author_id.clone());
}

/// The text of a tooltip, such as the full form of a shortened name, or a number with its
/// explanation; `None` if the sprite has none.
fn tooltip_text(ui: &Ui, sprite: &Sprite, context: SceneContext<'_>) -> Option<String> {
    let description = sprite.description.as_ref();
    match &sprite.kind {
        SpriteKind::Name(place) => {
            let name = &context.snapshot.players[*place].name;
            let fitted = fitted_name(ui.painter(), *place, context.snapshot, context.layout);
            (fitted.0 != *name).then(|| name.clone())
        }
        SpriteKind::DirectionSign { .. } => Some(names::order_of_play(context.snapshot)),
        SpriteKind::Count => {
            description.map(|it| format!("{}. {}", it.name, Term::TableCount.explanation()))
        }
        SpriteKind::BoneyardCount => {
            description.map(|it| format!("{}. {}", it.name, Term::Boneyard.explanation()))
        }
        SpriteKind::End(_) => Some(term_text(Term::End)),
        SpriteKind::Bone { bone, owner, .. } if *owner != BoneOwner::Hand && bone.is_doublet() => {
            let mut laid = context.snapshot.laid.iter().map(|placed| placed.bone);
            let is_spinner = match context.snapshot.rules.spinner {
                Spinner::None => false,
                Spinner::Every => true,
                Spinner::Single => laid.find(|bone| bone.is_doublet()) == Some(*bone),
            };
            Some(term_text(if is_spinner { Term::Spinner } else { Term::Doublet }))
        }
        SpriteKind::SideNames(_) | SpriteKind::Firecracker(_) => {
            description.map(|description| description.name.clone())
        }
        _ => None,
    }
}

/// A term of the game with its explanation.
fn term_text(term: Term) -> String {
    msg::label_value(term.name(), term.explanation())
}

/// The id of a sprite's widget. An end keeps its id when it becomes a place, so that it keeps the
/// keyboard focus.
fn widget_id(sprite: &Sprite) -> Id {
    match sprite.id {
        SpriteId::Bone(bone) if hand_bone_of(sprite).is_some() => hand_bone_id(bone),
        SpriteId::End(end) => end_id(Some(end)),
        SpriteId::Place(end, outward) => place_id(end, outward),
        SpriteId::Target(bone) => target_id(bone),
        SpriteId::LaidOut(back) => back_id(back),
        id => Id::unique(("sprite", id)),
    }
}

/// The bone of a sprite in the viewer's hand, and where it rests; `None` for other sprites.
fn hand_bone_of(sprite: &Sprite) -> Option<(Bone, Pos2)> {
    match (sprite.id, &sprite.kind) {
        (SpriteId::Bone(bone), SpriteKind::Bone { owner: BoneOwner::Hand, .. })
            if sprite.click.is_some() =>
        {
            let middle = sprite.hit.bottom() - sprite.pose.width;
            Some((bone, pos2(sprite.hit.center().x, middle)))
        }
        _ => None,
    }
}

/// The nearest wanted sprite at most `reach` from the pointer, in widths of a bone on the table.
fn nearest_target(
    context: SceneContext<'_>,
    pointer: Pos2,
    reach: f32,
    is_wanted: impl Fn(SpriteId) -> bool,
) -> Option<&Sprite> {
    let wanted = context.sprites.iter().filter(|sprite| is_wanted(sprite.id));
    let near = wanted.map(|sprite| (sprite, sprite.hit.distance_to_pos(pointer)));
    let (sprite, distance) = near.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
    (distance <= reach * context.layout.line_bone_width()).then_some(sprite)
}

/// Whether a key or a pointer button was pressed in this frame.
pub fn is_pressed(ui: &Ui) -> bool {
    ui.input(|input| {
        let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        input.pointer.any_pressed() || input.events.iter().any(is_key)
    })
}
