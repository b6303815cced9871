//! Who plays: the form at the start, and each player's own files.

use egui::{FallbackRequest, FontFamily, FontId, FontProvider as _, Key, Pos2, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use egui_system_font_provider::SystemFontProvider;
use engine::{Level, Preset, Record, Rules, Seats};
use game::profile::{MotionSpeed, Players, Preferences};
use game::session::Seeds;
use look::ThemeSlot;
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::command::{GameCommand, WindowCommand, WindowKind};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{Named as _, msg};

use super::games::take_a_turn;
use super::labels::Widget;
use super::notation::{DEAL, at};
use super::patience::Patience;
use super::player::{House, Player, WINDOW, played_to, preferences};

const SIZES: [[f32; 2]; 4] = [[1100.0, 760.0], [1100.0, 500.0], [420.0, 800.0], [360.0, 560.0]];

/// A program that nobody has used yet.
fn newcomer() -> Player {
    Player::open(House::empty(), None, WINDOW)
}

/// Writes a name at the first start, or chooses the player who has it, or a new one; and
/// confirms it.
fn sit_down(player: &mut Player, name: &str) {
    choose_or_make(player, name);
    player.press(Key::Enter);
    player.wait_for_disk();
}

/// The same without confirming it.
pub fn choose_or_make(player: &mut Player, name: &str) {
    let wanted = format!("{}.", name.trim().to_lowercase());
    let is_it = |widget: &Widget| widget.label.to_lowercase().starts_with(&wanted);
    let cards = player.widgets().into_iter();
    let mut cards = cards.filter(|widget| widget.id.starts_with("player-"));
    let card = cards.find(is_it).map(|card| card.id);
    if let Some(card) = card {
        player.click_id(&card);
        return;
    }
    if player.has_id("players-new") {
        // The cards scroll to what has the keyboard.
        player.focus("players-new");
        player.click_id("players-new");
    }
    let field = player.by_id("players-name");
    assert!(field.is_focused(), "the field for the name has the keyboard");
    field.type_text(name);
    player.settle();
}

fn is_asked(player: &Player) -> bool {
    player.has_id("players-sit-down")
}

fn record(player: &Player) -> Record {
    player.session().state().record().clone()
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
fn a_newcomer_sees_a_table_and_plays_all_fives() {
    for size in SIZES {
        let mut player = Player::open(House::empty(), Some(7), size);
        assert!(player.has_id("welcome-picture"), "a table with its sum");
        let told = player.label("welcome-picture");
        assert!(told.ends_with("15."), "{told}");
        player.must_read(&msg::welcome_with_what("All Fives to 150", "Learner"));
        let all = ["players-name", "players-sit-down", "welcome-show-me"]
            .into_iter()
            .chain(["welcome-others", "welcome-score-pad", "welcome-language", "welcome-picture"])
            .map(|id| player.by_id(id).rect());
        let all: Vec<_> = all.collect();
        for (n, one) in all.iter().enumerate() {
            let window = Rect::from_min_size(Pos2::ZERO, size.into());
            assert!(window.contains_rect(*one), "{one} at {size:?}");
            for other in &all[n + 1..] {
                assert!(!one.intersects(*other), "{one} and {other} at {size:?}");
            }
        }
        player.press(Key::Enter);
        let rules = player.session().state().rules();
        assert_eq!(Preset::from_rules(rules), Some(Preset::AllFives), "as it said");
        let level = player.session().seating().easiest_level();
        assert_eq!(level, Some(Level::Learner), "as it said");
        assert_eq!(player.session().game().number(), Some(7), "from the number");
        player.press_ctrl(Key::U);
        assert!(!player.has_id("welcome-picture"), "only at the first start");
    }
}

#[test]
fn a_newcomer_is_shown_how_and_finds_other_games() {
    let mut player = newcomer();
    player.click_id("welcome-show-me");
    player.must_read(&msg::FIVE_LINES_HAND.text());
    player.must_read(&msg::FIVE_LINES_WIN_SAYS.text());
    player.press(Key::Escape);
    assert!(is_asked(&player), "the greeting is back");
    player.click_id("welcome-show-me");
    player.click_id("five-lines-try");
    player.rest();
    assert!(!is_asked(&player), "sat down");
    assert!(player.has_id("lesson-leave"), "the first lesson is there");
    player.press(Key::Escape);
    player.rest();
    assert!(player.has_id("lesson-begin-counting"), "all lessons, and no bone is laid");
    assert!(player.session().state().record().is_empty(), "no game begins unasked");
    let mut player = newcomer();
    player.click_id("welcome-show-me");
    player.click_id("five-lines-skip");
    player.wait_for_nestor();
    assert!(!player.has_id("lesson-leave"), "the game is there");
    let mut player = newcomer();
    player.click_id("welcome-score-pad");
    player.rest();
    assert!(player.has_id("pad-name-0"), "a new score pad is open");
    let mut player = player.restart();
    player.rest();
    assert!(player.has_id("pad-name-0"), "the pad is open at the next start, too");
    let folder = player.abandon();
    let mut player = Player::open(folder, None, WINDOW);
    player.rest();
    assert!(player.has_id("pad-name-0"), "and after the program was killed");
    player.press(Key::Escape);
    player.rest();
    assert!(player.has_id("new-game-start"), "the first game is chosen, not begun unasked");
    player.press(Key::Escape);
    player.rest();
    let mut player = player.restart();
    player.rest();
    assert!(!player.has_id("new-game-start"), "nobody's score is kept");
    player.press_ctrl_shift(Key::T);
    player.rest();
    player.retype("pad-name-0", "Ana");
    player.press(Key::Escape);
    player.press(Key::Escape);
    assert!(!player.has_id("pad-name-0"), "the field is left, then the pad is closed");
    let mut player = player.restart();
    player.rest();
    assert!(player.has_id("new-game-start"), "who only keeps scores chooses a first game");
    player.press(Key::Escape);
    player.rest();
    player.press_ctrl_shift(Key::T);
    player.rest();
    assert!(player.has_id("pad-name-1"), "no points yet: the form goes on");
    player.press(Key::Escape);
    player.rest();
    player.press_ctrl(Key::N);
    player.rest();
    player.rest();
    player.retype("new-game-seat-1", "Ana");
    player.click_id("new-game-start");
    player.wait_for_disk();
    assert_eq!(player.session().name().as_str(), "Ana", "the name that was not asked before");
    let mut player = newcomer();
    player.type_into("players-name", "Anna");
    player.click_id("welcome-others");
    player.rest();
    assert!(player.has_id("new-game-start"), "New game is open");
    player.press(Key::Escape);
    assert!(is_asked(&player), "nothing was begun");
    player.click_id("welcome-others");
    player.rest();
    player.type_into("new-game-search", "daily");
    player.rest();
    for command in player.ids("found-") {
        player.click_id(&command);
    }
    assert!(player.has_id("new-game-start"), "nothing else opens before she sits down");
    player.press(Key::Escape);
    player.rest();
    assert!(is_asked(&player), "still the greeting");
    player.click_id("welcome-others");
    player.rest();
    player.click_id("game-block");
    player.click_id("new-game-start");
    player.wait_for_disk();
    assert!(!is_asked(&player), "sat down");
    assert!(!player.has_id("new-game-start"), "to play");
    assert_eq!(player.session().name().as_str(), "Anna", "under her name");
    let state = player.session().state();
    assert_eq!(Preset::from_rules(state.rules()), Some(Preset::Block), "what she chose");
    let levels: Vec<_> = player.session().seating().levels().collect();
    assert_eq!(levels, [Level::Learner], "as a newcomer");
}

#[test]
fn where_people_play_in_pairs_their_game_is_offered() {
    for (language, game) in [
        ("es-DO", Some(Preset::Dominican)),
        ("en-JM", Some(Preset::JamaicanPartners)),
        ("de-DE", None),
        ("es", None),
    ] {
        words::set_system_tags(vec![language.to_owned()]);
        for size in SIZES {
            let mut player = Player::open(House::empty(), Some(7), size);
            assert_eq!(player.has_id("welcome-in-pairs"), game.is_some(), "{language}");
            let Some(game) = game else {
                continue;
            };
            let window = Rect::from_min_size(Pos2::ZERO, size.into());
            for id in ["welcome-in-pairs", "welcome-show-me", "welcome-others"] {
                assert!(window.contains_rect(player.by_id(id).rect()), "{id} at {size:?}");
            }
            player.click_id("welcome-in-pairs");
            player.rest();
            let rules = player.session().state().rules();
            assert_eq!(Preset::from_rules(rules), Some(game), "{language}");
            assert_eq!(rules.seats, Seats::Partners, "{language}");
            let levels: Vec<_> = player.session().seating().levels().collect();
            assert_eq!(levels.len(), 3, "{language}");
            assert!(levels.iter().all(|level| *level == levels[0]), "of one level: {levels:?}");
        }
    }
    words::set_system_tags(Vec::new());
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
    player.update(GameCommand::SetPreferences(Box::new(set)));
    player.rest();
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(1));
    player.wait_for_nestor();
    let annas = record(&player);
    let names: Vec<_> = annas.seating.iter().map(|(_, it)| it.name().as_str()).collect();
    assert_eq!(names, ["Anna", "Nestor"], "she is in the record");

    player.choose("menu-change-player");
    sit_down(&mut player, "\u{411}\u{435}\u{43d}");
    assert_eq!(player.session().name().as_str(), "\u{411}\u{435}\u{43d}");
    assert_ne!(record(&player).rounds[0].seed, annas.rounds[0].seed, "another deal");
    let other = ThemeSlot::Two;
    player.use_theme(other);

    player.press_ctrl(Key::U);
    sit_down(&mut player, " anna ");
    player.must_read("Welcome back, Anna.");
    assert_eq!(record(&player), annas, "as she left it");
    assert_ne!(player.harness.state().themes().used(), other.into(), "and her colors");
}

#[test]
fn a_rule_changed_by_a_player_who_comes_back_is_one_of_the_game_they_left() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    let own = *player.session().state().rules();
    let draw = Preferences {
        rules: Preset::Draw.rules(Seats::Two),
        ..player.session().preferences().clone()
    };
    player.command(GameCommand::Start(Box::new(draw)));
    player.command(GameCommand::Undo);
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Anna");
    assert_eq!(*player.session().state().rules(), own, "she is back");
    player.press_ctrl(Key::Comma);
    player.click_id("settings-tab-rules");
    player.go_and_click("setting-threes");
    let wanted = Rules { threes: true, ..own };
    assert_eq!(player.session().next_rules(), wanted, "one rule of it");
    assert!(player.session().has_waiting_rules(), "for the next hand");
}

