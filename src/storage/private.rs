//! Files and folders that are for their owner only, where the system knows such.

use std::fs::{DirBuilder, File, OpenOptions};

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
