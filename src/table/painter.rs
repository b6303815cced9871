//! Paints a scene: the ground, then every sprite at its current position, then effects.

use egui::{Align, Painter, Rect, Ui, Vec2, lerp, pos2, vec2};

use engine::{Bone, End};
use words::{Points, Who, msg, points};

use super::coins::Faces;
use super::effect::{ActiveEffect, Effect, PointsOrigin};
use super::keyframes::Keyframe;
use super::layout::TableLayout;
use super::measures::SizeClass;
use super::motion::{Motion, PaintedSprite};
use super::pass_bubble::PassBubbles;
use super::player_colors;
use super::secs;
use super::snapshot::{Preview, rules_show_counts};
use super::sprite::{BoneOwner, Marks, Sprite, SpriteId, SpriteKind};
use crate::paint::{
    self, BoneCache, ClothSide, CoinCache, Face, Ground, GroundCache, Lamp, Look, PaintedBone, Pen,
    ScoreText, SumText, Surface, Tab, TextStyle, Textures, color,
};

/// Minimum font size of shortened text on the plates and the cloth.
pub(super) const SMALLEST_TEXT_SIZE: f32 = 11.0;
/// Width of a bone of the line at which the text beside it has its usual size.
const USUAL_BONE_WIDTH: f32 = 40.0;
/// Size of the ornament in the cloth, in widths of a bone at zoom step 0.
const ORNAMENT_SIZE: f32 = 5.5;
/// Radius of the corners of the cloth.
pub(super) const CLOTH_ROUNDING: f32 = 20.0;
// Signs of the direction of play: half their breadth, their opacity, the widths of their strokes at
// rest and lit, and the glow of a lit one.
const CHEVRON_SIZE: f32 = 9.0;
const SMALL_CHEVRON_SIZE: f32 = 6.0;
const SIGN_OPACITY: f32 = 0.55;
const SIGN_STROKE_WIDTHS: (f32, f32) = (1.6, 2.2);
const SIGN_GLOW_SIZE: f32 = 28.0;
const SIGN_GLOW_OPACITY: f32 = 0.16;
const SIGN_FADING_SECS: f32 = 0.16;
// Dots in place of bones that aren't shown: their radii, and the distances between them.
const DOT_RADIUS: f32 = 2.5;
const SMALL_DOT_RADIUS: f32 = 1.5;
const DOT_STEP: f32 = 8.0;
const MIN_DOT_STEP: f32 = 5.0;
/// The opacity of a bone previewed in its place.
const PREVIEW_OPACITY: f32 = 0.8;
const DRAG_PREVIEW_OPACITY: f32 = 0.5;
/// Number of times that a flickering end changes between light and dark.
const FLICKER_COUNT: f32 = 6.0;

/// Everything needed to paint a moment of the table.
#[derive(Debug)]
pub struct TablePainter<'a> {
    /// The sprites, the lowest first.
    pub sprites: &'a [Sprite],
    pub keyframe: &'a Keyframe,
    pub layout: &'a TableLayout,
    /// Where the sprites are while they move.
    pub motion: &'a Motion,
    /// Progress of the keyframe, from 0.0 to 1.0.
    pub progress: f32,
    pub effects: &'a [ActiveEffect<'a>],
    pub faces: &'a Faces,
    /// The current time, in seconds.
    pub now: f64,
    /// The factor on all durations; 0.0 without motion.
    pub duration_factor: f64,
    pub dragged: Option<SpriteId>,
    /// The sprite under the pointer, or the one with the keyboard focus.
    pub hovered: Option<SpriteId>,
    /// How far the cloth is dimmed, from 0.0 to 1.0.
    pub dimmed: f32,
    pub look: &'a Look,
}

/// Parts of the picture that are kept for the next frame.
#[derive(Debug, Default)]
pub struct PaintCaches {
    bones: BoneCache,
    coins: CoinCache,
    bubbles: PassBubbles,
}

