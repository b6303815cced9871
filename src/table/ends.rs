//! The ends of the line: their numbers, in free spots beside the bones, and the places where a bone
//! may be laid next.

use egui::{Pos2, Rect, Vec2, vec2};

use engine::{Action, Bone, End, Fit, Pips};
use words::{msg, points};

use super::layout::TableLayout;
use super::line::GAP;
use super::line_view::LineView;
use super::live::TableInteraction;
use super::names;
use super::snapshot::{EndState, Preview, Snapshot, rules_show_counts};
use super::sprite::{BoneOwner, Marks, Sprite, SpriteId, SpriteKind, bone_bounds};
use crate::command::TableCommand;
use crate::paint::{self, Pose};

// Gap beside the number of an end, and margin around it.
pub(super) const GAP_BESIDE_END: f32 = 8.0;
const END_MARGIN: f32 = 2.0;
/// The margin of a place around its bone, in points.
const PLACE_MARGIN: f32 = 4.0;
/// The width of a bone from which the margin depends on the width, in points.
const LARGE_BONE_WIDTH: f32 = 56.0;
/// The margin of a place around a large bone, as a share of the bone's width.
const LARGE_MARGIN_SHARE: f32 = 0.025;
/// The largest distance between the tip and the edge of a bone laid on it, as a share of the bone's
/// width.
const TIP_TOLERANCE: f32 = 0.1;

/// The bone of the hand whose places are shown: the raised one, or else a playable one under the
/// pointer. If one click plays, it may also be the only playable bone, or any bone for the lead.
pub(super) fn bone_with_places(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
) -> Option<Bone> {
    if snapshot.is_over || interaction.is_read_only || interaction.is_firecracker_selected {
        return None;
    }
    let only_choice = || {
        let mut playable = snapshot.playable().iter();
        let first =
            playable.next().filter(|_| snapshot.is_to_play && interaction.has_one_click_play);
        first.filter(|_| snapshot.laid.is_empty() || playable.next().is_none())
    };
    // Other hovered bones, such as those of the line, show no places.
    let can_be_played = |bone: &Bone| snapshot.playable().contains(*bone);
    let pointed_at = interaction.hovered_bone().filter(can_be_played);
    interaction.lifted_bone().or(pointed_at).or_else(only_choice)
}

/// The result of playing a bone of the hand at an end; `None` if that is impossible now.
pub(super) fn play_preview(snapshot: &Snapshot, bone: Bone, end: Option<End>) -> Option<Preview> {
    snapshot.in_hand(bone).and_then(|hand| hand.preview_at(end))
}

