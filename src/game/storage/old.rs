//! Files of the last program before version 1 of all formats, and what becomes of them. They
//! stay where they are. Of each kind only the last version is read.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use engine::{
    Cut, GameState, LaterLeads, Level, MAX_ROUNDS, Name, Record, RoundRecord, Rules, Seal, Seat,
    Seating, Seed, plain_text,
};
use nestor::coach::{GameReview, SavedReview};
use ron::error::SpannedResult;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest as _, Sha256};

use super::contents::HistoryFile;
use super::disk::Disk;
use super::envelope::parse;
use super::envelope::{Content, Kind};
use super::file_name::FileName;
use super::notice::{Notice, SaveError, SystemError};
use super::read::{Read, read};
use crate::profile::{
    Day, Days, Display, FirstHints, GameId, GameResult, Help, LensMode, Lent, LessonProgress, Luck,
    Opponents, OwnGame, Person, PlayedGame, Preferences, ScorePad, Tally, TallyKey, Tutor,
};
use crate::session::{
    Again, Cleared, Deals, Game, GameFile, HandOrders, MOST_DROPPED, MOST_TRIES, Mark, Moment,
    Place, Preserved, Seeds, Seen, Session, Standing, State, Table,
};

/// The version of records in these files.
const RECORD: u32 = 7;

/// Result of looking for files of the last program in a player's folder.
#[derive(Debug, Clone, PartialEq)]
pub enum Import {
    /// There are none.
    Nothing,
    /// They were read.
    Read(Box<Imported>),
    /// A program before the last one wrote a file. Nothing was read.
    Older(SaveError),
    /// The system did not let a file be read. Nothing was read.
    Refused(SystemError),
}

/// Contents of a player's files, besides those that are read in their place.
#[derive(Debug, Clone, PartialEq)]
pub struct Imported {
    /// The games and what agrees with them.
    pub state: State,
    /// What the player must be told of the files: those that are not as the program wrote
    /// them, and those that could not be used.
    pub notices: Vec<Notice>,
}

/// Reads what a player's folder has of the last program and what the state takes the place of.
/// Settings, colors, history, daily games, saved and finished games and analyses are read by
/// [`read`] where they are.
pub fn import(disk: &dyn Disk, folder: &Path) -> Import {
    let mut notices = Vec::new();
    match (Finder { disk, folder }).find(&mut notices) {
        Ok(None) => Import::Nothing,
        Ok(Some(state)) => Import::Read(Box::new(Imported { state, notices })),
        Err(import) => import,
    }
}

struct Finder<'a> {
    disk: &'a dyn Disk,
    folder: &'a Path,
}

