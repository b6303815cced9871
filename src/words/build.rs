//! Sees to it that new languages are built in.

fn main() {
    // A new folder there is a new language.
    println!("cargo:rerun-if-changed=../../assets/locale");
    println!("cargo:rerun-if-changed=build.rs");
}
