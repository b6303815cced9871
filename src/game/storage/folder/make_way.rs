//! What another program has written in the place of a file is kept before it is replaced.

use std::path::Path;

use super::{Folder, Known};
use crate::storage::elsewhere::Elsewhere;
use crate::storage::left_over::CHANGED;
use crate::storage::replace::{keep_copy, read_text};
use crate::storage::{FileName, Notice, SaveError, Unreadable, form};

impl Folder {
    /// Whether another program has written something that a session is to take over before
    /// this text takes its place. It is copied, and [`Self::take_notices`] tells of it.
    pub(in crate::storage) fn has_news(&self, name: FileName, text: &str) -> bool {
        let Ok(folder) = self.make() else {
            return false;
        };
        let Ok(Some(found)) = read_text(&folder.join(name.on_disk())) else {
            return false;
        };
        // What cannot be read goes aside only when something takes its place at once.
        let is_in_the_way = matches!(self.memory().files.get(&name), Some(Known::InTheWay(_)));
        let is_readable = !is_in_the_way && form::version_of(name, &found).is_some();
        let is_other = found != text && is_readable;
        is_other
            && self
                .make_way(folder, name, Ok(Some(found)))
                .unwrap_or_default()
    }

    /// Makes sure that only a file which this program has read or written is
    /// replaced. Any other is copied; one that cannot be read is moved aside. Whether there
    /// was something in it that a session is to take over.
    pub(super) fn make_way(
        &self,
        folder: &Path,
        name: FileName,
        found: Result<Option<String>, Unreadable>,
    ) -> Result<bool, SaveError> {
        let found = match found {
            Ok(None) => return Ok(false),
            Ok(Some(text)) if self.knows(name, &text) => return Ok(false),
            Ok(Some(text)) => match form::version_of(name, &text) {
                Some(version) if version > name.version() => {
                    return Err(SaveError::Newer {
                        name,
                        path: folder.join(name.on_disk()),
                        version,
                    });
                }
                // Nobody misses where another window was.
                Some(_) if name == FileName::Window => return Ok(false),
                Some(_) => Ok(text),
                None => Err(Unreadable::Impossible("it has no version".to_owned())),
            },
            Err(why) => Err(why),
        };
        let (in_the_way, before) = match self.memory().files.get(&name) {
            Some(Known::InTheWay(why)) => (Some(why.clone()), None),
            Some(Known::Text(text)) => (None, Some(text.clone())),
            None => (None, None),
        };
        let (mut noted, mut copied) = (Vec::new(), None);
        let notice = match (in_the_way, found) {
            (Some(why), _) => {
                let kept_as = self.set_broken_aside(folder, name, why.clone())?;
                Notice::SetAside { name, why, kept_as }
            }
            (None, Err(why)) => {
                let kept_as = self.set_broken_aside(folder, name, why)?;
                Notice::Changed { name, kept_as }
            }
            (None, Ok(text)) => {
                // A copy: at every moment there is a file of this name as a whole.
                let kept = keep_copy(&self.disk, folder, name.on_disk(), CHANGED, &text);
                let kept_as = kept.map_err(|error| SaveError::from_io(folder, &error))?;
                noted = self.noted(folder, name, (&text, before.as_deref()));
                copied = Some(Known::Text(text));
                Notice::Changed { name, kept_as }
            }
        };
        let mut memory = self.memory();
        memory.files.remove(&name);
        // If it cannot be replaced now it need not be copied again.
        memory.files.extend(copied.map(|text| (name, text)));
        memory.notices.push(notice);
        let has_news = noted.iter().any(Notice::is_of_session);
        memory.notices.extend(noted);
        Ok(has_news)
    }

    /// What another program has noted in a file that this one does not know so. The tally
    /// stands with the game in progress: what was counted goes with it.
    fn noted(
        &self,
        folder: &Path,
        name: FileName,
        (text, before): (&str, Option<&str>),
    ) -> Vec<Notice> {
        let unknown = |other: FileName| {
            let found = read_text(&folder.join(other.on_disk())).ok()??;
            (name == FileName::Game && !self.knows(other, &found)).then_some(found)
        };
        let of = |other: FileName| (name == other).then_some(text);
        let [history, days] = [FileName::History, FileName::Days].map(unknown);
        let elsewhere = Elsewhere {
            game: of(FileName::Game),
            game_before: before.filter(|_| name == FileName::Game),
            history: of(FileName::History).or(history.as_deref()),
            days: of(FileName::Days).or(days.as_deref()),
        };
        elsewhere.noted()
    }
}
