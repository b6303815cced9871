//! What is measured.

use std::fmt;
use std::time::Instant;

use egui::{Rect, Vec2, pos2};
use engine::{Bone, PlacedBone, Spinner, Table};
use nestor_dominoes::app::table::whole::{LaidBone, LaidTable, Room, lay_out};

/// A bone that was played, and the table after it.
pub type Play = (PlacedBone, Table);

/// Closer than this, in widths of a bone, is no gap.
const GAP: f32 = 0.4;
/// So many positions are kept to be drawn.
const SAMPLES: usize = 24;

/// A position that is drawn.
pub struct Sample {
    pub whole: LaidTable,
    pub turns: usize,
    pub scale: f32,
}

/// What was seen of many hands in one area.
pub struct Measure {
    area: Rect,
    largest: f32,
    pub hands: usize,
    pub positions: usize,
    pub not_laid: usize,
    pub overlaps: usize,
    pub close: usize,
    pub corners: usize,
    pub turns: usize,
    pub pinwheels: usize,
    pub anew: usize,
    pub most_anew: usize,
    zooms: usize,
    used: Vec<f32>,
    /// How wide bones are, with up to 24 of them; and with more.
    pub widths: Vec<f32>,
    all_widths: Vec<f32>,
    micros: Vec<f32>,
    /// One position of each of the first hands, and those with the smallest
    /// bones of all.
    pub samples: Vec<Sample>,
    pub smallest: Vec<Sample>,
}

impl Measure {
    pub fn new(area: Vec2, largest: f32) -> Self {
        Self {
            area: Rect::from_min_size(pos2(0.0, 0.0), area),
            largest,
            hands: 0,
            positions: 0,
            not_laid: 0,
            overlaps: 0,
            close: 0,
            corners: 0,
            turns: 0,
            pinwheels: 0,
            anew: 0,
            most_anew: 0,
            zooms: 0,
            used: Vec::new(),
            widths: Vec::new(),
            all_widths: Vec::new(),
            micros: Vec::new(),
            samples: Vec::new(),
            smallest: Vec::new(),
        }
    }

    /// Lays out every position of a hand; so often, where the time is measured.
    pub fn see(&mut self, hand: &[Play], spinner: Spinner, times: usize) {
        let placed: Vec<PlacedBone> = hand.iter().map(|(placed, _)| *placed).collect();
        let mut last: Option<LaidTable> = None;
        let mut anew = 0;
        let mut smallest: Option<Sample> = None;
        // Later positions are what is hard; each hand gives one of another length.
        let drawn = placed.len().saturating_sub(1 + self.hands % 4 * 2);
        for (n, (_, table)) in hand.iter().enumerate() {
            // The quickest counts: the machine may do other things.
            let runs = (0..times).map(|_| {
                let start = Instant::now();
                let whole = lay(table, &placed[..=n], spinner, self, last.as_ref());
                (start.elapsed(), whole)
            });
            let quickest = runs.min_by_key(|(time, _)| *time);
            let (time, whole) = quickest.expect("it was laid out at least once");
            self.micros.push(time.as_secs_f32() * 1e6);
            self.positions += 1;
            let Some(whole) = whole else {
                self.not_laid += 1;
                last = None;
                continue;
            };
            self.look(&whole, &placed[..=n], spinner);
            if let Some(last) = &last {
                anew += usize::from(!is_same_line(&last.bones, &whole.bones[..n]));
                let scales = [last, &whole].map(|it| it.fit(self.area).scaling);
                self.zooms += usize::from((scales[0] - scales[1]).abs() > 0.1);
            }
            let sample = || Sample {
                turns: joints(&whole, &placed[..=n], spinner).0,
                scale: whole.fit(self.area).scaling,
                whole: whole.clone(),
            };
            if n == drawn && self.samples.len() < SAMPLES && n > 8 {
                self.samples.push(sample());
            }
            let scale = whole.fit(self.area).scaling;
            if smallest
                .as_ref()
                .is_none_or(|small: &Sample| scale < small.scale)
                && n < 24
            {
                smallest = Some(sample());
            }
            last = Some(whole);
        }
        self.smallest.extend(smallest);
        self.smallest
            .sort_by(|one, other| one.scale.total_cmp(&other.scale));
        self.smallest.truncate(SAMPLES);
        if let Some(whole) = last {
            self.turns += joints(&whole, &placed, spinner).0;
            let fit = whole.fit(self.area);
            let all = whole.bones.iter().map(|bone| fit * bone.rect);
            let all = all.reduce(Rect::union).expect("there are bones");
            let size = self.area.size();
            self.used.push(if size.x >= size.y {
                all.width() / size.x
            } else {
                all.height() / size.y
            });
        }
        self.hands += 1;
        self.anew += anew;
        self.most_anew = self.most_anew.max(anew);
    }

