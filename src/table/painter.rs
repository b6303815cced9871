//! Paints a scene: the ground, then every sprite where it is on its way, then effects.

use std::f32::consts::TAU;

use egui::emath::easing::cubic_in_out;
use egui::{Align, Color32, Painter, Pos2, Rect, Ui, Vec2, lerp, pos2, vec2};

use engine::{Bone, End, Seat};
use words::{Points, Who, msg, points};

use super::boxes::Boxes;
use super::measures::SizeClass;
use super::motion::{Motion, Painted};
use super::names;
use super::plates::{LEAST_BAR, Position};
use super::player_colors::{self, side_color};
use super::queue::{Effect, Keyframe};
use super::shuffle;
use super::snapshot::{Preview, Snapshot};
use super::sprite::{Marks, Score, ScoreSize, Sprite, SpriteId, SpriteKind, Whose};
use crate::paint::{
    self, Bone as PaintedBone, BoneCache, Face, Ground, GroundCache, Look, On, Pen, Pill, Pose,
    Side, Tab, TextStyle, Textures, color,
};

/// Corners of the cloth, in points.
const ROUNDING: f32 = 20.0;
/// The number of dots of a trail.
const TRAIL: usize = 10;
/// How often the light of an end that flickers changes.
const FLICKERS: f32 = 6.0;
/// The part of its time in which the needle of the lot turns; then it rests.
const LOT_TURNS: f32 = 0.4;
/// The radius of a dot for a bone that is left out, and that of dots close to each other, in
/// points.
const DOT: f32 = 2.5;
const SMALL_DOT: f32 = 1.5;
/// How far close dots are apart, and the least that they may be, in points.
const DOT_STEP: f32 = 8.0;
const LEAST_STEP: f32 = 5.0;
/// The space between a name and what stands beside it, in points.
const BESIDE_NAME: f32 = 12.0;
/// The least room for the names of two others, and for that of a partner, in points.
const LEAST_NAMES: f32 = 64.0;
const LEAST_PARTNER: f32 = 40.0;
/// The least room for news, in points.
const LEAST_NEWS: f32 = 32.0;
/// The smallest letters beside a name, in points.
const SMALLEST: f32 = 11.0;
/// The size of a sign that shows the way round, in points.
const CHEVRON: f32 = 8.0;
/// The space between a score and a bar in the same row, in points.
const BEFORE_BAR: f32 = 8.0;
/// How strongly a place shows the bone that would lie there, and while the pointer holds it.
const GUEST: f32 = 0.8;
const HELD_GUEST: f32 = 0.5;
/// How dark the cloth gets at the end of a hand, and how long that takes, in seconds.
const DIMMED: f32 = 0.3;
const DIMS_SECS: f32 = 0.2;
/// How far from the edge of the cloth the pips of a hand are told, in points; their first and
/// last size, in points.
const PIPS_INSIDE: f32 = 26.0;
const PIPS: (f32, f32) = (14.0, 24.0);
/// The needle of the lot: its ring, and its half width, in points.
const RING: f32 = 48.0;
const NEEDLE: f32 = 7.0;
const RING_SIDES: u32 = 64;

/// What is painted.
#[derive(Debug)]
pub struct Picture<'a> {
    /// The sprites, the lowest first.
    pub sprites: &'a [Sprite],
    /// The moment that is seen.
    pub keyframe: &'a Keyframe,
    /// Where things belong.
    pub boxes: &'a Boxes,
    /// Where they are painted.
    pub motion: &'a Motion,
    /// How much of the moment has passed, from 0.0 to 1.0.
    pub part: f32,
    /// The time, in seconds.
    pub now: f64,
    /// The bone that the pointer holds.
    pub held: Option<SpriteId>,
    /// What the pointer is over, or the keyboard is on.
    pub hovered: Option<SpriteId>,
    /// Whether the cloth is dimmed.
    pub is_dimmed: bool,
    /// How long things take, as a share of the usual time; 0.0 for no motion at all.
    pub speed: f32,
    /// How everything looks.
    pub look: &'a Look,
}

/// A hand of which bones are counted at the end.
#[derive(Debug)]
struct CountedHand {
    place: usize,
    bones: Vec<Bone>,
    around: Rect,
    /// The middle of the number of its pips.
    told_at: Pos2,
}

/// Paints wood and cloth, with the tabs that are let into the cloth.
pub fn ground(ui: &Ui, boxes: &Boxes, look: &Look, cache: &mut GroundCache, textures: &Textures) {
    let at_right = |rect: Rect| Tab {
        side: Side::Right,
        from: rect.top(),
        to: rect.bottom(),
        depth: rect.width(),
    };
    let at_bottom = |rect: Rect| Tab {
        side: Side::Bottom,
        from: rect.left(),
        to: rect.right(),
        depth: rect.height(),
    };
    let count = boxes.count.map(|count| {
        if boxes.class.is_low() {
            at_right(count)
        } else {
            at_bottom(count)
        }
    });
    let claim = boxes.claim.map(at_bottom);
    // Beside the cloth, and in a narrow table, its icon lies on the wood.
    let log = boxes.log.filter(|log| boxes.cloth.contains(log.center()));
    let ground = Ground {
        room: boxes.area,
        cloth: boxes.cloth,
        rounding: ROUNDING,
        tabs: [count, claim, log.map(at_right)]
            .into_iter()
            .flatten()
            .collect(),
    };
    cache.paint(ui.painter(), &ground, look, textures);
}

