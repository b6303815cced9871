//! The card at the end of a game, and what its buttons do.

use std::time::Duration;

use egui::{Key, Rect, Shape, pos2, vec2};
use engine::{Action, Level, Name, Position, Preset, RoundEnd, ScoreSheet, Seat, Seats, Team};
use game::profile::{
    GameKind, GameName, Help, MotionSpeed, Opponent, OpponentKind, Pace, PlayedGame, Preferences,
};
use game::session::Session;
use nestor_dominoes::command::TableCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{msg, result};

use super::clock;
use super::found::{game_until, go_on, session};
use super::games::take_a_turn;
use super::notation::{FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{Player, SIZES, folder, house_of, played_to, set, write_settings};
use super::tips::told_at;
use crate::YOU;

/// Time for everything to be seen, in frames.
const A_WHILE: usize = 120;

/// A game that is over soon.
pub fn short(seats: Seats) -> Preferences {
    played_to(40, Preset::AllFives.rules(seats))
}

/// What the person does to end the game, if anything does.
pub fn last_action(session: &Session) -> Option<Action> {
    session.person_in_turn()?;
    let actions = session.state().legal_actions().into_iter();
    let mut ending = actions.filter(|action| {
        let mut state = session.state().clone();
        state.apply(*action).is_ok() && state.outcome().is_some()
    });
    ending.next()
}

/// Whether that wins it for the side of the first seat.
fn wins(session: &Session) -> bool {
    let mut state = session.state().clone();
    let ended = last_action(session).is_some_and(|action| state.apply(action).is_ok());
    let winner = state.outcome().and_then(|outcome| outcome.winner);
    ended && winner == Some(state.rules().seats.team(YOU))
}

fn has(player: &Player, id: &str) -> bool {
    player.widgets().iter().any(|widget| widget.id == id)
}

fn is_shown(player: &Player) -> bool {
    has(player, "result-again")
}

/// Opens what else there is to tell of the game and to do.
pub fn open_more(player: &mut Player) {
    player.click_id("game-over-more");
    player.settle();
}

/// The card tells who won, and the points of every side.
#[track_caller]
fn must_tell_the_end(player: &Player) {
    let state = player.session().state();
    let outcome = state.outcome().expect("it is over");
    player.must_read(&result::winner(state, outcome));
    for (_, _, points) in result::standing(state) {
        player.must_read(&points);
    }
}

/// One action before the end of a game that the person wins.
pub fn before_the_end(set: &Preferences) -> Session {
    match set.rules.seats {
        Seats::Two => at(
            set,
            "0-0 1-0 3-1 4-4 5-5 6-0 6-2 | 1-1 3-2 4-0 5-2 5-4 6-5 6-6",
            "5-5 5-3@E 6-5@W 3-3@E 3-1@E 4-1@E draw 5-4@S 4-2@E 2-1@E 4-4@S 1-0@E 0-0@E 2-0@E \
             2-2@E / 5-5 5-4@W 5-3@E 3-2@E 2-0@E 6-4@W 0-0@E 3-0@E 6-3@W draw draw 5-0@N 3-1@W \
             2-1@W 6-0@N / 6-6 6-2@W 5-2@W 6-0@E 5-4@W",
        ),
        _ => game_until(set, 1, wins),
    }
}

/// A game that has just ended before the player's eyes.
pub fn ended(set: &Preferences, size: [f32; 2]) -> Player {
    let session = before_the_end(set);
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at_size(&session, size);
    player.update(TableCommand::Act(action));
    player.harness.run_steps(A_WHILE);
    player
}

/// The game of this number, which was over when the program was started.
fn over(set: &Preferences, number: u64) -> Session {
    game_until(set, number, |session| session.state().outcome().is_some())
}

fn winner(session: &Session) -> Option<Team> {
    session.state().outcome().and_then(|outcome| outcome.winner)
}

#[test]
fn the_result_comes_by_itself_when_the_end_has_been_seen() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at_size(&session, SIZES[0]);
    player.update(TableCommand::Act(action));
    player.harness.step();
    player.harness.run_steps(A_WHILE);
    assert!(is_shown(&player), "it is there");
    assert_eq!(player.focused_id().as_deref(), Some("result-again"), "keys");
    must_tell_the_end(&player);
    open_more(&mut player);
    let state = player.session().state();
    let game = player.session().game();
    let level = game.counted_line().and_then(|it| it.kind.company.level());
    let run = level.zip(player.session().opponent_streak());
    assert!(run.is_some(), "the history has it");
    for (name, figure) in result::figures(state, &ScoreSheet::from_game(state), run) {
        player.must_read(&name);
        player.must_read(&figure);
    }
}

