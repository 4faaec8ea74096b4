// expect: wrong-answer jumps-swapped
// Takes the arguments in the order of the title: the mouse's jump before the cat's.
class Solution {
public:
    bool canMouseWin(vector<string>& grid, int mouseJump, int catJump) {
        int rows = grid.size(), cols = grid[0].size(), cells = rows * cols, start[128];
        vector<vector<int>> moves[2];
        for (int cell = 0; cell < cells; cell++) start[grid[cell / cols][cell % cols]] = cell;
        for (int player = 0; player < 2; player++)
            for (int cell = 0; cell < cells; cell++) {
                vector<int> to{cell};
                for (auto [down, right] : {pair(0, 1), pair(1, 0), pair(0, -1), pair(-1, 0)})
                    for (int k = 1; k <= (player ? catJump : mouseJump); k++) {
                        int row = cell / cols + down * k, col = cell % cols + right * k;
                        if (row < 0 || col < 0 || row >= rows || col >= cols || grid[row][col] == '#') break;
                        to.push_back(row * cols + col);
                    }
                moves[player].push_back(to);
            }
        // Whether the mouse wins in the turns that are left.
        vector<vector<bool>> wins(cells, vector<bool>(cells));
        for (int turn = 2 * cells; turn >= 0; turn--) {
            vector<vector<bool>> before(cells, vector<bool>(cells));
            for (int mouse = 0; mouse < cells; mouse++)
                for (int cat = 0; cat < cells; cat++) {
                    if (mouse == cat || cat == start['F']) continue;
                    if (mouse == start['F']) before[mouse][cat] = true;
                    else if (turn % 2 == 0)
                        before[mouse][cat] = any_of(begin(moves[0][mouse]), end(moves[0][mouse]), [&](int to) { return wins[to][cat]; });
                    else
                        before[mouse][cat] = all_of(begin(moves[1][cat]), end(moves[1][cat]), [&](int to) { return wins[mouse][to]; });
                }
            wins = before;
        }
        return wins[start['M']][start['C']];
    }
};