/// Paints wood and cloth, with the tabs in the cloth. The ornament fades as the cloth is dimmed,
/// since slivers of it would show beside a card.
pub fn paint_ground(
    ui: &Ui,
    layout: &TableLayout,
    look: &Look,
    (lamp, dimmed): (Lamp, f32),
    (cache, textures): (&mut GroundCache, &Textures),
) {
    let at_right = |rect: Rect| Tab {
        side: ClothSide::Right,
        from: rect.top(),
        to: rect.bottom(),
        depth: rect.width(),
    };
    let at_bottom = |rect: Rect| Tab {
        side: ClothSide::Bottom,
        from: rect.left(),
        to: rect.right(),
        depth: rect.height(),
    };
    let count = layout
        .count
        .map(|count| if layout.class.is_low() { at_right(count) } else { at_bottom(count) });
    let claim = layout.claim.map(at_bottom);
    // On a narrow table, the log's icon lies on the wood.
    let log = layout.log.filter(|log| layout.cloth.contains(log.center()));
    let ground = Ground {
        wood: layout.area,
        cloth: layout.cloth,
        rounding: CLOTH_ROUNDING,
        tabs: [count, claim, log.map(at_right)].into_iter().flatten().collect(),
        ornament: ORNAMENT_SIZE * layout.line_bone_width(),
        ornament_strength: 1.0 - dimmed,
        lamp,
    };
    cache.paint(ui.painter(), &ground, look, textures);
}

