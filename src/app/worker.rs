//! Work on a thread of its own, whose answers wake the sleeping table.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{self, Receiver, TryRecvError},
    },
    thread,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent},
};

/// Wakes the event loop from another thread; does nothing where there is none.
#[derive(Clone, Default)]
pub(super) struct Waker(Option<EventLoopProxy<WinitUserEvent>>);

impl Waker {
    /// The one of the window's event loop.
    pub(super) fn of(proxy: Option<&EventLoopProxyWrapper>) -> Self {
        Self(proxy.map(|proxy| (**proxy).clone()))
    }

    fn wake(&self) {
        if let Some(proxy) = &self.0 {
            // It fails only where the event loop has ended.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// A thread at work. Dropping it stops the work at once; what it still says is not heard.
#[derive(Debug)]
pub(super) struct Worker<T> {
    stop: Arc<AtomicBool>,
    said: Mutex<Receiver<T>>,
}

/// What has come from a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard<T> {
    /// Something.
    Said(T),
    /// Nothing new; it goes on.
    Nothing,
    /// It has ended, by itself or by a fault, and all that it said has been heard.
    Ended,
}

impl<T: Send + 'static> Worker<T> {
    /// Starts a thread. It is to look at the flag often, and to end when that is set.
    pub(super) fn start(
        name: &str,
        waker: Waker,
        work: impl FnOnce(&AtomicBool, &mut dyn FnMut(T)) + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        let flag = stop.clone();
        // Where the system gives no thread, the sender goes with the closure: the work has ended.
        let _detached = thread::Builder::new().name(name.to_owned()).spawn(move || {
            // Dropped last, after the sender, also by a panic: the end wakes the table too.
            let _end = WakeAtEnd(waker.clone());
            let sender = sender;
            work(&flag, &mut |said| {
                if sender.send(said).is_ok() {
                    waker.wake();
                }
            });
        });
        Self {
            stop,
            said: Mutex::new(receiver),
        }
    }

    /// What has come since the last call, one thing at a time.
    pub(super) fn hear(&self) -> Heard<T> {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        match said.try_recv() {
            Ok(said) => Heard::Said(said),
            Err(TryRecvError::Empty) => Heard::Nothing,
            Err(TryRecvError::Disconnected) => Heard::Ended,
        }
    }
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

struct WakeAtEnd(Waker);

impl Drop for WakeAtEnd {
    fn drop(&mut self) {
        self.0.wake();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn next<T: Send + 'static>(worker: &Worker<T>) -> Heard<T> {
        loop {
            match worker.hear() {
                Heard::Nothing => thread::sleep(Duration::from_millis(1)),
                heard => return heard,
            }
        }
    }

    #[test]
    fn what_a_thread_says_is_heard_and_its_end_too() {
        let worker = Worker::start("test", Waker::default(), |_, say| say(5));
        assert_eq!(next(&worker), Heard::Said(5));
        assert_eq!(next(&worker), Heard::Ended);
    }

    #[test]
    fn dropping_it_stops_the_work() {
        let (sender, receiver) = mpsc::channel();
        let worker = Worker::<()>::start("test", Waker::default(), move |stop, _| {
            while !stop.load(Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            let _ = sender.send(());
        });
        drop(worker);
        assert!(receiver.recv_timeout(Duration::from_secs(10)).is_ok());
    }
}
