//! The values of arguments: each reader answers a wrong one with what would be right.

use std::sync::Arc;

use super::house;
use crate::rules::{self, Rules, nearest, quoted, the_nearest};

/// How much the picture may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Quality {
    Auto,
    Low,
    Medium,
    High,
}

/// The language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lang {
    Es,
    En,
}

/// A place to look from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Camera {
    White,
    Black,
    Top,
}

/// Width and height in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    pub(super) width: u32,
    pub(super) height: u32,
}

/// The fewest and the most pixels of a side of a window or a picture.
const SIDE: (u32, u32) = (160, 8192);

/// What the subcommands of the table say in a build without it.
#[cfg(not(feature = "app"))]
pub(super) const NO_TABLE: &str = "this build has no table; build it with `cargo build --release`, which brings the feature `app`";

/// Rules by their name: a game of the program, or house rules of this user.
pub(super) fn ruleset(name: &str) -> Result<Arc<Rules>, String> {
    rules::find(name).or_else(|_| house::find(name))
}

/// A time in seconds, more than nothing and at most a day.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if 0.0 < seconds && seconds <= 86_400.0 => Ok(seconds),
        _ => Err(format!(
            "'{}' is not a time; give seconds above 0 and up to 86400, as 0.5",
            quoted(text)
        )),
    }
}

pub(super) fn quality(name: &str) -> Result<Quality, String> {
    let names = [
        ("low", Quality::Low),
        ("medium", Quality::Medium),
        ("high", Quality::High),
        ("auto", Quality::Auto),
    ];
    named("quality", &names, name)
}

pub(super) fn lang(name: &str) -> Result<Lang, String> {
    named("language", &[("es", Lang::Es), ("en", Lang::En)], name)
}

pub(super) fn camera(name: &str) -> Result<Camera, String> {
    let names = [
        ("white", Camera::White),
        ("black", Camera::Black),
        ("top", Camera::Top),
        ("blancas", Camera::White),
        ("negras", Camera::Black),
        ("cenital", Camera::Top),
    ];
    named("camera", &names, name)
}

/// A size like `1280x720`.
pub(super) fn size(text: &str) -> Result<Size, String> {
    let sides = text.split_once(['x', 'X', '×']);
    let side = |text: &str| {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // What is too large to be counted is out of range, too.
        is_number.then(|| text.parse().unwrap_or(u32::MAX))
    };
    let sides = sides.and_then(|(width, height)| {
        Some(Size {
            width: side(width)?,
            height: side(height)?,
        })
    });
    let text = quoted(text);
    let size = sides.ok_or_else(|| {
        format!("'{text}' is not a size; write width and height in pixels, as in 1280x720")
    })?;
    let (fewest, most) = SIDE;
    if [size.width, size.height]
        .iter()
        .all(|side| (fewest..=most).contains(side))
    {
        Ok(size)
    } else {
        Err(format!(
            "the size {text} is out of range; each side can have {fewest} to {most} pixels"
        ))
    }
}

/// A number of moves, `what` saying which.
pub(super) fn count(what: &str, most: u32, text: &str) -> Result<u32, String> {
    let shown = quoted(text);
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if number <= most => Ok(number),
        _ if digits => Err(format!(
            "the {what} {shown} is too large; the most is {most}"
        )),
        _ => Err(format!(
            "'{shown}' is not a {what}; write a number from 0 to {most}"
        )),
    }
}

fn named<T: Copy>(what: &str, names: &[(&'static str, T)], text: &str) -> Result<T, String> {
    let wanted = text.to_lowercase();
    if let Some((_, value)) = names.iter().find(|(name, _)| *name == wanted) {
        return Ok(*value);
    }
    let all: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
    Err(format!(
        "no {what} is called '{}'; {}",
        quoted(text),
        the_nearest(nearest(&wanted, &all), &all.join(", "))
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_refused() {
        let sides = |text| size(text).map(|size| (size.width, size.height));
        assert_eq!(sides("1280x720"), Ok((1280, 720)));
        assert_eq!(sides("640X480"), Ok((640, 480)));
        for wrong in ["", "x", "1280", "1280x", "1280x720x3", "-1x5", "axb"] {
            assert_eq!(
                sides(wrong),
                Err(format!(
                    "'{wrong}' is not a size; write width and height in pixels, as in 1280x720"
                ))
            );
        }
        assert_eq!(
            size("99999999999x1").unwrap_err(),
            "the size 99999999999x1 is out of range; each side can have 160 to 8192 pixels"
        );
        assert_eq!(
            size("20x20000").unwrap_err(),
            "the size 20x20000 is out of range; each side can have 160 to 8192 pixels"
        );
    }

    #[test]
    fn names_are_read_in_any_case_and_answered_with_the_nearest() {
        assert_eq!(camera("Negras"), Ok(Camera::Black));
        assert_eq!(
            camera("tap").unwrap_err(),
            "no camera is called 'tap'; the nearest is 'top' (all: white, black, top, blancas, negras, cenital)"
        );
        assert_eq!(
            quality("hi").unwrap_err(),
            "no quality is called 'hi'; the nearest is 'high' (all: low, medium, high, auto)"
        );
        assert_eq!(
            lang("fr").unwrap_err(),
            "no language is called 'fr'; there are es, en"
        );
        assert_eq!(
            lang("eng").unwrap_err(),
            "no language is called 'eng'; the nearest is 'en' (all: es, en)"
        );
    }
}
