//! The line of a hand: what it promises, in hands of every kind and in every area.

#[path = "../bench/line/hands.rs"]
mod hands;
#[path = "../bench/line/judge.rs"]
mod judge;

use std::collections::BTreeSet;

use egui::{Pos2, Rect, Vec2, vec2};
use engine::{Action, Bone, DominoSet, End, Event, GameState, Preset, Rules, Seats, Side};
use nestor_dominoes::table::line::{CLEARANCE, GAP, LaidBone, Line, LineArea, Place, Way};
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;

use crate::effort::effort;

use self::hands::{AREAS, GAMES, Hand, after};
use self::judge::{ROUNDING, TIGHT, distance_between};

/// Hands of each game for each step of effort.
const HANDS: u64 = 50;

/// The farthest that a line pans at once, in widths of a bone: a bone, and the place for a
/// doublet.
const FARTHEST_PAN: f32 = 3.2;

/// The farthest that it pans for a bone taken up, in points.
const FARTHEST_PAN_PX: f32 = 90.0;

/// Any legal action is as likely as any other.
fn chance(game: &GameState, random: &mut ChaCha8Rng) -> Action {
    let actions = game.legal_actions();
    *actions.choose(random).expect("the hand goes on")
}

/// What is to be rare: the numbers of the hands in which it happens.
#[derive(Debug, Default)]
struct Seen {
    /// How often the picture pans without a step.
    pans: usize,
    /// How often it zooms out.
    steps: usize,
    full: BTreeSet<u64>,
    without_place: BTreeSet<u64>,
    crowded: BTreeSet<u64>,
    doublet_at_corner: BTreeSet<u64>,
}

/// Plays hands of a game by chance, each in the next area, and holds every line against
/// what it promises.
fn keeps_its_promise(game: Preset, count: u64) -> Seen {
    let mut seen = Seen::default();
    for number in 0..count {
        let hand = Hand::play(game, number, chance);
        let mut line = Line::new(&hand.rules, AREAS[number as usize % AREAS.len()]);
        for event in &hand.events {
            let Some(next) = after(&line, event) else {
                continue;
            };
            check(&line, event, &next);
            seen.pans += usize::from(pans(&line, &next));
            seen.steps += usize::from(next.zoom_step() - line.zoom_step());
            let rare = [
                (&mut seen.full, next.is_full()),
                (&mut seen.without_place, judge::has_end_without_place(&next)),
                (&mut seen.crowded, strangers_apart(&next) < CLEARANCE),
                (&mut seen.doublet_at_corner, has_doublet_at_corner(&next)),
            ];
            for (hands, _) in rare.into_iter().filter(|(_, happens)| *happens) {
                hands.insert(number);
            }
            line = next;
        }
    }
    seen
}

/// All that must be true of a line and the one before.
fn check(before: &Line, event: &Event, after: &Line) {
    match event {
        Event::Played { bone, end, .. } => {
            stays(before, after);
            let laid = after.bones().last().expect("a bone was laid");
            assert_eq!((laid.bone, laid.on), (*bone, *end), "it is the last one");
            if end.is_none() {
                let area = after.area();
                let screen = Rect::from_center_size(Pos2::ZERO, area.size);
                let seen = (after.to_points(screen) * laid.rect).center();
                let away = (seen - area.first_bone_offset).to_vec2().length();
                assert!(away < 0.01, "the first bone is {away} from its place");
            }
            let place = before.place_for(*bone, *end);
            assert_eq!(place, laid.place(), "{bone} lies where it was shown");
            assert_eq!(place.is_none(), after.is_full(), "{bone} has no way");
            match place {
                Some(place) => comes_in(before, place),
                None => assert_eq!(picture(after), picture(before), "the picture stays"),
            }
        }
        Event::BlewUp { bone, .. } => {
            let mut kept = places(before);
            kept.retain(|(other, _)| other != bone);
            assert_eq!(places(after), kept, "nothing moves where {bone} blows up");
            assert_eq!(after.width_px(), before.width_px(), "the size stays");
            let mut rooms = after.rooms().iter();
            if rooms.all(|room| window(before).contains_rect(room.rect)) {
                assert_eq!(after.middle(), before.middle(), "the picture stays");
            }
        }
        _ => {}
    }
    for laid in lying(after) {
        assert!(window(after).contains_rect(laid.rect), "{} is outside: {after:?}", laid.bone);
    }
    assert!(after.is_full() || !before.is_full(), "only the ends are shown until the end");
    assert!(after.is_ends_only() || !after.is_full(), "only the ends are shown");
    do_not_overlap(after);
    has_rooms(after);
    assert!(!has_hooked_cross(after), "four arms alike: {after:?}");
}

