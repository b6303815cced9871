//! `arena match`, `ladder`, `loss` and `pairs`: the strength of players.

mod contest;
mod decision_times;
mod expectiminimax;
mod ismcts;
mod ladder;
mod loss;
mod panel;
mod partnership;
mod patient_judge;
mod player;
mod ratings;
mod report;

pub(crate) use contest::{Contest, ContestResults};
pub(crate) use ladder::Ladder;
pub(crate) use loss::LossRun;
pub(crate) use partnership::PartnershipRun;
pub(crate) use player::ArenaPlayer;
pub(crate) use ratings::ratings;
pub(crate) use report::Report;
