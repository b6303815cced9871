//! A folder that the last program has left, as it is, cut, flipped and refused.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::Name;
use game::profile::{Day, Days, LensMode, Person, PlayedGame, Players, Preferences, Tutor};
use game::session::{Again, GameFile, Seeds, Session, State, Step};
use game::storage::old::{Import, Imported, import};
use game::storage::{
    Content, Disk, FileName, HistoryFile, Notice, Read, SaveError, SystemError, WindowPlace, read,
    to_text,
};
use look::Themes;
use nestor::coach::SavedReview;

const FOLDER: &str = "players/you-1";

/// Files that can only be read, and of which one may be refused.
struct Kept {
    files: BTreeMap<PathBuf, Vec<u8>>,
    refused: Option<PathBuf>,
}

impl Kept {
    fn folder() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/import/before-1.0");
        let mut files = BTreeMap::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("the kept files").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(&root).expect("it is inside");
                    let bytes = fs::read(&path).expect("a file");
                    files.insert(name.to_owned(), bytes);
                }
            }
        }
        Self {
            files,
            refused: None,
        }
    }

    fn of_player(name: &str) -> PathBuf {
        Path::new(FOLDER).join(name)
    }

    fn sound<T: Content>(&self, path: &Path) -> T {
        match read::<T>(self, path).0 {
            Read::Sound(content) => content,
            Read::Damaged(damage) => panic!("{}: {:?}", path.display(), damage.why),
            _ => panic!("{} is not sound", path.display()),
        }
    }

    fn imported(&self) -> Imported {
        match import(self, Path::new(FOLDER)) {
            Import::Read(imported) => *imported,
            other => panic!("{other:?}"),
        }
    }
}

fn never<T>() -> io::Result<T> {
    panic!("nothing is changed on the disk")
}

impl Disk for Kept {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        if self.refused.as_deref() == Some(path) {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let bytes = self.files.get(path).ok_or(io::ErrorKind::NotFound)?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Ok(bytes[..bytes.len().min(most)].to_vec())
    }

    fn write_synced(&self, _: &Path, _: &[u8]) -> io::Result<()> {
        never()
    }

    fn rename(&self, _: &Path, _: &Path) -> io::Result<()> {
        never()
    }

    fn remove(&self, _: &Path) -> io::Result<()> {
        never()
    }

    fn list(&self, _: &Path) -> io::Result<Vec<String>> {
        never()
    }

    fn make_folder(&self, _: &Path) -> io::Result<()> {
        never()
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        never()
    }

    fn remove_folder(&self, _: &Path) -> io::Result<()> {
        never()
    }

    fn link_target(&self, _: &Path) -> io::Result<Option<PathBuf>> {
        never()
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        Ok(self.files.contains_key(path))
    }
}

/// A sitting that goes on with a state and the lists of a folder.
fn session(disk: &Kept, state: State) -> Session {
    let fresh = Seeds::from_number(1).fresh();
    let name = Person::nameless();
    let mut session = Session::go_on(&name, Arc::default(), state, fresh).expect("a game");
    let history = match read::<HistoryFile>(disk, &Kept::of_player("history.ron")).0 {
        Read::Sound(history) | Read::Changed(history) => history,
        _ => HistoryFile::default(),
    };
    let days = match read::<Days>(disk, &Kept::of_player("days.ron")).0 {
        Read::Sound(days) | Read::Changed(days) => days,
        _ => Days::default(),
    };
    session.take_lists(Arc::clone(history.games()), days);
    session
}

fn counted(session: &Session) -> (u64, usize) {
    let lists = session.lists();
    (lists.tally.total().games(), lists.history.games().len())
}

#[test]
fn games_tally_bookmark_and_tries_become_one_state() {
    let disk = Kept::folder();
    let Imported { state, notices } = disk.imported();
    assert_eq!(notices, []);
    let preserved = state.preserved().expect("the bookmark");
    assert_eq!(preserved.game.record().len(), 2, "the bookmark");
    let day: Day = "2024-10-01".parse().expect("a day");
    let mut session = session(&disk, state);
    assert!(session.can_go_on_with_day(day), "a try was left");
    assert_eq!(counted(&session), (2, 4), "two were cleared of the tally");
    let mut games = vec![session.game().id()];
    let mut steps = Vec::new();
    while let Some(step) = session.undo() {
        steps.push((step, counted(&session)));
        games.push(session.game().id());
        if let Some(Again::OtherSeat { first, .. }) = session.game().again() {
            assert_eq!((first.person, first.nestor), (0, 15), "the first result");
        }
    }
    games.dedup();
    assert_eq!(games.len(), 8, "all games are there");
    assert_eq!(steps.len(), 29, "and all steps");
    assert_eq!(steps[18], (Step::Tally, (2, 2)), "the tally comes back");
    assert_eq!(steps[28], (Step::Game, (0, 0)), "the first game");
    for _ in &steps {
        session.redo();
    }
    assert_eq!(counted(&session), (2, 4), "and back again");
}