#[test]
fn at_a_slow_pace_the_last_bone_is_seen_before_the_result() {
    let mut slow = short(Seats::Two);
    slow.display.pace = Pace::Normal;
    slow.display.motion = MotionSpeed::Normal;
    let session = before_the_end(&slow);
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.update(TableCommand::Act(action));
    player.harness.run_steps(4);
    assert!(!is_shown(&player), "not over the bone that has just been played");
    player.harness.run_steps(A_WHILE);
    assert!(is_shown(&player), "a while later");
}

#[test]
fn a_window_that_is_opened_while_the_last_bones_move_lies_before_the_result() {
    let mut player = winner_at(MotionSpeed::Normal);
    player.harness.run_steps(4);
    player.press_ctrl(Key::T);
    player.harness.run_steps(A_WHILE);
    player.must_read(&msg::WINDOW_TALLY.text());
    assert!(!is_shown(&player), "it waits");
    player.press(Key::Escape);
    player.harness.run_steps(A_WHILE);
    assert!(is_shown(&player), "then it comes");
}

#[test]
fn the_result_waits_until_a_name_is_typed() {
    let mut slow = short(Seats::Two);
    slow.display.pace = Pace::Normal;
    slow.display.motion = MotionSpeed::Normal;
    let session = before_the_end(&slow);
    let action = last_action(&session).expect("it was looked for");
    for (window, label) in [(Key::S, "Save game"), (Key::U, "Your name")] {
        let mut player = Player::at(&session);
        player.update(TableCommand::Act(action));
        player.press_ctrl(window);
        if window == Key::U {
            player.click_id("players-new");
        }
        player.harness.event(egui::Event::Text("Bea".to_owned()));
        player.harness.run_steps(A_WHILE);
        assert!(!is_shown(&player), "nobody is torn out of the name");
        player.must_read(label);
        player.press(Key::Escape);
        assert!(!player.reads(label), "one Escape closes the window");
        player.harness.run_steps(A_WHILE);
        assert!(is_shown(&player), "then it comes");
    }
}

#[test]
fn the_result_can_be_put_away_and_brought_back_and_goes_with_undo() {
    let mut player = ended(&short(Seats::Two), SIZES[0]);
    player.press(Key::Escape);
    assert!(!is_shown(&player), "put away");
    player.click_id("turn-result");
    assert!(is_shown(&player), "by the button at the table");
    player.click_at(pos2(550.0, 180.0));
    assert!(!is_shown(&player), "by a click beside it");
    player.click_id("turn-result");
    assert!(is_shown(&player), "and back");
    player.press_ctrl_shift(Key::P);
    assert!(!is_shown(&player), "by key");
    player.choose("window-result");
    assert!(is_shown(&player), "from the menu");
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::Z);
    assert!(!is_shown(&player), "the game goes on");
    assert!(player.session().state().outcome().is_none(), "from before");
    player.press_ctrl_shift(Key::P);
    assert!(!is_shown(&player), "there is no result");
}

