//! The pages of Help.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Fit, Preset, Rules, Seats};
use game::profile::Preferences;
use words::glossary::Term;
use words::help::HelpPage;
use words::strategy::advice_for;
use words::{Named as _, languages, msg};

use super::found::session;
use super::player::{Player, preferences, set};
use crate::dice::Dice;

fn open(player: &mut Player, page: HelpPage) {
    player.press(Key::F1);
    player.click_id(&format!("help-page-{}", page.id()));
}

fn type_text(player: &mut Player, text: &str) {
    player.by_id("help-search").focus();
    player.harness.run();
    player.by_id("help-search").type_text(text);
    player.harness.run();
}

#[test]
fn help_begins_with_dominoes_in_five_lines() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press(Key::F1);
    let of = |text: String| {
        let mut said = player.harness.get_all_by_value(&text);
        said.next().expect("it is read").rect()
    };
    let lines = [
        msg::HELP_BASICS_MATCH,
        msg::HELP_BASICS_COUNT,
        msg::HELP_BASICS_DRAW,
        msg::HELP_BASICS_GO_OUT,
        msg::HELP_BASICS_WIN,
        msg::HELP_FIRST,
    ]
    .map(|line| of(line.text()));
    assert!(lines.is_sorted_by(|one, next| one.bottom() <= next.top()));
}

#[test]
fn every_word_of_the_game_has_a_sentence_on_the_page_of_words() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session(&preferences(Preset::AllFives), 3), size);
        player.press(Key::F1);
        player.click_id("help-page-words");
        for term in Term::ALL {
            player.must_read(&term.name());
            player.must_read(&term.explanation());
        }
    }
}

#[test]
fn the_rules_of_a_game_that_scores_show_a_picture_on_their_first_screen() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    open(&mut player, HelpPage::Rules);
    let picture = player.harness.get_by_role(Role::Image).rect();
    assert!(picture.bottom() < 600.0, "{picture:?}");
}

/// The most words of a paragraph.
const MAX_WORDS: usize = 50;

#[test]
fn every_page_opens_and_no_paragraph_of_it_is_long() {
    for preset in [Preset::AllFives, Preset::Draw, Preset::FirecrackerFives] {
        let mut player = Player::new(&preferences(preset), 3);
        let mut before = Vec::new();
        for page in HelpPage::ALL {
            open(&mut player, page);
            let nodes = player.harness.root().children_recursive();
            let read = nodes.filter_map(|node| node.accesskit_node().value());
            let read: Vec<String> = read.collect();
            assert_ne!(read, before, "{page:?} of {preset:?} is another page");
            for text in &read {
                let words = text.split_whitespace().count();
                assert!(words <= MAX_WORDS, "{words} words: {text}");
            }
            before = read;
            player.press(Key::F1);
        }
    }
}

#[test]
fn the_examples_show_the_counts_of_the_rule_book() {
    for (preset, counts) in [
        (Preset::AllFives, &[12, 13, 4, 5, 10, 10, 15, 35][..]),
        (Preset::Muggins, &[10, 10, 3, 9, 15, 7]),
        (Preset::FiveUp, &[12, 16, 20, 9, 5]),
    ] {
        let mut player = Player::new(&preferences(preset), 3);
        open(&mut player, HelpPage::Scoring);
        let pictures = player.harness.get_all_by_role(Role::Image);
        let told = pictures.filter_map(|picture| picture.accesskit_node().label());
        let told: Vec<String> = told.collect();
        assert_eq!(told.len(), counts.len(), "{preset:?}: {told:?}");
        for (told, count) in told.iter().zip(counts) {
            let told = told.replace('\u{a0}', " ");
            assert!(told.contains(&format!("= {count}.")), "{count}: {told}");
        }
    }
}

