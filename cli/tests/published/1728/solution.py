class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        cells = {(r, c): letter for r, row in enumerate(grid) for c, letter in enumerate(row) if letter != "#"}
        start = {letter: cell for cell, letter in cells.items() if letter in "MCF"}
        jumps = [mouseJump, catJump]

        @lru_cache(None)
        def moves(cell: Tuple[int, int], jump: int) -> List[Tuple[int, int]]:
            found = [cell]
            for dr, dc in pairwise((0, 1, 0, -1, 0)):
                steps = ((cell[0] + dr * k, cell[1] + dc * k) for k in range(1, jump + 1))
                found.extend(takewhile(lambda step: step in cells, steps))
            return found

        winner, left, queue = {}, Counter(), deque()
        for mouse, cat, turn in product(cells, cells, (0, 1)):
            left[mouse, cat, turn] = len(moves((mouse, cat)[turn], jumps[turn]))
            if mouse == cat or start["F"] in (mouse, cat):
                winner[mouse, cat, turn] = 0 if mouse == start["F"] != cat else 1
                queue.append((mouse, cat, turn))
        while queue:
            mouse, cat, turn = state = queue.popleft()
            mover = 1 - turn
            for cell in moves((mouse, cat)[mover], jumps[mover]):
                before = (cell, cat, mover) if mover == 0 else (mouse, cell, mover)
                if before in winner:
                    continue
                left[before] -= 1
                if winner[state] == mover or left[before] == 0:
                    winner[before] = winner[state]
                    queue.append(before)
        return winner.get((start["M"], start["C"], 0), 1) == 0
