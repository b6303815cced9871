//! The score pad: points of a game with real bones are written down, corrected, and kept.

use egui::accesskit::Toggled;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, TouchPhase, vec2,
};
use egui_kittest::kittest::NodeT as _;
use engine::Preset;
use game::profile::{PadGame, PadResult, ScoreKeeping, ScorePad, ScorePads};
use nestor_dominoes::command::{WindowCommand, WindowKind};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{Named as _, Points, msg};

use super::games::take_a_turn;
use super::player::{Player, folder, preferences, write_settings};
use super::troubles::is_kept_open;

const NARROW: [f32; 2] = [360.0, 640.0];

/// A player with a pad for this game and these people.
fn with_game(game: PadGame, names: &[&str]) -> Player {
    let mut pads = ScorePads::default();
    pads.open_pad_mut().set_game(game);
    let mut set = preferences(Preset::AllFives);
    set.score_pads = pads;
    let mut player = Player::new(&set, 7);
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    player.click_id(&format!("pad-sides-{}", names.len()));
    for (at, name) in names.iter().enumerate() {
        player.retype(&format!("pad-name-{at}"), name);
    }
    player.click_id("pad-back");
    player
}

fn pad(player: &Player) -> &ScorePad {
    player.session().preferences().score_pads.open_pad()
}

/// The scores that are read of the sides.
fn scores(player: &Player) -> Vec<String> {
    let ids = player.ids("pad-score-");
    ids.iter().map(|id| player.label(id)).collect()
}

fn side(name: &str, score: i32) -> String {
    msg::side_points(Points::shown(score), name)
}

/// Types points, and goes on to the next cell.
fn write(player: &mut Player, points: &str) {
    player.harness.event(Event::Text(points.to_owned()));
    player.settle();
    player.press(Key::Enter);
}

#[test]
fn a_round_is_written_down_chair_by_chair_by_keyboard_and_by_mouse() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    assert_eq!(player.label("pad-next"), msg::pad_next("Leo"), "who comes after Ana");
    write(&mut player, "15+9");
    write(&mut player, "0");
    for key in ["1", "plus", "3", "0", "5", "backspace"] {
        player.click_id(&format!("pad-key-{key}"));
    }
    player.click_id("pad-next");
    assert_eq!(scores(&player), [side("Ana", 24), side("Leo", 0), side("Mia", 31)]);
    let double = msg::pad_round_double(12);
    assert_eq!(player.label("pad-cell-0-1"), msg::pad_cell("Leo", double.as_str(), "0"));
    assert_eq!(player.label("pad-side-1"), words::list(["Leo", "deals", "leads"].map(Into::into)));
    let next = msg::pad_round_double(11);
    assert_eq!(player.label("pad-cell-1-0"), msg::pad_writing("Ana", next.as_str(), ""));
}

#[test]
fn any_entry_is_corrected_in_place_and_undone_and_redone() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    for points in ["0", "52", "7", "0"] {
        write(&mut player, points);
    }
    player.click_id("pad-cell-0-1");
    write(&mut player, "25");
    let double = msg::pad_round_double(12);
    let corrected = msg::pad_cell_corrected("52", "Leo", double.as_str(), "25");
    assert_eq!(player.label("pad-cell-0-1"), corrected);
    assert_eq!(scores(&player), [side("Ana", 7), side("Leo", 25)]);
    assert!(player.label("pad-cell-2-0").contains("Ana"), "back to where the game is");
    player.press_ctrl(Key::Z);
    assert_eq!(scores(&player), [side("Ana", 7), side("Leo", 52)]);
    player.click_id("pad-redo");
    assert_eq!(scores(&player), [side("Ana", 7), side("Leo", 25)]);
    player.click_id("pad-undo");
    player.press_ctrl_shift(Key::Z);
    assert_eq!(scores(&player), [side("Ana", 7), side("Leo", 25)]);
    player.click_id("pad-more");
    player.click_id("pad-clear");
    assert_eq!(scores(&player), [side("Ana", 0), side("Leo", 0)]);
    player.must_read(&msg::PAD_CLEARED.text());
    let mut player = player.restart();
    player.click_id("pad-undo");
    assert_eq!(scores(&player), [side("Ana", 7), side("Leo", 25)]);
}

