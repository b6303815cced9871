//! Where everything of a picture belongs, and where it comes from.

use egui::{Rect, vec2};

use super::layout::{Arrangement, LIFT, PanelKind};
use super::model::{EndModel, TableModel};
use super::pose::Pose;
use engine::{Bone, Seat, Side};

/// A bone in the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// A bone that is to be seen.
    Face(Bone),
    /// The same bone once more, in a list of ends: another side of it.
    OtherSide(Bone, Side),
    /// One of the backs of another's hand, counted from the left.
    HandBack(Seat, usize),
    /// One of the backs of the boneyard, counted from the first.
    BoneyardBack(usize),
}

impl Thing {
    /// The bone at an end of the model. In a list each open side of a bone
    /// shows it; the first of them is the one that moves as the bone itself.
    pub fn of_end(model: &TableModel, end: usize, bone: Bone) -> Self {
        let shows_it = |other: &EndModel| other.bone.is_some_and(|lying| lying.bone == bone);
        if model.ends[..end].iter().any(shows_it) {
            Self::OtherSide(bone, model.ends[end].side)
        } else {
            Self::Face(bone)
        }
    }

    /// The bone, if it is to be seen.
    pub const fn bone(self) -> Option<Bone> {
        match self {
            Self::Face(bone) | Self::OtherSide(bone, _) => Some(bone),
            Self::HandBack(..) | Self::BoneyardBack(_) => None,
        }
    }

    /// Whether it looks the same both ways round.
    pub fn is_doublet(self) -> bool {
        self.bone().is_none_or(Bone::is_doublet)
    }
}

/// The part of the picture in which a bone belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Zone {
    /// The viewer's hand.
    Hand,
    /// The table.
    Table,
    /// Another's hand, or the boneyard.
    Aside,
}

/// Where a bone comes from that was not to be seen before: from the place that
/// a back has just left, or else from this one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Origin {
    /// The boneyard.
    Boneyard(Pose),
    /// The hand of a seat.
    Hand(Seat, Pose),
}

/// When a bone sets out that is not to do so as soon as it belongs elsewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SettingOut {
    /// When, in seconds of the window's clock.
    pub at: f64,
    /// Where it lies until then among the bones that are shuffled, and how much
    /// of its way to there lies behind it, from 0.0 to 1.0.
    pub pile: Option<(Pose, f32)>,
}

/// Where a bone belongs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// Which bone.
    pub thing: Thing,
    /// Where it belongs.
    pub pose: Pose,
    /// In which part of the picture that is.
    pub zone: Zone,
    /// Where it comes from, if it was not to be seen before.
    pub origin: Option<Origin>,
    /// When it sets out from there, if not as soon as it belongs elsewhere.
    pub sets_out: Option<SettingOut>,
}

impl Place {
    /// Whether it lies among the bones that are shuffled.
    pub fn is_in_pile(&self) -> bool {
        self.sets_out.is_some_and(|set| set.pile.is_some())
    }
}

/// The boneyard, as where something comes from.
pub fn boneyard(arrangement: &Arrangement) -> Origin {
    Origin::Boneyard(Pose::back(arrangement.from_boneyard))
}

