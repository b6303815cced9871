//! The games that are played in pairs in some regions.

use engine::Preset;

/// Codes of regions where dominoes is played in pairs, and the game that is played there.
const REGIONS: [(&str, Preset); 8] = [
    ("BR", Preset::LatinPartners),
    ("CO", Preset::LatinPartners),
    ("CU", Preset::Cuban),
    ("DO", Preset::Dominican),
    ("JM", Preset::JamaicanPartners),
    ("PA", Preset::LatinPartners),
    ("PR", Preset::PuertoRican),
    ("VE", Preset::LatinPartners),
];

/// The game that is played in pairs in a region, by its code such as `VE`; `None` if none is known.
pub fn game_of_region(region: &str) -> Option<Preset> {
    REGIONS.into_iter().find(|(code, _)| *code == region).map(|(_, game)| game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seats;

    #[test]
    fn every_game_of_a_region_is_played_in_pairs() {
        for (code, game) in REGIONS {
            assert_eq!(game.usual_seats(), Some(Seats::Partners), "{code}");
            assert_eq!(game_of_region(code), Some(game), "{code} has one row");
        }
        assert_eq!(game_of_region("DE"), None, "nothing is known of it");
    }
}
