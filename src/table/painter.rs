//! Paints a scene: the ground, then every sprite where it is on its way, then effects.

use egui::emath::easing::cubic_in_out;
use egui::{Align, Align2, Pos2, Rect, Ui, pos2, vec2};

use engine::{Pips, Seat};
use words::{msg, points};

use super::boxes::Boxes;
use super::measures::SizeClass;
use super::motion::{Motion, Painted};
use super::names;
use super::plates::Position;
use super::player_colors::{self, side_color};
use super::queue::Effect;
use super::shuffle;
use super::snapshot::Snapshot;
use super::sprite::{Marks, ScoreSize, Sprite, SpriteId, Thing, Whose};
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
/// The largest radius of a dot for a bone that is left out, in points.
const DOT: f32 = 2.5;
/// The space between a name and what stands beside it, in points.
const BESIDE_NAME: f32 = 12.0;
/// The least room for the names of two others, and for that of a partner, in points.
const LEAST_NAMES: f32 = 64.0;
const LEAST_PARTNER: f32 = 40.0;
/// The least room for news, in points.
const LEAST_NEWS: f32 = 32.0;
/// The size of a sign that shows the way round, in points.
const CHEVRON: f32 = 5.0;
/// How strongly a place shows the bone that would lie there.
const GUEST: f32 = 0.8;

/// What is painted.
#[derive(Debug)]
pub struct Picture<'a> {
    /// The sprites, the lowest first.
    pub sprites: &'a [Sprite],
    /// The table they are of.
    pub snapshot: &'a Snapshot,
    /// Where things belong.
    pub boxes: &'a Boxes,
    /// Where they are painted.
    pub motion: &'a Motion,
    /// What is seen besides.
    pub effects: &'a [Effect],
    /// How much of the moment has passed, from 0.0 to 1.0.
    pub part: f32,
    /// The time, in seconds.
    pub now: f64,
    /// The bone that the pointer holds.
    pub held: Option<SpriteId>,
    /// What the pointer is over, or the keyboard is on.
    pub hovered: Option<SpriteId>,
    /// How everything looks.
    pub look: &'a Look,
}

/// Paints wood and cloth, with the tabs that are let into the cloth.
pub fn ground(ui: &Ui, boxes: &Boxes, look: &Look, cache: &mut GroundCache, textures: &Textures) {
    let is_low = boxes.class.is_low();
    let mut tabs = Vec::new();
    if let Some(count) = boxes.count {
        let (side, from, to, depth) = if is_low {
            (Side::Right, count.top(), count.bottom(), count.width())
        } else {
            (Side::Bottom, count.left(), count.right(), count.height())
        };
        tabs.push(Tab {
            side,
            from,
            to,
            depth,
        });
    }
    // Beside the cloth, and in a narrow table, its icon lies on the wood.
    if let Some(log) = boxes.log.filter(|log| boxes.cloth.contains(log.center())) {
        tabs.push(Tab {
            side: Side::Right,
            from: log.top(),
            to: log.bottom(),
            depth: log.width(),
        });
    }
    let ground = Ground {
        room: boxes.area,
        bar: 0.0,
        cloth: boxes.cloth,
        rounding: ROUNDING,
        tabs,
    };
    cache.paint(ui.painter(), &ground, look, textures);
}

