// expect: error rows-and-columns
// The number of a cell is counted with the number of rows: the arrays are too short, or two cells have the same number.
class Solution {
    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        int rows = grid.length, cols = grid[0].length();
        int[] start = new int[128];
        boolean[] wall = new boolean[rows * cols];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < cols; c++) {
                start[grid[r].charAt(c)] = r * rows + c;
                wall[r * rows + c] = grid[r].charAt(c) == '#';
            }
        }
        int most = 2 * rows * cols, cells = rows * cols;
        boolean[][] wins = new boolean[cells][cells];
        for (int turn = most; turn >= 0; turn--) {
            boolean[][] before = new boolean[cells][cells];
            for (int mouse = 0; mouse < cells; mouse++) {
                for (int cat = 0; cat < cells; cat++) {
                    if (wall[mouse] || wall[cat] || mouse == cat || cat == start['F']) continue;
                    if (mouse == start['F']) {
                        before[mouse][cat] = true;
                        continue;
                    }
                    boolean mouseMoves = turn % 2 == 0, found = !mouseMoves;
                    for (int to : moves(mouseMoves ? mouse : cat, mouseMoves ? mouseJump : catJump, wall, rows, cols)) {
                        boolean win = mouseMoves ? wins[to][cat] : wins[mouse][to];
                        found = mouseMoves ? found || win : found && win;
                    }
                    before[mouse][cat] = found;
                }
            }
            wins = before;
        }
        return wins[start['M']][start['C']];
    }

    private List<Integer> moves(int from, int jump, boolean[] wall, int rows, int cols) {
        List<Integer> found = new ArrayList<>(List.of(from));
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            for (int k = 1; k <= jump; k++) {
                int r = from / rows + step[0] * k, c = from % rows + step[1] * k;
                if (r < 0 || c < 0 || r >= rows || c >= cols || wall[r * rows + c]) break;
                found.add(r * rows + c);
            }
        }
        return found;
    }
}
