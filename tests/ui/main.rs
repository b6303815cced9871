//! The window, worked by the names that its parts have for a screen reader.
//!
//! No display and no driver is needed.

mod awards;
mod bar;
mod between_hands;
#[cfg(target_os = "linux")]
mod child;
mod clearing;
mod clock;
mod coins;
mod colors;
mod context;
mod cover;
mod cursors;
mod daily;
mod decisions;
#[path = "../rules/dice.rs"]
#[expect(dead_code, reason = "only rules are drawn by lot")]
mod dice;
mod door;
mod doubts;
mod ear;
#[path = "../effort.rs"]
mod effort;
mod ends;
#[cfg(target_os = "linux")]
mod files;
mod finished;
mod firecrackers;
mod first_hints;
mod found;
mod game_search;
mod games;
mod give_up;
mod guest;
mod hand;
#[path = "../heard.rs"]
mod heard;
mod help;
mod hidden;
mod hint;
mod history;
mod honesty;
#[cfg(target_os = "linux")]
mod hostile;
mod input;
mod keys;
mod labels;
#[path = "../language/main.rs"]
mod language;
mod lens;
mod lessons;
#[path = "../links/main.rs"]
mod links;
mod lists;
mod log;
mod menu;
mod menus;
mod narrow;
mod new_game;
mod notation;
mod one_click;
mod other_seat;
mod parts;
mod patience;
#[cfg(target_os = "linux")]
mod place;
mod plates;
mod player;
mod players;
mod practice;
mod put_away;
mod reasons;
mod result;
mod result_place;
mod review;
mod saved;
mod score;
mod score_board;
mod score_pad;
mod score_sheet;
mod seals;
mod seats;
mod series;
mod settings;
mod sizes;
mod sound;
mod stage;
mod starts;
mod table;
#[path = "../table/main.rs"]
mod table_scene;
mod taking;
mod taking_back;
mod tips;
mod told;
#[cfg(target_os = "linux")]
mod troubles;
mod turns;
mod tutor;
mod typed;
mod undo;
mod unnamed;
mod windows;
use engine::Seat;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// Where Nestor sits at a table for two.
pub const NESTOR: Seat = Seat::ALL[1];
