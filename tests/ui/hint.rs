//! The coach's word on what to play.

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use egui::{Key, Pos2, Rect};
use egui_kittest::kittest::NodeT as _;
use engine::{Bone, End, Name, Preset, Side};
use game::profile::Help;
use game::session::Session;
use game::store::write_game;
use nestor_dominoes::command::{Command, FileCommand, LearnCommand};
use words::{EndPlace, msg};

use super::found::game_until;
use super::notation::{DEAL, FIRST_HAND, OTHER_HANDS, SECOND_DEAL, at};
use super::player::{Player, SIZES, preferences};

/// A game in which the person in front of the window has a choice.
fn with_a_choice(preset: Preset) -> Session {
    game_until(&preferences(preset), 0, |session| {
        session.person_in_turn().is_some() && session.state().legal_actions().len() > 2
    })
}

/// What the card says.
fn card(player: &Player) -> String {
    player.label("hint-card")
}

fn ask(player: &mut Player) {
    player.press(Key::H);
    player.accept_help();
    player.wait_for("hint-card");
    player.settle();
}

#[test]
fn help_is_asked_about_once_in_a_game_and_enter_says_yes_but_neither_its_key_nor_escape() {
    let keys: [fn(&mut Player); 4] = [
        |player| player.press(Key::H),
        |player| player.press(Key::L),
        |player| player.press_ctrl_shift(Key::N),
        |player| player.press_ctrl_shift(Key::B),
    ];
    let session = with_a_choice(Preset::AllFives);
    for (n, help) in keys.into_iter().enumerate() {
        let mut player = Player::at(&session);
        let escape: fn(&mut Player) = |player| player.press(Key::Escape);
        let no: fn(&mut Player) = |player| player.click_id("ask-help-decline");
        for says_no in [help, escape, no] {
            help(&mut player);
            player.must_read(&msg::ask_help_costs("no"));
            says_no(&mut player);
            assert!(!player.has_id("ask-help-accept"), "{n} is put away");
            assert!(!player.session().help().is_any(), "{n} is not had");
        }
        help(&mut player);
        let focused = player.focused_id();
        assert_eq!(focused.as_deref(), Some("ask-help-accept"), "asked for");
        player.press(Key::Enter);
        player.step_until("help", |player| player.session().help().is_any());
        player.settle();
        for help in keys {
            help(&mut player);
            assert!(!player.has_id("ask-help-accept"), "asked once");
        }
    }
}

#[test]
fn a_click_on_the_place_or_on_the_bone_of_a_hint_plays_it() {
    for on_place in [true, false] {
        let session = with_a_choice(Preset::AllFives);
        let mut player = Player::at(&session);
        ask(&mut player);
        let advised = msg::hint_advised("");
        let is_it = |id: &str| id.starts_with(if on_place { "end-" } else { "hand-" });
        let widgets = player.widgets().into_iter();
        let mut marked = widgets.filter(|it| is_it(&it.id) && it.label.ends_with(&advised));
        let shown = marked.next().expect("what is advised").id;
        let widgets = player.widgets().into_iter();
        let mut hand = widgets.filter(|it| it.id.starts_with("hand-"));
        let bone = hand.find(|it| it.label.ends_with(&advised));
        let bone = bone.and_then(|it| it.id.strip_prefix("hand-")?.parse().ok());
        let bone: Bone = bone.expect("a bone is advised");
        player.click_id(&shown);
        player.step_until("the play", |player| player.session().state() != session.state());
        let position = player.session().state().position().expect("a hand");
        assert!(position.table().played().contains(bone), "{bone} at {shown}");
    }
}

#[test]
fn a_hint_that_is_done_as_another_game_is_opened_is_not_shown_there() {
    let other = with_a_choice(Preset::AllFives);
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("other.nestor");
    write_game(&path, &other.game_file(Name::new("Other").ok()), false).expect("it can be written");
    let session = at(
        &preferences(Preset::Draw),
        OTHER_HANDS,
        "5-5 5-1@W 3-1@W 6-3@W draw draw 6-0@W 1-0@W 4-1@W 5-4@W draw draw draw 5-2@E 2-1@E \
         draw draw 5-0@W 4-0@W",
    );
    let mut player = Player::at(&session);
    let ctx = player.harness.ctx.clone();
    for command in [
        Command::Learn(LearnCommand::ToggleHint),
        Command::Learn(LearnCommand::AcceptHelp),
        Command::File(FileCommand::OpenGame(Some(path))),
    ] {
        player.harness.state_mut().update(&ctx, command.into());
    }
    // Time for both to be done; whatever is not is dropped or comes later.
    thread::sleep(Duration::from_secs(2));
    player.step_until("the game", |player| player.session().state() == other.state());
    player.rest();
    assert!(!player.has_id("hint-card"), "it was not asked here");
    assert!(!player.session().help().is_any(), "so it is no help");
}

