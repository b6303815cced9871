//! Whole games, played by name alone.

use engine::{Action, Bone, Event, Preset, Rules, Seats};
use game::profile::{Pace, Preferences};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::events;

use super::found::place_of;
use super::labels;
use super::player::{Player, preferences, set};
use super::taking::draw_for_lead;
use crate::YOU;
use crate::effort::effort;

/// More turns than any game takes.
const MAX_TURNS: usize = 4000;

/// Does what there is to do, as the names on the window tell it.
pub fn take_a_turn(player: &mut Player, rng: &mut ChaCha8Rng) {
    let widgets = player.widgets();
    let actions = player.session().actions_of(YOU);
    let blown_up = actions.iter().filter_map(|action| match action {
        Action::BlowUp(bone) => Some(*bone),
        _ => None,
    });
    let blown_up: Vec<Bone> = blown_up.collect();
    if !blown_up.is_empty() && rng.random_bool(0.3) {
        let bone = blown_up[rng.random_range(0..blown_up.len())];
        player.click_id("firecracker");
        player.click_id(&format!("blow-up-{bone}"));
        let table = player.session().state().position().map(|at| *at.table());
        assert!(!table.is_some_and(|table| table.played().contains(bone)), "{bone} is gone");
        return;
    }
    let fits = |bone: &Bone| actions.iter().any(|action| action.bone() == Some(*bone));
    let playable: Vec<Bone> = labels::hand(&widgets).into_iter().filter(fits).collect();
    let buttons = labels::buttons(&widgets).map(|it| &it.id[..]);
    // To look at the points is no turn.
    let buttons: Vec<&str> = buttons.filter(|id| *id != "turn-score-sheet").collect();
    let drawing_by_choice = !buttons.is_empty() && rng.random_bool(0.2);
    if player.has_id("silence") {
        let state = player.session().state();
        let at = state.position().expect("a round is dealt");
        let points = at.claimable_points(state.rules()).unwrap_or(5);
        let claim = if rng.random_bool(0.5) { Action::Claim(points) } else { Action::Silence };
        player.click_id(&claim.to_string());
        return;
    }
    if playable.is_empty() || drawing_by_choice {
        assert_ne!(buttons, Vec::<&str>::new(), "there is something to do in {widgets:?}");
        let button = buttons[rng.random_range(0..buttons.len())];
        let asks = button == "turn-muggins";
        player.click_id(button);
        if asks {
            let state = player.session().state();
            let at = state.position().expect("a round is dealt");
            let points = at.claimable_points(state.rules()).unwrap_or(5);
            player.click_id(&Action::Claim(points).to_string());
        }
        return;
    }
    let bone = playable[rng.random_range(0..playable.len())];
    if player.selected() != Some(bone) {
        player.click_bone(bone);
    }
    assert_eq!(player.selected(), Some(bone), "the bone is taken up");
    let plays = actions.iter().filter(|action| action.bone() == Some(bone));
    let ends = plays.filter_map(|play| place_of(*play));
    let ends: Vec<String> = ends.collect();
    player.click_id(&ends[rng.random_range(0..ends.len())]);
    let held = player.session().state().position().map(|at| at.hand(YOU));
    assert!(!held.is_some_and(|hand| hand.contains(bone)), "{bone} was played");
}

/// Plays until enough hands are over, or the game is.
fn play(preferences: &Preferences, number: u64, hands: usize) -> Player {
    let mut player = Player::new(preferences, number);
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    if player.has_id("cover-here") {
        // A clock waits until somebody is there.
        player.click_id("cover-here");
    }
    draw_for_lead(&mut player);
    for _ in 0..MAX_TURNS {
        player.look();
        let state = player.session().state();
        if state.outcome().is_some() || state.can_deal() && state.rounds().len() >= hands {
            return player;
        }
        if player.session().nestor_in_turn().is_some() && !player.has_id("turn-ok") {
            player.wait_for_nestor();
        } else {
            take_a_turn(&mut player, &mut rng);
            player.step_until("Nestor's answer to OK", |player| {
                let waits = player.session().preferences().display.pace == Pace::WaitForOk;
                !waits || player.session().nestor_in_turn().is_none() || player.has_id("turn-ok")
            });
        }
    }
    panic!("the game does not end");
}

/// Plays a game to its end and begins another.
fn play_to_the_end(preset: Preset) {
    let mut preferences = preferences(preset);
    if preset == Preset::Block {
        // A hand brings little: to 150 it is longer than the others together.
        preferences.rules.target = Some(50);
    }
    let mut player = play(&preferences, 7, usize::MAX);
    let outcome = player.session().state().outcome().expect("it is over");
    let yours = outcome.winner == Some(Seats::Two.team(YOU));
    let said = events::outcome(outcome, player.session().seating(), &preferences.rules);
    player.must_read(&said.text);
    let target = i32::from(preferences.rules.target.expect("there is a target"));
    let scores = player.session().state().scores();
    let winner = outcome.winner.expect("somebody won");
    assert!(scores[winner] >= target, "{} points win", scores[winner]);
    let total = player.session().tally().total();
    assert_eq!((total.won, total.lost), (yours.into(), (!yours).into()), "counted");
    player.click_id("result-again");
    player.look();
    assert_eq!(player.session().state().rounds().len(), 1, "a new game is dealt");
    assert!(player.session().state().outcome().is_none(), "and goes on");
}

#[test]
fn games_are_played_to_their_end_and_another_is_begun() {
    let games =
        [Preset::AllFives, Preset::Draw, Preset::Block, Preset::AllThrees, Preset::FivesAndThrees];
    for preset in games.into_iter().take(effort()) {
        play_to_the_end(preset);
    }
}

#[test]
fn a_few_hands_are_played_of_every_game() {
    let hands = effort().min(3);
    for preset in Preset::ALL {
        let mut set = preferences(preset);
        set.display.take_for_me = true;
        let player = play(&set, 3, hands);
        let state = player.session().state();
        let is_played = state.rounds().len() == hands || state.outcome().is_some();
        assert!(is_played, "{preset:?}");
    }
}

#[test]
fn who_claims_the_points_of_a_play_has_them_and_who_does_not_has_missed_them() {
    let rules = Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) };
    let player = play(&set(rules), 11, 4);
    let state = player.session().state();
    let team = Seats::Two.team(YOU);
    let (mut claimed, mut missed, mut score) = (0, 0, 0);
    for round in state.rounds() {
        let events = round.events();
        for (n, event) in events.iter().enumerate() {
            match event {
                Event::Played { seat, count, .. } if *seat == YOU => {
                    let made = rules.count_points(*count) > 0;
                    let has = matches!(
                        events.get(n + 1),
                        Some(Event::Scored { seat: YOU, taken_from: None, .. })
                    );
                    claimed += usize::from(has);
                    missed += usize::from(made && !has);
                }
                Event::Scored { seat, points, .. } if *seat == YOU => score += i32::from(*points),
                Event::Awarded { team: side, points, .. } if *side == team => score += points,
                _ => {}
            }
        }
    }
    assert!(claimed > 0 && missed > 0, "{claimed} claimed, {missed} missed");
    assert_eq!(state.scores()[team], score, "nothing but what was claimed");
}

#[test]
fn with_ok_before_everything_nestor_does_a_hand_can_be_played_too() {
    for preset in [Preset::Draw, Preset::FiveUp] {
        let mut preferences = preferences(preset);
        preferences.display.pace = Pace::WaitForOk;
        let player = play(&preferences, 5, 2);
        assert_eq!(player.session().state().rounds().len(), 2, "{preset:?}");
    }
}
