//! Drawing for the lead, and taking one's bones from the table.

use egui::Key;
use engine::{LaterLeads, Name, Preset, Rules, Seat, Seats};
use game::profile::{MotionSpeed, Opponent, Pace, Preferences};
use game::session::Session;
use game::store::write_game;
use words::msg;

use super::found::session;
use super::notation::at;
use super::player::{Player, set};
use super::saved::open_path;
use crate::{NESTOR, YOU};

/// The Draw Game for two.
pub(super) fn draw_game() -> Preferences {
    set(Preset::TheDrawGame.rules(Seats::Two))
}

/// The game of this number, whose lead was drawn for so often, and fell to this player.
#[track_caller]
fn dealt(set: &Preferences, number: u64, often: usize, leader: Seat) -> Session {
    let session = session(set, number);
    assert_eq!(lots(&session), (often, leader), "game {number}");
    session
}

/// A game of Draw whose lead was drawn for once, and fell to this player.
#[track_caller]
pub(super) fn drawn(set: &Preferences, leader: Seat) -> Session {
    let number = if leader == YOU { 3 } else { 0 };
    dealt(set, number, 1, leader)
}

/// How often the lead of a game was drawn for, and who leads.
pub(super) fn lots(session: &Session) -> (usize, Seat) {
    let round = session.state().round().expect("it is dealt");
    (round.initial_deal().drawn_for_lead.len(), round.initial_deal().leader)
}

pub(super) fn backs(player: &Player) -> Vec<String> {
    let ids = player.widgets().into_iter().map(|widget| widget.id);
    ids.filter(|id| id.starts_with("back-")).collect()
}

/// Waits until the person is to take a bone, or the hand is played.
fn wait(player: &mut Player) {
    player.step_until("one's turn to take", |player| {
        player.has_id("taking-draw-for-me")
            || player.has_id("taking-take-all")
            || player.has_id("taking-take-the-rest")
            || backs(player).is_empty()
    });
    player.settle();
}

/// Draws for the lead as often as it takes.
pub(super) fn draw_for_lead(player: &mut Player) {
    while player.has_id("taking-draw-for-me") {
        player.click_id("back-9");
        wait(player);
    }
}

#[test]
fn without_0_0_there_are_27_bones_to_take_and_to_count() {
    let rules = Rules { double_blank: false, ..Preset::TheDrawGame.rules(Seats::Two) };
    let mut player = Player::at(&dealt(&set(rules), 0, 1, YOU));
    assert_eq!(backs(&player).len(), 27, "all lie face down");
    draw_for_lead(&mut player);
    player.click_id("taking-take-all");
    player.press(Key::L);
    player.accept_help();
    player.step_until("the counter", |player| player.has_id("lens-6-6"));
    assert_eq!(player.ids("lens-").iter().filter(|id| id.len() == 8).count(), 27);
    assert!(!player.has_id("lens-0-0"), "it is not in the set");
}

