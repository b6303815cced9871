//! What can be reckoned of a play without playing the round out.

use crate::{Likely, RuledOut, Sight, best_points_for, laid};
use engine::{
    Action, Bone, Bones, ByTeam, Pips, Position, Remaining, Rules, Seat, Seats, Table, Team, View,
    blocked,
};

/// What can be reckoned of a play from what the player knows and believes.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Figures {
    /// The points it makes.
    pub scores: i32,
    /// Whether it wins the game.
    pub wins: bool,
    /// Whether it is the last bone of the hand, and the round is over with it.
    pub goes_out: bool,
    /// How likely it is that nobody can play or draw any more, and that this is good
    /// for this side.
    pub blocks: f32,
    /// The points that the next player can make on it, on average. This and what
    /// follows of that player is nothing where an opponent in that seat is out.
    pub reply: f32,
    /// How likely that player can make any.
    pub reply_chance: f32,
    /// How likely that player has nothing to play.
    pub stuck: f32,
    /// How likely the partner has something to play where the next player has nothing
    /// to play, if that may be.
    pub partner: Option<f32>,
    /// The bones of one's hand that fit after it.
    pub fits: Bones,
    /// The bone of one's hand that would make the most points on it.
    pub follow: Option<(Bone, u8)>,
    /// The open numbers of which the next player has shown to have none.
    pub lacked: Vec<Pips>,
    /// Whether these are all the open numbers.
    pub all_lacked: bool,
    /// The open numbers of which nobody else has any.
    pub owned: Vec<Pips>,
    /// The bone that is played; without one it is still the same player's turn.
    pub bone: Option<Bone>,
    /// If a bone is drawn: how likely it scores.
    pub draw_scores: Option<f32>,
    /// If bones are drawn by choice, which is to draw all: whether nothing is hidden
    /// then.
    pub draws_all: Option<bool>,
}

/// All that figures are made from.
#[derive(Debug)]
pub(super) struct Reckoning<'a> {
    view: &'a View,
    likely: &'a Likely,
    ruled_out: RuledOut,
    sight: Sight,
}

impl<'a> Reckoning<'a> {
    pub(super) fn new(view: &'a View, likely: &'a Likely) -> Self {
        let ruled_out = RuledOut::of_events(view.rules(), view.events());
        Self {
            view,
            likely,
            sight: Sight::of_view(view, &ruled_out),
            ruled_out,
        }
    }

    /// The figures of an action.
    pub(super) fn of(&self, action: Action) -> Figures {
        let (view, rules) = (self.view, self.view.rules());
        let before = view.position().table();
        let table = laid(rules, before, action).unwrap_or(*before);
        let bone = action.bone();
        let mut left = view.hand();
        if let Some(bone) = bone {
            left.remove(bone);
        }
        let (seat, next) = (view.seat(), view.seat().next(rules.seats));
        let fits = table.playable(left);
        let (scores, wins) = self.gain(action, &table);
        // What would be void is worth nothing to whoever would play it.
        let worth = |score: i32| best_points_for(rules, &table, Bones::ALL, score);
        let own = worth(self.score(seat) + scores);
        let theirs = worth(self.score(next));
        let next_is_out = view.position().is_out(next);
        let most = |hand: Bones| hand.iter().map(|bone| theirs[bone.index()]).max();
        let reply = |hand: Bones| f32::from(most(hand).unwrap_or(0));
        let is_stuck = |at: &Position, seat: Seat| table.playable(at.hand(seat)).is_empty();
        let stuck = self.likely.chance(|at| !next_is_out && is_stuck(at, next));
        let partner = (rules.seats == Seats::Partners).then(|| next.next(rules.seats));
        let partner = partner.filter(|partner| !view.position().is_out(*partner));
        let ends_round = self.sight.ends_round_by_going_out(rules);
        let goes_out = bone.is_some() && left.is_empty() && ends_round;
        let lacked = if next_is_out {
            Vec::new()
        } else {
            self.lacked(seat, next, &table)
        };
        Figures {
            scores,
            wins,
            goes_out,
            blocks: if goes_out {
                0.0
            } else {
                self.blocks(left, &table)
            },
            reply: self.likely.mean(|at| reply(at.hand(next))),
            reply_chance: self.likely.chance(|at| reply(at.hand(next)) > 0.0),
            stuck,
            partner: partner.filter(|_| stuck > 0.0).map(|partner| {
                let both = self
                    .likely
                    .chance(|at| is_stuck(at, next) && is_stuck(at, partner));
                1.0 - both / stuck
            }),
            fits,
            follow: fits
                .iter()
                .map(|bone| (bone, own[bone.index()]))
                .filter(|(_, points)| *points > 0)
                .max_by_key(|(_, points)| *points),
            all_lacked: lacked.len() == table.open_pips().iter().count(),
            lacked,
            owned: owned(left, &table),
            bone,
            draw_scores: (action == Action::Draw).then(|| self.draw_scores(&own)),
            draws_all: (action == Action::Draw && rules.may_draw_all())
                .then(|| rules.seats == Seats::Two && self.leaves_none()),
        }
    }