/// A place is seen where no bone lies, with all bones of the line: the picture pans a little
/// for it, or zooms out.
fn comes_in(line: &Line, place: Place) {
    let seen = line.with_places_in_view([place]);
    assert_eq!(places(&seen), places(line), "every bone lies where it lay");
    let lying = lying(line).map(|laid| laid.rect);
    for rect in lying.clone().chain([place.rect()]) {
        assert!(window(&seen).contains_rect(rect), "{rect} is out of sight");
    }
    for rect in lying {
        let apart = distance_between(rect, place.rect());
        assert!(apart >= GAP - ROUNDING, "a place on a bone: {line:?}");
    }
    if seen.width_px() == line.width_px() {
        let pan = (seen.middle() - line.middle()).length() * line.width_px();
        assert!(pan <= FARTHEST_PAN_PX, "it pans by {pan} points");
    }
    assert!(seen.width_px() <= line.width_px(), "it never zooms in");
    if window(line).contains_rect(place.rect()) {
        assert_eq!(seen, *line, "it moves only for what is out of sight");
    }
}

/// Earlier bones lie as before, and the picture as a whole only moves and zooms out.
fn stays(before: &Line, after: &Line) {
    assert!(after.width_px() <= before.width_px(), "it never zooms in");
    assert!(after.zoom_step() >= before.zoom_step(), "steps only go outwards");
    let area = after.area();
    assert!(area.widths_px().any(|it| it == after.width_px()), "it is one of the sizes");
    let screen = Rect::from_min_size(Pos2::ZERO, area.size);
    let seen = |line: &Line, laid: &LaidBone| line.to_points(screen) * laid.rect;
    let scale = after.width_px() / before.width_px();
    if scale == 1.0 {
        let pan = after.middle() - before.middle();
        assert!(pan.length() <= FARTHEST_PAN, "it pans by {pan:?}");
    }
    let mut shift = None;
    for (then, now) in lying(before).zip(after.bones()) {
        assert_eq!(then.place(), now.place(), "{} has moved", now.bone);
        let (then, now) = (seen(before, then), seen(after, now));
        let own = now.center() - then.center().to_vec2() * scale;
        let shift = *shift.get_or_insert(own);
        assert!((own - shift).length() < 0.01, "one shift: {own:?}, {shift:?}");
        assert!((now.size() - then.size() * scale).length() < 0.01, "one scale");
    }
}

fn do_not_overlap(line: &Line) {
    for (count, laid) in lying(line).enumerate() {
        for before in &line.bones()[..count] {
            let touches = laid.on.is_some_and(|end| end.on == before.bone);
            let least = if touches { GAP } else { TIGHT } - ROUNDING;
            let apart = distance_between(laid.rect, before.rect);
            assert!(apart >= least, "{} on {}: {line:?}", laid.bone, before.bone);
        }
    }
}

/// Whether the picture moves, but does not zoom.
fn pans(before: &Line, after: &Line) -> bool {
    before.width_px() == after.width_px() && before.middle() != after.middle()
}

/// The rooms that the line keeps are free, apart, and those of open ends are in sight.
fn has_rooms(line: &Line) {
    for (count, room) in line.rooms().iter().enumerate() {
        let is_open = line.open_ends().any(|(end, _)| end == room.end);
        let size = window(line).union(room.rect).size();
        let is_in_sight = (size - window(line).size()).max_elem() < ROUNDING;
        assert!(is_in_sight || !is_open, "the room at {} is outside: {line:?}", room.end);
        let is_free = judge::is_free(line, room.rect, room.end.on, TIGHT);
        assert!(is_free, "the room at {} is taken: {line:?}", room.end);
        for other in &line.rooms()[..count] {
            let apart = distance_between(room.rect, other.rect);
            assert!(apart >= TIGHT - ROUNDING, "rooms at {} and {}", room.end, other.end);
        }
    }
}

