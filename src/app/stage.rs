//! The stage: what the eye sees of what happened, one thing after the other.
//!
//! Nobody else reads events for the eye. They become beats, each with its time;
//! whatever is asked of the stage follows from the beats and the clock.

mod dealing;
mod sounds;

use super::beat::{Beat, Timed, Whence};
use super::sound::Sound;
use super::table::felt::Felt;
use super::table::motion;
use super::table::places::{Place, SettingOut, Thing};
use super::table::source::{Points, Source};
use super::table::{Arrangement, Pile, TableModel};
use engine::{Bone, End, Event, GameState, Seat, Team};
use game::profile::Pace;
use words::events;

/// For how long a score is told over the table, in seconds.
const TOLD_SECS: f64 = 2.2;
/// For how long the numbers that made a score stand beside their ends, in
/// seconds.
const NUMBERS_SECS: f64 = 1.1;
/// How long a total takes to count up, in seconds.
const COUNTING_SECS: f64 = 0.56;
/// For how long an end flickers, in seconds.
const FLICKER_SECS: f64 = 1.2;
/// How often what flickers changes, in seconds.
const BLINK_SECS: f64 = 0.2;
/// How long the bones take to turn over at the end of a hand, in seconds.
const TURNING_SECS: f64 = 0.5;
/// How long the end of a game is seen before its result is shown, in seconds.
const BEFORE_RESULT_SECS: f64 = 1.6;
/// The same at a fast pace.
const BEFORE_RESULT_FAST_SECS: f64 = 0.8;
/// For how long a game that was won is celebrated, in seconds.
const CELEBRATION_SECS: f64 = 3.6;
/// For how long the numbers stand before the points fly from there to the score,
/// and for how long these are on their way, in seconds.
const BEFORE_POINTS_SECS: f64 = 0.5;
const POINTS_SECS: f64 = 0.55;
/// After which share of their way the first points have arrived.
const ARRIVED: f64 = 0.7;
/// Which share of a shuffle the bones take to come together.
const GATHERING: f64 = 0.3;
/// How long a blast takes, in seconds, and after which share of it the bone flies
/// back to the boneyard.
const BLAST_SECS: f64 = 0.6;
const FLIES_AFTER: f64 = 0.35;

/// From which seat events are seen, and how.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seen<'a> {
    /// The game after what happened.
    pub state: &'a GameState,
    /// From which seat.
    pub viewer: Seat,
    /// The bones of that seat, as they are kept.
    pub hand: &'a [Bone],
    /// At which pace.
    pub pace: Pace,
    /// Whether the end on which a Nestor plays flickers.
    pub flickers: bool,
    /// For how many seconds a bone is on its way; 0 where nothing is to move.
    pub secs: f64,
}

/// What is being seen, and what is still to be.
#[derive(Debug, Default)]
pub(super) struct Stage {
    beats: Vec<Timed>,
    /// What is still to be heard, and when.
    sounds: Vec<(f64, Sound)>,
    /// When the last of the beats that follow each other is over.
    free_at: f64,
    /// When the last action began to be shown.
    acted_at: f64,
    /// When a hand had been dealt.
    dealt_at: f64,
    /// When the result of the game is to be shown, until it is.
    result_at: Option<f64>,
}

impl Stage {
    /// Drops all beats: something else is on the table, and it is there at
    /// once.
    pub(super) fn reset(&mut self, now: f64) {
        self.beats.clear();
        self.sounds.clear();
        self.free_at = now;
        self.acted_at = now;
        self.dealt_at = now;
        self.result_at = None;
    }

