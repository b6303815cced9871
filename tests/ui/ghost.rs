//! The bone that may be played, shown where it would lie.

use egui::{Rect, pos2, vec2};
use engine::{Action, Bone, Preset, Seats};
use game::profile::{Preferences, TableView};
use game::session::Session;
use nestor_dominoes::app::table::{
    Arrangement, HandOrder, Pose, TableChoices, TableModel, arrange, ghost,
};

use super::found::{game_where, go_on, session};
use super::layout::model;
use super::player::{preferences, set};
use crate::YOU;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// So many games of each kind.
const GAMES: u64 = 4;
/// The sizes of the window, in points.
const SIZES: [[f32; 2]; 3] = [[1100.0, 733.0], [420.0, 773.0], [1920.0, 1053.0]];

fn area([width, height]: [f32; 2]) -> Rect {
    Rect::from_min_size(pos2(0.0, 27.0), vec2(width, height))
}

/// The table with a bone taken up.
fn with(session: &Session, selected: Option<Bone>, view: TableView) -> TableModel {
    let choices = TableChoices {
        selected,
        ..TableChoices::at(YOU)
    };
    model(session, &choices, view)
}

/// Shows every play that one could make.
fn each_play(mut show: impl FnMut(&Session, Bone, Action)) {
    for preset in [Preset::AllFives, Preset::FiveUp, Preset::Draw] {
        for number in 0..GAMES {
            each_play_of(&preferences(preset), number, &mut show);
        }
    }
}

/// The same in the first hands of a game.
fn each_play_of(set: &Preferences, number: u64, show: &mut impl FnMut(&Session, Bone, Action)) {
    let mut session = session(set, number);
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    while session.state().outcome().is_none() && session.state().rounds().len() < 3 {
        if session.person_in_turn() == Some(YOU) {
            for action in session.actions_of(YOU) {
                if let Action::Play(bone, _) = action {
                    show(&session, bone, action);
                }
            }
        }
        go_on(&mut session, &mut rng);
    }
}

fn ghost_of(
    model: &TableModel,
    arrangement: &Arrangement,
    bone: Bone,
    action: Action,
) -> Option<Pose> {
    let Action::Play(_, at) = action else {
        return None;
    };
    let mut places = arrangement.ends.iter();
    let place = places.find(|place| model.ends[place.end].end == Some(at))?;
    Some(ghost::pose(model, arrangement, place, bone))
}

#[test]
fn where_only_the_ends_are_shown_a_ghost_lies_on_no_bone() {
    // The second sizes are what the lens leaves of a narrow window.
    let sizes = [
        [420.0, 773.0],
        [420.0, 560.0],
        [420.0, 500.0],
        [366.0, 733.0],
    ];
    let (mut covered, mut count) = (0, 0);
    for rules in [
        Preset::Block.rules(Seats::Partners),
        Preset::Block.rules(Seats::Two),
        Preset::AllFives.rules(Seats::Two),
        Preset::AllFives.rules(Seats::Four),
    ] {
        for number in 0..GAMES {
            each_play_of(&set(rules), number, &mut |session, bone, action| {
                let model = with(session, None, TableView::Ends);
                for size in sizes {
                    let arrangement = arrange(&model, rules.spinner, area(size), None);
                    let Some(ghost) = ghost_of(&model, &arrangement, bone, action) else {
                        continue;
                    };
                    let ghost = ghost.around().shrink(1.0);
                    let Action::Play(_, at) = action else {
                        unreachable!("a play");
                    };
                    let mut ends = arrangement.ends.iter();
                    let own = ends.find(|place| model.ends[place.end].end == Some(at));
                    let own = own.expect("it is there");
                    let joins = model.ends[own.end].bone.is_some();
                    let on_it = joins && own.bone.intersects(ghost);
                    assert!(!on_it, "{bone} at {at} of {rules:?}, {size:?}: {ghost}");
                    let lying = arrangement.bones.iter().map(|(_, rect)| *rect);
                    let ends = arrangement.ends.iter();
                    let ends = ends.filter(|place| model.ends[place.end].bone.is_some());
                    let mut all = lying.chain(ends.map(|place| place.bone));
                    covered += usize::from(all.any(|other| other.intersects(ghost)));
                    count += 1;
                }
            });
        }
    }
    println!("{covered} of {count} lie on a bone");
    assert!(covered * 50 < count, "{covered} of {count} lie on a bone");
}