#[test]
fn a_round_is_not_left_with_a_gap_and_what_is_no_number_is_not_written() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    player.press(Key::Enter);
    assert!(player.is_off("pad-next"), "nothing is typed");
    write(&mut player, "9");
    player.harness.event(Event::Text("-".to_owned()));
    player.settle();
    assert!(player.is_off("pad-next"), "a sign alone");
    write(&mut player, "99999");
    assert_eq!(scores(&player), [side("Ana", 9), side("Leo", -9999)], "four digits");
}

#[test]
fn thirteen_rounds_end_with_a_winner_and_lead_to_a_new_pad() {
    let names = ["Ana", "Leo", "Mia", "Noa", "Tom"];
    let mut player = with_game(PadGame::MexicanTrain, &names);
    for _ in 0..13 {
        for points in ["12", "0", "7", "30", "5"] {
            write(&mut player, points);
        }
    }
    player.must_read(&msg::pad_won("Leo"));
    assert!(matches!(pad(&player).sheet().result(), Some(PadResult::Won(_))), "over");
    player.click_id("pad-next");
    assert_eq!(player.session().preferences().score_pads.all().len(), 2);
    player.click_id("pad-back");
    player.click_id("pad-pads");
    let listed = player.label("pad-open-1");
    assert!(listed.contains(&msg::pad_won("Leo")), "who won: {listed}");
    player.click_id("pad-back");
    assert_eq!(scores(&player), names.map(|name| side(name, 0)), "for the same people");
}

#[test]
fn without_rounds_each_side_has_its_own_column_and_a_board() {
    let mut player = with_game(PadGame::Fives, &["Ana", "Leo"]);
    player.click_id("pad-set-up");
    player.retype("pad-target", "61");
    player.click_id("pad-exact");
    player.click_id("pad-back");
    player.set(|set| set.score_pads.open_pad_mut().keeping = ScoreKeeping::CribbageBoard);
    assert!(player.has_id("score-board"), "the board");
    for points in ["10", "62", "15"] {
        write(&mut player, points);
    }
    assert_eq!(scores(&player), [side("Ana", 25), side("Leo", 62)]);
    player.must_read(&msg::pad_past_target("Leo", 61));
    assert!(!player.label("pad-side-1").contains("leads"), "who is past the target");
    assert_eq!(player.label("pad-next"), msg::pad_next("Ana"), "the sides take turns");
    player.press(Key::Enter);
    player.press(Key::Enter);
    write(&mut player, "-1");
    player.must_read(&msg::pad_won("Leo"));
    assert_eq!(player.label("pad-next"), msg::PAD_NEW.text(), "it is over");
    assert!(!player.has_id("pad-key-1"), "nothing is left to write");
    let mut player = player.restart();
    assert_eq!(pad(&player).keeping, ScoreKeeping::CribbageBoard);
    assert_eq!(scores(&player), [side("Ana", 25), side("Leo", 61)]);
    player.click_id("pad-undo");
    assert_eq!(scores(&player)[1], side("Leo", 62), "after a restart, too");
}

