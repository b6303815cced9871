//! Lays the table bone by bone in many ways at once, and keeps the best.

use egui::{Rect, Vec2};

use super::cost;
use super::place::{GAP, Joint, NOTHING, Tip, direction, overlap, turned};
use super::plan::{From, Item, Plan, Turn, What, begins};
use engine::Side;

/// So many ways of laying go on: at the start, and while items are laid.
const KEPT_AT_START: usize = 15;
const KEPT: usize = 30;
/// A row is left only when so much or less is free ahead.
const IN_SIGHT: f32 = 10.0;
/// A place may leave what is shown by less than anybody sees.
const ROUNDING: f32 = 0.0001;

/// Where a picture may begin: what the area shows, with the first bone in the
/// origin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Start {
    pub frame: Rect,
    pub cost: f32,
}

/// An item that was laid.
#[derive(Debug, Clone, Copy)]
pub(super) struct Laid {
    pub rect: Rect,
    pub joint: Joint,
    /// The tip for what follows.
    pub after: Tip,
    /// The side to which its arm has turned first.
    fold: Option<Side>,
}

/// A picture, laid in full.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub cost: f32,
    pub frame: Rect,
    /// The items in the order of the plan.
    pub laid: Vec<Laid>,
}

impl Found {
    /// What all of it covers.
    pub fn covered(&self) -> Rect {
        let all = self.laid.iter().map(|laid| laid.rect);
        all.fold(Rect::NOTHING, Rect::union)
    }
}

#[derive(Debug, Clone, Copy)]
struct Node {
    before: usize,
    frame: Rect,
    cost: f32,
    /// What it will cost at least when all is laid.
    least: f32,
    laid: Laid,
}

/// One search.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub plan: &'a Plan,
    /// How items touch that are not to be laid in another way.
    pub fixed: &'a [Option<Joint>],
    /// Whether rows run from left to right.
    pub is_wide: bool,
}