#[test]
fn enter_plays_again_and_a_key_held_down_since_the_end_does_not() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    let held = egui::Event::Key {
        key: Key::Space,
        physical_key: None,
        pressed: true,
        repeat: true,
        modifiers: egui::Modifiers::NONE,
    };
    player.harness.event(held.clone());
    player.harness.step();
    player.update(TableCommand::Act(action));
    player.harness.run_steps(A_WHILE);
    player.harness.event(held);
    player.settle();
    assert!(is_shown(&player), "it was held down");
    let rules = *player.session().state().rules();
    // Arrow keys lead away from no main button.
    player.press(Key::ArrowRight);
    player.press(Key::ArrowUp);
    player.press(Key::Enter);
    assert!(!is_shown(&player), "another game");
    let state = player.session().state();
    assert!(state.outcome().is_none(), "it has begun");
    assert_eq!(*state.rules(), rules, "the same again");
}

#[test]
fn keys_that_were_meant_for_the_table_press_nothing_on_a_card_that_has_just_come() {
    for key in [Key::Enter, Key::Space] {
        let session = before_the_end(&short(Seats::Two));
        let action = last_action(&session).expect("it was looked for");
        let mut player = Player::at(&session);
        player.update(TableCommand::Act(action));
        player.step_until("the card", is_shown);
        let again = player.focused_id();
        assert_eq!(again.as_deref(), Some("result-again"), "it has the keyboard");
        player.harness.key_press(key);
        player.harness.run_steps(2);
        assert!(is_shown(&player), "{key:?} was pressed before it was read");
        player.harness.run_steps(A_WHILE);
        player.press(key);
        assert!(!is_shown(&player), "{key:?} plays again");
    }
}

#[test]
fn space_that_is_pressed_again_and_again_does_not_pass_a_finished_game() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.update(TableCommand::Act(action));
    player.step_until("the card", is_shown);
    for _ in 0..8 {
        player.harness.key_press(Key::Space);
        player.harness.run_steps(10);
        assert!(is_shown(&player), "nobody has read it yet");
    }
    player.harness.run_steps(A_WHILE);
    player.press(Key::Space);
    assert!(!is_shown(&player), "then it plays again");
}

#[test]
fn clicks_that_follow_each_other_do_not_pass_a_finished_game_nor_put_it_away() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let shown = ended(&short(Seats::Two), SIZES[0]);
    let again = shown.by_id("result-again").rect().center();
    for at in [again, pos2(550.0, 180.0)] {
        let mut player = Player::at(&session);
        player.update(TableCommand::Act(action));
        player.step_until("the card", is_shown);
        for _ in 0..20 {
            player.harness.drag_at(at);
            player.harness.drop_at(at);
            player.harness.run_steps(6);
            assert!(is_shown(&player), "nobody has read it yet");
        }
        player.click_at(at);
        assert!(!is_shown(&player), "then a click does something");
    }
}

#[test]
fn time_behind_an_open_window_is_no_playing_time() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let played = [false, true].map(|has_window| {
        let mut player = Player::at(&session);
        clock::passes(Duration::from_secs(3));
        if has_window {
            player.press(Key::F1);
            clock::passes(Duration::from_mins(1));
            player.settle();
            clock::passes(Duration::from_secs(40));
            player.press(Key::Escape);
        }
        clock::passes(Duration::from_secs(4));
        player.update(TableCommand::Act(action));
        let games = player.session().history().games();
        games.last().expect("it is counted").secs
    });
    assert_eq!(played[0], played[1], "the window adds nothing");
    assert!(played[0] >= 7, "{played:?}");
}

#[test]
fn the_card_of_a_game_tells_how_it_was_won() {
    for (number, is_by_play) in [(0, true), (1, false)] {
        let over = over(&short(Seats::Two), number);
        let end = over.state().position().and_then(Position::end);
        assert_eq!(end == Some(RoundEnd::TargetReached), is_by_play, "game {number}");
        let mut player = Player::at(&over);
        player.press_ctrl_shift(Key::P);
        let state = player.session().state();
        let told = if is_by_play {
            let round = state.round().expect("it was dealt");
            let last = round.placed_bones().last().expect("a bone was played");
            format!("{} scores ", last.bone)
        } else {
            " held ".to_owned()
        };
        player.must_read(&told);
    }
}

