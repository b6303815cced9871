//! Nestor Dominoes in a window: arguments, window options, icon.

// A game needs no console beside its window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Parser;
use eframe::egui::ViewportBuilder;
use eframe::{NativeOptions, Renderer};
use nestor_dominoes::app::{App, Startup, icon, window_file};
use nestor_dominoes::storage::watch_for_panics;

/// What the window says.
const TITLE: &str = "Nestor Dominoes";
/// What desktops know the program by.
const APP_ID: &str = "nestor-dominoes";
/// Width and height of the window at first, in points.
const SIZE: [f32; 2] = [1100.0, 760.0];
/// The smallest width and height that the window can be given, in points.
const LEAST_SIZE: [f32; 2] = [360.0, 560.0];

/// What is said when the program has broken down.
const BROKE_DOWN: &str =
    "The program has broken down; start it again, and your game goes on from where it was.";

/// Whether the window is there; what panics before that is the display's fault.
static WINDOW_IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Dominoes at home against Nestor, who knows no more than you do.
#[derive(Debug, Parser)]
#[command(name = APP_ID, version, max_term_width = 100)]
struct Arguments {
    /// Keep settings, tally and games in this folder
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// Start a new game whose rounds come from N, for tests and bug reports
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match open_window(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{APP_ID}: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the program until its window is closed.
///
/// # Errors
/// A sentence that says why there is no window and what to do.
fn open_window(arguments: Arguments) -> Result<(), String> {
    let print_panic = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if WINDOW_IS_OPEN.load(Ordering::Relaxed) {
            print_panic(info);
        }
    }));
    let run = AssertUnwindSafe(|| {
        eframe::run_native(
            TITLE,
            options(window_file(arguments.data_dir.as_deref())),
            Box::new(|context| {
                WINDOW_IS_OPEN.store(true, Ordering::Relaxed);
                watch_for_panics();
                let Arguments { data_dir, seed } = arguments;
                let app = App::new(context, &Startup { data_dir, seed })?.growing();
                Ok(Box::new(app))
            }),
        )
    });
    match panic::catch_unwind(run) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(no_window(&error)),
        // What happened has been told where it happened.
        Err(_) if WINDOW_IS_OPEN.load(Ordering::Relaxed) => Err(BROKE_DOWN.to_owned()),
        Err(_) => Err(no_drawing("no way of drawing was found")),
    }
}

/// `window_file` keeps where the window and those in it were.
fn options(window_file: Option<PathBuf>) -> NativeOptions {
    NativeOptions {
        persistence_path: window_file,
        viewport: ViewportBuilder::default()
            .with_title(TITLE)
            .with_app_id(APP_ID)
            .with_inner_size(SIZE)
            .with_min_inner_size(LEAST_SIZE)
            .with_icon(icon()),
        centered: true,
        #[cfg(not(feature = "wgpu"))]
        renderer: Renderer::Glow,
        #[cfg(feature = "wgpu")]
        renderer: Renderer::Wgpu,
        ..NativeOptions::default()
    }
}

/// Why there is no window, and what to do, in one sentence.
fn no_window(error: &eframe::Error) -> String {
    match error {
        eframe::Error::WinitEventLoop(_) => {
            "There is no display to open a window on: start the program on a desktop, or set \
             DISPLAY or WAYLAND_DISPLAY to one."
                .to_owned()
        }
        eframe::Error::Winit(error) => no_drawing(&error.to_string()),
        // The rest of this error is a page of the settings that were tried.
        eframe::Error::NoGlutinConfigs(_, error) => no_drawing(&error.to_string()),
        error => no_drawing(&error.to_string()),
    }
}

fn no_drawing(why: &str) -> String {
    let drawing = if cfg!(feature = "wgpu") {
        "Vulkan, Metal, Direct3D or OpenGL"
    } else {
        "OpenGL"
    };
    format!(
        "The window cannot be opened, because {drawing} does not work here ({why}): install or \
         update the driver of the graphics card (on Linux, Mesa)."
    )
}
