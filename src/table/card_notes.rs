//! Notes on the card of a finished game: the new rating, and the offer of the next level.

use std::sync::Arc;

use egui::emath::easing::cubic_out;
use egui::{Align, Galley, Pos2, Rect, Ui, lerp, pos2, vec2};

use super::card_button::CardButton;
use super::end_card::progress;
use crate::command::Command;
use crate::paint::{self, Coin, Look, Pen, Surface, TextStyle, color};
use words::msg;

// The rating.
const RATING_HEIGHT: f32 = 40.0;
const LABEL_STYLE: TextStyle = TextStyle::regular(14.0);
const NUMBER_STYLE: TextStyle = TextStyle::semibold(28.0);
const PILL_HEIGHT: f32 = 24.0;
const PILL_STYLE: TextStyle = TextStyle::semibold(14.0);
const PILL_PADDING: f32 = 10.0;
const GAP: f32 = 12.0;
const SCALE_SIZE: [f32; 2] = [116.0, 4.0];
/// The positions of the two levels on the scale, as shares of the scale's width.
const LEVEL_POSITIONS: [f32; 2] = [0.2, 0.8];
const LEVEL_MARK_SIZE: [f32; 2] = [2.0, 16.0];
const LEVEL_NAME_STYLE: TextStyle = TextStyle::regular(12.0);
const GAP_BELOW_SCALE: f32 = 22.0;
const SCALE_ABOVE_MIDDLE: f32 = 7.0;
const DOT_RADIUS: f32 = 6.0;
// The next level.
const COIN_SIZE: f32 = 40.0;
const BUTTON_HEIGHT: f32 = 36.0;
/// The minimum widths for the first sentence, and for both sentences, of a level note.
const MIN_TEXT_WIDTHS: [f32; 2] = [100.0, 150.0];
const TEXT_STYLES: [TextStyle; 2] = [TextStyle::semibold(14.0), TextStyle::regular(14.0)];
/// When the rating starts to count up and how long that takes, in seconds.
const COUNTING_SECS: (f64, f64) = (0.4, 0.6);
/// The time at which the newest leaf of a coin starts to grow, in seconds.
const LEAF_GROWS_AT_SECS: f64 = 0.6;

/// A note on the card of a finished game.
#[derive(Debug, Clone, PartialEq)]
pub enum CardNote {
    Rating(RatingNote),
    /// The offer of the next level.
    Level(LevelNote),
}

/// The change of the rating by a game, in whole points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingNote {
    pub before: i32,
    pub after: i32,
    /// The lower and upper bound of the player's likely strength, in points.
    pub range: (i32, i32),
    /// The ratings and names of the nearest levels below and above.
    pub levels: [(i32, String); 2],
}

#[derive(Debug, Clone, PartialEq)]
pub struct LevelNote {
    pub coin: Coin,
    /// Whether the newest leaf of the coin grows while the card appears.
    pub is_leaf_growing: bool,
    /// A sentence about the result, and one with the offer.
    pub sentences: [String; 2],
    /// The button that starts a game at the next level.
    pub button: CardButton,
}

impl CardNote {
    pub fn spoken_text(&self) -> String {
        match self {
            Self::Rating(rating) => rating.spoken_text(),
            Self::Level(level) => level.sentences.join(" "),
        }
    }
}

impl RatingNote {
    fn spoken_text(&self) -> String {
        let change = self.after - self.before;
        let way = match change {
            1.. => "up",
            0 => "same",
            ..0 => "down",
        };
        let by = words::number(change.unsigned_abs());
        msg::result_rating_spoken(by, way, words::number(self.after))
    }

    /// Where a rating is on the scale, from 0.0 to 1.0.
    fn scale_position(&self, rating: i32) -> f32 {
        let [(low, _), (high, _)] = &self.levels;
        let part = (rating - low) as f32 / (high - low).max(1) as f32;
        lerp(LEVEL_POSITIONS[0]..=LEVEL_POSITIONS[1], part).clamp(0.0, 1.0)
    }

    fn ui(&self, ui: &Ui, row: Rect, shown_secs: f64, look: &Look) {
        let mut pen = Pen::new(ui.painter());
        let [text, quiet] = [look.text(Surface::Panel), look.quiet_text(Surface::Panel)];
        let counted = cubic_out(progress(COUNTING_SECS, shown_secs));
        let shown = lerp(self.before as f32..=self.after as f32, counted).round() as i32;
        let scale = row.with_min_x(row.right() - SCALE_SIZE[0]);
        self.paint_scale(&mut pen, scale, shown, look);
        // The row is laid out from the right.
        let change = self.after - self.before;
        let sign = if change < 0 { "−" } else { "+" };
        let signed = format!("{sign}{}", words::number(change.unsigned_abs()));
        let width = paint::text_width(pen.painter(), &signed, PILL_STYLE) + 2.0 * PILL_PADDING;
        let middle = row.center().y;
        let pill = pos2(scale.left() - 2.0 * GAP - width / 2.0, middle);
        let pill = Rect::from_center_size(pill, vec2(width, PILL_HEIGHT));
        let colors = &look.colors;
        let (tone, strength) =
            if change < 0 { (colors.panel_text, 0.16) } else { (colors.good, 0.35) };
        pen.rect(pill, PILL_HEIGHT / 2.0, color(colors.panel.toward(tone, strength)));
        let baseline = paint::centered_baseline(middle, PILL_STYLE.size);
        let at = pos2(pill.center().x, baseline);
        pen.text(at, Align::Center, &signed, PILL_STYLE, text);
        let number = words::number(shown);
        let room = pill.left() - GAP - row.left();
        let (number, style) = paint::fit_text(pen.painter(), &number, NUMBER_STYLE, 20.0, room);
        let at = pos2(pill.left() - GAP, paint::centered_baseline(middle, style.size));
        pen.text(at, Align::Max, &number, style, text);
        let room = room - paint::text_width(pen.painter(), &number, style) - GAP;
        let label = msg::RESULT_RATING.text();
        if paint::text_width(pen.painter(), &label, LABEL_STYLE) <= room {
            let at = pos2(row.left(), paint::centered_baseline(middle, LABEL_STYLE.size));
            pen.text(at, Align::Min, &label, LABEL_STYLE, quiet);
        }
    }

