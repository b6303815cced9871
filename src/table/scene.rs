//! A table is a scene: a list of sprites, each with its place, its state, what a click on
//! it does and what a screen reader says of it. Pure geometry, made from a [`Snapshot`],
//! from what has no history ([`Live`]) and from the [`Boxes`].

use egui::{Align, Pos2, Rect, Vec2, pos2, vec2};

use engine::{Action, Bone, End, Seat};
use words::{Points, msg};

use super::boxes::{Boxes, Holds, SCORE_BESIDE_BUTTON, SCORE_BESIDE_BUTTONS};
use super::line::GAP;
use super::line_picture::LinePicture;
use super::measures::SizeClass;
use super::names;
use super::plates::{PlateBox, Position, SideBox};
use super::shuffle;
use super::snapshot::{HandBone, Player, Preview, Snapshot};
use super::sprite::{Marks, Score, ScoreSize, Sprite, SpriteId, Thing, Whose, around};
use crate::command::TableCommand;
use crate::paint::{self, Pose};

/// How far a bone is lifted under the pointer and when it is selected, and how far one
/// sinks that does not fit, in points.
const HOVER_LIFT: f32 = 4.0;
const SELECTED_LIFT: f32 = 12.0;
const SINKS: f32 = 6.0;
/// How far a bone stands out of a hand that is counted at the end, in points.
const COUNTED_LIFT: f32 = 8.0;
/// The pill of an end's number, in points.
const END_PILL: f32 = 22.0;
/// How far the middle of an end's number is from the tip, in points.
const END_APART: f32 = 15.0;
/// The count on a bone that is seen in a place, in points.
const PLACE_COUNT: Vec2 = vec2(44.0, 28.0);
/// A place that scores is so much larger, in points.
const SCORING_GROWS: f32 = 4.0;

/// What has no history: it is as it is now, whatever the queue still shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a state of its own that the table can be in"
)]
pub struct Live {
    /// The bone taken up.
    pub selected: Option<Bone>,
    /// What the pointer is over, or the keyboard is on.
    pub hovered: Option<SpriteId>,
    /// The seats whose news was seen for long enough.
    pub news_over: Vec<Seat>,
    /// What the coach advises.
    pub advised: Option<Action>,
    /// The play that the tutor holds back.
    pub held_back: Option<Action>,
    /// The bone whose line in the log is pointed at.
    pub pointed_at: Option<Bone>,
    /// The viewer's firecracker is taken up.
    pub firecracker: bool,
    /// Nothing can be done: a game is looked back at, or the hands are covered.
    pub is_past: bool,
    /// Only the ends of the line are wanted.
    pub ends_only: bool,
    /// Whether it is told what plays count and score.
    pub tells_counts: bool,
    /// Whether a click on a bone plays it where there is nothing to choose.
    pub one_click: bool,
    /// The cloth is dimmed at the end of a hand: a card lies over it.
    pub has_end_card: bool,
    /// How many buttons stand at the viewer's plate.
    pub buttons: usize,
    /// What the ends add up to, and how many bones lie in the boneyard, in words.
    pub count_told: String,
}

impl Live {
    /// What each player holds.
    pub fn holds(&self, snapshot: &Snapshot) -> Vec<Holds> {
        // What is still to be taken has its place in the hand already.
        let wanted = snapshot.taking.as_ref().map_or(0, |taking| taking.wanted);
        let players = snapshot.players.iter().enumerate();
        let holds = players.map(|(place, player)| Holds {
            bones: player.bones.max(if place == 0 { wanted } else { 0 }),
            has_news: self.has_news(player),
        });
        holds.collect()
    }

    /// Whether the news of a player is seen.
    fn has_news(&self, player: &Player) -> bool {
        player.news.is_some() && !self.news_over.contains(&player.seat)
    }

    /// The bone whose places are shown: the one that can be played there, or the one under the
    /// pointer.
    pub fn placing(&self) -> Option<Bone> {
        let hovered = match self.hovered {
            Some(SpriteId::Bone(bone)) => Some(bone),
            _ => None,
        };
        self.lifted().or(hovered)
    }

