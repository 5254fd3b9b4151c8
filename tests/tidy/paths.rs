//! The paths that a Rust file uses: `std::{fs, io::Read}` is `std::fs` and `std::io::Read`, and `super` is resolved.

use crate::tokens::{Kind, Token};

/// A path as it is used in code. Paths into this package begin with `crate`, however they are written.
pub(crate) struct UsedPath {
    pub(crate) segments: Vec<String>,
    /// Counted from 1.
    pub(crate) line: usize,
    /// Whether it stands in an item under `#[cfg(test)]`.
    pub(crate) in_tests: bool,
}

impl UsedPath {
    /// The module right below `src` that the path leads to.
    pub(crate) fn layer(&self) -> Option<&str> {
        match self.segments.as_slice() {
            [first, second, ..] if first == "crate" => Some(second),
            _ => None,
        }
    }

    pub(crate) fn begins_with(&self, prefix: &[&str]) -> bool {
        self.segments.len() >= prefix.len() && self.segments.iter().zip(prefix).all(|(a, b)| a == b)
    }
}

/// The keywords that may stand before a path with a leading `::`, and are no part of it.
const NO_SEGMENTS: [&str; 11] = [
    "as", "const", "dyn", "for", "if", "impl", "in", "match", "mut", "return", "use",
];

pub(crate) fn used_paths(file: &str, tokens: &[Token]) -> Vec<UsedPath> {
    let module = module_of(file);
    let mut reader = Reader {
        tokens,
        next: 0,
        paths: Vec::new(),
    };
    while reader.next < tokens.len() {
        if reader.is_at_path() {
            reader.read(&[]);
        } else {
            reader.next += 1;
        }
    }
    for path in &mut reader.paths {
        resolve(&module, &mut path.segments);
    }
    reader.paths
}

/// The module that a file holds: `["rules", "generate", "men"]` for `src/rules/generate/men.rs`.
fn module_of(file: &str) -> Vec<String> {
    let inside = file
        .strip_prefix("src/")
        .unwrap_or(file)
        .trim_end_matches(".rs");
    let parts = inside
        .split('/')
        .filter(|part| !matches!(*part, "mod" | "lib" | "main"));
    parts.map(str::to_owned).collect()
}

/// Writes `damas::…` and a chain of `super` as `crate::…`.
///
/// The chain is counted from the file's own module. A module written inside the file needs one `super` more, so that a
/// path into the file's own layer may be resolved too high; it can never be resolved too low.
fn resolve(module: &[String], segments: &mut Vec<String>) {
    if segments[0] == "damas" {
        segments[0] = "crate".to_owned();
    }
    let steps = segments
        .iter()
        .take_while(|part| matches!(part.as_str(), "self" | "super"))
        .count();
    let ups = segments[..steps]
        .iter()
        .filter(|part| *part == "super")
        .count();
    if steps > 0 {
        let parent = &module[..module.len().saturating_sub(ups)];
        let absolute = ["crate".to_owned()]
            .into_iter()
            .chain(parent.iter().cloned());
        segments.splice(..steps, absolute);
    }
}

struct Reader<'a> {
    tokens: &'a [Token],
    next: usize,
    paths: Vec<UsedPath>,
}

impl Reader<'_> {
    fn is(&self, offset: usize, text: &str) -> bool {
        self.tokens
            .get(self.next + offset)
            .is_some_and(|token| token.is(text))
    }

    /// Whether a path begins here: after `use` or `extern crate`, or at a word that is followed by `::`.
    fn is_at_path(&self) -> bool {
        let before = self.next.checked_sub(1).map(|i| &self.tokens[i]);
        let after_use = before.is_some_and(|token| token.is("use"));
        let after_extern = before.is_some_and(|token| token.is("crate"))
            && self
                .next
                .checked_sub(2)
                .is_some_and(|i| self.tokens[i].is("extern"));
        let token = &self.tokens[self.next];
        let is_word = token.kind == Kind::Word && !NO_SEGMENTS.contains(&token.text.as_str());
        after_use || after_extern || (is_word && self.is(1, "::"))
    }

    /// Reads one path, or all paths of a group, below `prefix`.
    fn read(&mut self, prefix: &[String]) {
        let mut segments = prefix.to_vec();
        while let Some(token) = self.tokens.get(self.next) {
            if token.is("::") {
                self.next += 1;
            } else if token.is("{") {
                self.next += 1;
                return self.read_group(&segments);
            } else if token.kind == Kind::Word || token.is("*") {
                segments.push(token.text.clone());
                self.next += 1;
                if !self.is(0, "::") {
                    break;
                }
            } else {
                break;
            }
        }
        if let Some(last) = self.next.checked_sub(1).map(|i| &self.tokens[i])
            && !segments.is_empty()
        {
            self.paths.push(UsedPath {
                segments,
                line: last.line,
                in_tests: last.in_tests,
            });
        } else {
            self.next += 1;
        }
    }

    /// Reads `a, b::c as d, e::{f}}`.
    fn read_group(&mut self, prefix: &[String]) {
        while self.next < self.tokens.len() && !self.is(0, "}") {
            self.read(prefix);
            while self.next < self.tokens.len() && !self.is(0, ",") && !self.is(0, "}") {
                self.next += 1;
            }
            if self.is(0, ",") {
                self.next += 1;
            }
        }
        self.next += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::tokens;

    #[track_caller]
    fn check(file: &str, text: &str, expected: &[&str]) {
        let paths = used_paths(file, &tokens(text));
        let found: Vec<String> = paths.iter().map(|path| path.segments.join("::")).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn groups_are_taken_apart() {
        check(
            "src/lib.rs",
            "use std::{fs, io::{self, Read as R}, time::*}; use rand; x",
            &[
                "std::fs",
                "std::io::self",
                "std::io::Read",
                "std::time::*",
                "rand",
            ],
        );
        check(
            "src/lib.rs",
            "use {a::b, c}; use ::d::e; extern crate f;",
            &["a::b", "c", "d::e", "f"],
        );
        check("src/lib.rs", "use a::{b,}; c::d", &["a::b", "c::d"]);
    }

    #[test]
    fn paths_in_code_are_seen() {
        check(
            "src/lib.rs",
            "let x: a::B = c::d(e::<f::G>::h, $crate::i); Vec::<j::K>::new()",
            &["a::B", "c::d", "e", "f::G", "crate::i", "Vec", "j::K"],
        );
        check(
            "src/lib.rs",
            "return ::a::b(&mut ::c::d)",
            &["a::b", "c::d"],
        );
        check("src/lib.rs", "// a::b\n\"c::d\"", &[]);
    }

    #[test]
    fn paths_into_the_package_begin_with_crate() {
        check("src/rules/a.rs", "damas::play::x", &["crate::play::x"]);
        check(
            "src/rules/a.rs",
            "super::b super::super::play::x",
            &["crate::rules::b", "crate::play::x"],
        );
        check(
            "src/rules/mod.rs",
            "use super::{play, cli::x}; self::b",
            &["crate::play", "crate::cli::x", "crate::rules::b"],
        );
    }
}
