//! What Nestor was told, whether hidden bones change what he does, and what chance
//! brought.

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::protocol;
use engine::{Preset, SeatTranscript, Seats};
use game::profile::{ChanceSum, GameName, Help, Luck, SideLuck};
use game::session::Session;
use nestor::coach::NestorDecision;
use nestor_dominoes::command::{Command, GameCommand, LearnCommand, WindowCommand, WindowKind};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::honesty::lines;
use words::msg;

use super::cover::with;
use super::daily::{at_draw, open_at, today};
use super::found::{self, go_on};
use super::history::{games, open_with};
use super::notation::{DEAL, at};
use super::player::{Player, SIZES, played_to, preferences};
use super::review::over;

/// A hand in which a Nestor has just chosen something, and it is the person's turn.
fn with_a_decision() -> Session {
    at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W")
}

#[test]
fn in_a_blind_test_nestor_does_the_same_a_hundred_times() {
    let mut player = Player::at_size(&with_a_decision(), [1100.0, 760.0]);
    player.choose("window-decisions");
    assert!(!player.has_id("blind-ask"), "the hand goes on");
    assert!(!player.session().help().is_any(), "no help yet");
    player.click_id("decisions-look");
    player.accept_help();
    let help = player.session().help();
    assert_eq!(help, Help::Knowledge, "he may know what the player may not");
    player.click_id("blind-ask");
    player.wait_for("blind-deal");
    player.must_read(&msg::blind_same(100, 100));
}

#[test]
fn whoever_did_not_want_to_look_does_not_look_when_something_else_is_help() {
    let mut player = Player::at(&with_a_decision());
    player.choose("window-decisions");
    player.click_id("decisions-look");
    player.click_id("ask-help-decline");
    player.command(GameCommand::MarkAssisted);
    player.accept_help();
    assert_eq!(player.session().help(), Help::Knowledge);
    assert!(player.has_id("decisions-look"), "it can still be asked for");
    assert!(!player.has_id("blind-ask"), "and is not seen before");
}

/// So many times undo is asked for until another game is back.
const MAX_UNDOS: usize = 20;

#[test]
fn a_blind_test_ends_with_its_window_and_with_its_game() {
    let session = over(Seats::Two);
    let (first, mut decisions) =
        (session.game().id(), NestorDecision::all_of_game(session.state()));
    let last = decisions.pop().expect("he has decided something");
    let close = Command::Window(WindowCommand::Close(WindowKind::Fair));
    for what in [close.clone(), Command::Game(GameCommand::ChangeSeats)] {
        let mut player = Player::at(&session);
        player.choose("window-decisions");
        let ctx = player.harness.ctx.clone();
        for command in [Command::Learn(LearnCommand::BlindTest(last)), what.clone()] {
            player.harness.state_mut().update(&ctx, command.into());
        }
        player.settle();
        for _ in 0..MAX_UNDOS {
            if player.session().game().id() != first {
                player.press_ctrl(Key::Z);
            }
        }
        assert_eq!(player.session().game().id(), first, "after {what:?}");
        let state = player.harness.state_mut();
        state.update(&ctx, close.clone().into());
        player.settle();
        player.choose("window-decisions");
        assert!(player.has_id("blind-ask"), "it can be asked after {what:?}");
    }
}

#[test]
fn once_a_hand_is_over_every_line_that_nestor_was_told_can_be_read() {
    let session = over(Seats::Two);
    let state = session.state();
    let decisions = NestorDecision::all_of_game(state);
    let mut player = Player::at(&session);
    player.choose("window-decisions");
    player.click_id("decisions-details");
    for decision in decisions.iter().rev() {
        let before = decision.game_before(state.record()).expect("it is of this game");
        let view = before.view(decision.seat).expect("it was dealt");
        for line in protocol::transcript_lines(&SeatTranscript::from_view(&view)) {
            player.must_read(&line);
        }
        player.must_read(&protocol::ask_line(&view.legal_actions()));
        if *decision != decisions[0] {
            player.click_id("decisions-back");
        }
    }
    assert!(!player.session().help().is_any(), "that is no help");
}

