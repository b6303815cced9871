//! Every screen in every language, for who translates.

use std::fs;
use std::path::Path;

use egui::{Context, Key};
use engine::{Action, Phase, Position, Preset, Rules, Seats};
use game::profile::{FirstHints, LensMode, Preferences};
use game::session::Session;
#[cfg(target_os = "linux")]
use game::store::DATABASE_FILE;
use nestor::coach::lessons::Lesson;
use nestor_dominoes::command::{
    Command, GameCommand, LearnCommand, LessonCommand, TableCommand, WindowCommand, WindowKind,
};
use unic_langid::LanguageIdentifier;
use words::settings::SettingsPage;
use words::{help, languages};

use crate::YOU;
use crate::player::{House, MENU_IDS, Player, set};
use crate::scenes::SIZES;
use crate::wanted::game_where;

/// A language in which everything is looked at.
struct Look {
    language: LanguageIdentifier,
    size: [f32; 2],
}

impl Look {
    fn set(&self, rules: Rules) -> Preferences {
        Preferences { language: Some(self.language.clone()), ..set(rules) }
    }

    fn game(&self, rules: Rules, is_it: impl Fn(&Session) -> bool) -> Session {
        game_where(&self.set(rules), is_it)
    }

    /// Opens a game, does something and takes a picture.
    fn at(&self, name: &str, session: &Session, open: impl Fn(&mut Player)) {
        let mut player = Player::at_size(session, self.size);
        open(&mut player);
        self.picture(name, &mut player);
    }

    fn picture(&self, name: &str, player: &mut Player) {
        player.harness.remove_cursor();
        player.harness.run_steps(40);
        let image = player.harness.render().expect("it can be painted");
        let folder = Path::new(crate::MADE).join("languages");
        let folder = folder.join(format!("{}-{}", self.language, self.size[0]));
        fs::create_dir_all(&folder).expect("the folder can be made");
        let path = folder.join(format!("{name}.png"));
        image.save(path).expect("it can be written");
    }
}

fn ask(player: &mut Player, command: Command) {
    let ctx: Context = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, command.into());
    player.settle();
}

/// Makes all of them.
pub fn make() {
    let others = languages().iter().filter(|it| **it != "en");
    for language in others {
        for size in SIZES {
            let language = language.clone();
            let look = Look { language, size };
            before_a_game(&look);
            the_table(&look);
            the_windows(&look);
            a_lesson(&look);
            the_questions(&look);
            #[cfg(target_os = "linux")]
            quitting(&look);
            the_end(&look);
        }
    }
}

fn before_a_game(look: &Look) {
    let id = format!("welcome-language-{}", look.language);
    let mut player = Player::open(House::empty(), None, look.size);
    player.click_id("welcome-language");
    player.click_id(&id);
    look.picture("welcome", &mut player);
}

fn the_table(look: &Look) {
    let rules = Preset::AllFives.rules(Seats::Two);
    let middle = look.game(rules, |session| {
        session.person_in_turn().is_some()
            && session.state().rounds().len() == 2
            && session.actions_of(YOU).len() > 2
    });
    look.at("table", &middle, |_| {});
    look.at("table-lens", &middle, |player| {
        let mut preferences = player.session().preferences().clone();
        preferences.display.lens = LensMode::On;
        ask(player, Command::Game(GameCommand::SetPreferences(Box::new(preferences))));
        player.harness.run_steps(200);
    });
    look.at("table-hint", &middle, |player| {
        player.press(Key::H);
        player.accept_help();
        player.step_until("the hint", |player| player.has_id("hint-card"));
    });
    for menu in MENU_IDS {
        look.at(menu, &middle, |player| player.open_menu(menu));
    }
    let hints = Preferences { first_hints: FirstHints::default(), ..look.set(rules) };
    let first = game_where(&hints, |session| session.person_in_turn().is_some());
    look.at("table-first-hint", &first, |player| {
        player.harness.run_steps(60);
    });
    let draws = look.game(rules, |session| session.actions_of(YOU).contains(&Action::Draw));
    look.at("table-draw", &draws, |_| {});
    let by_claims = Rules { claims: true, ..rules };
    let claims = look.game(by_claims, |session| {
        let phase = session.state().position().map(Position::phase);
        session.person_in_turn().is_some() && phase == Some(Phase::Claim)
    });
    look.at("table-claim", &claims, |_| {});
    let ended = look
        .game(rules, |session| session.state().can_deal() && session.state().rounds().len() == 2);
    look.at("table-end-of-hand", &ended, |_| {});
    let four = look.game(Preset::FiveUp.rules(Seats::Partners), |session| {
        session.person_in_turn().is_some() && session.state().rounds().len() == 2
    });
    look.at("table-partners", &four, |_| {});
    let blasts = look.game(Preset::FirecrackerFives.rules(Seats::Two), |session| {
        let mut actions = session.actions_of(YOU).into_iter();
        actions.any(|action| matches!(action, Action::BlowUp(_)))
    });
    look.at("table-paused", &blasts, |_| {});
    look.at("table-firecrackers", &blasts, |player| {
        player.click_id("cover-here");
    });
    let lots = look.game(Preset::TheDrawGame.rules(Seats::Two), |_| true);
    look.at("table-lots", &lots, |_| {});
}