/// Paints all sprites and effects.
pub fn paint(ui: &Ui, picture: &Picture<'_>, cache: &mut BoneCache) {
    let mut pen = Pen::new(ui.painter());
    if let Some(log) = picture.boxes.log {
        let quiet = color(picture.look.colors.wood_quiet);
        paint::log_mark(&mut pen, log.center(), quiet);
    }
    for (center, towards) in picture.boxes.ways_round() {
        let size = CHEVRON * picture.boxes.text_scale();
        let hairline = color(picture.look.colors.hairline);
        paint::chevron(&mut pen, center, towards.normalized() * size, hairline);
    }
    // What rests lies below what is on its way.
    let painted = |sprite: &Sprite| picture.motion.painted(sprite, picture.now);
    let is_above = |sprite: &Sprite| {
        painted(sprite).moves && matches!(sprite.thing, Thing::Bone { .. } | Thing::Back)
            || is_held(sprite, picture)
    };
    let mut bones: Vec<PaintedBone> = Vec::new();
    let mut lists = 0;
    // What a dragged bone would make of the table stays readable above it.
    let is_place = |it: &Sprite| picture.held.is_some() && matches!(it.thing, Thing::Place { .. });
    for sprite in picture
        .sprites
        .iter()
        .filter(|it| !is_above(it) && !is_place(it))
    {
        if let Some(bone) = bone(sprite, painted(sprite), picture, ui) {
            bones.push(bone);
        } else {
            if !bones.is_empty() {
                cache.paint(&mut pen, lists, std::mem::take(&mut bones), picture.look);
                lists += 1;
            }
            flat(&mut pen, sprite, picture, ui);
        }
    }
    cache.paint(&mut pen, lists, bones, picture.look);
    let mut above = Vec::new();
    for sprite in picture.sprites.iter().filter(|it| is_above(it)) {
        match bone(sprite, painted(sprite), picture, ui) {
            Some(bone) => above.push(bone),
            None => flat(&mut pen, sprite, picture, ui),
        }
    }
    paint::bones(&mut pen, &above, picture.look);
    for place in picture.sprites.iter().filter(|it| is_place(it)) {
        flat(&mut pen, place, picture, ui);
    }
    for effect in picture.effects {
        paint_effect(&mut pen, effect, picture);
    }
}

fn is_held(sprite: &Sprite, picture: &Picture<'_>) -> bool {
    picture.held == Some(sprite.id)
}

