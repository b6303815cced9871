use egui::Key;
use egui::accesskit::Toggled;
use egui_kittest::kittest::NodeT as _;
use egui_kittest::{Harness, Node};
use words::msg;

use super::*;
use crate::command::{GameCommand, WindowCommand, WindowKind};
use engine::{Level, Name, Preset, ScoreDisplay, Seat, Seats, Spinner};
use game::profile::{
    Display, DisplaySetting, LensMode, MotionSpeed, Opponent, Opponents, Pace, TableView, Tutor,
    Volume,
};
use look::Themes;

const RESET: &str = "settings-reset";
/// The size of a window in which nothing has to be scrolled to, in points.
const TALL: [f32; 2] = [700.0, 3200.0];

/// A player at the window: what is sent is set at once.
#[derive(Default)]
struct Player {
    window: SettingsWindow,
    preferences: Preferences,
    themes: Themes,
    next_hand: Option<NextHand>,
    changes: usize,
    /// What was asked for that sets nothing.
    asked: Vec<Command>,
}

type Seen = Harness<'static, Player>;

fn open(size: [f32; 2], player: Player) -> Seen {
    let look = Look::new(LookColors::new(
        ThemeSlot::Walnut,
        ThemeSlot::Walnut.default_palette(),
    ));
    let draw = move |ui: &mut Ui, player: &mut Player| {
        let mut commands = Vec::new();
        let seats = player.preferences.rules.seats;
        let around = Around {
            preferences: &player.preferences,
            levels: player.preferences.opponents.levels(seats),
            next: player.next_hand,
            has_clean_day: false,
            folder: None,
            unsaved: None,
            text_size: 1.0,
            themes: &player.themes,
            look: &look,
        };
        player.window.sought.ui(ui, &FIELD, true);
        player.window.tabs(ui);
        egui::ScrollArea::vertical().show(ui, |ui| player.window.ui(ui, &around, &mut commands));
        for command in commands {
            match command {
                Command::Game(GameCommand::SetPreferences(changed)) => {
                    assert_eq!(changed.rules.check(), Ok(()), "only games are sent");
                    player.preferences = *changed;
                }
                Command::Game(GameCommand::SetLevel(level)) => {
                    player.preferences.opponents.set_level(level);
                }
                other => {
                    player.asked.push(other);
                    continue;
                }
            }
            player.changes += 1;
        }
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(crate::app::fonts::install)
        .build_ui_state(draw, player);
    harness.run();
    harness
}

fn open_at(page: Page, mut player: Player) -> Seen {
    player.window.turn_to(page);
    open(TALL, player)
}

/// The page with all rules unfolded.
fn open_rules(rules: Rules) -> Seen {
    let mut harness = open_at(Page::Rules, playing(rules));
    click(&mut harness, "rules-more");
    harness
}

fn playing(rules: Rules) -> Player {
    Player {
        preferences: Preferences {
            rules,
            ..Preferences::default()
        },
        ..Player::default()
    }
}

fn rules(harness: &Seen) -> Rules {
    harness.state().preferences.rules
}

fn id(rule: Rule) -> String {
    crate::app::windows::rules::id(rule)
}

fn find<'a>(harness: &'a Seen, id: &str) -> Option<Node<'a>> {
    let mut nodes = harness.root().children_recursive();
    nodes.find(|node| node.accesskit_node().author_id() == Some(id))
}

#[track_caller]
fn by_id<'a>(harness: &'a Seen, id: &str) -> Node<'a> {
    find(harness, id).unwrap_or_else(|| panic!("there is no {id}"))
}

fn is_on(harness: &Seen, id: &str) -> bool {
    by_id(harness, id).accesskit_node().toggled() == Some(Toggled::True)
}

#[track_caller]
fn click(harness: &mut Seen, id: &str) {
    by_id(harness, id).click();
    harness.run();
}

