//! The table in the window.

use std::rc::Rc;
use std::time::Duration;

use egui::{Context, Id, Pos2, Rect, Sense, Ui, vec2};

use crate::command::WindowKind;
use crate::play::{Hidden, Play, Screen};
use crate::sound::SoundPlayer;
use crate::table::{Boxes, SECOND_CLICK_NEAR, SizeClass, Table};
use engine::{Bone, Seat};
use game::profile::Display;
use words::events::Saying;

/// The least pause between what was seen and the next action, at the usual speed, in
/// seconds.
const REST_SECS: f64 = 0.5;

/// How long something that was said is seen, in seconds: at least, and more for each letter.
const READ_SECS: f64 = 4.0;
const READ_SECS_A_LETTER: f64 = 0.06;

/// For how long a click does nothing where a button of the turn stood, after that has gone and
/// what it did has been seen, in seconds.
const GONE_SECS: f64 = 1.0;

/// The longest time between the clicks of a double click, in seconds.
const DOUBLE_CLICK_SECS: f64 = 0.3;

/// The table in the window, and what is seen and heard there.
#[derive(Debug)]
pub(super) struct ShownTable {
    pub(super) scene: Table,
    sounds: SoundPlayer,
    /// Where it was shown last.
    pub(super) area: Rect,
    /// Where the coach's card or a tip stood in the last picture.
    pub(super) card: Option<Rect>,
    /// When the last action began to be shown.
    pub(super) acted_at: f64,
    /// The result of the game is to be shown as soon as its end has been seen.
    pub(super) is_result_due: bool,
    pub(super) end: ShownEnd,
    /// Where the bones are cut, while that is asked.
    pub(super) cut: u8,
    /// From where it was shown last, and what of it was out of sight.
    pub(super) shown_from: (Seat, Hidden),
    /// The bone whose line in the log is pointed at.
    pub(super) pointed_at: Option<Bone>,
    /// The lines of the log when nothing was running: it says nothing before it is seen.
    pub(super) sayings: Rc<[Saying]>,
    /// Where the last bone was drawn by a click, and when it has landed.
    drawn: Option<(Pos2, f64)>,
    /// How often something had been said when the last was, and since when that is seen.
    said: (u64, f64),
    /// Where buttons of the turn stood last, and until when a click there does nothing: it was
    /// meant for them.
    gone: (Vec<Rect>, f64),
    /// In how many columns all bones lay on the table in the last picture.
    pub(super) felt_columns: usize,
}

impl Default for ShownTable {
    fn default() -> Self {
        Self {
            scene: Table::default(),
            sounds: SoundPlayer::default(),
            area: Rect::from_min_size(Pos2::ZERO, vec2(1100.0, 720.0)),
            card: None,
            acted_at: 0.0,
            is_result_due: false,
            end: ShownEnd::default(),
            cut: 0,
            said: (0, 0.0),
            shown_from: (Seat::ALL[0], Hidden::Nothing),
            pointed_at: None,
            sayings: Rc::default(),
            drawn: None,
            gone: (Vec::new(), 0.0),
            felt_columns: 0,
        }
    }
}

impl ShownTable {
    /// Whether what was said, the `times`th time that anything was, has not been seen for as
    /// long as it takes to read.
    pub(super) fn is_freshly_said(&mut self, ctx: &Context, said: &str, times: u64) -> bool {
        let now = ctx.input(|input| input.time);
        if self.said.0 != times {
            self.said = (times, now);
        }
        let secs = READ_SECS + READ_SECS_A_LETTER * said.chars().count() as f64;
        let left = self.said.1 + secs - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left > 0.0
    }

    /// Forgets what was shown: what comes next is there at once.
    pub(super) fn clear(&mut self, now: f64) {
        self.scene.clear();
        self.acted_at = now;
        self.is_result_due = false;
    }

    /// Whether the table is that of a narrow window.
    pub(super) fn is_narrow(&self) -> bool {
        Boxes::class_of(self.area) == SizeClass::Narrow
    }

    /// When whoever acts next may do so: a pause after the last action began to be seen,
    /// and never before all of it has been.
    pub(super) fn rests_until(&self, pause: f64, speed: f64) -> f64 {
        let seen = self.scene.queue.ends_at() + REST_SECS * speed;
        seen.max(self.acted_at + pause)
    }

    /// Whether a bone is to be drawn by a click that is the second of a double click, or comes
    /// before the bone of the last one at the same place has landed. `secs` is how long that
    /// takes.
    pub(super) fn is_second_draw(&mut self, ctx: &Context, secs: f64) -> bool {
        let click = ctx.input(|input| {
            let at = input.pointer.interact_pos();
            at.filter(|_| input.pointer.any_released())
                .map(|at| (at, input.time))
        });
        let Some((at, now)) = click else {
            return false;
        };
        let is_second = |(drawn_at, landed): (Pos2, f64)| {
            now < landed && drawn_at.distance(at) < SECOND_CLICK_NEAR
        };
        if self.drawn.is_some_and(is_second) {
            return true;
        }
        self.drawn = Some((at, now + secs.max(DOUBLE_CLICK_SECS)));
        false
    }

    /// Takes the clicks that come where the buttons of the turn stood a moment ago, before
    /// what lies below them can have them.
    pub(super) fn take_late_clicks(&mut self, ui: &Ui, buttons: Vec<Rect>) {
        let now = ui.input(|input| input.time);
        if !buttons.is_empty() {
            self.gone = (buttons, now + GONE_SECS);
            return;
        }
        if self.scene.is_running(now) {
            self.gone.1 = now + GONE_SECS;
        }
        let (places, until) = &mut self.gone;
        if *until <= now {
            places.clear();
        }
        for (n, place) in places.iter().enumerate() {
            ui.interact(*place, Id::unique(("gone button", n)), Sense::CLICK);
        }
        if !places.is_empty() {
            let left = Duration::from_secs_f64(*until - now);
            ui.ctx().request_repaint_after(left);
        }
    }

    /// Plays the sounds that are due.
    pub(super) fn play_sounds(&mut self, now: f64, display: &Display) {
        self.sounds
            .play_wanted(self.scene.take_sounds(now), display);
    }
}

/// What the window remembers of the card at the end of a hand or a game.
#[derive(Debug, Default)]
pub(super) struct ShownEnd {
    /// The card of the hand that is over was put away.
    pub(super) is_folded: bool,
    /// When the card was first seen since it was opened.
    pub(super) shown_at: Option<f64>,
    /// When the card of a game came, or Space or Enter was last pressed before it could be read.
    pub(super) unread_since: Option<f64>,
}

impl ShownEnd {
    /// Whether the card of the hand or the game that is over lies on the table.
    pub(super) fn has_card(&self, play: Play<'_>) -> bool {
        match play.screen() {
            Screen::Results(_) => play.windows.contains(&WindowKind::Result),
            Screen::HandOver(_) => !self.is_folded,
            _ => false,
        }
    }
}
