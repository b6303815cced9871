//! Gives the program its icon and version on Windows.

fn main() {
    println!("cargo:rerun-if-changed=assets/icon.ico");
    println!("cargo:rerun-if-changed=assets/package/build.rs");
    #[cfg(windows)]
    resources();
}

/// The resources of the program, which the system shows beside its name.
#[cfg(windows)]
fn resources() {
    let mut resources = winresource::WindowsResource::new();
    resources.set_icon("assets/icon.ico");
    resources.set("ProductName", "Nestor Dominoes");
    resources.set("FileDescription", "Nestor Dominoes");
    resources.set(
        "LegalCopyright",
        "The makers of Nestor Dominoes; MIT or Apache-2.0",
    );
    // Without the tools for it the program is built all the same.
    if let Err(error) = resources.compile() {
        println!("cargo:warning=the program has no icon: {error}");
    }
}
