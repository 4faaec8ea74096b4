#!/usr/bin/env bash
# Runs a census with HyperQueue, whose server and workers are running already (`hq server start`, `hq worker start`, or
# `hq alloc add slurm` for workers that Slurm starts):
#   cluster/hyperqueue.sh 6 6 /shared/out 4096
# A task whose worker is lost is started on another one, and goes on where it was saved. The same command again counts
# only what is missing, because a finished shard is not counted again.
set -euo pipefail
rows=$1 cols=$2 out=$3 shards=$4
program=${CENSUS:-$(cd "$(dirname "$0")/.." && pwd)/target/census/release/cat-and-mouse-census}
mkdir -p "$out"
out=$(cd "$out" && pwd)

hq submit --wait --name "census-${rows}x$cols" --array "1-$shards" --cpus 1 --crash-limit 20 --stdout none --stderr none -- \
  bash -c "exec '$program' $rows $cols --shard \$HQ_TASK_ID/$shards --out '$out' --jobs 1"

cd "$out"
"$program" merge $(seq -f "census-${rows}x$cols-%.0fof$shards.txt" "$shards")
