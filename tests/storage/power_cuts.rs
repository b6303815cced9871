//! A power cut at any moment: never less is on disk than was said to be there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Mutex};

use engine::{Preset, Rules, Seats};
use game::profile::{Person, Preferences};
use game::storage::Household;
use game::storage::{Change, Disk, FileName, Folder};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

use super::kills::do_something;
use super::versions::{folder_of, newest};
use super::virtual_disk::{Remains, VirtualDisk, below, lay_out, scratch};
use super::{FILES, Player};

/// Where the program keeps its files, below what is there already.
const DATA: &str = "above/data";

/// All that a program finds when it starts, each thing under a name. What is not
/// named may be anything.
type World = BTreeMap<String, String>;

#[derive(Debug, Clone)]
enum Step {
    /// The disk has changed.
    Changed(Change),
    /// This is how all will be, once it is written.
    Handed(World),
    /// It was said that this is on disk: all whose names begin so.
    Messages(String),
}

/// A program that is watched, from its start to its end.
struct Run {
    scratch: TempDir,
    steps: Arc<Mutex<Vec<Step>>>,
    world: World,
}

impl Run {
    /// A program that finds what a power cut, or the program before it, has left.
    fn begin(found: &Remains) -> Self {
        let scratch = scratch();
        lay_out(found, scratch.path());
        Self {
            scratch,
            steps: Arc::default(),
            world: World::new(),
        }
    }

    fn root(&self) -> Folder {
        let steps = Arc::clone(&self.steps);
        let scratch = self.scratch.path().to_owned();
        let disk = Disk::watched(move |change| {
            if let Some(change) = below(&scratch, change) {
                steps
                    .lock()
                    .expect("nothing broke")
                    .push(Step::Changed(change));
            }
        });
        Folder::on(disk, &self.scratch.path().join(DATA))
    }

    fn push(&self, step: Step) {
        self.steps.lock().expect("nothing broke").push(step);
    }

    /// What follows will be on disk, or be as it was.
    fn hand(&mut self, change: impl FnOnce(&mut World)) {
        change(&mut self.world);
        self.push(Step::Handed(self.world.clone()));
    }

    /// It was said that this is on disk.
    fn say(&self, what: &str) {
        self.push(Step::Messages(what.to_owned()));
    }

    fn end(self) -> Vec<Step> {
        self.steps.lock().expect("nothing broke").clone()
    }
}

fn describe_player(world: &mut World, name: &str, player: &Player) {
    for (number, text) in player.state().into_iter().enumerate() {
        world.insert(format!("{name} {number}"), text);
    }
}

fn describe_saved(world: &mut World, name: &str, folder: &Folder) {
    let games = folder.saved_games().into_iter().map(|listed| {
        let file = listed.path.file_name().expect("it has a name").to_owned();
        (
            file,
            listed.game.map(|kept| kept.game.state().record().clone()),
        )
    });
    let mut games: Vec<_> = games.map(|game| format!("{game:?}")).collect();
    games.sort_unstable();
    world.insert(format!("{name} saved"), games.join(" "));
}

/// What a program finds that starts in a folder, or what it complains of.
fn look(remains: &Remains) -> Result<World, String> {
    let scratch = scratch();
    lay_out(remains, scratch.path());
    let root = Folder::at(&scratch.path().join(DATA));
    let mut world = World::new();
    let (home, notices) = Household::open(root.clone(), || {});
    let complain = |what: &str, notices: &[_]| match notices {
        [] => Ok(()),
        notices => Err(format!("{what}: {notices:?}")),
    };
    complain("at the start", &notices)?;
    let names: Vec<_> = home.players().iter().map(Person::name).collect();
    world.insert("players".to_owned(), names.join(", "));
    for name in root.player_folders() {
        let folder = root.below("players").below(&name);
        let player = Player::at(folder.clone());
        complain(&name, &player.notices)?;
        describe_player(&mut world, &name, &player);
        describe_saved(&mut world, &name, &folder);
    }
    world.insert("folders".to_owned(), root.player_folders().join(", "));
    drop(home);
    Ok(world)
}

/// What was tried, and the first thing that was less than it was said to be.
#[derive(Debug, Default)]
struct Outcome {
    folders: usize,
    loss: Option<String>,
}

