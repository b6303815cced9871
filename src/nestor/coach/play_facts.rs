//! Facts about a play that explain it, without playing the round out.

use crate::conventions::covered_number;
use crate::{DealSample, Knowledge, RuledOut, best_points_for, table_after};
use engine::{
    Action, Block, Bone, Bones, Draws, Fit, Pips, PipsSet, Position, Remaining, Rules, Seat, Seats,
    Table, Team, View, block_awards,
};

/// Facts about a play, from what the player knows and believes. Probabilities are 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlayFacts {
    pub points: i32,
    pub wins: bool,
    /// Whether the play is the last bone of the hand and ends the round.
    pub goes_out: bool,
    /// The probability that the play blocks the hand in favor of this side.
    pub block_chance: f32,
    /// The probability that the play blocks the hand, but not in favor of this side.
    pub block_chance_for_others: f32,
    /// The expected points of the next player's best reply. If the next player is an
    /// opponent who is out, this and the other facts about that player are zero or empty.
    pub reply_points: f32,
    /// The probability that the next player can score, perhaps with a bone that is drawn.
    pub reply_chance: f32,
    /// The most points that any bone which the next player may hold would score in reply.
    pub max_reply_points: u8,
    /// The probability that the next player has nothing to play.
    pub next_stuck_chance: f32,
    /// The probability that the partner can play if the next player cannot; `None` without a
    /// partner who still plays, or if the next player can certainly play.
    pub partner_can_play_chance: Option<f32>,
    /// The bones left in hand that fit after the play.
    pub fitting: Bones,
    /// The bone left in hand that scores most after the play, with its points.
    pub follow_up: Option<(Bone, u8)>,
    /// The open numbers that the next player is known to lack; none in Matador.
    pub lacked_numbers: Vec<Pips>,
    /// Whether the next player is known to lack every open number.
    pub next_lacks_all: bool,
    /// The open numbers whose remaining bones are all in the player's hand.
    pub owned_numbers: Vec<Pips>,
    /// The open number of which the hand holds more than half of the remaining bones, but not all.
    pub held_suit: Option<HeldSuit>,
    /// The number that the play covers, if the partner opened it.
    pub covered_partners_number: Option<Pips>,
    /// The number that the play covers, and the opponent who opened it.
    pub covered_opponents_number: Option<(Seat, Pips)>,
    /// The bones that the partner may hold and could play afterwards; `None` without a partner, or
    /// if the partner is out.
    pub partner_fitting: Option<Bones>,
    /// The last bone of the hand, if it fits every open end and the rules reward going out like
    /// this.
    pub last_bone_fitting_all: Option<Bone>,
    /// The numbers that are open afterwards.
    pub open_numbers: PipsSet,
    /// The played bone; `None` if the action plays none.
    pub bone: Option<Bone>,
    /// For a draw, the probability that the drawn bone scores.
    pub scoring_draw_chance: Option<f32>,
    /// For a draw of all bones by choice, whether nothing is hidden after it.
    pub reveals_all: Option<bool>,
}

/// Bones of one number in the player's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HeldSuit {
    pub pips: Pips,
    pub bones: u8,
    /// The number of bones of this suit that are not on the table.
    pub remaining: u8,
}

/// The view and the belief that facts are derived from.
#[derive(Debug)]
pub(super) struct FactContext<'a> {
    view: &'a View,
    sample: &'a DealSample,
    ruled_out: RuledOut,
    knowledge: Knowledge,
}

impl<'a> FactContext<'a> {
    pub(super) fn new(view: &'a View, sample: &'a DealSample) -> Self {
        let ruled_out = RuledOut::from_events(view.rules(), view.events());
        Self { view, sample, knowledge: Knowledge::of_view(view, &ruled_out), ruled_out }
    }

