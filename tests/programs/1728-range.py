# expect: wrong-answer jumps-off-by-one
# range() leaves out its end.
class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        cells = {(r, c): letter for r, row in enumerate(grid) for c, letter in enumerate(row) if letter != "#"}
        start = {letter: cell for cell, letter in cells.items() if letter in "CMF"}

        def moves(cell, jump):
            yield cell
            for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
                for k in range(1, jump):
                    to = cell[0] + dr * k, cell[1] + dc * k
                    if to not in cells:
                        break
                    yield to

        jumps = mouseJump, catJump
        winner, left, queue = {}, {}, deque()
        for mouse, cat, turn in product(cells, cells, (0, 1)):
            left[mouse, cat, turn] = len(list(moves((mouse, cat)[turn], jumps[turn])))
            if mouse == cat or cat == start["F"] or mouse == start["F"]:
                winner[mouse, cat, turn] = 0 if mouse == start["F"] and mouse != cat else 1
                queue.append((mouse, cat, turn))
        while queue:
            mouse, cat, turn = queue.popleft()
            who = winner[mouse, cat, turn]
            for cell in moves((mouse, cat)[1 - turn], jumps[1 - turn]):
                before = (mouse, cell, 1) if turn == 0 else (cell, cat, 0)
                if before in winner:
                    continue
                left[before] -= 1
                if who == 1 - turn or left[before] == 0:
                    winner[before] = who
                    queue.append(before)
        return winner.get((start["M"], start["C"], 0)) == 0