#[test]
fn whoever_played_last_is_proposed_and_one_enter_goes_on() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    player.click_id("players-always");
    player.click_id("players-sit-down");
    player.wait_for_disk();
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
    player.wait_for_disk();
    assert_eq!(player.session().name().as_str(), "Anna");
    player.press_ctrl(Key::U);
    player.double_click_id("player-ben-2");
    assert_eq!(player.session().name().as_str(), "Ben");
    player.press_ctrl(Key::U);
    player.double_click_id("player-anna-1");
    player.press_ctrl(Key::U);
    player.press(Key::Escape);
    assert!(!is_asked(&player), "Escape changes nothing");
    assert_eq!(player.session().name().as_str(), "Anna");
}

#[test]
fn a_name_that_somebody_has_or_that_is_not_seen_is_refused_with_the_reason() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    player.click_id("players-new");
    let disabled = |player: &Player| {
        let play = player.by_id("players-sit-down").accesskit_node();
        play.is_disabled()
    };
    assert!(disabled(&player), "nobody yet");
    player.type_into("players-name", " anna");
    player.must_read(&msg::players_taken("Anna"));
    assert!(disabled(&player), "she is another");
    player.press(Key::Enter);
    player.harness.event(egui::Event::Text("Bel".to_owned()));
    player.settle();
    assert!(!disabled(&player), "this name is free");
    player.must_read(&msg::players_play("Bel"));
}

