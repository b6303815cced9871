//! A game in a session: its state, the places that undo goes back to, the seeds
//! of its rounds, and what help the player had.

use std::time::Duration;

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use super::saved_game::{HandOrders, PlayedAgain, SavedGame, TallyEntry};
use crate::profile::{Day, Deals, GameId, Help, Opponent, Opponents};
use engine::{
    Action, Bone, Cut, DealError, Event, GameState, Level, MAX_ROUNDS, Record, Refused,
    ReplayError, RoundRecord, Rules, Seal, Seat, Seed, Shuffle,
};

/// A place in the record of a game: after so many rounds and actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// How many rounds have been dealt.
    pub rounds: usize,
    /// How many actions have been done in the last of those rounds.
    pub actions: usize,
}

impl Mark {
    /// The end of `record`.
    pub(super) fn end_of(record: &Record) -> Self {
        Self {
            rounds: record.rounds.len(),
            actions: record.rounds.last().map_or(0, |round| round.actions.len()),
        }
    }
}

impl SavedGame {
    /// The same game with everything that files of older programs lack.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub(super) fn brought_over(self, opponents: &Opponents) -> Result<Self, ReplayError> {
        let mut game = Game::open(self)?;
        game.fill_in_levels(opponents);
        Ok(game.save())
    }
}

/// The game on the table: in progress, or finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    id: GameId,
    state: GameState,
    own_actions: Vec<Mark>,
    /// The seeds of all rounds that are sealed, and the cuts of those that have ever
    /// been dealt.
    seeds: Vec<Seed>,
    cuts: Vec<Cut>,
    number: Option<u64>,
    pub(super) day: Option<Day>,
    /// Whether it comes from a file that does not give the levels of the Nestors.
    lacks_levels: bool,
    pub(super) help: Help,
    pub(super) level: Option<Level>,
    pub(super) secs: u32,
    pub(super) counted: Option<TallyEntry>,
    pub(super) from_history: bool,
    played_again: Option<PlayedAgain>,
    origin: Option<GameId>,
    dealt_before: bool,
    hand_orders: Option<HandOrders>,
}

impl Game {
    /// A new game, before its first deal.
    pub(super) const fn new(id: GameId, state: GameState, number: Option<u64>) -> Self {
        Self {
            id,
            state,
            own_actions: Vec::new(),
            seeds: Vec::new(),
            cuts: Vec::new(),
            number,
            day: None,
            lacks_levels: false,
            help: Help::None,
            level: None,
            secs: 0,
            counted: None,
            from_history: false,
            played_again: None,
            origin: None,
            dealt_before: false,
            hand_orders: None,
        }
    }