/// A bone or a back as it is painted; `None` if the sprite is neither.
fn bone(sprite: &Sprite, painted: Painted, picture: &Picture<'_>, ui: &Ui) -> Option<PaintedBone> {
    let pose = painted.pose;
    let mut bone = match &sprite.thing {
        Thing::Back => PaintedBone::back(pose),
        Thing::Bone {
            halves,
            whose,
            pin,
            marks,
        } => face(sprite, pose, (*halves, *whose, *pin, *marks), picture, ui),
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
    if is_held(sprite, picture) {
        bone.flight = 0.7;
        bone.moving = true;
    }
    Some(bone)
}

fn face(
    sprite: &Sprite,
    pose: Pose,
    (halves, whose, pin, marks): ([Pips; 2], Whose, usize, Marks),
    picture: &Picture<'_>,
    ui: &Ui,
) -> PaintedBone {
    let look = picture.look;
    let mut bone = PaintedBone::new(pose, halves);
    bone.face = match whose {
        Whose::Hand => Face::Hand,
        Whose::Played(place) => Face::Played(picture.snapshot.color_of(place)),
        Whose::LaidOpen => Face::LaidOpen,
    };
    bone.pin = Some(match whose {
        Whose::Hand => look.colors.hand_pin,
        Whose::Played(_) | Whose::LaidOpen => pin_of(pin, picture.snapshot, look),
    });
    if look.has_play_edges && matches!(whose, Whose::Played(_)) {
        bone.edge = bone.pin;
    }
    let strength = |name: &str, on: bool| {
        let id = egui::Id::unique(("mark", sprite.id, name));
        ui.ctx().animate_bool_with_time(id, on, 0.12)
    };
    bone.faded = strength("faded", marks.faded);
    bone.hovered = strength("hovered", marks.hovered && !marks.selected);
    bone.selected = strength("selected", marks.selected);
    bone.halo = strength("halo", marks.halo);
    if marks.is_guest {
        bone.opacity = GUEST;
    }
    let scores = picture.effects.iter().any(|effect| match effect {
        Effect::Sum { bone, .. } | Effect::Points { bone, .. } => {
            bone.is_some_and(|bone| sprite.id == SpriteId::Bone(bone))
        }
        _ => false,
    });
    bone.scoring = strength("scoring", scores);
    let flickers = picture.effects.iter().any(
        |effect| matches!(effect, Effect::Flicker(end) if sprite.id == SpriteId::Bone(end.on)),
    );
    if flickers && ((picture.part * FLICKERS) as u32).is_multiple_of(2) {
        bone.selected = 1.0;
    }
    bone
}

/// The pin of the player in a place.
fn pin_of(place: usize, snapshot: &Snapshot, look: &Look) -> look::Rgb {
    let at = (&snapshot.seating, snapshot.rules.seats);
    player_colors::pin(look, at, snapshot.players[place].seat)
}

/// The dot beside the name of the player in a place.
fn dot_of(place: usize, snapshot: &Snapshot, look: &Look) -> look::Rgb {
    let at = (&snapshot.seating, snapshot.rules.seats);
    player_colors::dot(look, at, snapshot.players[place].seat)
}

/// The color of the bar of the player in a place, or of their side.
fn bar_of(place: usize, snapshot: &Snapshot, look: &Look) -> look::Rgb {
    let seat = snapshot.players[place].seat;
    look.colors.bars[side_color(&snapshot.seating, snapshot.rules.seats, seat)]
}

/// Everything that is no bone.
fn flat(pen: &mut Pen, sprite: &Sprite, picture: &Picture<'_>, ui: &Ui) {
    let (rect, look) = (sprite.rect(), picture.look);
    let scale = picture.boxes.text_scale();
    match &sprite.thing {
        Thing::End(count) if sprite.height > 0.0 => {
            let gold = end_gold(sprite, picture);
            // It pans with the line.
            let center = picture.motion.painted(sprite, picture.now).pose.center;
            paint::end_number(pen, center, &count.to_string(), gold, look);
        }
        Thing::Bone { .. } | Thing::Back | Thing::End(_) => {}
        Thing::Place { sum, points } | Thing::Target { sum, points } => {
            // On a bone, that is darkened.
            let is_on_bone = matches!(sprite.thing, Thing::Target { .. }) || picture.held.is_some();
            let sum = sum.map(|sum| sum.to_string());
            if *points > 0 {
                let told = msg::table_scores(*points);
                let sum = sum.map(msg::table_place_sum);
                paint::scoring_place(pen, rect, &told, sum.as_deref(), look);
            } else if is_on_bone {
                paint::target(pen, rect, sum.as_deref(), look);
            } else {
                paint::place(pen, rect, sum.as_deref(), look);
            }
        }
        Thing::Name { .. } => name(pen, sprite, picture, ui),
        Thing::Score { .. } => score(pen, sprite, picture, scale),
        Thing::SideNames { text, places } => side_names(pen, sprite, (text, places), picture),
        Thing::News(_) => news(pen, sprite, picture),
        Thing::Count { count } => count_tab(pen, rect, *count, picture),
        Thing::LeftOut(bones) => left_out(pen, rect, *bones, look),
        Thing::BoneyardCount(count) => {
            if picture.boxes.class == SizeClass::Narrow {
                let style = TextStyle::semibold(20.0);
                let at = pos2(rect.right() + 2.0, rect.top() + 23.0);
                let ink = color(look.colors.cloth_text);
                pen.text(at, Align::Min, &count.to_string(), style, ink);
            } else {
                let at = pos2(rect.center().x, rect.bottom() - 18.0);
                let caption = msg::TABLE_BONEYARD_CAPTION.text();
                paint::boneyard_count(pen, at, &count.to_string(), &caption, look);
            }
        }
        Thing::Firecracker(is_taken_up) => {
            let lit = if *is_taken_up { 1.0 } else { 0.0 };
            let center = picture.motion.painted(sprite, picture.now).pose.center;
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
            if is_hovered(sprite, picture) {
                paint::focus_ring(pen, rect.expand(3.0), 6.0, On::Wood, look);
            }
        }
    }
}

/// The name of a player, gold while it is their turn, and quietly beside it that of a
/// partner who shares the score.
fn name(pen: &mut Pen, sprite: &Sprite, picture: &Picture<'_>, ui: &Ui) {
    let Thing::Name {
        is_in_turn,
        align,
        partner,
        ..
    } = &sprite.thing
    else {
        return;
    };
    let Some((text, text_size)) =
        fitted_name(pen.painter(), sprite, picture.snapshot, picture.boxes)
    else {
        return;
    };
    let id = egui::Id::unique(("turn", sprite.id));
    let pill = Pill {
        turn: ui.ctx().animate_bool_with_time(id, *is_in_turn, 0.15),
        ..pill(sprite, (&text, text_size), picture)
    };
    let rect = sprite.rect();
    let left = if *align == Align2::CENTER_CENTER {
        rect.center().x - paint::name_pill_width(pen.painter(), &pill) / 2.0
    } else {
        rect.left()
    };
    let pill = paint::name_pill(pen, pos2(left, rect.center().y), &pill, picture.look);
    // The news of the player alone stands there for a while.
    let news = match sprite.id {
        SpriteId::Name(seat) => SpriteId::News(seat),
        id => id,
    };
    let has_news = picture.sprites.iter().any(|it| it.id == news);
    let Some(partner) = partner.as_ref().filter(|_| !has_news) else {
        return;
    };
    let x = pill.right() + BESIDE_NAME / 2.0;
    let plate = &picture.boxes.plates[0];
    let room = if plate.score.x > x {
        plate.score.x - x
    } else {
        plate.bones.left() - x
    };
    let style = beside_name(picture);
    if room > LEAST_PARTNER {
        let (partner, style) = paint::fitted(pen.painter(), partner, style, 11.0, room - 8.0);
        let at = pos2(x, rect.center().y + 5.0);
        pen.text(
            at,
            Align::Min,
            &partner,
            style,
            picture.look.quiet(On::Wood),
        );
    }
}

/// How it is written beside a name.
fn beside_name(picture: &Picture<'_>) -> TextStyle {
    TextStyle::regular(14.0 * picture.boxes.text_scale())
}

/// The pill of a name, at rest.
fn pill<'a>(sprite: &Sprite, (text, text_size): (&'a str, f32), picture: &Picture<'_>) -> Pill<'a> {
    let pin = match &sprite.thing {
        Thing::Name { pin, .. } => *pin,
        _ => None,
    };
    Pill {
        text_size,
        height: sprite.rect().height(),
        pin: pin.map(|place| dot_of(place, picture.snapshot, picture.look)),
        ..Pill::new(text)
    }
}

