//! Why one thing is better than another, from the figures of both.

use super::figures::Figures;
use engine::{Bone, Bones, Pips, Rules};

/// How many reasons are told for something, the weightiest first.
const MOST: usize = 3;

/// A reason that weighs less than this, in points, is not told.
const LEAST: f32 = 1.0;

/// Chances that differ by less than this are not told.
pub const CHANCES_APART: f32 = 0.1;

/// A block is told from this chance on.
const LIKELY: f32 = 0.5;

/// What things weigh, in points: they say what is told first, and decide nothing.
mod weight {
    /// That a bone that is drawn scores.
    pub const DRAW_SCORES: f32 = 10.0;
    /// That all bones that are left are drawn.
    pub const DRAWS_ALL: f32 = 10.0;
    /// That a play wins the game, or ends the hand.
    pub const WINS: f32 = 1_000.0;
    pub const GOES_OUT: f32 = 500.0;
    /// That the hand is blocked in one's favour.
    pub const BLOCKS: f32 = 12.0;
    /// That another has nothing to play.
    pub const STUCK: f32 = 6.0;
    /// That the other has shown to have none of a number.
    pub const LACKED: f32 = 1.5;
    /// That only one's own hand has a number.
    pub const OWNED: f32 = 2.0;
    /// A bone more that fits; and that any fits at all.
    pub const FITS: f32 = 1.0;
    pub const FITS_AT_ALL: f32 = 3.0;
    /// A point that one's next play may make.
    pub const FOLLOW: f32 = 0.3;
    /// A pip that cannot be left in the hand any more.
    pub const PIP: f32 = 0.3;
    /// A doublet that fits but one number, and gets rid of or can play next.
    pub const DOUBLET: f32 = 1.2;
    /// The same if few bones can still make room for it.
    pub const LATE_DOUBLET: f32 = 2.5;
}

/// A doublet is hard to play if no more bones than this can make room for it.
const FEW_BONES: u8 = 2;

/// Why the best is better than the next best, or what speaks against it all the same.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// It makes the points that win the game.
    Wins {
        /// The points.
        points: i32,
    },
    /// It is the last bone of the hand.
    GoesOut,
    /// What speaks against it, and is outweighed: the next best makes more points at once.
    GivesUp {
        /// The points that the next best makes.
        points: i32,
        /// The points that this makes.
        own: i32,
    },
    /// It makes points.
    Scores {
        /// The points.
        points: i32,
        /// The points that the next best makes: no more.
        instead: i32,
    },
    /// It blocks the hand, and that is good for one's own side.
    Blocks {
        /// How likely, 0 to 1.
        chance: f32,
    },
    /// The next player can make fewer points on it.
    LeavesLess {
        /// How likely that player can make any, 0 to 1; and after the next best.
        chance: f32,
        /// The same after the next best.
        instead: f32,
        /// How many points that player makes less, on average.
        points: f32,
    },
    /// The next player has shown to have none of an open number.
    Lacks {
        /// The number.
        pips: Pips,
        /// How likely that player has nothing to play, 0 to 1.
        stuck: f32,
    },
    /// The next player is more likely to have nothing to play.
    Stops {
        /// How likely, 0 to 1.
        chance: f32,
        /// The same after the next best.
        instead: f32,
    },
    /// Nobody else has any of an open number.
    Owns {
        /// The number.
        pips: Pips,
    },
    /// More bones of one's own hand fit after it.
    KeepsPlays {
        /// How many.
        bones: u8,
        /// How many after the next best.
        instead: u8,
    },
    /// One's next play can make points.
    Prepares {
        /// With this bone.
        bone: Bone,
        /// So many.
        points: u8,
    },
    /// A heavier bone leaves the hand.
    ShedsPips {
        /// How much heavier, in pips.
        pips: u8,
    },
    /// A doublet leaves the hand, which fits but one number.
    ShedsDoublet,
    /// A doublet that stays in the hand can be played after it, and not after the next
    /// best.
    KeepsDoublet {
        /// The doublet.
        bone: Bone,
    },
    /// A bone that is drawn may score.
    DrawScores {
        /// How likely, 0 to 1.
        chance: f32,
    },
    /// All bones that are left are drawn by choice, so that no other can draw any.
    DrawsAll {
        /// Whether nothing is hidden then.
        knows: bool,
    },
    /// The partner is more likely to have something to play, if the next player plays
    /// nothing.
    HelpsPartner {
        /// How likely, 0 to 1.
        chance: f32,
        /// The same after the next best.
        instead: f32,
    },
}

/// The reasons for the best against the next best, the weightiest first, and at last what
/// speaks against it. `others` is what all others score on average.
pub(super) fn reasons(
    best: &Figures,
    next: &Figures,
    others: f32,
    rules: &Rules,
    unplayed: Bones,
) -> Vec<Reason> {
    let mut found = Found::default();
    if best.wins {
        let points = best.scores;
        found.note(weight::WINS, Reason::Wins { points });
    } else if best.goes_out {
        found.note(weight::GOES_OUT, Reason::GoesOut);
    } else if best.bone.is_some() && next.bone.is_some() {
        about_others(&mut found, best, next);
        about_own_hand(&mut found, best, next, rules, unplayed);
    } else if let Some(knows) = best.draws_all {
        found.note(weight::DRAWS_ALL, Reason::DrawsAll { knows });
    } else if let Some(chance) = best.draw_scores {
        found.note(chance * weight::DRAW_SCORES, Reason::DrawScores { chance });
    } else if best.bone.is_none() {
        about_same_turn(&mut found, best, next);
    }
    if best.scores > 0 && best.scores >= next.scores && !best.wins {
        let points = best.scores;
        let gained = points as f32 - others;
        let instead = next.scores;
        found.note(gained, Reason::Scores { points, instead });
    }
    let mut told = found.weightiest();
    let are_plays = best.bone.is_some() && next.bone.is_some();
    let is_end = best.wins || best.goes_out;
    if are_plays && !is_end && !told.is_empty() && next.scores > best.scores {
        told.push(Reason::GivesUp {
            points: next.scores,
            own: best.scores,
        });
    }
    told
}

