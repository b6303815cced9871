//! The table as a scene: a list of sprites, each with its position, state, the command for a click,
//! and its description for a screen reader. Pure geometry, computed from a [`Snapshot`], the
//! interaction ([`TableInteraction`]), and the [`TableLayout`].

use egui::{Align, Rect, Vec2, pos2, vec2};

use engine::{Action, Bone, Seat};
use words::{list, msg, points};

use super::ends::{add_ends, bone_with_places, play_preview, taken_areas};
use super::ends_only::BoneAtEnd;
use super::layout::{DirectionSign, TableLayout};
use super::line_view::LineView;
use super::live::TableInteraction;
use super::measures::SizeClass;
use super::names;
use super::plates::{PlateLayout, SideScoreLayout, TableSide};
use super::play_picture::laid_bone_at_end;
use super::shuffle::{self, DrawnBone};
use super::snapshot::{HandBone, Snapshot};
use super::sprite::{
    BoneOwner, Marks, ScoreFont, ScoreSprite, Sprite, SpriteId, SpriteKind, bone_bounds,
};
use crate::command::{BonesBetween, TableCommand};
use crate::paint::Pose;

const HOVER_LIFT: f32 = 4.0;
const SELECTED_LIFT: f32 = 12.0;
const COUNTED_LIFT: f32 = 8.0;
/// How far a counted bone of the player above the cloth is raised, in points.
const COUNTED_LIFT_ABOVE: f32 = 4.0;
/// How much lower an unusable bone of the hand lies, in points.
const UNPLAYABLE_DROP: f32 = 6.0;
const GAP_AROUND_DOTS: f32 = 16.0;
/// Size of the hit area of a sign of the direction of play, in points.
const SIGN_HIT_SIZE: f32 = 24.0;
// The panel with bones left out of the line.
const LEFT_OUT_BONE_WIDTH: f32 = 20.0;
const LEFT_OUT_GAP: f32 = 4.0;
const LEFT_OUT_PADDING: f32 = 12.0;
const MAX_LEFT_OUT_IN_ROW: usize = 4;

/// The sprites of a table, the lowest first.
pub fn scene(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
) -> Vec<Sprite> {
    let mut sprites = Vec::new();
    let line_view = line_view(snapshot, interaction, layout);
    add_direction_signs(snapshot, layout, &mut sprites);
    add_plates(snapshot, interaction, layout, &mut sprites);
    add_boneyard(snapshot, interaction, layout, &mut sprites);
    add_laid_out_bones(snapshot, interaction, layout, &mut sprites);
    add_other_hands(snapshot, interaction, layout, &mut sprites);
    add_line(snapshot, interaction, &line_view, &mut sprites);
    add_ends(snapshot, interaction, (layout, &line_view), &mut sprites);
    sprites.extend(count_sprite(interaction, layout));
    add_targets(snapshot, interaction, &line_view, &mut sprites);
    add_firecrackers(snapshot, interaction, layout, &mut sprites);
    add_left_out_panel(snapshot, interaction, (layout, &line_view), &mut sprites);
    add_hand(snapshot, interaction, layout, &mut sprites);
    sprites
}

/// The line as shown, with the places for the bones that may be laid next.
pub fn line_view<'a>(
    snapshot: &'a Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
) -> LineView<'a> {
    let line_view = LineView::new(&snapshot.line, interaction.wants_ends_only, layout);
    if interaction.line_moves_aside && snapshot.is_over {
        return line_view.moved_beside_card(snapshot.laid.iter().map(|laid| laid.bone), layout);
    }
    if interaction.is_read_only {
        let ghosts = interaction.ghosts.iter();
        let ghosts: Vec<BoneAtEnd> =
            ghosts.filter_map(|action| laid_bone_at_end(snapshot, *action)).collect();
        return line_view.with_places(&ghosts, true, layout);
    }
    let Some(bone) = bone_with_places(snapshot, interaction) else {
        return line_view;
    };
    let ends = snapshot.ends.iter().map(|end| Some(end.end));
    let lead = snapshot.laid.is_empty().then_some(None);
    let plays: Vec<BoneAtEnd> = lead
        .into_iter()
        .chain(ends)
        .filter(|end| play_preview(snapshot, bone, *end).is_some())
        .map(|end| (bone, end))
        .collect();
    // Hovering over a bone does not move the line; selecting it does.
    let pans_into_view = interaction.lifted_bone() == Some(bone);
    line_view.with_places(&plays, pans_into_view, layout)
}

