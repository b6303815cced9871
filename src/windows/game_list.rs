//! The list of games to choose from.

use engine::{Preset, Rules};
use game::profile::{GameName, Preferences};

/// Lists the games for as many players as in `chosen`: the ready-made ones, the player's own, and
/// last the player's rules, or else `set_aside`, if they have no name. The game of `chosen` has
/// exactly its rules; other ready-made games take who leads later hands from the preferences.
pub(super) fn listed_games(
    preferences: &Preferences,
    set_aside: Option<Rules>,
    chosen: &Rules,
) -> Vec<(GameName, Rules)> {
    let seats = chosen.seats;
    let ready_made = Preset::ALL.into_iter();
    let of_chosen = preferences.name_of(chosen);
    let as_set = |name: GameName, rules: Rules| {
        let rules = if name == of_chosen { *chosen } else { rules };
        (name, rules)
    };
    let ready_made = ready_made.map(|preset| {
        let rules =
            preset.rules_with_options_of(&Rules { later_leads: preferences.start, ..*chosen });
        as_set(GameName::ReadyMade(preset), rules)
    });
    let own = preferences.own_games.iter();
    let own = own.map(|own| as_set(GameName::Own(own.name.clone()), own.rules_for(seats)));
    let is_unnamed = |rules: &Rules| preferences.name_of(rules).is_unnamed();
    let unnamed = [Some(preferences.rules), set_aside].into_iter().flatten();
    let unnamed = unnamed.filter(is_unnamed).map(|rules| Rules { seats, ..rules });
    let unnamed = unnamed.take(1).map(|rules| (GameName::Unnamed, rules));
    ready_made.chain(own).chain(unnamed).collect()
}
