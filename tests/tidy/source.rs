//! The project's files as the checks read them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::paths::{UsedPath, used_paths};
use crate::tokens::{Token, tokens};

/// One Rust file.
pub(crate) struct Source {
    /// From the project's folder, with `/` between the parts.
    pub(crate) file: String,
    pub(crate) tokens: Vec<Token>,
    pub(crate) paths: Vec<UsedPath>,
}

impl Source {
    pub(crate) fn new(file: &str, text: &str) -> Self {
        let tokens = tokens(text);
        let paths = used_paths(file, &tokens);
        Self {
            file: file.to_owned(),
            tokens,
            paths,
        }
    }

    /// The module right below `src` that the file belongs to: `rules` for `src/rules/man.rs`.
    pub(crate) fn layer(&self) -> &str {
        let inside = self.file.strip_prefix("src/").unwrap_or(&self.file);
        inside
            .split('/')
            .next()
            .unwrap_or(inside)
            .trim_end_matches(".rs")
    }

    pub(crate) fn is_inside(&self, folder: &str) -> bool {
        self.file == format!("{folder}.rs") || self.file.starts_with(&format!("{folder}/"))
    }
}

/// All Rust files under `src`.
pub(crate) fn sources() -> Vec<Source> {
    let sources: Vec<Source> = files("src", "rs")
        .iter()
        .map(|file| Source::new(file, &read(file)))
        .collect();
    assert!(
        !sources.is_empty(),
        "no Rust file was found under {}",
        root().join("src").display()
    );
    sources
}

/// Every file under `folder` with this extension, in order of its name; none if there is no such folder.
pub(crate) fn files(folder: &str, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    collect(&root().join(folder), extension, &mut found);
    found.sort();
    found
}

pub(crate) fn read(file: &str) -> String {
    let path = root().join(file);
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()))
}

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("an entry of a folder can be read").path();
        if path.is_dir() {
            collect(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            let inside = path
                .strip_prefix(root())
                .expect("the project's folder is above its files");
            found.push(
                inside
                    .to_str()
                    .expect("file names are UTF-8")
                    .replace('\\', "/"),
            );
        }
    }
}

#[test]
fn every_source_is_found() {
    let files = files("src", "rs");
    assert!(files.contains(&"src/lib.rs".to_owned()), "{files:?}");
    assert!(
        self::files("tests", "rs").contains(&"tests/tidy/source.rs".to_owned()),
        "folders in folders are read"
    );
    assert!(self::files("no such folder", "rs").is_empty());
}

#[test]
fn layers_are_the_modules_below_src() {
    assert_eq!(
        Source::new("src/rules/generate/men.rs", "").layer(),
        "rules"
    );
    assert_eq!(Source::new("src/rules.rs", "").layer(), "rules");
    assert!(Source::new("src/app/overlay.rs", "").is_inside("src/app/overlay"));
    assert!(!Source::new("src/app/overlays/mod.rs", "").is_inside("src/app/overlay"));
}
