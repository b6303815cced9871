//! The whole table: bones that touch as the rules say, never overlap, and keep
//! their places, whatever is played.

use std::cell::Cell;

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use nestor_dominoes::app::table::whole::{WholeBone, WholeTable, lay_out};
use nestor_dominoes::engine::{Bone, End, Pips, Placed, Seat, Seats, Spinner, Table};
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The playing areas of twenty windows, in points, from a telephone's to the
/// widest; the first is that of the usual window.
const AREAS: [[f32; 2]; 20] = [
    [690.0, 440.0],
    [336.0, 180.0],
    [336.0, 1060.0],
    [342.0, 380.0],
    [396.0, 180.0],
    [396.0, 420.0],
    [476.0, 180.0],
    [526.0, 190.0],
    [616.0, 180.0],
    [639.0, 520.0],
    [709.0, 180.0],
    [776.0, 220.0],
    [450.0, 320.0],
    [550.0, 240.0],
    [614.0, 448.0],
    [870.0, 400.0],
    [953.0, 448.0],
    [1396.0, 760.0],
    [2000.0, 240.0],
    [2000.0, 1120.0],
];
const KINDS: [Spinner; 3] = [Spinner::None, Spinner::Single, Spinner::Every];
/// A bone of the table is this wide where it has room, in points.
const USUAL: f32 = 44.0;

/// What those who play a game like best.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Liking {
    Anything,
    /// The end that was played on last.
    OneArm,
    /// Bones that are no doublets.
    Doublets {
        last: bool,
    },
    /// Both: bones that are no doublets, on the end that was played on last.
    Line,
}

const LIKINGS: [Liking; 5] = [
    Liking::Anything,
    Liking::OneArm,
    Liking::Doublets { last: true },
    Liking::Doublets { last: false },
    Liking::Line,
];

/// A table on which all bones are played that can be: each with the table
/// after it.
fn game(spinner: Spinner, liking: Liking, rng: &mut impl Rng) -> Vec<(Placed, Table)> {
    let mut table = Table::EMPTY;
    let mut last: Option<Bone> = None;
    let mut game = Vec::new();
    loop {
        let mut plays: Vec<(Bone, Option<End>)> = Bone::all()
            .filter(|bone| !table.played().contains(*bone))
            .flat_map(|bone| {
                let fitting = table.ends().iter().filter(move |end| bone.has(end.pips()));
                fitting.map(move |end| (bone, Some(end.end())))
            })
            .collect();
        if table.is_empty() {
            plays = Bone::all().map(|bone| (bone, None)).collect();
        }
        let on_last = |(_, end): &(Bone, Option<End>)| end.is_none_or(|end| Some(end.on) == last);
        let liked = |play: &(Bone, Option<End>)| match liking {
            Liking::Anything => true,
            Liking::OneArm => on_last(play),
            Liking::Doublets { last } => play.0.is_doublet() != last,
            Liking::Line => on_last(play) && !play.0.is_doublet(),
        };
        let liked: Vec<_> = plays.iter().filter(|play| liked(play)).collect();
        let (bone, end) = if !liked.is_empty() && rng.random_bool(0.95) {
            *liked[rng.random_range(0..liked.len())]
        } else if plays.is_empty() {
            return game;
        } else {
            plays[rng.random_range(0..plays.len())]
        };
        match end {
            None => table.lead(spinner, bone),
            Some(end) => table.play(spinner, bone, end),
        }
        .expect("the bone fits there");
        last = Some(bone);
        let seat = Seat::around(Seats::Two).nth(game.len() % 2);
        let seat = seat.expect("two sit at the table");
        game.push((Placed { seat, bone, end }, table));
    }
}

/// The squares of both halves, with their pips.
fn halves(bone: &WholeBone) -> [(Pips, Rect); 2] {
    let rect = bone.rect;
    let size = Vec2::splat(1.0);
    [
        (bone.lying.first, Rect::from_min_size(rect.min, size)),
        (
            bone.lying.second,
            Rect::from_min_size(rect.max - size, size),
        ),
    ]
}

/// How much of an edge two squares share.
fn shared_edge(one: Rect, other: Rect) -> f32 {
    let shared = one.intersect(other).size();
    if shared.min_elem() == 0.0 {
        shared.max_elem().max(0.0)
    } else {
        0.0
    }
}

/// How much of their edges the equal halves of two bones share.
fn touching(one: &WholeBone, other: &WholeBone) -> f32 {
    let mut touching = 0.0;
    for (pips, half) in halves(one) {
        for (others_pips, others_half) in halves(other) {
            if pips == others_pips {
                touching += shared_edge(half, others_half);
            }
        }
    }
    touching
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.intersect(other).is_positive()
}

