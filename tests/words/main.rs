//! What is said: whole games as the log tells them, and the sentences that few
//! games come to.

mod again;
mod analysis;
mod awards;
#[path = "../coach/main.rs"]
mod coach;
mod company;
#[path = "../effort.rs"]
mod effort;
mod examples;
#[path = "../../src/words/ftl.rs"]
mod ftl;
mod hints;
mod honesty;
mod languages;
mod lines;
mod messages;
mod mixes;
mod of_country;
mod refused;
mod score_sheet;
mod sides;
mod statistics;
mod tables;
mod transcripts;
mod translations;
mod turns;
