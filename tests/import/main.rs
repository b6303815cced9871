//! Files of the last program before version 1 of all formats are brought over.

mod kept;
