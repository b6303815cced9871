//! The deal of the day, and numbered games.

use std::sync::Arc;
use std::time::Duration;

use egui::{Key, Pos2, Rect, vec2};
use engine::{Level, Preset};
use game::profile::{Day, MotionSpeed};
use game::session::{Session, Step};
use nestor_dominoes::command::WindowCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::Named as _;
use words::{MessageId, daily, msg};

use super::clock::{clock, passes};
use super::found::{go_on, session};
use super::player::{Player, SIZES, folder, preferences};
use super::troubles::play;

/// The height of the menu bar, in points.
const BAR: f32 = 40.0;

pub fn today() -> Day {
    clock().today()
}

/// A player who sits at a game of Draw.
pub fn at_draw() -> Session {
    session(&preferences(Preset::Draw), 5)
}

/// A player at the end of today's deal.
pub fn at_the_end() -> Session {
    let mut session = at_draw();
    session.begin_day(today(), today());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    session
}

/// A player who has won today's game.
fn at_a_win() -> Session {
    let wins = (0..).map(|number| {
        let mut session = at_draw();
        session.begin_day(today(), today());
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        while session.state().outcome().is_none() {
            assert_eq!(session.won_day_on_table(), None, "it goes on");
            go_on(&mut session, &mut rng);
        }
        session
    });
    let mut won = wins.filter(|session| session.won_day_on_table() == Some(today()));
    won.next().expect("some are won")
}

/// Sits down at a session with what was played on the days.
pub fn open_at(session: &Session, size: [f32; 2]) -> Player {
    let folder = folder();
    folder.put_session(session);
    Player::open(folder, None, size)
}

/// What a click on this puts where other programs can take it from.
fn copied(player: &mut Player, id: &str) -> String {
    player.see_card();
    player.by_id(id).click();
    let mut texts = Vec::new();
    for _ in 0..4 {
        player.harness.step();
        let commands = &player.harness.output().platform_output.commands;
        texts.extend(commands.iter().filter_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        }));
    }
    texts.concat()
}

#[test]
fn today_s_deal_is_begun_left_and_gone_on_with() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    player.choose("window-daily");
    player.must_read(&msg::TIP_DAILY.text());
    assert!(!player.reads(&msg::TURN_GIVE_UP.text()), "none was begun");
    player.click_id("daily-play");
    assert!(!player.has_id("daily-play"), "the table is free");
    assert_eq!(player.session().day_on_table(), Some(today()), "it counts");
    player.choose("window-numbered");
    player.click_id("new-game-start");
    assert_eq!(player.session().day_on_table(), None, "another game");
    player.choose("window-daily");
    player.must_read(&msg::DAILY_BEGUN.text());
    player.click_id("daily-play");
    assert_eq!(player.session().day_on_table(), Some(today()), "again");
}

#[test]
fn the_day_s_window_says_what_becomes_of_the_game_on_the_table_and_of_help() {
    let mut session = at_draw();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..4 {
        go_on(&mut session, &mut rng);
    }
    let with_help = msg::BAR_ASSISTED.text();
    let mut player = open_at(&session, SIZES[0]);
    player.choose("window-daily");
    player.must_read(&msg::TURN_GIVE_UP.text());
    player.click_id("daily-play");
    player.choose("window-daily");
    assert!(!player.reads(&msg::TURN_GIVE_UP.text()), "it lies there");
    assert!(!player.reads(&with_help), "there was none");
    player.press(Key::Escape);
    player.wait_for_nestor();
    player.press(Key::H);
    player.accept_help();
    player.step_until("the hint", |player| player.session().help().is_any());
    player.choose("window-daily");
    player.must_read(&with_help);
    player.press(Key::Escape);
    player.choose("window-numbered");
    player.click_id("new-game-start");
    player.choose("window-daily");
    player.must_read(&with_help);
}

/// What the player does for help.
type Help = fn(&mut Player);

