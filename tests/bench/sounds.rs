//! Renders what is heard at the table: a table of its levels, with a star at what
//! stands out, and a WAV file each in the folder
//! that is named. `cargo run --example sounds -- FOLDER`

use std::io::Write as _;
use std::path::Path;

use nestor_dominoes::sound::synthesiser::{SAMPLE_RATE, loudest_decibels};

#[path = "../heard.rs"]
mod heard;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1);
    println!("{:<24}{:>8}{:>14}{:>12}", "", "seconds", "loudest 400 ms", "peak");
    for heard in heard::all() {
        let samples = heard.samples();
        let peak = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
        println!(
            "{}{:<23}{:>8.2}{:>11.1} dB{:>7.1} dBFS",
            if heard.stands_out { '*' } else { ' ' },
            heard.name,
            samples.len() as f32 / SAMPLE_RATE as f32,
            loudest_decibels(&samples),
            20.0 * peak.log10()
        );
        if let Some(folder) = &folder {
            let name = heard.name.replace([' ', ','], "-") + ".wav";
            write_wav(&Path::new(folder).join(name), &samples)?;
        }
    }
    Ok(())
}

/// Writes samples as 16 bits, in one channel.
fn write_wav(path: &Path, samples: &[f32]) -> std::io::Result<()> {
    let mut file = std::io::BufWriter::new(std::fs::File::create(path)?);
    let bytes = 2 * samples.len() as u32;
    file.write_all(b"RIFF")?;
    file.write_all(&(36 + bytes).to_le_bytes())?;
    file.write_all(b"WAVEfmt ")?;
    for (number, width) in
        [(16, 4), (1, 2), (1, 2), (SAMPLE_RATE, 4), (2 * SAMPLE_RATE, 4), (2, 2), (16, 2)]
    {
        file.write_all(&number.to_le_bytes()[..width])?;
    }
    file.write_all(b"data")?;
    file.write_all(&bytes.to_le_bytes())?;
    for sample in samples {
        let sample = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16;
        file.write_all(&sample.to_le_bytes())?;
    }
    file.flush()
}
