//! A card over the table: what the coach says, a tip. It stands near what it speaks of and
//! covers as little as it can.

use std::sync::Arc;

use egui::{Id, Key, Pos2, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::sprite::{Sprite, SpriteId};
use crate::command::Command;
use crate::ear::{describe, speak_card};
use crate::menu::key_text;
use crate::paint::{self, Look, On, Pen, Press, TextStyle, color};
use words::Id as Message;

/// The widths a card may have, the one that is liked best first, in points.
const WIDTHS: [f32; 3] = [320.0, 400.0, 260.0];
/// The space inside its edge, and around it.
const INSIDE: f32 = 16.0;
const AROUND: f32 = 10.0;
const BUTTON_HEIGHT: f32 = 30.0;
/// How much farther above its anchor a card stands where something else is between.
const HIGHER: [f32; 3] = [1.25, 1.6, 2.3];
/// How much higher a bubble may stand, to keep clear of scores, the table count and buttons, in
/// points.
const UP: [f32; 6] = [0.0, 30.0, 60.0, 90.0, 115.0, 150.0];
/// How far from its side edges a card can still point at something.
const POINTS_INSIDE: f32 = 24.0;

/// A button of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardButton {
    /// What is written on it.
    pub text: String,
    /// The name by which it is found whatever language it speaks.
    pub author_id: String,
    /// What it does.
    pub command: Command,
    /// Whether it is the one that is advised.
    pub is_main: bool,
}

impl CardButton {
    /// A button with the author id of its text.
    pub fn new(text: Message, command: impl Into<Command>) -> Self {
        Self::called(text.name(), text.text(), command)
    }

    /// A button with an author id of its own.
    pub fn called(author_id: &str, text: String, command: impl Into<Command>) -> Self {
        Self {
            text,
            author_id: author_id.to_owned(),
            command: command.into(),
            is_main: false,
        }
    }

    /// Shows it as the one to press, with its key.
    pub(super) fn primary_ui(
        &self,
        ui: &Ui,
        (rect, key): (Rect, Key),
        look: &Look,
        commands: &mut Vec<Command>,
    ) -> Response {
        let response = self.interact(ui, rect, commands);
        let mut pen = Pen::new(ui.painter());
        let key = key_text(ui.ctx(), key);
        paint::button_with_key(
            &mut pen,
            rect,
            (&self.text, &key),
            Press::of(&response),
            look,
        );
        response
    }

    /// Shows it as one that is not to be pressed by chance.
    pub(super) fn link_ui(
        &self,
        ui: &Ui,
        rect: Rect,
        on: (On, &Look),
        commands: &mut Vec<Command>,
    ) -> Response {
        let response = self.interact(ui, rect, commands);
        let mut pen = Pen::new(ui.painter());
        paint::link(&mut pen, rect, &self.text, Press::of(&response), on);
        response
    }

    /// Lets a button be pressed in a place; what it does is asked for then.
    fn interact(&self, ui: &Ui, rect: Rect, commands: &mut Vec<Command>) -> Response {
        let id = Id::unique(("card button", &self.author_id));
        let response = ui.interact(rect, id, Sense::click());
        describe(
            &response,
            egui::Role::Button,
            self.author_id.clone(),
            &self.text,
        );
        if response.clicked() {
            commands.push(self.command.clone());
        }
        response
    }
}

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The name by which it is found whatever language it speaks.
    pub author_id: String,
    /// Its first line.
    pub title: String,
    /// The lines below it.
    pub lines: Vec<String>,
    /// Its buttons, from left to right.
    pub buttons: Vec<CardButton>,
    /// What it speaks of.
    pub anchor: Rect,
    /// Whether its first button gets the keyboard as it appears.
    pub asks: bool,
    /// Whether it is told only the first time it comes.
    pub is_told_once: bool,
    /// Whether it waits until it has room where it covers nothing.
    pub waits: bool,
}

