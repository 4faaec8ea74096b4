class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        memo = {}

        def search(mouse, cat, turn):
            if mouse == 0:
                return 1
            if mouse == cat:
                return 2
            state = mouse, cat, turn
            if state not in memo:
                memo[state] = 0
                if turn == 1:
                    results = [search(to, cat, 2) for to in graph[mouse]]
                else:
                    results = [search(mouse, to, 1) for to in graph[cat] if to != 0]
                memo[state] = turn if turn in results else 0 if 0 in results else 3 - turn
            return memo[state]

        sys.setrecursionlimit(10_000)
        return search(1, 2, 1)
