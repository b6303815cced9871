//! What the page says on whether Nestor cheats.

use super::figures::in_hundredths;
use super::who::Who;
use crate::engine::GameState;
use crate::profile::{Chance, Drawn, Fortune, LEAST_HANDS, Luck, OWNER, Verdict};
use crate::say;

/// Something that chance decides, and how it came out for a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What chance decided, and what it is counted by.
    pub what: String,
    /// What came, and what was to be expected.
    pub figures: String,
    /// How that stands among stretches of games as long.
    pub verdict: String,
}

/// What is counted, in the order of [`lines`].
pub const CHANCES: [fn(&Fortune) -> Chance; 4] = [
    |fortune| fortune.doublets,
    |fortune| fortune.pips,
    |fortune| fortune.leads,
    |fortune| fortune.draws,
];

/// What chance brought a side, line by line. Fewer pips are luck only if
/// `pips_cost` their holder something in all games that are counted.
pub fn lines(fortune: &Fortune, pips_cost: bool) -> [Line; 4] {
    let [doublets, pips, leads, draws] = CHANCES.map(|of| of(fortune));
    let tells = fortune.tells();
    let line = |what, chance: Chance, lucky| {
        let verdict = chance.verdict();
        let verdict = if tells { verdict } else { Verdict::TooFew };
        line(what, (chance, verdict), lucky)
    };
    [
        line(
            say!("honesty-doublets", times = doublets.times()),
            doublets,
            Lucky::Depends,
        ),
        // They count for the others if they cannot be played; not in every game.
        line(
            say!("honesty-pips", times = pips.times()),
            pips,
            if pips_cost {
                Lucky::Less
            } else {
                Lucky::Depends
            },
        ),
        line(
            say!("honesty-leads", times = leads.times()),
            leads,
            Lucky::Depends,
        ),
        // The more of them fit, the fewer must be drawn.
        line(
            say!("honesty-draws", times = draws.times()),
            draws,
            Lucky::More,
        ),
    ]
}

/// What is luck of something that chance decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lucky {
    /// More of it.
    More,
    /// Less of it.
    Less,
    /// That depends on the game and the hand.
    Depends,
}

fn line(what: String, (chance, verdict): (Chance, Verdict), lucky: Lucky) -> Line {
    let (least, most) = chance.ordinary();
    Line {
        what,
        figures: say!(
            "honesty-figures",
            seen = chance.seen(),
            least = least,
            most = most
        ),
        verdict: match (verdict, lucky) {
            (Verdict::TooFew, _) => say!("honesty-too-few"),
            (Verdict::Ordinary, _) => say!("honesty-ordinary"),
            (Verdict::More(of), Lucky::More) | (Verdict::Less(of), Lucky::Less) => {
                say!("honesty-luckier", of = of)
            }
            (Verdict::More(of), Lucky::Less) | (Verdict::Less(of), Lucky::More) => {
                say!("honesty-unluckier", of = of)
            }
            (Verdict::More(of), Lucky::Depends) => say!("honesty-more", of = of),
            (Verdict::Less(of), Lucky::Depends) => say!("honesty-less", of = of),
        },
    }
}

/// How the figures of the owner's side, and those of bones drawn, come about in a hand of
/// this game that is over: the last in which bones were drawn, or else the last. Nothing
/// where none is over.
pub fn example(game: &GameState) -> Vec<String> {
    let rounds = game.rounds().iter().enumerate();
    let over = rounds.filter(|(_, round)| round.position().end().is_some());
    let Some((last, _)) = over.clone().next_back() else {
        return Vec::new();
    };
    let mut drawn = Drawn::all(game);
    let are_over = |hand: usize| over.clone().any(|(over, _)| over == hand);
    let with_draws = drawn
        .iter()
        .rev()
        .map(|drawn| drawn.hand)
        .find(|it| are_over(*it));
    let hand = with_draws.unwrap_or(last);
    drawn.retain(|drawn| drawn.hand == hand);
    let round = &game.rounds()[hand];
    let dealt = Luck::of_deal(round).own.pips;
    let rules = round.rules();
    let players = rules.seats.count() / rules.seats.teams();
    let bones = players * rules.hand_size;
    let side = Who::of(game.seating(), rules.seats, rules.seats.team(OWNER));
    let mut told = vec![say!(
        "honesty-example-dealt",
        hand = hand + 1,
        who = side.who,
        name = side.name,
        partner = side.partner,
        pips = dealt.seen(),
        bones = bones,
        expected = in_hundredths(dealt.expected())
    )];
    if drawn.is_empty() {
        return told;
    }
    told.push(say!("honesty-example-draws"));
    told.extend(drawn.iter().map(|drawn| {
        let who = Who::at(game.seating(), drawn.seat);
        say!(
            "honesty-example-draw",
            who = who.who,
            name = who.name,
            bone = drawn.bone.to_string(),
            fitting = drawn.fitting,
            of = drawn.of,
            share = in_hundredths(drawn.share()),
            came = u8::from(drawn.fits)
        )
    }));
    let expected = drawn.iter().map(|drawn| drawn.share()).sum();
    told.push(say!(
        "honesty-example-sum",
        drawn = drawn.len(),
        expected = in_hundredths(expected),
        came = drawn.iter().filter(|drawn| drawn.fits).count()
    ));
    told
}

/// How many games are counted.
pub fn games(count: usize) -> String {
    say!("honesty-games", count = count)
}

/// How many of the figures stand out, and what that means.
pub fn verdict(own: &Fortune, others: &Fortune) -> String {
    let both = [own, others].into_iter();
    let all = both.flat_map(|side| CHANCES.map(|of| of(side).verdict()));
    let told: Vec<Verdict> = all.filter(|it| *it != Verdict::TooFew).collect();
    let out = told.iter().filter(|it| **it != Verdict::Ordinary).count();
    if !own.tells() {
        say!("honesty-verdict-too-few", hands = LEAST_HANDS)
    } else if told.is_empty() {
        say!("honesty-too-few")
    } else {
        say!("honesty-verdict", out = out, of = told.len())
    }
}
