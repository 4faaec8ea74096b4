// LeetCode 1728, Cat and Mouse II, by retrograde analysis.
class Solution {
    private static final int MOUSE = 0, CAT = 1;

    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        int cols = grid[0].length(), cells = grid.length * cols;
        String board = String.join("", grid);
        int food = board.indexOf('F');
        int[] jumps = {mouseJump, catJump};

        // Which cells each player can move to. Staying is a move, too.
        // If a player can jump from one cell to another, it can also jump back.
        List<Integer>[][] moves = new List[2][cells];
        for (int player : new int[] {MOUSE, CAT})
            for (int cell = 0; cell < cells; cell++)
                moves[player][cell] = movesFrom(grid, cell, jumps[player]);

        // For each state: 0 while the winner is not known, else the winner + 1.
        int[] winner = new int[cells * cells * 2], plies = new int[cells * cells * 2], waysOut = new int[cells * cells * 2];
        Queue<int[]> queue = new ArrayDeque<>();

        // Begin with the states in which the game is over.
        for (int mouse = 0; mouse < cells; mouse++)
            for (int cat = 0; cat < cells; cat++) {
                if (board.charAt(mouse) == '#' || board.charAt(cat) == '#') continue;
                for (int turn : new int[] {MOUSE, CAT}) {
                    int state = (mouse * cells + cat) * 2 + turn;
                    waysOut[state] = moves[turn][turn == MOUSE ? mouse : cat].size();
                    if (mouse == cat || cat == food) winner[state] = CAT + 1;
                    else if (mouse == food) winner[state] = MOUSE + 1;
                    else continue;
                    queue.add(new int[] {mouse, cat, turn});
                }
            }

        // Go backwards, from each state to the states before it.
        while (!queue.isEmpty()) {
            int[] next = queue.remove();
            int mouse = next[0], cat = next[1], turn = next[2];
            int state = (mouse * cells + cat) * 2 + turn, mover = 1 - turn;
            for (int from : moves[mover][mover == MOUSE ? mouse : cat]) {
                int[] before = mover == MOUSE ? new int[] {from, cat, mover} : new int[] {mouse, from, mover};
                int previous = (before[0] * cells + before[1]) * 2 + mover;
                if (winner[previous] != 0) continue;
                // One winning move is enough. You lose only if all moves lose.
                if (winner[state] != mover + 1 && --waysOut[previous] > 0) continue;
                winner[previous] = winner[state];
                plies[previous] = plies[state] + 1;
                queue.add(before);
            }
        }

        // A state without a winner is a draw, and a draw counts for the cat.
        int start = (board.indexOf('M') * cells + board.indexOf('C')) * 2 + MOUSE;
        return winner[start] == MOUSE + 1 && plies[start] <= 1000;
    }

    private static List<Integer> movesFrom(String[] grid, int cell, int jump) {
        int rows = grid.length, cols = grid[0].length();
        List<Integer> reached = new ArrayList<>(List.of(cell));
        for (int[] way : new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}})
            for (int length = 1; length <= jump; length++) {
                int row = cell / cols + way[0] * length, col = cell % cols + way[1] * length;
                if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row].charAt(col) == '#') break;
                reached.add(row * cols + col);
            }
        return reached;
    }
}
