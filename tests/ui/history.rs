//! The History window.

use chrono::TimeZone as _;
use egui::Key;
use engine::{Level, Name, Preset, SeatedPlayer, Seating, Seats, Team};
use game::profile::{
    GameKind, GameName, Help, Luck, OpponentKind, Person, PlayedGame, Preferences, RatedTable,
    ReviewFigures,
};
use game::store::Tables;
use nestor::coach::SavedReview;
use nestor_dominoes::app::Startup;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{history, msg};

use super::games::take_a_turn;
use super::notation::{FIRST_HAND, SECOND_DEAL, at};
use super::player::{DOWN_TO_SMALL, House, Player, folder, played_to, preferences, write_settings};
use super::tips::told_where;

/// So many games, of two kinds by turns; the player wins two of three.
pub fn games(count: u32) -> Vec<PlayedGame> {
    let game = |n: u32| {
        let (game, level) = match n % 2 {
            0 => (Preset::AllFives, Level::Beginner),
            _ => (Preset::Draw, Level::Tough),
        };
        let sides: Vec<Team> = Team::all(Seats::Two).collect();
        PlayedGame {
            id: format!("{n:032x}").parse().expect("an id"),
            ended: "2026-11-20T11:17:27Z".parse().expect("a time"),
            kind: GameKind {
                game: GameName::ReadyMade(game),
                seats: Seats::Two,
                company: OpponentKind::Nestors(level),
            },
            rules: None,
            seating: Seating::with_nestors(&Person::nameless(), Seats::Two, level),
            winner: Some(sides[usize::from(n % 3 == 2)]),
            scores: vec![150 + n.cast_signed(), 90],
            hands: 6,
            actions: 93,
            secs: 745,
            help: Help::knowledge_if(n % 5 == 4),
            bonus: 0,
            given_up: false,
            luck: None,
            judged: None,
            number: None,
            origin: None,
            nth: Some(n),
        }
    };
    (0..count).map(game).collect()
}

pub fn with_history(games: &[PlayedGame]) -> House {
    let house = folder();
    write_settings(house.path(), &preferences(Preset::Draw));
    house.put_history(games);
    house
}

pub fn open(count: u32, size: [f32; 2]) -> Player {
    open_with(&games(count), size)
}

/// So many games that were reviewed.
pub fn reviewed_games(count: u32) -> Vec<PlayedGame> {
    let mut games = games(count);
    for (n, game) in games.iter_mut().enumerate() {
        game.judged = Some(ReviewFigures {
            decisions: 20,
            cost: 0.8 + n as f32 * 0.1,
            luck: n as f32 * 31.7 - 60.0,
        });
        game.luck = Some(Luck::default());
    }
    games
}

pub fn open_with(games: &[PlayedGame], size: [f32; 2]) -> Player {
    let mut player = Player::open(with_history(games), Some(7), size);
    player.press_ctrl(Key::R);
    player
}

/// Lets the window show other games, or those against another level.
fn choose(player: &mut Player, list: &str, games: &str) {
    player.click_id(list);
    player.click(games);
}

/// How many games were analyzed, as the window says it.
fn reviewed(reviewed: u32, games: u32) -> String {
    msg::statistics_reviewed(games, reviewed)
}

/// Turns to the statistics, and shows skill and luck.
pub fn unfold_skill(player: &mut Player) {
    player.click_id("tally-page-statistics");
    // Without a review, there are no figures.
    let is_open = player.reads(&msg::STATISTICS_COST.text())
        || ["statistics-review", "statistics-progress"].iter().any(|id| player.has_id(id));
    if player.has_id("statistics-skill") && !is_open {
        player.click_by_ear("statistics-skill");
    }
}

#[test]
fn the_window_shows_all_games_or_those_of_one_game_or_level_on_all_its_pages() {
    let mut player = open(12, [1100.0, 760.0]);
    player.must_read("All Fives to 150. Nestor, Beginner. You won 160 to 90");
    player.click_id("tally-page-statistics");
    player.must_read("2 h 29 min");
    player.must_read("160\u{2013}90");
    choose(&mut player, "tally-games", "Draw");
    assert!(!player.reads("160\u{2013}90"), "another game");
    player.must_read("1 h 14 min");
    player.click_id("tally-page-history");
    assert!(!player.reads("All Fives to 150. Nestor"), "another game");
    choose(&mut player, "tally-levels", "Beginner");
    player.must_read(&msg::HISTORY_NONE.text());
}