/// Where everything of a picture belongs.
pub fn places(model: &TableModel, arrangement: &Arrangement) -> Vec<Place> {
    let place = |thing, zone, pose, origin| Place {
        thing,
        pose,
        zone,
        origin,
        sets_out: None,
    };
    let boneyard = boneyard(arrangement);
    let hand_of = |seat| Origin::Hand(seat, hand_pose(seat, model, arrangement));
    let mut places = Vec::new();
    for (lying, rect) in &arrangement.bones {
        let pose = Pose::lying(*lying, *rect);
        let origin = Some(hand_of(lying.by));
        places.push(place(Thing::Face(lying.bone), Zone::Table, pose, origin));
    }
    for end in arrangement.ends.iter().filter(|_| !arrangement.is_whole) {
        let Some(lying) = model.ends[end.end].bone else {
            continue;
        };
        let thing = Thing::of_end(model, end.end, lying.bone);
        let origin = matches!(thing, Thing::Face(_)).then(|| hand_of(lying.by));
        let pose = Pose::lying(lying, end.bone);
        places.push(place(thing, Zone::Table, pose, origin));
    }
    for panel in &arrangement.panels {
        let rects = panel.bones.iter().copied();
        match panel.kind {
            PanelKind::Hand => {
                places.extend(model.hand.iter().zip(rects).map(|(hand, rect)| {
                    let pose = Pose::upright(lifted(rect, hand.selected));
                    place(Thing::Face(hand.bone), Zone::Hand, pose, Some(boneyard))
                }));
            }
            PanelKind::OtherHand(seat) => match model.open_hand(seat) {
                Some(bones) => places.extend(bones.iter().zip(rects).map(|(bone, rect)| {
                    // At the end of a hand it turns over where it lies.
                    let origin = model.goes_on.then(|| hand_of(seat));
                    let pose = Pose::upright(rect);
                    place(Thing::Face(*bone), Zone::Aside, pose, origin)
                })),
                None => places.extend(rects.enumerate().map(|(n, rect)| {
                    let thing = Thing::HandBack(seat, n);
                    place(thing, Zone::Aside, Pose::back(rect), Some(boneyard))
                })),
            },
            PanelKind::Boneyard if model.boneyard.is_none() => {
                places.extend(rects.enumerate().map(|(n, rect)| {
                    let thing = Thing::BoneyardBack(n);
                    place(thing, Zone::Aside, Pose::back(rect), None)
                }));
            }
            PanelKind::Boneyard | PanelKind::Played => {}
        }
    }
    places.extend(out_of_sight(model, arrangement, boneyard));
    places
}

/// The backs that the picture has no room for: on their way they are seen, and
/// where they belong they are not.
fn out_of_sight(
    model: &TableModel,
    arrangement: &Arrangement,
    boneyard: Origin,
) -> impl Iterator<Item = Place> {
    let has_row = |kind| arrangement.panels.iter().any(|panel| panel.kind == kind);
    let back = |thing, rect, origin| Place {
        thing,
        pose: Pose::back(rect),
        zone: Zone::Aside,
        origin,
        sets_out: None,
    };
    let hidden = model
        .others
        .iter()
        .filter(move |other| other.bones.is_none() && !has_row(PanelKind::OtherHand(other.seat)));
    let hands = hidden.flat_map(move |other| {
        let (seat, rect) = (other.seat, arrangement.origins[other.seat]);
        (0..other.count).map(move |n| back(Thing::HandBack(seat, n), rect, Some(boneyard)))
    });
    let is_open = model.boneyard.is_some() || has_row(PanelKind::Boneyard);
    let bones = if is_open { 0 } else { model.boneyard_bones };
    let rect = arrangement.from_boneyard;
    hands.chain((0..bones).map(move |n| back(Thing::BoneyardBack(n), rect, None)))
}

/// Where the bones come from that a seat plays, as far as no back has left its
/// place for them.
fn hand_pose(seat: Seat, model: &TableModel, arrangement: &Arrangement) -> Pose {
    if seat != model.viewer {
        return Pose::back(arrangement.origins[seat]);
    }
    let mut panels = arrangement.panels.iter();
    let hand = panels.find(|panel| panel.kind == PanelKind::Hand);
    let all = hand.and_then(|hand| hand.bones.iter().copied().reduce(Rect::union));
    let place = all.unwrap_or(arrangement.from_boneyard);
    let one = hand.and_then(|hand| hand.bones.first());
    let size = one.map_or(arrangement.from_boneyard.size(), Rect::size);
    Pose::upright(Rect::from_center_size(place.center(), size))
}

/// A bone of the hand that is taken up is lifted a little.
pub fn lifted(rect: Rect, is_selected: bool) -> Rect {
    let lift = if is_selected {
        rect.width() * LIFT
    } else {
        0.0
    };
    rect.translate(vec2(0.0, -lift))
}
