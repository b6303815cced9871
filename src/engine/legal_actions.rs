//! The actions that the rules allow in a position.

use super::action::Action;
use super::bone::{Bone, Bones};
use super::points_set::PointsSet;
use super::position::{Phase, Position};
use super::rules::{Fit, Rules};
use super::table::OpenEnd;

/// The actions without a bone or a number. Bit `n` of `LegalActions::plain` stands for the `n`th of
/// them.
const PLAIN_ACTIONS: [Action; 4] = [Action::Draw, Action::Pass, Action::Silence, Action::Yield];

/// The actions that the rules allow in a position, in a fixed order: leads, or plays
/// end by end; then draw, pass, silence, yield, claims, and bones to blow up.
///
/// The actions are counted instead of listed, so that one can be picked at random quickly.
///
/// # Examples
/// ```
/// # use engine::{Bone, Position, Preset, Seat, Seats};
/// let rules = Preset::Draw.rules(Seats::Two);
/// let bones: Vec<Bone> = rules.bones().iter().collect();
/// let position = Position::in_order(&rules, Seat::ALL[0], &bones).expect("a deal");
/// let legal = position.legal(&rules);
/// assert_eq!(legal.len(), 1);
/// assert_eq!(legal.nth(0).expect("a lead").to_string(), "3-3");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct LegalActions<'a> {
    leads: Bones,
    /// The bones of the hand that fit an open end.
    playable: Bones,
    ends: &'a [OpenEnd],
    fit: Fit,
    /// The allowed actions of [`PLAIN_ACTIONS`], as bits.
    plain: u8,
    claims: PointsSet,
    blow_ups: Bones,
}

impl<'a> LegalActions<'a> {
    #[inline]
    fn new(position: &'a Position, rules: &Rules) -> Self {
        let mut legal = Self {
            leads: Bones::EMPTY,
            playable: Bones::EMPTY,
            ends: &[],
            fit: rules.fit,
            plain: 0,
            claims: PointsSet::EMPTY,
            blow_ups: Bones::EMPTY,
        };
        let hand = position.hand(position.turn());
        if rules.claims && position.check_claim().is_ok() {
            legal.claims = rules.claim_set();
        }
        match position.phase() {
            Phase::Lead(None) => legal.leads = hand,
            Phase::LeadOrYield => {
                legal.leads = hand;
                legal.plain = 1 << 3;
            }
            Phase::Lead(Some(bone)) => legal.leads.insert(bone),
            Phase::Turn => {
                if position.has_firecracker(position.turn()) {
                    legal.blow_ups = position.table().outermost_bones();
                }
                legal.playable = position.playable();
                let is_stuck = legal.playable.is_empty();
                if !is_stuck {
                    legal.ends = position.table().ends();
                }
                if is_stuck || rules.voluntary_draw {
                    let can_draw = position.check_draw(rules).is_ok();
                    legal.plain = u8::from(can_draw) | u8::from(is_stuck && !can_draw) << 1;
                }
            }
            Phase::Claim | Phase::LateClaim => legal.plain = 1 << 2,
            Phase::Over(_) => {}
        }
        legal
    }

    /// The number of actions, 0 only when the round is over.
    #[inline]
    pub fn len(&self) -> usize {
        let plays: u32 = self.ends.iter().map(|end| u32::from(self.plays_at(*end))).sum();
        let rest = (plays + self.plain.count_ones()) as usize + self.claims.len();
        let blow_ups = if self.blow_ups.is_empty() { 0 } else { self.blow_ups.len() };
        usize::from(self.leads.len() + blow_ups) + rest
    }

    /// Whether there is no action, because the round is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `n`th action, from 0; `None` if there are at most `n` actions.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Action> {
        let mut n = n;
        let leads = usize::from(self.leads.len());
        if n < leads {
            return self.leads.nth(n as u8).map(Action::Lead);
        }
        n -= leads;
        for end in self.ends {
            let plays = usize::from(self.plays_at(*end));
            if n < plays {
                return self.nth_play_at(*end, n as u8);
            }
            n -= plays;
        }
        self.plain().chain(self.claims()).chain(self.blow_ups()).nth(n)
    }

    #[inline]
    const fn plays_at(&self, end: OpenEnd) -> u8 {
        let fitting = self.playable.and(self.fit.bones_for(end.pips()));
        let two_way = fitting.and(self.fit.two_way_bones());
        if two_way.is_empty() { fitting.len() } else { fitting.len() + two_way.len() }
    }

    /// The `n`th play at an end: first each bone that fits, then, turned round, each of them that
    /// can lie either way.
    #[inline]
    fn nth_play_at(&self, end: OpenEnd, n: u8) -> Option<Action> {
        let fitting = self.playable.and(self.fit.bones_for(end.pips()));
        let two_way = fitting.and(self.fit.two_way_bones());
        let is_two_way = |bone| two_way.contains(bone);
        if n < fitting.len() {
            let outward = |bone: Bone| is_two_way(bone).then(|| bone.high());
            let bone = fitting.nth(n)?;
            return Some(Action::Play(bone, end.end(), outward(bone)));
        }
        let bone = two_way.nth(n - fitting.len())?;
        Some(Action::Play(bone, end.end(), Some(bone.low())))
    }

    fn blow_ups(&self) -> impl Iterator<Item = Action> + use<> {
        self.blow_ups.iter().map(Action::BlowUp)
    }

    fn plain(&self) -> impl Iterator<Item = Action> + use<> {
        let plain = self.plain;
        let is_in = move |bit: &usize| plain >> bit & 1 == 1;
        (0..PLAIN_ACTIONS.len()).filter(is_in).map(|bit| PLAIN_ACTIONS[bit])
    }

    fn claims(&self) -> impl Iterator<Item = Action> + use<> {
        self.claims.iter().map(Action::Claim)
    }

    /// The actions in the order of [`Self::nth`].
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<'a> {
        let legal = *self;
        let plays = legal.ends.iter().flat_map(move |end| {
            (0..legal.plays_at(*end)).filter_map(move |n| legal.nth_play_at(*end, n))
        });
        self.leads
            .iter()
            .map(Action::Lead)
            .chain(plays)
            .chain(self.plain())
            .chain(self.claims())
            .chain(self.blow_ups())
    }

    /// Whether `action` is one of these; never for [`Action::TimeUp`] and [`Action::GiveUp`].
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|legal| legal == action)
    }
}

impl Position {
    /// The actions of the player to move; none when the round is over.
    #[inline]
    pub fn legal(&self, rules: &Rules) -> LegalActions<'_> {
        LegalActions::new(self, rules)
    }
}