/// Checks the newest bone; those before it must lie as they did.
fn assert_laid_well(whole: &WholeTable, before: &[WholeBone], newest: Placed) {
    let (last, others) = whole.bones.split_last().expect("a bone was laid");
    assert_eq!(others, before, "a bone keeps its place");
    assert_eq!(last.lying.bone, newest.bone, "the bone that was played");
    assert_eq!(last.lying.by, newest.seat, "it tells who played it");
    assert_eq!(last.rect.size().min_elem(), 1.0, "{last:?}");
    assert_eq!(last.rect.size().max_elem(), 2.0, "{last:?}");
    assert_eq!(
        last.lying.across,
        last.rect.width() == 2.0,
        "it lies as it is said to: {last:?}"
    );
    for other in others {
        assert!(
            !overlap(last.rect, other.rect),
            "{last:?} lies on {other:?}"
        );
    }
    if let Some(end) = newest.end {
        let on = others.iter().find(|other| other.lying.bone == end.on);
        let on = on.expect("it was played on a bone of the table");
        assert!(
            touching(last, on) >= 1.0,
            "equal halves are together: {last:?} on {on:?}"
        );
    }
}

fn assert_ends_are_free(whole: &WholeTable, table: &Table) {
    assert_eq!(
        whole.ends.len(),
        table.ends().len(),
        "each open end is shown"
    );
    for (n, (end, open)) in whole.ends.iter().zip(table.ends()).enumerate() {
        assert_eq!((end.end, end.pips), (open.end(), open.pips()), "its name");
        for place in [Some(end.drop), end.doublet].into_iter().flatten() {
            for bone in &whole.bones {
                assert!(!overlap(place, bone.rect), "{end:?} has no room: {bone:?}");
            }
            for other in &whole.ends[..n] {
                let places = [Some(other.drop), other.doublet];
                for others_place in places.into_iter().flatten() {
                    assert!(!overlap(place, others_place), "{end:?} and {other:?}");
                }
            }
        }
    }
}

fn assert_fits(whole: &WholeTable, area: Rect) -> f32 {
    let fit = whole.fit(area, USUAL);
    for rect in whole
        .bones
        .iter()
        .map(|bone| bone.rect)
        .chain(whole.ends.iter().map(|end| end.drop))
    {
        assert!(
            area.expand(0.01).contains_rect(fit * rect),
            "{rect:?} lies inside {area:?}"
        );
    }
    fit.scaling
}

fn area(size: [f32; 2]) -> Rect {
    Rect::from_min_size(pos2(12.0, 120.0), size.into())
}

/// Lays out a game at every stage; the width of its bones at the end.
fn assert_all_is_well(game: &[(Placed, Table)], spinner: Spinner, area: Rect) -> f32 {
    let placed: Vec<Placed> = game.iter().map(|(placed, _)| *placed).collect();
    let mut before: Vec<WholeBone> = Vec::new();
    let mut scale = f32::INFINITY;
    for (n, (newest, table)) in game.iter().enumerate() {
        let whole = lay_out(table, &placed[..=n], spinner, area.size());
        assert_laid_well(&whole, &before, *newest);
        assert_ends_are_free(&whole, table);
        scale = scale.min(assert_fits(&whole, area));
        before = whole.bones;
    }
    scale
}

/// Plays games of every kind and liking, and says which one went wrong.
fn games(count: u64, mut see: impl FnMut(&[(Placed, Table)], Spinner, u64)) {
    struct Tell(Cell<Option<(Spinner, Liking, u64)>>);
    impl Drop for Tell {
        fn drop(&mut self) {
            if std::thread::panicking() {
                println!("in this game: {:?}", self.0.get());
            }
        }
    }
    let tell = Tell(Cell::new(None));
    for number in 0..count {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let spinner = KINDS[(number % 3) as usize];
        let liking = LIKINGS[(number / 3 % 5) as usize];
        tell.0.set(Some((spinner, liking, number)));
        see(&game(spinner, liking, &mut rng), spinner, number);
    }
}

#[test]
fn bones_touch_and_never_overlap_whatever_is_played() {
    games(3000, |game, spinner, number| {
        let size = AREAS[(number / 15 % 20) as usize];
        assert_all_is_well(game, spinner, area(size));
    });
}

#[test]
#[ignore = "minutes: a hundred thousand games"]
fn bones_touch_and_never_overlap_in_a_hundred_thousand_games() {
    games(100_000, |game, spinner, _| {
        for size in AREAS {
            assert_all_is_well(game, spinner, area(size));
        }
    });
}

