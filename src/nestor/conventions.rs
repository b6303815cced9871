//! Conventions of play in pairs: what partners tell each other by the numbers that they lead, keep
//! open and cover.

use engine::{Action, Bone, Bones, Event, Fit, Pips, Rules, Seat, Seats, Table, View};

use super::block_value::blocks;
use super::knowledge::{Knowledge, table_after};
use super::net_kind::NetFamily;
use super::ruled_out::RuledOut;

/// The points that a convention of weight 1 is worth to Tough, in games with about twenty points a
/// hand. His net does not know who opened a number, so he needs conventions more than Brutal.
pub(super) const TOUGH_CONVENTION_POINTS: f32 = 3.0;

/// The points that a convention of weight 1 is worth to Brutal, who looks further ahead.
pub(super) const BRUTAL_CONVENTION_POINTS: f32 = 1.0;

/// Weights of the conventions, as log odds.
mod weight {
    /// Weight of leading a doublet if other bones of its number are in hand.
    pub const LED_DOUBLET_WEIGHT: f32 = 2.0;
    /// Weight, for a led doublet, of each bone in hand of its number.
    pub const DOUBLET_BONE_WEIGHT: f32 = 0.5;
    /// Weight, for a lead that is no doublet, of each bone in hand of its longer number.
    pub const LED_NUMBER_BONE_WEIGHT: f32 = 0.3;
    /// Weight of keeping open the number of a doublet that the partner led.
    pub const PARTNERS_DOUBLET_WEIGHT: f32 = 2.0;
    /// Weight of keeping open a number that the partner led with a bone that is no doublet.
    pub const PARTNERS_NUMBER_WEIGHT: f32 = 0.8;
    /// Weight of keeping open a number that the player led.
    pub const OWN_NUMBER_WEIGHT: f32 = 1.3;
    /// Weight of covering a number that an opponent led.
    pub const OPPONENTS_NUMBER_WEIGHT: f32 = 0.3;
    /// Weight of covering an end that an opponent made, if its number was not led. Subtracted for
    /// an end that the partner made.
    pub const END_MAKER_WEIGHT: f32 = 0.3;
}

/// Why a partner expects one play rather than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Convention {
    /// The lead shows the number that is longest in hand, if possible by its doublet.
    LeadsLongestNumber {
        /// The led number.
        pips: Pips,
        /// The bones of the number in hand.
        bones: u8,
    },
    /// The side that led a number keeps it open.
    KeepsLedNumber {
        /// The player who led the number.
        seat: Seat,
        /// The led number.
        pips: Pips,
    },
    /// The side that did not lead a number covers it.
    CoversLedNumber {
        /// The player who led the number.
        seat: Seat,
        /// The led number.
        pips: Pips,
    },
}

/// The conventions of a hand in pairs for the player to move.
#[derive(Debug)]
pub struct Conventions<'a> {
    view: &'a View,
    knowledge: Knowledge,
    /// The lead and who made it; `None` before the lead, or if it was forced.
    led: Option<(Seat, Bone)>,
}

impl<'a> Conventions<'a> {
    /// Whether partners keep to conventions under these rules: where equal numbers fit, nobody
    /// draws, and only the end of the hand scores.
    pub fn apply_to(rules: &Rules) -> bool {
        rules.seats == Seats::Partners
            && rules.fit == Fit::Equal
            && !rules.can_draw()
            && !rules.plays_score()
    }

    /// The conventions for the player whose view this is; `None` unless they
    /// [apply](Self::apply_to).
    pub fn of(view: &'a View) -> Option<Self> {
        let rules = view.rules();
        if !Self::apply_to(rules) {
            return None;
        }
        let played = |event: &Event| match event {
            Event::Played { seat, bone, .. } => Some((*seat, *bone)),
            _ => None,
        };
        let led = view.events().iter().find_map(played).filter(|_| !view.is_lead_forced());
        let ruled_out = RuledOut::from_events(rules, view.events());
        Some(Self { view, knowledge: Knowledge::of_view(view, &ruled_out), led })
    }

    /// How much a partner expects a lead or play: the logarithm of its odds by the book, up to a
    /// constant for the turn. 0 for an action that ends the hand, or plays no bone.
    pub fn worth(&self, action: Action) -> f32 {
        self.convention_worths(action).into_iter().flatten().map(|(_, worth)| worth).sum()
    }

    /// How much the partner expects an action from Nestor: [`Self::worth`], more if it covers an
    /// opponent's end, and less if it covers the partner's.
    pub(super) fn worth_to_partner(&self, action: Action) -> f32 {
        self.worth(action) + self.worth_of_covered_end(action)
    }

