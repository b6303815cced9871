//! Screenshots of the table, as PNG files.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use egui::{ColorImage, Rect};

/// A screenshot of the window, and the part of it to save.
#[derive(Debug)]
pub struct TablePicture {
    pub window: std::sync::Arc<ColorImage>,
    /// The part to save, in points.
    pub part: Rect,
    /// Pixels per point.
    pub scale: f32,
}

impl TablePicture {
    /// Writes the part as a PNG file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let [width, height] = self.window.size.map(|side| side as f32 / self.scale);
        let all = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(width, height));
        let part = self.window.region(&self.part.intersect(all), Some(self.scale));
        let [width, height] = part.size.map(|side| side as u32);
        let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        let pixels: Vec<u8> = part.pixels.iter().flat_map(egui::Color32::to_array).collect();
        writer.write_image_data(&pixels)?;
        Ok(writer.finish()?)
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;
    use std::sync::Arc;

    use egui::{Color32, pos2};

    use super::*;

    #[test]
    fn the_saved_file_holds_the_part_of_the_window() {
        let mut window = ColorImage::filled([40, 30], Color32::BLACK);
        window[(21, 11)] = Color32::RED;
        let part = Rect::from_min_max(pos2(10.0, 5.0), pos2(90.0, 12.5));
        let picture = TablePicture { window: Arc::new(window), part, scale: 2.0 };
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.png");
        picture.write(&path).expect("it can be written");
        let file = BufReader::new(File::open(&path).expect("a file"));
        let mut reader = png::Decoder::new(file).read_info().expect("a picture");
        let mut pixels = vec![0; reader.output_buffer_size().expect("its size")];
        let info = reader.next_frame(&mut pixels).expect("its pixels");
        assert_eq!((info.width, info.height), (20, 15), "the window ends before the part");
        let red = pixels.chunks(4).position(|pixel| pixel == [255, 0, 0, 255]);
        assert_eq!(red, Some(20 + 1), "the pixel at 21, 11");
        assert!(picture.write(folder.path()).is_err(), "a folder is no file");
    }
}
