//! The Settings window in the middle of a game, and the other windows.

use egui::{Key, Rect, Shape};
use engine::{Capicua, DealError, Draws, Level, PossibleScores, Preset, Rules, Seats};
use game::profile::{
    BackChoice, BoneSetChoice, Display, DisplaySetting, GameFilter, Opponents, Pace, PlayEdges,
    Preferences, Rule, Volume,
};
use game::session::Session;
use look::{BackPattern, BoneSet};
use nestor_dominoes::command::GameCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::Named as _;
use words::msg;
use words::refused::cannot_deal;

use words::settings::SettingsPage;

use super::found::{self, game_until};
use super::games::take_a_turn;
use super::notation::{DEAL, FIRST_HAND, NINE_BONES, SECOND_HAND, THIRD_DEAL, THIRD_HAND, at};
use super::player::{Player, preferences, set};

/// The size of a window in which nothing has to be scrolled to, in points.
const TALL: [f32; 2] = [1100.0, 2400.0];

fn in_the_middle() -> Session {
    at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W")
}

/// Opens Settings at a page.
fn settings(player: &mut Player, page: SettingsPage) {
    player.press_ctrl(Key::Comma);
    player.click_id(&format!("settings-tab-{}", page.id()));
}

/// Opens a list and chooses a value.
#[track_caller]
fn choose(player: &mut Player, list: &str, value: &str) {
    player.go_and_click(list);
    player.go_and_click(&format!("{list}-{value}"));
}

#[test]
fn a_changed_rule_counts_from_the_next_hand_on() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    let rules = *player.session().state().rules();
    settings(&mut player, SettingsPage::Rules);
    player.must_read(&msg::SETTINGS_FROM_THE_NEXT_HAND.text());
    player.go_and_click("setting-threes");
    player.press(Key::Escape);
    let waits = msg::SETTINGS_FROM_THE_NEXT_HAND.text();
    assert_eq!(player.message(), waits, "said");
    assert_eq!(*player.session().state().rules(), rules, "not in this hand");
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    while !player.session().state().can_deal() {
        take_a_turn(&mut player, &mut rng);
        player.wait_for_nestor();
        assert_eq!(*player.session().state().rules(), rules, "nor later in it");
    }
    player.click_id("turn-new-hand");
    assert!(player.session().state().rules().threes, "now they do");
    player.must_read("Fives and Threes to 150");
    player.look();
}

/// Starts a game of Draw in place of the one on the table.
fn start_draw(player: &mut Player) {
    player.command(GameCommand::Start(Box::new(preferences(Preset::Draw))));
    player.must_read("Draw to ");
}

#[test]
fn the_page_of_rules_is_that_of_the_game_on_the_table_however_it_came_there() {
    type Way = fn(Player) -> Player;
    let undone: Way = |mut player| {
        start_draw(&mut player);
        player.command(GameCommand::Undo);
        player
    };
    let ways: [(&str, Way); 5] = [
        ("undo", undone),
        ("undo of a new game in the settings", |mut player| {
            player.press_ctrl(Key::N);
            player.click_id("game-draw");
            player.click_id("new-game-start");
            player.must_read("Draw to ");
            player.press_ctrl(Key::Z);
            player
        }),
        ("bookmark", |mut player| {
            player.choose("menu-bookmark");
            start_draw(&mut player);
            player.choose("menu-go-to-bookmark");
            player
        }),
        ("start of the program", |mut player| {
            start_draw(&mut player);
            player.command(GameCommand::Undo);
            player.restart()
        }),
        ("start of the same game again", |mut player| {
            start_draw(&mut player);
            player.command(GameCommand::Undo);
            player.command(GameCommand::Restart);
            player
        }),
    ];
    for (name, way) in ways {
        let mut player = way(Player::at_size(&in_the_middle(), TALL));
        let own = Preset::AllFives.rules(Seats::Two);
        assert_eq!(*player.session().state().rules(), own, "{name}");
        settings(&mut player, SettingsPage::Rules);
        player.must_read(&msg::SETTINGS_FROM_THE_NEXT_HAND.text());
        let game = player.by_id("setting-game").value();
        assert_eq!(game.as_deref(), Some("All Fives"), "{name}");
        choose(&mut player, "setting-target", "200");
        assert_eq!(player.message(), msg::SETTINGS_FROM_THE_NEXT_HAND.text(), "{name}");
        player.click_id("settings-tab-more");
        player.go_and_click("setting-table-count");
        player.press(Key::Escape);
        finish_the_hand(&mut player);
        player.click_id("turn-new-hand");
        let wanted = Rules { target: Some(200), ..own };
        assert_eq!(*player.session().state().rules(), wanted, "{name}");
        player.must_read("All Fives to 200");
    }
}