impl Finder<'_> {
    fn find(&self, notices: &mut Vec<Notice>) -> Result<Option<State>, Import> {
        let session: Option<OldSession> = self.take("game.ron", FileName::Game, notices)?;
        let tally: Option<OldTally> = self.take("tally.ron", FileName::Tally, notices)?;
        let preserved: Option<OldPreserved> =
            self.take("preserved.ron", FileName::Bookmark, notices)?;
        let has_any = session.is_some() || tally.is_some() || preserved.is_some();
        if !has_any && notices.is_empty() {
            return Ok(None);
        }
        // What is wrong with these files is told when they are read for themselves.
        let untold = &mut Vec::new();
        let lines: Option<HistoryFile> = self.take("history.ron", FileName::History, untold)?;
        let days: Option<Days> = self.take("days.ron", FileName::Days, untold)?;
        let old_tries: Option<OldTries> = self.take("days.ron", FileName::Days, untold)?;
        let preserved = preserved.and_then(|preserved| {
            let preserved = preserved.0.brought_over();
            if preserved.is_err() {
                self.leave("preserved.ron", FileName::Bookmark, notices);
            }
            preserved.ok()
        });
        let of_session = session.as_ref().and_then(|session| session.tally.clone());
        let tally = of_session
            .or(tally.map(|tally| tally.0))
            .unwrap_or_default();
        let days = (days.unwrap_or_default(), old_tries.unwrap_or_default().0);
        let mut walk = Walk::new(lines.unwrap_or_default(), days, preserved);
        let state = session.map(|session| walk.state(session, &tally));
        if let Some(Ok(state)) = state {
            return Ok(Some(state));
        }
        if state.is_some() {
            self.leave("game.ron", FileName::Game, notices);
        }
        let preferences: Option<Preferences> =
            self.take("settings.ron", FileName::Settings, untold)?;
        Ok(Some(
            walk.state_anew(preferences.unwrap_or_default(), tally),
        ))
    }

    /// The content of a file, if there is one that can be used.
    fn take<T: Content>(
        &self,
        file: &str,
        name: FileName,
        notices: &mut Vec<Notice>,
    ) -> Result<Option<T>, Import> {
        let path = self.folder.join(file);
        match read(self.disk, &path).0 {
            Read::Missing => Ok(None),
            Read::Sound(content) => Ok(Some(content)),
            Read::Changed(content) => {
                let kept_as = path;
                notices.push(Notice::Damaged { name, kept_as });
                Ok(Some(content))
            }
            Read::Damaged(_) | Read::Foreign | Read::Newer(_) => {
                self.leave(file, name, notices);
                Ok(None)
            }
            Read::Older(_) => Err(Import::Older(SaveError::Older { name, path })),
            Read::Refused(error) => Err(Import::Refused(error)),
        }
    }

    /// A file cannot be used. That is all that is told of it.
    fn leave(&self, file: &str, name: FileName, notices: &mut Vec<Notice>) {
        let path = self.folder.join(file);
        notices.retain(|notice| notice.kept_as() != Some(&path));
        notices.push(Notice::LeftOut { name, path });
    }
}

/// Goes through the games of a session, the oldest first.
struct Walk {
    lines: HistoryFile,
    days: Days,
    old_tries: Vec<OldTry>,
    preserved: Option<Opened>,
    /// The number of the next game that the history lists.
    next: u32,
    games: BTreeMap<GameId, Opened>,
    moments: Vec<(GameId, Mark, Tally)>,
    /// What was cleared of the tally up to here.
    cleared: Tally,
}

/// A game that can be played, at its end.
#[derive(Debug, Clone)]
struct Opened {
    game: Game,
    state: GameState,
    is_from_other_seat: bool,
    counted: Option<TallyEntry>,
}

impl Walk {
    fn new(
        lines: HistoryFile,
        (days, old_tries): (Days, Vec<OldTry>),
        preserved: Option<Opened>,
    ) -> Self {
        Self {
            next: lines.games().len() as u32,
            lines,
            days,
            old_tries,
            preserved,
            games: BTreeMap::new(),
            moments: Vec::new(),
            cleared: Tally::default(),
        }
    }