/// Chooses a value, which stands beside the others or in a list.
#[track_caller]
fn choose(harness: &mut Seen, list: &str, value: &str) {
    let choice = format!("{list}-{value}");
    if find(harness, &choice).is_none() {
        click(harness, list);
    }
    // It may have to be scrolled to.
    by_id(harness, &choice).click_accesskit();
    harness.run();
}

#[track_caller]
fn look_for(harness: &mut Seen, text: &str) {
    by_id(harness, "settings-search").focus();
    harness.run();
    by_id(harness, "settings-search").type_text(text);
    harness.run();
}

/// All that is to be read.
fn said(harness: &Seen) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let said = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    said.collect()
}

#[track_caller]
fn must_read(harness: &Seen, words: &str) {
    let said = said(harness);
    assert!(
        said.iter().any(|text| text.contains(words)),
        "{words:?} is not in {said:?}"
    );
}

#[test]
fn each_page_opens_and_shows_what_no_other_shows() {
    let landmark = |page| match page {
        Page::Basic => "setting-level",
        Page::Rules => "setting-game",
        Page::More => "setting-view",
    };
    let mut harness = open(TALL, Player::default());
    for page in Page::ALL.into_iter().rev() {
        let tab = format!("settings-tab-{}", page.id());
        click(&mut harness, &tab);
        assert!(is_on(&harness, &tab), "{page:?} is open");
        for other in Page::ALL {
            let is_there = find(&harness, landmark(other)).is_some();
            assert_eq!(is_there, other == page, "{other:?} on {page:?}");
        }
        assert_eq!(harness.state().changes, 0, "nothing changes by itself");
    }
}

#[test]
fn a_click_on_a_look_puts_it_on_the_table() {
    let mut harness = open(TALL, Player::default());
    assert!(is_on(&harness, "settings-look-walnut"), "the first one");
    click(&mut harness, "settings-look-linen");
    let used = Command::Theme(ThemeCommand::Use(ThemeSlot::Linen.into()));
    assert_eq!(harness.state().asked, [used], "it is put there");
}

#[test]
fn everything_about_the_display_has_a_row_that_sets_it_and_nothing_else() {
    let before = Display::default();
    let pages = [
        (
            Page::Basic,
            ["auto-draw", "one-click"].as_slice(),
            [("pace", "fast")].as_slice(),
            Display {
                pace: Pace::Fast,
                auto_draw: !before.auto_draw,
                one_click: !before.one_click,
                ..before
            },
        ),
        (
            Page::More,
            [
                "table-count",
                "numerals",
                "plain-surfaces",
                "flicker",
                "cut",
            ]
            .as_slice(),
            [
                ("view", "ends"),
                ("motion", "slow"),
                ("lens", "while-held"),
                ("tutor", "strict"),
            ]
            .as_slice(),
            Display {
                view: TableView::Ends,
                motion: MotionSpeed::Slow,
                lens: LensMode::WhileHeld,
                tutor: Tutor::Strict,
                table_count: !before.table_count,
                numerals: !before.numerals,
                plain_surfaces: !before.plain_surfaces,
                flicker: !before.flicker,
                cut: !before.cut,
                ..before
            },
        ),
    ];
    for (page, switches, lists, display) in pages {
        let mut harness = open_at(page, Player::default());
        for switch in switches {
            click(&mut harness, &format!("setting-{switch}"));
        }
        for (list, value) in lists {
            choose(&mut harness, &format!("setting-{list}"), value);
        }
        let expected = Preferences {
            display,
            ..Preferences::default()
        };
        let set = &harness.state().preferences;
        assert_eq!(*set, expected, "{page:?}, and nothing else");
    }
}

#[test]
fn nestor_waits_for_ok_by_a_switch_and_stops_by_any_speed() {
    let mut harness = open_at(Page::More, Player::default());
    click(&mut harness, "setting-wait-for-ok");
    let pace = |harness: &Seen| harness.state().preferences.display.pace;
    assert_eq!(pace(&harness), Pace::WaitForOk, "he waits");
    click(&mut harness, "settings-tab-basic");
    choose(&mut harness, "setting-pace", "slow");
    assert_eq!(pace(&harness), Pace::Slow, "he does not any more");
}

