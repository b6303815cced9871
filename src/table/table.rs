//! The table as the player meets it: paints the scene that the queue has reached, and
//! listens to what is done to its sprites.

use egui::{CursorIcon, Id, Pos2, Rect, Response, Sense, Ui, WidgetInfo, pos2};

use engine::{Action, Bone, Event, View};

use super::boxes::{Boxes, Features};
use super::choices;
use super::line::Line;
use super::lying::Lines;
use super::motion::{Motion, SetOut};
use super::painter::{self, Picture};
use super::queue::{Effect, Queue};
use super::scene::{Live, Sprite, SpriteId, scene};
use super::shuffle;
use super::snapshot::Snapshot;
use crate::app::table::{back_id, end_id, hand_bone_id, keep_arrows, target_id};
use crate::app::{Command, context_menu};
use crate::paint::{GroundCache, Look, Pose, Textures};

/// How far from a place a bone can be let go, in widths of a bone on the table.
const REACH: f32 = 1.6;

/// A bone that the pointer holds.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Held {
    bone: Bone,
    /// From the pointer to the middle of the bone.
    grip: egui::Vec2,
    /// Its place in the hand when it was taken.
    place: usize,
}

/// What is seen, while it is listened to.
#[derive(Debug, Clone, Copy)]
struct Seen<'a> {
    sprites: &'a [Sprite],
    boxes: &'a Boxes,
    snapshot: &'a Snapshot,
    live: &'a Live,
}

/// What the table is shown with.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The game as it stands now, which the queue may not have reached.
    pub snapshot: Snapshot,
    /// What has no history.
    pub live: Live,
    /// What the table has besides its players.
    pub features: Features,
    /// How it looks.
    pub look: &'a Look,
    /// The same, for what the windows paint as well.
    pub theme: &'a crate::app::theme::Look,
    /// How long things take, as a share of the usual time; 0.0 for no motion at all.
    pub speed: f64,
}

/// The table.
#[derive(Default)]
pub struct Table {
    queue: Queue,
    motion: Motion,
    ground: GroundCache,
    textures: Textures,
    hovered: Option<SpriteId>,
    held: Option<Held>,
    lines: Lines,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut table = f.debug_struct("Table");
        let table = table.field("queue", &self.queue);
        table
            .field("hovered", &self.hovered)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Shows what happened after all that is still to be seen.
    pub fn show(&mut self, events: &[Event], after: &Snapshot, speed: f64, now: f64) {
        self.queue.show(events, after, speed, now);
    }

    /// This is on the table, at once: another viewer, a cover.
    pub fn cut(&mut self, snapshot: Snapshot, now: f64) {
        self.queue.cut(snapshot, now);
        self.motion.cut();
    }

    /// Everything goes to where it is in this snapshot: undo, an opened game.
    pub fn go_to(&mut self, snapshot: Snapshot, now: f64) {
        self.queue.go_to(snapshot, now);
    }

    /// Whether there is still something to see.
    pub fn is_running(&self, now: f64) -> bool {
        self.queue.is_running(now) || self.motion.is_moving(now)
    }

    /// Completes at once all that is still to be seen.
    pub fn hurry(&mut self, now: f64) {
        self.queue.hurry(now);
        self.motion.hurry();
    }

    /// The queue of what happened.
    pub const fn queue(&self) -> &Queue {
        &self.queue
    }

    /// The line of a hand, as it has been laid from its first bone on.
    pub fn line_of(&mut self, view: &View, boxes: &Boxes) -> Line {
        self.lines.of(view, boxes)
    }