    fn look(&mut self, whole: &LaidTable, placed: &[PlacedBone], spinner: Spinner) {
        let bones = &whole.bones;
        let overlap = |one: Rect, other: Rect| one.intersect(other).is_positive();
        for (n, bone) in bones.iter().enumerate() {
            for (m, other) in bones[..n].iter().enumerate() {
                self.overlaps += usize::from(overlap(bone.rect, other.rect));
                let parent =
                    |n: usize, m: usize| placed[n].end.is_some_and(|end| end.on == placed[m].bone);
                let near = bone.rect.expand(GAP).intersects(other.rect);
                self.close += usize::from(near && !parent(n, m));
            }
        }
        for (n, end) in whole.ends.iter().enumerate() {
            for place in [Some(end.drop), end.doublet].into_iter().flatten() {
                let on_bone = bones.iter().any(|bone| overlap(bone.rect, place));
                let on_end = whole.ends[..n].iter().any(|other| {
                    let both = [Some(other.drop), other.doublet];
                    both.into_iter().flatten().any(|it| overlap(it, place))
                });
                self.overlaps += usize::from(on_bone || on_end);
            }
        }
        let (_, corners) = joints(whole, placed, spinner);
        self.corners += corners;
        self.pinwheels += usize::from(has_pinwheel(whole, placed, spinner));
        let scale = whole.fit(self.area).scaling;
        if bones.len() <= 24 {
            self.widths.push(scale);
        }
        self.all_widths.push(scale);
    }
}

fn lay(
    table: &Table,
    placed: &[PlacedBone],
    spinner: Spinner,
    measure: &Measure,
    last: Option<&LaidTable>,
) -> Option<LaidTable> {
    let room = Room {
        area: measure.area.size(),
        largest: measure.largest,
    };
    lay_out(table, placed, spinner, room, last)
}

/// Whether the bones lie as before against each other.
fn is_same_line(before: &[LaidBone], now: &[LaidBone]) -> bool {
    let ([first, ..], [other, ..]) = (before, now) else {
        return true;
    };
    let moved = other.rect.min - first.rect.min;
    let mut pairs = before.iter().zip(now);
    pairs.all(|(one, other)| {
        (one.rect.translate(moved).min - other.rect.min).length() < 0.01
            && one.rect.size() == other.rect.size()
    })
}

/// Whether two bones that touch lie in one straight line.
fn is_straight(one: Rect, other: Rect, doublets: [bool; 2], one_spins: bool) -> bool {
    let between = other.center() - one.center();
    let along_x = between.x.abs() > between.y.abs();
    let aside = if along_x { between.y } else { between.x };
    let in_line = |rect: Rect| (rect.width() > rect.height()) == along_x;
    let fits = |rect: Rect, doublet: bool, spins: bool| {
        if doublet {
            !in_line(rect) || spins
        } else {
            in_line(rect)
        }
    };
    aside.abs() < 0.01 && fits(one, doublets[0], one_spins) && fits(other, doublets[1], false)
}

/// Whether a bone of a game has arms on all four sides.
fn spins(bone: Bone, placed: &[PlacedBone], spinner: Spinner) -> bool {
    match spinner {
        Spinner::None => false,
        Spinner::Single => {
            let mut doublets = placed.iter().filter(|placed| placed.bone.is_doublet());
            doublets.next().is_some_and(|first| first.bone == bone)
        }
        Spinner::Every => bone.is_doublet(),
    }
}

/// How many bones turn, and how many doublets lie at a corner or along a
/// neighbour.
fn joints(whole: &LaidTable, placed: &[PlacedBone], spinner: Spinner) -> (usize, usize) {
    let (mut turns, mut corners) = (0, 0);
    for (n, play) in placed.iter().enumerate() {
        let Some(end) = play.end else { continue };
        let on = placed.iter().position(|other| other.bone == end.on);
        let on = on.expect("it was played on a bone of the table");
        let doublets = [end.on.is_doublet(), play.bone.is_doublet()];
        let rects = [whole.bones[on].rect, whole.bones[n].rect];
        let spins = spins(end.on, placed, spinner);
        if !is_straight(rects[0], rects[1], doublets, spins) {
            turns += 1;
            corners += usize::from(doublets[0] || doublets[1]);
        }
    }
    (turns, corners)
}