    /// Shows what happened, after all that is still to be seen.
    pub(super) fn show(&mut self, events: &[Event], seen: Seen<'_>, now: f64) {
        // What was told before has been seen.
        self.beats.retain(|timed| timed.is_left(now));
        let is_staged = seen.secs > 0.0 && seen.pace != Pace::Fast;
        let mut at = now.max(self.free_at);
        for event in events {
            if matches!(event, Event::Dealt { round: 1, .. }) {
                // Of the game before nothing more is to be seen, and none of its
                // points are to arrive.
                self.reset(now);
                at = now;
            }
            self.acted_at = at;
            self.hear(event, seen, at);
            match event {
                Event::Dealt { .. } => {
                    self.result_at = None;
                    if seen.secs > 0.0 {
                        let last = self.deal(seen, at, is_staged);
                        self.acted_at = last;
                        at = if is_staged { last + seen.secs } else { at };
                    }
                }
                Event::Drew { seat, bone, .. } if is_staged => {
                    let is_own = *seat == seen.viewer;
                    let position = seen.state.position();
                    let held = position.map(|at| usize::from(at.hand(*seat).len()));
                    let thing = match (bone.filter(|_| is_own), held) {
                        (Some(bone), _) => Some(Thing::Face(bone)),
                        (None, Some(held @ 1..)) => Some(Thing::HandBack(*seat, held - 1)),
                        (None, _) => None,
                    };
                    if let Some(thing) = thing {
                        self.add(Beat::SetsOut(thing, Whence::ItsPlace), at, seen.secs);
                        at += seen.secs;
                    }
                }
                Event::Played {
                    seat, bone, end, ..
                } => {
                    if at > now {
                        let sets_out = Beat::SetsOut(Thing::Face(*bone), Whence::ItsPlace);
                        self.add(sets_out, at, seen.secs);
                    }
                    self.flicker(*seat, *bone, *end, seen, at);
                    at += motion::PLAY * seen.secs;
                }
                Event::BlewUp { bone, .. } => at = self.blow_up(*bone, seen, at),
                Event::Freed { seat, points } => {
                    let team = seen.state.rules().seats.team(*seat);
                    // What the count scored is told first.
                    let told = self.on(at).any(|timed| matches!(timed.beat, Beat::Told(_)));
                    let at = if told { at + TOLD_SECS } else { at };
                    self.count(team, i32::from(*points), seen, at);
                    self.tell(event, seen, at);
                }
                Event::Scored { seat, points, .. } => {
                    let team = seen.state.rules().seats.team(*seat);
                    let arrived = self.points(team, seen, at);
                    self.count(team, i32::from(*points), seen, arrived);
                    if is_staged {
                        // Whoever acts next lets it be seen.
                        self.acted_at = at;
                    }
                    self.tell(event, seen, at);
                }
                Event::Awarded {
                    team,
                    amount,
                    points,
                    void: false,
                } => {
                    let from = match points {
                        0 => Vec::new(),
                        _ => Source::of_award(seen.state, *team, *amount),
                    };
                    let arrived = self.fly(*team, from, seen, at);
                    self.count(*team, *points, seen, arrived);
                }
                Event::LaidOpen { .. } => at = self.turn_over(seen, at),
                Event::GameOver { .. } => {
                    let is_open = |event: &Event| matches!(event, Event::LaidOpen { .. });
                    let round = seen.state.round();
                    if !round.is_some_and(|round| round.events().iter().any(is_open)) {
                        at = self.turn_over(seen, at);
                    }
                    self.result_at = Some(
                        at + match seen.pace {
                            _ if seen.secs <= 0.0 => 0.0,
                            Pace::Fast => BEFORE_RESULT_FAST_SECS,
                            _ => BEFORE_RESULT_SECS,
                        },
                    );
                }
                _ => {}
            }
        }
        self.free_at = at;
        let is_deal = |event: &Event| matches!(event, Event::Dealt { .. });
        if events.iter().any(is_deal) {
            self.dealt_at = self.acted_at;
        }
    }

    /// Shows at once what is still to come, because somebody acts already; what
    /// only tells of a score has been seen.
    pub(super) fn hurry(&mut self, now: f64) {
        self.beats.retain(|timed| {
            use Beat::{Counts, Lot, Numbers, Points, Shuffle};
            !matches!(
                timed.beat,
                Shuffle | Lot(..) | Points(..) | Counts(..) | Numbers
            )
        });
        for timed in &mut self.beats {
            let early = (timed.begins - now).max(0.0);
            timed.begins -= early;
            timed.ends -= early;
        }
        for (at, _) in &mut self.sounds {
            *at = at.min(now);
        }
        self.free_at = self.free_at.min(now);
        self.acted_at = self.acted_at.min(now);
        self.dealt_at = self.dealt_at.min(now);
        self.result_at = self.result_at.map(|at| at.min(now));
    }

    /// Whether the result of the game is to be shown now.
    pub(super) fn is_result_due(&self, now: f64) -> bool {
        self.result_at.is_some_and(|at| at <= now)
    }

    /// The result is shown; a game that was won is celebrated where anything
    /// moves at all.
    pub(super) fn show_result(&mut self, celebrates: bool, now: f64) {
        self.result_at = None;
        if celebrates {
            self.add(Beat::Celebrates, now, CELEBRATION_SECS);
        }
    }

    /// How far the bones that are laid open at the end of a hand have turned
    /// over, from 0.0 to 1.0.
    pub(super) fn turned(&self, now: f64) -> f32 {
        self.part_of(&Beat::TurnsOver, now)
    }

