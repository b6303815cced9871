//! The list of games from which one is chosen.

use egui::Ui;

use super::row;
use crate::engine::{Preset, Rules};
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
        for preset in Preset::ALL {
            game_ui(ui, &GameName::ReadyMade(preset), preset.rules(set.seats));
        }
        let is_unnamed = |rules: &Rules| preferences.name_of(rules).is_unnamed();
        let set_aside = self.set_aside.map(|rules| Rules {
            seats: set.seats,
            ..rules
        });
        let unnamed = Some(*set).filter(is_unnamed);
        let unnamed = unnamed.or(set_aside.filter(is_unnamed));
        if unnamed.is_some() || !preferences.own_games.is_empty() {
            ui.add_space(6.0);
            row::group_ui(ui, say!("settings-your-own"));
        }
        for own in &preferences.own_games {
            let name = GameName::Own(own.name.clone());
            game_ui(ui, &name, own.rules_for(set.seats));
        }
        if let Some(rules) = unnamed {
            game_ui(ui, &GameName::Unnamed, rules);
        }
        chosen
    }
}
