// A search that counts turns up to the number of states, and remembers the result of each state and turn.
class Solution {
    enum { DRAW, MOUSE, CAT };
    int n;
    vector<vector<int>> graph, withoutHole;
    vector<signed char> memo; // -1 while it is not known

    int search(int turn, int mouse, int cat) {
        if (mouse == 0) return MOUSE;
        if (mouse == cat) return CAT;
        if (turn == 2 * n * n) return 0;
        signed char& known = memo[(turn * n + mouse) * n + cat];
        if (known >= 0) return known;
        const int player = turn % 2 + 1;
        int best = MOUSE + CAT - player;
        for (int to : player == MOUSE ? graph[mouse] : withoutHole[cat]) {
            int result = player == MOUSE ? search(turn + 1, to, cat) : search(turn + 1, mouse, to);
            if (result == player) return known = player;
            if (result == DRAW) best = DRAW;
        }
        return known = best;
    }

public:
    int catMouseGame(vector<vector<int>>& given) {
        n = given.size();
        graph = withoutHole = given;
        for (auto& nodes : withoutHole) erase(nodes, 0);
        memo.assign(2 * n * n * n * n, -1);
        return search(0, 1, 2);
    }
};