    /// How much of a celebration has passed, from 0.0 to 1.0.
    pub(super) fn celebration(&self, now: f64) -> Option<f32> {
        let mut on = self.on(now);
        on.find_map(|timed| (timed.beat == Beat::Celebrates).then(|| timed.part(now)))
    }

    /// Whether a hand is still to be seen dealt, and led where that is done for
    /// the leader.
    pub(super) fn is_dealing(&self, now: f64) -> bool {
        self.dealt_at > now
    }

    /// When the last action began to be shown.
    pub(super) const fn acted_at(&self) -> f64 {
        self.acted_at
    }

    /// Says of each place when what belongs there sets out, if not as soon as it
    /// belongs elsewhere; what is dealt lies in a pile until then.
    pub(super) fn direct(
        &self,
        places: &mut [Place],
        (model, arrangement): (&TableModel, &Arrangement),
        now: f64,
    ) {
        let (pile, felt) = (Pile::of(arrangement), Felt::of(model, arrangement));
        let shuffled = self.shuffled(now);
        let gathered = (f64::from(shuffled) / GATHERING).min(1.0) as f32;
        for place in places {
            let mut beats = self.beats.iter().rev();
            let found = beats.find_map(|timed| match timed.beat {
                Beat::SetsOut(thing, whence) if thing == place.thing => {
                    Some((timed.begins, whence))
                }
                _ => None,
            });
            place.sets_out = found.map(|(at, whence)| SettingOut {
                at,
                pile: match whence {
                    Whence::ItsPlace => None,
                    Whence::Pile(n) => Some((pile.pose(n, shuffled), gathered)),
                    Whence::Felt(n) => Some((felt.pose(n), 1.0)),
                },
            });
        }
    }

    /// How much of a shuffle has passed, from 0.0 to 1.0.
    fn shuffled(&self, now: f64) -> f32 {
        self.part_of(&Beat::Shuffle, now)
    }

    /// How much of the last beat of a kind has passed, from 0.0 to 1.0.
    fn part_of(&self, beat: &Beat, now: f64) -> f32 {
        let last = self.beats.iter().rev().find(|timed| timed.beat == *beat);
        last.map_or(1.0, |timed| timed.part(now))
    }

