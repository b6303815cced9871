//! The page with the sides of a score pad, their chairs, and the rules.

use std::num::{NonZeroU8, NonZeroU16};

use egui::{Event, FocusDirection, Key, Role, Ui};
use strum::VariantArray as _;

use crate::ear;
use crate::paint::{Icon, Look};
use crate::windows::kit::list::ListChoice;
use crate::windows::kit::{self, Field, Input, Row, Segment, Setting, sizes};
use crate::windows::text;
use engine::{Name, NameError};
use game::profile::{PadGame, PadRules, PadSide, ScoreKeeping, ScorePad, WinningTotal};
use words::{MessageId, Named as _, msg, score_pad};

const MAX_DIGITS: usize = 4;
const FIELD_WIDTH: f32 = 96.0;
const GAP: f32 = 8.0;

#[derive(Debug, Default)]
pub(super) struct SetUp {
    names: [String; *PadSide::SIDE_COUNTS.end()],
    target: String,
    rounds: String,
    /// The index of the chair whose name is focused next.
    next_chair: Option<usize>,
    /// The index of the chair whose name is being typed.
    typed_chair: Option<usize>,
    /// The index of the chair whose name had the focus in the last frame.
    focused_chair: Option<usize>,
}

#[derive(Debug, Clone, Copy)]
enum RuleChoice {
    Game(PadGame),
    Rules(PadRules),
    Keeping(ScoreKeeping),
}

impl SetUp {
    pub(super) fn new(pad: &ScorePad) -> Self {
        let mut set_up = Self::default();
        for side in PadSide::all() {
            let name = pad.names.get(&side);
            set_up.names[side.index()] =
                name.map(|name| name.as_str().to_owned()).unwrap_or_default();
        }
        set_up.fill_fields(pad.rules);
        set_up
    }

    fn fill_fields(&mut self, rules: PadRules) {
        self.target = rules.target.map(|it| it.to_string()).unwrap_or_default();
        self.rounds = rules.rounds.map(|it| it.to_string()).unwrap_or_default();
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, pad: &mut ScorePad, look: &Look) {
        let games = PadGame::VARIANTS.iter().map(|game| {
            let id = format!("{}-choice", game.message_id());
            ListChoice::new(RuleChoice::Game(*game), id, game.name(), *game == pad.game)
        });
        let input = Input::choice(pad.game.name(), games.collect());
        let game = Setting::new("pad-game", msg::PAD_GAME.text(), String::new(), input);
        let chosen = game.ui(ui, look);
        self.sides_ui(ui, pad, look);
        let chosen = chosen.or_else(|| self.rules_ui(ui, pad, look));
        match chosen {
            Some(RuleChoice::Game(game)) => {
                pad.set_game(game);
                self.fill_fields(pad.rules);
            }
            Some(RuleChoice::Rules(rules)) => {
                pad.rules = rules;
                self.fill_fields(pad.rules);
            }
            Some(RuleChoice::Keeping(keeping)) => pad.keeping = keeping,
            None => {}
        }
    }

