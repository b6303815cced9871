//! Looks a few plays ahead, with a chance for each bone that the other player may
//! hold; for two players.
//!
//! A play of one's own is the best one; a play of the other player's is the one that
//! is worst for oneself among the bones that may be there, each as likely as any
//! other. Where the look ahead ends a judge says what is left in the round.

use engine::{
    Action, Bone, Bones, ByTeam, End, Hand, OpenEnd, Rules, Seats, Table, Team, View, blocked,
    for_going_out,
};

use super::firecrackers;
use super::judge::Judge;
use super::replies::{Replies, Scores};
use super::ruled_out::RuledOut;
use super::sight::{Sight, laid, plays};

/// In how many ways a draw is looked at, at most: the first bone that fits may be
/// any.
const WAYS: usize = 4;

/// How many replies of the other player Tough looks at, one after another.
const REPLIES: u8 = 1;

/// What the player whose view this is does by a look ahead; `None` when it is not
/// his turn. Where this is not the way to look ahead it is up to the judge alone.
pub(super) fn choose(view: &View, judge: Judge<'_>, ruled_out: &RuledOut) -> Option<Action> {
    let rules = view.rules();
    let actions = view.legal_actions();
    let Some(look) = Ahead::new(rules, judge).filter(|_| actions.len() > 1) else {
        return judge.choose(view, ruled_out);
    };
    if let Some(used) = firecrackers::blow_up(rules, view.position(), view.seat(), view.hand()) {
        return Some(used);
    }
    let sight = Sight::of_view(view, ruled_out);
    let worths = look.worths(&sight, view.position().table(), &actions, REPLIES);
    // Of equal ones the first.
    let mut best: Option<(Action, f32)> = None;
    for (action, worth) in worths {
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best.map(|(action, _)| action)
        .or_else(|| judge.choose(view, ruled_out))
}

/// A look ahead under these rules.
#[derive(Debug)]
pub struct Ahead<'a> {
    rules: &'a Rules,
    judge: Judge<'a>,
}

/// What the player knows at one moment of the look ahead.
#[derive(Clone, Copy)]
struct Moment {
    table: Table,
    sight: Sight,
    /// Whether the player before passed.
    passed: bool,
}

impl<'a> Ahead<'a> {
    /// `None` where this is not the way to look ahead: with more than two players, with
    /// draws by choice, and where nobody draws, for passes decide such rounds and the
    /// look does not reach as far.
    pub fn new(rules: &'a Rules, judge: Judge<'a>) -> Option<Self> {
        let goes = rules.seats == Seats::Two && rules.can_draw() && !rules.voluntary_draw;
        goes.then_some(Self { rules, judge })
    }

    /// What each of the plays is worth to the player who knows `sight`, in points
    /// of the rest of the round, by a look at so many `replies` of the other player
    /// in a row.
    pub fn worths(
        &self,
        sight: &Sight,
        table: &Table,
        plays: &[Action],
        replies: u8,
    ) -> Vec<(Action, f32)> {
        let now = Moment {
            table: *table,
            sight: *sight,
            passed: false,
        };
        plays
            .iter()
            .filter_map(|action| Some((*action, self.own_play(&now, *action, replies)?)))
            .collect()
    }

    fn own_play(&self, now: &Moment, action: Action, replies: u8) -> Option<f32> {
        let bone = action.bone()?;
        let sight = &now.sight;
        if replies == 0 && sight.hand.len() > 1 {
            return self
                .judge
                .weigh(self.rules, sight, &now.table)
                .worth(action);
        }
        let table = laid(self.rules, &now.table, action)?;
        let scored = sight.points(self.rules, table.count());
        let points = self.with_win(scored, sight.score);
        let mut next = Moment {
            table,
            passed: false,
            ..*now
        };
        next.sight.hand.remove(bone);
        next.sight.score += i32::from(scored);
        if next.sight.hand.is_empty() {
            if self.rules.scores_domino_with_last_bone() {
                return Some(points);
            }
            let theirs = sight.next().size;
            let pips = expected(sight.next().possible, theirs);
            return Some(points + self.going_out(pips, theirs));
        }
        Some(points + self.their_turn(&next, replies))
    }

