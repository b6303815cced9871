//! Reasons for one action against another, by the facts about both.

use super::play_facts::{HeldSuit, PlayFacts};
use crate::{Convention, Conventions};
use engine::{Bone, Bones, Pips, Rules, Seat};

/// The maximum number of reasons that are chosen by their weights.
const MAX_REASONS: usize = 3;

/// The least weight of a reason, in points.
const MIN_WEIGHT: f32 = 1.0;

/// The least difference of two probabilities that counts as a reason.
pub const NOTABLE_CHANCE_DIFFERENCE: f32 = 0.1;

/// The least probability of a block that counts as a reason.
const LIKELY_BLOCK_CHANCE: f32 = 0.5;

/// The weights of reasons, in points. They order the reasons and decide nothing else.
mod weight {
    pub const SCORING_DRAW_WEIGHT: f32 = 10.0;
    pub const DRAWING_ALL_WEIGHT: f32 = 10.0;
    pub const WIN_WEIGHT: f32 = 1_000.0;
    pub const GOING_OUT_WEIGHT: f32 = 500.0;
    pub const BLOCK_WEIGHT: f32 = 12.0;
    pub const NEXT_STUCK_WEIGHT: f32 = 6.0;
    pub const LACKED_NUMBER_WEIGHT: f32 = 1.5;
    pub const OWNED_NUMBER_WEIGHT: f32 = 2.0;
    pub const HELD_NUMBER_WEIGHT: f32 = 1.8;
    pub const PARTNER_SPARED_WEIGHT: f32 = 4.0;
    pub const PARTNERS_NUMBER_LEFT_WEIGHT: f32 = 2.5;
    pub const OPPONENTS_NUMBER_COVERED_WEIGHT: f32 = 1.6;
    /// Weight of each unit of a convention's worth.
    pub const CONVENTION_WEIGHT: f32 = 1.5;
    pub const LAST_BONE_FITS_ALL_WEIGHT: f32 = 3.0;
    /// Weight of each additional bone that fits. `FIRST_FITTING_BONE_WEIGHT` is added if none would
    /// fit otherwise.
    pub const FITTING_BONE_WEIGHT: f32 = 1.0;
    pub const FIRST_FITTING_BONE_WEIGHT: f32 = 3.0;
    /// Weight of each point that the next play scores.
    pub const FOLLOW_UP_POINT_WEIGHT: f32 = 0.3;
    /// Weight of each pip that leaves the hand.
    pub const PIP_WEIGHT: f32 = 0.3;
    pub const DOUBLET_WEIGHT: f32 = 1.2;
    /// Weight of a doublet whose suit has few other bones left.
    pub const LATE_DOUBLET_WEIGHT: f32 = 2.5;
}

/// A doublet is hard to play if at most this many other bones of its suit are unplayed.
const FEW_SUIT_BONES: u8 = 2;

