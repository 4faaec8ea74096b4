class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        rows, cols = len(grid), len(grid[0])
        place = {grid[i][j]: (i, j) for i in range(rows) for j in range(cols)}

        def distance(start, jump):
            seen = {start: 0}
            queue = deque([start])
            while queue:
                at = queue.popleft()
                for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    for k in range(1, jump + 1):
                        i, j = at[0] + di * k, at[1] + dj * k
                        if not (0 <= i < rows and 0 <= j < cols) or grid[i][j] == "#":
                            break
                        if (i, j) not in seen:
                            seen[i, j] = seen[at] + 1
                            queue.append((i, j))
            return seen.get(place["F"], inf)

        mouse, cat = distance(place["M"], mouseJump), distance(place["C"], catJump)
        return mouse < inf and mouse <= cat
