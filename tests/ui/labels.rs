//! What the names on the window must say, worked out from the session.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use nestor_dominoes::engine::{Action, Bone, End, Phase, Rules, ScoreDisplay, Seat, Side, Spinner};
use nestor_dominoes::session::{NESTOR, NextHand, Pace, Session, YOU};

/// The buttons of which only those that apply are there.
pub const TURN_BUTTONS: [&str; 9] = [
    "OK", "Draw", "Pass", "New hand", "End game", "New game", "Claim", "Nothing", "Muggins!",
];

/// A part of the window: what it is and what it is called.
pub type Part = (Role, String);

/// The bone of the own hand that a part is, if it is one.
pub fn bone_in_hand((role, label): &Part) -> Option<Bone> {
    let (bone, rest) = label.split_at_checked(3)?;
    let in_hand = *role == Role::Button && rest.starts_with(", ");
    bone.parse().ok().filter(|_| in_hand)
}

/// Checks that everything the window says is so.
pub fn assert_window_agrees(parts: &[Part], session: &Session) {
    let position = session.state().position().expect("a round is dealt");
    let has = |text: &str| parts.iter().any(|(_, label)| label == text);
    for (seat, name) in [(YOU, "You"), (NESTOR, "Nestor")] {
        let text = status(session, seat, name);
        assert!(has(&text), "{text:?} is not in {parts:?}");
    }
    assert_hand_agrees(parts, session);
    assert_ends_agree(parts, session);
    let told: Vec<String> = Some(count(session))
        .into_iter()
        .filter(|c| !c.is_empty())
        .collect();
    assert_eq!(counts(parts), told, "the count and the boneyard");
    let played: BTreeSet<Bone> = parts.iter().filter_map(played).collect();
    let table: BTreeSet<Bone> = position.table().played().iter().collect();
    assert_eq!(played, table, "the bones already played");
    assert_eq!(
        buttons(parts),
        expected_buttons(session),
        "the turn buttons"
    );
}

/// Checks that no hidden bone is named.
pub fn assert_nothing_hidden_is_named(parts: &[Part]) {
    for (_, label) in parts {
        let bone = label.get(..3).and_then(|bone| bone.parse::<Bone>().ok());
        let hidden = label.ends_with("in Nestor's hand") || label.ends_with("in the boneyard");
        assert!(bone.is_none() || !hidden, "{label:?} is hidden");
    }
}

/// `You: 15 of 150, 7 bones`.
fn status(session: &Session, seat: Seat, name: &str) -> String {
    let state = session.state();
    let rules = state.rules();
    let shown = |points: i32| match rules.score_display {
        ScoreDisplay::Points => points,
        ScoreDisplay::Fives => points / 5,
    };
    let score = shown(state.scores()[rules.seats.team(seat)]);
    let of = rules.target.map_or_else(String::new, |target| {
        format!(" of {}", shown(target.into()))
    });
    let position = state.position().expect("a round is dealt");
    let bones = match position.hand(seat).len() {
        1 => "1 bone".to_owned(),
        several => format!("{several} bones"),
    };
    let held = position.hand(seat);
    let pips = match held.weight() {
        _ if position.end().is_none() || held.is_empty() => String::new(),
        1 => ", 1 pip".to_owned(),
        several => format!(", {several} pips"),
    };
    format!("{name}: {score}{of}, {bones}{pips}")
}

fn assert_hand_agrees(parts: &[Part], session: &Session) {
    let position = session.state().position().expect("a round is dealt");
    let mut shown: Vec<Bone> = parts.iter().filter_map(bone_in_hand).collect();
    shown.sort_unstable();
    let held: Vec<Bone> = position.hand(YOU).iter().collect();
    assert_eq!(shown, held, "the own hand");
    let can_be_played: BTreeSet<Bone> = session
        .your_actions()
        .iter()
        .filter_map(|action| action.bone())
        .collect();
    for part in parts {
        if let Some(bone) = bone_in_hand(part) {
            let said = !part.1.ends_with("cannot be played now");
            assert_eq!(said, can_be_played.contains(&bone), "{}", part.1);
        }
    }
}

