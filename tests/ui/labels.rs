//! What the names on the window must say, worked out from the session.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Bone, DominoSet, End, Phase, Seat, Seating};
use game::profile::Pace;
use game::session::Session;
use words::msg::{self, or_none};
use words::{Who, points, turn};

use super::player::Player;
use crate::{NESTOR, YOU};

/// A part of the window: what it is and what it is called.
pub type Part = (Role, String);

/// A part of the window that has an id, by which it is found whatever language
/// it speaks.
#[derive(Debug, Clone)]
pub struct Widget {
    pub id: String,
    pub role: Role,
    pub label: String,
}

impl Widget {
    /// Whether it is a button: what is only to be read is none.
    pub fn is_button(&self) -> bool {
        self.role == Role::Button
    }
}

/// The bones whose widgets have ids that begin so.
fn bones(widgets: &[Widget], start: &str) -> Vec<Bone> {
    let ids = widgets.iter().map(|widget| widget.id.strip_prefix(start));
    let bones = ids.filter_map(|bone| bone?.parse().ok());
    bones.collect()
}

/// The bones of the hand, from left to right.
pub fn hand(widgets: &[Widget]) -> Vec<Bone> {
    bones(widgets, "hand-")
}

/// The buttons that say what is to be done next.
pub fn buttons(widgets: &[Widget]) -> impl Iterator<Item = &Widget> {
    let of_turn = |widget: &&Widget| widget.id.starts_with("turn-") && widget.is_button();
    widgets.iter().filter(of_turn)
}

/// Checks that everything the window says is so.
pub fn assert_window_agrees(player: &Player) {
    let (parts, widgets, session) = (player.parts(), player.widgets(), player.session());
    let has = |text: &str| parts.iter().any(|(_, label)| label == text);
    for seat in [YOU, NESTOR] {
        let text = status(session, seat);
        // What the player did last may follow.
        let with_news = format!("{text}, ");
        let is_told = |label: &String| *label == text || label.starts_with(&with_news);
        let told = parts.iter().any(|(_, label)| is_told(label));
        assert!(told, "{text:?} is not in {parts:?}");
    }
    assert_hand_agrees(&widgets, session);
    assert_ends_agree(&widgets, session);
    // Where nothing is counted, the boneyard tells of itself.
    if let Some(told) = widgets.iter().find(|widget| widget.id == "count") {
        assert_eq!(told.label, count(session), "the count and the boneyard");
    } else if let Some(boneyard) = widgets.iter().find(|widget| widget.id == "boneyard") {
        let left = session.state().position().map(|at| at.boneyard().len());
        let left = left.unwrap_or_default().to_string();
        let is_told = left == "0" || boneyard.label.contains(&left);
        assert!(is_told, "{}", boneyard.label);
    }
    let position = session.state().position().expect("a round is dealt");
    let table = position.table().played();
    let is_whole = !session.preferences().display.ends_only;
    for bone in DominoSet::DoubleSix.bones() {
        let mut texts = [YOU, NESTOR].map(|seat| played(bone, seat, session.seating())).into_iter();
        let is_told = texts.any(|text| has(&text));
        // With the ends alone, bones are left out.
        let is_right = is_told == table.contains(bone) || !is_told && !is_whole;
        assert!(is_right, "{bone} was played");
    }
    if session.state().outcome().is_some() {
        // The card of the game has the buttons.
        return;
    }
    let said: BTreeSet<&str> = buttons(&widgets).map(|button| &button.id[..]).collect();
    assert_eq!(said, expected_buttons(session), "the turn buttons");
}

/// What a bone on the table is called.
fn played(bone: Bone, by: Seat, seating: &Seating) -> String {
    let who = Who::at(seating, by);
    msg::table_played_by(&who, bone)
}

/// All bones that a text names.
fn bones_in(text: &str) -> impl Iterator<Item = Bone> {
    let letters = text.as_bytes().windows(3);
    letters.filter_map(|three| std::str::from_utf8(three).ok()?.parse().ok())
}

/// Checks that nothing in the window names a bone that is hidden. What was said
/// of the hand before is not to be in it.
pub fn assert_nothing_hidden_is_named(parts: &[Part], session: &Session) {
    let state = session.state();
    let view = state.view(YOU).expect("a round is dealt");
    let hidden = view.unseen();
    assert!(!hidden.is_empty(), "something is hidden");
    for (_, label) in parts {
        for bone in bones_in(label) {
            assert!(!hidden.contains(bone), "{label:?} names {bone}");
        }
    }
}