/// Plays on until the hand is over.
fn finish_the_hand(player: &mut Player) {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while player.session().state().turn().is_some() {
        take_a_turn(player, &mut rng);
        player.wait_for_nestor();
    }
}

#[test]
fn points_to_win_that_somebody_has_end_the_game_and_settings_says_so() {
    let session = at(
        &preferences(Preset::AllFives),
        "1-0 3-2 3-3 4-2 5-2 6-3 6-5 | 0-0 2-1 4-0 4-1 5-1 5-3 5-5",
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND} / 5-5 5-1@E 5-0@W 5-2@N 2-0@N 1-1@E \
             5-4@S 0-0@N 4-0@S 2-1@E 1-0@S 4-2@E draw draw 4-1@S 4-4@S / 5-5 5-3@W 5-2@E 3-2@E \
             3-1@W 3-0@E 5-0@N 4-0@E 1-0@W 4-2@E 2-1@E 0-0@N draw draw draw draw 5-4@S draw \
             2-0@N 4-3@S 2-2@N / "
        ),
    );
    let mut player = Player::at_size(&session, TALL);
    let ends = "the game ends with this hand";
    settings(&mut player, SettingsPage::Rules);
    assert!(!player.reads(ends), "not by itself");
    choose(&mut player, "setting-target", "61");
    player.must_read(ends);
    player.press(Key::Escape);
    assert!(player.message().contains(ends), "{}", player.message());
    assert_eq!(player.session().state().outcome(), None, "not at once");
    finish_the_hand(&mut player);
    player.look();
    assert!(!player.has_id("turn-new-hand"), "there is no other hand");
    player.click_id("turn-end-game");
    assert!(player.reads(" won the game"));
    let tally = player.session().tally();
    let with_help = tally.results(&GameFilter::WITH_NESTORS, true);
    assert_eq!(with_help.games(), 1, "it counts as with help");
    player.look();
}

#[test]
fn rules_that_can_never_be_won_wait_and_the_player_is_told_why() {
    let session = at(
        &preferences(Preset::AllFives),
        THIRD_DEAL,
        &format!("{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND}"),
    );
    let mut player = Player::at_size(&session, TALL);
    let old = *player.session().state().rules();
    let never = DealError::TargetUnreachable { scores: PossibleScores::Fives, target: 150 };
    let why = &cannot_deal(&never);
    settings(&mut player, SettingsPage::Rules);
    player.go_and_click("rules-more");
    player.go_and_click("setting-rounding");
    assert!(!player.reads(why), "rounding alone can be won");
    player.go_and_click("setting-exact-target");
    player.must_read(why);
    player.press(Key::Escape);
    player.click_id("turn-new-hand");
    player.must_read(why);
    player.must_read(&msg::settings_next_hand_by_old_rules(why));
    assert_eq!(*player.session().state().rules(), old, "the old rules go on");
    player.wait_for_nestor();
    player.look();
    settings(&mut player, SettingsPage::Rules);
    player.go_and_click("setting-exact-target");
    player.press(Key::Escape);
    finish_the_hand(&mut player);
    player.click_id("turn-new-hand");
    assert!(player.session().state().rules().rounding, "mended");
}

#[test]
fn a_limit_on_doublets_that_no_hand_breaks_is_not_offered() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::Rules);
    player.go_and_click("rules-more");
    player.go_and_click("setting-doublets-limit");
    for (limit, offered) in [("none", true), ("6", true), ("7", false)] {
        let choice = format!("setting-doublets-limit-{limit}");
        assert_eq!(player.has_id(&choice), offered, "{limit} of seven bones");
    }
}

