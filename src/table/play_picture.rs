//! A picture of a play: the bone where it would lie, with the part of the line around it.

use egui::{Align, Painter, Rect, Vec2, vec2};

use engine::{Action, Bone, Pips};

use super::ends::GAP_BESIDE_END;
use super::ends_only::BoneAtEnd;
use super::layout::TableLayout;
use super::line_view::LineView;
use super::live::TableInteraction;
use super::scene::line_view;
use super::snapshot::Snapshot;
use super::sprite::{Sprite, SpriteId};
use crate::paint::{self, Face, Look, Pen, Pose, Surface, TextStyle, color};

const ROUNDING: f32 = 8.0;
const PADDING: f32 = 8.0;
const MAX_BONE_WIDTH: f32 = 20.0;
const GOLDEN_EDGE_WIDTH: f32 = 2.0;
/// Opacity of a bone that is shown where it could be played.
const GHOST_OPACITY: f32 = 0.8;
const TAG_STYLE: TextStyle = TextStyle::semibold(13.0);
const TAG_MARGIN: Vec2 = vec2(9.0, 5.0);

#[derive(Debug, Clone, Copy)]
pub struct PlayPicture<'a> {
    /// The table before the play, and its layout.
    pub table: (&'a Snapshot, &'a TableLayout),
    pub action: Action,
    pub is_best: bool,
}

impl PlayPicture<'_> {
    pub fn paint(&self, painter: &Painter, rect: Rect, look: &Look) {
        paint::cloth(&mut Pen::new(painter), rect, ROUNDING, None, look);
        let inside = painter.with_clip_rect(painter.clip_rect().intersect(rect.shrink(1.0)));
        let mut pen = Pen::new(&inside);
        let bones = self.bones(rect);
        if bones.is_empty() {
            let symbol = match self.action {
                Action::Claim(_) => "+",
                _ => "–",
            };
            let at = rect.center() + vec2(0.0, 8.0);
            let tone = look.text(Surface::Cloth);
            pen.text(at, Align::Center, symbol, TextStyle::semibold(24.0), tone);
        }
        paint::bones(&mut pen, &bones, look);
        drop(pen);
        let (edge, thickness) = if self.is_best {
            (color(look.colors.gold), GOLDEN_EDGE_WIDTH)
        } else {
            (color(look.colors.line), 1.0)
        };
        Pen::new(painter).frame(rect, ROUNDING, -thickness, 0.0, edge);
    }

    /// The bones in the picture; the played one is the last.
    fn bones(&self, rect: Rect) -> Vec<paint::PaintedBone> {
        let (snapshot, layout) = self.table;
        let room = rect.shrink(PADDING);
        let single_pose =
            Pose::upright(rect.center(), (room.height() / 2.0).min(MAX_BONE_WIDTH * 1.3));
        let line = LineView::new(&snapshot.line, false, layout);
        let line =
            line.with_places(laid_bone_at_end(snapshot, self.action).as_slice(), true, layout);
        let (played, around) = match self.action {
            Action::Lead(bone) => return vec![self.played_bone(single_pose, bone)],
            Action::Draw => return vec![paint::PaintedBone::back(single_pose)],
            Action::Play(bone, end, _) => {
                (line.place((bone, Some(end))).map(|pose| (bone, pose)), line.pose_of(end.on))
            }
            Action::BlowUp(bone) => (line.pose_of(bone).map(|pose| (bone, pose)), None),
            _ => return Vec::new(),
        };
        let Some((bone, pose)) = played else {
            return Vec::new();
        };
        let view = around.map_or(pose.bounds(), |around| around.bounds().union(pose.bounds()));
        let scale = (MAX_BONE_WIDTH / pose.width)
            .min(room.width() / view.width())
            .min(room.height() / view.height());
        let moved = |pose: Pose| Pose {
            center: rect.center() + (pose.center - view.center()) * scale,
            width: pose.width * scale,
            ..pose
        };
        let others = snapshot.laid.iter().filter(|laid| laid.bone != bone);
        let others = others.filter_map(|laid| {
            let pose = moved(line.pose_of(laid.bone)?);
            let place = snapshot.color_of(snapshot.place_of(laid.seat));
            rect.intersects(pose.bounds()).then(|| paint::PaintedBone {
                face: Face::Played(place),
                ..paint::PaintedBone::new(pose, laid.bone.halves())
            })
        });
        others
            .collect::<Vec<_>>()
            .into_iter()
            .chain([self.played_bone(moved(pose), bone)])
            .collect()
    }

    fn played_bone(&self, pose: Pose, bone: Bone) -> paint::PaintedBone {
        paint::PaintedBone {
            selected: if self.is_best { 1.0 } else { 0.0 },
            ..paint::PaintedBone::new(pose, bone.halves())
        }
    }
}

/// The bone and the end of a play; `None` if the action lays no bone, or is impossible.
pub(super) fn laid_bone_at_end(snapshot: &Snapshot, action: Action) -> Option<BoneAtEnd> {
    let mut laid = snapshot.laid.iter();
    let is_laid = laid.any(|laid| action.bone() == Some(laid.bone));
    match action {
        _ if is_laid => None,
        Action::Play(bone, end, _) => {
            let mut ends = snapshot.ends.iter();
            let pips = ends.find(|it| it.end == end)?.pips;
            let fits = snapshot.rules.fit.allows(bone, pips);
            fits.then_some((bone, Some(end)))
        }
        Action::Lead(bone) => snapshot.laid.is_empty().then_some((bone, None)),
        _ => None,
    }
}