#[test]
fn the_time_of_a_game_of_yesterday_is_read_whole() {
    let mut games = games(1);
    let yesterday = chrono::Local.with_ymd_and_hms(2026, 11, 20, 23, 57, 0);
    games[0].ended = yesterday.single().expect("a time").into();
    let mut player = open_with(&games, DOWN_TO_SMALL[0]);
    let id = format!("history-game-{}", games[0].id);
    for _ in 0..2 {
        let row = player.by_id(&id).rect();
        let written = player.written(row);
        assert!(written.iter().any(|it| it.ends_with("11:57\u{a0}PM")), "{written:?}");
        player.click_id(&id);
    }
}

#[test]
fn whoever_wins_nearly_always_is_advised_to_try_the_next_level() {
    let mut won = games(60);
    for game in &mut won {
        game.winner = Team::all(Seats::Two).next();
    }
    let mut player = open_with(&won, DOWN_TO_SMALL[1]);
    player.click_id("tally-page-statistics");
    assert!(!player.reads("better match"), "not over all games");
    choose(&mut player, "tally-games", "Draw");
    choose(&mut player, "tally-levels", "Tough");
    player.must_read("You won 20 of your last 20 unassisted games at “Tough”. “Brutal” may be");
}

/// A game of three, one of partners and one of two people, one after the other;
/// the last side won each.
fn games_of_others() -> Vec<PlayedGame> {
    let ben = Name::new("Ben").expect("a name");
    let anna = Name::new("Anna").expect("a name");
    let person = |name: &Name| SeatedPlayer::Person { name: name.clone() };
    let people = Seating::new(vec![person(&anna), person(&ben)]).expect("two");
    let nestors = OpponentKind::Nestors(Level::Easy);
    let at = |seats| Seating::with_nestors(&anna, seats, Level::Easy);
    let tables = [
        (Seats::Three, nestors, at(Seats::Three), vec![120, 85, 155]),
        (Seats::Partners, nestors, at(Seats::Partners), vec![90, 150]),
        (Seats::Two, OpponentKind::People, people, vec![100, 160]),
    ];
    let mut games = games(3);
    for (game, (seats, company, seating, scores)) in games.iter_mut().zip(tables) {
        game.kind = GameKind { game: GameName::ReadyMade(Preset::AllFives), seats, company };
        game.winner = Team::all(seats).last();
        (game.seating, game.scores) = (seating, scores);
    }
    games
}

#[test]
fn games_for_more_players_name_all_sides_and_those_between_people_stand_apart() {
    let mut player = open_with(&games_of_others(), DOWN_TO_SMALL[0]);
    player.must_read("Iris won with 155");
    player.must_read("Nestor and Ajax won 150 to 90");
    assert!(!player.reads("Ben won 160"), "apart from Nestors' games");
    player.click_id(&format!("history-game-{:032x}", 0));
    player.must_read("You 120, Nestor 85, Iris 155");
    choose(&mut player, "tally-levels", "Other people");
    player.must_read("Ben won 160 to 100");
    assert!(!player.reads(" won 150 to 90"), "apart");
}

#[test]
fn only_games_in_sight_are_drawn_however_many_there_are() {
    let player = open(5000, DOWN_TO_SMALL[0]);
    let drawn = player.parts();
    let drawn = drawn.iter().filter(|(_, name)| name.contains("to 150. Nestor"));
    let drawn = drawn.count();
    assert!(drawn > 5 && drawn < 60, "not all of 5000: {drawn}");
}

#[test]
fn the_history_is_copied_as_a_table() {
    let mut player = open(3, DOWN_TO_SMALL[0]);
    player.by_id("history-copy-csv").click();
    let mut table = String::new();
    for _ in 0..1000 {
        player.harness.step();
        let commands = &player.harness.output().platform_output.commands;
        table.extend(commands.iter().filter_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        }));
        if !table.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(rows.len(), 4, "heads, and a row for each game: {table}");
    assert_eq!(rows[0], "Finished,Game,Against,Result,Assisted");
    for (row, game) in rows[1..].iter().zip(games(3)) {
        let [_, rest] = row.split_once(',').map(|(a, b)| [a, b]).expect("a date");
        let result = words::history::score(&game);
        let against = words::history::opponents(&game);
        let against = format!(",\"{against}\",");
        assert!(rest.contains(&against), "a field with a comma: {row}");
        assert!(rest.contains(&result), "{row}");
    }
    player.rest();
    player.must_read(&msg::COPIED.text());
}

#[test]
fn clearing_can_be_taken_back_until_the_end() {
    let mut player = open(3, DOWN_TO_SMALL[0]);
    player.click_id("history-clear");
    player.must_read(&msg::HISTORY_CLEARED.text());
    let returns = msg::HISTORY_CLEAR_WILL_NOT_LAST.text();
    assert!(!player.reads(&returns), "that lasts");
    assert!(!player.reads("You won"), "no game is left");
    player.click_id("history-bring-back");
    assert_eq!(player.session().history().games().len(), 3, "back");
    player.must_read("You won");
    player.click_id("history-clear");
    let mut player = player.restart();
    player.press_ctrl(Key::R);
    assert!(player.session().history().games().is_empty(), "for good");
    assert!(!player.has_id("history-bring-back"), "the program has ended");
}

