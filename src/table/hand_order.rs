//! The order of the bones in the player's hand.

use engine::{Bone, Bones, Hand, View};

/// The order of the bones in the player's hand: as dealt, sorted, or as the player put them.
///
/// A drawn bone comes last. A bone that undo brings back returns to where it was.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandOrder {
    /// The hand as dealt. When another hand is dealt, the order is reset.
    dealt: Hand,
    /// All bones of this hand in order, including those that have been played.
    bones: Vec<Bone>,
}

impl HandOrder {
    /// Adds new bones of the hand. A newly dealt hand starts with the bones of `initial_order`,
    /// then has the others as dealt.
    pub fn update(&mut self, view: &View, initial_order: &[Bone]) {
        let dealt = view.dealt_hand();
        if self.dealt != dealt {
            let bones = initial_order.iter().copied().chain(dealt.iter());
            *self = Self { dealt, bones: Vec::new() };
            for bone in bones {
                if !self.bones.contains(&bone) {
                    self.bones.push(bone);
                }
            }
        }
        for bone in view.hand() {
            if !self.bones.contains(&bone) {
                self.bones.push(bone);
            }
        }
    }

    pub fn bones(&self) -> &[Bone] {
        &self.bones
    }

    pub fn ordered(&self, hand: Hand) -> Vec<Bone> {
        let known = self.bones.iter().copied();
        let mut ordered: Vec<Bone> = known.filter(|bone| hand.contains(*bone)).collect();
        ordered.extend(hand.iter().filter(|bone| !self.bones.contains(bone)));
        ordered
    }

    /// Moves a bone of a hand to this index, counted from the left. Bones that are not in the hand
    /// stay where they were.
    pub fn move_to(&mut self, hand: Hand, bone: Bone, index: usize) {
        if !hand.contains(bone) {
            return;
        }
        let mut ordered = self.ordered(hand);
        ordered.retain(|other| *other != bone);
        ordered.insert(index.min(ordered.len()), bone);
        // A played bone stays after the bone that was at its left, so that undo restores it there.
        let mut rest = ordered.into_iter();
        for slot in &mut self.bones {
            if hand.contains(*slot)
                && let Some(next) = rest.next()
            {
                *slot = next;
            }
        }
        self.bones.extend(rest);
    }

    /// Sorts the bones by their heavier half, then by the lighter one.
    pub fn sort(&mut self) {
        let bones: Bones = self.bones.iter().copied().collect();
        self.bones = bones.iter().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        text.split(' ').map(bone).collect()
    }

    fn bone(text: &str) -> Bone {
        text.parse().expect("a bone")
    }

    fn shown(order: &HandOrder, hand: Hand) -> String {
        let bones: Vec<String> = order.ordered(hand).iter().map(Bone::to_string).collect();
        bones.join(" ")
    }

    fn order(text: &str) -> HandOrder {
        HandOrder { dealt: hand(text), bones: text.split(' ').map(bone).collect() }
    }

    #[test]
    fn a_bone_is_put_before_or_after_others() {
        for (moved, place, after) in [
            ("2-1", 0, "2-1 0-0 5-4 6-6"),
            ("0-0", 1, "5-4 0-0 2-1 6-6"),
            ("0-0", 9, "5-4 2-1 6-6 0-0"),
            ("6-6", 3, "0-0 5-4 2-1 6-6"),
        ] {
            let held = hand("0-0 5-4 2-1 6-6");
            let mut order = order("0-0 5-4 2-1 6-6");
            order.move_to(held, bone(moved), place);
            assert_eq!(shown(&order, held), after, "{moved} to {place}");
        }
    }

    #[test]
    fn a_new_bone_comes_last_and_a_played_one_returns_to_its_place() {
        let order = order("6-6 2-1 5-4");
        assert_eq!(shown(&order, hand("6-6 5-4 1-0")), "6-6 5-4 1-0");
        assert_eq!(shown(&order, hand("6-6 2-1 5-4 1-0")), "6-6 2-1 5-4 1-0");
    }

    #[test]
    fn moving_a_bone_leaves_the_places_of_played_ones() {
        let mut order = order("6-6 2-1 5-4");
        let held = hand("6-6 5-4 1-0");
        order.move_to(held, bone("1-0"), 0);
        assert_eq!(shown(&order, held), "1-0 6-6 5-4");
        assert_eq!(shown(&order, hand("6-6 2-1 5-4 1-0")), "1-0 2-1 6-6 5-4");
    }

    #[test]
    fn a_bone_that_was_played_is_not_moved() {
        let mut order = order("6-6 2-1 5-4");
        let before = order.clone();
        order.move_to(hand("6-6 5-4"), bone("2-1"), 0);
        assert_eq!(order, before);
    }

    #[test]
    fn sorting_goes_by_the_heavier_half() {
        let mut order = order("6-6 2-1 5-4 5-0");
        order.sort();
        let held = hand("6-6 2-1 5-4 5-0");
        assert_eq!(shown(&order, held), "2-1 5-0 5-4 6-6");
    }
}