/// The pose of a bone that fills a rectangle, upright or lying.
fn pose_filling(rect: Rect) -> Pose {
    if rect.width() > rect.height() {
        Pose::lying(rect.center(), rect.height())
    } else {
        Pose::upright(rect.center(), rect.width())
    }
}

/// The pose of a bone in a hand, moved towards the cloth if it is raised.
fn raised_pose(
    bone: Bone,
    mut pose: Pose,
    (snapshot, interaction): (&Snapshot, &TableInteraction),
    layout: &TableLayout,
) -> Pose {
    if snapshot.raised_bones.contains(bone) && !interaction.is_read_only {
        let middle = pose.center;
        let lift = match snapshot.is_over {
            true if middle.y < layout.cloth.top() => COUNTED_LIFT_ABOVE,
            true => COUNTED_LIFT,
            false => SELECTED_LIFT,
        };
        pose.center += lift
            * if middle.y < layout.cloth.top() {
                vec2(0.0, 1.0)
            } else if layout.cloth.y_range().contains(middle.y) {
                vec2((layout.cloth.center().x - middle.x).signum(), 0.0)
            } else {
                vec2(0.0, -1.0)
            };
    }
    pose
}

/// Whether a bone is counted at the end of a hand.
fn is_counted(bone: Bone, snapshot: &Snapshot, interaction: &TableInteraction) -> bool {
    snapshot.is_over && snapshot.raised_bones.contains(bone) && !interaction.is_read_only
}

/// A bone face up, without any marks.
fn face_up(bone: Bone, owner: BoneOwner) -> SpriteKind {
    let marks = Marks::default();
    SpriteKind::Bone { bone, owner, marks }
}

/// Adds the signs of the direction of play. One of them tells a screen reader the order of play.
fn add_direction_signs(snapshot: &Snapshot, layout: &TableLayout, sprites: &mut Vec<Sprite>) {
    for (n, DirectionSign { center, towards, next_place }) in
        layout.direction_signs().into_iter().enumerate()
    {
        let rect = Rect::from_center_size(center, Vec2::splat(SIGN_HIT_SIZE));
        let sign = Sprite::flat(
            SpriteId::DirectionSign(n),
            rect,
            SpriteKind::DirectionSign { towards, next_place },
        );
        sprites.push(if n == 0 {
            sign.with_description("order-of-play", names::order_of_play(snapshot))
        } else {
            sign
        });
    }
}

/// Adds names, scores and news.
fn add_plates(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
    sprites: &mut Vec<Sprite>,
) {
    for (place, (player, plate)) in snapshot.players.iter().zip(&layout.plates).enumerate() {
        sprites.push(
            Sprite::flat(SpriteId::Name(player.seat), plate.pill, SpriteKind::Name(place))
                .with_description(format!("plate-{place}"), names::plate(snapshot, place))
                .on_click_open_score_sheet(),
        );
        let buttons = if place == 0 { interaction.button_count } else { 0 };
        // Partners share one score: at the viewer's plate, and at the plate of the first of the
        // others.
        let has_score = snapshot.side_places(place)[0] == place;
        match layout.opponents_score {
            Some(other) if has_score && place > 0 => {
                sprites.push(side_names_sprite(place, snapshot, (other, layout)));
                let font = if other.is_in_one_row() { ScoreFont::Row } else { ScoreFont::Other };
                let side_score = ScoreSprite {
                    place,
                    target: player.target,
                    baseline: other.score,
                    align: Align::Min,
                    bar: other.bar,
                    nails: other.nails,
                    font,
                };
                sprites.push(score_sprite(player.seat, side_score));
            }
            _ if has_score => {
                // The score has only the number where several buttons are beside it.
                let is_number = layout.class == SizeClass::Narrow && buttons > 1;
                let player_score = ScoreSprite {
                    place,
                    target: player.target.filter(|_| !is_number),
                    baseline: plate.score,
                    align: match plate.position {
                        TableSide::Left | TableSide::Right => Align::Center,
                        _ if layout.is_name_before_bones(place) => Align::Max,
                        _ => Align::Min,
                    },
                    bar: plate.bar,
                    nails: plate.nails,
                    font: score_font(plate, layout.class),
                };
                sprites.push(score_sprite(player.seat, player_score));
            }
            _ => {}
        }
        if interaction.has_news(player) && buttons == 0 {
            let (id, kind) = (SpriteId::News(player.seat), SpriteKind::News(place));
            sprites.push(Sprite::flat(id, plate.news, kind));
        }
    }
}