#[test]
fn another_game_chosen_in_the_middle_of_one_begins_with_the_next() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::Rules);
    choose(&mut player, "setting-game", Preset::FiveUp.id());
    player.press(Key::Escape);
    player.must_read("All Fives to 150");
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    player.must_read("Five-Up to 250");
    player.wait_for_nestor();
    player.look();
}

#[test]
fn preferences_act_at_once() {
    let session = in_the_middle();
    let mut player = Player::at_size(&session, TALL);
    player.must_read("Table count ");
    settings(&mut player, SettingsPage::More);
    player.go_and_click("setting-table-count");
    assert!(!player.reads("Table count "), "seen at once behind the window");
    player.go_and_click("setting-wait-for-ok");
    player.go_and_click("setting-flicker");
    player.click_id("settings-tab-basic");
    player.go_and_click("setting-auto-draw");
    player.press(Key::Escape);
    player.look();
    let set = player.session().preferences().clone();
    assert_eq!(set.display.pace, Pace::WaitForOk, "the pace");
    assert!(
        set.display.auto_draw && set.display.flicker && !set.display.table_count,
        "the switches"
    );
    assert!(!player.session().has_waiting_rules(), "none of them is a rule");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while player.session().person_in_turn().is_some() {
        take_a_turn(&mut player, &mut rng);
    }
    assert!(player.has_id("turn-ok"), "Nestor waits already");
    let player = player.restart();
    assert_eq!(player.session().preferences(), &set, "they are kept");
}

#[test]
fn escape_clears_the_search_of_settings_first_and_closes_them_then() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    player.press_ctrl(Key::F);
    assert_eq!(player.focused_id().as_deref(), Some("settings-search"));
    player.type_into("settings-search", "texture");
    assert!(player.has_id("setting-plain-surfaces"), "it is found");
    player.press(Key::Escape);
    assert!(player.has_id("settings-tab-more"), "the pages are back");
    player.press(Key::Escape);
    assert!(!player.has_id("settings-tab-more"), "Settings are closed");
}

#[test]
fn who_sought_the_language_still_finds_it_in_another_one() {
    let words = [
        ("en", "language"),
        ("de", "sprache"),
        ("es", "idioma"),
        ("fr", "langue"),
        ("pt-BR", "idioma"),
    ];
    for (from, word) in words {
        let set = Preferences {
            language: Some(from.parse().expect("a language")),
            ..preferences(Preset::AllFives)
        };
        let mut player = Player::new(&set, 1);
        player.press_ctrl(Key::Comma);
        player.press_ctrl(Key::F);
        player.type_into("settings-search", word);
        for (to, _) in words {
            player.go_and_click("settings-language");
            player.click_id(&format!("settings-language-{to}"));
            assert!(player.has_id("settings-language"), "{word} in {to}, sought in {from}");
        }
    }
}

#[test]
fn help_tells_the_rules_of_the_game_on_the_table() {
    let session = at(&preferences(Preset::FiveUp), NINE_BONES, "");
    let mut player = Player::at(&session);
    player.press(Key::F1);
    player.click_id("help-page-rules");
    player.must_read("Five-Up");
    assert!(player.reads("pagat.com"), "with its source");
}

#[test]
fn keys_alone_do_nothing_to_the_table_behind_settings() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    let (before, hand) = (player.session().preferences().clone(), player.hand());
    for key in [Key::V, Key::O, Key::F5] {
        player.press(key);
        assert_eq!(*player.session().preferences(), before, "{key:?}");
        assert_eq!(player.hand(), hand, "{key:?}");
    }
    player.press(Key::Escape);
    player.press(Key::V);
    assert_ne!(*player.session().preferences(), before, "at the table it does");
}

/// What opens folders on this system, of which it notes what it was asked for.
#[cfg(target_os = "linux")]
const OPENER: &str = "#!/bin/sh\nprintf %s \"$1\" > \"${0%/*}/asked\"\n";