    /// The bone of the hand that is lifted, and that a click on a place plays: the one taken up,
    /// the one that is held back, or the one that is advised.
    fn lifted(&self) -> Option<Bone> {
        let played = self.held_back.or(self.advised).and_then(Action::bone);
        self.selected.or(played)
    }
}

/// The sprites of a table, the lowest first.
pub fn scene(snapshot: &Snapshot, live: &Live, boxes: &Boxes) -> Vec<Sprite> {
    let mut sprites = Vec::new();
    let picture = LinePicture::new(&snapshot.line, live.ends_only, boxes);
    plates(snapshot, live, boxes, &mut sprites);
    boneyard(snapshot, live, boxes, &mut sprites);
    laid_out(snapshot, live, boxes, &mut sprites);
    others(snapshot, live, boxes, &mut sprites);
    line(snapshot, live, &picture, &mut sprites);
    ends(snapshot, live, (boxes, &picture), &mut sprites);
    sprites.extend(count(live, boxes));
    targets(snapshot, live, &picture, &mut sprites);
    firecrackers(snapshot, live, boxes, &mut sprites);
    hand(snapshot, live, boxes, &mut sprites);
    sprites
}

/// A bone that fills a rectangle, upright or across.
fn fill(rect: Rect) -> Pose {
    if rect.width() > rect.height() {
        Pose::lying(rect.center(), rect.height())
    } else {
        Pose::upright(rect.center(), rect.width())
    }
}

/// Where a bone of a hand is that may stand out, as far as the table reaches.
fn risen(bone: Bone, mut pose: Pose, (snapshot, live): (&Snapshot, &Live), boxes: &Boxes) -> Pose {
    if snapshot.risen.contains(bone) && !live.is_past {
        let lift = if snapshot.is_over {
            COUNTED_LIFT
        } else {
            SELECTED_LIFT
        };
        let room = pose.bounds().top() - boxes.area.top();
        pose.center.y -= lift.min(room).max(0.0);
    }
    pose
}

/// The face of a bone without any marks.
fn face(bone: Bone, whose: Whose) -> Thing {
    let marks = Marks::default();
    Thing::Bone { bone, whose, marks }
}

/// Names, scores and news.
fn plates(snapshot: &Snapshot, live: &Live, boxes: &Boxes, sprites: &mut Vec<Sprite>) {
    for (place, (player, plate)) in snapshot.players.iter().zip(&boxes.plates).enumerate() {
        sprites.push(
            Sprite::flat(SpriteId::Name(player.seat), plate.pill, Thing::Name(place))
                .described(format!("plate-{place}"), names::plate(snapshot, place))
                .leading_to_scores(),
        );
        let buttons = if place == 0 { live.buttons } else { 0 };
        // A side of two has one score: at the viewer's plate, and at the first of the
        // others.
        let is_told = snapshot.side(place)[0] == place;
        match boxes.other_side {
            Some(other) if is_told && place > 0 => {
                sprites.push(side_names(place, snapshot, (other, boxes)));
                let size = if other.score.y > other.names.y + 20.0 {
                    ScoreSize::Other
                } else {
                    ScoreSize::Row
                };
                let of_two = Score {
                    place,
                    target: player.target,
                    baseline: other.score,
                    align: Align::Min,
                    bar: other.bar,
                    size,
                };
                sprites.push(score(player.seat, of_two));
            }
            _ if is_told => {
                let mut alone = Score {
                    place,
                    target: player.target,
                    baseline: plate.score,
                    align: match plate.position {
                        Position::Left | Position::Right => Align::Center,
                        _ if boxes.stands_before_bones(place) => Align::Max,
                        _ => Align::Min,
                    },
                    bar: plate.bar,
                    size: score_size(plate, boxes.class),
                };
                // The number alone where several buttons stand beside it, and without its bar
                // where one does.
                if boxes.class == SizeClass::Narrow && buttons > 0 {
                    let room = if buttons < 2 {
                        SCORE_BESIDE_BUTTON
                    } else {
                        SCORE_BESIDE_BUTTONS
                    };
                    alone.bar = Rect::from_min_size(plate.score, vec2(room - 8.0, 0.0));
                    alone.target = player.target.filter(|_| buttons < 2);
                }
                sprites.push(score(player.seat, alone));
            }
            _ => {}
        }
        if live.has_news(player) && buttons == 0 {
            let (id, thing) = (SpriteId::News(player.seat), Thing::News(place));
            sprites.push(Sprite::flat(id, plate.news, thing));
        }
    }
}