    /// The state that a session becomes: each game that was replaced and each cleared tally is
    /// a moment.
    fn state(&mut self, session: OldSession, tally: &Tally) -> Result<State, String> {
        let mut begun = Mark::default();
        let mut cleared = Vec::new();
        for OldStep { at, what } in session.undo {
            let (game, next_begun) = match what {
                Replaced::Tally(tally) => {
                    cleared.push((at, tally));
                    continue;
                }
                Replaced::ByNewGame(game) => (game, Mark::default()),
                Replaced::ByRestore(game) => (game, at),
            };
            // One that cannot be played any more is left out.
            self.go_through(game, begun, std::mem::take(&mut cleared))
                .ok();
            begun = next_begun;
        }
        let is_looked_at = session.game.from_history;
        let present = self.go_through(session.game, begun, cleared);
        if !is_looked_at {
            present?;
        }
        let Some((id, _, last)) = self.moments.last() else {
            return Err("it has no game".to_owned());
        };
        if *last != self.cleared {
            let (id, end) = (*id, self.games[id].game.end());
            self.moments.push((id, end, self.cleared.clone()));
        }
        let tries = self.tries();
        let is_open = |saved: &OldGame| {
            let mut tries = tries.tries().iter().filter(|it| it.end.is_none());
            tries.any(|it| Some(it.game) == saved.id)
        };
        for left in session.left_days.into_iter().filter(is_open) {
            let Ok(left) = left.brought_over() else {
                continue;
            };
            self.games.entry(left.game.id).or_insert(left);
        }
        for tried in self.old_tries.iter().filter(|it| it.knows_deals) {
            if let Some(opened) = self.games.get_mut(&tried.game) {
                opened.game.help.add(Help::Knowledge);
            }
        }
        let gone: BTreeSet<GameId> = session
            .cleared
            .iter()
            .chain(&session.forgotten)
            .copied()
            .collect();
        let lines = self.lines.games().iter();
        let history = lines.take_while(|line| gone.contains(&line.id)).count() as u32;
        let moments = self.moments.iter().map(|(game, from, tally)| Moment {
            game: *game,
            from: *from,
            cleared: Arc::new(Cleared {
                tally: tally.clone(),
                history,
            }),
        });
        let moments: Vec<Moment> = moments.collect();
        let present = moments.last().map(|moment| moment.game);
        let stands = present.map_or(Mark::default(), |id| self.games[&id].game.end());
        let mut dropped = session.taken_back;
        dropped.drain(..dropped.len().saturating_sub(MOST_DROPPED));
        let games = self
            .games
            .iter()
            .map(|(id, it)| (*id, Arc::new(it.game.clone())));
        let mut state = State {
            at: moments.len() - 1,
            moments,
            stands,
            seen: self.seen(),
            games: games.collect(),
            tally: Tally::default(),
            next: self.next,
            dropped,
            erase: None,
            preserved: self.preserved(),
            tries,
            settled: Vec::new(),
        };
        state.check_form().map_err(|wrong| wrong.to_string())?;
        self.count(&mut state, tally);
        Ok(state)
    }

    /// A state with a new game, for when the session cannot be read.
    fn state_anew(&self, preferences: Preferences, tally: Tally) -> State {
        let fresh = Seeds::default().fresh();
        let session = Session::new(&Person::nameless(), Arc::new(preferences), None, fresh);
        let mut state = State::clone(session.saved());
        state.tally = tally;
        state.next = self.next;
        state.preserved = self.preserved();
        state.tries = self.tries();
        state
    }

    /// A game, which began here as a game of its own, and what was cleared while it was on the
    /// table.
    fn go_through(
        &mut self,
        old: OldGame,
        begun: Mark,
        cleared: Vec<(Mark, Tally)>,
    ) -> Result<(), String> {
        if old.from_history {
            self.add_cleared(&cleared);
            return Ok(());
        }
        let opened = old.brought_over();
        if opened.is_err() {
            self.add_cleared(&cleared);
        }
        let mut opened = self.placed(opened?);
        let (id, end) = (opened.game.id, opened.game.end());
        let table = Table::at(&opened.game, Place::At(end));
        let own = table.map_or_else(|_| Vec::new(), |table| table.own);
        let mut from = begun.min(end);
        match self.games.get(&id) {
            // The game was gone on with.
            Some(before) if is_beginning(&before.game.record, &opened.game.record) => {
                opened.game.begun = before.game.begun;
                from = before.game.end();
            }
            Some(_) => {
                self.part_from(id);
                opened.game.begun = from;
            }
            None => opened.game.begun = from,
        }
        opened.game.counted = self.line_of(&opened).map(Box::new);
        self.games.insert(id, opened);
        self.moments.push((id, from, self.cleared.clone()));
        for (at, tally) in cleared {
            self.cleared.add_all(&tally);
            // What Nestors did after it belongs to what was before.
            let mut own = own.iter().map(|(mark, _)| *mark);
            let at = own.find(|mark| *mark >= at).unwrap_or(end);
            self.moments.push((id, at.max(from), self.cleared.clone()));
        }
        Ok(())
    }

