//! Deals that are sealed before they are dealt, and cut where the player wants.

use egui::Key;
use engine::{Cut, Preset, Seal, Seats, Seed};
use game::profile::Preferences;
use game::session::Session;
use nestor_dominoes::command::GameCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;
use words::settings::SettingsPage;

use super::cover::with;
use super::found::go_on;
use super::notation::{DEAL, FIRST_HAND, SECOND_DEAL, at};
use super::player::{Player, house_of, write_settings};
use super::review::over;

/// What is set to play All Fives.
fn preferences(cuts: bool) -> Preferences {
    let mut preferences =
        Preferences { rules: Preset::AllFives.rules(Seats::Two), ..Preferences::default() };
    preferences.display.cut = cuts;
    preferences
}

/// A game whose first hand is over.
fn between_hands(cuts: bool) -> Session {
    at(&preferences(cuts), DEAL, FIRST_HAND)
}

/// A game in its second hand.
fn in_second_hand() -> Session {
    at(&preferences(false), SECOND_DEAL, &format!("{FIRST_HAND} /"))
}

fn seeds(player: &Player) -> Vec<Seed> {
    let rounds = &player.session().state().record().rounds;
    rounds.iter().map(|round| round.seed).collect()
}

/// Whether anything that is on the screen, or that a screen reader is told, holds
/// this.
fn tells(player: &Player, text: &str) -> bool {
    let mut parts = player.parts().into_iter();
    parts.any(|(_, name)| name.contains(text))
}

/// What stands in the part with this id.
fn text_of(player: &Player, id: &str) -> String {
    player.label(id)
}

/// What a click on this puts where other programs can take it from.
fn copied(player: &mut Player, id: &str) -> Vec<String> {
    player.by_id(id).click();
    let mut texts = Vec::new();
    for _ in 0..4 {
        player.harness.step();
        let commands = &player.harness.output().platform_output.commands;
        texts.extend(commands.iter().filter_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        }));
    }
    texts
}

#[test]
fn nothing_tells_the_seed_of_a_hand_before_it_is_over() {
    let mut player = Player::at(&in_second_hand());
    player.choose("window-seals");
    let [first, second] = seeds(&player)[..] else {
        panic!("two hands were dealt");
    };
    player.click_by_ear("seals-hand-2");
    for seed in [first, second] {
        assert!(!tells(&player, &seed.to_string()), "hand 2 is shown");
    }
    player.must_read(&msg::SEALS_HAND_LATER.text());
    assert!(!player.has_id("seals-hand-2-copy-line"), "nothing to copy");
    player.click_by_ear("seals-hand-1");
    assert!(tells(&player, &first.to_string()), "hand 1 is over");
    assert!(!tells(&player, &second.to_string()), "hand 2 is not");
    player.must_read(&msg::SEALS_CHECK_HOLDS.text());
    let line = player.session().state().sealed_hand_line(0);
    let line = line.expect("it is over");
    let whole = copied(&mut player, "seals-hand-1-copy-line").concat();
    assert_eq!(whole, line, "to the letter");
    player.must_read(&msg::COPIED.text());
    player.step_until("that is said for a moment", |player| !player.reads(&msg::COPIED.text()));
    let command = copied(&mut player, "seals-hand-1-copy-command").concat();
    assert!(command.contains(&line), "{command}");
}

#[test]
fn hands_with_the_bones_swapped_keep_their_seed_and_have_another_seal() {
    let mut session = over(Seats::Two);
    let first = session.state().clone();
    assert!(session.replay_hand_from_other_seat(1).is_some(), "it can be");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while session.state().turn().is_some() {
        go_on(&mut session, &mut rng);
    }
    let lines = [first.sealed_hand_line(1), session.state().sealed_hand_line(0)];
    let [before, after] = lines.map(|line| line.expect("it is over"));
    let seed = |line: &str| {
        let mut parts = line.split("; ");
        parts.find(|part| part.starts_with("seed")).map(str::to_owned)
    };
    assert_eq!(seed(&before), seed(&after), "the seed is the same");
    assert!(seed(&before).is_some(), "in {before}");
    assert_ne!(Seal::from_line(&before), Seal::from_line(&after), "the seal is not");
}

