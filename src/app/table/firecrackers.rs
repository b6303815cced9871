//! The firecrackers of a round, as the table shows them.

use super::preview::{Preview, preview};
use engine::{Action, Bone, Seat, View};

/// The firecrackers of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Firecrackers {
    /// Who still has one.
    pub left: Vec<Seat>,
    /// Whether the viewer has taken theirs up.
    pub is_taken_up: bool,
    /// The bones that the viewer can blow up now, and what the table would count
    /// and score.
    pub targets: Vec<(Bone, Preview)>,
}

impl Firecrackers {
    /// The firecrackers as they are seen; `None` in a game without them.
    pub fn new(view: &View, actions: &[Action], is_taken_up: bool) -> Option<Self> {
        let rules = view.rules();
        let position = view.position();
        let has_one = |seat: &Seat| position.has_firecracker(*seat);
        let targets = actions.iter().filter_map(|action| match action {
            Action::BlowUp(bone) => Some((*bone, preview(view, actions, *action)?)),
            _ => None,
        });
        let targets: Vec<_> = targets.collect();
        rules.firecrackers.then(|| Self {
            left: Seat::around(rules.seats).filter(has_one).collect(),
            is_taken_up: is_taken_up && !targets.is_empty(),
            targets,
        })
    }
}
