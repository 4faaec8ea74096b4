// Retrograde analysis with a queue.
class Solution {
public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        vector<array<vector<int>, 2>> winner(n), left(n);
        deque<tuple<int, int, int>> decided;
        for (int m = 0; m < n; m++) {
            for (int t : {0, 1}) { winner[m][t].assign(n, 0); left[m][t].assign(n, 0); }
            for (int c = 1; c < n; c++) {
                left[m][0][c] = graph[m].size();
                left[m][1][c] = count_if(begin(graph[c]), end(graph[c]), [](int x) { return x != 0; });
            }
        }
        for (int c = 1; c < n; c++)
            for (int t : {0, 1}) {
                winner[0][t][c] = 1; decided.emplace_back(0, c, t);
                winner[c][t][c] = 2; decided.emplace_back(c, c, t);
            }
        while (!decided.empty()) {
            auto [m, c, t] = decided.front(); decided.pop_front();
            int w = winner[m][t][c], turn = 1 - t;
            for (int p : graph[turn ? c : m]) {
                if (turn && p == 0) continue;
                int pm = turn ? m : p, pc = turn ? p : c;
                if (winner[pm][turn][pc]) continue;
                if (w == turn + 1 || --left[pm][turn][pc] == 0) { winner[pm][turn][pc] = w; decided.emplace_back(pm, pc, turn); }
            }
        }
        return winner[1][0][2];
    }
};