#[test]
#[ignore = "a report"]
fn how_small_bones_get() {
    for (size, name) in [(AREAS[0], "usual"), (AREAS[5], "telephone")] {
        let mut smallest = [[(f32::INFINITY, 0_u64); 5]; 3];
        let mut below = [[[0_u32; 6]; 5]; 3];
        games(
            std::env::var("N").map_or(30_000, |n| n.parse().unwrap()),
            |game, spinner, number| {
                let (kind, liking) = ((number % 3) as usize, (number / 3 % 5) as usize);
                let placed: Vec<Placed> = game.iter().map(|(placed, _)| *placed).collect();
                let mut scale = f32::INFINITY;
                for (n, (_, table)) in game.iter().enumerate() {
                    let whole = lay_out(table, &placed[..=n], spinner, size.into());
                    scale = scale.min(whole.fit(area(size), USUAL).scaling);
                }
                for (n, bound) in [44.0, 36.0, 30.0, 26.0, 22.0, 0.0].into_iter().enumerate() {
                    below[kind][liking][n] += u32::from(scale < bound || bound == 0.0);
                }
                if scale < smallest[kind][liking].0 {
                    smallest[kind][liking] = (scale, number);
                }
            },
        );
        for (kind, spinner) in KINDS.iter().enumerate() {
            for (liking, name_of) in LIKINGS.iter().enumerate() {
                println!(
                    "{name} {spinner:?} {name_of:?}: {:?} {:?}",
                    smallest[kind][liking], below[kind][liking]
                );
            }
        }
    }
    let _ = (vec2(0.0, 0.0), Pos2::ZERO);
}

#[test]
#[ignore = "scan"]
fn scan() {
    let n: u64 = std::env::var("N").unwrap().parse().unwrap();
    std::panic::set_hook(Box::new(|_| {}));
    let mut bad: std::collections::BTreeMap<String, (u32, u64, String)> = Default::default();
    let cell = Cell::new(0);
    games(n, |game, spinner, number| {
        let size = AREAS[(number / 15 % 20) as usize];
        let r = std::panic::catch_unwind(|| assert_all_is_well(game, spinner, area(size)));
        if let Err(e) = r {
            cell.set(cell.get() + 1);
            let msg = e.downcast_ref::<String>().cloned().unwrap_or_default();
            let kind: String = msg
                .chars()
                .filter(|c| c.is_alphabetic() || *c == ' ')
                .take(0)
                .collect();
            let k = format!("{spinner:?} {:?}{kind}", LIKINGS[(number / 3 % 5) as usize]);
            let e = bad.entry(k).or_insert((0, number, msg.clone()));
            e.0 += 1;
        }
    });
    for (k, v) in bad {
        println!("{k}: {v:?}");
    }
}

#[test]
#[ignore = "draw"]
fn draw() {
    let seed: u64 = std::env::var("SEED").unwrap().parse().unwrap();
    let a: usize = std::env::var("AREA")
        .ok()
        .map_or((seed / 15 % 20) as usize, |a| a.parse().unwrap());
    let upto: usize = std::env::var("UPTO")
        .ok()
        .map_or(99, |a| a.parse().unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let spinner = KINDS[(seed % 3) as usize];
    let liking = LIKINGS[(seed / 3 % 5) as usize];
    let game = game(spinner, liking, &mut rng);
    let n = upto.min(game.len());
    let placed: Vec<Placed> = game.iter().map(|(p, _)| *p).take(n).collect();
    let area = area(AREAS[a]);
    let whole = lay_out(&game[n - 1].1, &placed, spinner, area.size());
    let fit = whole.fit(area, USUAL);
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}' width='{}' height='{}'><rect x='{}' y='{}' width='{}' height='{}' fill='#1a5040'/>",
        area.min.x,
        area.min.y,
        area.width(),
        area.height(),
        area.width(),
        area.height(),
        area.min.x,
        area.min.y,
        area.width(),
        area.height()
    );
    let mut r = |rect: Rect, fill: &str, text: &str| {
        let q = fit * rect;
        let q = q.shrink(0.6);
        svg += &format!(
            "<rect x='{}' y='{}' width='{}' height='{}' rx='4' fill='{}' stroke='#222'/><text x='{}' y='{}' font-size='{}' text-anchor='middle' fill='black'>{}</text>",
            q.min.x,
            q.min.y,
            q.width(),
            q.height(),
            fill,
            q.center().x,
            q.center().y + 4.0,
            fit.scaling * 0.5,
            text
        );
    };
    for e in &whole.ends {
        r(e.drop, "#e8d06040", "");
        if let Some(d) = e.doublet {
            r(d, "#e0a02030", "");
        }
    }
    for (i, b) in whole.bones.iter().enumerate() {
        let fill = if b.lying.bone.is_doublet() {
            "#d0e0ff"
        } else if i == 0 {
            "#ffd0d0"
        } else {
            "#fff8e8"
        };
        r(b.rect, fill, "");
        for (p, h) in halves(b) {
            let c = h.center();
            r(
                Rect::from_center_size(c, vec2(0.8, 0.8)),
                "none",
                &p.to_string(),
            );
        }
    }
    svg += "</svg>";
    println!("{spinner:?} {liking:?} {} bones scale {}", n, fit.scaling);
    std::fs::write(std::env::var("OUT").unwrap(), svg).unwrap();
}