    /// Whether no bone would be out of the hands if all were drawn.
    fn leaves_none(&self) -> bool {
        let boneyard = self.view.position().boneyard();
        boneyard.drawable() == boneyard.len() && boneyard.buried().is_empty()
    }

    /// The points that an action makes.
    pub(super) fn scores(&self, action: Action) -> i32 {
        let before = self.view.position().table();
        let table = laid(self.view.rules(), before, action).unwrap_or(*before);
        self.gain(action, &table).0
    }

    /// How likely a bone that is drawn makes any of these points.
    fn draw_scores(&self, points: &[u8; 28]) -> f32 {
        let unseen = self.view.unseen();
        let scoring: Bones = unseen.iter().filter(|it| points[it.index()] > 0).collect();
        self.likely.mean(|at| {
            let held = Seat::ALL.map(|seat| at.hand(seat));
            let left = held.into_iter().fold(unseen, Bones::without);
            f32::from(scoring.and(left).len()) / f32::from(left.len().max(1))
        })
    }

    /// The points of an action, and whether they win the game.
    fn gain(&self, action: Action, table: &Table) -> (i32, bool) {
        let rules = self.view.rules();
        let score = self.score(self.view.seat());
        let points = match action {
            Action::Claim(points) if !rules.overshoots(score, points.into()) => points,
            Action::Lead(_) | Action::Play(..) => self.sight.points(rules, table.count()),
            Action::BlowUp(_) => rules.points_for(table.count(), score),
            _ => 0,
        };
        let points = i32::from(points);
        (points, points > 0 && rules.reaches_target(score + points))
    }

    /// The score of the side of a seat.
    fn score(&self, seat: Seat) -> i32 {
        let seats = self.view.rules().seats;
        self.view.position().scores()[seats.team(seat)]
    }

    /// How likely it is that nobody can go on, and that this is good for this side.
    fn blocks(&self, left: Bones, table: &Table) -> f32 {
        let (view, rules) = (self.view, self.view.rules());
        if view.position().boneyard().drawable() > 0 {
            return 0.0;
        }
        let us = rules.seats.team(view.seat());
        self.likely.chance(|at| {
            let mut pips = ByTeam::<u16>::default();
            let mut goes_on = false;
            for seat in Seat::around(rules.seats) {
                let is_own = seat == view.seat();
                let hand = if is_own { left } else { at.hand(seat) };
                goes_on |= !table.playable(hand).is_empty();
                pips[rules.seats.team(seat)] += hand.weight();
            }
            !goes_on && is_good_block(rules, pips, us)
        })
    }

    /// The open numbers of which the next player has shown to have none.
    fn lacked(&self, seat: Seat, next: Seat, table: &Table) -> Vec<Pips> {
        if next == seat {
            return Vec::new();
        }
        let unseen = self.view.unseen();
        let ruled_out = self.ruled_out.of(next);
        let is_lacked = |pips: &Pips| {
            let suit = Bones::suit(*pips).and(unseen);
            !suit.is_empty() && suit.without(ruled_out).is_empty()
        };
        table.open_pips().iter().filter(is_lacked).collect()
    }
}

/// Whether a block by `us`, in which the sides hold so many pips, is good for that side:
/// it is awarded points for it, or has the fewest where each loses its own pips.
fn is_good_block(rules: &Rules, pips: ByTeam<u16>, us: Team) -> bool {
    let mut others = Team::all(rules.seats).filter(|team| *team != us);
    match rules.remaining {
        Remaining::Nothing => blocked(rules, pips, us)[us].points > 0,
        Remaining::LoseOwn => others.all(|other| pips[us] < pips[other]),
    }
}

/// The open numbers of which all bones that are left are in this hand.
fn owned(hand: Bones, table: &Table) -> Vec<Pips> {
    let is_owned = |pips: &Pips| {
        let suit = Bones::suit(*pips).without(table.played());
        !suit.is_empty() && suit.without(hand).is_empty()
    };
    table.open_pips().iter().filter(is_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{BlockAwardTo, Preset};

    #[test]
    fn where_each_side_loses_its_own_pips_a_block_is_good_for_the_one_with_the_fewest() {
        let seats = Seats::Three;
        let us = Team::all(seats).next().expect("a side");
        for block_award_to in [BlockAwardTo::Low, BlockAwardTo::Last, BlockAwardTo::Nobody] {
            let rules = Rules {
                remaining: Remaining::LoseOwn,
                block_award_to,
                ..Preset::AllFives.rules(seats)
            };
            for (held, is_good) in [
                ([5, 9, 12], true),
                ([9, 5, 12], false),
                ([12, 9, 5], false),
                ([5, 5, 12], false),
            ] {
                let pips = ByTeam::from_fn(|team| held.get(team.index()).copied().unwrap_or(0));
                assert_eq!(
                    is_good_block(&rules, pips, us),
                    is_good,
                    "{held:?}, {block_award_to:?}"
                );
            }
        }
    }
}