#[test]
fn a_player_gets_another_name_wherever_the_keyboard_goes_and_keeps_it_at_escape() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    player.press_ctrl(Key::U);
    let rename = |player: &mut Player, card: &str, name: &str, leave: Key| {
        player.click_id(card);
        player.click_id("players-more");
        player.click_id("players-rename");
        player.press_ctrl(Key::A);
        player.type_into("players-name", name);
        player.press(leave);
    };
    for (card, name, leave) in
        [("player-anna-1", "Ann", Key::Enter), ("player-ben-2", "BEN", Key::Tab)]
    {
        rename(&mut player, card, "No, not so", Key::Escape);
        assert!(!player.reads("No, not so"), "given up");
        rename(&mut player, card, name, leave);
        assert!(!player.has_id("players-name"), "the field is gone");
        let label = player.by_id(card).accesskit_node().label();
        assert!(label.unwrap_or_default().starts_with(name), "{name}");
    }
    assert_eq!(player.session().name().as_str(), "BEN", "at the table, too");
}

#[test]
fn a_player_is_deleted_and_brought_back_until_the_end() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    let annas = player.root().join("players").join("anna-1");
    let hers = annas.join("settings.ron");
    player.step_until("her files", |_| hers.exists());
    player.press_ctrl(Key::U);
    player.click_id("player-ben-2");
    player.click_id("players-more");
    let delete = player.by_id("delete-ben-2").accesskit_node();
    assert!(delete.is_disabled(), "he is at the table");
    player.press(Key::Escape);
    let delete = |player: &mut Player| {
        player.click_id("player-anna-1");
        player.click_id("players-more");
        player.click_id("delete-anna-1");
        assert!(!player.has_id("player-anna-1"), "not in the list");
    };
    delete(&mut player);
    player.click_id("bring-back-anna-1");
    assert!(player.has_id("player-anna-1"), "in the list again");
    delete(&mut player);

    let mut player = Player::open(player.abandon(), None, WINDOW);
    assert!(annas.exists(), "the program was killed: nothing is removed");
    player.press_ctrl(Key::U);
    assert!(player.has_id("bring-back-anna-1"), "not yet gone");
    sit_down(&mut player, "Carl");
    player.press_ctrl(Key::U);
    assert!(player.has_id("bring-back-anna-1"), "whoever sits down");
    player.press(Key::Escape);
    let house = player.close();
    assert!(!annas.exists(), "gone at the end");
    let mut player = Player::open(house, None, WINDOW);
    assert_eq!(player.session().name().as_str(), "Carl");
    player.press_ctrl(Key::U);
    assert!(!player.reads("Anna"), "forgotten");
}

