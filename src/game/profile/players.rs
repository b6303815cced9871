//! The people who play on this computer: their names and their folders.

use serde::{Deserialize, Serialize};

use unic_langid::LanguageIdentifier;

use super::results::Results;
use super::slug::{MAX_LETTERS, slug};
use engine::{Level, Name, NameError};

/// A person with a profile on this computer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    name: Name,
    folder: String,
    #[serde(default)]
    deleted: bool,
    #[serde(default)]
    glance: PlayerSummary,
}

/// Summary of a player for the list of players, updated when the player leaves the table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSummary {
    /// Games won, lost, and drawn, all kinds together.
    pub results: Results,
    /// The easiest level at the player's table; `None` without Nestors, or while the level is
    /// hidden.
    pub easiest: Option<Level>,
    /// The language that the player chose; `None` for the system's.
    pub language: Option<LanguageIdentifier>,
}

/// The number of a player, from 1, unique in the list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(u32);

impl PlayerId {
    /// Returns the number at the end of the player's folder name.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the id whose number is one higher.
    #[must_use]
    pub(crate) const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl Person {
    /// The name of a person who has not entered one.
    pub const NAMELESS: &str = "You";

    #[expect(clippy::missing_panics_doc, reason = "it is a name")]
    /// [`Self::NAMELESS`] as a [`Name`].
    pub fn nameless() -> Name {
        Name::new(Self::NAMELESS).expect("it is a name")
    }

    fn new(name: Name, folder: String) -> Self {
        Self { name, folder, deleted: false, glance: PlayerSummary::default() }
    }

    /// Returns the person's name as text, for display.
    pub fn name(&self) -> &str {
        self.name.as_str()
    }

    /// Returns the person's name as a [`Name`], which is always valid.
    pub const fn as_name(&self) -> &Name {
        &self.name
    }

    /// The name of the folder with this person's files, such as `anna-maria-2`.
    ///
    /// It has only the letters a to z, digits and hyphens, which every operating system allows. The
    /// number at the end is this person's [id](Self::id).
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// Returns the id, which is the number at the end of the folder's name.
    pub fn id(&self) -> PlayerId {
        PlayerId(self.number())
    }

    /// Returns the summary in the list, which is known without loading the player.
    pub const fn summary(&self) -> &PlayerSummary {
        &self.glance
    }

    /// Returns the results of all games; `None` until the player has left the table once.
    pub fn results(&self) -> Option<Results> {
        (self.glance != PlayerSummary::default()).then_some(self.glance.results)
    }

    /// Returns the number at the end of the folder's name, which tells apart two people whose names
    /// give the same letters.
    fn number(&self) -> u32 {
        let number = self.folder.rsplit('-').next();
        number.and_then(|digits| digits.parse().ok()).unwrap_or(0)
    }
}

/// Why a list of players from a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayersError {
    /// Two players have the same name.
    #[error("two players are called {0}")]
    SameName(String),
    /// A folder name is not one that the program makes, or two players share it.
    #[error("{0:?} cannot be the folder of a player")]
    Folder(String),
}

/// Everybody with a profile on this computer, and which of them played last.
///
/// A deleted player stays in the list and can be brought back, until [`Self::remove_deleted`].
///
/// # Examples
/// ```
/// # use game::profile::Players;
/// let mut players = Players::default();
/// let anna = players.sit_down(" Anna ", true)?;
/// assert_eq!((anna.name(), anna.folder()), ("Anna", "anna-1"));
/// assert_eq!(players.seated_at_start(), Some(&anna));
/// # Ok::<(), engine::NameError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Players {
    people: Vec<Person>,
    /// The folder of the player who played last.
    last: Option<String>,
    /// Whether the last player sits down at the start without a form that asks who plays.
    skip_form: bool,
}

impl Players {
    /// Checks a list that was read from a file.
    ///
    /// # Errors
    /// The first name or folder that makes the list invalid.
    pub fn checked(self) -> Result<Self, PlayersError> {
        for (before, person) in self.people.iter().enumerate() {
            let others = &self.people[..before];
            let is_same = |other: &&Person| other.name.is_same(person.name());
            if !person.deleted && others.iter().filter(is_same).any(|other| !other.deleted) {
                return Err(PlayersError::SameName(person.name().to_owned()));
            }
            let is_valid = is_folder_name(&person.folder);
            if !is_valid || others.iter().any(|other| other.folder == person.folder) {
                return Err(PlayersError::Folder(person.folder.clone()));
            }
        }
        Ok(self)
    }

