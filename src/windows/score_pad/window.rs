//! The score pad window: its pages, its title row, and its keys.

use egui::{Event, FocusDirection, Key, Popup, Rect, RichText, Ui, Vec2, pos2, vec2};

use super::super::copying::{copied_note_ui, copy_with_note};
use super::super::{Window, WindowContext, focus, text};
use super::editor::PadEditor;
use super::keypad::keypad_ui;
use super::pads::{PadsChoice, pads_ui};
use super::set_up::SetUp;
use super::sheet::{SheetMeasures, SheetUi, with_minus_sign};
use crate::command::WindowCommand;
use crate::ear;
use crate::menu;
use crate::paint::theme::strong;
use crate::paint::{Icon, Look};
use crate::table::{BoardKind, BoardSide, ScoreBoard, score_board_ui};
use crate::windows::kit::{self, Dialog, sizes};
use game::profile::{PadCell, PadGame, PadSheet, ScoreKeeping, ScorePad, ScorePads, WinningTotal};
use words::{Named as _, Points, msg, score_pad};

// The minimum size of the window, and its share of a large screen.
const MIN_SIZE: Vec2 = vec2(900.0, 700.0);
const SCREEN_SHARE: Vec2 = vec2(0.7, 0.9);
const BOARD_HEIGHT: f32 = 400.0;
const BOARD_WIDTH: f32 = 40.0;
const TRACK_WIDTH: f32 = 28.0;
const GAP_BESIDE_BOARD: f32 = 16.0;
const HEAD_HEIGHT: f32 = 36.0;
const NOTE_HEIGHT: f32 = 28.0;
/// In a window lower than this, in points, the title row shows the game, the round, and what wins.
const LOW_BELOW: f32 = 560.0;
/// In a window lower than this, in points, a hint is only shown if there is room for a long one.
const NOTES_FROM_HEIGHT: f32 = 700.0;
const LONG_HINT_HEIGHT: f32 = 3.0 * NOTE_HEIGHT;
const FOOT_HEIGHT: f32 = 32.0;
/// The maximum number of characters of a name on the golden key where it is beside the other keys.
const MAX_KEY_LETTERS: usize = 14;
const SCROLL_FRAMES: u8 = 4;

const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum PadPage {
    #[default]
    Sheet,
    SetUp,
    Pads,
}

/// What a line below the sheet is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NoteKind {
    /// How to use the pad; left out in a low window.
    Hint,
    Message,
    Warning,
}

/// The score pad, with unfinished input.
#[derive(Debug, Default)]
pub struct ScorePadWindow {
    page: PadPage,
    /// The page to which the others lead back: the sheet or, before a pad is in use, the set-up
    /// page or the list.
    home_page: PadPage,
    editor: PadEditor,
    set_up: SetUp,
    /// The cell to which the sheet was scrolled last, and for how many more frames it is scrolled:
    /// a window knows its size only after its first frames.
    scrolled_to: (Option<PadCell>, u8),
    /// The typed text in the last frame.
    shown_typed: Option<String>,
    /// The height of the sheet in the last frame.
    sheet_height: f32,
    /// Whether no widget had the focus in the last frame.
    had_no_focus: bool,
    /// Whether Tab enters the typed number in this frame.
    takes_tab: bool,
    /// Whether the current cell already has an entry, so that Escape leaves the cell.
    is_correcting: bool,
}

/// A request other than a change of the open pad.
#[derive(Debug, Clone, Copy)]
enum PadRequest {
    Begin,
    List(PadsChoice),
}

