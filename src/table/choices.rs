//! The context menus of sprites, and why a bone of the hand cannot be used.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::live::TableInteraction;
use super::names;
use super::snapshot::{EndState, HandBone, Snapshot, rules_show_counts};
use super::sprite::{Sprite, SpriteId};
use egui::{CursorIcon, Response};

use crate::command::{Command, TableCommand, WindowCommand, WindowKind};
use crate::menu::{MenuGroups, MenuItem, context_menu};
use engine::{Action, Bone, End, Pips, Reason, Side};
use words::msg;
use words::refused::why_refused;
use words::settings::SettingsPage;

/// The context menu of a sprite, in groups.
pub fn sprite_menu(
    sprite: &Sprite,
    snapshot: &Snapshot,
    interaction: &TableInteraction,
) -> MenuGroups {
    match sprite.id {
        SpriteId::Bone(bone) => match snapshot.in_hand(bone) {
            Some(hand) if !interaction.is_read_only => hand_bone_menu(hand, snapshot, interaction),
            _ => line_bone_menu(bone, snapshot, interaction),
        },
        SpriteId::End(end) | SpriteId::Place(Some(end), _) => {
            vec![plays_at(Some(end), snapshot, interaction), view_items()]
        }
        SpriteId::Place(None, _) => vec![plays_at(None, snapshot, interaction), view_items()],
        SpriteId::Score(_) | SpriteId::Name(_) | SpriteId::SideNames => score_menu(),
        _ => vec![view_items()],
    }
}

fn hand_bone_menu(
    hand: &HandBone,
    snapshot: &Snapshot,
    interaction: &TableInteraction,
) -> MenuGroups {
    let is_selected = interaction.selected == Some(hand.bone);
    let mut plays: Vec<MenuItem> = hand
        .plays
        .iter()
        .flat_map(|(end, preview)| {
            let ways = snapshot.rules.fit.outward_choices(hand.bone);
            ways.map(move |outward| (*end, outward, *preview))
        })
        .map(|(end, outward, preview)| {
            let at = end.map(|end| (end, outward));
            let name = names::play_at(at, hand.bone, preview, &snapshot.rules);
            let key = end.filter(|_| is_selected && outward.is_none());
            let key = key.and_then(|end| key_toward(end, hand));
            play_item(hand.bone, at, name).with_key(key)
        })
        .collect();
    if plays.is_empty() {
        plays.push(MenuItem::disabled(msg::DO_PLAY, refusal(hand.bone, snapshot)));
    }
    let take_up = if is_selected {
        let escape = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);
        MenuItem::new(msg::DO_PUT_DOWN, TableCommand::Select(None)).with_key(Some(escape))
    } else {
        MenuItem::new(msg::DO_TAKE_UP, TableCommand::Select(Some(hand.bone)))
    };
    let mut order = Vec::new();
    let bones = snapshot.hand.iter();
    let place = bones.clone().position(|other| other.bone == hand.bone);
    if let (Some(last @ 1..), Some(place)) = (snapshot.hand.len().checked_sub(1), place) {
        if place > 0 {
            let first = TableCommand::MoveInHand(hand.bone, 0);
            order.push(MenuItem::new(msg::DO_PUT_FIRST, first));
        }
        if place < last {
            let last = TableCommand::MoveInHand(hand.bone, last);
            order.push(MenuItem::new(msg::DO_PUT_LAST, last));
        }
        order.push(MenuItem::from(Command::Table(TableCommand::SortHand)));
    }
    vec![plays, vec![take_up], order]
}

/// The plays at each end on a bone of the line, and the items about the view.
fn line_bone_menu(bone: Bone, snapshot: &Snapshot, interaction: &TableInteraction) -> MenuGroups {
    let ends = snapshot.ends.iter();
    let on_it = ends.filter(|end| end.is_open && end.end.on == bone);
    let mut choices: MenuGroups =
        on_it.map(|end| plays_at(Some(end.end), snapshot, interaction)).collect();
    choices.push(view_items());
    choices
}

fn score_menu() -> MenuGroups {
    let windows = [WindowKind::ScoreSheet, WindowKind::Tally, WindowKind::History];
    let windows = windows.map(|kind| MenuItem::from(Command::Window(WindowCommand::Toggle(kind))));
    let settings = [
        (msg::SETTINGS_PAGE_RULES, SettingsPage::Rules),
        (msg::SETTINGS_LEVEL, SettingsPage::Basic),
    ];
    let settings =
        settings.map(|(name, page)| MenuItem::new(name, WindowCommand::OpenSettings(page)));
    vec![windows.to_vec(), settings.to_vec()]
}