impl Search<'_> {
    /// The best picture that begins at one of these and costs less than this, if
    /// there is any.
    pub fn best(&self, starts: &[Start], limit: f32) -> Option<Found> {
        let mut nodes: Vec<Node> = Vec::with_capacity(KEPT * self.plan.items.len());
        let mut front: Vec<usize> = Vec::new();
        let lead = Tip::of_lead(self.plan.items[0].is_doublet);
        for start in starts {
            let laid = lay(lead, Joint::Straight, self.plan.items[0].is_doublet, None);
            if holds(start.frame, laid.rect) {
                front.push(nodes.len());
                nodes.push(Node {
                    before: usize::MAX,
                    frame: start.frame,
                    cost: start.cost,
                    least: start.cost + self.ahead(start.frame, 0, laid),
                    laid,
                });
            }
        }
        front.retain(|node| nodes[*node].least < limit);
        front.sort_by(|one, other| nodes[*one].least.total_cmp(&nodes[*other].least));
        front.truncate(KEPT_AT_START);
        let mut trail = Trail::default();
        for number in 1..self.plan.items.len() {
            let mut next = Vec::new();
            for node in front {
                trail.follow(&nodes, node, number);
                self.extend(&nodes, node, &trail, &mut next);
            }
            next.retain(|node| node.least < limit);
            next.sort_by(|one, other| one.least.total_cmp(&other.least));
            next.truncate(KEPT);
            front = (nodes.len()..nodes.len() + next.len()).collect();
            nodes.append(&mut next);
        }
        let mut found: Vec<Found> = Vec::new();
        for node in front {
            trail.follow(&nodes, node, self.plan.items.len());
            found.push(Found {
                cost: nodes[node].cost,
                frame: nodes[node].frame,
                laid: trail.nodes.iter().map(|node| nodes[*node].laid).collect(),
            });
            let newest = found.last_mut()?;
            if !self.is_pinwheel(&newest.laid) {
                break;
            }
            newest.cost += cost::PINWHEEL;
        }
        let mut found = found.into_iter();
        let first = found.next()?;
        Some(found.fold(
            first,
            |best, next| {
                if next.cost < best.cost { next } else { best }
            },
        ))
    }

    /// All ways of laying the next item.
    fn extend(&self, nodes: &[Node], node: usize, trail: &Trail, next: &mut Vec<Node>) {
        let number = trail.nodes.len();
        let item = self.plan.items[number];
        let before = nodes[trail.nodes[item.before]].laid;
        let Node {
            frame, cost, least, ..
        } = nodes[node];
        let tip = begins(item.from, before.after, item.is_doublet);
        let fold = match item.from {
            From::Onward => before.fold,
            _ => None,
        };
        let along = matches!(tip.heading, Side::East | Side::West) == self.is_wide;
        let fixed = self.fixed.get(number).copied().flatten();
        let counted = matches!(item.what, What::Doublet(_));
        let expected = if counted {
            0.0
        } else {
            self.turns_ahead(frame, tip, number)
        };
        let mut room = None;
        let is_turned = |it: &usize| {
            let at = trail.nodes.get(*it);
            at.is_some_and(|at| nodes[*at].laid.joint != Joint::Straight)
        };
        let mut knots = self.plan.knots.iter().filter(|knot| knot.contains(&number));
        let is_knotted = knots.clone().next().is_some();
        let must_turn =
            knots.any(|knot| knot.last() == Some(&number) && !knot.iter().any(is_turned));
        let known = next.len();
        for joint in joints(tip, item, fixed) {
            if must_turn && fixed.is_none() && joint == Joint::Straight {
                continue;
            }
            let laid = lay(tip.by(joint), joint, item.is_doublet, fold);
            if !holds(frame, laid.rect) {
                continue;
            }
            let Some(mut more) = self.close(trail, item, laid.rect) else {
                continue;
            };
            if let Some(side) = joint.turn() {
                let room = *room.get_or_insert_with(|| room_ahead(trail, frame, tip, item));
                let is_row = along || fold.is_none();
                let is_early = along && room > IN_SIGHT && fixed.is_none();
                if is_early && item.turn == Turn::Free && !is_knotted {
                    continue;
                }
                more += match item.what {
                    What::Doublet(_) => cost::DOUBLET_ASKEW,
                    What::Drop(_) if item.turn == Turn::Never => cost::PLACE_AT_CORNER,
                    What::Bone(_) if item.turn == Turn::Never => cost::CORNER,
                    _ => cost::TURN,
                };
                if is_row {
                    more += cost::EARLY * room;
                }
                more += self.uneven(nodes, trail, item, fold, side);
            } else if !along && fold.is_some() && matches!(item.what, What::Bone(_)) {
                more += cost::STEEP;
            }
            next.push(Node {
                before: node,
                frame,
                cost: cost + more,
                least: least + more - expected + self.ahead(frame, number, laid),
                laid,
            });
        }
        if counted && next.len() == known {
            next.push(Node {
                before: node,
                frame,
                cost: cost + cost::NO_PLACE,
                least: least + cost::NO_PLACE,
                laid: Laid {
                    rect: Rect::NOTHING,
                    ..before
                },
            });
        }
    }

    /// What the arms that go on from an item will cost at least.
    fn ahead(&self, frame: Rect, number: usize, laid: Laid) -> f32 {
        let arms = self.plan.touching[number].iter();
        arms.map(|arm| {
            let tip = begins(self.plan.items[*arm].from, laid.after, false);
            self.turns_ahead(frame, tip, *arm)
        })
        .sum()
    }

    /// What it costs at least to lay an item at this tip, and all that goes on
    /// from it.
    fn turns_ahead(&self, frame: Rect, tip: Tip, item: usize) -> f32 {
        let contact = tip.contact();
        let room = match tip.heading {
            Side::East => frame.right() - contact.x,
            Side::West => contact.x - frame.left(),
            Side::South => frame.bottom() - contact.y,
            Side::North => contact.y - frame.top(),
        };
        let over = self.plan.rest[item] - room;
        if over <= NOTHING {
            return 0.0;
        }
        if self.plan.items[item].turn == Turn::Never && self.plan.stiff[item] > room + NOTHING {
            return f32::INFINITY;
        }
        let rows = (over / frame.width().max(frame.height())).floor();
        cost::TURN * (1.0 + f32::from(over > 3.0) + 2.0 * rows)
    }

    /// What it costs that bones and places lie close to this one; `None` if one
    /// overlaps it.
    fn close(&self, trail: &Trail, item: Item, place: Rect) -> Option<f32> {
        let wide = place.expand(GAP);
        let mut close = 0.0;
        for (n, other) in trail.places.iter().copied().enumerate() {
            if n == item.before || !overlap(wide, other) {
                continue;
            }
            let with = self.plan.items[n].what;
            match (item.what, with) {
                (What::Doublet(end), What::Drop(other)) if end == other => {}
                (What::Bone(_), What::Bone(_)) => return None,
                _ if overlap(place, other) => return None,
                (What::Doublet(_), _) | (_, What::Doublet(_)) => close += cost::DOUBLET_ASKEW,
                _ => close += cost::PLACE_CLOSE,
            }
        }
        Some(close)
    }

    /// What it costs that an arm turns first to this side.
    fn uneven(
        &self,
        nodes: &[Node],
        trail: &Trail,
        item: Item,
        fold: Option<Side>,
        side: Side,
    ) -> f32 {
        let (Some(arm), None) = (item.arm, fold) else {
            return 0.0;
        };
        let mut items = self.plan.items.iter().zip(&trail.nodes);
        let same = items.any(|(other, node)| {
            other.arm == Some(1 - arm) && nodes[*node].laid.fold == Some(side)
        });
        if same { cost::UNEVEN } else { 0.0 }
    }

    /// Whether all four arms of a doublet are bent the same way around.
    fn is_pinwheel(&self, laid: &[Laid]) -> bool {
        (0..self.plan.bones).any(|middle| {
            let item = self.plan.items[middle];
            if !item.is_doublet {
                return false;
            }
            let froms = [
                From::Onward,
                From::Back,
                From::Aside { clockwise: true },
                From::Aside { clockwise: false },
            ];
            let arms = froms.map(|from| {
                let arm = self.plan.onward(from, middle);
                arm.and_then(|arm| self.bend(laid, arm))
            });
            let mut bends: Vec<bool> = arms.into_iter().flatten().collect();
            bends.extend(self.bend_back(laid, middle));
            bends.len() == 4 && bends.iter().all(|bend| *bend == bends[0])
        })
    }

    /// Whether an arm that begins with this item bends clockwise; `None` if it
    /// does not bend.
    fn bend(&self, laid: &[Laid], arm: usize) -> Option<bool> {
        let mut at = arm;
        loop {
            if let Some(bend) = self.bend_at(laid, at) {
                return Some(bend);
            }
            at = self.plan.onward(From::Onward, at)?;
        }
    }

    /// The same for the arm back to the first bone and beyond.
    fn bend_back(&self, laid: &[Laid], middle: usize) -> Option<bool> {
        let mut at = middle;
        loop {
            if let Some(bend) = self.bend_at(laid, at) {
                return Some(!bend);
            }
            let item = self.plan.items[at];
            match item.from {
                From::Onward if item.before == 0 => {
                    let arm = self.plan.onward(From::Back, 0)?;
                    return self.bend(laid, arm);
                }
                From::Back => {
                    let arm = self.plan.onward(From::Onward, 0)?;
                    return self.bend(laid, arm);
                }
                From::Onward => at = item.before,
                From::Nowhere | From::Aside { .. } => return None,
            }
        }
    }

    fn bend_at(&self, laid: &[Laid], at: usize) -> Option<bool> {
        let item = self.plan.items[at];
        let side = laid[at].joint.turn()?;
        let tip = begins(item.from, laid[item.before].after, item.is_doublet);
        Some(turned(tip.heading, true) == side)
    }
}

