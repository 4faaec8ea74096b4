#!/usr/bin/env bash
# Runs a census with GNU parallel, on this machine or on those of a file of SSH logins:
#   cluster/gnu-parallel.sh 5 6 out 64
#   cluster/gnu-parallel.sh 6 6 /shared/out 4096 --sshloginfile machines.txt
# If it is stopped, the same command goes on: the log knows the finished shards, and an unfinished one goes on where it was
# saved. What follows the number of shards is passed on to parallel.
set -euo pipefail
rows=$1 cols=$2 out=$3 shards=$4
program=${CENSUS:-$(cd "$(dirname "$0")/.." && pwd)/target/census/release/cat-and-mouse-census}
mkdir -p "$out"
out=$(cd "$out" && pwd)

seq "$shards" | parallel --joblog "$out/census-${rows}x$cols.joblog" --resume-failed --retries 3 "${@:5}" \
  "$program" "$rows" "$cols" --shard "{}/$shards" --out "$out" --jobs 1 '>' /dev/null

cd "$out"
"$program" merge $(seq -f "census-${rows}x$cols-%.0fof$shards.txt" "$shards")
