//! The tally and the history as they are at a place of the timeline.

use std::collections::HashMap;
use std::sync::Arc;

use super::game::Deals;
use super::state::State;
use crate::profile::{GameId, History, PlayedGame, Tally};

/// The tally and the history at a place of the timeline.
#[derive(Debug, Clone, Default)]
pub struct Lists {
    /// Games won, lost and drawn, except cleared ones.
    pub tally: Tally,
    /// The listed games except cleared ones, the oldest first.
    pub history: History,
    /// Number of listed games that are cleared.
    pub cleared_count: usize,
    /// All listed games, including cleared ones.
    pub all: Arc<Vec<Arc<PlayedGame>>>,
    /// The games in `all` by their deals, in the same order.
    pub(super) lines_by_deals: HashMap<Deals, Vec<Arc<PlayedGame>>>,
    /// Counts the changes, so that figures about an older version can be recognized as stale.
    pub version: u64,
}

impl Lists {
    /// The listed games with these deals, except the game `excluded`.
    pub(super) fn others_with_deals(
        &self,
        deals: Deals,
        excluded: Option<GameId>,
    ) -> impl Iterator<Item = &PlayedGame> {
        let same = self.lines_by_deals.get(&deals.shuffle_key()).into_iter().flatten();
        same.map(|line| &**line).filter(move |line| Some(line.id) != excluded)
    }

    /// Builds the lists at the present place of the timeline: from the games of the state that
    /// count there, and from those history lines of `before` whose games have left the state.
    pub fn of<'a>(state: &State, before: impl IntoIterator<Item = &'a Arc<PlayedGame>>) -> Self {
        let cleared = &state.present().cleared;
        let in_effect = state.lines_in_effect();
        let mut tally = state.full_tally();
        tally.subtract(&cleared.tally);
        let has_left = |line: &&Arc<PlayedGame>| !state.games.contains_key(&line.id);
        let of_state = in_effect.into_iter().cloned().map(Arc::new);
        let lines = before.into_iter().filter(has_left).cloned().chain(of_state);
        let mut all: Vec<Arc<PlayedGame>> = lines.filter(|line| line.nth.is_some()).collect();
        all.sort_by_key(|line| line.nth);
        let first = all.partition_point(|line| line.nth < Some(cleared.history));
        let mut lines_by_deals = HashMap::<_, Vec<_>>::new();
        for line in &all {
            let same = lines_by_deals.entry(Deals::of(line).shuffle_key()).or_default();
            same.push(Arc::clone(line));
        }
        Self {
            tally,
            lines_by_deals,
            history: all[first..].to_vec().into(),
            cleared_count: first,
            all: Arc::new(all),
            version: 0,
        }
    }
}