const fn score_font(plate: &PlateLayout, class: SizeClass) -> ScoreFont {
    match plate.position {
        // In one row the bones begin where the points to win would be.
        TableSide::Own
            if matches!(class, SizeClass::Narrow) && plate.score.x < plate.bones.min.x =>
        {
            ScoreFont::Chip
        }
        TableSide::Own => ScoreFont::Own,
        TableSide::Top => ScoreFont::Other,
        TableSide::Left | TableSide::Right => ScoreFont::Rim,
        TableSide::Chip => ScoreFont::Chip,
    }
}

/// The names of the opposing partners, beside or above their score.
fn side_names_sprite(
    place: usize,
    snapshot: &Snapshot,
    (at, layout): (SideScoreLayout, &TableLayout),
) -> Sprite {
    let text = names::side_names(snapshot, place);
    let score = points::score(snapshot.players[place].score, &snapshot.rules);
    let spoken_text = format!("{text} {score}");
    let right = if at.is_in_one_row() {
        at.nails.map_or(at.score.x, |nails| nails.left())
    } else {
        // The name of the player opposite may be in the same row.
        let pills = layout.plates.iter().map(|plate| plate.pill);
        pills
            .filter(|pill| pill.y_range().contains(at.names.y) && pill.left() > at.names.x)
            .map(|pill| pill.left())
            .fold(at.bar.right(), f32::min)
    };
    let rect =
        Rect::from_x_y_ranges(at.names.x..=right - 8.0, at.names.y - 10.0..=at.names.y + 10.0);
    Sprite::flat(SpriteId::SideNames, rect, SpriteKind::SideNames(place))
        .with_description("other-side", spoken_text)
        .on_click_open_score_sheet()
}

fn score_sprite(seat: Seat, score: ScoreSprite) -> Sprite {
    let (baseline, bar) = (score.baseline, score.bar);
    let above = if score.font == ScoreFont::Row { 18.0 } else { 24.0 };
    let rect = Rect::from_min_max(
        pos2(bar.left().min(baseline.x), baseline.y - above),
        pos2(bar.right(), bar.bottom().max(baseline.y)),
    );
    let rect = score.nails.map_or(rect, |nails| rect.union(nails));
    Sprite::flat(SpriteId::Score(seat), rect, SpriteKind::Score(score)).on_click_open_score_sheet()
}

fn add_boneyard(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
    sprites: &mut Vec<Sprite>,
) {
    let state = &snapshot.boneyard;
    let Some(lowest) = layout.boneyard.filter(|_| snapshot.is_dealt()) else {
        return;
    };
    let places = layout.boneyard_bones(state.bones, state.open.is_some());
    let can_draw = state.can_draw && !interaction.is_read_only;
    let can_ask = !snapshot.is_over && !interaction.is_read_only;
    for (n, rect) in places.iter().enumerate() {
        let shown = state.open.as_ref().and_then(|open| open.get(n));
        let sprite = match shown {
            Some(bone) => {
                let name = msg::table_in_boneyard(*bone);
                let kind = SpriteKind::Bone {
                    bone: *bone,
                    owner: BoneOwner::Revealed(None),
                    marks: Marks { is_faded: snapshot.is_over, ..Marks::default() },
                };
                Sprite::bone(SpriteId::Bone(*bone), pose_filling(*rect), kind)
                    .with_description(format!("boneyard-{bone}"), name)
                    .with_origin(SpriteId::Boneyard(n))
            }
            None => Sprite::bone(SpriteId::Boneyard(n), pose_filling(*rect), SpriteKind::Back),
        };
        sprites.push(sprite.on_click_draw(can_ask, can_draw));
    }
    let lying = places.iter().copied().fold(lowest, Rect::union);
    let below = if layout.has_captions { 44.0 } else { 36.0 };
    let all = Rect::from_min_max(
        pos2(lying.left() - 6.0, lying.top()),
        pos2(lying.right() + 6.0, lowest.bottom() + below),
    );
    let name = names::boneyard(state.bones, can_draw, &snapshot.rules);
    sprites.push(
        Sprite::flat(SpriteId::BoneyardCount, all, SpriteKind::BoneyardCount)
            .with_description("boneyard", name)
            .on_click_draw(can_ask, can_draw),
    );
}

