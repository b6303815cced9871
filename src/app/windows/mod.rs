//! The windows that open over the table; each draws its contents only.

mod about;
mod examples;
mod help;
mod settings;
mod tally;

pub use about::about_ui;
pub use examples::DrawBone;
pub use help::HelpWindow;
pub use settings::SettingsWindow;
pub use tally::tally_ui;
