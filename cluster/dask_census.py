"""Runs a census on many machines with Dask: one task for each shard, then `merge`.

    python3 cluster/dask_census.py 5 6 out --local 8                 # eight processes on this machine
    python3 cluster/dask_census.py 6 6 out --slurm 100 --shards 4096 # a hundred jobs of a Slurm cluster
    python3 cluster/dask_census.py 6 6 out --scheduler tcp://10.0.0.1:8786

All machines must see the program and the folder `out` under the same paths. A shard that fails, or whose worker is lost,
is started again and goes on where it was saved. Started again, this program skips the shards that are finished.
"""

import argparse
import subprocess
from pathlib import Path

import dask
from distributed import Client, LocalCluster, as_completed

PROGRAM = Path(__file__).resolve().parent.parent / "target/census/release/cat-and-mouse-census"

# A shard is given up when it has lost this many workers. Clusters take machines away, so that this happens to good shards.
dask.config.set({"distributed.scheduler.allowed-failures": 20})


def run(*command):
    """Runs a program and returns what it prints. What it says of an error becomes the error of the task."""
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"exit code {done.returncode}")
    return done.stdout


def census(client, program, rows, cols, shards, out, *more):
    """Counts all shards on the workers of the client, merges them here, and returns the result in words."""
    out = Path(out).resolve()
    out.mkdir(parents=True, exist_ok=True)

    def count(shard):
        # One thread for each task: Dask decides how many tasks a machine has.
        run(program, rows, cols, "--shard", f"{shard}/{shards}", "--out", out, "--jobs", 1, *more)

    # Not "pure": the shard may have to be counted again, although Dask knows it from an earlier census.
    futures = client.map(count, range(1, shards + 1), pure=False, retries=3)
    for done, future in enumerate(as_completed(futures), 1):
        future.result()
        print(f"{done} of {shards} shards", flush=True)
    files = (out / f"census-{rows}x{cols}-{shard}of{shards}.txt" for shard in range(1, shards + 1))
    return run(program, "merge", *files)


def main():
    parser = argparse.ArgumentParser(description="Runs a census on many machines with Dask.")
    parser.add_argument("rows", type=int)
    parser.add_argument("cols", type=int)
    parser.add_argument("out", help="the folder for the files, which all machines can write")
    parser.add_argument("--shards", type=int, default=64, help="always the same for one folder")
    parser.add_argument("--program", default=PROGRAM, help="cat-and-mouse-census, as all machines find it")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--local", type=int, metavar="N", help="N processes on this machine")
    where.add_argument("--slurm", type=int, metavar="N", help="N jobs; queue, time and memory are in jobqueue.yaml")
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler that is running")
    wish = parser.parse_args()

    if wish.local:
        cluster = LocalCluster(n_workers=wish.local, threads_per_worker=1)
    elif wish.slurm:
        from dask_jobqueue import SLURMCluster

        cluster = SLURMCluster()
        cluster.scale(jobs=wish.slurm)
    else:
        cluster = wish.scheduler
    with Client(cluster) as client:
        print(f"Dashboard: {client.dashboard_link}", flush=True)
        print(census(client, wish.program, wish.rows, wish.cols, wish.shards, wish.out), end="")


if __name__ == "__main__":
    main()
