//! How a player goes out.

use strum::{IntoStaticStr, VariantArray};

use super::bone::Bone;
use super::rules::{Capicua, HandWorth, Rules};
use super::table::Table;

/// How a player goes out. Bonuses and the worth of a hand depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum WayOut {
    /// With a bone that is neither a doublet nor a capicúa.
    Plain,
    /// With a doublet (Brazil: carroça).
    Doublet,
    /// With a bone that fits every open end and is no doublet (capicúa; Brazil: lá-e-lô).
    BothEnds,
    /// With a doublet that fits every open end (Brazil: cruzada).
    DoubletAtBothEnds,
}

/// The bone with which a player goes out, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LastPlay {
    pub bone: Bone,
    pub way_out: WayOut,
}

impl WayOut {
    /// Whether the last bone fits every open end.
    pub const fn fits_all(self) -> bool {
        matches!(self, Self::BothEnds | Self::DoubletAtBothEnds)
    }
}

impl Rules {
    /// How a player goes out with `bone` on this table. A bone that is no doublet counts as fitting
    /// both ends only if they show different numbers, unless [`Self::capicua_equal_ends`] is on.
    pub fn way_out(&self, table: &Table, bone: Bone) -> WayOut {
        let fits_all = table.ends().iter().all(|end| table.fit().allows(bone, end.pips()));
        let can_be_capicua = self.capicua_equal_ends || table.open_pips().iter().count() > 1;
        match (fits_all, bone.is_doublet()) {
            (true, true) => WayOut::DoubletAtBothEnds,
            (false, true) => WayOut::Doublet,
            (true, false) if can_be_capicua => WayOut::BothEnds,
            (_, false) => WayOut::Plain,
        }
    }

    /// The number of hands that a hand won in this way counts for, where hands are counted.
    pub const fn hands_worth(&self, way_out: WayOut) -> u16 {
        let cruzada = match self.hand_worth {
            HandWorth::One => {
                let is_capicua = matches!(way_out, WayOut::BothEnds);
                return if is_capicua && matches!(self.capicua, Capicua::HandMore) { 2 } else { 1 };
            }
            HandWorth::ByWayOut => 4,
            HandWorth::ByWayOutToSix => 6,
        };
        match way_out {
            WayOut::Plain => 1,
            WayOut::Doublet => 2,
            WayOut::BothEnds => 3,
            WayOut::DoubletAtBothEnds => cruzada,
        }
    }

    /// Whether going out in this way brings more than [`WayOut::Plain`] does.
    pub const fn rewards_way_out(&self, way_out: WayOut) -> bool {
        if self.counts_hands() {
            return self.hands_worth(way_out) > 1;
        }
        let is_paid = self.allows_bonuses() && !matches!(self.capicua, Capicua::None);
        is_paid && matches!(way_out, WayOut::BothEnds)
    }
}
