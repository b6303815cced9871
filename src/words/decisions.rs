//! What the window with Nestor's decisions says.

use super::hint::action;
use super::who::Who;
use crate::say;
use engine::{Action, Bone, Rules, Seat, Seating};

/// Which decision of how many is shown, and of which hand.
pub fn place(decision: usize, of: usize, hand: usize) -> String {
    say!("decisions-place", decision = decision, of = of, hand = hand)
}

/// What he did.
pub fn did(name: &str, done: Action, rules: &Rules) -> String {
    say!("decisions-did", name = name, action = action(done, rules))
}

/// In how many deals of a blind test he does the same.
pub fn same(same: usize, of: usize) -> String {
    say!("blind-same", same = same, of = of)
}

/// Which deal is shown.
pub fn deal(deal: usize, of: usize) -> String {
    say!("blind-deal", deal = deal, of = of)
}

/// Which deal is shown, and what he does in it.
pub fn deal_and(deal: usize, of: usize, does: &str) -> String {
    say!("blind-deal-and", deal = deal, of = of, does = does)
}

/// The bones of a hand, for those who do not see the picture.
pub fn picture(whose: &str, bones: &[Bone]) -> String {
    let bones = super::list(bones.iter().map(Bone::to_string));
    say!("blind-picture", whose = whose, bones = bones)
}

/// Whose hand is shown as it might be.
pub fn hand_of(seating: &Seating, seat: Seat) -> String {
    let Who { who, name, .. } = Who::at(seating, seat);
    say!("blind-hand", who = who, name = name)
}
