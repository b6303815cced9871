//! Texts for screen readers and on the table: names of bones, ends and players, and news.

use engine::{Bone, Direction, End, Fit, Pips, Rules};
use words::msg::or_none;
use words::{
    EndName, EndPlace, Points, Who, joined, lacked_numbers, list, msg, points, sole_person,
    yes_or_no,
};

use super::snapshot::{
    EndState, HandBone, News, PlayerState, Preview, Snapshot, rules_show_counts,
};

/// Marks a name as the coach's advice if `is_advised`.
pub fn with_advice_mark(name: String, is_advised: bool) -> String {
    if is_advised { msg::hint_advised(name) } else { name }
}

/// Where a play is made: the end, and the half turned outward if there is a choice; `None` for the
/// lead.
type PlayPlace = Option<(End, Option<Pips>)>;

/// Names a play by its end, or as a lead, with its points.
pub fn play_at(at: PlayPlace, bone: Bone, preview: Preview, rules: &Rules) -> String {
    let points = preview.shown_points(rules);
    match at {
        Some((end, outward)) => msg::do_play_at(&EndPlace::of(end, rules).turned(outward), points),
        None => msg::do_lead(bone, points),
    }
}

/// Names a play by its bone, for the menu of an end.
pub fn bone_to_play(at: PlayPlace, bone: Bone, preview: Preview, rules: &Rules) -> String {
    let Some((end, outward)) = at else {
        return play_at(None, bone, preview, rules);
    };
    let place = EndPlace::of(end, rules).turned(outward);
    msg::do_play_bone_at(bone, &place, preview.shown_points(rules))
}

/// Names a bone that was played, and by whom.
pub fn played_bone(bone: Bone, snapshot: &Snapshot, place: usize) -> String {
    let who = who(snapshot, place);
    msg::table_played_by(&who, bone)
}

/// Names a revealed bone in the hand of a player.
pub fn open_hand_bone(bone: Bone, snapshot: &Snapshot, place: usize) -> String {
    let who = who(snapshot, place);
    msg::table_in_hand(&who, bone)
}

fn who(snapshot: &Snapshot, place: usize) -> Who {
    Who::at(&snapshot.seating, snapshot.players[place].seat)
}

/// Describes the boneyard, and whether it can be drawn from now.
pub fn boneyard(count: usize, can_draw: bool, rules: &Rules) -> String {
    if can_draw {
        msg::table_draw(count)
    } else if rules.can_draw() && count > 0 && count <= rules.kept_back.into() {
        msg::text_deal_kept_back(count as u8)
    } else if rules.can_draw() {
        msg::turn_boneyard(count as u8)
    } else {
        msg::turn_left_over(count as u8)
    }
}

/// Describes an end for a screen reader: the number that fits, or what playing the selected bone
/// there would score. An end that isn't open yet says when it opens.
pub fn end(snapshot: &Snapshot, end: EndState, selected: Option<Bone>) -> String {
    let name = EndName::of(end.end, &snapshot.rules);
    if !end.is_open {
        return msg::end_opens(end.end.on, &name);
    }
    match selected.and_then(|bone| Some((bone, snapshot.in_hand(bone)?.preview_at(Some(end.end))?)))
    {
        Some((bone, preview)) => play(snapshot, &name, bone, preview),
        None => match (snapshot.rules.fit, snapshot.rules.fit.needed_pips(end.pips)) {
            (Fit::Equal, _) => {
                let is_doubled = end.multiplier > 1 && rules_show_counts(&snapshot.rules);
                let count = is_doubled.then(|| end.counted_pips());
                msg::end_takes(or_none(count), &name, end.pips.value())
            }
            (Fit::AddToSeven, wanted) => {
                msg::end_takes_matador(&name, or_none(wanted.map(Pips::value)))
            }
        },
    }
}