#[test]
#[cfg(target_os = "linux")]
#[ignore = "it has no programs but some of the test's own, for another test"]
fn opens_the_folder() {
    let Some((programs, has_opener)) = super::child::task() else {
        return;
    };
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::More);
    let folder = player.path().display().to_string();
    player.go_and_click("setting-settings-copy-path");
    player.must_read(&msg::FOLDER_PATH_COPIED.text());
    player.go_and_click("setting-settings-open-folder");
    if has_opener == 1 {
        let asked = || std::fs::read_to_string(programs.join("asked")).unwrap_or_default();
        player.step_until("the folder is shown", |_| asked() == folder);
    } else {
        let told = msg::folder_not_shown(folder);
        player.step_until("it cannot be shown", |player| player.reads(&told));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_folder_is_opened_by_the_system_or_the_player_is_told_that_it_cannot() {
    use std::os::unix::fs::PermissionsExt as _;
    for has_opener in [0, 1] {
        let programs = tempfile::tempdir().expect("a temporary folder");
        if has_opener == 1 {
            let opener = programs.path().join("xdg-open");
            std::fs::write(&opener, OPENER).expect("it can be written");
            let may_run = std::fs::Permissions::from_mode(0o755);
            std::fs::set_permissions(&opener, may_run).expect("it is our own");
        }
        let name = "settings::opens_the_folder";
        let output = super::child::child(name, programs.path(), has_opener)
            .env("PATH", programs.path())
            .output()
            .expect("it runs");
        let out = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && out.contains("1 passed"), "{out}");
    }
}

#[test]
fn what_stands_in_the_way_of_a_rule_is_a_click_away() {
    let session = at(&preferences(Preset::Block), DEAL, "6-6 6-2@W");
    for is_sought in [false, true] {
        let mut player = Player::at(&session);
        settings(&mut player, SettingsPage::Rules);
        if is_sought {
            player.focus("settings-search");
            let name = Rule::VoluntaryDraw.name();
            player.type_into("settings-search", &name);
        } else {
            player.go_and_click("rules-more");
        }
        let way = "setting-voluntary-draw-with-draws";
        let before = player.session().preferences().rules;
        player.go_and_click(way);
        let after = player.session().preferences().rules;
        let wanted = Rules { draws: Draws::UntilOneFits, voluntary_draw: true, ..before };
        assert_eq!(after, wanted, "both at once");
        assert!(!player.has_id(way), "nothing is in the way any more");
        player.look();
    }
}

#[test]
fn why_a_value_is_refused_is_told_beside_that_value() {
    let session = at(&preferences(Preset::Draw), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    settings(&mut player, SettingsPage::Rules);
    player.go_and_click("rules-more");
    let why = msg::IMPOSSIBLE_FIVES_DISPLAY.text();
    assert!(player.has_id("setting-score-display"), "points, not fives");
    assert!(!player.reads(&why), "nothing is wrong with points");
    player.go_and_click("setting-score-display");
    player.must_read(&why);
}

#[test]
fn bones_have_colored_edges_only_where_they_are_wanted() {
    /// How much is painted.
    fn painted(player: &Player) -> usize {
        let shapes = player.painted(Rect::EVERYTHING).into_iter();
        let vertices = shapes.map(|shape| match shape {
            Shape::Mesh(mesh) => mesh.vertices.len(),
            _ => 0,
        });
        vertices.sum()
    }
    for (seats, has_edges) in [(Seats::Two, false), (Seats::Three, true)] {
        let session = game_until(&set(Preset::AllFives.rules(seats)), 0, |session| {
            session.person_in_turn().is_some() && session.state().record().len() > 6
        });
        let with = |edges| {
            let mut player = Player::at(&session);
            let mut preferences = player.session().preferences().clone();
            preferences.display.play_edges = edges;
            player.command(GameCommand::SetPreferences(Box::new(preferences)));
            painted(&player)
        };
        let all = [PlayEdges::default(), PlayEdges::FromThree, PlayEdges::Always];
        let [usual, from_three, always] = all.map(with);
        assert!(always > usual, "{seats:?}: {always}, {usual}");
        let expected = if has_edges { always } else { usual };
        assert_eq!(from_three, expected, "{seats:?}");
    }
}

#[test]
fn bones_and_backs_are_chosen_by_their_pictures_and_each_has_one() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::Basic);
    player.go_and_click("setting-bones-ebony");
    player.go_and_click("setting-backs-laurel");
    let display = player.session().preferences().display;
    assert_eq!(display.bones, BoneSetChoice::Ebony);
    assert_eq!(display.backs, BackChoice::Laurel);
    let choices = |setting: DisplaySetting| setting.choices(&Display::default()).len();
    assert_eq!(choices(DisplaySetting::Bones), BoneSet::ALL.len());
    assert_eq!(choices(DisplaySetting::Backs), BackPattern::ALL.len());
    look_for(&mut player, "bones");
    let top = |id: &str| player.by_id(id).rect().top();
    let whole_name = top("setting-bones-ebony");
    assert!(whole_name < top("setting-hand-size"), "whose whole name was typed comes first");
}

