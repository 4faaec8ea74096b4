# expect: wrong-answer
# The cat does not stay, and the search stops after as many turns as there are cells: two mistakes at once.
class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        cells = {(r, c): letter for r, row in enumerate(grid) for c, letter in enumerate(row) if letter != "#"}
        start = {letter: cell for cell, letter in cells.items() if letter in "CMF"}
        most = len(grid) * len(grid[0])

        @lru_cache(None)
        def moves(cell, jump):
            found = []
            for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
                for k in range(1, jump + 1):
                    to = cell[0] + dr * k, cell[1] + dc * k
                    if to not in cells:
                        break
                    found.append(to)
            return found

        @lru_cache(None)
        def mouse_wins(mouse, cat, turn):
            if mouse == cat or cat == start["F"] or turn == most:
                return False
            if mouse == start["F"]:
                return True
            if turn % 2 == 0:
                return any(mouse_wins(to, cat, turn + 1) for to in [mouse, *moves(mouse, mouseJump)])
            return all(mouse_wins(mouse, to, turn + 1) for to in moves(cat, catJump))

        return mouse_wins(start["M"], start["C"], 0)