/// `north`, and in Five-Up `north of 4-4`.
pub fn place(end: End, rules: &Rules) -> String {
    let side = match end.side {
        Side::East => "east",
        Side::West => "west",
        Side::North => "north",
        Side::South => "south",
    };
    match rules.spinner {
        Spinner::Every => format!("{side} of {}", end.on),
        _ => side.to_owned(),
    }
}

fn assert_ends_agree(parts: &[Part], session: &Session) {
    let state = session.state();
    let table = state.position().expect("a round is dealt").table();
    let name = |end: End| format!("End {}", place(end, state.rules()));
    let is_end = |label: &str| label.starts_with("End ") && label.contains(':');
    let ends = parts.iter().filter(|(_, label)| is_end(label));
    let said: BTreeSet<String> = ends
        .clone()
        .filter(|(_, label)| !label.contains(": opens when"))
        .map(end_name)
        .collect();
    let open = table.ends().iter().map(|open| name(open.end())).collect();
    assert_eq!(said, open, "the open ends");
    let inviting: BTreeSet<String> = ends
        .filter(|(role, _)| *role == Role::Button)
        .map(end_name)
        .collect();
    let actions = session.your_actions().into_iter();
    let playable = actions.filter_map(|action| match action {
        Action::Play(_, end) => Some(name(end)),
        _ => None,
    });
    assert_eq!(
        inviting,
        playable.collect(),
        "the ends that can be played on now"
    );
}

/// `End north`
fn end_name((_, label): &Part) -> String {
    label.split(':').next().unwrap_or(label).to_owned()
}

fn counts(parts: &[Part]) -> Vec<String> {
    let is_count = |label: &str| {
        label.starts_with("Table count ")
            || label == "Boneyard empty"
            || label.ends_with(" in the boneyard")
                && label.starts_with(|c: char| c.is_numeric())
                && !label[..3.min(label.len())].contains('-')
    };
    let counts = parts
        .iter()
        .filter(|(role, label)| *role == Role::Label && is_count(label));
    counts.map(|(_, label)| label.clone()).collect()
}

/// `Table count 13. 14 in the boneyard`, as far as it applies.
fn count(session: &Session) -> String {
    let state = session.state();
    let position = state.position().expect("a round is dealt");
    let mut said = Vec::new();
    let rules = state.rules();
    let led = !position.table().is_empty();
    // Whoever must claim points counts for themselves.
    let counts = rules.counts_score() && !rules.claims;
    if led && session.preferences().table_count && counts {
        said.push(format!("Table count {}", position.table().count()));
    }
    if rules.draws {
        said.push(match position.boneyard().len() {
            0 => "Boneyard empty".to_owned(),
            several => format!("{several} in the boneyard"),
        });
    }
    said.join(". ")
}

fn played((_, label): &Part) -> Option<Bone> {
    let (bone, by) = label.split_once(", played by ")?;
    ["you", "Nestor"].contains(&by).then(|| bone.parse().ok())?
}

/// The turn buttons that are there, in the order of [`TURN_BUTTONS`].
pub fn buttons(parts: &[Part]) -> Vec<&'static str> {
    let is_there = |name: &&str| {
        let mut buttons = parts.iter().filter(|(role, _)| *role == Role::Button);
        buttons.any(|(_, label)| label == name)
    };
    TURN_BUTTONS.into_iter().filter(is_there).collect()
}

fn expected_buttons(session: &Session) -> Vec<&'static str> {
    let state = session.state();
    if state.outcome().is_some() {
        return vec!["New game"];
    }
    if state.can_deal() {
        let ends = session.next_hand() == NextHand::EndsGame;
        return vec![if ends { "End game" } else { "New hand" }];
    }
    if session.nestors_turn() {
        let waits = session.preferences().pace == Pace::WaitForOk;
        return if waits { vec!["OK"] } else { Vec::new() };
    }
    let actions = session.your_actions();
    let position = state.position().expect("a round is dealt");
    if matches!(position.phase(), Phase::Claim | Phase::LateClaim) {
        return vec!["Claim", "Nothing"];
    }
    let table = [
        (Action::Draw, "Draw"),
        (Action::Pass, "Pass"),
        (Action::Claim, "Muggins!"),
    ];
    let possible = table
        .into_iter()
        .filter(|(action, _)| actions.contains(action));
    possible.map(|(_, name)| name).collect()
}