/// Looks for something in Settings.
#[track_caller]
fn look_for(player: &mut Player, text: &str) {
    player.press_ctrl(Key::F);
    player.type_into("settings-search", text);
}

#[test]
fn all_that_can_be_set_is_found_by_its_name_and_by_what_players_call_it() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    player.press_ctrl(Key::Comma);
    let rules = Rule::ALL.map(|rule| {
        let id = format!("setting-{}", <&str>::from(rule));
        (rule.name().to_uppercase(), id)
    });
    // The volume belongs to the sound.
    let display = DisplaySetting::ALL.map(|setting| {
        let id = format!("setting-{}", <&str>::from(setting)).replace("volume", "sound");
        (setting.name(), id)
    });
    for (words, id) in rules.into_iter().chain(display) {
        look_for(&mut player, &words);
        assert!(player.has_id(&id), "{words} leads to {id}");
    }
    look_for(&mut player, "choice drawing");
    assert!(player.has_id("setting-voluntary-draw"), "both words");
    assert!(!player.has_id("setting-draws"), "one of both");
    look_for(&mut player, "zebra");
    player.must_read(&msg::settings_found(0_usize));
}

/// What players look for by their own words, and what is found first.
const EVERYDAY: [(&str, &str); 88] = [
    ("animation", "setting-motion"),
    ("background", "setting-plain-surfaces"),
    ("backup", "setting-settings-copy-path"),
    ("beginner cards", "settings-first-hints"),
    ("bigger letters", "settings-text-size"),
    ("blunder", "setting-tutor"),
    ("bookmark", "found-menu-bookmark"),
    ("calendar", "found-window-daily"),
    ("card counting", "setting-lens"),
    ("challenge", "found-window-daily"),
    ("cheating", "found-menu-show-hidden-hands"),
    ("checkpoint", "found-menu-bookmark"),
    ("clue", "found-menu-hint"),
    ("coach", "setting-tutor"),
    ("color blind", "setting-settings-edit-colors"),
    ("cribbage", "setting-game"),
    ("daily", "found-window-daily"),
    ("dark mode", "settings-looks-walnut"),
    ("deal of the day", "found-window-daily"),
    ("difficulty", "setting-level"),
    ("doubles", "setting-doublets-limit"),
    ("exit", "found-menu-quit"),
    ("export", "found-menu-save"),
    ("fair", "found-window-honesty"),
    ("family", "found-menu-change-player"),
    ("font", "settings-text-size"),
    ("friend", "found-window-new-game"),
    ("full screen", "found-menu-full-screen"),
    ("fullscreen", "found-menu-full-screen"),
    ("goal", "setting-target"),
    ("hint", "found-menu-hint"),
    ("history", "found-window-history"),
    ("hot seat", "found-window-new-game"),
    ("hotkeys", "found-window-keys"),
    ("house rules", "setting-game"),
    ("how to play", "found-window-help"),
    ("larger text", "settings-text-size"),
    ("lessons", "found-window-lessons"),
    ("license", "found-window-about"),
    ("load", "found-menu-open"),
    ("louder", "setting-sound-volume"),
    ("muggins", "setting-game"),
    ("multiplayer", "settings-network"),
    ("mute", "setting-sound-volume"),
    ("night", "settings-looks-walnut"),
    ("numbered", "found-window-numbered"),
    ("numerals", "setting-numerals"),
    ("online play", "settings-network"),
    ("partner", "setting-partner-may-lead"),
    ("peek", "found-menu-show-hidden-hands"),
    ("pegs", "setting-score-keeping"),
    ("play from here", "found-menu-review"),
    ("play from this position", "found-menu-review"),
    ("practice", "found-menu-practice"),
    ("probability", "setting-lens"),
    ("profile", "found-menu-change-player"),
    ("proof of fair deals", "found-window-seals"),
    ("provably fair", "found-window-seals"),
    ("record", "history-keep"),
    ("rematch with swapped hands", "found-menu-review"),
    ("rematch", "found-menu-restart-game"),
    ("rename", "found-menu-change-player"),
    ("replay", "found-menu-review"),
    ("resign", "found-menu-give-up"),
    ("save point", "found-menu-bookmark"),
    ("score card", "found-window-score-sheet"),
    ("screen reader", "found-window-keys"),
    ("seed", "found-window-numbered"),
    ("shortcuts", "found-window-keys"),
    ("sound", "setting-sound-volume"),
    ("show my hand", "found-menu-show-hidden-hands"),
    ("show Nestor's hand", "found-menu-show-hidden-hands"),
    ("speed", "setting-pace"),
    ("statistics", "found-window-tally"),
    ("take back", "found-menu-undo"),
    ("theme", "settings-looks-walnut"),
    ("tile tracker", "setting-lens"),
    ("timer", "setting-clock"),
    ("tutorial", "found-window-lessons"),
    ("undo", "found-menu-undo"),
    ("version", "found-window-about"),
    ("volume", "setting-sound-volume"),
    ("warning before a blunder", "setting-tutor"),
    ("what if", "found-menu-review"),
    ("who won", "found-window-result"),
    ("win rate", "found-window-tally"),
    ("win/loss record", "found-window-tally"),
    ("zoom", "settings-text-size"),
];