    /// What was played otherwise in a game before becomes a game of its own.
    fn part_from(&mut self, id: GameId) {
        let Some(mut parted) = self.games.remove(&id) else {
            return;
        };
        let drawn = Sha256::new()
            .chain_update(id.bytes())
            .chain_update([self.moments.len() as u8])
            .finalize();
        let own = GameId::drawn(Seed::new(drawn.into()));
        parted.game.id = own;
        parted.game.counted = None;
        self.games.insert(own, parted);
        for moment in self.moments.iter_mut().filter(|it| it.0 == id) {
            moment.0 = own;
        }
    }

    fn add_cleared(&mut self, cleared: &[(Mark, Tally)]) {
        for (_, tally) in cleared {
            self.cleared.add_all(tally);
        }
    }

    /// A game with the result of the first one, if it plays that from the other seat.
    fn placed(&self, mut opened: Opened) -> Opened {
        if opened.is_from_other_seat {
            let before = self.moments.iter().rev().map(|(id, ..)| &self.games[id]);
            let mut firsts = before.filter_map(|it| it.turned_in(&opened.game.record));
            opened.game.again = firsts.next().or(opened.game.again);
        }
        opened
    }

    /// The line of a game that was counted.
    fn line_of(&mut self, opened: &Opened) -> Option<PlayedGame> {
        let entry = opened.counted.as_ref()?;
        let mut lines = self.lines.games().iter();
        if let Some(line) = lines.find(|line| line.id == opened.game.id) {
            return Some(PlayedGame::clone(line));
        }
        let nth = entry.in_history.then_some(self.next);
        self.next += u32::from(entry.in_history);
        let line = opened.line()?;
        Some(PlayedGame { nth, ..line })
    }

    /// The last tries at daily games.
    fn tries(&self) -> Days {
        let mut tries = self.days.clone();
        while tries.pop_beyond(MOST_TRIES).is_some() {}
        tries
    }

    fn preserved(&self) -> Option<Preserved> {
        self.preserved.as_ref().map(|opened| Preserved {
            game: opened.game.clone(),
            cleared: self.cleared.clone(),
        })
    }

    /// The hands of all games. Of each, the longest line counts as seen if the others are
    /// beginnings of it.
    fn seen(&self) -> Seen {
        let games = self.games.values().chain(&self.preserved);
        let hands = games.flat_map(|it| &it.game.record.rounds);
        let mut hands: Vec<&RoundRecord> = hands.collect();
        hands.sort_by_key(|hand| hand.actions.len());
        let mut seen = Seen::default();
        for hand in hands {
            seen.note(hand, std::iter::empty());
        }
        seen
    }

    /// The state counts what the tally did.
    fn count(&self, state: &mut State, tally: &Tally) {
        let in_effect = state.counted();
        let mut all = tally.clone();
        all.add_all(&self.cleared);
        state.tally = all;
        state.tally.take_away(&in_effect);
        // A game may be there whose count was cleared longer ago than undo reaches.
        let mut too_much = state.tally.clone();
        too_much.add_all(&in_effect);
        too_much.take_away(&self.cleared);
        too_much.take_away(tally);
        if !too_much.is_empty() {
            for moment in &mut state.moments {
                Arc::make_mut(&mut moment.cleared).tally.add_all(&too_much);
            }
        }
    }
}