#[test]
fn all_other_files_are_read_where_they_are() {
    let disk = Kept::folder();
    let of_player = Kept::of_player;
    let players: Players = disk.sound(Path::new("players.ron"));
    let seated = players.seated_at_start().map(Person::folder);
    assert_eq!(seated, Some("you-1"), "who plays");
    let place: WindowPlace = disk.sound(Path::new("window-place.ron"));
    assert_eq!(place, WindowPlace::default(), "the window");
    let settings: Preferences = disk.sound(&of_player("settings.ron"));
    assert_eq!(settings.rules.target, Some(15), "the rules");
    assert!(settings.display.numerals, "the display");
    let themes: Themes = disk.sound(&of_player("themes.ron"));
    assert_eq!(themes.own().len(), 1, "an own theme");
    let days: Days = disk.sound(&of_player("days.ron"));
    assert_eq!(days.tries().len(), 1, "a try");
    let history: HistoryFile = disk.sound(&of_player("history.ron"));
    let numbers: Vec<Option<u32>> = history.games().iter().map(|it| it.nth).collect();
    assert_eq!(numbers, [Some(0), Some(1), Some(2), Some(3)], "in order");
    let saved: GameFile = disk.sound(&of_player("saved/before-the-end-1.nestor"));
    let name = saved.name.as_ref().map(Name::as_str);
    assert_eq!(name, Some("Before the end"), "its name");
    for line in history.games().iter() {
        let path = format!("finished/{}.nestor", line.id);
        let finished: GameFile = disk.sound(&of_player(&path));
        let counted = finished.game.counted().expect("it counts");
        let was = |line: &PlayedGame| (line.id, line.ended, line.scores.clone(), line.help);
        assert_eq!(was(counted), was(line), "as the history has it");
        assert_eq!(counted.kind, line.kind, "as the history has it");
    }
    let review = disk
        .files
        .keys()
        .find(|path| path.starts_with(of_player("reviews")));
    let review: SavedReview = disk.sound(review.expect("a review"));
    assert!(review.is_of_whole_game(), "an analysis");
}

#[test]
fn what_was_put_away_of_the_settings_for_a_daily_game_is_back() {
    let mut disk = Kept::folder();
    let path = Kept::of_player("settings.ron");
    let text = String::from_utf8(disk.files[&path].clone()).expect("text");
    let away = "        put_away: (lens: true, tutor: Strict),\n        language:";
    let text = text.replacen("        language:", away, 1);
    disk.files.insert(path.clone(), text.into_bytes());
    let display = disk.sound::<Preferences>(&path).display;
    assert_eq!(display.lens, LensMode::On, "the bone counter");
    assert_eq!(display.tutor, Tutor::Strict, "the tutor");
}

#[test]
fn a_try_whose_deals_were_known_has_help() {
    let day: Day = "2024-10-01".parse().expect("a day");
    for is_known in [false, true] {
        let mut disk = Kept::folder();
        let path = Kept::of_player("days.ron");
        let text = String::from_utf8(disk.files[&path].clone()).expect("text");
        let to = format!("knows_deals: {is_known}, end: ");
        disk.files
            .insert(path, text.replacen("end: ", &to, 1).into_bytes());
        let session = session(&disk, disk.imported().state);
        assert_eq!(session.day_has_help(day), is_known, "{text}");
    }
}

#[test]
fn what_was_brought_over_is_written_and_read_as_version_1() {
    fn again<T: Content + PartialEq + std::fmt::Debug>(content: &T) {
        let text = to_text(content).expect("it has a text");
        assert!(text.contains("\n    version: 1,\n"), "version 1");
        let path = PathBuf::from("file");
        let disk = Kept {
            files: BTreeMap::from([(path.clone(), text.into_bytes())]),
            refused: None,
        };
        assert_eq!(disk.sound::<T>(&path), *content, "the same");
    }
    let disk = Kept::folder();
    let of_player = Kept::of_player;
    again(&disk.imported().state);
    again(&disk.sound::<Preferences>(&of_player("settings.ron")));
    again(&disk.sound::<Themes>(&of_player("themes.ron")));
    again(&disk.sound::<Days>(&of_player("days.ron")));
    again(&disk.sound::<HistoryFile>(&of_player("history.ron")));
    again(&disk.sound::<GameFile>(&of_player("saved/before-the-end-1.nestor")));
}