#[test]
fn the_bones_that_three_held_stand_on_the_card_of_a_game_in_even_rows() {
    let over = over(&short(Seats::Four), 0);
    let position = over.state().position().expect("it was dealt");
    assert!(matches!(position.end(), Some(RoundEnd::Domino(_))), "three hold bones");
    let mut player = Player::at(&over);
    player.press_ctrl_shift(Key::P);
    player.harness.run_steps(A_WHILE);
    let card = player.by_id("game-over").rect();
    let mut names: Vec<String> =
        over.seating().iter().map(|(_, it)| it.name().as_str().to_owned()).collect();
    names.push("You".to_owned());
    let shapes = player.painted(card).into_iter();
    let rows = shapes.filter_map(|shape| match shape {
        Shape::Text(text) if names.iter().any(|name| text.galley.text() == name) => {
            Some(text.pos.y)
        }
        _ => None,
    });
    let mut rows: Vec<f32> = rows.collect();
    rows.sort_by(f32::total_cmp);
    assert_eq!(rows.len(), 7, "three hands and four scores: {rows:?}");
    let [first, second] = [rows[1] - rows[0], rows[2] - rows[1]];
    assert!((first - second).abs() < 1.0, "{first} and {second}");
}

#[test]
fn stronger_and_weaker_begin_the_same_game_against_the_level_beside() {
    for (id, level) in [("result-stronger", Level::NotSoEasy), ("result-weaker", Level::Beginner)] {
        let mut set = short(Seats::Three);
        set.opponents.set_level(Level::Easy);
        let mut player = ended(&set, SIZES[0]);
        open_more(&mut player);
        player.click_id(id);
        let session = player.session();
        assert!(session.state().outcome().is_none(), "{id}: a new game");
        let levels: Vec<_> = session.levels();
        assert_eq!(levels, [level, level], "{id}");
        assert_eq!(session.state().rules().seats, Seats::Three, "{id}");
    }
    for (level, missing) in [(Level::Brutal, "result-stronger"), (Level::Learner, "result-weaker")]
    {
        let mut set = short(Seats::Two);
        set.opponents.set_level(level);
        let mut player = ended(&set, SIZES[0]);
        assert!(is_shown(&player), "the card is there");
        open_more(&mut player);
        assert!(!has(&player, missing), "{missing} at {level:?}");
    }
}

#[test]
fn nobody_who_has_lost_is_asked_to_play_against_a_stronger_nestor() {
    let mut set = short(Seats::Two);
    set.opponents.set_level(Level::Easy);
    for (number, is_won) in [(3, true), (0, false)] {
        let end = over(&set, number);
        assert_eq!(winner(&end) == Some(Seats::Two.team(YOU)), is_won, "game {number}");
        let mut player = Player::at(&end);
        player.press_ctrl_shift(Key::P);
        assert!(is_shown(&player), "the card");
        open_more(&mut player);
        assert_eq!(has(&player, "result-stronger"), is_won, "won: {is_won}");
        assert!(has(&player, "result-weaker"), "won: {is_won}");
    }
}

#[test]
fn another_game_and_the_score_sheet_are_a_click_away() {
    let mut player = ended(&short(Seats::Two), SIZES[0]);
    player.click_id("result-score-sheet");
    assert!(has(&player, "sheet-hand-1"), "the sheet");
    player.press(Key::Escape);
    assert!(is_shown(&player), "the card is still there");
    open_more(&mut player);
    player.click_id("result-another");
    assert!(!is_shown(&player), "the window that begins a game");
    assert!(has(&player, "new-game-start"), "the next game is chosen");
}

