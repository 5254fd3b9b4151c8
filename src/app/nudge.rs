//! Keeps the sleeping window from overlooking what the X server has already sent.
//!
//! On X11 the thread that presents a picture reads from the same connection as the event loop. What
//! it reads along with its own answers waits in the library's queue, where a sleeping event loop,
//! which watches the socket, does not see it: a click made while a frame is being presented could
//! stay unanswered until the mouse moves again. So after the last frame the loop is woken a few
//! times to look into the queue. A nudge draws nothing.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::Duration,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent},
};

/// When the loop is nudged after a frame, each counted from the nudge before. A picture is on the
/// screen long before the last.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(40),
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(4),
];

/// Tells the nudging thread that a frame has been drawn.
#[derive(Resource)]
struct Frames(Sender<()>);

fn start(mut commands: Commands, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    let (sender, receiver) = mpsc::channel();
    let thread = thread::Builder::new().name("nudge".to_owned());
    if thread.spawn(move || nudge(&receiver, &proxy)).is_ok() {
        commands.insert_resource(Frames(sender));
    }
}

/// Ends with the program: the sender goes with the world, the proxy with the event loop.
fn nudge(frames: &Receiver<()>, proxy: &EventLoopProxy<WinitUserEvent>) {
    while frames.recv().is_ok() {
        let mut pauses = PAUSES.iter();
        while let Some(&pause) = pauses.next() {
            match frames.recv_timeout(pause) {
                Ok(()) => pauses = PAUSES.iter(),
                // Of the events that the loop takes from other threads this one asks for no frame.
                Err(RecvTimeoutError::Timeout) => {
                    if proxy.send_event(WinitUserEvent::WindowAdded).is_err() {
                        return;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

fn tell(frames: Option<Res<Frames>>) {
    if let Some(frames) = frames {
        // The thread has ended only where the event loop has.
        let _ = frames.0.send(());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start).add_systems(Last, tell);
}
