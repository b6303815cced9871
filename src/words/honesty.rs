//! What the page says on whether Nestor cheats.

use super::figures::{in_tenths, in_thousandths};
use super::who::Who;
use crate::say;
use engine::GameState;
use game::profile::{Chance, Example, Fortune, LEAST_HANDS, OWNER, Verdict};

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
            expected = in_tenths(chance.expected()),
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

/// How the figures come about in one hand of this game, line by line. The game is on the
/// table, or was there before.
pub fn example(example: &Example, game: &GameState, is_before: bool) -> Vec<String> {
    let (seats, seating) = (game.rules().seats, game.seating());
    let side = Who::of(seating, seats, seats.team(OWNER));
    let dealt = say!(
        "honesty-example-dealt",
        who = side.who,
        name = side.name,
        partner = side.partner,
        pips = example.pips.seen(),
        bones = example.bones,
        expected = example.pips.expected().round()
    );
    let hand = say!(
        "honesty-example-hand",
        hand = example.hand + 1,
        game = if is_before { "before" } else { "table" }
    );
    let figures = say!("honesty-example-figures");
    let mut told = vec![format!("{hand} {dealt} {figures}")];
    if example.drawn.is_empty() {
        return told;
    }
    told.push(say!("honesty-example-draws"));
    told.extend(example.drawn.iter().map(|drawn| {
        let who = Who::at(seating, drawn.seat);
        say!(
            "honesty-example-draw",
            who = who.who,
            name = who.name,
            bone = drawn.bone.to_string(),
            fitting = drawn.fitting,
            left = drawn.left,
            share = in_thousandths(drawn.share()),
            came = u8::from(drawn.fits)
        )
    }));
    told.push(say!(
        "honesty-example-sum",
        drawn = example.drawn.len(),
        expected = in_thousandths(example.draws.expected()),
        came = example.draws.seen()
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