const fn score_size(plate: &PlateBox, class: SizeClass) -> ScoreSize {
    match plate.position {
        // In one row the bones begin where the points to win would stand.
        Position::Own
            if matches!(class, SizeClass::Narrow) && plate.score.x < plate.bones.min.x =>
        {
            ScoreSize::Chip
        }
        Position::Own => ScoreSize::Own,
        Position::Top => ScoreSize::Other,
        Position::Left | Position::Right => ScoreSize::Rim,
        Position::Chip => ScoreSize::Chip,
    }
}

/// The names of a side of two others, beside or above their score.
fn side_names(place: usize, snapshot: &Snapshot, (at, boxes): (SideBox, &Boxes)) -> Sprite {
    let text = names::side(snapshot, place);
    let told = format!("{text} {}", snapshot.players[place].score);
    let right = if at.score.x > at.names.x {
        at.score.x
    } else {
        // The name of who sits opposite may stand in the same row.
        let pills = boxes.plates.iter().map(|plate| plate.pill);
        pills
            .filter(|pill| pill.y_range().contains(at.names.y) && pill.left() > at.names.x)
            .map(|pill| pill.left())
            .fold(at.bar.right(), f32::min)
    };
    let rect = Rect::from_x_y_ranges(
        at.names.x..=right - 8.0,
        at.names.y - 10.0..=at.names.y + 10.0,
    );
    Sprite::flat(SpriteId::SideNames, rect, Thing::SideNames(place))
        .described("other-side", told)
        .leading_to_scores()
}

/// The score of a seat.
fn score(seat: Seat, score: Score) -> Sprite {
    let (baseline, bar) = (score.baseline, score.bar);
    let above = if score.size == ScoreSize::Row {
        18.0
    } else {
        24.0
    };
    let rect = Rect::from_min_max(
        pos2(bar.left().min(baseline.x), baseline.y - above),
        pos2(bar.right(), bar.bottom().max(baseline.y)),
    );
    Sprite::flat(SpriteId::Score(seat), rect, Thing::Score(score)).leading_to_scores()
}

/// The boneyard and how many bones lie in it.
fn boneyard(snapshot: &Snapshot, live: &Live, boxes: &Boxes, sprites: &mut Vec<Sprite>) {
    let state = &snapshot.boneyard;
    let Some(lowest) = boxes.boneyard.filter(|_| snapshot.is_dealt()) else {
        return;
    };
    let places = boxes.boneyard_bones(state.bones, state.open.is_some());
    let can_draw = state.can_draw && !live.is_past;
    let can_ask = !snapshot.is_over && !live.is_past;
    for (n, rect) in places.iter().enumerate() {
        let shown = state.open.as_ref().and_then(|open| open.get(n));
        let sprite = match shown {
            Some(bone) => {
                let name = msg::table_in_boneyard(*bone);
                let thing = Thing::Bone {
                    bone: *bone,
                    whose: Whose::LaidOpen(None),
                    marks: Marks {
                        faded: snapshot.is_over,
                        ..Marks::default()
                    },
                };
                Sprite::bone(SpriteId::Bone(*bone), fill(*rect), thing)
                    .described(format!("boneyard-{bone}"), name)
                    .coming_from(SpriteId::Boneyard(n))
            }
            None => Sprite::bone(SpriteId::Boneyard(n), fill(*rect), Thing::Back),
        };
        sprites.push(sprite.asking_to_draw(can_ask, can_draw));
    }
    let top = places.last().map_or(lowest.top(), Rect::top);
    let below = if boxes.has_words { 44.0 } else { 36.0 };
    let all = Rect::from_min_max(
        pos2(lowest.left() - 6.0, top),
        pos2(lowest.right() + 6.0, lowest.bottom() + below),
    );
    let name = names::boneyard(state.bones, can_draw, &snapshot.rules);
    sprites.push(
        Sprite::flat(SpriteId::BoneyardCount, all, Thing::BoneyardCount)
            .described("boneyard", name)
            .asking_to_draw(can_ask, can_draw),
    );
}

