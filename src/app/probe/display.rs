//! Whether there is a display to open a window on.

use super::Lack;

/// Checks that the display which the environment names answers, in the order in which winit
/// chooses one. Elsewhere than on Linux there is always one.
///
/// # Errors
///
/// [`Lack::NoDisplay`] or [`Lack::Display`].
#[cfg(not(target_os = "linux"))]
pub fn check_display() -> Result<(), Lack> {
    Ok(())
}

#[cfg(target_os = "linux")]
pub use linux::check_display;

#[cfg(target_os = "linux")]
mod linux {
    use std::{
        env, io,
        net::TcpStream,
        os::{
            linux::net::SocketAddrExt,
            unix::net::{SocketAddr, UnixStream},
        },
        path::Path,
    };

    use super::Lack;

    const WAYLAND: &str = "WAYLAND_DISPLAY";
    const X11: &str = "DISPLAY";
    /// Display 0 listens here, display 1 at the next one.
    const X11_PORT: u16 = 6000;

    /// Checks that the display which the environment names answers, in the order in which winit
    /// chooses one.
    ///
    /// # Errors
    ///
    /// [`Lack::NoDisplay`] or [`Lack::Display`].
    pub fn check_display() -> Result<(), Lack> {
        if set("WAYLAND_SOCKET").is_some() && set(WAYLAND).is_none() {
            // The connection is open already: a compositor has started us.
            return Ok(());
        }
        let (variable, name, answer) = if let Some(name) = set(WAYLAND) {
            let answer = call_wayland(&name);
            (WAYLAND, name, answer)
        } else if let Some(name) = set(X11) {
            let answer = call_x11(&name);
            (X11, name, answer)
        } else {
            return Err(Lack::NoDisplay);
        };
        answer.map_err(|error| Lack::Display {
            variable,
            name,
            reason: error.to_string(),
        })
    }

    fn set(variable: &str) -> Option<String> {
        env::var(variable).ok().filter(|value| !value.is_empty())
    }

    /// A Wayland display is a socket in the folder of the session, or anywhere by its full path.
    fn call_wayland(name: &str) -> io::Result<()> {
        let folder = set("XDG_RUNTIME_DIR").unwrap_or_default();
        UnixStream::connect(Path::new(&folder).join(name)).map(drop)
    }

    /// A display of this machine is a socket, another machine's is a port.
    fn call_x11(name: &str) -> io::Result<()> {
        match X11Display::parse(name) {
            None => Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "a name looks like :0 or host:0",
            )),
            Some(X11Display { host: "", number }) => {
                let path = format!("/tmp/.X11-unix/X{number}");
                // Some servers listen on the abstract socket of that name only.
                let by_path = UnixStream::connect(&path).map(drop);
                by_path.or_else(|error| {
                    let address = SocketAddr::from_abstract_name(&path)?;
                    UnixStream::connect_addr(&address)
                        .map(drop)
                        .map_err(|_| error)
                })
            }
            Some(X11Display { host, number }) => {
                let port = X11_PORT.saturating_add(number);
                TcpStream::connect((host, port)).map(drop)
            }
        }
    }

    /// What `DISPLAY` names.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct X11Display<'a> {
        /// Empty for this machine.
        host: &'a str,
        number: u16,
    }

    impl<'a> X11Display<'a> {
        /// Reads `[protocol/][host]:display[.screen]`.
        fn parse(name: &'a str) -> Option<Self> {
            let (host, display) = name.rsplit_once(':')?;
            let number = display.split('.').next()?.parse().ok()?;
            let (protocol, host) = host.split_once('/').unwrap_or(("", host));
            let host = host.trim_start_matches('[').trim_end_matches(']');
            let is_here = protocol == "unix" || (protocol.is_empty() && host == "unix");
            Some(Self {
                host: if is_here { "" } else { host },
                number,
            })
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn names_of_displays_are_read() {
            let read = |name| X11Display::parse(name).map(|x| (x.host, x.number));
            assert_eq!(read(":0"), Some(("", 0)));
            assert_eq!(read(":12.1"), Some(("", 12)));
            assert_eq!(read("unix:3"), Some(("", 3)));
            assert_eq!(read("unix/nina:3"), Some(("", 3)));
            assert_eq!(read("localhost:10.0"), Some(("localhost", 10)));
            assert_eq!(read("tcp/nina:2"), Some(("nina", 2)));
            assert_eq!(read("[::1]:2"), Some(("::1", 2)));
            assert_eq!(read("nina"), None);
            assert_eq!(read(":x"), None);
        }

        #[test]
        fn a_display_that_is_not_there_does_not_answer() {
            assert!(call_x11(":59999").is_err());
            assert!(call_x11("nonsense").is_err());
            assert!(call_wayland("/no/such/socket").is_err());
        }
    }
}
