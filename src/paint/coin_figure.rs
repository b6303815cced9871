//! The figures on the coins, which are loaded from `assets/coins`.

use std::borrow::Cow;
use std::sync::LazyLock;

use egui::emath::Rot2;
use egui::{Pos2, Vec2, pos2, vec2};
use look::Rgb;
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use super::coin::Expression;
use super::path::{IconStroke, lines};
use super::triangles::{double_area, triangles};

/// The number of path units per point of an [`Expression`]: coins are 200 units wide in paths, and
/// 56 points in expressions.
const UNITS_PER_POINT: f32 = 200.0 / 56.0;
/// How far the corner of the mouth is raised in the shape of [`Moves::Mouth`], in path units.
const MOUTH_RISE: f32 = 10.0;
/// Offset of the lid over an eye of twice the size.
const WIDE_EYE_LID_OFFSET: Vec2 = vec2(-8.0, -20.0);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount, VariantArray)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Head {
    Nestor,
    Iris,
    Ajax,
    Dione,
}

impl Head {
    pub const ALL: [Self; Self::COUNT] =
        *Self::VARIANTS.first_chunk().expect("the lengths are equal");

    pub const fn name(self) -> &'static str {
        match self {
            Self::Nestor => "Nestor",
            Self::Iris => "Iris",
            Self::Ajax => "Ajax",
            Self::Dione => "Dione",
        }
    }

    pub(super) fn figure(self) -> &'static Figure {
        static FIGURES: [LazyLock<Figure>; Head::COUNT] = [
            LazyLock::new(|| parse(include_str!("../../assets/coins/nestor.ron"))),
            LazyLock::new(|| parse(include_str!("../../assets/coins/iris.ron"))),
            LazyLock::new(|| parse(include_str!("../../assets/coins/ajax.ron"))),
            LazyLock::new(|| parse(include_str!("../../assets/coins/dione.ron"))),
        ];
        &FIGURES[self as usize]
    }
}

fn parse(text: &str) -> Figure {
    ron::from_str(text).expect("a test parses it")
}

/// The figure on a coin of radius 100.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure {
    pub metal: Metal,
    pub hair: Rgb,
    pub outline: Polygon,
    pub parts: Vec<Part>,
    pub stroke: Rgb,
    pub strokes: Strokes,
    /// The lines on the cheek of a smiling figure.
    #[serde(default)]
    pub cheek: Strokes,
    #[serde(default)]
    pub leaf: Option<Leaf>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Metal {
    /// The colors from the lightest to the darkest point.
    pub rim: [Rgb; 3],
    pub field: [Rgb; 2],
    pub light: Rgb,
    pub edge: Rgb,
    pub shade: Rgb,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    pub color: Rgb,
    pub path: Polygon,
    #[serde(default)]
    pub has_edge: bool,
    #[serde(default = "opaque")]
    pub opacity: f32,
    #[serde(default)]
    moves: Moves,
}

const fn opaque() -> f32 {
    1.0
}

#[derive(Debug, Default, Deserialize)]
enum Moves {
    #[default]
    Not,
    /// The part rotates around this point, then moves up.
    Brow((f32, f32)),
    /// The part is enlarged from this point.
    Eye((f32, f32)),
    Pupil,
    /// The part changes towards this shape as the lid closes.
    Lid(Polygon),
    /// The part changes towards this shape as the corner of the mouth is raised.
    Mouth(Polygon),
}

/// A laurel leaf; the origin is its root.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Leaf {
    pub color: Rgb,
    pub edge: Rgb,
    pub rib: Rgb,
    pub path: Polygon,
}

/// A simple polygon, whose sides do not cross.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(from = "String")]
pub(super) struct Polygon {
    /// The corners, clockwise.
    pub corners: Vec<Pos2>,
    pub triangles: Vec<[u32; 3]>,
}

impl From<String> for Polygon {
    fn from(path: String) -> Self {
        let mut corners: Vec<Pos2> =
            lines(&path).into_iter().flat_map(|line| line.points).collect();
        if double_area(&corners) < 0.0 {
            corners.reverse();
        }
        Self::new(corners)
    }
}

