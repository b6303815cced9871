//! The ends of the table: what invites to play, what is said about it, and how
//! a bone taken up is put down again.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, pos2};
use engine::{Action, Bone, Fit, Position, Preset, Rules, Seats};
use game::profile::{Pace, Preferences};
use game::session::Session;
use nestor_dominoes::command::GameCommand;
use words::{msg, points};

use super::found::{bone_with_plays, hand, place_of, plays};
use super::labels::Widget;
use super::notation::{DEAL, OTHER_HANDS, at};
use super::player::{Player, preferences, set};

const ENDS_ONLY: [bool; 2] = [false, true];

fn waiting(preset: Preset, ends_only: bool) -> Preferences {
    let mut waiting = preferences(preset);
    waiting.display.pace = Pace::WaitForOk;
    waiting.display.ends_only = ends_only;
    waiting
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
    for view in ENDS_ONLY {
        let session = at(&waiting(Preset::AllFives, view), DEAL, "6-6 6-2@W");
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
    at(set, DEAL, "6-6 claim-25 claim-20 6-2@W claim-15")
}

#[test]
fn where_points_are_claimed_pointing_at_an_end_tells_no_count() {
    let rules = Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) };
    let session = with_one_play(&set(rules));
    let bone = bone_with_plays(&session, 1).expect("it was looked for");
    let mut player = Player::at(&session);
    player.click_bone(bone);
    let mut widgets = player.widgets().into_iter();
    let end = widgets.find(|widget| widget.id.starts_with("end-"));
    let end = end.expect("the table has ends").id;
    let at = player.by_id(&end).rect().center();
    rest(&mut player, at);
    player.must_read(": takes a ");
    for told in ["Counts ", "makes the count"] {
        assert!(!player.reads(told), "{told:?} is told");
    }
}

