//! What is built into the program, and under which licenses.

use std::collections::BTreeSet;
use std::env;
use std::error::Error;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// How the files begin in which libraries keep their licenses and notices.
const BEGINNINGS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// The names, licenses and notices of all libraries, as a text.
pub fn list(system: Option<&OsStr>) -> Result<String, Box<dyn Error>> {
    let packages = packages(system)?;
    let mut text = String::from("What is built into Nestor Dominoes, and under which licenses.\n");
    let mut seen = BTreeSet::new();
    for package in &packages {
        let field = |name| package[name].as_str().unwrap_or("unknown");
        let (name, version, license) = (field("name"), field("version"), field("license"));
        writeln!(text, "\n{name} {version}: {license}")?;
        let folder = Path::new(field("manifest_path")).parent();
        for notice in notices(folder.ok_or("a manifest is in a folder")?)? {
            // Most say the same.
            if seen.insert(notice.trim().to_owned()) {
                writeln!(text, "\n{}\n", notice.trim())?;
            }
        }
    }
    Ok(text)
}

/// All libraries of others that the program is built from for a system, or else for this one.
fn packages(system: Option<&OsStr>) -> Result<Vec<Value>, Box<dyn Error>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut tree = Command::new(&cargo);
    tree.args(["tree", "--edges", "normal", "--prefix", "none", "--format", "{p}"]);
    if let Some(system) = system {
        tree.arg("--target").arg(system);
    }
    let tree = String::from_utf8(said(&mut tree)?)?;
    let is_built_in = |package: &Value| {
        let field = |name| package[name].as_str().unwrap_or_default();
        let line = format!("{} v{}", field("name"), field("version"));
        let same = |found: &str| found == line || found.starts_with(&(line.clone() + " "));
        // What has no source is the program's own.
        !package["source"].is_null() && tree.lines().any(same)
    };
    let metadata = ["metadata", "--format-version", "1"];
    let metadata = said(Command::new(&cargo).args(metadata))?;
    let metadata: Value = serde_json::from_slice(&metadata)?;
    let mut packages = metadata["packages"].as_array().ok_or("no packages")?.clone();
    packages.retain(is_built_in);
    if packages.is_empty() {
        return Err("nothing is built in: that cannot be".into());
    }
    Ok(packages)
}

/// What a command writes.
fn said(command: &mut Command) -> Result<Vec<u8>, Box<dyn Error>> {
    let output = command.output()?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into())
    }
}

/// What licenses and notices a library brings, each as a text.
fn notices(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut files: Vec<_> = fs::read_dir(folder)?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = name.to_uppercase();
            path.is_file() && BEGINNINGS.iter().any(|beginning| name.starts_with(beginning))
        })
        .collect();
    files.sort();
    let texts = files.iter().map(fs::read);
    let texts: Vec<Vec<u8>> = texts.collect::<Result<_, _>>()?;
    let texts = texts.iter().map(|text| String::from_utf8_lossy(text).into());
    Ok(texts.collect())
}
