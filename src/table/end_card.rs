//! The card on the cloth at the end of a hand or a game: how it ended, the scores, and what
//! to do next.

use std::sync::Arc;

use egui::emath::easing::cubic_out;
use egui::text::LayoutJob;
use egui::{Align, Galley, Id, Key, Pos2, Rect, Response, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use engine::Bone;
use words::{Points, msg};

use super::card_button::CardButton;
use super::ids::keep_arrows;
use super::layout::TableLayout;
use super::measures::SizeClass;
use crate::command::Command;
use crate::ear::describe;
use crate::paint::{
    self, Bone as PaintedBone, HandMarks, Icon, Look, On, Pen, Pose, TextStyle, color,
};
use crate::widgets::Button;

const WIDTH: f32 = 448.0;
const INSIDE: f32 = 32.0;
const BESIDE_NARROW: f32 = 18.0;
const ABOVE: f32 = 16.0;
// Held bones, with gaps of at least a share of their width.
const BONE: f32 = 22.0;
const HELD_STYLE: TextStyle = TextStyle::regular(16.0);
const BESIDE_HELD: f32 = 18.0;
const BETWEEN_HELD: f32 = 0.08;
// Heights. All but the button's shrink where there is little room, down to a share.
const TITLE: f32 = 50.0;
const LARGE_TITLE: f32 = 62.0;
const HELD: f32 = 48.0;
const HELD_UP: f32 = 10.0;
const POINTS: f32 = 44.0;
const ABOVE_LINE: f32 = 18.0;
const BELOW_LINE: f32 = 8.0;
const ABOVE_RULE: f32 = 29.0;
const FIRST_SIDE: f32 = 30.0;
const MARKS: f32 = 18.0;
const SIDE: f32 = 34.0;
const ABOVE_BUTTON: f32 = 28.0;
const BUTTON: f32 = 56.0;
const LINKS: f32 = 25.0;
const BELOW: f32 = 27.0;
const TIGHTEST: f32 = 0.55;
/// Letters of the title, unless it is long.
const SMALL_TITLE: f32 = 20.0;
/// Duration of the card's appearance, and start and duration of its filling bars, in seconds.
const APPEARS_SECS: f64 = 0.18;
const BARS_SECS: (f64, f64) = (0.4, 0.7);

/// A card at the end of a hand or a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndCard {
    /// Author id.
    pub author_id: &'static str,
    /// Title.
    pub title: String,
    /// Whether it ends a game: then its title is large, and a menu has more.
    pub is_of_game: bool,
    /// Whether somebody at the screen won: then the title is gold.
    pub is_won: bool,
    /// Rows that tell how it ended.
    pub rows: Vec<CardRow>,
    /// Scores: the winner's first, then the highest.
    pub sides: Vec<SideScore>,
}

/// A row of the card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardRow {
    /// Bones that a player still held.
    Held(HeldBones),
    /// Golden points.
    Points(String),
    /// A sentence.
    Line(String),
    /// A quiet sentence.
    Quiet(String),
}

impl CardRow {
    fn spoken(&self) -> String {
        match self {
            Self::Held(held) if held.who.is_empty() => {
                let bones: Vec<String> = held.bones.iter().map(Bone::to_string).collect();
                format!("{} {}", bones.join(" "), held.sum)
            }
            Self::Held(held) => format!("{} {}", held.who, held.sum),
            Self::Points(text) | Self::Line(text) | Self::Quiet(text) => text.clone(),
        }
    }
}

/// Bones that a player still held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldBones {
    /// "You held".
    pub who: String,
    /// The bones.
    pub bones: Vec<Bone>,
    /// "6 + 2 = 8 pips".
    pub sum: String,
    /// "8 pips", where there is little room.
    pub short_sum: String,
}

/// The score of a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideScore {
    /// Name.
    pub name: String,
    /// Index of its color.
    pub color: usize,
    /// Whether this side won the game.
    pub is_winner: bool,
    /// Score before the hand's award, as shown.
    pub before: i32,
    /// Score after the hand's award.
    pub after: i32,
    /// Points to win.
    pub target: Option<i32>,
    /// The number of hands that win, if hands are counted.
    pub hands: Option<u16>,
}

impl SideScore {
    /// The score in words: a number, or `3 hands`.
    fn told(&self) -> String {
        match self.hands {
            Some(_) => msg::points_counted(Points::hands(self.after)),
            None => words::number(self.after),
        }
    }
}

/// Response of a card.
#[derive(Debug)]
pub struct ShownCard {
    /// Place of the card.
    pub rect: Rect,
    /// Whether a click beside it puts it away.
    pub is_left: bool,
    /// Large button.
    pub main: Option<Response>,
    /// The "…" in its corner, if it has a menu.
    pub more: Option<Response>,
}

