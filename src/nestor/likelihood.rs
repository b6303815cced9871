//! How likely it is that the others would have played as they did, if they held
//! certain hands.

use engine::{
    Action, Bone, Bones, ByTeam, End, Event, Hand, OpenEnd, Rules, Seat, Table, Team, View,
};

use super::belief::{Belief, FittingDeal};
use super::hidden::HandOrigin;
use super::judge::Judge;
use super::ruled_out::RuledOut;
use super::sight::{Other, Sight, is_next_out, laid};

/// How strictly a player is taken to prefer the better play: if one is this many
/// points better than another, it is made e times as often.
const TEMPERATURE: f32 = 2.0;

/// The same for a greedy player, to whom a pip is worth a sixteenth of a point.
const GREEDY_TEMPERATURE: f32 = 0.05;

/// How likely a player is taken to be greedy, before anything is seen of him. A
/// greedy player goes by points and weight alone.
const GREEDY: f64 = 0.25;

/// How often a player is taken to make any play at all. Without it a surprising
/// play would rule hands out.
const FLOOR: f32 = 0.05;

/// How often a player who could play is taken to draw by choice.
const DRAWS_BY_CHOICE: f32 = 0.1;

/// How likely the decisions of the others are with certain hands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Likelihoods {
    /// If the others play as the judge does; includes the chance of that.
    pub(super) judged: f64,
    /// If the others are greedy; includes the chance of that.
    pub(super) greedy: f64,
}

impl Likelihoods {
    /// However the others play.
    pub(super) const fn all(&self) -> f64 {
        self.judged + self.greedy
    }
}

/// A decision of another player in the round, and what was known then.
#[derive(Debug)]
struct Decision {
    /// The place of the player's hand in [`FittingDeal::hands`].
    place: usize,
    /// How many bones that player had drawn before; `plays` is how many were
    /// played.
    draws: u8,
    plays: usize,
    table: Table,
    /// The bone that was played and its end, `None` for a lead; or no bone for a
    /// draw by choice.
    chosen: Option<(Bone, Option<End>)>,
    /// What the player knew, without the hand and the unseen bones: these differ
    /// from deal to deal.
    sight: Sight,
    /// Which bones the others could not hold, in the order of [`Sight::others`].
    ruled_out: [Bones; 3],
}

/// All decisions of the others in a round.
#[derive(Debug)]
pub(super) struct Likelihood<'a> {
    rules: &'a Rules,
    judge: Judge<'a>,
    decisions: Vec<Decision>,
}

/// What everybody at the table knows, brought up to date event by event.
struct Walk {
    table: Table,
    ruled_out: RuledOut,
    sizes: [u8; 4],
    draws: [u8; 4],
    plays: [usize; 4],
    drawable: u8,
    scores: ByTeam<i32>,
    drew: bool,
}

impl<'a> Likelihood<'a> {
    /// The decisions in the view, to be judged by `judge`.
    pub(super) fn new(view: &'a View, belief: &Belief, judge: Judge<'a>) -> Self {
        let rules = view.rules();
        let places: Vec<Seat> = belief.stories().map(|story| story.seat).collect();
        let mut walk = Walk::start(view);
        let mut decisions = Vec::new();
        for event in view.events() {
            let (seat, chosen) = match event {
                Event::Played {
                    seat, bone, end, ..
                } => (*seat, Some((*bone, *end))),
                Event::Drew { seat, .. } => (*seat, None),
                _ => {
                    walk.pass_over(rules, event);
                    continue;
                }
            };
            let free = match chosen {
                None => rules.voluntary_draw,
                Some((_, None)) => !view.led_by_doublet(),
                Some(_) => rules.voluntary_draw || !walk.drew,
            };
            if let Some(place) = places.iter().position(|other| *other == seat)
                && free
            {
                decisions.push(walk.decision(rules, place, seat, chosen));
            }
            walk.pass_over(rules, event);
        }
        Self {
            rules,
            judge,
            decisions,
        }
    }

    /// The number of decisions.
    pub(super) fn decisions(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// How likely all decisions of the others are if their hands came about like
    /// this. Both results are above 0.
    pub(super) fn of(&self, fitting: &FittingDeal) -> Likelihoods {
        let mut chances = Likelihoods {
            judged: 1.0 - GREEDY,
            greedy: GREEDY,
        };
        for decision in &self.decisions {
            let (judged, greedy) = self.one(decision, &fitting.hands[decision.place]);
            chances.judged *= f64::from(judged);
            chances.greedy *= f64::from(greedy);
        }
        chances
    }

    fn one(&self, decision: &Decision, origin: &HandOrigin) -> (f32, f32) {
        // The bones that were played come first, in their order. One that was blown
        // up may be there twice.
        let left = origin.bones.iter().skip(decision.plays);
        let hand: Hand = left
            .filter(|(_, time)| *time <= decision.draws)
            .map(|(bone, _)| *bone)
            .collect();
        let could_play = !decision.table.playable(hand).is_empty();
        let Some((bone, end)) = decision.chosen else {
            let chance = if could_play { DRAWS_BY_CHOICE } else { 1.0 };
            return (chance, chance);
        };
        let table = &decision.table;
        let unseen = Bones::ALL.without(hand.or(table.played()));
        let mut sight = Sight {
            hand,
            unseen,
            ..decision.sight
        };
        for (other, ruled_out) in sight.others.iter_mut().zip(decision.ruled_out) {
            other.possible = unseen.without(ruled_out);
        }
        let mut plays = Vec::with_capacity(16);
        options(table, hand, end, &mut plays);
        let made = |(action, like): &(Action, bool)| action.bone() == Some(bone) && *like;
        let Some(chosen) = plays.iter().position(made).filter(|_| plays.len() > 1) else {
            return (1.0, 1.0);
        };
        let chance = |judge: Judge<'_>, temperature| {
            let weighing = judge.weigh(self.rules, &sight, table);
            let worths: Vec<f32> = plays
                .iter()
                .map(|(action, _)| weighing.worth(*action).unwrap_or(0.0))
                .collect();
            soft(&worths, chosen, temperature)
        };
        (
            chance(self.judge, TEMPERATURE),
            chance(Judge::Greedy, GREEDY_TEMPERATURE),
        )
    }
}

