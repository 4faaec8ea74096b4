# Replace the class by your solution of LeetCode 1728. Then run:
#   cat-and-mouse judge -- python3 solution.py
import sys
from typing import List


class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        return False


# One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
for line in sys.stdin:
    board, cat, mouse = line.split()
    answer = Solution().canMouseWin(board.split("/"), int(cat), int(mouse))
    print(repr(answer).lower(), flush=True)
