//! What the coach says.

use super::message::Id;
use super::place::place;
use crate::coach::Hint;
use crate::engine::{Action, Rules};
use crate::{id, say};

/// The coach is still at it.
pub const THINKING: Id = id!("hint-thinking");
/// There is nothing to say.
pub const NONE: Id = id!("hint-none");

/// What would be best to do.
pub fn hint(hint: &Hint, rules: &Rules) -> String {
    say!("hint-best", action = action(hint.best.action, rules))
}

/// What to do, in a few words.
pub fn action(action: Action, rules: &Rules) -> String {
    match action {
        Action::Lead(bone) => say!("hint-lead", bone = bone.to_string()),
        Action::Play(bone, end) => say!(
            "hint-play",
            bone = bone.to_string(),
            place = place(end, rules)
        ),
        Action::BlowUp(bone) => say!("hint-blow-up", bone = bone.to_string()),
        Action::Draw => say!("hint-draw"),
        Action::Claim(points) => say!(
            "hint-claim",
            points = super::points::shown(i32::from(points), rules)
        ),
        Action::Silence => say!("hint-silence"),
        _ => say!("hint-pass"),
    }
}
