# expect: wrong-answer limit-too-low
# Plays at most twice as many turns as there are nodes, as many published solutions do.
class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        n = len(graph)

        @lru_cache(None)
        def play(mouse, cat, turn):
            if mouse == 0:
                return 1
            if mouse == cat:
                return 2
            if turn == 2 * n:
                return 0
            if turn % 2 == 0:
                results = {play(to, cat, turn + 1) for to in graph[mouse]}
                return 1 if 1 in results else 0 if 0 in results else 2
            results = {play(mouse, to, turn + 1) for to in graph[cat] if to}
            return 2 if 2 in results else 0 if 0 in results else 1

        return play(1, 2, 0)
