//! What the History window reckons from all games: kept until one of them changes.

use std::collections::BTreeSet;

use crate::app::coaching::Backlog;
use crate::app::files::Files;
use game::profile::{Advice, GameId, History, Kind, PlayedGame, Playing, Results, Scope, Summary};
use game::session::Session;

/// When something was reckoned: another history, or one that has changed, has another.
type Stamp = (u64, u64, usize, Option<GameId>);

fn stamp(history: &History) -> Stamp {
    let games = history.games();
    let last = games.last().map(|game| game.id);
    (history.changes(), history.clearings(), games.len(), last)
}

/// What was reckoned from all games, and from those that are shown.
#[derive(Debug, Default)]
pub(super) struct Sums {
    of: Option<Stamp>,
    /// The kinds of all games.
    pub(super) kinds: Vec<Kind>,
    /// The choices of games to look at.
    pub(super) scopes: Vec<Scope>,
    shown: Option<Shown>,
    /// By what they were counted, and how many games could be reviewed.
    unreviewed: Option<(u64, BTreeSet<GameId>, usize)>,
}

/// What was reckoned from the games that are shown.
#[derive(Debug)]
pub(super) struct Shown {
    /// Which these are.
    pub(super) scope: Scope,
    pub(super) is_one_nestor: bool,
    pub(super) is_with_partner: bool,
    /// Their kinds.
    pub(super) kinds: Vec<Kind>,
    /// Where they are among all games.
    places: Vec<usize>,
    pub(super) summary: Summary,
    pub(super) advice: Option<Advice>,
    /// The results so far after each of them.
    pub(super) progress: Vec<Results>,
    /// What the reviews of them told.
    pub(super) playing: Playing,
}

impl Sums {
    /// Reckons anew what is needed: all of it if the history has changed, and what is
    /// shown if other games are chosen; the first ones there are, if none are.
    pub(super) fn follow(&mut self, history: &History, chosen: Option<Scope>) {
        let now = stamp(history);
        if self.of != Some(now) {
            let kinds = history.kinds();
            *self = Self {
                of: Some(now),
                scopes: Scope::among(&kinds),
                kinds,
                ..Self::default()
            };
        }
        let chosen = chosen.filter(|scope| self.scopes.contains(scope));
        let scope = chosen.or_else(|| self.scopes.first().cloned());
        if self.shown.as_ref().map(|shown| &shown.scope) != scope.as_ref() {
            self.shown = scope.map(|scope| Shown::new(history, scope, &self.kinds));
        }
    }

    /// What was reckoned from the games that are shown, if there are any.
    pub(super) const fn shown(&self) -> Option<&Shown> {
        self.shown.as_ref()
    }

    /// Counts the games that have no review and could be given one, up to as many as
    /// are reviewed at one wish.
    pub(super) fn count_unreviewed(&mut self, session: &Session, files: &Files) -> usize {
        let (listings, at_hand) = (files.listings(), session.finished_at_hand());
        match &self.unreviewed {
            Some((before, had, count)) if *before == listings && *had == at_hand => *count,
            _ => {
                let count = Backlog::of(session, files).len();
                self.unreviewed = Some((listings, at_hand, count));
                count
            }
        }
    }
}

impl Shown {
    fn new(history: &History, scope: Scope, kinds: &[Kind]) -> Self {
        let games = history.games().iter().enumerate();
        let held = games.filter(|(_, game)| scope.holds(&game.kind));
        let advice = match &scope {
            Scope::Kind(kind) => history.advice(kind),
            Scope::WithNestors | Scope::WithPeople => None,
        };
        Self {
            is_one_nestor: scope.is_against_one_nestor(kinds),
            is_with_partner: scope.is_with_partner(kinds),
            kinds: kinds.iter().filter(|it| scope.holds(it)).cloned().collect(),
            places: held.map(|(place, _)| place).collect(),
            summary: history.summary(&scope),
            advice,
            progress: history.progress(&scope),
            playing: Playing::of(history.of(&scope)),
            scope,
        }
    }

    /// How many games are shown.
    pub(super) const fn count(&self) -> usize {
        self.places.len()
    }

    /// One of them, the oldest being the first.
    pub(super) fn game<'a>(&self, history: &'a History, n: usize) -> Option<&'a PlayedGame> {
        history.games().get(*self.places.get(n)?)
    }
}