    /// The game from a file.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub fn open(saved: SavedGame) -> Result<Self, ReplayError> {
        let of_hands_to_come = saved.later_seeds.len().max(saved.later_cuts.len());
        let seeds = saved.record.rounds.len() + of_hands_to_come;
        if seeds > MAX_ROUNDS {
            return Err(ReplayError::TooManySeeds { seeds });
        }
        let mut own_actions = Vec::new();
        let lacks_levels = !saved.record.has_levels();
        let state = saved.record.replay_with(|state, action| {
            if is_own(state, action) {
                own_actions.push(Mark::end_of(state.record()));
            }
        })?;
        state.check_clock()?;
        let rounds = saved.record.rounds.iter();
        let (seeds, cuts) = (rounds.clone().map(|it| it.seed), rounds.map(|it| it.cut));
        Ok(Self {
            id: saved
                .id
                .unwrap_or_else(|| GameId::of_record_without_one(&saved.record)),
            state,
            own_actions,
            seeds: seeds.chain(saved.later_seeds).collect(),
            cuts: cuts.chain(saved.later_cuts).collect(),
            number: saved.number,
            day: saved.day,
            lacks_levels,
            help: saved.help,
            level: saved.level,
            secs: saved.secs,
            counted: saved.counted,
            from_history: saved.from_history,
            played_again: saved.played_again,
            origin: saved.origin,
            dealt_before: saved.dealt_before,
            hand_orders: saved.hand_orders,
        })
    }

    /// The game as a file has it.
    pub fn save(&self) -> SavedGame {
        SavedGame {
            id: Some(self.id),
            record: self.state.record().clone(),
            later_seeds: self.seeds[self.state.record().rounds.len()..].to_vec(),
            later_cuts: self.cuts[self.state.record().rounds.len()..].to_vec(),
            number: self.number,
            day: self.day,
            help: self.help,
            level: self.level,
            secs: self.secs,
            counted: self.counted.clone(),
            from_history: self.from_history,
            played_again: self.played_again,
            origin: self.origin,
            dealt_before: self.dealt_before,
            hand_orders: self.hand_orders.clone(),
        }
    }

    /// The id of the game.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The first game with these deals, if it is another one.
    pub(super) const fn origin(&self) -> Option<GameId> {
        self.origin
    }

    /// The id of the first game with these deals.
    pub(super) fn first_id(&self) -> GameId {
        self.origin.unwrap_or(self.id)
    }

    /// Which deals it has.
    pub fn deals(&self) -> Deals {
        Deals {
            first: Some(self.first_id()),
            number: self.number,
        }
    }

    /// Gives the game another id, for one that goes on from a position of an
    /// older game. If that game was counted, this one is not.
    pub(super) fn change_id(&mut self, id: GameId) {
        self.origin = Some(self.first_id());
        self.id = id;
        self.counted = None;
        self.from_history = false;
    }

    /// The state of the game: rules, rounds and scores.
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// The number that all deals come from, if the player gave one.
    pub const fn number(&self) -> Option<u64> {
        self.number
    }

    /// The day whose deal it is, if it is one.
    pub const fn day(&self) -> Option<Day> {
        self.day
    }

    /// Lets a Nestor play at another level from now on.
    pub(super) fn set_level(&mut self, seat: Seat, level: Level) {
        self.state.set_level(seat, level);
    }

    /// Gives the Nestors the levels from the preferences, if the file of the game
    /// did not give any.
    pub(super) fn fill_in_levels(&mut self, opponents: &Opponents) {
        if std::mem::take(&mut self.lacks_levels) {
            let mut wished = Seat::ALL.into_iter().filter_map(|seat| opponents.at(seat));
            let any = wished.find_map(Opponent::level);
            for seat in Seat::ALL {
                let wished = opponents.at(seat).and_then(Opponent::level);
                if let Some(level) = wished.or(any) {
                    self.set_level(seat, level);
                }
            }
        }
    }

    /// The order in which the person in a seat keeps the bones of the present hand; empty if
    /// they lie as they were dealt.
    pub fn hand_order(&self, seat: Seat) -> &[Bone] {
        let hand = self.state.record().rounds.len();
        let orders = self.hand_orders.as_ref().filter(|it| it.hand == hand);
        orders.map_or(&[], |orders| &orders.bones[seat])
    }

    pub(super) fn keep_hand_order(&mut self, seat: Seat, bones: Vec<Bone>) {
        let hand = self.state.record().rounds.len();
        let mut orders = self.hand_orders.take().filter(|it| it.hand == hand);
        let kept = orders.get_or_insert_with(|| HandOrders {
            hand,
            ..HandOrders::default()
        });
        kept.bones[seat] = bones;
        self.hand_orders = orders;
    }

    /// What help the player had: see [`Session::note_help`](super::Session::note_help).
    pub const fn help(&self) -> Help {
        self.help
    }

    /// Whether the player had any help.
    pub const fn helped(&self) -> bool {
        self.help.is_any()
    }

    /// How the game was counted; `None` while it goes on, and for a game in which
    /// the owner of the profile did not play or that plays deals of another one again.
    pub const fn counted(&self) -> Option<&TallyEntry> {
        self.counted.as_ref()
    }

    /// The present end of the game's record.
    pub(super) fn mark(&self) -> Mark {
        Mark::end_of(self.state.record())
    }

    /// How the game was counted, if that is taken back with what came after `mark`:
    /// it has ended since then. A game with a clock stays counted, and one from the
    /// history does.
    pub(super) fn counted_since(&self, mark: Mark) -> Option<&TallyEntry> {
        let stays = self.mark() <= mark || self.stays_as_it_is();
        self.counted.as_ref().filter(|_| !stays)
    }

    /// Whether it has a clock and is over: nothing of it can be played again.
    pub fn is_closed(&self) -> bool {
        self.state.rules().clock && self.state.outcome().is_some()
    }

    /// Whether it was put on the table from the history, to be looked back at.
    pub const fn is_from_history(&self) -> bool {
        self.from_history
    }

    /// Whether it plays deals of another game again, and how.
    pub const fn played_again(&self) -> Option<PlayedAgain> {
        self.played_again
    }

    /// Whether it goes on from a moment that was looked back at.
    pub fn is_tried_again(&self) -> bool {
        self.played_again == Some(PlayedAgain::FromLookBack)
    }

    /// Whether its deals come from a game that was played before it.
    pub(super) const fn was_dealt_before(&self) -> bool {
        self.dealt_before || self.played_again.is_some()
    }

    /// Whether something was done in it that tells of another game: deals that are being
    /// played there, or come later.
    pub(super) fn tells_of(&self, other: &SavedGame) -> bool {
        !is_beginning(self.state.record(), &other.record) && self.shows_hidden_of(other)
    }

    /// Whether whoever sees the hidden bones here sees some that are hidden in another game,
    /// which is not over: a hand that is played there, or is to come.
    pub(super) fn shows_hidden_of(&self, other: &SavedGame) -> bool {
        let has = |seed: &Seed| self.seeds.contains(seed);
        let same_number = self.deals().come_from_number_of(other.deals());
        let has_later = same_number || other.later_seeds.iter().any(has);
        let last = other.record.rounds.last();
        let has_any = has_later || last.is_some_and(|round| has(&round.seed));
        if !has_any {
            return false;
        }
        let state = other.record.replay();
        state.is_ok_and(|state| state.outcome().is_none() && (has_later || state.turn().is_some()))
    }

    /// Whether nothing of it is taken back.
    fn stays_as_it_is(&self) -> bool {
        self.is_closed() || self.from_history
    }

    /// Whether a person has acted in it: undo can take that back.
    pub(super) fn has_own_actions(&self) -> bool {
        self.last_own_action().is_some()
    }

    /// The place before the last action of a person.
    pub(super) fn last_own_action(&self) -> Option<Mark> {
        self.own_actions
            .last()
            .copied()
            .filter(|_| !self.stays_as_it_is())
    }

    pub(super) fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let own = is_own(&self.state, action).then(|| self.mark());
        let events = self.state.apply(action)?;
        self.own_actions.extend(own);
        Ok(events)
    }

    /// Lets no more time be left than in another position of the game.
    pub(super) fn advance_clock_to(&mut self, other: &Self) {
        self.state.advance_clock_to(&other.state);
    }

    /// Lets the clock of the game run for this time.
    pub(super) fn run_clock(&mut self, time: Duration) {
        self.state.run_clock(time);
    }

    /// Deals the next round, cut here. A round that undo has taken back is dealt the
    /// same again.
    pub(super) fn deal(
        &mut self,
        rules: Rules,
        cut: Cut,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Event>, DealError> {
        let round = self.state.record().rounds.len();
        let seed = self.seed_of_next(fresh);
        let cut = self.cuts.get(round).copied().unwrap_or(cut);
        let events = self.state.deal(Shuffle { seed, cut }, rules)?;
        if self.seeds.len() == round {
            self.seeds.push(seed);
        }
        if self.cuts.len() == round {
            self.cuts.push(cut);
        }
        Ok(events)
    }

    /// Fixes the shuffle of the next round, unless that is done, and gives its
    /// seal.
    pub(super) fn seal_next(&mut self, rules: &Rules, fresh: &mut dyn FnMut() -> Seed) -> Seal {
        let seed = self.seed_of_next(fresh);
        if self.seeds.len() == self.state.record().rounds.len() {
            self.seeds.push(seed);
        }
        self.state.seal_of_next(seed, rules)
    }

    /// Whether the next round has been dealt before, and undo has taken it back.
    pub(super) fn was_next_dealt(&self) -> bool {
        self.cuts.len() > self.state.record().rounds.len()
    }

    /// The seed of the next round.
    fn seed_of_next(&self, fresh: &mut dyn FnMut() -> Seed) -> Seed {
        let round = self.state.record().rounds.len();
        match (self.seeds.get(round), self.number) {
            (Some(seed), _) => *seed,
            (None, Some(number)) => numbered_seed(number, round as u64 + 1),
            (None, None) => fresh(),
        }
    }

    /// The game before the last action of a person. It counts as played with help
    /// from then on.
    pub(super) fn before_own_action(&self) -> Option<Self> {
        let mut own_actions = self.own_actions.clone();
        let mark = own_actions.pop()?;
        let mut record = self.state.record().clone();
        record.rounds.truncate(mark.rounds);
        if let Some(round) = record.rounds.last_mut() {
            round.actions.truncate(mark.actions);
        }
        let state = record
            .replay()
            .expect("the beginning of a game that was played can be played");
        Some(Self {
            state,
            own_actions,
            help: Help::Knowledge,
            counted: None,
            ..self.clone()
        })
    }
}

