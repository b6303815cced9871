//! Paints the effects of a moment over the scene.

use std::f32::consts::{PI, TAU};

use egui::emath::easing::{cubic_in_out, quadratic_out};
use egui::{Align, Color32, Pos2, Rect, Vec2, lerp, pos2, remap_clamp, vec2};

use engine::{Bone, Rules, Seat};
use words::{Points, Who, awards, lacked_numbers, msg};

use super::card_place::{areas_to_keep_visible, place};
use super::effect::{ActiveEffect, Effect, PointsOrigin};
use super::effect_poses::{KNOCKS_AT_SECS, is_line_bone, line_direction};
use super::painter::{CLOTH_ROUNDING, TablePainter};
use super::pass_bubble::{PassBubble, PassBubbles};
use super::secs;
use super::shuffle;
use super::sprite::{BoneOwner, ScoreFont, Sprite, SpriteId, SpriteKind};
use crate::paint::{self, BoneCache, PaintedBone, Pen, Surface, TextStyle, color};
use crate::sound::ScoreSize;

const TRAIL_DOT_COUNT: usize = 10;
/// The radii of the last and the first dot of the trail.
const TRAIL_DOT_RADII: (f32, f32) = (1.2, 4.0);
// The pill of points: when it is largest, when it has its final size, and when it flies, in seconds
// at the usual speed; its initial and its maximum scale; its gap to the bone, and to a number
// between them.
const PILL_GROWTH_SECS: (f32, f32) = (0.06, 0.14);
const PILL_FLIES_AT_SECS: f32 = 0.46;
const PILL_SCALES: (f32, f32) = (0.6, 1.12);
const GAP_BESIDE_BONE: f32 = 8.0;
const GAP_PAST_NUMBER: f32 = 6.0;
/// The duration of the light that runs over the line, in seconds.
const LIGHT_BAND_SECS: f32 = 0.3;
/// The times at which the gold on the cloth is full, begins to fade, and is gone, in seconds.
const GOLD_CLOTH_SECS: (f32, f32, f32) = (0.06, 0.3, 0.4);
const GOLD_CLOTH_OPACITY: f32 = 0.1;
// The number of pips counted at a hand: its distance from the edge of the cloth, and its first and
// last font size.
const PIPS_PADDING: f32 = 26.0;
const PIPS_TEXT_SIZES: (f32, f32) = (14.0, 24.0);
const GAP_BESIDE_BONUS: Vec2 = vec2(24.0, 44.0);
const TAG_PADDING: f32 = 16.0;
// The needle of the lot turns for this share of its time, and then rests.
const NEEDLE_TURNING_SHARE: f32 = 0.4;
const RING_RADIUS: f32 = 48.0;
const RING_SIDES: u32 = 64;
const NEEDLE_HALF_WIDTH: f32 = 7.0;
/// Height of an end's number beside which the pill of points has its usual size.
const USUAL_END_NUMBER_HEIGHT: f32 = 22.0;
// Distances of points that dock at a score: beside it, above its bar, and towards the cloth.
const GAP_BESIDE_SCORE: f32 = 10.0;
const GAP_ABOVE_BAR: f32 = 3.0;
const GAP_TOWARDS_CLOTH: f32 = 6.0;

/// The bones of a player whose pips are counted at the end of a hand.
#[derive(Debug)]
struct CountedHand {
    place: usize,
    bones: Vec<Bone>,
    bounds: Rect,
    /// The position of the number of pips.
    count_position: Pos2,
}

