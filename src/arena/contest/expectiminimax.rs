//! A player of another family than Nestor, to measure him by: an expectiminimax
//! with a chance for each bone that the other player may hold.
//!
//! Of Nestor it has how unseen bones are counted, but neither nets nor weights. No net
//! has learned from it; one that was tried and dropped was judged by it
//! (`src/nestor/STRENGTH.md`).

use engine::{Action, Bone, Bones, Hand, Pips, Rules, Seats, Table, View};
use nestor::{RuledOut, Sight, laid, plays};

/// What a bone that fits is worth at the end of the look ahead, in points.
const MOBILITY: f32 = 1.0;

/// What a pip in hand costs there, in points.
const PIP: f32 = 0.35;

/// What each bone less in hand than the other player has is worth there; each suit
/// in hand; and what it costs to have no bone that fits, and each doublet.
const SIZE: f32 = 2.0;
const SUIT: f32 = 0.7;
const STUCK: f32 = 3.0;
const DOUBLET: f32 = 1.0;

/// The best action by a look of `depth` plays ahead; for two players.
pub(super) fn choose(view: &View, depth: u8) -> Option<Action> {
    let rules = view.rules();
    if let Some(points) = view.position().claimable_points(rules) {
        return Some(Action::Claim(points));
    }
    let mut actions = view.legal_actions();
    actions.retain(|action| !matches!(action, Action::Claim(_)));
    if actions.len() <= 1 || rules.seats != Seats::Two {
        return actions.first().copied();
    }
    let sight = Sight::of_view(view, &RuledOut::of_events(rules, view.events()));
    let state = State {
        table: *view.position().table(),
        hand: sight.hand,
        drawn: 0,
        unseen: sight.unseen,
        possible: sight.next().possible,
        theirs: sight.next().size,
        drawable: sight.drawable,
    };
    let look = Look { rules };
    let mut best: Option<(f32, Action)> = None;
    for action in actions {
        let Some(bone) = action.bone() else { continue };
        let Some(after) = laid(rules, &state.table, action) else {
            continue;
        };
        let worth = look.own_play(&state, after, bone, depth.max(1));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
        .or_else(|| view.legal_actions().first().copied())
}

/// What the player knows at one moment of the look ahead.
#[derive(Clone, Copy)]
struct State {
    table: Table,
    hand: Hand,
    /// How many more bones the player has drawn that are not known.
    drawn: u8,
    unseen: Bones,
    /// The unseen bones that the other player may hold.
    possible: Bones,
    theirs: u8,
    drawable: u8,
}

impl State {
    /// The pips that the player holds, with those that are not known.
    fn own_pips(&self) -> f32 {
        f32::from(self.hand.weight()) + f32::from(self.drawn) * self.mean_weight()
    }

    /// The pips on a bone of the other player.
    fn mean_weight(&self) -> f32 {
        let of = if self.possible.is_empty() {
            self.unseen
        } else {
            self.possible
        };
        f32::from(of.weight()) / f32::from(of.len().max(1))
    }

    fn blocked(&self) -> f32 {
        self.mean_weight() * f32::from(self.theirs) - self.own_pips()
    }
}

struct Look<'a> {
    rules: &'a Rules,
}

