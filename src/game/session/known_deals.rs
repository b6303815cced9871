//! Which deals are known: whoever plays them again has help.

use super::game::{Game, Mark, is_beginning};
use super::redoable::Redoable;
use super::saved_game::SavedGame;
use super::session::Session;
use crate::profile::{Deals, GameId, Help};
use engine::Record;

/// A game that was on the table, as far as it was played there.
struct Seen<'a> {
    id: Option<GameId>,
    deals: Deals,
    record: &'a Record,
    help: Help,
}

impl<'a> Seen<'a> {
    fn of(saved: &'a SavedGame) -> Self {
        Self {
            id: saved.id,
            deals: saved.deals(),
            record: &saved.record,
            help: saved.help,
        }
    }

    /// What help it is in this game to have seen it. None if this one goes on from it and
    /// had the help itself. Help in a shorter one with the same deals may be that they were
    /// known: what it showed of this one is noted where this one is kept.
    fn helps_in(&self, game: &Game) -> Help {
        let is_part = self.deals.come_from_game_of(game.deals())
            && is_beginning(self.record, game.state().record());
        let is_as_far = Mark::end_of(self.record) >= game.mark();
        let more = match (is_part, self.id == Some(game.id()) || is_as_far) {
            (false, _) => Help::Knowledge,
            (true, true) => self.help,
            (true, false) => Help::None,
        };
        if more > game.help() { more } else { Help::None }
    }
}

/// What help it is in a game to have seen another one, or the same as it is elsewhere: none
/// if that has other deals.
pub(super) fn help_of_seen(seen: &SavedGame, own: &SavedGame) -> Help {
    let seen = Seen::of(seen);
    let own = Some(own).filter(|own| seen.deals.are(own.deals()));
    let own = own.and_then(|own| Game::open(own.clone()).ok());
    own.map_or(Help::None, |own| seen.helps_in(&own))
}

impl Session {
    /// Whether deals are known: a game with them is on the table, or among those that
    /// were there and are kept for undo and redo, to be restored or to be gone on with;
    /// or was played to its end, as far as the history has it.
    pub fn knows_deals(&self, deals: Deals) -> bool {
        let mut seen = self.seen();
        seen.any(|it| it.deals.are(deals)) || self.has_ended(deals)
    }

    /// Whether a saved game counts as played with help only because it is opened here: its
    /// deals are known, or the player had help in it since.
    pub fn opens_with_help(&self, game: &Game) -> bool {
        let counts = game.state().outcome().is_none() && game.played_again().is_none();
        counts && !game.helped() && self.more_known_of(game).is_any()
    }

    /// What help it is that more is known of the deals of a saved game than the game tells
    /// itself: it was gone on with, or helped since, or its deals were played in another one.
    pub(super) fn more_known_of(&self, game: &Game) -> Help {
        let deals = game.deals();
        let seen = self.seen().filter(|it| it.deals.are(deals));
        let helps = seen.map(|it| it.helps_in(game)).max();
        let ended = Help::knowledge_if(self.has_ended(deals));
        helps.unwrap_or_default().max(ended)
    }

    /// Whether the history has a game with these deals.
    fn has_ended(&self, deals: Deals) -> bool {
        self.history.all().any(|ended| ended.deals().are(deals))
    }

    /// The game on the table, and those that were there and are kept.
    fn seen(&self) -> impl Iterator<Item = Seen<'_>> {
        let undo = self.undo.iter().filter_map(|step| step.what.game());
        let redo = self.redo.iter().filter_map(Redoable::game);
        let kept = undo.chain(redo).chain(&self.left_days);
        let kept = kept.chain(self.preserved.as_ref());
        let game = self.game();
        let on_table = Seen {
            id: Some(game.id()),
            deals: game.deals(),
            record: game.state().record(),
            help: game.help(),
        };
        kept.map(Seen::of).chain([on_table])
    }
}