#[test]
fn the_page_on_playing_well_shows_its_positions_and_the_hands_in_them() {
    for preset in [Preset::AllFives, Preset::Draw, Preset::FirecrackerFives, Preset::Bergen] {
        let mut player = Player::new(&preferences(preset), 3);
        open(&mut player, HelpPage::Strategy);
        let mut positions = 0;
        for advice in &advice_for(&preset.rules(Seats::Two)) {
            player.must_read(&advice.title.text());
            for paragraph in &advice.paragraphs {
                player.must_read(&paragraph.text());
            }
            positions += advice.positions.len();
        }
        let pictures = player.harness.get_all_by_role(Role::Image);
        let told = pictures.filter_map(|picture| picture.accesskit_node().label());
        let hands = told.filter(|told| told.starts_with("Your hand: ")).count();
        assert_eq!(hands, positions, "a hand for each position");
    }
}

#[test]
fn the_page_on_playing_well_tells_of_nothing_that_the_table_does_not_have() {
    let all_dealt = Rules { hand_size: 7, ..Preset::AllFives.rules(Seats::Partners) };
    let muggins = Preset::Muggins.rules(Seats::Two);
    let british = Preset::BritishFivesAndThrees.rules(Seats::Two);
    let threes = Preset::AllThrees.rules(Seats::Two);
    let firecrackers = Preset::FirecrackerFives.rules(Seats::Two);
    let palm = Preset::PalmAllFives.rules(Seats::Two);
    let bergen = Preset::Bergen.rules(Seats::Two);
    let matador = Preset::Matador.rules(Seats::Two);
    let cases = [
        (all_dealt, "strategy-two-plays-no-draws", true),
        (muggins, "strategy-spinner-says", false),
        (british, "strategy-two-plays-says", false),
        (british, "strategy-passed-no-draws", true),
        (palm, "strategy-two-plays-may-draw", true),
        (palm, "strategy-passed-may-draw", true),
        (threes, "strategy-ten-says", false),
        (firecrackers, "strategy-ten-says", false),
        (firecrackers, "strategy-doublets-no-pips", true),
        (firecrackers, "strategy-firecracker-says", true),
        (palm, "strategy-firecracker-says", false),
        (bergen, "strategy-headers-says", true),
        (muggins, "strategy-headers-says", false),
        (matador, "strategy-matadors-says", true),
        (bergen, "strategy-matadors-says", false),
    ];
    for (rules, id, is_told) in cases {
        let advice = advice_for(&rules);
        let mut paragraphs = advice.iter().flat_map(|advice| &advice.paragraphs);
        let tells = paragraphs.any(|says| says.name() == id);
        assert_eq!(tells, is_told, "{id}: {rules:?}");
    }
    let mut player = Player::new(&set(firecrackers), 3);
    open(&mut player, HelpPage::Strategy);
    assert!(player.has_id("practise-firecracker"), "it can be practised");
}

#[test]
fn what_is_looked_for_takes_the_place_of_the_contents_and_leads_to_its_page() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press(Key::F1);
    type_text(&mut player, "shortcuts");
    assert!(player.has_id("help-page-keys"), "the page");
    assert!(!player.has_id("found-window-keys"), "it is here");
    assert!(!player.has_id("help-page-rules"), "in place of the contents");
    player.press(Key::Escape);
    assert!(player.has_id("help-page-rules"), "the contents are back");
    type_text(&mut player, "spinner");
    player.click_id("help-found-0");
    player.must_read(&Term::Spinner.explanation());
    player.click_id("help-found-1");
    player.must_read(&words::msg::STRATEGY_SPINNER_SAYS.text());
    type_text(&mut player, "nothing like it");
    player.must_read(&words::msg::HELP_NOTHING_FOUND.text());
}

/// What players look for by their own words and is in no page of Help, and what is found.
const EVERYDAY: [(&str, &str); 18] = [
    ("beginner cards", "found-settings-first-hints"),
    ("cheat", "found-window-honesty"),
    ("dark mode", "found-colors-ready-looks"),
    ("exit", "found-menu-quit"),
    ("house rules", "found-setting-game"),
    ("mute", "found-setting-sound"),
    ("online", "found-settings-network"),
    ("probability", "found-setting-lens"),
    ("rematch", "found-menu-restart-game"),
    ("replay", "found-menu-review"),
    ("save point", "found-menu-bookmark"),
    ("seed", "found-window-numbered"),
    ("swap", "found-menu-review"),
    ("tile tracker", "found-setting-lens"),
    ("training", "found-window-lessons"),
    ("warning", "found-setting-tutor"),
    ("win rate", "found-window-tally"),
    ("zoom", "found-settings-text-size"),
];

