//! The forms of tokens: what a tag, a move, a comment look like, each as one parser.

use std::borrow::Cow;

use winnow::{
    ModalResult, Parser, Partial,
    ascii::{Caseless, digit1, multispace0, space0},
    combinator::{alt, delimited, dispatch, fail, not, opt, peek, preceded, repeat, terminated},
    token::{any, one_of, rest, take_till, take_until, take_while},
};

use super::{super::move_text::is_letters_side_by_side, GameResult};

/// A text to whose end more may come: no token is told before all that belongs to it is there.
pub(super) type Input<'a> = Partial<&'a str>;

/// What a file consists of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[White "Ixchel"]`
    Tag { name: &'a str, value: String },
    /// A bracket that is no tag, with the rest of its line.
    BadTag(&'a str),
    /// `{text}` or `; text`
    Comment(&'a str),
    /// A comment that is never closed.
    OpenComment,
    /// A brace that closes nothing.
    ClosedComment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `12.` or `12...`, or the number alone.
    Number(usize),
    /// Dots that stand for a move of the other side.
    Dots,
    /// A move, without the blanks that some files have in it.
    Move(Cow<'a, str>),
    /// `-`: a move that is not known.
    Unknown,
    /// `!`, `?`, `(?)`
    Strength(&'a str),
    /// `*` right behind a move: it was forced.
    Forced,
    /// The digits behind `$`.
    Nag(&'a str),
    /// `/FEN "W:W31:B20"/`
    Setup(&'a str),
    /// A result, or `*`: the game's last token.
    End(GameResult),
    /// Anything else.
    Stray(&'a str),
}

/// The token at the beginning of a text that does not begin with a blank; an error where nothing fits.
pub(super) fn token<'a>(input: &mut Input<'a>) -> ModalResult<Token<'a>> {
    dispatch! {peek(any);
        '[' => alt((tag, take_till(0.., '\n').map(Token::BadTag))),
        '{' => alt((
            delimited('{', take_until(0.., '}'), '}').map(Token::Comment),
            rest.value(Token::OpenComment),
        )),
        ';' => preceded(';', take_till(0.., '\n')).map(Token::Comment),
        '}' => any.value(Token::ClosedComment),
        '(' => ('(', opt((take_while(1.., is_mark), ')'))).take().map(opened),
        ')' => any.value(Token::Close),
        '!' | '?' => take_while(1.., is_mark).map(Token::Strength),
        '$' => preceded('$', digit1).map(Token::Nag),
        '*' => any.value(Token::End(GameResult::Unfinished)),
        '.' => take_while(1.., '.').value(Token::Dots),
        '/' => alt((setup, word.map(classify))),
        '0'..='9' => alt((compact, number, spaced, word.map(classify))),
        'A'..='Z' | 'a'..='z' => alt((compact, spaced, word.map(classify))),
        _ => word.map(classify),
    }
    .parse_next(input)
}

/// A parenthesis alone opens a variation; with marks between two of them it is a mark itself.
fn opened(text: &str) -> Token<'_> {
    match text {
        "(" => Token::Open,
        mark => Token::Strength(mark),
    }
}

/// `[Name "value"]` on one line. Inside the value `\"` and `\\` are escapes; a quotation mark that
/// is not escaped ends the value only if the bracket follows, since many files forget to escape.
fn tag<'a>(input: &mut Input<'a>) -> ModalResult<Token<'a>> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let name = delimited(('[', space0), take_while(1.., is_name), (space0, '"'));
    let (name, value) = (name, value).parse_next(input)?;
    Ok(Token::Tag { name, value })
}

fn value(input: &mut Input<'_>) -> ModalResult<String> {
    let mut value = String::new();
    loop {
        value.push_str(take_till(0.., ['"', '\\', '\n']).parse_next(input)?);
        match any.parse_next(input)? {
            '\\' => value.push(opt(one_of(['"', '\\'])).parse_next(input)?.unwrap_or('\\')),
            '"' => match opt((space0, ']')).parse_next(input)? {
                Some(_) => return Ok(value),
                None => value.push('"'),
            },
            _ => return fail.parse_next(input),
        }
    }
}

/// `/FEN "W:W31:B20"/`. The length is limited, so that a stray slash costs no more.
fn setup<'a>(input: &mut Input<'a>) -> ModalResult<Token<'a>> {
    const LONGEST: usize = 2000;
    let before = ('/', multispace0, Caseless("FEN"));
    let fen = take_while(0..=LONGEST, |c| c != '/');
    delimited(before, fen, '/')
        .map(Token::Setup)
        .parse_next(input)
}

/// `32-28`, `32x23`: a move, or a result, as nearly all of them are written. What has no sign inside,
/// or may go on behind a blank, is left to the other parsers.
fn compact<'a>(input: &mut Input<'a>) -> ModalResult<Token<'a>> {
    let goes_on = (space0, one_of(['x', 'X', ':', '×', '-', '–']));
    let is_compact = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.last().is_some_and(u8::is_ascii_digit)
            && bytes.iter().any(|byte| matches!(byte, b'-' | b'x' | b':'))
    };
    terminated(word.verify(is_compact), peek(not(goes_on)))
        .map(classify)
        .parse_next(input)
}