/// Cuts the power after each step but the `first` ones.
fn cut_after(mut disk: VirtualDisk, steps: &[Step], first: usize, seed: u64) -> Outcome {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut outcome = Outcome::default();
    let mut possible = Possible::default();
    let mut tried = BTreeSet::new();
    for (number, step) in steps.iter().enumerate() {
        match step {
            Step::Changed(change) => disk.apply(change),
            Step::Handed(world) => {
                possible.hand(world);
                continue;
            }
            Step::Messages(what) => {
                possible.say(what);
                tried.clear();
            }
        }
        if number < first {
            continue;
        }
        for remains in disk.after_power_cut(&mut random) {
            if !tried.insert(remains.clone()) {
                continue;
            }
            outcome.folders += 1;
            let lost = match look(&remains) {
                Ok(found) => possible.less(&found),
                Err(complaint) => Some(complaint),
            };
            if let Some(lost) = lost {
                let files: Vec<_> = remains.keys().collect();
                outcome.loss = Some(format!("after step {number}: {lost}\n{files:?}"));
                return outcome;
            }
        }
    }
    outcome
}

/// What each thing may be: as it was said to be, or handed on since.
#[derive(Default)]
struct Possible(BTreeMap<String, Vec<Option<String>>>);

impl Possible {
    fn hand(&mut self, world: &World) {
        for name in world.keys() {
            // Before it was named it could be anything.
            self.0.entry(name.clone()).or_insert_with(|| vec![None]);
        }
        for (name, texts) in &mut self.0 {
            texts.push(world.get(name).cloned());
        }
    }

    fn say(&mut self, what: &str) {
        let said = self.0.iter_mut().filter(|(name, _)| name.starts_with(what));
        for (_, texts) in said {
            texts.drain(..texts.len() - 1);
        }
    }

    /// What is none of what it may be.
    fn less(&self, found: &World) -> Option<String> {
        self.0.iter().find_map(|(name, texts)| {
            let found = found.get(name);
            let may_be = |text: &Option<String>| text.is_none() || text.as_ref() == found;
            let is_less = !texts.iter().any(may_be);
            is_less.then(|| format!("{name} is none of {}, but {found:.200?}", texts.len()))
        })
    }
}

/// Somebody plays, and now and then waits until all is on disk.
fn play(run: &mut Run, home: &Household, random: &mut ChaCha8Rng, times: u32) {
    let folder = home.folder();
    let name = home.at_table().expect("somebody plays").folder().to_owned();
    let mut player = Player::at(folder.clone());
    assert_eq!(player.notices, [], "nothing is broken");
    let rules = Rules {
        target: Some(10),
        ..Preset::AllFives.rules(Seats::Two)
    };
    player.session.set_preferences(Preferences {
        rules,
        ..Preferences::default()
    });
    player.session.new_game(None);
    for time in 0..times {
        do_something(&mut player, random);
        run.hand(|world| describe_player(world, &name, &player));
        player.keep();
        if random.random() || time + 1 == times {
            assert_eq!(player.flush(), [""; 0], "nothing goes wrong");
            run.say(&name);
        }
    }
    run.hand(|world| {
        world.remove(&format!("{name} saved"));
    });
    let saved = folder.save_game(&player.session.save_as("Rainy Sunday"));
    let saved = saved.expect("it is saved");
    run.hand(|world| describe_saved(world, &name, &folder));
    run.say(&name);
    if random.random() {
        run.hand(|world| {
            world.remove(&format!("{name} saved"));
        });
        folder.remove_game(&saved).expect("it is removed");
        run.hand(|world| describe_saved(world, &name, &folder));
        run.say(&name);
    }
}

fn sit_down(run: &mut Run, home: &mut Household, name: &str) {
    run.hand(|world| {
        world.remove("players");
    });
    home.sit_down(name, true).expect("it is a name");
    say_players(run, home);
}

fn say_players(run: &mut Run, home: &mut Household) {
    let names: Vec<_> = home
        .players()
        .iter()
        .map(|person| person.name().to_owned())
        .collect();
    run.hand(|world| {
        world.insert("players".to_owned(), names.join(", "));
    });
    home.close();
    run.say("players");
}

