//! The lens: what scores where, and who may hold what is not seen.

use egui::{Event, Key, Modifiers, Rect};
use egui_kittest::kittest::NodeT as _;
use engine::{Bone, Preset, Rules, Seats};
use game::profile::{Display, FirstHints, Help, LensMode, Preferences, TableView};
use game::session::Session;
use nestor_dominoes::app::table::{TableChoices, arrange, lens_height, lens_pills};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::say;

use super::cover;
use super::found::{game_where, go_on, session};
use super::layout::{area, model};
use super::player::{Player, preferences, set};
use super::tips::told_at;
use crate::{NESTOR, YOU};

/// A low window, and one whose contents are magnified a good deal.
const LOW: [f32; 2] = [1100.0, 560.0];
const MAGNIFIED: [f32; 2] = [647.0, 447.0];
/// The room that the log has for lines beside the lens, in points.
const LEAST_LOG: f32 = 60.0;
/// A bone that is narrower cannot be read, in points.
const LEAST_BONE: f32 = 12.0;
/// The height of the name of an end in a list, in points.
const LINE: f32 = 16.0;

/// A game in which some bones lie on the table.
pub fn in_the_middle(preferences: &Preferences) -> Session {
    game_where(preferences, |session| {
        let position = session.state().position();
        let played = position.map_or(0, |at| at.table().played().len());
        session.person_in_turn().is_some() && played > 5
    })
}

/// What the lens says of a bone.
pub fn told(player: &Player, bone: Bone) -> String {
    let id = format!("lens-{bone}");
    let widget = player.widgets().into_iter().find(|it| it.id == id);
    widget.expect("the lens is seen").label
}

pub fn wait(player: &mut Player) {
    player.step_until("the lens", |player| {
        let widgets = player.widgets();
        widgets
            .iter()
            .any(|it| it.id.starts_with("lens-") && it.label.contains(": "))
    });
    player.settle();
}

#[test]
fn the_lens_tells_of_each_bone_where_it_is_or_who_may_hold_it_and_counts_as_help() {
    let session = in_the_middle(&preferences(Preset::AllFives));
    let mut player = Player::at(&session);
    assert!(!player.session().game().helped(), "no help yet");
    assert!(!player.has_id("lens-6-6"), "it is off at first");
    player.press(Key::L);
    wait(&mut player);
    assert_eq!(player.session().game().help(), Help::Advice, "that is help");
    let view = session.state().view(YOU).expect("a hand is played");
    for bone in Bone::all() {
        let told = told(&player, bone);
        let is_right = if view.hand().contains(bone) {
            told.ends_with("in your hand")
        } else if view.unseen().contains(bone) {
            told.contains("Nestor") && told.ends_with('%')
        } else {
            told.ends_with("played")
        };
        assert!(is_right, "{told}");
    }
    player.press(Key::L);
    assert!(!player.has_id("lens-6-6"), "and off again");
}

#[test]
fn without_a_bone_taken_up_each_end_names_the_bones_that_would_score_there() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        let Some(view) = session.state().view(YOU) else {
            return false;
        };
        let actions = view.legal_actions();
        let mut scores = actions.iter().filter(|action| {
            let mut after = *view.position();
            after
                .apply(view.rules(), **action)
                .is_ok_and(|step| step.scored > 0)
        });
        session.person_in_turn().is_some()
            && view.position().table().played().len() > 2
            && scores.next().is_some()
    });
    let mut player = Player::at(&session);
    let tells = |player: &Player| {
        let widgets = player.widgets().into_iter();
        let ends = widgets.filter(|it| it.id.starts_with("end-"));
        ends.filter(|it| it.label.contains('+')).count()
    };
    assert_eq!(tells(&player), 0, "nothing is told without the lens");
    player.press(Key::L);
    wait(&mut player);
    assert!(tells(&player) > 0, "{:?}", player.widgets());
}

/// A game in which both sides are so near an exact target that few points count, or only
/// the person is, and a play of the person makes a count that would score elsewhere.
fn near_an_exact_target(both: bool) -> Session {
    let near = set(Rules {
        target: Some(7),
        exact_target: true,
        ..Preset::AllFives.rules(Seats::Two)
    });
    game_where(&near, |session| {
        let Some(view) = session.state().view(YOU) else {
            return false;
        };
        let (rules, scores) = (view.rules(), view.position().scores());
        let is_near = |seat| scores[rules.seats.team(seat)] > 2;
        let actions = view.legal_actions();
        let mut counts = actions.iter().filter(|action| {
            let mut after = *view.position();
            action.bone().is_some()
                && after.apply(rules, **action).is_ok()
                && rules.count_points(after.table().count()) > 0
        });
        session.person_in_turn().is_some()
            && is_near(YOU)
            && is_near(NESTOR) == both
            && counts.next().is_some()
    })
}

