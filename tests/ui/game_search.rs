//! Finding a game or a rule in New game.

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Level, Preset, Seats};
use game::profile::Preferences;
use words::{Named as _, msg};

use super::found::session;
use super::new_game::chosen_game;
use super::player::{Player, preferences};

/// Looks for something in the window.
fn seek(player: &mut Player, words: &str) {
    player.press_ctrl(Key::F);
    let focused = player.focused_id();
    assert_eq!(focused.as_deref(), Some("new-game-search"), "by keyboard");
    // What was looked for before is selected, and goes with the first letter.
    player.type_into("new-game-search", words);
}

/// The games whose cards are to be seen, in order.
fn games(player: &Player) -> Vec<String> {
    let widgets = player.widgets().into_iter();
    let games = widgets.filter(|widget| widget.role == Role::RadioButton);
    let ids = games.map(|game| game.id);
    ids.filter(|id| id.contains("game-")).collect()
}

#[test]
fn games_and_rules_are_found_by_any_word_and_the_best_come_first() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session(&preferences(Preset::AllFives), 0), size);
        player.press_ctrl(Key::N);
        let all = games(&player);
        for (words, first, more, found) in [
            ("spinner", "game-all-fives", "game-five-up", "found-rule-spinner"),
            ("MUGGINS", "game-muggins", "game-all-fives", "found-rule-claims"),
            (
                "cribbage",
                "game-cribbage-board-fives",
                "game-british-fives-and-threes",
                "found-rule-score-display",
            ),
            ("partners", "game-latin-partners", "game-five-up", "found-seats-partners"),
            ("boneyard draw", "game-draw", "game-palm-all-fives", "found-rule-draws"),
        ] {
            seek(&mut player, words);
            let games = games(&player);
            assert_eq!(games.first().map(String::as_str), Some(first), "{words}");
            assert!(games.iter().any(|game| game == more), "{words}: {games:?}");
            assert!(games.len() < 15, "{words}: not all");
            assert!(player.has_id(found), "{words}: {found}");
            let seen = player.by_id(first).rect().top();
            let end = player.by_id("new-game-start").rect().top();
            assert!(seen < end, "{words}: the first is seen while one types");
        }
        seek(&mut player, "xyz");
        assert_eq!(games(&player), Vec::<String>::new(), "there is none");
        player.must_read("Try another word");
        player.press(Key::Escape);
        assert_eq!(games(&player), all, "all are back");
        assert!(player.has_id("new-game-start"), "and the window is open");
    }
}

/// What players call a game, a rule, a level, who plays or a way to start, and what is found.
const EVERYDAY: [(&str, &str); 42] = [
    ("alone", "found-seats-two"),
    ("beginner", "found-level-beginner"),
    ("bomb", "game-firecracker-fives"),
    ("children", "game-draw"),
    ("clock", "found-rule-clock"),
    ("custom", "found-new-game-rules"),
    ("difficult", "found-level-tough"),
    ("doubles", "found-rule-spinner"),
    ("easy", "found-level-easy"),
    ("expert", "found-level-brutal"),
    ("family", "found-new-game-someone"),
    ("fives", "game-all-fives"),
    ("four", "found-seats-four"),
    ("friend", "found-new-game-someone"),
    ("goal", "found-rule-target"),
    ("hard", "found-level-tough"),
    ("headers", "found-rule-headers"),
    ("headers", "game-bergen"),
    ("house rules", "found-new-game-rules"),
    ("kids", "game-draw"),
    ("length", "found-rule-target"),
    ("muggins", "game-muggins"),
    ("numbered", "found-window-numbered"),
    ("own rules", "found-new-game-rules"),
    ("partners", "found-seats-partners"),
    ("pegs", "game-cribbage-board-fives"),
    ("pegs", "found-rule-score-display"),
    ("points", "found-rule-target"),
    ("pub", "game-british-fives-and-threes"),
    ("seed", "found-window-numbered"),
    ("short", "found-rule-target"),
    ("simple", "game-draw"),
    ("spinner", "found-rule-spinner"),
    ("start", "found-rule-first-lead"),
    ("teams", "found-seats-partners"),
    ("three", "found-seats-three"),
    ("timer", "found-rule-clock"),
    ("two", "found-seats-two"),
    ("two people", "found-new-game-someone"),
    ("two people", "found-seats-two"),
    ("windows", "game-the-draw-game"),
    ("winner leads", "found-rule-later-leads"),
];

#[test]
fn what_players_call_by_their_own_words_is_found() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    let missing = EVERYDAY.into_iter().filter(|(words, id)| {
        seek(&mut player, words);
        !player.has_id(id)
    });
    assert_eq!(missing.collect::<Vec<_>>(), []);
}

