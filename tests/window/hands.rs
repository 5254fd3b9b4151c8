//! A person at the window: clicks squares and buttons, presses keys, and sees what comes of it.

use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    watch::Watch,
};

pub(crate) struct Hands<'a> {
    desktop: &'a Desktop,
    pub(crate) watch: Watch,
}

impl<'a> Hands<'a> {
    pub(crate) fn at(desktop: &'a Desktop, program: &Program) -> Self {
        Self {
            desktop,
            watch: Watch::new(program.trace()),
        }
    }

    /// Waits until the camera has settled over the table, and takes the keyboard: there is no
    /// window manager that would give it.
    pub(crate) fn sit_down(&mut self) {
        self.watch.until_event("layout");
        let words = ["search", "--name", "^Damas$", "windowfocus"];
        self.desktop.hand(&words.map(str::to_owned));
        self.watch.until_quiet();
    }

    /// The middle of a square, in pixels.
    #[track_caller]
    pub(crate) fn square(&self, number: u8) -> (f64, f64) {
        let layout = self.watch.last("layout").expect("a layout");
        let point = &layout["squares"][number.to_string()];
        match (point[0].as_f64(), point[1].as_f64()) {
            (Some(x), Some(y)) => (x, y),
            _ => panic!("square {number} is not in {layout}"),
        }
    }

    /// The middle of a button, if it is shown.
    pub(crate) fn button(&self, name: &str) -> Option<(f64, f64)> {
        let widgets = self.watch.last("widgets")?;
        let edges: Vec<f64> = widgets["rects"][name]
            .as_array()?
            .iter()
            .filter_map(Value::as_f64)
            .collect();
        let [left, top, right, bottom] = edges[..] else {
            return None;
        };
        Some((0.5 * (left + right), 0.5 * (top + bottom)))
    }

    pub(crate) fn click_at(&self, (x, y): (f64, f64)) {
        let (x, y) = (x.round().to_string(), y.round().to_string());
        let words = ["mousemove", &x, &y, "sleep", "0.15", "click", "1"];
        self.desktop.hand(&words.map(str::to_owned));
    }

    #[track_caller]
    pub(crate) fn click_square(&self, number: u8) {
        self.click_at(self.square(number));
    }

    /// Clicks a button, waiting until it is shown.
    #[track_caller]
    pub(crate) fn click_button(&mut self, name: &str) {
        for _ in 0..300 {
            if let Some(point) = self.button(name) {
                self.click_at(point);
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!(
            "there is no button '{name}': {:?}",
            self.watch.last("widgets")
        );
    }

    pub(crate) fn press(&self, key: &str) {
        self.desktop.hand(&["key", key].map(str::to_owned));
    }

    /// Presses on a square and lets go on another.
    #[track_caller]
    pub(crate) fn drag(&self, from: u8, to: u8) {
        let text = |value: f64| value.round().to_string();
        let ((x1, y1), (x2, y2)) = (self.square(from), self.square(to));
        let middle = (text(0.5 * (x1 + x2)), text(0.5 * (y1 + y2)));
        let words = [
            "mousemove",
            &text(x1),
            &text(y1),
            "sleep",
            "0.3",
            "mousedown",
            "1",
            "sleep",
            "0.4",
            "mousemove",
            &middle.0,
            &middle.1,
            "sleep",
            "0.4",
            "mousemove",
            &text(x2),
            &text(y2),
            "sleep",
            "0.4",
            "mouseup",
            "1",
        ];
        self.desktop.hand(&words.map(str::to_owned));
    }

    /// Waits for a move and checks how it is written.
    #[track_caller]
    pub(crate) fn sees_move(&mut self, notation: &str) -> Value {
        let seen = self.watch.until_event("move");
        assert_eq!(seen["notation"], notation);
        seen
    }

    /// Clicks squares one after the other, each once the one before has been answered.
    #[track_caller]
    pub(crate) fn moves(&mut self, squares: &[u8], notation: &str) -> Value {
        let (last, first) = squares.split_last().expect("squares");
        for &number in first {
            self.click_square(number);
            self.watch.until("an answer", |line| {
                line["event"] == "selected" || line["event"] == "stepped"
            });
        }
        self.click_square(*last);
        self.sees_move(notation)
    }
}