#[test]
#[ignore = "real"]
fn real() {
    use nestor_dominoes::engine::*;
    let n: u64 = std::env::var("N").unwrap().parse().unwrap();
    std::panic::set_hook(Box::new(|_| {}));
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut sets: Vec<(String, Rules)> = vec![];
    for p in [
        Preset::Draw,
        Preset::AllFives,
        Preset::TournamentAllFives,
        Preset::Muggins,
        Preset::FiveUp,
    ] {
        sets.push((format!("{p:?} 2"), p.rules(Seats::Two)));
    }
    sets.push((
        "Draw 4".into(),
        Rules {
            hand_size: 7,
            ..Preset::Draw.rules(Seats::Four)
        },
    ));
    sets.push((
        "AllFives 4".into(),
        Rules {
            hand_size: 7,
            ..Preset::AllFives.rules(Seats::Four)
        },
    ));
    sets.push((
        "TournAllFives 4x7".into(),
        Rules {
            hand_size: 7,
            ..Preset::TournamentAllFives.rules(Seats::Four)
        },
    ));
    for (size, sname) in [(AREAS[0], "usual"), (AREAS[5], "tele ")] {
        for (name, rules) in &sets {
            if !name.contains(&only) {
                continue;
            }
            let rules = Rules {
                target: None,
                ..*rules
            };
            let mut below = [0_u32; 6];
            let mut bad = 0;
            let mut first = 0;
            let mut least = f32::INFINITY;
            let mut sum = 0.0;
            let mut bones = 0;
            for number in 0..n {
                let mut rng = ChaCha8Rng::seed_from_u64(number);
                let names = Seat::around(rules.seats)
                    .map(|s| format!("{s:?}"))
                    .collect();
                let mut g = GameState::new(rules, names, 0).unwrap();
                let mut seed = [0; 32];
                rng.fill_bytes(&mut seed);
                g.deal(Seed::new(seed), rules).unwrap();
                let mut scale = USUAL;
                loop {
                    let a = g.legal_actions();
                    if a.is_empty() {
                        break;
                    }
                    let a = a[rng.random_range(0..a.len())];
                    g.apply(a).unwrap();
                    let r = g.rounds().last().unwrap();
                    let placed: Vec<Placed> = r.placed().collect();
                    let whole = lay_out(r.position().table(), &placed, rules.spinner, size.into());
                    scale = scale.min(whole.fit(area(size), USUAL).scaling);
                }
                {
                    let r = g.rounds().last().unwrap();
                    let placed: Vec<Placed> = r.placed().collect();
                    let mut t = Table::EMPTY;
                    let pairs: Vec<(Placed, Table)> = placed
                        .iter()
                        .map(|p| {
                            match p.end {
                                None => t.lead(rules.spinner, p.bone),
                                Some(e) => t.play(rules.spinner, p.bone, e),
                            }
                            .unwrap();
                            (*p, t)
                        })
                        .collect();
                    if std::panic::catch_unwind(|| {
                        assert_all_is_well(&pairs, rules.spinner, area(size))
                    })
                    .is_err()
                    {
                        bad += 1;
                        if bad == 1 {
                            first = number;
                        }
                    }
                }
                bones += g.rounds().last().unwrap().placed().count();
                sum += scale;
                least = least.min(scale);
                for (n, b) in [44.0, 36.0, 30.0, 26.0, 22.0].into_iter().enumerate() {
                    below[n] += u32::from(scale < b);
                }
            }
            println!(
                "{sname} {name:20} BAD {bad} ({first}) least {least:.1} mean {:.1} below 44/36/30/26/22: {:?} of {n}; {:.1} bones",
                sum / n as f32,
                below,
                bones as f32 / n as f32
            );
        }
    }
}
