#!/usr/bin/env bash
# Runs a census as an array of Slurm jobs, one for each shard, and then merges:
#   count=$(sbatch --parsable --array=1-1000 cluster/slurm-array.sh 6 6 /shared/out)
#   sbatch --dependency="afterok:$count" --wrap='target/census/release/cat-and-mouse-census merge /shared/out/census-6x6-*of1000.txt'
# The array decides how many shards there are. A job that is cut off by its time or by a lost machine is queued again, and
# goes on where it was saved.
#SBATCH --job-name=census
#SBATCH --cpus-per-task=1
#SBATCH --mem=250M
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --signal=B:USR1@60
#SBATCH --output=census-%A-%a.log
#SBATCH --open-mode=append
set -euo pipefail
rows=$1 cols=$2 out=$3
program=${CENSUS:-$SLURM_SUBMIT_DIR/target/census/release/cat-and-mouse-census}

# Slurm requeues the jobs of lost machines by itself, but not those whose time is over.
trap 'scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"' USR1
"$program" "$rows" "$cols" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "$out" --jobs 1 &
wait $!