#[test]
fn the_sound_has_a_slider_and_a_switch() {
    let mut harness = open(TALL, Player::default());
    let set = |harness: &Seen| {
        let display = harness.state().preferences.display;
        (display.sound, display.volume)
    };
    click(&mut harness, "setting-sound");
    assert_eq!(set(&harness), (false, Volume::Medium), "silent");
    by_id(&harness, "setting-sound-volume").focus();
    harness.run();
    for volume in [Volume::Quiet, Volume::Medium, Volume::Loud] {
        harness.key_press(Key::ArrowRight);
        harness.run();
        assert_eq!(set(&harness), (true, volume), "heard again");
    }
}

#[test]
fn one_level_is_for_all_nestors_and_where_they_differ_the_list_says_so() {
    let mut player = Player::default();
    player.preferences.set_seats(Seats::Four);
    let opponents = &mut player.preferences.opponents;
    opponents.set(Seat::ALL[1], Opponent::Nestor(Level::Easy));
    opponents.set(Seat::ALL[2], Opponent::Nestor(Level::Brutal));
    let ben = Name::new("Ben").expect("a name");
    opponents.set(Seat::ALL[3], Opponent::Person(ben.clone()));
    let mut harness = open(TALL, player);
    let shown = by_id(&harness, "setting-level").accesskit_node().value();
    assert_eq!(shown.as_deref(), Some("Easy to Brutal"), "both");
    choose(&mut harness, "setting-level", "tough");
    let opponents = &harness.state().preferences.opponents;
    assert_eq!(opponents.levels(Seats::Four), [Level::Tough; 2], "both");
    let fourth = opponents.at(Seat::ALL[3]);
    assert_eq!(fourth, Some(&Opponent::Person(ben)), "Ben stays");
}

#[test]
fn where_only_people_sit_there_is_no_level_to_choose() {
    let mut player = Player::default();
    let ben = Name::new("Ben").expect("a name");
    let opponents = &mut player.preferences.opponents;
    opponents.set(Seat::ALL[1], Opponent::Person(ben));
    let harness = open(TALL, player);
    must_read(&harness, &msg::SETTINGS_NO_NESTOR.text());
}

#[test]
fn a_page_is_reset_without_any_other_and_the_reset_is_undone() {
    let first = Preferences::default();
    let changed = || {
        let display = Display {
            pace: Pace::Fast,
            one_click: false,
            motion: MotionSpeed::Off,
            view: TableView::Ends,
            sound: false,
            lens: LensMode::On,
            ..Display::default()
        };
        Player {
            preferences: Preferences {
                rules: Rules {
                    bury_two: true,
                    ..Preset::FiveUp.rules(Seats::Three)
                },
                opponents: Opponents::nestors(Level::Tough),
                display,
                history: false,
                ..Preferences::default()
            },
            ..Player::default()
        }
    };
    for page in Page::ALL {
        let before = changed().preferences;
        let mut harness = open_at(page, changed());
        let mut expected = before.clone();
        match page {
            Page::Rules => expected.rules = Preset::FiveUp.rules(Seats::Three),
            Page::Basic => {
                expected.opponents = first.opponents.clone();
                expected.display.pace = first.display.pace;
                expected.display.one_click = first.display.one_click;
                expected.display.sound = first.display.sound;
            }
            Page::More => {
                expected.display.motion = first.display.motion;
                expected.display.view = first.display.view;
                expected.display.lens = first.display.lens;
                expected.history = first.history;
            }
        }
        click(&mut harness, RESET);
        assert_eq!(harness.state().preferences, expected, "{page:?}");
        assert!(find(&harness, RESET).is_none(), "{page:?} is reset");
        click(&mut harness, "settings-undo-reset");
        assert_eq!(harness.state().preferences, before, "{page:?} as it was");
    }
}