/// A name as it fits beside the other things of its plate, and the size of its letters.
pub fn fitted_name(
    painter: &Painter,
    place: usize,
    snapshot: &Snapshot,
    boxes: &Boxes,
) -> (String, f32) {
    let pill = Pill {
        pin: has_dots(snapshot).then_some(look::Rgb([0; 3])),
        ..Pill::new(&snapshot.players[place].name)
    };
    paint::fitted_name(painter, &pill, boxes.name_room(place))
}

/// Whether a dot before each name tells the players apart: two need none.
fn has_dots(snapshot: &Snapshot) -> bool {
    snapshot.players.len() > 2
}

/// How strong a sign of a sprite is, which comes and goes within this time.
fn strength(pen: &Pen, (name, sprite): (&str, &Sprite), is_on: bool, secs: f32) -> f32 {
    let id = egui::Id::unique(("mark", sprite.id, name));
    pen.painter().ctx().animate_bool_with_time(id, is_on, secs)
}

impl Picture<'_> {
    /// Paints all sprites and effects.
    pub fn paint(&self, painter: &Painter, cache: &mut BoneCache) {
        let mut pen = Pen::new(painter);
        if let Some(log) = self.boxes.log {
            let quiet = color(self.look.colors.wood_quiet);
            paint::log_mark(&mut pen, log.center(), quiet);
        }
        for (center, towards) in self.boxes.ways_round() {
            let size = CHEVRON * self.boxes.text_scale();
            let hairline = color(self.look.colors.hairline);
            paint::chevron(&mut pen, center, towards.normalized() * size, hairline);
        }
        // What rests lies below what is on its way.
        let is_above = |sprite: &&Sprite| {
            sprite.is_bone() && self.painted(sprite).moves || self.is_held(sprite)
        };
        let mut bones: Vec<PaintedBone> = Vec::new();
        let mut lists = 0;
        let sprites = self.sprites.iter().filter(|it| self.is_cleared(it));
        for sprite in sprites.clone().filter(|it| !is_above(it)) {
            if let Some(bone) = self.bone(&pen, sprite) {
                bones.push(bone);
            } else {
                if !bones.is_empty() {
                    cache.paint(&mut pen, lists, std::mem::take(&mut bones), self.look);
                    lists += 1;
                }
                self.flat(&mut pen, sprite);
            }
        }
        cache.paint(&mut pen, lists, bones, self.look);
        let mut above = Vec::new();
        for sprite in sprites.filter(is_above) {
            match self.bone(&pen, sprite) {
                Some(bone) => above.push(bone),
                None => self.flat(&mut pen, sprite),
            }
        }
        paint::bones(&mut pen, &above, self.look);
        self.dim(&mut pen);
        for effect in &self.keyframe.effects {
            self.effect(&mut pen, effect);
        }
    }

    /// Dims the cloth, and whatever lies on it.
    fn dim(&self, pen: &mut Pen) {
        let id = egui::Id::unique("dimmed cloth");
        let context = pen.painter().ctx();
        let dimmed = context.animate_bool_with_time(id, self.is_dimmed, DIMS_SECS * self.speed);
        if dimmed > 0.0 {
            let shade = Color32::BLACK.gamma_multiply(DIMMED * dimmed);
            pen.rect(self.boxes.cloth, ROUNDING, shade);
        }
    }

    fn painted(&self, sprite: &Sprite) -> Painted {
        self.motion.painted(sprite, self.now)
    }

    fn sprite(&self, id: SpriteId) -> Option<&Sprite> {
        self.sprites.iter().find(|sprite| sprite.id == id)
    }

    fn is_held(&self, sprite: &Sprite) -> bool {
        self.held == Some(sprite.id)
    }

    /// A bone or a back as it is painted; `None` if the sprite is neither.
    fn bone(&self, pen: &Pen, sprite: &Sprite) -> Option<PaintedBone> {
        let painted = self.painted(sprite);
        let mut bone = match sprite.kind {
            SpriteKind::Back => PaintedBone::back(painted.pose),
            SpriteKind::Bone { bone, whose, marks } => PaintedBone {
                pose: painted.pose,
                pips: Some(bone.halves()),
                ..self.face(pen, sprite, whose, marks)
            },
            _ => return None,
        };
        if painted.turned < 1.0 && bone.pips.is_some() {
            bone.flipped = 1.0 - (2.0 * painted.turned - 1.0).abs();
            if painted.turned < 0.5 {
                bone.pips = None;
            }
        }
        bone.flight = painted.flight;
        bone.moving = painted.moves;
        if self.is_held(sprite) {
            bone.flight = 0.7;
            bone.moving = true;
        }
        Some(bone)
    }

    /// The face of a bone, whatever its pips.
    fn face(&self, pen: &Pen, sprite: &Sprite, whose: Whose, marks: Marks) -> PaintedBone {
        let mut bone = PaintedBone::back(sprite.pose);
        (bone.face, bone.pin) = match whose {
            Whose::Hand => (Face::Hand, Some(self.look.colors.hand_pin)),
            Whose::Played(place) => {
                let face = Face::Played(self.keyframe.snapshot.color_of(place));
                (face, Some(self.pin_of(place)))
            }
            Whose::Revealed(place) => (Face::LaidOpen, place.map(|place| self.pin_of(place))),
        };
        if self.look.has_play_edges && matches!(whose, Whose::Played(_)) {
            bone.edge = bone.pin;
        }
        if has_dots(&self.keyframe.snapshot) && matches!(whose, Whose::Played(_)) {
            bone.lip = bone.pin;
        }
        let is_this = |other| sprite.id == SpriteId::Bone(other);
        let mut effects = self.keyframe.effects.iter();
        let scores = effects.clone().any(|effect| match effect {
            Effect::Sum { bone, .. } | Effect::Points { bone, .. } => bone.is_some_and(is_this),
            _ => false,
        });
        let strength = |name: &str, is_on| strength(pen, (name, sprite), is_on, 0.12);
        bone.faded = strength("faded", marks.faded);
        bone.hovered = strength("hovered", marks.hovered && !marks.selected);
        bone.selected = strength("selected", marks.selected);
        bone.halo = strength("halo", marks.halo);
        bone.scoring = strength("scoring", scores);
        if marks.is_guest {
            bone.opacity = if self.held.is_some() {
                HELD_GUEST
            } else {
                GUEST
            };
        }
        let flickers =
            effects.any(|effect| matches!(effect, Effect::Flicker(end) if is_this(end.on)));
        if flickers && ((self.part * FLICKERS) as u32).is_multiple_of(2) {
            bone.selected = 1.0;
        }
        bone
    }

    /// The pin of the player in a place.
    fn pin_of(&self, place: usize) -> look::Rgb {
        let snapshot = &self.keyframe.snapshot;
        let at = (&snapshot.seating, snapshot.rules.seats);
        player_colors::pin(self.look, at, snapshot.players[place].seat)
    }

    /// The dot beside the name of the player in a place.
    fn dot_of(&self, place: usize) -> look::Rgb {
        let snapshot = &self.keyframe.snapshot;
        let at = (&snapshot.seating, snapshot.rules.seats);
        player_colors::dot(self.look, at, snapshot.players[place].seat)
    }

    /// Everything that is no bone.
    fn flat(&self, pen: &mut Pen, sprite: &Sprite) {
        let (rect, look) = (sprite.rect(), self.look);
        match sprite.kind {
            SpriteKind::End(count) if sprite.height > 0.0 && self.has_landed(sprite) => {
                // It pans with the line.
                let center = self.painted(sprite).pose.center;
                let gold = self.end_gold(sprite);
                paint::end_number(pen, center, &count.to_string(), gold, look);
            }
            SpriteKind::Bone { .. } | SpriteKind::Back | SpriteKind::End(_) => {}
            SpriteKind::Drawn { bone, leads } => self.drawn(pen, sprite, (bone, leads)),
            SpriteKind::HandPlace => paint::ghost_place(pen, rect, On::Wood, look),
            SpriteKind::Place(told) => self.place(pen, rect, told, false),
            SpriteKind::Target(told) => self.place(pen, rect, told, true),
            SpriteKind::Name(place) => self.name(pen, sprite, place),
            SpriteKind::Score(score) => self.score(pen, rect, score),
            SpriteKind::SideNames(place) => self.side_names(pen, rect, place),
            SpriteKind::News(place) => self.news(pen, rect, place),
            SpriteKind::Count => self.count(pen, rect),
            SpriteKind::PlaceCount(preview) => {
                let scores = preview.shown_points(&self.keyframe.snapshot.rules) > Points::NONE;
                let gold = if scores { 1.0 } else { 0.0 };
                let count = preview.count.to_string();
                paint::end_number(pen, rect.center(), &count, gold, look);
            }
            SpriteKind::LeftOut(bones) => self.dots(pen, rect, bones),
            SpriteKind::Panel => paint::card(pen, rect, look),
            SpriteKind::BoneyardCount => self.boneyard_count(pen, rect),
            SpriteKind::Firecracker(is_taken_up) => {
                let lit = if is_taken_up { 1.0 } else { 0.0 };
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
                    paint::focus_ring(pen, rect.expand(3.0), 6.0, On::Wood, look);
                }
            }
        }
    }

    /// A dot for each bone that is left out, along the longer side; where there is no room for
    /// all, their number with a few dots before and after it.
    fn dots(&self, pen: &mut Pen, rect: Rect, bones: usize) {
        let color = color(self.look.colors.cloth_text);
        let (length, center) = (rect.size().max_elem(), rect.center());
        let along = rect.size() / length;
        let step = length / (bones as f32 + 1.0);
        if step >= LEAST_STEP {
            let radius = if step > DOT_STEP { DOT } else { SMALL_DOT };
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
            let away = half + DOT_STEP * n as f32 - SMALL_DOT;
            if away + SMALL_DOT < length / 2.0 {
                pen.disc(center + along * away, SMALL_DOT, color);
                pen.disc(center - along * away, SMALL_DOT, color);
            }
        }
    }

    /// A place for a bone, or a bone that can be blown up: gold where that scores. On a bone
    /// it is darkened.
    fn place(&self, pen: &mut Pen, rect: Rect, told: Option<Preview>, is_on_bone: bool) {
        let snapshot = &self.keyframe.snapshot;
        let points = told.map_or(Points::NONE, |preview| {
            preview.shown_points(&snapshot.rules)
        });
        let sum = told.map(|preview| preview.count.to_string());
        if points > Points::NONE {
            let sum = sum.map(msg::table_place_sum);
            let points = msg::plus(points);
            paint::scoring_place(pen, rect, &points, sum.as_deref(), self.look);
        } else if is_on_bone {
            paint::target(pen, rect, sum.as_deref(), self.look);
        } else {
            paint::place(pen, rect, sum.as_deref(), self.look);
        }
    }

    /// The name of a player, gold while it is their turn, and quietly beside it that of the
    /// viewer's partner, who shares the score, or how many bones the player holds.
    fn name(&self, pen: &mut Pen, sprite: &Sprite, place: usize) {
        let (snapshot, rect) = (&self.keyframe.snapshot, sprite.rect());
        let player = &snapshot.players[place];
        let fitted = fitted_name(pen.painter(), place, snapshot, self.boxes);
        let pill = Pill {
            turn: strength(pen, ("turn", sprite), player.is_in_turn, 0.15),
            ..self.pill(place, &fitted)
        };
        let player_box = &self.boxes.plates[place];
        let width = paint::name_pill_width(pen.painter(), &pill);
        let left = if player_box.is_at_side() {
            rect.center().x - width / 2.0
        } else if self.boxes.stands_before_bones(place) {
            rect.right() - width
        } else {
            rect.left()
        };
        let pill = paint::name_pill(pen, pos2(left, rect.center().y), &pill, self.look);
        // The news of the player alone may stand there for a while.
        let has_news = self.sprite(SpriteId::News(player.seat)).is_some();
        let gives_way = has_news && !self.boxes.class.is_low();
        if gives_way || player.bones == 0 {
            return;
        }
        let partner = snapshot.side(place).into_iter().nth(1);
        let beside = match partner.filter(|_| place == 0) {
            Some(partner) => msg::plate_and_partner(snapshot.players[partner].name.clone()),
            None => names::holds(player),
        };
        let x = pill.right() + BESIDE_NAME / 2.0;
        // The score may stand in the same row.
        let room = if player_box.has_two_rows() {
            player_box.bones.left() - x
        } else {
            player_box.score.x - x
        };
        if room > LEAST_PARTNER {
            let at = pos2(x, rect.center().y);
            self.beside_name(pen, at, &beside, (Align::Min, room - 8.0));
        }
    }

    /// Something quiet beside a name, in a row of which the middle is given.
    fn beside_name(&self, pen: &mut Pen, at: Pos2, text: &str, (align, room): (Align, f32)) {
        let style = TextStyle::regular(14.0 * self.boxes.text_scale());
        let (text, style) = paint::fitted(pen.painter(), text, style, SMALLEST, room);
        let ink = self.look.quiet(On::Wood);
        pen.text(at + vec2(0.0, 5.0), align, &text, style, ink);
    }

    /// The pill of a name that was made to fit, at rest.
    fn pill<'text>(&self, place: usize, fitted: &'text (String, f32)) -> Pill<'text> {
        let (text, text_size) = fitted;
        Pill {
            text_size: *text_size,
            height: self.boxes.plates[place].pill.height(),
            pin: has_dots(&self.keyframe.snapshot).then(|| self.dot_of(place)),
            ..Pill::new(text)
        }
    }

    /// Where the name of a player ends.
    fn name_end(&self, pen: &Pen, place: usize) -> f32 {
        let fitted = fitted_name(pen.painter(), place, &self.keyframe.snapshot, self.boxes);
        let width = paint::name_pill_width(pen.painter(), &self.pill(place, &fitted));
        self.boxes.plates[place].pill.left() + width
    }

    /// News at its player: beside the name, or after the bones where they stand in one row
    /// with it, or above a name at the side.
    fn news(&self, pen: &mut Pen, rect: Rect, place: usize) {
        let (player, boxes) = (&self.keyframe.snapshot.players[place], self.boxes);
        // What docks at the score may stand there.
        let seats = self.keyframe.snapshot.rules.seats;
        let docks = |effect: &Effect| match effect {
            Effect::Points { seat, .. } | Effect::Counting { seat, .. } => {
                seats.team(*seat) == seats.team(player.seat)
            }
            _ => false,
        };
        if self.keyframe.effects.iter().any(docks) {
            return;
        }
        let player_box = &boxes.plates[place];
        let has_two_rows = player_box.has_two_rows();
        let between =
            |from: f32, to: f32, row: Rect| Rect::from_x_y_ranges(from..=to, row.y_range());
        let row = if place == 0 {
            boxes.hand(player.bones)
        } else {
            boxes.backs(place, player.bones, true)
        };
        let is_beside_backs = boxes.stands_before_bones(place);
        let room = match player_box.position {
            Position::Left | Position::Right => rect,
            Position::Own if boxes.class == SizeClass::Narrow => rect,
            // Above a large hand.
            Position::Own if player_box.bones.top() >= rect.bottom() => rect,
            Position::Own | Position::Top if has_two_rows && !is_beside_backs => {
                let name = self.name_end(pen, place);
                let end = row.first().map_or(rect.right(), Rect::left);
                between(name + BESIDE_NAME, end, player_box.pill)
            }
            Position::Own | Position::Top if !is_beside_backs => {
                let end = row.last().map_or(player_box.bones.left(), Rect::right);
                between(end + BESIDE_NAME, rect.right() - 4.0, rect)
            }
            _ => {
                let end = row.last().map_or(player_box.bones.left(), Rect::right);
                // The score of a single player may stand after the bones.
                let is_single = has_two_rows && !is_beside_backs && boxes.other_side.is_none();
                let end = if is_single {
                    let points = player.score.to_string();
                    let letters = letters(ScoreSize::Chip) * boxes.text_scale();
                    let width = paint::score_width(pen.painter(), &points, None, letters);
                    player_box.score.x + width
                } else {
                    end
                };
                between(end + BESIDE_NAME / 2.0, rect.right() - 4.0, rect)
            }
        };
        if room.width() < LEAST_NEWS {
            return;
        }
        let (at, align) = if player_box.is_at_side() {
            (room.center(), Align::Center)
        } else {
            (room.left_center(), Align::Min)
        };
        let told = names::shown_news(player);
        self.tell_beside(pen, at, &told, (align, room.width()));
    }

    /// News whole or not at all: in one row, or in two where it has the plate to itself.
    fn tell_beside(&self, pen: &mut Pen, at: Pos2, told: &str, (align, room): (Align, f32)) {
        let scale = self.boxes.text_scale();
        let smallest = TextStyle::regular(SMALLEST);
        let fits = |pen: &Pen, text: &str| paint::text_width(pen.painter(), text, smallest) <= room;
        if fits(pen, told) {
            self.beside_name(pen, at, told, (align, room));
            return;
        }
        let middle = told.len() / 2;
        let spaces = told.match_indices(' ').map(|(at, _)| at);
        let Some(cut) = spaces.min_by_key(|at| at.abs_diff(middle)) else {
            return;
        };
        let rows = [&told[..cut], &told[cut + 1..]];
        if self.boxes.class.has_chips() || !rows.iter().all(|row| fits(pen, row)) {
            return;
        }
        for (row, down) in rows.into_iter().zip([-15.0, 0.0]) {
            let at = at + vec2(0.0, down * scale);
            self.beside_name(pen, at, row, (align, room));
        }
    }

    /// The names of a side of two others: their dots alone where there is little room.
    fn side_names(&self, pen: &mut Pen, rect: Rect, place: usize) {
        let snapshot = &self.keyframe.snapshot;
        let mut x = rect.left() + 5.0;
        for place in snapshot.side(place) {
            let dot = color(self.dot_of(place));
            pen.disc(pos2(x, rect.center().y), 5.0, dot);
            x += 11.0;
        }
        let room = rect.right() - x;
        if room < LEAST_NAMES {
            return;
        }
        let style = TextStyle::semibold(14.0 * self.boxes.text_scale());
        let text = names::side(snapshot, place);
        let (words, style) = paint::fitted(pen.painter(), &text, style, SMALLEST, room);
        let at = pos2(x + 4.0, rect.center().y + 5.0);
        pen.text(at, Align::Min, &words, style, self.look.text(On::Wood));
    }

    /// A score, which counts up while points arrive.
    fn score(&self, pen: &mut Pen, rect: Rect, score: Score) {
        let (snapshot, look) = (&self.keyframe.snapshot, self.look);
        let player = &snapshot.players[score.place];
        let seats = snapshot.rules.seats;
        let missing = self.keyframe.missing(seats.team(player.seat), self.part);
        let shown = player.score - missing.round() as i32;
        let letters = letters(score.size) * self.boxes.text_scale();
        let points = shown.to_string();
        let width = |of: Option<&str>| paint::score_width(pen.painter(), &points, of, letters);
        let of = score.target.map(msg::plate_of_target);
        let of = of.filter(|_| !matches!(score.size, ScoreSize::Rim | ScoreSize::Chip));
        // Where there is too little room, the score stands alone.
        let of = of.filter(|of| width(Some(of)) <= rect.width());
        let aside = width(of.as_deref()) * score.align.to_factor();
        let at = score.baseline - vec2(aside, 0.0);
        let written = paint::score(pen, at, &points, of.as_deref(), letters, look);
        let mut bar = score.bar;
        if bar.top() < at.y {
            bar.min.x = bar.left().max(written.right() + BEFORE_BAR);
            if bar.width() < LEAST_BAR {
                return;
            }
        }
        // In a narrow table, news of the viewer takes the place of the bar for a while.
        let gives_way = self.boxes.class == SizeClass::Narrow
            && score.size == ScoreSize::Own
            && self.sprite(SpriteId::News(player.seat)).is_some();
        let target = score.target.filter(|target| *target > 0 && !gives_way);
        if let Some(target) = target.filter(|_| bar.height() > 0.0) {
            let part = (shown as f32 / target as f32).clamp(0.0, 1.0);
            let side = side_color(&snapshot.seating, seats, player.seat);
            paint::score_bar(pen, bar, part, look.colors.bars[side], look);
        }
    }

    /// How many bones lie in the boneyard.
    fn boneyard_count(&self, pen: &mut Pen, rect: Rect) {
        if self.keyframe.snapshot.laid.is_empty() {
            // The hand may still be dealt.
            return;
        }
        let bones = self.keyframe.snapshot.boneyard.bones;
        let count = bones.to_string();
        if let Some(lowest) = self.boxes.boneyard.filter(|_| bones == 0) {
            // Where the last one lay.
            let hairline = color(self.look.colors.hairline);
            pen.frame(
                pen.snap_rect(lowest),
                6.0,
                -1.0,
                0.0,
                hairline.gamma_multiply(0.6),
            );
        }
        if self.boxes.class == SizeClass::Narrow {
            let at = pos2(rect.right() + 2.0, rect.top() + 23.0);
            let ink = color(self.look.colors.cloth_text);
            pen.text(at, Align::Min, &count, TextStyle::semibold(20.0), ink);
        } else {
            let at = pos2(rect.center().x, rect.bottom() - 18.0);
            let caption = self
                .boxes
                .has_words
                .then(|| msg::TABLE_BONEYARD_CAPTION.text());
            paint::boneyard_count(pen, at, &count, caption.as_deref(), self.look);
        }
    }

    /// Whether the bone of an end lies on the table: where it is hurried, it may still fly.
    fn has_landed(&self, end: &Sprite) -> bool {
        let SpriteId::End(End { on, .. }) = end.id else {
            return true;
        };
        !self.motion.is_flying(SpriteId::Bone(on), self.now)
    }

    /// Whether a sprite may be painted: not a place whose end is still panning.
    fn is_cleared(&self, sprite: &Sprite) -> bool {
        let (SpriteId::Place(Some(End { on, .. })) | SpriteId::PlaceCount(End { on, .. })) =
            sprite.id
        else {
            return true;
        };
        let on = self.sprite(SpriteId::Bone(on));
        on.is_none_or(|on| !self.painted(on).moves)
    }

    /// How far the number of an end has turned gold: one after another while the sum is
    /// written, all while the points fly.
    fn end_gold(&self, sprite: &Sprite) -> f32 {
        let numbers = self.sprites.iter();
        let numbers = numbers.filter(|it| matches!(it.kind, SpriteKind::End(_)) && it.height > 0.0);
        let place = numbers.clone().position(|it| it.id == sprite.id);
        let (place, count) = (place.unwrap_or_default() as f32, numbers.count() as f32);
        let mut gold = self
            .keyframe
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Sum { .. } => Some((self.part * count - place).clamp(0.0, 1.0)),
                Effect::Points { bone: Some(_), .. } => Some(1.0),
                _ => None,
            });
        gold.next().unwrap_or(0.0)
    }

    /// The tab of the count: what the ends add up to, or how that comes about. In a low table
    /// the caption stands above the number.
    fn count(&self, pen: &mut Pen, rect: Rect) {
        let look = self.look;
        let told = self.keyframe.snapshot.count.as_ref();
        let count = told.map(|told| told.count.to_string());
        if self.boxes.class.is_low() {
            let Some(count) = count else { return };
            if self.boxes.has_words {
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
        let baseline = rect.center() + vec2(0.0, 7.0);
        let mut sums = self
            .keyframe
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Sum { terms, count, .. } => Some(points::sum(terms, *count)),
                _ => None,
            });
        if let Some(sum) = sums.next() {
            paint::tab_sum(pen, baseline, &sum, look);
        } else if let Some(count) = count {
            let label = msg::TURN_TABLE_COUNT.text();
            paint::tab_count(pen, baseline, &label, &count, look);
        }
    }

    fn effect(&self, pen: &mut Pen, effect: &Effect) {
        match effect {
            Effect::Points { seat, points, bone } => {
                let Some(to) = self.dock(*seat) else {
                    return;
                };
                let bone = bone.and_then(|bone| self.sprite(SpriteId::Bone(bone)));
                let counts = self.keyframe.snapshot.count.is_some() && bone.is_some();
                let count = self.boxes.count.filter(|_| counts);
                let from = count
                    .map(|count| count.center())
                    .or(bone.map(|bone| bone.pose.center))
                    .or_else(|| self.counted_hands().last().map(|hand| hand.told_at))
                    .unwrap_or_else(|| self.boxes.cloth.center());
                let part = cubic_in_out(self.part);
                for n in 1..=TRAIL {
                    let back = part - n as f32 * 0.06;
                    if back > 0.0 {
                        let fading = 1.0 - n as f32 / (TRAIL as f32 + 1.0);
                        let dot = color(self.look.colors.gold).gamma_multiply(0.8 * fading);
                        pen.disc(arc(from, to, back), 5.0 * fading + 1.0, dot);
                    }
                }
                plus(pen, arc(from, to, part), *points, self.look);
            }
            Effect::Counting { seat, points, .. } => {
                if let Some(at) = self.dock(*seat) {
                    plus(pen, at, *points, self.look);
                }
            }
            Effect::Shuffle => {
                let is_again = self.keyframe.snapshot.taking.is_some();
                let shuffled = |n| {
                    if is_again {
                        shuffle::shuffled_again(n, self.part, self.boxes)
                    } else {
                        shuffle::shuffled(n, self.part, self.boxes)
                    }
                };
                let backs = (0..shuffle::BONES).map(|n| PaintedBone {
                    moving: true,
                    ..PaintedBone::back(shuffled(n))
                });
                paint::bones(pen, &backs.collect::<Vec<_>>(), self.look);
            }
            Effect::Pips => self.pips(pen),
            Effect::Muggins { seat, from, points } => {
                let place = self.keyframe.snapshot.place_of(*seat);
                let who = Who::at(&self.keyframe.snapshot.seating, *from);
                let told = msg::table_muggins(&who, Points::shown(*points));
                self.says(pen, place, &told);
            }
            Effect::Lot(leader) => self.needle(pen, *leader),
            Effect::Blast(bone) => {
                if let Some(Pose { center, width, .. }) =
                    self.sprite(SpriteId::Bone(*bone)).map(|bone| bone.pose)
                {
                    paint::blast(pen, center, 2.0 * width, self.part, self.look);
                }
            }
            Effect::Deal | Effect::Sum { .. } | Effect::Flicker(_) => {}
        }
    }

    /// The hands of which bones are counted, in the order in which they are.
    fn counted_hands(&self) -> Vec<CountedHand> {
        let risen = self.keyframe.snapshot.risen;
        let mut hands: Vec<CountedHand> = Vec::new();
        for sprite in self.sprites {
            let place = match sprite.kind {
                SpriteKind::Bone {
                    whose: Whose::Hand, ..
                } => 0,
                SpriteKind::Bone {
                    whose: Whose::Revealed(Some(place)),
                    ..
                } => place,
                _ => continue,
            };
            let SpriteId::Bone(bone) = sprite.id else {
                continue;
            };
            if !risen.contains(bone) {
                continue;
            }
            match hands.last_mut().filter(|hand| hand.place == place) {
                Some(hand) => {
                    hand.bones.push(bone);
                    hand.around = hand.around.union(sprite.rect());
                }
                None => hands.push(CountedHand {
                    place,
                    bones: vec![bone],
                    around: sprite.rect(),
                    told_at: Pos2::ZERO,
                }),
            }
        }
        let room = self.boxes.cloth.shrink(PIPS_INSIDE);
        for hand in &mut hands {
            hand.told_at = paint::nearest_inside(room, hand.around.center());
        }
        hands
    }

    /// The pips of the bones that have been counted so far, at each hand: they grow with every
    /// bone.
    fn pips(&self, pen: &mut Pen) {
        let secs = f64::from(self.part) * self.keyframe.secs;
        let counted = (secs / self.keyframe.apart_secs.max(f64::EPSILON)) as usize + 1;
        let mut before = 0;
        for hand in self.counted_hands() {
            let here = counted.saturating_sub(before).min(hand.bones.len());
            before += hand.bones.len();
            if here == 0 {
                continue;
            }
            let pips: u32 = hand.bones[..here]
                .iter()
                .map(|it| u32::from(it.weight()))
                .sum();
            let share = here as f32 / hand.bones.len() as f32;
            let style = TextStyle::semibold(lerp(PIPS.0..=PIPS.1, share));
            let gold = self.look.gold_text(On::Cloth);
            let at = hand.told_at + vec2(0.0, style.size * 0.35);
            pen.text(at, Align::Center, &pips.to_string(), style, gold);
        }
    }

    /// Beside a bone that was drawn for the lead: its pips, and below them who leads.
    fn drawn(&self, pen: &mut Pen, sprite: &Sprite, (bone, leads): (Bone, bool)) {
        let SpriteId::Drawn(seat) = sprite.id else {
            return;
        };
        // It is told once the bone lies there.
        let lying = self.sprite(SpriteId::Bone(bone));
        if lying.is_some_and(|bone| self.painted(bone).moves) {
            return;
        }
        let (rect, scale) = (sprite.rect(), self.boxes.text_scale());
        let ink = self.look.text(On::Cloth);
        let number = TextStyle::semibold(20.0 * scale);
        let up = if leads { 9.0 * scale } else { 0.0 };
        let middle = rect.center().y;
        let at = pos2(
            rect.left(),
            paint::centered_baseline(middle - up, number.size),
        );
        pen.text(at, Align::Min, &bone.weight().to_string(), number, ink);
        if leads {
            let who = Who::at(&self.keyframe.snapshot.seating, seat);
            let style = TextStyle::regular(14.0 * scale);
            let told = msg::taking_leads(&who);
            let (told, style) = paint::fitted(pen.painter(), &told, style, SMALLEST, rect.width());
            let at = pos2(
                rect.left(),
                paint::centered_baseline(middle + 12.0 * scale, style.size),
            );
            pen.text(at, Align::Min, &told, style, ink);
        }
    }

    /// A bubble at the name of a player says something.
    fn says(&self, pen: &mut Pen, place: usize, told: &str) {
        let pill = self.boxes.plates[place].pill;
        let style = TextStyle::semibold(16.0);
        let size = vec2(paint::text_width(pen.painter(), told, style) + 32.0, 40.0);
        let down = if pill.center().y < self.boxes.cloth.center().y {
            1.0
        } else {
            -1.0
        };
        let center = pill.center() + vec2(0.0, down * (pill.height() / 2.0 + 10.0 + size.y / 2.0));
        let room = self.boxes.area.shrink(10.0).shrink2(size / 2.0);
        let rect = Rect::from_center_size(paint::nearest_inside(room, center), size);
        paint::bubble(pen, rect, pill, self.look);
        let ink = color(self.look.colors.panel_text);
        pen.centered_text(rect.center(), told, style, ink);
    }

    /// A brass needle turns in its ring and points at the hand of who leads by lot.
    fn needle(&self, pen: &mut Pen, leader: Seat) {
        let snapshot = &self.keyframe.snapshot;
        let scale = self.boxes.text_scale();
        let center = self.boxes.cloth.center();
        let plate = &self.boxes.plates[snapshot.place_of(leader)];
        let towards = match plate.position {
            Position::Own => vec2(0.0, 1.0),
            Position::Top => vec2(0.0, -1.0),
            Position::Left => vec2(-1.0, 0.0),
            Position::Right => vec2(1.0, 0.0),
            Position::Chip => plate.bones.center() - center,
        };
        let part = (self.part / LOT_TURNS).min(1.0);
        let turns = (1.0 - cubic_in_out(part)) * 3.0 * TAU;
        let along = Vec2::angled(towards.angle() - turns);
        let fading = ((1.0 - self.part) / 0.1).clamp(0.0, 1.0);
        let look = self.look;
        let ink = look.text(On::Cloth).gamma_multiply(fading);
        let radius = RING * scale;
        let ring: Vec<Pos2> = (0..RING_SIDES)
            .map(|n| center + Vec2::angled(TAU * n as f32 / RING_SIDES as f32) * radius)
            .collect();
        pen.poly(&ring, true, 1.5, ink.gamma_multiply(0.2));
        let brass = |light: f32| {
            let towards = if light > 0.0 {
                Color32::WHITE
            } else {
                Color32::BLACK
            };
            let brass = color(look.colors.hand_pin);
            brass
                .lerp_to_gamma(towards, light.abs())
                .gamma_multiply(fading)
        };
        let aside = along.rot90() * NEEDLE * scale;
        let (tip, tail) = (
            center + along * radius * 0.9,
            center - along * radius * 0.45,
        );
        pen.polygon(&[center + aside, center, tip], brass(0.4));
        pen.polygon(&[center, center - aside, tip], brass(0.0));
        pen.polygon(&[center - aside, center + aside, tail], brass(-0.35));
        pen.disc(center, 3.0 * scale, brass(-0.5));
        if part < 1.0 {
            return;
        }
        let who = Who::at(&snapshot.seating, leader);
        // Below the ring, whichever way it points.
        let below = center + vec2(0.0, radius + 28.0 * scale);
        let style = TextStyle::semibold(20.0 * scale);
        pen.text(below, Align::Center, &msg::taking_leads(&who), style, ink);
        let style = TextStyle::regular(14.0 * scale);
        let quiet = look.quiet(On::Cloth).gamma_multiply(fading);
        let by_lot = msg::TAKING_BY_LOT.text();
        pen.text(
            below + vec2(0.0, 22.0 * scale),
            Align::Center,
            &by_lot,
            style,
            quiet,
        );
    }

    /// Where points dock beside the score of a seat's side, as far as the table reaches.
    fn dock(&self, seat: Seat) -> Option<Pos2> {
        let seats = self.keyframe.snapshot.rules.seats;
        let is_of_side =
            |id| matches!(id, SpriteId::Score(of) if seats.team(of) == seats.team(seat));
        let sprite = self.sprites.iter().find(|sprite| is_of_side(sprite.id))?;
        let rect = sprite.rect();
        let at = match sprite.kind {
            SpriteKind::Score(score) if score.size == ScoreSize::Rim => {
                score.baseline - vec2(0.0, 60.0)
            }
            _ => rect.right_top() + vec2(-40.0, 2.0),
        };
        let room = self.boxes.area.shrink2(vec2(40.0, 24.0));
        Some(paint::nearest_inside(room, at))
    }
}