#[test]
fn the_lead_is_drawn_for_and_each_bone_of_a_hand_is_taken_by_a_click() {
    for leader in [YOU, NESTOR] {
        let session = drawn(&draw_game(), leader);
        let mut player = Player::at(&session);
        assert_eq!(backs(&player).len(), 28, "all lie face down");
        assert_eq!(player.hand(), [], "nobody has a bone");
        let deal = session.state().round().expect("it is dealt").initial_deal();
        let own = deal.drawn_for_lead[0][YOU.index()];
        player.press_ctrl(Key::L);
        assert!(!player.reads(&format!("You drew {own}")), "the log tells nothing before");
        player.press_ctrl(Key::L);
        player.click_id("back-9");
        player.must_read(&format!("You drew {own}"));
        player.step_until("Nestor's lot", |player| backs(player).len() == 26);
        let message = player.message();
        let lot = deal.drawn_for_lead[0][NESTOR.index()].to_string();
        assert!(message.contains(&lot), "what Nestor drew: {message}");
        wait(&mut player);
        let taken = if leader == NESTOR { 7 } else { 0 };
        assert_eq!(backs(&player).len(), 28 - taken, "the leader takes first");
        let leads = if leader == YOU { "You lead." } else { "Nestor leads." };
        let message = player.message();
        assert!(message.starts_with(leads), "who leads: {message}");
        player.press_ctrl(Key::L);
        player.must_read(&format!("You drew {own} for the lead."));
        player.press_ctrl(Key::L);
        for count in 1..=7 {
            let back = backs(&player).remove(3);
            player.click_id(&back);
            assert_eq!(player.hand().len(), count, "{back} is taken");
        }
        player.step_until("the boneyard", |player| backs(player).is_empty());
        player.settle();
        let dealt: Vec<_> = deal.hands[YOU].iter().collect();
        assert_eq!(player.hand(), dealt, "what the shuffle gave");
        if leader == YOU {
            player.click_bone(dealt[0]);
            player.click_id("end-lead");
            assert!(!player.session().state().record().is_empty(), "it is led");
        } else {
            player.wait_for_nestor();
        }
    }
}

#[test]
fn equally_heavy_bones_are_drawn_for_again_and_the_log_says_so() {
    let session = dealt(&draw_game(), 10, 2, NESTOR);
    let mut player = Player::at(&session);
    for _ in 0..lots(&session).0 {
        assert_eq!(backs(&player).len(), 28, "all lie there again");
        assert!(player.has_id("taking-draw-for-me"), "it is drawn for");
        player.click_id("back-2");
        wait(&mut player);
    }
    assert!(player.has_id("taking-take-all"), "and then it is settled");
    player.click_id("taking-take-all");
    player.step_until("the boneyard", |player| backs(player).is_empty());
    let again = msg::log_drew_level("");
    player.must_read(again.trim());
}

#[test]
fn the_question_whether_hands_are_to_be_dealt_does_not_outlive_its_game() {
    let session = drawn(&draw_game(), YOU);
    let mut player = Player::at(&session);
    for game in ["game-the-draw-game", "game-the-draw-game", "game-block"] {
        draw_for_lead(&mut player);
        player.click_id("taking-take-all");
        player.step_until("the boneyard", |player| backs(player).is_empty());
        player.rest();
        let asks = player.has_id("deal-always-card");
        assert_eq!(asks, game == "game-block", "after the third");
        player.press_ctrl(Key::N);
        player.focus(game);
        player.click_id(game);
        player.click_id("new-game-start");
        player.settle();
        if game != "game-block" {
            player.wait_for("taking-draw-for-me");
        }
    }
    player.rest();
    assert!(!player.has_id("deal-always-card"), "nobody took bones here");
}

#[test]
fn bones_that_are_equally_heavy_are_seen_longer_than_those_that_settle_it() {
    let seen = |number: u64, times: usize| {
        let mut set = draw_game();
        set.display.pace = Pace::Normal;
        let session = dealt(&set, number, times, NESTOR);
        let mut player = Player::at(&session);
        player.click_id("back-2");
        player.step_until("Nestor's lot", |player| backs(player).len() == 26);
        let mut steps = 0;
        while backs(&player).len() == 26 {
            player.harness.step();
            steps += 1;
        }
        steps
    };
    assert!(seen(10, 2) > seen(0, 1), "there is more to read");
}

