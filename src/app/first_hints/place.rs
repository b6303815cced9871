//! Where a card goes: where it hides as little as can be of what matters most, and
//! near what it speaks of. Pure geometry, in points.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::table::{
    Arrangement, EndPlace, PanelKind, TableModel, ghost, label_place, lens_pills, names,
    pill_places,
};
use engine::{Action, Rules};

/// The least space between a card and what it must not cover, in points.
pub(super) const AROUND: f32 = 6.0;
/// So many places are tried for each shape of a card, about, and how far apart they
/// are, in points.
const PLACES: f32 = 1500.0;
const STEPS: (f32, f32) = (4.0, 24.0);
/// What is hidden less than this counts for nothing, in square points.
const NOTHING: f32 = 1.0;
/// How much farther a card lies from what it speaks of rather than have a shape that
/// is liked less, in points.
const COST_OF_SHAPE: f32 = 20.0;
/// What the way between the middles counts, beside that between the edges.
const COST_OF_DISTANCE: f32 = 0.05;
/// So many of the ranks are never hidden by a card that can wait.
const NEVER_HIDDEN: usize = 4;
/// What is of this rank is hidden whole or not at all: a part of it could not be read.
const NEVER_CUT: usize = 6;
/// The space above and below the words of a count in their place, in points.
const BESIDE_COUNT: f32 = 4.0;

/// What is to be seen on the table.
#[derive(Debug, Clone, Copy)]
pub(in crate::app) struct Around<'a> {
    /// Where all of it is.
    pub area: Rect,
    pub model: &'a TableModel,
    pub arrangement: &'a Arrangement,
    pub rules: &'a Rules,
    /// Where the lens stands beside the area: a card may lie over it where the table has
    /// no room.
    pub lens: Option<Rect>,
    /// Whether the ends tell what would score at them.
    pub has_lens: bool,
}

/// What a place is good for: [`Around::seen`].
pub(in crate::app) type Seen = (Rect, Rect, usize, bool);

/// What a card must not hide, by rank: none of the first for all of the next.
type Ranks = [Vec<Rect>; 10];

/// A place that was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::app) struct Found {
    /// Which of the shapes the card has.
    pub shape: usize,
    pub rect: Rect,
    /// Whether it hides nothing that a card which can wait must not hide.
    is_free: bool,
}