impl Opened {
    /// How another game plays this one from the other seat; `None` if it does not.
    fn turned_in(&self, again: &Record) -> Option<Again> {
        let record = &self.game.record;
        if record.seating.rotated() != again.seating {
            return None;
        }
        let of_tried = self.game.again.is_some();
        let mut rounds = record.rounds.iter().zip(&again.rounds);
        let is_whole = record.rules == again.rules
            && rounds.all(|(one, other)| one.shuffle() == other.shuffle());
        if is_whole {
            let first = Standing::of(&self.state)?;
            return Some(Again::OtherSeat {
                of_tried,
                hand: None,
                first,
            });
        }
        let shuffle = again.rounds.first()?.shuffle();
        let hand = record
            .rounds
            .iter()
            .position(|it| it.shuffle() == shuffle)?;
        let first = Standing::of_hand(&self.state, hand)?;
        Some(Again::OtherSeat {
            of_tried,
            hand: u8::try_from(hand + 1).ok(),
            first,
        })
    }

    /// What a game that was counted is as a line of the history.
    fn line(&self) -> Option<PlayedGame> {
        let (entry, state) = (self.counted.as_ref()?, &self.state);
        state.outcome()?;
        let kind = crate::profile::Kind {
            seats: state.rules().seats,
            ..entry.key.kind.clone()
        };
        let help = match (entry.key.with_help, self.game.help) {
            (false, _) => Help::None,
            (true, Help::None) => Help::Knowledge,
            (true, help) => help,
        };
        let is_first = self.game.deals == Deals::First(self.game.id);
        let line = self.game.line(state, kind, entry.ended.unwrap_or_default());
        Some(PlayedGame {
            help,
            luck: is_first.then(|| Luck::of(state)),
            ..line
        })
    }
}

/// The file of the game in progress.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OldSession {
    #[serde(default)]
    tally: Option<Tally>,
    game: OldGame,
    #[serde(default)]
    undo: Vec<OldStep>,
    /// Games whose end undo took back.
    #[serde(default)]
    taken_back: Vec<GameId>,
    /// Games that were cleared from the history, and those that cannot be brought back.
    #[serde(default)]
    cleared: Vec<GameId>,
    #[serde(default)]
    forgotten: Vec<GameId>,
    /// Tries at daily games that were left for other games.
    #[serde(default)]
    left_days: Vec<OldGame>,
}

/// A step of undo: where the game on the table stood after it, and what it replaced.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OldStep {
    at: Mark,
    what: Replaced,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
enum Replaced {
    ByNewGame(OldGame),
    ByRestore(OldGame),
    Tally(Tally),
}

/// The spare copy of the tally.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct OldTally(Tally);

/// The bookmark.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct OldPreserved(OldGame);

/// What a try at a daily game said that it says no more.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct OldTry {
    game: GameId,
    /// Whether the same deals were on the table in another game before this one was over.
    #[serde(default)]
    knows_deals: bool,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct OldTries(Vec<OldTry>);

impl Content for OldTries {
    const KIND: Kind = Days::KIND;
}

/// A saved or finished game.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct OldFile {
    name: String,
    saved: DateTime<Utc>,
    game: OldGame,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OldGame {
    #[serde(default)]
    id: Option<GameId>,
    #[serde(deserialize_with = "record")]
    record: Record,
    /// The hands that undo took back, and perhaps one that is sealed and has no cut yet.
    #[serde(default)]
    later_seeds: Vec<Seed>,
    #[serde(default)]
    later_cuts: Vec<Cut>,
    #[serde(default)]
    number: Option<u64>,
    #[serde(default)]
    day: Option<Day>,
    #[serde(default)]
    helped: Help,
    #[serde(default)]
    level: Option<Level>,
    #[serde(default)]
    secs: u32,
    #[serde(default)]
    counted: Option<TallyEntry>,
    /// Whether it was only looked at.
    #[serde(default)]
    from_history: bool,
    #[serde(default)]
    played_again: Option<PlayedAgain>,
    #[serde(default)]
    origin: Option<GameId>,
    #[serde(default)]
    dealt_before: bool,
    #[serde(default)]
    hand_orders: Option<HandOrders>,
}

/// The way a game was counted.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TallyEntry {
    key: TallyKey,
    result: GameResult,
    #[serde(default)]
    in_history: bool,
    #[serde(default)]
    ended: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum PlayedAgain {
    FromLookBack,
    OtherSeat,
}