#[test]
fn points_that_would_be_void_are_promised_neither_by_the_lens_nor_at_a_place() {
    for both in [true, false] {
        let mut player = Player::at(&near_an_exact_target(both));
        let ends = |player: &Player| -> Vec<String> {
            let widgets = player.widgets().into_iter();
            let ends = widgets.filter(|it| it.id.starts_with("end-"));
            ends.map(|it| it.label).collect()
        };
        for bone in player.hand() {
            let told = player.bone(bone).accesskit_node().label();
            let told = told.unwrap_or_default();
            assert!(!told.contains("scores"), "{told}");
            player.click_bone(bone);
            let at = ends(&player);
            assert!(!at.iter().any(|it| it.contains('+')), "{bone}: {at:?}");
            if player.selected().is_some() {
                player.click_bone(bone);
            }
        }
        player.press(Key::L);
        wait(&mut player);
        let at = ends(&player);
        for bone in player.hand() {
            let own = format!("{bone} +");
            assert!(!at.iter().any(|it| it.contains(&own)), "{own}: {at:?}");
        }
        let promised = at.iter().filter(|it| it.contains('+')).count();
        assert!(!both || promised == 0, "neither side can score: {at:?}");
    }
}

#[test]
fn the_lens_hides_neither_the_line_nor_the_hand_in_windows_of_any_size() {
    for size in [
        [1100.0, 760.0],
        [420.0, 800.0],
        [1920.0, 1080.0],
        [800.0, 700.0],
        LOW,
        MAGNIFIED,
    ] {
        let mut player = Player::at_size(&in_the_middle(&preferences(Preset::AllFives)), size);
        player.press(Key::L);
        wait(&mut player);
        player.rest();
        let inside = Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let widgets = player.widgets();
        let places = |starts: &[&str]| -> Vec<(String, Rect)> {
            let ids = widgets.iter().map(|widget| &widget.id);
            let ids = ids.filter(|id| starts.iter().any(|start| id.starts_with(start)));
            ids.map(|id| (id.clone(), player.by_id(id).rect()))
                .collect()
        };
        let lens = places(&["lens-"]);
        assert!(lens.len() >= 28, "all bones are there");
        let top = lens.iter().map(|(_, place)| place.top());
        let top = top.fold(f32::INFINITY, f32::min);
        let log = player.parts().into_iter().map(|(_, name)| name);
        if let Some(title) = log.into_iter().find(|name| *name == say!("window-log")) {
            let left = top - player.part(&title).rect().bottom();
            assert!(left > LEAST_LOG, "{left} is left of the log in {size:?}");
        }
        for (id, place) in &lens {
            assert!(
                inside.contains_rect(*place),
                "{id} at {place:?} in {size:?}"
            );
            for (other, taken) in places(&["played-", "hand-", "end-"]) {
                assert!(!place.intersects(taken), "{id} hides {other} in {size:?}");
            }
        }
    }
}

#[test]
fn where_the_table_would_have_no_room_the_lens_is_a_line_of_words() {
    for size in [[550.0, 380.0], [1100.0, 420.0]] {
        let mut player = Player::at_size(&in_the_middle(&preferences(Preset::AllFives)), size);
        player.press(Key::L);
        player.rest();
        let line = player.by_id("lens-folded").rect();
        let inside = Rect::from_min_size(egui::Pos2::ZERO, size.into());
        assert!(inside.contains_rect(line), "{line} in {size:?}");
        wait(&mut player);
        let words = player.written(line);
        assert!(words.contains(&say!("lens-no-room")), "{words:?}");
        assert!(player.painted(line).len() < 28, "no bones in {size:?}");
        let ids = player.widgets().into_iter().map(|widget| widget.id);
        for id in ids.filter(|id| id.starts_with("hand-") || id.starts_with("end-")) {
            let place = player.by_id(&id).rect();
            assert!(!place.intersects(line), "{id} at {place} in {size:?}");
            assert!(place.width() > LEAST_BONE, "{id} at {place} in {size:?}");
        }
    }
}