/// What players elsewhere type, and what is found.
const ELSEWHERE: [(&str, &str, &str); 56] = [
    ("en", "5-up", "game-five-up"),
    ("en", "fiveup", "game-five-up"),
    ("en", "lock", "game-block"),
    ("en", "cutthroat", "game-cut-throat"),
    ("en", "counter-clockwise", "game-latin-partners"),
    ("en", "mexican", "game-latin-partners"),
    ("es", "capicua", "game-dominican"),
    ("es", "cerrada", "game-block"),
    ("es", "dupla", "game-latin-partners"),
    ("es", "dupla", "found-seats-partners"),
    ("es", "internacional", "game-latin-partners"),
    ("es", "mexicano", "game-latin-partners"),
    ("es", "argentino", "game-block"),
    ("es", "mula", "found-rule-spinner"),
    ("es", "piedra", "found-rule-hand-size"),
    ("es", "pintas", "found-rule-fit"),
    ("es", "pase corrido", "found-rule-all-pass"),
    ("es", "venezolano", "game-latin-partners"),
    ("es", "dominó de la jamaica", "game-jamaican-partners"),
    ("pt-BR", "lá e lô", "found-rule-capicua"),
    ("pt-BR", "la e lo", "game-dominican"),
    ("pt-BR", "la-e-lo", "game-dominican"),
    ("pt-BR", "laelo", "game-dominican"),
    ("pt-BR", "lá-e-lô", "game-puerto-rican"),
    ("pt-BR", "buchuda", "game-brazilian-partners"),
    ("pt-BR", "lalô", "game-brazilian-partners"),
    ("pt-BR", "cruzada", "found-rule-hand-worth"),
    ("es", "zapatero", "game-spanish-partners"),
    ("es", "españa", "game-spanish-partners"),
    ("en", "brazil", "game-brazilian-partners"),
    ("pt-BR", "gabão", "found-rule-spinner"),
    ("pt-BR", "venezuelano", "game-latin-partners"),
    ("pt-BR", "dupla", "game-latin-partners"),
    ("de", "Blockade", "game-latin-partners"),
    ("de", "Pasch", "found-rule-doublets-limit"),
    ("de", "richtung", "found-rule-direction"),
    ("fr", "venezuela", "game-latin-partners"),
    ("en", "cuban", "game-cuban"),
    ("en", "double nine", "game-cuban"),
    ("en", "brazilian", "game-brazilian-partners"),
    ("es", "cuba", "game-cuban"),
    ("es", "cubano", "game-cuban"),
    ("es", "doble nueve", "game-cuban"),
    ("es", "pollona", "game-cuban"),
    ("es", "brasileño", "game-brazilian-partners"),
    ("pt-BR", "cubano", "game-cuban"),
    ("pt-BR", "brasileiro", "game-brazilian-partners"),
    ("pt-BR", "Brasil", "game-brazilian-partners"),
    ("pt-BR", "quadrada", "game-brazilian-partners"),
    ("pt-BR", "buchuda", "game-brazilian-partners"),
    ("de", "kubanisch", "game-cuban"),
    ("de", "Doppelneun", "game-cuban"),
    ("de", "brasilianisch", "game-brazilian-partners"),
    ("fr", "cubain", "game-cuban"),
    ("fr", "double-neuf", "game-cuban"),
    ("fr", "brésilien", "game-brazilian-partners"),
];

/// What players type for something that is not here, and the game that comes first then.
const ABSENT: [(&str, &str, &str); 16] = [
    ("en", "Mexican Train", "game-draw"),
    ("en", "chicken foot", "game-draw"),
    ("en", "chickenfoot", "game-draw"),
    ("en", "key card", "game-jamaican-partners"),
    ("en", "barbados", "game-jamaican-partners"),
    ("en", "trinidad", "game-jamaican-partners"),
    ("en", "french", "game-block"),
    ("es", "tren mexicano", "game-draw"),
    ("es", "pata de gallina", "game-draw"),
    ("es", "zapatero", "game-latin-partners"),
    ("es", "chiva", "game-latin-partners"),
    ("pt-BR", "mexicano", "game-draw"),
    ("pt-BR", "pé de galinha", "game-draw"),
    ("de", "Hühnerfuß", "game-draw"),
    ("de", "Mexican Train", "game-draw"),
    ("fr", "train mexicain", "game-draw"),
];

