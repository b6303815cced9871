//! The source code as files and the names that they take from each other.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Item, ItemMod, UseTree};

/// A name that one file takes from another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    /// The number of the file that takes it.
    pub from: usize,
    /// The number of the file in which it stands.
    pub to: usize,
    /// The name, with the modules before it.
    pub name: String,
}

/// One file.
struct File {
    path: String,
    /// Where it stands among the modules, as in `engine`, `bone`.
    module: Vec<String>,
    /// What it names of this crate, each from the top of the crate.
    names: Vec<Vec<String>>,
    /// What it passes on under another place: the place, and what is meant.
    passes_on: Vec<(Vec<String>, Vec<String>)>,
}

/// All files of the crate.
pub struct Source {
    files: Vec<File>,
    by_module: BTreeMap<Vec<String>, usize>,
    passed_on: BTreeMap<Vec<String>, Vec<String>>,
}

impl Source {
    /// Reads everything in `src`.
    pub fn read() -> Self {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut paths = Vec::new();
        collect(&src, &mut paths);
        paths.sort();
        let files: Vec<File> = paths.iter().map(|path| File::read(&src, path)).collect();
        assert!(files.len() > 100, "the source was found");
        Self {
            by_module: files
                .iter()
                .enumerate()
                .map(|(number, file)| (file.module.clone(), number))
                .collect(),
            passed_on: files.iter().flat_map(|f| f.passes_on.clone()).collect(),
            files,
        }
    }

    /// What each file takes from others.
    pub fn arrows(&self) -> impl Iterator<Item = Arrow> {
        let mut arrows = Vec::new();
        for (from, file) in self.files.iter().enumerate() {
            for name in &file.names {
                if let Some(to) = self.stands_in(name)
                    && to != from
                {
                    let name = name.join("::");
                    arrows.push(Arrow { from, to, name });
                }
            }
        }
        arrows.sort();
        arrows.dedup();
        arrows.into_iter()
    }

    /// The path of a file, from `src` on.
    pub fn path(&self, file: usize) -> &str {
        &self.files[file].path
    }

    /// The room that a file stands in.
    pub fn room(&self, file: usize) -> &str {
        let path = self.path(file);
        let room = path.split('/').next().unwrap_or(path);
        room.strip_suffix(".rs").unwrap_or(room)
    }

    /// The file in which what is meant by a name stands.
    fn stands_in(&self, name: &[String]) -> Option<usize> {
        for length in (1..=name.len()).rev() {
            // A module and what it is there for may have the same name.
            let is_module = length < name.len() && self.by_module.contains_key(&name[..length]);
            if let Some(meant) = self.passed_on.get(&name[..length])
                && !is_module
            {
                let meant = [meant, &name[length..]].concat();
                return self.stands_in(&meant);
            }
        }
        (1..=name.len())
            .rev()
            .find_map(|length| self.by_module.get(&name[..length]).copied())
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && path.file_stem().is_none_or(|name| name != "tests")
            && path.file_stem().is_none_or(|name| name != "lib")
        {
            paths.push(path);
        }
    }
}

impl File {
    fn read(src: &Path, path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("it is text");
        let code = syn::parse_file(&text).expect("it is Rust");
        let below = path.strip_prefix(src).expect("it is below src");
        let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        let mut module: Vec<String> = below
            .with_extension("")
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .collect();
        let is_folder = module.last().is_some_and(|last| last == "mod");
        if is_folder {
            module.pop();
        }
        // A program of its own is the top of its own crate.
        let top = match &module[..] {
            [bin, program, ..] if bin == "bin" => vec![bin.clone(), program.clone()],
            _ => Vec::new(),
        };
        if module.len() == top.len() + 1 && module.last().is_some_and(|last| last == "main") {
            module.truncate(top.len().max(1));
        }
        let mut reader = Reader {
            top,
            module: module.clone(),
            names: Vec::new(),
            passes_on: Vec::new(),
        };
        reader.visit_file(&code);
        Self {
            path: parts.join("/"),
            module,
            names: reader.names,
            passes_on: reader.passes_on,
        }
    }
}

/// Gathers the names of this crate in a file.
struct Reader {
    top: Vec<String>,
    module: Vec<String>,
    names: Vec<Vec<String>>,
    passes_on: Vec<(Vec<String>, Vec<String>)>,
}

impl Reader {
    /// The name from the top of the crate, if it is one of this crate.
    fn absolute(&self, name: &[String]) -> Option<Vec<String>> {
        let mut place = match name.first()?.as_str() {
            "crate" => self.top.clone(),
            "nestor_dominoes" => Vec::new(),
            "self" | "super" => self.module.clone(),
            _ => return None,
        };
        let mut rest = &name[1..];
        if name[0] == "super" {
            place.pop();
        }
        while let Some((first, after)) = rest.split_first()
            && first == "super"
        {
            place.pop();
            rest = after;
        }
        place.extend_from_slice(rest);
        Some(place)
    }

    fn used(&mut self, before: &[String], tree: &UseTree, passed_on: bool) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(path) => {
                let before = with(path.ident.to_string());
                self.used(&before, &path.tree, passed_on);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.used(before, tree, passed_on);
                }
            }
            UseTree::Name(name) if name.ident == "self" => self.note(before, None),
            UseTree::Name(name) => {
                let name = name.ident.to_string();
                self.note(&with(name.clone()), passed_on.then_some(name));
            }
            UseTree::Rename(rename) => {
                let called = rename.rename.to_string();
                let name = with(rename.ident.to_string());
                self.note(&name, passed_on.then_some(called));
            }
            UseTree::Glob(_) => self.note(before, None),
        }
    }

    fn note(&mut self, name: &[String], called: Option<String>) {
        let Some(name) = self.absolute(name) else {
            return;
        };
        match called {
            Some(called) => {
                let place = [&self.module[..], &[called]].concat();
                if place != name {
                    self.passes_on.push((place, name));
                }
            }
            None => self.names.push(name),
        }
    }
}

impl<'code> Visit<'code> for Reader {
    fn visit_item(&mut self, item: &'code Item) {
        match item {
            Item::Use(used) => {
                let passed_on = !matches!(used.vis, syn::Visibility::Inherited);
                self.used(&[], &used.tree, passed_on);
            }
            _ => visit::visit_item(self, item),
        }
    }

    /// Tests may know everything.
    fn visit_item_mod(&mut self, module: &'code ItemMod) {
        if module.ident != "tests" {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_path(&mut self, path: &'code syn::Path) {
        let names = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string());
        let names: Vec<String> = names.collect();
        if names.len() > 1 {
            self.note(&names, None);
        }
        visit::visit_path(self, path);
    }
}