    pub(super) fn facts_of(&self, action: Action) -> PlayFacts {
        let (view, rules) = (self.view, self.view.rules());
        let before = view.position().table();
        let table = table_after(rules, before, action).unwrap_or(*before);
        let bone = action.bone();
        let mut left = view.hand();
        if let Some(bone) = bone {
            left.remove(bone);
        }
        let (seat, next) = (view.seat(), view.seat().next(rules.seats));
        let fitting = table.playable(left);
        let (points, wins) = self.points_and_win(action, &table);
        // Points past an exact target are void.
        let points_for = |score: i32| best_points_for(rules, &table, rules.bones(), score);
        let own = points_for(self.score(seat) + points);
        let theirs = points_for(self.score(next));
        let next_is_out = view.position().is_out(next);
        let most = |hand: Bones| hand.iter().map(|bone| theirs[bone.index()]).max();
        let reply = |at: &Position| {
            let bones =
                if next_is_out { Bones::EMPTY } else { reply_bones(rules, at, &table, next) };
            f32::from(most(bones).unwrap_or(0))
        };
        let may_hold = view.unseen().without(self.ruled_out.of(next));
        let is_stuck = |at: &Position, seat: Seat| table.playable(at.hand(seat)).is_empty();
        let partner_may_hold = |partner: Seat| view.unseen().without(self.ruled_out.of(partner));
        let next_stuck_chance = self.sample.chance(|at| !next_is_out && is_stuck(at, next));
        let partner = (rules.seats == Seats::Partners).then(|| next.next(rules.seats));
        let partner = partner.filter(|partner| !view.position().is_out(*partner));
        let ends_round = self.knowledge.ends_round_by_going_out(rules);
        let goes_out = bone.is_some() && left.is_empty() && ends_round;
        let lacked_numbers =
            if next_is_out { Vec::new() } else { self.lacked_numbers(seat, next, &table) };
        let covered = covered_number(view, action);
        let team = |seat: Seat| rules.seats.team(seat);
        let [block_chance, block_chance_for_others] =
            if goes_out { [0.0; 2] } else { self.block_chances(left, &table) };
        PlayFacts {
            points,
            wins,
            goes_out,
            block_chance,
            block_chance_for_others,
            reply_points: self.sample.mean(reply),
            reply_chance: self.sample.chance(|at| reply(at) > 0.0),
            max_reply_points: if next_is_out { 0 } else { most(may_hold).unwrap_or(0) },
            next_stuck_chance,
            partner_can_play_chance: partner.filter(|_| next_stuck_chance > 0.0).map(|partner| {
                let both = self.sample.chance(|at| is_stuck(at, next) && is_stuck(at, partner));
                1.0 - both / next_stuck_chance
            }),
            fitting,
            follow_up: fitting
                .iter()
                .map(|bone| (bone, own[bone.index()]))
                .filter(|(_, points)| *points > 0)
                .max_by_key(|(_, points)| *points),
            next_lacks_all: lacked_numbers.len() == table.open_pips().iter().count(),
            lacked_numbers,
            owned_numbers: owned_numbers(left, rules.bones(), &table),
            held_suit: mostly_held_suit(left, rules.bones(), &table),
            covered_partners_number: covered
                .filter(|(opener, _)| Some(*opener) == partner)
                .map(|(_, pips)| pips),
            covered_opponents_number: covered.filter(|(opener, _)| team(*opener) != team(seat)),
            partner_fitting: partner.map(|partner| table.playable(partner_may_hold(partner))),
            last_bone_fitting_all: (left.len() == 1).then(|| left.iter().next()).flatten().filter(
                |bone| {
                    let way_out = rules.way_out(&table, *bone);
                    way_out.fits_all() && rules.rewards_way_out(way_out)
                },
            ),
            open_numbers: table.open_pips(),
            bone,
            scoring_draw_chance: (action == Action::Draw).then(|| self.scoring_draw_chance(&own)),
            reveals_all: (action == Action::Draw && rules.may_draw_all())
                .then(|| rules.seats == Seats::Two && self.empties_boneyard()),
        }
    }

