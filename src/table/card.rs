//! A card over the table: what the coach says, a tip. It stands near what it speaks of and
//! covers as little as it can.

use std::sync::Arc;

use egui::{Color32, Galley, Id, Key, Pos2, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::sprite::{Sprite, SpriteId};
use crate::command::Command;
use crate::ear::{describe, speak_card};
use crate::menu::key_text;
use crate::paint::{self, Icon, Look, On, Pen, Press, TextStyle, color};
use words::Id as Message;

/// The widths a card may have, the one that is liked best first, in points.
const WIDTHS: [f32; 3] = [320.0, 400.0, 260.0];
/// The space inside its edge, and around it.
const INSIDE: f32 = 16.0;
const AROUND: f32 = 8.0;
const BUTTON_HEIGHT: f32 = 30.0;
/// The width of a card that speaks softly, its least height, and the space above and below its
/// sentence.
const SOFT_WIDTH: f32 = 364.0;
const SOFT_HEIGHT: f32 = 64.0;
const SOFT_INSIDE: f32 = 12.0;
/// Where its sentence begins, beside the bulb, and the space at its right edge.
const SOFT_TEXT: f32 = 50.0;
const SOFT_RIGHT: f32 = 18.0;
/// The height of a line of its text, the size of its icons, and of the button that closes it.
const LINE: f32 = 20.0;
const ICON: f32 = 20.0;
const CLOSE: f32 = 28.0;
/// Where along a side of its anchor a card stands: in the middle, or as far to one side as it
/// still points there.
const ALONG: [f32; 5] = [0.0, 0.5, -0.5, 1.0, -1.0];
/// From how far a card still points at its anchor.
const POINTS_FROM: f32 = 24.0;
/// How much higher a bubble may stand, to keep clear of scores, the table count and buttons, in
/// points.
const UP: [f32; 7] = [0.0, 20.0, 40.0, 60.0, 90.0, 115.0, 150.0];
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
    pub(super) fn interact(&self, ui: &Ui, rect: Rect, commands: &mut Vec<Command>) -> Response {
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a way of its own in which a card can speak"
)]
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
    /// Whether it speaks softly: its title is a sentence beside a bulb, above its anchor; its
    /// last button is a cross, the one before a link.
    pub is_soft: bool,
}

/// The place for something of a size beside an anchor, in a room: where it covers the
/// least of what must stay visible; above is liked best.
pub fn place(anchor: Rect, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
    let away = away(anchor, size);
    let reach = (size / 2.0 - Vec2::splat(POINTS_INSIDE)).max(Vec2::ZERO);
    let near = [
        vec2(0.0, -1.0),
        vec2(0.0, 1.0),
        vec2(1.0, 0.0),
        vec2(-1.0, 0.0),
    ];
    let near = near.into_iter().flat_map(|to| {
        let along = vec2(to.y.abs(), to.x.abs()) * reach;
        // A little farther away is better than on the number of an end.
        [0.0, 40.0].into_iter().flat_map(move |farther| {
            let center = anchor.center() + to * (away + Vec2::splat(farther));
            ALONG.map(|part| center + along * part)
        })
    });
    let inner = room.shrink(AROUND).shrink2(size / 2.0);
    let grid = (0..5).flat_map(|x| (0..9).map(move |y| vec2(x as f32 / 4.0, y as f32 / 8.0)));
    let far = grid.map(|at| inner.min + at * inner.size().max(Vec2::ZERO));
    best_place(near.chain(far), (anchor, size), visible, room)
}

/// The place for a bubble right above what it points at.
pub(super) fn place_above(anchor: Rect, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
    let away = away(anchor, size);
    let reach = (size.x / 2.0 - POINTS_INSIDE).max(0.0);
    let above = UP
        .into_iter()
        .flat_map(|up| ALONG.map(|part| anchor.center() - vec2(part * reach, away.y + up)));
    best_place(above, (anchor, size), visible, room)
}

/// How far the middle of something beside an anchor is from that of the anchor.
fn away(anchor: Rect, size: Vec2) -> Vec2 {
    size / 2.0 + anchor.size() / 2.0 + Vec2::splat(AROUND)
}

/// The space to leave around what must stay visible where there is room, in points.
const MARGIN: f32 = 4.0;

/// How much of what must stay visible something covers, or comes too close to.
fn covered(rect: Rect, visible: &[Rect]) -> f32 {
    let both = visible.iter().map(|it| it.intersect(rect.expand(MARGIN)));
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

/// What a card must not cover: scores, the boneyard, bones and backs, places and the ends where
/// there will be some, the count.
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
                | SpriteId::Back(..)
        )
    };
    let takes_room = |it: &&Sprite| it.height > 0.0 || it.keeps_free.is_some();
    let seen = sprites.iter().filter(matters).filter(takes_room);
    seen.map(|sprite| sprite.keeps_free.unwrap_or(sprite.hit))
        .collect()
}

