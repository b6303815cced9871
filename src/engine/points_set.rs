//! Sets of scores.

/// A set of scores, each from 0 to 255 points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PointsSet([u128; 2]);

impl PointsSet {
    pub(super) const EMPTY: Self = Self([0; 2]);

    const fn insert(&mut self, points: u8) {
        self.0[points as usize / 128] |= 1 << (points % 128);
    }

    pub(super) const fn contains(self, points: u8) -> bool {
        self.0[points as usize / 128] >> (points % 128) & 1 == 1
    }

    #[inline]
    pub(super) const fn len(self) -> usize {
        // Most sets are empty, and a processor may count ones slowly.
        if self.0[0] | self.0[1] == 0 {
            return 0;
        }
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// The numbers in ascending order.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        [(0, self.0[0]), (128, self.0[1])].into_iter().flat_map(|(first, mut left)| {
            std::iter::from_fn(move || {
                let points = left.trailing_zeros() as u8;
                left &= left.wrapping_sub(1);
                (points < 128).then(|| first + points)
            })
        })
    }
}

impl FromIterator<u8> for PointsSet {
    fn from_iter<I: IntoIterator<Item = u8>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        for number in points {
            set.insert(number);
        }
        set
    }
}
