#!/usr/bin/env bash
# Call edges against truth made by compilers: rewrites the tables of docs/accuracy.md.
# usage: benches/accuracy.sh SCORER TRUTHS CLONES
#   SCORER  score_edges.py;  TRUTHS  folder of edges_<language>_<owner>__<name>.jsonl
#   CLONES  folder with a clone of each repository under its name, at the commit of the truth
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --quiet
python3 - "$PWD/target/release/treering" "$@" <<'PY'
import collections, datetime, glob, json, os, re, subprocess, sys, tempfile

treering, scorer, truths, clones = sys.argv[1:5]
RULES = ["local", "same_file", "import", "receiver", "hierarchy", "value", "unique_name", "ambiguous"]

def score(truth, edges):
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", delete=False) as file:
        file.writelines(json.dumps(edge) + "\n" for edge in edges)
    command = ["python3", scorer, truth, file.name]
    executed = os.path.join(os.path.dirname(truth), os.path.basename(truth).replace("edges_", "dynedges_", 1))
    if os.path.exists(executed):
        command.append(executed)
    try:
        return json.loads(subprocess.check_output(command + ["--json"]))
    finally:
        os.unlink(file.name)

def share(right, wrong):
    return "-" if right + wrong == 0 else f"{right / (right + wrong):.3f}"

def missed(truth, edges):
    """Of the pairs of the truth that are not found, at a site of each: is the right one among candidates, is another bound, or none."""
    at = collections.defaultdict(list)
    for edge in edges:
        at[edge["site"]["path"], edge["site"]["line"]].append(edge)
    near = lambda a, b: a["path"] == b["path"] and a["name"] == b["name"] and abs(a["line"] - b["line"]) <= 2
    kinds = {}
    for line in open(truth):
        row = json.loads(line)
        if row["kind"] != "call" or row.get("test") or row["caller"]["line"] == 0:
            continue
        here = [edge for edge in at[row["caller"]["path"], row["call_line"]] if edge["callee"]["name"] == row["callee"]["name"]]
        same = [edge for edge in here if near(edge["callee"], row["callee"])]
        pair = tuple((row[end]["path"], row[end]["line"]) for end in ("caller", "callee"))
        if any(edge["rule"] != "ambiguous" for edge in same):
            kind = 0
        elif same:
            kind = 1
        else:
            kind = 2 if here else 3
        kinds[pair] = min(kind, kinds.get(pair, 3))
    return collections.Counter(kinds.values())

repositories = ["| repository | language | recall | precision (judged) | precision (strict) | F1 (strict) |", "|---|---|--:|--:|--:|--:|"]
by_rule = collections.defaultdict(lambda: [0, 0, 0, 0])
by_language = collections.defaultdict(lambda: [0, 0, 0])
misses = ["| repository | pairs in the truth | among candidates | another bound | none bound |", "|---|--:|--:|--:|--:|"]
for truth in sorted(glob.glob(os.path.join(truths, "edges_*.jsonl"))):
    name = os.path.basename(truth)[: -len(".jsonl")]
    language, repository = name.split("_")[1], name.split("__")[-1]
    clone = os.path.join(clones, repository)
    if not os.path.isdir(clone):
        continue
    output = subprocess.run([treering, "-C", clone, "export", "edges", "--all"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    edges = [json.loads(line) for line in output.stdout.splitlines()]
    preprocessed = lambda edge: edge["callee"]["kind"] == "macro" and language in ("c", "cpp")
    edges = [edge for edge in edges if not preprocessed(edge)]
    sure = [edge for edge in edges if edge["rule"] != "ambiguous"]
    whole = score(truth, sure)
    show = lambda key: "-" if whole[key] is None else f"{whole[key]:.3f}"
    repositories.append(f"| {repository} | {language} | {show('recall')} | {show('judged_prec')} | {show('precision')} | {show('f1')} |")
    kinds = missed(truth, edges)
    misses.append(f"| {repository} | {kinds.total()} | {kinds[1]} | {kinds[2]} | {kinds[3]} |")
    complete = json.load(open(truth[: -len(".jsonl")] + ".meta.json")).get("complete")
    for rule in RULES:
        one = score(truth, [edge for edge in edges if edge["rule"] == rule])
        right, wrong, lacking = one["tp"], one["wrong_target"], one["fp"]
        for total, amount in zip(range(4), (right, wrong, lacking, lacking if complete else wrong)):
            by_rule[rule][total] += amount
        for total, amount in zip(range(3), (right, wrong, lacking)):
            by_language[rule, language][total] += amount
rules = ["| rule | pairs right | precision (judged) | precision (strict) | precision (strict where the truth is complete) |", "|---|--:|--:|--:|--:|"]
for rule in RULES:
    right, wrong, lacking, mixed = by_rule[rule]
    rules.append(f"| {rule} | {right} | {share(right, wrong)} | {share(right, lacking)} | {share(right, mixed)} |")
languages = sorted({language for _, language in by_language})
cells = ["| rule | " + " | ".join(languages) + " |", "|---|" + "--:|" * len(languages)]
for rule in RULES:
    figures = (by_language[rule, language] for language in languages)
    cells.append(f"| {rule} | " + " | ".join(f"{share(right, wrong)} of {right + wrong}" if right + wrong else "-" for right, wrong, _ in figures) + " |")
text = open("docs/accuracy.md").read()
for mark, table in (("repositories", repositories), ("rules", rules), ("rules by language", cells), ("missed", misses)):
    block = re.compile(rf"(<!-- table: {mark} -->\n).*?(<!-- end -->)", re.S)
    assert block.search(text), f"docs/accuracy.md has no place for the table: {mark}"
    text = block.sub(lambda found: found[1] + "\n".join(table) + "\n" + found[2], text)
    print("\n".join(table), end="\n\n")
text = re.sub(r"^Measured \d{4}-\d\d-\d\d", f"Measured {datetime.date.today()}", text, flags=re.M)
open("docs/accuracy.md", "w").write(text)
PY