#[test]
fn the_state_does_not_show_the_seeds_of_its_hands() {
    let disk = Kept::folder();
    let state = disk.imported().state;
    let text = to_text(&state).expect("it has a text");
    let rounds = &state.game().record().rounds;
    assert!(!rounds.is_empty(), "a hand is dealt");
    for round in rounds {
        assert!(!text.contains(&round.seed.to_string()), "{}", round.seed);
    }
}

#[test]
fn a_sound_file_is_never_lost_for_a_cut_or_a_flip_in_another() {
    let whole = Kept::folder();
    let names = [
        "game.ron",
        "tally.ron",
        "preserved.ron",
        "days.ron",
        "history.ron",
    ];
    for name in names.map(Kept::of_player) {
        let length = whole.files[&name].len();
        for place in (0..length).step_by(length / 40 + 1) {
            for is_cut in [true, false] {
                let mut disk = Kept::folder();
                let bytes = disk.files.get_mut(&name).expect("it is there");
                if is_cut {
                    bytes.truncate(place);
                } else {
                    bytes[place] ^= 1;
                }
                check_with_damage(&disk, &name, is_cut);
            }
        }
    }
}

/// What comes of a folder in which one file is damaged.
fn check_with_damage(disk: &Kept, name: &Path, is_cut: bool) {
    let what = format!(
        "{} {}",
        name.display(),
        if is_cut { "cut" } else { "flipped" }
    );
    let Import::Read(imported) = import(disk, Path::new(FOLDER)) else {
        // A flip may make the version of a file an older one: then all is left alone.
        assert!(!is_cut, "{what}: nothing was read");
        return;
    };
    let Imported { state, notices } = *imported;
    let is = |other: &str| name == Kept::of_player(other);
    for notice in &notices {
        let (file, path) = match notice {
            Notice::Damaged { name, kept_as } if !is_cut => (name, kept_as),
            Notice::LeftOut { name, path } => (name, path),
            other => panic!("{what}: {other:?}"),
        };
        assert_eq!(
            *path,
            Path::new(FOLDER).join(name.file_name().expect("a name")),
            "{what}"
        );
        let called = match () {
            () if is("tally.ron") => FileName::Tally,
            () if is("preserved.ron") => FileName::Bookmark,
            () => FileName::Game,
        };
        assert_eq!(*file, called, "{what}");
    }
    if is_cut && !is("days.ron") && !is("history.ron") {
        assert_eq!(notices.len(), 1, "{what}: it is told");
    }
    let has_preserved = state.preserved().is_some();
    assert!(has_preserved || is("preserved.ron"), "{what}: the bookmark");
    let session = session(disk, state);
    let (tally, history) = counted(&session);
    if !is("game.ron") || is_cut {
        assert_eq!(tally, 2, "{what}: the tally");
    }
    assert!(history == 4 || is("history.ron"), "{what}: the history");
    let tries = session.days().tries().len();
    assert!(tries == 1 || is("days.ron"), "{what}: the try");
    let has_game = session.undo_brings().is_some();
    assert!(has_game || is("game.ron"), "{what}: the games");
}

#[test]
fn a_file_that_the_system_refuses_is_waited_for() {
    for name in [
        "game.ron",
        "tally.ron",
        "preserved.ron",
        "days.ron",
        "history.ron",
    ] {
        let mut disk = Kept::folder();
        disk.refused = Some(Kept::of_player(name));
        let found = import(&disk, Path::new(FOLDER));
        assert_eq!(found, Import::Refused(SystemError::NotAllowed), "{name}");
    }
}

#[test]
fn an_empty_folder_has_nothing_to_bring_over() {
    let disk = Kept {
        files: BTreeMap::new(),
        refused: None,
    };
    assert_eq!(import(&disk, Path::new(FOLDER)), Import::Nothing, "nothing");
}

#[test]
fn files_of_programs_before_the_last_are_left_alone() {
    for (file, older, name) in [
        ("game.ron", 5, FileName::Game),
        ("tally.ron", 3, FileName::Tally),
        ("preserved.ron", 4, FileName::Bookmark),
    ] {
        let path = Kept::of_player(file);
        let mut disk = Kept::folder();
        let bytes = disk.files.get_mut(&path).expect("it is there");
        let text = String::from_utf8(std::mem::take(bytes)).expect("text");
        let newest = format!("version: {},", older + 1);
        let text = text.replacen(&newest, &format!("version: {older},"), 1);
        // Its digest is of that version, too.
        let (start, rest) = text.split_once("digest: \"").expect("a digest");
        *bytes = format!("{start}digest: \"{}{}", "0".repeat(64), &rest[64..]).into_bytes();
        let found = import(&disk, Path::new(FOLDER));
        let error = SaveError::Older { name, path };
        assert_eq!(found, Import::Older(error), "{file}");
    }
}
