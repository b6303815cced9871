//! The tables of the database: what each holds, by which key, and how it is read.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nestor::coach::SavedReview;
use redb::{
    Database, ReadTransaction, ReadableTable as _, StorageError, TableDefinition, TableError,
    WriteTransaction,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use strum::VariantArray;

use super::crash::catch_panic;
use super::fault::Fault;
use super::text::{Content, FileRead, parsed, read};
use crate::profile::{
    Day, DayTry, GameId, OwnMistakes, PlayedGame, PlayerId, Players, WindowPlace,
};
use crate::session::{GameFile, State};

/// The version of the table format. A database of a newer version is left alone.
pub(super) const VERSION: u64 = 1;

/// A table of the database. Keys and values are bytes: a damaged page that is read as text would
/// make redb panic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum TableName {
    /// Numbers about the database itself; see `DatabaseInfo`.
    About,
    /// The state of each player.
    State,
    /// The history lines of listed games, by player and number of the game.
    History,
    /// Listed games with all moves, by player and game.
    Record,
    /// Reviews of finished games, by player and game.
    Review,
    /// The owner's mistakes in finished games, by player and game.
    Mistakes,
    /// The tries at daily games, by player and day.
    Day,
    /// Single values that all players share.
    Value,
}

/// A number about the database itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DatabaseInfo {
    /// The version of the table format: [`VERSION`].
    Version,
    /// Number of transactions that changed the players' data.
    Steps,
    /// [`Self::Steps`] when the last copy was made.
    Copied,
    /// 1 while erased values may remain in free pages, in copies, or in broken files.
    Erases,
}

/// A table, and the key of a value in it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableKey {
    table: TableName,
    bytes: Vec<u8>,
}

/// A type of value that a table holds.
pub trait StoredValue: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Identifies a value within its table.
    type Id;
    /// The table that holds these values.
    const TABLE: TableName;

    /// The key of the value with this id.
    fn key_bytes(id: &Self::Id) -> Vec<u8>;

    /// Checks a value that was read, and completes what is not stored.
    ///
    /// # Errors
    /// If the value is invalid: what is wrong with the value, in English.
    fn check(self) -> Result<Self, String> {
        Ok(self)
    }
}

/// A value that can be serialized for a table.
pub trait Encode: Send + Sync {
    /// Serializes the value.
    ///
    /// # Errors
    /// If the value cannot be serialized.
    fn encode(&self) -> Result<Vec<u8>, String>;
}

/// Changes that wait to be written: new values, or `None` to remove one.
pub(super) type PendingChanges = BTreeMap<TableKey, Option<Arc<dyn Encode>>>;

/// Changes to the database that are written in one transaction.
#[derive(Clone, Default)]
pub struct Changes(pub(super) PendingChanges);

impl fmt::Debug for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_put = self.0.iter().map(|(key, value)| (key, value.is_some()));
        f.debug_map().entries(is_put).finish()
    }
}

impl Changes {
    /// Adds a value to write.
    pub fn put<T: StoredValue>(&mut self, id: &T::Id, value: Arc<T>) {
        self.0.insert(TableKey::of::<T>(id), Some(value));
    }

    /// Adds the removal of a value.
    pub fn remove<T: StoredValue>(&mut self, id: &T::Id) {
        self.0.insert(TableKey::of::<T>(id), None);
    }
}

impl TableKey {
    pub(super) fn of<T: StoredValue>(id: &T::Id) -> Self {
        Self { table: T::TABLE, bytes: T::key_bytes(id) }
    }
}

impl TableName {
    pub(super) const fn definition(self) -> TableDefinition<'static, &'static [u8], &'static [u8]> {
        TableDefinition::new(match self {
            Self::About => "about",
            Self::State => "state",
            Self::History => "history",
            Self::Record => "record",
            Self::Review => "review",
            Self::Mistakes => "mistakes",
            Self::Day => "day",
            Self::Value => "value",
        })
    }

    /// Whether the keys of the table begin with a player.
    const fn is_keyed_by_player(self) -> bool {
        !matches!(self, Self::About | Self::Value)
    }
}

pub(super) fn encoded<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
    // Fields are stored by name, so that a new field can have a default.
    let write = || rmp_serde::to_vec_named(value).map_err(|error| error.to_string());
    catch_panic(write).unwrap_or_else(|_| Err("it broke the program down".to_owned()))
}

