// LeetCode 913, Cat and Mouse, by retrograde analysis.
class Solution {
    private static final int DRAW = 0, MOUSE = 1, CAT = 2;

    public int catMouseGame(int[][] graph) {
        int nodes = graph.length;
        // The winner of each state; DRAW while it is not known.
        int[][][] winner = new int[nodes][nodes][3], waysOut = new int[nodes][nodes][3];
        Queue<int[]> queue = new ArrayDeque<>();

        // Begin with the states in which the game is over. The cat may not enter the hole.
        for (int mouse = 0; mouse < nodes; mouse++)
            for (int cat = 1; cat < nodes; cat++)
                for (int turn : new int[] {MOUSE, CAT}) {
                    for (int to : graph[turn == MOUSE ? mouse : cat])
                        if (turn == MOUSE || to != 0) waysOut[mouse][cat][turn]++;
                    if (mouse == 0) winner[mouse][cat][turn] = MOUSE;
                    else if (mouse == cat) winner[mouse][cat][turn] = CAT;
                    else continue;
                    queue.add(new int[] {mouse, cat, turn});
                }

        // Go backwards, from each state to the states before it. Each edge can be followed in both directions.
        while (!queue.isEmpty()) {
            int[] next = queue.remove();
            int won = winner[next[0]][next[1]][next[2]], mover = MOUSE + CAT - next[2];
            for (int from : graph[mover == MOUSE ? next[0] : next[1]]) {
                if (mover == CAT && from == 0) continue;
                int mouse = mover == MOUSE ? from : next[0], cat = mover == MOUSE ? next[1] : from;
                if (winner[mouse][cat][mover] != DRAW) continue;
                // One winning move is enough. You lose only if all moves lose.
                if (won != mover && --waysOut[mouse][cat][mover] > 0) continue;
                winner[mouse][cat][mover] = won;
                queue.add(new int[] {mouse, cat, mover});
            }
        }

        return winner[1][2][MOUSE];
    }
}
