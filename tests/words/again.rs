//! Sentences that are said again.

use std::collections::BTreeSet;

use words::{Who, msg};

/// More than are kept from one picture to the next.
const MANY: u32 = 5000;

fn sentences() -> Vec<String> {
    let boneyards = (0..MANY).map(msg::turn_boneyard);
    let names = (0..MANY).map(|name| {
        msg::turn_of(&Who { who: "person", name: name.to_string(), partner: String::new() })
    });
    let nestors = (0..MANY).map(|name| {
        msg::turn_leads(&Who { who: "nestor", name: name.to_string(), partner: String::new() })
    });
    boneyards.chain(names).chain(nestors).collect()
}

#[test]
fn what_is_said_again_is_what_was_said_first_and_nothing_else_is_taken_for_it() {
    let first = sentences();
    let different: BTreeSet<_> = first.iter().collect();
    assert_eq!(different.len(), first.len(), "each is another sentence");
    assert_eq!(sentences(), first, "said again");
}