#[test]
fn what_would_mark_the_one_try_is_asked_about_and_the_key_that_asked_says_no() {
    let helps: [(MessageId, Help); 5] = [
        (msg::MENU_HINT, |player| player.press(Key::H)),
        (msg::MENU_LENS, |player| player.press(Key::L)),
        (msg::MENU_SHOW_HIDDEN_HANDS, |player| {
            player.press_ctrl_shift(Key::N);
        }),
        (msg::MENU_SHOW_BONEYARD, |player| {
            player.press_ctrl_shift(Key::B);
        }),
        (msg::MENU_UNDO, |player| player.press_ctrl(Key::Z)),
    ];
    for (what, help) in helps {
        let what = what.name();
        let mut session = at_draw();
        session.begin_day(today(), today());
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        while session.next_undo() != Some(Step::Action) || session.person_in_turn().is_none() {
            go_on(&mut session, &mut rng);
        }
        let mut player = open_at(&session, SIZES[0]);
        let done = session.state().record().len();
        let is_untouched = |player: &Player| {
            let session = player.session();
            !session.help().is_any() && session.state().record().len() == done
        };
        for says_no in [help, |player: &mut Player| player.press(Key::Escape)] {
            help(&mut player);
            player.must_read(&msg::ask_help_costs("yes"));
            says_no(&mut player);
            assert!(!player.has_id("ask-help-accept"), "{what} is put away");
            assert!(is_untouched(&player), "{what} is only asked for");
        }
        help(&mut player);
        player.click_id("ask-help-accept");
        player.step_until(what, |player| !is_untouched(player));
        assert!(player.session().help().is_any(), "{what} marks it");
        // Now it is marked, and nothing asks any more.
        player.wait_for_nestor();
        player.press_ctrl_shift(Key::B);
        assert!(!player.has_id("ask-help-accept"), "{what}");
    }
}

#[test]
fn going_to_the_bookmark_is_asked_about_if_it_lies_in_the_deals_of_the_try() {
    for is_of_try in [false, true] {
        let mut session = at_draw();
        session.set_bookmark();
        session.begin_day(today(), today());
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        if is_of_try {
            session.set_bookmark();
        }
        while session.next_undo() != Some(Step::Action) || session.person_in_turn().is_none() {
            go_on(&mut session, &mut rng);
        }
        let try_on_table = session.game().id();
        let mut player = open_at(&session, SIZES[0]);
        player.press_ctrl_shift(Key::D);
        assert_eq!(player.has_id("ask-help-accept"), is_of_try, "asked");
        player.accept_help();
        assert_ne!(player.session().game().id(), try_on_table, "it is there");
    }
}

#[test]
fn the_result_is_copied_as_a_short_text_that_tells_no_deal() {
    let session = at_the_end();
    let end = session.days().of(today()).and_then(|it| it.end.clone());
    let end = end.expect("it is over");
    let mut player = open_at(&session, SIZES[0]);
    player.choose("window-daily");
    player.must_read(&msg::DAILY_PRACTICE.text());
    let text = copied(&mut player, "daily-copy");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].starts_with("Nestor Dominoes, "), "{text}");
    let points = format!("{} to {}", end.own, end.nestor);
    assert!(lines[1].ends_with(&points), "{text}");
    let (signs, words) = lines[2].split_once(' ').expect("words follow the signs");
    assert_eq!(signs.chars().count(), end.hands.len(), "{text}");
    assert!(words.starts_with("Hands won: "), "{text}");
    player.must_read(&msg::COPIED.text());
}

#[test]
fn the_seal_of_a_won_day_is_pressed_on_when_it_is_first_seen() {
    let mut player = open_at(&at_a_win(), SIZES[0]);
    player.set(|set| set.display.motion = MotionSpeed::Slow);
    let id = format!("daily-{}", today());
    let mut looks_different = || {
        player.choose("window-daily");
        let seal = |player: &Player| player.painted(player.by_id(&id).rect().expand(30.0));
        let first = seal(&player);
        player.harness.run_steps(60);
        let last = seal(&player);
        player.press(Key::Escape);
        first != last
    };
    assert!(looks_different(), "it is being pressed on");
    assert!(!looks_different(), "only once");
}

#[test]
fn the_end_of_the_day_s_deal_copies_its_result_and_says_who_was_played() {
    let mut session = at_the_end();
    let mut set = session.preferences().clone();
    set.opponents.set_level(another_level());
    session.set_preferences(set);
    for size in SIZES {
        let mut player = open_at(&session, size);
        player.press_ctrl_shift(Key::P);
        assert_eq!(player.focused_id().as_deref(), Some("result-daily"));
        let another = ["result-again", "result-stronger", "result-weaker"];
        assert!(!another.iter().any(|id| player.has_id(id)), "those begin another game");
        let text = copied(&mut player, "result-copy");
        player.must_read(&msg::COPIED.text());
        let focused = player.focused_id();
        assert_eq!(focused.as_deref(), Some("result-daily"), "its key is Space");
        let level = today().level().name();
        assert!(text.contains(&level), "{text}");
        player.press(Key::Escape);
        // In a narrow window the bar has room for the day alone.
        let bar = Rect::from_min_size(Pos2::ZERO, vec2(size[0], BAR));
        let shows = player.written(bar).concat().contains(&level);
        assert_eq!(shows, size[0] > 500.0, "the bar in {size:?}");
    }
}

