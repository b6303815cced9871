//! The table in the window: the people's selections and order of bones, its picture and its sounds.

use std::rc::Rc;

use egui::{Context, Pos2, Rect, vec2};

use super::{Hidden, ManualDeals, Present};
use crate::command::Between;
use crate::platform::is_due;
use crate::sound::SoundPlayer;
use crate::table::{CardGuard, HandOrder, SizeClass, TableLayout, TableWidget};
use engine::{Bone, BySeat, GameState, Level, Seat, Viewer};
use game::profile::{Display, GameId, Promotion, RatedGame, level_ratings, measured_game};
use game::session::Session;
use words::events::LogLine;

/// Minimum pause between an animation and the next action, at the usual speed, in
/// seconds.
const REST_SECS: f64 = 0.5;

/// Time for which a message is shown, in seconds: at least, and more for each letter.
const READ_SECS: f64 = 4.0;
const READ_SECS_A_LETTER: f64 = 0.06;

/// The time that it takes to read a text, in seconds.
pub fn read_secs(text: &str) -> f64 {
    READ_SECS + READ_SECS_A_LETTER * text.chars().count() as f64
}

#[derive(Debug)]
pub(crate) struct TableState {
    /// The seat from which the table is seen, and the hidden bones that are revealed to it.
    pub viewer: Viewer,
    pub selected: Option<Bone>,
    pub firecracker: bool,
    /// Whether the claim tab for points that another player left is open.
    pub claims: bool,
    /// The left-out bones of the line that are shown at the player's request.
    pub between: Option<Between>,
    /// The bones that are taken by hand.
    pub deal: ManualDeals,
    /// The person who has confirmed to be at the screen, if several play here.
    pub present: Option<Present>,
    /// The person who passed the screen on, until the next one confirms.
    passed_from: Option<Seat>,
    /// The order in which each person keeps their hand.
    orders: BySeat<HandOrder>,

    pub widget: TableWidget,
    sounds: SoundPlayer,
    /// The place of the table in the window.
    pub area: Rect,
    /// The place of the coach's card or of a tip in the last frame.
    pub card: Option<Rect>,
    /// The card at the end of a hand or a game.
    pub end: EndCardState,
    /// Protection of covers and results from presses that were meant for something else.
    pub card_guard: CardGuard,
    /// The place of the cut, while the question is open.
    pub cut: u8,
    /// The viewer and the hidden parts of the last frame.
    pub shown_from: (Seat, Hidden),
    /// The bone whose line in the log is pointed at.
    pub pointed_at: Option<Bone>,
    /// The lines of the log when the animation last stood still.
    pub sayings: Rc<[LogLine]>,
    /// The number of columns in which all bones lay on the table in the last frame.
    pub felt_columns: usize,
    /// When the last action began to be shown.
    pub acted_at: f64,
    /// Whether the result of the game will be shown after the animation of its end.
    pub is_result_due: bool,
    /// The number of the last message, and the time since which it is shown.
    message_since: (u64, f64),
}

/// The card at the end of a hand or a game.
#[derive(Debug, Default)]
pub(crate) struct EndCardState {
    /// Whether the card of the hand was put away.
    pub is_folded: bool,
    /// Whether the last card is of a game (not a hand), and when it was first shown since it was
    /// opened.
    pub shown: Option<(bool, f64)>,
    /// The frames in which the card is not shown, as a picture of the table is taken.
    pub hidden_frames: u8,
    /// What the end of a game means for the player, with the game and the state of the lists it was
    /// computed for.
    pub progress: Option<((GameId, u64), Progress)>,
}

/// What the end of a game means for the player.
#[derive(Debug, Clone, Default)]
pub(crate) struct Progress {
    /// The rating before and after it, and the rating of each level, if it changed.
    pub rating: Option<(RatedGame, [f64; Level::ALL.len()])>,
    /// The next level, if the player is ready for it.
    pub promotion: Option<Promotion>,
}

impl Progress {
    /// What the end of the game that a session shows means.
    pub fn of(session: &Session) -> Self {
        let Some(played) = session.counted() else {
            return Self::default();
        };
        let history = session.history();
        let rating = history.rated_game(played.id);
        let levels = level_ratings(measured_game(played), played.kind.seats);
        Self {
            rating: rating.map(|rated| (rated, levels)),
            promotion: history.promotion(played.id),
        }
    }
}

impl Default for TableState {
    fn default() -> Self {
        let seat = Seat::ALL[0];
        Self {
            viewer: Viewer::at(seat),
            selected: None,
            firecracker: false,
            claims: false,
            between: None,
            deal: ManualDeals::default(),
            present: None,
            passed_from: None,
            orders: BySeat::default(),
            widget: TableWidget::default(),
            sounds: SoundPlayer::default(),
            area: Rect::from_min_size(Pos2::ZERO, vec2(1100.0, 720.0)),
            card: None,
            end: EndCardState::default(),
            card_guard: CardGuard::default(),
            cut: 0,
            shown_from: (seat, Hidden::Nothing),
            pointed_at: None,
            sayings: Rc::default(),
            felt_columns: 0,
            acted_at: 0.0,
            is_result_due: false,
            message_since: (0, 0.0),
        }
    }
}

/// The people at this screen.
impl TableState {
    pub const fn seat(&self) -> Seat {
        self.viewer.seat
    }

