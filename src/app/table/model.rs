//! What the table shows: plain data, made anew for each picture from what the
//! viewer may know. What they may not know is not here to be left out.

use super::arms::{bones_between, has_branches, middle_bone};
use super::firecrackers::Firecrackers;
use super::order::HandOrder;
use super::preview::{Preview, preview};
use super::score_board::ScoreBoard;
use super::table_choices::TableChoices;
use super::taking_model::TakingModel;
use super::viewpoint::Viewpoint;
use engine::{
    Action, Bone, Bones, End, OpenEnd, Phase, Pips, PlacedBone, Revealed, Seat, Seats, Side,
    Spinner, Table, View,
};
use game::profile::TableView;

/// A bone as it lies: its first half is the left or the upper one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lying {
    /// The bone.
    pub bone: Bone,
    /// The left or upper half.
    pub first: Pips,
    /// The right or lower half.
    pub second: Pips,
    /// Whether it lies lengthwise from left to right.
    pub across: bool,
    /// Who played it.
    pub by: Seat,
}

/// An end that a bone can be played on, now or later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndModel {
    /// The end; `None` for the place of the lead.
    pub end: Option<End>,
    /// The side of the layout on which it is drawn.
    pub side: Side,
    /// The last bone of the arm; `None` where a bone would touch the middle.
    pub bone: Option<Lying>,
    /// How many bones lie out of sight between the middle and that bone.
    pub hidden: usize,
    /// The number that a bone must show here.
    pub pips: Option<Pips>,
    /// How often they count: 0, 1 or 2.
    pub times: u8,
    /// Whether it is open, or a side of the spinner that opens later.
    pub open: bool,
    /// Whether a bone of the own hand can be played here now.
    pub playable: bool,
    /// What the selected bone would bring here, if it fits.
    pub preview: Option<Preview>,
    /// The bones that would score here and have not been played, with their points,
    /// if the lens is seen.
    pub scoring: Vec<(Bone, u8)>,
}

impl EndModel {
    /// What it adds to the table count, number by number: both halves of a
    /// doublet in the middle; nothing where a side does not count.
    pub fn terms(&self) -> Vec<u8> {
        match (self.pips, self.times) {
            (Some(pips), 2) if self.bone.is_none() => vec![pips.value(); 2],
            (Some(pips), times @ 1..) => vec![pips.value() * times],
            _ => Vec::new(),
        }
    }
}

/// A bone of one's own hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandBone {
    /// The bone.
    pub bone: Bone,
    /// Whether it is taken up.
    pub selected: bool,
    /// Whether it can be played now.
    pub playable: bool,
    /// Whether it fits nowhere, in the own turn to play.
    pub dimmed: bool,
    /// The ends it fits (`None`: as the lead), and what it would bring there.
    pub fits: Vec<(Option<End>, Preview)>,
}

/// The hand of another seat than the viewer's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherHand {
    /// Whose hand it is.
    pub seat: Seat,
    /// How many bones are in it.
    pub count: usize,
    /// The bones, where they are open to see.
    pub bones: Option<Vec<Bone>>,
}

/// The clock as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameClock {
    /// The seconds that are left.
    pub secs: u32,
    /// Whether it can be made to stand still: a hand is being played.
    pub runs: bool,
}

/// What is to stand in a column beside the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beside {
    /// The log, or nothing; `None` leaves it to the window.
    Log(Option<bool>),
    /// What the coach says: the analysis of a game that is looked back at, or a lesson.
    Coach,
}