/// Adds the bones laid out to be taken, and the bones drawn for the lead.
fn add_laid_out_bones(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
    sprites: &mut Vec<Sprite>,
) {
    let Some(taking) = &snapshot.taking else {
        return;
    };
    let players = snapshot.players.len();
    let leader = taking.leader();
    let drawn_by = |seat| {
        let place = snapshot.place_of(seat);
        DrawnBone::new(place, players, layout, leader == Some(seat))
    };
    let drawn: Vec<DrawnBone> = taking.drawn.iter().map(|it| drawn_by(it.seat)).collect();
    for (back, mut pose) in shuffle::poses_around_drawn(&taking.backs_on_table, &drawn, layout) {
        let hit = pose.bounds();
        if taking.waits_for_viewer && interaction.hovered == Some(SpriteId::LaidOut(back)) {
            pose.angle = 0.0;
        }
        let name = msg::taking_back(snapshot.rules.bones().len(), back + 1);
        let mut sprite = Sprite::bone(SpriteId::LaidOut(back), pose, SpriteKind::Back)
            .with_description(format!("back-{}", back + 1), name);
        sprite.hit = hit;
        if taking.waits_for_viewer {
            sprite = sprite.on_click(TableCommand::TakeFaceDown(back));
        }
        sprites.push(sprite);
    }
    for (taken, drawn) in taking.drawn.iter().zip(drawn) {
        let place = snapshot.place_of(taken.seat);
        let leads = leader == Some(taken.seat);
        let kind = SpriteKind::Bone {
            bone: taken.bone,
            owner: BoneOwner::Played(place),
            marks: Marks { has_halo: leads, ..Marks::default() },
        };
        let name = names::drawn_for_lead(taken.bone, snapshot, place);
        sprites.push(
            Sprite::bone(SpriteId::Bone(taken.bone), drawn.pose, kind)
                .with_description(format!("drawn-{place}"), name),
        );
        let text_kind = SpriteKind::DrawnText {
            bone: taken.bone,
            leads: leads && drawn.tells_who_leads(layout),
        };
        sprites.push(Sprite::flat(SpriteId::DrawnText(taken.seat), drawn.text_rect, text_kind));
    }
}

fn add_other_hands(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
    sprites: &mut Vec<Sprite>,
) {
    for (place, player) in snapshot.players.iter().enumerate().skip(1) {
        let places = layout.backs(place, player.bones, interaction.has_news(player));
        for (n, rect) in places.into_iter().enumerate() {
            let pose = pose_filling(rect);
            let back = SpriteId::Back(player.seat, n);
            let open = player.open_hand.as_ref().and_then(|hand| hand.get(n));
            let sprite = match open {
                Some(bone) => {
                    let pose = raised_pose(*bone, pose, (snapshot, interaction), layout);
                    let marks = Marks {
                        has_halo: is_counted(*bone, snapshot, interaction),
                        ..Marks::default()
                    };
                    let owner = BoneOwner::Revealed(Some(place));
                    let kind = SpriteKind::Bone { bone: *bone, owner, marks };
                    let name = names::open_hand_bone(*bone, snapshot, place);
                    Sprite::bone(SpriteId::Bone(*bone), pose, kind)
                        .with_description(format!("open-{bone}"), name)
                        .with_origin(back)
                }
                None => Sprite::bone(back, pose, SpriteKind::Back),
            };
            sprites.push(sprite);
        }
    }
}

