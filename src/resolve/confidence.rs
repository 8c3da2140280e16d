//! How often each rule is right.

use crate::model::Rule;

/// Precision by rule, as measured on 2026-12-01 over the seven repositories of
/// `docs/accuracy.md`: strict where the truth is complete (C, Go, TypeScript), judged
/// where it is not; for `hierarchy`, where no judged edge was wrong, strict everywhere. Of
/// `unique_name` the truth says 0.92, and 0.86 of 131 edges read by hand were right; of `value`
/// PyCG's micro-benchmark says 0.90.
static PRECISION: &[(Rule, f32)] = &[
    (Rule::Local, 0.99),
    (Rule::SameFile, 0.91),
    (Rule::Import, 0.97),
    (Rule::Receiver, 0.97),
    (Rule::Hierarchy, 0.97),
    (Rule::Value, 0.90),
    (Rule::UniqueName, 0.90),
    (Rule::External, 0.0),
    (Rule::Unresolved, 0.0),
    (Rule::Scip, 1.0),
];

/// The probability that a target found by `rule` is the one meant, from 0 to 1;
/// for `ambiguous`, shared among `candidates`, where a single one stands beside what is not known.
pub fn confidence(rule: Rule, candidates: usize) -> f32 {
    if rule == Rule::Ambiguous {
        return 1.0 / candidates.max(2) as f32;
    }
    let measured = PRECISION.iter().find(|(known, _)| *known == rule);
    measured.map_or(0.0, |(_, precision)| *precision)
}