/// Where the name of a player ends.
fn name_end(pen: &Pen, place: usize, picture: &Picture<'_>) -> Option<f32> {
    let id = SpriteId::Name(picture.snapshot.players[place].seat);
    let sprite = picture.sprites.iter().find(|it| it.id == id)?;
    let (text, size) = fitted_name(pen.painter(), sprite, picture.snapshot, picture.boxes)?;
    let pill = pill(sprite, (&text, size), picture);
    Some(sprite.rect().left() + paint::name_pill_width(pen.painter(), &pill))
}

/// News at its player: beside the name, or after the bones where they stand in one row
/// with it, or above a name at the side.
fn news(pen: &mut Pen, sprite: &Sprite, picture: &Picture<'_>) {
    let (rect, boxes) = (sprite.rect(), picture.boxes);
    let SpriteId::News(seat) = sprite.id else {
        return;
    };
    let number = picture.snapshot.place_of(seat);
    let plate = &boxes.plates[number];
    let has_two_rows = plate.score.y > plate.pill.bottom() + 8.0;
    let is_at_side = matches!(plate.position, Position::Left | Position::Right);
    let between = |from: f32, to: f32, row: Rect| Rect::from_x_y_ranges(from..=to, row.y_range());
    let room = match plate.position {
        Position::Left | Position::Right => rect,
        Position::Own if boxes.class == SizeClass::Narrow => rect,
        Position::Own | Position::Top if has_two_rows => {
            let end = name_end(pen, number, picture).unwrap_or(plate.pill.right());
            between(end + BESIDE_NAME, plate.bones.left(), plate.pill)
        }
        _ => {
            let count = picture.snapshot.players[number].bones;
            let row = if number == 0 {
                boxes.hand(count)
            } else {
                boxes.backs(number, count)
            };
            let end = row.last().map_or(plate.bones.left(), Rect::right);
            // The score may stand in the same row.
            let right = if has_two_rows && plate.score.x > end {
                plate.score.x
            } else {
                rect.right()
            };
            between(end + BESIDE_NAME / 2.0, right - 4.0, rect)
        }
    };
    if room.width() < LEAST_NEWS {
        return;
    }
    let told = names::shown_news(&picture.snapshot.players[number]);
    let (told, style) = paint::fitted(
        pen.painter(),
        &told,
        beside_name(picture),
        11.0,
        room.width(),
    );
    let ink = picture.look.quiet(On::Wood);
    let (x, align) = if is_at_side {
        (room.center().x, Align::Center)
    } else {
        (room.left(), Align::Min)
    };
    pen.text(pos2(x, room.center().y + 5.0), align, &told, style, ink);
}

