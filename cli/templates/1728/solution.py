# Replace the class by your solution of LeetCode 1728. Then run:
#   cat-and-mouse judge -- python3 solution.py

# LeetCode imports these modules for every solution, and allows long recursions.
import bisect, collections, copy, functools, heapq, itertools, math, operator, random, re, string, sys
from typing import *
from bisect import *
from collections import *
from functools import *
from heapq import *
from itertools import *
from math import ceil, floor, gcd, inf, sqrt

try:
    from sortedcontainers import SortedDict, SortedList, SortedSet
except ImportError:
    pass  # If your solution uses them: pip install sortedcontainers

sys.setrecursionlimit(20_000)


class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        return False


# One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
for line in sys.stdin:
    board, cat, mouse = line.split()
    answer = Solution().canMouseWin(board.split("/"), int(cat), int(mouse))
    print(repr(answer).lower(), flush=True)
