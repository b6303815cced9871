//! The pointer says what a click or a bone let go would do.

use egui::{CursorIcon, Event, Key, Modifiers, PointerButton, Pos2, vec2};
use engine::{Action, Preset, Reason, Seats};
use game::profile::{Display, Preferences};
use game::session::{Review, ReviewStep, Session};
use nestor_dominoes::command::LearnCommand;
use words::refused::refused;

use super::found::{bone_with_plays, game_where, hand, in_turn, plays};
use super::labels::Widget;
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
    for (may_draw, shape) in [(true, CursorIcon::PointingHand), (false, CursorIcon::Default)] {
        let session = game_where(&drawing(), |session| {
            session.person_in_turn() == Some(YOU)
                && session.actions_of(YOU).contains(&Action::Draw) == may_draw
                && session.state().record().len() > 2
        });
        let mut player = Player::at(&session);
        let boneyard = player.by_id("boneyard").rect().center();
        let seen = shape_at(&mut player, boneyard);
        assert_eq!(seen, shape, "may draw: {may_draw}");
    }
}

#[test]
fn the_boneyard_offers_a_bone_only_where_one_may_be_drawn_and_else_says_why_not() {
    let stuck = game_where(&drawing(), |session| {
        session.person_in_turn() == Some(YOU) && session.actions_of(YOU) == [Action::Draw]
    });
    let player = Player::at(&stuck);
    assert!(player.reads("Draw from the boneyard"), "it is offered");
    let has_boneyard = |session: &Session| {
        let position = session.state().position();
        position.is_some_and(|position| !position.boneyard().bones().is_empty())
    };
    let free = game_where(&drawing(), |session| {
        let is_turn = session.person_in_turn() == Some(YOU);
        is_turn
            && has_boneyard(session)
            && !session.actions_of(YOU).contains(&Action::Draw)
            && session.state().record().len() > 2
    });
    let mut player = Player::at(&free);
    assert!(!player.reads("Draw from the boneyard"), "it is not offered");
    player.by_id("boneyard").click();
    player.settle();
    let reasons = hand(player.session()).into_iter();
    let reasons = reasons.map(|bone| refused(&Reason::CanPlay { bone }));
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
    in_turn(&set(rules), 3)
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
    let session = game_where(&drawing(), |session| {
        let placed = session.state().round().map(|round| round.placed().count());
        session.person_in_turn() == Some(YOU) && placed >= Some(6) && refusing(session).is_some()
    });
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
        if !review.can_go_on() {
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
    let session = game_where(&short, |session| {
        session.state().outcome().is_some() && moment(session, draw).is_some()
    });
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
