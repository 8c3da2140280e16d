#!/usr/bin/env bash
# Call edges against truth made by compilers. Prints the table of docs/accuracy.md.
# usage: benches/accuracy.sh SCORER TRUTHS CLONES
#   SCORER  score_edges.py;  TRUTHS  folder of edges_<language>_<owner>__<name>.jsonl
#   CLONES  folder with a clone of each repository under its name, at the commit of the truth
set -euo pipefail
scorer=$1 truths=$2 clones=$3
treering=${TREERING:-target/release/treering}
edges=$(mktemp)
trap 'rm -f "$edges"' EXIT
echo "| repository | language | recall | precision (judged) | precision (strict) | F1 (strict) |"
echo "|---|---|--:|--:|--:|--:|"
for truth in "$truths"/edges_*.jsonl; do
    name=$(basename "$truth" .jsonl)
    language=$(echo "$name" | cut -d_ -f2)
    repository=${name##*__}
    [ -d "$clones/$repository" ] || continue
    "$treering" -C "$clones/$repository" export edges > "$edges" 2>/dev/null
    python3 "$scorer" "$truth" "$edges" --json | python3 -c '
import json, sys
r = json.load(sys.stdin)
show = lambda key: "-" if r[key] is None else f"{r[key]:.3f}"
print("|", " | ".join([sys.argv[1], sys.argv[2], show("recall"), show("judged_prec"), show("precision"), show("f1")]), "|")' "$repository" "$language"
done
