//! The Hub protocol as programs meet it: the order of their lines, bad ones, and a search that is
//! stopped, pondered with or left alone.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use damas::{
    notation::hub::{print_position, read_position, resolve_hub_move, variant_of},
    rules::{self, Position},
};

/// Much longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);
const START: &str = "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

/// A conversation with `damas hub`.
struct Hub {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Hub {
    fn new() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_damas"))
            .arg("hub")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = child.stdout.take().unwrap();
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self {
            child,
            input,
            lines,
        }
    }

    /// One that has been initialised for the protocol's own game, with a single thread.
    fn ready() -> Self {
        let mut hub = Self::new();
        hub.send("hub");
        hub.until("wait");
        hub.send("set-param name=threads value=1");
        hub.send("init");
        hub.until("ready");
        hub
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    #[track_caller]
    fn next(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// The lines up to the one with this command.
    #[track_caller]
    fn until(&self, command: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.next();
            let is_last = line.split(' ').next() == Some(command);
            lines.push(line);
            if is_last {
                return lines;
            }
        }
    }

    /// The move of a line `done` that comes after nothing but `info`.
    #[track_caller]
    fn done(&self) -> String {
        let lines = self.until("done");
        let (last, infos) = lines.split_last().unwrap();
        assert!(
            infos.iter().all(|line| line.starts_with("info depth=")),
            "{lines:?}"
        );
        let words: Vec<&str> = last.split(' ').collect();
        words[1].strip_prefix("move=").unwrap().to_owned()
    }

    /// What is told in answer to a bad line.
    #[track_caller]
    fn send_for_error(&mut self, line: &str) -> String {
        self.send(line);
        let lines = self.until("error");
        let answer = lines.last().unwrap();
        let message = answer.strip_prefix("error message=\"");
        let message = message.and_then(|message| message.strip_suffix('"'));
        message
            .unwrap_or_else(|| panic!("{line}: {answer}"))
            .to_owned()
    }

    /// Waits for the program to end by itself; says with which code.
    #[track_caller]
    fn end(mut self) -> Option<i32> {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            thread::sleep(Duration::from_millis(2));
        }
        panic!("the program goes on");
    }
}

