class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        n = len(graph)
        states = list(product(range(n), range(1, n), (1, 2)))
        result = {}
        for mouse, cat, turn in states:
            if mouse == 0:
                result[mouse, cat, turn] = 1
            elif mouse == cat:
                result[mouse, cat, turn] = 2
        for turn_number in range(2 * n):
            after = dict(result)
            for mouse, cat, turn in states:
                if (mouse, cat, turn) in result:
                    continue
                if turn == 1:
                    results = [result.get((to, cat, 2)) for to in graph[mouse]]
                else:
                    results = [result.get((mouse, to, 1)) for to in graph[cat] if to != 0]
                if turn in results:
                    after[mouse, cat, turn] = turn
                elif all(each == 3 - turn for each in results):
                    after[mouse, cat, turn] = 3 - turn
            if len(after) == len(result):
                break
            result = after
        return result.get((1, 2, 1), 0)
