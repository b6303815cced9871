//! The parts of the table around the bones: clock, score board, message, buttons, covers.

use std::rc::Rc;

use egui::{Align, Context, Id, Key, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{Pause, Play, Screen, Turn};
use crate::command::{Command, FileCommand, GameCommand, WindowCommand};
use crate::paint::{self, Look, Pen, Surface, TextStyle, color};
use crate::platform::is_due;
use crate::table::{
    CardButton, Cover, Notice, ScoreBoard, SizeClass, Sprite, SpriteId, TableLayout, claims_ui,
    hand_cover_ui, names, notice_ui, on_score_click, score_board_ui, table_cover_ui,
};
use crate::widgets::Button;
use crate::{ear, menu};
use engine::Name;
use game::profile::Person;
use words::events::LogLine;
use words::{MessageId, Points, msg};

/// The remaining time at which the clock begins to show a warning, in seconds.
const CLOCK_WARNING_SECS: u32 = 30;
/// How long the reason is shown why a bone cannot be played, in seconds.
const REFUSAL_SECS: f64 = 4.0;

impl Play<'_> {
    /// Draws the remaining time, if the game has a clock. A click pauses the game.
    pub fn clock_ui(self, ui: &Ui, layout: &TableLayout, look: &Look, commands: &mut Vec<Command>) {
        let Some(clock) = self.clock() else {
            return;
        };
        let sense = if clock.is_running { Sense::click() } else { Sense::hover() };
        let response = ui.interact(layout.clock, Id::unique("clock"), sense);
        let name = names::clock(clock.secs, clock.is_running);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, clock.is_running, &name));
        ear::give_author_id(&response, "clock");
        if response.clicked() {
            commands.push(Command::Game(GameCommand::Pause));
        }
        let colors = &look.colors;
        let mut pen = Pen::new(ui.painter());
        let ink = if clock.secs <= CLOCK_WARNING_SECS { colors.warning } else { colors.wood_text };
        let (size, beside) =
            if layout.class == SizeClass::Narrow { (24.0, 26.0) } else { (28.0, 32.0) };
        let right = layout.clock.right() - beside;
        let middle = layout.clock.center().y;
        let at = pos2(right, paint::centered_baseline(middle, size));
        let style = TextStyle::semibold(size);
        pen.text(at, Align::Max, &names::minutes(clock.secs), style, color(ink));
        if clock.is_running {
            let quiet = color(colors.wood_quiet);
            let center = pos2(layout.clock.right() - 10.0, layout.clock.center().y);
            paint::icon(&mut pen, paint::Icon::Pause, center, 20.0, quiet);
        }
    }

    /// Draws the peg board or score sheet.
    pub fn board_ui(self, ui: &Ui, layout: &TableLayout, look: &Look, commands: &mut Vec<Command>) {
        let now = ui.input(|input| input.time);
        let Some(place) = layout.board else {
            return;
        };
        let shown_score = |team| self.table.widget.queue.shown_score(team, now);
        let board = ScoreBoard::new(self.shown(), self.score_keeping(), self.seat(), shown_score);
        if let Some(board) = board {
            let response =
                score_board_ui(ui, place, &board, |score| Points::of(score, self.rules()), look);
            on_score_click(&response, commands);
        }
    }

    /// Draws the buttons of the turn at the viewer's plate, and the possible claims.
    pub fn turn_ui(
        self,
        ui: &mut Ui,
        layout: &TableLayout,
        (turn, look): (&Turn, &Look),
        commands: &mut Vec<Command>,
    ) {
        let buttons = turn.buttons();
        let places = layout.buttons(buttons.len());
        let has_main = matches!(turn, Turn::Buttons(_)) && !self.is_dealing();
        for (n, ((text, command), rect)) in buttons.iter().zip(places).enumerate() {
            let place = (rect, n == 0 && has_main);
            turn_button_ui(ui, place, (*text, command), look, commands);
        }
        if let Turn::Hint(hint, _) = turn {
            let corner = Rect::from_min_size(layout.button.min, vec2(1.0, 1.0));
            let response = ui.interact(corner, Id::unique("turn hint"), Sense::hover());
            ear::describe(&response, egui::Role::Label, "hint", hint);
        }
        let keys = (self.rules(), !self.has_window());
        claims_ui(ui, (layout, &self.claims()), keys, look, commands);
    }

    /// Returns the log and the message over the table, and announces what is new in them to a
    /// screen reader. Leaves out the last hand if `is_dealing`, because its deal is still animated.
    pub fn announce_news(
        self,
        ctx: &Context,
        is_dealing: bool,
        turn: &Turn,
    ) -> (Rc<[LogLine]>, String) {
        if self.messages.take_left_position() {
            ear::drop_waiting(ctx);
        }
        // The log must not reveal what will be drawn.
        let log_lines = self
            .log_lines_unless_dealing(is_dealing || self.table.manual_deals.is_drawing_for_lead());
        let message = self.message(&log_lines);
        for news in self.messages.news(&log_lines, &message, self.news_context(turn)) {
            ear::say(ctx, news);
        }
        (log_lines, message)
    }

    /// Draws the message over the table. The reason why a bone cannot be played is shown briefly,
    /// another message for a while, and a notice until it is read. Returns the message's rectangle.
    pub fn message_ui(
        self,
        ui: &Ui,
        (layout, sprites, visible): (&TableLayout, &[Sprite], &[Rect]),
        card: Option<Rect>,
        (message, is_fresh, look): (&str, bool, &Look),
        commands: &mut Vec<Command>,
    ) -> Option<Rect> {
        let now = ui.input(|input| input.time);
        let mut is_seen = is_fresh || self.is_dealing();
        let mut bone_rect = None;
        if let Some((bone, since)) = self.messages.refused() {
            is_seen = !is_due(ui.ctx(), since + REFUSAL_SECS);
            let is_refused_bone = |sprite: &&Sprite| sprite.id == SpriteId::Bone(bone);
            bone_rect = sprites.iter().find(is_refused_bone).map(Sprite::rect);
        }
        let buttons = if self.messages.has_file() {
            vec![
                CardButton::new(msg::SETTINGS_OPEN_FOLDER, FileCommand::OpenFolder),
                CardButton::new(msg::TURN_OK, WindowCommand::DismissNotices),
            ]
        } else {
            Vec::new()
        };
        // A message right above its bone may cover other bones of the hand, and the count.
        let hand = layout.plates[0].bones;
        let must_be_seen = |it: &Rect| !hand.contains(it.center()) && Some(*it) != layout.count;
        let visible: Vec<Rect> =
            visible.iter().copied().filter(|it| bone_rect.is_none() || must_be_seen(it)).collect();
        let is_running = self.table.widget.is_running(now);
        let notice = Notice {
            text: message,
            bone_rect,
            card,
            buttons: &buttons,
            wood_area: self.taking_message_area(layout),
            // A notice is shown immediately.
            is_visible: is_seen && !is_running || self.messages.has_notices(),
        };
        notice_ui(ui, (layout, &visible), &notice, look, commands)
    }

    /// Draws the cover for the next person, or that of a paused game.
    pub fn cover_ui(self, ui: &Ui, layout: &TableLayout, look: &Look, commands: &mut Vec<Command>) {
        ear::drop_for_cover(ui.ctx());
        self.messages.drop_announcements();
        let asks = self.windows.iter().any(|window| window.is_question());
        if matches!(self.screen(), Screen::Paused(_)) && asks {
            // The question is shown in place of the cover.
            return;
        }
        let (cover, cover_ui): (_, fn(&_, &_, &_, &_, &mut _) -> _) = match self.screen() {
            Screen::Covered(next) => {
                (cover_for(self.session.seating()[next].name()), hand_cover_ui)
            }
            _ => (self.pause_cover(), table_cover_ui),
        };
        let button = cover_ui(ui, layout, &cover, look, commands);
        let is_free = !self.has_window() && !menu::is_popup_open(ui.ctx());
        if is_free && ui.memory(|memory| memory.focused().is_none()) {
            button.request_focus();
        }
        menu::tip(button, None, Some(menu::ENTER));
        // Over a cover, show only messages that reveal nothing about a hand.
        let text = self.messages.text_for_all();
        let notice = Notice {
            text: &text,
            bone_rect: None,
            card: None,
            buttons: &[],
            wood_area: None,
            is_visible: !text.is_empty(),
        };
        notice_ui(ui, (layout, &[]), &notice, look, commands);
    }

    fn pause_cover(self) -> Cover {
        let secs = self.clock().map_or(0, |clock| clock.secs);
        let why = match self.pause {
            Some(Pause::Hidden) => "hidden",
            Some(Pause::Asleep) => "asleep",
            Some(Pause::Requested) | None => "wanted",
        };
        Cover {
            title: msg::COVER_TITLE_PAUSED.text(),
            why: msg::cover_why_paused(why, names::minutes(secs)),
            button: cover_button(msg::COVER_BUTTON_PAUSED.text()),
            key: Key::P,
        }
    }
}

/// Returns the cover that waits for a person. It does not name a nameless person.
fn cover_for(name: &Name) -> Cover {
    let (title, button) = if *name == Person::nameless() {
        (msg::COVER_TITLE_NAMELESS.text(), msg::COVER_BUTTON_NAMELESS.text())
    } else {
        let name = || name.as_str().to_owned();
        (msg::cover_title(name()), msg::cover_button(name()))
    };
    Cover { title, why: msg::COVER_WHY.text(), button: cover_button(button), key: Key::Space }
}

fn cover_button(text: String) -> CardButton {
    CardButton::with_author_id("cover-here", text, GameCommand::RevealHand)
}

fn turn_button_ui(
    ui: &Ui,
    (rect, is_main): (Rect, bool),
    (text, command): (MessageId, &Command),
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let words = text.text();
    let button = Button::primary_if(is_main, text.name(), &words).on(Surface::Wood);
    let response = button.at(ui, rect, look);
    if response.clicked() {
        commands.push(command.clone());
    }
    menu::turn_tip(response, command, is_main);
}
