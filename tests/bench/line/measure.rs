//! What is measured of many hands in one area.

use std::fmt;
use std::time::Instant;

use engine::Event;
use nestor_dominoes::table::line::{Line, LineArea, Way};

use super::hands::{self, Hand};
use super::judge;

/// The head of the table whose rows are written by [`Measure`].
pub const HEAD: &str = "\
| game | area | size, % | steps | pans | turns | no place, % | full | time, µs |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |";

/// What was seen of many hands in one area.
#[derive(Debug, Default)]
pub struct Measure {
    hands: usize,
    /// Hands that end after no, one, two and more zoom steps.
    by_step: [usize; 4],
    steps: usize,
    pans: usize,
    turns: usize,
    /// Hands in which an end had no place for a bone that could come.
    without_place: usize,
    /// Hands in which a bone had no way to lie.
    full: usize,
    /// The time of each bone.
    micros: Vec<f32>,
}

impl Measure {
    /// Lays a hand. Each bone is laid this often, and the quickest time counts.
    pub fn lay(&mut self, hand: &Hand, area: LineArea, times: usize) -> Line {
        let mut line = Line::new(&hand.rules, area);
        let (mut is_without_place, mut is_full) = (false, false);
        for event in &hand.events {
            if matches!(event, Event::Played { .. }) {
                let seconds = (0..times).map(|_| {
                    let start = Instant::now();
                    std::hint::black_box(hands::after(&line, event));
                    start.elapsed().as_secs_f32()
                });
                self.micros.push(seconds.fold(f32::INFINITY, f32::min) * 1e6);
            }
            let Some(next) = hands::after(&line, event) else {
                continue;
            };
            let steps = usize::from(next.zoom_step() - line.zoom_step());
            self.steps += steps;
            self.pans += usize::from(steps == 0 && next.middle() != line.middle());
            is_full |= next.is_full();
            line = next;
            is_without_place |= judge::has_end_without_place(&line);
        }
        self.hands += 1;
        self.by_step[usize::from(line.zoom_step()).min(3)] += 1;
        let bones = line.bones().iter();
        self.turns += bones.filter(|laid| laid.way != Way::Straight).count();
        self.without_place += usize::from(is_without_place);
        self.full += usize::from(is_full);
        line
    }
}

/// A row of a table: the share of hands that end at the first size, at least the second,
/// and at least the third; steps, pans and turns a hand; the share of hands with an end
/// without a place, hands in which a bone had no way, and the median and 99th percentile of a bone's time.
impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |count: usize| count as f32 / self.hands as f32;
        let [first, second, third, _] = self.by_step;
        let sizes = [first, first + second, first + second + third];
        let [first, second, third] = sizes.map(|hands| 100.0 * each(hands));
        write!(f, "{first:.0} / {second:.0} / {third:.0} | ")?;
        let [steps, pans, turns] = [self.steps, self.pans, self.turns].map(each);
        write!(f, "{steps:.2} | {pans:.1} | {turns:.1} | ")?;
        let without_place = 100.0 * each(self.without_place);
        write!(f, "{without_place:.1} | {} | ", self.full)?;
        let mut micros = self.micros.clone();
        micros.sort_by(f32::total_cmp);
        let at = |percent: usize| micros.get(micros.len() * percent / 100);
        let [median, most] = [50, 99].map(|percent| at(percent).copied().unwrap_or_default());
        write!(f, "{median:.0}, {most:.0}")
    }
}
