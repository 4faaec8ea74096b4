class Solution {
    vector<string> g;
    int rows, cols;
    // Moves from a letter to the food, by breadth-first search.
    int distance(char from, int jump) {
        vector<int> seen(rows * cols, -1);
        queue<int> q;
        for (int i = 0; i < rows * cols; i++)
            if (g[i / cols][i % cols] == from) { seen[i] = 0; q.push(i); }
        while (!q.empty()) {
            int at = q.front();
            q.pop();
            if (g[at / cols][at % cols] == 'F') return seen[at];
            static const int d[] = {0, 1, 0, -1, 0};
            for (int i = 0; i < 4; i++)
                for (int k = 1; k <= jump; k++) {
                    int r = at / cols + d[i] * k, c = at % cols + d[i + 1] * k;
                    if (r < 0 || c < 0 || r >= rows || c >= cols || g[r][c] == '#') break;
                    int to = r * cols + c;
                    if (seen[to] < 0) { seen[to] = seen[at] + 1; q.push(to); }
                }
        }
        return INT_MAX;
    }
public:
    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
        g = grid; rows = g.size(); cols = g[0].size();
        int mouse = distance('M', mouseJump), cat = distance('C', catJump);
        return mouse != INT_MAX && mouse <= cat;
    }
};
