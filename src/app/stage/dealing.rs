//! How the bones come to the hands: dealt from a shuffle, or taken by hand from
//! where they are laid out.

use super::{Seen, Stage, TOLD_SECS};
use crate::app::beat::{Beat, Whence};
use crate::app::table::felt::BACKS;
use crate::app::table::places::Thing;
use engine::{LeadBy, Seat};
use words::taking;

/// How long a shuffle takes, as a multiple of the time that a bone is on its
/// way.
const SHUFFLE: f64 = 2.4;
/// How long after one bone that is dealt the next sets out, as a share of the
/// time that it is on its way.
const DEAL_SHARE: f64 = 0.2;
/// The same for one that is laid out on the table.
const SPREAD_SHARE: f64 = 0.05;
/// How long a lot takes to fall, in seconds; after which shares of that the
/// light goes on to the next seat, ever later; and when it has come to rest.
const LOT_SECS: f64 = 0.95;
const STEPS: [f64; 3] = [0.14, 0.31, FALLEN];
const FALLEN: f64 = 0.52;

impl Stage {
    /// The bones of every hand set out, and then the boneyard; at leisure they
    /// are shuffled before, and go one after the other. Says when the last bone
    /// of a hand sets out.
    pub(super) fn deal(&mut self, seen: Seen<'_>, at: f64, at_leisure: bool) -> f64 {
        let Some(round) = seen.state.round() else {
            return at;
        };
        let leisure = if at_leisure { seen.secs } else { 0.0 };
        self.add(Beat::Shuffle, at, SHUFFLE * leisure);
        let deal = round.dealt();
        if at_leisure && deal.lead_by == LeadBy::Lot {
            let told = taking::by_lot(seen.state.seating(), deal.leader);
            let beat = Beat::Lot(deal.leader, seen.state.rules().seats);
            self.add(beat, at, LOT_SECS);
            self.add(Beat::Told(told), at + LOT_SECS * FALLEN, TOLD_SECS);
        }
        let at = at + SHUFFLE * leisure;
        let step = DEAL_SHARE * leisure;
        let dealt = &round.dealt().hands;
        let (mut last, mut count) = (at, 0);
        for seat in Seat::around(seen.state.rules().seats) {
            for n in 0..usize::from(dealt[seat].len()) {
                let thing = match seen.hand.get(n) {
                    Some(bone) if seat == seen.viewer => Thing::Face(*bone),
                    _ if seat == seen.viewer => continue,
                    _ => Thing::HandBack(seat, n),
                };
                let begins = at + n as f64 * step;
                self.add(Beat::SetsOut(thing, Whence::Pile(count)), begins, seen.secs);
                count += 1;
                last = last.max(begins);
            }
        }
        let boneyard = seen.state.position();
        let boneyard = boneyard.map_or(0, |position| usize::from(position.boneyard().len()));
        for n in 0..boneyard {
            let thing = Thing::BoneyardBack(n);
            self.add(
                Beat::SetsOut(thing, Whence::Pile(count + n)),
                last + step,
                seen.secs,
            );
        }
        last
    }

    /// The seat that the light is at, while the lot falls.
    pub(in crate::app) fn lot(&self, now: f64) -> Option<Seat> {
        self.on(now).find_map(|timed| {
            let Beat::Lot(leader, seats) = timed.beat else {
                return None;
            };
            let part = f64::from(timed.part(now));
            let to_come = STEPS.iter().filter(|step| **step > part).count();
            let around = Seat::around(seats).rev().cycle();
            let mut back = around.skip_while(|seat| *seat != leader);
            back.nth(to_come)
        })
    }

    /// All bones are shuffled and laid out face down on the table, each for
    /// `secs` on its way. Says when they lie there.
    pub(in crate::app) fn spread(&mut self, secs: f64, at_leisure: bool, now: f64) -> f64 {
        self.reset(now);
        self.hear_shuffle(now);
        if secs <= 0.0 {
            return now;
        }
        let leisure = if at_leisure { secs } else { 0.0 };
        self.add(Beat::Shuffle, now, SHUFFLE * leisure);
        let mut last = now + SHUFFLE * leisure;
        for n in 0..BACKS {
            let sets_out = Beat::SetsOut(Thing::BoneyardBack(n), Whence::Pile(n));
            self.add(sets_out, last, secs);
            last += SPREAD_SHARE * leisure;
        }
        last + secs
    }

    /// Whatever is on its way from a shuffle goes on by itself: somebody takes a
    /// bone already.
    pub(in crate::app) fn let_go(&mut self) {
        self.beats
            .retain(|timed| !matches!(timed.beat, Beat::SetsOut(..) | Beat::Shuffle));
    }

    /// The backs that are left on the table become the boneyard; only then does
    /// anybody act.
    pub(in crate::app) fn put_aside(
        &mut self,
        backs: impl Iterator<Item = usize>,
        secs: f64,
        now: f64,
    ) {
        self.reset(now);
        if secs <= 0.0 {
            return;
        }
        for (n, back) in backs.enumerate() {
            let sets_out = Beat::SetsOut(Thing::BoneyardBack(n), Whence::Felt(back));
            self.add(sets_out, now, secs);
        }
    }
}
