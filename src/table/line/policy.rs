//! Which way a bone is laid.

use egui::{Rect, Vec2};
use engine::{Bone, Bones, End, Spinner};

use super::LineArea;
use super::chain::Chain;
use super::order::{Try, order};
use super::place::{CLEARANCE, Way, clockwise, direction, fits, is_row};
use super::rooms::{Ask, Needs, Rooms};

/// The last of the three usual sizes.
const THIRD: u8 = 2;
/// The last of the sizes that two more steps allow where size is what is missing.
const FIFTH: u8 = 4;
/// Every line fits at this size.
const LAST: u8 = 12;
/// The part of the window that must be free ahead of a bone that goes straight.
const FREE_AHEAD: f32 = 0.4;
/// The gap between bones where nothing else is left.
const TIGHT: f32 = 0.05;

/// The price of a wrong turn.
const WRONG: f32 = 0.15;
/// The price of a turn.
const TURNED: f32 = 0.03;
/// The price where ends lose their rooms.
const ROOMS_LOST: f32 = 5.0;
/// The price where bones must be laid another way.
const NOTHING_FREE: f32 = 8.0;
/// How much the mean price of the next bone counts.
const NEXT: f32 = 2.0;
/// Costs so near to each other are alike.
const ALIKE: f32 = 0.1;

/// What is known when a bone is laid.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    pub area: LineArea,
    pub step: u8,
    /// The bones not on the table.
    pub to_come: Bones,
    /// Ends that have lost their rooms. Nothing is asked for them any more.
    pub lost: Vec<End>,
}

/// A way that was chosen, and the rooms that it leaves.
#[derive(Debug, Clone)]
pub(super) struct Choice {
    pub way: Way,
    pub step: u8,
    pub rooms: Rooms,
    /// Ends that lose their rooms by it.
    pub lost: Vec<End>,
    price: f32,
}

/// A way that is free.
struct Candidate {
    it: Try,
    needs: Needs,
}

/// What is asked of the rooms at one size.
#[derive(Clone, Copy)]
struct Stage {
    ask: Ask,
    step: u8,
    allows_wrong: bool,
}

impl Moment {
    /// Lays a bone by [`Self::plain`], but looks one bone ahead.
    pub fn lay(&self, chain: &mut Chain, bone: Bone, end: End) -> Choice {
        let candidates = self.candidates(chain, bone, end);
        let mut choices = Vec::new();
        for candidate in &candidates {
            chain.push(bone, end, candidate.it.way);
            if let Some(choice) = self.accept(chain, candidate) {
                let wrong = if candidate.it.is_wrong { WRONG } else { 0.0 };
                let next = if candidates.len() > 1 {
                    self.after(bone, &choice).mean_price(chain)
                } else {
                    0.0
                };
                choices.push((choice.price + wrong + NEXT * next, choice));
            }
            chain.pop();
        }
        let costs = choices.iter().map(|(cost, _)| *cost);
        let best = costs.fold(f32::INFINITY, f32::min);
        let mut good = choices
            .into_iter()
            .filter(|(cost, _)| *cost <= best + ALIKE);
        match good.next() {
            Some((_, choice)) => choice,
            None => self.fallback(chain, bone, end),
        }
    }

    /// The first way that leaves rooms for all ends, at the largest size.
    fn plain(&self, chain: &mut Chain, bone: Bone, end: End) -> Option<Choice> {
        let candidates = self.candidates(chain, bone, end);
        self.stages(chain.branching).find_map(|stage| {
            candidates.iter().find_map(|candidate| {
                chain.push(bone, end, candidate.it.way);
                let choice = self.accept_at(chain, candidate, stage);
                chain.pop();
                choice
            })
        })
    }

    /// The moment after a bone was laid.
    fn after(&self, bone: Bone, choice: &Choice) -> Self {
        let mut to_come = self.to_come;
        to_come.remove(bone);
        Self {
            area: self.area,
            step: choice.step,
            to_come,
            lost: self.lost.clone(),
        }
    }

