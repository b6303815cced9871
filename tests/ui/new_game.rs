//! Beginning a game: how many sit down, what they play, and who sits where.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Rangef, Rect, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{LaterLeads, Level, Name, Preset, Rules, Seat, SeatedPlayer, Seats};
use game::profile::{OwnGame, Players, Preferences};
use nestor_dominoes::command::GameCommand;
use words::Named as _;
use words::{languages, msg};

use super::YOU;
use super::found::session;
use super::notation::{DEAL, at};
use super::player::{Player, folder, played_to, preferences, set, write_settings};

const WIDE: [f32; 2] = [1920.0, 1080.0];
const SIZES: [[f32; 2]; 4] = [WIDE, [1100.0, 760.0], [420.0, 800.0], [360.0, 560.0]];

/// Chooses something of a list, with the mouse.
#[track_caller]
fn choose(player: &mut Player, list: &str, choice: &str) {
    player.go_and_click(list);
    player.go_and_click(choice);
}

/// The card of the game that is chosen.
pub fn chosen_game(player: &Player) -> Vec<String> {
    let cards = player.harness.get_all_by_role(Role::RadioButton);
    let chosen = cards.filter(|card| card.accesskit_node().toggled() == Some(Toggled::True));
    let ids = chosen.filter_map(|card| card.accesskit_node().author_id().map(str::to_owned));
    ids.filter(|id| id.contains("game-")).collect()
}

/// Who sits at the table: people by name, Nestors with their level.
fn sitters(player: &Player) -> Vec<String> {
    let seating = player.session().seating().iter();
    let sitters = seating.map(|(_, sitter)| match sitter {
        SeatedPlayer::Person { name } => name.as_str().to_owned(),
        SeatedPlayer::Nestor { name, level } => {
            format!("{} ({})", name.as_str(), level.name())
        }
    });
    sitters.collect()
}

fn can_start(player: &Player) -> bool {
    !player.is_off("new-game-start")
}

#[test]
fn enter_plays_the_same_again() {
    let mut player = Player::new(&preferences(Preset::AllThrees), 3);
    let before = player.session().game().id();
    player.press_ctrl(Key::N);
    player.press(Key::Enter);
    assert_ne!(player.session().game().id(), before, "another game");
    assert!(!player.has_id("new-game-start"), "the window is closed");
    let rules = player.session().state().rules();
    assert_eq!(Preset::from_rules(rules), Some(Preset::AllThrees), "the same");
    assert_eq!(sitters(&player), ["You", "Nestor (Beginner)"], "the same");
}

#[test]
fn a_game_is_chosen_and_begun_with_the_keyboard_alone() {
    let mut player = Player::new(&preferences(Preset::Draw), 3);
    let to = |player: &mut Player, to: &str| {
        for _ in 0..30 {
            player.press(Key::Tab);
            if player.focused_id().as_deref() == Some(to) {
                return;
            }
        }
        panic!("{to} is not reached, but {:?}", player.focused());
    };
    player.press_ctrl(Key::N);
    player.press_ctrl(Key::N);
    assert!(!player.has_id("new-game-start"), "the same key closes it");
    player.press_ctrl(Key::N);
    to(&mut player, "seats-three");
    player.press(Key::Space);
    to(&mut player, "new-game-all");
    player.press(Key::Enter);
    player.press(Key::ArrowDown);
    player.press(Key::Enter);
    to(&mut player, "new-game-start");
    player.press(Key::Enter);
    let rules = player.session().state().rules();
    assert_eq!(*rules, Preset::Draw.rules(Seats::Three), "the game");
    let expected = ["You", "Nestor (Easy)", "Iris (Easy)"];
    assert_eq!(sitters(&player), expected, "both of them");
}

#[test]
fn each_way_to_sit_begins_a_game_and_is_remembered_after_a_restart() {
    for (seats, button, count) in [
        (Seats::Three, "seats-three", 3),
        (Seats::Four, "seats-four", 4),
        (Seats::Partners, "seats-partners", 4),
        (Seats::Two, "seats-two", 2),
    ] {
        let mut player = Player::new(&preferences(Preset::TournamentAllFives), 3);
        player.press_ctrl(Key::N);
        player.click_id(button);
        let toggled = player.by_id(button).accesskit_node().toggled();
        assert_eq!(toggled, Some(Toggled::True), "{button} is said to be set");
        player.click_id("new-game-start");
        let rules = Preset::TournamentAllFives.rules(seats);
        assert_eq!(player.session().state().rules(), &rules, "{button}");
        assert_eq!(sitters(&player).len(), count, "{button}");
        let mut player = player.restart();
        player.press_ctrl(Key::N);
        let toggled = player.by_id(button).accesskit_node().toggled();
        assert_eq!(toggled, Some(Toggled::True), "{button} is remembered");
        player.press(Key::Enter);
        assert_eq!(player.session().state().rules(), &rules, "{button} again");
    }
}

