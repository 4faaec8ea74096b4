// Retrograde analysis with a queue, every state.
class Solution {
    struct State { int mouse, cat, turn; };
public:
    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
        int rows = grid.size(), cols = grid[0].size(), cells = rows * cols;
        int mouse = 0, cat = 0, food = 0;
        for (int i = 0; i < cells; i++) {
            char letter = grid[i / cols][i % cols];
            if (letter == 'M') mouse = i;
            if (letter == 'C') cat = i;
            if (letter == 'F') food = i;
        }
        auto moves = [&](int from, int jump) {
            vector<int> to{from};
            const int dr[] = {-1, 1, 0, 0}, dc[] = {0, 0, -1, 1};
            for (int d = 0; d < 4; d++)
                for (int k = 1; k <= jump; k++) {
                    int r = from / cols + dr[d] * k, c = from % cols + dc[d] * k;
                    if (r < 0 || r >= rows || c < 0 || c >= cols || grid[r][c] == '#') break;
                    to.push_back(r * cols + c);
                }
            return to;
        };
        vector<vector<int>> mouseMoves(cells), catMoves(cells);
        for (int i = 0; i < cells; i++) {
            if (grid[i / cols][i % cols] == '#') continue;
            mouseMoves[i] = moves(i, mouseJump);
            catMoves[i] = moves(i, catJump);
        }
        auto id = [&](int m, int c, int t) { return (m * cells + c) * 2 + t; };
        vector<int> winner(cells * cells * 2), left(cells * cells * 2);
        queue<State> decided;
        for (int m = 0; m < cells; m++)
            for (int c = 0; c < cells; c++) {
                if (mouseMoves[m].empty() || catMoves[c].empty()) continue;
                for (int t = 0; t < 2; t++) {
                    left[id(m, c, t)] = t == 0 ? mouseMoves[m].size() : catMoves[c].size();
                    int w = m == c || c == food ? 2 : m == food ? 1 : 0;
                    if (w) { winner[id(m, c, t)] = w; decided.push({m, c, t}); }
                }
            }
        while (!decided.empty()) {
            auto [m, c, t] = decided.front();
            decided.pop();
            int w = winner[id(m, c, t)], before = 1 - t;
            for (int p : before == 0 ? mouseMoves[m] : catMoves[c]) {
                int pm = before == 0 ? p : m, pc = before == 0 ? c : p, at = id(pm, pc, before);
                if (winner[at]) continue;
                if (w == before + 1 || --left[at] == 0) { winner[at] = w; decided.push({pm, pc, before}); }
            }
        }
        return winner[id(mouse, cat, 0)] == 1;
    }
};
