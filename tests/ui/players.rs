//! Who plays: the form at the start, and each player's own files.

use std::fs;

use eframe::App as _;
use egui::accesskit::{Role, Toggled};
use egui::{FallbackRequest, FontFamily, FontId, FontProvider as _, Key, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_system_font_provider::SystemFontProvider;
use engine::{Level, NameError, Preset, Record};
use game::profile::{Display, MotionSpeed, Players, Preferences};
use game::session::Seeds;
use game::storage::{FileName, Folder, Loaded};
use look::ThemeSlot;
use nestor_dominoes::app::{App, Command, Startup};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::names;

use super::found::game_where;
use super::games::take_a_turn;
use super::patience::Patience;
use super::player::{House, Player, folder, preferences, write};

const SIZES: [[f32; 2]; 4] = [
    [1100.0, 760.0],
    [1100.0, 500.0],
    [420.0, 800.0],
    [360.0, 560.0],
];
const SIZE: [f32; 2] = SIZES[0];

/// A program that nobody has used yet.
fn newcomer() -> Player {
    Player::open(House::empty(), None, SIZE)
}

/// Writes a name in place of the one that is proposed, and confirms it.
fn sit_down(player: &mut Player, name: &str) {
    const FIELD: &str = "Your name";
    player.press_ctrl(Key::A);
    let field = player.harness.get_by_role_and_label(Role::TextInput, FIELD);
    assert!(
        field.is_focused(),
        "the field for the name has the keyboard"
    );
    field.type_text(name);
    player.settle();
    player.press(Key::Enter);
}

fn is_asked(player: &Player) -> bool {
    player.has_id("players-sit-down")
}

fn record(player: &Player) -> Record {
    player.session().state().record().clone()
}

/// The form is left without anybody being at the table at the next start.
fn always(player: &mut Player, always: bool) {
    let switch = "Always start with this player";
    let field = player.harness.get_by_label(switch);
    if (field.accesskit_node().toggled() == Some(Toggled::True)) != always {
        field.click();
        player.settle();
    }
    let name = "Your name";
    let field = player.harness.get_by_role_and_label(Role::TextInput, name);
    field.click();
    player.settle();
}

#[test]
fn a_newcomer_presses_enter_and_plays() {
    let mut player = newcomer();
    assert!(is_asked(&player), "who plays?");
    assert!(player.hand().is_empty(), "nothing is dealt to nobody");
    player.press(Key::Escape);
    assert!(is_asked(&player), "it must be answered");
    player.press(Key::Enter);
    assert!(!is_asked(&player), "answered");
    player.wait_for_nestor();
    player.rest();
    player.look();
    let before = record(&player);
    let player = player.restart();
    assert!(!is_asked(&player), "and not asked again");
    assert_eq!(record(&player), before, "the game goes on");
}

#[test]
fn a_newcomer_begins_with_what_the_card_shows_and_what_is_chosen_on_it() {
    for size in SIZES {
        let mut player = Player::open(House::empty(), Some(7), size);
        assert!(player.has_id("welcome-picture"), "a table with its sum");
        player.must_read("3 + 2 + 0 + 5 = 10");
        player.must_read("Click a bone that fits: it goes to its place.");
        let play = player.by_id("players-sit-down").rect();
        assert!(play.max.y <= size[1], "Play is to be seen at {size:?}");
        let card = player.harness.get_by_role(Role::Dialog).rect();
        let middle = Pos2::from(size.map(|length| length / 2.0));
        assert!(
            (card.center() - middle).length() < 1.0,
            "there is no menu yet that it would stand below: {card} at {size:?}"
        );
        player.press(Key::Enter);
        let rules = player.session().state().rules();
        assert_eq!(Preset::of(rules), Some(Preset::AllFives), "as it was set");
        let level = player.session().seating().easiest_level();
        assert_eq!(level, Some(Level::Beginner), "as it was set");
        assert_eq!(player.session().game().number(), Some(7), "from the number");
    }
    let mut player = Player::open(House::empty(), None, SIZE);
    for (list, choice) in [("Game", "Block"), ("Nestor's level", "Tough")] {
        let list = player.harness.get_by_role_and_label(Role::ComboBox, list);
        list.click();
        player.settle();
        player.menu_item(choice).click();
        player.settle();
    }
    assert!(!player.reads("= 10"), "nothing is counted in Block");
    player.click_id("players-sit-down");
    let chosen = |player: &Player| {
        let rules = player.session().state().rules();
        let level = player.session().seating().easiest_level();
        (Preset::of(rules), level)
    };
    let expected = (Some(Preset::Block), Some(Level::Tough));
    assert_eq!(chosen(&player), expected, "as chosen");
    assert!(!player.session().can_undo(), "there was no game before");
    let mut player = player.restart();
    assert_eq!(chosen(&player), expected, "and kept");
    player.press_ctrl(Key::U);
    assert!(!player.has_id("welcome-picture"), "only at the first start");
}

#[test]
fn in_a_low_window_the_card_for_a_newcomer_is_whole() {
    for size in [[1100.0, 500.0], [900.0, 560.0]] {
        let player = Player::open(House::empty(), None, size);
        let play = player.by_id("players-sit-down").rect();
        let names = player.harness.get_all_by_role(Role::TextInput);
        let checks = player.harness.get_all_by_role(Role::CheckBox);
        let mut last = names.chain(checks).map(|it| it.rect().max.y);
        assert!(last.all(|bottom| bottom < play.min.y), "at {size:?}");
    }
}

#[test]
fn each_player_has_a_game_and_settings_of_their_own() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    assert_eq!(player.session().name().as_str(), "Anna");
    player.wait_for_nestor();
    let mut set = player.session().preferences().clone();
    set.display.one_click = false;
    set.display.motion = MotionSpeed::Off;
    let ctx = player.harness.ctx.clone();
    let set = Command::SetPreferences(Box::new(set));
    player.harness.state_mut().update(&ctx, set.into());
    player.rest();
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(1));
    player.wait_for_nestor();
    let annas = record(&player);
    let names: Vec<_> = annas
        .seating
        .iter()
        .map(|(_, it)| it.name().as_str())
        .collect();
    assert_eq!(names, ["Anna", "Nestor"], "she is in the record");

    player.choose("menu-change-player");
    sit_down(&mut player, "\u{411}\u{435}\u{43d}");
    assert_eq!(player.session().name().as_str(), "\u{411}\u{435}\u{43d}");
    assert_ne!(
        record(&player).rounds[0].seed,
        annas.rounds[0].seed,
        "another deal"
    );
    let other = ThemeSlot::Two;
    player.use_theme(other);

    player.press_ctrl(Key::U);
    sit_down(&mut player, " anna ");
    player.must_read("Welcome back, Anna.");
    assert_eq!(record(&player), annas, "as she left it");
    assert_ne!(
        player.harness.state().themes().used(),
        other.into(),
        "and her colors"
    );
}