impl Polygon {
    /// Creates a polygon, whose corners must be clockwise.
    fn new(corners: Vec<Pos2>) -> Self {
        let triangles = triangles(&corners);
        Self { corners, triangles }
    }

    /// Transforms the polygon by a similarity, so that its triangles stay valid.
    fn placed(&self, place: impl FnMut(Pos2) -> Pos2) -> Self {
        let corners = self.corners.iter().copied().map(place).collect();
        Self { corners, triangles: self.triangles.clone() }
    }
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(from = "String")]
pub(super) struct Strokes(pub Vec<Vec<Pos2>>);

impl From<String> for Strokes {
    fn from(path: String) -> Self {
        Self(lines(&path).into_iter().map(|IconStroke { points, .. }| points).collect())
    }
}

impl Part {
    /// The shape of the part as the expression moves it.
    pub fn moved(&self, expression: &Expression) -> Cow<'_, Polygon> {
        let towards = |target: &Polygon, part: f32| {
            let pairs = self.path.corners.iter().zip(&target.corners);
            Polygon::new(pairs.map(|(from, to)| from.lerp(*to, part)).collect())
        };
        Cow::Owned(match &self.moves {
            Moves::Not => return Cow::Borrowed(&self.path),
            Moves::Brow((x, y)) => {
                let (pivot, up) = (pos2(*x, *y), vec2(0.0, expression.brow * UNITS_PER_POINT));
                let turn = Rot2::from_angle(expression.brow_turn.to_radians());
                self.path.placed(|corner| pivot + turn * (corner - pivot) - up)
            }
            Moves::Eye((x, y)) => {
                let pivot = pos2(*x, *y);
                self.path
                    .placed(|corner| pivot + (corner - pivot) * (1.0 + expression.eye_enlargement))
            }
            Moves::Pupil => self.path.placed(|corner| corner + expression.gaze * UNITS_PER_POINT),
            Moves::Lid(shut) => {
                let up = WIDE_EYE_LID_OFFSET * expression.eye_enlargement;
                towards(shut, expression.lid).placed(|corner| corner + up)
            }
            Moves::Mouth(raised) => {
                towards(raised, expression.mouth * UNITS_PER_POINT / MOUTH_RISE)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_the_parts_that_were_drawn() {
        let parts = Head::ALL.map(|head| head.figure().parts.len());
        assert_eq!(parts, [12, 7, 7, 8], "parts");
        let strokes = Head::ALL.map(|head| head.figure().strokes.0.len());
        assert_eq!(strokes, [9, 3, 8, 3], "strokes");
        let moving = Head::ALL.map(|head| {
            let parts = head.figure().parts.iter();
            parts.filter(|part| !matches!(part.moves, Moves::Not)).count()
        });
        assert_eq!(moving, [6, 0, 0, 0], "only Nestor's face moves");
        let triangles = Head::ALL.map(|head| {
            let figure = head.figure();
            let parts = figure.parts.iter().map(|part| &part.path);
            parts.chain([&figure.outline]).map(|path| path.triangles.len()).sum::<usize>()
        });
        assert_eq!(triangles, [323, 181, 178, 161], "triangles");
    }

    #[test]
    fn triangles_cover_each_part_however_it_moves() {
        let moved = |mouth: f32, lid: f32, eye_enlargement: f32| Expression {
            eye_enlargement,
            lid,
            mouth,
            ..Expression::default()
        };
        for head in Head::ALL {
            for part in &head.figure().parts {
                for expression in [
                    Expression::default(),
                    moved(2.6, 1.0, 0.0),
                    moved(-1.2, 0.6, 0.25),
                    moved(0.8, 0.3, 0.25),
                ] {
                    let Polygon { corners, triangles } = &*part.moved(&expression);
                    let whole = double_area(corners);
                    let area = |indices: &[u32; 3]| {
                        double_area(&indices.map(|index| corners[index as usize])).abs()
                    };
                    let cut: f32 = triangles.iter().map(area).sum();
                    assert!((cut / whole - 1.0).abs() < 0.01, "{head:?} {part:?}: {cut}, {whole}");
                }
            }
        }
    }
}