/// A card with its text in lines.
struct LaidCard {
    size: Vec2,
    /// Each text and where it stands in the card.
    texts: Vec<(Vec2, Arc<Galley>)>,
    /// The foot of the sentence.
    sentence: f32,
}

impl Card {
    /// All that it says.
    fn spoken(&self) -> String {
        let lines = self.lines.iter().map(String::as_str);
        let all = std::iter::once(self.title.as_str()).chain(lines);
        all.collect::<Vec<_>>().join(" ")
    }

    /// Lays its text out, in a width.
    fn laid(&self, ui: &Ui, width: f32, look: &Look) -> LaidCard {
        let [ink, quiet] = [look.colors.panel_text, look.colors.panel_quiet].map(color);
        let (start, mut texts, sentence) = if self.is_soft {
            let start = vec2(SOFT_TEXT, SOFT_INSIDE);
            let (texts, foot) = self.soft_title(ui, start, width, ink);
            (start, texts, foot)
        } else {
            let start = Vec2::splat(INSIDE);
            let (style, inner) = (TextStyle::semibold(16.0), width - 2.0 * INSIDE);
            let title = paint::paragraph(ui.painter(), &self.title, style, ink, inner);
            let foot = start.y + title.size().y;
            (start, vec![(start, title)], foot)
        };
        let mut at = vec2(start.x, sentence);
        let right = if self.is_soft { SOFT_RIGHT } else { INSIDE };
        for line in &self.lines {
            at.y += 6.0;
            let inner = width - start.x - right;
            let line = paint::paragraph(ui.painter(), line, TextStyle::regular(14.0), quiet, inner);
            let height = line.size().y;
            texts.push((at, line));
            at.y += height;
        }
        let has_row = !self.is_soft && !self.buttons.is_empty();
        let buttons = if has_row { BUTTON_HEIGHT + 10.0 } else { 0.0 };
        let height = at.y + buttons + start.y;
        LaidCard {
            size: vec2(
                width,
                if self.is_soft {
                    height.max(SOFT_HEIGHT)
                } else {
                    height
                },
            ),
            texts,
            sentence,
        }
    }

    /// The sentence of a card that speaks softly, and its foot: its first line leaves room for
    /// the cross, its last one for the link.
    fn soft_title(
        &self,
        ui: &Ui,
        start: Vec2,
        width: f32,
        ink: Color32,
    ) -> (Vec<(Vec2, Arc<Galley>)>, f32) {
        let inner = width - start.x - SOFT_RIGHT;
        let beside_cross = inner - ICON - SOFT_INSIDE;
        let style = TextStyle::regular(14.0);
        let lay = |text: &str, width| paint::paragraph(ui.painter(), text, style, ink, width);
        let first = lay(&self.title, beside_cross);
        let in_first = first.rows.first().map_or(0, |row| row.glyphs.len());
        let split = self.title.char_indices().nth(in_first);
        let (first, rest) = match split {
            Some((at, _)) if first.rows.len() > 1 => {
                let (first, rest) = self.title.split_at(at);
                let rest = lay(rest.trim_start(), inner);
                (lay(first.trim_end(), f32::INFINITY), Some(rest))
            }
            _ => (first, None),
        };
        let second = vec2(start.x, start.y + first.size().y);
        let mut foot = second.y;
        if let Some(rest) = &rest {
            foot += rest.size().y;
            let last = rest.rows.last().map_or(0.0, |row| row.rect().width());
            let beside = self.soft_link().map(|link| link_width(ui, link));
            if beside.is_some_and(|link| last + SOFT_INSIDE + link > inner) {
                foot += LINE;
            }
        }
        let rest = rest.map(|rest| (second, rest));
        let texts = std::iter::once((start, first)).chain(rest);
        (texts.collect(), foot)
    }

    /// The link of a card that speaks softly.
    fn soft_link(&self) -> Option<&CardButton> {
        self.buttons.iter().rev().nth(1)
    }

    /// Its place: above its anchor if it speaks softly and covers nothing there.
    fn place(&self, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
        let above = place_above(self.anchor, size, visible, room);
        if self.is_soft && covered(above, visible) == 0.0 {
            above
        } else {
            place(self.anchor, size, visible, room)
        }
    }

