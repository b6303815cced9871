//! Around the table: the message, the counts and the turn button.

use egui::{
    Button, Color32, FontId, Galley, LayerId, Order, Rect, Response, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::claim;
use super::layout::Arrangement;
use super::plate::{fitting, written};
use crate::app::command::{Command, LessonCommand};
use crate::app::ear;
use crate::app::fonts;
use crate::app::menu::{hover_tip, turn_tip};
use crate::app::theme::{BIG_TEXT_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE, strong};
use game::session::ReviewStep;
use words::Id;
use words::turn as wording;

/// The space between things in a line.
const APART: f32 = 10.0;
/// The space beside a score in its pill.
const FLASH_MARGIN: f32 = 16.0;
/// Its height at most.
const FLASH_HEIGHT: f32 = 34.0;
/// The space beside the words on a button, and between two buttons.
const BUTTON_PAD: f32 = 5.0;
const BETWEEN_BUTTONS: f32 = 8.0;
/// The same where there is very little room.
const LEAST_BUTTON_PAD: f32 = 1.0;
const LEAST_BETWEEN_BUTTONS: f32 = 2.0;
/// The letters of a number or a button where there is very little room.
const SMALLEST_TEXT_SIZE: f32 = 11.0;
/// How much of the first and last line of a message may stand beyond its place, both
/// together, in points: nothing is there but felt.
const BEYOND_LINE: f32 = 4.0;
/// What a message that needs more room covers beside its words, and the rounding of
/// its ground.
const AROUND_WORDS: f32 = 4.0;
const ROUNDING: f32 = 6.0;

/// Shows the last message, a score in its place for a moment, and the counts.
pub fn status_ui(ui: &Ui, arrangement: &Arrangement, message: &str, counts: &Counts, look: &Look) {
    message_ui(
        ui,
        arrangement.message,
        message,
        counts.flash.is_none(),
        look,
    );
    if let Some(flash) = &counts.flash {
        flash_ui(ui, arrangement.message, flash, look);
    }
    count_ui(ui, arrangement.count, counts, look);
    boneyard_ui(ui, arrangement.boneyard_count, counts, look);
}

/// Shows the last message in lines that have room, of small letters if need be; one
/// that is too long even so covers what is above it. A screen reader speaks it.
fn message_ui(ui: &Ui, area: Rect, message: &str, is_seen: bool, look: &Look) {
    let painter = ui.painter();
    let laid_out = |size: f32| {
        let font = FontId::proportional(size);
        let text = message.to_owned();
        let mut job = egui::text::LayoutJob::simple(text, font, look.text, area.width());
        job.halign = egui::Align::Center;
        painter.layout_job(job)
    };
    let sizes = [TEXT_SIZE, SMALL_TEXT_SIZE, SMALLEST_TEXT_SIZE];
    let mut laid = sizes.map(laid_out).into_iter();
    let (galley, is_high) = match laid.find(|it| it.size().y <= area.height() + BEYOND_LINE) {
        Some(galley) => (galley, false),
        None => (laid_out(SMALL_TEXT_SIZE), true),
    };
    let words = galley.size();
    let top = if is_high {
        area.bottom() - words.y
    } else {
        area.center().y - words.y / 2.0
    };
    let at = pos2(area.center().x, top);
    if is_seen && is_high {
        // Above all bones, and below all windows.
        let layer = LayerId::new(Order::Background, egui::Id::unique("high message"));
        let mut above = ui.ctx().layer_painter(layer);
        above.set_opacity(ui.opacity());
        let ground = Rect::from_center_size(pos2(at.x, top + words.y / 2.0), words);
        above.rect_filled(ground.expand(AROUND_WORDS), ROUNDING, look.panel);
        above.galley(at, galley, look.text);
    } else if is_seen {
        painter.galley(at, galley, look.text);
    }
    let id = egui::Id::unique("message");
    let response = ui.interact(area, id, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, message));
    ear::give_author_id(&response, "message");
    ear::is_told(&response);
}

/// The table count with its sum, a score that stands in its place for a
/// moment, and how many bones can be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    /// The table count and its sum, where they are to be shown.
    pub count: Option<(u8, String)>,
    /// A score and what it is made of.
    pub flash: Option<String>,
    /// How many bones lie in the boneyard, if any were left to lie there.
    pub boneyard: Option<u8>,
    /// Whether they can be drawn.
    pub is_drawn_from: bool,
}

impl Counts {
    /// How many bones lie in the boneyard, in words.
    fn of_boneyard(&self) -> String {
        match self.boneyard {
            None => String::new(),
            Some(bones) if self.is_drawn_from => wording::boneyard(bones),
            Some(bones) => wording::left_over(bones),
        }
    }

    /// All of it for who listens.
    pub fn told(&self) -> String {
        let count = self.count.as_ref().map(|(count, _)| *count);
        wording::counts(count, &self.of_boneyard())
    }
}

