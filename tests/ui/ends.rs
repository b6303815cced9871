//! The ends of the table: what invites to play, what is said about it, and how
//! a bone taken up is put down again.

use egui::{CursorIcon, Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, pos2};
use engine::{Action, Bone, End, Phase, Position, Preset, Rules, Seats, Side};
use game::profile::{Display, Pace, Preferences, TableView};
use game::session::Session;
use nestor_dominoes::app::table::{TableChoices, arrange};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::{bone_with_plays, game_where, go_on, hand, plays, session};
use super::layout::{area, model};
use super::player::{Player, preferences, set};
use crate::YOU;

const VIEWS: [TableView; 2] = [TableView::Whole, TableView::Ends];

fn waiting(preset: Preset, view: TableView) -> Preferences {
    Preferences {
        display: Display {
            pace: Pace::WaitForOk,
            view,
            ..preferences(preset).display
        },
        ..preferences(preset)
    }
}

/// Whether a side of the spinner is open on which nothing lies.
fn has_bare_side(session: &Session) -> bool {
    let position = session.state().position();
    position.is_some_and(|at| at.table().ends().iter().any(|end| end.multiplier() == 0))
}

/// The playing area of the usual window, in both views.
fn table() -> Rect {
    Rect::from_min_max(pos2(0.0, 160.0), pos2(730.0, 490.0))
}

/// Whether dashes or corners are to be seen, which say that a bone can be
/// played there.
fn invites(player: &Player) -> bool {
    let shapes = player.painted(table()).into_iter();
    let mut lines = shapes.filter(|shape| match shape {
        Shape::LineSegment { .. } => true,
        Shape::Path(path) => !path.closed,
        _ => false,
    });
    lines.next().is_some()
}

#[test]
fn nothing_invites_where_nothing_can_be_played_now() {
    type Wanted = fn(&Session) -> bool;
    let moments: [(&str, Wanted); 3] = [
        ("in Nestor's turn", |session| {
            session.nestor_in_turn().is_some() && has_bare_side(session)
        }),
        ("when one must draw", |session| {
            session.actions_of(YOU) == [Action::Draw] && has_bare_side(session)
        }),
        ("after the hand", |session| {
            session.state().can_deal() && has_bare_side(session)
        }),
    ];
    for view in VIEWS {
        for (when, wanted) in moments {
            let session = game_where(&waiting(Preset::AllFives, view), wanted);
            let player = Player::at(&session);
            player.look();
            assert!(!invites(&player), "{when} with {view:?}");
        }
    }
}

#[test]
fn nobody_is_invited_to_lead_while_nestor_leads() {
    for view in VIEWS {
        let session = game_where(&waiting(Preset::TournamentAllFives, view), |session| {
            let phase = session.state().position().map(Position::phase);
            session.nestor_in_turn().is_some() && matches!(phase, Some(Phase::Lead(_)))
        });
        let player = Player::at(&session);
        assert!(!player.reads("The first bone goes here"), "{view:?}");
        assert!(!invites(&player), "no corners with {view:?}");
    }
}

#[test]
fn an_open_side_of_the_spinner_invites_whoever_can_play_there() {
    let fits_bare_side = |session: &Session| {
        session.state().position().is_some_and(|at| {
            let bare = at.table().ends().iter().filter(|end| end.multiplier() == 0);
            let plays = session.actions_of(YOU);
            let mut bare = bare.map(|end| end.end());
            bare.any(|end| {
                plays
                    .iter()
                    .any(|play| matches!(play, Action::Play(_, at) if *at == end))
            })
        })
    };
    let set = waiting(Preset::AllFives, TableView::Ends);
    let player = Player::at(&game_where(&set, fits_bare_side));
    player.look();
    assert!(invites(&player), "there is a slot");
}

#[test]
fn among_the_ends_dashes_show_where_a_bone_taken_up_fits() {
    let set = waiting(Preset::Draw, TableView::Ends);
    let session = game_where(&set, |session| {
        let lies = session.state().position();
        let is_long = lies.is_some_and(|at| at.table().played().len() > 3);
        is_long && bone_with_plays(session, 1).is_some() && bone_with_plays(session, 0).is_some()
    });
    let mut player = Player::at(&session);
    player.rest();
    let count = |player: &Player| {
        let ends = player.widgets().into_iter().map(|widget| widget.id);
        let ends = ends.filter(|id| id.starts_with("end-"));
        let is_dash = |shape: &Shape| matches!(shape, Shape::LineSegment { .. });
        let dashes = ends.map(|id| {
            let around = player.by_id(&id).rect().expand(6.0);
            let shapes = player.painted(around).into_iter();
            shapes.filter(is_dash).count()
        });
        dashes.filter(|dashes| *dashes > 0).count()
    };
    assert_eq!(count(&player), 0, "before a bone is taken up");
    let fits = bone_with_plays(&session, 1).expect("one fits");
    player.click_bone(fits);
    player.rest();
    assert_eq!(count(&player), 1, "{fits} fits one end");
}

