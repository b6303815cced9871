//! Files and folders that are for their owner only, where the system knows such.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// How a file is opened to be written; one that is made is its owner's only.
pub(super) fn file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder with all above it; each that is made is its owner's only.
pub(super) fn make_folders(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