/// Everything that the picture of the table shows.
#[derive(Debug, Clone, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is of another part of the picture"
)]
pub struct TableModel {
    /// From whose seat it is seen.
    pub viewer: Seat,
    /// How many sit at the table.
    pub seats: Seats,
    /// The bone in the middle: the spinner, or the first bone.
    pub middle: Option<Lying>,
    /// The ends.
    pub ends: Vec<EndModel>,
    /// Whether the ends are drawn one beside the other: with every doublet a
    /// spinner the arms branch, and four sides of a middle do not tell them.
    pub is_list: bool,
    /// The viewer's hand.
    pub hand: Vec<HandBone>,
    /// The hands of the others, who plays after the viewer first.
    pub others: Vec<OtherHand>,
    /// The table and the bones that were played, in order.
    pub table: Option<Table>,
    /// The bones that were played, in order.
    pub placed: Vec<PlacedBone>,
    /// Whether the round goes on.
    pub goes_on: bool,
    /// Whether it is looked back at: nothing can be done there.
    pub is_past: bool,
    /// Whether to show the whole table or only its ends.
    pub view: TableView,
    /// From where the whole table is looked at; `None` follows the play.
    pub viewpoint: Option<Viewpoint>,
    /// How many bones lie in the boneyard.
    pub boneyard_bones: usize,
    /// The bones of the boneyard, where they are open to see.
    pub boneyard: Option<Vec<Bone>>,
    /// Whether the viewer wants to see them, and not only the hand is over.
    pub asks_for_boneyard: bool,
    /// What is to stand beside the table, where there is room.
    pub beside: Beside,
    /// What the score is kept on besides its numbers.
    pub board: Option<ScoreBoard>,
    /// What is seen while hands are taken, and not dealt.
    pub taking: Option<TakingModel>,
    /// The firecrackers, in a game that has them.
    pub firecrackers: Option<Firecrackers>,
    /// The clock of the game, if it has one.
    pub clock: Option<GameClock>,
    /// What the coach advises the viewer to do, if he was asked.
    pub advised: Option<Action>,
    /// The seal of the hand in its short form and as a whole, where it is to be
    /// seen.
    pub seal: Option<[String; 2]>,
}

impl TableModel {
    /// The picture of a round as it is to its viewer, with the hidden bones
    /// that are `revealed` to them.
    pub fn new(
        view: &View,
        revealed: &Revealed,
        choices: &TableChoices,
        order: &HandOrder,
        table_view: TableView,
    ) -> Self {
        let actions = view.legal_actions();
        let position = view.position();
        let placed: Vec<PlacedBone> = view.placed().collect();
        let is_to_play = position.turn() == view.seat()
            && matches!(position.phase(), Phase::Lead(_) | Phase::Turn);
        let playable: Bones = actions.iter().filter_map(|action| action.bone()).collect();
        let hand = order.of(view.hand()).into_iter();
        let hand = hand.map(|bone| HandBone {
            bone,
            selected: choices.selected == Some(bone),
            playable: playable.contains(bone),
            dimmed: is_to_play && !playable.contains(bone),
            fits: fits(view, bone, &actions),
        });
        let is_list = has_branches(position.table(), &placed);
        Self {
            viewer: view.seat(),
            seats: view.rules().seats,
            middle: middle(position.table(), &placed),
            ends: ends(view, &placed, is_list, &actions, choices.selected),
            is_list,
            hand: hand.collect(),
            others: others(view, revealed),
            table: Some(*position.table()),
            view: table_view,
            viewpoint: choices.viewpoint,
            asks_for_boneyard: choices.viewer.boneyard,
            beside: Beside::Log(None),
            boneyard_bones: usize::from(position.boneyard().len()),
            boneyard: revealed.boneyard().map(<[Bone]>::to_vec),
            goes_on: position.end().is_none(),
            is_past: false,
            placed,
            board: None,
            taking: None,
            firecrackers: Firecrackers::new(view, &actions, choices.firecracker),
            clock: None,
            advised: None,
            seal: None,
        }
    }

    /// The picture before anything is dealt.
    pub const fn empty(viewer: Seat) -> Self {
        Self {
            viewer,
            seats: Seats::Two,
            others: Vec::new(),
            middle: None,
            ends: Vec::new(),
            is_list: false,
            hand: Vec::new(),
            table: None,
            placed: Vec::new(),
            goes_on: false,
            is_past: false,
            view: TableView::ByWindow,
            viewpoint: None,
            boneyard_bones: 0,
            boneyard: None,
            asks_for_boneyard: false,
            beside: Beside::Log(None),
            board: None,
            taking: None,
            firecrackers: None,
            clock: None,
            advised: None,
            seal: None,
        }
    }

