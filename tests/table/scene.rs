//! What lies on the table, and what a screen reader is told of it.

use std::collections::BTreeMap;

use egui::Rect;
use engine::{Action, Bone, Bones, Preset, Seats};
use nestor_dominoes::command::{Command, TableCommand};
use nestor_dominoes::table::line::{LaidBone, Line};
use nestor_dominoes::table::{
    BoneOwner, Snapshot, Sprite, SpriteId, SpriteKind, TableInteraction, TableWidget,
    areas_to_keep_visible, scene,
};

use super::game::{Game, VIEWER, all_rules, area};

/// The sizes of windows that are looked at.
const SIZES: [[f32; 2]; 6] = [
    [420.0, 800.0],
    [800.0, 480.0],
    [1024.0, 600.0],
    [1100.0, 760.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
];

/// Every scene of one game of each kind, in windows of two sizes in turn.
fn for_each_scene(mut check: impl FnMut(&mut Game, &[Sprite], [f32; 2])) {
    for (kind, rules) in all_rules().enumerate() {
        for number in 0..2 {
            let size = SIZES[(2 * kind + number) % SIZES.len()];
            let mut game = Game::new(rules, (100 * kind + number) as u64, size);
            loop {
                let snapshot = game.snapshot();
                let interaction = TableInteraction {
                    selected: snapshot.hand.first().map(|hand| hand.bone),
                    shows_points: snapshot.count.is_some(),
                    ..TableInteraction::default()
                };
                let sprites = scene(&snapshot, &interaction, &game.layout());
                assert_eq!(
                    sprites,
                    scene(&snapshot, &interaction, &game.layout()),
                    "the same again"
                );
                check(&mut game, &sprites, size);
                if game.step().is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn what_lies_face_down_has_no_name_and_no_bones_id() {
    for_each_scene(|game, sprites, _| {
        // At the end of a hand everything is laid open.
        if game.view().position().end().is_some() {
            return;
        }
        let hidden = game.view().unseen();
        for sprite in sprites {
            if let SpriteId::Bone(bone) = sprite.id {
                assert!(!hidden.contains(bone), "{bone} is hidden");
            }
            let told = sprite.description.as_ref();
            let told = told.map_or_else(String::new, |told| told.name.clone());
            for bone in bones_in(&told) {
                assert!(!hidden.contains(bone), "{told:?} names {bone}");
            }
        }
    });
}

#[test]
fn a_covered_hand_lies_face_down_and_a_hidden_table_shows_no_bone() {
    for_each_scene(|game, _, _| {
        if game.view().position().end().is_some() {
            return;
        }
        let count = usize::from(game.view().hand().len());
        let interaction = TableInteraction { is_read_only: true, ..TableInteraction::default() };
        let layout = game.layout();
        let covered = scene(&game.snapshot().with_hand_covered(), &interaction, &layout);
        let backs = |sprites: &[Sprite]| {
            let own = |it: &&Sprite| matches!(it.id, SpriteId::Back(seat, _) if seat == VIEWER);
            sprites.iter().filter(own).count()
        };
        assert_eq!(backs(&covered), count, "a back for each bone");
        for sprite in &covered {
            if let SpriteId::Bone(bone) = sprite.id {
                assert!(!game.view().hand().contains(bone), "{bone} is covered");
            }
            // A score leads to the score sheet all the same.
            let is_plate =
                matches!(sprite.id, SpriteId::Name(_) | SpriteId::Score(_) | SpriteId::SideNames);
            assert!(sprite.click.is_none() || is_plate, "{:?}: nothing can be done", sprite.id);
        }
        let hidden = scene(&game.snapshot().with_table_hidden(), &interaction, &layout);
        assert!(!hidden.iter().any(Sprite::is_bone), "no bone");
    });
}

/// All bones that a text names.
fn bones_in(text: &str) -> Bones {
    let letters: Vec<char> = text.chars().collect();
    let words = letters.windows(3).map(|word| word.iter().collect::<String>());
    words.filter_map(|word| word.parse::<Bone>().ok()).collect()
}

#[test]
fn bones_laid_open_have_the_pin_of_who_held_them_and_in_the_boneyard_none() {
    let (mut held, mut left) = (0, 0);
    for_each_scene(|game, sprites, _| {
        for sprite in sprites {
            let (SpriteKind::Bone { bone, owner, .. }, id) = (sprite.kind, &sprite.description)
            else {
                continue;
            };
            let id = id.as_ref().map_or("", |it| &it.author_id);
            let holder = game.snapshot().players.iter().position(|player| {
                let hand = player.open_hand.as_ref();
                hand.is_some_and(|hand| hand.contains(&bone))
            });
            match id.split('-').next() {
                Some("open") => {
                    assert!(holder.is_some(), "{bone} was held");
                    assert_eq!(owner, BoneOwner::Revealed(holder), "{bone}");
                    held += 1;
                }
                Some("boneyard") => {
                    assert_eq!(owner, BoneOwner::Revealed(None), "{bone}");
                    left += 1;
                }
                _ => {}
            }
        }
    });
    assert!(held > 20 && left > 20, "only {held} and {left}");
}

#[test]
fn every_thing_is_there_once() {
    for_each_scene(|_, sprites, _| {
        let mut ids: Vec<SpriteId> = sprites.iter().map(|sprite| sprite.id).collect();
        ids.sort();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count, "{ids:?}");
    });
}

#[test]
fn everything_but_the_line_stays_inside_the_table_and_no_hand_lies_on_the_cloth() {
    for_each_scene(|game, sprites, size| {
        let all = area(size);
        let cloth = game.layout().cloth;
        for sprite in sprites {
            let rect = sprite.rect();
            let is_on_line = match sprite.id {
                SpriteId::End(_) | SpriteId::Place(..) | SpriteId::Target(_) => true,
                SpriteId::Bone(bone) => game.view().position().table().played().contains(bone),
                _ => false,
            };
            if is_on_line {
                continue;
            }
            assert!(all.expand(0.5).contains_rect(rect), "{:?} at {rect:?} of {size:?}", sprite.id);
            let is_hand = matches!(
                &sprite.kind,
                SpriteKind::Bone { marks, .. } if !marks.is_selected && !marks.is_preview
            );
            let is_own =
                matches!(sprite.id, SpriteId::Bone(bone) if game.view().hand().contains(bone));
            if is_hand && is_own {
                assert!(
                    rect.top() >= cloth.bottom() - 4.0,
                    "{:?} at {rect:?} below {cloth:?} of {size:?}",
                    sprite.id
                );
            }
        }
    });
}

#[test]
fn a_hand_of_any_size_has_room_and_goes_from_left_to_right() {
    for seats in Seats::ALL {
        for size in SIZES {
            let game = Game::new(Preset::AllFives.rules(seats), 1, size);
            let layout = game.layout();
            for count in 1..=22 {
                let places = layout.hand(count);
                assert_eq!(places.len(), count);
                let room = area(size);
                for place in &places {
                    assert!(room.contains_rect(*place), "{count} of {size:?}: {place:?}");
                    assert!(place.top() >= layout.cloth.bottom() - 1.0, "{count} of {size:?}");
                }
                let same_row = places.windows(2).filter(|it| it[0].top() == it[1].top());
                for pair in same_row {
                    assert!(pair[0].left() < pair[1].left(), "{count} of {size:?}");
                    let seen = pair[1].left() - pair[0].left();
                    assert!(seen >= 9.0, "{count} of {size:?}: {seen} points of a bone are seen");
                }
            }
        }
    }
}

#[test]
fn a_bone_shows_where_it_fits_and_no_place_lies_on_a_bone_a_number_or_the_rim() {
    let (mut scenes, mut shown, mut hidden) = (0, 0, 0);
    for_each_scene(|game, _, size| {
        // One scene in four is enough: each is made once for every bone.
        scenes += 1;
        if scenes % 4 > 0 {
            return;
        }
        let snapshot = game.snapshot();
        for hand in &snapshot.hand {
            let layout = game.layout();
            let is_place = |sprite: &&Sprite| matches!(sprite.id, SpriteId::Place(..));
            let pointed_at = TableInteraction {
                hovered: Some(SpriteId::Bone(hand.bone)),
                shows_points: true,
                ..TableInteraction::default()
            };
            let taken_up = TableInteraction { selected: Some(hand.bone), ..pointed_at.clone() };
            for interaction in [&pointed_at, &taken_up] {
                let sprites = scene(&snapshot, interaction, &layout);
                let places: Vec<_> = sprites.iter().filter(is_place).collect();
                // A bone that may lie either way round has a place for each half.
                let ways = game.view().rules().fit.outward_choices(hand.bone).count();
                let expected = hand.plays.len() * ways;
                if interaction.selected.is_some() {
                    assert_eq!(places.len(), expected, "{}", hand.bone);
                } else {
                    // The picture does not move for a pointer that goes by.
                    hidden += expected - places.len();
                }
                for place in &places {
                    let rect = place.rect().shrink(0.1);
                    let rims = [layout.count, layout.log, layout.board, layout.boneyard];
                    let rim = rims.into_iter().flatten().find(|rim| rim.intersects(rect));
                    assert_eq!(rim, None, "{} at {rect} of {size:?}", hand.bone);
                    let on = sprites.iter().find(|other| {
                        let is_on_cloth = match other.id {
                            SpriteId::Bone(bone) => {
                                snapshot.laid.iter().any(|laid| laid.bone == bone)
                            }
                            SpriteId::End(_) => other.height > 0.0,
                            SpriteId::Place(..) => other.id != place.id,
                            _ => false,
                        };
                        is_on_cloth && other.rect().intersects(rect)
                    });
                    let on = on.map(|it| (it.id, it.rect()));
                    assert_eq!(on, None, "{} at {rect} of {size:?}", hand.bone);
                }
                shown += places.len();
            }
        }
    });
    assert!(shown > 100 && hidden > 0, "{shown} places, {hidden} hidden");
}

#[test]
fn a_player_keeps_one_color_whoever_looks() {
    for seats in Seats::ALL {
        let mut game = Game::new(Preset::Draw.rules(seats), 1, SIZES[3]);
        let mut snapshot = game.snapshot();
        let colors = |snapshot: &Snapshot| {
            let players = snapshot.players.iter().enumerate();
            let colors = players.map(|(place, player)| (player.seat, snapshot.color_of(place)));
            colors.collect::<BTreeMap<_, _>>()
        };
        let first = colors(&snapshot);
        assert_eq!(first[&VIEWER], 0, "the first person has the first color");
        for _ in 1..snapshot.players.len() {
            snapshot.players.rotate_left(1);
            assert_eq!(colors(&snapshot), first, "{seats:?}");
        }
    }
}

#[test]
fn what_is_advised_is_shown_at_its_end_whatever_the_pointer_is_over() {
    let mut shown = 0;
    for_each_scene(|game, _, _| {
        let snapshot = game.snapshot();
        let mut hand = snapshot.hand.iter();
        let play = hand.find_map(|hand| Some((hand.bone, hand.plays.first()?.0?)));
        let Some((bone, end)) = play.filter(|_| snapshot.is_to_play) else {
            return;
        };
        let outward = game.view().rules().fit.outward_choices(bone).next().flatten();
        let interaction = TableInteraction {
            advised: Some(Action::Play(bone, end, outward)),
            hovered: snapshot.laid.first().map(|laid| SpriteId::Bone(laid.bone)),
            ..TableInteraction::default()
        };
        let sprites = scene(&snapshot, &interaction, &game.layout());
        let mut places = sprites.iter().map(|sprite| sprite.id);
        assert!(places.any(|id| id == SpriteId::Place(Some(end), outward)), "{bone}");
        shown += 1;
    });
    assert!(shown > 10, "{shown} were looked at");
}

#[test]
fn a_click_plays_a_bone_where_there_is_nothing_to_choose() {
    let (mut played, mut same, mut chosen) = (0, 0, 0);
    for_each_scene(|game, _, _| {
        let snapshot = game.snapshot();
        let clicks = |one_click| {
            let interaction =
                TableInteraction { has_one_click_play: one_click, ..TableInteraction::default() };
            let sprites = scene(&snapshot, &interaction, &game.layout());
            let in_hand = |id| match id {
                SpriteId::Bone(bone) => snapshot.in_hand(bone),
                _ => None,
            };
            let hand = sprites.into_iter();
            let hand = hand.filter_map(|it| Some((in_hand(it.id)?.clone(), it.click)));
            hand.collect::<Vec<_>>()
        };
        for (hand, click) in clicks(true) {
            let mut places = hand.plays.iter().map(|(end, _)| *end);
            let first = places.next();
            let kind = |end| {
                let mut ends = snapshot.ends.iter();
                let state = ends.find(|it| Some(it.end) == end).expect("it is an end");
                (state.end.on, state.pips, state.multiplier)
            };
            let is_same = first.is_some_and(|first| places.all(|end| kind(end) == kind(first)))
                && game.view().rules().fit.outward_choices(hand.bone).count() == 1;
            if !is_same {
                assert_eq!(click, Some(Command::Table(TableCommand::Select(Some(hand.bone)))));
                chosen += usize::from(hand.plays.len() > 1);
                continue;
            }
            let Some(Command::Table(TableCommand::Act(action))) = click else {
                panic!("{} is played: {click:?}", hand.bone);
            };
            assert_eq!(action.bone(), Some(hand.bone));
            played += 1;
            same += usize::from(hand.plays.len() > 1);
        }
        for (hand, click) in clicks(false) {
            assert_eq!(
                click,
                Some(Command::Table(TableCommand::Select(Some(hand.bone)))),
                "in two steps"
            );
        }
    });
    let counts = [played, same, chosen];
    assert!(counts.iter().all(|count| *count > 20), "only {counts:?}");
}

#[test]
fn where_one_click_plays_the_lead_and_an_only_bone_show_their_place_by_themselves() {
    let [mut leads, mut only] = [0, 0];
    for_each_scene(|game, _, _| {
        let snapshot = game.snapshot();
        let places = |one_click, hovered| {
            let interaction = TableInteraction {
                has_one_click_play: one_click,
                hovered,
                ..TableInteraction::default()
            };
            let sprites = scene(&snapshot, &interaction, &game.layout()).into_iter();
            sprites.filter(|it| matches!(it.kind, SpriteKind::Place(_))).collect::<Vec<_>>()
        };
        assert!(places(false, None).is_empty(), "a bone is taken up first");
        let playable = snapshot.playable();
        let is_lead = snapshot.laid.is_empty();
        let is_due = snapshot.is_to_play && (is_lead || playable.len() == 1);
        let shown = places(true, None);
        if !is_due || playable.is_empty() {
            assert!(shown.is_empty(), "nobody knows which bone");
            return;
        }
        let laid = snapshot.laid.iter().map(|laid| laid.bone);
        let resting = snapshot.hand.iter().map(|hand| hand.bone);
        for other in laid.chain(resting.filter(|bone| !playable.contains(*bone))) {
            let pointed_at = places(true, Some(SpriteId::Bone(other)));
            let ids = |places: &[Sprite]| places.iter().map(|it| it.id).collect::<Vec<_>>();
            assert_eq!(ids(&pointed_at), ids(&shown), "{other} is pointed at");
        }
        for place in &shown {
            let Some(Command::Table(command)) = &place.click else {
                panic!("a click on {:?} does something", place.id);
            };
            let plays = matches!(command, TableCommand::Act(_));
            assert_eq!(plays, playable.len() == 1, "{command:?}");
        }
        if is_lead {
            assert_eq!(shown.len(), 1, "one place for the lead");
            leads += 1;
        } else {
            only += shown.len();
        }
    });
    assert!(leads > 3 && only > 3, "only {leads} and {only}");
}

#[test]
fn undo_takes_the_old_line_back_in_another_window_too() {
    for preset in [Preset::Draw, Preset::AllFives, Preset::FirecrackerFives] {
        let mut game = Game::new(preset.rules(Seats::Two), 5, [1100.0, 760.0]);
        let mut moments = Vec::new();
        loop {
            let line = game.snapshot().line;
            moments.push((game.view(), line));
            if game.step().is_none() {
                break;
            }
        }
        let (mut table, large) = (TableWidget::default(), game.layout());
        for (view, line) in &moments {
            let again = table.line_of(view, &large);
            assert_eq!(again, *line, "{preset:?}: the same plays give the same line");
        }
        game.size = [420.0, 800.0];
        let small = game.layout();
        for (view, line) in moments.iter().rev() {
            let places = |line: &Line| {
                let places = line.bones().iter().map(LaidBone::place);
                places.collect::<Vec<_>>()
            };
            let undone = table.line_of(view, &small);
            assert_eq!(places(&undone), places(line), "{preset:?}: no bone is laid anew");
        }
        for (view, line) in moments.iter().rev() {
            let undone = table.line_of(view, &large);
            assert_eq!(undone, *line, "{preset:?}: the old picture");
        }
    }
}

#[test]
fn buttons_at_the_plate_lie_over_no_score_no_name_and_no_news() {
    for rules in all_rules() {
        for size in SIZES {
            let mut game = Game::new(rules, 1, size);
            for buttons in 1..=2 {
                let interaction =
                    TableInteraction { button_count: buttons, ..TableInteraction::default() };
                let layout = game.boxes_with(buttons);
                let sprites = scene(&game.snapshot(), &interaction, &layout);
                let is_of_plate = |it: &&Sprite| {
                    matches!(
                        it.id,
                        SpriteId::Name(VIEWER) | SpriteId::Score(VIEWER) | SpriteId::News(VIEWER)
                    )
                };
                for sprite in sprites.iter().filter(is_of_plate) {
                    for button in layout.buttons(buttons) {
                        let at = format!("{:?} of {size:?}", sprite.id);
                        assert!(!button.intersects(sprite.rect()), "{at}, {button}");
                    }
                }
            }
        }
    }
}

/// The space between two rectangles; negative if they overlap.
fn apart(one: Rect, other: Rect) -> f32 {
    (one.min - other.max).max(other.min - one.max).max_elem()
}

#[test]
fn numbers_of_ends_keep_off_bones_and_the_tab_and_places_before_them_stay_free() {
    let mut beside = 0;
    for_each_scene(|game, _, size| {
        let (snapshot, layout) = (game.snapshot(), game.layout());
        let interaction = TableInteraction { shows_points: true, ..TableInteraction::default() };
        let sprites = scene(&snapshot, &interaction, &layout);
        let free = areas_to_keep_visible(&sprites);
        for sprite in sprites.iter().filter(|it| it.height > 0.0) {
            let SpriteId::End(end) = sprite.id else {
                continue;
            };
            let at = format!("{end} of {size:?}");
            let number = sprite.rect();
            let laid = &snapshot.line;
            let tab = layout.count.filter(|tab| tab.intersects(number));
            assert_eq!(tab, None, "{number}: {at}");
            for placed in snapshot.laid.iter().filter(|_| !laid.is_ends_only()) {
                let lying = laid.pose_of(placed.bone, layout.line).expect("it is laid");
                let least = if placed.bone == end.on { 8.0 } else { 2.0 };
                let apart = apart(lying.bounds(), number);
                assert!(apart >= least, "{apart} from {} to {at}", placed.bone);
            }
            let tip = laid.tip(end).expect("it is on the table");
            let edge = laid.to_points(layout.line) * tip.edge();
            let next = edge + tip.outwards() * laid.width_px();
            if sprite.looks_clickable && !laid.is_ends_only() {
                let is_free = free.iter().any(|rect| rect.contains(next));
                assert!(is_free, "{next} before {at}");
            }
            let is_ahead = (number.center() - edge).dot(tip.outwards()) > 0.0;
            beside += usize::from(!is_ahead);
        }
    });
    assert!(beside > 0, "no number stands beside its bone");
}

/// Whether a bone is dark, has the ivory edge, the golden one, and a halo.
fn marks_of(sprites: &[Sprite], wanted: Bone) -> Option<[bool; 4]> {
    let sprite = sprites.iter().find(|it| it.id == SpriteId::Bone(wanted))?;
    match &sprite.kind {
        SpriteKind::Bone { marks, .. } => {
            Some([marks.is_faded, marks.is_hovered, marks.is_selected, marks.has_halo])
        }
        _ => None,
    }
}

#[test]
fn a_bone_that_does_not_fit_stays_dark_when_the_keyboard_takes_it_up() {
    let mut seen = 0;
    for_each_scene(|game, _, _| {
        let snapshot = game.snapshot();
        let Some(hand) = snapshot.hand.iter().find(|hand| snapshot.is_unusable(hand.bone)) else {
            return;
        };
        let interaction =
            TableInteraction { selected: Some(hand.bone), ..TableInteraction::default() };
        let sprites = scene(&snapshot, &interaction, &game.layout());
        assert_eq!(marks_of(&sprites, hand.bone), Some([true, true, false, false]));
        seen += 1;
    });
    assert!(seen > 20, "{seen} bones that do not fit");
}

#[test]
fn bones_that_are_counted_have_a_halo_and_their_own_face() {
    let mut seen = 0;
    for_each_scene(|game, sprites, _| {
        let snapshot = game.snapshot();
        for bone in snapshot.raised_bones.iter().filter(|_| snapshot.is_over) {
            let marks = marks_of(sprites, bone);
            if let Some([_, _, selected, halo]) = marks {
                assert!(halo, "{bone} at the end of a hand");
                let is_selected = sprites.iter().any(|sprite| {
                    let description = sprite.description.as_ref();
                    sprite.id == SpriteId::Bone(bone)
                        && description.is_some_and(|it| it.is_selected == Some(true))
                });
                assert_eq!(selected, is_selected, "{bone} at the end of a hand");
                seen += 1;
            }
        }
    });
    assert!(seen > 20, "{seen} counted bones");
}
