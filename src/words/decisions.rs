//! What the window with Nestor's decisions says.

use super::hint::action;
use super::who::Who;
use crate::msg;
use engine::{Action, Bone, Rules, Seat, Seating};

/// What he did.
pub fn did(name: &str, done: Action, rules: &Rules) -> String {
    msg::decisions_did(action(done, rules), name)
}

/// The bones of a hand, for those who do not see the picture.
pub fn picture(whose: &str, bones: &[Bone]) -> String {
    let bones = super::list(bones.iter().map(Bone::to_string));
    msg::blind_picture(bones, whose)
}

/// Whose hand is shown as it might be.
pub fn hand_of(seating: &Seating, seat: Seat) -> String {
    let who = Who::at(seating, seat);
    msg::blind_hand(&who)
}
