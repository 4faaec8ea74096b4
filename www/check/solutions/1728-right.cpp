// Retrograde analysis: from the states in which the game is over, go backwards.
class Solution {
    enum { MOUSE, CAT, NOBODY };

public:
    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
        int rows = grid.size(), cols = grid[0].size(), cells = rows * cols;
        string board;
        for (string& row : grid) board += row;
        int food = board.find('F');

        // The cells that a player can move to. Staying is a move, too.
        // If a player can jump from one cell to another, it can also jump back.
        auto movesFrom = [&](int cell, int jump) {
            vector<int> reached = {cell};
            const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
            for (int side = 0; side < 4; side++)
                for (int length = 1; length <= jump; length++) {
                    int row = cell / cols + down[side] * length;
                    int col = cell % cols + right[side] * length;
                    if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#') break;
                    reached.push_back(row * cols + col);
                }
            return reached;
        };
        vector<vector<int>> moves[2]; // moves[player][cell]
        for (auto& each : moves) each.resize(cells);
        for (int cell = 0; cell < cells; cell++) {
            if (board[cell] == '#') continue;
            moves[MOUSE][cell] = movesFrom(cell, mouseJump);
            moves[CAT][cell] = movesFrom(cell, catJump);
        }

        auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * cells + cat) * 2 + turn; };
        vector<int> winner(cells * cells * 2, NOBODY);
        vector<int> plies(cells * cells * 2); // until the game is over
        vector<int> waysOut(cells * cells * 2); // moves that are not yet known to lose
        queue<array<int, 3>> decided;

        // Begin with the states in which the game is over.
        for (int mouse = 0; mouse < cells; mouse++)
            for (int cat = 0; cat < cells; cat++) {
                if (board[mouse] == '#' || board[cat] == '#') continue;
                for (int turn : {MOUSE, CAT}) {
                    int state = stateOf(mouse, cat, turn);
                    waysOut[state] = moves[turn][turn == MOUSE ? mouse : cat].size();
                    if (mouse == cat || cat == food) winner[state] = CAT;
                    else if (mouse == food) winner[state] = MOUSE;
                    else continue;
                    decided.push({mouse, cat, turn});
                }
            }

        // Go backwards, from each state to the states before it.
        while (!decided.empty()) {
            auto [mouse, cat, turn] = decided.front();
            decided.pop();
            int state = stateOf(mouse, cat, turn), mover = 1 - turn;
            for (int from : moves[mover][mover == MOUSE ? mouse : cat]) {
                array<int, 3> before = {mover == MOUSE ? from : mouse, mover == MOUSE ? cat : from, mover};
                int previous = stateOf(before[0], before[1], mover);
                if (winner[previous] != NOBODY) continue;
                // One winning move is enough. You lose only if all moves lose.
                if (winner[state] != mover && --waysOut[previous] > 0) continue;
                winner[previous] = winner[state];
                plies[previous] = plies[state] + 1;
                decided.push(before);
            }
        }

        // A state without a winner is a draw, and a draw counts for the cat.
        int start = stateOf(board.find('M'), board.find('C'), MOUSE);
        return winner[start] == MOUSE && plies[start] <= 1000;
    }
};