#[test]
fn the_keys_are_the_pads_and_not_the_games() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.wait_for_nestor();
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(1));
    player.wait_for_nestor();
    let before = player.session().state().record().clone();
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    player.click_id("pad-back");
    write(&mut player, "25");
    player.press(Key::ArrowRight);
    write(&mut player, "5");
    let unnamed = [msg::pad_side(1_usize), msg::pad_side(2_usize)];
    assert_eq!(scores(&player), [side(&unnamed[0], 25), side(&unnamed[1], 5)]);
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::Z);
    assert_eq!(scores(&player), [side(&unnamed[0], 0), side(&unnamed[1], 0)]);
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::D);
    assert!(!player.session().help().is_any(), "the game behind");
    assert_eq!(player.session().state().record(), &before);
    // Escape drops what is typed, and only then closes the window.
    player.harness.event(Event::Text("5".to_owned()));
    player.settle();
    player.press(Key::Escape);
    assert!(player.has_id("pad-next"), "still open");
    player.press(Key::Escape);
    assert!(!player.has_id("pad-next"), "closed");
}

#[test]
fn escape_leaves_a_correction_and_only_then_the_pad() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    write(&mut player, "9");
    player.click_id("pad-cell-0-0");
    player.harness.event(Event::Text("5".to_owned()));
    player.settle();
    player.press(Key::Escape);
    player.press(Key::Escape);
    assert_eq!(scores(&player)[0], side("Ana", 9), "nothing is corrected");
    write(&mut player, "7");
    assert_eq!(scores(&player), [side("Ana", 9), side("Leo", 7)], "back to where the game is");
    player.press(Key::Escape);
    assert!(!player.has_id("pad-next"), "closed");
}

#[test]
fn escape_leads_back_to_the_sheet_and_only_then_closes_the_pad() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    write(&mut player, "9");
    for (link, on_page) in [("pad-set-up", "pad-name-0"), ("pad-pads", "pad-new")] {
        player.click_id(link);
        assert!(player.has_id(on_page), "{link}");
        player.press(Key::Escape);
        assert!(player.has_id("pad-next") && !player.has_id(on_page), "back from {link}");
    }
    player.press(Key::Escape);
    assert!(!player.has_id("pad-next"), "closed");
    // A new pad begins with its form, and nothing leads to it.
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    player.press(Key::Escape);
    assert!(!player.has_id("pad-name-0"), "closed");
}

#[test]
fn after_a_correction_is_undone_the_pad_goes_on_where_it_was() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    write(&mut player, "9");
    player.click_id("pad-cell-0-0");
    write(&mut player, "8");
    assert_eq!(scores(&player)[0], side("Ana", 8), "corrected");
    player.click_id("pad-undo");
    write(&mut player, "7");
    assert_eq!(scores(&player), [side("Ana", 9), side("Leo", 7)], "for Leo, whose turn it is");
    player.click_id("pad-undo");
    write(&mut player, "6");
    assert_eq!(scores(&player), [side("Ana", 9), side("Leo", 6)], "what was taken back is mended");
}

#[test]
fn arrows_move_on_the_sheet_and_return_enters_what_was_typed_there() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    for points in ["22", "0", "5", "9"] {
        write(&mut player, points);
    }
    player.press(Key::ArrowUp);
    assert_eq!(player.focused_id(), None, "no widget takes the keyboard");
    write(&mut player, "23");
    assert_eq!(scores(&player), [side("Ana", 45), side("Leo", 9)], "the second round is mended");
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowRight, Key::ArrowLeft, Key::ArrowDown] {
        player.press(key);
        assert_eq!(player.focused_id(), None, "{key:?}");
    }
    assert!(player.has_id("pad-next"), "the pad is still open");
}

#[test]
fn undo_takes_back_points_and_never_who_plays() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    assert!(player.is_off("pad-undo"), "nothing was written");
    write(&mut player, "4");
    player.click_id("pad-undo");
    assert!(player.is_off("pad-undo"), "nothing is written");
    assert_eq!(scores(&player).len(), 3, "all are there");
}

