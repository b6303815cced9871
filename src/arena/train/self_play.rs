//! Self-play of a net, and the training examples from it.

use engine::{
    Action, Award, BlockAwardFormula, BlockAwardRecipient, ByTeam, Deal, DominoAward, DominoSet,
    Draws, FirstLead, LaterLeads, LeadBy, PaidBonus, Position, Preset, Rules, Seat, Seats, Seed,
    Spinner, Team,
};
use nestor::{
    InputChange, Knowledge, Net, NetFamily, NetInputs, NetKind, RuledOut, block_value, table_after,
};
use rand::{Rng as _, RngExt as _};
use rand_chacha::ChaCha8Rng;

/// The lambda of temporal differences: the weight of the end of a round against the net's own
/// estimate after the next play. What a play did for a partner shows only at the end, unless counts
/// score on the way.
const fn lambda(kind: NetKind) -> f32 {
    use NetFamily::{Hands, Nines, Passes, Plain, WaysOut};
    match (kind.family, kind.seats) {
        (Plain | Hands | Passes | WaysOut | Nines, Seats::Partners) => 1.0,
        _ => 0.8,
    }
}

/// One play in this many is random, so that the net meets plays that it would not make.
const EXPLORE_ONE_IN: u32 = 20;

/// A play, and the points that it led to.
#[derive(Debug, Clone)]
pub(super) struct TrainingExample {
    /// The inputs of the net that are on.
    pub(super) inputs: Vec<u16>,
    /// The points that the player makes after this play until the end of the round, less
    /// the mean of the others.
    pub(super) points: f32,
}

/// A play in a round of self-play.
struct TrainingPlay {
    seat: Seat,
    scored: f32,
    /// The net's estimate of the rest of the round.
    estimate: f32,
    /// The value of the best play, if a random one was made instead.
    best_value_instead: Option<f32>,
    inputs: Option<Vec<u16>>,
}

impl TrainingPlay {
    /// A bonus as a play of its own, which is not trained on.
    fn bonus(paid: PaidBonus) -> Self {
        Self {
            seat: paid.seat,
            scored: f32::from(paid.points),
            estimate: 0.0,
            best_value_instead: None,
            inputs: None,
        }
    }
}

/// Random rules for a kind of net, for one round of training.
pub(super) fn random_rules(kind: NetKind, rng: &mut ChaCha8Rng) -> (Rules, LeadBy) {
    let NetKind { family, seats } = kind;
    let ready_made = match family {
        NetFamily::Multiples if seats != Seats::Two => return rules_near_british(seats, rng),
        NetFamily::Headers => Some(Preset::Bergen),
        NetFamily::Matador => Some(Preset::Matador),
        NetFamily::Hands if rng.random_range(0..2) == 0 => Some(Preset::JamaicanPartners),
        NetFamily::Hands => Some(Preset::CutThroat),
        NetFamily::Passes => Some(Preset::Dominican),
        NetFamily::WaysOut if rng.random_range(0..2) == 0 => Some(Preset::PuertoRicanShortGame),
        NetFamily::WaysOut => Some(Preset::PuertoRican),
        NetFamily::Nines => Some(Preset::Cuban),
        _ => None,
    };
    if let Some(game) = ready_made {
        return rules_near(game.rules(seats), rng);
    }
    let mut one_in = |n: u32| rng.random_range(0..n) == 0;
    let has_scoring = family != NetFamily::Plain;
    let (fives, threes) = match family {
        NetFamily::Fives | NetFamily::FiveNines => (true, false),
        NetFamily::Threes => (false, true),
        NetFamily::FivesAndThrees | NetFamily::Multiples => (true, true),
        _ => (false, false),
    };
    let draws = !one_in(match family {
        NetFamily::Plain => 3,
        NetFamily::Multiples => 2,
        _ => 12,
    });
    let spinner = match family {
        NetFamily::Plain | NetFamily::Multiples if !one_in(6) => Spinner::None,
        _ if one_in(5) => Spinner::None,
        _ if one_in(8) => Spinner::Every,
        _ => Spinner::Single,
    };
    let sizes = match seats {
        Seats::Two if family.set() == DominoSet::DoubleNine => [10, 7, 14],
        Seats::Two => [7, 9, 5],
        Seats::Three => [7, 5, 9],
        Seats::Four | Seats::Partners => [5, 7, 6],
    };
    let hand_size = if one_in(if seats == Seats::Two { 3 } else { 2 }) {
        sizes[if one_in(3) { 2 } else { 1 }]
    } else {
        sizes[0]
    };
    let mut rules = Rules {
        set: family.set(),
        seats,
        hand_size,
        spinner,
        fives,
        threes,
        count_unit: if family == NetFamily::Multiples {
            engine::CountUnit::Multiples
        } else {
            engine::CountUnit::Pips
        },
        draws: if draws { Draws::UntilOneFits } else { Draws::None },
        voluntary_draw: draws && one_in(12),
        bury_two: draws && one_in(16),
        kept_back: u8::from(draws && one_in(12)),
        rounding: family == NetFamily::Fives && one_in(2),
        block_award_of: if one_in(2) {
            BlockAwardFormula::Opponents
        } else {
            BlockAwardFormula::Difference
        },
        target: None,
        first_lead: FirstLead::Lot,
        later_leads: LaterLeads::LikeTheFirst,
        ..Rules::default()
    };
    // As in British leagues, most rounds are worth no more than a good count.
    if family == NetFamily::Multiples && !one_in(4) {
        rules.domino_award = DominoAward::OnePoint;
        rules.block_award_to = BlockAwardRecipient::Nobody;
    }
    let is_usual = has_scoring && hand_size == sizes[0];
    let lead =
        if one_in(if is_usual { 4 } else { 2 }) { LeadBy::Lot } else { LeadBy::HeaviestDoublet };
    (rules, lead)
}

