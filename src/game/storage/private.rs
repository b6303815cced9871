//! Files and folders that only their owner may read, on systems that know this.

use std::fs::{DirBuilder, File, OpenOptions};
use std::path::Path;

/// Options to open a file for writing. A new file is readable for its owner only.
pub(super) fn file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A builder for folders that only their owner may read.
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

/// Makes a folder, file or socket usable for its owner only. What the owner may do
/// stays.
///
/// A power cut may undo this. It is done again at every start.
#[cfg(unix)]
pub(super) fn restrict(path: &Path) {
    use std::fs;
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
    const OTHERS: u32 = 0o077;
    // A link may lead to a file that is not ours.
    let found = fs::symlink_metadata(path).ok();
    let is_ours =
        |found: &fs::Metadata| found.is_file() || found.is_dir() || found.file_type().is_socket();
    let Some(found) = found.filter(is_ours) else {
        return;
    };
    let mut permissions = found.permissions();
    if permissions.mode() & OTHERS != 0 {
        permissions.set_mode(permissions.mode() & !OTHERS);
        // If the system refuses, the file can be used all the same.
        fs::set_permissions(path, permissions).ok();
    }
}

/// On other systems there is nothing to do.
#[cfg(not(unix))]
pub(super) fn restrict(_: &Path) {}
