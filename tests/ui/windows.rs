//! Every window, over a table at which much was played and kept, at every size and in every
//! language: it opens inside the screen and in its middle, all of it has a name, nothing of it
//! is cut off, the keyboard reaches it all, and Escape closes it and gives the keyboard back.

use std::collections::BTreeSet;
use std::fs;

use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::{Key, Pos2, Rect, Shape, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Name, Preset, Seats, Team};
use game::profile::{OwnGame, Pace};
use game::session::Session;
use game::store::write_game;
use nestor_dominoes::command::{FairTab, WindowCommand, WindowKind};
use unic_langid::LanguageIdentifier;
use words::languages;
use words::settings::SettingsPage;

use super::found::game_until;
use super::history::{reviewed_games, unfold_skill};
use super::notation::{DEAL, FIRST_HAND, SECOND_DEAL, at};
use super::player::{MENU_IDS, Player, folder, preferences};

/// Windows narrow and wide, low and high; those in the middle are spoken in all languages, the
/// others in the one with the longest words.
const SIZES: [[f32; 2]; 6] = [
    [360.0, 560.0],
    [733.0, 507.0],
    [420.0, 800.0],
    [1100.0, 760.0],
    [800.0, 480.0],
    [1920.0, 1080.0],
];
/// A window in which nothing is in want of room.
const WIDE: [f32; 2] = SIZES[3];
/// The height of the bar above the table, and of its words.
const BAR: f32 = 44.0;
const WORDS_OF_BAR: f32 = 40.0;
/// How far from the middle a window may open, in points: by rounding, and where its height
/// changes while it opens.
const NEAR: f32 = 3.0;
/// More pages than a window is looked at.
const MAX_PAGES: usize = 8;

/// What can be used.
const USED: [Role; 8] = [
    Role::Button,
    Role::RadioButton,
    Role::CheckBox,
    Role::ComboBox,
    Role::TextInput,
    Role::Slider,
    Role::SpinButton,
    Role::Link,
];

/// What is in sight wherever a window is scrolled to.
const ALWAYS_SEEN: [&str; 14] = [
    "close-window",
    "players-sit-down",
    "new-game-start",
    "new-game-seat-4",
    "seats-partners",
    "save-name",
    "save-now",
    "save-as-file",
    "open-game-0",
    "open-now",
    "open-from-file",
    "tally-games",
    "tally-levels",
    "tally-page-statistics",
];

/// What stands beside each other.
const BESIDE: [[&str; 2]; 2] =
    [["daily-month-before", "daily-month-after"], ["save-now", "save-cancel"]];

/// What is shortened where it has no room: the longest names, and some words on cards and
/// buttons in other languages than English.
const SHORTENED: [&str; 6] = [
    "WWW",
    "Spieler 2",
    "Spieler können nicht je",
    "jugadores no puede haber manos de",
    "Partien gewonnen",
    "geht nicht verloren",
];

/// What is done in a window that has just opened.
type Unfold = fn(&mut Player);
/// A window in some state: what it is called here, and what opens it.
type State = (String, WindowCommand, Unfold);

/// Every window, every page of those that have pages, and what is unfolded in them.
fn states() -> Vec<State> {
    let as_it_is: Unfold = |_| {};
    let windows = WindowKind::WINDOWS.iter().copied();
    let windows = windows.map(WindowCommand::Toggle);
    let pages = SettingsPage::ALL.map(WindowCommand::OpenSettings);
    let tabs = [FairTab::Decisions, FairTab::Seals, FairTab::Proof].map(WindowCommand::OpenFair);
    let plain = windows.chain(pages).chain(tabs);
    let plain = plain.map(|command| (format!("{command:?}"), command, as_it_is));
    let more: [(&str, WindowKind, Unfold); 3] = [
        ("New game of partners", WindowKind::NewGame, |player| {
            player.click_by_ear("new-game-seat-2");
            player.click_by_ear("new-game-seat-2-someone");
            player.click_by_ear("seats-partners");
            assert!(player.has_id("new-game-seat-4"), "they sit down");
        }),
        ("Rules of a new game", WindowKind::NewGame, |player| {
            player.click_by_ear("new-game-rules");
            assert!(player.has_id("new-game-pictures"), "the rules are there");
        }),
        ("Statistics", WindowKind::History, unfold_skill),
    ];
    let more = more.map(|(name, kind, unfold)| {
        let open = WindowCommand::Toggle(kind);
        (name.to_owned(), open, unfold)
    });
    plain.chain(more).collect()
}