/// A reason for the best action against the other. Probabilities are 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub enum HintReason {
    /// The best action scores the points that win the game.
    Wins {
        /// The points of the best action.
        points: i32,
    },
    /// The best action plays the last bone of the hand.
    GoesOut,
    /// The other action scores more at once, which speaks against the best.
    GivesUpPoints {
        /// The points of the best action.
        points: i32,
        /// The points of the other action.
        instead: i32,
    },
    /// The best action scores at least as much as the other.
    Scores {
        /// The points of the best action.
        points: i32,
        /// The points of the other action, no more than `points`.
        instead: i32,
    },
    /// The best action blocks the hand in favor of the player's side.
    Blocks {
        /// The probability of the block.
        chance: f32,
    },
    /// The other action probably blocks the hand, and not in favor of the player's side.
    KeepsOpen {
        /// The probability of that block.
        chance: f32,
    },
    /// The best action leaves the next player fewer points.
    LeavesFewerPoints {
        /// The probability that the next player can score.
        chance: f32,
        /// The same probability after the other action.
        instead: f32,
        /// The difference of the next player's expected points.
        points: f32,
        /// The most points that a bone which the next player may hold would score.
        most: u8,
        /// The same number after the other action.
        most_instead: u8,
    },
    /// The next player is known to lack an open number.
    NextLacksNumber {
        /// The open number.
        pips: Pips,
        /// The probability that the next player has nothing to play.
        stuck_chance: f32,
    },
    /// The next player is more likely to have nothing to play than after the other action.
    LeavesNextStuck {
        /// The probability that the next player has nothing to play.
        chance: f32,
        /// The same probability after the other action.
        instead: f32,
    },
    /// All remaining bones of an open number are in the player's hand.
    HoldsWholeSuit {
        /// The open number.
        pips: Pips,
    },
    /// Most of the remaining bones of an open number are in the player's hand.
    HoldsMostOfSuit {
        /// The open number.
        pips: Pips,
        /// The number of these bones in the player's hand.
        bones: u8,
        /// The number of all remaining bones of this suit.
        remaining: u8,
    },
    /// The last bone of the player's hand fits both ends afterwards, which pays more than other
    /// ways to go out.
    FitsBothEnds {
        /// The last bone.
        bone: Bone,
    },
    /// More bones of the player's hand fit than after the other action.
    KeepsPlays {
        /// The number of bones that fit after the best action.
        bones: u8,
        /// The number of bones that fit after the other action.
        instead: u8,
    },
    /// The player's next play can score, and more than after the other action.
    PreparesScore {
        /// The bone that scores.
        bone: Bone,
        /// The points that the bone scores.
        points: u8,
    },
    /// A heavier bone leaves the hand than with the other action.
    ShedsPips {
        /// The difference in pips.
        pips: u8,
    },
    /// A doublet leaves the hand. Doublets are hard to play: they fit only one number.
    ShedsDoublet,
    /// A doublet in the hand can be played afterwards, but not after the other action.
    KeepsDoublet {
        /// The doublet.
        bone: Bone,
    },
    /// The drawn bone may score.
    DrawScores {
        /// The probability that the drawn bone scores.
        chance: f32,
    },
    /// All remaining bones are drawn by choice, so that nobody else can draw.
    DrawsAll {
        /// Whether no bone is hidden afterwards.
        reveals_all: bool,
    },
    /// If the next player has nothing to play, the partner is more likely to have something than
    /// after the other action.
    HelpsPartner {
        /// The probability that the partner can play if the next player cannot.
        chance: f32,
        /// The same probability after the other play.
        instead: f32,
    },
    /// After the other action, but not after the best, the partner is known to lack every open
    /// number.
    SparesPartner,
    /// A number that the partner opened stays open; the other play covers it.
    LeavesPartnersNumber {
        /// The open number.
        pips: Pips,
    },
    /// The lead tells the partner which number is longest in hand.
    LeadsLongestNumber {
        /// The led number.
        pips: Pips,
        /// The number of bones of this suit in hand, including the lead.
        bones: u8,
    },
    /// A number that this player or the partner led stays open; the other play covers it.
    KeepsLedNumber {
        /// The player who led the number.
        seat: Seat,
        /// The led number.
        pips: Pips,
    },
    /// The best action covers a number that an opponent opened.
    CoversOpponentsNumber {
        /// The opponent who opened the number.
        seat: Seat,
        /// The opened number.
        pips: Pips,
    },
}

/// The reasons for the best action against the other, the weightiest first, then the points that
/// both score, or the reason against the best.
///
/// `convention` is the convention that speaks for the best action, with its worth.
/// `mean_other_score` is the mean score of all other actions.
pub(super) fn reasons(
    best: &PlayFacts,
    other: &PlayFacts,
    convention: Option<(Convention, f32)>,
    mean_other_score: f32,
    rules: &Rules,
    unplayed: Bones,
) -> Vec<HintReason> {
    let mut found = RankedReasons::default();
    if best.wins {
        let points = best.points;
        found.add(weight::WIN_WEIGHT, HintReason::Wins { points });
    } else if best.goes_out {
        found.add(weight::GOING_OUT_WEIGHT, HintReason::GoesOut);
    } else if best.bone.is_some() && other.bone.is_some() {
        add_reasons_about_others(&mut found, best, other);
        if Conventions::apply_to(rules) {
            add_reasons_about_partner(&mut found, best, other, convention);
        }
        add_reasons_about_own_hand(&mut found, best, other, rules, unplayed);
    } else if let Some(reveals_all) = best.reveals_all {
        found.add(weight::DRAWING_ALL_WEIGHT, HintReason::DrawsAll { reveals_all });
    } else if let Some(chance) = best.scoring_draw_chance {
        found.add(chance * weight::SCORING_DRAW_WEIGHT, HintReason::DrawScores { chance });
    } else if best.bone.is_none() {
        add_reasons_about_same_turn(&mut found, best, other);
    }
    if best.points > 0 && best.points >= other.points && !best.wins {
        let points = best.points;
        let gained = points as f32 - mean_other_score;
        let instead = other.points;
        found.add(gained, HintReason::Scores { points, instead });
    }
    let mut chosen = found.weightiest();
    let are_plays = best.bone.is_some() && other.bone.is_some();
    let is_end = best.wins || best.goes_out;
    if are_plays && !is_end && !chosen.is_empty() && best.points > 0 && other.points == best.points
    {
        let (points, instead) = (best.points, other.points);
        let both = HintReason::Scores { points, instead };
        if !chosen.contains(&both) {
            chosen.push(both);
        }
    }
    if are_plays && !is_end && other.points > best.points {
        chosen.push(HintReason::GivesUpPoints { points: best.points, instead: other.points });
    }
    chosen
}

