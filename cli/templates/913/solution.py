# Replace the class by your solution of LeetCode 913. Then run:
#   cat-and-mouse judge --problem 913 -- python3 solution.py

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
    def catMouseGame(self, graph: List[List[int]]) -> int:
        return 0


# One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
for line in sys.stdin:
    graph = [[int(node) for node in nodes.split()] for nodes in line.split(";")]
    print(Solution().catMouseGame(graph), flush=True)