impl Window for ScorePadWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        let pad = cx.session.preferences().score_pads.open_pad();
        let is_in_use = pad.has_been_used() || pad.typed.is_some();
        self.home_page = if is_in_use { PadPage::Sheet } else { PadPage::SetUp };
        self.turn_to(self.home_page, pad);
        self.editor.resume(pad);
    }

    fn handles_escape(&self) -> bool {
        self.page == PadPage::Sheet && (self.editor.typed().is_some() || self.is_correcting)
    }

    fn go_back(&mut self) -> bool {
        let is_inner = self.page != PadPage::Sheet && self.page != self.home_page;
        if is_inner {
            self.page = self.home_page;
        }
        is_inner
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let pads = &cx.session.preferences().score_pads;
        let mut pad = pads.open_pad().clone();
        let mut request = None;
        // Found before the dialog is drawn, so that a key that closes a menu does not also act on
        // the sheet.
        let takes_keys = cx.is_in_front && !menu::is_popup_open(ui.ctx());
        self.take_focus_keys(ui, cx);
        let size = (ui.ctx().content_rect().size() * SCREEN_SHARE).max(MIN_SIZE);
        let dialog = Dialog {
            scrolls: self.page != PadPage::Sheet,
            ..Dialog::with_height(msg::WINDOW_SCORE_PAD, size)
        };
        dialog.show(ui, cx, |dialog| {
            dialog.page = self.page as usize;
            dialog.title_bar(|ui, cx| {
                if self.page == PadPage::Sheet {
                    self.title_bar(ui, &mut pad, cx);
                }
            });
            // All pages have one height.
            dialog.tabs(|_, _| {});
            dialog.body(|ui, cx| match self.page {
                PadPage::Sheet => self.sheet_ui(ui, &mut pad, takes_keys, cx),
                PadPage::SetUp => self.set_up.ui(ui, &mut pad, cx.look),
                PadPage::Pads => request = pads_ui(ui, pads, cx).map(PadRequest::List),
            });
            dialog.footer(|ui, cx| request = self.footer(ui, &mut pad, pads, cx).or(request));
        });
        self.editor.store_typed(&mut pad);
        self.carry_out(pads, pad, request, cx);
    }
}

impl ScorePadWindow {
    fn turn_to(&mut self, page: PadPage, pad: &ScorePad) {
        self.scrolled_to = (None, SCROLL_FRAMES);
        if page == PadPage::Sheet {
            self.editor.move_to_cell(None);
            self.home_page = page;
        }
        self.page = page;
        self.set_up = SetUp::new(pad);
    }

    fn carry_out(
        &mut self,
        before: &ScorePads,
        pad: ScorePad,
        request: Option<PadRequest>,
        cx: &mut WindowContext<'_>,
    ) {
        if request.is_none() && pad == *before.open_pad() {
            return;
        }
        let mut pads = before.clone();
        *pads.open_pad_mut() = pad;
        match request {
            None => {}
            Some(PadRequest::Begin) => {
                pads.begin();
                // The previous pad is in the list.
                self.home_page = PadPage::Pads;
                self.open_pad_page(PadPage::SetUp, &pads);
            }
            Some(PadRequest::List(PadsChoice::Open(place))) => {
                pads.open(place);
                self.open_pad_page(PadPage::Sheet, &pads);
            }
            Some(PadRequest::List(PadsChoice::Delete(place))) => {
                pads.delete(place);
                self.home_page = PadPage::Pads;
                self.open_pad_page(PadPage::Pads, &pads);
            }
            Some(PadRequest::List(PadsChoice::Undelete)) => {
                pads.undelete();
                self.home_page = PadPage::Pads;
                self.open_pad_page(PadPage::Pads, &pads);
            }
        }
        cx.push(WindowCommand::SetScorePads(Box::new(pads)));
    }