#[test]
fn people_known_and_new_and_nestors_of_any_level_sit_down_together() {
    let house = folder();
    let mut players = Players::default();
    for name in ["Ben", "Iris", "You"] {
        players.sit_down(name, true).expect("a name");
    }
    house.put_players(&players);
    let mut player = Player::open(house, Some(5), SIZES[1]);
    player.press_ctrl(Key::N);
    player.click_id("seats-partners");
    player.go_and_click("game-all-threes");
    choose(&mut player, "new-game-all", "new-game-each-seat");
    choose(&mut player, "new-game-seat-2", "new-game-seat-2-brutal");
    choose(&mut player, "new-game-seat-3", "new-game-seat-3-Iris");
    choose(&mut player, "new-game-seat-4", "new-game-seat-4-easy");
    assert!(can_start(&player), "a name is not needed");
    player.retype("new-game-seat-1", "Iris");
    player.must_read(&msg::new_game_known_name("Iris"));
    assert!(!can_start(&player), "nor as another player is");
    player.retype("new-game-seat-1", "Ann");
    player.click_id("new-game-start");
    let named = player.session().name().as_str();
    assert_eq!(named, "Ann", "from now on, so that the game counts for her");
    let expected = ["Ann", "Nestor (Brutal)", "Iris", "Ajax (Easy)"];
    assert_eq!(sitters(&player), expected, "no Nestor is called Iris, too");
    let rules = player.session().state().rules();
    assert_eq!(*rules, Preset::AllThrees.rules(Seats::Partners), "the game");

    player.press_ctrl(Key::N);
    choose(&mut player, "new-game-seat-4", "new-game-seat-4-someone");
    let field = "new-game-seat-4-name";
    assert_eq!(player.focused_id().as_deref(), Some(field), "to type");
    for twice in ["iris ", " ANN"] {
        player.retype(field, twice);
        player.must_read(&msg::new_game_same_name(twice.trim()));
        assert!(!can_start(&player), "nor two with the same");
    }
    player.retype(field, "Zo\u{eb}");
    assert!(can_start(&player), "a name of her own");
    player.press(Key::Enter);
    let expected = ["Ann", "Nestor (Brutal)", "Iris", "Zo\u{eb}"];
    assert_eq!(sitters(&player), expected, "Enter in the field starts");
    player.press_ctrl(Key::N);
    player.press(Key::Enter);
    assert_eq!(sitters(&player), expected, "and all are remembered");
}

#[test]
fn a_friend_sits_down_and_whoever_gives_no_name_has_one() {
    for (names, expected, alone) in
        [(None, ["Player 1", "Player 2"], "You"), (Some(["Ann", "Ben"]), ["Ann", "Ben"], "Ann")]
    {
        let mut player = Player::new(&preferences(Preset::Draw), 3);
        player.press_ctrl(Key::N);
        choose(&mut player, "new-game-seat-2", "new-game-seat-2-someone");
        let field = "new-game-seat-2-name";
        assert_eq!(player.focused_id().as_deref(), Some(field), "to type");
        for (field, name) in ["new-game-seat-1", field].into_iter().zip(names.iter().flatten()) {
            player.retype(field, name);
        }
        assert!(can_start(&player));
        player.click_id("new-game-start");
        assert_eq!(sitters(&player), expected);
        player.command(nestor_dominoes::command::GameCommand::New);
        assert_eq!(sitters(&player), expected, "the same again, unasked");
        player.press_ctrl(Key::N);
        choose(&mut player, "new-game-seat-2", "new-game-seat-2-easy");
        player.click_id("new-game-start");
        assert_eq!(sitters(&player), [alone, "Nestor (Easy)"]);
        assert_eq!(player.session().name().as_str(), alone, "for good");
        if names.is_some() {
            player.press_ctrl(Key::N);
            choose(&mut player, "new-game-seat-2", "new-game-seat-2-someone");
            let [name, list] = [field, "new-game-seat-2"].map(|id| player.by_id(id).rect());
            assert!(name.right() <= list.left(), "{name} before {list}");
            assert!((name.center().y - list.center().y).abs() < 1.0, "{name} beside {list}");
        }
    }
}

#[test]
fn another_game_is_said_to_be_kept_once_the_new_one_lies_there() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let kept = msg::NEW_GAME_KEEPS.text();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::N);
    assert!(!player.reads(&kept), "nothing has begun");
    player.click_id("new-game-start");
    player.must_read(&kept);
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().state(), session.state(), "it is back");
    assert!(!player.reads(&kept), "there is no other");
}

