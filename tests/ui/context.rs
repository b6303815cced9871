//! The menus that open at a thing, with what can be done with it.

use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use engine::{Action, Bone, Preset, Reason, Round};
use game::profile::Preferences;
use game::session::Session;
use words::msg;
use words::refused::why_refused;

use super::found::{bone_with_plays, hand, plays};
use super::notation::{DEAL, at};
use super::player::{Player, preferences};
use crate::YOU;

const ENDS_ONLY: [bool; 2] = [false, true];

fn seen(ends_only: bool) -> Preferences {
    let mut seen = preferences(Preset::AllFives);
    seen.display.ends_only = ends_only;
    seen
}

/// A moment at which a bone fits two ends.
fn moment(ends_only: bool) -> (Session, Bone) {
    let session = at(&seen(ends_only), DEAL, "6-6 6-2@W 6-3@E 5-2@W");
    let bone = bone_with_plays(&session, 2).expect("it was looked for");
    (session, bone)
}

fn right_click(player: &mut Player, pos: Pos2) {
    player.harness.hover_at(pos);
    player.harness.step();
    for pressed in [true, false] {
        player.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    player.settle();
}

fn open_at(player: &mut Player, id: &str) {
    let at = player.by_id(id).rect().center();
    right_click(player, at);
}

/// The plays that a menu offers, by what they are found by.
fn offered(player: &Player) -> Vec<String> {
    let widgets = player.widgets().into_iter();
    let plays = widgets.filter(|it| it.id.starts_with("do-") && it.id.contains('@'));
    plays.map(|it| it.id).collect()
}

#[test]
fn the_menu_of_a_bone_plays_it_where_it_says() {
    for view in ENDS_ONLY {
        let (session, bone) = moment(view);
        for play in plays(&session, bone) {
            let mut player = Player::at(&session);
            open_at(&mut player, &format!("hand-{bone}"));
            let Action::Play(_, end, _) = play else {
                panic!("it is played on an end");
            };
            let offered = offered(&player);
            assert_eq!(offered.len(), plays(&session, bone).len(), "{offered:?}");
            player.click_id(&format!("do-{bone}@{end}"));
            let mut expected = session.state().clone();
            expected.apply(play).expect("it is legal");
            let placed = |state: &engine::GameState| {
                let round = state.round().expect("it goes on");
                round.placed_bones().find(|placed| placed.bone == bone)
            };
            let state = player.session().state();
            assert_eq!(placed(state), placed(&expected), "{view:?}: {play:?}");
        }
    }
}

#[test]
fn the_menu_of_an_end_offers_what_fits_there_and_plays_it() {
    let (session, bone) = moment(true);
    let play = plays(&session, bone)[0];
    let Action::Play(_, end, _) = play else {
        panic!("it is played on an end");
    };
    let mut player = Player::at(&session);
    open_at(&mut player, &format!("end-{end}"));
    let fits = session.actions_of(YOU).into_iter();
    let fits = fits.filter(|action| matches!(action, Action::Play(_, at, _) if *at == end));
    assert_eq!(offered(&player).len(), fits.count(), "all that fit");
    let before = session.state().record().len();
    player.click_id(&format!("do-{bone}@{end}"));
    assert!(player.session().state().record().len() > before, "played");
}

#[test]
fn the_menu_of_a_bone_that_fits_nowhere_says_why_and_does_nothing() {
    let stuck = |session: &Session| {
        let mut bones = hand(session).into_iter();
        bones.find(|bone| plays(session, *bone).is_empty())
    };
    let session = at(&seen(false), DEAL, "6-6 6-2@W");
    let bone = stuck(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    open_at(&mut player, &format!("hand-{bone}"));
    assert_eq!(offered(&player), [""; 0], "there is no play");
    let open = session.state().position().expect("a hand").table().open_pips();
    player.must_read(&why_refused(&Reason::FitsNowhere { bone, open }));
    player.click_id("do-play");
    let before = session.state().record();
    assert_eq!(player.session().state().record(), before, "no play");
}

#[test]
fn the_menu_of_a_bone_opens_by_key_too_and_gives_the_keyboard_back() {
    let (session, bone) = moment(false);
    for (with, key) in [(Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        let mut player = Player::at(&session);
        let id = format!("hand-{bone}");
        player.focus(&id);
        player.press_with(with, key);
        let first = player.focused_id().expect("a line has the keyboard");
        assert!(first.starts_with(&format!("do-{bone}@")), "{first}");
        player.press(Key::Escape);
        assert_eq!(offered(&player), [""; 0], "closed");
        assert_eq!(player.focused_id(), Some(id), "at the bone again");
        player.press_with(with, key);
        player.press(Key::Enter);
        let actions = player.session().state().record().len();
        assert!(actions > session.state().record().len(), "played");
    }
}

#[test]
fn the_menu_of_a_bone_takes_it_up_and_puts_it_elsewhere_in_the_hand() {
    let (session, _) = moment(false);
    let mut player = Player::at(&session);
    let bones = player.hand();
    let (first, last) = (bones[0], bones[bones.len() - 1]);
    open_at(&mut player, &format!("hand-{first}"));
    player.click_id("do-put-last");
    assert_eq!(player.hand().last(), Some(&first), "it is the last now");
    open_at(&mut player, &format!("hand-{last}"));
    player.click_id("do-take-up");
    assert_eq!(player.selected(), Some(last), "taken up");
    open_at(&mut player, &format!("hand-{last}"));
    player.click_id("do-put-down");
    assert_eq!(player.selected(), None, "put down");
    open_at(&mut player, &format!("hand-{first}"));
    player.click_id("menu-sort-hand");
    let mut sorted = player.hand();
    sorted.sort_by_key(|bone| (bone.high(), bone.low()));
    assert_eq!(player.hand(), sorted, "in order");
}

/// What was put where other programs can take it from.
fn copied(player: &Player) -> Vec<String> {
    let commands = player.harness.output().platform_output.commands.iter();
    let texts = commands.filter_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn the_menu_of_a_line_of_the_log_copies_it_and_the_log() {
    let (session, _) = moment(false);
    for (choice, is_whole) in [("do-copy-line", false), ("menu-copy-log", true)] {
        let mut player = Player::at(&session);
        player.press_ctrl(Key::L);
        let line = player.part("Hand 1").rect().left_center() + egui::vec2(4.0, 0.0);
        right_click(&mut player, line);
        player.by_id(choice).click();
        let mut texts = Vec::new();
        for _ in 0..6 {
            player.harness.step();
            texts.extend(copied(&player));
        }
        let [text] = &texts[..] else {
            panic!("one text is copied: {texts:?}");
        };
        assert!(text.contains(&msg::seals_hand(1)), "{text}");
        let seal = session.state().round().and_then(Round::seal);
        let seal = seal.expect("it was shuffled here").to_string();
        assert_eq!(text.contains(&seal), is_whole, "{text}");
        let odd = |letter: &char| letter.is_whitespace() && !" \n".contains(*letter);
        assert_eq!(text.chars().find(odd), None, "{choice}: {text:?}");
        assert_eq!(text.contains('\n'), is_whole, "{choice}: {text}");
    }
}

#[test]
fn the_menu_of_a_score_leads_to_the_rules_and_to_the_levels() {
    for (choice, lands_at) in
        [("settings-page-rules", "setting-game"), ("settings-level", "setting-level")]
    {
        let (session, _) = moment(false);
        let mut player = Player::at(&session);
        let score = player.part("Nestor:").rect().center();
        right_click(&mut player, score);
        player.click_id(choice);
        assert!(player.has_id(lands_at), "{choice} leads to {lands_at}");
    }
}

#[test]
fn the_menu_of_a_score_opens_the_score_sheet() {
    let (session, _) = moment(false);
    let mut player = Player::at(&session);
    let score = player.part("Nestor:").rect().center();
    right_click(&mut player, score);
    player.click_id("window-score-sheet");
    player.must_read("Score sheet");
}