#[test]
fn every_page_of_every_game_fits_any_window_without_scrolling_sideways() {
    for size in [[300.0, 400.0], [388.0, 640.0], [672.0, 600.0]] {
        for preset in [Preset::AllFives, Preset::Draw, Preset::FirecrackerFives] {
            for page in Page::ALL {
                let mut player = playing(preset.rules(Seats::Two));
                player.window.turn_to(page);
                let harness = open(size, player);
                let nodes = harness.root().children_recursive();
                for node in nodes.filter(|node| node.accesskit_node().author_id().is_some()) {
                    let right = node.rect().right();
                    let id = node.accesskit_node().author_id().map(str::to_owned);
                    assert!(right <= size[0], "{id:?}, {page:?} in {size:?}: {right}");
                }
                assert_eq!(harness.state().changes, 0, "nothing changes by itself");
            }
        }
    }
}

#[test]
fn each_row_says_one_short_sentence() {
    let walnut = ThemeSlot::Walnut;
    let look = Look::new(LookColors::new(walnut, walnut.default_palette()));
    let set = Preferences::default();
    let around = Around {
        preferences: &set,
        levels: Level::ALL[..1].to_vec(),
        next: None,
        has_clean_day: false,
        folder: None,
        unsaved: None,
        text_size: 1.0,
        themes: &Themes::default(),
        look: &look,
    };
    let window = SettingsWindow::default();
    let rules = Preset::ALL.into_iter().flat_map(|preset| {
        let rules = preset.rules(Seats::Two);
        Rule::ALL.map(|rule| window.rules.setting(rule, &rules, &rules).says)
    });
    let more = more(&around, None).into_iter();
    let more = more.flat_map(|section| section.settings);
    let rows = basic(&around).into_iter().chain(more).chain(answers());
    for said in rows.map(|row| row.says).chain(rules) {
        let words = said.split_whitespace().count();
        assert!(words <= 20, "{words} words: {said}");
    }
}

#[test]
fn every_switch_changes_its_own_rule_and_nothing_else() {
    for preset in [Preset::AllFives, Preset::BritishFivesAndThrees] {
        let start = preset.rules(Seats::Two);
        for rule in Rule::ALL.into_iter().filter(|rule| rule.is_switch()) {
            let mut harness = open_rules(start);
            let is_on = is_on(&harness, &id(rule));
            let [off, on] = rule.choices(&start)[..] else {
                panic!("a switch is off or on");
            };
            assert_eq!(is_on, start == on, "{rule:?} shows how it is set");
            let other = if is_on { off } else { on };
            let possible = other.check().is_ok();
            let switch = by_id(&harness, &id(rule));
            assert_eq!(switch.accesskit_node().is_disabled(), !possible, "{rule:?}");
            click(&mut harness, &id(rule));
            let expected = if possible { other } else { start };
            assert_eq!(rules(&harness), expected, "{rule:?}");
        }
    }
}

#[test]
fn every_list_sets_every_possible_value_and_refuses_the_others() {
    for preset in [Preset::Draw, Preset::CribbageBoardFives] {
        let start = preset.rules(Seats::Two);
        for rule in Rule::ALL.into_iter().filter(|rule| !rule.is_switch()) {
            for choice in rule.choices(&start) {
                let mut harness = open_rules(start);
                choose(&mut harness, &id(rule), &rule.value(&choice).id());
                let possible = choice.check().is_ok();
                let expected = if possible { choice } else { start };
                assert_eq!(rules(&harness), expected, "{rule:?}");
            }
        }
    }
}

#[test]
fn what_is_in_the_way_of_a_rule_is_said_and_changed_with_it_by_one_click() {
    let draw = Preset::Draw.rules(Seats::Two);
    let mut harness = open_rules(draw);
    let claims = id(Rule::Claims);
    must_read(&harness, &msg::IMPOSSIBLE_CLAIMS.text());
    let threes = msg::quoted(msg::RULE_THREES.text());
    must_read(&harness, &msg::settings_turn_on_too(threes));
    click(&mut harness, &format!("{claims}-with-fives"));
    let both = Rules {
        claims: true,
        fives: true,
        ..draw
    };
    assert_eq!(rules(&harness), both, "both, and nothing else");
    assert!(is_on(&harness, &claims), "it is on");
    let gone = find(&harness, &format!("{claims}-with-threes")).is_none();
    assert!(gone, "nothing is in the way any more");
}

