//! The windows that open over the table; each draws its contents only.

mod about;
mod colors;
mod examples;
mod frame;
mod help;
mod history;
mod players;
mod saved;
mod settings;
mod tally;
mod text;

use colors::ColorsWindow;
pub(super) use frame::layer;
use help::HelpWindow;
use history::HistoryWindow;
pub(super) use players::PlayersWindow;
pub(super) use saved::SavedWindow;
use settings::SettingsWindow;
pub(super) use settings::open_list_of;

/// What the windows remember while the program runs.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) colors: ColorsWindow,
    help: HelpWindow,
    history: HistoryWindow,
    pub(super) players: PlayersWindow,
    pub(super) saved: SavedWindow,
    settings: SettingsWindow,
}