/// How likely the play `chosen` is among plays of these worths, 0 to 1.
fn soft(worths: &[f32], chosen: usize, temperature: f32) -> f32 {
    let most = worths.iter().copied().fold(f32::MIN, f32::max);
    let odds = |worth: f32| libm::expf((worth - most) / temperature);
    let all: f32 = worths.iter().map(|worth| odds(*worth)).sum();
    (1.0 - FLOOR) * odds(worths[chosen]) / all + FLOOR / worths.len() as f32
}

/// The plays that a hand allows, one for each kind of end: ends of one kind show
/// and count the same. Each with whether its end is of the kind of the chosen
/// one.
fn options(table: &Table, hand: Hand, chosen: Option<End>, options: &mut Vec<(Action, bool)>) {
    if table.is_empty() {
        options.extend(hand.iter().map(|bone| (Action::Lead(bone), true)));
        return;
    }
    let chosen = chosen.and_then(|end| table.open_end(end));
    let chosen = chosen.map(OpenEnd::kind);
    for end in table.ends_that_differ() {
        let is_chosen = Some(end.kind()) == chosen;
        for bone in hand.and(Bones::suit(end.pips())) {
            options.push((Action::Play(bone, end.end()), is_chosen));
        }
    }
}

impl Walk {
    fn start(view: &View) -> Self {
        let rules = view.rules();
        let is_draw = |event: &&Event| matches!(event, Event::Drew { .. });
        let drawn = view.events().iter().filter(is_draw).count() as u8;
        let blown = |event: &&Event| matches!(event, Event::BlewUp { .. });
        let came_back = view.events().iter().filter(blown).count() as u8;
        let mut scores = view.position().scores();
        for event in view.events() {
            if let Event::Scored { seat, points, .. } | Event::Freed { seat, points } = event {
                scores[rules.seats.team(*seat)] -= i32::from(*points);
            }
        }
        Self {
            table: Table::EMPTY,
            ruled_out: RuledOut::default(),
            sizes: [rules.hand_size; 4],
            draws: [0; 4],
            plays: [0; 4],
            drawable: (view.position().boneyard().drawable() + drawn).saturating_sub(came_back),
            scores,
            drew: false,
        }
    }

    fn pass_over(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::Played {
                seat, bone, end, ..
            } => {
                let action = end.map_or(Action::Lead(*bone), |end| Action::Play(*bone, end));
                if let Some(after) = laid(rules, &self.table, action) {
                    self.table = after;
                }
                self.ruled_out.note_at(rules, *seat, Bones::EMPTY, action);
                self.sizes[seat.index()] -= 1;
                self.plays[seat.index()] += 1;
                self.drew = false;
            }
            Event::Drew { seat, open, .. } => {
                self.ruled_out
                    .note_at(rules, *seat, open.bones(), Action::Draw);
                self.sizes[seat.index()] += 1;
                self.draws[seat.index()] += 1;
                self.drawable = self.drawable.saturating_sub(1);
                self.drew = true;
            }
            Event::BlewUp { seat, bone, .. } => {
                let action = Action::BlowUp(*bone);
                if let Some(after) = laid(rules, &self.table, action) {
                    self.table = after;
                }
                self.ruled_out.note_at(rules, *seat, Bones::EMPTY, action);
                self.drawable += u8::from(rules.can_draw());
            }
            Event::Passed { seat, open } => {
                self.ruled_out
                    .note_at(rules, *seat, open.bones(), Action::Pass);
                self.drew = false;
            }
            Event::Scored { seat, points, .. } | Event::Freed { seat, points } => {
                self.scores[rules.seats.team(*seat)] += i32::from(*points);
            }
            _ => {}
        }
    }

    fn decision(
        &self,
        rules: &Rules,
        place: usize,
        seat: Seat,
        chosen: Option<(Bone, Option<End>)>,
    ) -> Decision {
        let mut others = [Other::NOBODY; 3];
        let mut ruled_out = [Bones::ALL; 3];
        let mut next = seat;
        for place in 0..usize::from(rules.seats.count() - 1) {
            next = next.next(rules.seats);
            others[place].size = self.sizes[next.index()];
            ruled_out[place] = self.ruled_out.of(next);
        }
        if is_next_out(rules, &others) {
            others.swap(0, 2);
            ruled_out.swap(0, 2);
        }
        let team: Team = rules.seats.team(seat);
        let scores = self.scores;
        Decision {
            place,
            draws: self.draws[seat.index()],
            plays: self.plays[seat.index()],
            table: self.table,
            chosen,
            sight: Sight {
                seat,
                hand: Hand::EMPTY,
                unseen: Bones::EMPTY,
                others,
                drawable: self.drawable,
                score: scores[team],
            },
            ruled_out,
        }
    }
}
