//! The tab with the seals: the seal of each hand, and whether it was kept.

use egui::{Frame, Margin, Rect, RichText, Ui, vec2};

use crate::command::Command;
use crate::ear;
use crate::menu::tip;
use crate::paint::{self, Icon, Look, Pen, Surface};
use crate::windows::WindowContext;
use crate::windows::copying::{copied_note_ui, copy_if_clicked};
use crate::windows::kit::{
    TextCell, cells, code, collapsible_row, on_background, quiet_button, separator,
};
use crate::windows::text;
use engine::{GameState, Seal, SealCheck};
use game::session::RepeatKind;
use words::{msg, seals};

const ROW_HEIGHT: f32 = 44.0;
// The positions of the seal and of its state in a row, as shares of its width.
const SEAL_X_SHARE: f32 = 0.32;
const STATE_X_SHARE: f32 = 0.65;

#[derive(Debug, Default)]
pub struct SealsTab {
    open: Option<SealedPart>,
}

/// What is sealed: a hand, counted from 0, or the Nestors' choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SealedPart {
    Hand(usize),
    Nestors,
}

/// A row for a seal; `line` is the sealed text, once it may be read.
struct SealRow {
    name: String,
    seal: Seal,
    line: Option<String>,
    /// Whether seal and line match; `None` while the line may not be read.
    holds: Option<bool>,
    description: String,
}

impl SealsTab {
    /// Unfolds the seal of the last finished hand.
    pub fn on_opened(&mut self, cx: &WindowContext<'_>) {
        let state = cx.session.state();
        let hands = 0..state.rounds().len();
        let over = hands.rev().find(|hand| state.check_seal(*hand).is_some());
        self.open = over.map(SealedPart::Hand);
    }

    pub fn ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let state = cx.session.state();
        text::quiet(ui, msg::SEALS_WHAT.text());
        let game = cx.session.game();
        if let (None, Some(number)) = (game.day(), game.number()) {
            text::quiet(ui, msg::seals_numbered(number.to_string()));
        }
        ui.add_space(4.0);
        for hand in (0..state.rounds().len()).rev() {
            if let Some(sealed) = hand_seal_row(state, hand) {
                self.row_ui(ui, SealedPart::Hand(hand), &sealed, cx.look, cx.commands);
            }
        }
        let is_tried = cx.session.game().repeat_kind() == Some(RepeatKind::Tried);
        let nestors = nestors_seal_row(state, is_tried);
        self.row_ui(ui, SealedPart::Nestors, &nestors, cx.look, cx.commands);
    }

    fn row_ui(
        &mut self,
        ui: &mut Ui,
        part: SealedPart,
        sealed: &SealRow,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let is_open = self.open == Some(part);
        let told = format!("{}: {}. {}", sealed.name, sealed.seal.short(), sealed.state_text());
        let id = format!("seals-{}", part.id());
        let mut row_ui = |ui: &mut Ui| {
            let row = collapsible_row(ui, &id, &told, ROW_HEIGHT, is_open);
            if row.clicked() {
                self.open = (!is_open).then_some(part);
            }
            sealed.paint_row(ui, row.rect, is_open, look);
        };
        if !is_open {
            row_ui(ui);
            separator(ui);
            return;
        }
        on_background(ui, 0.0, |ui| {
            row_ui(ui);
            let inside = Frame::new().inner_margin(Margin::symmetric(12, 8));
            inside.show(ui, |ui| sealed.ui(ui, &part.id(), look, commands));
        });
    }
}

impl SealedPart {
    fn id(self) -> String {
        match self {
            Self::Hand(hand) => format!("hand-{}", hand + 1),
            Self::Nestors => "nestors".to_owned(),
        }
    }
}

fn hand_seal_row(state: &GameState, hand: usize) -> Option<SealRow> {
    let recorded = state.record().rounds.get(hand)?;
    let check = state.check_seal(hand);
    let description = match check {
        Some(_) if recorded.seal.is_none() => msg::SEALS_NONE_KEPT.text(),
        Some(check) => seals::check_result(check, recorded.cut),
        None => msg::SEALS_HAND_LATER.text(),
    };
    Some(SealRow {
        name: msg::seals_hand(hand + 1),
        seal: state.rounds().get(hand)?.seal()?,
        line: state.sealed_hand_line(hand),
        holds: check.map(SealCheck::all_match),
        description: format!("{description} {}", msg::seals_cut(recorded.cut.bones())),
    })
}

