//! The likelihood of the others' decisions, given their hands.

use engine::{Action, Bones, ByTeam, Event, Hand, Level, Rules, Seat, Table, View};

use super::belief::{Belief, HiddenDeal};
use super::evaluator::Evaluator;
use super::hidden_hand::HandOrigin;
use super::knowledge::{Knowledge, OtherPlayer, distinct_plays, is_next_out, table_after};
use super::levels::{DecisionMethod, method};
use super::ruled_out::RuledOut;

/// The softmax temperature of plays: one that is this many points better is made e times as often.
const TEMPERATURE_POINTS: f32 = 2.0;

/// The softmax temperature of a greedy player, to whom a pip is worth a sixteenth of a point.
const GREEDY_TEMPERATURE_POINTS: f32 = 0.05;

/// The share of plays made at random by others who are not Learners. It keeps a surprising play
/// from ruling a hand out.
const RANDOM_PLAY_SHARE: f32 = 0.05;

/// The probability of a draw by choice when a play is possible.
const VOLUNTARY_DRAW_CHANCE: f32 = 0.1;

/// The assumption about how the others decide, before any of their decisions is weighed. It also
/// affects how often they are greedy in playouts.
#[derive(Debug, Clone, Copy)]
struct OthersPrior {
    /// The probability that they are greedy, 0 to 1.
    greedy_chance: f64,
    /// The share of their plays that are made at random, 0 to 1.
    random_share: f32,
}

impl OthersPrior {
    /// The prior for Nestors of this level; `level` is `None` if it is not known.
    ///
    /// In All Fives, the chance that the other has nothing to play is predicted better if the level
    /// is known: the mean log loss is lower by 0.022 for a Learner and by 0.017 for a Beginner
    /// (standard errors 0.005 and 0.003; `TEST_EFFORT=4` with `tests/coach/known_level.rs`).
    fn new(level: Option<Level>) -> Self {
        let (greedy_chance, random_share) = match level.map(method) {
            Some(DecisionMethod::OftenRandom(percent)) => (1.0, f32::from(percent) / 100.0),
            Some(DecisionMethod::MostPoints) => (1.0, RANDOM_PLAY_SHARE),
            _ => (0.25, RANDOM_PLAY_SHARE),
        };
        Self { greedy_chance, random_share }
    }
}

/// The likelihood of all decisions of the others under two models of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Likelihood {
    /// The likelihood if the others play like the evaluator, times the prior of that model.
    pub(super) modelled: f64,
    /// The likelihood if the others are greedy, times the prior of that model.
    pub(super) greedy: f64,
}

impl Likelihood {
    /// The likelihood under both models together.
    pub(super) const fn total(&self) -> f64 {
        self.modelled + self.greedy
    }
}

/// A decision of another player, with what was known then.
#[derive(Debug)]
struct PastDecision {
    /// The index of the player's hand in [`HiddenDeal::hands`].
    hand_index: usize,
    /// The number of bones that the player had drawn before.
    draws: u8,
    /// The number of bones that the player had played before.
    plays: usize,
    table: Table,
    /// The lead or play; `None` for a draw by choice.
    chosen: Option<Action>,
    /// The player's knowledge without the hand and the unseen bones: those differ from
    /// deal to deal.
    knowledge: Knowledge,
    /// The bones that each of the others could not hold, in the order of [`Knowledge::others`].
    ruled_out: [Bones; 3],
}

/// The model by which decisions of the others are weighed.
#[derive(Debug)]
pub(super) struct LikelihoodModel<'a> {
    rules: &'a Rules,
    evaluator: Evaluator<'a>,
    prior: OthersPrior,
    decisions: Vec<PastDecision>,
}

/// What everybody at the table knows, updated event by event.
struct PublicKnowledge {
    table: Table,
    ruled_out: RuledOut,
    sizes: [u8; 4],
    draws: [u8; 4],
    plays: [usize; 4],
    drawable: u8,
    scores: ByTeam<i32>,
    leader: Seat,
    has_drawn: bool,
}

