//! The state of the table in the window: the people's selections, the order of their bones, the
//! picture and the sounds.

use std::rc::Rc;

use egui::{Context, Pos2, Rect, vec2};

use super::{HiddenPart, ManualDeals, PresentPerson};
use crate::command::BonesBetween;
use crate::platform::is_due;
use crate::sound::SoundPlayer;
use crate::table::{CardGuard, HandOrder, SizeClass, TableLayout, TableWidget};
use engine::{Bone, BySeat, GameState, Level, Seat, Viewer};
use game::profile::{Display, GameId, Promotion, RatedGame, level_ratings, measured_game};
use game::session::Session;
use words::events::LogLine;

/// Minimum pause between an animation and the next action, in seconds at the usual speed.
const MIN_PAUSE_SECS: f64 = 0.5;

/// The minimum time for which a message is shown, in seconds.
const MIN_READ_SECS: f64 = 4.0;
/// The additional time for which a message is shown for each of its letters, in seconds.
const READ_SECS_PER_LETTER: f64 = 0.06;

/// How long a text is shown so that it can be read, in seconds.
pub fn read_secs(text: &str) -> f64 {
    MIN_READ_SECS + READ_SECS_PER_LETTER * text.chars().count() as f64
}

#[derive(Debug)]
pub(crate) struct TableState {
    /// The seat from which the table is seen, and the hidden bones that are revealed to it.
    pub viewer: Viewer,
    pub selected: Option<Bone>,
    pub is_firecracker_selected: bool,
    /// Whether the tab for claiming points that another player missed is open.
    pub is_claim_tab_open: bool,
    /// Which of the bones left out of the line are shown at the player's request.
    pub shown_between: Option<BonesBetween>,
    pub manual_deals: ManualDeals,
    /// The person who has confirmed being at the screen, if several people play here.
    pub present: Option<PresentPerson>,
    /// The order of the bones in each person's hand.
    hand_orders: BySeat<HandOrder>,

    pub widget: TableWidget,
    sounds: SoundPlayer,
    /// The area of the table in the window.
    pub area: Rect,
    /// The rectangle of the coach's card or of a tip in the last frame.
    pub card_rect: Option<Rect>,
    pub end_card: EndCardState,
    /// Protects covers and results from presses that were meant for something else.
    pub card_guard: CardGuard,
    /// The number of bones to the left of the cut, while the player is asked where to cut.
    pub bones_before_cut: u8,
    /// The viewer and what was hidden in the last frame.
    pub last_view: (Seat, HiddenPart),
    /// The bone whose line in the log is under the pointer.
    pub pointed_at: Option<Bone>,
    /// The lines of the log, which are updated only while no animation is running.
    pub log_lines: Rc<[LogLine]>,
    /// The number of columns of bones that are laid out to be taken, in the layout of the last
    /// frame.
    pub laid_out_columns: usize,
    /// When the animation of the last action began, in seconds.
    pub acted_at: f64,
    /// Whether to show the result of the game once the animation has ended.
    pub is_result_due: bool,
    /// The number of the last message, and when it began to be shown, in seconds.
    shown_message: (u64, f64),
}

/// The state of the card at the end of a hand or a game.
#[derive(Debug, Default)]
pub(crate) struct EndCardState {
    /// Whether the player has put away the card of the hand.
    pub is_folded: bool,
    /// Whether the last card was that of a game rather than of a hand, and when it opened, in
    /// seconds.
    pub shown: Option<(bool, f64)>,
    /// The number of frames for which the card stays hidden, so that a screenshot of the table can
    /// be taken.
    pub hidden_frames: u8,
    /// How the game changed the player's progress, and what this was computed for: the game, and
    /// the version of the lists.
    pub progress: Option<((GameId, u64), Progress)>,
}

/// How a finished game changes the player's progress.
#[derive(Debug, Clone, Default)]
pub(crate) struct Progress {
    /// The rating before and after the game, and the rating of each level; `None` if the player's
    /// rating did not change.
    pub rating: Option<(RatedGame, [f64; Level::ALL.len()])>,
    /// The next level to play; `None` unless the player is ready for it.
    pub promotion: Option<Promotion>,
}

impl Progress {
    /// Computes how the game of a session changes the player's progress. A game that does not count
    /// changes nothing.
    pub fn of_game(session: &Session) -> Self {
        let Some(played) = session.counted_line() else {
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
            is_firecracker_selected: false,
            is_claim_tab_open: false,
            shown_between: None,
            manual_deals: ManualDeals::default(),
            present: None,
            hand_orders: BySeat::default(),
            widget: TableWidget::default(),
            sounds: SoundPlayer::default(),
            area: Rect::from_min_size(Pos2::ZERO, vec2(1100.0, 720.0)),
            card_rect: None,
            end_card: EndCardState::default(),
            card_guard: CardGuard::default(),
            bones_before_cut: 0,
            last_view: (seat, HiddenPart::Nothing),
            pointed_at: None,
            log_lines: Rc::default(),
            laid_out_columns: 0,
            acted_at: 0.0,
            is_result_due: false,
            shown_message: (0, 0.0),
        }
    }
}

