//! Games that differ only in what is hidden from the person.

use std::collections::BTreeMap;

use engine::{Action, FirstLead, Preset, Rules, Seats};
use game::profile::{Display, Pace, Preferences};
use game::session::Session;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::YOU;
use crate::found::{do_it, session};
use crate::player::set;

/// Games are played with so few bones that hands are often dealt again.
pub fn small(seats: Seats) -> Rules {
    Rules { hand_size: 5, first_lead: FirstLead::Lot, ..Preset::AllFives.rules(seats) }
}

/// Something that can be done in both games without telling the person more of
/// one than of the other.
fn common_action(one: &Session, other: &Session, rng: &mut ChaCha8Rng) -> Option<Action> {
    let allowed = other.state().legal_actions();
    let next_drawn = |session: &Session| {
        let position = session.state().position().expect("it was dealt");
        position.boneyard().bones().first().copied()
    };
    let mut common = one.state().legal_actions();
    common.retain(|action| {
        let told = *action == Action::Draw && one.state().turn() == Some(YOU);
        allowed.contains(action) && !(told && next_drawn(one) != next_drawn(other))
    });
    (!common.is_empty()).then(|| common[rng.random_range(0..common.len())])
}

/// Games in which the person holds the same bones and all else is dealt in
/// another way; each after as many actions as could be done in both.
pub fn twins(seats: Seats, count: usize) -> Vec<(Session, Session)> {
    let preferences = Preferences {
        display: Display {
            pace: Pace::WaitForOk,
            // It differs, as it must; nobody can find what it was made of.
            ..Display::default()
        },
        ..set(small(seats))
    };
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut by_view: BTreeMap<String, u64> = BTreeMap::new();
    let mut twins = Vec::new();
    for number in 0.. {
        let mut other = session(&preferences, number);
        let view = other.state().view(YOU).expect("it was dealt");
        let Some(twin) = by_view.insert(format!("{view:?}"), number) else {
            continue;
        };
        let mut one = session(&preferences, twin);
        let mut done = 0;
        while let Some(action) = common_action(&one, &other, &mut rng)
            && done < 12
        {
            // Once a hand lies open it is no secret.
            let (mut one_after, mut other_after) = (one.state().clone(), other.state().clone());
            one_after.apply(action).expect("it is listed");
            other_after.apply(action).expect("it is listed");
            if one_after.can_deal() || other_after.can_deal() {
                break;
            }
            do_it(&mut one, action);
            do_it(&mut other, action);
            done += 1;
        }
        let differ = one.state().position() != other.state().position();
        if done >= 4 && differ {
            twins.push((one, other));
        }
        if twins.len() == count {
            break;
        }
    }
    twins
}