#[test]
fn games_between_people_name_who_won_and_never_say_you() {
    let mut set = short(Seats::Two);
    let ben = Opponent::Person(Name::new("Ben").expect("a name"));
    set.opponents.set(Seat::ALL[1], ben);
    let ben_wins = over(&set, 0);
    assert_eq!(winner(&ben_wins), Team::all(Seats::Two).last());
    let mut player = Player::at(&ben_wins);
    player.press_ctrl_shift(Key::P);
    assert!(is_shown(&player), "the card");
    player.must_read("Ben wins");
    open_more(&mut player);
    assert!(!player.reads("You win"), "{:?}", player.parts());
    assert!(!player.reads("Against "), "no level");
    assert!(!has(&player, "result-stronger"), "no Nestor");
}

#[test]
fn every_kind_of_end_has_its_card() {
    let untargeted = set(Preset::TheDrawGame.rules(Seats::Two));
    let level = played_to(5, Preset::BritishFivesAndThrees.rules(Seats::Four));
    let partners = short(Seats::Partners);
    let mut cases = vec![over(&untargeted, 0), over(&level, 0), over(&partners, 0)];
    assert!(winner(&cases[0]).is_some(), "it is won");
    // Two of three share the award of a blocked hand.
    let drawn = played_to(1, Preset::Block.rules(Seats::Three));
    cases.push(over(&drawn, 106));
    assert_eq!(winner(&cases[3]), None);
    for session in cases {
        for size in SIZES {
            let mut player = Player::at_size(&session, size);
            assert!(!is_shown(&player), "an old end is no news");
            player.click_id("turn-result");
            must_tell_the_end(&player);
        }
    }
}

/// A finished game against a level.
fn played(n: u8, level: Level, is_won: bool) -> PlayedGame {
    let sides: Vec<Team> = Team::all(Seats::Two).collect();
    PlayedGame {
        id: format!("{n:032x}").parse().expect("an id"),
        ended: "2026-11-20T11:17:27Z".parse().expect("a time"),
        kind: GameKind {
            game: GameName::ReadyMade(Preset::Draw),
            seats: Seats::Two,
            company: OpponentKind::Nestors(level),
        },
        rules: None,
        seating: engine::Seating::with_nestors(
            &game::profile::Person::nameless(),
            Seats::Two,
            level,
        ),
        winner: Some(sides[usize::from(!is_won)]),
        scores: vec![100, 50],
        hands: 6,
        actions: 93,
        secs: 745,
        help: Help::None,
        bonus: 0,
        given_up: false,
        luck: None,
        judged: None,
        number: None,
        origin: None,
        nth: Some(n.into()),
    }
}

#[test]
fn the_card_tells_the_streak_against_this_level() {
    let session = before_the_end(&short(Seats::Two));
    let action = last_action(&session).expect("it was looked for");
    let before = [
        played(1, Level::Beginner, false),
        played(2, Level::Beginner, true),
        played(3, Level::Tough, false),
        played(4, Level::Beginner, true),
    ];
    let house = folder();
    house.put_session(&session);
    house.put_history(&before);
    let mut player = Player::open(house, None, SIZES[0]);
    player.update(TableCommand::Act(action));
    player.harness.run_steps(A_WHILE);
    open_more(&mut player);
    player.must_read("3 of 4 games won, the last 3 in a row");
}

/// For how many pictures something goes on moving once the card is there.
fn moves_for(player: &mut Player) -> usize {
    let mut pictures = 0;
    for _ in 0..A_WHILE {
        player.harness.step();
        let asked = player.harness.output().viewport_output.values();
        let moves = asked.map(|it| it.repaint_delay).min() == Some(Duration::ZERO);
        pictures += usize::from(moves && is_shown(player));
    }
    assert!(is_shown(player), "the card is there");
    pictures
}