#[test]
fn a_game_that_ends_is_in_the_history_after_a_restart() {
    // The player has one bone left, and with it wins.
    let session = at(
        &short(),
        "0-0 1-0 2-1 4-4 5-4 6-1 6-6 | 1-1 2-2 3-1 4-1 5-0 5-2 5-3",
        "6-6 6-0@E 6-3@W 4-0@E 6-4@N 4-2@N 2-2@N 4-1@E 3-1@W 2-1@E draw 6-2@S draw 5-1@W 5-4@W \
         4-4@W 4-3@W / 6-6 draw draw draw draw draw 6-2@E 2-1@E 1-1@E 1-0@E 4-0@E 5-4@E 5-2@E \
         6-1@W 3-1@W draw 6-5@S 4-2@E 4-4@E 5-0@S",
    );
    let mut player = Player::at(&session);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while player.session().state().outcome().is_none() {
        player.wait_for_nestor();
        take_a_turn(&mut player, &mut rng);
    }
    let mut player = player.restart();
    player.press_ctrl(Key::R);
    player.must_read("You won ");
    assert_eq!(player.session().history().games().len(), 1, "once");
}

fn short() -> Preferences {
    played_to(30, Preset::AllFives.rules(Seats::Two))
}

#[test]
fn a_game_that_partners_won_was_won_by_both() {
    let name = Person::nameless();
    let seats = Seats::Partners;
    for (n, team) in (0..).zip(Team::all(seats)) {
        let game = PlayedGame {
            id: format!("{n:032x}").parse().expect("an id"),
            kind: GameKind { seats, ..games(1)[0].kind.clone() },
            seating: Seating::with_nestors(&name, seats, Level::Beginner),
            winner: Some(team),
            scores: vec![150 - 60 * n, 90 + 60 * n],
            ..games(1)[0].clone()
        };
        let result = history::result(&game);
        for (seat, sitter) in game.seating.iter() {
            let is_named = result.contains(sitter.name().as_str());
            assert_eq!(is_named, seats.team(seat) == team, "{seat:?} in {result:?}");
        }
    }
}

#[test]
fn what_reviews_told_is_shown_over_time_and_how_many_there_are() {
    for size in DOWN_TO_SMALL {
        let mut games = games(30);
        for (n, game) in games.iter_mut().enumerate().take(24) {
            game.judged = Some(ReviewFigures { decisions: 20, cost: 0.4, luck: n as f32 - 10.0 });
            game.luck = Some(Luck::default());
        }
        let mut player = open_with(&games, size);
        unfold_skill(&mut player);
        player.must_read(&reviewed(24, 30));
        player.must_read(&msg::percent("2 \u{b1} 0"));
        for id in ["statistics-cost-a-decision", "statistics-luck"] {
            let chart = player.by_id(id).rect();
            assert!(chart.width() > 200.0 && chart.height() > 80.0, "{id}: {chart}");
        }
        assert!(!player.has_id("statistics-review"), "no game can be reviewed");
        choose(&mut player, "tally-games", "Draw");
        player.must_read(&reviewed(12, 15));
    }
}

#[test]
fn games_with_help_tell_nothing_of_costs_and_luck_nor_deals_that_came_again_of_luck() {
    let mut games = games(7);
    for (n, game) in games.iter_mut().enumerate() {
        let (with_help, is_known) = (n == 1, n == 2);
        game.help = Help::knowledge_if(with_help);
        game.luck = (!is_known).then(Luck::default);
        game.judged = Some(ReviewFigures {
            decisions: 20,
            cost: if with_help { 8.0 } else { 0.4 },
            luck: if with_help || is_known { 90.0 } else { 10.0 },
        });
    }
    let left_out = &msg::STATISTICS_LEAVES_OUT.text();
    let mut player = open_with(&games, DOWN_TO_SMALL[0]);
    unfold_skill(&mut player);
    player.must_read(&reviewed(7, 7));
    player.must_read(&msg::percent("2 \u{b1} 0"));
    player.must_read("10 \u{b1} 0 points");
    player.must_read(left_out);
    for game in &mut games {
        game.help = Help::None;
        game.luck = Some(Luck::default());
    }
    player = open_with(&games, DOWN_TO_SMALL[0]);
    unfold_skill(&mut player);
    assert!(!player.reads(left_out), "nothing is left out");
    assert!(!player.reads("10 \u{b1} 0 points"), "of all of them");
}

