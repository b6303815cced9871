use super::fixture::*;
#[test]
fn dump() {
    for number in 0..12 {
    let mut s = session(&short(), number);
    let mut line = String::new();
    while s.state().outcome().is_none() {
        if s.state().can_deal() { line += "/ "; s.deal().unwrap(); continue; }
        let a = s.state().legal_actions()[0];
        let p = s.person_in_turn();
        line += &format!("{}{a} ", if p.is_some() {""} else {"*"});
        match s.request() { Some(r) => { s.nestor_acts(r.ticket, a).unwrap(); } None => { s.act(p.unwrap(), a).unwrap(); } }
    }
    eprintln!("{number}: {line} {:?}", s.state().outcome());
    }
}