/// Shows a score for a moment.
fn flash_ui(ui: &Ui, area: Rect, flash: &str, look: &Look) {
    let painter = ui.painter();
    let sizes = [TEXT_SIZE, SMALL_TEXT_SIZE, SMALLEST_TEXT_SIZE].map(fonts::strong);
    let room = area.width() - 2.0 * FLASH_MARGIN;
    let words = written(painter, flash, &sizes, look.button_text, room);
    let size = vec2(
        words.size().x + 2.0 * FLASH_MARGIN,
        area.height().min(FLASH_HEIGHT),
    );
    let pill = Rect::from_center_size(area.center(), size);
    painter.rect_filled(pill, pill.height() / 2.0, look.buttons);
    painter.galley(pill.center() - words.size() / 2.0, words, look.button_text);
}

/// Shows the table count with its sum, as much of it as has room.
fn count_ui(ui: &Ui, area: Rect, counts: &Counts, look: &Look) {
    let painter = ui.painter();
    let words =
        |text: &str, font: FontId, color| painter.layout_no_wrap(text.to_owned(), font, color);
    if let Some((count, sum)) = &counts.count {
        let small = || FontId::proportional(SMALL_TEXT_SIZE);
        let name = words(&wording::TABLE_COUNT.text(), small(), look.quiet);
        let count = words(&count.to_string(), fonts::strong(BIG_TEXT_SIZE), look.text);
        let sum = words(sum, small(), look.quiet);
        // The number, and beside it its name above its sum; the sum, which is in
        // the log, too, only where it has room.
        let middle = area.left_center();
        let above = |part: &Galley, share: f32| vec2(0.0, -share * part.size().y);
        let beside = middle + vec2(count.size().x + APART, 0.0);
        let with_sum = beside.x + sum.size().x <= area.right();
        if beside.x + name.size().x <= area.right() {
            let share = if with_sum { 1.0 } else { 0.5 };
            painter.galley(beside + above(&name, share), name, look.text);
        }
        if with_sum {
            painter.galley(beside, sum, look.text);
        }
        painter.galley(middle + above(&count, 0.5), count, look.text);
    }
    let spoken = counts.told();
    if spoken.is_empty() {
        return;
    }
    let response = ui.interact(area, egui::Id::unique("count"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    ear::give_author_id(&response, "count");
    if let Some((_, sum)) = &counts.count {
        hover_tip(response, wording::count_tip(sum));
    }
}

/// Shows how many bones lie in the boneyard.
fn boneyard_ui(ui: &Ui, area: Rect, counts: &Counts, look: &Look) {
    let Some(bones) = counts.boneyard else {
        return;
    };
    let painter = ui.painter();
    let sizes = [SMALL_TEXT_SIZE, SMALLEST_TEXT_SIZE];
    let words = |text: &str, room: f32| fitting(painter, text, &sizes, look.quiet, room);
    let told = counts.of_boneyard();
    let mut text = words(&told, area.width());
    let mut left = area.left();
    if text.elided && bones > 0 {
        text = words(&bones.to_string(), area.width());
    } else if text.elided {
        // No bones stand beside it.
        text = words(&told, f32::INFINITY);
        left = area.right() - text.size().x;
    }
    let at = pos2(left, area.center().y - text.size().y / 2.0);
    painter.galley(at, text, look.quiet);
}

/// What there is to press, or to be told.
#[derive(Debug, Clone, PartialEq)]
pub enum Turn {
    /// Buttons, side by side; the first is the one for Space.
    Buttons(Vec<(Id, Command)>),
    /// Something to do on the table, and buttons for other ways, if any.
    Hint(String, Vec<(Id, Command)>),
}

impl Turn {
    /// What Space does; where there is something to do on the table, nothing.
    pub fn main_command(&self) -> Option<&Command> {
        match self {
            Self::Buttons(buttons) => buttons.first().map(|(_, command)| command),
            Self::Hint(..) => None,
        }
    }
}

/// What a button does: most do it at once, and a claim asks for its number first.
fn pressed(button: &Response, command: &Command, look: &Look, commands: &mut Vec<Command>) {
    match command {
        Command::Claim(rules) => claim::numbers_ui(button, rules, look, commands),
        command if button.clicked() => commands.push(command.clone()),
        _ => {}
    }
}

/// Whether a turn button is beside what comes next: it looks at something, goes back,
/// or gives the answer that a lesson would rather have asked for.
const fn is_beside(command: &Command) -> bool {
    matches!(
        command,
        Command::Lesson(LessonCommand::Show)
            | Command::Review(ReviewStep::Back)
            | Command::ToggleReview
            | Command::ToggleWindow(_)
    )
}

/// What is to be done next, as it is offered.
#[derive(Debug, Clone, PartialEq)]
pub struct Offered<'a> {
    /// What is to be done.
    pub turn: &'a Turn,
    /// The buttons are quiet while a window offers what comes next.
    pub is_quiet: bool,
    /// What cannot be done now, and why.
    pub refused: Vec<(Command, Id)>,
}

/// Shows the turn buttons, or what is to be done on the table.
pub fn turn_ui(
    ui: &mut Ui,
    area: Rect,
    offered: &Offered<'_>,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let ui = &mut ui.new_child(UiBuilder::new());
    match offered.turn {
        Turn::Buttons(buttons) => {
            let (lettering, places) = places_of(ui, area, buttons);
            // Their height is that of their places.
            ui.spacing_mut().button_padding = vec2(lettering.pad, 0.0);
            ui.spacing_mut().interact_size.y = 0.0;
            for (n, ((text, command), place)) in buttons.iter().zip(places).enumerate() {
                let words = strong(text.text()).size(lettering.size);
                let mut refused = offered.refused.iter();
                let why_not = refused.find(|(it, _)| it == command).map(|(_, why)| *why);
                let widget = if offered.is_quiet || is_beside(command) {
                    Button::new(words)
                } else {
                    Button::new(words.color(look.button_text)).fill(look.buttons)
                };
                let widget = widget.min_size(place.size());
                let put = ui.add_enabled_ui(why_not.is_none(), |ui| ui.put(place, widget));
                let response = turn_tip(put.inner, command, n == 0, why_not);
                ear::give_author_id(&response, text.name());
                pressed(&response, command, look, commands);
            }
        }
        Turn::Hint(hint, others) => {
            let mut place = area;
            ui.spacing_mut().button_padding.x = BUTTON_PAD;
            for (text, command) in others.iter().rev() {
                let width = (area.width() * 0.4 / others.len() as f32).max(72.0);
                let corner = pos2(place.right() - width, area.top());
                let button = Rect::from_min_max(corner, place.max);
                place.max.x = button.left() - 8.0;
                let widget = Button::new(text.text()).min_size(button.size());
                let response = turn_tip(ui.put(button, widget), command, false, None);
                ear::give_author_id(&response, text.name());
                pressed(&response, command, look, commands);
            }
            let painter = ui.painter();
            let font = fonts::strong(TEXT_SIZE);
            let color = look.accent_text;
            let galley = painter.layout(hint.clone(), font, color, place.width());
            let at = place.left_center() - vec2(0.0, galley.size().y / 2.0);
            painter.galley(at, galley, color);
            let response = ui.interact(place, egui::Id::unique("hint"), egui::Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, hint));
            ear::give_author_id(&response, "hint");
        }
    }
}