impl Around<'_> {
    /// The part of the area that is not the log's, and the lens beside it.
    pub(in crate::app) fn room(self) -> Rect {
        let log = self.arrangement.log;
        let right = log.map_or(self.area.right(), |log| log.left());
        let area = self.area.with_max_x(right);
        self.lens.map_or(area, |lens| lens.union(area))
    }

    /// What a place is good for: the table's part of the room that there is and all of
    /// it, how many bones lie on the table, and whether the ends tell of scores.
    pub(super) fn seen(self) -> Seen {
        let lying = self.model.placed.len();
        (self.area, self.room(), lying, self.has_lens)
    }

    /// Where an action is done: the place of a bone that is played, or the button.
    pub(in crate::app) fn of_action(self, action: Action) -> Rect {
        let (bone, at) = match action {
            Action::Play(bone, at) => (bone, Some(at)),
            Action::Lead(bone) => (bone, None),
            _ => return self.arrangement.button,
        };
        let mut ends = self.arrangement.ends.iter();
        let place = ends.find(|place| self.model.ends[place.end].end == at);
        place.map_or(self.arrangement.message, |place| {
            ghost::pose(self.model, self.arrangement, place, bone).around()
        })
    }

    /// What a card that speaks of this place must not hide: that place, and where a bone
    /// is advised; the hand and the button; ends that can be played at; what is said and
    /// what made a score; scores and counts; the bones of the table; a part of counts that
    /// nobody needs any more; rows of bones around the table; the lens; and where bones may
    /// come. Once the hand is over the table counts for nothing any more.
    fn ranks(self, about: Option<Rect>) -> Ranks {
        let Self {
            model,
            arrangement: at,
            rules,
            ..
        } = self;
        let counts = names::tells_counts(rules);
        let is_playable = |place: &&EndPlace| model.goes_on && model.ends[place.end].playable;
        let playable = at.ends.iter().filter(is_playable);
        let panels = || at.panels.iter();
        let hand = panels().filter(|panel| panel.kind == PanelKind::Hand);
        let others = panels().filter(|panel| panel.kind != PanelKind::Hand);
        let pills = pill_places(model, at).into_iter().filter(|_| counts);
        let pills = pills.map(|pill| pill.rect);
        let told = lens_pills(model, at, rules).into_iter();
        let is_counted = |place: &&EndPlace| {
            let end = &model.ends[place.end];
            model.is_list || counts && (end.times > 0 || end.preview.is_some())
        };
        let counted = at.ends.iter().filter(|_| !at.is_whole).filter(is_counted);
        let labels = counted.filter_map(|place| label_place(model, at, place));
        let counts = [at.count].into_iter().filter(|_| counts);
        let cut = counts.clone().chain([self.words_of_boneyard()]);
        let cut = cut.filter(|_| !model.goes_on);
        let cut = cut.map(|count| count.shrink2(vec2(0.0, BESIDE_COUNT)));
        let counts: Vec<Rect> = counts.chain([at.boneyard_count]).collect();
        let (counts, over) = if model.goes_on {
            (counts, Vec::new())
        } else {
            (Vec::new(), counts)
        };
        let open = at.ends.iter().filter(|place| model.ends[place.end].open);
        let lying = at.bones.iter().map(|(_, rect)| *rect);
        let has_bone = |place: &&EndPlace| !at.is_whole && model.ends[place.end].bone.is_some();
        let ends = at.ends.iter().filter(has_bone);
        [
            about.into_iter().chain(self.advised()).collect(),
            hand.flat_map(|panel| panel.bones.iter().copied())
                .chain([at.button])
                .collect(),
            playable
                .flat_map(|place| [place.bone, place.target, place.reserved])
                .collect(),
            pills.chain([at.message]).collect(),
            at.plates
                .iter()
                .map(|plate| plate.rect)
                .chain(at.sides.iter().map(|side| side.rect))
                .chain(at.clock)
                .chain(at.board)
                .chain(at.seal)
                .chain(counts)
                .chain(labels.map(|(label, _)| label))
                .chain(told.map(|pill| pill.rect))
                .collect(),
            lying.chain(ends.map(|place| place.bone)).collect(),
            cut.collect(),
            others
                .flat_map(|panel| panel.bones.iter().copied().chain(panel.title))
                .chain(at.firecrackers.iter().map(|(_, rect)| *rect))
                .collect(),
            self.lens.into_iter().collect(),
            at.trays
                .iter()
                .map(|tray| tray.rect)
                .chain(over)
                .chain(open.map(|place| place.reserved))
                .collect(),
        ]
    }

    /// Where it is told how many bones lie in the boneyard. That there are none is told in
    /// words, which have the room of the bones in a narrow window.
    fn words_of_boneyard(self) -> Rect {
        let (count, told) = (self.arrangement.count, self.arrangement.boneyard_count);
        let mut panels = self.arrangement.panels.iter();
        let bones = panels.find(|panel| panel.kind == PanelKind::Boneyard);
        let is_empty = bones.is_none_or(|panel| panel.bones.is_empty());
        if is_empty && count.y_range().contains(told.center().y) {
            told.with_min_x(told.left().min(count.right()))
        } else {
            told
        }
    }

    /// Where the bone that is advised would lie, what it would join, and where it is
    /// in the hand.
    fn advised(self) -> Vec<Rect> {
        let Self {
            model,
            arrangement: at,
            ..
        } = self;
        let ends = at.ends.iter().filter_map(|place| {
            let bone = model.advised_at(model.ends[place.end].end);
            bone.map(|bone| {
                let there = ghost::pose(model, at, place, bone).around();
                [there, place.bone]
            })
        });
        let hand = at.panels.iter().find(|it| it.kind == PanelKind::Hand);
        let advised = model.advised.and_then(Action::bone);
        let of_hand = model
            .hand
            .iter()
            .zip(hand.into_iter().flat_map(|it| &it.bones));
        let held = of_hand.filter(|(hand, _)| Some(hand.bone) == advised);
        let blown_up = model.advised_to_blow_up();
        let lying = at.bones.iter();
        let lying = lying.filter(|(lying, _)| Some(lying.bone) == blown_up);
        ends.flatten()
            .chain(held.map(|(_, rect)| *rect))
            .chain(lying.map(|(_, rect)| *rect))
            .collect()
    }
}