fn decoded<T: StoredValue>(bytes: &[u8]) -> Result<T, String> {
    let read = || {
        let value: T = rmp_serde::from_slice(bytes).map_err(|error| error.to_string())?;
        value.check()
    };
    catch_panic(read).unwrap_or_else(|_| Err("it broke the program down".to_owned()))
}

impl<T: StoredValue> Encode for T {
    fn encode(&self) -> Result<Vec<u8>, String> {
        encoded(self)
    }
}

fn player_key(player: PlayerId, rest: &[u8]) -> Vec<u8> {
    [&player.number().to_be_bytes(), rest].concat()
}

/// The id of the game in a key of a player's table, if the key has one.
fn game_in_key(key: &[u8]) -> Option<GameId> {
    key.get(size_of::<u32>()..)?.try_into().ok().map(GameId::from_bytes)
}

impl StoredValue for State {
    type Id = PlayerId;
    const TABLE: TableName = TableName::State;

    fn key_bytes(player: &PlayerId) -> Vec<u8> {
        player_key(*player, &[])
    }
}

impl StoredValue for PlayedGame {
    type Id = (PlayerId, u32);
    const TABLE: TableName = TableName::History;

    fn key_bytes((player, nth): &Self::Id) -> Vec<u8> {
        player_key(*player, &nth.to_be_bytes())
    }
}

impl StoredValue for GameFile {
    type Id = (PlayerId, GameId);
    const TABLE: TableName = TableName::Record;

    fn key_bytes((player, game): &Self::Id) -> Vec<u8> {
        player_key(*player, &game.bytes())
    }

    fn check(self) -> Result<Self, String> {
        Content::check(self)
    }
}

impl StoredValue for SavedReview {
    type Id = (PlayerId, GameId);
    const TABLE: TableName = TableName::Review;

    fn key_bytes((player, game): &Self::Id) -> Vec<u8> {
        player_key(*player, &game.bytes())
    }

    fn check(mut self) -> Result<Self, String> {
        if self.review.is_of(&self.record) {
            self.review.recompute_marks(&self.record);
            return Ok(self);
        }
        Err("it is no analysis of its game".to_owned())
    }
}

impl StoredValue for OwnMistakes {
    type Id = (PlayerId, GameId);
    const TABLE: TableName = TableName::Mistakes;

    fn key_bytes((player, game): &Self::Id) -> Vec<u8> {
        player_key(*player, &game.bytes())
    }

    fn check(self) -> Result<Self, String> {
        self.checked()
    }
}

impl StoredValue for DayTry {
    type Id = (PlayerId, Day);
    const TABLE: TableName = TableName::Day;

    fn key_bytes((player, day): &Self::Id) -> Vec<u8> {
        player_key(*player, day.to_string().as_bytes())
    }
}

impl StoredValue for Players {
    type Id = ();
    const TABLE: TableName = TableName::Value;

    fn key_bytes((): &()) -> Vec<u8> {
        b"players".to_vec()
    }

    fn check(self) -> Result<Self, String> {
        self.checked().map_err(|wrong| wrong.to_string())
    }
}

impl StoredValue for WindowPlace {
    type Id = ();
    const TABLE: TableName = TableName::Value;

    fn key_bytes((): &()) -> Vec<u8> {
        b"window".to_vec()
    }

    fn check(self) -> Result<Self, String> {
        self.checked()
    }
}

type OpenTable = redb::ReadOnlyTable<&'static [u8], &'static [u8]>;

/// A snapshot of the tables, overlaid with the changes that wait to be written.
pub struct Tables {
    transaction: ReadTransaction,
    _database: Option<Arc<Database>>,
    has_failed: Cell<bool>,
    pending: PendingChanges,
    texts: BTreeMap<PathBuf, Arc<str>>,
    path: PathBuf,
}