/// Whether all that was done in one game was done in another one, too.
pub(super) fn is_beginning(one: &Record, other: &Record) -> bool {
    let Some((last, before)) = one.rounds.split_last() else {
        return true;
    };
    let (same, later) = other.rounds.split_at(before.len().min(other.rounds.len()));
    let next = later.first();
    let goes_on_from_last = |next: &RoundRecord| {
        next.shuffle() == last.shuffle() && next.actions.starts_with(&last.actions)
    };
    // Older records lack seals.
    let is_same = |(one, other): (&RoundRecord, &RoundRecord)| {
        one.shuffle() == other.shuffle() && one.rules == other.rules && one.actions == other.actions
    };
    let is_same_before = before.len() == same.len() && before.iter().zip(same).all(is_same);
    is_same_before && next.is_some_and(goes_on_from_last)
}

/// Whether an action is a person's.
fn is_own(state: &GameState, action: Action) -> bool {
    match action {
        Action::TimeUp => false,
        Action::GiveUp(seat) => state.seating().people().any(|person| person == seat),
        _ => is_persons_turn(state),
    }
}

/// Whether it is the turn of a person.
fn is_persons_turn(state: &GameState) -> bool {
    state
        .turn()
        .is_some_and(|seat| state.seating()[seat].is_person())
}

/// A seed made from the number that the player gave and a place: 0 for Nestor's
/// choices, 1 for the first round, and so on.
pub(super) fn numbered_seed(number: u64, place: u64) -> Seed {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    key[8..16].copy_from_slice(&place.to_le_bytes());
    let mut bytes = [0; 32];
    ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
    Seed::new(bytes)
}