#[test]
fn whoever_cuts_sees_the_seal_first_and_says_where() {
    let mut player = Player::at(&between_hands(true));
    player.click_id("turn-new-hand");
    let seal = text_of(&player, "cut-seal");
    assert_eq!(seeds(&player).len(), 1, "nothing is dealt yet");
    player.click_id("cut-later");
    assert!(!player.has_id("cut-seal"), "not yet");
    player.click_id("turn-new-hand");
    assert_eq!(text_of(&player, "cut-seal"), seal, "the same shuffle");
    let row = player.by_id("cut-bones").rect();
    player.harness.hover_at(row.center());
    player.harness.drag_at(row.center());
    player.harness.drop_at(row.center());
    player.settle();
    player.click_id("cut-deal");
    let state = player.session().state();
    let round = state.round().expect("it is dealt");
    let told = round.seal().map(|it| msg::seal_short(it.short()));
    assert_eq!(told, Some(seal));
    let cut = state.record().rounds[1].cut;
    assert!((12..=16).contains(&cut.bones()), "in the middle: {cut:?}");
}

#[test]
fn a_new_game_is_cut_too_and_the_one_on_the_table_stays_until_then() {
    let mut player = Player::at(&in_second_hand_of_who_cuts());
    let before = player.session().game().id();
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    let seal = text_of(&player, "cut-seal");
    assert_eq!(player.session().game().id(), before);
    player.press(Key::Enter);
    assert_ne!(player.session().game().id(), before, "it has begun");
    let state = player.session().state();
    let round = state.round().expect("it is dealt");
    let told = round.seal().map(|it| msg::seal_short(it.short()));
    assert_eq!(told, Some(seal));
    assert_eq!(state.record().rounds[0].cut, Cut::NONE);
    assert!(!player.has_id("new-game-start"), "nobody plays behind a window");
}

#[test]
fn a_new_game_that_was_put_off_is_not_begun_in_place_of_the_next_hand() {
    let mut player = Player::at(&between_hands(true));
    let before = player.session().game().id();
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    player.click_id("cut-later");
    assert_eq!(player.session().game().id(), before, "not yet");
    player.press(Key::Escape);
    player.press_ctrl(Key::Comma);
    player.click_id(&format!("settings-tab-{}", SettingsPage::More.id()));
    player.focus("setting-cut");
    player.click_id("setting-cut");
    assert!(!player.session().preferences().display.cut, "from now on");
    player.press(Key::Escape);
    player.click_id("turn-new-hand");
    assert_eq!(player.session().game().id(), before, "the same game");
    assert_eq!(seeds(&player).len(), 2, "has its next hand");
    assert!(!player.session().preferences().display.cut, "as it was set");
}

#[test]
fn a_new_game_that_is_cut_is_dealt_while_the_screen_waits_to_be_passed() {
    let mut set = with(Seats::Two, Preset::Draw, ["Ben", "", ""]);
    set.display.cut = true;
    let house = house_of("Ann");
    write_settings(house.path(), &set);
    let mut player = Player::open(house, Some(3), [1100.0, 760.0]);
    assert!(player.has_id("cover-here"), "nobody is there yet");
    let before = player.session().game().id();
    player.command(GameCommand::Start(Box::new(set)));
    player.click_id("cut-deal");
    assert!(!player.has_id("cut-deal"), "it was answered");
    assert_ne!(player.session().game().id(), before, "and is dealt");
    assert!(player.has_id("cover-here"), "for whoever comes");
}

fn in_second_hand_of_who_cuts() -> Session {
    let mut session = in_second_hand();
    session.set_preferences(preferences(true));
    session
}