#[test]
fn whoever_played_last_is_proposed_and_one_enter_goes_on() {
    let mut player = newcomer();
    always(&mut player, false);
    sit_down(&mut player, "Anna");
    let annas = record(&player);
    let mut player = player.restart();
    assert!(is_asked(&player), "asked at each start");
    player.press(Key::Enter);
    assert_eq!(player.session().name().as_str(), "Anna");
    assert_eq!(record(&player).rounds, annas.rounds, "her game");
}

#[test]
fn a_name_from_the_list_is_picked_with_a_click_or_played_with_two() {
    let mut player = newcomer();
    for name in ["Anna", "Ben"] {
        sit_down(&mut player, name);
        player.press_ctrl(Key::U);
    }
    player.click_id("player-anna-1");
    player.click_id("players-sit-down");
    assert_eq!(player.session().name().as_str(), "Anna");
    player.press_ctrl(Key::U);
    player.press(Key::Escape);
    assert!(!is_asked(&player), "Escape changes nothing");
    assert_eq!(player.session().name().as_str(), "Anna");
}

#[test]
fn a_name_that_cannot_be_is_refused_with_the_reason() {
    let mut player = newcomer();
    sit_down(&mut player, "   ");
    assert!(is_asked(&player), "still asked");
    player.must_read(&names::bad_name(NameError::Empty));
}

#[test]
fn a_player_is_deleted_after_a_question_and_brought_back_until_the_end() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    let annas = player.root().join("players").join("anna-1");
    assert!(annas.join("game.ron").exists(), "her files");
    player.press_ctrl(Key::U);
    assert!(!player.has_id("delete-ben-1"), "he is at the table");
    player.click_id("delete-anna-1");
    player.click_id("players-keep");
    player.click_id("delete-anna-1");
    player.click_id("players-delete");
    assert!(!player.has_id("player-anna-1"), "not in the list");
    player.click_id("bring-back-anna-1");
    assert!(player.has_id("player-anna-1"), "in the list again");
    player.click_id("delete-anna-1");
    player.click_id("players-delete");

    let mut player = player.restart();
    assert!(annas.exists(), "the program was killed: nothing is removed");
    player.press_ctrl(Key::U);
    assert!(player.has_id("bring-back-anna-1"), "not yet gone");
    player.harness.state_mut().on_exit(None);
    assert!(!annas.exists(), "gone at the end");
    let mut player = player.restart();
    assert_eq!(player.session().name().as_str(), "Ben");
    player.press_ctrl(Key::U);
    assert!(!player.reads("Anna"), "forgotten");
}