/// Adds the numbers at the ends, and the places for the selected bone.
pub(super) fn add_ends(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    (layout, line_view): (&TableLayout, &LineView<'_>),
    sprites: &mut Vec<Sprite>,
) {
    if snapshot.is_over {
        return;
    }
    let selected_bone = bone_with_places(snapshot, interaction);
    let place_at = |end| selected_bone.and_then(|bone| Some((bone, line_view.place((bone, end))?)));
    if snapshot.laid.is_empty() {
        let place_at = place_at(None);
        sprites.extend(place_at.map(|(bone, pose)| {
            let rect = place_rect((bone, pose), None, snapshot, (layout, line_view));
            place_sprite((snapshot, interaction), bone, None, (pose, rect))
        }));
        return;
    }
    let mut taken = taken_areas(snapshot, (layout, line_view), sprites);
    for end in &snapshot.ends {
        let at = Some(end.end);
        let on = line_view.pose_of(end.end.on).zip(line_view.tip(end.end));
        let Some((on, tip)) = on else {
            continue;
        };
        // Where halves add up to seven, the number at the end is always needed: a bone across the
        // line does not show which half is open.
        let is_needed = snapshot.rules.fit != Fit::Equal;
        let number = SpriteKind::End(end.counted_pips());
        let height = paint::end_number_height(on.width, layout.line_bone_width());
        let size = paint::end_number_size(&end.counted_pips().to_string(), height);
        let open_half = open_half_direction(snapshot, *end, on);
        if let Some((bone, pose)) = place_at(at) {
            if is_needed {
                let rect = number_rect(size, (tip, on), open_half, &taken, layout);
                sprites.push(Sprite::flat(SpriteId::End(end.end), rect, number));
                taken.push(rect);
            }
            let shown = if snapshot.rules.fit.two_way_bones().contains(bone) {
                let outward =
                    add_half_places((snapshot, interaction), bone, end.end, pose, sprites);
                outward.map(|half| {
                    let number = half.value();
                    (number.to_string(), SpriteKind::End(number))
                })
            } else {
                let rect = place_rect((bone, pose), Some(tip.0), snapshot, (layout, line_view));
                let place = place_sprite(
                    (snapshot, interaction),
                    bone,
                    Some((end.end, None)),
                    (pose, rect),
                );
                let preview = play_preview(snapshot, bone, at).filter(|_| interaction.shows_points);
                let is_bone = matches!(place.kind, SpriteKind::Bone { .. });
                let preview = preview.filter(|_| is_bone && rules_show_counts(&snapshot.rules));
                sprites.push(place);
                preview.map(|preview| {
                    let sum = points::count_after_play(preview.count);
                    (sum, SpriteKind::PlaceCount(preview))
                })
            };
            if let Some((number, kind)) = shown {
                let size = paint::end_number_size(&number, height);
                let tip = preview_tip(snapshot.rules.fit.bones_across().contains(bone), pose, tip);
                let rect = number_rect(size, (tip, pose), None, &taken, layout);
                sprites.push(Sprite::flat(SpriteId::PlaceCount(end.end), rect, kind));
                taken.push(rect);
            }
            continue;
        }
        let counts = interaction.shows_points
            && !interaction.is_firecracker_selected
            && snapshot.count.is_some();
        let shown = counts || is_needed;
        let rect = number_rect(size, (tip, on), open_half, &taken, layout);
        let name = names::end(snapshot, *end, interaction.selected);
        let mut sprite = Sprite::flat(SpriteId::End(end.end), rect, number)
            .with_description(format!("end-{}", end.end), name);
        if !shown || !end.is_open || end.multiplier == 0 {
            // This sprite is only for screen readers, and takes no room.
            sprite.height = 0.0;
        } else {
            taken.push(rect);
        }
        let fits_hand = snapshot.hand.iter().any(|hand| hand.preview_at(at).is_some());
        let can_play = !interaction.is_read_only && !interaction.is_firecracker_selected;
        sprite = match interaction.selected.filter(|_| end.is_open) {
            // If the bone does not fit, the command explains why.
            Some(bone) if can_play => {
                sprite.on_click(TableCommand::Act(Action::Play(bone, end.end, None)))
            }
            None if can_play && fits_hand => {
                sprite.on_click(TableCommand::ShowMessage(msg::TABLE_CHOOSE_A_BONE.text()))
            }
            _ => sprite,
        };
        sprite.looks_clickable = fits_hand && can_play;
        // The place of an advised play is shown already.
        sprite.area_to_keep_free =
            (sprite.looks_clickable && interaction.advised.is_none()).then(|| {
                let (tip, outwards) = tip;
                let next = tip + outwards * on.width * (1.0 + GAP);
                let next = Rect::from_center_size(next, Vec2::splat(2.0 * on.width));
                rect.union(next)
            });
        sprites.push(sprite);
    }
}

/// The areas that no number of an end may cover: bones, places, and everything at the rims.
pub(super) fn taken_areas(
    snapshot: &Snapshot,
    (layout, line_view): (&TableLayout, &LineView<'_>),
    sprites: &[Sprite],
) -> Vec<Rect> {
    let laid = snapshot.laid.iter();
    let lying = laid.filter_map(|laid| line_view.pose_of(laid.bone));
    let boneyard = sprites
        .iter()
        .find(|sprite| sprite.id == SpriteId::BoneyardCount)
        .map(|sprite| sprite.hit.expand(GAP_BESIDE_END));
    let rims = [layout.count, layout.log, layout.board, boneyard];
    lying.chain(line_view.places()).map(bone_bounds).chain(rims.into_iter().flatten()).collect()
}

/// The tip that a previewed bone would form if it were laid at the tip `before`, and the direction
/// outwards.
fn preview_tip(is_across: bool, pose: Pose, (before, outwards): (Pos2, Vec2)) -> (Pos2, Vec2) {
    let size = bone_bounds(pose).size();
    let away = pose.center - before;
    let outwards = match is_across {
        true => outwards,
        false if size.x > size.y => vec2(away.x.signum(), 0.0),
        false => vec2(0.0, away.y.signum()),
    };
    (pose.center + outwards * size / 2.0, outwards)
}

/// The rectangle of a place: that of the bone that would lie there, enlarged except at the tip and
/// where there is no room.
fn place_rect(
    (bone, pose): (Bone, Pose),
    tip: Option<Pos2>,
    snapshot: &Snapshot,
    (layout, line_view): (&TableLayout, &LineView<'_>),
) -> Rect {
    let own = bone_bounds(pose);
    let space =
        if pose.width < LARGE_BONE_WIDTH { PLACE_MARGIN } else { LARGE_MARGIN_SHARE * pose.width };
    let mut rect = own.expand(space);
    if let Some(tip) = tip {
        let is_near = |side: f32, tip: f32| (side - tip).abs() <= TIP_TOLERANCE * pose.width;
        for axis in 0..2 {
            if is_near(own.min[axis], tip[axis]) {
                rect.min[axis] = own.min[axis];
            }
            if is_near(own.max[axis], tip[axis]) {
                rect.max[axis] = own.max[axis];
            }
        }
    }
    let lying = snapshot.laid.iter().filter(|laid| laid.bone != bone);
    let lying = lying.filter_map(|laid| line_view.pose_of(laid.bone));
    let others = lying.chain(line_view.places().filter(|other| *other != pose));
    let is_free = layout.cloth.contains_rect(rect)
        && !others.map(bone_bounds).any(|other| other.intersects(rect.shrink(0.1)));
    if is_free { rect } else { own }
}

/// The direction from the middle of a bone to its heavier half.
fn heavier_direction(pose: Pose) -> Vec2 {
    vec2(pose.angle.sin(), -pose.angle.cos())
}

/// The direction to the open half, if the bone lies across the line and has one.
fn open_half_direction(snapshot: &Snapshot, end: EndState, on: Pose) -> Option<Vec2> {
    let bone = end.end.on;
    let has_one = snapshot.rules.fit.two_way_bones().contains(bone);
    let is_heavier = end.pips == bone.high();
    has_one.then(|| heavier_direction(on) * if is_heavier { 1.0 } else { -1.0 })
}

/// Returns the rectangle for the number of an end: ahead of the end, or else beside the place for
/// the next bone, or beside the bone at the end. `open_half` is the direction to the open half.
fn number_rect(
    size: Vec2,
    ((tip, outwards), on): ((Pos2, Vec2), Pose),
    open_half: Option<Vec2>,
    taken: &[Rect],
    layout: &TableLayout,
) -> Rect {
    let room = layout.cloth.shrink(END_MARGIN);
    let open_half = open_half.filter(|half| half.dot(outwards).abs() < 0.5);
    let aside = open_half.unwrap_or(-vec2(outwards.y.abs(), outwards.x.abs()));
    let extent = |of: Vec2, along: Vec2| (of * along).abs().max_elem() / 2.0;
    let ahead = tip + outwards * (GAP_BESIDE_END + extent(size, outwards));
    let beyond = on.width / 2.0 + GAP_BESIDE_END + extent(size, aside);
    let away = extent(bone_bounds(on).size(), aside) + GAP_BESIDE_END + extent(size, aside);
    let halves = [0.5, 1.5].map(|back| (tip - outwards * on.width * back, away));
    let beside = std::iter::once((ahead, beyond))
        .chain(halves)
        .flat_map(|(at, away)| [at + aside * away, at - aside * away]);
    let number = |center| Rect::from_center_size(center, size);
    let is_free = |rect: &Rect| {
        let around = rect.expand(END_MARGIN);
        room.contains_rect(*rect) && !taken.iter().any(|other| other.intersects(around))
    };
    std::iter::once(ahead)
        .chain(beside)
        .map(number)
        .find(is_free)
        .unwrap_or_else(|| number(paint::nearest_inside(room.shrink2(size / 2.0), ahead)))
}

/// Adds two places to click for a bone that can lie either way round, one at each half. A click at
/// a half plays the bone with that half outward. Returns the outward half if the bone is shown
/// there.
fn add_half_places(
    (snapshot, interaction): (&Snapshot, &TableInteraction),
    bone: Bone,
    end: End,
    pose: Pose,
    sprites: &mut Vec<Sprite>,
) -> Option<Pips> {
    let heavier = heavier_direction(pose) * pose.width / 2.0;
    let half_place = |outward: &Pips| {
        let away = if *outward == bone.high() { 1.0 } else { -1.0 };
        let center = pose.center + heavier * away;
        let rect = Rect::from_center_size(center, Vec2::splat(pose.width));
        place_sprite((snapshot, interaction), bone, Some((end, Some(*outward))), (pose, rect))
    };
    let mut places = bone.halves().map(|outward| half_place(&outward));
    let shown = places.iter().position(|place| matches!(place.kind, SpriteKind::Bone { .. }));
    if let Some(shown) = shown {
        // The bone is shown there; only a screen reader needs the other half.
        places[1 - shown].height = 0.0;
    }
    sprites.extend(places);
    shown.map(|shown| bone.halves()[shown])
}

/// The sprite of a place: an outline, or the bone as it would lie while the place is hovered, or
/// the play is advised or was stopped by the tutor.
fn place_sprite(
    (snapshot, interaction): (&Snapshot, &TableInteraction),
    bone: Bone,
    at: Option<(End, Option<Pips>)>,
    (pose, rect): (Pose, Rect),
) -> Sprite {
    let end = at.map(|(end, _)| end);
    let preview = play_preview(snapshot, bone, end);
    let preview = preview.filter(|_| interaction.shows_points && end.is_some());
    let outward = at.and_then(|(_, outward)| outward);
    let id = SpriteId::Place(end, outward);
    let (author_id, action) = match end {
        Some(end) => {
            let half_suffix = outward.map_or_else(String::new, |half| format!("={half}"));
            let action = Action::Play(bone, end, outward);
            (format!("end-{end}{half_suffix}"), action)
        }
        None => ("end-lead".to_owned(), Action::Lead(bone)),
    };
    let is_advised = interaction.advised == Some(action);
    let name = names::with_advice_mark(names::place(snapshot, bone, at), is_advised);
    let is_alone = snapshot.playable().len() == 1;
    let is_lifted = interaction.lifted_bone() == Some(bone);
    let is_pointed_at = interaction.hovered_bone() == Some(bone);
    let can_preview = is_lifted || is_pointed_at || is_alone;
    let is_stopped = interaction.stopped_play == Some(action);
    let sprite = if interaction.hovered == Some(id) && can_preview || is_advised || is_stopped {
        let kind = SpriteKind::Bone {
            bone,
            owner: BoneOwner::Hand,
            marks: Marks { is_selected: true, is_preview: true, ..Marks::default() },
        };
        let hit = rect;
        Sprite { hit, ..Sprite::bone(id, pose, kind) }
    } else {
        let kind = outward.map_or(SpriteKind::Place(preview), SpriteKind::HalfPlace);
        Sprite::flat(id, rect, kind)
    };
    let sprite = if is_lifted || is_alone {
        sprite.on_click(TableCommand::Act(action))
    } else if is_pointed_at {
        sprite
    } else {
        sprite.on_click(TableCommand::ShowMessage(msg::TABLE_CHOOSE_A_BONE.text()))
    };
    sprite.with_description(author_id, name)
}
