//! `arena pairs`: how often a player disappoints a partner, and what that costs.

use std::io::{self, Write};

use engine::{
    Action, Event, FirstLead, GameState, Level, Pips, Rules, Seat, Seating, Seed, Table, View,
};
use nestor::{Knowledge, Limits, NetFamily, RuledOut, blocks, table_after};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};

use super::contest::endless_rules;
use super::player::ArenaPlayer;
use super::report::{Estimate, percent_estimate, ratio_estimate};
use crate::progress;

/// What can disappoint a partner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PartnerFault {
    /// The partner of the leader covers the led doublet with the first play.
    CoversPartnersDoublet,
    /// The leader covers the led doublet with the second play.
    CoversOwnDoublet,
    /// A player blocks the round, but could play on.
    ClosesHand,
    /// A player could block the round, but plays on.
    KeepsHandOpen,
}

impl PartnerFault {
    const ALL: [(Self, &str); 4] = [
        (Self::CoversPartnersDoublet, "covers the partner's led doublet"),
        (Self::CoversOwnDoublet, "covers the own led doublet"),
        (Self::ClosesHand, "closes the hand"),
        (Self::KeepsHandOpen, "plays on"),
    ];
}

/// A decision that can disappoint the partner in one way.
struct FaultOpportunity {
    fault: PartnerFault,
    was_done: bool,
    /// By how many points the best play that avoids the fault is better, as Brutal values them;
    /// `None` if the fault was not done.
    loss: Option<f64>,
}

/// A measurement of hands in which the player has every seat.
#[derive(Debug)]
pub(crate) struct PartnershipRun {
    /// In a mixed pair, only the plays of the first of the two count.
    pub(crate) player: ArenaPlayer,
    pub(crate) rules: Rules,
    pub(crate) rounds: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
}

impl PartnershipRun {
    /// Plays the hands, and prints a table.
    pub(crate) fn run(&self, out: &mut impl Write) -> io::Result<()> {
        let book = ArenaPlayer::Book.unplayable_reason(&self.rules);
        if let Some(why) = self.player.unplayable_reason(&self.rules).or(book) {
            return Err(io::Error::other(format!("{}: {why}", self.player)));
        }
        let bar = progress::bar(self.player.to_string(), self.rounds as u64);
        let rounds: Vec<Vec<FaultOpportunity>> = (0..self.rounds)
            .map(|number| {
                bar.inc(1);
                self.play_round(number)
            })
            .collect();
        bar.finish_and_clear();
        self.write_table(&rounds, out)
    }

    /// The difference in points above which a play is clearly better than another.
    fn clear_margin_points(&self) -> f64 {
        NetFamily::of(&self.rules).map_or(1.0, |family| f64::from(family.points_scale()) / 20.0)
    }

    fn write_table(
        &self,
        rounds: &[Vec<FaultOpportunity>],
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (margin, hands) = (self.clear_margin_points(), rounds.len());
        writeln!(
            out,
            "{}, {hands} hands, seed {}; by Brutal's values, a play is worse if it loses more \
             than {margin} points\n\n\
             | what | of its chances, % | without need, % | mean loss | worse, in 1,000 hands |\n\
             | --- | --- | --- | --- | --- |",
            self.player, self.seed
        )?;
        for (fault, name) in PartnerFault::ALL {
            let sums = |round: &Vec<FaultOpportunity>,
                        measure: fn(&FaultOpportunity, f64) -> f64|
             -> (f64, f64) {
                let opportunities = || round.iter().filter(|it| it.fault == fault);
                let sum = opportunities().map(|it| measure(it, margin)).sum();
                (sum, opportunities().count() as f64)
            };
            let percent = |measure: fn(&FaultOpportunity, f64) -> f64| {
                let sums = rounds.iter().map(|round| sums(round, measure));
                let Estimate { mean, within } =
                    percent_estimate(sums.map(|(sum, count)| (100.0 * sum, count)));
                format!("{mean:.1} ± {within:.1}")
            };
            let done = rounds.iter().flatten().filter(|it| it.fault == fault && it.was_done);
            let losses: Vec<f64> = done.filter_map(|opportunity| opportunity.loss).collect();
            let loss = if losses.is_empty() {
                "-".to_owned()
            } else {
                let Estimate { mean, within } =
                    ratio_estimate(losses.iter().map(|loss| (*loss, 1.0)));
                format!("{mean:+.2} ± {within:.2}")
            };
            let worse = ratio_estimate(rounds.iter().map(|round| {
                let worse =
                    |it: &FaultOpportunity, margin| f64::from(u8::from(it.is_worse(margin)));
                (1_000.0 * sums(round, worse).0, 1.0)
            }));
            writeln!(
                out,
                "| {name} | {} | {} | {loss} | {:.1} ± {:.1} |",
                percent(|opportunity, _| f64::from(u8::from(opportunity.was_done))),
                percent(|opportunity, margin| {
                    f64::from(u8::from(opportunity.is_worse(-margin)))
                }),
                worse.mean,
                worse.within
            )?;
        }
        Ok(())
    }