/// The bones that are laid out to be taken, and those that were drawn for the lead.
fn laid_out(snapshot: &Snapshot, live: &Live, boxes: &Boxes, sprites: &mut Vec<Sprite>) {
    let Some(taking) = &snapshot.taking else {
        return;
    };
    for back in &taking.lying {
        let mut pose = shuffle::laid_out(*back, boxes, taking.wanted == 0);
        let hit = pose.bounds();
        if taking.waits_for_viewer && live.hovered == Some(SpriteId::LaidOut(*back)) {
            pose.angle = 0.0;
        }
        let name = msg::taking_back(shuffle::BONES, *back + 1);
        let mut sprite = Sprite::bone(SpriteId::LaidOut(*back), pose, Thing::Back)
            .described(format!("back-{}", back + 1), name);
        sprite.hit = hit;
        if taking.waits_for_viewer {
            sprite = sprite.clicked(TableCommand::TakeBack(*back));
        }
        sprites.push(sprite);
    }
    for drawn in &taking.drawn {
        let place = snapshot.place_of(drawn.seat);
        let pose = shuffle::drawn_for_lead(place, snapshot.players.len(), boxes);
        let thing = face(drawn.bone, Whose::Played(place));
        let name = names::drawn_for_lead(drawn.bone, snapshot, place);
        sprites.push(
            Sprite::bone(SpriteId::Bone(drawn.bone), pose, thing)
                .described(format!("drawn-{place}"), name),
        );
    }
}

/// The hands of the others.
fn others(snapshot: &Snapshot, live: &Live, boxes: &Boxes, sprites: &mut Vec<Sprite>) {
    for (place, player) in snapshot.players.iter().enumerate().skip(1) {
        let places = boxes.backs(place, player.bones, live.has_news(player));
        for (n, rect) in places.into_iter().enumerate() {
            let pose = fill(rect);
            let back = SpriteId::Back(player.seat, n);
            let open = player.open_hand.as_ref().and_then(|hand| hand.get(n));
            let sprite = match open {
                Some(bone) => {
                    let pose = risen(*bone, pose, (snapshot, live), boxes);
                    let thing = face(*bone, Whose::LaidOpen(Some(place)));
                    let name = names::in_open_hand(*bone, snapshot, place);
                    Sprite::bone(SpriteId::Bone(*bone), pose, thing)
                        .described(format!("open-{bone}"), name)
                        .coming_from(back)
                }
                None => Sprite::bone(back, pose, Thing::Back),
            };
            sprites.push(sprite);
        }
    }
}

/// The bones on the table.
fn line(snapshot: &Snapshot, live: &Live, picture: &LinePicture<'_>, sprites: &mut Vec<Sprite>) {
    for (n, left_out) in picture.left_out().iter().enumerate() {
        let thing = Thing::LeftOut(left_out.bones);
        sprites.push(Sprite::flat(SpriteId::LeftOut(n), left_out.rect, thing));
    }
    let newest = live.pointed_at.or(snapshot.newest());
    for placed in &snapshot.laid {
        let Some(pose) = picture.lying(placed.bone) else {
            continue;
        };
        let place = snapshot.place_of(placed.seat);
        let is_advised = live.advised == Some(Action::BlowUp(placed.bone));
        let thing = Thing::Bone {
            bone: placed.bone,
            whose: Whose::Played(place),
            marks: Marks {
                halo: newest == Some(placed.bone) || is_advised,
                ..Marks::default()
            },
        };
        let name = names::played(placed.bone, snapshot, place);
        let name = names::or_advised(name, is_advised);
        let mut sprite = Sprite::bone(SpriteId::Bone(placed.bone), pose, thing)
            .described(format!("played-{}", placed.bone), name);
        if place > 0 {
            let held = snapshot.players[place].bones;
            sprite = sprite.coming_from(SpriteId::Back(placed.seat, held));
        }
        if live.firecracker && !live.is_past {
            // The rules say why it is none that can be blown up.
            sprite = sprite.clicked(TableCommand::Act(Action::BlowUp(placed.bone)));
            sprite.is_offered = false;
        } else if is_advised && !live.is_past {
            sprite = sprite.clicked(TableCommand::Act(Action::BlowUp(placed.bone)));
        }
        // A click on the last bone of an arm plays there, if it is the only end on it.
        let mut on_it = snapshot.ends.iter().filter(|end| end.end.on == placed.bone);
        if let (Some(end), None) = (on_it.next(), on_it.next())
            && let Some(bone) = live.selected.filter(|_| !live.is_past)
            && fits(snapshot, bone, Some(end.end)).is_some()
        {
            sprite = sprite.clicked(TableCommand::Act(Action::Play(bone, end.end)));
        }
        sprites.push(sprite);
    }
}