    /// The players who are not deleted, the newest last.
    pub fn iter(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| !person.deleted)
    }

    /// The deleted players who can be brought back. One whose name a new player has taken cannot.
    pub fn deleted(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| {
            person.deleted && !self.iter().any(|other| other.name.is_same(person.name()))
        })
    }

    /// All deleted players, including those whose name another player has now.
    pub fn all_deleted(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| person.deleted)
    }

    /// Whether there is no player, apart from deleted ones.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The player who played last, unless deleted.
    pub fn last(&self) -> Option<&Person> {
        let last = self.last.as_ref()?;
        self.iter().find(|person| person.folder == *last)
    }

    /// Whether the last player sits down at the start without being asked.
    pub const fn skips_form(&self) -> bool {
        self.skip_form
    }

    /// The player who sits down at the start without being asked.
    pub fn seated_at_start(&self) -> Option<&Person> {
        self.last().filter(|_| self.skip_form)
    }

    /// The player with this name, ignoring case.
    pub fn by_name(&self, name: &str) -> Option<&Person> {
        self.iter().find(|person| person.name.is_same(name))
    }

    /// Makes the player with this name the last to play; a new name makes a new player. With
    /// `always`, this player sits down at every start without being asked.
    ///
    /// # Errors
    /// If the text cannot be a name. Nothing changes then.
    pub fn sit_down(&mut self, name: &str, always: bool) -> Result<Person, NameError> {
        let name = Name::new(name)?;
        let person = match self.by_name(name.as_str()) {
            Some(person) => person.clone(),
            None => self.add(name),
        };
        self.last = Some(person.folder.clone());
        self.skip_form = always;
        Ok(person)
    }

    /// The player with this folder, unless deleted.
    pub fn by_folder(&self, folder: &str) -> Option<&Person> {
        self.iter().find(|person| person.folder == folder)
    }

    /// Sets the summary of a player who leaves the table.
    pub fn set_summary(&mut self, folder: &str, summary: PlayerSummary) {
        if let Some(person) = self.person_mut(folder) {
            person.glance = summary;
        }
    }

    /// Renames a player. Nothing changes if the text cannot be a name, or another player has that
    /// name.
    pub fn rename(&mut self, folder: &str, name: &str) {
        let Ok(name) = Name::new(name) else {
            return;
        };
        // A player may change the capitals of their own name.
        let holder = self.by_name(name.as_str());
        if holder.is_none_or(|holder| holder.folder == folder)
            && let Some(person) = self.person_mut(folder)
        {
            person.name = name;
        }
    }

    /// Marks a player as deleted; see [`Self::undelete`] and [`Self::remove_deleted`].
    pub fn delete(&mut self, folder: &str) {
        self.set_deleted(folder, true);
    }

    /// Brings a deleted player back, unless another player has taken the name.
    pub fn undelete(&mut self, folder: &str) {
        if self.deleted().any(|person| person.folder == folder) {
            self.set_deleted(folder, false);
        }
    }

    /// Creates a list of the players in these folders, each named after the folder. Folders with
    /// other names are left out.
    pub fn from_folders(folders: Vec<String>) -> Self {
        let mut players = Self::default();
        for folder in folders.into_iter().filter(|folder| is_folder_name(folder)) {
            let letters = folder.rsplit_once('-').map_or("", |(letters, _)| letters);
            let capital = letters[..1].to_uppercase() + &letters[1..];
            let is_taken = players.by_name(&capital).is_some();
            let name = Name::new(if is_taken { &folder } else { &capital });
            let person = name.map(|name| Person::new(name, folder.clone()));
            players.people.extend(person);
        }
        players
    }

    /// Removes a deleted player from the list for good.
    pub fn remove_deleted(&mut self, player: PlayerId) {
        self.people.retain(|person| !person.deleted || person.id() != player);
    }

    fn set_deleted(&mut self, folder: &str, deleted: bool) {
        if let Some(person) = self.person_mut(folder) {
            person.deleted = deleted;
        }
    }

    fn person_mut(&mut self, folder: &str) -> Option<&mut Person> {
        let mut people = self.people.iter_mut();
        people.find(|person| person.folder == folder)
    }

    fn add(&mut self, name: Name) -> Person {
        let highest = self.people.iter().map(Person::number).max();
        let number = highest.unwrap_or(0).saturating_add(1);
        let letters = slug(name.as_str(), "player");
        let person = Person::new(name, format!("{letters}-{number}"));
        self.people.push(person.clone());
        person
    }
}