/// The people at this screen.
impl TableState {
    pub const fn seat(&self) -> Seat {
        self.viewer.seat
    }

    /// Resets everything about the people at this screen, because another player sits down.
    pub fn clear_people(&mut self) {
        self.viewer = Viewer::at(Seat::ALL[0]);
        self.clear_selection();
        self.shown_between = None;
        self.manual_deals = ManualDeals::default();
        self.forget_person();
        self.hand_orders = BySeat::default();
    }

    /// Shows the table from this seat, with nothing selected or revealed.
    pub fn set_viewer_seat(&mut self, seat: Seat, shown: &GameState, session: &Session) {
        self.viewer = Viewer::at(seat);
        self.clear_selection();
        self.update_hand_order(shown, session);
    }

    /// Clears the selection. The panel with all bones left out of the line stays open.
    pub const fn clear_selection(&mut self) {
        self.selected = None;
        self.is_firecracker_selected = false;
        self.is_claim_tab_open = false;
        if matches!(self.shown_between, Some(BonesBetween::Dots(_))) {
            self.shown_between = None;
        }
    }

    /// Hides revealed bones again.
    pub const fn hide_revealed(&mut self) {
        self.viewer.sees_hands = false;
        self.viewer.sees_boneyard = false;
    }

    /// Covers the hands, because anybody may be looking at the screen from now on.
    pub const fn cover_hands(&mut self) {
        self.forget_person();
        self.hide_revealed();
    }

    /// Forgets the person at the screen, so that somebody must confirm being there.
    pub const fn forget_person(&mut self) {
        self.present = None;
    }

    /// Whether the present person only watches, and must pass the screen on afterwards.
    pub fn must_pass_screen(&self) -> bool {
        self.present.is_some_and(|present| present.only_watches)
    }

    /// Lets the person who has acted watch the result before the screen is passed on to the person
    /// whose turn it is.
    pub fn watch_result(&mut self, turn: Option<Seat>) {
        if let Some(present) = &mut self.present {
            present.only_watches = turn.is_some_and(|turn| turn != present.seat);
        }
    }

    /// Ends the watching of a result, because another position is shown.
    pub const fn stop_watching(&mut self) {
        if let Some(present) = &mut self.present {
            present.only_watches = false;
        }
    }
}

/// The order of the bones in the hands.
impl TableState {
    /// The order of the bones in the viewer's hand.
    pub fn hand_order(&self) -> &HandOrder {
        &self.hand_orders[self.seat()]
    }

    pub fn hand_order_mut(&mut self) -> &mut HandOrder {
        let seat = self.seat();
        &mut self.hand_orders[seat]
    }

    /// Adds the new bones of the viewer's hand to its order.
    pub fn update_hand_order(&mut self, shown: &GameState, session: &Session) {
        let seat = self.seat();
        if let Some(view) = shown.view(seat) {
            // A lesson or a reviewed moment has another hand.
            let dealt = session.game_state().view(seat).map(|view| view.dealt_hand());
            let is_current_hand = dealt == Some(view.dealt_hand());
            let kept = is_current_hand.then(|| session.hand_order(seat));
            self.hand_order_mut().update(&view, kept.unwrap_or_default());
        }
    }

    /// Moves a bone of the viewer's hand to another index, counted from the left.
    pub fn move_in_hand(
        &mut self,
        state: &GameState,
        bone: Bone,
        new_index: impl FnOnce(usize) -> usize,
    ) {
        let Some(position) = state.position() else {
            return;
        };
        let hand = position.hand(self.seat());
        let bones = self.hand_order().ordered(hand);
        if let Some(at) = bones.iter().position(|other| *other == bone) {
            self.hand_order_mut().move_to(hand, bone, new_index(at));
        }
    }
}

/// The picture and the sounds.
impl TableState {
    /// Resets the picture: the next one appears without animation.
    pub fn clear(&mut self, now: f64) {
        self.widget.clear();
        self.acted_at = now;
        self.is_result_due = false;
    }

    /// Whether the table has the layout of a narrow window.
    pub fn is_narrow(&self) -> bool {
        TableLayout::size_class(self.area) == SizeClass::Narrow
    }

    /// When the next action may start: `pause` seconds after the last action began to be shown, but
    /// not before its animation has ended.
    pub fn next_action_at(&self, pause: f64, duration_factor: f64) -> f64 {
        let shown_at = self.widget.queue.ends_at() + MIN_PAUSE_SECS * duration_factor;
        shown_at.max(self.acted_at + pause)
    }

    /// Whether a message has not been shown long enough to be read. `number` distinguishes messages
    /// with the same text.
    pub fn is_message_fresh(&mut self, ctx: &Context, message: &str, number: u64) -> bool {
        let now = ctx.input(|input| input.time);
        if self.shown_message.0 != number {
            self.shown_message = (number, now);
        }
        !is_due(ctx, self.shown_message.1 + read_secs(message))
    }

    /// Plays the sounds that are due.
    pub fn play_sounds(&mut self, now: f64, display: &Display) {
        self.sounds.play_wanted(self.widget.take_sounds(now), display);
    }
}