fn nestors_seal_row(state: &GameState, is_tried: bool) -> SealRow {
    let holds = state.check_seal_of_nestors();
    let description = match holds {
        Some(_) if state.record().nestor_seal.is_none() => msg::SEALS_NONE_KEPT.text(),
        Some(true) if is_tried => msg::SEALS_NESTORS_TRIED.text(),
        Some(true) => msg::SEALS_NESTORS_OPEN.text(),
        Some(false) => msg::SEALS_CHECK_NO_SEAL.text(),
        None => msg::SEALS_NESTORS_LATER.text(),
    };
    SealRow {
        name: msg::SEALS_NESTORS.text(),
        seal: state.seal_of_nestors(),
        line: state.sealed_nestor_line(),
        holds,
        description,
    }
}

impl SealRow {
    fn state_text(&self) -> String {
        match self.holds {
            Some(true) => msg::SEALS_MATCHES.text(),
            Some(false) => msg::SEALS_DIFFERS.text(),
            None => msg::SEALS_CLOSED.text(),
        }
    }

    fn paint_row(&self, ui: &Ui, rect: Rect, is_open: bool, look: &Look) {
        let quiet = look.quiet_text(Surface::Panel);
        let column = |share: f32| 12.0 + share * (rect.width() - 48.0);
        let [seal_at, known_at] = [SEAL_X_SHARE, STATE_X_SHARE].map(column);
        let name = TextCell::left(12.0, seal_at - 20.0, &self.name);
        let seal = TextCell::left(seal_at, known_at - seal_at - 8.0, self.seal.short()).quiet();
        let room = rect.width() - 60.0 - known_at;
        let known = TextCell::left(known_at + 24.0, room, self.state_text());
        let known = match self.holds {
            Some(_) => known,
            None => known.quiet(),
        };
        cells(ui, rect, [name, seal, known]);
        let (icon, tone) = match self.holds {
            Some(true) => (Icon::Check, paint::color(look.colors.good)),
            Some(false) => (Icon::Warning, paint::color(look.colors.warning)),
            None => (Icon::Lock, quiet),
        };
        let mut pen = Pen::new(ui.painter());
        let center = rect.left_center() + vec2(known_at + 8.0, 0.0);
        paint::icon(&mut pen, icon, center, 16.0, tone);
        let icon = if is_open { Icon::Up } else { Icon::Down };
        let center = rect.right_center() - vec2(20.0, 0.0);
        paint::icon(&mut pen, icon, center, 16.0, quiet);
    }

    fn ui(&self, ui: &mut Ui, id: &str, look: &Look, commands: &mut Vec<Command>) {
        if let Some(line) = &self.line {
            let line = code(ui, line);
            ear::give_author_id(&line, format!("seals-{id}-line"));
        }
        let description = RichText::new(&self.description);
        let description = match self.holds {
            Some(false) => description.color(paint::color(look.colors.warning)),
            _ => description.weak(),
        };
        let description = text::wrapped(ui, description);
        ear::give_author_id(&description, format!("seals-{id}-said"));
        let lines = self.line.iter().flat_map(|line| {
            [
                ("copy-line", msg::SEALS_COPY_LINE, line.clone()),
                ("copy-command", msg::SEALS_COPY_COMMAND, seals::command(line)),
            ]
        });
        let seal = ("copy-seal", msg::SEALS_COPY_SEAL, self.seal.to_string());
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let mut buttons = Vec::new();
            for (name, label, copied) in std::iter::once(seal).chain(lines) {
                let author_id = format!("seals-{id}-{name}");
                let mut button = quiet_button(ui, look, &author_id, &label.text());
                buttons.push(button.id);
                if label == msg::SEALS_COPY_COMMAND {
                    button = tip(button, msg::TIP_SEALS_COPY_COMMAND, None);
                }
                copy_if_clicked(&button, || copied, commands);
            }
            copied_note_ui(ui, &buttons);
        });
    }
}