#[test]
fn a_deleted_player_goes_at_the_end_though_somebody_new_has_the_name() {
    let mut player = newcomer();
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    let annas = player.root().join("players").join("anna-1");
    player.step_until("her files", |_| annas.join("settings.ron").exists());
    player.press_ctrl(Key::U);
    player.click_id("player-anna-1");
    player.click_id("players-more");
    player.click_id("delete-anna-1");
    sit_down(&mut player, "Anna");
    let house = player.close();
    assert!(!annas.exists(), "nobody could bring her back");
    let player = Player::open(house, None, WINDOW);
    assert_eq!(player.session().name().as_str(), "Anna", "the new one");
}

#[test]
fn nothing_is_said_of_the_games_of_somebody_whose_list_does_not_tell() {
    let house = House::empty();
    let mut players = Players::default();
    for name in ["Anna", "Ben"] {
        players.sit_down(name, false).expect("a name");
    }
    house.put_players(&players);
    let mut player = Player::open(house, None, WINDOW);
    let none = msg::players_won(0, 0);
    assert!(!player.reads(&none), "neither of them is known");
    sit_down(&mut player, "Anna");
    player.press_ctrl(Key::U);
    let card = |player: &Player, id: &str| {
        let label = player.by_id(id).accesskit_node().label();
        label.unwrap_or_default()
    };
    assert!(card(&player, "player-anna-1").contains(&none), "none yet");
    assert_eq!(card(&player, "player-ben-2"), "Ben.", "not known");
    sit_down(&mut player, "Ben");
    player.press_ctrl(Key::U);
    assert!(card(&player, "player-anna-1").contains(&none), "known now");
}

