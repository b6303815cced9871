//! A sprite: one thing on the table, with its place, how it is painted, what a click on it
//! does and what a screen reader says of it.

use egui::{Align, Pos2, Rect, vec2};

use engine::{Bone, End, Seat};

use super::snapshot::Preview;
use crate::command::{Command, TableCommand, WindowCommand, WindowKind};
use crate::paint::Pose;

/// What a sprite is: the same thing in another scene has the same id, and goes from the
/// one place to the other.
///
/// A bone that lies face down has no bone's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SpriteId {
    /// A bone that is seen: in the hand, on the table, laid open.
    Bone(Bone),
    /// A bone that another player holds, by its place in the hand.
    Back(Seat, usize),
    /// A bone of the boneyard, by its place from below.
    Boneyard(usize),
    /// The number at an end.
    End(End),
    /// Where the bone taken up can be played; `None` for the lead.
    Place(Option<End>),
    /// What the table would count with a bone that is seen in such a place.
    PlaceCount(End),
    /// A player's name.
    Name(Seat),
    /// A player's score.
    Score(Seat),
    /// The names of a side of two others.
    SideNames,
    /// What is told beside a plate.
    News(Seat),
    /// A player's firecracker.
    Firecracker(Seat),
    /// A bone that a firecracker can blow up.
    Target(Bone),
    /// The table count.
    Count,
    /// How many bones lie in the boneyard.
    BoneyardCount,
    /// A bone that is laid out to be taken.
    LaidOut(usize),
    /// What is told beside the bone that a seat drew for the lead.
    Drawn(Seat),
    /// A place of the viewer's hand for a bone that is to be taken.
    HandPlace(usize),
    /// Bones of the line that are left out.
    LeftOut(usize),
    /// What bones lie on that are left out and shown all the same.
    LeftOutPanel,
}

/// How a bone looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a sign of its own that a bone can bear"
)]
pub struct Marks {
    /// It does not fit.
    pub faded: bool,
    /// The pointer is over it.
    pub hovered: bool,
    /// It is taken up.
    pub selected: bool,
    /// It was played last, is advised, or its line in the log is pointed at.
    pub halo: bool,
    /// It lies where it would lie, and does not yet.
    pub is_guest: bool,
}

/// Whose colors and pin a bone has; players by their place, 0 for the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The viewer's hand.
    Hand,
    /// Those of the player who played it.
    Played(usize),
    /// Hidden, and laid open: the pin of the player who held it, or none in the boneyard.
    Revealed(Option<usize>),
}

/// How a sprite is painted. Players are named by their place, 0 for the viewer; what else is
/// to be known of them is in the snapshot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpriteKind {
    /// The face of a bone.
    Bone {
        /// The bone; its heavier half is the upper one.
        bone: Bone,
        /// Whose colors it has.
        whose: Whose,
        /// How it looks.
        marks: Marks,
    },
    /// The back of a bone.
    Back,
    /// What is told beside a bone that was drawn for the lead.
    Drawn {
        /// The bone.
        bone: Bone,
        /// Whether it is told, too, that its player leads.
        leads: bool,
    },
    /// The outline of a bone that is to be taken.
    HandPlace,
    /// The number at an end.
    End(u8),
    /// A place for the bone taken up, with what that would make of the table, where it is told.
    Place(Option<Preview>),
    /// The number beside a bone that is seen in its place: what the table would count.
    PlaceCount(Preview),
    /// The name of a player.
    Name(usize),
    /// A score with its bar.
    Score(Score),
    /// The names of a side of two others, of whom this is the first.
    SideNames(usize),
    /// News beside the plate of a player.
    News(usize),
    /// A firecracker; whether it is taken up.
    Firecracker(bool),
    /// A bone that can be blown up, with what that would make of the table, where it is told.
    Target(Option<Preview>),
    /// The table count.
    Count,
    /// How many bones lie in the boneyard.
    BoneyardCount,
    /// Dots for so many bones of the line that are left out.
    LeftOut(usize),
    /// The ground of bones that are left out and shown all the same.
    Panel,
}

/// A score with its bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// The place of the player.
    pub place: usize,
    /// The points to win, where they are told.
    pub target: Option<i32>,
    /// The end of its line, on its baseline, or the middle.
    pub baseline: Pos2,
    /// Whether `baseline` is at the left, the middle or the right of its line.
    pub align: Align,
    /// The bar.
    pub bar: Rect,
    /// How it stands.
    pub size: ScoreSize,
}

