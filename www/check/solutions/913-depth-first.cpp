class Solution {
    vector<vector<int>> g;
    unordered_map<int, int> memo;
    int play(int m, int c, int turn) {
        if (m == 0) return 1;
        if (m == c) return 2;
        int key = (m * 50 + c) * 2 + turn;
        if (memo.count(key)) return memo[key];
        memo[key] = 0;
        int win = turn + 1, best = 3 - win;
        for (int to : g[turn == 0 ? m : c]) {
            if (turn == 1 && to == 0) continue;
            int result = turn == 0 ? play(to, c, 1) : play(m, to, 0);
            if (result == win) return memo[key] = win;
            if (result == 0) best = 0;
        }
        return memo[key] = best;
    }
public:
    int catMouseGame(vector<vector<int>>& graph) {
        g = graph;
        return play(1, 2, 0);
    }
};
