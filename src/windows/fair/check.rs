//! Checks all open seals of a game.

use engine::{GameState, SealCheck};
use words::msg;

#[derive(Debug, PartialEq, Eq)]
pub struct CheckResult {
    pub lines: Vec<String>,
    /// Whether everything that could be checked matches; `None` if nothing could be checked yet.
    pub holds: Option<bool>,
}

/// Checks the seals of all finished hands and, once the game is over, the seal of the Nestors'
/// choices.
pub fn check(game: &GameState) -> CheckResult {
    let hands: Vec<(usize, Option<bool>)> = (0..game.rounds().len())
        .map(|hand| (hand + 1, game.check_seal(hand).map(SealCheck::all_match)))
        .collect();
    let nestors = game.check_seal_of_nestors();
    let all = hands.iter().map(|(_, held)| held).chain([&nestors]);
    let holds = all.flatten().copied().reduce(|one, other| one && other);
    let has_result = |held: bool| move |(_, of): &&(usize, Option<bool>)| *of == Some(held);
    let failed = nestors == Some(false);
    let mut lines: Vec<String> =
        failed.then(|| msg::FAIR_NESTORS_FAIL.text()).into_iter().collect();
    let bad = hands.iter().filter(has_result(false));
    lines.extend(bad.map(|(hand, _)| msg::fair_hand_fails(*hand)));
    let good = hands.iter().filter(has_result(true)).count();
    lines.extend((good > 0).then(|| msg::fair_hands_match(good)));
    lines.extend((nestors == Some(true)).then(|| msg::FAIR_NESTORS_MATCH.text()));
    let unchecked = hands.iter().find(|(_, held)| held.is_none());
    lines.extend(unchecked.map(|(hand, _)| msg::fair_hand_later(*hand)));
    CheckResult { lines, holds }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Level, Preset, Seating, Seats};

    #[test]
    fn the_first_hand_cannot_be_checked_yet() {
        let rules = Preset::AllFives.rules(Seats::Two);
        let seating = Seating::of_nestors(Seats::Two, |_| Level::default());
        let game = GameState::new(rules, seating, 1).expect("rules of a game");
        assert_eq!(check(&game).holds, None);
    }
}
