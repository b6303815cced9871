//! The score pad, for games that are played with real bones.

use std::num::NonZeroU16;

use egui::{Event, Key, RichText, Role, Ui, Vec2, vec2};
use strum::VariantArray as _;

use super::kit::{self, Dialog, Field, Segment, sizes};
use super::{Window, WindowContext};
use super::{focus, text};
use crate::command::WindowCommand;
use crate::ear;
use crate::menu;
use crate::paint::Icon;
use crate::paint::theme::strong;
use crate::table::{BoardKind, BoardSide, ScoreBoard, score_board_ui};
use crate::widgets::Button;
use engine::{Name, NameError, Seat};
use game::profile::{PadSides, ScoreKeeping, ScorePad};
use words::{Points, msg};

/// The size of the window: the least, and the share of a large screen.
const LEAST_SIZE: Vec2 = vec2(768.0, 680.0);
const SHARE: Vec2 = vec2(0.6, 0.85);
const BETWEEN_SIDES: f32 = 16.0;
/// Narrower sides are in two rows.
const LEAST_SIDE: f32 = 112.0;
/// The size of a score, as a share of the width of its side, and its limits.
const SCORE_SHARE: f32 = 0.36;
const SCORE_SIZES: [f32; 2] = [40.0, 180.0];
const BOARD_HEIGHT: f32 = 400.0;
const BOARD_WIDTH: f32 = 40.0;
const TRACKS_WIDTH: f32 = 28.0;
const TARGET_WIDTH: f32 = 96.0;
const KEY: Vec2 = vec2(44.0, 44.0);
const BETWEEN_KEYS: f32 = 6.0;
const POINTS_WIDTH: f32 = 76.0;
const ADD_HEIGHT: f32 = 44.0;
const MOST_LETTERS: usize = 4;
const MOST_DIGITS: usize = 3;
const SHOWN_POINTS: usize = 6;

/// The score pad, with what is being typed.
#[derive(Debug, Default)]
pub struct ScorePadWindow {
    names: [String; 4],
    target: String,
    points: String,
    /// Whether sides, target, and board can be set.
    is_set_up: bool,
}

impl Window for ScorePadWindow {
    fn opened(&mut self, cx: &WindowContext<'_>) {
        let pad = &cx.session.preferences().score_pad;
        let names = pad.names.each_ref();
        *self = Self {
            names: names.map(|name| name.as_ref().map_or_else(String::new, text_of)),
            target: pad.target.map(|it| it.to_string()).unwrap_or_default(),
            points: String::new(),
            is_set_up: !pad.can_undo(),
        };
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let before = cx.session.preferences().score_pad.clone();
        let mut pad = before.clone();
        let size = (ui.ctx().content_rect().size() * SHARE).max(LEAST_SIZE);
        let dialog = Dialog::high(msg::WINDOW_SCORE_PAD, size);
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| title_bar(ui, &mut pad, cx));
            dialog.body(|ui, cx| self.body(ui, &mut pad, cx));
            dialog.footer(|ui, cx| self.keys_ui(ui, cx));
        });
        if pad != before {
            cx.push(WindowCommand::SetScorePad(Box::new(pad)));
        }
    }
}

impl ScorePadWindow {
    fn body(&mut self, ui: &mut Ui, pad: &mut ScorePad, cx: &WindowContext<'_>) {
        if focus::is_free(ui) {
            self.take_keys(ui, pad);
        }
        let (name, description) = (msg::PAD_SET_UP.text(), set_up(pad));
        if kit::fold(ui, cx.look, "pad-set-up", &name, &description, &mut self.is_set_up) {
            self.set_up_ui(ui, pad);
            ui.add_space(8.0);
            kit::separator(ui);
        }
        ui.add_space(12.0);
        let sides = pad.seats();
        let board = board_of(pad);
        let whole = ui.available_rect_before_wrap();
        let beside = board
            .as_ref()
            .map_or(0.0, |_| BOARD_WIDTH + TRACKS_WIDTH * sides.len() as f32 + BETWEEN_SIDES);
        let left = whole.with_max_x(whole.right() - beside);
        let left = kit::at(ui, left, |ui| {
            self.sides_ui(ui, pad, cx);
            ui.min_rect()
        });
        let mut drawn = left;
        if let Some(board) = &board {
            let place = whole.with_min_x(whole.right() - beside + BETWEEN_SIDES);
            let place = place.with_max_y(whole.top() + BOARD_HEIGHT);
            score_board_ui(ui, place, board, Points::shown, cx.look);
            drawn |= place;
        }
        ui.advance_cursor_after_rect(drawn);
    }

