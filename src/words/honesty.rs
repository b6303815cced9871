//! Texts of the page on whether Nestor cheats.

use super::figures::one_decimal_value;
use crate::msg;
use game::profile::{Chance, MIN_HANDS, SideLuck, Verdict};

/// A chance event, and its outcome for a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LuckLine {
    /// The event, and how often it could have happened.
    pub what: String,
    /// The actual and the expected amount.
    pub figures: String,
    /// How unusual the amount is for this many games.
    pub verdict: String,
}

/// The chance events that are counted, in the order of [`lines`].
pub const CHANCES: [fn(&SideLuck) -> Chance; 4] = [
    |fortune| fortune.doublets,
    |fortune| fortune.pips,
    |fortune| fortune.leads,
    |fortune| fortune.draws,
];

/// The luck of a side, line by line. `pips_cost` is whether pips left cost their holder something
/// in all counted games; only then are fewer pips lucky.
pub fn lines(fortune: &SideLuck, pips_cost: bool) -> [LuckLine; 4] {
    let [doublets, pips, leads, draws] = CHANCES.map(|of| of(fortune));
    let tells = fortune.has_enough_hands();
    let line = |what, chance: Chance, lucky| {
        let verdict = chance.verdict();
        let verdict = if tells { verdict } else { Verdict::TooFew };
        line(what, chance, verdict, lucky)
    };
    [
        line(msg::honesty_doublets(doublets.times()), doublets, LuckyDirection::Depends),
        // Pips that cannot be played count for the others, but not in every game.
        line(
            msg::honesty_pips(pips.times()),
            pips,
            if pips_cost { LuckyDirection::Less } else { LuckyDirection::Depends },
        ),
        line(msg::honesty_leads(leads.times()), leads, LuckyDirection::Depends),
        // More fitting bones mean fewer draws.
        line(msg::honesty_draws(draws.times()), draws, LuckyDirection::More),
    ]
}

/// The direction in which a chance event is lucky.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LuckyDirection {
    More,
    Less,
    /// More may be lucky or unlucky, by the game and the hand.
    Depends,
}

fn line(what: String, chance: Chance, verdict: Verdict, lucky: LuckyDirection) -> LuckLine {
    let (least, most) = chance.ordinary_range();
    LuckLine {
        what,
        figures: msg::honesty_figures(
            one_decimal_value(chance.expected()),
            least,
            most,
            chance.seen(),
        ),
        verdict: match (verdict, lucky) {
            (Verdict::TooFew, _) => msg::HONESTY_TOO_FEW.text(),
            (Verdict::Ordinary, _) => msg::HONESTY_ORDINARY.text(),
            (Verdict::More(of), LuckyDirection::More)
            | (Verdict::Less(of), LuckyDirection::Less) => msg::honesty_luckier(of),
            (Verdict::More(of), LuckyDirection::Less)
            | (Verdict::Less(of), LuckyDirection::More) => msg::honesty_unluckier(of),
            (Verdict::More(of), LuckyDirection::Depends) => msg::honesty_more(of),
            (Verdict::Less(of), LuckyDirection::Depends) => msg::honesty_less(of),
        },
    }
}

/// Sums up how many figures are unusual, and what that means.
pub fn verdict(own: &SideLuck, others: &SideLuck) -> String {
    let both = [own, others].into_iter();
    let all = both.flat_map(|side| CHANCES.map(|of| of(side).verdict()));
    let told: Vec<Verdict> = all.filter(|it| *it != Verdict::TooFew).collect();
    let out = told.iter().filter(|it| **it != Verdict::Ordinary).count();
    if !own.has_enough_hands() {
        msg::honesty_verdict_too_few(MIN_HANDS)
    } else if told.is_empty() {
        msg::HONESTY_TOO_FEW.text()
    } else {
        msg::honesty_verdict(told.len(), out)
    }
}
