//! A power cut at any moment: never less is on disk than was said to be there.

use std::collections::BTreeSet;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::evening::Evening;
use super::virtual_disk::{Platter, Unsynced, VirtualDisk};
use crate::session::Session;

/// What happened, in its order.
enum Event {
    /// The disk after a step of a call.
    Step(Platter),
    /// This is how all will be, once it is written.
    Handed(String),
    /// It was said that all is on disk.
    Saved,
}

/// How the program starts.
type Begin = fn(&VirtualDisk, u64) -> Evening;

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

fn go_on(game: &mut Session) {
    if game.state().outcome().is_some() {
        game.new_game(None);
    } else {
        super::play(game, 1);
    }
}

/// Two evenings: a game is played to its end, the history is cleared and the next game begun;
/// the evening after, it is gone on with.
fn two_evenings(disk: &VirtualDisk, begin: Begin) -> Vec<Event> {
    let mut watch = Watch::of(disk);
    let mut evening = begin(disk, 1);
    watch.does(&mut evening, |_| {});
    for _ in 0..20 {
        watch.does(&mut evening, |it| it.does(go_on));
    }
    watch.does(&mut evening, |it| it.does(|game| super::play(game, 1000)));
    // A game that the state does not know is listed and counted by its line, if that is written
    // first: so it is known before it ends.
    watch.does(&mut evening, |it| {
        it.does(|game| {
            game.new_game(None);
        });
    });
    watch.does(&mut evening, |it| it.does(|game| super::play(game, 1000)));
    watch.does(&mut evening, |it| it.does(Session::clear_history));
    watch.does(&mut evening, |it| {
        it.does(|game| {
            game.new_game(None);
        });
    });
    watch.does(&mut evening, Evening::get_up);
    let mut evening = begin(disk, 2);
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
            } else if !evening.cannot_be_looked_at().is_empty() {
                format!("{:?} are gone", evening.cannot_be_looked_at())
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
fn what_was_said_to_be_saved_is_there_after_a_power_cut_in_whatever_order_it_is_written() {
    for begin in [Evening::begin as Begin, Evening::begin_backwards] {
        let disk = VirtualDisk::default();
        let (cuts, lost) = cut(&two_evenings(&disk, begin));
        assert_eq!(lost, None);
        assert!(cuts > 150, "{cuts}");
    }
}

#[test]
fn without_a_kind_of_sync_it_is_found_out() {
    for unsynced in [Unsynced::Files, Unsynced::Folders] {
        let disk = VirtualDisk::default();
        disk.leave_out(unsynced);
        let (_, lost) = cut(&two_evenings(&disk, Evening::begin));
        assert!(lost.is_some(), "{unsynced:?}");
    }
}
