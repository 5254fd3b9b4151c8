//! A fault of the program itself is said in one sentence too, without a backtrace.

use std::{
    env,
    io::{self, Write},
    panic::{self, PanicHookInfo},
    sync::atomic::{AtomicBool, Ordering},
};

/// Replaces what Rust prints about a panic. With `RUST_BACKTRACE` set, for those who look for the
/// fault, everything is printed as usual.
pub(super) fn say_them_in_one_sentence() {
    if env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0") {
        return;
    }
    // One fault may panic in several threads, one after the other: the first one is the cause.
    static SAID: AtomicBool = AtomicBool::new(false);
    panic::set_hook(Box::new(|info| {
        if !SAID.swap(true, Ordering::Relaxed) {
            let _ = writeln!(io::stderr(), "damas: {}", sentence(info));
        }
    }));
}

fn sentence(info: &PanicHookInfo) -> String {
    let what = info.payload_as_str().unwrap_or("of unknown kind");
    let place = info
        .location()
        .map_or_else(String::new, |place| format!(" ({place})"));
    format!(
        "a fault in the program itself: {}{place}; please report it, with what `RUST_BACKTRACE=1 damas` prints",
        what.replace('\n', " ")
    )
}
