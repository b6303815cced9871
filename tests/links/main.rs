//! The pages of the repository: where their links lead.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders with pages, besides the top one.
const FOLDERS: [&str; 4] = [".github", "assets", "src", "tests"];

/// The most bytes of the front page.
const FRONT_PAGE_BYTES: usize = 10 * 1024;

/// The folder of the project.
fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the folder is there")
}

/// All pages in a folder and below.
fn pages_below(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            pages_below(&path, pages);
        } else if path.extension().is_some_and(|it| it == "md") {
            pages.push(path);
        }
    }
}

/// All pages of the repository.
fn pages() -> Vec<PathBuf> {
    let root = root();
    let mut pages = vec![root.join("README.md"), root.join("CHANGELOG.md")];
    for folder in FOLDERS {
        pages_below(&root.join(folder), &mut pages);
    }
    pages
}

fn read(page: &Path) -> String {
    fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
}

/// The targets of a page's links and pictures that stay in the repository.
fn links(text: &str) -> Vec<&str> {
    let between = |start: &'static str, end: char| {
        let after = text.split(start).skip(1);
        after.filter_map(move |rest| Some(rest.split_once(end)?.0))
    };
    let targets = between("](", ')').chain(between("src=\"", '"'));
    targets.filter(|target| !target.contains("://")).collect()
}

/// The anchors of a page's headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|heading| {
            let words = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = words
                .replace(|letter: char| !(letter.is_alphanumeric() || " -_".contains(letter)), "");
            kept.replace(' ', "-")
        })
        .collect()
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let pages = pages();
    let mut broken = Vec::new();
    let mut followed = 0;
    for page in &pages {
        let text = read(page);
        for link in links(&text) {
            followed += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { page.clone() } else { page.with_file_name(file) };
            let leads = target.exists()
                && (anchor.is_empty() || anchors(&read(&target)).iter().any(|it| it == anchor));
            if !leads {
                broken.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(followed > 30, "{followed} links in {pages:?}");
}

#[test]
fn the_front_page_is_one_page() {
    let root = root();
    let text = read(&root.join("README.md"));
    assert!(text.len() <= FRONT_PAGE_BYTES, "{} bytes", text.len());
}

/// On the front page or on the page of a shop.
#[test]
fn every_picture_is_shown_and_described() {
    let root = root();
    let front = read(&root.join("README.md"));
    let shop = read(&root.join("assets/package/org.nestor_dominoes.NestorDominoes.metainfo.xml"));
    let pictures = fs::read_dir(root.join("screenshots")).expect("the folder is there");
    let mut pictures: Vec<_> = pictures
        .map(|entry| entry.expect("it can be listed").file_name())
        .map(|name| format!("screenshots/{}", name.display()))
        .collect();
    pictures.sort();
    let mut shown: Vec<_> = links(&front)
        .into_iter()
        .filter(|link| link.starts_with("screenshots/"))
        .map(str::to_owned)
        .collect();
    let images = shop.split("<image>https://nestor-dominoes.example/").skip(1);
    shown.extend(images.filter_map(|rest| Some(rest.split_once("</image>")?.0.to_owned())));
    shown.sort();
    assert_eq!(pictures, shown);
    assert_eq!(
        front.matches("<img").count(),
        front.matches("alt=\"").count(),
        "each picture has words"
    );
}

/// In each place that a system or a player reads it from.
#[test]
fn the_last_version_has_one_number_and_one_date() {
    let root = root();
    let text = |name: &str| read(&root.join(name));
    let between = |text: &str, start: &str, end: &str| {
        let rest = text.split_once(start).map(|(_, rest)| rest);
        let found = rest.and_then(|rest| rest.split_once(end));
        found.expect("it is there").0.to_owned()
    };
    let changes = text("CHANGELOG.md");
    let version = env!("CARGO_PKG_VERSION");
    let date = between(&changes, &format!("## [{version}] - "), "\n");
    assert_eq!(between(&changes, "\n## [", "]"), version, "for players");

    let shop = text("assets/package/org.nestor_dominoes.NestorDominoes.metainfo.xml");
    let releases = between(&shop, "<releases>", "</releases>");
    let last = [("version=\"", version), ("date=\"", date.as_str())];
    for (start, expected) in last {
        assert_eq!(between(&releases, start, "\""), expected, "for shops");
    }

    let debian = text("assets/package/changelog");
    assert_eq!(between(&debian, "(", "-"), version, "for Debian");
    let written = between(&debian, ">  ", "\n");
    let written = chrono::DateTime::parse_from_rfc2822(&written).expect("a date");
    assert_eq!(written.date_naive().to_string(), date, "for Debian");
}
