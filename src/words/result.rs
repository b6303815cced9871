//! Texts of the card at the end of a game.

use super::named::Named as _;
use super::points::{Points, in_rules_unit, points, unit};
use super::rules::game_key;
use super::score_sheet;
use super::who::sole_person;
use super::{Who, events, number, sides, yes_or_no};
use crate::msg;
use engine::{
    GameState, HandWorth, Level, Outcome, Rules, ScoreSheet, Seat, Seats, Team, TimedResult,
};
use game::profile::{GameResult, OWNER, OpponentStreak};
use game::session::{HandPlayedTwice, PairScore};

/// The target of a game whose shutout is called a six-love: six hands to none.
pub const SIX_LOVE: u16 = 6;

/// The winner in a few words: `You win!`
pub fn winner(state: &GameState, outcome: Outcome) -> String {
    let Some(winner) = outcome.winner else {
        return msg::GAME_OVER_TIED.text();
    };
    let who = Who::of(state.seating(), state.rules().seats, winner);
    msg::game_over_wins(&who)
}

/// A game in one line: `8 hands. Your best play: 2-2 for 20.` Among equally good plays, that of the
/// only person at the table is named.
pub fn summary(state: &GameState, sheet: &ScoreSheet) -> String {
    let hands = msg::game_over_hands(sheet.hands().len());
    let Some(play) = sheet.best_play(sole_person(state.seating())) else {
        return hands;
    };
    let who = Who::at(state.seating(), play.seat);
    let best = msg::game_over_best_play(&who, play.bone, Points::of(play.points, state.rules()));
    format!("{hands} {best}")
}

/// A game in one line, to send to others. `against` names the opponents; `number` is the number of
/// the game, with the command that starts the game.
pub fn result_to_share(
    state: &GameState,
    (game, against): (&str, &str),
    number: Option<(u64, String)>,
    is_assisted: bool,
) -> String {
    let (rules, scores) = (state.rules(), state.scores());
    let own = rules.seats.team(OWNER);
    let others = Team::all(rules.seats).filter(|team| *team != own);
    let best = others.map(|team| in_rules_unit(scores[team], rules)).max().unwrap_or_default();
    let result = match state.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == own => GameResult::Won,
        Some(_) => GameResult::Lost,
        None => GameResult::Drawn,
    };
    let own = in_rules_unit(scores[own], rules);
    let result = msg::daily_shared(game, against, best, own, <&str>::from(result));
    let shared = msg::result_shared(yes_or_no(is_assisted), result);
    match number {
        Some((number, command)) => msg::result_shared_number(command, number.to_string(), shared),
        None => shared,
    }
}

/// The end of the last hand, and its awards.
pub fn last_hand(state: &GameState) -> String {
    let round = state.round();
    let told = round.map(|round| events::ending(round, state.seating()));
    told.unwrap_or_default().join(" ")
}

/// Selector of the word for a game in which the others had nothing. Only a game to six is a
/// six-love.
pub fn shut_out_selector(rules: &Rules) -> &'static str {
    let game = game_key(rules);
    let is_jamaican = rules.hand_worth == HandWorth::One && rules.counts_hands();
    if is_jamaican && rules.target != Some(SIX_LOVE) { "other" } else { game }
}

/// Says that the others had nothing: `Zapatero: the other side scored nothing.`
pub fn shut_out(rules: &Rules) -> String {
    let seats = match rules.seats {
        Seats::Two | Seats::Partners => rules.seats.into(),
        Seats::Three | Seats::Four => "several",
    };
    msg::game_over_shut_out(shut_out_selector(rules), seats, unit(rules))
}

/// The sides with their points, the highest first: `Iris`, `155`.
pub fn standing(state: &GameState) -> Vec<(Team, String, String)> {
    let (rules, scores) = (state.rules(), state.scores());
    let heads = score_sheet::heads(state.seating(), rules);
    let mut sides: Vec<_> = Team::all(rules.seats).zip(heads).collect();
    sides.sort_by_key(|(team, _)| std::cmp::Reverse(scores[*team]));
    let sides = sides.into_iter();
    sides.map(|(team, side)| (team, side, number(in_rules_unit(scores[team], rules)))).collect()
}