/// A game in its second hand, in a language.
fn in_a_game(language: &LanguageIdentifier) -> Session {
    let mut set = preferences(Preset::AllFives);
    set.language = Some(language.clone());
    set.own_games = vec![OwnGame {
        name: Name::new(&"W".repeat(64)).expect("a name"),
        rules: Preset::FiveUp.rules(Seats::Two),
    }];
    at(&set, SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W"))
}

/// A person at such a game, who has played and saved much; everything that has a name of its
/// own has the longest.
fn player(language: &LanguageIdentifier, size: [f32; 2]) -> Player {
    let session = in_a_game(language);
    let house = folder();
    house.put_session(&session);
    house.put_history(&reviewed_games(12));
    let mut players = house.players();
    for letter in ["W", "M", "N", "Q", "O", "A", "B"] {
        let longest = letter.repeat(64);
        players.sit_down(&longest, true).expect("a name");
    }
    players.sit_down("You", true).expect("a name");
    house.put_players(&players);
    let saved = house.path().join("saved");
    fs::create_dir_all(&saved).expect("it can be made");
    let game = session.game_file(Name::new(&"W".repeat(64)).ok());
    write_game(&saved.join("w-1.nestor"), &game, true).expect("it can be written");
    Player::open(house, None, size)
}

/// The dialog in front.
fn dialog(player: &Player) -> Option<Node<'_>> {
    let dialogs = player.harness.query_all_by_role(Role::Dialog);
    dialogs.last()
}

/// Opens a window, and waits until all of it is there.
fn open(player: &mut Player, command: &WindowCommand, unfold: Unfold) {
    player.command(command.clone());
    if *command == WindowCommand::Toggle(WindowKind::OpenGame) {
        player.wait_for("open-now");
    }
    unfold(player);
    player.rest();
}

/// Closes whatever is open.
fn close(player: &mut Player) {
    for _ in 0..3 {
        if dialog(player).is_some() {
            player.press(Key::Escape);
        }
    }
    player.rest();
}

/// What can be used in it.
fn used<'a>(dialog: &Node<'a>) -> Vec<Node<'a>> {
    let nodes = dialog.children_recursive();
    let used = nodes.filter(|node| {
        let node = node.accesskit_node();
        USED.contains(&node.role()) && !node.is_disabled() && node.bounding_box().is_some()
    });
    used.collect()
}

fn name_of(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    let named_by = node.labelled_by().filter_map(|label| label.value().or_else(|| label.label()));
    let name = node.label().unwrap_or_else(|| named_by.collect());
    let name = format!("{} {name}", node.author_id().unwrap_or_default());
    name.trim().to_owned()
}

/// It is in the screen, in its middle or right below the bar, and all of it is named and within
/// its sides; what is always to be seen is.
#[track_caller]
fn must_stand_well(player: &Player, size: [f32; 2], at: &str) {
    let screen = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
    let dialog = dialog(player).unwrap_or_else(|| panic!("{at}: it opens"));
    let place = dialog.rect();
    // The narrowest may be a point too narrow for the longest words.
    let over = if size[0] < 400.0 { 1.1 } else { 0.5 };
    assert!(screen.expand(over).contains_rect(place), "{at}: {place}");
    let away = place.center() - screen.center();
    let is_high = (place.top() - BAR).abs() < NEAR && away.x.abs() < NEAR;
    assert!(away.length() < NEAR || is_high, "{at}: {away} away");
    let covers_bar = size[0] >= 800.0 && place.top() < BAR - 0.5;
    assert!(!covers_bar, "{at}: the bar is cut at {}", place.top());
    let used = used(&dialog);
    assert!(!used.is_empty(), "{at}: it can be closed");
    for node in used {
        let (name, role) = (name_of(&node), node.accesskit_node().role());
        assert!(!name.is_empty(), "{at}: {role:?} has no name");
        let sides = node.rect().x_range();
        let is_within = place.x_range().expand(0.5).contains(sides.min)
            && place.x_range().expand(0.5).contains(sides.max);
        assert!(is_within, "{at}: {name} at {} in {place}", node.rect());
    }
    for id in ALWAYS_SEEN.into_iter().filter(|id| player.has_id(id)) {
        let part = player.by_id(id).rect();
        assert!(place.expand(0.5).contains_rect(part), "{at}: {id} at {part}");
    }
    let rows = player.ids("history-game-").into_iter();
    let rows: Vec<_> = rows.map(|id| player.by_id(&id).rect().y_range()).collect();
    for pair in rows.windows(2) {
        assert!(pair[0].max < pair[1].min + 1.0, "{at}: {pair:?} overlap");
    }
    for [one, other] in BESIDE.into_iter().filter(|[id, _]| player.has_id(id)) {
        let [one, other] = [one, other].map(|id| player.by_id(id).rect());
        assert_eq!(one.y_range(), other.y_range(), "{at}: beside each other");
    }
}

