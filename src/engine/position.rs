//! The state of a round at one moment. Games and searches apply every action here.

use super::action::Action;
use super::action_effect::ActionEffect;
use super::award::{EndedRound, awards, awards_with_last_bone};
use super::block::Block;
use super::bone::{Bone, Bones, Hand};
use super::boneyard::Boneyard;
use super::bonus::{Bonus, PaidBonus};
use super::firecracker::FREED_PLAY_BONUS;
use super::refused::Reason;
use super::round_end::RoundEnd;
use super::round_start::RoundStart;
use super::rules::{Draws, HAND_CAP, Rules, TiedBlock};
use super::seat::{BySeat, ByTeam, Seat, Seats, Team};
use super::shuffle::Deal;
use super::table::Table;
use super::way_out::LastPlay;

/// The decision that the player to move faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Leading with this bone, or with any bone if `None`.
    Lead(Option<Bone>),
    /// Leading with any bone, or letting the partner lead.
    LeadOrYield,
    /// Playing, drawing or passing. Under some rules also using a firecracker, or claiming points
    /// that the previous player did not claim.
    Turn,
    /// Claiming the points of one's own play, or keeping silent.
    Claim,
    /// Claiming the points that the player who went out did not claim, or keeping silent.
    LateClaim,
    /// No decision, because the round is over.
    Over(RoundEnd),
}

impl Phase {
    /// The first phase of a round. `must_lead` is the bone that must be led; `None` for any.
    fn first(rules: &Rules, must_lead: Option<Bone>) -> Self {
        let has_partner = rules.seats == Seats::Partners;
        if rules.partner_may_lead && has_partner && must_lead.is_none() {
            Self::LeadOrYield
        } else {
            Self::Lead(must_lead)
        }
    }

    /// Whether the first bone has not been played yet.
    #[inline]
    pub const fn is_lead(self) -> bool {
        matches!(self, Self::Lead(_) | Self::LeadOrYield)
    }
}

/// A round at one moment: small and `Copy`, because a search makes many of them.
///
/// The rules are not part of a position: pass the same rules throughout a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    hands: BySeat<Hand>,
    boneyard: Boneyard,
    table: Table,
    scores: ByTeam<i32>,
    turn: Seat,
    leader: Seat,
    last_to_play: Seat,
    /// Whether each player has gone out.
    out: BySeat<bool>,
    phase: Phase,
    /// Whether the player to move has drawn in this turn.
    has_drawn: bool,
    /// The number of passes in a row that count towards a block.
    passes: u8,
    /// The number of passes since the last bone was played; [`u8::MAX`] after a firecracker, so
    /// that no bonus for passes is paid.
    passes_since_play: u8,
    draws_since_play: u8,
    /// The last play, if the player went out with that bone.
    last_play: Option<LastPlay>,
    /// The bonus for winning this round, if it is one of the first of its game; otherwise 0.
    hand_bonus: u16,
    /// The number of tied hands carried over to this round.
    carried: u8,
    /// The points of the last play, or 0 if they are void. Used only if points must be claimed.
    unclaimed: u8,
    /// Whether the player to move may still claim the points that the previous player did
    /// not claim.
    may_claim_previous: bool,
    firecrackers: BySeat<bool>,
    /// Whether the player to move could not play before using a firecracker, and now can.
    was_freed: bool,
}

impl Position {
    /// The start of the first round of a game, before its lead.
    pub fn new(rules: &Rules, deal: &Deal, scores: ByTeam<i32>) -> Self {
        Self {
            hands: deal.hands,
            boneyard: deal.boneyard,
            table: Table::new(rules.fit),
            scores,
            turn: deal.leader,
            leader: deal.leader,
            last_to_play: deal.leader,
            out: BySeat::default(),
            phase: Phase::first(rules, deal.must_lead),
            has_drawn: false,
            passes: 0,
            passes_since_play: 0,
            draws_since_play: 0,
            last_play: None,
            hand_bonus: rules.points_for_hand(1),
            carried: 0,
            unclaimed: 0,
            may_claim_previous: false,
            firecrackers: BySeat::from_fn(|_| rules.firecrackers),
            was_freed: false,
        }
    }

