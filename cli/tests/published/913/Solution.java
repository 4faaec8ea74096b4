class Solution {
    public int catMouseGame(int[][] graph) {
        int n = graph.length;
        int[][][] color = new int[n][n][3], degree = new int[n][n][3];
        Deque<int[]> queue = new ArrayDeque<>();
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 0; cat < n; cat++) {
                degree[mouse][cat][1] = graph[mouse].length;
                degree[mouse][cat][2] = (int) Arrays.stream(graph[cat]).filter(node -> node != 0).count();
            }
        }
        for (int cat = 1; cat < n; cat++) {
            for (int turn = 1; turn <= 2; turn++) {
                color[0][cat][turn] = 1;
                queue.add(new int[] {0, cat, turn});
                color[cat][cat][turn] = 2;
                queue.add(new int[] {cat, cat, turn});
            }
        }
        while (!queue.isEmpty()) {
            int[] state = queue.poll();
            int result = color[state[0]][state[1]][state[2]], mover = 3 - state[2];
            for (int node : graph[state[mover - 1]]) {
                int mouse = mover == 1 ? node : state[0], cat = mover == 2 ? node : state[1];
                if (cat == 0 || color[mouse][cat][mover] != 0) {
                    continue;
                }
                if (result == mover || --degree[mouse][cat][mover] == 0) {
                    color[mouse][cat][mover] = result;
                    queue.add(new int[] {mouse, cat, mover});
                }
            }
        }
        return color[1][2][1];
    }
}