/// The values of a player in a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredValues<T> {
    /// The values, in the order of their keys.
    pub values: Vec<T>,
    /// Number of invalid values in the table, which are left out of `values`.
    pub left_out: usize,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Tables {
    pub(super) fn new(
        transaction: ReadTransaction,
        pending: PendingChanges,
        path: PathBuf,
    ) -> Self {
        let has_failed = Cell::new(false);
        Self { transaction, _database: None, has_failed, pending, texts: BTreeMap::new(), path }
    }

    /// Keeps the database open as long as these tables exist.
    pub(super) fn with_open_database(self, database: Arc<Database>) -> Self {
        Self { _database: Some(database), ..self }
    }

    /// Whether a read has failed, after which the database must be reopened.
    pub(super) const fn has_failed(&self) -> bool {
        self.has_failed.get()
    }

    pub(super) fn with_texts(self, texts: BTreeMap<PathBuf, Arc<str>>) -> Self {
        Self { texts, ..self }
    }

    /// Reads a text file, or its new text if that still waits to be written.
    pub fn text<T: Content>(&self, path: &Path) -> FileRead<T> {
        match self.texts.get(path) {
            Some(text) => parsed(text.as_bytes()),
            None => read(path),
        }
    }

    /// Reads the value with this id, with pending changes applied; `None` if there is none.
    ///
    /// # Errors
    /// If the database cannot be read now, or the value is invalid, which is
    /// [damage](Fault::Damaged).
    pub fn get<T: StoredValue>(&self, id: &T::Id) -> Result<Option<T>, Fault> {
        let key = TableKey::of::<T>(id);
        let bytes = match self.pending.get(&key) {
            Some(None) => return Ok(None),
            Some(Some(value)) => Some(value.encode().map_err(Fault::Damaged)?),
            None => self.bytes(&key)?,
        };
        bytes.map(|bytes| decoded(&bytes).map_err(Fault::Damaged)).transpose()
    }

    fn bytes(&self, key: &TableKey) -> Result<Option<Vec<u8>>, Fault> {
        let Some(table) = self.open(key.table)? else {
            return Ok(None);
        };
        let found = table.get(key.bytes.as_slice()).map_err(|error| self.fault(error))?;
        Ok(found.map(|found| found.value().to_vec()))
    }

    /// Reads all values of a player in the table of `T`, and counts the invalid ones.
    ///
    /// # Errors
    /// If the database cannot be read now.
    pub fn all<T: StoredValue>(&self, player: PlayerId) -> Result<StoredValues<T>, Fault> {
        let from_pending = |value: &dyn Encode| value.encode().and_then(|bytes| decoded(&bytes));
        let found = self.entries(T::TABLE, player, decoded::<T>, from_pending)?;
        let all = found.len();
        let values: Vec<T> = found.into_values().flatten().collect();
        Ok(StoredValues { left_out: all - values.len(), values })
    }

    /// The ids of a player's games that are stored with all moves.
    ///
    /// # Errors
    /// If the database cannot be read now.
    pub fn recorded_game_ids(&self, player: PlayerId) -> Result<Vec<GameId>, Fault> {
        let found = self.entries(TableName::Record, player, |_| (), |_| ())?;
        Ok(found.keys().filter_map(|key| game_in_key(key)).collect())
    }

    /// The entries of a player by key: those of the table, overlaid with pending changes.
    fn entries<V>(
        &self,
        table: TableName,
        player: PlayerId,
        from_bytes: impl Fn(&[u8]) -> V,
        from_pending: impl Fn(&dyn Encode) -> V,
    ) -> Result<BTreeMap<Vec<u8>, V>, Fault> {
        let mut found = BTreeMap::new();
        let prefix = player_key(player, &[]);
        if let Some(open) = self.open(table)? {
            let end = player_key(player.next(), &[]);
            let range = open.range(prefix.as_slice()..end.as_slice());
            for entry in range.map_err(|error| self.fault(error))? {
                let (key, value) = entry.map_err(|error| self.fault(error))?;
                found.insert(key.value().to_vec(), from_bytes(value.value()));
            }
        }
        let is_of_player = |key: &TableKey| key.table == table && key.bytes.starts_with(&prefix);
        for (key, value) in self.pending.iter().filter(|(key, _)| is_of_player(key)) {
            match value {
                Some(value) => drop(found.insert(key.bytes.clone(), from_pending(&**value))),
                None => drop(found.remove(&key.bytes)),
            }
        }
        Ok(found)
    }

    /// A number about the database; 0 if it was never set.
    pub(super) fn info(&self, info: DatabaseInfo) -> Result<u64, Fault> {
        let key = TableKey { table: TableName::About, bytes: vec![info as u8] };
        let bytes = self.bytes(&key)?;
        let number = bytes.and_then(|bytes| bytes.try_into().ok().map(u64::from_be_bytes));
        Ok(number.unwrap_or(0))
    }

    /// Copies all entries of the database.
    pub(super) fn copy_to(&self, writer: &TableWriter<'_>) -> Result<(), redb::Error> {
        for table in TableName::VARIANTS {
            let mut to = writer.transaction.open_table(table.definition())?;
            let from = match self.transaction.open_table(table.definition()) {
                Err(TableError::TableDoesNotExist(_)) => continue,
                from => self.note_failure(from)?,
            };
            for entry in self.note_failure(from.iter())? {
                let (key, value) = self.note_failure(entry)?;
                to.insert(key.value(), value.value())?;
            }
        }
        Ok(())
    }

    /// Passes on the result of a read, and notes a failure.
    fn note_failure<T, E>(&self, read: Result<T, E>) -> Result<T, E> {
        self.has_failed.set(self.has_failed() || read.is_err());
        read
    }

    /// Opens a table; `None` if nothing was ever written to the table.
    fn open(&self, table: TableName) -> Result<Option<OpenTable>, Fault> {
        match self.transaction.open_table(table.definition()) {
            Ok(table) => Ok(Some(table)),
            Err(TableError::TableDoesNotExist(_)) => Ok(None),
            Err(error) => Err(self.fault(error)),
        }
    }

    fn fault(&self, error: impl Into<redb::Error>) -> Fault {
        self.has_failed.set(true);
        Fault::of(error.into(), &self.path).into_unreadable()
    }
}

