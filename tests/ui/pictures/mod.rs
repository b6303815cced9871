//! Pictures: some are compared with those in `snapshots`, others are made when asked for
//! (`-- --ignored`).

mod bones;
mod film;
mod languages;
mod moving;
mod twins;
mod window;