/// How a score stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreSize {
    /// The viewer's: 28.
    Own,
    /// Another player's: 24.
    Other,
    /// That of two others, in one row with their names: 18.
    Row,
    /// In the middle of a rim.
    Rim,
    /// Beside a name in a chip.
    Chip,
}

/// What a screen reader is told of a sprite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Described {
    /// The name by which it is found whatever language it speaks.
    pub author_id: String,
    /// What is said.
    pub name: String,
    /// Whether it is taken up; `None` where it cannot be.
    pub is_taken_up: Option<bool>,
}

/// A thing on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Sprite {
    /// What it is.
    pub id: SpriteId,
    /// Where it is. The width is that of an upright bone; of all else the whole width.
    pub pose: Pose,
    /// How high it is, in points, where it is no bone.
    pub height: f32,
    /// How it is painted.
    pub kind: SpriteKind,
    /// Where it can be clicked: its resting place joined with its lifted one.
    pub hit: Rect,
    /// Whether a screen reader tells what can be clicked as a button.
    pub is_offered: bool,
    /// What a click does.
    pub click: Option<Command>,
    /// What is said of it; nothing of what others say already.
    pub described: Option<Described>,
    /// An end on which the viewer can play: its number, and about where the next bone will lie.
    pub keeps_free: Option<Rect>,
    /// Where it sets out from if it is new.
    pub comes_from: Option<SpriteId>,
}

impl Sprite {
    /// A bone, upright or lying.
    pub(super) fn bone(id: SpriteId, pose: Pose, kind: SpriteKind) -> Self {
        Self {
            id,
            pose,
            height: 2.0 * pose.width,
            kind,
            hit: around(pose),
            is_offered: true,
            click: None,
            described: None,
            keeps_free: None,
            comes_from: None,
        }
    }

    /// Something that fills a rectangle.
    pub(super) fn flat(id: SpriteId, rect: Rect, kind: SpriteKind) -> Self {
        Self {
            height: rect.height(),
            hit: rect,
            ..Self::bone(id, Pose::upright(rect.center(), rect.width()), kind)
        }
    }

    /// A click opens the score sheet; a screen reader has that elsewhere.
    pub(super) fn leading_to_scores(mut self) -> Self {
        self.is_offered = false;
        self.clicked(WindowCommand::Toggle(WindowKind::ScoreSheet))
    }

    pub(super) fn clicked(mut self, command: impl Into<Command>) -> Self {
        self.click = Some(command.into());
        self
    }

    pub(super) fn described(mut self, author_id: impl Into<String>, name: String) -> Self {
        self.described = Some(Described {
            author_id: author_id.into(),
            name,
            is_taken_up: None,
        });
        self
    }

    /// The same, which can be taken up.
    pub(super) fn taken_up(mut self, is_taken_up: bool) -> Self {
        if let Some(described) = &mut self.described {
            described.is_taken_up = Some(is_taken_up);
        }
        self
    }

    /// The same, on which a click draws; where nothing can be drawn, it is told why not.
    pub(super) fn asking_to_draw(mut self, can_ask: bool, can_draw: bool) -> Self {
        self.click = can_ask.then_some(Command::Table(TableCommand::Draw));
        self.is_offered = can_draw;
        self
    }

    pub(super) fn coming_from(mut self, id: SpriteId) -> Self {
        self.comes_from = Some(id);
        self
    }

    /// Whether it is a bone, whichever side is up.
    pub const fn is_bone(&self) -> bool {
        matches!(self.kind, SpriteKind::Bone { .. } | SpriteKind::Back)
    }

    /// The rectangle it covers at rest.
    pub fn rect(&self) -> Rect {
        turned(self.pose, self.height)
    }
}

/// The rectangle around a bone, upright or lying.
pub fn around(pose: Pose) -> Rect {
    turned(pose, 2.0 * pose.width)
}

fn turned(pose: Pose, height: f32) -> Rect {
    let size = vec2(pose.width, height);
    let is_across = pose.angle.sin().abs() > 0.5;
    Rect::from_center_size(pose.center, if is_across { size.yx() } else { size })
}
