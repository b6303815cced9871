//! The coach, and what is said of what he finds.

#[path = "../rules/dice.rs"]
mod dice;
mod hint;
mod known_level;
mod lens;
mod lessons_told;
mod pairs;
#[path = "../nestor/playing.rs"]
mod playing;
#[path = "../nestor/position.rs"]
mod position;
mod reasons_told;
mod reviews;
