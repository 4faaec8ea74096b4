# expect: wrong-answer depth-first-memory
# A state that the search is in counts as a draw, and what follows from that is remembered.
class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        memo = {}

        def play(mouse, cat, turn):
            if mouse == 0:
                return 1
            if mouse == cat:
                return 2
            state = (mouse, cat, turn)
            if state in memo:
                return memo[state]
            memo[state] = 0
            best = 2 - turn if turn == 0 else 1
            for to in graph[cat if turn else mouse]:
                if turn and to == 0:
                    continue
                result = play(mouse, to, 0) if turn else play(to, cat, 1)
                if result == turn + 1:
                    best = result
                    break
                if result == 0:
                    best = 0
            memo[state] = best
            return best

        return play(1, 2, 0)
