//! With the ends alone every end can still be seen, named and played at.

use egui::Rect;
use nestor_dominoes::command::BonesBetween;
use nestor_dominoes::table::{Sprite, SpriteId, SpriteKind, TableInteraction, scene};

use super::game::{Game, all_rules};

/// The sizes of windows that are looked at.
const SIZES: [[f32; 2]; 4] = [[420.0, 800.0], [800.0, 480.0], [1100.0, 760.0], [1920.0, 1080.0]];

/// What is seen with the ends alone while games of every kind are played, with a bone of
/// the hand taken up where one fits.
fn for_each_scene(mut check: impl FnMut(&mut Game, &[Sprite], &str)) {
    for (kind, rules) in all_rules().enumerate() {
        let size = SIZES[kind % SIZES.len()];
        let mut game = Game::new(rules, kind as u64, size);
        loop {
            let snapshot = game.snapshot();
            let mut hand = snapshot.hand.iter();
            let fits = hand.find(|hand| !hand.plays.is_empty());
            let interaction = TableInteraction {
                selected: fits.map(|hand| hand.bone),
                shows_points: snapshot.count.is_some(),
                wants_ends_only: true,
                ..TableInteraction::default()
            };
            let sprites = scene(&snapshot, &interaction, &game.layout());
            let at = format!("{}x{}, {rules:?}", size[0], size[1]);
            check(&mut game, &sprites, &at);
            if game.step().is_none() {
                break;
            }
        }
    }
}

/// The bones of the line that are seen.
fn on_table(game: &Game, sprites: &[Sprite]) -> Vec<(SpriteId, Rect)> {
    let played = game.view().position().table().played();
    let bones = sprites
        .iter()
        .filter(|sprite| matches!(sprite.id, SpriteId::Bone(bone) if played.contains(bone)));
    bones.map(|sprite| (sprite.id, sprite.rect())).collect()
}

#[test]
fn every_open_end_and_its_bone_is_seen_and_named() {
    for_each_scene(|game, sprites, at| {
        let view = game.view();
        if view.position().end().is_some() {
            return;
        }
        for open in view.position().table().ends() {
            let end = open.end();
            let name = |id: SpriteId| {
                let sprite = sprites.iter().find(|sprite| sprite.id == id);
                sprite.and_then(|sprite| sprite.description.as_ref())
            };
            // A bone that can lie either way round has two places at an end.
            let places = sprites.iter().filter(|sprite| match sprite.id {
                SpriteId::Place(at, _) => at == Some(end),
                _ => false,
            });
            let mut named = places.filter(|place| place.description.is_some());
            let is_named = name(SpriteId::End(end)).is_some() || named.next().is_some();
            assert!(is_named, "{end} in {at}");
            assert!(name(SpriteId::Bone(end.on)).is_some(), "{end} in {at}");
        }
    });
}

#[test]
fn each_bone_is_seen_or_has_its_dot() {
    for_each_scene(|game, sprites, at| {
        let seen = on_table(game, sprites).len();
        let dots = sprites.iter().map(|sprite| match sprite.kind {
            SpriteKind::LeftOut(bones) => bones,
            _ => 0,
        });
        let laid = game.view().placed_bones().count();
        assert_eq!(seen + dots.sum::<usize>(), laid, "{at}");
    });
}

#[test]
fn bones_and_places_lie_on_the_cloth_and_not_on_each_other() {
    let mut places = 0;
    for_each_scene(|game, sprites, at| {
        let cloth = game.layout().cloth;
        let mut lying = on_table(game, sprites);
        let is_place = |sprite: &&Sprite| matches!(sprite.id, SpriteId::Place(..));
        let found = sprites.iter().filter(is_place);
        lying.extend(found.map(|it| (it.id, it.rect())));
        places += lying.len() - on_table(game, sprites).len();
        for (n, (id, rect)) in lying.iter().enumerate() {
            assert!(cloth.contains_rect(*rect), "{id:?} at {rect:?} in {at}");
            for (other, below) in &lying[..n] {
                let both = rect.shrink(0.5).intersect(below.shrink(0.5));
                assert!(!both.is_positive(), "{id:?} on {other:?} in {at}");
            }
        }
    });
    assert!(places > 100, "only {places} places");
}

#[test]
fn pointing_at_dots_shows_their_bones_on_a_panel_of_their_own_and_a_key_shows_all() {
    let mut shown = 0;
    for_each_scene(|game, sprites, at| {
        let dots = sprites.iter().filter_map(|sprite| match sprite.kind {
            SpriteKind::LeftOut(bones) => Some((sprite, bones)),
            _ => None,
        });
        let dots: Vec<_> = dots.collect();
        let mut left_out = 0;
        let snapshot = game.snapshot();
        let seen = |interaction: &TableInteraction| {
            let sprites = scene(&snapshot, interaction, &game.layout());
            let panel = sprites.iter().position(|it| it.kind == SpriteKind::Panel);
            let mut on_panel = Vec::new();
            if let Some(panel) = panel {
                let rect = sprites[panel].rect();
                assert!(game.layout().cloth.contains_rect(rect), "{rect} in {at}");
                let bones = sprites[panel + 1..].iter();
                on_panel.extend(bones.filter(|it| rect.contains_rect(it.rect())).cloned());
            }
            on_panel
        };
        for (sprite, count) in &dots {
            let on_panel = seen(&TableInteraction {
                hovered: Some(sprite.id),
                wants_ends_only: true,
                ..TableInteraction::default()
            });
            assert_eq!(on_panel.len(), *count, "{at}");
            let told = sprite.description.as_ref().map(|it| it.name.as_str());
            let told = told.expect("who cannot see them is told");
            for bone in &on_panel {
                let SpriteId::Bone(bone) = bone.id else {
                    panic!("{:?} on the panel in {at}", bone.id);
                };
                assert!(told.contains(&bone.to_string()), "{told} without {bone}");
            }
            left_out += count;
        }
        let all = seen(&TableInteraction {
            shown_between: Some(BonesBetween::All),
            wants_ends_only: true,
            ..TableInteraction::default()
        });
        assert_eq!(all.len(), left_out, "all of them in {at}");
        shown += left_out;
    });
    assert!(shown > 100, "only {shown} bones");
}

#[test]
fn bones_are_larger_than_in_the_whole_line() {
    for_each_scene(|game, sprites, at| {
        let least = game.layout().line_bone_width() * 1.1;
        // Where every doublet branches there can be many ends.
        if game.state.rules().spinner == engine::Spinner::Every {
            return;
        }
        for (id, rect) in on_table(game, sprites) {
            let width = rect.width().min(rect.height());
            assert!(width >= least, "{id:?} is {width} wide in {at}");
        }
    });
}
