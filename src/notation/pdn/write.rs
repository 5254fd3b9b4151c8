//! Games to text: PDN 3.0 with all its restrictions for writers, so that any program can read it.

use super::{
    super::{fen, move_text},
    Comment, Game, Item,
    cursor::Cursor,
    starts::Starts,
};

/// The text of games, with a blank line between them.
#[must_use]
pub fn write(games: &[Game]) -> String {
    let mut writer = Writer::default();
    let texts: Vec<String> = games.iter().map(|game| writer.game(game)).collect();
    texts.join("\n")
}

/// The text of one game; see [`Writer::game`].
#[must_use]
pub fn write_game(game: &Game) -> String {
    Writer::default().game(game)
}

/// Writes games one by one.
#[derive(Default)]
pub struct Writer {
    starts: Starts,
}

impl Writer {
    /// The text of one game: its tags, a blank line, its moves in lines below 80 letters, and the
    /// star that PDN 3.0 puts behind every game, whatever its result.
    #[must_use]
    pub fn game(&mut self, game: &Game) -> String {
        let mut text = tags(game, self.needs_fen(game));
        text.push('\n');
        let mut body = Wrapped::default();
        body.line(game.items(), Cursor::new(game.start().clone()));
        body.word("*");
        text.push_str(&body.finish());
        text
    }

    /// Whether the start must be written: it is not the usual one, or a position is set up before
    /// any move, which without the tag would be taken for the start.
    fn needs_fen(&mut self, game: &Game) -> bool {
        let first = game
            .items()
            .iter()
            .find(|item| matches!(item, Item::Move { .. } | Item::Setup(_)));
        game.start() != self.starts.of(game.rules()) || matches!(first, Some(Item::Setup(_)))
    }
}

fn tags(game: &Game, needs_fen: bool) -> String {
    let notation = &game.rules().ruleset().notation;
    let plies = game.ply_count().to_string();
    let fen = needs_fen.then(|| fen::print_named(game.start(), notation.squares));
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    for (name, value) in game.tags.head() {
        tag(name, value);
    }
    tag("Result", game.result.text(notation.results));
    tag("GameType", &notation.game_type);
    if let Some(variant) = &notation.variant {
        tag("Variant", variant);
    }
    if let Some(house) = game.rules().house_rules() {
        tag("HouseRules", &house.to_line());
    }
    if let Some(fen) = fen {
        tag("SetUp", "1");
        tag("FEN", &fen);
    }
    tag("PlyCount", &plies);
    for (name, value) in game.tags.rest() {
        tag(name, value);
    }
    text
}

/// Text that is being broken into lines.
#[derive(Default)]
struct Wrapped {
    text: String,
    /// The length of the last line.
    column: usize,
    /// The last word, which a parenthesis may still close.
    word: String,
    /// The parentheses that open before the next word.
    opening: String,
}

impl Wrapped {
    /// PDN's lines are shorter than 80 letters.
    const WIDEST: usize = 79;

    fn word(&mut self, word: &str) {
        self.flush();
        self.word.push_str(&self.opening);
        self.opening.clear();
        self.word.push_str(word);
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let length = self.word.chars().count();
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length <= Self::WIDEST {
            self.text.push(' ');
            self.column += 1 + length;
        } else {
            self.text.push('\n');
            self.column = length;
        }
        self.text.push_str(&self.word);
        self.word.clear();
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text.push('\n');
        self.text
    }

    fn line(&mut self, items: &[Item], mut cursor: Cursor) {
        let mut needs_number = true;
        for item in items {
            match item {
                Item::Move { step, strength } => {
                    let mut word = number(&cursor, needs_number);
                    word.push_str(&move_text(&cursor.now, step));
                    if let Some(strength) = strength {
                        word.push_str(strength.as_str());
                    }
                    self.word(&word);
                    cursor.play(step);
                }
                Item::Nag(nag) => self.word(&format!("${nag}")),
                Item::Comment(comment) => self.comment(comment),
                Item::Setup(position) => {
                    let names = position.rules().ruleset().notation.squares;
                    self.word(&format!("/FEN \"{}\"/", fen::print_named(position, names)));
                    cursor.set_up(position);
                }
                Item::Variation(items) => {
                    self.opening.push('(');
                    self.line(items, cursor.branch());
                    self.word.push(')');
                }
            }
            needs_number = match item {
                Item::Move { .. } => false,
                Item::Nag(_) => needs_number,
                Item::Comment(_) | Item::Setup(_) | Item::Variation(_) => true,
            };
        }
    }

    /// A comment, broken between its words. A line does not begin with `[` or `%`, which would look
    /// like a tag or a remark.
    fn comment(&mut self, comment: &Comment) {
        let text = comment.to_string();
        let mut start = 0;
        for (at, _) in text.match_indices(' ') {
            if !text[at + 1..].starts_with(['[', '%']) {
                self.word(&text[start..at]);
                start = at + 1;
            }
        }
        self.word(&text[start..]);
    }
}

/// `12. ` before a move of the side that begins, `12... ` before another where it would not be
/// clear.
fn number(cursor: &Cursor, is_needed: bool) -> String {
    if cursor.now.turn() == cursor.first() {
        format!("{}. ", cursor.number)
    } else if is_needed {
        format!("{}... ", cursor.number)
    } else {
        String::new()
    }
}