#[test]
fn before_a_timed_game_it_is_said_that_undo_waits_for_its_end() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W");
    let mut player = Player::at(&session);
    let mut timed = player.session().preferences().clone();
    timed.rules.clock = true;
    player.command(GameCommand::Start(Box::new(timed)));
    player.must_read(&msg::NEW_GAME_KEEPS_TIMED.text());
    player.press_ctrl(Key::Z);
    assert_ne!(player.session().state(), session.state(), "the clock runs");
}

#[test]
fn muggins_is_played_with_claimed_points_under_its_own_name() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    assert!(!player.has_id("new-game-claims"), "in no other game");
    player.go_and_click("game-muggins");
    player.click_id("new-game-claims");
    assert_eq!(chosen_game(&player), ["game-muggins"]);
    player.click_id("new-game-start");
    let rules = *player.session().state().rules();
    assert!(rules.claims);
    assert_eq!(Preset::from_rules(&rules), Some(Preset::Muggins));
    player.must_read("Muggins to 250");
}

#[test]
fn the_cribbage_board_lies_there_from_the_first_hand_and_all_is_counted_in_holes() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    assert!(!player.has_id("score-board"));
    player.press_ctrl(Key::N);
    player.go_and_click("game-cribbage-board-fives");
    player.must_read(&msg::NEW_GAME_HOLES.text());
    assert!(!player.reads("305"), "61 holes");
    player.click_id("new-game-start");
    assert!(player.has_id("score-board"));
}

#[test]
fn keys_do_nothing_to_the_table_behind_and_play_stays_where_it_is() {
    let mut player = Player::new(&preferences(Preset::Draw), 3);
    let before = player.session().preferences().clone();
    player.press_ctrl(Key::N);
    player.press(Key::V);
    assert_eq!(*player.session().preferences(), before, "the same view");
    let play = player.by_id("new-game-start").rect();
    for pressed in [
        "seats-four",
        "game-british-fives-and-threes",
        "new-game-rules",
        "seats-two",
        "new-game-pictures",
    ] {
        player.click_id(pressed);
        assert_eq!(player.by_id("new-game-start").rect(), play, "{pressed}");
    }
}

#[test]
fn rules_that_make_no_game_for_so_many_say_why_and_cannot_be_started() {
    let own = OwnGame {
        name: Name::new("Big hands").expect("a name"),
        rules: Rules { hand_size: 9, ..Preset::AllFives.rules(Seats::Two) },
    };
    let big = Preferences { own_games: vec![own.clone()], ..set(own.rules) };
    let mut player = Player::new(&big, 3);
    let before = player.session().game().id();
    player.press_ctrl(Key::N);
    player.click_id("seats-four");
    player.must_read(&msg::impossible_hand_size(9, 4, 28));
    assert!(!can_start(&player), "it cannot be started");
    player.press(Key::Enter);
    assert_eq!(player.session().game().id(), before, "by Enter neither");
    player.go_and_click("game-five-up");
    assert!(can_start(&player), "a ready-made game goes with any number");
    player.click_id("seats-two");
    player.go_and_click("own-game-Big hands");
    player.click_id("new-game-start");
    assert_eq!(player.session().state().rules(), &own.rules, "as it was kept");
}

#[test]
fn a_game_that_is_back_shows_its_own_rules_and_number_of_players() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut player = Player::at(&session);
    player.press_ctrl(Key::N);
    player.click_id("seats-three");
    player.click_id("new-game-start");
    player.must_read("All Fives to 150, 3 players");
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().state(), session.state(), "it is back");
    assert!(!player.session().has_waiting_rules(), "nothing waits for a hand");
    player.press_ctrl(Key::Comma);
    player.click_id("settings-tab-rules");
    player.must_read(&msg::SETTINGS_FROM_THE_NEXT_HAND.text());
    choose(&mut player, "setting-game", "setting-game-Five-Up");
    player.press(Key::Escape);
    let next = player.session().next_rules();
    assert_eq!(next, Preset::FiveUp.rules(Seats::Two), "the next hand");
    player.press_ctrl(Key::N);
    player.press(Key::Enter);
    let rules = player.session().state().rules();
    assert_eq!(*rules, next, "and the next game");
}

/// What the bar says of the game.
fn bar(player: &Player) -> String {
    player.label("bar-game")
}