#[test]
fn tab_enters_what_was_typed_and_so_does_another_page() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    for points in ["12", "7"] {
        player.harness.event(Event::Text(points.to_owned()));
        player.settle();
        player.press(Key::Tab);
    }
    assert_eq!(scores(&player), [side("Ana", 12), side("Leo", 7)]);
    let mut free = with_game(PadGame::Free, &["Ana", "Leo"]);
    free.harness.event(Event::Text("3".to_owned()));
    free.settle();
    free.press(Key::Tab);
    write(&mut free, "4");
    assert_eq!(scores(&free), [side("Ana", 3), side("Leo", 4)], "without rounds, too");
    player.harness.event(Event::Text("5".to_owned()));
    player.settle();
    player.click_id("pad-pads");
    assert_eq!(pad(&player).sheet().total(pad(&player).sheet().chairs()[0]), 17);
    // With nothing typed, Tab leads to the buttons.
    player.click_id("pad-open-0");
    player.press(Key::Tab);
    assert!(player.focused_id().is_some(), "a button has the keyboard");
}

#[test]
fn sides_take_other_chairs_with_their_points() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    for points in ["1", "2", "3"] {
        write(&mut player, points);
    }
    player.click_id("pad-set-up");
    player.click_id("pad-up-2");
    player.click_id("pad-up-1");
    player.click_id("pad-deals-1");
    player.click_id("pad-back");
    assert_eq!(scores(&player), [side("Mia", 3), side("Ana", 1), side("Leo", 2)]);
    let dealer = player.label("pad-side-1");
    assert!(dealer.contains(&msg::PAD_DEALS.text()), "the present round: {dealer}");
}

#[test]
fn after_typing_tab_leads_to_the_next_name_and_a_new_pad_leads_back_to_the_others() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    player.click_id("pad-set-up");
    player.retype("pad-name-0", "Eva");
    player.press(Key::Tab);
    assert_eq!(player.focused_id().as_deref(), Some("pad-name-1"), "the next name");
    player.press(Key::Tab);
    assert_ne!(player.focused_id().as_deref(), Some("pad-name-2"), "what lies between");
    player.click_id("pad-back");
    write(&mut player, "5");
    player.click_id("pad-pads");
    player.click_id("pad-new");
    player.click_id("pad-pads");
    player.click_id("pad-open-1");
    assert_eq!(scores(&player)[0], side("Eva", 5), "the pad of before");
}

#[test]
fn a_number_goes_on_as_it_was_typed_when_the_program_ended() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    write(&mut player, "12");
    player.harness.event(Event::Text("7".to_owned()));
    player.harness.step();
    assert!(!is_kept_open(&mut player), "nothing is asked");
    let mut player = player.restart();
    assert_eq!(scores(&player), [side("Ana", 12), side("Leo", 0)], "it may be half of a number");
    write(&mut player, "3");
    assert_eq!(scores(&player), [side("Ana", 12), side("Leo", 73)]);
    player.harness.event(Event::Text("4".to_owned()));
    player.settle();
    for _ in 0..2 {
        player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    }
    write(&mut player, "0");
    assert_eq!(scores(&player)[0], side("Ana", 52), "closed and opened");
}

#[test]
fn the_program_starts_with_the_pad_that_was_open_when_it_ended() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    write(&mut player, "24");
    let mut player = player.restart();
    assert_eq!(scores(&player), [side("Ana", 24), side("Leo", 0)], "at once");
    player.press(Key::Escape);
    let mut player = player.restart();
    assert!(!player.has_id("pad-next"), "it was closed");
    player.press_ctrl_shift(Key::T);
    assert!(player.has_id("pad-next"), "by its keys");
}

#[test]
fn clicks_that_come_in_one_frame_are_each_where_they_were() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    let mut events = Vec::new();
    for id in ["key-2", "key-8", "next", "key-1", "key-1", "key-plus", "key-6", "next"] {
        let pos = player.by_id(&format!("pad-{id}")).rect().center();
        events.push(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            events.push(Event::PointerButton { pos, button, pressed, modifiers });
        }
    }
    player.harness.input_mut().events.extend(events);
    player.harness.run_steps(12);
    assert_eq!(scores(&player), [side("Ana", 28), side("Leo", 17), side("Mia", 0)]);
}

