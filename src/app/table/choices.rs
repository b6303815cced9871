//! What can be done with the things on the table: what their menus offer.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::model::{EndModel, HandBone, TableModel};
use super::names as wording;
use super::paint_context::PaintContext;
use super::viewpoint::Viewpoint;
use crate::app::command::{Command, WindowKind};
use crate::app::menu::{Choice, Choices};
use engine::{Action, Bone, End, Reason, Side};
use words::id;
use words::points::plain_spaced;
use words::refused::refused;
use words::settings::Page;

/// What can be done with a bone of the own hand.
pub(super) fn of_hand_bone(hand: &HandBone, picture: &PaintContext<'_>) -> Choices {
    let model = picture.model;
    // In the order of the picture.
    let ends = model.ends.iter().map(|end| end.end);
    let fits = ends.filter_map(|end| hand.fits.iter().find(|(at, _)| *at == end));
    let mut plays: Vec<Choice> = fits
        .filter(|_| hand.playable)
        .map(|(end, preview)| {
            let name = wording::play_at(*end, hand.bone, *preview, picture.rules);
            let key = end.and_then(|end| key_toward(end, hand));
            play(hand.bone, *end, name).with_key(key)
        })
        .collect();
    if plays.is_empty() {
        plays.push(Choice::refused(id!("do-play"), why_not(hand, model)));
    }
    let take_up = if hand.selected {
        let escape = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);
        Choice::new(id!("do-put-down"), Command::Select(None)).with_key(Some(escape))
    } else {
        Choice::new(id!("do-take-up"), Command::Select(Some(hand.bone)))
    };
    let mut order = Vec::new();
    if model.hand.len() > 1 {
        let last = model.hand.len() - 1;
        let place = model.hand.iter().position(|other| other.bone == hand.bone);
        if place != Some(0) {
            let first = Command::MoveInHand(hand.bone, 0);
            order.push(Choice::new(id!("do-put-first"), first));
        }
        if place != Some(last) {
            let last = Command::MoveInHand(hand.bone, last);
            order.push(Choice::new(id!("do-put-last"), last));
        }
        order.push(Choice::from(Command::SortHand));
    }
    vec![plays, vec![take_up], order]
}

/// What can be done at an end.
pub(super) fn of_end(end: &EndModel, picture: &PaintContext<'_>) -> Choices {
    vec![plays_at(end, picture), of_view(picture)]
}

/// What can be done with a bone that lies on the table: what can be done at the
/// ends on it.
pub(super) fn of_lying(bone: Bone, picture: &PaintContext<'_>) -> Choices {
    let ends = picture.model.ends.iter();
    let on_it = ends.filter(|end| end.open && end.end.is_some_and(|end| end.on == bone));
    let mut choices: Choices = on_it.map(|end| plays_at(end, picture)).collect();
    choices.push(of_view(picture));
    choices
}

/// What can be done with a score.
pub(super) fn of_score() -> Choices {
    let windows = [
        WindowKind::ScoreSheet,
        WindowKind::Tally,
        WindowKind::History,
    ];
    let windows = windows.map(|kind| Choice::from(Command::ToggleWindow(kind)));
    let settings = vec![
        Choice::new(
            id!("settings-page-game-and-rules"),
            Command::OpenSettings(Page::GameAndRules),
        ),
        Choice::new(
            id!("settings-level"),
            Command::OpenSettings(Page::Opponents),
        ),
    ];
    vec![windows.to_vec(), settings]
}

/// What can be done with a line of the log.
pub(super) fn of_saying(text: &str) -> Choices {
    let line = Command::Copy(plain_spaced(text));
    vec![
        vec![
            Choice::new(id!("do-copy-line"), line),
            Choice::from(Command::CopyLog),
        ],
        vec![Choice::from(Command::ToggleWindow(WindowKind::ScoreSheet))],
    ]
}

/// What of the hand fits at an end: the bone taken up, or else all.
fn plays_at(end: &EndModel, picture: &PaintContext<'_>) -> Vec<Choice> {
    let model = picture.model;
    let selected = model.selected();
    let bones = model.hand.iter().filter(|hand| hand.playable);
    let bones = bones.filter(|hand| selected.is_none_or(|bone| bone == hand.bone));
    let mut plays: Vec<Choice> = bones
        .filter_map(|hand| {
            let (_, preview) = hand.fits.iter().find(|(at, _)| *at == end.end)?;
            let name = wording::play_there(end.end, hand.bone, *preview, picture.rules);
            let here = end.end.filter(|_| hand.selected);
            let key = here.and_then(|end| key_toward(end, hand));
            Some(play(hand.bone, end.end, name).with_key(key))
        })
        .collect();
    if plays.is_empty() && model.goes_on && !model.is_past {
        let why = match (selected, end.pips) {
            (Some(bone), Some(pips)) if !bone.has(pips) => {
                refused(&Reason::DoesNotFitThere { bone, pips })
            }
            _ => wording::NOTHING_FITS.text(),
        };
        plays.push(Choice::refused(id!("do-play-here"), why));
    }
    plays
}

fn of_view(picture: &PaintContext<'_>) -> Vec<Choice> {
    let mut choices = vec![Choice::from(Command::ToggleView)];
    if picture.arrangement.viewpoint().is_near() {
        choices.push(Choice::from(Command::LookFrom(Some(Viewpoint::ALL))));
    }
    if picture.model.viewpoint.is_some() {
        choices.push(Choice::from(Command::LookFrom(None)));
    }
    choices
}

fn play(bone: Bone, end: Option<End>, name: String) -> Choice {
    let (action, at) = match end {
        Some(end) => (Action::Play(bone, end), end.to_string()),
        None => (Action::Lead(bone), "lead".to_owned()),
    };
    Choice::called(name, format!("do-{bone}@{at}"), Command::Act(action))
}

/// The key that plays the bone taken up toward the side of an end, if only one
/// of the ends that it fits lies there.
fn key_toward(end: End, hand: &HandBone) -> Option<KeyboardShortcut> {
    let there = hand.fits.iter().filter_map(|(at, _)| *at);
    let is_only = there.filter(|at| at.side == end.side).count() == 1;
    let key = match end.side {
        Side::East => Key::E,
        Side::West => Key::W,
        Side::North => Key::N,
        Side::South => Key::S,
    };
    (hand.selected && is_only).then(|| KeyboardShortcut::new(Modifiers::NONE, key))
}

/// Why a bone of the hand cannot be played now.
pub(super) fn why_not(hand: &HandBone, model: &TableModel) -> String {
    let bone = hand.bone;
    if !model.goes_on {
        return refused(&Reason::RoundOver);
    }
    let open = model.table.map(|table| table.open_pips());
    match open.filter(|open| !open.is_empty() && !open.bones().contains(bone)) {
        Some(open) => refused(&Reason::FitsNowhere { bone, open }),
        None if hand.dimmed => wording::NOT_NOW.text(),
        None => refused(&Reason::NotInTurn),
    }
}
