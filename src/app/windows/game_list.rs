//! The games from which one is chosen.

use crate::engine::{Preset, Rules, Seats};
use crate::profile::{GameName, Preferences};

/// The games for so many players: ready-made, the player's own, and rules
/// without a name, which are those that are set or else those `set_aside`.
pub(super) fn games(
    preferences: &Preferences,
    set_aside: Option<Rules>,
    seats: Seats,
) -> Vec<(GameName, Rules)> {
    let ready_made = Preset::ALL.into_iter();
    let ready_made = ready_made.map(|it| (GameName::ReadyMade(it), it.rules(seats)));
    let own = preferences.own_games.iter();
    let own = own.map(|own| (GameName::Own(own.name.clone()), own.rules_for(seats)));
    let is_unnamed = |rules: &Rules| preferences.name_of(rules).is_unnamed();
    let unnamed = [Some(preferences.rules), set_aside].into_iter().flatten();
    let unnamed = unnamed
        .filter(is_unnamed)
        .map(|rules| Rules { seats, ..rules });
    let unnamed = unnamed.take(1).map(|rules| (GameName::Unnamed, rules));
    ready_made.chain(own).chain(unnamed).collect()
}
