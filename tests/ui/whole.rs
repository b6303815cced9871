//! The whole table: bones that touch as the rules say, never overlap, and keep
//! their places against each other until all are laid anew, whatever is played.

#[path = "../bench/line/measure.rs"]
mod measure;

use std::cell::Cell;

use egui::{Rect, Vec2, pos2};
use engine::{Bone, End, Pips, PlacedBone, Preset, Seat, Seats, Spinner, Table};
use game::profile::TableView;
use nestor_dominoes::app::table::whole::{LaidBone, LaidTable, Room, follow, lay_out};
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use self::measure::Measure;
use super::found::game_where;
use super::player::{Player, set};

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
const USUAL: f32 = 51.0;

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
fn game(spinner: Spinner, liking: Liking, rng: &mut impl Rng) -> Vec<(PlacedBone, Table)> {
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
        game.push((PlacedBone { seat, bone, end }, table));
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

/// Checks how a bone lies among those before it.
fn assert_laid_well(bones: &[LaidBone], newest: PlacedBone) {
    let (last, others) = bones.split_last().expect("a bone was laid");
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
    let fit = whole.fit(area);
    assert!(fit.scaling <= USUAL + 0.01, "no larger than it may be");
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

fn room(area: Rect) -> Room {
    Room {
        area: area.size(),
        largest: USUAL,
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
fn lay_out_well(game: &[(PlacedBone, Table)], spinner: Spinner, area: Rect) -> Counts {
    let placed: Vec<PlacedBone> = game.iter().map(|(placed, _)| *placed).collect();
    let mut last: Option<LaidTable> = None;
    let mut counts = Counts::default();
    for (n, (_, table)) in game.iter().enumerate() {
        counts.tables += 1;
        let so_far = &placed[..=n];
        let Some(whole) = lay_out(table, so_far, spinner, room(area), last.as_ref()) else {
            let branches = spinner == Spinner::Every;
            assert!(branches, "without branches there is always room");
            counts.shut_in += 1;
            last = None;
            continue;
        };
        assert!(
            whole.shows(so_far, spinner, room(area)),
            "it is of this table"
        );
        let before = last.map_or(Vec::new(), |last| last.bones);
        let anew = before.len() != n || whole.bones[..n] != before[..];
        counts.anew += u32::from(anew);
        let first = if anew { 0 } else { n };
        for (m, placed) in placed.iter().enumerate().take(n + 1).skip(first) {
            assert_laid_well(&whole.bones[..=m], *placed);
        }
        assert_ends_are_free(&whole, table);
        assert_fits(&whole, area);
        last = Some(whole);
    }
    counts
}

/// Plays games of every kind and liking, and says which one went wrong.
fn games(count: u64, mut see: impl FnMut(&[(PlacedBone, Table)], Spinner, u64)) {
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
    let sum = |count: fn(&Counts) -> u32| all.iter().flatten().map(count).sum::<u32>();
    let (tables, anew) = (sum(|counts| counts.tables), sum(|counts| counts.anew));
    assert!(
        anew * 6 <= tables,
        "a bone keeps its place: {anew} of {tables}"
    );
}

#[test]
fn bones_touch_and_never_overlap_whatever_is_played() {
    assert_games_are_well(150);
}

#[test]
#[ignore = "minutes: a hundred thousand games"]
fn bones_touch_and_never_overlap_in_a_hundred_thousand_games() {
    assert_games_are_well(100_000);
}

/// The playing area of the usual window, and so wide bones must be in nine
/// positions of ten, and in all but one of a hundred; by kind of spinner.
const USUAL_AREA: [f32; 2] = [690.0, 440.0];
const WIDTHS: [(f32, f32); 3] = [(40.0, 40.0), (40.0, 34.0), (36.0, 26.5)];

#[test]
fn a_line_is_laid_as_a_practised_hand_lays_it() {
    for (kind, spinner) in KINDS.into_iter().enumerate() {
        let mut measure = Measure::new(USUAL_AREA.into(), USUAL);
        for number in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            measure.see(&game(spinner, Liking::Anything, &mut rng), spinner, 1);
        }
        println!("{spinner:?}\n{measure}");
        for worst in &measure.smallest[..3] {
            let (bones, turns) = (worst.whole.bones.len(), worst.turns);
            println!(
                "  {bones} bones with {turns} turns are {} wide",
                worst.scale
            );
        }
        let a_hundredth = measure.positions / 100;
        assert_eq!(measure.overlaps, 0, "no bone lies on another");
        assert_eq!(measure.pinwheels, 0, "no arms bent all the same way");
        let (corners, close) = (measure.corners, measure.close);
        if spinner == Spinner::Every {
            assert!(corners <= a_hundredth, "{corners} doublets at corners");
        } else {
            assert_eq!(corners, 0, "no doublet lies at a corner");
        }
        assert_eq!(close, 0, "there is a gap between rows");
        assert!(
            measure.anew <= 4 * measure.hands,
            "all is laid anew a few times in a hand: {}",
            measure.anew
        );
        measure.widths.sort_by(f32::total_cmp);
        let of_hundred = |n: usize| measure.widths[measure.widths.len() * n / 100];
        let (tenth, hundredth) = WIDTHS[kind];
        assert!(of_hundred(10) >= tenth, "{spinner:?}: {}", of_hundred(10));
        assert!(of_hundred(1) >= hundredth, "{spinner:?}: {}", of_hundred(1));
    }
}

#[test]
fn what_is_taken_back_leaves_the_others_where_they_lie() {
    games(30, |game, spinner, _| {
        let placed: Vec<PlacedBone> = game.iter().map(|(placed, _)| *placed).collect();
        let room = room(area(USUAL_AREA));
        let mut last: Option<LaidTable> = None;
        for (n, (_, table)) in game.iter().enumerate() {
            let Some(whole) = lay_out(table, &placed[..=n], spinner, room, last.as_ref()) else {
                return;
            };
            if n > 0 {
                let (_, before) = &game[n - 1];
                let back = lay_out(before, &placed[..n], spinner, room, Some(&whole));
                let back = back.expect("there was room with one bone more");
                let same = back.bones == whole.bones[..n];
                let as_before = last.is_some_and(|last| last.bones == back.bones);
                assert!(same || as_before || n > 8, "bone {n} was taken back");
            }
            last = Some(whole);
        }
    });
}

/// Hands of Nestor against Nestor with every doublet a spinner, in which so many
/// doublets are close together that bones cannot all be laid straight on.
const CROWDED: &str = include_str!("crowded.txt");
/// The areas of the table in points, each with the widest a bone gets: in windows
/// of 1100x760 with the log and without, of 420x800 and of 1920x1080.
const WINDOWS: [([f32; 2], f32); 4] = [
    ([856.0, 452.0], 51.0),
    ([1076.0, 452.0], 51.0),
    ([396.0, 406.0], 48.0),
    ([1543.0, 659.0], 73.0),
];

/// A hand as it is written down: `6-4 4-4@6-4E` is a lead and a play on its east.
fn hand(written: &str) -> Vec<(PlacedBone, Table)> {
    let mut table = Table::EMPTY;
    let mut seats = Seat::around(Seats::Two)
        .collect::<Vec<_>>()
        .into_iter()
        .cycle();
    let plays = written.split_whitespace().map(|play| {
        let (bone, end) = play.split_once('@').unwrap_or((play, ""));
        let bone = Bone::all().find(|it| it.to_string() == bone);
        let bone = bone.expect("it is a bone");
        let mut ends = table.ends().iter().map(|open| open.end());
        let end = ends.find(|it| it.to_string() == end);
        match end {
            None => table.lead(Spinner::Every, bone),
            Some(end) => table.play(Spinner::Every, bone, end),
        }
        .expect("the bone fits there");
        let seat = seats.next().expect("two sit at the table");
        (PlacedBone { seat, bone, end }, table)
    });
    plays.collect()
}

#[test]
fn where_doublets_crowd_a_few_bones_turn_at_them_and_all_are_laid() {
    for (area, largest) in WINDOWS {
        let mut measure = Measure::new(area.into(), largest);
        for line in CROWDED.lines() {
            measure.see(&hand(line), Spinner::Every, 1);
        }
        println!("{area:?}\n{measure}");
        assert_eq!(measure.not_laid, 0, "{area:?}: every position is laid");
        assert_eq!(measure.overlaps, 0, "{area:?}: no bone lies on another");
        assert_eq!(measure.close, 0, "{area:?}: there is a gap between rows");
        assert_eq!(measure.pinwheels, 0, "{area:?}: no arms bent the same way");
        let corners = measure.corners;
        assert!(corners <= 17, "{area:?}: {corners} doublets at corners");
    }
}

#[test]
fn in_another_room_a_picture_is_fitted_as_it_is_until_it_is_laid_anew() {
    games(30, |game, spinner, number| {
        let placed: Vec<PlacedBone> = game.iter().map(|(placed, _)| *placed).collect();
        let middle = game.len() / 2;
        let (so_far, table) = (&placed[..middle], &game[middle - 1].1);
        let (before, after) = (area(USUAL_AREA), area(AREAS[1 + number as usize % 19]));
        let laid = |after, last| follow(table, so_far, spinner, room(after), last);
        let Some(whole) = laid(before, None) else {
            return;
        };
        assert!(!whole.is_fitted(), "it was laid for this room");
        let fitted = laid(after, Some(&whole)).expect("a picture always fits");
        assert!(fitted.is_fitted(), "it is of another room");
        assert_eq!(fitted.bones, whole.bones, "the bones lie as they did");
        assert_eq!(fitted.ends, whole.ends, "and so do their ends");
        assert_fits(&fitted, after);
        assert_eq!(laid(after, Some(&fitted)).as_ref(), Some(&fitted));
        let anew = fitted.laid_anew();
        assert!(anew.replaces(&fitted), "it is what will be seen there");
        assert_eq!(laid(after, None), Some(anew), "as if it had been there");
        let (one_more, table) = (&placed[..=middle], &game[middle].1);
        let more = follow(table, one_more, spinner, room(after), Some(&fitted));
        assert!(more.is_none_or(|more| more.is_fitted() && more.bones.len() == middle + 1));
    });
}

#[test]
fn a_window_of_another_size_shows_the_table_as_if_it_had_always_been_so() {
    const SIZE: [f32; 2] = [420.0, 800.0];
    let mut five_up = set(Preset::FiveUp.rules(Seats::Two));
    five_up.display.view = TableView::Whole;
    let session = game_where(&five_up, |session| {
        let round = session.state().round();
        let count = round.map_or(0, |round| round.placed().count());
        count >= 12 && session.person_in_turn().is_some()
    });
    let round = session.state().round().expect("it was dealt");
    let places = |player: &Player| -> Vec<Rect> {
        let place = |it: PlacedBone| player.by_id(&format!("played-{}", it.bone)).rect();
        round.placed().map(place).collect()
    };
    let fresh = Player::at_size(&session, SIZE);
    let mut player = Player::at(&session);
    player.harness.set_size(SIZE.into());
    player.settle();
    player.rest();
    assert_eq!(places(&player), places(&fresh));
}
