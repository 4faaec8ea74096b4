class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        rows, cols = len(grid), len(grid[0])
        place = {grid[i][j]: (i, j) for i in range(rows) for j in range(cols)}
        floor = [(i, j) for i in range(rows) for j in range(cols) if grid[i][j] != "#"]

        def moves(at, jump):
            reached = [at]
            for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                for k in range(1, jump + 1):
                    i, j = at[0] + di * k, at[1] + dj * k
                    if not (0 <= i < rows and 0 <= j < cols) or grid[i][j] == "#":
                        break
                    reached.append((i, j))
            return reached

        jumps = [{at: moves(at, jump) for at in floor} for jump in (mouseJump, catJump)]
        result = {}  # True if the mouse wins, False if the cat does
        for mouse in floor:
            for cat in floor:
                for turn in (0, 1):
                    if mouse == cat or cat == place["F"]:
                        result[mouse, cat, turn] = False
                    elif mouse == place["F"]:
                        result[mouse, cat, turn] = True
        for ply in range(rows * cols):
            after = dict(result)
            for mouse in floor:
                for cat in floor:
                    for turn in (0, 1):
                        if (mouse, cat, turn) in result:
                            continue
                        if turn == 0:
                            results = [result.get((to, cat, 1)) for to in jumps[0][mouse]]
                        else:
                            results = [result.get((mouse, to, 0)) for to in jumps[1][cat]]
                        if (turn == 0) in results:
                            after[mouse, cat, turn] = turn == 0
                        elif None not in results:
                            after[mouse, cat, turn] = turn == 1
            if len(after) == len(result):
                break
            result = after
        return result.get((place["M"], place["C"], 0)) is True
