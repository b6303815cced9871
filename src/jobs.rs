//! Background jobs: slow work runs on other threads, and its answers come back to `App::update`.

use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use egui::Context;

/// A question that is answered on a thread of its own. The last answer is kept.
#[derive(Debug)]
pub(crate) struct BackgroundQuestion<K, T> {
    pending: Option<Pending<K, T>>,
    /// The last answer with its question. The inner `None` means that there was no answer, or that
    /// the thread panicked.
    answer: Option<(K, Option<T>)>,
}

#[derive(Debug)]
struct Pending<K, T> {
    key: K,
    job: Job,
    inbox: Receiver<Option<T>>,
}

impl<K, T> Default for BackgroundQuestion<K, T> {
    fn default() -> Self {
        Self { pending: None, answer: None }
    }
}

impl<K, T> BackgroundQuestion<K, T> {
    /// Runs `work` on a thread of this name to answer the question `key`, and drops the question in
    /// progress. The answer wakes the window of `ctx`.
    pub(crate) fn ask(
        &mut self,
        name: &'static str,
        ctx: &Context,
        key: K,
        work: impl FnOnce(&JobState) -> Option<T> + Send + 'static,
    ) where
        T: Send + 'static,
    {
        let (outbox, inbox) = mpsc::channel();
        let job = start_job(name, ctx, move |state| {
            let answer = panic::catch_unwind(AssertUnwindSafe(|| work(state)));
            // The question may have been dropped.
            outbox.send(answer.ok().flatten()).ok();
        });
        self.pending = Some(Pending { key, job, inbox });
    }

    /// Receives the answer. Returns whether one has arrived since the last call.
    pub(crate) fn poll(&mut self) -> bool {
        let answer = self.pending.as_ref().map(|it| it.inbox.try_recv());
        let Some(Ok(answer)) = answer else {
            return false;
        };
        self.answer = self.pending.take().map(|it| (it.key, answer));
        true
    }

    /// The question that was asked last.
    pub(crate) fn key(&self) -> Option<&K> {
        let pending = self.pending.as_ref().map(|it| &it.key);
        pending.or(self.answer.as_ref().map(|(key, _)| key))
    }

    pub(crate) fn pending(&self) -> Option<&K> {
        self.pending.as_ref().map(|it| &it.key)
    }

    /// The progress of the work, 0 to 1; `None` if no work is running.
    pub(crate) fn progress(&self) -> Option<f32> {
        self.pending.as_ref().map(|it| it.job.progress())
    }

    /// The last answer, with its question. It stays while the next question is worked on.
    pub(crate) fn answer(&self) -> Option<(&K, Option<&T>)> {
        let (key, value) = self.answer.as_ref()?;
        Some((key, value.as_ref()))
    }

    pub(crate) fn value(&self) -> Option<&T> {
        self.answer()?.1
    }

    pub(crate) fn into_value(self) -> Option<T> {
        self.answer?.1
    }

    /// Takes the answer, if one has arrived.
    pub(crate) fn take(&mut self) -> Option<T> {
        self.poll();
        self.answer.take()?.1
    }

    pub(crate) fn drop_answer(&mut self) {
        self.answer = None;
    }

    pub(crate) fn stop(&mut self) {
        self.pending = None;
    }
}

/// Jobs that run one after the other, on a thread of their own.
pub(crate) struct JobQueue<A> {
    name: &'static str,
    ctx: Context,
    outbox: Sender<A>,
    inbox: Receiver<A>,
    worker: Option<JobThread>,
    queued: Arc<AtomicUsize>,
}

type Work = Box<dyn FnOnce() + Send>;

/// The handle of a job on a thread of its own. Dropping the handle cancels the job.
#[derive(Debug)]
struct Job(Arc<JobState>);

/// The state that a job shares with its handle.
#[derive(Debug)]
pub(crate) struct JobState {
    ctx: Context,
    is_cancelled: AtomicBool,
    percent: AtomicU8,
}

impl<A: Send + 'static> JobQueue<A> {
    /// An empty queue. Each answer wakes the window of `ctx`.
    pub(crate) fn new(name: &'static str, ctx: &Context) -> Self {
        let (outbox, inbox) = mpsc::channel();
        Self { name, ctx: ctx.clone(), outbox, inbox, worker: None, queued: Arc::default() }
    }

    /// Adds a job to the queue. If no thread can be started, runs the job on the calling thread.
    pub(crate) fn add(&mut self, job: impl FnOnce() -> A + Send + 'static) {
        let (ctx, outbox) = (self.ctx.clone(), self.outbox.clone());
        let queued = Arc::clone(&self.queued);
        queued.fetch_add(1, Ordering::AcqRel);
        let work: Work = Box::new(move || {
            // A panic does not stop the queue.
            if let Ok(answer) = panic::catch_unwind(AssertUnwindSafe(job)) {
                outbox.send(answer).ok();
            }
            queued.fetch_sub(1, Ordering::Release);
            ctx.request_repaint();
        });
        if self.worker.is_none() {
            self.worker = JobThread::start(self.name).ok();
        }
        match &self.worker {
            Some(worker) => worker.send(work),
            None => work(),
        }
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.queued.load(Ordering::Acquire) == 0
    }

    #[cfg(test)]
    fn finish(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.finish();
        }
    }

    /// Takes the answers that have arrived since the last call.
    pub(crate) fn answers(&self) -> Vec<A> {
        self.inbox.try_iter().collect()
    }
}

