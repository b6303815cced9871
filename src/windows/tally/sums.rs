//! A cache of the figures on the pages of the tally, which are calculated from the finished games.

use std::collections::BTreeSet;

use chrono::Local;

use crate::files::Files;
use crate::learn::{Backlog, Practice};
use game::profile::{
    Advice, GameFilter, GameId, History, PlayOverTime, PlayedGame, ReviewedPlay, Summary,
};
use game::session::{Lists, Session};

/// The version of the lists, which also differs between players. Cached figures of another version
/// are stale.
type ListsVersion = (u64, usize, Option<GameId>);

fn lists_version(lists: &Lists) -> ListsVersion {
    let games = lists.history.games();
    (lists.version, games.len(), games.last().map(|game| game.id))
}

/// Figures of the shown games, cached until the lists, the filter or the mistakes change.
#[derive(Debug, Default)]
pub(super) struct Sums {
    version: Option<ListsVersion>,
    shown: Option<ShownGames>,
    /// The [`Files::listings`] and the games in the state when reviewable games were last counted,
    /// and how many there were.
    unreviewed: Option<(u64, BTreeSet<GameId>, usize)>,
}

#[derive(Debug)]
pub(super) struct ShownGames {
    filter: GameFilter,
    /// The indices of the games among all games.
    indices: Vec<usize>,
    pub(super) summary: Summary,
    pub(super) advice: Option<Advice>,
    /// The result of each game: 1.0 won, 0.5 tied, 0.0 lost.
    pub(super) wins: Vec<f64>,
    /// The summary of the reviews of these games.
    pub(super) playing: ReviewedPlay,
    /// Mistakes by week and by kind, with the [`Practice::changes`] for which they were computed.
    progress: Option<(u64, PlayOverTime)>,
}

impl Sums {
    /// Recalculates everything if the lists have changed, or only the shown figures if the filter
    /// has.
    pub(super) fn update(&mut self, lists: &Lists, filter: &GameFilter) {
        let (now, history) = (lists_version(lists), &lists.history);
        if self.version != Some(now) {
            *self = Self { version: Some(now), ..Self::default() };
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
            let games = shown.indices.iter().filter_map(|index| {
                let game = history.games().get(*index)?;
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
                let count = Backlog::reviewable_games(session, files).len();
                self.unreviewed = Some((listings, at_hand, count));
                count
            }
        }
    }
}

impl ShownGames {
    fn new(history: &History, filter: &GameFilter) -> Self {
        let games = history.games().iter().enumerate();
        let accepted = games.filter(|(_, game)| filter.accepts(&game.kind));
        let indices: Vec<usize> = accepted.map(|(index, _)| index).collect();
        Self {
            indices,
            summary: history.summary(filter),
            advice: filter.kind().and_then(|kind| history.advice(&kind)),
            wins: history.result_values(filter),
            playing: ReviewedPlay::of(history.matching(filter)),
            progress: None,
            filter: filter.clone(),
        }
    }

    /// How well the games were played, by week and by kind of mistake; `None` until computed.
    pub(super) fn progress(&self) -> Option<&PlayOverTime> {
        self.progress.as_ref().map(|(_, progress)| progress)
    }

    /// The index of a game among the shown games.
    pub(super) fn index_of(&self, history: &History, id: GameId) -> Option<usize> {
        let is_it = |index: &usize| history.games().get(*index).is_some_and(|game| game.id == id);
        self.indices.iter().position(is_it)
    }

    pub(super) const fn count(&self) -> usize {
        self.indices.len()
    }

    /// The `n`th of the shown games, counted from 0, the oldest first.
    pub(super) fn game<'a>(&self, history: &'a History, n: usize) -> Option<&'a PlayedGame> {
        history.games().get(*self.indices.get(n)?).map(|game| &**game)
    }
}