#[test]
fn the_number_beside_a_doublet_is_explained() {
    let player = Player::at(&at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W"));
    assert_eq!(player.label("end-6-6E"), "Right end: takes a 6 and counts 12");
    assert_eq!(player.label("end-6-2W"), "Left end: takes a 2");
}

#[test]
fn a_bone_that_has_only_what_a_doublet_counts_is_refused_with_both_numbers() {
    let deal = "0-0 2-0 4-1 4-4 5-1 5-5 6-3 | 1-1 3-2 4-2 5-2 6-0 6-4 6-6";
    let line = "6-6 6-3@W 6-4@E 4-1@E 1-1@E";
    let session = at(&preferences(Preset::AllFives), deal, line);
    let counts = msg::refused_counts_twice("1-1".parse().expect("a bone"), 2_u8, 1_u8);
    let mut player = Player::at(&session);
    player.click_bone("2-0".parse().expect("a bone"));
    player.must_read(&counts);
    player.click_bone("4-4".parse().expect("a bone"));
    assert!(!player.reads(" is what "), "no end counts 4");
    let mut player = Player::at(&session);
    let says_so = (0..7).any(|_| {
        player.press(Key::ArrowRight);
        player.reads(&counts)
    });
    assert!(says_so, "to the keyboard, too");
}

/// How finely each place is painted: where a bone is seen it has more corners than a frame.
fn finely(player: &Player) -> Vec<(String, usize)> {
    let places = player.widgets().into_iter().filter(Widget::is_button);
    let places = places.filter(|it| it.id.starts_with("end-"));
    let shapes = player.painted(Rect::EVERYTHING);
    let corners = |place: Rect| {
        let meshes = shapes.iter().filter_map(|shape| match shape {
            Shape::Mesh(mesh) => Some(&mesh.vertices),
            _ => None,
        });
        // The bone beside it ends at its edge.
        let inside = meshes.flatten().filter(|it| place.shrink(6.0).contains(it.pos));
        inside.count()
    };
    let finely = places.map(|it| {
        let place = player.by_id(&it.id).rect();
        (it.id, corners(place))
    });
    finely.collect()
}

/// The place where a bone is seen.
fn seen(player: &Player) -> String {
    let places = finely(player);
    let most = places.iter().max_by_key(|it| it.1);
    let (place, corners) = most.expect("there are places");
    let rest: Vec<_> = places.iter().filter(|it| it.0 != *place).collect();
    assert!(rest.iter().all(|it| 2 * it.1 < *corners), "{places:?}");
    place.clone()
}

#[test]
fn whichever_was_used_last_key_or_pointer_chooses_the_place_that_is_seen() {
    let set = preferences(Preset::Draw);
    let session = at(&set, DEAL, "6-6 6-2@W 6-3@E 3-2@W");
    let bone = bone_with_plays(&session, 2).expect("it was looked for");
    let mut player = Player::at(&session);
    let on_it = player.bone(bone).rect().center();
    click_at(&mut player, on_it, PointerButton::Primary);
    let places = finely(&player);
    assert_eq!(places.len(), 2, "{places:?}");
    player.press(Key::ArrowUp);
    let by_key = seen(&player);
    let other = places.iter().find(|it| it.0 != by_key);
    let other = other.expect("there are two").0.clone();
    let at = player.by_id(&other).rect().center();
    rest(&mut player, at);
    assert_eq!(seen(&player), other, "the pointer has moved");
    player.press(Key::ArrowUp);
    player.press(Key::ArrowDown);
    assert_eq!(seen(&player), by_key, "the keys choose again");
}

#[test]
fn dots_say_their_bones_and_a_click_on_them_or_a_key_shows_these() {
    let session = at(
        &waiting(Preset::AllFives, true),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E",
    );
    let mut player = Player::at(&session);
    let dots: Vec<Widget> = player.widgets();
    let dots = dots.into_iter().filter(|it| it.id.starts_with("between-"));
    let dots: Vec<Widget> = dots.collect();
    assert!(!dots.is_empty(), "bones are left out");
    let lies = |player: &Player, bone: &str| player.has_id(&format!("played-{bone}"));
    let of = |dots: &Widget| -> Vec<String> {
        let (_, list) = dots.label.split_once(": ").expect("a list of bones");
        list.split(", ").map(str::to_owned).collect()
    };
    for one in &dots {
        player.click_id(&one.id);
        rest(&mut player, pos2(2.0, 45.0));
        for bone in of(one) {
            assert!(lies(&player, &bone), "{bone} is shown: {}", one.label);
        }
        player.press(Key::Escape);
        rest(&mut player, pos2(2.0, 45.0));
        for bone in of(one) {
            assert!(!lies(&player, &bone), "{bone} is put away");
        }
    }
    player.press(Key::B);
    let all = dots.iter().flat_map(of);
    assert!(all.clone().all(|bone| lies(&player, &bone)), "all of them");
    player.press(Key::B);
    assert!(all.clone().all(|bone| !lies(&player, &bone)), "and none");
}

/// Whether all bones of the line are seen.
fn whole_line_is_seen(player: &Player) -> bool {
    let table = player.session().state().position().map(Position::table);
    let mut laid = table.into_iter().flat_map(|table| table.played().iter());
    laid.all(|bone| player.has_id(&format!("played-{bone}")))
}

#[test]
fn the_bones_in_between_stay_shown_until_their_key_or_line_of_the_menu_hides_them() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut set = preferences(Preset::AllFives);
        set.display.ends_only = true;
        let session =
            at(&set, DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E draw");
        let one = bone_with_plays(&session, 1).expect("it was looked for");
        let mut player = Player::at_size(&session, size);
        assert!(!whole_line_is_seen(&player), "only the ends");
        player.press(Key::B);
        assert!(whole_line_is_seen(&player), "the others are on a panel");
        player.press(Key::Escape);
        assert!(whole_line_is_seen(&player), "Escape leaves it");
        let laid = |player: &Player| {
            let position = player.session().state().position();
            position.map_or(0, |at| at.table().played().len())
        };
        let before = laid(&player);
        player.double_click_bone(one);
        player.wait_for_nestor();
        player.rest();
        assert!(laid(&player) > before, "plays have been made");
        assert!(whole_line_is_seen(&player), "and it is still there");
        player.command(GameCommand::Undo);
        player.rest();
        assert!(whole_line_is_seen(&player), "after undo, too");
        player.choose("menu-between");
        assert!(!whole_line_is_seen(&player), "put away from the menu");
        player.choose("menu-between");
        assert!(whole_line_is_seen(&player), "and shown from there");
        player.press(Key::B);
        assert!(!whole_line_is_seen(&player), "put away by its key");
        player.press(Key::V);
        player.rest();
        assert!(whole_line_is_seen(&player), "the whole line has no panel");
        player.open_menu("menu-view");
        assert!(player.is_off("menu-between"), "there is nothing in between");
    }
}

