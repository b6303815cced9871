//! The folders of the program.

use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::disk::Disk;
use super::file::File;
use super::read::{Read, read};
use crate::profile::Players;
use crate::state::State;

/// The folder of the players' folders, in the program's folder.
pub const PLAYERS: &str = "players";
/// The folder of saved games, in a player's folder.
pub const SAVED: &str = "saved";
/// The folder of finished games, in a player's folder.
pub const FINISHED: &str = "finished";
/// The folder of reviews, in a player's folder.
pub const REVIEWS: &str = "reviews";

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

/// The folder of a player, by its name.
pub fn player_folder(root: &Path, name: &str) -> PathBuf {
    root.join(PLAYERS).join(name)
}

/// Adds a player for each folder that the list lacks. Their names come from the games on
/// their tables, or else from the folders.
///
/// # Errors
/// If the system does not list the folders.
pub fn adopt(disk: &dyn Disk, root: &Path, players: &mut Players) -> io::Result<()> {
    for folder in disk.list(&root.join(PLAYERS))? {
        // A file, or a folder that the system does not list, is no player.
        let names = disk.list(&player_folder(root, &folder));
        if names.is_ok_and(|names| !names.is_empty()) && players.adopt(&folder).is_some() {
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
    if !disk.exists(&folder) {
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

/// Removes the deleted players from the list of whom no folder is left.
pub fn forget_removed(disk: &dyn Disk, root: &Path, players: &mut Players) {
    players.forget_gone(|person| {
        let names = disk.list(&player_folder(root, person.folder()));
        names.is_ok_and(|names| names.is_empty())
    });
}