impl TablePainter<'_> {
    /// Paints an effect that lies on the cloth, under all bones.
    pub(super) fn paint_effect_on_cloth(&self, pen: &mut Pen, active: &ActiveEffect<'_>) {
        match active.effect {
            Effect::Ripple(bone) => {
                if let Some(bone) = self.sprite(SpriteId::Bone(*bone)) {
                    paint::ripple(pen, &bone.pose, active.progress);
                }
            }
            Effect::Points { is_grand: true, .. } => {
                let (secs, (set_in, held, out)) = (active.secs, GOLD_CLOTH_SECS);
                let strength = if secs < held {
                    (secs / set_in).min(1.0)
                } else {
                    remap_clamp(secs, held..=out, 1.0..=0.0)
                };
                let gold =
                    color(self.look.colors.gold).gamma_multiply(GOLD_CLOTH_OPACITY * strength);
                pen.rect(self.layout.cloth, CLOTH_ROUNDING, gold);
            }
            Effect::Scorch(place) if !self.keyframe.snapshot.line.is_ends_only() => {
                let pose = self.keyframe.snapshot.line.pose(*place, self.layout.line);
                paint::scorch(pen, pose.center);
            }
            _ => {}
        }
    }

    /// Paints an effect over everything.
    pub(super) fn paint_effect(
        &self,
        pen: &mut Pen,
        active: &ActiveEffect<'_>,
        (cache, bubbles): (&mut BoneCache, &mut PassBubbles),
    ) {
        let rules = &self.keyframe.snapshot.rules;
        match active.effect {
            Effect::Bonus { bonus, points, from } => {
                let text = awards::bonus(*bonus, Points::shown(*points), rules);
                let (_, _, size) = fitted_tag(pen, &text, self);
                let anchor = match from {
                    PointsOrigin::Bone(bone) => self.sprite(SpriteId::Bone(*bone)),
                    _ => None,
                };
                let anchor =
                    anchor.map_or(Rect::from_pos(self.points_origin_position(*from)), Sprite::rect);
                let visible = areas_to_keep_visible(self.sprites);
                let near = anchor.expand2(size + GAP_BESIDE_BONUS);
                let room = near.intersect(self.layout.cloth);
                let tag = place(anchor, size, &visible, room);
                paint_gold_tag(pen, (tag.center(), &text), self);
            }
            Effect::Points { seat, points, from, gain, is_grand, is_streak } => {
                let pill = GoldPill::new(pen, &signed_points(*points, rules), *gain);
                let Some(dock) = self.docking_place(pen, *seat, pill.size) else {
                    return;
                };
                let way = [self.pill_start_position(*from, pill.size * self.pill_scale()), dock];
                let secs = active.secs;
                let line = self.sprites.iter().filter(|it| is_line_bone(it)).map(Sprite::rect);
                if *is_grand
                    && secs < LIGHT_BAND_SECS
                    && let Some(line) = line.reduce(Rect::union)
                {
                    paint::light_band(pen, line, secs / LIGHT_BAND_SECS, self.look);
                }
                self.paint_flying_points(pen, &pill, way, secs, *is_streak);
            }
            Effect::Counting { seat, points, gain, .. } => {
                let pill = GoldPill::new(pen, &signed_points(*points, rules), *gain);
                if let Some(at) = self.docking_place(pen, *seat, pill.size) {
                    let scale = self.layout.text_scale();
                    pill.paint(pen, at, (scale, scale), 1.0, self);
                }
            }
            Effect::Shuffle => {
                let is_reshuffle = self.keyframe.snapshot.taking.is_some();
                let shuffled = |n| {
                    if is_reshuffle {
                        shuffle::reshuffled_pose(n, self.progress, self.layout)
                    } else {
                        shuffle::shuffled_pose(n, self.progress, self.layout)
                    }
                };
                let bones = usize::from(self.keyframe.snapshot.rules.bones().len());
                let backs = (0..bones)
                    .map(|n| PaintedBone { is_moving: true, ..PaintedBone::back(shuffled(n)) });
                cache.paint_moving(pen, &backs.collect::<Vec<_>>(), self.look);
            }
            Effect::Pips => self.paint_pips(pen),
            Effect::Muggins { seat, from, points } => {
                let place = self.keyframe.snapshot.place_of(*seat);
                let who = Who::at(&self.keyframe.snapshot.seating, *from);
                let text = msg::table_muggins(&who, Points::shown(*points));
                self.paint_speech_bubble(pen, place, &text);
            }
            Effect::Lot(leader) => self.paint_needle(pen, *leader),
            Effect::Blast(bone) => {
                if let Some(bone) = self.sprite(SpriteId::Bone(*bone)) {
                    paint::blast(pen, bone.pose.center, active.progress, self.look);
                }
            }
            Effect::Deal
            | Effect::Sum { .. }
            | Effect::Flicker(_)
            | Effect::Contact { .. }
            | Effect::Ripple(_)
            | Effect::Fall { .. }
            | Effect::Scorch(_)
            | Effect::Mood { .. }
            | Effect::TurnPasses { .. }
            | Effect::Nail(_) => {}
            Effect::Knock(seat) => {
                let hand = self.hand_rect(*seat);
                let place = self.keyframe.snapshot.place_of(*seat);
                let hand = hand.unwrap_or(self.layout.plates[place].pill);
                for at in KNOCKS_AT_SECS {
                    let since = (active.secs - at) / secs::KNOCK_RING as f32;
                    if (0.0..1.0).contains(&since) {
                        paint::knock_ring(pen, hand.center(), since, self.look);
                    }
                }
            }
            Effect::PassBubble { seat, open } => {
                let lacks = lacked_numbers(*open, rules.fit);
                let text = msg::plate_pass_tells(lacks);
                let ActiveEffect { began_at, secs, .. } = *active;
                let bubble = PassBubble { seat: *seat, text: &text, began_at, secs };
                self.paint_pass_bubble(pen, bubble, bubbles);
            }
        }
    }

    /// Returns the center of the pill of points before the pill flies: beside the outer end of the
    /// bone that scored, clear of bones and numbers.
    fn pill_start_position(&self, from: PointsOrigin, size: Vec2) -> Pos2 {
        let (PointsOrigin::Count(bone) | PointsOrigin::Bone(bone)) = from else {
            return self.points_origin_position(from);
        };
        let snapshot = &self.keyframe.snapshot;
        let Some(sprite) = self.sprite(SpriteId::Bone(bone)) else {
            return self.points_origin_position(from);
        };
        let placed = snapshot.laid.iter().find(|placed| placed.bone == bone);
        let on = placed.and_then(|placed| self.sprite(SpriteId::Bone(placed.end?.on)));
        let first = on.map_or(Vec2::RIGHT, |on| line_direction(sprite, on));
        let anchor = sprite.rect();
        let room = self.layout.cloth.shrink(GAP_BESIDE_BONE).shrink2(size / 2.0);
        let taken: Vec<Rect> = self
            .sprites
            .iter()
            .filter(|it| it.is_bone() || matches!(it.id, SpriteId::End(_) | SpriteId::Count))
            .map(Sprite::rect)
            .collect();
        let past_number = USUAL_END_NUMBER_HEIGHT * self.pill_scale() + GAP_PAST_NUMBER;
        let to = [first, first.rot90(), -first.rot90(), -first];
        let mut beside_bone = to.into_iter().flat_map(|to| {
            let away = (anchor.size() + size) / 2.0 + Vec2::splat(GAP_BESIDE_BONE);
            // The number of an end may be beside the bone: then the pill moves past it.
            [0.0, past_number].map(|past| anchor.center() + to * (away + Vec2::splat(past)))
        });
        let is_free = |at: &Pos2| {
            let rect = Rect::from_center_size(*at, size);
            room.contains(*at) && !taken.iter().any(|other| other.intersects(rect))
        };
        let beside = anchor.center() + first * ((anchor.size() + size) / 2.0);
        beside_bone.find(is_free).unwrap_or_else(|| paint::nearest_inside(room, beside))
    }

    /// Paints points: first where they were scored, then on their flight to the score.
    fn paint_flying_points(
        &self,
        pen: &mut Pen,
        pill: &GoldPill,
        [home, dock]: [Pos2; 2],
        secs: f32,
        is_streak: bool,
    ) {
        let flown = ((secs - PILL_FLIES_AT_SECS)
            / (secs::POINTS_FLIGHT as f32 - PILL_FLIES_AT_SECS))
            .max(0.0);
        let (part, fading) = (cubic_in_out(flown), (flown * PI).sin());
        if flown > 0.0 {
            for n in 1..=TRAIL_DOT_COUNT {
                let back = part - n as f32 * 0.06;
                if back > 0.0 {
                    let near = 1.0 - n as f32 / (TRAIL_DOT_COUNT as f32 + 1.0);
                    let dot = color(self.look.colors.gold).gamma_multiply(0.8 * near);
                    pen.disc(
                        arc(home, dock, back),
                        lerp(TRAIL_DOT_RADII.0..=TRAIL_DOT_RADII.1, near),
                        dot,
                    );
                }
            }
        }
        let at = arc(home, dock, part);
        let (first, most) = PILL_SCALES;
        let grown = if secs < PILL_GROWTH_SECS.0 {
            lerp(first..=most, quadratic_out(secs / PILL_GROWTH_SECS.0))
        } else {
            remap_clamp(secs, PILL_GROWTH_SECS.0..=PILL_GROWTH_SECS.1, most..=1.0)
        };
        let [large, docked] = [self.pill_scale(), self.layout.text_scale()];
        let scale = (grown - 0.2 * fading) * lerp(large..=docked, part);
        let rect = pill.paint(pen, at, (scale, large), 1.0 - 0.45 * fading, self);
        if is_streak {
            paint::third_score_ring(pen, rect, self.look);
        }
        if pill.dimensions.sparks > 0 {
            let half = vec2(large * pill.size.x / 2.0, 0.0);
            let ends = [home - half, home + half];
            paint::sparks(pen, ends, pill.dimensions.sparks, secs - PILL_GROWTH_SECS.0, self.look);
        }
    }

    fn points_origin_position(&self, from: PointsOrigin) -> Pos2 {
        let cloth = self.layout.cloth;
        let count = self.layout.count;
        let count = count.filter(|_| self.keyframe.snapshot.count.is_some());
        let bone_center = |bone| Some(self.sprite(SpriteId::Bone(bone))?.pose.center);
        let position = match from {
            PointsOrigin::Count(bone) => {
                count.map(|count| count.center()).or_else(|| bone_center(bone))
            }
            PointsOrigin::Bone(bone) => bone_center(bone),
            PointsOrigin::Plate(seat) => {
                let place = self.keyframe.snapshot.place_of(seat);
                let name = self.layout.plates[place].pill.center();
                Some(paint::nearest_inside(cloth.shrink(PIPS_PADDING), name))
            }
            PointsOrigin::Hands => self.counted_hands().last().map(|hand| hand.count_position),
        };
        position.unwrap_or_else(|| cloth.center())
    }

    /// The hands whose bones are counted, in the order of counting.
    fn counted_hands(&self) -> Vec<CountedHand> {
        let raised_bones = self.keyframe.snapshot.raised_bones;
        let mut hands: Vec<CountedHand> = Vec::new();
        for sprite in self.sprites {
            let place = match sprite.kind {
                SpriteKind::Bone { owner: BoneOwner::Hand, .. } => 0,
                SpriteKind::Bone { owner: BoneOwner::Revealed(Some(place)), .. } => place,
                _ => continue,
            };
            let SpriteId::Bone(bone) = sprite.id else {
                continue;
            };
            if !raised_bones.contains(bone) {
                continue;
            }
            match hands.last_mut().filter(|hand| hand.place == place) {
                Some(hand) => {
                    hand.bones.push(bone);
                    hand.bounds = hand.bounds.union(sprite.rect());
                }
                None => hands.push(CountedHand {
                    place,
                    bones: vec![bone],
                    bounds: sprite.rect(),
                    count_position: Pos2::ZERO,
                }),
            }
        }
        let room = self.layout.cloth.shrink(PIPS_PADDING);
        for hand in &mut hands {
            hand.count_position = paint::nearest_inside(room, hand.bounds.center());
        }
        hands
    }

    /// Paints the number of pips counted so far at each hand. The number grows with every bone.
    fn paint_pips(&self, pen: &mut Pen) {
        let secs = f64::from(self.progress) * self.keyframe.secs;
        let counted = (secs / self.keyframe.stagger_secs.max(f64::EPSILON)) as usize + 1;
        let mut before = 0;
        for hand in self.counted_hands() {
            let here = counted.saturating_sub(before).min(hand.bones.len());
            before += hand.bones.len();
            if here == 0 {
                continue;
            }
            let pips: u32 = hand.bones[..here].iter().map(|it| u32::from(it.weight())).sum();
            let share = here as f32 / hand.bones.len() as f32;
            let style = TextStyle::semibold(lerp(PIPS_TEXT_SIZES.0..=PIPS_TEXT_SIZES.1, share));
            let gold = self.look.gold_text(Surface::Cloth);
            let at = hand.count_position + vec2(0.0, style.size * 0.35);
            pen.text(at, Align::Center, &pips.to_string(), style, gold);
        }
    }

    /// Paints a speech bubble at the name of a player.
    fn paint_speech_bubble(&self, pen: &mut Pen, place: usize, text: &str) {
        let pill = self.layout.plates[place].pill;
        let style = TextStyle::semibold(16.0);
        let size = vec2(paint::text_width(pen.painter(), text, style) + 32.0, 40.0);
        let down = if pill.center().y < self.layout.cloth.center().y { 1.0 } else { -1.0 };
        let center = pill.center() + vec2(0.0, down * (pill.height() / 2.0 + 10.0 + size.y / 2.0));
        let room = self.layout.area.shrink(10.0).shrink2(size / 2.0);
        let rect = Rect::from_center_size(paint::nearest_inside(room, center), size);
        paint::bubble(pen, rect, pill, self.look);
        let ink = color(self.look.colors.panel_text);
        pen.centered_text(rect.center(), text, style, ink);
    }

    /// Paints a brass needle that turns in a ring, and then points at the player who leads by lot.
    fn paint_needle(&self, pen: &mut Pen, leader: Seat) {
        let snapshot = &self.keyframe.snapshot;
        let scale = self.layout.text_scale();
        let center = self.layout.cloth.center();
        let plate = &self.layout.plates[snapshot.place_of(leader)];
        let towards = plate.direction_from(center);
        let part = (self.progress / NEEDLE_TURNING_SHARE).min(1.0);
        let turns = (1.0 - cubic_in_out(part)) * 3.0 * TAU;
        let along = Vec2::angled(towards.angle() - turns);
        let fading = ((1.0 - self.progress) / 0.1).clamp(0.0, 1.0);
        let look = self.look;
        let ink = look.text(Surface::Cloth).gamma_multiply(fading);
        let radius = RING_RADIUS * scale;
        let ring: Vec<Pos2> = (0..RING_SIDES)
            .map(|n| center + Vec2::angled(TAU * n as f32 / RING_SIDES as f32) * radius)
            .collect();
        pen.polyline(&ring, true, 1.5, ink.gamma_multiply(0.2));
        let brass = |light: f32| {
            let towards = if light > 0.0 { Color32::WHITE } else { Color32::BLACK };
            let brass = color(look.colors.hand_pin);
            brass.lerp_to_gamma(towards, light.abs()).gamma_multiply(fading)
        };
        let aside = along.rot90() * NEEDLE_HALF_WIDTH * scale;
        let (tip, tail) = (center + along * radius * 0.9, center - along * radius * 0.45);
        pen.polygon(&[center + aside, center, tip], brass(0.4));
        pen.polygon(&[center, center - aside, tip], brass(0.0));
        pen.polygon(&[center - aside, center + aside, tail], brass(-0.35));
        pen.disc(center, 3.0 * scale, brass(-0.5));
        if part < 1.0 {
            return;
        }
        let who = Who::at(&snapshot.seating, leader);
        // Below the ring, whichever way the needle points.
        let below = center + vec2(0.0, radius + 28.0 * scale);
        let style = TextStyle::semibold(20.0 * scale);
        pen.text(below, Align::Center, &msg::taking_leads(&who), style, ink);
        let style = TextStyle::regular(14.0 * scale);
        let quiet = look.quiet_text(Surface::Cloth).gamma_multiply(fading);
        let by_lot = msg::TAKING_BY_LOT.text();
        pen.text(below + vec2(0.0, 22.0 * scale), Align::Center, &by_lot, style, quiet);
    }

    /// Scale of a pill of points beside the line, relative to its usual size; it follows the size
    /// of the numbers at the ends.
    fn pill_scale(&self) -> f32 {
        let width = self.keyframe.snapshot.line.width_px();
        paint::end_number_height(width, self.layout.line_bone_width()) / USUAL_END_NUMBER_HEIGHT
    }

    /// The center of a pill of points at the score of a side: inside the table, and not over the
    /// score. `None` if the score is not shown.
    fn docking_place(&self, pen: &Pen, seat: Seat, size: Vec2) -> Option<Pos2> {
        let seats = self.keyframe.snapshot.rules.seats;
        let is_of_side =
            |id| matches!(id, SpriteId::Score(of) if seats.team(of) == seats.team(seat));
        let sprite = self.sprites.iter().find(|sprite| is_of_side(sprite.id))?;
        let SpriteKind::Score(score) = sprite.kind else {
            return None;
        };
        let size = size * self.layout.text_scale();
        let plate = &self.layout.plates[score.place];
        let cloth = self.layout.cloth;
        let text = self.score_text(pen.painter(), sprite.rect(), &score).rect;
        let text = score.nails.map_or(text, |nails| nails.union(text));
        let at = if score.font == ScoreFont::Rim {
            plate.news.center()
        } else if score.font == ScoreFont::Chip {
            let below = text.center().y < cloth.center().y;
            let away = f32::midpoint(text.height(), size.y) + GAP_TOWARDS_CLOTH;
            pos2(text.center().x, text.center().y + if below { away } else { -away })
        } else {
            let x = text.right() + GAP_BESIDE_SCORE + size.x / 2.0;
            let most = score.bar.top() - GAP_ABOVE_BAR - size.y / 2.0;
            let has_bar_below = score.bar.height() > 0.0 && score.bar.top() >= text.bottom();
            pos2(x, if has_bar_below { text.center().y.min(most) } else { text.center().y })
        };
        let room = self.layout.area.shrink(GAP_BESIDE_BONE).shrink2(size / 2.0);
        Some(paint::nearest_inside(room, at))
    }
}