fn play(snapshot: &Snapshot, end: &EndName, bone: Bone, preview: Preview) -> String {
    let rules = &snapshot.rules;
    let points = preview.shown_points(rules);
    let count = if rules_show_counts(rules) {
        preview.count.into()
    } else if points > Points::NONE {
        "points".into()
    } else {
        or_none(None::<u8>)
    };
    msg::end_play(bone, count, end, points)
}

/// Names a place for a bone of the hand, with the points of playing it there; empty if the bone
/// cannot be played there.
pub fn place(snapshot: &Snapshot, bone: Bone, at: PlayPlace) -> String {
    let Some((end, outward)) = at else {
        return msg::END_FIRST_BONE.text();
    };
    let preview = snapshot.in_hand(bone).and_then(|hand| hand.preview_at(Some(end)));
    let name = EndName::of(end, &snapshot.rules).turned(outward);
    preview.map_or_else(String::new, |preview| play(snapshot, &name, bone, preview))
}

/// Describes a bone of the viewer's hand: `6-4, fits on the right and at the top, scores 10 at the
/// top`.
pub fn hand_bone(snapshot: &Snapshot, hand: &HandBone) -> String {
    let rules = &snapshot.rules;
    let bone = hand.bone;
    if hand.plays.is_empty() {
        return msg::bone_stuck(bone);
    }
    let score = |preview: &Preview| {
        Some(preview.shown_points(rules)).filter(|points| *points > Points::NONE)
    };
    if let [(None, preview)] = &hand.plays[..] {
        return msg::bone_leads(bone, score(preview).unwrap_or(Points::NONE));
    }
    let ends = snapshot.ends.iter().map(|end| Some(end.end));
    let (mut places, mut scores) = (Vec::new(), Vec::new());
    for (end, preview) in ends.filter_map(|end| Some((end?, hand.preview_at(end)?))) {
        let place = EndPlace::of(end, rules);
        if let Some(points) = score(&preview) {
            scores.push(msg::bone_scores_at(&place, points));
        }
        places.push(place.to_string());
    }
    let fits = msg::bone_fits(bone, joined(&places));
    list(std::iter::once(fits).chain(scores))
}

/// Describes a player for a screen reader: score, number of bones, and the turn or else the news.
pub fn plate(snapshot: &Snapshot, place: usize) -> String {
    let player = &snapshot.players[place];
    let own = snapshot.hand.iter().map(|hand| hand.bone);
    let open = player.open_hand.iter().flatten().copied();
    let bones: Vec<Bone> = if place == 0 { own.collect() } else { open.collect() };
    let pips = bones.iter().map(|bone| u16::from(bone.weight()));
    let pips = (!bones.is_empty()).then_some(pips.sum::<u16>());
    let pips = pips.filter(|_| snapshot.is_over && player.bones > 0);
    let hand_text = msg::turn_hand(player.bones as u8, or_none(pips));
    let target = or_none(player.target);
    let score = points::score(player.score, &snapshot.rules);
    let status = msg::turn_status(hand_text, player.name.as_str(), score, target);
    let last = match player.is_to_move {
        // At a table for two, the turn is announced elsewhere.
        true if snapshot.players.len() == 2 => String::new(),
        true if sole_person(&snapshot.seating) == Some(player.seat) => msg::PLATE_YOUR_TURN.text(),
        true => msg::PLATE_TURN.text(),
        false => news(player, &snapshot.rules),
    };
    if last.is_empty() { status } else { list([status, last]) }
}

/// Lists the players in the order of play, the viewer first.
pub fn order_of_play(snapshot: &Snapshot) -> String {
    let names = snapshot.players.iter().map(|player| player.name.clone());
    let is_clockwise = snapshot.rules.direction == Direction::Clockwise;
    msg::plate_order_of_play(yes_or_no(is_clockwise), list(names))
}

/// The text about the viewer's partner beside the viewer's name; `None` without a partner.
pub fn partner(snapshot: &Snapshot) -> Option<String> {
    let partner = snapshot.side_places(0).into_iter().nth(1)?;
    Some(msg::plate_and_partner(snapshot.players[partner].name.clone()))
}