impl TablePainter<'_> {
    /// The strength of a mark on a sprite, from 0.0 to 1.0. The mark takes `secs`, times the factor
    /// on all durations, to fade in or out.
    pub(super) fn mark_strength(
        &self,
        pen: &Pen,
        (name, sprite): (&str, &Sprite),
        is_on: bool,
        secs: f32,
    ) -> f32 {
        let id = egui::Id::unique(("mark", sprite.id, name));
        let secs = secs * self.duration_factor as f32;
        pen.painter().ctx().animate_bool_with_time(id, is_on, secs)
    }

    /// Paints all sprites and effects.
    pub fn paint(&self, painter: &Painter, caches: &mut PaintCaches) {
        let PaintCaches { bones: cache, coins, bubbles } = caches;
        let mut pen = Pen::new(painter);
        if let Some(log) = self.layout.log {
            let quiet = color(self.look.colors.wood_quiet);
            paint::log_icon(&mut pen, log.center(), quiet);
        }
        for active in self.effects {
            self.paint_effect_on_cloth(&mut pen, active);
        }
        // Sprites that move are painted above those at rest.
        let is_above = |sprite: &&Sprite| {
            sprite.is_bone() && self.painted(sprite).is_moving || self.is_dragged(sprite)
        };
        let mut bones: Vec<PaintedBone> = Vec::new();
        let mut list_index = 0;
        let sprites = self.sprites.iter().filter(|it| self.is_visible(it));
        for sprite in sprites.clone().filter(|it| !is_above(it)) {
            if let Some(bone) = self.bone(&pen, sprite) {
                bones.push(bone);
            } else {
                if !bones.is_empty() {
                    cache.paint(&mut pen, list_index, std::mem::take(&mut bones), self.look);
                    list_index += 1;
                }
                self.paint_flat(&mut pen, sprite, coins);
            }
        }
        cache.paint(&mut pen, list_index, bones, self.look);
        let mut above = Vec::new();
        for sprite in sprites.filter(is_above) {
            match self.bone(&pen, sprite) {
                Some(bone) => above.push(bone),
                None => self.paint_flat(&mut pen, sprite, coins),
            }
        }
        cache.paint_moving(&mut pen, &above, self.look);
        self.dim_cloth(&mut pen);
        for active in self.effects {
            self.paint_effect(&mut pen, active, (&mut *cache, &mut *bubbles));
        }
    }

    /// Dims the cloth with everything on it.
    fn dim_cloth(&self, pen: &mut Pen) {
        if self.dimmed > 0.0 {
            let (shade, opacity) = self.look.colors.dimming;
            let shade = color(shade).gamma_multiply(opacity * self.dimmed);
            pen.rect(self.layout.cloth, CLOTH_ROUNDING, shade);
        }
    }

    /// A sprite as it is painted now, after its motion and the effects are applied.
    pub(super) fn painted(&self, sprite: &Sprite) -> PaintedSprite {
        let painted = self.motion.painted(sprite, self.now);
        self.effects
            .iter()
            .fold(painted, |painted, active| self.with_effect_applied(active, sprite, painted))
    }

    pub(super) fn sprite(&self, id: SpriteId) -> Option<&Sprite> {
        self.sprites.iter().find(|sprite| sprite.id == id)
    }

    fn is_dragged(&self, sprite: &Sprite) -> bool {
        self.dragged == Some(sprite.id)
    }

    /// Returns the bone of a sprite; `None` if the sprite is neither a bone nor a back.
    fn bone(&self, pen: &Pen, sprite: &Sprite) -> Option<PaintedBone> {
        let painted = self.painted(sprite);
        let mut bone = match sprite.kind {
            SpriteKind::Back => PaintedBone::back(painted.pose),
            SpriteKind::Bone { bone, owner, marks } => PaintedBone {
                pose: painted.pose,
                pips: Some(bone.halves()),
                ..self.painted_face(pen, sprite, owner, marks)
            },
            _ => return None,
        };
        if painted.turned < 1.0 && bone.pips.is_some() {
            bone.flipped = 1.0 - (2.0 * painted.turned - 1.0).abs();
            if painted.turned < 0.5 {
                bone.pips = None;
            }
        }
        bone.tipped = painted.tipped;
        bone.flight = painted.flight;
        bone.is_moving = painted.is_moving;
        if self.is_dragged(sprite) {
            bone.flight = 0.7;
            bone.is_moving = true;
        }
        Some(bone)
    }

    /// Strength of a bone's halo while a halo goes along the line; `None` if none does.
    fn halo_strength(&self, sprite: &Sprite) -> Option<f32> {
        let mut effects = self.effects.iter();
        effects.find_map(|active| match (active.effect, sprite.id) {
            (Effect::Fall { line, is_motion_reduced: true }, SpriteId::Bone(bone)) => {
                Some(if line.bone(bone, active.progress).is_some() { 1.0 } else { 0.0 })
            }
            _ => None,
        })
    }

    /// A bone in the colors of its owner, with its marks.
    fn painted_face(
        &self,
        pen: &Pen,
        sprite: &Sprite,
        owner: BoneOwner,
        marks: Marks,
    ) -> PaintedBone {
        let mut bone = PaintedBone::back(sprite.pose);
        (bone.face, bone.pin) = match owner {
            BoneOwner::Hand => (Face::Hand, Some(self.look.colors.hand_pin)),
            BoneOwner::Played(place) => {
                let face = Face::Played(self.keyframe.snapshot.color_of(place));
                (face, Some(self.pin_color_of(place)))
            }
            BoneOwner::Revealed(place) => (Face::Hand, place.map(|place| self.pin_color_of(place))),
        };
        if self.look.has_play_edges && matches!(owner, BoneOwner::Played(_)) {
            bone.edge = bone.pin;
        }
        if self.keyframe.snapshot.has_dots() && matches!(owner, BoneOwner::Played(_)) {
            bone.lip = bone.pin;
        }
        let is_this_bone = |other| sprite.id == SpriteId::Bone(other);
        let mut effects = self.effects.iter().map(|active| active.effect);
        let scores = effects.clone().any(|effect| match effect {
            Effect::Sum { bone, .. } => bone.is_some_and(is_this_bone),
            Effect::Points { from, .. } | Effect::Bonus { from, .. } => {
                matches!(
                    from,
                    PointsOrigin::Count(it) | PointsOrigin::Bone(it) if is_this_bone(*it)
                )
            }
            _ => false,
        });
        let strength = |name: &str, is_on| self.mark_strength(pen, (name, sprite), is_on, 0.12);
        bone.faded = strength("faded", marks.is_faded);
        bone.hovered = strength("hovered", marks.is_hovered && !marks.is_selected);
        bone.selected = strength("selected", marks.is_selected);
        let moving_halo = self.halo_strength(sprite);
        bone.halo = moving_halo.unwrap_or_else(|| strength("halo", marks.has_halo));
        bone.scoring = strength("scoring", scores);
        if marks.is_preview {
            bone.opacity =
                if self.dragged.is_some() { DRAG_PREVIEW_OPACITY } else { PREVIEW_OPACITY };
        }
        let flickers =
            effects.any(|effect| matches!(effect, Effect::Flicker(end) if is_this_bone(end.on)));
        if flickers && ((self.progress * FLICKER_COUNT) as u32).is_multiple_of(2) {
            bone.selected = 1.0;
        }
        bone
    }

    fn pin_color_of(&self, place: usize) -> look::Rgb {
        let snapshot = &self.keyframe.snapshot;
        let at = (&snapshot.seating, snapshot.rules.seats);
        player_colors::pin_color(self.look, at, snapshot.players[place].seat)
    }

    /// Paints a sprite that is not a bone.
    fn paint_flat(&self, pen: &mut Pen, sprite: &Sprite, coins: &mut CoinCache) {
        let (rect, look) = (sprite.rect(), self.look);
        match sprite.kind {
            SpriteKind::End(count)
                if sprite.height > 0.0 && self.bone_of_end_has_landed(sprite) =>
            {
                // The number pans with the line.
                let rect = Rect::from_center_size(self.painted(sprite).pose.center, rect.size());
                let gold = self.end_gold(sprite);
                paint::end_number(pen, rect, &count.to_string(), gold, look);
            }
            SpriteKind::HalfPlace(half) if sprite.height > 0.0 => {
                paint::place(
                    pen,
                    rect,
                    Some(&half.to_string()),
                    self.text_scale_at(sprite.id),
                    look,
                );
            }
            SpriteKind::Bone { .. }
            | SpriteKind::Back
            | SpriteKind::End(_)
            | SpriteKind::HalfPlace(_) => {}
            SpriteKind::DrawnText { bone, leads } => {
                self.paint_drawn_for_lead(pen, sprite, (bone, leads));
            }
            SpriteKind::HandPlace => paint::empty_place(pen, rect, Surface::Wood, look),
            SpriteKind::Place(preview) => self.paint_place(pen, sprite, preview, false),
            SpriteKind::Target(preview) => self.paint_place(pen, sprite, preview, true),
            SpriteKind::DirectionSign { towards, next_place } => {
                self.paint_direction_sign(pen, rect, towards, next_place);
            }
            SpriteKind::Name(place) => self.paint_name(pen, sprite, place, coins),
            SpriteKind::Score(score) => self.paint_score(pen, sprite, score),
            SpriteKind::SideNames(place) => self.paint_side_names(pen, rect, place),
            SpriteKind::News(place) => self.paint_news(pen, rect, place),
            SpriteKind::Count => self.paint_count(pen, rect),
            SpriteKind::PlaceCount(preview) => {
                let scores = preview.shown_points(&self.keyframe.snapshot.rules) > Points::NONE;
                let gold = if scores { 1.0 } else { 0.0 };
                let count = points::count_after_play(preview.count);
                paint::end_number(pen, rect, &count, gold, look);
            }
            SpriteKind::LeftOut(bones) => self.paint_dots(pen, rect, bones),
            SpriteKind::Panel => paint::card(pen, rect, look),
            SpriteKind::BoneyardCount => self.paint_boneyard_count(pen, rect),
            SpriteKind::Firecracker(is_selected) => {
                let lit = if is_selected { 1.0 } else { 0.0 };
                let center = self.painted(sprite).pose.center;
                if center != rect.center() {
                    let quiet = color(look.colors.wood_quiet);
                    pen.frame(rect, 6.0, 0.0, 1.5, quiet);
                }
                let firecracker = paint::Firecracker {
                    scale: rect.width() / 24.0,
                    lit,
                    flight: lit,
                    ..paint::Firecracker::new(center)
                };
                paint::firecracker(pen, &firecracker, look);
                if self.hovered == Some(sprite.id) {
                    paint::focus_ring(pen, rect.expand(3.0), 6.0, Surface::Wood, look);
                }
            }
        }
    }

    /// Paints a sign that points to the next player. The sign lights up when the turn passes to
    /// that player.
    fn paint_direction_sign(&self, pen: &mut Pen, rect: Rect, towards: Vec2, next_place: usize) {
        let scale = self.layout.text_scale();
        let seat = self.keyframe.snapshot.players[next_place].seat;
        let passes_here =
            |effect: &Effect| matches!(effect, Effect::TurnPasses { to, .. } if *to == Some(seat));
        let lit = self.effects.iter().find(|active| passes_here(active.effect));
        // Lit for most of the time, then fading.
        let secs_left = lit.map_or(0.0, |active| (secs::SIGN_LIT as f32 - active.secs).max(0.0));
        let lit = (secs_left / SIGN_FADING_SECS).min(1.0);
        let glow = self.look.text(Surface::Wood).gamma_multiply(SIGN_GLOW_OPACITY * lit);
        if lit > 0.0 {
            let around = Rect::from_center_size(rect.center(), Vec2::splat(SIGN_GLOW_SIZE * scale));
            pen.glow(around, around.width() / 2.0, 0.25 * around.width(), glow);
        }
        let resting = self.look.quiet_text(Surface::Wood).gamma_multiply(SIGN_OPACITY);
        let tone = resting.lerp_to_gamma(self.look.text(Surface::Wood), lit);
        let width = lerp(SIGN_STROKE_WIDTHS.0..=SIGN_STROKE_WIDTHS.1, lit);
        let size =
            if self.layout.class == SizeClass::Narrow { SMALL_CHEVRON_SIZE } else { CHEVRON_SIZE };
        paint::chevron(pen, rect.center(), towards * size * scale, (tone, width));
    }

    /// Paints a dot for each bone that isn't shown, along the longer side of `rect`; without room
    /// for all dots, the number of bones between a few dots.
    fn paint_dots(&self, pen: &mut Pen, rect: Rect, bones: usize) {
        let color = color(self.look.colors.cloth_text);
        let (length, center) = (rect.size().max_elem(), rect.center());
        let along = rect.size() / length;
        let step = length / (bones as f32 + 1.0);
        if step >= MIN_DOT_STEP {
            let radius = if step > DOT_STEP { DOT_RADIUS } else { SMALL_DOT_RADIUS };
            for n in 1..=bones {
                pen.disc(rect.min + along * step * n as f32, radius, color);
            }
            return;
        }
        let style = TextStyle::regular(14.0);
        let number = bones.to_string();
        let width = paint::text_width(pen.painter(), &number, style);
        pen.centered_text(center, &number, style, color);
        let half = (vec2(width, style.size) * along).max_elem() / 2.0;
        for n in 1..=2 {
            let away = half + DOT_STEP * n as f32 - SMALL_DOT_RADIUS;
            if away + SMALL_DOT_RADIUS < length / 2.0 {
                pen.disc(center + along * away, SMALL_DOT_RADIUS, color);
                pen.disc(center - along * away, SMALL_DOT_RADIUS, color);
            }
        }
    }

    /// The scale of the text in a place, at least 1.0. It grows with the bones of the line.
    fn text_scale_at(&self, id: SpriteId) -> f32 {
        let on = match id {
            SpriteId::Place(Some(End { on, .. }), _) | SpriteId::Target(on) => Some(on),
            _ => None,
        };
        let on = on.and_then(|bone| self.sprite(SpriteId::Bone(bone)));
        let width = on.map_or(self.keyframe.snapshot.line.width_px(), |on| on.pose.width);
        (width / USUAL_BONE_WIDTH).max(1.0)
    }

    /// Paints a place for a bone, or a target for a firecracker; golden if it scores.
    fn paint_place(
        &self,
        pen: &mut Pen,
        sprite: &Sprite,
        preview: Option<Preview>,
        is_on_bone: bool,
    ) {
        let (rect, scale) = (sprite.rect(), self.text_scale_at(sprite.id));
        let snapshot = &self.keyframe.snapshot;
        let points = preview.map_or(Points::NONE, |preview| preview.shown_points(&snapshot.rules));
        let preview = preview.filter(|_| rules_show_counts(&snapshot.rules));
        let count = preview.map(|preview| preview.count);
        if points > Points::NONE {
            let sum = count.map(msg::table_place_sum);
            let points = msg::plus(points);
            let text = ScoreText { points: &points, sum: sum.as_deref() };
            paint::scoring_place(pen, rect, text, scale, self.look);
            return;
        }
        let caption = msg::TABLE_COUNT_SHORT.text();
        let texts = count.map(|count| (count.to_string(), points::count_after_play(count)));
        let sum =
            texts.as_ref().map(|(number, short)| SumText { caption: &caption, number, short });
        match sum {
            sum if is_on_bone => paint::target(pen, rect, sum, scale, self.look),
            Some(sum) => paint::sum_place(pen, rect, sum, scale, self.look),
            None => paint::place(pen, rect, None, scale, self.look),
        }
    }

    fn paint_boneyard_count(&self, pen: &mut Pen, rect: Rect) {
        if self.keyframe.snapshot.laid.is_empty() {
            // The hand may not have been dealt completely.
            return;
        }
        let bones = self.keyframe.snapshot.boneyard.bones;
        let count = bones.to_string();
        if let Some(lowest) = self.layout.boneyard.filter(|_| bones == 0) {
            // An outline where the last bone was.
            let hairline = color(self.look.colors.hairline);
            pen.frame(pen.snap_rect(lowest), 6.0, -1.0, 0.0, hairline.gamma_multiply(0.6));
        }
        if self.layout.class == SizeClass::Narrow {
            let at = pos2(rect.right() + 2.0, rect.top() + 23.0);
            let ink = color(self.look.colors.cloth_text);
            pen.text(at, Align::Min, &count, TextStyle::semibold(20.0), ink);
        } else {
            let at = pos2(rect.center().x, rect.bottom() - 18.0);
            let caption = self.layout.has_captions.then(|| msg::TABLE_BONEYARD_CAPTION.text());
            let size = if self.layout.class == SizeClass::Wide { 14.0 } else { 12.0 };
            let caption = caption.as_deref().map(|it| (it, TextStyle::regular(size)));
            paint::boneyard_count(pen, at, &count, caption, self.look);
        }
    }

    fn bone_of_end_has_landed(&self, end: &Sprite) -> bool {
        let SpriteId::End(End { on, .. }) = end.id else {
            return true;
        };
        !self.motion.is_flying(SpriteId::Bone(on), self.now)
    }

    /// Whether a sprite may be painted: a place waits until the bone at its end has stopped moving.
    fn is_visible(&self, sprite: &Sprite) -> bool {
        let (SpriteId::Place(Some(End { on, .. }), _) | SpriteId::PlaceCount(End { on, .. })) =
            sprite.id
        else {
            return true;
        };
        let on = self.sprite(SpriteId::Bone(on));
        on.is_none_or(|on| !self.painted(on).is_moving)
    }

    /// How golden the number of an end is, from 0.0 to 1.0: the ends turn gold one after another
    /// while the sum is shown, and stay golden while the points fly.
    fn end_gold(&self, sprite: &Sprite) -> f32 {
        let numbers = self.sprites.iter();
        let numbers = numbers.filter(|it| matches!(it.kind, SpriteKind::End(_)) && it.height > 0.0);
        let index = numbers.clone().position(|it| it.id == sprite.id);
        let (index, count) = (index.unwrap_or_default() as f32, numbers.count() as f32);
        let mut gold =
            self.effects.iter().map(|active| active.effect).filter_map(|effect| match effect {
                Effect::Sum { .. } => Some((self.progress * count - index).clamp(0.0, 1.0)),
                Effect::Points { from: PointsOrigin::Count(_), .. } => Some(1.0),
                _ => None,
            });
        gold.next().unwrap_or(0.0)
    }

    /// Paints the count in its tab, or all terms of the sum while a score is added up.
    fn paint_count(&self, pen: &mut Pen, rect: Rect) {
        let look = self.look;
        let count = self.keyframe.snapshot.count.as_ref();
        let count = count.map(|count| count.sum.to_string());
        if self.layout.class.is_low() {
            let Some(count) = count else { return };
            if self.layout.has_captions {
                let caption = msg::TABLE_COUNT_SHORT.text();
                let quiet = color(look.colors.wood_quiet);
                let at = pos2(rect.center().x, rect.top() + 24.0);
                pen.text(at, Align::Center, &caption, TextStyle::regular(14.0), quiet);
            }
            let at = pos2(rect.center().x, rect.bottom() - 14.0);
            let ink = color(look.colors.wood_text);
            pen.text(at, Align::Center, &count, TextStyle::semibold(24.0), ink);
            return;
        }
        let is_wide = self.layout.class == SizeClass::Wide;
        let [caption, number] = if is_wide { [16.0, 30.0] } else { [14.0, 24.0] };
        let baseline = rect.center() + vec2(0.0, 0.3 * number);
        let mut sums =
            self.effects.iter().map(|active| active.effect).filter_map(|effect| match effect {
                Effect::Sum { terms, count, .. } => Some(points::sum(terms, *count)),
                _ => None,
            });
        if let Some(sum) = sums.next() {
            paint::tab_sum(pen, baseline, (&sum, rect.width()), look);
        } else if let Some(count) = count {
            let label = msg::TURN_TABLE_COUNT.text();
            let styles = [TextStyle::regular(caption), TextStyle::semibold(number)];
            paint::tab_count(pen, baseline, [&label, &count], styles, look);
        }
    }

    /// Paints the text beside a bone drawn for the lead: its number of pips and, for the player who
    /// leads, a line below that says so.
    fn paint_drawn_for_lead(&self, pen: &mut Pen, sprite: &Sprite, (bone, leads): (Bone, bool)) {
        let SpriteId::DrawnText(seat) = sprite.id else {
            return;
        };
        // The text appears when the bone has arrived.
        let lying = self.sprite(SpriteId::Bone(bone));
        if lying.is_some_and(|bone| self.painted(bone).is_moving) {
            return;
        }
        let (rect, scale) = (sprite.rect(), self.layout.text_scale());
        let ink = self.look.text(Surface::Cloth);
        let number = TextStyle::semibold(20.0 * scale);
        let up = if leads { 9.0 * scale } else { 0.0 };
        let middle = rect.center().y;
        let at = pos2(rect.left(), paint::centered_baseline(middle - up, number.size));
        pen.text(at, Align::Min, &bone.weight().to_string(), number, ink);
        if leads {
            let who = Who::at(&self.keyframe.snapshot.seating, seat);
            let style = TextStyle::regular(14.0 * scale);
            let text = msg::taking_leads(&who);
            let (text, style) =
                paint::fit_text(pen.painter(), &text, style, SMALLEST_TEXT_SIZE, rect.width());
            let at = pos2(rect.left(), paint::centered_baseline(middle + 12.0 * scale, style.size));
            pen.text(at, Align::Min, &text, style, ink);
        }
    }
}