/// What the area shows, in widths of a bone.
fn window(line: &Line) -> Rect {
    let size = line.area().size / line.width_px();
    Rect::from_center_size(line.middle(), size).expand(ROUNDING)
}

/// The bones that have a place.
fn lying(line: &Line) -> impl Iterator<Item = &LaidBone> + Clone {
    line.bones().iter().filter(|laid| laid.place().is_some())
}

/// The part of the line that is shown, and its size.
fn picture(line: &Line) -> (Pos2, f32) {
    (line.middle(), line.width_px())
}

fn places(line: &Line) -> Vec<(Bone, Option<Place>)> {
    let places = line.bones().iter().map(|laid| (laid.bone, laid.place()));
    places.collect()
}

/// The least distance between two bones that do not touch.
fn strangers_apart(line: &Line) -> f32 {
    let mut least = f32::INFINITY;
    for (count, laid) in lying(line).enumerate() {
        for before in &line.bones()[..count] {
            if laid.on.is_none_or(|end| end.on != before.bone) {
                least = least.min(distance_between(laid.rect, before.rect) + ROUNDING);
            }
        }
    }
    least
}

/// Whether a doublet turns, or a bone turns at a doublet.
fn has_doublet_at_corner(line: &Line) -> bool {
    let mut turned = line.bones().iter().filter(|laid| laid.way != Way::Straight);
    turned.any(|laid| laid.bone.is_doublet() || laid.on.is_some_and(|end| end.on.is_doublet()))
}

/// Whether the four arms of a doublet make their first turn the same way round.
fn has_hooked_cross(line: &Line) -> bool {
    let mut doublets = lying(line).filter(|laid| laid.bone.is_doublet());
    doublets.any(|doublet| {
        let arms = neighbors(line, doublet).into_iter();
        let turns: Vec<_> = arms.map(|arm| first_turn(line, doublet, arm)).collect();
        turns == [Some(true); 4] || turns == [Some(false); 4]
    })
}

/// The bones that touch a bone.
fn neighbors<'a>(line: &'a Line, of: &LaidBone) -> Vec<&'a LaidBone> {
    let touch = |laid: &&LaidBone| {
        of.on.is_some_and(|end| end.on == laid.bone) || laid.on.is_some_and(|end| end.on == of.bone)
    };
    lying(line).filter(touch).collect()
}

/// Whether an arm turns clockwise where it turns first, seen from its doublet; `None` if it
/// does not turn.
fn first_turn(line: &Line, doublet: &LaidBone, first: &LaidBone) -> Option<bool> {
    let (mut before, mut at) = (doublet, first);
    let mut course = leaving(doublet, first);
    loop {
        let now = self::course(before, at).unwrap_or(course);
        let turned = course.x * now.y - course.y * now.x;
        if turned.abs() > 0.5 {
            return Some(turned > 0.0);
        }
        course = now;
        // Through a doublet an arm goes on where that is most nearly straight.
        let straight = |next: &&LaidBone| course.dot(between(at, next));
        let next = neighbors(line, at)
            .into_iter()
            .filter(|next| next.bone != before.bone)
            .max_by(|one, other| straight(one).total_cmp(&straight(other)))?;
        (before, at) = (at, next);
    }
}

/// The direction from a bone to one that touches it.
fn leaving(from: &LaidBone, to: &LaidBone) -> Vec2 {
    let (after, before) = (to.rect.min - from.rect.max, from.rect.min - to.rect.max);
    let apart = after.max(before);
    let signs = vec2((after.x - before.x).signum(), (after.y - before.y).signum());
    if apart.x > apart.y { vec2(signs.x, 0.0) } else { vec2(0.0, signs.y) }
}

/// The direction in which an arm goes on at a bone; `None` at a doublet, which does not
/// tell.
fn course(before: &LaidBone, at: &LaidBone) -> Option<Vec2> {
    let between = at.rect.center() - before.rect.center();
    let is_row = at.rect.width() > at.rect.height();
    let course = if is_row { vec2(between.x.signum(), 0.0) } else { vec2(0.0, between.y.signum()) };
    (!at.bone.is_doublet()).then_some(course)
}