fn add_line(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    line_view: &LineView<'_>,
    sprites: &mut Vec<Sprite>,
) {
    for (n, left_out) in line_view.left_out().iter().enumerate() {
        let dots = SpriteKind::LeftOut(left_out.bones.len());
        let bones = left_out.bones.iter().map(Bone::to_string);
        let name = msg::table_between(left_out.bones.len(), list(bones));
        let mut sprite = Sprite::flat(SpriteId::LeftOut(n), left_out.rect, dots)
            .with_description(format!("between-{n}"), name);
        let size = left_out.rect.size();
        let is_row = size.x > size.y;
        let across = if is_row { vec2(0.0, 1.0) } else { vec2(1.0, 0.0) };
        sprite.hit = left_out.rect.expand2(across * GAP_AROUND_DOTS);
        if !interaction.is_read_only {
            sprite = sprite.on_click(TableCommand::ToggleBetween(BonesBetween::Dots(n)));
        }
        sprites.push(sprite);
    }
    let newest = interaction.pointed_at.or(snapshot.newest_bone());
    for placed in &snapshot.laid {
        let Some(pose) = line_view.pose_of(placed.bone) else {
            continue;
        };
        let place = snapshot.place_of(placed.seat);
        let is_advised = interaction.advised == Some(Action::BlowUp(placed.bone));
        let kind = SpriteKind::Bone {
            bone: placed.bone,
            owner: BoneOwner::Played(place),
            marks: Marks {
                has_halo: newest == Some(placed.bone) || is_advised,
                ..Marks::default()
            },
        };
        let name = names::played_bone(placed.bone, snapshot, place);
        let name = names::with_advice_mark(name, is_advised);
        let mut sprite = Sprite::bone(SpriteId::Bone(placed.bone), pose, kind)
            .with_description(format!("played-{}", placed.bone), name);
        if place > 0 {
            let held = snapshot.players[place].bones;
            sprite = sprite.with_origin(SpriteId::Back(placed.seat, held));
        }
        if interaction.is_firecracker_selected && !interaction.is_read_only {
            // If the bone cannot be blown up, the command explains why.
            sprite = sprite.on_click(TableCommand::Act(Action::BlowUp(placed.bone)));
            sprite.looks_clickable = false;
        } else if is_advised && !interaction.is_read_only {
            sprite = sprite.on_click(TableCommand::Act(Action::BlowUp(placed.bone)));
        }
        // If the selected bone fits at only one end of this bone, a click on this bone plays it
        // there.
        let two_way = snapshot.rules.fit.two_way_bones();
        let is_target = interaction.is_firecracker_selected || is_advised;
        let selected = interaction.selected.filter(|_| !interaction.is_read_only && !is_target);
        if let Some(bone) = selected.filter(|bone| !two_way.contains(*bone)) {
            let on_it = snapshot.ends.iter().map(|end| end.end).filter(|end| end.on == placed.bone);
            let mut fits = on_it.filter(|end| play_preview(snapshot, bone, Some(*end)).is_some());
            sprite = match (fits.next(), fits.next()) {
                // While only the lead is laid, its ends are alike.
                (Some(end), other) if other.is_none() || snapshot.laid.len() == 1 => {
                    sprite.on_click(TableCommand::Act(Action::Play(bone, end, None)))
                }
                (Some(_), _) => {
                    sprite.on_click(TableCommand::ShowMessage(msg::turn_fits_several(bone)))
                }
                (None, _) => sprite,
            };
        }
        sprites.push(sprite);
    }
}

fn count_sprite(interaction: &TableInteraction, layout: &TableLayout) -> Option<Sprite> {
    let rect = layout.count.filter(|_| !interaction.count_description.is_empty())?;
    let count = Sprite::flat(SpriteId::Count, rect, SpriteKind::Count);
    Some(count.with_description("count", interaction.count_description.clone()))
}

fn add_firecrackers(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
    sprites: &mut Vec<Sprite>,
) {
    let players = snapshot.players.iter().zip(&layout.plates);
    for (place, (player, plate)) in players.enumerate() {
        let Some((center, most)) = plate.firecracker.filter(|_| player.has_firecracker) else {
            continue;
        };
        let is_own = place == 0;
        let height: f32 = if is_own { 64.0 } else { 51.0 };
        let height = height.min(most);
        let rect = Rect::from_center_size(center, vec2(height * 0.375, height));
        let is_selected = is_own && interaction.is_firecracker_selected;
        let kind = SpriteKind::Firecracker(is_selected);
        let is_advised = is_own && matches!(interaction.advised, Some(Action::BlowUp(_)));
        let name = names::firecracker(snapshot, place, is_selected);
        let name = names::with_advice_mark(name, is_advised);
        let id = SpriteId::Firecracker(player.seat);
        let sprite = if is_own && !interaction.is_read_only {
            Sprite::flat(id, rect, kind)
                .on_click(TableCommand::TakeFirecracker(!interaction.is_firecracker_selected))
                .with_description("firecracker", name)
                .with_selection(is_selected)
        } else {
            Sprite::flat(id, rect, kind).with_description(format!("firecracker-{place}"), name)
        };
        sprites.push(sprite);
    }
}

