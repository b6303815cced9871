//! Rounds that a net plays against itself, and the lessons from them.

use engine::{
    Action, Award, BlockAwardOf, BlockAwardTo, ByTeam, Deal, DominoAward, Draws, FirstLead,
    LaterLeads, LeadBy, Position, Preset, Rules, Seat, Seats, Seed, Spinner, Team,
};
use nestor::{Change, Family, Glance, Net, NetKind, RuledOut, Sight, laid};
use rand::{Rng as _, RngExt as _};
use rand_chacha::ChaCha8Rng;

/// The lambda of temporal differences: how much the end of a round counts against
/// the net's own guess after the next play.
const TRUST: f32 = 0.8;

/// One play in this many is made at random, so that the net also meets plays that
/// it would not make.
const STRAY: u32 = 20;

/// A play, and how good it turned out to be.
#[derive(Debug, Clone)]
pub(super) struct Lesson {
    /// The inputs of the net that are on.
    pub(super) rows: Vec<u16>,
    pub(super) points: f32,
}

/// A play in the course of a round.
struct Played {
    seat: Seat,
    /// The points of the play, and the net's guess of those in the rest of the
    /// round.
    scored: f32,
    guess: f32,
    /// If the play was a random one, the value of the best play by the net.
    best_instead: Option<f32>,
    rows: Option<Vec<u16>>,
}

/// Random rules of a family, for one round of training.
pub(super) fn mix(kind: NetKind, rng: &mut ChaCha8Rng) -> (Rules, LeadBy) {
    let NetKind { family, seats } = kind;
    if family == Family::Multiples && seats != Seats::Two {
        return near_british(seats, rng);
    }
    let mut one_in = |n: u32| rng.random_range(0..n) == 0;
    let scoring = family != Family::Plain;
    let (fives, threes) = match family {
        Family::Plain => (false, false),
        Family::Fives => (true, false),
        Family::Threes => (false, true),
        Family::FivesAndThrees | Family::Multiples => (true, true),
    };
    let draws = !one_in(match family {
        Family::Plain => 3,
        Family::Multiples => 2,
        _ => 12,
    });
    let spinner = match family {
        Family::Plain | Family::Multiples if !one_in(6) => Spinner::None,
        _ if one_in(5) => Spinner::None,
        _ if one_in(8) => Spinner::Every,
        _ => Spinner::Single,
    };
    let sizes = match seats {
        Seats::Two => [7, 9, 5],
        Seats::Three => [7, 5, 9],
        Seats::Four | Seats::Partners => [5, 7, 6],
    };
    let hand_size = if one_in(if seats == Seats::Two { 3 } else { 2 }) {
        sizes[if one_in(3) { 2 } else { 1 }]
    } else {
        sizes[0]
    };
    let rules = Rules {
        seats,
        hand_size,
        spinner,
        fives,
        threes,
        count_unit: if family == Family::Multiples {
            engine::CountUnit::Multiples
        } else {
            engine::CountUnit::Pips
        },
        draws: if draws {
            Draws::UntilOneFits
        } else {
            Draws::None
        },
        voluntary_draw: draws && one_in(12),
        bury_two: draws && one_in(16),
        kept_back: u8::from(draws && one_in(12)),
        rounding: family == Family::Fives && one_in(2),
        block_award_of: if one_in(2) {
            BlockAwardOf::Opponents
        } else {
            BlockAwardOf::Difference
        },
        target: None,
        first_lead: FirstLead::Lot,
        later_leads: LaterLeads::LikeTheFirst,
        ..Rules::default()
    };
    // As in British leagues, a round is mostly worth no more than a good count.
    let british = family == Family::Multiples && !one_in(4);
    let rules = if british {
        Rules {
            domino_award: DominoAward::OnePoint,
            block_award_to: BlockAwardTo::Nobody,
            ..rules
        }
    } else {
        rules
    };
    let by_lot = one_in(if scoring && hand_size == sizes[0] {
        4
    } else {
        2
    });
    let lead = if by_lot {
        LeadBy::Lot
    } else {
        LeadBy::HeaviestDoublet
    };
    (rules, lead)
}

/// Random rules of more than two who count multiples. The one ready-made game that does
/// so has rounds in which a play makes little difference; a net that learns from a wider
/// mix does not find it.
fn near_british(seats: Seats, rng: &mut ChaCha8Rng) -> (Rules, LeadBy) {
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
        rules.spinner = if one_in(3) {
            Spinner::Every
        } else {
            Spinner::Single
        };
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
    let lead = if one_in(8) {
        LeadBy::HeaviestDoublet
    } else {
        LeadBy::Lot
    };
    (rules, lead)
}