/// A player who wins a game with their next action, which is done.
fn winner_at(motion: MotionSpeed) -> Player {
    let mut set = short(Seats::Two);
    set.display.motion = motion;
    let session = before_the_end(&set);
    let action = last_action(&session).expect("it was looked for");
    let mut player = Player::at(&session);
    player.update(TableCommand::Act(action));
    player
}

/// Nothing is painted again for nothing.
fn must_rest(player: &Player, about: MotionSpeed) {
    let rests = player.harness.output().viewport_output.values();
    let wait = rests.map(|it| it.repaint_delay).min();
    assert!(wait.is_some_and(|wait| wait > Duration::from_secs(1)), "{about:?}: {wait:?}");
}

#[test]
fn a_win_is_celebrated_for_a_moment_quickly_or_not_at_all_as_things_are_to_move() {
    let pictures = [MotionSpeed::Normal, MotionSpeed::Fast, MotionSpeed::Off].map(|motion| {
        let mut player = winner_at(motion);
        let pictures = moves_for(&mut player);
        must_rest(&player, motion);
        pictures
    });
    let [normal, fast, off] = pictures;
    assert!(normal > 40, "{normal}");
    assert!(4 * fast > normal && 3 * fast < 2 * normal, "{fast} of {normal}");
    assert!(off < 6, "{off}");
}

#[test]
fn any_press_ends_the_celebration() {
    let mut player = winner_at(MotionSpeed::Normal);
    player.step_until("the card", is_shown);
    player.harness.run_steps(6);
    let output = player.harness.output().viewport_output.values();
    assert_eq!(output.map(|it| it.repaint_delay).min(), Some(Duration::ZERO), "it moves");
    player.harness.key_press(Key::F20);
    player.harness.run_steps(3);
    assert!(is_shown(&player), "the card stays");
    let output = player.harness.output().viewport_output.values();
    let wait = output.map(|it| it.repaint_delay).min();
    assert!(wait.is_some_and(|wait| !wait.is_zero()), "nothing moves: {wait:?}");
}

#[test]
fn a_loss_is_not_celebrated() {
    let set = short(Seats::Two);
    let losing = at(
        &set,
        "2-1 2-2 3-0 3-1 6-0 6-1 6-2 | 1-1 3-2 4-2 4-3 4-4 5-1 6-5",
        "4-4 draw 5-4@W 5-1@W 2-1@W 4-2@W draw draw draw draw draw draw draw draw draw draw \
         4-1@W 1-1@W 1-0@W 4-3@E 2-0@W 3-2@W 3-1@E draw draw 6-4@S 6-6@S 6-5@S 5-2@S draw 4-0@N \
         6-0@N pass 3-3@W pass 6-2@S pass 6-1@E pass 6-3@W pass",
    );
    let action = last_action(&losing).expect("it was looked for");
    let mut player = Player::at(&losing);
    player.update(TableCommand::Act(action));
    let pictures = moves_for(&mut player);
    assert!(pictures < 40, "nothing falls for {pictures} pictures");
}

#[test]
fn the_result_of_the_other_seat_leads_back_to_the_game_that_was_played_first() {
    let mut session = at(
        &short(Seats::Two),
        THIRD_DEAL,
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W 2-0@W 1-0@W 6-1@E draw 6-0@N 4-0@N 4-2@N \
             5-2@N 5-5@N 5-4@N draw 5-1@W"
        ),
    );
    let first = session.state().record().clone();
    session.change_seats();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    let mut player = Player::at(&session);
    player.choose("window-result");
    open_more(&mut player);
    player.click_id("result-leave-again");
    player.settle();
    assert_eq!(*player.session().state().record(), first);
    open_more(&mut player);
    assert!(!has(&player, "result-leave-again"), "this is that game");
}