#[test]
fn what_players_call_by_their_own_words_is_found_below_the_pages() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press(Key::F1);
    for (words, id) in EVERYDAY {
        player.press_ctrl(Key::F);
        player.type_into("help-search", words);
        assert!(player.has_id(id), "{words}: {id}");
        let found = player.by_id(id).rect().top();
        let pages = player.ids("help-found-").into_iter();
        let mut pages = pages.map(|page| player.by_id(&page).rect().top());
        assert!(pages.all(|page| page < found), "{words}: below");
    }
}

#[test]
fn a_setting_or_a_command_that_was_found_is_a_click_away() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press(Key::F1);
    type_text(&mut player, "probability");
    player.click_id("found-setting-lens");
    player.settle();
    assert!(player.has_id("settings-search"), "Settings are open");
    assert!(player.has_id("setting-lens"), "and have found it");
    player.press(Key::Escape);
    player.press(Key::Escape);
    assert!(player.has_id("found-setting-lens"), "Help comes back");
    player.press_ctrl(Key::F);
    type_text(&mut player, "save point");
    player.click_id("found-menu-bookmark");
    player.settle();
    assert!(!player.has_id("help-search"), "it is seen at the table");
    player.press(Key::F1);
    type_text(&mut player, "win rate");
    player.click_id("found-window-tally");
    player.settle();
    assert!(!player.has_id("help-search"), "one window at a time");
}

#[test]
fn the_rules_of_every_game_can_be_read() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    open(&mut player, HelpPage::Rules);
    player.must_read(&words::msg::text_worth("fives"));
    player.click_id("help-all-games");
    for preset in Preset::ALL {
        player.go_and_click(&format!("help-game-{}", preset.id()));
        let seats = match preset {
            Preset::LatinPartners
            | Preset::Dominican
            | Preset::PuertoRican
            | Preset::PuertoRicanShortGame
            | Preset::JamaicanPartners
            | Preset::BrazilianPartners
            | Preset::SpanishPartners
            | Preset::Cuban => Seats::Partners,
            Preset::CutThroat => Seats::Four,
            _ => Seats::Two,
        };
        let first = words::rules_text::chapters(&preset.rules(seats)).remove(1);
        player.must_read(&first.paragraphs[0]);
    }
    let firecrackers = Preset::FirecrackerFives.id();
    player.go_and_click(&format!("help-game-{firecrackers}"));
    player.must_read(&words::msg::STRATEGY_FIRECRACKER_SO.text());
    player.go_and_click("help-contents");
    assert!(player.has_id("help-page-rules"), "the contents are back");
}

#[test]
fn a_link_below_the_title_leads_to_its_section() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    open(&mut player, HelpPage::Rules);
    let goal = words::msg::text_win_target("yes", words::Points::shown(150));
    let before = player.part(&goal).rect().top();
    player.click_id("help-section-7");
    player.harness.run();
    assert!(player.part(&goal).rect().top() < before, "it has come up");
}

#[test]
fn a_narrow_window_shows_the_contents_first_and_a_page_has_a_way_back() {
    for language in languages() {
        let set = Preferences { language: Some(language.clone()), ..preferences(Preset::AllFives) };
        let mut player = Player::at_size(&session(&set, 3), [420.0, 800.0]);
        player.press(Key::F1);
        for page in HelpPage::ALL {
            let id = format!("help-page-{}", page.id());
            player.click_id(&id);
            assert!(!player.has_id(&id), "the page fills the window");
            let before = player.by_id("help-back").rect();
            player.press(Key::PageDown);
            assert_eq!(player.by_id("help-back").rect(), before, "{page:?}");
            player.click_id("help-back");
            assert!(player.has_id(&id), "the contents are back");
        }
        player.click_id("help-page-nestor");
        player.press(Key::F1);
        player.press(Key::F1);
        assert!(player.has_id("help-page-nestor"), "the contents come first");
    }
}