#[test]
fn taking_for_one_is_for_this_hand_and_after_three_it_is_asked_whether_for_all() {
    let session = drawn(&draw_game(), YOU);
    for always in [true, false] {
        let mut player = Player::at(&session);
        for hands in 1..=4 {
            draw_for_lead(&mut player);
            player.click_id("taking-take-all");
            assert_eq!(player.hand().len(), 7, "all at once");
            player.step_until("the boneyard", |player| backs(player).is_empty());
            player.rest();
            assert!(!player.session().preferences().display.take_for_me);
            assert_eq!(player.has_id("deal-always-card"), hands == 3, "{hands}");
            if hands == 3 {
                let answer = if always { "always" } else { "not-now" };
                player.click_id(&format!("taking-deal-{answer}"));
                assert!(!player.has_id("deal-always-card"), "it is answered");
                let deals = player.session().preferences().display.take_for_me;
                assert_eq!(deals, always, "as it was answered");
            }
            player.press_ctrl(Key::N);
            player.click_id("new-game-start");
            player.wait_for("taking-draw-for-me");
            if always && hands == 3 {
                break;
            }
        }
        draw_for_lead(&mut player);
        assert_eq!(player.has_id("taking-take-all"), !always);
    }
}

#[test]
fn what_is_drawn_while_hands_are_dealt_names_who_leads_and_nobody_who_takes_first() {
    for leader in [YOU, NESTOR] {
        let mut set = draw_game();
        set.display.take_for_me = true;
        set.display.pace = Pace::WaitForOk;
        let session = drawn(&set, leader);
        let mut player = Player::at(&session);
        player.click_id("back-20");
        player.wait_for("turn-ok");
        let said = player.message();
        assert!(said.contains("lead"), "who leads: {said}");
        assert!(!said.contains("take"), "nothing is taken: {said}");
        player.click_id("turn-ok");
        player.step_until("the deal", |player| !player.message().is_empty());
        assert_eq!(player.hand().len(), 7, "it is dealt");
        let said = player.message();
        assert!(said.contains("lead"), "it is told again: {said}");
    }
}

#[test]
fn the_keyboard_alone_draws_and_takes() {
    let session = drawn(&draw_game(), YOU);
    let mut player = Player::at(&session);
    player.press(Key::ArrowRight);
    assert_eq!(player.focused_id().as_deref(), Some("back-1"));
    player.press(Key::ArrowDown);
    let below = player.focused_id();
    assert_ne!(below.as_deref(), Some("back-2"), "a row further");
    player.press(Key::Enter);
    assert_eq!(backs(&player).len(), 27, "it is drawn");
    wait(&mut player);
    for count in 1..=3 {
        player.press(Key::ArrowRight);
        player.press(Key::Enter);
        assert_eq!(player.hand().len(), count, "one more");
    }
    let focused = player.focused_id().unwrap_or_default();
    assert!(focused.starts_with("back-"), "the keyboard stays there");
    player.by_id("taking-take-the-rest").focus();
    player.press(Key::Space);
    assert_eq!(player.hand().len(), 7, "the button takes the others");
}

#[test]
fn space_draws_and_takes_where_nothing_has_the_keyboard() {
    let session = drawn(&draw_game(), YOU);
    let mut player = Player::at(&session);
    player.press(Key::Space);
    assert_eq!(backs(&player).len(), 27);
    wait(&mut player);
    player.press(Key::Space);
    assert_eq!(player.hand().len(), 7);
}

#[test]
fn a_program_that_was_closed_while_bones_are_taken_continues_there() {
    let session = drawn(&draw_game(), NESTOR);
    let player = Player::at(&session);
    let mut player = player.restart();
    assert!(player.has_id("taking-draw-for-me"), "nothing was drawn yet");
    draw_for_lead(&mut player);
    let mut player = player.restart();
    assert!(player.has_id("taking-take-all"), "the lead was drawn for");
    for _ in 0..2 {
        let back = backs(&player).remove(3);
        player.click_id(&back);
        wait(&mut player);
    }
    player.harness.run_steps(100);
    let state = player.session().state();
    assert!(state.record().is_empty(), "Nestor waits with his lead");
    assert_eq!(state.record(), session.state().record());
    let (hand, lying) = (player.hand(), backs(&player));
    let mut player = player.restart();
    assert_eq!((player.hand(), backs(&player)), (hand.clone(), lying), "the same backs are taken");
    player.press_ctrl(Key::Z);
    assert_eq!(player.hand(), hand[..1], "the last one is taken back");
    let mut player = player.restart();
    assert_eq!(player.hand(), hand[..1], "and stays there");
    player.press_ctrl(Key::N);
    player.press(Key::Escape);
    assert_eq!(player.hand(), hand[..1], "a window changes nothing");
    player.click_id("taking-take-the-rest");
    let mut player = player.restart();
    player.harness.run_steps(20);
    assert_eq!(player.hand().len(), 7, "nobody takes a whole hand twice");
    assert!(!player.has_id("taking-draw-for-me"));
}