/// A name as it fits beside the other things of its plate, and the size of its letters;
/// `None` if the sprite is no name.
pub fn fitted_name(
    painter: &egui::Painter,
    sprite: &Sprite,
    snapshot: &Snapshot,
    boxes: &Boxes,
) -> Option<(String, f32)> {
    let (Thing::Name { text, pin, .. }, SpriteId::Name(seat)) = (&sprite.thing, sprite.id) else {
        return None;
    };
    let pill = Pill {
        pin: pin.map(|_| look::Rgb([0; 3])),
        ..Pill::new(text)
    };
    let room = boxes.name_room(snapshot.place_of(seat));
    Some(paint::fitted_name(painter, &pill, room))
}

/// A dot for each bone that is left out, along the longer side.
fn left_out(pen: &mut Pen, rect: Rect, bones: usize, look: &Look) {
    let step = rect.size() / (bones as f32 + 1.0);
    let radius = (step.max_elem() * 0.3).min(DOT);
    for n in 1..=bones {
        let center = rect.min + step * n as f32;
        pen.disc(center, radius, color(look.colors.cloth_text));
    }
}

/// Whether the pointer is over a sprite, or the keyboard on it.
fn is_hovered(sprite: &Sprite, picture: &Picture<'_>) -> bool {
    picture.hovered == Some(sprite.id)
}

/// How far the number of an end has turned gold: one after another while the sum is
/// written, all while the points fly.
fn end_gold(sprite: &Sprite, picture: &Picture<'_>) -> f32 {
    let numbers = picture.sprites.iter();
    let numbers = numbers.filter(|it| matches!(it.thing, Thing::End(_)) && it.height > 0.0);
    let place = numbers.clone().position(|it| it.id == sprite.id);
    let (place, count) = (place.unwrap_or_default() as f32, numbers.count() as f32);
    for effect in picture.effects {
        match effect {
            Effect::Sum { .. } => return (picture.part * count - place).clamp(0.0, 1.0),
            Effect::Points { bone, .. } if bone.is_some() => return 1.0,
            _ => {}
        }
    }
    0.0
}

/// The tab of the count: what the ends add up to, or how that comes about.
fn count_tab(pen: &mut Pen, rect: Rect, count: u8, picture: &Picture<'_>) {
    let look = picture.look;
    if picture.boxes.class.is_low() {
        low_count(pen, rect, picture);
        return;
    }
    let baseline = pos2(rect.center().x, rect.center().y + 7.0);
    let sum = picture.effects.iter().find_map(|effect| match effect {
        Effect::Sum { terms, count, .. } => Some(points::sum(terms, *count)),
        _ => None,
    });
    match (sum, &picture.snapshot.count) {
        (Some(sum), _) => {
            paint::tab_sum(pen, baseline, &sum, look);
        }
        (None, Some(_)) => {
            let label = msg::TURN_TABLE_COUNT.text();
            paint::tab_count(pen, baseline, &label, &count.to_string(), look);
        }
        (None, None) => {}
    }
}

/// The tab of a low table: the caption above the number.
fn low_count(pen: &mut Pen, rect: Rect, picture: &Picture<'_>) {
    let Some(told) = &picture.snapshot.count else {
        return;
    };
    let look = picture.look;
    let caption = msg::TABLE_COUNT_SHORT.text();
    let quiet = color(look.colors.wood_quiet);
    let at = pos2(rect.center().x, rect.top() + 24.0);
    pen.text(at, Align::Center, &caption, TextStyle::regular(14.0), quiet);
    let at = pos2(rect.center().x, rect.bottom() - 14.0);
    let ink = color(look.colors.wood_text);
    let number = TextStyle::semibold(24.0);
    pen.text(at, Align::Center, &told.count.to_string(), number, ink);
}

/// The names of a side of two others: their dots alone where there is little room.
fn side_names(
    pen: &mut Pen,
    sprite: &Sprite,
    (text, places): (&str, &[usize]),
    picture: &Picture<'_>,
) {
    let rect = sprite.rect();
    let mut x = rect.left() + 5.0;
    for place in places {
        let dot = color(dot_of(*place, picture.snapshot, picture.look));
        pen.disc(pos2(x, rect.center().y), 5.0, dot);
        x += 11.0;
    }
    let room = rect.right() - x;
    if room < LEAST_NAMES {
        return;
    }
    let style = TextStyle::semibold(14.0 * picture.boxes.text_scale());
    let (words, style) = paint::fitted(pen.painter(), text, style, 11.0, room);
    let at = pos2(x + 4.0, rect.center().y + 5.0);
    pen.text(at, Align::Min, &words, style, picture.look.text(On::Wood));
}

