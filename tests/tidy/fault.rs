//! One broken promise: where it is, what it is, and how to mend it.

use std::fmt;

#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) file: String,
    /// Counted from 1.
    pub(crate) line: usize,
    pub(crate) what: String,
    pub(crate) cure: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}: {}\n    cure: {}",
            self.file, self.line, self.what, self.cure
        )
    }
}

/// Fails the running test with the list of all `faults`, if there are any.
#[track_caller]
pub(crate) fn assert_none(faults: &[Fault]) {
    let list: Vec<String> = faults.iter().map(Fault::to_string).collect();
    assert!(
        list.is_empty(),
        "{} fault(s)\n{}",
        list.len(),
        list.join("\n")
    );
}

/// For the self-tests: the lines on which `faults` were found.
pub(crate) fn lines(faults: &[Fault]) -> Vec<usize> {
    faults.iter().map(|fault| fault.line).collect()
}

#[test]
fn says_file_line_and_cure() {
    let fault = Fault {
        file: "src/rules/man.rs".into(),
        line: 7,
        what: "reads a clock".into(),
        cure: "take the time as an argument".into(),
    };
    assert_eq!(
        fault.to_string(),
        "src/rules/man.rs:7: reads a clock\n    cure: take the time as an argument"
    );
}