#[test]
#[ignore = "needs a font with Chinese letters"]
fn a_name_in_any_script_is_shown_in_the_form_before_anybody_has_sat_down() {
    let name = "\u{5c71}";
    let wanted = FallbackRequest { cluster: name, family: &FontFamily::Proportional };
    let found = SystemFontProvider::new().font_for(&wanted);
    assert!(found.is_some(), "no font here has it: {name}");
    let house = House::empty();
    let mut players = Players::default();
    players.sit_down(name, false).expect("a name");
    house.put_players(&players);
    let startup = Startup {
        data_dir: Some(house.root().to_owned()),
        seeds: Seeds::from_number(1),
        ..Startup::default()
    };
    // Boxes are shown while the fonts are looked for.
    let mut harness = Harness::builder()
        .allow_missing_glyphs()
        .build_eframe(|context| App::new(context, &startup));
    let weights = [FontFamily::Proportional, FontFamily::Name("semibold".into())];
    let mut patience = Patience::new();
    let weights = weights.map(|family| FontId::new(14.0, family));
    let shown = |harness: &Harness<'_, App>| {
        weights.each_ref().map(|font| harness.ctx.fonts_mut(|fonts| fonts.has_glyphs(font, name)))
    };
    while shown(&harness) == [false; 2] {
        harness.step();
        patience.pause(name);
    }
    assert_eq!(shown(&harness), [true; 2], "both weights get a font at once");
}

#[test]
fn a_number_deals_the_first_game_of_whoever_sits_down() {
    let mut player = Player::open(House::empty(), Some(7), WINDOW);
    sit_down(&mut player, "Anna");
    assert_eq!(player.session().game().number(), Some(7), "from the number");
    player.must_read("Game number 7");
    player.press_ctrl(Key::U);
    sit_down(&mut player, "Ben");
    assert_eq!(player.session().game().number(), None, "only once");
}

#[test]
fn the_ring_around_the_first_card_is_whole() {
    for (open, card) in [(WindowKind::Players, "player-"), (WindowKind::Lessons, "lesson-begin-")] {
        let mut player = Player::new(&preferences(Preset::AllFives), 3);
        player.command(WindowCommand::Toggle(open));
        player.settle();
        let id = player.focused_id().expect("a card has the keyboard");
        assert!(id.starts_with(card), "{id}");
        let around = player.by_id(&id).rect().expand(2.0);
        let shapes = player.harness.output().shapes.iter();
        let mut rings = shapes.filter(|it| match &it.shape {
            Shape::Rect(ring) => ring.rect == around && !ring.stroke.is_empty(),
            _ => false,
        });
        let ring = rings.next().expect("it has a ring");
        let painted = ring.shape.visual_bounding_rect();
        let is_whole = ring.clip_rect.contains_rect(painted.shrink(0.5));
        assert!(is_whole, "{painted} in {}", ring.clip_rect);
    }
}

#[test]
fn a_player_s_card_tells_the_level_played_last() {
    let mut set = played_to(5, Preset::AllFives.rules(Seats::Two));
    set.opponents.set_level(Level::Tough);
    let mut session = at(&set, DEAL, "6-6 6-2@W 6-3@E");
    set.opponents.set_level(Level::Beginner);
    session.set_preferences(set);
    let mut player = Player::at(&session);
    player.press_ctrl(Key::U);
    player.must_read(&msg::players_level_at_the_table(Level::Tough.name()));
}
