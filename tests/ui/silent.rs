//! A disk that says nothing at the start, and what becomes of the game that is begun meanwhile.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use egui::Key;
use engine::Preset;
use game::profile::{GameId, Players};
use game::storage::{File, RealDisk, write_game};
use nestor_dominoes::app::Startup;
use nestor_dominoes::command::{FileCommand, SitDown, TableCommand};

use super::lens::in_the_middle;
use super::player::{House, Player, folder, preferences, read_file, write};
use super::players::choose_or_make;
use super::watched::Watched;

const SIZE: [f32; 2] = [1100.0, 760.0];
/// So many frames take longer than the disk is waited for.
const SILENCE: usize = 70;

/// Starts on a disk that reads no file with such a name as long as the gate is shut.
fn start(house: House, gate: &Arc<Mutex<()>>, name: &'static str, wish: Startup) -> Player {
    let gate = Arc::clone(gate);
    let disk = Watched(move |call: &str, path: &Path| {
        let file = path.file_name().and_then(|file| file.to_str());
        if call == "read" && file.is_some_and(|file| file.starts_with(name)) {
            drop(gate.lock().expect("nothing broke"));
        }
    });
    Player::started_on(Arc::new(disk), house, wish, SIZE)
}

fn open(gate: MutexGuard<'_, ()>, player: &mut Player) {
    drop(gate);
    player.step_until("the disk", |player| player.harness.state().is_quiet());
    player.settle();
}

/// Gives somebody a game that goes on.
fn write_state(folder: &Path) -> GameId {
    let session = in_the_middle(&preferences(Preset::Draw));
    write(folder, File::Settings, session.preferences());
    write(folder, File::State, &**session.saved());
    session.game().id()
}

#[test]
fn a_game_begun_before_anybody_could_sit_down_is_whoevers_sits_down() {
    for (name, has_game) in [("Anna", true), ("Carl", false)] {
        let house = House::empty();
        let mut players = Players::default();
        players.sit_down("Anna", false).expect("a name");
        players.sit_down("Ben", false).expect("a name");
        write(house.root(), File::Players, &players);
        let anna = players.named("Anna").expect("she is listed").folder();
        let own = write_state(&house.root().join("players").join(anna));
        let gate = Arc::new(Mutex::new(()));
        let shut = gate.lock().expect("nothing broke");
        let mut player = start(house, &gate, "players", Startup::default());
        player.harness.run_steps(SILENCE);
        player.wait_for_nestor();
        let action = player.session().state().legal_actions()[0];
        player.command(TableCommand::Act(action));
        let begun = player.session().game().id();
        open(shut, &mut player);
        assert!(player.has_id("players-new"), "it is asked who plays");
        choose_or_make(&mut player, name);
        player.press(Key::Enter);
        player.step_until("the game", |player| {
            player.session().name().as_str() == name
        });
        player.step_until("the disk", |player| player.harness.state().is_saved());
        let state = player.session().saved();
        assert_eq!(
            player.session().game().id(),
            begun,
            "{name} goes on with it"
        );
        assert_eq!(state.has_game(own), has_game, "{name}");
        let mut player = Player::started(player.close(), Startup::default(), SIZE);
        choose_or_make(&mut player, name);
        player.press(Key::Enter);
        player.step_until("the game", |player| {
            player.session().name().as_str() == name
        });
        let state = player.session().saved();
        assert!(state.has_game(begun), "it is kept as theirs");
        assert_eq!(state.has_game(own), has_game, "{name}");
    }
}

#[test]
fn a_number_is_played_although_the_disk_is_silent() {
    let house = folder();
    let own = write_state(house.path());
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let wish = Startup {
        seed: Some(7),
        ..Startup::default()
    };
    let mut player = start(house, &gate, "state", wish);
    player.harness.run_steps(SILENCE);
    assert_eq!(player.session().game().number(), Some(7));
    open(shut, &mut player);
    assert_eq!(player.session().game().number(), Some(7), "it stays");
    assert!(player.session().saved().has_game(own), "before it");
}

#[test]
fn a_file_that_is_opened_at_the_start_waits_for_no_history() {
    let house = folder();
    write(house.path(), File::Settings, &preferences(Preset::Draw));
    let session = in_the_middle(&preferences(Preset::Draw));
    let path = house.root().join("saved.nestor");
    write_game(&RealDisk, &path, &session.game_file(None), false).expect("it can be written");
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let wish = Startup {
        file: Some(path),
        ..Startup::default()
    };
    let mut player = start(house, &gate, "history", wish);
    let shuffle = |player: &Player| player.session().state().record().rounds[0].seed;
    let seed = session.state().record().rounds[0].seed;
    player.step_until("the game", |player| shuffle(player) == seed);
    open(shut, &mut player);
    assert_eq!(shuffle(&player), seed, "it stays");
}

/// A house with these players, of whom the last sits down without being asked.
fn house_with(names: &[&str]) -> (House, Vec<PathBuf>) {
    let house = House::empty();
    let mut players = Players::default();
    let folders = names.iter().map(|name| {
        let person = players.sit_down(name, true).expect("a name");
        house.root().join("players").join(person.folder())
    });
    let folders = folders.collect();
    write(house.root(), File::Players, &players);
    (house, folders)
}

#[test]
fn files_of_somebody_who_got_up_meanwhile_are_nobodys() {
    let (house, folders) = house_with(&["Anna", "Ben"]);
    let own = folders.iter().map(|folder| write_state(folder));
    let own: Vec<GameId> = own.collect();
    let gate = Arc::new(Mutex::new(()));
    let shut = gate.lock().expect("nothing broke");
    let mut player = start(house, &gate, "state", Startup::default());
    let begins_with = Box::new(preferences(Preset::Draw));
    player.command(FileCommand::SitDown(SitDown {
        name: "Anna".to_owned(),
        always: false,
        accepts_loss: true,
        begins_with,
    }));
    open(shut, &mut player);
    assert_eq!(player.session().name().as_str(), "Anna");
    assert_eq!(player.session().game().id(), own[0], "her game, not Ben's");
}

#[test]
fn a_list_of_players_that_comes_later_moves_nobody() {
    for sits in [false, true] {
        let (house, folders) = house_with(&["Anna"]);
        let own = write_state(&folders[0]);
        let list = house.root().join("players.ron");
        let away = house.root().join("away.ron");
        fs::rename(&list, &away).expect("it is there");
        std::os::unix::fs::symlink("nowhere", &list).expect("it can be made");
        let mut player = Player::started(house, Startup::default(), SIZE);
        assert!(player.has_id("players-new"), "nobody is known to sit here");
        let mut begun = own;
        if sits {
            choose_or_make(&mut player, "Ben");
            player.press(Key::Enter);
            player.step_until("Ben", |player| player.session().name().as_str() == "Ben");
            begun = player.session().game().id();
        }
        fs::rename(&away, &list).expect("it is there");
        let name = if sits { "Ben" } else { "Anna" };
        player.step_until("the list", |player| {
            player.session().name().as_str() == name
        });
        player.step_until("the disk", |player| player.harness.state().is_saved());
        assert_eq!(player.session().game().id(), begun, "{name}");
        let house = player.close();
        let players: Players = read_file(house.root(), File::Players);
        assert_eq!(players.iter().count(), 1 + usize::from(sits), "all of them");
    }
}
