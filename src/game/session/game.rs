//! A game: its record, and what else is known about it.

use engine::{
    Bone, BySeat, Cut, Event, GameState, Level, Record, ReplayError, RoundRecord, Rules, Seat,
    Seating, Seed, Shuffle,
};
use serde::{Deserialize, Serialize};

use super::mark::RecordPlace;
use super::other_seat::PairScore;
use super::seeds::numbered_seed;
use super::table::{ReplayTo, ReplayedGame};
use crate::profile::{Day, GameId, Help, PlayedGame, Series};

/// Origin of a game's shuffles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deals {
    /// The deals were drawn one by one for the game with this id: the game itself, or the original
    /// of a copy.
    First(GameId),
    /// A number that was drawn. The player may see it once the game is over.
    Drawn(u64),
    /// A number that the player gave.
    Number(u64),
    /// The number that belongs to this day.
    Day(Day),
}

impl Deals {
    /// The number that all shuffles come from, if there is one.
    pub fn number(self) -> Option<u64> {
        match self {
            Self::First(_) => None,
            Self::Drawn(number) | Self::Number(number) => Some(number),
            Self::Day(day) => Some(day.number()),
        }
    }

    /// The number that all shuffles come from, if the player knew it before the game.
    pub fn known_number(self) -> Option<u64> {
        self.number().filter(|_| !matches!(self, Self::Drawn(_)))
    }

    /// Returns the day whose daily game has these deals; `None` for other deals.
    pub const fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) => Some(day),
            Self::First(_) | Self::Drawn(_) | Self::Number(_) => None,
        }
    }

    /// The first game with these deals, if they were drawn for one.
    pub const fn first(self) -> Option<GameId> {
        match self {
            Self::First(id) => Some(id),
            Self::Drawn(_) | Self::Number(_) | Self::Day(_) => None,
        }
    }

    /// Returns a value that is equal for all deals with the same shuffles.
    #[must_use]
    pub fn shuffle_key(self) -> Self {
        self.number().map_or(self, Self::Number)
    }

    /// The deals of a finished game, from its line in the history.
    pub fn of(line: &PlayedGame) -> Self {
        let first = line.origin.unwrap_or(line.id);
        line.number.map_or(Self::First(first), Self::Number)
    }

    /// Returns whether these deals and `others` have the same shuffles.
    pub fn have_same_shuffles(self, others: Self) -> bool {
        self.shuffle_key() == others.shuffle_key()
    }
}

/// How a game plays the deals of another game again. Such a game never counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum RepeatKind {
    /// The game continues from a moment of a review.
    Tried,
    /// The game repeats another game, or one hand of it, with the players' bones swapped.
    OtherSeat {
        /// Whether the first game was itself [`Self::Tried`].
        of_tried: bool,
        /// The number, from 1, of the repeated hand in the first game; `None` for the whole game.
        hand: Option<u8>,
        /// Result of the first game, or of the repeated hand.
        first: PairScore,
    },
}

/// A game with its record, deals and help, as it is saved. After an undo, the record still holds
/// what redo can bring back.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub(crate) id: GameId,
    pub(crate) deals: Deals,
    pub(crate) again: Option<RepeatKind>,
    /// The place at which the game began; for a copy, the end of the copied part.
    pub(crate) begun: RecordPlace,
    pub(crate) record: Record,
    /// The shuffles of the hands after the record, as far as they are fixed. Only the last
    /// can lack its cut: it is sealed and not dealt.
    pub(crate) later: Vec<(Seed, Option<Cut>)>,
    /// The help that the player had in the game, which undo does not take back.
    pub(crate) help: Help,
    /// The easiest level at which a Nestor acted.
    pub(crate) level: Option<Level>,
    pub(crate) secs: u32,
    /// Whether the end of the record is the end of the game.
    pub(crate) is_over: bool,
    /// Whether the end of the record is the end of a hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_hand_over: bool,
    /// The rules of the next hand, if they were changed while the game was on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rules_to_come: Option<Rules>,
    /// Whether Nestor's level was drawn by the player's rating, and is hidden until the end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_adaptive: bool,
    /// The line of the game in the history, made when the game ended.
    pub(crate) counted: Option<Box<PlayedGame>>,
    /// How people have taken and sorted the bones of a hand, if they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) orders: Option<HandOrders>,
    /// The score of the series before this game; `None` for a single game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) series: Option<Series>,
}