#[test]
fn a_ghost_lies_as_the_bone_will_lie() {
    let (mut compared, mut count) = (0, 0);
    each_play(|session, bone, action| {
        let rules = *session.state().rules();
        let area = area(SIZES[0]);
        let before = with(session, Some(bone), TableView::Whole);
        let arrangement = arrange(&before, rules.spinner, area, None);
        let last = arrangement.seen.clone();
        let ghost = ghost_of(&before, &arrangement, bone, action).expect("an end takes it");
        count += 1;
        let mut state = session.state().clone();
        state.apply(action).expect("it is listed");
        let choices = TableChoices::at(YOU);
        let (view, order) = (state.view(YOU).expect("dealt"), HandOrder::default());
        let revealed = state.revealed(choices.viewer);
        let model = TableModel::new(&view, &revealed, &choices, &order, TableView::Whole);
        let arranged = arrange(&model, rules.spinner, area, last.as_ref());
        // Where the line was laid anew, its bones have moved too.
        let stays = arrangement.bones.iter().all(|(lying, rect)| {
            let mut bones = arranged.bones.iter();
            bones.any(|(it, there)| it == lying && (there.min - rect.min).length() < 0.5)
        });
        let mut bones = arranged.bones.iter();
        let landed = bones.find(|(lying, _)| lying.bone == bone);
        if let Some((lying, rect)) = landed.filter(|_| stays) {
            let landed = Pose::lying(*lying, *rect);
            let apart = landed.center.distance(ghost.center);
            assert!(apart < 1.0, "{bone}: {ghost:?}, then {landed:?}");
            let turned = ghost.toward(&landed, 1.0, bone.is_doublet()).angle - ghost.angle;
            assert!(turned.abs() < 0.01, "{bone}: {ghost:?}, then {landed:?}");
            compared += 1;
        }
    });
    println!("{compared} of {count} plays left the line where it was");
    assert!(compared * 3 > count, "{compared} of {count}");
}

#[test]
fn what_a_play_would_bring_never_stands_on_its_ghost_and_hardly_ever_on_a_bone() {
    let (mut covered, mut on_seals, mut count) = (0, 0, 0);
    each_play(|session, bone, action| {
        for size in SIZES {
            for view in [TableView::Whole, TableView::Ends] {
                let rules = *session.state().rules();
                let model = with(session, Some(bone), view);
                let arrangement = arrange(&model, rules.spinner, area(size), None);
                let Some(ghost) = ghost_of(&model, &arrangement, bone, action) else {
                    continue;
                };
                let pill = ghost::beside(ghost.around(), vec2(75.0, 28.0), &model, &arrangement);
                let on = ghost.around().shrink(0.1).intersects(pill);
                assert!(!on, "{bone}: {pill:?} on {ghost:?} at {size:?}");
                let on_seal = arrangement.seal.is_some_and(|seal| seal.intersects(pill));
                on_seals += usize::from(on_seal);
                let mut bones = arrangement.bones.iter();
                let on_bone = bones.any(|(_, rect)| rect.intersect(pill).is_positive());
                covered += usize::from(on_bone);
                count += 1;
            }
        }
    });
    println!("{covered} of {count} stand on a bone, {on_seals} on the seal");
    assert_eq!(on_seals, 0, "of {count} stand on the seal");
    assert!(covered * 50 < count, "{covered} of {count} stand on a bone");
}

#[test]
fn an_end_that_one_bone_alone_fits_invites_it_without_being_asked() {
    let set = set(Preset::AllFives.rules(Seats::Two));
    let alone = |session: &Session| {
        let model = with(session, None, TableView::Whole);
        let mut ends = model.ends.iter();
        ends.find_map(|end| ghost::guest(&model, end).map(|(bone, _)| (bone, end.end)))
    };
    let session = game_where(&set, |session| {
        session.person_in_turn() == Some(YOU) && alone(session).is_some()
    });
    let (bone, end) = alone(&session).expect("it was looked for");
    let mut plays = session.actions_of(YOU);
    plays.retain(|action| match action {
        Action::Play(_, at) => Some(*at) == end,
        _ => end.is_none(),
    });
    assert_eq!(plays.len(), 1, "only one bone fits there: {plays:?}");
    assert_eq!(plays[0].bone(), Some(bone), "and it is that one");
}

#[test]
fn where_only_the_ends_are_shown_a_ghost_hides_none_of_them() {
    let (mut covering, mut count) = (0, 0);
    each_play(|session, bone, action| {
        for size in SIZES {
            let rules = *session.state().rules();
            let model = with(session, Some(bone), TableView::Ends);
            let arrangement = arrange(&model, rules.spinner, area(size), None);
            // Where they stand one beside the other, there is no way past them.
            let ghost = ghost_of(&model, &arrangement, bone, action);
            let Some(ghost) = ghost.filter(|_| !model.is_list) else {
                continue;
            };
            let mut ends = arrangement.ends.iter();
            let hidden = ends.any(|place| {
                let shared = place.bone.intersect(ghost.around());
                model.ends[place.end].bone.is_some()
                    && shared.is_positive()
                    && shared.size().min_elem() > 2.0
            });
            covering += usize::from(hidden);
            count += 1;
        }
    });
    println!("{covering} of {count} cover an end");
    assert!(covering * 50 < count, "{covering} of {count} cover an end");
}
