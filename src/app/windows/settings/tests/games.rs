//! The list of games, and games of one's own.

use super::*;
use engine::Name;
use game::profile::OwnGame;
use words::rules;

const GAME: &str = "setting-game";
const NAME: &str = "settings-game-name";

#[test]
fn any_ready_made_game_can_be_chosen() {
    for preset in Preset::ALL {
        let mut harness = open(TALL, playing_preset(Preset::AllFives));
        choose(&mut harness, GAME, preset.id());
        assert_eq!(rules(&harness), preset.rules(Seats::Two), "{}", preset.id());
        must_read(&harness, &rules::preset(preset));
    }
}

#[test]
fn a_changed_game_can_be_named_kept_chosen_again_renamed_and_deleted() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    choose(&mut harness, &id(Rule::HandSize), "9");
    must_read(&harness, "Like All Fives, except: Hand size: 9 bones.");

    type_into(&mut harness, NAME, " Big hands ");
    click(&mut harness, "settings-keep");
    assert_eq!(
        rules::game(&harness.state().preferences.game()),
        "Big hands",
        "kept"
    );

    choose(&mut harness, GAME, Preset::Draw.id());
    choose(&mut harness, GAME, "own-0");
    assert_eq!(rules(&harness).hand_size, 9, "chosen again");

    click(&mut harness, "settings-rename");
    type_into(&mut harness, NAME, " of mine");
    click(&mut harness, "settings-save-name");
    let names = |harness: &Seen| {
        let own = harness.state().preferences.own_games.iter();
        own.map(|own| own.name.as_str().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&harness), ["Big hands of mine"], "renamed");

    click(&mut harness, "settings-delete");
    assert_eq!(names(&harness), [""; 0], "deleted");
    assert_eq!(rules(&harness).hand_size, 9, "its rules stay set");
    click(&mut harness, "settings-keep");
    assert_eq!(
        names(&harness),
        ["Big hands of mine"],
        "and can be kept again"
    );
}

#[test]
fn rules_without_a_name_are_not_lost_when_another_game_is_looked_at() {
    for other in ["choose", "reset"] {
        let mut harness = open(TALL, playing_preset(Preset::AllFives));
        click(&mut harness, &id(Rule::BuryTwo));
        match other {
            "choose" => choose(&mut harness, GAME, Preset::Draw.id()),
            _ => click(&mut harness, "settings-reset"),
        }
        assert!(!rules(&harness).bury_two, "{other}");
        choose(&mut harness, GAME, "unnamed");
        assert!(
            rules(&harness).bury_two && rules(&harness).fives,
            "there again"
        );
    }
}

#[test]
fn the_name_of_a_ready_made_game_is_refused_with_the_reason() {
    let own = Rules {
        bury_two: true,
        ..Rules::default()
    };
    let mut harness = open(TALL, playing(own));
    type_into(&mut harness, NAME, "five-up");
    must_read(&harness, "Five-Up is the name of a ready-made game.");
    let keep = "settings-keep";
    assert!(is_out_of_reach(&harness, keep), "not under that name");
}

#[test]
fn a_kept_game_can_be_given_other_rules() {
    let kept = OwnGame {
        name: Name::new("Mine").expect("a name"),
        rules: Rules {
            bury_two: true,
            ..Rules::default()
        },
    };
    let mut player = playing(Rules {
        kept_back: 2,
        ..Rules::default()
    });
    player.preferences.own_games.push(kept);
    let mut harness = open(TALL, player);
    type_into(&mut harness, NAME, "mine");
    click(&mut harness, "settings-replace");
    assert_eq!(
        rules::game(&harness.state().preferences.game()),
        "Mine",
        "the new rules"
    );
    assert_eq!(
        harness.state().preferences.own_games.len(),
        1,
        "not a second one"
    );
}
