//! The games to choose from, with their texts.

use super::draft::Draft;
use crate::windows::WindowContext;
use crate::windows::search::{Search, best_first};
use engine::Preset;
use game::profile::GameName;
use words::Named as _;
use words::{msg, new_game, rules};

/// The games with a picture.
pub(super) const MAIN: [Preset; 4] = [
    Preset::AllFives,
    Preset::Draw,
    Preset::Block,
    Preset::TheDrawGame,
];

/// A game with its texts.
#[derive(Debug)]
pub(super) struct Game {
    /// Which game it is.
    pub kind: GameName,
    /// An id that does not depend on the language.
    pub id: String,
    pub name: String,
    /// Its character, the number of changes, or why it is impossible for these seats.
    pub description: String,
    /// The target.
    target: String,
    /// The player's record: games played and won.
    pub record: String,
}

impl Game {
    /// All texts for a screen reader.
    pub(super) fn spoken(&self) -> String {
        msg::card_spoken(
            self.name.as_str(),
            self.record.as_str(),
            self.description.as_str(),
            self.target.as_str(),
        )
    }
}

/// The games with a picture, the other ready-made ones, and the player's own.
pub(super) fn all(draft: &Draft, cx: &WindowContext<'_>) -> [Vec<Game>; 3] {
    let others = Preset::ALL.into_iter().filter(|it| !MAIN.contains(it));
    let own = &cx.session.preferences().own_games;
    let ready_made = |preset: Preset| game(GameName::ReadyMade(preset), draft, cx);
    [
        MAIN.into_iter().map(ready_made).collect(),
        others.map(ready_made).collect(),
        own.iter()
            .map(|own| game(GameName::Own(own.name.clone()), draft, cx))
            .collect(),
    ]
}

/// The games that match, the best first.
pub(super) fn found(search: &Search, all: [Vec<Game>; 3]) -> Vec<Game> {
    best_first(all.into_iter().flatten().filter_map(|game| {
        let (more, keywords) = match game.kind {
            GameName::ReadyMade(preset) => (preset.explanation(), preset.keywords()),
            GameName::Own(_) | GameName::Unnamed => Default::default(),
        };
        let said = [game.description.clone(), game.target.clone(), more];
        let fit = search.find(&game.name, &said, &keywords)?;
        Some((fit, game))
    }))
}

fn game(game: GameName, draft: &Draft, cx: &WindowContext<'_>) -> Game {
    let set = cx.session.preferences();
    let played = draft.rules_of(&game, set);
    let changes = draft.changes(&game, set);
    let description = match (played.check(), &game) {
        (Err(reason), _) => rules::impossible(&reason),
        (Ok(()), _) if changes > 0 => msg::new_game_changes(changes),
        (Ok(()), GameName::ReadyMade(preset)) => new_game::short(*preset, &played),
        (Ok(()), _) => rules::likeness(&played),
    };
    let results = match set.name_of(&played) {
        GameName::Unnamed => cx.session.history().of_unnamed(&played),
        named => cx.session.tally().of_game(&named),
    };
    let id = match &game {
        GameName::ReadyMade(preset) => format!("game-{}", <&str>::from(*preset)),
        GameName::Own(name) => format!("own-game-{}", name.as_str()),
        GameName::Unnamed => "game-unnamed".to_owned(),
    };
    Game {
        id,
        name: rules::game(&game),
        description,
        target: new_game::target(&played),
        record: msg::card_record(results.games(), results.won),
        kind: game,
    }
}
