//! Incremental equals full: whatever happened to a repository, its index says what one
//! says that was built from nothing.

pub(crate) mod dump;
mod layers;
mod machine;
pub(crate) mod program;
mod regressions;
mod search;

use machine::{Machine, Op};
use proptest::prelude::*;

fn op() -> impl Strategy<Value = Op> {
    let n = any::<u8>;
    prop_oneof![
        8 => (n(), any::<u64>()).prop_map(|(file, seed)| Op::Write(file, seed)),
        2 => n().prop_map(Op::Shift),
        1 => n().prop_map(Op::Append),
        3 => n().prop_map(Op::Delete),
        1 => n().prop_map(Op::DeleteFolder),
        2 => (n(), n()).prop_map(|(from, to)| Op::Move(from, to)),
        2 => (n(), n()).prop_map(|(from, to)| Op::Copy(from, to)),
        4 => (n(), n()).prop_map(|(file, says)| Op::Manifest(file, says)),
        2 => (n(), n()).prop_map(|(file, how)| Op::Odd(file, how)),
        1 => n().prop_map(Op::Crlf),
        1 => n().prop_map(Op::Ignore),
        2 => n().prop_map(Op::Attributes),
        1 => Just(Op::Stage),
        1 => n().prop_map(Op::Untrack),
        3 => Just(Op::Commit),
        3 => n().prop_map(Op::Checkout),
        1 => Just(Op::Detach),
        1 => any::<bool>().prop_map(Op::Revert),
        1 => Just(Op::Stash),
        1 => Just(Op::Unstash),
        1 => n().prop_map(Op::Merge),
        1 => n().prop_map(Op::Rebase),
        1 => n().prop_map(Op::Touch),
        1 => Just(Op::Elsewhere),
        8 => Just(Op::Index),
        1 => Just(Op::IndexCommit),
        2 => any::<u64>().prop_map(Op::Import),
        1 => Just(Op::Forget),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: crate::support::cases(24),
        max_shrink_iters: 100,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn incremental_equals_full(
        tongues in prop::collection::vec(any::<u8>(), 1..4),
        seed in any::<u64>(),
        ops in prop::collection::vec(op(), 1..24),
    ) {
        let mut machine = Machine::new(&tongues, seed);
        machine.index();
        for op in &ops {
            machine.step(op);
        }
        machine.index();
        machine.resolve_again_in_parts();
    }
}

#[test]
fn a_switch_to_known_content_parses_nothing() {
    let mut machine = Machine::new(&[0, 1, 2], 7);
    machine.index();
    machine.step(&Op::Checkout(0));
    for file in 0..9 {
        machine.step(&Op::Write(file, u64::from(file)));
    }
    machine.step(&Op::Delete(4));
    machine.step(&Op::Commit);
    assert!(machine.index().extracted > 0, "there is something new on the branch");
    for branch in ["main", "branch0", "main"] {
        machine.repo().git(["checkout", "-q", branch]);
        let report = machine.index();
        assert_eq!((report.extracted, report.content), (0, 0), "on {branch}");
        assert!(report.changed > 0, "on {branch}");
    }
}
