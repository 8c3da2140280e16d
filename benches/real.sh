#!/usr/bin/env bash
# Full index, refresh and questions on real clones, beside the floor in the same run.
# Prints the tables of docs/performance.md. usage: benches/real.sh CLONE...
# Each clone's index is built anew under a cache folder of its own run.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --quiet
cargo bench --bench floor --bench questions --no-run --quiet
treering=$PWD/target/release/treering
floor=$(ls -t target/release/deps/floor-* | grep -v '\.d$' | head -n 1)
questions=$(ls -t target/release/deps/questions-* | grep -v '\.d$' | head -n 1)
python3 - "$treering" "$PWD/$floor" "$PWD/$questions" "$@" <<'PY'
import os, re, shutil, statistics, subprocess, sys, time

treering, floor, questions, clones = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]

def run(command, directory):
    """Wall and CPU seconds and peak MB of one whole process."""
    start = time.monotonic()
    child = subprocess.Popen(command, cwd=directory, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, use = os.wait4(child.pid, 0)
    return time.monotonic() - start, use.ru_utime + use.ru_stime, use.ru_maxrss / 1024

def median(command, directory, times=5, before=lambda: None):
    runs = []
    for _ in range(times):
        before()
        runs.append(run(command, directory))
    return [statistics.median(column) for column in zip(*runs)]

print("| repository | files | parse only, cpu s | answerable, cpu s (ratio) | whole, cpu s (ratio) | answerable, wall s | peak MB | index MB | nothing changed, ms | git status, ms | one file edited, ms |")
print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
for clone in clones:
    folder = os.path.join(clone, ".git", "treering")
    clear = lambda: shutil.rmtree(folder, ignore_errors=True)
    parsed = [subprocess.check_output([floor, "."], cwd=clone, text=True) for _ in range(3)]
    parse = statistics.median(float(re.search(r"([\d.]+) s cpu", line)[1]) for line in parsed)
    files = subprocess.check_output(["git", "ls-files"], cwd=clone, text=True).count("\n")
    # A child's peak counts what this process had when it began: nothing large is kept here.
    export = subprocess.Popen([treering, "export", "symbols"], cwd=clone, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    symbol = next(found[1] for found in (re.search(r'"name":"(\w{6,})"', line) for line in export.stdout) if found)
    export.kill()
    export.communicate()
    question = [treering, "trace", symbol, "--type", "definition"]
    first_wall, first, peak = median(question, clone, 3, clear)
    _, whole, peak_whole = median([treering, "index"], clone, 3, clear)
    size = os.path.getsize(os.path.join(folder, "index.db")) / 1e6
    same, _, _ = median(question, clone)
    status, _, _ = median(["git", "status", "--porcelain"], clone)
    edited = subprocess.check_output(["git", "ls-files", "*.py", "*.c", "*.rs", "*.ts", "*.go", "*.js", "*.java"], cwd=clone, text=True).splitlines()
    target = os.path.join(clone, max(edited, key=lambda p: os.path.getsize(os.path.join(clone, p)) if os.path.isfile(os.path.join(clone, p)) else 0))
    original = open(target, "rb").read()
    count = [0]
    def edit():
        count[0] += 1
        open(target, "ab").write(b"\n" * count[0])
    try:
        change, _, _ = median(question, clone, 5, edit)
    finally:
        open(target, "wb").write(original)
    print(f"| {os.path.basename(clone.rstrip('/'))} | {files} | {parse:.2f} | {first:.2f} ({first / parse:.1f}) | {whole:.2f} ({whole / parse:.1f}) | {first_wall:.2f} | {max(peak, peak_whole):.0f} | {size:.1f} | {same * 1000:.0f} | {status * 1000:.0f} | {change * 1000:.0f} |")
print()
print("| repository | question, in a session that stays open | median, ms | 95th percentile, ms | most, ms |")
print("|---|---|--:|--:|--:|")
for clone in clones:
    for line in subprocess.check_output([questions, clone], text=True).splitlines():
        label, times = line.rsplit(": ", 1)
        columns = re.findall(r"([\d.]+) ms", times)
        print(f"| {os.path.basename(clone.rstrip('/'))} | {label} | {' | '.join(columns)} |")
PY
