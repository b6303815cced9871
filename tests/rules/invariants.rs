//! What holds in every game, whoever plays it.

use engine::{
    Bone, Bones, GameState, MAX_ROUNDS, Position, Remaining, RoundEnd, Rules, Score, ScoreDisplay,
    Seat, Team,
};

/// Every bone is somewhere exactly once.
pub fn check_bones(game: &GameState) {
    let position = game.position().expect("it was dealt");
    let mut all: Vec<Bone> = position.table().played().iter().collect();
    all.extend(Seat::ALL.into_iter().flat_map(|seat| position.hand(seat)));
    all.extend(position.boneyard().bones());
    all.extend(position.boneyard().buried());
    all.sort_unstable();
    let rules = game.rules();
    let set = rules.set.bones().iter();
    let set = set.filter(|bone| rules.double_blank || bone.weight() > 0);
    assert!(all.iter().copied().eq(set), "{:?}", game.record());
    let all: Bones = all.into_iter().collect();
    assert_eq!(game.all_bones(), all, "every bone is somewhere");
}

/// A game ends when the rules say so, with the right winner.
pub fn check_outcome(game: &GameState) {
    let rules = game.rules();
    let end = game.position().and_then(Position::end);
    let end = end.expect("the round was played out");
    let is_last = game.rounds().len() >= MAX_ROUNDS;
    let expected = match (rules.target, end) {
        (_, RoundEnd::TimeUp) => Some(ahead(game)),
        (_, RoundEnd::GivenUp(seat)) => Some(best_but(game, rules.seats.team(seat))),
        // Section 9.3.1: where passes score, equal scores lead to another hand.
        (Some(_), _) if reached(game) > 0 && passes_score(rules) && !rules.exact_target => {
            ahead(game).map(Some)
        }
        (Some(_), _) => (reached(game) > 0).then(|| ahead(game)),
        (None, RoundEnd::Domino(seat)) => {
            let own = game.scores()[rules.seats.team(seat)];
            let is_best = Team::all(rules.seats).all(|team| game.scores()[team] <= own);
            let dominoed = is_best.then(|| rules.seats.team(seat));
            ahead(game).or(dominoed).map(Some)
        }
        (None, _) => ahead(game).map(Some),
    };
    let expected = expected.or(is_last.then(|| ahead(game)));
    let outcome = game.outcome().map(|outcome| outcome.winner);
    assert_eq!(outcome, expected, "{rules:?}: {:?}, {end:?}", game.scores());
    if end == RoundEnd::TargetReached && !passes_score(rules) {
        assert_eq!(reached(game), 1, "one side scores at a time");
    }
    let rounds = &game.record().rounds;
    if rounds.iter().all(|round| round.rules.is_none()) {
        let scores = Team::all(rules.seats).map(|team| game.scores()[team]);
        let most = i32::from(rules.target.unwrap_or(u16::MAX));
        if rules.exact_target {
            assert!(scores.clone().all(|score| score <= most), "an overshoot");
        }
        if rules.score_display == ScoreDisplay::Fives {
            assert!(scores.clone().all(|score| score % 5 == 0), "half a peg");
        }
    }
}

/// Whether a pass ever scores for the others.
const fn passes_score(rules: &Rules) -> bool {
    let is_set = rules.pass_after_lead > 0 || rules.all_pass > 0;
    is_set && matches!(rules.remaining, Remaining::Nothing) && matches!(rules.score, Score::Points)
}

/// The side with the highest score, if there is only one.
pub fn ahead(game: &GameState) -> Option<Team> {
    let scores = game.scores();
    let mut teams: Vec<Team> = Team::all(game.rules().seats).collect();
    teams.sort_by_key(|team| -scores[*team]);
    (scores[teams[0]] != scores[teams[1]]).then_some(teams[0])
}

/// The side with the highest score among the others, if there is only one.
fn best_but(game: &GameState, lost: Team) -> Option<Team> {
    let scores = game.scores();
    let others = || Team::all(game.rules().seats).filter(|team| *team != lost);
    let most = others().map(|team| scores[team]).max();
    let mut best = others().filter(|team| Some(scores[*team]) == most);
    best.next().filter(|_| best.next().is_none())
}

pub fn reached(game: &GameState) -> usize {
    let scores = game.scores();
    let target = game.rules().target.map(i32::from);
    Team::all(game.rules().seats)
        .filter(|team| target.is_some_and(|target| scores[*team] >= target))
        .count()
}