/// New game in a language.
fn in_language(language: &str) -> Player {
    let set = Preferences {
        language: Some(language.parse().expect("it is a language")),
        ..preferences(Preset::AllFives)
    };
    let mut player = Player::new(&set, 3);
    player.press_ctrl(Key::N);
    player
}

#[test]
fn what_players_elsewhere_call_by_their_own_words_is_found() {
    let mut missing = Vec::new();
    for language in ["en", "es", "pt-BR", "de", "fr"] {
        let mut player = in_language(language);
        for (_, words, id) in ELSEWHERE.iter().filter(|row| row.0 == language) {
            seek(&mut player, words);
            if !player.has_id(id) {
                missing.push((language, words, id));
            }
        }
    }
    assert_eq!(missing, []);
}

#[test]
fn what_is_not_here_is_said_with_the_game_that_is_nearest() {
    let mut wrong = Vec::new();
    for language in ["en", "es", "pt-BR", "de", "fr"] {
        let mut player = in_language(language);
        for (_, words, nearest) in ABSENT.iter().filter(|row| row.0 == language) {
            seek(&mut player, words);
            let told = player.label("new-game-found");
            let preset = Preset::ALL.into_iter().find(|it| it.message_id() == *nearest);
            let name = preset.expect("it is a game").name();
            let first = games(&player).into_iter().next();
            if !told.contains(&name) || first.as_deref() != Some(*nearest) {
                wrong.push((language, words, told, first));
            }
        }
        for words in ["mexic", "nueve", "doble", "double", "carroça", "domino", "train"] {
            seek(&mut player, words);
            let told = player.label("new-game-found");
            let count = player.ids("found-").len() + games(&player).len();
            let usual = [msg::settings_found(count), msg::NEW_GAME_NOTHING_FOUND.text()];
            let is_train = words == "train" && language == "fr";
            assert_eq!(usual.contains(&told), !is_train, "{words}: {told}");
        }
    }
    assert_eq!(wrong, []);
}

#[test]
fn small_words_and_parts_of_words_do_not_find_everything() {
    for (language, words, most) in [
        ("pt-BR", "lá e lô", 5),
        ("pt-BR", "la e lo", 5),
        ("es", "la e lo", 0),
        ("es", "chuchazo", 4),
        ("en", "ino", 0),
    ] {
        let mut player = in_language(language);
        seek(&mut player, words);
        let found = games(&player);
        assert!(found.len() <= most, "{words}: {found:?}");
    }
}

#[test]
fn what_is_not_here_leads_to_a_game_that_is_played_with_enter() {
    let mut player = in_language("es");
    seek(&mut player, "zapatero");
    player.press(Key::Enter);
    assert_eq!(chosen_game(&player), ["game-latin-partners"]);
    player.press(Key::Enter);
    let rules = player.session().state().rules();
    assert_eq!(Preset::from_rules(rules), Some(Preset::LatinPartners), "it is played");
}

#[test]
fn where_no_rule_is_found_the_games_follow_at_once() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    seek(&mut player, "yard dominoes");
    assert_eq!(player.ids("found-"), Vec::<String>::new());
    let told = player.by_id("new-game-found").rect();
    let first = player.by_id("game-jamaican-partners").rect();
    assert!(first.top() - told.bottom() < 12.0, "{told} {first}");
}

#[test]
fn a_level_a_person_and_a_number_that_were_found_are_asked_for() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    seek(&mut player, "impossible");
    player.click_id("found-level-brutal");
    seek(&mut player, "seed");
    player.click_id("found-window-numbered");
    player.settle();
    assert_eq!(player.focused_id().as_deref(), Some("numbered-number"));
    player.click_id("new-game-start");
    let levels = player.session().preferences().opponents.levels(Seats::Two);
    assert_eq!(levels, [Level::Brutal]);
    player.press_ctrl(Key::N);
    seek(&mut player, "human");
    player.click_id("found-new-game-someone");
    player.settle();
    let focused = player.focused_id();
    assert_eq!(focused.as_deref(), Some("new-game-seat-2-name"), "named");
}

#[test]
fn a_game_that_a_search_does_not_show_is_not_played() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    seek(&mut player, "cuban");
    let is_off = |player: &Player| player.by_id("new-game-start").accesskit_node().is_disabled();
    assert!(is_off(&player), "All Fives is chosen, and only Cuban is shown");
    player.click_id("game-cuban");
    assert!(!is_off(&player), "it is chosen");
    seek(&mut player, "bergen");
    assert!(is_off(&player), "only Bergen is shown now");
    seek(&mut player, "cuban");
    player.click_id("new-game-start");
    let rules = player.session().state().rules();
    assert_eq!(Preset::from_rules(rules), Some(Preset::Cuban));
}

