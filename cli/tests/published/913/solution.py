class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        n = len(graph)
        color: Dict[Tuple[int, int, int], int] = defaultdict(int)
        degree = {}
        for mouse, cat in product(range(n), range(n)):
            degree[mouse, cat, 1] = len(graph[mouse])
            degree[mouse, cat, 2] = sum(1 for node in graph[cat] if node)
        queue = deque()
        for cat, turn in product(range(1, n), (1, 2)):
            for mouse, result in ((0, 1), (cat, 2)):
                color[mouse, cat, turn] = result
                queue.append((mouse, cat, turn))
        while queue:
            mouse, cat, turn = state = queue.popleft()
            if turn == 2:
                parents = [(node, cat, 1) for node in graph[mouse]]
            else:
                parents = [(mouse, node, 2) for node in graph[cat] if node]
            for parent in parents:
                if color[parent]:
                    continue
                degree[parent] -= 1
                if color[state] == parent[2] or degree[parent] == 0:
                    color[parent] = color[state]
                    queue.append(parent)
        return color[1, 2, 1]