#[test]
fn what_is_in_the_way_of_a_choice_is_changed_with_it_in_the_open_list() {
    let start = Preset::CribbageBoardFives.rules(Seats::Two);
    let mut harness = open_rules(start);
    click(&mut harness, &id(Rule::Target));
    must_read(&harness, &msg::impossible_fives_target(61));
    let way = format!("{}-61-with-score-display", id(Rule::Target));
    click(&mut harness, &way);
    let both = Rules {
        target: Some(61),
        score_display: ScoreDisplay::Points,
        ..start
    };
    assert_eq!(rules(&harness), both, "both");
    assert!(find(&harness, &way).is_none(), "the list is closed");
}

#[test]
fn a_number_of_points_of_ones_own_can_be_written() {
    let mut harness = open_rules(Preset::Draw.rules(Seats::Two));
    let field = "settings-own-target-field";
    choose(&mut harness, &id(Rule::Target), "own");
    assert_eq!(rules(&harness).target, Some(150), "nothing changes yet");
    by_id(&harness, field).focus();
    harness.run();
    for _ in 0..3 {
        harness.key_press(Key::Backspace);
        harness.run();
    }
    must_read(&harness, &msg::settings_not_a_target("1 point"));
    by_id(&harness, field).type_text("77");
    harness.run();
    assert_eq!(rules(&harness).target, Some(77), "as written");
    choose(&mut harness, &id(Rule::Target), "none");
    assert_eq!(rules(&harness).target, None, "no points");
    assert!(find(&harness, field).is_none(), "no field");
}