    /// Its bulb, its link beside the end of its sentence, and its cross.
    fn soft_ui(
        &self,
        ui: &Ui,
        rect: Rect,
        sentence: f32,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let first = rect.top() + SOFT_INSIDE + LINE / 2.0;
        let mut pen = Pen::new(ui.painter());
        let bulb = pos2(
            rect.left() + SOFT_TEXT / 2.0 + 2.0,
            rect.top() + SOFT_HEIGHT / 2.0,
        );
        paint::icon(&mut pen, Icon::Hint, bulb, ICON, color(look.colors.gold));
        drop(pen);
        let right = rect.right() - SOFT_RIGHT;
        if let Some(link) = self.soft_link() {
            let last = (rect.top() + sentence - LINE / 2.0).max(first + LINE);
            let size = vec2(link_width(ui, link), LINE);
            let place = Rect::from_center_size(pos2(right - size.x / 2.0, last), size);
            link.link_ui(ui, place, (On::Panel, look), commands);
        }
        if let Some(cross) = self.buttons.last() {
            let center = pos2(right - ICON / 2.0 + 3.0, first - 1.0);
            let place = Rect::from_center_size(center, Vec2::splat(CLOSE));
            let response = cross.interact(ui, place, commands);
            let mut pen = Pen::new(ui.painter());
            let press = Press::of(&response);
            paint::icon_button(&mut pen, place, Icon::Close, press, On::Panel, look);
        }
    }

    /// Its buttons in a row at its foot.
    fn buttons_ui(
        &self,
        ui: &Ui,
        rect: Rect,
        is_new: bool,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let mut right = rect.right() - INSIDE;
        for (n, button) in self.buttons.iter().enumerate().rev() {
            let style = TextStyle::semibold(14.0);
            let width = paint::text_width(ui.painter(), &button.text, style) + 28.0;
            let place = Rect::from_min_max(
                pos2(right - width, rect.bottom() - 10.0 - BUTTON_HEIGHT),
                pos2(right, rect.bottom() - 10.0),
            );
            right -= width + 8.0;
            let response = button.interact(ui, place, commands);
            let is_free = ui.memory(|memory| memory.focused().is_none());
            if self.asks && n == 0 && (is_new || is_free) {
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
    }
}

fn link_width(ui: &Ui, link: &CardButton) -> f32 {
    paint::text_width(ui.painter(), &link.text, TextStyle::regular(14.0)) + 4.0
}

/// Shows a card. Returns where it stands, if there was room for it.
pub fn card_ui(
    ui: &Ui,
    card: &Card,
    (visible, room): (&[Rect], Rect),
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Rect> {
    let widths = if card.is_soft {
        [SOFT_WIDTH; 3]
    } else {
        WIDTHS
    };
    let widest = room.width() - 2.0 * AROUND;
    let laid = widths.map(|width| card.laid(ui, width.min(widest), look));
    let free = laid.iter().find(|laid| laid.size.y <= room.height() * 0.45);
    let LaidCard {
        size,
        texts,
        sentence,
    } = free.unwrap_or(&laid[1]);
    let id = Id::unique(("card", &card.author_id));
    let is_new = ui.ctx().read_response(id).is_none();
    // It stays until more than its edge would cover what must be seen.
    let stands_for = (card.anchor, *size, room);
    let before = ui.data(|data| data.get_temp::<((Rect, Vec2, Rect), Rect)>(id));
    let before = before.filter(|(what, rect)| {
        !is_new && *what == stands_for && covered(rect.shrink(INSIDE), visible) == 0.0
    });
    let rect = before.map_or_else(|| card.place(*size, visible, room), |(_, rect)| rect);
    let speak = |words: Rect| {
        let response = ui.interact(words, id, Sense::hover());
        let author_id = card.author_id.clone();
        describe(&response, egui::Role::Label, author_id, &card.spoken());
        speak_card(&response, card.is_told_once);
    };
    // A tip that only stands close to something hides nothing.
    let covers = covered(rect.shrink(MARGIN), visible) > 0.0;
    if card.waits && before.is_none() && covers {
        // Who listens does not wait for room.
        speak(Rect::from_min_size(room.min, Vec2::splat(1.0)));
        return None;
    }
    ui.data_mut(|data| data.insert_temp(id, (stands_for, rect)));
    // What lies below it is not clicked through it.
    ui.interact(rect, id.with("ground"), Sense::CLICK);
    let is_near = rect.expand(POINTS_FROM).intersects(card.anchor);
    // What speaks softly points down over the tab of the count, too.
    let is_above = card.is_soft && rect.bottom() <= card.anchor.top();
    let about = if is_near || is_above {
        card.anchor
    } else {
        rect
    };
    paint::bubble(&mut Pen::new(ui.painter()), rect, about, look);
    for (at, text) in texts {
        let ink = Color32::PLACEHOLDER;
        ui.painter().galley(rect.min + *at, Arc::clone(text), ink);
    }
    let foot = texts.last().map_or(0.0, |(at, text)| at.y + text.size().y);
    speak(rect.with_max_y(rect.top() + foot));
    if card.is_soft {
        card.soft_ui(ui, rect, *sentence, look, commands);
    } else {
        card.buttons_ui(ui, rect, is_new, look, commands);
    }
    Some(rect)
}
