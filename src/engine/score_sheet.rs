//! The score sheet of a game: who led each hand, what each side made, and the scores
//! after each hand.

use super::award::Amount;
use super::bone::Bone;
use super::event::Event;
use super::game_state::GameState;
use super::round::Round;
use super::round_end::RoundEnd;
use super::seat::{BySeat, ByTeam, Seat, Seats, Team};

/// A play that scored, for its table count or for equal ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoringPlay {
    /// The number of the hand, from 1.
    pub hand: usize,
    /// The seat that played the bone.
    pub seat: Seat,
    /// The bone that was played.
    pub bone: Bone,
    /// The points, 1 or more.
    pub points: i32,
}

/// The side that made the most points in a hand, and how many more than the next best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swing {
    /// The number of the hand, from 1.
    pub hand: usize,
    /// The side that made the most points.
    pub team: Team,
    /// How many more points `team` made than the next best side, 1 or more.
    pub points: i32,
}

/// A line of the score sheet, which sums up one hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandScore {
    /// The number of the hand, from 1.
    pub number: usize,
    /// The seat that led.
    pub leader: Seat,
    /// How the hand ended; `None` while the hand is played.
    pub end: Option<RoundEnd>,
    /// Whether plays scored under the rules of the hand.
    pub plays_score: bool,
    /// The points that each side made in play, including a last bone's points that are
    /// awarded together with the point for going out.
    pub points_in_play: ByTeam<i32>,
    /// The points of each side from awards and bonuses at the end of the hand, negative if it lost
    /// some. Void points are left out.
    pub points_awarded: ByTeam<i32>,
    /// The points of each side after the hand, including those of earlier hands.
    pub totals: ByTeam<i32>,
    /// The highest-scoring play of each player, on a tie the first; `None` if no play of the player
    /// scored.
    pub best_plays: BySeat<Option<ScoringPlay>>,
}

impl HandScore {
    fn from_round(round: &Round) -> Self {
        let seats = round.rules().seats;
        let mut hand = Self {
            number: round.number(),
            leader: round.position().leader(),
            end: round.position().end(),
            plays_score: round.rules().plays_score(),
            points_in_play: ByTeam::default(),
            points_awarded: ByTeam::default(),
            totals: round.position().scores(),
            best_plays: BySeat::default(),
        };
        let mut last_bone = None;
        for event in round.events() {
            if let Some((team, points)) = event.score_change(seats) {
                let in_play = match event {
                    Event::Awarded { amount: Amount::LastBone(of_bone), .. } => i32::from(*of_bone),
                    Event::Awarded { .. } => 0,
                    Event::Bonus(paid) if paid.bonus.is_paid_at_end() => 0,
                    _ => points,
                };
                hand.points_in_play[team] += in_play;
                hand.points_awarded[team] += points - in_play;
            }
            match event {
                Event::Played { bone, .. } => last_bone = Some(*bone),
                Event::Awarded { amount: Amount::LastBone(points), void: false, .. } => {
                    let seat = round.position().last_to_play();
                    if let Some(bone) = last_bone {
                        hand.record_play(seat, bone, i32::from(*points));
                    }
                }
                // Using a firecracker is not a play.
                Event::BlewUp { .. } => last_bone = None,
                // Claiming another's points is not a play, and nobody chose an automatic lead.
                Event::Scored { seat, points, taken_from: None, .. } => {
                    let must_lead = round.initial_deal().must_lead;
                    if let Some(bone) = last_bone.filter(|it| must_lead != Some(*it)) {
                        hand.record_play(*seat, bone, i32::from(*points));
                    }
                }
                _ => {}
            }
        }
        hand
    }

    fn record_play(&mut self, seat: Seat, bone: Bone, points: i32) {
        let best = &mut self.best_plays[seat];
        if best.is_none_or(|best| best.points < points) {
            *best = Some(ScoringPlay { hand: self.number, seat, bone, points });
        }
    }

    /// The points that a side made in the hand, in play and at its end.
    pub fn points_made(&self, team: Team) -> i32 {
        self.points_in_play[team] + self.points_awarded[team]
    }

    /// The swing of the hand; `None` if several sides made the most points.
    fn swing(&self, seats: Seats) -> Option<Swing> {
        let mut made: Vec<(i32, Team)> =
            Team::all(seats).map(|team| (self.points_made(team), team)).collect();
        made.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        let [(most, team), (next, _), ..] = made[..] else {
            return None;
        };
        (most > next).then_some(Swing { hand: self.number, team, points: most - next })
    }
}