    /// Whether drawing all bones leaves none in the boneyard.
    fn empties_boneyard(&self) -> bool {
        let boneyard = self.view.position().boneyard();
        boneyard.drawable() == boneyard.len() && boneyard.buried().is_empty()
    }

    pub(super) fn points_of(&self, action: Action) -> i32 {
        let before = self.view.position().table();
        let table = table_after(self.view.rules(), before, action).unwrap_or(*before);
        self.points_and_win(action, &table).0
    }

    /// The probability that a drawn bone scores, given the points of each bone.
    fn scoring_draw_chance(&self, points: &[u8; Bone::COUNT]) -> f32 {
        let unseen = self.view.unseen();
        let scoring: Bones = unseen.iter().filter(|it| points[it.index()] > 0).collect();
        self.sample.mean(|at| {
            let held = Seat::ALL.map(|seat| at.hand(seat));
            let left = held.into_iter().fold(unseen, Bones::without);
            f32::from(scoring.and(left).len()) / f32::from(left.len().max(1))
        })
    }

    /// The points of an action, and whether they win the game.
    fn points_and_win(&self, action: Action, table: &Table) -> (i32, bool) {
        let rules = self.view.rules();
        let score = self.score(self.view.seat());
        let points = match action {
            Action::Claim(points) if !rules.overshoots(score, points.into()) => points,
            Action::Lead(_) | Action::Play(..) => self.knowledge.points(rules, table),
            Action::BlowUp(_) => rules.points_for(rules.count_points(table.count()), score),
            _ => 0,
        };
        let points = i32::from(points);
        (points, points > 0 && rules.reaches_target(score + points))
    }

    /// The score of a seat's side.
    fn score(&self, seat: Seat) -> i32 {
        let seats = self.view.rules().seats;
        self.view.position().scores()[seats.team(seat)]
    }

    /// The probabilities that the play blocks the hand: in favor of this side, and otherwise.
    fn block_chances(&self, left: Bones, table: &Table) -> [f32; 2] {
        let (view, rules) = (self.view, self.view.rules());
        let mut others = Seat::around(rules.seats).filter(|seat| *seat != view.seat());
        // A firecracker may open the line again.
        let may_open = others.any(|seat| view.position().has_firecracker(seat));
        if view.position().boneyard().drawable() > 0 || may_open {
            return [0.0; 2];
        }
        [true, false].map(|is_good| {
            self.sample.chance(|at| {
                let mut block = Block { last_to_play: view.seat(), ..view.position().block() };
                let mut goes_on = false;
                for seat in Seat::around(rules.seats) {
                    let is_own = seat == view.seat();
                    let hand = if is_own { left } else { at.hand(seat) };
                    goes_on |= !table.playable(hand).is_empty();
                    block.pips[seat] = hand.weight();
                    block.out[seat] |= is_own && left.is_empty();
                }
                !goes_on && is_good_block(rules, &block) == is_good
            })
        })
    }

