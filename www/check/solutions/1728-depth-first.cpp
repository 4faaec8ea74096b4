class Solution {
    vector<string> g;
    int rows, cols, jump[2], food;
    unordered_map<int, bool> memo;
    vector<int> moves(int from, int jump) {
        vector<int> to;
        static const int d[] = {0, 1, 0, -1, 0};
        for (int i = 0; i < 4; i++)
            for (int k = 1; k <= jump; k++) {
                int r = from / cols + d[i] * k, q = from % cols + d[i + 1] * k;
                if (r < 0 || q < 0 || r >= rows || q >= cols || g[r][q] == '#') break;
                to.push_back(r * cols + q);
            }
        to.push_back(from);
        return to;
    }
    bool mouseWins(int m, int c, int turn) {
        if (m == c || c == food) return false;
        if (m == food) return true;
        int key = (m * 64 + c) * 2 + turn;
        if (memo.count(key)) return memo[key];
        memo[key] = false;
        for (int to : moves(turn ? c : m, jump[turn])) {
            bool wins = turn ? mouseWins(m, to, 0) : mouseWins(to, c, 1);
            if (wins == (turn == 0)) return memo[key] = wins;
        }
        return memo[key] = turn == 1;
    }
public:
    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
        g = grid; rows = g.size(); cols = g[0].size(); jump[0] = mouseJump; jump[1] = catJump;
        int m = 0, c = 0;
        for (int i = 0; i < rows * cols; i++) {
            char x = g[i / cols][i % cols];
            if (x == 'M') m = i;
            if (x == 'C') c = i;
            if (x == 'F') food = i;
        }
        return mouseWins(m, c, 0);
    }
};
