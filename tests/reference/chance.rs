//! Numbers that look random and are the same for the same seed (splitmix64).

pub(crate) struct Chance {
    state: u64,
}

impl Chance {
    /// Different names draw different numbers from one seed.
    pub(crate) fn new(seed: u64, name: &str) -> Self {
        let mut chance = Self { state: seed };
        for byte in name.bytes() {
            chance.state = chance.next() ^ u64::from(byte);
        }
        chance
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of the first `count` numbers.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % count as u64).unwrap()
    }

    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    /// True that many times in a hundred.
    pub(crate) fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    pub(crate) fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[test]
fn splitmix64_gives_its_known_numbers() {
    let mut chance = Chance { state: 1_234_567 };
    let numbers = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
    ];
    assert_eq!([(); 3].map(|()| chance.next()), numbers);
}