#[test]
fn what_is_typed_in_the_frame_of_a_click_belongs_to_what_was_clicked() {
    let mut player = with_game(PadGame::Fives, &["Ana", "Leo"]);
    for points in ["10", "5", "15"] {
        write(&mut player, points);
    }
    let pos = player.by_id("pad-cell-0-0").rect().center();
    let mut events = vec![Event::PointerMoved(pos)];
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        events.push(Event::PointerButton { pos, button, pressed, modifiers });
    }
    events.extend(typed("0"));
    events.extend([key(Key::Enter, true), key(Key::Enter, false)]);
    player.harness.input_mut().events.extend(events);
    player.harness.run_steps(12);
    assert_eq!(scores(&player), [side("Ana", 15), side("Leo", 5)]);
}

#[test]
fn names_that_come_in_one_frame_lose_no_letter() {
    for to_next in [Key::Enter, Key::Tab] {
        let mut player = Player::new(&preferences(Preset::AllFives), 7);
        player.command(WindowCommand::Toggle(WindowKind::ScorePad));
        player.click_id("pad-name-0");
        let mut events = Vec::new();
        for name in ["Anna", "Karl-Heinz"] {
            events.extend(typed(name));
            events.extend([key(to_next, true), key(to_next, false)]);
        }
        player.harness.input_mut().events.extend(events);
        player.harness.run_steps(12);
        let names: Vec<_> = pad(&player).names.values().map(engine::Name::as_str).collect();
        assert_eq!(names, ["Anna", "Karl-Heinz"], "{to_next:?}");
    }
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

/// The events of typing a text, letter by letter.
fn typed(text: &str) -> Vec<Event> {
    let letter = |letter: char| {
        let name = Key::from_name(&letter.to_uppercase().to_string()).unwrap_or(Key::A);
        [key(name, true), Event::Text(letter.to_string()), key(name, false)]
    };
    text.chars().flat_map(letter).collect()
}

#[test]
fn whoever_leaves_or_comes_later_changes_neither_the_deal_nor_asks_for_rounds_without_them() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    for points in ["1", "2", "3", "4", "5", "6"] {
        write(&mut player, points);
    }
    let deals = |player: &Player, chair: usize| player.label(&format!("pad-side-{chair}"));
    assert!(deals(&player, 2).contains("deals"), "the third round is Mia's");
    player.click_id("pad-set-up");
    player.click_id("pad-up-2");
    player.click_id("pad-back");
    assert_eq!(deals(&player, 1), words::list(["Mia", "deals"].map(Into::into)), "still");
    player.click_id("pad-set-up");
    player.click_id("pad-sides-2");
    player.click_id("pad-back");
    for points in ["7", "8"] {
        write(&mut player, points);
    }
    player.click_id("pad-set-up");
    player.click_id("pad-sides-3");
    let ana_deals = player.by_id("pad-deals-0").accesskit_node().toggled();
    assert_eq!(ana_deals, Some(Toggled::True), "after Mia it is Ana's turn");
    player.click_id("pad-deals-2");
    player.click_id("pad-back");
    assert!(deals(&player, 2).contains("deals"), "Leo was chosen");
    let fourth = msg::pad_round_double(9);
    assert_eq!(player.label("pad-cell-3-0"), msg::pad_writing("Ana", fourth.as_str(), ""));
    let third = msg::pad_round_double(10);
    assert_eq!(player.label("pad-cell-2-2"), msg::pad_cell_empty("Leo", third.as_str()));
}