/// The plays at an end, of the selected bone or else of the whole hand.
fn plays_at(
    end: Option<End>,
    snapshot: &Snapshot,
    interaction: &TableInteraction,
) -> Vec<MenuItem> {
    let bones = snapshot.hand.iter();
    let bones = bones.filter(|hand| interaction.selected.is_none_or(|bone| bone == hand.bone));
    let mut plays: Vec<MenuItem> = bones
        .filter_map(|hand| Some((hand, hand.preview_at(end)?)))
        .flat_map(|(hand, preview)| {
            let ways = snapshot.rules.fit.outward_choices(hand.bone);
            ways.map(move |outward| (hand, outward, preview))
        })
        .map(|(hand, outward, preview)| {
            let at = end.map(|end| (end, outward));
            let name = names::bone_to_play(at, hand.bone, preview, &snapshot.rules);
            let here = end.filter(|_| interaction.selected == Some(hand.bone) && outward.is_none());
            let key = here.and_then(|end| key_toward(end, hand));
            play_item(hand.bone, at, name).with_key(key)
        })
        .collect();
    if plays.is_empty() && !snapshot.is_over && !interaction.is_read_only {
        let pips = end.and_then(|at| snapshot.ends.iter().find(|end| end.end == at));
        let why = match (interaction.selected, pips.map(|end| end.pips)) {
            (Some(bone), Some(pips)) if !snapshot.rules.fit.allows(bone, pips) => {
                why_refused(&match snapshot.rules.fit.needed_pips(pips) {
                    Some(pips) => Reason::DoesNotFitThere { bone, pips },
                    None => Reason::NeedsMatador { bone },
                })
            }
            _ => msg::DO_NOTHING_FITS.text(),
        };
        plays.push(MenuItem::disabled(msg::DO_PLAY_HERE, why));
    }
    plays
}

fn view_items() -> Vec<MenuItem> {
    vec![MenuItem::from(Command::Table(TableCommand::ToggleView))]
}

fn play_item(bone: Bone, at: Option<(End, Option<Pips>)>, name: String) -> MenuItem {
    let (action, id) = match at {
        Some((end, outward)) => {
            let action = Action::Play(bone, end, outward);
            (action, format!("do-{action}"))
        }
        None => (Action::Lead(bone), format!("do-{bone}@lead")),
    };
    MenuItem::named(name, id, TableCommand::Act(action))
}

/// The key that plays the selected bone towards the side of an end; `None` if the bone fits several
/// ends on that side.
fn key_toward(end: End, hand: &HandBone) -> Option<KeyboardShortcut> {
    let there = hand.plays.iter().filter_map(|(at, _)| *at);
    let is_only = there.filter(|at| at.side == end.side).count() == 1;
    let key = match end.side {
        Side::East => Key::E,
        Side::West => Key::W,
        Side::North => Key::N,
        Side::South => Key::S,
    };
    is_only.then(|| KeyboardShortcut::new(Modifiers::NONE, key))
}

/// Explains why a bone of the viewer's hand cannot be used now. `None` if it can, or if the viewer
/// need not play or claim.
pub fn why_unusable(bone: Bone, snapshot: &Snapshot) -> Option<String> {
    (snapshot.in_hand(bone).is_some() && snapshot.is_unusable(bone))
        .then(|| refusal(bone, snapshot))
}

/// Explains why a bone cannot be played now.
fn refusal(bone: Bone, snapshot: &Snapshot) -> String {
    if snapshot.is_over {
        return why_refused(&Reason::RoundOver);
    }
    if snapshot.is_to_claim {
        return why_refused(&Reason::ClaimFirst);
    }
    let fit = snapshot.rules.fit;
    let open = || snapshot.ends.iter().filter(|end| end.is_open);
    let ends: Vec<(Side, Pips)> = open().map(|end| (end.end.side, end.pips)).collect();
    if !ends.is_empty() && !ends.iter().any(|(_, pips)| fit.allows(bone, *pips)) {
        // A doublet may show twice its pips, so that a bone with that number seems to fit.
        let has = |number: u8| bone.halves().iter().any(|half| half.value() == number);
        let seems_to_fit = |end: &&EndState| end.multiplier > 1 && has(end.counted_pips());
        let counted = open().find(seems_to_fit).filter(|_| rules_show_counts(&snapshot.rules));
        let counted = counted
            .map(|end| msg::refused_counts_twice(end.end.on, end.counted_pips(), end.pips.value()));
        let why = why_refused(&Reason::fits_nowhere(bone, fit, &ends));
        [why].into_iter().chain(counted).collect::<Vec<_>>().join(" ")
    } else if snapshot.is_to_play {
        msg::DO_NOT_NOW.text()
    } else {
        why_refused(&Reason::NotInTurn)
    }
}

/// Opens the score sheet when a score is clicked, and a menu on a right-click.
pub fn on_score_click(score: &Response, commands: &mut Vec<Command>) {
    commands.extend(context_menu(score, score_menu));
    let score = score.clone().on_hover_cursor(CursorIcon::PointingHand);
    if score.clicked() {
        commands.push(WindowCommand::Toggle(WindowKind::ScoreSheet).into());
    }
}