    /// The points that are on their way.
    pub(super) fn points_flying(&self, now: f64) -> impl Iterator<Item = Points<'_>> {
        self.on(now).filter_map(move |timed| match &timed.beat {
            Beat::Points(team, from) => Some(Points {
                team: *team,
                from,
                part: timed.part(now),
            }),
            _ => None,
        })
    }

    /// What is told of a score.
    pub(super) fn told(&self, now: f64) -> Option<&str> {
        self.on(now).find_map(|timed| match &timed.beat {
            Beat::Told(told) => Some(told.as_str()),
            _ => None,
        })
    }

    /// The bone that is blown up, and how much of that has passed, from 0.0 to 1.0.
    pub(super) fn blast(&self, now: f64) -> Option<(Bone, f32)> {
        self.on(now).find_map(|timed| match timed.beat {
            Beat::Blast(bone) => Some((bone, timed.part(now))),
            _ => None,
        })
    }

    /// The end whose light is on, if one flickers.
    pub(super) fn flickering(&self, now: f64) -> Option<End> {
        self.on(now).find_map(|timed| match timed.beat {
            Beat::Flickers(end) => {
                let blinks = ((now - timed.begins) / BLINK_SECS) as i64;
                (blinks % 2 == 0).then_some(end)
            }
            _ => None,
        })
    }

    /// How much of their time the numbers of a score have been shown, from 0.0
    /// to 1.0.
    pub(super) fn numbers(&self, now: f64) -> Option<f32> {
        let mut on = self.on(now);
        on.find_map(|timed| (timed.beat == Beat::Numbers).then(|| timed.part(now)))
    }

    /// How many of a side's points its total does not show yet.
    pub(super) fn missing(&self, team: Team, now: f64) -> f32 {
        let missing = self.beats.iter().map(|timed| match timed.beat {
            Beat::Counts(side, points) if side == team => points as f32 * (1.0 - timed.part(now)),
            _ => 0.0,
        });
        missing.sum()
    }

    /// In how many seconds there is something else to be seen, if ever.
    pub(super) fn next_change(&self, now: f64) -> Option<f64> {
        let changes = self.beats.iter().filter_map(|timed| {
            if timed.begins > now {
                return Some(timed.begins - now);
            }
            let left = timed.ends - now;
            match timed.beat {
                _ if left <= 0.0 => None,
                Beat::Counts(..)
                | Beat::Numbers
                | Beat::Points(..)
                | Beat::Shuffle
                | Beat::Lot(..)
                | Beat::Blast(_)
                | Beat::TurnsOver
                | Beat::Celebrates => Some(0.0),
                Beat::Flickers(_) => Some(left.min(BLINK_SECS)),
                // `Motion` has frames painted while bones are on their way.
                Beat::SetsOut(..) => None,
                Beat::Told(_) => Some(left),
            }
        });
        // One that is due waits for the player, and not for time.
        let result = self.result_at.map(|at| at - now).filter(|wait| *wait > 0.0);
        let sounds = self.sounds.iter().map(|(at, _)| (at - now).max(0.0));
        changes.chain(result).chain(sounds).reduce(f64::min)
    }

    fn on(&self, now: f64) -> impl Iterator<Item = &Timed> {
        self.beats
            .iter()
            .rev()
            .filter(move |timed| timed.is_on(now))
    }

    fn add(&mut self, beat: Beat, begins: f64, secs: f64) {
        let ends = begins + secs;
        self.beats.push(Timed { beat, begins, ends });
    }

    /// The bones that have been played but not left their hands yet; those that
    /// are drawn are among them.
    pub(super) fn awaited(&self, now: f64) -> impl Iterator<Item = Bone> {
        let waits = move |timed: &&Timed| timed.begins > now;
        self.beats
            .iter()
            .filter(waits)
            .filter_map(|it| match it.beat {
                Beat::SetsOut(Thing::Face(bone), Whence::ItsPlace) => Some(bone),
                _ => None,
            })
    }

    fn tell(&mut self, event: &Event, seen: Seen<'_>, at: f64) {
        if let Some(told) = events::flash(event, seen.state, seen.state.rules()) {
            self.add(Beat::Told(told), at, TOLD_SECS);
        }
    }

    /// A bone is blown up and goes back to the boneyard; says when what comes after
    /// it is seen.
    fn blow_up(&mut self, bone: Bone, seen: Seen<'_>, at: f64) -> f64 {
        if seen.secs <= 0.0 {
            return at;
        }
        self.add(Beat::Blast(bone), at, BLAST_SECS);
        if let Some(position) = seen.state.position() {
            let last = usize::from(position.boneyard().len() - 1);
            let back = Thing::BoneyardBack(last);
            let begins = at + FLIES_AFTER * BLAST_SECS;
            self.add(
                Beat::SetsOut(back, Whence::ItsPlace),
                begins,
                motion::PLAY * seen.secs,
            );
        }
        let waits = seen.pace != Pace::Fast;
        if waits { at + BLAST_SECS } else { at }
    }

    /// The points of a score are told and fly; says when the first arrive.
    fn points(&mut self, team: Team, seen: Seen<'_>, at: f64) -> f64 {
        if seen.secs <= 0.0 {
            return at;
        }
        self.add(Beat::Numbers, at, NUMBERS_SECS);
        let position = seen.state.position();
        let ends = position.map_or_else(Vec::new, |position| Source::ends(position.table()));
        self.fly(team, ends, seen, at)
    }

    /// Points fly to the score of a side; says when the first arrive.
    fn fly(&mut self, team: Team, from: Vec<Source>, seen: Seen<'_>, at: f64) -> f64 {
        if from.is_empty() || seen.secs <= 0.0 {
            return at;
        }
        let begins = match seen.pace {
            Pace::Fast => at,
            _ => at + BEFORE_POINTS_SECS,
        };
        self.add(Beat::Points(team, from), begins, POINTS_SECS);
        begins + ARRIVED * POINTS_SECS
    }

    /// Hands and boneyard turn over; says when what comes after it is seen.
    fn turn_over(&mut self, seen: Seen<'_>, at: f64) -> f64 {
        if seen.secs <= 0.0 {
            return at;
        }
        self.add(Beat::TurnsOver, at, TURNING_SECS);
        if seen.pace == Pace::Fast {
            at
        } else {
            at + TURNING_SECS
        }
    }

    fn flicker(&mut self, seat: Seat, bone: Bone, end: Option<End>, seen: Seen<'_>, at: f64) {
        let is_nestor = !seen.state.seating()[seat].is_person();
        if let Some(end) = end.filter(|_| is_nestor && seen.flickers) {
            let on = End {
                on: bone,
                side: end.side,
            };
            self.add(Beat::Flickers(on), at, FLICKER_SECS);
        }
    }

    fn count(&mut self, team: Team, points: i32, seen: Seen<'_>, at: f64) {
        if seen.secs > 0.0 {
            self.add(Beat::Counts(team, points), at, COUNTING_SECS);
        }
    }
}
