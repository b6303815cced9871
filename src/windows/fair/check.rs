//! Checks all seals of a game that are open.

use engine::{GameState, SealCheck};
use words::fair::{self, Checked};

/// What was found.
#[derive(Debug, PartialEq, Eq)]
pub struct Found {
    /// In words, a line each.
    pub lines: Vec<String>,
    /// Whether everything that could be checked matches; nothing if it was nothing.
    pub holds: Option<bool>,
}

/// Checks the seals of all hands that are over, and that of the Nestors' choices once the
/// game is over.
pub fn check(game: &GameState) -> Found {
    let hands: Vec<(usize, Option<bool>)> = (0..game.rounds().len())
        .map(|hand| (hand + 1, game.check_seal(hand).map(SealCheck::holds)))
        .collect();
    let nestors = game.check_seal_of_nestors();
    let all = hands.iter().map(|(_, held)| held).chain([&nestors]);
    let holds = all.flatten().copied().reduce(|one, other| one && other);
    let bad: Vec<usize> = hands
        .iter()
        .filter(|(_, held)| *held == Some(false))
        .map(|(hand, _)| *hand)
        .collect();
    let good = hands.iter().filter(|(_, held)| *held == Some(true)).count();
    let next = hands.iter().find(|(_, held)| held.is_none());
    let lines = fair::found(&Checked {
        good,
        bad: &bad,
        next: next.map(|(hand, _)| *hand),
        nestors,
    });
    Found { lines, holds }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Level, Preset, Seating, Seats};

    #[test]
    fn in_the_first_hand_nothing_is_right_or_wrong_yet() {
        let rules = Preset::AllFives.rules(Seats::Two);
        let seating = Seating::of_nestors(Seats::Two, |_| Level::default());
        let game = GameState::new(rules, seating, 1).expect("rules of a game");
        assert_eq!(check(&game).holds, None);
    }
}
