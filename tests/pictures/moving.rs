//! The moving picture of the README.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use egui::ColorImage;
use engine::{Action, Preset, Seats};
use game::profile::Pace;
use game::session::Session;
use nestor_dominoes::command::{Command, TableCommand};

use crate::YOU;
use crate::film::{shown, update};
use crate::found::game_where;
use crate::player::Player;

/// The window, in points; a picture on a page is not much wider.
const SIZE: [f32; 2] = [720.0, 600.0];
/// So many turns are played.
const TURNS: usize = 4;
/// Of so many frames of the window one is kept.
const EVERY: usize = 2;
/// How long a frame that is kept is to be seen, in hundredths of a second.
const HUNDREDTHS: u16 = 10;
/// For so many frames a bone that is taken up is looked at.
const LOOK: usize = 8;
/// More frames than a turn takes.
const MOST: usize = 400;

/// A part of a picture, and for how many frames it is to be seen.
struct Part {
    corner: [usize; 2],
    pixels: ColorImage,
    frames: u16,
}

/// Pictures, each but the first only where it differs from the one before.
struct Moving {
    last: ColorImage,
    parts: Vec<Part>,
}

impl Moving {
    fn starting_with(picture: ColorImage) -> Self {
        let first = Part {
            corner: [0, 0],
            pixels: picture.clone(),
            frames: 1,
        };
        Self {
            last: picture,
            parts: vec![first],
        }
    }

    fn add(&mut self, picture: ColorImage) {
        let pixels = picture.pixels.iter().zip(&self.last.pixels).enumerate();
        let differ = pixels.filter(|(_, (now, before))| now != before);
        let bounds = differ.fold(None, |bounds: Option<[usize; 4]>, (at, _)| {
            let (x, y) = (at % picture.width(), at / picture.width());
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
        });
        let Some([left, top, right, bottom]) = bounds else {
            self.parts.last_mut().expect("there is a first").frames += 1;
            return;
        };
        let size = [right - left + 1, bottom - top + 1];
        self.parts.push(Part {
            corner: [left, top],
            pixels: picture.region_by_pixels([left, top], size),
            frames: 1,
        });
        self.last = picture;
    }

    /// Writes all of it as an animated PNG that begins again.
    fn write(&self, path: &Path) -> Result<(), Box<dyn std::error::Error>> {
        let file = BufWriter::new(File::create(path)?);
        let [width, height] = self.last.size.map(|length| length as u32);
        let mut encoder = png::Encoder::new(file, width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        encoder.set_animated(self.parts.len() as u32, 0)?;
        encoder.set_blend_op(png::BlendOp::Source)?;
        let mut writer = encoder.write_header()?;
        for Part {
            corner,
            pixels,
            frames,
        } in &self.parts
        {
            let [left, top] = corner.map(|length| length as u32);
            let [width, height] = pixels.size.map(|length| length as u32);
            writer.reset_frame_position()?;
            writer.set_frame_dimension(width, height)?;
            writer.set_frame_position(left, top)?;
            writer.set_frame_delay(frames * HUNDREDTHS, 100)?;
            writer.write_image_data(pixels.as_raw())?;
        }
        Ok(writer.finish()?)
    }
}

fn painted(player: &mut Player) -> ColorImage {
    let image = player.harness.render().expect("it can be painted");
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}

/// Films some frames, or until something is so.
fn film(player: &mut Player, moving: &mut Moving, most: usize, is_so: impl Fn(&Session) -> bool) {
    for frame in 0..most {
        player.harness.step();
        if frame % EVERY == 0 {
            moving.add(painted(player));
            if is_so(player.session()) {
                return;
            }
        }
    }
}

/// Makes it.
pub fn make() {
    let is_mine = |session: &Session| session.person_in_turn() == Some(YOU);
    let play = |session: &Session| {
        let actions = session.actions_of(YOU);
        actions
            .into_iter()
            .find(|it| matches!(it, Action::Play(..)))
    };
    let mut set = shown(Preset::AllFives, Seats::Two, Pace::Fast);
    // A grain is what no picture can be packed small with.
    set.display.plain_surfaces = true;
    let session = game_where(&set, |session| {
        let played = session.state().round().map(|round| round.placed().count());
        played == Some(4) && is_mine(session) && play(session).is_some()
    });
    let mut player = Player::at_size(&session, SIZE);
    player.rest();
    let mut moving = Moving::starting_with(painted(&mut player));
    for _ in 0..TURNS {
        let Some(action) = play(player.session()) else {
            break;
        };
        let bone = action.bone().expect("it is a play");
        player.click_bone(bone);
        film(&mut player, &mut moving, LOOK * EVERY, |_| false);
        update(&mut player, Command::Table(TableCommand::Act(action)));
        film(&mut player, &mut moving, LOOK * EVERY, |_| false);
        film(&mut player, &mut moving, MOST, |session| {
            is_mine(session) || session.state().turn().is_none()
        });
        film(&mut player, &mut moving, LOOK * EVERY, |_| false);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../screenshots");
    moving
        .write(&folder.join("play.png"))
        .expect("it can be written");
}
