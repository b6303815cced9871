//! A card over the table: a question, an offer, a tip or advice. It appears near its anchor and
//! covers as little as it can.

use std::sync::Arc;

use egui::{Color32, Galley, Id, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::card_button::{CardButton, small_buttons_ui};
use super::card_place::{GAP_AROUND_CARD, VISIBLE_MARGIN, covered_area, place, place_above};
use crate::command::Command;
use crate::ear::{describe, speak_card};
use crate::paint::{self, Icon, Look, Pen, TextStyle, color};
use crate::widgets::{SMALL_HEIGHT, layout_with_terms, term_tip};

/// The width of a card, and the width it takes if it would become too high.
const WIDTHS: [f32; 2] = [320.0, 400.0];
const PADDING: f32 = 16.0;
const GAP_BELOW_BUTTONS: f32 = 10.0;
// Advice: a bulb, a sentence, a link and a cross.
const ADVICE_WIDTH: f32 = 364.0;
const ADVICE_HEIGHT: f32 = 64.0;
const ADVICE_PADDING: f32 = 12.0;
const ADVICE_TEXT_LEFT: f32 = 50.0;
const ADVICE_RIGHT_PADDING: f32 = 18.0;
const LINE_HEIGHT: f32 = 20.0;
const ICON_SIZE: f32 = 20.0;
const CLOSE_BUTTON_SIZE: f32 = 28.0;
/// The largest distance from which a card points at its anchor.
const MAX_POINTING_DISTANCE: f32 = 24.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardKind {
    /// A question. The first button gets the keyboard focus when the card appears.
    Question,
    /// An offer, which can be left unanswered.
    Offer,
    /// A tip, which waits for a place where it covers nothing.
    Tip,
    /// Advice, less prominent: a sentence beside a bulb, above the anchor. The last button is a
    /// cross, the one before it a link.
    Advice,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub kind: CardKind,
    pub author_id: String,
    pub title: String,
    pub lines: Vec<String>,
    /// Buttons from left to right.
    pub buttons: Vec<CardButton>,
    /// The rectangle of what the card is about.
    pub anchor: Rect,
    /// Whether a screen reader reads the card only the first time it appears.
    pub is_read_once: bool,
}

struct LaidOutCard {
    size: Vec2,
    /// Each text with its position in the card.
    texts: Vec<(Vec2, Arc<Galley>)>,
    /// Lower edge of the title, from the top of the card.
    title_bottom: f32,
}

impl Card {
    fn is_advice(&self) -> bool {
        self.kind == CardKind::Advice
    }

    /// The title and the lines, for a screen reader.
    fn spoken_text(&self) -> String {
        let lines = self.lines.iter().map(String::as_str);
        let all = std::iter::once(self.title.as_str()).chain(lines);
        all.collect::<Vec<_>>().join(" ")
    }

    fn lay_out(&self, ui: &Ui, width: f32, look: &Look) -> LaidOutCard {
        let [ink, quiet] = [look.colors.panel_text, look.colors.panel_quiet].map(color);
        let (start, mut texts, title_bottom) = if self.is_advice() {
            let start = vec2(ADVICE_TEXT_LEFT, ADVICE_PADDING);
            let (texts, foot) = self.lay_out_advice(ui, start, width, ink);
            (start, texts, foot)
        } else {
            let start = Vec2::splat(PADDING);
            let (style, inner) = (TextStyle::semibold(16.0), width - 2.0 * PADDING);
            let title = if self.kind == CardKind::Tip {
                let mut job = layout_with_terms(&self.title, style, [ink, quiet]);
                job.wrap.max_width = inner;
                ui.painter().layout_job(job)
            } else {
                paint::paragraph(ui.painter(), &self.title, style, ink, inner)
            };
            let foot = start.y + title.size().y;
            (start, vec![(start, title)], foot)
        };
        let mut at = vec2(start.x, title_bottom);
        let (right, least) =
            if self.is_advice() { (ADVICE_RIGHT_PADDING, ADVICE_HEIGHT) } else { (PADDING, 0.0) };
        for line in &self.lines {
            at.y += 6.0;
            let inner = width - start.x - right;
            let line = paint::paragraph(ui.painter(), line, TextStyle::regular(14.0), quiet, inner);
            let height = line.size().y;
            texts.push((at, line));
            at.y += height;
        }
        let has_row = !self.is_advice() && !self.buttons.is_empty();
        let buttons = if has_row { SMALL_HEIGHT + GAP_BELOW_BUTTONS } else { 0.0 };
        let height = at.y + buttons + start.y;
        LaidOutCard { size: vec2(width, height.max(least)), texts, title_bottom }
    }

    /// Lays out the sentence of advice: the first line leaves room for the cross, the last one for
    /// the link. Returns the texts and their lower edge.
    fn lay_out_advice(
        &self,
        ui: &Ui,
        start: Vec2,
        width: f32,
        ink: Color32,
    ) -> (Vec<(Vec2, Arc<Galley>)>, f32) {
        let inner = width - start.x - ADVICE_RIGHT_PADDING;
        let beside_cross = inner - ICON_SIZE - ADVICE_PADDING;
        let style = TextStyle::regular(14.0);
        let lay_out = |text: &str, width| paint::paragraph(ui.painter(), text, style, ink, width);
        let first = lay_out(&self.title, beside_cross);
        let in_first = first.rows.first().map_or(0, |row| row.glyphs.len());
        let split = self.title.char_indices().nth(in_first);
        let (first, rest) = match split {
            Some((at, _)) if first.rows.len() > 1 => {
                let (first, rest) = self.title.split_at(at);
                let rest = lay_out(rest.trim_start(), inner);
                (lay_out(first.trim_end(), f32::INFINITY), Some(rest))
            }
            _ => (first, None),
        };
        let second = vec2(start.x, start.y + first.size().y);
        let mut foot = second.y;
        if let Some(rest) = &rest {
            foot += rest.size().y;
            let last = rest.rows.last().map_or(0.0, |row| row.rect().width());
            let beside = self.advice_link().map(|link| link.link().width(ui));
            if beside.is_some_and(|link| last + ADVICE_PADDING + link > inner) {
                foot += LINE_HEIGHT;
            }
        }
        let rest = rest.map(|rest| (second, rest));
        let texts = std::iter::once((start, first)).chain(rest);
        (texts.collect(), foot)
    }

    fn advice_link(&self) -> Option<&CardButton> {
        self.buttons.iter().rev().nth(1)
    }

    fn place(&self, size: Vec2, visible: &[Rect], room: Rect) -> Rect {
        let above = place_above(self.anchor, size, visible, room);
        if self.is_advice() && covered_area(above, visible) == 0.0 {
            above
        } else {
            place(self.anchor, size, visible, room)
        }
    }

    /// Shows the bulb, the link beside the end of the sentence, and the cross.
    fn advice_ui(
        &self,
        ui: &Ui,
        rect: Rect,
        title_bottom: f32,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let first = rect.top() + ADVICE_PADDING + LINE_HEIGHT / 2.0;
        let mut pen = Pen::new(ui.painter());
        let bulb =
            pos2(rect.left() + ADVICE_TEXT_LEFT / 2.0 + 2.0, rect.top() + ADVICE_HEIGHT / 2.0);
        paint::icon(&mut pen, Icon::Hint, bulb, ICON_SIZE, color(look.colors.gold));
        drop(pen);
        let right = rect.right() - ADVICE_RIGHT_PADDING;
        if let Some(link) = self.advice_link() {
            let last = (rect.top() + title_bottom - LINE_HEIGHT / 2.0).max(first + LINE_HEIGHT);
            let size = vec2(link.link().width(ui), LINE_HEIGHT);
            let place = Rect::from_center_size(pos2(right - size.x / 2.0, last), size);
            link.show(ui, (link.link(), place), look, commands);
        }
        if let Some(cross) = self.buttons.last() {
            let center = pos2(right - ICON_SIZE / 2.0 + 3.0, first - 1.0);
            let place = Rect::from_center_size(center, Vec2::splat(CLOSE_BUTTON_SIZE));
            cross.show(ui, (cross.icon(Icon::Close), place), look, commands);
        }
    }
}

/// Shows a card. Returns its rectangle, or `None` if there was no room for it.
pub fn card_ui(
    ui: &Ui,
    card: &Card,
    (visible, room): (&[Rect], Rect),
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Rect> {
    let lay_out =
        |width: f32| card.lay_out(ui, width.min(room.width() - 2.0 * GAP_AROUND_CARD), look);
    let [width, large_width] = if card.is_advice() { [ADVICE_WIDTH; 2] } else { WIDTHS };
    let laid_out = Some(lay_out(width)).filter(|card| card.size.y <= room.height() * 0.45);
    let LaidOutCard { size, texts, title_bottom } =
        laid_out.unwrap_or_else(|| lay_out(large_width));
    let id = Id::unique(("card", &card.author_id));
    let is_new = ui.ctx().read_response(id).is_none();
    // The card stays where it is until it would cover what must stay visible by more than its edge.
    let layout_key = (card.anchor, size, room);
    let before = ui.data(|data| data.get_temp::<((Rect, Vec2, Rect), Rect)>(id));
    let before = before.filter(|(what, rect)| {
        !is_new && *what == layout_key && covered_area(rect.shrink(PADDING), visible) == 0.0
    });
    let rect = before.map_or_else(|| card.place(size, visible, room), |(_, rect)| rect);
    let speak = |words: Rect| {
        let response = ui.interact(words, id, Sense::hover());
        let author_id = card.author_id.clone();
        describe(&response, egui::Role::Label, author_id, &card.spoken_text());
        speak_card(&response, card.is_read_once);
        response
    };
    // A tip may come close to something, but not cover it.
    let covers = covered_area(rect.shrink(VISIBLE_MARGIN), visible) > 0.0;
    if card.kind == CardKind::Tip && before.is_none() && covers {
        // A screen reader reads the tip although there is no room to show it.
        speak(Rect::from_min_size(room.min, Vec2::splat(1.0)));
        return None;
    }
    ui.data_mut(|data| data.insert_temp(id, (layout_key, rect)));
    // A click on the card does not reach what is below it.
    ui.interact(rect, id.with("ground"), Sense::CLICK);
    let is_near = rect.expand(MAX_POINTING_DISTANCE).intersects(card.anchor);
    // Advice may also point down across the tab of the count.
    let is_above = card.is_advice() && rect.bottom() <= card.anchor.top();
    let target = if is_near || is_above { card.anchor } else { rect };
    paint::bubble(&mut Pen::new(ui.painter()), rect, target, look);
    let foot = texts.last().map_or(0.0, |(at, text)| at.y + text.size().y);
    let title = texts.first().map(|(at, text)| (rect.min + *at, Arc::clone(text)));
    for (at, text) in texts {
        ui.painter().galley(rect.min + at, text, Color32::PLACEHOLDER);
    }
    let words = speak(rect.with_max_y(rect.top() + foot));
    if let Some((at, title)) = title.filter(|_| card.kind == CardKind::Tip) {
        term_tip(words, &card.title, at, &title);
    }
    if card.is_advice() {
        card.advice_ui(ui, rect, title_bottom, look, commands);
    } else {
        let corner = rect.right_bottom() - vec2(PADDING, GAP_BELOW_BUTTONS);
        let main = small_buttons_ui(ui, corner, &card.buttons, look, commands);
        let is_free = ui.memory(|memory| memory.focused().is_none());
        if let Some(main) = main.filter(|_| card.kind == CardKind::Question && (is_new || is_free))
        {
            main.request_focus();
        }
    }
    Some(rect)
}