#[test]
fn undo_asks_before_it_takes_a_counted_game_out_of_the_history() {
    let mut session = session(&short(Seats::Two), 7);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    let mut player = Player::at(&session);
    player.press(Key::Escape);
    player.press_ctrl(Key::Z);
    assert_eq!(player.message(), msg::TURN_TAKES_OUT.text());
    assert!(player.session().state().outcome().is_some(), "it only asks");
    assert_eq!(player.session().history().games().len(), 1, "it stays");
    player.press_ctrl(Key::Z);
    assert!(player.session().state().outcome().is_none(), "now it is done");
    assert_eq!(player.session().history().games().len(), 0, "and gone");
}

#[test]
fn a_window_that_is_open_already_is_there_once() {
    let mut player = ended(&short(Seats::Two), SIZES[0]);
    player.click_id("result-review");
    assert!(player.has_id("review-close"), "it is looked back at");
    player.choose("window-result");
    player.choose("menu-review");
    assert!(!player.has_id("review-close"), "no more");
    // A button of a window that is there twice does everything twice.
    player.click_id("result-review");
    assert!(player.has_id("review-close"), "and once more");
}

#[test]
fn one_person_has_one_name_on_the_card() {
    let house = house_of("Anna");
    let set = played_to(10, Preset::AllFives.rules(Seats::Two));
    write_settings(house.path(), &set);
    let mut player = Player::open(house, Some(3), SIZES[0]);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while player.session().state().outcome().is_none() {
        take_a_turn(&mut player, &mut rng);
    }
    player.rest();
    if !player.has_id("game-over") {
        player.press_ctrl_shift(Key::P);
    }
    let told = player.label("game-over");
    let state = player.session().state();
    assert_eq!(state.seating()[YOU].name().as_str(), "Anna");
    assert!(told.contains("You") && !told.contains("Anna"), "{told}");
    let sides = result::standing(state).into_iter();
    let sides: Vec<String> = sides.map(|(_, side, _)| side).collect();
    assert!(sides.contains(&"You".to_owned()), "{sides:?}");
}

/// Finished games like the one that [`before_the_end`] plays, against a level: `+` for each win.
fn played_before(games: &str, level: Level) -> Vec<PlayedGame> {
    let numbered = (1..).zip(games.chars());
    let games = numbered.map(|(n, result)| {
        let mut game = played(n, level, result == '+');
        game.kind.game = GameName::ReadyMade(Preset::AllFives);
        game.rules = Some(short(Seats::Two).rules);
        game
    });
    games.collect()
}

/// The game that ends before the player's eyes, after these games against a level.
fn ended_after(games: &str, level: Level, change: impl FnOnce(&mut Preferences)) -> Player {
    ended_in(SIZES[0], games, level, change)
}

/// The same in a window of another size.
fn ended_in(
    size: [f32; 2],
    games: &str,
    level: Level,
    change: impl FnOnce(&mut Preferences),
) -> Player {
    let mut set = short(Seats::Two);
    set.opponents.set_level(level);
    change(&mut set);
    let session = before_the_end(&set);
    let action = last_action(&session).expect("it was looked for");
    let house = folder();
    house.put_session(&session);
    house.put_history(&played_before(games, level));
    let mut player = Player::open(house, None, size);
    player.update(TableCommand::Act(action));
    player.harness.run_steps(A_WHILE);
    player
}

#[test]
fn the_card_tells_the_rating_after_ten_games_unless_it_is_hidden() {
    let told = |player: &Player| {
        let history = player.session().history();
        let rated = history.rated_game(player.session().game().id()).expect("it is rated");
        let (before, after) = (rated.before.points(), rated.after.points());
        assert!(after > before, "it was won");
        let by = words::number(after - before);
        msg::result_rating_spoken(by, "up", words::number(after))
    };
    let player = ended_after("+-+--+-+-", Level::Easy, |_| ());
    player.must_read(&told(&player));
    let hidden = ended_after("+-+--+-+-", Level::Easy, |set| set.display.rating = false);
    assert!(!hidden.reads(&told(&hidden)), "it is hidden");
    let early = ended_after("+-+--+-+", Level::Easy, |_| ());
    assert!(!early.reads("Rating"), "nine games tell too little");
}

