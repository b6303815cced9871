//! Ends that a level leaves open for the next player.

use engine::{Preset, Seats};
use nestor::{Level, choose};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::position::view;

/// He holds four twos and three fives, and no play scores. Where only fives or only
/// threes score he gets rid of the heavier bone. Where both do he shows the two, of
/// which he keeps three: nobody else can hold more.
#[test]
fn where_fives_and_threes_score_not_so_easy_shows_the_number_he_has_most_of() {
    for (game, best) in [
        (Preset::AllFives, "5-4@4-4E"),
        (Preset::AllThrees, "5-4@4-4E"),
        (Preset::FivesAndThrees, "4-2@4-4E"),
    ] {
        let dealt = "4-4 4-2 2-0 2-1 5-2 5-3 5-4";
        let view = view(game.rules(Seats::Two), dealt, &[0, 0], 0, "4-4 6-4@W");
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let played = choose(&view, Level::NotSoEasy, &mut rng).expect("he can act");
        assert_eq!(played.to_string(), best, "{game:?}");
    }
}
