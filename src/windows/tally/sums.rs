//! Figures calculated from all games, cached until one of the games changes.

use std::collections::BTreeSet;

use chrono::Local;

use crate::files::Files;
use crate::learn::{Backlog, Practice};
use game::profile::{
    Advice, GameFilter, GameId, History, PlayOverTime, PlayedGame, ReviewedPlay, Summary,
};
use game::session::{Lists, Session};

/// The version of the lists by which cached figures are found to be stale. It also differs between
/// players.
type ListsVersion = (u64, usize, Option<GameId>);

fn lists_version(lists: &Lists) -> ListsVersion {
    let games = lists.history.games();
    (lists.changes, games.len(), games.last().map(|game| game.id))
}

/// Figures of the games that are shown, cached until something changes.
#[derive(Debug, Default)]
pub(super) struct Sums {
    of: Option<ListsVersion>,
    shown: Option<ShownGames>,
    /// The number of games that could be reviewed, with the state it was counted for.
    unreviewed: Option<(u64, BTreeSet<GameId>, usize)>,
}

#[derive(Debug)]
pub(super) struct ShownGames {
    filter: GameFilter,
    /// The indices of the games among all games.
    places: Vec<usize>,
    pub(super) summary: Summary,
    pub(super) advice: Option<Advice>,
    /// The result of each game: 1.0 won, 0.5 tied, 0.0 lost.
    pub(super) wins: Vec<f64>,
    /// The summary of the reviews of these games.
    pub(super) playing: ReviewedPlay,
    /// Mistakes by week and by kind, with the state of the mistakes it was computed for.
    progress: Option<(u64, PlayOverTime)>,
}

impl Sums {
    /// Recalculates after a change: everything for the history, only the shown figures for the
    /// filter.
    pub(super) fn update(&mut self, lists: &Lists, filter: &GameFilter) {
        let (now, history) = (lists_version(lists), &lists.history);
        if self.of != Some(now) {
            *self = Self { of: Some(now), ..Self::default() };
        }
        if self.shown.as_ref().is_none_or(|shown| shown.filter != *filter) {
            self.shown = Some(ShownGames::new(history, filter));
        }
    }

    /// Recalculates the progress, if the mistakes in games have changed.
    pub(super) fn update_progress(&mut self, history: &History, practice: &Practice) {
        if let Some(shown) = &mut self.shown
            && shown.progress.as_ref().is_none_or(|(of, _)| *of != practice.changes())
        {
            let games = shown.places.iter().filter_map(|place| {
                let game = history.games().get(*place)?;
                Some((&**game, practice.mistakes_of_game(game.id)?))
            });
            shown.progress = Some((practice.changes(), PlayOverTime::of(games, &Local)));
        }
    }

    pub(super) fn shown(&self) -> Option<&ShownGames> {
        self.shown.as_ref().filter(|shown| shown.count() > 0)
    }

    /// Counts the games that could still be reviewed, up to the number that one click reviews.
    pub(super) fn count_unreviewed(&mut self, session: &Session, files: &Files) -> usize {
        let (listings, at_hand) = (files.listings(), session.finished_in_state());
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

impl ShownGames {
    fn new(history: &History, filter: &GameFilter) -> Self {
        let games = history.games().iter().enumerate();
        let held = games.filter(|(_, game)| filter.accepts(&game.kind));
        let places: Vec<usize> = held.map(|(place, _)| place).collect();
        Self {
            places,
            summary: history.summary(filter),
            advice: filter.kind().and_then(|kind| history.advice(&kind)),
            wins: history.wins(filter),
            playing: ReviewedPlay::of(history.of(filter)),
            progress: None,
            filter: filter.clone(),
        }
    }

    /// How well the games were played, by week and by kind of mistake; `None` until computed.
    pub(super) fn progress(&self) -> Option<&PlayOverTime> {
        self.progress.as_ref().map(|(_, progress)| progress)
    }

    /// The index of a game among the shown games.
    pub(super) fn place(&self, history: &History, id: GameId) -> Option<usize> {
        let is_it = |place: &usize| history.games().get(*place).is_some_and(|game| game.id == id);
        self.places.iter().position(is_it)
    }

    pub(super) const fn count(&self) -> usize {
        self.places.len()
    }

    /// The `n`th of the shown games, counted from 0, the oldest first.
    pub(super) fn game<'a>(&self, history: &'a History, n: usize) -> Option<&'a PlayedGame> {
        history.games().get(*self.places.get(n)?).map(|game| &**game)
    }
}
