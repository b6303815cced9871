//! The actions that the rules allow in a position.

use super::action::Action;
use super::bone::Bones;
use super::position::{Phase, Position};
use super::rules::Rules;
use super::table::OpenEnd;

const OTHERS: [Action; 4] = [Action::Draw, Action::Pass, Action::Claim, Action::Silence];

/// The actions that the rules allow in a position, in a fixed order: leads, or
/// plays end by end; then draw, pass, claim and silence.
///
/// The list is not built, so that picking one at random is cheap.
#[derive(Debug, Clone, Copy)]
pub struct Legal<'a> {
    leads: Bones,
    hand: Bones,
    ends: &'a [OpenEnd],
    others: u8,
}

impl<'a> Legal<'a> {
    #[inline]
    fn new(position: &'a Position, rules: &Rules) -> Self {
        let mut legal = Self {
            leads: Bones::EMPTY,
            hand: Bones::EMPTY,
            ends: &[],
            others: 0,
        };
        let hand = position.hand(position.turn());
        let claim = u8::from(rules.claims && position.may_claim(rules).is_ok()) << 2;
        match position.phase() {
            Phase::Lead(None) => legal.leads = hand,
            Phase::Lead(Some(bone)) => legal.leads.insert(bone),
            Phase::Turn => {
                legal.hand = position.playable();
                let stuck = legal.hand.is_empty();
                if !stuck {
                    legal.ends = position.table().ends();
                }
                if stuck || rules.voluntary_draw {
                    let draw = position.may_draw(rules).is_ok();
                    legal.others = u8::from(draw) | u8::from(stuck && !draw) << 1;
                }
                legal.others |= claim;
            }
            Phase::Claim | Phase::LateClaim => legal.others = claim | 1 << 3,
            Phase::Over(_) => {}
        }
        legal
    }

    /// How many actions there are, 0 only when the round is over.
    #[inline]
    pub fn len(&self) -> usize {
        let plays: u32 = self
            .ends
            .iter()
            .map(|end| u32::from(self.hand.and(Bones::suit(end.pips())).len()))
            .sum();
        usize::from(self.leads.len()) + plays as usize + self.others.count_ones() as usize
    }

    /// Whether there are no actions, because the round is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action at place `n`, from 0.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Action> {
        let mut n = n;
        let leads = usize::from(self.leads.len());
        if n < leads {
            return self.leads.nth(n as u8).map(Action::Lead);
        }
        n -= leads;
        for end in self.ends {
            let fitting = self.hand.and(Bones::suit(end.pips()));
            let plays = usize::from(fitting.len());
            if n < plays {
                return fitting
                    .nth(n as u8)
                    .map(|bone| Action::Play(bone, end.end()));
            }
            n -= plays;
        }
        OTHERS
            .into_iter()
            .enumerate()
            .filter(|(bit, _)| self.others >> bit & 1 == 1)
            .nth(n)
            .map(|(_, action)| action)
    }

    /// The actions one by one.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<'a> {
        let Self {
            leads,
            hand,
            ends,
            others,
        } = *self;
        let plays = ends.iter().flat_map(move |end| {
            let fitting = hand.and(Bones::suit(end.pips()));
            fitting
                .iter()
                .map(move |bone| Action::Play(bone, end.end()))
        });
        let others = (0..4).filter(move |bit| others >> bit & 1 == 1);
        leads
            .iter()
            .map(Action::Lead)
            .chain(plays)
            .chain(others.map(|bit| OTHERS[bit]))
    }

    /// Whether `action` is allowed.
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|legal| legal == action)
    }
}

impl Position {
    /// The actions of the player in turn; none when the round is over.
    #[inline]
    pub fn legal(&self, rules: &Rules) -> Legal<'_> {
        Legal::new(self, rules)
    }
}
