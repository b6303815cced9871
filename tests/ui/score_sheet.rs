//! The score sheet: there at any time, and right at every table.

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Name, Preset, Rules, ScoreSheet, Seat, Seats, Team};
use game::profile::{Opponent, Preferences};
use game::session::Session;
use nestor_dominoes::command::GameCommand;
use words::msg;
use words::points::in_rules_unit;
use words::score_sheet::{self, HandEndText};

use super::found::game_until;
use super::notation::{DEAL, DRAW_HAND, FIRST_HAND, SECOND_DEAL, SECOND_HAND, at};
use super::player::{Player, SIZES, preferences, set};

/// Two hands are over, and a third has begun; the person is to act.
fn in_the_third_hand(rules: Rules) -> Session {
    game_until(&set(rules), 0, |session| {
        session.state().rounds().len() == 3 && session.person_in_turn().is_some()
    })
}

/// Two people at the table.
fn with_ben(preset: Preset) -> Preferences {
    let mut preferences = preferences(preset);
    let ben = Opponent::Person(Name::new("Ben").expect("a name"));
    preferences.opponents.set(Seat::ALL[1], ben);
    preferences
}

fn is_open(player: &Player) -> bool {
    player.widgets().iter().any(|it| it.id == "sheet-hand-1")
}

/// The hands that are unfolded.
fn unfolded(player: &Player) -> Vec<String> {
    let lines = player.widgets().into_iter();
    let lines = lines.filter(|it| it.id.starts_with("sheet-hand-"));
    let is_unfolded = |id: &String| {
        let node = player.by_id(id);
        node.accesskit_node().data().is_expanded() == Some(true)
    };
    lines.map(|it| it.id).filter(is_unfolded).collect()
}

#[test]
fn the_sheet_is_there_by_key_by_menu_and_by_button() {
    let session =
        at(&preferences(Preset::AllFives), SECOND_DEAL, &format!("{FIRST_HAND} / {SECOND_HAND}"));
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        assert!(!is_open(&player), "it does not open by itself");
        player.press_ctrl(Key::P);
        assert!(is_open(&player), "by key at {size:?}");
        player.press(Key::Escape);
        assert!(!is_open(&player), "and away");
        player.click_id("turn-score-sheet");
        assert!(is_open(&player), "by the button of a hand that is over");
        player.press_ctrl(Key::P);
        player.choose("window-score-sheet");
        assert!(is_open(&player), "from the menu");
    }
}

#[test]
fn the_sheet_is_there_while_the_hands_are_covered_and_names_no_hidden_bone() {
    let session = at(&with_ben(Preset::AllFives), SECOND_DEAL, &format!("{FIRST_HAND} /"));
    let mut player = Player::at(&session);
    assert!(player.harness.state().screen().is_covered(), "nobody is there");
    player.press_ctrl(Key::P);
    assert!(is_open(&player), "the points are no secret");
    player.must_read("Ben: ");
    player.click_id("sheet-hand-2");
    player.must_read("still being played");
}

#[test]
fn each_hand_says_what_every_side_made_at_every_table() {
    for seats in Seats::ALL {
        for preset in [Preset::AllFives, Preset::Draw, Preset::CribbageBoardFives] {
            let session = in_the_third_hand(preset.rules(seats));
            let state = session.state();
            let sheet = ScoreSheet::from_game(state);
            let lines = score_sheet::rows(state, &sheet, false);
            for size in SIZES {
                let mut player = Player::at_size(&session, size);
                player.press_ctrl(Key::P);
                for (hand, line) in sheet.hands().iter().zip(&lines) {
                    let node = player.by_id(&format!("sheet-hand-{}", hand.number));
                    let label = node.accesskit_node().label();
                    assert_eq!(label.as_deref(), Some(&line.spoken[..]), "{size:?}");
                    let written = player.written(node.rect());
                    for (cell, team) in line.cells.iter().zip(Team::all(seats)) {
                        let total = in_rules_unit(hand.totals[team], state.rules()).to_string();
                        assert_eq!(cell.total, total, "as the rules show points");
                        let is_of_two = Team::all(seats).count() == 2;
                        let parts = [&cell.plays, &cell.hand_end].into_iter();
                        let parts = parts.filter(|part| is_of_two && !part.is_empty());
                        for words in parts.chain([&cell.total]) {
                            let is_there = written.contains(words);
                            assert!(is_there, "{words} in {written:?} at {size:?}");
                        }
                    }
                }
            }
        }
    }
}

/// Requires that all of it is to be read, and that the bones are shown.
fn must_tell(player: &Player, told: &HandEndText) {
    for sentence in told.end_sentences.iter().chain(&told.awards) {
        player.must_read(sentence);
    }
    for held in &told.remaining {
        player.must_read(&held.holder);
        player.must_read(&held.bones[0].to_string());
        player.must_read(&held.pips_sum);
    }
}

#[test]
fn a_hand_unfolds_by_click_and_by_key_and_tells_how_its_award_was_worked_out() {
    let session = in_the_third_hand(Preset::AllFives.rules(Seats::Two));
    let sheet = ScoreSheet::from_game(session.state());
    let lines = score_sheet::rows(session.state(), &sheet, false);
    let mut player = Player::at(&session);
    player.press_ctrl(Key::P);
    assert_eq!(unfolded(&player), ["sheet-hand-2"], "the last that is over");
    must_tell(&player, &lines[1].hand_end);
    player.click_id("sheet-hand-1");
    assert_eq!(unfolded(&player), ["sheet-hand-1"], "another");
    must_tell(&player, &lines[0].hand_end);
    player.click_id("sheet-hand-1");
    assert_eq!(unfolded(&player), [""; 0], "none");
    player.by_id("sheet-hand-3").focus();
    player.press(Key::Enter);
    assert_eq!(unfolded(&player), ["sheet-hand-3"], "by key");
}

#[test]
fn the_sheet_follows_the_game_while_it_is_open() {
    let session = at(&preferences(Preset::Draw), DEAL, &format!("{DRAW_HAND} pass"));
    let mut player = Player::at(&session);
    player.press_ctrl(Key::P);
    let is_there = |player: &Player, id: &str| player.widgets().iter().any(|it| it.id == id);
    assert!(!is_there(&player, "sheet-hand-2"), "one hand");
    player.command(GameCommand::NewHand);
    assert!(is_there(&player, "sheet-hand-2"), "two hands");
}

#[test]
fn the_total_tells_the_figures_of_the_game() {
    let session = in_the_third_hand(Preset::AllFives.rules(Seats::Two));
    let mut player = Player::at(&session);
    player.press_ctrl(Key::P);
    let total = player.by_id("sheet-total").value().unwrap_or_default();
    for name in [msg::FIGURE_BEST_PLAY.text(), msg::FIGURE_SWING.text(), msg::FIGURE_AVERAGE.text()]
    {
        assert!(total.contains(&name), "{name} in {total}");
    }
}

#[test]
fn the_graph_names_the_points_of_every_hand_to_a_screen_reader() {
    let session = in_the_third_hand(Preset::AllFives.rules(Seats::Two));
    let mut player = Player::at(&session);
    player.press_ctrl(Key::P);
    let graph = player.label("sheet-chart");
    let hands = graph.split("; ").collect::<Vec<_>>();
    let sheet = ScoreSheet::from_game(session.state());
    assert_eq!(hands.len(), sheet.hands().len(), "{graph}");
    for (told, hand) in hands.iter().zip(sheet.hands()) {
        for team in Team::all(Seats::Two) {
            let total = hand.totals[team].to_string();
            assert!(told.contains(&total), "{total} in {told}");
        }
    }
}