/// How people took the bones of a hand from the table, and how each person sorted them. Bones that
/// were played stay in the order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandOrders {
    /// The number of the hand, from 1.
    pub hand: usize,
    /// The bones of each seat in that person's order; empty for the order of the deal.
    pub bones: BySeat<Vec<Bone>>,
    /// Indexes of the face-down bones that the person took, if only one person plays: first to draw
    /// for the lead, then for the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub backs: Vec<u8>,
}

impl Game {
    /// Creates a game from its record so far, which may have no hand yet.
    pub fn new(id: GameId, deals: Deals, record: Record) -> Self {
        Self {
            id,
            deals,
            again: None,
            begun: RecordPlace::default(),
            record,
            later: Vec::new(),
            help: Help::None,
            level: None,
            secs: 0,
            is_over: false,
            is_hand_over: false,
            is_adaptive: false,
            counted: None,
            rules_to_come: None,
            orders: None,
            series: None,
        }
    }

    /// Returns the id, which the game keeps through undo and on disk.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Returns the bones of the hand with this number, from 1, in the order in which the person in
    /// this seat keeps them; empty for the order of the deal.
    pub fn hand_order(&self, hand: usize, seat: Seat) -> &[Bone] {
        let orders = self.orders.as_ref().filter(|it| it.hand == hand);
        orders.map_or(&[], |orders| &orders.bones[seat])
    }

    /// Returns the [`HandOrders::backs`] of the hand with this number, from 1.
    pub fn backs_taken(&self, hand: usize) -> &[u8] {
        let orders = self.orders.as_ref().filter(|it| it.hand == hand);
        orders.map_or(&[], |orders| &orders.backs)
    }

    /// Returns the orders of the hand with this number, from 1, for changes. Drops those of another
    /// hand.
    pub(crate) fn orders_mut(&mut self, hand: usize) -> &mut HandOrders {
        let kept = self.orders.take().filter(|it| it.hand == hand);
        self.orders.insert(kept.unwrap_or_else(|| HandOrders { hand, ..HandOrders::default() }))
    }

    /// Returns the origin of the shuffles.
    pub const fn deals(&self) -> Deals {
        self.deals
    }

    /// Returns the number that all shuffles come from, if the player knew it before the game.
    pub fn number(&self) -> Option<u64> {
        self.deals.known_number()
    }

    /// Returns the number with which others get the same deals; `None` if bones were cut, or while
    /// a drawn number is secret because the game is not over. The number of a daily game is never
    /// shown, because a game with it would not count.
    pub fn number_to_share(&self) -> Option<u64> {
        let is_cut = self.record.rounds.iter().any(|round| !round.cut.is_none());
        let number = self.deals.number().filter(|_| self.day().is_none() && !is_cut);
        number.filter(|_| self.is_over || self.number().is_some())
    }

    /// Returns the day of a daily game; `None` for other games.
    pub const fn day(&self) -> Option<Day> {
        self.deals.day()
    }

    /// Returns the whole record, which may go on after the position on the table.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns how the game plays the deals of another game again; `None` if it does not.
    pub const fn repeat_kind(&self) -> Option<RepeatKind> {
        self.again
    }

    /// Returns the place at the end of the record.
    pub fn end(&self) -> RecordPlace {
        RecordPlace::end_of(&self.record)
    }

    /// The line in the history and the tally; `None` until the game is over, or if it does not
    /// count.
    pub fn counted_line(&self) -> Option<&PlayedGame> {
        self.counted.as_deref()
    }

    /// Returns whether Nestor's level was drawn to match the player's rating.
    pub const fn is_adaptive(&self) -> bool {
        self.is_adaptive
    }

