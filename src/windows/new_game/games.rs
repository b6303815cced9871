//! The games to choose from, with their texts.

use super::draft::GameDraft;
use crate::windows::WindowContext;
use crate::windows::search::{TextSearch, best_first};
use engine::{Preset, PresetGroup};
use game::profile::GameName;
use words::{AbsentGame, Named as _};
use words::{msg, new_game, rules};

// The games with a picture: the usual ones, and those for a language in which games in pairs come
// first.
const PICTURED_GAMES: [Preset; 4] =
    [Preset::AllFives, Preset::Draw, Preset::Block, Preset::TheDrawGame];
const PICTURED_PAIRS_FIRST: [Preset; 4] =
    [Preset::LatinPartners, Preset::Block, Preset::Draw, Preset::AllFives];

/// The maximum number of recently played games that are listed before the others.
const MAX_RECENT: usize = 4;

#[derive(Debug)]
pub(super) struct GameChoices {
    pub pictured: Vec<GameChoice>,
    /// The other games in nonempty groups: the player's own, recently played ones, and the rest.
    pub groups: Vec<GameGroup>,
}

#[derive(Debug)]
pub(super) struct GameGroup {
    pub heading: String,
    pub games: Vec<GameChoice>,
}

impl GameChoices {
    pub(super) fn others(&self) -> impl Iterator<Item = &GameChoice> {
        self.groups.iter().flat_map(|group| &group.games)
    }
}

#[derive(Debug)]
pub(super) struct GameChoice {
    pub game: GameName,
    pub id: String,
    pub name: String,
    /// A short description, the number of changed rules, or why the rules are invalid.
    pub description: String,
    /// How the game is played at this table; `None` unless the game is ready-made.
    explanation: Option<String>,
    target: String,
    /// The numbers of games played and won.
    pub record: String,
}

impl GameChoice {
    /// Returns the tooltip: how the game is played, and the player's record.
    pub(super) fn tip(&self) -> String {
        match &self.explanation {
            Some(explanation) => format!("{explanation}\n\n{}", self.record),
            None => self.record.clone(),
        }
    }

    pub(super) fn spoken(&self) -> String {
        msg::card_spoken(
            self.name.as_str(),
            self.record.as_str(),
            self.description.as_str(),
            self.target.as_str(),
        )
    }
}

/// All games for the chosen number of players.
pub(super) fn all(draft: &GameDraft, cx: &WindowContext<'_>) -> GameChoices {
    let ready_made = |preset: Preset| game_choice(GameName::ReadyMade(preset), draft, cx);
    let groups = new_game::groups();
    let pictured = if groups.first() == Some(&PresetGroup::Pairs) {
        PICTURED_PAIRS_FIRST
    } else {
        PICTURED_GAMES
    };
    let recent_presets = recent_games(&pictured, cx);
    let groups = groups.into_iter().map(|group| {
        let others = Preset::ALL.into_iter();
        let is_above = |it: &Preset| pictured.contains(it) || recent_presets.contains(it);
        let others = others.filter(|it| it.group() == group && !is_above(it));
        GameGroup { heading: group.name(), games: others.map(ready_made).collect() }
    });
    let own = cx.session.preferences().own_games.iter();
    let own = own.map(|own| game_choice(GameName::Own(own.name.clone()), draft, cx));
    let own = GameGroup { heading: msg::NEW_GAME_YOUR_GAMES.text(), games: own.collect() };
    let recent = recent_presets.iter().map(|preset| ready_made(*preset)).collect();
    let recent = GameGroup { heading: msg::NEW_GAME_LATELY.text(), games: recent };
    let mut groups: Vec<_> = [own, recent].into_iter().chain(groups).collect();
    groups.retain(|group| !group.games.is_empty());
    GameChoices { pictured: pictured.into_iter().map(ready_made).collect(), groups }
}

/// The recently played ready-made games, apart from those with a picture, the most recent first.
fn recent_games(pictured: &[Preset], cx: &WindowContext<'_>) -> Vec<Preset> {
    let mut recent = Vec::new();
    for game in cx.session.history().games().iter().rev() {
        if let GameName::ReadyMade(preset) = game.kind.game
            && !pictured.contains(&preset)
            && !recent.contains(&preset)
        {
            recent.push(preset);
        }
        if recent.len() == MAX_RECENT {
            break;
        }
    }
    recent
}

/// The games that match, the best first. The games nearest to a game that the program lacks come
/// before all others.
pub(super) fn find_games(
    search: &TextSearch,
    all: GameChoices,
    absent: &[AbsentGame],
) -> Vec<GameChoice> {
    let others = all.groups.into_iter().flat_map(|group| group.games);
    best_first(all.pictured.into_iter().chain(others).filter_map(|game| {
        let (group, keywords) = match game.game {
            GameName::ReadyMade(preset) => (preset.group().name(), preset.keywords()),
            GameName::Own(_) | GameName::Unnamed => Default::default(),
        };
        let texts = [
            game.description.clone(),
            game.target.clone(),
            game.explanation.clone().unwrap_or_default(),
            group,
        ];
        let is_nearest = |it: &AbsentGame| game.game == GameName::ReadyMade(it.nearest());
        let fit = search.find(&game.name, &texts, &keywords);
        let is_nearest = absent.iter().any(is_nearest);
        (is_nearest || fit.is_some()).then_some(((!is_nearest, fit), game))
    }))
}

fn game_choice(game: GameName, draft: &GameDraft, cx: &WindowContext<'_>) -> GameChoice {
    let preferences = cx.session.preferences();
    let played = draft.rules_of(&game, preferences);
    let changes = draft.change_count(&game, preferences);
    let description = match (played.check(), &game) {
        (Err(reason), _) => rules::why_invalid(&reason),
        (Ok(()), _) if changes > 0 => msg::new_game_changes(changes),
        (Ok(()), GameName::ReadyMade(preset)) => new_game::short_description(*preset, &played),
        (Ok(()), _) => rules::described_by_nearest_game(&played),
    };
    let results = match preferences.name_of(&played) {
        GameName::Unnamed => cx.session.history().results_of_unnamed(&played),
        named => cx.session.tally().results_of_game(&named),
    };
    let id = match &game {
        GameName::ReadyMade(preset) => format!("game-{}", <&str>::from(*preset)),
        GameName::Own(name) => format!("own-game-{}", name.as_str()),
        GameName::Unnamed => "game-unnamed".to_owned(),
    };
    let explanation = match &game {
        GameName::ReadyMade(preset) => Some(rules::preset_description(*preset, &played)),
        GameName::Own(_) | GameName::Unnamed => None,
    };
    GameChoice {
        id,
        name: rules::game(&game),
        description,
        explanation,
        target: new_game::target(&played),
        record: msg::card_record(results.games(), results.won),
        game,
    }
}