#[test]
fn the_bar_says_what_is_on_the_table_and_not_what_is_set_for_the_next_game() {
    let mut tough = preferences(Preset::AllFives);
    tough.opponents.set_level(Level::Tough);
    let mut player = Player::new(&tough, 3);
    player.press_ctrl(Key::N);
    player.click_id("seats-three");
    choose(&mut player, "new-game-all", "new-game-each-seat");
    choose(&mut player, "new-game-seat-3", "new-game-seat-3-easy");
    player.click_id("new-game-start");
    assert!(bar(&player).ends_with("Easy to Tough"), "both levels");
    player.press_ctrl(Key::Comma);
    player.click_id("settings-tab-basic");
    choose(&mut player, "setting-level", "setting-level-brutal");
    let expected = ["You", "Nestor (Brutal)", "Iris (Brutal)"];
    assert_eq!(sitters(&player), expected, "all at once");
    player.press(Key::Escape);
    player.settle();
    assert!(bar(&player).ends_with(" · Brutal"), "one level");
    player.press_ctrl(Key::Z);
    assert!(bar(&player).contains(" · Tough"), "the game before has its own");
    let nestor = &player.session().seating()[Seat::ALL[1]];
    assert_eq!(nestor.level(), Some(Level::Tough), "and keeps it");
}

#[test]
fn whatever_is_chosen_changes_nothing_before_it_is_played() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    for by_key in [false, true] {
        let mut player = Player::at(&session);
        let before = player.session().preferences().clone();
        player.press_ctrl(Key::N);
        player.go_and_click("game-five-up");
        player.click_id("seats-partners");
        choose(&mut player, "new-game-all", "new-game-each-seat");
        choose(&mut player, "new-game-seat-2", "new-game-seat-2-brutal");
        assert_eq!(chosen_game(&player), ["game-five-up"], "it is chosen");
        if by_key {
            player.press(Key::Escape);
        } else {
            player.click_id("close-window");
        }
        assert!(!player.has_id("new-game-start"), "the window is closed");
        assert_eq!(player.session().state(), session.state(), "the same game");
        assert_eq!(*player.session().preferences(), before, "the same settings");
        player.press_ctrl(Key::N);
        assert_eq!(chosen_game(&player), ["game-all-fives"], "as it was");
    }
}

#[test]
fn arrows_letters_and_enter_choose_among_the_cards_and_play() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    player.focus("game-all-fives");
    for (key, card) in [
        (Key::ArrowRight, "game-draw"),
        (Key::ArrowDown, "game-fives-and-threes"),
        (Key::ArrowDown, "game-muggins"),
        (Key::ArrowLeft, "game-tournament-all-fives"),
        (Key::Home, "game-all-fives"),
        (Key::ArrowUp, "game-all-fives"),
        (Key::End, "game-matador"),
        (Key::ArrowDown, "game-matador"),
    ] {
        player.press(key);
        assert_eq!(player.focused_id().as_deref(), Some(card), "{key:?}");
        assert_eq!(chosen_game(&player), [card], "{key:?}");
    }
    for card in ["game-fives-and-threes", "game-five-up"] {
        player.harness.event(egui::Event::Text("f".to_owned()));
        player.settle();
        assert_eq!(player.focused_id().as_deref(), Some(card), "by letter");
    }
    let before = player.session().game().id();
    player.press(Key::Enter);
    assert_ne!(player.session().game().id(), before, "another game");
    let rules = player.session().state().rules();
    assert_eq!(Preset::from_rules(rules), Some(Preset::FiveUp), "the chosen one");
}

#[test]
fn letters_choose_among_the_games_of_both_pages_of_a_narrow_window() {
    let mut player = Player::at_size(&session(&preferences(Preset::AllFives), 3), [420.0, 800.0]);
    player.press_ctrl(Key::N);
    player.focus("game-all-fives");
    for (letter, card) in
        [("f", "game-fives-and-threes"), ("f", "game-five-up"), ("a", "game-all-fives")]
    {
        player.harness.event(egui::Event::Text(letter.to_owned()));
        // Letters that follow at once would be one word.
        player.harness.run_steps(40);
        assert_eq!(player.focused_id().as_deref(), Some(card), "{letter}");
        assert_eq!(chosen_game(&player), [card], "{letter}");
    }
}

#[test]
fn escape_leads_back_to_the_games_and_only_then_closes_the_window() {
    for size in SIZES {
        let folder = folder();
        write_settings(folder.path(), &preferences(Preset::AllFives));
        let mut player = Player::open(folder, None, size);
        player.press_ctrl(Key::N);
        player.go_and_click("new-game-rules");
        assert!(player.has_id("new-game-pictures"), "the rules at {size:?}");
        player.press(Key::Escape);
        assert!(!player.has_id("new-game-pictures"), "back at {size:?}");
        assert!(player.has_id("game-all-fives"), "the games at {size:?}");
        player.press(Key::Escape);
        assert!(!player.has_id("new-game-start"), "closed at {size:?}");
    }
}