#[test]
fn the_last_games_are_reviewed_in_the_background() {
    let short = played_to(20, Preset::AllFives.rules(Seats::Two));
    let mut session =
        at(&short, SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"));
    session.new_game(None);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while session.state().outcome().is_none() {
        super::found::go_on(&mut session, &mut rng);
    }
    let judged = |player: &Player| {
        let games = player.session().history().games().iter();
        games.filter(|game| game.judged.is_some()).count()
    };
    let house = folder();
    house.put_session(&session);
    // With the whole budget there is time to stop it.
    let mut player = Player::started(house, Startup::default(), [1100.0, 760.0]);
    player.step_until("the history", |player| !player.session().is_loading_lists());
    player.press_ctrl(Key::R);
    unfold_skill(&mut player);
    player.must_read(&msg::statistics_review(2));
    player.click_id("statistics-review");
    player.click_id("statistics-stop");
    assert!(player.has_id("statistics-review"), "it was stopped");
    player.click_id("statistics-review");
    player.step_until("both games", |player| judged(player) == 2);
    player.settle();
    player.must_read(&reviewed(2, 2));
    let player = player.restart();
    assert_eq!(judged(&player), 2, "and that is kept");
    let house = player.close();
    let reviews = house.read(Tables::all::<SavedReview>);
    let reviews = reviews.expect("they can be read").values;
    assert_eq!(reviews.len(), 2, "with the reviews");
}

#[test]
fn each_figure_has_a_tip_and_skill_and_luck_are_explained_and_in_sight_once_unfolded() {
    let mut player = open_with(&reviewed_games(30), [1100.0, 760.0]);
    for (page, name, says) in [
        ("statistics", "Most points", msg::TIP_STATISTICS_MOST_POINTS),
        ("statistics", "Average hand", msg::TIP_STATISTICS_AVERAGE_HAND),
        ("rating", "Range", msg::TIP_RATING_RANGE),
    ] {
        player.click_id(&format!("tally-page-{page}"));
        player.settle();
        let at = player.place_of(name).center();
        let told = told_where(&mut player, at);
        assert!(told.contains(&says.text()), "{name}: {told:?}");
    }
    let mut player = open_with(&reviewed_games(30), [1100.0, 560.0]);
    player.click_id("tally-page-statistics");
    player.click_by_ear("statistics-skill");
    player.harness.run_steps(12);
    for says in [msg::STATISTICS_COST_SAYS, msg::STATISTICS_LUCK_SAYS] {
        assert!(player.place_of(&says.text()).bottom() < 540.0, "it is in sight");
    }
}

#[test]
fn the_tabs_stay_below_the_pointer_and_the_dots_of_a_chart_are_explained() {
    for count in [0, 2, 30] {
        let mut player = open_with(&reviewed_games(count), DOWN_TO_SMALL[0]);
        let tabs = ["tally", "history", "statistics"].map(|page| format!("tally-page-{page}"));
        let places = |player: &Player| tabs.each_ref().map(|tab| player.by_id(tab).rect());
        let before = places(&player);
        for tab in &tabs {
            player.click_id(tab);
            player.harness.run_steps(4);
            assert_eq!(places(&player), before, "on {tab} with {count} games");
        }
    }
    let mut player = open_with(&reviewed_games(30), DOWN_TO_SMALL[0]);
    unfold_skill(&mut player);
    player.must_read(&msg::STATISTICS_DOT.text());
}

#[test]
fn the_rating_comes_after_ten_games_follows_the_list_and_can_be_hidden() {
    let few = || msg::rating_few(2);
    let mut player = open(10, [1100.0, 760.0]);
    player.click_id("tally-page-rating");
    // Two of ten were with help.
    player.must_read(&few());

    let mut player = open(60, [1100.0, 760.0]);
    player.click_id("tally-page-rating");
    let rated = player.session().history().rated_games(RatedTable::Two);
    assert_eq!(rated.len(), 48, "those without help");
    let rating = rated.last().expect("there are games").after;
    let (low, high) = rating.likely_range();
    player.must_read(&words::number(rating.points()));
    player.must_read(&msg::rating_range_value(words::number(high), words::number(low)));
    assert!(player.has_id("rating-chart"));
    player.click_id("rating-tables");
    player.click_id("rating-table-pairs");
    player.must_read(&msg::rating_few(10));
    player.click_id("rating-tables");
    player.click_id("rating-table-two");

    player.click_id("rating-show");
    player.must_read(&msg::RATING_IS_OFF.text());
    assert!(!player.has_id("rating-chart"));
    player.click_id("rating-show");

    player.click_id("tally-page-history");
    player.click_by_ear("history-clear");
    player.click_id("tally-page-rating");
    player.must_read(&msg::rating_few(10));
    player.click_id("tally-page-history");
    player.click_by_ear("history-bring-back");
    player.click_id("tally-page-rating");
    player.must_read(&words::number(rating.points()));
}
