# Replace the class by your solution of LeetCode 913. Then run:
#   cat-and-mouse judge --problem 913 -- python3 solution.py
import sys
from typing import List


class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        return 0


# One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
for line in sys.stdin:
    graph = [[int(node) for node in nodes.split()] for nodes in line.split(";")]
    print(Solution().catMouseGame(graph), flush=True)
