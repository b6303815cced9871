//! The whole table: bones that touch as the rules say, never overlap, and keep
//! their places, whatever is played.

use std::cell::Cell;

use egui::{Rect, Vec2, pos2};
use nestor_dominoes::app::table::whole::{LaidBone, LaidTable, lay_out};
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
fn halves(bone: &LaidBone) -> [(Pips, Rect); 2] {
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
fn touching(one: &LaidBone, other: &LaidBone) -> f32 {
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
fn assert_laid_well(bones: &[LaidBone], before: &[LaidBone], newest: Placed) {
    let (last, others) = bones.split_last().expect("a bone was laid");
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

fn assert_ends_are_free(whole: &LaidTable, table: &Table) {
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

fn assert_fits(whole: &LaidTable, area: Rect) {
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
}

fn area(size: [f32; 2]) -> Rect {
    Rect::from_min_size(pos2(12.0, 120.0), size.into())
}

/// How often something had to be done in a game.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    tables: u32,
    /// All bones were laid in another way.
    anew: u32,
    /// They could not be laid out at all.
    shut_in: u32,
}

/// Lays out a game at every stage.
fn lay_out_well(game: &[(Placed, Table)], spinner: Spinner, area: Rect) -> Counts {
    let placed: Vec<Placed> = game.iter().map(|(placed, _)| *placed).collect();
    let mut before: Vec<LaidBone> = Vec::new();
    let mut counts = Counts::default();
    let branches = spinner == Spinner::Every;
    for (n, (_, table)) in game.iter().enumerate() {
        counts.tables += 1;
        let Some(whole) = lay_out(table, &placed[..=n], spinner, area.size()) else {
            assert!(branches, "without branches there is always room");
            counts.shut_in += 1;
            continue;
        };
        // Only where arms branch may all be laid anew to get one free.
        let anew = branches && (before.len() != n || whole.bones[..n] != before[..]);
        counts.anew += u32::from(anew);
        let first = if anew { 0 } else { n };
        for (m, placed) in placed.iter().enumerate().take(n + 1).skip(first) {
            let lies = if anew { &whole.bones[..m] } else { &before[..] };
            assert_laid_well(&whole.bones[..=m], lies, *placed);
        }
        assert_ends_are_free(&whole, table);
        assert_fits(&whole, area);
        before = whole.bones;
    }
    counts
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

/// Lays out so many games, each in one window in turn.
fn assert_games_are_well(count: u64) {
    let mut all = [[Counts::default(); 5]; 3];
    games(count, |game, spinner, number| {
        let size = AREAS[(number / 15 % 20) as usize];
        let counts = lay_out_well(game, spinner, area(size));
        let sum = &mut all[(number % 3) as usize][(number / 3 % 5) as usize];
        sum.tables += counts.tables;
        sum.anew += counts.anew;
        sum.shut_in += counts.shut_in;
    });
    for (kind, spinner) in KINDS.iter().enumerate() {
        for (liking, counts) in LIKINGS.iter().zip(all[kind]) {
            println!("{spinner:?}, {liking:?}: {counts:?}");
        }
    }
    let [any, ..] = all[2];
    assert!(any.shut_in * 500 <= any.tables, "that is rare: {any:?}");
    assert!(any.anew * 100 <= any.tables, "and so is that: {any:?}");
}

#[test]
fn bones_touch_and_never_overlap_whatever_is_played() {
    assert_games_are_well(600);
}

#[test]
#[ignore = "minutes: a hundred thousand games"]
fn bones_touch_and_never_overlap_in_a_hundred_thousand_games() {
    assert_games_are_well(100_000);
}

/// The playing areas of the usual window, for two and for four.
const USUAL_AREAS: [[f32; 2]; 2] = [[690.0, 440.0], [510.0, 390.0]];

/// So wide bones must be at least when all have been played, in points, and so
/// wide in nine games of ten; by kind of spinner, in each of the usual areas.
const WIDTHS: [[(f32, f32); 3]; 2] = [
    [(31.0, 37.0), (28.0, 31.0), (16.0, 20.0)],
    [(25.0, 30.0), (21.0, 25.0), (13.5, 16.0)],
];

#[test]
fn bones_stay_large_enough_to_be_read_when_all_are_played() {
    for (size, widths) in USUAL_AREAS.into_iter().zip(WIDTHS) {
        let mut smallest: [Vec<f32>; 3] = Default::default();
        games(300, |game, spinner, number| {
            let placed: Vec<Placed> = game.iter().map(|(placed, _)| *placed).collect();
            let Some((_, table)) = game.last() else {
                return;
            };
            if let Some(whole) = lay_out(table, &placed, spinner, size.into()) {
                let scale = whole.fit(area(size), USUAL).scaling;
                smallest[(number % 3) as usize].push(scale);
            }
        });
        for ((mut of_kind, spinner), (least, usual)) in smallest.into_iter().zip(KINDS).zip(widths)
        {
            of_kind.sort_by(f32::total_cmp);
            let (first, tenth) = (of_kind[0], of_kind[of_kind.len() / 10]);
            println!("{spinner:?} in {size:?}: {first} at least, {tenth} in nine of ten");
            assert!(first >= least, "{spinner:?} in {size:?}: {first}");
            assert!(tenth >= usual, "{spinner:?} in {size:?}: {tenth}");
        }
    }
}