fn between(one: &LaidBone, other: &LaidBone) -> Vec2 {
    (other.rect.center() - one.rect.center()).normalized()
}

/// The most hands of a hundred in which a bone has no way, an end has no place for a bone
/// that can come, strangers are too near, and a doublet is at a corner.
const fn most_of_a_hundred(game: Preset) -> [f32; 4] {
    match game {
        Preset::FiveUp => [0.5, 3.0, 2.0, 6.0],
        // Bones nearly touch, so there is less room between the arms that a firecracker leaves.
        Preset::FirecrackerFives => [0.25, 0.5, 0.5, 1.0],
        _ => [0.15, 0.5, 0.5, 1.0],
    }
}

/// Plays this many hands, and checks that what is to be rare is rare.
fn check_hands(game: Preset, count: u64) {
    let Seen { pans, steps, full, without_place, crowded, doublet_at_corner } =
        keeps_its_promise(game, count);
    let [most_pans, most_steps] = match game {
        Preset::FiveUp => [5.0, 0.9],
        Preset::Cuban => [4.5, 0.4],
        _ => [4.0, 0.25],
    };
    assert!(pans as f32 <= most_pans * count as f32, "{game:?}: {pans} pans in {count} hands");
    assert!(
        steps as f32 <= most_steps * count as f32,
        "{game:?}: it zooms out {steps} times in {count} hands"
    );
    let found = [
        ("a bone without a way", full),
        ("an end without a place", without_place),
        ("strangers too near", crowded),
        ("a doublet at a corner", doublet_at_corner),
    ];
    for ((what, hands), most) in found.into_iter().zip(most_of_a_hundred(game)) {
        // Few hands say little about a share.
        let most = (most / 100.0 * count as f32).max(3.0);
        assert!(hands.len() as f32 <= most, "{game:?}: {what} in the hands {hands:?}");
    }
}

#[test]
fn a_line_keeps_its_promise() {
    for game in GAMES {
        check_hands(game, HANDS * effort() as u64);
    }
}

/// A hand begins with large bones, which costs a hand in the middle one step, and no pan.
#[test]
fn a_hand_begins_large_and_comes_to_the_first_size_in_one_step() {
    for game in GAMES {
        for area in AREAS.into_iter().filter(|area| area.opening_px > area.first_width_px) {
            let count = HANDS * effort() as u64;
            let mut steps = Vec::new();
            for number in 0..count {
                let hand = Hand::play(game, number, chance);
                let mut line = Line::new(&hand.rules, area);
                assert_eq!(line.width_px(), area.opening_px, "large as it begins");
                steps.push(0);
                for next in &hand.events {
                    let Some(next) = after(&line, next) else {
                        continue;
                    };
                    let is_opening = line.width_px() > area.first_width_px;
                    let is_smaller = next.width_px() < line.width_px();
                    let last = steps.last_mut().expect("the number of this hand");
                    *last += usize::from(is_opening && is_smaller);
                    let stays = next.middle() == line.middle() || next.bones().len() < 3;
                    assert!(
                        !is_opening
                            || is_smaller
                            || stays
                            || next.bones().len() < line.bones().len(),
                        "{game:?}: it pans as it begins"
                    );
                    line = next;
                }
            }
            steps.sort_unstable();
            let middle = steps[steps.len() / 2];
            assert!(middle <= 1, "{game:?}, {area:?}: {middle} steps more");
        }
    }
}

/// Hands of Five-Up with each set, in which a bone has no way to lie in the first area.
const NO_WAY: &str = "4-1 1-0@4-1E 5-0@1-0E 4-0@4-1W 0-0@4-0W 5-2@5-0E 4-2@5-2E 4-3@4-2E \
                      6-3@4-3E 3-0@0-0W 6-5@6-3E 3-1@3-0W 5-1@6-5E 2-1@5-1E 2-2@2-1E 3-2@2-2E \
                      6-2@2-2S 6-6@6-2S 6-0@0-0S 5-3@3-2E 5-4@5-3E 2-0@0-0N 4-4@5-4E";