    /// While no widget has the focus, lets Tab enter a typed number and the arrows move on the
    /// sheet, instead of moving the focus.
    fn take_focus_keys(&mut self, ui: &Ui, cx: &WindowContext<'_>) {
        let (is_tab, is_arrow, types) = ui.input(|input| {
            let types = input.events.iter().any(|event| matches!(event, Event::Text(_)));
            let is_arrow = ARROWS.iter().any(|key| input.key_pressed(*key));
            (input.key_pressed(Key::Tab) && input.modifiers.is_none(), is_arrow, types)
        });
        let had_no_focus = std::mem::take(&mut self.had_no_focus);
        let is_on_sheet = self.page == PadPage::Sheet && cx.is_in_front && had_no_focus;
        self.takes_tab = is_tab && is_on_sheet && (types || self.editor.typed().is_some());
        if self.takes_tab || is_arrow && is_on_sheet && self.editor.cell().is_some() {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }

    /// Turns to a page after another pad was opened.
    fn open_pad_page(&mut self, page: PadPage, pads: &ScorePads) {
        self.editor.move_to_cell(None);
        self.turn_to(page, pads.open_pad());
    }

    fn title_bar(&mut self, ui: &mut Ui, pad: &mut ScorePad, cx: &mut WindowContext<'_>) {
        let more = kit::icon_named(ui, cx.look, Icon::More, msg::PAD_MORE);
        let has_points = !pad.sheet().is_empty();
        Popup::menu(&more).show(|ui| {
            let item = |ui: &mut Ui, id: &str, name: String, is_enabled: bool| {
                let item = ui.add_enabled(is_enabled, egui::Button::new(name));
                ear::give_author_id(&item, id);
                item.clicked()
            };
            let line = |ui: &mut Ui, id: &str, name: words::MessageId| {
                item(ui, id, name.text(), has_points)
            };
            if line(ui, "pad-copy-text", msg::PAD_COPY_TEXT) {
                copy_with_note(&more, score_pad::text(pad), cx.commands);
            }
            if line(ui, "pad-copy-csv", msg::HISTORY_COPY_CSV) {
                copy_with_note(&more, score_pad::csv(pad), cx.commands);
            }
            ui.separator();
            let sheet = pad.sheet();
            let is_open = sheet.result().is_none() && !pad.is_full();
            let row = sheet.complete_rounds();
            let present = sheet.chairs().iter().map(|side| PadCell { row, side: *side });
            let above = ui.min_rect().bottom();
            for cell in present.filter(|cell| is_open && sheet.can_sit_out(*cell)) {
                let name = msg::pad_sits_out(score_pad::name(pad, cell.side));
                if item(ui, &format!("pad-sit-out-{}", cell.side.index()), name, true) {
                    self.editor.sit_out(cell, pad, cx.today);
                }
            }
            let sitting_out = sheet.sitting_out().filter(|_| is_open);
            for (index, side) in sitting_out.enumerate() {
                let name = msg::pad_plays_again(score_pad::name(pad, side));
                if item(ui, &format!("pad-plays-again-{index}"), name, true) {
                    self.editor.write(pad, cx.today);
                    pad.come_back(side);
                    self.editor.move_to_cell(pad.sheet().first_cell());
                }
            }
            if ui.min_rect().bottom() > above {
                ui.separator();
            }
            if line(ui, "pad-clear", msg::PAD_CLEAR) {
                pad.clear();
                self.editor.move_to_cell(None);
            }
        });
        let redo = ui.add_enabled_ui(pad.can_redo(), |ui| {
            kit::icon_button(ui, cx.look, "pad-redo", Icon::Redo, &msg::MENU_REDO.text())
        });
        let undo = ui.add_enabled_ui(pad.can_undo() || self.editor.typed().is_some(), |ui| {
            kit::icon_button(ui, cx.look, "pad-undo", Icon::Undo, &msg::MENU_UNDO.text())
        });
        copied_note_ui(ui, &[more.id]);
        if is_low(ui) {
            head_line_ui(ui, pad, &pad.sheet());
        }
        if redo.inner.clicked() {
            self.redo(pad);
        }
        if undo.inner.clicked() {
            self.undo(pad);
        }
    }

    fn undo(&mut self, pad: &mut ScorePad) {
        // Typing counts as the last step.
        if !self.editor.drop_typed() && pad.can_undo() {
            // A cell that is empty after undo becomes the current one. After a correction or an
            // edit of several cells, the first empty cell does.
            let cell = pad.undo();
            let sheet = pad.sheet();
            self.editor.move_to_cell(cell.filter(|cell| sheet.points(*cell).is_none()));
        }
    }

    fn redo(&mut self, pad: &mut ScorePad) {
        self.editor.drop_typed();
        if !pad.can_redo() {
            return;
        }
        let cell = pad.redo();
        let sheet = pad.sheet();
        match cell {
            // What is typed next belongs in the next cell.
            Some(cell) if sheet.sits_out(cell) => self.editor.move_to_cell(sheet.first_cell()),
            Some(cell) if sheet.points(cell).is_some() => {
                self.editor.move_to_cell(sheet.next_cell_after(cell));
            }
            cell => self.editor.move_to_cell(cell),
        }
    }

    fn sheet_ui(
        &mut self,
        ui: &mut Ui,
        pad: &mut ScorePad,
        takes_keys: bool,
        cx: &WindowContext<'_>,
    ) {
        self.editor.clamp_to_sheet(&pad.sheet());
        if takes_keys {
            self.take_keys(ui, pad, cx);
            self.editor.clamp_to_sheet(&pad.sheet());
        }
        let sheet = pad.sheet();
        self.is_correcting = self.editor.cell().is_some_and(|cell| sheet.points(cell).is_some());
        if !is_low(ui) {
            head_ui(ui, pad, &sheet);
        }
        let whole = ui.available_rect_before_wrap();
        let whole = whole.with_max_y(ui.max_rect().bottom().min(whole.bottom()));
        let is_high = ui.ctx().content_rect().height() >= NOTES_FROM_HEIGHT;
        let (text, kind) = note_text(pad, &sheet, &self.editor, is_high);
        let note = note_style(ui, &text, kind, cx.look);
        let board = board_of(pad, &sheet);
        let beside = board.as_ref().map_or(0.0, |board| {
            BOARD_WIDTH + TRACK_WIDTH * board.sides.len() as f32 + GAP_BESIDE_BOARD
        });
        let left = whole.with_max_x(whole.right() - beside);
        let is_narrow = kit::is_narrow(ui.ctx());
        let measures = SheetMeasures::new(left.width(), sheet.chairs().len(), is_narrow);
        let free = left.height() - measures.height(sheet.shown_row_count());
        let has_note = kind != NoteKind::Hint || is_high || free >= LONG_HINT_HEIGHT;
        let note_height = if has_note {
            let lines = text::height_of(ui, &note, whole.width());
            (lines + ui.spacing().item_spacing.y).max(NOTE_HEIGHT)
        } else {
            0.0
        };
        let room = (left.height() - note_height).max(0.0);
        let measures = measures.fitted(
            sheet.shown_row_count(),
            room,
            sheet.result().is_some() && self.editor.cell().is_none(),
        );
        let height = measures.height(sheet.shown_row_count()).min(room);
        let place = Rect::from_min_size(left.min, vec2(left.width(), height));
        if self.editor.typed() != self.shown_typed.as_deref() {
            self.shown_typed = self.editor.typed().map(str::to_owned);
            // The typed cell becomes visible, even after the sheet was scrolled by hand.
            self.scrolled_to.1 = self.scrolled_to.1.max(1);
        }
        let (cell, frames) = self.scrolled_to;
        let is_as_high = std::mem::replace(&mut self.sheet_height, height) == height;
        let frames = match cell {
            cell if cell == self.editor.cell() && is_as_high => frames,
            Some(_) => frames.max(2),
            // The keypad comes back, and the sheet is lower from the next frame on.
            None => SCROLL_FRAMES,
        };
        let shown = SheetUi {
            pad,
            sheet: &sheet,
            editor: &self.editor,
            measures,
            scrolls: frames > 0,
            has_colors: board.is_some(),
            look: cx.look,
        };
        let clicked = shown.ui(ui, place);
        self.scrolled_to = (self.editor.cell(), frames.saturating_sub(1));
        if frames > 1 {
            ui.ctx().request_repaint();
        }
        let mut bottom = place.bottom();
        if let Some(board) = &board {
            let min = pos2(place.right() + GAP_BESIDE_BOARD, whole.top());
            let most = (whole.height() - note_height).max(1.0);
            let size = vec2(whole.right() - min.x, BOARD_HEIGHT.min(most));
            let beside = Rect::from_min_size(min, size);
            score_board_ui(ui, beside, board, Points::shown, cx.look);
            bottom = bottom.max(beside.bottom());
        }
        ui.advance_cursor_after_rect(whole.with_max_y(bottom));
        if has_note {
            note_ui(ui, note, kind);
        }
        if let Some(cell) = clicked {
            self.editor.go_to(cell, pad, cx.today);
        }
    }

    /// Handles digits, and the keys that move to another cell or correct the typed text.
    fn take_keys(&mut self, ui: &Ui, pad: &mut ScorePad, cx: &WindowContext<'_>) {
        if menu::is_redo_pressed(ui) {
            self.redo(pad);
        } else if menu::is_undo_pressed(ui) {
            self.undo(pad);
        }
        let is_free = focus::is_nothing_focused(ui);
        self.had_no_focus = is_free;
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Text(text) => {
                    for letter in text.chars() {
                        match letter {
                            '-' | '−' => self.editor.toggle_sign(&pad.sheet()),
                            '+' => self.editor.add_plus(&pad.sheet()),
                            digit if digit.is_ascii_digit() => self.editor.type_digit(digit),
                            _ => {}
                        }
                    }
                }
                Event::Key { key: Key::Enter, repeat: true, .. } => {}
                Event::Key { key, pressed: true, .. } => {
                    let step = match key {
                        Key::ArrowLeft => [-1, 0],
                        Key::ArrowRight => [1, 0],
                        Key::ArrowUp => [0, -1],
                        Key::ArrowDown => [0, 1],
                        Key::Backspace | Key::Delete => {
                            self.editor.backspace();
                            continue;
                        }
                        Key::Escape => {
                            if !self.editor.drop_typed() {
                                self.editor.move_to_cell(pad.sheet().first_cell());
                            }
                            continue;
                        }
                        Key::Tab if self.takes_tab => {
                            self.editor.go_on(pad, cx.today);
                            continue;
                        }
                        Key::Enter if is_free => {
                            self.editor.go_on(pad, cx.today);
                            continue;
                        }
                        _ => continue,
                    };
                    if is_free {
                        self.editor.move_by(step, pad, cx.today);
                    }
                }
                _ => {}
            }
        }
    }

    fn footer(
        &mut self,
        ui: &mut Ui,
        pad: &mut ScorePad,
        pads: &ScorePads,
        cx: &WindowContext<'_>,
    ) -> Option<PadRequest> {
        let look = cx.look;
        let mut request = None;
        if self.page == PadPage::Sheet {
            request = self.keys_ui(ui, pad, cx);
        }
        kit::row_from_right(ui, FOOT_HEIGHT, |ui| match self.page {
            PadPage::Sheet => {
                if kit::link_named(ui, look, msg::PAD_PADS).clicked() {
                    self.editor.write(pad, cx.today);
                    self.turn_to(PadPage::Pads, pad);
                }
                kit::rest_from_left(ui, |ui| {
                    if kit::link_named(ui, look, msg::PAD_SET_UP).clicked() {
                        self.editor.write(pad, cx.today);
                        self.turn_to(PadPage::SetUp, pad);
                    }
                });
            }
            PadPage::SetUp => {
                let back =
                    if pad.sheet().is_empty() { msg::PAD_BEGIN } else { msg::PAD_BACK }.text();
                if kit::primary_button(ui, look, "pad-back", &back, 0.0).clicked() {
                    self.turn_to(PadPage::Sheet, pad);
                }
                if pads.all().len() > 1 {
                    kit::rest_from_left(ui, |ui| {
                        if kit::link_named(ui, look, msg::PAD_PADS).clicked() {
                            self.turn_to(PadPage::Pads, pad);
                        }
                    });
                }
            }
            PadPage::Pads => {
                let can_begin = !pads.is_full() && !pad.sheet().is_empty();
                let new = msg::PAD_NEW.text();
                let begin = ui.add_enabled_ui(can_begin, |ui| {
                    kit::primary_button(ui, look, "pad-new", &new, 0.0)
                });
                if begin.inner.clicked() {
                    request = Some(PadRequest::Begin);
                }
                kit::rest_from_left(ui, |ui| {
                    if kit::link_named(ui, look, msg::PAD_BACK).clicked() {
                        self.turn_to(PadPage::Sheet, pad);
                    }
                });
            }
        });
        request
    }

    /// Draws the keys. The golden one enters the typed number and says who is next; at the end of a
    /// game it begins a new pad.
    fn keys_ui(
        &mut self,
        ui: &mut Ui,
        pad: &mut ScorePad,
        cx: &WindowContext<'_>,
    ) -> Option<PadRequest> {
        let sheet = pad.sheet();
        let is_over = sheet.result().is_some() && self.editor.typed().is_none();
        let (text, is_possible) = if is_over && self.editor.cell().is_none() {
            (msg::PAD_NEW.text(), true)
        } else {
            let next = self.editor.next_cell(&sheet).filter(|_| !self.is_correcting);
            let is_narrow = kit::is_narrow(ui.ctx());
            let name = |cell: PadCell| {
                let names = score_pad::shorter_names(pad, &sheet, cell.side);
                let is_short = |it: &&String| is_narrow || it.chars().count() <= MAX_KEY_LETTERS;
                names.iter().find(is_short).or(names.last()).cloned().unwrap_or_default()
            };
            let text = match (self.editor.cell(), next) {
                (Some(cell), _) if self.editor.offers_sitting_out(&sheet) => {
                    msg::pad_sits_out(name(cell))
                }
                (_, Some(next)) => msg::pad_next(name(next)),
                (cell, None) => msg::pad_write(cell.map(name).unwrap_or_default()),
            };
            (text, self.editor.can_go_on(&sheet) && !pad.is_full())
        };
        let key = (text.as_str(), is_possible);
        if !keypad_ui(ui, &mut self.editor, pad, key, cx.look) {
            return None;
        }
        if is_over && self.editor.cell().is_none() {
            return Some(PadRequest::Begin);
        }
        self.editor.go_on(pad, cx.today);
        None
    }
}

fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW_BELOW
}

/// Draws what is played, which round it is, and what wins.
fn head_ui(ui: &mut Ui, pad: &ScorePad, sheet: &PadSheet) {
    if kit::is_narrow(ui.ctx()) {
        head_line_ui(ui, pad, sheet);
        ui.add_space(4.0);
        return;
    }
    kit::row_from_right(ui, HEAD_HEIGHT, |ui| {
        ui.label(RichText::new(score_pad::aim(&pad.rules)).weak());
        kit::rest_from_left(ui, |ui| {
            if let Some(name) = game_name(pad) {
                ui.label(strong(name).size(sizes::TITLE_SIZE));
                ui.add_space(8.0);
            }
            ui.label(RichText::new(round_name(pad, sheet).unwrap_or_default()).weak());
        });
    });
}

/// Draws the contents of [`head_ui`] in one line.
fn head_line_ui(ui: &mut Ui, pad: &ScorePad, sheet: &PadSheet) {
    let aim = score_pad::aim(&pad.rules);
    let line = words::list(game_name(pad).into_iter().chain(round_name(pad, sheet)).chain([aim]));
    ui.add(egui::Label::new(RichText::new(line).small().weak()).truncate());
}

fn game_name(pad: &ScorePad) -> Option<String> {
    (pad.game != PadGame::Free).then(|| pad.game.name())
}