#[derive(Debug, Clone, Copy)]
struct PillDimensions {
    height: f32,
    text_size: f32,
    glow: f32,
    sparks: u8,
}

impl PillDimensions {
    const fn for_gain(gain: ScoreSize) -> Self {
        let (height, text_size, glow, sparks) = match gain {
            ScoreSize::Small => (28.0, 16.0, 0.45, 0),
            ScoreSize::Middle => (34.0, 20.0, 0.57, 8),
            ScoreSize::Large => (44.0, 28.0, 0.69, 16),
        };
        Self { height, text_size, glow, sparks }
    }
}

#[derive(Debug)]
struct GoldPill {
    text: String,
    dimensions: PillDimensions,
    size: Vec2,
}

impl GoldPill {
    fn new(pen: &Pen, text: &str, gain: ScoreSize) -> Self {
        let dimensions = PillDimensions::for_gain(gain);
        let width =
            paint::text_width(pen.painter(), text, TextStyle::semibold(dimensions.text_size));
        let size = vec2(width + 0.75 * dimensions.height, dimensions.height);
        Self { text: text.to_owned(), dimensions, size }
    }

    /// Paints the pill at a scale around a center, but entirely inside the table, with letters
    /// rasterized for `drawn_scale`. Returns its rectangle.
    fn paint(
        &self,
        pen: &mut Pen,
        center: Pos2,
        (scale, drawn_scale): (f32, f32),
        opacity: f32,
        painter: &TablePainter<'_>,
    ) -> Rect {
        let (look, size) = (painter.look, self.size * scale);
        let room = painter.layout.area.shrink(4.0).shrink2(size / 2.0);
        let rect = Rect::from_center_size(paint::nearest_inside(room, center), size);
        let style = TextStyle::semibold(self.dimensions.text_size * drawn_scale);
        let letters = (style, scale / drawn_scale);
        paint::gold_pill(pen, (rect, &self.text), letters, (self.dimensions.glow, opacity), look);
        rect
    }
}