/// All that was laid up to a node.
#[derive(Debug, Default)]
struct Trail {
    /// The nodes in the order of the plan.
    nodes: Vec<usize>,
    places: Vec<Rect>,
}

impl Trail {
    /// Goes back from the node of the item before `number` to the first.
    fn follow(&mut self, nodes: &[Node], node: usize, number: usize) {
        self.nodes.resize(number, 0);
        self.places.resize(number, Rect::NOTHING);
        let mut at = node;
        for n in (0..number).rev() {
            self.nodes[n] = at;
            self.places[n] = nodes[at].laid.rect;
            at = nodes[at].before;
        }
    }
}

fn lay(tip: Tip, joint: Joint, is_doublet: bool, fold: Option<Side>) -> Laid {
    Laid {
        rect: tip.next(is_doublet),
        joint,
        after: tip.after(is_doublet),
        fold: fold.or(joint.turn()),
    }
}

/// How an item may touch.
fn joints(tip: Tip, item: Item, fixed: Option<Joint>) -> impl Iterator<Item = Joint> {
    let [one, other] = tip.heading.perpendicular();
    let all = [
        Joint::Straight,
        Joint::Beyond(one),
        Joint::Beyond(other),
        Joint::Beside(one),
        Joint::Beside(other),
    ];
    let is_side = matches!(item.from, From::Aside { .. });
    let may_turn = match item.what {
        What::Bone(_) => item.turn != Turn::Never,
        What::Drop(_) | What::Doublet(_) => true,
    };
    all.into_iter().filter(move |joint| {
        fixed.map_or_else(
            || match joint {
                Joint::Straight => item.turn != Turn::Forced,
                // A doublet does not stand at a corner with its short side.
                Joint::Beyond(_) => may_turn && !item.is_doublet,
                Joint::Beside(_) => may_turn && !is_side,
            },
            |fixed| fixed == *joint,
        )
    })
}

/// How much is free straight ahead of a tip.
fn room_ahead(trail: &Trail, frame: Rect, tip: Tip, item: Item) -> f32 {
    let along = direction(tip.heading);
    let contact = tip.contact();
    let ends = Rect::from_two_pos(contact, contact + along * 100.0).intersect(frame);
    let mut room = ends.size().max_elem();
    let aside = Vec2::new(along.y, along.x).abs() * (0.5 + GAP);
    for (n, other) in trail.places.iter().copied().enumerate() {
        let lane = Rect::from_two_pos(contact, contact + along * room).expand2(aside);
        if n != item.before && overlap(lane, other) {
            let near = other.clamp(contact);
            room = room.min(((near - contact) * along).length().max(GAP) - GAP);
        }
    }
    room
}

fn holds(frame: Rect, place: Rect) -> bool {
    frame.expand(ROUNDING).contains_rect(place)
}