#[test]
fn the_table_is_shown_as_it_was_before_a_decision() {
    let session = over(Seats::Two);
    let state = session.state();
    let decisions = NestorDecision::all_of_game(state);
    let last = decisions.len() - 1;
    assert!(last > 2, "there are some");
    let mut player = Player::at_size(&session, SIZES[0]);
    player.choose("window-decisions");
    player.click_id("decisions-back");
    player.click_by_ear("decisions-table");
    assert!(!player.has_id("decisions-table"), "the window gives way");
    let decision = &decisions[last - 1];
    let told = player.message();
    let hand = format!("Hand {},", decision.round_index + 1);
    assert!(told.starts_with(&hand), "{told:?}");
    let done = format!("{} of ", decision.actions_before);
    assert!(decision.actions_before == 0 || told.contains(&done), "{told:?}");
    player.choose("window-decisions");
    let place = msg::decisions_place(last, decision.round_index + 1, last + 1);
    assert!(!place.is_empty() && player.has_id("decisions-back"));
}

#[test]
fn what_was_looked_at_in_one_game_is_looked_at_in_no_other() {
    let mut session = with_a_decision();
    let first = session.game().id();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    session.new_game(None);
    let has_decided = |session: &Session| {
        let decided = !NestorDecision::all_of_game(session.state()).is_empty();
        decided && session.person_in_turn().is_some()
    };
    while !has_decided(&session) {
        go_on(&mut session, &mut rng);
    }
    let mut player = Player::at(&session);
    player.choose("window-decisions");
    player.click_id("decisions-look");
    player.accept_help();
    assert!(player.has_id("blind-ask"), "he is looked at");
    player.press(Key::Escape);
    while player.session().game().id() != first {
        player.press_ctrl(Key::Z);
    }
    player.choose("window-decisions");
    assert!(!player.session().help().is_any(), "nothing of it was seen");
    assert!(!player.has_id("blind-ask"), "nor is it");
    assert!(player.has_id("decisions-look"), "it is asked first");
}

#[test]
fn in_the_one_try_of_the_day_nobody_looks_before_it_was_accepted() {
    let mut session = at_draw();
    session.begin_day(today(), today());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while NestorDecision::all_of_game(session.state()).is_empty()
        || session.person_in_turn().is_none()
    {
        go_on(&mut session, &mut rng);
    }
    let mut player = open_at(&session, SIZES[0]);
    player.choose("window-decisions");
    player.click_id("decisions-look");
    player.click_id("ask-help-decline");
    assert!(!player.session().help().is_any(), "it is only asked for");
    assert!(!player.has_id("blind-ask"), "and nothing is shown");
    player.click_id("decisions-look");
    player.click_id("ask-help-accept");
    assert!(player.session().help().is_any(), "it marks it");
    assert!(player.has_id("blind-ask"), "and shows what he knew");
}

#[test]
fn where_others_sit_nobody_looks_before_the_hand_is_over() {
    let two_people = with(Seats::Three, Preset::AllFives, ["Ben", "", ""]);
    let session = at(
        &two_people,
        "0-0 3-3 4-0 5-4 6-1 6-3 6-6 | 2-2 3-2 4-3 5-2 5-3 6-2 6-5 | 1-0 3-1 4-1 5-0 5-1 5-5 6-4",
        "6-6 6-2@W 6-4@E",
    );
    let mut player = Player::at(&session);
    player.choose("window-decisions");
    assert!(!player.has_id("decisions-look"), "the other would be seen");
    assert!(!player.has_id("blind-ask"), "and so here");
}

#[test]
fn what_chance_brought_is_told_of_games_that_are_over() {
    let short = played_to(40, Preset::Draw.rules(Seats::Two));
    let session = at(
        &short,
        "1-0 2-1 3-1 5-0 5-2 5-5 6-4 | 0-0 2-2 3-0 3-2 4-0 4-2 5-3",
        "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W draw draw draw draw draw draw draw 3-1@W \
         draw draw draw draw 2-1@W draw draw 3-0@E 4-2@W 5-0@E 6-5@E 4-1@W 6-0@E 0-0@E 2-0@E \
         5-1@W 5-2@E 5-5@E draw pass pass / 6-6 6-0@W 0-0@W 6-3@E 5-0@W 4-3@E 5-5@W 4-2@E 6-2@E \
         draw 6-4@E draw 4-0@E draw 5-2@W 2-2@W 2-1@W 6-1@W / 6-6 6-2@W 5-2@W 5-5@W 5-4@W 4-2@W \
         2-0@W 5-0@W 6-1@E 1-0@E 4-0@E draw draw 5-1@W 4-3@E / 5-5 5-1@E 5-4@W 4-4@W 1-0@E \
         0-0@E 2-0@E 5-2@E 5-0@E 4-2@W 4-0@E 2-1@W draw draw 4-1@E 1-1@E / 5-5 5-3@W 5-2@E \
         4-2@E 3-1@W 4-0@E 5-0@E draw draw draw draw 5-4@E 6-4@E 6-3@E 2-1@W 3-2@E draw 2-0@W \
         2-2@E 1-0@W",
    );
    let mut player = Player::at(&session);
    player.choose("window-honesty");
    show_luck(&mut player);
    player.must_read(&msg::honesty_games(1));
    player.must_read(&msg::OWN_WITH_PARTNER.text());
}