/// Height of a row that may shrink, and its text, whose height may not.
fn laid(
    ui: &Ui,
    (row, before): (&CardRow, Option<&CardRow>),
    width: f32,
    look: &Look,
) -> (f32, Option<Arc<Galley>>) {
    let above = match (before, row) {
        (Some(CardRow::Held(_)), CardRow::Line(_)) => ABOVE_LINE + HELD_UP,
        (Some(CardRow::Line(_)), CardRow::Quiet(_)) => BELOW_LINE,
        _ => ABOVE_LINE,
    };
    let (text, style, ink) = match row {
        CardRow::Held(_) => return (HELD, None),
        CardRow::Points(_) => return (POINTS, None),
        CardRow::Line(text) => (text, TextStyle::regular(16.0), look.text(On::Panel)),
        CardRow::Quiet(text) => (text, TextStyle::regular(14.0), look.quiet(On::Panel)),
    };
    let mut job = LayoutJob::simple(text.clone(), style.font(), ink, width);
    job.halign = Align::Center;
    (above, Some(ui.painter().layout_job(job)))
}

/// Shows a card that has been on the screen for this many seconds. The first button is the
/// large one.
pub fn end_card_ui(
    ui: &mut Ui,
    layout: &TableLayout,
    (card, buttons, shown_secs): (&EndCard, &[CardButton], f64),
    look: &Look,
    commands: &mut Vec<Command>,
) -> ShownCard {
    let (ui, filled) = appearing(ui, layout, shown_secs);
    let ui = &ui;
    let width = match layout.class {
        SizeClass::Narrow => layout.area.width() - 2.0 * BESIDE_NARROW,
        _ => WIDTH,
    };
    let inner = width - 2.0 * INSIDE;
    let before = std::iter::once(None).chain(card.rows.iter().map(Some));
    let rows = card.rows.iter().zip(before).map(|row| laid(ui, row, inner, look));
    let rows: Vec<_> = rows.collect();
    let title = if card.is_of_game { LARGE_TITLE } else { TITLE };
    let sides = FIRST_SIDE + SIDE * (card.sides.len().max(1) - 1) as f32;
    let around = title + ABOVE_RULE + sides + ABOVE_BUTTON + LINKS + BELOW;
    let height = |text: &Option<Arc<Galley>>| text.as_ref().map_or(0.0, |text| text.size().y);
    let gaps = around + rows.iter().map(|(gap, _)| gap).sum::<f32>();
    let fixed = BUTTON + rows.iter().map(|(_, text)| height(text)).sum::<f32>();
    // The card covers no plate if the cloth has room for it.
    let most = if layout.class.is_low() {
        layout.area.height() - 2.0 * ABOVE
    } else {
        layout.cloth.height()
    };
    let tight = ((most - fixed) / gaps).clamp(TIGHTEST, 1.0);
    let rect = place(layout, vec2(width, gaps * tight + fixed));
    let beside = ui.interact(layout.area, Id::unique("beside the card"), Sense::CLICK);
    let ground = ui.interact(rect, Id::unique(card.author_id), Sense::CLICK);
    let told = told(card);
    describe(&ground, egui::Role::Label, card.author_id, &told);

    let mut pen = Pen::new(ui.painter());
    paint::card(&mut pen, rect, look);
    let (left, right) = (rect.left() + INSIDE, rect.right() - INSIDE);
    let center = rect.center().x;
    let mut y = rect.top() + title * tight;
    title_ui(&mut pen, card, pos2(center, y), (inner, tight), look);
    let columns = HeldColumns::new(&pen, card, (center, inner), tight);
    for (row, (gap, text)) in card.rows.iter().zip(&rows) {
        y += gap * tight;
        match row {
            CardRow::Held(held) => {
                held_row(&mut pen, held, y - HELD_UP * tight, columns, look);
            }
            CardRow::Points(points) => {
                let style = TextStyle::semibold(20.0);
                let (words, style) = paint::fitted(pen.painter(), points, style, 14.0, inner);
                let gold = look.gold_text(On::Panel);
                pen.text(pos2(center, y), Align::Center, &words, style, gold);
            }
            CardRow::Line(_) | CardRow::Quiet(_) => {}
        }
        if let Some(text) = text {
            pen.flush();
            pen.painter().galley(pos2(center, y), Arc::clone(text), look.text(On::Panel));
        }
        y += height(text);
    }
    y += ABOVE_RULE * tight;
    pen.line([pos2(left, y), pos2(right, y)], 1.0, color(look.colors.line));
    y += FIRST_SIDE * tight;
    let widths = card.sides.iter().map(|side| {
        let style = TextStyle::semibold(16.0);
        paint::text_width(pen.painter(), &side.name, style)
    });
    let names = widths.fold(80.0, f32::max).min(inner * 0.4);
    for (n, side) in card.sides.iter().enumerate() {
        let y = y + SIDE * tight * n as f32;
        let ends = [pos2(left, y), pos2(right, y)];
        side_row(&mut pen, side, ends, (names, filled), look);
    }
    y += (sides - FIRST_SIDE + ABOVE_BUTTON) * tight;
    drop(pen);

    let button = Rect::from_min_size(pos2(left, y), vec2(inner, BUTTON));
    let main = buttons_ui(ui, (button, LINKS * tight), buttons, look, commands);
    ShownCard {
        rect,
        is_left: beside.clicked(),
        main,
        more: card.is_of_game.then(|| more_ui(ui, rect, look)),
    }
}

