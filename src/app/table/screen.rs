//! Paints the table and listens to the mouse: bones and ends are widgets.

use egui::{CursorIcon, Id, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::choices;
use super::end_label::label_ui;
use super::firecracker::{firecrackers_ui, or_advised, rests_after_blast};
use super::layout::{Arrangement, EndPlace, PanelKind};
use super::lens::scoring_ui;
use super::model::{EndModel, Lying, TableModel};
use super::moving::moving_ui;
use super::paint_context::PaintContext;
use super::panels;
use super::parts::{describe, end_command, keep_arrows};
use super::pills;
use super::places::Thing;
use super::{ghost, hand, points};
use crate::app::command::Command;
use crate::app::ear;
use crate::app::menu::{context_menu, hover_tip};
use crate::app::paint::{self, BoneFace, BoneState, Ghost};
use crate::app::table::names as wording;
use crate::app::theme::Look;
use engine::End;
use words::hint::advised;
use words::lens;

/// So many dots at most stand for bones out of sight.
const MOST_DOTS: usize = 3;
/// How far the dashes lie around an end that takes a bone, in points.
const AROUND_END: f32 = 4.0;
/// In which share of the time of a bone that slides a ghost comes.
const GHOST_SHARE: f32 = 0.4;
/// How much nearer the table comes for each point that is scrolled.
const ZOOM_PER_POINT: f32 = 0.004;

/// Shows the playing area and the rows of bones below it.
pub fn table_ui(ui: &mut Ui, picture: &PaintContext<'_>, commands: &mut Vec<Command>) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let near = arrangement.viewpoint().is_near();
    let mut on_table = ui.new_child(UiBuilder::new());
    if near {
        on_table.set_clip_rect(ui.clip_rect().intersect(arrangement.table));
    }
    for (lying, rect) in &arrangement.bones {
        lying_ui(&on_table, *lying, *rect, picture, commands);
    }
    let mut at_ends = on_table.new_child(UiBuilder::new());
    at_ends.set_opacity(picture.ends);
    for place in &arrangement.ends {
        let end = &model.ends[place.end];
        // Somebody else has the lead, so there is no place to invite to.
        let is_shown = end.playable || model.advised_at(end.end).is_some();
        if end.end.is_none() && !is_shown {
            continue;
        }
        if arrangement.is_whole {
            open_end_ui(&at_ends, end, *place, picture, commands);
        } else {
            end_ui(&at_ends, end, *place, picture, commands);
        }
    }
    scoring_ui(&at_ends, picture);
    let told = wording::tells_counts(picture.rules);
    if let Some(part) = picture.score.filter(|_| told) {
        pills::pills_ui(&on_table, picture, part);
    }
    if arrangement.is_whole {
        describe_waiting(&on_table, picture);
    }
    for panel in &arrangement.panels {
        // What was played is seen when the ends are.
        let ui = match panel.kind {
            PanelKind::Played => &at_ends,
            _ => &*ui,
        };
        panels::panel_ui(ui, panel, picture, commands);
    }
    firecrackers_ui(ui, picture, commands);
    moving_ui(ui, picture);
    for points in picture.points {
        points::points_ui(ui, *points, picture);
    }
    if let Some(held) = &picture.held {
        hand::held_ui(ui, held, picture);
    }
}

/// Sides of the spinner that are not open yet are not drawn, but a screen
/// reader tells of them.
fn describe_waiting(ui: &Ui, picture: &PaintContext<'_>) {
    for end in picture.model.ends.iter().filter(|end| !end.open) {
        let on = end.end.map(|end| end.on);
        let mut bones = picture.arrangement.bones.iter();
        if let Some((_, rect)) = bones.find(|(lying, _)| Some(lying.bone) == on) {
            let rect = Rect::from_center_size(rect.center(), vec2(1.0, 1.0));
            let salt = ("waiting", end.side.letter());
            describe(ui, rect, salt, &wording::end(end, None, picture.rules));
        }
    }
}

/// The empty table: a click on it puts the bone taken up down again, with
/// either button. All that lies on it comes after it.
pub fn ground_ui(
    ui: &Ui,
    model: &TableModel,
    arrangement: &Arrangement,
    commands: &mut Vec<Command>,
) {
    let all = ui.max_rect();
    let ground = all.with_max_x(arrangement.log.map_or(all.right(), |log| log.left()));
    let mut ground = ui.interact(ground, Id::unique("ground"), Sense::CLICK);
    if arrangement.is_whole {
        ground |= look_around(ui, arrangement, commands);
    }
    let clicked = ground.clicked() || ground.secondary_clicked();
    if clicked && model.selected().is_some() {
        commands.push(Command::Select(None));
    }
}

/// The wheel and two fingers bring the whole table nearer, and dragging moves
/// it.
fn look_around(ui: &Ui, arrangement: &Arrangement, commands: &mut Vec<Command>) -> Response {
    let (area, now) = (arrangement.table, arrangement.viewpoint());
    let sense = if now.is_near() {
        Sense::CLICK | Sense::DRAG
    } else {
        Sense::CLICK
    };
    let response = ui.interact(area, Id::unique("playing area"), sense);
    let mut viewpoint = now;
    if response.dragged() {
        viewpoint = viewpoint.panned(response.drag_delta(), area);
    }
    // Also over a bone, where this area is not what the pointer hovers.
    let pointer = ui.input(|input| input.pointer.hover_pos());
    if let Some(at) = pointer.filter(|at| area.contains(*at))
        && ui.ctx().layer_id_at(at) == Some(ui.layer_id())
    {
        let (scrolled, pinched) =
            ui.input(|input| (input.smooth_scroll_delta.y, input.zoom_delta()));
        let by = (scrolled * ZOOM_PER_POINT).exp() * pinched;
        if by != 1.0 {
            viewpoint = viewpoint.zoomed(by, at, area);
        }
    }
    if viewpoint != now {
        commands.push(Command::LookFrom(Some(viewpoint)));
    }
    response
}

/// A bone that lies on the table. Clicked, it stands for the end on it, if
/// there is one that takes the bone taken up.
fn lying_ui(
    ui: &Ui,
    lying: Lying,
    rect: Rect,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let bone = lying.bone;
    let flickers = picture.flicker.is_some_and(|end| end.on == bone);
    let face = if flickers && arrangement.is_whole {
        BoneFace::new(picture.look, BoneState::Selected)
    } else {
        let glows = picture.pointed_at.or(model.newest()) == Some(bone);
        BoneFace::new(picture.look, BoneState::PlayedBy(lying.by)).last_played(picture.look, glows)
    };
    if let Some(shown) = picture.motion.shown(Thing::Face(bone), rect) {
        paint::bone(ui.painter(), shown, lying.first, lying.second, &face);
    }
    if !arrangement.is_whole {
        let name = or_advised(bone, wording::middle(bone), model);
        let middle = describe(ui, rect, ("middle", bone.index()), &name);
        // Where a side is not open yet, nothing is drawn that could tell of it.
        let waiting = model.ends.iter().filter(|end| !end.open);
        let waiting = waiting.filter(|end| end.end.is_some_and(|end| end.on == bone));
        let tips: Vec<String> = waiting.map(|end| tip(end, picture)).collect();
        if model.goes_on && picture.tips && !tips.is_empty() {
            hover_tip(middle, tips.join("\n\n"));
        }
        return;
    }
    let id = Id::unique(("table", "played", bone.index()));
    let response = ui.interact(rect, id, Sense::CLICK);
    let name = wording::played(bone, lying.by, picture.seating);
    let name = or_advised(bone, name, model);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
    ear::give_author_id(&response, format!("played-{bone}"));
    let on_it = model.ends.iter();
    let on_it = on_it.filter(|end| end.end.is_some_and(|end| end.on == bone));
    let on_it = on_it.filter(|end| model.goes_on && lies_there(end, picture));
    let by = (!model.is_pair()).then(|| name.clone());
    let tips = on_it.map(|end| tip(end, picture));
    let tips: Vec<String> = by.into_iter().chain(tips).collect();
    let response = if tips.is_empty() || !picture.tips {
        response
    } else {
        hover_tip(response, tips.join("\n\n"))
    };
    commands.extend(context_menu(&response, || choices::of_lying(bone, picture)));
    if response.clicked() {
        let mut ends = model
            .ends
            .iter()
            .filter(|end| end.preview.is_some() && end.end.is_some_and(|end| end.on == bone));
        if let (Some(end), None) = (ends.next(), ends.next()) {
            commands.push(end_command(end, model.selected()));
        }
    }
}

/// An end of the whole table: the place where the next bone goes.
fn open_end_ui(
    ui: &Ui,
    end: &EndModel,
    place: EndPlace,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let (model, look) = (picture.model, picture.look);
    let response = end_response(ui, end, place, picture, commands);
    let pointed_at = is_pointed_at(ui, &response);
    let inviting = end.preview.is_some();
    if end.end.is_none() {
        let has_guest = guest_ui(ui, end, place, &response, picture).is_some();
        let pointed_at = pointed_at && !has_guest;
        paint::end_corners(ui.painter(), place.bone, inviting, pointed_at, look);
        return;
    }
    // Pointing at an end shows it only to somebody who can play there.
    let is_advised = model.advised_at(end.end).is_some();
    let shown = inviting || is_advised || pointed_at && end.playable;
    if !shown {
        return;
    }
    // What a ghost would bring stands beside it.
    let guest = guest_ui(ui, end, place, &response, picture);
    let has_guest = guest.is_some();
    let preview = end
        .preview
        .filter(|_| !has_guest && wording::tells_counts(picture.rules));
    let count = preview.map(|preview| preview.count.to_string());
    let score = preview.and_then(|preview| wording::scored(preview, picture.rules));
    let ghost = Ghost {
        count: count.as_deref(),
        score: score.as_deref(),
        inviting,
        pointed_at: pointed_at && !has_guest,
    };
    let at = guest.map_or(place.bone, |guest| guest.rect);
    paint::ghost(ui.painter(), at, &ghost, look);
}

/// A bone that is seen at an end and does not lie there.
#[derive(Debug, Clone, Copy)]
struct Guest {
    /// What it covers.
    rect: Rect,
    /// Whether it is there because it is advised, and nobody is about to play it.
    is_advised: bool,
}

/// Shows the bone that would be played on an end that is pointed at, or that is advised
/// there; a bone that is dragged there is seen already.
fn guest_ui(
    ui: &Ui,
    end: &EndModel,
    place: EndPlace,
    response: &Response,
    picture: &PaintContext<'_>,
) -> Option<Guest> {
    let model = picture.model;
    let is_held_there = picture
        .held
        .is_some_and(|held| held.over == Some(place.end));
    let is_free = picture.held.is_none() && lies_there(end, picture);
    let pointed_at = is_pointed_at(ui, response) && is_free;
    let guest = ghost::guest(model, end).filter(|_| end.playable);
    let secs = picture.motion.secs() as f32 * GHOST_SHARE;
    let id = response.id.with("ghost");
    let strength = ui
        .ctx()
        .animate_bool_with_time(id, pointed_at && guest.is_some(), secs);
    if let Some((bone, preview)) = guest.filter(|_| strength > 0.0 && pointed_at) {
        let pose = ghost::pose(model, picture.arrangement, &place, bone);
        let painter = ghost::above(ui.painter());
        ghost::ghost_ui(&painter, &pose, bone, strength, picture);
        ghost::told_ui(&painter, &pose, preview, strength, picture);
        return Some(Guest {
            rect: pose.around(),
            is_advised: false,
        });
    }
    if let Some(bone) = model.advised_at(end.end).filter(|_| !is_held_there) {
        let pose = ghost::pose(model, picture.arrangement, &place, bone);
        ghost::ghost_ui(ui.painter(), &pose, bone, 1.0, picture);
        return Some(Guest {
            rect: pose.around(),
            is_advised: true,
        });
    }
    is_held_there.then_some(Guest {
        rect: place.bone,
        is_advised: false,
    })
}

/// Whether the bone with this end is seen where it lies: while a hand is dealt, and until
/// what was led has landed, nobody plays there.
fn lies_there(end: &EndModel, picture: &PaintContext<'_>) -> bool {
    let bone = end.end.map(|end| Thing::Face(end.on));
    picture.ends > 0.0 && bone.is_none_or(|bone| !picture.motion.is_on_its_way(bone))
}

/// Whether an end is pointed at, or has the keyboard. A pointer that rests where a
/// bone was blown up points at nothing: what it would show had not been asked for.
fn is_pointed_at(ui: &Ui, end: &Response) -> bool {
    end.has_focus() || end.hovered() && !rests_after_blast(ui)
}

/// An end that can be clicked, and has the name that a screen reader speaks.
/// Where nothing can be played now it is no button; clicked with a bone it says
/// why.
fn end_response(
    ui: &Ui,
    end: &EndModel,
    place: EndPlace,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) -> Response {
    let model = picture.model;
    let selected = model.selected();
    let (sense, role) = if end.playable {
        (Sense::click(), egui::Role::Button)
    } else {
        (Sense::CLICK, egui::Role::Label)
    };
    let response = ui.interact(place.target, end_id(end.end), sense);
    keep_arrows(ui, &response);
    if came_to(ui, &response) && picture.arrangement.is_whole {
        let (area, now) = (picture.arrangement.table, picture.arrangement.viewpoint());
        let viewpoint = now.showing(place.bone, area);
        if viewpoint != now {
            commands.push(Command::LookFrom(Some(viewpoint)));
        }
    }
    let name = wording::end(end, selected, picture.rules);
    let name = lens::end(&name, &end.scoring, picture.rules);
    let name = match model.advised_at(end.end) {
        Some(_) => advised(&name),
        None => name,
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, &name));
    let on = end
        .end
        .map_or_else(|| "lead".to_owned(), |end| end.to_string());
    ear::give_author_id(&response, format!("end-{on}"));
    let guest = ghost::guest(model, end).filter(|_| end.playable);
    if response.clicked() && (end.playable || selected.is_some()) {
        commands.push(end_command(end, guest.map(|(bone, _)| bone).or(selected)));
    }
    commands.extend(context_menu(&response, || choices::of_end(end, picture)));
    let cursor = if guest.is_some() {
        CursorIcon::PointingHand
    } else if selected.is_some() && end.open {
        CursorIcon::NotAllowed
    } else {
        CursorIcon::Default
    };
    let response = response.on_hover_cursor(cursor);
    let has_tip = end.open && model.goes_on && picture.tips && lies_there(end, picture);
    if end.end.is_none() || !has_tip {
        return response;
    }
    hover_tip(response, tip(end, picture))
}