/// Adds targets on the bones that the viewer's firecracker can blow up, while it is selected.
fn add_targets(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    line_view: &LineView<'_>,
    sprites: &mut Vec<Sprite>,
) {
    if !interaction.is_firecracker_selected || interaction.is_read_only {
        return;
    }
    for (bone, preview) in &snapshot.targets {
        let Some(pose) = line_view.pose_of(*bone) else {
            continue;
        };
        let name = names::blow_up(*bone, *preview, &snapshot.rules);
        let preview = interaction.shows_points.then_some(*preview);
        let name =
            names::with_advice_mark(name, interaction.advised == Some(Action::BlowUp(*bone)));
        sprites.push(
            Sprite::flat(SpriteId::Target(*bone), bone_bounds(pose), SpriteKind::Target(preview))
                .on_click(TableCommand::Act(Action::BlowUp(*bone)))
                .with_description(format!("blow-up-{bone}"), name),
        );
    }
}

/// Adds the panel that shows the bones behind the dots under the pointer, or those that the player
/// asked to see. It is filled from right to left, each row above the one before.
fn add_left_out_panel(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    (layout, line_view): (&TableLayout, &LineView<'_>),
    sprites: &mut Vec<Sprite>,
) {
    let hovered = match interaction.hovered {
        Some(SpriteId::LeftOut(n)) => Some(BonesBetween::Dots(n)),
        _ => None,
    };
    let left_out = line_view.left_out();
    let all = interaction.shown_between.filter(|between| *between == BonesBetween::All);
    let shown = match all.or(hovered).or(interaction.shown_between) {
        Some(BonesBetween::Dots(n)) => left_out.get(n..=n).unwrap_or_default(),
        Some(BonesBetween::All) => left_out,
        None => return,
    };
    let Some(first) = shown.first() else {
        return;
    };
    let rows = shown.iter().flat_map(|it| it.bones.chunks(MAX_LEFT_OUT_IN_ROW));
    let rows: Vec<&[Bone]> = rows.collect();
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or_default();
    let width = LEFT_OUT_BONE_WIDTH * layout.text_scale();
    let step = vec2(2.0 * width, width) + Vec2::splat(LEFT_OUT_GAP);
    let size = step * vec2(columns as f32, rows.len() as f32) - Vec2::splat(LEFT_OUT_GAP)
        + Vec2::splat(2.0 * LEFT_OUT_PADDING);
    let room = layout.cloth.shrink(LEFT_OUT_PADDING);
    let dots = first.rect.expand(GAP_AROUND_DOTS);
    // Beside the dots, or else in a corner of the cloth; clear of the bones if possible.
    let beside = [(0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0)].map(|(x, y)| {
        let away = (dots.size() + size) / 2.0;
        dots.center() + vec2(x, y) * away
    });
    let centers = room.shrink2(size / 2.0);
    let corners =
        [centers.left_top(), centers.right_top(), centers.left_bottom(), centers.right_bottom()];
    let places = beside.into_iter().filter(|_| shown.len() == 1);
    let places = places.chain(corners);
    let places = places.map(|center| Rect::from_center_size(center, size));
    let mut places = places.filter(|rect| room.contains_rect(rect.shrink(0.5)));
    let taken = taken_areas(snapshot, (layout, line_view), sprites);
    let is_free = |rect: &Rect| !taken.iter().any(|other| other.intersects(*rect));
    let rect = places.clone().find(is_free).or_else(|| places.next());
    let rect = rect.unwrap_or_else(|| Rect::from_center_size(room.center(), size));
    sprites.push(Sprite::flat(SpriteId::LeftOutPanel, rect, SpriteKind::Panel));
    let first = rect.max - Vec2::splat(LEFT_OUT_PADDING) - vec2(width, width / 2.0);
    for (up, row) in rows.into_iter().enumerate() {
        for (left, bone) in row.iter().enumerate() {
            let Some(laid) = snapshot.laid.iter().find(|laid| laid.bone == *bone) else {
                continue;
            };
            let center = first - step * vec2(left as f32, up as f32);
            let place = snapshot.place_of(laid.seat);
            let name = names::played_bone(*bone, snapshot, place);
            sprites.push(
                Sprite::bone(
                    SpriteId::Bone(*bone),
                    Pose::lying(center, width),
                    face_up(*bone, BoneOwner::Played(place)),
                )
                .with_description(format!("played-{bone}"), name),
            );
        }
    }
}

/// Adds the viewer's hand, face down while another person may be looking at the screen.
fn add_hand(
    snapshot: &Snapshot,
    interaction: &TableInteraction,
    layout: &TableLayout,
    sprites: &mut Vec<Sprite>,
) {
    let full_hand_size = snapshot.taking.as_ref().map_or(0, |taking| taking.full_hand_size);
    if snapshot.hand.is_empty() && full_hand_size == 0 {
        let places = layout.hand(snapshot.players[0].bones).into_iter();
        let backs = places.enumerate().map(|(n, rect)| {
            let id = SpriteId::Back(snapshot.viewer, n);
            Sprite::bone(id, pose_filling(rect), SpriteKind::Back)
        });
        sprites.extend(backs);
        return;
    }
    let places = if full_hand_size > 0 {
        layout.hand_below_sentence(snapshot.hand.len().max(full_hand_size)).1
    } else {
        layout.hand(snapshot.hand.len())
    };
    let empty = places.iter().enumerate().skip(snapshot.hand.len());
    sprites.extend(
        empty.map(|(n, rect)| Sprite::flat(SpriteId::HandPlace(n), *rect, SpriteKind::HandPlace)),
    );
    for (n, (hand, rect)) in snapshot.hand.iter().zip(places).enumerate() {
        let HandBone { bone, .. } = *hand;
        let id = SpriteId::Bone(bone);
        let is_selected = interaction.selected == Some(bone);
        let is_hovered = interaction.hovered == Some(id) && !interaction.is_read_only;
        let is_advised = interaction.advised.and_then(Action::bone) == Some(bone);
        let is_faded = !interaction.is_read_only && snapshot.is_unusable(bone);
        let is_lifted = !interaction.is_read_only && interaction.lifted_bone() == Some(bone);
        let lift = if is_lifted && is_faded {
            0.0
        } else if is_lifted {
            SELECTED_LIFT
        } else if is_hovered && !is_faded {
            HOVER_LIFT
        } else if is_faded {
            -UNPLAYABLE_DROP
        } else {
            0.0
        };
        let rest = pose_filling(rect);
        let lifted = pose_filling(rect.translate(vec2(0.0, -lift)));
        let lifted = raised_pose(bone, lifted, (snapshot, interaction), layout);
        let kind = SpriteKind::Bone {
            bone,
            owner: BoneOwner::Hand,
            marks: Marks {
                is_faded,
                // A bone that does not fit stays dark, even if it is selected with the keyboard.
                is_hovered: if is_faded { is_lifted } else { is_hovered },
                is_selected: is_lifted && !is_faded,
                has_halo: is_advised && !is_lifted || is_counted(bone, snapshot, interaction),
                is_preview: false,
            },
        };
        let name = if interaction.is_read_only {
            bone.to_string()
        } else {
            names::hand_bone(snapshot, hand)
        };
        let name = names::with_advice_mark(name, is_advised);
        let mut sprite = Sprite::bone(id, lifted, kind)
            .with_description(format!("hand-{bone}"), name)
            .with_selection(is_selected)
            .with_origin(SpriteId::Back(snapshot.viewer, n));
        sprite.hit = bone_bounds(rest).union(bone_bounds(lifted));
        if !interaction.is_read_only {
            let advised =
                interaction.advised.filter(|_| is_advised && interaction.selected.is_none());
            let only = hand.only_play.filter(|_| interaction.has_one_click_play);
            let only = advised.or(only);
            sprite = sprite.on_click(match only {
                Some(action) => TableCommand::Act(action),
                None => TableCommand::Select((!is_selected).then_some(bone)),
            });
        }
        sprites.push(sprite);
    }
}