    /// Shows a moment that is looked back at: nothing can be played there any more.
    pub fn look_back(&mut self) {
        self.is_past = true;
        for hand in &mut self.hand {
            hand.playable = false;
            hand.fits.clear();
        }
        for end in &mut self.ends {
            end.playable = false;
        }
    }

    /// The bone that is advised at an end; `None` for the place of the lead.
    pub fn advised_at(&self, at: Option<End>) -> Option<Bone> {
        match self.advised? {
            Action::Play(bone, end) if at == Some(end) => Some(bone),
            Action::Lead(bone) if at.is_none() => Some(bone),
            _ => None,
        }
    }

    /// The bone of the table that is advised to be blown up.
    pub fn advised_to_blow_up(&self) -> Option<Bone> {
        match self.advised? {
            Action::BlowUp(bone) => Some(bone),
            _ => None,
        }
    }

    /// Whether two sit at the table.
    pub fn is_pair(&self) -> bool {
        self.seats == Seats::Two
    }

    /// The bone that was played last.
    pub fn newest(&self) -> Option<Bone> {
        self.placed.last().map(|placed| placed.bone)
    }

    /// Counts a bone of the table among those of the other hand that played it,
    /// because it has not been seen to leave it.
    pub fn leave_in_hand(&mut self, bone: Bone) {
        let mut placed = self.placed.iter();
        let by = placed.find(|placed| placed.bone == bone);
        let mut others = self.others.iter_mut();
        if let Some(hand) = others.find(|hand| by.is_some_and(|by| by.seat == hand.seat)) {
            hand.count += 1;
        }
    }

    /// The bones of another seat, where they are open to see.
    pub fn open_hand(&self, seat: Seat) -> Option<&[Bone]> {
        let hand = self.others.iter().find(|hand| hand.seat == seat)?;
        hand.bones.as_deref()
    }

    /// The bone that is taken up.
    pub fn selected(&self) -> Option<Bone> {
        self.hand
            .iter()
            .find(|hand| hand.selected)
            .map(|hand| hand.bone)
    }
}

/// The hands of all but the viewer, in order of play. They are open to see once
/// the round is over.
fn others(view: &View, revealed: &Revealed) -> Vec<OtherHand> {
    let seats = view.rules().seats;
    let is_over = view.position().end().is_some();
    let next = |seat: &Seat| Some(seat.next(seats));
    let around = std::iter::successors(next(&view.seat()), next);
    let others = around.take_while(|seat| *seat != view.seat());
    let hand = |seat: Seat| {
        let laid_open = is_over.then(|| view.position().hand(seat));
        let bones = revealed.hand(seat).or(laid_open);
        OtherHand {
            seat,
            count: usize::from(view.hand_sizes()[seat]),
            bones: bones
                .filter(|hand| !hand.is_empty())
                .map(|hand| hand.iter().collect()),
        }
    };
    others.map(hand).collect()
}

fn middle(table: &Table, placed: &[PlacedBone]) -> Option<Lying> {
    middle_bone(table, placed).map(|placed| Lying {
        bone: placed.bone,
        first: placed.bone.high(),
        second: placed.bone.low(),
        across: !placed.bone.is_doublet(),
        by: placed.seat,
    })
}