/// The key of the lens goes down, or up again.
pub fn key_of_lens(pressed: bool) -> Event {
    Event::Key {
        key: Key::L,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn set_so_the_lens_is_seen_as_long_as_its_key_is_held() {
    let usual = preferences(Preset::AllFives);
    let held = Preferences {
        display: Display {
            lens: LensMode::WhileHeld,
            ..usual.display
        },
        ..usual
    };
    let mut player = Player::at(&in_the_middle(&held));
    assert!(!player.has_id("lens-6-6"), "not before");
    player.harness.event(key_of_lens(true));
    player.settle();
    wait(&mut player);
    player.harness.event(key_of_lens(false));
    player.settle();
    assert!(!player.has_id("lens-6-6"), "nor after");
}

#[test]
fn where_several_may_hold_a_bone_their_names_stand_below_two_rows_of_bones() {
    for seats in [Seats::Three, Seats::Four] {
        let session = in_the_middle(&set(Preset::AllFives.rules(seats)));
        let mut player = Player::at_size(&session, [420.0, 800.0]);
        player.press(Key::L);
        wait(&mut player);
        player.rest();
        let line = player.by_id("lens-names").rect();
        let written = player.written(line.expand(4.0));
        for seat in session.seating().nestors() {
            let name = session.seating()[seat].name().as_str().to_owned();
            assert!(written.contains(&name), "{name} in {written:?}");
        }
        for bone in Bone::all() {
            let place = player.by_id(&format!("lens-{bone}")).rect();
            assert!(!place.intersects(line), "{bone} with {seats:?}");
        }
    }
}

#[test]
fn what_would_score_at_an_end_is_told_beside_the_bone_that_it_would_join() {
    let session = in_the_middle(&preferences(Preset::AllFives));
    let rules = session.state().rules();
    let mut count = 0;
    for size in [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]] {
        for view in [TableView::Whole, TableView::Ends] {
            let mut model = model(&session, &TableChoices::at(YOU), view);
            let seen = session.state().view(YOU).expect("it was dealt");
            model.look_through_lens(&seen);
            let at = arrange(&model, rules.spinner, area(size), None);
            for pill in lens_pills(&model, &at, rules) {
                let end = &model.ends[pill.end];
                let on = end.end.expect("a bone lies there").on;
                let lying = at.bones.iter().find(|(lying, _)| lying.bone == on);
                let shown = at.ends.iter().find(|place| place.end == pill.end);
                let shown = shown.expect("the end is shown");
                // Where only the ends are shown, it is the place of the end.
                let lying = lying.filter(|_| at.is_whole);
                let bone = lying.map_or(shown.bone, |(_, rect)| *rect);
                let gap = (pill.rect.min - bone.max).max(bone.min - pill.rect.max);
                let gap = gap.max_elem();
                assert!(gap < 16.0, "{on} is {gap} away in {view:?} at {size:?}");
                count += 1;
            }
        }
    }
    assert!(count > 5, "{count} are told");
}

#[test]
fn while_the_hands_are_covered_the_lens_stays_off_and_its_line_says_why() {
    let two_people = cover::with(Seats::Two, Preset::AllFives, ["Ben", "", ""]);
    let session = game_where(&two_people, |session| session.person_in_turn().is_some());
    let mut player = Player::at(&session);
    player.must_read("Pass to");
    player.press(Key::L);
    let lens = |player: &Player| player.session().preferences().display.lens;
    assert_eq!(lens(&player), LensMode::Off, "by key");
    player.open_menu("menu-learn");
    let line = player.by_id("menu-lens");
    assert!(line.accesskit_node().is_disabled(), "nor by the menu");
    let told = told_at(&mut player, "menu-lens");
    let why = say!("why-covered");
    assert!(told.contains(&why), "{told:?}");
}

/// What the lens leaves for the table of so many in a window of this size.
fn beside_lens(size: [f32; 2], seats: Seats) -> Rect {
    let (area, others) = (area(size), usize::from(seats.count()) - 1);
    if size[0] < 760.0 {
        area.with_min_y(area.top() + lens_height(size[0], [f32::INFINITY; 2], others, false))
    } else {
        area.with_max_x(area.right() - 200.0)
    }
}

#[test]
fn a_hint_that_comes_once_makes_room_for_what_the_lens_tells_at_the_ends() {
    let mut told = 0;
    for size in [[1100.0, 760.0], [1920.0, 1080.0], LOW] {
        let usual = Preferences {
            first_hints: FirstHints::default(),
            ..preferences(Preset::AllFives)
        };
        for number in 0..6 {
            let mut session = session(&usual, number);
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            while session.actions_of(YOU).len() < 2 {
                go_on(&mut session, &mut rng);
            }
            let mut player = Player::at_size(&session, size);
            player.rest();
            if !player.has_id("first-hint") {
                continue;
            }
            player.press(Key::L);
            wait(&mut player);
            player.rest();
            let card = player.by_id("first-hint").rect();
            let card = card.union(player.by_id("first-hint-close").rect());
            let mut model = model(&session, &TableChoices::at(YOU), TableView::ByWindow);
            model.look_through_lens(&session.state().view(YOU).expect("it was dealt"));
            let rules = session.state().rules();
            let at = arrange(&model, rules.spinner, area(size), None);
            for pill in lens_pills(&model, &at, rules) {
                told += 1;
                let place = pill.rect.shrink(0.5);
                assert!(!place.intersects(card), "{place} at {size:?}: {card}");
            }
        }
    }
    assert!(told > 5, "{told} are told");
}

/// A list of ends with the lens: where their labels stand, each with the name of its end
/// above, and what is told there and of which end.
struct Listed {
    labels: Vec<Rect>,
    pills: Vec<(usize, Rect)>,
    area: Rect,
}

impl Listed {
    fn of(session: &Session, size: [f32; 2]) -> Option<Self> {
        let rules = session.state().rules();
        let mut model = model(session, &TableChoices::at(YOU), TableView::Ends);
        let seen = session.state().view(YOU).filter(|_| model.is_list)?;
        model.look_through_lens(&seen);
        let area = beside_lens(size, rules.seats);
        let at = arrange(&model, rules.spinner, area, None);
        let pills = lens_pills(&model, &at, rules).into_iter();
        let place = |end: usize| at.ends.iter().position(|place| place.end == end);
        let pills = pills.filter_map(|pill| Some((place(pill.end)?, pill.rect)));
        Some(Self {
            labels: at.ends.iter().map(|place| place.label).collect(),
            pills: pills.collect(),
            area,
        })
    }

    /// Where the name of an end is written.
    fn name(label: Rect) -> Rect {
        label.with_max_y(label.bottom().min(label.top() + LINE))
    }
}

#[test]
fn in_a_list_of_ends_the_lens_hides_neither_a_name_nor_what_it_tells_elsewhere() {
    let (mut told, mut below) = (0, 0);
    for seats in [Seats::Two, Seats::Three, Seats::Four, Seats::Partners] {
        for number in 0..2 {
            let mut session = session(&set(Preset::FiveUp.rules(seats)), number);
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            while session.state().outcome().is_none() && session.state().rounds().len() < 3 {
                for size in [[420.0, 800.0], [1100.0, 760.0], [1920.0, 1080.0]] {
                    let Some(listed) = Listed::of(&session, size) else {
                        continue;
                    };
                    let names: Vec<Rect> =
                        listed.labels.iter().copied().map(Listed::name).collect();
                    for name in &names {
                        let is_written = name.width() >= LINE && name.height() > LINE / 2.0;
                        assert!(is_written, "{name} at {size:?} with {seats:?}");
                    }
                    told += listed.pills.len();
                    for (n, (end, pill)) in listed.pills.iter().enumerate() {
                        assert!(listed.area.contains_rect(*pill), "{pill} at {size:?}");
                        let hides = |other: &Rect| other.shrink(0.5).intersects(*pill);
                        let name = names.iter().find(|name| hides(name));
                        assert_eq!(name, None, "{pill} at {size:?} with {seats:?}");
                        let mut others = listed.pills[..n].iter();
                        let other = others.find(|(_, other)| hides(other));
                        assert_eq!(other, None, "{pill} at {size:?} with {seats:?}");
                        let label = listed.labels[*end];
                        below += usize::from(label.contains(pill.center()));
                    }
                }
                go_on(&mut session, &mut rng);
            }
        }
    }
    assert!(told > 100, "{told} are told");
    assert!(
        below * 2 > told,
        "{below} of {told} stand below the name of their end"
    );
}