/// Shows the large button, and the others as links this far below it. Returns the large one.
fn buttons_ui(
    ui: &Ui,
    (place, below): (Rect, f32),
    buttons: &[CardButton],
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Response> {
    let (main, links) = buttons.split_first()?;
    let golden = main.primary(Key::Space);
    let shown = main.show(ui, (golden, place), look, commands);
    keep_arrows(ui, &shown);
    let step = place.width() / links.len().max(1) as f32;
    for (n, link) in links.iter().enumerate() {
        let x = place.left() + step * (n as f32 + 0.5);
        let center = pos2(x, place.bottom() + below);
        let rect = Rect::from_center_size(center, vec2(step - 8.0, 30.0));
        link.show(ui, (link.link(), rect), look, commands);
    }
    Some(shown)
}

/// Fades a card in. Returns the `Ui` for it, and the filled share of its bars.
fn appearing(ui: &mut Ui, layout: &TableLayout, shown_secs: f64) -> (Ui, f32) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(layout.area));
    ui.set_opacity((shown_secs / APPEARS_SECS).min(1.0) as f32);
    let (begin, fill) = BARS_SECS;
    let filled = cubic_out(((shown_secs - begin) / fill).clamp(0.0, 1.0) as f32);
    if filled < 1.0 {
        ui.ctx().request_repaint();
    }
    (ui, filled)
}

/// Place of a card of this size: the middle of the cloth, if there is room.
fn place(layout: &TableLayout, size: Vec2) -> Rect {
    let room = layout.area.shrink(ABOVE);
    let rect = Rect::from_center_size(layout.cloth.center(), size);
    let up = (room.bottom() - rect.bottom()).min(0.0);
    rect.translate(vec2(0.0, up.max(room.top() - rect.top())))
}

/// The description of the card for a screen reader.
fn told(card: &EndCard) -> String {
    let sides = card.sides.iter();
    let sides = sides.map(|side| format!("{} {}", side.name, side.told()));
    let first = std::iter::once(card.title.clone());
    let all = first.chain(card.rows.iter().map(CardRow::spoken)).chain(sides);
    let all: Vec<String> = all.map(|part| part.trim_end_matches('.').to_owned()).collect();
    all.join(". ")
}

/// Paints the title, smaller where there is little room.
fn title_ui(pen: &mut Pen, card: &EndCard, at: Pos2, (width, tight): (f32, f32), look: &Look) {
    let size: f32 = if card.is_of_game { 40.0 } else { 28.0 };
    let style = TextStyle::semibold((size * tight).max(SMALL_TITLE));
    // The corner with "…" stays free.
    let (words, style) = paint::fitted(pen.painter(), &card.title, style, 18.0, width - 32.0);
    let ink = if card.is_won { look.gold_text(On::Panel) } else { look.text(On::Panel) };
    pen.text(at, Align::Center, &words, style, ink);
}

/// Shows the "…" in the corner.
fn more_ui(ui: &Ui, card: Rect, look: &Look) -> Response {
    let center = pos2(card.right() - 34.0, card.top() + 26.0);
    let rect = Rect::from_center_size(center, vec2(36.0, 32.0));
    let name = msg::GAME_OVER_MORE.text();
    Button::icon(Icon::More, "game-over-more", &name).at(ui, rect, look)
}

/// Columns of the rows with held bones: who, the bones, their sum.
#[derive(Debug, Clone, Copy)]
struct HeldColumns {
    /// Right edge of the names, and left edge of the sums.
    who: f32,
    sum: f32,
    /// Left edge of the bones, their distance, and their width.
    bones: f32,
    step: f32,
    bone: f32,
    /// Whether sums are shown without their terms.
    is_short: bool,
}