#[test]
fn after_the_day_s_deal_a_button_leads_back_to_the_game_that_was_left_for_it() {
    let mut session = at_draw();
    let left = session.state().record().clone();
    session.begin_day(today(), today());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    let tried = session.game().id();
    let mut player = open_at(&session, SIZES[0]);
    player.choose("window-result");
    player.click_id("game-over-more");
    player.click_id("result-leave-again");
    player.settle();
    assert_eq!(*player.session().state().record(), left, "it goes on");
    let history = player.session().history().games();
    assert!(history.iter().any(|game| game.id == tried), "and it counts");
}

#[test]
fn a_second_try_says_that_it_is_one() {
    for size in SIZES {
        let mut player = open_at(&at_the_end(), size);
        let written = |player: &Player| {
            let bar = Rect::from_min_size(Pos2::ZERO, vec2(size[0], BAR));
            player.written(bar).concat()
        };
        let practice = msg::DAILY_FOR_PRACTICE.text();
        let title = written(&player);
        assert!(!title.contains(&practice), "the try that counts: {title}");
        player.choose("window-daily");
        player.click_id("daily-play");
        let title = written(&player);
        assert!(title.contains(&practice), "{title} at {size:?}");
    }
}

#[test]
fn another_end_of_a_try_than_the_one_that_counts_says_so() {
    let session = at_the_end();
    let end = session.days().of(today()).and_then(|it| it.end.clone());
    let end = end.expect("it is over");
    assert!(session.is_counted_end(), "as it was played");
    // Taken back and played otherwise, until it ends otherwise.
    let other = (6..60).find_map(|seed| {
        let mut session = at_the_end();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while session.next_undo() == Some(Step::Action) {
            session.undo();
        }
        while session.state().outcome().is_none() {
            go_on(&mut session, &mut rng);
        }
        (!session.is_counted_end()).then_some(session)
    });
    let session = other.expect("a game has more than one end");
    let mut player = open_at(&session, SIZES[1]);
    player.press_ctrl_shift(Key::P);
    player.click_id("game-over-more");
    player.must_read("Your first result stands");
    player.must_read(&daily::result(&end));
}

/// A level that the Nestor of today does not have.
fn another_level() -> Level {
    let mut others = Level::ALL.into_iter().filter(|level| *level != today().level());
    others.next().expect("there are several")
}

#[test]
fn a_day_before_is_chosen_in_the_calendar_and_does_not_count() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    player.choose("window-daily");
    let day = today().minus(3);
    if day.first_of_month() != today().first_of_month() {
        player.click_id("daily-month-before");
    }
    player.click_id(&format!("daily-{day}"));
    player.must_read(&msg::DAILY_MISSED.text());
    player.click_id("daily-play");
    assert_eq!(player.session().game().day(), Some(day), "its deals");
    assert_eq!(player.session().day_on_table(), None, "for practice");
    assert!(player.session().days().tries().is_empty(), "no try");
}

/// Opens New game at the field for a number.
fn ask_for_number(player: &mut Player) {
    player.command(WindowCommand::AskForNumber);
    let focused = player.focused_id();
    assert_eq!(focused.as_deref(), Some("numbered-number"), "it is there");
}

#[test]
fn a_number_that_is_too_long_is_refused_and_not_cut_short_to_another_one() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    ask_for_number(&mut player);
    let number = player.by_id("numbered-number");
    number.type_text("18446744073709551615");
    player.settle();
    player.must_read(&msg::NUMBERED_NOT.text());
    player.press(Key::Enter);
    assert_eq!(player.session().game().number(), None, "none was begun");
    player.press(Key::Backspace);
    player.press(Key::Enter);
    let number = player.session().game().number();
    assert_eq!(number, Some(1_844_674_407_370_955_161), "what stands there");
}

