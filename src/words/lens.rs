//! Texts of the lens, which shows who may hold each unseen bone.

use super::hint::percent as in_percent;
use super::who::Perspective;
use super::{joined_with_or, list};
use crate::msg;
use engine::{Bone, Seat, View};
use nestor::coach::Lens;

/// Sampled chances are rounded to multiples of this, in percent, because they are noisy.
const PERCENT_STEP: i32 = 5;

/// The chance that a seat holds a bone, in percent. Sampled chances are in steps of five. Only
/// certainties are 0 or 100. The chances of a seat add up to its hand size, as far as the steps
/// allow.
pub fn chance(view: &View, lens: &Lens, bone: Bone, seat: Seat) -> String {
    let held = lens.holding_chances(bone)[seat];
    if let Some(chance) = lens.chance_by_hand_size(bone, seat) {
        return in_percent(chance).to_string();
    }
    if held <= 0.0 || held >= 1.0 {
        return in_percent(held).to_string();
    }
    let mut left = 100 * i32::from(view.hand_sizes()[seat]);
    let (mut shares, mut index) = (Vec::new(), 0);
    for other in view.unseen() {
        let held = lens.holding_chances(other)[seat];
        match lens.chance_by_hand_size(other, seat) {
            Some(chance) => left -= in_percent(chance),
            None if held <= 0.0 || held >= 1.0 => left -= in_percent(held),
            None => {
                if other == bone {
                    index = shares.len();
                }
                shares.push(held);
            }
        }
    }
    rounded_to_steps(&shares, PERCENT_STEP, left)[index].min(100 - PERCENT_STEP).to_string()
}

/// The chances of the other seats to hold an unseen bone, for display side by side. If no bone is
/// left to draw, they add up to 100.
pub fn chances(view: &View, lens: &Lens, bone: Bone) -> Vec<(Seat, String)> {
    let held = lens.holding_chances(bone);
    let is_open = |seat: &Seat| held[*seat] > 0.0 && held[*seat] < 1.0;
    let open: Vec<Seat> = others(view).filter(is_open).collect();
    let sizes = others(view).map(|seat| view.hand_sizes()[seat]);
    let add_up = sizes.sum::<u8>() == view.unseen().len();
    let shares = (add_up && !open.is_empty()).then(|| {
        let by_number = open.iter().map(|seat| lens.chance_by_hand_size(bone, *seat));
        // Exact chances need no steps.
        if let Some(shares) = by_number.collect::<Option<Vec<f32>>>() {
            return rounded_to_steps(&shares, 1, 100);
        }
        let shares: Vec<f32> = open.iter().map(|seat| held[*seat]).collect();
        rounded_to_steps(&shares, PERCENT_STEP, 100)
    });
    let told = others(view).map(|seat| {
        let index = open.iter().position(|it| *it == seat);
        let share = index.zip(shares.as_ref()).map(|(index, shares)| shares[index]);
        let told = share.map_or_else(|| chance(view, lens, bone, seat), |share| share.to_string());
        (seat, told)
    });
    told.collect()
}

/// Rounds shares to multiples of `step`, none of them 0, that add up to `total` where possible. The
/// shares that lose most by rounding down are rounded up.
fn rounded_to_steps(shares: &[f32], step: i32, total: i32) -> Vec<i32> {
    let steps = (total + step / 2) / step;
    let all: f32 = shares.iter().sum();
    let exact: Vec<f32> = shares.iter().map(|it| it / all * steps as f32).collect();
    let mut rounded: Vec<i32> = exact.iter().map(|it| (it.floor() as i32).max(1)).collect();
    let lost = |rounded: &[i32], index: usize| exact[index] - rounded[index] as f32;
    loop {
        let missing = steps - rounded.iter().sum::<i32>();
        let mut indices: Vec<usize> = (0..rounded.len()).collect();
        indices.sort_by(|one, other| lost(&rounded, *other).total_cmp(&lost(&rounded, *one)));
        let index = match missing.signum() {
            1 => indices.first(),
            -1 => indices.iter().rev().find(|index| rounded[**index] > 1),
            _ => None,
        };
        let Some(index) = index else { break };
        rounded[*index] += missing.signum();
    }
    rounded.into_iter().map(|it| it * step).collect()
}

/// The legend of the lens's numbers, which names the other player if there is only one.
pub fn legend(view: &View, perspective: Perspective<'_>) -> String {
    let mut others = others(view);
    match (others.next(), others.next()) {
        (Some(other), None) => {
            let who = perspective.at(other);
            msg::lens_legend(&who)
        }
        _ => msg::LENS_LEGEND_SEVERAL.text(),
    }
}

/// Says where a bone is: in the player's hand, on the table, or with its possible holders.
pub fn bone(bone: Bone, view: &View, lens: Option<&Lens>, perspective: Perspective<'_>) -> String {
    if view.hand().contains(bone) {
        let who = perspective.at(view.seat());
        return msg::lens_own(&who, bone);
    }
    if !view.unseen().contains(bone) {
        return msg::lens_played(bone);
    }
    let Some(lens) = lens else {
        return msg::lens_unseen(bone);
    };
    let each = chances(view, lens, bone).into_iter().map(|(seat, chance)| {
        let who = perspective.at(seat);
        msg::lens_chance(&who, chance)
    });
    msg::label_value(bone.to_string(), list(each))
}

/// The numbers that other players are known to lack, a sentence for each player. Empty without a
/// lens.
pub fn lacked_by_others(
    view: &View,
    lens: Option<&Lens>,
    perspective: Perspective<'_>,
) -> Vec<String> {
    let Some(lens) = lens else {
        return Vec::new();
    };
    let told = others(view).filter_map(|seat| {
        let lacks = lens.lacked_numbers(seat);
        let numbers: Vec<String> = lacks.iter().map(|pips| pips.to_string()).collect();
        let who = perspective.at(seat);
        let numbers = joined_with_or(&numbers);
        (!lacks.is_empty()).then(|| msg::lens_lacks(&who, numbers))
    });
    told.collect()
}

/// The whole lens for a screen reader: the numbers that others lack, then the possible holders of
/// each bone, the likeliest first.
pub fn sentences(view: &View, lens: &Lens, perspective: Perspective<'_>) -> Vec<String> {
    let mut told = lacked_by_others(view, Some(lens), perspective);
    let likeliest = |bone: Bone| {
        let chances = others(view).map(|seat| lens.holding_chances(bone)[seat]);
        chances.fold(0.0, f32::max)
    };
    let mut unseen: Vec<Bone> = view.unseen().iter().collect();
    unseen.sort_by(|one, other| likeliest(*other).total_cmp(&likeliest(*one)));
    let each = unseen.into_iter().map(|it| bone(it, view, Some(lens), perspective));
    told.extend(each);
    told
}

fn others(view: &View) -> impl Iterator<Item = Seat> {
    let own = view.seat();
    Seat::around(view.rules().seats).filter(move |seat| *seat != own)
}
