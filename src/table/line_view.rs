//! The line as it is shown: all of its bones, or only the ends.

use std::borrow::Cow;

use egui::{Pos2, Rect, Vec2, vec2};

use engine::{Bone, End};

use super::beside_card::CardBesideLine;
use super::ends_only::{BoneAtEnd, EndsOnlyLayout, LeftOutBones};
use super::layout::TableLayout;
use super::line::{Line, Place};
use crate::paint::Pose;

#[derive(Debug)]
pub struct LineView<'a> {
    line: Cow<'a, Line>,
    area: Rect,
    ends_only: Option<EndsOnlyLayout>,
    places: Vec<(BoneAtEnd, Pose)>,
}

impl<'a> LineView<'a> {
    /// Creates the view of a line in its area. Only the ends are shown if the player wants that, or
    /// if the whole line would be too small.
    pub fn new(line: &'a Line, wants_ends_only: bool, layout: &TableLayout) -> Self {
        let is_ends_only = wants_ends_only || line.is_ends_only();
        Self {
            line: Cow::Borrowed(line),
            area: layout.line,
            ends_only: is_ends_only.then(|| EndsOnlyLayout::new(line, layout)),
            places: Vec::new(),
        }
    }

    /// Moves a line of these bones aside as a whole, if it is short, to leave room for the card
    /// with the result of a game.
    #[must_use]
    pub fn moved_beside_card(
        mut self,
        bones: impl Iterator<Item = Bone>,
        layout: &TableLayout,
    ) -> Self {
        let places = bones.filter_map(|bone| self.pose_of(bone)).map(|pose| pose.bounds());
        let whole = places.fold(Rect::NOTHING, Rect::union);
        if let Some(beside) =
            CardBesideLine::new(layout, whole).filter(|_| self.ends_only.is_none())
        {
            self.area = self.area.translate(vec2(beside.line_x - whole.center().x, 0.0));
        }
        self
    }

    /// Adds places where bones may be laid. If `pan_into_view`, the view pans to bring them into
    /// sight, and only the ends are shown if a bone would have no place; otherwise places out of
    /// sight are omitted.
    #[must_use]
    pub fn with_places(
        mut self,
        plays: &[BoneAtEnd],
        pan_into_view: bool,
        layout: &TableLayout,
    ) -> Self {
        if self.ends_only.is_none() {
            let places = plays.iter().filter_map(|&play| {
                let (bone, end) = play;
                Some((play, self.line.place_for(bone, end)?))
            });
            let places: Vec<(BoneAtEnd, Place)> = places.collect();
            if !pan_into_view || places.len() == plays.len() {
                return self.with_places_on_line(&places, pan_into_view);
            }
            self.ends_only = Some(EndsOnlyLayout::new(&self.line, layout));
        }
        let ends_only = self.ends_only.iter();
        let places =
            ends_only.flat_map(|it| plays.iter().map(move |play| (*play, it.pose_of_play(*play))));
        self.places = places.collect();
        self
    }

    fn with_places_on_line(mut self, places: &[(BoneAtEnd, Place)], pan_into_view: bool) -> Self {
        if pan_into_view {
            self.line =
                Cow::Owned(self.line.with_places_in_view(places.iter().map(|(_, place)| *place)));
        }
        let visible = places.iter().filter(|(_, place)| self.line.shows(*place));
        let visible = visible.map(|(play, place)| (*play, self.line.pose(*place, self.area)));
        self.places = visible.collect();
        self
    }

    /// The pose of a bone of the line; `None` if the bone isn't shown.
    pub fn pose_of(&self, bone: Bone) -> Option<Pose> {
        match &self.ends_only {
            Some(ends_only) => ends_only.pose_of(bone),
            None => self.line.pose_of(bone, self.area),
        }
    }

    pub fn place(&self, play: BoneAtEnd) -> Option<Pose> {
        let mut places = self.places.iter();
        places.find(|(other, _)| *other == play).map(|it| it.1)
    }

    pub fn places(&self) -> impl Iterator<Item = Pose> {
        self.places.iter().map(|(_, pose)| *pose)
    }

    /// Middle of the outer edge at an end, and the direction outwards.
    pub fn tip(&self, end: End) -> Option<(Pos2, Vec2)> {
        match &self.ends_only {
            Some(ends_only) => ends_only.tip(end),
            None => self.line.tip_on_screen(end, self.area),
        }
    }

    /// The groups of bones that aren't shown; empty if the whole line is shown.
    pub fn left_out(&self) -> &[LeftOutBones] {
        self.ends_only.as_ref().map_or(&[], |it| &it.left_out)
    }
}
