// Retrograde analysis: from the states in which the game is over, go backwards.
class Solution {
    enum { DRAW, MOUSE, CAT };

public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();

        // A player must move along an edge, and the cat may not enter the hole.
        // Each edge can be followed in both directions.
        vector<vector<int>> moves[3] = {{}, graph, graph}; // moves[player][node]
        for (auto& nodes : moves[CAT]) erase(nodes, 0);

        auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * n + cat) * 3 + turn; };
        vector<int> winner(n * n * 3, DRAW);
        vector<int> waysOut(n * n * 3); // moves that are not yet known to lose
        queue<array<int, 3>> decided;

        // Begin with the states in which the game is over.
        for (int mouse = 0; mouse < n; mouse++)
            for (int cat = 1; cat < n; cat++)
                for (int turn : {MOUSE, CAT}) {
                    int state = stateOf(mouse, cat, turn);
                    waysOut[state] = moves[turn][turn == MOUSE ? mouse : cat].size();
                    if (mouse == 0) winner[state] = MOUSE;
                    else if (mouse == cat) winner[state] = CAT;
                    else continue;
                    decided.push({mouse, cat, turn});
                }

        // Go backwards, from each state to the states before it.
        while (!decided.empty()) {
            auto [mouse, cat, turn] = decided.front();
            decided.pop();
            int state = stateOf(mouse, cat, turn), mover = MOUSE + CAT - turn;
            for (int from : moves[mover][mover == MOUSE ? mouse : cat]) {
                array<int, 3> before = {mover == MOUSE ? from : mouse, mover == MOUSE ? cat : from, mover};
                int previous = stateOf(before[0], before[1], mover);
                if (winner[previous] != DRAW) continue;
                // One winning move is enough. You lose only if all moves lose.
                if (winner[state] != mover && --waysOut[previous] > 0) continue;
                winner[previous] = winner[state];
                decided.push(before);
            }
        }

        return winner[stateOf(1, 2, MOUSE)];
    }
};