    /// The open numbers that the next player is known to lack; none in Matador.
    fn lacked_numbers(&self, seat: Seat, next: Seat, table: &Table) -> Vec<Pips> {
        if next == seat || table.fit() != Fit::Equal {
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

/// Whether a block is good for the side that made the last play: it gets the award, or has the
/// fewest pips where each side loses its own.
fn is_good_block(rules: &Rules, block: &Block) -> bool {
    let us = rules.seats.team(block.last_to_play);
    match rules.remaining {
        Remaining::Nothing => block_awards(rules, block)[us].points > 0,
        Remaining::LoseOwn => {
            let pips = block.pips_of_sides(rules);
            let mut others = Team::all(rules.seats).filter(|team| *team != us);
            others.all(|other| pips[us] < pips[other])
        }
    }
}

/// The open numbers whose remaining bones are all in this hand; none in Matador.
fn owned_numbers(hand: Bones, set: Bones, table: &Table) -> Vec<Pips> {
    if table.fit() != Fit::Equal {
        return Vec::new();
    }
    let is_owned = |pips: &Pips| {
        let suit = Bones::suit(*pips).and(set).without(table.played());
        !suit.is_empty() && suit.without(hand).is_empty()
    };
    table.open_pips().iter().filter(is_owned).collect()
}

/// The open number of which this hand holds more than half of the remaining bones, but not all;
/// none in Matador.
fn mostly_held_suit(hand: Bones, set: Bones, table: &Table) -> Option<HeldSuit> {
    if table.fit() != Fit::Equal {
        return None;
    }
    let of_suit = |pips: Pips| {
        let suit = Bones::suit(pips);
        HeldSuit {
            pips,
            bones: suit.and(hand).len(),
            remaining: suit.and(set).without(table.played()).len(),
        }
    };
    let suits = table.open_pips().iter().map(of_suit);
    suits
        .filter(|suit| 2 * suit.bones > suit.remaining && suit.bones < suit.remaining)
        .max_by_key(|suit| suit.bones)
}

/// The bones that a player chooses from: the hand, and if none of it fits, the bone that ends the
/// drawing.
fn reply_bones(rules: &Rules, at: &Position, table: &Table, seat: Seat) -> Bones {
    let mut bones = at.hand(seat);
    if table.playable(bones).is_empty() {
        let boneyard = at.boneyard();
        let mut drawable = boneyard.bones().iter().take(boneyard.drawable().into());
        let fits = |bone: Bone| !table.playable(std::iter::once(bone).collect()).is_empty();
        let drawn = match rules.draws {
            Draws::UntilOneFits => drawable.find(|bone| fits(**bone)),
            Draws::One | Draws::None => drawable.next(),
        };
        if let Some(bone) = drawn {
            bones.insert(*bone);
        }
    }
    bones
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{BlockAwardRecipient, BySeat, DominoSet, Preset, Spinner};

    #[test]
    fn mostly_held_suit_counts_only_bones_of_the_game_and_needs_equal_fit() {
        let bone = |text: &str| text.parse::<Bone>().expect("a bone");
        let hand: Bones = ["3-0", "2-0", "1-0"].map(bone).into_iter().collect();
        let held = |fit, set| {
            let mut table = Table::new(fit);
            table.lead(Spinner::None, bone("6-0")).expect("it is empty");
            mostly_held_suit(hand, set, &table)
                .map(|suit| (suit.pips.value(), suit.bones, suit.remaining))
        };
        let without_0_0 = Preset::CutThroat.rules(Seats::Three).bones();
        assert_eq!(held(Fit::Equal, without_0_0), Some((0, 3, 5)));
        assert_eq!(held(Fit::Equal, DominoSet::DoubleSix.bones()), None, "half of them");
        assert_eq!(held(Fit::AddToSeven, without_0_0), None, "none fits a blank");
    }

    #[test]
    fn a_block_is_good_for_the_side_with_the_fewest_pips_if_each_loses_its_own() {
        let seats = Seats::Three;
        let us = Seat::ALL[0];
        for block_award_to in
            [BlockAwardRecipient::Low, BlockAwardRecipient::Last, BlockAwardRecipient::Nobody]
        {
            let rules = Rules {
                remaining: Remaining::LoseOwn,
                block_award_to,
                ..Preset::AllFives.rules(seats)
            };
            for (held, is_good) in
                [([5, 9, 12], true), ([9, 5, 12], false), ([12, 9, 5], false), ([5, 5, 12], false)]
            {
                let block = Block {
                    pips: BySeat::from_fn(|seat| held.get(seat.index()).copied().unwrap_or(0)),
                    out: BySeat::default(),
                    leader: us,
                    last_to_play: us,
                };
                assert_eq!(is_good_block(&rules, &block), is_good, "{held:?}, {block_award_to:?}");
            }
        }
    }
}
