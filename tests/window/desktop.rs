//! A display in memory, and the program that is started on it.

use std::{
    env,
    fs::{self, File},
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

/// The window's size in the tests, in pixels.
pub(crate) const SIZE: (u32, u32) = (1280, 720);

static FOLDERS: AtomicU32 = AtomicU32::new(0);
/// One desktop at a time: the program draws with the processor, and two would share it.
static TURN: Mutex<()> = Mutex::new(());

/// A display in memory with a folder for saves and traces; both go when it is dropped.
pub(crate) struct Desktop {
    server: Child,
    pub(crate) display: String,
    pub(crate) folder: PathBuf,
    _turn: MutexGuard<'static, ()>,
}

impl Desktop {
    pub(crate) fn new() -> Self {
        // A test that failed has left nothing behind that would matter to the next.
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x720x24",
                "-nolisten",
                "tcp",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb must be installed; scripts/test.sh installs it");
        let mut number = String::new();
        let out = server.stdout.take().expect("Xvfb's standard output");
        BufReader::new(out)
            .read_line(&mut number)
            .expect("the number of the display");
        let own = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("damas-window-{}-{own}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self {
            server,
            display: format!(":{}", number.trim()),
            folder,
            _turn: turn,
        }
    }

    /// Starts the program; what it traces goes to the named file, what it complains of beside it.
    pub(crate) fn start(&self, trace: &str, arguments: &[&str]) -> Program {
        let trace = self.folder.join(trace);
        let complaints = File::create(complaints_beside(&trace)).expect("a file for complaints");
        let child = Command::new(env!("CARGO_BIN_EXE_damas"))
            .env("DISPLAY", &self.display)
            .env("DAMAS_HOME", self.folder.join("home"))
            .env_remove("WAYLAND_DISPLAY")
            .arg("--trace")
            .arg(&trace)
            .args(["--windowed", &format!("{}x{}", SIZE.0, SIZE.1)])
            .args(["--lang", "es", "--quality", "low"])
            .args(arguments)
            .stderr(complaints)
            .spawn()
            .expect("the program");
        Program { child, trace }
    }

    /// Runs xdotool on the display.
    pub(crate) fn hand(&self, arguments: &[String]) {
        let done = Command::new("xdotool")
            .env("DISPLAY", &self.display)
            .args(arguments)
            .status()
            .expect("xdotool must be installed; scripts/test.sh installs it");
        assert!(done.success(), "xdotool {arguments:?}");
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where the complaints of a program lie, beside its trace.
pub(crate) fn complaints_beside(trace: &Path) -> PathBuf {
    trace.with_extension("complaints")
}

/// The running program.
pub(crate) struct Program {
    child: Child,
    trace: PathBuf,
}

impl Program {
    pub(crate) fn trace(&self) -> &Path {
        &self.trace
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends the program as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("a running program");
        let _ = self.child.wait();
    }

    /// Waits until the program has ended by itself.
    pub(crate) fn wait(mut self) -> Option<i32> {
        for _ in 0..600 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.code();
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("the program did not end");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