#[test]
fn what_was_found_beside_games_stands_apart() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let session = session(&preferences(Preset::AllFives), 3);
        let mut player = Player::at_size(&session, size);
        player.press_ctrl(Key::N);
        seek(&mut player, "draw");
        let found = player.widgets().into_iter();
        let found = found.filter(|widget| widget.id.starts_with("found-"));
        let found: Vec<_> = found.map(|it| player.by_id(&it.id).rect()).collect();
        assert!(found.len() > 2, "several rules are found");
        for (n, one) in found.iter().enumerate() {
            for other in &found[n + 1..] {
                let apart = one.expand(3.0).intersects(other.expand(3.0));
                assert!(!apart, "{one} and {other} at {size:?}");
            }
        }
    }
}

#[test]
fn a_game_that_was_found_is_played_with_enter() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    let before = player.session().game().id();
    player.press_ctrl(Key::N);
    seek(&mut player, "every doublet");
    player.press(Key::Enter);
    assert_eq!(player.session().game().id(), before, "not yet");
    assert!(!player.by_id("new-game-start").accesskit_node().is_disabled(), "it can be played");
    let focused = player.focused_id();
    assert_eq!(focused.as_deref(), Some("game-five-up"), "the first found");
    assert_eq!(chosen_game(&player), ["game-five-up"], "it is chosen");
    player.press(Key::Enter);
    let rules = player.session().state().rules();
    assert_eq!(Preset::from_rules(rules), Some(Preset::FiveUp), "it is played");
    player.press_ctrl(Key::N);
    seek(&mut player, "xyz");
    player.press(Key::Enter);
    assert!(player.has_id("new-game-start"), "nothing is played by that");
}

#[test]
fn a_rule_that_was_found_is_shown_and_marked_among_the_rules() {
    for (words, rule) in
        [("exact", "exact-target"), ("chuchazo", "chuchazo"), ("capicua", "capicua")]
    {
        let mut player = Player::new(&preferences(Preset::AllFives), 3);
        player.press_ctrl(Key::N);
        seek(&mut player, words);
        player.click_id(&format!("found-rule-{rule}"));
        player.settle();
        // Of several choices side by side the one that is set takes the keyboard.
        let focused = player.focused_id().expect("it is marked");
        assert!(focused.starts_with(&format!("setting-{rule}")), "{focused}");
        let row = player.by_id(&focused).rect();
        let head = player.by_id("new-game-search").rect().bottom();
        let foot = player.by_id("new-game-start").rect().top();
        assert!(head < row.top() && row.bottom() < foot, "{row} is to be seen");
        player.click_id("new-game-pictures");
        player.settle();
        assert!(!player.has_id("new-game-pictures"), "one can go back");
    }
}

#[test]
fn partners_that_were_found_sit_down() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    seek(&mut player, "partners");
    player.click_id("found-seats-partners");
    let toggled = player.by_id("seats-partners").accesskit_node().toggled();
    assert_eq!(toggled, Some(Toggled::True), "it is set");
    player.click_id("new-game-start");
    let rules = player.session().state().rules();
    assert_eq!(*rules, Preset::AllFives.rules(Seats::Partners), "played so");
}

#[test]
fn the_window_stays_as_it_is_while_something_is_looked_for() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::N);
    let window = |player: &Player| {
        let window = player.harness.get_by_role_and_label(Role::Dialog, "New game");
        window.rect()
    };
    let before = window(&player);
    for words in ["block", "xyz"] {
        seek(&mut player, words);
        assert_eq!(window(&player), before, "{words}");
    }
}

#[test]
fn each_ready_made_game_is_two_clicks_away_and_says_what_it_is_like() {
    for preset in Preset::ALL {
        let name: &str = preset.into();
        let mut player = Player::new(&preferences(Preset::AllFives), 3);
        player.click_id("bar-game");
        player.settle();
        let card = format!("game-{name}");
        player.go_and_click(&card);
        assert_eq!(chosen_game(&player).concat(), card, "{name}");
        let told = player.label(&card);
        // A game in pairs seats partners.
        let shorts = Seats::ALL
            .map(|seats| words::new_game::short_description(preset, &preset.rules(seats)));
        let short = shorts.into_iter().find(|short| told.contains(short));
        let short = short.unwrap_or_else(|| panic!("{told}"));
        assert!(short.split_whitespace().count() <= 12, "{short}");
        let says = preset.explanation();
        let sentences = says.matches(['.', '?']).count();
        assert!((2..=4).contains(&sentences), "{says}");
    }
}
