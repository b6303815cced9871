//! The whole table of two: the other's hand above, the boneyard at the side and
//! the own hand in front.

use egui::{Rect, pos2, vec2};

use super::around::{
    Around, BACK_SHARE, BONEYARD_SHARE, FULL_HAND, MESSAGE_HEIGHT, boneyard_panel, everywhere,
    hand_panel, other_panel,
};
use super::plates::{STATUS_HEIGHT, pair};
use super::rows::{Align, BONE_GAP, bottom, small_bone, top};
use super::{BUTTON_HEIGHT, BUTTON_WIDTH, COUNT_HEIGHT, LIFT, Panel, SPACE};
use crate::app::table::model::TableModel;

/// So many bones of the boneyard lie beside each other.
const BONEYARD_COLUMNS: f32 = 3.0;
/// Names and scores beside the hands.
const BLOCK_WIDTH: f32 = 150.0;
const OTHERS_BLOCK_WIDTH: f32 = 230.0;

impl Around {
    /// Two players: names and the button beside the hands, the boneyard at the
    /// right.
    pub(super) fn pair_wide(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let hand_height = 2.0 * FULL_HAND * hand_bone;
        let nestor_height = (2.0 * BACK_SHARE * hand_bone).max(STATUS_HEIGHT);
        let (nestor, rest) = top(column, nestor_height);
        let (message, rest) = top(rest, MESSAGE_HEIGHT);
        let (rest, mine) = bottom(rest, hand_height);
        let (rest, count) = bottom(rest, COUNT_HEIGHT);
        // The bones taken up rise above the others.
        let mine = mine.with_min_y(mine.top() + LIFT * hand_bone);
        let button = Rect::from_center_size(
            pos2(mine.right() - BUTTON_WIDTH / 2.0, mine.center().y),
            vec2(BUTTON_WIDTH, BUTTON_HEIGHT),
        );
        let boneyard_bone = BONEYARD_SHARE * hand_bone;
        let boneyard_width = BONEYARD_COLUMNS * boneyard_bone * (1.0 + BONE_GAP);
        let table = rest.with_max_x(rest.right() - boneyard_width - 2.0 * SPACE);
        let boneyard = rest.with_min_x(rest.right() - boneyard_width);
        let hand = Rect::from_min_max(
            pos2(mine.left() + BLOCK_WIDTH + SPACE, mine.top()),
            pos2(button.left() - SPACE, mine.bottom()),
        );
        let nestors_row = nestor.with_min_x(nestor.left() + OTHERS_BLOCK_WIDTH + 3.0 * SPACE);
        Self {
            plates: pair(
                model,
                nestor.with_max_x(nestor.left() + OTHERS_BLOCK_WIDTH),
                mine.with_max_x(mine.left() + BLOCK_WIDTH),
            ),
            sides: Vec::new(),
            way_round: Vec::new(),
            message,
            table,
            count,
            hand: hand_panel(model, hand, hand_bone),
            others: model
                .others
                .iter()
                .map(|other| other_panel(other, nestors_row, BACK_SHARE * hand_bone))
                .collect(),
            boneyard: boneyard_panel(model, boneyard, boneyard_bone, Align::Middle),
            button,
            from_seats: everywhere(small_bone(nestors_row.left_center())),
            from_boneyard: small_bone(boneyard.center()),
        }
    }

    /// Two players: everything below each other.
    pub(super) fn pair_narrow(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        // The usual seven fit beside each other.
        let seven = column.width() / (7.0 + 6.0 * BONE_GAP);
        let hand_bone = hand_bone.min(seven);
        let (status, rest) = top(column, STATUS_HEIGHT);
        let (message, rest) = top(rest, MESSAGE_HEIGHT);
        let back = BACK_SHARE * hand_bone;
        let (backs, rest) = top(rest, 2.0 * back);
        let (rest, button) = bottom(rest, BUTTON_HEIGHT);
        let (rest, mine) = bottom(rest, 2.0 * FULL_HAND * hand_bone);
        let (table, count) = bottom(rest, COUNT_HEIGHT);
        let middle = backs.center().x;
        let half = |n: f32| {
            let left = status.left() + n * (status.width() / 2.0 + SPACE);
            let width = status.width() / 2.0 - SPACE;
            Rect::from_min_size(pos2(left, status.top()), vec2(width, status.height()))
        };
        Self {
            plates: pair(model, half(0.0), half(1.0)),
            sides: Vec::new(),
            way_round: Vec::new(),
            message,
            table,
            count,
            hand: hand_panel(model, mine, hand_bone),
            others: model
                .others
                .iter()
                .map(|other| Panel {
                    title: None,
                    ..other_panel(other, backs.with_max_x(middle - SPACE), back)
                })
                .collect(),
            boneyard: boneyard_panel(model, backs.with_min_x(middle + SPACE), back, Align::Middle),
            button,
            from_seats: everywhere(small_bone(backs.left_center())),
            from_boneyard: small_bone(backs.right_center()),
        }
    }
}