    /// Draws what is set before the first points.
    fn set_up_ui(&mut self, ui: &mut Ui, pad: &mut ScorePad) {
        let counts = PadSides::VARIANTS.iter().map(|sides| {
            let count = *sides as usize + 2;
            Segment {
                spoken: Some(msg::pad_sides(count)),
                ..Segment::new(*sides, format!("pad-sides-{count}"), count.to_string())
            }
        });
        let counts: Vec<_> = counts.collect();
        let (target, none) = (msg::PAD_TARGET.text(), msg::PAD_NO_TARGET.text());
        let field = Field { width: TARGET_WIDTH, ..Field::new("pad-target", &none, MOST_LETTERS) };
        ui.horizontal(|ui| {
            ui.set_min_height(sizes::INPUT_HEIGHT);
            ui.label(msg::PAD_SIDES_LABEL.text());
            pad.sides = kit::segments(ui, pad.sides, &counts, None).unwrap_or(pad.sides);
            ui.add_space(BETWEEN_SIDES);
            ui.label(&target);
            let field = kit::field(ui, field, &mut self.target).response.response;
            ear::describe(&field, Role::TextInput, "pad-target", &target);
        });
        let target = self.target.trim().parse().ok();
        pad.target = target.and_then(NonZeroU16::new);
        let keepings = [
            (ScoreKeeping::Numbers, msg::SETTINGS_SCORE_KEEPING_NUMBERS),
            (ScoreKeeping::CribbageBoard, msg::SETTINGS_SCORE_KEEPING_CRIBBAGE_BOARD),
            (ScoreKeeping::Paper, msg::SETTINGS_SCORE_KEEPING_PAPER),
        ];
        let keepings = keepings.map(|(value, name)| {
            let id = format!("pad-keeping-{}", <&str>::from(value));
            Segment::new(value, id, name.text())
        });
        let width = ui.available_width();
        let chosen = kit::segments(ui, pad.keeping, &keepings, Some(width));
        pad.keeping = chosen.unwrap_or(pad.keeping);
    }

    fn sides_ui(&mut self, ui: &mut Ui, pad: &mut ScorePad, cx: &WindowContext<'_>) {
        let sides = pad.seats();
        let width = ui.available_width();
        let share = |count: usize| (width + BETWEEN_SIDES) / count as f32 - BETWEEN_SIDES;
        let in_a_row =
            if share(sides.len()) < LEAST_SIDE { sides.len().min(2) } else { sides.len() };
        let side_width = share(in_a_row);
        for row in sides.chunks(in_a_row) {
            let whole = ui.available_rect_before_wrap();
            let mut drawn = whole.with_max_y(whole.top());
            for (place, side) in row.iter().enumerate() {
                let left = whole.left() + place as f32 * (side_width + BETWEEN_SIDES);
                let column = whole.with_min_x(left).with_max_x(left + side_width);
                drawn |= kit::at(ui, column, |ui| {
                    self.side_ui(ui, *side, pad, cx);
                    ui.min_rect()
                });
            }
            ui.advance_cursor_after_rect(drawn);
            ui.add_space(12.0);
        }
    }

    fn side_ui(&mut self, ui: &mut Ui, side: Seat, pad: &mut ScorePad, cx: &WindowContext<'_>) {
        let number = side.index();
        let width = ui.available_width();
        let color = cx.look.colors.players[number];
        let bar = ui.allocate_space(vec2(width, 5.0)).1;
        ui.painter().rect_filled(bar, 2.5, crate::paint::color(color));
        let unnamed = msg::pad_side(number + 1);
        let typed = &mut self.names[number];
        let id = format!("pad-name-{number}");
        let field = Field {
            width,
            is_wrong: Name::new(typed).is_err_and(|reason| reason != NameError::Empty),
            ..Field::new(&id, &unnamed, Name::MAX_CHARS)
        };
        let shown = kit::field(ui, field, typed);
        ear::describe(&shown.response.response, Role::TextInput, &id, &msg::pad_name(number + 1));
        match Name::new(typed) {
            Ok(name) => pad.names[number] = Some(name),
            Err(NameError::Empty) => pad.names[number] = None,
            Err(_) => {}
        }
        let name = name_of(pad, side);
        let score = pad.score(side);
        let letters = (width * SCORE_SHARE).clamp(SCORE_SIZES[0], SCORE_SIZES[1]);
        ui.vertical_centered(|ui| {
            let shown = ui.label(strong(score.to_string()).size(letters));
            let says = msg::side_points(Points::shown(score), name.as_str());
            ear::describe(&shown, Role::Label, format!("pad-score-{number}"), &says);
            // The line is empty until somebody wins, so that nothing moves then.
            if pad.winner() == Some(side) {
                let color = crate::paint::color(cx.look.colors.good);
                ui.label(RichText::new(msg::PAD_WINS.text()).color(color));
            } else if pad.target.is_some() {
                ui.label("");
            }
        });
        let points = self.typed_points();
        let add = points.map_or_else(|| "+".to_owned(), signed);
        let id = format!("pad-add-{number}");
        let button = Button::quiet(&id, &add);
        let button = button.height(ADD_HEIGHT).at_least(width);
        let button = ui.add_enabled_ui(points.is_some(), |ui| button.ui(ui, cx.look));
        let says = msg::pad_add(name.as_str(), add.as_str());
        ear::describe(&button.inner, Role::Button, id.as_str(), &says);
        if let Some(points) = points.filter(|_| button.inner.clicked()) {
            pad.add(side, points);
            self.points.clear();
        }
        let last = pad.points(side).rev().take(SHOWN_POINTS).map(signed);
        let last: Vec<String> = last.collect();
        text::weak(ui, last.join("  "));
    }