/// Checks that the number of each open end stands near its bone, on no bone and in no place.
#[track_caller]
fn assert_numbers_are_seen(player: &Player, at: &str) {
    let widgets = player.widgets().into_iter();
    let covered = widgets.filter(|it| it.id.starts_with("end-") && it.is_button());
    let laid = player.ids("played-").into_iter();
    let covered = covered.map(|it| it.id).chain(laid);
    let covered: Vec<Rect> = covered.map(|id| player.by_id(&id).rect()).collect();
    let state = player.session().state();
    let table = state.position().expect("a hand is played").table();
    for end in table.ends() {
        let on = player.by_id(&format!("played-{}", end.end().on)).rect();
        let near = on.expand(on.width().max(on.height()));
        let number = end.pips().to_string();
        let texts = player.painted(near).into_iter();
        let mut numbers = texts.filter_map(|shape| match shape {
            Shape::Text(text) if text.galley.text() == number => Some(text.visual_bounding_rect()),
            _ => None,
        });
        let is_seen = numbers.any(|it| !covered.iter().any(|other| other.intersects(it)));
        assert!(is_seen, "{number} at {} {at}", end.end());
    }
}

#[test]
fn where_halves_add_up_to_seven_the_numbers_of_the_ends_stay_while_a_bone_is_taken_up() {
    let mut set = preferences(Preset::Matador);
    for view in ENDS_ONLY {
        set.display.ends_only = view;
        let two_places = |session: &Session, bone: &Bone| {
            let ends = plays(session, *bone).into_iter().map(|play| match play {
                Action::Play(_, end, _) => Some(end),
                _ => None,
            });
            let ends: BTreeSet<_> = ends.flatten().collect();
            ends.len() == 2
        };
        let draws = "5-5 2-1@W 2-2@E 6-3@W 4-1@W 5-1@E draw draw 6-0@E 6-2@W draw draw draw";
        for (is_matador, hands, line) in
            [(false, DEAL, "6-6 5-2@W=5 6-1@W=6 4-3@W=4"), (true, OTHER_HANDS, draws)]
        {
            let session = at(&set, hands, line);
            let mut bones = hand(&session).into_iter().filter(|bone| two_places(&session, bone));
            let bone = bones.find(|it| Fit::AddToSeven.two_way_bones().contains(*it) == is_matador);
            let bone = bone.expect("it fits both ends");
            for size in [[1100.0, 760.0], [420.0, 800.0], [800.0, 420.0]] {
                let mut player = Player::at_size(&session, size);
                let at = format!("with {bone} at {size:?}, {view:?}");
                player.click_bone(bone);
                player.rest();
                let places = player.widgets().into_iter();
                let places = places.filter(|it| it.id.starts_with("end-") && it.is_button());
                let places: Vec<String> = places.map(|it| it.id).collect();
                assert!(places.len() >= 2, "{places:?} {at}");
                assert_numbers_are_seen(&player, &at);
                for place in places {
                    let middle = player.by_id(&place).rect().center();
                    rest(&mut player, middle);
                    assert_numbers_are_seen(&player, &format!("over {place} {at}"));
                }
            }
        }
    }
}

