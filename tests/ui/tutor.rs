//! The tutor, who asks before a play that costs much.

use egui::Key;
use engine::{Action, Bone, Preset, Seats, View};
use game::profile::{Help, Preferences, Tutor};
use game::session::Session;
use nestor::Cost;
use nestor::coach::{ProgressMonitor, play_cost, play_values};
use nestor_dominoes::command::{Command, GameCommand, TableCommand};
use words::hint;

use super::found::plays;
use super::guest::{Guest, Hand};
use super::notation::{DEAL, at};
use super::parts::HANDS;
use super::player::{Player, UP_TO_LARGE, preferences, set};
use crate::YOU;

fn tutored() -> Preferences {
    let mut set = preferences(Preset::AllFives);
    set.display.tutor = Tutor::Strict;
    set
}

/// Whether the tutor asks before a play that costs this.
fn asks(view: &View, cost: Cost) -> bool {
    Tutor::Strict.asks(cost, view.rules())
}

/// A bone that can be played on one end only and costs much there, and one that is
/// the best.
fn bad_and_good(session: &Session) -> Option<(Bone, Bone)> {
    let view = session.coach_view(YOU)?;
    session.person_in_turn()?;
    let actions = view.legal_actions();
    if actions.len() < 3 || view.position().table().is_empty() {
        return None;
    }
    // To weigh takes a while: only where much can be missed.
    let scores = actions.iter().map(|action| {
        let mut after = *view.position();
        let step = after.apply(view.rules(), *action);
        step.map_or(0, |step| step.scored)
    });
    let scores: Vec<u8> = scores.collect();
    if scores.iter().max() < Some(&15) || !scores.contains(&0) {
        return None;
    }
    let values = play_values(&view, &ProgressMonitor::NONE)?;
    let table = view.position().table();
    let only = |bone: &Bone| plays(session, *bone).len() == 1;
    let bad = actions.iter().find(|action| {
        let cost = play_cost(&values, **action, table);
        let costs = cost.is_some_and(|cost| cost.points >= 5.0 && asks(&view, cost));
        costs && action.bone().is_some_and(|bone| only(&bone))
    });
    let good = values.first()?.action.bone().filter(only)?;
    Some((bad?.bone()?, good))
}

fn position() -> (Session, Bone, Bone) {
    let session = at(
        &tutored(),
        "2-2 3-2 4-0 4-4 5-3 6-5 6-6 | 0-0 2-0 2-1 4-3 6-0 6-1 6-4",
        "6-6 6-3@E 6-4@W 4-4@W 6-0@N 4-1@W 1-1@W 5-1@W 5-2@W 2-0@W 3-2@E 0-0@N 4-2@E / 5-5 draw \
         draw 5-0@E 6-0@E 6-4@E 4-1@E 3-1@E 5-2@W 2-0@W 5-4@S 4-3@E 4-2@S 0-0@W 6-2@S / 6-6 \
         6-4@E",
    );
    let (bad, good) = bad_and_good(&session).expect("it was looked for");
    (session, bad, good)
}

/// Somebody at the table whose turn the tutor has weighed: from then on the game
/// counts as helped.
fn watched(session: &Session) -> Player {
    let mut player = Player::at(session);
    player.step_until("the tutor", |player| player.session().help().is_any());
    assert_eq!(player.session().help(), Help::Advice, "as it says");
    player
}

#[test]
fn the_tutor_asks_before_a_play_that_costs_much_and_lets_the_player_decide() {
    let (session, bad, _) = position();
    let mut player = watched(&session);
    player.double_click_bone(bad);
    player.wait_for("tutor-card");
    player.settle();
    player.must_read(&bad.to_string());
    assert_eq!(player.session().state(), session.state(), "nothing is played");
    player.click_id("tutor-take-back");
    assert!(!player.has_id("tutor-card"), "it was answered");
    assert_eq!(player.session().state(), session.state(), "nothing is played");
    player.double_click_bone(bad);
    player.wait_for("tutor-card");
    player.click_id("tutor-play");
    player.step_until("the play", |player| player.session().state() != session.state());
}

/// A bone of a game of hands that can be played on one end only and is a mistake there, and what
/// the tutor says of it.
fn bad_in_hands(session: &Session) -> Option<(Bone, String)> {
    let view = session.coach_view(YOU)?;
    session.person_in_turn()?;
    // To weigh takes a while: only where few bones are left.
    if view.legal_actions().len() < 2 || view.hand().len() > 3 {
        return None;
    }
    let values = play_values(&view, &ProgressMonitor::NONE)?;
    values.iter().find_map(|value| {
        let bone = value.action.bone()?;
        let is_bad = asks(&view, value.cost) && plays(session, bone).len() == 1;
        let best = values.first()?.chance;
        let told = || hint::cost_title(value.action, value.cost, best, view.rules());
        is_bad.then(|| (bone, told()))
    })
}

