# LeetCode 1728, Cat and Mouse II, by retrograde analysis.


class Solution:
    def canMouseWin(self, grid: list[str], catJump: int, mouseJump: int) -> bool:
        MOUSE, CAT = 0, 1
        rows, cols = len(grid), len(grid[0])
        board = "".join(grid)
        food = board.index("F")
        floor = [cell for cell in range(rows * cols) if board[cell] != "#"]

        # The cells that a player can move to. Staying is a move, too.
        # If a player can jump from one cell to another, it can also jump back.
        def moves_from(cell: int, jump: int) -> list[int]:
            reached = [cell]
            for down, right in (-1, 0), (0, 1), (1, 0), (0, -1):
                row, col = divmod(cell, cols)
                for _ in range(jump):
                    row, col = row + down, col + right
                    if not (0 <= row < rows and 0 <= col < cols) or grid[row][col] == "#":
                        break
                    reached.append(row * cols + col)
            return reached

        # moves[player][cell]
        moves = [{cell: moves_from(cell, jump) for cell in floor} for jump in (mouseJump, catJump)]

        winner = {}  # of each state; missing while it is not known
        plies = {}  # until the game is over
        ways_out = {}  # moves that are not yet known to lose
        queue = []

        # Begin with the states in which the game is over.
        for mouse in floor:
            for cat in floor:
                for turn in (MOUSE, CAT):
                    state = (mouse, cat, turn)
                    ways_out[state] = len(moves[turn][state[turn]])
                    if mouse == cat or cat == food:
                        winner[state] = CAT
                    elif mouse == food:
                        winner[state] = MOUSE
                    else:
                        continue
                    plies[state] = 0
                    queue.append(state)

        # Go backwards, from each state to the states before it. The queue grows on the way.
        for state in queue:
            mouse, cat, turn = state
            mover = 1 - turn
            for cell in moves[mover][state[mover]]:
                previous = (cell, cat, mover) if mover == MOUSE else (mouse, cell, mover)
                if previous in winner:
                    continue
                # One winning move is enough. You lose only if all moves lose.
                if winner[state] != mover:
                    ways_out[previous] -= 1
                    if ways_out[previous] > 0:
                        continue
                winner[previous] = winner[state]
                plies[previous] = plies[state] + 1
                queue.append(previous)

        # A state without a winner is a draw, and a draw counts for the cat.
        start = (board.index("M"), board.index("C"), MOUSE)
        return winner.get(start) == MOUSE and plies[start] <= 1000
