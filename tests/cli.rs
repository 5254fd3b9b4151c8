//! The command line as programs and people meet it: every answer, every fault, every exit code.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

fn damas(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damas"));
    command.args(arguments).stdin(Stdio::null());
    command.env_remove("RUST_BACKTRACE");
    command.env(
        "DAMAS_HOME",
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/none"),
    );
    command
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// What the program prints when all is well.
#[track_caller]
fn answer(arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = damas(arguments).output().unwrap();
    assert_eq!(
        (status.code(), text(stderr)),
        (Some(0), String::new()),
        "{arguments:?}"
    );
    text(stdout)
}

#[track_caller]
fn check_fault(arguments: &[&str], code: i32, sentence: &str) {
    let output = damas(arguments).output().unwrap();
    assert_eq!(
        text(output.stderr),
        format!("damas: {sentence}\n"),
        "{arguments:?}"
    );
    assert_eq!(
        (output.status.code(), text(output.stdout)),
        (Some(code), String::new()),
        "{arguments:?}"
    );
}

#[test]
fn rulesets_are_listed_for_people_and_for_programs() {
    let list = answer(&["rulesets"]);
    let games: Vec<&str> = list.lines().filter(|line| !line.starts_with(' ')).collect();
    let columns: Vec<Vec<&str>> = games
        .iter()
        .map(|line| line.split("  ").filter(|part| !part.is_empty()).collect())
        .map(|parts: Vec<&str>| parts.into_iter().map(str::trim).collect())
        .collect();
    assert_eq!(
        columns[0],
        ["gt502", "Damas Chapinas GT502", "10x10", "42,W,10,10,N1,1"]
    );
    assert_eq!(
        columns[8],
        ["canadian", "Canadian draughts", "12x12", "27,W,12,12,N2,0"]
    );
    assert_eq!(columns.len(), 29, "fourteen games and fifteen readings");
    assert!(columns.iter().all(|parts| parts.len() == 4), "{list}");
    let second = list.lines().nth(1).unwrap();
    assert!(second.starts_with("    board: GT502 1, 2"), "{second}");
    let games: Value = serde_json::from_str(&answer(&["rulesets", "--json"])).unwrap();
    assert_eq!(games.as_array().unwrap().len(), 29);
    assert_eq!(games[14]["reading_of"], "gt502");
    assert_eq!(
        games[1]["title"],
        json!({"es": "Damas españolas", "en": "Spanish draughts"})
    );
    assert_eq!(
        games[0]["board"],
        json!({"width": 10, "height": 10, "playing": "RightCorner", "numbering": "BottomRight"})
    );
    assert_eq!(
        (&games[0]["men"], &games[1]["men"]),
        (&json!(20), &json!(12))
    );
    assert_eq!(games[0]["game_type"], "42,W,10,10,N1,1");
    assert_eq!(games[0]["variant"], "GT502");
    assert_eq!(games[1]["variant"], Value::Null);
    assert_eq!(games[0]["sources"][1]["of"], "first");
    assert!(games[0]["sources"][1]["text"].is_string());
}

#[test]
fn perft_counts() {
    let line = answer(&["perft", "gt502", "5"]);
    assert!(
        line.starts_with("depth 5: 26875 leaves in ") && line.ends_with(" leaves/s\n"),
        "{line}"
    );
    assert!(answer(&["perft", "gt502", "0"]).starts_with("depth 0: 1 leaf in "));
    let line = answer(&["perft", "gt502", "5", "--json"]);
    assert!(
        line.starts_with(r#"{"depth":5,"nodes":26875,"seconds":"#),
        "{line}"
    );
    assert_eq!(line.lines().count(), 1);
    // A position of tests/fixtures/perft.json: the law of quantity.
    let fen = "W:W48:B24,K31,34,K42,43";
    let at = ["perft", "international", "4", "--json", "--fen", fen];
    for more in [&[][..], &["--no-bulk"]] {
        let counted: Value = serde_json::from_str(&answer(&[&at, more].concat())).unwrap();
        assert_eq!(counted["nodes"], 366, "{more:?}");
    }
}

#[test]
fn perft_divides_by_first_moves() {
    let lines = answer(&["perft", "gt502", "3", "--divide"]);
    let lines: Vec<&str> = lines.lines().collect();
    let (total, branches) = lines.split_last().unwrap();
    assert!(total.starts_with("depth 3: 658 leaves in "), "{total}");
    assert_eq!(branches.len(), 9);
    assert!(branches.contains(&"20-25: 79"));
    let sum: u64 = branches
        .iter()
        .map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, 658);
    let line = answer(&["perft", "gt502", "2", "--divide", "--json"]);
    let counted: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(counted["nodes"], 81);
    assert_eq!(counted["divide"][0], json!({"text": "20-25", "nodes": 9}));
}

/// A position of the corpus in which two ways of one capture lead to the same end.
const TWO_WAYS: &str = "W:WK22:B6,7,16,17,24,27";

#[test]
fn perft_counts_ways_when_asked() {
    let count = |arguments: &[&str]| -> u64 {
        let all = [
            &["perft", "gt502", "1", "--json", "--fen", TWO_WAYS],
            arguments,
        ]
        .concat();
        let counted: Value = serde_json::from_str(&answer(&all)).unwrap();
        counted["nodes"].as_u64().unwrap()
    };
    let (moves, ways) = (count(&[]), count(&["--raw"]));
    assert!(moves < ways, "{moves} {ways}");
    assert_eq!(count(&["--divide"]), moves);
    assert_eq!(count(&["--divide", "--raw"]), ways);
}

#[test]
fn moves_are_one_json_line_each() {
    let fen = "W:W1=4,2=3,3=2,4=1,5=0,6=9,7=8,8=7,9=6,10=5,11=14,12=13,13=12,14=11,15=10,18=17,19=16,20=15,21=19,22=18:B23=17,31=15,32=16,34=18,35=19,36=10,37=11,38=12,39=13,40=14,41=5,42=6,43=7,44=8,45=9,46=0,47=1,48=2,49=3,50=4";
    assert_eq!(
        answer(&["moves", "gt502", "--fen", fen]),
        "{\"text\":\"18x27\",\"from\":18,\"to\":27,\"captured\":[23],\"paths\":[[18,27]],\"promotes\":false}\n"
    );
    assert_eq!(answer(&["moves", "gt502"]).lines().count(), 9);
    let line = answer(&["moves", "gt502", "--fen", TWO_WAYS]);
    let first: Value = serde_json::from_str(line.lines().next().unwrap()).unwrap();
    assert_eq!(first["captured"], json!([6, 7, 16, 17, 24, 27]));
    assert_eq!(first["paths"].as_array().unwrap().len(), 2);
}

#[test]
fn fens_on_standard_input_are_answered_one_by_one_and_at_once() {
    let mut child = damas(&["moves", "spanish", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |line: &[u8]| -> String {
        input.write_all(line).unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        answer
    };
    assert_eq!(
        ask(b"B:W1:B30\n"),
        "{\"fen\":\"B:W1:B30\",\"moves\":[{\"text\":\"30-26\",\"from\":30,\"to\":26,\"captured\":[],\"paths\":[[30,26]],\"promotes\":false},{\"text\":\"30-27\",\"from\":30,\"to\":27,\"captured\":[],\"paths\":[[30,27]],\"promotes\":false}]}\n"
    );
    assert_eq!(
        ask(b"W:W33:B1\n"),
        "{\"fen\":\"W:W33:B1\",\"error\":\"FEN, field 2, character 4: '33' is not a square of this board; the squares are 1 to 32\"}\n"
    );
    assert_eq!(
        ask(b"\n"),
        "{\"fen\":\"\",\"error\":\"FEN, field 1, character 1: '' at the start is not a side to move; write W: or B: first\"}\n"
    );
    assert!(ask(b"\xff\xfe\x80\n").starts_with("{\"fen\":\"\u{fffd}"));
    assert!(ask(b"B:W1:B30\r\n").starts_with("{\"fen\":\"B:W1:B30\",\"moves\":["));
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn noise_on_standard_input_is_answered_line_by_line() {
    let mut child = damas(&["moves", "gt502", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut seed = 1_u32;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) as u8
    })
    .take(200_000)
    .chain([b'\n'])
    .collect();
    let lines = noise.iter().filter(|byte| **byte == b'\n').count();
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(&noise).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(
        (output.status.code(), text(output.stderr)),
        (Some(0), String::new())
    );
    let answers = text(output.stdout);
    assert_eq!(answers.lines().count(), lines);
    for line in answers.lines() {
        let answer: Value = serde_json::from_str(line).unwrap();
        assert!(answer["error"].is_string(), "{line}");
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    for arguments in [&["moves", "gt502", "-"][..], &["rulesets"], &["--help"]] {
        let mut child = damas(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        drop(child.stdout.take());
        // The program may have ended before it has read anything.
        let _ = input.write_all("W:W5:B46\n".repeat(1000).as_bytes());
        drop(input);
        let output = child.wait_with_output().unwrap();
        assert_eq!(
            (output.status.code(), text(output.stderr)),
            (Some(0), String::new()),
            "{arguments:?}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_fault() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = damas(&["rulesets"]).stdout(full).output().unwrap();
    assert_eq!(
        (output.status.code(), text(output.stderr)),
        (
            Some(3),
            "damas: standard output cannot be written: No space left on device (os error 28); send it elsewhere\n".to_owned()
        )
    );
}

#[test]
fn help_and_version_are_no_faults() {
    assert!(answer(&["--help"]).contains("Usage: damas"));
    assert!(answer(&["moves", "--help"]).contains("Usage: damas moves"));
    assert_eq!(
        answer(&["--version"]),
        format!("damas {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn wrong_usage_is_said_in_one_sentence_with_code_2() {
    for (arguments, sentence) in [
        (
            &["perft", "gt520", "3"][..],
            "no ruleset is called 'gt520'; the nearest is 'gt502' (all: gt502, spanish, international, gothic, turkish, classic-long, classic-short, brazilian, canadian, italian, russian, poddavki, frisian, thai)",
        ),
        (
            &["--ruleset", "spannish"],
            "no ruleset is called 'spannish'; the nearest is 'spanish' (all: gt502, spanish, international, gothic, turkish, classic-long, classic-short, brazilian, canadian, italian, russian, poddavki, frisian, thai)",
        ),
        (
            &["perft", "gt502", "x"],
            "'x' is not a depth; write a number from 0 to 40",
        ),
        (
            &["perft", "gt502", "-1"],
            "'-1' is not a depth; write a number from 0 to 40",
        ),
        (
            &["perft", "gt502", "41"],
            "the depth 41 is too large; the most is 40",
        ),
        (
            &["perft", "gt502"],
            "the following required arguments were not provided: <DEPTH>; the usage is: damas perft <RULESET> <DEPTH>",
        ),
        (
            &["perft", "gt502", "3", "--jsn"],
            "unexpected argument '--jsn' found; a similar argument exists: '--json'; the usage is: damas perft --json <RULESET> <DEPTH>",
        ),
        (
            &["moves", "gt502", "W:W5:B46"],
            "'W:W5:B46' is not expected here; write --fen before a FEN, or - to read FENs from standard input",
        ),
        (
            &["perf"],
            "unrecognized subcommand 'perf'; a similar subcommand exists: 'perft'; `damas --help` lists what there is",
        ),
        (
            &["pdn"],
            "a subcommand is missing; the usage is: damas pdn <COMMAND>",
        ),
        (
            &["--foo"],
            "unexpected argument '--foo' found; `damas --help` lists what there is",
        ),
        (
            &["--windowed", "1280"],
            "'1280' is not a size; write width and height in pixels, as in 1280x720",
        ),
        (
            &["--windowed", "1x1"],
            "the size 1x1 is out of range; each side can have 160 to 8192 pixels",
        ),
        (
            &["--quality", "hig"],
            "no quality is called 'hig'; the nearest is 'high' (all: low, medium, high, auto)",
        ),
        (
            &["--lang", "fr"],
            "no language is called 'fr'; there are es, en",
        ),
        (
            &["render", "--out", "a.png", "--camera", "negra"],
            "no camera is called 'negra'; the nearest is 'negras' (all: white, black, top, blancas, negras, cenital)",
        ),
        (
            &["render"],
            "the following required arguments were not provided: --out <PNG>; the usage is: damas render --out <PNG>",
        ),
        (
            &["render", "--out", "a.png", "--pdn", "a.pdn", "--ply", "-1"],
            "'-1' is not a number of moves; write a number from 0 to 100000",
        ),
    ] {
        check_fault(arguments, 2, sentence);
    }
}

#[test]
fn a_faulty_fen_is_said_with_code_1_whoever_reads_it() {
    let sentence = "FEN, field 3, character 7: '5' sets a second piece on square 5; leave one out";
    for arguments in [
        &["moves", "gt502", "--fen", "W:W5:B5"][..],
        &["perft", "gt502", "3", "--fen", "W:W5:B5"],
        &["--fen", "W:W5:B5"],
        &["--ruleset", "spanish", "--fen", "W:W5:B5"],
        &["render", "--out", "a.png", "--fen", "W:W5:B5"],
    ] {
        check_fault(arguments, 1, sentence);
    }
}

#[test]
fn a_faulty_game_file_is_said_with_code_1() {
    let no_game = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock.none");
    let truncated = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/pdn/truncated.pdn"
    );
    check_fault(
        &["--pdn", no_game],
        1,
        &format!(
            "{no_game} cannot be read: No such file or directory (os error 2); name a PDN file"
        ),
    );
    check_fault(
        &["render", "--out", "a.png", "--pdn", "/dev/null"],
        1,
        "/dev/null has no game; name a file with one",
    );
    let club_night = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/pdn/club_night.pdn"
    );
    check_fault(
        &[
            "render", "--out", "a.png", "--pdn", club_night, "--ply", "999",
        ],
        1,
        &format!("{club_night}: its first game has 10 moves, not 999; give a smaller --ply"),
    );
    let output = damas(&["pdn", "check", truncated]).output().unwrap();
    assert_eq!(
        (output.status.code(), text(output.stdout)),
        (Some(1), format!("{truncated}: 2 games, 5 plies, 1 fault\n"))
    );
    assert!(text(output.stderr).starts_with(&format!("damas: {truncated}")));
}

/// A build with the table says what it lacks too, but that depends on the machine.
#[cfg(not(feature = "app"))]
#[test]
fn a_build_without_the_table_says_so_with_code_3() {
    let sentence = "this build has no table; build it with `cargo build --release`, which brings the feature `app`";
    check_fault(&[], 3, sentence);
    check_fault(&["--ruleset", "spanish", "--lang", "en"], 3, sentence);
    check_fault(
        &["render", "--out", "a.png", "--camera", "cenital"],
        3,
        sentence,
    );
}

#[test]
fn training_goes_on_where_it_was_stopped_and_is_the_same_on_any_number_of_threads() {
    let folder = std::env::temp_dir().join(format!("damas-train-{}", std::process::id()));
    let train = |name: &str, games: &str, threads: &str| {
        let place = folder.join(name);
        let place = place.to_str().unwrap();
        let output = damas(&[
            "train",
            "--ruleset",
            "spanish",
            "--generations",
            "2",
            "--games",
            games,
            "--nodes",
            "40",
            "--threads",
            threads,
            "--folder",
            place,
        ])
        .output()
        .unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", text(output.stderr));
    };
    let file = |name: &str, file: &str| std::fs::read(folder.join(name).join(file)).unwrap();
    train("whole", "40", "1");
    // Stopped in the middle of a line of the first generation.
    train("parts", "40", "3");
    let games = file("parts", "spanish.1.games");
    std::fs::write(
        folder.join("parts/spanish.1.games"),
        &games[..games.len() * 2 / 3],
    )
    .unwrap();
    std::fs::remove_file(folder.join("parts/spanish.2.games")).unwrap();
    train("parts", "40", "2");
    for name in ["spanish.1.games", "spanish.2.games", "spanish.2.weights"] {
        assert!(file("whole", name) == file("parts", name), "{name}");
    }
    std::fs::write(folder.join("parts/spanish.1.games"), "nonsense\n").unwrap();
    let path = folder.join("parts/spanish.1.games");
    check_fault(
        &[
            "train",
            "--ruleset",
            "spanish",
            "--folder",
            folder.join("parts").to_str().unwrap(),
        ],
        1,
        &format!(
            "{}, line 1: the line is not a game as damas train writes it; remove the file to play its games again",
            path.display()
        ),
    );
    std::fs::remove_dir_all(folder).unwrap();
}