#[test]
fn whoever_goes_to_bed_sits_out_until_points_are_written_again() {
    let names = ["Ana Maria de la Fuente", "Leo", "Mia"];
    let mut player = with_game(PadGame::MexicanTrain, &names);
    for points in ["1", "2", "3", "4", "5"] {
        write(&mut player, points);
    }
    player.press(Key::Enter);
    assert!(player.is_off("pad-next"), "only Mia is missing, and nothing is typed");
    assert!(!player.reads(&msg::pad_sitting_out(1, "Mia")), "an Enter too many changes nothing");
    player.must_read(&msg::PAD_SIT_OUT_HINT.text());
    player.click_id("pad-more");
    player.click_id("pad-sit-out-2");
    player.must_read(&msg::pad_sitting_out(1, "Mia"));
    assert!(player.label("pad-side-2").ends_with(&msg::PAD_OUT.text()), "below the name, too");
    let second = msg::pad_round_double(11);
    assert_eq!(player.label("pad-cell-1-2"), msg::pad_cell_sits_out("Mia", second.as_str()));
    write(&mut player, "6");
    assert_eq!(player.label("pad-next"), msg::pad_next("Ana Maria"), "without Mia");
    write(&mut player, "0");
    assert_eq!(scores(&player), [side(names[0], 11), side("Leo", 7), side("Mia", 3)]);
    player.click_id("pad-pads");
    let listed = player.label("pad-open-0");
    assert!(listed.contains("Ana 11"), "the list has short names: {listed}");
    player.click_id("pad-open-0");
    player.click_id("pad-more");
    assert!(!player.has_id("pad-sit-out-1"), "nobody would play against Leo");
    player.click_id("pad-plays-again-0");
    assert!(!player.reads(&msg::pad_sitting_out(1, "Mia")), "back again, before any number");
    for points in ["9", "1", "8"] {
        write(&mut player, points);
    }
    player.harness.event(Event::Text("-".to_owned()));
    player.settle();
    assert_eq!(player.label("pad-next"), msg::pad_sits_out("Ana Maria"), "a dash for Ana");
    player.press(Key::Escape);
    for _ in 0..7 {
        player.press_ctrl(Key::Z);
    }
    assert!(!player.reads(&msg::pad_sitting_out(1, "Mia")), "undone");
    let mut player = player.restart();
    player.click_id("pad-redo");
    player.must_read(&msg::pad_sitting_out(1, "Mia"));
}

#[test]
fn the_sum_that_is_typed_is_told_and_a_menu_takes_its_escape() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    player.harness.event(Event::Text("12+11+9+8+6+5".to_owned()));
    player.settle();
    player.must_read("12+11+9+8+6+5 = 51");
    player.click_id("pad-more");
    player.press(Key::Escape);
    assert!(!player.has_id("pad-clear"), "the menu is closed");
    player.must_read("= 51");
    player.press(Key::Enter);
    assert_eq!(scores(&player)[0], side("Ana", 51));
}

#[test]
fn points_of_sides_that_leave_are_kept_and_that_is_said() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    for points in ["1", "2", "3"] {
        write(&mut player, points);
    }
    player.click_id("pad-set-up");
    let kept = msg::pad_kept("Mia");
    assert!(!player.reads(&kept), "all are there");
    player.click_id("pad-sides-2");
    player.must_read(&kept);
    player.click_id("pad-sides-3");
    assert!(!player.reads(&kept), "all are there again");
    player.click_id("pad-back");
    assert_eq!(scores(&player), [side("Ana", 1), side("Leo", 2), side("Mia", 3)]);
}

#[test]
fn all_pads_are_listed_opened_deleted_and_brought_back() {
    let mut player = with_game(PadGame::Straight, &["Ana", "Leo"]);
    for points in ["30", "0"] {
        write(&mut player, points);
    }
    player.click_id("pad-pads");
    player.click_id("pad-new");
    player.click_id("pad-game");
    player.click_id("pad-game-chicken-foot-choice");
    player.click_id("pad-back");
    write(&mut player, "8");
    player.click_id("pad-pads");
    let listed = player.label("pad-open-1");
    assert!(listed.contains(&PadGame::Straight.name()) && listed.contains("Ana 30"), "{listed}");
    player.click_id("pad-open-1");
    assert_eq!(scores(&player), [side("Ana", 30), side("Leo", 0)]);
    player.click_id("pad-pads");
    player.click_id("pad-delete-1");
    assert!(!player.has_id("pad-open-1"), "deleted");
    let mut player = player.restart();
    player.click_id("pad-pads");
    player.click_id("pad-undelete");
    player.click_id("pad-delete-1");
    player.press_ctrl(Key::Z);
    assert!(player.label("pad-open-1").contains("Ana 30"), "brought back");
    let player = player.restart();
    assert_eq!(player.session().preferences().score_pads.all().len(), 2, "kept");
}