fn round_name(pad: &ScorePad, sheet: &PadSheet) -> Option<String> {
    score_pad::current_round(&pad.rules, sheet.complete_rounds())
}

/// Returns the note below the sheet. At the end of a game in a high window, it lists all places.
fn note_text(
    pad: &ScorePad,
    sheet: &PadSheet,
    editor: &PadEditor,
    is_high: bool,
) -> (String, NoteKind) {
    if let Some((typed, sum)) = editor.typed_sum() {
        let typed = with_minus_sign(typed);
        return (format!("{typed} = {}", score_pad::format_points(sum)), NoteKind::Message);
    }
    let result =
        if is_high { score_pad::result_with_places } else { score_pad::result }(pad, sheet);
    if let Some(result) = result {
        return (result, NoteKind::Message);
    }
    if pad.is_full() {
        return (msg::PAD_IS_FULL.text(), NoteKind::Message);
    }
    if pad.is_cleared() {
        return (msg::PAD_CLEARED.text(), NoteKind::Message);
    }
    let mut chairs = sheet.chairs().iter().copied();
    if let (Some(side), Some(target)) =
        (chairs.find(|side| sheet.is_past_target(*side)), pad.rules.target)
    {
        return (msg::pad_past_target(score_pad::name(pad, side), target.get()), NoteKind::Warning);
    }
    let left = pad.rules.max_rounds().map(|most| most.saturating_sub(sheet.complete_rounds()));
    let left = left.map(msg::pad_left);
    if let Some(text) = score_pad::sitting_out(pad, sheet) {
        let hints: Vec<_> = std::iter::once(text).chain(left).collect();
        return (hints.join(" "), NoteKind::Hint);
    }
    let correct = (!sheet.is_empty()).then(|| msg::PAD_CORRECT.text());
    let sit_out = editor.can_sit_out(sheet).then(|| msg::PAD_SIT_OUT_HINT.text());
    let hints = correct.into_iter().chain(sit_out).chain(left);
    (hints.collect::<Vec<_>>().join(" "), NoteKind::Hint)
}