/// A transaction that changes the tables.
pub(super) struct TableWriter<'a> {
    pub(super) transaction: &'a WriteTransaction,
}

impl TableWriter<'_> {
    /// Applies pending changes. Leaves out values that cannot be written, and returns the reasons.
    pub(super) fn apply(&self, pending: &PendingChanges) -> Result<Vec<String>, redb::Error> {
        let mut refused = Vec::new();
        for table in TableName::VARIANTS {
            let mut entries = pending.iter().filter(|(key, _)| key.table == *table).peekable();
            if entries.peek().is_none() {
                continue;
            }
            let mut open = self.transaction.open_table(table.definition())?;
            for (key, value) in entries {
                match value.as_ref().map(|value| value.encode()) {
                    Some(Ok(bytes)) => match open.insert(key.bytes.as_slice(), bytes.as_slice()) {
                        Err(error @ StorageError::ValueTooLarge(_)) => {
                            refused.push(error.to_string());
                        }
                        done => drop(done?),
                    },
                    Some(Err(reason)) => refused.push(reason),
                    None => {
                        open.remove(key.bytes.as_slice())?;
                    }
                }
            }
        }
        Ok(refused)
    }

    pub(super) fn set(&self, info: DatabaseInfo, number: u64) -> Result<(), redb::Error> {
        let mut table = self.transaction.open_table(TableName::About.definition())?;
        table.insert([info as u8].as_slice(), number.to_be_bytes().as_slice())?;
        Ok(())
    }

    /// Increments [`DatabaseInfo::Steps`].
    pub(super) fn count_step(&self) -> Result<(), redb::Error> {
        let mut table = self.transaction.open_table(TableName::About.definition())?;
        let key = [DatabaseInfo::Steps as u8];
        let steps = table.get(key.as_slice())?.map(|found| found.value().try_into());
        let steps = steps.and_then(Result::ok).map_or(0, u64::from_be_bytes);
        table.insert(key.as_slice(), (steps + 1).to_be_bytes().as_slice())?;
        Ok(())
    }

    /// Removes all entries of a player from all tables.
    pub(super) fn remove_player(&self, player: PlayerId) -> Result<(), redb::Error> {
        let (from, to) = (player_key(player, &[]), player_key(player.next(), &[]));
        for table in TableName::VARIANTS.iter().filter(|table| table.is_keyed_by_player()) {
            let mut table = self.transaction.open_table(table.definition())?;
            table.retain_in(from.as_slice()..to.as_slice(), |_, _| false)?;
        }
        Ok(())
    }

    /// Removes a player's history lines with a number below `first_kept`, and the records, reviews,
    /// and mistakes of all games that are not `kept`.
    pub(super) fn erase_history(
        &self,
        player: PlayerId,
        first_kept: u32,
        kept: &BTreeSet<GameId>,
    ) -> Result<(), redb::Error> {
        let (from, to) = (player_key(player, &[]), player_key(player.next(), &[]));
        let mark = PlayedGame::key_bytes(&(player, first_kept));
        let mut lines = self.transaction.open_table(TableName::History.definition())?;
        lines.retain_in(from.as_slice()..mark.as_slice(), |_, _| false)?;
        for table in [TableName::Record, TableName::Review, TableName::Mistakes] {
            let mut table = self.transaction.open_table(table.definition())?;
            table.retain_in(from.as_slice()..to.as_slice(), |key, _| {
                game_in_key(key).is_some_and(|game| kept.contains(&game))
            })?;
        }
        Ok(())
    }
}
