//! The table in the window, and who looks at it.

use std::rc::Rc;

use egui::Rect;

use super::cover::Hidden;
use super::result::ShownEnd;
use super::screen::Present;
use crate::table::{Boxes, HandOrder, SizeClass, Table, TableChoices};
use engine::{Bone, BySeat, GameState, Seat};
use words::events::Saying;

/// The least pause between what was seen and the next action, at the usual speed, in
/// seconds.
const REST_SECS: f64 = 0.5;

/// The table in the window, who looks at it, and what they have chosen there.
#[derive(Debug)]
pub(super) struct ShownTable {
    pub(super) scene: Table,
    /// Where it was shown last.
    pub(super) area: Rect,
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
    pub(super) choices: TableChoices,
    /// In how many columns all bones lay on the table in the last picture.
    pub(super) felt_columns: usize,
    /// The order in which each person keeps their hand.
    orders: BySeat<HandOrder>,
    /// The person who has said they are there, if several play at this screen.
    pub(super) present: Option<Present>,
}

impl Default for ShownTable {
    fn default() -> Self {
        Self {
            scene: Table::default(),
            area: Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1100.0, 720.0)),
            acted_at: 0.0,
            is_result_due: false,
            end: ShownEnd::default(),
            cut: 0,
            shown_from: (Seat::ALL[0], Hidden::Nothing),
            pointed_at: None,
            sayings: Rc::default(),
            choices: TableChoices::at(Seat::ALL[0]),
            felt_columns: 0,
            orders: BySeat::default(),
            present: None,
        }
    }
}

impl ShownTable {
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
        let seen = self.scene.ends_at() + REST_SECS * speed;
        seen.max(self.acted_at + pause)
    }

    /// The seat from which the table is seen.
    pub(super) const fn seat(&self) -> Seat {
        self.choices.viewer.seat
    }

    /// The order in which the viewer keeps their hand.
    pub(super) fn order(&self) -> &HandOrder {
        &self.orders[self.seat()]
    }

    /// The same, to be changed.
    pub(super) fn order_mut(&mut self) -> &mut HandOrder {
        let seat = self.seat();
        &mut self.orders[seat]
    }

    /// Adds the bones that have come to the viewer's hand to its order.
    pub(super) fn follow_hand(&mut self, shown: &GameState) {
        if let Some(view) = shown.view(self.seat()) {
            self.order_mut().follow(&view);
        }
    }

    /// What was taken up is put back.
    pub(super) const fn put_down(&mut self) {
        self.choices.selected = None;
        self.choices.firecracker = false;
    }

    /// Turns over what was laid open.
    pub(super) const fn turn_over(&mut self) {
        self.choices.viewer.hands = false;
        self.choices.viewer.boneyard = false;
    }

    /// Somebody looks at the table from this seat, and has chosen nothing yet.
    pub(super) fn look_from(&mut self, seat: Seat, shown: &GameState) {
        self.choices = TableChoices::at(seat);
        self.follow_hand(shown);
    }

    /// Covers the hands: nobody knows who looks at the screen from now on.
    /// Bones that were laid open are turned face down again.
    pub(super) const fn cover(&mut self) {
        self.present = None;
        self.turn_over();
    }

    /// Whether whoever is there only looks on until what happened has been seen,
    /// and the screen is to be passed to somebody else then.
    pub(super) fn is_to_be_passed(&self) -> bool {
        self.present.is_some_and(|present| present.looks_on)
    }

    /// Somebody acted, and this person is in turn: whoever is there sees what came of it
    /// before the screen is passed on.
    pub(super) fn look_on(&mut self, turn: Option<Seat>) {
        if let Some(present) = &mut self.present {
            present.looks_on = turn.is_some_and(|turn| turn != present.seat);
        }
    }

    /// There is nothing more to be seen of what was done.
    pub(super) const fn look_on_no_more(&mut self) {
        if let Some(present) = &mut self.present {
            present.looks_on = false;
        }
    }
}
