//! The pointer says what a click or a bone let go would do.

use egui::{CursorIcon, Event, Modifiers, PointerButton, Pos2, vec2};
use nestor_dominoes::engine::{Action, Preset, Seats};
use nestor_dominoes::profile::{Display, Preferences, TableView};
use nestor_dominoes::session::Session;

use super::found::{bone_with_plays, game_where, plays};
use super::player::{Player, set};
use super::tips::told_at;
use crate::YOU;

fn drawing() -> Preferences {
    Preferences {
        display: Display {
            auto_draw: false,
            view: TableView::Whole,
            ..Display::default()
        },
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
    for (may_draw, shape) in [
        (true, CursorIcon::PointingHand),
        (false, CursorIcon::Default),
    ] {
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
    let offer = "Draw from the boneyard";
    let mut player = Player::at(&stuck);
    let told = told_at(&mut player, "boneyard").concat();
    assert!(told.starts_with(offer), "{told}");
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
    let over = game_where(&drawing(), |session| {
        session.state().can_deal() && has_boneyard(session)
    });
    let whys = [
        "can be played, so drawing is not allowed.",
        "This hand is over.",
    ];
    for (session, why) in [free, over].iter().zip(whys) {
        let mut player = Player::at(session);
        let told = told_at(&mut player, "boneyard").concat();
        assert!(told.ends_with(why), "{told}");
        assert!(!player.reads(offer) && !told.contains(offer), "{told}");
    }
    let mut player = Player::at(&free_of_draws());
    let told = told_at(&mut player, "boneyard").concat();
    assert!(told.ends_with("Nobody draws in this game."), "{told}");
}

/// A game in which bones are left over, and nobody draws.
fn free_of_draws() -> Session {
    let rules = Preset::Block.rules(Seats::Two);
    game_where(&set(rules), |session| {
        session.person_in_turn() == Some(YOU) && session.state().record().len() > 2
    })
}

#[test]
fn a_bone_that_is_held_is_grabbed_and_not_allowed_on_an_end_that_refuses_it() {
    let refusing = |session: &Session| {
        let bone = bone_with_plays(session, 1).filter(|bone| !bone.is_doublet())?;
        let Action::Play(_, takes) = plays(session, bone)[0] else {
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
    let (bone, end) = refusing(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    let from = player.bone(bone).rect().center();
    assert_eq!(shape_at(&mut player, from), CursorIcon::Grab, "to be taken");
    press(&mut player, from);
    let shape = shape_at(&mut player, from);
    assert_eq!(shape, CursorIcon::Grabbing, "as soon as it is pressed");
    let shape = shape_at(&mut player, from - vec2(0.0, 60.0));
    assert_eq!(shape, CursorIcon::Grabbing, "held");
    let refuses = player.by_id(&format!("end-{end}")).rect().center();
    let shape = shape_at(&mut player, refuses);
    assert_eq!(shape, CursorIcon::NotAllowed, "{bone} over {end}");
}