    /// Paints the table and listens to what is done there.
    ///
    /// Returns what was shown: the snapshot that the queue has reached, and its sprites.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        shown: Shown<'_>,
        commands: &mut Vec<Command>,
    ) -> Option<(Snapshot, Vec<Sprite>)> {
        let now = ui.input(|input| input.time);
        let area = ui.max_rect();
        let Shown {
            snapshot,
            live,
            features,
            look,
            theme,
            speed,
        } = shown;
        if self.queue.reached().is_none() {
            self.queue.cut(snapshot.clone(), now);
        }
        if !self.queue.is_running(now) {
            self.queue.refresh(snapshot);
        }
        self.queue.advance(now);
        self.hurry_if_pressed(ui, now);
        let moment = self.queue.reached().cloned()?;
        let boxes = Boxes::new(area, moment.snapshot.rules.seats, features);
        let live = Live {
            hovered: self.hovered,
            is_past: live.is_past || self.queue.is_running(now) && !moment.snapshot.is_to_play,
            ..live
        };
        let sprites = scene(&moment.snapshot, &live, &boxes);
        let flight = if speed > 0.0 { moment.flight_secs } else { 0.0 };
        let set_out = SetOut {
            began: self.queue.began(),
            flight_secs: flight,
            apart_secs: moment.apart_secs,
        };
        let is_dealing = moment.effects.contains(&Effect::Deal) && flight > 0.0;
        let pile = |n: usize| is_dealing.then(|| shuffle::shuffled(n, 1.0, &boxes));
        self.motion.follow(&sprites, set_out, pile, now);
        self.ground_ui(ui, &boxes, look, commands);
        let before = self.hovered.take();
        let seen = Seen {
            sprites: &sprites,
            boxes: &boxes,
            snapshot: &moment.snapshot,
            live: &live,
        };
        for sprite in &sprites {
            self.sprite_ui(ui, sprite, seen, commands);
        }
        let picture = Picture {
            sprites: &sprites,
            snapshot: &moment.snapshot,
            boxes: &boxes,
            motion: &self.motion,
            effects: &moment.effects,
            part: self.queue.part(now),
            now,
            held: self.held.map(|held| held.bone),
            look,
            theme,
        };
        painter::paint(ui, &picture);
        if before != self.hovered || self.is_running(now) {
            ui.ctx().request_repaint();
        }
        Some((moment.snapshot, sprites))
    }

    /// The ground below everything: a click on it puts down what is taken up.
    fn ground_ui(&mut self, ui: &Ui, boxes: &Boxes, look: &Look, commands: &mut Vec<Command>) {
        self.textures.update(ui.ctx(), &look.colors);
        painter::ground(ui, boxes, look, &mut self.ground, &self.textures);
        let ground = ui.interact(boxes.area, Id::unique("ground"), Sense::CLICK);
        if ground.clicked() || ground.secondary_clicked() {
            commands.push(Command::Select(None));
        }
    }

    fn sprite_ui(&mut self, ui: &Ui, sprite: &Sprite, seen: Seen<'_>, commands: &mut Vec<Command>) {
        if sprite.click.is_none() && sprite.described.is_none() {
            return;
        }
        let in_hand = is_in_hand(sprite);
        let sense = match (&sprite.click, in_hand) {
            (Some(_), Some(_)) => Sense::click_and_drag(),
            (Some(_), None) => Sense::click(),
            (None, _) => Sense::focusable_noninteractive(),
        };
        let id = widget_id(sprite);
        let response = ui.interact(sprite.hit, id, sense);
        keep_arrows(ui, &response);
        if let Some(described) = &sprite.described {
            let is_button = sprite.click.is_some();
            let name = described.name.clone();
            response.widget_info(|| {
                let role = if is_button {
                    egui::Role::Button
                } else {
                    egui::Role::Label
                };
                WidgetInfo::labeled(role, true, &name)
            });
            let author_id = described.author_id.clone();
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_author_id(author_id));
        }
        if response.hovered() || response.has_focus() {
            self.hovered = Some(sprite.id);
        }
        commands.extend(context_menu(&response, || {
            choices::choices(sprite, seen.snapshot, seen.live)
        }));
        let Some(command) = &sprite.click else {
            return;
        };
        let Some((bone, place)) = in_hand else {
            if response.clicked() {
                commands.push(command.clone());
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
            return;
        };
        self.drag_ui(ui, &response, (bone, place), seen, commands);
        let Some(hand) = seen.snapshot.in_hand(bone) else {
            return;
        };
        let is_stuck = hand.plays.is_empty() && seen.snapshot.is_to_play;
        let is_selected = seen.live.selected == Some(bone);
        if is_stuck && !is_selected && response.clicked() {
            commands.push(Command::Hint(choices::why_not(hand, seen.snapshot)));
        } else if response.double_clicked() {
            commands.push(Command::PlayAnywhere(bone));
        } else if response.clicked() {
            commands.push(command.clone());
        }
        let cursor = if self.held.is_some() {
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

    /// A bone of the hand: it is dragged to another place in the hand, or to an end.
    fn drag_ui(
        &mut self,
        ui: &Ui,
        response: &Response,
        (bone, rest): (Bone, Pos2),
        Seen { sprites, boxes, .. }: Seen<'_>,
        commands: &mut Vec<Command>,
    ) {
        let Some(pointer) = ui.input(|input| input.pointer.interact_pos()) else {
            return;
        };
        let hand = || sprites.iter().filter_map(is_in_hand);
        let place = hand().position(|(other, _)| other == bone);
        if response.drag_started() {
            let pressed = ui.input(|input| input.pointer.press_origin());
            self.held = Some(Held {
                bone,
                grip: rest - pressed.unwrap_or(pointer),
                place: place.unwrap_or_default(),
            });
            commands.push(Command::Select(Some(bone)));
        }
        let Some(held) = self.held.filter(|held| held.bone == bone) else {
            return;
        };
        let over = place_near(sprites, pointer, boxes);
        let near_hand = boxes.plates[0].bones.expand(16.0).contains(pointer);
        if response.dragged() {
            let width = boxes.hand(hand().count())[0].width();
            let pose = over.map_or(
                Pose {
                    center: pointer + held.grip,
                    width,
                    angle: 0.0,
                },
                |sprite| sprite.pose,
            );
            self.motion.hold(SpriteId::Bone(bone), pose);
            if near_hand {
                let nearest = boxes.hand(hand().count());
                let nearest = nearest.iter().enumerate().min_by(|(_, one), (_, other)| {
                    let far = |rect: &Rect| (rect.center().x - pointer.x).abs();
                    far(one).total_cmp(&far(other))
                });
                if let Some((to, _)) = nearest.filter(|(to, _)| Some(*to) != place) {
                    commands.push(Command::MoveInHand(bone, to));
                }
            }
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        }
        if response.drag_stopped() {
            self.held = None;
            if !near_hand {
                commands.push(Command::MoveInHand(bone, held.place));
            }
            let let_go = ui.input(|input| input.pointer.any_released());
            if let Some(SpriteId::Place(end)) = over.filter(|_| let_go).map(|sprite| sprite.id) {
                let action = end.map_or(Action::Lead(bone), |end| Action::Play(bone, end));
                commands.push(Command::Act(action));
            }
        }
    }

    /// Whoever presses a key or clicks does not wait for what is still to be seen.
    fn hurry_if_pressed(&mut self, ui: &Ui, now: f64) {
        let pressed = ui.input(|input| {
            let is_key =
                |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            input.pointer.any_pressed() || input.events.iter().any(is_key)
        });
        if pressed && self.queue.is_running(now) {
            self.hurry(now);
        }
    }
}

/// The id of a sprite's widget. An end keeps it when it becomes a place, so that the
/// keyboard stays there.
fn widget_id(sprite: &Sprite) -> Id {
    match sprite.id {
        SpriteId::Bone(bone) if is_in_hand(sprite).is_some() => hand_bone_id(bone),
        SpriteId::End(end) => end_id(Some(end)),
        SpriteId::Place(end) => end_id(end),
        SpriteId::Target(bone) => target_id(bone),
        SpriteId::LaidOut(back) => back_id(back),
        id => Id::unique(("sprite", id)),
    }
}

/// The bone of a sprite of the hand, and where it rests.
fn is_in_hand(sprite: &Sprite) -> Option<(Bone, Pos2)> {
    match (sprite.id, &sprite.click) {
        (SpriteId::Bone(bone), Some(Command::Select(_))) => Some((
            bone,
            pos2(
                sprite.hit.center().x,
                sprite.hit.bottom() - sprite.pose.width,
            ),
        )),
        _ => None,
    }
}

/// The place that is near enough to let go of a bone.
fn place_near<'a>(sprites: &'a [Sprite], pointer: Pos2, boxes: &Boxes) -> Option<&'a Sprite> {
    let places = sprites
        .iter()
        .filter(|it| matches!(it.id, SpriteId::Place(_)));
    let near = places.map(|sprite| (sprite, sprite.rect().distance_to_pos(pointer)));
    let (place, distance) = near.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
    (distance <= REACH * boxes.line_bone()).then_some(place)
}
