//! Asks the coach, who works on each question on a thread of its own.

use egui::Context;

use crate::jobs::BackgroundQuestion;
use nestor::coach::ProgressMonitor;

impl<K, T: Send + 'static> BackgroundQuestion<K, T> {
    /// Lets the coach work on a question, in place of the one that is running.
    pub(super) fn ask_coach(
        &mut self,
        ctx: &Context,
        key: K,
        work: impl FnOnce(&ProgressMonitor<'_>) -> Option<T> + Send + 'static,
    ) {
        self.ask("coach", ctx, key, move |job| {
            let watch = ProgressMonitor {
                cancelled: &|| job.is_cancelled(),
                progress: &|share| job.set_progress(share),
            };
            work(&watch).filter(|_| !job.is_cancelled())
        });
    }
}
