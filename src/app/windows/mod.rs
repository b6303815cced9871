//! The windows that open over the table; each draws its contents only.

mod about;
mod colors;
mod examples;
mod frame;
mod help;
mod players;
mod settings;
mod tally;
mod text;

use colors::ColorsWindow;
use help::HelpWindow;
pub(super) use players::PlayersWindow;
use settings::SettingsWindow;

/// What the windows remember while the program runs.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) colors: ColorsWindow,
    help: HelpWindow,
    pub(super) players: PlayersWindow,
    settings: SettingsWindow,
}