const NO_WAY_FOR_NINE: &str = "9-9 9-5@9-9E 9-2@9-9W 5-2@9-2W 9-7@9-9S 8-5@9-5E 8-6@8-5E 7-5@5-2W 9-6@9-9N 7-4@7-5W \
     6-6@9-6N 5-4@7-4W 6-2@6-6N 5-5@5-4W 2-2@6-2N 6-4@8-6E 8-4@6-4E 6-1@6-6W 4-2@2-2N 6-5@6-6E \
     1-1@6-1W 4-1@1-1W 4-4@4-1W 8-0@8-4E 5-1@6-5E 5-0@8-0E 9-1@5-1E 2-1@1-1S 4-3@4-4W 7-2@2-1S";

#[test]
fn from_a_bone_without_a_way_only_the_ends_are_shown_until_the_hand_is_over() {
    for (set, hand, laid) in
        [(DominoSet::DoubleSix, NO_WAY, 17), (DominoSet::DoubleNine, NO_WAY_FOR_NINE, 29)]
    {
        is_full_from(laid, hand, &Rules { set, ..Preset::FiveUp.rules(Seats::Two) });
    }
}

/// Lays a hand in which only so many of the first bones have a way to lie.
fn is_full_from(laid: usize, hand: &str, rules: &Rules) {
    let mut line = Line::new(rules, AREAS[0]);
    for (count, text) in hand.split_whitespace().enumerate() {
        let (bone, end) = match text.parse().expect("a lead or a play") {
            Action::Lead(bone) => (bone, None),
            Action::Play(bone, end, _) => (bone, Some(end)),
            other => panic!("{other} lays no bone"),
        };
        let place = line.place_for(bone, end);
        let next = line.lay(bone, end, None);
        let is_full = count >= laid;
        assert_eq!((place.is_none(), next.is_full()), (is_full, is_full), "{text}");
        assert_eq!(next.is_ends_only(), is_full, "{text}");
        let before = places(&line);
        assert_eq!(places(&next), [before, vec![(bone, place)]].concat(), "{text}");
        assert!(next.open_ends().any(|(end, _)| end.on == bone), "the line goes on at {bone}");
        assert_eq!(next.tip(End { on: bone, side: Side::East }).is_none(), is_full, "{text}");
        if is_full {
            assert_eq!(picture(&next), picture(&line), "{text}: the picture stays");
        }
        for area in AREAS {
            let fitted = next.fitted(area);
            assert_eq!(places(&fitted), places(&next), "{text}: every bone lies where it lay");
            assert_eq!(fitted.is_full(), is_full, "{text}: in any area");
        }
        line = next;
    }
}

#[test]
fn another_area_only_scales_the_line_and_the_hand_goes_on() {
    for game in GAMES {
        for number in 0..7 {
            let hand = Hand::play(game, number, chance);
            let mut line = Line::new(&hand.rules, AREAS[0]);
            for (count, event) in hand.events.iter().enumerate() {
                if count == hand.events.len() / 2 {
                    line = resized(&line, AREAS[number as usize]);
                }
                let Some(next) = after(&line, event) else {
                    continue;
                };
                if matches!(event, Event::Played { .. }) {
                    assert!(next.width_px() <= line.width_px(), "{game:?}: it never zooms in");
                    let bones = line.bones().len();
                    assert_eq!(places(&next)[..bones], places(&line), "{game:?}: bones stay");
                }
                line = next;
            }
        }
    }
}

/// The line in another area, where all of it is seen, as large as may be.
fn resized(line: &Line, area: LineArea) -> Line {
    let fitted = line.fitted(area);
    assert_eq!(places(&fitted), places(line), "every bone lies where it lay");
    assert_eq!(fitted.rooms(), line.rooms(), "so do the rooms");
    for laid in lying(&fitted) {
        assert!(window(&fitted).contains_rect(laid.rect), "{} is outside", laid.bone);
    }
    let mut sizes = area.widths_px();
    let is_tight = fitted.width_px() < area.width_px(2);
    assert!(is_tight || sizes.any(|it| it == fitted.width_px()), "it is one of the sizes");
    let back = fitted.fitted(line.area());
    assert!(back.width_px() >= line.width_px(), "back in a large window bones are large");
    fitted
}