#[test]
fn what_players_call_by_their_own_words_is_found_first() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    let mut wrong = Vec::new();
    for (words, id) in EVERYDAY {
        look_for(&mut player, words);
        let found = player.widgets().into_iter().map(|widget| widget.id);
        let all = ["setting", "history-keep", "found-"];
        let is_found = |id: &String| all.iter().any(|start| id.starts_with(start));
        let found = found.filter(|id| is_found(id) && !id.starts_with("settings-search"));
        let found: Vec<_> = found.collect();
        if found.first().map(String::as_str) != Some(id) {
            wrong.push((words, id, found));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_found_elsewhere_is_a_click_away() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    look_for(&mut player, "statistics");
    player.click_id("found-window-tally");
    assert!(!player.has_id("settings-search"), "one window at a time");
    player.press(Key::Escape);
    look_for(&mut player, "take back");
    player.click_id("found-menu-undo");
    assert!(!player.has_id("settings-search"), "it is seen at the table");
    assert!(player.session().can_redo(), "it was done");
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press_ctrl(Key::Comma);
    look_for(&mut player, "bookmark");
    player.must_read(&msg::WHY_NO_BOOKMARK.text());
    assert!(player.is_off("found-menu-go-to-bookmark"));
}

#[test]
fn a_page_is_reset_without_any_other_and_the_reset_is_undone() {
    let first = Preferences::default();
    for page in SettingsPage::ALL {
        let mut before = preferences(Preset::FiveUp);
        before.rules.bury_two = true;
        before.opponents = Opponents::nestors(Level::Tough);
        before.history = false;
        before.display.ends_only = true;
        let mut player = Player::at_size(&found::session(&before, 1), TALL);
        let before = player.session().preferences().clone();
        settings(&mut player, page);
        player.go_and_click("settings-reset");
        let mut expected = before.clone();
        match page {
            SettingsPage::Rules => expected.rules = Preset::FiveUp.rules(Seats::Two),
            SettingsPage::Basic => {
                expected.opponents = first.opponents.clone();
                expected.display.pace = first.display.pace;
                expected.display.sound = first.display.sound;
                expected.display.one_click = first.display.one_click;
                expected.display.auto_draw = first.display.auto_draw;
            }
            SettingsPage::More => {
                expected.display.motion = first.display.motion;
                expected.display.ends_only = first.display.ends_only;
                expected.history = first.history;
                expected.first_hints = player.session().preferences().first_hints.clone();
            }
        }
        assert_eq!(*player.session().preferences(), expected, "{page:?}");
        player.go_and_click("settings-undo-reset");
        assert_eq!(*player.session().preferences(), before, "{page:?} again");
    }
}

#[test]
fn each_tab_starts_at_its_top() {
    let mut player = Player::at(&in_the_middle());
    settings(&mut player, SettingsPage::Basic);
    let first = |player: &Player| player.by_id("setting-game").rect();
    player.click_id("settings-tab-rules");
    let top = first(&player);
    player.click_id("settings-tab-basic");
    for _ in 0..3 {
        player.press(Key::PageDown);
    }
    player.click_id("settings-tab-rules");
    assert_eq!(first(&player), top);
}

#[test]
fn points_to_win_of_ones_own_are_typed_and_what_is_no_number_changes_nothing() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::Rules);
    let target = |player: &Player| player.session().preferences().rules.target;
    let before = target(&player);
    choose(&mut player, "setting-target", "own");
    assert_eq!(target(&player), before, "nothing changes yet");
    let field = "settings-own-target-field";
    player.focus(field);
    for _ in 0..3 {
        player.press(Key::Backspace);
    }
    assert_eq!(target(&player), Some(1), "nothing is no number");
    player.type_into(field, "77");
    assert_eq!(target(&player), Some(77), "as written");
    choose(&mut player, "setting-target", "none");
    assert_eq!(target(&player), None, "no points");
    assert!(!player.has_id(field), "no field");
}