#[test]
fn the_message_that_a_bone_fits_several_ends_covers_no_place_and_no_bone() {
    let matador = "5-5 2-1@W 2-2@E 6-3@W 4-1@W 5-1@E draw draw 6-0@E 6-2@W draw draw draw \
                   5-2@E=2 5-4@E 3-2@E draw draw 5-0@W draw";
    let later = format!("{matador} 0-0@W draw 6-1@E=1 draw 4-3@W=4 6-4@E");
    let draw = "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W draw draw draw draw draw draw \
                draw 3-1@W draw draw draw draw 2-1@W draw draw 3-0@E 4-2@W";
    for (preset, hands, line) in [
        (Preset::Matador, DEAL, "6-6 5-2@W=5 6-1@W=6 4-3@W=4"),
        (Preset::Matador, OTHER_HANDS, matador),
        (Preset::Matador, OTHER_HANDS, &later),
        (Preset::Draw, DEAL, "6-6 6-2@W 6-3@E 3-2@W"),
        (Preset::Draw, DEAL, draw),
        (Preset::Draw, DEAL, &format!("{draw} 5-0@E 6-5@E 4-1@W 6-0@E")),
    ] {
        let session = at(&preferences(preset), hands, line);
        let several = |bone: &Bone| plays(&session, *bone).len() > 1;
        let bone = hand(&session).into_iter().rfind(several).expect("it fits several ends");
        let mut player = Player::at(&session);
        player.double_click_bone(bone);
        player.harness.run_steps(8);
        assert_eq!(player.message(), msg::turn_fits_several(bone));
        let message = player.by_id("message").rect();
        assert!(message.width() > 100.0, "it is seen");
        for start in ["end-", "played-", "hand-", "plate-"] {
            for id in player.ids(start) {
                let rect = player.by_id(&id).rect().shrink(1.0);
                let at = format!("{id} after {line}");
                assert!(!rect.intersects(message), "{message} covers {at}");
            }
        }
    }
}

#[test]
fn the_last_two_bones_of_matador_say_that_they_are_never_drawn() {
    let session = at(
        &preferences(Preset::Matador),
        DEAL,
        "6-6 5-2@W=5 6-1@W=6 4-3@W=4 0-0@W draw 1-0@E draw draw draw draw draw draw draw draw \
         draw draw draw",
    );
    let mut player = Player::at(&session);
    let told = msg::text_deal_kept_back(2);
    assert_eq!(player.label("boneyard"), told);
    let bones = player.by_id("boneyard").rect().center();
    click_at(&mut player, bones, PointerButton::Primary);
    assert_eq!(player.message(), told);
}

#[test]
fn the_sum_at_a_place_is_not_written_like_the_number_of_an_end() {
    let set = preferences(Preset::AllFives);
    let silent = |session: &Session, bone: Bone| {
        let all = plays(session, bone).into_iter();
        let after = all.map(|play| {
            let mut state = session.state().clone();
            state.apply(play).expect("it is listed");
            let count = state.position().map(|at| at.table().count());
            (play, count.unwrap_or_default())
        });
        let after: Vec<(Action, u8)> = after.collect();
        let is_it = after.len() == 2 && after.iter().all(|(_, count)| count % 5 != 0);
        is_it.then_some(after)
    };
    let wanted = |session: &Session| {
        let mut bones = hand(session).into_iter();
        let is_own = session.person_in_turn().is_some();
        bones.find_map(|bone| Some((bone, silent(session, bone).filter(|_| is_own)?)))
    };
    let session = at(&set, DEAL, "6-6 6-2@W 6-3@E 5-2@W");
    let (bone, after) = wanted(&session).expect("it was looked for");
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session, size);
        player.rest();
        player.click_bone(bone);
        player.settle();
        for (play, count) in &after {
            let id = place_of(*play).expect("a place");
            let place = player.by_id(&id).rect();
            let written = player.written(place.expand(1.0));
            let caption = written.contains(&msg::TABLE_COUNT_SHORT.text());
            let is_sum = caption || written.contains(&points::count_after_play(*count));
            assert!(is_sum, "{count} at {id} in {size:?}: {written:?}");
            let told = player.label(&id);
            assert!(told.contains(&format!("count of {count}")), "{told}");
        }
        let (play, count) = after[0];
        let id = place_of(play).expect("a place");
        let place = player.by_id(&id).rect();
        player.harness.hover_at(place.center());
        player.settle();
        let written = player.written(place.expand(90.0));
        let sum = points::count_after_play(count);
        assert!(written.contains(&sum), "{sum} by the bone: {written:?}");
    }
}
