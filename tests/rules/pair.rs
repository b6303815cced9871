//! The engine and the naive round side by side: whatever is done is done to
//! both, and both must stand the same after it.

use engine::{
    self as engine, ActionEffect, BySeat, ByTeam, Phase, Position, RoundEnd, RoundStart, Rules,
    Seat, Team,
};

use crate::naive::{Action, Deal, End, Finish, Round, Side, Waiting};

#[derive(Debug, Clone)]
pub struct Pair {
    pub rules: Rules,
    pub naive: Round,
    pub real: Position,
    deal: Deal,
    start: Vec<i32>,
    said: Vec<Action>,
    /// The effect of the last action in the engine.
    pub last: Option<ActionEffect>,
}

impl Pair {
    pub fn new(rules: &Rules, deal: &Deal, scores: &[i32]) -> Self {
        let pair = Self {
            rules: *rules,
            naive: Round::new(rules, deal, scores),
            real: Position::from_start(
                rules,
                &real_deal(rules, deal),
                round_start(rules, deal, scores),
            ),
            deal: deal.clone(),
            start: scores.to_vec(),
            said: Vec::new(),
            last: None,
        };
        pair.check();
        pair
    }

    /// The actions that both allow.
    pub fn legal(&self) -> Vec<Action> {
        self.naive.legal()
    }

    pub fn is_over(&self) -> bool {
        self.naive.waiting == Waiting::Over
    }

    /// Does a legal action in both.
    pub fn act(&mut self, action: Action) {
        self.said.push(action);
        self.naive.apply(action);
        match self.real.apply(&self.rules, to_real(action)) {
            Ok(step) => self.last = Some(step),
            Err(reason) => self.differ(&format!("the engine refuses {action}: {reason}")),
        }
        self.check();
    }

    /// Checks that the engine refuses an action and changes nothing.
    pub fn refused(&self, action: engine::Action) {
        let mut tried = self.real;
        if let Ok(step) = tried.apply(&self.rules, action) {
            self.differ(&format!("{action} is illegal, and gave {step:?}"));
        }
        if tried != self.real {
            self.differ(&format!("refusing {action} changed {tried:?}"));
        }
    }

    /// Fails with all that is needed to play the round again.
    pub fn differ(&self, what: &str) -> ! {
        let said: Vec<String> = self.said.iter().map(Action::to_string).collect();
        panic!(
            "{what}\nrules: {:?}\ndeal: {:?}\nscores: {:?}\nplayed: {}\nnaive: {:?}\nreal: {:?}",
            self.rules,
            self.deal,
            self.start,
            said.join(" "),
            self.naive,
            self.real,
        );
    }

    fn same<T: PartialEq + std::fmt::Debug + ?Sized>(&self, what: &str, naive: &T, real: &T) {
        if naive != real {
            self.differ(&format!("{what}: {naive:?} expected, {real:?} got"));
        }
    }

    fn check(&self) {
        let Self { naive, real, .. } = self;
        self.same_legal_actions();
        self.same_table();
        self.same("scores", &naive.scores, &scores(&self.rules, real));
        for (number, hand) in naive.hands.iter().enumerate() {
            let mut hand = hand.clone();
            hand.sort_unstable();
            self.same("hand", &hand, &real.hand(seat(number)).iter().collect());
        }
        self.same("boneyard", &naive.boneyard[..], real.boneyard().bones());
        self.same("buried", &naive.buried[..], real.boneyard().buried());
        let waiting = match real.phase() {
            Phase::Lead(_) | Phase::LeadOrYield | Phase::Turn => Waiting::Turn,
            Phase::Claim => Waiting::OwnPoints,
            Phase::LateClaim => Waiting::LastPoints,
            Phase::Over(_) => Waiting::Over,
        };
        self.same("waiting", &naive.waiting, &waiting);
        if !self.is_over() {
            self.same("turn", &naive.turn, &real.turn().index());
        }
        let finish = naive.finish.map(|finish| match finish {
            Finish::Domino(number) => RoundEnd::Domino(seat(number)),
            Finish::Blocked => RoundEnd::Blocked,
            Finish::Target(_) => RoundEnd::TargetReached,
            Finish::TimeUp => RoundEnd::TimeUp,
            Finish::GivenUp(number) => RoundEnd::GivenUp(seat(number)),
        });
        self.same("leader", &naive.leader, &real.leader().index());
        self.same("finish", &finish, &real.end());
        if let Some(last) = naive.last_to_play {
            self.same("last to play", &last, &real.last_to_play().index());
        }
    }