fn ends(
    view: &View,
    placed: &[PlacedBone],
    is_list: bool,
    actions: &[Action],
    selected: Option<Bone>,
) -> Vec<EndModel> {
    let position = view.position();
    let Some(middle) = middle_bone(position.table(), placed) else {
        let preview = selected.and_then(|bone| preview(view, actions, Action::Lead(bone)));
        return vec![EndModel {
            end: None,
            side: Side::East,
            bone: None,
            hidden: 0,
            pips: None,
            times: 0,
            open: true,
            playable: is_playable(actions, None),
            preview,
            scoring: Vec::new(),
        }];
    };
    let open_ends = position.table().ends();
    let mut ends: Vec<EndModel> = open_ends
        .iter()
        .map(|open| {
            let end = open.end();
            let preview = selected.and_then(|bone| preview(view, actions, Action::Play(bone, end)));
            let mut model = end_model(*open, placed, middle.bone, preview);
            model.playable = is_playable(actions, model.end);
            if is_list {
                // In a list there is no middle, so every end shows its bone.
                model.bone = Some(at_end(*open, by(placed, end.on)));
            }
            model
        })
        .collect();
    if is_list {
        // Sort the ends so that the sides of one bone stand together.
        ends.sort_by_key(|end| {
            end.end
                .map(|end| placed.iter().position(|p| p.bone == end.on))
        });
    }
    if view.rules().spinner == Spinner::Single
        && let Some(spinner) = position.table().spinner()
    {
        for side in [Side::North, Side::South] {
            if !ends.iter().any(|end| end.side == side) {
                ends.push(waiting_side(spinner, side));
            }
        }
    }
    ends
}

/// A short side of the spinner that is not open yet.
fn waiting_side(spinner: Bone, side: Side) -> EndModel {
    EndModel {
        end: Some(End { on: spinner, side }),
        side,
        bone: None,
        hidden: 0,
        pips: None,
        times: 0,
        open: false,
        playable: false,
        preview: None,
        scoring: Vec::new(),
    }
}

fn end_model(
    open: OpenEnd,
    placed: &[PlacedBone],
    middle: Bone,
    preview: Option<Preview>,
) -> EndModel {
    let end = open.end();
    EndModel {
        end: Some(end),
        side: end.side,
        bone: (end.on != middle).then(|| at_end(open, by(placed, end.on))),
        hidden: bones_between(placed, middle, end.on),
        pips: Some(open.pips()),
        times: open.multiplier(),
        open: true,
        playable: false,
        preview,
        scoring: Vec::new(),
    }
}

/// Whether one of the actions plays on this end.
fn is_playable(actions: &[Action], end: Option<End>) -> bool {
    actions.iter().any(|action| match action {
        Action::Play(_, at) => end == Some(*at),
        Action::Lead(_) => end.is_none(),
        _ => false,
    })
}

/// Who played a bone of the table.
fn by(placed: &[PlacedBone], bone: Bone) -> Seat {
    let mut placed = placed.iter();
    let placed = placed.find(|placed| placed.bone == bone);
    placed.expect("an end is on a bone that was played").seat
}

/// How the last bone of an arm lies: its open half outward.
fn at_end(open: OpenEnd, by: Seat) -> Lying {
    let End { on: bone, side } = open.end();
    let outer = open.pips();
    let inner = bone.other(outer).unwrap_or(outer);
    let (first, second) = match side {
        Side::East | Side::South => (inner, outer),
        Side::West | Side::North => (outer, inner),
    };
    let along = matches!(side, Side::East | Side::West);
    // A doublet lies across its arm, unless the end is one of its short sides.
    let short_side = bone.is_doublet() && open.multiplier() == 0;
    Lying {
        bone,
        first,
        second,
        across: if bone.is_doublet() {
            along == short_side
        } else {
            along
        },
        by,
    }
}

/// The ends that a bone fits, and what it would bring there.
fn fits(view: &View, bone: Bone, actions: &[Action]) -> Vec<(Option<End>, Preview)> {
    let plays = actions.iter().filter_map(|action| match action {
        Action::Play(played, end) if *played == bone => Some((*action, Some(*end))),
        Action::Lead(led) if *led == bone => Some((*action, None)),
        _ => None,
    });
    plays
        .filter_map(|(action, end)| Some((end, preview(view, actions, action)?)))
        .collect()
}