/// Lets `net` play a round on both sides, and adds the lessons from it.
pub(super) fn play(net: &Net, kind: NetKind, rng: &mut ChaCha8Rng, lessons: &mut Vec<Lesson>) {
    let (rules, lead) = mix(kind, rng);
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let deal = Deal::new(&rules, lead, Seed::new(seed));
    let mut position = Position::new(&rules, &deal, ByTeam::default());
    let mut ruled_out = RuledOut::default();
    let mut plays: Vec<Played> = Vec::with_capacity(28);
    while position.end().is_none() {
        let (action, mut play) = decide(net, &rules, &position, &ruled_out, rng);
        ruled_out.note(&rules, &position, action);
        let step = position
            .apply(&rules, action)
            .expect("what was chosen is legal");
        if let Some(play) = &mut play {
            play.scored = f32::from(step.scored);
        }
        plays.extend(play);
        if step.end.is_some() {
            learn(&rules, plays, &step.awards, lessons);
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
) -> (Action, Option<Played>) {
    let legal = position.legal(rules);
    let first = legal.nth(0).expect("a round that goes on has an action");
    let drawing = rules.voluntary_draw && legal.contains(Action::Draw);
    if first.bone().is_none() || drawing && rng.random_range(0..STRAY) == 0 {
        let action = if drawing { Action::Draw } else { first };
        return (action, None);
    }
    let sight = Sight::of(rules, position, ruled_out);
    let glance = Glance::new(rules, &sight, position.table());
    let sums = net.glance(&glance);
    // After the last bone of the round there is only the award.
    let last = sight.hand.len() == 1 && sight.ends_round_by_going_out(rules);
    let guesses: Vec<(Action, Option<Change>, f32, f32)> = legal
        .iter()
        .filter_map(|action| {
            let after = laid(rules, position.table(), action)?;
            let points = f32::from(rules.count_points(after.count()));
            if last {
                return Some((action, None, points, 0.0));
            }
            let change = glance.change(&after, action.bone()?);
            let guess = net.value(&sums, &change);
            Some((action, Some(change), points, guess))
        })
        .collect();
    let worth = |n: usize| guesses[n].2 + guesses[n].3;
    let best = (0..guesses.len())
        .max_by(|one, other| worth(*one).total_cmp(&worth(*other)))
        .expect("there is a play");
    let strays = guesses.len() > 1 && !last && rng.random_range(0..STRAY) == 0;
    let chosen = if strays {
        rng.random_range(0..guesses.len())
    } else {
        best
    };
    let (action, change, _, guess) = &guesses[chosen];
    let played = Played {
        seat: position.turn(),
        scored: 0.0,
        guess: *guess,
        best_instead: (chosen != best).then(|| worth(best)),
        rows: change.as_ref().map(|change| glance.with(change)),
    };
    (*action, Some(played))
}

/// Goes back from the end of a round, and works out how good each play was.
fn learn(rules: &Rules, plays: Vec<Played>, awards: &ByTeam<Award>, lessons: &mut Vec<Lesson>) {
    let mut rest = Rest::default();
    for team in Team::all(rules.seats) {
        rest.add(rules, team, f32::from(awards[team].points));
    }
    for play in plays.into_iter().rev() {
        let team = rules.seats.team(play.seat);
        let follows = rest.0[team];
        let believed = if play.rows.is_some() {
            TRUST * follows + (1.0 - TRUST) * play.guess
        } else {
            follows
        };
        let worth = play.best_instead.unwrap_or(play.scored + believed);
        rest.add(rules, team, worth - follows);
        if let Some(rows) = play.rows {
            lessons.push(Lesson {
                rows,
                points: follows,
            });
        }
    }
}

/// How many points more than the others, on average, each side makes in the rest
/// of a round. Together that is nothing.
#[derive(Default)]
struct Rest(ByTeam<f32>);

impl Rest {
    /// So many points more for one side. The others are that much worse off.
    fn add(&mut self, rules: &Rules, team: Team, points: f32) {
        let others = f32::from(rules.seats.teams() - 1);
        for other in Team::all(rules.seats) {
            self.0[other] += if other == team {
                points
            } else {
                -points / others
            };
        }
    }
}
