//! The list of games from which one is chosen.

use egui::Ui;

use super::row;
use crate::engine::{Preset, Rules, Seats};
use crate::profile::{GameName, Preferences};
use crate::say;
use crate::words::rules;

/// The list of games, ready-made and the player's own.
#[derive(Debug, Default)]
pub(super) struct GameList {
    /// Rules without a name that another game was chosen over.
    set_aside: Option<Rules>,
}

impl GameList {
    /// Draws it, and sets the game that is chosen; true if one was just now.
    pub(super) fn ui(&mut self, ui: &mut Ui, preferences: &mut Preferences) -> bool {
        let shown = rules::game(&preferences.game());
        let chosen = row::labelled_list_ui(ui, &say!("settings-game"), &shown, |ui| {
            self.games_ui(ui, preferences)
        });
        if let Some(chosen) = chosen {
            if preferences.game().is_unnamed() {
                self.set_aside = Some(preferences.rules);
            }
            preferences.rules = chosen;
        }
        chosen.is_some()
    }

    /// The open list of games; the rules of the one chosen just now.
    fn games_ui(&self, ui: &mut Ui, preferences: &Preferences) -> Option<Rules> {
        let set = &preferences.rules;
        let mut chosen = None;
        let mut game_ui = |ui: &mut Ui, game: &GameName, choice: Rules| {
            let refused = choice.check().err();
            let refused = refused.map(|reason| rules::impossible(&reason));
            if row::choice_ui(ui, choice == *set, &rules::game(game), refused.as_deref()) {
                chosen = Some(choice);
            }
        };
        row::group_ui(ui, say!("settings-ready-made"));
        let mut is_own = false;
        for (game, choice) in games(preferences, self.set_aside, set.seats) {
            if !is_own && !matches!(game, GameName::ReadyMade(_)) {
                is_own = true;
                ui.add_space(6.0);
                row::group_ui(ui, say!("settings-your-own"));
            }
            game_ui(ui, &game, choice);
        }
        chosen
    }
}

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