/// Whether the keyboard has just come to an end. Where a command gave it the
/// keyboard, the response itself does not know.
fn came_to(ui: &Ui, end: &Response) -> bool {
    let last = Id::unique("last end with the keyboard");
    let had_it = ui.data(|data| data.get_temp::<Id>(last)) == Some(end.id);
    if end.has_focus() && !had_it {
        ui.data_mut(|data| data.insert_temp(last, end.id));
    } else if had_it && !end.has_focus() {
        ui.data_mut(|data| data.remove::<Id>(last));
    }
    end.has_focus() && !had_it
}

/// What an end says to who points at it.
fn tip(end: &EndModel, picture: &PaintContext<'_>) -> String {
    let selected = picture.model.selected();
    wording::pointed_at(end, selected, picture.counts, picture.rules)
}

/// The id of an end.
pub fn end_id(end: Option<End>) -> Id {
    Id::unique(("end", end.map(|end| (end.on.index(), end.side.letter()))))
}

fn end_ui(
    ui: &Ui,
    end: &EndModel,
    place: EndPlace,
    picture: &PaintContext<'_>,
    commands: &mut Vec<Command>,
) {
    let (model, look) = (picture.model, picture.look);
    let selected = model.selected();
    let response = end_response(ui, end, place, picture, commands);
    let pointed_at = is_pointed_at(ui, &response);
    if let Some((inner, outer)) = place.gap {
        dots(ui, inner, outer, end.hidden, look);
    }
    let inviting = end.preview.is_some();
    let flickers = end.end.is_some() && picture.flicker == end.end;
    let guest = match end.bone {
        Some(lying) => {
            let glows = picture.pointed_at.or(model.newest()) == Some(lying.bone);
            let mut face = BoneFace::new(look, BoneState::PlayedBy(lying.by))
                .last_played(look, if selected.is_some() { inviting } else { glows })
                .hovered(look, response.hovered() && selected.is_some())
                .focused(look, response.has_focus());
            if flickers {
                face = BoneFace::new(look, BoneState::Selected);
            }
            let thing = Thing::of_end(model, place.end, lying.bone);
            if let Some(shown) = picture.motion.shown(thing, place.bone) {
                paint::bone(ui.painter(), shown, lying.first, lying.second, &face);
            }
            if inviting {
                let ghost = Ghost {
                    inviting,
                    pointed_at,
                    ..Ghost::default()
                };
                let around = place.bone.expand(AROUND_END);
                paint::ghost(ui.painter(), around, &ghost, look);
            }
            guest_ui(ui, end, place, &response, picture)
        }
        None if end.end.is_none() => {
            paint::end_corners(ui.painter(), place.bone, inviting, pointed_at, look);
            guest_ui(ui, end, place, &response, picture)
        }
        None => {
            let guest = guest_ui(ui, end, place, &response, picture);
            // No place is shown where the bone taken up does not fit.
            let is_shown = end.playable || guest.is_some_and(|guest| guest.is_advised);
            if is_shown && (inviting || selected.is_none()) {
                let ghost = Ghost {
                    count: None,
                    score: None,
                    inviting,
                    pointed_at,
                };
                let at = guest.map_or(place.bone, |guest| guest.rect);
                paint::ghost(ui.painter(), at, &ghost, look);
            }
            guest
        }
    };
    // What a bone would bring that is to be played now stands beside it.
    if guest.is_none_or(|guest| guest.is_advised) {
        label_ui(ui, end, &place, picture);
    }
}

fn dots(ui: &Ui, from: egui::Pos2, to: egui::Pos2, hidden: usize, look: &Look) {
    let dots = hidden.min(MOST_DOTS);
    let length = (to - from).length();
    let radius = (length * 0.06).max(1.0);
    for n in 0..dots {
        let part = (n as f32 + 1.0) / (dots as f32 + 1.0);
        ui.painter()
            .circle_filled(from + (to - from) * part, radius, look.quiet);
    }
}