    /// What it is worth to score so many points: much more if they win the game.
    fn with_win(&self, points: u8, score: i32) -> f32 {
        let wins = points > 0 && self.rules.reaches_target(score + i32::from(points));
        f32::from(points) + if wins { 1_000.0 } else { 0.0 }
    }

    fn going_out(&self, pips: f32, bones: u8) -> f32 {
        let amount = for_going_out(self.rules, (pips + 0.5) as u16, bones.into());
        f32::from(self.rules.award(amount.points()))
    }

    /// The best of the plays with bones `of` the hand; `None` if none fits.
    fn best(&self, now: &Moment, of: Hand, replies: u8) -> Option<f32> {
        let mut best: Option<f32> = None;
        if replies == 0 && now.sight.hand.len() > 1 {
            let weighing = self.judge.weigh(self.rules, &now.sight, &now.table);
            for (bone, end) in plays(&now.table, of) {
                let worth = weighing.worth(Action::Play(bone, end))?;
                best = Some(best.map_or(worth, |best| best.max(worth)));
            }
            return best;
        }
        for (bone, end) in plays(&now.table, of) {
            let worth = self.own_play(now, Action::Play(bone, end), replies)?;
            best = Some(best.map_or(worth, |best| best.max(worth)));
        }
        best
    }

    fn own_turn(&self, now: &Moment, replies: u8) -> f32 {
        let sight = &now.sight;
        if let Some(best) = self.best(now, sight.hand, replies) {
            return best;
        }
        let fitting = now.table.playable(sight.unseen);
        if sight.drawable > 0 && !fitting.is_empty() {
            let draws = draws(sight, fitting);
            let others = sight.unseen.without(fitting);
            let mut sum = 0.0;
            let ways = some(fitting);
            for (way, bone) in ways.iter().enumerate() {
                let mut next = *now;
                let mut take = |bone: Bone| {
                    next.sight.hand.insert(bone);
                    next.sight.unseen.remove(bone);
                    next.sight.others[0].possible.remove(bone);
                };
                take(*bone);
                // Bones that do not fit come before it: some of them, spread.
                let count = others.len();
                for place in 0..(draws - 1).min(count) {
                    let place = (place * count / (draws - 1) + way as u8) % count;
                    if let Some(other) = others.nth(place) {
                        take(other);
                    }
                }
                next.sight.drawable -= draws;
                let only: Hand = [*bone].into_iter().collect();
                sum += self.best(&next, only, replies).unwrap_or(0.0);
            }
            return sum / ways.len() as f32;
        }
        if now.passed {
            return self.blocked(now, false);
        }
        if replies == 0 {
            return self.after_a_pass(now);
        }
        let next = Moment {
            passed: true,
            ..*now
        };
        self.their_turn(&next, replies)
    }

    /// What it is worth, roughly, to have to pass where the look ahead ends: what the
    /// other player is expected to score next, and what a block would bring.
    fn after_a_pass(&self, now: &Moment) -> f32 {
        let other = now.sight.next();
        let replies = Replies::of(&Scores::on(self.rules, &now.table), other.possible);
        self.blocked(now, false) - replies.expected_best(&other.chances_of_none())
    }

    /// What it is worth when the other player is in turn; `replies` is 1 or more.
    fn their_turn(&self, now: &Moment, replies: u8) -> f32 {
        let other = *now.sight.next();
        let ends: Vec<OpenEnd> = now.table.ends_that_differ().collect();
        let mut worths: Vec<f32> = Vec::with_capacity(28);
        for bone in now.table.playable(other.possible) {
            let fitting = ends.iter().filter(|end| bone.has(end.pips()));
            worths.push(fitting.fold(f32::INFINITY, |worst, end| {
                let worth = self.their_play(now, bone, end.end(), 0, replies);
                worst.min(worth)
            }));
        }
        worths.sort_by(f32::total_cmp);
        let (mut sum, mut none_better) = (0.0, 1.0);
        let held = f32::from(other.size.min(other.possible.len()));
        for (place, worth) in worths.iter().enumerate() {
            let left = f32::from(other.possible.len()) - place as f32;
            let chance = (held / left.max(1.0)).min(1.0);
            sum += none_better * chance * worth;
            none_better *= 1.0 - chance;
        }
        if none_better > 0.001 {
            sum += none_better * self.they_cannot(now, replies);
        }
        sum
    }