#[test]
fn what_is_typed_after_redo_belongs_to_the_next_side() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    write(&mut player, "24");
    player.click_id("pad-undo");
    player.click_id("pad-redo");
    write(&mut player, "9");
    assert_eq!(scores(&player), [side("Ana", 24), side("Leo", 9)]);
}

#[test]
fn a_pad_opens_at_its_present_round() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    for _ in 0..24 {
        write(&mut player, "5");
    }
    let player = player.restart();
    let rect = |id: &str| player.by_id(id).rect();
    let (present, totals) = (rect("pad-cell-12-0"), rect("pad-score-0"));
    assert!(present.bottom() < totals.top() + 1.0, "{present:?}, {totals:?}");
    assert!(rect("pad-cell-0-0").bottom() < rect("pad-side-0").bottom(), "it is scrolled out");
}

#[test]
fn the_cell_is_seen_again_when_it_is_typed_into_after_scrolling() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    for _ in 0..24 {
        write(&mut player, "5");
    }
    let is_seen = |player: &Player| {
        let rect = |id: &str| player.by_id(id).rect();
        rect("pad-cell-12-0").bottom() < rect("pad-score-0").top() + 1.0
    };
    let scroll_to_top = |player: &mut Player| {
        let at = player.by_id("pad-cell-12-0").rect().center();
        player.harness.hover_at(at);
        player.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, 500.0),
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Unknown,
            phase: TouchPhase::Move,
        });
        // The wheel takes a moment to come to rest.
        player.harness.run_steps(60);
        assert!(!is_seen(player), "scrolled away");
    };
    let keys: [fn(&mut Player); 3] = [
        |player| player.click_id("pad-key-7"),
        |player| player.press(Key::Backspace),
        |player| player.harness.event(Event::Text("4".to_owned())),
    ];
    for (n, press) in keys.into_iter().enumerate() {
        scroll_to_top(&mut player);
        press(&mut player);
        player.settle();
        assert!(is_seen(&player), "key {n}");
    }
}

#[test]
fn enter_goes_from_name_to_name() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    assert_eq!(player.label("pad-back"), msg::PAD_BEGIN.text(), "nothing is written");
    player.retype("pad-name-0", "Ana");
    player.press(Key::Enter);
    player.settle();
    assert_eq!(player.focused_id().as_deref(), Some("pad-name-1"));
    player.press(Key::Enter);
    player.settle();
    player.click_id("pad-sides-3");
    assert_ne!(player.focused_id().as_deref(), Some("pad-name-2"), "there was no third name");
}

#[test]
fn at_the_end_the_keys_are_gone_until_a_number_is_corrected() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo"]);
    for points in ["5", "6"].into_iter().cycle().take(26) {
        write(&mut player, points);
    }
    assert!(player.has_id("pad-result") && !player.has_id("pad-key-1"), "it is over");
    player.click_id("pad-undo");
    player.click_id("pad-redo");
    assert!(!player.has_id("pad-key-1"), "it is over again");
    player.click_id("pad-cell-12-0");
    assert!(player.has_id("pad-key-1"), "it can be corrected");
}

