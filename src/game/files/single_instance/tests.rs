//! Starts of the program at the same time.