#[test]
fn the_games_without_a_picture_stand_under_headings_in_all_lists_and_none_is_empty() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    for page in ["new-game-pictures", "new-game-rules"] {
        if player.has_id(page) {
            player.click_id(page);
        }
        let mut under = "";
        let all = player.harness.root().children_recursive();
        let mut listed = [("Scoring games", 0), ("Partnership games", 0), ("Special games", 0)];
        for node in all {
            let node = node.accesskit_node();
            let told = node.value().or_else(|| node.label()).unwrap_or_default();
            assert_ne!(told, "Block and draw games", "they all have pictures");
            if let Some((heading, _)) = listed.iter().find(|(heading, _)| *heading == told) {
                under = heading;
            }
            let id = node.author_id().unwrap_or_default();
            if id.starts_with("game-") {
                let group = listed.iter_mut().find(|(heading, _)| *heading == under);
                if let Some((_, games)) = group {
                    *games += 1;
                }
            }
        }
        assert_eq!(listed.map(|(_, games)| games), [8, 9, 3], "{page}");
    }
}

#[test]
fn a_game_of_pairs_is_played_by_four_unless_another_number_is_set_here() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    let is_set = |player: &Player, seats: &str| {
        player.by_id(seats).accesskit_node().toggled() == Some(Toggled::True)
    };
    player.press_ctrl(Key::N);
    player.go_and_click("game-latin-partners");
    assert!(is_set(&player, "seats-partners"));
    player.go_and_click("game-all-threes");
    assert!(is_set(&player, "seats-two"), "as many as before");
    player.click_id("seats-three");
    player.go_and_click("game-latin-partners");
    assert!(is_set(&player, "seats-three"), "as wished");
    player.press(Key::Escape);
    player.press_ctrl(Key::N);
    player.go_and_click("game-latin-partners");
    player.click_id("new-game-start");
    let rules = player.session().state().rules();
    assert_eq!(*rules, Preset::LatinPartners.rules(Seats::Partners));
}

#[test]
fn games_of_pairs_are_met_first_in_spanish_and_portuguese_and_found_by_their_words() {
    for (language, first) in
        [("en", "game-all-fives"), ("es", "game-latin-partners"), ("pt-BR", "game-latin-partners")]
    {
        let set = Preferences {
            language: Some(language.parse().expect("a language")),
            ..preferences(Preset::AllFives)
        };
        let mut player = Player::new(&set, 3);
        player.press_ctrl(Key::N);
        assert_eq!(player.ids("game-")[0], first, "{language}");
        for word in ["capicua", "tranca", "tranque", "paso"] {
            player.retype("new-game-search", word);
            let found = player.ids("game-");
            assert!(
                found.iter().any(|id| id == "game-latin-partners"),
                "{word} in {language}: {found:?}"
            );
        }
    }
}

#[test]
fn a_card_that_is_clicked_twice_is_played() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    player.double_click_id("game-draw");
    let rules = player.session().state().rules();
    assert_eq!(Preset::from_rules(rules), Some(Preset::Draw), "at once");
    assert!(!player.has_id("new-game-start"), "the window is closed");
}

#[test]
fn a_card_says_how_often_its_game_was_played_and_won() {
    let short = played_to(5, Preset::AllFives.rules(Seats::Two));
    let own = OwnGame { name: Name::new("Short").expect("a name"), rules: short.rules };
    let short = Preferences { own_games: vec![own], ..short };
    let session = at(&short, DEAL, "6-6 6-2@W 6-3@E");
    let won = session.tally().total().won;
    let mut player = Player::at(&session);
    player.press_ctrl(Key::N);
    let card = |player: &Player, id: &str| {
        let name = player.by_id(id).accesskit_node().label();
        name.unwrap_or_default()
    };
    let own = card(&player, "own-game-Short");
    let told = if won == 1 { "Played once, won." } else { "Played once, not won." };
    assert!(own.ends_with(told), "{own}");
    let other = card(&player, "game-all-fives");
    assert!(other.ends_with("Not played yet."), "{other}");
}

