//! The program's entry point: arguments, window options, icon.

// No console opens beside the window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use clap::Parser;
use eframe::egui::{Context, Pos2, Vec2, ViewportBuilder};
use eframe::{NativeOptions, Renderer, icon_data};
use game::profile::WindowPlace;
use game::store::{OpeningState, on_termination_signal, watch_for_panics};
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::paint::Textures;
#[cfg(all(unix, not(target_vendor = "apple")))]
use nestor_dominoes::platform::display;
use nestor_dominoes::start::{Arguments, PROGRAM, breakdown};
use rfd::MessageLevel;
use words::{msg, set_system_language};

/// The window's icon, 128 pixels wide, as a taskbar shows it at four times the usual scale.
const ICON: &[u8] = include_bytes!("../assets/icons/icon-128.png");
/// How long to wait at the start for the last position and size of the window from the disk.
const PLACE_TIMEOUT: Duration = Duration::from_millis(500);
/// How long to wait at the start for a running instance that has the games open.
const HANDOVER_TIMEOUT: Duration = Duration::from_secs(5);
const TITLE: &str = "Nestor Dominoes";
/// The name of the program's `.desktop` file.
const APP_ID: &str = "org.nestor_dominoes.NestorDominoes";

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            let level = if error.use_stderr() { MessageLevel::Error } else { MessageLevel::Info };
            show_message(&error.to_string(), level);
            error.exit();
        }
    };
    match open_window(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            // If stderr is closed, the exit code is enough.
            writeln!(io::stderr(), "{PROGRAM}: {sentence}").ok();
            show_message(&sentence, MessageLevel::Error);
            ExitCode::FAILURE
        }
    }
}

/// Shows a text in a dialog of the system where there is no console.
#[cfg(all(windows, not(debug_assertions)))]
fn show_message(text: &str, level: MessageLevel) {
    rfd::MessageDialog::new().set_level(level).set_title(TITLE).set_description(text).show();
}

/// Does nothing, because the console already shows the text.
#[cfg(not(all(windows, not(debug_assertions))))]
const fn show_message(_: &str, _: MessageLevel) {}

/// Runs the program until its window is closed.
///
/// # Errors
/// A sentence that says why there is no window, and what to do.
fn open_window(arguments: Arguments) -> Result<(), String> {
    let ctx = Arc::new(OnceLock::<Context>::new());
    let window_ctx = Arc::clone(&ctx);
    let wake = move || {
        if let Some(ctx) = window_ctx.get() {
            ctx.request_repaint();
        }
    };
    let startup = Startup {
        data_dir: arguments.data_dir,
        seed: arguments.seed,
        file: arguments.file,
        hands_over: true,
        ..Startup::default()
    };
    let store = startup.store(wake);
    Textures::decode_ahead();
    set_system_language();
    // The display is asked while the database opens.
    #[cfg(all(unix, not(target_vendor = "apple")))]
    let (missing_extension, scale_too_large) =
        (display::missing_extension(), display::scale_too_large());
    let place = match store.wait_for_opening(PLACE_TIMEOUT, HANDOVER_TIMEOUT) {
        // The running instance opens the file, or raises its window, in place of this one.
        OpeningState::HandedOver => return Ok(()),
        OpeningState::Open(place) => place,
        OpeningState::Refused(_) | OpeningState::Waiting | OpeningState::Locked => {
            WindowPlace::default()
        }
    };
    #[cfg(all(unix, not(target_vendor = "apple")))]
    if let Some(extension) = missing_extension {
        return Err(msg::start_no_extension(extension));
    }
    #[cfg(all(unix, not(target_vendor = "apple")))]
    if let Some(scale) = scale_too_large {
        return Err(msg::start_no_window(scale));
    }
    breakdown::record_panics();
    let reports = store.root().map(Path::to_owned);
    let run = AssertUnwindSafe(|| {
        eframe::run_native(
            TITLE,
            options(place),
            Box::new(|context| {
                #[cfg(all(unix, not(target_vendor = "apple")))]
                if display::has_implausible_scale(context) {
                    display::restart_at_scale_one();
                }
                breakdown::note_window_open();
                watch_for_panics(reports, store.idle_check(), breakdown::has_lost_display);
                ctx.set(context.egui_ctx.clone()).ok();
                let (end_requested, window) =
                    (Arc::clone(&startup.end_requested), context.egui_ctx.clone());
                on_termination_signal(move || {
                    end_requested.store(true, Ordering::Relaxed);
                    window.request_repaint();
                });
                let app = App::with_store(context, &startup, store);
                Ok(Box::new(app.in_own_window(context)))
            }),
        )
    });
    match panic::catch_unwind(run) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(window_error(error)),
        Err(_) => {
            #[cfg(all(unix, not(target_vendor = "apple")))]
            if breakdown::has_impossible_scale() {
                display::restart_at_scale_one();
            }
            Err(breakdown::error_message())
        }
    }
}

fn options(place: WindowPlace) -> NativeOptions {
    let viewport = ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id(APP_ID)
        .with_inner_size(Vec2::from(place.size))
        .with_maximized(place.maximized)
        .with_icon(icon_data::from_png_bytes(ICON).expect("the file is part of the program"));
    NativeOptions {
        viewport: match place.corner {
            Some(corner) => viewport.with_position(Pos2::from(corner)),
            None => viewport,
        },
        centered: place.corner.is_none(),
        // Where this is off, `platform::clipboard` handles the shortcuts.
        clipboard_shortcuts: cfg!(not(all(unix, not(target_vendor = "apple")))),
        #[cfg(all(unix, not(target_vendor = "apple")))]
        event_loop_builder: Some(Box::new(display::choose_backend)),
        #[cfg(not(feature = "wgpu"))]
        renderer: Renderer::Glow,
        #[cfg(feature = "wgpu")]
        renderer: Renderer::Wgpu,
        ..NativeOptions::default()
    }
}

/// The reason why there is no window, and what to do, in a sentence.
fn window_error(error: eframe::Error) -> String {
    match error {
        eframe::Error::WinitEventLoop(_) if breakdown::is_window_open() => {
            msg::START_DISPLAY_GONE.text()
        }
        eframe::Error::WinitEventLoop(_) => msg::START_NO_DISPLAY.text(),
        eframe::Error::Winit(error) => msg::start_no_window(error.to_string()),
        // The rest of this error is a page of the settings that were tried.
        eframe::Error::NoGlutinConfigs(_, error) => breakdown::drawing_error(&error.to_string()),
        error => breakdown::drawing_error(&error.to_string()),
    }
}
