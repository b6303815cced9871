//! Files and folders that are for their owner only, where the system knows such.

use std::fs::{DirBuilder, File, OpenOptions};
use std::path::Path;

/// How a file is opened to be written; one that is made is its owner's only.
pub(super) fn file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// How a folder is made; it is its owner's only.
pub(super) fn folder() -> DirBuilder {
    #[cfg_attr(
        not(unix),
        expect(unused_mut, reason = "elsewhere there is nothing to set")
    )]
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Takes a folder or a file from all but its owner; what the owner may do stays.
///
/// A power cut may take it back: it is done again at the next start.
#[cfg(unix)]
pub(super) fn restrict(path: &Path) {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;
    const OTHERS: u32 = 0o077;
    // A link leads to what is somebody else's.
    let found = fs::symlink_metadata(path).ok();
    let Some(found) = found.filter(|found| found.is_file() || found.is_dir()) else {
        return;
    };
    let mut permissions = found.permissions();
    if permissions.mode() & OTHERS != 0 {
        permissions.set_mode(permissions.mode() & !OTHERS);
        // Where it is refused, the file can be used all the same.
        fs::set_permissions(path, permissions).ok();
    }
}

/// Elsewhere there is nothing to set.
#[cfg(not(unix))]
pub(super) fn restrict(_: &Path) {}