    /// Returns whether the game has a clock and is over, so that undo cannot take anything back.
    pub const fn is_closed(&self) -> bool {
        self.record.rules.clock && self.is_over
    }

    /// Returns whether the game repeats a single hand of another game.
    pub const fn is_single_hand(&self) -> bool {
        matches!(self.again, Some(RepeatKind::OtherSeat { hand: Some(_), .. }))
    }

    /// Returns a copy up to a place, as a game of its own that is not counted yet.
    pub(crate) fn copy_up_to(&self, id: GameId, to: RecordPlace) -> Self {
        let mut copy = Self { id, begun: to, ..self.clone() };
        copy.truncate_at(to);
        copy.counted = None;
        copy
    }

    /// Cuts the record at a place; this is the only way to shorten it. Shuffles after the place
    /// stay fixed. Removes and returns the history line of a finished game, whose end is cut off.
    pub(crate) fn truncate_at(&mut self, place: RecordPlace) -> Option<Box<PlayedGame>> {
        if place >= self.end() {
            return None;
        }
        self.is_hand_over = self.is_hand_over_at(place);
        let gone = self.record.rounds.split_off(place.rounds);
        if let Some(last) = self.record.rounds.last_mut() {
            last.actions.truncate(place.actions);
        }
        let fixed = |round: RoundRecord| (round.seed, Some(round.cut));
        self.is_over = false;
        self.later.splice(..0, gone.into_iter().map(fixed));
        self.counted.take()
    }

    /// Returns the approximate size of the game in a file, in bytes.
    pub(crate) fn approximate_bytes(&self) -> usize {
        let of_hand = |round: &RoundRecord| {
            let rules = if round.rules.is_some() { 1_300 } else { 0 };
            400 + 12 * round.actions.len() + rules
        };
        let hands: usize = self.record.rounds.iter().map(of_hand).sum();
        2_000 + hands + 100 * self.later.len()
    }

    /// Returns whether the hand that contains a place is over at that place.
    fn is_hand_over_at(&self, place: RecordPlace) -> bool {
        let rounds = &self.record.rounds;
        let hand = place.rounds.checked_sub(1).and_then(|last| rounds.get(last));
        let is_whole = hand.is_none_or(|hand| hand.actions.len() == place.actions);
        is_whole && (place.rounds < rounds.len() || self.is_hand_over)
    }

    /// Returns the hand that is being played at a place, cut off there; `None` if it is over.
    pub(crate) fn hand_at(&self, place: RecordPlace) -> Option<RoundRecord> {
        let is_over = self.is_hand_over_at(place);
        let hand = self.record.rounds.get(place.rounds.checked_sub(1)?)?;
        let mut hand = hand.clone();
        hand.actions.truncate(place.actions);
        (!is_over).then_some(hand)
    }

    /// Returns whether the round with this index was ever dealt.
    pub(crate) fn was_dealt(&self, round: usize) -> bool {
        self.shuffle_at(round).is_some_and(|(_, cut)| cut.is_some())
    }

    /// The shuffle of the round with this index, if it is fixed: its seed, and its cut once it has
    /// been dealt.
    pub(crate) fn shuffle_at(&self, round: usize) -> Option<(Seed, Option<Cut>)> {
        self.all_shuffles().get(round).copied()
    }

    /// All fixed shuffles: those of the record, and later ones.
    pub(crate) fn all_shuffles(&self) -> Vec<(Seed, Option<Cut>)> {
        let dealt = self.record.rounds.iter();
        let dealt = dealt.map(|round| (round.seed, Some(round.cut)));
        dealt.chain(self.later.iter().copied()).collect()
    }

    /// Returns the seed of the round with this index, and fixes it if it is not fixed yet.
    pub(crate) fn fix_next_shuffle(
        &mut self,
        round: usize,
        new_seed: &mut dyn FnMut() -> Seed,
    ) -> Seed {
        if let Some((seed, _)) = self.shuffle_at(round) {
            return seed;
        }
        let number = self.deals.number();
        let seed = number.map_or_else(new_seed, |number| numbered_seed(number, round as u64 + 1));
        self.later.push((seed, None));
        seed
    }