#[test]
fn any_number_of_points_can_be_typed_for_a_bonus() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::Rules);
    player.go_and_click("rules-more");
    let rules = |player: &Player| player.session().preferences().rules;
    for (rule, field) in [
        ("setting-capicua", "setting-capicua-own-field"),
        ("setting-chuchazo", "setting-chuchazo-own-field"),
        ("setting-all-pass", "setting-all-pass-own-field"),
    ] {
        assert!(!player.has_id(field), "{field}");
        choose(&mut player, rule, "own");
        player.retype(field, "40");
    }
    let set = rules(&player);
    assert_eq!((set.capicua, set.chuchazo, set.all_pass), (Capicua::Points(40), 40, 40));
    player.retype("setting-capicua-own-field", "501");
    assert_eq!(rules(&player).capicua, Capicua::Points(40), "501 are too many");
    choose(&mut player, "setting-capicua", "100");
    assert_eq!(rules(&player).capicua, Capicua::Points(100), "one of those that are offered");
    assert!(!player.has_id("setting-capicua-own-field"), "no field");
}

#[test]
fn the_sound_has_a_slider_and_a_switch_and_nestor_waits_for_ok_until_a_speed_is_set() {
    let mut player = Player::at_size(&in_the_middle(), TALL);
    settings(&mut player, SettingsPage::Basic);
    let set = |player: &Player| {
        let display = player.session().preferences().display;
        (display.sound, display.volume)
    };
    player.focus("setting-sound-volume");
    for volume in [Volume::Quiet, Volume::Medium, Volume::Loud] {
        player.press(Key::ArrowRight);
        assert_eq!(set(&player), (true, volume), "heard");
    }
    player.go_and_click("setting-sound");
    assert_eq!(set(&player), (false, Volume::Loud), "silent");
    player.click_id("settings-tab-more");
    player.go_and_click("setting-wait-for-ok");
    let pace = |player: &Player| player.session().preferences().display.pace;
    assert_eq!(pace(&player), Pace::WaitForOk, "he waits");
    player.click_id("settings-tab-basic");
    player.go_and_click("setting-pace-slow");
    assert_eq!(pace(&player), Pace::Slow, "he does not any more");
}