/// The place for something of a size beside an anchor, in a room: where it covers the
/// least of what must stay visible; above is liked best.
pub fn place(anchor: Rect, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
    let away = away(anchor, size);
    let aside = aside(anchor, size);
    let directions = [
        vec2(0.0, -1.0),
        vec2(aside, -1.0),
        vec2(-aside, -1.0),
        vec2(0.0, 1.0),
        vec2(1.0, 0.0),
        vec2(-1.0, 0.0),
        vec2(1.0, -1.0),
        vec2(-1.0, -1.0),
        vec2(1.0, 1.0),
        vec2(-1.0, 1.0),
    ];
    let higher = HIGHER.map(|up| [0.0, aside, -aside].map(|aside| vec2(aside, -up)));
    let directions = directions.into_iter().chain(higher.into_iter().flatten());
    let near = directions.map(|direction| anchor.center() + direction * away);
    let inner = room.shrink(AROUND).shrink2(size / 2.0);
    let grid = (0..5).flat_map(|x| (0..9).map(move |y| vec2(x as f32 / 4.0, y as f32 / 8.0)));
    let far = grid.map(|at| inner.min + at * inner.size().max(Vec2::ZERO));
    best_place(near.chain(far), (anchor, size), visible, room)
}

/// The place for a bubble right above what it points at.
pub(super) fn place_above(anchor: Rect, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
    let aside = aside(anchor, size);
    let above = UP.into_iter().flat_map(|up| {
        [0.0, aside, -aside]
            .map(|x| anchor.center() + vec2(x, -1.0) * away(anchor, size) - vec2(0.0, up))
    });
    best_place(above, (anchor, size), visible, room)
}

/// How far the middle of something beside an anchor is from that of the anchor.
fn away(anchor: Rect, size: Vec2) -> Vec2 {
    size / 2.0 + anchor.size() / 2.0 + Vec2::splat(AROUND)
}

/// How far to one side it may be above or below, as a share of that: it still points at its
/// anchor.
fn aside(anchor: Rect, size: Vec2) -> f32 {
    (size.x / 2.0 - POINTS_INSIDE).max(0.0) / away(anchor, size).x
}

/// How much of what must stay visible something covers.
fn covered(rect: Rect, visible: &[Rect]) -> f32 {
    let both = visible.iter().map(|it| it.intersect(rect.expand(4.0)));
    both.filter(Rect::is_positive).map(|both| both.area()).sum()
}

/// The best of several middles, the one that is liked best first.
fn best_place(
    middles: impl Iterator<Item = Pos2>,
    (anchor, size): (Rect, Vec2),
    visible: &[Rect],
    room: Rect,
) -> Rect {
    let room = room.shrink(AROUND);
    let places = middles.map(|center| {
        let rect = Rect::from_center_size(center, size);
        rect.translate(
            (room.min - rect.min).max(Vec2::ZERO) + (room.max - rect.max).min(Vec2::ZERO),
        )
    });
    let cost = |(n, rect): &(usize, Rect)| {
        let distance = (rect.center() - anchor.center()).length();
        covered(*rect, visible)
            + anchor.intersect(*rect).area().max(0.0)
            + distance * 0.5
            + *n as f32
    };
    let best = places
        .enumerate()
        .min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.map_or(anchor, |(_, rect)| rect)
}

/// What a card must not cover: scores, the boneyard, bones, places and the ends where there
/// will be some, the count.
pub fn worth_seeing(sprites: &[Sprite]) -> Vec<Rect> {
    let matters = |sprite: &&Sprite| {
        matches!(
            sprite.id,
            SpriteId::Score(_)
                | SpriteId::Name(_)
                | SpriteId::SideNames
                | SpriteId::BoneyardCount
                | SpriteId::Place(_)
                | SpriteId::Target(_)
                | SpriteId::Count
                | SpriteId::End(_)
                | SpriteId::Bone(_)
        )
    };
    let seen = sprites.iter().filter(matters);
    seen.map(|sprite| sprite.keeps_free.unwrap_or(sprite.hit))
        .collect()
}