/// Turns to what chance brought.
pub fn show_luck(player: &mut Player) {
    player.click_id("fair-tab-proof");
    player.click_id("honesty-luck");
}

#[test]
fn the_game_is_checked_and_what_was_found_stands_below_the_button() {
    let session = over(Seats::Two);
    let mut player = Player::at(&session);
    player.choose("window-honesty");
    assert!(!player.has_id("fair-found-0"), "nothing was checked");
    player.click_id("fair-check");
    let hands = session.state().rounds().len();
    player.must_read(&msg::fair_hands_match(hands));
    player.must_read(&msg::FAIR_NESTORS_MATCH.text());
    let mut player = Player::at(&with_a_decision());
    player.choose("window-honesty");
    let next = player.session().state().rounds().len();
    assert_eq!(next, 1, "no hand is over");
    player.must_read(&msg::fair_hand_later(next));
    let check = player.by_id("fair-check");
    assert!(check.accesskit_node().is_disabled(), "nothing to check");
}

#[test]
fn deals_of_any_game_are_counted_but_draws_not_where_something_was_known() {
    let short = played_to(40, Preset::Draw.rules(Seats::Two));
    for help in [Help::None, Help::Advice, Help::Knowledge] {
        // In one of these games some bones are drawn.
        let mut session = found::session(&short, 3);
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        session.note_help(help);
        while session.state().outcome().is_none() {
            go_on(&mut session, &mut rng);
        }
        let game = session.history().games().first().expect("it is counted");
        assert_eq!(game.help, help);
        let luck = game.luck.expect("it is written down");
        assert!(luck.own.draws.events() > 0, "something was drawn");
        let mut player = Player::at(&session);
        player.choose("window-honesty");
        show_luck(&mut player);
        player.must_read(&msg::honesty_games(1));
        let [pips, draws] = [luck.own.pips, luck.own.draws].map(ChanceSum::events);
        player.must_read(&msg::honesty_pips(pips));
        assert_eq!(player.reads(&msg::honesty_draws(draws)), help < Help::Knowledge, "{help:?}");
    }
}

#[test]
fn fewer_pips_are_called_luck_only_where_pips_cost_something_in_all_games() {
    let of_game = Luck {
        own: SideLuck { pips: ChanceSum::from((6, 200, 252_000, 300_000)), ..SideLuck::default() },
        ..Luck::default()
    };
    let of_all = SideLuck {
        pips: ChanceSum::from((8 * 6, 8 * 200, 8 * 252_000, 8 * 300_000)),
        ..SideLuck::default()
    };
    let [luck, count] = [true, false].map(|pips_cost| {
        let [_, pips, ..] = lines(&of_all, pips_cost);
        pips.verdict
    });
    for (preset, says, says_not) in
        [(Preset::Draw, &luck, &count), (Preset::BritishFivesAndThrees, &count, &luck)]
    {
        let mut games = games(8);
        for game in &mut games {
            game.luck = Some(of_game);
        }
        games[3].kind.game = GameName::ReadyMade(preset);
        let mut player = open_with(&games, [1100.0, 760.0]);
        player.choose("window-honesty");
        show_luck(&mut player);
        player.must_read(&msg::honesty_games(8));
        player.must_read(says);
        assert!(!player.reads(says_not), "with a game of {preset:?}");
    }
}

#[test]
fn the_page_on_honesty_leads_to_the_sealed_deals() {
    let mut player = Player::at(&with_a_decision());
    player.choose("window-honesty");
    player.click_id("fair-tab-seals");
    assert!(player.has_id("seals-nestors"), "they are shown");
    player.click_id("fair-tab-proof");
    player.must_read("SHA-256");
}