    /// The weight for the end that `action` covers: above 0 if an opponent made that end, below 0
    /// if the partner did. 0 for a number that was led, which has a convention of its own.
    fn worth_of_covered_end(&self, action: Action) -> f32 {
        let (rules, table) = (self.view.rules(), self.view.position().table());
        let Some((bone, after)) = action.bone().zip(table_after(rules, table, action)) else {
            return 0.0;
        };
        let is_led = |pips: Pips| self.led.is_some_and(|(_, led)| led.has(pips));
        let Some((maker, pips)) = covered_number(self.view, action) else {
            return 0.0;
        };
        // A doublet covers nothing, nor does a bone whose number stays open at the other end.
        let stays = after.open_pips().contains(pips);
        let covers = !stays && !is_led(pips) && maker != self.view.seat();
        if !covers || self.ends_hand(bone, &after) {
            0.0
        } else if rules.seats.team(maker) == rules.seats.team(self.view.seat()) {
            -weight::END_MAKER_WEIGHT
        } else {
            weight::END_MAKER_WEIGHT
        }
    }

    /// Whether a bone that makes the table `after` is the last of the hand, or blocks the round.
    fn ends_hand(&self, bone: Bone, after: &Table) -> bool {
        self.knowledge.hand.len() == 1 || blocks(self.view.rules(), &self.knowledge, after, bone)
    }

    /// The convention that speaks most for `action` against `other`, with the difference in worth;
    /// `None` if none does.
    pub fn between(&self, action: Action, other: Action) -> Option<(Convention, f32)> {
        let pairs = self.convention_worths(action).into_iter().zip(self.convention_worths(other));
        let worth = |part: Option<(Convention, f32)>| part.map_or(0.0, |(_, worth)| worth);
        pairs
            .filter_map(|(part, instead)| Some((part.or(instead)?.0, worth(part) - worth(instead))))
            .filter(|(_, difference)| *difference > 0.0)
            .max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// The conventions that an action keeps or breaks, each with its worth: first that of the lead,
    /// then those of the numbers that were led.
    fn convention_worths(&self, action: Action) -> [Option<(Convention, f32)>; 3] {
        let mut parts = [None; 3];
        let (rules, table) = (self.view.rules(), self.view.position().table());
        let hand = self.knowledge.hand;
        let Some((bone, after)) = action.bone().zip(table_after(rules, table, action)) else {
            return parts;
        };
        if self.ends_hand(bone, &after) {
            return parts;
        }
        if table.is_empty() {
            let count = |pips: Pips| hand.and(Bones::suit(pips)).len();
            let long = bone.halves().into_iter().max_by_key(|pips| count(*pips));
            parts[0] = long.map(|pips| {
                let bones = count(pips);
                let worth = match (bone.is_doublet(), bones) {
                    (true, 1) => 0.0,
                    (true, _) => {
                        weight::LED_DOUBLET_WEIGHT + weight::DOUBLET_BONE_WEIGHT * f32::from(bones)
                    }
                    (false, _) => weight::LED_NUMBER_BONE_WEIGHT * f32::from(bones),
                };
                (Convention::LeadsLongestNumber { pips, bones }, worth)
            });
        }
        let Some((seat, led)) = self.led else {
            return parts;
        };
        let is_ours = rules.seats.team(seat) == rules.seats.team(self.view.seat());
        let numbers = &led.halves()[usize::from(led.is_doublet())..];
        for (part, pips) in parts[1..].iter_mut().zip(numbers) {
            let [was, is] = [table, &after].map(|table| table.open_pips().contains(*pips));
            if was == is {
                continue;
            }
            let pips = *pips;
            *part = Some(if is_ours {
                let weight = match (seat == self.view.seat(), led.is_doublet()) {
                    (true, _) => weight::OWN_NUMBER_WEIGHT,
                    (false, true) => weight::PARTNERS_DOUBLET_WEIGHT,
                    (false, false) => weight::PARTNERS_NUMBER_WEIGHT,
                };
                // Opening the number again says less than covering it.
                (Convention::KeepsLedNumber { seat, pips }, if is { weight / 2.0 } else { -weight })
            } else {
                (
                    Convention::CoversLedNumber { seat, pips },
                    if is { -1.0 } else { 1.0 } * weight::OPPONENTS_NUMBER_WEIGHT,
                )
            });
        }
        parts
    }
}

/// The factor for [`TOUGH_CONVENTION_POINTS`] and [`BRUTAL_CONVENTION_POINTS`] under
/// these rules: 1 where a hand brings about twenty points.
pub(super) fn points_factor(rules: &Rules) -> f32 {
    NetFamily::of(rules).map_or(1.0, |family| family.points_scale() / 20.0)
}

/// The number that a play covers, and who opened it. `None` if that number was opened by a forced
/// lead, or where unequal numbers fit.
pub(crate) fn covered_number(view: &View, action: Action) -> Option<(Seat, Pips)> {
    let Action::Play(_, end, _) = action else {
        return None;
    };
    if view.position().table().fit() != Fit::Equal {
        return None;
    }
    let lead = view.placed_bones().next()?;
    if view.is_lead_forced() && lead.bone == end.on {
        return None;
    }
    let played = |event: &Event| match event {
        Event::Played { seat, bone, .. } if *bone == end.on => Some(*seat),
        _ => None,
    };
    let seat = view.events().iter().rev().find_map(played)?;
    let open = view.position().table().open_end(end)?;
    Some((seat, open.pips()))
}