/// Shows a card. Returns where it stands, if there was room for it.
pub fn card_ui(
    ui: &Ui,
    card: &Card,
    (visible, room): (&[Rect], Rect),
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Rect> {
    let ink = color(look.colors.panel_text);
    let quiet = color(look.colors.panel_quiet);
    let painter = ui.painter();
    let laid = WIDTHS.map(|width| {
        let width = width.min(room.width() - 2.0 * AROUND);
        let inner = width - 2.0 * INSIDE;
        let title = paint::paragraph(painter, &card.title, TextStyle::semibold(16.0), ink, inner);
        let lines: Vec<_> = card
            .lines
            .iter()
            .map(|line| paint::paragraph(painter, line, TextStyle::regular(14.0), quiet, inner))
            .collect();
        let lines_height: f32 = lines.iter().map(|line| line.size().y + 6.0).sum();
        let buttons = if card.buttons.is_empty() {
            0.0
        } else {
            BUTTON_HEIGHT + 10.0
        };
        let height = title.size().y + lines_height + buttons + 2.0 * INSIDE;
        (vec2(width, height), title, lines)
    });
    let free = laid
        .iter()
        .find(|(size, ..)| size.y <= room.height() * 0.45);
    let (size, title, lines) = free.unwrap_or(&laid[1]);
    let id = Id::unique(("card", &card.author_id));
    let is_new = ui.ctx().read_response(id).is_none();
    // It stays until more than its edge would cover what must be seen.
    let stands_for = (card.anchor, *size, room);
    let before = ui.data(|data| data.get_temp::<((Rect, Vec2, Rect), Rect)>(id));
    let before = before.filter(|(what, rect)| {
        !is_new && *what == stands_for && covered(rect.shrink(INSIDE), visible) == 0.0
    });
    let rect = before.map_or_else(
        || place(card.anchor, *size, visible, room),
        |(_, rect)| rect,
    );
    let spoken = std::iter::once(card.title.as_str()).chain(card.lines.iter().map(String::as_str));
    let spoken = spoken.collect::<Vec<_>>().join(" ");
    let speak = |words: Rect| {
        let response = ui.interact(words, id, Sense::hover());
        let author_id = card.author_id.clone();
        describe(&response, egui::Role::Label, author_id, &spoken);
        speak_card(&response, card.is_told_once);
    };
    if card.waits && before.is_none() && covered(rect, visible) > 0.0 {
        // Who listens does not wait for room.
        speak(Rect::from_min_size(room.min, Vec2::splat(1.0)));
        return None;
    }
    ui.data_mut(|data| data.insert_temp(id, (stands_for, rect)));
    // What lies below it is not clicked through it.
    ui.interact(rect, id.with("ground"), Sense::CLICK);
    let mut pen = Pen::new(ui.painter());
    paint::bubble(&mut pen, rect, card.anchor, look);
    drop(pen);
    let mut at = rect.min + Vec2::splat(INSIDE);
    ui.painter().galley(at, Arc::clone(title), ink);
    at.y += title.size().y + 6.0;
    for line in lines {
        ui.painter().galley(at, Arc::clone(line), quiet);
        at.y += line.size().y + 6.0;
    }
    speak(rect.with_max_y(at.y));
    let mut right = rect.right() - INSIDE;
    for (n, button) in card.buttons.iter().enumerate().rev() {
        let style = TextStyle::semibold(14.0);
        let width = paint::text_width(ui.painter(), &button.text, style) + 28.0;
        let place = Rect::from_min_max(
            pos2(right - width, rect.bottom() - 10.0 - BUTTON_HEIGHT),
            pos2(right, rect.bottom() - 10.0),
        );
        right -= width + 8.0;
        let response = button.interact(ui, place, commands);
        let is_free = ui.memory(|memory| memory.focused().is_none());
        if card.asks && n == 0 && (is_new || is_free) {
            response.request_focus();
        }
        let press = Press::of(&response);
        let mut pen = Pen::new(ui.painter());
        if button.is_main {
            paint::primary_button(&mut pen, place, &button.text, press, look);
        } else {
            paint::quiet_button(&mut pen, place, &button.text, press, On::Panel, look);
        }
    }
    Some(rect)
}