    /// What it is worth if the other player has no bone that fits.
    fn they_cannot(&self, now: &Moment, replies: u8) -> f32 {
        let fitting = now.table.playable(now.sight.unseen);
        if now.sight.drawable > 0 && !fitting.is_empty() {
            let draws = draws(&now.sight, fitting);
            let ways = some(fitting);
            let mut sum = 0.0;
            for bone in &ways {
                let ends = plays(&now.table, [*bone].into_iter().collect());
                let worths = ends
                    .into_iter()
                    .map(|(bone, end)| self.their_play(now, bone, end, draws, replies));
                sum += worths.reduce(f32::min).unwrap_or(0.0);
            }
            return sum / ways.len() as f32;
        }
        if now.passed {
            return self.blocked(now, true);
        }
        let mut next = Moment {
            passed: true,
            ..*now
        };
        next.sight.others[0].possible = next.sight.next().possible.without(fitting);
        self.own_turn(&next, replies - 1)
    }

    /// The other player plays `bone`, after so many draws.
    fn their_play(&self, now: &Moment, bone: Bone, end: End, draws: u8, replies: u8) -> f32 {
        let action = Action::Play(bone, end);
        let Some(table) = laid(self.rules, &now.table, action) else {
            return 0.0;
        };
        let points = f32::from(self.rules.count_points(table.count()));
        let mut next = Moment {
            table,
            passed: false,
            ..*now
        };
        let sight = &mut next.sight;
        if draws > 0 {
            // What was there did not fit.
            let fitted = now.table.playable(sight.unseen);
            let other = &mut sight.others[0];
            other.possible = sight.unseen.without(fitted);
            other.size += draws;
            sight.drawable -= draws;
        }
        sight.unseen.remove(bone);
        let other = &mut sight.others[0];
        other.possible.remove(bone);
        other.size = other.size.saturating_sub(1);
        if other.size == 0 {
            let pips = f32::from(sight.hand.weight());
            return -points - self.going_out(pips, sight.hand.len());
        }
        self.own_turn(&next, replies - 1) - points
    }

    /// What a blocked round brings; `last` says whether the player played last.
    fn blocked(&self, now: &Moment, last: bool) -> f32 {
        let other = now.sight.next();
        let pips = expected(other.possible, other.size);
        let seats = self.rules.seats;
        let us = seats.team(now.sight.seat);
        let them = seats.team(now.sight.seat.next(seats));
        let both = |ours: u16, theirs: u16| {
            ByTeam::from_fn(|team: Team| if team == us { ours } else { theirs })
        };
        let pips = both(now.sight.hand.weight(), (pips + 0.5) as u16);
        let awards = blocked(self.rules, pips, if last { us } else { them });
        f32::from(awards[us].points - awards[them].points)
    }
}

/// How many pips so many of these bones have on average.
fn expected(of: Bones, count: u8) -> f32 {
    f32::from(of.weight()) * f32::from(count) / f32::from(of.len().max(1))
}

/// How many bones are drawn on average until one fits, that one included.
fn draws(sight: &Sight, fitting: Bones) -> u8 {
    ((sight.unseen.len() + 1) / (fitting.len() + 1)).clamp(1, sight.drawable)
}

/// Some of the bones, spread evenly.
fn some(bones: Bones) -> Vec<Bone> {
    let count = usize::from(bones.len());
    let ways = count.min(WAYS);
    (0..ways)
        .filter_map(|way| bones.nth((way * count / ways) as u8))
        .collect()
}
