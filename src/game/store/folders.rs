//! The folders of the program.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::disk;

/// The folder in the program's folder that has a folder for each player.
const PLAYERS_FOLDER: &str = "players";
/// The folder of saved games, in a player's folder.
pub const SAVED_FOLDER: &str = "saved";
/// The file of settings, in a player's folder.
pub const SETTINGS_FILE: &str = "settings.ron";
/// The file of colors, in a player's folder.
pub const THEMES_FILE: &str = "themes.ron";

/// The folder that the system has for this program and user; `None` if the user has no home, or
/// its path is relative.
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

/// The path of the player folder with this name, whether or not it exists.
pub(super) fn player_folder(root: &Path, name: &str) -> PathBuf {
    root.join(PLAYERS_FOLDER).join(name)
}

/// The path of the player folder with this name; `None` if there is no such folder.
pub fn existing_player_folder(root: &Path, name: &str) -> Option<PathBuf> {
    Some(player_folder(root, name)).filter(|folder| folder.is_dir())
}

/// The sorted names of the players' folders; empty if they cannot be read.
pub(super) fn player_folder_names(root: &Path) -> Vec<String> {
    disk::list(&root.join(PLAYERS_FOLDER)).unwrap_or_default()
}

/// Whether the program's folder has games of an earlier version of the program.
pub(super) fn has_earlier_files(root: &Path) -> bool {
    let players = root.join(PLAYERS_FOLDER);
    let folders = player_folder_names(root).into_iter();
    let mut states = folders.map(|folder| players.join(folder).join("state.ron"));
    states.any(|state| state.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folder that a process with this environment finds.
    #[cfg(unix)]
    fn found_with(home: &str, data_home: Option<&str>) -> String {
        let program = std::env::current_exe().expect("this program has a place");
        let mut command = std::process::Command::new(program);
        command
            .args(["store::folders::tests::tells_its_folder", "--exact"])
            .args(["--ignored", "--nocapture"])
            .env("HOME", home)
            .env_remove("XDG_DATA_HOME");
        if let Some(data_home) = data_home {
            command.env("XDG_DATA_HOME", data_home);
        }
        let output = command.output().expect("it runs");
        let text = String::from_utf8(output.stdout).expect("it is text");
        let folder = text.split("folder is ").nth(1).expect("it is told");
        folder.lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    #[ignore = "it runs for another test"]
    fn tells_its_folder() {
        let folder = system_folder().map(|folder| folder.display().to_string());
        println!("folder is {}", folder.unwrap_or_else(|| "none".to_owned()));
    }

    /// Version 0.2 used the same folders, but found them with another library.
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
}
