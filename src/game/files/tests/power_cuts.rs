//! A power cut at any moment: never less is on disk than was said to be there.

use std::collections::BTreeSet;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::evening::Evening;
use super::virtual_disk::{Platter, Unsynced, VirtualDisk};

/// What happened, in its order.
enum Event {
    /// The disk after a step of a call.
    Step(Platter),
    /// This is how all will be, once it is written.
    Handed(String),
    /// It was said that all is on disk.
    Saved,
}

/// The program while it is watched.
struct Watch {
    disk: VirtualDisk,
    events: Vec<Event>,
}

impl Watch {
    fn of(disk: &VirtualDisk) -> Self {
        disk.keep_steps();
        Self {
            disk: disk.clone(),
            events: Vec::new(),
        }
    }

    /// Somebody does something, and the thread writes it.
    fn does(&mut self, evening: &mut Evening, what: impl FnOnce(&mut Evening)) {
        what(evening);
        self.events.push(Event::Handed(evening.world()));
        evening.work();
        let steps = self.disk.take_steps();
        self.events.extend(steps.into_iter().map(Event::Step));
        if evening.store.is_idle() {
            self.events.push(Event::Saved);
        }
    }
}

/// Two evenings: a game is played to its end, the history is cleared and the next game begun;
/// the evening after, it is gone on with.
fn two_evenings(disk: &VirtualDisk) -> Vec<Event> {
    let mut watch = Watch::of(disk);
    let mut evening = Evening::begin(disk, 1);
    watch.does(&mut evening, |_| {});
    for _ in 0..3 {
        watch.does(&mut evening, |it| it.does(|game| super::play(game, 1)));
    }
    watch.does(&mut evening, |it| it.does(|game| super::play(game, 1000)));
    watch.does(&mut evening, |it| {
        it.does(|game| {
            game.new_game(None);
            super::play(game, 1000);
        });
    });
    watch.does(&mut evening, |it| it.does(|game| game.clear_history()));
    watch.does(&mut evening, |it| {
        it.does(|game| {
            game.new_game(None);
        });
    });
    watch.does(&mut evening, Evening::get_up);
    let mut evening = Evening::begin(disk, 2);
    watch.does(&mut evening, |_| {});
    watch.does(&mut evening, |it| it.does(|game| super::play(game, 3)));
    watch.does(&mut evening, |it| it.does(|game| super::play(game, 1000)));
    watch.does(&mut evening, Evening::get_up);
    watch.events
}

/// Cuts the power after each step. How many cuts there were, and what was lost first.
fn cut(events: &[Event]) -> (usize, Option<String>) {
    let mut random = ChaCha8Rng::seed_from_u64(55);
    let mut possible = vec!["nothing yet".to_owned()];
    let mut tried = BTreeSet::new();
    let mut cuts = 0;
    for (number, event) in events.iter().enumerate() {
        let platter = match event {
            Event::Handed(world) => {
                possible.push(world.clone());
                continue;
            }
            Event::Saved => {
                possible.drain(..possible.len() - 1);
                tried.clear();
                continue;
            }
            Event::Step(platter) => platter,
        };
        for left in platter.after_cut(&mut random) {
            let files = left.files();
            if !tried.insert(files.clone()) {
                continue;
            }
            cuts += 1;
            let disk = VirtualDisk::with(left);
            let evening = Evening::begin(&disk, 77);
            let is_begun = possible[0] == "nothing yet";
            let world = evening.world();
            let what = if !evening.notices.is_empty() || evening.trouble().is_some() {
                format!("{:?} {:?}", evening.notices, evening.trouble())
            } else if !is_begun && !possible.contains(&world) {
                format!(
                    "none of {}:\n{}\nbut\n{world}",
                    possible.len(),
                    possible.join("\n")
                )
            } else {
                continue;
            };
            let names: Vec<_> = files.keys().collect();
            return (
                cuts,
                Some(format!("after event {number}: {what}\n{names:?}")),
            );
        }
    }
    (cuts, None)
}

#[test]
fn what_was_said_to_be_saved_is_there_after_a_power_cut() {
    let disk = VirtualDisk::default();
    let events = two_evenings(&disk);
    let (cuts, lost) = cut(&events);
    assert_eq!(lost, None);
    assert!(cuts > 200, "{cuts}");
}

#[test]
fn without_a_kind_of_sync_it_is_found_out() {
    for unsynced in [Unsynced::Files, Unsynced::Folders] {
        let disk = VirtualDisk::default();
        disk.leave_out(unsynced);
        let (_, lost) = cut(&two_evenings(&disk));
        assert!(lost.is_some(), "{unsynced:?}");
    }
}