/// Compares what the actions leave the others.
fn add_reasons_about_others(found: &mut RankedReasons, best: &PlayFacts, other: &PlayFacts) {
    let is_notable = |one: f32, other: f32| one - other >= NOTABLE_CHANCE_DIFFERENCE;
    if best.block_chance >= LIKELY_BLOCK_CHANCE && is_notable(best.block_chance, other.block_chance)
    {
        let chance = best.block_chance;
        found.add(chance * weight::BLOCK_WEIGHT, HintReason::Blocks { chance });
        // In a blocked hand nobody else can score, so the rest does not matter.
        return;
    }
    if other.block_chance_for_others >= LIKELY_BLOCK_CHANCE
        && is_notable(other.block_chance_for_others, best.block_chance_for_others)
    {
        let chance = other.block_chance_for_others;
        found.add(chance * weight::BLOCK_WEIGHT, HintReason::KeepsOpen { chance });
    }
    let points = other.reply_points - best.reply_points;
    if is_notable(other.reply_chance, best.reply_chance) || points >= MIN_WEIGHT {
        let reason = HintReason::LeavesFewerPoints {
            chance: best.reply_chance,
            instead: other.reply_chance,
            points,
            most: best.max_reply_points,
            most_instead: other.max_reply_points,
        };
        found.add(points, reason);
    }
    let stuck_weight =
        (best.next_stuck_chance - other.next_stuck_chance).max(0.0) * weight::NEXT_STUCK_WEIGHT;
    let is_stuck_likelier = is_notable(best.next_stuck_chance, other.next_stuck_chance);
    let more_lacked = best.lacked_numbers.len() > other.lacked_numbers.len()
        && best.next_stuck_chance >= other.next_stuck_chance;
    let lacked = best.lacked_numbers.iter();
    let new_number = lacked.clone().find(|pips| !other.lacked_numbers.contains(pips));
    if let Some(pips) = new_number.or(lacked.clone().next())
        && (more_lacked || is_stuck_likelier && best.next_lacks_all)
    {
        let reason =
            HintReason::NextLacksNumber { pips: *pips, stuck_chance: best.next_stuck_chance };
        found.add(stuck_weight.max(weight::LACKED_NUMBER_WEIGHT), reason);
    } else if is_stuck_likelier {
        let reason = HintReason::LeavesNextStuck {
            chance: best.next_stuck_chance,
            instead: other.next_stuck_chance,
        };
        found.add(stuck_weight, reason);
    }
    if let (Some(chance), Some(instead)) =
        (best.partner_can_play_chance, other.partner_can_play_chance)
        && is_notable(chance, instead)
    {
        let reason = HintReason::HelpsPartner { chance, instead };
        found.add((chance - instead) * weight::NEXT_STUCK_WEIGHT, reason);
    }
}

/// Compares what the actions do for the partner, and what they tell him.
fn add_reasons_about_partner(
    found: &mut RankedReasons,
    best: &PlayFacts,
    other: &PlayFacts,
    convention: Option<(Convention, f32)>,
) {
    let lacks_all = |facts: &PlayFacts| facts.partner_fitting.is_some_and(Bones::is_empty);
    if lacks_all(other) && !lacks_all(best) {
        found.add(weight::PARTNER_SPARED_WEIGHT, HintReason::SparesPartner);
    }
    let is_left = |pips: &Pips| {
        best.open_numbers.contains(*pips) && best.covered_partners_number != Some(*pips)
    };
    if let Some(pips) = other.covered_partners_number.filter(is_left) {
        found.add(weight::PARTNERS_NUMBER_LEFT_WEIGHT, HintReason::LeavesPartnersNumber { pips });
    }
    match convention {
        Some((Convention::LeadsLongestNumber { pips, bones }, worth)) if bones > 1 => {
            found.add(
                worth * weight::CONVENTION_WEIGHT,
                HintReason::LeadsLongestNumber { pips, bones },
            );
        }
        Some((Convention::KeepsLedNumber { seat, pips }, worth))
            if best.open_numbers.contains(pips) && other.covered_partners_number != Some(pips) =>
        {
            found.add(worth * weight::CONVENTION_WEIGHT, HintReason::KeepsLedNumber { seat, pips });
        }
        _ => {}
    }
    let is_gone = |(_, pips): &(Seat, Pips)| !best.open_numbers.contains(*pips);
    if let Some((seat, pips)) = best.covered_opponents_number.filter(is_gone)
        && other.covered_opponents_number.is_none()
    {
        found.add(
            weight::OPPONENTS_NUMBER_COVERED_WEIGHT,
            HintReason::CoversOpponentsNumber { seat, pips },
        );
    }
}

