//! The folders of the program.

use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::disk::Disk;
use super::file::{File, PLAYERS, player_folder};
use super::read::{Read, read};
use crate::profile::Players;
use crate::session::State;

/// The folder that the system has for this program and user; `None` if the user has no home,
/// or one whose path depends on where the program is started.
pub fn system_folder() -> Option<PathBuf> {
    let folders = ProjectDirs::from("", "", "Nestor Dominoes")?;
    let folder = folders.data_dir();
    folder.is_absolute().then(|| folder.to_owned())
}

/// The program's folder: the one that the player chose, or else the system's.
pub fn root(chosen: Option<&Path>) -> Option<PathBuf> {
    match chosen {
        Some(path) => Some(std::path::absolute(path).unwrap_or_else(|_| path.to_owned())),
        None => system_folder(),
    }
}

/// Adds a player for each folder that the list lacks. Their names come from the games on
/// their tables, or else from the folders.
///
/// # Errors
/// If the system does not list the folders.
pub fn adopt(disk: &dyn Disk, root: &Path, players: &mut Players) -> io::Result<()> {
    let folders = match disk.list(&root.join(PLAYERS)) {
        // In a file there are no players.
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => Vec::new(),
        folders => folders?,
    };
    for folder in folders {
        // A file is no player, nor is an empty folder. One that the system does not list now
        // may be.
        let is_player = match disk.list(&player_folder(root, &folder)) {
            Ok(names) => !names.is_empty(),
            Err(error) => error.kind() != io::ErrorKind::NotADirectory,
        };
        if is_player && players.adopt(&folder) {
            let path = File::State.path(root, &folder);
            if let (Read::Sound(state) | Read::Changed(state), _) = read::<State>(disk, &path) {
                let seating = &state.game().record().seating;
                if let Some(owner) = seating.people().next() {
                    players.rename(&folder, seating[owner].name().as_str());
                }
            }
        }
    }
    Ok(())
}

/// Removes the folder of a player with everything in it. It is no error if there is none.
///
/// # Errors
/// What the system says. Some of the files may be gone.
pub fn remove_player(disk: &dyn Disk, root: &Path, name: &str) -> io::Result<()> {
    let folder = player_folder(root, name);
    if !disk.exists(&folder)? {
        return Ok(());
    }
    remove_all(disk, &folder)?;
    disk.sync_folder(&root.join(PLAYERS))
}

/// Removes a folder with everything in it. Links are not followed.
fn remove_all(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    for name in disk.list(folder)? {
        let path = folder.join(name);
        match disk.remove(&path) {
            Ok(()) => {}
            // A folder, as each system says in another way.
            Err(_) if disk.link_target(&path)?.is_none() && disk.list(&path).is_ok() => {
                remove_all(disk, &path)?;
            }
            Err(error) => return Err(error),
        }
    }
    disk.remove_folder(folder)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::storage::disk::RealDisk;
    use crate::storage::file::FINISHED;

    /// The folder as a process with this environment finds it.
    #[cfg(unix)]
    fn found_with(home: &str, data_home: Option<&str>) -> String {
        let program = std::env::current_exe().expect("this program has a place");
        let mut command = std::process::Command::new(program);
        command
            .args(["storage::folders::tests::tells_its_folder", "--exact"])
            .args(["--ignored", "--nocapture"])
            .env("HOME", home)
            .env_remove("XDG_DATA_HOME");
        if let Some(data_home) = data_home {
            command.env("XDG_DATA_HOME", data_home);
        }
        let output = command.output().expect("it runs");
        let told = String::from_utf8(output.stdout).expect("it is text");
        let folder = told.split("folder is ").nth(1).expect("it is told");
        folder.lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    #[ignore = "it runs for another test"]
    fn tells_its_folder() {
        let folder = system_folder().map(|folder| folder.display().to_string());
        println!("folder is {}", folder.unwrap_or_else(|| "none".to_owned()));
    }

    /// These are the places of version 0.2, which had them from another library.
    #[cfg(all(unix, not(target_vendor = "apple")))]
    #[test]
    fn the_folder_of_linux_is_where_it_was() {
        let usual = "/home/anna/.local/share/nestordominoes";
        for (home, data_home, folder) in [
            ("/home/anna", None, usual),
            ("/home/anna", Some("/data"), "/data/nestordominoes"),
            ("/home/anna", Some("data"), usual),
            ("/home/anna", Some(""), usual),
            ("anna", None, "none"),
        ] {
            assert_eq!(found_with(home, data_home), folder, "{home} {data_home:?}");
        }
    }

    #[cfg(target_vendor = "apple")]
    #[test]
    fn the_folder_of_macos_is_where_it_was() {
        let folder = "/Users/anna/Library/Application Support/Nestor-Dominoes";
        assert_eq!(found_with("/Users/anna", Some("/data")), folder);
    }

    #[cfg(windows)]
    #[test]
    fn the_folder_of_windows_is_where_it_was() {
        let roaming = std::env::var_os("APPDATA").expect("each user has one");
        let folder = Path::new(&roaming).join(r"Nestor Dominoes\data");
        assert_eq!(system_folder(), Some(folder));
    }

    #[test]
    fn a_folder_that_was_chosen_has_a_whole_path() {
        let here = std::env::current_dir().expect("a folder");
        assert_eq!(root(Some(Path::new("data"))), Some(here.join("data")));
    }

    #[test]
    fn a_list_that_is_lost_is_made_from_the_folders() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let root = scratch.path();
        let state = crate::storage::to_text(&**crate::storage::fixture::session(1).saved());
        for (folder, file, text) in [
            ("anna-1", "settings.ron", "("),
            ("player-2", "state.ron", &state.expect("it can be written")),
            ("notes", "of-mine.txt", "Dear Anna"),
        ] {
            let folder = player_folder(root, folder);
            fs::create_dir_all(&folder).expect("it can be made");
            fs::write(folder.join(file), text).expect("it can be written");
        }
        fs::create_dir(player_folder(root, "berta-3")).expect("it can be made");
        fs::write(player_folder(root, "carl-4"), "").expect("it can be written");
        let mut players = Players::default();
        adopt(&RealDisk, root, &mut players).expect("it can be listed");
        let found: Vec<_> = players
            .iter()
            .map(|person| (person.name(), person.folder()))
            .collect();
        assert_eq!(found, [("Anna", "anna-1"), ("You", "player-2")]);
    }

    #[test]
    fn a_player_is_removed_with_everything_and_nothing_that_is_linked() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let root = scratch.path();
        let finished = player_folder(root, "anna-1").join(FINISHED);
        let elsewhere = root.join("elsewhere");
        for folder in [&finished, &elsewhere] {
            fs::create_dir_all(folder).expect("it can be made");
            fs::write(folder.join("a.nestor"), "text").expect("it can be written");
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(&elsewhere, finished.join("link")).expect("it can be made");
        for _ in 0..2 {
            remove_player(&RealDisk, root, "anna-1").expect("it can be removed");
        }
        assert!(!player_folder(root, "anna-1").exists());
        assert!(elsewhere.join("a.nestor").exists(), "it is not hers");
    }
}