/// Whether all four arms of a doublet turn the same way around.
fn has_pinwheel(whole: &LaidTable, placed: &[PlacedBone], spinner: Spinner) -> bool {
    let rect = |n: usize| whole.bones[n].rect;
    let touches = |n: usize| {
        let on = placed[n].end.map(|end| end.on);
        (0..placed.len()).filter(move |m| {
            on == Some(placed[*m].bone)
                || placed[*m].end.is_some_and(|end| end.on == placed[n].bone)
        })
    };
    (0..placed.len()).any(|middle| {
        if touches(middle).count() < 4 {
            return false;
        }
        let ways: Vec<f32> = touches(middle)
            .map(|first| {
                let (mut before, mut at) = (middle, first);
                let way = |from: usize, to: usize| rect(to).center() - rect(from).center();
                let out = way(middle, first);
                loop {
                    let doublet = placed[at].bone.is_doublet();
                    let next = touches(at).filter(|next| *next != before).min_by(|a, b| {
                        let aside = |n: usize| {
                            let way = way(at, n);
                            (way.x * out.y - way.y * out.x).abs()
                        };
                        aside(*a).total_cmp(&aside(*b))
                    });
                    let Some(next) = next else { return 0.0 };
                    let doublets = [doublet, placed[next].bone.is_doublet()];
                    let step = way(at, next);
                    let turned = step.x * out.y - step.y * out.x;
                    let spins = spins(placed[at].bone, placed, spinner);
                    if !is_straight(rect(at), rect(next), doublets, spins) && turned.abs() > 0.1 {
                        return turned.signum();
                    }
                    (before, at) = (at, next);
                }
            })
            .collect();
        ways.iter().all(|way| *way > 0.0) || ways.iter().all(|way| *way < 0.0)
    })
}

/// The value below which such a share of them lies.
fn share_below(values: &[f32], share: f32) -> f32 {
    let mut values = values.to_vec();
    values.sort_by(f32::total_cmp);
    let at = (values.len() as f32 * share) as usize;
    values.get(at.min(values.len() - 1)).copied().unwrap_or(0.0)
}

fn percent(values: &[f32], least: f32) -> f32 {
    let large = values.iter().filter(|value| **value >= least - 0.01);
    100.0 * large.count() as f32 / values.len().max(1) as f32
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands = self.hands as f32;
        let a_hand = |count: usize| count as f32 / hands;
        writeln!(
            f,
            "  {} positions, {} not laid out, {} overlaps, {} close to another, {} pinwheels",
            self.positions, self.not_laid, self.overlaps, self.close, self.pinwheels
        )?;
        writeln!(
            f,
            "  turns a hand {:.2}, doublets at corners {} ({:.3} a position)",
            a_hand(self.turns),
            self.corners,
            self.corners as f32 / self.positions as f32
        )?;
        writeln!(
            f,
            "  laid anew {:.2} times a hand, at most {}; another size {:.2} times",
            a_hand(self.anew),
            self.most_anew,
            a_hand(self.zooms)
        )?;
        let used = self.used.iter().sum::<f32>() / hands;
        writeln!(
            f,
            "  of the longer side used at the end {:.0} %",
            100.0 * used
        )?;
        write!(f, "  up to 24 bones:")?;
        for least in [45.0, 40.0, 36.0, 30.0, 24.0, 20.0] {
            write!(f, " >={least} {:.2} %;", percent(&self.widths, least))?;
        }
        writeln!(
            f,
            " 1st percentile {:.1}, smallest {:.1}, of all {:.1}",
            share_below(&self.widths, 0.01),
            share_below(&self.widths, 0.0),
            share_below(&self.all_widths, 0.0),
        )?;
        writeln!(
            f,
            "  microseconds a layout: median {:.0}, 99th percentile {:.0}, most {:.0}",
            share_below(&self.micros, 0.5),
            share_below(&self.micros, 0.99),
            share_below(&self.micros, 1.0),
        )
    }
}