#[test]
fn a_rule_that_differs_from_the_ready_made_game_bears_a_dot() {
    let own = Rules {
        spinner: Spinner::Every,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let window = SettingsWindow::default();
    let changed = |rule| {
        let base = base(&own);
        window.rules.setting(rule, &own, &base).is_changed
    };
    assert_eq!(
        base(&own),
        Preset::AllFives.rules(Seats::Two),
        "most like it"
    );
    assert!(changed(Rule::Spinner), "it differs");
    assert!(!changed(Rule::Fives), "it does not");
}

#[test]
fn rules_without_a_name_are_not_lost_when_another_game_is_looked_at() {
    for other in ["choose", "reset"] {
        let mut harness = open_rules(Preset::AllFives.rules(Seats::Two));
        click(&mut harness, &id(Rule::BuryTwo));
        match other {
            "choose" => choose(&mut harness, "setting-game", Preset::FiveUp.id()),
            _ => click(&mut harness, RESET),
        }
        assert!(!rules(&harness).bury_two, "{other}");
        choose(&mut harness, "setting-game", "unnamed");
        let own = rules(&harness);
        assert!(own.bury_two && own.fives, "there again");
    }
}

#[test]
fn only_in_the_middle_of_a_game_changes_wait_for_the_next_hand() {
    let told = |next_hand| {
        let player = Player {
            next_hand,
            ..Player::default()
        };
        let said = said(&open_at(Page::Rules, player));
        let waits = [
            msg::SETTINGS_FROM_THE_NEXT_HAND.text(),
            msg::SETTINGS_FROM_THE_NEXT_GAME.text(),
        ];
        waits.map(|waits| said.contains(&waits))
    };
    assert_eq!(told(Some(NextHand::AsSet)), [true, false], "a game goes on");
    assert_eq!(
        told(Some(NextHand::OfThisGame)),
        [false, true],
        "for others"
    );
    assert_eq!(told(None), [false; 2], "none is");
}

#[test]
fn everything_is_found_by_what_it_is_called() {
    let rules = Rule::ALL.map(|rule| (id(rule), rules::name(rule)));
    // The volume belongs to the sound.
    let display = DisplaySetting::ALL.map(|setting| {
        let name: &str = setting.into();
        let id = name.replace("volume", "sound");
        (format!("setting-{id}"), settings::display_name(setting))
    });
    for (id, name) in rules.into_iter().chain(display) {
        let mut harness = open(TALL, Player::default());
        look_for(&mut harness, &name.to_uppercase());
        by_id(&harness, &id);
    }
}

#[test]
fn what_players_call_it_leads_to_what_it_is_called_here() {
    for (text, id) in [
        ("goal", "setting-target"),
        ("animation", "setting-motion"),
        ("speed", "setting-pace"),
        ("speed", "setting-motion"),
        ("difficulty", "setting-level"),
        ("colour", "setting-settings-edit-colors"),
        ("dark mode", "setting-settings-edit-colors"),
        ("tutorial", "settings-first-hints"),
        ("doubles", "setting-spinner"),
        ("statistics", "setting-window-history"),
        ("profile", "setting-menu-change-player"),
        ("backup", "setting-settings-open-folder"),
        ("font", "settings-text-size-large"),
        ("language", "settings-language"),
        ("sound", "setting-sound"),
        ("timer", "settings-clock"),
        ("online", "settings-network"),
        ("network", "settings-network"),
        ("cheat", "settings-peeking"),
        ("shortcuts", "setting-window-keys"),
    ] {
        let mut harness = open(TALL, Player::default());
        look_for(&mut harness, text);
        let found = said(&harness);
        assert!(find(&harness, id).is_some(), "{text}: {found:?}");
    }
}

#[test]
fn the_answers_lead_to_their_windows() {
    for (text, door, kind) in [
        ("partners", "window-new-game", WindowKind::NewGame),
        ("load", "menu-open-game", WindowKind::OpenGame),
        ("load", "menu-save-game", WindowKind::SaveGame),
        ("profile", "menu-change-player", WindowKind::Players),
        ("theme", "settings-edit-colors", WindowKind::Colors),
    ] {
        let mut harness = open(TALL, Player::default());
        look_for(&mut harness, text);
        click(&mut harness, &format!("setting-{door}"));
        let asked = [Command::Window(WindowCommand::Toggle(kind))];
        assert_eq!(harness.state().asked, asked, "{door}");
    }
}

#[test]
fn what_is_called_so_comes_before_what_means_so() {
    let mut harness = open_rules(Preset::AllFives.rules(Seats::Two));
    look_for(&mut harness, "draw");
    let top = |id: &str| by_id(&harness, id).rect().top();
    for name in ["setting-draws", "setting-auto-draw"] {
        for meaning in ["setting-kept-back", "setting-game"] {
            assert!(top(name) < top(meaning), "{name} before {meaning}");
        }
    }
    assert!(find(&harness, "setting-pace").is_none(), "not this");
}

#[test]
fn all_words_must_be_there_and_where_nothing_is_found_that_is_said() {
    let mut harness = open(TALL, Player::default());
    look_for(&mut harness, "choice drawing");
    by_id(&harness, "setting-voluntary-draw");
    assert!(find(&harness, "setting-draws").is_none(), "one of both");
    look_for(&mut harness, " zebra");
    must_read(&harness, &msg::settings_found(0));
}

#[test]
fn what_was_found_can_be_set_there_by_keys_alone() {
    let mut harness = open(TALL, Player::default());
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::F);
    harness.run();
    let field = "settings-search";
    assert!(by_id(&harness, field).is_focused(), "Ctrl+F leads there");
    look_for(&mut harness, "numerals");
    harness.key_press(Key::ArrowDown);
    harness.run();
    let switch = by_id(&harness, "setting-numerals");
    assert!(switch.is_focused(), "the first that was found");
    harness.key_press(Key::Space);
    harness.run();
    assert!(harness.state().preferences.display.numerals, "turned on");
    harness.key_press(Key::Escape);
    harness.run();
    by_id(&harness, "settings-tab-basic");
}
