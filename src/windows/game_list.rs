//! The list of games to choose from.

use engine::{Preset, Rules};
use game::profile::{GameName, Preferences};

/// Lists the games for the number of players in `chosen`: the ready-made ones, the player's own,
/// and last the player's unnamed rules, or else `replaced_rules` if those are unnamed. The game of
/// `chosen` is listed with exactly these rules; in the other ready-made games the preferences say
/// who leads later hands.
pub(super) fn listed_games(
    preferences: &Preferences,
    replaced_rules: Option<Rules>,
    chosen: &Rules,
) -> Vec<(GameName, Rules)> {
    let seats = chosen.seats;
    let ready_made = Preset::ALL.into_iter();
    let chosen_name = preferences.name_of(chosen);
    let entry = |name: GameName, rules: Rules| {
        let rules = if name == chosen_name { *chosen } else { rules };
        (name, rules)
    };
    let ready_made = ready_made.map(|preset| {
        let rules =
            preset.rules_with_options_of(&Rules { later_leads: preferences.start, ..*chosen });
        entry(GameName::ReadyMade(preset), rules)
    });
    let own = preferences.own_games.iter();
    let own = own.map(|own| entry(GameName::Own(own.name.clone()), own.rules_for(seats)));
    let is_unnamed = |rules: &Rules| preferences.name_of(rules).is_unnamed();
    let unnamed = [Some(preferences.rules), replaced_rules].into_iter().flatten();
    let unnamed = unnamed.filter(is_unnamed).map(|rules| Rules { seats, ..rules });
    let unnamed = unnamed.take(1).map(|rules| (GameName::Unnamed, rules));
    ready_made.chain(own).chain(unnamed).collect()
}
