//! Texts of the page on whether Nestor cheats.

use super::figures::one_decimal_value;
use crate::msg;
use game::profile::{ChanceSum, LuckVerdict, MIN_HANDS_FOR_LUCK, SideLuck};

/// A chance event, and its outcome for a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LuckLine {
    /// The event, and how often it could have happened.
    pub event: String,
    /// The actual and the expected amount.
    pub figures: String,
    /// How unusual the amount is for this many games.
    pub verdict: String,
}

/// The chance events that are counted, in the order of [`lines`].
pub const LUCK_EVENTS: [fn(&SideLuck) -> ChanceSum; 4] =
    [|luck| luck.doublets, |luck| luck.pips, |luck| luck.leads, |luck| luck.draws];

/// The luck of a side, line by line. `pips_cost` is whether pips left cost their holder something
/// in all counted games; only then are fewer pips lucky.
pub fn lines(luck: &SideLuck, pips_cost: bool) -> [LuckLine; 4] {
    let [doublets, pips, leads, draws] = LUCK_EVENTS.map(|of| of(luck));
    let has_enough_hands = luck.has_enough_hands();
    let line = |event, chance: ChanceSum, lucky| {
        let verdict = chance.verdict();
        let verdict = if has_enough_hands { verdict } else { LuckVerdict::TooFew };
        line(event, chance, verdict, lucky)
    };
    [
        line(msg::honesty_doublets(doublets.events()), doublets, LuckyDirection::Depends),
        // Pips that cannot be played count for the others, but not in every game.
        line(
            msg::honesty_pips(pips.events()),
            pips,
            if pips_cost { LuckyDirection::Less } else { LuckyDirection::Depends },
        ),
        line(msg::honesty_leads(leads.events()), leads, LuckyDirection::Depends),
        // More fitting bones mean fewer draws.
        line(msg::honesty_draws(draws.events()), draws, LuckyDirection::More),
    ]
}

/// The direction in which a chance event is lucky.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LuckyDirection {
    More,
    Less,
    /// More may be lucky or unlucky, depending on the game and the hand.
    Depends,
}

fn line(event: String, chance: ChanceSum, verdict: LuckVerdict, lucky: LuckyDirection) -> LuckLine {
    let (least, most) = chance.ordinary_range();
    LuckLine {
        event,
        figures: msg::honesty_figures(
            one_decimal_value(chance.expected()),
            least,
            most,
            chance.sum(),
        ),
        verdict: match (verdict, lucky) {
            (LuckVerdict::TooFew, _) => msg::HONESTY_TOO_FEW.text(),
            (LuckVerdict::Ordinary, _) => msg::HONESTY_ORDINARY.text(),
            (LuckVerdict::More(of), LuckyDirection::More)
            | (LuckVerdict::Less(of), LuckyDirection::Less) => msg::honesty_luckier(of),
            (LuckVerdict::More(of), LuckyDirection::Less)
            | (LuckVerdict::Less(of), LuckyDirection::More) => msg::honesty_unluckier(of),
            (LuckVerdict::More(of), LuckyDirection::Depends) => msg::honesty_more(of),
            (LuckVerdict::Less(of), LuckyDirection::Depends) => msg::honesty_less(of),
        },
    }
}

/// Sums up how many figures are unusual, and what that means.
pub fn verdict(own: &SideLuck, others: &SideLuck) -> String {
    let both = [own, others].into_iter();
    let all = both.flat_map(|side| LUCK_EVENTS.map(|of| of(side).verdict()));
    let verdicts: Vec<LuckVerdict> = all.filter(|it| *it != LuckVerdict::TooFew).collect();
    let unusual = verdicts.iter().filter(|it| **it != LuckVerdict::Ordinary).count();
    if !own.has_enough_hands() {
        msg::honesty_verdict_too_few(MIN_HANDS_FOR_LUCK)
    } else if verdicts.is_empty() {
        msg::HONESTY_TOO_FEW.text()
    } else {
        msg::honesty_verdict(verdicts.len(), unusual)
    }
}