impl<A> Drop for JobQueue<A> {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.finish();
        }
    }
}

impl<A> fmt::Debug for JobQueue<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let jobs = &mut f.debug_struct("JobQueue");
        jobs.field("name", &self.name).finish_non_exhaustive()
    }
}

impl Job {
    fn progress(&self) -> f32 {
        f32::from(self.0.percent.load(Ordering::Relaxed)) / 100.0
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.0.is_cancelled.store(true, Ordering::Relaxed);
    }
}

impl JobState {
    /// Whether the answer is no longer wanted.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }

    /// Sets the progress of the job, 0 to 1.
    pub(crate) fn set_progress(&self, share: f32) {
        let percent = (share.clamp(0.0, 1.0) * 100.0) as u8;
        if self.percent.swap(percent, Ordering::Relaxed) != percent {
            self.ctx.request_repaint();
        }
    }
}

/// Starts a job on a thread of this name, and wakes the window of `ctx` at its end. If no thread
/// can be started, the job runs on the calling thread, already cancelled.
fn start_job(name: &str, ctx: &Context, job: impl FnOnce(&JobState) + Send + 'static) -> Job {
    let state = Arc::new(JobState {
        ctx: ctx.clone(),
        is_cancelled: AtomicBool::new(false),
        percent: AtomicU8::new(0),
    });
    let (ctx, shared) = (ctx.clone(), Arc::clone(&state));
    let work: Work = Box::new(move || {
        job(&shared);
        ctx.request_repaint();
    });
    if let Ok(worker) = JobThread::start(name) {
        worker.send(work);
    } else {
        state.is_cancelled.store(true, Ordering::Relaxed);
        work();
        state.is_cancelled.store(false, Ordering::Relaxed);
    }
    Job(state)
}

/// A thread that runs jobs in order, and ends when its handle is dropped.
struct JobThread {
    work: Sender<Work>,
    thread: JoinHandle<()>,
}

impl JobThread {
    fn start(name: &str) -> std::io::Result<Self> {
        let (work, queue) = mpsc::channel::<Work>();
        let thread = thread::Builder::new().name(name.to_owned());
        Ok(Self { work, thread: thread.spawn(move || queue.into_iter().for_each(|work| work()))? })
    }

    fn send(&self, work: Work) {
        if let Err(unsent) = self.work.send(work) {
            (unsent.0)();
        }
    }

    fn finish(self) {
        drop(self.work);
        self.thread.join().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queued_jobs_run_in_order_even_if_one_panics() {
        let mut jobs = JobQueue::new("test", &Context::default());
        jobs.add(|| 1);
        jobs.add(|| panic!("a job that breaks down"));
        jobs.add(|| 2);
        jobs.finish();
        assert_eq!(jobs.answers(), [1, 2], "all of it is done");
        jobs.add(|| 3);
        jobs.finish();
        assert_eq!(jobs.answers(), [3], "and it goes on");
    }

    #[test]
    fn a_stopped_question_is_cancelled_and_has_no_answer() {
        let (ctx, mut question) = (Context::default(), BackgroundQuestion::default());
        let (started, is_started) = mpsc::channel();
        let (ended, has_ended) = mpsc::channel();
        question.ask("test", &ctx, (), move |state| {
            started.send(()).ok();
            while !state.is_cancelled() {
                thread::yield_now();
            }
            ended.send(()).ok();
            Some("an answer")
        });
        is_started.recv().expect("it starts");
        question.stop();
        has_ended.recv().expect("it ends");
        assert!(!question.poll() && question.answer().is_none(), "nobody waits for it");
    }

    #[test]
    fn the_last_answer_stays_until_the_next_one_arrives() {
        let (ctx, mut question) = (Context::default(), BackgroundQuestion::default());
        let wait = |question: &mut BackgroundQuestion<u8, &str>| {
            while !question.poll() {
                thread::yield_now();
            }
        };
        question.ask("test", &ctx, 1, |_| Some("one"));
        wait(&mut question);
        assert_eq!(question.answer(), Some((&1, Some(&"one"))));
        let (go_on, may_go_on) = mpsc::channel::<()>();
        question.ask("test", &ctx, 2, move |_| {
            may_go_on.recv().ok();
            None
        });
        assert_eq!((question.key(), question.value()), (Some(&2), Some(&"one")));
        drop(go_on);
        wait(&mut question);
        assert_eq!(question.answer(), Some((&2, None)), "there was no answer");
        question.ask("test", &ctx, 3, |_| panic!("work that breaks down"));
        wait(&mut question);
        assert_eq!((question.answer(), question.pending()), (Some((&3, None)), None));
    }
}