/// A point on a slightly bent path between two points; `part` goes from 0.0 to 1.0.
fn arc(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let way = to - from;
    let bend = vec2(way.y, -way.x) * 0.12 * (part * std::f32::consts::PI).sin();
    from + way * part + bend
}

/// Formats points: "+15", or "-15" for points that are lost; "+1 hand" where hands are counted.
fn signed_points(points: i32, rules: &Rules) -> String {
    if rules.counts_hands() {
        let sign = if points < 0 { '\u{2212}' } else { '+' };
        format!("{sign}{}", msg::points_counted(Points::hands(points.abs())))
    } else if points < 0 {
        points.to_string()
    } else {
        msg::plus(Points::shown(points))
    }
}

/// Shortens a text to fit on a golden tag inside the table. Returns it with its style and the size
/// of the tag.
fn fitted_tag(pen: &Pen, text: &str, painter: &TablePainter<'_>) -> (String, TextStyle, Vec2) {
    let room = painter.layout.area.width() - 2.0 * TAG_PADDING - 8.0;
    let style = TextStyle::semibold(24.0);
    let (text, style) = paint::fit_text(pen.painter(), text, style, 14.0, room);
    let width = paint::text_width(pen.painter(), &text, style) + 2.0 * TAG_PADDING;
    (text, style, vec2(width.max(64.0), 40.0))
}

/// Paints a golden tag around a center, but entirely inside the table.
fn paint_gold_tag(pen: &mut Pen, (center, text): (Pos2, &str), painter: &TablePainter<'_>) {
    let (look, area) = (painter.look, painter.layout.area.shrink(4.0));
    let (text, style, size) = fitted_tag(pen, text, painter);
    let center = paint::nearest_inside(area.shrink2(size / 2.0), center);
    let rect = Rect::from_center_size(center, size);
    let gold = color(look.colors.gold);
    pen.glow(rect, 20.0, 7.0, gold.gamma_multiply(0.4));
    pen.rect(rect, 20.0, (gold, color(look.colors.gold_lower)));
    let at = pos2(center.x, paint::centered_baseline(center.y, style.size));
    let ink = color(look.colors.on_gold);
    pen.text(at, Align::Center, &text, style, ink);
}
