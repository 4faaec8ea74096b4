class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        def distance(start):
            seen = {start: 0}
            queue = deque([start])
            while queue:
                at = queue.popleft()
                for to in graph[at]:
                    if to not in seen:
                        seen[to] = seen[at] + 1
                        queue.append(to)
            return seen.get(0, inf)

        mouse, cat = distance(1), distance(2)
        if mouse == inf:
            return 0
        return 1 if mouse <= cat else 2
