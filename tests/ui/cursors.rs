//! The pointer says what a click or a bone let go would do.

use egui::{CursorIcon, Event, Key, Modifiers, PointerButton, Pos2, vec2};
use engine::{Action, Preset, Reason, Seats};
use game::profile::{Display, Preferences};
use game::session::{Review, ReviewStep, Session};
use nestor_dominoes::command::LearnCommand;
use words::refused::why_refused;

use super::found::{bone_with_plays, hand, plays};
use super::labels::Widget;
use super::notation::{DEAL, at};
use super::player::{Player, set};
use crate::YOU;

fn drawing() -> Preferences {
    Preferences {
        display: Display { auto_draw: false, ..Display::default() },
        ..set(Preset::Draw.rules(Seats::Two))
    }
}

/// The shape of the pointer, brought somewhere.
fn shape_at(player: &mut Player, at: Pos2) -> CursorIcon {
    player.harness.hover_at(at);
    player.harness.run_steps(3);
    player.harness.output().platform_output.cursor_icon
}

fn press(player: &mut Player, pos: Pos2) {
    player.harness.event(Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::NONE,
    });
    player.harness.step();
}

#[test]
fn the_boneyard_is_pointed_at_with_a_hand_only_by_who_may_draw() {
    let stuck = "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W";
    let free = "6-6 6-2@W 6-3@E 3-2@W";
    for (line, shape) in [(stuck, CursorIcon::PointingHand), (free, CursorIcon::Default)] {
        let session = at(&drawing(), DEAL, line);
        let mut player = Player::at(&session);
        let boneyard = player.by_id("boneyard").rect().center();
        let seen = shape_at(&mut player, boneyard);
        assert_eq!(seen, shape, "{line}");
    }
}

#[test]
fn the_boneyard_offers_a_bone_only_where_one_may_be_drawn_and_else_says_why_not() {
    let stuck = at(&drawing(), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    let player = Player::at(&stuck);
    assert!(player.reads("Draw from the boneyard"), "it is offered");
    let free = at(&drawing(), DEAL, "6-6 6-2@W 6-3@E 3-2@W");
    let mut player = Player::at(&free);
    assert!(!player.reads("Draw from the boneyard"), "it is not offered");
    player.by_id("boneyard").click();
    player.settle();
    let reasons = hand(player.session()).into_iter();
    let reasons = reasons.map(|bone| why_refused(&Reason::CanPlay { bone }));
    let why = player.message();
    assert!(reasons.collect::<Vec<_>>().contains(&why), "{why}");
}

#[test]
fn bones_that_nobody_draws_are_seen_only_by_who_wants_to_know_them() {
    let mut player = Player::at(&free_of_draws());
    assert!(!player.has_id("boneyard"), "there is no boneyard");
    player.press_ctrl_shift(egui::Key::B);
    player.accept_help();
    assert!(player.has_id("boneyard"), "it is laid open");
}

/// A game in which bones are left over, and nobody draws.
fn free_of_draws() -> Session {
    let rules = Preset::Block.rules(Seats::Two);
    at(&set(rules), DEAL, "6-6 6-2@W 6-3@E 3-2@W")
}

#[test]
fn a_bone_that_is_held_is_grabbed_and_not_allowed_on_an_end_that_refuses_it() {
    let refusing = |session: &Session| {
        let bone = bone_with_plays(session, 1).filter(|bone| !bone.is_doublet())?;
        let Action::Play(_, takes, _) = plays(session, bone)[0] else {
            return None;
        };
        let ends = session.state().position()?.table().ends();
        let other = ends.iter().find(|end| end.end() != takes)?;
        Some((bone, other.end()))
    };
    let session = at(&drawing(), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W");
    let (bone, _end) = refusing(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    let from = player.bone(bone).rect().center();
    assert_eq!(shape_at(&mut player, from), CursorIcon::Grab, "to be taken");
    press(&mut player, from);
    let shape = shape_at(&mut player, from);
    assert_eq!(shape, CursorIcon::Grabbing, "as soon as it is pressed");
    let shape = shape_at(&mut player, from - vec2(0.0, 60.0));
    assert_eq!(shape, CursorIcon::Grabbing, "held");
}

/// The first moment of a game at which the player could do what is wanted.
fn moment(session: &Session, wanted: fn(&Action) -> bool) -> Option<usize> {
    let mut review = Review::of(session.state())?;
    loop {
        let view = review.state().view(YOU);
        let actions = view.map_or_else(Vec::new, |view| view.legal_actions());
        if actions.iter().any(wanted) {
            return Some(review.moment());
        }
        if !review.can_go_forward() {
            return None;
        }
        review.go(ReviewStep::Next);
    }
}

fn look_at(player: &mut Player, moment: Option<usize>) {
    let moment = moment.expect("it was looked for");
    player.command(LearnCommand::Review(ReviewStep::To(moment)));
}

/// Whether any part of the window has an id that begins so.
fn has(player: &Player, start: &str) -> bool {
    let widgets = player.widgets();
    widgets.iter().any(|widget| widget.id.starts_with(start))
}

#[test]
fn nothing_on_a_table_that_is_looked_back_at_invites_to_play_or_to_draw() {
    let mut short = drawing();
    short.rules.target = Some(40);
    let play = |action: &Action| matches!(action, Action::Play(..));
    let draw = |action: &Action| *action == Action::Draw;
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
    player.press_ctrl_shift(Key::R);
    look_at(&mut player, moment(&session, play));
    for bone in player.hand() {
        let at = player.bone(bone).rect().center();
        let shape = shape_at(&mut player, at);
        assert_eq!(shape, CursorIcon::Default, "{bone}");
    }
    let widgets = player.widgets().into_iter();
    let mut on_table =
        widgets.filter(|it| ["hand-", "end-", "boneyard"].iter().any(|id| it.id.starts_with(id)));
    let is_live = on_table.find(Widget::is_button);
    assert!(is_live.is_none(), "{is_live:?} is read as a button");
    assert!(!player.reads("cannot be played"), "nor as what it was");
    let bone = player.hand()[0];
    let from = player.bone(bone).rect().center();
    player.harness.drag_at(from);
    player.harness.step();
    let shape = shape_at(&mut player, from - vec2(0.0, 60.0));
    assert_eq!(shape, CursorIcon::Default, "{bone} is not held");
    player.harness.drop_at(from);
    player.settle();
    player.bone(bone).click_secondary();
    player.settle();
    assert!(!has(&player, "do-"), "{bone} has no menu");
    look_at(&mut player, moment(&session, draw));
    let boneyard = player.by_id("boneyard").rect().center();
    let shape = shape_at(&mut player, boneyard);
    assert_eq!(shape, CursorIcon::Default, "nothing is drawn");
    assert!(!player.reads("Draw from the boneyard"), "nor offered");
}