#[test]
fn the_tutor_asks_in_a_game_of_hands_and_tells_the_chance_to_win() {
    let mut hands = set(Preset::JamaicanPartners.rules(Seats::Partners));
    hands.display.tutor = Tutor::Strict;
    let session = at(
        &hands,
        "2-0 2-2 4-2 4-3 4-4 5-2 5-3 | 0-0 3-0 3-3 5-0 5-4 5-5 6-5 | 2-1 3-1 4-1 6-1 6-2 6-3 \
         6-6 | 1-0 1-1 3-2 4-0 5-1 6-0 6-4",
        "6-6 pass 6-3@E 6-4@W 4-3@E 4-1@E 5-1@E 5-2@E pass 4-4@W 6-2@E 4-2@W 6-5@E 2-0@W 1-0@W \
         5-0@E 0-0@E 3-1@W 4-0@E 3-0@W pass pass 5-4@E 6-0@W 6-1@W 5-5@E 2-1@W / yield 1-1 \
         5-1@E 5-4@E 4-4@E 3-1@W 4-3@E 5-3@W 3-3@E 6-5@W 6-4@W 4-2@W 3-2@E 2-2@E 2-0@E 2-1@W \
         3-0@E pass 1-0@W 6-0@W 6-3@W pass pass pass pass / 2-2 2-1@W 5-2@E 5-1@W 5-4@E 6-5@W \
         4-3@E 3-1@E 1-1@E 6-1@E 6-2@W 6-0@E 4-2@W 0-0@E 2-0@E 4-0@W 5-0@W pass 5-3@W pass \
         3-3@W 3-0@W 3-2@E 1-0@W 4-1@W / yield 2-0 0-0@E 6-2@W 6-0@E pass 6-5@W 6-3@E 3-2@E \
         5-3@W 3-3@W 2-1@E 1-1@E 4-3@W 5-4@W 6-1@E 6-4@E 4-4@E 5-5@W 4-1@E 1-0@E 5-2@W 3-0@E \
         3-1@E 5-1@E",
    );
    let (bad, told) = bad_in_hands(&session).expect("it was looked for");
    let mut player = watched(&session);
    player.double_click_bone(bad);
    player.wait_for("tutor-card");
    player.settle();
    assert!(told.contains("% chance to win"), "{told}");
    player.must_read(&told);
}

#[test]
fn the_tutor_lets_the_best_play_pass_and_taking_another_bone_up_answers_him() {
    let (session, bad, good) = position();
    let mut player = watched(&session);
    player.double_click_bone(bad);
    player.wait_for("tutor-card");
    player.press(Key::Escape);
    assert!(!player.has_id("tutor-card"), "Escape chooses another");
    player.double_click_bone(good);
    player.step_until("the play", |player| player.session().state() != session.state());
    assert!(!player.has_id("tutor-card"), "nothing was asked");
}

#[test]
fn the_tutor_is_answered_by_mouse_by_keys_and_by_ear() {
    let (session, bad, _) = position();
    let on_hand = format!("hand-{bad}");
    for size in UP_TO_LARGE {
        let mut player = Player::at_size(&session, size);
        player.step_until("the tutor", |player| player.session().help().is_any());
        let mut guest = Guest { player, hand: Hand::Mouse, at: String::new() };
        for hand in HANDS {
            guest.hand = hand;
            guest.at = format!("{hand:?} at {size:?}");
            play(&mut guest, bad);
            guest.must_hear_of("tutor-card");
            for id in ["tutor-card", "tutor-take-back", "tutor-play"] {
                guest.must_see(id);
            }
            let asks = (hand == Hand::Keys).then_some("tutor-take-back");
            guest.must_be_back(asks);
            guest.press("tutor-take-back");
            guest.must_be_gone("tutor-card");
            assert_eq!(guest.player.session().state(), session.state(), "waits");
            if hand == Hand::Keys {
                guest.must_be_back(Some(&on_hand));
                play(&mut guest, bad);
                guest.player.press(Key::Escape);
                guest.must_be_gone("tutor-card");
                guest.must_be_back(Some(&on_hand));
                play(&mut guest, bad);
                guest.player.press(Key::ArrowRight);
                guest.must_be_gone("tutor-card");
                let focus = guest.player.focused_id();
                assert_ne!(focus.as_deref(), Some(&*on_hand), "another bone is up");
                guest.player.press(Key::Escape);
            }
        }
    }
}

/// Plays a bone that fits on one end, and waits for the tutor.
fn play(guest: &mut Guest, bone: Bone) {
    let id = format!("hand-{bone}");
    match guest.hand {
        Hand::Mouse => guest.player.double_click_bone(bone),
        Hand::Keys => {
            guest.tab_to("the bone", |focused| focused == id);
            guest.player.press(Key::Enter);
        }
        Hand::Ear => {
            guest.click_by_ear(&id);
            let widgets = guest.player.widgets().into_iter();
            let mut ends = widgets.filter(|it| it.id.starts_with("end-") && it.is_button());
            let end = ends.next().expect("it fits somewhere");
            guest.click_by_ear(&end.id);
        }
    }
    guest.wait("tutor-card");
}

#[test]
fn a_play_that_waits_for_the_tutor_is_not_made_in_a_game_that_is_paused() {
    let timed = Preferences { rules: Preset::FirecrackerFives.rules(Seats::Two), ..tutored() };
    let plays = |session: &Session| -> Vec<Action> {
        let mut actions = session.actions_of(YOU);
        actions.retain(|action| matches!(action, Action::Play(..)));
        actions
    };
    let session = at(&timed, DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    let ctx = player.harness.ctx.clone();
    let play = Command::Table(TableCommand::Act(plays(&session)[0]));
    // All before he can have weighed it.
    for command in [Command::Game(GameCommand::RevealHand), play, Command::Game(GameCommand::Pause)]
    {
        player.harness.state_mut().update(&ctx, command.into());
    }
    let length = |player: &Player| player.session().state().record().len();
    for _ in 0..2 {
        // Longer than a play waits for him.
        player.harness.run_steps(40);
        assert_eq!(length(&player), session.state().record().len(), "no play");
        if player.has_id("cover-here") {
            player.click_id("cover-here");
        }
    }
    assert!(!player.has_id("cover-here"), "the game goes on");
}