    fn play_round(&self, number: usize) -> Vec<FaultOpportunity> {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
        let mut bytes = [0; 32];
        ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
        let mut choices = ChaCha8Rng::from_seed(key);
        // The judge has its own random numbers, so that it does not change the game.
        key[16] = 1;
        let mut judge_rng = ChaCha8Rng::from_seed(key);
        let rules = Rules { first_lead: FirstLead::Lot, ..endless_rules(self.rules) };
        let seating = Seating::of_nestors(rules.seats, |_| Level::default());
        let mut game = GameState::new(rules, seating, self.seed).expect("the rules are valid");
        game.deal(Seed::new(bytes), rules).expect("the first round");
        let mut opportunities = Vec::new();
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round is in progress");
            let action = self.player.choose(&game, &view, &mut choices);
            let is_measured = !matches!(self.player, ArenaPlayer::MixedPair(_)) || seat.index() < 2;
            if is_measured && view.legal_actions().len() > 1 {
                opportunities.extend(find_opportunities(&view, action, &mut judge_rng));
            }
            game.apply(action).expect("players keep to the rules");
        }
        opportunities
    }
}

impl FaultOpportunity {
    /// Whether the fault was done and lost more than `margin` points.
    fn is_worse(&self, margin: f64) -> bool {
        self.was_done && self.loss.is_some_and(|loss| loss > margin)
    }
}

/// Each way in which this decision could disappoint the partner, and whether the play did.
fn find_opportunities(
    view: &View,
    played: Action,
    judge_rng: &mut ChaCha8Rng,
) -> Vec<FaultOpportunity> {
    let (rules, table) = (view.rules(), view.position().table());
    let plays: Vec<(Action, Table)> = view
        .legal_actions()
        .into_iter()
        .filter_map(|action| Some((action, table_after(rules, table, action)?)))
        .collect();
    let mut faults: Vec<(PartnerFault, Vec<bool>)> = Vec::new();
    if let Some((fault, number)) = led_doublet(view) {
        let covers = plays.iter().map(|(_, after)| !after.open_pips().contains(number));
        faults.push((fault, covers.collect()));
    }
    let knowledge = Knowledge::of_view(view, &RuledOut::from_events(rules, view.events()));
    if view.hand().len() > 1 && !table.is_empty() {
        let is_block = |(action, after): &(Action, Table)| {
            action.bone().is_some_and(|bone| blocks(rules, &knowledge, after, bone))
        };
        let closes: Vec<bool> = plays.iter().map(is_block).collect();
        faults.push((PartnerFault::KeepsHandOpen, closes.iter().map(|closes| !closes).collect()));
        faults.push((PartnerFault::ClosesHand, closes));
    }
    faults.retain(|(_, is_fault)| is_fault.contains(&true) && is_fault.contains(&false));
    let made = plays.iter().position(|(action, _)| *action == played);
    let is_done = |is_fault: &[bool]| made.is_some_and(|made| is_fault[made]);
    let needs_judge = faults.iter().any(|(_, is_fault)| is_done(is_fault));
    let values = needs_judge.then(|| nestor::values(view, judge_rng, &Limits::default())).flatten();
    let value = |action: Action| {
        let mut values = values.iter().flatten();
        let value = values.find(|value| table.is_same_play(value.action, action))?;
        Some(f64::from(value.points))
    };
    let opportunity = |(fault, is_fault): (PartnerFault, Vec<bool>)| {
        let instead = plays.iter().zip(&is_fault).filter(|(_, is_fault)| !**is_fault);
        let best = instead.filter_map(|((action, _), _)| value(*action)).reduce(f64::max);
        let was_done = is_done(&is_fault);
        let loss = best.zip(value(played)).map(|(best, made)| best - made).filter(|_| was_done);
        FaultOpportunity { fault, was_done, loss }
    };
    faults.into_iter().map(opportunity).collect()
}

/// The number of a doublet that this player or the partner led by choice, with the fault of
/// covering it, if it is open at one end and this is the partner's first play or the leader's
/// second.
fn led_doublet(view: &View) -> Option<(PartnerFault, Pips)> {
    let plays = || {
        view.events().iter().filter_map(|event| match event {
            Event::Played { seat, bone, .. } => Some((*seat, *bone)),
            _ => None,
        })
    };
    let (leader, led) = plays().next().filter(|_| !view.is_lead_forced())?;
    let seat = view.seat();
    let is_own_turn = |event: &&Event| match event {
        Event::Played { seat: actor, .. } | Event::Passed { seat: actor, .. } => *actor == seat,
        _ => false,
    };
    let turns = view.events().iter().filter(is_own_turn).count();
    let fault = match turns {
        1 if leader == seat => PartnerFault::CoversOwnDoublet,
        0 if leader == partner_seat(view) => PartnerFault::CoversPartnersDoublet,
        _ => return None,
    };
    let number = led.high();
    let ends = view.position().table().ends();
    let open_count = ends.iter().filter(|end| end.pips() == number).count();
    (led.is_doublet() && open_count == 1).then_some((fault, number))
}

fn partner_seat(view: &View) -> Seat {
    let seats = view.rules().seats;
    view.seat().next(seats).next(seats)
}
