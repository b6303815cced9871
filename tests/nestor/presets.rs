//! Nestor against Nestor in every ready-made game, to its end.

use std::collections::BTreeMap;

use engine::{Action, Bones, FirstLead, GameState, Preset, Rules, Seats, Seed, Team, View};
use nestor::{
    Level, choose_within, percent_random_wins_against_beginner, percent_won_against_level_below,
};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::any_levels;
use crate::dice::Dice;
use crate::effort::effort;
use crate::invariants::{check_bones, check_outcome};
use crate::playing::{dealt, play, small};

/// Games of each ready-made game for each step of effort.
const GAMES: usize = 3;

/// Every bone is somewhere exactly once, and the view shows what the table holds.
fn check(game: &GameState, view: &View) {
    check_bones(game);
    let position = game.position().expect("it was dealt");
    let placed: Bones = view.placed_bones().map(|placed| placed.bone).collect();
    assert_eq!(placed, position.table().played(), "{:?}", game.record());
    assert_eq!(view.position().table(), position.table(), "all see it");
}

/// One game, by two levels.
fn play_game(preset: Preset, levels: [Level; 2], dice: &mut Dice) -> GameState {
    let rules = preset.rules(Seats::Two);
    let mut choices = ChaCha8Rng::from_seed(dice.seed());
    let mut game = dealt(rules, dice.seed());
    loop {
        play(&mut game, levels, &mut choices, check);
        check_outcome(&game);
        if game.outcome().is_none() {
            game.deal(Seed::new(dice.seed()), rules)
                .expect("a round that is over leads to another");
            continue;
        }
        assert_eq!(game.record().replay().as_ref(), Ok(&game), "{preset:?}");
        return game;
    }
}

#[test]
fn every_ready_made_game_is_played_to_its_end_by_nestor_against_nestor() {
    let games = GAMES * effort();
    for (number, preset) in (900..).zip(Preset::ALL) {
        let mut dice = Dice::new(number);
        let mut won: BTreeMap<Option<usize>, usize> = BTreeMap::new();
        let mut rounds = 0;
        for number in 0..games {
            let levels = any_levels(number);
            let game = play_game(preset, levels, &mut dice);
            rounds += game.rounds().len();
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            *won.entry(winner.map(Team::index)).or_default() += 1;
        }
        println!("{preset:?}: {games} games, {rounds} rounds, won {won:?}");
        if games >= 25 {
            let each = [0, 1].map(|side| won.get(&Some(side)).copied().unwrap_or(0));
            assert!(each.iter().all(|won| *won > games / 5), "each side wins: {won:?}");
        }
    }
}

#[test]
fn a_partner_without_a_doublet_leaves_the_lead_to_the_other() {
    let rules =
        Rules { first_lead: FirstLead::Lot, ..Preset::JamaicanPartners.rules(Seats::Partners) };
    let mut dice = Dice::new(950);
    let mut yielded = 0;
    for _ in 0..100 {
        let game = dealt(rules, dice.seed());
        let leader = game.turn().expect("somebody leads");
        let view = game.view(leader).expect("it was dealt");
        let lacks_doublets = view.hand().heaviest_doublet().is_none();
        // Brutal looks further.
        for level in Level::ALL.into_iter().filter(|it| *it != Level::Brutal) {
            let mut choices = ChaCha8Rng::from_seed(dice.seed());
            let action = choose_within(&view, level, &mut choices, &small());
            let yields = action == Some(Action::Yield);
            assert_eq!(yields, lacks_doublets, "{level:?}: {:?}", view.hand());
        }
        yielded += u32::from(lacks_doublets);
    }
    assert!(yielded > 0, "some hands have no doublet");
}

/// The figures in the third cell of a row of STRENGTH.md's tables: those against the
/// level below.
fn figures(row: &str) -> Vec<f32> {
    let cell = row.split('|').nth(3).expect("a cell");
    let shares = cell.split(',').filter_map(|part| Some(part.split_once('±')?.0));
    shares.map(|share| share.trim().parse().expect("a share")).collect()
}