/// The place for a card that has one of these sizes, that is liked best first, and
/// speaks of this: where it hides least, rank by rank; the `last` one if no other
/// hides less.
pub(in crate::app) fn place(
    sizes: &[Vec2],
    about: Option<Rect>,
    around: Around<'_>,
    last: Option<Rect>,
) -> Option<Found> {
    let room = around.room().shrink(AROUND);
    let all = sizes.iter().enumerate().flat_map(|(shape, size)| {
        let of_last = last.filter(|last| (last.size() - *size).length() < 0.5);
        let of_last = of_last.filter(|last| room.contains_rect(*last));
        let places = of_last.into_iter().chain(places(*size, room));
        places.map(move |rect| (shape, rect))
    });
    let mut left: Vec<(usize, Rect)> = all.collect();
    let mut is_free = true;
    for (rank, kept) in around.ranks(about).iter().enumerate() {
        let hidden = if rank == NEVER_CUT {
            seen_beside
        } else {
            hidden
        };
        let hidden: Vec<f32> = left.iter().map(|(_, rect)| hidden(*rect, kept)).collect();
        let fewest = hidden.iter().copied().fold(f32::INFINITY, f32::min);
        is_free &= rank >= NEVER_HIDDEN || fewest <= NOTHING;
        let mut hidden = hidden.into_iter();
        left.retain(|_| hidden.next().is_some_and(|it| it <= fewest + NOTHING));
    }
    let near = about.or(last).unwrap_or(around.arrangement.message);
    let cost = |(shape, rect): &(usize, Rect)| {
        if last == Some(*rect) {
            return f32::NEG_INFINITY;
        }
        let away = (rect.center() - near.center()).abs();
        let beside = (away - (rect.size() + near.size()) / 2.0).max(Vec2::ZERO);
        beside.length() + COST_OF_DISTANCE * away.length() + COST_OF_SHAPE * *shape as f32
    };
    let priced = left.into_iter().map(|it| (cost(&it), it));
    let best = priced.min_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, (shape, rect))| Found {
        shape,
        rect,
        is_free,
    })
}

/// The same for a card that can wait: none, where it would hide what it speaks of, the
/// hand, the button, an end that can be played at, what is said or what made a score.
pub(super) fn free_place(
    sizes: &[Vec2],
    about: Option<Rect>,
    around: Around<'_>,
    last: Option<Rect>,
) -> Option<Rect> {
    let found = place(sizes, about, around, last);
    found.filter(|found| found.is_free).map(|found| found.rect)
}

/// How much of these a card would hide, in square points.
fn hidden(card: Rect, kept: &[Rect]) -> f32 {
    let kept = kept.iter().filter(|it| it.is_positive());
    let both = kept.map(|it| it.expand(AROUND).intersect(card));
    both.filter(Rect::is_positive).map(|both| both.area()).sum()
}

/// How much of those of which it hides a part would be seen beside a card, in square
/// points.
fn seen_beside(card: Rect, kept: &[Rect]) -> f32 {
    let cut = kept.iter().filter(|it| it.intersect(card).is_positive());
    cut.map(|it| it.area() - it.intersect(card).area()).sum()
}

/// All places in the room that are tried, from edge to edge.
fn places(size: Vec2, room: Rect) -> impl Iterator<Item = Rect> {
    let free = room.size() - size;
    let (least, most) = STEPS;
    let step = (free.x * free.y / PLACES)
        .max(0.0)
        .sqrt()
        .clamp(least, most);
    let along = move |free: f32| {
        let steps = (free / step).ceil().max(0.0);
        let has_room = free >= 0.0;
        (0..=steps as usize)
            .filter(move |_| has_room)
            .map(move |n| free * n as f32 / steps.max(1.0))
    };
    along(free.x).flat_map(move |x| {
        along(free.y).map(move |y| Rect::from_min_size(pos2(room.left() + x, room.top() + y), size))
    })
}
