//! A sprite: one thing on the table, with its position, its picture, the command for a click, and
//! its description for a screen reader.

use egui::{Align, Pos2, Rect, Vec2, vec2};

use engine::{Bone, End, Pips, Seat};

use super::snapshot::Preview;
use crate::command::{Command, TableCommand, WindowCommand, WindowKind};
use crate::paint::Pose;

/// The identity of a sprite. A sprite with the same id in the next scene moves from its old
/// position to its new one.
///
/// Bones that lie face down are identified by position, not by their pips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SpriteId {
    /// A bone face up: in the hand, on the table, or revealed.
    Bone(Bone),
    /// A bone that another player holds face down, by its index in the hand.
    Back(Seat, usize),
    /// A bone of the boneyard, by its index counted from the lowest one.
    Boneyard(usize),
    End(End),
    /// A place where the selected bone can be played; `None` for the lead. A bone that can lie
    /// either way round has one place for each half that it can turn outward.
    Place(Option<End>, Option<Pips>),
    /// The number beside a bone previewed at an end: the count on the table after the play or, for
    /// a bone that can lie either way round, the half turned outward.
    PlaceCount(End),
    Name(Seat),
    Score(Seat),
    /// A sign of the direction of play, by its index.
    DirectionSign(usize),
    SideNames,
    News(Seat),
    Firecracker(Seat),
    /// A bone that a firecracker can blow up.
    Target(Bone),
    Count,
    /// The whole boneyard, with the number of its bones.
    BoneyardCount,
    /// A bone that is laid out face down to be taken, by its index.
    LaidOut(usize),
    /// The text beside the bone that a seat drew for the lead.
    DrawnText(Seat),
    /// An empty place in the viewer's hand for a bone to be taken.
    HandPlace(usize),
    /// The dots in place of a group of bones left out of the line, by the group's index.
    LeftOut(usize),
    /// The background of the panel that shows the bones behind the dots.
    LeftOutPanel,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a sign of its own that a bone can bear")]
pub struct Marks {
    /// Whether the bone is dimmed: unusable, or left in the boneyard.
    pub is_faded: bool,
    pub is_hovered: bool,
    pub is_selected: bool,
    /// Whether the bone was played last, is advised or counted, or is pointed at in the log.
    pub has_halo: bool,
    /// Whether the bone is only previewed in a place.
    pub is_preview: bool,
}

/// The owner of a bone, who decides its colors and pin. Players are identified by their place, 0
/// for the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoneOwner {
    /// The viewer, who holds the bone.
    Hand,
    /// The player who played the bone.
    Played(usize),
    /// A hidden bone that is revealed: the player who holds it, or `None` for the boneyard.
    Revealed(Option<usize>),
}

/// How a sprite is painted. Players are identified by their place, 0 for the viewer; the snapshot
/// has the rest about them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpriteKind {
    Bone {
        /// The bone, with the heavier half on top.
        bone: Bone,
        owner: BoneOwner,
        marks: Marks,
    },
    Back,
    /// The text beside a bone that was drawn for the lead.
    DrawnText {
        bone: Bone,
        /// Whether the text says that the seat leads.
        leads: bool,
    },
    /// The outline of an empty place in the viewer's hand, for a bone to be taken.
    HandPlace,
    End(u8),
    /// A place for the selected bone, with the result of the play, if the table shows that.
    Place(Option<Preview>),
    /// Half of the place for a bone that can lie either way round, with the half that would be
    /// turned outward.
    HalfPlace(Pips),
    /// The count on the table after a play, beside the bone previewed in its place.
    PlaceCount(Preview),
    Name(usize),
    Score(ScoreSprite),
    /// A sign that points to the next player.
    DirectionSign {
        /// The direction, as a unit vector.
        towards: Vec2,
        /// The place of the player who plays next.
        next_place: usize,
    },
    /// The names of the opposing partners, by the place of the first one.
    SideNames(usize),
    /// News beside the plate of the player in this place.
    News(usize),
    /// A firecracker, and whether it is selected.
    Firecracker(bool),
    /// A target on a bone, with the result of blowing it up, if the table shows that.
    Target(Option<Preview>),
    Count,
    /// The number of bones in the boneyard.
    BoneyardCount,
    /// The dots in place of this number of bones left out of the line.
    LeftOut(usize),
    /// The background of the panel that shows the bones behind the dots.
    Panel,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreSprite {
    pub place: usize,
    /// The points to win, if they are shown.
    pub target: Option<i32>,
    /// The anchor of the text, on its baseline.
    pub baseline: Pos2,
    /// Whether `baseline` is the left end (`Min`), the middle or the right end of the text.
    pub align: Align,
    pub bar: Rect,
    /// The area of the nails for hands won.
    pub nails: Option<Rect>,
    pub font: ScoreFont,
}

