//! Writes what packages hold besides the program, into the folder that is named:
//! the manual page, what shells complete, and the names, licences and notices of the
//! libraries that are built in, for this system or the one that is named after the
//! folder.

mod libraries;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use clap::CommandFactory as _;
use clap_complete::{Shell, generate_to};
use nestor_dominoes::start::{Arguments, PROGRAM};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let folder = arguments.next().ok_or("the folder is missing")?;
    let folder = Path::new(&folder);
    let system = arguments.next();
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(Arguments::command(), folder)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut Arguments::command(), PROGRAM, folder)?;
    }
    fs::write(folder.join("libraries.txt"), libraries::list(system.as_deref())?)?;
    Ok(())
}