/// Two people play on one computer, one after the other; one of them is deleted
/// in the end.
fn two_people(seed: u64) -> Vec<Step> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut run = Run::begin(&Remains::new());
    {
        let (mut home, notices) = Household::open(run.root(), || {});
        assert_eq!(notices, [], "nothing is there");
        sit_down(&mut run, &mut home, "Anna");
        play(&mut run, &home, &mut random, 150);
        sit_down(&mut run, &mut home, "Berta");
        play(&mut run, &home, &mut random, 20);
    }
    {
        let (mut home, notices) = Household::open(run.root(), || {});
        assert_eq!(notices, [], "nothing is broken");
        sit_down(&mut run, &mut home, "Anna");
        play(&mut run, &home, &mut random, 10);
        run.hand(|world| world.retain(|name, _| name.starts_with("anna-1")));
        home.delete("berta-2");
        home.close();
        run.hand(|world| {
            world.insert("folders".to_owned(), "anna-1".to_owned());
            world.insert("players".to_owned(), "Anna".to_owned());
        });
        run.say("");
    }
    run.end()
}

#[test]
fn a_power_cut_at_any_moment_leaves_all_that_was_said_to_be_on_disk() {
    cut_power(0..1);
}

#[test]
#[ignore = "more evenings take a minute"]
fn power_cuts_at_many_moments_leave_all_that_was_said_to_be_on_disk() {
    cut_power(1..3);
}

/// Tries every moment of some evenings.
fn cut_power(evenings: Range<u64>) {
    for seed in evenings {
        let steps = two_people(seed);
        let outcome = cut_after(VirtualDisk::default(), &steps, 0, seed);
        assert_eq!(outcome.loss, None, "seed {seed}");
        println!("{} steps, {} folders", steps.len(), outcome.folders);
        assert!(outcome.folders > 500, "{} folders", outcome.folders);
    }
}

#[test]
fn a_disk_on_which_one_kind_of_change_is_not_synced_is_found_out() {
    type IsSkipped = fn(&Change) -> bool;
    let kinds: [(&str, IsSkipped); 4] = [
        ("files", |change| matches!(change, Change::FileSynced(_))),
        ("folders", |change| {
            matches!(change, Change::FolderSynced(_))
        }),
        (
            "the folder above that of all",
            |change| matches!(change, Change::FolderSynced(path) if path.ends_with("above")),
        ),
        (
            "the folder of the players",
            |change| matches!(change, Change::FolderSynced(path) if path.ends_with("players")),
        ),
    ];
    for (what, is_skipped) in kinds {
        let mut steps = two_people(10);
        steps.retain(|step| !matches!(step, Step::Changed(change) if is_skipped(change)));
        let outcome = cut_after(VirtualDisk::default(), &steps, 0, 14);
        assert!(outcome.loss.is_some(), "{what}: {outcome:?}");
    }
}

#[test]
fn a_program_that_goes_on_after_another_was_killed_says_only_what_is_true() {
    let steps = two_people(11);
    // What is done last is not on disk yet.
    let after = |is_last: fn(&Change) -> bool| {
        let ends = 1..steps.len();
        let ends =
            ends.filter(|end| matches!(&steps[end - 1], Step::Changed(last) if is_last(last)));
        ends.collect::<Vec<_>>()
    };
    let made = after(|change| matches!(change, Change::FolderMade(_)));
    let renamed = after(|change| matches!(change, Change::Renamed { .. }));
    let mut random = ChaCha8Rng::seed_from_u64(15);
    let renamed = [(); 5].map(|()| renamed[random.random_range(0..renamed.len())]);
    let mut folders = 0;
    for killed_after in made.into_iter().chain(renamed) {
        let mut disk = VirtualDisk::default();
        let mut steps = steps[..killed_after].to_vec();
        for step in &steps {
            if let Step::Changed(change) = step {
                disk.apply(change);
            }
        }
        let found = disk.now();
        let mut run = Run::begin(&found);
        run.hand(|world| *world = look(&found).expect("nothing is broken"));
        let (mut home, notices) = Household::open(run.root(), || {});
        assert_eq!(notices, [], "nothing is broken");
        let first = home
            .players()
            .iter()
            .next()
            .map(|person| person.name().to_owned());
        sit_down(&mut run, &mut home, first.as_deref().unwrap_or("Anna"));
        let name = home.at_table().expect("somebody plays").folder().to_owned();
        let mut player = Player::at(home.folder());
        run.hand(|world| describe_player(world, &name, &player));
        assert_eq!(player.flush(), [""; 0], "nothing goes wrong");
        run.say(&name);
        drop(player);
        play(&mut run, &home, &mut random, 2);
        drop(home);
        steps.extend(run.end());
        let outcome = cut_after(VirtualDisk::default(), &steps, killed_after, 16);
        assert_eq!(outcome.loss, None, "killed after {killed_after}");
        folders += outcome.folders;
    }
    assert!(folders > 200, "{folders} folders");
}