    /// The shuffle of the round with this index. A round that was dealt before keeps its cut.
    pub(crate) fn shuffle(
        &mut self,
        round: usize,
        cut: Cut,
        new_seed: &mut dyn FnMut() -> Seed,
    ) -> Shuffle {
        let seed = self.fix_next_shuffle(round, new_seed);
        let fixed = self.shuffle_at(round).and_then(|(_, cut)| cut);
        Shuffle { seed, cut: fixed.unwrap_or(cut) }
    }

    /// Plays the record to its end, and notes whether the hand and the game end there.
    pub(crate) fn replay_to_end(&mut self) -> Result<ReplayedGame, ReplayError> {
        let table = ReplayedGame::at(&self.record, ReplayTo::At(self.end()))?;
        self.note_end(&table.state);
        Ok(table)
    }

    fn note_end(&mut self, state: &GameState) {
        self.is_over = state.outcome().is_some();
        self.is_hand_over = state.turn().is_none();
    }

    /// The game before its first deal.
    ///
    /// # Panics
    /// If the rules are invalid, which is checked when a game begins.
    pub(crate) fn before_first_deal(&self) -> GameState {
        let record = RecordPlace::default().beginning_of(&self.record);
        record.replay().expect("its rules are valid")
    }

    /// Deals the first hand of a game that has none yet. A hand that was dealt before keeps its
    /// cut.
    ///
    /// # Panics
    /// As [`Self::before_first_deal`].
    pub(crate) fn deal_first(
        &mut self,
        cut: Cut,
        new_seed: &mut dyn FnMut() -> Seed,
    ) -> Vec<Event> {
        let mut state = self.before_first_deal();
        let shuffle = self.shuffle(0, cut, new_seed);
        let events = state.deal(shuffle, *state.rules());
        self.adopt_record(&state);
        events.expect("the first hand can be dealt")
    }

    /// Replaces the record with that of `state`, and notes whether the hand and the game end there.
    pub(crate) fn adopt_record(&mut self, state: &GameState) {
        let (before, now) = (self.record.rounds.len(), state.rounds().len());
        let dealt = now.saturating_sub(before).min(self.later.len());
        self.later.drain(..dealt);
        self.record = state.record().clone();
        self.note_end(state);
    }

    /// Returns the help that continuing a copy of this game counts as.
    pub(crate) fn help_of_copy(&self) -> Help {
        // Saving and loading would stop the clock.
        Help::knowledge_if(self.record().rules.clock && !self.is_over)
    }

    /// A game that plays all hands of this one again, before its first deal.
    pub(crate) fn repeated_from_start(
        &self,
        id: GameId,
        seating: Seating,
        again: Option<RepeatKind>,
    ) -> Self {
        let first = self.record.rounds.first().and_then(|round| round.rules);
        let record = Record {
            rounds: Vec::new(),
            clock_ran_ms: 0,
            seating,
            rules: first.unwrap_or(self.record.rules),
            ..self.record.clone()
        };
        Self {
            again,
            series: self.series.filter(|_| again.is_none()),
            later: self.all_shuffles(),
            is_adaptive: self.is_adaptive,
            ..Self::new(id, self.deals(), record)
        }
    }

    /// Creates a game that continues from a place of this game: `record` is the record up to there,
    /// and `table` the present state of this game. The next hands are the same only if this game is
    /// over.
    pub(crate) fn continued_from(&self, id: GameId, record: Record, table: &GameState) -> Self {
        let is_over = table.outcome().is_some();
        let mut later = self.all_shuffles();
        if !is_over {
            // Hands that undo has taken back are not revealed either.
            later.truncate(table.rounds().len());
        }
        let later = later.split_off(record.rounds.len());
        let deals = if is_over {
            self.deals()
        } else {
            Deals::First(self.deals().first().unwrap_or(self.id()))
        };
        Self {
            again: Some(RepeatKind::Tried),
            begun: RecordPlace::end_of(&record),
            later,
            is_adaptive: self.is_adaptive,
            ..Self::new(id, deals, record)
        }
    }
}
