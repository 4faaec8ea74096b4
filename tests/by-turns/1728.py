# A search that counts turns up to LeetCode's limit, and remembers the result of each state and turn.
class Solution:
    def canMouseWin(self, grid, catJump, mouseJump):
        rows, cols = len(grid), len(grid[0])
        place = {grid[i][j]: (i, j) for i in range(rows) for j in range(cols)}

        @lru_cache(None)
        def moves(at, jump):
            reached = [at]
            for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                for k in range(1, jump + 1):
                    i, j = at[0] + di * k, at[1] + dj * k
                    if not (0 <= i < rows and 0 <= j < cols) or grid[i][j] == "#":
                        break
                    reached.append((i, j))
            return reached

        @lru_cache(None)
        def search(turn, mouse, cat):
            if mouse == place["F"]: return True
            if cat == place["F"] or cat == mouse: return False
            if turn == 1000: return False
            if turn % 2 == 0:
                return any(search(turn + 1, to, cat) for to in moves(mouse, mouseJump))
            return all(search(turn + 1, mouse, to) for to in moves(cat, catJump))

        return search(0, place["M"], place["C"])
