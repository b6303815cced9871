//! The coach's word on what to play.

use std::collections::BTreeSet;
use std::ops::Range;

use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, Shape, pos2};
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Bone, Preset};
use game::profile::{Help, TableView};
use game::session::Session;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::{game_where, go_on, session};
use super::labels::Widget;
use super::player::{Player, preferences};
use crate::YOU;

/// The space around the words of the card, in points, and below its button.
const AROUND_WORDS: f32 = 12.0;
const BELOW_BUTTON: f32 = 8.0;
const SIZES: [[f32; 2]; 3] = [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]];

/// A game in which the person in front of the window has a choice.
fn with_a_choice(preset: Preset) -> Session {
    game_where(&preferences(preset), |session| {
        session.person_in_turn().is_some() && session.state().legal_actions().len() > 2
    })
}

/// What the card says.
fn card(player: &Player) -> String {
    let node = player.by_id("hint-card");
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

fn ask(player: &mut Player) {
    player.press(Key::H);
    player.step_until("the hint", |player| player.has_id("hint-card"));
    player.settle();
}

#[test]
fn a_hint_names_a_play_that_is_allowed_and_marks_it_and_the_game_counts_as_helped() {
    for preset in [Preset::AllFives, Preset::Block, Preset::FiveUp] {
        let mut player = Player::at(&with_a_choice(preset));
        assert!(!player.session().game().helped(), "no help yet");
        ask(&mut player);
        assert_eq!(player.session().game().help(), Help::Advice, "{preset:?}");
        let plays = player.session().state().legal_actions();
        let bones = plays.iter().filter_map(|action| action.bone());
        let is_marked = |bone: &Bone| {
            let name = player.bone(*bone).accesskit_node().label();
            name.is_some_and(|name| name.ends_with("advised"))
        };
        let marked: BTreeSet<Bone> = bones.filter(is_marked).collect();
        let said = card(&player);
        if said.starts_with("Play") || said.starts_with("Lead") {
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
    player.click_id("hint-hide");
    assert!(!player.has_id("hint-card"), "by the button");
    ask(&mut player);
    let play = player.session().state().legal_actions()[0];
    let bone = play.bone().expect("a bone");
    player.double_click_bone(bone);
    if player.selected().is_some() {
        player.press(Key::Enter);
    }
    player.step_until("the play", |player| {
        player.session().state() != session.state()
    });
    player.settle();
    assert!(!player.has_id("hint-card"), "with the position");
}

#[test]
fn a_hint_hides_neither_the_hand_nor_an_end_in_windows_of_any_size() {
    for length in [3, 8, 14] {
        let session = game_where(&preferences(Preset::AllFives), |session| {
            let position = session.state().position();
            let played = position.map_or(0, |at| at.table().played().len());
            played >= length
                && session.person_in_turn().is_some()
                && session.state().legal_actions().len() > 2
        });
        for size in SIZES {
            let mut player = Player::at_size(&session, size);
            ask(&mut player);
            let words = player.by_id("hint-card").rect();
            let inside = Rect::from_min_size(Pos2::ZERO, size.into());
            assert!(inside.contains_rect(words), "{words:?} in {size:?}");
            let widgets = player.widgets().into_iter();
            let buttons = widgets.filter(|it| {
                it.id.starts_with("hand-") || it.id.starts_with("end-") && it.role == Role::Button
            });
            for widget in buttons {
                let place = player.by_id(&widget.id).rect();
                let is_free = !place.intersects(words);
                assert!(is_free, "{} after {length} in {size:?}", widget.id);
            }
        }
    }
}

/// All of the card, with what is around its words.
fn whole_card(player: &Player) -> Rect {
    let [words, hide] = ["hint-card", "hint-hide"].map(|id| player.by_id(id).rect());
    let whole = words.union(hide).expand(AROUND_WORDS);
    whole.with_max_y(hide.bottom() + BELOW_BUTTON)
}

/// What a card must not hide: hand, button, the ends that can be played at, what is
/// said, scores, counts and the seal.
fn worth_seeing(player: &Player) -> Vec<(String, Rect)> {
    let widgets = player.widgets().into_iter();
    let is_kept = |it: &Widget| {
        let is_end = it.id.starts_with("end-") && it.role == Role::Button;
        let is_turn = it.id.starts_with("hand-") || it.id.starts_with("turn-");
        is_end || is_turn || ["message", "count", "seal"].contains(&it.id.as_str())
    };
    let kept = widgets.filter(is_kept).map(|it| it.id);
    let kept = kept.map(|id| (id.clone(), player.by_id(&id).rect()));
    let seating = player.session().seating();
    let scores = seating.iter().map(|(_, sitter)| {
        let name = format!("{}: ", sitter.name().as_str());
        (name.clone(), player.part(&name).rect())
    });
    kept.chain(scores).collect()
}

#[test]
fn a_hint_hides_no_score_nor_end_and_in_a_large_window_no_bone() {
    hints_hide_nothing(1..3);
}

#[test]
#[ignore = "each hint takes a while"]
fn many_hints_hide_no_score_nor_end_and_in_a_large_window_no_bone() {
    hints_hide_nothing(3..7);
}

fn hints_hide_nothing(numbers: Range<u64>) {
    for (preset, view) in [
        (Preset::AllFives, TableView::Ends),
        (Preset::AllFives, TableView::Whole),
        (Preset::Block, TableView::Ends),
        (Preset::FiveUp, TableView::Whole),
    ] {
        let mut set = preferences(preset);
        set.display.view = view;
        let all = numbers.clone();
        for (number, size) in all.flat_map(|number| SIZES.map(|size| (number, size))) {
            let mut session = session(&set, number);
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let is_choice = |session: &Session| {
                session.person_in_turn() == Some(YOU) && session.actions_of(YOU).len() > 1
            };
            for _ in 0..2 * number {
                go_on(&mut session, &mut rng);
            }
            while !is_choice(&session) {
                go_on(&mut session, &mut rng);
            }
            let mut player = Player::at_size(&session, size);
            ask(&mut player);
            player.rest();
            let card = whole_card(&player);
            for (what, place) in worth_seeing(&player) {
                // In a narrow one many words may have no other place than there.
                if ["seal", "message"].contains(&what.as_str()) && size == SIZES[1] {
                    continue;
                }
                let is_free = !place.intersects(card);
                let at = format!("{preset:?} {number}, {view:?}, {size:?}");
                assert!(is_free, "{what} at {place} of {at}: {card}");
            }
            let bones = player.widgets().into_iter();
            let bones = bones.filter(|it| it.id.starts_with("played-") && size != SIZES[1]);
            for bone in bones {
                let is_free = !player.by_id(&bone.id).rect().intersects(card);
                assert!(is_free, "{} of {preset:?} {number}, {size:?}", bone.id);
            }
        }
    }
}

#[test]
fn in_a_narrow_window_a_short_hint_stands_on_bare_felt_and_hides_no_bone() {
    // Nothing else can be played, and one line tells of it.
    for number in [2, 5] {
        let mut set = preferences(Preset::AllFives);
        set.display.view = TableView::Ends;
        let session = session(&set, number);
        let mut player = Player::at_size(&session, SIZES[1]);
        ask(&mut player);
        player.rest();
        let card = whole_card(&player);
        let parts = player.parts().into_iter().map(|(_, name)| name);
        let middle = parts.filter(|name| name.contains("in the middle"));
        for name in middle {
            let bone = player.part(&name).rect();
            assert!(!bone.intersects(card), "{name} in game {number}: {card}");
        }
    }
}

/// Where dashes lie on the table.
fn dashes(player: &Player, table: Rect) -> Rect {
    let shapes = player.painted(table).into_iter();
    let dashes = shapes.filter(|it| matches!(it, Shape::LineSegment { .. }));
    dashes.fold(Rect::NOTHING, |all, dash| {
        all.union(dash.visual_bounding_rect())
    })
}

#[test]
fn a_doublet_that_is_advised_lies_in_its_place_and_not_on_that_of_another_bone() {
    // Whatever is advised is a doublet, and there is one place for it.
    let session = game_where(&preferences(Preset::AllFives), |session| {
        let plays = session.actions_of(YOU);
        let one = matches!(plays[..], [Action::Play(bone, _)] if bone.is_doublet());
        let position = session.state().position();
        one && session.person_in_turn() == Some(YOU)
            && position.is_some_and(|at| at.table().played().len() > 3)
    });
    let [Action::Play(bone, at)] = session.actions_of(YOU)[..] else {
        unreachable!("it was looked for");
    };
    let mut player = Player::at_size(&session, [1920.0, 1080.0]);
    ask(&mut player);
    player.rest();
    let table = Rect::from_min_max(pos2(0.0, 200.0), pos2(1500.0, 800.0));
    let ghost = dashes(&player, table);
    assert!(ghost.is_positive(), "there is a place for it");
    player.click_bone(bone);
    player.rest();
    let taken_up = dashes(&player, table);
    let away = (ghost.min - taken_up.min).length() + (ghost.max - taken_up.max).length();
    assert!(away < 4.0, "{bone} at {at}: {ghost}, taken up {taken_up}");
}

#[test]
fn the_button_of_a_hint_touches_no_line_above_the_last() {
    let mut beside = 0;
    for preset in [Preset::AllFives, Preset::Block, Preset::FiveUp] {
        for size in SIZES {
            let mut player = Player::at_size(&with_a_choice(preset), size);
            ask(&mut player);
            player.rest();
            let words = player.by_id("hint-card").rect();
            let button = player.by_id("hint-hide").rect();
            let shapes = player.painted(words.expand(2.0)).into_iter();
            let rows = shapes.flat_map(|shape| match shape {
                Shape::Text(text) if text.galley.text().contains('\n') => {
                    let row = |row: &egui::epaint::text::PlacedRow| {
                        row.visuals
                            .mesh_bounds
                            .translate(row.pos.to_vec2() + text.pos.to_vec2())
                    };
                    text.galley.rows.iter().map(row).collect()
                }
                _ => Vec::new(),
            });
            let rows: Vec<Rect> = rows.collect();
            let (last, above) = rows.split_last().expect("words");
            beside += usize::from(last.bottom() > button.top());
            for row in above {
                let gap = button.top() - row.bottom();
                let is_clear = gap >= 3.0 || row.right() + 6.0 <= button.left();
                assert!(is_clear, "{preset:?} at {size:?}: {row} {button}");
            }
        }
    }
    assert!(beside > 0, "some button stands beside the last line");
}
