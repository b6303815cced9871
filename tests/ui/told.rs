//! What is told to who listens: everything once, in order, in one voice.

use std::collections::BTreeMap;

use egui::Key;
use egui::accesskit::{Live, NodeId};
use egui_kittest::kittest::NodeT as _;
use engine::{Preset, Seats};
use game::profile::{LensMode, Pace};
use nestor_dominoes::command::{GameCommand, LearnCommand, TableCommand};
use words::events::{LogLine, log_lines};
use words::msg;

use super::daily::{at_draw, open_at};
use super::found::session;
use super::lessons::begin;
use super::notation::{DEAL, at};
use super::player::{Player, preferences};
use super::review::over;
use crate::YOU;

/// More pictures than anything here takes.
const MANY: usize = 400;

/// Writes down what is told.
#[derive(Default)]
struct Listener {
    heard: Vec<String>,
    known: BTreeMap<NodeId, String>,
}

impl Listener {
    /// One picture goes by.
    fn step(&mut self, player: &mut Player) {
        player.harness.step();
        let nodes = player.harness.root().children_recursive();
        let voices = nodes
            .map(|node| node.accesskit_node())
            .filter(|node| node.data().live() == Some(Live::Polite));
        for voice in voices {
            assert_eq!(voice.author_id(), Some("told"), "there is one voice");
            let (id, says) = (voice.locate().0, voice.value().unwrap_or_default());
            if self.known.insert(id, says.clone()) != Some(says.clone()) && !says.is_empty() {
                self.heard.push(says);
            }
        }
    }

    fn wait(&mut self, player: &mut Player, pictures: usize) {
        for _ in 0..pictures {
            self.step(player);
        }
    }

    fn press(&mut self, player: &mut Player, key: Key) {
        player.harness.key_press(key);
        self.wait(player, 6);
    }

    fn all(&self) -> String {
        self.heard.join("\n")
    }
}

/// What the log says of the hand on the table.
fn lines(player: &Player) -> Vec<LogLine> {
    let session = player.session();
    let round = session.state().round().expect("it was dealt");
    log_lines(round, session.seating(), true)
}

#[test]
fn every_play_of_a_hand_is_told_once_and_the_last_one_before_the_end() {
    for seed in 0..4 {
        let mut session = session(&preferences(Preset::AllFives), 40 + seed);
        let mut set = session.preferences().clone();
        set.display.pace = Pace::Fast;
        session.set_preferences(set);
        let mut player = Player::at(&session);
        let mut listener = Listener::default();
        listener.wait(&mut player, 8);
        let (told, known) = (listener.heard.len(), lines(&player).len());
        for _ in 0..MANY {
            let now = player.session();
            if now.state().turn().is_none() {
                break;
            }
            if now.person_in_turn() == Some(YOU) {
                let action = now.actions_of(YOU)[0];
                player.update(TableCommand::Act(action));
            }
            listener.step(&mut player);
        }
        listener.wait(&mut player, 20);
        assert!(player.session().state().turn().is_none(), "it is over");
        let all = listener.heard[told..].join(" ");
        let mut rest = all.as_str();
        assert!(lines(&player).len() > known, "it was played");
        for line in &lines(&player)[known..] {
            let at = rest.find(&line.text);
            let at = at.unwrap_or_else(|| panic!("{:?} is not told: {all}", line.text));
            rest = &rest[at + line.text.len()..];
            assert!(!rest.contains(&line.text), "{:?} is told twice", line.text);
        }
    }
}

#[test]
fn what_is_said_again_is_told_again() {
    let mut player = Player::new(&preferences(Preset::AllFives), 5);
    let mut listener = Listener::default();
    listener.wait(&mut player, 8);
    let said = "This bone fits nowhere.";
    for _ in 0..2 {
        player.update(TableCommand::ShowMessage(said.to_owned()));
        listener.wait(&mut player, 6);
    }
    let told = listener.heard.iter().filter(|told| *told == said);
    assert_eq!(told.count(), 2, "{}", listener.all());
}

#[test]
fn what_must_be_done_and_what_was_drawn_is_told_and_how_the_table_stands_on_a_key() {
    let stuck = at(
        &preferences(Preset::AllFives),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E",
    );
    let mut player = Player::at(&stuck);
    let mut listener = Listener::default();
    listener.wait(&mut player, 8);
    let draw = msg::ear_nothing_fits(msg::TURN_DRAW.text());
    assert!(listener.all().contains(&draw), "{}", listener.all());
    let hand = |player: &Player| {
        let position = player.session().state().position().expect("it was dealt");
        position.hand(YOU)
    };
    let before = hand(&player);
    player.update(TableCommand::Draw);
    listener.wait(&mut player, 6);
    let drawn = hand(&player).without(before).nth(0).expect("one was drawn");
    let told = msg::ear_drawn(drawn);
    assert!(listener.all().contains(&told), "{}", listener.all());
    listener.press(&mut player, Key::I);
    let state = listener.heard.last().cloned().unwrap_or_default();
    let open = player.session().state().position().expect("it was dealt");
    for pips in open.table().open_pips().iter() {
        assert!(state.contains(&pips.to_string()), "{state}");
    }
    for name in ["Nestor", "You", "boneyard"] {
        assert!(state.contains(name), "{state}");
    }
}