/// Random variations of a ready-made game: in most rounds exactly that game, and for partners with
/// double nine in all of them.
fn rules_near(game: Rules, rng: &mut ChaCha8Rng) -> (Rules, LeadBy) {
    let mut one_in = |n: u32| rng.random_range(0..n) == 0;
    let mut rules = Rules {
        target: None,
        later_leads: LaterLeads::LikeTheFirst,
        first_hands: false,
        partner_may_lead: false,
        ..game
    };
    let is_six = rules.set == DominoSet::DoubleSix;
    if !is_six && rules.seats == Seats::Partners {
        return (rules, LeadBy::Lot);
    }
    if one_in(10) {
        rules.hand_size = if one_in(2) { 5 } else { 6 } + if is_six { 0 } else { 3 };
    }
    if one_in(if is_six { 10 } else { 4 }) {
        rules.draws = if game.can_draw() { Draws::None } else { Draws::UntilOneFits };
    }
    let lead = if one_in(3) { LeadBy::HeaviestDoublet } else { LeadBy::Lot };
    (rules, lead)
}

/// Random variations of the British game, for more than two players. A play then makes little
/// difference to a round, and a net trained on a wider mix does not learn that difference.
fn rules_near_british(seats: Seats, rng: &mut ChaCha8Rng) -> (Rules, LeadBy) {
    let mut one_in = |n: u32| rng.random_range(0..n) == 0;
    let mut rules = Rules {
        target: None,
        exact_target: false,
        later_leads: LaterLeads::LikeTheFirst,
        ..Preset::BritishFivesAndThrees.rules(seats)
    };
    if one_in(6) {
        rules.hand_size = if one_in(3) { 6 } else { 7 };
    }
    if one_in(12) {
        rules.spinner = if one_in(3) { Spinner::Every } else { Spinner::Single };
    }
    if one_in(8) {
        rules.draws = Draws::UntilOneFits;
        rules.voluntary_draw = one_in(8);
        rules.kept_back = u8::from(one_in(8));
    }
    if one_in(12) {
        let usual = Rules::default();
        rules.domino_award = usual.domino_award;
        rules.block_award_to = usual.block_award_to;
    }
    let lead = if one_in(8) { LeadBy::HeaviestDoublet } else { LeadBy::Lot };
    (rules, lead)
}

/// Plays a round of `net` against itself, and adds the training examples from it.
pub(super) fn play(
    net: &Net,
    kind: NetKind,
    rng: &mut ChaCha8Rng,
    examples: &mut Vec<TrainingExample>,
) {
    let (rules, lead) = random_rules(kind, rng);
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let deal = Deal::new(&rules, lead, Seed::new(seed));
    let mut position = Position::new(&rules, &deal, ByTeam::default());
    let mut ruled_out = RuledOut::default();
    let mut plays: Vec<TrainingPlay> = Vec::with_capacity(28);
    while position.end().is_none() {
        let (action, mut play) = decide(net, &rules, &position, &ruled_out, rng);
        ruled_out.observe(&rules, &position, action);
        let step = position.apply(&rules, action).expect("what was chosen is legal");
        if let Some(play) = &mut play {
            play.scored = f32::from(step.scored);
        }
        plays.extend(play);
        plays.extend(step.bonuses.into_iter().flatten().map(TrainingPlay::bonus));
        if step.end.is_some() {
            add_examples(&rules, lambda(kind), plays, &step.awards, examples);
            return;
        }
    }
}

