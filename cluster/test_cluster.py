"""The recipes of this folder, on this machine: what is killed in the middle is done again, with the same bytes.

`npm run test:cluster` compiles the census, installs Dask into a folder of its own, and runs these tests.
"""

import os
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

import psutil
from distributed import Client, LocalCluster

from dask_census import PROGRAM, census, run

HERE = Path(__file__).parent
# 530,000 sets of walls in four shards, each of which takes long enough to be killed in the middle.
ROWS, COLS, SHARDS = 3, 7, 4
# Saves what is done after each block.
OFTEN = ("--save-every", 0.001)


def until(happened):
    """Waits until something has happened, and fails if it does not."""
    for _ in range(6000):
        if happened():
            return
        time.sleep(0.01)
    raise AssertionError("waited for a minute")


def end(processes):
    """Kills processes at once, as when a machine is lost."""
    for process in processes:
        try:
            process.kill()
        except psutil.NoSuchProcess:
            pass


class Killed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        alone = Path(cls.folder.name) / "alone"
        run(PROGRAM, ROWS, COLS, "--out", alone)
        cls.wanted = (alone / f"census-{ROWS}x{COLS}.txt").read_bytes()

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.out = Path(self.folder.name) / self.id()

    def in_the_middle(self):
        """Whether a shard has been saved, but not finished."""
        return any(self.out.glob("*.part"))

    def assert_same_bytes(self):
        self.assertEqual((self.out / f"census-{ROWS}x{COLS}.txt").read_bytes(), self.wanted)
        sums = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=self.out, capture_output=True, text=True)
        self.assertEqual(sums.returncode, 0, sums.stdout)
        self.assertEqual(sums.stdout.count(": OK"), SHARDS + 1)
        self.assertEqual(list(self.out.glob("*.part")) + list(self.out.glob("*.tmp")), [])

    def test_dask_counts_the_shard_of_a_killed_worker_on_another_one(self):
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
            said = []
            counting = threading.Thread(
                target=lambda: said.append(census(client, PROGRAM, ROWS, COLS, SHARDS, self.out, *OFTEN))
            )
            counting.start()
            until(self.in_the_middle)
            # A worker that is counting, with the census that it has started.
            workers = [psutil.Process(worker["pid"]) for worker in client.run(lambda: {"pid": os.getpid()}).values()]
            until(lambda: any(worker.children() for worker in workers))
            killed = next(worker for worker in workers if worker.children())
            end([killed, *killed.children(recursive=True)])
            counting.join()
            self.assertFalse(killed.is_running())
        self.assertIn("Mouse, longest  27 plies on 2 boards", said[0])
        self.assert_same_bytes()

    def test_gnu_parallel_goes_on_after_it_was_killed(self):
        often = Path(self.folder.name) / "often"
        often.write_text(f'#!/bin/sh\n[ "$1" = merge ] || set -- "$@" {" ".join(map(str, OFTEN))}\nexec "{PROGRAM}" "$@"\n')
        often.chmod(0o755)
        command = [HERE / "gnu-parallel.sh", ROWS, COLS, self.out, SHARDS]
        os.environ["CENSUS"] = str(often)
        first = psutil.Popen([str(each) for each in command], stdout=subprocess.DEVNULL)
        until(self.in_the_middle)
        end([first, *first.children(recursive=True)])
        first.wait()
        self.assertFalse((self.out / f"census-{ROWS}x{COLS}.txt").exists())
        run(*command)
        self.assert_same_bytes()


if __name__ == "__main__":
    unittest.main(verbosity=2)
