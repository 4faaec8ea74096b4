class Solution {
    vector<string> g; int rows, cols, jump[2], food;
    int memo[64][64][13];
    bool mouseWins(int m, int c, int ply) {
        if (m == c || c == food || ply >= 12) return false;
        if (m == food) return true;
        int& known = memo[m][c][ply];
        if (known >= 0) return known;
        int t = ply % 2, from = t ? c : m;
        known = t;
        static const int d[] = {0, 1, 0, -1, 0};
        for (int i = 0; i < 4; i++)
            for (int k = 0; k <= jump[t]; k++) {
                int r = from / cols + d[i] * k, q = from % cols + d[i + 1] * k;
                if (r < 0 || q < 0 || r >= rows || q >= cols || g[r][q] == '#') break;
                int p = r * cols + q;
                bool wins = t ? mouseWins(m, p, ply + 1) : mouseWins(p, c, ply + 1);
                if (wins != (t == 1)) return known = !t;
            }
        return known;
    }
public:
    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
        g = grid; rows = g.size(); cols = g[0].size(); jump[0] = mouseJump; jump[1] = catJump;
        memset(memo, -1, sizeof memo);
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