/// How much of a score has arrived.
fn counted(points: i32, id: SpriteId, picture: &Picture<'_>) -> i32 {
    arriving(id, picture).map_or(points, |(gain, part)| {
        points - (gain as f32 * (1.0 - part)).round() as i32
    })
}

/// A score, which counts up while points arrive.
fn score(pen: &mut Pen, sprite: &Sprite, picture: &Picture<'_>, scale: f32) {
    let Thing::Score {
        player,
        points,
        target,
        baseline,
        bar,
        size,
    } = &sprite.thing
    else {
        return;
    };
    let look = picture.look;
    let shown = counted(*points, sprite.id, picture);
    let letters = match size {
        ScoreSize::Own => 28.0,
        ScoreSize::Other => 24.0,
        ScoreSize::Rim | ScoreSize::Chip => 20.0,
        ScoreSize::Row => 18.0,
    };
    let of = target.map(msg::plate_of_target);
    let of = of.filter(|_| !matches!(size, ScoreSize::Rim | ScoreSize::Chip));
    let written = shown.to_string();
    let at = match size {
        ScoreSize::Rim => {
            let style = TextStyle::semibold(letters * scale);
            let width = paint::text_width(pen.painter(), &written, style);
            pos2(baseline.x - width / 2.0, baseline.y)
        }
        _ => *baseline,
    };
    paint::score(pen, at, &written, of.as_deref(), letters * scale, look);
    if let Some(target) = target.filter(|target| *target > 0 && bar.height() > 0.0) {
        let part = (shown as f32 / target as f32).clamp(0.0, 1.0);
        let filled = bar_of(*player, picture.snapshot, look);
        paint::score_bar(pen, *bar, part, filled, look);
    }
}

/// The points that arrive at a score, and how much of them has.
fn arriving(id: SpriteId, picture: &Picture<'_>) -> Option<(i32, f32)> {
    let team = |seat: Seat| picture.snapshot.rules.seats.team(seat);
    let SpriteId::Score(of) = id else {
        return None;
    };
    picture.effects.iter().find_map(|effect| match effect {
        Effect::Counting {
            seat,
            points,
            is_counted,
        } if team(*seat) == team(of) => {
            let part = if *is_counted { 1.0 } else { picture.part };
            Some((*points, part))
        }
        _ => None,
    })
}

/// The score of a seat's side.
fn score_of<'a>(seat: Seat, picture: &'a Picture<'_>) -> Option<&'a Sprite> {
    let team = |seat: Seat| picture.snapshot.rules.seats.team(seat);
    picture
        .sprites
        .iter()
        .find(|it| matches!(it.id, SpriteId::Score(of) if team(of) == team(seat)))
}

fn paint_effect(pen: &mut Pen, effect: &Effect, picture: &Picture<'_>) {
    match effect {
        Effect::Points { seat, points, bone } => {
            let Some(score) = score_of(*seat, picture) else {
                return;
            };
            let bone = bone.and_then(|bone| {
                let mut sprites = picture.sprites.iter();
                sprites.find(|it| it.id == SpriteId::Bone(bone))
            });
            let from = picture
                .boxes
                .count
                .filter(|_| picture.snapshot.count.is_some() && bone.is_some())
                .map(|count| count.center())
                .or(bone.map(|bone| bone.pose.center))
                .unwrap_or_else(|| picture.boxes.cloth.center());
            let to = docked(score, picture);
            let part = cubic_in_out(picture.part);
            for n in 1..=TRAIL {
                let back = part - n as f32 * 0.06;
                if back > 0.0 {
                    let fading = 1.0 - n as f32 / (TRAIL as f32 + 1.0);
                    let dot = color(picture.look.colors.gold).gamma_multiply(0.8 * fading);
                    pen.disc(arc(from, to, back), 5.0 * fading + 1.0, dot);
                }
            }
            plus(pen, arc(from, to, part), *points, 1.0, picture.look);
        }
        Effect::Counting { seat, points, .. } => {
            if let Some(score) = score_of(*seat, picture) {
                plus(pen, docked(score, picture), *points, 1.0, picture.look);
            }
        }
        Effect::Shuffle => {
            let backs: Vec<_> = (0..shuffle::BONES)
                .map(|n| shuffle::shuffled(n, picture.part, picture.boxes))
                .map(|pose| PaintedBone {
                    moving: true,
                    ..PaintedBone::back(pose)
                })
                .collect();
            paint::bones(pen, &backs, picture.look);
        }
        Effect::Lot(leader) => needle(pen, *leader, picture),
        Effect::Blast(bone) => {
            let mut sprites = picture.sprites.iter();
            let Some(bone) = sprites.find(|it| it.id == SpriteId::Bone(*bone)) else {
                return;
            };
            let length = 2.0 * bone.pose.width;
            paint::blast(pen, bone.pose.center, length, picture.part, picture.look);
        }
        Effect::Deal
        | Effect::Sum { .. }
        | Effect::TurnOver
        | Effect::Flicker(_)
        | Effect::Pips => {}
    }
}

