//! What tests share.

pub(crate) mod repo;

/// How many random cases to try: `TREERING_CASES`, or so many that all tests together stay
/// within a minute or two.
pub(crate) fn cases(usual: u32) -> u32 {
    let asked = std::env::var("TREERING_CASES").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(usual)
}