/// What a bone of the hand would bring at an end.
fn fits(snapshot: &Snapshot, bone: Bone, end: Option<End>) -> Option<Preview> {
    snapshot.in_hand(bone).and_then(|hand| hand.at(end))
}

/// The numbers at the ends, and the places for the bone taken up.
fn ends(
    snapshot: &Snapshot,
    live: &Live,
    (boxes, picture): (&Boxes, &LinePicture<'_>),
    sprites: &mut Vec<Sprite>,
) {
    if snapshot.is_over {
        return;
    }
    let placing = live
        .placing()
        .filter(|_| !live.is_past && !live.firecracker);
    if snapshot.laid.is_empty() {
        let bone = placing.filter(|bone| fits(snapshot, *bone, None).is_some());
        if let Some(bone) = bone {
            let pose = picture.target(bone, None);
            sprites.push(place(snapshot, live, bone, None, pose));
        }
        return;
    }
    for end in &snapshot.ends {
        let at = Some(end.end);
        let brings = placing.filter(|bone| fits(snapshot, *bone, at).is_some());
        if let Some(bone) = brings {
            let pose = picture.target(bone, at);
            let place = place(snapshot, live, bone, at, pose);
            let told = fits(snapshot, bone, at).filter(|_| live.tells_counts);
            let told = told.filter(|_| matches!(place.thing, Thing::Bone { .. }));
            sprites.push(place);
            if told.is_some() {
                let rect = Rect::from_center_size(pose.center, PLACE_COUNT);
                let count = Sprite::flat(SpriteId::PlaceCount(end.end), rect, Thing::Target(told));
                sprites.push(count);
            }
            continue;
        }
        let shown = live.tells_counts && !live.firecracker && snapshot.count.is_some();
        let number = Thing::End(end.counted());
        let on = picture.lying(end.end.on).zip(picture.tip(end.end));
        let Some((on, (tip, outwards))) = on else {
            continue;
        };
        let center = inside(tip + outwards * END_APART, outwards, boxes);
        let rect = Rect::from_center_size(center, Vec2::splat(END_PILL));
        let name = names::end(snapshot, *end, live.selected);
        let mut sprite = Sprite::flat(SpriteId::End(end.end), rect, number)
            .described(format!("end-{}", end.end), name);
        if !shown || !end.is_open || end.times == 0 {
            // It is there for who listens, and takes no room.
            sprite.height = 0.0;
        }
        let takes_one = snapshot.hand.iter().any(|hand| hand.at(at).is_some());
        let can_play = !live.is_past && !live.firecracker;
        sprite = match live.selected.filter(|_| end.is_open) {
            // The rules say why it does not fit.
            Some(bone) if can_play => {
                sprite.clicked(TableCommand::Act(Action::Play(bone, end.end)))
            }
            None if can_play && takes_one => {
                sprite.clicked(TableCommand::Hint(msg::TABLE_CHOOSE_A_BONE.text()))
            }
            _ => sprite,
        };
        sprite.is_offered = takes_one && can_play;
        sprite.keeps_free = sprite.is_offered.then(|| {
            let next = tip + outwards * on.width * (1.0 + GAP);
            let next = Rect::from_center_size(next, Vec2::splat(2.0 * on.width));
            rect.union(next.expand(SCORING_GROWS))
        });
        sprites.push(sprite);
    }
}

/// A number that would leave the cloth, or touch the tab of the count, stands beside the outer
/// half of its bone.
fn inside(center: Pos2, outwards: Vec2, boxes: &Boxes) -> Pos2 {
    let around = END_PILL / 2.0 + 2.0;
    let room = boxes.cloth.shrink(around);
    let tab = boxes.count.map(|count| count.expand(around));
    let is_free = |at: Pos2| room.contains(at) && tab.is_none_or(|tab| !tab.contains(at));
    if is_free(center) {
        return center;
    }
    let width = boxes.line_bone();
    let back = center - outwards * (END_APART + width * 0.5);
    let beside = vec2(-outwards.y, outwards.x) * (width * 0.5 + END_APART);
    [back + beside, back - beside]
        .into_iter()
        .find(|at| is_free(*at))
        .unwrap_or_else(|| paint::nearest_inside(room, center))
}

/// A place for a bone of the hand.
fn place(snapshot: &Snapshot, live: &Live, bone: Bone, end: Option<End>, pose: Pose) -> Sprite {
    let preview = fits(snapshot, bone, end);
    let told = preview.filter(|_| live.tells_counts && end.is_some());
    let id = SpriteId::Place(end);
    let (author_id, action) = match end {
        Some(end) => (format!("end-{end}"), Action::Play(bone, end)),
        None => ("end-lead".to_owned(), Action::Lead(bone)),
    };
    let is_advised = live.advised == Some(action);
    let name = names::or_advised(names::place(snapshot, bone, end), is_advised);
    let sprite = if live.hovered == Some(id) || is_advised || live.held_back == Some(action) {
        // The bone itself, as it would lie there.
        let thing = Thing::Bone {
            bone,
            whose: Whose::Hand,
            marks: Marks {
                selected: true,
                is_guest: true,
                ..Marks::default()
            },
        };
        Sprite::bone(id, pose, thing)
    } else {
        let scores =
            told.is_some_and(|preview| preview.shown_points(&snapshot.rules) > Points::NONE);
        let grows = if scores { SCORING_GROWS } else { 0.0 };
        Sprite::flat(id, around(pose).expand(grows), Thing::Place(told))
    };
    let sprite = if live.lifted() == Some(bone) {
        sprite.clicked(TableCommand::Act(action))
    } else {
        sprite
    };
    sprite.described(author_id, name)
}

/// The tab of the table count.
fn count(live: &Live, boxes: &Boxes) -> Option<Sprite> {
    let rect = boxes.count.filter(|_| !live.count_told.is_empty())?;
    let count = Sprite::flat(SpriteId::Count, rect, Thing::Count);
    Some(count.described("count", live.count_told.clone()))
}

/// Firecrackers beside the plates.
fn firecrackers(snapshot: &Snapshot, live: &Live, boxes: &Boxes, sprites: &mut Vec<Sprite>) {
    let players = snapshot.players.iter().zip(&boxes.firecrackers);
    for (place, (player, (center, most))) in players.enumerate() {
        if !player.has_firecracker {
            continue;
        }
        let is_own = place == 0;
        let height: f32 = if is_own { 64.0 } else { 51.0 };
        let height = height.min(*most);
        let rect = Rect::from_center_size(*center, vec2(height * 0.375, height));
        let is_taken_up = is_own && live.firecracker;
        let thing = Thing::Firecracker(is_taken_up);
        let is_advised = is_own && matches!(live.advised, Some(Action::BlowUp(_)));
        let name = names::firecracker(snapshot, place, is_taken_up);
        let name = names::or_advised(name, is_advised);
        let id = SpriteId::Firecracker(player.seat);
        let sprite = if is_own && !live.is_past {
            Sprite::flat(id, rect, thing)
                .clicked(TableCommand::TakeFirecracker(!live.firecracker))
                .described("firecracker", name)
                .taken_up(is_taken_up)
        } else {
            Sprite::flat(id, rect, thing).described(format!("firecracker-{place}"), name)
        };
        sprites.push(sprite);
    }
}

/// The bones that the viewer's firecracker can blow up, while it is taken up.
fn targets(snapshot: &Snapshot, live: &Live, picture: &LinePicture<'_>, sprites: &mut Vec<Sprite>) {
    if !live.firecracker || live.is_past {
        return;
    }
    for (bone, preview) in &snapshot.targets {
        let Some(pose) = picture.lying(*bone) else {
            continue;
        };
        let told = live.tells_counts.then_some(*preview);
        let name = names::blow_up(*bone, *preview, &snapshot.rules);
        let name = names::or_advised(name, live.advised == Some(Action::BlowUp(*bone)));
        sprites.push(
            Sprite::flat(SpriteId::Target(*bone), around(pose), Thing::Target(told))
                .clicked(TableCommand::Act(Action::BlowUp(*bone)))
                .described(format!("blow-up-{bone}"), name),
        );
    }
}

/// The viewer's hand; face down while somebody else may look at the screen.
fn hand(snapshot: &Snapshot, live: &Live, boxes: &Boxes, sprites: &mut Vec<Sprite>) {
    let wanted = snapshot.taking.as_ref().map_or(0, |taking| taking.wanted);
    if snapshot.hand.is_empty() && wanted == 0 {
        let places = boxes.hand(snapshot.players[0].bones).into_iter();
        let backs = places.enumerate().map(|(n, rect)| {
            let id = SpriteId::Back(snapshot.viewer, n);
            Sprite::bone(id, fill(rect), Thing::Back)
        });
        sprites.extend(backs);
        return;
    }
    let places = boxes.hand(snapshot.hand.len().max(wanted));
    let empty = places.iter().enumerate().skip(snapshot.hand.len());
    sprites.extend(
        empty.map(|(n, rect)| Sprite::flat(SpriteId::HandPlace(n), *rect, Thing::HandPlace)),
    );
    let playable = snapshot.playable();
    for (n, (hand, rect)) in snapshot.hand.iter().zip(places).enumerate() {
        let HandBone { bone, .. } = *hand;
        let id = SpriteId::Bone(bone);
        let is_selected = live.selected == Some(bone);
        let is_hovered = live.hovered == Some(id) && !live.is_past;
        let is_advised = live.advised.and_then(Action::bone) == Some(bone);
        let faded = snapshot.is_to_play && !live.is_past && !playable.contains(bone);
        let is_lifted = !live.is_past && live.lifted() == Some(bone);
        let lift = if is_lifted {
            SELECTED_LIFT
        } else if is_hovered && !faded {
            HOVER_LIFT
        } else if faded {
            -SINKS
        } else {
            0.0
        };
        let rest = fill(rect);
        let lifted = fill(rect.translate(vec2(0.0, -lift)));
        let lifted = risen(bone, lifted, (snapshot, live), boxes);
        let thing = Thing::Bone {
            bone,
            whose: Whose::Hand,
            marks: Marks {
                faded,
                // One that does not fit stays as dark as it is.
                hovered: is_hovered && !faded,
                selected: is_lifted,
                halo: is_advised && !is_lifted,
                is_guest: false,
            },
        };
        let name = if live.is_past {
            bone.to_string()
        } else {
            names::hand_bone(snapshot, hand)
        };
        let name = names::or_advised(name, is_advised);
        let mut sprite = Sprite::bone(id, lifted, thing)
            .described(format!("hand-{bone}"), name)
            .taken_up(is_selected)
            .coming_from(SpriteId::Back(snapshot.viewer, n));
        sprite.hit = around(rest).union(around(lifted));
        if !live.is_past {
            let advised = live
                .advised
                .filter(|_| is_advised && live.selected.is_none());
            let only = hand.only_play.filter(|_| live.one_click);
            let only = advised.or(only);
            sprite = sprite.clicked(match only {
                Some(action) => TableCommand::Act(action),
                None => TableCommand::Select((!is_selected).then_some(bone)),
            });
        }
        sprites.push(sprite);
    }
}