/// What the play leaves the others.
fn about_others(found: &mut Found, best: &Figures, next: &Figures) {
    let is_apart = |one: f32, other: f32| one - other >= CHANCES_APART;
    if best.blocks >= LIKELY && is_apart(best.blocks, next.blocks) {
        let chance = best.blocks;
        found.note(chance * weight::BLOCKS, Reason::Blocks { chance });
        // Who can play nothing can reply nothing either.
        return;
    }
    let points = next.reply - best.reply;
    if is_apart(next.reply_chance, best.reply_chance) || points >= LEAST {
        let reason = Reason::LeavesLess {
            chance: best.reply_chance,
            instead: next.reply_chance,
            points,
        };
        found.note(points, reason);
    }
    let stopped = (best.stuck - next.stuck).max(0.0) * weight::STUCK;
    let is_stopped = is_apart(best.stuck, next.stuck);
    let more_lacked = best.lacked.len() > next.lacked.len() && best.stuck >= next.stuck;
    let lacked = best.lacked.iter();
    let fresh = lacked.clone().find(|pips| !next.lacked.contains(pips));
    if let Some(pips) = fresh.or(lacked.clone().next())
        && (more_lacked || is_stopped && best.all_lacked)
    {
        let reason = Reason::Lacks {
            pips: *pips,
            stuck: best.stuck,
        };
        found.note(stopped.max(weight::LACKED), reason);
    } else if is_stopped {
        let reason = Reason::Stops {
            chance: best.stuck,
            instead: next.stuck,
        };
        found.note(stopped, reason);
    }
    if let (Some(chance), Some(instead)) = (best.partner, next.partner)
        && is_apart(chance, instead)
    {
        let reason = Reason::HelpsPartner { chance, instead };
        found.note((chance - instead) * weight::STUCK, reason);
    }
}

/// What can be played next, where it is still one's turn: a bone was blown up.
fn about_same_turn(found: &mut Found, best: &Figures, next: &Figures) {
    let follow = |figures: &Figures| figures.follow.map_or(0, |(_, points)| points);
    // A play makes its points in this turn, too.
    let instead = match next.bone {
        Some(_) => next.scores,
        None => follow(next).into(),
    };
    if let Some((bone, points)) = best.follow
        && i32::from(points) > instead
    {
        let more = i32::from(points) - instead;
        found.note(more as f32, Reason::Prepares { bone, points });
    }
    let (bones, instead) = (best.fits.len(), next.fits.len());
    if next.bone.is_none() && bones > instead {
        found.note(
            more_fit(bones, instead),
            Reason::KeepsPlays { bones, instead },
        );
    }
}

/// What it weighs that so many bones fit and not only so many.
fn more_fit(bones: u8, instead: u8) -> f32 {
    let at_all = if instead == 0 {
        weight::FITS_AT_ALL
    } else {
        0.0
    };
    f32::from(bones - instead) * weight::FITS + at_all
}

/// What becomes of one's own hand.
fn about_own_hand(
    found: &mut Found,
    best: &Figures,
    next: &Figures,
    rules: &Rules,
    unplayed: Bones,
) {
    if best.owned.len() > next.owned.len()
        && let Some(pips) = best.owned.iter().find(|pips| !next.owned.contains(pips))
    {
        found.note(weight::OWNED, Reason::Owns { pips: *pips });
    }
    let (bones, instead) = (best.fits.len(), next.fits.len());
    if bones > instead {
        found.note(
            more_fit(bones, instead),
            Reason::KeepsPlays { bones, instead },
        );
    }
    let points = |figures: &Figures| figures.follow.map_or(0, |(_, points)| points);
    if let Some((bone, most)) = best.follow
        && most > points(next)
    {
        let more = f32::from(most - points(next)) * weight::FOLLOW;
        let reason = Reason::Prepares { bone, points: most };
        found.note(more, reason);
    }
    let (Some(bone), Some(other)) = (best.bone, next.bone) else {
        return;
    };
    let hard = |doublet: Bone| {
        let suit = Bones::suit(doublet.high()).and(unplayed);
        if suit.len() <= FEW_BONES + 1 {
            weight::LATE_DOUBLET
        } else {
            weight::DOUBLET
        }
    };
    if bone.is_doublet() && !other.is_doublet() {
        found.note(hard(bone), Reason::ShedsDoublet);
    }
    if rules.counts_pips() && bone.weight() > other.weight() {
        let pips = bone.weight() - other.weight();
        let worth = f32::from(pips) * weight::PIP;
        found.note(worth, Reason::ShedsPips { pips });
    }
    let doublets = best.fits.and(Bones::DOUBLETS).without(next.fits);
    if let Some(bone) = doublets.iter().find(|bone| *bone != other) {
        found.note(hard(bone), Reason::KeepsDoublet { bone });
    }
}

/// The reasons that were found, each with its weight.
#[derive(Default)]
struct Found(Vec<(f32, Reason)>);

impl Found {
    fn note(&mut self, weight: f32, reason: Reason) {
        if weight >= LEAST {
            self.0.push((weight, reason));
        }
    }

    fn weightiest(mut self) -> Vec<Reason> {
        self.0.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        self.0.truncate(MOST);
        self.0.into_iter().map(|(_, reason)| reason).collect()
    }
}