    /// Forgets everything about the people at this screen, because another player sits down.
    pub fn forget_people(&mut self) {
        self.viewer = Viewer::at(Seat::ALL[0]);
        self.clear_selection();
        self.between = None;
        self.deal = ManualDeals::default();
        self.leave();
        self.orders = BySeat::default();
    }

    /// Shows the table from this seat, with nothing selected or revealed.
    pub fn look_from(&mut self, seat: Seat, shown: &GameState, session: &Session) {
        self.viewer = Viewer::at(seat);
        self.clear_selection();
        self.follow_hand(shown, session);
    }

    /// Clears the selection. The panel with all bones between the ends stays.
    pub const fn clear_selection(&mut self) {
        self.selected = None;
        self.firecracker = false;
        self.claims = false;
        if matches!(self.between, Some(Between::Dots(_))) {
            self.between = None;
        }
    }

    /// Turns revealed bones face down again.
    pub const fn hide_revealed(&mut self) {
        self.viewer.hands = false;
        self.viewer.boneyard = false;
    }

    /// Covers the hands, because anybody may be looking at the screen from now on.
    pub const fn cover(&mut self) {
        self.leave();
        self.hide_revealed();
    }

    /// Forgets the person at the screen.
    pub const fn leave(&mut self) {
        self.present = None;
        self.passed_from = None;
    }

    /// Covers the hands for the next person.
    pub fn pass_on(&mut self) {
        let from = self.present.map(|present| present.seat);
        self.cover();
        self.passed_from = from;
    }

    /// Lets the person in this seat continue without a cover, if they passed the screen on
    /// themselves and then undid their action: no one else has looked. Returns whether it is that
    /// person.
    pub fn comes_back(&mut self, seat: Option<Seat>) -> bool {
        let was_there = self.present.map(|present| present.seat);
        let is_it = seat.is_some() && self.passed_from.or(was_there) == seat;
        if is_it {
            self.passed_from = None;
            self.present = seat.map(Present::at);
        }
        is_it
    }

    /// Whether the present person only watches, and passes the screen on afterwards.
    pub fn must_pass_screen(&self) -> bool {
        self.present.is_some_and(|present| present.looks_on)
    }

    /// Lets the person who acted watch the result before the screen is passed on to the person
    /// in turn.
    pub fn look_on(&mut self, turn: Option<Seat>) {
        if let Some(present) = &mut self.present {
            present.looks_on = turn.is_some_and(|turn| turn != present.seat);
        }
    }

    /// Ends the watching, because there is nothing more to see.
    pub const fn stop_looking_on(&mut self) {
        if let Some(present) = &mut self.present {
            present.looks_on = false;
        }
    }
}

/// The order of the hand.
impl TableState {
    /// The order in which the viewer keeps their hand.
    pub fn order(&self) -> &HandOrder {
        &self.orders[self.seat()]
    }

    /// The order in which the viewer keeps their hand, for changes.
    pub fn order_mut(&mut self) -> &mut HandOrder {
        let seat = self.seat();
        &mut self.orders[seat]
    }

    /// Adds new bones of the viewer's hand to its order.
    pub fn follow_hand(&mut self, shown: &GameState, session: &Session) {
        let seat = self.seat();
        if let Some(view) = shown.view(seat) {
            // A lesson, or a moment that is reviewed, has another hand.
            let present = session.game_state().view(seat).map(|present| present.dealt());
            let is_present = present == Some(view.dealt());
            let kept = is_present.then(|| session.hand_order(seat));
            self.order_mut().follow(&view, kept.unwrap_or_default());
        }
    }

    /// Moves a bone of the viewer's hand to another place, counted from the left.
    pub fn move_in_hand(
        &mut self,
        state: &GameState,
        bone: Bone,
        place: impl FnOnce(usize) -> usize,
    ) {
        let Some(position) = state.position() else {
            return;
        };
        let hand = position.hand(self.seat());
        let bones = self.order().of(hand);
        if let Some(at) = bones.iter().position(|other| *other == bone) {
            self.order_mut().move_to(hand, bone, place(at));
        }
    }
}

/// The picture and the sounds.
impl TableState {
    /// Forgets the picture: the next one appears at once.
    pub fn clear(&mut self, now: f64) {
        self.widget.clear();
        self.acted_at = now;
        self.is_result_due = false;
    }

    /// Whether the table is that of a narrow window.
    pub fn is_narrow(&self) -> bool {
        TableLayout::class_of(self.area) == SizeClass::Narrow
    }

    /// The time of the next action: a pause after the animation of the last one began, and not
    /// before it has ended.
    pub fn rests_until(&self, pause: f64, speed: f64) -> f64 {
        let seen = self.widget.queue.ends_at() + REST_SECS * speed;
        seen.max(self.acted_at + pause)
    }

    /// Whether a message has not been shown long enough to be read. `number` distinguishes it from
    /// an earlier one with the same text.
    pub fn is_message_fresh(&mut self, ctx: &Context, message: &str, number: u64) -> bool {
        let now = ctx.input(|input| input.time);
        if self.message_since.0 != number {
            self.message_since = (number, now);
        }
        !is_due(ctx, self.message_since.1 + read_secs(message))
    }

    /// Plays the sounds that are due.
    pub fn play_sounds(&mut self, now: f64, display: &Display) {
        self.sounds.play_wanted(self.widget.take_sounds(now), display);
    }
}
