#!/usr/bin/env bash
# Law 3 on real histories: the index is brought through the last commits of each clone, one by
# one, and at random points compared with one that is built from nothing, row for row.
# usage: benches/replay.sh COMMITS CLONE...     (clones are copied, never changed)
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --quiet
python3 - "$PWD/target/release/treering" "$@" <<'PY'
import os, random, shutil, subprocess, sys, tempfile, time

treering, count, clones = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
random.seed(1)

def run(*command, cwd):
    return subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout

def exported(cwd):
    """Every edge, candidates included, and every symbol."""
    ask = lambda *what: subprocess.run([treering, "export", *what], cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    return ask("edges", "--all"), ask("symbols")

failed = False
for clone in clones:
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "copy")
        run("git", "clone", "--quiet", "--no-hardlinks", clone, copy, cwd=folder)
        commits = run("git", "rev-list", "--first-parent", f"--max-count={count}", "HEAD", cwd=copy).decode().split()[::-1]
        points = set(random.sample(range(len(commits)), min(12, len(commits)))) | {len(commits) - 1}
        spent = compared = 0
        for number, commit in enumerate(commits):
            run("git", "checkout", "--quiet", "--detach", commit, cwd=copy)
            started = time.monotonic()
            run(treering, "index", cwd=copy)
            spent += time.monotonic() - started
            if number not in points:
                continue
            incremental = exported(copy)
            index = os.path.join(copy, ".git", "treering")
            shutil.move(index, index + ".kept")
            full = exported(copy)
            shutil.rmtree(index)
            shutil.move(index + ".kept", index)
            compared += 1
            for what, one, other in zip(("edges", "symbols"), incremental, full):
                if one != other:
                    failed = True
                    lines = set(one.splitlines()) ^ set(other.splitlines())
                    print(f"{clone} at {commit}: {len(lines)} {what} differ, as {sorted(lines)[0].decode()}")
        print(f"{os.path.basename(clone.rstrip('/'))}: {len(commits)} commits, {compared} compared, {spent / len(commits) * 1000:.0f} ms a commit")
sys.exit(failed)
PY