/// Paints bones where they could be played, each with a tag, which is golden for the best play. If
/// a half was chosen to be outward, its number is beside the bone.
pub fn paint_ghosts(
    painter: &Painter,
    (snapshot, interaction, layout): (&Snapshot, &TableInteraction, &TableLayout),
    sprites: &[Sprite],
    plays: &[(Action, String, bool)],
    look: &Look,
) {
    let line_view = line_view(snapshot, interaction, layout);
    let laid = snapshot.laid.iter();
    let laid = laid.filter_map(|laid| Some(line_view.pose_of(laid.bone)?.bounds()));
    let numbers = sprites
        .iter()
        .filter(|sprite| matches!(sprite.id, SpriteId::End(_)) && sprite.height > 0.0);
    let mut taken: Vec<Rect> = laid.collect();
    // The best play comes first; another play at the same place is not shown.
    let mut ghosts = Vec::new();
    for (action, tag, is_best) in plays {
        let Some((pose, bone)) = laid_bone_at_end(snapshot, *action)
            .and_then(|(bone, end)| Some((line_view.place((bone, end))?, bone)))
        else {
            continue;
        };
        let bounds = pose.bounds().shrink(2.0);
        if !taken.iter().any(|other| other.intersects(bounds)) {
            taken.push(pose.bounds());
            let number = match action {
                Action::Play(_, end, Some(outward)) => line_view
                    .tip(*end)
                    .map(|(_, outwards)| outward_number(pose, outwards, *outward, layout))
                    .filter(|(rect, _)| layout.cloth.contains_rect(*rect))
                    .filter(|(rect, _)| !taken.iter().any(|other| other.intersects(*rect))),
                _ => None,
            };
            taken.extend(number.iter().map(|(rect, _)| *rect));
            ghosts.push((pose, bone, number, (tag, *is_best)));
        }
    }
    taken.extend(numbers.map(Sprite::rect));
    taken.extend(layout.count.into_iter().chain(layout.boneyard));
    for (pose, bone, number, (tag, is_best)) in ghosts {
        let mut pen = Pen::new(painter);
        let ghost = paint::PaintedBone {
            opacity: GHOST_OPACITY,
            selected: if is_best { 1.0 } else { 0.0 },
            ..paint::PaintedBone::new(pose, bone.halves())
        };
        // Hides the number of the end where the ghost lies.
        let below = pose.bounds().shrink(1.0);
        pen.rect(below, ROUNDING / 2.0, color(look.colors.cloth.middle));
        paint::bones(&mut pen, &[ghost], look);
        if let Some((rect, outward)) = number {
            paint::end_number(&mut pen, rect, &outward.to_string(), 0.0, look);
        }
        let size =
            vec2(paint::text_width(painter, tag, TAG_STYLE), TAG_STYLE.size) + 2.0 * TAG_MARGIN;
        let Some(pill) = tag_place(pose.bounds(), size, (&taken, layout.cloth)) else {
            continue;
        };
        let pill = pen.snap_rect(pill);
        taken.push(pill);
        let (ground, ink) = if is_best {
            (color(look.colors.gold), color(look.colors.on_gold))
        } else {
            (color(look.colors.panel), look.text(Surface::Panel))
        };
        pen.rect(pill, size.y / 2.0, ground);
        pen.centered_text(pill.center(), tag, TAG_STYLE, ink);
    }
}

/// The number that a bone across the line turns outward, and its rectangle.
fn outward_number(pose: Pose, outwards: Vec2, outward: Pips, layout: &TableLayout) -> (Rect, Pips) {
    let height = paint::end_number_height(pose.width, layout.line_bone_width());
    let size = paint::end_number_size(&outward.to_string(), height);
    let away = pose.width / 2.0 + GAP_BESIDE_END + size.x / 2.0;
    let rect = Rect::from_center_size(pose.center + outwards * away, size);
    (rect, outward)
}

/// Finds room for a tag beside a bone: on the cloth, and not on another bone.
fn tag_place(bone: Rect, size: Vec2, (taken, cloth): (&[Rect], Rect)) -> Option<Rect> {
    let away = (bone.size() + size) / 2.0 + vec2(8.0, 6.0);
    let directions = [vec2(-1.0, 0.0), vec2(0.0, -1.0), vec2(0.0, 1.0), vec2(1.0, 0.0)];
    let places = directions.into_iter().flat_map(|to| {
        let along = vec2(to.y.abs(), to.x.abs()) * (bone.size() + size) / 2.0;
        [0.0, -0.5, 0.5, -1.0, 1.0]
            .map(|part| Rect::from_center_size(bone.center() + to * away + along * part, size))
    });
    let is_free = |place: &Rect| {
        cloth.contains_rect(*place) && !taken.iter().any(|other| other.intersects(*place))
    };
    let mut places = places.into_iter();
    places.find(is_free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_stands_beside_its_bone_in_a_corner_too_and_never_on_one() {
        let cloth = Rect::from_min_size(egui::Pos2::ZERO, vec2(400.0, 300.0));
        let size = vec2(70.0, 22.0);
        let bone = Rect::from_min_size(egui::pos2(360.0, 2.0), vec2(38.0, 76.0));
        let tag = tag_place(bone, size, (&[bone], cloth)).expect("there is room");
        assert!(cloth.contains_rect(tag) && !tag.intersects(bone), "{tag}");
        assert_eq!(tag_place(bone, size, (&[cloth], cloth)), None, "no room");
    }
}
