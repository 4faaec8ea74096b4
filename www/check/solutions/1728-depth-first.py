class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        rows, cols = len(grid), len(grid[0])
        place = {grid[i][j]: (i, j) for i in range(rows) for j in range(cols)}

        def moves(at, jump):
            for di, dj in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                for k in range(1, jump + 1):
                    i, j = at[0] + di * k, at[1] + dj * k
                    if not (0 <= i < rows and 0 <= j < cols) or grid[i][j] == "#":
                        break
                    yield i, j
            yield at

        memo = {}

        def search(mouse, cat, turn):
            if mouse == cat or cat == place["F"]:
                return False
            if mouse == place["F"]:
                return True
            state = mouse, cat, turn
            if state not in memo:
                memo[state] = False
                if turn == 0:
                    memo[state] = any(search(to, cat, 1) for to in moves(mouse, mouseJump))
                else:
                    memo[state] = all(search(mouse, to, 0) for to in moves(cat, catJump))
            return memo[state]

        sys.setrecursionlimit(10_000)
        return search(place["M"], place["C"], 0)