    /// The start of any round of a game, before its lead.
    pub fn from_start(rules: &Rules, deal: &Deal, start: RoundStart) -> Self {
        Self {
            hand_bonus: rules.points_for_hand(start.number),
            carried: start.carried,
            ..Self::new(rules, deal, start.scores)
        }
    }

    /// The start of a round with the bones dealt in this order. `leader` leads unless the rules let
    /// the heaviest doublet decide. `None` if the deal is void.
    ///
    /// # Panics
    /// If there are fewer bones than are dealt, or the rules are invalid ([`Rules::check`]).
    pub fn in_order(rules: &Rules, leader: Seat, bones: &[Bone]) -> Option<Self> {
        let deal = Deal::in_order(rules, leader, bones)?;
        Some(Self::new(rules, &deal, ByTeam::default()))
    }

    /// The bones that `seat` holds; empty for a hidden hand in a [`View`](super::View).
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.hands.at(seat)
    }

    /// The boneyard; in a [`View`](super::View), every bone in it is replaced by a stand-in.
    pub const fn boneyard(&self) -> &Boneyard {
        &self.boneyard
    }

    /// The table, with its open ends and its count.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The points of each side, including those of this round.
    pub const fn scores(&self) -> ByTeam<i32> {
        self.scores
    }

    /// The seat to move; once the round is over, the seat whose turn it was at its end.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat that led the round, or is to lead it.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// What would decide the round if it were blocked now.
    pub fn block(&self) -> Block {
        Block {
            pips: BySeat::from_fn(|seat| self.hands[seat].weight()),
            out: self.out,
            leader: self.leader,
            last_to_play: self.last_to_play,
        }
    }

    /// The number of tied hands carried over to this round.
    pub const fn carried(&self) -> u8 {
        self.carried
    }

    /// The number of tied hands carried over to the next round.
    pub(super) fn carried_to_next(&self, rules: &Rules) -> u8 {
        let is_blocked = self.end() == Some(RoundEnd::Blocked);
        if !(rules.counts_hands() && is_blocked && self.block().is_carried(rules)) {
            return 0;
        }
        match rules.tied_block {
            TiedBlock::CarriedOnce => 1,
            _ => self.carried.saturating_add(1),
        }
    }

    /// The seat that played the last bone; before the lead, the seat that leads.
    pub const fn last_to_play(&self) -> Seat {
        self.last_to_play
    }

    /// Whether the player in `seat` has gone out.
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.out.at(seat)
    }

    /// The decision that the player to move faces.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether `seat` still has a firecracker in this round.
    pub const fn has_firecracker(&self, seat: Seat) -> bool {
        self.firecrackers.at(seat)
    }

    /// The points of the last play that the player to move can score by claiming them
    /// now; `None` if there are none, or they are void.
    pub fn claimable_points(&self, rules: &Rules) -> Option<u8> {
        let can_claim_now = match self.phase {
            Phase::Claim | Phase::LateClaim => true,
            Phase::Turn => self.may_claim_previous,
            Phase::Lead(_) | Phase::LeadOrYield | Phase::Over(_) => false,
        };
        let points = self.points_unless_void(rules, rules.seats.team(self.turn), self.unclaimed);
        (can_claim_now && points > 0).then_some(points)
    }

    /// How the round ended; `None` if it goes on.
    pub const fn end(&self) -> Option<RoundEnd> {
        match self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }

    /// The same position with these hands, and these bones in the boneyard, buried ones last.
    #[must_use]
    pub fn imagined(&self, hands: BySeat<Hand>, boneyard: &[Bone]) -> Self {
        Self { hands, boneyard: self.boneyard.imagined(boneyard), ..*self }
    }

    /// The position as the player in `seat` sees it: without the boneyard and,
    /// until the round is over, without the hands of the others.
    pub(super) fn seen_by(&self, seat: Seat) -> Self {
        let is_open = self.end().is_some();
        let hands =
            BySeat::from_fn(
                |other| {
                    if other == seat || is_open { self.hands[other] } else { Hand::EMPTY }
                },
            );
        Self {
            hands,
            boneyard: self.boneyard.face_down(),
            // Whether another player could play before using a firecracker is that player's secret.
            was_freed: self.was_freed && self.turn == seat,
            ..*self
        }
    }

    /// The same position as if no firecracker had made a play possible.
    pub(super) const fn without_freed_bonus(mut self) -> Self {
        self.was_freed = false;
        self
    }

    /// The bones of the player to move that fit an open end.
    pub(super) fn playable(&self) -> Bones {
        self.table.playable(self.hands[self.turn])
    }

    /// Whether these points would take `team` past an exact target.
    fn overshoots(&self, rules: &Rules, team: Team, points: i32) -> bool {
        rules.overshoots(self.scores[team], points)
    }

    /// Returns `points`, or 0 if they would take `team` past an exact target.
    fn points_unless_void(&self, rules: &Rules, team: Team, points: u8) -> u8 {
        if self.overshoots(rules, team, points.into()) { 0 } else { points }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The reason why the rules do not allow the action. The position is then unchanged.
    pub fn apply(&mut self, rules: &Rules, action: Action) -> Result<ActionEffect, Reason> {
        match (self.phase, action) {
            (Phase::Turn, Action::Play(bone, end, outward)) => {
                if !self.hands[self.turn].contains(bone) {
                    return Err(Reason::NotInHand { bone });
                }
                let goes_out = self.hands[self.turn].len() == 1;
                let last_play =
                    goes_out.then(|| LastPlay { bone, way_out: rules.way_out(&self.table, bone) });
                self.table.play(rules.spinner, bone, end, outward)?;
                self.last_play = last_play;
                Ok(self.after_bone_placed(rules, bone))
            }
            (Phase::Lead(_) | Phase::LeadOrYield, Action::Lead(bone)) => {
                if !self.hands[self.turn].contains(bone) {
                    return Err(Reason::NotInHand { bone });
                }
                if let Phase::Lead(Some(must)) = self.phase
                    && must != bone
                {
                    return Err(Reason::MustLeadWith { bone: must });
                }
                self.table.lead(rules.spinner, bone)?;
                Ok(self.after_bone_placed(rules, bone))
            }
            (Phase::LeadOrYield, Action::Yield) => {
                self.yield_lead(rules);
                Ok(ActionEffect::empty())
            }
            (Phase::Lead(_), Action::Yield) => Err(Reason::CannotYield),
            (Phase::Turn, Action::Draw) => {
                self.check_draw(rules)?;
                self.may_claim_previous = false;
                self.has_drawn = true;
                self.draws_since_play = self.draws_since_play.saturating_add(1);
                let bone = self.boneyard.draw();
                self.hands[self.turn].insert(bone);
                Ok(ActionEffect { drawn: Some(bone), ..ActionEffect::empty() })
            }
            (Phase::Turn, Action::Pass) => {
                self.check_pass(rules)?;
                Ok(self.after_pass(rules))
            }
            (Phase::Turn | Phase::Claim | Phase::LateClaim, Action::Claim(points)) => {
                self.check_claim()?;
                if !rules.claim_set().contains(points) {
                    return Err(Reason::ImpossibleClaim { points });
                }
                Ok(self.after_claim(rules, points))
            }
            (Phase::Claim | Phase::LateClaim, Action::Silence) => Ok(self.decline_claim(rules)),
            (Phase::Over(_), _) => Err(Reason::RoundOver),
            (_, Action::TimeUp) => {
                rules.require_clock()?;
                Ok(self.stop(RoundEnd::TimeUp))
            }
            (_, Action::GiveUp(seat)) => {
                rules.check_give_up(seat)?;
                Ok(self.stop(RoundEnd::GivenUp(seat)))
            }
            (Phase::Turn, Action::BlowUp(bone)) => self.blow_up(rules, bone),
            (Phase::Lead(_) | Phase::LeadOrYield, _) => Err(Reason::NothingLed),
            (Phase::Turn, Action::Lead(_) | Action::Yield) => Err(Reason::AlreadyLed),
            (Phase::Turn, Action::Silence) => Err(Reason::NothingToClaim),
            (Phase::Claim | Phase::LateClaim, _) => Err(Reason::ClaimFirst),
        }
    }

    pub(super) fn check_draw(&self, rules: &Rules) -> Result<(), Reason> {
        if !rules.can_draw() {
            return Err(Reason::NoDraws);
        }
        if rules.draws == Draws::One && self.has_drawn {
            return Err(Reason::DrewOne);
        }
        if self.boneyard.drawable() == 0 {
            return Err(match self.boneyard.len() {
                0 => Reason::NothingToDraw,
                bones => Reason::KeptBack { bones },
            });
        }
        let is_full = rules.hand_cap && self.hands[self.turn].len() >= HAND_CAP;
        match self.playable().nth(0) {
            Some(bone) if !rules.voluntary_draw => Err(Reason::CanPlay { bone }),
            _ if is_full => Err(Reason::HandFull),
            _ => Ok(()),
        }
    }

    pub(super) fn check_pass(&self, rules: &Rules) -> Result<(), Reason> {
        if let Some(bone) = self.playable().nth(0) {
            return Err(Reason::MustPlay { bone });
        }
        if self.check_draw(rules).is_ok() {
            return Err(Reason::MustDraw);
        }
        Ok(())
    }

    /// Checks that the player may claim now. Does not check whether there are points to claim,
    /// because a refusal would give away the table count.
    pub(super) const fn check_claim(&self) -> Result<(), Reason> {
        match self.phase {
            Phase::Claim | Phase::LateClaim => Ok(()),
            Phase::Turn if self.may_claim_previous => Ok(()),
            _ => Err(Reason::NothingToClaim),
        }
    }

    /// Gives the lead to the partner, who then must lead.
    const fn yield_lead(&mut self, rules: &Rules) {
        self.phase = Phase::Lead(None);
        self.turn = self.turn.next(rules.seats).next(rules.seats);
        self.leader = self.turn;
        self.last_to_play = self.turn;
    }

    /// Continues after a bone was put on the table.
    fn after_bone_placed(&mut self, rules: &Rules, bone: Bone) -> ActionEffect {
        let mut effect = ActionEffect::empty();
        self.hands[self.turn].remove(bone);
        if rules.pays_bonuses_in_play() {
            self.pay_for_all_passes(rules, &mut effect);
        }
        self.out[self.turn] = self.hands[self.turn].is_empty();
        self.last_to_play = self.turn;
        self.passes = 0;
        self.passes_since_play = 0;
        self.draws_since_play = 0;
        let points = rules.play_points(&self.table);
        if rules.claims {
            let team = rules.seats.team(self.turn);
            self.unclaimed = self.points_unless_void(rules, team, points);
            self.phase = Phase::Claim;
            return effect;
        }
        // These points are scored together with the point for going out.
        let last_bone_points =
            if self.ends_round(rules) && rules.scores_domino_with_last_bone() { points } else { 0 };
        let bonuses = effect.bonuses;
        effect = ActionEffect { bonuses, ..self.score(rules, points - last_bone_points) };
        if self.was_freed && effect.end.is_none() {
            let bonus = self.score(rules, FREED_PLAY_BONUS);
            effect.freed_bonus = bonus.scored;
            effect.void_freed_bonus = bonus.void_points;
            effect.end = bonus.end;
        }
        self.after_play(rules, last_bone_points, &mut effect);
        effect
    }

    fn blow_up(&mut self, rules: &Rules, bone: Bone) -> Result<ActionEffect, Reason> {
        if !self.has_firecracker(self.turn) {
            return Err(Reason::NoFirecracker);
        }
        let was_stuck = self.playable().is_empty();
        self.table.blow_up(bone)?;
        self.boneyard.put_back(rules, bone);
        self.firecrackers[self.turn] = false;
        self.was_freed = was_stuck && !self.playable().is_empty();
        self.passes = 0;
        self.passes_since_play = u8::MAX;
        Ok(self.score(rules, rules.count_points(self.table.count())))
    }

    /// Ends the round and the game without awards.
    fn stop(&mut self, end: RoundEnd) -> ActionEffect {
        self.phase = Phase::Over(end);
        ActionEffect { end: Some(end), ..ActionEffect::empty() }
    }

    fn after_pass(&mut self, rules: &Rules) -> ActionEffect {
        // A player who drew the one bone of this turn may draw another in the next.
        let may_draw_again =
            self.has_drawn && rules.draws == Draws::One && self.boneyard.drawable() > 0;
        self.passes = if may_draw_again { 0 } else { self.passes + 1 };
        let mut effect = ActionEffect::empty();
        self.passes_since_play = self.passes_since_play.saturating_add(1);
        if rules.pays_bonuses_in_play() {
            self.pay_for_pass_after_lead(rules, &mut effect);
        }
        let players = Seat::around(rules.seats).filter(|seat| !self.out[*seat]);
        if usize::from(self.passes) == players.count() {
            self.finish(rules, RoundEnd::Blocked, 0, &mut effect);
        } else {
            self.next_turn(rules);
        }
        effect
    }

    /// Pays the side that led if this is the first pass, right after the lead.
    fn pay_for_pass_after_lead(&mut self, rules: &Rules, effect: &mut ActionEffect) {
        if self.passes_since_play == 1 && self.table.played().len() == 1 {
            let points = rules.pass_after_lead;
            self.pay(rules, Bonus::PassAfterLead, self.last_to_play, points, effect);
        }
    }

    /// Pays the player to move for a bone after which all others passed, once that player plays
    /// another. A bone that blocks the hand earns nothing, because no other bone follows.
    fn pay_for_all_passes(&mut self, rules: &Rules, effect: &mut ActionEffect) {
        let players = Seat::around(rules.seats).filter(|seat| !self.out[*seat]);
        let all_passed = self.last_to_play == self.turn
            && self.draws_since_play == 0
            && usize::from(self.passes_since_play) + 1 == players.count();
        let was_lead = self.table.played().len() == 2;
        if all_passed && !(was_lead && rules.pass_after_lead > 0) {
            self.pay(rules, Bonus::AllPass, self.turn, rules.all_pass, effect);
        }
    }

    /// Pays the bonuses for the end of a round, even if its awards have reached the target.
    fn pay_at_end(&mut self, rules: &Rules, end: RoundEnd, effect: &mut ActionEffect) {
        let (winner, last_play) = match end {
            RoundEnd::Domino(seat) => (Some(seat), self.last_play),
            RoundEnd::Blocked => (self.block().winner(rules), None),
            _ => (None, None),
        };
        let Some(winner) = winner.filter(|_| rules.allows_bonuses()) else {
            return;
        };
        if let Some(bonus) = last_play.and_then(|last| Bonus::for_going_out(rules, last)) {
            let award = effect.awards[rules.seats.team(winner)];
            let award = if award.void { 0 } else { award.points };
            let points = rules.points_for_going_out(bonus, award.unsigned_abs());
            self.pay(rules, bonus, winner, points, effect);
        }
        self.pay(rules, Bonus::FirstHands, winner, self.hand_bonus, effect);
    }

    /// Gives the points of a bonus to a player's side. Bonuses never end the round, not even by
    /// reaching the target.
    fn pay(
        &mut self,
        rules: &Rules,
        bonus: Bonus,
        seat: Seat,
        points: u16,
        effect: &mut ActionEffect,
    ) {
        if points == 0 {
            return;
        }
        let team = rules.seats.team(seat);
        let void = self.overshoots(rules, team, points.into());
        effect.add_bonus(PaidBonus { bonus, seat, points, void });
        if !void {
            self.scores[team] += i32::from(points);
        }
    }

    fn after_claim(&mut self, rules: &Rules, points: u8) -> ActionEffect {
        if self.claimable_points(rules) != Some(points) {
            return self.decline_claim(rules);
        }
        let mut effect = self.score(rules, points);
        match self.phase {
            Phase::Claim => self.after_play(rules, 0, &mut effect),
            Phase::LateClaim => self.after_late_claim(rules, &mut effect),
            _ => self.may_claim_previous = false,
        }
        effect
    }

    /// Continues after silence or a wrong claim, which gives the next player one chance to claim.
    fn decline_claim(&mut self, rules: &Rules) -> ActionEffect {
        let mut effect = ActionEffect::empty();
        match self.phase {
            Phase::Claim if self.hands[self.turn].is_empty() => {
                self.turn = self.turn.next(rules.seats);
                self.phase = Phase::LateClaim;
            }
            Phase::Claim => {
                self.next_turn(rules);
                self.may_claim_previous = true;
            }
            Phase::LateClaim => self.after_late_claim(rules, &mut effect),
            _ => self.may_claim_previous = false,
        }
        effect
    }

    /// Continues with the next player or the end of the round, once the points of a play are
    /// settled. `last_bone_points` are the points of the last bone that are scored with the award.
    fn after_play(&mut self, rules: &Rules, last_bone_points: u8, effect: &mut ActionEffect) {
        if effect.end.is_some() {
            return;
        }
        if self.ends_round(rules) {
            self.finish(rules, RoundEnd::Domino(self.turn), last_bone_points, effect);
        } else {
            self.next_turn(rules);
        }
    }

    /// Whether the player to move has gone out and thereby ended the round.
    fn ends_round(&self, rules: &Rules) -> bool {
        let is_partner = |seat: &Seat| rules.seats.team(*seat) == rules.seats.team(self.turn);
        let mut side = Seat::around(rules.seats).filter(is_partner);
        self.out[self.turn] && (!rules.side_goes_out() || side.all(|seat| self.out[seat]))
    }

    /// Continues with the next player who is not out.
    fn next_turn(&mut self, rules: &Rules) {
        self.turn = self.turn.next(rules.seats);
        while self.out[self.turn] {
            self.turn = self.turn.next(rules.seats);
        }
        self.phase = Phase::Turn;
        self.has_drawn = false;
        self.may_claim_previous = false;
        self.was_freed = false;
    }

    fn after_late_claim(&mut self, rules: &Rules, effect: &mut ActionEffect) {
        if effect.end.is_none() {
            self.finish(rules, RoundEnd::Domino(self.last_to_play), 0, effect);
        }
    }

    /// Gives points made in play to the side of the player to move, unless they overshoot an exact
    /// target. Ends the round if they reach the target.
    fn score(&mut self, rules: &Rules, points: u8) -> ActionEffect {
        let mut effect = ActionEffect::empty();
        if points == 0 {
            return effect;
        }
        if self.overshoots(rules, rules.seats.team(self.turn), i32::from(points)) {
            effect.void_points = points;
            return effect;
        }
        effect.scored = points;
        let score = &mut self.scores[rules.seats.team(self.turn)];
        *score += i32::from(points);
        if rules.reaches_target(*score) {
            effect.end = Some(RoundEnd::TargetReached);
            self.phase = Phase::Over(RoundEnd::TargetReached);
        }
        effect
    }

    fn finish(
        &mut self,
        rules: &Rules,
        end: RoundEnd,
        last_bone_points: u8,
        effect: &mut ActionEffect,
    ) {
        effect.end = Some(end);
        effect.awards = match end {
            RoundEnd::Domino(seat) if last_bone_points > 0 => {
                awards_with_last_bone(rules, rules.seats.team(seat), last_bone_points)
            }
            _ => {
                let round = EndedRound {
                    end,
                    hands: &self.hands,
                    block: self.block(),
                    scores: &self.scores,
                    carried: self.carried,
                    way_out: self.last_play.map(|last| last.way_out),
                };
                awards(rules, &round)
            }
        };
        for team in Team::all(rules.seats) {
            let award = &mut effect.awards[team];
            let points = i32::from(award.points);
            award.void = points > 0 && self.overshoots(rules, team, points);
            if !award.void {
                self.scores[team] += points;
            }
        }
        self.pay_at_end(rules, end, effect);
        self.phase = Phase::Over(end);
    }
}
