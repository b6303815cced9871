//! The figures of STRENGTH.md are what the arena prints.

use super::arena::arena;

/// The games that were won, in percent with the interval, as a ladder prints them.
fn won(a: &str, b: &str, game: &str) -> String {
    let run = [
        "match", "--a", a, "--b", b, "--rules", game, "--pairs", "1200", "--seed", "9701", "--json",
    ];
    let output = arena(&run, "");
    assert!(output.status.success(), "{output:?}");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let games = &told["contests"][0]["report"]["games_percent"];
    let [mean, within] = ["mean", "within"].map(|name| games[name].as_f64().expect("a number"));
    format!("{mean:.1} ± {within:.1}")
}

#[test]
fn rows_of_quick_players_come_out_as_published() {
    let page = include_str!("../../src/nestor/STRENGTH.md");
    for (game, a, b, column, place) in [
        ("Draw", "easy", "beginner", 2, 0),
        ("All Threes", "not-so-easy", "easy", 3, 1),
        ("Fives and Threes", "not-so-easy", "easy", 3, 1),
        ("Muggins", "easy", "beginner", 3, 0),
    ] {
        let start = format!("| {game} |");
        let row = page.lines().find(|line| line.starts_with(&start));
        let cell = row.and_then(|row| row.split('|').nth(column));
        let told = cell.and_then(|cell| cell.split(',').nth(place));
        assert_eq!(told.map(str::trim), Some(&*won(a, b, game)), "{game}, {a}");
    }
}