    /// Draws the field for points, and keys for a screen without a keyboard.
    fn keys_ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        let hint = msg::PAD_POINTS.text();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(BETWEEN_KEYS, BETWEEN_KEYS);
            let field = Field {
                width: POINTS_WIDTH,
                height: KEY.y,
                is_wrong: !self.points.trim().is_empty() && self.typed_points().is_none(),
                ..Field::new("pad-points", &hint, MOST_LETTERS)
            };
            kit::field(ui, field, &mut self.points);
            self.keep_to_limit();
            for digit in ('1'..='9').chain(['0']) {
                let (id, digit_text) = (format!("pad-key-{digit}"), digit.to_string());
                let key = Button::quiet(&id, &digit_text).height(KEY.y).at_least(KEY.x);
                if key.ui(ui, cx.look).clicked() {
                    self.type_digit(digit);
                }
            }
            let name = msg::PAD_MINUS.text();
            let minus = Button::quiet("pad-key-minus", "±").height(KEY.y).at_least(KEY.x);
            let minus = minus.ui(ui, cx.look);
            ear::describe(&minus, Role::Button, "pad-key-minus", &name);
            if minus.clicked() {
                match self.points.strip_prefix('-') {
                    Some(points) => self.points = points.into(),
                    None => self.points.insert(0, '-'),
                }
            }
            let empty = kit::icon_named(ui, cx.look, Icon::Close, msg::PAD_EMPTY);
            if empty.clicked() {
                self.points.clear();
            }
        });
    }

    /// Handles digits, and the keys that delete and undo, while no field has the keyboard.
    fn take_keys(&mut self, ui: &Ui, pad: &mut ScorePad) {
        if menu::undo_key(ui) {
            pad.undo();
        }
        let typed = ui.input(|input| input.events.clone());
        for event in typed {
            match event {
                Event::Text(text) => {
                    let digits = text.chars().filter(char::is_ascii_digit);
                    digits.for_each(|digit| self.type_digit(digit));
                }
                Event::Key { key: Key::Backspace, pressed: true, .. } => _ = self.points.pop(),
                _ => {}
            }
        }
    }

    fn type_digit(&mut self, digit: char) {
        self.points.push(digit);
        self.keep_to_limit();
    }

    fn keep_to_limit(&mut self) {
        let digits = |points: &str| points.chars().filter(char::is_ascii_digit).count();
        while digits(&self.points) > MOST_DIGITS {
            self.points.pop();
        }
    }

    fn typed_points(&self) -> Option<i16> {
        let points: i16 = self.points.trim().replace('−', "-").parse().ok()?;
        (points != 0 && points.abs() <= ScorePad::MOST_POINTS).then_some(points)
    }
}

fn title_bar(ui: &mut Ui, pad: &mut ScorePad, cx: &WindowContext<'_>) {
    ui.add_enabled_ui(pad.can_clear(), |ui| {
        if kit::icon_named(ui, cx.look, Icon::Trash, msg::PAD_CLEAR).clicked() {
            pad.clear();
        }
    });
    ui.add_enabled_ui(pad.can_undo(), |ui| {
        let undo = msg::MENU_UNDO.text();
        if kit::icon_button(ui, cx.look, "pad-undo", Icon::Undo, &undo).clicked() {
            pad.undo();
        }
    });
}

/// The number of sides, and the target.
fn set_up(pad: &ScorePad) -> String {
    let sides = msg::pad_sides(pad.seats().len());
    match pad.target {
        Some(target) => msg::pad_to(sides, target.get()),
        None => sides,
    }
}

fn name_of(pad: &ScorePad, side: Seat) -> String {
    let name = pad.names[side.index()].as_ref();
    name.map_or_else(|| msg::pad_side(side.index() + 1), text_of)
}

fn text_of(name: &Name) -> String {
    name.as_str().to_owned()
}

fn signed(points: i16) -> String {
    let sign = if points < 0 { '−' } else { '+' };
    format!("{sign}{}", points.unsigned_abs())
}

/// The board on which the score is kept, if there is one.
fn board_of(pad: &ScorePad) -> Option<ScoreBoard> {
    let kind = match pad.keeping {
        ScoreKeeping::Numbers => return None,
        ScoreKeeping::CribbageBoard => BoardKind::Pegs,
        ScoreKeeping::Paper => BoardKind::Paper,
    };
    let unit = pad.unit();
    let sides = pad.seats().iter().map(|side| {
        let scores = pad.scores(*side).into_iter();
        let mut marks: Vec<i32> = scores.map(|score| score.max(0) / unit).collect();
        marks.dedup();
        BoardSide {
            color: side.index(),
            name: name_of(pad, *side),
            score: pad.score(*side),
            at: marks.len() as f32 - 1.0,
            marks,
        }
    });
    Some(ScoreBoard {
        kind,
        sides: sides.collect(),
        target: pad.target.map(|target| (i32::from(target.get()) + unit - 1) / unit),
    })
}