    fn same_legal_actions(&self) {
        let legal = self.real.legal(&self.rules);
        let mut listed: Vec<Action> = legal.iter().map(from_real).collect();
        let numbered: Vec<Action> =
            (0..legal.len()).filter_map(|n| legal.nth(n)).map(from_real).collect();
        self.same("legal actions by number", &listed, &numbered);
        self.same("action after the last", &None, &legal.nth(legal.len()));
        listed.sort_unstable();
        self.same("legal actions", &self.naive.legal(), &listed);
    }

    fn same_table(&self) {
        let table = self.real.table();
        let mut ends = self.naive.table.ends();
        ends.sort_unstable();
        let mut real_ends: Vec<_> =
            table.ends().iter().map(|open| (from_real_end(open.end()), open.pips())).collect();
        real_ends.sort_unstable();
        self.same("open ends", &ends, &real_ends);
        let count = self.naive.table.count();
        self.same("count", &count, &table.count());
        let terms = table.terms().iter().sum();
        self.same("terms of the count", &count, &terms);
        let mut played: Vec<_> = self.naive.table.log.iter().map(|placed| placed.bone).collect();
        played.sort_unstable();
        self.same("bones played", &played, &table.played().iter().collect());
    }
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number as u8).expect("a seat")
}

pub fn by_team(rules: &Rules, scores: &[i32]) -> ByTeam<i32> {
    let mut by_team = ByTeam::default();
    for (team, score) in Team::all(rules.seats).zip(scores) {
        by_team[team] = *score;
    }
    by_team
}

/// Where the game stands before the round.
fn round_start(rules: &Rules, deal: &Deal, scores: &[i32]) -> RoundStart {
    RoundStart {
        number: deal.number,
        scores: by_team(rules, scores),
        carried: u8::try_from(deal.worth - 1).expect("a few hands"),
    }
}

pub fn scores(rules: &Rules, position: &Position) -> Vec<i32> {
    Team::all(rules.seats).map(|team| position.scores()[team]).collect()
}

pub fn real_deal(rules: &Rules, deal: &Deal) -> engine::Deal {
    let mut boneyard = engine::Boneyard::new(rules, &deal.boneyard);
    if rules.firecrackers {
        boneyard = boneyard.with_return_places(deal.return_places);
    }
    engine::Deal {
        leader: seat(deal.leader),
        lead_by: engine::LeadBy::HeaviestDoublet,
        must_lead: deal.lead,
        drawn_for_lead: Vec::new(),
        hands: BySeat::from_fn(|seat| {
            let hand = deal.hands.get(seat.index());
            hand.into_iter().flatten().copied().collect()
        }),
        boneyard,
    }
}

pub fn to_real(action: Action) -> engine::Action {
    match action {
        Action::Lead(bone) => engine::Action::Lead(bone),
        Action::Play(bone, end, outward) => engine::Action::Play(bone, to_real_end(end), outward),
        Action::Draw => engine::Action::Draw,
        Action::Pass => engine::Action::Pass,
        Action::Claim(points) => engine::Action::Claim(points),
        Action::Silence => engine::Action::Silence,
        Action::Yield => engine::Action::Yield,
        Action::BlowUp(bone) => engine::Action::BlowUp(bone),
        Action::TimeUp => engine::Action::TimeUp,
        Action::GiveUp(number) => engine::Action::GiveUp(seat(number)),
    }
}

pub fn from_real(action: engine::Action) -> Action {
    match action {
        engine::Action::Lead(bone) => Action::Lead(bone),
        engine::Action::Play(bone, end, outward) => Action::Play(bone, from_real_end(end), outward),
        engine::Action::Draw => Action::Draw,
        engine::Action::Pass => Action::Pass,
        engine::Action::Claim(points) => Action::Claim(points),
        engine::Action::Silence => Action::Silence,
        engine::Action::Yield => Action::Yield,
        engine::Action::BlowUp(bone) => Action::BlowUp(bone),
        engine::Action::TimeUp => Action::TimeUp,
        engine::Action::GiveUp(seat) => Action::GiveUp(seat.index()),
    }
}

fn to_real_end(end: End) -> engine::End {
    let side = match end.side {
        Side::East => engine::Side::East,
        Side::West => engine::Side::West,
        Side::North => engine::Side::North,
        Side::South => engine::Side::South,
    };
    engine::End { on: end.bone, side }
}

pub fn from_real_end(end: engine::End) -> End {
    let side = match end.side {
        engine::Side::East => Side::East,
        engine::Side::West => Side::West,
        engine::Side::North => Side::North,
        engine::Side::South => Side::South,
    };
    End { bone: end.on, side }
}
