//! Icons, drawn as lines.

use std::sync::OnceLock;

use egui::{Color32, Pos2, Vec2};
use strum::{EnumCount, VariantArray};

use super::path::{IconStroke, lines};
use super::pen::Pen;

/// The side of the square in which the paths of icons are drawn, in path units.
const BOX_SIZE: f32 = 24.0;
/// The thickness of the lines of icons up to [`USUAL_SIZE`], in points.
const STROKE_WIDTH: f32 = 1.45;
/// The usual size of an icon, in points. Larger icons have thicker lines.
const USUAL_SIZE: f32 = 20.0;
/// The diameter of the dots of [`Icon::More`], relative to the thickness of lines.
const DOT_SCALE: f32 = 2.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Icon {
    NewGame,
    Undo,
    Redo,
    Hint,
    Scores,
    SoundOn,
    SoundOff,
    Menu,
    Log,
    Pause,
    Play,
    Close,
    Search,
    More,
    Check,
    Up,
    Down,
    Left,
    Right,
    First,
    Last,
    Settings,
    Eye,
    Plus,
    Edit,
    Trash,
    Warning,
    Lock,
    Copy,
    File,
    NotSaved,
    Globe,
    Table,
    Dice,
    Backspace,
}

impl Icon {
    pub const ALL: [Self; Self::COUNT] =
        *Self::VARIANTS.first_chunk().expect("the lengths are equal");

    /// The lines of the icon, as an SVG path.
    const fn path(self) -> &'static str {
        match self {
            Self::NewGame => "M5 3h8v18H5zM5 12h8M18 14v6M15 17h6",
            Self::Undo => "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
            Self::Redo => "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
            Self::Hint => {
                "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6 .5 1 1.2 1 2.1h5c0-.9 .4-1.6 1-2.1\
                 A6 6 0 0 0 12 3z"
            }
            Self::Scores => "M5 20V13M12 20V5M19 20V9",
            Self::SoundOn => "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
            Self::SoundOff => "M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5",
            Self::Menu => "M4 7h16M4 12h16M4 17h16",
            Self::Log => "M5 7h14M5 12h14M5 17h8",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Play => "M8 5l11 7-11 7z",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Search => "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21",
            Self::More => "M5 12M12 12M19 12",
            Self::Check => "M5 12.5l5 5L19.5 7",
            Self::Up => "M6 15l6-6 6 6",
            Self::Down => "M6 9l6 6 6-6",
            Self::Left => "M15 5l-7 7 7 7",
            Self::Right => "M9 5l7 7-7 7",
            Self::First => "M6 5v14M18 5l-8 7 8 7",
            Self::Last => "M18 5v14M6 5l8 7-8 7",
            Self::Settings => {
                "M4 8h8M18 8h2M4 16h2M12 16h8M15 5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z\
                 M9 13a3 3 0 1 1 0 6a3 3 0 0 1 0-6z"
            }
            Self::Eye => {
                "M2 12c2.7-4.7 6-7 10-7c4 0 7.3 2.3 10 7c-2.7 4.7-6 7-10 7c-4 0-7.3-2.3-10-7z\
                 M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z"
            }
            Self::Plus => "M12 5v14M5 12h14",
            Self::Edit => "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
            Self::Trash => "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6",
            Self::Warning => "M12 4l9 16H3zM12 10v5M12 17.5",
            Self::Lock => "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
            Self::Copy => "M9 9h11v11H9zM5 15H4V4h11v1",
            Self::File => "M6 3h8l4 4v14H6zM14 3v5h4",
            Self::NotSaved => "M5 4h11l4 4v12H5zM9 4v5h6V4M4 3l17 18",
            Self::Globe => {
                "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM3 12h18\
                 M12 3c2.5 2.6 3.7 5.6 3.7 9c0 3.4-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9\
                 c0-3.4 1.2-6.4 3.7-9z"
            }
            Self::Table => "M3 6h18v12H3zM8 12h8",
            Self::Dice => "M5 5h14v14H5zM9 9M15 9M12 12M9 15M15 15",
            Self::Backspace => "M8 5h13v14H8L2 12zM11 9l6 6M17 9l-6 6",
        }
    }
}

pub fn icon(pen: &mut Pen, icon: Icon, center: Pos2, size: f32, color: Color32) {
    static LINES: OnceLock<Vec<Vec<IconStroke>>> = OnceLock::new();
    let lines = LINES.get_or_init(|| Icon::ALL.iter().map(|icon| lines(icon.path())).collect());
    let scale = size / BOX_SIZE;
    let mut thickness = STROKE_WIDTH * (size / USUAL_SIZE).max(1.0);
    if icon == Icon::More {
        thickness *= DOT_SCALE;
    }
    for line in &lines[icon as usize] {
        let place = |point: &Pos2| center + (point.to_vec2() - Vec2::splat(BOX_SIZE / 2.0)) * scale;
        let points: Vec<_> = line.points.iter().map(place).collect();
        pen.polyline(&points, line.is_closed, thickness, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_lies_in_its_box() {
        for icon in Icon::ALL {
            let lines = lines(icon.path());
            assert!(!lines.is_empty(), "{icon:?}");
            for point in lines.iter().flat_map(|line| &line.points) {
                let inside = (1.0..=23.0).contains(&point.x) && (1.0..=23.0).contains(&point.y);
                assert!(inside, "{icon:?}: {point:?}");
            }
        }
    }
}