#[test]
fn the_card_offers_the_next_level_after_six_of_ten_games_won() {
    let mut player = ended_after("+-+--+-++", Level::Easy, |_| ());
    player.must_read(&msg::result_promoted(10, 6));
    player.click_id("result-next-level");
    let session = player.session();
    assert!(session.state().outcome().is_none(), "a new game");
    assert_eq!(session.levels(), [Level::NotSoEasy]);
    for (games, level) in [("+-+--+-+-", Level::Easy), ("+++++++++", Level::Brutal)] {
        let player = ended_after(games, level, |_| ());
        assert!(is_shown(&player), "the card");
        assert!(!has(&player, "result-next-level"), "{games} against {level:?}");
    }
    let player = ended_after("+", Level::Learner, |_| ());
    assert!(has(&player, "result-next-level"), "two of the first three against a Learner");
}

#[test]
fn a_card_with_the_rating_and_the_next_level_keeps_off_the_edges_of_a_small_window() {
    let player = ended_in([360.0, 640.0], "+-+--+-++", Level::Easy, |_| ());
    assert!(has(&player, "result-next-level"), "the next level is offered");
    let card = player.by_id("game-over").rect();
    let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(360.0, 640.0));
    assert!(window.shrink(8.0).contains_rect(card), "{card}");
}

/// A game with this number that is over.
fn numbered_over(number: Option<u64>) -> Session {
    let seeds = game::session::Seeds::from_number(5);
    let set = std::sync::Arc::new(short(Seats::Two));
    let name = game::profile::Person::nameless();
    let mut session = Session::new(&name, set, number, seeds.source());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    session
}

#[test]
fn the_number_of_the_game_and_the_swap_of_bones_say_what_they_are_for() {
    let mut player = Player::at(&numbered_over(Some(4812)));
    player.press_ctrl_shift(Key::P);
    player.harness.run_steps(A_WHILE);
    player.click_id("game-over-more");
    player.must_read(&msg::result_number("4812"));
    let mut player = ended(&short(Seats::Two), SIZES[0]);
    let told = told_at(&mut player, "result-other-seat");
    assert!(told.contains(&msg::TIP_RESULT_OTHER_SEAT.text()), "{told:?}");
}

#[test]
fn the_result_is_copied_in_one_line_with_the_number_that_gives_the_same_deals() {
    let copied = |number: Option<u64>| {
        let mut player = Player::at(&numbered_over(number));
        player.press_ctrl_shift(Key::P);
        player.see_card();
        player.by_id("result-copy").click();
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
    };
    let text = copied(Some(4812));
    assert_eq!(text.lines().count(), 1, "{text}");
    for part in ["All Fives to 40", "Beginner", "game number 4812", "nestor-dominoes --seed 4812"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let text = copied(None);
    assert!(!text.contains("--seed"), "these deals have no number: {text}");
}

#[test]
fn a_picture_is_taken_of_the_table_without_the_card() {
    let mut player = ended(&short(Seats::Two), SIZES[0]);
    player.see_card();
    player.by_id("result-save-picture").click();
    let mut taken = 0;
    for _ in 0..6 {
        player.harness.step();
        let output = player.harness.output().viewport_output.values();
        let mut commands = output.flat_map(|viewport| &viewport.commands);
        if commands.any(|it| matches!(it, egui::ViewportCommand::Screenshot(_))) {
            taken += 1;
            assert!(!is_shown(&player), "the table is seen");
            // The window takes it as it paints the next frame.
            player.harness.step();
            assert!(!is_shown(&player), "and in the next frame, too");
        }
    }
    assert_eq!(taken, 1, "one picture");
    assert!(is_shown(&player), "the card is back");
}