#[test]
fn a_game_is_begun_from_a_number_and_says_it() {
    for size in SIZES {
        let mut player = open_at(&at_draw(), size);
        ask_for_number(&mut player);
        player.type_into("numbered-number", "12345");
        player.press(Key::Enter);
        assert_eq!(player.session().game().number(), Some(12345));
        let bar = Rect::from_min_size(Pos2::ZERO, vec2(size[0], BAR));
        let written = player.written(bar).concat();
        let has_room = size[0] > 1000.0;
        assert_eq!(written.contains("12345"), has_room, "{written} at {size:?}");
        let rules = player.session().state().rules();
        assert_eq!(Preset::from_rules(rules), Some(Preset::Draw), "as set");
        player.choose("window-numbered");
        assert_eq!(copied(&mut player, "numbered-copy"), "12345");
        let known = msg::NUMBERED_KNOWN.text();
        assert!(!player.reads(&known), "none is given");
        // From the rules to the games, and out of the window.
        player.press(Key::Escape);
        player.press(Key::Escape);
        play(&mut player, 1);
        ask_for_number(&mut player);
        player.type_into("numbered-number", "12345");
        player.must_read(&known);
    }
}

#[test]
fn what_is_no_number_begins_nothing() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    ask_for_number(&mut player);
    player.type_into("numbered-number", "12a");
    player.must_read(&msg::NUMBERED_NOT.text());
    let begin = player.is_off("new-game-start");
    assert!(begin, "nothing to begin");
    player.press(Key::Enter);
    assert_eq!(player.session().game().number(), None, "the game before");
    let focus = player.focused_id();
    assert_eq!(focus.as_deref(), Some("numbered-number"), "it is put right");
    player.press_ctrl(Key::A);
    player.by_id("numbered-number").type_text("12");
    player.press(Key::Enter);
    assert_eq!(player.session().game().number(), Some(12), "and begun");
}

#[test]
fn a_try_whose_game_is_gone_is_said_to_be_lost() {
    let mut begun = at_draw();
    begun.begin_day(today(), today());
    let session = at_draw();
    let folder = folder();
    folder.put_session(&session);
    folder.put(|changes, player| {
        for tried in begun.days().tries() {
            changes.put(&(player, tried.day), Arc::new(tried.clone()));
        }
    });
    let mut player = Player::open(folder, None, SIZES[0]);
    player.choose("window-daily");
    player.must_read(&msg::DAILY_TRY_LOST.text());
    player.click_id("daily-play");
    assert_eq!(player.session().game().day(), Some(today()), "its deals");
    assert_eq!(player.session().day_on_table(), None, "for practice");
}

/// What stands in the part with this id.
fn text_of(player: &Player, id: &str) -> String {
    player.label(id)
}

#[test]
fn the_calendar_names_its_month_and_goes_back_as_far_as_a_try_is_kept() {
    let long_ago = today().minus(100);
    let mut session = at_draw();
    session.begin_day(long_ago, long_ago);
    let mut player = open_at(&session, SIZES[0]);
    player.choose("window-daily");
    let is_off = |player: &Player, id: &str| player.is_off(id);
    let (before, after) = ("daily-month-before", "daily-month-after");
    let mut month = session.day_on_table().unwrap_or(today()).first_of_month();
    assert_eq!(text_of(&player, "daily-month"), daily::month(month));
    while month < today().first_of_month() {
        player.click_id(after);
        month = month.first_of_next_month();
        assert_eq!(text_of(&player, "daily-month"), daily::month(month));
    }
    assert!(is_off(&player, after), "the months to come are empty");
    while month > long_ago.first_of_month() {
        assert!(!is_off(&player, before), "there is more: {month}");
        player.click_id(before);
        month = month.previous().first_of_month();
        assert_eq!(text_of(&player, "daily-month"), daily::month(month));
    }
    assert!(is_off(&player, before), "no try is older");
    player.click_id(&format!("daily-{long_ago}"));
    player.must_read(&daily::chosen_day(long_ago, today()));
    let last = month.first_of_next_month().previous();
    assert!(player.has_id(&format!("daily-{last}")), "its last day");
    assert!(player.has_id(&format!("daily-{month}")), "and its first");
}

#[test]
fn at_midnight_the_deal_that_was_shown_is_not_begun_as_another_one() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    let yesterday = today();
    player.choose("window-daily");
    player.must_read(&daily::chosen_day(yesterday, yesterday));
    passes(Duration::from_hours(12));
    assert_ne!(today(), yesterday, "another day has begun");
    player.press(Key::Enter);
    assert_eq!(player.session().game().day(), None, "none was begun");
    player.must_read(&daily::chosen_day(today(), today()));
    player.press(Key::Enter);
    assert_eq!(player.session().day_on_table(), Some(today()), "as shown");
}