#[test]
fn a_hint_names_a_play_that_is_allowed_and_marks_it_and_the_game_counts_as_helped() {
    for preset in [Preset::AllFives, Preset::Block, Preset::FiveUp] {
        let mut player = Player::at(&with_a_choice(preset));
        assert!(!player.session().help().is_any(), "no help yet");
        ask(&mut player);
        assert_eq!(player.session().help(), Help::Advice, "{preset:?}");
        let plays = player.session().state().legal_actions();
        let bones = plays.iter().filter_map(|action| action.bone());
        let advised = msg::hint_advised("");
        let is_marked = |bone: &Bone| {
            let name = player.bone(*bone).accesskit_node().label();
            name.is_some_and(|name| name.ends_with(&advised))
        };
        let marked: BTreeSet<Bone> = bones.filter(is_marked).collect();
        let said = card(&player);
        let bone = "0-0".parse().expect("a bone");
        let end = End { on: bone, side: Side::East };
        let place = EndPlace::of(end, player.session().state().rules());
        let titles = [msg::hint_title_lead(bone), msg::hint_play(bone, &place)];
        let begins =
            |title: &String| title.split("0-0").next().is_some_and(|it| said.starts_with(it));
        if titles.iter().any(begins) {
            assert_eq!(marked.len(), 1, "{preset:?}: {said}");
        }
        let mut named = marked.iter();
        assert!(named.all(|bone| said.contains(&bone.to_string())), "{said}");
    }
}

#[test]
fn a_hint_goes_away_by_its_key_by_its_button_and_with_the_position() {
    let session = with_a_choice(Preset::AllFives);
    let mut player = Player::at(&session);
    ask(&mut player);
    player.press(Key::H);
    assert!(!player.has_id("hint-card"), "by the key");
    ask(&mut player);
    let short = card(&player);
    if player.has_id("hint-why") {
        player.click_id("hint-why");
        let long = card(&player);
        assert!(long.contains('%') && !short.contains('%'), "figures: {long}");
        assert!(!player.has_id("hint-why"), "are told");
    }
    player.click_id("window-close");
    assert!(!player.has_id("hint-card"), "by the button");
    ask(&mut player);
    let play = player.session().state().legal_actions()[0];
    let bone = play.bone().expect("a bone");
    player.double_click_bone(bone);
    if player.selected().is_some() {
        player.press(Key::Enter);
    }
    player.step_until("the play", |player| player.session().state() != session.state());
    player.settle();
    assert!(!player.has_id("hint-card"), "with the position");
}

#[test]
fn a_hint_covers_no_bone_of_the_hand() {
    let next = format!("{FIRST_HAND} / 6-6 6-3@W");
    let lines = [
        (DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W"),
        (DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E"),
        (SECOND_DEAL, &next),
    ];
    for ((hands, line), size) in lines.into_iter().flat_map(|it| SIZES.map(|size| (it, size))) {
        let session = at(&preferences(Preset::AllFives), hands, line);
        let mut player = Player::at_size(&session, size);
        ask(&mut player);
        let card = player.by_id("hint-card").rect();
        let inside = Rect::from_min_size(Pos2::ZERO, size.into());
        assert!(inside.contains_rect(card), "{card} in {size:?}");
        for bone in player.hand() {
            let place = player.bone(bone).rect();
            assert!(!place.intersects(card), "{bone} in {size:?}");
        }
    }
}

#[test]
fn a_hint_stands_above_its_bone_where_the_cloth_there_is_empty() {
    // Of the first doublet both sides are open, and nothing lies there.
    let session = at(
        &preferences(Preset::AllFives),
        "0-0 1-0 1-1 4-4 5-0 6-1 6-5 | 3-3 4-2 4-3 5-2 5-4 6-2 6-6",
        "6-6 6-1@E 6-2@W",
    );
    for size in [[1024.0, 600.0], [1100.0, 480.0], [1100.0, 760.0]] {
        let mut player = Player::at_size(&session, size);
        ask(&mut player);
        let advised = msg::hint_advised("");
        let widgets = player.widgets().into_iter();
        let mut hand = widgets.filter(|it| it.id.starts_with("hand-"));
        let bone = hand.find(|it| it.label.ends_with(&advised));
        let bone = player.by_id(&bone.expect("a bone is advised").id).rect();
        let card = player.by_id("hint-card").rect();
        let at = format!("{card} for {bone} in {size:?}");
        assert!(card.bottom() <= bone.top() + 20.0, "above: {at}");
        assert!(card.x_range().contains(bone.center().x), "right above: {at}");
    }
}

#[test]
fn the_keys_play_the_hint_wherever_the_keyboard_was() {
    for key in [Key::Enter, Key::Space] {
        for before in [None, Some(Key::ArrowRight), Some(Key::ArrowLeft)] {
            let session = with_a_choice(Preset::AllFives);
            let mut player = Player::at(&session);
            if let Some(arrow) = before {
                player.press(arrow);
                player.settle();
            }
            ask(&mut player);
            let advised = msg::hint_advised("");
            let widgets = player.widgets().into_iter();
            let mut hand = widgets.filter(|it| it.id.starts_with("hand-"));
            let bone = hand.find(|it| it.label.ends_with(&advised));
            let bone = bone.and_then(|it| it.id.strip_prefix("hand-")?.parse().ok());
            let bone: Bone = bone.expect("a bone is advised");
            player.press(key);
            player.step_until("the play", |player| player.session().state() != session.state());
            let position = player.session().state().position().expect("a hand");
            assert!(position.table().played().contains(bone), "{bone} by {key:?} after {before:?}");
        }
    }
}