impl Look<'_> {
    /// The points that the player will be ahead by, if he plays `bone`.
    fn own_play(&self, state: &State, after: Table, bone: Bone, depth: u8) -> f32 {
        let points = f32::from(self.rules.count_points(after.count()));
        let mut next = State {
            table: after,
            ..*state
        };
        next.hand.remove(bone);
        if next.hand.is_empty() && next.drawn == 0 {
            return points + next.mean_weight() * f32::from(next.theirs);
        }
        points + self.their_turn(&next, depth - 1, false)
    }

    fn own_turn(&self, state: &State, depth: u8, passed: bool) -> f32 {
        if depth == 0 {
            return Self::leaf(state);
        }
        if let Some(best) = self.best_own(state, state.hand, depth) {
            return best;
        }
        let fitting = state.table.playable(state.unseen);
        if state.drawable > 0 && !fitting.is_empty() {
            // The first bone drawn that fits is any of them.
            let draws = draws(state.unseen, fitting, state.drawable);
            let mut next = *state;
            next.drawn += draws - 1;
            next.drawable -= draws;
            let mut sum = 0.0;
            for bone in fitting {
                let mut with = next;
                with.unseen.remove(bone);
                with.possible.remove(bone);
                with.hand.insert(bone);
                let only: Bones = [bone].into_iter().collect();
                sum += self.best_own(&with, only, depth).unwrap_or(0.0);
            }
            return sum / f32::from(fitting.len());
        }
        if passed {
            return state.blocked();
        }
        self.their_turn(state, depth - 1, true)
    }

    /// The best of the plays with bones `of` the hand.
    fn best_own(&self, state: &State, of: Hand, depth: u8) -> Option<f32> {
        let mut best: Option<f32> = None;
        for (bone, end) in plays(&state.table, of) {
            let after = laid(self.rules, &state.table, Action::Play(bone, end))?;
            let worth = self.own_play(state, after, bone, depth);
            best = Some(best.map_or(worth, |best| best.max(worth)));
        }
        best
    }

    fn their_turn(&self, state: &State, depth: u8, passed: bool) -> f32 {
        if depth == 0 {
            return Self::leaf(state);
        }
        // For each bone its worst play for us.
        let mut worths: Vec<(f32, Bone)> = Vec::with_capacity(16);
        for (bone, end) in plays(&state.table, state.possible) {
            let Some(after) = laid(self.rules, &state.table, Action::Play(bone, end)) else {
                continue;
            };
            let worth = self.their_play(state, after, bone, depth);
            match worths.iter_mut().find(|(_, other)| *other == bone) {
                Some((worst, _)) => *worst = worst.min(worth),
                None => worths.push((worth, bone)),
            }
        }
        worths.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        // The other player makes the best play that the hand allows.
        let (mut sum, mut none_better) = (0.0, 1.0);
        let possible = f32::from(state.possible.len().max(1));
        let held = f32::from(state.theirs.min(state.possible.len()));
        for (place, (worth, _)) in worths.iter().enumerate() {
            let left = possible - place as f32;
            let chance = (held / left.max(1.0)).min(1.0);
            sum += none_better * chance * worth;
            none_better *= 1.0 - chance;
        }
        if none_better > 0.0 {
            sum += none_better * self.they_cannot(state, &worths, depth, passed);
        }
        sum
    }

    /// What it is worth if the other player has no bone that fits.
    fn they_cannot(&self, state: &State, worths: &[(f32, Bone)], depth: u8, passed: bool) -> f32 {
        let fitting = state.table.playable(state.unseen);
        if state.drawable > 0 && !fitting.is_empty() {
            let draws = f32::from(draws(state.unseen, fitting, state.drawable));
            let mean = if worths.is_empty() {
                Self::leaf(state)
            } else {
                worths.iter().map(|(worth, _)| worth).sum::<f32>() / worths.len() as f32
            };
            return mean + (draws - 1.0) * PIP * state.mean_weight();
        }
        if passed {
            return state.blocked();
        }
        let mut next = *state;
        next.possible = next.possible.without(fitting);
        self.own_turn(&next, depth - 1, true)
    }

    fn their_play(&self, state: &State, after: Table, bone: Bone, depth: u8) -> f32 {
        let points = f32::from(self.rules.count_points(after.count()));
        let mut next = State {
            table: after,
            ..*state
        };
        next.unseen.remove(bone);
        next.possible.remove(bone);
        next.theirs = next.theirs.saturating_sub(1);
        if next.theirs == 0 {
            return -points - next.own_pips();
        }
        self.own_turn(&next, depth - 1, false) - points
    }

    /// Where the look ahead ends: who can play more, and who holds fewer pips.
    fn leaf(state: &State) -> f32 {
        let own = f32::from(state.table.playable(state.hand).len());
        let fitting = f32::from(state.table.playable(state.possible).len());
        let theirs = fitting * f32::from(state.theirs) / f32::from(state.possible.len().max(1));
        let sizes = f32::from(state.theirs) - f32::from(state.hand.len() + state.drawn);
        let in_suit = |pips: &Pips| !state.hand.and(Bones::suit(*pips)).is_empty();
        let suits = Pips::ALL.iter().filter(|pips| in_suit(pips)).count();
        let doublets = state.hand.and(Bones::DOUBLETS).len();
        let stuck = f32::from(u8::from(own == 0.0));
        MOBILITY * (own - theirs) + PIP * state.blocked() + SIZE * sizes + SUIT * suits as f32
            - STUCK * stuck
            - DOUBLET * f32::from(doublets)
    }
}

/// How many bones are drawn on average until one fits, that one included.
fn draws(unseen: Bones, fitting: Bones, drawable: u8) -> u8 {
    let expected = (unseen.len() + 1) / (fitting.len() + 1);
    expected.clamp(1, drawable)
}