    fn paint_scale(&self, pen: &mut Pen, place: Rect, shown: i32, look: &Look) {
        let y = place.center().y - SCALE_ABOVE_MIDDLE;
        let gold = color(look.colors.bars[0]);
        let quiet = look.quiet_text(Surface::Panel);
        let at = |part: f32| pos2(place.left() + part * place.width(), y);
        let between = |from: f32, to: f32| {
            let half = vec2(0.0, SCALE_SIZE[1] / 2.0);
            Rect::from_min_max(at(from) - half, at(to) + half)
        };
        let track = color(look.colors.shadow).gamma_multiply(0.5);
        pen.rect(between(0.0, 1.0), SCALE_SIZE[1] / 2.0, track);
        let (low, high) = self.range;
        let band = between(self.scale_position(low), self.scale_position(high));
        pen.rect(band, SCALE_SIZE[1] / 2.0, gold.gamma_multiply(0.4));
        let room = (LEVEL_POSITIONS[1] - LEVEL_POSITIONS[0]) * place.width() - 4.0;
        for (part, (_, name)) in LEVEL_POSITIONS.into_iter().zip(&self.levels) {
            let mark = Rect::from_center_size(at(part), LEVEL_MARK_SIZE.into());
            pen.rect(mark, 1.0, quiet);
            let (name, style) = paint::fit_text(pen.painter(), name, LEVEL_NAME_STYLE, 10.0, room);
            let below = paint::centered_baseline(y + GAP_BELOW_SCALE, style.size);
            let half = paint::text_width(pen.painter(), &name, style) / 2.0;
            let most = place.right() - half;
            let x = at(part).x.min(most).max(place.left() + half);
            pen.text(pos2(x, below), Align::Center, &name, style, quiet);
        }
        pen.disc(at(self.scale_position(shown)), DOT_RADIUS, gold);
    }
}

/// A note with its text laid out.
pub(super) struct NoteLayout<'a> {
    note: &'a CardNote,
    pub height: f32,
    sentences: Vec<Arc<Galley>>,
    /// Width of the button; 0.0 for a rating.
    button_width: f32,
}

impl<'a> NoteLayout<'a> {
    pub fn new(ui: &Ui, note: &'a CardNote, width: f32, look: &Look) -> Self {
        let CardNote::Level(level) = note else {
            return Self { note, height: RATING_HEIGHT, sentences: Vec::new(), button_width: 0.0 };
        };
        let button_width =
            level.button.quiet().small().height(BUTTON_HEIGHT).width(ui).min(width / 2.0);
        let room = width - COIN_SIZE - button_width - 2.0 * GAP;
        let inks = [look.text(Surface::Panel), look.quiet_text(Surface::Panel)];
        // Where there is little room, sentences are left out, since the button says the same.
        let lines = MIN_TEXT_WIDTHS.into_iter().filter(|least| room >= *least).count();
        let sentences = level.sentences.iter().take(lines).zip(TEXT_STYLES).zip(inks);
        let sentences = sentences.map(|((sentence, style), ink)| {
            paint::paragraph(ui.painter(), sentence, style, ink, room)
        });
        let sentences: Vec<_> = sentences.collect();
        let text: f32 = sentences.iter().map(|text| text.size().y).sum();
        Self { note, height: text.max(COIN_SIZE), sentences, button_width }
    }

    pub fn ui(
        &self,
        ui: &Ui,
        row: Rect,
        shown_secs: f64,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        match self.note {
            CardNote::Rating(rating) => rating.ui(ui, row, shown_secs, look),
            CardNote::Level(level) => self.level_ui(ui, (level, row), shown_secs, look, commands),
        }
    }

    fn level_ui(
        &self,
        ui: &Ui,
        (level, row): (&LevelNote, Rect),
        shown_secs: f64,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let leaf = (shown_secs - LEAF_GROWS_AT_SECS) as f32;
        let newest_leaf =
            if level.is_leaf_growing { Coin::leaf_size_after(leaf.max(0.0)) } else { 1.0 };
        let coin = Coin { newest_leaf, ..level.coin };
        let mut pen = Pen::new(ui.painter());
        let left_middle = pos2(row.left() + COIN_SIZE / 2.0, row.center().y);
        paint::coin(&mut pen, left_middle, COIN_SIZE, &coin);
        drop(pen);
        let text: f32 = self.sentences.iter().map(|text| text.size().y).sum();
        let mut at: Pos2 = pos2(row.left() + COIN_SIZE + GAP, row.center().y - text / 2.0);
        for sentence in &self.sentences {
            ui.painter().galley(at, Arc::clone(sentence), look.text(Surface::Panel));
            at.y += sentence.size().y;
        }
        let size = vec2(self.button_width, BUTTON_HEIGHT);
        let place =
            Rect::from_min_size(pos2(row.right() - size.x, row.center().y - size.y / 2.0), size);
        level.button.show(ui, (level.button.quiet(), place), look, commands);
    }
}