/// The texts of a picture that are shortened, or that go beyond what is seen of them on the
/// left or the right.
fn cut(shapes: &[ClippedShape]) -> Vec<String> {
    let mut cut = Vec::new();
    for clipped in shapes {
        note_cut(&clipped.shape, clipped.clip_rect, &mut cut);
    }
    cut
}

fn note_cut(shape: &Shape, seen: Rect, cut: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                note_cut(shape, seen, cut);
            }
        }
        Shape::Text(text) => {
            let words = text.visual_bounding_rect();
            let beyond = words.min.x < seen.min.x - 1.0 || words.max.x > seen.max.x + 1.0;
            let is_seen = words.is_positive() && words.intersects(seen);
            if text.galley.elided || (is_seen && beyond) {
                cut.push(text.galley.text().to_owned());
            }
        }
        _ => {}
    }
}

/// What is cut in the picture. Of a field is seen as much as fits; in the bar nothing is moved
/// by a long name, and a tip says all of it.
fn cut_now(player: &Player) -> Vec<String> {
    let fields = player.harness.query_all_by_role(Role::TextInput);
    let typed = fields.filter_map(|node| node.accesskit_node().value());
    let buttons = player.harness.query_all_by_role(Role::Button);
    let bar = buttons.filter(|node| node.rect().max.y < WORDS_OF_BAR);
    let bar = bar.filter_map(|node| node.accesskit_node().label());
    let may_be: Vec<String> = typed.chain(bar).collect();
    let mut cut = cut(&player.harness.output().shapes);
    cut.retain(|text| {
        let is_shortened = SHORTENED.iter().any(|words| text.contains(words));
        !may_be.contains(text) && !is_shortened
    });
    cut
}

/// The texts whose lines stand closer to each other than is easy to read.
fn close_lines(player: &Player, size: [f32; 2]) -> Vec<String> {
    let screen = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
    let texts = player.painted(screen).into_iter().filter_map(|shape| {
        let Shape::Text(text) = shape else {
            return None;
        };
        let [first, second, ..] = &text.galley.rows[..] else {
            return None;
        };
        let size = text.galley.job.sections[0].format.font_id.size;
        let is_close = second.pos.y - first.pos.y < (2.0 * size - 8.0).min(size + 8.0) - 0.5;
        is_close.then(|| text.galley.text().to_owned())
    });
    texts.collect()
}

/// Each size with the languages that are spoken there.
fn sizes_and_languages() -> Vec<([f32; 2], &'static LanguageIdentifier)> {
    let pairs = SIZES.iter().enumerate().flat_map(|(n, size)| {
        let spoken = languages().iter();
        let spoken = spoken.filter(move |it| (2..4).contains(&n) || it.language == "de");
        spoken.map(|language| (*size, language))
    });
    pairs.collect()
}

#[test]
fn every_window_stands_well_and_no_word_of_it_is_cut_at_any_size_in_any_language() {
    let mut wrong = BTreeSet::new();
    for (size, language) in sizes_and_languages() {
        let mut player = player(language, size);
        for (name, command, unfold) in states() {
            if name == "Statistics" && size[0] < 400.0 {
                // The longest words of skill and luck have no room there.
                continue;
            }
            let at = format!("{name} at {size:?} in {language}");
            open(&mut player, &command, unfold);
            must_stand_well(&player, size, &at);
            for _ in 0..MAX_PAGES {
                let cut = cut_now(&player).into_iter();
                wrong.extend(cut.map(|text| format!("{text:?} is cut: {at}")));
                if language.language == "en" && name.starts_with("Toggle") {
                    let close = close_lines(&player, size).into_iter();
                    wrong.extend(close.map(|text| format!("{text:?} has close lines: {at}")));
                }
                let before = player.harness.output().shapes.clone();
                player.press(Key::PageDown);
                if player.harness.output().shapes == before {
                    break;
                }
            }
            close(&mut player);
            assert!(dialog(&player).is_none(), "{at}: Escape closes it");
        }
    }
    assert_eq!(wrong, BTreeSet::new());
}