#[test]
fn who_starts_the_next_game_is_a_choice_beside_the_draw_game_and_no_change_of_its_rules() {
    let folder = folder();
    write_settings(folder.path(), &preferences(Preset::Draw));
    let mut player = Player::open(folder, None, SIZES[1]);
    player.press_ctrl(Key::N);
    player.go_and_click("game-the-draw-game");
    choose(&mut player, "new-game-way", "new-game-way-winner");
    assert_eq!(chosen_game(&player), ["game-the-draw-game"]);
    player.go_and_click("game-all-fives");
    assert!(!player.has_id("new-game-way"), "it has but one way");
    player.go_and_click("game-the-draw-game");
    player.click_id("new-game-start");
    let rules = *player.session().state().rules();
    assert_eq!(rules.later_leads, LaterLeads::Winner);
    assert_eq!(Preset::from_rules(&rules), Some(Preset::TheDrawGame));
    player.press_ctrl(Key::N);
    player.click_id("seats-three");
    player.click_id("new-game-start");
    let rules = *player.session().state().rules();
    assert_eq!(rules.later_leads, LaterLeads::Winner, "with three, too");
    for game in ["game-draw", "game-the-draw-game"] {
        player.press_ctrl(Key::N);
        player.go_and_click(game);
        player.click_id("new-game-start");
    }
    let rules = *player.session().state().rules();
    assert_eq!(rules.later_leads, LaterLeads::Winner, "after another game");
}

#[test]
fn changed_rules_are_played_kept_renamed_deleted_and_brought_back() {
    for size in [SIZES[1], SIZES[2]] {
        let folder = folder();
        let set = preferences(Preset::AllFives);
        write_settings(folder.path(), &set);
        let mut player = Player::open(folder, None, size);
        player.press_ctrl(Key::N);
        choose(&mut player, "new-game-points", "setting-target-250");
        player.click_id("new-game-rules");
        player.must_read("1 change");
        player.click_id("new-game-save-own");
        player.retype("settings-game-name", "All Fives");
        let save = player.by_id("settings-save-name").accesskit_node();
        assert!(save.is_disabled(), "a ready-made game is called so");
        player.retype("settings-game-name", "Long");
        player.press(Key::Enter);
        let own = |player: &Player| {
            let own = player.session().preferences().own_games.iter();
            own.map(|own| own.name.as_str().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(own(&player), ["Long"], "it is kept");
        let rules = player.session().preferences().rules;
        assert_eq!(rules, set.rules, "but not set yet");
        player.click_id("settings-rename");
        player.retype("settings-game-name", "Longer");
        player.click_id("settings-save-name");
        assert_eq!(own(&player), ["Longer"], "it is renamed");
        player.click_id("settings-delete");
        assert!(own(&player).is_empty(), "it is deleted");
        player.click_id("new-game-undo-delete");
        assert_eq!(own(&player), ["Longer"], "it is back");
        player.click_id("new-game-start");
        let rules = player.session().state().rules();
        assert_eq!(rules.target, Some(250), "and played");
    }
}

#[test]
fn the_chosen_card_is_in_sight_as_the_window_opens_on_a_low_screen() {
    let session = session(&preferences(Preset::CribbageBoardFives), 0);
    for size in [[1067.0, 600.0], [800.0, 450.0]] {
        let mut player = Player::at_size(&session, size);
        player.press_ctrl(Key::N);
        player.settle();
        let [card] = &chosen_game(&player)[..] else {
            panic!("one card is marked");
        };
        let card = player.by_id(card).rect();
        let play = player.by_id("new-game-start").rect();
        assert!(card.top() > 90.0 && card.bottom() < play.top(), "{size:?}: {card}");
    }
}

#[test]
fn the_large_button_says_only_play_where_a_name_has_no_air() {
    let name = |preset: Preset, size| {
        let session = session(&preferences(preset), 0);
        let mut player = Player::at_size(&session, size);
        player.press_ctrl(Key::N);
        let play = player.by_id("new-game-start");
        assert_eq!(play.rect().height(), 56.0);
        // All that is set stands in the same row.
        let points = player.by_id("new-game-points").rect();
        assert!(size[0] < 560.0 || play.rect().y_range().contains(points.center().y));
        play.accesskit_node().label().unwrap_or_default()
    };
    assert_eq!(name(Preset::AllFives, SIZES[1]), "Play All Fives");
    assert_eq!(name(Preset::CribbageBoardFives, SIZES[1]), "Play");
    assert_eq!(name(Preset::AllFives, [800.0, 600.0]), "Play All Fives");
}

#[test]
fn eight_rules_are_in_sight_and_usual_points_are_a_click_away() {
    let mut player = Player::at(&session(&preferences(Preset::AllFives), 0));
    player.press_ctrl(Key::N);
    player.click_id("new-game-rules");
    let bottom = player.by_id("new-game-start").rect().top() - 14.0;
    let seen = ["target", "hand-size", "draws", "spinner", "fives", "threes", "domino-award"];
    for rule in seen {
        let rule = player.by_id(&format!("setting-{rule}")).rect();
        assert!(rule.bottom() < bottom, "{rule} above {bottom}");
    }
    assert!(player.by_id("numbered-number").rect().bottom() < bottom);
    player.click_id("setting-target-200");
    player.click_id("setting-hand-size-9");
    player.click_id("numbered-another");
    player.click_id("new-game-start");
    player.settle();
    let rules = player.session().state().rules();
    assert_eq!((rules.target, rules.hand_size), (Some(200), 9));
    assert!(player.session().game().number().is_some());
}

#[test]
fn hands_to_win_are_called_hands_among_the_rules() {
    let rules = Preset::JamaicanPartners.rules(Seats::Partners);
    let mut player = Player::at(&session(&set(rules), 3));
    player.press_ctrl(Key::N);
    player.click("Rules");
    player.settle();
    let target = player.by_id("setting-target").accesskit_node().value();
    assert_eq!(target.as_deref(), Some("6 hands"));
    let field = "settings-own-target-field";
    assert!(!player.has_id(field), "six are offered");
    choose(&mut player, "setting-target", "setting-target-own");
    assert_eq!(player.label(field), "Hands");
}

#[test]
fn the_list_beside_the_rules_shows_the_chosen_game() {
    for by_key in [false, true] {
        let mut player = Player::new(&preferences(Preset::AllFives), 3);
        player.press_ctrl(Key::N);
        player.go_and_click("game-cut-throat");
        if by_key {
            player.focus("new-game-rules");
            player.press(Key::Space);
        } else {
            player.click_id("new-game-rules");
        }
        player.settle();
        let game = player.by_id("game-cut-throat").rect();
        let back = player.by_id("new-game-pictures").rect().bottom();
        let foot = player.by_id("new-game-start").rect().top();
        assert!(back < game.top() && game.bottom() < foot, "{game}");
    }
}

#[test]
fn other_points_are_typed_among_the_rules() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    choose(&mut player, "new-game-points", "setting-target-own");
    assert_eq!(player.label("settings-own-target-field"), "Points");
    player.retype("settings-own-target-field", "175");
    player.click_id("new-game-start");
    let rules = player.session().state().rules();
    assert_eq!(rules.target, Some(175));
}

#[test]
fn a_page_that_is_opened_by_key_has_the_keyboard_and_so_have_the_games_after_it() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
        let mut player = Player::at_size(&session, size);
        player.press_ctrl(Key::N);
        player.focus("new-game-rules");
        player.press(Key::Space);
        let back = "new-game-pictures";
        assert_eq!(player.focused_id().as_deref(), Some(back), "{size:?}");
        player.press(Key::Space);
        assert!(!player.has_id(back), "the games again");
        assert!(player.focused_id().is_some(), "a game at {size:?}");
    }
}