/// The score sheet of a game, with a line for each hand dealt so far.
///
/// # Examples
/// ```
/// # use engine::{
/// #     GameState, Level, Name, Preset, ScoreSheet, Seating, Seats, Seed,
/// # };
/// # let rules = Preset::AllFives.rules(Seats::Two);
/// # let seating = Seating::with_nestors(&Name::new("Ann")?, Seats::Two, Level::Easy);
/// # let mut game = GameState::new(rules, seating, 0)?;
/// game.deal(Seed::new([7; 32]), rules)?;
/// let sheet = ScoreSheet::from_game(&game);
/// assert_eq!(sheet.hands().len(), 1);
/// assert_eq!(sheet.totals(), game.scores());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreSheet {
    seats: Seats,
    hands: Vec<HandScore>,
}

impl ScoreSheet {
    /// Makes the score sheet of a game as it stands.
    pub fn from_game(state: &GameState) -> Self {
        Self {
            seats: state.rules().seats,
            hands: state.rounds().iter().map(HandScore::from_round).collect(),
        }
    }

    /// The hands in order; the last may still be in play.
    pub fn hands(&self) -> &[HandScore] {
        &self.hands
    }

    /// The number of players, and whether they are partners.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The points of each side after the last hand; 0 before the first.
    pub fn totals(&self) -> ByTeam<i32> {
        let last = self.hands.last();
        last.map_or_else(ByTeam::default, |hand| hand.totals)
    }

    /// The play that scored most; on a tie, one by the `preferred` player, or else the one of the
    /// earliest hand.
    pub fn best_play(&self, preferred: Option<Seat>) -> Option<ScoringPlay> {
        let plays = self.hands.iter().flat_map(|hand| {
            let plays = Seat::ALL.map(|seat| hand.best_plays[seat]);
            plays.into_iter().flatten()
        });
        let best = first_max_by_key(plays.clone(), |play| play.points)?;
        let is_as_good = |play: &ScoringPlay| play.points == best.points;
        let mut own = plays.filter(|play| preferred == Some(play.seat));
        own.find(is_as_good).or(Some(best))
    }

    /// The largest swing of a finished hand; on a tie, the first.
    pub fn biggest_swing(&self) -> Option<Swing> {
        let swings = self.finished_hands().filter_map(|hand| hand.swing(self.seats));
        first_max_by_key(swings, |swing| swing.points)
    }

    /// The points of a side per finished hand, on average; `None` before the first is over.
    pub fn points_per_hand(&self, team: Team) -> Option<f64> {
        let made: Vec<i32> = self.finished_hands().map(|hand| hand.points_made(team)).collect();
        let sum: i32 = made.iter().sum();
        (!made.is_empty()).then(|| f64::from(sum) / made.len() as f64)
    }

    /// The points by which the best side is ahead of the next; `None` if several sides share the
    /// best total.
    pub fn margin(&self) -> Option<i32> {
        let totals = self.totals();
        let mut points: Vec<i32> = Team::all(self.seats).map(|team| totals[team]).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        let [most, next, ..] = points[..] else {
            return None;
        };
        (most > next).then_some(most - next)
    }

    /// Every score that a side has had, in order, from 0 to its present score.
    pub fn score_history(state: &GameState, team: Team) -> Vec<i32> {
        let seats = state.rules().seats;
        let mut scores = vec![0];
        for round in state.rounds() {
            let changes = round.events().iter();
            let changes = changes.filter_map(|event| event.score_change(seats));
            let own = changes.filter(|(to, points)| *to == team && *points != 0);
            let own: Vec<i32> = own.map(|(_, points)| points).collect();
            // A change of rules may have reset the scores before the round.
            let mut score = round.position().scores()[team] - own.iter().sum::<i32>();
            if scores.last() != Some(&score) {
                scores.push(score);
            }
            for points in own {
                score += points;
                scores.push(score);
            }
        }
        scores
    }

    /// The side that reached the target while all other sides stayed at 0 throughout the game.
    /// `None` if there is no such side, as in a game without a target.
    pub fn shutout_winner(state: &GameState) -> Option<Team> {
        let (winner, rules) = (state.outcome()?.winner?, state.rules());
        let mut others = Team::all(rules.seats).filter(|team| *team != winner);
        let is_won = rules.reaches_target(state.scores()[winner]);
        (is_won && others.all(|team| Self::score_history(state, team) == [0])).then_some(winner)
    }

    fn finished_hands(&self) -> impl Iterator<Item = &HandScore> {
        self.hands.iter().filter(|hand| hand.end.is_some())
    }
}

/// The item with the highest value; on a tie, the first.
fn first_max_by_key<T>(all: impl Iterator<Item = T>, value: impl Fn(&T) -> i32) -> Option<T> {
    all.reduce(|best, next| if value(&next) > value(&best) { next } else { best })
}