fn note_style(ui: &Ui, note: &str, kind: NoteKind, look: &Look) -> RichText {
    let color = match kind {
        NoteKind::Hint => return RichText::new(note).weak(),
        NoteKind::Message => crate::paint::color(look.colors.good),
        NoteKind::Warning => ui.visuals().warn_fg_color,
    };
    let size = if kit::is_narrow(ui.ctx()) { sizes::TEXT_SIZE } else { sizes::TITLE_SIZE };
    strong(note).size(size).color(color)
}

fn note_ui(ui: &mut Ui, note: RichText, kind: NoteKind) {
    let shown = text::wrapped(ui, note);
    if kind != NoteKind::Hint {
        ear::give_author_id(&shown, "pad-result");
        ear::speak(&shown);
    }
}

/// Whether the score can be kept on a board, which has pegs for four sides. They only go forward.
pub(super) fn fits_board(pad: &ScorePad) -> bool {
    pad.rules.wins == WinningTotal::Highest && pad.sheet().chairs().len() <= 4
}

fn board_of(pad: &ScorePad, sheet: &PadSheet) -> Option<ScoreBoard> {
    if !fits_board(pad) {
        return None;
    }
    let kind = match pad.keeping {
        ScoreKeeping::Numbers => return None,
        ScoreKeeping::CribbageBoard => BoardKind::Pegs,
        ScoreKeeping::Paper => BoardKind::Paper,
    };
    let unit = sheet.unit();
    let sides = sheet.chairs().iter().enumerate().map(|(at, side)| {
        let scores = sheet.scores(*side).into_iter();
        let mut marks: Vec<i32> = scores.map(|score| score.max(0) / unit).collect();
        marks.dedup();
        BoardSide {
            color: at,
            name: score_pad::name(pad, *side),
            score: sheet.total(*side),
            position: marks.len() as f32 - 1.0,
            marks,
        }
    });
    Some(ScoreBoard {
        kind,
        sides: sides.collect(),
        target: pad.rules.target.map(|target| (i32::from(target.get()) + unit - 1) / unit),
    })
}
