//! Hints that come once each, when they are first needed.

use egui::accesskit::Live;
use egui::{Event, Key, Modifiers, PointerButton, Rect, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::{Bone, Phase, Position, Preset, Rules, Seats};
use game::profile::{FirstHint, FirstHints, Preferences};
use game::session::Session;
use nestor_dominoes::command::{
    Command, GameCommand, LearnCommand, OneTimeTip, TableCommand, WindowCommand, WindowKind,
};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::glossary::Term;
use words::{Named as _, Who, msg};

use super::found::{bone_with_plays, go_on, hand, session};
use super::labels::Widget;
use super::notation::{
    DEAL, DRAW_HAND, FIRST_HAND, FOUR_HANDS, FOURTH_DEAL, NINE_BONES, SECOND_HAND, THIRD_HAND, at,
};
use super::player::{Player, played_to, preferences, set};
use super::tips::told_where;
use crate::{NESTOR, YOU};

const SIZES: [[f32; 2]; 4] = [[1920.0, 1080.0], [1100.0, 760.0], [1100.0, 500.0], [420.0, 800.0]];

/// What is set by somebody who has never played.
fn newcomer(set: Preferences) -> Preferences {
    Preferences { first_hints: FirstHints::default(), ..set }
}

/// Has somebody play this game who has never played.
fn welcome(session: &mut Session) {
    session.set_preferences(newcomer(session.preferences().clone()));
}

/// A place in a game, and what is to be read there.
type Case = (&'static str, Session, String);

/// What is said of a bone, without the bone.
fn of_any_bone(said: &str) -> String {
    said.replace("0-0", "").trim().to_owned()
}

fn any_bone() -> Bone {
    "0-0".parse().expect("a bone")
}

fn is_to_claim(session: &Session) -> bool {
    let phase = session.state().position().map(Position::phase);
    session.person_in_turn() == Some(YOU) && phase == Some(Phase::Claim)
}

/// A game with *Draw until a bone fits*.
fn draws_until_one_fits(preset: Preset) -> Preferences {
    let mut preferences = preferences(preset);
    preferences.display.auto_draw = true;
    preferences
}

/// Where each hint is needed that the position alone tells of.
fn cases() -> Vec<Case> {
    let claims = set(Rules { claims: true, ..Preset::AllFives.rules(Seats::Two) });
    let seating = session(&preferences(Preset::AllFives), 0).seating().clone();
    let lead = msg::first_hint_lead(&Who::at(&seating, NESTOR), any_bone());
    let (lead, _) = lead.split_once("0-0").expect("its bone");
    let own_lead = msg::first_hint_lead(&Who::at(&seating, YOU), any_bone());
    let (own_lead, _) = own_lead.split_once("0-0").expect("its bone");
    let third_hand_over = format!("{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND}");
    let stuck = "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W";
    let four = Rules { hand_size: 7, ..Preset::Draw.rules(Seats::Four) };
    let doublet = "4-4 4-2@W 2-0@W 5-4@E";
    vec![
        (
            "lead",
            at(&preferences(Preset::AllFives), FOURTH_DEAL, &format!("{third_hand_over} /")),
            lead.to_owned(),
        ),
        ("own lead", at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W"), own_lead.to_owned()),
        ("claim", at(&claims, DEAL, "6-6"), msg::FIRST_HINT_CLAIM.text()),
        (
            "draw",
            at(&preferences(Preset::Draw), DEAL, stuck),
            msg::first_hint_draw("yes", "one-by-one"),
        ),
        (
            "draw until a bone fits",
            at(&draws_until_one_fits(Preset::Draw), DEAL, stuck),
            msg::first_hint_draw("yes", "until-one-fits"),
        ),
        (
            "draw in The Draw Game",
            at(
                &draws_until_one_fits(Preset::TheDrawGame),
                "3-0 3-1 5-0 5-1 6-1 6-5 6-6 | 1-1 3-2 4-2 4-3 5-2 6-3 6-4",
                "5-2 6-5@W 6-3@W 3-0@W 4-2@E 5-0@W 6-4@E 6-1@E 1-1@E 5-1@W draw draw 1-0@E \
                 3-1@W 4-3@W",
            ),
            msg::first_hint_draw("yes", "one-by-one"),
        ),
        (
            "pass in Draw",
            at(&preferences(Preset::Draw), DEAL, DRAW_HAND),
            msg::first_hint_pass("until-one-fits"),
        ),
        (
            "pass in Block",
            at(&preferences(Preset::Block), DEAL, stuck),
            msg::first_hint_pass("none"),
        ),
        (
            "pass in Draw for four, where all bones are dealt",
            at(
                &Preferences { rules: four, ..preferences(Preset::Draw) },
                FOUR_HANDS,
                "6-6 6-2@W 6-4@E 2-1@W 5-4@E 5-3@E 4-1@W 4-2@W 3-3@E 3-2@E pass 2-0@W 4-0@W \
                 5-2@E 5-5@E 4-4@W",
            ),
            msg::first_hint_pass("none"),
        ),
        (
            "spinner",
            at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W"),
            of_any_bone(&msg::first_hint_spinner(any_bone(), "first")),
        ),
        (
            "every spinner",
            at(&preferences(Preset::FiveUp), NINE_BONES, doublet),
            of_any_bone(&msg::first_hint_spinner(any_bone(), "every")),
        ),
        (
            "doublet",
            at(&preferences(Preset::Muggins), NINE_BONES, doublet),
            of_any_bone(&msg::first_hint_doublet(any_bone())),
        ),
    ]
}

/// Whether a hint is seen; where there is no room for it, it is only heard.
fn is_seen(player: &Player, what: &str, size: [f32; 2]) -> bool {
    let is_seen = player.has_id("first-hint-close");
    assert!(player.has_id("first-hint"), "{what} can be heard");
    assert!(is_seen || size[0] < 560.0 || size[1] < 640.0, "{what}");
    is_seen
}

fn hint(player: &Player) -> Option<String> {
    let widgets = player.widgets();
    let hint = widgets.into_iter().find(|it| it.id == "first-hint");
    hint.map(|hint| hint.label)
}

#[test]
fn a_hint_waits_while_a_window_stands_in_front() {
    let (_, mut session, words) = cases().swap_remove(3);
    welcome(&mut session);
    let mut player = Player::at(&session);
    player.rest();
    let told = hint(&player).unwrap_or_default();
    assert!(told.contains(&words), "{told:?}");
    player.press_ctrl(Key::Comma);
    assert_eq!(hint(&player), None, "behind Settings nobody reads it");
    player.press(Key::Escape);
    assert_eq!(hint(&player), Some(told), "there it is again");
}

#[test]
fn each_hint_comes_where_it_is_needed_and_never_again() {
    for (what, mut session, words) in cases() {
        welcome(&mut session);
        let mut player = Player::at(&session);
        player.rest();
        let told = hint(&player).unwrap_or_default();
        assert!(told.contains(&words), "{what}: {told:?}");
        let live = player.by_id("first-hint").accesskit_node().data().live();
        assert_eq!(live, Some(Live::Off), "{what} is spoken");
        assert_eq!(player.session().state(), session.state(), "{what}");
        player.click_id("first-hint-close");
        assert_ne!(hint(&player), Some(told.clone()), "{what} is closed");
        let mut player = player.restart();
        player.rest();
        assert_ne!(hint(&player), Some(told), "{what}: not once more");
    }
}

#[test]
fn a_word_of_the_game_in_a_hint_is_explained() {
    let (_, mut session, _) = cases().into_iter().find(|it| it.0 == "spinner").expect("a case");
    welcome(&mut session);
    let mut player = Player::at(&session);
    player.rest();
    for (word, term) in [("spinner", Term::Spinner), ("doublet", Term::Doublet)] {
        let at = player.place_of(word).center();
        let told = told_where(&mut player, at);
        assert!(told.contains(&term.explanation()), "{word}: {told:?}");
        // A click tells it at once, and Escape ends that and nothing else.
        player.harness.hover_at(at);
        player.harness.step();
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            player.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
            player.harness.step();
        }
        player.settle();
        player.must_read(&term.explanation());
        player.press(Key::Escape);
        assert!(!player.reads(&term.explanation()), "{word}");
        assert!(hint(&player).is_some(), "the hint stays");
    }
}

#[test]
fn the_tutor_is_offered_once_after_the_third_game() {
    let set = played_to(60, Preset::AllFives.rules(Seats::Two));
    let mut session = session(&set, 3);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let offer = msg::FIRST_HINT_TUTOR.text();
    for games in 0..=3 {
        while session.person_in_turn().is_none() || session.state().can_deal() {
            go_on(&mut session, &mut rng);
        }
        let mut shown = newcomer(session.preferences().clone());
        for hint in [
            FirstHint::Claim,
            FirstHint::Draw,
            FirstHint::Pass,
            FirstHint::ChooseEnd,
            FirstHint::Lead,
            FirstHint::OwnLead,
            FirstHint::Score,
            FirstHint::Spinner,
        ] {
            shown.first_hints.note_shown(hint);
        }
        session.set_preferences(shown);
        let mut player = Player::at(&session);
        player.rest();
        assert_eq!(player.session().tally().total().games(), games, "games are over");
        let told = hint(&player);
        assert_eq!(told.as_ref() == Some(&offer), games >= 3, "after {games}: {told:?}");
        if games >= 3 {
            player.click_id("ask-help-decline");
            assert_eq!(hint(&player), None, "not now");
            let mut player = player.restart();
            player.rest();
            assert_eq!(hint(&player), None, "and never again");
        }
        while session.state().outcome().is_none() {
            go_on(&mut session, &mut rng);
        }
        session.new_game(None);
    }
}

#[test]
fn no_hint_for_the_table_comes_while_a_hand_is_looked_back_at() {
    let set = preferences(Preset::AllFives);
    let mut session = at(&set, DEAL, FIRST_HAND);
    session.set_preferences(newcomer(set));
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    // The hand goes on there, and the spinner lies on the table.
    player.press(Key::End);
    player.press(Key::ArrowLeft);
    player.harness.run_steps(40);
    assert!(player.has_id("review-close"), "it is looked back at");
    assert_eq!(hint(&player), None, "nobody has anything to do there");
}

#[test]
fn whoever_wants_no_hints_gets_none_and_stays_without() {
    for (what, session, _) in cases() {
        let mut player = Player::at(&session);
        player.rest();
        assert_eq!(hint(&player), None, "{what} is not wanted");
    }
    let (_, mut session, _) = cases().swap_remove(2);
    welcome(&mut session);
    let mut player = Player::at(&session);
    player.rest();
    player.click_id("first-hint-none");
    assert_eq!(hint(&player), None, "no more of these");
    assert!(!player.session().preferences().first_hints.wanted, "at all");
    let mut player = player.restart();
    player.rest();
    assert_eq!(hint(&player), None, "nor after a restart");
}

#[test]
fn a_bone_that_fits_more_ends_and_a_first_score_are_told_of() {
    let muggins = preferences(Preset::Muggins);
    let mut session = at(
        &muggins,
        NINE_BONES,
        "4-4 4-2@W 2-0@W 5-4@E 1-0@W 4-1@W 4-3@W 5-0@E 3-3@W 3-1@W 1-1@W 6-1@W 6-2@W 5-2@W \
         5-3@W 3-0@W draw",
    );
    welcome(&mut session);
    let mut player = Player::at(&session);
    player.rest();
    let bone = bone_with_plays(player.session(), 2).expect("there is one");
    if player.has_id("first-hint-close") {
        player.click_id("first-hint-close");
    }
    let ctx = player.harness.ctx.clone();
    let by_key = Command::Table(TableCommand::PlayAnywhere(bone));
    player.harness.state_mut().update(&ctx, by_key.into());
    player.harness.run_steps(2);
    assert_eq!(hint(&player), None, "a message says it");
    player.press(Key::Escape);
    player.click_bone(bone);
    player.rest();
    let told = hint(&player).unwrap_or_default();
    assert!(told.contains("fits more than one end"), "{told}");
    player.click_bone(bone);
    player.rest();
    let told = hint(&player).unwrap_or_default();
    let speaks = told.contains("fits more than one end");
    assert!(!speaks, "it goes with the bone that it speaks of: {told}");

    let five = "a multiple of five: ";
    let four =
        "1-0 1-1 4-4 5-3 6-2 | 2-0 3-1 3-3 4-3 6-4 | 3-0 4-1 5-0 5-2 5-4 | 0-0 2-2 4-2 5-5 6-1";
    for (seats, hands, line, whom) in [
        (Seats::Two, NINE_BONES, "", "for you."),
        (Seats::Partners, four, "5-2 5-5@W", "for your side."),
    ] {
        let session = at(&set(Preset::Muggins.rules(seats)), hands, line);
        a_first_score_is_told_of(session, five, whom);
    }
}

#[test]
fn a_first_score_for_a_led_doublet_is_told_to_be_a_double_header() {
    let set = preferences(Preset::Bergen);
    let mut session = at(
        &set,
        "3-3 4-0 5-4 6-1 6-3 6-6 | 0-0 3-2 4-3 5-3 6-2 6-5",
        "6-6 6-2@W 6-3@E 5-3@E 5-4@E 3-2@W 3-3@W 4-3@W 4-0@E 0-0@E draw draw draw 1-0@E draw \
         draw 6-4@W 6-1@E 6-5@W 5-2@W draw draw draw draw draw 2-0@W draw draw 6-0@E 5-0@E draw \
         draw draw 3-0@W 5-1@E 2-1@E 3-1@W 4-2@E 4-1@W 4-4@W draw pass pass",
    );
    let mut set = newcomer(set);
    set.first_hints.note_shown(FirstHint::Lead);
    set.first_hints.note_shown(FirstHint::OwnLead);
    // It comes first where nothing fits.
    set.first_hints.note_shown(FirstHint::Draw);
    session.set_preferences(set);
    let mut player = Player::at(&session);
    player.click_id("turn-new-hand");
    player.wait_for_nestor();
    let dealt = player.session().state().position().expect("a hand was dealt");
    if dealt.table().is_empty() {
        // The lead is the person's.
        let lead = player.session().actions_of(YOU)[0];
        player.update(TableCommand::Act(lead));
    }
    let header = "Both open ends show the same number: a double header, 2 points for ";
    let is_it = |told: String| told.starts_with(header);
    player.step_until("the hint", |player| hint(player).is_some_and(is_it));
}

/// The hint of a first score says why it scores, and whom the points are for.
fn a_first_score_is_told_of(mut session: Session, why: &str, whom: &str) {
    let actions = session.actions_of(YOU);
    let scoring = actions.into_iter().find(|action| {
        let mut tried = session.state().clone();
        let before = tried.scores();
        action.bone().is_some()
            && tried.apply(*action).is_ok()
            && tried.position().is_some_and(|at| at.scores() != before)
    });
    welcome(&mut session);
    let mut player = Player::at(&session);
    player.rest();
    let ctx = player.harness.ctx.clone();
    let act = Command::Table(TableCommand::Act(scoring.expect("one scores")));
    player.harness.state_mut().update(&ctx, act.into());
    let is_it = |told: String| told.contains(why);
    player.step_until("the hint", |player| hint(player).is_some_and(is_it));
    let told = hint(&player).unwrap_or_default();
    assert!(told.contains(whom), "{told}");
    let laid = |player: &Player| {
        let round = player.session().state().round();
        round.map_or(0, |round| round.placed_bones().count())
    };
    let before = laid(&player);
    // Two seconds, far longer than the pause before a play.
    player.harness.run_steps(8);
    assert_eq!(laid(&player), before, "Nestor waits while it is read");
    assert_eq!(hint(&player), Some(told.clone()), "it can be read");
    if player.session().seating().iter().count() == 2 {
        player.press(Key::Escape);
        assert_ne!(hint(&player), Some(told.clone()), "a press ends it");
    }
    player.step_until("Nestor to go on", |player| laid(player) > before);
    player.settle();
    assert_ne!(hint(&player), Some(told), "the count is another now");
}

#[test]
fn a_hint_covers_neither_the_hand_nor_a_score_nor_an_end_nor_a_button() {
    for size in SIZES {
        for (what, mut session, _) in cases() {
            welcome(&mut session);
            let mut player = Player::at_size(&session, size);
            player.rest();
            if !is_seen(&player, &format!("{what} at {size:?}"), size) {
                continue;
            }
            let card = player.by_id("first-hint").rect();
            let close = player.by_id("first-hint-close").rect();
            let card = card.union(close);
            for widget in player.widgets() {
                let kept = ["hand-", "turn-", "played-", "log-tab", "count", "boneyard"];
                let is_kept = kept.iter().any(|kept| widget.id.starts_with(kept));
                if is_kept {
                    let other = player.by_id(&widget.id).rect();
                    assert!(!card.intersects(other), "{what} at {size:?}: {}", widget.id);
                }
            }
            let seating = player.session().seating();
            for (_, sitter) in seating.iter() {
                let score = player.part(&format!("{}: ", sitter.name().as_str())).rect();
                assert!(!card.intersects(score), "{what} at {size:?}: {sitter:?}");
            }
            for widget in player.widgets() {
                if widget.id.starts_with("end-") && widget.is_button() {
                    let end = player.by_id(&widget.id).rect();
                    assert!(!card.intersects(end), "{what} at {size:?}: {}", widget.id);
                }
            }
        }
    }
}

#[test]
fn a_hint_stays_where_it_is_while_bones_are_taken_up_and_put_down() {
    for size in SIZES {
        for (what, mut session, _) in cases() {
            welcome(&mut session);
            let mut player = Player::at_size(&session, size);
            player.rest();
            if !is_seen(&player, &format!("{what} at {size:?}"), size) {
                continue;
            }
            let place = |player: &Player| player.by_id("first-hint-none").rect();
            let before = place(&player);
            let card = player.by_id("first-hint").rect().union(before);
            let bones: Vec<_> = hand(player.session());
            for bone in bones {
                player.click_bone(bone);
                player.settle();
                let places = player.widgets().into_iter().filter(Widget::is_button);
                let mut places = places.filter(|it| it.id.starts_with("end-"));
                let is_in_the_way = |place: &Widget| {
                    let place = player.by_id(&place.id).rect();
                    place.intersects(card.expand(8.0))
                };
                if places.any(|place| is_in_the_way(&place)) {
                    // It makes room for a place where the line turns.
                    break;
                }
                assert_eq!(place(&player), before, "{what} at {size:?}: {bone}");
                let pointer = player.bone(bone).rect();
                assert!(!before.intersects(pointer), "{what} at {size:?}: {bone}");
            }
        }
    }
}

#[test]
fn a_hint_goes_with_the_next_play_and_takes_no_key_from_the_table() {
    let set = preferences(Preset::Draw);
    let mut session = at(&set, DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    session.set_preferences(newcomer(set));
    let mut player = Player::at(&session);
    player.rest();
    assert!(hint(&player).is_some(), "told");
    let before = player.session().state().record().len();
    player.press(Key::Space);
    assert!(player.session().state().record().len() > before, "drawn");
    player.settle();
    let told = hint(&player).unwrap_or_default();
    assert!(!told.contains("Press Draw"), "gone: {told}");
}

#[test]
fn a_hint_of_a_game_that_is_left_is_not_told_in_the_one_that_comes_back() {
    let set = newcomer(preferences(Preset::AllFives));
    let mut begun = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W");
    begun.set_preferences(set);
    let mut player = Player::at(&begun);
    player.rest();
    let wished = Box::new(player.session().preferences().clone());
    player.command(GameCommand::StartNumbered(wished, 9));
    // The picture in which undo is pressed still shows what the hint is about.
    let told = OneTimeTip {
        ticket: player.session().ticket(),
        hint: FirstHint::Score,
        text: "told of the other game".to_owned(),
        target: Rect::from_center_size(pos2(550.0, 380.0), vec2(40.0, 80.0)),
        selected: None,
    };
    let ctx = player.harness.ctx.clone();
    for command in
        [Command::Game(GameCommand::Undo), LearnCommand::ShowTip(Some(Box::new(told))).into()]
    {
        player.harness.state_mut().update(&ctx, command.into());
    }
    assert_eq!(player.session().state(), begun.state(), "it is back");
    player.rest();
    let told = hint(&player).unwrap_or_default();
    assert!(!told.contains("the other game"), "{told}");
}

#[test]
fn no_hint_lies_over_a_hand_that_is_over() {
    let set = preferences(Preset::AllFives);
    let mut session = at(&set, DEAL, FIRST_HAND);
    session.set_preferences(newcomer(set));
    let mut player = Player::at(&session);
    let told = OneTimeTip {
        ticket: session.ticket(),
        hint: FirstHint::Spinner,
        text: "told before".to_owned(),
        target: Rect::from_center_size(pos2(550.0, 380.0), vec2(40.0, 80.0)),
        selected: None,
    };
    let ctx = player.harness.ctx.clone();
    let tell = Command::Learn(LearnCommand::ShowTip(Some(Box::new(told))));
    player.harness.state_mut().update(&ctx, tell.into());
    // The card is put away.
    let beside = player.by_id("hand-over").rect().left_top() - vec2(60.0, 0.0);
    player.click_at(beside);
    player.rest();
    assert!(!player.has_id("hand-over"), "put away");
    assert_eq!(hint(&player), None, "it is over");
}

#[test]
fn hints_that_were_turned_off_can_be_turned_on_again() {
    let set = preferences(Preset::Draw);
    let session = at(&set, DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E 4-3@W 5-4@W 5-3@W");
    let mut player = Player::at(&session);
    player.rest();
    assert_eq!(hint(&player), None, "not wanted");
    let ctx = player.harness.ctx.clone();
    let ask = Command::Window(WindowCommand::Toggle(WindowKind::Settings));
    player.harness.state_mut().update(&ctx, ask.into());
    player.settle();
    player.click_id("settings-tab-more");
    player.focus("settings-first-hints");
    player.click_id("settings-first-hints");
    assert!(player.session().preferences().first_hints.wanted, "on");
    player.press(Key::Escape);
    player.rest();
    assert!(hint(&player).is_some(), "and told");
}

#[test]
fn while_a_hint_is_open_a_bone_that_does_not_fit_says_why() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut tried = 0;
        for (what, mut session, _) in cases() {
            welcome(&mut session);
            let mut player = Player::at_size(&session, size);
            player.rest();
            let plays = player.session().actions_of(YOU);
            let fits = |bone: &Bone| plays.iter().any(|it| it.bone() == Some(*bone));
            if hint(&player).is_none() || is_to_claim(&session) {
                continue;
            }
            for bone in player.hand() {
                if fits(&bone) {
                    continue;
                }
                player.click_bone(bone);
                player.settle();
                let told = player.message();
                assert!(told.contains(&bone.to_string()), "{what}: {told:?}");
                let said = player.by_id("message").rect();
                assert!(said.width() > 50.0, "{what} at {size:?}: it is seen");
                if player.has_id("first-hint-close") {
                    let card = player.by_id("first-hint").rect();
                    let card = card.union(player.by_id("first-hint-close").rect());
                    // Its edge may touch the words' own, and the space below their letters.
                    let words = said.shrink2(vec2(14.0, 13.0));
                    assert!(!card.intersects(words), "{what} at {size:?}: {card} {said}");
                }
                tried += 1;
            }
        }
        assert!(tried > 0, "there are such bones");
    }
}