/// Where a score is, which decides its font size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreFont {
    /// The score of the viewer, 28 points high.
    Own,
    /// The score of another player, 24 points high.
    Other,
    /// The score of the opposing partners in one row with their names, 18 points high.
    Row,
    Rim,
    Chip,
}

/// The description of a sprite for a screen reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Description {
    /// Stable id for tests and assistive tools, the same in every language.
    pub author_id: String,
    /// The text that is read aloud.
    pub name: String,
    /// Whether the sprite is selected; `None` if it cannot be.
    pub is_selected: Option<bool>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Sprite {
    pub id: SpriteId,
    /// Position and angle; the width is that of an upright bone, or the whole width of anything
    /// else.
    pub pose: Pose,
    /// Height in points; unused for bones, 0.0 if only a screen reader needs the sprite.
    pub height: f32,
    pub kind: SpriteKind,
    /// The area that responds to clicks; for a bone of the hand, its resting and raised position
    /// together.
    pub hit: Rect,
    /// Whether the sprite is shown as clickable: by the cursor, and as a button to a screen reader.
    pub looks_clickable: bool,
    pub click: Option<Command>,
    /// The description, unless another sprite says the same.
    pub description: Option<Description>,
    /// For an end where the viewer can play: its number and the likely place of the next bone,
    /// which cards and messages must not hide.
    pub area_to_keep_free: Option<Rect>,
    /// The sprite from which this one starts to move, if it is new.
    pub origin: Option<SpriteId>,
}

impl Sprite {
    /// A bone, upright or lying.
    pub(super) fn bone(id: SpriteId, pose: Pose, kind: SpriteKind) -> Self {
        Self {
            id,
            pose,
            height: 2.0 * pose.width,
            kind,
            hit: bone_bounds(pose),
            looks_clickable: true,
            click: None,
            description: None,
            area_to_keep_free: None,
            origin: None,
        }
    }

    /// Anything other than a bone; it fills a rectangle.
    pub(super) fn flat(id: SpriteId, rect: Rect, kind: SpriteKind) -> Self {
        Self {
            height: rect.height(),
            hit: rect,
            ..Self::bone(id, Pose::upright(rect.center(), rect.width()), kind)
        }
    }

    /// Makes a click open the score sheet. A screen reader does not announce a button, since
    /// another button opens it, too.
    pub(super) fn on_click_open_score_sheet(mut self) -> Self {
        self.looks_clickable = false;
        self.on_click(WindowCommand::Toggle(WindowKind::ScoreSheet))
    }

    pub(super) fn on_click(mut self, command: impl Into<Command>) -> Self {
        self.click = Some(command.into());
        self
    }

    pub(super) fn with_description(mut self, author_id: impl Into<String>, name: String) -> Self {
        self.description =
            Some(Description { author_id: author_id.into(), name, is_selected: None });
        self
    }

    /// Tells a screen reader whether the sprite is selected.
    pub(super) fn with_selection(mut self, is_selected: bool) -> Self {
        if let Some(description) = &mut self.description {
            description.is_selected = Some(is_selected);
        }
        self
    }

    /// Makes a click draw a bone, or show the reason why none can be drawn.
    pub(super) fn on_click_draw(mut self, can_ask: bool, can_draw: bool) -> Self {
        self.click = can_ask.then_some(Command::Table(TableCommand::Draw));
        self.looks_clickable = can_draw;
        self
    }

    pub(super) fn with_origin(mut self, id: SpriteId) -> Self {
        self.origin = Some(id);
        self
    }

    /// Whether the sprite is a bone, whichever side is up.
    pub const fn is_bone(&self) -> bool {
        matches!(self.kind, SpriteKind::Bone { .. } | SpriteKind::Back)
    }

    /// Returns the rectangle that the sprite covers at rest.
    pub fn rect(&self) -> Rect {
        rotated_rect(self.pose, self.height)
    }
}

/// The bounding box of a bone, upright or lying.
pub fn bone_bounds(pose: Pose) -> Rect {
    rotated_rect(pose, 2.0 * pose.width)
}

fn rotated_rect(pose: Pose, height: f32) -> Rect {
    let size = vec2(pose.width, height);
    let is_across = pose.angle.sin().abs() > 0.5;
    Rect::from_center_size(pose.center, if is_across { size.yx() } else { size })
}
