//! The film of the README: a play that scores, Nestor's answer, and two bones drawn.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use std::sync::Arc;

use egui::{Color32, ColorImage, Pos2, pos2, vec2};
use engine::{Action, Phase};
use game::session::{Seeds, Session, State};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::YOU;
use crate::found::do_it;
use crate::player::{Player, STEP_SECS};
use crate::screenshots::{painted, points};

/// How long it is, in seconds, and the end of it in which the first picture comes back.
const SECS: f32 = 8.0;
const FADE_SECS: f32 = 0.4;
const FRAMES_A_SECOND: u16 = 20;
/// How long the pointer moves, and rests between, in seconds.
const MOVE_SECS: f32 = 0.6;
const REST_SECS: f32 = 0.4;
/// Where the pointer begins, waits and ends, in points: beside the button that draws.
const POINTER: Pos2 = pos2(920.0, 560.0);
/// That button.
const DRAW: &str = "turn-draw";
/// The outline of the pointer, in points from its tip.
const ARROW: [(f32, f32); 7] =
    [(0.0, 0.0), (0.0, 19.0), (4.5, 14.8), (7.6, 21.6), (10.6, 20.3), (7.5, 13.5), (13.6, 13.5)];
/// So many places across a pixel are looked at, for smooth edges.
const GRID: u8 = 4;

/// A session that goes on from where another one is.
fn copy(session: &Session) -> Option<Session> {
    let state = State::clone(session.shared_state());
    let fresh = Seeds::from_number(1).source();
    Session::resume(session.name(), Arc::clone(session.shared_preferences()), state, fresh).ok()
}

/// The play of the film, if the position has one: it scores fifteen with three ends, Nestor
/// answers without a score, and two bones have to be drawn.
pub fn play(session: &Session) -> Option<Action> {
    let state = session.state();
    let mut actions = session.actions_of(YOU).into_iter();
    actions.find(|action| {
        let mut after = state.clone();
        let scores = points(state, *action) == 15 && after.apply(*action).is_ok();
        let terms = after.position().map(|at| at.table().terms().len());
        scores && terms == Some(3) && two_are_drawn_after(session, *action) == Some(true)
    })
}

fn two_are_drawn_after(session: &Session, action: Action) -> Option<bool> {
    let mut session = copy(session)?;
    do_it(&mut session, action);
    let request = session.request()?;
    let mut rng = ChaCha8Rng::from_seed(request.seed);
    let answer = nestor::choose(&request.view, request.level, &mut rng)?;
    let is_quiet = matches!(answer, Action::Play(..)) && points(session.state(), answer) == 0;
    do_it(&mut session, answer);
    for _ in 0..2 {
        if !is_quiet || session.actions_of(YOU) != [Action::Draw] {
            return Some(false);
        }
        do_it(&mut session, Action::Draw);
    }
    let phase = session.state().position()?.phase();
    Some(phase == Phase::Turn && session.actions_of(YOU) != [Action::Draw])
}

/// The window, its pointer, and what was filmed.
struct Film {
    player: Player,
    pointer: Pos2,
    pictures: Vec<ColorImage>,
}

impl Film {
    fn step(&mut self) {
        self.player.harness.hover_at(self.pointer);
        self.player.harness.step();
        let mut picture = painted(&mut self.player);
        let scale = self.player.harness.ctx.pixels_per_point();
        point(&mut picture, self.pointer, scale);
        self.pictures.push(picture);
    }

    fn wait(&mut self, secs: f32) {
        for _ in 0..(secs / STEP_SECS).round() as usize {
            self.step();
        }
    }

    /// Waits for a part of the window that has to come soon.
    fn wait_for(&mut self, id: &str) {
        let most = self.pictures.len() + (SECS / STEP_SECS) as usize;
        while !self.player.has_id(id) {
            assert!(self.pictures.len() < most, "{id} comes");
            self.step();
        }
    }

    fn move_to(&mut self, to: Pos2) {
        let (from, steps) = (self.pointer, (MOVE_SECS / STEP_SECS).round());
        for step in 1..=steps as usize {
            let part = step as f32 / steps;
            let eased = part * part * (3.0 - 2.0 * part);
            self.pointer = from.lerp(to, eased);
            self.step();
        }
    }

    fn click(&mut self, at: Pos2) {
        self.move_to(at);
        self.player.harness.drag_at(at);
        self.step();
        self.player.harness.drop_at(at);
        self.step();
    }
}

/// Makes it of a window that shows where it begins.
pub fn make(player: Player) -> Vec<ColorImage> {
    let action = play(player.session()).expect("it was looked for");
    let Action::Play(bone, end, _) = action else {
        panic!("it is a play: {action}");
    };
    let mut film = Film { player, pointer: POINTER, pictures: Vec::new() };
    film.player.harness.hover_at(POINTER);
    film.player.rest();
    film.wait(REST_SECS);
    let at = film.player.bone(bone).rect().center();
    film.click(at + vec2(4.0, 6.0));
    film.wait(REST_SECS);
    let at = film.player.by_id(&format!("end-{end}")).rect().center();
    film.click(at + vec2(6.0, 4.0));
    film.wait(REST_SECS);
    film.move_to(POINTER);
    film.wait_for(DRAW);
    let at = film.player.by_id(DRAW).rect().center();
    film.click(at + vec2(8.0, 4.0));
    film.move_to(POINTER);
    let fade = (FADE_SECS / STEP_SECS).round() as usize;
    let whole = (SECS / STEP_SECS).round() as usize;
    while film.pictures.len() + fade < whole {
        film.step();
    }
    assert!(!film.player.has_id(DRAW), "all has happened");
    let (first, last) = (film.pictures[0].clone(), film.pictures[film.pictures.len() - 1].clone());
    for step in 1..=fade {
        film.pictures.push(between(&last, &first, step as f32 / fade as f32));
    }
    film.pictures
}

