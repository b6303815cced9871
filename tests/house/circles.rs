//! No two files know each other, by whatever way round.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{Arrow, Source};

/// The files that each file knows, through others too.
fn reach(known: &BTreeMap<usize, BTreeSet<usize>>, from: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for to in known.get(&file).into_iter().flatten() {
            if reached.insert(*to) {
                open.push(*to);
            }
        }
    }
    reached
}

#[test]
fn no_file_knows_itself_through_others() {
    let source = Source::read();
    let mut known: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for Arrow { from, to, .. } in source.arrows() {
        known.entry(from).or_default().insert(to);
    }
    let mut circles = Vec::new();
    let mut done = BTreeSet::new();
    for file in known.keys() {
        let reached = reach(&known, *file);
        if reached.contains(file) && done.insert(*file) {
            let circle = reached
                .iter()
                .filter(|other| reach(&known, **other).contains(file));
            let circle: Vec<usize> = circle.copied().collect();
            done.extend(&circle);
            let names: Vec<_> = circle.iter().map(|file| source.path(*file)).collect();
            circles.push(names.join(", "));
        }
    }
    assert!(circles.is_empty(), "in a circle: {circles:#?}");
}
