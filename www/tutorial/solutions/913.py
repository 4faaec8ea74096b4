# LeetCode 913, Cat and Mouse, by retrograde analysis.


class Solution:
    def catMouseGame(self, graph: list[list[int]]) -> int:
        DRAW, MOUSE, CAT = 0, 1, 2
        nodes = range(len(graph))

        # A player must move along an edge, and the cat may not enter the hole.
        # Each edge can be followed in both directions.
        moves = {
            MOUSE: graph,
            CAT: [[node for node in neighbours if node != 0] for neighbours in graph],
        }

        winner = {}  # of each state; missing while it is not known
        ways_out = {}  # moves that are not yet known to lose
        queue = []

        # Begin with the states in which the game is over.
        for mouse in nodes:
            for cat in nodes[1:]:
                for turn in (MOUSE, CAT):
                    state = (mouse, cat, turn)
                    ways_out[state] = len(moves[turn][mouse if turn == MOUSE else cat])
                    if mouse == 0:
                        winner[state] = MOUSE
                    elif mouse == cat:
                        winner[state] = CAT
                    else:
                        continue
                    queue.append(state)

        # Go backwards, from each state to the states before it. The queue grows on the way.
        for state in queue:
            mouse, cat, turn = state
            mover = CAT if turn == MOUSE else MOUSE
            for node in moves[mover][mouse if mover == MOUSE else cat]:
                previous = (node, cat, mover) if mover == MOUSE else (mouse, node, mover)
                if previous in winner:
                    continue
                # One winning move is enough. You lose only if all moves lose.
                if winner[state] != mover:
                    ways_out[previous] -= 1
                    if ways_out[previous] > 0:
                        continue
                winner[previous] = winner[state]
                queue.append(previous)

        return winner.get((1, 2, MOUSE), DRAW)
