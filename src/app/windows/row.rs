//! What rows in windows are made of, from the kit.

pub(super) use super::kit::list::*;
