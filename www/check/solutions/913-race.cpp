class Solution {
    // Moves from a node to the hole, by breadth-first search.
    int distance(vector<vector<int>>& graph, int from) {
        vector<int> seen(graph.size(), -1);
        queue<int> q;
        seen[from] = 0;
        q.push(from);
        while (!q.empty()) {
            int at = q.front();
            q.pop();
            if (at == 0) return seen[at];
            for (int to : graph[at])
                if (seen[to] < 0) { seen[to] = seen[at] + 1; q.push(to); }
        }
        return INT_MAX;
    }
public:
    int catMouseGame(vector<vector<int>>& graph) {
        int mouse = distance(graph, 1), cat = distance(graph, 2);
        if (mouse == INT_MAX) return 0;
        return mouse <= cat ? 1 : 2;
    }
};
