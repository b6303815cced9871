//! How loud everything is.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Volume of all sounds.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Volume {
    /// Hardly to be heard.
    Quiet,
    /// As loud as bones on a table.
    #[default]
    Medium,
    /// As loud as two sounds at a time can be.
    Loud,
}

impl Volume {
    /// The share of the greatest loudness, 0 to 1.
    pub const fn loudness(self) -> f32 {
        match self {
            Self::Quiet => 0.15,
            Self::Medium => 0.4,
            Self::Loud => 0.6,
        }
    }
}