impl<'a> LikelihoodModel<'a> {
    /// Collects the others' decisions in the view, to be weighed as those of `evaluator` or of a
    /// greedy player.
    pub(super) fn new(view: &'a View, belief: &Belief, evaluator: Evaluator<'a>) -> Self {
        let rules = view.rules();
        let seats: Vec<Seat> = belief.histories().map(|history| history.seat).collect();
        let mut known = PublicKnowledge::at_start(view);
        let mut decisions = Vec::new();
        for event in view.events() {
            let (seat, chosen) = match event {
                Event::Played { seat, .. } => (*seat, event.play()),
                Event::Drew { seat, .. } => (*seat, None),
                _ => {
                    known.observe(rules, event);
                    continue;
                }
            };
            let is_free_choice = match chosen {
                None => rules.voluntary_draw,
                Some(Action::Lead(_)) => !view.is_lead_forced(),
                Some(_) => rules.voluntary_draw || !known.has_drawn,
            };
            if let Some(hand_index) = seats.iter().position(|other| *other == seat)
                && is_free_choice
            {
                decisions.push(known.decision(rules, hand_index, seat, chosen));
            }
            known.observe(rules, event);
        }
        Self { rules, evaluator, prior: OthersPrior::new(view.known_level()), decisions }
    }

    pub(super) fn decision_count(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// The likelihood of all decisions if the hidden hands came about as in `deal`; above 0.
    pub(super) fn of(&self, deal: &HiddenDeal) -> Likelihood {
        let greedy = self.prior.greedy_chance;
        let mut chances = Likelihood { modelled: 1.0 - greedy, greedy };
        for decision in &self.decisions {
            let (modelled, greedy) =
                self.decision_chances(decision, &deal.hands[decision.hand_index]);
            chances.modelled *= f64::from(modelled);
            chances.greedy *= f64::from(greedy);
        }
        chances
    }

    /// The probability of one decision under the two models: if the others play like the
    /// evaluator, and if they are greedy.
    fn decision_chances(&self, decision: &PastDecision, origin: &HandOrigin) -> (f32, f32) {
        // The played bones come first, in order. A bone that was blown up can be in the list twice.
        let left = origin.bones.iter().skip(decision.plays);
        let hand: Hand =
            left.filter(|(_, time)| *time <= decision.draws).map(|(bone, _)| *bone).collect();
        let could_play = !decision.table.playable(hand).is_empty();
        let Some(play) = decision.chosen else {
            let chance = [1.0, VOLUNTARY_DRAW_CHANCE][usize::from(could_play)];
            return (chance, chance);
        };
        let table = &decision.table;
        let unseen = self.rules.bones().without(hand.or(table.played()));
        let mut knowledge = Knowledge { hand, unseen, ..decision.knowledge };
        for (other, ruled_out) in knowledge.others.iter_mut().zip(decision.ruled_out) {
            other.possible = unseen.without(ruled_out);
        }
        let plays = distinct_actions(table, hand);
        let is_chosen = |action: &Action| table.is_same_play(*action, play);
        let Some(chosen) = plays.iter().position(is_chosen).filter(|_| plays.len() > 1) else {
            return (1.0, 1.0);
        };
        let chance = |evaluator: Evaluator<'_>, temperature| {
            let turn = evaluator.for_turn(self.rules, &knowledge, table);
            let values: Vec<f32> =
                plays.iter().map(|action| turn.value(*action).unwrap_or(0.0)).collect();
            softmax_chance(&values, chosen, temperature, self.prior.random_share)
        };
        let greedy = chance(Evaluator::Greedy, GREEDY_TEMPERATURE_POINTS);
        // The evaluator is slow, and its chance has no weight if all are greedy.
        let modelled = if self.prior.greedy_chance < 1.0 {
            chance(self.evaluator, TEMPERATURE_POINTS)
        } else {
            0.0
        };
        (modelled, greedy)
    }
}