#[test]
fn the_contents_stay_where_they_are_however_far_a_page_is_scrolled() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    player.press(Key::F1);
    for page in HelpPage::ALL {
        player.click_id(&format!("help-page-{}", page.id()));
        let places = |player: &Player| {
            HelpPage::ALL.map(|page| player.by_id(&format!("help-page-{}", page.id())).rect())
        };
        let before = places(&player);
        player.press(Key::PageDown);
        assert_eq!(places(&player), before, "{page:?}");
    }
}

#[test]
fn the_contents_lead_to_the_windows_of_their_own() {
    for (id, shown) in [("help-lessons", "lesson-begin-counting"), ("help-fair", "close-window")] {
        let mut player = Player::new(&preferences(Preset::AllFives), 3);
        player.press(Key::F1);
        player.click_id(id);
        player.settle();
        assert!(player.has_id(shown), "{id}");
        assert!(!player.has_id("help-search"), "one window at a time");
    }
}

/// Opens every page of Help: none breaks down.
fn reads_every_page(rules: Rules) {
    let mut player = Player::new(&set(rules), 3);
    player.press(Key::F1);
    for page in HelpPage::ALL {
        player.click_id(&format!("help-page-{}", page.id()));
    }
}

#[test]
fn every_page_opens_in_every_game_with_every_number_of_players() {
    for preset in Preset::ALL {
        for seats in Seats::ALL {
            reads_every_page(preset.rules(seats));
        }
    }
}

#[test]
fn every_page_opens_under_any_mix_of_rules() {
    let mut dice = Dice::new(58);
    for _ in 0..40 {
        reads_every_page(dice.rules());
    }
    let sevens = (0..3_000).map(|_| dice.rules());
    let sevens = sevens.filter(|rules| rules.fit == Fit::AddToSeven);
    let sevens: Vec<Rules> = sevens.take(8).collect();
    assert_eq!(sevens.len(), 8, "halves add up to seven in some of them");
    sevens.into_iter().for_each(reads_every_page);
}

#[test]
fn the_examples_of_matador_show_what_fits_and_no_sums() {
    let mut player = Player::new(&preferences(Preset::Matador), 3);
    open(&mut player, HelpPage::Scoring);
    player.must_read(&msg::HELP_FITS_SO.text());
    player.must_read(&msg::EXAMPLE_MATADOR_AT_BLANK.text());
    let pictures = player.harness.get_all_by_role(Role::Image);
    let told = pictures.filter_map(|picture| picture.accesskit_node().label());
    let told: Vec<String> = told.collect();
    assert_eq!(told.len(), 4, "{told:?}");
    for told in told {
        assert!(!told.contains('='), "nothing is counted: {told}");
    }
}

#[test]
fn the_examples_of_bergen_show_what_equal_ends_score() {
    let mut player = Player::new(&preferences(Preset::Bergen), 3);
    open(&mut player, HelpPage::Scoring);
    player.must_read(&msg::HELP_HEADERS_SO.text());
    let pictures = player.harness.get_all_by_role(Role::Image);
    let told = pictures.filter_map(|picture| picture.accesskit_node().label());
    let told: Vec<String> = told.collect();
    assert_eq!(told.len(), 4, "{told:?}");
    for (told, points) in told.iter().zip([2, 2, 3, 3]) {
        assert!(told.ends_with(&format!(" {points} points.")), "{told}");
        assert!(!told.contains('='), "nothing is counted: {told}");
    }
    player.click_id("help-page-rules");
    player.must_read(&msg::EXAMPLE_HEADER_TRIPLE.text());
}

#[test]
fn the_game_at_hand_is_read_in_the_list_of_games_as_it_is_played() {
    let rules = Preset::CutThroat.rules(Seats::Three);
    let mut player = Player::new(&set(rules), 3);
    open(&mut player, HelpPage::Rules);
    player.click_id("help-all-games");
    player.go_and_click(&format!("help-game-{}", Preset::CutThroat.id()));
    let deal = words::rules_text::chapters(&rules).remove(1);
    player.must_read(&deal.paragraphs[0]);
}