/// The side of the spinner that is open and has no bone yet.
fn bare_side(session: &Session) -> Option<End> {
    let ends = session.state().position()?.table().ends();
    let bare = ends.iter().find(|end| end.multiplier() == 0)?;
    Some(bare.end())
}

/// A bone that fits elsewhere, where another one fits that side.
fn fits_elsewhere(session: &Session) -> Option<Bone> {
    let bare = bare_side(session)?;
    let plays = session.actions_of(YOU);
    let fits = |bone: &Bone| plays.contains(&Action::Play(*bone, bare));
    let bones = || plays.iter().filter_map(|play| play.bone());
    bones().find(fits)?;
    bones().find(|bone| !fits(bone))
}

#[test]
fn where_only_the_ends_are_shown_no_side_invites_a_bone_that_does_not_fit_there() {
    let set = waiting(Preset::AllFives, TableView::Ends);
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let session = game_where(&set, |session| fits_elsewhere(session).is_some());
        let mut player = Player::at_size(&session, size);
        let bare = bare_side(&session).expect("it was looked for");
        let dashes = |player: &Player| {
            let place = player.by_id(&format!("end-{bare}")).rect();
            let shapes = player.painted(place.expand(1.0)).into_iter();
            let dashes = shapes.filter(|it| matches!(it, Shape::LineSegment { .. }));
            dashes.count()
        };
        assert!(dashes(&player) > 0, "the bare side invites at {size:?}");
        let bone = fits_elsewhere(&session).expect("it was looked for");
        player.click_bone(bone);
        assert_eq!(player.selected(), Some(bone), "it is taken up");
        assert_eq!(dashes(&player), 0, "{bone} does not fit at {size:?}");
    }
}

#[test]
fn in_the_ends_view_a_number_stands_below_the_open_half_of_its_bone() {
    let set = waiting(Preset::AllFives, TableView::Ends);
    let (mut long, mut doublets) = (0, 0);
    for number in 0..20 {
        let mut session = session(&set, number);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        for _ in 0..12 {
            go_on(&mut session, &mut rng);
            let choices = TableChoices::at(YOU);
            let model = model(&session, &choices, TableView::Ends);
            if model.placed.len() < 2 || model.is_list {
                continue;
            }
            let spinner = session.state().rules().spinner;
            let at = arrange(&model, spinner, area([420.0, 800.0]), None);
            for place in &at.ends {
                let end = &model.ends[place.end];
                let (Some(lying), Side::East | Side::West) = (end.bone, end.side) else {
                    continue;
                };
                let (bone, label) = (place.bone, place.label);
                assert!(label.top() >= bone.bottom(), "below its bone");
                let outer = if end.side == Side::East {
                    bone.right()
                } else {
                    bone.left()
                };
                let away = (label.center().x - outer).abs();
                if lying.across {
                    long += 1;
                    let quarter = bone.width() / 4.0;
                    assert!((away - quarter).abs() < 0.5, "{away} of {bone:?}");
                } else {
                    doublets += 1;
                    // The arm to the south may leave it no room right below.
                    let middle = bone.center().x;
                    assert!(label.x_range().contains(middle), "{label:?} of {bone:?}");
                }
            }
        }
    }
    assert!(long > 50 && doublets > 5, "{long} and {doublets}");
}

#[test]
fn in_a_list_of_ends_every_end_shows_its_bone() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let set = waiting(Preset::FiveUp, TableView::Ends);
        let session = game_where(&set, |session| {
            let table = session.state().position().map(|at| *at.table());
            table.is_some_and(|table| {
                let bare = table.ends().iter().filter(|end| end.multiplier() == 0);
                table.ends().len() >= 8 && bare.count() >= 3
            })
        });
        let player = Player::at_size(&session, size);
        let state = session.state();
        for open in state.position().expect("a hand").table().ends() {
            let name = format!("end-{}", open.end());
            let cell = player.by_id(&name).rect();
            assert!(
                !player.painted(cell).is_empty(),
                "{name} is blank at {size:?}"
            );
        }
    }
}

#[test]
fn a_bone_is_grey_only_where_it_fits_nowhere_in_ones_own_turn() {
    let dimmed = |session: &Session| {
        let model = model(session, &TableChoices::at(YOU), TableView::ByWindow);
        let hand = model.hand.into_iter().filter(|hand| hand.dimmed);
        hand.map(|hand| hand.bone).collect::<Vec<_>>()
    };
    let set = preferences(Preset::AllFives);
    let fits_nowhere = |session: &Session| {
        let mut bones = hand(session);
        bones.retain(|bone| plays(session, *bone).is_empty());
        bones
    };
    let session = game_where(&set, |session| {
        session.person_in_turn().is_some() && fits_nowhere(session).len() >= 2
    });
    assert_eq!(
        dimmed(&session),
        fits_nowhere(&session),
        "in one's own turn"
    );
    for wanted in [
        |session: &Session| session.nestor_in_turn().is_some(),
        |session: &Session| session.state().can_deal(),
    ] {
        let session = game_where(&set, |session| {
            wanted(session) && session.state().position().is_some() && !hand(session).is_empty()
        });
        assert!(dimmed(&session).is_empty(), "not in another's");
    }
    assert!(
        !Preferences::default().display.flicker,
        "and nothing flickers at first"
    );
}