    /// Draws the number of sides, and a row for each, in the order of the chairs.
    fn sides_ui(&mut self, ui: &mut Ui, pad: &mut ScorePad, look: &Look) {
        let sheet = pad.sheet();
        let chairs = sheet.chairs().to_vec();
        let counts = PadSide::SIDE_COUNTS.map(|count| Segment {
            spoken: Some(msg::pad_sides(count)),
            ..Segment::new(count, format!("pad-sides-{count}"), count.to_string())
        });
        ui.add_space(GAP);
        ui.label(msg::PAD_SIDES_LABEL.text());
        let counts: Vec<_> = counts.collect();
        let width = ui.available_width();
        if let Some(count) = kit::segments(ui, chairs.len(), &counts, Some(width)) {
            pad.set_side_count(count);
        }
        let absent = sheet.absent_with_points();
        if !absent.is_empty() {
            let names = words::list(absent.iter().map(|side| score_pad::name(pad, *side)));
            text::weak(ui, msg::pad_kept(names));
        }
        ui.add_space(GAP);
        let is_tab = ui.input(|input| input.key_pressed(Key::Tab) && input.modifiers.is_none());
        // On a slow machine, a letter and Tab can arrive in one frame.
        let types = ui.input(|input| input.events.iter().any(|it| matches!(it, Event::Text(_))));
        let typed_chair = self.typed_chair.or(self.focused_chair.filter(|_| types));
        let last = typed_chair.filter(|last| is_tab && last + 1 < chairs.len());
        if let Some(last) = last {
            // After typing, Tab leads to the next name, as Enter does.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            self.typed_chair = None;
            self.next_chair = Some(last + 1);
        }
        self.focused_chair = None;
        for (index, side) in chairs.iter().enumerate() {
            let shown = score_pad::name(pad, *side);
            kit::row_from_right(ui, sizes::INPUT_HEIGHT + GAP, |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let down = msg::pad_down(shown.as_str());
                let up = msg::pad_up(shown.as_str());
                let moves = [
                    (
                        format!("pad-down-{index}"),
                        down,
                        Icon::Down,
                        index + 1 < chairs.len(),
                        index + 1,
                    ),
                    (format!("pad-up-{index}"), up, Icon::Up, index > 0, index.saturating_sub(1)),
                ];
                for (id, name, icon, can_move, target) in moves {
                    let button = ui.add_enabled_ui(can_move, |ui| {
                        kit::icon_button(ui, look, &id, icon, &name)
                    });
                    if button.inner.clicked() {
                        pad.move_side(*side, target);
                    }
                }
                if let Some(dealer) = sheet.present_dealer()
                    && dealer_ui(ui, index, dealer == *side, sheet.is_empty(), &shown)
                {
                    pad.set_dealer(*side);
                }
                kit::rest_from_left(ui, |ui| self.name_ui(ui, pad, *side, index));
            });
        }
        self.next_chair = self.next_chair.filter(|next| *next < chairs.len());
        ui.add_space(GAP);
        kit::separator(ui);
    }

    fn name_ui(&mut self, ui: &mut Ui, pad: &mut ScorePad, side: PadSide, index: usize) {
        let typed = &mut self.names[side.index()];
        let id = format!("pad-name-{index}");
        let hint = msg::pad_side(side.index() + 1);
        let field = Field {
            is_invalid: Name::new(typed).is_err_and(|reason| reason != NameError::Empty),
            ..Field::new(&id, &hint, Name::MAX_CHARS)
        };
        // The field belongs to the side, and moves with it.
        let shown = kit::list::stable_id_scope(ui, &format!("pad-side-{}", side.index()), |ui| {
            kit::field(ui, field, typed)
        });
        let name = msg::pad_name(index + 1);
        let field = &shown.response.response;
        let is_entered = kit::is_entered(ui, field);
        if field.has_focus() {
            self.focused_chair = Some(index);
        }
        if field.changed() {
            self.typed_chair = Some(index);
        } else if !field.has_focus() && self.typed_chair == Some(index) {
            self.typed_chair = None;
        }
        ear::describe(field, Role::TextInput, id.as_str(), &name);
        if self.next_chair == Some(index) {
            (self.next_chair, self.typed_chair) = (None, None);
            self.focused_chair = Some(index);
            kit::select_all(ui, shown);
        }
        if is_entered {
            self.next_chair = Some(index + 1);
            ui.ctx().request_repaint();
        }
        match Name::new(typed) {
            Ok(name) => _ = pad.names.insert(side, name),
            Err(NameError::Empty) => _ = pad.names.remove(&side),
            Err(_) => {}
        }
    }

    fn rules_ui(&mut self, ui: &mut Ui, pad: &mut ScorePad, look: &Look) -> Option<RuleChoice> {
        let rules = pad.rules;
        let mut chosen = None;
        let mut setting_ui =
            |ui: &mut Ui, id: &str, name: MessageId, description: String, input| {
                let setting = Setting::new(id, name.text(), description, input);
                if let Some(it) = setting.ui(ui, look) {
                    chosen = Some(it);
                }
            };
        let wins = [
            (WinningTotal::Highest, "pad-highest", msg::PAD_HIGHEST),
            (WinningTotal::Lowest, "pad-lowest", msg::PAD_LOWEST),
        ];
        let wins = wins.map(|(wins, id, name)| {
            let value = RuleChoice::Rules(PadRules { wins, ..rules });
            ListChoice::new(value, id, name.text(), rules.wins == wins)
        });
        let input = Input::choice(String::new(), wins.into());
        setting_ui(ui, "pad-wins", msg::PAD_WINS_LABEL, String::new(), input);
        let none = msg::PAD_NO_TARGET.text();
        let target = number_ui(ui, "pad-target", msg::PAD_TARGET, &none, &mut self.target);
        pad.rules.target = target.and_then(NonZeroU16::new);
        if rules.target.is_some() && rules.wins == WinningTotal::Highest {
            let turned = PadRules { is_exact: !rules.is_exact, ..pad.rules };
            let input = Input::switch(rules.is_exact, RuleChoice::Rules(turned));
            setting_ui(ui, "pad-exact", msg::PAD_EXACT, String::new(), input);
        }
        let turned = PadRules { by_round: !rules.by_round, ..pad.rules };
        let input = Input::switch(rules.by_round, RuleChoice::Rules(turned));
        let description = msg::PAD_BY_ROUND_EXPLAINED.text();
        setting_ui(ui, "pad-by-round", msg::PAD_BY_ROUND, description, input);
        if rules.by_round {
            let doublets = std::iter::once(None).chain(PadRules::DOUBLETS.map(Some));
            let doublets = doublets.map(|doublet| {
                let value = RuleChoice::Rules(pad.rules.with_first_doublet(doublet));
                let (id, name) = match doublet {
                    Some(number) => {
                        (format!("pad-doublet-{number}"), msg::pad_round_double(number))
                    }
                    None => ("pad-doublet-none".to_owned(), msg::PAD_NO_DOUBLET.text()),
                };
                ListChoice::new(value, id, name, rules.first_doublet == doublet)
            });
            let shown = rules
                .first_doublet
                .map_or_else(|| msg::PAD_NO_DOUBLET.text(), msg::pad_round_double);
            let input = Input::choice(shown, doublets.collect());
            setting_ui(ui, "pad-first-doublet", msg::PAD_FIRST_DOUBLET, String::new(), input);
            let any = msg::PAD_ANY_ROUNDS.text();
            let rounds = number_ui(ui, "pad-rounds", msg::PAD_ROUNDS, &any, &mut self.rounds);
            let rounds = rounds.and_then(|rounds| u8::try_from(rounds).ok());
            pad.rules.rounds = rounds.and_then(NonZeroU8::new);
        }
        if super::window::fits_board(pad) {
            let keepings = [
                (ScoreKeeping::Numbers, msg::SETTINGS_SCORE_KEEPING_NUMBERS),
                (ScoreKeeping::CribbageBoard, msg::SETTINGS_SCORE_KEEPING_CRIBBAGE_BOARD),
                (ScoreKeeping::Paper, msg::SETTINGS_SCORE_KEEPING_PAPER),
            ];
            let shown = keepings.iter().find(|(keeping, _)| *keeping == pad.keeping);
            let shown = shown.map(|(_, name)| name.text()).unwrap_or_default();
            let keepings = keepings.map(|(keeping, name)| {
                let id = format!("pad-keeping-{}", <&str>::from(keeping));
                let is_set = keeping == pad.keeping;
                ListChoice::new(RuleChoice::Keeping(keeping), id, name.text(), is_set)
            });
            let input = Input::choice(shown, keepings.into());
            setting_ui(ui, "pad-keeping", msg::PAD_KEEPING, String::new(), input);
        }
        chosen
    }
}

