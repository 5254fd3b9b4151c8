//! One line: a command, and arguments with or without values.

use std::fmt;

use thiserror::Error;

/// A command with its arguments, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The first word.
    pub command: String,
    arguments: Vec<(String, Option<String>)>,
}

/// Why a text is no line of the protocol.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LineError {
    /// A quotation mark opens a value and none closes it.
    #[error("the value of '{0}' has no closing quotation mark")]
    Quote(String),
    /// A value stands without the name of its argument.
    #[error("'{0}' has no name before its '='; write name=value")]
    Name(String),
}

impl Line {
    /// A command without arguments.
    #[must_use]
    pub fn new(command: &str) -> Self {
        Self {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// The same line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.arguments
            .push((name.to_owned(), Some(value.to_string())));
        self
    }

    /// The same line with an argument that has no value.
    #[must_use]
    pub fn with_flag(mut self, name: &str) -> Self {
        self.arguments.push((name.to_owned(), None));
        self
    }

    /// Whether there is an argument of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.arguments.iter().any(|(known, _)| known == name)
    }

    /// The value of an argument; the empty text where it has none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.arguments.iter().find(|(known, _)| known == name)?;
        Some(value.as_deref().unwrap_or_default())
    }

    /// Reads a line; nothing stands for one that is blank.
    ///
    /// # Errors
    ///
    /// A [`LineError`] that says what cannot be understood.
    pub fn parse(text: &str) -> Result<Option<Self>, LineError> {
        let mut rest = text.trim();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        if end == 0 {
            return Ok(None);
        }
        let mut line = Self::new(&rest[..end]);
        rest = rest[end..].trim_start();
        while !rest.is_empty() {
            let end = rest.find(|c: char| c.is_whitespace() || c == '=');
            let (name, after) = rest.split_at(end.unwrap_or(rest.len()));
            let Some(after) = after.strip_prefix('=') else {
                line.arguments.push((name.to_owned(), None));
                rest = after.trim_start();
                continue;
            };
            if name.is_empty() {
                return Err(LineError::Name(rest.chars().take(24).collect()));
            }
            let (value, after) = match after.strip_prefix('"') {
                Some(quoted) => quoted
                    .split_once('"')
                    .ok_or_else(|| LineError::Quote(name.to_owned()))?,
                None => {
                    let end = after.find(char::is_whitespace);
                    after.split_at(end.unwrap_or(after.len()))
                }
            };
            line.arguments
                .push((name.to_owned(), Some(value.to_owned())));
            rest = after.trim_start();
        }
        Ok(Some(line))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else { continue };
            // The protocol has no way to write a quotation mark, nor a line of two lines.
            let value = value
                .replace('"', "'")
                .replace(|c: char| c.is_control(), " ");
            let is_plain =
                !value.is_empty() && !value.contains(|c: char| c.is_whitespace() || c == '=');
            if is_plain {
                write!(f, "={value}")?;
            } else {
                write!(f, "=\"{value}\"")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "hub",
            "level infinite",
            "level moves=9 time=291.587 inc=0.5",
            "id name=Scan version=3.0 author=\"Fabien Letouzey\" country=France",
            "set-param name=book value=\"\"",
            "pos pos=Wbe moves=\"38-15 5-41\"",
        ] {
            let line = Line::parse(text).unwrap().unwrap();
            assert_eq!(line.to_string(), text);
        }
        let line = Line::new("error").with("message", "a \"b\"\nc=d");
        assert_eq!(line.to_string(), "error message=\"a 'b' c=d\"");
    }

    #[test]
    fn blanks_do_not_matter_and_faults_are_told() {
        assert_eq!(Line::parse("  \t"), Ok(None));
        let line = Line::parse("  level   infinite  time=3 ").unwrap().unwrap();
        assert_eq!(
            (line.get("time"), line.get("infinite")),
            (Some("3"), Some(""))
        );
        assert!(line.has("infinite") && !line.has("depth"));
        let refused = |text| Line::parse(text).unwrap_err().to_string();
        assert_eq!(
            refused("pos pos=\"Wbe"),
            "the value of 'pos' has no closing quotation mark"
        );
        assert_eq!(
            refused("level =3"),
            "'=3' has no name before its '='; write name=value"
        );
    }
}