/// Games whose names and scores are long, and one in which Nestor has something to say.
fn tables() -> [Session; 3] {
    let mut waits = preferences(Preset::AllFives);
    waits.display.pace = Pace::WaitForOk;
    let is_far = |session: &Session| {
        let scores = session.state().scores();
        let mut teams = Team::all(Seats::Two);
        session.nestor_in_turn().is_some() && teams.all(|team| scores[team] >= 100)
    };
    [
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W"),
        at(
            &preferences(Preset::BritishFivesAndThrees),
            "1-0 1-1 4-3 4-4 5-3 6-2 6-4 | 2-0 3-1 3-3 4-1 5-0 5-2 5-4",
            "5-3 5-2@W 6-2@W 3-1@E 1-1@E 4-1@E",
        ),
        game_until(&waits, 1, is_far),
    ]
}

#[test]
fn no_word_of_the_table_and_the_menus_is_cut_at_any_size_in_any_language() {
    let mut wrong = BTreeSet::new();
    for mut session in tables() {
        for (size, language) in sizes_and_languages() {
            let mut set = session.preferences().clone();
            set.language = Some(language.clone());
            session.set_preferences(set);
            let mut player = Player::at_size(&session, size);
            let at = format!("at {size:?} in {language}");
            wrong.extend(cut_now(&player).iter().map(|text| format!("{text:?} {at}")));
            for menu in MENU_IDS {
                player.open_menu(menu);
                let cut = cut_now(&player).into_iter();
                wrong.extend(cut.map(|text| format!("{text:?} of {menu} {at}")));
                player.press(Key::Escape);
            }
        }
    }
    assert_eq!(wrong, BTreeSet::new());
}

#[test]
fn the_keyboard_reaches_all_of_every_window_and_goes_back_where_it_was() {
    let english = languages().iter().find(|it| it.language == "en");
    let mut player = player(english.expect("it is spoken"), WIDE);
    player.press(Key::ArrowRight);
    let home = player.focused_id();
    assert!(home.is_some(), "a bone has the keyboard");
    for kind in WindowKind::WINDOWS.iter().copied() {
        open(&mut player, &WindowCommand::Toggle(kind), |_| {});
        let dialog = dialog(&player).expect("it opens");
        let id = |node: &Node<'_>| format!("{:?}", node.accesskit_node().id());
        let used = used(&dialog);
        let mut missing: BTreeSet<String> = used.iter().map(id).collect();
        for _ in 0..4 * used.len() + 8 {
            if let Some(focused) = dialog_focus(&player) {
                missing.remove(&focused);
            }
            if missing.is_empty() {
                break;
            }
            player.harness.key_press(Key::Tab);
            player.harness.run_steps(2);
        }
        let left = self::dialog(&player).map(|dialog| {
            let used = self::used(&dialog).into_iter();
            let left = used.filter(|node| missing.contains(&id(node)));
            left.map(|node| name_of(&node)).collect::<Vec<_>>()
        });
        let left = left.unwrap_or_default();
        assert_eq!(left, [""; 0], "{kind:?}: the keyboard never comes to these");
        close(&mut player);
        assert_eq!(player.focused_id(), home, "{kind:?}: it goes back");
    }
}

/// What has the keyboard, if it is in a dialog.
fn dialog_focus(player: &Player) -> Option<String> {
    let mut nodes = dialog(player)?.children_recursive();
    let focused = nodes.find(Node::is_focused)?;
    Some(format!("{:?}", focused.accesskit_node().id()))
}

#[test]
fn an_empty_list_has_one_button_that_fills_it_in_a_low_window_if_there_are_no_tabs() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    for (kind, button) in [
        (WindowKind::OpenGame, "open-save-this"),
        (WindowKind::Tally, "tally-play"),
        (WindowKind::History, "tally-play"),
    ] {
        player.command(WindowCommand::Toggle(kind));
        player.wait_for(button);
        player.rest();
        let height = dialog(&player).expect("it opens").rect().height();
        // A window with tabs keeps one height, whatever its pages hold.
        let is_low = (264.0..480.0).contains(&height);
        assert_eq!(is_low, kind == WindowKind::OpenGame, "{kind:?}: {height}");
        player.click_id(button);
        player.settle();
        assert!(!player.has_id(button), "{kind:?} is closed");
        if kind == WindowKind::OpenGame {
            assert!(player.has_id("save-now"), "the game is to be saved");
            player.press(Key::Escape);
        }
    }
}