#[test]
fn what_settings_say_of_a_level_was_measured() {
    let page = include_str!("../../src/nestor/STRENGTH.md");
    let row = |name: &str| {
        let mut rows = page.lines().filter(|line| line.contains('±'));
        rows.find(|line| line.starts_with(&format!("| {name} |")))
    };
    let games = Seats::ALL.into_iter().flat_map(|seats| {
        let table = match seats {
            Seats::Two => "",
            Seats::Three => ", three",
            Seats::Four => ", four",
            Seats::Partners => ", partners",
        };
        Preset::ALL.map(move |preset| (preset, seats, format!("{}{table}", preset.id())))
    });
    for (preset, seats, name) in games {
        let measured = match row(&name) {
            Some(row) => figures(row),
            // It has a table of its own, with a line for each level.
            None => Level::ALL[2..]
                .iter()
                .flat_map(|level| figures(row(level.id()).expect("a row")))
                .collect(),
        };
        let rules = preset.rules(seats);
        let said = Level::ALL.map(|level| percent_won_against_level_below(&rules, level));
        assert_eq!(said[0], None, "nobody is below Learner");
        assert_eq!(measured.len(), 4, "{preset:?} {seats:?}");
        for (said, measured) in said[2..].iter().zip(measured) {
            let said = f32::from(said.expect("it was measured"));
            let off = (said - measured).abs();
            assert!(off < 0.56, "{preset:?}: {said} for {measured}");
        }
    }
}

#[test]
fn what_is_said_of_a_learner_was_measured() {
    let page = include_str!("../../src/nestor/STRENGTH.md");
    let (_, page) = page.split_once("## Learner").expect("a section");
    let (page, _) = page.split_once("\n## ").expect("another section");
    for preset in Preset::ALL {
        let name = format!("| {} | ", preset.id());
        let mut rows = page.lines();
        let Some(row) = rows.find_map(|line| line.strip_prefix(&name)) else {
            // He is not offered where nothing was measured.
            let said = Seats::ALL.map(|it| percent_random_wins_against_beginner(preset, it));
            assert_eq!(said, [None; 4], "{preset:?}");
            continue;
        };
        let tables = [Seats::Two, Seats::Partners, Seats::Three, Seats::Four];
        for (seats, cell) in tables.into_iter().zip(row.split('|')) {
            let rules = preset.rules(seats);
            let figures = cell.trim().trim_end_matches(" (no)").split(", ");
            let figures: Vec<f32> = figures.map(|it| it.parse().expect("a share")).collect();
            let beginner = percent_won_against_level_below(&rules, Level::Beginner);
            let random = percent_random_wins_against_beginner(preset, seats);
            for (said, measured) in [beginner, random].into_iter().zip(figures) {
                let off = (f32::from(said.expect("it was measured")) - measured).abs();
                assert!(off < 0.56, "{preset:?} {seats:?}: {said:?} for {measured}");
            }
        }
    }
}

#[test]
fn the_front_page_names_every_game_and_how_strong_each_level_is() {
    let page = include_str!("../../README.md");
    for preset in Preset::ALL {
        let id = preset.id();
        let is_named = ["*", " "].iter().any(|end| page.contains(&format!("*{id}{end}")));
        assert!(is_named, "{preset:?}");
    }
    let rules = Preset::AllFives.rules(Seats::Two);
    for level in Level::ALL {
        let percent = percent_won_against_level_below(&rules, level);
        let cell = percent.map_or(String::new(), |percent| format!("{percent}%"));
        let mut rows = page.lines();
        let row = rows.find(|row| row.starts_with(&format!("| {} |", level.id())));
        let last = row.and_then(|row| row.trim_end_matches('|').rsplit('|').next());
        assert_eq!(last.map(str::trim), Some(&*cell), "{level:?}");
    }
}
