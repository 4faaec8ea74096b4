// expect: wrong-answer degree-counts-hole
// The cat's degree counts the hole, where it may not go.
class Solution {
    public int catMouseGame(int[][] graph) {
        int n = graph.length;
        int[][][] color = new int[n][n][3], degree = new int[n][n][3];
        Queue<int[]> queue = new LinkedList<>();
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 0; cat < n; cat++) {
                degree[mouse][cat][1] = graph[mouse].length;
                degree[mouse][cat][2] = graph[cat].length;
            }
        }
        for (int cat = 1; cat < n; cat++) {
            for (int turn = 1; turn <= 2; turn++) {
                color[0][cat][turn] = 1;
                color[cat][cat][turn] = 2;
                queue.add(new int[] {0, cat, turn});
                queue.add(new int[] {cat, cat, turn});
            }
        }
        while (!queue.isEmpty()) {
            int[] state = queue.remove();
            int won = color[state[0]][state[1]][state[2]], turn = 3 - state[2];
            for (int from : graph[turn == 1 ? state[0] : state[1]]) {
                int mouse = turn == 1 ? from : state[0], cat = turn == 2 ? from : state[1];
                if (cat == 0 || color[mouse][cat][turn] != 0) continue;
                if (won == turn || --degree[mouse][cat][turn] == 0) {
                    color[mouse][cat][turn] = won;
                    queue.add(new int[] {mouse, cat, turn});
                }
            }
        }
        return color[1][2][1];
    }
}