/// A record of the last version.
#[derive(Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct OldRecord {
    version: u32,
    seating: Seating,
    nestor_seed: u64,
    #[serde(default)]
    nestor_seal: Option<Seal>,
    #[serde(default)]
    first_leader: Option<Seat>,
    rules: Rules,
    rounds: Vec<RoundRecord>,
    #[serde(default)]
    clock_ran: u32,
}

fn record<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
    let old = OldRecord::deserialize(deserializer)?;
    if old.version != RECORD {
        return Err(D::Error::custom("the game was saved before version 0.2"));
    }
    Ok(Record {
        version: Record::VERSION,
        seating: old.seating,
        nestor_seed: old.nestor_seed,
        nestor_seal: old.nestor_seal,
        first_leader: old.first_leader,
        rules: old.rules,
        rounds: old.rounds,
        clock_ran_ms: old.clock_ran,
    })
}

impl OldGame {
    /// The game as it is today.
    fn brought_over(self) -> Result<Opened, String> {
        let id = self
            .id
            .unwrap_or_else(|| GameId::of_record_without_one(&self.record));
        let hands = self.record.rounds.len() + self.later_seeds.len();
        if hands > MAX_ROUNDS {
            return Err(format!("it has more than {MAX_ROUNDS} hands"));
        }
        let played = self.record.replay();
        let played = played.and_then(|state| state.check_clock().map(|()| state));
        let state = played.map_err(|wrong| wrong.to_string())?;
        let deals = match (self.day, self.number) {
            (Some(day), _) => Deals::Day(day),
            (None, Some(number)) => Deals::Number(number),
            (None, None) => Deals::First(self.origin.unwrap_or(id)),
        };
        let mut cuts = self.later_cuts.into_iter();
        let later = self.later_seeds.into_iter();
        let mut later: Vec<(Seed, Option<Cut>)> = later.map(|seed| (seed, cuts.next())).collect();
        // Only the last can be sealed.
        for (_, cut) in later.iter_mut().rev().skip(1) {
            cut.get_or_insert(Cut::NONE);
        }
        let is_over = state.outcome().is_some();
        let does_count = is_over && self.played_again.is_none();
        let game = Game {
            // Of the other seat it is told when the first game is found.
            again: self.played_again.map(|_| Again::Tried),
            help: self.helped,
            level: self.level,
            secs: self.secs,
            is_over,
            orders: self.hand_orders,
            later,
            ..Game::new(id, deals, state.record().clone())
        };
        Ok(Opened {
            game,
            state,
            is_from_other_seat: self.played_again == Some(PlayedAgain::OtherSeat),
            counted: self.counted.filter(|_| does_count),
        })
    }
}

/// Whether all that was done in one game was done in another one, too.
fn is_beginning(one: &Record, other: &Record) -> bool {
    let Some((last, before)) = one.rounds.split_last() else {
        return true;
    };
    let Some((same, others)) = other.rounds.split_at_checked(before.len()) else {
        return false;
    };
    let is_dealt = |it: &&RoundRecord| it.shuffle() == last.shuffle();
    let other_last = others.first().filter(is_dealt);
    before == same && other_last.is_some_and(|it| it.actions.starts_with(&last.actions))
}

/// The kind of an old file that has a digest.
const fn sealed(word: &'static str) -> Kind {
    Kind {
        word,
        most_bytes: 16 << 20,
        has_digest: true,
        lines_to_depth: usize::MAX,
    }
}

impl Content for OldSession {
    const KIND: Kind = sealed("current game");
    const BEFORE: Option<u32> = Some(6);
}

impl Content for OldTally {
    const KIND: Kind = sealed("tally");
    const BEFORE: Option<u32> = Some(4);
}

impl Content for OldPreserved {
    const KIND: Kind = sealed("bookmark");
    const BEFORE: Option<u32> = Some(5);
}