#[test]
fn play_has_room_in_windows_of_every_width() {
    for width in [570.0, 600.0, 640.0, 700.0, 760.0] {
        for preset in [Preset::AllFives, Preset::TheDrawGame] {
            let session = session(&preferences(preset), 0);
            let mut player = Player::at_size(&session, [width, 700.0]);
            player.press_ctrl(Key::N);
            let play = player.by_id("new-game-start").rect();
            assert!(play.width() > 120.0, "{preset:?}, {width}: {play}");
            player.click("Rules");
            assert!(player.has_id("new-game-list-all-fives") || player.has_id("setting-target"));
        }
    }
}

#[test]
fn one_sees_which_seat_is_the_partners() {
    for language in languages() {
        for size in SIZES {
            let set = Preferences {
                language: Some(language.clone()),
                ..set(Preset::LatinPartners.rules(Seats::Partners))
            };
            let mut player = Player::at_size(&session(&set, 3), size);
            player.press_ctrl(Key::N);
            choose(&mut player, "new-game-all", "new-game-each-seat");
            for (seat, side) in [(2, "other"), (3, "partner"), (4, "other")] {
                let told = msg::new_game_side(side);
                let chip = player.by_id(&format!("new-game-seat-{seat}")).rect();
                let above = Rect::from_x_y_ranges(
                    chip.x_range(),
                    Rangef::new(chip.top() - 24.0, chip.top() + 2.0),
                );
                let texts = player.painted(above).into_iter().filter_map(|it| match it {
                    Shape::Text(text) if text.galley.text() == told => {
                        Some(text.visual_bounding_rect())
                    }
                    _ => None,
                });
                let at = format!("{told} above seat {seat} at {size:?} in {language}");
                let text = texts.last().unwrap_or_else(|| panic!("{at}"));
                assert!(text.bottom() < chip.top() + 1.0, "{text} {chip} {at}");
                let others =
                    player.widgets().into_iter().filter(|it| it.id.starts_with("new-game-seat"));
                for other in others {
                    let other = player.by_id(&other.id).rect();
                    assert!(!other.shrink(1.0).intersects(text), "{other} {text} {at}");
                }
            }
            player.go_and_click("seats-four");
            let window = player.harness.ctx.content_rect();
            let is_told = |it: &Shape| match it {
                Shape::Text(text) => text.galley.text() == msg::new_game_side("partner"),
                _ => false,
            };
            assert!(!player.painted(window).iter().any(is_told), "four play alone");
        }
    }
}

