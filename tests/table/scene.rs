//! What lies on the table, and what a screen reader is told of it.

use engine::{Bone, Bones, Preset, Seats};
use nestor_dominoes::table::{Live, Sprite, SpriteId, Thing, scene};

use super::game::{Game, all_rules, area};

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
                let live = Live {
                    selected: snapshot.hand.first().map(|hand| hand.bone),
                    tells_counts: snapshot.count.is_some(),
                    ..Live::default()
                };
                let sprites = scene(&snapshot, &live, &game.boxes());
                assert_eq!(
                    sprites,
                    scene(&snapshot, &live, &game.boxes()),
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
            let told = sprite.described.as_ref();
            let told = told.map_or_else(String::new, |told| told.name.clone());
            for bone in bones_in(&told) {
                assert!(!hidden.contains(bone), "{told:?} names {bone}");
            }
        }
    });
}

/// All bones that a text names.
fn bones_in(text: &str) -> Bones {
    let letters: Vec<char> = text.chars().collect();
    let words = letters
        .windows(3)
        .map(|word| word.iter().collect::<String>());
    words.filter_map(|word| word.parse::<Bone>().ok()).collect()
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
        let cloth = game.boxes().cloth;
        for sprite in sprites {
            let rect = sprite.rect();
            let is_on_line = match sprite.id {
                SpriteId::End(_) | SpriteId::Place(_) | SpriteId::Target(_) => true,
                SpriteId::Bone(bone) => game.view().position().table().played().contains(bone),
                _ => false,
            };
            if is_on_line {
                continue;
            }
            assert!(
                all.expand(0.5).contains_rect(rect),
                "{:?} at {rect:?} of {size:?}",
                sprite.id
            );
            let is_hand = matches!(
                &sprite.thing,
                Thing::Bone { marks, .. } if !marks.selected && !marks.is_guest
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
            let boxes = game.boxes();
            for count in 1..=22 {
                let places = boxes.hand(count);
                assert_eq!(places.len(), count);
                let room = area(size);
                for place in &places {
                    assert!(room.contains_rect(*place), "{count} of {size:?}: {place:?}");
                    assert!(
                        place.top() >= boxes.cloth.bottom() - 1.0,
                        "{count} of {size:?}"
                    );
                }
                let same_row = places.windows(2).filter(|it| it[0].top() == it[1].top());
                for pair in same_row {
                    assert!(pair[0].left() < pair[1].left(), "{count} of {size:?}");
                    let seen = pair[1].left() - pair[0].left();
                    assert!(
                        seen >= 9.0,
                        "{count} of {size:?}: {seen} points of a bone are seen"
                    );
                }
            }
        }
    }
}

#[test]
fn a_bone_under_the_pointer_shows_where_it_fits() {
    let (mut scenes, mut shown) = (0, 0);
    for_each_scene(|game, _, _| {
        // One scene in four is enough: each is made once for every bone.
        scenes += 1;
        if scenes % 4 > 0 {
            return;
        }
        let snapshot = game.snapshot();
        for hand in &snapshot.hand {
            let live = Live {
                hovered: Some(SpriteId::Bone(hand.bone)),
                ..Live::default()
            };
            let sprites = scene(&snapshot, &live, &game.boxes());
            let is_place = |sprite: &&Sprite| matches!(sprite.id, SpriteId::Place(_));
            let places = sprites.iter().filter(is_place).count();
            assert_eq!(places, hand.plays.len(), "{}", hand.bone);
            shown += places;
        }
    });
    assert!(shown > 50, "only {shown} places");
}