/// The figures of a finished game, as pairs of name and figure. `streak` is the level, with the
/// results against it so far and the streak that this game continues.
pub fn figures(
    state: &GameState,
    sheet: &ScoreSheet,
    streak: Option<(Level, OpponentStreak)>,
) -> Vec<(String, String)> {
    let mut figures = Vec::new();
    if let Some(margin) = sheet.margin() {
        figures.push((msg::FIGURE_MARGIN.text(), points(margin, state.rules())));
    }
    figures.extend(score_sheet::figures(state, sheet));
    if sheet.hands().len() > 1 {
        figures.push((msg::FIGURE_HANDS.text(), number(sheet.hands().len())));
    }
    if let Some((level, streak)) = streak {
        let name = msg::figure_against(level.name());
        figures.push((name, results_at_level(streak)));
    }
    figures
}

/// The results of the same deals from both seats, and the total.
pub fn both_seats(games: [PairScore; 2], state: &GameState) -> Vec<(String, String)> {
    side_by_side(msg::FIGURE_FIRST_SEAT.text(), games, state)
}

/// The results of a hand from both seats, and the total.
pub fn hand_twice(twice: HandPlayedTwice, state: &GameState) -> Vec<(String, String)> {
    let first = msg::figure_first_seat_hand(twice.hand);
    side_by_side(first, twice.scores, state)
}

fn side_by_side(
    name_of_first: String,
    games: [PairScore; 2],
    state: &GameState,
) -> Vec<(String, String)> {
    let (rules, seating) = (state.rules(), state.seating());
    let name = |seat: Option<Seat>| {
        let name = seat.map(|seat| sides::player(seating, seat));
        name.unwrap_or_default()
    };
    let (person, nestor) = (name(seating.people().next()), name(seating.nestors().next()));
    let told = |standing: PairScore| {
        let points = [(&person, standing.person), (&nestor, standing.nestor)];
        let sides =
            points.map(|(side, points)| msg::side_points(Points::of(points, rules), side.as_str()));
        super::list(sides)
    };
    let [first, second] = games;
    let together =
        PairScore { person: first.person + second.person, nestor: first.nestor + second.nestor };
    vec![
        (name_of_first, told(first)),
        (msg::FIGURE_OTHER_SEAT.text(), told(second)),
        (msg::SHEET_TOTAL.text(), told(together)),
    ]
}

/// The result of a game with a clock, line by line. `best` is the best result of the other such
/// games, except games with help and games given up.
pub fn timed_result_lines(
    result: TimedResult,
    best: Option<i64>,
    is_helped: bool,
    level: Option<Level>,
) -> Vec<(String, String)> {
    let TimedResult { score, spread_bonus: spread, secs_left, time_bonus: time, won, is_given_up } =
        result;
    let mut lines = vec![(msg::FIGURE_SCORE.text(), number(score))];
    let worked_out = if spread > 0 {
        let other = score - spread;
        msg::figure_spread_of(other, Points::shown(spread), score)
    } else if won {
        number(spread)
    } else {
        msg::FIGURE_SPREAD_NONE.text()
    };
    lines.push((msg::FIGURE_SPREAD.text(), worked_out));
    let share = if won { "won" } else { "lost" };
    let hundreds = if won { 2 } else { 4 };
    let is_rounded = secs_left * score % (100 * hundreds) > 0;
    let worked_out = match secs_left {
        _ if is_given_up => msg::FIGURE_TIME_GIVEN_UP.text(),
        0 => msg::FIGURE_TIME_NONE.text(),
        _ => {
            msg::figure_time_of(Points::shown(time), yes_or_no(is_rounded), score, secs_left, share)
        }
    };
    lines.push((msg::FIGURE_TIME.text(), worked_out));
    lines.push((msg::WINDOW_RESULT.text(), number(result.total())));
    if let Some(level) = level {
        let name = msg::figure_best(level.name());
        let total = i64::from(result.total());
        let is_none = is_helped || is_given_up;
        match best {
            Some(best) if best >= total || is_none => lines.push((name, number(best))),
            None if is_none || total == 0 => {}
            _ => lines.push((name, msg::figure_best_yet(Points::shown(result.total())))),
        }
    }
    lines
}

/// The results against a level: `5 of 8 games won, the last 3 in a row`.
fn results_at_level(streak: OpponentStreak) -> String {
    let (won, games) = (streak.results.won, streak.results.games());
    let result = match streak.result {
        GameResult::Won if streak.length > 1 => "won",
        GameResult::Lost if streak.length > 1 => "lost",
        _ => "other",
    };
    msg::figure_streak(games, streak.length, result, won)
}