/// The size of the letters of a score, in points.
const fn letters(size: ScoreSize) -> f32 {
    match size {
        ScoreSize::Own => 28.0,
        ScoreSize::Other => 24.0,
        ScoreSize::Rim | ScoreSize::Chip => 20.0,
        ScoreSize::Row => 18.0,
    }
}

/// A point on the way from one place to another, a little bent.
fn arc(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let way = to - from;
    let bend = vec2(way.y, -way.x) * 0.12 * (part * std::f32::consts::PI).sin();
    from + way * part + bend
}

/// "+15" in gold.
fn plus(pen: &mut Pen, center: Pos2, points: i32, look: &Look) {
    let told = if points < 0 {
        points.to_string()
    } else {
        msg::plus(Points::shown(points))
    };
    let style = TextStyle::semibold(24.0);
    let width = paint::text_width(pen.painter(), &told, style) + 32.0;
    let rect = Rect::from_center_size(center, vec2(width.max(64.0), 40.0));
    let gold = color(look.colors.gold);
    pen.glow(rect, 20.0, 7.0, gold.gamma_multiply(0.4));
    pen.rect(rect, 20.0, (gold, color(look.colors.gold_lower)));
    let at = center + vec2(0.0, 8.5);
    let ink = color(look.colors.on_gold);
    pen.text(at, Align::Center, &told, style, ink);
}
