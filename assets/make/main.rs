//! Makes the pictures in `assets`, from the project's folder: the icon in all sizes and forms, and
//! the surfaces of wood, felt and marble.
//!
//! ```text
//! cargo run --example assets
//! ```

mod icon;
mod surfaces;

use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;

use eframe::egui::IconData;
use png::ColorType::{self, Grayscale, GrayscaleAlpha, Rgba};
use surfaces::{FELT_SIZE, MARBLE_SIZE, WOOD_SIZE, felt, marble, wood};

/// Those that desktops have folders for, in pixels.
const ICON_SIZES: [u16; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

fn main() -> Result<(), Box<dyn Error>> {
    write("textures/wood", WOOD_SIZE, Grayscale, &wood())?;
    write("textures/felt", [FELT_SIZE; 2], Grayscale, &felt())?;
    // Clouds are gray, veins opaque.
    write("textures/marble", MARBLE_SIZE, GrayscaleAlpha, &marble())?;
    for size in ICON_SIZES {
        let IconData { rgba, .. } = icon::pixels(size);
        write(&format!("icons/icon-{size}"), [usize::from(size); 2], Rgba, &rgba)?;
    }
    fs::write("assets/icon.svg", icon::svg())?;
    fs::write("assets/icon.ico", icon::ico())?;
    Ok(())
}

/// Writes a PNG into `assets`.
fn write(
    name: &str,
    [width, height]: [usize; 2],
    color: ColorType,
    pixels: &[u8],
) -> Result<(), Box<dyn Error>> {
    let file = BufWriter::new(File::create(format!("assets/{name}.png"))?);
    let mut encoder = png::Encoder::new(file, width as u32, height as u32);
    encoder.set_color(color);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::Sub);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(())
}