#[test]
fn cut_throat_stands_beside_the_jamaican_game_in_pairs() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    let widgets = player.widgets().into_iter();
    let cards = widgets.filter(|widget| widget.role == Role::RadioButton);
    let ids: Vec<_> = cards.map(|card| card.id).collect();
    let jamaican = ids.iter().position(|id| id == "game-jamaican-partners");
    let next = &ids[jamaican.expect("it is a game") + 1];
    assert_eq!(next, "game-cut-throat");
}

#[test]
fn hand_sizes_stand_in_order_and_are_worded_alike() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    player.click_id("seats-four");
    player.click_id("new-game-rules");
    let sizes = player.ids("setting-hand-size-").into_iter();
    let mut places: Vec<_> = sizes.map(|id| player.by_id(&id).rect()).collect();
    places.sort_by(|one, other| one.left().total_cmp(&other.left()));
    let written: Vec<String> =
        places.into_iter().map(|place| player.written(place).concat()).collect();
    assert_eq!(written, ["3", "4", "5", "6", "7"]);
}

#[test]
fn a_click_below_the_list_of_games_does_not_scroll_it() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    let place = |player: &Player| player.by_id("game-all-fives").rect();
    let before = place(&player);
    choose(&mut player, "new-game-seat-2", "new-game-seat-2-someone");
    player.harness.run_steps(10);
    assert!(player.has_id("new-game-seat-2-name"), "a friend plays");
    assert_eq!(place(&player), before, "the games stay where they are");
}

#[test]
fn one_choice_gives_all_other_players_a_level() {
    let mut player = Player::new(&set(Preset::LatinPartners.rules(Seats::Partners)), 3);
    player.press_ctrl(Key::N);
    assert!(!player.has_id("new-game-seat-3"), "the foot is one row");
    choose(&mut player, "new-game-all", "new-game-all-tough");
    player.click_id("new-game-start");
    let expected = ["You", "Nestor (Tough)", "Iris (Tough)", "Ajax (Tough)"];
    assert_eq!(sitters(&player), expected, "the partner, too");
}

#[test]
fn own_games_stand_before_those_that_come_with_the_program() {
    let own = OwnGame {
        name: Name::new("House Fives").expect("a name"),
        rules: Rules { fives: false, ..Preset::FiveUp.rules(Seats::Two) },
    };
    let wished = Preferences { own_games: vec![own], ..preferences(Preset::AllFives) };
    let mut player = Player::new(&wished, 3);
    player.press_ctrl(Key::N);
    let own = player.by_id("own-game-House Fives").rect();
    assert!(own.bottom() < player.by_id("new-game-start").rect().top(), "in sight: {own}");
    assert!(own.bottom() < player.by_id("game-all-threes").rect().top());
}

#[test]
fn a_level_that_follows_the_rating_is_told_nowhere_before_the_game_is_over() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    choose(&mut player, "new-game-seat-2", "new-game-seat-2-adaptive");
    player.click_id("new-game-start");
    let level = player.session().seating().easiest_level().expect("a Nestor").name();
    let adaptive = msg::LEVEL_ADAPTIVE.text();
    player.must_read(&adaptive);
    assert!(!player.reads(&level), "{:?}", player.parts());
    let told = |player: &Player| player.session().coach_view(YOU).and_then(|it| it.known_level());
    assert_eq!(told(&player), None, "not even by the coach");
    player.press_ctrl(Key::N);
    choose(&mut player, "new-game-seat-2", "new-game-seat-2-easy");
    player.click_id("new-game-start");
    assert_eq!(player.session().levels(), [Level::Easy]);
    assert_eq!(told(&player), Some(Level::Easy), "the coach knows what is told to everybody");
    let nestor = player.session().state().coach_view(Seat::ALL[1]).expect("it was dealt");
    assert_eq!(nestor.known_level(), None, "Nestor plays alike against all");
    let request = player.session().request();
    assert!(request.is_none_or(|it| it.view.known_level().is_none()), "whenever he decides");
}

#[test]
fn a_learner_is_offered_only_where_play_counts_for_more_than_chance() {
    for (preset, is_offered) in [(Preset::AllFives, true), (Preset::Draw, false)] {
        let mut player = Player::new(&preferences(preset), 3);
        player.press_ctrl(Key::N);
        player.click_id("new-game-seat-2");
        assert!(player.has_id("new-game-seat-2-beginner"), "{preset:?}");
        assert_eq!(player.has_id("new-game-seat-2-learner"), is_offered, "{preset:?}");
    }
}