/// The note beside the name of another player: the number of bones in a large hand, or that only
/// one is left; `None` for other hands.
pub fn bones_note(player: &PlayerState) -> Option<String> {
    const MANY_BONES: usize = 7;
    match player.bones {
        1 => Some(msg::PLATE_LAST_BONE.text()),
        MANY_BONES.. => Some(bone_count(player)),
        _ => None,
    }
}

/// The number of a player's bones, in words.
pub fn bone_count(player: &PlayerState) -> String {
    msg::turn_hand(player.bones as u8, or_none(None::<u16>))
}

pub fn side_names(snapshot: &Snapshot, place: usize) -> String {
    let places = snapshot.side_places(place).into_iter();
    let names = places.map(|place| snapshot.players[place].name.clone());
    joined(&names.collect::<Vec<_>>())
}

/// The news about a player for a screen reader.
fn news(player: &PlayerState, rules: &Rules) -> String {
    match player.news {
        None | Some((News::Led, _)) => String::new(),
        Some((News::Drew(count), _)) => msg::plate_drew(count),
        Some((News::Streak(count), _)) => msg::plate_in_a_row(count),
        Some((News::Passed { drawn, open }, _)) => {
            with_draws(drawn, msg::plate_passed_at(lacked_numbers(open, rules.fit)))
        }
        Some((News::Yielded, _)) => msg::PLATE_YIELDED.text(),
    }
}

/// Puts the number of bones drawn before a pass, if any, in front of the text of the pass.
fn with_draws(drawn: u8, passed: String) -> String {
    if drawn == 0 { passed } else { list([msg::plate_drew(drawn), passed]) }
}

/// Versions of the news beside a plate, the longest first; the first one that fits is shown.
pub fn news_versions(player: &PlayerState, rules: &Rules) -> Vec<String> {
    let text = match player.news {
        None => String::new(),
        Some((News::Led, _)) => msg::PLATE_LED.text(),
        Some((News::Drew(count), _)) => msg::plate_drew(count),
        Some((News::Streak(count), _)) => msg::plate_in_a_row(count),
        Some((News::Yielded, _)) => msg::PLATE_YIELDED.text(),
        Some((News::Passed { drawn, open }, _)) => {
            let lacks = lacked_numbers(open, rules.fit);
            return vec![with_draws(drawn, lacks.clone()), lacks, msg::PLATE_PASSED.text()];
        }
    };
    vec![text]
}

/// Says which bone a player drew for the lead.
pub fn drawn_for_lead(bone: Bone, snapshot: &Snapshot, place: usize) -> String {
    msg::taking_drew(&who(snapshot, place), bone)
}

pub fn firecracker(snapshot: &Snapshot, place: usize, is_selected: bool) -> String {
    let can_be_used = !snapshot.targets.is_empty();
    match (place, is_selected, can_be_used) {
        (0, true, _) => msg::FIRECRACKER_TAKEN_UP.text(),
        (0, false, true) => msg::FIRECRACKER_OWN.text(),
        (0, false, false) => msg::FIRECRACKER_WAITS.text(),
        _ => msg::firecracker_of(snapshot.players[place].name.clone()),
    }
}

/// Describes blowing up a bone, with the count afterwards and the points.
pub fn blow_up(bone: Bone, preview: Preview, rules: &Rules) -> String {
    if !rules_show_counts(rules) {
        return msg::firecracker_target(bone);
    }
    msg::firecracker_target_counts(bone, preview.count, preview.shown_points(rules))
}

/// Formats the remaining time in minutes and seconds: `4:05`.
pub fn minutes(secs: u32) -> String {
    format!("{}:{:02}", secs / 60, secs % 60)
}

/// Describes the game's clock for a screen reader: the remaining time, and whether it runs.
pub fn clock(secs: u32, runs: bool) -> String {
    msg::clock_told(secs / 60, yes_or_no(runs), secs % 60)
}
