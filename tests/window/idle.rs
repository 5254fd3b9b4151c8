//! A table at rest costs nothing.

use std::{fs, thread, time::Duration};

use crate::{desktop::Desktop, hands::Hands};

/// How long the table is watched.
const WATCHED: Duration = Duration::from_secs(10);

/// Processor time of a process so far, in ticks of a hundredth of a second.
fn ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("a running process");
    let fields = stat.rsplit(") ").next().unwrap_or_default();
    let mut fields = fields.split_whitespace().skip(11);
    let mut next = || {
        fields
            .next()
            .and_then(|field| field.parse().ok())
            .unwrap_or(0)
    };
    next() + next()
}

#[test]
fn an_idle_table_draws_nothing() {
    let desktop = Desktop::new();
    let mut program = desktop.start("idle.jsonl", &["--ruleset", "gt502"]);
    let mut hands = Hands::at(&desktop, &program);
    hands.sit_down();
    hands.click_at((640.0, 600.0));
    hands.watch.until_quiet();
    thread::sleep(Duration::from_secs(3));
    let before = ticks(program.id());
    thread::sleep(WATCHED);
    let spent = ticks(program.id()) - before;
    assert!(program.is_running());
    // Less than 2 % of one core: a frame on software Vulkan alone would cost more.
    assert!(spent < 20, "{spent} hundredths of a second in ten seconds");
}
