//! The chosen game, with its rules as changed in the window.

use std::collections::BTreeMap;

use engine::{LaterLeads, Preset, Rules, Seats};
use game::profile::{GameName, Preferences, Rule, SeriesLength, nearest_game};

/// The game chosen in the New game window, with the changes to its rules. Preferences change only
/// when the game is played.
#[derive(Debug, Clone)]
pub(super) struct GameDraft {
    /// The chosen game. Differences of `rules` from its original rules are shown as changes.
    pub game: GameName,
    pub rules: Rules,
    /// The length of a series; `None` for a single game.
    pub series: Option<SeriesLength>,
    /// The last choice of who leads later hands, for the games that offer one.
    later_leads: LaterLeads,
    /// The changed rules of games that were chosen before.
    changed: BTreeMap<GameName, Rules>,
    /// The number of players for games without a usual number.
    seats: Seats,
    /// Whether the player set `seats`. Then it also applies to games with a usual number.
    are_seats_set: bool,
}

impl Default for GameDraft {
    fn default() -> Self {
        Self::new(&Preferences::default())
    }
}

impl GameDraft {
    /// A draft of the game in the preferences.
    pub(super) fn new(preferences: &Preferences) -> Self {
        let mut draft = Self {
            game: GameName::Unnamed,
            rules: preferences.rules,
            series: preferences.series,
            later_leads: preferences.start,
            changed: BTreeMap::new(),
            seats: preferences.rules.seats,
            are_seats_set: false,
        };
        draft.set_rules(preferences.rules, preferences);
        draft
    }

    /// The original rules of a game, for this number of players.
    pub(super) fn original(&self, game: &GameName, preferences: &Preferences) -> Rules {
        match game {
            GameName::ReadyMade(preset) => {
                preset.rules_with_options_of(&Rules { later_leads: self.later_leads, ..self.rules })
            }
            GameName::Own(name) => {
                let own = preferences.own_games.iter().find(|own| own.name == *name);
                own.map_or(self.rules, |own| own.rules_for(self.rules.seats))
            }
            GameName::Unnamed => self.rules,
        }
    }

    /// The rules of a game with the changes made here, for this number of players.
    pub(super) fn rules_of(&self, game: &GameName, preferences: &Preferences) -> Rules {
        let seats = self.rules.seats;
        if *game == self.game {
            return self.rules;
        }
        let changed = self.changed.get(game).map(|rules| Preset::for_seats(rules, seats));
        changed.unwrap_or_else(|| self.original(game, preferences))
    }

    /// The number of rules in which a game differs from its original.
    pub(super) fn change_count(&self, game: &GameName, preferences: &Preferences) -> usize {
        let (original, now) = (self.original(game, preferences), self.rules_of(game, preferences));
        let differs = |rule: &Rule| !rule.has_same_value(&original, &now);
        Rule::ALL.into_iter().filter(differs).count()
    }

    /// Chooses a game, for its usual number of players unless another was set here. Changes to
    /// the previous game are kept.
    pub(super) fn choose(&mut self, game: GameName, preferences: &Preferences) {
        if game == self.game {
            return;
        }
        if self.change_count(&self.game, preferences) > 0 || self.rules.claims {
            self.changed.insert(self.game.clone(), self.rules);
        }
        let usual = match &game {
            GameName::ReadyMade(preset) if !self.are_seats_set => preset.usual_seats(),
            _ => None,
        };
        self.rules.seats = usual.unwrap_or(self.seats);
        self.rules = self.rules_of(&game, preferences);
        self.changed.remove(&game);
        self.game = game;
    }

    /// Undoes the changes to the rules of the chosen game.
    pub(super) fn reset(&mut self, preferences: &Preferences) {
        self.rules = self.original(&self.game, preferences);
    }

    /// Sets the rules, and chooses the game that has exactly these, if there is one. If no game is
    /// chosen yet, chooses the game with these rules to any target, or else the most similar one.
    pub(super) fn set_rules(&mut self, rules: Rules, preferences: &Preferences) {
        self.rules = rules;
        let ways =
            Preset::from_rules_ignoring_target(&rules).map_or(&[][..], Preset::later_lead_options);
        if ways.contains(&rules.later_leads) {
            self.later_leads = rules.later_leads;
        }
        let named = if self.game.is_unnamed() {
            preferences.name_of(&rules)
        } else {
            preferences.exact_name_of(&rules)
        };
        if !named.is_unnamed() {
            self.game = named;
        } else if self.game.is_unnamed() {
            self.game = GameName::ReadyMade(nearest_game(&rules));
        }
    }

    pub(super) const fn set_claims(&mut self, claims: bool) {
        self.rules.claims = claims;
    }

    pub(super) fn set_seats(&mut self, seats: Seats, preferences: &Preferences) {
        let is_changed = self.change_count(&self.game, preferences) > 0;
        self.rules = Preset::for_seats(&self.rules, seats);
        self.seats = seats;
        self.are_seats_set = true;
        if !is_changed {
            self.reset(preferences);
        }
    }

    /// Gives the chosen game another name. With `None`, its rules become changes to the most
    /// similar ready-made game.
    pub(super) fn rename(&mut self, name: Option<GameName>) {
        self.game = name.unwrap_or_else(|| GameName::ReadyMade(nearest_game(&self.rules)));
    }

    /// Returns the preferences with which the game is played, apart from the players.
    pub(super) fn preferences(&self, preferences: &Preferences) -> Preferences {
        Preferences {
            rules: self.rules,
            start: self.later_leads,
            series: self.series,
            ..preferences.clone()
        }
    }
}