#[test]
fn an_opened_game_does_not_take_away_bones_that_were_taken() {
    let mut player = Player::at(&drawn(&draw_game(), NESTOR));
    draw_for_lead(&mut player);
    let back = backs(&player).remove(3);
    player.click_id(&back);
    wait(&mut player);
    let taken = player.hand();
    assert_eq!(taken.len(), 1);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("other.nestor");
    let other = session(&set(Preset::Block.rules(Seats::Two)), 7);
    write_game(&path, &other.game_file(None), false).expect("it can be written");
    open_path(&mut player, &path);
    player.step_until("the other game", |player| player.hand().len() == 7);
    player.press_ctrl(Key::Z);
    assert_eq!(player.hand(), taken, "they are back");
    let player = player.restart();
    assert_eq!(player.hand(), taken);
}

#[test]
fn the_bones_of_a_later_hand_still_lie_there_after_a_restart() {
    let mut player = Player::at(&blocked_and_starting_over());
    player.click_id("turn-new-hand");
    let player = player.restart();
    assert_eq!(player.session().state().rounds().len(), 2);
    assert_eq!(backs(&player).len(), 28, "nobody has taken any");
}

#[test]
fn where_nothing_moves_the_bones_are_still_taken_by_hand() {
    for pace in [Pace::WaitForOk, Pace::Fast] {
        let mut set = draw_game();
        set.display.motion = MotionSpeed::Off;
        set.display.pace = pace;
        let session = drawn(&set, NESTOR);
        let mut player = Player::at(&session);
        player.click_id("back-1");
        player.step_until("Nestor's lot", |player| backs(player).len() == 26);
        if pace == Pace::WaitForOk {
            player.settle();
            player.click_id("turn-ok");
        }
        wait(&mut player);
        assert_eq!(backs(&player).len(), 21, "Nestor's are there at once");
        assert_eq!(player.hand(), []);
    }
}

#[test]
fn three_and_four_draw_and_take_in_the_order_of_play() {
    for seats in [Seats::Three, Seats::Four, Seats::Partners] {
        let rules = Rules { hand_size: 5, ..Preset::TheDrawGame.rules(seats) };
        let session = dealt(&set(rules), 0, 1, Seat::ALL[1]);
        for size in [[1100.0, 760.0], [420.0, 800.0]] {
            let mut player = Player::at_size(&session, size);
            draw_for_lead(&mut player);
            let others = usize::from(seats.count()) - 1;
            assert_eq!(backs(&player).len(), 28 - 5 * others, "all others took");
            player.click_id("taking-take-all");
            player.step_until("the boneyard", |player| backs(player).is_empty());
        }
    }
}

#[test]
fn who_won_a_game_takes_first_in_the_next_without_a_draw() {
    let rules = Rules { later_leads: LaterLeads::Winner, ..Preset::TheDrawGame.rules(Seats::Two) };
    let session = at(
        &set(rules),
        "2-0 3-1 4-0 5-1 5-4 6-0 6-3 | 3-3 4-1 4-2 5-2 6-2 6-4 6-6",
        "5-2 5-1@W 4-1@W 2-0@E 4-2@W 6-0@E 6-4@E 4-0@E 6-2@W 6-3@W 3-3@W 3-1@W draw draw draw \
         6-1@W draw draw 6-5@W 5-5@W 5-4@W draw draw 4-3@W draw draw 1-0@E 5-3@W 1-1@E draw \
         draw draw draw 5-0@W 2-1@E",
    );
    let mut player = Player::at(&session);
    player.click_id("turn-new-game");
    assert!(player.has_id("taking-take-all"), "nothing is drawn for");
    assert_eq!(backs(&player).len(), 28, "and Nestor waits");
}