    /// What the next bone costs: the mean price over all bones to come at all ends that
    /// they fit. Most of them are alike.
    fn mean_price(&self, chain: &mut Chain) -> f32 {
        let open: Vec<_> = chain.open_sides().filter(|side| side.is_open).collect();
        let (mut sum, mut count) = (0.0, 0.0);
        for side in open {
            let mut known: Vec<((bool, bool), f32)> = Vec::new();
            for bone in self.to_come.and(Bones::suit(side.pips)) {
                let next = bone.other(side.pips).expect("it is of that suit");
                let next_doublet = self.to_come.contains(Bone::new(next, next));
                let kind = (bone.is_doublet(), next_doublet);
                let found = known.iter().find(|(other, _)| *other == kind);
                let price =
                    found.map_or_else(|| self.price(chain, bone, side.end), |(_, price)| *price);
                known.push((kind, price));
                sum += price;
                count += 1.0;
            }
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// What it costs to lay a bone.
    fn price(&self, chain: &mut Chain, bone: Bone, end: End) -> f32 {
        if let Some(choice) = self.plain(chain, bone, end) {
            return choice.price;
        }
        let tries = any_turn(chain, bone, end);
        if self.free(chain, bone, end, tries, TIGHT).is_empty() {
            NOTHING_FREE
        } else {
            ROOMS_LOST
        }
    }

    /// The window in widths of a bone.
    fn window(&self, step: u8) -> Vec2 {
        self.area.size / self.area.width_px(step)
    }

    /// What is tried, one after the other.
    fn stages(&self, branching: Spinner) -> impl Iterator<Item = Stage> + use<> {
        let now = self.step;
        let usual = now..=THIRD.max(now);
        let smaller = (THIRD + 1).max(now)..=FIFTH;
        let smaller = smaller.filter(move |_| branching != Spinner::Every);
        let at = |ask, allows_wrong| {
            move |step| Stage {
                ask,
                step,
                allows_wrong,
            }
        };
        let right = usual
            .clone()
            .flat_map(move |step| [Ask::After, Ask::Free].map(|ask| at(ask, false)(step)));
        right
            .chain(usual.clone().map(at(Ask::Free, true)))
            .chain(usual.clone().map(at(Ask::WithoutShortSides, true)))
            .chain(usual.map(at(Ask::WithoutWayOut, true)))
            .chain(smaller.map(at(Ask::Free, true)))
            .chain((now..=LAST).map(at(Ask::PlainOnly, true)))
    }

    /// The first stage at which a way leaves what is asked. The bone lies on the chain.
    fn accept(&self, chain: &Chain, candidate: &Candidate) -> Option<Choice> {
        self.stages(chain.branching)
            .find_map(|stage| self.accept_at(chain, candidate, stage))
    }

    fn accept_at(&self, chain: &Chain, candidate: &Candidate, stage: Stage) -> Option<Choice> {
        if candidate.it.is_wrong && !stage.allows_wrong {
            return None;
        }
        let window = self.window(stage.step);
        let rooms = candidate.needs.rooms(chain, stage.ask, window, &[])?;
        let turned = candidate.it.way != Way::Straight;
        let steps = f32::from(stage.step - self.step);
        Some(Choice {
            way: candidate.it.way,
            step: stage.step,
            rooms,
            lost: Vec::new(),
            price: steps + stage.ask.price() + if turned { TURNED } else { 0.0 },
        })
    }

    /// The free ways for a bone, best first.
    fn candidates(&self, chain: &mut Chain, bone: Bone, end: End) -> Vec<Candidate> {
        let tries = order(chain, end, bone);
        let mut candidates = self.free(chain, bone, end, tries, CLEARANCE);
        if self.is_near_edge(chain, bone, end, &candidates) {
            candidates.sort_by_key(|candidate| {
                let Try { way, is_wrong } = candidate.it;
                (is_wrong, way == Way::Straight)
            });
        }
        candidates
    }

    /// Those ways that keep clear of all bones and draw no hooked cross.
    fn free(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        tries: Vec<Try>,
        clearance: f32,
    ) -> Vec<Candidate> {
        let tip = chain.tip(end);
        let mut to_come = self.to_come;
        to_come.remove(bone);
        let mut candidates = Vec::new();
        for it in tries {
            let rect = tip.rect(it.way, bone.is_doublet());
            if !chain.is_free(rect, Some(end.on), clearance) {
                continue;
            }
            chain.push(bone, end, it.way);
            if it.way == Way::Straight || !chain.has_hooked_cross() {
                let needs = Needs::new(chain, to_come, &self.lost, clearance);
                candidates.push(Candidate { it, needs });
            }
            chain.pop();
        }
        candidates
    }

    /// Whether a bone laid straight leaves so little ahead that a turn is better.
    ///
    /// With two ends only rows turn early, and only if no doublet can fall into the fold.
    /// With one spinner only columns do.
    fn is_near_edge(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        candidates: &[Candidate],
    ) -> bool {
        let straight = candidates.iter().find(|it| it.it.way == Way::Straight);
        let Some(straight) = straight.filter(|_| candidates.len() > 1) else {
            return false;
        };
        chain.push(bone, end, Way::Straight);
        let tip = chain.tip(End { on: bone, ..end });
        let window = self.window(self.step);
        let applies = match chain.branching {
            Spinner::None => {
                let outer = chain.outer(bone);
                is_row(tip.heading) && !self.to_come.contains(Bone::new(outer, outer))
            }
            Spinner::Single => !is_row(tip.heading),
            Spinner::Every => false,
        };
        let rooms = applies.then(|| straight.needs.rooms(chain, Ask::Free, window, &[]));
        chain.pop();
        rooms.flatten().is_some_and(|rooms| {
            let edge = tip.edge();
            let ahead = edge + direction(tip.heading) * window * FREE_AHEAD;
            !fits(rooms.bounds.union(Rect::from_two_pos(edge, ahead)), window)
        })
    }

    /// A way where none leaves rooms for all ends.
    fn fallback(&self, chain: &mut Chain, bone: Bone, end: End) -> Choice {
        let ways = [
            (order(chain, end, bone), CLEARANCE),
            (any_turn(chain, bone, end), CLEARANCE),
            (any_turn(chain, bone, end), TIGHT),
        ];
        for (tries, clearance) in ways {
            if let Some(choice) = self.least_lost(chain, bone, end, tries, clearance) {
                return choice;
            }
        }
        panic!("nothing free for {bone} on {end}: {chain:?}");
    }

    /// The way by which the fewest ends lose their rooms.
    fn least_lost(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        tries: Vec<Try>,
        clearance: f32,
    ) -> Option<Choice> {
        let candidates = self.free(chain, bone, end, tries, clearance);
        let most = candidates.iter().map(|it| it.needs.ends().count()).max()?;
        for count in 0..=most {
            for step in self.step..=LAST {
                for candidate in &candidates {
                    let ends: Vec<End> = candidate.needs.ends().collect();
                    for lost in subsets(&ends, count) {
                        chain.push(bone, end, candidate.it.way);
                        let window = self.window(step);
                        let needs = &candidate.needs;
                        let rooms = needs.rooms(chain, Ask::PlainOnly, window, &lost);
                        chain.pop();
                        if let Some(rooms) = rooms {
                            return Some(Choice {
                                way: candidate.it.way,
                                step,
                                rooms,
                                lost,
                                price: ROOMS_LOST,
                            });
                        }
                    }
                }
            }
        }
        None
    }
}

/// Every way, with turns at doublets. A doublet itself turns only beside a bone.
fn any_turn(chain: &Chain, bone: Bone, end: End) -> Vec<Try> {
    let right = clockwise(chain.tip(end).heading);
    let sides = [right, right.opposite()];
    let mut ways = vec![Way::Straight];
    ways.extend(sides.map(Way::SideTurn));
    if !bone.is_doublet() {
        ways.extend(sides.map(Way::BeyondTurn));
    }
    let one = |way| Try {
        way,
        is_wrong: false,
    };
    ways.into_iter().map(one).collect()
}

/// All ways to take so many of the ends.
fn subsets(ends: &[End], count: usize) -> Vec<Vec<End>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, end) in ends.iter().enumerate() {
        for mut rest in subsets(&ends[place + 1..], count - 1) {
            rest.insert(0, *end);
            all.push(rest);
        }
    }
    all
}

impl Ask {
    const fn price(self) -> f32 {
        match self {
            Self::After => 0.0,
            Self::Free => 0.1,
            Self::WithoutShortSides => 0.5,
            Self::WithoutWayOut => 1.0,
            Self::PlainOnly => 2.0,
        }
    }
}