#[test]
fn the_files_of_the_time_before_players_become_the_first_players() {
    let session = game_where(&preferences(Preset::AllThrees), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    });
    let house = House::empty();
    write(house.root(), FileName::Settings, session.preferences());
    write(house.root(), FileName::Game, &session.save());
    write(house.root(), FileName::Tally, session.tally());
    let player = Player::open(house, None, SIZE);
    assert!(!is_asked(&player), "whoever played alone goes on");
    assert_eq!(player.session().state(), session.state(), "the very game");
    player.look();
    let house = player.close();
    let mut left: Vec<_> = fs::read_dir(house.root())
        .expect("a folder")
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| name != "players" && name != "in-use.lock")
        .collect();
    left.sort_unstable();
    assert_eq!(left, ["players.ron"], "all else was moved");
    let player = Player::open(house, None, SIZE);
    assert_eq!(player.session().state(), session.state(), "and again");
}

#[test]
fn old_files_that_lie_about_never_replace_those_of_a_player() {
    let house = folder();
    let loose = Preferences {
        display: Display {
            flicker: true,
            ..preferences(Preset::Draw).display
        },
        ..preferences(Preset::Draw)
    };
    write(
        house.path(),
        FileName::Settings,
        &preferences(Preset::Block),
    );
    write(house.root(), FileName::Settings, &loose);
    let player = Player::open(house, None, SIZE);
    let set = player.session().preferences();
    assert_eq!(set, &preferences(Preset::Block), "the player's own");
    let still = Folder::at(&player.root()).load(FileName::Settings);
    assert_eq!(still, Loaded::Found(loose), "the other is still there");
}

#[test]
fn a_broken_list_of_players_is_made_anew_from_their_folders() {
    let mut player = newcomer();
    sit_down(&mut player, "\u{41e}\u{43b}\u{44c}\u{433}\u{430}");
    let before = record(&player);
    let house = player.close();
    fs::write(house.root().join("players.ron"), "(version: 1, con").expect("written");
    let mut player = Player::open(house, None, SIZE);
    assert!(is_asked(&player), "nobody knows who played last");
    let said = "The file with your list of players could not be read";
    player.must_read(said);
    player.click("\u{41e}\u{43b}\u{44c}\u{433}\u{430}");
    player.click_id("players-sit-down");
    assert!(player.message().contains(said), "it stays until it is read");
    assert_eq!(record(&player).rounds, before.rounds, "nothing is lost");
    assert!(
        player.root().join("players.ron.broken-1").exists(),
        "the broken list is kept"
    );
}

#[test]
fn the_form_fits_every_window_with_the_longest_names() {
    for size in SIZES {
        let mut player = Player::open(House::empty(), None, size);
        for letter in ["W", "M", "N", "Q", "O", "A", "B", "C"] {
            sit_down(&mut player, &letter.repeat(64));
            player.press_ctrl(Key::U);
        }
        let window = player
            .harness
            .get_by_role_and_label(Role::Dialog, "Who plays?")
            .rect();
        assert!(
            window.min.x >= 0.0 && window.max.x <= size[0] && window.max.y <= size[1],
            "{window:?} in {size:?}"
        );
        let name = "Your name";
        let field = player.harness.get_by_role_and_label(Role::TextInput, name);
        assert!(window.contains_rect(field.rect()), "at {size:?}");
    }
}

#[test]
#[ignore = "needs a font with Chinese letters"]
fn a_name_in_any_script_is_shown_in_the_form_before_anybody_has_sat_down() {
    let name = "\u{5c71}";
    let wanted = FallbackRequest {
        cluster: name,
        family: &FontFamily::Proportional,
    };
    let found = SystemFontProvider::new().font_for(&wanted);
    assert!(found.is_some(), "no font here has it: {name}");
    let house = House::empty();
    let mut players = Players::default();
    players.sit_down(name, false).expect("a name");
    write(house.root(), FileName::Players, &players);
    let startup = Startup {
        data_dir: Some(house.root().to_owned()),
        seeds: Seeds::from_number(1),
        ..Startup::default()
    };
    // Boxes are shown while the fonts are looked for.
    let mut harness = Harness::builder()
        .allow_missing_glyphs()
        .build_eframe(|context| App::new(context, &startup).expect("a thread for Nestor"));
    let font = FontId::proportional(14.0);
    let mut patience = Patience::new();
    loop {
        harness.step();
        if harness.ctx.fonts_mut(|fonts| fonts.has_glyphs(&font, name)) {
            return;
        }
        patience.pause(name);
    }
}

#[test]
fn a_number_deals_the_first_game_of_whoever_sits_down() {
    let mut player = Player::open(House::empty(), Some(7), SIZE);
    sit_down(&mut player, "Anna");
    assert_eq!(player.session().game().number(), Some(7), "from the number");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    assert_eq!(player.session().game().number(), None, "only once");
}