#[test]
fn several_people_at_one_screen_are_dealt_their_bones() {
    let mut set = draw_game();
    let ben = Opponent::Person(Name::new("Ben").expect("a name"));
    set.opponents.set(NESTOR, ben);
    let mut player = Player::at(&session(&set, 3));
    player.click_id("cover-here");
    assert_eq!(backs(&player), [""; 0]);
    assert_eq!(player.hand().len(), 7);
}

#[test]
fn a_back_anywhere_in_the_boneyard_is_clicked_to_draw() {
    let session = at(
        &draw_game(),
        "3-0 3-1 5-0 5-1 6-1 6-5 6-6 | 1-1 3-2 4-2 4-3 5-2 6-3 6-4",
        "5-2 6-5@W 6-3@W 3-0@W 4-2@E 5-0@W 6-4@E 6-1@E 1-1@E 5-1@W draw draw 1-0@E 3-1@W 4-3@W",
    );
    for share in [0.05, 0.3, 0.6] {
        let mut player = Player::at(&session);
        let held = player.hand().len();
        let place = player.by_id("boneyard").rect();
        let at = egui::pos2(place.center().x, place.top() + share * place.height());
        player.harness.hover_at(at);
        player.harness.step();
        for pressed in [true, false] {
            player.harness.event(egui::Event::PointerButton {
                pos: at,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
        }
        player.settle();
        assert_eq!(player.hand().len(), held + 1, "one bone is drawn");
    }
}

#[test]
fn who_has_nothing_to_play_or_draw_in_the_draw_game_passes() {
    let mut player = Player::at(&at(
        &draw_game(),
        "1-1 3-2 5-1 5-4 6-3 6-5 6-6 | 1-0 2-0 4-3 4-4 5-0 5-5 6-1",
        "2-0 3-2@W 5-0@E 6-5@E 6-1@E 6-3@W 1-0@E 6-6@W draw 6-2@W draw 2-2@W draw 6-0@E draw \
         draw draw 4-2@W 4-3@W 3-1@W draw 2-1@W draw 5-2@W 5-5@W 5-1@W draw draw 6-4@E 5-4@E \
         draw draw draw 5-3@E 1-1@W 3-3@E draw 4-1@W 4-4@W",
    ));
    player.click_id("turn-pass");
    assert_ne!(player.session().person_in_turn(), Some(YOU), "it is said");
}

/// A game of Draw whose first hand was blocked with equal hands.
fn blocked_and_starting_over() -> Session {
    at(
        &draw_game(),
        "3-1 3-3 4-4 5-1 5-5 6-5 6-6 | 0-0 1-1 3-2 4-3 5-3 6-0 6-2",
        "0-0 draw 3-0@E 4-3@E 4-4@E 6-0@W 6-5@W 5-3@W 3-3@W 3-2@W draw 2-0@W draw draw draw \
         4-1@E 3-1@E draw 4-0@W draw 6-4@W 6-1@W 5-1@W draw 5-4@W draw 6-3@E 6-2@E draw 4-2@E \
         draw draw draw draw pass pass",
    )
}

#[test]
fn a_blocked_game_with_equal_hands_starts_over() {
    let mut player = Player::at(&blocked_and_starting_over());
    player.must_read("starts over");
    player.click_id("turn-new-hand");
    assert_eq!(backs(&player).len(), 28, "the lead is drawn for again");
    assert_eq!(player.session().state().rounds().len(), 2);
}