fn the_windows(look: &Look) {
    let rules = Preset::FiveUp.rules(Seats::Two);
    let session = look.game(rules, |session| {
        session.person_in_turn().is_some() && session.state().rounds().len() == 3
    });
    look.at("window-log", &session, |player| {
        ask(player, Command::Table(TableCommand::ToggleLog));
    });
    // The pages of these two are below.
    let by_page = [WindowKind::Settings, WindowKind::Help];
    let windows = WindowKind::WINDOWS.iter().copied();
    for kind in windows.filter(|kind| !by_page.contains(kind)) {
        let name = format!("window-{kind:?}").to_lowercase();
        look.at(&name, &session, |player| {
            ask(player, Command::Window(WindowCommand::Toggle(kind)));
        });
    }
    for page in SettingsPage::ALL {
        look.at(&format!("settings-{}", page.id()), &session, |player| {
            ask(player, Command::Window(WindowCommand::OpenSettings(page)));
        });
    }
    for page in help::HelpPage::ALL {
        look.at(&format!("help-{}", page.id()), &session, |player| {
            ask(player, Command::Window(WindowCommand::Toggle(WindowKind::Help)));
            player.click_id(&format!("help-page-{}", page.id()));
        });
    }
}

fn a_lesson(look: &Look) {
    let rules = Preset::AllFives.rules(Seats::Two);
    let session = look.game(rules, |session| session.person_in_turn().is_some());
    let begin = |player: &mut Player| {
        let begin = LessonCommand::Begin(Lesson::Counting);
        ask(player, Command::Learn(LearnCommand::Lesson(begin)));
    };
    look.at("lesson", &session, begin);
    look.at("lesson-answer", &session, |player| {
        begin(player);
        ask(player, Command::Learn(LearnCommand::Lesson(LessonCommand::ShowAnswer)));
    });
}

fn the_questions(look: &Look) {
    let mut cuts = look.set(Preset::AllFives.rules(Seats::Two));
    cuts.display.cut = true;
    let to_cut = game_where(&cuts, |session| session.state().can_deal());
    look.at("question-cut", &to_cut, |player| {
        ask(player, Command::Game(GameCommand::NewHand));
    });
    let timed = look.game(Preset::FirecrackerFives.rules(Seats::Two), |session| {
        session.person_in_turn().is_some()
    });
    look.at("question-give-up", &timed, |player| {
        player.click_id("cover-here");
        ask(player, Command::Window(WindowCommand::Toggle(WindowKind::GiveUp)));
    });
}

/// The question before the program ends while something cannot be saved.
#[cfg(target_os = "linux")]
fn quitting(look: &Look) {
    let rules = Preset::AllFives.rules(Seats::Two);
    let session = look.game(rules, |session| session.person_in_turn().is_some());
    let mut player = Player::at_size(&session, look.size);
    let (place, away) = (player.root().join(DATABASE_FILE), player.root().join("away"));
    fs::rename(&place, &away).expect("it can be moved");
    fs::write(&place, "in the way").expect("it can be written");
    let action = player.session().actions_of(YOU)[0];
    ask(&mut player, Command::Table(TableCommand::Act(action)));
    ask(&mut player, Command::Window(WindowCommand::PrepareToClose));
    player.wait_for("quit-quit-anyway");
    look.picture("question-quit", &mut player);
    fs::rename(away, place).expect("it can be moved back");
}

fn the_end(look: &Look) {
    let rules = Rules { target: Some(40), ..Preset::AllFives.rules(Seats::Two) };
    let over = look.game(rules, |session| session.state().outcome().is_some());
    look.at("end", &over, |_| {});
    look.at("end-result", &over, |player| {
        if !player.has_id("result-again") {
            ask(player, Command::Window(WindowCommand::Toggle(WindowKind::Result)));
        }
    });
    look.at("end-review", &over, |player| {
        ask(player, Command::Learn(LearnCommand::ToggleReview));
        player.harness.run_steps(600);
    });
}
