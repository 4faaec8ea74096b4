// Mistake: limit-too-low
// Labels all states that can be labelled, but sweeps over them only twice as often as there are nodes.
class Solution {
    enum { DRAW, MOUSE, CAT };

public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * n + cat) * 3 + turn; };
        vector<int> winner(n * n * 3, DRAW);
        for (int node = 0; node < n; node++)
            for (int turn : {MOUSE, CAT}) {
                if (node > 0) winner[stateOf(node, node, turn)] = CAT;
                winner[stateOf(0, node, turn)] = MOUSE;
            }
        for (int turn = 0; turn < 2 * n; turn++) {
            vector<int> before = winner;
            for (int mouse = 1; mouse < n; mouse++)
                for (int cat = 1; cat < n; cat++)
                    for (int player : {MOUSE, CAT}) {
                        int& found = winner[stateOf(mouse, cat, player)];
                        if (found != DRAW) continue;
                        found = MOUSE + CAT - player;
                        for (int to : graph[player == MOUSE ? mouse : cat]) {
                            if (player == CAT && to == 0) continue;
                            int result = before[player == MOUSE ? stateOf(to, cat, CAT) : stateOf(mouse, to, MOUSE)];
                            if (result == player) { found = player; break; }
                            if (result == DRAW) found = DRAW;
                        }
                    }
        }
        return winner[stateOf(1, 2, MOUSE)];
    }
};
