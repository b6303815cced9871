//! The table as a scene: what it shows and in which order, without a window.

mod cuban;
mod effects;
mod ends_only;
mod enlarged;
mod game;
mod layout;
mod line;
mod order;
mod scene;