fn click_at(player: &mut Player, pos: Pos2, button: PointerButton) {
    player.harness.hover_at(pos);
    for pressed in [true, false] {
        player.harness.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    player.settle();
    player.harness.run_steps(8);
}

#[test]
fn a_bone_taken_up_is_put_down_by_a_click_on_it_or_by_either_button_on_the_table() {
    for view in VIEWS {
        let session = game_where(&waiting(Preset::AllFives, view), |session| {
            session.person_in_turn().is_some() && bone_with_plays(session, 1).is_some()
        });
        let one = bone_with_plays(&session, 1).expect("it was looked for");
        let mut player = Player::at(&session);
        let empty = pos2(30.0, 250.0);
        let on_it = player.bone(one).rect().center();
        for (at, button) in [
            (on_it, PointerButton::Primary),
            (empty, PointerButton::Primary),
            (empty, PointerButton::Secondary),
        ] {
            player.click_bone(one);
            assert_eq!(player.selected(), Some(one), "taken up");
            click_at(&mut player, at, button);
            assert_eq!(player.selected(), None, "{button:?} at {at} with {view:?}");
        }
        let before = session.state().record();
        assert_eq!(player.session().state().record(), before, "no play");
    }
}

/// Rests the pointer at a place.
fn rest(player: &mut Player, at: Pos2) {
    player.harness.hover_at(at);
    player.harness.run_steps(30);
}

/// A position in which the player can play a bone on one end, and that end.
fn with_one_play(set: &Preferences) -> Session {
    game_where(set, |session| {
        let many = session.state().record().len() > 3;
        many && bone_with_plays(session, 1).is_some()
    })
}

#[test]
fn pointing_at_an_end_says_what_it_takes_and_counts_and_what_a_bone_would_make_of_it() {
    for view in VIEWS {
        let session = with_one_play(&waiting(Preset::AllFives, view));
        let bone = bone_with_plays(&session, 1).expect("it was looked for");
        let [Action::Play(_, end)] = plays(&session, bone)[..] else {
            panic!("one play on an end");
        };
        let table = *session.state().position().expect("a hand").table();
        let open = table.open_end(end).expect("it is open");
        let mut after = session.state().clone();
        after.apply(Action::Play(bone, end)).expect("it fits");
        let count = table.count_after(bone, open).expect("it fits");
        let takes = format!(": takes a {}", open.pips());
        let mut player = Player::at(&session);
        player.click_bone(bone);
        let at = player.by_id(&format!("end-{end}")).rect().center();
        rest(&mut player, at);
        player.must_read(&takes);
        player.must_read(&format!("{bone} makes the count {count}"));
        if open.multiplier() == 1 {
            player.must_read(&format!("Counts {} now", open.pips()));
        }
    }
}

#[test]
fn what_is_pointed_at_says_nothing_behind_a_window() {
    let session = with_one_play(&waiting(Preset::AllFives, TableView::Whole));
    let mut player = Player::at(&session);
    let at = player.part("End ").rect().center();
    rest(&mut player, at);
    let told = player.parts().len();
    player.press_ctrl(Key::Comma);
    player.press(Key::Escape);
    assert_eq!(player.parts().len(), told, "it says so again");
    player.must_read("Counts ");
    player.press_ctrl(Key::Comma);
    player.harness.run_steps(30);
    assert!(!player.reads("Counts "), "Settings are in front");
}

#[test]
fn where_points_are_claimed_pointing_at_an_end_tells_no_count() {
    let rules = Rules {
        claims: true,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let session = with_one_play(&set(rules));
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    player.click_bone(bone);
    let at = player.part("End ").rect().center();
    rest(&mut player, at);
    player.must_read(": takes a ");
    for told in ["Counts ", "makes the count"] {
        assert!(!player.reads(told), "{told:?} is told");
    }
}

#[test]
fn the_pointer_is_no_text_cursor_over_the_log() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 4
    });
    let mut player = Player::at_size(&session, [1400.0, 900.0]);
    for words in ["Log", "Hand 1."] {
        let at = player.part(words).rect().center();
        rest(&mut player, at);
        let cursor = player.harness.output().platform_output.cursor_icon;
        assert_eq!(cursor, CursorIcon::Default, "over {words:?}");
    }
}
