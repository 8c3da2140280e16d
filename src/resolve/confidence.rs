//! How often each rule is right.

use crate::model::Rule;

/// Precision by rule. Provisional: set by hand between the judged and the strict
/// precision that `docs/accuracy.md` gives by rule, not yet calibrated language by
/// language; the next measurement replaces them.
static PRECISION: &[(Rule, f32)] = &[
    (Rule::Local, 0.95),
    (Rule::SameFile, 0.95),
    (Rule::Import, 0.95),
    (Rule::Receiver, 0.95),
    (Rule::Hierarchy, 0.90),
    (Rule::UniqueName, 0.75),
    (Rule::Ambiguous, 0.25),
    (Rule::External, 0.0),
    (Rule::Unresolved, 0.0),
    (Rule::Scip, 1.0),
];

/// The probability that a target found by `rule` is the one meant, from 0 to 1;
/// for `ambiguous`, shared among `candidates`.
pub fn confidence(rule: Rule, candidates: usize) -> f32 {
    let measured = PRECISION
        .iter()
        .find(|(known, _)| *known == rule)
        .map_or(0.0, |(_, p)| *p);
    match rule {
        Rule::Ambiguous => 1.0_f32.min(1.0 / candidates.max(1) as f32),
        _ => measured,
    }
}
