//! Games and ways to score that people search for and the program lacks.

use engine::Preset;
use strum::{IntoStaticStr, VariantArray};

use super::named::Named;
use crate::msg;

/// A game, or a way to score, that the program lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AbsentGame {
    /// Mexican Train, with bones up to double twelve.
    MexicanTrain,
    /// Chicken Foot: three bones on each doublet.
    ChickenFoot,
    /// A game that counts double because the loser has no points.
    ShutOut,
    /// A hand that counts double because it was won with the only bone that could be played.
    KeyBone,
    /// Games in which pips count against their holder and the lowest score wins.
    Penalties,
    /// The games of Barbados and Trinidad.
    Barbados,
}

impl Named for AbsentGame {
    const PREFIX: &'static str = "absent";
}

impl AbsentGame {
    /// The most similar game that the program has.
    pub const fn nearest(self) -> Preset {
        match self {
            Self::ShutOut => Preset::LatinPartners,
            Self::MexicanTrain | Self::ChickenFoot => Preset::Draw,
            Self::KeyBone | Self::Barbados => Preset::JamaicanPartners,
            Self::Penalties => Preset::Block,
        }
    }

    /// Says that the program lacks this game, and names the most similar one.
    pub fn sentence(self) -> String {
        msg::absent_told(self.nearest().name(), self.name())
    }
}