/// A folder with a version of every file, below a root.
fn loose_files() -> Remains {
    let mut remains = Remains::new();
    for folder in Path::new(DATA).ancestors() {
        if !folder.as_os_str().is_empty() {
            remains.insert(folder.to_owned(), None);
        }
    }
    for file in fs::read_dir(folder_of(newest()).path()).expect("it is there") {
        let file = file.expect("it is there");
        let bytes = fs::read(file.path()).expect("it can be read");
        remains.insert(Path::new(DATA).join(file.file_name()), Some(bytes));
    }
    remains
}

#[test]
fn files_from_when_one_could_play_outlast_a_power_cut_while_they_are_moved() {
    let files = loose_files();
    let mut run = Run::begin(&files);
    run.hand(|world| *world = look(&files).expect("nothing is broken"));
    run.say("");
    run.hand(|_| {});
    let (mut home, notices) = Household::open(run.root(), || {});
    assert_eq!(notices, [], "nothing is broken");
    home.close();
    run.say("");
    play(&mut run, &home, &mut ChaCha8Rng::seed_from_u64(12), 3);
    let outcome = cut_after(VirtualDisk::with(&files), &run.end(), 0, 17);
    assert_eq!(outcome.loss, None, "nothing is lost");
    assert!(outcome.folders > 50, "{} folders", outcome.folders);
}

/// What is left of a file.
fn cut_short(text: &str) -> String {
    text[..text.len() / 2].to_owned()
}

/// A file with another digit in its content.
fn changed(text: &str) -> String {
    text.replacen("hand_size: 7", "hand_size: 6", 1)
        .replacen("lost: 3", "lost: 4", 1)
}

#[test]
fn what_is_not_as_it_was_written_outlasts_a_power_cut_while_it_is_set_aside() {
    for (spoil, names) in [
        (cut_short as fn(&str) -> String, &FILES[..]),
        (changed, &[FileName::Tally, FileName::History]),
    ] {
        is_kept_while_it_is_set_aside(spoil, names);
    }
}

fn is_kept_while_it_is_set_aside(spoil: fn(&str) -> String, names: &[FileName]) {
    let mut files = loose_files();
    let mut all_spoiled = Vec::new();
    for name in names {
        let path = Path::new(DATA).join(name.on_disk());
        let bytes = files[&path].as_ref().expect("it is a file");
        let text = std::str::from_utf8(bytes).expect("it is text");
        let spoiled = spoil(text);
        assert_ne!(spoiled, text, "{name} is spoiled");
        let spoiled = Some(spoiled.into_bytes());
        all_spoiled.push(spoiled.clone());
        files.insert(path, spoiled);
    }
    let run = Run::begin(&files);
    let mut player = Player::at(run.root());
    // Of a tally that the game holds, too, nothing is said.
    let is_spare = |name: &FileName| *name == FileName::Tally && !names.contains(&FileName::Game);
    let told = names.iter().filter(|name| !is_spare(name)).count();
    assert_eq!(player.notices.len(), told, "all of them");
    player.flush();
    drop(player);
    let mut disk = VirtualDisk::with(&files);
    let mut random = ChaCha8Rng::seed_from_u64(18);
    let mut folders = 0;
    for step in run.end() {
        let Step::Changed(change) = step else {
            continue;
        };
        disk.apply(&change);
        for remains in disk.after_power_cut(&mut random) {
            folders += 1;
            for spoiled in &all_spoiled {
                assert!(remains.values().any(|kept| kept == spoiled), "{change:?}");
            }
        }
    }
    assert!(folders > 20, "{folders} folders");
}
