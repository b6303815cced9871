//! Gives the program its icon and version on Windows.

use std::env;

use winresource::WindowsResource;

fn main() {
    println!("cargo:rerun-if-changed=assets/icon.ico");
    println!("cargo:rerun-if-changed=assets/package/build.rs");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        resources();
    }
}

/// The resources of the program, which the system shows beside its name.
fn resources() {
    let mut resources = WindowsResource::new();
    resources.set_icon("assets/icon.ico");
    resources.set("ProductName", "Nestor Dominoes");
    resources.set("FileDescription", "Nestor Dominoes");
    resources.set("LegalCopyright", "The makers of Nestor Dominoes; MIT or Apache-2.0");
    // Without the tools for it the program is built all the same.
    if let Err(error) = resources.compile() {
        println!("cargo:warning=the program has no icon: {error}");
    }
}