impl HeldColumns {
    /// Columns around a middle with room for all rows.
    fn new(pen: &Pen, card: &EndCard, (center, most): (f32, f32), tight: f32) -> Self {
        let held = || {
            card.rows.iter().filter_map(|row| match row {
                CardRow::Held(held) => Some(held),
                _ => None,
            })
        };
        let widest = |text: fn(&HeldBones) -> &str| {
            let widths = held().map(|it| paint::text_width(pen.painter(), text(it), HELD_STYLE));
            widths.fold(0.0, f32::max)
        };
        let who = widest(|it| &it.who);
        let [sum, short_sum] = [widest(|it| &it.sum), widest(|it| &it.short_sum)];
        let count = held().map(|it| it.bones.len()).max().unwrap_or(0).max(1) as f32;
        let room = most - who - 2.0 * BESIDE_HELD;
        let wanted = BONE * tight;
        let is_short = room - sum < count * wanted * (1.0 + BETWEEN_HELD);
        let sum = if is_short { short_sum } else { sum };
        let step = (wanted + 8.0).min((room - sum) / count);
        let bone = wanted.min(step / (1.0 + BETWEEN_HELD));
        let width = step * (count - 1.0) + bone;
        let all = who + sum + 2.0 * BESIDE_HELD + width;
        let bones = center - all / 2.0 + who + BESIDE_HELD;
        Self {
            who: bones - BESIDE_HELD,
            sum: bones + width + BESIDE_HELD,
            bones,
            step,
            bone,
            is_short,
        }
    }
}

/// Paints "You held", the bones, and their sum.
fn held_row(pen: &mut Pen, held: &HeldBones, y: f32, columns: HeldColumns, look: &Look) {
    let text = look.text(On::Panel);
    let baseline = y + 5.5;
    let who = pos2(columns.who, baseline);
    pen.text(who, Align::Max, &held.who, HELD_STYLE, text);
    let first = columns.bones + columns.bone / 2.0;
    let painted = held.bones.iter().enumerate().map(|(n, bone)| {
        let pose = Pose::upright(pos2(first + n as f32 * columns.step, y), columns.bone);
        PaintedBone::new(pose, bone.halves())
    });
    paint::bones(pen, &painted.collect::<Vec<_>>(), look);
    let sum = if columns.is_short { &held.short_sum } else { &held.sum };
    let at = pos2(columns.sum, baseline);
    pen.text(at, Align::Min, sum, HELD_STYLE, text);
}

/// Paints a side's name, bar and score. The gain is paler and fills by a share from 0.0 to
/// 1.0. Names are `names` points wide.
fn side_row(
    pen: &mut Pen,
    side: &SideScore,
    [left, right]: [Pos2; 2],
    (names, filled): (f32, f32),
    look: &Look,
) {
    let text = look.text(On::Panel);
    let style = if side.is_winner { TextStyle::semibold(16.0) } else { TextStyle::regular(16.0) };
    let baseline = left.y + 5.5;
    let target = side.target.filter(|target| *target > 0);
    let room = if target.is_some() { names } else { 240.0 };
    let (name, style) = paint::fitted(pen.painter(), &side.name, style, 12.0, room);
    pen.text(pos2(left.x, baseline), Align::Min, &name, style, text);
    let own = look.colors.players[side.color];
    if let Some(target) = side.hands {
        let top = pos2(left.x + names + 8.0, left.y - MARKS / 2.0);
        let room = Rect::from_min_max(top, pos2(right.x, left.y + MARKS / 2.0));
        let won = egui::lerp(side.before as f32..=side.after as f32, filled);
        paint::hand_marks(pen, room, HandMarks { won, target }, own);
        return;
    }
    let number = TextStyle::semibold(20.0);
    let at = pos2(right.x, baseline + 1.5);
    pen.text(at, Align::Max, &words::number(side.after), number, text);
    let Some(target) = target else {
        return;
    };
    let bar = Rect::from_min_max(
        pos2(left.x + names + 8.0, left.y - 5.0),
        pos2(right.x - 64.0, left.y + 5.0),
    );
    let part = |points: i32| (points as f32 / target as f32).clamp(0.0, 1.0);
    pen.rect(bar, 5.0, color(look.colors.shadow).gamma_multiply(0.5));
    let to = |part: f32| bar.with_max_x(bar.left() + bar.width() * part);
    let [before, after] = [side.before, side.after].map(part);
    for (part, strength) in [(egui::lerp(before..=after, filled), 0.45), (before, 1.0)] {
        if part > 0.0 {
            pen.rect(to(part), 5.0, color(own).gamma_multiply(strength));
        }
    }
}
