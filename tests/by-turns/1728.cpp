// A search that counts turns up to LeetCode's limit, and remembers the result of each state and turn.
class Solution {
    enum { MOUSE, CAT };
    vector<string> grid;
    int rows, cols, food, jumps[2];
    vector<signed char> memo; // -1 while it is not known

    bool search(int turn, int mouse, int cat) {
        if (mouse == food) return true;
        if (cat == food || cat == mouse) return false;
        if (turn == 1000) return false;
        signed char& known = memo[(turn * rows * cols + mouse) * rows * cols + cat];
        if (known >= 0) return known;
        const int player = turn % 2, from = player == MOUSE ? mouse : cat;
        static const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
        for (int side = 0; side < 4; side++)
            for (int length = 0; length <= jumps[player]; length++) {
                int row = from / cols + down[side] * length;
                int col = from % cols + right[side] * length;
                if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#') break;
                int to = row * cols + col;
                bool wins = player == MOUSE ? search(turn + 1, to, cat) : search(turn + 1, mouse, to);
                if (wins == (player == MOUSE)) return known = wins;
            }
        return known = player == CAT;
    }

public:
    bool canMouseWin(vector<string>& given, int catJump, int mouseJump) {
        grid = given;
        rows = grid.size(), cols = grid[0].size();
        jumps[0] = mouseJump, jumps[1] = catJump;
        string board;
        for (string& row : grid) board += row;
        food = board.find('F');
        memo.assign(1000 * rows * cols * rows * cols, -1);
        return search(0, board.find('M'), board.find('C'));
    }
};
