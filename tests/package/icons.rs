//! The icon in the sizes and forms that systems want.

use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use eframe::egui::IconData;
use nestor_dominoes::platform::icon;

/// Those that desktops have folders for, in pixels.
const SIZES: [u16; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// Writes `icon-48.png` and so on.
pub fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for size in SIZES {
        let file = BufWriter::new(File::create(folder.join(format!("icon-{size}.png")))?);
        let IconData { rgba, width, height } = icon(size);
        let mut encoder = png::Encoder::new(file, width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        encoder.write_header()?.write_image_data(&rgba)?;
    }
    Ok(())
}