impl Drop for Hub {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_introduces_itself_and_thinks() {
    let mut hub = Hub::new();
    hub.send("hub");
    let hello = hub.until("wait");
    assert!(hello[0].starts_with("id name=Damas version="), "{hello:?}");
    let variant = "param name=variant value=normal type=enum values=\"gt502 spanish normal ";
    assert!(hello[1].starts_with(variant), "{hello:?}");
    assert!(hello[1].contains(" frisian "));
    assert!(
        hello[2..hello.len() - 1]
            .iter()
            .all(|line| line.starts_with("param name="))
    );
    hub.send("init");
    assert_eq!(hub.next(), "ready");
    hub.send("new-game");
    hub.send(START);
    hub.send("level depth=5");
    hub.send("go think");
    let lines = hub.until("done");
    assert_eq!(lines.len(), 6, "{lines:?}");
    for (line, depth) in lines[..5].iter().zip(1..) {
        let names: Vec<&str> = line
            .split(' ')
            .filter_map(|word| word.split_once('='))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(
            names,
            ["depth", "score", "nodes", "time", "nps", "pv"],
            "{line}"
        );
        assert!(line.starts_with(&format!("info depth={depth} ")), "{line}");
    }
    assert!(lines[5].contains(" ponder="), "{lines:?}");
    hub.send("quit");
    assert_eq!(hub.end(), Some(0));
}

#[test]
fn moves_are_taken_in_the_protocols_order_of_captures() {
    let mut hub = Hub::ready();
    // A king on 48, men on 22, 32 and 42, which it must capture: the order in which is no matter.
    let empty = |count| "e".repeat(count);
    let board = format!("W{}b{}b{}b{}Wee", empty(21), empty(9), empty(9), empty(5));
    hub.send(&format!("pos pos={board} moves=48x17x42x22x32"));
    hub.send("level depth=1");
    hub.send("go think");
    assert_eq!(hub.done(), "0-0", "there is nothing left to move");
    assert_eq!(
        hub.send_for_error(&format!("pos pos={board} moves=48-37")),
        "move 1 of the position: '48-37' is not legal in this position"
    );
}

#[test]
fn every_game_is_played_under_its_name() {
    let mut hub = Hub::ready();
    for rules in rules::every() {
        hub.send(&format!(
            "set-param name=variant value={}",
            variant_of(rules)
        ));
        hub.send("init");
        hub.until("ready");
        let mut position = Position::start(rules.clone());
        let start = print_position(&position);
        assert_eq!(read_position(rules, &start).as_ref(), Ok(&position));
        let mut moves = Vec::new();
        for _ in 0..6 {
            hub.send(&format!("pos pos={start} moves=\"{}\"", moves.join(" ")));
            hub.send("level nodes=200");
            hub.send("go think");
            let text = hub.done();
            let step = resolve_hub_move(&position, &text)
                .unwrap_or_else(|error| panic!("{}: {error}", rules.name()));
            position = position.play(&step).unwrap();
            moves.push(text);
        }
    }
}

#[test]
fn bad_lines_are_told_and_survived() {
    let mut hub = Hub::ready();
    for (line, sentence) in [
        (
            "nonsense a=b",
            "'nonsense' is no command of the Hub protocol",
        ),
        (
            "go",
            "go does not say what for; write think, ponder or analyze",
        ),
        ("go think", "there is no position to search; send pos first"),
        ("pos", "pos has no position; write pos pos=... moves='...'"),
        (
            "pos pos=W",
            "the position is 1 long and must be 51: W or B for the side to move, then one sign a square",
        ),
        (
            "pos pos=\"",
            "the value of 'pos' has no closing quotation mark",
        ),
        (
            "level",
            "the level has no limit; give depth, nodes, move-time, time or infinite",
        ),
        ("level depth=x", "'x' is no value for depth; write a number"),
        (
            "set-param",
            "set-param has no name; write set-param name=... value=...",
        ),
        (
            "set-param name=book value=true",
            "no parameter is called 'book'; there are variant, threads and memory",
        ),
        (
            "set-param name=threads value=0",
            "'0' is no value for threads; write a number from 1 to 256",
        ),
    ] {
        assert_eq!(hub.send_for_error(line), sentence);
    }
    assert!(
        hub.send_for_error("set-param name=variant value=frisien")
            .contains("the nearest is ")
    );
    hub.input
        .as_mut()
        .unwrap()
        .write_all(b"\xff\xfe\0\n\n   \n")
        .unwrap();
    assert!(hub.next().starts_with("error message="));
    // A line that asks for nothing is not answered.
    for line in ["stop", "ponder-hit", "new-game", "level infinite what=ever"] {
        hub.send(line);
    }
    hub.send("ping");
    assert_eq!(hub.next(), "pong");
    hub.send(START);
    hub.send("level depth=3");
    hub.send("go think");
    hub.done();
}

#[test]
fn a_search_without_end_answers_and_stops() {
    let mut hub = Hub::ready();
    hub.send(START);
    hub.send("level infinite");
    hub.send("go analyze");
    assert!(hub.next().starts_with("info "));
    hub.send("ping");
    assert!(
        hub.until("pong")
            .iter()
            .all(|line| !line.starts_with("done"))
    );
    assert_eq!(
        hub.send_for_error("what"),
        "'what' is no command of the Hub protocol"
    );
    // The position of the next search may be sent before the last one has answered.
    hub.send("stop");
    hub.send(&format!("{START} moves=\"32-28\""));
    hub.send("level depth=2");
    hub.send("go think");
    let first = hub.done();
    let second = hub.done();
    let rules = rules::find("international").unwrap();
    let start = Position::start(rules);
    assert!(resolve_hub_move(&start, &first).is_ok(), "{first}");
    assert!(resolve_hub_move(&start, &second).is_err(), "{second}");
    // Whoever asks anew without stopping gets both moves too.
    hub.send("level infinite");
    hub.send("go think");
    hub.send("go think");
    hub.send("stop");
    hub.done();
    hub.done();
}

#[test]
fn pondering_waits_for_the_clock() {
    let mut hub = Hub::ready();
    hub.send(START);
    hub.send("level move-time=0.2");
    hub.send("go ponder");
    thread::sleep(Duration::from_millis(500));
    hub.send("ping");
    assert!(
        hub.until("pong")
            .iter()
            .all(|line| !line.starts_with("done"))
    );
    hub.send("ponder-hit");
    hub.done();
    hub.send("level time=1 inc=0.1");
    hub.send("go ponder");
    hub.send("ponder-hit");
    hub.done();
}

#[test]
fn it_leaves_in_the_middle_of_a_search() {
    for says_so in [true, false] {
        let mut hub = Hub::ready();
        hub.send(START);
        hub.send("level infinite");
        hub.send("go analyze");
        assert!(hub.next().starts_with("info "));
        if says_so {
            hub.send("quit");
        } else {
            // A program that has gone leaves nothing but a closed pipe.
            hub.input = None;
        }
        assert_eq!(hub.end(), Some(0));
    }
}