#[test]
fn how_the_table_stands_is_told_in_a_look_back_and_in_a_lesson_too() {
    let mut player = Player::at(&over(Seats::Two));
    let mut listener = Listener::default();
    player.update(LearnCommand::ToggleReview);
    listener.wait(&mut player, 20);
    listener.press(&mut player, Key::Home);
    listener.press(&mut player, Key::ArrowRight);
    listener.press(&mut player, Key::I);
    let state = listener.heard.last().cloned().unwrap_or_default();
    assert!(state.starts_with("Hand 1, "), "{state}");
    assert!(state.contains(msg::ear_open("").trim_end()), "{state}");
    assert!(state.contains(&msg::turn_boneyard(14)), "{state}");
    assert!(!state.contains(&msg::REVIEW_ON.text()), "{state}");
    let mut player = Player::new(&preferences(Preset::AllFives), 5);
    begin(&mut player, "scoring");
    let mut listener = Listener::default();
    listener.wait(&mut player, 20);
    listener.press(&mut player, Key::I);
    let state = listener.heard.last().cloned().unwrap_or_default();
    assert!(state.contains(msg::ear_open("").trim_end()), "{state}");
    let question = player.label("lesson-question");
    assert!(state.starts_with(question.trim_end_matches('.')), "{state}");
    // However often it is asked for.
    for times in 1..=9 {
        let before = listener.heard.len();
        listener.press(&mut player, Key::I);
        assert_eq!(listener.heard.len(), before + 1, "{times} times more");
    }
}

#[test]
fn what_comes_back_in_a_lesson_after_something_else_was_said_is_not_told_again() {
    let mut player = Player::new(&preferences(Preset::AllFives), 5);
    begin(&mut player, "scoring");
    let mut listener = Listener::default();
    listener.wait(&mut player, 20);
    let quiet = player.message();
    assert!(!quiet.is_empty(), "how the position came about");
    let mut messages = Vec::new();
    for _ in 0..10 {
        listener.press(&mut player, Key::ArrowRight);
        messages.push(player.message());
    }
    assert!(messages.iter().any(|it| *it != quiet), "{messages:?}");
    assert!(messages.contains(&quiet), "it comes back: {messages:?}");
    let told = listener.heard.iter().filter(|told| told.contains(&quiet));
    assert!(told.count() <= 1, "{}", listener.all());
}

#[test]
fn a_notice_hides_no_play() {
    let mut session = at_draw();
    let mut set = session.preferences().clone();
    set.display.lens = LensMode::On;
    session.set_preferences(set);
    let mut player = open_at(&session, [1100.0, 760.0]);
    player.choose("window-daily");
    let mut listener = Listener::default();
    player.by_id("daily-play").click();
    listener.wait(&mut player, 60);
    let all = listener.all();
    assert!(all.contains(&msg::DAILY_HELP_PUT_AWAY.text()), "{all}");
    for line in lines(&player) {
        assert!(all.contains(&line.text), "{:?} is not told: {all}", line.text);
    }
}

#[test]
fn a_hint_is_told_however_soon_after_it_was_asked_for() {
    let middle = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&middle);
    let mut listener = Listener::default();
    listener.wait(&mut player, 8);
    listener.press(&mut player, Key::H);
    player.accept_help();
    for _ in 0..MANY {
        if player.has_id("hint-card") {
            break;
        }
        listener.step(&mut player);
        std::thread::yield_now();
    }
    player.wait_for("hint-card");
    listener.wait(&mut player, 8);
    let card = player.label("hint-card");
    assert!(listener.all().contains(&card), "{card:?}: {}", listener.all());
}

#[test]
fn what_is_turned_on_and_off_says_so_by_ear() {
    let middle = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&middle);
    let mut listener = Listener::default();
    listener.wait(&mut player, 8);
    listener.press(&mut player, Key::L);
    player.accept_help();
    listener.press(&mut player, Key::L);
    let told = ["on", "off"].map(|is| msg::ear_switched(is, msg::MENU_LENS.text()));
    for told in told {
        assert!(listener.heard.contains(&told), "{told}: {}", listener.all());
    }
}

#[test]
fn arrow_keys_lead_from_a_window_to_no_place_behind_it() {
    let middle = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    for arrow in [Key::ArrowDown, Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft] {
        let mut player = Player::at(&middle);
        player.press(Key::F1);
        player.press(Key::Tab);
        for _ in 0..12 {
            player.press(arrow);
            player.settle();
            let focused = player.focused_id().unwrap_or_default();
            let is_behind = ["hand-", "end-", "turn-", "menu-", "bar-", "tool-"];
            let is_behind = is_behind.iter().any(|start| focused.starts_with(start));
            assert!(!is_behind, "{arrow:?} leads to {focused}");
        }
        player.press(Key::Enter);
        assert_eq!(
            player.session().state().record().len(),
            middle.state().record().len(),
            "nothing is played behind Help"
        );
    }
}

#[test]
fn a_game_that_comes_back_is_not_read_from_its_beginning() {
    let middle = at(
        &preferences(Preset::AllFives),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E",
    );
    let mut player = Player::at(&middle);
    let mut listener = Listener::default();
    listener.wait(&mut player, 8);
    let old = lines(&player)[1].text.clone();
    player.update(GameCommand::New);
    listener.wait(&mut player, 60);
    listener.heard.clear();
    player.update(GameCommand::Undo);
    listener.wait(&mut player, 12);
    assert!(!listener.heard.is_empty(), "it is said that it is back");
    assert!(!listener.all().contains(&old), "{}", listener.all());
}
