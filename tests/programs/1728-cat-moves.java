// expect: wrong-answer cat-cannot-stay
// Nobody stays. The mouse need not, but the cat must be able to.
class Solution {
    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        int cols = grid[0].length();
        String board = String.join("", grid);
        int cells = board.length(), food = board.indexOf('F');
        List<List<Integer>> mouseMoves = new ArrayList<>(), catMoves = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            mouseMoves.add(moves(grid, cell, mouseJump));
            catMoves.add(moves(grid, cell, catJump));
        }
        int[][][] winner = new int[cells][cells][2], left = new int[cells][cells][2];
        Queue<int[]> queue = new LinkedList<>();
        for (int mouse = 0; mouse < cells; mouse++) {
            for (int cat = 0; cat < cells; cat++) {
                if (board.charAt(mouse) == '#' || board.charAt(cat) == '#') continue;
                left[mouse][cat][0] = mouseMoves.get(mouse).size();
                left[mouse][cat][1] = catMoves.get(cat).size();
                int won = mouse == cat || cat == food ? 2 : mouse == food ? 1 : 0;
                for (int turn = 0; turn < 2 && won > 0; turn++) {
                    winner[mouse][cat][turn] = won;
                    queue.add(new int[] {mouse, cat, turn});
                }
            }
        }
        while (!queue.isEmpty()) {
            int[] state = queue.remove();
            int won = winner[state[0]][state[1]][state[2]], turn = 1 - state[2];
            for (int from : turn == 0 ? mouseMoves.get(state[0]) : catMoves.get(state[1])) {
                int mouse = turn == 0 ? from : state[0], cat = turn == 1 ? from : state[1];
                if (winner[mouse][cat][turn] != 0) continue;
                if (won == turn + 1 || --left[mouse][cat][turn] == 0) {
                    winner[mouse][cat][turn] = won;
                    queue.add(new int[] {mouse, cat, turn});
                }
            }
        }
        return winner[board.indexOf('M')][board.indexOf('C')][0] == 1;
    }

    private List<Integer> moves(String[] grid, int cell, int jump) {
        List<Integer> found = new ArrayList<>();
        int rows = grid.length, cols = grid[0].length();
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            for (int k = 1; k <= jump; k++) {
                int r = cell / cols + step[0] * k, c = cell % cols + step[1] * k;
                if (r < 0 || c < 0 || r >= rows || c >= cols || grid[r].charAt(c) == '#') break;
                found.add(r * cols + c);
            }
        }
        return found;
    }
}