/// Draws the button that makes a side deal the current round, or the first one if `is_first`.
/// Returns whether it was clicked.
fn dealer_ui(ui: &mut Ui, index: usize, is_dealer: bool, is_first: bool, name: &str) -> bool {
    let id = format!("pad-deals-{index}");
    let (label, spoken) = if is_first {
        (msg::PAD_DEALS_FIRST_LABEL, msg::pad_deals_first(name))
    } else {
        (msg::PAD_DEALS_NOW_LABEL, msg::pad_deals_now(name))
    };
    let button = Segment { spoken: Some(spoken), ..Segment::new(true, id, label.text()) };
    kit::segments(ui, is_dealer, &[button], None).is_some()
}

/// Draws a row with a field for a number. Returns the number, if there is one.
fn number_ui(
    ui: &mut Ui,
    id: &str,
    name: MessageId,
    hint: &str,
    typed: &mut String,
) -> Option<u16> {
    let number: Option<u16> = typed.trim().parse().ok();
    let field = Field {
        width: FIELD_WIDTH,
        is_invalid: !typed.trim().is_empty() && number.is_none(),
        ..Field::new(id, hint, MAX_DIGITS)
    };
    let name = name.text();
    kit::field_row(ui, &Row::new(id, &name), field, typed);
    kit::separator(ui);
    typed.trim().parse().ok()
}