/// Whether this is the name of a player's folder: a [`slug`] and a number.
fn is_folder_name(folder: &str) -> bool {
    let is_plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let Some((letters, number)) = folder.rsplit_once('-') else {
        return false;
    };
    let letters = letters.as_bytes();
    (1..=MAX_LETTERS).contains(&letters.len())
        && letters.iter().all(|&letter| letter == b'-' || is_plain(letter))
        && letters[0] != b'-'
        && (1..=10).contains(&number.len())
        && number.bytes().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sat_down(names: &[&str]) -> Players {
        let mut players = Players::default();
        for name in names {
            players.sit_down(name, false).expect("a name");
        }
        players
    }

    fn names(players: &Players) -> Vec<&str> {
        players.iter().map(Person::name).collect()
    }

    #[test]
    fn folders_are_safe_on_every_system_whatever_the_name() {
        let cases = [
            ("Anna", "anna-1"),
            ("ANNA", "anna-1"),
            ("Anna Maria 2", "anna-maria-2-1"),
            ("CON", "con-1"),
            ("nul.txt", "nul-txt-1"),
            ("..", "player-1"),
            ("../../etc/passwd", "etc-passwd-1"),
            ("C:\\Windows", "c-windows-1"),
            ("trailing dots...", "trailing-dots-1"),
            ("\u{5c71}\u{7530}", "player-1"),
            ("\u{41e}\u{43b}\u{44c}\u{433}\u{430}", "player-1"),
            ("Zo\u{eb}", "zo-1"),
            ("\u{1f600}", "player-1"),
            ("-", "player-1"),
        ];
        for (name, folder) in cases {
            let person = Players::default().sit_down(name, false).expect(name);
            assert_eq!(person.folder(), folder, "of {name:?}");
            assert_eq!(person.name(), name, "the name stays");
            assert!(is_folder_name(folder), "{folder} is read again");
        }
        let long = "n".repeat(64);
        let person = Players::default().sit_down(&long, false).expect("64");
        assert_eq!(person.folder(), format!("{}-1", "n".repeat(24)), "cut");
    }

    #[test]
    fn names_that_look_alike_on_disk_have_folders_of_their_own() {
        let players = sat_down(&["Zo\u{eb}", "Zo!", "zo?", "\u{5c71}", "\u{7530}"]);
        let folders: Vec<_> = players.iter().map(Person::folder).collect();
        let expected = ["zo-1", "zo-2", "zo-3", "player-4", "player-5"];
        assert_eq!(folders, expected, "a number each");
    }

    #[test]
    fn invalid_names_of_players_are_refused() {
        let mut players = sat_down(&["Anna"]);
        for (name, reason) in [
            ("", NameError::Empty),
            (&"n".repeat(65), NameError::TooLong),
            ("a\nb", NameError::Invisible),
        ] {
            assert_eq!(players.sit_down(name, true), Err(reason), "{name:?}");
        }
        assert_eq!(players.iter().count(), 1, "nobody else came");
        assert!(!players.skips_form(), "nothing has changed");
    }

    #[test]
    fn the_same_name_in_other_capitals_is_the_same_player() {
        let mut players = sat_down(&["Anna", "Ben"]);
        let person = players.sit_down(" ANNA ", true).expect("a name");
        assert_eq!(person.name(), "Anna", "known");
        assert_eq!(names(&players), ["Anna", "Ben"], "nobody new");
        assert_eq!(players.seated_at_start(), Some(&person), "sits down at once");
    }

    #[test]
    fn a_deleted_player_can_be_brought_back_until_removed() {
        let mut players = sat_down(&["Anna", "Ben"]);
        players.delete("ben-2");
        assert_eq!(names(&players), ["Anna"], "deleted");
        assert_eq!(players.last(), None, "and no longer the last to play");
        players.undelete("ben-2");
        assert_eq!(names(&players), ["Anna", "Ben"], "back");
        assert_eq!(players.last().map(Person::name), Some("Ben"), "as before");
        players.delete("ben-2");
        for player in [1, 2] {
            players.remove_deleted(PlayerId(player));
        }
        assert_eq!(players.deleted().count(), 0, "for good");
        assert_eq!(names(&players), ["Anna"], "only who was deleted");
    }

    #[test]
    fn a_new_player_with_the_name_of_a_deleted_one_starts_afresh() {
        let mut players = sat_down(&["Anna"]);
        players.delete("anna-1");
        let anew = players.sit_down("Anna", false).expect("a name");
        assert_eq!(anew.folder(), "anna-2", "another folder");
        assert_eq!(players.deleted().count(), 0, "the name is taken");
        players.undelete("anna-1");
        assert_eq!(players.iter().count(), 1, "one Anna");
        assert_eq!(players.clone().checked(), Ok(players), "and a good list");
    }

    #[test]
    fn folders_without_a_list_have_players_named_after_them() {
        let folders = ["anna-1", "anna-7", "ben-2", "..", "Anna-3", "old", "-4"];
        let mut players = Players::from_folders(folders.map(str::to_owned).to_vec());
        assert_eq!(names(&players), ["Anna", "anna-7", "Ben"], "those of ours");
        let next = players.sit_down("Cy", false).expect("a name");
        assert_eq!(next.folder(), "cy-8", "after the highest number");
    }

    #[test]
    fn a_list_with_hostile_folders_or_doubles_is_refused() {
        let person = |name: &str, folder: &str| {
            Person::new(Name::new(name).expect("a name"), folder.to_owned())
        };
        for (people, reason) in [
            (vec![person("Anna", "../anna-1")], PlayersError::Folder("../anna-1".to_owned())),
            (
                vec![person("Anna", "a-1"), person("Ben", "a-1")],
                PlayersError::Folder("a-1".to_owned()),
            ),
            (
                vec![person("Anna", "a-1"), person("anna", "a-2")],
                PlayersError::SameName("anna".to_owned()),
            ),
        ] {
            let players = Players { people, ..Players::default() };
            assert_eq!(players.checked(), Err(reason), "refused");
        }
    }
}
