# A search that counts turns up to the number of states, and remembers the result of each state and turn.
class Solution:
    def catMouseGame(self, graph):
        n = len(graph)

        @lru_cache(None)
        def search(turn, mouse, cat):
            if mouse == 0: return 1
            if mouse == cat: return 2
            if turn == 2 * n * n: return 0
            if turn % 2 == 0:
                own, results = 1, [search(turn + 1, to, cat) for to in graph[mouse]]
            else:
                own, results = 2, [search(turn + 1, mouse, to) for to in graph[cat] if to != 0]
            return own if own in results else 0 if 0 in results else 3 - own

        return search(0, 1, 2)