/// The part of its time in which the needle of the lot turns; then it rests.
const LOT_TURNS: f32 = 0.4;

/// A brass needle turns and points at who leads by lot.
fn needle(pen: &mut Pen, leader: Seat, picture: &Picture<'_>) {
    let place = picture.snapshot.place_of(leader);
    let center = picture.boxes.cloth.center();
    let to = picture.boxes.plates[place].pill.center();
    let rests = (to - center).angle();
    let part = (picture.part / LOT_TURNS).min(1.0);
    let angle = rests - (1.0 - cubic_in_out(part)) * 3.0 * std::f32::consts::TAU;
    let along = egui::Vec2::angled(angle);
    let length = picture.boxes.line_bone() * 1.6;
    let fading = ((1.0 - picture.part) / 0.1).clamp(0.0, 1.0);
    let brass = color(picture.look.colors.hand_pin).gamma_multiply(fading);
    let aside = along.rot90() * 5.0;
    let tip = center + along * length;
    pen.polygon(&[center + aside, center - aside, tip], brass);
    pen.line([center, center - along * length * 0.5], 4.0, brass);
    pen.disc(center, 8.0, brass);
    if let Some(told) = picture.snapshot.led_by_lot.as_ref().filter(|_| part == 1.0) {
        let style = TextStyle::semibold(20.0);
        let below = center + vec2(0.0, length + 32.0);
        let ink = picture.look.text(On::Cloth).gamma_multiply(fading);
        pen.text(below, Align::Center, told, style, ink);
    }
}

/// Where points dock, as far as the table reaches.
fn docked(score: &Sprite, picture: &Picture<'_>) -> Pos2 {
    let room = picture.boxes.area.shrink2(vec2(40.0, 24.0));
    room.clamp(dock(score))
}

/// Where points dock beside a score.
fn dock(score: &Sprite) -> Pos2 {
    let rect = score.rect();
    match &score.thing {
        Thing::Score {
            size: ScoreSize::Rim,
            baseline,
            ..
        } => *baseline - vec2(0.0, 60.0),
        _ => pos2(rect.right() - 40.0, rect.top() + 2.0),
    }
}

/// A point on the way from one place to another, a little bent.
fn arc(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let way = to - from;
    let bend = vec2(way.y, -way.x) * 0.12 * (part * std::f32::consts::PI).sin();
    from + way * part + bend
}

/// "+15" in gold.
fn plus(pen: &mut Pen, center: Pos2, points: i32, strength: f32, look: &Look) {
    let told = if points < 0 {
        points.to_string()
    } else {
        msg::table_scores(points)
    };
    let style = TextStyle::semibold(24.0);
    let width = paint::text_width(pen.painter(), &told, style) + 32.0;
    let rect = Rect::from_center_size(center, vec2(width.max(64.0), 40.0));
    let gold = color(look.colors.gold).gamma_multiply(strength);
    let lower = color(look.colors.gold_lower).gamma_multiply(strength);
    pen.glow(rect, 20.0, 7.0, gold.gamma_multiply(0.4));
    pen.rect(rect, 20.0, (gold, lower));
    let at = pos2(center.x, center.y + 8.5);
    let ink = color(look.colors.on_gold).gamma_multiply(strength);
    pen.text(at, Align::Center, &told, style, ink);
}