/// The letters of some buttons, and their places: each has its words in one line, and
/// longer words have more room. Where a single row has too little of it there are two.
fn places_of(ui: &Ui, area: Rect, buttons: &[(Id, Command)]) -> (Lettering, Vec<Rect>) {
    let widths = |way: &Lettering| -> Vec<f32> {
        let width = |text: String| {
            let font = fonts::strong(way.size);
            let words = ui.painter();
            let words = words.layout_no_wrap(text, font, Color32::PLACEHOLDER);
            words.size().x + 2.0 * way.pad
        };
        let texts = buttons.iter().map(|(text, _)| width(text.text()));
        texts.collect()
    };
    // What a row of some widths leaves over.
    let more = |way: &Lettering, row: &[f32]| {
        let between = way.between * (row.len() as f32 - 1.0);
        area.width() - between - row.iter().sum::<f32>()
    };
    let fits = |way: &Lettering, in_row: usize| {
        let widths = widths(way);
        widths.chunks(in_row).all(|row| more(way, row) >= 0.0)
    };
    let all = buttons.len().max(1);
    let half = all.div_ceil(2);
    let one_row = Lettering::WAYS.into_iter().find(|way| fits(way, all));
    let (way, in_row) = if let Some(way) = one_row {
        (way, all)
    } else {
        let two_rows = Lettering::WAYS.into_iter().find(|way| fits(way, half));
        (two_rows.unwrap_or(Lettering::CLOSEST), half)
    };
    let widths = widths(&way);
    let rows = widths.chunks(in_row).count() as f32;
    let height = (area.height() - way.between * (rows - 1.0)) / rows;
    let mut places = Vec::new();
    for (n, row) in widths.chunks(in_row).enumerate() {
        let more = more(&way, row) / row.len() as f32;
        let top = area.top() + n as f32 * (height + way.between);
        let mut left = area.left();
        for width in row {
            let place = Rect::from_min_size(pos2(left, top), vec2(width + more, height));
            left = place.right() + way.between;
            places.push(place);
        }
    }
    (way, places)
}

/// How words stand on buttons.
#[derive(Debug, Clone, Copy)]
struct Lettering {
    /// The size of the letters.
    size: f32,
    /// The space beside the words.
    pad: f32,
    /// The space between two buttons.
    between: f32,
}

impl Lettering {
    const fn usual(size: f32) -> Self {
        Self {
            size,
            pad: BUTTON_PAD,
            between: BETWEEN_BUTTONS,
        }
    }

    /// From the one with most room on.
    const WAYS: [Self; 4] = [
        Self::usual(TEXT_SIZE),
        Self::usual(SMALL_TEXT_SIZE),
        Self::usual(SMALLEST_TEXT_SIZE),
        Self::CLOSEST,
    ];
    /// Where there is very little room.
    const CLOSEST: Self = Self {
        pad: LEAST_BUTTON_PAD,
        between: LEAST_BETWEEN_BUTTONS,
        ..Self::usual(SMALLEST_TEXT_SIZE)
    };
}
