//! Which deals are known: whoever plays them again has help.

use super::game::{Game, Mark, is_beginning};
use super::redoable::Redoable;
use super::saved_game::SavedGame;
use super::session::Session;
use crate::engine::Record;
use crate::profile::{Deals, GameId};

/// A game that was on the table, as far as it was played there.
struct Seen<'a> {
    id: Option<GameId>,
    deals: Deals,
    record: &'a Record,
    helped: bool,
}

impl<'a> Seen<'a> {
    fn of(saved: &'a SavedGame) -> Self {
        Self {
            id: saved.id,
            deals: saved.deals(),
            record: &saved.record,
            helped: saved.help.is_any(),
        }
    }

    /// Whether it tells nothing that this game, which goes on from it, does not tell
    /// itself. Help in a shorter one with the same deals may be that they were known: what
    /// it showed of this one is noted where this one is kept.
    fn is_part_of(&self, game: &Game) -> bool {
        let is_as_far = Mark::end_of(self.record) >= game.mark();
        let had_help = self.helped && (self.id == Some(game.id()) || is_as_far);
        self.deals.come_from_game_of(game.deals())
            && is_beginning(self.record, game.state().record())
            && (game.helped() || !had_help)
    }
}

impl Session {
    /// Whether deals are known: a game with them is on the table, or among those that
    /// were there and are kept for undo and redo, to be restored or to be gone on with;
    /// or was played to its end, as far as the history has it.
    pub fn knows_deals(&self, deals: Deals) -> bool {
        self.knows(deals, |_| true)
    }

    /// Whether a saved game counts as played with help only because it is opened here: its
    /// deals are known.
    pub fn opens_with_help(&self, game: &Game) -> bool {
        let counts = game.state().outcome().is_none() && game.played_again().is_none();
        counts && !game.helped() && self.knows_more_of(game)
    }

    /// Whether more is known of the deals of a saved game than the game tells itself: it
    /// was gone on with, or its deals were played in another one.
    pub(super) fn knows_more_of(&self, game: &Game) -> bool {
        self.knows(game.deals(), |seen| !seen.is_part_of(game))
    }

    fn knows(&self, deals: Deals, tells: impl Fn(&Seen<'_>) -> bool) -> bool {
        let undo = self.undo.iter().filter_map(|step| step.what.game());
        let redo = self.redo.iter().filter_map(Redoable::game);
        let kept = undo.chain(redo).chain(&self.left_days);
        let kept = kept.chain(self.preserved.as_ref());
        let game = self.game();
        let on_table = Seen {
            id: Some(game.id()),
            deals: game.deals(),
            record: game.state().record(),
            helped: game.helped(),
        };
        let mut seen = kept.map(Seen::of).chain([on_table]);
        let mut ended = self.history.all();
        seen.any(|it| it.deals.are(deals) && tells(&it))
            || ended.any(|ended| ended.deals().are(deals))
    }
}