/// A mixture of two pictures.
fn between(one: &ColorImage, other: &ColorImage, part: f32) -> ColorImage {
    let pixels = one.pixels.iter().zip(&other.pixels);
    let pixels = pixels.map(|(one, other)| one.lerp_to_gamma(*other, part));
    ColorImage::new(one.size, pixels.collect())
}

/// Paints the pointer.
fn point(picture: &mut ColorImage, tip: Pos2, scale: f32) {
    let is_inside = |at: Pos2, grown: f32| {
        let middle = pos2(5.0, 11.0);
        let at = middle + (at - middle) / grown;
        let mut inside = false;
        for n in 0..ARROW.len() {
            let (one, other) = (ARROW[n], ARROW[(n + 1) % ARROW.len()]);
            let crosses = (one.1 > at.y) != (other.1 > at.y);
            if crosses && at.x < one.0 + (at.y - one.1) / (other.1 - one.1) * (other.0 - one.0) {
                inside = !inside;
            }
        }
        inside
    };
    let [width, height] = picture.size;
    let (left, top) = ((tip.x - 3.0) * scale, (tip.y - 3.0) * scale);
    for y in (top as usize)..((top + 30.0 * scale) as usize).min(height) {
        for x in (left as usize)..((left + 22.0 * scale) as usize).min(width) {
            let pixel = &mut picture.pixels[y * width + x];
            for (grown, color) in [(1.22, Color32::WHITE), (1.0, Color32::BLACK)] {
                let mut covered = 0_u8;
                for (row, column) in (0..GRID).flat_map(|row| (0..GRID).map(move |it| (row, it))) {
                    let within = |n: u8| (f32::from(n) + 0.5) / f32::from(GRID);
                    let at = pos2(x as f32 + within(column), y as f32 + within(row)) / scale;
                    covered += u8::from(is_inside((at - tip).to_pos2(), grown));
                }
                let part = f32::from(covered) / f32::from(GRID * GRID);
                *pixel = pixel.lerp_to_gamma(color, part);
            }
        }
    }
}

/// Writes a picture, or several as a film that begins again: each but the first has only what
/// differs from the one before.
pub fn write(pictures: &[ColorImage], name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../screenshots");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    packed(pictures, &path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn packed(pictures: &[ColorImage], path: &Path) -> Result<(), png::EncodingError> {
    let mut shown: Vec<(&ColorImage, u16)> = Vec::new();
    for picture in pictures {
        match shown.last_mut() {
            Some((last, frames)) if *last == picture => *frames += 1,
            _ => shown.push((picture, 1)),
        }
    }
    let file = BufWriter::new(File::create(path)?);
    let [width, height] = pictures[0].size;
    let mut encoder = png::Encoder::new(file, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    if shown.len() > 1 {
        encoder.set_animated(shown.len() as u32, 0)?;
        encoder.set_blend_op(png::BlendOp::Over)?;
    }
    let mut writer = encoder.write_header()?;
    let mut before: Option<&ColorImage> = None;
    for (picture, frames) in &shown {
        let Some(last) = before.replace(picture) else {
            if shown.len() > 1 {
                writer.set_frame_delay(*frames, FRAMES_A_SECOND)?;
            }
            writer.write_image_data(picture.as_raw())?;
            continue;
        };
        let (corner, part) = difference(last, picture);
        let [left, top] = corner.map(|length| length as u32);
        let [width, height] = part.size.map(|length| length as u32);
        writer.reset_frame_position()?;
        writer.set_frame_dimension(width, height)?;
        writer.set_frame_position(left, top)?;
        writer.set_frame_delay(*frames, FRAMES_A_SECOND)?;
        writer.write_image_data(part.as_raw())?;
    }
    writer.finish()
}

/// The smallest part of a picture with all that differs from another one; what does not is
/// transparent.
fn difference(before: &ColorImage, now: &ColorImage) -> ([usize; 2], ColorImage) {
    let width = now.width();
    let pairs = now.pixels.iter().zip(&before.pixels);
    let pixels = pairs.map(|(now, before)| if now == before { Color32::TRANSPARENT } else { *now });
    let changed = ColorImage::new(now.size, pixels.collect());
    let seen = changed.pixels.iter().enumerate();
    let seen = seen.filter(|(_, pixel)| **pixel != Color32::TRANSPARENT);
    let [left, top, right, bottom] = seen.fold([usize::MAX, usize::MAX, 0, 0], |bounds, (n, _)| {
        let (x, y) = (n % width, n / width);
        let [left, top, right, bottom] = bounds;
        [left.min(x), top.min(y), right.max(x), bottom.max(y)]
    });
    let size = [right + 1 - left, bottom + 1 - top];
    ([left, top], changed.region_by_pixels([left, top], size))
}