#[test]
fn at_the_end_the_places_are_told_and_until_then_how_to_sit_out() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo", "Mia"]);
    write(&mut player, "5");
    let sits_out = msg::PAD_SIT_OUT_HINT.text();
    assert!(player.reads(&sits_out), "of three players, one can sit out");
    write(&mut player, "9");
    write(&mut player, "7");
    for points in ["5", "9", "7"].into_iter().cycle().take(34) {
        write(&mut player, points);
    }
    player.click_id("pad-more");
    player.click_id("pad-sit-out-1");
    write(&mut player, "7");
    let leo = msg::pad_total_missed(1, "Leo 108");
    player.must_read(&format!("{} Ana 65, Mia 91, {leo}", msg::pad_won("Ana")));
    assert!(!player.reads(&sits_out), "all is written");
    player.click_id("pad-more");
    assert_eq!(player.ids("pad-sit-out-"), Vec::<String>::new(), "nobody can sit out any more");
}

#[test]
fn ten_sides_have_room_in_a_narrow_window() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
    let mut set = preferences(Preset::AllFives);
    set.score_pads.open_pad_mut().set_game(PadGame::MexicanTrain);
    let folder = folder();
    write_settings(folder.path(), &set);
    let mut player = Player::open(folder, Some(7), NARROW);
    player.command(WindowCommand::Toggle(WindowKind::ScorePad));
    player.click_id("pad-sides-10");
    player.click_id("pad-back");
    for _ in &names {
        write(&mut player, "11");
    }
    assert_eq!(scores(&player).len(), 10);
    assert_eq!(pad(&player).sheet().complete_rounds(), 1);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, NARROW.into());
    for id in ["pad-next", "pad-key-1", "pad-key-backspace", "pad-set-up", "pad-cell-1-0"] {
        let place = player.by_id(id).rect();
        assert!(window.contains_rect(place), "{id}: {place:?}");
    }
}

#[test]
fn the_cell_that_is_written_and_the_round_before_it_are_in_sight_in_small_windows() {
    for size in [[800.0, 480.0], NARROW] {
        let mut set = preferences(Preset::AllFives);
        set.score_pads.open_pad_mut().set_game(PadGame::MexicanTrain);
        let folder = folder();
        write_settings(folder.path(), &set);
        let mut player = Player::open(folder, Some(7), size);
        player.command(WindowCommand::Toggle(WindowKind::ScorePad));
        player.click_id("pad-sides-3");
        player.click_id("pad-back");
        for points in ["5", "9", "7"].into_iter().cycle().take(24) {
            write(&mut player, points);
        }
        for key in ["pad-key-6", "pad-key-plus", "pad-key-8"] {
            player.click_id(key);
        }
        player.must_read("6+8 = 14");
        let heads = player.by_id("pad-side-0").rect();
        let totals = player.by_id("pad-score-0").rect();
        for row in [7, 8] {
            let cell = player.by_id(&format!("pad-cell-{row}-0")).rect();
            let is_in_sight =
                heads.bottom() <= cell.top() + 1.0 && cell.bottom() <= totals.top() + 1.0;
            assert!(
                is_in_sight,
                "row {row} at {size:?}: {cell:?} between {heads:?} and {totals:?}"
            );
        }
    }
}

#[test]
fn a_pad_is_copied_as_text_and_for_a_spreadsheet() {
    let mut player = with_game(PadGame::MexicanTrain, &["Ana", "Leo, Mia"]);
    for points in ["24", "0", "8"] {
        write(&mut player, points);
    }
    let csv = words::score_pad::csv(pad(&player));
    assert_eq!(csv, ",Ana,\"Leo, Mia\"\nDouble 12,24,0\nDouble 11,8,\nTotal,32,0\n");
    let text = words::score_pad::text(pad(&player));
    let rows: Vec<_> = text.lines().skip(1).collect();
    let wanted = [
        "           Ana  Leo, Mia",
        "Double 12   24         0",
        "Double 11    8         –",
        "Total       32         0",
    ];
    assert_eq!(rows, wanted);
    player.click_id("pad-more");
    player.click_id("pad-copy-csv");
    player.must_read(&msg::COPIED.text());
}