/// `You: 15 of 150, 7 bones`.
fn status(session: &Session, seat: Seat) -> String {
    let state = session.state();
    let rules = state.rules();
    let score = points::in_rules_unit(state.scores()[rules.seats.team(seat)], rules);
    let target = rules.target.map(|target| points::in_rules_unit(target.into(), rules));
    let position = state.position().expect("a round is dealt");
    let held = position.hand(seat);
    let pips = (position.end().is_some() && !held.is_empty()).then(|| held.weight());
    let name = session.seating()[seat].name().as_str();
    let holding = msg::turn_hand(held.len(), or_none(pips));
    msg::turn_status(holding, name, points::score(score, rules), or_none(target))
}

fn assert_hand_agrees(widgets: &[Widget], session: &Session) {
    let position = session.state().position().expect("a round is dealt");
    let mut shown = hand(widgets);
    shown.sort_unstable();
    let held: Vec<Bone> = position.hand(YOU).iter().collect();
    assert_eq!(shown, held, "the own hand");
    let actions = session.actions_of(YOU);
    for bone in held {
        let widget = widgets.iter().find(|it| it.id == format!("hand-{bone}"));
        let label = &widget.expect("it is shown").label;
        let fits = actions.iter().any(|action| action.bone() == Some(bone));
        let stuck = msg::bone_stuck(bone);
        assert_eq!(*label != stuck, fits, "{label}");
    }
}

fn assert_ends_agree(widgets: &[Widget], session: &Session) {
    let state = session.state();
    let position = state.position().expect("a round is dealt");
    if position.end().is_some() {
        return;
    }
    let table = position.table();
    let is_end = |widget: &&Widget| widget.id.starts_with("end-");
    let ends = || widgets.iter().filter(is_end);
    // A bone that can lie either way round has two places at an end.
    let of_end = |widget: &Widget| widget.id.split('=').next().map(str::to_owned);
    let shown: BTreeSet<String> = ends().filter_map(of_end).collect();
    let id = |end: End| format!("end-{end}");
    for open in table.ends() {
        assert!(shown.contains(&id(open.end())), "{} is shown", open.end());
    }
    let inviting = ends().filter(|end| end.is_button() && end.id != "end-lead");
    let inviting: BTreeSet<String> = inviting.filter_map(of_end).collect();
    let actions = session.actions_of(YOU).into_iter();
    let playable = actions.filter_map(|action| match action {
        Action::Play(_, end, _) => Some(id(end)),
        _ => None,
    });
    assert_eq!(inviting, playable.collect(), "the ends that can be played on now");
}

/// `Table count 13. 14 in the boneyard`, as far as it applies.
fn count(session: &Session) -> String {
    let state = session.state();
    let position = state.position().expect("a round is dealt");
    let rules = state.rules();
    let led = !position.table().is_empty();
    // Whoever must claim points counts for themselves.
    let counts = rules.counts_score() && !rules.claims;
    let counts = counts && led && session.preferences().display.table_count;
    let boneyard = match position.boneyard().len() {
        left if rules.can_draw() => msg::turn_boneyard(left),
        0 => String::new(),
        left => msg::turn_left_over(left),
    };
    turn::counts(counts.then(|| position.table().count()), boneyard)
}

fn expected_buttons(session: &Session) -> BTreeSet<&'static str> {
    let state = session.state();
    if state.outcome().is_some() {
        return BTreeSet::from([msg::TURN_RESULT.name(), msg::TURN_NEW_GAME.name()]);
    }
    if state.can_deal() {
        let go_on = turn::go_on_label(session.next_hand()).name();
        return BTreeSet::from([go_on, msg::TURN_SCORE_SHEET.name()]);
    }
    if session.nestor_in_turn().is_some() {
        let waits = session.preferences().display.pace == Pace::WaitForOk;
        return waits.then(|| msg::TURN_OK.name()).into_iter().collect();
    }
    let actions = session.actions_of(YOU);
    let position = state.position().expect("a round is dealt");
    if matches!(position.phase(), Phase::Claim | Phase::LateClaim) {
        return BTreeSet::new();
    }
    let button = |action| match action {
        Action::Yield => Some(msg::TURN_YIELD.name()),
        Action::Draw => Some(msg::TURN_DRAW.name()),
        Action::Pass => Some(msg::TURN_PASS.name()),
        Action::Claim(_) => Some(msg::TURN_MUGGINS.name()),
        _ => None,
    };
    actions.into_iter().filter_map(button).collect()
}

/// Whether it is not what repeats for who listens what stands elsewhere.
pub fn is_no_voice(node: &Node<'_>) -> bool {
    node.accesskit_node().author_id() != Some("told")
}
