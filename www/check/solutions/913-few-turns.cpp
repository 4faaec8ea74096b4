class Solution {
    int n, memo[101][50][50];
    int play(vector<vector<int>>& g, int ply, int m, int c) {
        if (ply == 2 * n) return 0;
        if (m == 0) return 1;
        if (m == c) return 2;
        int& best = memo[ply][m][c];
        if (best != -1) return best;
        bool isMouse = ply % 2 == 0;
        best = isMouse ? 2 : 1;
        bool moved = false;
        for (int p : g[isMouse ? m : c]) {
            if (!isMouse && p == 0) continue;
            moved = true;
            int r = isMouse ? play(g, ply + 1, p, c) : play(g, ply + 1, m, p);
            if (r == (isMouse ? 1 : 2)) return best = r;
            if (r == 0) best = 0;
        }
        return moved ? best : best = 0;
    }
public:
    int catMouseGame(vector<vector<int>>& graph) {
        n = graph.size();
        memset(memo, -1, sizeof memo);
        return play(graph, 0, 1, 2);
    }
};
