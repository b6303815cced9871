//! The three themes, each of fourteen colours.
