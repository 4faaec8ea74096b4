//! Measures each contender with criterion, which compares its time with that of the previous run:
//!
//!     cargo bench -p cat-and-mouse-benches --bench engine
//!     cargo bench -p cat-and-mouse-benches --bench engine -- 8x8/engine     this one only
//!
//! One iteration decides all boards of a set. To compare contenders, use `rivals.rs`, in which they take turns.

use std::time::Duration;

use criterion::{Criterion, SamplingMode, Throughput};
use native::boards::{Purpose, sets};
use native::contenders::{PUBLISHED, Prepared, contenders};

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    for set in sets().iter().filter(|set| set.purpose == Purpose::Main) {
        let prepared: Vec<Prepared> = set.setups.iter().map(Prepared::new).collect();
        let mut group = criterion.benchmark_group(set.name.replace('×', "x"));
        group.sampling_mode(SamplingMode::Flat).throughput(Throughput::Elements(prepared.len() as u64));
        // The published form is left out, because it takes long and `rivals.rs` measures it.
        for mut contender in contenders().into_iter().filter(|contender| contender.name != PUBLISHED) {
            group.bench_function(contender.name, |bencher| {
                bencher.iter(|| prepared.iter().for_each(&mut contender.decide));
            });
        }
        group.finish();
    }
    criterion.final_summary();
}