/// Compares what can be played next in the same turn, after a firecracker.
fn add_reasons_about_same_turn(found: &mut RankedReasons, best: &PlayFacts, other: &PlayFacts) {
    let follow_up_points = |facts: &PlayFacts| facts.follow_up.map_or(0, |(_, points)| points);
    // If the other action is a play, its points come in this turn as well.
    let instead = match other.bone {
        Some(_) => other.points,
        None => follow_up_points(other).into(),
    };
    if let Some((bone, points)) = best.follow_up
        && i32::from(points) > instead
    {
        let more = i32::from(points) - instead;
        found.add(more as f32, HintReason::PreparesScore { bone, points });
    }
    let (bones, instead) = (best.fitting.len(), other.fitting.len());
    if other.bone.is_none() && bones > instead {
        found.add(fitting_weight(bones, instead), HintReason::KeepsPlays { bones, instead });
    }
}

/// The weight of having `bones` that fit rather than `instead`.
fn fitting_weight(bones: u8, instead: u8) -> f32 {
    let first_weight = if instead == 0 { weight::FIRST_FITTING_BONE_WEIGHT } else { 0.0 };
    f32::from(bones - instead) * weight::FITTING_BONE_WEIGHT + first_weight
}

/// Compares what the actions leave in the player's own hand.
fn add_reasons_about_own_hand(
    found: &mut RankedReasons,
    best: &PlayFacts,
    other: &PlayFacts,
    rules: &Rules,
    unplayed: Bones,
) {
    if best.owned_numbers.len() > other.owned_numbers.len()
        && let Some(pips) =
            best.owned_numbers.iter().find(|pips| !other.owned_numbers.contains(pips))
    {
        found.add(weight::OWNED_NUMBER_WEIGHT, HintReason::HoldsWholeSuit { pips: *pips });
    }
    if !rules.can_draw()
        && let Some(HeldSuit { pips, bones, remaining }) = best.held_suit
        && other.held_suit.is_none_or(|suit| suit.pips != pips)
    {
        found.add(
            weight::HELD_NUMBER_WEIGHT,
            HintReason::HoldsMostOfSuit { pips, bones, remaining },
        );
    }
    if let Some(bone) = best.last_bone_fitting_all
        && other.last_bone_fitting_all.is_none()
    {
        found.add(weight::LAST_BONE_FITS_ALL_WEIGHT, HintReason::FitsBothEnds { bone });
    }
    let (bones, instead) = (best.fitting.len(), other.fitting.len());
    if bones > instead {
        found.add(fitting_weight(bones, instead), HintReason::KeepsPlays { bones, instead });
    }
    let follow_up_points = |facts: &PlayFacts| facts.follow_up.map_or(0, |(_, points)| points);
    if let Some((bone, most)) = best.follow_up
        && most > follow_up_points(other)
    {
        let more = f32::from(most - follow_up_points(other)) * weight::FOLLOW_UP_POINT_WEIGHT;
        let reason = HintReason::PreparesScore { bone, points: most };
        found.add(more, reason);
    }
    let (Some(bone), Some(other_bone)) = (best.bone, other.bone) else {
        return;
    };
    let doublet_weight = |doublet: Bone| {
        let opening = rules.fit.needed_pips(doublet.high()).map_or(Bones::ALL, Bones::suit);
        if opening.and(unplayed).len() <= FEW_SUIT_BONES + 1 {
            weight::LATE_DOUBLET_WEIGHT
        } else {
            weight::DOUBLET_WEIGHT
        }
    };
    let hard_to_play = Bones::DOUBLETS.without(rules.fit.wild_bones());
    if hard_to_play.contains(bone) && !hard_to_play.contains(other_bone) {
        found.add(doublet_weight(bone), HintReason::ShedsDoublet);
    }
    if rules.pips_left_matter() && bone.weight() > other_bone.weight() {
        let pips = bone.weight() - other_bone.weight();
        let worth = f32::from(pips) * weight::PIP_WEIGHT;
        found.add(worth, HintReason::ShedsPips { pips });
    }
    let doublets = best.fitting.and(hard_to_play).without(other.fitting);
    if let Some(bone) = doublets.iter().find(|bone| *bone != other_bone) {
        found.add(doublet_weight(bone), HintReason::KeepsDoublet { bone });
    }
}

#[derive(Default)]
struct RankedReasons(Vec<(f32, HintReason)>);

impl RankedReasons {
    fn add(&mut self, weight: f32, reason: HintReason) {
        if weight >= MIN_WEIGHT {
            self.0.push((weight, reason));
        }
    }

    fn weightiest(mut self) -> Vec<HintReason> {
        self.0.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        self.0.truncate(MAX_REASONS);
        self.0.into_iter().map(|(_, reason)| reason).collect()
    }
}