/// A saved or finished game in the text of an old file.
///
/// # Errors
/// If it is none.
pub(crate) fn game_file(content: &str) -> SpannedResult<GameFile> {
    #[derive(Deserialize)]
    #[serde(try_from = "OldFile")]
    struct File(GameFile);
    impl TryFrom<OldFile> for File {
        type Error = String;
        fn try_from(old: OldFile) -> Result<Self, String> {
            let opened = old.game.brought_over()?;
            let counted = opened.line().map(Box::new);
            let name: String = old.name.chars().take(Name::MAX_CHARS).collect();
            Ok(Self(GameFile {
                name: Name::new(&plain_text(&name)).ok(),
                saved: old.saved,
                game: Game {
                    counted,
                    ..opened.game
                },
            }))
        }
    }
    parse::<File>(content).map(|file| file.0)
}

/// An analysis in the text of an old file.
///
/// # Errors
/// If it is none.
pub(crate) fn review(content: &str) -> SpannedResult<SavedReview> {
    #[derive(Deserialize)]
    #[serde(rename = "SavedReview", deny_unknown_fields)]
    struct OldReview {
        #[serde(deserialize_with = "record")]
        record: Record,
        reviewed: GameReview,
    }
    let old: OldReview = parse(content)?;
    Ok(SavedReview {
        record: old.record,
        review: old.reviewed,
    })
}

/// The lines in the text of an old history. They get their numbers in their order.
///
/// # Errors
/// If it is none.
pub(crate) fn history(content: &str) -> SpannedResult<HistoryFile> {
    let lines: Vec<PlayedGame> = parse(content)?;
    let mut known = BTreeSet::new();
    let lines = lines.into_iter().filter(|line| known.insert(line.id));
    let lines = lines.zip(0..).map(|(line, nth)| {
        Arc::new(PlayedGame {
            nth: Some(nth),
            ..line
        })
    });
    Ok(HistoryFile::new(lines.collect::<Vec<_>>()))
}

/// The settings in the text of an old file. What was put away in them for a daily game is back.
///
/// # Errors
/// If there are none.
pub(crate) fn settings(content: &str) -> SpannedResult<Preferences> {
    let old: OldSettings = parse(content)?;
    let (away, mut display) = (old.put_away, old.display);
    if away.lens && display.lens == LensMode::Off {
        display.lens = LensMode::On;
    }
    if display.tutor == Tutor::Off {
        display.tutor = away.tutor;
    }
    Ok(Preferences {
        rules: old.rules,
        own_games: old.own_games,
        start: old.start,
        opponents: old.opponents,
        stand_in: None,
        display,
        lent: old.lent,
        language: old.language.and_then(|language| language.parse().ok()),
        history: old.history,
        first_hints: old.first_hints,
        lessons: old.lessons,
        score_pad: ScorePad::default(),
    })
}

/// The settings of an old file. People edit them, so some may be missing.
#[derive(Deserialize)]
#[serde(rename = "Preferences", default, deny_unknown_fields)]
struct OldSettings {
    rules: Rules,
    own_games: Vec<OwnGame>,
    start: LaterLeads,
    opponents: Opponents,
    display: Display,
    put_away: PutAway,
    lent: Option<Lent>,
    language: Option<String>,
    history: bool,
    first_hints: FirstHints,
    lessons: LessonProgress,
}

impl Default for OldSettings {
    fn default() -> Self {
        let now = Preferences::default();
        Self {
            rules: now.rules,
            own_games: now.own_games,
            start: now.start,
            opponents: now.opponents,
            display: now.display,
            put_away: PutAway::default(),
            lent: None,
            language: None,
            history: now.history,
            first_hints: now.first_hints,
            lessons: now.lessons,
        }
    }
}

/// What was put away of the settings as long as a try at a daily game counted.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PutAway {
    lens: bool,
    tutor: Tutor,
}