fn decide(
    net: &Net,
    rules: &Rules,
    position: &Position,
    ruled_out: &RuledOut,
    rng: &mut ChaCha8Rng,
) -> (Action, Option<TrainingPlay>) {
    let legal = position.legal(rules);
    let first = legal.nth(0).expect("a round that goes on has an action");
    let can_draw = rules.voluntary_draw && legal.contains(Action::Draw);
    if first.bone().is_none() || can_draw && rng.random_range(0..EXPLORE_ONE_IN) == 0 {
        let action = if can_draw { Action::Draw } else { first };
        return (action, None);
    }
    let knowledge = Knowledge::of(rules, position, ruled_out);
    let inputs = NetInputs::new(rules, &knowledge, position.table());
    let sums = net.accumulate(&inputs);
    // After the last bone of the round only the award follows.
    let is_last_bone = knowledge.hand.len() == 1 && knowledge.ends_round_by_going_out(rules);
    let estimates: Vec<(Action, Option<InputChange>, f32, f32)> = legal
        .iter()
        .filter_map(|action| {
            let after = table_after(rules, position.table(), action)?;
            let points = f32::from(rules.play_points(&after));
            if is_last_bone {
                return Some((action, None, points, 0.0));
            }
            let bone = action.bone()?;
            // A block is not trained on: its award is computed.
            if let Some(award) = block_value(rules, &knowledge, &after, bone) {
                return Some((action, None, points, award));
            }
            let change = inputs.change(&after, bone);
            let estimate = net.value(&sums, &change);
            Some((action, Some(change), points, estimate))
        })
        .collect();
    let value = |n: usize| estimates[n].2 + estimates[n].3;
    let best = (0..estimates.len())
        .max_by(|one, other| value(*one).total_cmp(&value(*other)))
        .expect("there is a play");
    let explores = estimates.len() > 1 && !is_last_bone && rng.random_range(0..EXPLORE_ONE_IN) == 0;
    let chosen = if explores { rng.random_range(0..estimates.len()) } else { best };
    let (action, change, _, estimate) = &estimates[chosen];
    let played = TrainingPlay {
        seat: position.turn(),
        scored: 0.0,
        estimate: *estimate,
        best_value_instead: (chosen != best).then(|| value(best)),
        inputs: change.as_ref().map(|change| inputs.inputs_after(change)),
    };
    (*action, Some(played))
}

/// Adds an example for each play, with its value worked out backwards from the end of the round.
fn add_examples(
    rules: &Rules,
    lambda: f32,
    plays: Vec<TrainingPlay>,
    awards: &ByTeam<Award>,
    examples: &mut Vec<TrainingExample>,
) {
    let mut rest = RemainingPoints::default();
    for team in Team::all(rules.seats) {
        rest.add(rules, team, f32::from(awards[team].points));
    }
    for play in plays.into_iter().rev() {
        let team = rules.seats.team(play.seat);
        let rest_points = rest.0[team];
        let rest_value = if play.inputs.is_some() {
            lambda * rest_points + (1.0 - lambda) * play.estimate
        } else {
            rest_points
        };
        let value = play.best_value_instead.unwrap_or(play.scored + rest_value);
        rest.add(rules, team, value - rest_points);
        if let Some(inputs) = play.inputs {
            examples.push(TrainingExample { inputs, points: rest_points });
        }
    }
}

/// The points of each side in the rest of a round, less the mean of the others. They add up to 0.
#[derive(Default)]
struct RemainingPoints(ByTeam<f32>);

impl RemainingPoints {
    /// Adds points for one side, and subtracts them from the others.
    fn add(&mut self, rules: &Rules, team: Team, points: f32) {
        let others = f32::from(rules.seats.team_count() - 1);
        for other in Team::all(rules.seats) {
            self.0[other] += if other == team { points } else { -points / others };
        }
    }
}