/// `12.` or `12...`
fn number<'a>(input: &mut Input<'a>) -> ModalResult<Token<'a>> {
    terminated(digit1, take_while(1.., '.'))
        .map(|digits: &str| Token::Number(digits.parse().unwrap_or(usize::MAX)))
        .parse_next(input)
}

/// `32 - 28`, `c3 : e5 : g7`, `1/2 - 1/2`: blanks beside the signs.
fn spaced<'a>(input: &mut Input<'a>) -> ModalResult<Token<'a>> {
    let capture = (space0, one_of(['x', 'X', ':', '×']), space0, square).void();
    let quiet = (space0, one_of(['-', '–']), space0, square).void();
    let halves = ("1/2", space0, '-', space0, "1/2").void();
    let squares = (square, alt((repeat(1.., capture), quiet))).void();
    let is_longer = |c: char| is_word(c) || c == '.';
    terminated(alt((halves, squares)).take(), peek(not(one_of(is_longer))))
        .map(|text: &str| {
            if text.contains([' ', '\t']) {
                let compact: String = text.split([' ', '\t']).collect();
                GameResult::parse(&compact).map_or(Token::Move(compact.into()), Token::End)
            } else {
                classify(text)
            }
        })
        .parse_next(input)
}

/// `32`, `c3`
fn square<'a>(input: &mut Input<'a>) -> ModalResult<&'a str> {
    let letter = take_while(0..=1, |c: char| c.is_ascii_alphabetic());
    (letter, digit1).take().parse_next(input)
}

fn word<'a>(input: &mut Input<'a>) -> ModalResult<&'a str> {
    take_while(1.., is_word).parse_next(input)
}

/// What a word without blanks is. A result is one only as a whole: `1-1` is, `1-18` is a move.
fn classify(word: &str) -> Token<'_> {
    /// The longest path of a capture, in letters, with room to spare.
    const LONGEST: usize = 200;
    if let Some(result) = GameResult::parse(word) {
        return Token::End(result);
    }
    if word.chars().all(|c| matches!(c, '-' | '–')) {
        return Token::Unknown;
    }
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    let starts_like_a_move = word.starts_with(|c: char| c.is_ascii_alphanumeric());
    let has_a_sign = word.contains(['-', '–', 'x', 'X', ':', '×']);
    match word.len() {
        1..=3 if is_number => Token::Number(word.parse().unwrap_or(usize::MAX)),
        // Two pairs of digits, or squares by letter and number, with nothing between them.
        4 if is_number => Token::Move(word.into()),
        1..=LONGEST if starts_like_a_move && has_a_sign => Token::Move(word.into()),
        1..=LONGEST if is_letters_side_by_side(word) => Token::Move(word.into()),
        _ => Token::Stray(word),
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?')
}

fn is_word(c: char) -> bool {
    let ends_a_word = matches!(
        c,
        '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '*' | '!' | '?' | '.' | '%' | '"'
    );
    !ends_a_word && !c.is_whitespace() && !c.is_control()
}
