//! [`Dice`]: random numbers that are the same on every run.

/// A generator of random numbers: `SplitMix64`, by Steele, Lea and Flood, *Fast splittable pseudorandom number
/// generators* (2014).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A random number from 0 to `sides - 1`. With fewer than a thousand sides, the probabilities of any two numbers
    /// differ by less than one part in a million.
    pub(crate) fn below(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        #[allow(clippy::cast_possible_truncation)] // below `sides`
        let upper = (((mixed >> 32) * u64::from(sides)) >> 32) as u32;
        upper
    }
}