/// The probability of the play `chosen` among plays of these values, 0 to 1.
fn softmax_chance(values: &[f32], chosen: usize, temperature: f32, random_share: f32) -> f32 {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let odds = |value: f32| libm::expf((value - most) / temperature);
    let all: f32 = values.iter().map(|value| odds(*value)).sum();
    (1.0 - random_share) * odds(values[chosen]) / all + random_share / values.len() as f32
}

/// The leads of a hand, or its plays at one end of each kind.
fn distinct_actions(table: &Table, hand: Hand) -> Vec<Action> {
    if table.is_empty() {
        return hand.iter().map(Action::Lead).collect();
    }
    distinct_plays(table, hand).map(|(_, play)| play).collect()
}

impl PublicKnowledge {
    fn at_start(view: &View) -> Self {
        let rules = view.rules();
        let is_draw = |event: &&Event| matches!(event, Event::Drew { .. });
        let drawn = view.events().iter().filter(is_draw).count() as u8;
        let is_blow_up = |event: &&Event| matches!(event, Event::BlewUp { .. });
        let returned = view.events().iter().filter(is_blow_up).count() as u8;
        let mut scores = view.position().scores();
        for event in view.events() {
            if let Some((team, points)) = event.score_change(rules.seats) {
                scores[team] -= points;
            }
        }
        Self {
            table: Table::new(rules.fit),
            ruled_out: RuledOut::default(),
            sizes: [rules.hand_size; 4],
            draws: [0; 4],
            plays: [0; 4],
            drawable: (view.position().boneyard().drawable() + drawn).saturating_sub(returned),
            scores,
            leader: view.position().leader(),
            has_drawn: false,
        }
    }

    fn observe(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::Played { seat, .. } => {
                if let Some(play) = event.play() {
                    self.observe_table(rules, *seat, play);
                }
                self.sizes[seat.index()] -= 1;
                self.plays[seat.index()] += 1;
                self.has_drawn = false;
            }
            Event::Drew { seat, open, .. } => {
                self.ruled_out.observe_seat(rules, *seat, rules.fit.bones(*open), Action::Draw);
                self.sizes[seat.index()] += 1;
                self.draws[seat.index()] += 1;
                self.drawable = self.drawable.saturating_sub(1);
                self.has_drawn = true;
            }
            Event::BlewUp { seat, bone, .. } => {
                self.observe_table(rules, *seat, Action::BlowUp(*bone));
                self.drawable += u8::from(rules.can_draw());
            }
            Event::Passed { seat, open } => {
                self.ruled_out.observe_seat(rules, *seat, rules.fit.bones(*open), Action::Pass);
                self.has_drawn = false;
            }
            _ => {
                if let Some((team, points)) = event.score_change(rules.seats) {
                    self.scores[team] += points;
                }
            }
        }
    }

    fn observe_table(&mut self, rules: &Rules, seat: Seat, action: Action) {
        if let Some(after) = table_after(rules, &self.table, action) {
            self.table = after;
        }
        self.ruled_out.observe_seat(rules, seat, Bones::EMPTY, action);
    }

    fn decision(
        &self,
        rules: &Rules,
        hand_index: usize,
        seat: Seat,
        chosen: Option<Action>,
    ) -> PastDecision {
        let mut others = [OtherPlayer::ABSENT; 3];
        let mut ruled_out = [Bones::ALL; 3];
        let mut next = seat;
        for index in 0..usize::from(rules.seats.count() - 1) {
            next = next.next(rules.seats);
            others[index].seat = next;
            others[index].hand_size = self.sizes[next.index()];
            ruled_out[index] = self.ruled_out.of(next);
        }
        if is_next_out(rules, &others) {
            others.swap(0, 2);
            ruled_out.swap(0, 2);
        }
        PastDecision {
            hand_index,
            draws: self.draws[seat.index()],
            plays: self.plays[seat.index()],
            table: self.table,
            chosen,
            knowledge: Knowledge {
                seat,
                hand: Hand::EMPTY,
                unseen: Bones::EMPTY,
                others,
                drawable: self.drawable,
                score: self.scores[rules.seats.team(seat)],
                leader: self.leader,
            },
            ruled_out,
        }
    }
}
